"""Stands in for macOS in tests: its programs, its disks, an application, and secrets."""

from __future__ import annotations

import base64
import json
import shutil
import time
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path
from subprocess import CompletedProcess

import pytest

from quando_desktop.__about__ import NAME
from quando_packaging.macos import keychain
from quando_packaging.shared import commands

IDENTITY = "0123456789ABCDEF0123456789ABCDEF01234567"
CODE, FAT_CODE = b"\xcf\xfa\xed\xfe code", b"\xca\xfe\xba\xbe code"

SECRET = keychain.Secrets(
    base64.b64encode(b"certificate").decode(), "open sesame", "-----KEY-----", "ID1", "ISSUER1"
)


def environment() -> dict[str, str]:
    return {"HOME": "/home", **dict(zip(keychain.variables(), SECRET, strict=True))}


Answer = Callable[[Sequence[str]], str]


class Recorder:
    """Stands in for other programs: keeps what was asked of them, and answers as told."""

    def __init__(self) -> None:
        self.asked: list[list[str]] = []
        self.answers: dict[str, Answer] = {}
        self.failures: dict[str, int] = {}
        """How often a command fails before it succeeds, by a word of it."""

    def __call__(self, command: Sequence[str], _: Mapping[str, str]) -> CompletedProcess[str]:
        self.asked.append(list(command))
        for word, left in self.failures.items():
            if word in command and left:
                self.failures[word] -= 1
                return CompletedProcess(command, 1, f"{word} is busy\n")
        said = [answer(command) for word, answer in self.answers.items() if word in command]
        return CompletedProcess(command, 0, "".join(said))

    def with_word(self, word: str) -> list[list[str]]:
        return [command for command in self.asked if word in command]


def stand_in(monkeypatch: pytest.MonkeyPatch) -> Recorder:
    """From now on no other program is run."""
    found = Recorder()
    monkeypatch.setattr(commands, "run", found)
    monkeypatch.setattr(time, "sleep", lambda _: None)
    return found


def identities(_: Sequence[str]) -> str:
    return f'  1) {IDENTITY} "Developer ID Application: Somebody (TEAM)"\n'


def verdict(status: str) -> Answer:
    text = json.dumps({"id": "12-34", "status": status})
    return lambda _: f"Conducting pre-submission checks\n{text}\n"


class FakeDisks:
    """Does to folders what macOS' own programs do to disk images."""

    def __init__(self, recorder: Recorder, tmp_path: Path) -> None:
        self.kept = tmp_path / "kept"
        """What was in the volume when it was last closed."""
        recorder.answers = {
            "ditto": lambda command: str(shutil.copytree(command[1], command[2])),
            "tiffutil": lambda command: str(Path(command[-1]).write_bytes(b"II*\0")),
            "convert": lambda command: str(Path(command[-1]).write_bytes(b"packed")),
            "attach": self.open,
            "detach": self.close,
        }

    def open(self, command: Sequence[str]) -> str:
        if "-readonly" in command:
            shutil.copytree(self.kept, command[-1], symlinks=True, dirs_exist_ok=True)
        return ""

    def close(self, command: Sequence[str]) -> str:
        shutil.rmtree(self.kept, ignore_errors=True)
        shutil.copytree(command[-1], self.kept, symlinks=True)
        return ""


def make_app(place: Path) -> Path:
    """An application with the shapes of code that PyInstaller leaves in one."""
    folder = place / f"{NAME}.app"
    framework = "Frameworks/PySide6/Qt/lib/QtCore.framework/Versions/A"
    files = {
        "Info.plist": b"<plist/>",
        "MacOS/quando-desktop": CODE,
        "Frameworks/libshiboken6.dylib": FAT_CODE,
        "Frameworks/PySide6/QtCore.abi3.so": CODE,
        "Frameworks/PySide6/Qt/plugins/platforms/libqcocoa.dylib": CODE,
        f"{framework}/QtCore": CODE,
        f"{framework}/Resources/Info.plist": b"<plist/>",
        "Resources/resources/look/palette.json": b"{}",
    }
    for name, content in files.items():
        path = folder / "Contents" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_bytes(content)
    return folder
