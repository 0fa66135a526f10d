"""The player that searches: worlds, playing on, and what it sees by that."""

from __future__ import annotations

from collections import Counter
from itertools import combinations
from math import sqrt

import pytest

from quando_desktop.bots.characters import CHARACTERS, PLAIN
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.bots import expert
from quando_desktop.games.quanto.bots.expert import ExpertBot
from quando_desktop.games.quanto.bots.heuristic import HeuristicBot
from quando_desktop.games.quanto.bots.playout import Playout
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.bots.search import (
    QuantoCandidate,
    Search,
    chance_to_win,
    expected,
    rivals,
)
from quando_desktop.games.quanto.bots.spread import shape_of
from quando_desktop.games.quanto.bots.worlds import Worlds, forgotten
from quando_desktop.games.quanto.rules.actions import Capture, Phase
from quando_desktop.games.quanto.rules.cards import DECK, value_of
from quando_desktop.games.quanto.rules.effects import card_of, taken_by
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sampler import Sampler
from tests.games.quanto.rounds import act, action_of, kinds, made_round
from tests.games.quanto.rounds_in_play import TABLES, positions

GOOD, QUICK = HeuristicBot(), ExpertBot(effort=0.1)
EVERY_TABLE = pytest.mark.parametrize(("seats", "options"), TABLES)


def choice(state: QuantoRound, bot: HeuristicBot = QUICK) -> object:
    return bot.choose(state.observe(state.active), Chance(1))


# ------------------------------------------------------------------------ worlds


@EVERY_TABLE
def test_n26_worlds_agree_with_what_is_known(seats: int, options: dict[str, int]) -> None:
    chance = Chance(seats)
    for number, (state, seat) in enumerate(positions(seats, seed=3, **options)):
        if number % 7:
            continue
        view = state.observe(seat)
        world = GOOD.reckon(view).worlds.draw(chance)
        assert [len(hand) for hand in world.hands] == list(view.hand_sizes)
        assert world.hands[seat] == [own.kind for own in view.hand]
        assert len(world.draw) == view.draw
        for owner, known in enumerate(view.known):
            assert not Counter(known) - Counter(world.hands[owner])
        hidden = [card for other, hand in enumerate(world.hands) if other != seat for card in hand]
        unseen = Counter(Sampler(view).unseen)
        known_cards = Counter([card for known in view.known for card in known])
        assert Counter(hidden) + Counter(world.draw) == unseen + known_cards
        display = [lying.kind for lying in view.display]
        assert (world.shape, world.size) == (shape_of(display), len(display))
        assert world.tile == state.quanto_tiles
        assert world.winnings == state.winnings
        assert (world.teams, world.free) == (view.teams, bool(view.options["free_discard"]))


def test_all_unseen_cards_are_equally_likely_everywhere() -> None:
    """Of three unseen cards each comes to the other hand equally often."""
    state = made_round("9 9", "5", display="12", draw="6 7")
    worlds, chance = GOOD.reckon(state.observe(0)).worlds, Chance(5)
    times = 3000
    found = Counter(worlds.draw(chance).hands[1][0] for _ in range(times))
    assert set(found) == set(kinds("5 6 7"))
    for count in found.values():
        assert abs(count - times / 3) < 4 * sqrt(times * 2 / 9)


def test_who_forgets_takes_cards_for_unseen_that_are_gone() -> None:
    gone = tuple(sorted(DECK)[:40])
    assert forgotten(gone, 1.0) == []
    assert forgotten(gone, 0.0) == list(gone)
    some = forgotten(gone, 0.9)
    assert len(some) == 4
    assert max(map(value_of, some)) > min(map(value_of, some)), "of all values"
    assert forgotten((), 0.5) == []
    state = made_round("9 9", "5", display="12", draw="6 7")
    view = state.observe(0)
    everything = Worlds(view, GOOD.reckon(view).policy, memory=0.0)
    assert len(everything.unseen) == 3 + len(view.gone)
    assert len(everything.draw(Chance(1)).draw) == view.draw


# --------------------------------------------------------------------- the search


def standing(*winnings: int, teams: bool = False, over: bool = False) -> Playout:
    state = made_round(
        *["9"] * len(winnings), display="12", rest=True, winnings=winnings, teams=teams
    )
    world = GOOD.reckon(state.observe(0)).worlds.draw(Chance(1))
    world.over = over
    for hand in world.hands:
        hand[:] = kinds("7")
    return world


def win(state: Playout, seat: int = 0) -> float:
    standing = expected(state)
    return chance_to_win(state, standing[seat], rivals(state, standing, seat))


def test_the_chance_to_win_grows_with_the_cards_and_adds_up() -> None:
    chances = [win(standing(mine, 20, 20)) for mine in (5, 15, 20, 25, 35)]
    assert chances == sorted(chances)
    assert chances[2] == pytest.approx(1 / 3)
    level = standing(12, 20, 17)
    assert sum(win(level, seat) for seat in range(3)) == pytest.approx(1)


def test_the_same_lead_is_worth_more_late() -> None:
    early, late = standing(25, 20), standing(25, 20)
    del late.draw[5:]
    assert win(late) > win(early) > 0.5


def test_n21_at_the_end_the_most_cards_win_and_a_tie_is_shared() -> None:
    assert win(standing(25, 20, 20, over=True)) == 1
    assert win(standing(20, 25, 20, over=True)) == 0
    assert win(standing(25, 20, 25, over=True)) == 0.5


def test_n25_partners_count_together() -> None:
    ended = standing(10, 20, 15, 4, teams=True, over=True)
    assert [win(ended, seat) for seat in range(4)] == [1, 0, 1, 0]
    drawn = standing(10, 20, 15, 5, teams=True, over=True)
    assert [win(drawn, seat) for seat in range(4)] == [0.5] * 4
    level = standing(10, 20, 15, 5, teams=True)
    assert win(level) == pytest.approx(0.5)
    assert rivals(level, [25.0, 24.0, 25.0, 24.0], 2) == [24.0]


def test_n11_a_quanto_counts_as_far_as_it_is_likely_taken() -> None:
    state = standing(20, 20)
    state.tile, state.built = [9, 0], [8, 0]
    without_card = win(state)
    state.hands[0][:] = kinds("9")
    assert win(state) > without_card > 0.5


def test_all_candidates_meet_the_same_cards(monkeypatch: pytest.MonkeyPatch) -> None:
    state = made_round("9 7 4 11", "5 5 6 8", display="9 7 12 3", rest=True)
    reckoning = GOOD.reckon(state.observe(0))
    search = Search(reckoning.worlds, 4, 10.0, True, Chance(1))
    met: list[tuple[object, ...]] = []
    monkeypatch.setattr(
        Playout, "finish", lambda self, *_: met.append((self.hands[1], self.draw.copy()))
    )
    monkeypatch.setattr(Playout, "run", lambda self, turns: setattr(self, "turns", turns))
    found = [QuantoCandidate(each) for each in reckoning.choices[:3]]
    search.run(found, 120)
    assert len(met) > 9
    assert met[0] == met[1] == met[2]
    assert len({str(each) for each in met}) > 3


# ----------------------------------------------------------------------- judgement


def test_n20_it_plays_for_the_last_capture() -> None:
    """Who captures with the 5 first lets the other one capture with the 12 and have the rest."""
    state = made_round("5 12", "12", display="5 12 11 11 10 10 9 9", winnings=(10, 12))
    assert card_of(_capture(state)) == 12


def test_it_knows_when_all_is_won_or_lost() -> None:
    for winnings, least, most in (((60, 5), 0.95, 1.0), ((5, 60), 0.0, 0.05)):
        state = made_round("9 7", "5 5", display="9 7 12", draw="8 8 6 4", winnings=winnings)
        found = QUICK.advise(state.observe(0), Chance(1)).reason
        assert isinstance(found, QuantoReason)
        assert found.win_chance is not None
        assert least <= found.win_chance <= most
        assert found.weighed[0].ahead is not None
        assert abs(found.weighed[0].ahead) > 40


def test_n15_it_chooses_from_what_a_3_turned_up() -> None:
    state = made_round("3 12 12 12", "5 5", display="11 11 10", draw="10 4 11", rest=True)
    act(state, 0, "discard", card="3")
    assert state.phase is Phase.CHOOSE
    assert choice(state) == action_of(
        state, 0, "capture", card="11", groups="11, 11", revealed=True
    )


def _capture(state: QuantoRound) -> Capture:
    action = choice(state)
    assert isinstance(action, Capture)
    return action


@EVERY_TABLE
def test_reasons_tell_how_far_ahead_it_would_be(seats: int, options: dict[str, int]) -> None:
    bot = ExpertBot(effort=0.02)
    told = 0
    for number, (state, seat) in enumerate(positions(seats, seed=2, **options)):
        if number % 4 or seat != state.active:
            continue
        advice = bot.advise(state.observe(seat), Chance(number))
        found = advice.reason
        assert isinstance(found, QuantoReason)
        assert found.weighed[0].action == advice.action
        if found.win_chance is not None:
            told += 1
            assert 0 <= found.win_chance <= 1
            assert found.weighed[0].ahead is not None
            assert -110 < found.weighed[0].ahead < 110
    assert told > 3


def test_reasons_compare_what_differs_in_kind() -> None:
    """Not the whole capture with a part of it: most of what is tried is that."""
    state = made_round("12 7 4 1", "5 5 6 8", display="12 12 12 9 3 2", rest=True)
    view = state.observe(0)
    tried = QUICK.reckon(view).choices[: expert.WIDTH]
    assert sum(each.card == 12 for each in tried) > expert.WIDTH / 2
    reason = QUICK.advise(view, Chance(1)).reason
    assert isinstance(reason, QuantoReason)
    assert len(reason.weighed) == 3
    assert len({(type(each.action), card_of(each.action)) for each in reason.weighed}) == 3
    assert all(each.ahead is not None for each in reason.weighed)


def test_where_nothing_differs_in_kind_other_groups_are_compared() -> None:
    state = made_round("12", "5 5 6 8", display="8 4 7 5 4", rest=True)
    reason = QUICK.advise(state.observe(0), Chance(1)).reason
    assert isinstance(reason, QuantoReason)
    taken = [Counter(taken_by(each.action)) for each in reason.weighed]
    for one, other in combinations(taken, 2):
        assert not one <= other
        assert not other <= one


def test_more_effort_means_more_games_played_on(monkeypatch: pytest.MonkeyPatch) -> None:
    spent: list[int] = []

    def run(self: Search, candidates: list[QuantoCandidate], turns: int) -> list[QuantoCandidate]:
        spent.append(turns)
        return candidates

    monkeypatch.setattr(Search, "run", run)
    state = made_round("9 7 4 11", "5 5 6 8", display="9 7 12 3", rest=True)
    for effort in (0.1, 1.0):
        ExpertBot(effort=effort).choose(state.observe(0), Chance(1))
    assert spent == [expert.TURNS[2] // 10, expert.TURNS[2]]
    assert all(expert.TURNS[seats] <= expert.TURNS[2] for seats in expert.TURNS)


def test_haste_takes_the_first_of_two_that_are_as_good(monkeypatch: pytest.MonkeyPatch) -> None:
    def run(self: Search, candidates: list[QuantoCandidate], turns: int) -> list[QuantoCandidate]:
        for each in candidates:
            each.count, each.wins = 1000, 500.0
        return sorted(candidates, key=lambda each: -each.choice.card)

    monkeypatch.setattr(Search, "run", run)
    monkeypatch.setattr(expert, "FAR", 100.0)
    state = made_round("7 9", "5 5 6 8", display="9 7", rest=True)
    chosen = {
        name: choice(state, ExpertBot(temperament))
        for name, temperament in (("plain", PLAIN), ("figo", CHARACTERS["figo"]))
    }
    assert {name: value_of(card_of(action)) for name, action in chosen.items()} == {  # type: ignore[arg-type]
        "plain": 9,
        "figo": 7,
    }
