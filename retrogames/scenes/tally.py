"""Statistics kept for good: games, wins and points against each level, assisted games apart."""

from retrogames.core.game import Game
from retrogames.core.player import Level
from retrogames.core.statistics import HUMAN, NOBODY, Statistics, Tally, csv_text
from retrogames.frozen import replace
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Label, ListBox
from retrogames.machine.palette import Palette
from retrogames.scenes.alert import alert
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.layout import Row
from retrogames.scenes.scene import Change, Pop, Push

HEADER = "Against      Games  Won Drawn Lost   Mean  Best"
NARROW = "Against  Games Won Drw Lost Best"
"""For screens of less than 48 columns: no mean."""
OPPONENTS = (NOBODY, HUMAN, *Level)


def tally(house: House, look: Look, game: Game, palette: Palette | None = None) -> Form:
    """Make the dialog: a table of a game, export as CSV, and a reset that asks twice."""
    wide = look.metrics.columns >= len(HEADER)
    lines = _lines(house.statistics, game, wide)
    box = ListBox(lines, rows=9, header=HEADER if wide else NARROW, key="list")
    note = Label("")
    rows: list[Row] = [box, note]
    buttons = [Button("Export", "export"), Button("Reset", "reset"), Button("Close", "close", True, True)]

    def fresh(form: Form) -> None:
        box.items = _lines(house.statistics, game, wide)
        form.dirty = True

    def answer(form: Form, key: str) -> Change | None:
        if key == "close":
            return Pop()
        if key == "export":
            line = house.write_text("statistics.csv", csv_text(house.statistics))
            return Push(alert(look, line, palette=palette))
        if key == "reset":
            question = f"Reset the statistics of {game.title}?"
            return Push(
                _ask(question),
                lambda n: Push(_ask("Really? They cannot come back."), sure) if n == 0 else None,
            )
        return None

    def sure(number: int) -> Change | None:
        if number == 0:
            kept = {row: t for row, t in house.statistics.tallies.items() if row.game != game.name}
            marks = tuple(mark for mark in house.statistics.marks if mark.game != game.name)
            house.keep_statistics(replace(house.statistics, tallies=kept, marks=marks))
            fresh(form)
        return None

    def _ask(question: str) -> Form:
        return alert(look, question, ("Reset", "Keep"), kind="question", title="Statistics", palette=palette)

    form = Form(look, f"{game.title}: statistics", rows, buttons, answer, palette)
    return form


def _lines(statistics: Statistics, game: Game, wide: bool) -> list[str]:
    """Write one line for each kind of opponent a person has played, assisted games after them."""
    lines = []
    for assisted in (False, True):
        for against in OPPONENTS:
            total = statistics.sum(game.name, player=HUMAN, against=against, assisted=assisted)
            if total.games:
                name = {NOBODY: "alone", HUMAN: "people"}.get(against, against)
                lines.append(_line(name + ("*" if assisted else ""), total, wide))
        if not assisted and lines:
            lines.append(_line("all", statistics.sum(game.name, player=HUMAN, assisted=False), wide))
    if any(row.assisted for row in statistics.tallies if row.game == game.name):
        lines += ["", "* with hints or take-backs"]
    marks = [mark for mark in statistics.marks if mark.game == game.name]
    if marks:
        lines += ["", "Records", *(f"{m.score:5}  {m.title}  {m.name or 'you'}  {m.date}" for m in marks)]
    return lines or ["No game was finished yet."]


def _line(name: str, t: Tally, wide: bool) -> str:
    if not wide:
        return f"{name:9}{t.games:5}{t.wins:4}{t.draws:4}{t.losses:5}{t.best:5}"
    return f"{name:12} {t.games:5} {t.wins:4} {t.draws:5} {t.losses:4} {t.mean('points'):6.0f} {t.best:5}"
