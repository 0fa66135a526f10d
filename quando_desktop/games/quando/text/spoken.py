"""Words of a screen reader for the pieces on a Quando table: what this player sees, no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.refusals import knock_closed
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import in_a_row

translate = QCoreApplication.translate


def hand_card(
    front: int, place: int, count: int, *, chosen: bool = False, back: int | None = None
) -> str:
    """A card of the own hand, `place` counted from 1; `back` where the memory help shows it."""
    card = translate("QuandoSpoken", "{front}, card {place} of {count}")
    parts = [card.format(front=front, place=place, count=count)]
    if back is not None:
        parts.append(translate("QuandoSpoken", "its back is {back}").format(back=back))
    if chosen:
        parts.append(translate("QuandoSpoken", "chosen"))
    return ", ".join(parts)


def opponent(view: QuandoView, seat: int, name: str, score: int) -> str:
    """An opponent's seat, with the backs as they are shown."""
    backs = [seen.back for seen in view.others[seat]]
    parts = [points(score), common.cards(len(backs))]
    if backs:
        words = translate("QuandoSpoken", "back(s) {backs}", None, len(backs))
        parts.append(words.format(backs=in_a_row(backs)))
    if seat == view.knocker:
        parts.append(translate("QuandoSpoken", "knocked"))
    line = f"{name}: {', '.join(parts)}"
    return f"{line}. {common.turn_of(name)}" if _acts(view, seat) else line


def own_seat(view: QuandoView, name: str, score: int) -> str:
    """The place of the player who looks."""
    parts = [points(score), holds(view.hand)]
    if view.seat == view.knocker:
        parts.append(translate("QuandoSpoken", "you knocked"))
    line = f"{name}: {', '.join(parts)}"
    return f"{line}. {common.your_turn()}" if _acts(view, view.seat) else line


def holds(hand: Sequence[OwnCard]) -> str:
    words = translate("QuandoSpoken", "{cards} adding up to {total}")
    return words.format(cards=common.cards(len(hand)), total=sum(own.front for own in hand))


def points(count: int) -> str:
    return translate("QuandoSpoken", "%n point(s)", None, count)


def draw_pile(view: QuandoView) -> str:
    if not view.draw:
        return translate("QuandoSpoken", "Draw pile, empty")
    words = translate("QuandoSpoken", "Draw pile, {cards}, shows {number}")
    return words.format(cards=common.cards(len(view.draw)), number=view.draw[0].up)


def discard_pile(view: QuandoView) -> str:
    if not view.discard:
        return translate("QuandoSpoken", "Discard pile, empty")
    words = translate("QuandoSpoken", "Discard pile, {cards}, top {number}")
    return words.format(cards=common.cards(len(view.discard)), number=view.discard[0].up)


def knob(view: QuandoView, names: Sequence[str], how: str) -> str:
    """The knob to knock on; `how` is its caption while it can be used."""
    if view.knocker == view.seat:
        return translate("QuandoSpoken", "Knock: you have knocked")
    if view.knocker is not None:
        return translate("QuandoSpoken", "Knock: {name} has knocked").format(
            name=names[view.knocker]
        )
    if view.call is not Call.KNOCK:
        words = translate("QuandoSpoken", "Knock, not possible yet. {why}.")
        return words.format(why=knock_closed(view, names))
    if view.actor != view.seat or view.phase is not Phase.PLAY:
        return translate("QuandoSpoken", "Knock, possible at the start of your turn")
    total = sum(own.front for own in view.hand)
    meaning = text.what_it_means(total, view.options["knock_penalty"], view.seats - 1)
    words = translate("QuandoSpoken", "Knock, possible. {how}. {meaning}")
    return words.format(how=how, meaning=meaning)


def situation(view: QuandoView, names: Sequence[str]) -> str:
    """The player whose turn it is, and what they have to do."""
    if view.phase is Phase.OVER:
        return translate("QuandoSpoken", "The round is over")
    if view.seat != view.actor:
        is_turn = view.phase is Phase.PLAY
        return (common.thinks if is_turn else common.chooses)(names[view.actor])
    match view.phase:
        case Phase.PLAY:
            return common.your_turn()
        case Phase.FLIP:
            return text.choose_a_zero()
    return text.which_side(penalty=view.phase is Phase.PENALTY_DRAW)


def _acts(view: QuandoView, seat: int) -> bool:
    return seat == view.actor and view.phase is not Phase.OVER
