"""What is drawn, for all games: colours, art, and the pieces that lie on a table."""
