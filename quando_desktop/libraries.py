"""Explains why Qt cannot be loaded: one sentence on what the system lacks, and what helps."""

from __future__ import annotations

import re
import sys

MISSING = re.compile(r"(lib[^\s:/]+\.so[^\s:/]*): cannot open")
TOO_OLD = re.compile(r"version [`'](GLIBC|GLIBCXX|CXXABI)_([\d.]+)' not found")
PACKAGES = {
    "libbrotlidec.so.1": "libbrotli1",
    "libglib-2.0.so.0": "libglib2.0-0",
    "libgthread-2.0.so.0": "libglib2.0-0",
    "libz.so.1": "zlib1g",
}
"""Packages of Debian and its kin that are not called after their library."""
SYSTEMS = {
    "linux": "Debian 12, Ubuntu 22.04 or a system of that age is needed",
    "win32": "Windows 10, version 1809, or a newer one is needed",
    "darwin": "macOS 13 or a newer one is needed",
}
"""The oldest ones that Qt runs on."""


def why_not(error: ImportError) -> str:
    """A sentence on why Qt cannot be loaded, and what to do."""
    if isinstance(error, ModuleNotFoundError):
        if getattr(sys, "frozen", False):
            return f"a part of the program is missing ({error.name}); installing it again helps"
        return (
            f"{error.name} is not installed; in its source folder `python3 dev.py play` does that"
        )
    text = " ".join(str(error).split())
    lacks = lack(text)
    if lacks:
        return f"this system lacks {lacks}"
    newest = SYSTEMS.get(sys.platform, "")
    return f"Qt cannot be loaded ({text}){newest and f'; {newest}'}"


def lack(text: str) -> str:
    """The missing library that the system's loader names, and its package; nothing if the message
    says something else."""
    missing = MISSING.search(text)
    if missing is not None:
        return f"{missing[1]}: on Debian or Ubuntu, `sudo apt install {package(missing[1])}` helps"
    old = TOO_OLD.search(text)
    if old is not None:
        name = "the GNU C library" if old[1] == "GLIBC" else f"{old[1]} of libstdc++"
        return f"{name} {old[2]}: {SYSTEMS['linux']}"
    return ""


def package(library: str) -> str:
    """Debian's package of a library, by Debian's own rule for such names."""
    if library in PACKAGES:
        return PACKAGES[library]
    name, _, number = library.partition(".so.")
    name = name.lower().replace("_", "-")
    major = number.partition(".")[0]
    return f"{name}-{major}" if name[-1:].isdigit() else f"{name}{major}"
