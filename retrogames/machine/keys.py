"""Names for keys: one name whatever the layout, the keypad and NumLock make of them."""

import pygame

from retrogames.machine.events import Key

_KEYPAD = {
    pygame.K_KP_ENTER: "return",
    pygame.K_KP_PERIOD: ".",
    pygame.K_KP_PLUS: "+",
    pygame.K_KP_MINUS: "-",
    pygame.K_KP_MULTIPLY: "*",
    pygame.K_KP_DIVIDE: "/",
    pygame.K_KP_EQUALS: "=",
    **{
        key: str(digit)
        for digit, key in enumerate(
            (
                pygame.K_KP_0,
                pygame.K_KP_1,
                pygame.K_KP_2,
                pygame.K_KP_3,
                pygame.K_KP_4,
                pygame.K_KP_5,
                pygame.K_KP_6,
                pygame.K_KP_7,
                pygame.K_KP_8,
                pygame.K_KP_9,
            )
        )
    },
}
_NAMED = {
    pygame.K_ESCAPE: "escape",
    pygame.K_RETURN: "return",
    pygame.K_SPACE: "space",
    pygame.K_TAB: "tab",
    pygame.K_BACKSPACE: "backspace",
    pygame.K_DELETE: "delete",
    pygame.K_INSERT: "insert",
    pygame.K_UP: "up",
    pygame.K_DOWN: "down",
    pygame.K_LEFT: "left",
    pygame.K_RIGHT: "right",
    pygame.K_PAGEUP: "pageup",
    pygame.K_PAGEDOWN: "pagedown",
    pygame.K_HOME: "home",
    pygame.K_END: "end",
    pygame.K_AC_BACK: "escape",
    pygame.K_MENU: "menu",
    pygame.K_HELP: "help",
    **{pygame.K_F1 + i: f"f{i + 1}" for i in range(12)},
}
_NUMBER_ROW = {pygame.KSCAN_1 + i: str((i + 1) % 10) for i in range(10)}
_LETTER_PLACES = {pygame.KSCAN_A + i: chr(ord("a") + i) for i in range(26)}
MODIFIERS = frozenset(
    (
        pygame.K_LSHIFT,
        pygame.K_RSHIFT,
        pygame.K_LCTRL,
        pygame.K_RCTRL,
        pygame.K_LALT,
        pygame.K_RALT,
        pygame.K_LMETA,
        pygame.K_RMETA,
        pygame.K_MODE,
        pygame.K_CAPSLOCK,
        pygame.K_NUMLOCK,
        pygame.K_SCROLLOCK,
    )
)


def latin(text: str) -> str:
    """Give the printable Latin-1 characters of a text, the rest left out."""
    return "".join(c for c in text if c.isprintable() and ord(c) < 256)


def name_key(key: int, scancode: int, char: str) -> str:
    """Name a key by its code, its place (US order) and the character it typed; empty for no key of ours.

    A digit is one by character first, then by place in the number row; letters go by the layout, and by
    place where the layout has other letters than Latin ones.
    """
    if key in MODIFIERS:
        return ""
    special = _KEYPAD.get(key) or _NAMED.get(key)
    if special:
        return special
    if len(char) == 1 and char in "0123456789":
        return char
    if scancode in _NUMBER_ROW:
        return _NUMBER_ROW[scancode]
    if 32 < key < 127:
        return chr(key).lower()
    return _LETTER_PLACES.get(scancode) or char.lower()


def read_key(event: pygame.event.Event, repeat: bool) -> Key | None:
    """Translate a KEYDOWN; None for modifiers alone and keys without a name."""
    char = latin(event.unicode)
    name = name_key(event.key, event.scancode, char)
    if not name:
        return None
    mod = event.mod
    ctrl, alt = bool(mod & (pygame.KMOD_CTRL | pygame.KMOD_META)), bool(mod & pygame.KMOD_ALT)
    # AltGr types a character of its own and is no command.
    third_level = mod & pygame.KMOD_MODE or (mod & pygame.KMOD_RALT and char.lower() != name)
    if char and third_level:
        ctrl = alt = False
    return Key(name, char, ctrl, alt, bool(mod & pygame.KMOD_SHIFT), repeat)
