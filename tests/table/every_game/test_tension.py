"""How tense it is at every table: calm at first, over at the end, and by public facts alone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.table.audio.music import Tension
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_turn_game
from tests.table.turn_seat import TurnSeat, players


@every_turn_game
def test_it_rises_and_is_the_same_for_everybody(kit: Kit, sit: Callable[..., Any]) -> None:
    match = Match(kit.plug.game, players(kit.plug.game.seats[0], 2), seed=5)
    match.begin_round()
    made: TurnSeat = sit(match, shows=False)
    maker, chance, met = made.page._maker, Chance(1), []
    while match.in_round:
        tables = [maker.make(made.page, match.observe(s), made.controller.facts) for s in (0, 1)]
        one, other = (table.tension() for table in tables)
        assert one is other
        met.append(one)
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.observe(seat).legal()))
    last = maker.make(made.page, match.observe(0), made.controller.facts)
    assert met[0] is Tension.CALM
    assert last.tension() is Tension.END


@every_turn_game
def test_the_music_follows_the_table_that_is_seen(kit: Kit, sit: Callable[..., Any]) -> None:
    told: list[Tension | None] = []
    table: TurnSeat = sit(Match(kit.plug.game, players(kit.plug.game.seats[0]), seed=5))
    object.__setattr__(table.page._tools, "tension", told.append)
    table.begin()
    assert told[-1] is Tension.CALM
    table.page.hide()
    assert told[-1] is None
    table.page.show()
    assert told[-1] is Tension.CALM
    table.page.conceal()
    assert told[-1] is None, "nothing is heard through a curtain"
