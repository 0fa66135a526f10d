"""The caption at an opponent's seat: what they did on their last turn. It follows from the
observation, so it is there after a curtain, too; it stays until their next turn and covers
nothing."""

from __future__ import annotations

from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.table.layout import PILES_REACH, Piles, Seat
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text import captions as text
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.scene.tableau import Cue, Key

WIDEST = {1: 520.0, 2: 460.0, 3: 330.0}
NARROW = 320.0
"""The widest caption by the number of opponents, in units; and with more of them."""
NEAR = 20.0
"""To the piles."""
FADE = Cue(900)
"""The motion of a caption that goes."""


def caption_of(seat: int) -> Key:
    """The piece of a seat's caption."""
    return "caption", seat


def forms(shown: QuandoScenery, seat: int) -> list[str]:
    """The caption of a seat, the longest first; none while it acts, and none where a drawn card or
    a triplet takes the middle."""
    view = shown.view
    quiet = shown.moment in (Moment.PLAY, Moment.LAID) and not shown.chooses_side
    if not quiet or shown.in_penalty or view.phase is Phase.OVER:
        return []
    if seat == view.active and view.phase is Phase.PLAY:
        return []
    taken = text.turns(view, seat)
    return text.captions(taken[-1]) if taken else []


def room_for(place: Seat, piles: Piles, opponents: int) -> float:
    """The width of a caption at this seat: less where a large fan brings it beside the piles."""
    room = WIDEST.get(opponents, NARROW)
    top = piles.y - piles.card * CARD_HEIGHT / 2 - NEAR
    away = abs(place.x - (piles.draw_x + piles.discard_x) / 2)
    # The words under the piles reach farther, where they are large.
    reach = PILES_REACH * (place.bulk if place.note_y > piles.y else 1.0)
    beside = away - reach - NEAR
    # Below a seat in the middle they make room by themselves.
    if place.bottom > top and beside > 0:
        room = min(room, 2 * beside)
    return room


def fitting(art: Art, words: list[str], room: float, before: str = "") -> str:
    """The longest of these that has room, after what stands there anyway; that alone if none
    has."""
    for each in words:
        whole = f"{before} · {each}" if before else each
        if pieces.note_width(art, whole) <= room:
            return whole
    return before
