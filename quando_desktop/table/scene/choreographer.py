"""Moves sprites: one motion each, retargeted rather than stacked, and one signal when all is done.

A story is a queue of beats; a beat begins when the one before it has come to rest. The clock can
be replaced, so tests move time by hand.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable

from PySide6.QtCore import QObject, Qt, QTimer, Signal

from quando_desktop.dataclass import dataclass
from quando_desktop.table.paint.art import Picture
from quando_desktop.table.scene.sprite import Sprite
from quando_desktop.table.scene.tableau import Cue, Film, Pose

FRAME = 16
"""Milliseconds between two pictures of a motion."""
CALM = 100.0
"""The milliseconds of a fade, which is all that calm motion has."""

Clock = Callable[[], float]
"""Milliseconds."""


def real_clock() -> float:
    return time.perf_counter() * 1000


@dataclass(slots=True)
class Turn:
    """The other side of a card that turns over on its way."""

    picture: Picture
    width: float


@dataclass(slots=True)
class SpriteMotion:
    """The motion of one sprite."""

    sprite: Sprite
    cue: Cue
    start: Pose
    target: Pose
    begin: float
    length: float
    turn: Turn | None = None
    rest: float = 0.0
    """The share of the time for which a turning card stands on its edge."""
    wide: tuple[float, float] = (0.0, 0.0)
    """A card's width as it is seen, at the start and at the end."""
    ends: Callable[[], None] | None = None

    def show(self, now: float) -> bool:
        """Shows the moment; True once it is over."""
        part = (now - self.begin) / self.length if self.length > 0 else 1.0
        if part >= 1.0:
            self.finish()
            return True
        if part > 0.0:
            self._between(part)
        return False

    def _between(self, part: float) -> None:
        start, target, sprite = self.start, self.target, self.sprite
        squeeze = max(0.02, self.cue.ease(part)) if self.cue.unrolls else 1.0
        if self.turn is not None:
            squeeze, is_over = edge_on(part, self.rest)
            if is_over and sprite.picture is not self.turn.picture:
                sprite.show_picture(self.turn.picture, self.turn.width)
        way = self.cue.ease(part)
        back = 1.0 - way
        grow = start.grow * back + target.grow * way
        if sprite.width and self.wide[0]:
            grow = (self.wide[0] * back + self.wide[1] * way) / sprite.width
        y = start.y * back + target.y * way
        if self.cue.arc:
            y -= self.cue.arc * 4 * part * (1 - part)
        if self.cue.drift is not None:
            y += self.cue.drift(part)
        pose = Pose(
            start.x * back + target.x * way,
            y,
            start.angle * back + target.angle * way,
            grow,
            min(1.0, max(0.0, start.opacity * back + target.opacity * way)),
        )
        sprite.place(pose, squeeze)

    def finish(self) -> None:
        """Jumps to the end."""
        if self.turn is not None:
            self.sprite.show_picture(self.turn.picture, self.turn.width)
        self.sprite.rest(self.target)
        if self.ends is not None:
            self.ends()


@dataclass(slots=True)
class Showing:
    """A film that a sprite shows."""

    sprite: Sprite
    frames: deque[tuple[float, Picture]]
    """Those that are still to come, each with the time of its showing."""
    last: Picture
    end: float
    lasts: bool = False
    """Whether it outlasts another picture of the piece, which is then its last."""

    def show(self, now: float) -> bool:
        """Shows the picture of the moment; True once the film is over."""
        if now >= self.end:
            self.finish()
            return True
        while self.frames and self.frames[0][0] <= now:
            self.sprite.show_picture(self.frames.popleft()[1], self.sprite.width)
        return False

    def finish(self) -> None:
        self.sprite.show_picture(self.last, self.sprite.width)


def edge_on(part: float, rest: float) -> tuple[float, bool]:
    """The share of a turning card's width that is seen, and whether its other side shows
    already."""
    half = (1 - rest) / 2
    if part < half:
        return max(0.02, 1 - part / half), False
    if part < half + rest:
        return 0.02, True
    return max(0.02, (part - half - rest) / half), True


Start = Callable[[], float]
"""Begins a beat, and gives the time that it wants beyond its motions."""


class Choreographer(QObject):
    """Runs motions and the queue of beats."""

    drained = Signal()
    """The queue is empty and nothing moves."""
    ticked = Signal()
    """The present moment of everything is shown."""
    stilled = Signal()
    """Nothing moves any more, whether a story was told or not."""

    def __init__(self, clock: Clock = real_clock, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self.pace = 1.0
        """The duration of motions, as a factor; 0 is at once."""
        self.is_calm = False
        self.lead = 0.0
        """Milliseconds that every motion is ahead of the clock: so much of it is seen at once."""
        self._clock = clock
        self._motions: dict[Sprite, SpriteMotion] = {}
        self._films: dict[Sprite, Showing] = {}
        self._beats: deque[Start] = deque()
        self._until = 0.0
        """The time at which the present beat may end."""
        self._in_beat = False
        self._hurries = False
        self._sounds: list[tuple[float, Callable[[], None]]] = []
        self._timer = QTimer(self, interval=FRAME)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.timeout.connect(self.tick)
        self._idle = QTimer(self, singleShot=True, interval=0)
        self._idle.timeout.connect(self._tell)

    @property
    def is_busy(self) -> bool:
        """Whether a story is being told; cards that only lift under the pointer do not count."""
        return self._in_beat or bool(self._beats)

    @property
    def is_still(self) -> bool:
        """Whether nothing moves, story or not."""
        return not self._timer.isActive()

    # ------------------------------------------------------------------ beats

    def enqueue(self, beat: Start) -> None:
        """Begins the beat now or after those that wait."""
        self._beats.append(beat)
        self._idle.stop()
        if not self._in_beat:
            self._advance()

    def hurry(self) -> None:
        """Brings everything to its end at once, beats that still wait included."""
        pace, self.pace = self.pace, 0.0
        self._sounds.clear()
        self._hurries = True
        self.settle()
        self._until = 0.0
        self._in_beat = False
        self._advance()
        self._hurries = False
        self.pace = pace

    def clear(self) -> None:
        """Forgets the beats that wait; what moves comes to rest."""
        self._beats.clear()
        self.settle()
        self._sounds.clear()
        self._in_beat = False
        self._idle.start()

    def settle(self) -> None:
        """Brings all that moves to its place, and lets the beats go on."""
        self._arrive()
        for showing in self._films.values():
            showing.finish()
        self._films.clear()

    def _arrive(self) -> None:
        for motion in [*self._motions.values()]:
            motion.finish()
        self._motions.clear()

    def after(self, ms: float, call: Callable[[], None]) -> None:
        """Calls when so much time of a beat has passed; at once where nothing takes time.

        Sounds that are skipped in a hurry are not heard.
        """
        if self._hurries:
            return
        if not self.pace:
            call()
        else:
            self._sounds.append((self._clock() + ms * self.pace, call))
            self._wake()

    def _advance(self) -> None:
        while self._beats:
            beat = self._beats.popleft()
            self._in_beat = True
            hold = beat() * self.pace
            ends = [motion.begin + motion.length for motion in self._motions.values()]
            now = self._clock()
            self._until = max([now, *ends]) + hold
            if self.pace and self._until > now:
                self._wake()
                return
            # Nothing waits for a film, and a film waits for nothing.
            self._arrive() if self.pace else self.settle()
        self._in_beat = False
        self._idle.start()

    def _tell(self) -> None:
        if not self.is_busy:
            self.drained.emit()

    # ---------------------------------------------------------------- motions

    def move(self, sprite: Sprite, cue: Cue, target: Pose, turn: Turn | None = None) -> None:
        """Sends a sprite on its way from where it is now, whatever way it was on."""
        self.stop(sprite)
        ms, delay, rest = cue.ms * self.pace, cue.delay * self.pace, cue.rest * self.pace
        start = sprite.pose
        if self.is_calm and ms:
            ms, rest = CALM, 0.0
            cue = Cue(ms, cue.delay, cue.ease)
            if turn is not None or (start.x, start.y) != (target.x, target.y):
                # Nothing flies: it is there, and fades in.
                if turn is not None:
                    sprite.show_picture(turn.picture, turn.width)
                    turn = None
                start = Pose(target.x, target.y, target.angle, target.grow, 0.0)
        seen = start.grow * sprite.width, target.grow * (turn.width if turn else sprite.width)
        whole = ms + (rest if turn else 0.0)
        share = rest / whole if turn and whole else 0.0
        sprite.target = target
        begin = self._clock() + (delay or -self.lead)
        motion = SpriteMotion(sprite, cue, start, target, begin, whole, turn, share, seen)
        if whole + delay <= 0:
            motion.finish()
        else:
            self._motions[sprite] = motion
            self._wake()

    def film(self, sprite: Sprite, film: Film) -> None:
        """Lets a sprite show other pictures for a while, in place of any film before; it may move
        meanwhile. Where nothing takes time it keeps its own picture."""
        last = self.picture_of(sprite)
        self.cut(sprite)
        if self.pace:
            now = self._clock()
            frames = deque((now + delay * self.pace, picture) for delay, picture in film.frames)
            end = now + film.ms * self.pace
            showing = Showing(sprite, frames, last, end, film.lasts)
            if not showing.show(now):
                self._films[sprite] = showing
                self._wake()

    def cut(self, sprite: Sprite) -> None:
        """Ends the film of a sprite, if there is one: it has its own picture again."""
        showing = self._films.pop(sprite, None)
        if showing is not None:
            showing.finish()

    def outlasts(self, sprite: Sprite, picture: Picture) -> bool:
        """Whether the film of a sprite goes on; then it ends with this picture."""
        showing = self._films.get(sprite)
        if showing is None or not showing.lasts:
            return False
        showing.last = picture
        return True

    def picture_of(self, sprite: Sprite) -> Picture:
        """The picture that the sprite shows, or will show once it has turned over or its film is
        over."""
        if (showing := self._films.get(sprite)) is not None:
            return showing.last
        motion = self._motions.get(sprite)
        turn = None if motion is None else motion.turn
        return sprite.picture if turn is None else turn.picture

    def when_done(self, sprite: Sprite, call: Callable[[], None]) -> None:
        """Calls once the sprite has come to rest, or another motion takes it over."""
        motion = self._motions.get(sprite)
        if motion is None:
            call()
        else:
            motion.ends = call

    def stop(self, sprite: Sprite) -> None:
        """Stops a sprite where it is now; a turn that was begun is completed."""
        motion = self._motions.pop(sprite, None)
        if motion is not None:
            if motion.turn is not None:
                sprite.show_picture(motion.turn.picture, motion.turn.width)
            if motion.ends is not None:
                motion.ends()

    def tick(self) -> None:
        """Shows the present moment of everything."""
        now = self._clock()
        for sprite, motion in [*self._motions.items()]:
            # A callback at the end of a motion may have stopped another one.
            if self._motions.get(sprite) is motion and motion.show(now):
                self._motions.pop(sprite, None)
        for sprite, showing in [*self._films.items()]:
            if showing.show(now):
                self._films.pop(sprite, None)
        due = [call for at, call in self._sounds if at <= now]
        self._sounds = [(at, call) for at, call in self._sounds if at > now]
        for call in due:
            call()
        if self._in_beat and now >= self._until:
            self._in_beat = False
            self._advance()
        if not (self._motions or self._films or self._in_beat or self._sounds):
            self._timer.stop()
            self.stilled.emit()
        else:
            self.ticked.emit()

    def _wake(self) -> None:
        if not self._timer.isActive():
            self._timer.start()
