"""How quick a player was: reaction times, late and wrong cards, and waits while something fitted.
That is what the record of a game tells.

The record is walked through by its own times, without being held against the rules: what makes no
sense in it is left out.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from typing import Any

from quando_desktop.engine.contract import Json, Notable, Options, Tallies
from quando_desktop.engine.tallies import TallySheet, actions_of
from quando_desktop.games.seven_ate_nine.rules.cards import TEXTS, fits
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING
from quando_desktop.games.seven_ate_nine.rules.trials import LATE, Trials
from quando_desktop.named_tuple import NamedTuple

REACTION, LATE_CARDS, WRONG_CARDS, WAITED, DRAWS = "reaction", "late", "wrong", "waited", "draws"
STUCK, WON = "stuck", "won"
LAYS = ("play", "finish")


class Laid(Enum):
    """What became of a card that somebody wanted to lay."""

    FITTED = "fitted"
    LATE = "late"
    """It fitted the card before, which was covered a moment ago."""
    WRONG = "wrong"


class LaidCard(NamedTuple):
    at: int
    """Milliseconds since the start signal."""
    what: Laid
    reaction: int = 0
    """Milliseconds from the moment when a card that fitted could be laid to that when it was."""


class Tempo(NamedTuple):
    """One player in one game."""

    length: int
    """Milliseconds of the game."""
    cards: tuple[LaidCard, ...]
    waits: tuple[tuple[int, int], ...]
    """From when to when something in the hand fitted and no card was laid, while nothing held the
    player."""
    draws: int = 0

    @property
    def waited(self) -> int:
        return sum(end - start for start, end in self.waits)

    def count(self, what: Laid) -> int:
        return sum(card.what is what for card in self.cards)

    @property
    def reactions(self) -> list[int]:
        return [card.reaction for card in self.cards if card.what is Laid.FITTED]


def of_game(played: Json, options: Options) -> list[Tempo]:
    """The tempo of each seat in a game; nobody's where its deal makes no sense."""
    deal = played.get("deal")
    match deal:
        case {"stacks": list(stacks), "start": str(start)} if start in TEXTS:
            walk = _Walk(stacks, TEXTS[start], options)
        case _:
            return []
    for action in actions_of(played):
        walk.step(action)
    return walk.tempos()


class _Walk:
    """A game on the way through its record."""

    def __init__(self, stacks: Sequence[Any], start: int, options: Options) -> None:
        found = [_cards(stack) for stack in stacks]
        self._seats = range(len(found))
        self._hands = [dict.fromkeys(_numbered(stack[:OPENING]), 0) for stack in found]
        """The cards in each hand, with the moment when they came."""
        self._stacks = [list(reversed(stack[OPENING:])) for stack in found]
        self._pile, self._since, self._now = [start], 0, 0
        self._options, self._trials = options, Trials(len(found))
        self._laid: list[list[LaidCard]] = [[] for _ in found]
        self._waits: list[list[tuple[int, int]]] = [[] for _ in found]
        self._open: list[int | None] = [None for _ in found]
        self._draws = [0 for _ in found]
        self._serial = 100
        self._look()

    def step(self, action: dict[str, Any]) -> None:
        at, seat, do = action.get("at"), action.get("player"), action.get("do")
        card = TEXTS.get(action["card"]) if isinstance(action.get("card"), str) else None
        if type(at) is not int or at < self._now:
            return
        self._now = at
        if do == "unblock":
            self._pile.append(self._pile.pop(0))
            self._since = at
        elif isinstance(seat, int) and seat in self._seats:
            self._do(seat, do, card)
        self._look()

    def _do(self, seat: int, do: object, card: int | None) -> None:
        held = next((each for each in self._hands[seat] if each[0] == card), None)
        if do == "draw" and self._stacks[seat]:
            self._serial += 1
            self._hands[seat][self._stacks[seat].pop(), self._serial] = self._now
            self._draws[seat] += 1
        elif do in LAYS and held is not None:
            came = self._hands[seat].pop(held)
            free = max(came, self._since, self._trials.locked_until[seat])
            self._close(seat)
            self._laid[seat].append(LaidCard(self._now, Laid.FITTED, max(0, self._now - free)))
            if do == "play":
                self._pile.append(held[0])
                self._since = self._now
            self._trials.fitted(seat)
        elif do == "miss" and held is not None:
            self._miss(seat, held[0])

    def _miss(self, seat: int, card: int) -> None:
        before = self._pile[-2:-1]
        late = bool(before) and fits(card, before[0]) and self._now - self._since <= LATE
        self._laid[seat].append(LaidCard(self._now, Laid.LATE if late else Laid.WRONG))
        if late:
            return
        if self._options.get("hold"):
            self._close(seat)
            self._trials.hold(seat, self._now)
        if self._options.get("lockout") and self._trials.count(seat, self._now):
            self._close(seat)

    def _look(self) -> None:
        """Begins and ends waits, by what fits now."""
        for seat in self._seats:
            can = any(fits(card, self._pile[-1]) for card, _ in self._hands[seat])
            if can and self._open[seat] is None:
                self._open[seat] = max(self._now, self._trials.locked_until[seat])
            elif not can:
                self._close(seat)

    def _close(self, seat: int) -> None:
        start, self._open[seat] = self._open[seat], None
        if start is not None and start < self._now:
            self._waits[seat].append((start, self._now))

    def tempos(self) -> list[Tempo]:
        for seat in self._seats:
            self._close(seat)
        return [
            Tempo(self._now, tuple(self._laid[seat]), tuple(self._waits[seat]), self._draws[seat])
            for seat in self._seats
        ]


def _cards(stack: object) -> list[int]:
    found = stack if isinstance(stack, list) else []
    return [TEXTS[card] for card in found if isinstance(card, str) and card in TEXTS]


def _numbered(cards: Sequence[int]) -> list[tuple[int, int]]:
    """Cards that look alike are two all the same."""
    return [(card, number) for number, card in enumerate(cards)]


# ------------------------------------------------------------------------- statistics


def of_rounds(rounds: Sequence[Json], options: Options, seats: int) -> Tallies:
    """For each seat its reaction times in ms (of all cards laid), late and wrong cards (of all
    cards), the ms waited (of all ms), and draws (of all cards laid). By turns there is no time."""
    sheet = TallySheet(seats)
    for played in rounds if not options.get("by_turns") else ():
        if "points" not in played:
            continue
        for seat, tempo in enumerate(of_game(played, options)):
            tries, fitted = len(tempo.cards), len(tempo.reactions)
            sheet.add(REACTION, seat, sum(tempo.reactions), fitted)
            sheet.add(LATE_CARDS, seat, tempo.count(Laid.LATE), tries)
            sheet.add(WRONG_CARDS, seat, tempo.count(Laid.WRONG), tries)
            sheet.add(WAITED, seat, tempo.waited, tempo.length)
            sheet.add(DRAWS, seat, tempo.draws, fitted)
    return sheet.tallies


def notables(rounds: Sequence[Json]) -> Iterator[Notable]:
    """Who won each game and when, and in which nothing went any more how often."""
    for number, played in enumerate(rounds):
        stuck = 0
        for action in actions_of(played) if "points" in played else ():
            match action:
                case {"do": "unblock"}:
                    stuck += 1
                case {"player": int(seat), "do": "finish", "at": int(at)}:
                    if stuck:
                        yield Notable(number, seat, STUCK, stuck)
                    yield Notable(number, seat, WON, at)
