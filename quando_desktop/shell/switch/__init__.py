"""Playing with one or two switches: whatever can be used is offered in turn, and a press takes
it."""
