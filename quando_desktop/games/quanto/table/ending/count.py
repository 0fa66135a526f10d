"""The picture of the winnings at the end of a game of Quanto: stacks with their numbers, heads and
names below them, and the verdict above."""

from __future__ import annotations

from quando_desktop.games.quanto.table.ending.podium import Podium, Stack, podium
from quando_desktop.games.quanto.table.scenery import (
    BACK,
    HIDDEN_SIDE,
    QuantoScenery,
    winnings_count,
)
from quando_desktop.games.quanto.table.scores import Scores
from quando_desktop.table.paint import effects, pieces
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.paint.canvas import Align, Canvas, Type, wrapped
from quando_desktop.table.paint.effects import COARSE
from quando_desktop.table.paint.palette import ink_on
from quando_desktop.table.paint.pieces import HeadShot, with_shadow
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.fan import CARD_HEIGHT
from quando_desktop.table.parts.finale.fate import Fate, fate_of
from quando_desktop.table.parts.remark_bubble import Head, lay_word
from quando_desktop.table.parts.scenery import STATUS
from quando_desktop.table.parts.seats import put_head
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Key, Role, Tableau

VERDICT = Type(30, 700)
VERDICT_HIGH, VERDICT_LEAST = 66.0, 300.0
LIGHT = 210.0
"""The reach of the light on whoever wins."""
DUSK = ((0.0, 0.0), (0.22, 0.12), (1.0, 0.62))
"""The dark around a winner who is none of the people here."""
TILTS = (-2.5, 1.5, -0.5, 2.5, 0.5)
DISC = 0.42
"""The radius of a number, in cards."""
VERDICT_KEY: Key = "verdict"
DUSK_KEY: Key = "dusk"


def layer_of(stack: int, number: int) -> Key:
    """The piece of a layer of a stack, from the lowest."""
    return "counted", stack, number


def light_on(stack: int) -> Key:
    """The piece of the light on a stack that wins."""
    return "light", stack


def laurel_of(seat: int) -> Key:
    """The piece of the green behind the head of somebody who wins."""
    return "laurel", seat


class CountPicture:
    """Puts the end of a game on a tableau."""

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuantoScenery, faces: tuple[Face, ...]
    ) -> None:
        self._tableau, self._frame, self._shown, self._faces = tableau, frame, shown, faces
        self._art, stage = frame.art, frame.stage
        self._podium = podium(stage.width, stage.height, shown.view, shown.facts.winners)
        self._fate = fate(shown, self._podium)

    def lay(self) -> None:
        place = self._podium
        if self._fate is Fate.LOST:
            self._dusk()
        for number, stack in enumerate(place.stacks):
            if stack.wins:
                y = (place.floor + place.top(stack.cards)) / 2
                light = effects.pool(self._art, LIGHT)
                self._tableau.put(light_on(number), light, stack.x, y, grow=COARSE)
        for number, stack in enumerate(place.stacks):
            self._stack(number, stack)
            self._people(stack)
        self._verdict()
        self._word()

    def _dusk(self) -> None:
        first = next(stack for stack in self._podium.stacks if stack.wins)
        stage, y = self._frame.stage, self._podium.floor
        shade = effects.shade(self._art, stage, first.x, y, 900 + stage.margin, DUSK)
        self._tableau.put(DUSK_KEY, shade, 0, 0, grow=COARSE)

    def _stack(self, number: int, stack: Stack) -> None:
        place, put, art = self._podium, self._tableau.put, self._art
        for layer in range(place.layers(stack.cards)):
            picture = art.card(BACK, place.card, 0.2)
            y, tilt = place.floor - layer * place.edge, TILTS[layer % len(TILTS)]
            put(
                layer_of(number, layer),
                picture,
                stack.x,
                y,
                tilt,
                side=HIDDEN_SIDE,
                width=place.card,
            )
        shown = tally(art, stack.cards, place.card * DISC)
        put(winnings_count(stack.seats[0]), shown, stack.x, place.top(stack.cards))

    def _people(self, stack: Stack) -> None:
        place, put, art = self._podium, self._tableau.put, self._art
        for seat, x in place.heads(stack):
            face = self._faces[seat]
            if stack.wins:
                put(laurel_of(seat), effects.laurel(art, place.head), x, place.heads_y)
            head = HeadShot(face, place.head * 0.84, is_medal=True, ring=art.theme.panel)
            put_head(self._tableau, art, seat, head, x, place.heads_y)
            room = min(pieces.LONGEST_NAME, place.step / len(stack.seats) - 44)
            plate = pieces.plate(art, face.name, None, acts=False, room=room)
            put(("plate", seat), plate, x, place.names_y)

    def _verdict(self) -> None:
        scores, (x, y) = Scores(self._shown, self._faces), self._podium.verdict
        words = scores.title()
        self._tableau.put(VERDICT_KEY, self._ribbon(words), x, y)
        name = " ".join(scores.spoken())
        box = Box.around(x, y, VERDICT_LEAST, VERDICT_HIGH)
        self._tableau.controls.append(Control(STATUS, name, box, role=Role.INFO))

    def _ribbon(self, words: str) -> Picture:
        """Green for people who have won, the colour of a main button for those who share it, and
        plain for those who have lost."""
        scale, room = self._art.scale, self._frame.stage.width - 160
        lines = wrapped(words, VERDICT, room, scale)
        step = scale.letters(VERDICT.size) * 1.25
        wide = max(VERDICT.width(line, scale) for line in lines) + 64
        high = VERDICT_HIGH + (len(lines) - 1) * step
        body = Box.around(0, 0, max(VERDICT_LEAST, wide), high)
        ending = self._fate

        def paint(canvas: Canvas) -> None:
            theme = canvas.theme
            grounds = {
                Fate.WON: (theme.good, ink_on(theme.good)),
                Fate.SHARED: (theme.primary, theme.on_primary),
                Fate.LOST: (theme.plate, theme.text),
            }
            ground, ink = grounds[ending]
            canvas.shadow(body, VERDICT_HIGH / 2, 14, 6, 0.25)
            canvas.round(body, VERDICT_HIGH / 2, ground)
            for number, line in enumerate(lines):
                at = (number - (len(lines) - 1) / 2) * step
                canvas.text(0, at, line, VERDICT, ink, align=Align.CENTRE)

        key = ("verdict", words, ending, round(wide))
        return self._art.picture(key, with_shadow(body, 14, 6), paint)

    def _word(self) -> None:
        """What somebody says about it, beside their head."""
        word, place = self._shown.word, self._podium
        if word is None:
            return
        taken = [*self._boxes()]
        for stack in place.stacks:
            for seat, x in place.heads(stack):
                if seat == word.seat:
                    head = Head(x, place.heads_y, place.head, floor=place.heads_y + place.head)
                    lay_word(self._tableau, self._frame, word, head, taken)

    def _boxes(self) -> list[Box]:
        """All that must be seen."""
        place, found = self._podium, []
        (x, y), wide = place.verdict, self._frame.stage.width
        found.append(Box.around(x, y, wide, 2 * VERDICT_HIGH))
        for stack in place.stacks:
            top = place.top(stack.cards) - place.card * CARD_HEIGHT / 2 - 8
            bottom = place.floor + place.card * CARD_HEIGHT / 2 + 8
            found.append(Box(stack.x - place.card * 0.6, top, place.card * 1.2, bottom - top))
            for _, x in place.heads(stack):
                found.append(Box.around(x, place.heads_y, place.head, place.head))
                found.append(Box.around(x, place.names_y, 140, 40))
        return found


def fate(shown: QuantoScenery, place: Podium) -> Fate:
    """How it ends for the people at the screen; partners win together."""
    won = sum(stack.wins for stack in place.stacks)
    return fate_of(shown.facts.winners, shown.facts, won)


def tally(art: Art, count: int, radius: float) -> Picture:
    """The number on a stack."""
    box = Box.around(0, 0, 2 * radius, 2 * radius)

    def paint(canvas: Canvas) -> None:
        canvas.disc(0, 0, radius, canvas.theme.plate)
        height = radius * (0.95 if count < 100 else 0.72)
        canvas.number(0, 0, str(count), height, canvas.theme.text)

    return art.picture(("tally", count, radius), box, paint)
