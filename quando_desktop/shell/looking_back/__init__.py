"""Looking back at a match in numbers: the moment to end a round, and luck beside skill."""
