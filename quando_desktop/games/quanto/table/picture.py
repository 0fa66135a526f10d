"""The whole picture of a Quanto table: a tableau from one seat's observation and what the looker
does. A round is never asked, so no hidden face can reach the picture.
"""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPen, QPolygonF

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import base_size, is_rainbow
from quando_desktop.games.quanto.rules.view import Offering
from quando_desktop.games.quanto.table.action_bar import (
    ROWS_APART,
    ActionBar,
    is_tight,
    number_step,
)
from quando_desktop.games.quanto.table.display import DisplayRow, lay_tiles
from quando_desktop.games.quanto.table.ending.count import CountPicture
from quando_desktop.games.quanto.table.hint import lay_hint
from quando_desktop.games.quanto.table.layout import (
    BUTTONS,
    CHOICE_HIGH,
    COMPACT,
    USUAL,
    WORDS,
    Layout,
    Lines,
    Spotlight,
    lay_out,
)
from quando_desktop.games.quanto.table.places import SizedSpot
from quando_desktop.games.quanto.table.reactions import lay_remark, watched
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    OFFERED,
    Moment,
    QuantoScenery,
    front,
    offering_paw,
    turned_up,
)
from quando_desktop.games.quanto.table.scores import (
    BELOW_SUMS,
    lay_finale,
    lay_path,
    lay_sheet,
    lay_sums,
)
from quando_desktop.games.quanto.table.seats import FITTING, Opponents, OwnPlace
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.table.paint import buttons, effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Mark, Picture
from quando_desktop.table.paint.canvas import Canvas, colour
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts import remark_bubble
from quando_desktop.table.parts.card_rise import rise_of
from quando_desktop.table.parts.company import Heads
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CHOSEN_UP
from quando_desktop.table.parts.remark_bubble import RemarkBubble, Tip
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.parts.table_picture import TablePicture
from quando_desktop.table.parts.top_bar import MIDDLE, TopBar, head
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Role, Tableau

OFFER_TURN = -4.0
"""Degrees by which a card that is held out is turned."""
PAW, PAW_OUT, PAW_DOWN = 0.43, 0.52, 0.36
"""Of the card's width: a paw's size, and how far it is from the middle of the card."""
MEDAL, CLEAR_OF_LABEL = 64.0, 84.0
DIM = ((0.0, 0.0), (0.4, 0.10), (1.0, 0.46))
TIP = 9.0
"""Half the width of an arrow's head."""


class SpotlitCards:
    """Puts on a tableau what lies between the display and the hand for a while: the cards that a 3
    has turned up, or a card that a partner offers."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        shown: QuantoScenery,
        layout: Layout,
        faces: tuple[Face, ...],
    ) -> None:
        self._tableau, self._frame, self._scenery = tableau, frame, shown
        self._layout, self._faces = layout, faces
        self._art = frame.art

    def lay(self) -> None:
        view = self._scenery.view
        for number, (kind, place) in enumerate(
            zip(view.turned_up, self._layout.spotlight, strict=False)
        ):
            self._turned(number, kind, place)
        if view.offering is not None:
            self._offer(view.offering, self._layout.spotlight[0])

    @property
    def dims(self) -> bool:
        """Whether the rest of the table steps back: the looker is asked something."""
        view = self._scenery.view
        return self._scenery.acts and view.phase is Phase.ANSWER

    def dim(self) -> None:
        """Laid over what is less important now, below what is asked."""
        stage = self._frame.stage
        x, y = stage.width / 2, self._layout.line_y - 14
        shade = effects.shade(self._art, stage, x, y, 820 + stage.margin, DIM)
        self._tableau.put("dim", shade, 0, 0, grow=effects.COARSE)

    # ----------------------------------------------------------------- after a 3

    def _turned(self, number: int, kind: int, place: SizedSpot) -> None:
        shown, art, put = self._scenery, self._art, self._tableau.put
        key, width, count = turned_up(number), place.card, len(shown.view.turned_up)
        chosen = shown.chosen == key
        rise = rise_of(shown, key, chosen=chosen, usable=shown.acts)
        if key in shown.fits:
            rise = FITTING
        mark = Mark(ring=chosen, outline=shown.focused == key)
        picture = art.card(front(art, kind), width, rise.lift, mark)
        y = place.y - rise.up * width
        put(key, picture, place.x, y, side=kind, width=width, grow=rise.grow)
        if key in shown.hinted_keys | shown.fits:
            put(("dot", key), effects.dot(art), place.x, place.y + place.half + 11)
        up = CHOSEN_UP * width if chosen else 0.0
        self._tableau.controls.append(
            Control(
                key,
                spoken.turned_card(kind, number + 1, count, fits=key in shown.fits),
                Box.around(place.x, place.y - up, width, width * CARD_HEIGHT),
                role=Role.CARD,
                is_on=chosen,
            )
        )

    # ------------------------------------------------------------------ an offer

    def _offer(self, offering: Offering, place: SizedSpot) -> None:
        """The giver's paws hold the card out; its face is drawn only for those who may see it."""
        art, put, kind = self._art, self._tableau.put, offering.card
        giver, width = self._faces[offering.giver], place.card
        name = BACK if kind is None else front(art, kind)
        asked = self._scenery.view.active == self._scenery.view.seat
        picture = art.card(name, width, 1.5, Mark(ring=asked))
        side = HIDDEN_SIDE if kind is None else kind
        put(OFFERED, picture, place.x, place.y, OFFER_TURN, side=side, width=width)
        paw = width * PAW
        for hand in (-1, 1):
            x, y = place.x + hand * width * PAW_OUT, place.y + width * PAW_DOWN
            put(offering_paw(hand), pieces.paw(art, giver, paw), x, y)
        if self.dims:
            self._question(giver, place)
            self._arrow(place)
        words = self._name(offering)
        box = Box.around(place.x, place.y, width, 2 * place.half)
        self._tableau.controls.append(Control(OFFERED, words, box, role=Role.INFO))

    def _name(self, offering: Offering) -> str:
        view, faces = self._scenery.view, self._faces
        if offering.card is not None and offering.giver == view.seat:
            return spoken.own_offer(offering.card, faces[view.active].name)
        return spoken.offered_card(offering.card, faces[offering.giver].name)

    def _question(self, giver: Face, place: SizedSpot) -> None:
        art, put = self._art, self._tableau.put
        edge = place.x - place.card * (PAW_OUT + PAW / 2) - 8
        room = edge - 40 - MEDAL
        # The largest letters keep off the number of cards in the draw pile.
        beside = edge - self._layout.display.draw.x - CLEAR_OF_LABEL
        large = remark_bubble.WORDS, min(room, beside), 2
        for kind, most, rows in (large, (remark_bubble.USUAL_WORDS, room, 3)):
            sizes = [*remark_bubble.shapes(art, labels.want_this_one(), kind)]
            # Two lines, as a person says it, unless they are too long.
            fitting = [size for size in sizes if 1 < len(size[0]) <= rows and size[1] < most]
            if fitting:
                break
        lines, width, height = (fitting or sizes[-1:])[0]
        height = max(height, MEDAL)
        bubble = RemarkBubble(Box(0, 0, width, height), lines, Tip.RIGHT, 0.0, kind)
        x, y = edge - remark_bubble.TAIL - width / 2, place.y + 8
        put("question", remark_bubble.picture(art, bubble), x, y)
        medal = pieces.medal(art, giver, MEDAL, art.theme.plate)
        put("asks", medal, x - width / 2 - MEDAL * 0.36, y)

    def _arrow(self, place: SizedSpot) -> None:
        """From the card that is given back to the one it is given for."""
        hand, shown = self._layout.hand, self._scenery
        spots = {own(card.card): spot for card, spot in zip(shown.hand, hand.spots, strict=True)}
        start = spots.get(shown.chosen)
        if start is None:
            return
        side = 1 if start.x >= place.x else -1
        x = place.x + side * (place.card * (PAW_OUT + PAW / 2) + 10)
        # At the left the partner asks.
        y = place.y if side > 0 else place.y + place.half * 0.68
        picture = self._dots(start.x - x, hand.top_of_chosen + 22 - y, side)
        self._tableau.put("arrow", picture, x, y)

    def _dots(self, away: float, down: float, side: int) -> Picture:
        """Placed at the tip of the arrow; it comes from below, to the card from this side."""
        left, right = min(away, 0.0) - 24, max(away, 0.0) + 24

        def paint(canvas: Canvas) -> None:
            ink = colour(canvas.theme.on_table, 0.85)
            way = QPainterPath(QPointF(away, down))
            way.cubicTo(away, down * 0.45, away * 0.6 + side * 20, 4, side * 14, 0)
            pen = QPen(ink, 4)
            pen.setCapStyle(Qt.PenCapStyle.RoundCap)
            pen.setDashPattern([0.6, 2.2])
            canvas.painter.strokePath(way, pen)
            tip = QPainterPath()
            points = ((0, 0), (side * 2 * TIP, -TIP), (side * 2 * TIP, TIP))
            tip.addPolygon(QPolygonF([QPointF(*point) for point in points]))
            tip.closeSubpath()
            canvas.painter.fillPath(tip, ink)

        box = Box(left, -20, right - left, down + 28)
        return self._art.picture(("arrow", round(away), round(down), side), box, paint)


def picture(frame: Frame, shown: QuantoScenery) -> Tableau:
    """The table as it is shown now."""
    made = QuantoPicture(frame, shown).tableau()
    if shown.awake:
        Heads(made, frame, shown.view.seat).cast_eyes(watched(shown))
    return made


class QuantoPicture(TablePicture[QuantoScenery]):
    """Puts all parts of the table on one tableau."""

    def __init__(self, frame: Frame, shown: QuantoScenery) -> None:
        super().__init__(frame, shown)
        view = shown.view
        self._names = [face.name for face in self._faces]
        self._opponents = list(clockwise_from(view.seat, view.seats))[1:]
        spotlight, between = Spotlight.NONE, 0
        if view.turned_up:
            spotlight, between = Spotlight.TURNED_UP, len(view.turned_up)
            if view.active == view.seat:
                spotlight = Spotlight.CHOICE
        elif view.offering is not None:
            spotlight, between = Spotlight.OFFER, 1
        self._layout: Layout = lay_out(
            self._stage.width,
            self._stage.height,
            [view.hand_sizes[seat] for seat in self._opponents],
            len(view.display),
            len(shown.hand),
            spotlight,
            between,
            shown.large,
            self._lines(),
            self._art.scale.bulk,
        )
        self._taken: list[Box] = []
        """Boxes that must be seen outside the middle."""

    def _lines(self) -> Lines:
        """On a compact table whatever is pressed is larger; numbers among the words are in every
        small window."""
        art = self._art
        usual = USUAL
        if art.scale.bulk > 1.0:
            high = max(BUTTONS * 1.1, buttons.button_height(art) + 4)
            usual = USUAL._replace(
                words=WORDS * art.scale.bulk + 12,
                buttons=high,
                two_rows_from=COMPACT.two_rows_from,
            )
        if not is_tight(art):
            return usual
        large, small = buttons.button_height(art), buttons.button_height(art, small=True)
        numbers = number_step(art) if self._scenery.values else 0.0
        choice = large + small + ROWS_APART + 2 * numbers
        if numbers and not art.scale.is_compact:
            # Beside them the others may need a second row.
            choice += small + ROWS_APART
        lines = usual._replace(spotlit=COMPACT.spotlit)
        if art.scale.is_compact:
            lines = COMPACT._replace(buttons=max(large + 4, usual.buttons * (usual is not USUAL)))
        return lines._replace(words=max(usual.words, numbers + 4), choice=max(CHOICE_HIGH, choice))

    def tableau(self) -> Tableau:
        shown, result = self._scenery, self._result
        result.put("room", backdrop(self._art, self._stage, self._layout.rim, glows=False), 0, 0)
        if shown.moment is Moment.SHEET:
            self._veil()
            lay_sheet(result, self._frame, shown, self._faces)
            return result
        if shown.moment is Moment.FINALE:
            self._veil()
            lay_finale(result, self._frame, shown, self._faces)
            return result
        if shown.moment is Moment.COUNT:
            CountPicture(result, self._frame, shown, self._faces).lay()
            return result
        if shown.view.teams:
            lay_path(result, self._frame, self._layout)
        self._top_bar()
        opponents = Opponents(result, self._art, shown, self._layout, self._faces)
        for seat, place in zip(self._opponents, self._layout.seats, strict=True):
            opponents.lay(seat, place)
        lay_tiles(result, self._art, shown, self._layout)
        spotlit = SpotlitCards(result, self._frame, shown, self._layout, self._faces)
        if spotlit.dims:
            spotlit.dim()
        DisplayRow(result, self._frame, shown, self._layout).lay()
        OwnPlace(result, self._art, shown, self._layout, self._faces[shown.view.seat]).lay()
        spotlit.lay()
        if shown.moment is not Moment.DEAL:
            bar = ActionBar(result, self._frame, shown, self._layout, self._names)
            bar.lay()
            self._taken += bar.taken
            if shown.is_advised and not shown.toast:
                lay_hint(result, self._frame, shown, self._layout, self._taken)
        if shown.word is not None and shown.word.seat in self._opponents:
            number = self._opponents.index(shown.word.seat)
            lay_remark(result, self._frame, self._layout, shown, number, self._taken)
        return result

    def _top_bar(self) -> None:
        shown, view = self._scenery, self._scenery.view
        heads = [head(seat.x, seat.portrait_y, seat.portrait) for seat in self._layout.seats]
        if self._art.scale.bulk > 1.0:
            heads += [box for seat in self._layout.seats for box in (seat.hand, seat.things)]
        bar = TopBar(self._result, self._frame, shown, heads)
        if view.teams:
            lay_sums(self._result, self._art, shown, self._faces)
        bar.lay(self._line(), y=BELOW_SUMS if view.teams else MIDDLE)
        self._taken += bar.words

    def _line(self) -> str:
        """The size of the display (N4), or that it grows no more (N19)."""
        view = self._scenery.view
        if not view.draw:
            return labels.last_cards()
        rainbows = sum(is_rainbow(card.kind) for card in view.display)
        return labels.display_line(base_size(view.seats), rainbows)
