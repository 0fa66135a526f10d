"""From the command line to the window: screen, language, settings, single instance."""
