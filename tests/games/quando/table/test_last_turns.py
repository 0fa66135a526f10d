"""The last round is felt: it gets darker from turn to turn, the rim flares up, the last turn has a
heart, and the knock is the loudest moment. None of it follows from a card."""

from __future__ import annotations

import pytest

from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.games.quando.table.ending.count import nearness, turns_left
from quando_desktop.settings.settings import Motion
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key, Passage, Tableau
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match

HANDS = ("8/2 9/4 5/6", "0/1 0/2 0/3", "6/10 7/10 4/10", "3/1 4/2 8/5")


def knocked(sit: Sit, hands: tuple[str, ...] = HANDS, **settings: object) -> QuandoSeat:
    """The looker has just knocked, of four."""
    match = made_match(*hands, draw="9/8 9/7 10/8 10/9", plays_before_knock=0)
    table = sit(match, **settings).begin()
    table.sounds.heard.clear()
    act(match, 0, Call.KNOCK)
    return table


def strength(table: QuandoSeat, key: str) -> float:
    return next((p.pose.opacity for p in table.scene.tableau.pieces if p.key == key), 0.0)


def test_the_end_comes_nearer_with_every_turn(sit: Sit) -> None:
    table = knocked(sit)
    table.rest()
    found = [(turns_left(table.view), nearness(table.view))]
    dark = [(strength(table, "dusk"), strength(table, "embers"))]
    for seat in (1, 2):
        act(table.match, seat, Call.PASS)
        table.rest()
        found.append((turns_left(table.view), nearness(table.view)))
        dark.append((strength(table, "dusk"), strength(table, "embers")))
    assert found == [(3, pytest.approx(1 / 3)), (2, pytest.approx(2 / 3)), (1, 1.0)]
    assert dark == sorted(dark)
    assert len({*dark}) == 3


def test_before_a_knock_and_after_the_round_nothing_is_dark(sit: Sit) -> None:
    match = made_match(*HANDS, draw="9/8 9/7", plays_before_knock=0)
    table = sit(match).begin()
    assert not {"dusk", "embers"} & table.pieces
    act(match, 0, Call.KNOCK)
    for seat in (1, 2, 3):
        act(match, seat, Call.PASS)
    table.rest()
    assert not {"dusk", "embers"} & table.pieces


def test_the_knock_stops_everything_for_a_moment(sit: Sit) -> None:
    table = knocked(sit)
    assert "dark" in table.pieces
    table.tick(200)
    assert table.sounds.heard == [Sound.RAPS]
    table.tick(500)
    assert "dark" in table.pieces
    table.rest()
    assert "dark" not in table.pieces
    assert table.sounds.heard == [Sound.RAPS, Sound.LAST_ROUND]


def test_the_last_turn_has_a_heart_and_no_other(sit: Sit) -> None:
    table = knocked(sit)
    table.rest()
    hearts = []
    for seat in (1, 2):
        table.sounds.heard.clear()
        act(table.match, seat, Call.PASS)
        table.rest()
        hearts.append(Sound.HEART in table.sounds.heard)
    assert hearts == [False, True]


def test_the_embers_flare_up_and_settle(sit: Sit) -> None:
    table = knocked(sit)
    table.rest()
    act(table.match, 1, Call.PASS)
    sprite = table.scene.sprite("embers")
    assert sprite is not None
    seen = []
    while table.page.is_busy:
        seen.append(sprite.opacity())
        table.tick(40)
    assert max(seen) > seen[-1] > seen[0]
    assert table.choreographer.is_still or not table.page.is_busy


def test_calm_motion_is_dark_without_a_blow(sit: Sit) -> None:
    table = knocked(sit, motion=Motion.CALM)
    view = table.page._view
    still = view.mapFromScene(500, 300)
    while table.page.is_busy:
        assert view.mapFromScene(500, 300) == still
        table.tick(30)
    assert {"dusk", "embers"} <= table.pieces


def test_no_light_and_no_sound_follows_a_hidden_card(sit: Sit) -> None:
    """Fronts of the others are another world; what is felt of the last round is the same."""
    felt = []
    for hands in (HANDS, (HANDS[0], *(_turned(hand) for hand in HANDS[1:]))):
        table = knocked(sit, hands)
        table.rest()
        act(table.match, 1, Call.PASS)
        table.rest()
        act(table.match, 2, Call.PASS)
        table.rest()
        felt.append((strength(table, "dusk"), strength(table, "embers"), table.sounds.heard))
    assert felt[0] == felt[1]


def _turned(hand: str) -> str:
    """The same backs for another front: each card's front is one that nobody else sees."""
    return " ".join("/".join(reversed(card.split("/"))) for card in hand.split())


def test_the_embers_glow_until_the_hands_lie_open_and_no_card_does_after_that(sit: Sit) -> None:
    """The last card of all may be a hidden side that is being turned over."""
    match = made_match("7/2 9/4", "0/1 0/2 4/1", draw="9/8 5/1 10/8", plays_before_knock=0)
    table = sit(match).begin()
    act(match, 0, "7/2", Draw.SHOWN)
    act(match, 1, Call.KNOCK)
    act(match, 0, "9/4")
    table.rest()
    seen: list[set[Key]] = []
    show = table.scene.show

    def spy(tableau: Tableau, passage: Passage) -> None:
        seen.append({piece.key for piece in tableau.pieces})
        show(tableau, passage)

    table.scene.show = spy  # type: ignore[method-assign]
    act(match, 0, Draw.HIDDEN)
    table.rest()
    is_open = [("total", 1) in keys for keys in seen]
    faced, landed, count, verdict = seen[:4]
    assert is_open[:4] == [False, False, True, True]
    assert {"dusk", "embers"} <= faced & landed
    assert not {"dusk", "embers"} & (count | verdict)
    glows = [any(isinstance(key, tuple) and key[0] == "glow" for key in keys) for keys in seen]
    assert glows[:4] == [False, True, False, False]
