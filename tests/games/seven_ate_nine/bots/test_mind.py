"""A computer player's eyes, head and hands, one by one."""

from __future__ import annotations

from dataclasses import replace
from statistics import mean

import pytest

from quando_desktop.bots.live_mind import PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.eyes import Eyes, work_out
from quando_desktop.games.seven_ate_nine.bots.faculties import FLOOR, SPREAD, lasting
from quando_desktop.games.seven_ate_nine.bots.mind import SevenMind
from quando_desktop.games.seven_ate_nine.bots.tapper import Tapper
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS, fits, targets
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.games.seven_ate_nine.bots.minds import FLAWLESS, started, with_top
from tests.games.seven_ate_nine.rounds import SEVEN, arrive, round_of

FAR = "10/1 10/2"
"""Another's hand, of no account."""
SEEDS = range(60)


def seen(hand: str, pile: str, stack: str = "", hand_limit: int = 0) -> SevenView:
    stacks = (stack, "4/1 4/2 4/3 3/1 3/2")
    return round_of(hand, FAR, stacks=stacks, pile=pile, hand_limit=hand_limit).observe(0)


def intent_of(mind: SevenMind) -> PlannedAction:
    intent = mind.intent()
    assert intent is not None
    return intent


def card_of(intent: PlannedAction) -> int:
    assert isinstance(intent.action, Play)
    return intent.action.card


# -------------------------------------------------------------------------- eyes, head


def test_times_vary_round_their_average() -> None:
    assert sum(SPREAD) == pytest.approx(1000 * len(SPREAD), rel=0.002)
    chance = Chance(1)
    times = [lasting(400, chance) for _ in range(2000)]
    assert 390 < mean(times) < 410
    assert min(times) < 300
    assert max(times) > 600


def test_values_beyond_ten_and_below_one_take_longer_and_slip_more() -> None:
    """S6."""
    able = FLAWLESS._replace(slip=100)
    inside, beyond, below = TEXTS["5/3"], TEXTS["9/3"], TEXTS["2/3"]
    wrong = dict.fromkeys((inside, beyond, below), 0)
    for seed in range(1000):
        for top in wrong:
            believed, time = work_out(top, able, Chance(seed), 1000)
            assert time == able.sums + able.wrap * (top != inside)
            wrong[top] += believed != targets(top)
    assert wrong[inside] < 260
    assert min(wrong[beyond], wrong[below]) > 300


def test_with_more_care_there_are_fewer_slips() -> None:
    able, top = FLAWLESS._replace(slip=300), TEXTS["5/2"]
    slips = [
        sum(work_out(top, able, Chance(seed), care)[0] != targets(top) for seed in range(300))
        for care in (0, 300, 1000)
    ]
    assert slips[0] == 0 < slips[1] < slips[2] / 2


def test_eyes_go_over_the_hand_from_where_they_were() -> None:
    view = seen("2/1 3/1 8/1 4/1 8/2", pile="5/3", stack="1/1")
    eyes = Eyes(FLAWLESS, Chance(1))
    first = eyes.search(view.hand, (2, 8))
    assert first.chosen == view.hand[0]
    assert first.time == FLAWLESS.scan
    eyes.look_at(view.hand[3])
    found = eyes.search(view.hand, (2, 8))
    assert found.chosen == view.hand[4]
    assert found.time == FLAWLESS.glance + FLAWLESS.scan, "the card looked at is known"


def test_cards_known_from_before_are_passed_over_faster() -> None:
    view = seen("1/1 3/1 4/1 6/1", pile="5/3", stack="1/2")
    eyes = Eyes(FLAWLESS, Chance(1))
    times = [eyes.search(view.hand, (2, 8)).time for _ in range(2)]
    assert times == [4 * FLAWLESS.scan, 4 * FLAWLESS.glance]
    eyes.forget()
    assert eyes.search(view.hand, (2, 8)).time == 4 * FLAWLESS.scan
    forgetful = Eyes(FLAWLESS._replace(memory=0), Chance(1))
    assert {forgetful.search(view.hand, (2, 8)).time for _ in range(3)} == {4 * FLAWLESS.scan}


def test_foresight_finds_the_card_after_which_the_hand_goes_on() -> None:
    """On 5/3 both 2 and 8 fit; after 8/1 comes one of the nines, after 2/2 nothing."""
    view = seen("2/2 9/1 8/1 9/3", pile="5/3", stack="1/2")
    sees = Eyes(FLAWLESS._replace(foresight=1000), Chance(1)).search(view.hand, (2, 8))
    does_not = Eyes(FLAWLESS, Chance(1)).search(view.hand, (2, 8))
    assert sees.chosen == view.hand[2]
    assert does_not.chosen == view.hand[0]
    assert sees.time > does_not.time


def test_a_fumble_takes_the_neighbour_and_an_oversight_nothing() -> None:
    view = seen("1/1 2/1 3/1 4/1", pile="5/3", stack="1/2")
    clumsy = FLAWLESS._replace(fumble=1000)
    found = {Eyes(clumsy, Chance(seed)).search(view.hand, (2, 8)).chosen for seed in range(20)}
    assert found == {view.hand[0], view.hand[2]}
    blind = FLAWLESS._replace(overlook=1000)
    assert Eyes(blind, Chance(1)).search(view.hand, (2, 8)).chosen is None


# ------------------------------------------------------------------------ what it does


def test_it_lays_what_fits_after_it_has_had_time_to_see_it() -> None:
    view = seen("1/1 2/1 3/1 4/1", pile="5/3", stack="1/2")
    for seed in SEEDS:
        intent = intent_of(started(view, seed=seed))
        assert intent.action == Play(TEXTS["2/1"], held=1)
        assert intent.at > FLOOR + 100


def test_asking_changes_nothing() -> None:
    mind = started(seen("1/1 2/1 3/1 4/1", pile="5/3", stack="1/2"))
    assert mind.intent() == mind.intent() == mind.intent()


def test_where_nothing_fits_it_draws() -> None:
    view = seen("1/1 3/1 4/1 6/1", pile="5/3", stack="1/2")
    assert all(intent_of(started(view, seed=seed)).action == Draw() for seed in SEEDS)


def test_where_nothing_fits_and_nothing_can_be_drawn_it_waits() -> None:
    view = seen("1/1 3/1 4/1 6/1", pile="5/3")
    assert started(view).intent() is None
    full = seen("1/1 3/1 4/1 6/1 7/1", pile="5/3", stack="1/2", hand_limit=5)
    assert started(full).intent() is None


def test_what_it_has_overlooked_it_finds_in_the_end() -> None:
    view = seen("1/1 3/1 8/1 6/1", pile="5/3")
    quick = intent_of(started(view))
    blind = intent_of(started(view, FLAWLESS._replace(overlook=1000)))
    assert card_of(blind) == TEXTS["8/1"]
    assert blind.at > 5 * quick.at


def test_the_last_card_is_laid_at_once_whatever_it_is() -> None:
    """S11."""
    last = [intent_of(started(seen("7/1", pile="5/3"), seed=seed)) for seed in SEEDS]
    usual = [intent_of(started(seen("7/1 8/2", pile="5/3"), seed=seed)) for seed in SEEDS]
    assert {card_of(intent) for intent in last} == {TEXTS["7/1"]}
    assert mean(intent.at for intent in last) < mean(intent.at for intent in usual)


def test_a_card_drawn_is_looked_at_and_laid_if_it_fits() -> None:
    state = round_of("1/1 3/1", FAR, stacks=("8/1 1/2", "4/1"), pile="5/3")
    mind = started(state.observe(0))
    drawing = intent_of(mind)
    mind.act()
    arrive(state, 0, Draw(), drawing.at)
    mind.see(state.observe(0), drawing.at)
    assert card_of(intent_of(mind)) == TEXTS["8/1"]
    assert intent_of(mind).at >= drawing.at + FLOOR


def test_after_an_own_card_it_knows_what_lies_there() -> None:
    """S7: several in a row."""
    own, others = [], []
    for seed in SEEDS:
        state = round_of("8/1 9/1 1/1", FAR, stacks=("1/2", "4/1"), pile="5/3")
        mind = started(state.observe(0), seed=seed)
        first = intent_of(mind)
        mind.act()
        arrive(state, 0, first.action, first.at)  # type: ignore[arg-type]
        mind.see(state.observe(0), first.at)
        assert card_of(intent_of(mind)) == TEXTS["9/1"]
        own.append(intent_of(mind).at - first.at)
        assert own[-1] >= FLOOR
        watching = started(seen("9/1 1/1", pile="3/1", stack="1/2"), seed=seed)
        watching.see(with_top(seen("9/1 1/1", pile="3/1", stack="1/2"), TEXTS["8/1"]), 5)
        others.append(intent_of(watching).at - 5)
    assert mean(own) < mean(others) - 150


def test_a_card_noticed_in_time_is_kept_back_and_one_noticed_later_comes_too_late() -> None:
    """S7: whether a card that has lost its place is held back is a matter of time."""
    view = seen("2/1 4/1 7/1", pile="5/3", stack="1/2")
    for seed in SEEDS:
        calm = intent_of(started(view, seed=seed))
        early, late = started(view, seed=seed), started(view, seed=seed)
        early.see(with_top(view, TEXTS["8/1"]), 20)
        assert intent_of(early).action != calm.action
        late.see(with_top(view, TEXTS["8/1"]), calm.at - FLOOR + 1)
        assert intent_of(late) == calm


def test_a_card_in_its_fingers_that_fits_the_new_one_too_is_laid() -> None:
    """8/1 fits on 5/3 and on 7/1; 6/2 would be found first on that one."""
    view = seen("6/2 8/1 3/1", pile="5/3", stack="1/2")
    able = FLAWLESS._replace(lay=4000, reach=100)
    kept = 0
    for seed in SEEDS:
        mind = started(view, able, seed)
        planned = intent_of(mind)
        mind.see(with_top(view, TEXTS["7/1"]), planned.at - 1500)
        kept += card_of(intent_of(mind)) == TEXTS["8/1"] == card_of(planned)
        assert intent_of(mind).at > planned.at - 1500 + FLOOR
    assert kept == len(SEEDS)


def test_after_a_card_that_went_back_it_looks_again() -> None:
    state = round_of("8/1 6/1 3/1", FAR, stacks=("1/2", "4/1"), pile="5/3")
    mind = started(state.observe(0))
    planned = intent_of(mind)
    state.pile.append(TEXTS["7/1"])
    state.pile.append(TEXTS["9/3"])
    mind.see(state.observe(0), planned.at - 10)
    assert intent_of(mind) == planned, "its hand is on the way"
    mind.act()
    arrive(state, 0, planned.action, planned.at)  # type: ignore[arg-type]
    mind.see(state.observe(0), planned.at)
    assert card_of(intent_of(mind)) == TEXTS["6/1"]
    assert intent_of(mind).at >= planned.at + FLOOR


def test_who_is_locked_out_waits_for_its_end() -> None:
    view = replace(seen("8/1 2/1", pile="5/3", stack="1/2"), locked_until=(5000, 0))
    for seed in SEEDS:
        assert intent_of(started(view, seed=seed)).at >= 5000


def test_whatever_was_planned_is_forgotten_at_a_start_signal() -> None:
    view = seen("8/1 1/1", pile="5/3", stack="1/2")
    mind = started(view)
    mind.startle(900)
    assert mind.intent() is None
    mind.see(view, 900)
    assert intent_of(mind).at >= 900 + FLOOR


def test_while_nobody_can_act_it_means_to_do_nothing() -> None:
    view = seen("8/1 1/1", pile="5/3", stack="1/2")
    for over in (replace(view, stuck=True), replace(view, winner=1)):
        mind = started(view)
        mind.see(over, 10)
        assert mind.intent() is None


# ------------------------------------------------------------------ tired and thrilled


def _answers(view: SevenView, at: int, **able: int) -> float:
    times = []
    for seed in SEEDS:
        mind = SevenMind(FLAWLESS._replace(**able), Chance(seed))
        mind.startle(at)
        mind.see(view, at)
        times.append(intent_of(mind).at - at)
    return mean(times)


def test_it_tires() -> None:
    view = seen("8/1 1/1", pile="5/3", stack="1/2 1/3 2/2 2/3 3/3")
    early, late = (_answers(view, at, tiring=500) for at in (0, 120_000))
    assert early * 1.4 < late < early * 1.6
    assert _answers(view, 400_000, tiring=500) == pytest.approx(late)


def test_a_new_game_is_begun_calmly() -> None:
    """What was exciting in the game before is so no more."""
    calm = seen("8/1 1/1 2/2 3/1 4/2 1/3", pile="5/3", stack="1/2")
    able = FLAWLESS._replace(thrill=300)
    for seed in SEEDS:
        mind = SevenMind(able, Chance(seed))
        mind._noticed = mind._noticed._replace(fewest=1)
        mind.startle(0)
        mind.see(calm, 0)
        assert mind.intent() == started(calm, able, seed).intent()
    thrilled = SevenMind(able, Chance(1))
    thrilled._noticed = thrilled._noticed._replace(fewest=1)
    thrilled.see(calm, 0)
    assert intent_of(thrilled).at < intent_of(started(calm, able, 1)).at


def test_where_somebody_is_about_to_win_it_is_faster_and_slips_more() -> None:
    calm = seen("8/1 1/1 2/2 3/1 4/2 1/3", pile="5/3", stack="1/2")
    thrilling = replace(calm, hand_sizes=(6, 2), stack_sizes=(1, 1))
    able = FLAWLESS._replace(thrill=300, slip=80)
    times: dict[bool, list[int]] = {False: [], True: []}
    wrong = {False: 0, True: 0}
    for is_thrilling, view in ((False, calm), (True, thrilling)):
        for seed in range(400):
            mind = started(view, able, seed)
            intent = intent_of(mind)
            if isinstance(intent.action, Play) and fits(intent.action.card, view.top):
                times[is_thrilling].append(intent.at)
            else:
                wrong[is_thrilling] += 1
    assert mean(times[True]) < mean(times[False]) * 0.9
    assert wrong[True] > wrong[False] * 1.3


def test_who_taps_at_random_never_looks_at_the_pile() -> None:
    deal = SEVEN.deal(2, {}, None, Chance(1))
    view = SEVEN.begin(SEVEN.check_options(2, {}), deal, (0, 0)).observe(0)
    actions = set()
    for seed in range(100):
        one, two = Tapper(Chance(seed)), Tapper(Chance(seed))
        one.see(view, 0)
        two.see(with_top(view, TEXTS["7/1"]), 0)
        assert one.intent() == two.intent()
        intent = one.intent()
        assert intent is not None
        actions.add(intent.action)
    assert actions == {Draw(), *(Play(held.card, held.held) for held in view.hand)}
