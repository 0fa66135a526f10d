"""Programs that these tests need, and whether they are there."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

PROGRAMS = ("Xvfb", "xdotool", "dbus-daemon")
BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""By this file the accessibility bus is started when somebody asks for it."""


def reason_to_skip() -> str:
    """One sentence for those who lack something; empty where all is there."""
    if sys.platform != "linux":
        return "Screen readers are listened to on Linux only, by way of AT-SPI."
    missing = [name for name in PROGRAMS if shutil.which(name) is None]
    missing += [] if BUS.exists() else ["at-spi2-core"]
    if not missing:
        return ""
    return f"Nothing can be heard without {', '.join(missing)}: `python3 dev.py system` gets them."
