"""The hook for unexpected errors, from the program's first moment on: they are shown in the window,
or in one sentence and a file where there is none yet.

The modules that make and show reports are loaded with the first report.
"""

from __future__ import annotations

import sys
import threading
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from types import TracebackType

from PySide6.QtCore import (
    QCoreApplication,
    QMessageLogContext,
    QObject,
    Qt,
    QtMsgType,
    Signal,
    qInstallMessageHandler,
)

from quando_desktop.complaint import confess
from quando_desktop.shell import late

Show = Callable[[str], bool]
"""Shows a report; False if there is no window to show it in."""

TOLD = 3
"""Times that the same report is shown: an error in every frame must not go on for ever."""


class CrashHook(QObject):
    """Catches every unhandled error, in any thread, and shows a report of it."""

    _heard = Signal(str)

    def __init__(self, show: Show, reports: Path) -> None:
        super().__init__()
        self._show, self._reports = show, reports
        self._home = threading.get_ident()
        self._busy = False
        self._told: Counter[str] = Counter()
        self._before = sys.excepthook, threading.excepthook
        # From another thread it is sent to the main one, which alone may open a dialog.
        self._heard.connect(self.tell, Qt.ConnectionType.QueuedConnection)
        sys.excepthook = self._except
        threading.excepthook = self._thread
        self._log = qInstallMessageHandler(self._qt)

    def remove(self) -> None:
        """Restores the hooks that were there before."""
        sys.excepthook, threading.excepthook = self._before
        qInstallMessageHandler(self._log)

    def tell(self, text: str) -> None:
        """Shows a report; where that is impossible, writes it to a file and prints one sentence."""
        self._told[text] += 1
        if self._told[text] > TOLD:
            return
        # An error while a report is being shown is written, not shown: that would never end.
        shown = not self._busy and self._try_to_show(text)
        if not shown:
            confess(self._keep(text))

    def _try_to_show(self, text: str) -> bool:
        self._busy = True
        try:
            return self._show(text)
        except Exception as error:
            self._keep(late.report.report(error))
            return False
        finally:
            self._busy = False

    def _except(
        self, kind: type[BaseException], error: BaseException, trace: TracebackType | None
    ) -> None:
        if issubclass(kind, Exception):
            self.hear(error.with_traceback(trace))
        else:
            # Ctrl+C and exits are no accidents.
            self._before[0](kind, error, trace)

    def _thread(self, found: threading.ExceptHookArgs) -> None:
        if isinstance(found.exc_value, Exception):
            self.hear(found.exc_value)

    def hear(self, error: BaseException) -> None:
        """Reports an error, from any thread."""
        text = late.report.report(error)
        if threading.get_ident() == self._home or QCoreApplication.instance() is None:
            self.tell(text)
        else:
            self._heard.emit(text)

    def _qt(self, kind: QtMsgType, context: QMessageLogContext, message: str) -> None:
        """Writes a report of a fatal message: Qt ends the program right after it."""
        if kind is QtMsgType.QtFatalMsg:
            confess(self._keep(f"{late.report.system()}\n\nQt: {message}"))
        elif self._log is not None:
            self._log(kind, context, message)
        elif kind is not QtMsgType.QtDebugMsg and sys.stderr is not None:
            print(message, file=sys.stderr)

    def _keep(self, text: str) -> Path | None:
        try:
            return late.report.keep(text, self._reports)
        except OSError:
            return None
