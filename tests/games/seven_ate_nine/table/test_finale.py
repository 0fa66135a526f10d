"""The end of a match of 7 ate 9: a scene before its last sheet, which keys that go on and a click
skip, and its moments."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.past import PastStep
from quando_desktop.engine.contract import Event
from quando_desktop.games.seven_ate_nine.rules.events import Missed, Played
from quando_desktop.games.seven_ate_nine.table.drama.ending import SOUNDS, WHOLE
from quando_desktop.games.seven_ate_nine.table.finale.moments import (
    FastestAnswer,
    JustTooLate,
    LongestRun,
    find,
    told,
)
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.finale.fate import MATCH_SOUNDS, ROUND_SOUNDS
from quando_desktop.table.parts.finale.finale import SKIP
from quando_desktop.table.parts.scenery import MOMENTS
from tests.controller.live.tables import made
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
PANEL = ("finale", "panel")
THEIRS = "9/1 9/2 9/3 1/3 6/2"


def ended(sit: Sit, games: int = 1, mine: str = "8/1 7/1", **settings: object) -> SevenSeat:
    """The looker has laid the last card, and the table has shown how the game ended."""
    table = sit(made("pc", "5/3", mine, THEIRS, games=games), **settings)
    table.begin()
    table.to_go()
    table.sounds.heard.clear()
    table.tap(*[K.Key_Up] * len(mine.split()))
    table.let_pass(WHOLE + 100)
    return table


def test_it_is_told_and_then_the_sheet_comes(sit: Sit) -> None:
    table = ended(sit)
    assert PANEL in table.pieces
    assert "next" not in table.controls
    heard = table.sounds.heard
    assert heard.index(Sound.ROUND_WON) < heard.index(Sound.WON), "the game, then the match"
    table.let_pass(9000)
    assert PANEL not in table.pieces
    assert "next" in table.controls
    assert heard.count(Sound.ROUND_WON) == heard.count(Sound.WON) == 1


def test_after_one_game_of_several_there_is_only_the_sheet(sit: Sit) -> None:
    table = ended(sit, games=2)
    assert "next" in table.controls
    assert table.sounds.heard.count(Sound.ROUND_WON) == 1
    assert Sound.WON not in table.sounds.heard


def test_without_motion_there_is_only_the_sheet(sit: Sit) -> None:
    table = ended(sit, motion=Motion.NONE)
    assert "next" in table.controls
    assert Sound.MATCH_WON in table.sounds.heard


def test_whoever_plays_fast_is_told_the_end_of_an_only_game_once(sit: Sit) -> None:
    table = ended(sit, mine="8/1 7/1 6/1 5/1", speed=Speed.FAST)
    assert PANEL not in table.pieces
    assert "next" in table.controls
    table.click(MOMENTS)
    assert PANEL in table.pieces, "it is still there for those who ask for it"


@pytest.mark.parametrize("key", [K.Key_Space, K.Key_Return, K.Key_Escape])
def test_a_key_that_goes_on_skips_it_and_does_nothing_else(sit: Sit, key: Qt.Key) -> None:
    table = ended(sit)
    assert PANEL in table.pieces
    table.tap(key)
    assert "next" in table.controls
    assert table.asked == []
    table.let_pass(9000)
    assert "next" in table.controls


def test_a_click_skips_it(sit: Sit) -> None:
    table = ended(sit)
    table.click(SKIP)
    assert "next" in table.controls


def test_moments_are_seen_again_for_as_long_as_somebody_likes(sit: Sit) -> None:
    table = ended(sit, mine="8/1 7/1 6/1 5/1")
    table.tap(K.Key_Space)
    table.let_pass(9000)
    heard = [*table.sounds.heard]
    table.click(MOMENTS)
    assert PANEL in table.pieces
    table.let_pass(30_000)
    assert PANEL in table.pieces
    table.click(SKIP)
    table.let_pass(3000)
    assert "next" in table.controls
    table.tap(K.Key_B)
    assert PANEL in table.pieces
    table.tap(K.Key_Return)
    assert "next" in table.controls
    assert table.asked == []
    assert table.sounds.heard == heard, "the music of the end is heard once"


def test_a_shared_match_is_heard_once() -> None:
    """The last game has a sound of its own."""
    rounds = {*ROUND_SOUNDS.values(), *SOUNDS.values()}
    assert not rounds & {*MATCH_SOUNDS.values()}


def story(*steps: tuple[int, Event]) -> list[PastStep]:
    return [PastStep(0, 0, (event,), at) for at, event in steps]


def test_moments_are_found_in_what_all_saw(english: Languages) -> None:
    steps = story(
        (100, Played(0, 1, None)),
        (900, Played(1, 1, None)),
        (1500, Played(0, 1, None)),
        (1700, Played(0, 1, None)),
        (1800, Missed(1, 1, None, late=True)),
        (2300, Played(0, 1, None)),
        (2350, Missed(1, 1, None, late=True)),
        (2400, Missed(0, 1, None, late=False)),
    )
    found = find(steps, by_turns=False)
    assert found == (LongestRun(0, 3), FastestAnswer(0, 600), JustTooLate(1, 2))
    words = [each.words for each in told(found, ["Maria", "Pip"], 0)]
    assert words == [
        "You laid 3 cards in a row.",
        "You answered a card after 0.6 s.",
        "Pip held out a card a moment too late 2 times.",
    ]


def test_by_turns_nobody_is_fast() -> None:
    steps = story((0, Played(0, 1, None)), (0, Played(1, 1, None)), (0, Played(1, 1, None)))
    assert find(steps, by_turns=True) == ()
