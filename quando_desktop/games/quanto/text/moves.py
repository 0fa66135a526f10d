"""Moves of Quanto, named in the middle of a sentence and on a label, and what Olive points out of
them in a guided match. All numbers are of cards that the addressed player sees, or of a reason made
from those."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quanto.bots.reason import Weighed
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    CardGroup,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.words import (
    a_card,
    added,
    groups_of,
    laid_with,
    name_of,
    parts_of,
    read_out,
    sums_of,
    the_card,
    with_the,
)
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import listed, short_name

translate = QCoreApplication.translate

Said = tuple[str, str]
"""What Olive points out, and its reason."""

SHORT = 3
"""The most cards beside the played one that are named on a label; more are counted."""


def would(name: str, action: QuantoAction, view: QuantoView) -> str:
    """The beginning of a sentence: a player's move in the place of this one."""
    words = translate("QuantoReasons", "{name} would {move}")
    return words.format(name=name, move=move(action, view))


def would_offer_nothing(name: str) -> str:
    """The same of a player who would keep all cards (N24): a whole sentence."""
    return translate("QuantoReasons", "{name} would offer nothing.").format(name=name)


def move(action: QuantoAction, view: QuantoView) -> str:
    """A move as it stands after "would"."""
    match action:
        case Capture():
            return _capture(action)
        case Form() | Extend():
            return _build(action, view)
        case Take(card, groups, bonus):
            return _take(card, groups, bonus, tile_of(view, view.seat))
        case Steal(victim):
            words = translate("QuantoReasons", "steal quanto {tile} with the joker")
            return words.format(tile=tile_of(view, victim))
        case Discard(card):
            return translate("QuantoReasons", "discard {card}").format(card=the_card(card))
    return _answer(action, view)


def _answer(action: Offer | Accept | Decline, view: QuantoView) -> str:
    """An offer, or an answer to one, between partners (N24)."""
    match action:
        case Offer(card):
            words = translate("QuantoReasons", "offer your partner {card}")
            return words.format(card=the_card(card))
        case Accept(returns):
            offered = None if view.offering is None else view.offering.card
            words = translate("QuantoReasons", "keep {kept} and give {given}")
            kept = "" if offered is None else the_card(offered)
            return words.format(kept=kept, given=the_card(returns))
    return translate("QuantoReasons", "give the card back")


def _capture(action: Capture) -> str:
    words = translate("QuantoReasons", "capture {groups} {with}")
    if action.bonus is not None:
        words = translate("QuantoReasons", "capture {groups} {with}, and {bonus} on top")
    return words.format_map(
        {
            "groups": groups_of(action.groups),
            "with": with_the(action.card, action.value),
            "bonus": "" if action.bonus is None else the_card(action.bonus),
        }
    )


def _build(action: Form | Extend, view: QuantoView) -> str:
    if isinstance(action, Form):
        words = translate("QuantoReasons", "form quanto {tile} from {sum}")
        if action.groups:
            words = translate("QuantoReasons", "form quanto {tile} from {sum} and add {groups}")
        return words.format(
            tile=action.tile,
            sum=laid_with(action.card, (action.partner,)),
            groups=groups_of(action.groups) if action.groups else "",
        )
    words = translate("QuantoReasons", "extend quanto {tile} by {sum}")
    if action.owner != view.seat:
        words = translate("QuantoReasons", "extend your partner's quanto {tile} by {sum}")
    return words.format(tile=tile_of(view, action.owner), sum=laid_with(action.card, action.cards))


def _take(card: int, groups: Sequence[CardGroup], bonus: int | None, tile: int) -> str:
    extra = parts_of(groups)
    if bonus is not None:
        extra.append(the_card(bonus))
    words = translate("QuantoReasons", "take quanto {tile} {with}")
    if extra:
        words = translate("QuantoReasons", "take quanto {tile} {with}, plus {extra}")
    return words.format_map(
        {"tile": tile, "with": with_the(card), "extra": listed(extra) if extra else ""}
    )


def tile_of(view: QuantoView, seat: int) -> int:
    """The number of a player's quanto; 0 without one."""
    quanto = view.quantos[seat]
    return 0 if quanto is None else quanto.tile


# ---------------------------------------------------------------------- labels


def label(weighed: Weighed, view: QuantoView) -> str:
    """A weighed move, as short as it goes, beside its number."""
    match weighed.action:
        case Capture(card, _, groups):
            taken = sum(map(len, groups))
            what = sums_of(groups) if taken <= SHORT else common.cards(weighed.cards)
            return f"{name_of(card)}: {what}"
        case Form(card, _, partner, tile, groups):
            words, count = translate("QuantoReasons", "form {tile}: {cards}"), weighed.built
            what = ", ".join([laid_with(card, (partner,)), *map(added, groups)])
        case Extend(card, _, cards, owner):
            words, count = translate("QuantoReasons", "extend {tile}: {cards}"), weighed.built
            tile, what = tile_of(view, owner), laid_with(card, cards)
        case Take():
            words, count = translate("QuantoReasons", "take {tile}: {cards}"), weighed.cards
            tile, what = tile_of(view, view.seat), ""
        case Steal(victim):
            words, count = translate("QuantoReasons", "steal {tile}: {cards}"), weighed.cards
            tile, what = tile_of(view, victim), ""
        case _:
            return _label_of_one(weighed.action)
    named = what and count <= SHORT + 1
    return words.format(tile=tile, cards=what if named else common.cards(count))


def spoken_label(weighed: Weighed, view: QuantoView) -> str:
    """The same as it is said aloud: "11 takes 3 and 8"."""
    action = weighed.action
    if not isinstance(action, Capture):
        return move(action, view)
    if sum(map(len, action.groups)) <= SHORT:
        words, what = translate("QuantoReasons", "{card} takes {cards}"), read_out(action.groups)
    else:
        words, what = translate("QuantoReasons", "{card} wins {cards}"), common.cards(weighed.cards)
    return words.format(card=name_of(action.card), cards=what)


def _label_of_one(action: Discard | Offer | Accept | Decline) -> str:
    match action:
        case Discard(card):
            return translate("QuantoReasons", "discard {card}").format(card=the_card(card))
        case Offer(card):
            return translate("QuantoReasons", "offer {card}").format(card=the_card(card))
        case Accept(returns):
            return translate("QuantoReasons", "give {card}").format(card=the_card(returns))
    return translate("QuantoReasons", "give it back")


def uses(action: QuantoAction) -> int | None:
    """The card of the own hand that it plays or gives away; None where it does neither."""
    match action:
        case Capture(card) | Form(card) | Extend(card) | Take(card) | Discard(card) | Offer(card):
            return card
        case Accept(returns):
            return returns
        case Steal():
            return JOKER
    return None


def equals(card: int, number: int) -> bool:
    """Whether a card can be used as this number."""
    return card == JOKER or value_of(card) == number


# ------------------------------------------------ a guided match: before it is done


def larger_capture(more: int, less: int) -> Said:
    """Another card takes more. Which one, the looker finds out."""
    why = translate("QuantoGuidance", "Another play wins %n card(s) at once", None, more)
    return translate("QuantoGuidance", "There is a larger capture."), _instead(why, less)


def _instead(why: str, less: int) -> str:
    """... than the one that is chosen."""
    if not less:
        return translate("QuantoGuidance", "{why}, this one none.").format(why=why)
    words = translate("QuantoGuidance", "{why}, this one {less}.")
    return words.format(why=why, less=less)


def can_take(tile: int, cards: int) -> Said:
    """The own quanto can be taken (N10)."""
    words = translate("QuantoGuidance", "You can take quanto {tile} now.")
    why = translate(
        "QuantoGuidance", "That wins %n card(s), before a joker steals them.", None, cards
    )
    return words.format(tile=tile), why


def can_steal(tile: int, name: str, cards: int) -> Said:
    """Somebody else's can be stolen (N18)."""
    words = translate("QuantoGuidance", "Your joker can steal {name}'s quanto {tile}.")
    why = translate("QuantoGuidance", "That wins %n card(s) at once.", None, cards)
    return words.format(name=short_name(name), tile=tile), why


def can_extend(tile: int, cards: int) -> Said:
    """The own quanto can grow (N9)."""
    words = translate("QuantoGuidance", "Quanto {tile} could grow now.")
    why = translate(
        "QuantoGuidance",
        "%n card(s) would come to it, and all count once you take it.",
        None,
        cards,
    )
    return words.format(tile=tile), why


def can_form(tile: int) -> Said:
    """A quanto can be begun (N8)."""
    words = translate("QuantoGuidance", "You could begin quanto {tile}.")
    why = translate("QuantoGuidance", "Cards gather there turn by turn, and {card} takes them all.")
    return words.format(tile=tile), why.format(card=a_card(tile))


# ------------------------------------------------- a guided match: at the next turn


def took_too_little(card: int, more: int, less: int) -> Said:
    """Last turn there was a larger capture."""
    words = translate("QuantoGuidance", "Last turn you could have won %n card(s).", None, more)
    why = translate("QuantoGuidance", "{with} there was a larger capture; yours won {less}.")
    if not less:
        why = translate("QuantoGuidance", "{with} there was a capture; your play won none.")
    said = why.format_map({"with": with_the(card), "less": less})
    return words, said[:1].upper() + said[1:]


def in_danger(tile: int, cards: int, jokers: int) -> Said:
    """The own quanto has become worth stealing."""
    words = translate("QuantoGuidance", "Quanto {tile} is worth stealing now.")
    why = translate(
        "QuantoGuidance", "It has {cards} cards, and you have not seen %n joker(s).", None, jokers
    )
    return words.format(tile=tile), why.format(cards=cards)
