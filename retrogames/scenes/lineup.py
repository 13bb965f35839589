"""Who played last, as the settings keep it, and a new match with them."""

from retrogames.core import dice
from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player, player_text, read_player
from retrogames.scenes.house import House


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
    """Keep who plays a match, and its options, as those chosen last: a game opened sets what follows it.

    Seats that it has not keep who sat there.
    """
    settings, name = house.settings, match.game.name
    texts = tuple(player_text(player) for player in match.players)
    texts += settings.players(name)[len(texts) :]
    house.change(settings.with_game(name, players=texts, options=dict(match.settings)))


def new_match(house: House, game: Game, seed: int | None = None) -> Match:
    """Start a match with the players and options chosen last; the seed is fresh unless given."""
    values = game.settings(kept_options(house, game))
    if seed is None:
        seed = dice.fresh_seed() if house.next_seed is None else house.next_seed
        house.next_seed = None
    seats = len(game.start(values, 0).scores())
    return Match(game, values, seed, last_players(house, game, seats), date=house.today())
