"""The AppImage and the Flatpak, as far as they can be made without a network."""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import stat
import subprocess
import sys
from pathlib import Path

import pytest

from quando_desktop.__about__ import APP_ID, NAME, __version__
from quando_packaging.linux import appimage, bundle, flatpak
from quando_packaging.shared.archives import pack
from quando_packaging.shared.products import COMMAND, BuildError, archive_name, top_folder

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="they are for Linux")

PROGRAM = f"""#!/bin/sh
case "$1" in
  --version) echo "{NAME} {__version__}" ;;
  --self-test) test -e "$(dirname "$(readlink -f "$0")")/inner" && echo "all is well" ;;
esac
"""


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder with an archive such as `dev.py package` makes, of a very small program."""
    source, place = tmp_path / "program", tmp_path / "dist"
    place.mkdir()
    files = {
        COMMAND: PROGRAM,
        "inner": "",
        f"share/applications/{APP_ID}.desktop": "[Desktop Entry]\n",
        f"share/icons/hicolor/scalable/apps/{APP_ID}.svg": "<svg/>",
        f"share/icons/hicolor/256x256/apps/{APP_ID}.png": "",
    }
    for name, text in files.items():
        path = source / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    (source / COMMAND).chmod(0o755)
    archive = place / archive_name(__version__, "linux", platform.machine())
    pack(source, top_folder(__version__, "linux"), archive)
    for module in (appimage, bundle, flatpak):
        monkeypatch.setattr(module, "DIST", place)
    for module in (appimage, flatpak):
        monkeypatch.setattr(module, "STAGE", tmp_path / "stage")
    return place


def test_without_the_archive_there_is_one_sentence(
    dist: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    for path in dist.iterdir():
        path.unlink()
    assert bundle.main(flatpak.build) == 1
    said = capsys.readouterr().err
    assert said.count("\n") == 1
    assert "run dev.py package before" in said


# --- AppImage ---------------------------------------------------------------------------------


def test_an_appimage_has_what_desktops_look_for(dist: Path, tmp_path: Path) -> None:
    root = tmp_path / "root"
    appimage.lay_out(root)
    assert {path.name for path in root.iterdir()} == {
        *("AppRun", "usr", ".DirIcon", f"{APP_ID}.desktop", f"{APP_ID}.svg")
    }
    for path in root.iterdir():
        assert path.exists()  # no link leads nowhere
        assert not path.is_symlink() or not path.readlink().is_absolute()
    assert os.access(root / "AppRun", os.X_OK)
    assert (root / "AppRun").resolve() == root / "usr" / "lib" / COMMAND / COMMAND


def test_an_archive_without_an_icon_is_refused(dist: Path, tmp_path: Path) -> None:
    (archive,) = dist.iterdir()
    source = tmp_path / "program"
    shutil.rmtree(source / "share" / "icons")
    pack(source, top_folder(__version__, "linux"), archive)
    with pytest.raises(BuildError, match=r"lacks share/icons/.*\.svg"):
        appimage.lay_out(tmp_path / "root")


@pytest.fixture
def runtime(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Stands in for the runtime: unpacks what is behind it, and starts it."""
    path = tmp_path / "runtime"
    path.write_bytes(RUNTIME)
    monkeypatch.setattr(appimage, "RUNTIME", path.as_uri())
    sums = {platform.machine(): hashlib.sha256(RUNTIME).hexdigest()}
    monkeypatch.setattr(appimage, "RUNTIME_SUMS", sums)
    return path


RUNTIME = b"""#!/bin/sh
folder=$(mktemp -d)
trap 'rm -r "$folder"' EXIT
tail -c +257 "$0" > "$folder/files"
unsquashfs -q -n -d "$folder/tree" "$folder/files" > "$folder/log"
"$folder/tree/AppRun" "$@"
exit
""".ljust(256, b"#")


@pytest.mark.skipif(
    not (shutil.which("mksquashfs") and shutil.which("unsquashfs")),
    reason="squashfs-tools are missing",
)
def test_an_appimage_starts_and_is_the_same_whenever_it_is_made(
    dist: Path, runtime: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1790000000")
    image = appimage.build()
    assert "all is well" in capsys.readouterr().out
    assert image.name.endswith(".AppImage")
    assert stat.S_IMODE(image.stat().st_mode) == 0o755
    first = image.read_bytes()
    assert first.startswith(RUNTIME)
    assert first[256:260] == b"hsqs"
    assert appimage.build().read_bytes() == first
    assert [path.name for path in dist.iterdir() if path.name.endswith(".part")] == []


def test_another_runtime_is_not_trusted(dist: Path, runtime: Path) -> None:
    runtime.write_bytes(RUNTIME + b"more")
    with pytest.raises(BuildError, match="is not what it was"):
        appimage.build()
    assert not list(dist.glob("*.AppImage"))


def test_every_machine_of_a_release_has_a_runtime() -> None:
    from quando_packaging import release

    assert release.LINUX.keys() == appimage.RUNTIME_SUMS.keys()
    for text in appimage.RUNTIME_SUMS.values():
        assert len(bytes.fromhex(text)) == 32
    with pytest.raises(BuildError, match="no runtime of AppImage for sparc"):
        appimage.runtime("sparc")


# --- Flatpak ----------------------------------------------------------------------------------


def test_the_sandbox_opens_no_more_than_a_game_needs(tmp_path: Path) -> None:
    plan = flatpak.manifest(tmp_path)
    assert plan["id"] == APP_ID
    assert plan["command"] == COMMAND
    assert not [word for word in plan["finish-args"] if "network" in word or "filesystem" in word]
    assert {"--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio"} <= {
        *plan["finish-args"]
    }


def test_the_files_are_copied_as_they_are(dist: Path, tmp_path: Path) -> None:
    files, place = tmp_path / "files", tmp_path / "app"
    bundle.unpack(files)
    place.mkdir()
    (module,) = flatpak.manifest(files)["modules"]
    assert module["sources"] == [{"type": "dir", "path": str(files)}]
    for command in module["build-commands"]:
        environment = {**os.environ, "FLATPAK_DEST": str(place)}
        subprocess.run(["sh", "-ec", command], cwd=files, env=environment, check=True)
    program = place / "bin" / COMMAND
    assert program.resolve() == place / "lib" / COMMAND / COMMAND
    said = subprocess.run([program, "--self-test"], capture_output=True, text=True, check=True)
    assert said.stdout == "all is well\n"
    assert (place / "share" / "applications" / f"{APP_ID}.desktop").is_file()


@pytest.mark.skipif(not shutil.which("flatpak-builder"), reason="flatpak-builder is missing")
def test_the_manifest_is_understood(tmp_path: Path) -> None:
    plan = tmp_path / f"{APP_ID}.json"
    plan.write_text(json.dumps(flatpak.manifest(tmp_path)), encoding="utf-8")
    command = ["flatpak-builder", "--show-manifest", str(plan)]
    shown = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    understood = json.loads(shown.stdout)
    for key in ("id", "runtime", "runtime-version", "sdk", "command", "finish-args"):
        assert understood[key] == flatpak.manifest(tmp_path)[key]
    assert "warning" not in shown.stderr.lower()


def test_the_flatpak_is_tried_as_it_is_installed(
    dist: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    asked: list[str] = []

    def record(command: list[str], _: str, *, tries: int = 1) -> str:
        asked.append(" ".join(command[:2]))
        if command[1] == "build-bundle":
            Path(command[-3]).write_bytes(b"bundle")
        return ""

    monkeypatch.setattr(flatpak, "step", record)
    monkeypatch.setattr(flatpak, "try_out", lambda program: asked.append(program.name))
    package = flatpak.build()
    assert package.read_bytes() == b"bundle"
    assert package.parent == dist
    assert asked[0] == "flatpak remote-add"
    assert asked[1].startswith("flatpak-builder ")
    assert asked[2:] == ["flatpak build-bundle", "flatpak install", APP_ID, "flatpak uninstall"]
