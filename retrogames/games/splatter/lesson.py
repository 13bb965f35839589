"""Splatter's first lesson: boards of twelve rows, so that the upper ones stay in sight above an alert."""

from retrogames.core.lesson import Step

EIGHT = "/".join(["12"] * 8)
"""Eight empty rows."""

STEPS = (
    Step(
        f"12/12/5r6/{EIGHT}/11g r rg",
        "Red is yours. Click on your tile, then on a square right beside it: that adds a tile.",
        "Add a tile beside your own.",
        ("e9", "e10", "e11", "f9", "f11", "g9", "g10", "g11"),
        "A square right beside your tile, please.",
        "The old tile stays, and there is a new one.",
    ),
    Step(
        f"12/12/5r6/{EIGHT}/11g r rg",
        "Two squares away the tile itself moves there.\nMove it up and to the right, to h12.",
        "Move your tile from f10 to h12.",
        ("f10h12",),
        "Click on your tile, then on h12: two squares right, two up.",
        "A move leaves the square it came from empty.",
    ),
    Step(
        f"7g4/4gg6/4g7/6r5/{EIGHT} r rg",
        "Whatever stands beside a tile that lands is splatted: it becomes yours.\n"
        "Add a tile on f10 and splat three green ones.",
        "Add a tile on f10.",
        ("f10",),
        "Click on your tile, then on f10: one left, one up.",
        "Three tiles are yours. The fourth was too far away.",
    ),
    Step(
        f"4rr6/4rr6/{EIGHT}/6gg4/6gg4 r rg",
        "You may also pass, with PASS in your score box or the key S.\nPass now.",
        "Pass: click on PASS, or press S.",
        ("pass",),
        "Pass this time.",
        "QUIT is for leaving the game: it would clear your tiles.",
    ),
    Step(
        f"12/4gr6/12/12/{EIGHT} r rg",
        "A seat without tiles is out, and in the end the most tiles win.\nSplat green's last tile.",
        "Splat green's last tile.",
        ("e10", "e12", "f10", "f12", "f11d10", "f11d11", "f11d12"),
        "Land on a square beside the green tile.",
        "Green is out.",
    ),
)
