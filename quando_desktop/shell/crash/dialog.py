"""The dialog for an unexpected error, with a report to copy."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QFont, QFontDatabase, QGuiApplication, QPalette
from PySide6.QtWidgets import QFileDialog, QFrame, QPlainTextEdit, QWidget

from quando_desktop.shell.crash.report import headline
from quando_desktop.shell.kit.accessibility import announce
from quando_desktop.shell.kit.base import Styled
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.labels import Label, Paragraph
from quando_desktop.shell.kit.layouts import Column, Line
from quando_desktop.shell.kit.look import LABEL, SMALL, Ink, Look
from quando_desktop.shell.kit.panels import Fill, Panel
from quando_desktop.shell.kit.portraits import Medal, character
from quando_desktop.shell.kit.scroll import ThinBar
from quando_desktop.shell.window.dialogs import Dialog
from quando_desktop.table.paint.canvas import Type, colour

translate = QCoreApplication.translate
AskWhere = Callable[[str], Path | None]
"""Asks where to write a file, proposing a name; None if it is cancelled."""

READER = "nils"


class ReportText(Styled, QPlainTextEdit):
    """The report itself, to read, to scroll and to select from."""

    KIND, HIGH = Type(13), 168.0

    def __init__(self, look: Look, text: str, name: str) -> None:
        super().__init__(text)
        self.setReadOnly(True)
        self.setTabChangesFocus(True)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setLineWrapMode(QPlainTextEdit.LineWrapMode.WidgetWidth)
        self.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.setVerticalScrollBar(ThinBar(look))
        look.make_plain(self)
        self.setAccessibleName(name)
        self.dress(look)

    def radius(self) -> float:
        return 14

    def restyle(self) -> None:
        look, roles = self.look, QPalette.ColorRole
        font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font.setPixelSize(look.font(self.KIND).pixelSize())
        font.setStyleHint(QFont.StyleHint.Monospace)
        self.setFont(font)
        palette = QPalette()
        palette.setColor(roles.Base, colour(look.theme.panel))
        palette.setColor(roles.Text, colour(look.theme.text))
        palette.setColor(roles.Highlight, colour(look.theme.text))
        palette.setColor(roles.HighlightedText, colour(look.theme.panel))
        self.setPalette(palette)
        self.document().setDocumentMargin(look.px(10))
        self.setFixedHeight(look.px(self.HIGH))
        super().restyle()


class CrashDialog(Dialog):
    """Says what is safe and what happened, and offers the report; then the program goes on."""

    def __init__(
        self, look: Look, host: QWidget, text: str, ask_where: AskWhere | None = None
    ) -> None:
        super().__init__(look, host, "", "", width=800)
        self._text, self._ask_where = text, ask_where or self._ask
        title = translate("Crash", "Something broke. Your game did not.")
        safe = translate(
            "Crash",
            "Every move up to this one is saved. You can continue, or come back to it later.",
        )
        self.setAccessibleName(title)
        self.setAccessibleDescription(safe)
        self._note = Paragraph(look, "", SMALL, Ink.SOFT)
        self._note.hide()
        self._copy = Button(look, "", size=17, key="C", height=57)
        self._copy.clicked.connect(self.copy)
        self.answer(Qt.Key.Key_C, self._copy)
        self._save = Button(look, "", size=17, key="S", height=57)
        self._save.clicked.connect(self.save)
        self.answer(Qt.Key.Key_S, self._save)
        self.buttons.addWidget(self._copy)
        self.buttons.addWidget(self._save)
        self.buttons.addStretch(1)
        go_on = translate("Crash", "Continue")
        button = self.add(go_on, ButtonKind.MAIN, lambda: None, key=Qt.Key.Key_Return, first=True)
        self.answer(Qt.Key.Key_Escape, button)
        self._copy.setText(translate("Crash", "Copy"))
        self._save.setText(translate("Crash", "Save the report…"))
        self.body.addLayout(self._heading(title, safe))
        self.body.addWidget(self._what())
        self.body.addWidget(self._note)
        self.body.addLayout(self.buttons)

    def _heading(self, title: str, safe: str) -> Line:
        line = Line(self.look, 28)
        line.addWidget(Medal(self.look, character(self.look.palette, READER), 112))
        words = Column(self.look, 8)
        words.addStretch(1)
        words.addWidget(Paragraph(self.look, title, Type(26, 700)))
        words.addWidget(Paragraph(self.look, safe, Type(18), Ink.SOFT))
        words.addStretch(1)
        line.addLayout(words, 1)
        return line

    def _what(self) -> Panel:
        look = self.look
        inset = Panel(look, fill=Fill.INSET, corner=22, margins=(26, 18, 26, 20), gap=8)
        name = translate("Crash", "What happened")
        inset.body.addWidget(Label(look, name, LABEL))
        inset.body.addWidget(Paragraph(look, headline(self._text), Type(16)))
        inset.body.addWidget(ReportText(look, self._text, translate("Crash", "The report")))
        words = translate(
            "Crash",
            "The report contains this text: no names, no cards. It stays on this computer unless "
            "you send it yourself.",
        )
        inset.body.addWidget(Paragraph(look, words, SMALL, Ink.SOFT))
        return inset

    def copy(self) -> None:
        QGuiApplication.clipboard().setText(self._text)
        self._tell(translate("Crash", "The report is on the clipboard."))

    def save(self) -> None:
        path = self._ask_where("quando-report.txt")
        if path is None:
            return
        try:
            path.write_text(self._text + "\n", "utf-8")
        except OSError as error:
            words = translate("Crash", "{path} cannot be written ({detail}).")
            why = error.strerror or type(error).__name__
            self._tell(words.format(path=path, detail=why))
        else:
            self._tell(translate("Crash", "The report is in {path}.").format(path=path))

    def _tell(self, words: str) -> None:
        self._note.setText(words)
        self._note.show()
        announce(self, words)

    def _ask(self, name: str) -> Path | None:
        title = translate("Crash", "Save the report…")
        path, _ = QFileDialog.getSaveFileName(self, title, name)
        return Path(path) if path else None


def show_crash(
    look: Look, host: QWidget, text: str, ask_where: AskWhere | None = None
) -> CrashDialog | None:
    """Opens the dialog; None if one is open already."""
    if any(dialog.isVisible() for dialog in host.findChildren(CrashDialog)):
        return None
    dialog = CrashDialog(look, host, text, ask_where)
    dialog.open()
    return dialog
