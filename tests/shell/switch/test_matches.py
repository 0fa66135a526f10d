"""Whole matches with one key, through the real window."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.players import Kind
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.scenery import HIDDEN, KNOB, PASS, PLAY, SHOWN
from quando_desktop.games.quanto.table.scenery import WAY
from quando_desktop.games.seven_ate_nine.table.scenery import GO
from quando_desktop.settings.settings import Motion, Scanning, SeatChoice
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.window.window import Window
from quando_desktop.table.parts.scenery import HOME, NEXT, OWN, own
from quando_desktop.table.scene.mirror import ControlButton
from quando_desktop.table.scene.tableau import Key
from tests.controller.fake_clock import FakeClock
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, match_of
from tests.shell.switch.one_switch import OneSwitch
from tests.shell.widgets import turn_session

WAITING = 20_000


def sit_down(start: Start, game: str, **options: int) -> OneSwitch:
    window = start()
    clock = window.program.switch_clock = FakeClock()
    window.program.change(scanning=Scanning.ONE, motion=Motion.NONE)
    seats = (SeatChoice(Kind.HUMAN, "Maria"), COMPUTERS[0])
    window.matches.deal(match_of(seats, game=game, **options))
    return OneSwitch(window, clock)


def waited_for(qtbot: QtBot, window: Window) -> TurnPhase:
    session = turn_session(window)

    def rests() -> bool:
        return session.controller.phase is not TurnPhase.COMPUTER and not session.page.is_busy

    qtbot.waitUntil(rests, timeout=WAITING)
    return session.controller.phase


def quando_keys(view: QuandoView) -> Iterator[Key]:
    """What has to be taken for a sensible action."""
    match PlainBot().choose(view, Chance(len(view.hand))):
        case Play(places):
            yield from (own(view.hand[place].card) for place in places)
            yield PLAY
        case Flip(place):
            yield own(view.hand[place].card)
        case Draw.SHOWN:
            yield SHOWN
        case Draw.HIDDEN:
            yield HIDDEN
        case Call.KNOCK:
            yield KNOB
            yield KNOB
        case Call.PASS:
            yield PASS


def test_quando(start: Start, qtbot: QtBot) -> None:
    player = sit_down(start, "quando", target=20)
    session = turn_session(player.window)
    rounds = set()
    while (phase := waited_for(qtbot, player.window)) is not TurnPhase.MATCH_OVER:
        rounds.add(len(session.match.rounds))
        if phase is TurnPhase.ROUND_OVER:
            player.take_control(NEXT)
            continue
        view = session.controller.view
        assert isinstance(view, QuandoView)
        for key in quando_keys(view):
            player.take_control(key)
    assert session.is_over
    assert rounds
    assert player.presses > 10
    # The score sheet has buttons of its own and no tools of the table.
    offered = {widget for _ in range(60) for widget in offered_next(player)}
    assert {widget.key for widget in offered if isinstance(widget, ControlButton)} >= {NEXT, HOME}
    player.take_control(HOME)
    assert player.window.session is None


def offered_next(player: OneSwitch) -> tuple[QWidget, ...]:
    """What is offered a moment later."""
    player.step()
    stop = player.offered
    return () if stop is None else stop.widgets


def test_quanto(start: Start, qtbot: QtBot) -> None:
    player = sit_down(start, "quanto")
    session = turn_session(player.window)
    while (phase := waited_for(qtbot, player.window)) is not TurnPhase.MATCH_OVER:
        if phase is TurnPhase.ROUND_OVER:
            player.take_control(NEXT)
            continue
        there = player.controls()
        ways = [key for key in there if isinstance(key, tuple) and key[0] == WAY]
        cards = [key for key in there if isinstance(key, tuple) and key[0] != WAY]
        player.take_control((ways or cards)[0])
    assert session.is_over
    assert player.presses > 10


def test_it_offers_only_what_can_be_used(start: Start, qtbot: QtBot) -> None:
    """At first the hand and what can be done, then the two sides of the card that is drawn."""
    player = sit_down(start, "quando")
    waited_for(qtbot, player.window)
    session = turn_session(player.window)
    view = session.controller.view
    assert isinstance(view, QuandoView)
    hand = {own(card.card) for card in view.hand}
    assert hand <= {*player.controls()}
    assert KNOB not in player.controls(), "knocking is not open yet"
    for key in quando_keys(view):
        player.take_control(key)
    waited_for(qtbot, player.window)
    there = {*player.controls()}
    assert {SHOWN, HIDDEN} <= there
    assert not any(isinstance(key, tuple) and key[0] == OWN for key in there)


def test_a_live_table_can_be_started(start: Start, qtbot: QtBot) -> None:
    player = sit_down(start, "seven_ate_nine")
    session = player.window.session
    assert isinstance(session, LiveSession)
    qtbot.waitUntil(lambda: GO in player.controls())
    player.take_control(GO)
    assert session.controller.phase is LivePhase.COUNTDOWN
