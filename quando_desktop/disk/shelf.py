"""The finished matches: one record each, read when details are wanted."""

from __future__ import annotations

from collections.abc import Mapping

from quando_desktop.disk import files
from quando_desktop.disk.entries import FinishedEntry, Story, Summary, story, summarise
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.problem import DiskError, Problem, Trouble, why
from quando_desktop.engine import record
from quando_desktop.engine.contract import AnyGame, BadRecord, OtherVersion
from quando_desktop.engine.match import Match


class FinishedShelf:
    def __init__(self, folder: DataFolder, games: Mapping[str, AnyGame]) -> None:
        self._folder = folder
        self._games = games

    def add(self, name: str, match: Match) -> None:
        """Writes a record; OSError if that fails. The same record is written only once."""
        path = self._folder.finished / f"{name}{record.ENDING}"
        data = record.write(match).encode() + b"\n"
        try:
            if files.read(path, record.SIZE_LIMIT) == data:
                return
        except (OSError, BadRecord):
            pass
        files.write(files.free_name(path), data)

    def entries(self) -> list[FinishedEntry]:
        """All of them, the last one first."""
        return [
            FinishedEntry(path.stem, path, time / 1e9, size)
            for path, (time, size) in files.listing(self._folder.finished, record.ENDING)
        ]

    def summary(self, entry: FinishedEntry) -> Summary:
        """The summary of a record. DiskError if it cannot be read; a damaged one is set aside."""
        try:
            data = record.parse(files.read(entry.path, record.SIZE_LIMIT))
            return summarise(data, self._games)
        except OtherVersion:
            raise DiskError(Problem(Trouble.OTHER_VERSION, entry.path)) from None
        except OSError as error:
            raise DiskError(Problem(Trouble.UNREADABLE, entry.path, why(error))) from None
        except BadRecord as error:
            raise DiskError(self._quarantine(entry, str(error))) from None

    def story(self, entry: FinishedEntry) -> Story | None:
        """What is worth telling of a match; None where its record cannot be read."""
        try:
            data = record.parse(files.read(entry.path, record.SIZE_LIMIT))
            return story(data, self._games)
        except (OSError, BadRecord):
            return None

    def read(self, entry: FinishedEntry) -> Match:
        """The match of a record, held against the rules; DiskError if it cannot be read."""
        self.summary(entry)
        try:
            return record.read_file(entry.path, self._games)
        except BadRecord as error:
            raise DiskError(self._quarantine(entry, str(error))) from None

    def _quarantine(self, entry: FinishedEntry, detail: str) -> Problem:
        found = files.quarantine(entry.path, self._folder.damaged, detail)
        return found or Problem(Trouble.UNREADABLE, entry.path, detail)
