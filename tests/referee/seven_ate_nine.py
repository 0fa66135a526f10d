"""An independent referee for 7 ate 9.

It replays a match record with plain lists of (value, step) tuples and judges it by the numbered
rules S1 to S19 and the two other options alone. It shares no code with the game, so that the two
can disagree. It is meant to be read next to the rules and is naive on purpose.

The options, as they are played here: with a hand limit nobody draws who holds so many cards, and
who cannot draw for that reason counts as somebody who cannot draw (S10); when the whole pile has
come up once without a card being played, the limit is one higher until one is played. With the
lock-out a third wrong card within three seconds lets a player play nothing for two seconds; a card
is not wrong but late if it fitted the card below the top one, and the top one came at most 700 ms
ago.

Not judged, because a record does not show it: how fairly the cards were shuffled, whether the
values were called (S9), and how long everybody waited for a start signal.

Games and actions are counted from 0 in all messages, as in the record's lists.
"""

from __future__ import annotations

from tests.referee.judging import (
    Foul,
    judge_head,
    judge_result,
    key_of,
    list_of,
    object_of,
    text_of,
    whole,
    whole_list,
)

Card = tuple[int, int]  # value and step

GAME = "seven_ate_nine"

# S1, S2: two of each pair, and one more of these.
ONE_MORE: list[Card] = [
    *[(1, 1), (2, 1), (3, 1), (4, 1)],
    *[(5, 2), (6, 2), (7, 2), (8, 2)],
    *[(9, 3), (10, 3), (1, 3), (2, 3), (3, 3)],
]
ALL_CARDS: list[Card] = ONE_MORE + 2 * [
    (value, step) for value in range(1, 11) for step in (1, 2, 3)
]
CARD_OF_TEXT: dict[str, Card] = {f"{value}/{step}": (value, step) for value, step in ALL_CARDS}

# S6: what is above 10 or below 1.
WRAPPED = {11: 1, 12: 2, 13: 3, 0: 10, -1: 9, -2: 8}


def _card(value: object, what: str) -> Card:
    text = text_of(value, what)
    if text not in CARD_OF_TEXT:
        raise Foul(f"{what}: S1: there is no card {text!r}")
    return CARD_OF_TEXT[text]


def _stack(value: object, what: str) -> list[Card]:
    return [_card(item, f"each card of {what}") for item in list_of(value, what)]


def fitting_values(top: Card) -> list[int]:
    """S5, S6."""
    value, step = top
    return [WRAPPED.get(number, number) for number in (value - step, value + step)]


# --- One game ------------------------------------------------------------------------------------


class _Table:
    """The table during one game."""

    def __init__(
        self,
        stacks: list[list[Card]],
        start: Card,
        limit: int,
        lockout: bool,
        hold: bool,
        first: int | None,
    ) -> None:
        self.hands = [stack[:4] for stack in stacks]  # S4
        self.stacks = [stack[4:] for stack in stacks]  # top card first
        self.pile = [start]  # bottom card first
        self.limit = limit
        self.lockout = lockout
        self.hold = hold
        self.in_a_row = [0 for _ in stacks]  # wrong cards since one of the own fitted
        self.time = 0
        self.top_since = 0
        self.came_up = 0  # cards from below since the last card was played
        self.wrong: list[list[int]] = [[] for _ in stacks]  # when each player's wrong cards came
        self.locked_until = [0 for _ in stacks]
        self.winner: int | None = None
        self.turn = first  # S13; none where all play at once

    # What is possible.

    def fits(self, card: Card) -> bool:
        return card[0] in fitting_values(self.pile[-1])

    def has_one_card(self, seat: int) -> bool:
        """S11."""
        return not self.stacks[seat] and len(self.hands[seat]) == 1

    def may_draw(self, seat: int) -> bool:
        """S8 and the hand limit."""
        if not self.stacks[seat]:
            return False
        if self.limit == 0:
            return True
        times_round = self.came_up // len(self.pile)
        return len(self.hands[seat]) < self.limit + times_round

    def is_stuck(self) -> bool:
        """S10."""
        return not any(self.can_do_something(seat) for seat in range(len(self.hands)))

    def can_do_something(self, seat: int) -> bool:
        if self.may_draw(seat) or self.has_one_card(seat):
            return True
        return any(self.fits(card) for card in self.hands[seat])

    # What is done.

    def do(self, action: dict[str, object]) -> None:
        if self.winner is not None:
            raise Foul("S11: the game was over before this action")
        at = whole(key_of(action, "at", "the action"), "at")
        if at < self.time:
            raise Foul(f"the time runs back from {self.time} to {at}")
        self.time = at
        word = text_of(key_of(action, "do", "the action"), "do")
        if word == "unblock":
            self._unblock(action)
            return
        seat = whole(key_of(action, "player", "the action"), "player")
        if not 0 <= seat < len(self.hands):
            raise Foul(f"there is no player {seat}")
        if self.is_stuck():
            raise Foul("S10: nobody can act, so the bottom card has to come up")
        if self.turn is not None and seat != self.turn:
            raise Foul(f"S13: it is the turn of player {self.turn} and not of player {seat}")
        if word == "draw":
            self._draw(seat)
        elif word in ("play", "miss", "finish"):
            self._lay(seat, word, action)
        else:
            raise Foul(f"there is no action {word!r}")

    def _lay(self, seat: int, word: str, action: dict[str, object]) -> None:
        card = _card(key_of(action, "card", "the action"), "card")
        if card not in self.hands[seat]:
            raise Foul(f"S7: player {seat} does not hold {card}")
        if self.time < self.locked_until[seat]:
            raise Foul(f"player {seat} is locked out until {self.locked_until[seat]}")
        if word == "finish":
            self._finish(seat, card)
        elif self.has_one_card(seat):
            raise Foul("S11: the last card of all is laid face down and ends the game")
        elif word == "play":
            self._play(seat, card)
        else:
            self._miss(seat, card)

    def _unblock(self, action: dict[str, object]) -> None:
        if "player" in action:
            raise Foul("S10: no player brings the bottom card up")
        if not self.is_stuck():
            raise Foul("S10: somebody can act, so the bottom card stays where it is")
        self.pile = [*self.pile[1:], self.pile[0]]
        self.top_since = self.time
        self.came_up += 1
        self._next_turn()

    def _next_turn(self) -> None:
        """S13, S15, S16."""
        if self.turn is None or self.is_stuck():
            return
        players = len(self.hands)
        after = [(self.turn + step) % players for step in range(1, players + 1)]
        self.turn = next(seat for seat in after if self.can_do_something(seat))

    def _draw(self, seat: int) -> None:
        if not self.may_draw(seat):
            raise Foul(f"S8: player {seat} cannot draw")
        self.hands[seat].append(self.stacks[seat].pop(0))
        self._next_turn()  # S14

    def _play(self, seat: int, card: Card) -> None:
        if not self.fits(card):
            raise Foul(f"S5: {card} does not fit on {self.pile[-1]}")
        self.hands[seat].remove(card)
        self.in_a_row[seat] = 0
        self.pile.append(card)
        self.top_since = self.time
        self.came_up = 0
        if not self.can_do_something(seat):  # S15
            self._next_turn()

    def _finish(self, seat: int, card: Card) -> None:
        if not self.has_one_card(seat):
            raise Foul(f"S11: player {seat} has more than one card")
        self.hands[seat].remove(card)
        self.winner = seat

    def _miss(self, seat: int, card: Card) -> None:
        """S7, S18 and the lock-out."""
        if self.turn is not None:
            raise Foul("S14: by turns a card that does not fit is not laid")
        if self.fits(card):
            raise Foul(f"S7: {card} fits on {self.pile[-1]}, so it was no miss")
        if self._is_late(card):
            return
        if self.hold:  # S18: two seconds, then four, and from then on six
            self.in_a_row[seat] += 1
            times = min(self.in_a_row[seat], 3)
            self.locked_until[seat] = max(self.locked_until[seat], self.time + 2000 * times)
        if not self.lockout:
            return
        self.wrong[seat].append(self.time)
        last_three = self.wrong[seat][-3:]
        if len(last_three) == 3 and last_three[2] - last_three[0] <= 3000:
            self.locked_until[seat] = max(self.locked_until[seat], self.time + 2000)
            self.wrong[seat] = []

    def _is_late(self, card: Card) -> bool:
        if len(self.pile) < 2 or self.time - self.top_since > 700:
            return False
        return card[0] in fitting_values(self.pile[-2])

    def points(self) -> list[int]:
        """S12. The winner has no card any more."""
        return [len(hand) + len(stack) for hand, stack in zip(self.hands, self.stacks, strict=True)]


# --- The record ----------------------------------------------------------------------------------


def _judge_options(record: dict[str, object], players: int) -> tuple[int, int, bool, bool, bool]:
    """All options, which have to be there but for the younger ones. S12: twice as many games as
    players at most."""
    given = object_of(key_of(record, "options", "the record"), "options")
    games = whole(key_of(given, "games", "options"), "option games")
    if not 1 <= games <= (2 * players if players > 1 else 1):  # S17
        raise Foul(f"S12: not {games} games with {players} players")
    limit = whole(key_of(given, "hand_limit", "options"), "option hand_limit")
    if limit != 0 and not 5 <= limit <= 20:
        raise Foul(f"a hand limit is none or 5 to 20 and not {limit}")
    lockout = key_of(given, "lockout", "options")
    if not isinstance(lockout, bool):
        raise Foul("option lockout must be true or false")
    by_turns = given.get("by_turns", False)  # older records do not have it
    if not isinstance(by_turns, bool):
        raise Foul("option by_turns must be true or false")
    hold = given.get("hold", False)
    if not isinstance(hold, bool):
        raise Foul("option hold must be true or false")
    return games, limit, lockout, by_turns, hold


def _judge_spared(record: dict[str, object], players: int) -> list[int]:
    """S19: how many cards fewer each player has; older records spare nobody any."""
    given = object_of(key_of(record, "options", "the record"), "options")
    found = [whole(given.get(f"fewer_{seat}", 0), f"option fewer_{seat}") for seat in range(4)]
    for seat, spared in enumerate(found):
        most = 12 if 1 < players > seat else 0
        if not 0 <= spared <= most:
            raise Foul(f"S19: player {seat} cannot be spared {spared} cards")
    return found


def _judge_deal(
    entry: dict[str, object], players: int, spared: list[int]
) -> tuple[list[list[Card]], Card]:
    """S1 to S3, S19."""
    deal = object_of(key_of(entry, "deal", "the game"), "deal")
    stacks = [
        _stack(value, f"stack {seat}")
        for seat, value in enumerate(list_of(key_of(deal, "stacks", "deal"), "stacks"))
    ]
    start = _card(key_of(deal, "start", "deal"), "start")
    if len(stacks) != players:
        raise Foul(f"S3: {len(stacks)} stacks for {players} players")
    for seat, stack in enumerate(stacks):
        size = (36 if players == 1 else 72 // players) - spared[seat]  # S17
        if len(stack) != size:
            raise Foul(f"S3: stack {seat} has {len(stack)} cards and not {size}")
    cards = sorted([start, *(card for stack in stacks for card in stack)])
    if players > 1 and not any(spared) and cards != sorted(ALL_CARDS):
        raise Foul("S2: the deal does not hold the 73 cards")
    if any(cards.count(card) > ALL_CARDS.count(card) for card in cards):
        raise Foul("S2: a card is dealt more often than it exists")
    return stacks, start


def _judge_first(entry: dict[str, object], players: int, before: int | None) -> int:
    """S13: who begins."""
    first = whole(key_of(entry, "first", "the game"), "first")
    if not 0 <= first < players:
        raise Foul(f"S13: there is no player {first} to begin")
    if before is not None and first != (before + 1) % players:
        raise Foul(f"S13: player {first} begins after player {before}")
    return first


def _judge_game(
    number: int,
    entry: dict[str, object],
    players: int,
    limit: int,
    lockout: bool,
    hold: bool,
    spared: list[int],
    first: int | None,
) -> list[int] | None:
    """Returns the points of the game, or None if it is unfinished."""
    stacks, start = _judge_deal(entry, players, spared)
    table = _Table(stacks, start, limit, lockout, hold, first)
    for place, value in enumerate(list_of(key_of(entry, "actions", "the game"), "actions")):
        try:
            table.do(object_of(value, "the action"))
        except Foul as foul:
            raise Foul(f"game {number}, action {place}: {foul}") from None
    if table.winner is None:
        if "points" in entry:
            raise Foul(f"game {number}: it is not over, but the record has its points")
        return None
    points = table.points()
    given = whole_list(key_of(entry, "points", f"game {number}"), "points")
    if given != points:
        raise Foul(f"game {number}: S12: the points are {points}, not {given}")
    return points


def judge(record: dict[str, object]) -> None:
    """Raise Foul if anything in the record is not as the rules and the record format say."""
    record = object_of(record, "the record")
    players = judge_head(record, GAME, "S3", fewest=1)
    if players > 4:
        raise Foul(f"S3: 2 to 4 players, not {players}")
    games, limit, lockout, by_turns, hold = _judge_options(record, players)
    spared = _judge_spared(record, players)
    rounds = list_of(key_of(record, "rounds", "the record"), "rounds")
    if len(rounds) > games:
        raise Foul(f"S12: {len(rounds)} games, but {games} are a match")
    scores = [0] * players
    over = 0
    first: int | None = None
    for number, value in enumerate(rounds):
        if over < number:
            raise Foul(f"game {number} begins before the one before it is over")
        entry = object_of(value, f"game {number}")
        first = _judge_first(entry, players, first) if by_turns else None
        points = _judge_game(number, entry, players, limit, lockout, hold, spared, first)
        if points is not None:
            scores = [score + more for score, more in zip(scores, points, strict=True)]
            over += 1
    winners = [seat for seat, score in enumerate(scores) if score == min(scores)]
    judge_result(record, "S12", scores, winners if over == games else None)
