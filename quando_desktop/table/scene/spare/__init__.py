"""What is done in the time between two pictures of a motion."""
