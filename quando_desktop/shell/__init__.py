"""The program around the tables: its window, its pictures of itself, its self-test."""
