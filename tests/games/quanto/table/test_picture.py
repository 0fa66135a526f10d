"""What a picture of a Quanto table shows: what lies there, what is meant, and what can be done."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import Offering, Quanto, QuantoView
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import (
    OFFERED,
    PLAYED,
    TILES,
    DisplayGroup,
    Moment,
    QuantoScenery,
    Told,
    Way,
    held_by,
    quanto_of,
    shown_in_display,
    tile,
    turned_up,
    value_button,
    winnings_of,
)
from quando_desktop.games.quanto.table.table import moment
from quando_desktop.games.quanto.text import labels, spoken
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import OWN_SEAT, STATUS, Drag, own
from quando_desktop.table.scene.tableau import Role
from tests.games.quanto.table.sceneries import STATES, Sizes, held, kinds, plain_scenery, view_of
from tests.table import seen

SIZES = Sizes(4, 6, 4, 4, 3)

Seeing = seen.Seeing[QuantoScenery]


@pytest.fixture
def see(kept_style: Style, english: Languages) -> Seeing:
    return Seeing(kept_style, picture)


def position(**changes: object) -> QuantoView:
    return replace(view_of(SIZES), **changes)  # type: ignore[arg-type]


def turn(**changes: object) -> QuantoScenery:
    view = position(**changes)
    order = tuple(card.card for card in view.hand)
    return replace(plain_scenery(SIZES), view=view, order=order)


# ------------------------------------------------------------------------- what lies there


def test_everything_that_is_open_lies_there_once(see: Seeing) -> None:
    shown = turn()
    view, seen = shown.view, see(shown)
    assert seen.kinds("own") == [own(card.card) for card in view.hand]
    assert seen.kinds("display") == [shown_in_display(card.card) for card in view.display]
    assert {*seen.kinds("tile")} == {tile(number) for number in range(5, 13)}
    for seat in range(1, 4):
        assert [key for key in seen.kinds("held") if key[1] == seat] == [  # type: ignore[index]
            held_by(seat, number) for number in range(4)
        ]
    for seat, quanto in enumerate(view.quantos):
        assert quanto is not None
        laid = [key for key in seen.kinds("quanto") if key[1] == seat]  # type: ignore[index]
        assert [seen.pieces[key].side for key in laid] == [*quanto.cards]
    for card in view.display:
        assert seen.pieces[shown_in_display(card.card)].side == card.kind


def test_backs_of_others_look_all_the_same(see: Seeing) -> None:
    seen = see(turn())
    assert len({seen.picture(key) for key in seen.kinds("held")}) == 1


def test_a_tile_lies_in_the_middle_or_at_its_owner(see: Seeing) -> None:
    taken = replace(view_of(SIZES), quantos=(None, Quanto(9, kinds("4 5")), None, None))
    taken = replace(taken, tiles=(5, 6, 7, 8, 10, 11, 12))
    seen = see(turn(quantos=taken.quantos, tiles=taken.tiles))
    assert seen.boxes[tile(9)].overlaps(seen.controls[quanto_of(1)].box)
    row = seen.controls[TILES].box
    for number in taken.tiles:
        assert seen.boxes[tile(number)].overlaps(row)
    assert not seen.boxes[tile(9)].overlaps(row)
    for seat in (0, 2, 3):
        assert ("no quanto", seat) in seen.pieces
    assert ("no quanto", 1) not in seen.pieces


def test_a_quanto_says_how_many_cards_it_has(see: Seeing) -> None:
    three, four = (
        see(turn(quantos=(Quanto(9, kinds(cards)), None, None, None), tiles=(5, 6)))
        for cards in ("4 5 9", "4 5 9 2")
    )
    assert three.picture(("count", 0)) != four.picture(("count", 0))


def test_winnings_are_a_counted_stack(see: Seeing) -> None:
    none, few, many = (see(turn(winnings=(count,) * 4)) for count in (0, 2, 40))
    assert winnings_of(2) not in none.pieces
    assert few.picture(winnings_of(2)) != many.picture(winnings_of(2))
    assert few.picture(("won", 2)) != many.picture(("won", 2)) != none.picture(("won", 2))
    assert "40 cards won" in many.controls["seat", 2].name


def test_the_display_says_how_large_it_is(see: Seeing) -> None:
    shown = turn(display=held(kinds("4r 5 9r 2 3")))
    assert see(shown).words(("round", 0)) == labels.display_line(4, 2)
    five = plain_scenery(Sizes(5, 4, 5, 5, 0))
    view = replace(five.view, display=held(kinds("4 5 9 2 3")))
    assert see(replace(five, view=view)).words(("round", 0)) == labels.display_line(5, 0)


def test_the_last_cards_are_told(see: Seeing) -> None:
    full, empty = see(turn(draw=12)), see(turn(draw=0))
    assert full.words("draw label") == labels.draw_pile(12)
    assert "no draw" not in full.pieces
    assert "draw" not in empty.pieces
    assert "no draw" in empty.pieces
    assert empty.words(("round", 0)) == labels.last_cards()
    over = see(turn(draw=0, display=(), phase=Phase.OVER))
    assert over.words(("round", 0)) == labels.last_cards(), "a display that is gone has no size"


def test_who_has_no_cards_holds_none(see: Seeing) -> None:
    seen = see(turn(hand_sizes=(4, 0, 4, 4)))
    assert ("nothing", 1) in seen.pieces
    assert ("paw", 1, 1) not in seen.pieces
    assert ("nothing", 2) not in seen.pieces
    assert see(turn(hand=(), hand_sizes=(0, 4, 4, 4))).words(("note", 0)) == labels.out_of_cards()


def test_the_seat_that_acts_is_gold(see: Seeing) -> None:
    for active in range(4):
        seen = see(replace(turn(active=active), acts=active == 0))
        assert seen.kinds("halo") == [("halo", active)]


def test_before_the_deal_all_cards_lie_on_the_pile_face_down(see: Seeing) -> None:
    seen = see(replace(turn(), moment=Moment.DEAL, acts=False))
    pile = seen.pieces["draw"].pose
    for key in (*seen.kinds("own"), *seen.kinds("held"), *seen.kinds("display")):
        assert seen.pieces[key].pose == pile
        assert seen.pieces[key].side == "back"
    assert winnings_of(1) not in seen.pieces


# -------------------------------------------------------------------------- what is chosen


def chosen(**changes: object) -> QuantoScenery:
    """A 9 takes two groups; a third card could go along."""
    shown = turn(display=held(kinds("4 5 9 2 7 12")), hand=held(kinds("1 3 9 J")))
    ways = (
        Way(("way", "capture"), "Capture it", "Enter", True),
        Way(("way", "discard"), "Discard", "D"),
    )
    shown = replace(
        shown,
        chosen=own(2),
        ways=ways,
        groups=(DisplayGroup((0, 1), 9), DisplayGroup((2,), 9)),
        target=9,
        open_cards=frozenset({0, 1, 2, 3, 4}),
    )
    return replace(shown, **changes)  # type: ignore[arg-type]


def test_the_chosen_card_stands_out_and_is_on(see: Seeing) -> None:
    plain, seen = see(turn(hand=held(kinds("1 3 9 J")))), see(chosen())
    assert seen.pieces[own(2)].pose.y < plain.pieces[own(2)].pose.y
    assert seen.controls[own(2)].is_on
    assert seen.picture(own(2)) != plain.picture(own(2))
    assert not seen.controls[own(1)].is_on


def test_groups_have_brackets_with_their_sums(see: Seeing) -> None:
    seen = see(chosen())
    assert len(seen.kinds("bracket")) == len(seen.kinds("sum")) == 2
    for number, cards in enumerate(((0, 1), (2,))):
        left = min(seen.boxes[shown_in_display(card)].left for card in cards)
        right = max(seen.boxes[shown_in_display(card)].right for card in cards)
        disc = seen.boxes["sum", number]
        assert left < disc.left < disc.right < right
        assert disc.top >= max(seen.pieces[shown_in_display(card)].pose.y for card in cards)
    assert all(seen.controls[shown_in_display(card)].is_on for card in (0, 1, 2))


def test_a_group_that_is_not_whole_says_how_far_it_is(see: Seeing) -> None:
    seen = see(chosen(groups=(DisplayGroup((0,), 4, False),)))
    assert seen.words(("sum", 0)) == labels.running_sum(4, 9)


def test_what_could_go_along_has_a_dot_and_the_rest_is_veiled(see: Seeing) -> None:
    plain, seen = see(turn(display=held(kinds("4 5 9 2 7 12")))), see(chosen())
    assert {*seen.kinds("dot")} == {("dot", 3), ("dot", 4)}
    assert seen.picture(shown_in_display(3)) == plain.picture(shown_in_display(3))
    assert seen.picture(shown_in_display(5)) != plain.picture(shown_in_display(5))
    assert plain.kinds("dot") == []


def test_groups_over_each_other_have_lines_of_their_own(see: Seeing) -> None:
    seen = see(
        chosen(groups=(DisplayGroup((0, 2), 13), DisplayGroup((1, 3), 7), DisplayGroup((4,), 7)))
    )
    pictures = [seen.picture(("bracket", number, True)) for number in range(3)]
    assert len({*pictures}) == 3


def test_a_group_in_both_rows_is_joined(see: Seeing) -> None:
    shown = plain_scenery(Sizes(4, 12, 4, 4, 0))
    shown = replace(shown, chosen=own(0), groups=(DisplayGroup((0, 8), 9),), target=9)
    seen = see(shown)
    assert len(seen.kinds("bracket")) == 2
    assert ("join", 0) in seen.pieces
    assert len(seen.kinds("sum")) == 1


def test_the_one_that_is_on_is_the_main_button(see: Seeing) -> None:
    seen = see(chosen())
    main, other = seen.boxes["way", "capture"], seen.boxes["way", "discard"]
    assert main.height > other.height
    assert seen.controls["way", "capture"].name == "Capture it"
    pale = see(chosen(ready=False))
    assert pale.picture(("way", "capture")) != seen.picture(("way", "capture"))


def test_a_name_that_is_cut_is_said_whole(see: Seeing) -> None:
    """However long a caption is, all of it is told to whoever cannot see it."""
    words = "Steal " + "a very " * 40 + "large quanto"
    seen = see(chosen(ways=(Way(("way", "steal", 1), words, "Enter", True),)))
    assert seen.controls["way", "steal", 1].name == words
    assert seen.boxes["way", "steal", 1].width < 1440
    assert seen.words(("way", "steal", 1)).endswith("…")


def test_a_quanto_that_is_meant_is_marked(see: Seeing) -> None:
    assert ("aim", 2) in see(chosen(aimed=2)).pieces
    assert see(chosen()).kinds("aim") == []


def test_a_quanto_can_be_pressed_where_something_can_be_done_to_it(see: Seeing) -> None:
    seen = see(chosen(quantos=frozenset({0, 2})))
    roles = [seen.controls[quanto_of(seat)].role for seat in range(4)]
    assert roles == [Role.BUTTON, Role.PLACE, Role.BUTTON, Role.PLACE]


def test_forming_lights_the_tile_and_shows_the_sum(see: Seeing) -> None:
    seen = see(chosen(groups=(), partner=3, tile=11))
    assert seen.pieces["lit"].pose.x == seen.pieces[tile(11)].pose.x
    assert seen.words(("sum", 0)) == "9 + 2 = 11"
    assert seen.controls[shown_in_display(3)].is_on


def test_a_joker_beside_a_joker_makes_the_tile_alone(see: Seeing) -> None:
    shown = chosen(groups=(), partner=0, tile=11)
    shown = replace(shown, view=replace(shown.view, display=held((JOKER,))))
    assert see(shown).kinds("sum") == [("sum", 0)]


def test_the_bonus_can_be_any_card_that_is_left(see: Seeing) -> None:
    shown = chosen(wants_bonus=True, open_cards=frozenset())
    assert {*see(shown).kinds("dot")} == {("dot", 3), ("dot", 4), ("dot", 5)}
    seen = see(replace(shown, bonus=5))
    assert seen.words(("sum", 2)) == "+ 1"
    assert seen.controls[shown_in_display(5)].is_on


def test_numbers_of_a_joker_can_be_pressed(see: Seeing) -> None:
    seen = see(chosen(values=(4, 7, 9), value=7))
    for value in (4, 7, 9):
        assert seen.controls[value_button(value)].name == labels.joker_as(value)
        assert seen.controls[value_button(value)].is_on == (value == 7)
    assert value_button(5) not in seen.controls


def test_a_card_says_what_it_does_when_somebody_comes_near(see: Seeing) -> None:
    shown = turn(hand=held(kinds("1 2 3 5")))
    assert see(shown).words(("words", 0)) == labels.play_a_card()
    for place in range(3):
        power = labels.power(shown.view.hand[place].kind)
        assert see(replace(shown, pointed=own(place))).words(("words", 0)) == power
        assert see(replace(shown, focused=own(place))).words(("words", 0)) == power
    assert see(replace(shown, pointed=own(3))).words(("words", 0)) == labels.play_a_card()


def test_a_chosen_card_says_what_its_button_does_not(see: Seeing) -> None:
    """A button that discards a 2 says what that does."""
    shown = turn(hand=held(kinds("2 9 9r J")))
    said = [
        ("words", 0) in see(replace(shown, chosen=own(place), ways=chosen().ways)).pieces
        for place in range(4)
    ]
    assert said == [False, False, True, True]


def test_a_dragged_card_is_under_the_pointer(see: Seeing) -> None:
    seen = see(replace(turn(), drag=Drag(1, 700.0, 500.0)))
    assert seen.pieces[own(1)].pose[:2] == (700.0, 500.0)
    assert [*seen.pieces].index(own(1)) > [*seen.pieces].index(own(3))


def test_a_hint_is_dotted(see: Seeing) -> None:
    keys = frozenset({own(1), shown_in_display(2), quanto_of(3)})
    dots = {*see(replace(turn(), hinted_keys=keys)).kinds("dot")}
    assert dots == {("dot", "own", 1), ("dot", 2), ("dot", quanto_of(3))}


# --------------------------------------------------------------------------- what is told


def test_a_play_is_told_beside_the_display(see: Seeing) -> None:
    told = Told(1, JOKER, 9, (DisplayGroup((0, 1), 9),), quanto=2)
    shown = replace(
        turn(active=1), acts=False, moment=Moment.TOLD, told=told, status="Somebody captures"
    )
    seen = see(shown)
    last = max(seen.boxes[key].right for key in seen.kinds("display"))
    assert seen.boxes[PLAYED].left > last
    assert seen.pieces[PLAYED].side == JOKER
    assert "stands for" in seen.pieces
    assert len(seen.kinds("bracket")) == 1
    assert ("aim", 2) in seen.pieces
    assert seen.words("status") == "Somebody captures"
    seven = see(replace(shown, told=told._replace(card=7)))
    assert "stands for" not in seven.pieces


def test_cards_to_choose_from_lie_below_the_display(see: Seeing) -> None:
    seen = see(turn(turned_up=kinds("4 J 3"), phase=Phase.CHOOSE))
    assert [seen.pieces[turned_up(place)].side for place in range(3)] == [*kinds("4 J 3")]
    for place in range(3):
        assert seen.controls[turned_up(place)].role is Role.CARD
        assert seen.boxes[turned_up(place)].width > seen.boxes[own(0)].width
    picked = see(replace(turn(turned_up=kinds("4 J 3"), phase=Phase.CHOOSE), chosen=turned_up(1)))
    assert picked.pieces[turned_up(1)].pose.y < seen.pieces[turned_up(1)].pose.y
    assert picked.controls[turned_up(1)].is_on


def offered(card: int | None, active: int, giver: int, seat: int = 0) -> QuantoScenery:
    view = replace(
        view_of(SIZES._replace(teams=True)),
        phase=Phase.ANSWER,
        active=active,
        offering=Offering(giver, card),
        seat=seat,
    )
    return replace(plain_scenery(SIZES), view=view, acts=active == seat, chosen=own(3))


def test_only_who_is_asked_is_asked(see: Seeing) -> None:
    asked, gives, looks_on = (
        see(offered(7, 0, 2)),
        see(offered(7, 2, 0)),
        see(offered(None, 1, 3)),
    )
    assert "question" in asked.pieces
    assert "arrow" in asked.pieces
    assert "dim" in asked.pieces
    for other in (gives, looks_on):
        assert not {"question", "arrow", "dim"} & {*other.pieces}
    assert asked.pieces[OFFERED].side == gives.pieces[OFFERED].side == 7
    assert looks_on.pieces[OFFERED].side == "back"


def test_partners_are_joined_and_counted_together(see: Seeing) -> None:
    plain = see(turn(winnings=(1, 2, 4, 8)))
    shown = plain_scenery(SIZES._replace(teams=True))
    seen = see(replace(shown, view=replace(shown.view, winnings=(1, 2, 4, 8))))
    assert "path" in seen.pieces
    assert "path" not in plain.pieces
    assert plain.kinds("team") == []
    assert "5" in seen.controls["team", 0].name
    assert "10" in seen.controls["team", 1].name
    assert seen.words(("note", 2)) == labels.your_partner()


# ----------------------------------------------------------------------------- who listens


def test_everything_can_be_visited_by_key_and_has_a_name(see: Seeing) -> None:
    for change in STATES.values():
        shown = change(plain_scenery(SIZES))
        seen = see(shown)
        keys = [*seen.controls]
        assert len(keys) == len({*keys})
        assert STATUS in keys
        for card in shown.view.display:
            assert shown_in_display(card.card) in keys
        for seat in range(4):
            assert quanto_of(seat) in keys
            place = OWN_SEAT if seat == shown.view.seat else ("seat", seat)
            assert spoken.quanto(shown.view.quantos[seat]) in seen.controls[place].name


def test_what_can_be_pressed_lies_over_what_can_only_be_read(see: Seeing) -> None:
    """The last of all controls at a place is the one that is pressed."""
    seen = see(chosen())
    keys = [*seen.controls]
    assert keys.index(STATUS) < keys.index(("way", "capture"))


@pytest.mark.parametrize(
    ("changes", "name"),
    [
        ({"phase": Phase.OVER}, "round-end"),
        ({"race": ()}, "start"),
        ({"race": ((0,) * 4,), "turned_up": kinds("4 5")}, "turned-up"),
        ({"race": ((0,) * 4,), "offering": Offering(2, None)}, "offer"),
        ({"race": ((0,) * 4,), "draw": 0}, "last-cards"),
        ({"race": ((0,) * 4,), "display": held(kinds("4 5 6 7 8 9 10 11"))}, "large-display"),
        ({"race": ((0,) * 4,)}, "middle"),
        ({"race": ((0,) * 4,), "active": 1}, None),
    ],
)
def test_moments_have_names(changes: dict[str, object], name: str | None) -> None:
    assert moment(position(**changes)) == name
