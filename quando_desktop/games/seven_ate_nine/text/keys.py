"""The key sheet of a table of 7 ate 9."""

from __future__ import annotations

from collections.abc import Sequence, Set

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.pages.contract import Keys
from quando_desktop.table.text.words import enter_key, space_key

translate = QCoreApplication.translate

Caps = tuple[str, str, str, str]
"""The words on a person's keys: left, right, play and draw."""


def columns(people: Sequence[tuple[str, Caps]], *, by_turns: bool = False) -> tuple[Keys, Keys]:
    """The keys of each person, with their names, and those for all."""
    taken = {cap for _, caps in people for cap in caps}
    return _hands(people), _for_all(len(people), taken, at_leisure=by_turns and bool(people))


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


def _for_all(people: int, taken: Set[str], *, at_leisure: bool) -> Keys:
    """The keys for all, without those that a person plays with. At leisure there is nothing to
    start and to pause."""
    places = {str(place) for place in range(1, people + 1)}
    hands = "1", translate("SevenKeys", "hear your hand")
    if people > 1:
        cap = translate("SevenKeys", "1 to {people}").format(people=people)
        hands = cap, translate("SevenKeys", "hear the hand of that place")
    asking = (
        ({"0"}, "0", translate("SevenKeys", "hear the pile")),
        (places, *hands),
        ({"L"}, "L", translate("SevenKeys", "what happened")),
    )
    space = translate("SevenKeys", "start, pause, go on")
    if at_leisure:
        space = translate("SevenKeys", "hear whose turn it is")
    return Keys(
        translate("SevenKeys", "For all"),
        (
            ((space_key(),), space),
            ((enter_key(),), translate("SevenKeys", "start, or what the button says")),
            (("R",), translate("SevenKeys", "a game once more, after it")),
            *(((cap,), words) for keys, cap, words in asking if keys and not taken & keys),
        ),
    )
