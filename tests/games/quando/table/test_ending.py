"""The end of a round at the table: counted seat by seat, the knocker last, then the verdict. Won,
lost and shared look and sound different; a press skips all of it."""

from __future__ import annotations

from dataclasses import replace
from typing import NamedTuple

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage
from PySide6.QtTest import QTest

from quando_desktop.games.quando.rules.actions import Call, Draw
from quando_desktop.games.quando.table.ending.count import reveal_order
from quando_desktop.games.quando.table.ending.marks import total_picture
from quando_desktop.games.quando.table.ending.verdict import OWN_SIZE
from quando_desktop.games.quando.table.layout import letters
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import Moment
from quando_desktop.games.quando.text.report import Ending, Report
from quando_desktop.settings.settings import Language, Motion, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import NEXT
from quando_desktop.table.scene.tableau import Key, Tableau
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match
from tests.games.quando.table.sheets import ENDINGS, over
from tests.table.fit_checks import CASES, kind_of, overlap
from tests.table.measured_art import Measured, frame_of

PILE = "9/8 9/7 10/8 10/9 5/4 3/1"
STEP = 50.0
FATES = {Sound.ROUND_WON, Sound.ROUND_LOST, Sound.ROUND_SHARED}


class End(NamedTuple):
    """The hands at the end of a round, and who knocked."""

    hands: tuple[str, ...]
    knocker: int


WON = End(("1/2 2/3 2/5", "1/4 5/8 4/6", "7/3 9/1 9/4"), 0)
"""The looker knocks and has the lowest total alone."""
FAILED = End(("3/2 4/1 6/5", "1/4 2/8 4/6", "7/3 9/1 9/4"), 0)
"""The looker knocks, and Olive is lower."""
LOST = End(("3/2 4/1 6/5", "1/4 2/8 4/6", "7/3 9/1 9/4"), 1)
SHARED = End(("1/2 2/3 9/5", "1/4 2/8 9/6", "7/3 9/1 9/4"), 2)
"""Bruno knocks; the looker and Olive are equal."""


def before_the_end(sit: Sit, end: End, **settings: object) -> QuandoSeat:
    """All but the last one have passed. Somebody who knocks later has the others play first."""
    match = made_match(*end.hands, draw=PILE, plays_before_knock=0)
    table = sit(match, **settings).begin()
    for seat in range(end.knocker):
        # Whatever they play, they get back something as low.
        card = end.hands[seat].split()[-1]
        act(match, seat, card, Draw.SHOWN)
    act(match, end.knocker, Call.KNOCK)
    for step in range(1, len(end.hands) - 1):
        act(match, (end.knocker + step) % len(end.hands), Call.PASS)
    table.rest()
    table.sounds.heard.clear()
    return table


def end(table: QuandoSeat, knocker: int) -> None:
    act(table.match, (knocker - 1) % table.match.seats, Call.PASS)


def keys(tableau: Tableau) -> set[Key]:
    return {piece.key for piece in tableau.pieces}


# ------------------------------------------------------------------------------ the order


@pytest.mark.parametrize(
    ("totals", "who", "order"),
    [((5, 9, 2), 2, [1, 0, 2]), ((5, 9, 2), 1, [0, 2, 1]), ((0, 9, 4), 0, [1, 2, 0])],
)
def test_the_lowest_is_counted_last_and_whoever_ended_it_after_all(
    totals: tuple[int, ...], who: int, order: list[int]
) -> None:
    report = Report(((),) * 3, totals, totals, Ending.KNOCK_WON, who, ())
    assert reveal_order(report) == order


def pictures(table: QuandoSeat, seat: int) -> list[object]:
    """The faces of an opponent's cards, as they are seen at this moment."""
    held = [key for key in table.pieces if isinstance(key, tuple) and key[:2] == ("held", seat)]
    sprites = [table.scene.sprite(key) for key in sorted(held, key=repr)]
    return [each.picture for each in sprites if each is not None]


def opacity(table: QuandoSeat, key: Key) -> float:
    sprite = table.scene.sprite(key)
    return 0.0 if sprite is None else sprite.opacity()


@pytest.mark.parametrize(("case", "order"), [(FAILED, [2, 1, 0]), (LOST, [2, 0, 1])])
def test_seat_by_seat_paper_turns_solid_and_totals_come(
    sit: Sit, case: End, order: list[int]
) -> None:
    """Until a seat is counted, all of its cards are paper, and no total is seen there."""
    table = before_the_end(sit, case)
    paper = {seat: pictures(table, seat) for seat in (1, 2)}
    end(table, case.knocker)
    turned: list[int] = []
    counted: list[int] = []
    while table.page.is_busy and NEXT not in table.controls:
        if any(key in table.pieces for key in (("held", 1, 4, 0), ("held", 1, 8, 0))):
            for seat in (1, 2):
                if seat not in turned and pictures(table, seat) != paper[seat]:
                    turned.append(seat)
            for seat in range(3):
                if seat not in counted and opacity(table, ("total", seat)) > 0:
                    counted.append(seat)
        table.tick(20)
    assert counted == order
    assert turned == [seat for seat in order if seat]


def test_nobody_is_told_who_leads_before_all_is_counted(sit: Sit) -> None:
    table = before_the_end(sit, LOST._replace(knocker=2))
    end(table, 2)
    while "news" not in table.pieces:
        assert ("note", 0) not in table.pieces, "how far the looker is behind"
        table.tick(20)
    assert ("note", 0) in table.pieces


def test_a_total_counts_up_card_by_card(sit: Sit) -> None:
    table = before_the_end(sit, LOST)
    end(table, LOST.knocker)
    art, seen = table.page._frame().art, []
    while table.page.is_busy:
        sprite = table.scene.sprite(("total", 0))
        if sprite is not None and sprite.opacity() > 0:
            totals = [n for n in range(20) if sprite.picture is total_picture(art, n, OWN_SIZE)]
            seen += [n for n in totals if n not in seen]
        table.tick(20)
    assert seen == [3, 7, 16]


# ---------------------------------------------------------------------------- the verdict


def verdict(table: QuandoSeat, knocker: int) -> tuple[set[Key], QImage, set[Sound]]:
    """The pieces and the picture of the verdict, and the sounds of all until the sheet."""
    end(table, knocker)
    found: tuple[set[Key], QImage] | None = None
    while table.page.is_busy:
        if "news" in table.pieces:
            found = table.pieces, table.image()
        table.tick(STEP)
    assert found is not None
    return *found, {*table.sounds.heard}


def test_won_lost_and_shared_differ_in_picture_and_sound(sit: Sit) -> None:
    found = {}
    for name, case in {"won": WON, "lost": LOST, "shared": SHARED}.items():
        pieces, image, heard = verdict(before_the_end(sit, case), case.knocker)
        lights = {kind_of(key) for key in pieces}
        found[name] = (lights & {"gloom", "pool"}, heard & FATES, image)
    assert found["won"][:2] == ({"pool"}, {Sound.ROUND_WON})
    assert found["lost"][:2] == ({"gloom"}, {Sound.ROUND_LOST})
    assert found["shared"][:2] == ({"pool"}, {Sound.ROUND_SHARED})
    images = [image for _, _, image in found.values()]
    assert all(a != b for place, a in enumerate(images) for b in images[:place])


def test_a_good_knock_is_stamped_and_a_failed_one_is_felt(sit: Sit) -> None:
    good, _, heard = verdict(before_the_end(sit, WON), 0)
    assert ("stamp", 0) in good
    assert Sound.COSTLY not in heard
    table = before_the_end(sit, FAILED)
    bad, _, heard = verdict(table, 0)
    assert ("stamp", 0) in bad
    assert Sound.COSTLY in heard


def test_everybody_who_scores_nothing_stands_in_the_light(sit: Sit) -> None:
    pieces, _, _ = verdict(before_the_end(sit, SHARED), SHARED.knocker)
    assert {key for key in pieces if isinstance(key, tuple) and key[0] == "laurel"} == {
        ("laurel", 0),
        ("laurel", 1),
    }


def test_zeros_bloom_all_together(sit: Sit) -> None:
    match = made_match("9/4 0/3 0/1", "8/2 6/1 5/4", draw="0/5 7/1")
    table = sit(match).begin()
    act(match, 0, "9/4")
    table.rest()
    table.sounds.heard.clear()
    act(match, 0, Draw.SHOWN)
    began: set[float] = set()
    while table.page.is_busy:
        blooms = [opacity(table, ("bloom", number)) for number in range(3)]
        began.add(sum(each > 0 for each in blooms))
        table.tick(20)
    assert began == {0, 3}
    assert Sound.ZERO in table.sounds.heard


@pytest.mark.parametrize("case", CASES, ids=str)
def test_the_verdict_fits_and_covers_no_name(
    kept_style: Style, english: Languages, case: tuple[tuple[int, int], float, Language]
) -> None:
    window, text, language = case
    english.use(language)
    frame, art = frame_of(kept_style, window, text, letters)
    whole = frame.stage.width + 2 * frame.stage.margin
    for seats in range(2, 7):
        for ending in ENDINGS:
            shown = over(seats, ending, match_over=False, people=1)
            # Whoever knocks may sit anywhere.
            for knocker in range(seats) if ending != "zeros" else [0]:
                view = replace(shown.view, knocker=None if ending == "zeros" else knocker)
                scene = replace(shown, view=view, moment=Moment.VERDICT)
                boxes = Measured(frame.stage, art, picture(frame, scene)).boxes()
                totals = [box for key, box in boxes.items() if kind_of(key) == "total"]
                stamps = [box for key, box in boxes.items() if kind_of(key) == "stamp"]
                plates = [box for key, box in boxes.items() if kind_of(key) == "plate"]
                assert len(totals) == seats
                for box in (*totals, *stamps, boxes["news"]):
                    assert box.left >= -frame.stage.margin
                    assert box.right <= whole - frame.stage.margin
                    assert box.top >= 0
                    assert box.bottom <= frame.stage.height
                for stamp in stamps:
                    assert all(min(overlap(stamp, plate)) < 12 for plate in plates)
                    if seats <= 3:
                        # There is room beside the cards.
                        fan = [box for key, box in boxes.items() if kind_of(key) == "held"]
                        assert all(min(overlap(stamp, card)) < card.width / 3 for card in fan)
                    # With its shadow, and turned.
                    assert min(overlap(stamp, boxes["news"])) < 16


# ------------------------------------------------------------------- skipped, calm, at once


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Space, Qt.Key.Key_Escape])
def test_a_key_brings_the_sheet_and_nothing_else(sit: Sit, key: Qt.Key) -> None:
    table = before_the_end(sit, WON)
    end(table, WON.knocker)
    table.tick(400)
    assert NEXT not in table.controls
    QTest.keyClick(table.focus, key)
    assert NEXT in table.controls
    assert table.asked == []
    assert not table.page.is_busy


def test_a_click_anywhere_brings_the_sheet(sit: Sit) -> None:
    table = before_the_end(sit, WON)
    end(table, WON.knocker)
    table.tick(400)
    at = table.pixels(720, 560)
    QTest.mouseClick(table.viewport, Qt.MouseButton.LeftButton, pos=at)
    assert NEXT in table.controls
    assert table.asked == []


def test_the_next_key_goes_on(sit: Sit) -> None:
    table = before_the_end(sit, WON)
    end(table, WON.knocker)
    table.tick(400)
    table.type(Qt.Key.Key_Return, Qt.Key.Key_Return)
    assert len(table.asked) == 1


def test_calm_motion_counts_nothing_but_tells_as_much(sit: Sit) -> None:
    table = before_the_end(sit, FAILED, motion=Motion.CALM)
    view = table.page._view
    end(table, FAILED.knocker)
    seen: set[Key] = set()
    while table.page.is_busy:
        seen |= table.pieces
        counts = [each.sprite.key for each in table.choreographer._films.values()]
        assert not [key for key in counts if kind_of(key) == "total"]
        assert view.viewport().y() == 0, "nothing shakes"
        table.tick(STEP)
    assert {("total", 0), ("total", 1), ("total", 2), ("stamp", 0), "news", "gloom"} <= seen
    assert {Sound.COSTLY, Sound.ROUND_LOST} <= {*table.sounds.heard}


@pytest.mark.parametrize(
    "settings", [{"speed": Speed.INSTANT}, {"motion": Motion.NONE}], ids=["instant", "none"]
)
def test_where_nothing_takes_time_there_is_only_the_sheet(
    sit: Sit, settings: dict[str, object]
) -> None:
    table = before_the_end(sit, WON, **settings)
    seen: set[Key] = set()
    show = table.scene.show

    def noted(tableau: Tableau, passage: object) -> None:
        seen.update(keys(tableau))
        show(tableau, passage)  # type: ignore[arg-type]

    table.scene.show = noted  # type: ignore[method-assign]
    end(table, WON.knocker)
    table.rest()
    assert NEXT in seen
    assert not any(isinstance(key, tuple) and key[0] in ("total", "stamp") for key in seen)
    assert table.sounds.heard == [Sound.ROUND_WON]


def test_it_takes_no_longer_than_it_may(sit: Sit) -> None:
    """Two to three seconds at the table, however many sit there."""
    for case in (WON, LOST):
        table = before_the_end(sit, case)
        end(table, case.knocker)
        times = dict.fromkeys(["count", "sheet"], 0.0)
        now = 0.0
        while table.page.is_busy:
            if ("total", 0) in table.pieces:
                times["count"] = times["count"] or now
            if NEXT in table.controls:
                times["sheet"] = times["sheet"] or now
            now += 10
            table.tick(10)
        assert 2000 <= times["sheet"] - times["count"] <= 3000


# ------------------------------------------------------------------------------- the curtain


def test_behind_the_curtain_nothing_of_it_is_left(sit: Sit) -> None:
    table = before_the_end(sit, FAILED)
    end(table, FAILED.knocker)
    table.tick(700)
    assert table.choreographer._films
    table.page.conceal()
    assert table.scene.items() == []
    assert not table.choreographer._films
    heard = [*table.sounds.heard]
    table.tick(5000)
    assert table.sounds.heard == heard, "no sound tells how it ended"
    assert table.scene.items() == []
