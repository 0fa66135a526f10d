"""What the computer players say on big moments of 7 ate 9: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Occasion(Enum):
    """What there is to say something about."""

    RUN = "run"
    """Several own cards, one right after the other."""
    LAST_CARD = "last card"
    """One own card is left, and no stack."""
    STUCK = "stuck"
    """Nobody could do anything: the only moment that is nobody's own."""
    GAME = "game"
    """A game is won, and others are to come."""
    MATCH = "match"
    """The tournament is won, or the only game."""


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; somebody unknown says nothing."""
    said = {
        Occasion.RUN: _run,
        Occasion.LAST_CARD: _last_card,
        Occasion.STUCK: _stuck,
        Occasion.GAME: _game,
        Occasion.MATCH: _match,
    }[occasion]()
    return said.get(character, ())


def _run() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("SevenRemarks", "One leads to the next."),
            translate("SevenRemarks", "Hoo, hoo, hoo!"),
        ),
        "bruno": (
            translate("SevenRemarks", "Now I'm rolling."),
            translate("SevenRemarks", "Slow? Me?"),
        ),
        "pip": (
            translate("SevenRemarks", "Hop, hop, hop!"),
            translate("SevenRemarks", "Can't stop!"),
        ),
        "vesna": (
            translate("SevenRemarks", "Did you blink?"),
            translate("SevenRemarks", "Snap, snap."),
        ),
        "figo": (
            translate("SevenRemarks", "Lily pad, lily pad!"),
            translate("SevenRemarks", "All of them fit!"),
        ),
        "mira": (
            translate("SevenRemarks", "I had saved those."),
            translate("SevenRemarks", "Purr."),
        ),
        "nils": (
            translate("SevenRemarks", "In good order."),
            translate("SevenRemarks", "Step by step."),
        ),
        "hedda": (
            translate("SevenRemarks", "Look at me go!"),
            translate("SevenRemarks", "Rolling!"),
        ),
    }


def _last_card() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (translate("SevenRemarks", "One to go."),),
        "bruno": (translate("SevenRemarks", "Just this one."),),
        "pip": (translate("SevenRemarks", "Nearly, nearly!"),),
        "vesna": (translate("SevenRemarks", "Watch closely now."),),
        "figo": (translate("SevenRemarks", "Only one? Already?"),),
        "mira": (translate("SevenRemarks", "Don't mind me."),),
        "nils": (translate("SevenRemarks", "One card. No rush."),),
        "hedda": (translate("SevenRemarks", "My heart!"),),
    }


def _stuck() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("SevenRemarks", "As I feared."),
            translate("SevenRemarks", "Nothing adds up."),
        ),
        "bruno": (
            translate("SevenRemarks", "Time to breathe."),
            translate("SevenRemarks", "A rest. Lovely."),
        ),
        "pip": (
            translate("SevenRemarks", "Oh no, standing still!"),
            translate("SevenRemarks", "Quick, a new card!"),
        ),
        "vesna": (
            translate("SevenRemarks", "Wait for it…"),
            translate("SevenRemarks", "Eyes on the pile."),
        ),
        "figo": (
            translate("SevenRemarks", "Stuck in the mud!"),
            translate("SevenRemarks", "Is it my fault?"),
        ),
        "mira": (
            translate("SevenRemarks", "I'll wash a paw."),
            translate("SevenRemarks", "How boring."),
        ),
        "nils": (
            translate("SevenRemarks", "The rules know a way."),
            translate("SevenRemarks", "From the bottom, then."),
        ),
        "hedda": (
            translate("SevenRemarks", "Deep breath."),
            translate("SevenRemarks", "Now I'm nervous."),
        ),
    }


def _game() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("SevenRemarks", "Every card placed."),
            translate("SevenRemarks", "My wings are light."),
        ),
        "bruno": (
            translate("SevenRemarks", "Paws empty. Good."),
            translate("SevenRemarks", "Steady does it."),
        ),
        "pip": (
            translate("SevenRemarks", "First! First!"),
            translate("SevenRemarks", "Zoom!"),
        ),
        "vesna": (
            translate("SevenRemarks", "Too quick for you?"),
            translate("SevenRemarks", "Gone before you looked."),
        ),
        "figo": (
            translate("SevenRemarks", "Splash! Done!"),
            translate("SevenRemarks", "Was that the last one?"),
        ),
        "mira": (
            translate("SevenRemarks", "And I wasn't even trying."),
            translate("SevenRemarks", "All gone. Admire me."),
        ),
        "nils": (
            translate("SevenRemarks", "Finished, and tidy."),
            translate("SevenRemarks", "No hurry was needed."),
        ),
        "hedda": (
            translate("SevenRemarks", "I beat you all!"),
            translate("SevenRemarks", "Faster than I look!"),
        ),
    }


def _match() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("SevenRemarks", "A close watch pays."),
            translate("SevenRemarks", "Well raced, everybody."),
        ),
        "bruno": (
            translate("SevenRemarks", "Now I need a nap."),
            translate("SevenRemarks", "Who called me slow?"),
        ),
        "pip": (
            translate("SevenRemarks", "Fastest ears in town!"),
            translate("SevenRemarks", "Another race? Now?"),
        ),
        "vesna": (
            translate("SevenRemarks", "Never race a fox."),
            translate("SevenRemarks", "A pleasure, as always."),
        ),
        "figo": (
            translate("SevenRemarks", "I won? Ribbit!"),
            translate("SevenRemarks", "The best leap ever!"),
        ),
        "mira": (
            translate("SevenRemarks", "You may applaud."),
            translate("SevenRemarks", "As expected."),
        ),
        "nils": (
            translate("SevenRemarks", "Calm wins races."),
            translate("SevenRemarks", "The table agrees."),
        ),
        "hedda": (
            translate("SevenRemarks", "What a finish!"),
            translate("SevenRemarks", "I never gave up!"),
        ),
    }
