"""Saving and opening games: records, and the files of a game's own kind such as boards."""

from pathlib import Path
from typing import TYPE_CHECKING

from retrogames.core.match import Match
from retrogames.paths import assets, exists, is_folder
from retrogames.scenes.alert import alert
from retrogames.scenes.files import choose_file, choose_name
from retrogames.scenes.form import Form
from retrogames.scenes.lineup import remember
from retrogames.scenes.scene import Change, Pop, Push

if TYPE_CHECKING:
    from retrogames.scenes.play import Play


def save(play: "Play") -> Change | None:
    """Name the game on the table and keep it as a record."""
    return _save(play, choose_name(play.house, play.look, play.game, palette=play.palette))


def save_own(play: "Play") -> Change | None:
    """Name the position on the table and keep it as a file of the game's own kind."""
    endings = play.game.endings
    return _save(play, choose_name(play.house, play.look, play.game, play.palette, endings))


def _save(play: "Play", chooser: Form) -> Change | None:
    def named(path: Path | None) -> Change | None:
        if path is None:
            return None
        if exists(path):
            question = alert(
                play.look,
                f"{path.name} is there already.\nWrite over it?",
                ("Write over", "Cancel"),
                kind="question",
                title=play.game.title,
                palette=play.palette,
            )
            return Push(question, lambda number: write(path) if number == 0 else None)
        return write(path)

    def write(path: Path) -> Change | None:
        try:
            play.tell(play.house.save_named(play.match, path))
            _note(play, play.match, path)
        except ValueError as error:
            return Push(alert(play.look, str(error), kind="stop", palette=play.palette))
        return None

    return Push(chooser, named)


def load(play: "Play") -> Change | None:
    """Choose a saved game and go on with it."""
    return _load(play, choose_file(play.house, play.look, play.game, palette=play.palette))


def load_own(play: "Play") -> Change | None:
    """Choose a file of the game's own kind, the player's or one that comes with the program."""
    game = play.game
    shipped = {"boards": assets(game.name)} if is_folder(assets(game.name)) else {}
    return _load(play, choose_file(play.house, play.look, game, play.palette, game.endings, shipped))


def _load(play: "Play", chooser: Form) -> Change | None:
    return Push(chooser, lambda path: None if path is None else open_file(play, str(path)))


def open_file(play: "Play", path: str) -> Change | None:
    """Open a record or board; the game on the table is kept."""
    try:
        match = play.house.load_file(Path(path))
    except ValueError as error:
        return Push(alert(play.look, str(error), kind="stop", palette=play.palette))
    if match.game.name != play.game.name:
        return Pop(match)
    failed = make_way(play)
    if failed is not None:
        return failed
    if play.match.moves and play.match.outcome is None:
        play.earlier = play.match
    _note(play, match, Path(path))
    remember(play.house, match)
    play.take_over(match)
    if match.outcome is None:
        play.house.autosave(match)
    play.tell("Loaded.")
    return None


def make_way(play: "Play") -> Change | None:
    """Keep a game in progress under a name, for another takes its place; gives an alert where that fails."""
    if not play.match.moves or play.match.outcome is not None:
        return None
    try:
        play.house.autosave(play.match)
        play.house.keep_aside(play.game)
    except ValueError as error:
        return Push(alert(play.look, str(error), kind="stop", palette=play.palette))
    return None


def _note(play: "Play", match: Match, path: Path) -> None:
    """Note the name of a board in the headers of the match that stands on it."""
    if path.suffix.lower() in play.game.endings:
        match.headers["Board"] = path.name
