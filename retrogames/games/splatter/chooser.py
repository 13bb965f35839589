"""A new game: how many play, on which board, how large, by which clock and house rule."""

from collections.abc import Mapping, Sequence
from dataclasses import replace
from time import monotonic

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.games.splatter import art, timing
from retrogames.games.splatter.boards import BoardFile
from retrogames.games.splatter.catalogue import find_board, named_boards
from retrogames.games.splatter.dialog import PANEL, Dialog
from retrogames.games.splatter.grid import COLUMNS, ROWS, SMALLEST
from retrogames.games.splatter.options import REENTER
from retrogames.games.splatter.rules import SEATS, Position
from retrogames.games.splatter.setup import begun, start
from retrogames.games.splatter.thumbnail import draw_thumbnail
from retrogames.looks.gem import Gem
from retrogames.looks.widgets import Button, Choice, Label, Picture, Toggle, Widget
from retrogames.machine.box import Box
from retrogames.machine.events import Event, Key, Wheel
from retrogames.machine.palette import Palette
from retrogames.machine.screen import Screen
from retrogames.scenes.form import DOUBLE_CLICK, Form
from retrogames.scenes.house import House
from retrogames.scenes.lineup import last_players, new_match
from retrogames.scenes.players import players
from retrogames.scenes.scene import Change, Pop, Push

COUNTS = ("2", "3", "4")
ACROSS, DOWN = 4, 2
PAGE = ACROSS * DOWN
THUMB = (71, 44)
USUAL = "USUAL"


def _place(number: int) -> Box:
    """Give the place of the n-th picture of a page."""
    return Box(15 + 73 * (number % ACROSS), 49 + 53 * (number // ACROSS), *THUMB)


class Chooser(Dialog):
    """Pops with the new match, a command, or None. `board` is the file of the board played on last."""

    def __init__(self, house: House, game: Game, look: Gem, palette: Palette, board: str = "") -> None:
        super().__init__(look, palette)
        self.house = house
        self.game = game
        options = game.settings(self._kept_options())
        width, height = options["Size"].split("x")
        found = find_board(house.saves_folder(game), board)
        players = options["Players"] if found is None else str(found.seats)
        self.count = Choice(COUNTS, COUNTS.index(players), "count", Box(80, 34, 48, 11))
        self.time = timing.choice(house.settings.games.get(game.name, {}))
        self.time.box = Box(171, 34, 130, 11)
        across = tuple(str(n) for n in range(SMALLEST, COLUMNS + 1))
        down = tuple(str(n) for n in range(SMALLEST, ROWS + 1))
        self.width = Choice(across, across.index(width), "size", Box(52, 156, 44, 11))
        self.height = Choice(down, down.index(height), "size", Box(110, 156, 44, 11))
        self.enters = Toggle(REENTER, options["Enter"] == "on", "enter", Box(162, 156, 78, 11))
        self.page = Choice(("1/1",), 0, "page", Box(245, 156, 56, 11))
        self.chosen = 0
        self.boards: Sequence[tuple[str, BoardFile | None]] = ()
        self.thumbs: list[Picture] = []
        self._clicked = (-1, 0.0)
        self.form = Form(look, "New game", [], [], self._answer, palette, panel=PANEL)
        self._list(str(house.settings.of(game.name, "board", "")) if found is None else found.name)
        self.form.focus = self.thumbs[self.chosen % PAGE]

    def _kept_options(self) -> dict[str, str]:
        """Give the options chosen last, as far as they can still be used."""
        known = {option.name: option for option in self.game.options}
        found = {}
        for name, text in self.house.settings.options(self.game.name).items():
            try:
                found[name] = known[name].read(text)
            except (KeyError, ValueError):
                continue
        return found

    # Boards and places

    def _list(self, wanted: str = "") -> None:
        """List the boards for as many as play, the one wanted chosen."""
        own = self.house.saves_folder(self.game)
        found = named_boards(own, int(self.count.text))
        self.boards = [(USUAL, None), *((board.name, board.saved) for board in found)]
        names = [name for name, _ in self.boards]
        self.chosen = names.index(wanted) if wanted in names else 0
        pages = (len(self.boards) + PAGE - 1) // PAGE
        self.page.options = tuple(f"{number + 1}/{pages}" for number in range(pages))
        self.page.index = self.chosen // PAGE
        self._arrange()

    def _arrange(self) -> None:
        """Put the page's pictures and everything else on the form."""
        first = self.page.index * PAGE
        count = min(PAGE, len(self.boards) - first)
        self.thumbs = [self._thumb(first + n, _place(n)) for n in range(count)]
        self.page.enabled = len(self.page.options) > 1
        usual = self.chosen == 0
        self.width.enabled = self.height.enabled = usual
        texts = (("Players", 16, 36), ("Time", 132, 36), ("Size", 16, 158), ("×", 99, 158))
        labels = [Label(text, box=Box(x, y, 8 * len(text), 9)) for text, x, y in texts]
        page: list[Widget] = [self.page] if self.page.enabled else []
        widgets: list[Widget] = [*labels, self.count, self.time, *self.thumbs]
        widgets += [self.width, self.height, self.enters, *page]
        buttons = [
            Button("Seats", "seats", box=Box(16, 172, 62, 17)),
            Button("Editor", "editor", box=Box(84, 172, 62, 17)),
            Button("Cancel", "cancel", escape=True, box=Box(170, 172, 62, 17)),
            Button("Start", "start", default=True, box=Box(238, 172, 62, 17)),
        ]
        focus = self.form.focus
        self.form.buttons = buttons
        self.form.arrange(widgets, PANEL)
        if focus is not None and self.form.focus is not focus:
            same = [w for w in self.form.widgets if getattr(w, "key", "-") == getattr(focus, "key", "")]
            self.form.focus = (same or self.thumbs)[0]

    def pictures(self) -> Sequence[Sequence[Picture]]:
        """Give the pictures of the page in rows."""
        return [self.thumbs[n : n + ACROSS] for n in range(0, len(self.thumbs), ACROSS)]

    def chosen_picture(self) -> Picture:
        """Give the picture of the board chosen."""
        return self.thumbs[self.chosen - self.page.index * PAGE]

    def follow(self) -> None:
        """Choose the board whose picture has the focus."""
        for number, thumb in enumerate(self.thumbs, self.page.index * PAGE):
            if thumb is self.form.focus and number != self.chosen:
                self.chosen = number
                self._arrange()
                break
        self.form.dirty = True

    def _turn(self, step: int) -> None:
        """Turn pages."""
        self.page.index = min(len(self.page.options) - 1, max(0, self.page.index + step))
        self._show_page()

    def _show_page(self) -> None:
        self.chosen = self.page.index * PAGE
        self._arrange()
        self.form.focus = self.thumbs[0]

    # Events

    def handle(self, event: Event) -> Change | None:
        """Turn pages by keys and wheel; the rest is the form's."""
        match event:
            case Key(name="pageup" | "pagedown" as name):
                self._turn(1 if name == "pagedown" else -1)
            case Wheel(dy=dy) if dy:
                self._turn(-1 if dy > 0 else 1)
            case _:
                return super().handle(event)
        self.follow()
        return None

    def _answer(self, form: Form, key: str) -> Change | None:
        match key:
            case "cancel":
                return Pop(None)
            case "editor":
                return Pop("editor")
            case "start":
                return self._start()
            case "seats":
                return self._ask_seats()
            case "count":
                self._list(self.boards[self.chosen][0])
            case "page":
                self._show_page()
        if key.startswith("board "):
            return self._click(int(key.removeprefix("board ")))
        return None

    def _click(self, number: int) -> Change | None:
        """Start at the second click on a picture, if it comes soon."""
        now = monotonic()
        twice = self._clicked[0] == number and now - self._clicked[1] < DOUBLE_CLICK
        self._clicked = (number, now)
        return self._start() if twice else None

    def _ask_seats(self) -> Change:
        """Ask who plays in as many seats as are chosen here; the dialog reads them from the settings."""
        before = self.house.settings.options(self.game.name)
        self._keep(self._options())

        def answered(done: object) -> Change | None:
            if not done:
                self._keep(before)
            return None

        return Push(players(self.house, self.game, self.dress, self.colours, seats_only=True), answered)

    def _keep(self, options: Mapping[str, str]) -> None:
        self.house.change(self.house.settings.with_game(self.game.name, options=dict(options)))

    def _options(self) -> dict[str, str]:
        return {
            "Size": f"{self.width.text}x{self.height.text}",
            "Players": self.count.text,
            "Enter": "on" if self.enters.on else "off",
        }

    def _start(self) -> Change:
        """Keep what was chosen and begin."""
        name, saved = self.boards[self.chosen]
        house, game = self.house, self.game
        kept = house.settings.with_game(
            game.name, options=self._options(), time=self.time.text, board="" if saved is None else name
        )
        house.change(kept)
        return Pop(new_match(house, game) if saved is None else self._on_board(name, saved))

    def _on_board(self, name: str, saved: BoardFile) -> Match:
        """Begin on a named board, with those who played last in its seats."""
        position = saved.position
        if self.enters.on != position.board.enter:
            gone = tuple(seat for seat in position.board.roster if seat not in position.seats)
            position = begun(position.layout, position.turn, position.seats, self.enters.on, gone)
        seated = last_players(self.house, self.game, len(SEATS))
        board = replace(saved, position=position, players=seated)
        match = board.match(self.game, dice.fresh_seed(), self.house.today())
        match.headers["Board"] = f"{name}.BRD"
        return match

    # Drawing

    def _position(self, number: int) -> Position:
        saved = self.boards[number][1]
        return start(self._options()) if saved is None else saved.position

    def _thumb(self, number: int, box: Box) -> Picture:
        def paint(screen: Screen, box: Box) -> None:
            s, look = self.dress.surface(screen), self.dress
            draw_thumbnail(s, box, self._position(number))
            name = self.boards[number][0].replace("_", " ")
            x, y = box.x + (box.w - look.small.width(name)) // 2, box.bottom + 2
            s.text(x, y, name, look.small, art.INK)
            if number == self.chosen:
                s.frame(*box.inset(-1), art.INK, 2)
            if getattr(self.form.focus, "key", "") == f"board {number}":
                s.swap(box.x, y - 1, box.w, 7, art.INK, art.PAPER)

        return Picture(paint, *THUMB, key=f"board {number}", box=box)
