"""Lets the graphics card paint the tables, where that is wanted and the card proves itself.

Chosen by a person, the card is tried in a process of its own. What has been proven is kept, so a
later start takes it without a trial, after its first picture. A card that fails is not taken again
before a person chooses it anew.
"""

from __future__ import annotations

import contextlib
import logging
from threading import Thread
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from quando_desktop.child import Child, Gone, shield
from quando_desktop.disk.graphics import Card, GraphicsNotes, Trouble
from quando_desktop.settings.settings import Painting, Settings
from quando_desktop.shell import late
from quando_desktop.table.gpu.terms import Terms

if TYPE_CHECKING:
    from quando_desktop.shell.start.program import Program
    from quando_desktop.table.gpu.gpu import Gpu

_log = logging.getLogger(__name__)

State = Card | Trouble | Painting
"""The card that paints, the trouble with it, or what was chosen: the processor, or a card that is
still being tried."""


REST = 2000
"""Milliseconds without a picture by the card, after which the mark goes: a computer that is turned
off with an open table says nothing against the card."""


class Graphics(QObject):
    """Follows the setting: one card at a time, at the program's easel."""

    TERMS = Terms()

    changed = Signal()
    """The state is another one."""
    _came = Signal(object, object)

    def __init__(self, program: Program, parent: QObject) -> None:
        super().__init__(parent)
        self._program, self._notes = program, GraphicsNotes(program.folder.path)
        self._wanted = program.chosen.painting
        self._trial: Child | None = None
        self._rest = QTimer(self, singleShot=True, interval=REST)
        self._rest.timeout.connect(self._notes.unmark)
        self._gpu: Gpu | None = None
        self.state: State = self._wanted
        if self._wanted is Painting.PROCESSOR:
            self.state = self._notes.trouble() or self._wanted
        # Emitted in the thread that listens to the process, so it has to queue for ours.
        self._came.connect(self._take, Qt.ConnectionType.QueuedConnection)
        program.store.observers.append(self._apply)

    def begin(self) -> None:
        """Takes the card that was proven earlier, if a card is wanted."""
        if self._wanted is Painting.PROCESSOR or self._gpu is not None or self._trial is not None:
            return
        card = self._notes.proven()
        if self._notes.is_marked:
            self._refuse(Trouble.DIED)
        elif card is None:
            self._try()
        else:
            self._use(card, is_fresh=False)

    def close(self) -> None:
        """Ends in an orderly way: what is chosen and proven stays so."""
        self._program.store.observers.remove(self._apply)
        self._let_go()

    def _apply(self, _: Settings) -> None:
        wanted = self._program.chosen.painting
        if wanted is self._wanted:
            return
        self._wanted = wanted
        self._let_go()
        self._become(wanted)
        if wanted is Painting.CARD:
            self._try()

    # -------------------------------------------------------------------------- the trial

    def _try(self) -> None:
        trial = self._trial = Child("graphics", late.trial.serve, self.TERMS)
        Thread(target=self._listen, args=(trial,), name="graphics", daemon=True).start()

    def _listen(self, trial: Child) -> None:
        """In a thread of its own: starting a process takes a moment."""
        shield()
        finding: Card | Trouble = Trouble.UNUSABLE
        with contextlib.suppress(EOFError, OSError, Gone), trial.start() as line:
            if line.poll(self.TERMS.limit):
                finding = line.recv()
        trial.end()
        # The window may be gone already.
        with contextlib.suppress(RuntimeError):
            self._came.emit(trial, finding)

    def _take(self, trial: Child, finding: Card | Trouble) -> None:
        if trial is not self._trial:
            return  # Somebody has thought better of it.
        self._trial = None
        if isinstance(finding, Trouble):
            self._refuse(finding)
        else:
            self._notes.note(finding)
            self._use(finding, is_fresh=True)

    # ------------------------------------------------------------------------- the easel

    def _use(self, card: Card, *, is_fresh: bool) -> None:
        # Before the driver is asked for anything: it may take the program with it.
        if not self._notes.mark():
            self._refuse(Trouble.UNMARKED)
            return
        try:
            gpu = late.Gpu()
            if gpu.card != card and not is_fresh:
                # Another card, or another driver.
                self._notes.unmark()
                self._try()
                return
            is_right = gpu.card == card and late.trial.is_right(gpu, self.TERMS)
        except late.CardLost:
            is_right = False
        if not is_right:
            self._refuse(Trouble.FAILED)
            return
        self._gpu = gpu
        painter = late.CardPainter(gpu, self._mark, self._fail, self.TERMS.patience)
        self._program.easel.painter = painter
        self._rest.start()
        self._become(card)

    def _mark(self) -> None:
        if not self._rest.isActive():
            self._notes.mark_quickly()
        self._rest.start()

    def _fail(self) -> None:
        """Called while something is painted: what follows waits until that is done."""
        self._program.easel.painter = None
        QTimer.singleShot(0, self, lambda: self._refuse(Trouble.FAILED))

    def _refuse(self, trouble: Trouble) -> None:
        """Leaves everything to the processor until a person chooses the card again."""
        _log.info("the graphics card is not used: %s", trouble)
        self._notes.note(trouble)
        self._let_go()
        self._wanted = Painting.PROCESSOR
        self._program.change(painting=Painting.PROCESSOR)
        self._become(trouble)

    def _let_go(self) -> None:
        trial, self._trial = self._trial, None
        if trial is not None:
            trial.close()
        self._program.easel.painter = None
        if self._gpu is not None:
            self._gpu.close()
            self._gpu = None
        self._rest.stop()
        self._notes.unmark()

    def _become(self, state: State) -> None:
        self.state = state
        self.changed.emit()
