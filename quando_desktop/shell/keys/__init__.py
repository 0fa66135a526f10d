"""The page on which every key can be changed."""
