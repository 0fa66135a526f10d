"""Rows that make the best of their width."""
