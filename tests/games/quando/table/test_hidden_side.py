"""The hidden side: a breath, a large face, a landing; and nobody else hears what it was."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.table.guide.hidden_side import BREATH, GLOW, LAND, SEEN
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.gestures import SMIRK
from quando_desktop.table.scene.tableau import Key, Passage
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match

MINE, THEIRS = "5/0 6/1 7/2 9/4", "4/8 8/3 9/2 1/0"
PRIVATE = {Sound.HIDDEN_GLOW, Sound.HIDDEN_THUD, Sound.HIDDEN_BRIGHT, Sound.HIDDEN_LOW}


class Turned(NamedTuple):
    table: QuandoSeat
    passages: list[Passage]
    pieces: list[set[Key]]


def turned(sit: Sit, hidden: int, people: int = 1) -> Turned:
    """Somebody takes the hidden side of a 3."""
    table = sit(made_match(MINE, THEIRS, draw=f"3/{hidden} 8/6 5/1", people=people))
    table.page.begin()
    if people > 1:
        table.controller.lift()
    table.rest()
    act(table.match, 0, "9/4")
    table.rest()
    passages, pieces = [], []
    show = table.scene.show

    def spied(tableau, passage):  # type: ignore[no-untyped-def]
        passages.append(passage)
        pieces.append({piece.key for piece in tableau.pieces})
        show(tableau, passage)

    table.scene.show = spied  # type: ignore[method-assign]
    table.sounds.heard.clear()
    act(table.match, 0, Draw.HIDDEN)
    table.rest()
    return Turned(table, passages, pieces)


def test_it_is_held_on_its_edge_and_lands(sit: Sit) -> None:
    found = turned(sit, 6)
    new = found.table.own(6, 1)
    face, landing = found.passages[0], found.passages[1]
    assert face.cues[new] is BREATH
    assert BREATH.rest >= 300
    assert face.hold == SEEN
    assert landing.cues[new] is LAND
    assert any(key == found.table.own(5) for _, key, _ in landing.gestures), "the others feel it"
    assert LAND.ease(0.5) < 0.5, "it gains speed, as something heavy does"


@pytest.mark.parametrize(
    ("hidden", "sounds"),
    [
        (0, {Sound.HIDDEN_GLOW}),
        (1, {Sound.HIDDEN_GLOW}),
        (2, {Sound.HIDDEN_BRIGHT}),
        (8, {Sound.HIDDEN_LOW}),
        (9, {Sound.HIDDEN_THUD}),
        (10, {Sound.HIDDEN_THUD}),
    ],
)
def test_a_treasure_glows_and_a_heavy_card_thuds(sit: Sit, hidden: int, sounds: set[Sound]) -> None:
    found = turned(sit, hidden)
    assert PRIVATE & {*found.table.sounds.heard} == sounds
    assert (GLOW in found.pieces[0]) is (hidden <= 1)
    smirks = [key for each in found.passages for _, key, how in each.gestures if how is SMIRK]
    assert smirks == ([("portrait", 1)] if hidden >= 9 else [])


def test_others_in_the_room_hear_nothing_of_it(sit: Sit) -> None:
    """Neither by a sound nor by the time it takes."""
    heard = []
    for hidden in (0, 6, 10):
        found = turned(sit, hidden, people=2)
        assert not PRIVATE & {*found.table.sounds.heard}
        times = [(at, sound) for each in found.passages for at, sound in each.sounds]
        cues = [
            (cue.ms, cue.delay, cue.rest) for each in found.passages for cue in each.cues.values()
        ]
        heard.append((times, sorted(cues), [each.hold for each in found.passages]))
        assert not any(how is SMIRK for each in found.passages for *_, how in each.gestures)
    assert heard[0] == heard[1] == heard[2]
