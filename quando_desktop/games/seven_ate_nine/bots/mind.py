"""A computer player of 7 ate 9: it notices, reckons, looks for a card, grips it and lays it.

Each of these takes its time, and each can go wrong. It keeps one plan: what it does next, when that
arrives, and from when on nothing can hold it back. A new card on the pile is noticed a reaction
time later: if the plan can still be dropped then, there is a new one; otherwise the hand is on its
way, and the card comes too late.

What it thinks about the pile is what it has noticed (`Noticed`), never what lies there; the own
hand it has in front of it. Everything that follows from something shown now happens after the
reaction time, at least `FLOOR` later, what becomes of its own cards included.
"""

from __future__ import annotations

from quando_desktop.bots.live_mind import FULL, Mind, PlannedAction
from quando_desktop.engine.chance import Chance
from quando_desktop.games.seven_ate_nine.bots.eyes import Eyes, work_out
from quando_desktop.games.seven_ate_nine.bots.faculties import (
    FLOOR,
    FORMS,
    WHOLE,
    Faculties,
    happens,
    lasting,
)
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import DECK_SIZE, fits, value_of
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView
from quando_desktop.named_tuple import NamedTuple

TIRED_AFTER = 120_000
NEARLY_OUT = 5
"""Cards left of anybody's with which it becomes exciting."""
SECOND_LOOKS = 12
"""Searches of a hand in which it has overlooked a card, until it finds it."""
CAREFUL = 300
"""Slips after a wrong card, in thousandths of the usual ones."""


class Noticed(NamedTuple):
    """The state of the table as it knows it, and since when."""

    at: int
    top: int
    fewest: int
    """The cards left to whoever has the fewest, hand and stack."""


NOTHING = Noticed(0, 0, DECK_SIZE)
"""Before the first card."""


class MindPlan(NamedTuple):
    """An intent on its way to the table."""

    intent: PlannedAction
    gripped: int
    """The moment from which on it has the card between its fingers."""
    bound: int
    """The moment from which on it is carried out, whatever is noticed."""


class SevenMind(Mind[SevenView]):
    """One player."""

    def __init__(self, able: Faculties, chance: Chance) -> None:
        self._able = able
        self._chance = chance
        self._eyes = Eyes(able, chance)
        self._view: SevenView | None = None
        """The view that was shown last, None before a start signal."""
        self._noticed = NOTHING
        self._coming: Noticed | None = None
        """The state that will be noticed after the present plan was carried out."""
        self._believed = (0, 0)
        """The values that it believes to fit."""
        self._plan: MindPlan | None = None
        self._done: PlannedAction | None = None
        """Actions that have arrived and were not seen to have any effect yet."""
        self._care = WHOLE
        self._form = WHOLE
        """How long everything takes in this game, in thousandths."""
        self._aim = 0
        """The card that its keys are at, as `HeldCard.held`."""
        self._told = 0
        """The moment when it was last told what became of its own doing, or heard a start
        signal."""

    # ------------------------------------------------------------------ what it is told

    def startle(self, at: int) -> None:
        if at == 0:
            self._eyes.forget()
            self._noticed = NOTHING
            self._form = self._chance.choice(FORMS)
            self._aim = 0
        self._view = self._coming = self._plan = self._done = None
        self._told = at
        self._care = WHOLE

    def see(self, observation: SevenView, at: int) -> None:
        before, self._view = self._view, observation
        done, self._done = self._done, None
        if observation.stuck or observation.winner is not None:
            self._plan = None
        elif done is not None:
            self._see_own(done, observation, at)
        elif before is None or before.pile != observation.pile:
            self._see_pile(observation, at)

    def intent(self) -> PlannedAction | None:
        return None if self._plan is None else self._plan.intent

    def act(self) -> None:
        assert self._plan is not None
        self._done, self._plan = self._plan.intent, None

    # -------------------------------------------------------------------- what it sees

    def _see_pile(self, view: SevenView, at: int) -> None:
        """Another player's card, or a start signal."""
        when = at + max(FLOOR, self._lasting(self._able.reaction, at))
        noticed = _on_table(view, when)
        if self._plan is not None and self._plan.bound <= when:
            self._coming = noticed
        else:
            self._consider(noticed, view)

    def _see_own(self, done: PlannedAction, view: SevenView, at: int) -> None:
        """Takes in what has become of what it did itself."""
        self._told = at
        if not isinstance(done.action, Play):
            self._take_up(view, at)
        elif all(held.held != done.action.held for held in view.hand):
            # It has laid that card, so it need not look up to know what lies there.
            self._care = WHOLE
            self._coming = None
            self._consider(_on_table(view, at), view, ahead=True)
        else:
            self._care = CAREFUL
            looks_up = at + max(FLOOR, self._lasting(self._able.reaction, at))
            if self._coming is not None:
                looks_up = max(at + FLOOR, min(looks_up, self._coming.at))
            self._coming = None
            self._consider(_on_table(view, looks_up), view)

    def _take_up(self, view: SevenView, at: int) -> None:
        """A card drawn; the pile is as it was noticed, unless something new is noticed soon."""
        if view.hand:
            self._eyes.look_at(view.hand[-1])
        self._plan = self._think(at, view)
        coming, self._coming = self._coming, None
        if coming is None:
            return
        if self._plan is None or self._plan.bound > coming.at:
            self._consider(coming, view)
        else:
            self._coming = coming

    # ------------------------------------------------------------------ what it thinks

    def _consider(self, noticed: Noticed, view: SevenView, ahead: bool = False) -> None:
        """Begins anew with what it has noticed; `ahead` if it could reckon before that."""
        gripped = self._gripped(noticed.at)
        self._noticed = noticed
        self._believed, time = work_out(noticed.top, self._able, self._chance, self._slips())
        start = noticed.at + self._lasting(time // 2 if ahead else time, noticed.at)
        if gripped is not None and value_of(gripped.card) in self._believed:
            # By luck the card in its fingers fits on the new one, too.
            self._plan = self._lay(gripped, start, view, is_gripped=True)
        else:
            self._plan = self._think(start, view)

    def _gripped(self, at: int) -> HeldCard | None:
        """The card that it is about to lay, if it has found it by then."""
        if self._plan is None or at < self._plan.gripped:
            return None
        action = self._plan.intent.action
        if not isinstance(action, Play) or action.held is None:
            return None
        return HeldCard(action.held, action.card)

    def _think(self, start: int, view: SevenView) -> MindPlan | None:
        """The plan from now on with the values in its head."""
        if view.may_finish:
            return self._lay(view.hand[0], start, view)
        if view.may_draw and self._wants_more(len(view.hand)):
            return self._draw(start)
        found = self._eyes.search(view.hand, self._believed)
        now = start + self._lasting(found.time, start)
        if found.chosen is not None:
            return self._lay(found.chosen, now, view)
        if view.may_draw:
            return self._draw(now + self._lasting(self._able.doubt, now))
        return self._look_again(now, view)

    def _wants_more(self, cards: int) -> bool:
        return cards < self._able.hoard or happens(self._able.peek, self._chance)

    def _look_again(self, now: int, view: SevenView) -> MindPlan | None:
        """Nothing seems to fit, and nothing can be drawn. If something fits, it is found in the
        end; if not, others have to act."""
        fitting = [held for held in view.hand if fits(held.card, self._noticed.top)]
        if not fitting:
            return None
        for _ in range(SECOND_LOOKS):
            self._believed, time = work_out(
                self._noticed.top, self._able, self._chance, self._slips()
            )
            found = self._eyes.search(view.hand, self._believed)
            now += self._lasting(self._able.doubt + time + found.time, now)
            if found.chosen is not None:
                return self._lay(found.chosen, now, view)
        return self._lay(fitting[0], now, view)

    # -------------------------------------------------------------------- what it does

    def _lay(
        self, held: HeldCard, start: int, view: SevenView, is_gripped: bool = False
    ) -> MindPlan:
        """Grips a card and lays it; not before it may, if it has been locked out."""
        start = max(start, view.locked_until[view.seat])
        grip = 0 if is_gripped else self._lasting(self._grip(held, view), start)
        reach = self._lasting(self._able.reach, start)
        at = max(start + grip + reach, self._told + FLOOR)
        return MindPlan(PlannedAction(at, Play(held.card, held.held)), start, at - reach)

    def _grip(self, held: HeldCard, view: SevenView) -> int:
        """The time to grip a card: by keys it takes as long as the way there, and round the end of
        the hand."""
        grip = self._able.lay - self._able.reach
        if not self._able.walk:
            return grip
        numbers = [each.held for each in view.hand]
        to = numbers.index(held.held)
        here = next((at for at, each in enumerate(numbers) if each >= self._aim), 0)
        self._aim = held.held
        way = abs(to - here)
        return grip + self._able.walk * min(way, len(numbers) - way)

    def _draw(self, start: int) -> MindPlan:
        at = max(start + self._lasting(self._able.draw, start), self._told + FLOOR)
        return MindPlan(PlannedAction(at, Draw()), start, start)

    def _lasting(self, average: int, at: int) -> int:
        """The time that something takes now: it tires, and it may be thrilled."""
        able = self._able
        pace = able.pace + able.tiring * min(at, TIRED_AFTER) // TIRED_AFTER
        if self._is_thrilled:
            pace -= able.thrill
        pace = pace * self._form // WHOLE
        return lasting(average, self._chance) * pace * FULL // (WHOLE * self.pace)

    def _slips(self) -> int:
        """The share of slips now, in thousandths of its usual slips."""
        thrill = 3 * self._able.thrill if self._is_thrilled else 0
        return self._care * (WHOLE + thrill) // WHOLE

    @property
    def _is_thrilled(self) -> bool:
        return self._noticed.fewest <= NEARLY_OUT


def _on_table(view: SevenView, at: int) -> Noticed:
    left = map(sum, zip(view.hand_sizes, view.stack_sizes, strict=True))
    return Noticed(at, view.top, min(left))
