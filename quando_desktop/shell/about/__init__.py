"""About the program, and the work of others in it."""
