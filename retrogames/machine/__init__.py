"""The emulated hardware: palette, screen, fonts, sprites, window, input and sound. It knows no game."""

import os

os.environ.setdefault("PYGAME_HIDE_SUPPORT_PROMPT", "1")  # or pygame greets on standard output
