"""The end of a game of Quanto at the table: what was not taken crumbles, winnings grow side by
side, and the verdict looks and sounds as it is."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.quanto.rules.actions import Capture, Discard
from quando_desktop.games.quanto.rules.view import Quanto, QuantoView
from quando_desktop.games.quanto.table.ending.count import (
    DUSK_KEY,
    VERDICT_KEY,
    layer_of,
    light_on,
)
from quando_desktop.games.quanto.table.ending.motion import ending
from quando_desktop.games.quanto.table.ending.podium import MOST, podium
from quando_desktop.games.quanto.table.layout import letters
from quando_desktop.games.quanto.table.scenery import (
    Moment,
    QuantoScenery,
    in_quanto,
    lost_at,
    winnings_count,
)
from quando_desktop.settings.settings import Language, Motion, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.finale.fate import ROUND_SOUNDS
from quando_desktop.table.parts.passages import ends
from quando_desktop.table.parts.seats import head_of
from quando_desktop.table.scene.tableau import Passage, Tableau
from tests.games.quanto.table.seat import QuantoSeat, Sit, made_match
from tests.games.quanto.table.sheets import over
from tests.table.fit_checks import assert_apart, assert_inside, cut_off
from tests.table.measured_art import Measured, frame_of

KEY = Qt.Key
WINDOWS = (
    ((1440, 900), 1.0, Language.ENGLISH),
    ((1024, 640), 1.4, Language.GERMAN),
    ((640, 400), 1.0, Language.ENGLISH),
)
Told = tuple[Tableau, Passage]


def finished(
    seats: int = 3, *, mine: int = 20, theirs: int = 12, lost: int = 0, teams: bool = False
) -> QuantoScenery:
    """A game that is over between one person and computer players."""
    shown = over(seats, teams=teams)
    winnings = (mine, *[theirs] * (seats - 1))
    sums = [won + winnings[(seat + 2) % 4] for seat, won in enumerate(winnings)] if teams else ()
    counted = sums or winnings
    winners = tuple(seat for seat, won in enumerate(counted) if won == max(counted))
    quanto = Quanto(11, (4, 7) * (lost // 2)) if lost else None
    players = [
        each if not seat else Player(each.name, Kind.COMPUTER, "fair", "olive")
        for seat, each in enumerate(shown.facts.players)
    ]
    view = replace(
        shown.view,
        winnings=winnings,
        race=(winnings,),
        quantos=(quanto, *[None] * (seats - 1)),
        tiles=tuple(number for number in range(5, 13) if number != 11 or quanto is None),
    )
    facts = replace(shown.facts, players=tuple(players), winners=winners)
    return replace(shown, view=view, facts=facts)


def told(
    style: Style,
    shown: QuantoScenery,
    window: tuple[int, int] = (1440, 900),
    text: float = 1.0,
    *,
    calm: bool = False,
) -> list[tuple[Measured, Passage]]:
    """The beats with all that they are made of."""
    frame, art = frame_of(style, window, text, letters)

    def show(view: QuantoView, moment: Moment) -> QuantoScenery:
        return replace(shown, view=view, moment=moment, calm=calm)

    beats = [beat(frame) for beat in ending(show, shown.view)]
    return [(Measured(frame.stage, art, made), passage) for made, passage in beats]


def texts(table: Measured, key: object) -> list[str]:
    found = [piece.picture for piece in table.tableau.pieces if piece.key == key]
    return [words for each in found for _, words in table.art.measure(each).texts]


def length(passages: Sequence[Passage]) -> float:
    return sum(ends(each) + each.hold for each in passages)


# ------------------------------------------------------------------------- crumbling


def test_n20_a_quanto_that_was_not_taken_crumbles(kept_style: Style, english: Languages) -> None:
    (table, passage), _ = told(kept_style, finished(lost=6))
    assert " ".join(texts(table, lost_at(0))) == "6 cards lost"
    keys = [in_quanto(0, number) for number in range(6)]
    assert {*keys} == passage.leaves.keys()
    assert all(pose.opacity == 0.0 for pose in passage.leaves.values())
    (name,) = {each.name for each in finished().facts.players[:1]}
    assert [each.words for each in passage.tells] == [f"{name}: quanto 11 not taken, 6 cards lost."]


def test_without_a_quanto_counting_begins_at_once(kept_style: Style, english: Languages) -> None:
    assert len(told(kept_style, finished())) == 1


def test_it_is_said_in_german(kept_style: Style, english: Languages) -> None:
    english.use(Language.GERMAN)
    (table, passage), _ = told(kept_style, finished(lost=6))
    assert " ".join(texts(table, lost_at(0))) == "6 Karten verloren"
    assert passage.tells[0].words.endswith("Quanto 11 nicht genommen, 6 Karten verloren.")


# --------------------------------------------------------------------------- counting


def test_stacks_grow_side_by_side_and_numbers_count_up(
    kept_style: Style, english: Languages
) -> None:
    shown = finished(mine=31, theirs=12)
    ((table, passage),) = told(kept_style, shown)
    place = podium(table.stage.width, table.stage.height, shown.view, shown.facts.winners)
    assert [stack.cards for stack in place.stacks] == [31, 12, 12]
    for number, stack in enumerate(place.stacks):
        layers = place.layers(stack.cards)
        assert 0 < layers <= MOST
        assert {layer_of(number, layer) for layer in range(layers)} <= {*table.boxes()}
        key = winnings_count(stack.seats[0])
        film, way = passage.films[key], passage.cues[key]
        assert len(film.frames) == layers + 1, "from 0 on, each layer"
        assert film.ms >= way.delay + way.ms
    ends_of = [passage.films[winnings_count(seat)].ms for seat in range(3)]
    assert ends_of[0] > 2 * ends_of[1], "the largest goes on when the others have stopped"
    verdict = passage.cues[VERDICT_KEY].delay
    assert max(ends_of) < verdict
    assert table.boxes()[winnings_count(0)].top < table.boxes()[winnings_count(1)].top


def test_nothing_is_told_too_early(kept_style: Style, english: Languages) -> None:
    """Light, words and music come together, after the last card is counted."""
    ((_, passage),) = told(kept_style, finished())
    (music,) = [delay for delay, sound in passage.sounds if sound is Sound.ROUND_WON]
    assert passage.cues[light_on(0)].delay == passage.cues[VERDICT_KEY].delay == music


@pytest.mark.parametrize(
    ("mine", "theirs", "sound", "words", "lights"),
    [
        (20, 12, Sound.ROUND_WON, "You win", 1),
        (11, 12, Sound.ROUND_LOST, "win", 2),
        (12, 12, Sound.ROUND_SHARED, "and you win", 3),
    ],
)
def test_won_lost_and_shared_look_and_sound_different(
    kept_style: Style,
    english: Languages,
    mine: int,
    theirs: int,
    sound: Sound,
    words: str,
    lights: int,
) -> None:
    shown = finished(mine=mine, theirs=theirs)
    ((table, passage),) = told(kept_style, shown)
    music = [each for _, each in passage.sounds if each in ROUND_SOUNDS.values()]
    assert music == [sound]
    assert " ".join(texts(table, VERDICT_KEY)).endswith(words)
    keys = {*table.boxes()}
    assert sum(light_on(number) in keys for number in range(3)) == lights
    assert (DUSK_KEY in keys) is (sound is Sound.ROUND_LOST)
    assert {*table.tableau.heads} == {head_of(seat) for seat in range(3)}, "faces can answer it"


def test_n25_partners_are_counted_together(kept_style: Style, english: Languages) -> None:
    shown = finished(4, mine=20, theirs=12, teams=True)
    ((table, passage),) = told(kept_style, shown)
    place = podium(table.stage.width, table.stage.height, shown.view, shown.facts.winners)
    assert [(stack.seats, stack.cards) for stack in place.stacks] == [((0, 2), 32), ((1, 3), 24)]
    assert Sound.ROUND_WON in [sound for _, sound in passage.sounds], (
        "with a partner, but not shared"
    )
    assert {("portrait", seat) for seat in range(4)} <= {*table.boxes()}


@pytest.mark.parametrize("lost", [0, 6, 12])
def test_it_takes_two_to_three_seconds(kept_style: Style, english: Languages, lost: int) -> None:
    passages = [passage for _, passage in told(kept_style, finished(lost=lost))]
    assert 2000 <= length(passages) <= 3200


def test_calm_motion_has_a_quiet_version(kept_style: Style, english: Languages) -> None:
    ((table, passage),) = told(kept_style, finished(), calm=True)
    assert passage.films == {}
    assert passage.enters == {}
    assert [sound for _, sound in passage.sounds] == [Sound.ROUND_WON]
    assert passage.hold >= 1000
    assert texts(table, VERDICT_KEY) == ["You win"]


@pytest.mark.parametrize(("window", "text", "language"), WINDOWS)
@pytest.mark.parametrize("seats", [2, 6])
def test_everything_fits(
    kept_style: Style,
    english: Languages,
    seats: int,
    window: tuple[int, int],
    text: float,
    language: Language,
) -> None:
    english.use(language)
    for teams in {False, seats == 4}:
        shown = finished(seats, mine=60, theirs=9, lost=6, teams=teams)
        for table, _ in told(kept_style, shown, window, text):
            assert cut_off(table) == []
        _assert_fits(table, shown)


@pytest.mark.parametrize(("window", "text", "language"), WINDOWS)
def test_teams_fit(
    kept_style: Style,
    english: Languages,
    window: tuple[int, int],
    text: float,
    language: Language,
) -> None:
    english.use(language)
    shown = finished(4, teams=True)
    ((table, _),) = told(kept_style, shown, window, text)
    _assert_fits(table, shown)


def _assert_fits(table: Measured, shown: QuantoScenery) -> None:
    boxes = table.boxes()
    heads = [[boxes["portrait", seat]] for seat in range(shown.view.seats)]
    names = [[boxes["plate", seat]] for seat in range(shown.view.seats)]
    stacks = [
        [box for key, box in boxes.items() if isinstance(key, tuple) and key[:2] == ("counted", n)]
        for n in range(shown.view.seats)
    ]
    verdict = [[boxes[VERDICT_KEY]]]
    assert_apart([*heads, *stacks, *verdict], "heads")
    assert_apart([*names, *stacks, *verdict], "names")
    every = [box for group in (*heads, *names, *stacks, *verdict) for box in group]
    assert_inside(table.stage, every, "all of it")


# --------------------------------------------------------------------------- on a page


def last_move(**options: bool) -> Match:
    match = made_match("11", "9", display="9 4 5 12", draw="", free_discard=True, **options)
    match.submit(0, Discard(11))
    return match


def at_the_end(sit: Sit, **settings: object) -> QuantoSeat:
    """The last card has been played, and nothing is seen of it yet."""
    table = sit(last_move(), **settings)
    table.page.begin()
    table.rest()
    table.match.submit(1, Capture(9, 9, ((9,),)))
    return table


def until_counted(table: QuantoSeat) -> None:
    for _ in range(200):
        if VERDICT_KEY in table.pieces:
            return
        table.tick(50)
    raise AssertionError("nothing is counted")


def test_the_sheet_comes_by_itself(sit: Sit) -> None:
    table = at_the_end(sit)
    until_counted(table)
    assert "next" not in table.controls
    table.rest()
    assert "next" in table.controls
    assert Sound.LOST in table.sounds.heard


def test_nobody_says_who_has_won_before_the_verdict(sit: Sit) -> None:
    table = at_the_end(sit)
    until_counted(table)
    word = next(key for key in table.pieces if isinstance(key, tuple) and key[0] == "word")
    shown = [table.scene.sprite(key) for key in (word, VERDICT_KEY)]
    while shown[0] is not None and shown[0].opacity() < 0.6:
        table.tick(20)
    assert shown[1] is not None
    assert shown[1].opacity() > 0


@pytest.mark.parametrize("key", [KEY.Key_Return, KEY.Key_Space, KEY.Key_Escape])
def test_a_key_skips_all_of_it_and_does_nothing_else(sit: Sit, key: Qt.Key) -> None:
    table = at_the_end(sit)
    until_counted(table)
    QTest.keyClick(table.focus, key)
    assert "next" in table.controls
    assert table.asked == [], "no rematch, and nobody goes home"


def test_a_press_anywhere_skips_all_of_it(sit: Sit) -> None:
    table = at_the_end(sit)
    until_counted(table)
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=QPoint(300, 300))
    assert "next" in table.controls
    assert table.asked == []


def test_whoever_plays_fast_is_told_the_end_once(sit: Sit) -> None:
    table = at_the_end(sit, speed=Speed.FAST)
    since = table.time.now
    until_counted(table)
    while "next" not in table.controls:
        assert ("finale", "panel") not in table.pieces
        table.tick(50)
    assert table.time.now - since < 2700


@pytest.mark.parametrize("settings", [{"speed": Speed.INSTANT}, {"motion": Motion.NONE}])
def test_where_nothing_takes_time_the_sheet_comes_at_once(
    sit: Sit, settings: dict[str, object]
) -> None:
    table = at_the_end(sit, **settings)
    assert "next" in table.controls
    assert table.sounds.heard.count(Sound.ROUND_LOST) == 1
