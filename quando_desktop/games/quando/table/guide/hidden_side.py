"""The hidden side, as the looker finds it: the card stands on its edge for a breath, is seen large,
and lands with weight. A treasure glows, a heavy card thuds and somebody smirks.

All of that is the looker's own: what it sounds like only somebody alone at the computer hears, and
with others in the room no sound and no time tells what it was."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.players import Kind, Player, clockwise_from
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.faces import Expression
from quando_desktop.table.parts.company import FELT, Heads, Mood
from quando_desktop.table.parts.gestures import SMIRK, Gesture, Stance
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.ease import in_out_sine, in_quad
from quando_desktop.table.scene.tableau import Cue, Film, Key, Passage

TREASURE, HEAVY = 1, 9
"""Numbers up to the first one are what everybody wants, those from the second one on are not."""
BRIGHT = 4
BREATH = Cue(360, ease=in_out_sine, rest=440, over=True)
"""The motion of a card whose hidden side is taken."""
SEEN = 420.0
"""The time for which its face is looked at before it goes to its place."""
LAND = Cue(280, ease=in_quad, over=True)
TURNED = BREATH.ms / 2 + BREATH.rest
"""The time until its face begins to show."""
SHOWN = TURNED + BREATH.ms / 2
"""The time until all of it is seen."""
GLOW = "found glow"
"""The piece of the light behind a treasure."""
JOLT: Gesture = (Stance(50, up=-4), Stance(130))
BLOW: Gesture = (Stance(50, up=-10), Stance(90, up=2), Stance(120))
"""The motion of the cards beside one that lands, and beside a heavy one."""


def turn(passage: Passage, new: Key, front: int, *, alone: bool) -> None:
    """The card turns over and is seen."""
    passage.cues[new] = BREATH
    passage.cues[GLOW] = Cue(300, delay=TURNED)
    passage.hold = SEEN
    if alone and front < HEAVY:
        passage.sounds.append((TURNED, _note(front)))


def _note(front: int) -> Sound:
    if front <= TREASURE:
        return Sound.HIDDEN_GLOW
    return Sound.HIDDEN_BRIGHT if front <= BRIGHT else Sound.HIDDEN_LOW


def land(passage: Passage, new: Key, front: int, beside: Sequence[Key], *, alone: bool) -> None:
    """The card goes to its place, and what lies beside it feels that."""
    passage.cues[new] = LAND
    heavy = front >= HEAVY
    thud = Sound.HIDDEN_THUD if alone and heavy else Sound.CARD_PLACE
    passage.sounds.append((LAND.ms, thud))
    for key in beside:
        passage.gestures.append((LAND.ms, key, BLOW if heavy else JOLT))


def smirker(looker: int, front: int, players: Sequence[Player]) -> int | None:
    """The computer player who smirks at a heavy card: the next one."""
    if front < HEAVY:
        return None
    others = [*clockwise_from(looker, len(players))][1:]
    return next((each for each in others if players[each].kind is Kind.COMPUTER), None)


def smirk(passage: Passage, heads: Heads | None, seat: int, looker: int, delay: float) -> None:
    """Somebody looks at the looker, and then smirks as the card shows its face. Without heads faces
    stay as they are, and only the gesture is left."""
    passage.gestures.append((delay, head_of(seat), SMIRK))
    if heads is None:
        return
    looks = heads.picture(seat, Mood(at=looker))
    smirks = heads.picture(seat, Mood(Expression.SMIRK, looker))
    if looks is not None and smirks is not None:
        film = Film(((0.0, looks), (delay, smirks)), delay + FELT, lasts=True)
        passage.films[head_of(seat)] = film
