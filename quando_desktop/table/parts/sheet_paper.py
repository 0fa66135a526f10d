"""The paper that every score sheet is written on: its title, the rows of the players with their
notebooks, a legend, and the buttons at its foot."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Hashable, Sequence
from enum import Enum

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.canvas import (
    Align,
    Canvas,
    Type,
    fitting_width,
    shrinking,
    wrapped,
)
from quando_desktop.table.paint.palette import Colour, Theme
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.scenery import (
    HOME,
    LOOK_BACK,
    MOMENTS,
    NEXT,
    REPLAY,
    SHEET,
    SHEET_LINE,
    Scenery,
    notebook_of,
)
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common

WIDTH, TALLEST_ROW = 1220.0, 122.0
HEAD, FOOT = 182.0, 128.0
AROUND = 108.0
"""What the highest sheet leaves free of the table, above and below it together."""
WIDEST, HIGHER_HEAD, LITTLE_AROUND = 1400.0, 222.0, 44.0
"""The same for letters beyond those of 140 %: names get what is wider."""
MIDDLE_OF_FOOT = 46.0
"""From the lower edge to the middle of the legend."""
EDGE, NAME = 48.0, 136.0
"""From the left edge to the words, and to the names of the players."""
HEADING, SMALL, WHO = Type(15, 600), Type(15, 650), Type(20, 650)
SENTENCE, LEGEND = Type(18), Type(15)
LINE = 1.2
"""From line to line, in sizes of letters beyond those of 140 %."""
TITLES = Type(32, 700), Type(26, 700), Type(21, 700)
"""The largest one that fits is used."""
GAP = 24.0
"""Between two buttons."""
BELOW = 27.0
"""From a name to its note."""
TWO_NOTES = 80.0
"""The height of a row with room for two lines below a name."""
TITLE_DOWN = 56.0
"""From the upper edge to the middle of the title."""
MOMENTS_KEY, REPLAY_KEY, LOOK_BACK_KEY = "B", "V", "Q"


Caption = tuple[Key, str, ButtonLook, str]
"""A button: its key as a control, its words, its look, and the key on it."""


class RowMark(Enum):
    """The emphasis of a row."""

    NONE = 0
    GOOD = 1
    BAD = 2

    def ink(self, theme: Theme) -> Colour:
        return {RowMark.NONE: theme.text, RowMark.GOOD: theme.good, RowMark.BAD: theme.ember}[self]


class Who(NamedTuple):
    """The player of a row."""

    face: Face
    note: str = ""
    mark: RowMark = RowMark.NONE
    book: ButtonState | None = None
    """The state of the button for a computer player's notebook; people keep none."""


class Paper(ABC):
    """Lays a sheet out and puts its pieces on a tableau."""

    NAME_ENDS: float
    """The end of the column of names, from the left edge."""
    BOOK: float
    """The column of the notebooks."""
    LEAST = 0.0
    """The least height of all rows together."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        rows: Sequence[Who],
        title: str,
        sentence: str,
        legend: str,
    ) -> None:
        stage = frame.stage
        self._tableau, self._art = tableau, frame.art
        self._who, self._title, self._sentence, self._legend = rows, title, sentence, legend
        self._is_large = large = frame.art.scale.bulk > 1.0
        self._head, self._wide = (HIGHER_HEAD, WIDEST) if large else (HEAD, WIDTH)
        room = stage.height - (LITTLE_AROUND if large else AROUND) - self._head - FOOT
        self._row = min(max(TALLEST_ROW, self.LEAST / len(rows)), room / len(rows))
        self._height = self._head + FOOT + self._row * len(rows)
        self._left = (stage.width - self._wide) / 2
        self._beside = self._left + self._wide - WIDTH
        """What the columns beside the names are counted from."""
        self._top = (stage.height - self._height) / 2
        both = WHO.letters(frame.art.scale) + HEADING.letters(frame.art.scale)
        self._grown = both / 2 / BELOW if large else 1.0
        """How many times as far apart a name and its note are as usual."""

    @abstractmethod
    def _lay_contents(self) -> None:
        """Lays what each game writes on the panel and below the rows."""

    @abstractmethod
    def _lay_row(self, number: int, y: float) -> None:
        """Lays a row's contents beside the player."""

    # ----------------------------------------------------------------- the sheet

    @property
    def breadth(self) -> float:
        """From edge to edge."""
        return self._wide - 2 * EDGE

    @property
    def foot(self) -> tuple[float, float]:
        """The end of the last button: its right edge and its middle."""
        return self._left + self._wide - EDGE, self._top + self._height - 50

    @property
    def corner(self) -> tuple[float, float]:
        """The end of the line of the title: its right edge and its middle."""
        return self._left + self._wide - EDGE, self._top + TITLE_DOWN

    @property
    def box(self) -> Box:
        """The whole sheet."""
        return Box(self._left, self._top, self._wide, self._height)

    def row_box(self, number: int) -> Box:
        """This row; the whole sheet for a line that has none."""
        if number >= len(self._who):
            return self.box
        return Box(self._left + EDGE, self.middle(number) - self._row / 2, self.breadth, self._row)

    def middle(self, number: int) -> float:
        """The middle of this row."""
        return self._top + self._head + (number + 0.5) * self._row

    @property
    def _headings_y(self) -> float:
        """The line of the headings."""
        return self._top + self._head - 30

    def book(self, number: int) -> tuple[float, float]:
        """The middle of the notebook in this row."""
        return self._beside + self.BOOK, self.middle(number)

    def lay(self, taken: float, beside: float = 0.0) -> None:
        """Lays all but the buttons, which take so much of the foot from the right, and so much
        beside the title."""
        middle = self._left + self._wide / 2, self._top + self._height / 2
        self._tableau.put(("sheet", "panel"), self._panel(), *middle)
        self._heading(self.breadth - beside)
        self._lay_legend(self.breadth - taken)
        self._lay_contents()
        for number, who in enumerate(self._who):
            self._lay_who(number, who)
            self._lay_row(number, self.middle(number))

    def _panel(self) -> Picture:
        body = Box.around(0, 0, self._wide, self._height)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(body, 36, 34, 14, 0.2)
            canvas.round(body, 36, canvas.theme.panel)

        box = Box.around(0, 0, self._wide + 100, self._height + 100)
        return self._art.picture(("sheet", self._wide, self._height), box, paint)

    def _heading(self, room: float) -> None:
        theme, scale, left, top = self._art.theme, self._art.scale, self._left, self._top
        kinds = [*TITLES[:-1], fitting_width(TITLES[-1], self._title, room, scale)]
        fitting = (kind for kind in kinds if kind.width(self._title, scale) <= room)
        kind = next(fitting, kinds[-1])
        title = kind.fit(self._title, room, scale)
        self._text("title", left + EDGE, top + TITLE_DOWN, title, kind, theme.text)
        below = kind.letters(scale) / 2
        kind, lines = self._told(room)
        step, first = 26.0, 98.0 if len(lines) == 1 else 90.0
        if self._is_large:
            step = kind.letters(scale) * LINE
            first = TITLE_DOWN + below + step / 2
        for number, line in enumerate(lines):
            y = top + first + step * number
            self._text(("sentence", number), left + EDGE, y, line, kind, theme.text_2)

    def _told(self, room: float) -> tuple[Type, list[str]]:
        """The sentence, in the largest letters in which it takes two lines; names may be as long as
        people like."""
        scale = self._art.scale
        for kind in shrinking(SENTENCE, scale):
            first, *rest = lines = wrapped(self._sentence, kind, room, scale)
            if len(lines) <= 2 or not self._is_large:
                break
        return kind, [kind.fit(line, room, scale) for line in (first, " ".join(rest)) if line]

    def _lay_legend(self, room: float) -> None:
        scale = self._art.scale
        for kind in shrinking(LEGEND, scale):
            lines = wrapped(self._legend, kind, room, scale)
            step = 21 * max(1.0, scale.spread * 0.9)
            if scale.bulk > 1.0:
                step = kind.letters(scale) * LINE
            if len(lines) * step <= 2 * MIDDLE_OF_FOOT or not self._is_large:
                break
        else:
            # Whoever needs large letters knows it, or finds it in the table in words.
            if scale.bulk > 1.0:
                return
        middle = self._top + self._height - MIDDLE_OF_FOOT
        first = middle - step * (len(lines) - 1) / 2
        for number, line in enumerate(lines):
            at = self._left + EDGE, first + number * step
            self._text(("legend", number), *at, line, kind, self._art.theme.text_2)

    # --------------------------------------------------------------------- a row

    def _lay_who(self, number: int, who: Who) -> None:
        art, left, y = self._art, self._left, self.middle(number)
        put = self._tableau.put
        if who.mark is RowMark.GOOD:
            put(("sheet", number, "light"), self._highlight(), left + self._light_middle, y)
        medal = pieces.medal(art, who.face, min(76, self._row * 0.7))
        put(("sheet", number, "face"), medal, left + 86, y)
        self._name(number, who, y)
        if who.book is not None:
            book = buttons.round_button(art, "notebook", who.book)
            put(("sheet", number, "book"), book, *self.book(number))

    @property
    def _light_wide(self) -> float:
        """The width of the light behind a row."""
        return self._wide - EDGE

    @property
    def _light_middle(self) -> float:
        return EDGE / 2 + self._light_wide / 2

    def _highlight(self) -> Picture:
        body = Box.around(0, 0, self._light_wide, self._row - 10)
        return self._art.picture(
            ("highlight", self._light_wide, self._row),
            body,
            lambda canvas: canvas.round(body, 24, canvas.theme.good, 0.14),
        )

    def _name(self, number: int, who: Who, y: float) -> None:
        """Lays a name, and below it the note on one line or on two."""
        scale, theme, left = self._art.scale, self._art.theme, self._left + NAME
        room = self._beside - self._left + self.NAME_ENDS - NAME - 12
        kind, notes = self._noted(who.note, room)
        step, raised = 22.0, 12.0 * len(notes)
        if self._is_large and notes:
            step = kind.letters(scale) * LINE
            raised = (BELOW * self._grown + step * (len(notes) - 1)) / 2
        name = WHO.fit(who.face.name, room, scale)
        self._text((number, "name"), left, y - raised, name, WHO, theme.text)
        ink = who.mark.ink(theme)
        for line, note in enumerate(notes):
            words = kind.fit(note, room, scale)
            key = "note" if not line else "note below"
            at = left, y + BELOW * self._grown + step * line - raised
            self._text((number, key), *at, words, kind, ink)

    def _noted(self, note: str, room: float) -> tuple[Type, list[str]]:
        """The lines of a note, and their letters, which are smaller where there is one line for
        it."""
        if not note:
            return HEADING, []
        scale = self._art.scale
        if self._is_large and self._row < TWO_NOTES * self._grown:
            return fitting_width(HEADING, note, room, scale), [note]
        return HEADING, wrapped(note, HEADING, room, scale)[:2]

    def _text(
        self,
        key: Hashable,
        x: float,
        y: float,
        text: str,
        kind: Type,
        ink: Colour,
        *,
        align: Align = Align.LEFT,
    ) -> None:
        picture = pieces.label(self._art, text, kind, ink, align)
        self._tableau.put(("sheet", key), picture, x, y)

    def _number(
        self, key: Hashable, x: float, y: float, text: str, height: float, ink: Colour
    ) -> None:
        self._tableau.put(("sheet", key), number_picture(self._art, text, height, ink), x, y)


def is_book(key: Key) -> bool:
    """Whether this is the piece of a notebook's button."""
    return isinstance(key, tuple) and key[0] == SHEET and key[-1] == "book"


def number_picture(art: Art, text: str, height: float, ink: Colour) -> Picture:
    """A number in our own numerals."""
    box = Box.around(0, 0, len(text) * height + 4, height + 4)
    return art.picture(
        ("number", text, height, ink),
        box,
        lambda canvas: canvas.number(0, 0, text, height, ink),
    )


def finish(
    tableau: Tableau,
    frame: Frame,
    scenery: Scenery,
    paper: Paper,
    spoken: Sequence[str],
    books: Sequence[tuple[int, int]],
    goes_on: str = "",
    more: Sequence[Caption] = (),
    looks_back: str = "",
) -> None:
    """Lays the sheet with its buttons; `spoken` is read aloud: first how it ended, then a sentence
    for each row, then all else; and each of them for itself as well. Each book belongs to a row and
    a seat. Unless the match goes on, there are buttons for a rematch and for the way home, and one
    for its moments, if there were any; and one for the replay, unless somebody else leads at this
    table; and one to look back in numbers, where the game has a name for it. A game may have
    more."""
    captions: list[Caption] = [
        (NEXT, goes_on or common.rematch(), ButtonLook.MAIN, common.enter_key())
    ]
    if not goes_on:
        captions.append((HOME, common.home(), ButtonLook.QUIET, "Esc"))
    captions += more
    numbers = (LOOK_BACK, looks_back, ButtonLook.QUIET, LOOK_BACK_KEY)
    recall: list[Caption] = []
    if scenery.highlights:
        recall = [(MOMENTS, common.moments(), ButtonLook.QUIET, MOMENTS_KEY)]
    if not scenery.guided:
        recall.append((REPLAY, common.replay(), ButtonLook.QUIET, REPLAY_KEY))
        if looks_back:
            # The title of a match and its other buttons fill the upper line, if the foot has room.
            is_free = _room(frame.art, [*captions, numbers]) <= paper.breadth
            (captions if is_free and not goes_on else recall).append(numbers)
    small, cramped = (
        frame.art.scale.bulk > 1.0 and _room(frame.art, row) > room
        for row, room in ((captions, paper.breadth), (recall, paper.breadth / 2))
    )
    captions, recall = _shorter(captions, small), _shorter(recall, cramped)
    small = small and _room(frame.art, captions) > paper.breadth
    cramped = cramped and _room(frame.art, recall) > paper.breadth / 2
    paper.lay(_room(frame.art, captions, small=small), _room(frame.art, recall, small=cramped))
    tableau.controls.append(Control(SHEET, " ".join(spoken), paper.box, role=Role.INFO))
    for number, line in enumerate(spoken[1:]):
        place = SHEET_LINE, number
        tableau.controls.append(Control(place, line, paper.row_box(number), role=Role.INFO))
    for row, seat in books:
        reach = max(2 * buttons.round_radius(frame.art), frame.art.scale.target)
        box = Box.around(*paper.book(row), reach, reach)
        name = common.notebook(scenery.facts.players[seat].name)
        tableau.controls.append(Control(notebook_of(seat), name, box))
    _lay_buttons(tableau, frame.art, scenery, captions, *paper.foot, small=small)
    _lay_buttons(tableau, frame.art, scenery, recall, *paper.corner, small=cramped)


def _shorter(captions: list[Caption], is_needed: bool) -> list[Caption]:
    """The buttons without their keys, where they have no room for those."""
    return [(*caption[:3], "") for caption in captions] if is_needed else captions


def _room(art: Art, captions: Sequence[Caption], *, small: bool = False) -> float:
    """The room of these buttons side by side, each with a gap."""
    return sum(
        buttons.button_width(art, words, cap, small=small) + GAP for _, words, _, cap in captions
    )


def _lay_buttons(
    tableau: Tableau,
    art: Art,
    scenery: Scenery,
    captions: Sequence[Caption],
    right: float,
    y: float,
    *,
    small: bool = False,
) -> None:
    """Lays buttons from the right to the left."""
    for key, words, look, cap in captions:
        width = buttons.button_width(art, words, cap, small=small)
        picture = buttons.button(art, words, look, cap, near(scenery, key), small=small)
        tableau.put(key, picture, right - width / 2, y)
        box = Box.around(right - width / 2, y, width, buttons.button_height(art, small=small))
        tableau.controls.append(Control(key, words, box))
        right -= width + GAP
