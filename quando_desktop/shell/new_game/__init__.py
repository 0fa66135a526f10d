"""Putting a table together."""
