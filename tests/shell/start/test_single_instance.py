"""A second start hands its wishes over to the first; where nobody answers it goes on by itself."""

from __future__ import annotations

import os
import pickle
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QObject
from PySide6.QtNetwork import QLocalSocket
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.bounds import LANGUAGES, SPEEDS
from quando_desktop.disk.locks import is_held
from quando_desktop.engine import record
from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.start import single_instance
from quando_desktop.shell.start.program import Wishes
from quando_desktop.shell.start.single_instance import (
    LONGEST,
    SOCKETS,
    TOKEN,
    InstanceLock,
    decode,
    encode,
)
from quando_desktop.shell.window.window import Window
from tests.engine.journals import needs_posix
from tests.shell.conftest import Start

Made = Callable[..., InstanceLock]
ROOT = Path(__file__).parents[3]
DATA = Path("data")
LEAVE = "Leave the table?"


@pytest.fixture
def lock(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """Locks of the same data folder; all are closed in the end."""
    monkeypatch.setattr(single_instance, "STARTING", 0.2)
    made: list[InstanceLock] = []

    def make(screen: str = ":1") -> InstanceLock:
        made.append(InstanceLock(tmp_path / "data", {"DISPLAY": screen}))
        return made[-1]

    yield make
    for each in made:
        each.close()


RING = """
import pickle
import sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from quando_desktop.shell.start.single_instance import InstanceLock

app = QCoreApplication([])
lock = InstanceLock(Path(sys.argv[1]), {"DISPLAY": ":1"})
assert not lock.is_ours
sys.exit(0 if lock.hand_over(pickle.load(sys.stdin.buffer)) else 1)
"""


def rung(qtbot: QtBot, folder: Path, wishes: Wishes) -> bool:
    """Another process hands its wishes over while this one goes on."""
    command = [sys.executable, "-c", RING, str(folder)]
    with subprocess.Popen(command, cwd=ROOT, stdin=subprocess.PIPE) as other:
        assert other.stdin is not None
        other.stdin.write(pickle.dumps(wishes))
        other.stdin.close()
        qtbot.waitUntil(lambda: other.poll() is not None, timeout=30_000)
        return other.returncode == 0


# --- the lock -----------------------------------------------------------------------------------


def test_the_first_has_the_door_and_the_second_can_ring(
    qtbot: QtBot, qapp: QApplication, lock: Made, tmp_path: Path
) -> None:
    first = lock()
    assert first.is_ours
    assert not lock().is_ours
    visits: list[Wishes] = []
    first.listen(qapp, visits.append)
    folder = tmp_path / "data"
    assert rung(qtbot, folder, Wishes(DATA, game="quando", seed=3, speed=Speed.FAST))
    assert rung(qtbot, folder, Wishes(DATA))
    qtbot.waitUntil(lambda: len(visits) == 2)
    assert visits[0] == Wishes(Path(), game="quando", seed=3, speed=Speed.FAST)
    assert visits[1] == Wishes(Path())


def test_a_window_on_another_screen_is_none_to_ring_at(lock: Made) -> None:
    assert lock(":1").is_ours
    assert lock(":2").is_ours
    assert not lock(":2").is_ours


def test_where_nobody_listens_nobody_is_waited_for_long(qtbot: QtBot, lock: Made) -> None:
    lock()
    assert not lock().hand_over(Wishes(DATA))


def test_one_that_does_not_answer_is_left_alone(
    qtbot: QtBot, qapp: QApplication, lock: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    """It listens, but is busy for good: nothing is done while this test itself waits."""
    monkeypatch.setattr(single_instance, "PATIENCE", 100)
    first = lock()
    first.listen(qapp, lambda _: None)
    assert not lock().hand_over(Wishes(DATA))


def test_a_door_that_was_closed_is_free_and_nothing_is_left(
    qtbot: QtBot, qapp: QApplication, lock: Made, tmp_path: Path
) -> None:
    first = lock()
    first.listen(qapp, lambda _: None)
    assert len(list((tmp_path / "data").iterdir())) == 1
    first.close()
    assert list((tmp_path / "data").iterdir()) == []
    again = lock()
    assert again.is_ours
    again.listen(qapp, lambda _: None)
    assert rung(qtbot, tmp_path / "data", Wishes(DATA))


def test_what_a_killed_program_left_behind_is_in_nobodys_way(
    qtbot: QtBot, qapp: QApplication, lock: Made
) -> None:
    first = lock()
    first.listen(qapp, lambda _: None)
    path = first._path
    left = path.read_text(encoding="utf-8")
    first.close()
    path.write_text(left, encoding="utf-8")
    second = lock()
    assert second.is_ours
    assert is_held(path)
    assert path.read_text(encoding="utf-8") == f"{os.getpid()}\n"


@needs_posix
def test_what_killed_programs_left_behind_elsewhere_is_cleared_away(
    qtbot: QtBot,
    qapp: QApplication,
    lock: Made,
    tmp_path_factory: pytest.TempPathFactory,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Whatever data and screens these had. Sockets with a listener, and other files, stay."""
    folder = Path(tempfile.mkdtemp(dir=tmp_path_factory.getbasetemp(), prefix="r"))
    monkeypatch.setenv("XDG_RUNTIME_DIR", str(folder))
    monkeypatch.setenv("TMPDIR", str(folder))
    dead, alive, file = (folder / f"{SOCKETS}{name}" for name in ("dead", "alive", "file"))
    other = folder / "of-another-program"
    file.touch()
    with socket.socket(socket.AF_UNIX) as listening:
        listening.bind(str(alive))
        listening.listen()
        for path in (dead, other):
            with socket.socket(socket.AF_UNIX) as killed:
                killed.bind(str(path))
        lock().listen(qapp, lambda _: None)
        left = {path.name for path in folder.iterdir()}
    assert {alive.name, file.name, other.name} <= left
    assert dead.name not in left
    assert len(left) == 4


def test_where_there_can_be_no_lock_everybody_may_come_in(tmp_path: Path) -> None:
    (tmp_path / "data").write_text("a file")
    one, other = InstanceLock(tmp_path / "data", {}), InstanceLock(tmp_path / "data", {})
    assert one.is_ours
    assert other.is_ours
    one.listen(QObject(), lambda _: None)
    one.close()


@pytest.mark.parametrize("text", [b"\xff\xff\n\xff\n", b"", b"12\n\n"])
def test_a_lock_that_says_nothing_is_no_address(lock: Made, text: bytes) -> None:
    first, second = lock(), lock()
    first._path.write_bytes(text)
    assert not second.hand_over(Wishes(DATA))


# --- what is asked ------------------------------------------------------------------------------


def test_what_is_asked_is_understood(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delenv(TOKEN, raising=False)
    wishes = Wishes(DATA, seed=7, language=Language.GERMAN, file=Path("Łódź\n.quando"))
    assert decode(encode(wishes)) == Wishes(
        Path(), seed=7, language=Language.GERMAN, file=tmp_path / "Łódź\n.quando"
    )


def test_the_right_to_the_focus_is_handed_on(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(TOKEN, "from the desktop")
    line = encode(Wishes(DATA))
    monkeypatch.setenv(TOKEN, "")
    assert decode(line) is not None
    assert os.environ[TOKEN] == "from the desktop"


@pytest.mark.parametrize(
    "line",
    [
        b"",
        b"words\n",
        b"[]\n",
        b"{}\n",
        b"\xff\n",
        b"[" * 50_000 + b"\n",
        encode(Wishes(DATA, game="quando")).replace(b"quando", b"poker"),
        encode(Wishes(DATA, game="quando")).replace(b'"quando"', b"{}"),
        encode(Wishes(DATA, speed=Speed.FAST)).replace(b"fast", b"faster"),
        encode(Wishes(DATA, speed=Speed.FAST)).replace(b'"fast"', b"[]"),
        encode(Wishes(DATA, language=Language.SYSTEM)),
        *(
            encode(Wishes(DATA)).replace(b'"seed": null', b'"seed": ' + seed)
            for seed in (
                *(b"-1", b"%d" % SEED_LIMIT, b"1" * 400, b"1" * 5000, b"1.0", b"1e3", b"true"),
                *(b'"one"', b'"1"', b"[]", b"Infinity", b"-Infinity", b"NaN"),
            )
        ),
        *(
            encode(Wishes(DATA)).replace(b'"file": null', b'"file": ' + file)
            for file in (b"5", b'"a\\u0000b"', b'"\\ud800.quando"', b"[]", b"true")
        ),
        *(
            encode(Wishes(DATA)).replace(b'"token": null', b'"token": ' + token)
            for token in (b'"a\\u0000b"', b'"\\ud800"', b"5", b"[1]")
        ),
    ],
)
def test_nonsense_wants_nothing(line: bytes, monkeypatch: pytest.MonkeyPatch) -> None:
    """Nor does it break anything."""
    monkeypatch.delenv(TOKEN, raising=False)
    assert decode(line) is None
    assert TOKEN not in os.environ


def test_the_door_knows_the_bounds_of_the_command_line() -> None:
    assert tuple(Speed) == SPEEDS
    assert {*Language} - {*LANGUAGES} == {Language.SYSTEM}
    for seed in (0, SEED_LIMIT - 1):
        assert decode(encode(Wishes(DATA, seed=seed))) == Wishes(Path(), seed=seed)


@needs_posix
def test_a_name_that_is_no_text_but_a_files_is_understood() -> None:
    file = Path(os.fsdecode(b"/tmp/\xff.quando"))
    assert decode(encode(Wishes(DATA, file=file))) == Wishes(Path(), file=file)


def test_what_is_not_understood_is_not_called_heard(
    qtbot: QtBot, qapp: QApplication, lock: Made, tmp_path: Path
) -> None:
    """Then the second start opens a window of its own."""
    first, visits = lock(), list[Wishes]()
    first.listen(qapp, visits.append)
    assert not rung(qtbot, tmp_path / "data", Wishes(DATA, language=Language.SYSTEM))
    assert visits == []


@pytest.mark.parametrize("said", [b"words\n", b"x" * (LONGEST + 10)], ids=["words", "much"])
def test_nonsense_at_the_door_does_no_harm(
    qtbot: QtBot, qapp: QApplication, lock: Made, tmp_path: Path, said: bytes
) -> None:
    first, visits = lock(), list[Wishes]()
    first.listen(qapp, visits.append)
    assert first._requests is not None
    line = QLocalSocket()
    line.connectToServer(first._requests.address)
    line.write(said)
    line.flush()
    qtbot.waitUntil(lambda: line.state() is QLocalSocket.LocalSocketState.UnconnectedState)
    assert visits == []
    assert rung(qtbot, tmp_path / "data", Wishes(DATA))
    assert visits == [Wishes(Path())]


# --- the window ---------------------------------------------------------------------------------


def shown_over(window: Window) -> list[Overlay]:
    return [each for each in window.stack.findChildren(Overlay) if each.isVisible()]


def a_record(folder: Path) -> tuple[Path, Match]:
    path = folder / f"mine{record.ENDING}"
    match = Match(GAMES["quando"], [Player("Ada"), Player("Bo", Kind.COMPUTER, "easy")], seed=5)
    match.begin_round()
    path.write_text(record.write(match) + "\n", encoding="utf-8")
    return path, match


def answer(window: Window, words: str) -> None:
    (asking,) = (each for each in shown_over(window) if each.accessibleName() == LEAVE)
    next(each for each in asking.findChildren(Button) if each.text() == words).click()


def test_a_visit_opens_a_file_over_whatever_is_there(
    qtbot: QtBot, start: Start, tmp_path: Path
) -> None:
    first = start(game="quando", seed=5)
    assert first.session is not None
    before = first.session.id
    first.overlays.tell("Something to read")
    path, match = a_record(tmp_path)
    first.visit(Wishes(DATA, file=path))
    assert first.session.id == before, "nobody is taken from their table without being asked"
    answer(first, "Leave")
    assert first.session is not None
    assert record.write(first.session.match) == record.write(match)
    qtbot.waitUntil(lambda: not shown_over(first))
    # The match that was being played is kept.
    assert before in [entry.id for entry in first.program.saves.unfinished()]


@pytest.mark.parametrize("asks", ["file", "game"])
def test_whoever_stays_at_the_table_has_everything_as_it_was(
    qtbot: QtBot, start: Start, tmp_path: Path, asks: str
) -> None:
    window = start(game="quando", seed=5)
    session, kept = window.session, len(window.program.saves.unfinished())
    wishes = {"file": Wishes(DATA, file=a_record(tmp_path)[0]), "game": Wishes(DATA, game="quanto")}
    window.visit(wishes[asks])
    answer(window, "Stay")
    qtbot.waitUntil(lambda: not shown_over(window))
    assert window.session is session
    assert window.is_at_table
    assert len(window.program.saves.unfinished()) == kept


def test_whoever_does_not_want_to_be_asked_is_not(start: Start, tmp_path: Path) -> None:
    window = start(game="quando", seed=5)
    window.program.change(confirm_leave=False)
    path, match = a_record(tmp_path)
    window.visit(Wishes(DATA, file=path))
    assert window.session is not None
    assert record.write(window.session.match) == record.write(match)


def test_a_visit_for_nothing_leaves_everything_as_it_is(start: Start) -> None:
    window = start(game="quando", seed=5)
    session = window.session
    window.showMinimized()
    window.visit(Wishes(DATA))
    assert not window.isMinimized()
    assert window.session is session


def test_a_visit_for_a_game_deals_and_brings_its_language(start: Start) -> None:
    window = start()
    window.visit(Wishes(DATA, game="quando", seed=5, language=Language.GERMAN))
    assert window.session is not None
    assert window.session.match.game is GAMES["quando"]
    assert window.program.languages.spoken is Language.GERMAN
    assert window.program.store.settings.language is Language.SYSTEM


def test_a_visit_with_a_bad_file_says_so(start: Start, tmp_path: Path) -> None:
    window = start()
    window.visit(Wishes(DATA, file=tmp_path / "missing.quando"))
    (told,) = shown_over(window)
    assert "missing.quando" in told.accessibleDescription()


@pytest.mark.parametrize("by", ["a visit", "hand"])
def test_a_bad_file_takes_nobody_from_their_table(start: Start, tmp_path: Path, by: str) -> None:
    window = start(game="quando", seed=5)
    session, path = window.session, tmp_path / "broken.quando"
    path.write_bytes(b"{")
    if by == "hand":
        window.matches.open_record(path)
    else:
        window.visit(Wishes(DATA, file=path))
    (told,) = shown_over(window)
    assert "broken.quando" in told.accessibleDescription()
    assert window.session is session
    assert window.is_at_table
