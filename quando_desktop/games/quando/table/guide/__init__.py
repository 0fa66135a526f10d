"""What helps people to find their way at a Quando table."""
