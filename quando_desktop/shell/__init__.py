"""The program around the tables: its start, its window and pages, its self-test."""
