"""The hidden side: a breath, a large face, a landing; and nobody else hears what it was."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from quando_desktop.games.quando.rules.actions import Draw, Flip
from quando_desktop.games.quando.table.guide.hidden_side import BREATH, GLOW, LAND, SEEN
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.faces import Expression, Gaze
from quando_desktop.table.parts.gestures import SMIRK
from quando_desktop.table.scene.tableau import Key, Passage, Tableau
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match

MINE, THEIRS = "5/0 6/1 7/2 9/4", "4/8 8/3 9/2 1/0"
PRIVATE = {Sound.HIDDEN_GLOW, Sound.HIDDEN_THUD, Sound.HIDDEN_BRIGHT, Sound.HIDDEN_LOW}


class Turned(NamedTuple):
    table: QuandoSeat
    passages: list[Passage]
    pieces: list[set[Key]]


def turned(sit: Sit, hidden: int, people: int = 1, **settings: bool) -> Turned:
    """Somebody takes the hidden side of a 3."""
    table = sit(made_match(MINE, THEIRS, draw=f"3/{hidden} 8/6 5/1", people=people), **settings)
    table.page.begin()
    if people > 1:
        table.controller.lift()
    table.rest()
    act(table.match, 0, "9/4")
    table.rest()
    found = spied(table)
    table.sounds.heard.clear()
    act(table.match, 0, Draw.HIDDEN)
    table.rest()
    return found


def spied(table: QuandoSeat) -> Turned:
    """A table, and what is shown there from now on."""
    found = Turned(table, [], [])
    show = table.scene.show

    def spy(tableau: Tableau, passage: Passage) -> None:
        found.passages.append(passage)
        found.pieces.append({piece.key for piece in tableau.pieces})
        show(tableau, passage)

    table.scene.show = spy  # type: ignore[method-assign]
    return found


def smirking(found: Turned) -> list[int]:
    """The seats whose faces smirk at some moment."""
    frame = found.table.page._frame()
    heads = found.table.scene.tableau.heads
    smirks = {
        key: [head.picture(frame.art, Expression.SMIRK, gaze) for gaze in Gaze]
        for key, head in heads.items()
    }
    films = [(key, film) for each in found.passages for key, film in each.films.items()]
    return [
        key[1]
        for key, film in films
        if isinstance(key, tuple) and any(shown in smirks[key] for _, shown in film.frames)
    ]


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
    assert smirking(found) == ([1] if hidden >= 9 else [])


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
        assert smirking(found) == []
    assert heard[0] == heard[1] == heard[2]


@pytest.mark.parametrize(("back", "seats"), [(8, []), (9, [1])])
def test_a_zero_that_turns_heavy_amuses_somebody(sit: Sit, back: int, seats: list[int]) -> None:
    """Everybody else has seen that side all the time, so it tells nothing."""
    theirs = "4/10 4/1 4/2 8/3 6/3"
    table = sit(made_match(f"0/{back} 5/0 6/7 7/1 9/4", theirs, draw="3/2 8/6 5/1")).begin()
    act(table.match, 0, "9/4", Draw.SHOWN)
    act(table.match, 1, "4/10 4/1 4/2", Draw.SHOWN)
    table.rest()
    found = spied(table)
    act(table.match, 0, Flip(0))
    table.rest()
    assert smirking(found) == seats


def test_faces_that_are_switched_off_do_not_smirk(sit: Sit) -> None:
    found = turned(sit, 10, faces=False)
    assert smirking(found) == []
