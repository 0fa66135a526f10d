"""A panel with a plot: its title, its sentence, and the button that saves it."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.shell.kit.buttons import RoundButton
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Paragraph
from quando_desktop.shell.kit.layouts import Line, put_in_order
from quando_desktop.shell.kit.look import NAME, SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.statistics import words
from quando_desktop.shell.statistics.plot import NumbersPlot


class PlotPanel(Panel):
    saveAsked = Signal(object)
    """The panel itself."""

    def __init__(self, look: Look, plot: NumbersPlot) -> None:
        super().__init__(look, margins=(32, 18, 30, 16), gap=4)
        self.plot = plot
        self.heading = Paragraph(look, "", NAME)
        self.note = Paragraph(look, "", SMALL, Ink.SOFT)
        self.save = RoundButton(look, Icon.SAVE, "", 16)
        self.save.clicked.connect(lambda: self.saveAsked.emit(self))
        self._head = Line(look, 12)
        self._head.addWidget(self.heading, 1)
        self._head.addWidget(self.save)
        self.body.addLayout(self._head)
        self.body.addWidget(self.note)
        self.body.addWidget(plot, 1)

    def put_beside_title(self, widget: QWidget) -> None:
        self._head.insertWidget(1, widget)
        put_in_order([widget, self.save, self.note, self.plot])

    def say(self, title: str, note: str) -> None:
        self.heading.setText(title)
        self.note.setText(note)
        self.note.setVisible(bool(note))
        self.save.set_name(words.save_it(title))
