"""The disk image for macOS: the application, a link to the folder of all applications beside it,
and a picture that says to drag the one onto the other."""

from __future__ import annotations

import contextlib
import os
import shutil
import tempfile
from collections.abc import Iterator
from pathlib import Path

from quando_desktop.__about__ import NAME
from quando_packaging.macos import backdrop, ds_store
from quando_packaging.shared import pictures
from quando_packaging.shared.commands import step
from quando_packaging.shared.products import ICON, LOOK, WORK, size

PICTURE = ".background.tiff"
VOLUME_ICON = ".VolumeIcon.icns"
HAS_OWN_ICON = f"{'00' * 8}0400{'00' * 22}"
"""The Finder's notes about a folder: here only that it has an icon of its own."""
TITLE_BAR = 28
SPARE = 48
"""Megabytes of room in the image beyond the application; empty room costs nothing when packed."""
PACKED = "ULMO"
"""The tightest kind of image; every macOS that the program runs on can read it."""
TRIES = 10
"""The system looks into every new volume, and lets go of it when it is done."""


def make(app: Path, image: Path) -> None:
    """Packs the application into a disk image."""
    with tempfile.TemporaryDirectory(dir=WORK) as name:
        draft, packed = Path(name, "draft.dmg"), Path(name, image.name)
        room = f"{size(app) // 1_000_000 * 5 // 4 + SPARE}m"
        kind = ("-fs", "HFS+", "-volname", NAME)
        create = ["hdiutil", "create", "-size", room, *kind, str(draft)]
        step(create, "The disk image could not be made.", tries=TRIES)
        with opened(draft, "-readwrite") as volume:
            fill(volume, app, Path(name))
        convert = ["hdiutil", "convert", str(draft), "-format", PACKED, "-o", str(packed)]
        step(convert, "The disk image could not be packed.", tries=TRIES)
        step(["hdiutil", "verify", str(packed)], "The disk image is broken.")
        image.unlink(missing_ok=True)
        shutil.move(packed, image)


@contextlib.contextmanager
def opened(image: Path, access: str = "-readonly") -> Iterator[Path]:
    """The image as a folder, without the Finder showing it."""
    with tempfile.TemporaryDirectory(dir=WORK) as name:
        quiet = (access, "-nobrowse", "-noautoopen", "-mountpoint", name)
        step(["hdiutil", "attach", str(image), *quiet], f"{image.name} could not be opened.")
        try:
            yield Path(name)
        finally:
            step(["hdiutil", "detach", name], f"{image.name} could not be closed.", tries=TRIES)


def fill(volume: Path, app: Path, scratch: Path) -> None:
    """Puts everything into the opened image."""
    copy(app, volume / app.name)
    (volume / "Applications").symlink_to("/Applications")
    (volume / VOLUME_ICON).write_bytes(pictures.icns(ICON))
    mark = ["xattr", "-wx", "com.apple.FinderInfo", HAS_OWN_ICON, str(volume)]
    step(mark, "The disk image could not get its icon.")
    picture = draw(volume / PICTURE, scratch)
    width, height = backdrop.SIZE
    places = {app.name: backdrop.APP, "Applications": backdrop.APPLICATIONS}
    notes = ds_store.store((width, height + TITLE_BAR), backdrop.ICON_SIZE, places, picture)
    (volume / ".DS_Store").write_bytes(notes)


def draw(place: Path, scratch: Path) -> ds_store.Picture:
    """Draws the picture for plain and for sharp screens, both in one file."""
    plain, sharp = scratch / "plain.png", scratch / "sharp.png"
    plain.write_bytes(backdrop.png(LOOK, 1))
    sharp.write_bytes(backdrop.png(LOOK, 2))
    join = ["tiffutil", "-cathidpicheck", str(plain), str(sharp), "-out", str(place)]
    step(join, "The picture of the disk image could not be made.")
    return ds_store.Picture(NAME, born(place.parent), place.name, place.stat().st_ino, born(place))


def copy(app: Path, place: Path) -> None:
    """Copies an application with all that belongs to its signature."""
    step(["ditto", str(app), str(place)], f"{app.name} could not be copied.")


def born(path: Path) -> float:
    """The time when a file was made, which only some systems remember."""
    found: os.stat_result = path.stat()
    return float(getattr(found, "st_birthtime", found.st_mtime))
