"""What a table says to a screen reader: by itself, in order and at the pace of a voice, and when it
is asked."""
