"""Painting: colours, canvas, and the pictures that tables are made of."""
