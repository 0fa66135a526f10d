"""Hints at a Quanto table: which advice can be followed, what it says, and where it stands. Dots
mark what it is about.
"""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.engine.contract import Action
from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    Phase,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.effects import CardPlay, taken_by, use_of
from quando_desktop.games.quanto.rules.shapes import shape_of
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.layout import Layout
from quando_desktop.games.quanto.table.places import Seat
from quando_desktop.games.quanto.table.scenery import (
    TILES,
    QuantoScenery,
    quanto_of,
    shown_in_display,
    turned_up,
)
from quando_desktop.games.quanto.text import moves, reasons
from quando_desktop.table.paint import buttons
from quando_desktop.table.parts import hint
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.hint import ADVISER, HintLayer, adviser
from quando_desktop.table.parts.hint_bubble import Bar, HintText
from quando_desktop.table.parts.placing import GAP
from quando_desktop.table.parts.scenery import STATUS, own
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Role, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import tenths
from quando_desktop.table.turn.hints import Hints

RATHER = 20
WIDTHS, NARROW = (440.0, 500.0, 560.0, 640.0, 740.0, 860.0), 400.0
"""The widths of the panel: over the display there is more room across than along."""
BESIDE = 340.0, 280.0
"""The widths of a tip that stands beside a short display, where it covers nothing: it has no bars
that would need more."""
LINE_WIDE, WORDS_HIGH = 640.0, 32.0
"""The room for the buttons, and for a line of words."""


def sentence(advice: Advice | None, view: QuantoView) -> tuple[str, str]:
    """The adviser's move, and the reason where one is given."""
    if advice is None:
        return common.thinking(ADVISER), ""
    action, reason = advice.action, advice.reason
    if action is None and reason is not None:
        return moves.would_offer_nothing(ADVISER), ""
    if not isinstance(action, QuantoAction):
        return common.no_advice(ADVISER), ""
    would = moves.would(ADVISER, action, view)
    if not isinstance(reason, QuantoReason):
        return f"{would}.", ""
    return f"{would},", reasons.because(action, reason, view)


def speech(shown: QuantoScenery, face: Face) -> HintText:
    """All that the bubble says."""
    if shown.tip is not None:
        return hint.tip_speech(face, shown.tip)
    reason = None if shown.advice is None else shown.advice.reason
    weighed = reasons.compared(reason, shown.view) if isinstance(reason, QuantoReason) else ()
    ahead = [each.ahead for each in weighed if each.ahead is not None]
    # A looker who is behind with one of them sees by how much the others are better.
    least = min([0.0, *(number - 1.0 for number in ahead)])
    bars = [
        Bar(moves.label(each, shown.view), number - least, reasons.ahead(number, tenths))
        for each, number in zip(weighed, ahead, strict=True)
    ]
    said = sentence(shown.advice, shown.view)
    return hint.speech(face, shown.advice, said, reasons.caption(shown.view), bars)


# ---------------------------------------------------------------------------- its marks


def hinted_keys(action: Action | None, view: QuantoView) -> frozenset[Key]:
    """The cards that a hint is about, and a quanto that it would steal."""
    found: list[Key] = []
    if isinstance(action, QuantoAction):
        found += _held(moves.uses(action), view)
    if isinstance(action, CardPlay):
        found += _lying(taken_by(action), view)
    if isinstance(action, Steal):
        found.append(quanto_of(action.victim))
    return frozenset(found)


def _held(kind: int | None, view: QuantoView) -> list[Key]:
    """The first card of this kind in the hand, or of those that were turned up."""
    if view.phase is Phase.CHOOSE:
        places = [place for place, card in enumerate(view.turned_up) if card == kind]
        return [turned_up(place) for place in places[:1]]
    return [own(card.card) for card in view.hand if card.kind == kind][:1]


def _lying(kinds: Sequence[int], view: QuantoView) -> list[Key]:
    """Cards of the display, one for each of these."""
    left, found = [*kinds], []
    for card in view.display:
        if card.kind in left:
            left.remove(card.kind)
            found.append(shown_in_display(card.card))
    return found


# ---------------------------------------------------------------------------- its place


def lay_hint(
    tableau: Tableau, frame: Frame, shown: QuantoScenery, layout: Layout, taken: Sequence[Box]
) -> None:
    """On a tableau on which everything else lies already. Some boxes are taken by words that must
    be seen; so are cards to choose from, all buttons, and a quanto that the hint is about."""
    widths = (*WIDTHS, NARROW) if frame.stage.is_compact else WIDTHS
    layer = HintLayer(tableau, frame, shown, widths if shown.tip is None else (*widths, *BESIDE))
    kept = [*taken, _line(frame, layout)]
    others: list[Box] = []
    forms = shown.hinted and shown.advice is not None and isinstance(shown.advice.action, Form)
    for control in tableau.controls:
        is_meant = control.key in shown.hinted_keys
        if control.key != STATUS:
            is_seen = control.role in (Role.INFO, Role.PLACE) and not is_meant
            (others if is_seen else kept).append(control.box)
        if control.key == TILES and forms:
            # One of them is meant: rather anything else, if there is room.
            others += [control.box] * RATHER
    said = speech(shown, adviser(frame.art.palette))
    floor = layout.hand.top_of_chosen - GAP
    opponents = list(clockwise_from(shown.view.seat, shown.view.seats))[1:]
    seats = dict(zip(opponents, map(_whole, layout.seats), strict=True))
    layer.lay(said, floor, kept, others, lambda *_: None, seats)


def _whole(seat: Seat) -> Box:
    """All of an opponent but for the quanto and the winnings."""
    half = max(seat.half + seat.card * 0.3, seat.portrait / 2)
    left, right = min(seat.span[0], seat.x - half), max(seat.span[1], seat.x + half)
    top = seat.portrait_y - seat.portrait * 0.38
    return Box(left, top, right - left, seat.note_y + seat.plate / 2 - top)


def _line(frame: Frame, layout: Layout) -> Box:
    """Room for the buttons that come once a card is chosen, and for the words above them."""
    top = layout.words_y - WORDS_HIGH / 2
    height = layout.line_y + buttons.button_height(frame.art) / 2 - top
    return Box((frame.stage.width - LINE_WIDE) / 2, top, LINE_WIDE, height)


class QuantoHints(Hints[QuantoView]):
    def is_legal(self, view: QuantoView, action: Action) -> bool:
        if not isinstance(action, CardPlay):
            return action in view.legal()
        # One grouping, and one value of a joker, stands for all.
        wanted = effect(action)
        return any(isinstance(each, CardPlay) and effect(each) == wanted for each in view.legal())

    def compared(self, reason: Reason) -> list[Action]:
        return [each.action for each in reason.weighed] if isinstance(reason, QuantoReason) else []

    def in_words(self, advice: Advice) -> str:
        return " ".join(sentence(advice, self._state.view)).strip()

    def _sound(self, view: QuantoView, advice: Advice) -> Advice:
        if advice.action is None and advice.reason is not None and view.seat != view.active:
            # To offer nothing is advice, too (N24).
            return advice
        return super()._sound(view, advice)


def effect(action: CardPlay) -> tuple[object, ...]:
    """The effect of an action: equal for two that do the same."""
    told: tuple[int | None, ...] = ()
    match action:
        case Capture(card=card, bonus=bonus) | Take(card=card, bonus=bonus):
            told = card, bonus
        case Form(card=card, tile=tile):
            told = card, tile
        case Extend(card=card) | Discard(card=card):
            told = (card,)
    return use_of(action), told, shape_of(taken_by(action))
