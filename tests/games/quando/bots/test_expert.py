"""The player that searches: what it tries, how it picks, and what it says about it."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.bots.characters import CHARACTERS, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots import expert
from quando_desktop.games.quando.bots.expert import FAR, SURE, WIDTH, ExpertBot
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.policy import KNOCK, PASS, SUM, TAKEN
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason
from quando_desktop.games.quando.bots.search import QuandoCandidate, Search, Stand
from quando_desktop.games.quando.bots.weights import trained
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, Play
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from tests.games.quando.bots.test_heuristic import check_rivals
from tests.games.quando.positions import do, turns
from tests.games.quando.rounds import KNOCK as CALL_KNOCK
from tests.games.quando.rounds import act, table

BOT = ExpertBot(effort=0.1)
QUICK = ExpertBot(effort=0.02)
LIKENESS = Likeness(trained()[2].policy())


def advice(state: QuandoRound, bot: ExpertBot = BOT) -> tuple[object, QuandoReason]:
    found = bot.advise(state.observe(state.actor), Chance(1))
    assert isinstance(found.reason, QuandoReason)
    return found.action, found.reason


# --------------------------------------------------------------------- reasons


@pytest.mark.parametrize("seats", range(2, 7))
def test_reasons_are_whole_and_true(seats: int, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(expert, "SURE", 10)
    bot = ExpertBot(effort=0.05)
    for number, state in enumerate(turns(seats, seed=seats)):
        if number % 4:
            continue
        view = state.observe(state.actor)
        action, reason = advice(state, bot)
        assert reason.total == sum(own.front for own in view.hand)
        assert reason.weighed[0].action == action
        assert len({each.action for each in reason.weighed}) == len(reason.weighed) <= 3
        for weighed in reason.weighed:
            assert weighed.action in view.legal()
            laid = weighed.action.places if isinstance(weighed.action, Play) else ()
            assert weighed.fronts == tuple(view.hand[place].front for place in laid)
            if len(reason.weighed) > 1:
                assert weighed.points is not None
                assert weighed.points >= 0
        check_rivals(state, reason)
        assert (reason.knock_chance is not None) == (view.call is Call.KNOCK)
        assert 0 <= (reason.knock_chance or 0) <= 1
        assert 0 <= (reason.win_chance or 0) <= 1
        assert (reason.win_chance is not None) == (len(reason.weighed) > 1)


def test_a_knock_that_nobody_can_beat_is_sure_and_one_that_all_beat_is_not() -> None:
    low = table("1/0", "9/1 8/2 10/3 7/4 6/5 9/8 10/7", plays_before_knock=0)
    action, reason = advice(low)
    assert action is Call.KNOCK
    assert reason.ground is Ground.KNOCK_GOOD
    assert reason.knock_chance is not None
    assert reason.knock_chance > 0.9
    high = table("9/1 8/2 10/3 7/4 6/5 9/8 10/7", "1/0", plays_before_knock=0)
    action, reason = advice(high)
    assert isinstance(action, Play)
    assert reason.knock_chance is not None
    assert reason.knock_chance < 0.1


def test_q19_in_the_last_round_it_passes_with_zeros_and_lays_nines() -> None:
    state = table("1/5 2/5", "0/1 0/2 1/2", plays_before_knock=0, draw="9/8")
    act(state, 0, CALL_KNOCK)
    assert advice(state)[0] is Call.PASS
    assert advice(state)[1].ground is Ground.PASS_GOOD
    state = table("1/5 2/5", "9/1 9/2 9/3 9/4 0/1", plays_before_knock=0)
    act(state, 0, CALL_KNOCK)
    assert advice(state)[1].weighed[0].fronts == (9, 9, 9, 9)


def test_where_only_one_thing_can_be_done_it_does_not_search() -> None:
    state = table("9/1", "6/1 6/2 6/3", draw="5/2")
    action, reason = advice(state)
    assert action == Play((0,))
    assert (reason.ground, reason.win_chance) == (Ground.ONLY_CHOICE, None)


def stand_of(view: QuandoView) -> Stand:
    return Stand(view.scores, view.options["target"])


# ------------------------------------------------------------------- what is tried


@pytest.mark.parametrize("seats", [2, 5])
def test_the_best_sets_are_tried_and_every_call(seats: int) -> None:
    for state in turns(seats, seed=2, plays_before_knock=2):
        view = state.observe(state.actor)
        reckoning = BOT.reckon(view)
        found = BOT._candidates(reckoning, stand_of(view))
        actions = [each.action for each in found]
        sets = [each for each in found if each.action >= 0]
        assert len(set(actions)) == len(actions)
        assert 1 <= len(sets) <= WIDTH
        assert (KNOCK in actions) == (view.call is Call.KNOCK)
        assert (PASS in actions) == (view.call is Call.PASS)
        if view.call is Call.PASS:
            most = max(reckoning.policy.lowers(laid) for _, laid in reckoning.sets)
            assert reckoning.policy.lowers(sets[0].action) == most
        else:
            values = {laid: value for value, laid in reckoning.sets}
            best = min(values.values())
            assert sets[0].handicap == 0
            for each in sets:
                assert values[each.action] <= best + FAR
                point = stand_of(view).worth_of_point(view.seat)
                assert each.handicap == pytest.approx(point * (values[each.action] - best))


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_it_tries_the_side_that_it_will_draw(seats: int) -> None:
    """Counted odds tell more of the hidden side than what is so on average."""
    against_habit = 0
    for state in turns(seats, seed=5, plays_before_knock=2):
        view = state.observe(state.actor)
        reckoning = BOT.reckon(view)
        for each in BOT._candidates(reckoning, stand_of(view)):
            if each.action < 0:
                assert each.hidden is None
                continue
            after = state.copy()
            do(after, reckoning.play(each.action))
            drawn = BOT.choose(after.observe(after.actor), Chance(1))
            if view.draw:
                assert (drawn is Draw.HIDDEN) == each.hidden
                habit = BOT.policy(seats).takes_hidden(
                    reckoning.policy.phase(reckoning.plays + 1, reckoning.fewest),
                    reckoning.shape - TAKEN[each.action],
                    reckoning.view.draw[0].up or 0,
                    reckoning.last_round,
                )
                against_habit += habit != each.hidden
    assert against_habit


def test_q19_a_last_turn_is_as_good_as_the_better_side_makes_it() -> None:
    """It knows the ten behind this six and will not turn it over."""
    state = table("0/1 2/3", "3/8 3/9 1/2 1/7 2/7", draw="6/10", plays_before_knock=0)
    act(state, 0, CALL_KNOCK)
    view = state.observe(1)
    known = replace(view, draw=(view.draw[0]._replace(down=10), *view.draw[1:]))
    found = BOT.advise(known, Chance(1))
    assert isinstance(found.reason, QuandoReason)
    assert found.action is Call.PASS
    points = [each.points or 0 for each in found.reason.weighed]
    assert max(points) - min(points) < 0.5, "all leave ten"


def test_the_dearer_a_failed_knock_the_less_it_wins() -> None:
    wins = []
    for penalty in (0, 60):
        state = table(
            "2/1 2/3 1/8", "9/1 3/4 2/8", plays_before_knock=0, knock_penalty=penalty, draw="3/0"
        )
        search = Search(state.observe(0), LIKENESS, 100, 300.0, Chance(1))
        knock = QuandoCandidate(KNOCK)
        search.try_out([knock], 600)  # the knock, one turn, and the end: three each time
        assert 0 < knock.good < knock.count == 200
        wins.append(knock.win_chance())
    assert wins[0] > wins[1]


# ------------------------------------------------------------------------- search


def some_search(worlds: int = 6) -> Search:
    state = table("9/1 8/2 4/3 4/0", "7/1 6/2 5/3", draw="10/5")
    return Search(state.observe(0), LIKENESS, worlds, 300.0, Chance(1))


def test_the_better_half_is_tried_more_often_and_the_best_comes_first() -> None:
    search = some_search()
    candidates = [
        QuandoCandidate(laid) for laid in (4 * 16 + 1, 4 * 16 + 2, 8 * 16 + 1, 9 * 16 + 1)
    ]
    found = search.run(candidates, 1600)
    assert {each.action for each in found} == {each.action for each in candidates}
    counts = [each.count for each in found]
    assert counts[0] == counts[1] > 2 * counts[2]
    assert counts[2] == counts[3] > 10
    assert search.score(found[0]) >= search.score(found[1])
    assert search.score(found[2]) >= search.score(found[3])
    assert [each.action for each in candidates] == [65, 66, 129, 145], "left in their order"


def test_near_the_end_of_a_round_more_is_tried() -> None:
    counts = []
    for hands in (
        ("10/1 9/2 7/3 5/0 3/1 2/8", "9/0 8/3 6/3 4/0 2/4 1/5"),
        ("1/2 0/3", "0/4 1/3"),
    ):
        state = table(*hands, draw="10/5")
        search = Search(state.observe(0), LIKENESS, 6, 300.0, Chance(1))
        one = QuandoCandidate(state.observe(0).hand[0].front * 16 + 1)
        search.try_out([one], 1000)
        counts.append(one.count)
    assert counts[1] > 1.3 * counts[0] > 0


def test_the_same_seed_finds_the_same() -> None:
    def results() -> list[tuple[int, int, float, int]]:
        found = some_search().run([QuandoCandidate(laid) for laid in (65, 66, 129, 145)], 60)
        return [(each.action, each.count, each.wins, each.points) for each in found]

    assert results() == results()


def test_an_opinion_counts_less_the_more_was_tried() -> None:
    search = some_search()
    one = QuandoCandidate(65, handicap=0.1)
    one.count, one.wins = 300, 150.0
    assert search.score(one) == pytest.approx(0.5 - 0.05)
    one.count, one.wins = 3000, 1500.0
    assert search.score(one) > 0.49
    one.cost = 0.2
    assert search.score(one) < 0.3


def test_below_the_top_of_a_pile_anything_may_lie_anywhere_until_it_is_turned() -> None:
    search = some_search()
    world = search.worlds[0]
    shuffled = search._shuffled(world)
    assert shuffled.draw[-1] == world.draw[-1]
    assert sorted(shuffled.draw) == sorted(world.draw)
    assert shuffled.draw != world.draw
    for state in turns(6, seed=1):
        if state.pile_turned and len(state.draw) > 5:
            likeness = Likeness(trained()[6].policy())
            search = Search(state.observe(state.actor), likeness, 6, 300.0, Chance(1))
            assert search._shuffled(search.worlds[0]).draw == search.worlds[0].draw
            return
    raise AssertionError("no pile was turned")


def test_what_a_total_is_guessed_to_be_is_the_average_over_the_worlds() -> None:
    search = some_search(worlds=18)
    totals = [world.totals()[1] for world in search.worlds]
    assert len(totals) == 18
    assert search.guess(1) == pytest.approx(sum(totals) / 18)


@pytest.mark.parametrize("scores", [(0, 0), (12, 30, 7), (44, 0, 20, 49)])
def test_the_fewer_points_the_better_is_the_chance(scores: tuple[int, ...]) -> None:
    stand = Stand(scores, 50)
    for points in ([0, 9, 3, 14], [20, 0, 0, 1]):
        chances = [stand.chance(points[: len(scores)], seat) for seat in range(len(scores))]
        sums = [a + b for a, b in zip(scores, points, strict=False)]
        by_points = sorted(range(len(scores)), key=lambda seat: sums[seat])
        assert sorted(chances, reverse=True) == [chances[seat] for seat in by_points]


def test_between_two_who_searches_expects_to_do_better_whoever_that_is() -> None:
    stand = Stand((20, 20), 40)
    assert stand.chance([0, 0], 0) == stand.chance([0, 0], 1) > 1 / 2


@pytest.mark.parametrize("scores", [(12, 30, 7), (49, 0, 20, 49)])
def test_among_more_chances_to_win_add_up(scores: tuple[int, ...]) -> None:
    stand = Stand(scores, 50)
    for points in ([0, 9, 3, 14], [20, 0, 0, 1]):
        chances = [stand.chance(points[: len(scores)], seat) for seat in range(len(scores))]
        assert sum(chances) == pytest.approx(1)


@pytest.mark.parametrize("scores", [(0, 0), (20, 10), (20, 20)])
def test_who_has_time_saves_its_own_points_first(scores: tuple[int, ...]) -> None:
    """A point of a rival shortens a match that would go well, an own one does not help anybody."""
    stand = Stand(scores, 40)
    as_it_is = stand.chance([0, 0], 0)
    own, rivals = stand.chance([3, 0], 0), stand.chance([0, 3], 0)
    assert own < as_it_is < rivals
    assert as_it_is - own > 1.5 * (rivals - as_it_is)


def test_q24_at_the_target_the_fewest_points_win_and_ties_share() -> None:
    stand = Stand((45, 10, 12), 50)
    assert [stand.chance([5, 2, 0], seat) for seat in range(3)] == [0, 0.5, 0.5]
    assert [stand.chance([5, 3, 0], seat) for seat in range(3)] == [0, 0, 1]


def test_a_point_is_worth_more_near_the_end() -> None:
    early, late = Stand((0, 0), 50), Stand((42, 42), 50)
    assert late.worth_of_point(0) > early.worth_of_point(0)
    assert early.chance([5, 0], 0) > late.chance([5, 0], 0)


def test_a_knock_is_tried_often_enough_to_say_its_chance() -> None:
    """However little it thinks, and even where the knock was given up at once."""
    state = table("9/1 8/2 10/3 2/1", "1/0 9/4", plays_before_knock=0)
    chance = advice(state, ExpertBot(effort=0.01))[1].knock_chance
    assert chance is not None
    tries = chance * (SURE + 1) - 0.5
    assert tries == pytest.approx(round(tries))
    assert 0 < chance < 1, "nothing is certain"


def test_where_the_match_is_decided_it_goes_on_to_play_for_the_round() -> None:
    """Lost, a pass is still better than a 0 laid for an unknown card (Q19)."""
    state = table("0/4 3/8", "1/7 0/6", "9/3", "7/5", dealer=0, draw="6/2", plays_before_knock=0)
    state.scores = (38, 48, 44, 8)
    act(state, 1, Call.KNOCK)
    act(state, 2, Call.PASS)
    act(state, 3, Call.PASS)
    for seed in range(3):
        action = ExpertBot(effort=0.3).choose(state.observe(0), Chance(seed))
        assert action in {Call.PASS, Play((1,))}


def test_a_point_is_worth_little_where_the_match_is_decided() -> None:
    assert Stand((39, 0), 40).worth_of_point(0) < Stand((30, 30), 40).worth_of_point(0) / 5
    # It says how much a further point costs.
    stand = Stand((12, 15, 9), 50)
    cost = stand.chance([0, 0, 0], 1) - stand.chance([0, 1, 0], 1)
    assert cost == pytest.approx(stand.worth_of_point(1), rel=0.1)


# -------------------------------------------------------------------- temperament


def test_who_waits_has_qualms_about_a_knock_and_who_does_not_wants_it() -> None:
    state = table("2/1 2/3", "9/1 8/2", plays_before_knock=0)
    qualms = {}
    for plays in (2, 12):
        state.play_counts = [plays, plays]
        for name in ("olive", "bruno", "vesna", "hedda"):
            bot = ExpertBot(CHARACTERS[name])
            view = state.observe(0)
            knock = bot._candidates(bot.reckon(view), stand_of(view))[-1]
            assert knock.action == KNOCK
            assert knock.cost > 0
            qualms[name, plays] = knock.qualm
    assert qualms["vesna", 2] < 0 < qualms["hedda", 2] < qualms["bruno", 2]
    assert qualms["hedda", 12] < 0, "late courage"
    assert qualms["olive", 12] == qualms["olive", 2] == 0


def test_qualms_are_about_what_may_go_either_way() -> None:
    search = some_search()

    def against(good: int) -> float:
        calm, anxious = QuandoCandidate(KNOCK), QuandoCandidate(KNOCK, qualm=0.1)
        for one in (calm, anxious):
            one.count, one.good, one.wins = 1000, good, 500.0
        return search.score(calm) - search.score(anxious)

    assert against(500) == pytest.approx(0.1)
    assert 0.05 < against(800) < against(650) < 0.1
    assert against(0) == pytest.approx(0, abs=0.001)
    assert against(1000) == pytest.approx(0, abs=0.001)


def test_qualms_decide_where_it_is_close() -> None:
    state = table("2/1 2/3", "9/1 3/4", plays_before_knock=0, draw="5/9")
    state.play_counts = [3, 3]
    chosen = {
        patience: advice(state, ExpertBot(Temperament(patience=patience), effort=0.1))[0]
        for patience in (-40.0, 40.0)
    }
    assert chosen[-40.0] is Call.KNOCK
    assert isinstance(chosen[40.0], Play)


def test_who_saves_up_thinks_better_of_triplets_and_worse_of_pairs() -> None:
    """Beside the best, which is a set of another kind for everybody here."""
    state = table("10/1 10/2 7/3 7/4 7/5 2/0", "9/1 8/2", draw="5/9")
    values = {}
    for name in ("olive", "mira"):
        bot = ExpertBot(CHARACTERS[name])
        values[name] = {laid: value for value, laid in bot.reckon(state.observe(0)).sets}
    for laid, value in values["olive"].items():
        change = values["mira"][laid] - value
        size = laid & 15
        assert (change < 0, change > 0) == (size == 3, size == 2)


def test_who_saves_up_does_so_however_often_it_was_tried() -> None:
    view = table("10/1 10/2 7/3 7/4 7/5 2/0", "9/1 8/2", draw="5/9").observe(0)
    costs = {}
    for name in ("olive", "mira"):
        bot = ExpertBot(CHARACTERS[name])
        found = bot._candidates(bot.reckon(view), stand_of(view))
        costs[name] = {one.action: one.cost for one in found if one.action >= 0}
    assert set(costs["olive"].values()) == {0.0}
    assert {laid & 15: cost < 0 for laid, cost in costs["mira"].items() if cost} == {
        3: True,
        2: False,
    }


def test_who_is_hasty_takes_the_first_of_two_that_are_nearly_as_good() -> None:
    search = some_search()

    def one(action: int, wins: float) -> QuandoCandidate:
        found = QuandoCandidate(action)
        found.count, found.wins = 1000, 1000 * wins
        return found

    hasty, plain = ExpertBot(CHARACTERS["figo"]), ExpertBot()
    best, near, far = one(145, 0.500), one(66, 0.499), one(65, 0.470)
    assert hasty._pick(search, [best, near, far]) is near
    assert plain._pick(search, [best, near, far]) is best
    assert hasty._pick(search, [best, far, near]) is best, "only two catch the eye"
    knock = one(KNOCK, 0.500)
    assert hasty._pick(search, [knock, near]) is knock
    assert hasty._pick(search, [best, one(KNOCK, 0.499)]) is best


def test_what_haste_passed_over_is_weighed_next() -> None:
    hasty = ExpertBot(Temperament(haste=100.0), effort=0.03)
    plain = ExpertBot(Temperament(), effort=0.03)
    differ = 0
    for state in [state.copy() for state in turns(2, seed=3)][:6]:
        action, _ = advice(state, plain)
        other, reason = advice(state, hasty)
        assert other == reason.weighed[0].action
        if other != action:
            assert reason.weighed[1].action == action
            differ += 1
    assert differ


def test_draws_and_zeros_it_decides_like_the_player_that_reckons() -> None:
    state = table("9/1 9/2 4/3", "8/1 7/2 6/3", draw="0/10")
    act(state, 0, "9/1 9/2")
    assert state.phase is Phase.DRAW
    assert advice(state)[1].ground is Ground.SHOWN_GOOD
    assert advice(state)[1].win_chance is None


def test_sums_of_sets_are_no_opinion() -> None:
    """The most points are named only where they are laid."""
    for state in turns(2, seed=6):
        action, reason = advice(state, QUICK)
        if isinstance(action, Play) and reason.ground is Ground.MOST_POINTS:
            reckoning = BOT.reckon(state.observe(state.actor))
            most = max(SUM[laid] for _, laid in reckoning.sets)
            assert sum(reason.weighed[0].fronts) == most
