"""Whether the graphics card paints, and what is said about that."""
