"""Motion at the end of a game of Quanto: what was not taken crumbles, then all winnings are counted
at the same pace, so that the largest stack goes on growing when the others have stopped."""

from __future__ import annotations

from collections.abc import Iterator

from quando_desktop.dataclass import replace
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.ending.count import (
    DISC,
    DUSK_KEY,
    VERDICT_KEY,
    fate,
    laurel_of,
    layer_of,
    light_on,
    tally,
)
from quando_desktop.games.quanto.table.ending.podium import Podium, podium
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import (
    Moment,
    QuantoScenery,
    in_quanto,
    lost_at,
    tile,
    winnings_count,
)
from quando_desktop.games.quanto.table.telling.plays import Show
from quando_desktop.games.quanto.table.telling.transition import piece_of
from quando_desktop.games.quanto.text import ending as text
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.finale.fate import ROUND_SOUNDS
from quando_desktop.table.scene.ease import in_out_sine, out_back, out_cubic
from quando_desktop.table.scene.tableau import (
    Beat,
    Cue,
    Film,
    Frame,
    Key,
    Passage,
    Pose,
    Tableau,
)
from quando_desktop.table.speech.utterance import Utterance, Weight

CRUMBLE, CRUMBLE_EVERY, CRUMBLED = Cue(400, ease=in_out_sine), 35.0, 260.0
"""The fall of a card, from one to the next, and the time to read how many are lost."""
FALL, FALL_APART, FALL_TURN = 74.0, 16.0, 11.0
"""How far they fall, down and to the sides, and how they turn."""
GATHER, GROWTH = 200.0, 900.0
"""The time for heads to come together, and for the largest stack to grow."""
DROP, DROP_FROM = Cue(150, ease=out_cubic), 54.0
TAPS = 120.0
"""From one sound of counting to the next."""
VERDICT = Cue(220, ease=out_back)
AFTER_COUNT, VERDICT_STAYS = 100.0, 720.0
QUIETLY, QUIET_STAYS = 400.0, 1400.0
"""With calm motion: when the verdict comes, and how long all of it stays."""


def _even(part: float) -> float:
    return part


def ending(show: Show, view: QuantoView) -> Iterator[Beat]:
    """The beats between the last play and the score sheet."""
    if any(view.quantos):
        yield _crumbling(show, view)
    yield _counting(show, view)


def _crumbling(show: Show, view: QuantoView) -> Beat:
    """Quantos that nobody took fall apart (N20)."""
    lost = tuple(0 if quanto is None else len(quanto.cards) for quanto in view.quantos)
    left = tuple(sorted({*view.tiles, *(quanto.tile for quanto in view.quantos if quanto)}))
    bare = replace(view, quantos=(None,) * view.seats, tiles=left)

    def beat(frame: Frame) -> tuple[Tableau, Passage]:
        shown = replace(show(bare, Moment.TOLD), lost=lost)
        whole = picture(frame, show(view, Moment.TOLD))
        names = names_of(shown.facts.players)
        passage = Passage(hold=CRUMBLED, sounds=[(0, Sound.COLLECT)])
        for seat, quanto in enumerate(view.quantos):
            if quanto is not None:
                _fall(passage, whole, seat, len(quanto.cards))
                passage.cues[tile(quanto.tile)] = Cue(420, ease=in_out_sine, over=True)
                said = text.said_lost(names[seat], quanto.tile, len(quanto.cards))
                passage.tells.append(Utterance(said, Weight.MOMENT))
                passage.cues[lost_at(seat)] = Cue(180, delay=160)
        return picture(frame, shown), passage

    return beat


def _fall(passage: Passage, whole: Tableau, seat: int, cards: int) -> None:
    for number in range(cards):
        key = in_quanto(seat, number)
        lies = piece_of(whole, key)
        if lies is None:
            continue
        side = -1 if number % 2 else 1
        pose, away = lies.pose, side * FALL_APART * (1 + number % 3)
        passage.leaves[key] = Pose(
            pose.x + away, pose.y + FALL, pose.angle + side * FALL_TURN, 0.86, 0.0
        )
        passage.cues[key] = CRUMBLE.later(number * CRUMBLE_EVERY)


def _counting(show: Show, view: QuantoView) -> Beat:
    def beat(frame: Frame) -> tuple[Tableau, Passage]:
        shown = show(view, Moment.COUNT)
        made = picture(frame, shown)
        place = podium(frame.stage.width, frame.stage.height, view, shown.facts.winners)
        passage = _quiet(shown, place) if shown.calm else _growing(frame, shown, place)
        return made, passage

    return beat


# ------------------------------------------------------------------- stacks that grow


def _growing(frame: Frame, shown: QuantoScenery, place: Podium) -> Passage:
    layers = max(place.layers(stack.cards) for stack in place.stacks)
    every = GROWTH / max(1, layers)
    passage = Passage(usual=Cue(GATHER, ease=in_out_sine))
    for number, stack in enumerate(place.stacks):
        for seat in stack.seats[1:]:
            passage.becomes[winnings_count(seat)] = "added", seat
        for layer in range(place.layers(stack.cards)):
            key, y = layer_of(number, layer), place.floor - layer * place.edge
            passage.cues[key] = DROP.later(GATHER + layer * every)
            passage.enters[key] = Pose(stack.x, y - DROP_FROM, 0.0, 1.0, 0.0)
        _count_up(passage, frame, place, number, every)
    heard = int(layers * every / TAPS)
    passage.sounds = [(GATHER + tap * TAPS, Sound.CARD_PLACE) for tap in range(heard)]
    end = GATHER + layers * every + AFTER_COUNT
    _judge(passage, shown, place, end)
    passage.hold = VERDICT_STAYS
    return passage


def _count_up(passage: Passage, frame: Frame, place: Podium, number: int, every: float) -> None:
    """The number rides on its stack, and counts its layers."""
    stack = place.stacks[number]
    layers, key = place.layers(stack.cards), winnings_count(stack.seats[0])
    radius = place.card * DISC
    passage.becomes[key] = "won before", number
    passage.enters[key] = Pose(stack.x, place.floor)
    passage.cues[key] = Cue(max(1.0, layers * every), delay=GATHER, ease=_even)
    counts = [0, *(min(stack.cards, (layer + 1) * place.each) for layer in range(layers))]
    frames = [
        (0.0 if not at else GATHER + at * every, tally(frame.art, count, radius))
        for at, count in enumerate(counts)
    ]
    passage.films[key] = Film(tuple(frames), GATHER + layers * every + 1)


def _quiet(shown: QuantoScenery, place: Podium) -> Passage:
    """Everything is there, and then the verdict."""
    passage = Passage(hold=QUIET_STAYS)
    _judge(passage, shown, place, QUIETLY)
    return passage


def _judge(passage: Passage, shown: QuantoScenery, place: Podium, at: float) -> None:
    """The verdict: words, light on whoever wins or dusk around them, and a phrase of music."""
    keys: list[Key] = [VERDICT_KEY, DUSK_KEY]
    keys += [light_on(number) for number in range(len(place.stacks))]
    keys += [laurel_of(seat) for seat in shown.facts.winners]
    passage.cues |= {key: VERDICT.later(at) for key in keys}
    passage.sounds.append((at, ROUND_SOUNDS[fate(shown, place)]))
