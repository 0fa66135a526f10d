"""The numbers of Quando in words."""
