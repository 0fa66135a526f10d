"""The language of long texts: the shell says which one is spoken, and their files follow it."""

from __future__ import annotations

from dataclasses import dataclass
from pathlib import Path

from quando_desktop.prose.reader import Document, load

ENGLISH = "en"


@dataclass(slots=True)
class Speech:
    """One for the whole program, as the translations of Qt are."""

    language: str = ENGLISH


SPEECH = Speech()


def document(folder: Path, kind: str) -> Document:
    """The file of this kind in the language spoken, or in English where nobody translated it."""
    translated = folder / f"{kind}.{SPEECH.language}.md"
    return load(translated if translated.is_file() else folder / f"{kind}.{ENGLISH}.md")
