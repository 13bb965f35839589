"""Splatter's first lesson."""

from retrogames.core.lesson import Step

STEPS = (
    Step(
        "5/5/2r2/5/4g r rg",
        "Red is yours. Click on your tile, then on a square right beside it: you get a new tile there.\n"
        "Add one anywhere around.",
        ("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"),
        "A square right beside your tile, please.",
        "Level 1: the old tile stays, a new one is added.",
    ),
    Step(
        "5/5/2r2/5/4g r rg",
        "Two squares away is level 2: the tile itself jumps there.\nJump to e5, the upper right corner.",
        ("c3e5",),
        "Click on your tile, then on e5.",
        "A jump frees the square it came from.",
    ),
    Step(
        "5/1gg2/1g3/3r1/5 r rg",
        "Whatever stands beside a tile that has landed is splatted: it becomes yours.\n"
        "Land on c3 and take all three green tiles.",
        ("c3",),
        "Land on c3.",
        "That was a good splat.",
    ),
    Step(
        "rr3/rr3/5/3gg/3gg r rg",
        "You may also pass, with PASS in your score box or the key P.\nPass now.",
        ("pass",),
        "Pass this time.",
        "QUIT would take you out of the game and clear your tiles.",
    ),
    Step(
        "gr3/5/5/5/5 r rg",
        "A seat whose last tile is splatted is out. The most tiles win.\nSplat green's last tile.",
        (),
        "",
        "Green is out.",
    ),
)
