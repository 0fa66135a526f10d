"""Makes a package for Debian and Ubuntu of the frozen folder.

The program stays in one folder, where each library can be exchanged, and a link makes it a
command. What desktops keep lists of (menu entries, icons, file types) they bring up to date by
themselves when files come or go, so no script runs at installation or removal.
"""

from __future__ import annotations

import gzip
import hashlib
import os
import re
import shutil
import textwrap
from collections.abc import Iterator
from email.utils import format_datetime
from pathlib import Path

from quando_desktop.__about__ import AUTHORS, HOMEPAGE, __version__
from quando_desktop.notices import FILE as NOTICES
from quando_desktop.notices import LICENCES
from quando_packaging.linux import dependencies, desktop
from quando_packaging.linux.dependencies import Dependencies
from quando_packaging.linux.templates import filled
from quando_packaging.shared import archives
from quando_packaging.shared.changelog import Release, moment, releases
from quando_packaging.shared.commands import run
from quando_packaging.shared.products import COMMAND, DIST, ROOT, WORK, BuildError, size

STAGE = WORK / "deb"
PROGRAM = Path("usr/lib", COMMAND)
LINK = Path("usr/bin", COMMAND)
SHARE = Path("usr/share")
DOC = SHARE / "doc" / COMMAND
MANUAL = SHARE / "man" / "man6" / f"{COMMAND}.6.gz"
OVERRIDES = SHARE / "lintian" / "overrides" / COMMAND

ADDRESS = f"{HOMEPAGE.rstrip('/').split('/')[-2]}@users.noreply.github.com"
"""Debian wants an address to write to; questions go to the page of issues."""


def build(folder: Path) -> Path:
    """Makes the package of a frozen folder."""
    lay_out(folder, STAGE)
    package = DIST / package_name(architecture())
    draft = package.with_name(f"{package.name}.part")
    # One thread: how many there are can be seen in the packed bytes.
    settings = {"SOURCE_DATE_EPOCH": str(moment()), "DPKG_DEB_THREADS_MAX": "1"}
    _dpkg(
        "dpkg-deb",
        *("--root-owner-group", "-Zxz", "-z9", "--build", str(STAGE), str(draft)),
        **settings,
    )
    draft.replace(package)
    return package


def unpack(package: Path, folder: Path) -> Path:
    """Unpacks the files of a package and gives its command there."""
    _dpkg("dpkg-deb", "--extract", str(package), str(folder))
    return folder / LINK


def package_name(architecture: str) -> str:
    return f"{COMMAND}_{__version__}_{architecture}.deb"


def architecture() -> str:
    """Debian's name for this kind of computer."""
    return _dpkg("dpkg", "--print-architecture").strip()


def debian_version(version: str) -> str:
    """A version as Debian compares it: what leads up to a release comes before it."""
    return re.sub(r"(a|b|rc)(?=\d)", r"~\1", version.replace(".dev", "~~dev"))


# --- what is in it ----------------------------------------------------------------------------


def lay_out(folder: Path, stage: Path) -> None:
    """Puts all files of the package to their places below a stage."""
    shutil.rmtree(stage, ignore_errors=True)
    shutil.copytree(folder, stage / PROGRAM, symlinks=True)
    _link(stage / LINK, Path("..", *PROGRAM.parts[1:], COMMAND))
    desktop.write(stage / SHARE)
    _write(stage / MANUAL, packed(manual()))
    _write(stage / DOC / "changelog.gz", packed(changelog(releases())))
    _write(stage / DOC / "copyright", copyright_file())
    for name in (NOTICES, LICENCES):
        _link(stage / DOC / name, Path(os.path.relpath(_beside(stage, name), stage / DOC)))
    _write(stage / OVERRIDES, filled("lintian-overrides"))
    _write(stage / "DEBIAN" / "control", control(stage, dependencies.of(stage / PROGRAM)))
    _write(stage / "DEBIAN" / "md5sums", "".join(_md5_lines(stage)))
    _settle(stage)


def control(stage: Path, needed: Dependencies) -> str:
    """The control file, which apt reads before it installs the package."""
    return filled(
        "control",
        address=ADDRESS,
        architecture=architecture(),
        debian_version=debian_version(__version__),
        depends=", ".join(needed.packages()),
        kilobytes=str(-(-size(stage) // 1024)),
    )


def manual() -> str:
    """The manual page. A hyphen that somebody may want to copy is a minus there."""
    page = COMMAND.replace("-", r"\-")
    day = f"{releases()[0].when:%Y-%m-%d}"
    return filled("manual.6", page=page, title=COMMAND.upper().replace("-", r"\-"), day=day)


def copyright_file() -> str:
    """The authors and their licence, in the form that Debian reads."""
    _, notice, text = (ROOT / "LICENSE").read_text(encoding="utf-8").split("\n\n", 2)
    lines = text.strip().splitlines()
    return filled(
        "copyright",
        copyright=notice.removeprefix("Copyright (c) "),
        licence_text="\n".join(f" {line}" if line else " ." for line in lines),
        notices=f"/{DOC / NOTICES}",
    )


def changelog(history: list[Release]) -> str:
    """The changes in the form that Debian reads."""
    return "\n".join(map(_changes, history))


def _changes(release: Release) -> str:
    words = release.changes or [f"See {HOMEPAGE}/releases/tag/v{release.version}"]
    points = [
        textwrap.fill(point, 78, initial_indent="  * ", subsequent_indent="    ") for point in words
    ]
    return "\n".join(
        [
            f"{COMMAND} ({debian_version(release.version)}) stable; urgency=medium\n",
            *points,
            f"\n -- {AUTHORS} <{ADDRESS}>  {format_datetime(release.when)}\n",
        ]
    )


def packed(text: str) -> bytes:
    """The text as gzip packs it, the same bytes whenever that is."""
    return gzip.compress(text.encode(), 9, mtime=0)


# --- files ------------------------------------------------------------------------------------


def _beside(stage: Path, name: str) -> Path:
    """A notice about the work of others, which lies beside the program."""
    path = stage / PROGRAM / name
    if not path.exists():
        raise BuildError(f"The frozen program lacks {name}: see notices.py.")
    return path


def _md5_lines(stage: Path) -> Iterator[str]:
    """The sums by which dpkg tells whether files are as they were."""
    for path in sorted((stage / "usr").rglob("*")):
        if path.is_file() and not path.is_symlink():
            with path.open("rb") as file:
                digest = hashlib.file_digest(file, "md5").hexdigest()
            yield f"{digest}  {path.relative_to(stage).as_posix()}\n"


def _settle(stage: Path) -> None:
    """Gives all files the permissions and the time that they have in the package."""
    for path in (stage, *stage.rglob("*")):
        if not path.is_symlink():
            # Libraries are read, not run.
            is_library = re.search(r"\.so(\.|$)", path.name) is not None
            path.chmod(0o644 if is_library else archives.mode(path))
        os.utime(path, (moment(), moment()), follow_symlinks=False)


def _write(path: Path, content: str | bytes) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content.encode() if isinstance(content, str) else content)


def _link(path: Path, target: Path) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def _dpkg(tool: str, *arguments: str, **variables: str) -> str:
    """The answer of a tool of dpkg."""
    if shutil.which(tool) is None:
        raise BuildError(f"{tool} is missing: install dpkg.")
    done = run([tool, *arguments], {**os.environ, **variables})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\n{tool} could not do its part.")
    return done.stdout
