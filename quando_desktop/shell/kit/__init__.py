"""The controls of all pages and dialogs, in units and in the program's own look."""
