"""The action bar between the display and the hand of a Quanto table: what is due, the numbers that
a joker can stand for, the buttons, a word about a wrong try, or what another player does."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from enum import Enum
from math import inf

from quando_desktop.games.quanto.rules.cards import JOKER, is_rainbow
from quando_desktop.games.quanto.rules.effects import UseKind
from quando_desktop.games.quanto.table.display import LABEL_DOWN as DRAW_LABEL_DOWN
from quando_desktop.games.quanto.table.first_turn import lay_sentence
from quando_desktop.games.quanto.table.layout import BRACKETS, SIDE, Layout
from quando_desktop.games.quanto.table.scenery import QuantoScenery, Way, turned_up, value_button
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import buttons, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.canvas import Canvas, Type, shrinking, wrapped
from quando_desktop.table.parts.button_layer import ButtonLayer, near
from quando_desktop.table.parts.scenery import STATUS, own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau

DUE, WORDS = Type(20, 650), Type(17, 600)
GAP, ROWS_APART = 14.0, 8.0
"""Between two buttons, and between two rows of them."""
NUMBER, NUMBER_STEP = 17.0, 38.0
"""The radius of a number that a joker can stand for, and from one to the next."""
ASIDE = 26.0
"""From the cards between display and hand to what stands beside them."""
POWERLESS = 4
"""A card that is nothing but its number."""
STACK_UP = 30.0
"""The reach of the own winnings above their lowest card, and a gap."""
STATUS_UP = 6.0
"""Above and below what another player does, in large letters beside cards in the middle."""
OWN_UP, LARGE_OWN_UP = 104.0, 96.0
"""The reach of the own portrait above the middle of the own place, and a gap; closer to large
letters."""


class Caps(Enum):
    """The buttons that say their keys."""

    ALL = 0
    MAIN = 1
    NONE = 2


NARROWER = ((Caps.ALL, True), (Caps.MAIN, True), (Caps.MAIN, False), (Caps.NONE, False))
"""Ways to write buttons, each narrower than the one before: with which keys, and how large."""
USES = frozenset(kind.value for kind in UseKind)
"""... that have a short name."""
LEAST_CUT = 0.5
"""The share of a caption that is always left before another one is cut as well."""


class _Button(NamedTuple):
    """A button as it is written."""

    way: Way
    words: str
    cap: str
    small: bool
    width: float


def number_step(art: Art) -> float:
    """From one number of a joker to the next: each is met alone."""
    return max(NUMBER_STEP, art.scale.target)


def is_tight(art: Art) -> bool:
    """Whether a window is so small that numbers must be larger than they would be."""
    return number_step(art) > NUMBER_STEP


def _tab(way: Way) -> str:
    """What a way is called in a row of them, where there is no room for all that it does."""
    kind = way.key[1] if isinstance(way.key, tuple) else ""
    return labels.tab(str(kind)) if kind in USES else way.words


def _wide(made: Sequence[_Button]) -> float:
    return sum(each.width for each in made) + GAP * (len(made) - 1)


def due(shown: QuantoScenery, names: Sequence[str]) -> str:
    """All that the action bar asks of the looker, for people who do not see it."""
    ways = [way.words for way in shown.ways if not way.is_on]
    return spoken.due(shown.view, names, shown.prompt, ways, offers=shown.offers)


class ActionBar:
    """Puts the action bar on a tableau."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        shown: QuantoScenery,
        layout: Layout,
        names: Sequence[str],
    ) -> None:
        self._tableau, self._shown, self._layout = tableau, shown, layout
        self._frame, self._stage, self._art, self._names = frame, frame.stage, frame.art, names
        self._press = ButtonLayer(tableau, frame.art, shown)
        self.taken: list[Box] = []
        """The boxes of words that must be seen."""
        self._number_step = number_step(frame.art)
        self._radius = NUMBER * self._number_step / NUMBER_STEP

    def lay(self) -> None:
        if self._layout.spotlight:
            self._beside()
        else:
            self._below()
        name = due(self._shown, self._names)
        box = Box.around(self._stage.width / 2, self._layout.line_y, 300, 48)
        self._tableau.controls.insert(0, Control(STATUS, name, box, role=Role.INFO))

    # ---------------------------------------------------------- below the display

    def _below(self) -> None:
        """Words on one line, buttons on the next."""
        shown, layout, x = self._shown, self._layout, self._stage.width / 2
        room = self._stage.width - 2 * SIDE
        if shown.toast:
            self._toast(x, room)
            return
        if not shown.acts and shown.status:
            self._status(x, layout.line_y, room)
            return
        bubble = lay_sentence(self._tableau, self._frame, shown, layout)
        if bubble is not None:
            self.taken.append(bubble)
            return
        words = self._words()
        if shown.values:
            self._numbers_after(words, x, layout.words_y)
        elif words and shown.ways:
            self._label(words, WORDS, x, layout.words_y, room)
        elif words:
            self._label(words, DUE, x, layout.line_y, room)
        said_below = shown.partner is not None or not all(group.is_whole for group in shown.groups)
        self._row(x, room, is_free=not (words or shown.values or said_below))

    def _row(self, x: float, room: float, *, is_free: bool) -> None:
        """All buttons side by side; the small ones above, where that is free and they must."""
        made, y = self._made(), self._layout.line_y
        others = [each for each in made if not each.way.is_on]
        # On a compact table buttons are higher: there is room for one row.
        is_free = is_free and not self._art.scale.is_compact
        if _wide(made) > room and is_free and _wide(others) <= room:
            self._side_by_side(others, x, self._layout.words_y - 1)
            made = [each for each in made if each.way.is_on]
            # Buttons need a little more room than words.
            y += 2
        self._side_by_side(self._narrowed(made, room), x, y)

    def _narrower(self) -> Iterator[tuple[Caps, bool, bool]]:
        """Ways to write buttons, each narrower than the one before; large letters shorten what the
        one that is on says before it is cut."""
        for caps, large in NARROWER:
            yield caps, large, False
        if self._art.scale.bulk > 1.0:
            yield Caps.NONE, True, True
            yield Caps.NONE, False, True

    def _made(
        self, *, caps: Caps = Caps.ALL, large: bool = True, short: bool = False
    ) -> list[_Button]:
        """The buttons in their order; the one that is on is large, unless there is no room, and
        says all that it does, unless it shall be short."""
        return [
            self._button(
                way,
                cap=way.cap if caps is Caps.ALL or (caps is Caps.MAIN and way.is_on) else "",
                small=not (large and self._is_large(way)),
                words=_tab(way) if short else "",
            )
            for way in self._shown.ways
        ]

    def _button(self, way: Way, cap: str, *, small: bool, words: str = "") -> _Button:
        words = words or way.words
        return _Button(
            way, words, cap, small, buttons.button_width(self._art, words, cap, small=small)
        )

    def _narrowed(self, made: Sequence[_Button], room: float) -> Sequence[_Button]:
        """With less and less around their words, until they fit; the longest ones are cut."""
        kept = {each.way for each in made}
        for caps, large, short in self._narrower():
            made = [
                each for each in self._made(caps=caps, large=large, short=short) if each.way in kept
            ]
            if _wide(made) <= room:
                return made
        kind, scale, cut = buttons.SMALL_CAPTION, self._art.scale, [*made]
        while (over := _wide(cut) - room) > 0:
            place, longest = max(enumerate(cut), key=lambda each: each[1].width)
            wide = kind.width(longest.words, scale)
            words = kind.fit(longest.words, max(wide - over - 2, wide * LEAST_CUT), scale)
            if words == longest.words:
                break
            cut[place] = self._button(longest.way, longest.cap, small=True, words=words)
        return cut

    def _side_by_side(self, made: Sequence[_Button], x: float, y: float) -> None:
        left = x - _wide(made) / 2
        for each in made:
            self._lay_button(each, left + each.width / 2, y)
            left += each.width + GAP

    def _numbers_after(self, words: str, x: float, y: float) -> None:
        """The question, then the numbers on the same line."""
        wide = WORDS.width(words, self._art.scale)
        step = self._number_step
        numbers = len(self._shown.values) * step
        left = x - (wide + GAP + numbers) / 2
        self._label(words, WORDS, left + wide / 2, y, wide + 1)
        for place, value in enumerate(self._shown.values):
            self._number(value, left + wide + GAP + (place + 0.5) * step, y)

    # ------------------------------------------------- beside cards in the middle

    def _beside(self) -> None:
        """Words and numbers at the left, buttons at the right of what lies there."""
        shown, layout = self._shown, self._layout
        half = layout.spotlight[-1].card * 0.6 + ASIDE
        left, right = layout.spotlight[0].x - half, layout.spotlight[-1].x + half
        y = layout.words_y
        end, at = self._free(right, y)
        column = end - right
        if shown.toast:
            column = self._stage.width - SIDE - right
            self._toast(right + column / 2, column, self._over_winnings)
            return
        if not shown.acts and shown.status:
            over = self._over_own
            if self._art.scale.bulk > 1.0:
                over = min(over, layout.hand.top - STATUS_UP)
            self._status((SIDE + left) / 2, y, left - SIDE, over)
        elif shown.view.offering is None or not shown.acts:
            # Whoever offers a card asks in a bubble.
            self._text((SIDE + left) / 2, y, left - SIDE)
        self._column(right + column / 2, at, column)

    def _free(self, right: float, y: float) -> tuple[float, float]:
        """Right end of the free room, and the middle of what stands there: where it fits between
        the display and the own winnings, it is above those, otherwise beside them."""
        whole, layout = self._stage.width - SIDE, self._layout
        if self._shown.view.offering is not None:
            return whole, y
        half, ceiling = self._high(whole - right) / 2, layout.display.bottom + BRACKETS
        lowest = self._over_winnings - half
        if ceiling + half <= lowest:
            return whole, min(y, lowest)
        winnings, away = layout.winnings, 0.58 if self._art.scale.is_compact else 0.7
        end = winnings.x - winnings.card * away
        return end, max(y, ceiling + self._high(end - right) / 2)

    @property
    def _ceiling(self) -> float:
        """The upper end of what stands at the left of cards in the middle: below the display and
        the number of cards in the draw pile."""
        display, scale = self._layout.display, self._art.scale
        if scale.bulk == 1.0 or not self._shown.acts:
            return display.bottom + STATUS_UP
        return display.bottom + max(BRACKETS, DRAW_LABEL_DOWN + scale.letters(WORDS.size) / 2)

    @property
    def _over_own(self) -> float:
        """The lower end of what stands over the own portrait."""
        return self._layout.own[1] - (OWN_UP if self._art.scale.bulk == 1.0 else LARGE_OWN_UP)

    @property
    def _over_winnings(self) -> float:
        """The lower end of what stands over the own winnings."""
        winnings = self._layout.winnings
        return winnings.y - winnings.half - STACK_UP

    def _text(self, x: float, y: float, room: float) -> None:
        """Words, and the numbers that they ask for, over the own portrait, which is at the left,
        too."""
        words, layout = self._words(), self._layout
        across, rows = self._numbers(room)
        over = self._over_own
        for kind in shrinking(WORDS, self._art.scale):
            lines = wrapped(words, kind, room, self._art.scale) if words else []
            step = kind.letters(self._art.scale) * 1.4
            high = len(lines) * step + rows * self._number_step
            if high <= over - self._ceiling:
                break
        top = max(min(y, over - high / 2) - high / 2, layout.display.bottom + BRACKETS)
        for number, line in enumerate(lines):
            self._label(line, kind, x, top + (number + 0.5) * step, room, number)
        top += len(lines) * step
        values, step = self._shown.values, self._number_step
        for place, value in enumerate(values):
            row, at = divmod(place, across)
            here = min(across, len(values) - row * across)
            left = x + (at - (here - 1) / 2) * step
            self._number(value, left, top + (row + 0.5) * step)

    def _column(self, x: float, y: float, room: float) -> None:
        """The button that is on, then the others, as many in a row as there is room for."""
        top = y - self._high(room) / 2
        for made in self._rows(room):
            tall = self._tall(made)
            self._side_by_side(made, x, top + tall / 2)
            top += tall + ROWS_APART
        for number, line in enumerate(self._asked(room)):
            self._label(line, WORDS, x, top + (number + 0.5) * self._line, room, number)

    def _rows(self, room: float) -> list[Sequence[_Button]]:
        """The buttons one below the other."""
        rows: list[list[_Button]] = []
        made = self._made(caps=Caps.MAIN if is_tight(self._art) else Caps.ALL)
        for each in sorted(made, key=lambda one: not one.way.is_on):
            last = rows[-1] if rows else []
            if last and not self._is_large(last[0].way) and _wide([*last, each]) <= room:
                last.append(each)
            else:
                rows.append([each])
        fitted = [self._narrowed(row, room) for row in rows]
        if self._shown.view.offering is not None:
            if any(each.small for row in fitted for each in row):
                fitted = [self._small(row) for row in fitted]
            # Two answers to one question.
            widest = max((each.width for row in fitted for each in row), default=0.0)
            return [[each._replace(width=widest) for each in row] for row in fitted]
        return fitted

    def _small(self, row: Sequence[_Button]) -> Sequence[_Button]:
        return [self._button(each.way, each.cap, small=True, words=each.words) for each in row]

    def _high(self, room: float) -> float:
        """The height of all that stands in a column so wide."""
        rows = self._rows(room)
        high = sum(map(self._tall, rows)) + ROWS_APART * (len(rows) - 1)
        return high + len(self._asked(room)) * self._line

    def _tall(self, row: Sequence[_Button]) -> float:
        return buttons.button_height(self._art, small=row[0].small)

    def _numbers(self, room: float) -> tuple[int, int]:
        """Numbers in a row, and rows of them."""
        count = len(self._shown.values)
        across = max(1, min(count, int((room + 2) / self._number_step)))
        return across, -(-count // across)

    @property
    def _line(self) -> float:
        """From one line of words to the next."""
        return self._art.scale.letters(WORDS.size) * 1.4

    def _asked(self, room: float) -> list[str]:
        """What else can be done with a partner's card, below the button that gives it back."""
        shown = self._shown
        if shown.view.offering is None or not shown.acts or not shown.prompt:
            return []
        return [*wrapped(shown.prompt, WORDS, room, self._art.scale)]

    # -------------------------------------------------------------------- pieces

    def _words(self) -> str:
        """Words for the looker: by whoever acts for them, by what is due, or by the card
        that is chosen or near."""
        shown = self._shown
        if shown.prompt:
            return shown.prompt
        if not shown.acts:
            return spoken.situation(shown.view, self._names) if self._layout.spotlight else ""
        if shown.chosen is not None and not self._layout.spotlight:
            # What a 1, a 2 or a 3 does when it is discarded stands on its button.
            kind = self._kind(shown.chosen)
            return labels.power(kind) if kind == JOKER or is_rainbow(kind) else ""
        for key in (shown.chosen, shown.pointed, shown.focused):
            if words := labels.power(self._kind(key)):
                return words
        return spoken.situation(shown.view, self._names)

    def _kind(self, key: Key | None) -> int:
        """Kind of an own card or of one to choose from; of anything else one without a power."""
        view = self._shown.view
        kinds: dict[Key | None, int] = {own(card.card): card.kind for card in view.hand}
        kinds |= {turned_up(place): kind for place, kind in enumerate(view.turned_up)}
        return kinds.get(key, POWERLESS)

    def _label(
        self, words: str, kind: Type, x: float, y: float, room: float, number: int = 0
    ) -> None:
        art = self._art
        words = kind.fit(words, room, art.scale)
        label = pieces.label(art, words, kind, art.theme.on_table)
        self._tableau.put(("words", number), label, x, y)
        wide = kind.width(words, art.scale)
        self.taken.append(Box.around(x, y, wide, kind.size * 1.5 * art.scale.text))

    def _status(self, x: float, y: float, room: float, over: float = inf) -> None:
        """Lay what another player does here or, if need be, higher: over this height."""
        words, art = self._shown.status, self._art
        for kind in shrinking(pieces.STATUS, art.scale):
            lines = wrapped(words, kind, room - 58, art.scale)
            wide, high = pieces.status_size(art, lines, kind)
            if high <= over - self._ceiling:
                break
        y = min(y, over - high / 2)
        self._tableau.put("status", pieces.status(art, lines, kind), x, y)
        self.taken.append(Box.around(x, y, wide, high))

    def _toast(self, x: float, room: float, floor: float = inf) -> None:
        """Lay the toast where the buttons were, above this height."""
        words, art, layout = self._shown.toast, self._art, self._layout
        widest = min(buttons.WIDEST_LINE, room - 80)
        floor = min(layout.hand.top_of_chosen - 4, floor)
        kind = buttons.toast_kind(art, words, floor - layout.display.bottom - BRACKETS, widest)
        high = buttons.toast_height(art, words, widest, kind)
        y = min(layout.line_y, floor - high / 2)
        self._tableau.put("toast", buttons.toast(art, words, widest=widest, kind=kind), x, y)

    def _is_large(self, way: Way) -> bool:
        return way.is_on or self._shown.view.offering is not None

    def _lay_button(self, made: _Button, x: float, y: float) -> None:
        way, look = made.way, ButtonLook.QUIET
        if way.is_on and self._shown.ready:
            look = ButtonLook.GOLD if self._shown.view.offering is not None else ButtonLook.MAIN
        small, wide = made.small, made.width
        self._press.button(
            way.key, made.words, look, made.cap, x, y, small=small, width=wide, name=way.words
        )

    def _number(self, value: int, x: float, y: float) -> None:
        """One of the numbers that a joker can stand for, or of the tiles that jokers leave open."""
        key = value_button(value)
        is_on = value == self._shown.value
        state = near(self._shown, key)
        self._tableau.put(key, self._coin(value, is_on, state), x, y)
        box = Box.around(x, y, self._number_step, self._number_step)
        is_tile = self._shown.tile is not None
        name = spoken.tile(value) if is_tile else labels.joker_as(value)
        control = Control(key, name, box, is_on=is_on)
        self._tableau.controls.append(control)

    def _coin(self, value: int, is_on: bool, state: ButtonState) -> Picture:
        radius = self._radius

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            ground, ink = (theme.plate, theme.text)
            if is_on:
                ground, ink = theme.primary, theme.on_primary
            canvas.disc(0, 0, radius, ground)
            if state is not ButtonState.RESTS:
                line = max(2.5, canvas.scale.px(2.5)) if state is ButtonState.FOCUSED else 2.0
                ring = Box.around(0, 0, 2 * radius + line, 2 * radius + line)
                canvas.frame(ring, radius + line / 2, theme.on_table, line, 1.0)
            canvas.number(0, 0, str(value), radius * 0.95, ink)

        box = Box.around(0, 0, 2 * radius + 12, 2 * radius + 12)
        return self._art.picture(("coin", value, is_on, state), box, paint)
