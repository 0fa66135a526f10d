"""Problems with something on the disk, as data: the window words them in its language."""

from __future__ import annotations

from enum import StrEnum
from pathlib import Path

from quando_desktop.dataclass import dataclass


class Trouble(StrEnum):
    """Kinds of problems, each with its English sentence for the console and for reports."""

    FOLDER_UNUSABLE = "The data folder {path} cannot be used ({detail}): nothing will be kept."
    FOLDER_READ_ONLY = "The data folder {path} is read-only ({detail}): nothing new will be kept."
    NOT_WRITTEN = "{path} cannot be written ({detail})."
    NOT_MOVED = "{path} cannot be moved ({detail}); it stays where it is."
    UNREADABLE = "{path} cannot be read ({detail})."
    DAMAGED = "{path} is damaged ({detail}) and was set aside as {kept}."
    DAMAGED_THERE = "{path} is damaged ({detail}) and cannot be set aside; it stays where it is."
    PARTLY = "{path} can only be read up to a point ({detail})."
    FIELDS = "{path} holds settings that make no sense ({detail}); these have their usual values."
    OTHER_VERSION = "{path} is from another version of the program; it stays where it is."
    IN_USE = "{path} is open in another window of the program."
    NO_MATCH = "{path} cannot be opened: {detail}."


@dataclass(frozen=True, slots=True)
class Problem:
    kind: Trouble
    path: Path
    detail: str = ""
    """The reason, in the words of the system or of the reader."""
    kept: Path | None = None
    """The present place of the file, if it was set aside."""

    def __str__(self) -> str:
        return self.kind.format(path=self.path, detail=self.detail, kept=self.kept)


class DiskError(Exception):
    """A request to the disk that cannot be met. Its text is for people."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def why(error: OSError) -> str:
    """The system's words for an error."""
    return error.strerror or type(error).__name__
