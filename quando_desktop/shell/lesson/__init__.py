"""A lesson at the table of the window: Olive, her bubble, and the light on what she speaks of."""
