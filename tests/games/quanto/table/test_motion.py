"""Motion never leaves a Quanto table wrong: whatever happens, no card is lost on the way, and at
rest the scene is exactly the tableau of the present observation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.actions import Form
from quando_desktop.settings.settings import Speed
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Role
from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match, new_match
from tests.games.quanto.table.watched_match import Watched, play_at_random
from tests.table.scene_checks import assert_lies

Watch = Callable[[Watched], None]
"""How somebody watches a step."""
EVENTS = {
    kind
    for kind in vars(happened).values()
    if isinstance(kind, type) and issubclass(kind, Event) and kind is not Event
}


def through(table: Watched) -> None:
    table.rest()


def in_small_steps(table: Watched) -> None:
    while table.moves.is_busy:
        table.tick(110)
        QCoreApplication.processEvents()
    table.rest()


def in_a_hurry(table: Watched) -> None:
    """In the middle somebody presses a key."""
    table.tick(90)
    table.moves.hurry()
    table.rest()


def watched(
    style: Style,
    seats: int,
    seed: int,
    *,
    watch: Watch = through,
    teams: bool = False,
    pace: float = 1.0,
    calm: bool = False,
) -> list[Event]:
    """A whole round, checked after every step as two of the players see it."""
    match = new_match(seats, seed, teams=teams)
    tables = [Watched(style, match, seat) for seat in {0, seed % seats}]

    def look() -> None:
        for table in tables:
            watch(table)
            table.is_right()

    for table in tables:
        table.moves.pace, table.moves.is_calm = pace, calm
    match.begin_round()
    look()
    return play_at_random(match, Chance(seed), look)


@pytest.mark.parametrize("seats", range(2, 7))
def test_whole_rounds(kept_style: Style, seats: int) -> None:
    watched(kept_style, seats, seats)


def test_partners_to_whom_everything_happens(kept_style: Style) -> None:
    found: set[type[Event]] = set()
    for seed in range(8):
        found |= {type(event) for event in watched(kept_style, 4, seed, teams=True)}
        if found == EVENTS:
            return
    raise AssertionError(f"never seen: {EVENTS - found}")


@pytest.mark.parametrize("watch", [in_small_steps, in_a_hurry])
def test_rounds_watched_otherwise(kept_style: Style, watch: Watch) -> None:
    watched(kept_style, 5, 31, watch=watch)


@pytest.mark.parametrize(("pace", "calm"), [(0.0, False), (1.0, True)])
def test_rounds_with_little_motion(kept_style: Style, pace: float, calm: bool) -> None:
    watched(kept_style, 4, 42, teams=True, watch=in_small_steps, pace=pace, calm=calm)


# --------------------------------------------------------------------------- on a page


def is_right(table: QuantoSeat) -> None:
    """The scene is what the table would show that had never moved."""
    tableau = table.laid()
    assert_lies(table.scene, tableau)
    assert table.spots == {each.key for each in tableau.controls if each.role is not Role.PLACE}


def play_round(table: QuantoSeat, chance: Chance, watch: Callable[[QuantoSeat], None]) -> None:
    """A whole round, checked after every step; the person acts at random."""
    table.page.begin()
    while True:
        watch(table)
        table.rest()
        is_right(table)
        if table.controller.phase is TurnPhase.PERSON:
            table.controller.submit(chance.choice(table.view.legal()))
        elif not table.clock.tick():
            break
    assert table.controller.phase is TurnPhase.MATCH_OVER
    assert "next" in table.controls


@pytest.mark.parametrize(("seats", "teams"), [(3, False), (4, True)])
def test_a_round_on_a_page(sit: Sit, seats: int, teams: bool) -> None:
    table = sit(new_match(seats, 7, teams=teams), shows=False)
    play_round(table, Chance(seats), lambda _: None)


def test_a_round_on_a_page_whose_watcher_is_in_a_hurry(sit: Sit) -> None:
    def hurries(table: QuantoSeat) -> None:
        table.tick(400)
        table.hurry()

    play_round(sit(new_match(2, 8), shows=False), Chance(2), hurries)


def test_a_round_on_a_page_at_once(sit: Sit) -> None:
    table = sit(new_match(5, 9), shows=False, speed=Speed.INSTANT)
    play_round(table, Chance(5), lambda _: None)


def test_of_equal_cards_the_clicked_one_goes(sit: Sit) -> None:
    table = sit(made_match("3 9 12 1", "2 4 8 J", display="5 12 5 11")).begin()
    key = table.lying("5", 1)
    table.click(table.own("3"))
    table.click(key)
    card, other = table.scene.sprite(key), table.scene.sprite(table.lying("5"))
    table.type(Qt.Key.Key_Return)
    assert card is not None
    assert other is not None
    assert table.match.rounds[-1].moves[-1].action == Form(3, 3, 5, 8)
    assert card.key == ("quanto", 0, 1)
    assert other.key == key, "it takes the part of the one that went"
    is_right(table)
