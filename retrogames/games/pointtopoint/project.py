"""The Project menu: who plays, solitaire, and the question that ends a game."""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from retrogames.core.match import Match
from retrogames.core.player import Computer, Human, Level, Player
from retrogames.games.pointtopoint.lines import BLACK, WHITE
from retrogames.looks.intuition import Intuition
from retrogames.looks.look import Command
from retrogames.machine.palette import Palette
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.lineup import keep, last_level, last_name, new_match
from retrogames.scenes.scene import Change, Pop, Scene
from retrogames.scenes.table import Situation

if TYPE_CHECKING:
    from retrogames.games.pointtopoint.scene import PointToPointTable

LEVELS = tuple(Level)


def commands(s: Situation) -> Sequence[Command]:
    """Give the entries of the Project menu, ticked as the game on the board is played."""
    computers = [seat for seat in (WHITE, BLACK) if isinstance(s.players[seat], Computer)]
    solitaire = s.settings.get("Solitaire", "off")
    alone = solitaire != "off"
    level = _level(s)
    against = len(computers) == 1 and not alone
    found = [
        Command("two", "Two players", "project", checked=not computers and not alone, hot="T"),
        Command("against", "Against computer", "project", hot="A"),
        Command("white", "Play White", "project", checked=against and BLACK in computers, parent="against"),
        Command("black", "Play Black", "project", checked=against and WHITE in computers, parent="against"),
    ]
    found += [
        Command(f"level{number}", name.capitalize(), "project", checked=name == level, parent="against")
        for number, name in enumerate(LEVELS, 1)
    ]
    found += [
        Command("demo", "Computer v. computer", "project", checked=len(computers) == 2, hot="C"),
        Command("solitaire", "Solitaire", "project", hot="S"),
        Command("solowhite", "For White", "project", checked=solitaire == "white", parent="solitaire"),
        Command("soloblack", "For Black", "project", checked=solitaire == "black", parent="solitaire"),
        Command("watch", "Watch the search...", "project", hot="h"),
        Command("records", "Solitaire records...", "project", hot="r"),
        Command("editor", "Set up position...", "project", hot="u"),
        Command("sources", "Where points came from", "move", "W", enabled=bool(s.position.lines())),
    ]
    return found


def do(table: "PointToPointTable", s: Situation, command: str) -> Scene | Any | None:
    """Start a match with the players chosen, or show the records; None for a command that is not ours."""
    human, level = Human(_name(s)), _level(s)
    if command.startswith("level"):
        level = LEVELS[int(command[-1]) - 1]
        computer = Computer(level)
        players: tuple[Player, ...] = tuple(
            computer if isinstance(player, Computer) else player for player in s.players
        )
        if not any(isinstance(player, Computer) for player in players):
            players = (human, computer)
        return _start(s, players)
    computer = Computer(level)
    match command:
        case "two":
            return _start(s, (human, Human()))
        case "white":
            return _start(s, (human, computer))
        case "black":
            return _start(s, (computer, human))
        case "demo":
            return _start(s, (computer, computer))
        case "solowhite" | "soloblack":
            return _start(s, (human, human), solitaire=command.removeprefix("solo"))
    return None


def _name(s: Situation) -> str:
    return next((p.name for p in s.players if isinstance(p, Human) and p.name), last_name(s.values))


def _level(s: Situation) -> Level:
    return next((p.level for p in s.players if isinstance(p, Computer)), last_level(s.values))


def _start(s: Situation, players: tuple[Player, ...], solitaire: str = "off") -> Match:
    """Make a new match of the same size and supply; players and options hold for games that follow."""
    settings = dict(s.settings) | {"Solitaire": solitaire}
    house = s.house
    if house is None:
        return Match(s.game, settings, 0, players)
    keep(house, s.game, players, settings)
    return new_match(house, s.game)


def end_question(look: Intuition, palette: Palette, s: Situation) -> Form:
    """Ask whether to end the game; it is decided by the scores as they stand."""
    white, black = s.position.points
    free = s.position.board.count(0)
    squares = "1 square is" if free == 1 else f"{free} squares are"
    if white == black:
        lead = f"The score is {white} to {black}"
    else:
        lead = f"{'White' if white > black else 'Black'} leads {max(white, black)} to {min(white, black)}"
    text = f"End this game?\n{lead}, {squares} free.\nThe score decides. Esc plays on."
    form = alert(
        look, text, ("End game", "Play on"), kind="question", title="Point to Point Request", palette=palette
    )

    def answered(_: Form, key: str) -> Change | None:
        return Pop("endgame" if key == "0" else None) if key.isdigit() else None

    form.answer = answered
    return form
