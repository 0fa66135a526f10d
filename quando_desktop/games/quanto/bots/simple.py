"""Computer players that play as children and casual players do: by what they see at a glance."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.bots.grounds import said
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.bots.teamwork import simple_answer, simple_offer
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    CardGroup,
    Discard,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.effects import card_of, gains
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.named_tuple import NamedTuple

COLLECTING, CURIOSITY, PATIENCE, COURAGE, HASTE = 0.8, 1.0, 1.0, 1.0, 1.0
"""Cards by which a leaning of the temperament changes what something seems worth."""
POWER = 1.5
"""Cards that a discarded 2 or 3 seems worth."""


class Habits(NamedTuple):
    """Chances that it sees something, from 0 to 1."""

    pairs: float
    """That two cards add up."""
    sums: float
    """That more than two do."""
    further: float
    """One more group, besides the first."""
    quanto: float
    """That there is a quanto to form, to extend or to take."""
    built: float
    """The apparent worth of a card of a quanto, beside one that is won."""
    joker: float
    """The apparent worth of a joker in the hand."""
    offers: bool
    """Whether it offers its partner cards."""


EASY = Habits(pairs=0.5, sums=0.08, further=0.35, quanto=0.8, built=0.2, joker=0.0, offers=False)
"""A child of eight who knows the rules."""
FAIR = Habits(pairs=0.95, sums=0.7, further=0.8, quanto=0.95, built=0.8, joker=1.5, offers=True)
"""A casual adult."""


class SimpleBot(Bot[QuantoView]):
    def __init__(self, habits: Habits, temperament: Temperament = PLAIN) -> None:
        self._habits = habits
        self._temperament = temperament

    def choose(self, observation: QuantoView, chance: Chance) -> Action | None:
        return self.advise(observation, chance).action

    def advise(self, observation: QuantoView, chance: Chance) -> Advice:
        if observation.phase is Phase.ANSWER:
            return said(observation, simple_answer(observation))
        if observation.seat != observation.active:
            return said(observation, simple_offer(observation) if self._habits.offers else None)
        return self._turn(observation, chance)

    def _turn(self, view: QuantoView, chance: Chance) -> Advice:
        legal = view.legal()
        glance = Glance(self._habits, chance)
        seen = [action for action in legal if glance.sees(action)]
        if not seen:
            # Another player points out what the card can do.
            least = min(sum(gains(action, view)) for action in legal)
            seen = [action for action in legal if sum(gains(action, view)) == least]
        seems = [self._seems(action, view) for action in seen]
        enough = max(seems) - HASTE * max(0.0, self._temperament.haste)
        good = [action for action, worth in zip(seen, seems, strict=True) if worth >= enough]
        # The first that catches the eye is the first in the hand.
        chosen = good[0] if self._temperament.haste > 0 else chance.choice(good)
        weighed = Weighed(chosen, *gains(chosen, view))
        return Advice(chosen, QuantoReason(self._ground(chosen, view, legal), (weighed,)))

    @staticmethod
    def _ground(chosen: QuantoAction, view: QuantoView, legal: Sequence[QuantoAction]) -> Ground:
        if len(legal) == 1:
            return Ground.ONLY_CHOICE
        if isinstance(chosen, Take):
            return Ground.TAKES_QUANTO
        cards = gains(chosen, view)[0]
        most = max([gains(action, view)[0] for action in legal])
        return Ground.MOST_CARDS if cards and cards == most else Ground.WHIM

    def _seems(self, action: QuantoAction, view: QuantoView) -> float:
        temperament = self._temperament
        cards, built = gains(action, view)
        worth = cards + self._habits.built * built
        match action:
            case Form() | Extend():
                worth += COLLECTING * temperament.collecting
            case Take():
                late = 0.0 if view.draw > 40 else COURAGE * temperament.late_courage
                worth += late - PATIENCE * temperament.patience
            case Discard(2 | 3):
                worth += POWER + CURIOSITY * temperament.curiosity
        return worth - self._habits.joker if card_of(action) == JOKER else worth


class Glance:
    """One look at the display: what a player sees, and what not."""

    def __init__(self, habits: Habits, chance: Chance) -> None:
        self._habits = habits
        self._chance = chance
        self._seen: dict[object, bool] = {}

    def sees(self, action: QuantoAction) -> bool:
        match action:
            case Capture():
                return self._groups(action.groups)
            case Form():
                return (
                    self._may("quanto", self._habits.quanto)
                    and self._may((action.partner, action.tile), self._habits.pairs)
                    and (not action.groups or self._groups(action.groups, 1))
                )
            case Extend():
                # The played card is one of those that add up.
                return self._may("quanto", self._habits.quanto) and self._group(
                    (action.card, *action.cards)
                )
            case Take():
                return self._may("quanto", self._habits.quanto) and (
                    not action.groups or self._groups(action.groups, 1)
                )
            case Steal():
                return self._may("quanto", self._habits.quanto)
        return True

    def _groups(self, groups: tuple[CardGroup, ...], before: int = 0) -> bool:
        """All of them; each beyond the first has to be thought of."""
        further = [
            self._may(("further", place), self._habits.further)
            for place in range(1, len(groups) + before)
        ]
        return all(further) and all(map(self._group, groups))

    def _group(self, group: CardGroup) -> bool:
        if len(group) == 1:
            return True
        return self._may(group, self._habits.pairs if len(group) == 2 else self._habits.sums)

    def _may(self, what: object, often: float) -> bool:
        """Whether it comes to mind: once for each look."""
        if what not in self._seen:
            self._seen[what] = self._chance.random() < often
        return self._seen[what]
