"""A match in the window, from its deal or its save to its end."""
