"""The window: its pages, and what lies over them."""
