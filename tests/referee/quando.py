"""An independent referee for Quando.

It replays a match record with plain lists of (front, back) tuples and judges it by the numbered
rules Q1 to Q24 alone. It shares no code with the game, so that the two can disagree. It is meant
to be read next to the rules and is naive on purpose.

Not judged, because a record does not show it: how fairly the cards were shuffled (Q3) and what
each player was allowed to see (Q5).

Rounds and actions are counted from 0 in all messages, as in the record's lists.
"""

from __future__ import annotations

from tests.referee.judging import (
    Foul,
    RanOut,
    judge_head,
    judge_result,
    key_of,
    list_of,
    object_of,
    text_of,
    whole,
    whole_list,
)

Card = tuple[int, int]  # in a hand: (front, back); in the draw pile: (shown, hidden)

GAME = "quando"

# Q1: two different numbers from 0 to 10 on each card, every unordered pair exactly once.
ALL_PAIRS: list[Card] = [(low, high) for low in range(11) for high in range(low + 1, 11)]

# How a card may be written: each pair either way round.
CARD_OF_TEXT: dict[str, Card] = {}
for _low, _high in ALL_PAIRS:
    CARD_OF_TEXT[f"{_low}/{_high}"] = (_low, _high)
    CARD_OF_TEXT[f"{_high}/{_low}"] = (_high, _low)


# --- Reading cards ------------------------------------------------------------------------------


def _card(value: object, what: str) -> Card:
    text = text_of(value, what)
    if text not in CARD_OF_TEXT:
        raise Foul(f"{what}: Q1: there is no card {text!r}")
    return CARD_OF_TEXT[text]


def _card_list(value: object, what: str) -> list[Card]:
    return [_card(item, f"each card of {what}") for item in list_of(value, what)]


def _written(card: Card) -> str:
    return f"{card[0]}/{card[1]}"


# --- One round -----------------------------------------------------------------------------------


class _Round:
    """The table during one round, and the recorded actions that are still to come."""

    def __init__(
        self,
        number: int,
        dealer: int,
        hands: list[list[Card]],
        draw: list[Card],
        actions: list[object],
        plays_before_knock: int,
    ) -> None:
        self.number = number
        self.dealer = dealer
        self.hands = hands
        self.draw = draw  # top card first
        self.discard: list[Card] = []  # bottom card first; Q6: it starts empty
        self.actions = actions
        self.done = 0  # how many actions were taken from the record
        self.plays_before_knock = plays_before_knock
        self.plays = [0 for _ in hands]
        self.knocker: int | None = None
        self.check_conservation()

    # The record

    def where(self) -> str:
        return f"round {self.number}, action {self.done - 1}"

    def foul(self, text: str) -> Foul:
        return Foul(f"{self.where()}: {text}")

    def next_action(self, seat: int, rule: str) -> tuple[str, dict[str, object]]:
        """The next action of the record; it has to be this seat's."""
        if self.done == len(self.actions):
            raise RanOut
        self.done += 1
        action = object_of(self.actions[self.done - 1], f"{self.where()}: the action")
        player = whole(key_of(action, "player", self.where()), f"{self.where()}: player")
        do = text_of(key_of(action, "do", self.where()), f"{self.where()}: do")
        if do not in ("play", "draw", "flip", "knock", "pass"):
            raise self.foul(f"there is no action {do!r}")
        if player != seat:
            raise self.foul(f"{rule}: seat {seat} has to act, not seat {player}")
        return do, action

    # Cards

    def check_conservation(self) -> None:
        """Q1: the 55 cards are always somewhere. A failure here is a fault of the referee."""
        cards = self.draw + self.discard
        for hand in self.hands:
            cards = cards + hand
        assert len(cards) == 55, f"{self.where()}: {len(cards)} cards"
        assert sorted((min(card), max(card)) for card in cards) == ALL_PAIRS, self.where()

    def turn_over_if_used_up(self) -> None:
        """Q15: the discard pile, turned as a whole, becomes the draw pile.

        What lay at the bottom is on top now, and each card shows the side that was face down.
        """
        if not self.draw and self.discard:
            self.draw = [(back, front) for front, back in self.discard]
            self.discard = []

    def take_a_card(self, seat: int, action: dict[str, object]) -> None:
        """Q12: take the top card, by its shown or by its hidden side."""
        side = text_of(key_of(action, "side", self.where()), f"{self.where()}: side")
        if side not in ("shown", "hidden"):
            raise self.foul(f"Q12: there is no side {side!r}")
        # Q15, ruling: the discard pile was empty before, but now a card is needed.
        self.turn_over_if_used_up()
        assert self.draw, f"{self.where()}: nothing to draw"
        shown, hidden = self.draw.pop(0)
        # Q15: as soon as the last card is taken.
        self.turn_over_if_used_up()
        if side == "shown":
            self.hands[seat].append((shown, hidden))
        else:
            self.hands[seat].append((hidden, shown))

    def take_out_of_hand(self, seat: int, card: Card) -> None:
        if card not in self.hands[seat]:
            raise self.foul(f"seat {seat} does not hold {_written(card)} that way round")
        self.hands[seat].remove(card)

    # The parts of a turn

    def play_cards(self, seat: int, action: dict[str, object]) -> bool:
        """Q9, Q10, Q11: the cards go from the hand to the discard pile. True for a triplet."""
        value = key_of(action, "cards", self.where())
        cards = _card_list(value, f"{self.where()}: cards")
        if not cards:
            raise self.foul("Q8: a play needs at least one card")
        for card in cards:
            self.take_out_of_hand(seat, card)
        fronts = sorted(front for front, _ in cards)  # Q4: only the front counts
        # Q9: exactly three, consecutive; nothing follows the 10. They may be laid in any order.
        straight = len(fronts) == 3 and fronts == [fronts[0], fronts[0] + 1, fronts[0] + 2]
        # Q10: one or more with the same front.
        equals = all(front == fronts[0] for front in fronts)
        if not straight and not equals:
            raise self.foul(f"Q9, Q10: {fronts} is neither a straight of three nor equal numbers")
        # Q11: fronts up, in the order in which they were laid.
        for card in cards:
            self.discard.append(card)
        self.plays[seat] += 1
        self.check_conservation()
        # Q14: exactly three, not two, not four.
        return equals and len(cards) == 3

    def penalty(self, seat: int) -> None:
        """Q14: what another player's triplet does to this seat."""
        has_a_zero = any(front == 0 for front, _ in self.hands[seat])
        if not has_a_zero and not self.draw and not self.discard:
            return  # Q15, ruling: nothing to draw at all, so the penalty is skipped.
        do, action = self.next_action(seat, "Q14")
        if has_a_zero:
            if do != "flip":
                raise self.foul(f"Q14: seat {seat} holds a 0 and has to turn one over, not {do}")
            card = _card(key_of(action, "card", self.where()), f"{self.where()}: card")
            front, back = card
            if front != 0:
                raise self.foul(f"Q14: only a 0 is turned over, not {_written(card)}")
            self.take_out_of_hand(seat, card)
            self.hands[seat].append((back, front))
        else:
            if do != "draw":
                raise self.foul(f"Q14: seat {seat} holds no 0 and has to draw, not {do}")
            self.take_a_card(seat, action)
        self.check_conservation()

    def turn(self, seat: int) -> bool:
        """One whole turn of this seat. True if it ended the round by Q16."""
        do, action = self.next_action(seat, "Q7, Q8")

        if do == "knock":
            # Q17: once in a round, and after enough plays by everybody.
            if self.knocker is not None:
                raise self.foul(f"Q17: seat {self.knocker} has knocked already")
            for other, plays in enumerate(self.plays):
                if plays < self.plays_before_knock:
                    raise self.foul(
                        f"Q17: no knock yet, seat {other} has played {plays} times"
                        f" and needs {self.plays_before_knock}"
                    )
            self.knocker = seat
            self.check_conservation()
            return False

        if do == "pass":
            # Q8, Q19: only in the last round.
            if self.knocker is None:
                raise self.foul("Q19: nobody may pass before somebody has knocked")
            self.check_conservation()
            return False  # Q16: not checked after a pass.

        if do != "play":
            raise self.foul(f"Q8: a turn begins with a play, a knock or a pass, not {do}")
        triplet = self.play_cards(seat, action)

        # Q8, Q13: every play is followed by exactly one draw of the same player.
        do, action = self.next_action(seat, "Q8, Q13")
        if do != "draw":
            raise self.foul(f"Q8, Q13: after the play comes the draw, not {do}")
        self.take_a_card(seat, action)
        self.check_conservation()
        assert self.hands[seat], f"{self.where()}: Q13: empty hand"

        # Q16: only zeros, and nothing further happens.
        if all(front == 0 for front, _ in self.hands[seat]):
            return True

        # Q14, Q20: every other player, the knocker too, clockwise from the left.
        if triplet:
            for step in range(1, len(self.hands)):
                self.penalty((seat + step) % len(self.hands))
        return False

    def play_out(self) -> str:
        """Replay the round to its end and say what ended it; RanOut if it does not get there."""
        seat = (self.dealer + 1) % len(self.hands)  # Q7: left of the dealer
        while True:
            if seat == self.knocker:
                return "knock"  # Q18: the others had one more turn each.
            if self.turn(seat):
                return "zeros"
            seat = (seat + 1) % len(self.hands)  # Q7: clockwise

    # Scoring

    def totals(self) -> list[int]:
        """Q21: the sum of the fronts."""
        return [sum(front for front, _ in hand) for hand in self.hands]

    def points(self, knock_penalty: int) -> list[int]:
        totals = self.totals()
        lowest = min(totals)
        points = []
        for seat, total in enumerate(totals):
            alone = total == lowest and totals.count(lowest) == 1
            if seat == self.knocker and not alone:
                points.append(total + knock_penalty)  # Q23, also if Q16 ended the round
            elif total == lowest:
                points.append(0)  # Q22
            else:
                points.append(total)  # Q22
        return points


# --- The whole match -----------------------------------------------------------------------------


def _judge_options(record: dict[str, object], players: int) -> dict[str, int]:
    """The four options, all of which have to be there."""
    given = object_of(key_of(record, "options", "the record"), "options")
    options: dict[str, int] = {}
    for name, least in [
        ("target", 1),
        ("knock_penalty", 0),
        ("hand_size", 1),
        ("plays_before_knock", 0),
    ]:
        options[name] = whole(key_of(given, name, "options"), f"option {name}")
        if options[name] < least:
            raise Foul(f"option {name} must be at least {least}")
    # Q6: something has to be left for the draw pile.
    if options["hand_size"] * players >= len(ALL_PAIRS):
        raise Foul("Q6: option hand_size leaves no card for the draw pile")
    return options


def _judge_deal(
    what: str, entry: dict[str, object], players: int, hand_size: int
) -> tuple[list[list[Card]], list[Card]]:
    """Q1, Q2, Q6: the deal of one round. Returns the hands and the draw pile."""
    deal = object_of(key_of(entry, "deal", what), f"{what}: deal")
    hands: list[list[Card]] = []
    for seat, value in enumerate(list_of(key_of(deal, "hands", f"{what}: deal"), f"{what}: hands")):
        hands.append(_card_list(value, f"{what}: hand {seat}"))
    draw = _card_list(key_of(deal, "draw", f"{what}: deal"), f"{what}: draw pile")
    if len(hands) != players:
        raise Foul(f"{what}: Q2: {len(hands)} hands for {players} players")
    for seat, hand in enumerate(hands):
        if len(hand) != hand_size:
            raise Foul(f"{what}: Q2: hand {seat} has {len(hand)} cards and not {hand_size}")
    if not draw:
        raise Foul(f"{what}: Q6: the draw pile is empty")
    cards = list(draw)
    for hand in hands:
        cards.extend(hand)
    if sorted((min(card), max(card)) for card in cards) != ALL_PAIRS:
        raise Foul(f"{what}: Q1: the deal does not hold each of the 55 cards exactly once")
    return hands, draw


def _judge_round(
    number: int,
    entry: dict[str, object],
    dealer: int,
    players: int,
    options: dict[str, int],
) -> list[int] | None:
    """Returns the points of the round, or None if it is unfinished."""
    what = f"round {number}"
    hands, draw = _judge_deal(what, entry, players, options["hand_size"])
    actions = list_of(key_of(entry, "actions", what), f"{what}: actions")
    table = _Round(number, dealer, hands, draw, actions, options["plays_before_knock"])

    try:
        ended_by = table.play_out()
    except RanOut:
        for key in ("totals", "points", "ended_by"):
            if key in entry:
                raise Foul(
                    f"{what}, action {len(actions)}: the round is not over here,"
                    f" but the record has its {key!r}"
                ) from None
        return None

    # Q16, Q18: nothing comes after the end.
    if table.done != len(actions):
        rule = "Q16" if ended_by == "zeros" else "Q18"
        raise Foul(f"{what}, action {table.done}: {rule}: the round was over before this action")
    totals = whole_list(key_of(entry, "totals", what), f"{what}: totals")
    if totals != table.totals():
        raise Foul(f"{what}: Q21: the totals are {table.totals()}, not {totals}")
    right_points = table.points(options["knock_penalty"])
    points = whole_list(key_of(entry, "points", what), f"{what}: points")
    if points != right_points:
        raise Foul(f"{what}: Q22, Q23: the points are {right_points}, not {points}")
    given_end = text_of(key_of(entry, "ended_by", what), f"{what}: ended_by")
    if given_end != ended_by:
        raise Foul(f"{what}: Q16, Q18: the round ended by {ended_by!r}, not {given_end!r}")
    return points


def judge(record: dict[str, object]) -> None:
    """Raise Foul if anything in the record is not as the rules and the record format say."""
    record = object_of(record, "the record")
    players = judge_head(record, GAME, "Q2")
    options = _judge_options(record, players)
    rounds = list_of(key_of(record, "rounds", "the record"), "rounds")

    scores = [0 for _ in range(players)]
    over = False
    unfinished = False
    last_dealer: int | None = None

    for number, value in enumerate(rounds):
        what = f"round {number}"
        entry = object_of(value, what)
        if over:
            raise Foul(f"{what}: Q24: the match was over before this round")
        if unfinished:
            raise Foul(f"{what}: round {number - 1} has no end, so no round may follow it")

        # Q7: the first dealer may be anybody, then the deal moves clockwise.
        dealer = whole(key_of(entry, "dealer", what), f"{what}: dealer")
        if not 0 <= dealer < players:
            raise Foul(f"{what}: Q7: there is no seat {dealer} to deal")
        if last_dealer is not None and dealer != (last_dealer + 1) % players:
            raise Foul(f"{what}: Q7: seat {(last_dealer + 1) % players} deals, not seat {dealer}")
        last_dealer = dealer

        points = _judge_round(number, entry, dealer, players, options)
        if points is None:
            unfinished = True
            continue
        scores = [score + more for score, more in zip(scores, points, strict=True)]
        # Q24: any player at the target or above ends the match.
        over = any(score >= options["target"] for score in scores)

    # Q24: the fewest points win; a tie has several winners.
    winners = [seat for seat, score in enumerate(scores) if score == min(scores)]
    judge_result(record, "Q24", scores, winners if over else None)
