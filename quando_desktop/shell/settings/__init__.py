"""The settings and the people."""
