"""Practice: positions from real rounds with a question, and what each answer is worth."""
