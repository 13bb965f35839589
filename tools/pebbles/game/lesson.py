"""The first lesson of Pebbles."""

from retrogames.core.lesson import Step

STEPS = (
    Step(
        "7 1",
        "Seven pebbles are left. Whoever takes the last one wins.\nTake three of them.",
        "Take three: press 3 or click.",
        ("3",),
        "Three: click on the third pebble from the end.",
        "Four are left. Whatever the other takes, you can take the rest.",
    ),
    Step(
        "2 1",
        "The other took two of the four.\nTake the rest.",
        "Take both pebbles.",
        ("2",),
        "Both of them: press 2.",
        "You took the last one and won. Now you know all that there is to know.",
    ),
)
