"""The picture of a plain table: the others at the top, piles in the middle, the own hand below, and
a button for each action that the chosen cards allow."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from quando_desktop.bots.bot import Advice
from quando_desktop.dataclass import dataclass
from quando_desktop.engine.contract import Action
from quando_desktop.engine.players import Kind, clockwise_from
from quando_desktop.table.paint import buttons, centre, effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, CARD_RADIUS, Art, Mark, Picture, grown
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.canvas import Align, Canvas, Type
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts import hint
from quando_desktop.table.parts.button_layer import ButtonLayer, near
from quando_desktop.table.parts.card_rise import rise_of
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint import ADVISER, HintLayer, adviser
from quando_desktop.table.parts.scenery import OWN_SEAT, STATUS, Scenery, notebook_of, own
from quando_desktop.table.parts.score_sheet import Sheet, SheetPainter, SheetRow
from quando_desktop.table.parts.seats import Sitter, lay_head, lay_name, lay_own, lay_paws
from quando_desktop.table.parts.sheet_paper import RowMark, Who, finish
from quando_desktop.table.parts.table_picture import TablePicture
from quando_desktop.table.parts.top_bar import TopBar, head
from quando_desktop.table.plain import words
from quando_desktop.table.plain.board import PlainBoard, PlainCard, PlainPile
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company

DO = "do"
"""The first half of the keys of buttons that do something; the second is its place in `actions`."""
HAND_CARD, PILE_CARD, BACK_CARD = 128.0, 104.0, 58.0
HAND_ROOM, BACKS_ROOM = 900.0, 210.0
RIM, HEAD_SIZE = 128.0, 104.0
BACK = "cards/unknown"
STATE, CAPTION = Type(20, 650), Type(16, 600)


@dataclass(frozen=True, slots=True, kw_only=True)
class PlainScenery(Scenery):
    """Everything that a picture of a plain table follows from."""

    view: Any
    board: PlainBoard[Any]
    chosen: frozenset[int] = frozenset()
    actions: tuple[Action, ...] = ()
    """The actions that the chosen cards allow."""
    is_sheet: bool = False


def do(place: int) -> Key:
    """The control of one of the actions."""
    return DO, place


def picture(frame: Frame, scenery: PlainScenery) -> Tableau:
    """The table as it is shown now."""
    return PlainPicture(frame, scenery).tableau()


def card_picture(art: Art, card: PlainCard, width: float, lift: float, mark: Mark) -> Picture:
    """A card with its text, placed by its middle."""
    face = Box.around(0, 0, width, width * CARD_HEIGHT)
    tones = art.palette.numbers[card.number % len(art.palette.numbers)]

    def paint(canvas: Canvas) -> None:
        radius = width * CARD_RADIUS
        canvas.shadow(face, radius, (10 + 22 * lift) * width / 200, 6 * width / 200, 0.24)
        canvas.round(face, radius, canvas.theme.paper)
        canvas.round(grown(face, -width * 0.06), radius * 0.7, tones.field)
        size = width * (0.5 if len(card.text) < 3 else 0.3) / canvas.scale.text
        canvas.text(0, 0, card.text, Type(size, 750), tones.ink, align=Align.CENTRE)
        if mark.ring:
            canvas.frame(grown(face, 3), radius + 3, canvas.theme.gold, 6, 1.0)
        if mark.outline:
            canvas.frame(grown(face, 8), radius + 8, canvas.theme.on_table, 3, 1.0)

    return art.picture(("plain card", card, width, lift, mark), grown(face, width * 0.2), paint)


class PlainPicture(TablePicture[PlainScenery]):
    def __init__(self, frame: Frame, scenery: PlainScenery) -> None:
        super().__init__(frame, scenery)
        self._board, self._view = scenery.board, scenery.view
        self._sizes = scenery.board.hand_sizes(scenery.view)
        self._press = ButtonLayer(self._result, frame.art, scenery)
        self._names = [face.name for face in self._faces]
        self._taken: list[Box] = []
        """Boxes that a hint must not cover."""

    def tableau(self) -> Tableau:
        scenery, view = self._scenery, self._view
        self._result.put("room", backdrop(self._art, self._stage, RIM, glows=False), 0, 0)
        if scenery.is_sheet:
            self._veil()
            self._sheet()
            return self._result
        others = [*clockwise_from(view.seat, len(self._sizes))][1:]
        step = self._stage.width / (len(others) + 1)
        heads = []
        for place, seat in enumerate(others, 1):
            self._opponent(seat, place * step)
            heads.append(head(place * step, 96, HEAD_SIZE))
        self._piles()
        bar = TopBar(self._result, self._frame, scenery, heads)
        bar.lay(words.round_title(scenery.facts.round_number))
        self._own()
        self._line()
        if scenery.hinted and not scenery.toast:
            self._hint()
        return self._result

    # ------------------------------------------------------------------------ the seats

    def _sitter(self, seat: int) -> Sitter:
        score = self._scenery.facts.scores[seat] + self._board.scores(self._view)[seat]
        acts = seat == self._board.actor(self._view) and not self._view.is_over
        leads = self._scenery.facts.leads(seat)
        return Sitter(seat, self._faces[seat], acts, score, leads=leads)

    def _opponent(self, seat: int, x: float) -> None:
        art, count, put = self._art, self._sizes[seat], self._result.put
        who = self._sitter(seat)
        lay_head(self._result, art, who, x, 96, HEAD_SIZE)
        step = min(BACK_CARD * 0.5, (BACKS_ROOM - BACK_CARD) / max(1, count - 1))
        half = (step * max(0, count - 1) + BACK_CARD) / 2
        for place in range(count):
            at = x - half + BACK_CARD / 2 + place * step
            back = art.card(BACK, BACK_CARD, 0.45)
            put(("held", seat, place), back, at, 186, width=BACK_CARD)
        lay_paws(self._result, art, who, x, 214, half, BACK_CARD)
        lay_name(self._result, art, who, x, 262, (x, 296))
        spoken = f"{who.face.name}: {common.cards(count)}"
        box = Box(x - 120, 40, 240, 250)
        self._result.controls.append(Control(("seat", seat), spoken, box, role=Role.INFO))
        self._taken.append(box)

    def _own(self) -> None:
        scenery, view, height = self._scenery, self._view, self._stage.height
        cards = self._board.hand(view)
        order = [card for card in scenery.order if card in cards]
        count = len(order)
        step = min(HAND_CARD * 1.08, (HAND_ROOM - HAND_CARD) / max(1, count - 1))
        left = self._stage.width / 2 - step * (count - 1) / 2
        lay_own(self._result, self._art, self._sitter(view.seat), 126, height - 100, left - 80)
        box = Box(56, height - 200, 140, 170)
        name = f"{self._faces[view.seat].name}: {common.cards(count)}"
        self._result.controls.append(Control(OWN_SEAT, name, box, role=Role.INFO))
        dragged = None if scenery.drag is None else scenery.drag.card
        # The card under the pointer lies on top of the others.
        for card in sorted(order, key=lambda each: each == dragged):
            place = order.index(card)
            x, y = left + place * step, height - 122
            if scenery.drag is not None and card == dragged:
                x, y = scenery.drag.x, scenery.drag.y
            self._card(card, cards[card], x, y, place + 1, count)

    def _card(self, card: int, face: PlainCard, x: float, y: float, place: int, count: int) -> None:
        scenery, key = self._scenery, own(card)
        chosen = card in scenery.chosen
        dragged = scenery.drag is not None and scenery.drag.card == card
        rise = rise_of(scenery, key, chosen=chosen, usable=scenery.acts, dragged=dragged)
        mark = Mark(ring=chosen, outline=scenery.focused == key)
        drawn = card_picture(self._art, face, HAND_CARD, rise.lift, mark)
        y -= rise.up * HAND_CARD
        self._result.put(key, drawn, x, y, side=face, width=HAND_CARD, grow=rise.grow)
        if card in self._hinted_cards():
            self._result.put(("dot", card), effects.dot(self._art), x, self._stage.height - 20)
        name = words.card_in_hand(face.spoken, place, count)
        box = Box.around(x, y, HAND_CARD, HAND_CARD * CARD_HEIGHT)
        control = Control(key, name, box, role=Role.CARD, is_on=chosen, movable=True)
        self._result.controls.append(control)

    # ------------------------------------------------------------------------ the middle

    def _piles(self) -> None:
        piles = self._board.piles(self._view)
        captions = [_caption(pile) for pile in piles]
        widest = max((CAPTION.width(each, self._art.scale) for each in captions), default=0.0)
        step, y = max(PILE_CARD + 60, widest + 24), 410 + 0.45 * self._stage.spare_height
        for place, pile in enumerate(piles):
            self._pile(
                place, pile, self._stage.width / 2 + (place - (len(piles) - 1) / 2) * step, y
            )

    def _pile(self, place: int, pile: PlainPile, x: float, y: float) -> None:
        art, put = self._art, self._result.put
        if not pile.size:
            put(("place", place), centre.place(art, PILE_CARD), x, y)
        else:
            put(("block", place), centre.block(art, PILE_CARD, pile.size - 1), x, y)
            drawn = (
                art.card(BACK, PILE_CARD)
                if pile.top is None
                else card_picture(art, pile.top, PILE_CARD, 0.3, Mark())
            )
            put(("pile", place), drawn, x, y, side=pile.top, width=PILE_CARD)
        caption = _caption(pile)
        label = pieces.label(art, caption, CAPTION, art.theme.on_table)
        put(("label", place), label, x, y + PILE_CARD * 0.7 + 26)
        box = Box.around(x, y, PILE_CARD, PILE_CARD * CARD_HEIGHT)
        self._result.controls.append(
            Control(("pile", place), spoken_pile(pile), box, role=Role.INFO)
        )
        self._taken.append(box)

    def _line(self) -> None:
        """A word about a wrong try, the buttons, or whose turn it is."""
        scenery, art = self._scenery, self._art
        x, y = self._stage.width / 2, 606 + 0.7 * self._stage.spare_height
        actor = self._board.actor(self._view)
        state = common.your_turn() if scenery.acts else common.thinks(self._names[actor])
        if scenery.toast:
            self._result.put("toast", buttons.toast(art, scenery.toast, warns=True), x, y)
        elif scenery.actions:
            self._buttons(x, y)
        else:
            label = pieces.label(art, state, STATE, art.theme.on_table)
            self._result.put("state", label, x, y)
        box = Box.around(x, y, 300, 48)
        self._taken.append(box)
        self._result.controls.append(Control(STATUS, state, box, role=Role.INFO))

    def _buttons(self, x: float, y: float) -> None:
        """Side by side; the first one has the key."""
        captions = [self._board.label(action, self._view) for action in self._scenery.actions]
        caps = [common.enter_key(), *([""] * (len(captions) - 1))]
        pairs = [*zip(captions, caps, strict=True)]
        widths = [buttons.button_width(self._art, *pair) for pair in pairs]
        left = x - (sum(widths) + 14 * (len(widths) - 1)) / 2
        for place, ((caption, cap), width) in enumerate(zip(pairs, widths, strict=True)):
            look = ButtonLook.QUIET if place else ButtonLook.MAIN
            self._press.button(do(place), caption, look, cap, left + width / 2, y)
            left += width + 14

    # ------------------------------------------------------------------------ the hint

    def _hinted_cards(self) -> frozenset[int]:
        advice = self._scenery.advice if self._scenery.hinted else None
        if advice is None or advice.action is None:
            return frozenset()
        return frozenset(self._board.cards_of(advice.action, self._view))

    def _hint(self) -> None:
        said = sentence(self._board, self._scenery.advice, self._view)
        speech = hint.speech(adviser(self._art.palette), self._scenery.advice, (said, ""), "", [])
        floor = self._stage.height - 122 - HAND_CARD
        HintLayer(self._result, self._frame, self._scenery).lay(
            speech, floor, self._taken, [], lambda *_: None, {}
        )

    # ------------------------------------------------------------------------ the sheet

    def _sheet(self) -> None:
        scenery, facts = self._scenery, self._scenery.facts
        order = self._order()
        company = Company.of(facts.winners, self._names, facts.you)
        number = facts.round_number
        title = words.match_won(company) if facts.winners else words.round_title(number)
        rows = tuple(self._row(seat, self._faces[seat]) for seat in order)
        headings = ("", "", words.points(), words.match())
        limit = self._board.limit(scenery.facts.options)
        sheet = Sheet(title, "", headings, rows, limit, scenery.share)
        painter = SheetPainter(self._result, self._frame, sheet)
        lines = [f"{row.who.face.name}: {sum(row.history)}" for row in rows]
        books = [(row, seat) for row, seat in enumerate(order) if rows[row].who.book is not None]
        goes_on = "" if facts.winners else words.next_round()
        spoken = [f"{title}.", *(f"{line}." for line in lines)]
        finish(self._result, self._frame, scenery, painter, spoken, books, goes_on)

    def _order(self) -> list[int]:
        """The seats from the first row to the last. Until somebody has won, nobody says whether
        the most or the fewest points are the best."""
        facts, seats = self._scenery.facts, range(len(self._scenery.facts.players))
        if not facts.winners:
            return [*seats]
        best = facts.scores[facts.winners[0]]
        return sorted(seats, key=lambda seat: (abs(facts.scores[seat] - best), seat))

    def _row(self, seat: int, face: Face) -> SheetRow:
        facts = self._scenery.facts
        history = tuple(given[seat] for given in facts.points)
        wins = seat in facts.winners
        keeps_book = facts.players[seat].kind is Kind.COMPUTER
        who = Who(
            face,
            common.winner() if wins else "",
            RowMark.GOOD if wins else RowMark.NONE,
            near(self._scenery, notebook_of(seat)) if keeps_book else None,
        )
        return SheetRow(who, (), None, history[-1], "", history)


def _caption(pile: PlainPile) -> str:
    return f"{pile.label}  {pile.size}"


def spoken_pile(pile: PlainPile) -> str:
    """A pile for people who do not see it."""
    caption = _caption(pile)
    return caption if pile.top is None else f"{caption}, {pile.top.spoken}"


def sentence(board: PlainBoard[Any], advice: Advice | None, view: Any) -> str:
    """A hint in words."""
    if advice is None:
        return common.thinking(ADVISER)
    if advice.action is None:
        return common.no_advice(ADVISER)
    return words.would(ADVISER, board.label(advice.action, view))


def buttons_for(
    board: PlainBoard[Any], view: Any, chosen: frozenset[int], legal: Sequence[Action]
) -> tuple[Action, ...]:
    """The legal actions that take exactly these cards; equal ones are as good as each other."""
    hand = board.hand(view)
    wanted = Counter(hand[card] for card in chosen)
    return tuple(
        each
        for each in legal
        if Counter(hand[card] for card in board.cards_of(each, view)) == wanted
    )
