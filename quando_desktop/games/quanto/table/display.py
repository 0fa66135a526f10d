"""The middle of a Quanto table: the tiles, the draw pile and the display, the groups that are built
of its cards, and a card that is being played.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import cos, pi, sin

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QPainterPath, QPainterPathStroker, QPolygonF

from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.cards import TILES as TILE_NUMBERS
from quando_desktop.games.quanto.rules.view import HeldCard
from quando_desktop.games.quanto.table.brackets import Bracket, Brackets
from quando_desktop.games.quanto.table.layout import DRAW_STEP, Layout
from quando_desktop.games.quanto.table.places import TILE_REACH, Tiles
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    DRAW_BLOCK,
    DRAW_PILE,
    HIDDEN_SIDE,
    PLAYED,
    TILES,
    DisplayGroup,
    Moment,
    QuantoScenery,
    front,
    shown_in_display,
    tile,
)
from quando_desktop.games.quanto.table.telling import last_cards
from quando_desktop.games.quanto.table.telling.last_cards import DRAW_LABEL, are_last
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.table.paint import centre, effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Art, Mark, Picture
from quando_desktop.table.paint.canvas import Canvas, Type, colour
from quando_desktop.table.parts.card_rise import rise_of
from quando_desktop.table.parts.fan import Anchor
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Role, Tableau

HOLLOW, ROUND = 0.33, 0.045
"""The radius of a hollow and of its corners, of a tile's size."""
LIT = 0.43
RISE = 0.025
"""A tile stands on its lower edge: its face is a little above the middle."""
LABEL = Type(17, 600)
LABEL_DOWN = 24.0
LIES, MARKED = 0.5, 0.8
"""The lift of a card of the display, also of one that goes along."""
DOT_DOWN = 13.0
LIGHT = 1.35
"""The reach of the light on the last cards of the pile, in cards."""


def lay_tiles(tableau: Tableau, art: Art, shown: QuantoScenery, layout: Layout) -> None:
    row = layout.tiles
    tableau.put("hollows", _hollows(art, row), row.x, row.y)
    meant = shown.told.tile if shown.told is not None else shown.tile
    for number in shown.view.tiles:
        spot = row.spot(number)
        if number == meant:
            tableau.put("lit", _light(art, row.size), spot.x, spot.y - row.size * RISE)
        picture = tile_picture(art, number, row.size)
        tableau.put(tile(number), picture, spot.x, spot.y, width=row.size)
    box = Box.around(row.x, row.y, len(TILE_NUMBERS) * row.size, 2 * row.size * TILE_REACH)
    name = spoken.tiles(shown.view)
    tableau.controls.append(Control(TILES, name, box, role=Role.INFO))


def tile_picture(art: Art, number: int, size: float) -> Picture:
    return art.svg(f"tiles/{number}", size, size)


def hexagon(radius: float, rounding: float = 0.0) -> QPainterPath:
    """The shape of a tile around its middle, a corner up."""
    corners = [
        QPointF(radius * sin(turn * pi / 3), -radius * cos(turn * pi / 3)) for turn in range(6)
    ]
    path = QPainterPath()
    path.addPolygon(QPolygonF(corners))
    path.closeSubpath()
    if not rounding:
        return path
    stroker = QPainterPathStroker()
    stroker.setWidth(2 * rounding)
    stroker.setJoinStyle(Qt.PenJoinStyle.RoundJoin)
    return path.united(stroker.createStroke(path))


def _hollows(art: Art, row: Tiles) -> Picture:
    size = row.size
    box = Box.around(0, 0, len(TILE_NUMBERS) * size, size)

    def paint(canvas: Canvas) -> None:
        for number in TILE_NUMBERS:
            spot = row.spot(number)
            x, y = spot.x - row.x, -size * RISE
            shape = hexagon(size * HOLLOW, size * ROUND).translated(x, y)
            canvas.fill(shape, colour("#FFFFFF", 0.08 if canvas.theme.is_dark else 0.22))
            painter = canvas.painter
            painter.setOpacity(canvas.theme.pale(0.45))
            canvas.number(x, y, str(number), size * 0.3, canvas.theme.on_table)
            painter.setOpacity(1.0)

    return art.picture(("hollows", size), box, paint)


def _light(art: Art, size: float) -> Picture:
    box = Box.around(0, 0, size * 1.1, size * 1.1)

    def paint(canvas: Canvas) -> None:
        canvas.fill(hexagon(size * LIT, size * ROUND), colour(canvas.theme.gold))

    return art.picture(("lit", size), box, paint)


class DisplayRow:
    """Puts the display on a tableau."""

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuantoScenery, layout: Layout
    ) -> None:
        self._tableau, self._shown, self._layout = tableau, shown, layout
        self._stage, self._art = frame.stage, frame.art
        self._place = layout.display
        cards = self._cards = shown.display
        self._spots = {card.card: spot for card, spot in zip(cards, self._place.spots, strict=True)}
        self._kinds = {card.card: card.kind for card in cards}
        told = shown.told
        self._groups: Sequence[DisplayGroup] = shown.groups if told is None else told.groups
        self._partner = shown.partner if told is None else told.partner
        self._bonus = shown.bonus if told is None else told.bonus
        self._along = {card for group in self._groups for card in group.cards}
        self._along |= {card for card in (self._partner, self._bonus) if card is not None}
        self._along |= shown.marked

    def lay(self) -> None:
        self._draw_pile()
        cards = self._cards
        for place, card in enumerate(cards, 1):
            spot = self._spots[card.card]
            self._card(card, spot)
            self._visit(card, spot, place, len(cards))
        if self._shown.moment is not Moment.DEAL:
            dots = [self._dot(card) for card in cards if self._has_dot(card)]
            Brackets(self._tableau, self._art, self._place, dots).lay(self._brackets())
            self._played()

    # ----------------------------------------------------------------- the pile

    @property
    def _gives_way(self) -> bool:
        """Whether a long line in large letters takes the place of the words below the pile."""
        shown = self._shown
        is_told = bool(shown.status and shown.view.turned_up)
        return is_told and not shown.acts and self._art.scale.bulk > 1.0

    def _draw_pile(self) -> None:
        art, pile, put = self._art, self._place.draw, self._tableau.put
        view, deals = self._shown.view, self._shown.moment is Moment.DEAL
        count = view.draw + (len(view.display) + sum(view.hand_sizes) if deals else 0)
        if not count:
            put("no draw", centre.place(art, pile.card), pile.x, pile.y)
        else:
            if are_last(count):
                glow = last_cards.light(art, count, pile.card * LIGHT)
                put("last light", glow, pile.x, pile.y, grow=effects.COARSE)
            put(DRAW_BLOCK, centre.block(art, pile.card, count - 1), pile.x, pile.y)
            picture = art.card(BACK, pile.card, 0.4)
            put(DRAW_PILE, picture, pile.x, pile.y, side=HIDDEN_SIDE, width=pile.card)
        words = labels.draw_pile(count) if count else labels.pile_empty()
        # The first cards lie right beside it.
        room = 2 * (DRAW_STEP * self._place.step - self._place.card / 2 - 4)
        if LABEL.width(words, art.scale) > room:
            words = str(count)
        label = pieces.label(art, words, LABEL, art.theme.on_table)
        if are_last(count):
            label = last_cards.number(art, count)
        if not self._gives_way:
            put(DRAW_LABEL, label, pile.x, pile.y + pile.half + LABEL_DOWN)
        box = Box.around(pile.x, pile.y, pile.card, 2 * pile.half)
        name = spoken.draw_pile(view)
        self._tableau.controls.append(Control(DRAW_PILE, name, box, role=Role.INFO))

    # ---------------------------------------------------------------- the cards

    def _card(self, card: HeldCard, spot: Anchor) -> None:
        art, put, width = self._art, self._tableau.put, self._place.card
        key, pile = shown_in_display(card.card), self._place.draw
        if self._shown.moment is Moment.DEAL:
            picture = art.card(BACK, pile.card, 0.3)
            put(key, picture, pile.x, pile.y, side=HIDDEN_SIDE, width=pile.card)
            return
        along = card.card in self._along
        usable = self._shown.acts and self._shown.view.offering is None and not self._shown.offers
        rise = rise_of(self._shown, key, chosen=False, usable=usable)
        lift = rise.lift if rise.up else MARKED if along else LIES
        picture = art.card(front(art, card.kind), width, lift, self._mark(card))
        y = spot.y - rise.up * width
        put(key, picture, spot.x, y, side=card.kind, width=width, grow=rise.grow)
        if self._has_dot(card):
            box = self._dot(card)
            put(("dot", card.card), effects.dot(art), spot.x, box.top + box.height / 2)

    def _mark(self, card: HeldCard) -> Mark:
        shown = self._shown
        along = card.card in self._along
        focus = shown.focused == shown_in_display(card.card)
        shut = shown.acts and bool(shown.open_cards | self._along) and not self._is_open(card)
        return Mark(ring=along, veil=shut, outline=focus)

    def _is_open(self, card: HeldCard) -> bool:
        """Whether the card goes along, or could."""
        shown = self._shown
        return (
            shown.freely
            or card.card in self._along
            or card.card in shown.open_cards
            or shown.wants_bonus
        )

    def _has_dot(self, card: HeldCard) -> bool:
        """Whether a hint is about the card, or it could go along."""
        shown = self._shown
        if shown.hinted_keys:
            return shown_in_display(card.card) in shown.hinted_keys
        return (
            shown.acts
            and card.card not in self._along
            and (card.card in shown.open_cards or shown.wants_bonus)
        )

    def _dot(self, card: HeldCard) -> Box:
        spot = self._spots[card.card]
        return Box.around(spot.x, spot.y + self._place.half + DOT_DOWN, effects.DOT, effects.DOT)

    def _visit(self, card: HeldCard, spot: Anchor, place: int, count: int) -> None:
        if self._shown.moment is Moment.DEAL:
            return
        group = next((each.cards for each in self._groups if card.card in each.cards), ())
        name = spoken.display_card(
            card.kind,
            place,
            count,
            fits=self._has_dot(card) and card.card not in self._along,
            group=[self._kinds[other] for other in group],
        )
        width = self._place.card
        box = Box.around(spot.x, spot.y, width, width * CARD_HEIGHT)
        control = Control(
            shown_in_display(card.card),
            name,
            box.widened(min(self._place.step, self._art.scale.target), 0.0),
            role=Role.CARD,
            is_on=card.card in self._along,
        )
        self._tableau.controls.append(control)

    # --------------------------------------------------------------- the groups

    def _brackets(self) -> list[Bracket]:
        found = []
        if self._partner in self._spots:
            spot = self._spots[self._partner]
            words, tile = self._sum_with_partner(self._partner), self._tile
            found.append(Bracket((spot,), words, True, "" if tile is None else str(tile)))
        for group in self._groups:
            spots = tuple(self._spots[card] for card in group.cards if card in self._spots)
            target = self._shown.target
            label = group.words or str(group.total)
            if not group.is_whole and target is not None:
                label = labels.running_sum(group.total, target)
            if spots:
                found.append(Bracket(spots, label, group.is_whole, str(group.total)))
        if self._bonus in self._spots:
            found.append(Bracket((self._spots[self._bonus],), "+ 1", False, "1"))
        return found

    @property
    def _tile(self) -> int | None:
        told = self._shown.told
        return self._shown.tile if told is None else told.tile

    def _sum_with_partner(self, partner: int) -> str:
        """The two cards that a quanto begins with, and their tile."""
        told, shown, tile = self._shown.told, self._shown, self._tile
        if tile is None:
            return ""
        other = self._kinds[partner]
        played = value_of(told.card) if told is not None and told.card is not None else 0
        mine = (told.value if told is not None else shown.value) or played
        if not mine and other != JOKER:
            mine = tile - value_of(other)
        theirs = value_of(other) or tile - mine
        return f"{mine} + {theirs} = {tile}" if 0 < mine < tile else str(tile)

    def _played(self) -> None:
        """Lay the played card where the next card of the display would lie."""
        told, art, spot = self._shown.told, self._art, self._place.free
        if told is None or told.card is None:
            return
        width = self._place.card
        picture = art.card(front(art, told.card), width, 1.1, Mark(ring=True))
        put = self._tableau.put
        put(PLAYED, picture, spot.x, spot.y, side=told.card, width=width)
        if told.card == JOKER and told.value:
            y = spot.y + self._place.half
            put("stands for", _value(art, told.value, width * 0.2), spot.x, y)


def _value(art: Art, value: int, radius: float) -> Picture:
    """The coin with the number that a joker stands for."""

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, radius, canvas.theme.plate)
        canvas.disc(0, 0, radius - 3, canvas.theme.primary)
        canvas.number(0, 0, str(value), radius * 1.05, canvas.theme.on_primary)

    return art.picture(("value", value, radius), Box.around(0, 0, 2 * radius, 2 * radius), paint)
