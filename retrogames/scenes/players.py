"""Who plays: a person or a computer level for each seat, their names, and the game's options."""

from retrogames.core.game import Game
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Choice, Field, Label
from retrogames.machine.palette import Palette
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.layout import Row
from retrogames.scenes.lineedit import fill
from retrogames.scenes.lineup import given_name, keep, kept_options, last_players
from retrogames.scenes.scene import Change, Pop

KINDS = ("Human", *(level.capitalize() for level in Level))
NAME_LENGTH = 8


class Lineup:
    """The dialog's state: one row for each seat, one for each option that lists its values."""

    def __init__(self, house: House, look: Look, game: Game, seats_only: bool) -> None:
        self.house = house
        self.look = look
        self.game = game
        self.seats_only = seats_only
        self.options: dict[str, Choice] = {}
        self.form: Form | None = None
        chosen = house.settings.options(game.name)
        for option in game.options:
            values = option.choices
            if option.spin is not None:
                values = tuple(str(n) for n in range(option.spin[0], option.spin[1] + 1))
            if not values:
                continue
            now = chosen.get(option.name, option.default)
            index = values.index(now) if now in values else values.index(option.default)
            self.options[option.name] = Choice(values, index, key=f"option {option.name}")
        self.kinds: list[Choice] = []
        self.names: list[Field] = []
        for seat, player in enumerate(last_players(house, game, len(game.seat_names))):
            kind = 0 if isinstance(player, Human) else 1 + list(Level).index(player.level)
            self.kinds.append(Choice(KINDS, kind, key=f"kind {seat}"))
            self.names.append(Field("", NAME_LENGTH, key=f"name {seat}"))
            fill(self.names[seat], player.name[:NAME_LENGTH])

    @property
    def seats(self) -> int:
        """How many seats the options chosen give the game."""
        start = self.game.start(self.settings(), 0)
        return min(len(start.seats), len(self.kinds))

    @property
    def alone(self) -> bool:
        """Whether the options chosen let one person play all seats."""
        settings = self.settings()
        return any(option.alone and settings[option.name] != option.default for option in self.game.options)

    def settings(self) -> dict[str, str]:
        """Give the options as chosen."""
        kept = kept_options(self.house, self.game)
        return self.game.settings({**kept, **{name: choice.text for name, choice in self.options.items()}})

    def rows(self) -> list[Row]:
        """Give the rows of the dialog for the seats now in the game."""
        rows: list[Row] = [(Label("Player"), self.names[0])] if self.alone else []
        for seat in range(0 if self.alone else self.seats):
            rows.append((Label(self.game.seat_names[seat]), self.kinds[seat], self.names[seat]))
        offered = [] if self.seats_only else [o for o in self.game.options if o.name in self.options]
        if offered:
            rows.append(None)
        rows += [(Label(option.label or option.name), self.options[option.name]) for option in offered]
        return rows

    def _name(self, seat: int) -> None:
        """Name a seat that has become a computer, as far as no person has typed a name there."""
        field, given = self.names[seat], given_name(self.game, seat)
        if field.text in ("", given):
            fill(field, given if self.kinds[seat].index else "")

    def players(self) -> tuple[Player, ...]:
        """Give who sits where."""
        if self.alone:
            return (Human(self.names[0].text.strip()),) * len(self.kinds)
        found: list[Player] = []
        for kind, field in zip(self.kinds, self.names, strict=True):
            name = field.text.strip()
            found.append(Human(name) if kind.index == 0 else Computer(list(Level)[kind.index - 1], name))
        return tuple(found)

    def answer(self, form: Form, key: str) -> Change | None:
        """Follow a change of an option, keep and leave at the end."""
        if key.startswith("option "):
            form.arrange(self.rows())
        if key.startswith("kind "):
            self._name(int(key.removeprefix("kind ")))
        if key == "cancel":
            return Pop(None)
        if key == "ok":
            keep(self.house, self.game, self.players(), self.settings())
            return Pop(True)
        return None


def players(
    house: House, game: Game, look: Look, palette: Palette | None = None, seats_only: bool = False
) -> Form:
    """Make the dialog; it pops with True after keeping the choice in the settings, or None.

    With `seats_only` it is a part of another dialog, which has the options and begins the game.
    """
    lineup = Lineup(house, look, game, seats_only)
    accept = Button("OK" if seats_only else "Play", "ok", default=True)
    buttons = [accept, Button("Cancel", "cancel", escape=True)]
    title = "Seats" if seats_only else f"{game.title}: players"
    form = Form(look, title, lineup.rows(), buttons, lineup.answer, palette)
    form.focus = lineup.kinds[0]
    return form
