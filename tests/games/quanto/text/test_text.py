"""What the table of Quanto says: on its buttons, to a wrong try, and to a screen reader."""

from __future__ import annotations

from itertools import combinations_with_replacement

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.engine.contract import CannotUndo, IllegalAction, Refusal, StaleRevision
from quando_desktop.games.quanto.rules.actions import Capture, QuantoAction, Take
from quando_desktop.games.quanto.rules.cards import JOKER, KINDS, TEXTS, VALUES
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.text import game as words
from quando_desktop.games.quanto.text import (
    keys,
    labels,
    refusals,
    sheet,
    spoken,
)
from quando_desktop.games.quanto.text.words import (
    a_card,
    added,
    as_subject,
    groups_of,
    laid_with,
    looks,
    some_cards,
    sums_of,
    the_card,
    with_a,
    with_the,
)
from quando_desktop.table.text.numbers import NO_BREAK, Company
from tests.games.quanto.rounds import kinds
from tests.games.quanto.rounds_told import (
    DECLINE,
    HEDDA,
    MARIA,
    NAMES,
    NILS,
    OLIVE,
    accept,
    capture,
    discard,
    done,
    extend,
    form,
    made_round_in_play,
    offer,
    steal,
    take,
)
from tests.table.usual_keys import usual_caps

pytestmark = pytest.mark.usefixtures("languages")

RAINBOW_8 = TEXTS["8r"]


def plain(words: str) -> str:
    """Without the blanks that keep a sum together."""
    return words.replace(NO_BREAK, " ")


def refused(state: QuantoRound, seat: int, action: QuantoAction) -> str:
    """What somebody is told whose action the rules refuse."""
    with pytest.raises(Refusal) as caught:
        state.check(seat, action)
    return plain(refusals.refusal(caught.value, state.observe(seat), NAMES))


def simple(**options: bool) -> QuantoRound:
    """Maria's turn; with a 7 nothing can be done."""
    hands = ("7 9 3 12r", "J 1 1 1", "2 4 4 4", "1 1 1 1")
    return made_round_in_play(*hands, display="4 5 9 12", draw="10 " * 12, **options)


# ------------------------------------------------------------------ cards in a sentence


def test_english_has_two_articles() -> None:
    with_an = [card for card in range(1, 13) if a_card(card).startswith("an ")]
    assert with_an == [8, 11]
    assert [with_a(card) for card in (7, 8)] == ["with a 7", "with an 8"]
    assert a_card(RAINBOW_8) == "a rainbow 8"
    assert with_a(RAINBOW_8, 8) == "with a rainbow 8"
    assert with_a(JOKER, 9) == "with a joker as 9"
    assert with_a(JOKER) == "with a joker"
    assert [with_the(JOKER), with_the(JOKER, 5)] == ["with the joker", "with the joker as 5"]
    assert [the_card(11), with_the(RAINBOW_8)] == ["the 11", "with the rainbow 8"]
    assert [looks(card) for card in (8, RAINBOW_8, JOKER)] == ["8", "rainbow 8", "joker"]


@pytest.mark.usefixtures("german")
def test_german_has_cases() -> None:
    assert [a_card(card) for card in (8, RAINBOW_8, JOKER)] == [
        "eine 8",
        "eine Regenbogen-8",
        "einen Joker",
    ]
    assert [with_a(8), with_a(JOKER), with_the(JOKER, 3)] == [
        "mit einer 8",
        "mit einem Joker",
        "mit dem Joker als 3",
    ]
    assert [the_card(JOKER), as_subject(JOKER), as_subject(8)] == [
        "den Joker",
        "der Joker",
        "die 8",
    ]


def test_sums_and_groups() -> None:
    assert plain(added(kinds("5 4r J"))) == "4 + 5 + joker"
    assert plain(laid_with(8, (2,))) == "8 + 2"
    groups = (kinds("9"), kinds("4 5"), kinds("9r"), kinds("J"))
    assert plain(groups_of(groups)) == "two 9s, a joker and 4 + 5"
    assert plain(groups_of((kinds("J"), kinds("J")))) == "two jokers"
    assert plain(sums_of(groups)) == "joker, 9, 9, 4 + 5"
    assert some_cards(kinds("4 8 J")) == "a 4, an 8 and a joker"
    assert " " not in added(kinds("4 5")), "a sum stays on one line"


# ------------------------------------------------------------------------- the table


def test_n4_the_size_of_the_display() -> None:
    assert labels.display_line(4, 0) == "Display 4"
    assert labels.display_line(4, 1) == "Display 4 + 1 rainbow"
    assert labels.display_line(5, 3) == "Display 5 + 3 rainbows"


def test_buttons_say_what_they_do() -> None:
    assert labels.capture(3, 6) == "Capture: 3 groups, 6 cards"
    assert labels.capture(1, 2) == "Capture: 1 group, 2 cards"
    assert labels.form(8, 2) == "Form quanto 8: 2 cards"
    assert labels.extend(8, 2) == "Extend quanto 8: 2 cards more"
    assert labels.extend_partners("Hedda", 8, 3) == "Extend Hedda's quanto 8: 3 cards more"
    assert labels.take(8, 5) == "Take quanto 8: 5 cards"
    assert labels.steal("Hedda", 5) == "Steal Hedda's quanto: 5 cards"
    assert labels.keep(7, 1) == "Keep the 7, give the 1"


def test_n13_n14_n15_a_discard_says_its_power() -> None:
    assert labels.discard(7) == "Discard the 7"
    assert labels.discard(1) == "Discard the 1: a card from each"
    assert labels.discard(2) == "Discard the 2: play another"
    assert labels.discard(3) == "Discard the 3: turn up three"
    assert labels.discard(JOKER) == "Discard the joker"
    assert [bool(labels.power(card)) for card in (1, 2, 3, 4, RAINBOW_8, JOKER)] == [
        *(True, True, True),
        *(False, True, True),
    ]


def test_n15_what_can_be_chosen_after_a_3() -> None:
    assert labels.choose_one(3) == "Choose one of these 3 cards and play it"
    assert labels.choose_one(1) == "Play this card"


@pytest.mark.usefixtures("german")
def test_german_buttons() -> None:
    assert labels.capture(3, 6) == "Nehmen: 3 Gruppen, 6 Karten"
    assert labels.discard(JOKER) == "Wirf den Joker ab"
    assert labels.keep(7, JOKER) == "Behalte die 7, gib den Joker"
    assert labels.display_line(4, 2) == "Auslage 4 + 2 Regenbögen"


# ---------------------------------------------------------------------- no such group


@pytest.mark.parametrize(
    ("cards", "value", "line"),
    [
        ("4 3", 9, "3 + 4 is 7, not 9: 2 is missing"),
        ("4 7", 9, "4 + 7 is 11, more than 9"),
        ("4", 9, "4 is not 9: add what is missing, 5"),
        ("12", 9, "12 is more than 9"),
        ("9 J", 9, "9 + joker is at least 10, more than 9"),
        ("", 9, "Choose cards from the display that make the number"),
        ("9", 9, ""),
        ("4 5r", 9, ""),
        ("4 J", 9, ""),
        ("J", 9, ""),
    ],
)
def test_n7_a_group_that_is_none_is_explained(cards: str, value: int, line: str) -> None:
    assert plain(refusals.wrong_sum(kinds(cards), value)) == line


@pytest.mark.parametrize("size", [1, 2, 3])
def test_n7_n17_just_what_the_rules_refuse_is_explained(size: int) -> None:
    for group in combinations_with_replacement([JOKER, 1, 2, 4, 7, 12], size):
        state = made_round_in_play(
            "6 6 6 6", "1 1 1 1", display=" ".join("J" if c == JOKER else str(c) for c in group)
        )
        try:
            state.check(MARIA, Capture(6, 6, (tuple(sorted(group)),)))
        except IllegalAction:
            assert refusals.wrong_sum(group, 6)
        else:
            assert not refusals.wrong_sum(group, 6)


# ---------------------------------------------------------------------------- refusals


def test_what_the_rules_refuse_is_said_with_its_rule() -> None:
    state = simple()
    assert refused(state, NILS, discard("1")) == "It is not your turn: Maria is playing"
    assert refused(state, MARIA, discard("11")) == "That card is not in your hand"
    assert refused(state, MARIA, capture("9", "4")) == "4 is not 9: add what is missing, 5"
    assert refused(state, MARIA, capture("9", "10")) == "That card is not in the display"
    assert refused(state, MARIA, capture("9")).startswith("Choose cards from the display")
    assert refused(state, MARIA, Capture(9, 9, ((),))).startswith("Choose cards from the display")
    assert refused(state, MARIA, Capture(9, 8, ((4,),))) == "Only a joker stands for another number"
    assert refused(state, MARIA, DECLINE) == "First choose a card from your hand"


def test_n8_n9_n10_quantos_are_explained() -> None:
    state = simple()
    assert refused(state, MARIA, take("9")) == "You have no quanto yet: form one first"
    assert refused(state, MARIA, extend("3", "5", MARIA)).startswith("You have no quanto yet")
    assert refused(state, MARIA, form("3", "4", 8)) == "3 + 4 is not 8, the number of the tile"
    assert refused(state, MARIA, form("7", "9", 16)) == "The tiles go from 5 to 12"
    done(state, MARIA, form("3", "5", 8))
    assert refused(state, MARIA, discard("7")) == "It is not your turn: Nils is playing"
    for seat, card in ((NILS, "1"), (HEDDA, "2"), (HEDDA, "4"), (OLIVE, "1")):
        state.apply(seat, discard(card), [])
    assert refused(state, MARIA, form("3", "4", 7)) == "That card is not in your hand"
    assert refused(state, MARIA, form("7", "4", 11)) == "You already have a quanto: one at a time"
    assert refused(state, MARIA, take("9")) == "Quanto 8 is taken with an 8, not with a 9"
    assert refused(state, MARIA, extend("7", "4", MARIA)).startswith("To extend, 7 and cards")
    assert refused(state, MARIA, extend("9", "4", MARIA)) == "9 is too much to extend quanto 8"


def test_n8_a_taken_tile_is_explained() -> None:
    state = made_round_in_play("3 12 12 12", "4 12 12 12", display="5 4 11 11", draw="10 " * 6)
    done(state, MARIA, form("3", "5", 8))
    assert refused(state, NILS, form("4", "4", 8)) == "That tile is taken: it is not in the middle"


@pytest.mark.parametrize(
    ("card", "line"),
    [
        ("9", "No discard while the 9 can capture"),
        ("3", "No discard while the 3 can form a quanto"),
    ],
)
def test_n12_why_a_card_may_not_be_discarded(card: str, line: str) -> None:
    assert refused(simple(), MARIA, discard(card)) == line


def test_n12_each_thing_that_a_card_can_do_has_its_line() -> None:
    lines = [
        refusals.must_act(JOKER, way) for way in ("capture", "form", "extend", "take", "steal")
    ]
    assert len(set(lines)) == 5
    assert lines[-1] == "No discard while the joker can steal a quanto"


def test_n16_n18_n23_rainbows_thefts_and_partners_are_explained() -> None:
    state = simple(teams=True)
    assert refused(state, MARIA, capture("9", "9", bonus="12")) == (
        "Only a rainbow card brings one card more"
    )
    assert refused(state, MARIA, steal(NILS)) == "That card is not in your hand"
    state.apply(MARIA, form("3", "5", 8), [])
    assert refused(state, NILS, steal(HEDDA)) == "There is no quanto there"
    assert refused(state, NILS, steal(NILS)) == "Take your own quanto with a card of its number"
    assert refused(state, NILS, steal(OLIVE)) == (
        "You may extend your partner's quanto, but never take it"
    )
    assert (
        refused(state, NILS, extend("1", "4", MARIA))
        == "You can only extend your own and your partner's quanto"
    )


def test_n15_n24_what_is_due_is_said() -> None:
    state = made_round_in_play(
        *["7 3 9 10"] * 4, display="11 12 12 11", draw="6 6 6 " * 4, teams=True, free_discard=True
    )
    done(state, HEDDA, offer("7"))
    due = "First your partner's card: swap it for one of yours, or give it back"
    assert refused(state, MARIA, discard("7")) == due
    assert (
        refused(state, HEDDA, offer("7")) == "You can offer one card, before the turn's first card"
    )
    done(state, MARIA, accept("9"))
    done(state, MARIA, discard("3"))
    assert refused(state, MARIA, discard("7")) == "Play one of the cards that are turned up"
    assert refused(state, MARIA, DECLINE) == "Choose one of these 3 cards and play it"
    alone = simple()
    assert refused(alone, HEDDA, offer("2")) == "Only partners can offer each other cards"


def test_what_has_no_view_of_its_own() -> None:
    view = simple().observe(MARIA)

    def line(refusal: Refusal) -> str:
        return refusals.refusal(refusal, view, NAMES)

    assert line(CannotUndo("nothing_to_undo")) == "There is nothing to take back"
    assert line(StaleRevision("stale")) == "Too late: the game has moved on"
    assert line(Refusal("of a kind not known yet")) == "That is not possible now"


def test_every_reason_of_the_door_and_of_the_rules_has_its_line() -> None:
    view = simple().observe(MARIA)
    fallback = refusals.refusal(Refusal("?"), view, NAMES)
    for reason in (
        *("not_in_hand", "not_turned_up", "not_in_display", "no_group", "empty_group"),
        *("has_quanto", "no_quanto", "partner_no_quanto", "victim_no_quanto", "not_your_quanto"),
        *("no_such_tile", "tile_taken", "no_bonus", "not_a_joker", "joker_value", "own_quanto"),
        *("own_partner", "no_teams", "already_offered", "too_late_to_offer"),
        *("nothing_to_undo", "stale", "not_dealt", "match_over", "round_not_over"),
    ):
        line = refusals.refusal(IllegalAction(reason), view, NAMES)
        assert line != fallback, reason
    for refused in (
        IllegalAction("can_act", card=9, action=Take(9)),
        IllegalAction("group_sum", group=(4,), value=9),
        IllegalAction("not_the_tile", card=9, tile=8),
        IllegalAction("extend_sum", card=3, cards=(4,), tile=8),
        IllegalAction("form_sum", card=3, partner=4, tile=8),
    ):
        assert refusals.refusal(refused, view, NAMES) != fallback, refused.reason


@pytest.mark.parametrize(
    ("card", "partner", "line"),
    [
        (1, 2, "1 + 2 is 3: the tiles go from 5 to 12"),
        (9, 12, "9 + 12 is 21: the tiles go from 5 to 12"),
        (3, 5, "3 + 5 is 8, and that tile is taken"),
        (JOKER, 5, "No tile that these two can make is in the middle"),
        (3, 4, ""),
    ],
)
def test_n8_two_cards_without_a_tile_are_explained(card: int, partner: int, line: str) -> None:
    assert plain(refusals.no_tile(card, partner, (5, 6, 7))) == line


@pytest.mark.usefixtures("german")
def test_german_refusals() -> None:
    assert refusals.must_act(JOKER, "capture") == (
        "Kein Abwerfen, solange der Joker etwas nehmen kann"
    )
    assert refusals.not_the_tile(9, 8) == "Quanto 8 nimmst du mit einer 8, nicht mit einer 9"
    line = refusals.wrong_sum(kinds("4 3"), 9)
    assert plain(line) == "3 + 4 ist 7, nicht 9: Es fehlt noch 2"


# ----------------------------------------------------------------------- screen reader


def test_cards_are_spoken_as_they_look() -> None:
    assert spoken.card(7) == "7"
    assert spoken.card(RAINBOW_8) == "8, rainbow"
    assert spoken.card(JOKER) == "joker"
    assert len({spoken.card(kind) for kind in KINDS}) == len(KINDS)
    assert spoken.hand_card(7, 2, 4) == "7, card 2 of 4"
    assert spoken.hand_card(JOKER, 4, 4) == "joker, card 4 of 4"
    assert spoken.turned_card(7, 1, 3) == "7, turned up, 1 of 3"
    lying = spoken.display_card(4, 1, 6, fits=True)
    assert lying == "4, display 1 of 6, can be taken"
    grouped = spoken.display_card(4, 1, 6, group=(4, 5))
    assert plain(grouped) == "4, display 1 of 6, in 4 + 5"


def test_seats_piles_and_tiles_are_spoken_as_they_are_seen() -> None:
    state = simple()
    view = state.observe(NILS)
    assert spoken.draw_pile(view) == "Draw pile, 12 cards"
    assert spoken.tiles(view) == "Tiles in the middle: 5, 6, 7, 8, 9, 10, 11, 12"
    assert spoken.opponent(view, MARIA, "Maria") == (
        "Maria: 4 cards in hand, 0 cards won, no quanto. Maria's turn"
    )
    done(state, MARIA, form("3", "5", 8))
    view = state.observe(NILS)
    assert spoken.opponent(view, MARIA, "Maria") == (
        "Maria: 4 cards in hand, 0 cards won, tile 8, 2 cards: 3; 5"
    )
    assert spoken.own_seat(view, "Nils").endswith("no quanto. Your turn")
    assert spoken.quanto_of("Maria", view.quantos[MARIA]) == (
        "Maria's quanto: tile 8, 2 cards: 3; 5"
    )
    assert spoken.tiles(view).endswith("5, 6, 7, 9, 10, 11, 12")


def test_n22_a_partner_is_named_as_one() -> None:
    view = simple(teams=True).observe(MARIA)
    assert spoken.opponent(view, HEDDA, "Hedda").startswith("Hedda: your partner, 4 cards")
    assert "partner" not in spoken.opponent(view, NILS, "Nils")
    assert spoken.team(("Maria", "Hedda"), 21) == "Maria and Hedda together: 21 cards won"


def test_n24_n26_an_offered_card_is_spoken_to_the_partners_only() -> None:
    state = made_round_in_play(*["7 3 9 10"] * 4, display="11 12 12 11", teams=True)
    done(state, HEDDA, offer("7"))
    assert spoken.situation(state.observe(MARIA), NAMES) == "Hedda offers you: 7"
    assert spoken.situation(state.observe(NILS), NAMES) == "Maria looks at a card of Hedda"
    assert spoken.situation(state.observe(HEDDA), NAMES) == "Maria looks at one of your cards"
    assert spoken.offered_card(None, "Hedda") == "A card that Hedda offers"


def test_what_is_going_on_is_spoken() -> None:
    state = made_round_in_play(
        "2 3 7 7", "1 1 1 1", display="11 12 12 11", draw="6 7 8 9 9", free_discard=True
    )
    views = [state.observe(seat) for seat in (MARIA, NILS)]
    assert [spoken.situation(view, NAMES) for view in views] == [
        "Your turn: play a card",
        "Maria is thinking",
    ]
    done(state, MARIA, discard("2"))
    views = [state.observe(seat) for seat in (MARIA, NILS)]
    assert [spoken.situation(view, NAMES) for view in views] == [
        "Play another card",
        "Maria plays another card",
    ]
    done(state, MARIA, discard("3"))
    views = [state.observe(seat) for seat in (MARIA, NILS)]
    assert [spoken.situation(view, NAMES) for view in views] == [
        "Choose one of these 3 cards and play it",
        "Maria is choosing",
    ]


# ------------------------------------------------------------- sheet, keys, options, people


def test_the_score_sheet() -> None:
    assert sheet.title(Company(("Maria",))) == "Maria wins"
    assert sheet.title(Company(("Maria", "Hedda"))) == "Maria and Hedda win"
    assert sheet.left_over(Company(("Nils",)), 1) == (
        "Nils captured last and got the card left in the display."
    )
    assert sheet.left_over(Company(("Nils",)), 3).endswith("got the 3 cards left in the display.")
    you = Company((), you=True)
    assert sheet.title(you) == "You win"
    assert sheet.title(Company(("Hedda",), you=True)) == "Hedda and you win"
    assert sheet.left_over(you, 1).startswith("You captured last and got the card left")
    assert sheet.spoken_row("Maria", 31, sheet.lost(8)) == ("Maria (quanto 8 not taken): 31 cards.")
    assert sheet.spoken_team(["Maria", "Hedda"], 51) == "Maria and Hedda together: 51 cards."


@pytest.mark.parametrize("teams", [False, True])
def test_n24_the_keys_of_offers_are_for_teams(teams: bool) -> None:
    cards, turn = keys.columns(usual_caps("quanto"), teams=teams)
    assert (("O",) in [caps for caps, _ in turn.rows]) == teams
    assert all(words for column in (cards, turn) for _, words in column.rows)


def test_every_option_has_its_name_and_its_meaning() -> None:
    there = [option.key for option in QuantoGame().options(4)]
    assert sorted(words.SHOWN) == sorted(there)
    assert len({words.option_name(key) for key in there}) == len(there)
    assert all(len(words.option_hint(key).split()) > 3 for key in there)


def test_every_character_has_a_line_of_its_own() -> None:
    lines = {words.character_line(key) for key in CHARACTERS}
    assert len(lines) == len(CHARACTERS)
    assert all(line.endswith(".") for line in lines)
    assert words.character_line("nobody") == ""


def test_every_value_can_be_named() -> None:
    assert [labels.joker_as(value) for value in VALUES][-1] == "Joker as 12"
