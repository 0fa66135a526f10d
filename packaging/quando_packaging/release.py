"""Checks that all parts of a release are there: a release is whole or none.

Called by the release workflow, with nothing installed but Python:

    python -m quando_packaging.release tag TAG
        the tag names this version, and the changelog knows it
    python -m quando_packaging.release notes
        prints what is new in this version
    python -m quando_packaging.release collect FOLDER
        everything is in the folder; writes the sums
    python -m quando_packaging.release uploaded FOLDER DRAFT
        everything has arrived: what GitHub says of the draft's assets agrees with the folder
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Callable, Sequence
from pathlib import Path

from quando_desktop.__about__ import __version__
from quando_packaging.shared.changelog import CHANGELOG
from quando_packaging.shared.products import (
    COMMAND,
    SUMS,
    BuildError,
    archive_name,
    artefact,
    sum_line,
    write_sums,
)

LINUX = {"x86_64": "amd64", "aarch64": "arm64"}
"""The machines with Linux for which a release is built, with Debian's names for them."""
MACOS = ("arm64", "x86_64")
WINDOWS = ("AMD64",)


def artefacts(version: str) -> list[str]:
    """All that a release has, but for the sums."""
    found = []
    for machine, debian in LINUX.items():
        found += [
            archive_name(version, "linux", machine),
            f"{COMMAND}_{version}_{debian}.deb",
            artefact(version, "linux", machine, ".AppImage"),
            artefact(version, "linux", machine, ".flatpak"),
        ]
    for machine in MACOS:
        found.append(artefact(version, "darwin", machine, ".dmg"))
    for machine in WINDOWS:
        found.append(archive_name(version, "win32", machine))
        found.append(artefact(version, "win32", machine, "-setup.exe"))
    return sorted(found)


# --- what the workflow asks -------------------------------------------------------------------


def check_tag(tag: str) -> None:
    """Refuses a tag that is not this version's before anything is built."""
    if tag != f"v{__version__}":
        raise BuildError(f"The tag {tag} is not that of version {__version__}.")
    notes()


def print_notes() -> None:
    print(notes())


def notes() -> str:
    """The words of the changelog about this version."""
    text = CHANGELOG.read_text(encoding="utf-8")
    heading = rf"^## {re.escape(__version__)}(?: [^\n]*)?\n(.*?)(?=^## |\Z)"
    found = re.search(heading, text, flags=re.MULTILINE | re.DOTALL)
    if found is None or not found[1].strip():
        raise BuildError(f"{CHANGELOG.name} has nothing under the heading {__version__}.")
    return found[1].strip()


def collect(folder: str) -> None:
    """Refuses a folder that lacks something, or holds something else, and sums it up."""
    place, expected = Path(folder), set(artefacts(__version__))
    found = {path.name for path in place.iterdir()}
    _refuse("is missing", expected - found)
    _refuse("does not belong to a release", found - expected)
    _refuse("is empty", {name for name in expected if not (place / name).stat().st_size})
    write_sums(place, __version__)
    print((place / SUMS).read_text(encoding="utf-8"), end="")


def check_uploaded(folder: str, draft: str) -> None:
    """Compares the folder with what arrived: names, sizes, and sums where they are told."""
    place = Path(folder)
    assets = json.loads(Path(draft).read_text(encoding="utf-8"))["assets"]
    sent = {path.name: path for path in place.iterdir()}
    arrived = {asset["name"]: asset for asset in assets}
    _refuse("has not arrived", sent.keys() - arrived.keys())
    _refuse("was never sent", arrived.keys() - sent.keys())
    _refuse(
        "has arrived broken", {name for name in sent if not _is_same(sent[name], arrived[name])}
    )


def _is_same(path: Path, asset: dict[str, object]) -> bool:
    if asset["size"] != path.stat().st_size or asset["state"] != "uploaded":
        return False
    told = asset.get("digest")
    return not told or told == f"sha256:{sum_line(path).split()[0]}"


def _refuse(fault: str, names: set[str]) -> None:
    if names:
        raise BuildError(f"{', '.join(sorted(names))} {fault}, so nothing can be published.")


JOBS: dict[str, tuple[int, Callable[..., None]]] = {
    "tag": (1, check_tag),
    "notes": (0, print_notes),
    "collect": (1, collect),
    "uploaded": (2, check_uploaded),
}
"""The checks by name, each with the number of words that follow it."""


def main(arguments: Sequence[str]) -> int:
    name, *words = arguments or [""]
    if name not in JOBS or len(words) != JOBS[name][0]:
        print(f"There is no check called {' '.join(arguments)!r}.", file=sys.stderr)
        return 2
    try:
        JOBS[name][1](*words)
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
