"""A plain table for any turn game with cards: a game says what lies there, and need not draw it."""
