"""No computer player acts on what it could not have seen yet, or cannot see at all."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from hashlib import sha256
from itertools import pairwise

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.faculties import FLOOR
from quando_desktop.games.seven_ate_nine.bots.mind import SevenMind
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Miss, Play
from quando_desktop.games.seven_ate_nine.rules.cards import KINDS
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, SevenDeal
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.games.seven_ate_nine.bots.minds import FLAWLESS, Listener, Told, fresh, play_game, tell
from tests.games.seven_ate_nine.rounds import SEVEN

EVERY_LEVEL = pytest.mark.parametrize("level", LEVELS)
EVERY_CHARACTER = pytest.mark.parametrize("character", CHARACTERS)
SEATS = 3
PINNED = "53cc38c2f2280cf10eadddb042eb90a58f8b7ac37157d6d2df644ff2a90caeaf"
"""SHA-256 of the record of one game among all levels."""


def a_game(level: str, character: str | None = None) -> list[Listener]:
    minds = [fresh(level, character, seat) for seat in range(SEATS)]
    play_game(minds)
    return minds


def deeds(told: list[Told]) -> Iterator[tuple[int, list[Told]]]:
    """Each thing that a mind did, and what it had been told before it."""
    for place, each in enumerate(told):
        if each.acts:
            yield place, told[:place]


@EVERY_LEVEL
def test_what_happened_less_than_a_reaction_time_ago_has_no_influence(level: str) -> None:
    """Had others done nothing since, it would do the same at the same moment."""
    compared = 0
    for seat, mind in enumerate(a_game(level)):
        for place, before in deeds(mind.told):
            deed = mind.told[place]
            old = [each for each in before if each.at <= deed.at - FLOOR]
            if len(old) < len(before):
                assert tell(fresh(level, seat=seat), old) == deed.intent
                compared += 1
    assert compared > 10


@EVERY_CHARACTER
def test_whatever_it_is_shown_it_does_what_it_is_about_to_do(character: str) -> None:
    """The last thing that it was shown was quite another one: what comes of that comes later."""
    chance = Chance(character)
    for seat, mind in enumerate(a_game("expert", character)):
        told, pending = mind.told, None
        for place, each in enumerate(told):
            if each.view is not None and place and not told[place - 1].acts and pending is not None:
                other = each._replace(view=_other(each.view, chance))
                found = tell(fresh("expert", character, seat), [*told[:place], other])
                if pending.at < each.at + FLOOR:
                    assert found == pending == each.intent
                else:
                    assert found is None or found.at >= each.at + FLOOR
            pending = each.intent


def _other(view: SevenView, chance: Chance) -> SevenView:
    """Another card on the pile, and other cards left to the others."""
    pile = (*view.pile[:-1], chance.choice([kind for kind in KINDS if kind != view.top]))
    own = view.seat
    stacks = tuple(
        size if seat == own else chance.below(9) for seat, size in enumerate(view.stack_sizes)
    )
    return replace(view, pile=pile, stack_sizes=stacks)


@EVERY_LEVEL
def test_nothing_follows_something_sooner_than_a_reaction_time(level: str) -> None:
    """Between two own deeds lies at least one, too."""
    for mind in a_game(level):
        times = [each.at for each in mind.told if each.acts]
        assert all(later - earlier >= FLOOR for earlier, later in pairwise(times))


def test_however_quick_somebody_is_the_reaction_time_stays() -> None:
    """Somebody whose eyes, head and hands take no time at all."""
    quick = FLAWLESS._replace(
        reaction=1, sums=1, wrap=1, scan=1, glance=1, lay=2, reach=1, draw=1, doubt=1
    )

    def mind(seat: int) -> Listener:
        return Listener(SevenMind(quick, Chance(seat)))

    minds = [mind(seat) for seat in range(SEATS)]
    play_game(minds)
    for seat, player in enumerate(minds):
        times = [each.at for each in player.told if each.acts]
        assert all(later - earlier >= FLOOR for earlier, later in pairwise(times))
        for place, before in deeds(player.told):
            deed = player.told[place]
            old = [each for each in before if each.at <= deed.at - FLOOR]
            assert tell(mind(seat), old) == deed.intent


@EVERY_LEVEL
def test_cards_that_nobody_has_seen_have_no_influence(level: str) -> None:
    """Two games with the same opening, and other cards below: they are the same until one of those
    is drawn."""
    deal = SEVEN.deal(SEATS, {}, None, Chance(4))
    depth = OPENING + 3
    rest = [card for stack in deal.stacks for card in stack[depth:]]
    mixed = iter(Chance(5).shuffled(rest))
    other = SevenDeal(
        tuple((*stack[:depth], *(next(mixed) for _ in stack[depth:])) for stack in deal.stacks),
        deal.start,
    )
    games = [
        play_game([fresh(level, None, seat) for seat in range(SEATS)], 1, each)
        for each in (deal, other)
    ]
    drawn = [0] * SEATS
    same = 0
    for one, two in zip(*[game.rounds[0].moves for game in games], strict=False):
        assert one == two
        same += 1
        drawn[one.seat] += isinstance(one.action, Draw)
        if max(drawn) > 3:
            break
    assert same > 8


@EVERY_LEVEL
def test_the_same_chance_plays_the_same_game(level: str) -> None:
    one, two = (play_game([fresh(level, "pip", seat) for seat in range(2)]) for _ in range(2))
    assert record.write(one) == record.write(two)
    other = play_game([fresh(level, "pip", seat, seed=2) for seat in range(2)])
    assert record.write(one) != record.write(other)


def test_the_same_game_on_every_computer() -> None:
    """It changes only where what players can do is changed on purpose."""
    match = play_game([fresh(level, None, seat) for seat, level in enumerate(LEVELS)])
    assert sha256(record.write(match).encode()).hexdigest() == PINNED


@pytest.mark.parametrize("options", [{}, {"hand_limit": 5}, {"lockout": True}, {"games": 4}])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_games_come_to_an_end_under_all_house_rules(seats: int, options: dict[str, int]) -> None:
    late = 0
    for seed in range(3):
        minds = [fresh(LEVELS[(seat + seed) % 4], None, seat, seed) for seat in range(seats)]
        match = play_game(minds, seed, options=options)
        assert match.rounds[0].outcome is not None
        moves = match.rounds[0].moves
        late += sum(isinstance(move.action, Miss) for move in moves)
        assert {type(move.action) for move in moves} >= {Play, Draw}
    assert late, "nobody is always in time"
