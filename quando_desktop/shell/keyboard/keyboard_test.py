"""The keyboard test in the window: for people who are about to play, or opened from the
settings."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject

from quando_desktop.engine.players import Kind, Player
from quando_desktop.settings.keysets import DEFAULTS, KeySet, are_usual, keysets_of, with_keysets
from quando_desktop.settings.settings import NAMELESS, SeatChoice
from quando_desktop.shell.keyboard import words
from quando_desktop.shell.keyboard.page import KeyboardPage
from quando_desktop.table.parts.faces import Face, faces
from quando_desktop.table.scene.printed import KEYBOARD

if TYPE_CHECKING:
    from PySide6.QtWidgets import QWidget

    from quando_desktop.shell.new_game.plan import NewMatch
    from quando_desktop.shell.window.window import Window


class KeyboardTest(QObject):
    """Opens the page, stores the chosen keys, and goes on to the match or back."""

    def __init__(self, window: Window) -> None:
        super().__init__(window)
        self._window, self._program = window, window.program
        self._wanted: Callable[[], object] | None = None
        """What waits for the test."""
        self._before: QWidget | None = None
        """The page to go back to."""
        self.page = KeyboardPage(window.look)
        self.page.changed.connect(self._keep)
        self.page.countChosen.connect(self._show_count)
        self.page.done.connect(self._go_on)
        self.page.left.connect(self._go_back)

    def show_for(self, seats: Sequence[SeatChoice], wanted: NewMatch | None = None) -> None:
        """Opens the test for these people, and then deals the match if one is `wanted`."""
        deal = None if wanted is None else partial(self._window.matches.deal, wanted)
        self._open([seat.name for seat in seats], deal)

    def show_before(self, go: Callable[[], object], people: int) -> None:
        """Opens the test for so many people, and then goes on."""
        self._open(self._names(people), go)

    def show_for_all(self) -> None:
        """Opens the test for all known people."""
        self._open(self._names(min(len(self._program.settings.people), 4)), None, free=True)

    def _show_count(self, people: int) -> None:
        self._show(self._names(people), before_game=False, free=True)

    def _names(self, people: int) -> list[str]:
        """Names for so many people; known ones come first."""
        known = [person.name or NAMELESS for person in self._program.settings.people][:people]
        return known + [words.person(number + 1) for number in range(len(known), people)]

    def _open(
        self, names: Sequence[str], wanted: Callable[[], object] | None, *, free: bool = False
    ) -> None:
        self._wanted = wanted
        self._before = self._window.stack.currentWidget()
        self._show(names, before_game=wanted is not None, free=free)
        self._window.show_page(self.page)

    def _show(self, names: Sequence[str], *, before_game: bool, free: bool) -> None:
        settings, people = self._program.settings, len(names)
        sets = keysets_of(settings, people)
        if are_usual(settings, people):
            sets = KEYBOARD.spelled(sets)
        self.page.show_people(self._faces(names), sets, before_game=before_game, free=free)

    def _faces(self, names: Sequence[str]) -> tuple[Face, ...]:
        players = [Player(name, Kind.HUMAN) for name in names]
        return faces(players, self._window.look.palette, self._program.settings.looks)

    # ------------------------------------------------------------------------ what is chosen

    def _keep(self, sets: Sequence[KeySet]) -> None:
        kept, usual = self._program.settings.live_keys, DEFAULTS[len(sets)]
        if tuple(sets) == KEYBOARD.spelled(usual):
            # These are meant by their places, on this keyboard and on any other.
            sets = usual
        self._program.change(live_keys=with_keysets(kept, sets))

    def _go_on(self) -> None:
        wanted, self._wanted = self._wanted, None
        tested = max(self._program.settings.keyboard_tested, len(self.page.sets))
        self._program.change(keyboard_tested=tested)
        if wanted is not None:
            wanted()
        else:
            self._go_back()

    def _go_back(self) -> None:
        """Goes back to the page before, with the keys as they are now."""
        self._wanted = None
        self._window.pages.show_again(self._before)
