"""The last line of a game in progress: a checksum, by which a file that was cut or changed is known."""

import zlib

_BEGIN = b"# whole: "
_LENGTH = len(_BEGIN) + 9  # eight hexadecimal digits and the line's end


def sealed(data: bytes) -> bytes:
    """Give the data with their seal behind them; records take it for a comment."""
    return data + _seal(data)


def unsealed(data: bytes) -> bytes:
    """Give the data without a seal, which they need not have; raises ValueError where it does not fit."""
    if not has_seal(data):
        return data
    text, seal = data[:-_LENGTH], data[-_LENGTH:]
    if seal != _seal(text):
        raise ValueError("it was changed after it was written")
    return text


def has_seal(data: bytes) -> bool:
    """Tell whether a line that looks like a seal ends the data."""
    return data[-_LENGTH:].startswith(_BEGIN) and data.endswith(b"\n")


def _seal(data: bytes) -> bytes:
    return _BEGIN + f"{zlib.crc32(data):08x}\n".encode()
