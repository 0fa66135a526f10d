"""The reveal at the end of a round of Quando: paper turns solid, seat by seat, while everybody's
total counts up; then the verdict."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import accumulate

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.ending.count import has_failed, reveal_order, winners_of
from quando_desktop.games.quando.table.ending.marks import total_picture
from quando_desktop.games.quando.table.ending.verdict import OWN_SIZE, total_of
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quando.table.seats import counted, held
from quando_desktop.games.quando.text.report import Ending, Report, report
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.finale.fate import ROUND_SOUNDS, SHORT_SOUNDS, fate_of
from quando_desktop.table.scene.ease import in_out_sine, out_back, out_cubic
from quando_desktop.table.scene.tableau import (
    ENTER,
    Beat,
    Cue,
    Film,
    Frame,
    Key,
    Passage,
    Piece,
    Pose,
    Tableau,
)

ALL_SEATS, ONE_SEAT = 1350.0, 460.0
"""The time for all seats together, and the longest time for one."""
TURNED = Cue(260, ease=in_out_sine, over=True)
COUNT = Cue(240, ease=in_out_sine)
STAMPED, PRESSED = Cue(170, ease=out_cubic, over=True), 1.9
"""A stamp comes down from so much larger."""
GLOWS = Cue(420, ease=out_back)
BEFORE_SOUND, AFTER_STAMP = 160.0, 360.0
READ, CALM_READ, CALM_COUNT = 980.0, 1300.0, 500.0
"""The time for which the verdict stands; where motion is calm, and the count before it."""
LAST_WORD = 500.0


class Reveal:
    """The beats between the last action of a round and its score sheet."""

    def __init__(
        self,
        draw: Callable[[Frame, Moment], Tableau],
        view: QuandoView,
        facts: MatchFacts,
        *,
        calm: bool,
    ) -> None:
        """`draw` makes the picture of a moment."""
        self._draw, self._view, self._facts, self._calm = draw, view, facts, calm
        self._found: Report = report(view)

    def beats(self) -> Iterator[Beat]:
        yield self._count
        yield self._verdict

    # --------------------------------------------------------------------- the count

    def _count(self, frame: Frame) -> tuple[Tableau, Passage]:
        made = self._draw(frame, Moment.REVEAL)
        passage = Passage()
        if self._calm:
            passage.hold = CALM_COUNT
            return made, passage
        pieces = {piece.key: piece for piece in made.pieces}
        order = reveal_order(self._found)
        every = min(ONE_SEAT, ALL_SEATS / len(order))
        for number, seat in enumerate(order):
            self._count_seat(frame.art, passage, pieces, seat, number * every, every)
        passage.hold = max(0.0, every - TURNED.ms)
        return made, passage

    def _count_seat(
        self,
        art: Art,
        passage: Passage,
        pieces: dict[Key, Piece],
        seat: int,
        start: float,
        length: float,
    ) -> None:
        """The cards of a seat turn one after the other, and its total counts along."""
        view, is_own = self._view, seat == self._view.seat
        fronts = [card.front for card in view.hand] if is_own else []
        keys: list[Key] = []
        for card, number in [] if is_own else counted(view.others[seat]):
            keys.append(held(seat, card.back, number))
            fronts.append(card.front or 0)
        every = length * 0.75 / max(1, len(fronts))
        for place, key in enumerate(keys):
            passage.cues[key] = TURNED.later(start + place * every)
        for place in range(0, len(keys), 2):
            passage.sounds.append((start + place * every, Sound.FLIP))
        width = OWN_SIZE if is_own else pieces[keys[0]].width if keys else OWN_SIZE
        sums = [0, *accumulate(fronts)]
        first = 0.0 if is_own else TURNED.ms / 2
        # The first picture is there before the piece is: nobody sees a sum too early.
        delays = [0.0, *(start + first + place * every for place in range(len(fronts)))]
        pictures = [total_picture(art, each, width) for each in sums]
        end = start + first + length
        passage.films[total_of(seat)] = Film(tuple(zip(delays, pictures, strict=True)), end)
        passage.cues[total_of(seat)] = ENTER.later(start)

    # ------------------------------------------------------------------- the verdict

    def _verdict(self, frame: Frame) -> tuple[Tableau, Passage]:
        made = self._draw(frame, Moment.VERDICT)
        found, failed = self._found, has_failed(self._found)
        passage = Passage(hold=CALM_READ if self._calm else READ, shake=failed)
        if self._facts.winners:
            # Whoever has won the match has a last word here.
            passage.hold += LAST_WORD
        for piece in made.pieces:
            match piece.key:
                case ("stamp", _):
                    passage.cues[piece.key] = STAMPED
                    at = piece.pose
                    passage.enters[piece.key] = Pose(at.x, at.y, 2 * at.angle, PRESSED, 0.0)
                case ("laurel" | "bloom" | "pool", _):
                    passage.cues[piece.key] = GLOWS
                    at = piece.pose
                    smaller = at.grow * 0.6
                    passage.enters[piece.key] = Pose(at.x, at.y, at.angle, smaller, 0.0)
        for seat in range(self._view.seats):
            passage.cues["plate", seat] = COUNT
        passage.sounds += [*self._sounds(failed, zeros=found.ending is Ending.ZEROS)]
        return made, passage

    def _sounds(self, failed: bool, *, zeros: bool) -> Iterator[tuple[float, Sound]]:
        if failed:
            yield BEFORE_SOUND, Sound.COSTLY
        if zeros:
            yield 0, Sound.ZERO
        fate = fate_of(winners_of(self._found), self._facts)
        yield (AFTER_STAMP if failed or zeros else BEFORE_SOUND), ROUND_SOUNDS[fate]


def sound_at_once(view: QuandoView, facts: MatchFacts) -> Sound:
    """The sound of the end where nothing is shown before the sheet."""
    if facts.winners:
        return SHORT_SOUNDS[fate_of(facts.winners, facts)]
    return ROUND_SOUNDS[fate_of(winners_of(report(view)), facts)]
