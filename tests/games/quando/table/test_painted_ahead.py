"""What a knock and the end of a round will show is painted before it is shown, and forgotten when
it will not be."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QImage

from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.table.paint.art import Art
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match
from tests.games.quando.table.test_ending import LOST, PILE, before_the_end, end

LARGE = 60_000
"""Pixels of a picture that takes a while."""


def at_the_end(sit: Sit) -> QuandoSeat:
    """The last action of a match was done; hands are opened and counted next."""
    match = made_match(*LOST.hands, draw=PILE, plays_before_knock=0, target=1)
    table = sit(match).begin()
    act(match, 0, LOST.hands[0].split()[-1], Draw.SHOWN)
    act(match, LOST.knocker, Call.KNOCK)
    act(match, 2, Call.PASS)
    table.rest()
    act(match, 0, Call.PASS)
    assert match.result is not None
    return table


def paint_ahead(table: QuandoSeat) -> None:
    ahead = table.page._prepared
    assert ahead.is_at_work
    while ahead.is_at_work:
        ahead._timer.timeout.emit()


def test_all_that_is_large_at_the_end_is_painted_before(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = at_the_end(sit)
    painted: list[int] = []
    paint_on = Art._paint_on

    def noted(art: Art, image: QImage, *args: object) -> None:
        painted.append(image.width() * image.height())
        paint_on(art, image, *args)  # type: ignore[arg-type]

    monkeypatch.setattr(Art, "_paint_on", noted)
    shown = table.scene.tableau
    paint_ahead(table)
    assert table.scene.tableau is shown
    assert max(painted) > LARGE
    painted.clear()
    table.rest()
    assert table.view.is_over
    assert max(painted, default=0) < LARGE


def test_the_table_after_a_knock_is_painted_while_all_stands_still(sit: Sit) -> None:
    table = sit(made_match("1/2 2/3 2/5", "1/4 5/8 4/6", draw="9/8 9/7 10/8", plays_before_knock=0))
    table.begin()
    act(table.match, 0, Call.KNOCK)
    assert table.page.is_busy
    paint_ahead(table)
    table.rest()
    assert not table.page._prepared.is_at_work


def conceal(table: QuandoSeat) -> None:
    table.page.conceal()


def hide(table: QuandoSeat) -> None:
    table.page.hide()


def pull(table: QuandoSeat) -> None:
    table.page.resize(900, 600)


def darken(table: QuandoSeat) -> None:
    table.page.apply(table.settings, dark=True)


def hurry(table: QuandoSeat) -> None:
    table.hurry()
    table.rest()


@pytest.mark.parametrize("stops", [conceal, hide, pull, darken, hurry])
def test_nothing_is_painted_or_kept_that_will_not_be_shown(
    sit: Sit, stops: Callable[[QuandoSeat], None]
) -> None:
    table = at_the_end(sit)
    ahead = table.page._prepared
    for _ in range(3):
        ahead._timer.timeout.emit()
    assert ahead._kept
    stops(table)
    assert not ahead.is_at_work
    assert not ahead._kept


def test_a_page_that_nobody_sees_paints_nothing_ahead(sit: Sit) -> None:
    table = before_the_end(sit, LOST)
    table.page.hide()
    end(table, LOST.knocker)
    assert table.page.is_busy
    assert not table.page._prepared.is_at_work
