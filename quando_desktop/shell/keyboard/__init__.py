"""The page that tests a keyboard, and where people choose their keys."""
