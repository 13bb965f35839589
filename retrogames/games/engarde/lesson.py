"""Engarde's first lesson: one grid, its poles fixed, from step to step."""

from retrogames.core.lesson import Step

POLES = "------/------/---+--/------/------/------"
"""Negative everywhere but on d4."""

STEPS = (
    Step(
        f"6/6/6/6/6/6 {POLES} S3C3/S3C3 - w",
        "White is yours: three squares and three circles wait at the left.\n"
        "Click on one of your squares, then on the grid square c3.",
        "Set a square on c3.",
        ("S@c3",),
        "A square, and on c3: click on one at the left, then on c3.",
        "It stayed white. So the pole hidden under c3 is negative, or there is none.",
    ),
    Step(
        f"6/6/2c3/2S3/6/6 {POLES} S2C3/S3C2 c4 w",
        "A positive pole shows the black side of a square and the white side of a circle; a negative one "
        "does the opposite.\nBlack has set a circle on c4. Set a square on d4 and see.",
        "Set a square on d4.",
        ("S@d4",),
        "A square, and on d4: click on one at the left, then on d4.",
        "It turned black: now you know that d4 is positive.",
    ),
    Step(
        f"6/6/2cs2/2Sc2/6/6 {POLES} S1C3/S3C1 d3 w",
        "Instead of setting a piece you may move one, of either colour, but not the one that moved last. A "
        "piece moves one step in any direction.\nMove the black square from d4 to e5.",
        "Move the black square from d4 to e5.",
        ("d4e5",),
        "Click on the black square on d4, then on e5.",
        "It turned white: a piece of the other colour can become yours.",
    ),
    Step(
        f"6/3SS1/2c3/2Sc2/6/6 {POLES} S1C3/S2C1 d5 w",
        "Black has set a square on d5, and the pole there turned it white.\n"
        "A piece may also jump straight over a neighbour. Let c3 jump over c4 to c5.",
        "Jump with the square on c3 to c5.",
        ("c3c5",),
        "Click on the white square on c3, then on c5.",
        "Only the piece that lands can turn; the one jumped over stays as it is.",
    ),
    Step(
        f"6/2SSS1/2c3/3c2/5c/6 {POLES} S1C3/S2C0 f2 w",
        "Four of one colour in a row, upright, level or slanting, win for that colour. Three white ones "
        "stand in row 5.\nSet your last square beside them, on b5 or f5.",
        "Set a square on b5 or f5.",
        ("S@b5", "S@f5"),
        "A square, on b5 or f5.",
        "White wins. The poles never move: remember what each landing has shown.",
    ),
)
