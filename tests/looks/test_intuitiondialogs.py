"""The Amiga's dialogs: the file requester, and golden pictures of the common ones."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from retrogames.looks.intuitionselector import entry
from retrogames.looks.widgets import Button, Label, TextLine
from retrogames.machine.events import Motion, Press, Release
from retrogames.scenes.alert import alert
from retrogames.scenes.files import Selector
from retrogames.scenes.form import Form
from retrogames.scenes.manual import manual
from retrogames.scenes.options import options
from retrogames.scenes.players import players
from retrogames.scenes.scene import Pop
from retrogames.scenes.table import Page
from retrogames.scenes.tally import tally
from tests.looks.amiga import AMIGA, BUTTONS, everything, workbench
from tests.scenes.stand_in import StandIn

QUESTION = (
    "End this game?\n\nWhite leads 19 to 12, 13 squares are free.\nThe game is kept; you can go on later."
)


# The file requester


def test_a_drawer_is_marked_and_long_names_are_cut() -> None:
    assert entry("Games", True) == "Games".ljust(30) + " (dir)"
    assert entry("a.game", False) == "a.game"
    assert entry("x" * 60, False) == "x" * 35 + "…"
    assert len(entry("y" * 60, True)) == 36


@pytest.fixture
def saves(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Fill a folder with games and drawers and give it, relative."""
    monkeypatch.chdir(tmp_path)
    for name in ("Solitaire", "Tournament"):
        (tmp_path / "Games" / name).mkdir(parents=True)
    for number in range(14):
        (tmp_path / "Games" / f"evening {number + 1:02}.game").write_text("x")
    (tmp_path / "Games" / "notes.txt").write_text("x")
    return Path("Games")


def test_the_file_requester_opens_what_is_clicked_twice(saves: Path) -> None:
    selector = Selector(AMIGA, "Open a game", saves, [".game"], writing=False)
    form = selector.form(None)
    files = selector.parts.files
    x, y = files.box.x + 20, files.box.y + 2 + 10 + 10 * 2 + 5  # below the header, the third line
    for event in (Motion(x, 2 * y), Press(x, 2 * y), Release(x, 2 * y), Press(x, 2 * y)):
        change = form.handle(event)
    assert change == Pop(saves / "evening 01.game")


def test_every_part_of_the_file_requester_is_inside_and_none_covers_another(saves: Path) -> None:
    form = Selector(AMIGA, "Open a game", saves, [".game"], writing=False).form(None)
    inside = form.panel.inset(6, 2)
    boxes = [widget.box for widget in form.widgets]
    assert all(box.meet(inside) == box for box in boxes)
    assert all(0 in a.meet(b).size for n, a in enumerate(boxes) for b in boxes[n + 1 :])
    texts = [w.text for w in form.widgets if isinstance(w, Label | Button)]
    assert texts == ["Drawer", "File", "Parent", "OK", "Cancel"]


# Golden pictures

PAGES = [
    Page(
        "Rules",
        [
            TextLine("Point to Point", "heading"),
            TextLine(""),
            TextLine(
                "Two colours set stones of one, two or three points. Two stones of a colour "
                "enclose what lies between them on a line, and each counts when the number of "
                "stones enclosed is its own."
            ),
            TextLine(""),
            TextLine("Strong words stand out,", "strong"),
            TextLine("quiet ones hold back,", "quiet"),
            TextLine("a warning warns,", "warning"),
            TextLine("inverse", "inverse"),
        ]
        + [TextLine(f"Line {n}") for n in range(12)],
    ),
    Page("Keys", [TextLine("F1")]),
]


def test_pictures_of_the_common_dialogs(golden: Callable[..., None], saves: Path) -> None:
    house: Any = StandIn()
    game = house.games["pointtopoint"]
    scenes = {
        "requester": alert(AMIGA, QUESTION, ("End game", "Play on"), title="Point to Point Request"),
        "three": alert(AMIGA, "White wins.", ("New game", "Step through", "Look"), default=0),
        "options": options(house, AMIGA, None),
        "players": players(house, game, AMIGA),
        "statistics": tally(house, AMIGA, game),
        "manual": manual(AMIGA, "Point to Point", PAGES),
        "selector": Selector(AMIGA, "Open a game", saves, [".game"], writing=False).form(None),
        "saving": Selector(AMIGA, "Save this game", saves, [".game"], writing=True).form(None),
        "window": Form(
            AMIGA.windows, "Widgets", everything(), [Button("OK", default=True), Button("Cancel")]
        ),
        "safe": Form(AMIGA.safe, "Widgets", everything(), BUTTONS),
    }
    for name, scene in scenes.items():
        screen = workbench()
        scene.draw(screen)
        golden(f"amiga/{name}", screen)
