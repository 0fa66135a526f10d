"""Looks back at matches: what decisions cost, when to end a round, luck and skill."""
