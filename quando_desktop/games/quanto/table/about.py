"""What a picture shows of what the looker is about to do: the cards that are chosen, the groups as
they are built, and a button for everything that can be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from quando_desktop.games.quanto.rules.actions import Capture, Extend, Form, Steal, Take
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.effects import gains, taken_by
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choice import Choice
from quando_desktop.games.quanto.table.shown import Group, Shown, Way
from quando_desktop.games.quanto.table.uses import NOBODY, Kind, Play, Use
from quando_desktop.games.quanto.text import table as text
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.text import words as common

CAPS = {
    Kind.CAPTURE: "C",
    Kind.TAKE: "T",
    Kind.FORM: "F",
    Kind.EXTEND: "E",
    Kind.STEAL: "J",
    Kind.DISCARD: "D",
}
"""The key of each thing that can be done with a card."""
ESCAPE, SKIPS, SPEAKS = "Esc", "N", "O"
SKIP, KEEP, DECLINE = ("way", "skip"), ("way", "keep"), ("way", "decline")
OFFER, SILENT, SPEAK = ("way", "offer"), ("way", "silent"), ("way", "speak")
"""Buttons of what is done without playing a card."""


def way_of(use: Use) -> Key:
    """The button of something that can be done with a card."""
    return ("way", use.kind.value) if use.seat == NOBODY else ("way", use.kind.value, use.seat)


def caption(action: Play, view: QuantoView, names: Sequence[str]) -> str:
    """What a button says that does this."""
    count = len(taken_by(action)) + 1
    match action:
        case Capture(groups=groups, bonus=bonus):
            count -= bonus is not None
            return _with_bonus(text.capture(len(groups), count), bonus)
        case Form(tile=tile):
            return text.form(tile, count)
        case Extend(owner=owner):
            return _extends(view, owner, count, names)
        case Take(bonus=bonus):
            count = gains(action, view)[0] - (bonus is not None)
            return _with_bonus(text.take(_tile_of(view, view.seat), count), bonus)
        case Steal(victim):
            return text.steal(names[victim], gains(action, view)[0])
    return text.discard(action.card)


def _extends(view: QuantoView, owner: int, count: int, names: Sequence[str]) -> str:
    if owner == view.seat:
        return text.extend(_tile_of(view, owner), count)
    return text.extend_partners(names[owner], _tile_of(view, owner), count)


def _with_bonus(words: str, bonus: int | None) -> str:
    return words if bonus is None else f"{words} {text.with_bonus(bonus)}"


def _tile_of(view: QuantoView, seat: int) -> int:
    quanto = view.quantos[seat]
    return 0 if quanto is None else quanto.tile


# ------------------------------------------------------------------------- a card to play


def with_choice(
    shown: Shown, card: Key, choice: Choice, names: Sequence[str], *, asks_bonus: bool
) -> Shown:
    """A card is chosen, and what goes along with it."""
    reading, use = choice.reading, choice.use
    groups = [_whole(cards, choice) for cards in reading.groups]
    if reading.rest:
        groups.append(_open(reading.rest, choice))
    if asks_bonus:
        ways = [Way(SKIP, text.without_bonus(), SKIPS)]
    else:
        ways = [_way(each, choice, names) for each in _offered(choice)]
    return replace(
        shown,
        chosen=card,
        ways=tuple(ways),
        ready=reading.action is not None,
        groups=tuple(groups),
        target=choice.goal,
        open_cards=frozenset() if asks_bonus else choice.open_cards,
        partner=reading.partner,
        bonus=reading.bonus,
        wants_bonus=choice.takes_bonus,
        tile=reading.inner.tile if isinstance(reading.inner, Form) else None,
        aimed=_aimed(use, choice.view),
        quantos=frozenset(_quantos(choice)),
        values=() if asks_bonus else tuple(choice.numbers),
        value=choice.number,
        prompt=_prompt(choice),
    )


def _offered(choice: Choice) -> list[Use]:
    """What has a button: of all quantos that can be stolen just one, the largest, or the one that
    is meant. The others are pressed themselves."""
    thefts = [use for use in choice.uses if use.kind is Kind.STEAL]
    kept = [use for use in choice.uses if use.kind is not Kind.STEAL]
    if thefts:
        largest = max(thefts, key=lambda use: gains(Steal(use.seat), choice.view)[0])
        place = sum(use.kind is not Kind.DISCARD for use in kept)
        kept.insert(place, choice.use if choice.use in thefts else largest)
    return kept


def _whole(cards: tuple[int, ...], choice: Choice) -> Group:
    return Group(cards, choice.goal or 0)


def _open(cards: tuple[int, ...], choice: Choice) -> Group:
    """Cards that make no group yet; to extend a quanto, the played card counts with them."""
    kinds = choice.lying(cards)
    if choice.use.kind is Kind.EXTEND:
        kinds.append(choice.card)
    return Group(cards, sum(1 if kind == JOKER else value_of(kind) for kind in kinds), False)


def _way(use: Use, choice: Choice, names: Sequence[str]) -> Way:
    view, is_on = choice.view, use == choice.use
    action = choice.reading.action if is_on else None
    if action is not None:
        words = caption(action, view, names)
    elif use.kind is Kind.STEAL and sum(each.kind is Kind.STEAL for each in choice.uses) == 1:
        words = text.steal_from(names[use.seat])
    elif use.kind is Kind.EXTEND and use.seat != view.seat:
        words = text.extend_of(names[use.seat])
    else:
        words = text.tab(use.kind.value)
    return Way(way_of(use), words, common.enter_key() if is_on else CAPS[use.kind], is_on)


def _quantos(choice: Choice) -> Iterator[int]:
    """Whose quantos the card can be used for."""
    for use in choice.uses:
        seat = _aimed(use, choice.view)
        if seat is not None:
            yield seat


def _aimed(use: Use, view: QuantoView) -> int | None:
    if use.kind is Kind.TAKE:
        return view.seat
    return None if use.seat == NOBODY else use.seat


def _prompt(choice: Choice) -> str:
    if choice.takes_bonus:
        return text.one_more()
    if choice.numbers:
        return text.which_tile() if choice.use.kind is Kind.FORM else text.joker_is()
    if choice.reading.action is not None:
        return ""
    if choice.use.kind is Kind.FORM and choice.reading.inner is None:
        return text.choose_partner()
    return "" if choice.goal is None else text.build_groups(choice.goal)


# ----------------------------------------------------------------------- cards of partners


def with_answer(shown: Shown, card: Key | None, kind: int | None) -> Shown:
    """The partner offers a card (N24), and perhaps one is chosen to be given for it."""
    offering = shown.view.offering
    assert offering is not None
    decline = Way(DECLINE, text.give_back(), ESCAPE)
    if kind is None or offering.card is None:
        return replace(shown, ways=(decline,), prompt=text.choose_return())
    keep = Way(KEEP, text.keep(offering.card, kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(keep, decline))


def with_offer(shown: Shown, card: Key | None, kind: int | None, partner: str) -> Shown:
    """The looker offers a card to the partner (N24)."""
    silent = Way(SILENT, text.offer_nothing(), ESCAPE)
    shown = replace(shown, offers=True, prompt=text.which_to_offer(partner), ways=(silent,))
    if kind is None:
        return shown
    offer = Way(OFFER, text.offer(kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(offer, silent))


def with_wish(shown: Shown, partner: str) -> Shown:
    """The looker will be asked which card to offer, once the partner's turn begins."""
    return replace(
        shown, prompt=text.will_offer(partner), ways=(Way(SILENT, text.offer_nothing(), ESCAPE),)
    )


def with_ways(shown: Shown, prompt: str, ways: tuple[Way, ...]) -> Shown:
    """Nothing is chosen yet."""
    return replace(shown, prompt=prompt, ways=ways)


def with_hint(shown: Shown, keys: frozenset[Key]) -> Shown:
    """What a hint is about has its mark."""
    return replace(shown, hinted_keys=keys)
