"""The self-test really looks: what is broken, it finds."""

from __future__ import annotations

import shutil
import sys
import wave
from collections.abc import Callable
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from pytestqt.qtbot import QtBot

from quando_desktop import notices, resources
from quando_desktop.bots.bot import Bot
from quando_desktop.bots.live_mind import Mind, PlannedAction
from quando_desktop.controller.turn.runner import InlineBotRunner, ProcessBotRunner
from quando_desktop.engine import record
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.notices import FILE, NoNotices, Section, join
from quando_desktop.settings.settings import Language
from quando_desktop.shell.selftest import selftest
from quando_desktop.shell.selftest import window_test as windowtest
from quando_desktop.shell.selftest.window_test import PLAYERS, WindowTest, Wrong
from quando_desktop.shell.session import live_session
from quando_desktop.shell.start import app
from quando_desktop.table.audio.sounds import Sound, files


@pytest.fixture
def own_resources(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A copy of the sounds and translations that a test may damage."""
    real = resources.folder()
    folder = tmp_path / "resources"
    for name in ("sounds", "translations"):
        shutil.copytree(real / name, folder / name)
    monkeypatch.setattr(resources, "folder", lambda: folder)
    return folder


# --- languages and sounds -----------------------------------------------------------------------


def test_languages_are_known_by_their_words(qtbot: QtBot) -> None:
    assert selftest._languages() == "English and German"


def test_a_language_without_its_texts_is_found(qtbot: QtBot, own_resources: Path) -> None:
    (own_resources / "translations" / "quando_desktop_de.qm").unlink()
    with pytest.raises(Wrong, match="the words for de are missing"):
        selftest._languages()


def test_texts_that_are_not_translated_are_found(qtbot: QtBot, own_resources: Path) -> None:
    folder = own_resources / "translations"
    shutil.copy(folder / "quando_desktop_en.qm", folder / "quando_desktop_de.qm")
    with pytest.raises(Wrong, match="'Back' is 'Back' instead of 'Zurück'"):
        selftest._languages()


def test_texts_of_qt_that_are_missing_are_found(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = {Language.GERMAN: {("QPlatformTheme", "Cancel"): "Something else"}}
    monkeypatch.setattr(selftest, "WORDS", words)
    with pytest.raises(Wrong, match="'Cancel' is 'Abbrechen'"):
        selftest._languages()


@pytest.fixture
def english_rulebook(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The only file of a rulebook that has lost its translations."""
    plug = PLUGS["quando"]
    book = plug.rulebook()
    assert book is not None
    monkeypatch.setattr(plug, "rulebook", lambda: replace(book, folder=tmp_path))
    return Path(shutil.copy(book.folder / "rulebook.en.md", tmp_path))


def test_a_rulebook_that_is_not_translated_is_found(qtbot: QtBot, english_rulebook: Path) -> None:
    with pytest.raises(Wrong, match="the rulebook of quando is not translated"):
        selftest._languages()


def test_a_rulebook_that_is_missing_is_found(qtbot: QtBot, english_rulebook: Path) -> None:
    english_rulebook.unlink()
    with pytest.raises(FileNotFoundError, match=english_rulebook.name):
        selftest._languages()


def test_all_sounds_are_read(qtbot: QtBot) -> None:
    folder = resources.folder() / "sounds"
    count = sum(len(files(folder, sound)) for sound in Sound)
    assert f"{count} files" in selftest._sounds()


@pytest.mark.parametrize("content", [b"", b"RIFF", None])
def test_a_file_that_is_no_sound_is_found(
    qtbot: QtBot, own_resources: Path, content: bytes | None
) -> None:
    (path, *_) = files(own_resources / "sounds", Sound.RAPS)
    path.write_bytes(path.read_bytes()[:-100] if content is None else content)
    with pytest.raises((Wrong, wave.Error, EOFError)):
        selftest._sounds()


def test_a_silent_sound_is_found(qtbot: QtBot, own_resources: Path) -> None:
    (path, *_) = files(own_resources / "sounds", Sound.RAPS)
    with wave.open(str(path), "wb") as target:
        target.setparams((1, 2, 44100, 0, "NONE", ""))
        target.writeframes(bytes(1000))
    with pytest.raises(Wrong, match="is silent"):
        selftest._sounds()


# --- notices ------------------------------------------------------------------------------------


@pytest.fixture
def frozen(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[list[str]], None]:
    """As in the frozen program, with notices of these titles."""
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    monkeypatch.setattr(sys, "_MEIPASS", str(tmp_path), raising=False)

    def write(titles: list[str]) -> None:
        text = join(Section(title, "", "Words") for title in titles)
        (tmp_path / FILE).write_text(text, encoding="utf-8")

    return write


def test_the_frozen_program_wants_its_notices(frozen: Callable[[list[str]], None]) -> None:
    assert notices.is_bundled()
    with pytest.raises(NoNotices):
        selftest._notices()
    frozen(["Qt 6.0", "Licence LGPL-3.0"])
    with pytest.raises(Wrong, match=r"GPL-3\.0"):
        selftest._notices()
    frozen(["Licence LGPL-3.0", "Licence GPL-3.0"])
    with pytest.raises(Wrong, match="Qt"):
        selftest._notices()
    frozen(["Qt 6.0", "Licence LGPL-3.0", "Licence GPL-3.0"])
    assert selftest._notices() == "3 sections"


# --- the games ----------------------------------------------------------------------------------


def test_every_game_is_checked_with_its_switches(qtbot: QtBot, tmp_path: Path) -> None:
    checks = [name for name, _ in selftest._checks()]
    for game in GAMES:
        assert {f"{game} {what}" for what in ("match", "record", "table", "window")} <= {*checks}
    assert "quando house rules" not in checks
    test = selftest._GameTest(GAMES["quanto"], tmp_path)
    assert test.switches == {"teams": True, "free_discard": True}
    assert test.house_rules() == "teams, free_discard: a match to its end"
    test = selftest._GameTest(GAMES["seven_ate_nine"], tmp_path)
    assert test.play().startswith("1 rounds, ")
    assert test.house_rules() == "lockout, by_turns, hold: a match to its end"
    assert test.journal() == "recovered the same match"


def test_a_record_that_is_not_the_same_any_more_is_found(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    test = selftest._GameTest(GAMES["quanto"], tmp_path)
    fresh = Match(GAMES["quanto"], [Player("A"), Player("B")], seed=1)
    monkeypatch.setattr(record, "read", lambda *_: fresh)
    with pytest.raises(Wrong, match="read and written again differs"):
        test.house_rules()


# --- the window ---------------------------------------------------------------------------------


def _broken(game: str, level: str | None, character: str | None) -> Bot[Any]:
    """Comes up in the worker process."""
    raise RuntimeError("this bot does not work")


def test_a_worker_that_fails_is_found_although_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(windowtest, "ProcessBotRunner", partial(ProcessBotRunner, find=_broken))
    with pytest.raises(Wrong, match=r"failed: RuntimeError: this bot does not work"):
        WindowTest(GAMES["quando"], tmp_path, 7).run()


def test_thinking_in_place_is_no_process(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    class Inline(InlineBotRunner):
        pid = None

    monkeypatch.setattr(windowtest, "ProcessBotRunner", Inline)
    with pytest.raises(Wrong, match="a process of their own"):
        WindowTest(GAMES["quando"], tmp_path, 7).run()


def test_a_live_match_is_checked_in_hurried_time(qtbot: QtBot, tmp_path: Path) -> None:
    found = selftest._window_test(GAMES["seven_ate_nine"], tmp_path).run()
    assert found == "1 rounds on offscreen, live, saved and opened again"


class _NoMind(Mind[Any]):
    """Fails at the first look."""

    def see(self, observation: Observation[Any], at: int) -> None:
        raise RuntimeError("this mind does not work")

    def intent(self) -> PlannedAction | None:
        return None

    def act(self) -> None:
        """It never gets there."""

    def startle(self, at: int) -> None:
        """It waits for what it will see."""


def test_a_live_player_that_fails_is_found_although_the_match_goes_on(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    minds = {seat: _NoMind() for seat in range(PLAYERS)}
    monkeypatch.setattr(live_session, "minds_for", lambda _: minds)
    with pytest.raises(Wrong, match=r"player failed: Olive .*: this mind does not work"):
        selftest._window_test(GAMES["seven_ate_nine"], tmp_path).run()


# --- the report ---------------------------------------------------------------------------------


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> str:
        raise Wrong("two\nlines")

    monkeypatch.setattr(selftest, "_checks", lambda: [("one", lambda: "fine"), ("two", fail)])


def test_the_report_goes_into_a_file_without_a_terminal(
    qtbot: QtBot, short: None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "report.txt"
    with monkeypatch.context() as patch:
        patch.setattr(sys, "stdout", None)
        patch.setattr(sys, "stderr", None)
        assert app.self_test(path) == 1
    lines = path.read_text(encoding="utf-8").splitlines()
    assert lines[:2] == ["ok one: fine", "FAILED two: two lines"]
    assert lines[2].endswith("self-test: 1 failed")


def test_a_report_that_cannot_be_written_is_one_sentence(
    qtbot: QtBot, short: None, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert app.self_test(tmp_path) == 1
    said = capsys.readouterr()
    assert said.out == ""
    assert said.err.startswith(f"quando-desktop: cannot write {tmp_path}: ")
    assert said.err.count("\n") == 1
