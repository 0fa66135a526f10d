"""The verdict on a round of Quando, on the table: what everybody's fronts add up to, "Alone!" or
what a failed knock costs, light on whoever has won, and zeros that bloom."""

from __future__ import annotations

from collections.abc import Iterable

from quando_desktop.games.quando.table.ending.count import has_failed, winners_of
from quando_desktop.games.quando.table.ending.marks import (
    Tint,
    stamp_height,
    stamp_picture,
    stamp_width,
    total_picture,
)
from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import Moment, QuandoScenery
from quando_desktop.games.quando.text import sheet as text
from quando_desktop.games.quando.text.report import Ending, Report, report
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.paint import centre, effects
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.parts.finale.fate import Fate, fate_of
from quando_desktop.table.parts.scenery import OWN
from quando_desktop.table.scene.tableau import Frame, Key, Piece, Pose, Tableau
from quando_desktop.table.text.numbers import Company, short_name

OWN_SIZE = 88.0
"""The size of things at the own seat, as the width of a card is that of an opponent's."""
OWN_UP, OWN_HEAD = 138.0, 136.0
"""The own total stands above the portrait, and green shows around its ring."""
STAMP, TILT = 0.4, -8.0
"""The letters of a stamp in cards, and its turn in degrees."""
RIBBON_EDGES, RIBBON_HALF, RIBBON_INSET = 160.0, 33.0, 48.0
"""Beside the line on who has won where nothing comes near; half of its height; around its words."""
GLOOM = ((0.0, 0.0), (0.3, 0.05), (0.6, 0.3), (1.0, 0.5))


class Spot(NamedTuple):
    """The place of a seat's total, and its head."""

    x: float
    y: float
    card: float
    head: tuple[float, float]
    portrait: float


def total_of(seat: int) -> Key:
    """The piece of a seat's total."""
    return "total", seat


def stamp_of(seat: int) -> Key:
    return "stamp", seat


class VerdictLayer:
    """Puts the count and the verdict on a tableau on which all hands lie open."""

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuandoScenery, layout: Layout, names: list[str]
    ) -> None:
        self._tableau, self._frame, self._shown, self._layout = tableau, frame, shown, layout
        self._art, self._names = frame.art, names
        self._found: Report = report(shown.view)
        self._winners = winners_of(self._found)
        self._fate = fate_of(self._winners, shown.facts)

    def lay(self) -> None:
        is_told = self._shown.moment is Moment.VERDICT
        if is_told:
            self._light()
            self._bloom()
        for seat, total in enumerate(self._found.totals):
            spot, tone = self.spot(seat), self._tone(seat) if is_told else Tint.PLAIN
            picture = total_picture(self._art, total, spot.card, tone)
            self._tableau.put(total_of(seat), picture, spot.x, spot.y)
        if is_told:
            self._stamp()
            self._ribbon()

    def spot(self, seat: int) -> Spot:
        view, layout = self._shown.view, self._layout
        if seat == view.seat:
            x, y = layout.own
            return Spot(x, y - OWN_UP, OWN_SIZE, (x, y - 34), OWN_HEAD)
        place = layout.seats[(seat - view.seat) % view.seats - 1]
        head = place.x, place.portrait_y
        return Spot(place.x, place.paws_y - place.card * 0.24, place.card, head, place.portrait)

    def _tone(self, seat: int) -> Tint:
        if seat in self._winners:
            return Tint.GOOD
        return Tint.BAD if has_failed(self._found) and seat == self._found.who else Tint.PLAIN

    # -------------------------------------------------------------------------- light

    def _light(self) -> None:
        """Light on whoever has won: where a person has, it is light; where none has, the rest of
        the room is dark."""
        art, stage = self._art, self._frame.stage
        spots = [self.spot(seat) for seat in self._winners]
        under = 1 + self._index("room")
        if self._fate is Fate.LOST:
            dark = effects.shade(art, stage, *spots[0].head, 1150, GLOOM)
            self._insert(under, "gloom", dark, Pose(0, 0, grow=effects.COARSE))
        for seat, spot in zip(self._winners, spots, strict=True):
            if self._fate is not Fate.LOST:
                pool = effects.pool(art, 460 if self._fate is Fate.WON else 260)
                self._insert(under, ("pool", seat), pool, Pose(*spot.head, grow=effects.COARSE))
            halo = effects.laurel(art, spot.portrait)
            behind = self._index(("portrait", seat))
            self._insert(behind, ("laurel", seat), halo, Pose(*spot.head))

    def _bloom(self) -> None:
        """The zeros of whoever holds nothing else, all together."""
        if self._found.ending is not Ending.ZEROS:
            return
        who, own = self._found.who, self._shown.view.seat
        kind = OWN if who == own else "held"
        cards = [
            piece
            for piece in self._tableau.pieces
            if isinstance(piece.key, tuple)
            and piece.key[0] == kind
            and (who == own or piece.key[1] == who)
        ]
        for number, piece in enumerate(cards):
            at = self._tableau.pieces.index(piece)
            glow = effects.glow(self._art, piece.width)
            self._insert(at, ("bloom", number), glow, piece.pose)

    def _index(self, key: Key) -> int:
        """The height of a piece that lies there."""
        return [piece.key for piece in self._tableau.pieces].index(key)

    def _insert(self, at: int, key: Key, picture: Picture, pose: Pose) -> None:
        self._tableau.pieces.insert(at, Piece(key, picture, pose))

    # ------------------------------------------------------------------------- words

    def _stamp(self) -> None:
        found = self._found
        if found.ending is Ending.ZEROS:
            return
        spot, failed = self.spot(found.who), has_failed(found)
        words = self._stamped()
        picture = stamp_picture(self._art, words, spot.card * STAMP, failed=failed)
        # Beside the total, towards the middle of the table.
        side = 1 if spot.x < self._frame.stage.width * 0.6 else -1
        half = stamp_width(self._art, words, spot.card * STAMP) / 2
        # The own one stays below the line on who has won.
        up = 0.34 if found.who != self._shown.view.seat else -0.06
        away = max(spot.card * 0.42, self._beside_cards(found.who, side, half))
        x, y = spot.x + side * (away + half), spot.y - spot.card * up
        self._tableau.put(stamp_of(found.who), picture, x, y, side * TILT, above=True)

    def _beside_cards(self, seat: int, side: int, half: float) -> float:
        """How far from the middle of an opponent's fan a stamp covers hardly anything of it; 0
        where it would lie on somebody else's."""
        view, seats = self._shown.view, self._layout.seats
        if seat == view.seat:
            return 0.0
        place = seats[(seat - view.seat) % view.seats - 1]
        away = place.fan.half - place.card * 0.16
        for other in seats:
            is_level = abs(other.paws_y - place.paws_y) < place.card_height
            gap = side * (other.x - place.x)
            if is_level and gap > 0 and gap - other.fan.half < away + 2 * half:
                return 0.0
        return away

    def _stamped(self) -> str:
        found = self._found
        extra = found.points[found.who] - found.totals[found.who]
        return text.extra(extra) if has_failed(found) else text.alone()

    def _ribbon(self) -> None:
        """One line on how it ended, where all look."""
        who = self._company(self._winners)
        words = text.round_won(who)
        if self._found.ending is Ending.ZEROS:
            words = text.only_zeros(self._company([self._found.who]))
        theme = self._art.theme
        ground = {
            Fate.WON: theme.good,
            Fate.SHARED: theme.primary,
            Fate.LOST: theme.on_table,
        }[self._fate]
        words = centre.RIBBON_TEXT.fit(words, self._ribbon_room(), self._art.scale)
        ribbon = centre.ribbon(self._art, words, ground)
        x, y = self._frame.stage.width / 2, self._layout.banner_y
        self._tableau.put("news", ribbon, x, y, above=True)

    def _ribbon_room(self) -> float:
        """The room for the words of the line: many may have won, names may be long, and a large
        stamp at the own seat comes up to it."""
        wide, own = self._frame.stage.width, stamp_of(self._shown.view.seat)
        stamp = next((each for each in self._tableau.pieces if each.key == own), None)
        if stamp is None:
            return wide - RIBBON_EDGES
        half = stamp_width(self._art, self._stamped(), OWN_SIZE * STAMP) / 2
        top = stamp.pose.y - stamp_height(self._art, OWN_SIZE * STAMP) / 2 - half * 0.15
        if top > self._layout.banner_y + RIBBON_HALF:
            return wide - RIBBON_EDGES
        return wide - 2 * (stamp.pose.x + half + 22) - RIBBON_INSET

    def _company(self, seats: Iterable[int]) -> Company:
        names = [short_name(name) for name in self._names]
        return Company.of(seats, names, self._shown.facts.you)
