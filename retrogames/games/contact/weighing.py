"""What a position and each of its moves are worth, by the worths of the states of a turn."""

from retrogames.games.contact.counters import DICE, keeps
from retrogames.games.contact.rules import AGAIN, BANK, PLAY, REROLL, STOP, Move, Phase, Position, Verb
from retrogames.games.contact.turns import Turn

Weighed = tuple[tuple[Move, float], ...]


def weigh(position: Position, turn: Turn) -> Weighed:
    """Give the worth of every legal move, in the order of `moves()`; empty at a roll and after the end."""
    match position.phase:
        case Phase.CHOOSE:
            return _choices(position, turn)
        case Phase.CONTACT:
            gathered = position.gathered
            return (AGAIN, turn.roll(gathered, DICE)), (STOP, turn.bank(gathered))
        case Phase.TWOS:
            played = max(worth for _, worth in _choices(position, turn))
            return (REROLL, turn.roll(position.risk, DICE)), (PLAY, played)
    return ()


def _choices(position: Position, turn: Turn) -> Weighed:
    left = position.due
    risk = position.risk
    rolled_on = [
        (Move(Verb.KEEP, dice), turn.roll(risk + points, left - len(dice)))
        for dice, points in keeps(position.rolled).items()
    ]
    return (*rolled_on, (BANK, turn.bank(position.gathered)))


def worth(position: Position, turn: Turn) -> float:
    """Give the worth of a game that is not over to the seat whose turn it is, playing the best moves."""
    if position.phase is Phase.ROLL:
        return turn.roll(position.risk, position.due)
    return max(worth for _, worth in weigh(position, turn))


def best(weighed: Weighed) -> tuple[Move, float]:
    """Give the best move and its worth; of equals the one that comes last."""
    return max(reversed(weighed), key=lambda pair: pair[1])
