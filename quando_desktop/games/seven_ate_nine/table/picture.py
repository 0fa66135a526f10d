"""The whole picture of a 7 ate 9 table: a tableau from the observations of those who sit at the
screen and what they do. A game is never asked, so no hidden face can reach the picture."""

from __future__ import annotations

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table import called
from quando_desktop.games.seven_ate_nine.table.lane import Lanes
from quando_desktop.games.seven_ate_nine.table.layout import RIM, Layout, Seat, lay_out
from quando_desktop.games.seven_ate_nine.table.opponents import Opponents, head_box, stack_box
from quando_desktop.games.seven_ate_nine.table.panels import lay_glow, lay_middle, lay_signal
from quando_desktop.games.seven_ate_nine.table.pile import lay_pile
from quando_desktop.games.seven_ate_nine.table.shown import PAUSE_BUTTON, RERUN, Shown
from quando_desktop.games.seven_ate_nine.table.standings import lay_standings, room
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.paint import buttons
from quando_desktop.table.paint.buttons import Look
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts.ground import Laying
from quando_desktop.table.parts.press import Press
from quando_desktop.table.parts.remark_bubble import Head, lay_word
from quando_desktop.table.parts.top_bar import MIDDLE, TopBar
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

RUNS = LivePhase.COUNTDOWN, LivePhase.LIVE, LivePhase.STUCK
"""When there is something to pause."""
PAUSE_AT = 106.0
"""From the right edge."""


def picture(frame: Frame, shown: Shown) -> Tableau:
    """The table as all who sit at it see it now."""
    return Picture(frame, shown).tableau()


class Picture(Laying[Shown]):
    def __init__(self, frame: Frame, shown: Shown) -> None:
        super().__init__(frame, shown)
        hands = [shown.view.hand_sizes[seat] for seat in shown.computers]
        stage = self._stage
        self._layout: Layout = lay_out(stage.width, stage.height, hands, len(shown.people))

    def tableau(self) -> Tableau:
        shown, result, stage = self._shown, self._result, self._stage
        rim = RIM + 0.18 * stage.spare_height
        result.put("room", backdrop(self._art, stage, rim, glows=False), 0, 0)
        if shown.sheet:
            self._veil()
            # Loaded with the first one: a start has none.
            from quando_desktop.games.seven_ate_nine.table.scores import lay_sheet

            lay_sheet(result, self._frame, shown, self._faces)
            return result
        self._top_bar()
        if shown.phase is LivePhase.COUNTDOWN:
            lay_glow(result, self._art, self._layout.middle)
        opponents = Opponents(result, self._art, shown)
        for seat, place in self._seats():
            opponents.lay(seat, place, self._faces[seat])
        middle = self._layout.middle
        if not lay_middle(result, self._art, shown, middle):
            lay_pile(result, self._art, shown, middle)
        people = zip(shown.people, self._layout.lanes, strict=True)
        lanes = [(seat, lane, self._faces[seat]) for seat, lane in people]
        Lanes(result, self._art, shown).lay(lanes)
        self._over()
        return result

    def _seats(self) -> list[tuple[int, Seat]]:
        return [*zip(self._shown.computers, self._layout.seats, strict=True)]

    def _top_bar(self) -> None:
        shown, stage = self._shown, self._stage
        standings = room(shown, stage.width / 2)
        heads = [head_box(seat) for seat in self._layout.seats]
        bar = TopBar(self._result, self._frame, shown, [*heads, *standings])
        number, games = shown.facts.round_number, shown.view.options["games"]
        bar.lay(text.watched_again() if shown.is_rerun else text.game_number(number, games))
        lay_standings(self._result, self._art, shown, self._faces, standings)
        if shown.phase in RUNS:
            press = Press(self._result, self._art, shown)
            press.round(PAUSE_BUTTON, "pause", stage.width - PAUSE_AT, MIDDLE, text.pause())

    def _over(self) -> None:
        """What stands over everything else for a moment."""
        shown, art, middle = self._shown, self._art, self._layout.middle
        self._calls()
        if shown.is_rerun:
            press = Press(self._result, art, shown)
            words = text.stop_watching()
            press.button(RERUN, words, Look.QUIET, "Esc", middle.x, middle.line_y)
        elif shown.toast:
            toast = buttons.toast(art, shown.toast)
            self._result.put("toast", toast, middle.x, middle.line_y)
        elif shown.goes:
            lay_signal(self._result, art, middle)
        self._word()

    def _calls(self) -> None:
        shown, result, art = self._shown, self._result, self._art
        for seat, lane in zip(shown.people, self._layout.lanes, strict=True):
            if seat in shown.calls:
                value, face = shown.calls[seat], self._faces[seat]
                called.lay_person(result, art, seat, face, value, lane, self._layout.middle)
        for seat, place in self._seats():
            if seat in shown.calls:
                value, face = shown.calls[seat], self._faces[seat]
                called.lay_computer(result, art, seat, face, value, place)

    def _word(self) -> None:
        """What a computer player says beyond its call."""
        word = self._shown.word
        places = dict(self._seats())
        if word is None or word.seat not in places or word.seat in self._shown.calls:
            return
        place = places[word.seat]
        at = Head(place.x, place.portrait_y, place.portrait, place.hand_top)
        stacks = self._shown.view.stack_sizes
        # Where only one sits, what is said of a stack stands beside it, there or not.
        taken: list[Box] = [
            stack_box(each) for seat, each in places.items() if stacks[seat] or each.is_wide
        ]
        taken += [head_box(each) for each in self._layout.seats if each is not place]
        lay_word(self._result, self._frame, word, at, taken)
