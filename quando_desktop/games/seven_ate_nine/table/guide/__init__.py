"""What helps people to find their way at the table of 7 ate 9."""
