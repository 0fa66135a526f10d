"""The notices about all that is bundled and not ours, made from the files that really are.

`THIRD-PARTY-NOTICES.txt` has a section for each component, then each licence once; the program
shows it, section by section. The licences lie beside it as files, too, and with them what the
packages of a Linux system say about the libraries that were copied from there. A bundled file
that no table accounts for ends the build.
"""

from __future__ import annotations

import platform
import re
import shutil
import textwrap
from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path, PurePosixPath

from quando_desktop.__about__ import AUTHORS, HOMEPAGE, NAME, __version__
from quando_desktop.notices import FILE, LICENCES, Section, join
from quando_packaging.freezing.contents import Entry
from quando_packaging.licensing.components import (
    Component,
    Part,
    bundled_parts,
    components,
    licence_names,
    licence_path,
    owners,
)
from quando_packaging.licensing.provenance import Package, packages
from quando_packaging.shared.products import ROOT, BuildError

LOCK = ROOT / "requirements.lock"
"""Says which versions the build installs."""

WIDTH = 79
REPLACE = """\
Qt, PySide6 and Shiboken6 are used under the GNU Lesser General Public License, version 3. They \
lie beside the program as library files, so anybody may exchange them for others:

1. Close {name}.

2. Put the libraries of another Qt and PySide6 of the series {minor}, made for the same system, \
in place of those in the folders {folders}. The source of the ones that came with the program, \
and how to build them, is found at the addresses that their sections name.

3. Start {name} again.{after}

Nothing in the program hinders that, and taking it apart to find faults in such a change is \
allowed. The program itself, with all that is needed to build it with another Qt, is found at \
{homepage}."""
FOLDERS = {
    "linux": ("_internal/PySide6", "_internal/shiboken6"),
    "win32": ("_internal\\PySide6", "_internal\\shiboken6"),
    "darwin": ("Contents/Frameworks/PySide6", "Contents/Frameworks/shiboken6"),
}
SIGN = f' macOS wants the changed application signed: codesign --force --deep -s - "{NAME}.app".'


def write(entries: Sequence[Entry], system: str, folder: Path) -> list[Entry]:
    """Writes the notices about these files into a folder, and gives them as files to bundle."""
    found, within = owners(entries), bundled_parts(entries, system)
    given = packages(source for files in found.values() for _, source, _ in files)
    names = _licences([*found, *within])
    texts = {f"{LICENCES}/{name}.txt": _text(name) for name in names}
    texts |= {_place(each): f"{each.copyright}\n" for each in given.values() if each.copyright}
    texts[FILE] = join([*_own_sections(system), *_sections(found, given, within), *_texts(names)])
    texts["LICENSE"] = (ROOT / "LICENSE").read_text(encoding="utf-8")
    shutil.rmtree(folder, ignore_errors=True)
    for place, text in texts.items():
        path = folder / place
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8", newline="\n")
    return [(place, str(folder / place), "DATA") for place in sorted(texts)]


def _own_sections(system: str) -> Iterator[Section]:
    yield Section(NAME, "MIT", _about())
    yield Section("How to exchange Qt", "", _replacing(system))


def _sections(
    found: dict[Component, list[Entry]], given: dict[str, Package], within: list[Part]
) -> Iterator[Section]:
    """In the order of the table, which begins with what matters most."""
    for component in components():
        if component in found:
            files = found[component]
            theirs = _packages(files, given)
            version = _version(component, files)
            of_system = theirs[0].version if len(theirs) == 1 else ""
            title = f"{component.name} {version or of_system}".strip()
            body = _body(component, version, files, theirs, within)
            yield Section(title, component.licence, body)


def _texts(names: Iterable[str]) -> Iterator[Section]:
    for name in names:
        title = f"Licence {name.removeprefix('LicenseRef-')}"
        yield Section(title, "", _text(name).strip("\n"))


def _about() -> str:
    words = (
        f"{NAME} {__version__} by {AUTHORS} is free software under the MIT licence, which is in "
        f"the file LICENSE. It comes with the work of others: the sections below say what that "
        f"is, who made it, under which licence it may be used, and where its source is. The "
        f"texts of all licences follow; the folder {LICENCES} has them as files, too."
    )
    return _wrapped(words)


def _replacing(system: str) -> str:
    minor = ".".join(_locked("PySide6_Essentials").split(".")[:2])
    folders = " and ".join(FOLDERS[system])
    after = SIGN if system == "darwin" else ""
    text = REPLACE.format(name=NAME, minor=minor, folders=folders, after=after, homepage=HOMEPAGE)
    return "\n\n".join(map(_wrapped, text.split("\n\n")))


# --- a component ------------------------------------------------------------------------------


def _body(
    component: Component,
    version: str,
    files: list[Entry],
    given: list[Package],
    within: list[Part],
) -> str:
    minor = ".".join(version.split(".")[:2])
    lines = [f"Source: {component.source.format(version=version, minor=minor)}"]
    for package in given:
        lines.append(f"Built from: {_origin(package)}")
        if package.copyright:
            lines.append(f"All its authors and licences: {_place(package)}")
    lines += component.copyright
    if files:
        lines.append(_wrapped(f"Files: {', '.join(_short_names(files))}"))
    parts = [part for part in within if _is_inside(part, component)]
    paragraphs = ["\n".join(lines)]
    if parts:
        paragraphs.append("It contains work of others:")
        paragraphs += map(_part, parts)
    return "\n\n".join(paragraphs)


def _version(component: Component, files: list[Entry]) -> str:
    """Nothing where only the system knows it."""
    if component.version == "Python":
        return platform.python_version()
    if component.version == "file":
        found = (re.search(r"\.so\.(\d+)", place) for place, _, _ in files)
        return next((match[1] for match in found if match), "")
    return _locked(component.version) if component.version else ""


def _locked(package: str) -> str:
    """The version of a Python package that the build installs."""
    name = package.lower().replace("_", "-")
    found = re.search(rf"^{name}==(\S+)", LOCK.read_text(encoding="utf-8"), re.MULTILINE)
    if found is None:
        raise BuildError(f"{LOCK.name} does not say which {package} there is.")
    return found[1]


def _origin(package: Package) -> str:
    return f"{package.source} {package.version} {package.address}".strip()


def _place(package: Package) -> str:
    """The place for the words of a package about itself."""
    return f"{LICENCES}/system/{package.source}.txt"


def _short_names(files: Iterable[Entry]) -> list[str]:
    """The names of the files, without their folders; of Python's modules just the name."""
    names = set()
    for place, _, kind in files:
        name = PurePosixPath(place.replace("\\", "/")).name
        names.add(name.partition(".")[0] if kind in {"EXTENSION", "PYMODULE"} else name)
    return sorted(names)


def _packages(files: Iterable[Entry], given: dict[str, Package]) -> list[Package]:
    """The packages that some files came from, each source once."""
    theirs = {given[source].source: given[source] for _, source, _ in files if source in given}
    return [theirs[name] for name in sorted(theirs)]


def _is_inside(part: Part, component: Component) -> bool:
    return component.name == ("Python" if part.of == "Python" else "Qt")


def _part(part: Part) -> str:
    where = "" if part.of == "Python" else f" (in {part.of})"
    head = f"{part.name}{where}: {part.licence}"
    return "\n".join([_wrapped(head), _wrapped(part.copyright), part.source])


# --- licences ---------------------------------------------------------------------------------


def _licences(owned: Iterable[Component | Part]) -> list[str]:
    """The names of all licences, each once."""
    return sorted({name for each in owned for name in licence_names(each.licence)}, key=str.lower)


def _text(name: str) -> str:
    try:
        return licence_path(name).read_text(encoding="utf-8")
    except FileNotFoundError:
        raise BuildError(
            f"The text of the licence {name} is missing: put it into licensing/licences."
        ) from None


def _wrapped(text: str) -> str:
    return textwrap.fill(text, WIDTH, break_long_words=False, break_on_hyphens=False)
