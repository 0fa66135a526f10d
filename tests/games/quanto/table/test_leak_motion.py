"""Nothing hidden shows while things move on a Quanto table, in what is heard or in what is said."""

from __future__ import annotations

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.games.quanto.rules.actions import (
    Offer,
)
from quando_desktop.games.quanto.rules.cards import QuantoDeal
from tests.games.quanto.table.seat import Sit, kinds
from tests.games.quanto.table.secrets import DISPLAY, OPTIONS
from tests.table.looks import look
from tests.table.turn_seat import players


def test_n24_partners_see_what_is_offered(sit: Sit) -> None:
    """The same step in a match whose looker is offered the card: the worlds part here."""
    found = []
    for offered in ("10", "J"):
        match = Match(GAMES["quanto"], players(4), OPTIONS, 1)
        table = sit(match, shows=False)
        hands = "9 3 12 8", "4 11 7 7", f"6 7 {offered} 2", "2 5 5 1"
        match.begin_round(QuantoDeal(3, tuple(map(kinds, hands)), kinds(DISPLAY), kinds("1 1 1")))
        table.rest()
        match.submit(2, Offer(*kinds(offered)))
        table.rest()
        found.append(look(table))
    assert found[0][0] != found[1][0]
    assert found[0][2] != found[1][2]


def test_the_curtain_leaves_nothing_of_what_moves(sit: Sit) -> None:
    match = Match(GAMES["quanto"], players(4, people=2), OPTIONS, 1, first_dealer=3)
    table = sit(match)
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    table.controller.lift()
    table.rest()
    seat = table.view.seat
    match.submit(seat, match.observe(seat).legal()[-1])
    table.tick(100)
    assert table.page.is_busy
    table.page.conceal()
    table.tick(5000)
    assert table.scene.items() == []
    assert table.page.log() == []
    assert table.spots == set()
