"""Tidying of the data folder at a start: it narrows rights and removes leftovers of killed
programs.

Earlier versions made files that everybody at the computer could read. Only our own files are
touched, and only those with names which this program gives.
"""

from __future__ import annotations

import contextlib
import os
import re
import stat
import sys
from collections.abc import Callable
from pathlib import Path

from quando_desktop.disk import locks
from quando_desktop.disk.files import PRIVATE_FOLDER
from quando_desktop.disk.folder import SETTINGS, DataFolder
from quando_desktop.engine import journal
from quando_desktop.engine.atomic import NEW, PRIVATE

KNOWN = re.compile(
    rf"{re.escape(SETTINGS)}(\..+)?|matches\.index(-journal)?|window-\w+\.lock|\.probe-\d+"
)
"""Names that the program puts into the data folder beside its sub folders."""
LEFT = re.compile(rf"(?P<of>.+)\.(?P<process>\d{{1,9}}){re.escape(NEW)}")
"""A new file that has not taken its place yet: for which file, and which process was writing it."""
LEFT_EARLIER = journal.ENDING + NEW
"""The ending of such a file of a journal in earlier versions."""


def tidy(folder: DataFolder) -> None:
    """Tidies as far as possible; nothing depends on it."""
    _clear(folder)
    if os.name == "posix":
        # Elsewhere the folders of a user are their own.
        _keep_others_out(folder)


# ------------------------------------------------------------------------- rights


def _keep_others_out(folder: DataFolder) -> None:
    """Narrows the rights of our files. A data folder that holds other things, too, stays open; its
    sub folders do not."""
    for part in folder.parts:
        _narrow(part, stat.S_ISDIR, PRIVATE_FOLDER)
        if not part.is_symlink():
            for path in _inside(part):
                _narrow(path, stat.S_ISREG, PRIVATE)
    names = {part.name for part in folder.parts}
    for path in _inside(folder.path):
        if path.name.startswith(SETTINGS):
            _narrow(path, stat.S_ISREG, PRIVATE)
        elif path.name not in names and not KNOWN.fullmatch(path.name):
            return
    _narrow(Path(os.path.realpath(folder.path)), stat.S_ISDIR, PRIVATE_FOLDER)


def _narrow(path: Path, is_kind: Callable[[int], bool], rights: int) -> None:
    """Takes away the rights of others on a file or folder of ours; not on the target of a link."""
    with contextlib.suppress(OSError):
        facts = path.lstat()
        wide = stat.S_IMODE(facts.st_mode) & ~rights
        if is_kind(facts.st_mode) and wide and facts.st_uid == os.geteuid():
            path.chmod(rights)


def _inside(folder: Path) -> list[Path]:
    try:
        return list(folder.iterdir())
    except OSError:
        return []


# ---------------------------------------------------------------------- leftovers


def _clear(folder: DataFolder) -> None:
    """Removes new files that can no longer take their place; the files they should replace are
    there."""
    for path in _inside(folder.path):
        found = LEFT.fullmatch(path.name)
        if found and found["of"] == SETTINGS and not _is_written(found):
            _remove(path)
    for path in (path for part in folder.parts for path in _inside(part)):
        found = LEFT.fullmatch(path.name)
        if found and not _is_written(found):
            _remove(path)
        elif path.name.endswith(LEFT_EARLIER):
            match = path.with_name(path.name.removesuffix(NEW))
            if not locks.is_held(locks.lock_of(match)):
                _remove(path)


def _is_written(found: re.Match[str]) -> bool:
    """Whether the process of such a file still runs; this one writes nothing now."""
    process = int(found["process"])
    return process != os.getpid() and _runs(process)


def _remove(path: Path) -> None:
    with contextlib.suppress(OSError):
        if stat.S_ISREG(path.lstat().st_mode):
            path.unlink()


if sys.platform == "win32":
    import ctypes

    _SYNCHRONIZE, _WAIT_TIMEOUT, _ACCESS_DENIED = 0x100000, 0x102, 5

    def _runs(process: int) -> bool:
        """Whether there is such a process. Here a signal to it would end it."""
        system = ctypes.windll.kernel32
        handle = system.OpenProcess(_SYNCHRONIZE, False, process)
        if not handle:
            return bool(system.GetLastError() == _ACCESS_DENIED)
        runs = system.WaitForSingleObject(handle, 0) == _WAIT_TIMEOUT
        system.CloseHandle(handle)
        return bool(runs)

else:

    def _runs(process: int) -> bool:
        """Whether there is such a process, of any user."""
        try:
            os.kill(process, 0)
        except ProcessLookupError:
            return False
        except OSError:
            return True
        return True
