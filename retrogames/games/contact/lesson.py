"""Contact's first lesson."""

from retrogames.core.lesson import Step

TWO = (("Seats", "2"),)

STEPS = (
    Step(
        "0,0 1 0 - 134462 choose",
        "Six dice were rolled. Only the 1 counts: 100 points.\nPress K, or click on Keep, to add them.",
        ("bank",),
        "Keep adds the points: press K.",
        "100 points are yours, and the next player rolls.",
        TWO,
    ),
    Step(
        "100,0 1 0 - 152463 choose",
        "A 1 and a 5 count here. For more you must set a counter aside and roll the rest.\n"
        "Type 1, the number under the 1, then R.",
        ("keep:1",),
        "Set the 1 alone aside: type 1, then R.",
        "100 points are at risk now. The fewer dice you roll, the less likely they count.",
        TWO,
    ),
    Step(
        "100,0 1 0 - 442431 choose",
        "Three 4s count 400, all three together.\nType 1, 2 and 4 for the 4s, then R.",
        ("keep:444", "keep:1444"),
        "Set all three 4s aside: 1, 2, 4, then R.",
        "A roll without any counter would lose it all, so know when to stop.",
        TWO,
    ),
    Step(
        "100,0 1 400 444 155 contact",
        "Contact! Every die rolled is a counter. You may roll all six again, with 600 points at risk, or take "
        "them.\nThis time say No: press N, or the right button.",
        ("stop",),
        "Take the points this time: N.",
        "600 points. With little to lose, Yes is often better.",
        TWO,
    ),
    Step(
        "700,0 1 0 - 222436 twos",
        "Three 2s on a first roll may be taken back.\nSay Yes to roll all six anew.",
        ("reroll",),
        "Y, or the left button, rolls anew.",
        "And a straight on a first roll wins the game at once. The first to have 5,000 points wins.",
        TWO,
    ),
)
