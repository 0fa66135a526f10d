"""Opponents' turns leave a caption at their seat, until their next turn."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quando.rules.actions import Draw, Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table import scenery
from quando_desktop.games.quando.table.guide.captions import caption_of, forms
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quando.text import spoken
from quando_desktop.games.quando.text.captions import captions, turns
from quando_desktop.settings.settings import Language, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.scene.tableau import LEAVE
from tests.games.quando.rounds import act as do
from tests.games.quando.rounds import table as position
from tests.games.quando.table import sceneries
from tests.games.quando.table.seat import Sit, act, made_match

HANDS = "8/1 8/2 8/3 7/1 5/4", "0/6 2/3 9/1 9/5", "4/5 1/7 6/2 3/9"
PILE = "4/9 3/8 1/6 10/9 10/8 10/7"


def said(view: QuandoView, seat: int) -> str:
    found = turns(view, seat)
    return captions(found[-1])[0] if found else ""


def test_a_turn_in_words(english: Languages) -> None:
    state = position(*HANDS, draw=PILE)
    assert said(state.observe(0), 1) == ""
    do(state, 0, "7/1")
    do(state, 0, Draw.SHOWN)
    do(state, 1, "9/1 9/5")
    assert said(state.observe(0), 1) == "played 9 9"
    do(state, 1, Draw.HIDDEN)
    assert said(state.observe(0), 1) == "played 9 9, took the hidden side"
    assert said(state.observe(1), 0) == "played 7, took the 4"
    assert "played 9 9, took the hidden side" in spoken.opponent(state.observe(0), 1, "Olive", 0)


def test_a_penalty_says_why(english: Languages) -> None:
    state = position(*HANDS, draw=PILE)
    do(state, 0, "8/1 8/2 8/3")
    do(state, 0, Draw.SHOWN)
    do(state, 1, state.legal(1)[0])
    do(state, 2, Draw.SHOWN)
    assert said(state.observe(0), 1) == "turned a 0"
    assert said(state.observe(0), 2) == "no 0: drew the 3"
    assert said(state.observe(1), 0) == "played 8 8 8, took the 4"
    english.use(Language.GERMAN)
    assert said(state.observe(0), 2) == "keine 0: 3 gezogen"


def test_many_equals_are_counted(english: Languages) -> None:
    state = position("8/1 8/2 8/3 8/4 5/4", *HANDS[1:], draw=PILE)
    do(state, 0, "8/1 8/2 8/3 8/4")
    assert said(state.observe(1), 0) == "played four 8s"


def test_it_stays_until_their_next_turn() -> None:
    shown = sceneries.STATES["captions"](sceneries.usual(4))
    assert all(forms(shown, seat) for seat in (1, 2, 3))
    theirs = replace(shown, view=replace(shown.view, active=2, actor=2), acts=False)
    assert [bool(forms(theirs, seat)) for seat in (1, 2, 3)] == [True, False, True]
    drawing = replace(theirs, view=replace(theirs.view, phase=Phase.DRAW))
    assert forms(drawing, 2), "what is played counts as soon as it lies there"
    for moment in (Moment.REVEAL, Moment.SHOWCASE, Moment.DEAL):
        assert not forms(replace(shown, moment=moment), 1)


@pytest.mark.parametrize("speed", [Speed.NORMAL, Speed.INSTANT])
def test_at_every_speed_it_is_there_when_the_looker_plays(
    english: Languages, sit: Sit, speed: Speed
) -> None:
    table = sit(made_match(*HANDS, draw=PILE, hand_size=5), speed=speed)
    table.page.begin()
    act(table.match, 0, "7/1", Draw.SHOWN)
    for _ in range(200):
        table.rest()
        if table.view.actor == 0 or not table.clock.tick():
            break
    assert table.view.actor == 0
    assert {caption_of(1), caption_of(2)} <= table.pieces


def test_it_fades_when_they_play_again(english: Languages, sit: Sit) -> None:
    table = sit(made_match(*HANDS[:2], draw=PILE))
    table.page.begin()
    table.rest()
    act(table.match, 0, "7/1", Draw.SHOWN)
    act(table.match, 1, "9/1 9/5", Draw.SHOWN)
    table.rest()
    assert caption_of(1) in table.pieces
    act(table.match, 0, "5/4", Draw.SHOWN)
    table.rest()
    assert table.view.actor == 1
    assert caption_of(1) not in table.pieces


def test_it_makes_room_for_the_card_that_the_looker_draws(english: Languages, sit: Sit) -> None:
    table = sit(made_match(*HANDS[:2], draw=PILE))
    table.page.begin()
    act(table.match, 0, "7/1", Draw.SHOWN)
    act(table.match, 1, "9/1 9/5", Draw.SHOWN)
    table.rest()
    act(table.match, 0, "5/4")
    while scenery.SHOWN not in {control.key for control in table.scene.tableau.controls}:
        table.tick(20)
    table.tick(LEAVE.ms + 20)
    assert table.page.is_busy, "the card still opens"
    assert table.scene.sprite(caption_of(1)) is None


def test_another_truth_leaves_the_same_captions(english: Languages) -> None:
    """What somebody took unseen, and what they hold, changes nothing."""
    found = []
    for pile in ("4/9 3/8 1/6", "4/9 3/10 1/6"):
        state = position("8/1 7/1 5/4", "9/1 9/5 2/3", "4/5 1/7", draw=pile)
        do(state, 0, "7/1")
        do(state, 0, Draw.SHOWN)
        do(state, 1, "9/1 9/5")
        do(state, 1, Draw.HIDDEN)
        found.append((said(state.observe(2), 1), spoken.opponent(state.observe(2), 1, "Olive", 0)))
    assert found[0] == found[1]
