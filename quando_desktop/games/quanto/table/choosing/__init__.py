"""Choosing at a Quanto table: a card, the cards that go along, and what is done with them."""
