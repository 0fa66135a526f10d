"""Text of several lines that takes just the height its width asks for, no more."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy

from quando_desktop.shell.kit.labels import BREAK, Label
from quando_desktop.shell.kit.look import BODY, Ink, Look
from quando_desktop.table.paint.canvas import Type


def breakable_path(text: str) -> str:
    """The same text, in which a long path can wrap after each of its folders."""
    for separator in ("/", "\\"):
        text = text.replace(separator, separator + BREAK)
    return text


class Paragraph(Label):
    """A label that may be lower than Qt's guess, which is made without knowing the width."""

    def __init__(self, look: Look, text: str = "", kind: Type = BODY, ink: Ink = Ink.TEXT) -> None:
        super().__init__(look, text, kind, ink, wraps=True)
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)
