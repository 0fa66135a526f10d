"""Turns a match into signals: whose move it is, who may look, and what they see. Qt, no widgets."""
