"""Seats at a table: an opponent's head, paws, name and note, and the looker's own portrait and
name. The cards between them belong to each game."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import pieces
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.pieces import HeadShot, Tone
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.tableau import Key, Tableau

CLEAR = 6.0
OWN_NAME = 84.0
"""The longest own name, in units: a large hand comes close to it."""
MEDAL = 112.0
"""The size of the looker's own portrait."""


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
    bare: bool = False,
) -> None:
    """Lays an opponent's name, and the note where there is one. A bare score is a number alone, for
    want of room."""
    name, score = who.face.name, who.score
    plate = pieces.plate(art, name, score, acts=who.acts, leads=who.leads, bare=bare)
    tableau.put(("plate", who.seat), plate, x, y, side=who.score)
    if who.note:
        tableau.put(("note", who.seat), pieces.note(art, who.note, who.tone), *note)


def lay_own(tableau: Tableau, art: Art, who: Sitter, x: float, y: float, free: float) -> None:
    """Lays the looker's portrait above the middle and the name below it, left of the cards."""
    put = tableau.put
    if who.acts:
        put(("halo", who.seat), pieces.halo(art, 132 / 1.06), x, y - 34)
    ring = art.theme.gold if who.acts else art.theme.panel
    put(("rim", who.seat), pieces.ring(art, MEDAL, ring), x, y - 34)
    put_head(tableau, art, who.seat, HeadShot(who.face, MEDAL, is_medal=True), x, y - 34)
    name, score, leads = who.face.name, who.score, who.leads
    wide = pieces.plate_width(art, name, score, OWN_NAME, leads=leads)
    room, most = OWN_NAME, free - 2 * CLEAR
    whole = wide - pieces.plate_width(art, "", score, leads=leads)
    # What the score is called gives way to the cards where a cut name alone would not do.
    bare = wide - most > whole / 2
    if bare:
        wide = pieces.plate_width(art, name, score, OWN_NAME, leads=leads, bare=True)
        whole = wide - pieces.plate_width(art, "", score, leads=leads, bare=True)
    if wide > most:
        room = whole - (wide - most)
        wide = pieces.plate_width(art, name, score, room, leads=leads, bare=bare)
    plate = pieces.plate(art, name, score, acts=who.acts, leads=leads, room=room, bare=bare)
    put(("plate", who.seat), plate, _beside(x, wide, free), y + 34, side=who.score)
    if who.note:
        words = pieces.NOTE.fit(who.note, free - 32, art.scale)
        at = _beside(x, pieces.note_width(art, words), free)
        down = 34 + pieces.PLATE * (0.97 + (art.scale.bulk - 1.0) * 0.93)
        put(("note", who.seat), pieces.note(art, words, who.tone), at, y + down)


def _beside(x: float, width: float, free: float) -> float:
    """The middle of something so wide: here, or as far left as it must be."""
    return max(min(x, free - width / 2), width / 2 + CLEAR)
