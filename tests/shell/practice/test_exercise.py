"""An exercise at the real table: asked, answered by mouse, by keys and at the table, told with its
chances, and no more told than the seat may know."""

from __future__ import annotations

from datetime import date
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from quando_desktop import resources
from quando_desktop.disk.practice.practised import PlayedDay
from quando_desktop.engine.chance import Chance
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.quanto.rules.actions import Capture
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.practice.exercise import Exercise, Store, write
from quando_desktop.settings.settings import Language
from quando_desktop.shell.learn.page import LearnPage
from quando_desktop.shell.practice.guide import ExerciseGuide
from quando_desktop.shell.practice.ladder_page import LadderPage
from quando_desktop.shell.practice.library import OWNER
from quando_desktop.shell.practice.page import PracticePage
from quando_desktop.shell.practice.position import Position
from quando_desktop.shell.window.window import Window
from quando_desktop.table.parts.scenery import own
from tests.practice.exercises import TURN_GAMES
from tests.shell.conftest import Start
from tests.shell.widgets import turn_session

LEFT = Qt.MouseButton.LeftButton
DAY = date(2026, 11, 18)


def open_kind(window: Window, game: str, kind: str) -> ExerciseGuide:
    window.practice.open(game, kind)
    guide = window.practice.guide
    assert guide is not None
    return guide


def first(game: str, kind: str) -> Exercise:
    store = Store.open(resources.folder() / "practice" / f"{game}.jsonl")
    return store.of_kind(kind)[0]


def press(key: Qt.Key) -> None:
    here = QApplication.focusWidget()
    assert here is not None
    QTest.keyClick(here, key)


def test_a_whole_exercise_by_mouse(start: Start) -> None:
    window = start()
    guide = open_kind(window, "quando", "knock")
    strip, best = guide.strip, guide.position.labels()[0]
    assert window.is_at_table
    assert strip.question == "Knock, or play on?"
    assert {tile.text() for tile in strip.tiles} == {"Knock", "Play on"}
    wrong = next(tile for tile in strip.tiles if tile.text() != best)
    QTest.mouseClick(wrong, LEFT)
    assert guide.is_told
    assert strip.question == "There is something better."
    assert strip.said.startswith("Olive would ")
    choices = guide.position.exercise.choices
    told = {tile.text(): tile.told for tile in strip.tiles if tile.told is not None}
    assert [told[best].worth, told[wrong.text()].worth] == [each.worth for each in choices]
    assert (told[best].best, told[wrong.text()].chosen) == (True, True)
    QTest.mouseClick(strip.again, LEFT)
    assert not guide.is_told
    right = next(tile for tile in strip.tiles if tile.text() == best)
    QTest.mouseClick(right, LEFT)
    assert strip.question == "Right!"
    standing = window.practice.library.practised.standing(OWNER, "quando", "knock")
    assert (standing.answers, standing.right) == (1, 0)
    QTest.mouseClick(strip.go_on, LEFT)
    after = window.practice.guide
    assert after is not None
    assert after.position.exercise.id != guide.position.exercise.id
    QTest.mouseClick(after.strip.leave, LEFT)
    assert isinstance(window.stack.currentWidget(), PracticePage)


def test_a_whole_exercise_by_keys(start: Start) -> None:
    window = start()
    guide = open_kind(window, "quando", "side")
    assert guide.strip.tiles[0].hasFocus()
    assert guide.strip.tiles[1].text() == "Turn it over"
    press(Qt.Key.Key_Right)
    assert guide.strip.tiles[1].hasFocus()
    press(Qt.Key.Key_Return)
    assert guide.is_told
    press(Qt.Key.Key_Return)
    after = window.practice.guide
    assert after is not None
    assert after is not guide
    press(Qt.Key.Key_1)
    assert after.is_told
    press(Qt.Key.Key_Escape)
    assert isinstance(window.stack.currentWidget(), PracticePage)
    press(Qt.Key.Key_Escape)
    assert window.session is None


def test_an_answer_can_be_given_at_the_table(start: Start) -> None:
    """What is played there counts as an answer, and nothing of the match changes."""
    window = start()
    guide = open_kind(window, "quanto", "sum")
    position = guide.position
    moves, session = len(position.match.rounds[-1].moves), turn_session(window)
    assert not guide.strip.tiles
    session.page.submit(position.actions[0])
    assert guide.is_told
    assert guide.strip.question == "Right!"
    assert [tile.text() for tile in guide.strip.tiles] == [*position.labels()]
    for tile, spoken in zip(guide.strip.tiles, position.spoken(), strict=True):
        assert tile.accessibleName().startswith(f"{spoken}: ")
        assert tile.accessibleName() in guide.words
        assert "+" not in spoken
    assert len(position.match.rounds[-1].moves) == moves
    guide.ask()
    session.page.submit(position.actions[-1])
    assert guide.strip.question == "There is something better."
    assert guide.strip.tiles[-1].told is not None
    assert guide.strip.tiles[-1].told.chosen
    guide.ask()
    QTest.mouseClick(guide.strip.show_answer, LEFT)
    assert guide.is_told
    assert guide.strip.question == "Here is the answer.", "nobody has tried anything"
    assert not any(tile.told and tile.told.chosen for tile in guide.strip.tiles)


@pytest.mark.parametrize("kind", ["sum", "largest"])
def test_the_table_finds_no_sum_for_whoever_is_to_find_it(start: Start, kind: str) -> None:
    """Not even where it shows sums to everybody in a match."""
    window = start()
    guide = open_kind(window, "quanto", kind)
    session, position = turn_session(window), guide.position
    best, view = position.actions[0], position.view
    assert isinstance(best, Capture)
    assert isinstance(view, QuantoView)
    card = next(each.card for each in view.hand if each.kind == best.card)
    session.page._press(own(card))
    lit = {each.key for each in session.page.controls if each.is_on}
    assert lit == {own(card)}, "no card of the display is chosen with it"
    assert window.program.settings.of("", SUM_AID) is SumAid.SHOWN, "matches are as before"


def test_neither_hint_nor_undo_is_at_hand(start: Start) -> None:
    window = start()
    open_kind(window, "quando", "set")
    session = turn_session(window)
    for key in (Qt.Key.Key_H, Qt.Key.Key_Backspace):
        QTest.keyClick(session.page, key)
    assert session.page.table is not None
    assert not session.page.table.hints.is_shown
    names = {control.key for control in session.page.controls}
    assert not names & {"hint", "undo"}


@pytest.mark.parametrize("game", TURN_GAMES)
def test_hidden_cards_change_nothing_that_is_shown_or_said(game: str) -> None:
    """Another world that the seat takes for the same: the same labels and the same sentence."""
    practising = PLUGS[game].practice()
    assert practising is not None
    for kind in practising.kinds():
        position = Position.of(first(game, kind.id), "")
        for truth in other_worlds(position):
            view = truth.observe(position.exercise.seat)
            changed = position._replace(view=view)
            assert changed.labels() == position.labels()
            assert changed.spoken() == position.spoken()
            assert changed.why("Olive") == position.why("Olive")


def other_worlds(position: Position) -> list[Any]:
    game = position.match.game
    return [game.sample(position.view, Chance(seed)) for seed in range(3)]


def test_another_language_is_spoken_at_once(start: Start, qtbot: QtBot) -> None:
    window = start()
    guide = open_kind(window, "quando", "knock")
    window.program.change(language=Language.GERMAN)
    qtbot.waitUntil(lambda: guide.strip.question == "Klopfen oder weiter?")
    assert {tile.text() for tile in guide.strip.tiles} == {"Klopfen", "Nicht klopfen"}
    guide.strip.tiles[0].click()
    assert guide.strip.said.startswith("Olive würde ")
    window.program.change(language=Language.ENGLISH)
    qtbot.waitUntil(lambda: guide.strip.said.startswith("Olive would "))


@pytest.mark.parametrize("size", [(640, 400), (1024, 640), (1440, 900)])
def test_everything_has_room(start: Start, size: tuple[int, int]) -> None:
    window = start()
    window.resize(*size)
    for game, kind in (("quando", "set"), ("quanto", "largest")):
        guide = open_kind(window, game, kind)
        guide.strip.showAsked.emit() if not guide.strip.tiles else guide.strip.tiles[0].click()
        strip, session = guide.strip, turn_session(window)
        assert strip.height() >= strip.height_at(strip.width())
        assert strip.geometry().bottom() == session.page.rect().bottom()
        assert strip.height() < window.height() * 0.4
        for tile in strip.tiles:
            assert strip.rect().contains(tile.geometry())


@pytest.mark.parametrize("size", [(640, 400), (1024, 640)])
def test_the_calendar_needs_no_scrolling_sideways(start: Start, size: tuple[int, int]) -> None:
    window = start()
    window.resize(*size)
    window.practice.open("quando")
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    QApplication.processEvents()
    assert page.view.content.width() <= page.view.viewport().width()
    days = page.calendar.days
    assert not any(one.geometry().intersects(next.geometry()) for one, next in pairwise(days))


# ------------------------------------------------------------------------ the days


def test_the_puzzle_of_the_day_is_kept_with_its_first_answer(start: Start) -> None:
    window = start()
    practice = window.practice
    practice.library.today = lambda: DAY
    assert not practice.today("quando")
    assert practice.streak("quando") == 0
    practice.open_day("quando")
    guide = practice.guide
    assert guide is not None
    guide.begun = DAY
    session = turn_session(window)
    session.page.submit(guide.position.actions[0])
    assert practice.today("quando")
    assert practice.streak("quando") == 1
    practice.leave()
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert "solved" in page.calendar.days[DAY.day - 1].accessibleName()
    practice.open_day("quando", date(2026, 11, 3))
    assert practice.guide is not None
    session = turn_session(window)
    session.page.submit(practice.guide.position.actions[1])
    days = practice.library.practised.days(OWNER, "quando")
    assert days[date(2026, 11, 3)] == PlayedDay(solved=False, in_time=False)
    assert practice.streak("quando") == 1


def test_it_is_the_same_for_everybody_and_none_is_thought_out(start: Start) -> None:
    window = start()
    window.practice.library.today = lambda: DAY
    window.practice.open_day("quanto", DAY)
    guide = window.practice.guide
    assert guide is not None
    expected = window.practice.library.puzzle("quanto", DAY)
    assert guide.position.exercise == expected


def test_the_keys_come_back_to_the_tile_of_what_is_left(start: Start, qtbot: QtBot) -> None:
    window = start()
    practice = window.practice
    practice.library.today = lambda: DAY
    window.pages.show_learn("quando")
    learn = window.stack.currentWidget()
    assert isinstance(learn, LearnPage)
    learn.practice.click()
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert window.focusWidget() is page.play
    page.cards[1].click()
    press(Qt.Key.Key_1)
    press(Qt.Key.Key_Return)
    practice.leave()
    assert window.focusWidget() is page.cards[1]
    page.calendar.earlier.click()
    qtbot.waitUntil(page.calendar.days[4].isVisible)
    page.calendar.days[4].click()
    practice.leave()
    assert window.focusWidget() is page.calendar.days[4]
    assert page.calendar.days[4].day == date(2026, 10, 5)
    page.play.click()
    practice.leave()
    assert window.focusWidget() is page.play
    page.left.emit()
    assert window.focusWidget() is learn.practice
    learn.show_game("seven_ate_nine")
    learn.practice.click()
    page.cards[0].click()
    ladder = window.stack.currentWidget()
    assert isinstance(ladder, LadderPage)
    ladder.left.emit()
    assert window.focusWidget() is page.cards[0]
    page.left.emit()
    learn.show_game("quando")
    learn.day.click()
    practice.leave()
    assert window.focusWidget() is page.play, "it stands for the day here"
    assert page.calendar.days[4].day == date(2026, 11, 5)
    page.left.emit()
    assert window.focusWidget() is learn.day


def test_a_day_to_come_has_no_puzzle_yet(start: Start) -> None:
    window = start()
    window.practice.library.today = lambda: DAY
    window.practice.open_day("quando", date(2026, 11, 19))
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert [each.isEnabled() for each in page.calendar.days].count(True) == DAY.day
    page.calendar.earlier.click()
    assert all(each.isEnabled() for each in page.calendar.days)
    assert len(page.calendar.days) == 31


# ----------------------------------------------------------------- what bad input gets


def stored(window: Window, folder: Path, lines: list[str]) -> None:
    """Puts another store in the place of the program's own."""
    library = window.practice.library
    (folder / "quando.jsonl").write_text("".join(f"{line}\n" for line in lines), encoding="utf-8")
    library.folder = folder


def test_a_damaged_exercise_is_left_out_and_one_sentence_says_so(
    start: Start, tmp_path: Path
) -> None:
    window = start()
    good, broken = first("quando", "set"), first("quando", "knock")
    rounds = broken.position["rounds"]
    twice = rounds[0]["actions"] + rounds[0]["actions"][-1:]
    bad = broken._replace(
        kind="set", position=broken.position | {"rounds": [rounds[0] | {"actions": twice}]}
    )
    stored(window, tmp_path, [write(good), write(bad), "nonsense"])
    window.practice.open("quando")
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert page.note == "1 exercise is damaged and has been left out."
    for _ in range(3):
        guide = open_kind(window, "quando", "set")
        assert guide.position.exercise.id == good.id
        guide.strip.tiles[0].click()
    window.practice.leave()
    assert page.note in (
        "1 exercise is damaged and has been left out.",
        "2 exercises are damaged and have been left out.",
    )


@pytest.mark.parametrize("there", [False, True])
def test_a_store_that_is_missing_is_told(start: Start, tmp_path: Path, there: bool) -> None:
    """So is one of which nothing can be used."""
    window = start()
    window.practice.library.folder = tmp_path / "nowhere"
    if there:
        stored(window, tmp_path, ["nonsense"])
    window.practice.open_day("quando")
    page = window.stack.currentWidget()
    assert isinstance(page, PracticePage)
    assert page.note == "The exercises are missing; installing the program again helps."
    assert not any(card.isEnabled() for card in page.cards)


def test_kinds_are_told_for_every_game(start: Start) -> None:
    window = start()
    for game in GAMES:
        kinds = window.practice.kinds(game)
        assert kinds
        assert all(title and line for _, title, line in kinds)
        assert window.practice.has_puzzle(game) is (game in TURN_GAMES)
