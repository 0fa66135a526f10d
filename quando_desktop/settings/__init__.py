"""Choices of the people: values that are checked when they are made. No files, no Qt."""
