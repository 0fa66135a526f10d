"""Telling what happens at a Quanto table: plays, thefts, and the last cards of the pile."""
