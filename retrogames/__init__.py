"""Four lost shareware games of 1991-92, each in the look of the machine it was born on."""

__version__ = "0.1.0"
