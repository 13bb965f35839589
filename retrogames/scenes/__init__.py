"""What surrounds the games, dressed by the look it is given."""
