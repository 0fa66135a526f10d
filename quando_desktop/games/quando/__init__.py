"""Quando: two-sided cards, and the question when to knock."""
