"""The last round of a Quando table as it is felt: the room grows darker from turn to turn, the rim
glows more, a heart beats in the last turn; and the knock before it, which is louder than all else.

Nothing here follows from a card: only from who knocked and whose turn it is."""

from __future__ import annotations

import math
from collections.abc import Iterator

from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.ending.count import nearness, turns_left
from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint import effects
from quando_desktop.table.scene.tableau import Cue, Frame, Key, Passage, Tableau

DUSK = ((0.0, 0.0), (0.4, 0.03), (0.7, 0.1), (0.85, 0.26), (1.0, 0.42))
"""Light stays over the piles, and enough of it on whatever is written."""
DARK = ((0.0, 0.0), (0.15, 0.08), (0.55, 0.46), (1.0, 0.62))
"""Around the knob that is held, and around whoever has knocked."""
FAINTEST = 0.28
"""The strength of the embers when the last round begins; they grow to double in its last turn."""
STRUCK, LIFTS = 850.0, Cue(420)
"""The time for which all stands still after a knock, and the light that comes back."""


def breath(part: float) -> float:
    """The embers flare up and settle."""
    return part + 3.2 * math.sin(math.pi * part) * (1 - part)


BREATH = Cue(620, ease=breath)


def lay_dusk(tableau: Tableau, frame: Frame, shown: QuandoScenery, layout: Layout) -> None:
    """Lays dusk over the room and embers along its rim, below everything on the table."""
    near, art, stage = nearness(shown.view), frame.art, frame.stage
    if not shown.is_last_round:
        return
    middle = stage.width / 2, stage.height * 0.4
    dusk = effects.shade(art, stage, *middle, stage.width * 0.64, DUSK)
    tableau.put("dusk", dusk, 0, 0, grow=effects.COARSE, opacity=near)
    embers = effects.embers(art, stage, layout.rim)
    strength = FAINTEST * (1 + near)
    tableau.put("embers", embers, 0, 0, grow=effects.COARSE, opacity=strength)


def lay_struck(tableau: Tableau, frame: Frame, shown: QuandoScenery, layout: Layout) -> None:
    """Darkness around whoever has just knocked."""
    knocker, view = shown.view.knocker, shown.view
    if shown.moment is not Moment.STRUCK or knocker is None:
        return
    x, y = layout.own
    if knocker != view.seat:
        seat = layout.seats[(knocker - view.seat) % view.seats - 1]
        x, y = seat.x, seat.portrait_y
    dark = effects.shade(frame.art, frame.stage, x, y, 1150, DARK)
    tableau.put("dark", dark, 0, 0, grow=effects.COARSE)


def knock_passages() -> Iterator[tuple[Moment, Passage]]:
    """The blow, and the table after it."""
    yield (
        Moment.STRUCK,
        Passage(shake=True, sounds=[(0, Sound.RAPS)], hold=STRUCK, cues={"dark": Cue(90)}),
    )
    cues: dict[Key, Cue] = {"dark": LIFTS, "dusk": LIFTS, "embers": BREATH}
    yield Moment.PLAY, Passage(sounds=[(0, Sound.LAST_ROUND)], cues=cues)


def feel_turn(before: QuandoView, after: QuandoView, moved: Passage) -> None:
    """A turn of the last round begins: the embers flare up; the last turn has a heart."""
    left = turns_left(after)
    if left is None or turns_left(before) in (None, left):
        return
    moved.cues["embers"] = BREATH
    if left == 1:
        moved.sounds.append((0, Sound.HEART))
