"""The whole picture of a 7 ate 9 table: a tableau from the observations of those who sit at the
screen and what they do. A game is never asked, so no hidden face can reach the picture.

Before a game begins there is time to draw pictures that will be wanted then. All cards that exist
are drawn, in every size that may come, so nothing is told by it.
"""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.rules.cards import KINDS, STEPS, VALUES
from quando_desktop.games.seven_ate_nine.table import calls
from quando_desktop.games.seven_ate_nine.table.drama import ending, heat
from quando_desktop.games.seven_ate_nine.table.lane import Lanes
from quando_desktop.games.seven_ate_nine.table.layout import RIM, Lane, Layout, Seat, lay_out
from quando_desktop.games.seven_ate_nine.table.middle import (
    TOP_LIFT,
    UNDER_LIFT,
    arrow_length,
    arrow_picture,
    lay_glow,
    lay_middle,
    lay_signal,
    target_picture,
)
from quando_desktop.games.seven_ate_nine.table.opponents import (
    Opponents,
    head_box,
    lay_standings,
    stack_box,
    standings_room,
)
from quando_desktop.games.seven_ate_nine.table.reactions import alone, usual_moods
from quando_desktop.games.seven_ate_nine.table.scenery import (
    PAUSE_BUTTON,
    RERUN,
    SevenScenery,
    front,
)
from quando_desktop.games.seven_ate_nine.table.scores import lay_finale, lay_sheet
from quando_desktop.games.seven_ate_nine.table.turn_sign import lay_turn
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.guide.first_sentence import first_size, lay_first
from quando_desktop.table.paint import buttons
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.buttons import ButtonLook
from quando_desktop.table.paint.room import backdrop
from quando_desktop.table.parts.button_layer import ButtonLayer
from quando_desktop.table.parts.company import Heads
from quando_desktop.table.parts.faces import faces
from quando_desktop.table.parts.remark_bubble import Head, lay_word
from quando_desktop.table.parts.table_picture import TablePicture
from quando_desktop.table.parts.top_bar import MIDDLE, TopBar
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Tableau

BESIDE = 24.0
"""The gap between the pile and a sentence for beginners."""
PAUSE_AT = 106.0
"""The distance from the right edge."""
MOST = 7
"""Cards in a hand, as a rule. All sizes of larger ones would take more memory than that is
worth."""


def picture(frame: Frame, scenery: SevenScenery) -> Tableau:
    """The table as all who sit at it see it now."""
    made = SevenPicture(frame, scenery).tableau()
    if scenery.awake:
        Heads(made, frame, alone(scenery.people)).cast_eyes(scenery.gaze_at)
    return made


class SevenPicture(TablePicture[SevenScenery]):
    def __init__(self, frame: Frame, scenery: SevenScenery) -> None:
        super().__init__(frame, scenery)
        self._layout: Layout = layout_of(frame, scenery)
        self._read: list[Box] = []
        """The boxes of the words in the top bar."""

    def tableau(self) -> Tableau:
        scenery, result, stage = self._scenery, self._result, self._stage
        rim = RIM + 0.18 * stage.spare_height
        result.put("room", backdrop(self._art, stage, rim, glows=False), 0, 0)
        if scenery.sheet:
            self._veil()
            lay_sheet(result, self._frame, scenery, self._faces)
            return result
        if scenery.finale:
            self._veil()
            lay_finale(result, self._frame, scenery, self._faces)
            return result
        self._top_bar()
        if scenery.phase is LivePhase.COUNTDOWN:
            lay_glow(result, self._art, self._layout.middle)
        self._light()
        opponents = Opponents(result, self._art, scenery)
        for seat, place in self._seats():
            opponents.lay(seat, place, self._faces[seat])
        lay_middle(result, self._art, scenery, self._layout.middle)
        if self._hot is not None:
            seat, count = self._hot
            heat.lay_sign(result, self._art, self._layout.middle, count, self._faces[seat])
        people = zip(scenery.people, self._layout.lanes, strict=True)
        lanes = [(seat, lane, self._faces[seat]) for seat, lane in people]
        Lanes(result, self._art, scenery).lay(lanes)
        self._over()
        return result

    @property
    def _hot(self) -> tuple[int, int] | None:
        """Who heats the pile, while that lies there."""
        return self._scenery.run if self._scenery.phase is LivePhase.LIVE else None

    def _light(self) -> None:
        """Lays what shines behind the pile."""
        scenery, middle = self._scenery, self._layout.middle
        if self._hot is not None:
            heat.lay_glow(self._result, self._art, middle, self._hot[1])
        if scenery.ending is not None:
            ending.lay_light(self._result, self._art, self._stage, middle, scenery.ending)

    def _seats(self) -> list[tuple[int, Seat]]:
        return [*zip(self._scenery.computers, self._layout.seats, strict=True)]

    def _top_bar(self) -> None:
        scenery, stage = self._scenery, self._stage
        standings = standings_room(scenery, stage.width / 2)
        heads = [head_box(seat) for seat in self._layout.seats]
        bar = TopBar(self._result, self._frame, scenery, [*heads, *standings])
        number, games = scenery.facts.round_number, scenery.view.options["games"]
        bar.lay(text.watched_again() if scenery.is_rerun else text.game_number(number, games))
        self._read = [*bar.words, *bar.saved]
        lay_standings(self._result, self._art, scenery, self._faces, standings)
        if scenery.can_pause and not scenery.guided:
            press = ButtonLayer(self._result, self._art, scenery)
            beside = 2 * (buttons.round_radius(self._art) - buttons.ROUND)
            x = stage.width - PAUSE_AT - beside
            press.round(PAUSE_BUTTON, "pause", x, MIDDLE, text.pause())

    def _over(self) -> None:
        """Lays what stands over everything else for a moment."""
        scenery, art, middle = self._scenery, self._art, self._layout.middle
        self._calls()
        self._first()
        if scenery.ending is not None:
            names = [face.name for face in self._faces]
            ending.lay_words(self._result, art, middle, scenery, names)
        elif scenery.is_rerun:
            press = ButtonLayer(self._result, art, scenery)
            words = text.stop_watching()
            press.button(RERUN, words, ButtonLook.QUIET, "Esc", middle.x, middle.line_y)
        elif scenery.toast:
            toast = buttons.toast(art, scenery.toast)
            self._result.put("toast", toast, middle.x, middle.line_y)
        elif scenery.goes:
            lay_signal(self._result, art, middle)
        elif scenery.turn is not None:
            name = self._faces[scenery.turn].name
            lay_turn(self._result, art, scenery, middle, name)
        self._word()
        if scenery.ending is not None:
            names = [face.name for face in self._faces]
            ending.lay_way_on(self._result, self._stage, scenery, names)
            ending.lay_moods(self._result, self._frame, scenery)

    def _first(self) -> None:
        """Lays what a beginner is told, over the own lane and beside the pile."""
        scenery, middle = self._scenery, self._layout.middle
        if scenery.beginner not in scenery.people or not scenery.sentence:
            return
        lane = self._layout.lanes[scenery.people.index(scenery.beginner)]
        left = middle.pile.x + middle.reach + BESIDE
        room = self._stage.width - left - BESIDE
        width = first_size(self._art, scenery.sentence, room)[0]
        if not lane.left - BESIDE <= left <= lane.right - width:
            left = max(BESIDE, min(self._stage.width - BESIDE - width, lane.middle - width / 2))
        at = left + width / 2
        lay_first(self._result, self._art, scenery.sentence, (at, lane.top - 2), at, room)

    def _calls(self) -> None:
        scenery, result, art = self._scenery, self._result, self._art
        for seat, lane in zip(scenery.people, self._layout.lanes, strict=True):
            if seat in scenery.calls:
                value, face = scenery.calls[seat], self._faces[seat]
                calls.lay_person(result, art, seat, face, value, lane, self._layout.middle)
        for seat, place in self._seats():
            if seat in scenery.calls:
                value, face = scenery.calls[seat], self._faces[seat]
                calls.lay_computer(result, art, seat, face, value, place)

    def _word(self) -> None:
        """Lays what a computer player says beyond its call."""
        word = self._scenery.word
        places = dict(self._seats())
        if word is None or word.seat not in places or word.seat in self._scenery.calls:
            return
        place = places[word.seat]
        at = Head(place.x, place.portrait_y, place.portrait, place.hand_top)
        stacks = self._scenery.view.stack_sizes
        # Where only one sits, what is said of a stack stands beside it, there or not.
        taken: list[Box] = [
            stack_box(each) for seat, each in places.items() if stacks[seat] or each.is_wide
        ]
        taken += [head_box(each) for each in self._layout.seats if each is not place]
        taken += self._read
        lay_word(self._result, self._frame, word, at, taken)


# --------------------------------------------------------------------- pictures to come


def layout_of(frame: Frame, scenery: SevenScenery) -> Layout:
    """The table as wide and high as it is. Hands that lie face down are not pressed: the middle
    keeps its room for a countdown."""
    stage, sizes = frame.stage, scenery.view.hand_sizes
    pressed = scenery.people if scenery.is_open else ()
    return lay_out(
        stage.width,
        stage.height,
        [sizes[seat] for seat in scenery.computers],
        len(scenery.people),
        max((sizes[seat] for seat in pressed), default=0),
        frame.art.scale.target,
        frame.art.scale.bulk,
    )


def draw_ahead(frame: Frame, scenery: SevenScenery) -> Iterator[None]:
    """One picture at a time, the most urgent ones first."""
    layout = layout_of(frame, scenery)
    yield from _faces(frame.art, layout.middle.card, fanned=False)
    for lift in (UNDER_LIFT, TOP_LIFT):
        frame.art.cast_ahead(layout.middle.card, lift)
        yield
    yield from _targets(frame.art, layout)
    for lane in layout.lanes[:1]:
        for width, fanned in _sizes(lane, scenery.large):
            yield from _faces(frame.art, width, fanned=fanned)
    yield from _calls(frame, scenery, layout)
    yield from _moods(frame, scenery)


def _faces(art: Art, width: float, *, fanned: bool) -> Iterator[None]:
    for kind in KINDS:
        art.draw_ahead(front(art, kind, fanned=fanned), width)
        yield


def _sizes(lane: Lane, large: float) -> list[tuple[float, bool]]:
    """The widths that cards of a hand may have, and whether others lie on them; from a small hand
    to a large one."""
    hands = (lane.hand(count, large) for count in range(1, MOST + 1))
    return [*dict.fromkeys((hand.card, hand.fanned) for hand in hands)]


def _targets(art: Art, layout: Layout) -> Iterator[None]:
    for value in VALUES:
        target_picture(art, value).paint()
        yield
    for step in STEPS:
        for side in (-1, 1):
            arrow_picture(art, side, step, arrow_length(layout.middle, side)).paint()
            yield


def _moods(frame: Frame, scenery: SevenScenery) -> Iterator[None]:
    """The faces that may answer in a game, once the table lies there."""
    heads = Heads(SevenPicture(frame, scenery).tableau(), frame, alone(scenery.people))
    for seat in range(scenery.view.seats):
        for mood in usual_moods(scenery.view.seats):
            heads.picture(seat, mood)
            yield


def _calls(frame: Frame, scenery: SevenScenery, layout: Layout) -> Iterator[None]:
    who = faces(scenery.facts.players, frame.art.palette, scenery.looks)
    for value in VALUES:
        for seat, lane in zip(scenery.people, layout.lanes, strict=True):
            calls.lay_person(Tableau(), frame.art, seat, who[seat], value, lane, layout.middle)
            yield
        for seat, place in zip(scenery.computers, layout.seats, strict=True):
            calls.lay_computer(Tableau(), frame.art, seat, who[seat], value, place)
            yield
