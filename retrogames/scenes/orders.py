"""What the commands of the list do to a match being played."""

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from retrogames.core.match import Match
from retrogames.core.player import Human
from retrogames.core.statistics import Statistics
from retrogames.scenes import clocks, filing, pausing
from retrogames.scenes.alert import alert
from retrogames.scenes.lineup import new_match
from retrogames.scenes.manual import manual
from retrogames.scenes.options import options, switch_sound
from retrogames.scenes.players import players
from retrogames.scenes.position import enter_position
from retrogames.scenes.review import Review
from retrogames.scenes.reviewing import Reviewing
from retrogames.scenes.scene import Change, Pop, Push, Scene
from retrogames.scenes.snapshot import Snapshot
from retrogames.scenes.steps import Steps
from retrogames.scenes.tally import tally
from retrogames.scenes.verdict import verdict

if TYPE_CHECKING:
    from retrogames.scenes.play import Play

COUNTED = "Counted"
"""The header of a record whose game stands in the statistics."""


def carry_out(play: "Play", command: str) -> Change | None:
    """Carry out a command by its id: one of the table's own, or where the table does nothing a common one."""
    order = _ORDERS.get(command)
    situation = play.situation()
    own = order is None or any(offered.id == command for offered in play.table.commands(situation))
    answer = play.table.do(situation, command) if own else None
    if answer is None:
        return order(play) if order is not None else None
    if isinstance(answer, Match):
        return _begin(play, answer)
    if isinstance(answer, dict):
        play.house.change(play.house.settings.with_game(play.game.name, **answer))
        return None
    if hasattr(answer, "draw"):
        scene: Scene = answer
        return Push(scene, lambda result: _own(play, result))
    return play.play(answer)


def _own(play: "Play", result: Any) -> Change | None:
    """Take what a table's own scene popped with: a match to go on with, a command, or nothing."""
    if isinstance(result, Match):
        return _begin(play, result)
    if isinstance(result, Statistics):
        play.house.keep_statistics(result)
    elif isinstance(result, str):
        return carry_out(play, result)
    return None


def _new(play: "Play") -> Change | None:
    if not play.match.moves or play.match.outcome is not None:
        return _fresh(play)
    text = "Start a new game? The one on the table is kept, and Ctrl+Z brings it back."
    return Push(_ask(play, text, ("New game", "Go on")), lambda n: _fresh(play) if n == 0 else None)


def _fresh(play: "Play") -> Change | None:
    return _begin(play, new_match(play.house, play.game))


def _begin(play: "Play", match: Match) -> Change | None:
    """Begin a match; the one before is kept, and can be taken back."""
    failed = filing.make_way(play)
    if failed is not None:
        return failed
    if play.match.moves:
        play.earlier = play.match
    play.take_over(match)
    play.house.autosave(play.match)
    return None


def _players(play: "Play") -> Change | None:
    def chosen(ok: bool | None) -> Change | None:
        return _new(play) if ok else None

    return Push(players(play.house, play.game, play.look, play.palette), chosen)


def _take_back(play: "Play") -> Change | None:
    match = play.match
    if match.untouched and play.earlier is not None:
        match, play.earlier = play.earlier, None
        play.take_over(match)
        play.tell("The game before is back.")
        play.house.autosave(match)
        return None
    play.settle()
    play.step = None
    if not match.take_back():
        play.refuse("Nothing can be taken back." if not match.moves else "No going back past this point.")
        return None
    play.told = False
    clocks.turn_over(play)
    play.tell("Taken back. Ctrl+Y plays it again.")
    play.house.autosave(match)
    return None


def _redo(play: "Play") -> Change | None:
    play.settle()
    if play.match.redo() is None:
        play.refuse("There is nothing to play again.")
    else:
        clocks.turn_over(play)
        play.house.autosave(play.match)
    return None


def _hint(play: "Play") -> Change | None:
    if not play.turns.waiting_for_person or play.step is not None:
        play.refuse("A hint is for a person's turn.")
    elif play.paused:
        pausing.refuse(play)
    else:
        play.settle()
        play.turns.ask_hint()
        play.message = "Looking for a hint..."
    return None


def _show_again(play: "Play") -> Change | None:
    play.show_again()
    return None


def _moves(play: "Play") -> Change | None:
    play.settle()
    return Push(Steps(play))


def _review(play: "Play") -> Change | None:
    """Look back at the game; while it runs that counts as help, and is asked about first."""
    match = play.match
    if not match.moves or not play.game.judge:
        why = "Nothing to look back at yet." if play.game.judge else "Nobody judges the moves of this game."
        play.refuse(why)
        return None
    play.settle()
    if match.outcome is not None or match.assisted or not any(isinstance(p, Human) for p in match.players):
        return _look_back(play)
    text = "Look back while the game goes on? It counts as help, like a hint."

    def answered(number: int) -> Change | None:
        if number:
            return None
        match.assisted = True
        return _look_back(play)

    return Push(_ask(play, text, ("Look back", "Play on")), answered)


def _look_back(play: "Play") -> Change | None:
    if play.reviewing is None or not play.reviewing.fits(play.match):
        play.reviewing = Reviewing(play.house, play.match)
    return Push(Review(play, play.reviewing))


def _menu(play: "Play") -> Change | None:
    play.menu.show()
    return None


def _colours(play: "Play") -> Change | None:
    def chosen(values: Any) -> Change | None:
        if values is not None:
            play.house.change(play.house.settings.with_game(play.game.name, **values))
            play.dress_anew()
        return None

    return Push(play.table.setup(play.house.settings.games.get(play.game.name, {})), chosen)


def _options(play: "Play") -> Change | None:
    before = play.house.settings.games.get(play.game.name)

    def after(_: Any) -> Change | None:
        if play.house.settings.games.get(play.game.name) != before:
            play.dress_anew()  # a new table has no stone or tile chosen any more
        return None

    return Push(options(play.house, play.look, play.game, palette=play.palette), after)


def _sound(play: "Play") -> Change | None:
    play.tell(switch_sound(play.house))
    return None


def _fullscreen(play: "Play") -> Change | None:
    play.house.toggle_fullscreen()
    return None


def _screenshot(play: "Play") -> Change | None:
    return Push(Snapshot(play.house, play.look, play.palette))


def _statistics(play: "Play") -> Change | None:
    return Push(tally(play.house, play.look, play.game, palette=play.palette))


def _copy_position(play: "Play") -> Change | None:
    play.tell(play.house.copy(str(play.situation().position)))
    return None


def _copy_moves(play: "Play") -> Change | None:
    play.tell(play.house.copy(" ".join(str(move) for move in play.match.moves)))
    return None


def _enter_position(play: "Play") -> Change | None:
    play.settle()
    form = enter_position(play.house, play.look, play.match, play.palette)
    return Push(form, lambda match: _own(play, match))


def _manual(play: "Play") -> Change | None:
    return Push(manual(play.look, play.game.title, play.table.manual(), palette=play.palette))


def _lesson(play: "Play") -> Change | None:
    from retrogames.scenes.lesson import Lesson  # the lesson is played in a scene like this one

    play.settle()
    return Push(Lesson(play.house, play.game))


def _about(play: "Play") -> Change | None:
    game = play.game
    text = (
        f"{game.title} by {game.author}, {game.machine}, {game.year}.\n"
        "A recreation, with thanks to its author.\nFree software, MIT licence."
    )
    return Push(alert(play.look, text, title="About", palette=play.palette))


def _leave(play: "Play") -> Change | None:
    """Ask before leaving; nothing is lost either way."""
    match, title = play.match, play.game.title
    if play.step is not None:
        play.step = None
        return None
    if match.moves:
        keep(play)
    if match.outcome is not None or not match.moves:
        return _farewell(play)
    play.settle()
    may_end = play.table.may_end
    text = f"Leave {title}?\nThe game is kept; you can go on later."
    buttons = ("End game", "Leave", "Go on") if may_end else ("Leave", "Go on")

    def answered(number: int) -> Change | None:
        choice = buttons[number]
        if choice == "End game":
            return _end(play)
        return _farewell(play) if choice == "Leave" else None

    return Push(_ask(play, text, buttons), answered)


def _end(play: "Play") -> Change | None:
    """End the game: its scores decide."""
    play.settle()
    play.match.ended = True
    return None


def _farewell(play: "Play") -> Change | None:
    """Show the game's own last picture, where it has one, and leave; a command chosen there comes first."""
    scene = play.table.farewell(play.finished)
    if scene is None:
        return Pop()

    def answered(command: Any) -> Change | None:
        if not isinstance(command, str):
            return Pop()
        change = carry_out(play, command)
        if command == "new":
            return change
        return Push(change.scene, lambda _: _farewell(play)) if isinstance(change, Push) else _farewell(play)

    return Push(scene, answered)


def _ask(play: "Play", text: str, buttons: tuple[str, ...]) -> Scene:
    return alert(play.look, text, buttons, kind="question", title=play.game.title, palette=play.palette)


def _count(play: "Play") -> None:
    """Count a finished game: once, also where its end was taken back and played again.

    In solitaire another score is another entry in the table of records. A game from a position that was
    entered counts among the assisted ones; boards of the game's own kind are starts like others.
    """
    match = play.match
    if match.setup and match.game.reads is None:
        match.assisted = True
    mark = None if match.game.mark is None else match.game.mark(match.position)
    what = "yes" if mark is None else str(mark[1])
    if match.headers.get(COUNTED) != what:
        match.headers[COUNTED] = what
        play.house.count(match)
    if all(known is not match for known in play.finished):
        play.finished.append(match)


def conclude(play: "Play") -> None:
    """Count a game that is over; it is in progress no longer, but stays to be opened as the last one."""
    play.told = True
    _count(play)
    play.house.keep_last(play.match)
    play.house.forget(play.game)


def keep(play: "Play") -> None:
    """Keep a game that is left; one that is over, though its end was not told yet, is counted instead."""
    if play.match.outcome is None:
        play.house.autosave(play.match)
    elif not play.told:
        conclude(play)


def game_over(play: "Play") -> Change | None:
    """Count the finished game and tell how it ended; the board can be looked at afterwards."""
    match = play.match
    play.menu.close()  # the alert takes the release of the button that may hold it open
    conclude(play)
    people = [seat for seat, player in enumerate(match.players) if isinstance(player, Human)]
    outcome = match.outcome
    won = outcome is not None and (not people or any(seat in outcome.winners for seat in people))
    play.sound("win" if won else "lose")
    finale = play.table.finale(play.situation())
    if finale is not None:
        return Push(finale, lambda result: _own(play, result))
    text = play.table.result(play.situation())

    back = bool(match.game.judge)

    def answered(number: int) -> Change | None:
        if number == 0:
            return carry_out(play, "new")
        return carry_out(play, "review") if back and number == 1 else None

    return Push(verdict(play.look, play.table, play.game.title, text, back), answered)


_ORDERS: dict[str, Callable[["Play"], Change | None]] = {
    "new": _new,
    "players": _players,
    "takeback": _take_back,
    "redo": _redo,
    "hint": _hint,
    "again": _show_again,
    "moves": _moves,
    "review": _review,
    "pause": pausing.toggle,
    "menu": _menu,
    "save": filing.save,
    "load": filing.load,
    "saveown": filing.save_own,
    "loadown": filing.load_own,
    "colours": _colours,
    "options": _options,
    "sound": _sound,
    "fullscreen": _fullscreen,
    "screenshot": _screenshot,
    "statistics": _statistics,
    "copyposition": _copy_position,
    "copymoves": _copy_moves,
    "position": _enter_position,
    "manual": _manual,
    "about": _about,
    "lesson": _lesson,
    "shelf": _leave,
    "endgame": _end,
}
