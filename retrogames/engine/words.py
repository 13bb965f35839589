"""Reading the words of an engine's command, and refusing them."""

from typing import NoReturn

NUMBERS = ("movetime", "nodes", "depth", "wtime", "btime", "winc", "binc")
"""The limits of a `go` that a number follows."""

_MOST = 10**15


class Refusal(Exception):
    """A command that cannot be carried out; the message follows `error `."""


def alone(words: list[str]) -> None:
    """Refuse words after a command that has none."""
    if len(words) > 1:
        unknown(words[1], words[0])


def unknown(word: str, command: str) -> NoReturn:
    """Refuse a word that the command does not know."""
    raise Refusal(f"unknown word {quote(word)} after {command}")


def read_limits(words: list[str]) -> dict[str, int]:
    """Read the limits of a `go`; `infinite` stands as 1."""
    limits: dict[str, int] = {}
    rest = iter(words)
    for word in rest:
        if word == "infinite":
            limits[word] = 1
        elif word in NUMBERS:
            text = next(rest, "")
            if word in ("wtime", "btime") and text.startswith("-"):
                text = "0"  # a clock that has run out
            limits[word] = number(word, text, _MOST)
        else:
            unknown(word, "go")
    return limits


def seconds(limits: dict[str, int], place: int) -> float | None:
    """Tell how long to think: `movetime`, or a share of the clock of the seat at this place; else None."""
    if "infinite" in limits:
        return None
    found = [limits["movetime"] / 1000] if "movetime" in limits else []
    clock, gain = ("wtime", "winc") if place == 0 else ("btime", "binc")
    if clock in limits:
        left, more = limits[clock] / 1000, limits.get(gain, 0) / 1000
        found.append(max(0.0, min(left / 30 + more * 0.8, left * 0.5 - 0.02)))
    return min(found, default=None)


def number(name: str, text: str, most: int, least: int = 0) -> int:
    """Read a whole number; raises Refusal with what was expected."""
    if text.isascii() and text.isdigit() and len(text) < 20 and least <= int(text) <= most:
        return int(text)
    raise Refusal(f"{name} is a number {least}-{most}, not {quote(text)}")


def quote(text: str) -> str:
    """Give a word as it may stand in an answer: one line, not long, nothing unprintable."""
    return repr(text if len(text) <= 40 else text[:37] + "…")
