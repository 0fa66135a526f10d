"""Makes a Flatpak: the program in a sandbox of its own, for every Linux that has Flatpak.

It is built from the same files as everything else, with a manifest written here, and comes as one
file that anybody can install. The sandbox has no network.
"""

from __future__ import annotations

import json
import platform
import shutil
import sys
from pathlib import Path
from typing import Any

from quando_desktop.__about__ import APP_ID, __version__
from quando_packaging.freezing.frozen import try_out
from quando_packaging.linux import bundle
from quando_packaging.shared.commands import step
from quando_packaging.shared.products import COMMAND, DIST, WORK, artefact

RUNTIME, SDK = "org.freedesktop.Platform", "org.freedesktop.Sdk"
RUNTIME_VERSION = "25.08"
SHOP = "https://dl.flathub.org/repo/flathub.flatpakrepo"
"""The source of the runtime, here and on a player's computer."""
BRANCH = "stable"
STAGE = WORK / "flatpak"
LAUNCHERS = Path(".local", "share", "flatpak", "exports", "bin")
"""The commands that start a user's Flatpaks, below the home folder."""
TRIES = 3


def manifest(files: Path) -> dict[str, Any]:
    """The manifest for flatpak-builder: the files as they are, and what the sandbox opens."""
    return {
        "id": APP_ID,
        "branch": BRANCH,
        "runtime": RUNTIME,
        "runtime-version": RUNTIME_VERSION,
        "sdk": SDK,
        "command": COMMAND,
        "finish-args": [
            "--socket=wayland",
            "--socket=fallback-x11",
            "--share=ipc",  # X11 shows pictures through shared memory
            "--device=dri",
            "--socket=pulseaudio",
        ],
        # The files are finished; each library stays as its makers built it.
        "build-options": {"strip": False, "no-debuginfo": True},
        "modules": [
            {
                "name": COMMAND,
                "buildsystem": "simple",
                "build-commands": [
                    'cp -a lib share "$FLATPAK_DEST"',
                    'install -d "$FLATPAK_DEST/bin"',
                    f'ln -s ../{bundle.PROGRAM}/{COMMAND} "$FLATPAK_DEST/bin/{COMMAND}"',
                ],
                "sources": [{"type": "dir", "path": str(files)}],
            }
        ],
    }


def build() -> Path:
    """Makes the Flatpak of the archive in `dist/`, and tries it out as it is installed."""
    package = DIST / artefact(__version__, bundle.SYSTEM, platform.machine(), ".flatpak")
    shutil.rmtree(STAGE, ignore_errors=True)
    bundle.unpack(STAGE / "files")
    plan = STAGE / f"{APP_ID}.json"
    plan.write_text(json.dumps(manifest(STAGE / "files"), indent=2), encoding="utf-8")
    _make(plan, package)
    _try_installed(package)
    return package


def _make(plan: Path, package: Path) -> None:
    repository = str(STAGE / "repository")
    add = ["flatpak", "remote-add", "--user", "--if-not-exists", "flathub", SHOP]
    step(add, "The source of Flatpak's runtime could not be reached.", tries=TRIES)
    places = (f"--state-dir={STAGE / 'state'}", f"--repo={repository}", str(STAGE / "app"))
    needs = ("--user", "--install-deps-from=flathub", "--disable-rofiles-fuse")
    build = ["flatpak-builder", *needs, "--force-clean", *places, str(plan)]
    step(build, "The Flatpak could not be built.", tries=TRIES)
    where = (f"--runtime-repo={SHOP}", repository, str(package), APP_ID, BRANCH)
    step(["flatpak", "build-bundle", *where], "The Flatpak could not be packed.")


def _try_installed(package: Path) -> None:
    quiet = ("--user", "--noninteractive")
    install = ["flatpak", "install", *quiet, "--reinstall", str(package)]
    step(install, "The Flatpak could not be installed.", tries=TRIES)
    try:
        try_out(Path.home() / LAUNCHERS / APP_ID)
    finally:
        step(["flatpak", "uninstall", *quiet, APP_ID], "The Flatpak could not be removed.")


if __name__ == "__main__":
    sys.exit(bundle.main(build))
