"""The application for macOS, without macOS: what it says of itself, and how it is built."""

from __future__ import annotations

import os
import platform
import plistlib
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from quando_desktop import __about__
from quando_desktop.engine.record import ENDING
from quando_packaging.macos import build, dmg, info_plist, keychain
from quando_packaging.shared.products import BuildError, executable, product
from tests.packaging.macos.mac import (
    FakeDisks,
    environment,
    identities,
    make_app,
    stand_in,
    verdict,
)

# --- Info.plist -------------------------------------------------------------------------------


def read_info() -> dict[str, Any]:
    """Info.plist as macOS reads it."""
    found: dict[str, Any] = plistlib.loads(plistlib.dumps(info_plist.info()))
    return found


def test_the_application_says_who_it_is() -> None:
    info = read_info()
    assert info["CFBundleDisplayName"] == __about__.NAME
    assert info["CFBundleVersion"] == __about__.__version__
    assert __about__.AUTHORS in info["NSHumanReadableCopyright"]
    assert info["LSApplicationCategoryType"] == "public.app-category.card-games"
    assert info["NSHighResolutionCapable"] is True
    assert info["NSRequiresAquaSystemAppearance"] is False
    assert info["CFBundleLocalizations"] == ["en", "de"]
    assert re.fullmatch(r"[A-Za-z0-9.-]+", info_plist.IDENTIFIER)


@pytest.mark.skipif(sys.platform != "darwin", reason="other systems have other wheels")
def test_the_oldest_macos_is_that_of_pyside() -> None:
    from importlib.metadata import distribution

    tags = distribution("PySide6_Essentials").read_text("WHEEL")
    assert f"macosx_{info_plist.OLDEST.replace('.', '_')}_" in (tags or "")


def test_saved_matches_belong_to_the_application() -> None:
    (document,) = read_info()["CFBundleDocumentTypes"]
    (kind,) = read_info()["UTExportedTypeDeclarations"]
    assert document["LSItemContentTypes"] == [kind["UTTypeIdentifier"]]
    assert kind["UTTypeIdentifier"].startswith(f"{info_plist.IDENTIFIER}.")
    assert kind["UTTypeTagSpecification"]["public.filename-extension"] == [ENDING[1:]]
    assert document["CFBundleTypeRole"] == "Viewer"
    assert document["LSHandlerRank"] == "Owner"
    resources = info_plist.resources()
    for icon in (document["CFBundleTypeIconFile"], kind["UTTypeIconFile"]):
        assert resources[icon][:4] == b"icns"


def test_the_finder_has_words_in_each_language() -> None:
    (kind,) = read_info()["UTExportedTypeDeclarations"]
    english = kind["UTTypeDescription"]
    resources = info_plist.resources()
    words = {
        language: plistlib.loads(resources[f"{language}.lproj/InfoPlist.strings"])[english]
        for language in read_info()["CFBundleLocalizations"]
    }
    assert words["en"] == english
    assert words["de"] == f"Partie von {__about__.NAME}"


# --- the whole build --------------------------------------------------------------------------


def test_other_systems_say_so(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")
    with pytest.raises(BuildError, match="on macOS only"):
        build.build()


@pytest.mark.skipif(sys.platform == "win32", reason="links are Unix's")
@pytest.mark.parametrize("is_known", [False, True])
def test_the_build_signs_tries_packs_and_tries_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, is_known: bool
) -> None:
    app, recorder = make_app(tmp_path), stand_in(monkeypatch)
    FakeDisks(recorder, tmp_path)
    tried: list[Path] = []

    def freeze() -> None:
        assert not [name for name in keychain.variables() if name in os.environ]

    monkeypatch.setattr(build, "freeze", freeze)
    monkeypatch.setattr(build, "try_out", tried.append)
    played: list[Path] = []
    monkeypatch.setattr(build, "play_the_same", played.append)
    monkeypatch.setattr(build, "DIST", tmp_path)
    monkeypatch.setattr(dmg, "WORK", tmp_path)
    monkeypatch.setattr(build, "product", lambda _: app)
    program = app / executable("darwin").relative_to(product("darwin"))
    monkeypatch.setattr(build, "executable", lambda _: program)
    monkeypatch.setattr(platform, "machine", lambda: "arm64")
    for name, value in environment().items() if is_known else ():
        monkeypatch.setenv(name, value)
    recorder.answers |= {"submit": verdict("Accepted"), "find-identity": identities}
    with monkeypatch.context() as disguise:
        disguise.setattr(sys, "platform", "darwin")
        (image,) = build.build()
    assert image.name == f"quando-desktop-{__about__.__version__}-macos-arm64.dmg"
    assert image.read_bytes() == b"packed"
    first, second = tried
    assert [first] == played == [program]
    assert second.parts[-4:] == program.parts[-4:]
    assert not second.is_relative_to(app)
    steps = [" ".join(command[:2]) for command in recorder.asked]
    assert steps.index("codesign --verify") < steps.index("hdiutil create")
    assert ("xcrun notarytool" in steps) is is_known
    assert (steps[-1] == "security delete-keychain") is is_known
