"""What the record of a match of Quando says of how its players play, and what is worth telling."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.engine.contract import Json, Notable, Tallies
from quando_desktop.engine.tallies import TallySheet, actions_of
from quando_desktop.games.quando.rules.cards import NUMBERS

HIDDEN, KNOCK_TURN, TRIPLETS, CARDS = "hidden", "knock_turn", "triplets", "cards"
KNOCKED, KNOCKED_IN_VAIN, ONLY_ZEROS, TRIPLET = "knocked", "in_vain", "only_zeros", "triplet"
THREE = 3
FRONTS = {str(number): number for number in NUMBERS}


def of_rounds(rounds: Sequence[Json], seats: int) -> Tallies:
    """For each seat the draws of the hidden side (of all draws), the own turn of a knock (of all
    knocks), triplets (of all rounds), and the cards played at once (of all plays)."""
    sheet = TallySheet(seats)
    for played in rounds:
        if "points" not in played:
            continue
        turns = [0] * seats
        for seat in range(seats):
            sheet.add(TRIPLETS, seat, 0)
        for action in actions_of(played):
            match action:
                case {"player": int(seat), "do": "play", "cards": list(cards)} if 0 <= seat < seats:
                    turns[seat] += 1
                    sheet.add(CARDS, seat, len(cards))
                    sheet.add(TRIPLETS, seat, int(_tripled(cards) is not None), 0)
                case {"player": int(seat), "do": "draw", "side": str(side)}:
                    sheet.add(HIDDEN, seat, int(side == "hidden"))
                case {"player": int(seat), "do": "knock"} if 0 <= seat < seats:
                    sheet.add(KNOCK_TURN, seat, turns[seat] + 1)
    return sheet.tallies


def notables(rounds: Sequence[Json]) -> Iterator[Notable]:
    """Knocks with the total that they led to, triplets with their number, and hands of nothing but
    zeros."""
    for number, played in enumerate(rounds):
        totals = played.get("totals")
        if not isinstance(totals, list) or not all(type(total) is int for total in totals):
            continue
        for action in actions_of(played):
            match action:
                case {"player": int(seat), "do": "knock"} if 0 <= seat < len(totals):
                    alone = totals[seat] == min(totals) and totals.count(totals[seat]) == 1
                    what = KNOCKED if alone else KNOCKED_IN_VAIN
                    yield Notable(number, seat, what, totals[seat])
                case {"player": int(seat), "do": "play", "cards": list(cards)}:
                    front = _tripled(cards)
                    if front is not None:
                        yield Notable(number, seat, TRIPLET, front)
        if played.get("ended_by") == "zeros" and 0 in totals:
            yield Notable(number, totals.index(0), ONLY_ZEROS)


def _tripled(cards: list[object]) -> int | None:
    """The number of a triplet (Q14); None where it is none."""
    fronts = {card.partition("/")[0] if isinstance(card, str) else "" for card in cards}
    front = next(iter(fronts), "")
    return FRONTS.get(front) if len(cards) == THREE and len(fronts) == 1 else None
