"""The files of saved matches as desktops know them: their type, their name and their icon."""

from __future__ import annotations

import re
from pathlib import Path
from string import Template

from quando_desktop.__about__ import NAME
from quando_packaging.shared.products import ICON

MIME_TYPE = "application/x-quando-match"

MATCH_WORDS = {"en": f"{NAME} match", "de": f"Partie von {NAME}"}
"""The name of a saved match for people, in each language of the program."""

SHEET = Path(__file__).with_name("match.svg")
SHEET_SIDE = 512
ICON_SHARE = 0.52
"""The part of the sheet's width that the program's icon takes."""
ICON_MIDDLE = 302
"""The middle of the icon, from above: below the corner that is folded down."""


def write_drawings(folder: Path) -> None:
    """Draws the icon of a saved match, large and small: a sheet with the program's icon on it.

    The files are called as those of the program's icon, so that pictures.py can use them, too.
    """
    for path in sorted(ICON.glob("icon*.svg")):
        text = _drawing(path.read_text(encoding="utf-8"))
        (folder / path.name).write_text(text, encoding="utf-8", newline="\n")


def _drawing(icon: str) -> str:
    found = re.fullmatch(r'\s*<svg[^>]* viewBox="0 0 (\d+) \1"[^>]*>(.*)</svg>\s*', icon, re.S)
    if found is None:
        raise ValueError("the program's icon is no square drawing")
    side = SHEET_SIDE * ICON_SHARE
    numbers = {
        "left": (SHEET_SIDE - side) / 2,
        "top": ICON_MIDDLE - side / 2,
        "scale": side / int(found[1]),
    }
    texts = {key: f"{number:.6g}" for key, number in numbers.items()}
    sheet = Template(SHEET.read_text(encoding="utf-8"))
    return sheet.substitute(icon=found[2], **texts)
