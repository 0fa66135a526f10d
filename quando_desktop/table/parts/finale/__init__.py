"""The end of a match as a scene of its own, for every game: the race run once more, the ranks, the
winner, and moments to remember."""
