"""Remarks of computer players. Their files have a section for each occasion of a game, and in it a
row for each character:

    ## win: A win

    - olive | I have done my sums. | By my count it was time.

The title of a section is for authors and translators.
"""

from __future__ import annotations

from enum import Enum
from pathlib import Path
from typing import Generic, TypeVar

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.prose.reader import Document, ProseSection, Rows, document

KIND, NOTES = "remarks", "notes"
"""Files of what is said at a table, and of what is written into notebooks in the same form."""
TWICE = 2

When = TypeVar("When", bound=Enum)
"""Occasions to say something."""


class Remarks(Generic[When]):
    """The remarks of one game, in whatever language is spoken."""

    def __init__(self, folder: Path, occasions: type[When], kind: str = KIND) -> None:
        """`folder` has the files, with a section for each occasion by its name."""
        self._folder, self._kind = folder, kind
        self._occasions = {occasion.name.lower(): occasion for occasion in occasions}
        self._known: tuple[Document, dict[When, dict[str, tuple[str, ...]]]] | None = None
        """The file that was read last, and what it says."""

    def said(self, character: str, occasion: When) -> tuple[str, ...]:
        """Everything that this character may say then; an unknown character says nothing."""
        file = document(self._folder, self._kind)
        if self._known is None or self._known[0] is not file:
            self._known = file, self._read(file)
        return self._known[1][occasion].get(character, ())

    def in_turn(self, character: str, occasion: When, number: int) -> str:
        """One of these after the other, by a number that counts from 1; nothing once each has had
        its turn twice."""
        words = self.said(character, occasion)
        return words[(number - 1) % len(words)] if number <= TWICE * len(words) else ""

    def _read(self, file: Document) -> dict[When, dict[str, tuple[str, ...]]]:
        found = {self._occasion(section): _rows(section) for section in file.sections}
        for name, occasion in self._occasions.items():
            if occasion not in found:
                raise file.place.wrong(f"the occasion {name} is missing")
        return found

    def _occasion(self, section: ProseSection) -> When:
        if section.id not in self._occasions:
            raise section.place.wrong(f"the game knows no occasion {section.id}")
        return self._occasions[section.id]


def _rows(section: ProseSection) -> dict[str, tuple[str, ...]]:
    """The remarks of each character."""
    found: dict[str, tuple[str, ...]] = {}
    for block in section.blocks:
        if not isinstance(block, Rows) or block.picture:
            raise block.place.wrong("remarks look like this: - character | remark | remark")
        for who, *words in block.rows:
            if who.text not in CHARACTERS:
                raise who.place.wrong(f"there is no character {who.text}")
            if who.text in found or not words:
                reason = "has a row already" if words else "says nothing"
                raise who.place.wrong(f"{who.text} {reason}")
            found[who.text] = tuple(each.filled({}) for each in words)
    return found
