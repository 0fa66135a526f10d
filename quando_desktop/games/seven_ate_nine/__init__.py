"""7 ate 9, the game of everybody at once."""
