"""The window, the demo and the self-test, as the command line calls them."""

from __future__ import annotations

import os
import socket
import sys
from collections.abc import Iterator
from pathlib import Path
from threading import Thread

import pytest
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.engine.players import Kind
from quando_desktop.games import GAMES
from quando_desktop.resources import MissingResources
from quando_desktop.shell.selftest import demo
from quando_desktop.shell.selftest.demo import moments
from quando_desktop.shell.selftest.self_play import SelfPlay
from quando_desktop.shell.start import app, platform
from quando_desktop.shell.start.platform import NoScreen
from quando_desktop.table.paint.style import Style


def test_the_self_test_is_content(qtbot: QtBot, capsys: pytest.CaptureFixture[str]) -> None:
    assert app.self_test() == 0
    lines = capsys.readouterr().out.splitlines()
    assert len(lines) >= 5
    assert all(line.startswith("ok ") for line in lines[:-1])
    assert "all is well" in lines[-1]


def test_the_self_test_reports_what_is_missing(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def nowhere() -> Path:
        raise MissingResources("nothing there")

    monkeypatch.setattr(resources, "folder", nowhere)
    assert app.self_test() == 1
    lines = capsys.readouterr().out.splitlines()
    assert "FAILED resources: nothing there" in lines
    assert "failed" in lines[-1]


def test_the_demo_leaves_pictures(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    folder = tmp_path / "a" / "b"
    assert app.demo(folder, "quando", 7) == 0
    paths = [Path(line) for line in capsys.readouterr().out.splitlines()]
    assert sorted(paths) == sorted(folder.iterdir())
    names = [path.name for path in sorted(paths)]
    assert names[0].startswith("01-start-")
    assert "match-end" in names[-1]
    sizes = {(image.width(), image.height()) for image in map(QImage, map(str, paths))}
    assert sizes == {(1440, 900), (1024, 640), (3840, 2160)}


def test_the_demo_speaks_the_language_that_is_asked_for(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The first moment says it as well as all of them.
    monkeypatch.setattr(demo, "moments", lambda *wanted: moments(*wanted)[:1])
    pictures = []
    for language in ("en", "de", None):
        folder = tmp_path / str(language)
        assert app.demo(folder, "seven_ate_nine", 7, language) == 0
        pictures.append((folder / "01-start-light.png").read_bytes())
    english, german, usual = pictures
    assert german != english
    assert usual == english


def test_the_demo_of_a_live_game_shows_somebodys_hand(style: Style) -> None:
    found = moments(GAMES["seven_ate_nine"], style, 7)
    names = [moment.name for moment in found]
    assert names[0] == "start"
    assert names[-1] == "match-end"
    assert "middle" in names
    for moment in found:
        kinds = [player.kind for player in moment.facts.players]
        assert kinds == [Kind.HUMAN, *[Kind.COMPUTER] * 3]


def test_a_demo_that_cannot_write_says_so(
    qtbot: QtBot, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    in_the_way = tmp_path / "file"
    in_the_way.write_text("")
    assert app.demo(in_the_way / "folder", "quando", 7) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.count("\n") == 1
    assert str(in_the_way) in said.err


def test_a_seed_gives_the_same_match_again(style: Style) -> None:
    one, two = (SelfPlay(GAMES["quando"], style.palette, 5) for _ in range(2))
    while not one.is_over:
        one.step()
        two.step()
    assert one.match.result == two.match.result
    one.step()
    assert one.match.result == two.match.result


def test_without_a_screen_there_is_one_sentence(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(app, "check_screen", lambda: _refuse("there is no screen"))
    assert app.show("quando", 1) == 1
    assert capsys.readouterr().err == "quando-desktop: there is no screen\n"


def _refuse(sentence: str) -> None:
    raise NoScreen(sentence)


@pytest.mark.skipif(os.name != "posix", reason="X and Wayland are asked for only on Unix")
@pytest.mark.parametrize(
    ("variables", "words"),
    [
        ({}, "neither DISPLAY nor WAYLAND_DISPLAY"),
        ({"DISPLAY": ":4711"}, "DISPLAY=:4711"),
        ({"WAYLAND_DISPLAY": "wayland-none"}, "WAYLAND_DISPLAY=wayland-none"),
        ({"QT_QPA_PLATFORM": "xcb"}, "neither"),
    ],
)
def test_a_missing_screen_is_found_before_qt_ends_the_program(
    variables: dict[str, str], words: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(QApplication, "instance", lambda: None)
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM"):
        monkeypatch.delenv(name, raising=False)
    for name, value in variables.items():
        monkeypatch.setenv(name, value)
    with pytest.raises(NoScreen, match=words):
        platform.check_screen()
    platform.use_any_screen()
    assert os.environ["QT_QPA_PLATFORM"] == "offscreen"


def test_a_chosen_platform_is_trusted(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("QT_QPA_PLATFORM", "minimal")
    monkeypatch.setattr(QApplication, "instance", lambda: None)
    platform.check_screen()


@pytest.mark.skipif(os.name != "posix", reason="X and Wayland are asked for only on Unix")
def test_a_library_that_a_screen_needs_is_named_with_its_package(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    class Refusing:
        """As Qt's, where the plugin asks for what the system lacks."""

        def __init__(self, path: str) -> None:
            assert path.endswith("libqxcb.so")

        def load(self) -> bool:
            return False

        def errorString(self) -> str:
            reason = "libxcb-cursor.so.0: cannot open shared object file: No such file or directory"
            return f"Cannot load library libqxcb.so: {reason}"

    monkeypatch.setattr("sys.platform", "linux")
    monkeypatch.setattr(platform, "QPluginLoader", Refusing)
    monkeypatch.setattr(QApplication, "instance", lambda: None)
    monkeypatch.delenv("QT_QPA_PLATFORM", raising=False)
    monkeypatch.delenv("WAYLAND_DISPLAY", raising=False)
    monkeypatch.setenv("DISPLAY", ":0")
    with pytest.raises(NoScreen) as caught:
        platform.check_screen()
    assert str(caught.value) == (
        "there is no usable screen: DISPLAY=:0 cannot be used, as this system lacks "
        "libxcb-cursor.so.0: on Debian or Ubuntu, `sudo apt install libxcb-cursor0` helps"
    )


# ---------------------------------------------------------------------------------- the message bus

on_linux = pytest.mark.skipif(sys.platform != "linux", reason="only Linux has such a bus")


@pytest.fixture
def bus(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[socket.socket]:
    """A message bus that accepts connections and never answers."""
    monkeypatch.setattr(platform, "BUS_LIMIT", 0.2)
    monkeypatch.delenv(platform.BUS, raising=False)
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "bus"))
        server.listen()
        yield server


@on_linux
@pytest.mark.parametrize("named", ["", "unix:path={},guid=0123", "unix:path={};unix:path=/nowhere"])
def test_a_bus_that_does_not_answer_is_left(
    bus: socket.socket, named: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv(platform.BUS, named.format(bus.getsockname()))
    platform.leave_dead_bus()
    assert os.environ[platform.BUS] == platform.NO_BUS


@on_linux
def test_a_bus_that_answers_is_used(bus: socket.socket, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever it says."""
    monkeypatch.setattr(platform, "BUS_LIMIT", 30.0)

    def answer() -> None:
        visitor, _ = bus.accept()
        with visitor:
            assert visitor.recv(100) == b"\0AUTH\r\n"
            visitor.sendall(b"REJECTED EXTERNAL\r\n")

    daemon = Thread(target=answer)
    daemon.start()
    platform.leave_dead_bus()
    daemon.join()
    assert platform.BUS not in os.environ


@on_linux
@pytest.mark.parametrize(
    "address", ["unix:path=/nowhere/bus", "unix:abstract=nobody-is-here", "tcp:host=desk", "", "x"]
)
def test_a_bus_where_nobody_is_or_of_another_kind_is_qts_business(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(tmp_path))
    monkeypatch.setenv(platform.BUS, address)
    platform.leave_dead_bus()
    assert os.environ[platform.BUS] == address


@on_linux
@pytest.mark.parametrize(("screen", "is_left"), [(":7.0", True), (":8", False)])
def test_a_bus_of_screen_readers_that_does_not_answer_is_left(
    screen: str, is_left: bool, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """If it is that of this screen."""
    monkeypatch.setattr(platform, "BUS_LIMIT", 0.2)
    for name, value in (("XDG_RUNTIME_DIR", str(tmp_path)), ("DISPLAY", screen)):
        monkeypatch.setenv(name, value)
    monkeypatch.setenv(platform.BUS, "unix:path=/nowhere/bus")
    # First set: what is set after that goes away with the test.
    monkeypatch.setenv(platform.READERS_BUS, "")
    monkeypatch.delenv(platform.READERS_BUS)
    (tmp_path / "at-spi").mkdir()
    with socket.socket(socket.AF_UNIX) as server:
        server.bind(str(tmp_path / "at-spi" / "bus_7"))
        server.listen()
        platform.leave_dead_bus()
    assert os.environ.get(platform.READERS_BUS) == (platform.NO_BUS if is_left else None)
    assert os.environ[platform.BUS] == "unix:path=/nowhere/bus"
