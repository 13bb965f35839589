"""Who played last, as the settings keep it, and a new match with them."""

from collections.abc import Mapping, Sequence
from typing import Any

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player, player_text, read_player
from retrogames.scenes.house import House

LEVEL, NAME = "level", "name"
"""What a game keeps in the settings: the level of a computer and the name of a person who played last."""


def last_players(house: House, game: Game, seats: int) -> tuple[Player, ...]:
    """Give who played this game last; at first a person against club players."""
    found = tuple(_player(text) for text in house.settings.players(game.name))[:seats]
    if not found:
        found = (Human(),)
    return found + tuple(Computer(Level.CLUB, given_name(game, seat)) for seat in range(len(found), seats))


def given_name(game: Game, seat: int) -> str:
    """Give the name that a game has for a computer at a seat, "" for none."""
    return game.names[seat] if seat < len(game.names) else ""


def _player(text: str) -> Player:
    """Read a player as the settings keep it; a person where the text is of another version."""
    try:
        return read_player(text)
    except ValueError:
        return Human()


def kept_options(house: House, game: Game) -> dict[str, str]:
    """Give the options chosen last that still can be used; one of another version is left out."""
    chosen = {}
    for name, text in house.settings.options(game.name).items():
        try:
            chosen[game.option(name).name] = game.option(name).read(text)
        except ValueError:
            continue
    return chosen


def remember(house: House, match: Match) -> None:
    """Keep who plays a match, and its options, as those chosen last: a game opened sets what follows it."""
    keep(house, match.game, match.players, match.settings)


def keep(house: House, game: Game, players: Sequence[Player], options: Mapping[str, str]) -> None:
    """Keep who plays and the options for the next game; of a computer and a named person also for later.

    Seats beyond these keep who sat there.
    """
    settings, kept = house.settings, {}
    for player in reversed(players):
        if isinstance(player, Computer):
            kept[LEVEL] = str(player.level)
        elif player.name:
            kept[NAME] = player.name
    texts = tuple(player_text(player) for player in players)
    texts += settings.players(game.name)[len(texts) :]
    house.change(settings.with_game(game.name, players=texts, options=dict(options), **kept))


def last_level(values: Mapping[str, Any]) -> Level:
    """Give the level of the computer that played last, by what the settings keep for the game."""
    level = values.get(LEVEL)
    return Level(level) if level in list(Level) else Level.CLUB


def last_name(values: Mapping[str, Any]) -> str:
    """Give the name of the first named person who played last, "" for none."""
    name = values.get(NAME, "")
    return name if isinstance(name, str) else ""


def new_match(house: House, game: Game, seed: int | None = None) -> Match:
    """Start a match with the players and options chosen last; the seed is fresh unless given."""
    values = game.settings(kept_options(house, game))
    if seed is None:
        seed = dice.fresh_seed() if house.next_seed is None else house.next_seed
        house.next_seed = None
    seats = len(game.start(values, 0).scores())
    return Match(game, values, seed, last_players(house, game, seats), date=house.today())
