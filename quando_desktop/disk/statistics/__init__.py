"""Statistics of people: counted from the index of the records each time, and never stored."""
