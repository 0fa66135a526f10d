"""The end of a match as a scene: everything fits and is read, the race runs in about two seconds,
and whoever leads is seen until somebody has won."""

from __future__ import annotations

from itertools import combinations, pairwise

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.disk.store import with_fields
from quando_desktop.settings.settings import Language, Motion, Settings, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.parts.finale.fate import Fate
from quando_desktop.table.parts.finale.finale import (
    WHO,
    Finale,
    FinalePainter,
    Standing,
    grown,
    run_of,
    stages,
    sum_of,
)
from quando_desktop.table.parts.finale.highlight import Highlight
from quando_desktop.table.parts.finale.race import (
    BEGIN,
    RUN,
    comes_by_itself,
    finish,
    length,
    race,
)
from quando_desktop.table.scene.stage import Box
from quando_desktop.table.scene.tableau import Frame, Key, Tableau
from tests.table.fit_checks import SHEET_CASES, overlap
from tests.table.measured_art import Measured, frame_of

ANIMALS = ("olive", "bruno", "pip", "vesna", "mira", "nils")
LONG = "Maximiliane-Sophie von"
WORDS = "{name} hat drei Zehnen gespielt. Der Preis: 3 Nullen umgedreht und 2 Karten gezogen."
READ = {"title", "came", "place", "name", "sum", "moment"}
"""What must be read."""


def ended(seats: int, winners: int = 1, *, moments: int = 3) -> Finale:
    """A match of this many, of whom the last one is the reader."""
    faces = [Face(f"{LONG} {animal}", animal, "#4C6A78", "") for animal in ANIMALS[:seats]]
    standings = tuple(
        Standing(
            1 if row < winners else row + 1,
            (row,),
            (face,),
            tuple((row + 1) * 4 * number for number in range(1, 9)),
            row < winners,
        )
        for row, face in enumerate(faces)
    )
    told = tuple(
        Highlight(number % seats, "Grausamster Zahlendrilling", WORDS.format(name=LONG))
        for number in range(moments)
    )
    return Finale(f"{LONG} gewinnt die Partie", standings, told, seats - 1)


def laid(frame: Frame, finale: Finale) -> Tableau:
    tableau = Tableau()
    faces = [each.faces[0] for each in finale.standings]
    FinalePainter(tableau, frame, finale, faces).lay()
    return tableau


def part_of(key: Key) -> str:
    """The part of a piece that is read, or nothing."""
    match key:
        case ("finale", str(part)) | ("finale", (str(part), int())) if part in READ:
            return part
        case ("finale", (int(), str(part), *_)) | ("finale", int(), str(part)) if part in READ:
            return part
    return ""


@pytest.mark.parametrize("case", SHEET_CASES, ids=str)
def test_everything_fits(
    kept_style: Style, english: Languages, case: tuple[tuple[int, int], float, Language]
) -> None:
    window, text, language = case
    english.use(language)
    frame, art = frame_of(kept_style, window, text)
    for seats in range(2, 7):
        for winners, moments in ((1, 3), (2, 0), (seats, 1)):
            table = Measured(frame.stage, art, laid(frame, ended(seats, winners, moments=moments)))
            boxes = table.boxes()
            panel = boxes["finale", "panel"]
            inner = Box(panel.left, panel.top, panel.width, panel.height)
            found = {key: box for key, box in boxes.items() if part_of(key)}
            assert len(found) >= 3 * seats + 1
            for key, box in found.items():
                assert inner.left <= box.left, key
                assert box.right <= inner.right, key
                assert inner.top <= box.top, key
                assert box.bottom <= inner.bottom, key
            clashes = [
                (key, other)
                for (key, box), (other, second) in combinations(found.items(), 2)
                if min(overlap(box, second)) > 2
            ]
            assert clashes == [], (seats, winners, moments)
            laurels = [box for key, box in boxes.items() if "laurel" in str(key)]
            places = [box for key, box in boxes.items() if part_of(key) == "place"]
            assert len(laurels) == winners
            assert max(box.right for box in laurels) < min(box.left for box in places)
            assert min(box.left for box in laurels) > panel.left
            assert panel.top >= 0
            assert panel.bottom <= frame.stage.height


@pytest.mark.parametrize("case", SHEET_CASES, ids=str)
def test_both_names_of_a_team_can_be_read(
    kept_style: Style, english: Languages, case: tuple[tuple[int, int], float, Language]
) -> None:
    window, text, _ = case
    frame, art = frame_of(kept_style, window, text)
    names = ("Anna", "Bruno"), ("Olive", "Vesna")
    standings = tuple(
        Standing(
            row + 1,
            (row, row + 2),
            tuple(
                Face(name, animal, "#4C6A78", "")
                for name, animal in zip(team, ANIMALS[:2], strict=True)
            ),
            (20, 51 - row),
            not row,
        )
        for row, team in enumerate(names)
    )
    finale = Finale("Anna and Bruno win", standings, (), 0, fewest_win=False)
    boxes = Measured(frame.stage, art, laid(frame, finale)).boxes()
    found = [boxes["finale", (row, "name", each)] for row in (0, 1) for each in (0, 1)]
    whole = [WHO.width(name, art.scale) for team in names for name in team]
    assert [box.width for box in found] == pytest.approx(whole, abs=6)
    assert all(one.bottom <= other.top + 2 for one, other in pairwise(found))


def test_the_race_runs_once_more_round_by_round(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    finale = ended(4)
    made = laid(frame, finale)
    passage = race(made, frame, finale, Fate.LOST, calm=False)
    assert finish(finale) == BEGIN + RUN
    for row in range(4):
        starts = [passage.cues[run_of(row, stage)].delay for stage in range(8)]
        assert starts == sorted({*starts})
        last = passage.cues[run_of(row, 7)]
        assert last.delay + last.ms == pytest.approx(BEGIN + RUN)
        assert last.unrolls
        first = passage.cues[run_of(row, 0)]
        assert first.ease(0.1) < first.ease(0.2) == 1, "it grows in its own stage"
        assert passage.films[sum_of(row)].ms == BEGIN + RUN
    assert passage.sounds == [(BEGIN + RUN, Sound.LOST)]
    moments = [passage.cues["finale", ("moment", number)].delay for number in range(3)]
    assert BEGIN + RUN < moments[0] < moments[1] < moments[2]


def test_nobody_is_named_before_the_race_is_over(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    finale = ended(3)
    passage = race(laid(frame, finale), frame, finale, Fate.LOST, calm=False)
    for key in ("title", "came", ("laurel", 0), (0, "place"), (0, "light")):
        assert passage.cues["finale", key].delay >= BEGIN + RUN


def test_whoever_leads_is_seen_meanwhile() -> None:
    faces = [Face(name, name, "#4C6A78", "") for name in ("olive", "bruno")]
    first = Standing(1, (0,), (faces[0],), (9, 10, 11), True)
    second = Standing(2, (1,), (faces[1],), (2, 8, 20), False)
    finale = Finale("", (first, second), (), None)
    assert finale.leaders() == [second, second, first]
    assert finale._replace(fewest_win=False).leaders() == [first, first, second]


def test_rows_change_places_as_the_lead_changes(kept_style: Style, english: Languages) -> None:
    """The winner is on top when the race is over, and not before they lead."""
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    faces = [Face(name, name, "#4C6A78", "") for name in ("olive", "bruno", "pip")]
    sums = {2: (9, 10, 11), 1: (2, 2, 20), 0: (2, 9, 30)}
    finale = Finale(
        "",
        tuple(
            Standing(row + 1, (seat,), (faces[seat],), sums[seat], not row)
            for row, seat in enumerate((2, 1, 0))
        ),
        (),
        None,
    )
    assert finale.orders() == [[2, 1, 0], [2, 1, 0], [1, 2, 0], [0, 1, 2]]
    made = laid(frame, finale)
    passage = race(made, frame, finale, Fate.LOST, calm=False)
    end = finish(finale)
    y = {piece.key: piece.pose.y for piece in made.pieces}

    def shown(time: float) -> list[int]:
        """The rows from above; all pieces of one are at the same height."""
        heights: list[tuple[float, int]] = []
        for row in range(3):
            parts: list[Key] = [("finale", (row, part, 0)) for part in ("name", "face")]
            parts += [("finale", (row, "ground")), sum_of(row), run_of(row, 0)]
            found = []
            for key in parts:
                cue = passage.cues[key]
                assert cue.drift is not None
                assert cue.delay + cue.ms == pytest.approx(end)
                found.append(y[key] + cue.drift((time - cue.delay) / cue.ms))
            assert max(found) - min(found) < 0.01
            heights.append((found[0], row))
        return [row for _, row in sorted(heights)]

    every = (end - BEGIN) / 3
    assert [shown(BEGIN + stage * every) for stage in range(4)] == finale.orders()


def test_calm_motion_shows_all_of_it_at_once(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    finale = ended(4)
    passage = race(laid(frame, finale), frame, finale, Fate.WON, calm=True)
    assert not passage.films
    assert not passage.cues
    assert passage.hold > 0
    assert passage.sounds == [(0, Sound.WON)]


@pytest.mark.parametrize("calm", [False, True])
def test_what_is_to_be_read_stands_longer(
    kept_style: Style, english: Languages, calm: bool
) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    holds = []
    for moments in (0, 3):
        finale = ended(4, moments=moments)
        passage = race(laid(frame, finale), frame, finale, Fate.WON, calm=calm)
        holds.append(passage.hold)
        assert length(len(finale.leaders()), moments, calm=calm) >= passage.hold
    assert holds[1] - holds[0] >= 1500


def test_nobodys_light_falls_on_the_face_of_another_winner(
    kept_style: Style, english: Languages
) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    order = [piece.key for piece in laid(frame, ended(3, 2)).pieces]
    lights = [order.index(("finale", ("laurel", number))) for number in (0, 1)]
    assert max(lights) < min(order.index(("finale", ("winner", number))) for number in (0, 1))


@pytest.mark.parametrize(
    ("sums", "found"),
    [
        ((3, 5, 9), [(0, 3), (3, 5), (5, 9)]),
        ((3, 9, 5), [(0, 3), (3, 5), (5, 5)]),
        ((0, 0, 4), [(0, 0), (0, 0), (0, 4)]),
    ],
)
def test_a_bar_never_shows_more_than_was_kept(
    sums: tuple[int, ...], found: list[tuple[int, int]]
) -> None:
    assert grown(sums) == found


@pytest.mark.parametrize("count", [1, 5, 12, 13, 40, 97])
def test_long_races_are_run_in_a_few_stages(count: int) -> None:
    sums = range(count)
    found = stages(sums)
    assert len(found) == min(12, count)
    assert found == sorted({*found})
    assert found[-1] == count - 1


@pytest.mark.parametrize(
    ("seats", "winners", "words"),
    [(2, 1, "You came 2nd"), (6, 1, "You came 6th"), (3, 3, "")],
)
def test_a_person_hears_their_place(
    english: Languages, seats: int, winners: int, words: str
) -> None:
    finale = ended(seats, winners)
    assert finale.came == words
    assert len(finale.lines()) == 3 + bool(words)
    assert finale._replace(you=None).came == ""


@pytest.mark.parametrize(
    ("language", "words"),
    [(Language.ENGLISH, "You share 2nd place"), (Language.GERMAN, "Du teilst dir Platz 2")],
)
def test_a_shared_place_is_called_shared(
    english: Languages, language: Language, words: str
) -> None:
    english.use(language)
    finale = ended(3)
    winner, *rest = finale.standings
    shared = finale._replace(standings=(winner, *(each._replace(place=2) for each in rest)))
    assert shared.came == words
    assert shared.lines()[0] == f"{words}."


def test_all_of_it_is_read_aloud(kept_style: Style, english: Languages) -> None:
    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    finale = ended(3)
    first = laid(frame, finale).controls[0]
    for words in (finale.title, finale.came, *(each.words for each in finale.highlights)):
        assert words in first.name


@pytest.mark.parametrize(
    ("changes", "rounds", "comes"),
    [
        ({}, 1, True),
        ({"speed": Speed.FAST}, 1, False),
        ({"speed": Speed.FAST}, 2, True),
        ({"motion": Motion.NONE}, 2, False),
    ],
)
def test_it_comes_by_itself_unless_it_was_told_already_or_nothing_takes_time(
    changes: dict[str, object], rounds: int, comes: bool
) -> None:
    facts = MatchFacts((), ((),) * rounds, (0,), rounds)
    assert comes_by_itself(with_fields(Settings(), changes), facts) is comes
