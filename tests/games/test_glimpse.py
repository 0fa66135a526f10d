"""The cards that a list shows of an unfinished match: those that everybody sees, and no others."""

from __future__ import annotations

from typing import Any

import pytest

from quando_desktop import resources
from quando_desktop.bots.live_mind import Mind
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import PLUGS, make_mind
from quando_desktop.simulate import round_player

TURNS = [game for game, plug in PLUGS.items() if not plug.game.live]


def dealt(game: str) -> Match:
    match = Match(PLUGS[game].game, [Player(f"P{seat}") for seat in range(3)], seed=4)
    match.begin_round()
    return match


def check(match: Match) -> tuple[object, ...]:
    """Everybody's glimpse is the same, and so it is in another world that looks alike."""
    plug, chance = PLUGS[match.game.id], Chance(match.revision)
    found = plug.glimpse(match.observe(0))
    for seat in range(match.seats):
        assert plug.glimpse(match.observe(seat)) == found
    for _ in range(3):
        other = match.game.sample(match.observe(0), chance)
        assert all(plug.glimpse(other.observe(seat)) == found for seat in range(match.seats))
    for drawing, *_ in found:
        assert (resources.folder() / "look" / "svg" / f"{drawing}.svg").is_file()
    return found


@pytest.mark.parametrize("game", TURNS)
def test_it_follows_the_table_and_gives_nothing_away(game: str) -> None:
    match, chance, seen = dealt(game), Chance(2), set()
    for _ in range(30):
        if not match.in_round:
            break
        seen.add(check(match))
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.observe(seat).legal()))
    assert len(seen) > 3


def test_a_live_pile_is_seen_as_well() -> None:
    match, seen = dealt("seven_ate_nine"), set()
    seen.add(check(match))

    def maker(seat: int, chance: Chance) -> Mind[Any]:
        return make_mind("seven_ate_nine", "fair", None, seat, chance)

    match.observers.append(lambda _: seen.add(check(match)) if match.in_round else None)
    round_player(match, 4, (), [maker] * 3)()
    assert len(seen) > 10
