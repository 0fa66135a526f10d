"""The rules of 7 ate 9: cards, rounds, and what each seat may know. Pure Python."""
