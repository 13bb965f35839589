"""The engine's commands, over any game."""

from collections.abc import Callable, Sequence
from functools import partial
from typing import Any

from retrogames import __version__
from retrogames.core import dice
from retrogames.core.game import Dialect, Game, Option, Settings, load
from retrogames.core.match import Match
from retrogames.core.player import Budget, Level
from retrogames.core.position import CHANCE, IllegalMove, Seat, read_move, result_text
from retrogames.engine.counting import AT_ONCE, Counting
from retrogames.engine.search import Search
from retrogames.engine.words import Refusal, alone, number, quote, read_limits, seconds, unknown

_BOUNDLESS = 10**15  # positions; more than any search sees
_ANSWER = 300  # characters that an error may have


class _Plain:
    """A game's own texts, as `Dialect` offers them."""

    def __init__(self, game: Game, settings: Settings) -> None:
        self.game = game
        self.settings = settings

    def start(self, settings: Settings, seed: int) -> Any:
        return self.game.start(settings, seed)

    def read(self, text: str) -> Any:
        return self.game.set_up(text, self.settings)

    def write(self, position: Any) -> str:
        return str(position)

    def moves(self, position: Any) -> Sequence[str]:
        return [str(move) for move in position.moves()]

    def read_move(self, position: Any, text: str) -> Any:
        return read_move(position, text)

    def write_move(self, position: Any, move: Any) -> str:
        return str(move)


class Engine:
    """One conversation: `handle` takes a line; a `go` or a long `perft` leaves a `search` to be run.

    `say` is called with each answer, a line without its end.
    """

    def __init__(self, game: Game, say: Callable[[str], None]) -> None:
        self.game = game
        self.say = say
        self.level = Level.CLUB
        self.seed = 0
        self.settings = game.settings()
        self._own = _Plain(game, self.settings)
        self.dialect: Dialect = self._own
        self.search: Search | Counting | None = None
        self._begin()
        self._commands: dict[str, Callable[[list[str]], None]] = {
            "uci": self._greet,
            "uai": self._greet,
            "ugi": self._greet,
            "isready": self._ready,
            "ucinewgame": self._new_game,
            "uainewgame": self._new_game,
            "uginewgame": self._new_game,
            "setoption": self._set_option,
            "position": self._set_position,
            "moves": self._list_moves,
            "show": self._show,
            "view": self._view,
            "perft": self._perft,
            "go": self._go,
            "roll": self._roll,
            "query": self._query,
            "stop": self._stop,
            "quit": self._quit,
        }

    def handle(self, line: str) -> None:
        """Obey one line; whatever it holds, the answer is an answer and never an exception."""
        words = line.split()
        if not words:
            return
        try:
            command = self._commands.get(words[0])
            if command is not None:
                command(words)
            elif words[0] in self.game.answers:
                alone(words)
                self.say(self.game.answers[words[0]](self.match.position))
            else:
                raise Refusal(f"unknown command {quote(words[0])}")
        except (Refusal, ValueError) as error:
            self.say(f"error {' '.join(str(error).split())[:_ANSWER]}")

    def _begin(self) -> None:
        start = self.dialect.start(self.settings, self.seed)
        self.match = Match(self.game, dict(self.settings), self.seed, (), positions=[start])

    def _greet(self, words: list[str]) -> None:
        alone(words)
        other = self.game.uai if words[0] == "uai" else None
        dialect = self._own if other is None else load(other)
        if dialect is not self.dialect:
            self.dialect = dialect
            self._begin()
        self.say(f"id name Retrogames {self.game.title} {__version__}")
        self.say(f"id author the Retrogames authors, after {self.game.author}")
        levels = " ".join(f"var {level}" for level in Level)
        self.say(f"option name Level type combo default {Level.CLUB} {levels}")
        self.say(f"option name Seed type spin default 0 min 0 max {dice.SEEDS - 1}")
        for option in self._options():
            kind = f"type string default {option.default}"
            if option.spin is not None:
                kind = f"type spin default {option.default} min {option.spin[0]} max {option.spin[1]}"
            elif option.choices:
                values = " ".join(f"var {choice}" for choice in option.choices)
                kind = f"type combo default {option.default} {values}"
            self.say(f"option name {option.name} {kind}")
        self.say(f"{words[0]}ok")

    def _options(self) -> Sequence[Option]:
        """List the game's options; in another dialect the start is fixed and there are none."""
        return self.game.options if self.dialect is self._own else ()

    def _ready(self, words: list[str]) -> None:
        alone(words)
        self.say("readyok")

    def _new_game(self, words: list[str]) -> None:
        alone(words)
        self._begin()

    def _set_option(self, words: list[str]) -> None:
        if len(words) < 2 or words[1] != "name" or "value" not in words[2:]:
            raise Refusal("setoption needs `name NAME value VALUE`")
        at = words.index("value", 2)
        name, value = " ".join(words[2:at]), " ".join(words[at + 1 :])
        if name.lower() == "level":
            if value not in list(Level):
                raise Refusal(f"Level is one of {', '.join(Level)}, not {quote(value)}")
            self.level = Level(value)
        elif name.lower() == "seed":
            self.seed = number("Seed", value, dice.SEEDS - 1)
        elif any(option.name.lower() == name.lower() for option in self._options()):
            option = self.game.option(name)
            self.settings[option.name] = option.read(value)
        else:
            raise Refusal(f"unknown option {quote(name)}")

    def _set_position(self, words: list[str]) -> None:
        at = words.index("moves") if "moves" in words else len(words)
        kind = words[1] if len(words) > 1 else ""
        if kind == "startpos":
            if at != 2:
                unknown(words[2], "startpos")
            start = self.dialect.start(self.settings, self.seed)
        elif kind == "fen":
            start = self.dialect.read(" ".join(words[2:at]))
        else:
            raise Refusal("position needs `startpos` or `fen FIELDS`")
        match = Match(self.game, dict(self.settings), self.seed, (), positions=[start])
        for count, text in enumerate(words[at + 1 :], 1):
            try:
                match.play(self.dialect.read_move(match.position, text))
            except IllegalMove as error:
                raise Refusal(f"move {count}, {quote(text)}: {error}") from None
        self.match = match

    def _list_moves(self, words: list[str]) -> None:
        alone(words)
        if self.match.turn == CHANCE and self.match.position.outcome() is None:
            self.say("moves roll:*")
        else:
            self.say(" ".join(["moves", *sorted(self.dialect.moves(self.match.position))]))

    def _show(self, words: list[str]) -> None:
        alone(words)
        position = self.match.position
        self.say(f"position {self.dialect.write(position)}")
        self.say(f"score {','.join(map(str, position.scores()))}")
        self.say(f"result {result_text(position.outcome())}")

    def _view(self, words: list[str]) -> None:
        seats = len(self.match.position.scores())
        if len(words) != 2:
            raise Refusal("view needs a seat")
        seat = number("a seat", words[1], seats, 1)
        view = self.match.position.seen_by(Seat(seat - 1))
        self.say(f"position {self.dialect.write(view)}")

    def _perft(self, words: list[str]) -> None:
        if len(words) != 2:
            raise Refusal("perft needs a depth")
        depth = number("a depth", words[1], 99)
        if self.game.perft is None:
            raise Refusal(f"{self.game.title} has no perft: chance has no moves to count")
        counting = Counting(partial(self.game.perft, self.match.position, depth), f"perft {depth}", self.say)
        counting.go_on(AT_ONCE)
        if not counting.done:
            self.search = counting

    def _roll(self, words: list[str]) -> None:
        alone(words)
        self.match.seed = self.seed
        if self.match.turn != CHANCE:
            raise Refusal("no roll is due")
        self.say(f"rolled {self.match.roll()}")

    def _query(self, words: list[str]) -> None:
        position = self.match.position
        outcome = position.outcome()
        if words[1:] == ["gameover"]:
            answer = str(outcome is not None).lower()
        elif words[1:] == ["p1turn"]:
            answer = str(self._place(_acting(position)) == 0).lower()
        elif words[1:] == ["result"]:
            answer = self._two_seat_result()
        else:
            raise Refusal("query needs `gameover`, `p1turn` or `result`")
        self.say(f"response {answer}")

    def _two_seat_result(self) -> str:
        """Give the result in UGI's words, which know two players: those of the position that was set."""
        outcome = self.match.position.outcome()
        if outcome is None:
            return "none"
        if len(outcome.winners) != 1:
            return "draw"
        place = self._place(outcome.winners[0])
        if place > 1:
            raise Refusal(f"UGI has no word for {outcome}")
        return f"p{place + 1}win"

    def _place(self, seat: Seat) -> int:
        """Tell the place of a seat, from 0, among those of the position that was set."""
        seats = self.match.positions[0].seats
        return seats.index(seat) if seat in seats else len(seats)

    def _go(self, words: list[str]) -> None:
        position = self.match.position
        limits = read_limits(words[1:])
        if position.outcome() is not None:
            raise Refusal("the game is over")
        if position.turn == CHANCE:
            raise Refusal("a roll is due; say `roll`, or give one with `position`")
        time = seconds(limits, self._place(position.turn))
        self.match.seed = self.seed
        positions = self.game.budgets[self.level]
        if "infinite" in limits or "depth" in limits or time is not None:
            positions = _BOUNDLESS
        budget = Budget(max(1, limits.get("nodes", positions)), limits.get("depth"))
        think = self.game.think(self.level)
        self.search = Search(
            think(position.seen_by(position.turn), budget, self.match.thinking_seed),
            time,
            "infinite" in limits,
            partial(self.dialect.write_move, position),
            self.say,
        )

    def _stop(self, words: list[str]) -> None:
        alone(words)
        if self.search is not None:
            self.search.interrupt()

    def _quit(self, words: list[str]) -> None:
        alone(words)  # the conversation ends


def _acting(position: Any) -> Seat:
    """Give the seat at play, also while its dice roll; a position with dice has `seat`."""
    turn: Seat = position.seat if position.turn == CHANCE else position.turn
    return turn
