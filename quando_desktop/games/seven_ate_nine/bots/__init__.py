"""Computer players of 7 ate 9. Pure Python."""
