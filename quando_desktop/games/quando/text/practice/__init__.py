"""Exercises of Quando, and what is said of answers."""
