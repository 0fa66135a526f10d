"""What is chosen at a Quanto table: read off the rules, whatever is clicked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from dataclasses import replace

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Extend, Form, Steal, Take
from quando_desktop.games.quanto.rules.cards import TEXTS, is_rainbow
from quando_desktop.games.quanto.rules.cards import text as written
from quando_desktop.games.quanto.rules.effects import (
    CardPlay,
    Use,
    UseKind,
    gains,
    taken_by,
    use_of,
)
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import HeldCard, Quanto, QuantoView
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from tests.games.quanto.table.seat import kinds, made_match, new_match


def choice(
    card: str, display: str, *, own: str = "", theirs: str = "", hand: str = ""
) -> PlayChoice:
    """For a card and a display, with quantos such as "9: 4 5"."""
    match = made_match(f"{card} {hand}", "1 1 1 1", display=display)
    view = match.observe(0)
    assert isinstance(view, QuantoView)
    quantos = (_quanto(own), _quanto(theirs))
    taken = [quanto.tile for quanto in quantos if quanto is not None]
    tiles = tuple(tile for tile in view.tiles if tile not in taken)
    return PlayChoice(replace(view, quantos=quantos, tiles=tiles), TEXTS[card])


def _quanto(said: str) -> Quanto | None:
    if not said:
        return None
    tile, cards = said.split(":")
    return Quanto(int(tile), kinds(cards))


def lying(chosen: PlayChoice, card: str, number: int = 0) -> int:
    found = [each.card for each in chosen.view.display if written(each.kind) == card]
    return found[number]


def marked(chosen: PlayChoice) -> str:
    """As they lie."""
    cards = [each for each in chosen.view.display if each.card in chosen.marked]
    return " ".join(written(each.kind) for each in cards)


def clear(chosen: PlayChoice) -> None:
    """Puts all of the display back."""
    for card in [*chosen.marked]:
        chosen.toggle(card)


def pick(chosen: PlayChoice, cards: str) -> None:
    for card in cards.split():
        assert chosen.toggle(lying(chosen, card))


def groups(chosen: PlayChoice) -> list[str]:
    found = [chosen.lying(group) for group in chosen.reading.groups]
    return sorted(" ".join(sorted(map(written, group))) for group in found)


# ----------------------------------------------------------------------- what comes first


def test_the_largest_capture_comes_first() -> None:
    found = choice("9", "4r 5 9 2 7r 12")
    assert found.use == Use(UseKind.CAPTURE)
    assert marked(found) == "4r 5 9 2 7r"
    assert groups(found) == ["2 7r", "4r 5", "9"]


@pytest.mark.parametrize(
    ("card", "display", "own", "theirs", "first"),
    [
        ("9", "9 4 5", "9: 4 5 9", "", UseKind.TAKE),
        ("5", "5 4 1 2 3 11", "", "", UseKind.CAPTURE),
        ("J", "1 12", "", "9: 4 5 9 4 5", UseKind.STEAL),
        ("J", "1 2 3 4 5 6", "", "9: 4 5", UseKind.CAPTURE),
        ("4", "5 12", "9: 4 5", "", UseKind.EXTEND),
        ("4", "5 12", "", "", UseKind.FORM),
        ("2", "12 11", "", "", UseKind.DISCARD),
    ],
)
def test_what_wins_most_comes_first(
    card: str, display: str, own: str, theirs: str, first: UseKind
) -> None:
    assert choice(card, display, own=own, theirs=theirs).use.kind is first


def test_of_equals_the_own_quanto_is_taken() -> None:
    """Four cards either way: the quanto of three, or three of the display."""
    found = choice("9", "4 5 9", own="9: 4 5 9")
    sizes = {
        use.kind: max(gains(plan.action, found.view)[0] for plan in found._plans[use])
        for use in found.uses
    }
    assert sizes[UseKind.TAKE] > sizes[UseKind.CAPTURE] == 4
    assert [use.kind for use in found.uses] == [UseKind.CAPTURE, UseKind.TAKE]


def test_a_quanto_is_rather_formed_with_a_tile_that_the_hand_can_take() -> None:
    assert _formed(choice("4", "5 8")).tile in (9, 12)
    assert _formed(choice("4", "5 8", hand="9")).tile == 9
    assert _formed(choice("4", "5 8", hand="12")).tile == 12


def _formed(found: PlayChoice) -> Form:
    action = found.reading.action
    assert isinstance(action, Form)
    return action


# ------------------------------------------------------------------------- building groups


def test_a_card_that_is_put_back_leaves_the_rest_of_its_group_open() -> None:
    found = choice("9", "4 5 9")
    found.toggle(lying(found, "5"))
    reading = found.reading
    assert reading.action is None
    assert groups(found) == ["9"]
    assert found.lying(reading.rest) == [4]
    assert found.goal == 9
    found.toggle(lying(found, "4"))
    assert found.reading.action == Capture(9, 9, ((9,),))


def test_cards_become_a_group_when_they_are_enough() -> None:
    found = choice("9", "1 2 6 8")
    assert marked(found) == "1 2 6"
    pick(found, "1 2 6")
    assert found.marked == []
    assert found.reading.action is None
    for card in ("6", "2"):
        assert found.toggle(lying(found, card))
        assert found.reading.action is None
    found.toggle(lying(found, "1"))
    assert found.reading.action == Capture(9, 9, ((1, 2, 6),))


def test_a_card_that_goes_with_something_else_takes_its_place() -> None:
    """The 1 and one of two 4s make a 5: the other 4 instead."""
    found = choice("5", "1 4 4")
    assert found.marked == [lying(found, "1"), lying(found, "4")]
    assert found.toggle(lying(found, "4", 1))
    assert found.marked == [lying(found, "1"), lying(found, "4", 1)]
    assert found.reading.action == Capture(5, 5, ((1, 4),))


def test_as_much_as_can_be_stays_beside_a_new_card() -> None:
    found = choice("9", "9 4 5 3 2")
    assert marked(found) == "9 4 5" or marked(found) == "9 4 3 2"
    clear(found)
    pick(found, "9 4 5")
    found.toggle(lying(found, "3"))
    assert marked(found) == "9 4 3", "the 5 does not go with the 3, the 4 does"
    found.toggle(lying(found, "2"))
    assert groups(found) == ["2 3 4", "9"]


def test_a_card_that_only_goes_otherwise_turns_to_that() -> None:
    found = choice("4", "4 5 12")
    assert found.use.kind is UseKind.CAPTURE
    pick(found, "5")
    assert _formed(found).tile == 9


def test_a_card_that_goes_with_nothing_is_refused() -> None:
    found = choice("4", "4 5 12")
    assert not found.toggle(lying(found, "12"))
    assert marked(found) == "4"


def test_what_can_go_along_is_known() -> None:
    found = choice("9", "4 5 9 12 10")
    assert found.open_cards == frozenset()
    found.toggle(lying(found, "9"))
    assert found.lying(found.open_cards) == [9]


# ------------------------------------------------------------------------------- quantos


def test_a_quanto_is_formed_with_the_card_that_is_clicked() -> None:
    found = choice("4", "3 5 9 1 6")
    found.turn_to(Use(UseKind.FORM))
    clear(found)
    found.toggle(lying(found, "3"))
    assert _formed(found) == Form(4, 4, 3, 7)
    found.toggle(lying(found, "1"))
    assert found.reading.action is None
    assert found.goal == 7
    found.toggle(lying(found, "6"))
    assert _formed(found) == Form(4, 4, 3, 7, ((1, 6),))
    found.toggle(lying(found, "9"))
    assert found.goal == 9, "which nothing but the 5 can make"
    found.toggle(lying(found, "5"))
    assert _formed(found) == Form(4, 4, 5, 9, ((3, 6), (9,))), "3 + 6 may stay"


def test_a_quanto_is_extended() -> None:
    found = choice("4", "6 1 5 12", own="10: 4 6")
    found.turn_to(Use(UseKind.EXTEND, 0))
    assert found.reading.action == Extend(4, 4, (1, 5), 0)
    assert found.goal == 10
    found.toggle(lying(found, "6"))
    assert found.reading.action == Extend(4, 4, (6,), 0)


def test_a_quanto_is_taken_with_groups_or_without() -> None:
    found = choice("10", "6 4 12", own="10: 4 6")
    assert found.reading.action == Take(10, ((4, 6),))
    found.toggle(lying(found, "6"))
    found.toggle(lying(found, "4"))
    assert found.reading.action == Take(10)


def test_a_theft_has_its_victim() -> None:
    found = choice("J", "12", theirs="9: 4 5")
    found.turn_to(Use(UseKind.STEAL, 1))
    assert found.reading.action == Steal(1)
    assert found.marked == []


# --------------------------------------------------------------------------------- jokers


def test_n17_a_jokers_value_follows_from_the_cards() -> None:
    found = choice("J", "4 5 12")
    clear(found)
    for card, value in (("4", 4), ("5", 9)):
        found.toggle(lying(found, card))
        action = found.reading.action
        assert isinstance(action, Capture)
        assert action.value == value


def test_n17_a_number_proposes_the_largest_capture_with_it() -> None:
    found = choice("J", "4 5 12 3 8")
    assert 12 in found.numbers
    found.take_number(5)
    assert marked(found) == "5"
    assert found.number == 5
    found.take_number(12)
    assert found.number == 12
    assert marked(found) == "4 5 12 3" or marked(found) == "4 12 8"


def test_where_it_does_not_matter_no_number_is_asked_for() -> None:
    """As 8 it takes what it takes as 4."""
    assert choice("J", "4 4").numbers == []
    assert choice("9", "4 5 9").numbers == []


def test_n17_a_tile_that_jokers_leave_open_can_be_chosen() -> None:
    found = choice("4", "J 12 11")
    found.turn_to(Use(UseKind.FORM))
    clear(found)
    found.toggle(lying(found, "J"))
    assert found.numbers == [*range(5, 13)]
    found.take_number(8)
    assert _formed(found) == Form(4, 4, 0, 8)
    assert found.number == 8
    assert marked(found) == "J"


# ------------------------------------------------------------------------------ rainbows


def test_n16_one_more_card_is_asked_for_and_not_chosen() -> None:
    found = choice("9r", "9 12 11 4")
    assert found.takes_bonus
    assert marked(found) == "9"
    assert found.toggle(lying(found, "11"))
    assert found.reading.action == Capture(25, 9, ((9,),), 11)
    assert not found.takes_bonus
    found.toggle(lying(found, "12"))
    assert found.reading.action == Capture(25, 9, ((9,),), 12), "another one instead"


def test_n16_where_there_is_no_choice_it_is_chosen() -> None:
    assert choice("9r", "9 12").reading.action == Capture(25, 9, ((9,),), 12)
    assert choice("9r", "9 12 12").reading.action == Capture(25, 9, ((9,),), 12)
    found = choice("9r", "9")
    assert found.reading.action == Capture(25, 9, ((9,),))
    assert not found.takes_bonus


def test_n16_a_joker_can_be_the_card_of_choice() -> None:
    found = choice("9r", "9 12 J")
    clear(found)
    pick(found, "9 12")
    assert found.reading.action == Capture(25, 9, ((9,),), 12)
    found.toggle(lying(found, "12"))
    found.toggle(lying(found, "J"))
    action = found.reading.action
    assert isinstance(action, Capture)
    assert Counter(taken_by(action)) == Counter([9, 0])


def test_n16_the_card_of_choice_can_become_part_of_a_group() -> None:
    found = choice("9r", "9 4 5 11")
    clear(found)
    pick(found, "9 4")
    assert found.reading.action == Capture(25, 9, ((9,),), 4)
    found.toggle(lying(found, "5"))
    assert found.reading.action == Capture(25, 9, ((4, 5), (9,)))
    assert found.takes_bonus


def test_n16_a_rainbow_card_forms_without_it() -> None:
    found = choice("4r", "5 12 11")
    found.turn_to(Use(UseKind.FORM))
    assert not found.takes_bonus
    assert found.reading.action == Form(20, 4, 5, 9)


# ------------------------------------------------------------------- against the rules


def positions(count: int, *, teams: bool, free: bool = False) -> Iterator[QuantoView]:
    """What the players of random matches have to decide, with more jokers than usual."""
    for seed in range(count):
        match = new_match(4 if teams else 2 + seed % 4, seed, teams=teams, free_discard=free)
        match.begin_round()
        chance = Chance(seed)
        while match.in_round:
            seat = match.to_act()[0]
            view = match.observe(seat)
            assert isinstance(view, QuantoView)
            legal = view.legal()
            if any(isinstance(action, CardPlay) for action in legal):
                yield view
            match.submit(seat, chance.choice(legal))


def with_jokers(view: QuantoView, chance: Chance) -> QuantoView:
    """The same with a joker in the display, or in the hand, and a rainbow card there."""
    display = [*view.display]
    if display and chance.below(2):
        place = chance.below(len(display))
        display[place] = HeldCard(display[place].card, 0)
    return replace(view, display=tuple(display))


def cards_to_play(view: QuantoView) -> set[int]:
    return {*view.turned_up} or {card.kind for card in view.hand}


def effect(action: CardPlay) -> tuple[object, ...]:
    bonus = action.bonus if isinstance(action, Capture | Take) else None
    tile = action.tile if isinstance(action, Form) else None
    return use_of(action), Counter(taken_by(action)), bonus is None, tile


def test_what_is_proposed_is_the_largest_that_the_rules_know() -> None:
    chance = Chance(5)
    seen: Counter[UseKind] = Counter()
    for raw in positions(12, teams=False):
        view = with_jokers(raw, chance)
        legal = [action for action in view.legal() if isinstance(action, CardPlay)]
        for card in cards_to_play(view):
            mine = [each for each in legal if getattr(each, "card", 0) == card]
            found = PlayChoice(view, card)
            assert {use_of(each) for each in mine} == {*found.uses}
            for use in found.uses:
                found.turn_to(use)
                action = found.reading.action
                assert action is not None
                plain = [each for each in mine if use_of(each) == use]
                if is_rainbow(card) and use.kind in (UseKind.CAPTURE, UseKind.TAKE):
                    chosen = getattr(action, "bonus", None) is not None
                    plain = [each for each in plain if (each.bonus is not None) is chosen]  # type: ignore[union-attr]
                most = max(len(taken_by(each)) for each in plain)
                assert len(taken_by(action)) == most, (view.display, card, use)
                seen[use.kind] += 1
    assert {*seen} == {*UseKind}


@pytest.mark.parametrize("teams", [False, True])
def test_everything_that_is_legal_can_be_clicked(teams: bool) -> None:
    chance = Chance(9)
    seen: Counter[UseKind] = Counter()
    for raw in positions(6, teams=teams, free=True):
        view = with_jokers(raw, chance)
        legal = [action for action in view.legal() if isinstance(action, CardPlay)]
        for _ in range(3):
            action = chance.choice(legal)
            found = PlayChoice(view, 0 if isinstance(action, Steal) else action.card)
            click(found, action)
            done = found.reading.action
            assert done is not None, action
            if isinstance(done, Capture | Take) and done.bonus is None:
                # What was a card of choice may as well make a group.
                assert Counter(taken_by(done)) == Counter(taken_by(action))
            else:
                assert effect(done) == effect(action)
            seen[use_of(action).kind] += 1
    assert {*seen} == {*UseKind}


def click(found: PlayChoice, action: CardPlay) -> None:
    """Puts back what is not wanted and then chooses the rest."""
    if found.use != use_of(action):
        found.turn_to(use_of(action))
    wanted = Counter(taken_by(action))
    for card in [*found.marked]:
        (kind,) = found.lying([card])
        if wanted[kind]:
            wanted[kind] -= 1
        else:
            found.toggle(card)
    for kind in wanted.elements():
        free = [card for card in found.rest if found.lying([card]) == [kind]]
        assert found.toggle(free[0])
        assert found.use == use_of(action)
    if isinstance(action, Form) and found.numbers:
        found.take_number(action.tile)


def test_whatever_is_clicked_can_be_done_if_it_says_so() -> None:
    """The rules accept every reading, and the cards that are chosen are just those that go."""
    chance = Chance(13)
    done = 0
    for view in positions(4, teams=True):
        truth = _truth_of(view)
        for card in cards_to_play(view):
            found = PlayChoice(view, card)
            for _ in range(6):
                if not view.display:
                    break
                found.toggle(chance.choice(view.display).card)
                action = found.reading.action
                if action is not None:
                    truth.check(view.active, action)
                    assert Counter(taken_by(action)) == Counter(found.lying(found.marked))
                    done += 1
    assert done > 200


def _truth_of(view: QuantoView) -> QuantoRound:
    from quando_desktop.games import GAMES

    state = GAMES["quanto"].sample(view, Chance(1))
    assert isinstance(state, QuantoRound)
    return state


def test_a_discard_is_one_of_the_ways_only_where_it_is_legal() -> None:
    assert [use.kind for use in choice("9", "9").uses] == [UseKind.CAPTURE]
    found = choice("1", "12")
    assert [use.kind for use in found.uses] == [UseKind.DISCARD]
    assert found.reading.action == Discard(1)
