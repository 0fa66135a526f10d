"""Cards on their way. They stay above everything else until they are there, whatever is shown
meanwhile; and a card that is held out in vain goes back."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from quando_desktop.games.seven_ate_nine.table.faces import OPEN_SIDE, front
from quando_desktop.games.seven_ate_nine.table.passages import PLAY, RETURN
from quando_desktop.games.seven_ate_nine.table.passing import Passing
from quando_desktop.games.seven_ate_nine.table.shown import TOP
from quando_desktop.settings.settings import Motion
from quando_desktop.table.pages.live_table import LiveHost
from quando_desktop.table.paint.art import CARD_HEIGHT, Art
from quando_desktop.table.scene.tableau import Key, Passage, Piece, Pose, Tableau

REACH, GAP = 0.6, 4.0
"""How far towards the pile a card is held out at most, as a share of the way; and how much of the
table is seen between them."""
STAYS, LARGER = 170.0, 1.3
"""For how many milliseconds, and how large a computer player's card is then."""
LIFT = 0.3
"""How much of a shadow a card has that is held out."""


class Flights:
    """The pieces that go above the others, by when they are there."""

    def __init__(self, now: Callable[[], int]) -> None:
        self._now = now
        self._ends: dict[Key, float] = {}

    def follow(self, passage: Passage) -> Passage:
        """The same passage with what was on its way before still above everything else."""
        now = self._now()
        flying = {
            passage.becomes.get(key, key): ends for key, ends in self._ends.items() if ends > now
        }
        for key in flying:
            passage.cues.setdefault(key, PLAY)
        begun = {key: now + cue.delay + cue.ms for key, cue in passage.cues.items() if cue.over}
        self._ends = begun | flying
        return passage

    def forget(self) -> None:
        """A stop: the time stands, and everything comes to rest."""
        self._ends.clear()


class _Out(NamedTuple):
    """A card that is held out."""

    key: Key
    card: int


class Outstretched:
    """The card of each seat that was played in vain: out to the pile, and back (S7)."""

    def __init__(self, host: LiveHost, refresh: Callable[[Passage], None]) -> None:
        self._host, self._refresh = host, refresh
        self._out: Passing[int, _Out] = Passing(host.after, STAYS, self._go_back)

    def hold(self, seat: int, key: Key, card: int, passage: Passage) -> None:
        """Where things do not fly, a word must do."""
        if self._host.settings.motion is Motion.FULL:
            self._out.put(seat, _Out(key, card))
            passage.cues[key] = PLAY

    def drop(self, seat: int) -> None:
        """Another card of this seat has left."""
        self._out.drop(seat)

    def clear(self) -> None:
        self._out.clear()

    def _go_back(self, _: int, out: _Out) -> None:
        self._refresh(Passage(cues={out.key: RETURN}))

    def lay(self, made: Tableau, art: Art) -> None:
        """Puts the cards that are held out where they are."""
        out = {each.key: each.card for each in self._out.now.values()}
        top = next((piece for piece in made.pieces if piece.key == TOP), None)
        if not out or top is None:
            return
        for number, piece in enumerate(made.pieces):
            if piece.key in out:
                made.pieces[number] = _held_out(art, piece, top, out[piece.key])


def _held_out(art: Art, piece: Piece, top: Piece, card: int) -> Piece:
    """Open and straight, on its way to the pile, which it does not touch; a small one is larger
    than in the hand."""
    if piece.side != OPEN_SIDE:
        width = LARGER * piece.width
        picture = art.card(front(art, card), width, LIFT)
        piece = Piece(piece.key, picture, piece.pose, OPEN_SIDE, width)
    at, to = piece.pose, top.pose
    clear = (piece.width + top.width) / 2 + GAP
    far = _short_of(to.x - at.x, clear), _short_of(to.y - at.y, clear * CARD_HEIGHT)
    way = min(REACH, max(far))
    pose = Pose(at.x + way * (to.x - at.x), at.y + way * (to.y - at.y))
    return piece._replace(pose=pose)


def _short_of(way: float, clear: float) -> float:
    """The share of a way after which so much is left of it."""
    return 1 - clear / abs(way) if abs(way) > clear else 0.0
