"""The end of a match of Quanto: a scene before its sheet, teams as one, and its moments."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from quando_desktop.controller.past import PastStep
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.actions import Capture, Discard
from quando_desktop.games.quanto.rules.events import Captured, LeftOver, Stolen, Taken
from quando_desktop.games.quanto.table.finale.moments import Haul, LastCards, Theft, find, told
from quando_desktop.settings.settings import Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.scenery import NEXT
from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match

PANEL = ("finale", "panel")


def before_the_end(sit: Sit, **settings: object) -> QuantoSeat:
    """The looker has captured last; Olive plays the last card of all."""
    match = made_match("9", "11", display="9 4 5 12", draw="", free_discard=True)
    table = sit(match, **settings).begin()
    match.submit(0, Capture(9, 9, ((9,),)))
    table.rest()
    table.sounds.heard.clear()
    return table


def test_the_scene_comes_before_the_sheet_and_a_key_skips_it(sit: Sit) -> None:
    table = before_the_end(sit)
    table.match.submit(1, Discard(11))
    while PANEL not in table.pieces:
        assert NEXT not in table.pieces
        table.tick(50)
    QTest.keyClick(table.focus, Qt.Key.Key_Return)
    assert NEXT in table.pieces
    assert table.asked == []


@pytest.mark.parametrize(
    ("speed", "sound"), [(Speed.NORMAL, Sound.WON), (Speed.INSTANT, Sound.MATCH_WON)]
)
def test_whoever_wins_hears_it(sit: Sit, speed: Speed, sound: Sound) -> None:
    table = before_the_end(sit, speed=speed)
    table.match.submit(1, Discard(11))
    seen = set()
    while table.page.is_busy:
        seen |= table.pieces
        table.tick(50)
    table.rest()
    assert (PANEL in seen) is (speed is Speed.NORMAL)
    assert {Sound.WON, Sound.MATCH_WON} & {*table.sounds.heard} == {sound}
    assert "Last catch: You captured last: 4 cards more." in table.controls["sheet"].name


def story(*events: Event) -> list[PastStep]:
    return [PastStep(0, 0, (event,), None) for event in events]


def test_moments_are_found_in_what_all_saw(english: Languages) -> None:
    found = find(
        story(
            Captured(0, 5, 5, ((5,), (2, 3)), None, chosen=False),
            Taken(1, 9, 9, (4, 5, 9), ((9,),), 3, chosen=False),
            Stolen(2, 0, 7, (3, 4), chosen=False),
            LeftOver(0, (1, 2, 3, 4)),
        )
    )
    assert found == (Haul(1, 6), Theft(2, 0, 7, 3), LastCards(0, 4))
    words = [each.words for each in told(found, ["Maria", "Olive", "Bruno"], 0)]
    assert words == [
        "Olive won 6 cards with a single one.",
        "Bruno stole your quanto 7: 3 cards.",
        "You captured last: 4 cards more.",
    ]


def test_few_cards_left_are_no_moment() -> None:
    assert find(story(LeftOver(0, (1, 2)), LeftOver(None, (1, 2, 3, 4)))) == ()
