"""The folder of the pictures, sounds and translations: the one place that knows it.

They stand beside the package in the source tree, inside it in an installed wheel, and in the
unpacked bundle of a frozen program.
"""

from __future__ import annotations

import sys
from collections.abc import Sequence
from pathlib import Path

MARK = Path("look", "palette.json")
"""A file by which a folder of resources is recognised: the source tree has other `resources`
too."""


class MissingResources(Exception):
    """The program's own files are not there. Its text is for people."""


def folder() -> Path:
    """The folder of the resources."""
    return find(places())


def places() -> tuple[Path, ...]:
    """The places where the folder can be, the likeliest first."""
    package = Path(__file__).resolve().parent
    bundle = getattr(sys, "_MEIPASS", None)
    installed = (package / "resources", package.parent / "resources")
    return installed if bundle is None else (Path(bundle) / "resources", *installed)


def find(candidates: Sequence[Path]) -> Path:
    for candidate in candidates:
        if (candidate / MARK).is_file():
            return candidate
    tried = ", ".join(map(str, candidates))
    raise MissingResources(
        f"the program's pictures are missing; installing it again helps (looked in {tried})"
    )
