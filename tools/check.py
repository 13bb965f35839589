"""Check everything: format, lint, types, imports, tests; `--quick` leaves out what is slow."""

import argparse
import os
import shutil
import subprocess
import sys
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
WINDOW = "tests/window"
WINDOW_TOOLS = {"Xvfb": "xvfb", "xdotool": "xdotool", "openbox": "openbox", "import": "imagemagick"}
"""Programs that the tests of the real window use, and Debian's packages that have them."""


def main() -> int:
    """Run every check, all of them even where one fails; give 1 if any did."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="no types, no imports, no slow tests")
    parser.add_argument("--fix", action="store_true", help="mend format and lint first")
    parser.add_argument("--jobs", default="2", help="processes for the tests (2)")
    chosen = parser.parse_args()
    if not chosen.quick and not windows_can_be_tested():
        return 1
    if chosen.fix:
        run("ruff", "format")
        run("ruff", "check", "--fix-only", "--quiet")
    checks = [("ruff", "format", "--check", "--quiet"), ("ruff", "check", "--quiet")]
    if not chosen.quick:
        checks += [("mypy",), ("importlinter.cli",)]
    checks.append(
        ("pytest", "-n", chosen.jobs, "--ignore", WINDOW, *(("-m", "not slow") if chosen.quick else ()))
    )
    if not chosen.quick:
        checks.append(("pytest", WINDOW))  # one after another: they share the desktop's attention
    failed = [" ".join(check) for check in checks if not run(*check)]
    for name in failed:
        print(f"FAILED: {name}", file=sys.stderr)
    return 1 if failed else 0


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


def run(module: str, *words: str) -> bool:
    """Run one check and say how long it took; give whether it passed."""
    began = time.monotonic()
    command = [sys.executable, "-m", module, *words]
    if module == "importlinter.cli":
        command = [
            sys.executable,
            "-c",
            "from importlinter.cli import lint_imports_command as run; run(['--no-logo'])",
        ]
    passed = (
        subprocess.run(command, cwd=ROOT, env={**os.environ, "COLUMNS": "110"}, check=False).returncode == 0
    )
    print(f"{'ok' if passed else 'FAILED'}: {module} ({time.monotonic() - began:.0f} s)", flush=True)
    return passed


if __name__ == "__main__":
    raise SystemExit(main())
