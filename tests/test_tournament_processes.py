"""Processes that play a tournament's games: the same games in their order, whatever is killed."""

import os
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children
from pathlib import Path

import pytest

from retrogames.__main__ import main
from retrogames.core.game import discover
from retrogames.core.player import Level
from retrogames.tournament import processes
from retrogames.tournament.game import Limit, Pairing, Played, pairings, play
from retrogames.tournament.processes import DEATHS, played_in

LEVELS = (Level.BEGINNER, Level.CASUAL)
GAMES = 24
MARK = "RETROGAMES_TEST_MARK"
"""Names the file that tells a process that another one was killed before; the environment hands it down."""


def some_pairings() -> list[Pairing]:
    game = discover()["contact"]
    return list(pairings(game, LEVELS, game.settings({"Seats": "2"}), GAMES, 1, Limit(nodes=10)))


def essence(played: Played) -> tuple[object, ...]:
    """Give what a machine's speed does not change."""
    return played.shares, played.points, played.moves


def dying_once(pairing: Pairing) -> Played:
    """Play, but let the first process that gets the third game die in it."""
    mark = Path(os.environ[MARK])
    if pairing == some_pairings()[2] and not mark.exists():
        mark.touch()
        os._exit(9)
    return play(pairing)


def dying(pairing: Pairing) -> Played:
    """Die in the third game, always."""
    if pairing == some_pairings()[2]:
        os._exit(9)
    return play(pairing)


def test_games_whose_process_dies_begin_anew(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv(MARK, str(tmp_path / "mark"))
    monkeypatch.setattr(processes, "play", dying_once)
    found = [essence(played) for played in played_in(2, some_pairings())]
    assert found == [essence(play(pairing)) for pairing in some_pairings()]
    assert (tmp_path / "mark").exists()


def test_processes_that_keep_dying_are_given_up(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(processes, "play", dying)
    before = active_children()
    with pytest.raises(BrokenProcessPool):
        list(played_in(2, some_pairings()))
    assert active_children() == before
    assert DEATHS > 1


def test_games_that_nobody_waits_for_are_not_played_on() -> None:
    before = active_children()
    games = played_in(2, some_pairings())
    next(games)
    games.close()
    assert active_children() == before


def test_the_table_has_the_games_before(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(processes, "play", dying)
    words = "match contact --seats beginner,casual --games 24 --seed 1 --nodes 10 --jobs 2"
    with pytest.raises(SystemExit) as end:
        main(words.split())
    assert end.value.code == 1
    said = capsys.readouterr()
    assert said.err.startswith("retrogames: the processes that play are killed again and again;")
    assert said.err.count("\n") == 1
    assert "Contact: " in said.out
