"""Computer players of Quanto. Pure Python."""
