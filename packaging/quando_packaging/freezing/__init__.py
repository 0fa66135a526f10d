"""Freezes the program: one spec for all systems, and the choice of what goes in."""
