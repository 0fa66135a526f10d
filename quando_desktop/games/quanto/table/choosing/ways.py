"""Ways to go on at a Quanto table: the buttons of what the looker can do, their words, and what
they mark on the table.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.dataclass import replace
from quando_desktop.games.quanto.rules.actions import Capture, Extend, Form, Steal, Take
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.effects import CardPlay, Use, UseKind, gains, taken_by
from quando_desktop.games.quanto.rules.state import NOBODY
from quando_desktop.games.quanto.rules.view import Quanto, QuantoView
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.scenery import (
    CAPS,
    DECLINE,
    ESCAPE,
    KEEP,
    OFFER,
    SHOWS,
    SILENT,
    SKIP,
    SKIPS,
    SUMS,
    DisplayGroup,
    QuantoScenery,
    Way,
    way_of,
)
from quando_desktop.games.quanto.text import labels
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.text import words as common


def caption(action: CardPlay, view: QuantoView, names: Sequence[str]) -> str:
    """Caption of the button that does this."""
    count = len(taken_by(action)) + 1
    match action:
        case Capture(groups=groups, bonus=bonus):
            count -= bonus is not None
            return _with_bonus(labels.capture(len(groups), count), bonus)
        case Form(tile=tile):
            return labels.form(tile, count)
        case Extend(owner=owner):
            return _extends(view, owner, count, names)
        case Take(bonus=bonus):
            count = gains(action, view)[0] - (bonus is not None)
            return _with_bonus(labels.take(_tile_of(view, view.seat), count), bonus)
        case Steal(victim):
            return labels.steal(names[victim], gains(action, view)[0])
    return labels.discard(action.card)


def _extends(view: QuantoView, owner: int, count: int, names: Sequence[str]) -> str:
    if owner == view.seat:
        return labels.extend(_tile_of(view, owner), count)
    return labels.extend_partners(names[owner], _tile_of(view, owner), count)


def _with_bonus(words: str, bonus: int | None) -> str:
    return words if bonus is None else f"{words} {labels.with_bonus(bonus)}"


def _tile_of(view: QuantoView, seat: int) -> int:
    quanto = view.quantos[seat]
    return 0 if quanto is None else quanto.tile


# ------------------------------------------------------------------------- a card to play


def with_choice(
    shown: QuantoScenery, card: Key, choice: PlayChoice, names: Sequence[str], *, asks_bonus: bool
) -> QuantoScenery:
    """A card is chosen, and what goes along with it."""
    reading, use = choice.reading, choice.use
    groups = [_whole(cards, choice) for cards in reading.groups]
    if reading.rest:
        groups.append(_open(reading.rest, choice))
    if asks_bonus:
        ways = [Way(SKIP, labels.without_bonus(), SKIPS)]
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
        ghost=_ghost(choice),
        quantos=frozenset(_quantos(choice)),
        values=() if asks_bonus else tuple(choice.numbers),
        value=choice.number,
        prompt=_prompt(choice),
    )


def _ghost(choice: PlayChoice) -> Quanto | None:
    """The quanto that is about to be formed."""
    inner = choice.reading.inner
    if not isinstance(inner, Form):
        return None
    return Quanto(inner.tile, (choice.card, *taken_by(inner)))


def with_free_choice(
    shown: QuantoScenery, card: Key, choice: PlayChoice, names: Sequence[str], *, can_ask: bool
) -> QuantoScenery:
    """A card is chosen by somebody who finds sums without help: nothing tells right from wrong
    before it is done."""
    ways = [_free_way(each, choice, names) for each in _offered(choice)]
    return replace(
        shown,
        chosen=card,
        ways=(*ways, *_asking(can_ask=can_ask)),
        marked=frozenset(choice.marked),
        freely=True,
        tile=choice.number,
        aimed=_aimed(choice.use, choice.view),
        quantos=frozenset(_quantos(choice)),
        values=tuple(choice.numbers),
        value=choice.number,
        prompt=labels.which_tile() if choice.numbers else _free_prompt(choice),
    )


def _free_way(use: Use, choice: PlayChoice, names: Sequence[str]) -> Way:
    is_on = use == choice.use
    words = _short(use, choice, names)
    if is_on and use.kind is UseKind.DISCARD:
        words = labels.discard(choice.card)
    return Way(way_of(use), words, common.enter_key() if is_on else CAPS[use.kind], is_on)


def _asking(*, can_ask: bool) -> tuple[Way, ...]:
    return (Way(SUMS, labels.show_sums(), SHOWS),) if can_ask else ()


def _free_prompt(choice: PlayChoice) -> str:
    match choice.use.kind:
        case UseKind.CAPTURE if choice.goal is not None and choice.card != JOKER:
            return labels.build_groups(choice.goal)
        case UseKind.FORM:
            return labels.choose_partner()
        case UseKind.EXTEND if choice.goal is not None:
            return labels.build_with_card(choice.goal)
    return ""


def with_picks(
    shown: QuantoScenery, picked: Sequence[int], fits: frozenset[Key], *, aided: bool, can_ask: bool
) -> QuantoScenery:
    """Cards of the display are chosen before a card to play: with their sum, or without help."""
    ways = (*shown.ways, *_asking(can_ask=can_ask))
    shown = replace(shown, freely=True, marked=frozenset(picked), fits=fits, ways=ways)
    shown = replace(shown, prompt=labels.choose_taker())
    if not aided:
        return shown
    kinds = {card.card: card.kind for card in shown.view.display}
    values = [value_of(kinds[card]) for card in picked if kinds[card] != JOKER]
    words = "" if len(values) == len(picked) else labels.open_sum(sum(values))
    return replace(shown, groups=(DisplayGroup(tuple(picked), sum(values), False, words),))


def _offered(choice: PlayChoice) -> list[Use]:
    """Uses that have a button: of all quantos that can be stolen just one, the largest, or the one
    that is meant. The others are pressed themselves."""
    thefts = [use for use in choice.uses if use.kind is UseKind.STEAL]
    kept = [use for use in choice.uses if use.kind is not UseKind.STEAL]
    if thefts:
        largest = max(thefts, key=lambda use: gains(Steal(use.seat), choice.view)[0])
        place = sum(use.kind is not UseKind.DISCARD for use in kept)
        kept.insert(place, choice.use if choice.use in thefts else largest)
    return kept


def _whole(cards: tuple[int, ...], choice: PlayChoice) -> DisplayGroup:
    return DisplayGroup(cards, choice.goal or 0)


def _open(cards: tuple[int, ...], choice: PlayChoice) -> DisplayGroup:
    """Cards that make no group yet; to extend a quanto, the played card counts with them."""
    kinds = choice.lying(cards)
    if choice.use.kind is UseKind.EXTEND:
        kinds.append(choice.card)
    return DisplayGroup(cards, sum(1 if kind == JOKER else value_of(kind) for kind in kinds), False)


def _way(use: Use, choice: PlayChoice, names: Sequence[str]) -> Way:
    view, is_on = choice.view, use == choice.use
    action = choice.reading.action if is_on else None
    words = _short(use, choice, names) if action is None else caption(action, view, names)
    return Way(way_of(use), words, common.enter_key() if is_on else CAPS[use.kind], is_on)


def _short(use: Use, choice: PlayChoice, names: Sequence[str]) -> str:
    """The short name of a use, with whose quanto it is about."""
    if use.kind is UseKind.STEAL and sum(each.kind is UseKind.STEAL for each in choice.uses) == 1:
        return labels.steal_from(names[use.seat])
    if use.kind is UseKind.EXTEND and use.seat != choice.view.seat:
        return labels.extend_of(names[use.seat])
    return labels.tab(use.kind.value)


def _quantos(choice: PlayChoice) -> Iterator[int]:
    """Owners of the quantos that the card can be used for."""
    for use in choice.uses:
        seat = _aimed(use, choice.view)
        if seat is not None:
            yield seat


def _aimed(use: Use, view: QuantoView) -> int | None:
    if use.kind is UseKind.TAKE:
        return view.seat
    return None if use.seat == NOBODY else use.seat


def _prompt(choice: PlayChoice) -> str:
    if choice.takes_bonus:
        return labels.one_more()
    if choice.numbers:
        return labels.which_tile() if choice.use.kind is UseKind.FORM else labels.joker_is()
    if choice.reading.action is not None:
        return ""
    if choice.use.kind is UseKind.FORM and choice.reading.inner is None:
        return labels.choose_partner()
    return "" if choice.goal is None else labels.build_groups(choice.goal)


# ----------------------------------------------------------------------- cards of partners


def with_answer(shown: QuantoScenery, card: Key | None, kind: int | None) -> QuantoScenery:
    """The partner offers a card (N24), and perhaps one is chosen to be given for it."""
    offering = shown.view.offering
    assert offering is not None
    decline = Way(DECLINE, labels.give_back(), ESCAPE)
    if kind is None or offering.card is None:
        return replace(shown, ways=(decline,), prompt=labels.choose_return())
    keep = Way(KEEP, labels.keep(offering.card, kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(keep, decline))


def with_offer(
    shown: QuantoScenery, card: Key | None, kind: int | None, partner: str
) -> QuantoScenery:
    """The looker offers a card to the partner (N24)."""
    silent = Way(SILENT, labels.offer_nothing(), ESCAPE)
    shown = replace(shown, offers=True, prompt=labels.which_to_offer(partner), ways=(silent,))
    if kind is None:
        return shown
    offer = Way(OFFER, labels.offer(kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(offer, silent))


def with_wish(shown: QuantoScenery, partner: str) -> QuantoScenery:
    """The looker will be asked which card to offer, once the partner's turn begins."""
    return replace(
        shown,
        prompt=labels.will_offer(partner),
        ways=(Way(SILENT, labels.offer_nothing(), ESCAPE),),
    )


def with_ways(shown: QuantoScenery, prompt: str, ways: tuple[Way, ...]) -> QuantoScenery:
    """Nothing is chosen yet."""
    return replace(shown, prompt=prompt, ways=ways)


def with_hint(shown: QuantoScenery, keys: frozenset[Key]) -> QuantoScenery:
    """A hint marks what it is about."""
    return replace(shown, hinted_keys=keys)
