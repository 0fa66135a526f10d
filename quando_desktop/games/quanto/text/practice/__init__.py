"""Exercises of Quanto, and what is said of answers."""
