"""What makes a game of 7 ate 9 exciting: a hot pile, eyes on who is waited for, and its end."""
