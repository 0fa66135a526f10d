"""What stands in the middle of the table instead of the pile: the countdown, and the notices before
a game, when all are stuck (S10), and in a pause."""

from __future__ import annotations

from typing import NamedTuple

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.faces import OPEN_SIDE, front
from quando_desktop.games.seven_ate_nine.table.layout import CARD_HEIGHT, Middle
from quando_desktop.games.seven_ate_nine.table.shown import (
    COUNT,
    GO,
    LEAVE,
    PAUSE,
    READY,
    RESTART,
    SIGNAL,
    STUCK,
    TOP,
    Shown,
)
from quando_desktop.games.seven_ate_nine.text import spoken as text_spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import Look
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.hint_bubble import step as line_step
from quando_desktop.table.parts.press import Press
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import words as common

TITLE, STORY, AGAIN, DISC = Type(30, 700), Type(18, 500), Type(20, 600), Type(18, 700)
HANDS, SIGNAL_TYPE = Type(26, 700), Type(30, 800)
PANEL, WIDER, WIDEST = 700.0, 1300.0, 1100.0
"""The width of a notice, how much wider it gets for text twice as large, and its limit."""
EDGE, GAP, RADIUS = 34.0, 16.0, 32.0
CARD, TILT = 122.0, -5.0
"""The width and the turn of the card on a notice."""
COUNTS, DISC_STEP = (3, 2, 1), 46.0
RADIUS_OF_COUNT, NUMBER, DOTS_DOWN, WORDS_DOWN = 108.0, 116.0, 134.0, 170.0


class Choice(NamedTuple):
    """A button of a notice."""

    key: Key
    words: str
    look: Look
    cap: str = ""


class Notice(NamedTuple):
    key: Key
    title: str
    story: str
    has_card: bool
    """Whether the top card of the pile lies on it."""
    choices: tuple[Choice, ...] = ()
    counts: bool = False
    """Whether it counts down instead."""


def lay_middle(tableau: Tableau, art: Art, shown: Shown, middle: Middle) -> bool:
    """What stands there instead of the pile; False if that is nothing."""
    if shown.phase is LivePhase.COUNTDOWN:
        lay_countdown(tableau, art, shown, middle)
        return True
    notice = notice_of(shown)
    if notice is not None:
        NoticeLaying(tableau, art, shown, notice, middle).lay()
    return notice is not None


def notice_of(shown: Shown) -> Notice | None:
    view = shown.view
    match shown.phase:
        case LivePhase.READY if not shown.deals:
            start = Choice(GO, text.start(), Look.GOLD, common.space_key())
            return Notice(READY, text.ready(), text.ready_hint(), True, (start,))
        case LivePhase.STUCK:
            story = text.stuck_story(view.top, shown.moved)
            return Notice(STUCK, text.stuck_title(), story, True, counts=True)
        case LivePhase.PAUSED:
            return _pause(shown)
    return None


def _pause(shown: Shown) -> Notice:
    title, story = text.paused(), text.paused_story()
    if shown.is_broken_off:
        title, story = text.broken_off(), text.broken_off_story()
    choices = [Choice(GO, text.go_on(), Look.GOLD, common.space_key())]
    if not shown.is_rerun:
        choices.append(Choice(RESTART, text.play_again(), Look.QUIET))
        choices.append(Choice(LEAVE, text.leave(), Look.QUIET))
    return Notice(PAUSE, title, story, False, tuple(choices))


class NoticeLaying:
    """Lays one notice in the middle."""

    def __init__(
        self, tableau: Tableau, art: Art, shown: Shown, notice: Notice, middle: Middle
    ) -> None:
        self._tableau, self._art, self._shown, self._notice = tableau, art, shown, notice
        scale = art.scale
        self._width = min(WIDEST, PANEL + WIDER * (scale.text - 1))
        self._left = EDGE + CARD * 1.35 + 24 if notice.has_card else EDGE + 8
        room = self._width - self._left - EDGE
        self._story = wrapped(notice.story, STORY, room, scale)
        self._rows = self._buttons(room)
        body = line_step(TITLE, scale) + len(self._story) * line_step(STORY, scale) + GAP
        self._foot = body
        foot = len(self._rows) * (buttons.button_height(art) + 12) - 12 if self._rows else 44.0
        least = CARD * CARD_HEIGHT + 70 if notice.has_card else 0.0
        self._words_high = body + foot
        self._height = max(self._words_high + 2 * 28, least)
        self._x, self._y = middle.x, middle.y

    def _buttons(self, room: float) -> list[list[tuple[Choice, float]]]:
        """The buttons in rows that fit."""
        rows: list[list[tuple[Choice, float]]] = []
        used = room
        for choice in self._notice.choices:
            wide = buttons.button_width(self._art, choice.words, choice.cap)
            if not rows or used + GAP + wide > room:
                rows.append([])
                used = -GAP
            rows[-1].append((choice, wide))
            used += GAP + wide
        return rows

    def lay(self) -> None:
        notice, put = self._notice, self._tableau.put
        left, top = self._x - self._width / 2, self._y - self._height / 2
        put(notice.key, self._panel(), self._x, self._y)
        spoken = f"{notice.title}. {notice.story}"
        if notice.has_card:
            at = left + EDGE + CARD * 0.62, self._y
            name = front(self._art, self._shown.view.top)
            picture = self._art.card(name, CARD, 0.8)
            put(TOP, picture, *at, TILT, side=OPEN_SIDE, width=CARD)
            spoken = f"{spoken} {text_spoken.fitting(self._shown.view.top)}"
        box = Box(left, top, self._width, self._height)
        self._tableau.controls.append(Control(notice.key, spoken, box, role=Role.INFO))
        self._lay_foot(left + self._left, self._first + self._y + self._foot)

    @property
    def _first(self) -> float:
        """Where the words begin, from the middle."""
        return -self._words_high / 2

    def _panel(self) -> Picture:
        notice, scale = self._notice, self._art.scale
        body = Box.around(0, 0, self._width, self._height)

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            canvas.shadow(body, RADIUS, 26, 10, 0.2)
            canvas.round(body, RADIUS, theme.plate)
            if theme.is_dark:
                inside = Box.around(0, 0, body.width - 2, body.height - 2)
                canvas.frame(inside, RADIUS - 1, theme.line, 2, 1.0)
            left, y = body.left + self._left, self._first
            canvas.text(left, y + line_step(TITLE, scale) / 2, notice.title, TITLE)
            y += line_step(TITLE, scale) + 4
            for number, line in enumerate(self._story):
                middle = y + (number + 0.5) * line_step(STORY, scale)
                canvas.text(left, middle, line, STORY, theme.text_2)

        key = ("notice", notice.title, *self._story, round(self._height), notice.has_card)
        return self._art.picture(key, with_shadow(body, 26, 10), paint)

    def _lay_foot(self, left: float, top: float) -> None:
        if self._notice.counts:
            self._count(left, top + 22)
            return
        press, high = Press(self._tableau, self._art, self._shown), buttons.button_height(self._art)
        for number, row in enumerate(self._rows):
            x, y = left, top + number * (high + 12) + high / 2
            for choice, wide in row:
                press.button(choice.key, choice.words, choice.look, choice.cap, x + wide / 2, y)
                x += wide + GAP

    def _count(self, left: float, y: float) -> None:
        """Three discs; those that are over are pale."""
        words, count = text.go_again_in(), self._shown.count
        label = pieces.label(self._art, words, AGAIN, self._art.theme.text, Align.LEFT)
        self._tableau.put((COUNT, "words"), label, left, y)

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            for number, each in enumerate(COUNTS):
                x, ink = DISC_STEP * number, theme.text
                if each == count:
                    canvas.disc(x, 0, 19, theme.gold)
                    ink = theme.on_gold
                elif each > count:
                    ink = theme.text_2
                line = theme.line if each > count else theme.gold
                canvas.frame(Box.around(x, 0, 36, 36), 18, line, 3, 1.0)
                canvas.text(x, 0, str(each), DISC, ink, align=Align.CENTRE)

        picture = self._art.picture(("go again", count), Box(-24, -24, 140, 48), paint)
        wide = AGAIN.width(words, self._art.scale)
        self._tableau.put(COUNT, picture, left + wide + 40, y)


# ------------------------------------------------------------------------ the countdown


def lay_countdown(tableau: Tableau, art: Art, shown: Shown, middle: Middle) -> None:
    """The disc with its number, a dot for each, and what to do meanwhile."""
    words = text.hands_on_the_keys() if any(shown.keysets.values()) else text.get_ready()
    y = _disc_y(art, middle)
    tableau.put(COUNT, count_picture(art, shown.count), middle.x, y)
    tableau.put((COUNT, "dots"), dots_picture(art, shown.count), middle.x, y + DOTS_DOWN)
    label = pieces.label(art, words, HANDS, art.theme.on_table)
    tableau.put((COUNT, "words"), label, middle.x, y + WORDS_DOWN)
    box = Box.around(middle.x, y, 2 * RADIUS_OF_COUNT, 2 * RADIUS_OF_COUNT)
    spoken = f"{shown.count}. {words}"
    tableau.controls.append(Control(COUNT, spoken, box, role=Role.INFO))


def _disc_y(art: Art, middle: Middle) -> float:
    """The disc and what is below it stand half way down."""
    whole = RADIUS_OF_COUNT + WORDS_DOWN + line_step(HANDS, art.scale) / 2
    return middle.top + max(0.0, middle.bottom - middle.top - whole) / 2 + RADIUS_OF_COUNT


def lay_glow(tableau: Tableau, art: Art, middle: Middle) -> None:
    """The light around the disc, behind those who sit there."""

    def paint(canvas: Canvas) -> None:
        for layer in range(12):
            canvas.disc(0, 0, 160 - layer * 4, canvas.theme.gold, 0.03)

    picture = art.picture(("count glow",), Box.around(0, 0, 330, 330), paint)
    tableau.put(("glow", COUNT), picture, middle.x, _disc_y(art, middle))


def count_picture(art: Art, count: int) -> Picture:
    body = Box.around(0, 0, 2 * RADIUS_OF_COUNT, 2 * RADIUS_OF_COUNT)

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        canvas.shadow(body, RADIUS_OF_COUNT, 20, 8, 0.2)
        canvas.disc(0, 0, RADIUS_OF_COUNT, theme.gold)
        canvas.number(0, 0, str(count), NUMBER, theme.on_gold)

    return art.picture(("count", count), with_shadow(body, 20, 8), paint)


def dots_picture(art: Art, count: int) -> Picture:
    """As many full ones as numbers were shown."""
    shown = COUNTS.index(count) + 1 if count in COUNTS else len(COUNTS)

    def paint(canvas: Canvas) -> None:
        for number in range(len(COUNTS)):
            alpha = 1.0 if number < shown else 0.25
            canvas.disc(36 * (number - 1), 0, 8, canvas.theme.on_table, alpha)

    return art.picture(("dots", shown), Box.around(0, 0, 100, 20), paint)


def lay_signal(tableau: Tableau, art: Art, middle: Middle) -> None:
    """The start signal, below the pile: what lies there must be seen at once."""
    words = text.go()
    wide = SIGNAL_TYPE.width(words, art.scale) + 70
    body = Box.around(0, 0, wide, 52 * max(1.0, art.scale.text * 0.95))

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, body.height / 2, 12, 5, 0.2)
        canvas.round(body, body.height / 2, canvas.theme.gold)
        canvas.text(0, 0, words, SIGNAL_TYPE, canvas.theme.on_gold, align=Align.CENTRE)

    picture = art.picture(("signal", words), with_shadow(body, 12, 5), paint)
    tableau.put(SIGNAL, picture, middle.x, middle.line_y)
