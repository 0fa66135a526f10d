"""Unexpected errors: caught, reported, shown."""
