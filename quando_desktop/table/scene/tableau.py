"""A tableau, which is the table at one moment, and the passage to the next one.

A tableau is a list of pieces from the back to the front, each known by a key. Going from one
tableau to the next, a piece with the same key is the same thing: it moves. A passage says which
piece becomes which other one (a card that leaves a hand becomes one on a pile), and how they go.
Everything is in units; nothing here knows a scene.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from enum import Enum
from typing import TYPE_CHECKING

from quando_desktop.dataclass import dataclass, field
from quando_desktop.named_tuple import NamedTuple
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.art import Art, Picture
from quando_desktop.table.parts.gestures import Gesture
from quando_desktop.table.scene.ease import Ease, out_cubic
from quando_desktop.table.scene.stage import Box, Stage
from quando_desktop.table.speech.utterance import Utterance

if TYPE_CHECKING:
    from quando_desktop.table.paint.pieces import HeadShot

Key = Hashable


class Pose(NamedTuple):
    """The place of a piece, and how it lies there."""

    x: float
    y: float
    angle: float = 0.0
    grow: float = 1.0
    opacity: float = 1.0


class Piece(NamedTuple):
    """One picture on the table."""

    key: Key
    picture: Picture
    pose: Pose
    side: Hashable = None
    """The side that the picture shows of a thing with two sides: when it changes, the thing turns
    over."""
    width: float = 0.0
    """Of a card, so that it grows or shrinks smoothly on its way to another place."""
    above: bool = False
    """Whether it must be read whatever goes over the table: nothing that flies covers it."""


class Role(Enum):
    """The role of a control for people who do not see it."""

    BUTTON = 0
    CARD = 1
    INFO = 2
    """Can be visited and read, but does nothing."""
    PLACE = 3
    """Something can be dropped there; whatever lies there is read elsewhere."""
    MORE = 4
    """Can be visited and read, and tells more where it is pressed. Nothing is done by that, so
    something else may lie over it for a while."""


class Control(NamedTuple):
    """A place on the table that can be pointed at or visited by key."""

    key: Key
    name: str
    """The words of a screen reader."""
    box: Box
    angle: float = 0.0
    """Degrees around the middle of the box."""
    role: Role = Role.BUTTON
    is_on: bool = False
    """Chosen, for a card."""
    movable: bool = False
    """Whether it can be dragged."""
    quick: bool = False
    """Whether it counts the moment it is touched, not when the finger goes up again. Only a live
    table asks for that."""


@dataclass(slots=True)
class Tableau:
    pieces: list[Piece] = field(default_factory=list)
    controls: list[Control] = field(default_factory=list)
    """In the order in which the Tab key visits them; later ones lie over earlier ones."""
    heads: dict[Key, HeadShot] = field(default_factory=dict)
    """The pieces that are heads: they can show other expressions and look elsewhere."""

    def put(
        self,
        key: Key,
        picture: Picture,
        x: float,
        y: float,
        angle: float = 0.0,
        *,
        side: Hashable = None,
        width: float = 0.0,
        grow: float = 1.0,
        opacity: float = 1.0,
        above: bool = False,
    ) -> None:
        """Lays a piece on top of all that is there."""
        pose = Pose(x, y, angle, grow, opacity)
        self.pieces.append(Piece(key, picture, pose, side, width, above))


# -------------------------------------------------------------------- motion


class Cue(NamedTuple):
    """The motion of a piece to its new place. Times are in milliseconds at normal speed."""

    ms: float = 200
    delay: float = 0
    ease: Ease = out_cubic
    arc: float = 0.0
    """The height by which it swings upwards on its way, in units."""
    drift: Ease | None = None
    """How far below its way it is at each share of the time, in units, where it takes a way of its
    own."""
    over: bool = False
    """Whether it goes above everything else."""
    rank: float = 0.0
    """The height above others that do so, too."""
    unrolls: bool = False
    """Whether it grows from its left edge, like a bar of a chart."""
    rest: float = 0.0
    """The time for which a turning card stands on its edge."""

    def later(self, ms: float) -> Cue:
        return self._replace(delay=self.delay + ms)


class Film(NamedTuple):
    """Pictures that a piece shows one after the other: a number that counts up, a face that is
    shocked for a moment. In the end it shows the picture that the tableau has."""

    frames: tuple[tuple[float, Picture], ...]
    """Each with the delay after which it is shown, in milliseconds at normal speed."""
    ms: float
    """The delay after which the film is over."""
    lasts: bool = False
    """Whether it goes on when another tableau has another picture for the piece; otherwise that
    ends it."""


ENTER, LEAVE = Cue(180), Cue(120)
CLOSE_RANKS = Cue(200)


@dataclass(slots=True)
class Passage:
    """The way from one tableau to the next."""

    becomes: dict[Key, Key] = field(default_factory=dict)
    """Old keys to new ones."""
    cues: dict[Key, Cue] = field(default_factory=dict)
    """By the new key; all other pieces go by `usual`."""
    usual: Cue = CLOSE_RANKS
    enters: dict[Key, Pose] = field(default_factory=dict)
    """The poses that new pieces come from; the others fade in where they lie."""
    leaves: dict[Key, Pose] = field(default_factory=dict)
    """The poses that leaving pieces go to; the others fade out where they lie."""
    comes: dict[Key, Piece] = field(default_factory=dict)
    """The first look of new pieces: a card of a pile, which turns over on its way."""
    goes: dict[Key, Piece] = field(default_factory=dict)
    """The last look of leaving pieces: a card that turns over onto a stack."""
    sounds: list[tuple[float, Sound]] = field(default_factory=list)
    """With the delay after which they are heard."""
    says: list[str] = field(default_factory=list)
    """The sentences that a screen reader says about it, where they are said at once."""
    tells: list[Utterance] = field(default_factory=list)
    """The same, where they are told one after the other."""
    hold: float = 0.0
    """The time for which the picture stays before the next passage."""
    shake: bool = False
    """Whether the table shakes, as under a blow."""
    gestures: list[tuple[float, Key, Gesture]] = field(default_factory=list)
    """With the delay after which a piece makes them."""
    films: dict[Key, Film] = field(default_factory=dict)
    """By the key of a piece. Nothing waits for a film: a story that should takes a `hold`."""


class Frame(NamedTuple):
    """The room that a tableau is laid out for."""

    stage: Stage
    art: Art


Beat = Callable[[Frame], tuple[Tableau, Passage]]
"""One passage of a longer story. Laid out only when its turn comes, in the room there is then."""


def staggered(keys: list[Key], cue: Cue, every: float) -> Iterator[tuple[Key, Cue]]:
    """The same cue for each piece, one beginning after the other."""
    for number, key in enumerate(keys):
        yield key, cue.later(number * every)
