"""Practice in the window: exercises at the table, the puzzle of the day, and the speed ladder."""
