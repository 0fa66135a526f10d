"""Objections at a Quanto table: why something that was tried cannot be done."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.effects import UseKind
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.text import labels, refusals


class Objections:
    """Sentences for one looker."""

    def __init__(self, view: QuantoView, names: Sequence[str], *, offers: bool) -> None:
        self._view, self._names, self._offers = view, names, offers

    def nothing_chosen(self) -> str:
        """Something was tried before any card was chosen."""
        view = self._view
        partner = view.partner(view.seat)
        if self._offers and partner is not None:
            return labels.which_to_offer(self._names[partner])
        if view.phase is Phase.ANSWER:
            return refusals.give_an_own_card()
        if view.phase is Phase.CHOOSE:
            return labels.choose_one(len(view.turned_up))
        return refusals.choose_a_card()

    def not_whole(self, choice: PlayChoice) -> str:
        """The chosen cards make nothing yet."""
        if not choice.aided and (words := self._cannot(choice)):
            return words
        reading, goal = choice.reading, choice.goal
        if choice.use.kind is UseKind.FORM and reading.inner is None:
            return self._no_tile(choice)
        kinds = choice.lying(reading.rest)
        if choice.use.kind is UseKind.EXTEND and kinds:
            kinds.append(choice.card)
        if goal is None:
            return refusals.choose_group()
        return refusals.wrong_sum(kinds, goal) or refusals.choose_group()

    def _cannot(self, choice: PlayChoice) -> str:
        """What somebody tried who finds sums without help, where it is not about a sum."""
        own = self._view.quantos[self._view.seat]
        if choice.use.kind is UseKind.DISCARD:
            return refusals.look_again(choice.card)
        if choice.use.kind is UseKind.TAKE and own is not None and not choice.can(choice.use):
            return refusals.not_the_tile(choice.card, own.tile)
        return ""

    def _no_tile(self, choice: PlayChoice) -> str:
        """None of the chosen cards makes a tile with the played one."""
        kinds = choice.lying(choice.reading.rest)
        if len(kinds) != 1:
            return labels.choose_partner()
        return refusals.no_tile(choice.card, kinds[0], self._view.tiles) or labels.choose_partner()

    def no_group_with(self, choice: PlayChoice, card: int) -> str:
        """A card of the display that goes along with nothing."""
        (kind,) = choice.lying([card])
        goal = choice.goal
        if goal is None:
            return refusals.choose_group()
        if kind != JOKER and value_of(kind) > goal:
            return refusals.wrong_sum([kind], goal)
        return refusals.does_not_fit(kind, goal)

    def no_use(self, choice: PlayChoice, kind: UseKind) -> str:
        """The reason why this cannot be done with the chosen card."""
        card, own = choice.card, self._view.quantos[self._view.seat]
        if kind is UseKind.CAPTURE:
            return refusals.nothing_to_capture(value_of(card))
        if kind is UseKind.STEAL:
            return refusals.nothing_to_steal() if card == JOKER else refusals.cannot_steal()
        if kind is UseKind.DISCARD:
            return refusals.must_act(card, PlayChoice(self._view, card).use.kind.value)
        if kind is UseKind.FORM:
            return refusals.no_tile_for(card) if own is None else refusals.has_quanto()
        return self._no_use_of_own(card, kind)

    def _no_use_of_own(self, card: int, kind: UseKind) -> str:
        own = self._view.quantos[self._view.seat]
        if own is None:
            return refusals.no_quanto()
        if kind is UseKind.TAKE:
            return refusals.not_the_tile(card, own.tile)
        return refusals.cannot_extend(card, own.tile)

    def no_use_of_quanto(self, choice: PlayChoice, seat: int) -> str:
        """The reason why nothing can be done with the quanto of this seat."""
        view = self._view
        quanto = view.quantos[seat]
        if seat == view.seat:
            is_high = quanto is not None and value_of(choice.card) >= quanto.tile
            return self.no_use(choice, UseKind.TAKE if is_high else UseKind.EXTEND)
        if seat == view.partner(view.seat):
            if quanto is None:
                return refusals.nothing_to_steal()
            return refusals.cannot_extend(choice.card, quanto.tile)
        return self.no_use(choice, UseKind.STEAL)
