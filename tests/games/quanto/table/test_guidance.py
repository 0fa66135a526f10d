"""A guided match of Quanto: what is pointed out when, and how it goes away."""

from __future__ import annotations

from dataclasses import replace

from PySide6.QtCore import Qt

from quando_desktop.bots.bot import Advice
from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.rules.actions import Capture, Discard, Form, Steal, Take
from quando_desktop.games.quanto.rules.effects import CardPlay
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.games.quanto.table.hint import hinted_keys
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT
from tests.games.quanto.table.advice import advice
from tests.games.quanto.table.seat import NINE, QuantoSeat, Sit, basic, made_match

KEY = Qt.Key
LARGE = Capture(9, 9, ((2, 7), (4, 5), (9,)))


def small_and_large() -> Match:
    """The 2 takes a card, the 9 takes five."""
    return made_match("2 9 11 12", "4 5 6 7", display="4 5 9 2 7 10")


def guided(sit: Sit, match: Match, **settings: object) -> QuantoSeat:
    table = sit(match, **settings)
    table.page.point_out(on=True)
    return table.begin()


def advise(table: QuantoSeat, given: Advice) -> None:
    table.bots.advise(given)
    table.rest()


def read(table: QuantoSeat) -> str:
    """What a screen reader finds of the tip; empty without one."""
    return table.controls[BUBBLE].name if BUBBLE in table.controls else ""


def played(table: QuantoSeat, kind: type[CardPlay]) -> CardPlay:
    """The first legal action of this kind."""
    return next(each for each in table.view.legal() if isinstance(each, kind))


def test_a_larger_capture_is_pointed_out_before_it_is_too_late(sit: Sit) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, NINE))
    assert read(table) == "", "nothing is said before a choice"
    table.click(table.own("1"))
    words = "There is a larger capture. Another play wins 6 cards at once, this one none."
    assert read(table) == words
    assert table.said[-1] == f"Olive says: {words}"
    assert hinted_keys(NINE, table.view) <= table.scenery.hinted_keys
    table.type(KEY.Key_Escape)
    assert read(table) == ""
    assert table.chosen == ["1"], "only the tip went away"
    table.click(table.own("3"))
    assert read(table) == "", "one thing a turn"


def test_what_was_said_of_a_choice_goes_with_it(sit: Sit) -> None:
    """Of the next one it would be wrong."""
    table = guided(sit, basic())
    advise(table, advice(table.view, NINE))
    table.click(table.own("1"))
    assert read(table) != ""
    table.click(table.own("9"))
    assert read(table) == ""


def test_who_finds_sums_alone_is_told_that_there_is_one_not_where(sit: Sit) -> None:
    table = guided(sit, small_and_large())
    table.change(**{SUM_AID.key: SumAid.FOUND})
    advise(table, Advice(LARGE))
    table.click(table.own("2"))
    assert read(table) == "", "nothing is chosen yet that could be done"
    table.click(table.lying("2"))
    assert read(table).startswith("There is a larger capture.")
    assert table.scenery.hinted_keys == frozenset()
    table.click(CLOSE_HINT)
    assert read(table) == ""


def test_whoever_chooses_the_best_hears_nothing(sit: Sit) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, NINE))
    table.click(table.own("9"))
    assert read(table) == ""
    assert not [words for words in table.said if "Olive" in words]


def test_a_walk_along_the_cards_is_no_choice_yet_and_the_next_turn_tells(sit: Sit) -> None:
    table = guided(sit, small_and_large())
    advise(table, Advice(LARGE))
    table.type(KEY.Key_Right)
    assert table.chosen == ["2"]
    assert read(table) == ""
    table.type(KEY.Key_Return)
    table.go_on()
    assert table.view.opens_turn()
    advise(table, advice(table.view))
    assert read(table) == (
        "Last turn you could have won 6 cards. With the 9 there was a larger capture; yours won 2."
    )


def test_a_quanto_that_can_be_begun_taken_or_stolen(sit: Sit) -> None:
    match = made_match("4 9 J 1", "4 5 6 7", display="5 2 11 12 7 8")
    table = guided(sit, match)
    form = played(table, Form)
    advise(table, advice(table.view, form))
    table.click(table.own("1"))
    assert "You could begin quanto" in read(table)
    assert "Cards gather there turn by turn" in read(table)


def with_quantos(table: QuantoSeat, kind: type[CardPlay]) -> str:
    advise(table, advice(table.view, played(table, kind)))
    table.click(table.own("1"))
    return read(table)


def test_a_quanto_that_can_be_taken(sit: Sit) -> None:
    table = guided(sit, after_forming(0))
    words = with_quantos(table, Take)
    assert words.startswith("You can take quanto 9 now. That wins 3 cards, before a joker")


def test_what_stays_as_it_is_is_said_once(sit: Sit) -> None:
    table = guided(sit, after_forming(0))
    assert with_quantos(table, Take).startswith("You can take quanto 9 now.")
    table.type(KEY.Key_Escape, KEY.Key_Return)
    table.go_on()
    assert table.view.opens_turn()
    advise(table, advice(table.view, played(table, Take)))
    table.click(table.own(next(card for card in table.hand if card not in ("9", "J"))))
    assert table.chosen
    assert read(table) == ""


def test_a_quanto_that_can_be_stolen(sit: Sit) -> None:
    table = guided(sit, after_forming(1))
    words = with_quantos(table, Steal)
    assert words.startswith("Your joker can steal Olive's quanto 9. That wins 3 cards at once")


def after_forming(seat: int) -> Match:
    """Maria, who has a 9 and a joker, is next; one of both has formed quanto 9 of 4 and 5."""
    hands = "4 9 J 1", "4 5 6 7"
    match = made_match(*hands, display="5 2 11 12 7 8", draw="10 10 11 11 12 12", free_discard=True)
    for each in (0, 1):
        legal = match.observe(each).legal()
        forms = [act for act in legal if isinstance(act, Form) and (act.card, act.tile) == (4, 9)]
        match.submit(each, forms[0] if each == seat else Discard(4))
    return match


def test_a_quanto_worth_stealing_is_told_once(sit: Sit) -> None:
    table = guided(sit, after_forming(0))
    view = table.view
    quanto = view.quantos[0]
    assert quanto is not None
    grown = quanto._replace(cards=(*quanto.cards, 4, 4, 4))
    table.table.state.view = replace(view, quantos=(grown, None))
    given = advice(table.table.state.view)
    assert isinstance(given.reason, QuantoReason)
    advise(table, Advice(given.action, replace(given.reason, jokers_left=2)))
    tip = table.table.state.tip
    assert tip is not None
    assert tip.said() == (
        "Quanto 9 is worth stealing now.",
        "It has 5 cards, and you have not seen 2 jokers.",
    )
