"""Faces around every table: they answer for a moment, look where something happens, keep still
where that is wanted, and tell nothing that is hidden."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.faces import Expression, Gaze
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.company import FELT, MIDDLE, Heads, Mood, moods
from quando_desktop.table.parts.seats import head_of
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game_with_remarks, reacting
from tests.table.every_game.matches import SEAT
from tests.table.looks import faces
from tests.table.measured_art import frame_of

Sit = Callable[..., Any]

OLIVE, MARIA = head_of(1), head_of(0)


def expressions(table: Any) -> dict[Any, Expression]:
    return {key: expression for key, (expression, _) in faces(table).items()}


def moved(kit: Kit, sit: Sit, **settings: Any) -> Any:
    """A table at which Olive has just had a big moment."""
    table = reacting(kit).sit(sit, remarks=False, **settings)
    reacting(kit).deed(table)
    table.tick(reacting(kit).after + 20)
    return table


@every_game_with_remarks
def test_several_faces_answer_and_rest_again(kit: Kit, sit: Sit) -> None:
    table = moved(kit, sit)
    shown = expressions(table)
    assert shown[OLIVE] is Expression.DELIGHT
    assert shown[MARIA] is Expression.SHOCK
    table.tick(FELT + 50)
    assert {*expressions(table).values()} == {Expression.REST}
    for piece in table.scene.tableau.pieces:
        if piece.key in table.scene.tableau.heads:
            assert table.scene.sprite(piece.key).picture is piece.picture


@every_game_with_remarks
def test_calm_faces_change_but_keep_their_place(kit: Kit, sit: Sit) -> None:
    table = moved(kit, sit, motion=Motion.CALM)
    assert expressions(table)[OLIVE] is Expression.DELIGHT
    rest = next(piece.pose for piece in table.scene.tableau.pieces if piece.key == OLIVE)
    for _ in range(40):
        assert table.scene.sprite(OLIVE).pose == rest
        table.tick(50)


@every_game_with_remarks
@pytest.mark.parametrize("settings", [{"faces": False}, {"motion": Motion.NONE}], ids=str)
def test_faces_keep_still_where_that_is_wanted(
    kit: Kit, sit: Sit, settings: dict[str, Any]
) -> None:
    table = moved(kit, sit, **settings)
    assert {*faces(table).values()} == {(Expression.REST, Gaze.STRAIGHT)}


@every_game_with_remarks
def test_at_instant_speed_no_face_changes(kit: Kit, sit: Sit) -> None:
    """A live game has no speed."""
    if not kit.plug.game.live:
        table = moved(kit, sit, speed=Speed.INSTANT)
        assert {*faces(table).values()} == {(Expression.REST, Gaze.STRAIGHT)}


@every_game_with_remarks
def test_nothing_is_drawn_of_it_before_anything_happens(kit: Kit, sit: Sit) -> None:
    if not kit.plug.game.live:
        table = reacting(kit).sit(sit)
        assert {*faces(table).values()} == {(Expression.REST, Gaze.STRAIGHT)}


@every_game_with_remarks
def test_a_table_at_rest_runs_no_timer(kit: Kit, sit: Sit) -> None:
    table = moved(kit, sit)
    for _ in range(20):
        table.tick(1000)
    assert table.page._choreographer.is_still


@every_game_with_remarks
def test_a_long_think_meets_one_kind_look(kit: Kit, sit: Sit) -> None:
    if kit.plug.game.live:
        return
    table = sit(reacting(kit).sit(sit).match, shows=False)
    table.begin()
    assert table.page._thinks.isActive() is table.page.may_act
    if not table.page.may_act:
        return
    assert table.page._thinks.isSingleShot()
    table.page._thinks.timeout.emit()
    table.tick(20)
    glad = [key for key, shown in faces(table).items() if shown[0] is Expression.DELIGHT]
    assert len(glad) == 1
    assert glad != [MARIA]
    assert faces(table)[glad[0]][1] is Gaze.STRAIGHT, "at whoever sits there"


# ------------------------------------------------------------------------------ where they look


@every_game_with_remarks
def test_eyes_go_to_what_is_looked_at(kept_style: Style, english: Languages, kit: Kit) -> None:
    assert kit.sceneries is not None
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    shown = reacting(kit).quiet(4)
    made = kit.sceneries.picture(frame, shown)
    heads = Heads(made, frame, SEAT)
    places = {piece.key: piece.pose for piece in made.pieces}
    opponents = [seat for seat in (1, 2, 3) if head_of(seat) in made.heads]
    for seat in opponents:
        assert heads.gaze(seat, None) is heads.gaze(seat, SEAT) is Gaze.STRAIGHT
        inward = frame.stage.width / 2 - places[head_of(seat)].x
        across, down = heads.gaze(seat, MIDDLE).value
        assert down >= 0
        assert across * inward > 0 or (not across and down), "towards the middle"
        for other in opponents:
            across = places[head_of(other)].x - places[head_of(seat)].x
            if other != seat:
                assert heads.gaze(seat, other).value[0] * across > 0
    assert heads.gaze(1, 1) is Gaze.DOWN, "at the own cards"
    assert heads.picture(99, Mood()) is None


@every_game_with_remarks
def test_another_truth_gives_the_same_faces(kit: Kit) -> None:
    """Who reacts how, and who is looked at, follows from what everybody sees."""
    moment = kit.in_the_middle()
    found = []
    for truth in kit.truths(moment.view):
        view = truth.observe(SEAT)
        made = reacting(kit).make(view)
        found.append((made.wait(view, moment.facts, speaks=True), made.actor(view)))
    assert found[0] == found[1]


# ------------------------------------------------------------------------------ at the end


@pytest.mark.parametrize(
    ("points", "winners", "fewest", "expected"),
    [
        (((0, 5, 9),), (), True, "delight rest doubt"),
        (((0, 5, 9),), (), False, "doubt rest delight"),
        (((5, 5, 5),), (), True, "rest rest rest"),
        (((0, 5, 5), (9, 0, 1)), (1,), True, "doubt delight rest"),
        ((), (), True, "rest rest rest"),
    ],
)
def test_winners_are_delighted_and_the_last_are_not(
    points: tuple[tuple[int, ...], ...], winners: tuple[int, ...], fewest: bool, expected: str
) -> None:
    players = tuple(Player(str(seat), Kind.COMPUTER) for seat in range(3))
    found = moods(MatchFacts(players, points, winners, 1), fewest_win=fewest)
    assert [str(found.get(seat, Expression.REST)) for seat in range(3)] == expected.split()
