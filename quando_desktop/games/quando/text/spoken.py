"""Words of a screen reader for the pieces on a Quando table: what this player sees, no more."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.view import OwnCard, QuandoView
from quando_desktop.games.quando.text import captions, guide
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.refusals import knock_closed
from quando_desktop.table.text import spoken as shared
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import listed

translate = QCoreApplication.translate

DISCARDS_SHOWN = 3
"""The cards on top of the discard pile that are seen."""


def hand_card(front: int, place: int, count: int, *, back: int | None = None) -> str:
    """A card of the own hand, `place` counted from 1; `back` where the memory help shows it."""
    card = translate("QuandoSpoken", "{front}, card {place} of {count}")
    parts = [card.format(front=front, place=place, count=count)]
    if back is not None:
        parts.append(translate("QuandoSpoken", "its back is {back}").format(back=back))
    return ", ".join(parts)


def opponent(view: QuandoView, seat: int, name: str, score: int) -> str:
    """An opponent's seat, with the backs as they are shown."""
    backs = [seen.back for seen in view.others[seat]]
    parts = [points(score), common.cards(len(backs))]
    if backs:
        words = translate("QuandoSpoken", "back(s) {backs}", None, len(backs))
        parts.append(words.format(backs=_row(backs)))
    taken = captions.turns(view, seat)
    if taken and seat != view.knocker and (seat != view.active or view.phase is not Phase.PLAY):
        parts += captions.captions(taken[-1])[:1]
    return _seat(view, seat, name, parts)


def fronts_below(fronts: Sequence[int | None]) -> str:
    """The fronts that belong to the backs of a seat, in the same order, once a round is over."""
    words = translate("QuandoSpoken", "Front(s) {fronts}", None, len(fronts))
    return words.format(fronts=", ".join(map(str, fronts)))


def behind_it(number: int) -> str:
    """The hidden side of the card on the draw pile, once a round is over."""
    return translate("QuandoSpoken", "Behind it {number}").format(number=number)


def own_seat(view: QuandoView, name: str, score: int) -> str:
    """The place of the player who looks."""
    return _seat(view, view.seat, name, [points(score), holds(view.hand)])


def _seat(view: QuandoView, seat: int, name: str, parts: Sequence[str]) -> str:
    is_own = seat == view.seat
    if seat == view.knocker:
        yours = translate("QuandoSpoken", "you knocked")
        parts = [*parts, yours if is_own else translate("QuandoSpoken", "knocked")]
    words = f"{name}: {', '.join(parts)}"
    if seat != view.actor or view.phase is Phase.OVER:
        return words
    acts = common.your_turn() if is_own else common.turn_of(name)
    return f"{words}. {acts}"


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
    """With the cards below the top one that are still seen."""
    if not view.discard:
        return translate("QuandoSpoken", "Discard pile, empty")
    top, *below = (card.up for card in view.discard[:DISCARDS_SHOWN])
    words = translate("QuandoSpoken", "Discard pile, {cards}, top {number}")
    pile = words.format(cards=common.cards(len(view.discard)), number=top)
    if not below:
        return pile
    under = translate("QuandoSpoken", "below it {numbers}")
    return f"{pile}, {under.format(numbers=listed([*map(str, below)]))}"


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


def which_side(view: QuandoView, names: Sequence[str]) -> str:
    """The question of whoever draws; in a penalty, why they do."""
    if view.phase is Phase.PENALTY_DRAW:
        return guide.must_draw(names[view.active])
    return text.which_side()


def situation(view: QuandoView, names: Sequence[str]) -> str:
    """The player whose turn it is, and what they have to do."""
    if view.phase is Phase.OVER:
        return translate("QuandoSpoken", "The round is over")
    if view.seat != view.actor:
        is_turn = view.phase is Phase.PLAY
        return (common.thinks if is_turn else common.chooses)(names[view.actor])
    match view.phase:
        case Phase.PLAY:
            return shared.sentences([common.your_turn(), guide.what_to_do(view.call)])
        case Phase.FLIP:
            return guide.must_turn(names[view.active])
    return which_side(view, names)


# -------------------------------------------------------------- a turn, and what is chosen


def in_hand(fronts: Sequence[int]) -> str:
    """The own cards and what they add up to, at the start of a turn."""
    words = translate("QuandoSpoken", "Hand {cards}: {total}")
    return words.format(cards=_row(fronts), total=sum(fronts))


def pile_shows(view: QuandoView) -> str:
    """The top of the draw pile; nothing if it is empty."""
    if not view.draw:
        return ""
    return translate("QuandoSpoken", "Pile shows {number}").format(number=view.draw[0].up)


def knock_is_open() -> str:
    return translate("QuandoSpoken", "Knocking is open")


def may_pass() -> str:
    return translate("QuandoSpoken", "You may pass")


def sides(view: QuandoView, names: Sequence[str]) -> str:
    """The question which side of a card to take, with both answers."""
    question = shared.sentences([which_side(view, names)])
    shown, hidden = view.draw[0]
    if shown is None:
        return question
    words = translate("QuandoSpoken", "Left: {shown}. Right: {hidden}.")
    turn = text.turn_it_over(hidden)
    if hidden is not None:
        turn = f"{turn}, {guide.you_saw_it()}"
    return f"{question} {words.format(shown=text.take_shown(shown), hidden=turn)}"


def chosen(fronts: Sequence[int], held: Collection[int] | None) -> str:
    """The cards that are chosen, and what can be done with them or what they lack: of those that
    are held, or by the rules alone, where not everybody may hear what is held."""
    if not fronts:
        return translate("QuandoSpoken", "Nothing chosen")
    words = translate("QuandoSpoken", "Chosen: {cards}")
    if len(fronts) > 1:
        words = translate("QuandoSpoken", "Chosen: {cards}, together {total}")
    play = guide.incomplete(fronts, held) or text.play_cards(fronts)
    return shared.sentences([words.format(cards=_row(fronts), total=sum(fronts)), play])


def holds_none(number: int) -> str:
    """A digit was pressed for which there is no card: whoever sees the hand sees why."""
    return translate("QuandoSpoken", "You have no {number}").format(number=number)


def hold_longer() -> str:
    """The knock was let go too early."""
    return translate("QuandoSpoken", "Hold longer to knock")


def _row(numbers: Sequence[int]) -> str:
    """With commas: a voice would take numbers in a row for one."""
    return ", ".join(map(str, numbers))
