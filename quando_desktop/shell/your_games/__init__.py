"""Your games: unfinished and finished matches."""
