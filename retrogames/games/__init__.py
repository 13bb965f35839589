"""The games, a folder each, found by core.game.discover."""
