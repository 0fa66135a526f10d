"""The characters of the computer players: eight temperaments, each at any level.

A temperament is a small leaning, the same in every game; each game decides what to make of it. It
must cost a player next to nothing: characters differ in manner, levels in strength.
"""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple


class Temperament(NamedTuple):
    """Leanings from -1 to 1; 0 is to have none."""

    patience: float = 0.0
    """Ends a round later than others would, or earlier."""
    late_courage: float = 0.0
    """The longer a round lasts, the more it wants to end it."""
    curiosity: float = 0.0
    """Prefers what cannot be seen yet."""
    collecting: float = 0.0
    """Saves up for something big, such as a triplet."""
    haste: float = 0.0
    """Takes the first good thing in place of the best."""
    memory: float = 1.0
    """The part of what it saw that it still knows, from 0 to 1."""


PLAIN = Temperament()

CHARACTERS: dict[str, Temperament] = {
    "olive": Temperament(),
    "bruno": Temperament(patience=1.0),
    "pip": Temperament(curiosity=1.0),
    "vesna": Temperament(patience=-1.0),
    "figo": Temperament(haste=1.0, memory=0.9),
    "mira": Temperament(collecting=1.0),
    "nils": Temperament(curiosity=-1.0, patience=0.3),
    "hedda": Temperament(patience=0.6, late_courage=1.0),
}


def temperament_of(character: str | None) -> Temperament:
    """The leanings of a character; an unknown one has none."""
    return CHARACTERS.get(character or "", PLAIN)
