"""Words, numbers and log lines that the tables of all games share."""
