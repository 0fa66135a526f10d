"""Places, names and forms that the builds for all systems have in common."""
