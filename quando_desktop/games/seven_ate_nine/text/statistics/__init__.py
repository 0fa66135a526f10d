"""The numbers of 7 ate 9 in words."""
