"""Analyses of matches, kept beside the records that they were made from.

Each can be thrown away: what is missing, damaged, or made by another version is made again.
"""

from __future__ import annotations

import json
from contextlib import suppress
from pathlib import Path

from quando_desktop.analysis import written
from quando_desktop.analysis.analysis import Analysis
from quando_desktop.disk import files
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import Problem, Trouble, why
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.match import Match

ENDING = ".analysis"
LIMIT = 4 << 20
MOST = 2000
"""Analyses that are kept: some 60 MB. The oldest ones go."""


def judged_claims(path: Path) -> list[tuple[float, int]]:
    """The claims that a kept analysis has judged, without a look at its match: the chance of each,
    and how many turns after the best one it was made. OSError or BadRecord if it cannot be used."""
    try:
        data = json.loads(files.read(path, LIMIT))
        return written.judged_claims(data)
    except (ValueError, RecursionError, written.BadAnalysis) as error:
        raise BadRecord(str(error)) from None


class Analyses:
    """The kept analyses, by match and seat."""

    def __init__(self, folder: DataFolder) -> None:
        self._folder = folder.analyses

    def find(self, match: Match, seat: int) -> Analysis | None:
        """The analysis of a match for a seat; None where it has to be made."""
        try:
            data = json.loads(files.read(self.path(match, seat), LIMIT))
            return written.read(match, seat, data)
        except (OSError, ValueError, RecursionError, BadRecord, written.BadAnalysis):
            return None

    def keep(self, match: Match, analysis: Analysis) -> Problem | None:
        """Keeps an analysis, or says why not: it can be looked at all the same."""
        path = self.path(match, analysis.seat)
        text = json.dumps(written.write(match, analysis), separators=(",", ":"))
        try:
            files.write(path, text.encode())
        except OSError as error:
            return Problem(Trouble.NOT_WRITTEN, path, why(error))
        for old, _ in files.listing(self._folder, ENDING)[MOST:]:
            with suppress(OSError):
                old.unlink()
        return None

    def path(self, match: Match, seat: int) -> Path:
        """The file of an analysis, whether it is there or not."""
        return self._folder / f"{written.name_of(match)[:40]}-{seat}{ENDING}"
