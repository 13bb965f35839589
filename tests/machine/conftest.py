"""No test here needs a screen or a sound device: SDL is told so before pygame is loaded."""

import os

os.environ["SDL_VIDEODRIVER"] = "dummy"
os.environ["SDL_AUDIODRIVER"] = "dummy"
