"""The measures of one face, and the few strokes that all its letters are built from."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tools.faces.outline import Drawing, Point, box, round_box


@dataclass(frozen=True, slots=True)
class Style:
    """Measures in pixels: heights above the baseline, stroke widths, cell, and each letter's width.

    `stem` is the width of upright strokes, `bar` the height of level ones, `slant` the level width of
    diagonals. `power` squares the curves (2 is an ellipse); `lift` is a curve's height in half-widths.
    """

    name: str
    pixel_size: int
    ascent: int
    descent: int
    cap: int
    x: int
    drop: int
    stem: int
    bar: int
    slant: int
    power: float
    lift: float
    dot: int
    accent: int
    accent_gap: int
    gap: int
    stem_gap: int
    digit: int
    widths: Mapping[str, int]

    @property
    def x_top(self) -> int:
        """Row of the top of small letters, counted from the top of the capitals."""
        return self.cap - self.x

    @property
    def middle(self) -> int:
        """Row where level signs such as the hyphen and the plus start."""
        return self.cap - (self.x + self.bar) // 2 if self.x < self.cap else (self.cap - self.bar) // 2

    @property
    def space(self) -> int:
        """Advance of the space."""
        return round(self.digit * 0.5) + self.gap - 1


def ring(
    style: Style,
    left: float,
    top: float,
    right: float,
    bottom: float,
    rounded: str = "abcd",
    stem: float | None = None,
    bar: float | None = None,
    lift: float | None = None,
) -> tuple[list[Point], list[Point]]:
    """Return the outer and the inner outline of a bowl.

    `rounded` names its round corners, a to d clockwise from the upper left; the others are square.
    """
    thick = style.stem if stem is None else stem
    thin = style.bar if bar is None else bar
    both = ("a" in rounded or "d" in rounded) and ("b" in rounded or "c" in rounded)
    rise = style.lift if lift is None else lift
    rx = (right - left) / 2
    if not both:
        rx = min((right - left) * 0.62, (right - left) - thick * 0.5, (bottom - top) / 2 * 1.35)
    ry = min((bottom - top) / 2, rx * rise)
    outer: Sequence[Point] = [(rx, ry) if corner in rounded else (0.0, 0.0) for corner in "abcd"]
    inner = [
        (max(rx - thick, 0), max(ry - thin, 0)) if corner in rounded else (0.0, 0.0) for corner in "abcd"
    ]
    return (
        round_box(left, top, right, bottom, outer, style.power),
        round_box(left + thick, top + thin, right - thick, bottom - thin, inner, style.power),
    )


def bowl(
    drawing: Drawing,
    style: Style,
    left: float,
    top: float,
    right: float,
    bottom: float,
    rounded: str = "abcd",
) -> None:
    """Draw a ring onto the drawing, clearing its inside."""
    outer, inner = ring(style, left, top, right, bottom, rounded)
    drawing.add(outer).cut(inner)


def hook(
    style: Style, left: float, top: float, right: float, bottom: float, corner: str
) -> tuple[list[Point], list[Point]]:
    """Return outer and inner outline of a box with one round corner, for strokes that bend once."""
    rx, ry = style.stem * 1.15, style.bar * 1.9
    radii = [(rx, ry) if name == corner else (0.0, 0.0) for name in "abcd"]
    small = [(style.stem * 0.6, style.bar * 0.6) if name == corner else (0.0, 0.0) for name in "abcd"]
    return (
        round_box(left, top, right, bottom, radii, style.power),
        round_box(
            left + style.stem, top + style.bar, right - style.stem, bottom - style.bar, small, style.power
        ),
    )


def limb(x_top: float, top: float, x_bottom: float, bottom: float, width: float) -> list[Point]:
    """Return a diagonal stroke of the given level width, by its left edge's ends."""
    return [(x_top, top), (x_top + width, top), (x_bottom + width, bottom), (x_bottom, bottom)]


def stroke(left: float, top: float, width: float, height: float) -> list[Point]:
    """Return an upright or level stroke by its corner and size."""
    return box(left, top, left + width, top + height)


def apex(s: Style, w: int) -> int:
    """Return the width of a flat apex in a letter of width w: about a stem, and centred."""
    return s.slant + (w - s.slant) % 2
