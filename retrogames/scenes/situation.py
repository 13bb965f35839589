"""What a table is told of the match being played: the place stepped to, as the person may know it."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, overload

from retrogames.core.position import Seat
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.scenes.play import Play


class Views(Sequence[Any]):
    """The positions of a match as a seat may know them; None may know all, as everybody after the end."""

    def __init__(self, positions: Sequence[Any], seat: Seat | None) -> None:
        self._positions = positions
        self._seat = seat

    def __len__(self) -> int:
        return len(self._positions)

    @overload
    def __getitem__(self, index: int) -> Any: ...
    @overload
    def __getitem__(self, index: slice) -> Sequence[Any]: ...
    def __getitem__(self, index: int | slice) -> Any:
        if isinstance(index, slice):
            return Views(self._positions[index], self._seat)
        position = self._positions[index]
        return position if self._seat is None else position.seen_by(self._seat)


def situation_of(play: "Play", moved: bool = False) -> Situation:
    """Describe the match for the table, at the place stepped to; `moved` as the situation tells it."""
    match = play.match
    at = len(match.moves) if play.step is None else play.step
    views = Views(match.positions, None if match.outcome is not None else Seat(max(match.turn, 0)))
    settings = play.house.settings
    live = play.step is None
    return Situation(
        game=play.game,
        position=views[at],
        before=views[at - 1] if at else None,
        last=match.moves[at - 1] if at else None,
        players=match.players,
        settings=match.settings,
        human=live and not play.paused and not play.showing and play.turns.waiting_for_person,
        thinking=play.turns.thinking if play.turns.busy else None,
        outcome=match.outcome if at == len(match.moves) else None,
        ended=match.ended,
        message=play.message,
        hint=play.hint,
        moves=match.moves,
        positions=views,
        step=at,
        steps=len(match.moves),
        tick=play.tick,
        less_motion=settings.less_motion,
        speed=settings.speed,
        assisted=match.assisted,
        paused=play.paused,
        can_take_back=play.can_take_back and at == len(match.moves),
        clocks=tuple(play.clocks.seconds) if play.clocks is not None else None,
        values=settings.games.get(play.game.name, {}),
        statistics=play.house.statistics,
        looking=not live,
        headers=match.headers,
        house=play.house,
        moved=moved,
    )
