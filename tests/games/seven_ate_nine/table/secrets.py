"""What is hidden on a 7 ate 9 table."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QWidget

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.table.scene.choreographer import FRAME
from tests.controller.live.tables import Scripted, made, play
from tests.games.seven_ate_nine.rounds import fire
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit

EVERY = 7000
"""Milliseconds from one deed to the next: longer than a wrong card holds anybody (S18)."""


def play_on(match: Match, chance: Chance) -> None:
    """Anybody does anything."""
    fire(match, chance, at=EVERY * (1 + len(match.rounds[-1].moves)))


def hidden(state: SevenRound) -> list[list[int]]:
    """Of the hands and the stacks."""
    hands = [[held.card for held in hand] for hand in state.hands[1:]]
    return [*hands, *([*stack] for stack in state.stacks)]


# ----------------------------------------------------------------- two truths to be played

K = Qt.Key
SevenLooks = tuple[list[tuple[object, ...]], list[str], list[str], list[str], list[str]]
"""All sprites with their pictures and poses, what is heard, what a screen reader finds, the log,
and what is told."""


def look(table: SevenSeat) -> SevenLooks:
    sprites: list[tuple[object, ...]] = [
        (key, sprite.picture, sprite.pose, sprite.zValue(), sprite.isVisible())
        for key, sprite in table.scene._sprites.items()
    ]
    spots = table.page._mirror.findChildren(QWidget)
    return (
        sprites,
        [str(sound) for sound in table.sounds.heard],
        [spot.accessibleName() for spot in spots],
        [line.words for line in table.page.log()],
        [*table.words],
    )


PLAN = (
    (1200, play("8/1")),
    (1500, Draw()),
    (1900, play("4/1")),
    (2300, Draw()),
)
"""What the computer player does: a play, two draws, and a card that does not fit."""


QUESTIONS = (K.Key_F3, K.Key_F4, K.Key_F5, K.Key_F6, K.Key_F7, K.Key_F8)
ASKING = (20, 100, 130)
"""When everything is asked: in the game, before and after something was drawn, and in a pause."""


def watched(sit: Sit, match: Match, **settings: Any) -> list[SevenLooks]:
    """The same hands act on it; what is seen, picture by picture."""
    table = sit(match, {1: Scripted(*PLAN)}, **settings)
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
        if moment in ASKING:
            table.tap(*QUESTIONS)
        table.let_pass(FRAME)
        found.append(look(table))
    return found


MINE = "7/1 3/1 6/2 2/3 1/1"
WORLDS = (
    (f"{MINE} 6/1 9/3", "8/1 4/1 9/2 9/3 1/2 7/2 6/2"),
    (f"{MINE} 10/2 3/3", "8/1 4/1 1/1 6/3 10/1 5/2 2/2"),
)
"""Two truths that look alike to seat 0: the other hand differs, and what lies in stacks until it is
drawn."""


def story_of(sit: Sit, world: int, **settings: Any) -> tuple[Match, list[SevenLooks]]:
    match = made("pc", "5/3", *WORLDS[world])
    return match, watched(sit, match, **settings)
