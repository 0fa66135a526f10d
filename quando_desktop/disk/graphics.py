"""What is known of this computer's graphics card: a small file that may be thrown away, since the
card is tried again then; and a mark that lies there only while the card is painting."""

from __future__ import annotations

import json
from contextlib import suppress
from enum import StrEnum
from pathlib import Path

from quando_desktop.disk import files
from quando_desktop.engine.contract import BadRecord
from quando_desktop.named_tuple import NamedTuple

FILE, MARK = "graphics.json", "graphics-at-work"
LIMIT = 1 << 16


class Trouble(StrEnum):
    """The reason why the card does not paint."""

    UNUSABLE = "unusable"
    """There is none, or its trial ended without an answer."""
    SOFTWARE = "software"
    """A program of the processor's takes its part."""
    WRONG = "wrong"
    """Its pictures differ from the processor's."""
    SLOW = "slow"
    """The processor is about as fast."""
    FAILED = "failed"
    """It failed, or took far too long, while it was used."""
    DIED = "died"
    """The program came to its end while the card was painting."""
    UNMARKED = "unmarked"
    """The mark cannot be written, so a start after a crash would know nothing of it."""


class Card(NamedTuple):
    """A graphics card as it has proven itself: with another driver it is another one."""

    name: str
    driver: str
    qt: str
    """The version of Qt."""


class GraphicsNotes:
    """The notes in one folder. A file that cannot be read says nothing."""

    def __init__(self, folder: Path) -> None:
        self._path, self._mark = folder / FILE, folder / MARK

    def proven(self) -> Card | None:
        """The card that has proven itself."""
        found = self._read().get("proven")
        if isinstance(found, list) and list(map(type, found)) == [str] * len(Card._fields):
            return Card(*found)
        return None

    def trouble(self) -> Trouble | None:
        """The reason why the last card that was tried does not paint."""
        found = self._read().get("trouble")
        return next((each for each in Trouble if each == found), None)

    def note(self, finding: Card | Trouble) -> None:
        found = {"proven": finding} if isinstance(finding, Card) else {"trouble": finding}
        with suppress(OSError):
            files.write(self._path, json.dumps(found).encode())

    # ------------------------------------------------------------------------- the mark

    @property
    def is_marked(self) -> bool:
        return self._mark.exists()

    def mark(self) -> bool:
        """Notes that the card is painting from now on, safe against a power cut: a bad driver may
        stop the whole computer. False if that cannot be written."""
        try:
            files.write(self._mark, b"")
        except OSError:
            return False
        return True

    def mark_quickly(self) -> None:
        """The same in the middle of a motion: enough if the program alone ends."""
        with suppress(OSError):
            self._mark.touch()

    def unmark(self) -> None:
        with suppress(OSError):
            self._mark.unlink(missing_ok=True)

    def _read(self) -> dict[str, object]:
        try:
            data = json.loads(files.read(self._path, LIMIT))
        except (OSError, BadRecord, ValueError, RecursionError):
            return {}
        return data if isinstance(data, dict) else {}
