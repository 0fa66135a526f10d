"""The speed ladder in the window: by mouse, by keys, with and without a clock."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.practice.ladder import CARDS, SLIPS, seconds
from quando_desktop.shell.practice import ladder_words as words
from quando_desktop.shell.practice.ladder_page import LadderPage
from quando_desktop.shell.practice.library import OWNER
from quando_desktop.shell.window.window import Window
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start

GAME = "seven_ate_nine"


def climbing(window: Window, clock: FakeClock, *, timed: bool = True) -> LadderPage:
    window.program.live_clock = clock
    window.practice.open(GAME, "ladder")
    page = window.stack.currentWidget()
    assert isinstance(page, LadderPage)
    page.timed.setChecked(timed)
    QTest.keyClick(page.start, Qt.Key.Key_Return)
    return page


def play(page: LadderPage, *, right: bool, by_key: bool = False) -> None:
    rung = page.rung
    assert rung is not None
    place = next(each for each in range(4) if rung.fits(each) is right)
    if by_key:
        QTest.keyClick(page, Qt.Key(Qt.Key.Key_1 + place))
    else:
        QTest.mouseClick(page.cards[place], Qt.MouseButton.LeftButton)


def test_a_climb_ends_where_one_cannot_follow_and_the_best_is_kept(start: Start) -> None:
    window, clock = start(), FakeClock()
    page = climbing(window, clock)
    for number in range(2 * CARDS):
        play(page, right=True, by_key=number % 2 == 0)
    assert page.climb is not None
    assert page.climb.rung == 3
    began = clock.now()
    clock.run()
    assert page.climb.is_over
    assert clock.now() - began == pytest.approx(SLIPS * seconds(3), abs=0.2)
    assert page.start.isVisible()
    practised = window.practice.library.practised
    assert practised.best(OWNER, GAME, "ladder") == 2
    QTest.keyClick(page, Qt.Key.Key_Escape)
    assert practised.best(OWNER, GAME, "ladder calm") == 0


def test_whoever_listens_is_told_how_it_goes(start: Start) -> None:
    window = start()
    window.practice.open(GAME, "ladder")
    page = window.stack.currentWidget()
    assert isinstance(page, LadderPage)
    told = page.start.accessibleDescription()
    assert told.startswith("Play a card that fits on the pile.")
    assert told.endswith("The keys 1 to 4 play your cards from the left.")
    opening = page.start.parentWidget()
    assert opening is not None
    assert opening.accessibleName() == "Speed ladder", "said before the button"


def test_without_a_clock_only_wrong_cards_count(start: Start) -> None:
    window, clock = start(), FakeClock()
    page = climbing(window, clock, timed=False)
    assert not clock.waiting
    assert page.climb is not None
    for _ in range(CARDS):
        play(page, right=True)
    for _ in range(SLIPS):
        rung = page.rung
        assert rung is not None
        if all(rung.fits(each) for each in range(4)):
            play(page, right=True)
        play(page, right=False)
    assert page.climb.is_over
    assert window.practice.library.practised.best(OWNER, GAME, "ladder calm") == 1


def test_a_slip_is_seen_until_the_next_card_is_played(start: Start) -> None:
    page = climbing(start(), FakeClock(), timed=False)
    assert not any(card.is_wrong for card in page.cards)
    before = page.said
    play(page, right=False)
    assert page.said.startswith(words.does_not_fit())
    assert [card.is_wrong for card in page.cards].count(True) == 1
    play(page, right=True)
    assert words.does_not_fit() not in page.said != before
    assert not any(card.is_wrong for card in page.cards)


def test_the_end_tells_why(start: Start) -> None:
    clock = FakeClock()
    page = climbing(start(), clock)
    clock.run()
    assert page.climb is not None
    assert page.climb.is_over
    assert page.said.startswith(words.too_late())


def test_nobody_climbs_behind_another_page(start: Start) -> None:
    window, clock = start(), FakeClock()
    page = climbing(window, clock)
    assert clock.waiting
    window.pages.show_home()
    assert not clock.waiting
    assert page.climb is None
