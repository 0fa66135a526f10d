"""The data folder: which one it is, and whether it can be used.

A folder that cannot be used is a problem to tell, no reason to stop: everything in this room goes
on without it, and new data are lost at the end.
"""

from __future__ import annotations

import contextlib
import os
from pathlib import Path

from quando_desktop.disk import files
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine.atomic import NEW, PRIVATE

PORTABLE = "portable.txt"
"""A file of this name beside the program keeps all data beside it."""
PORTABLE_DATA = "data"

SETTINGS = "settings.json"
REPORTS = "reports"
"""The folder for reports of what broke."""


def choose(override: Path | None, beside_program: Path | None, platform: Path) -> Path:
    """The data folder: the one asked for, the one beside a portable program, or the platform's
    usual one."""
    if override is not None:
        return override
    if beside_program is not None and os.path.isfile(beside_program / PORTABLE):
        return beside_program / PORTABLE_DATA
    return platform


class DataFolder:
    """The folder that all data are in. Its sub folders come when they are first written to."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.problem: Problem | None = None
        """The reason why nothing, or nothing new, can be kept; None if all is well."""
        self.check()

    @property
    def settings(self) -> Path:
        return self.path / SETTINGS

    @property
    def matches(self) -> Path:
        """Journals of unfinished matches."""
        return self.path / "matches"

    @property
    def finished(self) -> Path:
        """Records of finished matches."""
        return self.path / "finished"

    @property
    def analyses(self) -> Path:
        """What was found by looking back at matches; it can be made again."""
        return self.path / "analyses"

    @property
    def bin(self) -> Path:
        """Matches that were thrown away."""
        return self.path / "bin"

    @property
    def damaged(self) -> Path:
        """Files that could not be read."""
        return self.path / "damaged"

    @property
    def reports(self) -> Path:
        """Reports of errors in the program."""
        return self.path / REPORTS

    @property
    def parts(self) -> tuple[Path, ...]:
        """All its sub folders."""
        return (
            self.matches,
            self.finished,
            self.analyses,
            self.bin,
            self.damaged,
            self.reports,
        )

    def check(self) -> None:
        """Looks again whether the folder can be used."""
        self.problem = self._unusable() or self._read_only()

    def _unusable(self) -> Problem | None:
        try:
            files.make_folder(self.path)
            with os.scandir(self.path) as inside:
                next(inside, None)
        except OSError as error:
            return Problem(Trouble.FOLDER_UNUSABLE, self.path, why(error))
        return None

    def _read_only(self) -> Problem | None:
        """Tries to write: rights alone say nothing of a read-only medium or a superuser."""
        probe = self.path / f"{SETTINGS}.{os.getpid()}{NEW}"
        try:
            os.close(os.open(probe, os.O_WRONLY | os.O_CREAT | os.O_EXCL, PRIVATE))
        except FileExistsError:
            # A killed program has left it, so the folder could be written to.
            return None
        except OSError as error:
            return Problem(Trouble.FOLDER_READ_ONLY, self.path, why(error))
        with contextlib.suppress(OSError):
            probe.unlink()
        return None
