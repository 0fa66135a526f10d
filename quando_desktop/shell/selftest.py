"""The program's check of itself, on the computer where it runs: one line a check."""

from __future__ import annotations

import tempfile
import time
from collections.abc import Callable, Iterator
from functools import cached_property
from pathlib import Path

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.__about__ import NAME, __version__
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.phases import Phase
from quando_desktop.disk.settings import Language, LastTable, SeatChoice, Speed
from quando_desktop.engine import journal, record
from quando_desktop.engine.contract import AnyGame
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from quando_desktop.shell.language import Languages
from quando_desktop.shell.new_game.plan import NewMatch
from quando_desktop.shell.platform import application
from quando_desktop.shell.program import Program, Wishes
from quando_desktop.shell.selfplay import SelfPlay
from quando_desktop.shell.tables import TABLES, render
from quando_desktop.shell.window import Window
from quando_desktop.table.sounds import Sound, files
from quando_desktop.table.style import Style

SEED = 7
PATIENCE = 60.0
"""Seconds for the window to come up, or for a round of computer players."""
OVER = (Phase.ROUND_OVER, Phase.MATCH_OVER)
SIZE = (1024, 640)
ENOUGH_COLOURS = 200

Check = Callable[[], str]
"""Gives a few words about what it found; raises if something is wrong."""


class Wrong(Exception):
    """A check found something; the text says what."""


def run() -> int:
    """Does all checks, whatever the first ones find; 0 if all are good."""
    failures = 0
    for name, check in _checks():
        try:
            print(f"ok {name}: {check()}", flush=True)
        except Exception as error:
            failures += 1
            words = str(error) or type(error).__name__
            print(f"FAILED {name}: {' '.join(words.split())}", flush=True)
    verdict = "all is well" if not failures else f"{failures} failed"
    print(f"{NAME} {__version__} self-test: {verdict}", flush=True)
    return 1 if failures else 0


def _checks() -> Iterator[tuple[str, Check]]:
    yield "resources", _resources
    yield "languages", _languages
    yield "sounds", _sounds
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            tester = _GameTest(game, Path(folder))
            yield f"{game.id} match", tester.play
            yield f"{game.id} record", tester.record
            yield f"{game.id} journal", tester.journal
            if game.id in TABLES:
                yield f"{game.id} table", tester.table
                yield f"{game.id} window", tester.window


def _resources() -> str:
    folder = resources.folder()
    drawings = Style(folder).drawings
    names = drawings.names()
    for name in names:
        drawings.renderer(name)
    drawings.word("0123456789+", 10)
    if not names:
        raise Wrong(f"there are no pictures in {folder}")
    return f"{len(names)} pictures in {folder}"


def _languages() -> str:
    languages = Languages(application(), resources.folder())
    for language in (Language.GERMAN, Language.ENGLISH):
        if not languages.use(language):
            raise Wrong(f"the words for {language} are missing")
    languages.close()
    return "English and German"


def _sounds() -> str:
    missing = [sound for sound in Sound if not files(resources.folder() / "sounds", sound)]
    if missing:
        raise Wrong(f"there is no sound {missing[0]}")
    return f"{len(Sound)} sounds"


class _GameTest:
    """The checks of one game, each on the match that the first one played."""

    def __init__(self, game: AnyGame, folder: Path) -> None:
        self._game = game
        self._journal = folder / f"test{journal.ENDING}"
        self._match: Match | None = None

    @cached_property
    def _style(self) -> Style:
        return Style(resources.folder())

    def play(self) -> str:
        play = SelfPlay(self._game, self._style.palette, SEED)
        keeper = journal.Journal(self._journal, play.match)
        try:
            while not play.is_over:
                play.step()
        finally:
            keeper.close()
        if keeper.problem is not None:
            raise Wrong(f"the journal could not be written ({keeper.problem.strerror})")
        self._match = play.match
        moves = sum(len(log.moves) for log in play.match.rounds)
        return f"{len(play.match.rounds)} rounds, {moves} actions"

    def record(self) -> str:
        text = record.write(self._played)
        if record.write(record.read(text.encode(), GAMES)) != text:
            raise Wrong("a record that was read and written again differs")
        return f"{len(text)} characters, read back the same"

    def journal(self) -> str:
        found = journal.recover(self._journal, GAMES)
        if found.problem is not None:
            raise Wrong(found.problem)
        if record.write(found.match) != record.write(self._played):
            raise Wrong("the match that was recovered differs")
        return "recovered the same match"

    def table(self) -> str:
        table = TABLES[self._game.id]
        fresh = SelfPlay(self._game, self._style.palette, SEED).match
        for match in (fresh, self._played):
            for dark in (False, True):
                facts = MatchFacts.of(match)
                image = render(self._style, table, match.observe(0), facts, SIZE, dark=dark)
                _see_something(image)
        return "drawn in light and dark"

    def window(self) -> str:
        """A match in the real window, by computer players in their own process."""
        wishes = Wishes(data=self._journal.parent / "data", speed=Speed.INSTANT)
        program = Program(application(), resources.folder(), wishes)
        window = Window(program)
        window.show()
        program.bots.warm()
        _wait(lambda: window.windowHandle().isExposed(), "the window does not come up")
        players = SelfPlay(self._game, self._style.palette, SEED).match.players
        seats = tuple(
            SeatChoice(each.kind, each.name, each.level, each.character) for each in players
        )
        window.deal(NewMatch(self._game.id, seats, {}, SEED, LastTable(seats, {})))
        _see_something(window.grab().toImage())
        rounds = self._finish(window)
        window.close()
        program.languages.close()
        if len(program.saves.finished()) != 1:
            raise Wrong("the finished match was not kept")
        window.deleteLater()
        return f"{rounds} rounds on {QApplication.platformName()}, kept"

    def _finish(self, window: Window) -> int:
        session = window.session
        if session is None:
            raise Wrong("no match began")
        controller = session.controller
        while controller.phase is not Phase.MATCH_OVER:
            _wait(lambda: controller.phase in OVER, "the match does not go on")
            controller.next_round()
        return len(session.match.rounds)

    @property
    def _played(self) -> Match:
        if self._match is None:
            raise Wrong("no match was played")
        return self._match


def _wait(until: Callable[[], bool], complaint: str) -> None:
    deadline = time.monotonic() + PATIENCE
    while not until():
        QApplication.processEvents()
        if time.monotonic() > deadline:
            raise Wrong(complaint)


def _see_something(image: QImage) -> None:
    width, height = image.width(), image.height()
    seen = {image.pixel(x, y) for x in range(0, width, 7) for y in range(0, height, 7)}
    if len(seen) < ENOUGH_COLOURS:
        raise Wrong(f"the picture is blank ({len(seen)} colours)")
