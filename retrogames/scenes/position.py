"""A match that begins from a position: read from a text, typed or pasted, or set up in an editor."""

from retrogames.core import dice
from retrogames.core.game import Game, Settings
from retrogames.core.match import Match
from retrogames.core.player import Player
from retrogames.core.position import PositionError, Seat
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Field, Label
from retrogames.machine.palette import Palette
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.layout import Row
from retrogames.scenes.lineup import last_players
from retrogames.scenes.scene import Change, Pop, Push

LONGEST = 500
"""Letters of the longest position there is, Splatter's on its largest board."""


def match_from(
    house: House, game: Game, text: str, settings: Settings, players: tuple[Player, ...] | None = None
) -> Match:
    """Begin a match from a position's text, under the options that the text does not tell.

    What a player's view leaves open is drawn. Where `players` do not fit the seats, those sit there who
    played last. Raises PositionError where the text is no position or nothing is left to play.
    """
    seed = dice.fresh_seed()
    position = game.set_up(" ".join(text.split()), settings)
    if game.completed is not None:
        position = game.completed(position, seed)
    if position.outcome() is not None:
        raise PositionError("the game is over in this position")
    shown = {} if game.shown is None else game.shown(position)
    count = len(position.scores())
    seats = players if players and len(players) == count else last_players(house, game, count)
    chosen = game.settings({**settings, **shown})
    return Match(game, chosen, seed, seats, date=house.today(), setup=str(position))


def sentence(error: PositionError) -> str:
    """Turn a reader's reason into a sentence for an alert."""
    reason = str(error)
    return reason[:1].upper() + reason[1:] + "."


def enter_position(house: House, look: Look, match: Match, palette: Palette | None = None) -> Form:
    """Make the dialog that takes a position's text; pops with a Match that begins there, or None."""
    field = Field("", LONGEST, key="text")
    game = match.game

    def put(text: str) -> None:
        field.text = text[:LONGEST]
        field.cursor = len(field.text)

    def answer(form: Form, key: str) -> Change | None:
        match key:
            case "cancel":
                return Pop(None)
            case "paste":
                put(house.pasted())
            case "board":
                put(str(match.position.seen_by(Seat(max(match.turn, 0)))))
            case "ok":
                try:
                    return Pop(match_from(house, game, field.text, match.settings, match.players))
                except PositionError as error:
                    text = sentence(error)
                return Push(alert(look, text, kind="stop", title=game.title, palette=palette))
        form.focus = field
        form.dirty = True
        return None

    rows: list[Row] = [Label("Type or paste a position, as Copy"), Label("position gives it."), None, field]
    buttons = [
        Button("Play", "ok", default=True, hot="P"),
        Button("Paste", "paste", hot="a"),
        Button("This one", "board", hot="T"),
        Button("Cancel", "cancel", escape=True, hot="C"),
    ]
    form = Form(look, f"{game.title}: position", rows, buttons, answer, palette)
    form.focus = field
    return form
