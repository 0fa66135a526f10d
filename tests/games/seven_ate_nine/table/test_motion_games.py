"""Whole games in motion: no card comes out of nothing, none is lost, and at rest everything lies
where the table has it."""

from __future__ import annotations

from collections.abc import Collection

import pytest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.chance import Chance
from quando_desktop.games import make_mind
from quando_desktop.table.scene.tableau import Key, Passage, Tableau
from tests.controller.live.tables import live_match
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit
from tests.table.scene_checks import assert_lies


def check_passage(before: Collection[Key], made: Tableau, passage: Passage) -> None:
    """No card comes out of nothing, and none is lost."""
    now = {piece.key for piece in made.pieces}
    kept = {*before} - passage.becomes.keys()
    come = {key for key in now - kept - {*passage.becomes.values()} if _is_hand(key)}
    assert come <= passage.comes.keys(), "out of nothing"
    assert not {key for key in kept - now if _is_hand(key)}, "lost"


def _is_hand(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] in ("own", "held")


@pytest.mark.parametrize(("kinds", "seed"), [("pc", 1), ("pcc", 2), ("ppcc", 3), ("ppp", 4)])
def test_a_whole_game_ends_where_the_table_has_things(
    sit: Sit, kinds: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    chance = Chance(seed)
    people = [seat for seat, kind in enumerate(kinds) if kind == "p"]
    minds = {
        seat: make_mind("seven_ate_nine", "good", "pip", seat, chance.stream("bot", seat))
        for seat in range(len(kinds))
        if seat not in people
    }
    table = sit(live_match(kinds, seed=seed), minds)
    table.begin()
    table.to_go()
    show = table.scene.show

    def checked(made: Tableau, passage: Passage) -> None:
        if table.is_in(LivePhase.LIVE):
            check_passage({piece.key for piece in table.scene.tableau.pieces}, made, passage)
        show(made, passage)

    monkeypatch.setattr(table.scene, "show", checked)
    for turn in range(3000):
        if table.is_in(LivePhase.MATCH_OVER):
            break
        if table.is_in(LivePhase.LIVE):
            _play_somehow(table, chance.choice(people), chance)
        table.let_pass(chance.below(200))
        if turn % 12 == 0 and not table.is_in(LivePhase.LIVE):
            table.let_pass(900)
    assert table.is_in(LivePhase.MATCH_OVER)
    table.let_pass(20_000)
    assert "next" in table.controls, "the end of the game and of the match have been shown"
    assert_lies(table.scene, table.scene.tableau)


def _play_somehow(table: SevenSeat, seat: int, chance: Chance) -> None:
    """Mostly what fits; now and then any card."""
    view = table.view(seat)
    fitting = [each for each in view.hand if view.fits(each.card)]
    if view.hand and chance.below(10) == 0:
        fitting = [chance.choice(view.hand)]
    if fitting:
        table.table.pressed(("own", seat, fitting[0].held))
    elif view.may_draw:
        table.table.pressed(("stack", seat))
