"""The page about the program: the authors of its games, its licences, the place of its data."""

from __future__ import annotations

import platform
from collections.abc import Callable, Sequence
from pathlib import Path

import PySide6
from PySide6.QtCore import QCoreApplication, Qt, Signal, qVersion
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QScrollBar, QWidget

from quando_desktop.__about__ import NAME, __version__
from quando_desktop.prose.rulebook import Credits, Rulebook
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.labels import (
    Label,
    Paragraph,
    ProgramIcon,
    Rule,
    breakable_path,
)
from quando_desktop.shell.kit.layouts import Column, Gap, Grid, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import NOTE, TITLE, Ink, Look
from quando_desktop.shell.kit.page import Opening, Page
from quando_desktop.shell.kit.panels import Panel
from quando_desktop.shell.kit.reading import Reading
from quando_desktop.shell.names import fair_play
from quando_desktop.table.paint.canvas import Type

translate = QCoreApplication.translate

PART, ROLE = Type(20, 700), Type(16, 600)

SCROLLS = {
    Qt.Key.Key_Down: QScrollBar.SliderAction.SliderSingleStepAdd,
    Qt.Key.Key_Up: QScrollBar.SliderAction.SliderSingleStepSub,
    Qt.Key.Key_PageDown: QScrollBar.SliderAction.SliderPageStepAdd,
    Qt.Key.Key_PageUp: QScrollBar.SliderAction.SliderPageStepSub,
    Qt.Key.Key_Home: QScrollBar.SliderAction.SliderToMinimum,
    Qt.Key.Key_End: QScrollBar.SliderAction.SliderToMaximum,
}

Texts = tuple[tuple[str, str], ...]
"""Headings and their paragraphs."""


class AboutPage(Page):
    """`open_folder` is called with the data folder when its button is pressed."""

    licencesAsked = Signal()

    def __init__(
        self,
        look: Look,
        rulebooks: Sequence[Rulebook],
        data: Path,
        open_folder: Callable[[Path], object],
    ) -> None:
        self._books, self._data = tuple(rulebooks), data
        self._version = Label(look, kind=NOTE, ink=Ink.SOFT)
        self._summary = Paragraph(look)
        self._stories = Stories(look)
        self._facts = Stories(look)
        self._credits = [CreditsTable(look, book.credits) for book in self._books]
        self._by = [Paragraph(look, kind=PART) for _ in self._books]
        self._path = Paragraph(look, kind=NOTE)
        self._where = Paragraph(look, kind=PART)
        self._privacy = Paragraph(look, kind=NOTE, ink=Ink.SOFT)
        self._open = Button(look, "", ButtonKind.OUTLINE, size=16)
        self._open.clicked.connect(lambda: open_folder(data))
        self._licences = Button(look, "", ButtonKind.OUTLINE, size=16)
        super().__init__(look)
        self.reading = Reading(self)
        self._licences.clicked.connect(self.licencesAsked)
        line = Line(look, 28)
        line.addWidget(self._about(), 1)
        line.addWidget(self._made_by(), 1)
        self.body.addLayout(line)
        self.body.addStretch(1)
        self._order()

    def first_stop(self) -> QWidget:
        return self.reading.part or self

    def _order(self) -> None:
        """Makes all texts one stop of Tab, which arrow keys go through, before the buttons."""
        words = [each for each in self.view.findChildren(Label) if each.text()]
        self.reading.read(words)
        put_tabs_in_order([*words, self._open, self._licences])

    def _about(self) -> Panel:
        look = self.look
        panel = Panel(look, margins=(44, 36, 44, 36), gap=18)
        head = Line(look, 26)
        head.addWidget(ProgramIcon(look, 104), 0, Qt.AlignmentFlag.AlignTop)
        words = Column(look, 6)
        words.addWidget(Opening(Paragraph(look, NAME, TITLE)))
        for label in (self._version, self._summary):
            words.addWidget(label)
        words.addStretch(1)
        head.addLayout(words, 1)
        panel.body.addLayout(head)
        panel.body.addWidget(Rule(look))
        panel.body.addLayout(self._stories)
        panel.body.addWidget(Rule(look))
        for part in (self._where, self._path, self._privacy, self._open):
            panel.body.addWidget(part)
        panel.body.addStretch(1)
        return panel

    def _made_by(self) -> Panel:
        look = self.look
        panel = Panel(look, margins=(44, 36, 44, 36), gap=14)
        for heading, table in zip(self._by, self._credits, strict=True):
            panel.body.addWidget(heading)
            panel.body.addLayout(table)
        panel.body.addWidget(Rule(look))
        panel.body.addLayout(self._facts)
        panel.body.addWidget(self._licences)
        panel.body.addStretch(1)
        return panel

    def retranslate(self) -> None:
        super().retranslate()
        self.set_title(translate("AboutPage", "About"))
        self._version.setText(
            translate("AboutPage", "Version {version}").format(version=__version__)
        )
        self._summary.setText(
            translate(
                "AboutPage",
                "Card games for the desktop, against computer players or with others at the same "
                "computer. The program never connects to the network.",
            )
        )
        self._stories.say(_stories())
        self._facts.say(_facts())
        self._licences.setText(translate("AboutPage", "Licences"))
        for book, heading, table in zip(self._books, self._by, self._credits, strict=True):
            heading.setText(translate("AboutPage", "{game}, the game").format(game=book.title))
            table.say(
                (
                    translate("AboutPage", "Designed by"),
                    translate("AboutPage", "Graphics by"),
                    translate("AboutPage", "Edited by"),
                    translate("AboutPage", "Published by"),
                )
            )
        self._where.setText(translate("AboutPage", "Your data"))
        self._path.setText(breakable_path(str(self._data)))
        self._path.setAccessibleName(str(self._data))
        self._privacy.setText(
            translate(
                "AboutPage",
                "Saved games are not encrypted: anyone who can use your account on this computer "
                "can read them, and with them everybody's hand.",
            )
        )
        self._open.setText(translate("AboutPage", "Open the folder"))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Keys scroll: with large text the page is longer than the window."""
        action = SCROLLS.get(Qt.Key(event.key()))
        if action is None:
            super().keyPressEvent(event)
        else:
            self.view.verticalScrollBar().triggerAction(action)


class Stories(Column):
    """Headings with a paragraph each."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, 8)
        self._labels: list[tuple[Paragraph, Paragraph]] = []

    def say(self, texts: Texts) -> None:
        while len(self._labels) < len(texts):
            pair = (Paragraph(self.look, kind=PART), Paragraph(self.look))
            if self._labels:
                self.addWidget(Gap(self.look, 4))
            for label in pair:
                self.addWidget(label)
            self._labels.append(pair)
        for pair, words in zip(self._labels, texts, strict=True):
            for label, text in zip(pair, words, strict=True):
                label.setText(text)


class CreditsTable(Grid):
    """The people who made the games, and their roles."""

    def __init__(self, look: Look, made_by: Credits) -> None:
        super().__init__(look, 10)
        self.setColumnStretch(2, 1)
        self.addWidget(Gap(look, 4), 0, 1)
        self._roles: dict[int, Label] = {}
        """By the position of the role; roles of unknown people are left out."""
        people = (
            ", ".join(made_by.designers),
            ", ".join(made_by.artists),
            ", ".join(made_by.editors),
            ", ".join(str(each) for each in (made_by.publisher, made_by.year) if each),
        )
        for row, names in enumerate(people):
            if names:
                role = self._roles[row] = Label(look, kind=ROLE, ink=Ink.SOFT)
                self.addWidget(role, row, 0)
                self.addWidget(Paragraph(look, names), row, 2)

    def say(self, roles: Sequence[str]) -> None:
        for row, label in self._roles.items():
            label.setText(roles[row])


def _stories() -> Texts:
    return (
        (
            translate("AboutPage", "Made by fans"),
            translate(
                "AboutPage",
                "This is an independent fan project. It is not connected with the authors or "
                "publishers of the games; its words, pictures, sounds and code are its own.",
            ),
        ),
        (
            translate("AboutPage", "Fair play"),
            fair_play()
            + " "
            + translate("AboutPage", "The cards are shuffled in the same way for everybody."),
        ),
        (
            translate("AboutPage", "Licence"),
            translate(
                "AboutPage",
                "{name} is free software under the MIT licence: you may use, study, change and "
                "pass it on, as long as its licence goes with it. It comes without any warranty.",
            ).format(name=NAME),
        ),
    )


def _facts() -> Texts:
    words = translate(
        "AboutPage",
        "Qt {qt} and PySide6 {pyside} by The Qt Company and contributors, used under the GNU "
        "Lesser General Public License, version 3; Python {python} by the Python Software "
        "Foundation and contributors, under its own licence.",
    )
    python = platform.python_version()
    text = words.format(qt=qVersion(), pyside=PySide6.__version__, python=python)
    return ((translate("AboutPage", "Built with"), text),)
