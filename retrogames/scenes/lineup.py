"""Who played last, as the settings keep it, and a new match with them."""

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.scenes.house import House


def last_players(house: House, game: Game, seats: int) -> tuple[Player, ...]:
    """Give who played this game last; at first a person against club players."""
    found = tuple(read_player(text) for text in house.settings.players(game.name))[:seats]
    if not found:
        found = (Human(),)
    return found + tuple(Computer(Level.CLUB) for _ in range(seats - len(found)))


def read_player(text: str) -> Player:
    """Read a player as the settings keep it (`human NAME`, `computer LEVEL NAME`); a person where unclear."""
    kind, _, rest = text.partition(" ")
    if kind == "computer":
        level, _, name = rest.partition(" ")
        if level in set(Level):
            return Computer(Level(level), name)
    return Human(rest if kind == "human" else "")


def write_player(player: Player) -> str:
    """Write a player as the settings keep it."""
    if isinstance(player, Computer):
        return f"computer {player.level} {player.name}".rstrip()
    return f"human {player.name}".rstrip()


def new_match(house: House, game: Game) -> Match:
    """Start a match with the players and options chosen last."""
    chosen = {}
    for name, text in house.settings.options(game.name).items():
        try:
            chosen[game.option(name).name] = game.option(name).read(text)
        except ValueError:  # an option of another version: the default serves
            continue
    values = game.settings(chosen)
    seed = house.next_seed if house.next_seed is not None else dice.fresh_seed()
    house.next_seed = None
    seats = len(game.start(values, 0).scores())
    return Match(game, values, seed, last_players(house, game, seats), date=house.today())
