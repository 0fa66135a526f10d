"""The parts of a rulebook's pictures: fans and piles of real cards, players, numbers and signs."""

from __future__ import annotations

import re
from collections.abc import Iterator

from quando_desktop.dataclass import dataclass
from quando_desktop.prose.pictures import (
    THEME,
    Cards,
    Part,
    PictureGroup,
    PictureNumber,
    PicturePiece,
    PicturePlayer,
    PictureSign,
    PictureVerdict,
    Spread,
)
from quando_desktop.table.paint import centre, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Canvas
from quando_desktop.table.paint.palette import mix
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.stage import Box

STEPS = {1: 1.0, 2: 0.7, 3: 0.64, 4: 0.46}
"""Steps between cards by the number of cards in a fan, as shares of a card."""
CLOSEST = 0.34
GAP = 0.14
"""The gap between two parts."""
TILT = 9.0
CARDS = re.compile(r"^cards/(\w+)/")
"""The folder of a game's cards; the bold ones are beside it."""
PIECE = 0.82
"""The side of a part that is no card."""
STACKED = 6
"""Cards below the top one of a pile."""


@dataclass(frozen=True, slots=True)
class Placed:
    """A picture and the position of its centre, in units."""

    picture: Picture
    x: float
    y: float
    angle: float = 0.0


def extent(group: PictureGroup) -> float:
    """The width of a group, in cards."""
    return sum(map(_width, group.parts)) + GAP * (len(group.parts) - 1)


def _width(part: Part) -> float:
    match part:
        case Cards(drawings, Spread.FAN):
            return 1 + _step(part) * (len(drawings) - 1) + 2 * _slack(part)
        case Cards(drawings, Spread.APART):
            return 1 + _step(part) * (len(drawings) - 1)
        case Cards():
            return 1.06
        case PictureNumber(text):
            return 0.42 * len(text)
        case PicturePiece():
            return PIECE
    return (
        {PictureSign.TURN: 0.4, PictureSign.FIST: 0.9}[part]
        if isinstance(part, PictureSign)
        else 1.0
    )


def _step(cards: Cards) -> float:
    """The step from one card to the next."""
    return 1.12 if cards.spread is Spread.APART else STEPS.get(len(cards.drawings), CLOSEST)


def _slack(cards: Cards) -> float:
    """The extra width of a fan whose outer cards lean."""
    return 0.14 if len(cards.drawings) > 1 else 0.0


class PartPainter:
    """Makes the pictures of parts, for cards of one width."""

    def __init__(self, art: Art, card: float) -> None:
        self._art, self._card = art, card

    def group(self, group: PictureGroup) -> list[Placed]:
        """The pictures of a group, from the left edge and the middle of the row."""
        left, found = 0.0, []
        for part in group.parts:
            for each in self._part(part):
                found.append(Placed(each.picture, left + each.x, each.y, each.angle))
            left += (_width(part) + GAP) * self._card
        if group.verdict is not None:
            badge = verdict(self._art, 0.19 * self._card, group.verdict)
            right = (extent(group) - 0.1) * self._card
            found.append(Placed(badge, right, -0.66 * self._card))
        return found

    def _part(self, part: Part) -> list[Placed]:
        art, card, middle = self._art, self._card, _width(part) * self._card / 2
        match part:
            case Cards():
                return list(self._cards(part))
            case PicturePlayer():
                return list(self._sitter(part))
            case PictureNumber(text):
                return [Placed(number(art, text, 0.62 * card), middle, 0)]
            case PicturePiece(drawing):
                return [Placed(art.svg(drawing, PIECE * card, PIECE * card), middle, 0)]
            case PictureSign.TURN:
                return [Placed(turn_sign(art, 0.36 * card), middle, 0)]
        return [Placed(pieces.fist_badge(art, 0.4 * card), middle, 0)]

    def _cards(self, cards: Cards) -> Iterator[Placed]:
        card, last = self._card, len(cards.drawings) - 1
        if cards.spread is Spread.STACK:
            yield Placed(centre.block(self._art, card, STACKED), card / 2, 0)
            yield Placed(self._face(cards.drawings[-1]), card / 2, 0)
            return
        is_fan = cards.spread is Spread.FAN
        left = card / 2 + (_slack(cards) * card if is_fan else 0)
        for place, name in enumerate(cards.drawings):
            lean = (2 * place / last - 1) if is_fan and last else 0.0
            x = left + _step(cards) * card * place
            yield Placed(self._face(name), x, 0.07 * card * lean * lean, TILT * lean)

    def _sitter(self, sitter: PicturePlayer) -> Iterator[Placed]:
        art, size = self._art, (0.84 if sitter.number else 1.0) * self._card
        character = art.palette.characters[sitter.character]
        face = Face(character.name, sitter.character, character.body, "")
        y = -0.28 * self._card if sitter.number else 0.0
        middle = 0.5 * self._card
        yield Placed(pieces.medal(art, face, size, art.theme.panel), middle, y)
        if sitter.fist:
            fist = pieces.fist_badge(art, 0.17 * self._card)
            yield Placed(fist, middle + 0.42 * size, y - 0.38 * size)
        if sitter.number:
            yield Placed(number(art, sitter.number, 0.34 * self._card), middle, 0.52 * self._card)

    def _face(self, name: str) -> Picture:
        name = name.replace(THEME, self._art.theme.drawn)
        if self._art.bold:
            name = CARDS.sub(r"cards/\1_bold/", name)
        return self._art.card(name, self._card)


# ----------------------------------------------------------------------- signs


def arrow(art: Art) -> Picture:
    def paint(canvas: Canvas) -> None:
        ink = mix(canvas.theme.on_table, canvas.theme.table_top, 0.4)
        canvas.line([(-28, 0), (18, 0)], ink, 5)
        canvas.line([(12, -9), (24, 0), (12, 9)], ink, 5)

    return art.picture("rules arrow", Box.around(0, 0, 72, 40), paint)


def turn_sign(art: Art, side: float) -> Picture:
    name = "ui/turn_over_light" if art.theme.is_dark else "ui/turn_over"
    return art.svg(name, side, side)


def number(art: Art, text: str, height: float) -> Picture:
    box = Box.around(0, 0, height * len(text) + 4, height * 1.3)
    return art.picture(
        ("rules number", text, height),
        box,
        lambda canvas: canvas.number(0, 0, text, height, canvas.theme.on_table),
    )


def verdict(art: Art, radius: float, kind: PictureVerdict) -> Picture:
    """A tick or a cross, told apart by shape and not by colour alone."""
    part = radius * 0.42

    def paint(canvas: Canvas) -> None:
        theme = canvas.theme
        is_right = kind is PictureVerdict.RIGHT
        canvas.disc(0, 0, radius + 3, theme.panel)
        canvas.disc(0, 0, radius, theme.good if is_right else theme.ember)
        line = radius * 0.24
        if is_right:
            canvas.line(
                [(-part, 0), (-part * 0.2, part * 0.8), (part, -part * 0.7)], theme.panel, line
            )
            return
        canvas.line([(-part * 0.8, -part * 0.8), (part * 0.8, part * 0.8)], theme.panel, line)
        canvas.line([(-part * 0.8, part * 0.8), (part * 0.8, -part * 0.8)], theme.panel, line)

    return art.picture(
        ("verdict", radius, kind), Box.around(0, 0, 2 * radius + 8, 2 * radius + 8), paint
    )
