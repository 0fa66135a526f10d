"""Finds the dependencies of the frozen program on Linux: libraries, their packages and their age.

Asked of the files themselves, so that nothing is forgotten: a library that a file asks for is
in the program's folder, or a package of the system has it.
"""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

from dev import QT_NEEDS
from quando_packaging.freezing.contents import asked_directly
from quando_packaging.linux.elf import binaries
from quando_packaging.shared.commands import run
from quando_packaging.shared.products import BuildError

C_LIBRARY = "libc6"
CPP_LIBRARY = "libstdc++6"
BASE = frozenset({C_LIBRARY, CPP_LIBRARY, "libgcc-s1"})
"""Packages that no Linux system is without, though perhaps too old."""

PACKAGES = {
    **{need.name: need.apt for need in QT_NEEDS},
    **dict.fromkeys(
        (
            *("ld-linux-x86-64.so.2", "ld-linux-aarch64.so.1", "libc.so.6", "libdl.so.2"),
            *("libm.so.6", "libpthread.so.0", "libresolv.so.2", "librt.so.1", "libutil.so.1"),
        ),
        C_LIBRARY,
    ),
    "libbrotlicommon.so.1": "libbrotli1",
    "libexpat.so.1": "libexpat1",
    "libgcc_s.so.1": "libgcc-s1",
    "libstdc++.so.6": CPP_LIBRARY,
    "libwayland-client.so.0": "libwayland-client0",
    "libwayland-cursor.so.0": "libwayland-cursor0",
}
"""Debian's package of each library that stays with the system. Ubuntu's is the same."""

OPTIONAL = frozenset({"libspeechd.so.2", "libwayland-egl.so.1"})
"""Libraries that the program goes without: only a plugin asks for them, and where they are not, it
is not loaded."""

RENAMED = frozenset({"libglib2.0-0"})
"""Packages that have the ending t64 since the systems of 2024, with the same library in them."""

DATA = {"libxkbcommon.so.0": "xkb-data"}
"""Packages of data that a library reads, even where it comes in the program's folder."""

COMPILERS = {25: 8, 26: 9, 27: 9, 28: 10, 29: 11, 30: 12, 31: 13, 32: 13, 33: 14, 34: 15}
"""The compiler that brought each revision of the C++ library, after which Debian counts it."""

RELATIVE = "GLIBC_ABI_DT_RELR"
"""The one mark of the C library that is no number: a way to link files that came with 2.36."""


class Dependencies(NamedTuple):
    libraries: list[str]
    """Libraries of the system, by the names that files ask for."""
    data: list[str]
    """Packages of data."""
    glibc: str
    compiler: str
    """The least versions of the C library and of the compiler of the C++ library."""

    def packages(self) -> list[str]:
        """The packages, as a control file of Debian names them."""
        ages = {C_LIBRARY: self.glibc, CPP_LIBRARY: self.compiler}
        names = sorted({*(PACKAGES[library] for library in self.libraries), *self.data})
        return [_relation(name, ages.get(name, "")) for name in names]

    def of_the_desktop(self) -> list[str]:
        """The libraries beyond those that no system is without."""
        return [library for library in self.libraries if PACKAGES[library] not in BASE]


def of(folder: Path) -> Dependencies:
    """The needs of all programs and libraries of a folder beyond it."""
    return read(_describe(binaries(folder)), {path.name for path in folder.rglob("*")})


def read(description: str, inside: Iterable[str]) -> Dependencies:
    """Concludes from objdump's words, given the names of the files that are there."""
    inside = set(inside)
    libraries = sorted(set(asked_directly(description)) - inside - OPTIONAL)
    unknown = [name for name in libraries if name not in PACKAGES]
    if unknown:
        raise BuildError(
            f"The program needs {', '.join(unknown)}: give the package that has it in "
            "dependencies.py, or let contents.py take it in."
        )
    c_marks = [*re.findall(r"\bGLIBC_2\.(\d+)", description), "0"]
    if RELATIVE in description:
        c_marks.append("36")
    cpp_marks = [*re.findall(r"\bGLIBCXX_3\.4\.(\d+)", description), "25"]
    revision = max(map(int, cpp_marks))
    if revision > max(COMPILERS):
        raise BuildError(f"Say in dependencies.py which compiler brought GLIBCXX_3.4.{revision}.")
    return Dependencies(
        libraries,
        [package for library, package in DATA.items() if library in inside],
        glibc=f"2.{max(map(int, c_marks))}",
        compiler=str(COMPILERS[max(revision, min(COMPILERS))]),
    )


def _relation(package: str, age: str) -> str:
    if package in RENAMED:
        return f"{package}t64 | {package}"
    return f"{package} (>= {age})" if age else package


def _describe(files: Iterable[Path]) -> str:
    """The words of objdump, which PyInstaller wants as well, about files."""
    if shutil.which("objdump") is None:
        raise BuildError("objdump is missing: install binutils.")
    done = run(["objdump", "-p", *map(str, files)], {**os.environ, "LC_ALL": "C"})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nobjdump could not read the program.")
    return done.stdout
