"""Barge: a small complete game, the worked example of how one is added (see `rules.md`)."""
