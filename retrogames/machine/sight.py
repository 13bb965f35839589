"""How colours look to people: luminance, contrast, difference and the common colour blindnesses."""

from collections.abc import Iterable
from typing import Literal, TypeAlias

RGB: TypeAlias = tuple[int, int, int]
Blindness: TypeAlias = Literal["protan", "deutan", "tritan"]

# Machado, Oliveira and Fernandes, "A Physiologically-based Model for Simulation of Color Vision
# Deficiency", 2009, severity 1.0; rows give red, green and blue in linear light.
_MACHADO: dict[Blindness, tuple[tuple[float, float, float], ...]] = {
    "protan": (
        (0.152286, 1.052583, -0.204868),
        (0.114503, 0.786281, 0.099216),
        (-0.003882, -0.048116, 1.051998),
    ),
    "deutan": (
        (0.367322, 0.860646, -0.227968),
        (0.280085, 0.672501, 0.047413),
        (-0.011820, 0.042940, 0.968881),
    ),
    "tritan": (
        (1.255528, -0.076749, -0.178779),
        (-0.078411, 0.930809, 0.147602),
        (0.004733, 0.691367, 0.303900),
    ),
}
# sRGB to CIE XYZ under D65, IEC 61966-2-1, and the white point itself.
_XYZ = ((0.4124, 0.3576, 0.1805), (0.2126, 0.7152, 0.0722), (0.0193, 0.1192, 0.9505))
_WHITE = (0.9505, 1.0, 1.089)


def _linear(gun: int) -> float:
    part = gun / 255
    return part / 12.92 if part <= 0.04045 else float(((part + 0.055) / 1.055) ** 2.4)


def _gun(light: float) -> int:
    light = min(1.0, max(0.0, light))
    part = light * 12.92 if light <= 0.0031308 else 1.055 * light ** (1 / 2.4) - 0.055
    return round(part * 255)


def luminance(rgb: RGB) -> float:
    """Give the relative luminance of WCAG 2, from 0 for black to 1 for white."""
    red, green, blue = (_linear(gun) for gun in rgb)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(a: RGB, b: RGB) -> float:
    """Give the contrast ratio of WCAG 2 of two colours, in either order, from 1 to 21."""
    dark, light = sorted((luminance(a), luminance(b)))
    return (light + 0.05) / (dark + 0.05)


def simulate(rgb: RGB, kind: Blindness) -> RGB:
    """Show a colour as a person without red, green or blue cones sees it, by Machado's matrices."""
    guns = [_linear(gun) for gun in rgb]
    red, green, blue = (
        _gun(sum(weight * gun for weight, gun in zip(row, guns, strict=True))) for row in _MACHADO[kind]
    )
    return red, green, blue


def _lab(rgb: RGB) -> tuple[float, float, float]:
    guns = [_linear(gun) for gun in rgb]
    curved = []
    for row, white in zip(_XYZ, _WHITE, strict=True):
        t = sum(weight * gun for weight, gun in zip(row, guns, strict=True)) / white
        curved.append(t ** (1 / 3) if t > 216 / 24389 else (24389 / 27 * t + 16) / 116)
    x, y, z = curved
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(a: RGB, b: RGB) -> float:
    """Give the CIE 1976 distance of two colours: about 2 is just noticeable, 100 is black and white."""
    return float(sum((p - q) ** 2 for p, q in zip(_lab(a), _lab(b), strict=True)) ** 0.5)


def nearest(rgb: RGB, colours: Iterable[RGB]) -> int:
    """Give the index of the colour that lies nearest by gun values, the first of several.

    Raises ValueError when there are no colours.
    """
    red, green, blue = rgb
    distances = [(r - red) ** 2 + (g - green) ** 2 + (b - blue) ** 2 for r, g, b in colours]
    if not distances:
        raise ValueError("no colours to choose from")
    return distances.index(min(distances))
