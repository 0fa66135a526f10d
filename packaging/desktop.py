"""What a Linux desktop is told about the program: its menu entry, its icons, the type of its
files, and a page about it for software centres.

The same for the package, the archive and whatever else is made from the frozen folder: all of it
goes below one folder called `share`.
"""

from __future__ import annotations

import re
import tempfile
from pathlib import Path

import icons
from changes import Release, releases
from filling import MIME_ICON, filled
from names import ROOT
from quando_desktop.__about__ import APP_ID, HOMEPAGE

DRAWINGS = ROOT / "resources" / "look" / "svg" / "icon"
PICTURE = "resources/readme/table.png"
"""What software centres show, from the repository."""
LICENCE = "MIT"

ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)
ICON_SHARE = 0.52
"""How much of a sheet's width the program's icon takes on the icon of a saved match."""
ICON_MIDDLE = 302
"""Where on the sheet, from above, its middle is: below the corner that is folded down."""
SHEET = 512


def write(share: Path) -> None:
    """Writes everything below this folder."""
    _put(share / "applications" / f"{APP_ID}.desktop", entry())
    _put(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    _put(share / "mime" / "packages" / f"{APP_ID}.xml", file_type())
    theme = share / "icons" / "hicolor"
    _write_icons(DRAWINGS, theme, "apps", APP_ID)
    with tempfile.TemporaryDirectory() as folder:
        document_drawings(Path(folder))
        _write_icons(Path(folder), theme, "mimetypes", MIME_ICON)


def entry() -> str:
    """The entry in the menu, by which files are opened as well."""
    return filled("entry.desktop")


def metainfo() -> str:
    """The page for software centres."""
    text = filled("metainfo.xml", licence=LICENCE, picture=PICTURE, releases="@RELEASES@")
    return text.replace("@RELEASES@", "\n".join(map(_release, releases())))


def file_type() -> str:
    """How files of saved matches are known: by their ending and by what they begin with."""
    return filled("mime.xml")


def document_drawings(folder: Path) -> None:
    """Draws the icon of a saved match, large and small: a sheet with the program's icon on it.

    The files are called as those of the program's icon, so that icons.py can use them, too.
    """
    for path in sorted(DRAWINGS.glob("icon*.svg")):
        _put(folder / path.name, _document(path.read_text(encoding="utf-8")))


def _document(drawing: str) -> str:
    found = re.fullmatch(r'\s*<svg[^>]* viewBox="0 0 (\d+) \1"[^>]*>(.*)</svg>\s*', drawing, re.S)
    if found is None:
        raise ValueError("the program's icon is no square drawing")
    side = SHEET * ICON_SHARE
    places = {"left": (SHEET - side) / 2, "top": ICON_MIDDLE - side / 2}
    numbers = {**places, "scale": side / int(found[1])}
    texts = {key: f"{number:.6g}" for key, number in numbers.items()}
    return filled("document.svg", icon=found[2], **texts)


def _release(release: Release) -> str:
    details = f"{HOMEPAGE}/blob/v{release.version}/CHANGELOG.md"
    return (
        f'    <release version="{release.version}" date="{release.when:%Y-%m-%d}">\n'
        f'      <url type="details">{details}</url>\n'
        "    </release>"
    )


def _write_icons(drawings: Path, theme: Path, kind: str, name: str) -> None:
    for size in ICON_SIZES:
        place = theme / f"{size}x{size}" / kind / f"{name}.png"
        place.parent.mkdir(parents=True, exist_ok=True)
        place.write_bytes(icons.png(drawings, size))
    scalable = (drawings / "icon.svg").read_text(encoding="utf-8")
    _put(theme / "scalable" / kind / f"{name}.svg", scalable)


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
