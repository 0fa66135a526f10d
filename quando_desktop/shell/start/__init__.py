"""From the command line to the window: screen, language, settings, a second start."""
