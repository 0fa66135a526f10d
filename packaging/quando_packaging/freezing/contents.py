"""Chooses what goes into the frozen program and what stays out, for the spec.

PyInstaller finds more than is used: every plugin of Qt that is installed, and every library
that one of those needs. Here the plugins are named one by one, and of the libraries only those
stay that something in the program still asks for.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from pathlib import Path, PurePath, PurePosixPath

Entry = tuple[str, str, str]
"""A file of the program for PyInstaller: where it goes, where it comes from, its kind."""
Imports = Callable[[str], Iterable[str]]
"""Gives the names of the libraries that the file at a path asks for."""

QT_MODULES = frozenset(
    {
        "QtCore",
        "QtDBus",
        "QtGui",
        "QtMultimedia",
        "QtNetwork",
        "QtOpenGL",
        "QtSvg",
        "QtTextToSpeech",
        "QtWidgets",
    }
)
"""The modules of Qt that are used; QtMultimedia does not load without QtNetwork, and
QtTextToSpeech not without either. QtDBus asks a Linux desktop for its wishes. QtOpenGL is loaded
only where the graphics card paints."""
HELLO_MODULES = frozenset({"QtCore", "QtGui", "QtWidgets"})
"""Those that no program with a window does without."""
UNUSED_MODULES = (
    # OpenSSL is behind these; hashlib does without.
    *("_hashlib", "_ssl", "ssl"),
    # Behind this is all of the web, for worker processes that speak its language.
    "xmlrpc",
    # Worker processes are spoken to through a pipe, and nothing is shared with them.
    *(f"multiprocessing.{name}" for name in ("dummy", "heap", "managers", "pool")),
    *("multiprocessing.shared_memory", "multiprocessing.sharedctypes"),
    *("ensurepip", "idlelib", "lib2to3", "pip", "pydoc", "setuptools", "tkinter", "unittest"),
)
"""Modules of Python that the analysis may find and the program never calls."""

QT_PLUGINS: dict[str, dict[str, frozenset[str]]] = {
    "linux": {
        "iconengines": frozenset({"qsvgicon"}),
        "imageformats": frozenset({"qsvg"}),
        "platforminputcontexts": frozenset(
            {"composeplatforminputcontextplugin", "ibusplatforminputcontextplugin"}
        ),
        "platforms": frozenset({"qminimal", "qoffscreen", "qwayland", "qxcb"}),
        "platformthemes": frozenset({"qxdgdesktopportal"}),
        "texttospeech": frozenset({"qtexttospeech_speechd"}),
        "wayland-decoration-client": frozenset({"adwaita", "bradient"}),
        "wayland-graphics-integration-client": frozenset({"qt-plugin-wayland-egl"}),
        "wayland-shell-integration": frozenset({"xdg-shell"}),
        "xcbglintegrations": frozenset({"qxcb-egl-integration", "qxcb-glx-integration"}),
    },
    "win32": {
        "iconengines": frozenset({"qsvgicon"}),
        "imageformats": frozenset({"qsvg"}),
        "platforms": frozenset({"qoffscreen", "qwindows"}),
        "styles": frozenset({"qmodernwindowsstyle"}),
        "texttospeech": frozenset({"qtexttospeech_sapi", "qtexttospeech_winrt"}),
    },
    "darwin": {
        "iconengines": frozenset({"qsvgicon"}),
        "imageformats": frozenset({"qsvg"}),
        "platforms": frozenset({"qcocoa", "qoffscreen"}),
        "styles": frozenset({"qmacstyle"}),
        "texttospeech": frozenset({"qtexttospeech_darwin"}),
    },
}
"""The plugins of Qt that are used, for each system by their folder and name.

None of `multimedia`: those are for films and cameras, and plain sound is in the library itself.
"""

QT_LANGUAGES = frozenset({"de"})
"""The languages for which Qt's own texts are needed: those of the program's translations."""

OF_THE_SYSTEM = re.compile(
    r"lib(X11|X11-xcb|Xau|Xdmcp|bsd|md"
    r"|fontconfig|freetype|expat|png16|brotlicommon|brotlidec"
    r"|dbus-1|pulse|speechd|systemd|cap|gcrypt|gpg-error|lz4"
    r"|gcc_s|stdc\+\+|z)\.so(\..*)?"
)
"""Libraries that every Linux desktop has, which must fit its display server, its fonts, its
message bus, its sound and speech servers and its graphics drivers rather than the computer of the
build."""

PYTHON_LIBRARY = re.compile(r"(lib)?python3.*|Python3?", re.IGNORECASE)
"""Python itself, which the program's own start-up code loads."""


def unused_modules(pyside: Path, used: frozenset[str] = QT_MODULES) -> list[str]:
    """The modules that must not be followed, given the folder of the installed PySide6."""
    installed = {path.stem for path in pyside.glob("Qt*.pyi")}
    return [*UNUSED_MODULES, *(f"PySide6.{name}" for name in sorted(installed - used))]


# --- resources --------------------------------------------------------------------------------


def resources(folder: Path) -> list[tuple[str, str]]:
    """The files of the resources to ship, each with the folder of the program it goes to."""
    found = sorted(path for path in folder.rglob("*") if path.is_file())
    inner = [(path, path.relative_to(folder)) for path in found]
    return [
        (str(path), str(PurePath("resources", name.parent)))
        for path, name in inner
        if is_shipped(name)
    ]


def is_shipped(resource: PurePath) -> bool:
    """Tells whether players need it: not what makes the resources or tells about them."""
    if resource.parts[0] == "readme" or resource.suffix in {".md", ".py", ".pyc", ".ts", ".part"}:
        return False
    return not any(part.startswith(".") for part in resource.parts)


# --- Qt and the libraries ---------------------------------------------------------------------


def is_wanted(place: str, system: str) -> bool:
    """Tells whether a file is wanted at all, whatever asks for it."""
    path = _inner(place)
    if "translations" in path.parts[:-1] and path.stem.startswith("qt"):
        return path.stem in {f"qtbase_{language}" for language in QT_LANGUAGES}
    if _is_plugin(path):
        name = path.stem.removeprefix("lib")
        return name in QT_PLUGINS[system].get(path.parts[-2], frozenset())
    return not (system == "linux" and OF_THE_SYSTEM.fullmatch(path.name))


def pruned(entries: Iterable[Entry], system: str, imports: Imports) -> list[Entry]:
    """The wanted files, without the libraries that none of them asks for."""
    wanted = [entry for entry in entries if is_wanted(entry[0], system)]
    idle = _libraries(wanted).keys() - _asked_for(wanted, imports)
    return [entry for entry in wanted if library_name(entry[0]) not in idle]


def asked_directly(headers: str) -> list[str]:
    """The libraries that a file of Linux itself asks for, from what `objdump -p` says of it."""
    return re.findall(r"^\s*NEEDED\s+(\S+)", headers, flags=re.MULTILINE)


def library_name(place: str) -> str:
    """The name by which others ask for a library; all files of a framework have the same."""
    path = _inner(place)
    framework = next((part for part in path.parts if part.endswith(".framework")), path.name)
    return framework.removesuffix(".framework").lower()


def _asked_for(entries: Iterable[Entry], imports: Imports) -> set[str]:
    """The names of the libraries that can be reached from Python, its modules and plugins."""
    entries = list(entries)
    libraries = _libraries(entries)
    waiting = [source for place, source, kind in entries if _is_root(place, kind)]
    asked: set[str] = set()
    while waiting:
        names = {library_name(name) for name in imports(waiting.pop())} - asked
        asked |= names
        waiting += [libraries[name] for name in names & libraries.keys()]
    return asked


def _libraries(entries: Iterable[Entry]) -> dict[str, str]:
    """The libraries' source files, by their name."""
    return {
        library_name(place): source
        for place, source, kind in entries
        if kind == "BINARY" and not _is_root(place, kind)
    }


def _is_root(place: str, kind: str) -> bool:
    """Tells whether a file is loaded by itself, not because a library asks for it."""
    path = _inner(place)
    is_python = PYTHON_LIBRARY.fullmatch(path.name) is not None
    return kind == "EXTENSION" or (kind == "BINARY" and (is_python or _is_plugin(path)))


def _is_plugin(path: PurePosixPath) -> bool:
    return path.parts[0] == "PySide6" and "plugins" in path.parts[:-2]


def _inner(place: str) -> PurePosixPath:
    return PurePosixPath(place.replace("\\", "/"))
