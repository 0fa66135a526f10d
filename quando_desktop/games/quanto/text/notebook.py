"""A computer player's notebook: what it did at one decision of a game that is over, what it
reckoned with, and what it could not know, in a sentence or two with the numbers.

Every number comes from what it reckoned then, or lies open on the table now.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.moves import label, tile_of
from quando_desktop.games.quanto.text.notes import NoteTopic, note
from quando_desktop.games.quanto.text.reasons import ahead, compared, on_average
from quando_desktop.games.quanto.text.words import (
    groups_of,
    laid_with,
    parts_of,
    the_card,
    with_a,
)
from quando_desktop.table.text.log import Decision
from quando_desktop.table.text.numbers import listed, percent

translate = QCoreApplication.translate

WORTH_TELLING = 0.005
"""A chance to win below this is none to speak of."""


QuantoDecision = Decision[QuantoView, tuple[int, ...]]
"""With the cards that each seat held."""


def written(decision: QuantoDecision) -> str:
    """The page of a notebook."""
    if decision.action is None:
        return translate("QuantoNotebook", "This game left me nothing to decide.")
    did = _did(decision)
    reason = decision.reason
    if not isinstance(reason, QuantoReason):
        kept = translate("QuantoNotebook", "I kept no note of why.")
        return f"{did} {kept}"
    is_whim = reason.ground is Ground.WHIM
    deed = NoteTopic.WHIM if is_whim else _deed_of(decision.action)
    # A match is one round, so the draw pile chooses among the sentences.
    voice = note(decision.character, deed, decision.number + decision.view.draw % 2)
    if is_whim:
        # Who reckons little says little.
        return f"{did} {voice or _felt_like_it()}"
    told = (did, voice, _why(decision, reason), _could_not_know(decision, reason))
    return " ".join(sentence for sentence in told if sentence)


# ------------------------------------------------------------------- what it did


def _did(decision: QuantoDecision) -> str:
    """The time and the move: the draw pile is the clock of this game."""
    draw = decision.view.draw
    if not draw:
        words = translate("QuantoNotebook", "With the draw pile empty I {did}.")
    else:
        words = translate("QuantoNotebook", "With %n card(s) to draw I {did}.", None, draw)
    return words.format(did=_deed(decision))


def _deed(decision: QuantoDecision) -> str:
    view = decision.view
    match decision.action:
        case Capture(card, value, groups, bonus):
            return _captured(card, value, groups, bonus)
        case Form(card, _, partner, tile):
            words = translate("QuantoNotebook", "formed quanto {tile} from {sum}")
            return words.format(tile=tile, sum=laid_with(card, (partner,)))
        case Extend(card, _, cards, owner):
            words = translate("QuantoNotebook", "extended quanto {tile} by {sum}")
            return words.format(tile=tile_of(view, owner), sum=laid_with(card, cards))
        case Take(card):
            words = translate("QuantoNotebook", "took my quanto {tile} {with}")
            return words.format_map({"tile": tile_of(view, view.seat), "with": with_a(card)})
        case Steal(victim):
            words = translate("QuantoNotebook", "stole {name}'s quanto with a joker")
            if victim == decision.you:
                words = translate("QuantoNotebook", "stole your quanto with a joker")
            return words.format(name=decision.names[victim])
    return _small_deed(decision.action)


def _small_deed(action: Action | None) -> str:
    match action:
        case Discard(card):
            return translate("QuantoNotebook", "discarded {card}").format(card=the_card(card))
        case Offer(card):
            return translate("QuantoNotebook", "offered {card}").format(card=the_card(card))
        case Accept(returns):
            words = translate("QuantoNotebook", "took my partner's card for {card}")
            return words.format(card=the_card(returns))
        case Decline():
            return translate("QuantoNotebook", "gave my partner's card back")
    raise ValueError(f"nothing is known to say of {type(action).__name__}")


def _captured(card: int, value: int, groups: Sequence[tuple[int, ...]], bonus: int | None) -> str:
    if bonus is None:
        words = translate("QuantoNotebook", "captured {groups} {with}")
        taken = groups_of(groups)
    else:
        words = translate("QuantoNotebook", "captured {groups} {with}, the rainbow's card included")
        taken = listed([*parts_of(groups), the_card(bonus)])
    return words.format_map({"groups": taken, "with": with_a(card, value)})


# ----------------------------------------------------------------- why it did so


def _why(decision: QuantoDecision, reason: QuantoReason) -> str:
    """The number that says most."""
    first = reason.weighed[0] if reason.weighed else None
    if reason.ground is Ground.ONLY_CHOICE:
        return translate("QuantoNotebook", "There was nothing else to do.")
    if first is None:
        return _nothing_better()
    if isinstance(first.action, Offer | Accept | Decline):
        return _between_partners(first)
    if first.ahead is not None:
        return _by_the_end(decision, reason, first.ahead)
    if reason.ground is Ground.BUILDS_QUANTO and reason.tile_left:
        return translate(
            "QuantoNotebook",
            "I had not yet seen %n of the cards that take it.",
            None,
            reason.tile_left,
        )
    return _at_once(decision, first)


def _at_once(decision: QuantoDecision, first: Weighed) -> str:
    """Tell what it brought, and what the next player could then take."""
    if first.left is None:
        if not first.cards:
            return _nothing_better()
        return translate(
            "QuantoNotebook", "That was %n card(s) at once, and I saw no more.", None, first.cards
        )
    words = translate(
        "QuantoNotebook", "The next player could then take {left} on average, I thought."
    )
    if first.cards:
        words = _bought((decision.view.seat - 1) % 3, first.cards)
    return words.format(left=on_average(first.left))


def _bought(variant: int, cards: int) -> str:
    """One of three ways to say the same, so that three notebooks of a game do not read alike."""
    return (
        translate(
            "QuantoNotebook",
            "That was %n card(s) at once, and the next player could then take {left} on average.",
            None,
            cards,
        ),
        translate(
            "QuantoNotebook",
            "It brought me %n card(s) and left {left} on average for the next player.",
            None,
            cards,
        ),
        translate(
            "QuantoNotebook",
            "%n card(s) for me, and about {left} for whoever came next: a good trade, I thought.",
            None,
            cards,
        ),
    )[variant]


def _between_partners(first: Weighed) -> str:
    """Tell what the card that was offered wins (N24)."""
    if not first.cards:
        return _nothing_better()
    match first.action:
        case Offer():
            return translate(
                "QuantoNotebook", "My partner could win %n card(s) with it.", None, first.cards
            )
        case Accept():
            return translate("QuantoNotebook", "I could win %n card(s) with it.", None, first.cards)
    return translate(
        "QuantoNotebook",
        "It would have won me %n card(s), and my own cards win just as many.",
        None,
        first.cards,
    )


def _nothing_better() -> str:
    return translate("QuantoNotebook", "I saw nothing better.")


def _by_the_end(decision: QuantoDecision, reason: QuantoReason, cards: float) -> str:
    """Tell how far ahead it saw itself in the end, or its chance to win where that says more."""
    view, lead = decision.view, ahead(cards)
    other = next(iter(compared(reason, view)[1:]), None)
    if other is not None and ahead(other.ahead or 0.0) != lead:
        words = translate(
            "QuantoNotebook",
            "I put my final lead at {lead} cards, and at {other} after “{move}”.",
        )
        if view.teams:
            words = translate(
                "QuantoNotebook",
                "I put our final lead at {lead} cards, and at {other} after “{move}”.",
            )
        return words.format(lead=lead, other=ahead(other.ahead or 0.0), move=label(other, view))
    chance = reason.win_chance
    if chance is not None and chance >= WORTH_TELLING:
        words = translate("QuantoNotebook", "That gave me {chance} to win the game.")
        if view.teams:
            words = translate("QuantoNotebook", "That gave us {chance} to win the game.")
        return words.format(chance=percent(chance))
    words = translate("QuantoNotebook", "I put my final lead at {lead} cards.")
    if view.teams:
        words = translate("QuantoNotebook", "I put our final lead at {lead} cards.")
    return words.format(lead=lead)


# ------------------------------------------------------------- what it could not know


def _could_not_know(decision: QuantoDecision, reason: QuantoReason) -> str:
    """Tell who could have stolen the quanto that it was building."""
    if reason.ground is not Ground.BUILDS_QUANTO:
        return ""
    view = decision.view
    own_side = (view.seat, view.partner(view.seat))
    thieves = [
        seat
        for seat, hand in enumerate(decision.held)
        if JOKER in hand and seat not in own_side and JOKER not in view.known[seat]
    ]
    if decision.you in thieves:
        return translate("QuantoNotebook", "I could not know that you held a joker.")
    if thieves:
        words = translate("QuantoNotebook", "I could not know that {name} held a joker.")
        return words.format(name=decision.names[thieves[0]])
    return ""


# ------------------------------------------------------------- in its own voice


def _deed_of(action: Action | None) -> NoteTopic:
    match action:
        case Steal():
            return NoteTopic.STEAL
        case Take():
            return NoteTopic.TAKE
        case Form() | Extend():
            return NoteTopic.BUILD
        case Capture():
            return NoteTopic.CAPTURE
    return NoteTopic.DISCARD


def _felt_like_it() -> str:
    """For a player without a character."""
    return translate("QuantoNotebook", "I just felt like it.")
