"""A Windows to build and try the program in, on Linux: wine, with a screen in memory.

All that only this needs is here and in winpython.py; on Windows itself none of it is used. A
program for Windows gets a door: a small script that starts it under wine and can be run like any
other program, so that the other modules need not know about wine.
"""

from __future__ import annotations

import contextlib
import os
import shlex
import shutil
import subprocess
from collections.abc import Iterator
from pathlib import Path, PureWindowsPath

import dev
from quando_packaging.freezing.frozen import SPEC
from quando_packaging.shared.commands import run
from quando_packaging.shared.products import COMMAND, ROOT, BuildError, timestamp
from quando_packaging.windows import winpython

FOLDER = ROOT / "build" / "wine"
PREFIX, PYTHON, DOORS = FOLDER / "prefix", FOLDER / "python", FOLDER / "doors"
FROZEN, WORK, HOME = FOLDER / "frozen", FOLDER / "work", FOLDER / "home"
SYSTEM = PREFIX / "drive_c" / "windows" / "system32"

WINE_PLACES = ("/usr/lib/wine/wine64", "/usr/bin/wine64", "/usr/bin/wine")
"""Debian's package for 64 bits alone puts it where no search path leads."""
COMPILER = "x86_64-w64-mingw32-gcc"
NEEDS = (
    dev.Need("makensis", "nsis", "nsis", "mingw-nsis"),
    dev.Need(COMPILER, "gcc-mingw-w64-x86-64", "mingw-w64-gcc", "mingw64-gcc"),
    dev.Need("Xvfb", "xvfb", "xorg-server-xvfb", "xorg-x11-server-Xvfb"),
)
WINE = dev.Need("wine64", "wine64", "wine", "wine")

MISSING_LIBRARY = "icuuc.dll"
"""A library that Windows has and this wine lacks. Qt does not start without it."""
WINES_OWN = (b"Wine builtin DLL", b"Wine placeholder DLL")
"""The beginnings of wine's own libraries, after a header of 64 bytes."""

SETTINGS = r"""Windows Registry Editor Version 5.00

[HKEY_CURRENT_USER\Software\Classes]

[HKEY_CURRENT_USER\Software\Microsoft\Windows\CurrentVersion\Uninstall]

[HKEY_CURRENT_USER\Software\Wine]
"Version"="win10"

[HKEY_CURRENT_USER\Software\Wine\Drivers]
"Audio"=""

[HKEY_CURRENT_USER\Software\Wine\WineDbg]
"ShowCrashDialog"=dword:00000000
"""
"""Keys that every Windows has; a Windows that Qt supports; no sound, as a computer that builds may
lack; no questions."""
OF_THE_MOMENT = r"\Wine\Temporary System Parameters"
"""The key where wine itself takes notes while programs run."""


KEEPER = """\
import ctypes, sys
ctypes.windll.user32.GetDesktopWindow()
print(flush=True)
sys.stdin.read()
"""
"""A program that stays until it is let go. Without one, wine's own services end after each call and
start anew with the next; and those that a call has started keep its end from being seen."""


@contextlib.contextmanager
def computer() -> Iterator[Wine]:
    """Such a Windows, fresh from the box; at the end all that runs in it ends."""
    see_to_tools()
    winpython.see_to(PYTHON)
    with _screen() as display:
        made = Wine(display)
        with made.running():
            made.set_up()
            yield made


class Wine:
    """A Computer under wine."""

    machine = "AMD64"

    def __init__(self, display: str) -> None:
        self._program = wine_program()
        self._variables = {
            "DISPLAY": display,
            "HOME": str(HOME),
            # Files may have any name.
            "LC_ALL": "C.UTF-8",
            "PYTHONHASHSEED": "0",
            "SOURCE_DATE_EPOCH": str(timestamp()),
            "WINEDEBUG": "-all",
            # No questions about what programs for .NET or web pages need, and no entries in the
            # menu of the desktop outside.
            "WINEDLLOVERRIDES": "mscoree,mshtml,winemenubuilder.exe=",
            "WINEPREFIX": str(PREFIX),
        }

    # ------------------------------------------------------------- a Windows for build.py

    @property
    def python(self) -> Path:
        return self.door(PYTHON / "python.exe")

    def door(self, program: str | Path) -> Path:
        """The door to a program for Windows. Python wants a pipe there to read from."""
        name = self.named(program) if isinstance(program, Path) else program
        DOORS.mkdir(parents=True, exist_ok=True)
        path = DOORS / f"{PureWindowsPath(name).stem}-{dev.digest(name)[:8]}"
        lines = [f"export {key}={shlex.quote(text)}" for key, text in self._variables.items()]
        lines.append(f': | {shlex.join([self._program, name])} "$@"')
        path.write_text("\n".join(["#!/bin/sh", *lines, ""]), encoding="utf-8")
        path.chmod(0o755)
        return path

    def named(self, path: Path) -> str:
        """The name of a file inside."""
        inner = path.resolve()
        drive_c = (PREFIX / "drive_c").resolve()
        if inner.is_relative_to(drive_c):
            return str(PureWindowsPath("C:/", inner.relative_to(drive_c)))
        return str(PureWindowsPath(f"Z:{inner}"))

    def path(self, name: str) -> Path:
        """The file of this name outside."""
        inner = PureWindowsPath(name)
        roots = {"c:": PREFIX / "drive_c", "z:": Path("/")}
        return roots[inner.drive.lower()].joinpath(*inner.parts[1:])

    def freeze(self) -> Path:
        """Lets PyInstaller freeze the program by the same spec as on every system."""
        for folder in (FROZEN, WORK):
            shutil.rmtree(folder, ignore_errors=True)
        # Inside, this folder must be there before.
        WORK.mkdir(parents=True)
        places = ("--distpath", self.named(FROZEN), "--workpath", self.named(WORK))
        options = ("-m", "PyInstaller", "--noconfirm", "--log-level", "WARN", *places)
        environment = {**os.environ, "PYINSTALLER_CONFIG_DIR": self.named(WORK / "cache")}
        done = run([str(self.python), *options, self.named(SPEC)], environment)
        if done.returncode:
            raise BuildError(f"{done.stdout.strip()}\nPyInstaller could not freeze under wine.")
        refuse_wine(FROZEN / COMMAND)
        return FROZEN / COMMAND

    def inventory(self) -> set[str]:
        """All files and all of the registry, but for passing things."""
        # The desktop and such folders are links to the home outside.
        paths = [*(PREFIX / "drive_c").rglob("*"), *HOME.rglob("*")]
        found = {self.named(path) for path in paths if "Temp" not in path.parts}
        for root in ("HKCU", r"HKLM\Software"):
            file = FOLDER / "registry.txt"
            file.unlink(missing_ok=True)
            self.call("reg", "export", root, self.named(file), "/y")
            key = ""
            for line in file.read_text(encoding="utf-16").splitlines():
                key = line if line.startswith("[") else key
                if OF_THE_MOMENT not in key:
                    found.add(f"{key} {line}")
        return found

    # ------------------------------------------------------------- its own affairs

    @contextlib.contextmanager
    def running(self) -> Iterator[None]:
        """Makes a new Windows, with nothing of an earlier one, and keeps it running."""
        for folder in (PREFIX, HOME):
            shutil.rmtree(folder, ignore_errors=True)
            folder.mkdir(parents=True)
        with subprocess.Popen(
            [self._program, str(PYTHON / "python.exe"), "-c", KEEPER],
            env={**os.environ, **self._variables},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
        ) as keeper:
            try:
                self._wait_for(keeper)
                yield
            finally:
                self._order("-k")
                self._order("-w")

    def set_up(self) -> None:
        """Makes it a Windows that Qt can live with."""
        settings = FOLDER / "settings.reg"
        settings.write_text(SETTINGS, encoding="utf-16", newline="\r\n")
        self.call("regedit", "/S", self.named(settings))
        command = (COMPILER, "-shared", "-nostdlib", "-s", "-Os", "-Wl,--entry=0")
        source = Path(__file__).with_name("icuuc.c")
        done = run([*command, "-o", str(SYSTEM / MISSING_LIBRARY), str(source)], os.environ)
        if done.returncode:
            raise BuildError(f"{done.stdout.strip()}\n{COMPILER} could not make the stub for wine.")

    def _wait_for(self, keeper: subprocess.Popen[bytes]) -> None:
        """Waits for the line by which the keeper says that all is up."""
        assert keeper.stdout is not None
        said = []
        for line in keeper.stdout:
            if not line.strip():
                return
            said.append(line.decode(errors="replace"))
        raise BuildError(f"{''.join(said).strip()}\nwine does not start.")

    def _order(self, word: str) -> None:
        """Tells the server behind all programs under wine what to do."""
        beside = Path(self._program).with_name("wineserver")
        server = str(beside) if beside.is_file() else "wineserver"
        run([server, word], {**os.environ, **self._variables})

    def call(self, program: str, *words: str) -> None:
        """Runs one of its own programs."""
        done = run([str(self.door(program)), *words], os.environ)
        if done.returncode:
            raise BuildError(f"{done.stdout.strip()}\nUnder wine, {program} failed.")


def refuse_wine(folder: Path) -> None:
    """Makes sure that nothing is shipped that is there only for wine, or comes from it."""
    for path in sorted(folder.rglob("*")):
        is_wines = path.is_file() and _begins_like_wine(path)
        if path.name.lower() == MISSING_LIBRARY or is_wines:
            raise BuildError(f"{path.name} belongs to wine: keep it out of the program's folder.")


def _begins_like_wine(path: Path) -> bool:
    with path.open("rb") as file:
        return file.read(128)[64:].startswith(WINES_OWN)


def see_to_tools() -> None:
    """Installs what is missing, or names the command that does."""
    missing = _missing()
    if missing and dev.is_root() and shutil.which("apt-get"):
        print("Installing wine and what goes with it ...", flush=True)
        dev.apt_install([need.apt for need in missing])
        missing = _missing()
    if missing:
        names = ", ".join(need.name for need in missing)
        raise BuildError(f"Missing on this system: {names}. {dev.advice(missing)}")


def _missing() -> list[dev.Need]:
    missing = [need for need in NEEDS if not need.is_met()]
    return missing if find_wine() else [WINE, *missing]


def find_wine() -> str | None:
    places = [place for place in WINE_PLACES if Path(place).is_file()]
    return places[0] if places else shutil.which("wine64") or shutil.which("wine")


def wine_program() -> str:
    found = find_wine()
    if found is None:
        raise BuildError(f"wine is missing. {dev.advice([WINE])}")
    return found


@contextlib.contextmanager
def _screen() -> Iterator[str]:
    """A screen that nobody sees; gives its name."""
    reading, writing = os.pipe()
    command = ["Xvfb", "-displayfd", str(writing), "-noreset", "-nolisten", "tcp"]
    with subprocess.Popen(
        [*command, "-screen", "0", "1600x1000x24"], pass_fds=[writing], stderr=subprocess.DEVNULL
    ) as server:
        os.close(writing)
        with open(reading, encoding="ascii") as line:
            number = line.readline().strip()
        if not number:
            raise BuildError("Xvfb does not start.")
        try:
            yield f":{number}"
        finally:
            server.terminate()
