"""Reasons of a computer player, each in one sentence with its numbers.

All numbers come from the reason itself or from the cards that the addressed player sees.
"""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.rules.actions import Accept, Discard, Extend, Offer, QuantoAction
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.labels import AGAIN, COLLECTS, TURNS_UP
from quando_desktop.games.quanto.text.moves import equals, label, tile_of, uses
from quando_desktop.games.quanto.text.words import as_subject, with_the
from quando_desktop.table.text.numbers import decimal, percent

translate = QCoreApplication.translate


# -------------------------------------------------------------------- compared


def caption(view: QuantoView) -> str:
    """Over the numbers of what was weighed."""
    if view.teams:
        return translate("QuantoReasons", "Average lead over the other team, in cards")
    return translate("QuantoReasons", "Average lead over the best opponent, in cards")


def ahead(cards: float, number: Callable[[float], str] = decimal) -> str:
    """A lead in cards, with its sign; `number` writes it."""
    words = number(abs(cards))
    if words == number(0):
        return words
    return f"+{words}" if cards > 0 else f"\u2212{words}"


def compared(reason: QuantoReason, view: QuantoView) -> tuple[Weighed, ...]:
    """Moves that can be compared by how far ahead they are, the chosen one first. What is farther
    ahead and was not chosen all the same is left out: this number does not say why. So is what
    could not be told from something else by its label."""
    first, *others = reason.weighed or (None,)
    if first is None or first.ahead is None:
        return ()
    behind = [each for each in others if each.ahead is not None and each.ahead <= first.ahead]
    behind.sort(key=lambda each: -(each.ahead or 0.0))
    found = {label(each, view): each for each in reversed((first, *behind))}
    return tuple(reversed(found.values())) if len(found) > 1 else ()


# --------------------------------------------------------------------- grounds


def because(action: QuantoAction, reason: QuantoReason, view: QuantoView) -> str:
    """The end of the sentence: what speaks for it."""
    first = reason.weighed[0] if reason.weighed else None
    match reason.ground:
        case Ground.ONLY_CHOICE | Ground.LAST_CAPTURE:
            return _without_numbers(reason.ground)
        case Ground.OFFER_GOOD | Ground.ACCEPT_GOOD | Ground.DECLINE_GOOD:
            return _for_a_partner(action, 0 if first is None else first.cards, view)
        case Ground.KEEPS_HAND:
            return _for_the_hand(action, view)
        case Ground.POWER if isinstance(action, Discard):
            return _for_a_power(action.card, first)
    if first is not None:
        return _by_numbers(action, first, reason, view)
    return _nothing_better()


def _nothing_better() -> str:
    return translate("QuantoReasons", "because nothing else looks better.")


def _without_numbers(ground: Ground) -> str:
    if ground is Ground.ONLY_CHOICE:
        return translate("QuantoReasons", "because there is nothing else to do.")
    return translate(
        "QuantoReasons", "because whoever captures last gets what is left in the display."
    )


def on_average(cards: float) -> str:
    """The number of cards, one of several numbers on average."""
    number = decimal(cards)
    if number == decimal(1):
        return translate("QuantoReasons", "one card")
    return translate("QuantoReasons", "{number} cards").format(number=number)


def _by_numbers(
    action: QuantoAction, first: Weighed, reason: QuantoReason, view: QuantoView
) -> str:
    match reason.ground:
        case Ground.MOST_CARDS:
            return _for_most_cards(first)
        case Ground.TAKES_QUANTO | Ground.STEALS_QUANTO:
            return _for_a_whole_quanto(first, reason)
        case Ground.BUILDS_QUANTO:
            return _for_building(action, first, reason, view)
        case Ground.LEAVES_LITTLE:
            return _for_what_is_left(first, reason, view)
        case Ground.LEAST_HARM:
            return _for_least_harm(first)
    return _nothing_better()


def _for_most_cards(first: Weighed) -> str:
    if first.left is None:
        return translate(
            "QuantoReasons", "because that wins %n card(s) at once.", None, first.cards
        )
    words = translate(
        "QuantoReasons",
        "because that wins %n card(s) at once; the next player could then take {left} on average.",
        None,
        first.cards,
    )
    return words.format(left=on_average(first.left))


def _for_a_whole_quanto(first: Weighed, reason: QuantoReason) -> str:
    if reason.ground is Ground.STEALS_QUANTO:
        return translate(
            "QuantoReasons",
            "because that wins at once %n card(s) that somebody else has built up.",
            None,
            first.cards,
        )
    if reason.jokers_left:
        return translate(
            "QuantoReasons",
            "because that wins %n card(s) at once, before a joker steals them.",
            None,
            first.cards,
        )
    return translate("QuantoReasons", "because that wins %n card(s) at once.", None, first.cards)


def _for_building(
    action: QuantoAction, first: Weighed, reason: QuantoReason, view: QuantoView
) -> str:
    if isinstance(action, Extend) and action.owner != view.seat:
        return translate(
            "QuantoReasons",
            "because your partner's quanto grows by %n card(s).",
            None,
            first.built,
        )
    if _holds_the_tile(action, reason, view):
        words = translate(
            "QuantoReasons",
            "because your quanto then has %n card(s), and you hold the {tile} that takes it.",
            None,
            reason.quanto,
        )
        return words.format(tile=reason.tile)
    if reason.take_chance is not None:
        words = translate(
            "QuantoReasons",
            "because your quanto then has %n card(s), and your chance to take it is {chance}.",
            None,
            reason.quanto,
        )
        return words.format(chance=percent(reason.take_chance))
    if reason.tile_left is not None:
        words = translate(
            "QuantoReasons",
            "because your quanto then has %n card(s), and you have not seen {left} of the cards "
            "that take it.",
            None,
            reason.quanto,
        )
        return words.format(left=reason.tile_left)
    return translate(
        "QuantoReasons", "because your quanto then has %n card(s).", None, reason.quanto
    )


def _holds_the_tile(action: QuantoAction, reason: QuantoReason, view: QuantoView) -> bool:
    """Whether a card like the tile stays in the hand."""
    return any(value_of(card) == reason.tile for card in kept_by(action, view))


def kept_by(action: QuantoAction, view: QuantoView) -> list[int]:
    """The cards that stay in the hand."""
    kept, played = [held.kind for held in view.hand], uses(action)
    if played in kept:
        kept.remove(played)
    return kept


def _for_what_is_left(first: Weighed, reason: QuantoReason, view: QuantoView) -> str:
    """For something that wins fewer cards than something else would."""
    richer = next((each for each in reason.weighed[1:] if each.cards > first.cards), None)
    if first.left is None or richer is None or richer.left is None:
        return translate("QuantoReasons", "because it leaves the next players less.")
    words = translate(
        "QuantoReasons",
        "because the next player could then take {left} on average, and {other_left} after "
        "“{other}”.",
    )
    return words.format(
        left=on_average(first.left), other_left=on_average(richer.left), other=label(richer, view)
    )


def _for_least_harm(first: Weighed) -> str:
    if first.left is None:
        return translate("QuantoReasons", "because it helps the others least.")
    words = translate(
        "QuantoReasons", "because that leaves the next player least: {left} on average."
    )
    return words.format(left=on_average(first.left))


def _for_the_hand(action: QuantoAction, view: QuantoView) -> str:
    """The card that is saved for later: the one for the own quanto, or a joker."""
    kept, tile = kept_by(action, view), tile_of(view, view.seat)
    if tile and any(value_of(card) == tile for card in kept):
        words = translate("QuantoReasons", "because it keeps the {tile} for your quanto.")
        return words.format(tile=tile)
    if JOKER in kept:
        return translate("QuantoReasons", "because it keeps the joker for later.")
    return translate("QuantoReasons", "because what stays in your hand is worth more.")


def _for_a_power(card: int, first: Weighed | None) -> str:
    if card == COLLECTS and first is not None:
        return translate(
            "QuantoReasons",
            "because that brings %n card(s) from the others' winnings.",
            None,
            first.cards,
        )
    return {
        AGAIN: translate("QuantoReasons", "because then you play another card right away."),
        TURNS_UP: translate("QuantoReasons", "because then you choose from three new cards."),
    }.get(card, _nothing_better())


def _for_a_partner(action: QuantoAction, cards: int, view: QuantoView) -> str:
    """For an offer and its answer (N24); `cards` are what the card wins at once."""
    offered = None if view.offering is None else view.offering.card
    if isinstance(action, Offer):
        return _for_an_offer(action.card, cards, view)
    if not isinstance(action, Accept) or offered is None:
        return translate("QuantoReasons", "because your own cards do just as much.")
    tile = tile_of(view, view.seat)
    if tile and equals(offered, tile):
        words = translate("QuantoReasons", "because {card} takes your quanto.")
        return words.format(card=as_subject(offered))
    words = translate("QuantoReasons", "because you can do more {with}.")
    if cards:
        words = translate("QuantoReasons", "because {card} wins %n card(s) at once.", None, cards)
    return words.format_map({"with": with_the(offered), "card": as_subject(offered)})


def _for_an_offer(card: int, cards: int, view: QuantoView) -> str:
    partner = view.partner(view.seat)
    tile = 0 if partner is None else tile_of(view, partner)
    if tile and equals(card, tile):
        words = translate("QuantoReasons", "because your partner can take quanto {tile} with it.")
        return words.format(tile=tile)
    if cards:
        return translate(
            "QuantoReasons", "because your partner can win %n card(s) with it at once.", None, cards
        )
    return translate("QuantoReasons", "because your partner can probably do more with it.")
