"""Work out Contact's table of win chances: `python tools/contact_table.py` (a minute or two, one core).

Backward induction: a banked turn only raises a score, so pairs of scores are solved from high sums to low.
Within a pair both seats may come back to it by rolling nothing: the two chances of a pair depend on each
other and are found together. The result does not depend on the machine beyond the last bit or two.
"""

import argparse
import sys
import time
from collections.abc import Callable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))  # a script's own folder is all Python adds

from retrogames.games.contact.tables import FILE, SCORES, Tables, pack
from retrogames.games.contact.turns import goal_turn
from retrogames.paths import assets

CLOSE = 1e-12
"""How near a fixed point must be; the table keeps 32-bit floats, good to 3e-8."""


def fixed_point(function: Callable[[float], float], x: float) -> float:
    """Find x = function(x) from a guess by Steffensen's steps.

    The functions here are made of straight pieces that rise by less than one, so there is one such x, and a
    step within its piece finds it.
    """
    for _ in range(100):
        once = function(x)
        twice = function(once)
        if abs(twice - once) < CLOSE:
            return twice
        bend = twice - 2.0 * once + x
        x = x - (once - x) ** 2 / bend if bend else twice
    raise ArithmeticError("no fixed point found")


def duels(show: Callable[[str], None]) -> list[list[float]]:
    """Solve every pair of scores: `win[own][other]` is the chance of the seat to move, both at their best."""
    win = [[0.5] * SCORES for _ in range(SCORES)]

    def start(own: int, other: int, bust: float) -> float:
        banked = [bust, *(1.0 - win[other][later] for later in range(own + 1, SCORES))]
        return goal_turn(banked, won=1.0, bust=bust).start

    for total in range(2 * SCORES - 2, -1, -1):
        for own in range(max(0, total - SCORES + 1), total // 2 + 1):
            other = total - own

            def once(chance: float, own: int = own, other: int = other) -> float:
                return start(own, other, 1.0 - start(other, own, 1.0 - chance))

            win[own][other] = fixed_point(once, win[own + 1][other] if own + 1 < SCORES else 0.9)
            win[other][own] = start(other, own, 1.0 - win[own][other])
        if total % 20 == 0:
            show(f"pairs with {total * 50} points together: done")
    return win


def alone() -> list[float]:
    """Give the fewest mean turns that a seat alone needs, by its score."""
    turns = [0.0] * SCORES
    for own in range(SCORES - 1, -1, -1):
        later = [-value for value in turns[own + 1 :]]

        def once(mean: float, later: list[float] = later) -> float:
            return 1.0 - goal_turn([-mean, *later], won=0.0, bust=-mean).start

        turns[own] = fixed_point(once, turns[own + 1] if own + 1 < SCORES else 1.0)
    return turns


def main() -> None:
    """Write the table into the folder named on the command line, else into assets/contact/."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("folder", nargs="?", type=Path, default=assets("contact"))
    folder: Path = parser.parse_args().folder
    began = time.monotonic()

    def show(line: str) -> None:
        print(f"{time.monotonic() - began:6.0f} s  {line}", flush=True)

    turns = alone()
    show(f"a seat alone needs {turns[0]:.4f} turns")
    win = duels(show)
    show(f"who begins wins {win[0][0]:.6f}")
    data = pack(Tables(tuple(map(tuple, win)), tuple(turns)))
    (folder / FILE).write_bytes(data)
    show(f"{folder / FILE}: {len(data)} bytes")


if __name__ == "__main__":
    main()
