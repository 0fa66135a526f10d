"""Makes an AppImage: the program in one file that runs wherever it lies.

Such a file is a small program, the runtime, and behind it a packed file system, in which the
runtime starts what is called `AppRun`. The runtime is fetched at a fixed version and checked.
"""

from __future__ import annotations

import hashlib
import platform
import shutil
import sys
import urllib.request
from pathlib import Path

from quando_desktop.__about__ import APP_ID, __version__
from quando_packaging.freezing.frozen import try_out
from quando_packaging.linux import bundle
from quando_packaging.shared.commands import step
from quando_packaging.shared.products import COMMAND, DIST, WORK, BuildError, artefact, timestamp

RUNTIME = "https://github.com/AppImage/type2-runtime/releases/download/20251108/runtime-{machine}"
RUNTIME_SUMS = {
    "x86_64": "2fca8b443c92510f1483a883f60061ad09b46b978b2631c807cd873a47ec260d",
    "aarch64": "00cbdfcf917cc6c0ff6d3347d59e0ca1f7f45a6df1a428a0d6d8a78664d87444",
}
PATIENCE = 120
"""Seconds for the server of the runtime to answer."""
STAGE = WORK / "appimage"


def build() -> Path:
    """Makes the AppImage of the archive in `dist/`, and tries it out."""
    machine = platform.machine()
    image = DIST / artefact(__version__, bundle.SYSTEM, machine, ".AppImage")
    start = runtime(machine)
    lay_out(STAGE / "root")
    files = pack(STAGE / "root", STAGE / "files")
    draft = image.with_name(f"{image.name}.part")
    draft.write_bytes(start + files.read_bytes())
    draft.chmod(0o755)
    draft.replace(image)
    try_out(image)
    return image


def runtime(machine: str) -> bytes:
    """The runtime for a machine, as it was when its sum was written down here."""
    if machine not in RUNTIME_SUMS:
        raise BuildError(f"There is no runtime of AppImage for {machine} here.")
    address = RUNTIME.format(machine=machine)
    with urllib.request.urlopen(address, timeout=PATIENCE) as answer:
        content: bytes = answer.read()
    if hashlib.sha256(content).hexdigest() != RUNTIME_SUMS[machine]:
        raise BuildError(f"{address} is not what it was: see why before you trust it.")
    return content


def lay_out(root: Path) -> None:
    """The file system as the runtime and desktops expect it."""
    shutil.rmtree(root, ignore_errors=True)
    bundle.unpack(root / "usr")
    root.chmod(0o755)
    (root / "AppRun").symlink_to(Path("usr", bundle.PROGRAM, COMMAND))
    share = Path("usr", "share")
    entry = share / "applications" / f"{APP_ID}.desktop"
    icons = share / "icons" / "hicolor"
    scalable = icons / "scalable" / "apps" / f"{APP_ID}.svg"
    for name, target in {
        entry.name: entry,
        scalable.name: scalable,
        ".DirIcon": icons / "256x256" / "apps" / f"{APP_ID}.png",
    }.items():
        if not (root / target).is_file():
            raise BuildError(f"The archive lacks {target.relative_to('usr')}.")
        (root / name).symlink_to(target)


def pack(root: Path, packed: Path) -> Path:
    """Packs the file system, the same bytes for the same files."""
    packed.unlink(missing_ok=True)
    tight = ("-comp", "zstd", "-Xcompression-level", "22", "-b", "1M")
    time = str(timestamp())
    same = ("-root-owned", "-no-xattrs", "-mkfs-time", time, "-all-time", time)
    # The program would take the variable for a second wish about the time, and refuse.
    program = ("env", "--unset=SOURCE_DATE_EPOCH", "mksquashfs")
    command = [*program, str(root), str(packed), *tight, *same, "-noappend", "-no-progress"]
    step(command, "The file system of the AppImage could not be packed.")
    return packed


if __name__ == "__main__":
    sys.exit(bundle.main(build))
