"""Fills in the texts beside, with names, versions and identifiers from where they are said."""

from __future__ import annotations

import json
from collections.abc import Mapping
from pathlib import Path
from string import Template
from xml.sax.saxutils import escape

from quando_desktop.__about__ import APP_ID, AUTHORS, HOMEPAGE, NAME, SUMMARY, __version__
from quando_desktop.engine.record import ENDING, FORMAT
from quando_packaging.shared.match_file import MIME_TYPE
from quando_packaging.shared.products import COMMAND

TEXTS = Path(__file__).with_name("texts")

MIME_ICON = MIME_TYPE.replace("/", "-")
"""The name by which a desktop looks for the icon of a file type."""

BEGINNING = json.dumps({"format": FORMAT}, separators=(",", ":"))[:-1]
"""The first characters of every record."""

WORDS = {
    "app_id": APP_ID,
    "authors": AUTHORS,
    "beginning": BEGINNING,
    "command": COMMAND,
    "developer": APP_ID.rpartition(".")[0],
    "ending": ENDING,
    "homepage": HOMEPAGE,
    "mime_icon": MIME_ICON,
    "mime_type": MIME_TYPE,
    "name": NAME,
    "summary": SUMMARY,
    "version": __version__,
}


def filled(name: str, **more: str) -> str:
    """The text of this name with all that it leaves open."""
    text = (TEXTS / name).read_text(encoding="utf-8")
    words = {**WORDS, **more}
    return Template(text).substitute(_for_xml(words) if name.endswith(".xml") else words)


def _for_xml(words: Mapping[str, str]) -> dict[str, str]:
    return {key: escape(word, {'"': "&quot;"}) for key, word in words.items()}
