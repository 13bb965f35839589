"""Many games without a window: who sits where, what is counted, when a test is sure."""

import random
from dataclasses import replace
from math import exp

import pytest

from retrogames import terminal
from retrogames.__main__ import main
from retrogames.core.game import Game, discover
from retrogames.core.match import Match
from retrogames.core.player import Level
from retrogames.tournament import game as tournament
from retrogames.tournament.command import _print
from retrogames.tournament.figures import Standing, evidence, wilson
from retrogames.tournament.game import Limit, Pairing, Played, pairings, play
from tests.nim import GAMES, NIM

A, B, C = Level.MASTER, Level.BEGINNER, Level.CLUB


@pytest.fixture
def _nim(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(tournament, "discover", lambda: GAMES)
    monkeypatch.setattr(terminal, "discover", lambda: GAMES)


def run(words: str) -> None:
    assert main(words.split()) == 0


def test_with_each_seed_every_entrant_takes_every_seat_once() -> None:
    games = list(pairings(NIM, (A, B, C), NIM.settings(), 7, 0))
    assert [game.seated for game in games] == [
        (0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2), (1, 2, 0), (2, 0, 1), (0, 1, 2)
    ]  # fmt: skip
    seeds = [game.seed for game in games]
    assert seeds[0] == seeds[1] == seeds[2]
    assert seeds[3] == seeds[4] == seeds[5]
    assert len({seeds[0], seeds[3], seeds[6]}) == 3
    assert list(pairings(NIM, (A, B, C), NIM.settings(), 7, 0)) == games
    assert next(pairings(NIM, (A, B), NIM.settings(), 1, 1)).seed != seeds[0]


@pytest.mark.usefixtures("_nim")
def test_a_game_is_counted_by_entrant_whoever_sits_where() -> None:
    settings = NIM.settings({"Base": "9"})
    for seated in ((0, 1), (1, 0)):
        played = play(Pairing("nim", (A, B), seated, settings, 5, Limit(nodes=300)))
        assert sum(played.shares) == 1
        assert played.turns == sum(played.moves)
        assert played.positions == (played.moves[0] * 300, played.moves[1] * 300)
        assert sum(played.points) == 9 + int(str(Match(NIM, settings, 5, ()).roll())[-1])
        assert played == replace(
            play(Pairing("nim", (A, B), seated, settings, 5, Limit(nodes=300))), seconds=played.seconds
        )


@pytest.mark.usefixtures("_nim")
def test_movetime_ends_a_move() -> None:
    played = play(Pairing("nim", (A, B), (0, 1), NIM.settings({"Base": "1"}), 5, Limit(movetime=0)))
    assert set(played.positions) <= {100 * played.moves[0], 100 * played.moves[1]}


@pytest.mark.usefixtures("_nim")
def test_a_share_is_taken_of_each_levels_own_budget() -> None:
    limit = Limit(share=0.1)
    assert [limit.positions(own) for own in (2_000, 60_000, 3)] == [200, 6_000, 1]
    assert Limit(movetime=50, share=0.1).positions(2_000) == 200
    assert Limit().positions(2_000) == 2_000
    assert Limit(movetime=50).positions(2_000) > 10**9
    share = 300 / NIM.budgets[A]
    nodes, shared = (
        play(Pairing("nim", (A, B), (0, 1), NIM.settings(), 5, limit))
        for limit in (Limit(nodes=300), Limit(share=share))
    )
    assert shared == replace(nodes, seconds=shared.seconds)


def outcome(*shares: float) -> Played:
    count = len(shares)
    return Played(shares, (1,) * count, (2,) * count, (0.5,) * count, (10,) * count, 2 * count)


def test_a_standing_tells_wins_draws_and_shared_wins_apart() -> None:
    standing = Standing(3)
    for shares in ((1.0, 0.0, 0.0), (0.5, 0.5, 0.0), (1 / 3, 1 / 3, 1 / 3)):
        standing.add(outcome(*shares))
    assert standing.games == 3
    assert standing.wins == [1, 0, 0]
    assert standing.shared == [1, 1, 0]
    assert standing.drawn == 1
    assert standing.share == pytest.approx([11 / 6, 5 / 6, 1 / 3])
    assert standing.points == [3, 3, 3]


def test_decided_games_are_told_apart_from_drawn_ones(capsys: pytest.CaptureFixture[str]) -> None:
    """Newcombe's 15 of 148 once more (0.0624 to 0.1605), beside 12 games drawn."""
    standing = Standing(2)
    for shares, times in (((1.0, 0.0), 15), ((0.0, 1.0), 133), ((0.5, 0.5), 12)):
        for _ in range(times):
            standing.add(outcome(*shares))
    share, interval = standing.decided(0)
    assert share == pytest.approx(15 / 148)
    assert interval == pytest.approx((0.0624, 0.1605), abs=5e-5)
    _print(NIM, (A, B), standing)
    told = capsys.readouterr().out.splitlines()[-1]
    assert told.startswith(f"of those decided: A {A.value} 10.1% (6.2-16.0%), B {B.value} 89.9% (")


def test_a_game_that_one_plays_alone_is_won_and_not_drawn() -> None:
    standing = Standing(1)
    standing.add(outcome(1.0))
    assert (standing.games, standing.wins, standing.drawn) == (1, [1], 0)


def test_wilsons_interval() -> None:
    """Against the table in Newcombe 1998 (method 3): 81/263, 15/148, 0/20, 1/29."""
    for wins, games, low, high in (
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0, 0.1611),
        (1, 29, 0.0061, 0.1718),
    ):
        assert wilson(wins / games, games) == pytest.approx((low, high), abs=5e-5)
    assert wilson(0, 0) == (0, 1)


def test_the_evidence_is_the_mean_likelihood_ratio() -> None:
    steps = 20_000
    for wins, games, fair in ((3, 4, 0.5), (0, 5, 0.25), (10, 12, 1 / 3)):
        mean = sum(
            (p / fair) ** wins * ((1 - p) / (1 - fair)) ** (games - wins)
            for p in ((step + 0.5) / steps for step in range(steps))
        ) / steps  # fmt: skip
        assert exp(evidence(wins, games, fair)) == pytest.approx(mean, rel=1e-4)


def test_the_sequential_test_seldom_errs_and_soon_knows() -> None:
    dice = random.Random(1)

    def decide(chance: float, most: int) -> tuple[int | None, int]:
        standing = Standing(2)
        for number in range(1, most + 1):
            won = dice.random() < chance
            standing.add(outcome(float(won), float(not won)))
            if (sure := standing.surely_better(0.05)) is not None:
                return sure, number
        return None, most

    wrong = sum(decide(0.5, 200)[0] is not None for _ in range(300))
    assert wrong <= 15  # at most one in twenty, and less for so short a look
    found = [decide(0.8, 200) for _ in range(50)]
    assert all(sure == 0 for sure, _ in found)
    assert sum(number for _, number in found) / 50 < 40


@pytest.mark.usefixtures("_nim")
def test_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    run("match nim --seats master,beginner --games 20 --jobs 1 --nodes 100 --option Base=20")
    lines = capsys.readouterr().out.splitlines()
    heading = next(line for line in lines if "95% interval" in line)
    headings = "entrant wins draws score 95% interval ms/move pos/move points"
    assert " ".join(heading.split()) == headings
    master = next(line for line in lines if "A master" in line).split()
    beginner = next(line for line in lines if "B beginner" in line).split()
    assert int(master[2]) + int(beginner[2]) == 20
    assert int(master[2]) > int(beginner[2])
    assert master[7] == "100"
    assert lines[-1].startswith("Nim: 20 games, 20 decided, 0 drawn, ")


@pytest.mark.usefixtures("_nim")
def test_a_narrow_screen_cuts_no_figure(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    run("match nim --seats master,beginner --games 4 --jobs 1 --nodes 100")
    assert "…" not in capsys.readouterr().out


@pytest.mark.usefixtures("_nim")
def test_until_stops_early(capsys: pytest.CaptureFixture[str]) -> None:
    run("match nim --seats beginner,master --games 500 --jobs 1 --nodes 100 --until 0.01")
    lines = capsys.readouterr().out.splitlines()
    assert lines[-1] == "stopped: B master is better, with a risk of error below 0.01"
    assert int(lines[-2].split()[1]) < 200


def test_processes_play_the_same_games(capsys: pytest.CaptureFixture[str]) -> None:
    """Two jobs and one give the same wins, draws and losses."""
    tables = []
    for jobs in ("1", "2"):
        run(f"match pointtopoint --seats beginner,casual --games 4 --option Size=4 --nodes 50 --jobs {jobs}")
        rows = [
            line.split()
            for line in capsys.readouterr().out.splitlines()
            if "beginner" in line or "casual" in line
        ]
        tables.append([row[:6] for row in rows])
    assert len(tables[0]) == 2
    assert tables[0] == tables[1]


@pytest.mark.parametrize("name", ["contact", "splatter", "engarde"])
def test_every_game_has_its_match(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    size = "--option Size=5x5" if name == "splatter" else ""
    run(f"match {name} --seats beginner,beginner --games 2 --jobs 1 --nodes 10 {size}")
    assert ": 2 games, " in capsys.readouterr().out


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        ("match", "required"),
        ("match chess --seats club,club --games 1", "no game 'chess'"),
        ("match splatter --seats club,god --games 1", "a level is one of beginner"),
        ("match splatter --seats club --games 1", "Players is one of 4, 2, 3"),
        ("match engarde --seats club,club,club --games 1", "2 seats play Engarde here, not 3"),
        (
            "match contact --seats club,club,club --games 1 --option Seats=2",
            "2 seats play Contact here, not 3",
        ),
        ("match engarde --seats club,club --games 0", "a number 1-"),
        ("match engarde --seats club,club --games 1 --until 2", "between 0 and 1"),
        ("match engarde --seats club,club --games 1 --share 0", "a share above 0, at most 100"),
        ("match engarde --seats club,club --games 1 --share nan", "a share above 0, at most 100"),
        ("match engarde --seats club,club --games 1 --share 1 --nodes 5", "not allowed with"),
        ("match engarde --seats club,club --games 1 --option Wind=1", "no option 'Wind'"),
        ("match engarde --seats club,club --games 1 --option Wind", "NAME=VALUE"),
        ("match engarde --seats club,club --games 1 --nodes 0", "a number 1-"),
        ("match engarde --seats club,club --games 1 --fast", "unrecognized arguments: --fast"),
    ],
)
def test_a_wrong_call_exits_2_with_one_line(
    words: str, reason: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as caught:
        main(words.split())
    assert caught.value.code == 2
    said = capsys.readouterr()
    assert said.out == ""
    (line,) = said.err.splitlines()
    assert reason in line


def test_the_games_seat_options_are_known() -> None:
    """`--seats` sets these by itself; a game with another such option would need it named."""
    games: list[Game] = list(discover().values())
    named = {option.name for game in games for option in game.options}
    assert {"Seats", "Players"} <= named
