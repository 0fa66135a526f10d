"""Builds for macOS: the signed application in a disk image."""
