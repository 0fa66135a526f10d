"""A voice that calls values aloud, where the computer has one."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Iterator

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from quando_desktop.table import voice as module
from quando_desktop.table.speaker import hushed
from quando_desktop.table.voice import Engine, QtEngine, Voice, open_engine

Said = list[tuple[str, str, float]]


class Fake:
    """Speaks some languages."""

    def __init__(self, *languages: str) -> None:
        self._languages = {QLocale(name).language() for name in languages}
        self.said: Said = []

    def speaks(self, locale: QLocale) -> bool:
        return locale.language() in self._languages

    def say(self, words: str, locale: QLocale, volume: float) -> None:
        self.said.append((words, locale.name()[:2], volume))


@pytest.fixture
def german() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("de_DE"))
    yield
    QLocale.setDefault(before)


def test_it_is_opened_only_when_it_is_asked_for_and_once() -> None:
    opened: list[Fake] = []

    def opening() -> Engine:
        opened.append(Fake("en", "de"))
        return opened[-1]

    voice = Voice(opening)
    assert opened == []
    voice.warm()
    voice.say("Nine!", 70)
    voice.say("Ten!", 70)
    assert len(opened) == 1
    assert [words for words, *_ in opened[0].said] == ["Nine!", "Ten!"]


def test_it_speaks_the_language_of_the_program(german: None) -> None:
    engine = Fake("de")
    voice = Voice(lambda: engine)
    assert voice.is_there
    voice.say("Neun!", 50)
    assert engine.said == [("Neun!", "de", 0.5)]


def test_a_voice_for_another_language_is_none(german: None) -> None:
    assert not Voice(lambda: Fake("en")).is_there


def test_without_an_engine_all_is_silent() -> None:
    voice = Voice(lambda: None)
    assert not voice.is_there
    voice.say("Nine!", 70)


def test_without_the_module_all_is_silent(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert open_engine() is None


def test_the_module_is_not_loaded_before() -> None:
    script = (
        "import sys; from quando_desktop.table.voice import Voice; Voice(); "
        "print('PySide6.QtTextToSpeech' in sys.modules)"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "False"


def test_an_engine_without_a_system_behind_it_is_not_taken(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does Qt complain about it."""
    tried: list[str] = []

    class Unfit(QtEngine):
        def __init__(self, name: str) -> None:
            super().__init__(name)
            tried.append(name)
            self.is_fit = False

    monkeypatch.setattr(module, "QtEngine", Unfit)
    assert open_engine() is None
    assert module.MOCK not in tried


@pytest.fixture
def mock(qtbot: QtBot) -> QtEngine:
    """Qt's own engine for tests."""
    with hushed():
        speech = pytest.importorskip("PySide6.QtTextToSpeech").QTextToSpeech
    if module.MOCK not in speech.availableEngines():
        pytest.skip("Qt has no engine for tests here")
    return QtEngine(module.MOCK)


def test_qt_speaks_in_the_right_voice_and_loudness(mock: QtEngine, qtbot: QtBot) -> None:
    assert mock.is_fit
    assert mock.speaks(QLocale("en_US"))
    assert not mock.speaks(QLocale("ja_JP"))
    with qtbot.waitSignal(mock.speech.stateChanged):
        mock.say("Nine", QLocale("en_US"), 0.25)
    assert mock.speech.locale() == QLocale("en_US")
    assert mock.speech.volume() == 0.25
    mock.speech.stop()


def test_another_country_is_better_than_another_language(mock: QtEngine) -> None:
    assert mock.speaks(QLocale("en_AU"))
    mock.say("Nine", QLocale("en_AU"), 0.5)
    assert mock.speech.locale().language() == QLocale.Language.English
    mock.speech.stop()


def test_what_nobody_could_pronounce_is_not_said(mock: QtEngine) -> None:
    from PySide6.QtTextToSpeech import QTextToSpeech

    mock.say("九", QLocale("ja_JP"), 0.5)
    assert mock.speech.state() is QTextToSpeech.State.Ready
