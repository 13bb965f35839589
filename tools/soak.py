"""A tireless player: random keys, clicks, wheels, drops and focus changes over all scenes and looks.

`python -m tools.soak --events 1000000 --seed 7` plays headless and fast; after every event it checks what must
always hold. A failure names the seed and the number of the event, which reproduce it.
"""

import argparse
import os
import random
import time

os.environ.setdefault("SDL_VIDEODRIVER", "dummy")
os.environ.setdefault("SDL_AUDIODRIVER", "dummy")

from dataclasses import replace
from typing import Any

from retrogames.core import record
from retrogames.core.position import CHANCE
from retrogames.machine.events import Drop, Event, Focus, Key, Motion, Press, Release, Text, Wheel
from retrogames.scenes.shelf import Shelf
from retrogames.settings import Settings
from tests.scenes.stand_in import AtOnce, Driver, StandIn

NAMES = (
    *"abcdefghijklmnopqrstuvwxyz0123456789",
    *("return", "escape", "space", "tab", "backspace", "delete", "up", "down", "left", "right"),
    *("pageup", "pagedown", "home", "end"),
    *(f"f{number}" for number in range(1, 13)),
)


class Tireless:
    """Plays one run; everything it does follows from the seed."""

    def __init__(self, seed: int) -> None:
        self.chance = random.Random(seed)
        self.house = StandIn(Settings(speed=0, less_motion=self.chance.random() < 0.5))
        self.house.thinking = AtOnce(30)
        self.house.next_seed = seed
        self.driver = Driver(self.house, Shelf(self.house))
        self.at = (320, 240)
        self.events = 0

    def event(self) -> Event:
        """Give the next random event, more often a likely one."""
        c = self.chance
        kind = c.random()
        if kind < 0.35:
            name = c.choice(NAMES)
            return Key(
                name,
                name if len(name) == 1 else "",
                ctrl=c.random() < 0.1,
                alt=c.random() < 0.03,
                shift=c.random() < 0.1,
                repeat=c.random() < 0.1,
            )
        if kind < 0.55:
            self.at = (c.randrange(640), c.randrange(480))
            return Motion(*self.at)
        if kind < 0.72:
            return Press(*self.at, c.choice(("left", "left", "left", "right", "middle")))
        if kind < 0.9:
            return Release(*self.at, c.choice(("left", "left", "left", "right", "middle")))
        if kind < 0.95:
            return Wheel(0, c.choice((-3, -1, 1, 3)), *self.at)
        if kind < 0.98:
            return Text(c.choice(("a", "Z", "é", "  ", "10", "ß")))
        return c.choice((Focus(False), Focus(True), Drop("/nowhere/at.all")))

    def step(self) -> None:
        """Send one event, let a little time pass, and check what must always hold."""
        self.events += 1
        self.driver.send(self.event())
        self.driver.ticks(self.chance.choice((0, 0, 1, 2, 5)))
        if self.driver.top is None:
            self.driver = Driver(self.house, Shelf(self.house))
        if self.chance.random() < 0.002:
            self.house.settings = replace(self.house.settings, speed=self.chance.randrange(5))
        self.check()

    def check(self) -> None:
        """Check the stack, the match being played, and now and then the picture and the record."""
        scenes = self.driver.stack.scenes
        assert 1 <= len(scenes) < 12, f"{len(scenes)} scenes stand on the stack"
        for scene in scenes:
            match: Any = getattr(scene, "match", None)
            if match is None or not hasattr(match, "positions"):
                continue
            assert len(match.positions) == len(match.moves) + 1
            position = match.position
            if match.outcome is None:
                assert position.turn == CHANCE or position.moves()
            if self.events % 97 == 0:
                text = record.write(match)
                again = record.read(text.encode(), self.house.games)
                assert str(again.position) == str(position)
                assert record.write(again) == text
        if self.events % 13 == 0:
            self.driver.picture()

    def where(self) -> str:
        """Name the scenes on the stack."""
        return " > ".join(type(scene).__name__ for scene in self.driver.stack.scenes)


def run(seed: int, events: int) -> Tireless:
    """Play so many events; raises AssertionError or whatever went wrong, with seed and event in its notes."""
    player = Tireless(seed)
    for _ in range(events):
        try:
            player.step()
        except Exception as error:
            error.add_note(f"seed {seed}, event {player.events}, in {player.where()}")
            raise
    return player


def main() -> None:
    """Run as a program."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--events", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=None, help="repeat one run; else one seed after another")
    parser.add_argument("--each", type=int, default=2_000, help="events for each seed")
    chosen = parser.parse_args()
    if chosen.seed is not None:
        run(chosen.seed, chosen.events)
        print(f"seed {chosen.seed}: {chosen.events} events, nothing wrong")
        return
    began, done, seed = time.monotonic(), 0, 1
    while done < chosen.events:
        run(seed, chosen.each)
        done, seed = done + chosen.each, seed + 1
    print(f"{done} events with seeds 1-{seed - 1} in {time.monotonic() - began:.0f} s, nothing wrong")


if __name__ == "__main__":
    main()
