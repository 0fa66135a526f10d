"""When something unexpected goes wrong."""
