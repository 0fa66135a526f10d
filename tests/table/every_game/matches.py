"""Matches of any game, and the moments in them that differ in kind."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Observation, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player

SEAT = 0
"""Whoever looks."""


class Story(NamedTuple):
    """A match to be played."""

    seats: int
    seed: int
    options: Options | None = None
    meets: frozenset[str] = frozenset()
    """Words in the kinds of its moments; otherwise it would say little."""


class Moment(NamedTuple):
    """One seat's observation in a match."""

    kind: str
    view: Observation[Any]
    facts: MatchFacts
    is_own: bool
    """Whether the looker can act."""


Play = Callable[[Match, Chance], None]
"""Lets somebody do something."""
Kind = Callable[[Any], str]
"""What kind of moment an observation shows."""


def at_random(match: Match, chance: Chance) -> None:
    """Whoever may act does anything; who may speak before the one that is waited for now and then
    does."""
    seat = match.to_act()[-1] if chance.below(3) == 0 else match.to_act()[0]
    match.submit(seat, chance.choice(match.observe(seat).legal()))


def played(
    game: AnyGame, story: Story, play: Play, players: Sequence[Player] = ()
) -> Iterator[Match]:
    """The match before each action and at the end of each round; people sit there if nobody else is
    named."""
    players = players or [Player(f"P{seat}") for seat in range(story.seats)]
    match, chance = Match(game, players, story.options, story.seed), Chance(story.seed)
    while match.result is None:
        match.begin_round()
        while match.in_round:
            yield match
            play(match, chance)
        yield match


def moments(game: AnyGame, story: Story, play: Play, kind: Kind, each: int = 1) -> Iterator[Moment]:
    """The first few moments of each kind."""
    met: dict[str, int] = {}
    for match in played(game, story, play):
        view = match.observe(SEAT)
        name = kind(view)
        met[name] = met.get(name, 0) + 1
        if met[name] <= each:
            is_own = match.in_round and SEAT in match.to_act()
            yield Moment(name, view, MatchFacts.of(match), is_own)
