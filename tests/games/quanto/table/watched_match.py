"""A match of Quanto as one seat watches it: a scene to which every step is told, with a clock that
is moved by hand, and what has to hold on the way."""

from __future__ import annotations

from collections.abc import Callable, Collection

from PySide6.QtCore import QCoreApplication

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Sight, Step
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Event
from quando_desktop.engine.match import Change, Match
from quando_desktop.engine.players import TABLE
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Phase,
    QuantoAction,
    Steal,
)
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.motion import Story, dealt
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import OFFERED, PLAYED, Moment, QuantoScenery
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.choreographer import FRAME, Choreographer
from quando_desktop.table.scene.scene import TableScene
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Passage, Piece, Pose, Tableau
from tests.games.quanto.table.seat import kinds, made_match
from tests.table.measured_art import frame_of
from tests.table.scene_checks import assert_lies
from tests.table.turn_seat import LONG, Time

CARDS = ("own", "display", "held", "quanto", "turned", "caught", "collected")
"""What the keys of cards begin with."""

MINE, THEIRS, LAST = "3 9 12 1", "2 4 8 J", "5 7 9 10"
DISPLAY, DRAW = "5 4 9 12", "6 7 8 9 10 11 12 2 3 4 5 6"

Told = tuple[Tableau, Passage]


class Watched:
    """One seat's scene."""

    def __init__(self, style: Style, match: Match, seat: int = 0) -> None:
        self.match, self.seat = match, seat
        self.frame, self._art = frame_of(style, (1440, 900), 1.0)
        self.time = Time()
        self.moves = Choreographer(self.time)
        self.heard: list[Sound] = []
        self.scene = TableScene(self.moves, self.heard.append)
        self.scene.lay(self.frame.stage, Tableau())
        self.clicked: Collection[Key] = ()
        self.told: list[Told] = []
        """The beats of the last step."""
        self.steps: list[Step] = []
        self._sight = Sight(match, seat)
        if match.rounds:
            self.lay()
        match.observers.append(self._see)

    def lay(self) -> None:
        """Shows the present observation at once."""
        self.scene.lay(self.frame.stage, picture(self.frame, self.sees(self.view, Moment.PLAY)))

    @property
    def view(self) -> QuantoView:
        view = self._sight.view
        assert isinstance(view, QuantoView)
        return view

    def sees(self, view: QuantoView, moment: Moment) -> QuantoScenery:
        order = tuple(card.card for card in view.hand)
        facts = MatchFacts.of(self.match)
        return QuantoScenery(view=view, facts=facts, order=order, moment=moment)

    def redeal(self) -> None:
        """Tells how the round began."""
        self._tell(Step(TABLE, None, (), None, self.view, MatchFacts.of(self.match)))

    def _see(self, change: Change) -> None:
        self._tell(self._sight.cut(change, MatchFacts.of(self.match)))

    def _tell(self, step: Step) -> None:
        self.steps.append(step)
        self.told = []
        for beat in self._beats(step):
            self.scene.tell(self._checked(beat), lambda: self.frame, lambda _: None)

    def _beats(self, step: Step) -> list[Beat]:
        assert isinstance(step.after, QuantoView)
        if step.before is None:
            return dealt(self.sees, step.after)
        assert isinstance(step.before, QuantoView)
        return [*Story(self.sees, step.before, step.after, step.events, self.clicked).beats()]

    def _checked(self, beat: Beat) -> Beat:
        is_deal = self.steps[-1].before is None

        def checked(frame: Frame) -> Told:
            made, passage = beat(frame)
            before = {piece.key for piece in self.scene.tableau.pieces}
            if not is_deal:
                check_passage(before, made, passage)
            self.told.append((made, passage))
            return made, passage

        return checked

    # --------------------------------------------------------------------- time

    def tick(self, ms: float) -> None:
        self.time.now += ms
        self.moves.tick()

    def go(self, ms: float) -> None:
        """So much time passes, picture by picture."""
        for _ in range(round(ms / FRAME)):
            self.tick(FRAME)

    def rest(self) -> None:
        for _ in range(100):
            QCoreApplication.processEvents()
            if not (self.moves.is_busy or self.moves._timer.isActive()):
                return
            self.tick(LONG)
        raise AssertionError("the picture never rests")

    def length(self) -> float:
        """Milliseconds from now until everything has been told."""
        began = self.time.now
        while self.moves.is_busy:
            self.tick(FRAME)
        return self.time.now - began

    def is_right(self) -> None:
        """At rest the scene is what a table would show that had never moved. What was said last
        may still stand there."""
        made = self.told[-1][0]
        assert_lies(self.scene, made)
        over = self.view.phase is Phase.OVER
        now = picture(self.frame, self.sees(self.view, Moment.SHEET if over else Moment.PLAY))
        assert _things(made) == _things(now)

    # ------------------------------------------------------------------- seeing, doing

    def do(self, seat: int, action: QuantoAction) -> None:
        """What is heard from now on belongs to this."""
        self.heard.clear()
        self.match.submit(seat, action)

    def sprite(self, key: Key) -> Sprite:
        found = self.scene.sprite(key)
        assert found is not None, key
        return found

    def at(self, key: Key) -> Pose:
        """Where a piece lies in the present tableau, or will."""
        return next(piece.pose for piece in self.scene.tableau.pieces if piece.key == key)

    def height(self, piece: Piece) -> float:
        """The height of what a picture shows."""
        return self._art.measure(piece.picture).body.height

    @property
    def has_pill(self) -> bool:
        return any(piece.key == "status" for piece in self.scene.tableau.pieces)

    def caption(self, number: int) -> str:
        """What stood on the pill in a beat of the last step."""
        made, _ = self.told[number]
        pills = [piece.picture for piece in made.pieces if piece.key == "status"]
        return " ".join(text for pill in pills for _, text in self._art.measure(pill).texts)


# ------------------------------------------------------------------------- positions


def of_three() -> Match:
    return made_match(MINE, THEIRS, LAST, display=DISPLAY, draw=DRAW)


def with_free_discard(theirs: str) -> Match:
    """Seat 1 comes next, and the other one has won two cards."""
    match = made_match(MINE, theirs, display=DISPLAY, draw=DRAW, free_discard=True)
    match.submit(0, Capture(9, 9, ((9,),)))
    return match


def partners() -> Match:
    hands = "3 9 9 10", "7 7 7 7", "2 4 11 12", "8 8 8 8"
    return made_match(*hands, display="5 6 10 12", teams=True, free_discard=True)


def lying(view: QuantoView, card: str, number: int = 0) -> Key:
    """The piece of a card in the display."""
    (kind,) = kinds(card)
    return "display", [held.card for held in view.display if held.kind == kind][number]


def mine(view: QuantoView, card: str) -> Key:
    """The piece of an own card."""
    (kind,) = kinds(card)
    return "own", next(held.card for held in view.hand if held.kind == kind)


# ------------------------------------------------------------------ what has to hold


def _things(tableau: Tableau) -> list[object]:
    """All but words about what goes on."""
    spoken = ("status", "words")
    return [
        piece
        for piece in tableau.pieces
        if piece.key not in spoken and not (isinstance(piece.key, tuple) and piece.key[0] in spoken)
    ]


def is_card(key: Key) -> bool:
    return key in (PLAYED, OFFERED) or (isinstance(key, tuple) and key[0] in CARDS)


def check_passage(before: Collection[Key], made: Tableau, passage: Passage) -> None:
    """No card comes out of nothing, and none is lost: it was there, or comes from somewhere; it
    stays there, or goes somewhere."""
    now = {piece.key for piece in made.pieces}
    kept = {*before} - passage.becomes.keys()
    for old, new in passage.becomes.items():
        if is_card(old):
            assert old in before, f"{old} was not there"
            assert new in now or new in passage.goes, f"{new} is nowhere"
    come = {key for key in now - kept - {*passage.becomes.values()} if is_card(key)}
    assert come == passage.comes.keys() & now, "out of nothing"
    if "verdict" in now or any(isinstance(key, tuple) and key[0] == "sheet" for key in now):
        return
    for key in kept - now:
        if is_card(key) and key not in passage.goes and key not in passage.leaves:
            # What a 3 turned up leaves the game; what was collected has been counted.
            assert isinstance(key, tuple)
            assert key[0] in ("turned", "collected"), f"{key} is lost"


def play_at_random(match: Match, chance: Chance, after: Callable[[], None]) -> list[Event]:
    """Plays a begun round to its end. What can be done seldom is done often: offers, thefts, and
    the powers of a 1, a 2 and a 3. All that happened."""
    events: list[Event] = []
    match.observers.append(lambda change: events.extend(getattr(change, "events", ())))
    while match.in_round:
        seats = match.to_act()
        seat = seats[-1] if chance.below(5) == 0 else seats[0]
        actions = match.observe(seat).legal()
        rare = [action for action in actions if _is_rare(action)]
        match.submit(seat, chance.choice(rare if rare and chance.coin() else actions))
        after()
    return events


def _is_rare(action: Action) -> bool:
    match action:
        case Steal():
            return True
        case Discard(card):
            return card in (1, 2, 3)
    return False
