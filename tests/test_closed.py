"""What the program never does: no network, no shell, no code and no objects out of files, no locale."""

import ast
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from retrogames import settings as choices
from retrogames.core import record, statistics
from retrogames.core.game import discover
from retrogames.games.contact.tables import unpack
from retrogames.games.splatter.boards import read_board
from retrogames.machine.bdf import load_bdf
from retrogames.machine.png import read_png_indices
from retrogames.paths import assets, fonts
from tests.scripted import played

ROOT = Path(__file__).parent.parent
PACKAGE = ROOT / "retrogames"
SOURCES = sorted(PACKAGE.rglob("*.py"))

NETWORK = {"socket", "ssl", "urllib", "http", "ftplib", "smtplib", "poplib", "imaplib", "telnetlib", "xmlrpc"}
NETWORK |= {"socketserver", "asyncio", "selectors", "webbrowser", "requests", "httpx", "urllib3", "aiohttp"}
SHELL = {"subprocess", "pty", "commands", "popen2", "pexpect"}
OBJECTS = {"pickle", "cPickle", "dill", "marshal", "shelve", "dbm", "copyreg", "yaml", "jsonpickle"}
CODE = {"code", "codeop", "runpy", "ctypes", "cffi"}
ELSE = {"locale", "gettext", "getpass", "sqlite3"}
FORBIDDEN = NETWORK | SHELL | OBJECTS | CODE | ELSE

CALLS = {"eval", "exec", "compile", "__import__", "input", "breakpoint"}
SYSTEM = {
    "system",
    "popen",
    "execv",
    "execve",
    "execl",
    "execvp",
    "spawnv",
    "spawnl",
    "posix_spawn",
    "startfile",
}

PROCESSES = {"worker.py", "tournament/processes.py", "__main__.py"}
"""The modules that start processes of our own, and talk to no others."""


def imported(tree: ast.AST) -> Iterator[str]:
    """Name the modules that a source imports, anywhere in it."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            yield from (name.name for name in node.names)
        elif isinstance(node, ast.ImportFrom) and node.module:
            yield node.module


@pytest.mark.slow
def test_nothing_is_imported_that_reaches_out() -> None:
    found = []
    for path in SOURCES:
        tree, place = ast.parse(path.read_text("utf-8")), path.relative_to(PACKAGE).as_posix()
        names = {name.partition(".")[0] for name in imported(tree)}
        found += [f"{place} imports {name}" for name in sorted(names & FORBIDDEN)]
        if "multiprocessing" in names and place not in PROCESSES:
            found.append(f"{place} starts processes")
    assert not found


@pytest.mark.slow
def test_nothing_is_called_that_runs_texts() -> None:
    found = []
    for path in SOURCES:
        for call in calls(path):
            name = call.func.id if isinstance(call.func, ast.Name) else ""
            attribute = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            if name in CALLS or attribute in SYSTEM:
                found.append(f"{path.name}:{call.lineno}: {ast.unparse(call)}")
    assert not found


@pytest.mark.slow
def test_files_are_read_and_written_in_one_encoding() -> None:
    """Files are bytes here; an encoding that is not named would be the machine's own."""
    found = []
    for path in SOURCES:
        for call in calls(path):
            text = ast.unparse(call)
            name = call.func.attr if isinstance(call.func, ast.Attribute) else ""
            if (name in ("read_text", "write_text") and "house." not in text) or opens_text(call):
                found.append(f"{path.name}:{call.lineno}: {text}")
    assert not found


def opens_text(call: ast.Call) -> bool:
    """Tell whether a call opens a file without saying that it is bytes; our own `open`s take no mode."""
    if isinstance(call.func, ast.Name):
        return call.func.id == "open"
    if not isinstance(call.func, ast.Attribute) or call.func.attr != "open":
        return False
    modes = [word.value for word in call.args if isinstance(word, ast.Constant)]
    of_ours = bool(call.args) and not modes
    return not (of_ours or ast.unparse(call.func.value) in ("self", "os") or "b" in str(modes))


def calls(path: Path) -> Iterator[ast.Call]:
    """List the calls in a source."""
    return (node for node in ast.walk(ast.parse(path.read_text("utf-8"))) if isinstance(node, ast.Call))


def test_readers_run_no_code_and_make_no_objects() -> None:
    """In a process of its own, for nothing can stop the interpreter's audit again."""
    code = "from tests.test_closed import watched; print(watched())"
    done = subprocess.run([sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines()[-1] == "[]"


def watched() -> list[str]:
    """Read a file of every kind; tell what was compiled, unpickled, started or connected to meanwhile."""
    text = record.write(played()).encode()
    counted = statistics.write(statistics.Statistics()).encode()
    kept = choices.write(choices.Settings())
    picture = next((ROOT / "tests" / "golden").rglob("*.png"))
    board, face = next(assets("splatter").glob("*.BRD")), next(fonts().glob("gem-6.bdf"))
    readers = (
        lambda: record.read(text, discover()),
        lambda: statistics.read(counted),
        lambda: choices.read(kept),
        lambda: read_board(board.read_bytes()),
        lambda: load_bdf(face),
        lambda: read_png_indices(picture),
        lambda: unpack((assets("contact") / "chances.bin").read_bytes()),
    )
    for read in readers:  # what they import, they import now
        read()
    done: list[str] = []
    bad = (
        "pickle.",
        "marshal.",
        "exec",
        "compile",
        "subprocess.",
        "os.system",
        "socket.",
        "ctypes.",
        "import",
    )
    sys.addaudithook(lambda event, _: done.append(event) if event.startswith(bad) else None)
    for read in readers:
        read()
    return list(done)


def test_a_process_that_thinks_is_told_of_positions_only() -> None:
    """Its pipe is the system's own, between two processes of ours; what a file holds never goes that way."""
    tree = ast.parse((ROOT / "retrogames" / "worker.py").read_text("utf-8"))
    names = set(imported(tree))
    assert "pathlib" not in names
    assert not any(
        name.startswith("retrogames.") and name.split(".")[1] not in ("core", "frozen", "signals")
        for name in names
    )
