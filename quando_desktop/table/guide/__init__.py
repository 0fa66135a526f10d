"""What a table says to people so that they find their way: the sentence to begin with."""
