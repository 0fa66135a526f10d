"""Motions of cards in every game: dealt, played, turned over; and the entrance of a score sheet."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.ease import in_out_cubic, in_out_sine, out_cubic
from quando_desktop.table.scene.tableau import ENTER, Cue, Key, Passage, Tableau, staggered

DEAL = Cue(260, over=True)
DEAL_EVERY = 70.0
RANK = 1000.0
"""The height from card to card of a deal; a table has fewer pieces."""
PLAY = Cue(280, ease=out_cubic, arc=40, over=True)
PLAY_EVERY = 60.0
TO_HAND = Cue(260, over=True)
FLIP = Cue(320, ease=in_out_sine, over=True)
BAR = Cue(500, ease=in_out_cubic, unrolls=True)
ROW, ROW_EVERY = Cue(180), 90.0

Card = TypeVar("Card")
"""Whatever stands for a card."""


def round_the_table(hands: Sequence[Sequence[Card]]) -> list[Card]:
    """The cards in the order of a deal: one for each hand, and again, until all are dealt."""
    most = max(map(len, hands))
    return [hand[turn] for turn in range(most) for hand in hands if turn < len(hand)]


def deal(order: list[Key]) -> Passage:
    """The cards leave the block one by one, in this order."""
    passage = Passage(cues=dict(staggered(order, DEAL, DEAL_EVERY)))
    for number, key in enumerate(reversed(order)):
        # The next one always lies on top of those that wait.
        passage.cues[key] = passage.cues[key]._replace(rank=number * RANK)
    passage.sounds += [(cue.delay, Sound.CARD_SLIDE) for cue in passage.cues.values()]
    return passage


def wait_for_deal(passage: Passage, *keys: Key) -> None:
    """Lets these pieces come when all cards lie there: what they say is about them."""
    passage.cues |= dict.fromkeys(keys, ENTER.later(ends(passage)))


def ends(passage: Passage) -> float:
    """The time at which the last piece with a cue of its own arrives."""
    return max([0.0, *(cue.delay + cue.ms for cue in passage.cues.values())])


def sheet(made: Tableau, sound: Sound) -> Passage:
    """The entrance of a score sheet, with its sound."""
    passage = Passage(sounds=[(0, sound)])
    unfold(passage, made)
    return passage


def unfold(passage: Passage, made: Tableau) -> None:
    """Row after row of a score sheet comes, and the bars grow."""
    for piece in made.pieces:
        match piece.key:
            case ("bar", int(row)):
                passage.cues[piece.key] = BAR.later(150 + row * ROW_EVERY)
                passage.enters[piece.key] = piece.pose
            case ("sheet", (int(row), _)) | ("sheet", int(row), *_):
                passage.cues[piece.key] = ROW.later(row * ROW_EVERY / 2)
