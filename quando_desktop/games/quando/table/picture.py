"""The whole picture of a Quando table: a tableau from one seat's observation and what the looker
does. A round is never asked, so no hidden face can reach the picture."""

from __future__ import annotations

from itertools import takewhile
from math import inf

from quando_desktop.disk.settings import KnockBy
from quando_desktop.engine.seats import clockwise_from
from quando_desktop.games.quando.actions import Call, Phase
from quando_desktop.games.quando.layout import BANNER_HEIGHT, PLATE_REACH, Layout, lay_out
from quando_desktop.games.quando.scoring import EndedBy
from quando_desktop.games.quando.table.choice import play_caption
from quando_desktop.games.quando.table.hand import OwnPlace
from quando_desktop.games.quando.table.piles import Middle
from quando_desktop.games.quando.table.seats import Opponents
from quando_desktop.games.quando.table.shown import (
    GEAR,
    KNOB,
    MENU,
    PASS,
    PLAY,
    STATUS,
    UNDO,
    Moment,
    Shown,
)
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table import buttons, centre, effects, pieces
from quando_desktop.table import words as table_words
from quando_desktop.table.buttons import Look, State
from quando_desktop.table.canvas import Align, Type, wrapped
from quando_desktop.table.facts import faces
from quando_desktop.table.layout import Box
from quando_desktop.table.pieces import Tone
from quando_desktop.table.room import backdrop
from quando_desktop.table.tableau import Control, Frame, Key, Role, Tableau

KNOB_RADIUS, CLOSED_RADIUS, HELD_RADIUS = 54.0, 48.0, 62.0
HOW = Type(16, 600)
DARK = ((0.0, 0.0), (0.15, 0.08), (0.55, 0.46), (1.0, 0.62))


def picture(frame: Frame, shown: Shown) -> Tableau:
    """The table as it is shown now."""
    return Picture(frame, shown).tableau()


class Picture:
    """Lays one tableau from the back to the front."""

    def __init__(self, frame: Frame, shown: Shown) -> None:
        self._frame, self._shown = frame, shown
        self._stage, self._art = frame.stage, frame.art
        view = shown.view
        self._faces = faces(shown.facts.players, frame.art.palette, shown.looks)
        self._names = [face.name for face in self._faces]
        self._opponents = list(clockwise_from(view.seat, view.seats))[1:]
        fronts: list[int | None] = [card.front for card in shown.hand]
        self._gap = self._gap_place()
        if self._gap is not None:
            fronts.insert(self._gap, None)
        self._layout: Layout = lay_out(
            self._stage.width,
            self._stage.height,
            [[seen.back for seen in view.others[seat]] for seat in self._opponents],
            fronts,
            shown.large,
        )
        self._result = Tableau()
        self._middle = Middle(self._result, frame, shown, self._layout)

    def _gap_place(self) -> int | None:
        """Where the shown side would go, while the looker thinks about it."""
        shown, view = self._shown, self._shown.view
        if not shown.chooses_side or not view.draw or view.draw[0].up is None:
            return None
        fronts = [card.front for card in shown.hand]
        if fronts != sorted(fronts):
            return len(fronts)
        return sum(front <= view.draw[0].up for front in fronts)

    def tableau(self) -> Tableau:
        shown, view = self._shown, self._shown.view
        glows = view.knocker is not None and view.phase is not Phase.OVER
        room = backdrop(self._art, self._stage, self._layout.rim, glows=glows)
        self._result.put("room", room, 0, 0)
        if shown.moment is Moment.SHEET:
            self._result.put(
                "veil", effects.veil(self._art, self._stage), 0, 0, grow=effects.COARSE
            )
            # Loaded with the first one: a start has none.
            from quando_desktop.games.quando.table.scores import lay_sheet

            lay_sheet(self._result, self._frame, shown, self._faces)
            return self._result
        opponents = Opponents(self._result, self._art, shown, self._faces)
        for seat, place in zip(self._opponents, self._layout.seats, strict=True):
            opponents.lay(seat, place, self._layout.piles)
        self._piles()
        if shown.knock_part or shown.armed == KNOB:
            x, y = self._layout.knock
            dark = effects.shade(self._art, self._stage, x, y, 1150, DARK)
            strength = max(shown.knock_part, 0.45)
            self._result.put("dark", dark, 0, 0, grow=effects.COARSE, opacity=strength)
        if shown.chooses_side:
            self._middle.which_side()
        self._top_bar()
        OwnPlace(self._result, self._art, shown, self._layout, self._faces[view.seat]).lay(
            self._gap
        )
        if shown.moment is Moment.PLAY:
            self._corner()
            self._line()
        elif words := self._news():
            x, y = self._stage.width / 2, self._layout.banner_y
            self._result.put("news", centre.ribbon(self._art, words), x, y)
        return self._result

    def _news(self) -> str:
        """What has just happened, where the picture is about that."""
        view, moment = self._shown.view, self._shown.moment
        if moment is Moment.TURNED:
            return text.pile_turned()
        if moment is Moment.REVEAL and view.ended_by is EndedBy.ZEROS:
            return text_sheet.only_zeros(self._names[view.active])
        return ""

    def _piles(self) -> None:
        shown = self._shown
        if shown.chooses_side:
            # The card that is drawn takes the whole middle.
            return
        showcase = shown.moment is Moment.SHOWCASE or (shown.chooses_zero and _triple_on_top(shown))
        if showcase:
            self._middle.in_the_light()
            return
        self._middle.draw_pile()
        self._middle.discard_pile()

    # ------------------------------------------------------------- the top bar

    def _top_bar(self) -> None:
        shown, art, put = self._shown, self._art, self._result.put
        theme, width = art.theme, self._stage.width
        self._round_button(MENU, "menu", 46, text.menu())
        line = text.round_line(shown.facts.round_number, shown.view.options["target"])
        kind = Type(18, 600)
        put("round", pieces.label(art, line, kind, theme.text_2, Align.LEFT), 86, 46)
        self._saved(86 + kind.width(line, art.scale) + 20)
        self._round_button(GEAR, "settings", width - 46, text.settings())
        if shown.may_undo:
            words, cap = text.take_back(), text.undo_key()
            wide = buttons.button_width(art, words, cap)
            if width - 96 - wide > self._heads(72)[1] + 8:
                self._button(UNDO, words, Look.QUIET, cap, width - 96 - wide / 2, 46)
            else:
                self._round_button(UNDO, "undo", width - 106, words)

    def _heads(self, y: float) -> tuple[float, float]:
        """From where to where the heads of the opponents reach up to here."""
        high = [seat for seat in self._layout.seats if seat.portrait_y - seat.portrait * 0.4 < y]
        if not high:
            return self._stage.width, 0.0
        first, last = high[0], high[-1]
        return first.x - first.portrait * 0.45, last.x + last.portrait * 0.45

    def _saved(self, left: float) -> None:
        """Beside the number of the round, or below it where a head is in the way."""
        shown, art, put = self._shown, self._art, self._result.put
        theme = art.theme
        if shown.saved is not None:
            words, ink, lead = table_words.not_saved(shown.saved), theme.ember, 0
            kind = Type(15, 700)
        elif shown.is_saved:
            words, ink, lead = table_words.saved(), theme.good, 26
            kind = Type(15, 600)
        else:
            return
        y, lines = 46.0, [words]
        step = 26 * max(1.0, art.scale.text * 0.95)
        if left + lead + kind.width(words, art.scale) > self._heads(62)[0] - 12:
            left, y = 86, 46 + step
            room = self._heads(y + step)[0] - 12 - left - lead
            first, *rest = wrapped(words, kind, room, art.scale)
            lines = [first, kind.fit(" ".join(rest), room, art.scale)] if rest else [first]
        if lead:
            put("tick", pieces.tick(art, ink), left + 9, y)
        for number, line in enumerate(lines):
            picture = pieces.label(art, line, kind, ink, Align.LEFT)
            put(("saved", number), picture, left + lead, y + number * step)
        if shown.saved is not None:
            high = max(step * len(lines), 26 / self._stage.unit)
            box = Box(left, y - step / 2, 200, high)
            self._result.controls.append(Control("saved", words, box, role=Role.INFO))

    def _round_button(self, key: Key, icon: str, x: float, name: str) -> None:
        picture = buttons.round_button(self._art, icon, self._near(key))
        self._result.put(key, picture, x, 46)
        reach = 2 * buttons.ROUND
        self._result.controls.append(Control(key, name, Box.around(x, 46, reach, reach)))

    def _button(self, key: Key, words: str, look: Look, cap: str, x: float, y: float) -> None:
        picture = buttons.button(self._art, words, look, cap, self._near(key))
        self._result.put(key, picture, x, y)
        width = buttons.button_width(self._art, words, cap)
        box = Box.around(x, y, width, buttons.button_height(self._art))
        self._result.controls.append(Control(key, words, box))

    def _near(self, key: Key) -> State:
        if self._shown.focused == key:
            return State.FOCUSED
        return State.HOVERED if self._shown.pointed == key else State.RESTS

    # ---------------------------------------------------------------- one line

    def _line(self) -> None:
        """What stands between the piles and the hand: the button, a word about a wrong try, what
        the knock means, or what goes on."""
        shown, view, art = self._shown, self._shown.view, self._art
        x, y = self._stage.width / 2, self._layout.banner_y
        put = self._result.put
        if shown.toast:
            self._toast("toast", shown.toast, warns=True)
        elif shown.chooses_side:
            pass
        elif shown.chooses_zero:
            label = pieces.label(art, text.choose_a_zero(), Type(26, 700), art.theme.on_table)
            put("question", label, x, y + 6)
        elif self._thinks_of_knocking():
            total = sum(card.front for card in view.hand)
            words = text.what_it_means(total, view.options["knock_penalty"], view.seats - 1)
            self._toast("meaning", words, warns=False)
        elif (caption := play_caption(shown)) and shown.acts:
            self._button(PLAY, caption, Look.MAIN, text.enter_key(), x, y)
        else:
            self._state(x, y)
        status = text_spoken.situation(view, self._names)
        box = Box.around(x, y, 300, 48)
        self._result.controls.append(Control(STATUS, status, box, role=Role.INFO))

    def _toast(self, key: Key, words: str, *, warns: bool) -> None:
        """One with more lines goes down, where there is room; low seats make it narrower."""
        layout, middle = self._layout, self._stage.width / 2
        y = layout.banner_y
        low = [abs(seat.x - middle) for seat in layout.seats if seat.bottom > y - 40]
        if self._shown.knock_part or self._shown.armed == KNOB:
            low.append(layout.knock[0] - middle - 70)
        widest = min([buttons.WIDEST_LINE, *(2 * (away - PLATE_REACH) - 88 for away in low)])
        height = buttons.toast_height(self._art, words, widest)
        picture = buttons.toast(self._art, words, warns=warns, widest=widest)
        hand = min((spot.y for spot in layout.hand.spots), default=inf) - layout.hand.card * 0.75
        y = min(max(y, y - BANNER_HEIGHT / 2 + height / 2 + 4), hand - height / 2)
        self._result.put(key, picture, middle, y)

    def _thinks_of_knocking(self) -> bool:
        shown = self._shown
        if not (shown.acts and shown.view.call is Call.KNOCK):
            return False
        return bool(
            shown.knock_part or shown.armed == KNOB or KNOB in (shown.pointed, shown.focused)
        )

    def _state(self, x: float, y: float) -> None:
        shown, view, art = self._shown, self._shown.view, self._art
        if shown.in_penalty and view.discard and view.discard[0].up is not None:
            words = text.triplet(view.discard[0].up)
            self._result.put("state", centre.banner(art, words, Tone.MAIN), x, y)
        elif view.knocker is not None and view.phase is not Phase.OVER:
            coming = self._still_to_come(view.knocker)
            words = text.last_round(len(coming), is_own=coming == [view.seat])
            looks = [self._faces[seat] for seat in coming]
            centre.countdown(self._result, art, x, y, words, looks)
        elif shown.acts:
            words = text.your_turn()
            label = pieces.label(art, words, Type(20, 650), art.theme.on_table)
            self._result.put("state", label, x, y)

    def _still_to_come(self, knocker: int) -> list[int]:
        """The seats with a turn left in the last round, the present one first."""
        seats = clockwise_from(self._shown.view.active, self._shown.view.seats)
        return list(takewhile(lambda seat: seat != knocker, seats))

    # -------------------------------------------------------------- the corner

    def _corner(self) -> None:
        """Bottom right: the knob, or the pass of the last round; nothing else comes near."""
        shown, view = self._shown, self._shown.view
        x, y = self._layout.knock
        if view.phase is Phase.OVER or shown.in_penalty:
            return
        if view.knocker is None:
            if view.phase is Phase.PLAY or not shown.acts:
                self._knob(x)
        elif shown.acts and view.call is Call.PASS:
            wide = buttons.button_width(self._art, text.pass_turn(), "P")
            if x - wide / 2 < self._layout.hand.right + 8:
                x = self._inside(x, wide)
                y = self._layout.hand.spots[-1].y - self._layout.hand.card * 0.7 - 40
            self._button(PASS, text.pass_turn(), Look.QUIET, "P", x, y)

    def _knob(self, x: float) -> None:
        shown, view, art, put = self._shown, self._shown.view, self._art, self._result.put
        how = text.hold_to_knock() if shown.knock_by is KnockBy.HOLD else text.press_twice()
        name = text_spoken.knob(view, self._names, how)
        is_open = view.call is Call.KNOCK
        lines = self._beside_hand(how if shown.acts else text.knock_open())
        if not is_open:
            lines = self._beside_hand(*text.knock_closed(view.options["plays_before_knock"]))
        step = 22 * max(1.0, self._art.scale.text * 0.9)
        # A second line is there for the closed knob; for more the knob makes room.
        y = self._layout.knock[1] - step * max(0, len(lines) - (1 if is_open else 2))
        box = Box.around(x, y, 2 * KNOB_RADIUS, 2 * KNOB_RADIUS)
        self._result.controls.append(Control(KNOB, name, box))
        part = shown.knock_part
        if is_open and (part or shown.armed == KNOB):
            put("ripples", effects.ripples(art, HELD_RADIUS), x, y)
            put(KNOB, centre.knob(art, HELD_RADIUS, is_open=True), x, y)
            put("ring", effects.ring(art, HELD_RADIUS, part), x, y)
            self._what_now(text.let_go() if part else text.press_again(), x, y)
            return
        focus = self._near(KNOB) is State.FOCUSED and (shown.acts or not is_open)
        if is_open:
            put(KNOB, centre.knob(art, KNOB_RADIUS, is_open=True, focus=focus), x, y)
        else:
            self._closed_knob(x, y - 12, focus=focus)
        first = y + (76 if is_open else 72)
        for number, line in enumerate(lines):
            self._label(("how", number), line, x, first + number * step)

    def _closed_knob(self, x: float, y: float, *, focus: bool) -> None:
        view, art, put = self._shown.view, self._art, self._result.put
        put(KNOB, centre.knob(art, CLOSED_RADIUS, is_open=False, focus=focus), x, y)
        counts = [view.play_counts[seat] for seat in clockwise_from(view.seat, view.seats)]
        put("pips", centre.pips(art, 58, counts, view.options["plays_before_knock"]), x, y)

    def _what_now(self, words: str, x: float, y: float) -> None:
        """Below the knob or, where the hand is too near, above it."""
        wide = pieces.pill_width(self._art, words)
        x = self._inside(x, wide)
        fits = x - wide / 2 > self._layout.hand.right + 6
        self._result.put("how", pieces.pill(self._art, words), x, y + (105 if fits else -120))

    def _beside_hand(self, *lines: str) -> list[str]:
        """These lines, or others that fit between the hand and the edge."""
        stage, scale = self._stage, self._art.scale
        room = stage.width + stage.margin - 12 - max(stage.width / 2, self._layout.hand.right + 8)
        if all(HOW.width(line, scale) <= room for line in lines):
            return list(lines)
        return wrapped(" ".join(lines), HOW, max(150.0, room), scale)

    def _label(self, key: Key, words: str, x: float, y: float) -> None:
        """Under the knob, but never beyond the edge of the stage."""
        art = self._art
        wide = HOW.width(words, art.scale)
        x = self._inside(max(x, self._layout.hand.right + 6 + wide / 2), wide)
        self._result.put(key, pieces.label(art, words, HOW, art.theme.on_table), x, y)

    def _inside(self, x: float, width: float) -> float:
        """Where the middle of something so wide goes, so that all of it is seen."""
        return min(x, self._stage.width + self._stage.margin - width / 2 - 12)


def _triple_on_top(shown: Shown) -> bool:
    top = shown.view.discard[:3]
    return len(top) == 3 and len({card.up for card in top}) == 1 and top[0].up is not None
