"""Own moments in the window: how many are due, asked at the real table, told with what was done
then, thrown out; and nothing that the seat did not know then."""

from __future__ import annotations

from datetime import date, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop.disk.practice.box import RetryBox
from quando_desktop.disk.practice.taking import take
from quando_desktop.settings import people
from quando_desktop.settings.settings import Language
from quando_desktop.shell.practice.moment_guide import MomentGuide
from quando_desktop.shell.practice.page import PracticePage
from quando_desktop.shell.practice.position import Position
from quando_desktop.shell.window.window import Window
from tests.analysis.matches import SMALL, twin
from tests.practice.own_moments import costly, played
from tests.shell.conftest import Start
from tests.shell.widgets import turn_session

DAY = date(2026, 11, 18)
EVERY_GAME = pytest.mark.parametrize("game", SMALL)


def opened(window: Window, game: str, count: int = 1, person: str = "") -> PracticePage:
    """The page of practice, a day after so many moments were found."""
    box = window.practice.library.box
    box.today = lambda: DAY - timedelta(1)
    take(box, person, played(game), costly(played(game), count))
    box.today = lambda: DAY
    window.practice.open(game)
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    return page


def asked(window: Window) -> MomentGuide:
    guide = window.practice.guide
    assert isinstance(guide, MomentGuide)
    return guide


def waiting(window: Window, game: str) -> list[tuple[date, int]]:
    """What the file says, read anew."""
    box = RetryBox(window.program.folder)
    return [(each.due, each.solved) for each in box.waiting("", game)]


def press(key: Qt.Key) -> None:
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClick(here, key)


@EVERY_GAME
def test_a_moment_is_asked_and_tells_what_was_done(start: Start, game: str) -> None:
    window = start()
    page = opened(window, game, 2)
    (card,) = page.own
    assert "2 due now, 2 in all" in card.accessibleName()
    card.click()
    guide = asked(window)
    strip, labels = guide.strip, guide.position.labels()
    assert strip.question == "What do you do here?"
    assert {tile.text() for tile in strip.tiles} == {*labels}
    next(tile for tile in strip.tiles if tile.text() == labels[2]).click()
    assert strip.question == "There is something better."
    assert strip.said.startswith("Olive would ")
    assert f"In the match it was “{labels[2]}”, which cost 20 points of chance." in strip.said
    assert strip.said.endswith("It comes back on 19 November.")
    assert [tile.told.worth for tile in strip.tiles if tile.told and tile.told.best] == [0.5]
    assert (DAY + timedelta(1), 0) in waiting(window, game)
    strip.go_on.click()
    again = asked(window)
    assert again is not guide
    window.practice.leave()
    assert "1 due now, 2 in all" in page.own[0].accessibleName()


def test_it_is_done_when_it_was_solved_twice(start: Start) -> None:
    window = start()
    box = window.practice.library.box
    opened(window, "quando").own[0].click()
    submit(window, 0)
    assert asked(window).strip.question == "Right!"
    assert asked(window).strip.said.endswith("It comes back on 25 November.")
    assert waiting(window, "quando") == [(DAY + timedelta(7), 1)]
    asked(window).strip.go_on.click()
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert "None due before 25 November, 1 in all" in page.own[0].accessibleName()
    assert not page.own[0].isEnabled()
    box.today = lambda: DAY + timedelta(7)
    window.practice.open_moment("quando", "")
    submit(window, 1)
    assert asked(window).strip.question == "Right: nothing else is clearly better."
    assert asked(window).strip.said.endswith("Solved twice: it does not come back.")
    assert not waiting(window, "quando")


def submit(window: Window, choice: int) -> None:
    turn_session(window).page.submit(asked(window).position.actions[choice])


def test_one_may_throw_it_out_and_think_better_of_it(start: Start) -> None:
    window = start()
    opened(window, "quando").own[0].click()
    strip = asked(window).strip
    assert strip.throw_out.isVisibleTo(strip)
    strip.throw_out.click()
    assert strip.throw_out.text() == "Put it back"
    assert strip.said == "Thrown out: it does not come back."
    assert not waiting(window, "quando")
    submit(window, 0)
    assert not waiting(window, "quando")
    strip.throw_out.click()
    assert waiting(window, "quando") == [(DAY + timedelta(7), 1)]
    strip.throw_out.click()
    strip.go_on.click()
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert "None yet" in page.own[0].accessibleName()


def test_by_keys_alone(start: Start) -> None:
    window = start()
    page = opened(window, "quanto")
    page.own[0].setFocus(Qt.FocusReason.TabFocusReason)
    press(Qt.Key.Key_Space)
    guide = asked(window)
    assert guide.strip.tiles[0].hasFocus()
    press(Qt.Key.Key_3)
    assert guide.is_told
    press(Qt.Key.Key_Tab)
    press(Qt.Key.Key_Tab)
    assert guide.strip.throw_out.hasFocus()
    press(Qt.Key.Key_Space)
    assert not waiting(window, "quanto")
    press(Qt.Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), PracticePage)


def test_everybody_has_their_own(start: Start) -> None:
    window = start()
    window.program.change(people=people.add(window.program.settings, "Maria").people)
    page = opened(window, "quando", person="maria")
    assert [card.isEnabled() for card in page.own] == [False, True]
    assert page.own[1].accessibleName().startswith("Moments of Maria.")
    page.own[1].click()
    assert asked(window).position.match.players[0].name == "Maria"
    assert waiting(window, "quando") == []


@EVERY_GAME
def test_hidden_cards_change_nothing_that_is_shown_or_said(start: Start, game: str) -> None:
    """The same match but for what the seat could not know: the same table and the same words."""
    found = []
    for match in (played(game), twin(played(game))):
        box = start().practice.library.box
        box.today = lambda: DAY
        take(box, "", match, costly(match, 3))
        moments = box.waiting("", game)
        assert len(moments) == 3
        for each in moments:
            box.throw_out("", each)
        positions = [Position.of(each.exercise, "") for each in moments]
        found.append([(p.view, p.labels(), p.why("Olive"), p.in_table_order()) for p in positions])
    assert found[0] == found[1]


def test_a_moment_that_does_not_hold_is_left_out(start: Start) -> None:
    window = start()
    page = opened(window, "quando", 2)
    box = window.practice.library.box
    first = box.next("", "quando")
    assert first is not None
    last = first.exercise.position["rounds"][-1]
    actions = [*last["actions"], {"player": 0, "do": "draw", "side": "shown"}]
    rounds = [*first.exercise.position["rounds"][:-1], last | {"actions": actions * 2}]
    position = first.exercise.position | {"rounds": rounds}
    box.keep("", first._replace(exercise=first.exercise._replace(position=position)))
    page.own[0].click()
    assert asked(window).position.exercise.id != first.id
    window.practice.leave()
    assert page.note == "1 exercise is damaged and has been left out."
    assert len(waiting(window, "quando")) == 1


def test_another_language_is_spoken_at_once(start: Start, qtbot: QtBot) -> None:
    window = start()
    opened(window, "quando").own[0].click()
    strip = asked(window).strip
    submit(window, 2)
    window.program.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: strip.throw_out.text() == "Aussortieren")
    assert strip.question == "Es gibt etwas Besseres."
    assert strip.said.endswith("Er kommt am 19. November wieder.")


@pytest.mark.parametrize("size", [(640, 400), (1024, 640)])
def test_everything_has_room(start: Start, size: tuple[int, int]) -> None:
    window = start()
    window.resize(*size)
    for game in SMALL:
        opened(window, game).own[0].click()
        submit(window, 2)
        strip = asked(window).strip
        assert strip.height() < window.height() * 0.5
        for part in (*strip.tiles, strip.throw_out, strip.leave):
            assert strip.rect().contains(part.geometry())


def test_a_damaged_file_is_one_sentence_and_goes_on(start: Start, tmp_path: Path) -> None:
    (tmp_path / "data").mkdir()
    (tmp_path / "data" / "moments.jsonl").write_text("nonsense\n", encoding="utf-8")
    window = start()
    page = opened(window, "quando")
    assert page.own[0].isEnabled()
    problem = window.practice.library.box.problem
    assert problem is not None
    assert problem.kept is not None
    assert problem.kept.read_text(encoding="utf-8") == "nonsense\n"
