"""Quando as a game of the box."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    Achievement,
    Claim,
    Game,
    Json,
    Notable,
    Option,
    Options,
    Result,
    Tallies,
)
from quando_desktop.engine.dealing import next_dealer, read_points
from quando_desktop.games.quando.rules import scoring, tallies
from quando_desktop.games.quando.rules.cards import DECK_SIZE, PAIRS
from quando_desktop.games.quando.rules.codec import QuandoCodec
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.sampler import Sampler

LARGEST_HAND = 18
"""As many cards as a table shows well."""


def hand_size(seats: int) -> int:
    """Cards dealt to each (Q2)."""
    return 8 if seats <= 3 else 7


class Quando(Game[QuandoRound, QuandoDeal]):
    id = "quando"
    title = "Quando"
    seats = range(2, 7)
    codec = QuandoCodec()

    def options(self, seats: int) -> tuple[Option, ...]:
        """Target (Q24), knock penalty (Q23), hand size (Q2) and when one may knock (Q17)."""
        return (
            Option("target", default=40 if seats == 2 else 50, minimum=1, maximum=1000),
            Option("knock_penalty", default=5, minimum=0, maximum=100),
            Option(
                "hand_size",
                default=hand_size(seats),
                minimum=1,
                maximum=min(LARGEST_HAND, (DECK_SIZE - 1) // seats),
            ),
            Option("plays_before_knock", default=2, minimum=0, maximum=20),
        )

    def deal(
        self,
        seats: int,
        options: Options,
        previous: QuandoDeal | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> QuandoDeal:
        """Order and upper sides are random (Q3); the deal moves clockwise (Q7)."""
        before = None if previous is None else previous.dealer
        dealer = next_dealer(seats, before, first_dealer, chance)
        cards = [(a, b) if chance.coin() else (b, a) for a, b in chance.shuffled(PAIRS)]
        size = options["hand_size"]
        hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
        return QuandoDeal(dealer, hands, tuple(cards[seats * size :]))

    def begin(self, options: Options, deal: QuandoDeal, scores: tuple[int, ...]) -> QuandoRound:
        return QuandoRound(options, deal, scores)

    def sample(self, observation: Any, chance: Chance) -> QuandoRound:
        return Sampler(observation).draw(chance)

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        return scoring.result(options["target"], scores)

    def achievements(self, options: Options, rounds: Sequence[Json]) -> tuple[Achievement, ...]:
        """The points of each seat in the whole match, of which few are best."""
        given = [played["points"] for played in rounds if "points" in played]
        if not given:
            return ()
        sums = map(sum, zip(*(read_points(each, len(given[0])) for each in given), strict=True))
        return tuple(Achievement(seat, "lowest", score, True) for seat, score in enumerate(sums))

    def claims(self, played: Json, seats: int) -> tuple[Claim, ...]:
        """The knocks: one is won by the lowest total alone (Q23)."""
        if "totals" not in played or not isinstance(played.get("actions"), list):
            return ()
        totals = read_points(played["totals"], seats)
        lowest = min(totals)
        found = []
        for action in played["actions"]:
            match action:
                case {"player": int(seat), "do": "knock"} if seat in range(seats):
                    won = totals[seat] == lowest and totals.count(lowest) == 1
                    found.append(Claim(int(seat), won))
        return tuple(found)

    def tallies(self, options: Options, rounds: Sequence[Json], seats: int) -> Tallies:
        return tallies.of_rounds(rounds, seats)

    def notables(self, options: Options, rounds: Sequence[Json]) -> tuple[Notable, ...]:
        return tuple(tallies.notables(rounds))
