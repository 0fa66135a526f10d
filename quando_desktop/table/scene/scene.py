"""The table's scene: keeps one sprite for each key and brings them from tableau to tableau.

It draws what it is given and is never asked for anything: no state is read back from here.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Mapping, Sequence
from functools import partial

from PySide6.QtCore import QObject, QRectF, QTimer, Signal
from PySide6.QtWidgets import QGraphicsScene

from quando_desktop.dataclass import replace
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.gestures import Gesture, Stance
from quando_desktop.table.scene.choreographer import FRAME, Choreographer, Turn
from quando_desktop.table.scene.ease import in_out_sine
from quando_desktop.table.scene.heights import LEAST, heights
from quando_desktop.table.scene.shade import Shade, sprite_for
from quando_desktop.table.scene.spare.dimmer import Dimmer
from quando_desktop.table.scene.spare.latecomers import Latecomers
from quando_desktop.table.scene.sprite import ABOVE, OVER, Sprite
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import (
    ENTER,
    LEAVE,
    Beat,
    Cue,
    Frame,
    Key,
    Passage,
    Piece,
    Pose,
    Tableau,
)

SHAKE, SHAKES, SHAKE_WAY = 110, 3, 4.0
"""Milliseconds of one jump, how many, and how far in units."""

RESTS = 400
"""Milliseconds after which a table rests on which nothing moves."""

REFUSAL, REFUSING = (4.0, -4.0, 2.0, 0.0), 50
"""The offsets of a piece that shakes to say no, in units, and the milliseconds for each."""


class TableScene(QGraphicsScene):
    """Shows tableaus."""

    shaken = Signal(float)
    """How far down from its place the whole table is to be seen now, in pixels."""

    def __init__(
        self,
        choreographer: Choreographer,
        play: Callable[[Sound], None],
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        # Everything moves or nothing does: an index would only be rebuilt all the time.
        self.setItemIndexMethod(QGraphicsScene.ItemIndexMethod.NoIndex)
        self.tableau = Tableau()
        self.choreographer = choreographer
        self._play = play
        self._sprites: dict[Key, Sprite] = {}
        self._margin = 0.0
        self._unit = 1.0
        self._width = 0.0
        """Of all that is seen, in units."""
        self._shakes = False
        self._lingering: tuple[Key, Callable[[], None]] | None = None
        """The piece that goes away by itself, and the function to call then."""
        self._linger = QTimer(self, singleShot=True)
        self._linger.timeout.connect(self._take_away)
        self.dimmer: Dimmer | None = None
        """Fades shades, where there is a window."""
        self.latecomers = Latecomers(self._sprites, choreographer, self)
        self._rests = QTimer(self, singleShot=True, interval=RESTS)
        self._rests.timeout.connect(self._let_go)
        choreographer.stilled.connect(self._rests.start)

    # ------------------------------------------------------------------ showing

    def tell(self, beat: Beat, frame: Callable[[], Frame], says: Callable[[str], None]) -> None:
        """Shows the beat after all others that wait."""

        def start() -> float:
            tableau, passage = beat(frame())
            self.perform(tableau, passage, says)
            return passage.hold

        self.choreographer.enqueue(start)

    def perform(self, tableau: Tableau, passage: Passage, says: Callable[[str], None]) -> None:
        """Shows a tableau now, with everything that is heard and done on the way there."""
        self.show(tableau, passage)
        for delay, sound in passage.sounds:
            self.choreographer.after(delay, partial(self._play, sound))
        for delay, key, gesture in passage.gestures:
            self._gesture(delay, key, gesture)
        for words in passage.says:
            says(words)

    def show(self, tableau: Tableau, passage: Passage) -> None:
        """Sends every piece on its way to where the tableau has it."""
        before, self.tableau = self.tableau, tableau
        # A shake may have been cut short.
        self._jump(0.0)
        self._rename(passage)
        self.latecomers.meet()
        old = self._sprites.copy()
        self._sprites.clear()
        known: list[float | None] = []
        for piece in tableau.pieces:
            sprite = old.pop(piece.key, None)
            known.append(None if sprite is None else sprite.height)
            if sprite is None:
                sprite = self._enter(piece, passage)
            else:
                self._lead(sprite, piece, passage.cues.get(piece.key, passage.usual))
            self._sprites[piece.key] = sprite
        for piece, height in zip(tableau.pieces, heights(known), strict=True):
            self._lift(self._sprites[piece.key], height, piece, passage)
        for key, sprite in old.items():
            self._leave(sprite, passage, key)
        self._sink(before, {key: old[key] for key in old if not _is_over(passage, key)})
        for key, film in passage.films.items():
            if (shown := self._sprites.get(key)) is not None:
                self.choreographer.film(shown, film)
                self.latecomers.prepare(picture for _, picture in film.frames)
        if passage.shake:
            self._shake()

    def lay(self, stage: Stage, tableau: Tableau) -> None:
        """Shows a tableau at once, in place of everything that was there: for another size, or
        another person."""
        self.sweep()
        unit = stage.unit
        self._margin, self._unit = stage.margin, unit
        self._width = stage.width + 2 * stage.margin
        self.setSceneRect(QRectF(0, 0, self._width * unit, stage.height * unit))
        self.tableau = tableau
        for height, piece in enumerate(tableau.pieces):
            sprite = sprite_for(piece, self._margin, self.dimmer)
            sprite.rest(piece.pose)
            sprite.turn()
            sprite.height = float(height)
            sprite.setZValue(_resting(height, piece))
            self.addItem(sprite)
            self._sprites[piece.key] = sprite

    def sweep(self) -> None:
        """Takes everything off the table."""
        self.choreographer.settle()
        self._jump(0.0)
        self.latecomers.forget()
        if self.dimmer is not None:
            self.dimmer.forget()
        self._sprites.clear()
        self.tableau = Tableau()
        self.clear()

    def linger(self, key: Key, ms: float, gone: Callable[[], None]) -> None:
        """Takes one piece away later, whatever the others are doing then."""
        self._lingering = key, gone
        self._linger.start(round(ms))

    def _take_away(self) -> None:
        assert self._lingering is not None
        key, gone = self._lingering
        gone()
        sprite = self._sprites.pop(key, None)
        if sprite is not None:
            pieces = [piece for piece in self.tableau.pieces if piece.key != key]
            self.tableau = replace(self.tableau, pieces=pieces)
            self._leave(sprite, Passage(), key)

    def _let_go(self) -> None:
        """Gives back the memory of fades, unless the next thing has begun to move."""
        if self.choreographer.is_still:
            for sprite in self._sprites.values():
                if isinstance(sprite, Shade):
                    sprite.let_go()

    def sprite(self, key: Key) -> Sprite | None:
        return self._sprites.get(key)

    def hides(self, behind: QRectF) -> bool:
        """Whether nothing is seen of what is behind the table there: the room, its lowest piece,
        covers it."""
        room = self._room
        return (
            room is not None
            and room.opacity() == 1.0
            and not room.pixmap().hasAlpha()
            and room.sceneBoundingRect().contains(behind)
        )

    def coarsen(self, *, entirely: bool) -> None:
        """Mixes no pixels for the room, in which nobody sees that, or for anything but shades,
        until the table is laid anew: of a picture that is stretched it is most of the work."""
        pieces = [*self._sprites.values()] if entirely else [self._room]
        for piece in pieces:
            if piece is not None and not isinstance(piece, Shade):
                piece.coarsen()

    @property
    def _room(self) -> Sprite | None:
        """The lowest piece."""
        return next(iter(self._sprites.values()), None)

    # ---------------------------------------------------------------- one piece

    def _rename(self, passage: Passage) -> None:
        moved = [
            (new, self._sprites.pop(old))
            for old, new in passage.becomes.items()
            if old in self._sprites
        ]
        for new, sprite in moved:
            stale = self._sprites.pop(new, None)
            if stale is not None:
                self._remove(stale)
            sprite.key = new
            self._sprites[new] = sprite

    def _enter(self, piece: Piece, passage: Passage) -> Sprite:
        cue = passage.cues.get(piece.key, ENTER)
        first = passage.comes.get(piece.key)
        look = piece if first is None else first
        sprite = sprite_for(look, self._margin, self.dimmer, later=self.latecomers.can_wait(look))
        if first is not None:
            sprite.key = piece.key
            sprite.rest(first.pose)
            # The pile has one card for all that are still to come.
            sprite.wait()
            self._lead(sprite, piece, cue)
        else:
            origin = passage.enters.get(piece.key)
            if origin is None:
                at = piece.pose
                origin = Pose(at.x, at.y, at.angle, at.grow, 0.0)
            # A piece that unrolls has no length before.
            sprite.place(origin, 0.0 if cue.unrolls else 1.0)
            self.choreographer.move(sprite, cue, piece.pose)
        # Not before it is as faint as it begins: all that it covers would be painted.
        self.addItem(sprite)
        return sprite

    def _lead(self, sprite: Sprite, piece: Piece, cue: Cue) -> None:
        turn = None
        # A piece that is already turning over to this side goes on with it.
        if piece.picture is not self.choreographer.picture_of(sprite) and not (
            piece.side == sprite.side and self.choreographer.outlasts(sprite, piece.picture)
        ):
            self.choreographer.cut(sprite)
            if piece.side != sprite.side:
                turn = Turn(piece.picture, piece.width)
                self.latecomers.prepare([piece.picture])
            else:
                self._change(sprite, piece)
        sprite.side = piece.side
        if turn is not None or piece.pose != sprite.target:
            self.choreographer.move(sprite, cue, piece.pose, turn)

    def _change(self, sprite: Sprite, piece: Piece) -> None:
        """Changes the picture of the same side; it stays as wide as it was until its motion makes
        it grow."""
        self.choreographer.stop(sprite)
        waits = sprite.waits
        seen = sprite.width * sprite.pose.grow
        later = piece.width == sprite.width and self.latecomers.can_wait(piece)
        sprite.show_picture(piece.picture, piece.width, later=later)
        if piece.width and seen and seen != piece.width * sprite.pose.grow:
            pose = sprite.pose
            grow = seen / piece.width
            sprite.place(Pose(pose.x, pose.y, pose.angle, grow, pose.opacity))
        # Its motion has ended here; its next target is not known yet.
        sprite.target = sprite.pose
        if waits:
            sprite.wait()

    def _lift(self, sprite: Sprite, height: float, piece: Piece, passage: Passage) -> None:
        cue, sprite.height = passage.cues.get(piece.key), height
        if cue is None or not cue.over:
            sprite.setZValue(_resting(height, piece))
            return
        sprite.setZValue(OVER + _resting(height, piece) + cue.rank)
        self.choreographer.when_done(
            sprite, lambda: sprite.setZValue(_resting(sprite.height, piece))
        )

    def _leave(self, sprite: Sprite, passage: Passage, key: Key) -> None:
        cue = passage.cues.get(key, LEAVE)
        at, last = passage.leaves.get(key), passage.goes.get(key)
        if _is_over(passage, key):
            sprite.setZValue(OVER + cue.rank)
        if last is not None and not self.choreographer.is_calm:
            self._lead(sprite, last, cue)
            # Nobody looks after it any more.
            sprite.catch_up()
        else:
            if at is None:
                pose = sprite.pose
                at = Pose(pose.x, pose.y, pose.angle, pose.grow, 0.0)
            self.choreographer.move(sprite, cue, at)
        self.choreographer.when_done(sprite, lambda: self._remove(sprite))

    def _sink(self, before: Tableau, leaving: Mapping[Key, Sprite]) -> None:
        """Lays leaving pieces right above what they lay on, and under everything that comes."""
        first = next(iter(self._sprites.values()), None)
        floor = -1.0 if first is None else first.height - 1.0
        for piece in before.pieces:
            sprite = leaving.get(piece.key)
            if piece.key in self._sprites:
                floor = self._sprites[piece.key].height
            elif sprite is not None:
                # Far fewer than a thousand pieces leave.
                floor += LEAST / 1000
                sprite.setZValue(floor)

    def _remove(self, sprite: Sprite) -> None:
        if sprite.scene() is self:
            self.removeItem(sprite)

    def _shake(self) -> None:
        """Lets the whole table jump a little, three times."""
        if self.choreographer.is_calm or not self.choreographer.pace:
            return
        for ms in range(0, SHAKES * SHAKE, FRAME):
            part = ms / SHAKE
            way = SHAKE_WAY * self._unit * (1 - part / SHAKES) * math.sin(2 * math.pi * part)
            self.choreographer.after(ms, partial(self._jump, -way))
        self.choreographer.after(SHAKES * SHAKE, partial(self._jump, 0.0))

    def _jump(self, down: float) -> None:
        if down or self._shakes:
            self._shakes = bool(down)
            self.shaken.emit(down)

    def refuse(self, keys: Sequence[Key]) -> None:
        """Shakes these pieces once, to say no."""
        if self.choreographer.is_calm:
            return
        for number, way in enumerate(REFUSAL):
            self.choreographer.after(number * REFUSING, partial(self._push, keys, way))

    def _push(self, keys: Sequence[Key], way: float) -> None:
        # Their present poses: the looker may have gone on.
        poses = {piece.key: piece.pose for piece in self.tableau.pieces}
        for key in keys:
            sprite = self._sprites.get(key)
            if sprite is not None and key in poses:
                at = poses[key]
                self.choreographer.move(sprite, Cue(REFUSING), at._replace(x=at.x + way))

    def _gesture(self, delay: float, key: Key, gesture: Gesture) -> None:
        if self.choreographer.is_calm or not self.choreographer.pace:
            return
        for stance in gesture:
            self.choreographer.after(delay, partial(self._stand, key, stance))
            delay += stance.ms + stance.stay

    def _stand(self, key: Key, stance: Stance) -> None:
        sprite = self._sprites.get(key)
        at = next((piece.pose for piece in self.tableau.pieces if piece.key == key), None)
        if sprite is None or at is None:
            return
        middle = self._width / 2 - self._margin
        lean = stance.lean if at.x <= middle else -stance.lean
        pose = at._replace(y=at.y - stance.up, angle=at.angle + lean, grow=at.grow * stance.grow)
        self.choreographer.move(sprite, Cue(stance.ms, ease=in_out_sine), pose)


def _resting(height: float, piece: Piece) -> float:
    """The height of a piece at rest, by its place in the tableau."""
    return height + ABOVE if piece.above else height


def _is_over(passage: Passage, key: Key) -> bool:
    """Whether a piece goes above everything else."""
    return passage.cues.get(key, LEAVE).over
