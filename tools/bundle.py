"""Build one folder that runs without Python: dist/retrogames, by PyInstaller."""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Build, then ask the result for its version and for an engine's greeting; give 1 where it fails."""
    data = [f"--add-data={ROOT / name}{os.pathsep}retrogames/{name}" for name in ("assets", "fonts")]
    words = [
        "--noconfirm",
        "--name=retrogames",
        # games, looks and tables are found by name when they are needed
        "--collect-submodules=retrogames",
        f"--distpath={ROOT / 'dist'}",
        f"--workpath={ROOT / 'build'}",
        f"--specpath={ROOT / 'build'}",
        f"--paths={ROOT}",
        *data,
        str(ROOT / "retrogames" / "__main__.py"),
    ]
    built = subprocess.run([sys.executable, "-m", "PyInstaller", "--log-level=WARN", *words], check=False)
    if built.returncode:
        return 1
    program = ROOT / "dist" / "retrogames" / "retrogames"
    asked = "position startpos\ngo nodes 50\nquit\n"
    for call, said in ((["--version"], ""), (["engine", "engarde"], asked)):
        answer = subprocess.run([program, *call], input=said, capture_output=True, text=True, check=False)
        if answer.returncode:
            print(f"the built program fails: {' '.join(call)}\n{answer.stderr}", file=sys.stderr)
            return 1
    print(f"built {program}")
    return 0


if __name__ == "__main__":
    raise SystemExit(main())
