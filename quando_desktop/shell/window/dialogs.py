"""The dialogs of the program. They say first what is safe, then what happened, then what to do.

Each is made when it is needed and deleted when it closes.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from datetime import datetime

from PySide6.QtCore import QCoreApplication, Qt, Signal
from PySide6.QtWidgets import QWidget

from quando_desktop.disk.entries import UnfinishedEntry
from quando_desktop.games import GAMES
from quando_desktop.shell import dates
from quando_desktop.shell.kit.buttons import Button, ButtonKind
from quando_desktop.shell.kit.keys import cap
from quando_desktop.shell.kit.labels import Label, NumberLabel, Paragraph, breakable_path
from quando_desktop.shell.kit.layouts import Column, Gap, Grid, Line
from quando_desktop.shell.kit.look import SMALL, Ink, Look
from quando_desktop.shell.kit.overlay import Overlay
from quando_desktop.shell.kit.panels import Fill, Panel
from quando_desktop.shell.kit.portraits import Medal
from quando_desktop.shell.kit.rows.row import Row
from quando_desktop.shell.kit.rows.setting_row import SettingRow
from quando_desktop.shell.names import game_title, is_single
from quando_desktop.table.paint.canvas import Type
from quando_desktop.table.parts.faces import Face, names_of
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate
Answer = Callable[[], object]

HEAD, SENTENCE, WHO = Type(30, 700), Type(18), Type(17, 650)
NAME_ROOM = 120.0
"""The width of a name in units; a longer one is cut, but read whole by a screen reader."""
IN_A_LINE = 4
SIDE = 48.0
MARGINS = (SIDE, 44.0, SIDE, 36.0)


class Dialog(Overlay):
    """A heading, some text, a line of buttons."""

    _foot: Row | None = None

    def __init__(
        self,
        look: Look,
        host: QWidget,
        title: str,
        text: str,
        *,
        width: float = 640,
        closes: bool = True,
    ) -> None:
        super().__init__(
            look, host, name=title, width=width, closes=closes, margins=MARGINS, gap=12
        )
        self.setAccessibleDescription(text)
        self._first: QWidget | None = None
        self.head = Column(look, 12)
        if title:
            self.head.addWidget(Paragraph(look, title, HEAD))
        if text:
            self.head.addWidget(Paragraph(look, text, SENTENCE, Ink.SOFT))
        self.buttons = self._foot = Row(look, 18)
        self.closed.connect(self.deleteLater)

    def comfort(self) -> int:
        lines = [row.line_width() for row in self.findChildren(SettingRow)]
        # The first look comes before there are any.
        if self._foot is not None:
            lines.append(self._foot.line_width())
        return max(lines, default=0) + self.look.px(2 * SIDE)

    def lay(self, *middle: QWidget, aside: QWidget | None = None) -> None:
        """Lays out its parts; `aside` stands at the left of the buttons."""
        self.body.addLayout(self.head)
        for part in middle:
            self.body.addWidget(part)
        self.body.addWidget(Gap(self.look, 16))
        if aside is not None:
            self.buttons.insertWidget(0, aside, 1)
        else:
            self.buttons.insertStretch(0, 1)
        self.body.addLayout(self.buttons)

    def add(
        self, text: str, kind: ButtonKind, on: Answer, *, key: Qt.Key | None, first: bool = False
    ) -> Button:
        """Adds a button that closes the dialog and then calls something."""
        words = "" if key is None else cap(key)
        button = Button(self.look, text, kind, key=words, size=19, height=57)
        button.clicked.connect(lambda: self._answer(on))
        if key is not None:
            self.answer(key, button)
        self.buttons.addWidget(button)
        if first:
            self._first = button
        return button

    def _answer(self, on: Answer) -> None:
        if self.isVisible() and not self._closing:
            self.dismiss()
            on()

    def open(self) -> None:
        super().open()
        if self._first is not None:
            self._first.setFocus(Qt.FocusReason.OtherFocusReason)


def confirm(
    look: Look,
    host: QWidget,
    title: str,
    text: str,
    yes: str,
    no: str,
    on_yes: Answer,
    on_no: Answer | None = None,
    *,
    costs: bool = False,
) -> Dialog:
    """Asks before something happens. With `costs` the button has the colour of a loss: then no key
    says yes by accident, and the focus is on the button that cancels."""
    dialog = Dialog(look, host, title, text)
    dialog.add(no, ButtonKind.PLAIN, on_no or _nothing, key=Qt.Key.Key_Escape, first=costs)
    if costs:
        dialog.add(yes, ButtonKind.EMBER, on_yes, key=None)
    else:
        dialog.add(yes, ButtonKind.MAIN, on_yes, key=Qt.Key.Key_Return, first=True)
    dialog.lay()
    dialog.open()
    return dialog


def problem(
    look: Look,
    host: QWidget,
    title: str,
    sentence: str,
    detail: str = "",
    on_closed: Answer | None = None,
) -> Dialog:
    """Tells what went wrong and what can be done about it, and below that the details."""
    dialog = Dialog(look, host, title, "")
    inset = Panel(look, fill=Fill.INSET, corner=22, margins=(26, 18, 26, 18), gap=8)
    inset.body.addWidget(Paragraph(look, sentence, Type(17)))
    if detail:
        facts = Paragraph(look, breakable_path(detail), SMALL, Ink.SOFT)
        facts.setAccessibleName(detail)
        inset.body.addWidget(facts)
    dialog.setAccessibleDescription(f"{sentence} {detail}".strip())
    words = translate("Dialogs", "OK")
    button = dialog.add(
        words, ButtonKind.MAIN, on_closed or _nothing, key=Qt.Key.Key_Return, first=True
    )
    dialog.answer(Qt.Key.Key_Escape, button)
    dialog.lay(inset)
    dialog.open()
    return dialog


def _nothing() -> None:
    """Does nothing, for buttons that only close."""


# ----------------------------------------------------------------------- to continue a match


class ResumeDialog(Dialog):
    """The offer at the start to continue a match that was left: players, scores, whose turn it is;
    no hands."""

    continueAsked = Signal(object)
    """The entry."""
    put_off = Signal()

    def __init__(
        self,
        look: Look,
        host: QWidget,
        entry: UnfinishedEntry,
        faces: Sequence[Face],
        now: Callable[[], datetime] = datetime.now,
    ) -> None:
        title = translate("Dialogs", "Continue where you stopped?")
        super().__init__(look, host, title, _where(entry, now()), width=720)
        later, go_on = translate("Dialogs", "Later"), translate("Dialogs", "Continue")
        self.add(later, ButtonKind.PLAIN, self.put_off.emit, key=Qt.Key.Key_Escape)
        self.add(
            go_on,
            ButtonKind.GOLD,
            lambda: self.continueAsked.emit(entry),
            key=Qt.Key.Key_Return,
            first=True,
        )
        kept = Paragraph(look, translate("Dialogs", "Saved under Your games"), SMALL, Ink.SOFT)
        self.lay(Gap(look, 4), self._scores(entry, faces), aside=kept)

    def _scores(self, entry: UnfinishedEntry, faces: Sequence[Face]) -> Panel:
        look = self.look
        panel = Panel(look, fill=Fill.INSET, corner=24, margins=(22, 20, 22, 20))
        grid = Grid(look, 18)
        columns = len(faces) if len(faces) <= IN_A_LINE else (len(faces) + 1) // 2
        for seat, (face, score) in enumerate(zip(faces, entry.scores, strict=True)):
            cell = Line(look, 12)
            cell.addWidget(Medal(look, face, 66, gold=seat == entry.to_act))
            words = Column(look, 6)
            words.addStretch(1)
            name = Label(look, WHO.fit(face.name, NAME_ROOM, look.scale), WHO)
            name.setAccessibleName(face.name)
            words.addWidget(name)
            words.addWidget(NumberLabel(look, str(score), 19))
            words.addStretch(1)
            cell.addLayout(words)
            cell.addStretch(1)
            grid.addLayout(cell, seat // columns, seat % columns)
            grid.setColumnStretch(seat % columns, 1)
        panel.body.addLayout(grid)
        return panel


def resume(
    look: Look, host: QWidget, entry: UnfinishedEntry, faces: Sequence[Face]
) -> ResumeDialog:
    dialog = ResumeDialog(look, host, entry, faces)
    dialog.open()
    return dialog


def _where(entry: UnfinishedEntry, now: datetime) -> str:
    """The game, its progress, the time it was left, and the player to act."""
    target = entry.options.get("target")
    game, number = game_title(entry.game), entry.round_number
    live = GAMES[entry.game].live
    if is_single(entry.game, entry.options, len(entry.players)):
        what = f"{game}."
    elif live:
        what = translate("Dialogs", "{game}, game {number}.").format(game=game, number=number)
    elif target is None:
        what = translate("Dialogs", "{game}, round {round}.").format(game=game, round=number)
    else:
        words = translate("Dialogs", "{game}, round {round} to {target}.")
        what = words.format(game=game, round=number, target=target)
    moment = dates.moment(entry.changed, now)
    if live and entry.in_round:
        turn = translate("Dialogs", "{when}, interrupted; you can continue or play it again.")
        turn = turn.format(when=moment)
    elif live:
        turn = translate("Dialogs", "{when}, between two games.").format(when=moment)
    elif entry.to_act is None:
        turn = translate("Dialogs", "{when}, between two rounds.").format(when=moment)
    else:
        name = names_of(entry.players)[entry.to_act]
        if name == you():
            turn = translate("Home", "Your turn")
            return f"{what} {moment}. {turn}."
        turn = translate("Dialogs", "{when}, {name}'s turn.").format(when=moment, name=name)
    return f"{what} {turn}"
