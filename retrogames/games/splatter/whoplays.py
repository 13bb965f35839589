"""Who sits at a board being edited: a person, a computer of a level, or nobody."""

from retrogames.core.player import Computer, Human, Level, Player
from retrogames.games.splatter.draft import Draft
from retrogames.games.splatter.words import SEATS
from retrogames.looks.gem import Gem
from retrogames.looks.widgets import Button, Choice, Label
from retrogames.machine.palette import Palette
from retrogames.scenes.form import Form
from retrogames.scenes.layout import Row
from retrogames.scenes.scene import Change, Pop

KINDS = ("Human", *(level.capitalize() for level in Level), "Nobody")


def who_plays(look: Gem, palette: Palette, draft: Draft) -> Form:
    """Make the dialog; it pops with who plays and the players, or None."""
    choices = [Choice(KINDS, _kind(draft, seat), key=f"seat {seat}") for seat in range(4)]
    rows: list[Row] = [(Label(name), choice) for name, choice in zip(SEATS, choices, strict=True)]

    def answer(form: Form, key: str) -> Change | None:
        if key == "cancel":
            return Pop(None)
        if key != "ok":
            return None
        plays = tuple(choice.text != "Nobody" for choice in choices)
        players = tuple(_player(draft, seat, choice.index) for seat, choice in enumerate(choices))
        return Pop((plays, players))

    buttons = [Button("OK", "ok", default=True), Button("Cancel", "cancel", escape=True)]
    form = Form(look, "Who plays", rows, buttons, answer, palette)
    form.focus = choices[0]
    return form


def _kind(draft: Draft, seat: int) -> int:
    player = draft.players[seat]
    if not draft.plays[seat]:
        return len(KINDS) - 1
    return 0 if isinstance(player, Human) else 1 + list(Level).index(player.level)


def _player(draft: Draft, seat: int, kind: int) -> Player:
    """Give the player of a seat; who is nobody now would be the one before."""
    before = draft.players[seat]
    if kind == len(KINDS) - 1:
        return before
    return Human(before.name) if kind == 0 else Computer(list(Level)[kind - 1], before.name)
