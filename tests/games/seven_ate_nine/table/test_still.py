"""The moments that are worth a picture are found in matches, each by its name."""

from __future__ import annotations

from quando_desktop.games.seven_ate_nine.rules.actions import Draw
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.table import moment
from tests.controller.live.tables import made, play


def test_a_short_game_has_its_moments() -> None:
    match = made("pp", "5/3", "8/1 7/1 6/1", "1/1 3/2 4/3 9/3 9/1")

    def name() -> str | None:
        view = match.observe(0)
        assert isinstance(view, SevenView)
        return moment(view)

    assert name() == "start"
    match.arrive(0, play("8/1"), 100)
    assert name() is None
    match.arrive(0, play("7/1"), 200)
    assert name() == "last-card"
    match.arrive(0, play("6/1"), 300)
    assert name() == "game-end"


def test_stuck_and_a_large_hand() -> None:
    match = made("pp", "5/3", "8/1 2/1 4/1 6/1", "1/1 3/2 4/3 6/3")
    match.arrive(0, play("8/1"), 100)
    view = match.observe(0)
    assert isinstance(view, SevenView)
    assert moment(view) == "stuck"
    many = made("pp", "5/3", " ".join(["1/1"] * 12), "2/1 3/2 4/3 6/3 7/1")
    many.arrive(1, play("2/1"), 50)
    for at in range(6):
        many.arrive(0, Draw(), 100 + at)
    view = many.observe(0)
    assert isinstance(view, SevenView)
    assert moment(view) == "large-hand"
