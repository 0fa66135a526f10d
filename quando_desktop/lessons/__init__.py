"""Lessons: what they say and wait for, their strict reader, and the tutor who leads through one. No
Qt."""
