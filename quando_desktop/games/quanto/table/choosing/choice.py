"""The looker's choice of a play: in which way a card is used, and with which cards of the display.

What can be chosen is read off the legal actions: cards of the display that are chosen are a set,
and a play of just this set is what will be done. So nobody has to say which group a card belongs
to, and a joker's value follows from the cards beside it.

Somebody who finds sums without help gets no proposal: then everything that can be thought of can be
chosen, and only what is done at last has to be right.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from quando_desktop.dataclass import replace
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Extend,
    Form,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, is_rainbow, value_of
from quando_desktop.games.quanto.rules.effects import (
    CardPlay,
    Use,
    UseKind,
    gains,
    taken_by,
    use_of,
)
from quando_desktop.games.quanto.rules.legal import plays
from quando_desktop.games.quanto.rules.shapes import UNITS, Shape, has, shape_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choosing.reading import Plan, Reading
from quando_desktop.games.quanto.table.choosing.uses import ALONE, OTHERWISE, WINNING, conceivable


class PlayChoice:
    """One card to play, and what is chosen to go along."""

    def __init__(
        self, view: QuantoView, card: int, *, aided: bool = True, within: Sequence[int] = ()
    ) -> None:
        """Some cards of the display may have been chosen before the card: they go along, if there
        is a play with them."""
        self.view, self.card = view, card
        """... which is a kind here: equal cards do the same."""
        self.aided = aided
        """Whether the largest play is proposed, and only what goes along can be chosen."""
        self._kinds = {lying.card: lying.kind for lying in view.display}
        self._whole = shape_of(self._kinds.values())
        self._plans: dict[Use, list[Plan]] = {}
        # A rainbow card does what its plain equals do; the card of choice is seen to here.
        for action in plays([value_of(card)], view.situation()):
            assert isinstance(action, CardPlay)
            cards = taken_by(action)
            plan = Plan(action, shape_of(cards), len(cards))
            self._plans.setdefault(use_of(action), []).append(plan)
        found = self._plans if aided else conceivable(view, card)
        self.uses = sorted(found, key=lambda use: [*UseKind].index(use.kind))
        self.use = self._first() if aided else self._usual()
        self.marked: list[int] = []
        """Cards of the display, as they were chosen, by `HeldCard.card`."""
        self._tile: int | None = None
        """The tile that was asked for, where several can be formed of the same cards."""
        self._begin(within)

    def _begin(self, within: Sequence[int]) -> None:
        """With just the cards that were chosen before, or else with these and more."""
        shape = self._shape(within)
        exact = [use for use in self.uses if self._is_whole(use, shape)]
        if within and self.aided:
            fitting = exact or [use for use in self.uses if self._fits(use, shape)]
            within = within if fitting else ()
            self.use = fitting[0] if fitting else self.use
        if within and exact:
            self.marked = [*within]
        else:
            self.propose(within=within)

    def _is_whole(self, use: Use, shape: Shape) -> bool:
        """Whether there is a play with just these cards."""
        extras = [0, *(UNITS[kind] for kind in self._extras(use) if has(shape, UNITS[kind]))]
        plans = self._plans_of(use)
        return any(plan.shape == shape - extra for plan in plans for extra in extras)

    def takes(self, cards: Sequence[int]) -> bool:
        """Whether just these cards of the display can go along."""
        return any(self._is_whole(use, self._shape(cards)) for use in self._plans)

    def _plans_of(self, use: Use) -> list[Plan]:
        return self._plans.get(use, [])

    def _first(self) -> Use:
        """The proposal before anything is chosen: what wins most cards."""
        winning = [use for use in self.uses if use.kind in WINNING]
        if winning:
            return max(winning, key=lambda use: (self._most(use), -WINNING.index(use.kind)))
        return min(self.uses, key=lambda use: OTHERWISE.index(use.kind))

    def _usual(self) -> Use:
        """Without help: what most cards are played for, while there is a display."""
        return Use(UseKind.CAPTURE if self.view.display else UseKind.DISCARD)

    def can(self, use: Use) -> bool:
        """Whether the card can be used so with any cards of the display."""
        return bool(self._plans_of(use))

    def _most(self, use: Use) -> int:
        return max(gains(plan.action, self.view)[0] for plan in self._plans_of(use))

    # ------------------------------------------------------------------ what to do

    def turn_to(self, use: Use) -> None:
        """Another thing to do with the card, as large as it goes; without help with the same cards
        of the display, where any can go along."""
        self.use, self._tile = use, None
        self.propose(within=() if self.aided or use.kind in ALONE else self.marked)

    def propose(self, number: int | None = None, within: Sequence[int] = ()) -> None:
        """Chooses most of the cards that can go along: for a joker as this number, for this tile,
        with these cards of the display. A card of choice is not chosen for anybody."""
        plans = [
            plan
            for plan in self._plans_of(self.use) * self.aided
            if (number is None or self._number_of(plan.action) == number)
            and has(plan.shape, self._shape(within))
        ]
        best = max(plans, key=lambda plan: (plan.size, self._is_handy(plan.action)), default=None)
        self.marked = [*within] if best is None else self._lying(best.shape, within)
        if best is not None and self.takes_bonus:
            rest = self.rest
            if len({self._kinds[card] for card in rest}) == 1:
                # Nothing to choose.
                self.marked.append(rest[0])

    def _is_handy(self, action: CardPlay) -> bool:
        """Whether a quanto can be taken with a card that is in the hand already."""
        if not isinstance(action, Form):
            return False
        return any(value_of(own.kind) == action.tile for own in self.view.hand)

    def _lying(self, shape: Shape, first: Sequence[int]) -> list[int]:
        """Cards of the display of this shape: these first, then from the left."""
        found = []
        others = [card for card in self._kinds if card not in first]
        for card in (*first, *others):
            unit = UNITS[self._kinds[card]]
            if has(shape, unit):
                shape -= unit
                found.append(card)
        return found

    def _shape(self, cards: Iterable[int]) -> Shape:
        return shape_of(self._kinds[card] for card in cards)

    # -------------------------------------------------------------- what goes along

    def toggle(self, card: int) -> bool:
        """Chooses a card of the display, or puts it back; False if it never goes along. What it
        cannot go with is put back, and if it goes with nothing this way, another one is tried."""
        if card in self.marked:
            self.marked.remove(card)
            return True
        if not self.aided:
            self.use = self._usual() if self.use.kind in ALONE else self.use
            self.marked.append(card)
            return True
        if self._mark(card):
            return True
        return self.aim(card)

    def aim(self, card: int) -> bool:
        """Chooses the largest thing that takes this card of the display along; False if nothing
        does."""
        unit = self._shape([card])
        uses = [use for use in (self.use, *self.uses) if self._fits(use, unit)]
        if not uses:
            return False
        self.use, self._tile = uses[0], None
        self.propose(within=[card])
        return True

    def _mark(self, card: int) -> bool:
        """Together with what is chosen, if that goes, or else with as much of it as can be."""
        if not self._fits(self.use, self._shape([card])):
            return False
        wanted = [*self.marked, card]
        if not self._fits(self.use, self._shape(wanted)):
            kept = max(self._keeps(card), key=lambda kept: (sum(kept), kept))
            wanted = [each for each, stays in zip(self.marked, kept, strict=True) if stays]
            wanted.append(card)
        self.marked = wanted
        return True

    def _fits(self, use: Use, shape: Shape) -> bool:
        """Whether there is a play with at least these cards."""
        extras = [0, *(UNITS[kind] for kind in self._extras(use) if has(shape, UNITS[kind]))]
        return any(
            has(plan.shape, shape - extra) and has(self._whole, plan.shape + extra)
            for plan in self._plans_of(use)
            for extra in extras
        )

    def _extras(self, use: Use) -> set[int]:
        """The kinds of cards that a rainbow card can bring besides (N16)."""
        can = is_rainbow(self.card) and use.kind in (UseKind.CAPTURE, UseKind.TAKE)
        return {*self._kinds.values()} if can else set()

    def _keeps(self, card: int) -> Iterator[list[bool]]:
        """For every play with this card which of the chosen ones stay beside it."""
        unit = UNITS[self._kinds[card]]
        for plan in self._plans_of(self.use):
            if has(plan.shape, unit):
                yield self._kept(plan.shape - unit)
            elif self._extras(self.use):
                yield self._kept(plan.shape)

    def _kept(self, shape: Shape) -> list[bool]:
        kept = []
        for card in self.marked:
            unit = UNITS[self._kinds[card]]
            stays = has(shape, unit)
            if stays:
                shape -= unit
            kept.append(stays)
        return kept

    @property
    def open_cards(self) -> frozenset[int]:
        """The cards of the display that groups can be made with; without help any could be."""
        if not self.aided:
            return frozenset(self.rest)
        kinds = {
            kind
            for kind in {*self._kinds.values()}
            if any(has(plan.shape, UNITS[kind]) for plan in self._plans_of(self.use))
        }
        return frozenset(card for card in self.rest if self._kinds[card] in kinds)

    # ------------------------------------------------------------------ what it is

    @property
    def reading(self) -> Reading:
        shape, plans = self._shape(self.marked), self._plans_of(self.use)
        whole = [plan for plan in plans if plan.shape == shape]
        if whole:
            action = self._preferred(whole)
            return self._read(action, action)
        for kind in self.lying(reversed(self.marked)):
            # The last one is the card of choice rather than an earlier one.
            if kind in self._extras(self.use):
                rest = shape - UNITS[kind]
                whole = [plan for plan in plans if plan.shape == rest]
                if whole:
                    action = self._preferred(whole)
                    assert isinstance(action, Capture | Take)
                    action = replace(action, bonus=kind)
                    return self._read(action, action)
        numbers = self._to_come(shape)
        part = [
            plan
            for plan in plans
            if plan.size
            and has(shape, plan.shape)
            and (not numbers or self._number_of(plan.action) in numbers)
        ]
        if not part:
            return Reading(None, None, rest=tuple(self.marked))
        largest = max(plan.size for plan in part)
        inner = self._preferred([plan for plan in part if plan.size == largest])
        return self._read(None, inner)

    def _to_come(self, shape: Shape) -> set[int]:
        """Numbers that a joker can stand for, or tiles that there can be, with these cards and
        more."""
        plans = self._plans_of(self.use)
        return {self._number_of(plan.action) for plan in plans if has(plan.shape, shape)}

    def _preferred(self, plans: Sequence[Plan]) -> CardPlay:
        """With the tile that was asked for, or the card that was clicked first, or else with a tile
        that the hand has a card for."""
        first = next(iter(self.lying(self.marked)), None)

        def rank(action: CardPlay) -> tuple[bool, bool, bool]:
            if not isinstance(action, Form):
                return False, False, False
            return action.tile == self._tile, self._is_handy(action), action.partner == first

        action = max((plan.action for plan in plans), key=rank)
        return action if isinstance(action, Steal) else replace(action, card=self.card)

    def _read(self, action: CardPlay | None, inner: CardPlay) -> Reading:
        left = [*self.marked]

        def find(kind: int) -> int:
            found = next(card for card in left if self._kinds[card] == kind)
            left.remove(found)
            return found

        partner = find(inner.partner) if isinstance(inner, Form) else None
        groups: tuple[tuple[int, ...], ...] = ()
        if isinstance(inner, Capture | Form | Take):
            groups = tuple(tuple(find(kind) for kind in group) for group in inner.groups)
        elif isinstance(inner, Extend):
            groups = (tuple(find(kind) for kind in inner.cards),)
        bonus = None
        if isinstance(inner, Capture | Take) and inner.bonus is not None:
            bonus = find(inner.bonus)
        return Reading(action, inner, groups, partner, bonus, tuple(left))

    @property
    def takes_bonus(self) -> bool:
        """Whether a further card can be chosen now (N16)."""
        action = self.reading.action
        if not isinstance(action, Capture | Take) or action.bonus is not None:
            return False
        return bool(self._extras(self.use)) and bool(self.rest)

    @property
    def rest(self) -> list[int]:
        """The cards of the display that are not chosen."""
        return [card for card in self._kinds if card not in self.marked]

    # ------------------------------------------------------------------- its numbers

    @property
    def numbers(self) -> list[int]:
        """Numbers to choose from, where that matters: what a joker stands for that captures, or
        the tile of a quanto that jokers leave open."""
        found: set[int] = set()
        if self.use.kind is UseKind.CAPTURE and self.card == JOKER and self.aided:
            found = {self._number_of(plan.action) for plan in self._plans_of(self.use)}
        elif self.use.kind is UseKind.FORM:
            shape = self._shape(self.marked)
            plans = [plan for plan in self._plans_of(self.use) if plan.shape == shape]
            found = {self._number_of(plan.action) for plan in plans}
        return sorted(found) if len(found) > 1 else []

    @property
    def number(self) -> int | None:
        """The one of them that counts now."""
        action = self.reading.action
        return None if action is None or not self.numbers else self._number_of(action)

    def take_number(self, number: int) -> None:
        """A joker captures as much as it can as this number; a quanto keeps its cards."""
        if self.use.kind is UseKind.FORM:
            self._tile = number
        else:
            self.propose(number)

    def _number_of(self, action: CardPlay) -> int:
        match action:
            case Form(tile=tile):
                return tile
            case Capture(value=value):
                return value
        return 0

    @property
    def goal(self) -> int | None:
        """The sum of every group; None while that is open."""
        kind, inner = self.use.kind, self.reading.inner
        if kind in (UseKind.TAKE, UseKind.EXTEND):
            quanto = self.view.quantos[self.view.seat if kind is UseKind.TAKE else self.use.seat]
            return None if quanto is None else quanto.tile
        if kind is UseKind.CAPTURE and self.card != JOKER:
            return value_of(self.card)
        if isinstance(inner, Capture | Form):
            return self._number_of(inner)
        numbers = self._to_come(self._shape(self.marked)) - {0}
        return numbers.pop() if len(numbers) == 1 else None

    def lying(self, cards: Iterable[int]) -> list[int]:
        """The kinds of these cards of the display."""
        return [self._kinds[card] for card in cards]
