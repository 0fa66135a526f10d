"""Where the started program shows its window: on a virtual screen if there is one, or in memory."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager

SIZE = "1920x1200x24"
IN_MEMORY = {"QT_QPA_PLATFORM": "offscreen"}


@contextmanager
def virtual_screen() -> Iterator[Mapping[str, str]]:
    """Gives the variables by which a program finds the screen."""
    if sys.platform != "linux" or shutil.which("Xvfb") is None:
        yield IN_MEMORY
        return
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(
        [*command, "-screen", "0", SIZE], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with open(reading, encoding="ascii") as line:
            number = line.readline().strip()
        try:
            yield {"QT_QPA_PLATFORM": "xcb", "DISPLAY": f":{number}"} if number else IN_MEMORY
        finally:
            server.terminate()
