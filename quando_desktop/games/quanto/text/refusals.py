"""Answers of the table to a wrong try: one short line that says the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Refusal, WrongPhase, WrongPlayer
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Extend,
    Form,
    Phase,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, TILES, VALUES, value_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text import labels
from quando_desktop.games.quanto.text.words import added, as_subject, name_of, with_a

translate = QCoreApplication.translate

HIGHEST = VALUES[-1]
WAYS: dict[type, str] = {
    Capture: "capture",
    Form: "form",
    Extend: "extend",
    Take: "take",
    Steal: "steal",
}
"""The uses of a card that may not be discarded."""


def refusal(refused: Refusal, view: QuantoView, names: Sequence[str]) -> str:
    """The line for what the rules refused this player."""
    if isinstance(refused, WrongPhase | WrongPlayer):
        return what_is_due(view, names)
    otherwise = translate("QuantoRefusals", "That is not possible now")
    return _exactly(refused) or _lines().get(refused.reason, otherwise)


def _exactly(refused: Refusal) -> str:
    """The line for a reason that comes with what it is about."""
    match refused.reason, refused.details:
        case "can_act", {"card": int(card), "action": action}:
            return must_act(card, WAYS[type(action)])
        case "group_sum", {"group": tuple(cards), "value": int(value)}:
            return wrong_sum(cards, value)
        case "not_the_tile", {"card": int(card), "tile": int(tile)}:
            return not_the_tile(card, tile)
        case "extend_sum", {"card": int(card), "tile": int(tile)}:
            return cannot_extend(card, tile)
        case "form_sum", {"card": int(card), "partner": int(partner), "tile": int(tile)}:
            words = translate("QuantoRefusals", "{sum} is not {tile}, the number of the tile")
            return words.format(sum=added((card, partner)), tile=tile)
    return ""


def _lines() -> dict[str, str]:
    """The lines that need to know no more than the reason."""
    over = game_over()
    no_offer = translate("QuantoRefusals", "You can offer one card, before the turn's first card")
    return {
        "not_in_hand": translate("QuantoRefusals", "That card is not in your hand"),
        "not_turned_up": translate("QuantoRefusals", "Play one of the cards that are turned up"),
        "not_in_display": translate("QuantoRefusals", "That card is not in the display"),
        "no_group": choose_group(),
        "empty_group": choose_group(),
        "has_quanto": has_quanto(),
        "no_quanto": no_quanto(),
        "partner_no_quanto": nothing_there(),
        "victim_no_quanto": nothing_there(),
        "not_your_quanto": translate(
            "QuantoRefusals", "You can only extend your own and your partner's quanto"
        ),
        "no_such_tile": translate("QuantoRefusals", "The tiles go from 5 to 12"),
        "tile_taken": translate("QuantoRefusals", "That tile is taken: it is not in the middle"),
        "no_bonus": no_bonus(),
        "not_a_joker": translate("QuantoRefusals", "Only a joker stands for another number"),
        "joker_value": translate("QuantoRefusals", "A joker stands for a number from 1 to 12"),
        "own_quanto": translate("QuantoRefusals", "Take your own quanto with a card of its number"),
        "own_partner": partners_quanto(),
        "no_teams": translate("QuantoRefusals", "Only partners can offer each other cards"),
        "already_offered": no_offer,
        "too_late_to_offer": no_offer,
        "nothing_to_undo": nothing_to_take_back(),
        "stale": translate("QuantoRefusals", "Too late: the game has moved on"),
        "not_dealt": over,
        "match_over": over,
        "round_not_over": translate("QuantoRefusals", "The game is not over yet"),
    }


# -------------------------------------------------------------- what is due


def what_is_due(view: QuantoView, names: Sequence[str]) -> str:
    """The reason why nothing else can be done now."""
    if view.phase is Phase.OVER:
        return game_over()
    if view.seat != view.active:
        words = translate("QuantoRefusals", "It is not your turn: {name} is playing")
        return words.format(name=names[view.active])
    match view.phase:
        case Phase.CHOOSE:
            return labels.choose_one(len(view.turned_up))
        case Phase.ANSWER:
            return translate(
                "QuantoRefusals",
                "First your partner's card: swap it for one of yours, or give it back",
            )
    return choose_a_card()


def game_over() -> str:
    return translate("QuantoRefusals", "The game is over")


def choose_a_card() -> str:
    """Something of the table was tried before any own card."""
    return translate("QuantoRefusals", "First choose a card from your hand")


def nothing_to_take_back() -> str:
    return translate("QuantoRefusals", "There is nothing to take back")


def no_way_back() -> str:
    """The reason why a play stands: new cards have been seen."""
    return translate("QuantoRefusals", "Cannot be undone: you have seen new cards")


# ------------------------------------------------------------------- groups


def choose_group() -> str:
    """Nothing of the display is chosen."""
    return translate("QuantoRefusals", "Choose cards from the display that make the number")


def wrong_sum(cards: Sequence[int], value: int) -> str:
    """The reason why these cards are no group of this value (N7); nothing if they are."""
    if not cards:
        return choose_group()
    numbers = [value_of(card) for card in cards if card != JOKER]
    jokers = len(cards) - len(numbers)
    least, most = sum(numbers) + jokers, sum(numbers) + HIGHEST * jokers
    if least <= value <= most:
        return ""
    if least > value and len(cards) == 1:
        words = translate("QuantoRefusals", "{card} is more than {value}")
    elif least > value:
        words = translate("QuantoRefusals", "{sum} is {total}, more than {value}")
        if jokers:
            words = translate("QuantoRefusals", "{sum} is at least {total}, more than {value}")
    elif len(cards) == 1:
        words = translate("QuantoRefusals", "{card} is not {value}: add what is missing, {rest}")
    else:
        words = translate("QuantoRefusals", "{sum} is {total}, not {value}: {rest} is missing")
    return words.format(
        card=name_of(cards[0]), sum=added(cards), total=least, value=value, rest=value - most
    )


def does_not_fit(card: int, value: int) -> str:
    """A card of the display that is in no group of this value."""
    words = translate("QuantoRefusals", "With {card} nothing there makes {value}")
    return words.format(card=name_of(card), value=value)


def nothing_to_capture(value: int) -> str:
    """The played card can take nothing (N7)."""
    words = translate("QuantoRefusals", "There is no {value} there, and nothing adds up to {value}")
    return words.format(value=value)


# ------------------------------------------------------------------- quantos


def has_quanto() -> str:
    return translate("QuantoRefusals", "You already have a quanto: one at a time")


def no_quanto() -> str:
    return translate("QuantoRefusals", "You have no quanto yet: form one first")


def no_tile(card: int, partner: int, tiles: Sequence[int]) -> str:
    """The reason why these two cards form no quanto (N8)."""
    total = value_of(card) + value_of(partner)
    joint = added((card, partner))
    if JOKER in (card, partner):
        return translate("QuantoRefusals", "No tile that these two can make is in the middle")
    if total not in TILES:
        words = translate("QuantoRefusals", "{sum} is {total}: the tiles go from 5 to 12")
    elif total not in tiles:
        words = translate("QuantoRefusals", "{sum} is {total}, and that tile is taken")
    else:
        return ""
    return words.format(sum=joint, total=total)


def no_tile_for(card: int) -> str:
    """No card of the display makes a tile with this one (N8)."""
    words = translate("QuantoRefusals", "No tile in the middle can be made {with_card}")
    return words.format(with_card=with_a(card))


def nothing_there() -> str:
    return translate("QuantoRefusals", "There is no quanto there")


def cannot_extend(card: int, tile: int) -> str:
    """Nothing in the display makes the tile with this card (N9)."""
    if value_of(card) == tile:
        words = translate("QuantoRefusals", "{card} alone is {tile}: with it you take the quanto")
    elif value_of(card) > tile:
        words = translate("QuantoRefusals", "{card} is too much to extend quanto {tile}")
    else:
        words = translate(
            "QuantoRefusals", "To extend, {card} and cards from the display must add up to {tile}"
        )
    return words.format(card=name_of(card), tile=tile)


def not_the_tile(card: int, tile: int) -> str:
    """A quanto is taken with a card like its tile (N10)."""
    words = translate("QuantoRefusals", "Quanto {tile} is taken {wanted}, not {card}")
    return words.format(tile=tile, wanted=with_a(tile), card=with_a(card))


def cannot_steal() -> str:
    return translate("QuantoRefusals", "Only a joker steals a quanto")


def nothing_to_steal() -> str:
    return translate("QuantoRefusals", "There is no quanto to steal")


def partners_quanto() -> str:
    """A partner's quanto can be extended, and no more (N23)."""
    return translate("QuantoRefusals", "You may extend your partner's quanto, but never take it")


# ------------------------------------------------------------ discard and bonus


def must_act(card: int, way: str) -> str:
    """The reason why a card may not be discarded (N12); `way` names what it can do instead."""
    words = {
        "capture": translate("QuantoRefusals", "No discard while {card} can capture"),
        "form": translate("QuantoRefusals", "No discard while {card} can form a quanto"),
        "extend": translate("QuantoRefusals", "No discard while {card} can extend a quanto"),
        "take": translate("QuantoRefusals", "No discard while {card} can take your quanto"),
        "steal": translate("QuantoRefusals", "No discard while {card} can steal a quanto"),
    }[way]
    return words.format(card=as_subject(card))


def look_again(card: int) -> str:
    """The same to somebody who finds sums without help: not what it can do."""
    words = translate("QuantoRefusals", "No discard: {card} can do something else. Look again")
    return words.format(card=as_subject(card))


def no_bonus() -> str:
    """The reason why no further card can be taken (N16)."""
    return translate("QuantoRefusals", "Only a rainbow card brings one card more")


# -------------------------------------------------------------------- offers


def no_offer_now(name: str) -> str:
    """Only before the partner's first card (N24)."""
    words = translate("QuantoRefusals", "You can offer {name} a card when their turn begins")
    return words.format(name=name)


def give_an_own_card() -> str:
    """The offered card itself cannot be given in return."""
    return translate("QuantoRefusals", "Choose a card of your own to give for it")
