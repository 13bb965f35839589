"""Splatter's first lesson."""

from retrogames.core.lesson import Step

STEPS = (
    Step(
        "5/5/2r2/5/4g r rg",
        "Red is yours. Click on your tile, then on a square right beside it: that adds a tile.",
        "Add a tile beside your own.",
        ("b2", "b3", "b4", "c2", "c4", "d2", "d3", "d4"),
        "A square right beside your tile, please.",
        "The old tile stays, and there is a new one.",
    ),
    Step(
        "5/5/2r2/5/4g r rg",
        "Two squares away the tile itself moves there.\nMove to e5, in the upper right corner.",
        "Move your tile to e5.",
        ("c3e5",),
        "Click on your tile, then on e5.",
        "A move leaves the square it came from empty.",
    ),
    Step(
        "4g/1gg2/1g3/3r1/5 r rg",
        "Whatever stands beside a tile that lands is splatted: it becomes yours.\n"
        "Add a tile on c3 and splat three green ones.",
        "Add a tile on c3.",
        ("c3",),
        "Click on your tile, then on c3.",
        "Three tiles are yours. The one in the corner was too far away.",
    ),
    Step(
        "rr3/rr3/5/3gg/3gg r rg",
        "You may also pass, with PASS in your score box or the key P.\nPass now.",
        "Pass: click on PASS, or press P.",
        ("pass",),
        "Pass this time.",
        "QUIT is for leaving the game: it would clear your tiles.",
    ),
    Step(
        "gr3/5/5/5/5 r rg",
        "A seat without tiles is out, and in the end the most tiles win.\nSplat green's last tile.",
        "Splat green's last tile.",
        ("a4", "b4"),
        "Add a tile beside the green one: on a4 or b4.",
        "Green is out.",
    ),
)
