"""A walk through the program by keys: all keys, matches to sit down at, and the way back to a place
that a key has led away from.

Computer players think in place and hardly at all, or not before they are let. Time in a live match
passes only when a test lets it. Each place is painted once: painting it again after each key would
take most of the time.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field, replace
from functools import cache

from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from quando_desktop.bots.bot import RandomBot
from quando_desktop.bots.driver import step
from quando_desktop.bots.question import Answer, Question, think
from quando_desktop.controller.roster import bot_for
from quando_desktop.controller.turn.runner import BotRunner
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.settings.settings import Motion, Speed
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.session.live_session import LiveSession
from quando_desktop.shell.session.turn_session import TurnSession
from quando_desktop.shell.window.window import Window
from tests.controller.fake_clock import FakeClock
from tests.table.painted import grabbed

Stroke = tuple[Qt.Key, Qt.KeyboardModifier]

K, PLAIN = Qt.Key, Qt.KeyboardModifier.NoModifier
SHIFT, CTRL = Qt.KeyboardModifier.ShiftModifier, Qt.KeyboardModifier.ControlModifier
KEYPAD = Qt.KeyboardModifier.KeypadModifier
LETTERS = tuple(K(ord(sign)) for sign in "ABCDEFGHIJKLMNOPQRSTUVWXYZ")
DIGITS = tuple(K(ord(sign)) for sign in "0123456789")
KEYS = (
    *(K.Key_Left, K.Key_Right, K.Key_Up, K.Key_Down, K.Key_Home, K.Key_End),
    *(K.Key_PageUp, K.Key_PageDown, K.Key_Tab, K.Key_Backtab),
    *DIGITS,
    *LETTERS,
    *(K(ord(sign)) for sign in ",.-/+#<ÄÖÜ"),
    *(K.Key_Insert, K.Key_Delete, K.Key_Backspace, K.Key_Menu),
    *(K(K.Key_F1 + number) for number in range(12)),
    *(K.Key_Space, K.Key_Return, K.Key_Enter, K.Key_Escape),
)
COMMANDS: tuple[Stroke, ...] = tuple((K(ord(sign)), CTRL) for sign in "ACNOQSVYZ")
"""Shortcuts of windows and text fields."""
PLAINLY: tuple[Stroke, ...] = (*((key, PLAIN) for key in KEYS), *COMMANDS)
ALL: tuple[Stroke, ...] = (
    *((key, held) for held in (PLAIN, SHIFT, CTRL) for key in KEYS),
    *((key, KEYPAD) for key in (*DIGITS, K.Key_Enter)),
)
"""Every key alone, with Shift and with Ctrl, and the number block."""
KNOWN: tuple[Stroke, ...] = (
    *((key, PLAIN) for key in (K.Key_Left, K.Key_Up, K.Key_Tab, K.Key_1, K.Key_2)),
    *((K(ord(sign)), PLAIN) for sign in "DHKLMNOSV"),
    *((key, PLAIN) for key in (K.Key_F1, K.Key_F2, K.Key_F11)),
    *((key, PLAIN) for key in (K.Key_Space, K.Key_Return, K.Key_Escape)),
    *((key, CTRL) for key in (K.Key_Z, K.Key_N, K.Key_S)),
)
"""Those that mean something at a table: for moments that the first key ends."""
CHARACTERS = ("olive", "bruno", "pip", "vesna")
NAMES = ("Anna", "Ben", "Cleo", "Dora")


def name_of(stroke: Stroke) -> str:
    key, held = stroke
    return str(QKeySequence(held.value | key.value).toString())


class QuickBots(BotRunner):
    """Computer players that do not think long; while they are held, not at all."""

    is_held = False

    def ask(self, question: Question) -> None:
        if not self.is_held:
            advice = think(replace(question, level="easy"), bot_for)
            self.answered.emit(Answer(question, advice, 0.0))


# ------------------------------------------------------------------------------ matches

Until = Callable[[Match], bool]


def company(kinds: str) -> list[Player]:
    """The players: p is a person, c a computer player."""
    return [
        Player(NAMES[seat])
        if kind == "p"
        else Player(CHARACTERS[seat].title(), Kind.COMPUTER, "easy", CHARACTERS[seat])
        for seat, kind in enumerate(kinds)
    ]


def played(game: str, kinds: str, until: Until, *, first: int = 1, **options: int) -> Match:
    """A match of people and computer players without sense, up to this moment."""
    return again(_played(game, kinds, until, first, tuple(options.items())))


def again(match: Match) -> Match:
    """The same once more, which takes a moment."""
    other = Match(match.game, match.players, match.options, match.seed)
    for log in match.rounds:
        other.begin_round()
        for move in log.moves:
            other.submit(move.seat, move.action)
    return other


@cache
def _played(
    game: str, kinds: str, until: Until, first: int, options: tuple[tuple[str, int], ...]
) -> Match:
    for seed in range(first, first + 60):
        match = Match(GAMES[game], company(kinds), dict(options), seed)
        bots, chances = [RandomBot()] * len(kinds), [Chance(seed)] * len(kinds)
        while match.result is None:
            match.begin_round()
            while match.in_round and not until(match):
                step(match, bots, chances)
            if until(match):
                return match
    raise AssertionError("that moment never comes")


def phase_of(match: Match) -> object:
    """The phase of the player to act; None between two rounds."""
    return getattr(match.observe(match.to_act()[0]), "phase", None) if match.in_round else None


@cache
def waits_for(kind: Kind, phase: object = None) -> Until:
    """Until a player of this kind has to act, perhaps in this phase of the game."""

    def reached(match: Match) -> bool:
        if not match.in_round or match.table_action() is not None:
            return False
        is_kind = match.players[match.to_act()[0]].kind is kind
        return is_kind and phase in (None, phase_of(match)) and bool(match.rounds[-1].moves)

    return reached


def between_rounds(match: Match) -> bool:
    return bool(match.rounds) and not match.in_round and match.result is None


def at_the_end(match: Match) -> bool:
    return match.result is not None


# -------------------------------------------------------------------------------- places


@dataclass
class Walk:
    """A person at the keyboard of a started program."""

    window: Window
    bots: QuickBots
    clock: FakeClock = field(default_factory=FakeClock)
    _painted: set[tuple[object, ...]] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.window.program.live_clock = self.clock
        self.window.setUpdatesEnabled(False)

    def press(self, stroke: Stroke) -> None:
        """Presses a key on the widget with the focus, as a keyboard does it."""
        QTest.keyClick(QApplication.focusWidget() or self.window, *stroke)
        settle()
        here = self.where()
        if here not in self._painted:
            self._painted.add(here)
            grabbed(self.window)

    def type(self, *keys: Qt.Key) -> None:
        for key in keys:
            self.press((key, PLAIN))

    def sit_down(self, match: Match, *, is_held: bool = False, moves: bool = False) -> None:
        """Opens the table of a match; with `moves` it moves slowly, otherwise not at all."""
        motion, speed = (Motion.FULL, Speed.SLOW) if moves else (Motion.NONE, Speed.INSTANT)
        self.window.program.change(motion=motion, speed=speed)
        self.bots.is_held = is_held
        self.window.play(self.window.program.saves.begin(match))
        settle()

    def clear(self) -> None:
        """Closes all overlays."""
        self.window.overlays.clear()
        settle()

    def comes_back_to(self, place: tuple[object, ...]) -> bool:
        """Goes back to a place by closing overlays or another page; tells whether that is
        enough."""
        if self.where() == place:
            return True
        self.clear()
        session = self.window.session
        if session is not None and type(session.page) is place[0]:
            self.window.show_page(session.page)
            settle()
        return self.where() == place

    def where(self) -> tuple[object, ...]:
        """The present place, as far as it makes a difference to keys."""
        window, session = self.window, self.window.session
        over = sorted(type(each).__name__ for each in overlays(window))
        place: tuple[object, ...] = (type(window.stack.currentWidget()), *over)
        if not window.is_at_table:
            return place
        if isinstance(session, TurnSession):
            controller = session.controller
            down = session.curtain is not None and session.curtain.is_down
            view, page = controller.view, session.page
            phase = getattr(view, "phase", None)
            state = (controller.phase, phase, controller.speaking, down, page.is_busy)
            return (*place, *state, *hint_of(session))
        assert isinstance(session, LiveSession)
        return (*place, session.page.phase, session.page.is_rerun)


def hint_of(session: TurnSession) -> tuple[bool, bool]:
    """Whether a hint is open, and whether it is there."""
    table = session.page.table
    is_open = table is not None and table.hints.is_shown
    return is_open, is_open and table is not None and table.hints.advice(
        table.state.view
    ) is not None


def settle() -> None:
    """Handles the pending events and deletions."""
    QApplication.processEvents()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def overlays(window: Window) -> Iterator[Overlay]:
    # Each lies directly over the pages; to look through those would take a tenth of a walk.
    directly = Qt.FindChildOption.FindDirectChildrenOnly
    return (
        each for each in window.stack.findChildren(Overlay, options=directly) if each.isVisible()
    )
