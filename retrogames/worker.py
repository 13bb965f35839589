"""Computer seats in a process of their own, or in slices in this one where no process can be had.

A question and its answer travel over multiprocessing's own pipe. What is asked about is a view, a position
as `seen_by` the thinking seat: nothing hidden ever leaves the program.
"""

import os
import signal
from collections.abc import Callable, Generator
from contextlib import suppress
from time import monotonic
from typing import TYPE_CHECKING, Any

from retrogames.core.game import discover, load
from retrogames.core.judging import LEVEL, Judge
from retrogames.core.player import Budget, Level, Progress, Think
from retrogames.frozen import frozen
from retrogames.signals import held_back

if TYPE_CHECKING:
    from multiprocessing.connection import Connection
    from multiprocessing.process import BaseProcess

LIMIT = 10.0
"""Seconds after which a computer seat plays the best move it has."""

SLICE = 0.006
"""Seconds that one `poll` thinks where there is no process."""

DEATHS = 3
"""Processes that may die before thinking goes on in this one."""

_GRACE = 3.0  # seconds that a silent process has beyond the limit, to start in or to answer `stop`
_PATIENCE = 0.5  # seconds to wait for a process to end by itself
_NICE = 19  # the picture goes first


@frozen
class Question:
    """What a computer seat is to think about; `number` tells an answer to an older one.

    `ai` is the import path of the game's computer player, so that a process loads that game alone. With
    `played` it is that of the game's judge, who is asked about that move; the answer is a Judgement.
    """

    number: int
    ai: str
    level: Level
    view: Any
    budget: int
    seed: int
    limit: float
    played: Any = None

    def thinking(self) -> Generator[Progress[Any], None, Any]:
        """Begin to think."""
        budget = Budget(self.budget)
        if self.played is not None:
            judge: Judge = load(self.ai)
            return judge(self.view, self.played, budget, self.seed)
        thinker: Callable[[Level], Think] = load(self.ai)
        return thinker(self.level)(self.view, budget, self.seed)


@frozen
class Answer:
    """The move found; `trouble` is the report of an error that cut the thinking short."""

    number: int
    move: Any
    trouble: str = ""


class Thought:
    """The thinking about one question, in slices; ends in a legal move whatever happens."""

    def __init__(self, question: Question) -> None:
        self.question = question
        self._thinking = question.thinking()
        self._deadline = monotonic() + question.limit
        self._best: Any = None

    def go_on(self) -> Answer | None:
        """Think for a few hundred positions; gives the answer once it is found or the time is up."""
        number = self.question.number
        try:
            self._best = next(self._thinking).best
        except StopIteration as end:
            return Answer(number, end.value)
        except Exception:  # a fault in a computer player must not end the game
            from traceback import format_exc

            return Answer(number, self.best(), format_exc())
        return self._end() if monotonic() >= self._deadline else None

    def now(self) -> Answer:
        """Give the best move so far; the first is there at once."""
        if self._best is None and (answer := self.go_on()) is not None:
            return answer
        return self._end()

    def _end(self) -> Answer:
        self._thinking.close()
        return Answer(self.question.number, self.best())

    def best(self) -> Any:
        """Give the best move found so far, at worst the first legal one."""
        return self._best if self._best is not None else self.question.view.moves()[0]


class Thinker:
    """Computer seats thinking elsewhere: one question at a time; older ones are never answered.

    The process starts with `start` or the first question. Where it dies it is started again; where it
    cannot start, or keeps dying, `poll` thinks in slices instead. `trouble` holds the report of the last
    error inside a computer player, "" for none.
    """

    def __init__(self, limit: float = LIMIT) -> None:
        self.trouble = ""
        self._limit = limit
        self._number = 0
        self._question: Question | None = None
        self._thought: Thought | None = None
        self._deadline = 0.0
        self._deaths = 0
        self._process: BaseProcess | None = None
        self._pipe: Connection | None = None

    @property
    def pid(self) -> int | None:
        """The process that thinks, None where there is none: then thinking goes on in this one."""
        return None if self._process is None else self._process.pid

    def start(self) -> None:
        """Start the process if it does not run, so that the first question need not wait for it."""
        if self._process is not None or self._deaths >= DEATHS:
            return
        from multiprocessing import get_context, resource_tracker  # not needed for the first picture

        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(target=serve, args=(theirs,), name="retrogames thinking", daemon=True)
        try:
            stand_somewhere()
            if os.name == "posix":
                resource_tracker.ensure_running()  # it would let the signals through when it starts
            with held_back((signal.SIGINT,)):  # Ctrl-C in the terminal is for the program with the window
                process.start()
        except (OSError, ValueError, RuntimeError):
            ours.close()
            self._deaths = DEATHS
            return
        finally:
            theirs.close()
        self._process, self._pipe = process, ours

    def ask(self, game: str, level: Level, view: Any, budget: int, seed: int) -> None:
        """Begin to think; what was thought before is dropped."""
        self._begin(discover()[game].ai, level, view, budget, seed)

    def judge(self, game: str, view: Any, move: Any, budget: int, seed: int) -> None:
        """Begin to judge a move for looking back; `poll` gives the Judgement."""
        self._begin(discover()[game].judge, LEVEL, view, budget, seed, move)

    def _begin(self, path: str, level: Level, view: Any, budget: int, seed: int, played: Any = None) -> None:
        self.drop()
        self._number += 1
        self._question = Question(self._number, path, level, view, budget, seed, self._limit, played)
        self._deadline = monotonic() + self._limit + _GRACE
        self._hand_over(self._question)

    def poll(self) -> Any | None:
        """Give the move found, None while thinking goes on and where nothing was asked."""
        if self._question is None:
            return None
        answer = self._think_here() if self._thought is not None else self._receive()
        if answer is None and self._question is not None and monotonic() >= self._deadline:
            self._bury()  # it neither thinks nor hears
            answer = Answer(self._question.number, self._question.view.moves()[0])
        if answer is None:
            return None
        if answer.trouble:
            self.trouble = answer.trouble
        self._question = None
        self._thought = None
        return answer.move

    def stop(self) -> None:
        """Ask for the best move so far; the next polls give it."""
        if self._question is None:
            return
        self._deadline = min(self._deadline, monotonic() + _GRACE)
        if self._thought is not None:
            self._deadline = 0.0
        else:
            self._send(("stop", self._question.number))

    def drop(self) -> None:
        """Forget the question; its answer never arrives."""
        if self._question is not None and self._thought is None:
            self._send(("drop", self._question.number))
        self._question = None
        self._thought = None

    def close(self) -> None:
        """End the process; asking again would start another."""
        self.drop()
        self._bury()

    def _hand_over(self, question: Question) -> None:
        """Give the question to the process, to a new one where it died, or begin with it here."""
        while self._deaths < DEATHS:
            self.start()
            if self._pipe is not None and self._send(question):
                return
            self._died()
        self._thought = Thought(question)

    def _send(self, message: Any) -> bool:
        if self._pipe is None:
            return False
        try:
            self._pipe.send(message)
        except OSError:
            return False
        return True

    def _receive(self) -> Answer | None:
        """Give the answer to the present question if it has come; older ones are thrown away."""
        question = self._question
        try:
            while self._pipe is not None and self._pipe.poll():
                answer: Answer = self._pipe.recv()
                if question is not None and answer.number == question.number:
                    return answer
        except (OSError, EOFError):
            self._died()
            if question is not None:
                self._hand_over(question)
        return None

    def _think_here(self) -> Answer | None:
        assert self._thought is not None
        until = monotonic() + SLICE
        while monotonic() < until:
            answer = self._thought.go_on()
            if answer is not None:
                return answer
            if not self._deadline:
                return self._thought.now()
        return None

    def _died(self) -> None:
        self._deaths += 1
        self._bury()

    def _bury(self) -> None:
        """Close the pipe, which ends the process, and make sure that it ended."""
        process, pipe = self._process, self._pipe
        self._process = self._pipe = None
        if pipe is not None:
            pipe.close()
        if process is None:
            return
        process.join(_PATIENCE)
        if process.is_alive():
            process.kill()
            process.join(_PATIENCE)
        with suppress(ValueError):  # not even killed yet
            process.close()


def stand_somewhere() -> None:
    """Leave a working folder that was removed: no process could be started from it."""
    try:
        os.getcwd()  # noqa: PTH109  # no file of the player's is meant here
    except OSError:
        os.chdir(os.sep)


def serve(pipe: "Connection") -> None:
    """Answer questions until the other side is gone: the whole life of a thinking process."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # where a process is not born deaf to it
    if hasattr(os, "nice"):
        with suppress(OSError):
            os.nice(_NICE)
    with suppress(OSError, EOFError):
        message: Any = None
        while True:
            message = _answer(pipe, message) if isinstance(message, Question) else pipe.recv()


def _answer(pipe: "Connection", question: Question) -> Any:
    """Think about a question and send the answer; gives the message that came between, else None."""
    thought = Thought(question)
    answer = None
    while answer is None:
        if pipe.poll():
            message = pipe.recv()
            if isinstance(message, Question):
                return message
            word, number = message
            if number == question.number:
                if word == "drop":
                    return None
                answer = thought.now()
                break
        answer = thought.go_on()
    pipe.send(answer)
    return None
