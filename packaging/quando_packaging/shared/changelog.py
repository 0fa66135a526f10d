"""Reads CHANGELOG.md, release by release, for those who want it in another form."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from typing import NamedTuple

from quando_desktop.__about__ import __version__
from quando_packaging.shared.products import ROOT, timestamp

CHANGELOG = ROOT / "CHANGELOG.md"
UNRELEASED = "Unreleased"
"""The heading of what has no version yet: in a build it goes with the version being built."""

YEAR_2000 = 946684800
"""Its first second: checkers take what is much older for a broken clock."""


class Release(NamedTuple):
    version: str
    when: datetime
    changes: list[str]


def moment() -> int:
    """The time that a build bears, never so early that nobody believes it."""
    return max(timestamp(), YEAR_2000)


def releases() -> list[Release]:
    """The release that is being built and those before it, the newest first."""
    return read(CHANGELOG.read_text(encoding="utf-8"), __version__)


def read(text: str, version: str) -> list[Release]:
    """The releases of a changelog from this version on.

    A release has a heading such as `## 1.2.0 (2027-01-31)` and a list of changes.
    """
    found = [_release(part) for part in re.split(r"^## +", text, flags=re.MULTILINE)[1:]]
    names = [release.version for release in found]
    if version in names:
        return found[names.index(version) :]
    released = [release for release in found if release.version != UNRELEASED]
    fresh = [change for release in found if release not in released for change in release.changes]
    return [Release(version, _now(), fresh), *released]


def _release(part: str) -> Release:
    heading, _, body = part.partition("\n")
    date = re.search(r"\d{4}-\d\d-\d\d", heading)
    when = _now() if date is None else datetime.fromisoformat(f"{date[0]}T00:00:00+00:00")
    # Each point on one line, without the marks for code.
    points = re.findall(r"^[-*] +(.+(?:\n +.+)*)", body, flags=re.MULTILINE)
    changes = [" ".join(point.replace("`", "").split()) for point in points]
    return Release(heading.split()[0], when, changes)


def _now() -> datetime:
    return datetime.fromtimestamp(moment(), UTC)
