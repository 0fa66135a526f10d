"""Words of a screen reader for the pieces on a Quanto table: what this player sees, no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER, hand_order, is_rainbow, value_of
from quando_desktop.games.quanto.rules.view import Offering, Quanto, QuantoView
from quando_desktop.games.quanto.text import labels
from quando_desktop.games.quanto.text.words import added
from quando_desktop.table.text import words as common

translate = QCoreApplication.translate


def card(kind: int) -> str:
    """A card by its looks: "7", "7, rainbow" or "joker"."""
    if kind == JOKER:
        return translate("QuantoSpoken", "joker")
    number = value_of(kind)
    if is_rainbow(kind):
        return translate("QuantoSpoken", "{number}, rainbow").format(number=number)
    return str(number)


def cards(kinds: Sequence[int]) -> str:
    """Several of them, upwards."""
    return "; ".join(card(kind) for kind in sorted(kinds, key=hand_order))


def hand_card(kind: int, place: int, count: int, *, chosen: bool = False) -> str:
    """A card of the own hand, `place` counted from 1."""
    words = translate("QuantoSpoken", "{card}, card {place} of {count}")
    return _with_state(words.format(card=card(kind), place=place, count=count), chosen=chosen)


def display_card(
    kind: int,
    place: int,
    count: int,
    *,
    chosen: bool = False,
    fits: bool = False,
    group: Sequence[int] = (),
) -> str:
    """A card of the display: whether it is chosen, with the group that it is in, or could be."""
    words = translate("QuantoSpoken", "{card}, display {place} of {count}")
    parts = [words.format(card=card(kind), place=place, count=count)]
    if len(group) > 1:
        parts.append(translate("QuantoSpoken", "in {group}").format(group=added(group)))
    if fits and not chosen:
        parts.append(translate("QuantoSpoken", "can be taken"))
    return _with_state(", ".join(parts), chosen=chosen)


def turned_card(kind: int, place: int, count: int, *, chosen: bool = False) -> str:
    """A card that a 3 has turned up."""
    words = translate("QuantoSpoken", "{card}, turned up, {place} of {count}")
    return _with_state(words.format(card=card(kind), place=place, count=count), chosen=chosen)


def _with_state(words: str, *, chosen: bool) -> str:
    if not chosen:
        return words
    return f"{words}, {translate('QuantoSpoken', 'chosen')}"


def offered_card(kind: int | None, giver: str) -> str:
    """A card on its way between partners; None for those who may not see it."""
    if kind is None:
        return translate("QuantoSpoken", "A card that {name} offers").format(name=giver)
    words = translate("QuantoSpoken", "{name} offers you: {card}")
    return words.format(name=giver, card=card(kind))


def own_offer(kind: int, partner: str) -> str:
    words = translate("QuantoSpoken", "You offer {name}: {card}")
    return words.format(name=partner, card=card(kind))


# ------------------------------------------------------------- the middle


def draw_pile(view: QuantoView) -> str:
    if not view.draw:
        return translate("QuantoSpoken", "Draw pile, empty")
    words = translate("QuantoSpoken", "Draw pile, {cards}")
    return words.format(cards=common.cards(view.draw))


def tiles(view: QuantoView) -> str:
    """The tiles that are still in the middle."""
    if not view.tiles:
        return translate("QuantoSpoken", "No tile in the middle")
    numbers = ", ".join(map(str, view.tiles))
    words = translate("QuantoSpoken", "Tile(s) in the middle: {tiles}", None, len(view.tiles))
    return words.format(tiles=numbers)


def tile(number: int) -> str:
    return translate("QuantoSpoken", "Tile {tile}, in the middle").format(tile=number)


# -------------------------------------------------------------- the players


def opponent(view: QuantoView, seat: int, name: str) -> str:
    """An opponent's seat, with all that lies open there."""
    partner = (labels.your_partner(),) if seat == view.partner(view.seat) else ()
    line = _line(name, *partner, *_belongings(view, seat))
    return f"{line}. {common.turn_of(name)}" if _acts(view, seat) else line


def own_seat(view: QuantoView, name: str) -> str:
    """The place of the player who looks."""
    line = _line(name, *_belongings(view, view.seat))
    return f"{line}. {common.your_turn()}" if _acts(view, view.seat) else line


def _line(name: str, *facts: str) -> str:
    return f"{name}: {', '.join(facts)}"


def _belongings(view: QuantoView, seat: int) -> list[str]:
    return [in_hand(view.hand_sizes[seat]), won(view.winnings[seat]), quanto(view.quantos[seat])]


def in_hand(count: int) -> str:
    return translate("QuantoSpoken", "%n card(s) in hand", None, count)


def won(count: int) -> str:
    return translate("QuantoSpoken", "%n card(s) won", None, count)


def winnings(name: str, count: int) -> str:
    """A stack of won cards."""
    words = translate("QuantoSpoken", "{name}'s winnings: {cards}")
    return words.format(name=name, cards=common.cards(count))


def own_winnings(count: int) -> str:
    words = translate("QuantoSpoken", "Your winnings: {cards}")
    return words.format(cards=common.cards(count))


def quanto(laid: Quanto | None) -> str:
    """A quanto with its cards: "tile 11, 4 cards: 4, 7, 5 and 6"."""
    if laid is None:
        return labels.no_quanto()
    words = translate("QuantoSpoken", "tile {tile}, {cards}: {kinds}")
    return words.format(
        tile=laid.tile, cards=common.cards(len(laid.cards)), kinds=cards(laid.cards)
    )


def quanto_of(name: str, laid: Quanto | None) -> str:
    words = translate("QuantoSpoken", "{name}'s quanto: {quanto}")
    return words.format(name=name, quanto=quanto(laid))


def own_quanto(laid: Quanto | None) -> str:
    return translate("QuantoSpoken", "Your quanto: {quanto}").format(quanto=quanto(laid))


def team(names: Sequence[str], cards_won: int) -> str:
    """The sum of two partners (N25)."""
    first, second = names
    words = translate("QuantoSpoken", "{first} and {second} together: {cards}")
    return words.format(first=first, second=second, cards=won(cards_won))


def _acts(view: QuantoView, seat: int) -> bool:
    return seat == view.active and view.phase is not Phase.OVER


# -------------------------------------------------------------- what goes on


def situation(view: QuantoView, names: Sequence[str]) -> str:
    """The player whose turn it is, and what they have to do."""
    if view.phase is Phase.OVER:
        return translate("QuantoSpoken", "The game is over")
    is_own, name = view.seat == view.active, names[view.active]
    if view.phase is Phase.CHOOSE:
        return labels.choose_one(len(view.turned_up)) if is_own else common.chooses(name)
    if view.phase is Phase.ANSWER and view.offering is not None:
        return _answering(view, view.offering, names)
    if view.again:
        return labels.play_another() if is_own else labels.plays_another(name)
    return labels.play_a_card() if is_own else common.thinks(name)


def _answering(view: QuantoView, offering: Offering, names: Sequence[str]) -> str:
    """The player who decides on a partner's card (N24)."""
    if view.seat == view.active:
        return offered_card(offering.card, names[offering.giver])
    if view.seat == offering.giver:
        return labels.looks_at_yours(names[view.active])
    return labels.looks_at_offer(names[view.active], names[offering.giver])
