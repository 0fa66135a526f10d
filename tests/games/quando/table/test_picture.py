"""What a Quando table shows of an observation, and what it says at the end of a round."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import PLUGS
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.scoring import EndedBy
from quando_desktop.games.quando.rules.view import OthersCard, OwnCard, QuandoView
from quando_desktop.games.quando.table.table import still
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.report import Ending, report
from quando_desktop.shell.selftest.still import render
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.canvas import Scale
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Frame, Key
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company
from tests.games.quando.table.secrets import shown
from tests.table.painted import painted


def deal(seats: int = 4, seed: int = 1, **options: int) -> Match:
    match = Match(Quando(), [Player(f"P{seat}") for seat in range(seats)], options, seed)
    match.begin_round()
    return match


def see(match: Match, seat: int = 0) -> QuandoView:
    view = match.observe(seat)
    assert isinstance(view, QuandoView)
    return view


def play_until(match: Match, stop: Callable[[], bool]) -> None:
    bot, chance = PlainBot(), Chance(1)
    while match.in_round and not stop():
        seat = match.to_act()[0]
        match.submit(seat, bot.choose(see(match, seat), chance))


def drawn(
    style: Style,
    match: Match,
    size: tuple[int, int] = (1440, 900),
    view: QuandoView | None = None,
) -> TableScene:
    stage = Stage.of(*size)
    frame = Frame(stage, style.art(Scale(stage.unit), dark=False))
    scene = TableScene(Choreographer(), lambda _: None)
    scene.lay(stage, still(frame, see(match) if view is None else view, MatchFacts.of(match)))
    return scene


def keys(scene: TableScene) -> set[Key]:
    return {piece.key for piece in scene.tableau.pieces}


@pytest.mark.parametrize("seats", range(2, 7))
def test_every_table_can_be_drawn_from_deal_to_end(style: Style, seats: int) -> None:
    match = deal(seats)
    scene = drawn(style, match)
    assert len(scene.items()) == len(keys(scene)) > 8 * seats
    assert {("plate", seat) for seat in range(seats)} <= keys(scene)
    play_until(match, lambda: see(match).knocker is not None)
    assert not match.in_round or "countdown" in keys(drawn(style, match))
    play_until(match, lambda: False)
    assert {("bar", seat) for seat in range(seats)} <= keys(drawn(style, match))


@pytest.mark.parametrize("size", [(1024, 640), (2560, 1080), (1100, 1000)])
def test_the_scene_fills_the_window(style: Style, size: tuple[int, int]) -> None:
    scene = drawn(style, deal(), size)
    whole = scene.sceneRect()
    assert (whole.width(), whole.height()) == pytest.approx(size)
    image = render(
        style, PLUGS["quando"].table(), see(deal()), MatchFacts.of(deal()), size, dark=True
    )
    corners = {image.pixelColor(x, 3).name() for x in (0, size[0] - 1)}
    assert len(corners) == 1
    assert corners != {"#000000"}


def test_odd_hands_and_empty_piles_can_be_drawn(style: Style) -> None:
    match = deal(2, hand_size=1)
    empty = replace(see(match), hand=(), others=((), ()), draw=(), discard=())
    assert "no draw" in keys(drawn(style, match, (1024, 640), empty))
    many = tuple(OwnCard(card, card % 11, None, False) for card in range(40))
    found = keys(drawn(style, match, (1024, 640), replace(empty, hand=many)))
    assert {("own", card) for card in range(40)} <= found


def test_the_memory_help_is_in_the_picture(kept_style: Style, english: Languages) -> None:
    match = deal()
    play_until(match, lambda: see(match).phase is Phase.DRAW and see(match).actor == 0)
    without, with_help = (
        painted(kept_style, make)[0] for make in shown(see(match), MatchFacts.of(match))
    )
    assert with_help != without


# ----------------------------------------------------------------------- report


def ended(totals: list[int], knocker: int | None) -> QuandoView:
    """A finished round of three in which everybody holds one card."""
    view = see(deal(3))
    others = tuple(
        () if seat == 0 else (OthersCard(10 if total != 10 else 9, total),)
        for seat, total in enumerate(totals)
    )
    return replace(
        view,
        hand=(OwnCard(0, totals[0], None, True),),
        others=others,
        knocker=knocker,
        phase=Phase.OVER,
        ended_by=EndedBy.ZEROS if knocker is None else EndedBy.KNOCK,
    )


@pytest.mark.parametrize(
    ("totals", "knocker", "ending", "points", "others"),
    [
        ([4, 7, 9], 0, Ending.KNOCK_WON, (0, 7, 9), ()),
        ([4, 4, 9], 0, Ending.KNOCK_SHARED, (9, 0, 9), (1,)),
        ([4, 3, 3], 0, Ending.KNOCK_BEATEN, (9, 0, 0), (1, 2)),
        ([0, 5, 6], None, Ending.ZEROS, (0, 5, 6), ()),
    ],
)
def test_a_report_tells_how_a_round_ended(
    totals: list[int],
    knocker: int | None,
    ending: Ending,
    points: tuple[int, ...],
    others: tuple[int, ...],
) -> None:
    found = report(ended(totals, knocker))
    assert found.ending is ending
    assert found.totals == tuple(totals)
    assert found.points == points
    assert found.others == others


def test_a_report_of_a_real_round_agrees_with_its_outcome() -> None:
    match = deal()
    play_until(match, lambda: False)
    outcome = match.rounds[-1].outcome
    assert outcome is not None
    assert report(see(match)).points == outcome.points


def test_there_is_no_report_while_a_hand_is_closed() -> None:
    with pytest.raises(ValueError, match="not over"):
        report(see(deal()))


# ------------------------------------------------------------------------- text


def test_sentences(english: Languages) -> None:
    assert text.last_round(1, is_own=True) != text.last_round(1, is_own=False)
    assert "3" in text.last_round(3, is_own=False)
    assert text.knock_closed(1)[1] == "have played once"
    assert text.knock_closed(20)[1] == "have played 20 times"
    assert text_sheet.match_title(Company(("A", "B", "C"))) == "A, B and C win the match"
    assert "B and C have only 2" in text_sheet.knock_beaten(
        Company(("A",)), 5, Company(("B", "C")), 2
    )
    assert common.cards(1) == "1 card"
