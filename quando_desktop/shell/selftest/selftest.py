"""The program's check of itself, on the computer where it runs: one line a check."""

from __future__ import annotations

import platform
import tempfile
import wave
from collections.abc import Callable, Iterator
from functools import cached_property, partial
from importlib import import_module
from pathlib import Path
from queue import SimpleQueue
from typing import TextIO

import PySide6
from PySide6.QtCore import QCoreApplication, QSysInfo, qVersion

from quando_desktop import notices, resources
from quando_desktop.__about__ import NAME, __version__
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine import journal, record
from quando_desktop.engine.contract import AnyGame
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.settings.settings import Language
from quando_desktop.shell.selftest.self_play import PLAYERS, SelfPlay
from quando_desktop.shell.selftest.still import render
from quando_desktop.shell.selftest.window_test import (
    LiveWindowTest,
    WindowTest,
    Wrong,
    see_something,
)
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.platform import application
from quando_desktop.table.audio.outpost import Lost, Outpost
from quando_desktop.table.audio.output import hushed, may_be_heard, open_sound
from quando_desktop.table.audio.sounds import Sound, files
from quando_desktop.table.paint.style import Style

SEED = 7
SIZE = (1024, 640)
SAMPLE = 2
"""Bytes of a sample, as the audio output wants them."""
WORDS = {
    Language.GERMAN: {("Page", "Back"): "Zurück", ("QPlatformTheme", "Cancel"): "Abbrechen"},
    Language.ENGLISH: {("Page", "Back"): "Back", ("QPlatformTheme", "Cancel"): "Cancel"},
}
"""Texts that identify a language: one of ours and one of Qt."""

# Not under its usual name, by which the texts to translate are found.
look_up = QCoreApplication.translate

Check = Callable[[], str]
"""Returns a few words about its finding; raises if something is wrong."""


def run(report: TextIO | None = None) -> int:
    """Does all checks, even after a failure; 0 if all are good. Each line goes into the report at
    once, so that even a check that ends the program is seen there."""

    def say(line: str) -> None:
        print(line, flush=True)
        if report is not None:
            report.write(f"{line}\n")
            report.flush()

    failures = 0
    for name, check in _checks():
        try:
            say(f"ok {name}: {check()}")
        except Exception as error:
            failures += 1
            words = str(error) or type(error).__name__
            say(f"FAILED {name}: {' '.join(words.split())}")
    verdict = "all is well" if not failures else f"{failures} failed"
    say(f"{NAME} {__version__} self-test: {verdict}")
    return 1 if failures else 0


def _checks() -> Iterator[tuple[str, Check]]:
    yield "system", _system
    yield "resources", _resources
    yield "languages", _languages
    yield "sounds", _sounds
    yield "notices", _notices
    for game in GAMES.values():
        with tempfile.TemporaryDirectory() as folder:
            tester = _GameTest(game, Path(folder))
            yield f"{game.id} match", tester.play
            if tester.switches:
                yield f"{game.id} house rules", tester.house_rules
            yield f"{game.id} record", tester.record
            yield f"{game.id} journal", tester.journal
            yield f"{game.id} table", tester.table
            yield f"{game.id} window", _window_test(game, Path(folder)).run


def _window_test(game: AnyGame, folder: Path) -> WindowTest:
    return (LiveWindowTest if game.live else WindowTest)(game, folder, SEED)


def _system() -> str:
    """The system, for readers of the report."""
    here = f"{QSysInfo.prettyProductName()} ({QSysInfo.currentCpuArchitecture()})"
    python, qt = platform.python_version(), qVersion()
    return f"{here}, Python {python}, Qt {qt}, PySide6 {PySide6.__version__}"


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
    """Checks that our texts, those of Qt and the rulebooks are translated."""
    languages = Languages(application(), resources.folder())
    books = [book for plug in PLUGS.values() if (book := plug.rulebook()) is not None]
    told = set()
    try:
        for language, words in WORDS.items():
            if not languages.use(language):
                raise Wrong(f"the words for {language} are missing")
            for (context, text), wanted in words.items():
                found = look_up(context, text)
                if found != wanted:
                    raise Wrong(f"in {language} {text!r} is {found!r} instead of {wanted!r}")
            for book in books:
                topics = book.topics()
                if topics in told:
                    raise Wrong(f"the rulebook of {book.game} is not translated")
                told.add(topics)
    finally:
        languages.close()
    return "English and German"


def _sounds() -> str:
    """Checks every sound file, and that Qt's module for sounds can be loaded."""
    folder = resources.folder() / "sounds"
    found = {sound: files(folder, sound) for sound in Sound}
    missing = [sound for sound, variants in found.items() if not variants]
    if missing:
        raise Wrong(f"there is no sound {missing[0]}")
    paths = [path for variants in found.values() for path in variants]
    seconds = sum(map(_listen, paths))
    with hushed():
        import_module("PySide6.QtMultimedia")
    return f"{len(paths)} files, {seconds:.0f} s, {_outputs()}"


def _outputs() -> str:
    """Lists the audio outputs, in a process of its own, as that may hang."""
    told: SimpleQueue[object] = SimpleQueue()
    if may_be_heard():
        outpost = Outpost(partial(open_sound, ()), told.put)
        found = told.get()
        outpost.close()
        if isinstance(found, Lost):
            return "a sound server that does not answer"
        if found:
            return f"{found} outputs"
    return "nothing to play them on"


def _listen(path: Path) -> float:
    """The length of a sound in seconds, as the audio output reads it."""
    with wave.open(str(path), "rb") as source:
        frames = source.readframes(source.getnframes())
        size = source.getnframes() * source.getnchannels() * source.getsampwidth()
        if source.getsampwidth() != SAMPLE or not frames or len(frames) != size:
            raise Wrong(f"{path.name} is no sound")
        if not any(frames):
            raise Wrong(f"{path.name} is silent")
        return source.getnframes() / source.getframerate()


def _notices() -> str:
    """Checks that the frozen program has its licences."""
    if not notices.is_bundled():
        return "none, as the program was not built"
    sections = {section.title: section for section in notices.read()}
    missing = [name for name in ("LGPL-3.0", "GPL-3.0") if f"Licence {name}" not in sections]
    if missing or not any(title.startswith("Qt ") for title in sections):
        raise Wrong(f"{notices.FILE} does not tell about {missing[0] if missing else 'Qt'}")
    return f"{len(sections)} sections"


def _read_back(match: Match) -> int:
    """The length of the match's record, which must give the same match when read."""
    text = record.write(match)
    if record.write(record.read(text.encode(), GAMES)) != text:
        raise Wrong("a record that was read and written again differs")
    return len(text)


class _GameTest:
    """The checks of one game; the later ones use the match that the first has played."""

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

    @property
    def switches(self) -> dict[str, int]:
        """All house rules that are switches, switched on."""
        options = self._game.options(PLAYERS)
        return {each.key: True for each in options if each.is_switch and each.maximum}

    def house_rules(self) -> str:
        """Plays a match with all house rules that are switches."""
        play = SelfPlay(self._game, self._style.palette, SEED, options=self.switches)
        while not play.is_over:
            play.step()
        _read_back(play.match)
        return f"{', '.join(self.switches)}: a match to its end"

    def record(self) -> str:
        return f"{_read_back(self._played)} characters, read back the same"

    def journal(self) -> str:
        found = journal.recover(self._journal, GAMES)
        if found.problem is not None:
            raise Wrong(found.problem)
        if record.write(found.match) != record.write(self._played):
            raise Wrong("the match that was recovered differs")
        return "recovered the same match"

    def table(self) -> str:
        table = PLUGS[self._game.id].table()
        fresh = SelfPlay(self._game, self._style.palette, SEED).match
        for match in (fresh, self._played):
            for dark in (False, True):
                facts = MatchFacts.of(match)
                image = render(self._style, table, match.observe(0), facts, SIZE, dark=dark)
                see_something(image)
        return "drawn in light and dark"

    @property
    def _played(self) -> Match:
        if self._match is None:
            raise Wrong("no match was played")
        return self._match
