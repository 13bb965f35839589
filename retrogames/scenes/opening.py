"""How a game begins: its own title, a lesson offered to whoever plays it for the first time, the players."""

from typing import TYPE_CHECKING, Any

from retrogames.core.game import Game
from retrogames.scenes.alert import alert
from retrogames.scenes.house import House
from retrogames.scenes.lineup import new_match
from retrogames.scenes.orders import carry_out
from retrogames.scenes.players import players
from retrogames.scenes.scene import Change, Pop, Push

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

WELCOMED = "welcomed"
"""What a game keeps in the settings once its lesson was offered."""


def is_new(house: House, game: Game) -> bool:
    """Tell whether this player has neither finished a game of it nor been offered its lesson."""
    played = any(row.game == game.name for row in house.statistics.tallies)
    return bool(game.lesson) and not played and not house.settings.of(game.name, WELCOMED, False)


def opening(play: "Play") -> Change | None:
    """Show the game's own title, where it has one, before a new game."""
    if play.demo:
        return None
    scene = play.curtain = play.table.opening()
    return _greeting(play, None) if scene is None else Push(scene, lambda command: _answered(play, command))


def _answered(play: "Play", command: Any) -> Change | None:
    """Do what was chosen at the title, and come back to it unless a game begins."""
    if command in (None, "start"):
        seats = players(play.house, play.game, play.look, play.palette)
        return _greeting(play, Push(seats, lambda chosen: _seated(play, chosen)))
    if command == "quit":
        return Pop()
    return _then_title(play, carry_out(play, command))


def _then_title(play: "Play", change: Change | None) -> Change | None:
    """Show the title again after whatever a command leads to, unless that is another match."""
    if change is None:
        return opening(play)
    if not isinstance(change, Push):
        return change
    match, then = play.match, change.then

    def back(result: Any) -> Change | None:
        further = None if then is None else then(result)
        return None if further is None and play.match is not match else _then_title(play, further)

    return Push(change.scene, back)


def _seated(play: "Play", chosen: bool | None) -> Change | None:
    if not chosen:
        return opening(play)
    try:
        play.house.keep_aside(play.game)  # one begun earlier, where a new one was asked for at the shelf
    except ValueError as error:
        text = alert(play.look, str(error), kind="stop", palette=play.palette)
        return Push(text, lambda _: opening(play))
    play.take_over(new_match(play.house, play.game, play.match.seed))
    return None


def _greeting(play: "Play", then: Change | None) -> Change | None:
    """Offer the lesson to a newcomer, once; go on with `then`."""
    if not play.newcomer:
        return then
    play.newcomer = False
    house, game = play.house, play.game
    house.change(house.settings.with_game(game.name, **{WELCOMED: True}))

    def answered(number: int) -> Change | None:
        from retrogames.scenes.lesson import Lesson  # a lesson is played in a scene like the one greeted

        return Push(Lesson(house, game), lambda _: then) if number == 0 else then

    question = f"Is {game.title} new to you?\nA first lesson shows it in a few short steps."
    buttons = ("Lesson", "Play")
    return Push(
        alert(play.look, question, buttons, "question", title=game.title, default=0, palette=play.palette),
        answered,
    )
