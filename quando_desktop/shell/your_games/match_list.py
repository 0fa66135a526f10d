"""The list of Your games: one row for each match, painted when it is seen."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QSize, QStringListModel, Qt, Signal
from PySide6.QtGui import QKeyEvent, QMouseEvent
from PySide6.QtWidgets import QStyleOptionViewItem

from quando_desktop.dataclass import dataclass
from quando_desktop.games import box_of
from quando_desktop.games.plug import CREAM
from quando_desktop.shell.kit import shadows
from quando_desktop.shell.kit.buttons import LIP, ButtonKind
from quando_desktop.shell.kit.listing import Index, Listing, RowPainter
from quando_desktop.shell.kit.look import Look
from quando_desktop.shell.your_games.catalogue import MatchesInOrder
from quando_desktop.shell.your_games.listed_match import ListedMatch, MatchWords
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.palette import Colour, mix
from quando_desktop.table.paint.pieces import medal
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

TITLE, DAY, INFO, NOTE = Type(20, 700), Type(16), Type(16, 600), Type(14, 600)
BUTTON, POINTS = Type(17, 650), Type(14)
HIGH, APART, CORNER, SIDE = 98.0, 12.0, 24.0, 6.0
"""The height of a row, the gap between two, the corners, and the room at the sides for the
shadow."""
ICON, FACE, STEP = 58.0, 44.0, 50.0
GAP = 22.0
UNREADABLE = "?"
"""The sign for a match that cannot be read, in our own numerals."""
DISC = 26.0
"""The radius of the disc with a place."""
OWNER, OWNER_UP, OWNER_OUT = 36.0, 21.0, 23.0
"""The size of the face beside a place, its offset to the upper left, and its overhang."""
LONGEST = 8.5
"""The room for the target or the partner, in letters: a long name must leave room for faces."""
CLOSEST = 16.0
SMALLEST = 0.6
"""Faces smaller than this part of their usual size are left out."""
"""The least step from face to face; with less room only the chosen match shows faces."""


class MatchModel(QStringListModel):
    """Rows without a text of their own. A layout asks for their number once for each of them, so Qt
    keeps it itself."""

    def __init__(self, words: MatchWords) -> None:
        super().__init__()
        self.matches = MatchesInOrder()
        self._words = words

    def show(self, matches: MatchesInOrder) -> None:
        self.matches = matches
        self.setStringList([""] * len(matches))

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        roles = (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole)
        if index.isValid() and role in roles:
            return self._words.spoken(self.matches[index.row()])
        return None


@dataclass(frozen=True, slots=True)
class Columns:
    """The columns of all rows, in units."""

    title: float
    """The width of the title."""
    info: float
    right: float
    points: float
    who: float
    """The width for a face beside the place, where people played against each other."""


class MatchList(Listing):
    """Enter or the gold button continues an unfinished match."""

    chosen = Signal(object)
    """A `ListedMatch`; None if the list is empty."""
    continueAsked = Signal(object)

    def __init__(self, look: Look, words: MatchWords) -> None:
        super().__init__(look)
        self.rows = MatchModel(words)
        self.paints = MatchPainter(self, self.rows, words)
        self.setModel(self.rows)
        self.setItemDelegate(self.paints)
        # Nobody asks thousands of rows for their heights.
        self.setUniformItemSizes(True)
        look.changed.connect(self.paints.measure)

    def show_matches(self, matches: MatchesInOrder) -> None:
        """Shows other matches; the same one stays chosen if it is still there."""
        before = self.rows.matches.keys
        row = self.currentIndex().row()
        chosen = before[row] if 0 <= row < len(before) else None
        self.rows.show(matches)
        self.paints.measure()
        if matches:
            kept = chosen is not None and chosen in matches.keys
            self.setCurrentIndex(self.rows.index(matches.keys.index(chosen) if kept else 0))
        self.chosen.emit(self.match)

    @property
    def match(self) -> ListedMatch | None:
        row = self.currentIndex().row()
        return self.rows.matches[row] if 0 <= row < len(self.rows.matches) else None

    def currentChanged(self, current: Index, previous: Index) -> None:
        super().currentChanged(current, previous)
        self.chosen.emit(self.match)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        enter = event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter)
        if enter and self.match is not None and self.match.can_continue:
            self.continueAsked.emit(self.match)
        else:
            super().keyPressEvent(event)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        super().mouseReleaseEvent(event)
        index = self.indexAt(event.position().toPoint())
        if event.button() is not Qt.MouseButton.LeftButton or not index.isValid():
            return
        match = self.rows.matches[index.row()]
        if match.can_continue and self.paints.on_button(event.position(), index):
            self.continueAsked.emit(match)


class MatchPainter(RowPainter):
    def __init__(self, view: Listing, model: MatchModel, words: MatchWords) -> None:
        super().__init__(view)
        self._model, self._words = model, words
        self._columns = Columns(0, 0, 0, 0, 0)

    def measure(self) -> None:
        """Makes the columns as wide as their widest texts; a wider one that comes later is cut."""
        look, words = self.view.look, self._words
        title = info = right = points = who = 0.0
        for match in self._model.matches.samples():
            if match.is_readable:
                title = max(title, look.width(words.title(match), TITLE))
            title = max(title, look.width(words.day(match), DAY))
            info = max(info, look.width(words.length(match), INFO))
            info = max(info, min(look.width(words.target(match), DAY), look.size(DAY) * LONGEST))
            info = max(info, self._tag_width(words.state(match)))
            if match.can_continue:
                right = max(right, self._button_width())
            elif match.unfinished is None and match.shown_seat is not None:
                word = words.points(match, match.score(match.shown_seat))
                points = max(points, look.width(word, POINTS), 66)
                who = max(who, OWNER_OUT * match.has_rivals)
        if points:
            right = max(right, points + 2 * DISC + GAP + who)
        self._columns = Columns(title, info, right, points, who)

    def _tall(self) -> float:
        look = self.view.look
        return HIGH * max(1.0, look.size(DAY) / DAY.size * 0.92)

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        look = self.view.look
        return QSize(self.view.viewport().width(), look.px(self._tall() + APART))

    def _body(self, area: Box) -> Box:
        return Box(SIDE, APART / 2, area.width - 2 * SIDE, area.height - APART)

    def paint_row(self, canvas: Canvas, area: Box, index: Index) -> None:
        match, body = self._model.matches[index.row()], self._body(area)
        self._ground(canvas, body, index)
        theme, middle = canvas.theme, body.top + body.height / 2
        raised, columns = body.height * 0.16, self._columns
        left = body.left + 50
        self._icon(canvas, match, left, middle)
        left += ICON * 0.38 + GAP
        right = body.right - 24
        info = right - columns.right - GAP - columns.info
        room = columns.title if match.is_readable else max(columns.title, info - GAP - left)
        # The part at the right must not cover anything.
        room = min(room, right - columns.right - GAP / 2 - left)
        title = TITLE.fit(self._words.title(match), room, canvas.scale)
        canvas.text(left, middle - raised, title, TITLE, theme.text)
        day = DAY.fit(self._words.day(match), room, canvas.scale)
        canvas.text(left, middle + raised, day, DAY, theme.text_2)
        left += columns.title + GAP
        # Without room for both, only the chosen match shows its length.
        fits = info >= left - GAP / 2
        end = info if fits else right - columns.right
        self._faces(canvas, match, left, end - GAP, middle)
        if fits:
            self._info(canvas, match, info, middle, raised)
        if match.can_continue:
            self._button(canvas, self._button_box(body))
        elif match.unfinished is None:
            self._result(canvas, match, right, middle)

    def _ground(self, canvas: Canvas, body: Box, index: Index) -> None:
        theme, view = canvas.theme, self.view
        painter = canvas.painter
        painter.save()
        painter.scale(1 / view.look.unit, 1 / view.look.unit)
        shadows.paint(painter, view.look.art(), body, CORNER, shadows.CARD)
        painter.restore()
        canvas.round(body, CORNER, theme.panel)
        here = view.indexAt(view.viewport().mapFromGlobal(view.cursor().pos()))
        if here == index and view.underMouse():
            canvas.round(body, CORNER, theme.text, 0.04)
        if index == view.currentIndex():
            inner = Box(body.left + 2, body.top + 2, body.width - 4, body.height - 4)
            canvas.frame(inner, CORNER - 2, theme.text, 3.5, 1.0)
        if view.marks(index):
            self.ring(canvas, body, CORNER)

    def _icon(self, canvas: Canvas, match: ListedMatch, x: float, y: float) -> None:
        box = Box.around(x, y, ICON * 0.76, ICON)
        known = box_of(match.game)
        canvas.round(box, ICON * 0.12, known.ground)
        if canvas.theme.is_dark:
            canvas.frame(box, ICON * 0.12, canvas.theme.line, 2, 1.0)
        sign = known.sign if match.is_readable else UNREADABLE
        if sign:
            canvas.number(x, y, sign, ICON * 0.46, CREAM)
        else:
            letter = self._words.title(match)[:1].upper()
            canvas.text(x, y, letter, Type(ICON * 0.46, 700), CREAM, align=Align.CENTRE)

    def _faces(
        self, canvas: Canvas, match: ListedMatch, left: float, right: float, y: float
    ) -> None:
        """Paints all faces, closer together where there is less room, and smaller at last."""
        between, room = len(match.faces) - 1, right - left
        part = min(1.0, room / (FACE + CLOSEST * between))
        if between < 0 or part < SMALLEST:
            return
        size = FACE * part
        step = min(STEP, (room - size) / max(1, between))
        for place, face in enumerate(match.faces):
            self._face(canvas, face, left + size / 2 + place * step, y, size)

    def _face(
        self,
        canvas: Canvas,
        face: Face,
        x: float,
        y: float,
        size: float = FACE,
        ring: Colour | None = None,
    ) -> None:
        look, painter = self.view.look, canvas.painter
        picture = medal(look.art(), face, size, ring)
        painter.save()
        painter.scale(1 / look.unit, 1 / look.unit)
        at = QPointF(round(x * look.unit + picture.left), round(y * look.unit + picture.top))
        painter.drawPixmap(at, picture.pixmap)
        painter.restore()

    def _info(self, canvas: Canvas, match: ListedMatch, x: float, y: float, raised: float) -> None:
        theme, words = canvas.theme, self._words
        canvas.text(x, y - raised, words.length(match), INFO, theme.text)
        state = words.state(match)
        if state:
            height = self.view.look.size(NOTE) * 1.9
            box = Box(x - 2, y + raised - height / 2, self._tag_width(state), height)
            canvas.round(box, height / 2, theme.panel_2)
            middle = box.left + box.width / 2
            canvas.text(middle, y + raised, state, NOTE, theme.text, align=Align.CENTRE)
        else:
            target = DAY.fit(words.target(match), self._columns.info, canvas.scale)
            canvas.text(x, y + raised, target, DAY, theme.text_2)

    def _tag_width(self, text: str) -> float:
        return self.view.look.width(text, NOTE) + 24 if text else 0.0

    def _result(self, canvas: Canvas, match: ListedMatch, right: float, y: float) -> None:
        """Paints the place and the points of the best person, with a face if there are several."""
        theme, seat = canvas.theme, match.shown_seat
        if seat is None:
            return
        first = match.place(seat) == 1
        centre = right - self._columns.points / 2
        disc = right - self._columns.points - GAP - DISC
        canvas.disc(disc, y, DISC, theme.good if first else theme.panel_2)
        ink = (theme.panel if theme.is_dark else CREAM) if first else theme.text
        canvas.number(disc, y, str(match.place(seat)), 24, ink)
        if match.has_rivals:
            x = disc - DISC - OWNER_OUT + OWNER / 2
            self._face(canvas, match.faces[seat], x, y - OWNER_UP, OWNER, theme.panel)
        score = match.score(seat)
        canvas.number(centre, y - 7, str(score), 28, theme.text)
        points = self._words.points(match, score)
        canvas.text(centre, y + 26, points, POINTS, theme.text_2, align=Align.CENTRE)

    # -------------------------------------------------------------------- the gold button

    def _button_width(self) -> float:
        return self.view.look.width(self._words.go_on(), BUTTON) + 54

    def _button_box(self, body: Box) -> Box:
        height = self.view.look.target(self.view.look.size(BUTTON) * 2.7)
        width = self._button_width()
        middle = body.top + body.height / 2
        return Box(body.right - 24 - width, middle - height / 2, width, height)

    def _button(self, canvas: Canvas, box: Box) -> None:
        fill, ink = ButtonKind.GOLD.colours(canvas.theme)
        radius = box.height / 2
        low = Box(box.left, box.top + LIP, box.width, box.height)
        canvas.round(low, radius, mix(fill, "#000000", 0.28))
        canvas.round(box, radius, fill)
        x, y = box.left + box.width / 2, box.top + radius
        canvas.text(x, y, self._words.go_on(), BUTTON, ink, align=Align.CENTRE)

    def on_button(self, point: QPointF, index: Index) -> bool:
        """Whether a point in the list is on a row's button."""
        unit, place = self.view.look.unit, self.view.visualRect(index)
        area = Box(0, 0, place.width() / unit, place.height() / unit)
        box = self._button_box(self._body(area))
        x, y = (point.x() - place.left()) / unit, (point.y() - place.top()) / unit
        return box.left <= x <= box.right and box.top <= y <= box.bottom + LIP
