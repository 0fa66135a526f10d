"""`python -m quando_desktop`, and what the frozen program starts with."""

from quando_desktop.cli import main

if __name__ == "__main__":
    raise SystemExit(main())
