"""Long texts as files, one for each language: rulebooks and what computer players say. No Qt."""
