"""The rules of a round of Quando (Q8 to Q20): the truth, who may act, and what happens then.

Bots play thousands of rounds a second through this module, so it keeps plain lists and small
numbers, and the memory of what was seen can be left out of a copy that is only searched.
"""

from __future__ import annotations

from bisect import insort
from collections.abc import Sequence

from quando_desktop.engine.contract import (
    Action,
    Event,
    IllegalAction,
    Options,
    Round,
    WrongPhase,
    WrongPlayer,
)
from quando_desktop.engine.players import left_of
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.deeds import Deed, Did
from quando_desktop.games.quando.rules.hand import (
    CARD,
    CARD_BITS,
    FRONT_SHIFT,
    ONLY_ZEROS,
    UNITS,
    held,
    legal_actions,
    shape_of,
)
from quando_desktop.games.quando.rules.memory import Memory
from quando_desktop.games.quando.rules.scoring import EndedBy, QuandoOutcome, points
from quando_desktop.games.quando.rules.view import QuandoView, look

NOBODY = -1

# Looking up a member of an enum costs more than the comparison that needs it.
PLAY, DRAW, FLIP, PENALTY_DRAW, OVER = Phase
HIDDEN = Draw.HIDDEN
KNOCK, PASS = Call
_ALONE = [(seat,) for seat in range(6)]


class QuandoRound(Round[QuandoAction, QuandoView]):
    """The truth of one round. Cards are numbers: their place in the deal."""

    __slots__ = (
        "active",
        "actor",
        "arrivals",
        "back",
        "call",
        "dealer",
        "discard",
        "draw",
        "ended_by",
        "front",
        "hands",
        "knock_after",
        "knocker",
        "memory",
        "options",
        "phase",
        "pile_turned",
        "play_counts",
        "scores",
        "seats",
        "shapes",
        "tripled",
    )

    def __init__(self, options: Options, deal: QuandoDeal, scores: tuple[int, ...]) -> None:
        self.options = options
        self.scores = scores
        self.seats = len(deal.hands)
        self.dealer = deal.dealer
        sides = [card for hand in (*deal.hands, deal.draw) for card in hand]
        self.front = [front for front, _ in sides]
        """For each card its front; on the draw pile its shown side."""
        self.back = [back for _, back in sides]
        """For each card its other side."""
        self.hands: list[list[int]] = []
        """For each seat its held cards, sorted (see `hand`)."""
        first = 0
        for hand in deal.hands:
            cards = range(first, first + len(hand))
            self.hands.append(sorted(held(self.front[card], card - first, card) for card in cards))
            first += len(hand)
        self.arrivals = [len(hand) for hand in self.hands]
        """For each seat the number of cards that have come into its hand."""
        self.shapes = [shape_of(hand) for hand in self.hands]
        self.draw = list(range(len(sides) - 1, first - 1, -1))
        """The draw pile, its top last."""
        self.discard: list[int] = []
        """The discard pile, its top last."""
        self.pile_turned = False
        """Whether the draw pile is a discard pile turned over (Q15)."""
        self.active = left_of(deal.dealer, self.seats)
        """The seat whose turn it is."""
        self.actor = self.active
        """The seat that has to act: during penalties not the active player's."""
        self.phase = PLAY
        self.tripled = False
        """Whether this turn's play was a triplet."""
        self.play_counts = [0] * self.seats
        self.knocker = NOBODY
        self.knock_after = options["plays_before_knock"]
        self.call = KNOCK if self.knock_after == 0 else None
        """The call that the player whose turn it is may make instead of playing."""
        self.ended_by: EndedBy | None = None
        self.memory: Memory | None = Memory(self.seats)
        """The memory of what everybody has seen; None in a copy made for search."""

    def copy(self) -> QuandoRound:
        twin = self.search_copy()
        if self.memory is not None:
            twin.memory = self.memory.copy()
        return twin

    def search_copy(self) -> QuandoRound:
        """A copy without memory: faster to make and to play, but it cannot be observed."""
        twin = QuandoRound.__new__(QuandoRound)
        twin.options = self.options
        twin.scores = self.scores
        twin.seats = self.seats
        twin.dealer = self.dealer
        twin.front = self.front.copy()
        twin.back = self.back.copy()
        twin.hands = [hand.copy() for hand in self.hands]
        twin.shapes = self.shapes.copy()
        twin.arrivals = self.arrivals.copy()
        twin.draw = self.draw.copy()
        twin.discard = self.discard.copy()
        twin.pile_turned = self.pile_turned
        twin.active = self.active
        twin.actor = self.actor
        twin.phase = self.phase
        twin.tripled = self.tripled
        twin.play_counts = self.play_counts.copy()
        twin.knocker = self.knocker
        twin.knock_after = self.knock_after
        twin.call = self.call
        twin.ended_by = self.ended_by
        twin.memory = None
        return twin

    # ------------------------------------------------------------- questions

    def to_act(self) -> tuple[int, ...]:
        return () if self.phase is OVER else _ALONE[self.actor]

    def cards(self, seat: int) -> list[int]:
        """The cards in a hand, in its order."""
        return [each & CARD for each in self.hands[seat]]

    def legal(self, seat: int) -> Sequence[QuandoAction]:
        if seat != self.actor:
            return ()
        return legal_actions(self.phase, self.shapes[seat], self.call)

    def check(self, seat: int, action: Action) -> None:
        if self.phase is OVER:
            raise WrongPhase("round_over")
        if seat != self.actor:
            raise WrongPlayer("not_your_turn", actor=self.actor)
        match action:
            case Play(places) if self.phase is PLAY:
                self._check_play(seat, places)
            case Call() if self.phase is PLAY:
                self._check_call(action)
            case Draw() if self.phase in (DRAW, PENALTY_DRAW):
                pass
            case Flip(place) if self.phase is FLIP:
                if type(place) is not int or not 0 <= place < len(self.hands[seat]):
                    raise IllegalAction("not_in_hand")
                if self.hands[seat][place] >= ONLY_ZEROS:
                    raise IllegalAction("not_a_zero")
            case _:
                raise WrongPhase(self.phase.name.lower())

    def _check_call(self, call: Call) -> None:
        if call is self.call:
            return
        if call is Call.PASS:
            raise IllegalAction("pass_only_in_last_round")
        raise IllegalAction("knock_too_early" if self.knocker < 0 else "already_knocked")

    def _check_play(self, seat: int, places: tuple[int, ...]) -> None:
        hand = self.hands[seat]
        if any(type(place) is not int or not 0 <= place < len(hand) for place in places):
            raise IllegalAction("not_in_hand")
        if len(set(places)) < len(places):
            raise IllegalAction("card_twice")
        if not places:
            raise IllegalAction("nothing_played")
        numbers = sorted(hand[place] >> FRONT_SHIFT for place in places)
        low = numbers[0]
        if numbers[-1] != low and numbers != [low, low + 1, low + 2]:
            raise IllegalAction("not_a_set")

    def outcome(self) -> QuandoOutcome | None:
        if self.ended_by is None:
            return None
        totals = tuple(sum(each >> FRONT_SHIFT for each in hand) for hand in self.hands)
        knocker = None if self.knocker < 0 else self.knocker
        scored = points(totals, knocker, self.options["knock_penalty"])
        return QuandoOutcome(scored, totals, self.ended_by)

    def observe(self, seat: int) -> QuandoView:
        return look(self, seat)

    # --------------------------------------------------------------- actions

    def apply(self, seat: int, action: QuandoAction, events: list[Event] | None = None) -> None:
        if isinstance(action, Play):
            self._play(seat, action.places, events)
        elif isinstance(action, Draw):
            self._draw(seat, action, events)
        elif isinstance(action, Flip):
            self._flip(seat, action.place, events)
        elif action is KNOCK:
            self._note(seat, Did.KNOCKED)
            self.knocker = seat
            if events is not None:
                events.append(happened.Knocked(seat))
            self._next_turn(events)
        else:
            self._note(seat, Did.PASSED)
            if events is not None:
                events.append(happened.Passed(seat))
            self._next_turn(events)

    def _play(self, seat: int, places: tuple[int, ...], events: list[Event] | None) -> None:
        hand, shape, discard = self.hands[seat], self.shapes[seat], self.discard
        laid = [hand[place] for place in places]
        if self.memory is not None or events is not None:
            self._show_play(seat, [each & CARD for each in laid], events)
        for each in laid:
            hand.remove(each)
            shape -= UNITS[each >> FRONT_SHIFT]
            discard.append(each & CARD)
        self.shapes[seat] = shape
        self.play_counts[seat] += 1
        if len(laid) == 3 and laid[0] >> FRONT_SHIFT == laid[1] >> FRONT_SHIFT:
            self.tripled = True
            if events is not None:
                events.append(happened.Tripled(seat, laid[0] >> FRONT_SHIFT))
        if not self.draw:
            self._turn_pile(events)
        self.phase = DRAW

    def _show_play(self, seat: int, cards: list[int], events: list[Event] | None) -> None:
        memory = self.memory
        if events is not None:
            sides = tuple((self.front[card], self.back[card]) for card in cards)
            known = tuple(memory is not None and memory.knows(seat, card) for card in cards)
            events.append(happened.Played(seat, sides, known))
        if memory is not None:
            self._note(seat, Did.PLAYED, *((self.front[c], self.back[c]) for c in cards))
            memory.played(seat, cards, self.front, self.back)

    def _note(self, seat: int, did: Did, *cards: tuple[int | None, int]) -> None:
        """Notes what everybody else sees, before anything changes."""
        if self.memory is not None:
            shown = self.front[self.draw[-1]] if self.draw else None
            self.memory.deeds.append(Deed(seat, did, cards, shown, tuple(map(len, self.hands))))

    def _draw(self, seat: int, side: Draw, events: list[Event] | None) -> None:
        front, hand = self.front, self.hands[seat]
        card = self.draw[-1]
        number = front[card]
        if side is HIDDEN:
            self._note(
                seat, Did.TOOK_HIDDEN, (self.back[card] if self.pile_turned else None, number)
            )
            front[card] = self.back[card]
            self.back[card] = number
            number = front[card]
        else:
            self._note(seat, Did.TOOK_SHOWN, (number, self.back[card]))
        del self.draw[-1]
        arrival = self.arrivals[seat]
        self.arrivals[seat] = arrival + 1
        insort(hand, number << FRONT_SHIFT | arrival << CARD_BITS | card)
        self.shapes[seat] += UNITS[number]
        penalty = self.phase is PENALTY_DRAW
        if self.memory is not None:
            self._remember_draw(seat, card, side, penalty)
        if events is not None:
            sides = (number, self.back[card])
            events.append(happened.Drew(seat, side, sides, self.pile_turned, penalty))
        if not self.draw and self.discard:
            self._turn_pile(events)
        if penalty:
            self._next_penalty(seat, events)
        elif hand[-1] < ONLY_ZEROS:
            if events is not None:
                events.append(happened.OnlyZeros(seat))
            self._end(EndedBy.ZEROS, events)
        elif self.tripled:
            self._next_penalty(seat, events)
        else:
            self._next_turn(events)

    def _remember_draw(self, seat: int, card: int, side: Draw, penalty: bool) -> None:
        memory = self.memory
        assert memory is not None
        memory.drew(
            seat,
            card,
            self.back[card],
            by_hidden=side is HIDDEN,
            pile_turned=self.pile_turned,
        )
        if not penalty and self.hands[seat][-1] >= ONLY_ZEROS:
            memory.went_on(seat, self.cards(seat), self.front, self.back)

    def _next_penalty(self, seat: int, events: list[Event] | None) -> None:
        """Clockwise each of the others turns a zero or, without one, draws (Q14, Q20)."""
        seat = left_of(seat, self.seats)
        while seat != self.active:
            self.actor = seat
            if self.hands[seat][0] < ONLY_ZEROS:
                self.phase = FLIP
                return
            if self.memory is not None:
                self.memory.had_no_zero(seat)
            if self.draw:
                self.phase = PENALTY_DRAW
                return
            if events is not None:
                events.append(happened.PenaltySkipped(seat))
            seat = left_of(seat, self.seats)
        self._next_turn(events)

    def _flip(self, seat: int, place: int, events: list[Event] | None) -> None:
        hand = self.hands[seat]
        zero = hand[place]
        card = zero & CARD
        self._note(seat, Did.TURNED_ZERO, (self.back[card], 0))
        del hand[place]
        if self.memory is not None:
            self.memory.flipped(seat, card, self.back[card])
        self._turn_card(card)
        number = self.front[card]
        insort(hand, number << FRONT_SHIFT | zero)
        self.shapes[seat] += UNITS[number] - UNITS[0]
        if events is not None:
            events.append(happened.Flipped(seat, number))
        self._next_penalty(seat, events)

    def _next_turn(self, events: list[Event] | None) -> None:
        """The next player may pass in the last round (Q19), before it perhaps knock (Q17)."""
        self.tripled = False
        seat = self.active = self.actor = (self.active + 1) % self.seats
        self.phase = PLAY
        if self.knocker < 0:
            # Up to the knock every turn is a play, so nobody has played less often than they have.
            self.call = KNOCK if self.play_counts[seat] >= self.knock_after else None
        elif seat != self.knocker:
            self.call = PASS
        else:
            self._end(EndedBy.KNOCK, events)

    def _end(self, ended_by: EndedBy, events: list[Event] | None) -> None:
        self.phase = OVER
        self.ended_by = ended_by
        if self.memory is not None:
            for seat in range(self.seats):
                self.memory.laid_open(seat, self.cards(seat))
        if events is not None:
            outcome = self.outcome()
            assert outcome is not None
            fronts = tuple(tuple(each >> FRONT_SHIFT for each in hand) for hand in self.hands)
            events.append(happened.RoundEnded(fronts, outcome.totals, outcome.points))

    def _turn_pile(self, events: list[Event] | None) -> None:
        """The whole discard pile, not shuffled, becomes the draw pile (Q15).

        What lay at the bottom is on top now, and every card shows what was face down.
        """
        for card in self.discard:
            self._turn_card(card)
        self.draw = self.discard[::-1]
        self.discard = []
        self.pile_turned = True
        if events is not None:
            events.append(happened.PileTurned(len(self.draw), self.front[self.draw[-1]]))

    def _turn_card(self, card: int) -> None:
        self.front[card], self.back[card] = self.back[card], self.front[card]
