"""Computer players: what they are, and the ones that can play any game. Pure Python."""
