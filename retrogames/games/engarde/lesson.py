"""Engarde's first lesson."""

from retrogames.core.lesson import Step

PLUS = "++++++/++++++/++++++/++++++/++++++/++++++"
MINUS = "------/------/------/------/------/------"

STEPS = (
    Step(
        f"6/6/6/6/6/6 {MINUS} S3C3/S3C3 - w",
        "Pieces start at the sides. White is yours, at the left.\n"
        "Click on a square of yours, then on the grid square c3.",
        ("S@c3",),
        "A square piece, on c3.",
        "It stayed white. The hidden pole there is negative, or there is none.",
    ),
    Step(
        f"6/6/6/2S3/6/6 {PLUS} S2C3/S3C3 c3 w",
        "A square turns black over a positive pole, a circle white; over a negative one it is the other way "
        "round.\nSet a square on d4 and see.",
        ("S@d4",),
        "A square piece, on d4.",
        "It turned black: now you know that d4 is positive.",
    ),
    Step(
        f"6/6/2sS2/2S3/6/6 {MINUS} S2C3/S2C2 d4 w",
        "Instead of setting you may move any piece, of either colour, but not the one that moved last.\n"
        "Move the black square from c4 one step to b4.",
        ("c4b4",),
        "Pick the black square on c4, then b4.",
        "It turned white. Moving a piece of the other colour can make it yours.",
    ),
    Step(
        f"6/6/6/1SsC2/6/6 {MINUS} S2C2/S2C3 d3 w",
        "A piece may jump over one neighbour.\nLet the white square on b3 jump over c3... no, d3 is taken. "
        "Jump with c3 over b3 to a3.",
        ("c3a3",),
        "Pick c3, then a3.",
        "The piece jumped over did not turn.",
    ),
    Step(
        f"6/6/6/6/SSS3/6 {MINUS} S1C3/S2C3 c2 w",
        "Four of one colour in a row win for that colour.\nSet your last square on d2.",
        ("S@d2",),
        "A square piece, on d2.",
        "White wins. Remember what landings have shown: the poles never move.",
    ),
)
