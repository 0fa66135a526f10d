"""Painting by the graphics card: the card itself, its trial, and its part in a table's pictures.

Nothing here is loaded before somebody wants it.
"""
