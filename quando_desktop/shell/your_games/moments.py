"""The moments of a match: each a sign and a sentence, and the round it was in."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QSizePolicy

from quando_desktop.disk.entries import Story
from quando_desktop.engine.contract import Notable
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.numbers import NotableSign
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.shell.kit import icons
from quando_desktop.shell.kit.icons import Icon
from quando_desktop.shell.kit.labels import Drawn
from quando_desktop.shell.kit.look import BODY, SMALL, Look
from quando_desktop.shell.names import short_name
from quando_desktop.shell.your_games.listed_match import ListedMatch
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type, wrapped
from quando_desktop.table.paint.pieces import fist
from quando_desktop.table.scene.stage import Box

translate = QCoreApplication.translate

MOST = 3
"""Moments that are told."""
HEADING = Type(18, 700)
ROW, DISC, LEFT = 46.0, 18.0, 50.0
LEAST = 300.0
SPREAD = 1.25
"""Between two lines of a moment, in heights of letters."""
RANK = (NotableSign.ZERO, NotableSign.FIST, NotableSign.STAR, NotableSign.BARS)
"""The signs, the rarest first."""


class TellingMoment(NamedTuple):
    sign: NotableSign
    words: str
    where: str
    """The round, in a word or two; empty where there is only one."""


def telling_moments(match: ListedMatch, story: Story) -> list[TellingMoment]:
    """The moments of a match that are told: those of its people first, the rarest first; in the
    order in which they came."""
    told: list[tuple[tuple[bool, int, int], int, TellingMoment]] = []
    for number, moment in enumerate(story.notables):
        found = _told(match, moment)
        if found is not None:
            rank = (moment.seat not in match.people, RANK.index(found.sign), number)
            told.append((rank, number, found))
    chosen = sorted(told, key=lambda each: each[0])[:MOST]
    return [found for _, _, found in sorted(chosen, key=lambda each: each[1])]


def _told(match: ListedMatch, moment: Notable) -> TellingMoment | None:
    is_you = match.people == [moment.seat]
    name = None if is_you else short_name(match.names[moment.seat])
    found = PLUGS[match.game].numbers().told(moment, name)
    if found is None:
        return None
    where = translate("GamesPage", "round {number}")
    if GAMES[match.game].live:
        where = translate("GamesPage", "game {number}")
    return TellingMoment(*found, "" if match.is_single else where.format(number=moment.round + 1))


class MomentsList(Drawn):
    def __init__(self, look: Look) -> None:
        self._moments: Sequence[TellingMoment] = ()
        super().__init__(look, "")
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.hide()

    def show_moments(self, moments: Sequence[TellingMoment]) -> None:
        self._moments = moments
        said = [f"{each.words}, {each.where}" if each.where else each.words for each in moments]
        self.setText(f"{_heading()}: {'; '.join(said)}")
        self.setVisible(bool(moments))

    def _row(self) -> float:
        return max(ROW, self.look.size(BODY) * 2 * SPREAD)

    def extent(self) -> tuple[float, float]:
        return LEAST, self.look.size(HEADING) * 1.8 + len(self._moments) * self._row()

    def paintEvent(self, event: QPaintEvent) -> None:
        canvas, width, theme = self.brush(QPainter(self)), self.area().width, self.look.theme
        top = self.look.size(HEADING) * 1.8
        canvas.text(0, top * 0.4, _heading(), HEADING, theme.text)
        for number, (sign, words, where) in enumerate(self._moments):
            y = top + (number + 0.5) * self._row()
            self._badge(canvas, sign, y)
            room = self.look.width(where, SMALL)
            lines = in_two(words, width - LEFT - room - 12, canvas.scale)
            for line, up in zip(lines, (len(lines) / 2 - 0.5, -0.5), strict=False):
                away = up * self.look.size(BODY) * SPREAD
                canvas.text(LEFT, y - away, line, BODY, theme.text)
            canvas.text(width, y, where, SMALL, theme.text_2, align=Align.RIGHT)

    @staticmethod
    def _badge(canvas: Canvas, sign: NotableSign, y: float) -> None:
        theme, x = canvas.theme, DISC + 1
        is_fist = sign is NotableSign.FIST
        canvas.disc(x, y, DISC, theme.ember if is_fist else theme.text)
        match sign:
            case NotableSign.FIST:
                canvas.svg(fist(theme), Box.around(x, y, DISC * 1.24, DISC * 1.24))
            case NotableSign.ZERO:
                canvas.number(x, y, "0", DISC, theme.panel)
            case NotableSign.BARS:
                for across in (-7.5, 0.0, 7.5):
                    canvas.round(Box.around(x + across, y, 5.5, 14), 1.4, theme.panel)
            case NotableSign.STAR:
                icons.paint(canvas, Icon.MOMENT, x, y, DISC * 1.2, theme.panel)


def in_two(words: str, room: float, scale: Scale) -> list[str]:
    """A moment in at most two lines."""
    first, *others = wrapped(words, BODY, room, scale)
    # A single word may be longer than the room.
    lines = [first, " ".join(others)] if others else [first]
    return [BODY.fit(line, room, scale) for line in lines]


def _heading() -> str:
    return translate("GamesPage", "Moments")
