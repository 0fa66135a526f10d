"""Quanto: captures and sums."""
