"""A computer player that keeps pace: between which levels it is, and where that settles."""

from __future__ import annotations

import pytest

from quando_desktop.bots.bot import Bot, MixedBot
from quando_desktop.bots.keeping_pace import FIRST_STEPS, STEP, moved, success
from quando_desktop.bots.levels import LEVELS, Mixture, between, closest, mixed, mixture, nearest
from quando_desktop.controller.roster import bot_for, skill_of
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import STRONGEST, Kind, Player
from quando_desktop.engine.record import read, write
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.bots.levels import BEGINNER, FACULTIES
from quando_desktop.games.seven_ate_nine.bots.levels import between as on_the_way
from tests.bench.keeping import series


def adaptive(strength: int) -> Player:
    return Player("Pip", Kind.COMPUTER, closest(strength), "pip", strength)


def test_a_strength_lies_between_two_levels() -> None:
    assert between(0) == Mixture("random", "easy", 0)
    assert between(100) == Mixture("easy", "fair", 0)
    assert between(230) == Mixture("fair", "good", 30)
    assert between(STRONGEST) == Mixture("good", "expert", 100)
    assert [closest(strength) for strength in (0, 149, 150, 260, 400)] == [
        "easy", "easy", "fair", "good", "expert",
    ]  # fmt: skip


def test_a_mixture_has_a_name_of_its_own() -> None:
    assert mixture(mixed(230)) == between(230)
    assert nearest(mixed(230)) == mixed(230)
    for name in (*LEVELS, "mixed", "mixed x", "mixed -1", "mixed 99999"):
        assert mixture(name) is None
    assert skill_of(adaptive(230)) == mixed(230)
    assert skill_of(Player("Pip", Kind.COMPUTER, "good")) == "good"


def test_it_decides_now_like_one_and_now_like_the_other() -> None:
    class Always(Bot[None]):  # type: ignore[type-var]
        def __init__(self, name: str) -> None:
            self.name = name

        def choose(self, observation: object, chance: Chance) -> str:  # type: ignore[override]
            return self.name

    bot = MixedBot(Always("low"), Always("high"), 30)
    found = [bot.choose(None, Chance(seed)) for seed in range(400)]  # type: ignore[arg-type]
    assert 80 < found.count("high") < 160  # type: ignore[arg-type]
    again = [bot.choose(None, Chance(seed)) for seed in range(400)]  # type: ignore[arg-type]
    assert found == again
    assert isinstance(bot_for("quando", mixed(230), "pip"), MixedBot)


def test_the_faculties_of_a_live_player_lie_in_between() -> None:
    easy, fair = FACULTIES["easy"], FACULTIES["fair"]
    half = on_the_way(easy, fair, 50)
    for low, middle, high in zip(easy, half, fair, strict=True):
        assert min(low, high) <= middle <= max(low, high)
    assert on_the_way(easy, fair, 0) == list(easy)
    assert on_the_way(easy, fair, 100) == list(fair)
    assert BEGINNER.reaction > easy.reaction


def test_it_goes_up_after_a_win_and_down_as_far_after_a_defeat() -> None:
    assert moved(200, 0, 1.0) == 200 + FIRST_STEPS[0]
    assert moved(200, 50, 1.0) == 200 + STEP
    assert moved(200, 50, 0.0) == 200 - STEP
    assert moved(200, 50, 0.5) == 200
    assert moved(0, 50, 0.0) == 0
    assert moved(STRONGEST, 50, 1.0) == STRONGEST


def test_only_an_opponent_keeps_pace() -> None:
    match = Match(GAMES["quanto"], [Player("A"), Player("B"), adaptive(200), Player("C")],
                  {"teams": True, "free_discard": False}, 3)  # fmt: skip
    match.begin_round()
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, match.observe(seat).legal()[0])
    assert match.result is not None
    assert success(match, 0) is None, "it is the partner"
    assert success(match, 1) == (1.0 if 1 in match.result.winners else 0.0)


def test_a_record_says_the_strength_and_a_level_that_everybody_knows() -> None:
    match = Match(GAMES["quando"], [Player("A"), adaptive(170)], seed=1)
    match.begin_round()
    text = write(match)
    assert '"level":"fair","character":"pip","strength":170' in text
    assert read(text, GAMES).players == match.players
    with pytest.raises(BadRecord, match="strength"):
        read(text.replace('"strength":170', '"strength":401'), GAMES)


@pytest.mark.parametrize("person", ["mixed 60", "fair"])
def test_somebody_wins_about_half_against_it(person: str) -> None:
    found = series("seven_ate_nine", person, 2, 100)
    assert 0.4 <= found.share <= 0.6
