"""Quanto's part of the record format: deals, actions and outcomes as JSON.

Readers check the shape of what they are given; whether an action is legal is for the rules
to say.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import ClassVar

from quando_desktop.engine.contract import BadRecord, Codec, Json, Options
from quando_desktop.engine.dealing import CardReader, read_dealer, read_dealt
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    CardGroup,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import (
    DECK,
    DECK_SIZE,
    JOKER,
    TEXTS,
    VALUES,
    QuantoDeal,
    adds_up,
    base_size,
    display_size,
    text,
    value_of,
)
from quando_desktop.games.quanto.rules.round import QuantoRound

READER = CardReader(TEXTS, DECK_SIZE, "a hand, pile or group")
REVEALED = "revealed"
"""The origin of a card that was chosen after a 3 (N15)."""


class QuantoCodec(Codec["QuantoRound", QuantoDeal]):
    def write_deal(self, deal: QuantoDeal) -> Json:
        return {
            "dealer": deal.dealer,
            "deal": {
                "hands": [_texts(hand) for hand in deal.hands],
                "display": _texts(deal.display),
                "draw": _texts(deal.draw),
            },
        }

    def read_deal(
        self, data: Json, seats: int, options: Options, previous: QuantoDeal | None
    ) -> QuantoDeal:
        dealer = read_dealer(data, seats, None if previous is None else previous.dealer)
        dealt, hands = read_dealt(data, seats)
        deal = QuantoDeal(
            dealer,
            tuple(map(READER.cards, hands)),
            READER.cards(dealt.get("display")),
            READER.cards(dealt.get("draw")),
        )
        if any(len(hand) != base_size(seats) for hand in deal.hands):
            raise BadRecord(f"a hand does not have {base_size(seats)} cards")
        wanted = display_size(seats, deal.display)
        if len(deal.display) != wanted:
            raise BadRecord(f"the display does not have {wanted} cards")
        cards = [card for pile in (*deal.hands, deal.display, deal.draw) for card in pile]
        if sorted(cards) != list(DECK):
            raise BadRecord(f"the deal is not the {DECK_SIZE} cards")
        return deal

    def write_action(self, state: QuantoRound, seat: int, action: QuantoAction) -> Json:
        data: Json
        match action:
            case Capture(card, value, groups, bonus):
                data = _played(state, "capture", card, value)
                data |= {"groups": _write_groups(groups)} | _write_bonus(bonus)
            case Form(card, value, partner, tile, groups):
                data = _played(state, "form", card, value)
                data |= {"with": [text(partner)], "tile": tile, "groups": _write_groups(groups)}
            case Extend(card, value, cards, owner):
                data = _played(state, "extend", card, value) | {"with": _texts(cards)}
                if owner != seat:
                    data["owner"] = owner
            case Take(card, groups, bonus):
                data = _played(state, "take", card, state.quanto_tiles[seat])
                data |= {"groups": _write_groups(groups)} | _write_bonus(bonus)
            case Steal(victim):
                data = _played(state, "steal", JOKER) | {"victim": victim}
            case Discard(card):
                data = _played(state, "discard", card)
            case Offer(card):
                data = {"do": "offer", "card": text(card)}
            case Accept(returns):
                data = {"do": "accept", "returns": text(returns)}
            case Decline():
                data = {"do": "decline"}
        return data

    def read_action(self, state: QuantoRound, seat: int, data: Json) -> QuantoAction:
        do = data.get("do")
        read = _Reader.ACTIONS.get(do) if isinstance(do, str) else None
        if read is None:
            raise BadRecord("it is not an action of Quanto")
        return read(_Reader(state, seat, data))


# ------------------------------------------------------------- writing actions


def _played(state: QuantoRound, do: str, card: int, value: int | None = None) -> Json:
    """Fields that all actions with a card have; only a joker has to say its value (N17)."""
    data: Json = {"do": do, "card": text(card)}
    if card == JOKER and value is not None:
        data["value"] = value
    if state.phase is Phase.CHOOSE:
        data["from"] = REVEALED
    return data


def _write_bonus(bonus: int | None) -> Json:
    return {} if bonus is None else {"bonus": text(bonus)}


def _write_groups(groups: tuple[CardGroup, ...]) -> list[list[str]]:
    return [_texts(group) for group in groups]


def _texts(cards: Iterable[int]) -> list[str]:
    return [text(card) for card in cards]


# ------------------------------------------------------------- reading actions


class _Reader:
    """Reads one action; `state` is the round before it."""

    def __init__(self, state: QuantoRound, seat: int, data: Json) -> None:
        self._state, self._seat, self._data = state, seat, data

    def capture(self) -> Capture:
        card, groups = self._played(), self._groups()
        value = self._value(card, lambda value: all(adds_up(group, value) for group in groups))
        return Capture(card, value, groups, self._bonus())

    def form(self) -> Form:
        card, tile, partners = self._played(), self._number("tile"), self._cards("with")
        if len(partners) != 1:
            raise BadRecord("a quanto is not formed with one card of the display")
        value = self._value(card, lambda value: adds_up(partners, tile - value))
        return Form(card, value, partners[0], tile, self._groups())

    def extend(self) -> Extend:
        card, cards = self._played(), self._cards("with")
        owner = self._number("owner") if "owner" in self._data else self._seat
        if not 0 <= owner < self._state.seats:
            raise BadRecord("its owner is not one of the seats")
        tile = self._state.quanto_tiles[owner]
        value = self._value(card, lambda value: adds_up(cards, tile - value))
        return Extend(card, value, cards, owner)

    def take(self) -> Take:
        card, tile = self._played(), self._state.quanto_tiles[self._seat]
        if "value" in self._data and self._number("value") != tile:
            raise BadRecord("its value is not that of the tile")
        return Take(card, self._groups(), self._bonus())

    def steal(self) -> Steal:
        if self._played() != JOKER:
            raise BadRecord("a quanto is stolen with a joker only")
        return Steal(self._number("victim"))

    def discard(self) -> Discard:
        return Discard(self._played())

    def offer(self) -> Offer:
        return Offer(self._card("card"))

    def accept(self) -> Accept:
        return Accept(self._card("returns"))

    def decline(self) -> Decline:
        return Decline()

    ACTIONS: ClassVar[dict[str, Callable[[_Reader], QuantoAction]]] = {
        "capture": capture,
        "form": form,
        "extend": extend,
        "take": take,
        "steal": steal,
        "discard": discard,
        "offer": offer,
        "accept": accept,
        "decline": decline,
    }

    def _played(self) -> int:
        chosen = self._state.phase is Phase.CHOOSE
        if self._data.get("from") != (REVEALED if chosen else None):
            raise BadRecord("it does not say rightly where its card comes from")
        return self._card("card")

    def _value(self, card: int, fits: Callable[[int], bool]) -> int:
        """The value as written; else the card's number, or what alone a joker can stand for."""
        if "value" in self._data:
            return self._number("value")
        values = list(filter(fits, VALUES)) if card == JOKER else [value_of(card)]
        if len(values) != 1:
            raise BadRecord("it does not say what its joker stands for")
        return values[0]

    def _number(self, key: str) -> int:
        number = self._data.get(key)
        if type(number) is not int:
            raise BadRecord(f"its {key} is not a number")
        return number

    def _bonus(self) -> int | None:
        return self._card("bonus") if "bonus" in self._data else None

    def _card(self, key: str) -> int:
        return READER.card(self._data.get(key))

    def _cards(self, key: str) -> CardGroup:
        return READER.cards(self._data.get(key))

    def _groups(self) -> tuple[CardGroup, ...]:
        groups = self._data.get("groups")
        if not isinstance(groups, list) or len(groups) > DECK_SIZE:
            raise BadRecord("it has no list of groups")
        return tuple(map(READER.cards, groups))
