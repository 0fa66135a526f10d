"""The speed ladder of 7 ate 9."""
