"""Every lesson is taken to its end in the window: by mouse and by keys, in both languages, in a
window of every kind, with a wrong try at every step."""

from __future__ import annotations

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.controller.clock import HurriedClock
from quando_desktop.games import PLUGS
from quando_desktop.lessons.lesson import LIMIT, WaitFor
from quando_desktop.settings.settings import Language
from quando_desktop.table.paint.style import Style
from tests.shell.conftest import Start
from tests.shell.lesson.elsewhere import Elsewhere
from tests.shell.lesson.learner import WAITS, Learner

EVERY = [
    (game, lesson.id)
    for game, plug in PLUGS.items()
    if (lessons := plug.lessons()) is not None
    for lesson in lessons.all()
]
MOUSE, KEYS = False, True
WAYS = [
    *((*each, Language.ENGLISH, MOUSE, (1024, 640)) for each in EVERY),
    *((*each, Language.GERMAN, KEYS, (640, 400)) for each in EVERY),
    *((*each, Language.GERMAN, MOUSE, (1440, 900)) for each in EVERY[::4]),
    *((*each, Language.ENGLISH, KEYS, (1440, 900)) for each in EVERY[2::4]),
]
"""Both languages have the same steps, so not every way is gone in each."""


@pytest.fixture(scope="module")
def elsewhere(qapp: QApplication) -> Elsewhere:
    return Elsewhere(Style(resources.folder()))


@pytest.mark.parametrize(("game", "lesson", "language", "by_keys", "size"), WAYS)
def test_lesson_can_be_taken_to_its_end(
    qtbot: QtBot,
    start: Start,
    game: str,
    lesson: str,
    language: Language,
    by_keys: bool,
    size: tuple[int, int],
    elsewhere: Elsewhere,
) -> None:
    window = start(language=language)
    window.resize(*size)
    window.program.live_clock = HurriedClock(4.0, window)
    window.program.change(keyboard_tested=2)
    assert window.lessons.begin(game, lesson)
    learner = Learner(qtbot, window, by_keys=by_keys)
    said: set[str] = set()
    complaints: list[str] = []
    in_all_windows = size != (1440, 900)
    # Places are looked at in each window; those of the usual size are painted, too.
    window.setUpdatesEnabled(not in_all_windows)
    while True:
        learner.wait()
        step = learner.guide.tutor.step
        assert step.id not in said
        said.add(step.id)
        assert step.length <= LIMIT
        if in_all_windows:
            complaints += elsewhere.complaints(learner.guide, learner.page.table)  # type: ignore[attr-defined]
        if step.wait.kind is WaitFor.FREE:
            break
        assert not learner.covered(), f"the bubble of {step.id} covers what it speaks of"
        number = learner.guide.tutor.number
        assert learner.try_wrong() in (learner.guide.tutor.answer(), step.words)
        assert learner.guide.tutor.number == number, "a wrong try is no step"
        assert not learner.covered(), f"the answer at {step.id} covers what it speaks of"
        learner.do()
    assert not complaints, "\n".join(complaints)
    assert len(said) == len(learner.guide.tutor.lesson.steps)
    assert not window.lessons.is_done(game, lesson)
    learner.guide.skip()
    assert window.lessons.is_done(game, lesson)
    assert window.lessons.reached(game, lesson) is None
    assert not window.program.saves.unfinished()
    assert not window.program.saves.finished()


@pytest.mark.parametrize(
    ("game", "lesson"), [next(each for each in EVERY if each[0] == game) for game in PLUGS]
)
def test_free_play_leads_to_the_end(qtbot: QtBot, start: Start, game: str, lesson: str) -> None:
    """Somebody plays anything that the rules allow until it is over."""
    window = start()
    window.program.live_clock = HurriedClock(40.0, window)
    window.program.change(keyboard_tested=2)
    lessons = PLUGS[game].lessons()
    assert lessons is not None
    (last,) = (each.steps[-1] for each in lessons.all() if each.id == lesson)
    assert window.lessons.begin(game, lesson, last.id)
    learner = Learner(qtbot, window, by_keys=False)
    learner.wait()
    guide = learner.guide
    assert guide.tutor.is_free
    qtbot.waitUntil(lambda: learner.play_on() and guide.is_over, timeout=WAITS)
    assert guide.spotlight.bubble.isVisible()
    assert guide.spotlight.bubble.go_on.isVisible()
    assert window.lessons.is_done(game, lesson), "the tick"
