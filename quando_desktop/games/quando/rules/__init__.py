"""The rules of Quando: cards, rounds, and what each seat may know. Pure Python."""
