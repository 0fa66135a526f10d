"""What a picture of a 7 ate 9 table shows: what lies there, what is meant, and what can be done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.controller.live.step import LivePhase
from quando_desktop.games.seven_ate_nine.table import lane
from quando_desktop.games.seven_ate_nine.table.lane import (
    LaidLane,
    LaneScenery,
    lay_lane,
)
from quando_desktop.games.seven_ate_nine.table.own_cards import LaneCard, lay_own
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import (
    Cap,
    MissReason,
    SevenScenery,
    cap_of,
    held_by,
    lane_of,
    own,
    stack_of,
    under,
)
from quando_desktop.games.seven_ate_nine.text import spoken
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.games.seven_ate_nine.text.calls import called
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.art import Art
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Role, Tableau
from tests.games.seven_ate_nine.table.sceneries import (
    CLOSED,
    KEYSETS,
    Seeing,
    Sizes,
    cards,
    held,
    scenery_of,
    viewed,
)
from tests.table.measured_art import Measured, frame_of
from tests.table.seen import Seen

# ------------------------------------------------------------------------- what lies there


def test_everything_that_is_open_lies_there_once(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(scenery)
    for seat in (0, 1):
        hand = scenery.views[seat].hand
        mine = [key for key in seen.kinds("own") if key[1] == seat]  # type: ignore[index]
        assert mine == [own(seat, card.held) for card in hand]
        assert {seen.pieces[key].side for key in mine} == {"front"}
        assert len({seen.picture(key) for key in mine}) == len({card.card for card in hand})
    for seat in (2, 3):
        backs = [key for key in seen.kinds("held") if key[1] == seat]  # type: ignore[index]
        assert backs == [held_by(seat, number) for number in range(5)]
    assert seen.kinds("under") == [under(0), under(1), under(2)]
    assert len(seen.tableau.pieces) == len(seen.pieces)
    assert len(seen.tableau.controls) == len(seen.controls)


def test_a_high_pile_shows_only_its_upper_cards(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(viewed(scenery, pile=cards("1/1 2/1 3/3 6/3 9/3 2/2 4/1")))
    assert seen.kinds("under") == [under(3), under(4), under(5)]


def test_a_card_of_the_pile_lies_the_same_whatever_comes_on_it(
    see: Seeing, scenery: SevenScenery
) -> None:
    before, after = see(scenery), see(viewed(scenery, pile=cards("2/1 3/3 6/3 9/3 2/2")))
    assert before.pieces[under(2)] == after.pieces[under(2)]


def test_backs_of_others_look_all_the_same(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(scenery)
    assert len({seen.picture(key) for key in seen.kinds("held")}) == 1


def test_what_fits_stands_beside_the_pile(see: Seeing, scenery: SevenScenery) -> None:
    """9 ±3 wants 6 or 12, which is 2 (S5, S6)."""
    seen = see(scenery)
    names = [seen.controls[("target", number)].name for number in (0, 1)]
    assert names == [spoken.target(6), spoken.target(2)]
    assert seen.boxes[("target", 0)].right < seen.boxes["top"].left
    assert seen.boxes[("target", 1)].left > seen.boxes["top"].right
    other = see(viewed(scenery, pile=cards("9/3 6/2")))
    assert other.picture(("arrow", 0)) != seen.picture(("arrow", 0))
    assert other.picture(("target", 0)) != seen.picture(("target", 0))


@pytest.mark.parametrize("phase", [*CLOSED, LivePhase.ROUND_OVER, LivePhase.MATCH_OVER])
def test_nothing_fits_while_nobody_can_play(
    see: Seeing, scenery: SevenScenery, phase: LivePhase
) -> None:
    assert see(replace(scenery, phase=phase)).kinds("target") == []


def test_the_last_card_lies_face_down_on_the_pile(see: Seeing, scenery: SevenScenery) -> None:
    over = viewed(scenery, winner=0, points=(0, 14, 14, 14))
    seen = see(replace(over, phase=LivePhase.MATCH_OVER))
    assert seen.pieces["last"].side == "back"
    assert [*seen.pieces].index("last") > [*seen.pieces].index("top")


def test_an_empty_stack_leaves_a_place(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(viewed(scenery, stack_sizes=(0, 9, 0, 9)))
    assert stack_of(0) not in seen.pieces
    assert stack_of(2) not in seen.pieces
    assert ("no stack", 0) in seen.pieces
    for seat in (0, 2):
        assert seen.words(("in stack", seat)) == text.no_stack()
    for seat in (1, 3):
        assert stack_of(seat) in seen.pieces
        assert seen.words(("in stack", seat)) == text.in_stack(9)


@pytest.mark.parametrize("computers", [1, 2, 3])
def test_somebody_without_a_card_sits_whole_behind_their_name(see: Seeing, computers: int) -> None:
    """The bust ends where the name begins, and the paws lie at both shoulders."""
    seen = see(scenery_of(Sizes(1, computers, hand=0)))
    for seat in range(1, 1 + computers):
        head, plate = seen.boxes["portrait", seat], seen.boxes["plate", seat]
        assert plate.top < head.bottom < plate.bottom
        for side in (-1, 1):
            paw = seen.boxes["paw", seat, side]
            assert paw.overlaps(head)
            assert paw.bottom > head.bottom, "no cut is seen at the shoulder"


@pytest.mark.parametrize("long", [False, True])
def test_all_stacks_are_counted_in_one_way(see: Seeing, long: bool) -> None:
    """In words where there is room for them beside every name, else by numbers alone."""
    names = ("Ida", "Tom", "Wolfgang Amadeus" if long else "Lena", "Noah")
    seen = see(viewed(scenery_of(Sizes(4, 0, names=names)), stack_sizes=(9, 8, 7, 0)))
    told = [seen.words(("in stack", seat)) for seat in range(4)]
    if long:
        assert told == ["9", "8", "7", ""]
    else:
        assert told == [text.in_stack(count) for count in (9, 8, 7, 0)]


def test_many_cards_are_counted(see: Seeing, scenery: SevenScenery) -> None:
    assert see(viewed(scenery, hand_sizes=(5, 5, 6, 9))).kinds("many") == [("many", 3)]


# -------------------------------------------------------------------------- hidden hands


@pytest.mark.parametrize("phase", CLOSED)
def test_hands_lie_face_down_and_tell_nothing(
    see: Seeing, scenery: SevenScenery, phase: LivePhase
) -> None:
    """Other hidden cards, the same tableau (S4, S10)."""
    closed = replace(
        scenery, phase=phase, count=2, marks=frozenset({(0, 1)}), fresh=frozenset({(0, 1)})
    )
    other = viewed(closed, hand=held(cards("10/1 10/2 10/3 4/1 4/2")))
    assert see(closed).whole() == see(other).whole()
    seen = see(closed)
    assert {seen.pieces[key].side for key in seen.kinds("own")} == {"back"}
    assert len({seen.picture(key) for key in seen.kinds("own")}) == 1
    for kind in ("aim", "dot", "glow"):
        assert [key for key in seen.kinds(kind) if key != ("glow", "count")] == []


def test_open_hands_do_tell(see: Seeing, scenery: SevenScenery) -> None:
    """Otherwise the test above could not fail."""
    other = viewed(scenery, hand=held(cards("10/1 10/2 10/3 4/1 4/2")))
    assert see(scenery).whole() != see(other).whole()


def test_a_person_nobody_knows_the_hand_of_shows_backs(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, views={0: scenery.views[0]}))
    assert {seen.pieces[own(1, held)].side for held in range(5)} == {"back"}
    assert seen.controls[own(1, 0)].role is Role.INFO


def test_where_nobody_sits_all_hands_stay_closed(see: Seeing) -> None:
    scenery = scenery_of(Sizes(0, 4))
    other = viewed(scenery, hand=held(cards("10/1 10/2 10/3 4/1 4/2")))
    assert see(scenery).whole() == see(other).whole()
    assert see(scenery).kinds("lane") == []


# -------------------------------------------------------------------------- what is meant


def test_the_aimed_card_rises_in_its_place_under_a_ring(see: Seeing, scenery: SevenScenery) -> None:
    usual, aimed = see(replace(scenery, aims={})), see(replace(scenery, aims={0: 2}))
    key = own(0, 2)
    assert aimed.pieces[key].pose.y == usual.pieces[key].pose.y - 16
    assert aimed.pieces[key].pose.x == usual.pieces[key].pose.x
    assert aimed.picture(key) != usual.picture(key)
    assert aimed.controls[key].is_on
    assert [*aimed.pieces].index(own(0, 1)) < [*aimed.pieces].index(key)
    assert [*aimed.pieces].index(key) < [*aimed.pieces].index(own(0, 3))
    pointer = aimed.pieces[("aim", 0)].pose
    assert pointer.x == aimed.pieces[key].pose.x
    assert pointer.y > aimed.boxes[key].bottom
    assert usual.kinds("aim") == []


def test_each_aims_in_their_own_colour(see: Seeing, scenery: SevenScenery) -> None:
    same = viewed(replace(scenery, aims={0: 1, 1: 1}), hand=held(cards("4/1 6/2 7/3")))
    seen = see(same)
    assert seen.picture(own(0, 1)) != seen.picture(own(1, 1))
    assert seen.picture(own(0, 0)) == seen.picture(own(1, 0))


def test_a_card_that_fits_has_a_dot_and_is_named_so(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, marks=frozenset({(0, 3), (1, 0)})))
    assert {*seen.kinds("dot")} == {("dot", 0, 3), ("dot", 1, 0)}
    card = scenery.views[0].hand[3].card
    assert seen.controls[own(0, 3)].name == spoken.own_card("Maria", card, 4, 5, fits=True)
    assert seen.controls[own(0, 2)].name == spoken.own_card(
        "Maria", scenery.views[0].hand[2].card, 3, 5
    )


def test_a_card_that_was_drawn_glows(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, fresh=frozenset({(1, 4)})))
    assert seen.kinds("glow") == [("glow", 1, 4)]
    assert [*seen.pieces].index(("glow", 1, 4)) < [*seen.pieces].index(own(1, 4))


def test_caps_show_the_keys_and_light_up(see: Seeing, scenery: SevenScenery) -> None:
    usual = see(scenery)
    pressed = see(replace(scenery, pressed=frozenset({(1, Cap.PLAY)})))
    for seat in (0, 1):
        assert [usual.words(cap_of(seat, cap)) for cap in Cap] == [*KEYSETS[seat]]
    changed = [
        (seat, cap)
        for seat in (0, 1)
        for cap in Cap
        if usual.picture(cap_of(seat, cap)) != pressed.picture(cap_of(seat, cap))
    ]
    assert changed == [(1, Cap.PLAY)]
    for cap in Cap:
        assert text.key_name(cap.value) in usual.words(lane_of(0))


def test_without_keys_there_are_no_caps(see: Seeing, scenery: SevenScenery) -> None:
    assert see(replace(scenery, keysets={})).kinds("cap") == []


@pytest.mark.parametrize(
    ("miss", "words"), [(MissReason.LATE, text.too_late), (MissReason.WRONG, text.does_not_fit)]
)
def test_a_miss_is_told_at_the_lane(
    see: Seeing, scenery: SevenScenery, miss: MissReason, words: object
) -> None:
    seen = see(replace(scenery, misses={1: miss}))
    assert callable(words)
    assert seen.kinds("late") == [("late", 1)]
    assert seen.words(("late", 1)) == words()
    assert seen.boxes[("late", 1)].overlaps(seen.boxes[lane_of(1)])


def test_who_can_finish_is_told_so(see: Seeing, scenery: SevenScenery) -> None:
    view = replace(scenery.views[0], hand=held(cards("4/1")), stack_sizes=(0, 9, 9, 9))
    seen = see(replace(scenery, views={**scenery.views, 0: view}))
    assert seen.words(("late", 0)) == text.last_card()
    assert ("late", 1) not in seen.pieces


def test_who_is_locked_out_waits_behind_a_veil(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, locked={0: 2}))
    assert seen.words(("locked", 0)) == text.locked_out(2)
    order = [*seen.pieces]
    assert all(order.index(own(0, held)) < order.index(("locked", 0)) for held in range(5))
    assert seen.boxes[("locked", 0)].bottom < seen.boxes[cap_of(0, Cap.PLAY)].top


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_how_long_to_wait_is_told_on_the_narrowest_lane(
    kept_style: Style, english: Languages, language: Language
) -> None:
    english.use(language)
    frame, art = frame_of(kept_style, (1024, 640), 1.4)
    scenery = replace(scenery_of(Sizes(4, 0)), locked={0: 2})
    seen = Seen(Measured(frame.stage, art, picture(frame, scenery)))
    assert seen.words(("locked", 0)) in (text.locked_out(2), text.locked_out_short(2))


def test_calls_stand_with_who_called(see: Seeing, scenery: SevenScenery) -> None:
    seen = see(replace(scenery, calls={0: 9, 1: 1, 3: 7}))
    assert {*seen.kinds("call")} == {("call", 0), ("call", 1), ("call", 3)}
    for seat, value in ((0, 9), (1, 1), (3, 7)):
        assert seen.words(("call", seat)) == called(value)
    for seat in (0, 1):
        call, lane_box = seen.boxes[("call", seat)], seen.boxes[lane_of(seat)]
        assert call.bottom <= lane_box.top
        assert call.left < lane_box.right
        assert lane_box.left < call.right
        assert not call.overlaps(seen.boxes["top"])
    assert seen.boxes[("call", 3)].bottom < seen.boxes["top"].top


def test_the_last_call_names_no_value(see: Seeing, scenery: SevenScenery) -> None:
    words = see(replace(scenery, calls={0: 0})).words(("call", 0))
    assert words not in {called(value) for value in range(1, 11)}


# ------------------------------------------------------------------------------- speed


def test_what_stays_is_not_laid_again(
    see: Seeing, scenery: SevenScenery, monkeypatch: pytest.MonkeyPatch
) -> None:
    see(scenery)
    lanes: list[int] = []
    laid: list[int] = []

    def note_card(art: Art, card: LaneCard) -> Tableau:
        laid.append(card.held)
        return lay_own(art, card)

    def note_lane(art: Art, scenery: LaneScenery) -> LaidLane:
        lanes.append(scenery.seat)
        return lay_lane(art, scenery)

    monkeypatch.setattr(lane, "lay_own", note_card)
    monkeypatch.setattr(lane, "lay_lane", note_lane)
    before = see(scenery)
    assert (lanes, laid) == ([], [])
    after = see(replace(scenery, aims={0: 2, 1: 1}, pressed=frozenset({(0, Cap.RIGHT)})))
    assert (lanes, laid) == ([0], [1, 2])
    for key in (lane_of(1), own(1, 0), own(1, 1), own(0, 0)):
        assert after.pieces[key] is before.pieces[key]


def test_another_language_is_seen_at_once(
    see: Seeing, scenery: SevenScenery, english: Languages
) -> None:
    before = see(scenery)
    english.use(Language.GERMAN)
    after = see(scenery)
    for key in (lane_of(0), ("in stack", 0)):
        assert after.words(key) != before.words(key)
    for key in (own(0, 0), stack_of(0), lane_of(0), "top"):
        assert after.controls[key].name != before.controls[key].name


def test_the_cards_kept_are_few(see: Seeing, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lane, "CARDS_KEPT", 20)
    scenery = scenery_of(Sizes(4, 0, hand=12))
    first, second = see(scenery), see(scenery)
    assert first.whole() == second.whole()
    assert len(lane.kept[see.frame.art].cards) <= 20


def test_a_tableau_is_its_own(see: Seeing, scenery: SevenScenery) -> None:
    """What is kept is not changed by who gets it."""
    made = see(scenery).tableau
    assert isinstance(made, Tableau)
    made.pieces.clear()
    made.controls.clear()
    assert see(scenery).tableau.pieces
