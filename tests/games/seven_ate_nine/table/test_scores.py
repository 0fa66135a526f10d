"""The sheet after a game of 7 ate 9, and after a tournament (S12); and still pictures."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import RERUN, SevenScenery, own
from quando_desktop.games.seven_ate_nine.table.table import still
from quando_desktop.games.seven_ate_nine.text import sheet as text
from quando_desktop.games.seven_ate_nine.text import table as text_table
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import HOME, NEXT
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company
from tests.games.seven_ate_nine.table.sceneries import (
    Seeing,
    Sizes,
    cards,
    facts_of,
    held,
    over,
    scenery_of,
    view_of,
    viewed,
)
from tests.table.measured_art import Measured, frame_of
from tests.table.seen import Seen


def sheet(see: Seeing, scenery: SevenScenery) -> Seen:
    return see(replace(scenery, sheet=True))


def tournament(points: tuple[tuple[int, ...], ...], winners: tuple[int, ...] = ()) -> SevenScenery:
    """Six games for three, and these of them are over; the first seat has won the last one."""
    scenery = over(scenery_of(Sizes(3, 0, games=6)), ends=bool(winners))
    scenery = viewed(scenery, points=points[-1], winner=points[-1].index(0))
    return replace(scenery, facts=replace(scenery.facts, points=points, winners=winners))


def numbers(seen: Seen, *key: object) -> set[object]:
    return {each for each in seen.pieces if isinstance(each, tuple) and each[1:] == key}


def test_a_game_names_its_winner_and_goes_on(see: Seeing) -> None:
    seen = sheet(see, tournament(((0, 5, 7), (4, 0, 2))))
    assert seen.words(("sheet", "title")) == text.game_won(Company(("Tom",)))
    assert text.games_left(4) in seen.words(("sheet", ("sentence", 0)))
    assert text.leads(Company(("Maria",))) in seen.words(("sheet", ("sentence", 0)))
    assert seen.controls[NEXT].name == text_table.next_game()
    assert seen.controls[RERUN].name == text_table.watch_again()
    assert HOME not in seen.controls


def test_a_tournament_ends_with_the_fewest_minus_points(see: Seeing) -> None:
    points = ((0, 5, 7), (4, 0, 2), (3, 1, 0))
    seen = sheet(see, tournament(points, winners=(1,)))
    assert seen.words(("sheet", "title")) == text.tournament_won(Company(("Tom",)))
    assert seen.controls[NEXT].name == common.rematch()
    assert {HOME, RERUN} <= {*seen.controls}
    rows = [seen.words(("sheet", (row, "name"))) for row in range(3)]
    assert rows == ["Tom", "Maria", "Lena"]
    assert seen.words(("sheet", (0, "note"))) == common.winner()
    heads = [seen.pieces[("sheet", (0, "game", game))].pose.x for game in range(3)]
    assert heads == sorted(heads)
    assert [key for key in seen.pieces if key == ("bar", 2)]


def test_a_tie_has_several_winners(see: Seeing) -> None:
    seen = sheet(see, tournament(((0, 5, 7), (5, 0, 2)), winners=(0, 1)))
    assert seen.words(("sheet", "title")) == text.tournament_won(Company(("Maria", "Tom")))


def test_a_very_long_name_leaves_room_for_the_news(see: Seeing) -> None:
    scenery = over(scenery_of(Sizes(3, 0, games=6, names=("W" * 40, "Tom", "Lena"))), ends=True)
    seen = sheet(see, scenery)
    title = seen.words(("sheet", "title"))
    assert title == text.tournament_won(Company(("W" * 17 + "…",)))


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("ends", [False, True])
def test_why_a_row_stands_out_is_never_cut(
    kept_style: Style, english: Languages, language: Language, ends: bool
) -> None:
    english.use(language)
    frame, art = frame_of(kept_style, (1024, 640), 1.4)
    scenery = replace(over(scenery_of(Sizes(4, 0, games=8)), ends=ends), sheet=True)
    seen = Seen(Measured(frame.stage, art, picture(frame, scenery)))
    notes = [("sheet", (0, kind)) for kind in ("note", "note below")]
    told = [seen.words(key) for key in notes if key in seen.pieces]
    assert told == [common.winner() if ends else text.went_out()]


def test_the_only_person_is_spoken_to(see: Seeing) -> None:
    single = over(scenery_of(Sizes(1, 2)), ends=True)
    assert sheet(see, single).words(("sheet", "title")) == "You win the game"
    several = over(scenery_of(Sizes(1, 2, games=6)), ends=True)
    assert sheet(see, several).words(("sheet", "title")) == "You win the tournament"
    lost = viewed(single, winner=2, points=(9, 9, 0))
    lost = replace(lost, facts=replace(lost.facts, winners=(2,)))
    assert sheet(see, lost).words(("sheet", "title")) == text.game_won(Company(("Pip",)))


def test_a_single_game_shows_what_is_left(see: Seeing) -> None:
    scenery = over(scenery_of(Sizes(3, 0, hand=3, stack=4)), ends=True)
    seen = sheet(see, replace(scenery, took=93_000))
    assert seen.words(("sheet", ("sentence", 0))) == text.took(93_000)
    assert seen.words(("bar", 1)) == "3 4"
    assert ("bar", 0) not in seen.pieces
    notes = [seen.words(("sheet", (row, "note"))) for row in (1, 2)]
    assert notes == [text.cards_left(7)] * 2


def test_the_sheet_is_read_aloud(see: Seeing) -> None:
    seen = sheet(see, tournament(((0, 5, 7), (4, 0, 2))))
    said = seen.controls["sheet"].name
    assert text.game_won(Company(("Tom",))) in said
    assert text.spoken_row("Lena", 2, 9) in said
    assert text.spoken_chart("Maria", (0, 4)) in said


def test_the_share_of_wins_is_told_at_the_end(see: Seeing) -> None:
    scenery = replace(over(scenery_of(Sizes(1, 1)), ends=True), share="Three of seven.")
    assert "Three of seven." in sheet(see, scenery).words(("sheet", ("sentence", 0)))


def test_a_sheet_shows_no_hand(see: Seeing) -> None:
    """What was left in a hand stays hidden, as nobody ever lays it open."""
    scenery = replace(over(scenery_of(Sizes(2, 1)), ends=True), sheet=True)
    other = viewed(scenery, hand=held(cards("10/1 10/2 10/3 4/1 4/2")))
    assert see(scenery).whole() == see(other).whole()


# --------------------------------------------------------------------- still pictures


def test_a_still_picture_shows_one_observation(see: Seeing) -> None:
    sizes = Sizes(2, 1)
    view, facts = view_of(sizes, 1), facts_of(sizes)
    seen = see.made(lambda frame: still(frame, view, facts))
    assert {seen.pieces[own(1, card.held)].side for card in view.hand} == {"front"}
    assert {seen.pieces[own(0, number)].side for number in range(5)} == {"back"}
    assert seen.kinds("cap") == []


def test_a_still_picture_of_a_deal_looks_into_no_hand(see: Seeing) -> None:
    sizes = Sizes(2, 0, hand=4, stack=32)
    view = replace(view_of(sizes), pile=cards("9/3"))
    seen = see.made(lambda frame: still(frame, view, facts_of(sizes)))
    assert {seen.pieces[key].side for key in seen.kinds("own")} == {"back"}


@pytest.mark.parametrize("winners", [(), (0,)])
def test_a_still_picture_of_the_end_is_a_sheet(see: Seeing, winners: tuple[int, ...]) -> None:
    scenery = over(scenery_of(Sizes(2, 0, games=4)), ends=bool(winners))
    facts: MatchFacts = scenery.facts
    seen = see.made(lambda frame: still(frame, scenery.view, facts))
    assert ("sheet", "panel") in seen.pieces
    assert (HOME in seen.controls) == bool(winners)
    assert scenery.phase is (LivePhase.MATCH_OVER if winners else LivePhase.ROUND_OVER)
