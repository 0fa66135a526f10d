"""The page on which a new game is put together."""
