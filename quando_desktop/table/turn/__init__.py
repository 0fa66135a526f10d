"""The table of a game that is played turn by turn, as far as all such games have it."""
