"""What the record of a match of Quanto says of how its players play, and what is worth telling."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.engine.contract import Json, Notable, Tallies
from quando_desktop.engine.tallies import TallySheet, actions_of

HAUL, QUANTOS, STEALS, DISCARDS = "haul", "quantos", "steals", "discards"
STOLEN, LARGE = "stolen", "large"
LARGEST_USUAL = 4
"""Cards of the display that one card brings without anybody talking about it."""
CAPTURES = ("capture", "take")
PLAYS = (*CAPTURES, "form", "extend", "steal", "discard")


def of_rounds(rounds: Sequence[Json], seats: int) -> Tallies:
    """For each seat the cards that a capture brought (of all captures), and quantos formed, steals
    and discards (of all plays)."""
    sheet = TallySheet(seats)
    for played in rounds:
        if "points" not in played:
            continue
        for action in actions_of(played):
            match action:
                case {"player": int(seat), "do": str(do)} if do in PLAYS:
                    sheet.add(QUANTOS, seat, int(do == "form"))
                    sheet.add(STEALS, seat, int(do == "steal"))
                    sheet.add(DISCARDS, seat, int(do == "discard"))
                    if do in CAPTURES:
                        sheet.add(HAUL, seat, _brought(action))
    return sheet.tallies


def notables(rounds: Sequence[Json]) -> Iterator[Notable]:
    """Thefts, and captures of many cards."""
    for number, played in enumerate(rounds):
        for action in actions_of(played) if "points" in played else ():
            match action:
                case {"player": int(seat), "do": "steal"}:
                    yield Notable(number, seat, STOLEN)
                case {"player": int(seat), "do": str(do)} if do in CAPTURES:
                    brought = _brought(action)
                    if brought > LARGEST_USUAL:
                        yield Notable(number, seat, LARGE, brought)


def _brought(action: Json) -> int:
    groups = action.get("groups")
    found = groups if isinstance(groups, list) else []
    return sum(len(group) for group in found if isinstance(group, list))
