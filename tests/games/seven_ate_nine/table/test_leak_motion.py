"""Hands that lie face down tell nothing."""

from __future__ import annotations

from tests.controller.live.tables import made
from tests.games.seven_ate_nine.table.seat import Sit


def test_face_down_hands_are_nowhere(sit: Sit) -> None:
    """Before the signal, and in a pause, not even the people's own cards are in the picture."""
    for text in ("7/1 3/1 6/2 2/3", "1/2 9/1 4/2 10/3"):
        match = made("pc", "5/3", f"{text} 1/1", "8/1 4/1 9/2 9/3 1/2")
        table = sit(match)
        table.begin()
        hands = [piece for key, piece in table.pieces.items() if key[0] == "own"]  # type: ignore[index]
        assert len({id(piece.picture) for piece in hands}) == 1
