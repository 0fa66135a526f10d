"""The rules of a round of Quanto (N5 to N24): who may act, and what happens then."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.contract import Action, Event, Outcome, Round
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    Discard,
    Extend,
    Form,
    Offer,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, is_rainbow
from quando_desktop.games.quanto.rules.checks import check
from quando_desktop.games.quanto.rules.legal import answers, distinct, offers, plays
from quando_desktop.games.quanto.rules.shapes import RAINBOWS
from quando_desktop.games.quanto.rules.state import QuantoState
from quando_desktop.games.quanto.rules.view import QuantoView, look

REVEALED = 3
"""The number of cards that a 3 turns up (N15)."""

# Looking up a member of an enum costs more than the comparison that needs it.
PLAY, CHOOSE, ANSWER, OVER = Phase
_ALONE = [(seat,) for seat in range(6)]
_WITH_PARTNER = [(seat, (seat + 2) % 4) for seat in range(4)]


class QuantoRound(QuantoState, Round[QuantoAction, QuantoView]):
    """The truth of one round."""

    __slots__ = ()

    # ------------------------------------------------------------- questions

    def to_act(self) -> tuple[int, ...]:
        if self.phase is OVER:
            return ()
        return _WITH_PARTNER[self.active] if self.may_offer() else _ALONE[self.active]

    def legal(self, seat: int) -> Sequence[QuantoAction]:
        if seat == self.active:
            if self.phase is PLAY:
                return plays(distinct(self.cards(seat)), self.situation())
            if self.phase is CHOOSE:
                return plays(distinct(self.turned_up), self.situation())
            return answers(distinct(self.cards(seat))) if self.phase is ANSWER else ()
        if seat == (self.active + 2) % 4 and self.may_offer():
            return offers(distinct(self.cards(seat)))
        return ()

    def check(self, seat: int, action: Action) -> None:
        check(self, seat, action)

    def standing(self) -> tuple[int, ...]:
        return tuple(self.winnings)

    def outcome(self) -> Outcome | None:
        return Outcome(tuple(self.winnings)) if self.phase is OVER else None

    def observe(self, seat: int) -> QuantoView:
        return look(self, seat)

    # --------------------------------------------------------------- actions

    def apply(self, seat: int, action: QuantoAction, events: list[Event] | None = None) -> None:
        if isinstance(action, Capture):
            self._capture(seat, action, events)
        elif isinstance(action, Discard):
            self._discard(seat, action.card, events)
        elif isinstance(action, Form):
            self._form(seat, action, events)
        elif isinstance(action, Extend):
            self._extend(seat, action, events)
        elif isinstance(action, Take):
            self._take(seat, action, events)
        elif isinstance(action, Steal):
            self._steal(seat, action.victim, events)
        elif isinstance(action, Offer):
            self._offer(seat, action.card, events)
        else:
            returned = action.returns if isinstance(action, Accept) else None
            self._answer(seat, returned, events)

    def _capture(self, seat: int, action: Capture, events: list[Event] | None) -> None:
        card, groups, bonus = action.card, action.groups, action.bonus
        if events is not None:
            chosen = self.phase is CHOOSE
            events.append(happened.Captured(seat, card, action.value, groups, bonus, chosen))
        taken = self.groups_off_display(groups, bonus)
        self._play(seat, card, events)
        self.win(seat, (card, *taken))
        self.last_capture = seat
        self._end_turn(events)

    def _form(self, seat: int, action: Form, events: list[Event] | None) -> None:
        card, partner, tile, groups = action.card, action.partner, action.tile, action.groups
        if events is not None:
            chosen = self.phase is CHOOSE
            events.append(happened.Formed(seat, card, action.value, partner, tile, groups, chosen))
        self.off_display(partner)
        taken = self.groups_off_display(groups, None)
        self._play(seat, card, events)
        self.tiles ^= 1 << tile
        self.quanto_tiles[seat] = tile
        self.quanto_cards[seat] = (card, partner, *taken)
        self._end_turn(events)

    def _extend(self, seat: int, action: Extend, events: list[Event] | None) -> None:
        card, cards, owner = action.card, action.cards, action.owner
        if events is not None:
            tile, chosen = self.quanto_tiles[owner], self.phase is CHOOSE
            events.append(happened.Extended(seat, card, action.value, cards, owner, tile, chosen))
        for each in cards:
            self.off_display(each)
        self._play(seat, card, events)
        self.quanto_cards[owner] += (card, *cards)
        self._end_turn(events)

    def _take(self, seat: int, action: Take, events: list[Event] | None) -> None:
        card, groups, bonus = action.card, action.groups, action.bonus
        if events is not None:
            tile, quanto = self.quanto_tiles[seat], self.quanto_cards[seat]
            chosen = self.phase is CHOOSE
            events.append(happened.Taken(seat, card, tile, quanto, groups, bonus, chosen))
        taken = self.groups_off_display(groups, bonus)
        self._play(seat, card, events)
        self.win(seat, (card, *taken, *self.dissolve(seat)))
        self._end_turn(events)

    def _steal(self, seat: int, victim: int, events: list[Event] | None) -> None:
        if events is not None:
            tile, quanto = self.quanto_tiles[victim], self.quanto_cards[victim]
            events.append(happened.Stolen(seat, victim, tile, quanto, self.phase is CHOOSE))
        self._play(seat, JOKER, events)
        self.win(seat, (JOKER, *self.dissolve(victim)))
        self._end_turn(events)

    def _discard(self, seat: int, card: int, events: list[Event] | None) -> None:
        if events is not None:
            events.append(happened.Discarded(seat, card, self.phase is CHOOSE))
        self._play(seat, card, events)
        self.onto_display(card)
        if card == 1:
            self._collect(seat, events)
        elif card == 2 and self.hands[seat]:
            self.again = True
            if events is not None:
                events.append(happened.PlaysAgain(seat))
            return
        elif card == 3 and self.draw:
            self._turn_up(seat, events)
            return
        self._end_turn(events)

    def _collect(self, seat: int, events: list[Event] | None) -> None:
        """One card of everybody else's winnings (N13), but not of the partner's (N22)."""
        partner = self.partner(seat)
        givers = tuple(
            other
            for other, count in enumerate(self.winnings)
            if count and other not in (seat, partner)
        )
        for giver in givers:
            self.winnings[giver] -= 1
        self.winnings[seat] += len(givers)
        if events is not None and givers:
            events.append(happened.Collected(seat, givers))

    def _turn_up(self, seat: int, events: list[Event] | None) -> None:
        self.again = True
        self.turned_up = tuple(self.from_pile(REVEALED))
        self.phase = CHOOSE
        if events is not None:
            events.append(happened.TurnedUp(seat, self.turned_up))
            self._tell_empty_pile(events)

    # ---------------------------------------------------------------- offers

    def _offer(self, seat: int, card: int, events: list[Event] | None) -> None:
        self.out_of_hand(seat, card)
        self.offered = True
        self.offer = card
        self.phase = ANSWER
        if events is not None:
            events.append(happened.Offered(seat, self.active, card))

    def _answer(self, seat: int, returned: int | None, events: list[Event] | None) -> None:
        """The offered card is kept for another one, or goes back."""
        card, giver = self.offer, (seat + 2) % 4
        assert card is not None
        if events is not None:
            events.append(
                happened.Declined(seat, giver, card)
                if returned is None
                else happened.Exchanged(seat, giver, card, returned)
            )
        if returned is None:
            self.into_hand(giver, card, by_partner=True)
        else:
            self.out_of_hand(seat, returned)
            self.into_hand(seat, card, by_partner=True)
            self.into_hand(giver, returned, by_partner=True)
        self.offer = None
        self.phase = PLAY

    def _play(self, seat: int, card: int, events: list[Event] | None) -> None:
        """The card leaves the hand, or the others that a 3 turned up leave the game (N15)."""
        if self.phase is PLAY:
            self.out_of_hand(seat, card)
            return
        left = list(self.turned_up)
        left.remove(card)
        self.turned_up = ()
        self.phase = PLAY
        if self.memory is not None:
            self.memory.gone += left
        if events is not None and left:
            events.append(happened.LeftGame(tuple(left)))

    # --------------------------------------------------------- end of a turn

    def _end_turn(self, events: list[Event] | None) -> None:
        """First the display is refilled, then the hand (N6)."""
        if self.draw:
            self._refill(events)
        if self.memory is not None:
            self.memory.race.append(tuple(self.winnings))
        self._next_turn(events)

    def _refill(self, events: list[Event] | None) -> None:
        draw, seat = self.draw, self.active
        wanted = self.size + (self.shape & RAINBOWS).bit_count()
        laid: list[int] = []
        while draw and len(self.display) < wanted:
            card = draw.pop()
            laid.append(card)
            self.onto_display(card)
            wanted += is_rainbow(card)
        drawn = self.from_pile(max(0, self.size - len(self.hands[seat])))
        for card in drawn:
            self.into_hand(seat, card)
        if events is not None:
            if laid:
                events.append(happened.DisplayFilled(tuple(laid)))
            if drawn:
                events.append(happened.Drew(seat, tuple(drawn)))
            self._tell_empty_pile(events)

    def _tell_empty_pile(self, events: list[Event]) -> None:
        if not self.draw:
            events.append(happened.PileEmpty())

    def _next_turn(self, events: list[Event] | None) -> None:
        """Clockwise; whoever has no card is passed over (N5, N19)."""
        self.again = self.offered = False
        for step in range(1, self.seats + 1):
            seat = (self.active + step) % self.seats
            if self.hands[seat]:
                self.active = seat
                return
        self._end(events)

    def _end(self, events: list[Event] | None) -> None:
        """Give what lies in the display to whoever captured last (N20)."""
        self.phase = OVER
        taker = None if self.last_capture < 0 else self.last_capture
        left = tuple([card for _, card in self.display])
        if taker is not None:
            self.win(taker, left)
            self.display, self.shape = [], 0
        if self.memory is not None:
            self.memory.race.append(tuple(self.winnings))
        if events is not None:
            if left:
                events.append(happened.LeftOver(taker, left))
            events.append(happened.RoundEnded(tuple(self.winnings)))
