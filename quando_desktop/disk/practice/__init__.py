"""What is kept of practice: how people do, and their own moments."""
