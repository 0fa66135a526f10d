"""Where cards come from and go to on a Quanto table: the draw pile and the winnings, which are
found in the picture once it is made."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.games.quanto.table.faces import BACK, HIDDEN_SIDE
from quando_desktop.games.quanto.table.shown import DRAW_PILE, PLAYED, tile, winnings_of
from quando_desktop.table.paint.art import Art
from quando_desktop.table.scene.tableau import Cue, Frame, Key, Passage, Piece, Pose, Tableau

LIFT = 0.3
"""How much of a shadow a card has on its way."""

Way = Callable[[Frame, Tableau, Passage], None]
"""Completes a passage for a picture."""


def piece_of(made: Tableau, key: Key) -> Piece | None:
    return next((piece for piece in made.pieces if piece.key == key), None)


def face_down(art: Art, pose: Pose, width: float) -> Piece:
    """A card that lies there with its back up."""
    return Piece(None, art.card(BACK, width, LIFT), pose, HIDDEN_SIDE, width)


def won_by(frame: Frame, made: Tableau, seat: int) -> Piece:
    """A card as it lies on top of somebody's winnings, or where they will lie."""
    stack = piece_of(made, winnings_of(seat)) or piece_of(made, ("no winnings", seat))
    top = piece_of(made, ("won", seat))
    assert stack is not None
    assert top is not None
    return face_down(frame.art, Pose(stack.pose.x, top.pose.y), stack.width)


def onto_winnings(seat: int, keys: Sequence[Key]) -> Way:
    """These cards turn over onto somebody's winnings, and are only counted from then on."""

    def way(frame: Frame, made: Tableau, passage: Passage) -> None:
        passage.goes |= dict.fromkeys(keys, won_by(frame, made, seat))

    return way


def count_later(passage: Passage, number: Key, ms: float) -> None:
    """A number that counts cards changes once they are there."""
    old = ("before", number)
    passage.becomes[number] = old
    passage.cues |= dict.fromkeys((number, old), Cue(1, delay=ms))


def from_winnings(givers: Sequence[int], seat: int, cue: Cue, every: float) -> Way:
    """One card of the winnings of each goes onto those of somebody, and stays on top for now."""

    def way(frame: Frame, made: Tableau, passage: Passage) -> None:
        there = won_by(frame, made, seat)
        for number, giver in enumerate(givers):
            key = ("collected", giver)
            passage.comes[key] = won_by(frame, made, giver)
            passage.cues[key] = cue.later(number * every)
            made.pieces.append(there._replace(key=key))

    return way


def from_pile(keys: Sequence[Key], earlier: Callable[[Frame], Tableau]) -> Way:
    """These cards come from the draw pile, which may be empty now but was there before."""

    def way(frame: Frame, made: Tableau, passage: Passage) -> None:
        if not keys:
            return
        pile = piece_of(made, DRAW_PILE) or piece_of(earlier(frame), DRAW_PILE)
        assert pile is not None
        passage.comes |= dict.fromkeys(keys, face_down(frame.art, pile.pose, pile.width))

    return way


def over_quanto(number: int) -> Way:
    """The joker that was played lies over the quanto with this tile."""

    def way(_: Frame, made: Tableau, __: Passage) -> None:
        joker, under = piece_of(made, PLAYED), piece_of(made, tile(number))
        assert joker is not None
        assert under is not None
        made.pieces.remove(joker)
        made.pieces.append(joker._replace(pose=under.pose._replace(angle=-6.0)))

    return way
