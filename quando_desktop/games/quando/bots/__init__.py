"""Computer players of Quando. Pure Python."""
