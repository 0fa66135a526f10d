"""What the program is, and whose work is in it."""
