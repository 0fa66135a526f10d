"""Builds what players of macOS get: the application, signed and tried out, in a disk image."""

from __future__ import annotations

import contextlib
import os
import platform
import sys
import tempfile
from pathlib import Path

from quando_desktop.__about__ import __version__
from quando_packaging.freezing.frozen import freeze, try_out
from quando_packaging.freezing.same_matches import play_the_same
from quando_packaging.macos import dmg
from quando_packaging.macos.keychain import take_secrets, unlocked
from quando_packaging.macos.signing import Signer
from quando_packaging.shared.products import DIST, BuildError, artefact, executable, product

SYSTEM = "darwin"


def build() -> list[Path]:
    """Builds for the machine that this runs on, Apple silicon or Intel."""
    if sys.platform != SYSTEM:
        raise BuildError("The application for macOS can be built on macOS only.")
    # Taken before anything else is started, and checked before anything takes time.
    secrets = take_secrets(os.environ)
    app = product(SYSTEM)
    image = DIST / artefact(__version__, SYSTEM, platform.machine(), ".dmg")
    freeze()
    with contextlib.ExitStack() as stack:
        signer = Signer(None if secrets is None else stack.enter_context(unlocked(secrets)))
        signer.sign_application(app)
        try_out(executable(SYSTEM))
        play_the_same(executable(SYSTEM))
        dmg.make(app, image)
        signer.finish(image)
        try_installed(image, signer)
    return [image]


def try_installed(image: Path, signer: Signer) -> None:
    """Does what a player does: opens the image, drags the application out, and starts it."""
    app = product(SYSTEM)
    with tempfile.TemporaryDirectory() as name:
        copied = Path(name, app.name)
        with dmg.opened(image) as volume:
            dmg.copy(volume / app.name, copied)
        signer.check_installed(copied)
        try_out(copied / executable(SYSTEM).relative_to(app))
