"""What a game's own scene supplies: the table at which `scenes.play` lets a match be played."""

from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, Literal, NamedTuple, Protocol

from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Player
from retrogames.core.position import Outcome, Seat
from retrogames.core.statistics import Statistics
from retrogames.looks.look import Command, Look
from retrogames.looks.widgets import Choice, TextLine, Toggle
from retrogames.machine.box import Box
from retrogames.machine.events import Event
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.curve import ChartPens
from retrogames.scenes.scene import Scene

if TYPE_CHECKING:
    from retrogames.scenes.house import House


class Page(NamedTuple):
    """A page of the manual. Text lines are wrapped; `pictures` maps a line's number to a drawing there.

    A drawing is (rows of text it takes, function that draws it into a box of the look's pixels).
    """

    title: str
    lines: Sequence[TextLine]
    pictures: Mapping[int, tuple[int, Callable[[Screen, Box], None]]] = MappingProxyType({})


@dataclass(frozen=True, slots=True)
class Refused:
    """A choice the rules refuse: the reason in one line, shown with the look's refusal sound."""

    reason: str


@dataclass(frozen=True, slots=True)
class Do:
    """A command chosen at the table itself (a gadget or button), by its id in the list of commands."""

    command: str


STILL = "still"
"""What a step of `Table.show` gives where its tick changes nothing in the picture."""

Answer = Refused | Do
"""What `Table.handle` may answer beside a move."""


@dataclass(slots=True)
class Situation:
    """What a table may show beside the position. Made anew by the play scene for every call.

    `position` is the position as the person may see it (`seen_by`), at the place stepped to when looking
    back. `human` tells that a person is to choose now. `thinking` is the seat whose computer thinks.
    `message` is what was told last: for a few seconds or until the next thing done where it is a refusal,
    else until the next move. `last` is the move that led here and `before` the position before it, None at
    the start. `hint` is a move to mark. `step` is the number of moves played at the position shown, `steps`
    how many there are. `tick` counts ticks since the program began, for slow marks such as the thinking
    sign. `clocks` is seconds left by seat. `values` are the player's options for this game
    (Settings.games[name]). `statistics` is all that was counted. `headers` are the match's further header
    lines, where a table may note what its clocks go by. `house` are the program's services, for the scenes
    that a table opens. `looking` tells that the match is being stepped through; `can_take_back` is then
    true at its end alone. `moved` tells, when it is drawn, that nothing but the move being shown has changed
    since the last picture, which is still there: a table may draw over it just what moves.
    """

    game: Game
    position: Any
    before: Any | None
    last: Any | None
    players: tuple[Player, ...]
    settings: Mapping[str, str]
    human: bool
    thinking: Seat | None
    outcome: Outcome | None
    ended: bool
    message: str
    hint: Any | None
    moves: Sequence[Any]
    positions: Sequence[Any]
    step: int
    steps: int
    tick: int
    less_motion: bool
    speed: int
    assisted: bool
    paused: bool
    can_take_back: bool
    clocks: tuple[float, ...] | None = None
    statistics: Statistics = field(default_factory=Statistics)
    values: Mapping[str, Any] = field(default_factory=dict)
    headers: dict[str, str] = field(default_factory=dict)
    house: "House | None" = None
    looking: bool = False
    moved: bool = False

    @property
    def watched(self) -> bool:
        """Whether computers play against each other and the person only looks on."""
        alone = all(isinstance(player, Computer) for player in self.players)
        return alone and self.outcome is None and not self.looking


class Table(Protocol):
    """One game's picture and hands. It keeps selection, hover and cursor; nothing a take-back restores.

    Made with `(look, values)`, the look and the player's options for this game, colours among them.
    Coordinates of events are 640x480 dots.
    """

    look: Look
    palette: Palette
    dirty: bool
    """Set when hover or cursor changed; the play scene then draws anew."""
    menu_names: Mapping[str, str]
    """The game's own titles for command groups, empty for the usual."""
    moving: bool
    """Whether something of the table's own moves outside `show`; then `tick` is called every tick."""
    eager: bool
    """Whether a key or click that cuts an animation short acts as well, so that quick players lose none."""
    chart: ChartPens
    """Registers for the curves of a game looked back at, seat by seat."""
    board: str
    """The word for what is played on, for the button at a game's end that goes back to it."""
    verdict_at: Literal["head", "foot", ""]
    """Where the end's alert hides least of the board; "" for where the machine puts its alerts."""
    may_end: bool
    """Whether a game in progress may be ended and decided by its scores as they stand."""

    @property
    def holding(self) -> bool:
        """Whether a piece is held that is to move, as the pointer shows where the machine has a hand."""

    def handle(self, s: Situation, event: Event) -> Any:
        """Answer an event with a legal move, Refused, Do or None. Called also while `s.human` is false."""

    def draw(self, s: Situation, screen: Screen) -> None:
        """Draw the table, everything but the menu's bar or strip and the pointer, prompt line included."""

    def draw_over(self, s: Situation, screen: Screen) -> None:
        """Draw what lies even over the menu's bar; usually nothing."""

    def show(self, s: Situation, before: Any, move: Any, after: Any) -> Iterator[str | None]:
        """Animate a move, one tick for each step; the table keeps what it needs to draw meanwhile.

        A step may give the name of a sound that is due, or STILL.

        Not called with `less_motion` unless the table's `must_show` says so. When the iterator is dropped
        half-way, `rest` is called. `s.position` is `after`.
        """

    def must_show(self, move: Any) -> bool:
        """Tell whether `show` is needed even without animation, because a person must act in it."""

    def interrupt(self, event: Event) -> bool:
        """Answer a key press or click during `show`: True ends the animation at once."""

    def tick(self) -> None:
        """Pass a tick while `moving`."""

    def rest(self) -> None:
        """Forget animation and half-made choices: the position has changed or the animation was cut."""

    def sound(self, s: Situation, before: Any, move: Any, after: Any) -> str:
        """Name the sound of a move, "" for none; played when its animation begins."""

    def prompt(self, s: Situation) -> str:
        """Say in one line what can be done now."""

    def info(self, s: Situation) -> str:
        """Give the short text at the menu bar's end."""

    def commands(self, s: Situation) -> Sequence[Command]:
        """Give further commands of this game, put after the common ones of their groups.

        One with the id of a common command takes its place in the menu, and `do` is asked first; where it
        gives None, the common command is carried out.
        """

    def do(self, s: Situation, command: str) -> Scene | Any | None:
        """Carry out one of its own commands.

        Gives a Scene to push (which may pop with a Match to go on with, a command id, or changed
        Statistics), a Match, a dict of options of this game to keep, a move, or None.
        """

    def forced(self, s: Situation) -> tuple[Any, str] | None:
        """Give the only move that a stuck seat has, with the message that says so; None elsewhere."""

    def clocks(self, s: Situation) -> list[float] | None:
        """Give the seconds each seat has, None where no clock runs.

        Asked when a match is taken up (`s.clocks` is None) and when a turn is over, with `s.clocks` as they
        stand then.
        """

    def time_up(self, s: Situation) -> tuple[Any, str]:
        """Give what is played at zero and a line that tells it; asked only where `s.clocks` is set."""

    def describe(self, before: Any, move: Any, after: Any) -> str:
        """Tell a move in words for the move list and the log."""

    def setup(self, values: Mapping[str, Any]) -> Scene:
        """Give the colour setup in the machine's terms; it pops with the changed values or None."""

    def extras(self, values: Mapping[str, Any]) -> Mapping[str, Toggle | Choice]:
        """Give further widgets for the options dialog, by caption; their keys name what is kept."""

    def opening(self) -> Scene | None:
        """Give the game's own title scene, which pops with a command id (`start` begins); None for none."""

    def farewell(self, finished: Sequence[Match]) -> Scene | None:
        """Give what is shown on leaving after whole games were played; None for nothing."""

    def finale(self, s: Situation) -> Scene | None:
        """Give what is shown at the end instead of the common alert; None for that. Pops as `do`'s scenes."""

    def result(self, s: Situation) -> str:
        """Tell in words how the game ended, as the end's alert says it."""

    def manual(self) -> Sequence[Page]:
        """Give the manual's pages in our own words, with diagrams drawn by the program."""
