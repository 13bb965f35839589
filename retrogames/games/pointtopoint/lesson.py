"""Point to Point's first lesson."""

from retrogames.core.lesson import Step

STEPS = (
    Step(
        "6/6/6/6/6/6 w",
        "You are White. The column at the left has your stones: one, two or three points.\n"
        "Click on the stone with two points, or press 2. Then click on any square.",
        "The stone of two, then any square.",
        tuple(f"2{column}{row}" for column in "abcdef" for row in range(1, 7)),
        "Choose the stone with two points first.",
        "The stone stays chosen until you choose another.",
    ),
    Step(
        "6/6/1Aa3/6/6/6 w",
        "A black stone stands beside your white one. Stones of the other colour are enclosed when yours "
        "stand at both ends of them.\nSet a stone of one point on d4.",
        "Set a stone of one point on d4.",
        ("1d4",),
        "A stone of one point, on d4.",
        "One stone is enclosed, and an end counts if it has as many points as stones are enclosed. Here both "
        "ends count: 2 points.",
    ),
    Step(
        "5A/6/1Abc2/6/6/6 w",
        "Now two black stones stand in a row. Only a stone of two points counts for two stones, whatever "
        "their own points are.\nEnclose them with one on e4.",
        "Enclose both stones so that it counts.",
        ("2e4",),
        "Two stones are enclosed, so choose the stone of two points, then e4.",
        "2 points, since only one end counts. Two ends of two points would have made 4.",
    ),
    Step(
        "A4A/4a1/3a2/6/6/6 w",
        "Lines run along the diagonals, too. A white stone stands on f6, at the end of two black ones.\n"
        "Enclose the two black stones so that it counts.",
        "Close the diagonal so that it counts.",
        ("2c3",),
        "Two stones lie between f6 and c3: a stone of two points, on c3.",
        "Stones at the edge of the board, or with a gap between them, cannot be enclosed.",
    ),
    Step(
        "2A1A1/2aa2/Aa4/6/6/6 w",
        "One stone may close several lines at once.\n"
        "Find the square from which three lines close, and the stone that counts in all of them.",
        "Close three lines with one stone.",
        ("1c4",),
        "Look at c4: one black stone lies between it and a white one in three directions.",
        "Three lines with two ends each: 6 points. When the board is full, the higher score wins.",
    ),
)
