"""What a table of 7 ate 9 tells to who does not see it."""
