"""The middle of a Quando table: the two piles, three equal cards in the light, and the choice
between the two sides of a card."""

from __future__ import annotations

from collections.abc import Sequence
from math import inf

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.rules.view import OwnCard
from quando_desktop.games.quando.table.guide.hidden_side import GLOW, TREASURE
from quando_desktop.games.quando.table.layout import (
    BESIDE_LINES,
    DOOR,
    QUESTION_UP,
    Door,
    Layout,
)
from quando_desktop.games.quando.table.remembered import lay_memory
from quando_desktop.games.quando.table.scenery import (
    DISCARD_PILE,
    DRAW_PILE,
    HIDDEN,
    SHOWN,
    Moment,
    QuandoScenery,
)
from quando_desktop.games.quando.table.seats import front, note_of
from quando_desktop.games.quando.text import guide as text_guide
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import buttons, centre, effects, pieces
from quando_desktop.table.paint.art import CARD_HEIGHT, Mark, Picture
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.canvas import Canvas, Type, fitting_width
from quando_desktop.table.paint.pieces import Tone
from quando_desktop.table.parts.button_layer import near
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import short_name

DISCARD_TURNS = (-6, 4, -2, 6, -4)
"""Degrees, over and over, so that a card keeps its turn while others come."""
LIGHT_CARD, LIGHT_STEP, LIGHT_TURN = 142.0, 104.0, 13.0
LIGHT_UP, LIGHT_DOWN, LIGHT_REACH = 124.0, 132.0, 196.0
LIGHT_HIGHER = 90.0
"""How much higher they end where the line below them is in larger letters."""
COMPACT_LIGHT = 0.95
"""The step as a share of the usual one where notes beside it are wider."""
"""The reach of the three cards and their ribbon from their middle."""
DOOR_APART, DOOR_TILT = 140.0, 11.0
QUESTION, LONG_QUESTION = Type(26, 700), Type(20, 700, most=34)
WIDEST_QUESTION, WIDEST_LONG = 440.0, 530.0
"""Units, for a question in large letters and in small ones."""
PILE_LABEL, LEAST_LABEL, WIDEST = Type(17, 600), 28.0, 250.0
"""The words under a pile, the least size of large letters there, and how wide they may be in
larger ones."""
LONGEST_NAMES = (18, 12, 8, 5)
"""Letters of a name in a question."""
FACE, GLOW_GROW = 1.25, 1.12
"""The size of a card that shows its hidden side, beside that of the door; and of the light behind
a treasure, beside the card."""
SEEN_DOWN = 0.47
"""From the middle of a card to the words on it, in its height."""
DIM = ((0.0, 0.0), (0.42, 0.10), (1.0, 0.50))


def on_draw(height: int) -> Key:
    """The piece of the draw pile's card at this height, from 1."""
    return "draw", height


def on_discard(height: int) -> Key:
    return "discard", height


class Middle:
    """Puts the middle of the table on a tableau."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        shown: QuandoScenery,
        layout: Layout,
        names: Sequence[str],
    ) -> None:
        self._tableau, self._shown, self._layout = tableau, shown, layout
        self._names = names
        self._frame = frame
        self._stage, self._art = frame.stage, frame.art
        self.taken: list[Box] = []
        """The boxes of the middle that must be seen, whatever else is shown."""

    # ------------------------------------------------------------------- piles

    def draw_pile(self) -> None:
        art, piles, pile = self._art, self._layout.piles, self._shown.view.draw
        x, y, width = piles.draw_x, piles.y, piles.card
        put = self._tableau.put
        self.taken.append(Box.around(x, y, 1.7 * width, 1.6 * width))
        deals = self._shown.moment is Moment.DEAL
        if not pile:
            put("no draw", centre.place(art, width), x, y)
        else:
            # The hidden side peeks out under the shown one: one card, two sides.
            below = pile[0].down if self._shown.bare else None
            hidden_side = "cards/unknown" if below is None else front(art, below, "full")
            tilted = art.card(hidden_side, width, 0.3)
            put("peek", tilted, x - 0.22 * width, y + 0.05 * width, -9)
            put("block", centre.block(art, width, len(pile) - 1), x, y)
            up = pile[0].up
            hidden = up is None or deals
            name = "cards/unknown" if up is None or deals else front(art, up, "full")
            side = "unknown" if hidden else up
            picture = art.card(name, width, 0.4)
            put(on_draw(len(pile)), picture, x, y, side=side, width=width)
        self._label("draw label", x, text.draw_pile(len(pile)))
        box = Box.around(x, y, width, width * CARD_HEIGHT)
        name = text_spoken.draw_pile(self._shown.view)
        if self._shown.bare and pile and pile[0].down is not None:
            name = f"{name}. {text_spoken.behind_it(pile[0].down)}"
        self._tableau.controls.append(Control(DRAW_PILE, name, box, role=Role.MORE))

    def discard_pile(self) -> None:
        art, piles, pile = self._art, self._layout.piles, self._shown.view.discard
        x, y, width = piles.discard_x, piles.y, piles.card
        put = self._tableau.put
        self.taken.append(Box.around(x, y, 1.7 * width, 1.6 * width))
        put("no discard", centre.place(art, width), x, y)
        if self._shown.drag is not None:
            put("drop here", effects.glow(art, width), x, y)
        top = pile[: text_spoken.DISCARDS_SHOWN]
        for below in range(len(top) - 1, -1, -1):
            height = len(pile) - below
            turn = DISCARD_TURNS[(height - 1) % len(DISCARD_TURNS)]
            up = top[below].up
            name = "cards/unknown" if up is None else front(art, up, "full")
            at = x - below * 0.2 * width, y - below * 3
            put(on_discard(height), art.card(name, width, 0.5), *at, turn, side=up, width=width)
        self._label("discard label", x, text.discard_pile(len(pile)))
        box = Box.around(x, y, width, width * CARD_HEIGHT)
        name = text_spoken.discard_pile(self._shown.view)
        self._tableau.controls.append(Control(DISCARD_PILE, name, box, role=Role.MORE))

    def _label(self, key: Key, x: float, words: str) -> None:
        """Below its pile, but on its own side of the middle."""
        middle, scale = self._stage.width / 2, self._art.scale
        kind = fitting_width(PILE_LABEL, words, WIDEST, scale, LEAST_LABEL)
        wide = kind.width(words, scale)
        away = max(abs(x - middle), wide / 2 + 12)
        picture = pieces.label(self._art, words, kind, self._art.theme.on_table)
        x = middle + away if x > middle else middle - away
        self._tableau.put(key, picture, x, self._layout.piles.label_y)
        self.taken.append(Box.around(x, self._layout.piles.label_y, wide, 28))

    def noted(self) -> list[int]:
        """The opponents with a note under their name, clockwise from the left."""
        view = self._shown.view
        seats = list(clockwise_from(view.seat, view.seats))[1:]
        return [number for number, seat in enumerate(seats) if note_of(self._shown, seat)]

    def take_labels(self) -> None:
        """Takes away what is written under the piles, for a while."""
        labels = {"draw label", "discard label"}
        pieces = self._tableau.pieces
        pieces[:] = [piece for piece in pieces if piece.key not in labels]

    # --------------------------------------------------------------- a triplet

    def in_the_light(self) -> None:
        """The three equal cards on top of the discard pile, for all to see."""
        art, put, pile = self._art, self._tableau.put, self._shown.view.discard
        x, layout = self._stage.width / 2, self._layout
        top = layout.ceiling(x, LIGHT_REACH, self.noted())
        floor = layout.banner_y - 20 - LIGHT_HIGHER * (art.scale.bulk - 1.0)
        grow = min(1.0, (floor - top) / (LIGHT_UP + LIGHT_DOWN))
        y = min(max(layout.piles.y - 8, top + LIGHT_UP * grow), floor - LIGHT_DOWN * grow)
        if not self._shown.calm:
            put("rays", effects.rays(art), x, y)
        number = pile[0].up
        if number is None:
            return
        step = LIGHT_STEP * (COMPACT_LIGHT if art.scale.is_compact or art.scale.bulk > 1.0 else 1.0)
        for place, below in enumerate((2, 1, 0)):
            away = place - 1
            picture = art.card(front(art, number, "full"), LIGHT_CARD * grow, 1.1)
            across, along = away * step * grow, (abs(away) * 14 - 20) * grow
            key = on_discard(len(pile) - below)
            at = x + across, y + along, away * LIGHT_TURN
            put(key, picture, *at, side=number, width=LIGHT_CARD * grow)
        words = text.triplet(number)
        put("ribbon", centre.ribbon(art, words), x, y + 97 * grow)
        reach = max(LIGHT_REACH, centre.ribbon_width(art, words) / 2)
        high = (LIGHT_UP + LIGHT_DOWN) * grow
        self.taken.append(Box(x - reach, y - LIGHT_UP * grow, 2 * reach, high))

    # ---------------------------------------------------------------- the draw

    def which_side(self) -> None:
        """The card opens like a door: its shown side left, the unknown one right."""
        art, view, put = self._art, self._shown.view, self._tableau.put
        question, kind = self._question()
        half = kind.width(question, art.scale) / 2
        x, (y, grow, down) = self._doorway(half)
        size = DOOR * grow
        label = pieces.label(art, question, kind, art.theme.on_table)
        put("question", label, x, y - QUESTION_UP * grow)
        self.taken.append(Box.around(x, y - QUESTION_UP * grow, 2 * half, 36 * art.scale.text))
        shown, hidden = view.draw[0]
        if shown is None:
            return
        states = {key: near(self._shown, key) for key in (SHOWN, HIDDEN)}
        left = self._pulled(SHOWN, x - DOOR_APART * grow, y)
        right = self._pulled(HIDDEN, x + DOOR_APART * grow, y)
        # Both sides are alike: neither is what somebody should take.
        face = art.card(front(art, shown, "full"), size, 1.3, Mark(tilt=-DOOR_TILT))
        put(on_draw(len(view.draw)), face, *left, side=shown, width=size)
        other = "cards/unknown" if hidden is None else front(art, hidden, "full")
        put("door", art.card(other, size, 1.3, Mark(tilt=DOOR_TILT)), *right, width=size)
        put("hinge", self._hinge(), x, y)
        if hidden is not None:
            seen = pieces.note(art, text_guide.you_saw_it(), Tone.INK)
            put("seen", seen, right[0], right[1] + size * CARD_HEIGHT * SEEN_DOWN)
        again = self._shown.armed == HIDDEN
        caps = {
            key: common.enter_key() if states[key] is ButtonState.FOCUSED else arrow
            for key, arrow in ((SHOWN, "←"), (HIDDEN, "→"))
        }
        captions = {
            SHOWN: (text.take_shown(shown), ButtonLook.GOLD, caps[SHOWN]),
            HIDDEN: (
                self._again() if again else text.turn_it_over(hidden),
                ButtonLook.EMBER if again else ButtonLook.GOLD,
                caps[HIDDEN],
            ),
        }
        if max(buttons.button_width(art, *each[::2]) for each in captions.values()) > self._beside:
            # Where letters are large, the arrows on the buttons give way first.
            captions = {key: (words, look, "") for key, (words, look, _) in captions.items()}
        said = [(words, cap) for words, _, cap in captions.values()]
        small = max(buttons.button_width(art, *each) for each in said) > self._beside
        width = max(244.0, *(buttons.button_width(art, *each, small=small) for each in said))
        apart = max(DOOR_APART, width / 2 + 12)
        for key, side in ((SHOWN, -1), (HIDDEN, 1)):
            words, look, cap = captions[key]
            picture = buttons.button(art, words, look, cap, states[key], width, small=small)
            at = x + side * apart, y + down
            put(key, picture, *at)
            high = size * CARD_HEIGHT / 2 + down + buttons.button_height(art) / 2 + 3
            across = max(width, size + 2 * (apart - DOOR_APART * grow))
            box = Box(at[0] - across / 2, y - size * CARD_HEIGHT / 2, across, high)
            # By its usual name, whatever it asks for: that is said, and a name that changes would
            # be said as well.
            name = text.turn_it_over(hidden) if key == HIDDEN else words
            if key == HIDDEN and hidden is not None:
                name = f"{name}, {text_guide.you_saw_it()}"
            self._tableau.controls.append(Control(key, name, box, movable=True))
        if self._shown.memory_help and hidden is None:
            reach, noted = apart + width / 2, self.noted()
            memory = lay_memory(self._tableau, self._frame, self._shown, self._layout, reach, noted)
            self.taken.append(memory)

    @property
    def _beside(self) -> float:
        """The room for each of two buttons side by side, in large letters."""
        if self._art.scale.bulk == 1.0:
            return inf
        return self._stage.width / 2 - BESIDE_LINES - 12

    def _again(self) -> str:
        """What the button asks for that was pressed once, more shortly where letters are large."""
        whole = text.press_again_to_turn()
        fits = buttons.button_width(self._art, whole, common.enter_key()) <= self._beside
        return whole if fits else text.press_again_in_short()

    def _question(self) -> tuple[str, Type]:
        """In large letters or small ones, with a name that is cut if it must be, so that it keeps
        off the seats beside it."""
        view, scale = self._shown.view, self._art.scale
        whole = text_spoken.which_side(view, self._names)
        if QUESTION.width(whole, scale) <= WIDEST_QUESTION:
            return whole, QUESTION
        for longest in LONGEST_NAMES:
            names = [short_name(name, longest) for name in self._names]
            words = text_spoken.which_side(view, names)
            if LONG_QUESTION.width(words, scale) <= WIDEST_LONG:
                return words, LONG_QUESTION
        return text_guide.must_draw(), LONG_QUESTION

    def _pulled(self, side: Key, x: float, y: float) -> tuple[float, float]:
        pull = self._shown.pull
        return (x, y) if pull is None or pull.side != side else (x + pull.x, y + pull.y)

    def lift_pulled(self) -> None:
        """What is pulled goes over all that lies there by now."""
        pull = self._shown.pull
        if pull is not None:
            key = "door" if pull.side == HIDDEN else on_draw(len(self._shown.view.draw))
            self._tableau.pieces.sort(key=lambda piece: piece.key == key)

    def face(self, card: OwnCard) -> None:
        """The hidden side was chosen: the card has turned over, and is looked at."""
        x, (y, grow, _) = self._doorway(0.0)
        width = DOOR * grow * FACE
        if card.front <= TREASURE:
            self._tableau.put(GLOW, effects.glow(self._art, width), x, y, grow=GLOW_GROW)
        picture = self._art.card(front(self._art, card.front, "full"), width, 1.6)
        self._tableau.put(own(card.card), picture, x, y, side=card.front, width=width)

    def _doorway(self, half: float) -> tuple[float, Door]:
        """The place where a drawn card is looked at, below a question of this width, and its size;
        all else is dimmed."""
        x, y = self._stage.width / 2, 452 + 0.45 * self._stage.spare_height
        door = self._layout.door(x, y, half, self.noted(), buttons.button_height(self._art))
        shade = effects.shade(self._art, self._stage, x, door.y, 760 + self._stage.margin, DIM)
        self._tableau.put("dim", shade, 0, 0, grow=effects.COARSE)
        return x, door

    def _hinge(self) -> Picture:
        body = Box.around(0, 0, 64, 64)

        def paint(canvas: Canvas) -> None:
            canvas.shadow(body, 32, 10, 4, 0.2)
            canvas.disc(0, 0, 32, canvas.theme.plate)
            sign = "ui/turn_over_light" if canvas.theme.is_dark else "ui/turn_over"
            canvas.svg(sign, Box(-19, -21, 38, 38))

        return self._art.picture("hinge", pieces.with_shadow(body, 10, 4), paint)
