"""What helps people to find their way at a Quanto table."""
