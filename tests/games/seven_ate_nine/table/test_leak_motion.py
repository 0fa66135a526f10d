"""What is hidden is changed: what moves, sounds and is told stays the same, moment by moment."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.table.scene.choreographer import FRAME
from tests.controller.live.tables import Scripted, made, play
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

K = Qt.Key
Looks = tuple[list[tuple[object, ...]], list[str], list[str], list[str], list[str]]
"""All sprites with their pictures and poses, what is heard, what a screen reader finds and what it
is told, and the log."""


def look(table: SevenSeat) -> Looks:
    sprites: list[tuple[object, ...]] = [
        (key, id(sprite.picture), sprite.pose, sprite.zValue(), sprite.isVisible())
        for key, sprite in table.scene._sprites.items()
    ]
    spots = table.page._mirror.findChildren(QWidget)
    return (
        sprites,
        [str(sound) for sound in table.sounds.heard],
        [spot.accessibleName() for spot in spots],
        [*table.words],
        [line.words for line in table.page.log()],
    )


PLAN = (
    (1200, play("8/1")),
    (1500, Draw()),
    (1900, play("4/1")),
    (2300, Draw()),
)
"""What the computer player does: a play, two draws, and a card that does not fit."""


def watched(sit: Sit, match: Match) -> list[Looks]:
    """The same hands act on it; what is seen, picture by picture."""
    table = sit(match, {1: Scripted(*PLAN)})
    found = []
    table.begin()
    found.append(look(table))
    table.page.go()
    table.let_pass(2400)
    for moment in range(150):
        if moment == 70:
            table.tap(K.Key_Down)
        if moment == 90:
            table.tap(K.Key_Up)
        if moment == 110:
            table.page.pause()
        table.let_pass(FRAME)
        found.append(look(table))
    return found


def test_hidden_cards_never_move_otherwise(sit: Sit) -> None:
    """The other hand, and all that lies in stacks until it is drawn."""
    mine = "7/1 3/1 6/2 2/3"
    first = made("pc", "5/3", f"{mine} 1/1 6/1 9/3", "8/1 4/1 9/2 9/3 1/2 7/2 6/2")
    other = made("pc", "5/3", f"{mine} 1/1 10/2 3/3", "8/1 4/1 1/1 6/3 10/1 5/2 2/2")
    one, two = watched(sit, first), watched(sit, other)
    for moment, (seen, also) in enumerate(zip(one, two, strict=True)):
        assert seen == also, f"at moment {moment}"
    assert len({str(looks[0]) for looks in one}) > 50, "things moved"


def test_face_down_hands_are_nowhere(sit: Sit) -> None:
    """Before the signal, and in a pause, not even the people's own cards are in the picture."""
    for text in ("7/1 3/1 6/2 2/3", "1/2 9/1 4/2 10/3"):
        match = made("pc", "5/3", f"{text} 1/1", "8/1 4/1 9/2 9/3 1/2")
        table = sit(match)
        table.begin()
        hands = [piece for key, piece in table.pieces.items() if key[0] == "own"]  # type: ignore[index]
        assert len({id(piece.picture) for piece in hands}) == 1
