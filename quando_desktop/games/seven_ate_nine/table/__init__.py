"""The table of 7 ate 9: a presenter shows it, and hands act there."""
