"""Words of a screen reader for the pieces on a Quanto table: what this player sees, no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER, hand_order, is_rainbow, value_of
from quando_desktop.games.quanto.rules.view import Offering, Quanto, QuantoView
from quando_desktop.games.quanto.text import labels
from quando_desktop.games.quanto.text.words import added, looks
from quando_desktop.table.text import spoken as shared
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import listed

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


def hand_card(kind: int, place: int, count: int, *, fits: bool = False) -> str:
    """A card of the own hand, `place` counted from 1, and whether it takes the chosen cards of the
    display."""
    words = translate("QuantoSpoken", "{card}, card {place} of {count}")
    said = words.format(card=card(kind), place=place, count=count)
    return f"{said}, {_fits()}" if fits else said


def no_card_at(place: int) -> str:
    """A digit was pressed for which there is no card: whoever sees the row sees why."""
    return translate("QuantoSpoken", "There is no card {place}").format(place=place)


def _fits() -> str:
    return translate("QuantoSpoken", "fits")


def display_card(
    kind: int,
    place: int,
    count: int,
    *,
    fits: bool = False,
    group: Sequence[int] = (),
) -> str:
    """A card of the display, with the group that it is in, or whether it could be in one."""
    words = translate("QuantoSpoken", "{card}, display {place} of {count}")
    parts = [words.format(card=card(kind), place=place, count=count)]
    if len(group) > 1:
        parts.append(translate("QuantoSpoken", "in {group}").format(group=added(group)))
    if fits:
        parts.append(translate("QuantoSpoken", "can be taken"))
    return ", ".join(parts)


def picked(kinds: Sequence[int], fits: Sequence[int] | None) -> str:
    """Cards of the display that are chosen before a card to play, with those of the hand that take
    them; None for somebody who finds them without help."""
    if not kinds:
        return translate("QuantoSpoken", "Nothing chosen")
    chosen = translate("QuantoSpoken", "Chosen: {cards}").format(cards=added(kinds))
    if fits is None:
        return chosen
    if len(kinds) > 1 and JOKER not in kinds:
        chosen = f"{chosen} = {sum(map(value_of, kinds))}"
    if not fits:
        return shared.sentences([chosen, translate("QuantoSpoken", "None of your cards fits")])
    words = translate("QuantoSpoken", "Fits: {cards}")
    return shared.sentences([chosen, words.format(cards=cards(fits))])


def tried(kind: int, kinds: Sequence[int]) -> str:
    """A card to play and those of the display beside it, without a word on what they make."""
    if not kinds:
        return card(kind)
    words = translate("QuantoSpoken", "{card}, with {cards}")
    return words.format(card=card(kind), cards=added(kinds))


def proposed(kind: int, groups: Sequence[Sequence[int]], words: str) -> str:
    """A card to play, the groups of the display that it takes along, and `words` on what that
    does: whoever chose it by a digit has not heard its name."""
    if not groups:
        return shared.sentences([card(kind), words])
    both = translate("QuantoSpoken", "{card}, with {cards}")
    along = listed([added(group) for group in groups])
    return shared.sentences([both.format(card=card(kind), cards=along), words])


def turned_card(kind: int, place: int, count: int, *, fits: bool = False) -> str:
    """A card that a 3 has turned up."""
    words = translate("QuantoSpoken", "{card}, turned up, {place} of {count}")
    said = words.format(card=card(kind), place=place, count=count)
    return f"{said}, {_fits()}" if fits else said


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
    is_partner = seat == view.partner(view.seat)
    return _seat(view, seat, name, [labels.your_partner()] if is_partner else [])


def own_seat(view: QuantoView, name: str) -> str:
    """The place of the player who looks."""
    return _seat(view, view.seat, name, [])


def _seat(view: QuantoView, seat: int, name: str, parts: Sequence[str]) -> str:
    has = [in_hand(view.hand_sizes[seat]), won(view.winnings[seat]), quanto(view.quantos[seat])]
    words = f"{name}: {', '.join([*parts, *has])}"
    if seat != view.active or view.phase is Phase.OVER:
        return words
    acts = common.your_turn() if seat == view.seat else common.turn_of(name)
    return f"{words}. {acts}"


def in_hand(count: int) -> str:
    return translate("QuantoSpoken", "%n card(s) in hand", None, count)


def won(count: int) -> str:
    return translate("QuantoSpoken", "%n card(s) won", None, count)


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


def due(
    view: QuantoView,
    names: Sequence[str],
    prompt: str,
    ways: Sequence[str] = (),
    *,
    offers: bool = False,
) -> str:
    """What goes on and, where it is the looker's to act, all that is asked of them: `prompt` stands
    at the table, `ways` are other buttons. `offers` says that they offer their partner a card, and
    whose turn it is does not matter."""
    if offers:
        return shared.sentences([prompt, *ways])
    parts = [situation(view, names), *(ways if view.phase is Phase.ANSWER else ()), prompt]
    return shared.sentences(dict.fromkeys(parts))


def _answering(view: QuantoView, offering: Offering, names: Sequence[str]) -> str:
    """The player who decides on a partner's card (N24)."""
    if view.seat == view.active:
        return offered_card(offering.card, names[offering.giver])
    if view.seat == offering.giver:
        return labels.looks_at_yours(names[view.active])
    return labels.looks_at_offer(names[view.active], names[offering.giver])


# -------------------------------------------------------------- a turn


def hand(kinds: Sequence[int]) -> str:
    """The own cards, as they lie; nothing if there are none."""
    return shared.hand([looks(kind) for kind in kinds])


def display(kinds: Sequence[int]) -> str:
    """The cards of the display, as they lie."""
    if not kinds:
        return translate("QuantoSpoken", "Display, empty")
    row = ", ".join(map(looks, kinds))
    return translate("QuantoSpoken", "Display {cards}").format(cards=row)


def standings(names: Sequence[str], winnings: Sequence[int]) -> str:
    """The cards that each has won so far."""
    each = [f"{name} {count}" for name, count in zip(names, winnings, strict=True)]
    return translate("QuantoSpoken", "Cards won: {cards}").format(cards=", ".join(each))
