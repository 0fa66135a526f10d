"""Quanto for people who like to think: cards of the display first, and sums that are shown, asked
for, or found without help."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Discard,
    Extend,
    Form,
    QuantoAction,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import text as written
from quando_desktop.games.quanto.rules.effects import CardPlay, card_of, taken_by, use_of
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.games.quanto.table.choosing.gathering import gathered
from quando_desktop.games.quanto.table.scenery import CAPS, SUMS, QuantoScenery
from quando_desktop.settings.settings import Person, Speed
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.text.numbers import NO_BREAK
from tests.games.quanto.table.seat import QuantoSeat, Sit, act, made_match, new_match

KEY = Qt.Key
THEIRS = "4 5 6 7"
DRAW = "10 10 10 10 11 11 11 11 10 10 10"
DISPLAY = "4r 5 9 2 7r 12"
WON = (Capture, Take, Steal)


def seated(sit: Sit, aid: SumAid = SumAid.SHOWN, hand: str = "3 9 J 1") -> QuantoSeat:
    return sit(made_match(hand, THEIRS, display=DISPLAY, draw=DRAW), sum_aid=aid).begin()


def fitting(table: QuantoSeat) -> list[str]:
    """The own cards that stand out because they fit."""
    kinds = {("own", card.card): written(card.kind) for card in table.view.hand}
    return sorted(kinds[key] for key in kinds if key in table.scenery.fits)


def spaced(words: str) -> str:
    """Words with plain spaces: a sum stays on one line."""
    return words.replace(NO_BREAK, " ")


# --------------------------------------------------------------------- the display first


def test_cards_of_the_display_can_come_first(sit: Sit) -> None:
    table = seated(sit)
    table.click(table.lying("4r"))
    table.click(table.lying("5"))
    (group,) = table.scenery.groups
    assert (group.total, group.is_whole) == (9, False)
    assert table.marked == ["4r", "5"]
    assert fitting(table) == ["1", "9", "J"], "the 1 forms a quanto 5 with them"
    assert spaced(table.said[-1]) == "Chosen: 4 + 5 = 9. Fits: 1; 9; joker."
    assert table.sounds.heard[-1] is Sound.SELECT
    table.click(table.own("9"))
    assert table.marked == ["4r", "5"], "just these: nothing more is proposed"
    table.type(KEY.Key_Return)
    assert table.last() == Capture(9, 9, ((5, 20),))


def test_what_is_chosen_first_is_seen_and_put_back(sit: Sit) -> None:
    table = seated(sit)
    plain = table.image()
    table.click(table.lying("9"))
    assert table.image() != plain
    assert ("sum", 0) in table.pieces
    assert sum(isinstance(key, tuple) and key[:2] == ("dot", "own") for key in table.pieces) == 4
    assert table.controls[table.own("9")].name == "9, card 3 of 4, fits"
    table.click(table.lying("9"))
    assert table.marked == []
    assert table.said[-1] == "Nothing chosen"
    table.click(table.lying("12"))
    assert table.said[-1] == "Chosen: 12. Fits: joker."
    table.type(KEY.Key_Escape)
    assert table.marked == []
    assert fitting(table) == []
    assert not table.table.typed("Escape")


def test_what_fits_is_not_said_where_others_hear_it(sit: Sit) -> None:
    match = made_match("3 9 J 1", THEIRS, display=DISPLAY, draw=DRAW, people=2)
    table = sit(match)
    table.page.begin()
    table.controller.lift()
    table.rest()
    table.click(table.lying("9"))
    assert "9" in fitting(table)
    assert table.said[-1] == "Chosen: 9"


def test_a_card_that_does_not_fit_is_chosen_as_always(sit: Sit) -> None:
    table = seated(sit)
    table.click(table.lying("12"))
    table.click(table.own("9"))
    assert table.ways["way", "capture"] == "Capture: 3 groups, 6 cards"


def test_a_part_of_a_play_grows_to_the_largest_one_with_it(sit: Sit) -> None:
    table = seated(sit)
    table.click(table.lying("5"))
    assert "9" not in fitting(table)
    table.click(table.own("9"))
    assert table.ways["way", "capture"] == "Capture: 3 groups, 6 cards"


def test_the_display_first_by_keys(sit: Sit) -> None:
    table = seated(sit)
    table.type(KEY.Key_Up, KEY.Key_Right, KEY.Key_Space, KEY.Key_Left, KEY.Key_Space)
    assert table.marked == ["4r", "5"]
    table.type(KEY.Key_3, KEY.Key_Return)
    assert table.last() == Capture(9, 9, ((5, 20),))


def test_the_cards_of_a_quanto_can_come_first(sit: Sit) -> None:
    match = made_match("4 3 12 12", "12 12 12 12", display="5 6 10 10", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Discard(12))
    table = sit(match).begin()
    table.click(table.lying("6"))
    assert fitting(table) == ["3"]
    table.click(table.own("3"))
    table.type(KEY.Key_Return)
    assert table.last() == Extend(3, 3, (6,), 0)


def test_after_a_3_the_display_can_come_first(sit: Sit) -> None:
    match = made_match("3 11 11 11", "4 4 4 4", display="12 12 10 10", draw="9 12 1 " + DRAW)
    act(match, 0, Discard(3))
    table = sit(match).begin()
    table.click(table.lying("12"))
    assert table.scenery.fits == {table.turned("12")}
    assert table.controls[table.turned("12")].name.endswith("fits")
    table.click(table.turned("12"))
    table.type(KEY.Key_Return)
    assert table.last() == Capture(12, 12, ((12,),))


# ----------------------------------------------------------------------- groups, ghosts


def test_groups_lie_side_by_side() -> None:
    assert gathered([1, 2, 3, 4, 5], [(1, 4), (2, 5)]) == (1, 4, 2, 5, 3)
    assert gathered([1, 2, 3], []) == (1, 2, 3)


def test_a_proposed_group_slides_together_and_back(sit: Sit) -> None:
    table = seated(sit)

    def lies() -> list[str]:
        places = {key: box.box.left for key, box in table.controls.items()}
        keys = sorted((key for key in places if _is_lying(key)), key=places.__getitem__)
        kinds = {card.card: written(card.kind) for card in table.view.display}
        return [kinds[key[1]] for key in keys if isinstance(key, tuple)]

    before = lies()
    assert before == DISPLAY.split()
    table.click(table.own("9"))
    assert lies() == ["4r", "5", "9", "2", "7r", "12"]
    table.click(table.own("J"))
    table.type(KEY.Key_V)
    together = lies()
    table.click(table.lying(table.marked[0]))
    assert lies() == together, "nothing moves that somebody points at"
    table.type(KEY.Key_Escape)
    assert lies() == before


def _is_lying(key: Key) -> bool:
    return isinstance(key, tuple) and key[0] == "display"


def test_a_group_that_lies_apart_is_brought_together(sit: Sit) -> None:
    table = sit(made_match("9 1 1 1", THEIRS, display="4 12 5 11", draw=DRAW)).begin()
    table.click(table.own("9"))
    boxes = {key: each.box.left for key, each in table.controls.items()}
    first, second = boxes[table.lying("4")], boxes[table.lying("5")]
    assert second - first < 1.2 * table.controls[table.lying("4")].box.width
    table.type(KEY.Key_Up, KEY.Key_Right)
    assert table.table.state.focused == table.lying("5"), "arrows go as the cards lie"


def test_forming_shows_the_quanto_in_its_place(sit: Sit) -> None:
    table = seated(sit)
    table.click(table.own("3"))
    table.type(KEY.Key_F)
    ghost = table.scenery.ghost
    assert ghost is not None
    assert {("ghost", 0), ("ghost", 1), ("ghost", "tile")} <= table.pieces
    table.type(KEY.Key_Return)
    laid = table.view.quantos[0]
    assert laid is not None
    assert (laid.tile, sorted(laid.cards)) == (ghost.tile, sorted(ghost.cards))
    assert not any(isinstance(key, tuple) and key[0] == "ghost" for key in table.pieces)


# ----------------------------------------------------------------------------- no help


@pytest.fixture
def alone(sit: Sit) -> QuantoSeat:
    """Somebody who finds sums without help."""
    return seated(sit, SumAid.FOUND)


def tells_nothing(shown: QuantoScenery) -> bool:
    """Whether nothing in the picture tells right from wrong."""
    aids = shown.groups, shown.open_cards, shown.fits, shown.arranged, shown.values
    return not any(aids) and shown.ghost is None and shown.ready and shown.freely


def test_nothing_is_proposed(alone: QuantoSeat) -> None:
    alone.click(alone.own("9"))
    assert alone.marked == []
    assert tells_nothing(alone.scenery)
    assert list(alone.ways.values()) == ["Capture", "Form", "Discard"]
    assert not {key for key in alone.pieces if isinstance(key, tuple) and key[0] == "dot"}
    assert alone.said[-1] == "9"
    before = alone.match.revision
    alone.type(KEY.Key_Return)
    assert alone.match.revision == before
    assert alone.toast == "Choose cards from the display that make the number"


def test_right_cards_capture(alone: QuantoSeat) -> None:
    alone.click(alone.own("9"))
    alone.click(alone.lying("4r"))
    alone.click(alone.lying("12"))
    assert spaced(alone.said[-1]) == "9, with 4 + 12"
    assert tells_nothing(alone.scenery)
    alone.type(KEY.Key_Return)
    assert alone.toast
    alone.click(alone.lying("12"))
    alone.click(alone.lying("5"))
    assert tells_nothing(alone.scenery), "not even that it is right"
    alone.type(KEY.Key_Return)
    assert alone.last() == Capture(9, 9, ((5, 20),))


def test_the_same_picture_whatever_can_be_captured(sit: Sit) -> None:
    """The picture depends on what was chosen, not on what could be."""
    found = []
    for hand in ("8 9 10 1", "8 9 10 1"):
        table = seated(sit, SumAid.FOUND, hand)
        words = []
        for card in ("8", "9", "10"):
            table.click(table.own(card))
            words.append([*table.ways.values()])
            assert tells_nothing(table.scenery)
        found.append(words)
        assert len({tuple(each) for each in words}) == 1


def test_cards_chosen_first_stay_when_a_card_is_chosen(alone: QuantoSeat) -> None:
    alone.click(alone.lying("12"))
    assert alone.scenery.groups == ()
    assert fitting(alone) == []
    assert alone.said[-1] == "Chosen: 12"
    alone.click(alone.own("9"))
    assert alone.marked == ["12"]
    alone.click(alone.own("3"))
    assert alone.marked == ["12"]


def test_what_is_tried_is_answered(sit: Sit) -> None:
    match = made_match("4 3 9 11", "12 12 12 12", display="5 6 10 10", draw=DRAW)
    act(match, 0, Form(4, 4, 5, 9))
    act(match, 1, Discard(12))
    table = sit(match, sum_aid=SumAid.FOUND).begin()
    table.click(table.own("3"))
    table.type(KEY.Key_D, KEY.Key_Return)
    assert table.toast == "No discard: the 3 can do something else. Look again"
    table.type(KEY.Key_T, KEY.Key_Return)
    assert "Quanto 9 is taken with a 9" in table.toast
    table.type(KEY.Key_E)
    assert table.scenery.prompt == "Choose cards that add up to 9 with it"
    table.click(table.lying("6"))
    table.type(KEY.Key_Return)
    assert table.last() == Extend(3, 3, (6,), 0)
    table.go_on()
    table.click(table.own("9"))
    table.type(KEY.Key_Return)
    assert table.toast, "not even a quanto is taken by itself"
    table.type(KEY.Key_T, KEY.Key_Return)
    assert isinstance(table.last(), Take)


def test_a_drop_begins_and_does_not_finish(alone: QuantoSeat) -> None:
    box = alone.controls[alone.lying("4r")].box
    before = alone.match.revision
    alone.drag(alone.own("9"), alone.pixels(box.left + 20, box.top + 20))
    assert alone.match.revision == before
    assert (alone.chosen, alone.marked) == (["9"], ["4r"])
    alone.double_click(alone.own("3"))
    assert alone.match.revision == before


def test_a_rainbow_still_asks_for_its_card(sit: Sit) -> None:
    table = sit(made_match("9r 1 1 1", THEIRS, display="4 12 5 11", draw=DRAW), sum_aid="found")
    table.begin()
    table.click(table.own("9r"))
    table.click(table.lying("4"))
    table.click(table.lying("5"))
    assert not table.scenery.wants_bonus, "that would tell that it is right"
    table.type(KEY.Key_Return)
    assert table.scenery.wants_bonus
    table.click(table.lying("12"))
    assert table.last() == Capture(25, 9, ((4, 5),), 12)


@pytest.mark.parametrize("seed", [1, 2])
def test_a_random_card_and_enter_win_nothing(sit: Sit, seed: int) -> None:
    """Through a whole deal: only what was chosen card by card is ever won."""
    match = new_match(2, seed)
    table = sit(match, shows=False, sum_aid=SumAid.FOUND, speed=Speed.INSTANT, remarks=False)
    table.page.begin()
    chance, tries = Chance(seed), 0
    while table.controller.phase is not TurnPhase.MATCH_OVER:
        table.rest()
        if table.controller.phase is not TurnPhase.PERSON:
            table.clock.tick()
            continue
        before, won = match.revision, table.view.winnings[0]
        keys = [key for key in table.controls if isinstance(key, tuple) and key[0] in CARDS]
        table.activate(chance.choice(keys))
        table.type(KEY.Key_Return)
        tries += 1
        if match.revision != before:
            assert isinstance(table.last(), Discard)
            continue
        assert table.view.winnings[0] == won
        legal = [each for each in table.view.legal() if isinstance(each, CardPlay)]
        _by_hand(table, chance.choice(legal))
        assert match.revision != before
    assert tries > 15


CARDS = ("own", "turned")


def _by_hand(table: QuantoSeat, action: CardPlay) -> None:
    """Does this as somebody does who has found it."""
    table.intent.put_back()
    kinds = {("own", card.card): card.kind for card in table.view.hand}
    if table.view.turned_up:
        kinds = {("turned", n): kind for n, kind in enumerate(table.view.turned_up)}
    table.activate(next(key for key, kind in kinds.items() if kind == card_of(action)))
    table.type(getattr(KEY, f"Key_{CAPS[use_of(action).kind]}"))
    left = {card.card: card.kind for card in table.view.display}
    for kind in taken_by(action):
        card = next(card for card, each in left.items() if each == kind)
        del left[card]
        table.activate(("display", card))
    _settle_tile(table, action)
    table.type(KEY.Key_Return)
    if table.intent.asks_bonus:
        table.type(KEY.Key_N)


def _settle_tile(table: QuantoSeat, action: QuantoAction) -> None:
    choice = table.intent.choice
    assert choice is not None
    if isinstance(action, Form) and action.tile in choice.numbers:
        table.activate(("value", action.tile))


# -------------------------------------------------------------------------- on request


def test_sums_come_on_request(sit: Sit) -> None:
    table = seated(sit, SumAid.ASKED)
    table.click(table.own("9"))
    assert tells_nothing(table.scenery)
    assert table.ways[SUMS] == "Show sums"
    table.click(SUMS)
    assert table.ways["way", "capture"] == "Capture: 3 groups, 6 cards"
    assert SUMS not in table.ways
    table.click(table.own("3"))
    assert not tells_nothing(table.scenery), "until the end of the turn"
    table.click(table.own("9"))
    table.type(KEY.Key_Return)
    table.go_on()
    table.type(KEY.Key_1)
    assert tells_nothing(table.scenery), "and not beyond it"


def test_sums_of_cards_that_come_first_are_asked_for_by_key(sit: Sit) -> None:
    table = seated(sit, SumAid.ASKED)
    table.click(table.lying("9"))
    assert fitting(table) == []
    table.type(KEY.Key_G)
    assert fitting(table) == ["1", "3", "9", "J"], "some of them form a quanto with it"
    assert table.said[-1] == "Chosen: 9. Fits: 1; 3; 9; joker."


def test_what_was_chosen_stays_with_the_request(sit: Sit) -> None:
    table = seated(sit, SumAid.ASKED)
    table.click(table.own("9"))
    table.click(table.lying("4r"))
    table.click(table.lying("5"))
    table.type(KEY.Key_G)
    assert table.marked == ["4r", "5"]
    assert table.ways["way", "capture"] == "Capture: 1 group, 3 cards"


@pytest.mark.parametrize("aid", [SumAid.SHOWN, SumAid.FOUND])
def test_nobody_else_waits_for_a_request(sit: Sit, aid: SumAid) -> None:
    table = seated(sit, aid)
    table.click(table.own("9"))
    assert SUMS not in table.ways
    assert not table.table.typed("G")


def test_a_hint_is_there_for_everybody(alone: QuantoSeat) -> None:
    alone.type(KEY.Key_H)
    assert len(alone.bots.asked) == 1


def test_everybody_has_their_own_wish(sit: Sit) -> None:
    people = (Person("", 1), Person("Maria", 2, {SUM_AID: SumAid.FOUND}))
    match = made_match("3 9 J 1", THEIRS, display=DISPLAY, draw=DRAW)
    table = sit(match, people=people).begin()
    table.click(table.own("9"))
    assert tells_nothing(table.scenery)
