"""The terms on which a graphics card is taken."""

from __future__ import annotations

from quando_desktop.named_tuple import NamedTuple


class Terms(NamedTuple):
    imitations: tuple[str, ...] = (
        "llvmpipe",
        "softpipe",
        "swrast",
        "software",
        "swiftshader",
        "microsoft basic render",
        "gdi generic",
    )
    """Parts of the names, in lower case, of programs of the processor's that take a card's part."""
    different: float = 0.005
    """The share of a picture's colours that may differ from what the processor paints: edges at a
    slant do."""
    most: float = 0.7
    """The share of the processor's time for a picture that the card may take: for less it is not
    worth its memory."""
    patience: float = 0.15
    """The seconds that a picture may take while the card is used."""
    limit: float = 30.0
    """The seconds for the trial."""
