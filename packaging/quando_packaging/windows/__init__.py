"""Builds for Windows: an installer and a portable folder, on Windows or under wine."""
