"""What the computer players say on big moments: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Occasion(Enum):
    """What there is to say something about; always their own doing."""

    TRIPLET = "triplet"
    KNOCK = "knock"
    ZEROS = "zeros"
    MATCH = "match"
    """The match is won."""


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; somebody unknown says nothing."""
    said = {
        Occasion.TRIPLET: _triplet,
        Occasion.KNOCK: _knock,
        Occasion.ZEROS: _zeros,
        Occasion.MATCH: _match,
    }[occasion]()
    return said.get(character, ())


def _triplet() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("Remarks", "That makes three."),
            translate("Remarks", "Three. I counted twice."),
        ),
        "bruno": (
            translate("Remarks", "Waiting pays."),
            translate("Remarks", "Well, look at that."),
        ),
        "pip": (
            translate("Remarks", "Hop, hop, hop!"),
            translate("Remarks", "Three in one jump!"),
        ),
        "vesna": (
            translate("Remarks", "Surprise!"),
            translate("Remarks", "Something for everybody."),
        ),
        "figo": (
            translate("Remarks", "Oh! Three!"),
            translate("Remarks", "Ribbit, ribbit, ribbit!"),
        ),
        "mira": (
            translate("Remarks", "I saved these for you."),
            translate("Remarks", "Guess what I kept."),
            translate("Remarks", "Purr."),
        ),
        "nils": (
            translate("Remarks", "Three, as the rules say."),
            translate("Remarks", "One by one, please."),
        ),
        "hedda": (
            translate("Remarks", "This may prickle."),
            translate("Remarks", "Mind my spines!"),
        ),
    }


def _knock() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("Remarks", "I have done my sums."),
            translate("Remarks", "By my count it is time."),
        ),
        "bruno": (
            translate("Remarks", "I have sat long enough."),
            translate("Remarks", "Now, then."),
        ),
        "pip": (
            translate("Remarks", "I can't sit still!"),
            translate("Remarks", "Knock, knock!"),
        ),
        "vesna": (
            translate("Remarks", "Felt safe?"),
            translate("Remarks", "Just when it was cosy."),
            translate("Remarks", "Now!"),
        ),
        "figo": (
            translate("Remarks", "Why not now?"),
            translate("Remarks", "I just felt like it!"),
        ),
        "mira": (
            translate("Remarks", "One more turn, my dears."),
            translate("Remarks", "A stretch, and a knock."),
        ),
        "nils": (
            translate("Remarks", "Last round, please."),
            translate("Remarks", "All in good time."),
        ),
        "hedda": (
            translate("Remarks", "Now I dare!"),
            translate("Remarks", "Deep breath. Knock!"),
        ),
    }


def _zeros() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("Remarks", "Nothing left to count."),
            translate("Remarks", "Zero. Exactly."),
        ),
        "bruno": (
            translate("Remarks", "Worth the wait."),
            translate("Remarks", "Smaller it does not get."),
        ),
        "pip": (
            translate("Remarks", "All gone!"),
            translate("Remarks", "Round, round, round!"),
        ),
        "vesna": (
            translate("Remarks", "Did you see that coming?"),
            translate("Remarks", "Slipped right through."),
        ),
        "figo": (
            translate("Remarks", "So many bubbles!"),
            translate("Remarks", "Splash!"),
        ),
        "mira": (
            translate("Remarks", "The saucer is empty."),
            translate("Remarks", "Licked clean."),
        ),
        "nils": (
            translate("Remarks", "Everything in its place."),
            translate("Remarks", "Zero, in good order."),
        ),
        "hedda": (
            translate("Remarks", "All curled up!"),
            translate("Remarks", "As round as I am."),
        ),
    }


def _match() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("Remarks", "Well played, everybody."),
            translate("Remarks", "I will remember this."),
        ),
        "bruno": (
            translate("Remarks", "And now some honey."),
            translate("Remarks", "Good game, friends."),
        ),
        "pip": (
            translate("Remarks", "Once more? Once more!"),
            translate("Remarks", "What a chase!"),
        ),
        "vesna": (
            translate("Remarks", "You made me run."),
            translate("Remarks", "By a whisker."),
        ),
        "figo": (
            translate("Remarks", "Me? Hooray!"),
            translate("Remarks", "That was fun!"),
        ),
        "mira": (
            translate("Remarks", "A nap, then once more."),
            translate("Remarks", "You played nicely."),
        ),
        "nils": (
            translate("Remarks", "Thank you for the game."),
            translate("Remarks", "A tidy match."),
        ),
        "hedda": (
            translate("Remarks", "I hardly dared to hope."),
            translate("Remarks", "Bold to the end!"),
        ),
    }
