"""Any turn-based game: positions, moves, matches, dice, players, records; no pygame, files or clock."""
