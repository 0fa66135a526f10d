"""The middle of the table: the pile with the two values that fit on its top card (S5), or in its
place the countdown, and the notices before a game, when all are stuck (S10), and in a pause."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QPointF
from PySide6.QtGui import QPainterPath, QPolygonF

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import step_of
from quando_desktop.games.seven_ate_nine.table.layout import (
    CALL,
    TARGET,
    TARGET_HIGH,
    Middle,
)
from quando_desktop.games.seven_ate_nine.table.scenery import (
    BACK,
    COUNT,
    GO,
    HIDDEN_SIDE,
    LAST,
    LEAVE,
    OPEN_SIDE,
    PAUSE,
    READY,
    RESTART,
    SIGNAL,
    STUCK,
    TOP,
    MissReason,
    SevenScenery,
    front,
    target_key,
    under,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Align, Canvas, Scale, Type, colour, shrinking, wrapped
from quando_desktop.table.paint.palette import Colour, mix
from quando_desktop.table.paint.pieces import with_shadow
from quando_desktop.table.parts.button_layer import ButtonLayer
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.hint_bubble import step as line_step
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Key, Role, Tableau
from quando_desktop.table.text import words as common

TURNS = (1.5, -9.0, 8.0, -4.0, 6.0, -7.0, 3.0)
"""Degrees by which cards lie in the pile, in turn."""
STRAIGHTENED = 0.25
"""The share of that which the top card keeps."""
SEEN = 3
"""Cards that are seen below the top one."""
TOP_LIFT, UNDER_LIFT = 1.1, 0.4
SIGN, VALUE, MARK = 26.0, 66.0, 22.0
LOUD = 8
"""The width of the frame around what fits, after a wrong card."""
ARROW_INK = 0.45
"""The share of the table that shines through an arrow."""

TITLE, STORY, AGAIN, DISC = Type(30, 700), Type(18, 500), Type(20, 600), Type(18, 700, most=26)
LEAST_STORY = 25.2
HANDS, SIGNAL_TYPE = Type(26, 700), Type(30, 800)
PANEL, WIDER, WIDEST, LARGE_WIDEST = 700.0, 1300.0, 1100.0, 1240.0
"""The width of a notice, how much wider it gets for text twice as large, and its limits: the usual
one, and that of the largest letters."""
EDGE, GAP, RADIUS = 34.0, 16.0, 32.0
NOTICE_AWAY = 3.0
"""From a notice to what is above and below it, where there is little room."""
CARD, TILT = 122.0, -5.0
"""The width and the turn of the card on a notice."""
COUNTS, DISC_STEP = (3, 2, 1), 46.0
RADIUS_OF_COUNT, NUMBER, DOTS_DOWN, WORDS_DOWN = 108.0, 116.0, 134.0, 170.0


def lay_middle(tableau: Tableau, art: Art, scenery: SevenScenery, middle: Middle) -> None:
    """Lays what stands there: a countdown, a notice or else the pile."""
    if scenery.phase is LivePhase.COUNTDOWN:
        lay_countdown(tableau, art, scenery, middle)
    elif (notice := notice_of(scenery)) is not None:
        NoticeLaying(tableau, art, scenery, notice, middle).lay()
    else:
        lay_pile(tableau, art, scenery, middle)


# ------------------------------------------------------------------------------ the pile


def turn(number: int) -> float:
    """The turn of a card of the pile, by its place from the bottom."""
    return TURNS[number % len(TURNS)]


def lay_pile(tableau: Tableau, art: Art, scenery: SevenScenery, middle: Middle) -> None:
    """The pile with what fits, from the back to the front."""
    view, card, at, put = scenery.view, middle.card, middle.pile, tableau.put
    first = len(view.pile) - 1
    if scenery.phase is LivePhase.LIVE and view.winner is None:
        _lay_targets(tableau, art, scenery, middle)
    for number in range(max(0, first - SEEN), first):
        name = front(art, view.pile[number])
        picture = art.card(name, card, UNDER_LIFT)
        put(under(number), picture, at.x, at.y, turn(number), side=OPEN_SIDE, width=card)
    angle = turn(first) * STRAIGHTENED
    picture = art.card(front(art, view.top), card, TOP_LIFT)
    put(TOP, picture, at.x, at.y, angle, side=OPEN_SIDE, width=card)
    if view.winner is not None:
        ending = scenery.ending
        is_up = ending is not None and ending.is_up
        name = front(art, ending.card) if ending is not None and is_up else BACK
        side = OPEN_SIDE if is_up else HIDDEN_SIDE
        put(LAST, art.card(name, card, TOP_LIFT), at.x + 8, at.y + 4, -6, side=side, width=card)
    box = Box.around(at.x, at.y, card, card * CARD_HEIGHT)
    words = spoken.pile(view.top)
    tableau.controls.append(Control(TOP, words, box, role=Role.INFO))


def _lay_targets(tableau: Tableau, art: Art, scenery: SevenScenery, middle: Middle) -> None:
    step = step_of(scenery.view.top)
    is_asked = MissReason.WRONG in scenery.misses.values()
    for number, value in enumerate(scenery.view.targets):
        side = 2 * number - 1
        at, half_way = middle.target(side), middle.arrow(side)
        arrow = arrow_picture(art, side, step, arrow_length(middle, side))
        tableau.put(("arrow", number), arrow, half_way.x, half_way.y)
        tableau.put(target_key(number), target_picture(art, value, loud=is_asked), at.x, at.y)
        box = Box.around(at.x, at.y, TARGET, TARGET_HIGH)
        words = spoken.target(value)
        tableau.controls.append(Control(target_key(number), words, box, role=Role.INFO))


def arrow_length(middle: Middle, side: int) -> float:
    """The way from the pile to a value that fits, without touching either."""
    return abs(middle.target(side).x - middle.arrow(side).x) * 2 - TARGET - 24


def target_picture(art: Art, value: int, *, loud: bool = False) -> Picture:
    """A value that fits, in its colour and with its mark; loud after somebody's wrong card."""
    body = Box.around(0, 0, TARGET, TARGET_HIGH)
    ink = _value_ink(art, value)

    def paint(canvas: Canvas) -> None:
        canvas.round(body, 22, canvas.theme.panel, 0.95 if loud else 0.65)
        canvas.frame(body, 22, ink, LOUD if loud else 4, 1.0)
        canvas.number(0, -8, str(value), VALUE, ink)
        size = MARK * 1.4 if art.bold else MARK
        canvas.stencil(f"marks/{value}", Box.around(0, 44, size, size), ink)

    return art.picture(("target", value, loud), with_shadow(body, 5, 0), paint)


def arrow_picture(art: Art, side: int, step: int, long: float) -> Picture:
    """An arrow with the step: down to the left, up to the right."""
    half = long / 2
    sign = f"{'-' if side < 0 else '+'}{step}"

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        ink = mix(theme.on_table, theme.table_top, ARROW_INK)
        canvas.line([(-side * half, 0), (side * (half - 14), 0)], ink, 5)
        head = QPainterPath()
        ends = [(side * half, 0.0), (side * (half - 16), -12.0), (side * (half - 16), 12.0)]
        head.addPolygon(QPolygonF([QPointF(*end) for end in ends]))
        head.closeSubpath()
        canvas.fill(head, colour(ink))
        canvas.number(0, -34, sign, SIGN, theme.on_table)

    box = Box(-half - 6, -52, long + 12, 70)
    return art.picture(("arrow", sign, round(long, 1)), box, paint)


def _value_ink(art: Art, value: int) -> Colour:
    """The colour of a value that is written on something quiet."""
    number = art.palette.numbers[value]
    return number.tint if art.theme.is_dark else number.deep


# -------------------------------------------------------------------------------- notices


class NoticeButton(NamedTuple):
    """A button of a notice."""

    key: Key
    words: str
    look: ButtonLook
    cap: str = ""


class TableNotice(NamedTuple):
    key: Key
    title: str
    story: str
    has_card: bool
    """Whether the top card of the pile lies on it."""
    choices: tuple[NoticeButton, ...] = ()
    counts: bool = False
    """Whether it counts down instead."""


def notice_of(scenery: SevenScenery) -> TableNotice | None:
    view = scenery.view
    match scenery.phase:
        case LivePhase.READY:
            start = NoticeButton(GO, text.start(), ButtonLook.GOLD, common.space_key())
            return TableNotice(READY, text.ready(), text.ready_hint(), True, (start,))
        case LivePhase.STUCK:
            story = text.stuck_story(view.top, scenery.moved)
            return TableNotice(STUCK, text.stuck_title(), story, True, counts=True)
        case LivePhase.PAUSED:
            return _pause(scenery)
    return None


def _pause(scenery: SevenScenery) -> TableNotice:
    title, story = text.paused(), text.paused_story()
    if scenery.is_broken_off:
        title, story = text.broken_off(), text.broken_off_story()
    choices = [NoticeButton(GO, text.go_on(), ButtonLook.GOLD, common.space_key())]
    if not scenery.is_rerun:
        choices.append(NoticeButton(RESTART, text.play_again(), ButtonLook.QUIET))
        choices.append(NoticeButton(LEAVE, text.leave(), ButtonLook.QUIET))
    return TableNotice(PAUSE, title, story, False, tuple(choices))


class NoticeLaying:
    """Lays one notice in the middle."""

    def __init__(
        self, tableau: Tableau, art: Art, scenery: SevenScenery, notice: TableNotice, middle: Middle
    ) -> None:
        self._tableau, self._art, self._scenery, self._notice = tableau, art, scenery, notice
        scale = art.scale
        self._left = EDGE + CARD * 1.35 + 24 if notice.has_card else EDGE + 8
        least = CARD * CARD_HEIGHT + 70 if notice.has_card else 0.0
        edges = 28 if scale.bulk == 1.0 else 14
        high = middle.bottom - middle.clear - 2 * NOTICE_AWAY
        for title, story in zip(shrinking(TITLE, scale), _smaller_stories(scale), strict=False):
            self._title, self._kind = title, story
            self._measure(least, edges)
            if self._height <= high:
                break
        self._x, self._y = middle.x, middle.y
        if scale.bulk > 1.0:
            # In the middle, but below the names.
            self._y = max(self._y, middle.clear + self._height / 2)

    def _measure(self, least: float, edges: float) -> None:
        """How much there is to lay, and how large it is."""
        art, notice, scale = self._art, self._notice, self._art.scale
        larger = STORY.letters(scale) / STORY.size
        widest = WIDEST if scale.bulk == 1.0 else LARGE_WIDEST
        self._width = min(widest, PANEL + WIDER * (larger - 1))
        room = self._width - self._left - EDGE
        self._story = wrapped(notice.story, self._kind, room, scale)
        self._rows = self._buttons(room)
        body = line_step(self._title, scale) + len(self._story) * line_step(self._kind, scale) + GAP
        self._foot = body
        foot = len(self._rows) * (buttons.button_height(art) + 12) - 12 if self._rows else 44.0
        self._words_high = body + foot
        self._height = max(self._words_high + 2 * edges, least)

    def _buttons(self, room: float) -> list[list[tuple[NoticeButton, float]]]:
        """The buttons in rows that fit; in large letters without their keys, if there would be
        more rows with them."""
        rows = self._in_rows(self._notice.choices, room)
        if len(rows) > 1 and self._art.scale.bulk > 1.0:
            bare = [choice._replace(cap="") for choice in self._notice.choices]
            return min(rows, self._in_rows(bare, room), key=len)
        return rows

    def _in_rows(
        self, choices: Sequence[NoticeButton], room: float
    ) -> list[list[tuple[NoticeButton, float]]]:
        rows: list[list[tuple[NoticeButton, float]]] = []
        used = room
        for choice in choices:
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
        words = spoken.notice(notice.title, notice.story)
        if notice.has_card:
            at = left + EDGE + CARD * 0.62, self._y
            name = front(self._art, self._scenery.view.top)
            picture = self._art.card(name, CARD, 0.8)
            put(TOP, picture, *at, TILT, side=OPEN_SIDE, width=CARD)
            words = f"{words} {spoken.fitting(self._scenery.view.top)}"
        box = Box(left, top, self._width, self._height)
        self._tableau.controls.append(Control(notice.key, words, box, role=Role.INFO))
        self._lay_foot(left + self._left, self._first + self._y + self._foot)

    @property
    def _first(self) -> float:
        """The height of the first words, from the middle."""
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
            canvas.text(left, y + line_step(self._title, scale) / 2, notice.title, self._title)
            y += line_step(self._title, scale) + 4
            for number, line in enumerate(self._story):
                middle = y + (number + 0.5) * line_step(self._kind, scale)
                canvas.text(left, middle, line, self._kind, theme.text_2)

        size = round(self._height), self._title.letters(scale)
        key = ("notice", notice.title, *self._story, *size, notice.has_card)
        return self._art.picture(key, with_shadow(body, 26, 10), paint)

    def _lay_foot(self, left: float, top: float) -> None:
        if self._notice.counts:
            self._count(left, top + 22)
            return
        press, high = (
            ButtonLayer(self._tableau, self._art, self._scenery),
            buttons.button_height(self._art),
        )
        for number, row in enumerate(self._rows):
            x, y = left, top + number * (high + 12) + high / 2
            for choice, wide in row:
                press.button(choice.key, choice.words, choice.look, choice.cap, x + wide / 2, y)
                x += wide + GAP

    def _count(self, left: float, y: float) -> None:
        """Three discs; those that are over are pale."""
        words, count = text.go_again_in(), self._scenery.count
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


def _smaller_stories(scale: Scale) -> Iterator[Type]:
    """The story in smaller and smaller letters; then always in the smallest."""
    for kind in shrinking(STORY, scale, LEAST_STORY):
        yield kind
    while True:
        yield kind


# ------------------------------------------------------------------------ the countdown


def lay_countdown(tableau: Tableau, art: Art, scenery: SevenScenery, middle: Middle) -> None:
    """The disc with its number, a dot for each, and what to do meanwhile."""
    words = text.hands_on_the_keys() if any(scenery.keysets.values()) else text.get_ready()
    y = _disc_y(art, middle)
    tableau.put(COUNT, count_picture(art, scenery.count), middle.x, y)
    tableau.put((COUNT, "dots"), dots_picture(art, scenery.count), middle.x, y + DOTS_DOWN)
    label = pieces.label(art, words, HANDS, art.theme.on_table)
    tableau.put((COUNT, "words"), label, middle.x, y + WORDS_DOWN)
    box = Box.around(middle.x, y, 2 * RADIUS_OF_COUNT, 2 * RADIUS_OF_COUNT)
    control = Control(COUNT, f"{scenery.count}. {words}", box, role=Role.INFO)
    tableau.controls.append(control)


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
    """Dots, as many full ones as numbers were shown."""
    full = COUNTS.index(count) + 1 if count in COUNTS else len(COUNTS)

    def paint(canvas: Canvas) -> None:
        for number in range(len(COUNTS)):
            x, ink = 36 * (number - 1), canvas.theme.on_table
            if number < full:
                canvas.disc(x, 0, 8, ink)
            else:
                canvas.frame(Box.around(x, 0, 14, 14), 7, ink, 2, 1.0)

    return art.picture(("dots", full), Box.around(0, 0, 100, 20), paint)


def lay_signal(tableau: Tableau, art: Art, middle: Middle) -> None:
    """The start signal, below the pile: what lies there must be seen at once."""
    words = text.go()
    wide = SIGNAL_TYPE.width(words, art.scale) + 70
    high = min(CALL - 6, 52 * max(1.0, art.scale.spread * 0.95))
    body = Box.around(0, 0, wide, high)

    def paint(canvas: Canvas) -> None:
        canvas.shadow(body, body.height / 2, 12, 5, 0.2)
        canvas.round(body, body.height / 2, canvas.theme.gold)
        canvas.text(0, 0, words, SIGNAL_TYPE, canvas.theme.on_gold, align=Align.CENTRE)

    picture = art.picture(("signal", words), with_shadow(body, 12, 5), paint)
    tableau.put(SIGNAL, picture, middle.x, middle.line_y)
