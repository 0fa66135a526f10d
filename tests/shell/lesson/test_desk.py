"""Lessons in the window: left and gone on with, skipped, begun again, told to a screen reader."""

from __future__ import annotations

from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QRegion
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from quando_desktop.games import PLUGS
from quando_desktop.games.quando.table.scenery import PLAY
from quando_desktop.lessons.reader import Lessons
from quando_desktop.settings.settings import Language, Spoken
from quando_desktop.shell.home.page import HomePage
from quando_desktop.shell.keyboard.page import KeyboardPage
from quando_desktop.shell.keyboard.person import KeyButton
from quando_desktop.shell.kit.labels import Label
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.lesson import words
from quando_desktop.shell.window import window as window_module
from quando_desktop.shell.window.window import Window
from quando_desktop.table.guide.leading import is_line
from quando_desktop.table.pages.surface import Surface
from quando_desktop.table.parts.faces import names_of
from tests.shell.conftest import Start
from tests.shell.lesson.learner import FINGER, Learner

GAME, LESSON = "quando", "first_round"


@pytest.fixture
def window(start: Start) -> Window:
    return start()


def test_lesson_goes_on_where_it_was_left(qtbot: QtBot, window: Window) -> None:
    learner = Learner(qtbot, window, by_keys=False)
    window.lessons.begin(GAME, LESSON)
    for _ in range(3):
        learner.wait()
        learner.do()
    learner.wait()
    step, view = learner.guide.tutor.step.id, learner.guide.tutor.match.observe(0)
    QTest.keyClick(learner.page, Qt.Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), HomePage)
    assert window.session is None
    window.lessons.begin(GAME, LESSON)
    learner.wait()
    assert learner.guide.tutor.step.id == step
    assert learner.guide.tutor.match.observe(0) == view


def test_place_that_no_longer_exists_is_the_beginning(qtbot: QtBot, window: Window) -> None:
    window.lessons.learning.note("", GAME, LESSON, "a step of another version")
    window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    assert learner.guide.tutor.number == 0


def test_any_step_can_be_opened_and_skipped(qtbot: QtBot, window: Window) -> None:
    window.lessons.begin(GAME, LESSON, "first_pair")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    assert learner.guide.tutor.step.id == "first_pair"
    QTest.mouseClick(learner.guide.spotlight.bubble.skip, Qt.MouseButton.LeftButton)
    learner.wait()
    assert learner.guide.tutor.step.id == "first_hidden"


def test_next_lesson_follows_the_end(qtbot: QtBot, window: Window) -> None:
    window.lessons.begin(GAME, LESSON, "first_free")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    learner.guide.skip()
    assert window.lessons.is_done(GAME, LESSON)
    QTest.mouseClick(learner.guide.spotlight.bubble.go_on, Qt.MouseButton.LeftButton)
    learner.wait()
    assert learner.guide.tutor.lesson.id == "when"
    window.lessons.begin(GAME, LESSON)
    learner.wait()
    assert learner.guide.tutor.number == 0, "a lesson that is done begins again"


def test_other_language_goes_on_at_the_same_step(qtbot: QtBot, window: Window) -> None:
    window.lessons.begin(GAME, LESSON, "first_backs")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    english = learner.guide.tutor.step.words
    before = learner.guide
    window.program.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: learner.guide is not before)
    learner.wait()
    assert learner.guide.tutor.step.id == "first_backs"
    assert learner.guide.spotlight.bubble.said == learner.guide.tutor.step.words != english


def is_said(heard: list[str], words: str) -> bool:
    return any(words in each for each in heard)


def test_every_step_is_said(qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda _, text, **__: heard.append(text))
    monkeypatch.setattr(window_module, "answer", lambda _, text: heard.append(text))
    monkeypatch.setattr(window_module, "is_heard", lambda: True)
    window = start()
    window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, window, by_keys=True)
    for _ in range(2):
        # The others' turns would take as long as a voice needs for them.
        learner.wait()
        step = learner.guide.tutor.step
        whole = f"{step.title}. {step.words} {step.task}".strip()
        qtbot.waitUntil(partial(is_said, heard, whole), timeout=20_000)
        focused = learner.page.focusWidget()
        assert focused is not None
        assert focused.key in {each.key for each in learner.guide.lit_controls()}  # type: ignore[attr-defined]
        answer = learner.try_wrong()
        assert any(answer in each for each in heard)
        learner.do()


def test_free_play_is_told_though_others_begin(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    """To those, too, who want to hear little: at this table two others act first."""
    heard: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda _, text, **__: heard.append(text))
    monkeypatch.setattr(window_module, "is_heard", lambda: True)
    window = start()
    window.program.change(spoken=Spoken.MOMENTS, speech_rate=400)
    window.lessons.begin("quanto", "team", "team_free")
    learner = Learner(qtbot, window, by_keys=True)
    learner.wait()
    step = learner.guide.tutor.step
    qtbot.waitUntil(partial(is_said, heard, f"{step.words} {step.task}"), timeout=20_000)


@pytest.mark.parametrize(
    ("lesson", "step", "keys"),
    [
        ("special", "special_joker", (Qt.Key.Key_Return, Qt.Key.Key_J, Qt.Key.Key_Return)),
        ("team", "team_offer", (Qt.Key.Key_O, Qt.Key.Key_Return, Qt.Key.Key_Return)),
    ],
)
def test_keys_that_are_named_do_the_step(
    qtbot: QtBot,
    start: Start,
    monkeypatch: pytest.MonkeyPatch,
    lesson: str,
    step: str,
    keys: tuple[Qt.Key, ...],
) -> None:
    monkeypatch.setattr(window_module, "is_heard", lambda: True)
    window = start()
    window.lessons.begin("quanto", lesson, step)
    learner = Learner(qtbot, window, by_keys=True)
    learner.wait()
    first = learner.guide
    at = first.tutor.number
    for key in keys:
        here = learner.page.focusWidget()
        assert here is not None
        QTest.qWait(FINGER)
        QTest.keyClick(here, key)
    qtbot.waitUntil(lambda: learner.guide is not first or first.tutor.number != at)


def test_the_step_can_be_asked_for_and_read(qtbot: QtBot, start: Start) -> None:
    """H says it again after an answer to a wrong try; the table in words begins with it."""
    window = start()
    window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    step, bubble = learner.guide.tutor.step, learner.guide.spotlight.bubble
    assert learner.try_wrong() != step.words
    QTest.keyClick(learner.page, Qt.Key.Key_H)
    assert bubble.said == step.words
    first = learner.page.in_words()[0]  # type: ignore[attr-defined]
    assert f"{step.words} {step.task}" in first.words


def test_the_last_words_of_a_live_lesson_are_its_own(
    qtbot: QtBot, start: Start, monkeypatch: pytest.MonkeyPatch
) -> None:
    heard: list[str] = []
    monkeypatch.setattr(window_module, "announce", lambda _, text, **__: heard.append(text))
    window = start()
    window.lessons.begin("seven_ate_nine", "plus_minus")
    learner = Learner(qtbot, window, by_keys=True)
    learner.wait()
    heard.clear()
    for key in (Qt.Key.Key_F6, Qt.Key.Key_F7, Qt.Key.Key_F8):
        QTest.keyClick(learner.page, key)
    points, step, again = heard
    assert again == step != points


def test_damaged_lesson_is_left_out_and_told(
    window: Window, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    found = PLUGS[GAME].lessons()
    assert found is not None
    (tmp_path / "lessons.en.md").write_text("# Nothing of use\n", encoding="utf-8")
    script = found.classroom(found.all()[0]).script
    broken = Lessons(GAME, tmp_path, lambda: script)
    monkeypatch.setattr(type(PLUGS[GAME]), "lessons", lambda _: broken)
    assert not window.lessons.begin(GAME, LESSON)
    (dialog,) = window.stack.findChildren(Overlay)
    texts = [label.text() for label in dialog.findChildren(Label)]
    assert any(words.left_out(1) in text for text in texts)


def test_what_is_lit_next_is_painted_without_the_veil(
    qtbot: QtBot, window: Window, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Even if nothing at the table changes between two steps: whether Qt paints there of itself
    depends on the platform."""
    painted: list[QRegion] = []
    monkeypatch.setattr(Surface, "paint_again", lambda _, region: painted.append(region))
    window.lessons.begin(GAME, LESSON, "first_final")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    painted.clear()
    learner.do()
    learner.wait()
    (lit,) = learner.guide.spotlight.lit
    assert any(each.contains(lit.center()) for each in painted)


def test_a_wrong_side_and_a_card_have_their_own_answers(qtbot: QtBot, window: Window) -> None:
    learner = Learner(qtbot, window, by_keys=False)
    for game, lesson, step, key in (
        (GAME, LESSON, "first_shown", "hidden"),
        ("seven_ate_nine", "plus_minus", "plus_first", ("own", 0, 2)),
    ):
        window.lessons.begin(game, lesson, step)
        learner.wait()
        page, tutor = learner.page, learner.guide.tutor
        (control,) = (each for each in page.controls if each.key == key)  # type: ignore[attr-defined]
        learner.click(page.place_of(control).center())  # type: ignore[attr-defined]
        said = learner.guide.spotlight.bubble.said
        assert said == tutor.answer(tutor.step.wrong[0].tried) != tutor.answer()


def test_half_of_a_pair_has_its_own_answer(qtbot: QtBot, window: Window) -> None:
    """Also to whoever clicks on what would play it; the card stays chosen."""
    window.lessons.begin(GAME, LESSON, "first_pair")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    learner.click(learner.page.place_of(learner.first()).center())  # type: ignore[attr-defined]
    controls = learner.page.controls  # type: ignore[attr-defined]
    (play,) = (each for each in controls if each.key == PLAY)
    learner.click(learner.page.place_of(play).center())  # type: ignore[attr-defined]
    assert learner.guide.spotlight.bubble.said == learner.guide.tutor.step.answer("play 9")
    assert sum(each.is_on for each in learner.guide.lit_controls()) == 1
    learner.do()
    learner.wait()
    assert learner.guide.tutor.step.id == "first_hidden"


def test_a_knock_let_go_of_too_early_is_answered(qtbot: QtBot, window: Window) -> None:
    window.lessons.begin(GAME, "when", "when_knock")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    learner.click(learner.page.place_of(learner.first()).center())  # type: ignore[attr-defined]
    assert learner.guide.spotlight.bubble.said == words.hold_longer()


def test_the_end_leaves_the_scores_to_be_seen(qtbot: QtBot, window: Window) -> None:
    window.resize(1440, 900)
    window.lessons.begin(GAME, "when", "when_won")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    learner.guide._end()
    light, page = learner.guide.spotlight, learner.page
    assert isinstance(page, Surface)
    lines = [page.place_of(each) for each in page.controls if is_line(each)]
    assert lines
    assert not any(each.intersects(light.bubble.geometry()) for each in lines)
    assert light.hint.isHidden(), "there is nothing more to ask"
    assert any(frame.contains(each) for frame in light.lit for each in lines), "the own line is lit"
    assert light.bubble.said.startswith(learner.guide.tutor.lesson.steps[-1].praise)


def test_no_arrow_answers_a_question(qtbot: QtBot, window: Window) -> None:
    window.resize(1440, 900)
    learner = Learner(qtbot, window, by_keys=False)
    for step, points in (("reading_play", True), ("reading_knock", False)):
        window.lessons.begin(GAME, "reading", step)
        learner.wait()
        assert (learner.guide.spotlight._arrow is not None) is points


def test_the_bar_keeps_off_the_heads(qtbot: QtBot, window: Window) -> None:
    window.resize(1440, 900)
    learner = Learner(qtbot, window, by_keys=False)
    for lesson in (LESSON, "reading"):
        window.lessons.begin(GAME, lesson)
        learner.wait()
        bar = learner.guide.spotlight.progress.geometry()
        heads = [each for each in learner.page.things() if each.width() > 100]  # type: ignore[attr-defined]
        inner = [each.adjusted(each.width() // 7, 0, 0, 0) for each in heads]
        assert inner
        assert not any(each.intersects(bar) for each in inner)


def test_only_the_guide_says_what_to_do(qtbot: QtBot, window: Window) -> None:
    window.lessons.begin(GAME, LESSON)
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    pieces = learner.page._scene.tableau  # type: ignore[attr-defined]
    assert "state" not in [each.key for each in pieces.pieces]
    window.lessons.begin(GAME, "when", "when_free")
    learner.wait()
    pieces = learner.page._scene.tableau  # type: ignore[attr-defined]
    assert "state" in [each.key for each in pieces.pieces], "who plays freely is told by the table"


def test_the_bubble_keeps_off_what_the_table_says_in_free_play(
    qtbot: QtBot, window: Window
) -> None:
    window.resize(1440, 900)
    window.lessons.begin(GAME, "when", "when_free")
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    page = learner.page
    assert isinstance(page, Surface)
    bubble = learner.guide.spotlight.bubble.geometry()
    assert not [each for each in page.things() if each.intersects(bubble)]


def test_no_frame_lies_on_words_beside_what_is_lit(qtbot: QtBot, window: Window) -> None:
    window.resize(1440, 900)
    learner = Learner(qtbot, window, by_keys=False)
    for lesson, step in ((LESSON, "first_single"), (LESSON, "first_pair"), ("when", "when_knock")):
        window.lessons.begin(GAME, lesson, step)
        learner.wait()
        page = learner.page
        assert isinstance(page, Surface)
        words = [each for each in page.things() if each.height() <= 40]
        (frame,) = learner.guide.spotlight.lit
        assert not any(each.intersects(frame) for each in words), step
        lit = [page.place_of(each) for each in learner.guide.lit_controls()]
        assert all(frame.contains(each) for each in lit), step


def test_the_keyboard_test_calls_people_as_the_table_does(window: Window) -> None:
    window.lessons.begin("seven_ate_nine", "keyboard")
    page = window.stack.currentWidget()
    assert isinstance(page, KeyboardPage)
    tested = {each.accessibleName().split(",")[0] for each in page.findChildren(KeyButton)}
    page.play.click()
    assert window.session is not None
    assert tested == {*names_of(window.session.match.players)}
