"""A guided match of Quando: what is pointed out when, at most once a turn, and how it goes away."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt

from quando_desktop.bots.bot import Advice
from quando_desktop.dataclass import replace
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase, Play
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.parts.scenery import BUBBLE, CLOSE_HINT
from tests.games.quando.table.advice import advice, reason
from tests.games.quando.table.seat import QuandoSeat, Sit, act, basic, made_match

KEY = Qt.Key
STRAIGHT = Play((0, 1, 2))
"""5 6 7 of the basic hand, 5 6 7 7 9."""


def guided(sit: Sit, match: Match, **settings: object) -> QuandoSeat:
    table = sit(match, **settings)
    table.page.point_out(on=True)
    return table.begin()


def advise(table: QuandoSeat, given: Advice) -> None:
    table.bots.advise(given)
    table.rest()


def read(table: QuandoSeat) -> str:
    """What a screen reader finds of the tip; empty without one."""
    return table.controls[BUBBLE].name if BUBBLE in table.controls else ""


def test_a_straight_is_pointed_out_while_the_play_can_be_taken_back(sit: Sit) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, STRAIGHT))
    assert read(table) == "", "nothing is said before a choice"
    table.type(KEY.Key_9, KEY.Key_Return)
    assert table.view.phase is Phase.DRAW
    words = (
        "5 6 7 would go together. That gets rid of 18 points, your play of 9. You can still take "
        "it back."
    )
    assert read(table) == words
    assert table.said[-1] == f"Olive says: {words}"
    table.page.undo()
    table.rest()
    assert read(table) == "", "who has taken it back has read it"
    table.type(KEY.Key_9, KEY.Key_Return)
    assert read(table) == "", "one thing a turn"


def test_two_cards_in_place_of_one(sit: Sit) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, Play((2, 3))))
    table.type(KEY.Key_7, KEY.Key_Return)
    assert read(table).startswith("You hold two 7s: they go together. That gets rid of 14 points")


def test_it_is_quiet_where_nothing_is_worth_saying(sit: Sit) -> None:
    table = guided(sit, basic())
    nine, six = Play((4,)), Play((1,))
    weighed = (Weighed(nine, (9,), 12.0), Weighed(six, (6,), 12.9))
    advise(table, Advice(nine, reason(table.view, Ground.MOST_POINTS, *weighed)))
    table.type(KEY.Key_6, KEY.Key_Return)
    assert read(table) == "", "the difference is small"
    assert not [words for words in table.said if "Olive" in words]


def test_a_small_difference_is_not_told_even_of_a_straight(sit: Sit) -> None:
    table = guided(sit, basic())
    weighed = (Weighed(STRAIGHT, (5, 6, 7), 12.0), Weighed(Play((4,)), (9,), 12.9))
    advise(table, Advice(STRAIGHT, reason(table.view, Ground.MOST_POINTS, *weighed)))
    table.type(KEY.Key_9, KEY.Key_Return)
    assert read(table) == ""


@pytest.mark.parametrize("closes", ["key", "press", "draw"])
def test_it_goes_away(sit: Sit, closes: str) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, STRAIGHT))
    table.type(KEY.Key_9, KEY.Key_Return)
    if closes == "key":
        table.type(KEY.Key_Escape)
    elif closes == "press":
        table.click(CLOSE_HINT)
    else:
        table.page.submit(Draw.SHOWN)
        table.go_on()
    assert read(table) == ""
    assert not table.asked, "nothing else happened"


def test_a_hint_takes_its_place(sit: Sit) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, STRAIGHT))
    table.type(KEY.Key_9, KEY.Key_Return, KEY.Key_H)
    assert read(table) == "Olive is thinking…"


def test_a_knock_that_opens_is_told_once(sit: Sit) -> None:
    table = guided(sit, basic(plays_before_knock=0))
    advise(table, advice(table.view, Play((4,))))
    assert read(table) == (
        "You may knock now. With 34 points your chance to win the round is 71%. "
        "I would wait a little."
    )
    assert table.said[-1].startswith("Olive says: You may knock now.")
    table.type(KEY.Key_9, KEY.Key_Return)
    table.page.submit(Draw.SHOWN)
    table.go_on()
    if not table.view.is_over:
        advise(table, advice(table.view, Play((0,))))
        assert "You may knock" not in read(table)


def test_a_hopeless_knock_is_not_worth_a_word_and_the_first_better_one_is(sit: Sit) -> None:
    table = guided(sit, basic(plays_before_knock=0))
    given = advice(table.view, Play((4,)))
    assert isinstance(given.reason, QuandoReason)
    advise(table, replace(given, reason=replace(given.reason, knock_chance=0.01)))
    assert read(table) == ""
    table.type(KEY.Key_9, KEY.Key_Return)
    table.page.submit(Draw.SHOWN)
    table.go_on()
    assert not table.view.is_over
    advise(table, advice(table.view, Play((0,))))
    assert read(table).startswith("You may knock now. With ")


def test_a_good_knock_is_told(sit: Sit) -> None:
    table = guided(sit, basic(plays_before_knock=0))
    advise(table, advice(table.view, Call.KNOCK))
    assert read(table).startswith("This is a good moment to knock. With 34 points")


def test_a_triplet_is_told_with_its_cards(sit: Sit) -> None:
    match = made_match("7/2 7/3 7/5 9/4", "4/10 8/3 9/2 1/0", draw="3/2 8/6 5/1")
    table = guided(sit, match)
    advise(table, advice(table.view, Play((0, 1, 2))))
    assert read(table).startswith("You hold three 7s. Exactly three together are a triplet")
    sevens = {("dot", card.card) for card in table.view.hand if card.front == 7}
    assert {key for key in table.pieces if isinstance(key, tuple) and key[0] == "dot"} == sevens
    table.type(KEY.Key_9, KEY.Key_Return)
    assert read(table) == "", "one thing a turn"


def taken(side: Draw, shown: str) -> Match:
    """Olive has taken a card since Maria's turn."""
    match = made_match(
        "5/0 6/1 9/4", "4/10 8/3 9/2", "7/5 6/5 10/3", draw=f"3/2 {shown} 5/1 4/3 8/6"
    )
    act(match, 0, "9/4", Draw.SHOWN)
    act(match, 1, "8/3", side)
    act(match, 2, "10/3", Draw.SHOWN)
    return match


@pytest.mark.parametrize(
    ("side", "shown", "words"),
    [
        (Draw.SHOWN, "1/9", "Olive took the 1 that was shown. Everybody saw it"),
        (Draw.SHOWN, "10/4", "Olive took the 10 that was shown. So high a number"),
        (Draw.HIDDEN, "8/4", "Olive did not want the 8. It is the back now"),
    ],
)
def test_what_a_taken_side_tells(sit: Sit, side: Draw, shown: str, words: str) -> None:
    table = guided(sit, taken(side, shown))
    advise(table, advice(table.view, Play((0,))))
    assert read(table).startswith(words)


def test_nothing_is_told_without_guidance(sit: Sit) -> None:
    table = sit(basic()).begin()
    assert not table.bots.asked, "nobody thinks for somebody who did not ask"
    table.page.point_out(on=True)
    assert len(table.bots.asked) == 1
    table.page.point_out(on=False)
    advise(table, advice(table.view, STRAIGHT))
    table.type(KEY.Key_9, KEY.Key_Return)
    assert read(table) == ""


def test_where_several_hear_it_nobody_is_guided(sit: Sit) -> None:
    table = sit(basic(people=2))
    table.page.point_out(on=True)
    table.page.begin()
    table.rest()
    assert not table.bots.asked


def test_it_follows_the_language(sit: Sit, english: Languages) -> None:
    table = guided(sit, basic())
    advise(table, advice(table.view, STRAIGHT))
    table.type(KEY.Key_9, KEY.Key_Return)
    english.use(Language.GERMAN)
    table.page.relay()
    assert read(table).startswith("5 6 7 passen zusammen.")
