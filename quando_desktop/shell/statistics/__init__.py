"""Statistics: somebody's numbers over time, beside the computer players, and in all games."""
