"""The emulated hardware: palette, screen, fonts, sprites, window, input and sound. It knows no game."""
