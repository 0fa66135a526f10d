"""The end of a match of Quanto: its moments."""
