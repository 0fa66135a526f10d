"""The panel of claims: with the matches that nobody has looked through yet, and the way to do
that."""

from __future__ import annotations

from PySide6.QtCore import Signal

from quando_desktop.disk.statistics.report import Claims
from quando_desktop.games.numbers import ClaimWords
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line
from quando_desktop.shell.kit.look import SMALL, Ink, Look
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.claims_plot import ClaimsPlot
from quando_desktop.shell.statistics.panels import PlotPanel
from quando_desktop.shell.your_games.reading_bar import ReadingBar


class ClaimsPanel(PlotPanel):
    lookAsked = Signal()
    stopAsked = Signal()

    def __init__(self, look: Look) -> None:
        self._drawn = ClaimsPlot(look)
        super().__init__(look, self._drawn)
        self._looked = Paragraph(look, "", SMALL, Ink.SOFT)
        self.look_through = Button(look, "", ButtonKind.OUTLINE, size=15)
        self._bar = ReadingBar(look, words.looking)
        self._claims: Claims | None = None
        self._is_looking = False
        self._failed = 0
        line = Line(look, 12)
        line.addWidget(self._looked, 1)
        line.addWidget(self.look_through)
        self.body.addWidget(self._bar)
        self.body.addLayout(line)
        self.look_through.clicked.connect(self._press)

    def show_claims(self, claims: Claims, said: ClaimWords, cost: str) -> None:
        self._claims = claims
        self.say(said.title, "")
        self._drawn.show_claims(claims, said, cost)
        self._say()

    def show_looking(self, done: int, total: int) -> None:
        """Shows that matches are being looked through."""
        self._is_looking, self._failed = True, 0
        self._bar.show_progress(done, total)
        self._say()

    def end_looking(self, failed: int) -> None:
        self._is_looking, self._failed = False, failed
        self._bar.hide()
        self._say()

    def retranslate(self) -> None:
        self._say()

    def _say(self) -> None:
        claims = self._claims
        left = claims is not None and claims.looked < claims.matches
        self.look_through.setVisible(left or self._is_looking)
        self.look_through.setText(
            words.stop_looking() if self._is_looking else words.look_through()
        )
        if claims is not None:
            said = words.looked_through(claims)
            if self._failed:
                said = f"{said} {words.not_looked_through(self._failed)}"
            self._looked.setText(said)

    def _press(self) -> None:
        (self.stopAsked if self._is_looking else self.lookAsked).emit()
