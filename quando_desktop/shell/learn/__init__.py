"""The page on which people learn to play."""
