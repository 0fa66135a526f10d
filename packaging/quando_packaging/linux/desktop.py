"""Tells a Linux desktop about the program: its menu entry, its icons, the type of its files, and a
page for software centres.

The same for the package, the archive and whatever else is made from the frozen folder: all of it
goes below one folder called `share`.
"""

from __future__ import annotations

import tempfile
from pathlib import Path

from quando_desktop.__about__ import APP_ID, HOMEPAGE
from quando_packaging.linux.templates import MIME_ICON, filled
from quando_packaging.shared import match_file, pictures
from quando_packaging.shared.changelog import Release, releases
from quando_packaging.shared.products import ICON

PICTURE = "resources/readme/table.png"
"""The picture in software centres, from the repository."""
LICENCE = "MIT"

ICON_SIZES = (16, 22, 24, 32, 48, 64, 96, 128, 256, 512)


def write(share: Path) -> None:
    """Writes everything below this folder."""
    _put(share / "applications" / f"{APP_ID}.desktop", entry())
    _put(share / "metainfo" / f"{APP_ID}.metainfo.xml", metainfo())
    _put(share / "mime" / "packages" / f"{APP_ID}.xml", file_type())
    theme = share / "icons" / "hicolor"
    _write_icons(ICON, theme, "apps", APP_ID)
    with tempfile.TemporaryDirectory() as folder:
        match_file.write_drawings(Path(folder))
        _write_icons(Path(folder), theme, "mimetypes", MIME_ICON)


def entry() -> str:
    """The entry in the menu, by which files are opened as well."""
    return filled("entry.desktop")


def metainfo() -> str:
    """The page for software centres."""
    text = filled("metainfo.xml", licence=LICENCE, picture=PICTURE, releases="@RELEASES@")
    return text.replace("@RELEASES@", "\n".join(map(_release, releases())))


def file_type() -> str:
    """The type of saved matches, known by their ending and by their first characters."""
    return filled("mime.xml")


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
        place.write_bytes(pictures.png(drawings, size))
    scalable = (drawings / "icon.svg").read_text(encoding="utf-8")
    _put(theme / "scalable" / kind / f"{name}.svg", scalable)


def _put(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8", newline="\n")
