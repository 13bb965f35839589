"""Sixteen palette registers, and the colour spaces of the four machines that fill them."""

from collections.abc import Iterator, Mapping

from retrogames.frozen import frozen
from retrogames.machine.sight import RGB, Blindness, contrast, difference, luminance, nearest, simulate
from retrogames.machine.xcolours import NAMES

__all__ = [
    "AMIGA",
    "EGA",
    "RGB",
    "ST",
    "VGA",
    "Blindness",
    "Palette",
    "X",
    "contrast",
    "difference",
    "luminance",
    "nearest",
    "simulate",
]

REGISTERS = 16
_PERCENTS = frozenset(map(str, range(101)))


@frozen
class Palette:
    """Hold the colours of the 16 registers, each gun from 0 to 255.

    Raises ValueError when there are not sixteen, or a gun is out of range.
    """

    rgb: tuple[RGB, ...]

    def __post_init__(self) -> None:
        """Check the registers."""
        if len(self.rgb) != REGISTERS:
            raise ValueError(f"a palette has {REGISTERS} registers, not {len(self.rgb)}")
        for i, colour in enumerate(self.rgb):
            if len(colour) != 3 or not all(0 <= gun <= 255 for gun in colour):
                raise ValueError(f"palette register {i}: {colour} is not a colour")

    def __getitem__(self, register: int) -> RGB:
        """Give the colour of one register."""
        return self.rgb[register]

    def __iter__(self) -> Iterator[RGB]:
        """Give the colours, register 0 first."""
        return iter(self.rgb)

    def __len__(self) -> int:
        """Give the number of registers."""
        return len(self.rgb)

    def with_register(self, i: int, rgb: RGB) -> "Palette":
        """Give a palette that differs in register i (0-15) alone; IndexError for another register."""
        if not 0 <= i < REGISTERS:
            raise IndexError(f"no palette register {i}")
        return Palette((*self.rgb[:i], rgb, *self.rgb[i + 1 :]))

    def text(self) -> str:
        """Write the registers as `RRGGBB` split by spaces; `Palette.read` inverts it."""
        return " ".join(_hex(colour) for colour in self.rgb)

    @classmethod
    def read(cls, text: str) -> "Palette":
        """Read what `text` wrote; ValueError says what is wrong."""
        return cls(tuple(_read_hex(word) for word in text.split()))


def _hex(rgb: RGB) -> str:
    return "{:02X}{:02X}{:02X}".format(*rgb)


def _read_hex(digits: str) -> RGB:
    if len(digits) != 6 or not all(c in "0123456789abcdefABCDEF" for c in digits):
        raise ValueError(f"{digits!r} is not a colour of six hexadecimal digits")
    return int(digits[:2], 16), int(digits[2:4], 16), int(digits[4:], 16)


def _integer(text: str, low: int, high: int, what: str) -> int:
    """Read a plain decimal number within bounds."""
    if text.isascii() and text.isdigit() and len(text) < 6 and low <= int(text) <= high:
        return int(text)
    raise ValueError(f"{what} is a number from {low} to {high}, not {text!r}")


@frozen
class EgaSpace:
    """The 64 colours of a six-bit EGA palette value, bits r g b R G B from the top (looks, 2.1)."""

    count: int = 64
    registers: tuple[int, ...] = (0, 1, 2, 3, 4, 5, 20, 7, *range(56, 64))  # at power-up, modes 10h and 12h

    def rgb(self, value: int) -> RGB:
        """Give the colour of a value from 0 to 63: each gun is its capital bit x AA + its small bit x 55."""
        if not 0 <= value < self.count:
            raise ValueError(f"an EGA colour is a number from 0 to 63, not {value}")
        red, green, blue = (0xAA * (value >> bit & 1) + 0x55 * (value >> bit + 3 & 1) for bit in (2, 1, 0))
        return red, green, blue

    def value(self, rgb: RGB) -> int:
        """Give the value from 0 to 63 whose colour is nearest."""
        return nearest(rgb, (self.rgb(value) for value in range(self.count)))

    @property
    def default(self) -> Palette:
        """Give the power-up palette of EGA and VGA."""
        return Palette(tuple(self.rgb(value) for value in self.registers))

    def read(self, text: str) -> RGB:
        """Read a value from `0` to `63`; ValueError says what is wrong."""
        return self.rgb(_integer(text.strip(), 0, self.count - 1, "an EGA colour"))

    def write(self, rgb: RGB) -> str:
        """Write the nearest value, `0` to `63`."""
        return str(self.value(rgb))


@frozen
class GunSpace:
    """Colours of three guns with the same number of even steps each.

    `digits` is the base of the text, one digit a gun (8 for the ST, 16 for the Amiga), or 0 for three
    decimal numbers split by commas (the DAC of the VGA).
    """

    name: str
    steps: int
    digits: int
    default: Palette

    @property
    def count(self) -> int:
        """Give how many colours there are."""
        return self.steps**3

    def gun(self, level: int) -> int:
        """Give the brightness 0-255 of a level from 0 to steps - 1: level x 255 / (steps - 1), rounded."""
        top = self.steps - 1
        if not 0 <= level <= top:
            raise ValueError(f"a gun of the {self.name} has levels 0 to {top}, not {level}")
        return (level * 510 + top) // (2 * top)

    def level(self, gun: int) -> int:
        """Give the level nearest to a brightness 0-255."""
        return (gun * (self.steps - 1) * 2 + 255) // 510

    def rgb(self, red: int, green: int, blue: int) -> RGB:
        """Give the colour of three levels."""
        return self.gun(red), self.gun(green), self.gun(blue)

    def levels(self, rgb: RGB) -> tuple[int, int, int]:
        """Give the three levels nearest to a colour."""
        red, green, blue = rgb
        return self.level(red), self.level(green), self.level(blue)

    def word(self, value: int) -> RGB:
        """Give the colour of a hardware register, a nibble a gun: 0RRR0GGG0BBB or RGB."""
        if not self.digits or not 0 <= value <= 0xFFF:
            raise ValueError(f"{value} is no colour register of the {self.name}")
        return self.rgb(value >> 8, value >> 4 & 15, value & 15)

    def read(self, text: str) -> RGB:
        """Read `777`, `F80` or `63,21,0`; ValueError says what is wrong."""
        text, top = text.strip(), self.steps - 1
        if self.digits:
            allowed = "0123456789ABCDEF"[: self.digits]
            if len(text) != 3 or not all(c in allowed for c in text.upper()):
                raise ValueError(
                    f"a colour of the {self.name} is three digits 0 to {allowed[-1]}, not {text!r}"
                )
            red, green, blue = (int(c, 16) for c in text)
            return self.rgb(red, green, blue)
        words = text.split(",")
        if len(words) != 3:
            raise ValueError(f"a colour of the {self.name} is three numbers from 0 to {top}, not {text!r}")
        red, green, blue = (_integer(word.strip(), 0, top, f"a gun of the {self.name}") for word in words)
        return self.rgb(red, green, blue)

    def write(self, rgb: RGB) -> str:
        """Write the nearest colour as `read` reads it."""
        levels = self.levels(rgb)
        return "{:X}{:X}{:X}".format(*levels) if self.digits else ",".join(map(str, levels))


@frozen
class XSpace:
    """Colours by X11R4 name or as `#RRGGBB`; every 24-bit colour exists."""

    names: Mapping[str, RGB]
    count: int = 1 << 24

    def read(self, text: str) -> RGB:
        """Read a name in any case, spaces or not, gray or grey, `gray0` to `gray100`, or `#RRGGBB`."""
        if text.strip().startswith("#"):
            return _read_hex(text.strip()[1:])
        key = "".join(text.lower().split()).replace("grey", "gray")
        number = key.removeprefix("gray")
        if number != key and number in _PERCENTS:
            gun = (int(number) * 255 + 50) // 100  # as the X server's table rounds
            return gun, gun, gun
        for name, rgb in self.names.items():
            if name.lower() == key:
                return rgb
        raise ValueError(f"{text.strip()!r} is neither an X colour name nor #RRGGBB")

    def write(self, rgb: RGB) -> str:
        """Write the name where the colour has one, else `#RRGGBB`."""
        for name, colour in self.names.items():
            if colour == rgb:
                return name
        return "#" + _hex(rgb)


def _palette(words: str) -> Palette:
    return Palette(tuple(_read_hex(word) for word in words.split()))


EGA = EgaSpace()
VGA = GunSpace("VGA", 64, 0, EGA.default)
# TOS start-up colours (looks, 3.1).
ST = GunSpace(
    "ST",
    8,
    8,
    _palette(
        "FFFFFF FF0000 00FF00 FFFF00 0000FF FF00FF 00FFFF B6B6B6"
        " 6D6D6D FF6D6D 6DFF6D FFFF6D 6D6DFF FF6DFF 6DFFFF 000000"
    ),
)
# Workbench 1.x in pens 0-3 (looks, 4.1), their complements' looks in 15-12, greys and plain colours between.
AMIGA = GunSpace(
    "Amiga",
    16,
    16,
    _palette(
        "0055AA FFFFFF 000022 FF8800 DD2222 000000 AABBCC 888888"
        " 555555 CCCCCC 227733 FFDD55 0055AA FFFFFF 000022 FF8800"
    ),
)
X = XSpace({name: _read_hex(code) for name, code in NAMES.items()})
