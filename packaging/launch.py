"""What the frozen program starts with."""

import multiprocessing
import os

if __name__ == "__main__":
    # A worker process is the same program started again: it does its work in this call and
    # never comes back, so it loads nothing of the window side.
    multiprocessing.freeze_support()

    # Some desktops name the plugins of their own Qt here, which do not fit the one inside.
    for name in ("QT_PLUGIN_PATH", "QT_QPA_PLATFORM_PLUGIN_PATH"):
        os.environ.pop(name, None)

    from quando_desktop.cli import main

    raise SystemExit(main())
