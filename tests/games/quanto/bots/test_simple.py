"""Those who play as children and casual players do."""

from __future__ import annotations

from collections import Counter

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason
from quando_desktop.games.quanto.bots.simple import EASY, FAIR, SimpleBot
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Extend, Form, Take
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.effects import card_of, gains
from quando_desktop.games.quanto.rules.round import QuantoRound
from tests.games.quanto.rounds import action_of, made_round
from tests.games.quanto.rounds_in_play import TABLES, positions

CHILD, ADULT = SimpleBot(EASY), SimpleBot(FAIR)
TIMES = 200


def choices(state: QuantoRound, bot: SimpleBot, times: int = TIMES) -> Counter[object]:
    view = state.observe(state.active)
    return Counter(bot.choose(view, Chance(seed)) for seed in range(times))


def often(state: QuantoRound, bot: SimpleBot, kind: type) -> float:
    """In which part of cases it does something of this kind."""
    found = choices(state, bot)
    return sum(count for action, count in found.items() if isinstance(action, kind)) / TIMES


def test_n7_both_see_equal_cards() -> None:
    state = made_round("9 2", "5 5", display="9 12 12 12", rest=True)
    equal = action_of(state, 0, "capture", card="9", groups="9")
    for bot in (CHILD, ADULT):
        assert choices(state, bot)[equal] == TIMES


def test_n7_the_child_overlooks_half_of_the_sums_and_the_adult_hardly_any() -> None:
    state = made_round("9 11", "5 5", display="4 5 12 12", rest=True)
    added = action_of(state, 0, "capture", card="9", groups="4 5")
    assert 0.4 < choices(state, CHILD)[added] / TIMES < 0.7
    assert choices(state, ADULT)[added] / TIMES > 0.85


def test_n7_longer_sums_are_harder() -> None:
    state = made_round("9 11", "5 5", display="2 3 4 12", rest=True)
    added = action_of(state, 0, "capture", card="9", groups="2 3 4")
    assert choices(state, CHILD)[added] / TIMES < 0.2
    assert 0.5 < choices(state, ADULT)[added] / TIMES < 0.9


def test_n7_a_child_is_content_with_one_group() -> None:
    state = made_round("9 11", "5 5", display="9 9 12 12", rest=True)
    both = action_of(state, 0, "capture", card="9", groups="9, 9")
    assert 0.2 < choices(state, CHILD)[both] / TIMES < 0.5
    assert 0.65 < choices(state, ADULT)[both] / TIMES < 0.95


def test_n10_a_child_forgets_its_quanto_now_and_then() -> None:
    state = made_round("9 11", "5 5", display="9 12", rest=True, quantos={0: (9, "4 5 3 6")})
    assert 0.65 < often(state, CHILD, Take) < 0.92
    assert often(state, ADULT, Take) > 0.92


def test_n8_n9_quantos_are_built_where_nothing_else_wins() -> None:
    forming = made_round("3 11", "5 5", display="5 12", rest=True)
    assert often(forming, ADULT, Form) > 0.8
    extending = made_round("3 11", "5 5", display="5 12", rest=True, quantos={0: (8, "4 4")})
    assert often(extending, ADULT, Extend) > 0.8


def test_n18_the_adult_saves_a_joker_for_more_than_one_card() -> None:
    state = made_round("J 9", "5 5", display="9 11", rest=True)
    assert all(card_of(action) != JOKER for action in choices(state, ADULT))  # type: ignore[arg-type]
    assert any(card_of(action) == JOKER for action in choices(state, CHILD))  # type: ignore[arg-type]


def test_n13_both_like_to_get_cards_for_a_1() -> None:
    state = made_round(
        "1 11", "5 5", "6 6", "7 7", display="12 12", rest=True, winnings=(2, 5, 5, 5)
    )
    for bot in (CHILD, ADULT):
        assert choices(state, bot, 20) == {Discard(1): 20}


def test_what_nobody_has_seen_somebody_points_out() -> None:
    """Every card can do something, so none can be discarded; a child has to play all the same."""
    state = made_round("9", "5 5", display="2 3 4", rest=True)
    assert not any(isinstance(action, Discard) for action in state.legal(0))
    found = choices(state, CHILD)
    assert all(action in state.legal(0) for action in found)


@pytest.mark.parametrize("bot", [CHILD, ADULT], ids=["easy", "fair"])
@pytest.mark.parametrize(("seats", "options"), TABLES[:4])
def test_reasons_say_what_was_done_and_no_more(
    bot: SimpleBot, seats: int, options: dict[str, int]
) -> None:
    """They reckon nothing, so they say nothing of chances and of the others."""
    grounds = set()
    for number, (state, seat) in enumerate(positions(seats, seed=seats, **options)):
        view = state.observe(seat)
        advice = bot.advise(view, Chance(number))
        reason = advice.reason
        assert isinstance(reason, QuantoReason)
        if advice.action is None:
            assert seat != view.active
            assert not reason.weighed
            continue
        assert [each.action for each in reason.weighed] == [advice.action]
        assert (reason.weighed[0].ahead, reason.weighed[0].left) == (None, None)
        assert (reason.win_chance, reason.take_chance, reason.jokers_left) == (None, None, None)
        grounds.add(reason.ground)
        if reason.ground is Ground.MOST_CARDS:
            most = max(gains(action, view)[0] for action in view.legal())
            assert reason.weighed[0].cards == most > 0
    assert {Ground.WHIM, Ground.MOST_CARDS} <= grounds


def test_haste_takes_the_first_good_thing() -> None:
    """The 4 lies before the 9 and wins a card less."""
    state = made_round("4 9", "5 5", display="4 9 9", rest=True)
    hasty = SimpleBot(FAIR._replace(further=1.0), CHARACTERS["figo"])
    plain = SimpleBot(FAIR._replace(further=1.0))
    assert {card_of(each) for each in choices(state, hasty, 20)} == {4}  # type: ignore[arg-type]
    assert {card_of(each) for each in choices(state, plain, 20)} == {9}  # type: ignore[arg-type]


def test_leanings_change_what_seems_best() -> None:
    """A 3 to discard or a card to capture with; a quanto to form or an equal card to take."""
    curious = made_round("3 10", "5 5", display="10 12", rest=True)
    collecting = made_round("4 9", "5 5", display="9 8", rest=True)
    for name, state, kind in (("pip", curious, Discard), ("mira", collecting, Form)):
        leaning = SimpleBot(FAIR, CHARACTERS[name])
        assert often(state, leaning, kind) > 0.8
        assert often(state, ADULT, Capture) > 0.8
