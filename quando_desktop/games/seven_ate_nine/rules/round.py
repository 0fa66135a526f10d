"""The rules of a game of 7 ate 9 (S4 to S11): what can be done, and what happens then.

Everybody acts at any time. What an intent has become when it arrives, `arrival` says; `check` and
`apply` go by that, so a record, which has only what arrived, is not settled a second time.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

from quando_desktop.dataclass import replace
from quando_desktop.engine.contract import (
    Action,
    Event,
    IllegalAction,
    Options,
    Outcome,
    Round,
    WrongPhase,
    WrongPlayer,
)
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules import events as happened
from quando_desktop.games.seven_ate_nine.rules import scoring
from quando_desktop.games.seven_ate_nine.rules.actions import (
    Draw,
    Finish,
    Miss,
    Play,
    SevenAction,
    Unblock,
)
from quando_desktop.games.seven_ate_nine.rules.cards import fits, targets
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, SevenDeal
from quando_desktop.games.seven_ate_nine.rules.trials import LATE, Trials
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView, TurnView

NOBODY = -1


class SevenRound(Round[SevenAction, SevenView]):
    """The truth of one game. Cards are their kinds (see `cards`)."""

    __slots__ = (
        "arrivals",
        "changed_at",
        "hands",
        "known",
        "largest",
        "last",
        "now",
        "options",
        "pile",
        "scores",
        "seats",
        "stacks",
        "stops",
        "stuck",
        "trials",
        "turn",
        "turned",
        "winner",
    )

    def __init__(self, options: Options, deal: SevenDeal, scores: tuple[int, ...]) -> None:
        self.options = options
        self.scores = scores
        self.seats = len(deal.stacks)
        self.hands = [list(map(HeldCard, range(OPENING), stack)) for stack in deal.stacks]
        """The cards of each seat as they came."""
        self.arrivals = [OPENING] * self.seats
        """The number of cards that have come into the hand of each seat."""
        self.stacks = [list(reversed(stack[OPENING:])) for stack in deal.stacks]
        """Each with its top last."""
        self.pile = [deal.start]
        """The cards from the bottom to the top."""
        self.known: list[set[int]] = [set() for _ in range(self.seats)]
        """The cards that all have seen going back to the hand of each seat."""
        self.changed_at = 0
        """The moment when the top card came to lie there, in ms since the start signal."""
        self.now = 0
        """The moment when the last action arrived."""
        self.turned = 0
        """The number of times that the bottom card came up since a card was last played."""
        self.trials = Trials(self.seats)
        self.largest = [OPENING] * self.seats
        """The most cards that each seat has held at a time."""
        self.stops = 0
        """The number of times that all were stuck."""
        self.turn = deal.first
        """The seat whose turn it is (S13); None where all play at once. While all are stuck it is
        the seat that acted last."""
        self.stuck = False
        self.winner = NOBODY
        self.last: int | None = None
        """The winner's last card, face down on the pile."""

    # ------------------------------------------------------------- questions

    def to_act(self) -> tuple[int, ...]:
        if self.stuck or self.winner >= 0:
            return ()
        return tuple(range(self.seats)) if self.turn is None else (self.turn,)

    def table_action(self) -> SevenAction | None:
        return Unblock(self.now) if self.stuck else None

    @property
    def hand_limit(self) -> int:
        """An option. It rises by one each time that the whole pile has come up without a card
        being played: else everybody could wait for ever, with cards in the stacks."""
        limit = self.options["hand_limit"]
        return limit and limit + self.turned // len(self.pile)

    def may_draw(self, seat: int) -> bool:
        return bool(self.stacks[seat]) and not self._is_full(seat)

    def may_finish(self, seat: int) -> bool:
        """Exactly one card in the hand, and none in the stack (S11)."""
        return len(self.hands[seat]) == 1 and not self.stacks[seat]

    def can_act(self, seat: int) -> bool:
        """Whether a player could do anything, be it their turn or not."""
        if self.may_draw(seat) or self.may_finish(seat):
            return True
        low, high = targets(self.pile[-1])
        return any(card >> 2 in (low, high) for _, card in self.hands[seat])

    def legal(self, seat: int) -> Sequence[SevenAction]:
        return self.observe(seat).legal()

    def observe(self, seat: int) -> SevenView:
        told = self._told(seat)
        if self.turn is None:
            return SevenView(**told)
        largest = self.largest[seat]
        return TurnView(**told, turn_of=self.turn, largest=largest, stops=self.stops)

    def _told(self, seat: int) -> dict[str, Any]:
        """The fields of an observation."""
        return {
            "seat": seat,
            "options": self.options,
            "scores": self.scores,
            "hand": tuple(self.hands[seat]),
            "arrivals": self.arrivals[seat],
            "hand_sizes": tuple(map(len, self.hands)),
            "stack_sizes": tuple(map(len, self.stacks)),
            "pile": tuple(self.pile),
            "known": tuple(
                () if owner == seat else tuple(sorted(cards))
                for owner, cards in enumerate(self.known)
            ),
            "hand_limit": self.hand_limit,
            "locked_until": tuple(self.trials.locked_until),
            "stuck": self.stuck,
            "winner": None if self.winner < 0 else self.winner,
            "points": self._points(),
        }

    def outcome(self) -> Outcome | None:
        points = self._points()
        return None if points is None else Outcome(points)

    def _points(self) -> tuple[int, ...] | None:
        if self.winner < 0:
            return None
        counts = [
            len(hand) + len(stack) for hand, stack in zip(self.hands, self.stacks, strict=True)
        ]
        return scoring.points(self.winner, counts)

    def _is_full(self, seat: int) -> bool:
        return 0 < self.hand_limit <= len(self.hands[seat])

    def is_stuck(self) -> bool:
        """Nobody holds a card that fits, can draw, or has but the last one (S10)."""
        return not any(map(self.can_act, range(self.seats)))

    # -------------------------------------------------------------- arriving

    def arrival(self, seat: int, action: SevenAction, at: int | None) -> SevenAction:
        """The last card is a finish, whatever it is (S11); one that does not fit a miss (S7)."""
        at = at or 0
        if not isinstance(action, Play | Miss | Finish):
            return replace(action, at=at)
        if seat != TABLE and self.may_finish(seat):
            return Finish(action.card, at)
        held = None if isinstance(action, Finish) else action.held
        # Where nobody can be faster a wrong card is not laid at all (S14).
        is_laid = self.turn is not None or fits(action.card, self.pile[-1])
        kind = Play if is_laid else Miss
        return kind(action.card, held, at)

    def stamped(self, action: SevenAction, at: int) -> SevenAction:
        return action if action.at == at else replace(action, at=at)

    def is_idle(self, seat: int, action: SevenAction) -> bool:
        """A wrong card that all have seen going back before, unless wrong ones cost anything."""
        if not isinstance(action, Miss) or action.card not in self.known[seat]:
            return False
        is_free = not self.options["lockout"] and not self.options["hold"]
        return is_free or self._is_late(action.card, action.at)

    def check(self, seat: int, action: Action) -> None:
        if self.winner >= 0:
            raise WrongPhase("round_over")
        if isinstance(action, Unblock) != (seat == TABLE):
            raise WrongPlayer("not_yours_to_do")
        if self.stuck != (seat == TABLE):
            raise WrongPhase("stuck" if self.stuck else "not_stuck")
        if seat not in (TABLE, self.turn) and self.turn is not None:
            raise WrongPlayer("not_your_turn")
        match action:
            case Draw():
                self._check_draw(seat)
            case Play() | Miss() | Finish():
                self._check_card(seat, action)
            case Unblock():
                pass
            case _:
                raise WrongPhase("unknown_action")

    def _check_draw(self, seat: int) -> None:
        if not self.stacks[seat]:
            raise IllegalAction("no_stack")
        if self._is_full(seat):
            raise IllegalAction("hand_full", limit=self.hand_limit)

    def _check_card(self, seat: int, action: Play | Miss | Finish) -> None:
        """Refuses a miss that is not what the card has become."""
        held = None if isinstance(action, Finish) else action.held
        if self._place(seat, action.card, held) is None:
            raise IllegalAction("not_yours", card=action.card)
        if self.trials.locks(seat, action.at):
            raise IllegalAction("locked_out", until=self.trials.locked_until[seat])
        became = type(self.arrival(seat, action, action.at))
        if became is not type(action):
            raise IllegalAction(f"it_is_a_{became.__name__.lower()}", card=action.card)
        if became is Play and not fits(action.card, self.pile[-1]):
            raise IllegalAction("does_not_fit", card=action.card)

    def _place(self, seat: int, card: int, held: int | None) -> int | None:
        """The place of a card in the hand: of the one that is meant, or the first that looks so."""
        for place, each in enumerate(self.hands[seat]):
            if each.card == card and held in (None, each.held):
                return place
        return None

    # ---------------------------------------------------------------- acting

    def apply(self, seat: int, action: SevenAction, events: list[Event] | None = None) -> None:
        told = [] if events is None else events
        self.now = action.at
        match action:
            case Play():
                self._play(seat, action, told)
            case Draw():
                self._draw(seat, told)
            case Miss():
                self._miss(seat, action, told)
                return
            case Finish():
                self._finish(seat, action.card, told)
                return
            case Unblock():
                self._unblock(told)
        was_stuck, self.stuck = self.stuck, self.is_stuck()
        if self.stuck and not was_stuck:
            self.stops += 1
            told.append(happened.GotStuck())
        if self.turn is not None and not self.stuck:
            # Several cards may be laid in a row; to draw ends a turn (S14).
            goes_on = isinstance(action, Play) and self.can_act(self.turn)
            self.turn = self.turn if goes_on else self._next(self.turn, told)

    def _next(self, seat: int, told: list[Event]) -> int:
        """The next player who can do anything (S13); those before have to pass (S15)."""
        for step in range(1, self.seats):
            after = (seat + step) % self.seats
            if self.can_act(after):
                return after
            told.append(happened.Passed(after))
        return seat

    def _play(self, seat: int, action: Play, told: list[Event]) -> None:
        out = self._out_of_hand(seat, action.card, action.held)
        self.pile.append(action.card)
        self.changed_at = self.now
        self.turned = 0
        self.trials.fitted(seat)
        told.append(happened.Played(seat, action.card, out.held))

    def _draw(self, seat: int, told: list[Event]) -> None:
        drawn = HeldCard(self.arrivals[seat], self.stacks[seat].pop())
        self.arrivals[seat] += 1
        self.hands[seat].append(drawn)
        self.largest[seat] = max(self.largest[seat], len(self.hands[seat]))
        told.append(happened.Drew(seat, drawn.card, drawn.held))

    def _miss(self, seat: int, action: Miss, told: list[Event]) -> None:
        card, at = action.card, action.at
        place = self._place(seat, card, action.held)
        assert place is not None
        late = self._is_late(card, at)
        self.known[seat].add(card)
        told.append(happened.Missed(seat, card, self.hands[seat][place].held, late))
        if late:
            return
        if self.options["hold"]:
            self.trials.hold(seat, at)
        if self.options["lockout"] and self.trials.count(seat, at):
            told.append(happened.LockedOut(seat, self.trials.locked_until[seat]))

    def _is_late(self, card: int, at: int) -> bool:
        """Whether it fitted the card below the top one, which came there a moment ago."""
        before = self.pile[-2:-1]
        return bool(before) and fits(card, before[0]) and at - self.changed_at <= LATE

    def _finish(self, seat: int, card: int, told: list[Event]) -> None:
        out = self._out_of_hand(seat, card, None)
        self.last = card
        self.winner = seat
        points = self._points()
        assert points is not None
        told += [happened.Finished(seat, card, out.held), happened.GameEnded(seat, points)]

    def _unblock(self, told: list[Event]) -> None:
        card = self.pile.pop(0)
        self.pile.append(card)
        self.changed_at = self.now
        self.turned += 1
        told.append(happened.Unblocked(card))

    def _out_of_hand(self, seat: int, card: int, held: int | None) -> HeldCard:
        """Takes a card out of a hand. Nobody can tell whether it is the one that was seen, so no
        such card is known any more."""
        place = self._place(seat, card, held)
        assert place is not None
        self.known[seat].discard(card)
        return self.hands[seat].pop(place)

    # --------------------------------------------------------------- copying

    def copy(self) -> Self:
        twin = self.__class__.__new__(self.__class__)
        for name in self.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.hands = [hand.copy() for hand in self.hands]
        twin.arrivals = self.arrivals.copy()
        twin.largest = self.largest.copy()
        twin.stacks = [stack.copy() for stack in self.stacks]
        twin.pile = self.pile.copy()
        twin.known = [cards.copy() for cards in self.known]
        twin.trials = self.trials.copy()
        return twin
