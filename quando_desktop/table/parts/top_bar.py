"""The top of every table: the menu, a line about the match, whether it is saved, and the tools."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Align, Type, wrapped
from quando_desktop.table.parts.button_layer import ButtonLayer
from quando_desktop.table.parts.hint import KEY as HINT_KEY
from quando_desktop.table.parts.scenery import GEAR, HINT, MENU, ROUND, UNDO, Scenery
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Role, Tableau
from quando_desktop.table.text import words as common

LINE = Type(18, 600)
LEFT, MIDDLE = 86.0, 46.0
"""The start of the line, and the middle of the bar."""
FOOT = 76.0
"""Below all buttons of the bar, with the shadow that they cast, where those are as usual."""
BUTTONS = 220.0
"""The room for those at the right, while they are round."""
CLOSE = 33.0
"""From line to line of what is said on saving, where there is little room."""
DEEPER = 35.0
"""How much farther down the largest letters reach, for each time that plates are larger."""
EARS = 0.125
"""The height of ears and hats above a head, as a share of its height."""


class _Saying(NamedTuple):
    """A word on whether the match is saved."""

    words: str
    kind: Type
    ink: str
    has_tick: bool = False


def head(x: float, y: float, size: float) -> Box:
    """The visible part of a portrait: nothing of the bar may stand on it."""
    return Box.around(x, y, size * 0.9, size * 0.8)


class TopBar:
    """Puts the bar on a tableau, between the heads that reach up to it."""

    def __init__(
        self, tableau: Tableau, frame: Frame, scenery: Scenery, heads: Sequence[Box]
    ) -> None:
        self._tableau, self._scenery, self._heads = tableau, scenery, heads
        self._stage, self._art = frame.stage, frame.art
        self._press = ButtonLayer(tableau, frame.art, scenery)
        self.words: list[Box] = []
        """The boxes of the words in the bar."""
        self.saved: list[Box] = []
        """The boxes of the words on whether the match is saved."""

    def lay(self, line: str, left: float = LEFT, y: float = MIDDLE) -> None:
        """Lays the bar. The line can begin farther right or below the bar."""
        art, width = self._art, self._stage.width
        self._press.round(MENU, "menu", 46, MIDDLE, common.menu())
        if self._scenery.guided:
            return
        step = 26 * max(1.0, art.scale.text * 0.95)
        wide = 0.0
        for number, words in enumerate(self._lines(line, left, y)):
            y += step if number else 0.0
            label = pieces.label(art, words, LINE, art.theme.text_2, Align.LEFT)
            self._tableau.put(("round", number), label, left, y)
            wide = LINE.width(words, art.scale)
            high = 32.0 if art.scale.bulk == 1.0 else LINE.letters(art.scale) * 1.2
            self.words.append(Box(left, y - high / 2, wide, high))
        self._visit(line)
        self._saved(left, left + wide + 20, y)
        self._press.round(GEAR, "settings", width - 46, MIDDLE, common.settings())
        self._tools(width - 84)

    def _visit(self, line: str) -> None:
        """Lets the line be read, with the word that all is saved, or that nothing counts."""
        scenery = self._scenery
        is_saved = scenery.is_saved and scenery.saved is None
        kept = common.kept(is_saved=is_saved, counts=scenery.counts)
        name = f"{line}. {kept}" if kept else line
        first, last = self.words[0], self.words[-1]
        wide = max(box.width for box in self.words)
        high = max(last.bottom - first.top, 26 / self._stage.unit)
        box = Box(first.left, first.top, wide, high)
        self._tableau.controls.append(Control(ROUND, name, box, role=Role.INFO))

    def _lines(self, line: str, left: float, y: float) -> list[str]:
        """The line, or two where a head is in the way."""
        scale = self._art.scale
        room = self._between(y + self._below(6))[0] - 12 - left
        first, *rest = wrapped(line, LINE, room, scale)
        if rest and scale.bulk > 1.0:
            lower = y + 26 * scale.text * 0.95 + self._below(6)
            first = LINE.fit(first, room, scale)
            room = min(room, self._between(lower)[0] - 12 - left)
        lower_line = LINE.fit(" ".join(rest), room, scale) if rest else ""
        # A sign that something is cut says nothing by itself.
        is_said = bool(rest) if scale.bulk == 1.0 else len(lower_line) > 1
        return [first, lower_line] if is_said else [first]

    def _tools(self, right: float) -> None:
        """Lays undo and hint from the right: with their keys where there is room."""
        scenery, art = self._scenery, self._art
        wanted = [(HINT, "hint", common.hint(), HINT_KEY)] if scenery.acts else []
        if scenery.may_undo:
            wanted.append((UNDO, "undo", common.take_back(), common.undo_key()))
        beside = [box.right for box in self.words if box.top < 72]
        foot = FOOT + buttons.round_radius(art) - buttons.ROUND
        left = max([self._between(foot, EARS)[1], *beside]) + 8
        for key, icon, words, cap in wanted:
            wide = buttons.button_width(art, words, cap)
            if right - wide > left:
                self._press.button(key, words, ButtonLook.QUIET, cap, right - wide / 2, MIDDLE)
            else:
                wide = 2 * buttons.round_radius(art)
                self._press.round(key, icon, right - wide / 2, MIDDLE, words)
            right -= wide + 14

    def _between(self, y: float, ears: float = 0.0) -> tuple[float, float]:
        """The left and right end of the opponents' heads, or ears, that reach up to here."""
        high = [box for box in self._heads if box.top - ears * box.height < y]
        if not high:
            return self._stage.width, 0.0
        return min(box.left for box in high), max(box.right for box in high)

    def _below(self, usual: float) -> float:
        """From the middle of a line to what must be free below it; more for larger letters."""
        return usual + (self._art.scale.bulk - 1.0) * DEEPER

    def _saying(self) -> _Saying | None:
        """What there is to say on whether the match is saved."""
        scenery, theme = self._scenery, self._art.theme
        if scenery.saved is not None:
            return _Saying(common.not_saved(scenery.saved), Type(15, 700, most=24), theme.ember)
        if not scenery.counts:
            return _Saying(common.does_not_count(), Type(15, 600), theme.text_2)
        if scenery.is_saved:
            # Larger letters leave it to the tick: the words are told with those of the line.
            words = "" if self._art.scale.bulk > 1.0 else common.saved()
            return _Saying(words, Type(15, 600), theme.good, has_tick=True)
        return None

    def _saved(self, first: float, left: float, y: float) -> None:
        """Lays the words on saving beside the line, or below it where a head is in the way."""
        saying, art, put = self._saying(), self._art, self._tableau.put
        if saying is None:
            return
        words, kind, ink, has_tick = saying
        lead, is_large = 26 if has_tick else 0, art.scale.bulk > 1.0
        is_failure = self._scenery.saved is not None
        step = CLOSE if is_failure and is_large else 26 * max(1.0, art.scale.text * 0.95)
        room = self._between(y + self._below(16))[0] - 12
        if is_large:
            room = min(room, self._stage.width - BUTTONS)
        lines = [words]
        if left + lead + kind.width(words, art.scale) > room:
            beside, left, y = (left, y), first, y + step
            room = (
                self._between(y + max(step, self._below(16)) + self._below(0))[0] - 12 - left - lead
            )
            start, *rest = wrapped(words, kind, room, art.scale)
            if start and is_large and kind.width(start, art.scale) > room:
                # The whole is read by whoever visits it.
                (left, y), start, rest = beside, "!", []
                if left + kind.width(start, art.scale) > self._between(y + self._below(60))[0] - 12:
                    start = ""
            lines = [start, kind.fit(" ".join(rest), room, art.scale)] if rest else [start]
        if has_tick:
            put("tick", pieces.tick(art, ink), left + 9, y)
        for number, line in enumerate(filter(None, lines)):
            picture = pieces.label(art, line, kind, ink, Align.LEFT)
            put(("saved", number), picture, left + lead, y + number * step)
            wide = lead + kind.width(line, art.scale)
            self.saved.append(Box(left, y + (number - 0.5) * step, wide, step))
        self.words += self.saved
        if is_failure:
            high = max(step * len(lines), art.scale.px(26))
            box = Box(left, y - step / 2, 200, high)
            self._tableau.controls.append(Control("saved", words, box, role=Role.INFO))
