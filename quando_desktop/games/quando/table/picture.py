"""The whole picture of a Quando table: a tableau from one seat's observation and what the looker
does. A round is never asked, so no hidden face can reach the picture."""

from __future__ import annotations

from itertools import takewhile
from math import inf

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.table.choice import play_caption
from quando_desktop.games.quando.table.corner import Corner
from quando_desktop.games.quando.table.ending.last_turns import DARK, lay_dusk, lay_struck
from quando_desktop.games.quando.table.ending.verdict import VerdictLayer
from quando_desktop.games.quando.table.guide.line import lay_bubble, lay_line, what_is_due
from quando_desktop.games.quando.table.guide.looking import Look, page_of
from quando_desktop.games.quando.table.hand import OwnPlace
from quando_desktop.games.quando.table.hint import QuandoHintLayer
from quando_desktop.games.quando.table.layout import (
    BANNER_HEIGHT,
    BESIDE_LINES,
    BUTTON,
    PLATE_REACH,
    Layout,
    lay_out,
)
from quando_desktop.games.quando.table.piles import Middle
from quando_desktop.games.quando.table.reactions import lay_word, watched
from quando_desktop.games.quando.table.scenery import KNOB, PLAY, Moment, QuandoScenery
from quando_desktop.games.quando.table.scores import lay_finale, lay_sheet
from quando_desktop.games.quando.table.seats import Opponents
from quando_desktop.games.quando.text import guide as text_guide
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import buttons, centre, effects
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Type, shrinking
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts.button_layer import ButtonLayer
from quando_desktop.table.parts.company import Heads
from quando_desktop.table.parts.scenery import STATUS
from quando_desktop.table.parts.table_picture import TablePicture
from quando_desktop.table.parts.top_bar import TopBar, head
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import spoken
from quando_desktop.table.text import words as common

OFF_PAPERS, LABEL_HALF = 22.0, 12.0
WIDER_WORDS = 100.0
"""How much wider the words at the knob are, for each time that plates are larger."""
ZERO_QUESTION = Type(22, 700, most=30.8)


def picture(frame: Frame, shown: QuandoScenery) -> Tableau:
    """The table as it is shown now."""
    made = QuandoPicture(frame, shown).tableau()
    if shown.awake:
        Heads(made, frame, shown.view.seat).cast_eyes(watched(shown))
    return made


class QuandoPicture(TablePicture[QuandoScenery]):
    def __init__(self, frame: Frame, shown: QuandoScenery) -> None:
        super().__init__(frame, shown)
        view = shown.view
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
            self._art.scale.target,
            bulk=self._art.scale.bulk,
            is_compact=self._art.scale.is_compact,
        )
        self._taken: list[Box] = []
        """Boxes that must be seen outside the middle."""
        self._banner: Box | None = None
        """The box of a line that is good to see."""
        self._bar: list[Box] = []
        """The boxes of the words of the top bar."""
        self._press = ButtonLayer(self._result, frame.art, shown)
        self._middle = Middle(self._result, frame, shown, self._layout, self._names)

    def _gap_place(self) -> int | None:
        """The place for the shown side, while the looker thinks about it or turns it over."""
        shown, view = self._scenery, self._scenery.view
        up = None if shown.faced is None else shown.faced.back
        if shown.chooses_side and view.draw:
            up = view.draw[0].up
        if up is None:
            return None
        fronts = [card.front for card in shown.hand]
        if fronts != sorted(fronts):
            return len(fronts)
        return sum(front <= up for front in fronts)

    def tableau(self) -> Tableau:
        shown, view = self._scenery, self._scenery.view
        room = backdrop(self._art, self._stage, self._layout.rim, glows=shown.is_last_round)
        self._result.put("room", room, 0, 0)
        lay_dusk(self._result, self._frame, shown, self._layout)
        if shown.moment is Moment.SHEET:
            self._veil()
            lay_sheet(self._result, self._frame, shown, self._faces)
            return self._result
        if shown.moment is Moment.FINALE:
            self._veil()
            lay_finale(self._result, self._frame, shown, self._faces)
            return self._result
        opponents = Opponents(self._result, self._art, shown, self._faces)
        for seat, place in zip(self._opponents, self._layout.seats, strict=True):
            opponents.lay(seat, place, self._layout.piles)
        self._piles()
        lay_struck(self._result, self._frame, shown, self._layout)
        if self._is_about_to_knock():
            x, y = self._layout.knock
            dark = effects.shade(self._art, self._stage, x, y, 1150, DARK)
            strength = max(shown.knock_part, 0.45)
            self._result.put("dark", dark, 0, 0, grow=effects.COARSE, opacity=strength)
        if shown.chooses_side:
            self._middle.which_side()
        elif shown.faced is not None:
            self._middle.face(shown.faced)
        self._top_bar()
        OwnPlace(self._result, self._art, shown, self._layout, self._faces[view.seat]).lay(
            self._gap
        )
        self._middle.lift_pulled()
        if shown.moment is Moment.PLAY:
            Corner(self._result, self._frame, shown, self._layout, self._names).lay()
            self._line()
            if shown.is_advised and not self._says_something():
                hint = QuandoHintLayer(self._result, self._frame, shown, self._layout)
                hint.lay([*self._middle.taken, *self._taken], self._banner)
        elif shown.is_open:
            VerdictLayer(self._result, self._frame, shown, self._layout, self._names).lay()
        elif shown.moment is Moment.TURNED:
            x, y = self._stage.width / 2, self._layout.banner_y
            self._result.put("news", centre.ribbon(self._art, text.pile_turned()), x, y)
        if shown.word is not None and shown.word.seat in self._opponents:
            number = self._opponents.index(shown.word.seat)
            lay_word(self._result, self._frame, self._layout, shown, number, self._bar)
        self._look_closer()
        return self._result

    def _look_closer(self) -> None:
        """Over everything else, while the table is as it is."""
        page = page_of(self._scenery, self._names)
        if page is not None and self._scenery.moment in (Moment.PLAY, Moment.LAID):
            Look(self._result, self._frame, self._scenery, self._layout).lay(page)

    def _piles(self) -> None:
        shown = self._scenery
        if shown.chooses_side or shown.faced is not None:
            # The card that is drawn takes the whole middle.
            return
        showcase = shown.moment is Moment.SHOWCASE or (shown.chooses_zero and _triple_on_top(shown))
        if showcase:
            self._middle.in_the_light()
            return
        self._middle.draw_pile()
        self._middle.discard_pile()

    def _top_bar(self) -> None:
        shown = self._scenery
        heads = [head(seat.x, seat.portrait_y, seat.portrait) for seat in self._layout.seats]
        if self._art.scale.bulk > 1.0:
            heads += [seat.cards for seat in self._layout.seats]
            heads += [
                Box.around(seat.x + seat.portrait * 0.44, seat.portrait_y, *[seat.card * 0.7] * 2)
                for seat in self._layout.seats
                if shown.view.knocker is not None
            ]
        bar = TopBar(self._result, self._frame, shown, heads)
        # Players with something to say need the room beside their heads.
        is_large = self._art.scale.text > 1.2
        target = shown.view.options["target"]
        bar.lay(text.round_line(shown.facts.round_number, target, short=is_large))
        self._taken += bar.saved
        self._bar += bar.words

    # ---------------------------------------------------------------- one line

    def _line(self) -> None:
        """Lays what stands between the piles and the hand: the button, a word about a wrong try,
        what the knock means, or what goes on."""
        shown, view, art = self._scenery, self._scenery.view, self._art
        x, y = self._stage.width / 2, self._line_y
        caption = play_caption(shown)
        if shown.toast:
            self._toast("toast", shown.toast, warns=True)
        elif shown.chooses_side:
            pass
        elif shown.chooses_zero:
            words = text_guide.must_turn(self._names[view.active])
            self._taken += lay_line(
                self._result, self._frame, self._layout, "question", words, ZERO_QUESTION, 6.0
            )
        elif self._thinks_of_knocking():
            total = sum(card.front for card in view.hand)
            words = text.what_it_means(total, view.options["knock_penalty"], view.seats - 1)
            self._toast("meaning", words, warns=False)
        elif caption and shown.acts:
            # A higher button keeps off the cards that are chosen.
            up = (buttons.button_height(art) - BUTTON) / 10
            self._press.button(PLAY, caption, ButtonLook.MAIN, common.enter_key(), x, y - up)
        else:
            self._state(x, y)
        status = text_spoken.situation(view, self._names)
        if shown.chooses_cards and shown.chosen:
            status = spoken.sentences([common.your_turn(), caption or what_is_due(shown)])
        box = Box.around(x, y, 300, 48)
        self._result.controls.append(Control(STATUS, status, box, role=Role.INFO))

    @property
    def _line_y(self) -> float:
        """Higher where papers stand over the hand, so that their numbers are seen, as far as the
        piles leave room."""
        usual, piles = self._layout.banner_y, self._layout.piles
        if not self._scenery.bare:
            return usual
        return min(usual, max(usual - OFF_PAPERS, piles.label_y + LABEL_HALF + BANNER_HEIGHT / 2))

    def _toast(self, key: Key, words: str, *, warns: bool) -> None:
        """One with more lines goes down, where there is room; low seats make it narrower."""
        layout, art = self._layout, self._art
        top = layout.banner_y - BANNER_HEIGHT / 2 + 4
        hand = min((spot.y for spot in layout.hand.spots), default=inf) - layout.hand.card * 0.75
        for kind in shrinking(buttons.LINE, art.scale, buttons.LEAST_LINE):
            widest = self._widest(layout.banner_y - 40)
            height = buttons.toast_height(art, words, widest, kind)
            goes_up = hand - height < top and art.scale.bulk > 1.0
            if goes_up:
                # It goes up as well, beside seats that would be higher otherwise.
                widest = self._widest(hand - height - 4)
                height = buttons.toast_height(art, words, widest, kind)
            if hand - height >= layout.piles.bottom:
                break
        if goes_up:
            self._clear_labels(hand - height)
        y = min(max(layout.banner_y, top + height / 2), hand - height / 2)
        picture = buttons.toast(art, words, warns=warns, widest=widest, kind=kind)
        self._result.put(key, picture, self._stage.width / 2, y)

    def _clear_labels(self, top: float) -> None:
        """Takes away what is written under the piles where large letters come up to it."""
        bulk, piles = self._art.scale.bulk, self._layout.piles
        if bulk > 1.0 and top < piles.label_y + LABEL_HALF * bulk:
            self._middle.take_labels()

    def _widest(self, top: float) -> float:
        """The widest line between seats that come down lower than this."""
        layout, middle = self._layout, self._stage.width / 2
        bulk, noted = self._art.scale.bulk, self._middle.noted()
        beside = [
            abs(seat.x - middle) - seat.reach
            for number, seat in enumerate(layout.seats)
            if seat.foot(noted=number in noted or bulk == 1.0) > top
        ]
        if self._is_about_to_knock():
            beside.append(layout.knock[0] - middle - 70 - PLATE_REACH - WIDER_WORDS * (bulk - 1.0))
        if bulk > 1.0:
            # Two lines come down beside what the hand adds up to and the knob.
            beside.append(middle - BESIDE_LINES)
        return min([buttons.WIDEST_LINE * bulk, *(2 * away - 88 for away in beside)])

    def _says_something(self) -> bool:
        """Whether a line takes the room of a hint for a while."""
        return bool(self._scenery.toast) or self._is_about_to_knock()

    def _is_about_to_knock(self) -> bool:
        return bool(self._scenery.knock_part) or self._scenery.armed == KNOB

    def _thinks_of_knocking(self) -> bool:
        shown = self._scenery
        if not (shown.acts and shown.view.call is Call.KNOCK):
            return False
        # A hint stands where the line would be.
        comes_near = not shown.is_advised and KNOB in (shown.pointed, shown.focused)
        return comes_near or self._is_about_to_knock()

    def _state(self, x: float, y: float) -> None:
        shown, view, art = self._scenery, self._scenery.view, self._art
        if shown.in_penalty and view.discard and view.discard[0].up is not None:
            words = text.triplet(view.discard[0].up)
            self._result.put("state", centre.banner(art, words, Tone.MAIN), x, y)
        elif view.knocker is not None and view.phase is not Phase.OVER and not shown.chosen:
            coming = self._still_to_come(view.knocker)
            words = text.last_round(len(coming), is_own=coming == [view.seat])
            if shown.chooses_cards and view.call is Call.PASS:
                words = text_guide.what_to_do(view.call)
            looks = [self._faces[seat] for seat in coming]
            self._banner = centre.countdown(
                self._result, art, x, y, words, looks, self._widest(y - BANNER_HEIGHT / 2)
            )
        elif shown.acts and shown.opened is None:
            where = self._result, self._frame, self._layout
            begins = shown.first and not shown.chosen and not shown.is_advised
            bubble = lay_bubble(*where, shown.first) if begins else None
            if bubble is None and (shown.chosen or not shown.led):
                lines = lay_line(*where, "state", what_is_due(shown))
                self._clear_labels(lines[0].top)

    def _still_to_come(self, knocker: int) -> list[int]:
        """The seats with a turn left in the last round, the present one first."""
        seats = clockwise_from(self._scenery.view.active, self._scenery.view.seats)
        return list(takewhile(lambda seat: seat != knocker, seats))


def _triple_on_top(shown: QuandoScenery) -> bool:
    top = shown.view.discard[:3]
    return len(top) == 3 and len({card.up for card in top}) == 1 and top[0].up is not None
