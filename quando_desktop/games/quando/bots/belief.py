"""What a player should believe of cards of which it knows no side, or one: the draw pile, and the
other sides of its own.

Counting alone takes each unseen side to be as likely in the pile as in a hand. But the others keep
low sides, so what is left for the pile is higher than that: whoever counts seems to draw badly on
average. Here the odds are means over worlds that fit what the others did.

Within a world, cards that only chance has laid where they are may change places: those on the pile,
and those of the player's own that show the same number. So each world tells the odds of everything
that could come, not one example.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.guess import Guess
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.view import QuandoView

TRUST = 1.5
"""The likeness is made for all kinds of players, and allows for slips; by it alone the pile is
still believed to be lower than it is. With this much trust it was believed to be as high as it was,
at a table of good players."""

Odds = Sequence[float]


class Belief:
    """The odds of what may come, for one observation."""

    def __init__(self, view: QuandoView, likeness: Likeness, worlds: int, chance: Chance) -> None:
        guess = Guess(view, likeness, TRUST)
        sampler = guess.sampler
        # Where the others hold a card is no chance: they chose to.
        free = [[card for card in cards if card not in guess.owner] for cards in sampler.half_seen]
        shown = [0.0 for _ in NUMBERS]
        behind = [[0.0 for _ in NUMBERS] for _ in NUMBERS]
        for world in guess.worlds(worlds, chance):
            front, back = world.front, world.back
            partners = [
                [front[card] + back[card] - number for card in cards]
                for number, cards in enumerate(free)
            ]
            for card in sampler.unseen:
                one, other = front[card], back[card]
                partners[one].append(other)
                partners[other].append(one)
                shown[one] += 1
                shown[other] += 1
            for number, found in enumerate(partners):
                for partner in found:
                    behind[number][partner] += 1 / len(found)
        self._shown = _as_odds(shown)
        self._behind = [_as_odds(row) for row in behind]

    @property
    def next_shown(self) -> Odds | None:
        """The chance of each number to be shown by the card below the top of the draw pile; None
        where there is none of which nothing is known."""
        return self._shown

    def behind(self, number: int) -> Odds | None:
        """The chance of each number to be on the other side of a card that shows this one, on the
        pile or in the own hand; None where there is no such card."""
        return self._behind[number]


def _as_odds(weights: list[float]) -> Odds | None:
    whole = sum(weights)
    return [weight / whole for weight in weights] if whole else None
