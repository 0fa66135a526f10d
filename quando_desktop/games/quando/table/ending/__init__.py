"""The end of a round of Quando at the table: the last turns, the reveal, and the verdict."""
