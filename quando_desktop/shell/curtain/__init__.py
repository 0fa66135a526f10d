"""The curtain between two people at one computer."""
