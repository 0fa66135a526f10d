"""The legal actions of Quanto, compared with trying everything, and how much work they are."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Iterator
from itertools import combinations

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Refusal
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    CardGroup,
    Discard,
    Extend,
    Form,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import (
    DECK,
    JOKER,
    KINDS,
    TILES,
    VALUES,
    QuantoDeal,
    is_rainbow,
)
from quando_desktop.games.quanto.rules.groups import grouping, takings
from quando_desktop.games.quanto.rules.legal import Plays, Situation, plays
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sets import LIMIT, bounded
from quando_desktop.games.quanto.rules.shapes import UP_TO, cards_of, has, shape_of
from tests.engine.line_count import lines_run
from tests.games.quanto.rounds import QUANTO, kinds, made_round

Effect = tuple[object, ...]


# ------------------------------------------------------------ trying everything


def partitions(places: tuple[int, ...]) -> Iterator[list[list[int]]]:
    """Every way to divide places into groups."""
    if not places:
        yield []
        return
    first, rest = places[0], places[1:]
    for smaller in partitions(rest):
        yield [[first], *smaller]
        for number, group in enumerate(smaller):
            yield [*smaller[:number], [first, *group], *smaller[number + 1 :]]


def subsets(places: tuple[int, ...]) -> Iterator[tuple[int, ...]]:
    for size in range(len(places) + 1):
        yield from combinations(places, size)


def groupings(lying: tuple[int, ...]) -> set[tuple[CardGroup, ...]]:
    """Every set of disjoint groups, whatever they add up to."""
    found = set()
    for chosen in subsets(tuple(range(len(lying)))):
        for groups in partitions(chosen):
            named = [tuple(sorted(lying[place] for place in group)) for group in groups]
            found.add(tuple(sorted(named)))
    return found


def everything(state: QuantoRound, card: int) -> Iterator[QuantoAction]:
    """Every action with a card that can be written down at all, and many that cannot be done."""
    lying = tuple(kind for _, kind in state.display)
    values = VALUES if card == JOKER else (card % 16,)
    extras = (None, *sorted(set(lying)))
    grouped = sorted(groupings(lying))
    for groups in grouped:
        for bonus in extras if is_rainbow(card) else (None,):
            yield Take(card, groups, bonus)
            for value in values:
                yield Capture(card, value, groups, bonus)
        for partner, tile, value in ((p, t, v) for p in set(lying) for t in TILES for v in values):
            yield Form(card, value, partner, tile, groups)
    for chosen in subsets(tuple(range(len(lying)))):
        for owner in range(state.seats):
            for value in values:
                yield Extend(card, value, tuple(sorted(lying[p] for p in chosen)), owner)
    if card == JOKER:
        yield from map(Steal, range(state.seats))
    yield Discard(card)


def effect(action: QuantoAction) -> Effect:
    """What an action does: which cards go along, however they are grouped."""
    match action:
        case Capture(card, _, groups, bonus) | Take(card, groups, bonus):
            taken = tuple(sorted(sum(groups, ())))
            return (type(action), card, taken, bonus)
        case Form(card, _, partner, tile, groups):
            return (Form, card, tuple(sorted(sum(groups, (partner,)))), tile)
        case Extend(card, _, group, owner):
            return (Extend, card, group, owner)
    return (action,)


def accepted(state: QuantoRound, action: QuantoAction) -> bool:
    try:
        state.check(state.active, action)
    except Refusal:
        return False
    return True


def random_position(chance: Chance, size: int, jokers: int) -> QuantoRound:
    """A display with so many cards and jokers, a few quantos, and a hand of three."""
    teams = chance.below(3) == 0
    seats = 4 if teams else 2 + chance.below(3)
    deck = chance.shuffled([card for card in DECK if card != JOKER])
    lying = chance.shuffled(deck[: size - jokers] + [JOKER] * jokers)
    held = deck[size : size + 3]
    if jokers < 2 and chance.coin():
        held[0] = JOKER
    if chance.coin():
        # Many small cards make many sums.
        lying = [card if card % 16 < 7 else 1 + chance.below(6) for card in lying]
    rest = deck[size + 3 :]
    hands = (tuple(held), *[(rest.pop(),) for _ in range(seats - 1)])
    options = QUANTO.check_options(seats, {"teams": teams, "free_discard": chance.below(4) == 0})
    deal = QuantoDeal(seats - 1, hands, tuple(lying), tuple(rest))
    state = QuantoRound(options, deal, (0,) * seats)
    tiles = chance.shuffled(TILES)
    for seat in range(seats):
        if chance.coin():
            tile = tiles.pop()
            state.tiles ^= 1 << tile
            state.quanto_tiles[seat], state.quanto_cards[seat] = tile, (1, tile - 1)
    return state


POSITIONS = [(size, jokers) for size in range(6) for jokers in range(min(3, size + 1))]


@pytest.mark.parametrize(("size", "jokers"), POSITIONS)
def test_legal_actions_are_all_that_can_be_done_by_trying(size: int, jokers: int) -> None:
    """Every effect that some accepted action has is there exactly once, and nothing else."""
    chance = Chance(f"{size} {jokers}")
    for _ in range(6 if size < 5 else 3):
        state = random_position(chance, size, jokers)
        legal = state.legal(0)
        for action in legal:
            state.check(0, action)
        found = Counter(effect(action) for action in legal)
        assert max(found.values()) == 1
        tried = {
            effect(action)
            for card in set(state.cards(0))
            for action in everything(state, card)
            if accepted(state, action)
        }
        assert set(found) == tried


def test_the_positions_that_are_tried_have_everything() -> None:
    """Otherwise the test above would say nothing about it."""
    seen = Counter[str]()
    for size, jokers in POSITIONS:
        chance = Chance(f"{size} {jokers}")
        for _ in range(6):
            state = random_position(chance, size, jokers)
            for action in state.legal(0):
                seen[type(action).__name__] += 1
                match action:
                    case Capture(card, _, groups, bonus):
                        seen["joker"] += card == JOKER
                        seen["bonus"] += bonus is not None
                        seen["groups"] += len(groups) > 1
                    case Take(groups=groups, bonus=bonus):
                        seen["taken groups"] += bool(groups)
                        seen["taken bonus"] += bonus is not None
                    case Extend(owner=owner):
                        seen["partner"] += owner == 2
                    case Form(card, _, partner, _, groups):
                        seen["formed with a joker"] += JOKER in (card, partner)
                        seen["formed with groups"] += bool(groups)
    assert min(seen.values()) >= 5, seen
    assert len(seen) == 14


def test_groups_are_sorted_and_a_joker_has_its_lowest_value() -> None:
    chance = Chance("sorted")
    for _ in range(60):
        state = random_position(chance, 6, chance.below(2))
        for action in state.legal(0):
            if isinstance(action, Capture | Form | Take):
                assert all(tuple(sorted(group)) == group for group in action.groups)
                assert tuple(sorted(action.groups)) == action.groups
            if isinstance(action, Capture) and action.card == JOKER:
                taken = shape_of(sum(action.groups, ()))
                assert all(grouping(taken, value) is None for value in range(1, action.value))


def test_what_a_played_joker_stands_for_follows_from_what_it_takes() -> None:
    state = made_round("J", "5", display="2 4")
    assert set(state.legal(0)) >= {
        Capture(JOKER, 2, (kinds("2"),)),
        Capture(JOKER, 4, (kinds("4"),)),
        Capture(JOKER, 6, (kinds("2 4"),)),
        Form(JOKER, 3, 2, 5, ()),
        Form(JOKER, 1, 4, 5, ()),
    }


# ------------------------------------------------------------ larger displays


def by_trying(lying: tuple[int, ...], value: int) -> set[tuple[int, ...]]:
    """Sets of cards that groups can be made of: cards are dealt to groups one after the other."""
    found: set[tuple[int, ...]] = set()

    def deal_out(place: int, open_groups: tuple[tuple[int, ...], ...]) -> None:
        if place == len(lying):
            if open_groups and all(is_group(group, value) for group in open_groups):
                found.add(tuple(sorted(sum(open_groups, ()))))
            return
        card = lying[place]
        deal_out(place + 1, open_groups)
        deal_out(place + 1, (*open_groups, (card,)))
        for number, group in enumerate(open_groups):
            if sum(each % 16 for each in group) + card % 16 <= value:
                grown = (*open_groups[:number], (*group, card), *open_groups[number + 1 :])
                deal_out(place + 1, grown)

    deal_out(0, ())
    return found


def is_group(group: tuple[int, ...], value: int) -> bool:
    total, jokers = sum(card % 16 for card in group), group.count(JOKER)
    return total + jokers <= value <= total + 12 * jokers


@pytest.mark.parametrize("seed", range(12))
def test_n7_n17_larger_displays_by_dealing_cards_to_groups(seed: int) -> None:
    chance = Chance(f"larger {seed}")
    lying = tuple(chance.shuffled([card for card in DECK if card % 16 <= 9])[: 7 + seed % 2])
    value = 6 + chance.below(7)
    found = takings(shape_of(lying) & UP_TO[value], value)
    assert {cards_of(taken) for taken in found} == by_trying(lying, value)
    for taken in found:
        groups = grouping(taken, value)
        assert groups is not None
        assert shape_of(sum(groups, ())) == taken
        assert all(is_group(group, value) for group in groups)


TWELVE = [
    (JOKER, JOKER, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10),
    (JOKER, JOKER, 1, 2, 3, 4, 5, 6, 20, 21, 22, 7),
    (JOKER, JOKER, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5),
]
SIXTEEN = (JOKER, JOKER, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 20, 21, 22, 23)
HUGE = [tuple(DECK[:90]), tuple(DECK[::2]), (*KINDS, JOKER)]


def open_situation(lying: tuple[int, ...], own: int = 0) -> Situation:
    tiles = sum(1 << tile for tile in TILES if tile != own)
    return Situation(bounded(shape_of(lying)), tiles, 0, 0, (own, 0), free_discard=True)


def forget_what_is_cached() -> None:
    for of_module in (takings, plays, bounded):
        for function in vars(sys.modules[of_module.__module__]).values():
            if hasattr(function, "cache_clear"):
                function.cache_clear()


@pytest.mark.parametrize("own", [0, 12])
@pytest.mark.parametrize("lying", [*TWELVE, SIXTEEN, *HUGE], ids=len)
def test_large_displays_do_not_stall(lying: tuple[int, ...], own: int) -> None:
    """Milliseconds, so that a computer many times slower is still at ease."""

    def look() -> None:
        found = plays((12, 28, 11, 4), open_situation(lying, own))
        assert found[len(found) // 2] != found[0]

    forget_what_is_cached()
    assert lines_run(look) < 1_000_000


def test_a_large_display_is_complete_up_to_seventeen_cards() -> None:
    assert bounded(shape_of(SIXTEEN)) == shape_of(SIXTEEN)
    assert bounded(shape_of((*SIXTEEN, 11))) == shape_of((*SIXTEEN, 11))
    for lying in HUGE:
        smaller = bounded(shape_of(lying))
        assert has(shape_of(lying), smaller)
        assert len({card % 16 for card in cards_of(smaller)}) == len({c % 16 for c in lying})
        sets = 1
        for count in Counter(cards_of(smaller)).values():
            sets *= count + 1
        assert sets <= LIMIT


def test_actions_with_a_huge_display_are_legal_and_different() -> None:
    hands = ((12, 28), (5,))
    options = QUANTO.check_options(2, {"free_discard": True})
    for lying in HUGE:
        state = QuantoRound(options, QuantoDeal(1, hands, lying, ()), (0, 0))
        legal = state.legal(0)
        some = [legal[len(legal) * step // 50] for step in range(50)]
        assert len(set(some)) == 50
        for action in some:
            state.check(0, action)


# -------------------------------------------------------------------- sequences


def test_actions_are_a_sequence_like_any_other() -> None:
    state = made_round("8r 2", "5", display="8 3 5 12 J")
    legal = state.legal(0)
    assert isinstance(legal, Plays)
    listed = list(legal)
    assert len(listed) == len(legal) > 10
    assert [legal[place] for place in range(len(legal))] == listed
    assert legal[-1] == listed[-1]
    assert legal[2:5] == listed[2:5]
    assert listed[3] in legal
    assert Discard(9) not in legal
    with pytest.raises(IndexError):
        legal[len(legal)]
    with pytest.raises(IndexError):
        legal[-len(legal) - 1]
    assert legal == state.copy().legal(0)
    assert legal != made_round("8r 2", "5", display="8 3 5 12").legal(0)
    assert legal != listed
    assert repr(legal) == f"Plays({listed})"
    assert hash(legal) == hash(state.copy().legal(0))
