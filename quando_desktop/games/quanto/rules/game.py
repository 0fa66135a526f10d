"""Quanto as a game of the box: its options, its deal, and how a match is counted."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    Achievement,
    Game,
    Json,
    Notable,
    Option,
    Options,
    Result,
    Tallies,
)
from quando_desktop.engine.dealing import next_dealer
from quando_desktop.games.quanto.rules import achievements, tallies
from quando_desktop.games.quanto.rules.cards import DECK, QuantoDeal, base_size, display_size
from quando_desktop.games.quanto.rules.codec import QuantoCodec
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.sampler import Sampler

TEAM_SEATS = 4


def team_sums(scores: tuple[int, ...]) -> tuple[int, ...]:
    """The partners' points added up, as everybody's (N25)."""
    return tuple(score + scores[(seat + 2) % 4] for seat, score in enumerate(scores))


def result_of(teams: bool, scores: tuple[int, ...]) -> Result:
    """The most cards win; a tie has several winners, and of teams all four."""
    counted = team_sums(scores) if teams else scores
    most = max(counted)
    return Result(scores, tuple(seat for seat, count in enumerate(counted) if count == most))


class QuantoGame(Game[QuantoRound, QuantoDeal]):
    id = "quanto"
    title = "Quanto"
    seats = range(2, 7)
    fewest_win = False
    one_round = True

    codec = QuantoCodec()

    def options(self, seats: int) -> tuple[Option, ...]:
        """Two teams (N22 to N25), which four can be, and discarding at will (N12)."""
        return (
            Option("teams", default=False, maximum=1 if seats == TEAM_SEATS else 0),
            Option("free_discard", default=False),
        )

    def sides(self, seats: int, options: Options) -> tuple[tuple[int, ...], ...]:
        """Partners sit opposite each other (N22)."""
        if options["teams"]:
            return tuple((seat, seat + TEAM_SEATS // 2) for seat in range(TEAM_SEATS // 2))
        return super().sides(seats, options)

    def deal(
        self,
        seats: int,
        options: Options,
        previous: QuantoDeal | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> QuantoDeal:
        """Hands, then the display, which grows with its rainbow cards (N3, N4)."""
        before = None if previous is None else previous.dealer
        dealer = next_dealer(seats, before, first_dealer, chance)
        cards = chance.shuffled(DECK)
        size = base_size(seats)
        hands = tuple(tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
        rest = cards[seats * size :]
        shown = size
        while shown < display_size(seats, rest[:shown]):
            shown += 1
        return QuantoDeal(dealer, hands, tuple(rest[:shown]), tuple(rest[shown:]))

    def begin(self, options: Options, deal: QuantoDeal, scores: tuple[int, ...]) -> QuantoRound:
        return QuantoRound(options, deal, scores)

    def sample(self, observation: Any, chance: Chance) -> QuantoRound:
        return Sampler(observation).draw(chance)

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        """One round is a match."""
        return result_of(bool(options["teams"]), scores)

    def achievements(self, options: Options, rounds: Sequence[Json]) -> tuple[Achievement, ...]:
        return achievements.of_rounds(rounds)

    def tallies(self, options: Options, rounds: Sequence[Json], seats: int) -> Tallies:
        return tallies.of_rounds(rounds, seats)

    def notables(self, options: Options, rounds: Sequence[Json]) -> tuple[Notable, ...]:
        return tuple(tallies.notables(rounds))
