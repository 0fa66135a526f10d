"""7 ate 9 as a game of the box."""

from __future__ import annotations

from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Game, Option, Options, Result
from quando_desktop.games.seven_ate_nine.rules import scoring
from quando_desktop.games.seven_ate_nine.rules.cards import DECK
from quando_desktop.games.seven_ate_nine.rules.codec import SevenCodec
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal, stack_size
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.sampler import Sampler


class SevenAteNine(Game[SevenRound, SevenDeal]):
    id = "seven_ate_nine"
    title = "7 ate 9"
    seats = range(2, 5)
    live = True

    codec = SevenCodec()

    def options(self, seats: int) -> tuple[Option, ...]:
        """The games of the tournament (S12), and the two means against hoarding and trying."""
        return (
            Option("games", default=1, minimum=1, maximum=scoring.GAMES_A_PLAYER * seats),
            Option("hand_limit", default=0, maximum=20, lowest=5),
            Option("lockout", default=False),
        )

    def deal(
        self,
        seats: int,
        options: Options,
        previous: SevenDeal | None,
        chance: Chance,
        first_dealer: int | None = None,
    ) -> SevenDeal:
        """All cards but one are dealt evenly (S3). Nobody deals, nobody begins."""
        cards = chance.shuffled(DECK)
        size = stack_size(seats)
        stacks = (tuple(cards[seat * size : (seat + 1) * size]) for seat in range(seats))
        return SevenDeal(tuple(stacks), cards[-1])

    def begin(self, options: Options, deal: SevenDeal, scores: tuple[int, ...]) -> SevenRound:
        return SevenRound(options, deal, scores)

    def sample(self, observation: Any, chance: Chance) -> SevenRound:
        return Sampler(observation).draw(chance)

    def result(self, options: Options, scores: tuple[int, ...], rounds: int) -> Result | None:
        return scoring.result(options["games"], scores, rounds)
