"""Hints at a Quando table: which advice can be followed, what it says, and where it stands: it
covers neither the hand nor the piles. Dots mark what it is about; the looker does it, or something
else.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action
from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.settings import KNOCK_CHANCE
from quando_desktop.games.quando.table.layout import Layout, Seat
from quando_desktop.games.quando.table.scenery import HIDDEN, KNOB, PASS, SHOWN, QuandoScenery
from quando_desktop.games.quando.text import reasons as text_reasons
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.paint import buttons, effects
from quando_desktop.table.parts import hint
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint import ADVISER, HintLayer, adviser
from quando_desktop.table.parts.hint_bubble import TAIL, Bar, HintBubble, HintText
from quando_desktop.table.parts.placing import GAP
from quando_desktop.table.parts.scenery import OWN_SEAT, STATUS, own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import tenths
from quando_desktop.table.turn.hints import Hints

DOT_AWAY = 16.0
TOTAL_WIDE = 160.0
PLACES: dict[object, Key] = {
    Call.KNOCK: KNOB,
    Call.PASS: PASS,
    Draw.SHOWN: SHOWN,
    Draw.HIDDEN: HIDDEN,
}
"""The controls for what is not done with own cards."""


def sentence(advice: Advice | None, view: QuandoView) -> tuple[str, str]:
    """The adviser's move, and the reason where one is given."""
    if advice is None:
        return common.thinking(ADVISER), ""
    action, reason = advice.action, advice.reason
    if not isinstance(action, Play | Draw | Call | Flip):
        return common.no_advice(ADVISER), ""
    would = text_reasons.would(ADVISER, action, view)
    if not isinstance(reason, QuandoReason):
        return f"{would}.", ""
    return f"{would},", text_reasons.because(action, reason, view)


def speech(shown: QuandoScenery, face: Face) -> HintText:
    """All that the bubble says."""
    if shown.tip is not None:
        return hint.tip_speech(face, shown.tip)
    reason = shown.reason
    bars = [
        Bar(text_reasons.label(each, shown.view), each.points, tenths(each.points))
        for each in (() if reason is None else text_reasons.compared(reason))
        if each.points is not None
    ]
    said = sentence(shown.advice, shown.view)
    return hint.speech(face, shown.advice, said, text_reasons.caption(), bars)


class QuandoHintLayer:
    """Puts a hint on a tableau on which everything else lies already."""

    def __init__(
        self, tableau: Tableau, frame: Frame, shown: QuandoScenery, layout: Layout
    ) -> None:
        self._tableau, self._shown, self._layout = tableau, shown, layout
        self._stage, self._art = frame.stage, frame.art
        self._layer = HintLayer(tableau, frame, shown)
        self._boxes = self._layer.boxes

    def lay(self, taken: Sequence[Box], banner: Box | None) -> None:
        """Some boxes are taken by what must be seen; a banner is good to see, as the seats are."""
        said = speech(self._shown, adviser(self._art.palette))
        kept = [*taken, *self._mark(), *self._buttons()]
        others = [box for seat in self._layout.seats for box in _cards_and_face(seat)]
        if banner is not None:
            others.append(banner)
        view = self._shown.view
        opponents = list(clockwise_from(view.seat, view.seats))[1:]
        seats = dict(zip(opponents, map(_whole, self._layout.seats), strict=True))
        self._layer.lay(said, self._floor(), kept, others, self._tail, seats)

    # ------------------------------------------------------------------ its place

    def _floor(self) -> float:
        """Over the hand, with room for cards that are chosen and for the tail of the bubble."""
        return self._layout.hand.top_of_chosen(self._layout.bottom) - TAIL

    def _buttons(self) -> list[Box]:
        """Everything that can be pressed, including the button that plays what the hint says, and
        the line that says what is due."""
        own_cards = {own(card.card) for card in self._shown.view.hand}
        boxes = [
            _with_pips(box) if key == KNOB else self._with_total(box) if key == OWN_SEAT else box
            for key, box in self._boxes.items()
            if key not in own_cards and not _is_seat(key) and key != STATUS
        ]
        action = self._action()
        if isinstance(action, Play):
            fronts = sorted(self._shown.view.hand[place].front for place in action.places)
            width = buttons.button_width(self._art, text.play_cards(fronts), common.enter_key())
            height = buttons.button_height(self._art)
            boxes.append(
                Box.around(self._stage.width / 2, self._layout.banner_y, width, height + 8)
            )
        return boxes

    def _with_total(self, box: Box) -> Box:
        """The own place with what the hand adds up to in larger letters."""
        bulk = self._art.scale.bulk
        if bulk == 1.0:
            return box
        wide = box.widened(TOTAL_WIDE * bulk, box.height)
        return wide._replace(top=wide.top - TAIL, height=wide.height + TAIL)

    def _tail(self, bubble: HintBubble, left: float, top: float) -> float | None:
        """Down to what the hint is about, if that is right below."""
        hand = self._layout.hand
        below = top + bubble.panel.height
        targets = [
            spot.x
            for card, spot in zip(self._shown.hand, hand.spots, strict=False)
            if card.card in self._shown.hinted_cards
        ]
        is_near = self._floor() - below < GAP
        knob = self._boxes.get(KNOB)
        if self._action() is Call.KNOCK and knob is not None:
            targets, is_near = [knob.left + knob.width / 2], knob.top - below < 4 * DOT_AWAY
        under = [x - left for x in targets if bubble.stands_over(x - left)]
        return under[0] if under and is_near else None

    # ------------------------------------------------------------------- the mark

    def _action(self) -> object:
        """The action of a hint; a tip leaves that to the looker."""
        shown = self._shown
        return shown.advice.action if shown.hinted and shown.advice is not None else None

    def _mark(self) -> list[Box]:
        """A dot beside a button, and the room for it and for a tail that comes down to it. Own
        cards have theirs below them."""
        action = self._action()
        box = self._boxes.get(PLACES[action]) if action in PLACES else None
        if box is None:
            return []
        x, y = box.left + box.width / 2, box.top - DOT_AWAY
        if isinstance(action, Draw):
            x = box.left - DOT_AWAY if action is Draw.SHOWN else box.right + DOT_AWAY
            y = box.bottom - buttons.button_height(self._art) / 2
        elif action is Call.PASS and self._art.scale.is_compact:
            # Over the middle of the button there may be words on a player.
            x = box.right - DOT_AWAY
        self._tableau.put("mark", effects.dot(self._art), x, y)
        return [Box(x - DOT_AWAY / 2, y - TAIL, DOT_AWAY, TAIL + DOT_AWAY / 2)]


def _with_pips(box: Box) -> Box:
    """The knob with what stands around it while it is closed, and room for a tail above that."""
    return Box(box.left - 24, box.top - 36, box.width + 48, box.height + 60)


def _cards_and_face(seat: Seat) -> tuple[Box, Box]:
    """The parts of an opponent that are good to see."""
    half, face = seat.fan.half + seat.card * 0.25, seat.portrait * 0.6
    high = seat.plate_y + seat.plate / 2 - seat.top
    return (
        Box(seat.x - half, seat.top, 2 * half, high),
        Box.around(seat.x, seat.portrait_y - seat.portrait * 0.2, face, face),
    )


def _whole(seat: Seat) -> Box:
    """All of an opponent."""
    half = max(seat.reach, seat.fan.half + seat.card * 0.3, seat.portrait / 2)
    top = seat.portrait_y - seat.portrait * 0.38
    return Box(seat.x - half, top, 2 * half, seat.bottom - top)


def _is_seat(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == "seat"


class QuandoHints(Hints[QuandoView]):
    def is_legal(self, view: QuandoView, action: Action) -> bool:
        if isinstance(action, Play):
            # One order stands for all.
            action = Play(tuple(sorted(action.places)))
        return action in view.legal()

    def compared(self, reason: Reason) -> list[Action]:
        return [each.action for each in reason.weighed] if isinstance(reason, QuandoReason) else []

    def in_words(self, advice: Advice) -> str:
        return " ".join(sentence(advice, self._state.view)).strip()

    # --------------------------------------------------------- the chance of a knock

    def is_wanted(self) -> bool:
        view = self._state.view
        return self.advice(view) is None and self.tells_chance(view)

    def take(self, advice: Advice) -> None:
        super().take(advice)
        view = self._state.view
        if self._state.facts.is_shared:
            # How good a hand is, the others at this computer do not hear: it is at the knob.
            return
        chance = self._chance(view)
        if chance is not None and self.tells_chance(view):
            self._host.say(text_reasons.chance_of_knock(chance))

    def tells_chance(self, view: QuandoView) -> bool:
        """Whether the looker can knock now and wants to know how likely that wins; not where it
        could not be reckoned."""
        if view.phase is not Phase.PLAY or view.call is not Call.KNOCK:
            return False
        if self.advice(view) is not None and self._chance(view) is None:
            return False
        name = self._state.facts.players[view.seat].name
        return self._host.settings.of(name, KNOCK_CHANCE)

    def _chance(self, view: QuandoView) -> float | None:
        """The chance that a knock wins, where that was reckoned."""
        advice = self.advice(view)
        reason = None if advice is None else advice.reason
        return reason.knock_chance if isinstance(reason, QuandoReason) else None
