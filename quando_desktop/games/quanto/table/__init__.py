"""Quanto's table: how an observation looks, how events move, and how one acts there."""
