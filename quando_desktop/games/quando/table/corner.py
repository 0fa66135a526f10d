"""The lower right corner of a Quando table: the knob to knock on, or the pass of the last round;
nothing else comes near."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.settings import KnockBy
from quando_desktop.games.quando.table.knob import knob, pips
from quando_desktop.games.quando.table.layout import Layout
from quando_desktop.games.quando.table.scenery import KNOB, PASS, QuandoScenery
from quando_desktop.games.quando.text import reasons as text_reasons
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import buttons, effects, pieces
from quando_desktop.table.paint.buttons import ButtonLook, ButtonState
from quando_desktop.table.paint.canvas import Type, shrinking, wrapped
from quando_desktop.table.paint.room import EDGE, RIM
from quando_desktop.table.parts.button_layer import ButtonLayer, near
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Control, Frame, Tableau
from quando_desktop.table.text.numbers import percent

KNOB_RADIUS, CLOSED_RADIUS, HELD_RADIUS = 54.0, 48.0, 62.0
HOW, LEAST = Type(16, 600), 26.0
"""The words at the knob, and the least size of large letters there."""
HOW_DOWN, CLOSED_DOWN = 76.0, 72.0
"""From the middle of the knob to the words below it."""
MANY_LINES = 2
"""The most lines; anything longer is said more shortly."""
MOST_STEP, LARGE_STEP = 1.6, 1.02
"""The size of text up to which its lines are farther apart, and the distance of larger ones, in
letters."""
ABOVE, CLOSER, BELOW = 120.0, 35.0, 20.0
"""From the middle of the knob up to words above it, less where plates are larger; and from those
down to the hand."""
PIPS_UP = 26.0
"""From the knob up to the end of the dots over one that is closed."""
FOOT = 8.0
"""The free room below everything."""


class Corner:
    """Puts the corner on a tableau."""

    def __init__(
        self,
        tableau: Tableau,
        frame: Frame,
        shown: QuandoScenery,
        layout: Layout,
        names: Sequence[str],
    ) -> None:
        self._tableau, self._shown, self._layout = tableau, shown, layout
        self._stage, self._art = frame.stage, frame.art
        self._names = names

    def lay(self) -> None:
        shown, view = self._shown, self._shown.view
        x, y = self._layout.knock
        if view.phase is Phase.OVER or shown.in_penalty:
            return
        if view.knocker is None:
            if view.phase is Phase.PLAY or not shown.acts:
                self._knob(x)
        elif shown.chooses_cards and view.call is Call.PASS:
            wide = buttons.button_width(self._art, text.pass_turn(), "P")
            if x - wide / 2 < self._layout.hand.right + 8:
                x = self._inside(x, wide)
                y = self._layout.hand.spots[-1].y - self._layout.hand.card * 0.7 - 40
            press = ButtonLayer(self._tableau, self._art, shown)
            press.button(PASS, text.pass_turn(), ButtonLook.QUIET, "P", x, y)

    def _knob(self, x: float) -> None:
        shown, view, art, put = self._shown, self._shown.view, self._art, self._tableau.put
        how = text.hold_to_knock() if shown.knock_by is KnockBy.HOLD else text.press_twice()
        is_open = view.call is Call.KNOCK
        said = [how if shown.acts else text.knock_open()]
        if not is_open:
            said = [*text.knock_closed(view.options["plays_before_knock"])]
        kind, lines = self._beside_hand(*said)
        chance = self._chance()
        step = 22 * max(1.0, min(self._art.scale.text, MOST_STEP) * 0.9)
        if art.scale.bulk > 1.0:
            step = max(step, kind.letters(art.scale) * LARGE_STEP)
        # A second line is there for the closed knob; for more the knob makes room.
        y = self._layout.knock[1] - step * max(0, len(lines) - (1 if is_open else 2))
        if chance:
            high = HOW_DOWN + (len(lines) - 0.4) * step + pieces.slip_size(art, chance)[1]
            y = min(y, self._stage.height - FOOT - high)
        self._visit(x, y, how)
        part = shown.knock_part
        if is_open and (part or shown.armed == KNOB):
            put("ripples", effects.ripples(art, HELD_RADIUS), x, y)
            put(KNOB, knob(art, HELD_RADIUS, is_open=True), x, y)
            put("ring", effects.ring(art, HELD_RADIUS, part), x, y)
            self._what_now(text.let_go() if part else text.press_again(), x, y)
            return
        focus = near(shown, KNOB) is ButtonState.FOCUSED and (shown.acts or not is_open)
        if is_open:
            put(KNOB, knob(art, KNOB_RADIUS, is_open=True, focus=focus), x, y)
        else:
            self._closed_knob(x, y - 12, focus=focus)
        first = y + (HOW_DOWN if is_open else CLOSED_DOWN)
        # All lines have the same middle.
        below = self._right(x, max(kind.width(line, art.scale) for line in lines))
        for number, line in enumerate(lines):
            label = pieces.label(art, line, kind, art.theme.on_table)
            put(("how", number), label, below, first + number * step)
        if chance:
            wide, high = pieces.slip_size(art, chance)
            top = first + (len(lines) - 0.4) * step
            put("chance", pieces.slip(art, chance), self._right(x, wide), top + high / 2)

    def _visit(self, x: float, y: float, how: str) -> None:
        name = text_spoken.knob(self._shown.view, self._names, how)
        if self._shown.tells_chance and self._shown.knock_chance is not None:
            name = f"{name} {text_reasons.chance_of_knock(self._shown.knock_chance)}."
        box = Box.around(x, y, 2 * KNOB_RADIUS, 2 * KNOB_RADIUS)
        if self._art.scale.bulk > 1.0 and self._shown.view.call is not Call.KNOCK:
            # A hint in large letters comes near: it keeps off the dots, too.
            box = Box(box.left, box.top - PIPS_UP, box.width, box.height + PIPS_UP)
        self._tableau.controls.append(Control(KNOB, name, box))

    def _chance(self) -> list[str]:
        """The chance that a knock wins, for a looker who wants to know. While that is reckoned its
        room is kept: nobody aims at a knob that moves."""
        shown = self._shown
        if not shown.tells_chance:
            return []
        now = "…" if shown.knock_chance is None else percent(shown.knock_chance)
        lines: list[str] = []
        for words in (text_reasons.chance_of_knock(1.0), text_reasons.chance_in_short(1.0)):
            room = self._room(below_knob=True) - pieces.SLIP_EDGES
            lines = wrapped(words, pieces.NOTE, room, self._art.scale)
            if len(lines) <= MANY_LINES:
                break
        return [line.replace(percent(1.0), now) for line in lines]

    def _closed_knob(self, x: float, y: float, *, focus: bool) -> None:
        view, art, put = self._shown.view, self._art, self._tableau.put
        put(KNOB, knob(art, CLOSED_RADIUS, is_open=False, focus=focus), x, y)
        counts = [view.play_counts[seat] for seat in clockwise_from(view.seat, view.seats)]
        put((KNOB, "pips"), pips(art, 58, counts, view.options["plays_before_knock"]), x, y)

    def _what_now(self, words: str, x: float, y: float) -> None:
        """Below the knob or, where the hand is too near, above it."""
        wide, bulk, hand = (
            pieces.pill_width(self._art, words),
            self._art.scale.bulk,
            self._layout.hand,
        )
        x = self._inside(x, wide)
        fits = x - wide / 2 > hand.right + 6
        down = 105.0 if fits else CLOSER * (bulk - 1.0) - ABOVE
        if not fits and bulk > 1.0:
            down = min(
                down, min(spot.y for spot in hand.spots) - hand.card * 0.8 - BELOW * bulk - y
            )
        self._tableau.put("how", pieces.pill(self._art, words), x, y + down)

    def _beside_hand(self, *lines: str) -> tuple[Type, list[str]]:
        """These lines, or others that fit between the hand and the edge, in the largest letters in
        which they are not more than they must be."""
        made = [(kind, self._in(kind, lines)) for kind in shrinking(HOW, self._art.scale, LEAST)]
        return min(made, key=lambda each: len(each[1]))

    def _in(self, kind: Type, lines: Sequence[str]) -> list[str]:
        room, scale = self._room(), self._art.scale
        if all(kind.width(line, scale) <= room for line in lines):
            return list(lines)
        return wrapped(" ".join(lines), kind, max(150.0, room), scale)

    def _room(self, *, below_knob: bool = False) -> float:
        """Between the hand and the edge; or less, for what stands right below the knob."""
        stage = self._stage
        edge = stage.width + stage.margin - 12
        room = edge - max(stage.width / 2, self._layout.hand.right + 8)
        return max(150.0, min(room, 2 * (edge - self._layout.knock[0]))) if below_knob else room

    def _right(self, x: float, width: float) -> float:
        """Under the knob and on the cloth, right of the hand, but never beyond the edge of the
        stage."""
        cloth = self._stage.width - EDGE - RIM - 6
        x = min(x, cloth - width / 2)
        return self._inside(max(x, self._layout.hand.right + 6 + width / 2), width)

    def _inside(self, x: float, width: float) -> float:
        """The middle of something so wide, so that all of it is seen."""
        return min(x, self._stage.width + self._stage.margin - width / 2 - 12)
