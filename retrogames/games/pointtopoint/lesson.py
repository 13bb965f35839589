"""Point to Point's first lesson."""

from retrogames.core.lesson import Step

STEPS = (
    Step(
        "6/6/6/6/6/6 w",
        "White sets first. The column at the left has your stones of one, two and three points.\n"
        "Click on the stone with two points, then on any square.",
        tuple(f"2{column}{row}" for column in "abcdef" for row in range(1, 7)),
        "Choose the stone with two points first.",
        "It stays chosen until you choose another.",
    ),
    Step(
        "6/6/6/1Aa3/6/6 w",
        "A black stone stands beside your one. Enclose it: set a stone of one point on d3.",
        ("1d3",),
        "A stone of one point, on d3.",
        "One stone is enclosed, and both ends have one point: they count double, 2 points.",
    ),
    Step(
        "6/6/6/1Abc2/6/6 w",
        "Two black stones now. An end counts if its points equal the number enclosed.\n"
        "Set the stone that makes two points count on e3.",
        ("2e3",),
        "Two stones are enclosed, so a stone of two points counts.",
        "2 points: only one end counted. With two twos it would have been 4.",
    ),
    Step(
        "5A/4a1/3a2/6/6/6 w",
        "Lines run along diagonals, too.\nClose this one on c3 so that it counts.",
        ("2c3",),
        "Two stones lie between c3 and f6.",
        "A run at the edge, or with a gap in it, is never enclosed.",
    ),
    Step(
        "6/6/2A3/2a3/1ab1B1/2B3 w",
        "One stone may close several lines at once.\nFind the square where a stone closes lines, and set one.",
        (),
        "",
        "When the board is full, the higher score wins.",
    ),
)
