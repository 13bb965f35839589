"""Check everything: format, lint, types, imports, tests, coverage; `--quick` leaves out what is slow."""

import argparse
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))  # a script's own folder is all Python adds

WINDOW = "tests/window"
WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick"}
"""Programs that the tests of the real window use, and Debian's packages that have them."""

ENOUGH = 95.0
"""Percent of the branches that tests must take in what has rules to keep."""

LINTER = "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])"


def main() -> int:
    """Run every check, all of them even where one fails; give 1 if any did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="no types, imports, coverage or slow tests")
    parser.add_argument("--fix", action="store_true", help="mend format and lint first")
    parser.add_argument("--jobs", default="2", help="processes for the tests (2)")
    chosen = parser.parse_args()
    if not chosen.quick and not windows_can_be_tested():
        return 1
    if chosen.fix:
        run("ruff format", "-m", "ruff", "format")
        run("ruff check", "-m", "ruff", "check", "--fix-only", "--quiet")
    passed = {
        "ruff format": run("ruff format", "-m", "ruff", "format", "--check", "--quiet"),
        "ruff check": run("ruff check", "-m", "ruff", "check", "--quiet"),
    }
    tests = ("-m", "pytest", "-n", chosen.jobs, "--ignore", WINDOW)
    if chosen.quick:
        passed["tests"] = run("tests", *tests, "-m", "not slow")
    else:
        passed["types"] = run("types", "-m", "mypy")
        passed["imports"] = run("imports", "-c", LINTER)
        with tempfile.TemporaryDirectory() as folder:
            figures = Path(folder) / "coverage.json"
            report = ("--cov", "--cov-branch", f"--cov-report=json:{figures}")
            passed["measured tests"] = run("measured tests", *tests, "-m", "measured", *report)
            passed["coverage"] = figures.exists() and covered(figures)
        passed["tests"] = run("all other tests", *tests, "-m", "not measured")
        # each process has a desktop of its own
        window = ("-m", "pytest", "-n", chosen.jobs, "--dist", "loadfile", WINDOW)
        passed["tests of the window"] = run("tests of the window", *window)
    for name in [name for name, good in passed.items() if not good]:
        print(f"FAILED: {name}", file=sys.stderr)
    return 0 if all(passed.values()) else 1


def windows_can_be_tested() -> bool:
    """Tell whether the programs for window tests are there, in a line where they are not."""
    missing = sorted(package for program, package in WINDOW_TOOLS.items() if shutil.which(program) is None)
    if missing:
        print(
            f"The window tests need Debian's packages {' '.join(missing)}: "
            f"`apt-get install {' '.join(missing)}`, or `tools/check.py --quick` without them.",
            file=sys.stderr,
        )
    return not missing


def run(name: str, *words: str) -> bool:
    """Run one check by Python and say how long it took; give whether it passed."""
    began = time.monotonic()
    environment = {**os.environ, "COLUMNS": "110"}
    done = subprocess.run([sys.executable, *words], cwd=ROOT, env=environment, check=False)
    print(
        f"{'ok' if done.returncode == 0 else 'FAILED'}: {name} ({time.monotonic() - began:.0f} s)", flush=True
    )
    return done.returncode == 0


def covered(figures: Path) -> bool:
    """Say how much of what has rules to keep was tested; give whether it was enough everywhere."""
    files = json.loads(figures.read_text("utf-8"))["files"]
    good = True
    for group, chosen in groups(files).items():
        taken = sum(files[name]["summary"]["covered_branches"] for name in chosen)
        there = sum(files[name]["summary"]["num_branches"] for name in chosen)
        percent = 100 * taken / max(1, there)
        good = good and percent >= ENOUGH
        print(f"{'ok' if percent >= ENOUGH else 'FAILED'}: {percent:.1f}% of {there} branches in {group}")
    return good


def groups(files: Mapping[str, object]) -> dict[str, list[str]]:
    """Sort the files measured: core, engine, and of the games what their rules and computer seats load."""
    from retrogames.core.game import discover, load

    for game in discover().values():
        for path in filter(None, (game.ai, game.judge, game.uai)):
            load(path)
    loaded = {Path(module.__file__ or "") for name, module in sys.modules.items() if ".games." in name}
    return {
        "core": [name for name in files if name.startswith("retrogames/core/")],
        "engine": [name for name in files if name.startswith("retrogames/engine/")],
        "rules and computer seats": [name for name in files if ROOT / name in loaded],
    }


if __name__ == "__main__":
    raise SystemExit(main())
