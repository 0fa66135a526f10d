"""Random play: how many steps a second the rules make, beside engines made for nothing else.

All are played by the same loop: ask for the legal actions, choose one by
`legal[int(random() * len(legal))]`, apply it, until the game is over. A step is one action
applied. Making the state to play from is part of the time for all. Others deal while they play
and count it, we copy a round that was dealt, as search does; a row of its own shows what
dealing costs.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random

from quando_desktop.games.quando.rules import QuandoRound
from tests.bench import rivals
from tests.bench.report import Row, Table
from tests.bench.rounds import dealt, new_match
from tests.bench.timing import Contestant, Race

REFERENCES = (rivals.OPEN_SPIEL, rivals.RLCARD)
DECISIONS = "OpenSpiel's decisions"
"""OpenSpiel by the steps in which a player acts, the time for its chance steps included: our
steps are all of that kind, as a deal is no step here."""
ROUNDS = 300
"""Different deals, so that no round is played from memory."""


def bench() -> Iterator[Table]:
    contestants = [
        *(_searched(seats) for seats in (2, 4, 6)),
        *(_remembered(seats) for seats in (2, 4, 6)),
        _dealt_anew(4),
        _submitted(4),
        *rivals.players(),
    ]
    race = Race(contestants)
    missing = rivals.missing(rivals.PYSPIEL, rivals.RLCARD_MODULE)
    table = Table("random play", (*REFERENCES, DECISIONS), notes=missing)
    share = rivals.OpenSpiel().decisions() if rivals.OPEN_SPIEL in race else 1.0
    for contestant in contestants:
        name = contestant.name
        figure = f"{race.rate(name):,.0f} steps/s"
        ratios = race.ratios(name, REFERENCES)
        if rivals.OPEN_SPIEL in ratios:
            ratios[DECISIONS] = ratios[rivals.OPEN_SPIEL] / share
        table.rows.append(Row(name, figure, ratios))
    if share < 1:
        table.notes.append(
            f"Of OpenSpiel's steps {share:.0%} are decisions of players, "
            f"{share * race.rate(rivals.OPEN_SPIEL):,.0f} a second; the others are chance."
        )
    yield table


def _play(state: QuandoRound, random: Callable[[], float]) -> int:
    steps = 0
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))])
        steps += 1
    return steps


def _beginnings(seats: int) -> Iterator[QuandoRound]:
    return cycle([dealt(seats, f"bench {number}") for number in range(ROUNDS)])


def _searched(seats: int) -> Contestant:
    """Without memory: what a bot does in its search, thousands of times a decision."""
    beginnings, random = _beginnings(seats), Random(seats).random
    return Contestant(
        f"Quando, {seats} players", lambda: _play(next(beginnings).search_copy(), random)
    )


def _remembered(seats: int) -> Contestant:
    """With memory: everything that each seat has seen is kept, ready to be observed."""
    beginnings, random = _beginnings(seats), Random(seats).random
    return Contestant(
        f"Quando, {seats} players, with memory", lambda: _play(next(beginnings).copy(), random)
    )


def _dealt_anew(seats: int) -> Contestant:
    """With memory, and the deal itself in the time."""
    numbers, random = count(), Random(seats).random
    return Contestant(
        f"Quando, {seats} players, with memory and dealing",
        lambda: _play(dealt(seats, f"deal {next(numbers)}"), random),
    )


def _submitted(seats: int) -> Contestant:
    """By the checked door: every action is checked, told in events and written to the log."""
    seeds = count()
    random = Random(seats).random
    match = new_match(seats, next(seeds))

    def play() -> int:
        nonlocal match
        if match.result is not None:
            match = new_match(seats, next(seeds))
        match.begin_round()
        steps = 0
        while acting := match.to_act():
            seat = acting[0]
            legal = match.truth.legal(seat)
            match.submit(seat, legal[int(random() * len(legal))])
            steps += 1
        return steps

    return Contestant(f"Quando, {seats} players, Match.submit", play)
