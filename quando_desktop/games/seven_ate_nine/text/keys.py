"""The key sheet of a table of 7 ate 9."""

from __future__ import annotations

from collections.abc import Callable, Sequence, Set

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import number_keys

translate = QCoreApplication.translate

Caps = tuple[str, str, str, str]
"""The words on a person's keys: left, right, play and draw."""


def columns(
    cap: Callable[[str], str], people: Sequence[tuple[str, Caps]], *, by_turns: bool = False
) -> tuple[Keys, Keys]:
    """The keys of each person, with their names, and those for all; `cap` is the caption of a
    command's key."""
    taken = {each for _, caps in people for each in caps}
    at_leisure = by_turns and bool(people)
    return _hands(people), _for_all(cap, len(people), taken, at_leisure=at_leisure)


def _hands(people: Sequence[tuple[str, Caps]]) -> Keys:
    """One person alone gets a line for each key; of several each has a line."""
    if len(people) != 1:
        heading = translate("SevenKeys", "Left, right, play, draw")
        return Keys(heading, tuple((caps, name) for name, caps in people))
    (_, (left, right, play, draw)) = people[0]
    return Keys(
        translate("SevenKeys", "Your cards"),
        (
            ((left, right), translate("SevenKeys", "aim at a card")),
            ((play,), translate("SevenKeys", "play it")),
            ((draw,), translate("SevenKeys", "draw from your stack")),
        ),
    )


def _for_all(cap: Callable[[str], str], people: int, taken: Set[str], *, at_leisure: bool) -> Keys:
    """The keys for all, without those that a person plays with. At leisure there is nothing to
    start and to pause."""
    places = {cap(f"number_{place}") for place in range(1, people + 1)}
    hands = cap("number_1"), translate("SevenKeys", "hear your hand")
    if people > 1:
        hands = number_keys(cap, 1, people), translate("SevenKeys", "hear the hand at that seat")
    pile, log = cap("number_0"), cap("log")
    asking = (
        ({pile}, pile, translate("SevenKeys", "hear the pile")),
        (places, *hands),
        ({log}, log, translate("SevenKeys", "what happened")),
    )
    space = translate("SevenKeys", "start, pause, continue")
    if at_leisure:
        space = translate("SevenKeys", "hear whose turn it is")
    return Keys(
        translate("SevenKeys", "For all"),
        (
            ((cap("choose"),), space),
            ((cap("play"),), translate("SevenKeys", "start, or do what the button says")),
            ((cap("again"),), translate("SevenKeys", "replay, after a game")),
            *(((caption,), words) for keys, caption, words in asking if keys and not taken & keys),
        ),
    )
