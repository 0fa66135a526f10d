"""Notes of people on their matches: one line each, in a file beside the records.

A record holds nothing but the match, and the index may be thrown away at any time; so neither of
them has the notes. A match keeps its note when it is finished, and in the bin.
"""

from __future__ import annotations

from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.jotter import Jotter
from quando_desktop.disk.problem import Problem

FILE = "notes.json"
NOTES = "notes"
LONGEST = 200
"""Characters of a note."""
LIMIT = 64 << 20
"""Bytes of the file: a note on each of a hundred thousand matches."""


class MatchNotes:
    """The notes by the ids of their matches."""

    def __init__(self, folder: DataFolder) -> None:
        self._jotter = Jotter(folder, FILE, LIMIT)

    @property
    def problem(self) -> Problem | None:
        """The last trouble with the file, which has been read if it was asked for anything."""
        return self._jotter.problem

    def all(self) -> dict[str, str]:
        found = ((id, _line(data)) for id, data in self._jotter.look(NOTES).items())
        return {id: line for id, line in found if line}

    def find(self, id: str) -> str:
        return _line(self._jotter.look(NOTES, id))

    def write(self, id: str, note: str) -> Problem | None:
        """Notes a line on a match; an empty one takes it back. Says why it could not be kept."""
        line = " ".join(note.split())[:LONGEST]
        if line == self.find(id):
            return None
        self._jotter.jot(NOTES, id, line=line)
        return self._jotter.problem


def _line(data: object) -> str:
    line = data.get("line") if isinstance(data, dict) else None
    return line if isinstance(line, str) else ""
