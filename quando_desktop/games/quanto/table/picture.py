"""The whole picture of a Quanto table: a tableau from one seat's observation and what the looker
does. A round is never asked, so no hidden face can reach the picture."""

from __future__ import annotations

from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import is_rainbow
from quando_desktop.games.quanto.rules.deal import base_size
from quando_desktop.games.quanto.table.aside import Aside
from quando_desktop.games.quanto.table.display import DisplayRow
from quando_desktop.games.quanto.table.hint import lay_hint
from quando_desktop.games.quanto.table.layout import Layout, Scene, lay_out
from quando_desktop.games.quanto.table.line import Line
from quando_desktop.games.quanto.table.own import OwnPlace
from quando_desktop.games.quanto.table.seats import Opponents
from quando_desktop.games.quanto.table.shown import Moment, Shown
from quando_desktop.games.quanto.table.speech import lay_word
from quando_desktop.games.quanto.table.teams import BELOW_SUMS, lay_path, lay_sums
from quando_desktop.games.quanto.table.tiles import lay_tiles
from quando_desktop.games.quanto.text import table as text
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts.ground import Laying
from quando_desktop.table.parts.top_bar import MIDDLE, TopBar, head
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau


def picture(frame: Frame, shown: Shown) -> Tableau:
    """The table as it is shown now."""
    return Picture(frame, shown).tableau()


class Picture(Laying[Shown]):
    def __init__(self, frame: Frame, shown: Shown) -> None:
        super().__init__(frame, shown)
        view = shown.view
        self._names = [face.name for face in self._faces]
        self._opponents = list(clockwise_from(view.seat, view.seats))[1:]
        scene, between = Scene.NONE, 0
        if view.turned_up:
            scene, between = Scene.TURNED_UP, len(view.turned_up)
            if view.active == view.seat:
                scene = Scene.CHOICE
        elif view.offering is not None:
            scene, between = Scene.OFFER, 1
        self._layout: Layout = lay_out(
            self._stage.width,
            self._stage.height,
            [view.hand_sizes[seat] for seat in self._opponents],
            len(view.display),
            len(shown.hand),
            scene,
            between,
            shown.large,
        )
        self._taken: list[Box] = []
        """What must be seen outside the middle."""

    def tableau(self) -> Tableau:
        shown, result = self._shown, self._result
        result.put("room", backdrop(self._art, self._stage, self._layout.rim, glows=False), 0, 0)
        if shown.moment is Moment.SHEET:
            self._veil()
            # Loaded with the first one: a start has none.
            from quando_desktop.games.quanto.table.scores import lay_sheet

            lay_sheet(result, self._frame, shown, self._faces)
            return result
        if shown.view.teams:
            lay_path(result, self._frame, self._layout)
        self._top_bar()
        opponents = Opponents(result, self._art, shown, self._layout, self._faces)
        for seat, place in zip(self._opponents, self._layout.seats, strict=True):
            opponents.lay(seat, place)
        lay_tiles(result, self._art, shown, self._layout)
        aside = Aside(result, self._frame, shown, self._layout, self._faces)
        if aside.dims:
            aside.dim()
        DisplayRow(result, self._frame, shown, self._layout).lay()
        OwnPlace(result, self._art, shown, self._layout, self._faces[shown.view.seat]).lay()
        aside.lay()
        if shown.moment is not Moment.DEAL:
            line = Line(result, self._frame, shown, self._layout, self._names)
            line.lay()
            self._taken += line.taken
            if shown.hinted and not shown.toast:
                lay_hint(result, self._frame, shown, self._layout, self._taken)
        if shown.word is not None and shown.word.seat in self._opponents:
            number = self._opponents.index(shown.word.seat)
            lay_word(result, self._frame, self._layout, shown, number, self._taken)
        return result

    def _top_bar(self) -> None:
        shown, view = self._shown, self._shown.view
        heads = [head(seat.x, seat.portrait_y, seat.portrait) for seat in self._layout.seats]
        bar = TopBar(self._result, self._frame, shown, heads)
        if view.teams:
            lay_sums(self._result, self._art, shown, self._faces)
        bar.lay(self._line(), y=BELOW_SUMS if view.teams else MIDDLE)
        self._taken += bar.words

    def _line(self) -> str:
        """How large the display is (N4), or that it grows no more (N19)."""
        view = self._shown.view
        if not view.draw and view.phase is not Phase.OVER:
            return text.last_cards()
        rainbows = sum(is_rainbow(card.kind) for card in view.display)
        return text.display_line(base_size(view.seats), rainbows)
