"""7 ate 9 as a game of the box."""

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
from quando_desktop.games.seven_ate_nine.rules import achievements, alone, scoring, tempo
from quando_desktop.games.seven_ate_nine.rules.cards import DECK
from quando_desktop.games.seven_ate_nine.rules.codec import SevenCodec
from quando_desktop.games.seven_ate_nine.rules.deal import (
    MOST_SPARED,
    SevenDeal,
    dealt_to,
    spared,
    stack_size,
)
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.sampler import Sampler


class SevenAteNine(Game[SevenRound, SevenDeal]):
    id = "seven_ate_nine"
    title = "7 ate 9"
    seats = range(2, 5)
    live = True
    solo = True

    codec = SevenCodec()

    def options(self, seats: int) -> tuple[Option, ...]:
        """The games of the tournament (S12), the means against hoarding and trying (S18), play by
        turns (S13), and for each of four seats the cards that it is spared (S19). One alone plays
        single games with all cards."""
        games = scoring.GAMES_A_PLAYER * seats if seats > 1 else 1
        return (
            Option("games", default=1, minimum=1, maximum=games),
            Option("hand_limit", default=0, maximum=20, lowest=5),
            Option("lockout", default=False),
            Option("by_turns", default=False, before=False),
            Option("hold", default=True, before=False),
            *(
                Option(
                    spared(seat),
                    default=0,
                    maximum=MOST_SPARED if 1 < seats > seat else 0,
                    before=0,
                )
                for seat in range(self.seats[-1])
            ),
        )

    def runs(self, options: Options) -> bool:
        return not options["by_turns"]

    def deal(
        self,
        seats: int,
        options: Options,
        previous: SevenDeal | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> SevenDeal:
        """All cards but one are dealt evenly (S3); alone, half of them stay in the box (S17).
        Nobody deals, and nobody begins but by turns (S13)."""
        cards = chance.shuffled(DECK)
        size = stack_size(seats)
        stacks = (
            tuple(cards[seat * size : seat * size + dealt_to(seat, seats, options)])
            for seat in range(seats)
        )
        first = None
        if options.get("by_turns"):
            before = None if previous is None else previous.first
            first = chance.below(seats) if before is None else (before + 1) % seats
            first = first_dealer if before is None and first_dealer is not None else first
        return SevenDeal(tuple(stacks), cards[-1], first)

    def begin(self, options: Options, deal: SevenDeal, scores: tuple[int, ...]) -> SevenRound:
        return SevenRound(options, deal, scores)

    def sample(self, observation: Any, chance: Chance) -> SevenRound:
        return Sampler(observation).draw(chance)

    def achievements(self, options: Options, rounds: Sequence[Json]) -> tuple[Achievement, ...]:
        return achievements.of_rounds(rounds, by_turns=bool(options["by_turns"]))

    def feat(self, options: Options, played: Json) -> int | None:
        return alone.feat(played, by_turns=bool(options["by_turns"]))

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        return scoring.result(options["games"], scores, rounds)

    def tallies(self, options: Options, rounds: Sequence[Json], seats: int) -> Tallies:
        return tempo.of_rounds(rounds, options, seats)

    def notables(self, options: Options, rounds: Sequence[Json]) -> tuple[Notable, ...]:
        return tuple(tempo.notables(rounds))
