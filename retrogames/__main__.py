"""The command line: opens the window, or one of the commands that need none.

What a call does not need is not imported: the first picture waits for every module.
"""

import sys

try:
    import gc
    import os
    from collections.abc import Callable, Sequence
    from contextlib import suppress
    from io import TextIOWrapper
    from pathlib import Path
    from typing import NoReturn

    from retrogames import store
    from retrogames.paths import places
    from retrogames.settings import Start, StartError
except KeyboardInterrupt:  # Ctrl-C as early as that
    raise SystemExit(130) from None


def main(words: Sequence[str] | None = None) -> int:
    """Do what the command line asks; give the exit code."""
    try:
        if getattr(sys, "frozen", False):  # a process of a built program starts here too
            from multiprocessing import freeze_support

            freeze_support()
        _fill_gaps()
        words = list(sys.argv[1:] if words is None else words)
        for stream in (sys.stdout, sys.stderr):
            if isinstance(stream, TextIOWrapper):  # a windowed build has none
                stream.reconfigure(encoding="utf-8", errors="backslashreplace")
        command = _COMMANDS.get(words[0]) if words else None
        return _window(words) if command is None else _answer(command, words[1:])
    except KeyboardInterrupt:
        return 130


def _fill_gaps() -> None:
    """Give a standard stream that is closed a number of its own, lest a file be opened under it."""
    for number in range(3 if os.name == "posix" else 0):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)  # the lowest number that is free


def _answer(command: Callable[[Sequence[str]], int], words: Sequence[str]) -> int:
    """Run a command that answers by text; end with one line where that cannot be written."""
    from retrogames.signals import INTERRUPTED
    from retrogames.terminal import ended_as_by_ctrl_c

    try:
        with ended_as_by_ctrl_c() as asked:
            try:
                code = command(words)
            except KeyboardInterrupt:
                code = INTERRUPTED
            code = asked.code(code)
        if sys.stdout is not None:  # as where it was closed
            sys.stdout.flush()
        return code
    except OSError as error:
        with suppress(OSError, AttributeError):  # nothing may be flushed into it at the end
            os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        if isinstance(error, BrokenPipeError):  # the reader of our output went away, and wants no more
            return 1
        _fail(f"cannot write the output: {(error.strerror or str(error)).lower()}")


def _window(words: Sequence[str]) -> int:
    gc.disable()  # until the first picture: a tenth of the start would go to collecting what stays
    start = _read_start(words)
    _check_pygame()
    from retrogames.machine.lean import import_pygame

    import_pygame()
    from retrogames.app import run

    try:
        return run(start)
    except StartError as error:
        _fail(str(error))


def _read_start(words: Sequence[str]) -> Start:
    if words:
        from retrogames.call import read_start

        return read_start(words)
    where = places()
    settings, warning = store.load_settings(where)
    return Start(where, settings, warning=warning)


def _fail(message: str) -> NoReturn:
    from retrogames.terminal import fail

    fail(message, 1)


def _check_pygame() -> None:
    """End with one line where pygame-ce is missing, or pygame is mixed with it."""
    from importlib.util import find_spec

    spec = find_spec("pygame")
    if spec is None or spec.origin is None:
        _fail("pygame-ce is not installed; `pip install pygame-ce` mends that")
    known = [path.name for path in Path(spec.origin).parent.parent.glob("pygame*.dist-info")]
    plain_one = any(name.startswith("pygame-") for name in known)
    community = any(name.startswith("pygame_ce-") for name in known)
    if plain_one and community:
        _fail(
            "both pygame and pygame-ce are installed, and each overwrites the other; "
            "`pip uninstall -y pygame pygame-ce` and `pip install pygame-ce` mend that"
        )
    if plain_one:
        _fail(
            "pygame is installed, but this needs pygame-ce, which takes its place: "
            "`pip uninstall -y pygame` and `pip install pygame-ce`"
        )


def _engine(words: Sequence[str]) -> int:
    from retrogames.engine import command

    return command(words)


def _replay(words: Sequence[str]) -> int:
    from retrogames.replay import command

    return command(words)


def _match(words: Sequence[str]) -> int:
    from retrogames.tournament import command

    return command(words)


def _solitaire(words: Sequence[str]) -> int:
    from retrogames.solitaire import command

    return command(words)


_COMMANDS: dict[str, Callable[[Sequence[str]], int]] = {
    "engine": _engine,
    "replay": _replay,
    "match": _match,
    "solitaire": _solitaire,
}

if __name__ == "__main__":
    raise SystemExit(main())
