"""Who plays together, in every game: all seats once, and partners win together. And how a round
stands, where everybody sees that."""

from __future__ import annotations

from random import Random

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from tests.conformance.games import GAMES
from tests.conformance.playing import EVERY_TABLE, act


def all_options(game: AnyGame, seats: int) -> list[Options]:
    """The options as they come, and with everything switched on that can be."""
    switched = {
        option.key: True for option in game.options(seats) if option.is_switch and option.maximum
    }
    return [game.check_options(seats, chosen) for chosen in ({}, switched)]


@EVERY_TABLE
def test_every_seat_plays_on_one_side(game: AnyGame, seats: int) -> None:
    for options in all_options(game, seats):
        sides = game.sides(seats, options)
        assert sorted(seat for side in sides for seat in side) == list(range(seats))
        assert len({len(side) for side in sides}) == 1
    usual, _ = all_options(game, seats)
    assert len(game.sides(seats, usual)) == seats, "partners are a house rule"


@EVERY_TABLE
def test_partners_win_together_and_the_right_way_round(game: AnyGame, seats: int) -> None:
    random = Random(seats)
    for options in all_options(game, seats):
        for _ in range(50):
            scores = tuple(random.randrange(200) for _ in range(seats))
            result = game.result(options, scores, 1)
            if result is None:
                continue
            sides = game.sides(seats, options)
            sums = {side: sum(scores[seat] for seat in side) for side in sides}
            best = (min if game.fewest_win else max)(sums.values())
            won = {seat for side in sides if sums[side] == best for seat in side}
            assert {*result.winners} == won


@EVERY_TABLE
def test_how_a_round_stands_is_no_secret(game: AnyGame, seats: int) -> None:
    """It follows from what any seat knows."""
    match = Match(game, [Player(f"P{seat}") for seat in range(seats)], seed=seats)
    match.begin_round()
    chance = Chance(seats)
    for number in range(60):
        if not match.in_round:
            break
        standing = match.truth.standing()
        assert match.standing == (match.scores if standing is None else standing)
        if number % 20 == 0:
            for seat in range(seats):
                world = game.sample(match.observe(seat), Chance(number))
                assert world.standing() == standing
        act(match, chance)


def test_n26_a_round_of_quanto_stands_as_its_winnings() -> None:
    match = Match(GAMES["quanto"], [Player("A"), Player("B")], seed=1)
    match.begin_round()
    while match.in_round:
        assert match.standing == match.observe(0).winnings  # type: ignore[attr-defined]
        actor = match.to_act()[0]
        match.submit(actor, match.truth.legal(actor)[0])
    assert match.standing == match.scores


def test_n22_partners_sit_opposite_each_other() -> None:
    game = GAMES["quanto"]
    assert game.sides(4, game.check_options(4, {"teams": True})) == ((0, 2), (1, 3))
