"""The speaker: what reaches the device, volume, mute, and no device at all."""

import os
import subprocess
import sys
from pathlib import Path

import pygame
import pytest

from retrogames.machine import sound, tones
from retrogames.machine.sound import Sound, Speaker


def test_a_sound_is_made_at_its_first_use_and_once() -> None:
    made = []

    def make() -> bytes:
        made.append(1)
        return tones.square(440, 10)

    sound = Sound(make)
    assert not made
    assert sound.samples == sound.samples == tones.square(440, 10)
    assert made == [1]
    assert Sound(b"\0\0").samples == b"\0\0"


def test_volume_and_mute() -> None:
    assert Speaker(10).gain == 1
    assert Speaker(0).gain == 0
    assert Speaker(5).gain == pytest.approx(0.25)
    assert Speaker(10, muted=True).gain == 0
    assert Speaker(99).gain == 1


def test_playing_stopping_closing_and_playing_again() -> None:
    speaker = Speaker(10)
    long, empty = Sound(tones.square(440, 5000)), Sound(b"")
    for _ in range(2):
        assert speaker.open()
        assert pygame.mixer.get_init() == (22050, -16, 1)
        for _ in range(20):  # more than there are channels
            speaker.play(long)
        speaker.play(empty)
        assert pygame.mixer.get_busy()
        speaker.stop()
        assert not pygame.mixer.get_busy()
        speaker.close()
        assert pygame.mixer.get_init() is None
    speaker.close()


def test_muted_it_does_not_even_open_the_device() -> None:
    speaker = Speaker(7, muted=True)
    speaker.play(Sound(tones.square(440, 10)))
    Speaker(0).play(Sound(tones.square(440, 10)))
    assert pygame.mixer.get_init() is None
    speaker.stop()


def test_a_channel_plays_at_the_speakers_volume() -> None:
    speaker = Speaker(5)
    speaker.play(Sound(tones.square(440, 5000)))
    busy = [i for i in range(8) if pygame.mixer.Channel(i).get_busy()]
    assert [pygame.mixer.Channel(i).get_volume() for i in busy] == pytest.approx([0.25], abs=0.01)
    speaker.close()


def test_without_a_device_all_is_silence(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("SDL_AUDIODRIVER", "nonsense")
    speaker = Speaker(10)
    assert not speaker.open()
    speaker.play(Sound(tones.square(440, 10)))
    speaker.stop()
    speaker.close()


def test_no_library_complains_where_there_is_no_sound_card() -> None:
    """Play nothing but silence on whatever this machine has."""
    code = "from retrogames.machine.sound import Sound, Speaker; Speaker(10).play(Sound(bytes(100)))"
    environment = {name: value for name, value in os.environ.items() if name != "SDL_AUDIODRIVER"}
    environment["PYGAME_HIDE_SUPPORT_PROMPT"] = "1"
    command = [sys.executable, "-c", code]
    done = subprocess.run(command, env=environment, capture_output=True, check=True, timeout=60)
    assert (done.stdout, done.stderr) == (b"", b"")


def test_alsa_is_left_out_without_a_card_unless_it_was_asked_for(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    asked: list[str | None] = []
    monkeypatch.setattr(pygame.mixer, "init", lambda *_, **__: asked.append(driver()))
    monkeypatch.setattr(sys, "platform", "linux")
    monkeypatch.setattr(sound, "CARDS", tmp_path / "none")
    monkeypatch.setenv("SDL_AUDIODRIVER", "alsa")
    Speaker().open()
    monkeypatch.delenv("SDL_AUDIODRIVER")
    Speaker().open()
    monkeypatch.delenv("SDL_AUDIODRIVER")
    (tmp_path / "pcmC0D0p").touch()
    monkeypatch.setattr(sound, "CARDS", tmp_path)
    Speaker().open()
    assert asked == ["alsa", sound.CARDLESS, None]
    assert "alsa" not in sound.CARDLESS


def driver() -> str | None:
    """Give the sound driver that is asked for."""
    return os.environ.get("SDL_AUDIODRIVER")


def test_the_device_gets_the_samples_themselves(tmp_path: Path) -> None:
    """Play into a file, by SDL's disk driver in a process of its own."""
    written = tmp_path / "played.raw"
    code = (
        "import pygame\n"
        "from retrogames.machine import tones\n"
        "from retrogames.machine.sound import Sound, Speaker\n"
        "speaker = Speaker(10)\n"
        "speaker.play(Sound(tones.st_key_click))\n"
        "while pygame.mixer.get_busy():\n    pygame.time.wait(5)\n"
        "pygame.time.wait(60)\n"
        "speaker.close()\n"
    )
    settings = {"SDL_AUDIODRIVER": "disk", "SDL_DISKAUDIOFILE": str(written), "SDL_DISKAUDIODELAY": "1"}
    subprocess.run([sys.executable, "-c", code], env={**os.environ, **settings}, check=True, timeout=60)
    played = written.read_bytes()
    assert tones.st_key_click() in played
