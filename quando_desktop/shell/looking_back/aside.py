"""What is said beside a plot: a few words, a sentence, and the figures that matter."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit.base import Container
from quando_desktop.shell.kit.labels import Label, Paragraph, Rule
from quando_desktop.shell.kit.layouts import Column
from quando_desktop.shell.kit.look import BODY, HEADING, SMALL, Ink, Look

MOST = 4
LEAST = 240.0


class Figure(NamedTuple):
    """A number that matters, and what it is."""

    amount: str
    caption: str
    ink: Ink


class Aside(Container, QWidget):
    """Words beside a plot."""

    is_clear = True

    def __init__(self, look: Look) -> None:
        super().__init__()
        self.heading = Paragraph(look, "", HEADING)
        self.sentence = Paragraph(look, "", BODY)
        self.note = Paragraph(look, "", SMALL, Ink.SOFT)
        self._figures = [
            (Rule(look), Label(look, "", HEADING), Paragraph(look, "", SMALL, Ink.SOFT))
            for _ in range(MOST)
        ]
        column = Column(look, 8, parent=self)
        column.addWidget(self.heading)
        column.addWidget(self.sentence)
        column.addStretch(1)
        for rule, amount, caption in self._figures:
            column.addWidget(rule)
            column.addWidget(amount)
            column.addWidget(caption)
        column.addStretch(1)
        column.addWidget(self.note)
        self.dress(look)

    def restyle(self) -> None:
        self.setMinimumWidth(self.look.px(LEAST))
        super().restyle()

    def tell(self, heading: str, sentence: str, figures: Sequence[Figure], note: str) -> None:
        for label, text in ((self.heading, heading), (self.sentence, sentence), (self.note, note)):
            label.setText(text)
            label.setVisible(bool(text))
        for number, (rule, amount, caption) in enumerate(self._figures):
            is_there = number < len(figures)
            for part in (rule, amount, caption):
                part.setVisible(is_there)
            if is_there:
                amount.setText(figures[number].amount)
                # Whoever reads by ear hears what it is along with it.
                amount.setAccessibleName(f"{figures[number].amount}, {figures[number].caption}")
                amount.set_ink(figures[number].ink)
                caption.setText(figures[number].caption)

    @property
    def all(self) -> list[Label]:
        """Its texts in their order; a figure is one of them."""
        return [self.heading, self.sentence, *(amount for _, amount, _ in self._figures), self.note]

    @property
    def parts(self) -> list[Label]:
        """What is said now, to be read part by part."""
        return [part for part in self.all if not part.isHidden()]

    def clear(self) -> None:
        self.tell("", "", (), "")
