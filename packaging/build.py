"""Builds what players get: the program in a folder, tried out, packed and summed up in `dist/`.

Run by `python3 dev.py package`. Whatever fails ends the run with one sentence and exit code 1.
"""

from __future__ import annotations

import hashlib
import lzma
import os
import platform
import shutil
import stat
import subprocess
import sys
import tarfile
import tempfile
import time
import zipfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from pathlib import Path

from quando_desktop.__about__ import NAME, __version__

ROOT = Path(__file__).resolve().parent.parent
SPEC = ROOT / "packaging" / "quando_desktop.spec"
WORK = ROOT / "build" / "package"
DIST = ROOT / "dist"
SUMS = "SHA256SUMS"

COMMAND = "quando-desktop"
SYSTEMS = {"linux": "linux", "win32": "windows", "darwin": "macos"}
MACHINES = {"amd64": "x86_64", "aarch64": "arm64"}
"""Names that mean the same, by those in use here."""

EARLIEST = 315532800
"""The first second of 1980, the earliest that a zip archive can hold."""
PATIENCE = 300
"""Seconds for the frozen program to answer."""


class BuildError(Exception):
    """Ends the build; the text is one sentence for people."""


# --- names ------------------------------------------------------------------------------------


def archive_name(version: str, system: str, machine: str) -> str:
    """The name of the archive for a system and machine, as Python calls them."""
    machine = machine.lower()
    ending = "tar.xz" if system == "linux" else "zip"
    parts = (COMMAND, version, SYSTEMS[system], MACHINES.get(machine, machine))
    return f"{'-'.join(parts)}.{ending}"


def product(system: str) -> Path:
    """What is packed: the program's folder, on macOS its application."""
    return DIST / (f"{NAME}.app" if system == "darwin" else COMMAND)


def executable(system: str) -> Path:
    """The program that answers in the terminal."""
    inner = {"win32": f"{COMMAND}.exe", "darwin": f"Contents/MacOS/{COMMAND}"}
    return product(system) / inner.get(system, COMMAND)


def top_folder(version: str, system: str) -> str:
    """The one folder that unpacking the archive makes."""
    return f"{NAME}.app" if system == "darwin" else f"{COMMAND}-{version}"


# --- freezing ---------------------------------------------------------------------------------


def freeze() -> None:
    """Runs PyInstaller from a clean start; it speaks only when it fails."""
    for folder in (WORK, DIST / COMMAND, product(sys.platform)):
        shutil.rmtree(folder, ignore_errors=True)
    WORK.mkdir(parents=True)
    places = ("--distpath", str(DIST), "--workpath", str(WORK))
    command = [sys.executable, "-m", "PyInstaller", "--noconfirm", "--log-level", "WARN"]
    # The order of a set must not find its way into the files.
    settings = {
        "PYINSTALLER_CONFIG_DIR": str(WORK / "cache"),
        "PYTHONHASHSEED": "0",
        "SOURCE_DATE_EPOCH": str(timestamp()),
    }
    done = run([*command, *places, str(SPEC)], {**os.environ, **settings})
    if done.returncode:
        raise BuildError(f"{done.stdout.strip()}\nPyInstaller could not freeze the program.")


def timestamp() -> int:
    """The time that everything in the archive bears, so that building again gives the same."""
    text = os.environ.get("SOURCE_DATE_EPOCH", "")
    return max(int(text), EARLIEST) if text.isascii() and text.isdigit() else EARLIEST


def run(
    command: Sequence[str], environment: Mapping[str, str], folder: Path = ROOT
) -> subprocess.CompletedProcess[str]:
    """Runs a command and keeps all that it says."""
    return subprocess.run(
        command,
        cwd=folder,
        env=environment,
        stdin=subprocess.DEVNULL,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        encoding="utf-8",
        errors="replace",
        timeout=None if folder == ROOT else PATIENCE,
        check=False,
    )


# --- trying it out ----------------------------------------------------------------------------


def try_out(program: Path) -> None:
    """Lets the frozen program say its version and test itself, far from the source tree."""
    said = ask(program, "--version").strip()
    if said != f"{NAME} {__version__}":
        raise BuildError(f"The frozen program calls itself {said!r}.")
    print(ask(program, "--self-test").strip(), flush=True)


def ask(program: Path, flag: str) -> str:
    """What the program answers to the flag."""
    with tempfile.TemporaryDirectory() as folder:
        try:
            done = run([str(program), flag], surroundings(os.environ), Path(folder))
        except subprocess.TimeoutExpired:
            raise BuildError(
                f"The frozen program gave no answer to {flag} in {PATIENCE} s."
            ) from None
    if done.returncode:
        output = done.stdout.strip()
        raise BuildError(f"{output}\nThe frozen program failed at {flag} ({done.returncode}).")
    return done.stdout


def surroundings(environment: Mapping[str, str]) -> dict[str, str]:
    """The environment of a player: nothing of this Python, and a screen even if only in memory."""
    own = ("PYTHON", "VIRTUAL_ENV")
    kept = {key: value for key, value in environment.items() if not key.startswith(own)}
    screens = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")
    if sys.platform == "linux" and not any(kept.get(name) for name in screens):
        kept["QT_QPA_PLATFORM"] = "offscreen"
    return kept


# --- packing ----------------------------------------------------------------------------------


def pack(folder: Path, top: str, archive: Path) -> None:
    """Packs a folder under another name, the same bytes for the same files."""
    draft = archive.with_name(f"{archive.name}.part")
    writer = write_tar if archive.name.endswith(".tar.xz") else write_zip
    writer(listing(folder, top), draft)
    draft.replace(archive)


def listing(folder: Path, top: str) -> Iterator[tuple[Path, str]]:
    """All that is in the folder, with its name in the archive, in an order of its own."""
    yield folder, top
    found = [(path.relative_to(folder).as_posix(), path) for path in folder.rglob("*")]
    for name, path in sorted(found):
        yield path, f"{top}/{name}"


def mode(path: Path) -> int:
    """The permissions that a file gets, whatever the builder's own habits are."""
    if path.is_symlink():
        return 0o777
    is_open = path.is_dir() or path.stat().st_mode & stat.S_IXUSR
    return 0o755 if is_open else 0o644


def write_tar(entries: Iterable[tuple[Path, str]], archive: Path) -> None:
    with (
        lzma.open(archive, "wb", preset=9) as packed,
        tarfile.open(fileobj=packed, mode="w", format=tarfile.PAX_FORMAT) as tar,
    ):
        for path, name in entries:
            entry = tar.gettarinfo(path, name)
            if entry.islnk():
                # The same file under two names: packed twice, as it is on other systems.
                entry.type, entry.size = tarfile.REGTYPE, path.stat().st_size
            entry.uid = entry.gid = 0
            entry.uname = entry.gname = "root"
            entry.mtime, entry.mode = timestamp(), mode(path)
            if entry.isreg():
                with path.open("rb") as file:
                    tar.addfile(entry, file)
            else:
                tar.addfile(entry)


def write_zip(entries: Iterable[tuple[Path, str]], archive: Path) -> None:
    date = time.gmtime(timestamp())[:6]
    with zipfile.ZipFile(archive, "w") as packed:
        for path, name in entries:
            is_folder = path.is_dir() and not path.is_symlink()
            entry = zipfile.ZipInfo(f"{name}/" if is_folder else name, date)
            entry.create_system = 3  # Unix: permissions and links are kept
            entry.external_attr = (stat.S_IFMT(path.lstat().st_mode) | mode(path)) << 16
            packed.writestr(entry, content(path), zipfile.ZIP_DEFLATED, 9)


def content(path: Path) -> bytes:
    """What a zip archive holds of a file, a link or a folder."""
    if path.is_symlink():
        return os.fsencode(path.readlink())
    return b"" if path.is_dir() else path.read_bytes()


# --- sums and sizes ---------------------------------------------------------------------------


def write_sums(folder: Path, version: str) -> None:
    """Sums up all archives of this version, those of other builds included."""
    archives = sorted(
        path
        for path in folder.glob(f"{COMMAND}-{version}-*")
        if path.is_file() and path.suffix != ".part"
    )
    text = "".join(sum_line(path) for path in archives)
    (folder / SUMS).write_text(text, encoding="utf-8", newline="\n")


def sum_line(path: Path) -> str:
    """A line as `sha256sum --check` reads it."""
    with path.open("rb") as file:
        return f"{hashlib.file_digest(file, 'sha256').hexdigest()}  {path.name}\n"


def size(path: Path) -> int:
    """The bytes of a file or of all files of a folder, links not followed."""
    inner = path.rglob("*") if path.is_dir() else [path]
    return sum(item.lstat().st_size for item in inner if item.is_file() and not item.is_symlink())


def report(path: Path) -> None:
    print(f"{size(path) / 1e6:7.1f} MB  {path.relative_to(ROOT)}", flush=True)


# --- all of it --------------------------------------------------------------------------------


def build() -> None:
    system = sys.platform
    if system not in SYSTEMS:
        raise BuildError(f"There is no package for the system {system}.")
    print(f"Building {NAME} {__version__} ...", flush=True)
    freeze()
    try_out(executable(system))
    archive = DIST / archive_name(__version__, system, platform.machine())
    pack(product(system), top_folder(__version__, system), archive)
    write_sums(DIST, __version__)
    for path in (product(system), archive, DIST / SUMS):
        report(path)


def main(arguments: Sequence[str]) -> int:
    if arguments:
        print(f"build.py takes no arguments, but got {arguments[0]!r}.", file=sys.stderr)
        return 2
    try:
        build()
    except BuildError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(f"The build could not go on: {error}.", file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("The build was stopped.", file=sys.stderr)
        return 130
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
