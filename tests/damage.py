"""Damage of every kind: for readers of files, and for files dropped on the window."""

import random
from collections.abc import Iterator, Mapping
from unicodedata import category

BOM = b"\xef\xbb\xbf"
_FLIPS = (0x01, 0x20, 0x80)
_NOISE = random.Random(1992)

STRANGERS: Mapping[str, bytes] = {
    "empty": b"",
    "blank": b"\n\n \r\n",
    "bom": BOM,
    "zero": b"\0",
    "zeros": bytes(5000),
    "lone return": b"a\rb\r",
    "utf-16": "Game: contact\nFormat: 1\n".encode("utf-16"),
    "utf-16 without mark": "Game: contact\n".encode("utf-16-be"),
    "latin-1": "Name: Zoë\n".encode("latin-1"),
    "half a letter": "é".encode()[:1],
    "noise": _NOISE.randbytes(4000),
    "long line": b"x" * (1 << 20),
    "long header": b"Game: " + b"y" * (1 << 20) + b"\n\n",
    "many lines": b"a: b\n" * 100_000,
    "deep": b"x = " + b"[" * 100_000,
    "braces": b'{"format": 1, "tallies": ' + b"[" * 100_000,
    "escapes": b"\x1b[2J\x1b]0;title\x07\n",
    "directions": "a: \u202ecba\n".encode(),
    "picture": b"\x89PNG\r\n\x1a\n" + _NOISE.randbytes(500),
}
"""Files that no reader of ours has written, by what they are."""

NUMBERS = (
    "0",
    "1",
    "24",
    "-1",
    "1000000000",
    "9" * 30,
    "0x10",
    "1e9",
    "٣",
    "½",
    "",
    "3.0",
    "NaN",
    "+4",
    "1_0",
)
"""What may stand where a number should."""


def damaged(data: bytes, step: int = 1) -> Iterator[bytes]:
    """Give a file with every byte (or every `step`-th) cut behind, left out, doubled, flipped, made zero."""
    for at in range(0, len(data), step):
        yield data[:at]
        yield data[:at] + data[at + 1 :]
        yield data[: at + 1] + data[at:]
        for flip in _FLIPS:
            yield data[:at] + bytes((data[at] ^ flip,)) + data[at + 1 :]
        yield data[:at] + b"\0" + data[at + 1 :]


def disguised(data: bytes) -> Iterator[bytes]:
    """Give a text file in other encodings and with other line ends; the first two mean the same."""
    yield BOM + data
    yield data.replace(b"\n", b"\r\n")
    yield data.replace(b"\n", b"\r")
    yield data.decode().encode("utf-16")
    yield data.decode().encode("utf-16-le")
    yield data.decode().encode("utf-32")
    yield data + data
    yield data + bytes(100)
    yield data.replace(b"\n", b"\n\0", 1)
    yield data.replace(b":", "：".encode(), 1)


def with_numbers(data: bytes) -> Iterator[bytes]:
    """Give a text with each of its numbers replaced by odd ones."""
    text, at = data.decode(), 0
    while at < len(text):
        end = at
        while end < len(text) and text[end].isdigit():
            end += 1
        if end > at:
            for number in NUMBERS:
                yield (text[:at] + number + text[end:]).encode()
        at = end + 1


def harmless(line: str) -> bool:
    """Tell whether a terminal shows a line as it is: nothing in it controls, reverses or breaks."""
    return not {category(sign) for sign in line} & {"Cc", "Cf", "Cs", "Zl", "Zp"}


def one_line(reason: str) -> None:
    """Check that a reason can stand in an alert."""
    assert 0 < len(reason) < 400
    assert "\n" not in reason
