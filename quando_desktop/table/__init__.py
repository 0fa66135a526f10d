"""Everything that is drawn, for all games: colours, art, and the pieces on a table."""
