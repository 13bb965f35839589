"""A hint asked for: what the master would play, in words and marked on the board."""

from typing import TYPE_CHECKING, Any

from retrogames.core.position import IllegalMove

if TYPE_CHECKING:
    from retrogames.scenes.play import Play


def take_hint(play: "Play") -> None:
    """Tell the move once it is thought out; a game in which one was told is assisted, but for solitaire."""
    move = play.turns.hint()
    if move is None:
        return
    match = play.match
    play.hint = move
    match.assisted = match.assisted or match.settings.get("Solitaire", "off") == "off"
    if match.moves:
        play.house.autosave(match)
    position = match.position.seen_by(match.turn)
    play.fade()
    play.message = f"Hint: {play.table.describe(position, move, _after(position, move))}"
    play.dirty = True


def _after(position: Any, move: Any) -> Any | None:
    """Give the position after a move, None where that is not known here: the move meets something hidden."""
    try:
        return position.play(move)
    except IllegalMove:
        return None
