"""7 ate 9's part of the record format: deals, actions and outcomes as JSON.

Readers check the shape of what they are given; whether an action is legal is for the rules
to say.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from typing import TYPE_CHECKING

from quando_desktop.engine.contract import BadRecord, Codec, Json, Options
from quando_desktop.engine.dealing import CardReader, read_dealt
from quando_desktop.games.seven_ate_nine.rules.actions import (
    Draw,
    Finish,
    Miss,
    Play,
    SevenAction,
    Unblock,
)
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, DECK_SIZE, TEXTS, text
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal, dealt_to

if TYPE_CHECKING:
    from quando_desktop.games.seven_ate_nine.rules.round import SevenRound

READER = CardReader(TEXTS, DECK_SIZE, "a stack")


class SevenCodec(Codec["SevenRound", SevenDeal]):
    def write_deal(self, deal: SevenDeal) -> Json:
        stacks = [_texts(stack) for stack in deal.stacks]
        dealt: Json = {"deal": {"stacks": stacks, "start": text(deal.start)}}
        return dealt if deal.first is None else {"first": deal.first} | dealt

    def read_deal(
        self, data: Json, seats: int, options: Options, previous: SevenDeal | None
    ) -> SevenDeal:
        dealt, stacks = read_dealt(data, seats, "stack")
        first = _first(data, seats, previous) if options.get("by_turns") else None
        start = READER.card(dealt.get("start"))
        deal = SevenDeal(tuple(map(READER.cards, stacks)), start, first)
        for seat, stack in enumerate(deal.stacks):
            due = dealt_to(seat, seats, options)
            if len(stack) != due:
                raise BadRecord(f"a stack does not have {due} cards")
        cards = [card for stack in deal.stacks for card in stack]
        missing = Counter(DECK)
        missing.subtract([*cards, deal.start])
        if min(missing.values()) < 0:
            raise BadRecord(f"the deal is not the {DECK_SIZE} cards")
        return deal

    def write_action(self, state: SevenRound, seat: int, action: SevenAction) -> Json:
        """The action as JSON; its time and its seat stand before that."""
        match action:
            case Draw():
                return {"do": "draw"}
            case Unblock():
                return {"do": "unblock"}
        return {"do": _NAMES[type(action)], "card": text(action.card)}

    def read_action(self, state: SevenRound, seat: int, data: Json) -> SevenAction:
        do, at = data.get("do"), data.get("at")
        if type(at) is not int:
            raise BadRecord("it has no time in whole milliseconds")
        if do == "draw":
            return Draw(at)
        if do == "unblock":
            if "player" in data:
                raise BadRecord("the bottom card comes up by nobody's doing, but it has a player")
            return Unblock(at)
        kind = _KINDS.get(do) if isinstance(do, str) else None
        if kind is None:
            raise BadRecord("it is not an action of 7 ate 9")
        return kind(READER.card(data.get("card")), at=at)


_KINDS: dict[str, type[Play | Miss | Finish]] = {"play": Play, "miss": Miss, "finish": Finish}
_NAMES: dict[type[SevenAction], str] = {kind: name for name, kind in _KINDS.items()}


def _first(data: Json, seats: int, previous: SevenDeal | None) -> int:
    """The seat that begins by turns (S13)."""
    first = data.get("first")
    if type(first) is not int or not 0 <= first < seats:
        raise BadRecord("nobody begins")
    if previous is not None and previous.first is not None:
        due = (previous.first + 1) % seats
        if first != due:
            raise BadRecord(f"player {first} begins and not player {due}")
    return first


def _texts(cards: Iterable[int]) -> list[str]:
    return [text(card) for card in cards]
