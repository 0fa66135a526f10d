"""A voice that calls values aloud, where the computer has one; nobody waits for it."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QLocale
from pytestqt.qtbot import QtBot

from quando_desktop.table.audio import outpost
from quando_desktop.table.audio import speech_engine as module
from quando_desktop.table.audio.output import hushed
from quando_desktop.table.audio.service import Opening
from quando_desktop.table.audio.speech_engine import QtEngine, open_engine, open_speech
from quando_desktop.table.audio.text_to_speech import Voice, VoiceState
from tests.table.audio.odd_services import missing, never, speaker_of

PATIENCE = 60_000
"""Milliseconds: only for a test that fails."""
SHORT = 0.5

Made = Callable[..., Voice]


@pytest.fixture(autouse=True)
def english() -> Iterator[None]:
    before = QLocale()
    QLocale.setDefault(QLocale("en_US"))
    yield
    QLocale.setDefault(before)


@pytest.fixture
def german(english: None) -> None:
    QLocale.setDefault(QLocale("de_DE"))


@pytest.fixture
def voice(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Made]:
    """Voices whose words never come too late; all are closed in the end."""
    monkeypatch.setattr(outpost, "LATE", PATIENCE / 1000)
    made: list[Voice] = []

    def make(opening: Opening, limit: float = PATIENCE / 1000) -> Voice:
        made.append(Voice(opening, limit))
        return made[-1]

    yield make
    for each in made:
        each.close()


def lines(file: Path) -> list[str]:
    return file.read_text(encoding="utf-8").splitlines() if file.exists() else []


def looked(qtbot: QtBot, voice: Voice) -> VoiceState:
    with qtbot.waitSignal(voice.changed, timeout=PATIENCE):
        voice.look()
        assert voice.state is VoiceState.UNKNOWN, "nobody waits"
    return voice.state


def is_running(voice: Voice) -> bool:
    return voice._outpost is not None


# --- what is said -------------------------------------------------------------------------------


def test_it_speaks_the_language_of_the_program(
    qtbot: QtBot, voice: Made, german: None, tmp_path: Path
) -> None:
    made = voice(partial(speaker_of, ("de_AT",), tmp_path / "said"))
    assert not is_running(made), "it is there only when it is wanted"
    made.say("Neun!", 50)
    qtbot.waitUntil(lambda: bool(lines(tmp_path / "said")), timeout=PATIENCE)
    assert lines(tmp_path / "said") == ["('Neun!', 'de_DE', 0.5)"]
    assert made.state is VoiceState.THERE


def test_a_new_word_takes_the_place_of_one_that_waits(
    qtbot: QtBot, voice: Made, tmp_path: Path
) -> None:
    made = voice(partial(speaker_of, ("en_US",), tmp_path / "said"))
    for words in ("Nine!", "Ten!", "One!"):
        made.say(words, 100)
    qtbot.waitUntil(lambda: bool(lines(tmp_path / "said")), timeout=PATIENCE)
    assert [line[2:6] for line in lines(tmp_path / "said")] == ["One!"]


# --- whether there is one -----------------------------------------------------------------------


def test_whoever_only_wants_to_know_leaves_no_process(
    qtbot: QtBot, voice: Made, tmp_path: Path
) -> None:
    made = voice(partial(speaker_of, ("en_GB",), tmp_path / "said"))
    assert looked(qtbot, made) is VoiceState.THERE
    assert not is_running(made)
    made.look()
    assert not is_running(made), "it is known"
    made.warm()
    assert is_running(made)


def test_a_voice_for_another_language_is_none(
    qtbot: QtBot, voice: Made, german: None, tmp_path: Path
) -> None:
    made = voice(partial(speaker_of, ("en_GB",), tmp_path / "said"))
    assert looked(qtbot, made) is VoiceState.NONE
    QLocale.setDefault(QLocale("en_US"))
    assert made.state is VoiceState.THERE


def test_without_a_voice_all_is_silent(qtbot: QtBot, voice: Made) -> None:
    made = voice(missing)
    assert looked(qtbot, made) is VoiceState.NONE
    made.say("Nine!", 70)
    assert not is_running(made)


def test_one_that_does_not_answer_is_dead_and_left_alone(qtbot: QtBot, voice: Made) -> None:
    made = voice(never, SHORT)
    with qtbot.waitSignal(made.changed, timeout=PATIENCE):
        made.say("Nine!", 70)
    assert made.state is VoiceState.DEAD
    made.say("Ten!", 70)
    made.look()
    assert not is_running(made)


def test_it_can_be_closed_while_it_does_not_answer(voice: Made) -> None:
    made = voice(never)
    made.warm()
    made.close()
    assert not is_running(made)


def test_nothing_is_loaded_before_it_is_wanted() -> None:
    script = (
        "import sys; from quando_desktop.table.audio.text_to_speech import Voice; Voice(); "
        "print({'PySide6.QtTextToSpeech', 'multiprocessing'} & sys.modules.keys())"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"


# --- the engine ---------------------------------------------------------------------------------


def test_without_the_module_there_is_no_speech(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "PySide6.QtTextToSpeech", None)
    assert open_speech() is None


def test_an_engine_without_a_system_behind_it_is_not_taken(
    qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nor does Qt complain about it."""
    tried: list[str] = []

    class Unfit:
        def __init__(self, name: str) -> None:
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
    assert "en_US" in mock.languages()
    with qtbot.waitSignal(mock.speech.stateChanged):
        mock.say(("Nine", "en_US", 0.25))
    assert mock.speech.locale() == QLocale("en_US")
    assert mock.speech.volume() == 0.25
    mock.speech.stop()


def test_another_country_is_better_than_another_language(mock: QtEngine) -> None:
    assert "en_AU" not in mock.languages()
    mock.say(("Nine", "en_AU", 0.5))
    assert mock.speech.locale().language() == QLocale.Language.English
    mock.speech.stop()


def test_what_nobody_could_pronounce_is_not_said(mock: QtEngine) -> None:
    from PySide6.QtTextToSpeech import QTextToSpeech

    mock.say(("九", "ja_JP", 0.5))
    assert mock.speech.state() is QTextToSpeech.State.Ready
