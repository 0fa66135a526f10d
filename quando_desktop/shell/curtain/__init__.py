"""Between two people at one computer."""
