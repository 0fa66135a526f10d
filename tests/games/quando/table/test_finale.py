"""The end of a match of Quando: a scene before the last sheet, which can be skipped, in calm and
without motion, and with nothing in it that a shared screen may not tell."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.scenery import HOME, NEXT
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match

HANDS = "3/2 4/1 6/5", "1/4 2/8 4/6", "7/3 9/1 9/4"
PANEL = ("finale", "panel")


def before_the_end(sit: Sit, *, people: int = 1, **settings: object) -> QuandoSeat:
    """The last turn of a match: the looker drew a hidden 1 for a 9, knocked, and will win."""
    match = made_match(
        *HANDS, draw="9/1 8/7 10/8 10/9", people=people, plays_before_knock=1, target=10
    )
    table = sit(match, **settings)
    if people > 1:
        table.controller.curtainFell.connect(lambda _: table.controller.lift())
    table.begin()
    act(match, 0, "6/5", Draw.HIDDEN)
    act(match, 1, "4/6", Draw.SHOWN)
    act(match, 2, "9/4", Draw.SHOWN)
    act(match, 0, Call.KNOCK)
    act(match, 1, Call.PASS)
    table.rest()
    table.sounds.heard.clear()
    return table


def end(table: QuandoSeat) -> set[Key]:
    """All keys of pieces until the sheet."""
    act(table.match, 2, Call.PASS)
    assert table.match.result is not None
    seen: set[Key] = set()
    while table.page.is_busy:
        seen |= table.pieces
        table.tick(50)
    table.rest()
    return seen


def test_it_comes_after_the_verdict_and_before_the_sheet(sit: Sit) -> None:
    table = before_the_end(sit)
    act(table.match, 2, Call.PASS)
    order: list[str] = []
    while table.page.is_busy:
        for name, key in (("verdict", "news"), ("finale", PANEL), ("sheet", NEXT)):
            if key in table.pieces and name not in order:
                order.append(name)
        table.tick(50)
    assert order == ["verdict", "finale", "sheet"]
    assert {NEXT, HOME} <= {*table.controls}
    heard = [each for each in table.sounds.heard if each in (Sound.ROUND_WON, Sound.WON)]
    assert heard == [Sound.ROUND_WON, Sound.WON]


def test_it_tells_three_moments(sit: Sit) -> None:
    table = before_the_end(sit)
    seen = end(table)
    assert ("finale", ("moment", 1)) in seen
    words = table.controls["sheet"].name
    assert "Best knock: You knocked with 8 and were 3 points ahead." in words
    assert "Luckiest turn: You turned the 9 over and found 1 behind it." in words


def test_a_shared_screen_tells_nobody_what_one_has_found(sit: Sit) -> None:
    table = before_the_end(sit, people=2)
    end(table)
    words = table.controls["sheet"].name
    assert "Luckiest turn" not in words
    assert "Biggest play" in words


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Escape])
def test_a_key_skips_it(sit: Sit, key: Qt.Key) -> None:
    table = before_the_end(sit)
    act(table.match, 2, Call.PASS)
    while PANEL not in table.pieces:
        table.tick(50)
    QTest.keyClick(table.focus, key)
    assert NEXT in table.controls
    assert table.asked == []


def test_calm_motion_has_it_without_a_race(sit: Sit) -> None:
    table = before_the_end(sit, motion=Motion.CALM)
    act(table.match, 2, Call.PASS)
    while PANEL not in table.pieces:
        table.tick(50)
    table.tick(150)
    sprite = table.scene.sprite(("finale", "title"))
    assert sprite is not None
    assert sprite.opacity() == 1.0
    assert not table.choreographer._films


@pytest.mark.parametrize("speed", [Speed.INSTANT, Speed.SLOW])
def test_instant_speed_goes_straight_to_the_sheet(sit: Sit, speed: Speed) -> None:
    table = before_the_end(sit, speed=speed)
    seen = end(table)
    assert (PANEL in seen) is (speed is Speed.SLOW)
    assert (Sound.WON in table.sounds.heard) is (speed is Speed.SLOW)
