"""Looking at a match again: its table, the line of its turns, and the way there."""
