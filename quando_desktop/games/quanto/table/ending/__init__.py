"""The end of a game of Quanto at the table, before the score sheet."""
