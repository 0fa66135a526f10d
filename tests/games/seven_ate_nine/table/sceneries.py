"""The states of a 7 ate 9 table that look different, with hands of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import NamedTuple

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.seven_ate_nine.rules.cards import KINDS, TEXTS
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard, SevenView
from quando_desktop.games.seven_ate_nine.table.scenery import Cap, MissReason, SevenScenery
from quando_desktop.games.seven_ate_nine.text import refusals as text_refusals
from quando_desktop.table.parts.remark_bubble import Word
from tests.table import seen

LONG_NAMES = ("Maximiliane-Sophie", "Wolfgang Amadeus", "Bartholomäus", "Hildegard")
CHARACTERS = ("olive", "pip", "bruno", "vesna")
KEYSETS = (
    ("A", "D", "W", "S"),
    ("F", "H", "T", "G"),
    ("J", "L", "I", "K"),
    ("←", "→", "↑", "↓"),
)
BLOCK_KEYS = ("Num 4", "Num 6", "Num 8", "Num 5")
"""The keys with the longest words."""
MOST = {2: 36, 3: 24, 4: 18}
"""Cards that somebody can have, by the number of players (S3)."""

CLOSED = [LivePhase.READY, LivePhase.COUNTDOWN, LivePhase.PAUSED]
"""When hands lie face down."""

Seeing = seen.Seeing[SevenScenery]


class Sizes(NamedTuple):
    """Who sits there, and with how many cards."""

    people: int
    computers: int
    hand: int = 5
    stack: int = 9
    games: int = 1
    names: Sequence[str] = ("Maria", "Tom", "Lena", "Noah")

    @property
    def seats(self) -> int:
        return self.people + self.computers


TABLES = [
    Sizes(people, computers)
    for people in range(5)
    for computers in range(5)
    if 2 <= people + computers <= 4
]
"""Every mixture of people and computer players."""


def cards(words: str) -> tuple[int, ...]:
    """Cards as they stand in a record."""
    return tuple(TEXTS[word] for word in words.split())


def some(count: int, first: int = 0) -> tuple[int, ...]:
    return tuple(KINDS[(first + 7 * number) % len(KINDS)] for number in range(count))


def held(kinds: Sequence[int]) -> tuple[HeldCard, ...]:
    return tuple(HeldCard(number, kind) for number, kind in enumerate(kinds))


def view_of(sizes: Sizes, seat: int = 0) -> SevenView:
    seats = sizes.seats
    return SevenView(
        seat=seat,
        options={"games": sizes.games, "hand_limit": 0, "lockout": 1},
        scores=tuple(9 * place for place in range(seats)),
        hand=held(some(sizes.hand, 11 * seat)),
        arrivals=sizes.hand,
        hand_sizes=(sizes.hand,) * seats,
        stack_sizes=(sizes.stack,) * seats,
        pile=cards("2/1 3/3 6/3 9/3"),
        known=((),) * seats,
        hand_limit=0,
        locked_until=(0,) * seats,
        stuck=False,
        winner=None,
        points=None,
    )


def facts_of(sizes: Sizes) -> MatchFacts:
    people = [Player(name) for name in sizes.names[: sizes.people]]
    computers = [
        Player(name.title(), Kind.COMPUTER, "fair", name) for name in CHARACTERS[: sizes.computers]
    ]
    seats = sizes.seats
    points = tuple(
        tuple(0 if seat == game % seats else 3 * seat + game for seat in range(seats))
        for game in range(max(0, sizes.games - 1))
    )
    return MatchFacts((*people, *computers), points, (), len(points) + 1)


def scenery_of(sizes: Sizes) -> SevenScenery:
    """The middle of a game."""
    people = tuple(range(sizes.people))
    return SevenScenery(
        views={seat: view_of(sizes, seat) for seat in people or (0,)},
        people=people,
        facts=facts_of(sizes),
        phase=LivePhase.LIVE,
        keysets={seat: KEYSETS[seat] for seat in people},
        aims=dict.fromkeys(people, 1),
        is_saved=True,
    )


def usual(seats: int) -> SevenScenery:
    """One or two of them are people, and the match has several games."""
    people = seats // 2
    return scenery_of(Sizes(people, seats - people, games=2 * seats))


def tables(case: int = 0) -> Iterator[tuple[object, SevenScenery]]:
    """Tables of all sizes."""
    number = case
    for sizes in TABLES:
        most = MOST[sizes.seats]
        for hand, stack in ((4, most - 4), (8, 5), (most, 0), (0, 5)):
            games = 2 * sizes.seats if number % 2 else 1
            names = LONG_NAMES if number % 3 == 0 else sizes.names
            large = sizes._replace(hand=hand, stack=stack, games=games, names=names)
            yield large, scenery_of(large)
            number += 1


def viewed(scenery: SevenScenery, **changes: object) -> SevenScenery:
    """With other observations."""
    views = {seat: replace(view, **changes) for seat, view in scenery.views.items()}  # type: ignore[arg-type]
    return replace(scenery, views=views)


def busy(scenery: SevenScenery) -> SevenScenery:
    """Everything at once: calls, misses, marks, keys, news."""
    everybody = range(scenery.view.seats)
    marked = frozenset((seat, card) for seat in scenery.people for card in (0, 1, 3))
    return replace(
        scenery,
        calls={seat: 7 - seat for seat in everybody},
        misses={seat: (MissReason.LATE, MissReason.WRONG)[seat % 2] for seat in scenery.people},
        marks=marked,
        fresh=frozenset((seat, 2) for seat in scenery.people),
        pressed=frozenset((seat, Cap.PLAY) for seat in scenery.people),
    )


def over(scenery: SevenScenery, *, ends: bool) -> SevenScenery:
    view = scenery.view
    left = zip(view.hand_sizes, view.stack_sizes, strict=True)
    points = tuple(hand + stack if seat else 0 for seat, (hand, stack) in enumerate(left))
    scenery = viewed(scenery, winner=0, points=points)
    facts = replace(
        scenery.facts, points=(*scenery.facts.points, points), winners=(0,) if ends else ()
    )
    phase = LivePhase.MATCH_OVER if ends else LivePhase.ROUND_OVER
    return replace(scenery, facts=facts, phase=phase)


def spoken(scenery: SevenScenery) -> SevenScenery:
    computers = scenery.computers
    return replace(
        scenery, word=Word(computers[-1], "I saw that one coming!") if computers else None
    )


STATES: dict[str, Callable[[SevenScenery], SevenScenery]] = {
    "live": lambda scenery: scenery,
    "busy": busy,
    "missed": lambda scenery: replace(
        scenery, misses=dict.fromkeys(scenery.people, MissReason.WRONG)
    ),
    "long keys": lambda scenery: replace(
        scenery, keysets=dict.fromkeys(scenery.people, BLOCK_KEYS)
    ),
    "go": lambda scenery: replace(scenery, goes=True),
    "ready": lambda scenery: replace(scenery, phase=LivePhase.READY),
    "countdown": lambda scenery: replace(scenery, phase=LivePhase.COUNTDOWN, count=3),
    "stuck": lambda scenery: replace(
        viewed(scenery, stack_sizes=(0,) * scenery.view.seats),
        phase=LivePhase.STUCK,
        count=2,
        moved=2,
    ),
    "paused": lambda scenery: replace(scenery, phase=LivePhase.PAUSED),
    "broken off": lambda scenery: replace(scenery, phase=LivePhase.PAUSED, is_broken_off=True),
    "locked": lambda scenery: replace(scenery, locked=dict.fromkeys(scenery.people, 2)),
    "toast": lambda scenery: replace(scenery, toast=text_refusals.hand_full(12)),
    "spoken": spoken,
    "rerun": lambda scenery: replace(scenery, is_rerun=True, keysets={}),
    "last look": lambda scenery: over(scenery, ends=True),
    "unsaved": lambda scenery: replace(scenery, saved=OSError(28, "No space left on device")),
    "sheet": lambda scenery: replace(over(scenery, ends=False), sheet=True, took=93_000),
    "end": lambda scenery: replace(
        over(scenery, ends=True),
        sheet=True,
        took=93_000,
        share="You have won 3 of 7 matches against two computer players.",
    ),
}


def speaking(words: str, case: int) -> Iterator[tuple[str, SevenScenery]]:
    """Tables at which each computer player in turn says this to the people there."""
    for sizes, scenery in tables(case):
        for seat in scenery.computers if scenery.people else ():
            yield f"{sizes}, seat {seat}", replace(scenery, word=Word(seat, words))


def quiet(seats: int) -> SevenScenery:
    """A usual table at which there is room for a word."""
    return scenery_of(Sizes(1, seats - 1))


def sheets() -> Iterator[tuple[str, SevenScenery]]:
    """After a game and after a match, at tables of all sizes."""
    for sizes in TABLES:
        for games in (1, 2 * sizes.seats):
            stack = MOST[sizes.seats] - 4
            table = sizes._replace(games=games, names=LONG_NAMES, hand=4, stack=stack)
            for state in ("sheet", "end"):
                yield f"{state}, {table}", STATES[state](scenery_of(table))
