"""Contact's table driven by keys alone, by mouse alone, and its pictures."""

from collections.abc import Callable

import pytest

from retrogames.core.dice import roll
from retrogames.core.player import Computer, Human, Level
from retrogames.games.contact import telling
from retrogames.games.contact.banner import wanted
from retrogames.games.contact.evening import stray
from retrogames.games.contact.farewell import Farewell
from retrogames.games.contact.places import VGA, die_x
from retrogames.games.contact.title import CHOICES, Title
from retrogames.machine.screen import Screen
from retrogames.scenes.form import Form
from retrogames.scenes.play import Play
from retrogames.settings import Settings
from tests.scenes.stand_in import Driver, StandIn, match_of, playing

Golden = Callable[[str, Screen], None]
FOUR = (
    Human("Dolores"),
    Human("Max"),
    Computer(Level.CLUB, "Otto"),
    Computer(Level.EXPERT, "Zelda"),
)


@pytest.fixture
def house() -> StandIn:
    return StandIn()


def stop_dice(d: Driver) -> None:
    """Let rolling dice be stopped by a key and settle."""
    d.ticks(5)
    d.keys("space")
    d.ticks(60)


def table(d: Driver, moves: str) -> list[str]:
    """The moves played, as texts."""
    assert isinstance(d.top, Play)
    return [str(move) for move in d.top.match.moves]


def test_a_key_stops_the_dice_and_digits_set_them_aside(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", seed=3))
    d.ticks(30)
    play = d.top
    assert play.table.motion is not None, "the dice roll until they are stopped"
    d.ticks(200)
    assert play.table.motion is not None, "and wait for the person"
    stop_dice(d)
    assert play.table.motion is None
    assert str(play.match.moves[0]).startswith("roll:")


def test_keep_by_key_adds_the_points(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("k")
    assert str(d.top.match.position).startswith("250,0 2 0 - - roll") or d.top.match.moves[2:]
    assert str(d.top.match.moves[1]) == "bank"


def test_keep_and_roll_by_click(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.click(die_x(0) + 30, 230)
    d.click(die_x(1) + 30, 290)
    d.ticks(10)
    d.click(*VGA.roll_button.centre)
    assert str(d.top.match.moves[1]) == "keep:11"
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.click(*VGA.keep_button.centre)
    assert str(d.top.match.moves[1]) == "bank"


def test_a_die_can_be_put_back_until_roll(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("1", "3", "1", "r")
    assert str(d.top.match.moves[1]) == "keep:5"


@pytest.mark.parametrize(
    ("roll", "keys", "words"),
    [
        ("115234", "4", "A 2 alone is no counter."),
        ("115534", "34r", "One 5 or three 5s may be set aside, not two."),
        ("444123", "1r", "Set all three 4s aside together."),
        ("115234", "r", "Choose a counter to set aside, or Keep."),
    ],
)
def test_refusals_say_why(house: StandIn, roll: str, keys: str, words: str) -> None:
    d = playing(house, match_of(house, "contact", f"roll:{roll}"))
    d.keys(*keys)
    assert d.top.message == words
    assert len(d.top.match.moves) == 1
    assert house.sounds, "a refusal is heard, too"


@pytest.mark.parametrize(
    ("roll", "keys", "words"),
    [
        ("115234", "", "Type the number of a counter to set aside, or K to keep the points."),
        ("115234", "3", "R rolls the other dice, K keeps.  3 puts back, 1 or 2 sets aside too."),
        ("115234", "32", "R rolls the other dice, K keeps.  2 or 3 puts back, 1 sets aside too."),
        ("115234", "321", "R rolls the other dice, K keeps.  1, 2 or 3 puts back."),
        ("155234", "2", "R rolls the other dice, K keeps.  2 puts back, 1 sets aside too."),  # not two 5s
        ("444123", "1", "Set all three 4s aside together."),
        ("444123", "123", "R rolls the other dice, K keeps.  1, 2 or 3 puts back, 4 sets aside too."),
    ],
)
def test_the_prompt_says_what_can_be_done(house: StandIn, roll: str, keys: str, words: str) -> None:
    d = playing(house, match_of(house, "contact", f"roll:{roll}"))
    d.keys(*keys)
    assert d.top.table.prompt(d.top.situation()) == words
    assert d.top.look.width(words) <= 620, "it fits the line"


@pytest.mark.parametrize(
    ("roll", "keys", "note"),
    [
        ("155234", "", "set a counter"),
        ("155234", "2", "5 dice again"),
        ("155234", "23", "set a counter"),  # not two 5s
        ("444123", "12", "set a counter"),
        ("444123", "123", "3 dice again"),
    ],
)
def test_roll_promises_nothing_that_it_would_refuse(house: StandIn, roll: str, keys: str, note: str) -> None:
    d = playing(house, match_of(house, "contact", f"roll:{roll}"))
    d.keys(*keys)
    table = d.top.table
    assert telling.roll_notes(table.lay(d.top.situation()), table.picked)[0] == note


@pytest.mark.parametrize(
    ("moves", "line"),
    [
        ("roll:111555", "Three 1s, three 5s: 1,500 points."),
        ("roll:111555 again roll:115555", "Two 1s, four 5s: 750 points, 2,250 in all."),
        ("roll:111234 keep:111 roll:551", "One 1, two 5s: 200 points, 1,200 in all."),
    ],
)
def test_a_contact_tells_the_roll_s_points_and_all_that_is_at_risk(
    house: StandIn, moves: str, line: str
) -> None:
    d = playing(house, match_of(house, "contact", moves))
    d.rest()
    banner = wanted(d.top.table, d.top.situation(), d.top.match.position)
    assert banner is not None
    assert banner.line == line


@pytest.mark.parametrize(
    ("seats", "words"),
    [
        (1, "Dolores wins!\nDolores 6,000"),
        (2, "Dolores wins!\nDolores 6,000, Max 0"),
        (3, "Dolores wins!\nDolores 6,000, Max 0,\nOtto 0"),
        (4, "Dolores wins!\nDolores 6,000, Max 0,\nOtto 0, Zelda 0"),
    ],
)
def test_the_result_never_parts_a_name_from_its_score(house: StandIn, seats: int, words: str) -> None:
    moves = "roll:111555 again roll:111555 again roll:111555 again roll:111555 stop"
    d = playing(house, match_of(house, "contact", moves, players=FOUR[:seats], Seats=str(seats)))
    assert d.top.table.result(d.top.situation()) == words


@pytest.mark.parametrize(
    ("roll", "button", "move"),
    [("111555", "left", "again"), ("111555", "right", "stop"), ("222134", "left", "reroll")],
)
def test_left_is_yes_and_right_is_no(house: StandIn, roll: str, button: str, move: str) -> None:
    d = playing(house, match_of(house, "contact", f"roll:{roll}"))
    d.click(100, 150, button)
    assert str(d.top.match.moves[1]) == move


def test_answers_on_the_screen_and_by_letter(house: StandIn) -> None:
    for place, key, move in ((VGA.yes, "y", "again"), (VGA.no, "n", "stop")):
        d = playing(house, match_of(house, "contact", "roll:111555"))
        d.click(*place.centre)
        assert str(d.top.match.moves[1]) == move
        d = playing(house, match_of(house, "contact", "roll:111555"))
        d.keys(key)
        assert str(d.top.match.moves[1]) == move


def test_arrows_and_return_are_enough(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("up", "return", "right", "return", "down", "return")
    assert str(d.top.match.moves[1]) == "keep:11"


def test_take_back_stops_at_the_roll(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:222134 play"))
    d.keys("ctrl+z")
    assert str(d.top.match.position).endswith("222134 twos")
    assert not d.top.match.assisted
    d.keys("ctrl+z")
    assert str(d.top.match.position).endswith("222134 twos"), "never across a roll"


def test_esc_asks_and_the_game_is_kept(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:115234"))
    d.keys("escape")
    assert isinstance(d.top, Form)
    d.keys("escape")
    assert isinstance(d.top, Play), "Esc at the question goes on"
    d.keys("escape", "l")
    assert d.top is None
    assert "roll:115234" in house.kept["contact"]


def test_a_whole_game_by_keys_alone(house: StandIn) -> None:
    house.settings = Settings(speed=0)
    match = match_of(house, "contact", seed=11)
    d = playing(house, match)
    for _ in range(4000):
        if match.outcome is not None:
            break
        d.ticks(1)
        phase = match.position.phase
        if d.top.table.motion is not None:
            d.keys("space")
        elif phase in ("contact", "twos"):
            d.keys("y" if phase == "twos" else "n")
        elif phase == "choose":
            d.keys("k")
    assert match.outcome is not None
    d.ticks(300)
    assert isinstance(d.top, Form), "the end is told"
    assert house.statistics.sum("contact").games == 2
    d.keys("escape")
    d.keys("escape")
    assert isinstance(d.top, Farewell), "averages are shown on leaving"
    d.keys("space")
    assert d.top is None


def test_leaving_before_the_end_is_told_still_counts_the_game(house: StandIn) -> None:
    d = playing(house, match_of(house, "contact", "roll:111555 again roll:111555 again roll:111555 again"))
    play = d.top
    play.match.play_text("roll:111555")
    play.match.play_text("stop")
    assert play.match.outcome is not None
    assert not play.told
    d.stack.close()
    assert house.statistics.sum("contact").games == 2
    assert "contact" not in house.kept


def test_the_title_leads_to_players_and_starts(house: StandIn) -> None:
    d = Driver(house, Play(house, house.games["contact"]))
    d.ticks(2)
    title = d.top
    assert isinstance(title, Title)
    assert title.hides_pointer
    d.click(20, 20)
    assert not title.hides_pointer, "a click wakes the mouse"
    d.keys("p")
    assert isinstance(d.top, Form)
    d.keys("escape")
    assert isinstance(d.top, Title)
    d.keys("p", "tab", "A", "d", "a", "return")
    d.ticks(1)
    assert isinstance(d.top, Play)
    assert d.top.match.players[0] == Human("Ada")
    assert house.settings.players("contact")[0] == "human Ada"


def test_stray_of_known_tables() -> None:
    # chi-square tables: for five degrees 9.236 is the 10% point and 4.351 the 50% point
    assert stray([100] * 6) == 100
    assert stray([0] * 6) == 100
    even = 600 / 6
    for point, percent in ((9.236, 10), (4.351, 50)):
        shift = (point * even / 2) ** 0.5
        counts = [even + shift, even - shift, even, even, even, even]
        assert stray(counts) == percent


# Pictures


@pytest.mark.parametrize(
    ("name", "moves", "keys"),
    [
        ("choose", "roll:115234 bank roll:444412 keep:444 roll:153", ""),
        ("picked", "roll:115234 bank roll:444412 keep:444 roll:153", "4"),
        ("refused", "roll:115234 bank roll:444412 keep:444 roll:153", "4 6"),
        ("contact", "roll:115234 bank roll:444151", ""),
        ("twos", "roll:222134", ""),
        ("straight", "roll:135624", ""),
        ("focus", "roll:115234", "up"),
        ("menu", "roll:115234", "f10"),
        ("question", "roll:115234", "escape"),
        ("players", "roll:115234", "f5"),
        ("options", "roll:115234", "f8"),
        ("manual", "roll:115234", "f1"),
        ("moves", "roll:115234 keep:11 roll:5234 bank", "f6"),
        ("statistics", "roll:115234", "f9"),
    ],
)
def test_pictures(house: StandIn, golden: Golden, name: str, moves: str, keys: str) -> None:
    match = match_of(house, "contact", moves, players=FOUR, Seats="4")
    d = playing(house, match)
    if match.turn >= 0:
        d.rest()
    d.keys(*keys.split())
    d.ticks(8)
    golden(f"contact/{name}", d.picture())


def test_picture_of_a_lost_turn(house: StandIn, golden: Golden) -> None:
    match = match_of(house, "contact", "roll:115234 keep:11", players=FOUR, Seats="4", seed=1)
    d = playing(house, match)
    for seed in range(200):
        match.seed = seed
        if not set(roll(seed, 1)[:4]) & {1, 5} and len(set(roll(seed, 1)[:4])) >= 3:
            break
    d.ticks(4)
    d.keys("space")
    for _ in range(100):
        d.ticks(1)
        if d.top.table.motion is not None and d.top.table.motion.lost is not None:
            break
    d.ticks(20)
    golden("contact/lost", d.picture())


def test_picture_of_the_title(house: StandIn, golden: Golden) -> None:
    d = Driver(house, Play(house, house.games["contact"]))
    d.ticks(2)
    assert len(CHOICES) == 4
    golden("contact/title", d.picture())


def test_picture_of_the_farewell(house: StandIn, golden: Golden) -> None:
    match = match_of(house, "contact", "roll:111555 again roll:111555 again roll:111555 stop roll:135624")
    table = house.table(house.games["contact"])
    d = Driver(house, Farewell(table.look, table.palette, [match]))  # type: ignore[arg-type]  # DOS dress
    golden("contact/farewell", d.picture())
