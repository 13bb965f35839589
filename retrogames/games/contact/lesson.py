"""Contact's first lesson: in every step the move asked for is the one that the master would make."""

from retrogames.core.lesson import Step

TWO = (("Seats", "2"),)

STEPS = (
    Step(
        "0,0 1 0 - 111462 choose",
        "Six dice were rolled. Ones and fives count, and three of a kind; here the three 1s do: 1,000 "
        "points.\nPress K, or click on Keep, to add them to your score.",
        "K, or a click on Keep.",
        ("bank",),
        "Keep adds the points: press K.",
        "1,000 points are yours. Now it would be the other player's turn.",
        TWO,
    ),
    Step(
        "1000,400 1 0 - 154463 choose",
        "A 1 and a 5 count here. For more than 150 points, set a counter aside and roll the other dice.\n"
        "Type 1, the number under the 1, or click on the die. Then press R.",
        "1, then R: the other five dice roll.",
        ("keep:1",),
        "Set the 1 alone aside: type 1, then R.",
        "100 points are at risk, and five dice roll. The fewer dice roll, the less likely one counts.",
        TWO,
    ),
    Step(
        "1400,4950 1 0 - 442436 choose",
        "The other player is close to 5,000, so take risks. Three 4s count 400, but only all three "
        "together.\nType 1, 2 and 4 for the three 4s, then R.",
        "1, 2, 4, then R.",
        ("keep:444",),
        "Set all three 4s aside: 1, 2, 4, then R.",
        "A roll without any counter would lose all that is at risk and end your turn: know when to stop.",
        TWO,
    ),
    Step(
        "1400,1000 1 400 444 155 contact",
        "Contact! Every die that was rolled counts. You may roll all six again, with 600 points at risk, or "
        "take the points.\nThis time say Yes: press Y, or the left button.",
        "Y: roll all six again.",
        ("again",),
        "Take the risk this time: Y.",
        "Six dice hardly ever roll without a counter. When much is at risk, No takes the points: N, or the "
        "right button.",
        TWO,
    ),
    Step(
        "2000,1000 1 0 - 222436 twos",
        "Three 2s count 200. On a first roll you may take them back and roll all six anew.\n"
        "Say Yes: press Y, or the left button.",
        "Y: roll all six again.",
        ("reroll",),
        "Y, or the left button, rolls anew.",
        "A straight on a first roll wins at once. Otherwise the first to have 5,000 points wins.",
        TWO,
    ),
)
