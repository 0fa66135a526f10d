"""The motion of the end of a match: the race is run once more, then whoever has won appears, and
one moment after the other."""

from __future__ import annotations

from collections.abc import Callable
from itertools import pairwise

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.settings.settings import Settings, Speed
from quando_desktop.table.paint.art import Art
from quando_desktop.table.parts.finale.fate import MATCH_SOUNDS, Fate
from quando_desktop.table.parts.finale.finale import (
    Finale,
    FinalePainter,
    Standing,
    large_face,
    run_of,
    stages,
    sum_of,
    sum_picture,
)
from quando_desktop.table.scene.ease import in_out_sine, out_back
from quando_desktop.table.scene.tableau import Cue, Film, Frame, Passage, Pose, Tableau

RUN, STAGE = 2000.0, 700.0
"""The longest time of the race, and of one stage of it."""
BEGIN = 260.0
AFTER, EVERY = 420.0, 220.0
"""From the end of the race to the first moment, and from one to the next."""
APPEARS = Cue(320, ease=out_back)
WORD = Cue(240)
FADE, OVERTAKE = 180.0, 420.0
"""The time in which a row appears, and in which it goes up or down."""
READ, CALM_READ, A_MOMENT = 3000.0, 4200.0, 600.0
"""The time for which all of it stands, and what each moment that is to be read adds to it."""


def comes_by_itself(settings: Settings, facts: MatchFacts) -> bool:
    """Whether the end of a match is told before its last sheet. Whoever plays fast has just been
    told the end of its only round; the sheet tells the rest to those who ask for it."""
    is_brief = settings.speed is Speed.FAST and facts.round_number == 1
    return not (settings.takes_no_time or is_brief)


def race(made: Tableau, frame: Frame, finale: Finale, fate: Fate, *, calm: bool) -> Passage:
    """The way to this tableau. Where motion is calm, all of it is there at once."""
    art = frame.art
    passage = Passage(hold=_reading(len(finale.highlights), calm=calm))
    end = finish(finale)
    passage.sounds.append((0 if calm else end, MATCH_SOUNDS[fate]))
    if calm:
        return passage
    height = FinalePainter(Tableau(), frame, finale, ()).row_height
    for row, standing in enumerate(finale.standings):
        _run(passage, art, row, standing, end - BEGIN)
        _overtake(passage, made, row, _drift(finale, row, height), end)
    if len(finale.winners) == 1:
        _lead(passage, frame, finale)
    for piece in made.pieces:
        match piece.key:
            case ("finale", ("winner", int())) if piece.key in passage.cues:
                pass
            case ("finale", ("winner" | "laurel", int())):
                passage.cues[piece.key] = APPEARS.later(end)
                at = piece.pose
                passage.enters[piece.key] = Pose(at.x, at.y, at.angle, 0.7, 0.0)
            case ("finale", "title" | "came" | (int(), "place" | "light")):
                passage.cues[piece.key] = WORD.later(end)
            case ("finale", ("moment" | "moment face", int(number))):
                passage.cues[piece.key] = WORD.later(end + AFTER + number * EVERY)
    return passage


Drift = Callable[[float], float]
"""How far a row is below its last place at a time of the race, in units."""


def _drift(finale: Finale, row: int, height: float) -> Drift:
    """The way of a row through the race: it goes up or down while its bar grows past another one,
    and is in its place when the stage ends."""
    places = [order.index(row) for order in finale.orders()]
    every = (finish(finale) - BEGIN) / (len(places) - 1)
    steps = [
        (max(0.0, BEGIN + (stage + 1) * every - OVERTAKE), (after - before) * height)
        for stage, (before, after) in enumerate(pairwise(places))
        if after != before
    ]

    def drift(time: float) -> float:
        done = [(min(1.0, max(0.0, (time - start) / OVERTAKE)), way) for start, way in steps]
        return -sum((1.0 - in_out_sine(part)) * way for part, way in done)

    return drift


def _overtake(passage: Passage, made: Tableau, row: int, drift: Drift, end: float) -> None:
    """Lets all pieces of a row go along with it until the race is over."""
    for piece in made.pieces:
        match piece.key:
            case ("finale", (int(number), "face" | "name" | "ground", *_)) if number == row:
                passage.cues[piece.key] = _along(Cue(FADE), drift, end)
            case ("finale", int(number), "sum") if number == row:
                passage.cues[piece.key] = _along(Cue(FADE), drift, end)
            case ("run", int(number), int()) if number == row:
                passage.enters[piece.key] = piece.pose
                passage.cues[piece.key] = _along(passage.cues[piece.key], drift, end)


def _along(cue: Cue, drift: Drift, end: float) -> Cue:
    """The same motion, going along with a row; it lasts as long as the race."""
    whole, ease, delay, share = end - cue.delay, cue.ease, cue.delay, cue.ms / (end - cue.delay)
    return cue._replace(
        ms=whole,
        ease=lambda part: ease(min(1.0, part / share)),
        drift=lambda part: drift(delay + part * whole),
    )


def finish(finale: Finale) -> float:
    """The end of the race."""
    return BEGIN + min(RUN, STAGE * len(finale.leaders()))


def _run(passage: Passage, art: Art, row: int, standing: Standing, whole: float) -> None:
    """One bar grows round by round, and its number counts along."""
    sums = stages(standing.sums)
    every = whole / len(sums)
    for stage in range(len(sums)):
        cue = Cue(every, delay=BEGIN + stage * every, ease=in_out_sine, unrolls=True)
        passage.cues[run_of(row, stage)] = cue
    frames = [(0.0, sum_picture(art, 0, wins=False))]
    for stage, reached in enumerate(sums):
        shown = sum_picture(art, reached, wins=False)
        frames.append((BEGIN + (stage + 0.8) * every, shown))
    passage.films[sum_of(row)] = Film(tuple(frames), BEGIN + whole)


def _lead(passage: Passage, frame: Frame, finale: Finale) -> None:
    """Where one has won, whoever is ahead is seen in their place until then."""
    leaders, art = finale.leaders(), frame.art
    size = FinalePainter(Tableau(), frame, finale, ()).winner_size
    every = (finish(finale) - BEGIN) / len(leaders)
    frames = [
        (BEGIN + (stage + 0.8) * every if stage else 0.0, large_face(art, leader.faces[0], size))
        for stage, leader in enumerate(leaders)
    ]
    passage.films["finale", ("winner", 0)] = Film(tuple(frames), finish(finale))
    passage.cues["finale", ("winner", 0)] = WORD.later(BEGIN + 0.8 * every)


def length(stages: int, highlights: int, *, calm: bool) -> float:
    """The milliseconds at normal speed until all has been shown and read."""
    read = _reading(highlights, calm=calm)
    if calm:
        return read
    return BEGIN + min(RUN, STAGE * stages) + AFTER + highlights * EVERY + WORD.ms + read


def _reading(highlights: int, *, calm: bool) -> float:
    return (CALM_READ if calm else READ) + highlights * A_MOMENT
