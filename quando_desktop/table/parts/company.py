"""The company around a table: what its faces show for a moment, and where their eyes go.

Everything here follows from what all at the table have seen. At rest a face is the plain portrait.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.paint.faces import Expression, Gaze
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.tableau import Film, Frame, Passage, Tableau

MIDDLE: Final = -2
"""The place of the cards between all players, as something to look at."""
MIDDLE_DOWN = 0.45
"""Its share of the height of a table."""
FELT, GLANCED = 1400.0, 800.0
"""Milliseconds for which an expression stands, and a mere look at something."""


class Mood(NamedTuple):
    """A player's face at one moment."""

    expression: Expression = Expression.REST
    at: int | None = None
    """The seat that the player looks at, or `MIDDLE`; None looks at whoever sits at the screen."""


Moods = Mapping[int, Mood]
"""By seat."""


def moods(facts: MatchFacts, *, fewest_win: bool) -> dict[int, Expression]:
    """The faces at the end of a round or of the match: who has won is delighted, and who is last
    has doubts. Nobody else, and nobody where all are equal."""
    if not facts.points:
        return {}
    counted = facts.scores if facts.winners else facts.points[-1]
    worth = [-points if fewest_win else points for points in counted]
    best = {*facts.winners} or {seat for seat, each in enumerate(worth) if each == max(worth)}
    last = {seat for seat, each in enumerate(worth) if each == min(worth)} - best
    if len(best) == len(worth):
        return {}
    return dict.fromkeys(sorted(last), Expression.DOUBT) | dict.fromkeys(
        sorted(best), Expression.DELIGHT
    )


class Heads:
    """The heads that lie on a tableau."""

    def __init__(self, tableau: Tableau, frame: Frame, you: int | None) -> None:
        """`you` is the seat of the only person who looks: to look at them is to look out of the
        picture."""
        self._tableau, self._art, self._you = tableau, frame.art, you
        places = {piece.key: piece.pose for piece in tableau.pieces if piece.key in tableau.heads}
        self._places = {key: (pose.x, pose.y) for key, pose in places.items()}
        self._middle = frame.stage.width / 2, frame.stage.height * MIDDLE_DOWN

    def gaze(self, seat: int, at: int | None) -> Gaze:
        """The direction of eyes from this seat to that one; those who look at themselves look down
        at their cards."""
        here = self._places.get(head_of(seat))
        if at is None or here is None or (at == self._you and seat != at):
            return Gaze.STRAIGHT
        if at == seat:
            return Gaze.STRAIGHT if seat == self._you else Gaze.DOWN
        there = self._middle if at == MIDDLE else self._places.get(head_of(at), self._middle)
        return Gaze.towards(there[0] - here[0], there[1] - here[1])

    def picture(self, seat: int, mood: Mood) -> Picture | None:
        """The head of this seat in this mood, if it lies there."""
        head = self._tableau.heads.get(head_of(seat))
        if head is None or head_of(seat) not in self._places:
            return None
        return head.picture(self._art, mood.expression, self.gaze(seat, mood.at))

    def cast_eyes(self, watched: int | None) -> None:
        """Lets everybody look at this seat, or at the middle."""
        for place, piece in enumerate(self._tableau.pieces):
            if piece.key in self._tableau.heads and isinstance(piece.key, tuple):
                drawn = self.picture(piece.key[1], Mood(at=watched))
                if drawn is not None:
                    self._tableau.pieces[place] = piece._replace(picture=drawn)

    def feel(self, passage: Passage, moods: Moods, delay: float = 0.0, ms: float = FELT) -> None:
        """Lets faces show this for a moment on the way to the tableau."""
        for seat, mood in moods.items():
            drawn = self.picture(seat, mood)
            if drawn is not None:
                passage.films[head_of(seat)] = Film(((delay, drawn),), delay + ms, lasts=True)

    def glance(self, passage: Passage, moods: Moods) -> None:
        """Lets faces look at something, those at least that show nothing else on the way."""
        calm = {seat: mood for seat, mood in moods.items() if head_of(seat) not in passage.films}
        self.feel(passage, calm, ms=GLANCED)
