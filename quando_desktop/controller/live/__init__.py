"""A match that everybody plays at once, as signals."""
