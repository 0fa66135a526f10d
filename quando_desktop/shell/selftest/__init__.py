"""The program's check of itself, and matches that play themselves."""
