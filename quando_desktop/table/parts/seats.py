"""Seats at a table: an opponent's head, paws, name and note, and the looker's own portrait and
name. The cards between them belong to each game."""

from __future__ import annotations

from math import inf

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.canvas import fitting_width, shrinking
from quando_desktop.table.paint.pieces import HeadShot, Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.tableau import Key, Tableau

CLEAR = 6.0
OWN_NAME = 84.0
"""The longest own name, in units: a large hand comes close to it."""
LONGEST_OWN = 210.0
"""... in large letters: the cards say where it ends."""
MEDAL, SMALLER_MEDAL, SMALLER_UP = 112.0, 88.0, 66.0
"""The size of the looker's own portrait; and that over a plate of two lines, with its way up from
the middle of the own place."""
HALO = 132 / 1.06
"""The size of the light behind the usual one."""
TALLER = 20.0
"""How much higher it reaches then."""


def head_of(seat: int) -> Key:
    """The piece of a player's head."""
    return "portrait", seat


class Sitter(NamedTuple):
    """A player at the table."""

    seat: int
    face: Face
    acts: bool
    """Whether they have to do something now."""
    score: int | None = None
    """The number beside their name."""
    note: str = ""
    short_note: str = ""
    """In place of a note for which there is no room."""
    tone: Tone = Tone.INK
    leads: bool = False
    """Whether they, or their side, lead the match."""


def lay_head(tableau: Tableau, art: Art, who: Sitter, x: float, y: float, size: float) -> None:
    """Lays an opponent's head, behind everything else of them."""
    if who.acts:
        tableau.put(("halo", who.seat), pieces.halo(art, size), x, y)
    put_head(tableau, art, who.seat, HeadShot(who.face, size), x, y)


def put_head(tableau: Tableau, art: Art, seat: int, head: HeadShot, x: float, y: float) -> None:
    """Lays a head that can show what its owner feels."""
    tableau.put(head_of(seat), head.picture(art), x, y)
    tableau.heads[head_of(seat)] = head


def lay_paws(
    tableau: Tableau, art: Art, who: Sitter, x: float, y: float, half: float, card: float
) -> None:
    """Lays paws at both ends of cards that reach so far from the middle."""
    size = card * 0.5
    picture = pieces.paw(art, who.face, size)
    for side in (-1, 1):
        tableau.put(("paw", who.seat, side), picture, x + side * (half + card * 0.02), y)


def lay_name(
    tableau: Tableau,
    art: Art,
    who: Sitter,
    x: float,
    y: float,
    note: tuple[float, float],
    *,
    room: float | None = None,
    bare: bool = False,
    note_room: float = inf,
) -> None:
    """Lays an opponent's name, and the note where there is one. A long name is cut to the room; a
    long note has smaller letters. A bare score is a number alone, for want of room."""
    name, score = who.face.name, who.score
    plate = pieces.plate(art, name, score, acts=who.acts, leads=who.leads, room=room, bare=bare)
    tableau.put(("plate", who.seat), plate, x, y, side=who.score)
    if who.note:
        for kind in shrinking(pieces.NOTE, art.scale):
            if pieces.note_width(art, who.note, kind) <= note_room:
                break
        tableau.put(("note", who.seat), pieces.note(art, who.note, who.tone, kind), *note)


def lay_own(
    tableau: Tableau,
    art: Art,
    who: Sitter,
    x: float,
    y: float,
    free: float,
    *,
    may_grow: bool = True,
) -> float:
    """Lays the looker's portrait above the middle and the name below it, left of the cards. Gives
    how much higher it is than usual: a large name that would be cut stands over its score, and the
    portrait is smaller."""
    put = tableau.put
    name, score, leads = who.face.name, who.score, who.leads
    tall = may_grow and score is not None and art.scale.bulk > 1.0
    if tall:
        wide = pieces.plate_width(art, name, score, LONGEST_OWN, leads=leads)
        tall = wide > free - 2 * CLEAR
    size, up = (SMALLER_MEDAL, SMALLER_UP) if tall else (MEDAL, 34.0)
    if who.acts:
        put(("halo", who.seat), pieces.halo(art, size / MEDAL * HALO), x, y - up)
    ring = art.theme.gold if who.acts else art.theme.panel
    put(("rim", who.seat), pieces.ring(art, size, ring), x, y - up)
    put_head(tableau, art, who.seat, HeadShot(who.face, size, is_medal=True), x, y - up)
    if tall and score is not None:
        room = free - 2 * CLEAR - pieces.PLATE_EDGES
        wide, high = pieces.tall_plate_size(art, name, score, room, leads=leads)
        picture = pieces.tall_plate(art, name, score, acts=who.acts, leads=leads, room=room)
        middle = y + 34 + pieces.plate_height(art.scale) / 2 - high / 2
        put(("plate", who.seat), picture, _beside(x, wide, free), middle, side=score)
        _own_note(tableau, art, who, x, y, free)
        return TALLER
    longest = OWN_NAME if art.scale.bulk == 1.0 else LONGEST_OWN
    wide = pieces.plate_width(art, name, score, longest, leads=leads)
    room, most = longest, free - 2 * CLEAR
    whole = wide - pieces.plate_width(art, "", score, leads=leads)
    # What the score is called gives way to the cards where a cut name alone would not do.
    bare = wide - most > whole / 2
    if bare:
        wide = pieces.plate_width(art, name, score, longest, leads=leads, bare=True)
        whole = wide - pieces.plate_width(art, "", score, leads=leads, bare=True)
    if wide > most:
        room = whole - (wide - most)
        wide = pieces.plate_width(art, name, score, room, leads=leads, bare=bare)
    plate = pieces.plate(art, name, score, acts=who.acts, leads=leads, room=room, bare=bare)
    put(("plate", who.seat), plate, _beside(x, wide, free), y + 34, side=who.score)
    _own_note(tableau, art, who, x, y, free)
    return 0.0


def _own_note(tableau: Tableau, art: Art, who: Sitter, x: float, y: float, free: float) -> None:
    if who.note:
        room, words = free - 32, who.note
        if who.short_note and pieces.NOTE.width(words, art.scale) > room:
            words = who.short_note
        kind = fitting_width(pieces.NOTE, words, room, art.scale)
        words = kind.fit(words, room, art.scale)
        at = _beside(x, pieces.note_width(art, words, kind), free)
        down = 34 + pieces.PLATE * (0.97 + (art.scale.bulk - 1.0) * 0.93)
        tableau.put(("note", who.seat), pieces.note(art, words, who.tone, kind), at, y + down)


def _beside(x: float, width: float, free: float) -> float:
    """The middle of something so wide: here, or as far left as it must be."""
    return max(min(x, free - width / 2), width / 2 + CLEAR)
