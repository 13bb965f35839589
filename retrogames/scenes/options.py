"""Options: window, sound, speed and what the game adds, changed at once and kept on OK."""

from collections.abc import Mapping

from retrogames.core.game import Game
from retrogames.frozen import replace
from retrogames.looks.look import Look
from retrogames.looks.widgets import Button, Choice, Label, Slider, Toggle, Widget
from retrogames.machine.palette import Palette
from retrogames.scenes.form import Form
from retrogames.scenes.house import House
from retrogames.scenes.layout import Row
from retrogames.scenes.scene import Change, Pop
from retrogames.settings import FITS, SPEEDS


def switch_sound(house: House) -> str:
    """Turn the sound on or off, and give the words that tell which."""
    on = not house.settings.sound
    house.change(replace(house.settings, sound=on))
    return "Sound on." if on else "Sound off."


def _in_rows(widgets: Mapping[str, Toggle | Choice]) -> list[Row]:
    """Give choices with their captions a row each, and toggles two to a row."""
    rows: list[Row] = [(Label(name), w) for name, w in widgets.items() if isinstance(w, Choice)]
    toggles: list[Widget] = [w for w in widgets.values() if isinstance(w, Toggle)]
    if len(toggles) % 2:
        toggles.append(Label(""))
    return rows + [(toggles[n], toggles[n + 1]) for n in range(0, len(toggles), 2)]


def options(house: House, look: Look, game: Game | None, palette: Palette | None = None) -> Form:
    """Make the dialog. Changes show at once; Cancel and Esc put the old ones back."""
    before, place = house.settings, house.window_place()
    scales = ("largest", *map(str, range(1, house.largest_scale() + 1)))
    kept = min(before.scale, len(scales) - 1)
    scale, resized = Choice(scales, kept, "scale"), False
    fit = Choice(FITS, FITS.index(before.fit), "fit")
    full = Toggle("Full screen", before.fullscreen, "fullscreen")
    crt = Toggle("Scanlines", before.crt, "crt")
    sound = Toggle("Sound", before.sound, "sound")
    volume = Slider(before.volume // 10, 0, 10, "volume")
    speed = Choice(SPEEDS, before.speed, "speed")
    still = Toggle("Less motion", before.less_motion, "less_motion")
    labels = Toggle("Key labels", before.key_labels, "key_labels")
    rows: list[Row] = [
        (Label("Window size"), scale),
        (Label("Fit"), fit),
        (full, crt),
        None,
        (Label("Animation"), speed),
        (still, labels),
        None,
        (sound, volume),
    ]
    extra: dict[str, Toggle | Choice] = {}
    if game is not None:
        for name, widget in house.table(game).extras(before.games.get(game.name, {})).items():
            extra[name] = widget
        rows += [None, *_in_rows(extra)] if extra else []

    def chosen() -> None:
        settings = replace(
            house.settings,
            scale=before.scale if scale.index == kept else scale.index,
            fit=FITS[fit.index],
            fullscreen=full.on,
            crt=crt.on,
            sound=sound.on,
            volume=volume.value * 10,
            speed=speed.index,
            less_motion=still.on,
            key_labels=labels.on,
        )
        if game is not None and extra:
            values = {w.key: w.on if isinstance(w, Toggle) else w.text for w in extra.values()}
            settings = settings.with_game(game.name, **values)
        house.change(settings)

    def answer(form: Form, key: str) -> Change | None:
        nonlocal resized
        if key == "ok":
            return Pop(True)
        if key == "cancel":
            house.change(before)
            if resized:
                house.put_window(place)
            return Pop(None)
        resized = resized or key == "scale"
        chosen()
        return None

    buttons = [Button("OK", "ok", default=True), Button("Cancel", "cancel", escape=True)]
    return Form(look, "Options", rows, buttons, answer, palette)
