"""Computer players that play as children and casual players do: by rules of thumb."""

from __future__ import annotations

from math import floor

from quando_desktop.bots.bot import Advice, Bot
from quando_desktop.bots.characters import PLAIN, Temperament
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action
from quando_desktop.games.quando.bots.bot import zero_to_turn
from quando_desktop.games.quando.bots.plain import WORTH_PLAYING, worth
from quando_desktop.games.quando.bots.policy import STRAIGHT, SUM, fronts_of, is_triplet, sets_in
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.bots.reckoning import COURAGE_AFTER, Reckoning
from quando_desktop.games.quando.bots.weights import built_in
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, QuandoAction
from quando_desktop.games.quando.rules.hand import COUNT
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.named_tuple import NamedTuple

CURIOSITY = 0.7
"""Points by which a shown number has to be lower for a player who loves the hidden side. A part of
a point counts now and then, here and below."""
COLLECTING, SAVING = 1.5, 1.5
"""Points by which a triplet seems better, and a pair worse, to a player who saves them up."""
HASTE, HASTY = 1.0, 0.3
"""Points below the most that are good enough for a hasty player, and how often that happens."""
PATIENCE, IMPATIENCE, COURAGE = 0.75, 0.25, 0.25
"""Points by which a total has to be lower for a player who waits, and by which it may be higher for
one who does not wait, which costs more, and for one who gets bold with each play."""
CALM = 0.4
"""The part of its whims that a player who waits thinks better of."""


class Habits(NamedTuple):
    knocks_at: int
    """The highest total to knock with."""
    whim: float = 0.0
    """The chance that it knocks with any total up to ..."""
    whim_total: int = 0
    overlooks: float = 0.0
    """The chance that it does not see a straight."""
    takes_shown: int = 4
    """The highest number that it takes open."""
    patience: int = 12
    """After so many plays of its own it knocks with ever higher totals, so that rounds end."""


EASY = Habits(knocks_at=6, whim=0.2, whim_total=12, overlooks=0.75, patience=8)
"""A child of eight who knows the rules."""
FAIR = Habits(knocks_at=3)
"""A casual adult."""

_NO_VALUES = built_in().policy()
"""A reckoning wants values; these players never ask for them."""


class SimpleBot(Bot[QuandoView]):
    def __init__(self, habits: Habits, temperament: Temperament = PLAIN) -> None:
        self._habits = habits
        self._temperament = temperament

    def choose(self, observation: QuandoView, chance: Chance) -> Action:
        action = self.advise(observation, chance).action
        assert action is not None
        return action

    def advise(self, observation: QuandoView, chance: Chance) -> Advice:
        match observation.phase:
            case Phase.DRAW | Phase.PENALTY_DRAW:
                return self._draw(observation, chance)
            case Phase.FLIP:
                return self._flip(observation, chance)
        return self._turn(observation, chance)

    # ----------------------------------------------------------------- the parts

    def _draw(self, view: QuandoView, chance: Chance) -> Advice:
        shown = view.draw[0].up
        wanted = self._habits.takes_shown - CURIOSITY * self._temperament.curiosity
        limit = _rounded(wanted, chance)
        if shown is not None and shown <= limit:
            return _advice(view, Draw.SHOWN, Ground.SHOWN_GOOD, shown=shown)
        return _advice(view, Draw.HIDDEN, Ground.HIDDEN_GOOD, shown=shown)

    @staticmethod
    def _flip(view: QuandoView, chance: Chance) -> Advice:
        ground = Ground.ONLY_CHOICE if len(view.legal()) == 1 else Ground.CHEAPEST_ZERO
        return _advice(view, zero_to_turn(view, chance), ground)

    def _turn(self, view: QuandoView, chance: Chance) -> Advice:
        reckoning = Reckoning(view, _NO_VALUES, self._temperament)
        if view.call is Call.KNOCK:
            habits = self._habits
            if reckoning.total <= _rounded(self._knock_limit(reckoning), chance):
                return _advice(view, Call.KNOCK, Ground.KNOCK_GOOD)
            whim = habits.whim * (1 - CALM * max(0.0, self._temperament.patience))
            if chance.random() < whim and reckoning.total <= habits.whim_total:
                return _advice(view, Call.KNOCK, Ground.WHIM)
        laid = self._set(reckoning, chance)
        if view.call is Call.PASS and worth(laid) <= WORTH_PLAYING:
            return _advice(view, Call.PASS, Ground.PASS_GOOD)
        ground = Ground.TRIPLET if is_triplet(laid) else Ground.WHIM
        if not is_triplet(laid) and SUM[laid] == max(
            SUM[each] for each in sets_in(reckoning.shape)
        ):
            ground = Ground.MOST_POINTS
        return _advice(view, reckoning.play(laid), ground, fronts_of(laid))

    def _knock_limit(self, reckoning: Reckoning) -> float:
        temperament, plays = self._temperament, reckoning.plays
        limit = self._habits.knocks_at + max(0, plays - self._habits.patience)
        bolder = COURAGE * temperament.late_courage * max(0, plays - COURAGE_AFTER)
        lean = PATIENCE if temperament.patience > 0 else IMPATIENCE
        return limit - lean * temperament.patience + bolder

    def _set(self, reckoning: Reckoning, chance: Chance) -> int:
        """The set with the most points that it sees."""
        sets = sets_in(reckoning.shape)
        if chance.random() < self._habits.overlooks:
            sets = [laid for laid in sets if laid < STRAIGHT]
        haste = self._temperament.haste
        if haste > 0 and chance.random() < HASTY:
            # The first that catches the eye is the first in the hand.
            enough = max(map(self._seems, sets)) - HASTE * haste
            return next(laid for laid in sets if self._seems(laid) >= enough)
        return max(sets, key=self._seems)

    def _seems(self, laid: int) -> float:
        collecting = self._temperament.collecting
        if is_triplet(laid):
            return worth(laid) + COLLECTING * collecting
        saved = SAVING * collecting if laid < STRAIGHT and laid & COUNT == 2 else 0.0
        return worth(laid) - saved


def _rounded(limit: float, chance: Chance) -> int:
    """The whole number below, or the one above as often as it is near."""
    whole = floor(limit)
    part = limit - whole
    return whole + 1 if part and chance.random() < part else whole


def _advice(
    view: QuandoView,
    action: QuandoAction,
    ground: Ground,
    fronts: tuple[int, ...] = (),
    shown: int | None = None,
) -> Advice:
    total = sum(own.front for own in view.hand)
    return Advice(
        action, QuandoReason(ground, total, (Weighed(action, fronts, None),), (), shown=shown)
    )
