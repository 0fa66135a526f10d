"""Random play: how many steps a second the rules make, beside engines made for nothing else.

All are played by the same loop: ask for the legal actions, choose one by
`legal[int(random() * len(legal))]`, apply it, until the game is over. A step is one action
applied. Making the state to play from is part of the time for all. Others deal while they play
and count it, we copy a round that was dealt, as search does; a row of its own shows what
dealing costs.

What takes longest in Quanto is to find what can be taken from a large display, so the largest have
a table of their own, with nothing known from before.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, cycle
from random import Random

from quando_desktop.engine.contract import AnyRound
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quanto.rules import groups, legal, sets, shapes
from quando_desktop.games.quanto.rules.cards import DECK, JOKER, RAINBOW, TILES
from quando_desktop.games.quanto.rules.legal import Situation
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sets import bounded
from quando_desktop.games.quanto.rules.shapes import shape_of
from tests.bench import rivals
from tests.bench.report import Row, Table
from tests.bench.rounds import dealt, new_match, quanto_dealt
from tests.bench.timing import Contestant, Race, clock

REFERENCES = (rivals.OPEN_SPIEL, rivals.RLCARD)
DECISIONS = "OpenSpiel's decisions"
"""OpenSpiel by the steps in which a player acts, the time for its chance steps included: our
steps are all of that kind, as a deal is no step here."""
ROUNDS = 300
"""Different deals, so that no round is played from memory."""
TRIES = 5


def bench() -> Iterator[Table]:
    yield _random_play()
    yield _large_displays()


def _random_play() -> Table:
    contestants = [
        *(_searched(game, seats) for game in DEALT for seats in (2, 4, 6)),
        *(_remembered(game, seats) for game in DEALT for seats in (2, 4, 6)),
        *(_dealt_anew(game, 4) for game in DEALT),
        *(_submitted(game, 4) for game in DEALT),
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
    return table


Searchable = QuandoRound | QuantoRound
DEALT: dict[str, Callable[[int, str], Searchable]] = {"Quando": dealt, "Quanto": quanto_dealt}
"""For each game how a round of it begins."""


def _play(state: AnyRound, random: Callable[[], float]) -> int:
    steps = 0
    while acting := state.to_act():
        seat = acting[0]
        legal = state.legal(seat)
        state.apply(seat, legal[int(random() * len(legal))])
        steps += 1
    return steps


def _beginnings(game: str, seats: int) -> Iterator[Searchable]:
    return cycle([DEALT[game](seats, f"bench {number}") for number in range(ROUNDS)])


def _searched(game: str, seats: int) -> Contestant:
    """Without memory: what a bot does in its search, thousands of times a decision."""
    beginnings, random = _beginnings(game, seats), Random(seats).random
    return Contestant(
        f"{game}, {seats} players", lambda: _play(next(beginnings).search_copy(), random)
    )


def _remembered(game: str, seats: int) -> Contestant:
    """With memory: everything that each seat has seen is kept, ready to be observed."""
    beginnings, random = _beginnings(game, seats), Random(seats).random
    return Contestant(
        f"{game}, {seats} players, with memory", lambda: _play(next(beginnings).copy(), random)
    )


def _dealt_anew(game: str, seats: int) -> Contestant:
    """With memory, and the deal itself in the time."""
    numbers, random = count(), Random(seats).random
    return Contestant(
        f"{game}, {seats} players, with memory and dealing",
        lambda: _play(DEALT[game](seats, f"deal {next(numbers)}"), random),
    )


def _submitted(game: str, seats: int) -> Contestant:
    """By the checked door: every action is checked, told in events and written to the log."""
    seeds = count()
    random = Random(seats).random
    match = new_match(seats, next(seeds), GAMES[game.lower()])

    def play() -> int:
        nonlocal match
        if match.result is not None:
            match = new_match(seats, next(seeds), match.game)
        match.begin_round()
        steps = 0
        while acting := match.to_act():
            seat = acting[0]
            legal = match.truth.legal(seat)
            match.submit(seat, legal[int(random() * len(legal))])
            steps += 1
        return steps

    return Contestant(f"{game}, {seats} players, Match.submit", play)


# ---------------------------------------------------------------- large displays

HAND = (12, 12 + RAINBOW, 11, 4)
"""With them there is most to be found."""
SMALL = tuple(range(1, 11))
DISPLAYS = {
    "6 cards": (1, 3, 4, 7, 8, 12),
    "6 cards, a joker": (JOKER, 1, 3, 4, 7, 8),
    "12 cards, two jokers": (JOKER, JOKER, *SMALL),
    "16 cards, two jokers": (JOKER, JOKER, *SMALL, *(value + RAINBOW for value in (4, 5, 6, 7))),
    "55 cards, two jokers": (JOKER, *DECK[::2]),
}


def _large_displays() -> Table:
    table = Table("Quanto: all that a hand of four can do", head="actions, all known, one chosen")
    for what, display in DISPLAYS.items():
        for own in (0, 12):
            tiles = sum(1 << tile for tile in TILES if tile != own)
            situation = Situation(
                bounded(shape_of(display)), tiles, 0, 0, (own, 0), free_discard=True
            )
            known, chosen, number = (
                sorted(times)[TRIES // 2]
                for times in zip(*(_find(situation) for _ in range(TRIES)), strict=True)
            )
            quanto = "a quanto of 12" if own else "no quanto"
            figure = f"{number:,.0f}, {1000 * known:.1f} ms, {1000 * chosen:.1f} ms"
            table.rows.append(Row(f"{what}, {quanto}", figure))
    return table


def _find(situation: Situation) -> tuple[float, float, int]:
    """How long it takes to know how many actions there are, and to make one of them."""
    for module in (shapes, sets, groups, legal):
        for kept in vars(module).values():
            if hasattr(kept, "cache_clear"):
                kept.cache_clear()
    began = clock()
    found = legal.plays(HAND, situation)
    known = clock()
    assert found[len(found) // 2] is not None
    return known - began, clock() - known, len(found)
