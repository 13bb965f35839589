"""What the shelf opens: games, their lessons, files, dialogs, and the show of computer seats.

A module of its own, loaded when something opens: the first picture does not wait for all that a game needs.
"""

from pathlib import Path
from typing import TYPE_CHECKING, Any

from retrogames.core.game import Game
from retrogames.core.match import Match
from retrogames.core.player import Computer, Level
from retrogames.scenes.alert import alert
from retrogames.scenes.apart import apart
from retrogames.scenes.form import Form
from retrogames.scenes.lesson import FINISHED, Lesson
from retrogames.scenes.lineup import new_match, remember
from retrogames.scenes.manual import manual
from retrogames.scenes.opening import is_new
from retrogames.scenes.options import options, switch_sound
from retrogames.scenes.play import Play
from retrogames.scenes.players import players
from retrogames.scenes.scene import Change, Leave, Push
from retrogames.scenes.shelfmanual import PAGES
from retrogames.scenes.tally import tally

if TYPE_CHECKING:
    from retrogames.scenes.shelf import Shelf

DEMO_LEVEL = Level.CLUB


def trouble(shelf: "Shelf", line: str, game: Game | None = None) -> Push:
    """Tell of something that went wrong; with a game on its own machine, in the player's colours."""
    if game is None:
        return Push(alert(shelf.look, line, kind="stop", palette=shelf.palette))
    table = shelf.house.table(game)
    form = alert(table.look, line, kind="stop", title=game.title, palette=table.palette)
    return Push(_on_its_machine(form))


def _on_its_machine(form: Form) -> Form:
    """Let a game's dialog stand on its empty machine, whose registers are not the shelf's."""
    form.overlay = False
    return form


def carry_out(shelf: "Shelf", command: str) -> Change | None:
    """Carry out a command of the strip."""
    house, look, palette, game = shelf.house, shelf.look, shelf.palette, shelf.games[shelf.chosen]
    match command:
        case "manual":
            return Push(manual(look, "Retrogames", PAGES, palette=palette))
        case "options":
            return Push(options(house, look, None, palette=palette))
        case "records":
            return Push(tally(house, look, game, palette=palette))
        case "lesson":
            return Push(Lesson(house, game), lambda result: _taught(shelf, result))
        case "sound":
            switch_sound(house)
        case "leave":
            text = "Leave Retrogames? Every game is kept."
            question = alert(look, text, ("Leave", "Stay"), "question", palette=palette, default=0)
            return Push(question, lambda number: Leave() if number == 0 else None)
    return None


def open_game(shelf: "Shelf", new: bool, greet: bool = True) -> Change:
    """Open the game chosen; offer the lesson to a newcomer unless the call named the game."""
    house, game = shelf.house, shelf.games[shelf.chosen]
    match = None if new else house.unfinished(game)
    if new and house.table(game).opening() is None:
        table = house.table(game)
        form = _on_its_machine(players(house, game, table.look, table.palette))
        return Push(form, lambda chosen: _seated(shelf, chosen))
    play = Play(house, game, match)
    play.told = False  # a game that was kept is not counted yet, even where it is over
    play.newcomer = greet and is_new(house, game)
    return Push(play, lambda result: came_back(shelf, result))


def _seated(shelf: "Shelf", chosen: Any) -> Change | None:
    if not chosen:
        return None
    game = shelf.games[shelf.chosen]
    return _kept(shelf, game) or _play(shelf, game, new_match(shelf.house, game))


def _play(shelf: "Shelf", game: Game, match: Match) -> Push:
    return Push(Play(shelf.house, game, match), lambda result: came_back(shelf, result))


def _kept(shelf: "Shelf", game: Game) -> Change | None:
    """Keep the game in progress, for another takes its place; gives an alert where that fails."""
    try:
        shelf.house.keep_aside(game)
    except ValueError as error:
        return trouble(shelf, str(error))
    return None


def _taught(shelf: "Shelf", result: Any) -> Change | None:
    """Open the game after its lesson, if that was played to its end."""
    if result == FINISHED:
        shelf.load(new=False)
    return None


def open_file(shelf: "Shelf", path: Path) -> Change | None:
    """Open a saved game, a record or a board; a file of a game's own kind is refused on its machine."""
    try:
        match = shelf.house.load_file(path)
    except ValueError as error:
        owner = next((game for game in shelf.games if path.suffix.lower() in game.endings), None)
        return trouble(shelf, str(error), owner)
    return came_back(shelf, match)


def came_back(shelf: "Shelf", result: Any) -> Change | None:
    """Take what a game left with: a match of another game, opened there, or nothing."""
    if not isinstance(result, Match):
        return None
    game = result.game
    shelf.chosen = next(n for n, other in enumerate(shelf.games) if other.name == game.name)
    failed = _kept(shelf, game)
    if failed is None:
        remember(shelf.house, result)
    return failed or _play(shelf, game, result)


def demonstrate(shelf: "Shelf") -> Change:
    """Let computer seats play the next game of the show."""
    game = shelf.next_shown()
    house = apart(shelf.house)
    match = new_match(house, game)
    match.players = tuple(Computer(DEMO_LEVEL) for _ in match.players)
    return Push(Play(house, game, match, demo=True), lambda result: _shown_one(shelf, result))


def _shown_one(shelf: "Shelf", result: Any) -> Change | None:
    """Show the next game, or open the file that was dropped on this one."""
    if isinstance(result, Path):
        return open_file(shelf, result)
    return demonstrate(shelf) if result == "over" else None
