"""The script that the frozen program starts with."""

import os
import sys
from importlib import import_module

if __name__ == "__main__":
    quick_archive = import_module("quick_archive")
    quick_archive.read_quickly(import_module("pyimod02_importers"), "quando_desktop")

    # A worker process is the same program started again, with such a word on its command line.
    # It does its work in this call and never comes back, so it loads nothing of the window side,
    # and the window waits for nothing of this one.
    if any("multiprocessing" in word for word in sys.argv[1:]):
        import_module("pyi_rth_multiprocessing")
        import_module("multiprocessing").freeze_support()

    # Some desktops name the plugins of their own Qt here, which do not fit the one inside.
    for name in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        os.environ.pop(name, None)
    if sys.platform == "linux":
        # What the binding would tell Qt about its folders breaks on a comma in their names. Here Qt
        # finds them by itself.
        os.environ["PYSIDE_DISABLE_INTERNAL_QT_CONF"] = "1"
        # The libraries inside are found; the programs that are started from here want their own.
        before = os.environ.pop("LD_LIBRARY_PATH_ORIG", None)
        os.environ.pop("LD_LIBRARY_PATH", None)
        if before is not None:
            os.environ["LD_LIBRARY_PATH"] = before

    from quando_desktop.cli import main

    raise SystemExit(main())
