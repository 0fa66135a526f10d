"""The cards on the home page: go on with a match, begin one, or go somewhere else."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QBoxLayout, QWidget

from quando_desktop.games import box_of
from quando_desktop.games.plug import CardsSideBySide
from quando_desktop.shell.home.words import Stand
from quando_desktop.shell.kit.accessibility import Group
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.labels import Drawn, Paragraph
from quando_desktop.shell.kit.layouts import Column, Line, put_tabs_in_order
from quando_desktop.shell.kit.look import HEADING, LABEL, NAME, SMALL, Ink, Look
from quando_desktop.shell.kit.page import Opening
from quando_desktop.shell.kit.panels import Card, Panel
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.table.paint.canvas import Align, Canvas
from quando_desktop.table.paint.pieces import pennant
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

FACE, SMALL_FACE, PENNANT = 38.0, 34.0, 17.0
PICTURE_UP_TO = 1.2
"""The largest text scale that leaves room for a picture."""


class Glimpse(Drawn):
    """A part of a game's table, as a picture of a match."""

    WIDE, HIGH, CARD = 180.0, 116.0, 56.0

    def __init__(self, look: Look) -> None:
        self._cards = box_of("").table
        super().__init__(look, "")

    def show_game(self, game: str, cards: CardsSideBySide = ()) -> None:
        """Shows these cards, or those of the box."""
        self._cards = cards or box_of(game).table
        self.update()

    def extent(self) -> tuple[float, float]:
        return self.WIDE, self.HIGH

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area = self.brush(QPainter(self)), self.area()
        canvas.round(Box(0, 0, area.width, area.height), 20, self.look.theme.table_top)
        for drawing, x, down, angle in self._cards:
            self._paint_card(canvas, drawing, x, area.height / 2 + down, angle)

    def _paint_card(self, canvas: Canvas, drawing: str, x: float, y: float, angle: float) -> None:
        face = Box.around(0, 0, self.CARD, self.CARD * 1.4)
        canvas.painter.save()
        canvas.painter.translate(x, y)
        canvas.painter.rotate(angle)
        canvas.shadow(face, 6, 5, 2, 0.22)
        canvas.svg(drawing, face)
        canvas.painter.restore()


class Score(Drawn):
    """The points of a player beside the portrait, with a pennant before those of one who leads."""

    def __init__(self, look: Look, score: int, *, leads: bool) -> None:
        self._leads = leads
        super().__init__(look, str(score))

    def extent(self) -> tuple[float, float]:
        width = self.look.width(self._text, LABEL) + (PENNANT if self._leads else 0.0)
        return width + 4, self.look.size(LABEL) * 1.3

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, area, theme = self.brush(QPainter(self)), self.area(), self.look.theme
        middle = area.height / 2
        if self._leads:
            pennant(canvas, 2, middle, theme.text)
        ink = theme.text if self._leads else theme.text_2
        canvas.text(area.width - 2, middle, self._text, LABEL, ink, align=Align.RIGHT)


class Faces(Group):
    """Small portraits side by side, the points of each beside it where there are any."""

    def __init__(self, look: Look) -> None:
        super().__init__()
        self._look = look
        self._line = Line(look, 6, (0, 4, 0, 0), self)
        self._line.addStretch(1)
        self._parts: list[QWidget] = []

    def show_faces(self, faces: Sequence[Face], scores: Sequence[Stand] = ()) -> None:
        """Shows these faces; with scores as they are ordered there."""
        for part in self._parts:
            self._line.removeWidget(part)
            part.deleteLater()
        self._parts = []
        for seat, score, leads in scores:
            medal = Medal(self._look, faces[seat], SMALL_FACE)
            self._parts += [medal, Score(self._look, score, leads=leads)]
        if not scores:
            self._parts += [Medal(self._look, face, FACE) for face in faces]
        for place, part in enumerate(self._parts):
            self._line.insertWidget(place, part)


class BigCard(Panel):
    """A heading, a line, some faces, and a button."""

    def __init__(self, look: Look, kind: ButtonKind, *, picture: QWidget | None = None) -> None:
        super().__init__(look, margins=(22, 22, 26, 22), corner=32)
        self._heading = Paragraph(look, kind=HEADING)
        self._line = Paragraph(look, ink=Ink.SOFT)
        self.faces = Faces(look)
        self.button = Button(look, "", kind, size=22, width=192, height=62)
        words = Column(look, 4)
        words.addStretch(1)
        for part in (self._heading, self._line, self.faces):
            words.addWidget(part)
        words.addStretch(1)
        whole = Line(look, 26)
        self._picture = picture
        if picture is None:
            self.body.set_margins((32, 22, 26, 22))
        else:
            whole.addWidget(picture)
        whole.addLayout(words, 1)
        whole.addWidget(Opening(self.button))
        self.body.addLayout(whole)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        picture = getattr(self, "_picture", None)
        if picture is not None:
            # Large text takes the room of the picture.
            picture.setVisible(self.look.scale.text <= PICTURE_UP_TO)

    def say(self, heading: str, line: str, button: str) -> None:
        self._heading.setText(heading)
        self._line.setText(line)
        self._line.setVisible(bool(line))
        self.button.setText(button)
        self.button.setAccessibleDescription(f"{heading}. {line}" if line else heading)


class Door(Panel):
    """What the first start offers: a lesson of the first game or, in small letters, of another one,
    or nothing for those who know the rules."""

    otherAsked = Signal(int)
    """Another game, by its place among them."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, margins=(32, 22, 26, 22), corner=32)
        self._heading = Paragraph(look, kind=HEADING)
        self._line = Paragraph(look, ink=Ink.SOFT)
        self.learn = Button(look, "", ButtonKind.GOLD, size=20, height=60)
        self.know = Button(look, "", ButtonKind.PLAIN, size=18, height=52)
        self.others: list[Button] = []
        self._others = Column(look, 0)
        words, ways = Column(look, 4), Column(look, 14)
        for column, parts in (
            (words, (self._heading, self._line)),
            (ways, (Opening(self.learn), self.know)),
        ):
            column.addStretch(1)
            for part in parts:
                column.addWidget(part)
            column.addStretch(1)
        words.insertLayout(words.count() - 1, self._others)
        self._whole = Line(look, 22)
        self._whole.addLayout(words, 1)
        self._whole.addLayout(ways)
        self.body.addLayout(self._whole)
        self.restyle()

    def restyle(self) -> None:
        super().restyle()
        whole = getattr(self, "_whole", None)
        if whole is not None:
            # Large text needs the whole width. In a small window only the top of the door is seen,
            # so the buttons come first.
            across = self.look.size(SMALL) <= SMALL.size * PICTURE_UP_TO
            way = QBoxLayout.Direction
            whole.setDirection(way.LeftToRight if across else way.BottomToTop)

    def say(self, heading: str, line: str, learn: str, know: str) -> None:
        self._heading.setText(heading)
        self._line.setText(line)
        self.learn.setText(learn)
        self.learn.setAccessibleDescription(f"{heading} {line}")
        self.know.setText(know)

    def offer_others(self, games: Sequence[tuple[str, str]]) -> None:
        """Offers the first lessons of other games, too: a title, and the whole for a screen
        reader."""
        while len(self.others) < len(games):
            place = len(self.others)
            button = Button(self.look, "", ButtonKind.TEXT, size=16)
            button.clicked.connect(lambda _=False, at=place: self.otherAsked.emit(at))
            self._others.addWidget(button, 0, Qt.AlignmentFlag.AlignLeft)
            self.others.append(button)
        for place, button in enumerate(self.others):
            button.setVisible(place < len(games))
        for button, (title, whole) in zip(self.others, games, strict=False):
            button.setText(title)
            button.setAccessibleName(whole)
        put_tabs_in_order([self.learn, self.know, *self.others])


class Tile(Card):
    """A card that leads to another page: its name, and a few words about it."""

    def __init__(self, look: Look) -> None:
        super().__init__(look, "", leads=True)
        self._name = Paragraph(look, kind=NAME)
        self._line = Paragraph(look, kind=SMALL, ink=Ink.SOFT)
        words = Column(look, 2)
        words.addStretch(1)
        for part in (self._name, self._line):
            # Clicks on the words go to the card.
            part.setAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
            words.addWidget(part)
        words.addStretch(1)
        self.body.addLayout(words, 1)

    def say(self, name: str, line: str) -> None:
        self._name.setText(name)
        self._line.setText(line)
        self.setAccessibleName(name)
        self.setAccessibleDescription(line)
