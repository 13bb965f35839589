"""The engine on its standard input and output: lines come in while a search runs."""

import io
import os
import queue
import threading
from collections.abc import Callable
from contextlib import suppress
from typing import BinaryIO, TextIO

from retrogames.core.game import Game
from retrogames.engine.commands import Engine

LONGEST = 1 << 20
"""Bytes that a line may have; longer ones are answered with an error."""

_AT_ONCE = (["stop"], ["isready"], ["quit"])  # obeyed while a search runs; other lines wait for its end
_Lines = queue.SimpleQueue[bytes | None]


def run(game: Game, source: BinaryIO, target: TextIO) -> int:
    """Converse until `quit` or the end of `source`; give the exit code.

    `source` is read by a thread, so that `stop` is heard while a search runs in this one.
    """
    lines: _Lines = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(source, lines), daemon=True).start()

    def say(line: str) -> None:
        target.write(line + "\n")
        target.flush()

    try:
        Conversation(Engine(game, say), lines).run()
    except BrokenPipeError:
        _discard(target)
    return 0


class Conversation:
    """Lines as they come, obeyed in their order; while a search runs, all but a few wait for its end."""

    def __init__(self, engine: Engine, lines: _Lines) -> None:
        self.engine = engine
        self.lines = lines
        self.waiting: list[str] = []
        self.ended = False

    def run(self) -> None:
        """Go on until `quit` or the end of the lines, and until what was asked before is answered."""
        engine = self.engine
        while True:
            while self.waiting and engine.search is None:
                engine.handle(self.waiting.pop(0))
                if self.ended:
                    self._hurry()
            if engine.search is not None and engine.search.running:
                engine.search.go_on()
            if engine.search is not None and engine.search.done:
                engine.search = None
            elif not self.ended and (engine.search is None or not engine.search.running or self._heard()):
                self._listen()
            elif self.ended and engine.search is None and not self.waiting:
                return

    def _heard(self) -> bool:
        return not self.lines.empty()

    def _listen(self) -> None:
        """Wait for a line and obey it, or keep it for later."""
        raw = self.lines.get()
        line = "" if raw is None else _decode(raw, self.engine.say)
        words = line.split()
        if raw is None or words == ["quit"]:
            self.ended = True
            self._hurry()
        elif self.engine.search is None or words[:1] in _AT_ONCE:
            self.engine.handle(line)
        elif words:
            self.waiting.append(line)

    def _hurry(self) -> None:
        if self.engine.search is not None:
            self.engine.search.hurry()


def _decode(raw: bytes, say: Callable[[str], None]) -> str:
    """Decode a line, or answer why not and give an empty one."""
    if len(raw) > LONGEST:
        say(f"error a line of more than {LONGEST} bytes")
        return ""
    try:
        return raw.decode()
    except UnicodeDecodeError:
        say("error a line that is not UTF-8")
        return ""


def _listen(source: BinaryIO, lines: _Lines) -> None:
    """Split what comes in into lines; of one that is far too long only the beginning is passed on.

    Reads the bare file where there is one: a thread that waits inside a buffered reader would hold its
    lock when the program ends.
    """
    with suppress(OSError, io.UnsupportedOperation):
        source = io.FileIO(source.fileno(), closefd=False)
    rest = b""
    while True:
        try:
            block = source.read(1 << 16)
        except OSError:
            block = b""
        if not block:
            break
        *whole, last = block.split(b"\n")
        for line in whole:
            lines.put(rest + line)
            rest = b""
        rest = (rest + last)[: LONGEST + 1]
    if rest:
        lines.put(rest)
    lines.put(None)


def _discard(target: TextIO) -> None:
    """Point a broken output at nothing, so that closing it at exit stays quiet."""
    try:
        os.dup2(os.open(os.devnull, os.O_WRONLY), target.fileno())
    except (OSError, io.UnsupportedOperation):
        return
