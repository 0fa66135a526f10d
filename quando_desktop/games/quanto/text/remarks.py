"""What the computer players say on big moments of Quanto: a few words, each in their own way.

They say what everybody at the table has just seen, and nothing about a hand.
"""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QCoreApplication

translate = QCoreApplication.translate


class Occasion(Enum):
    """What there is to say something about; always their own doing."""

    HAUL = "haul"
    """Many cards in one go."""
    STEAL = "steal"
    """Somebody else's quanto is taken with a joker."""
    COLLECT = "collect"
    """A 1 brings cards of the others."""
    MATCH = "match"
    """The match is won."""


def remarks(character: str, occasion: Occasion) -> tuple[str, ...]:
    """All that this character says then; somebody unknown says nothing."""
    said = {
        Occasion.HAUL: _haul,
        Occasion.STEAL: _steal,
        Occasion.COLLECT: _collect,
        Occasion.MATCH: _match,
    }[occasion]()
    return said.get(character, ())


def _haul() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("QuantoRemarks", "It all adds up."),
            translate("QuantoRemarks", "I saw every sum."),
        ),
        "bruno": (
            translate("QuantoRemarks", "A good pawful."),
            translate("QuantoRemarks", "That fills the den."),
        ),
        "pip": (
            translate("QuantoRemarks", "Grab, grab, grab!"),
            translate("QuantoRemarks", "All of it, quick!"),
        ),
        "vesna": (
            translate("QuantoRemarks", "Left out for me?"),
            translate("QuantoRemarks", "How kind of you all."),
        ),
        "figo": (
            translate("QuantoRemarks", "Wow, so many!"),
            translate("QuantoRemarks", "They all fit!"),
        ),
        "mira": (
            translate("QuantoRemarks", "Mine, mine, mine."),
            translate("QuantoRemarks", "I take the lot."),
        ),
        "nils": (
            translate("QuantoRemarks", "Added and checked."),
            translate("QuantoRemarks", "The sums agree."),
        ),
        "hedda": (
            translate("QuantoRemarks", "All rolled together!"),
            translate("QuantoRemarks", "Stuck to my spines!"),
        ),
    }


def _steal() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("QuantoRemarks", "A joker counts for all."),
            translate("QuantoRemarks", "I had worked that out."),
        ),
        "bruno": (
            translate("QuantoRemarks", "Sorry. Too tempting."),
            translate("QuantoRemarks", "I waited for that one."),
        ),
        "pip": (
            translate("QuantoRemarks", "Hop, and away!"),
            translate("QuantoRemarks", "Catch me!"),
        ),
        "vesna": (
            translate("QuantoRemarks", "Nicely built. For me."),
            translate("QuantoRemarks", "Finders keepers."),
        ),
        "figo": (
            translate("QuantoRemarks", "Oops! Was that yours?"),
            translate("QuantoRemarks", "Tongue out, got it!"),
        ),
        "mira": (
            translate("QuantoRemarks", "You were not looking."),
            translate("QuantoRemarks", "It was so shiny."),
        ),
        "nils": (
            translate("QuantoRemarks", "The joker permits it."),
            translate("QuantoRemarks", "Allowed, I checked."),
        ),
        "hedda": (
            translate("QuantoRemarks", "I really did it!"),
            translate("QuantoRemarks", "Bold as a badger!"),
        ),
    }


def _collect() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("QuantoRemarks", "One from each, counted."),
            translate("QuantoRemarks", "A small tithe."),
        ),
        "bruno": (
            translate("QuantoRemarks", "A little toll, please."),
            translate("QuantoRemarks", "Just a nibble."),
        ),
        "pip": (
            translate("QuantoRemarks", "Once round the table!"),
            translate("QuantoRemarks", "A quick one for me!"),
        ),
        "vesna": (
            translate("QuantoRemarks", "You won't miss it."),
            translate("QuantoRemarks", "A card for my trouble."),
        ),
        "figo": (
            translate("QuantoRemarks", "Presents!"),
            translate("QuantoRemarks", "For me? How nice!"),
        ),
        "mira": (
            translate("QuantoRemarks", "One will do. For now."),
            translate("QuantoRemarks", "A treat for the cat."),
        ),
        "nils": (
            translate("QuantoRemarks", "One card each, please."),
            translate("QuantoRemarks", "The dues, please."),
        ),
        "hedda": (
            translate("QuantoRemarks", "May I? Thank you!"),
            translate("QuantoRemarks", "Just one, I promise."),
        ),
    }


def _match() -> dict[str, tuple[str, ...]]:
    return {
        "olive": (
            translate("QuantoRemarks", "I counted every card."),
            translate("QuantoRemarks", "The sum of it all."),
        ),
        "bruno": (
            translate("QuantoRemarks", "A heavy stack. Good."),
            translate("QuantoRemarks", "Time for a long nap."),
        ),
        "pip": (
            translate("QuantoRemarks", "I win? I win!"),
            translate("QuantoRemarks", "Again, again!"),
        ),
        "vesna": (
            translate("QuantoRemarks", "Safe in my den."),
            translate("QuantoRemarks", "You were close behind."),
        ),
        "figo": (
            translate("QuantoRemarks", "Did I do that?"),
            translate("QuantoRemarks", "What a leap!"),
        ),
        "mira": (
            translate("QuantoRemarks", "Of course I won."),
            translate("QuantoRemarks", "Thank you for the cards."),
        ),
        "nils": (
            translate("QuantoRemarks", "A fair result."),
            translate("QuantoRemarks", "All cards in order."),
        ),
        "hedda": (
            translate("QuantoRemarks", "Who would have thought!"),
            translate("QuantoRemarks", "Courage adds up."),
        ),
    }
