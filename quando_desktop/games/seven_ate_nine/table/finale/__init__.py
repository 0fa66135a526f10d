"""The end of a match of 7 ate 9: its moments."""
