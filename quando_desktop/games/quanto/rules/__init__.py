"""The rules of Quanto: cards, rounds, and what each seat may know. Pure Python."""
