"""Quando Desktop: three card games with one rules engine, one table and one window."""
