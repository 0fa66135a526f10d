"""The page on which people test the keyboard and choose their keys."""
