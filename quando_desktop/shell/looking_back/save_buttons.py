"""The buttons that save what a page shows: the plot as a picture, its numbers as a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.disk.problem import Problem
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.buttons import Button
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.looking_back import words
from quando_desktop.shell.plots import saving
from quando_desktop.shell.plots.plot import Plot


class SaveButtons(Container, QWidget):
    troubled = Signal(object)
    """A `Problem`: something could not be written."""

    is_clear = True

    def __init__(
        self, look: Look, plot: Callable[[], Plot | None], name: Callable[[], str]
    ) -> None:
        """`plot` is the one that is shown when somebody asks, and `name` is proposed for a file."""
        super().__init__()
        self._plot, self._name = plot, name
        self.picture = Button(look, "", key="S", size=16)
        self.table = Button(look, "", key="C", size=16)
        self.picture.clicked.connect(self._save_picture)
        self.table.clicked.connect(self._save_table)
        line = Row(look, 14)
        line.addWidget(self.picture)
        line.addWidget(self.table)
        self.setLayout(line)
        self.dress(look)

    def refresh(self) -> None:
        """Offers to save what there is."""
        for button in (self.picture, self.table):
            button.setEnabled(self._plot() is not None)

    def retranslate(self) -> None:
        self.picture.setText(words.save_picture())
        self.table.setText(words.save_table())

    def _save_picture(self) -> None:
        plot = self._plot()
        path = None if plot is None else saving.ask_for_picture(self.window(), self._name())
        if plot is not None and path is not None:
            self._tell(saving.save_picture(plot, path, plot.look.theme.panel))

    def _save_table(self) -> None:
        plot = self._plot()
        path = None if plot is None else saving.ask_for_table(self.window(), self._name())
        if plot is not None and path is not None:
            self._tell(saving.save_table(*plot.table(), path))

    def _tell(self, problem: Problem | None) -> None:
        if problem is not None:
            self.troubled.emit(problem)
