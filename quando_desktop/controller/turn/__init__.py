"""A match that is played turn by turn, as signals."""
