"""The window: its pages, and the overlays on them."""
