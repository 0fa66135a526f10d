"""A table as a page of the window, for games in turns and for live ones."""
