"""What the table says: to a wrong try, on its buttons, and to a screen reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations_with_replacement

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.engine.contract import CannotUndo, IllegalAction, Refusal, StaleRevision
from quando_desktop.games.quando.rules.actions import Play, QuandoAction
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.hand import held
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.text import refusals as text_refusals
from quando_desktop.games.quando.text import sheet as text_sheet
from quando_desktop.games.quando.text import spoken as text_spoken
from quando_desktop.games.quando.text import table as text
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import Company
from tests.games.quando.rounds import HIDDEN, KNOCK, PASS, SHOWN, act, table

NAMES = ("Maria", "Tom", "Pip")


@pytest.fixture(autouse=True)
def _english(qapp: QApplication) -> Iterator[None]:
    languages = Languages(qapp, resources.folder())
    assert languages.use(Language.ENGLISH)
    yield
    languages.close()


@pytest.fixture
def german(qapp: QApplication) -> Iterator[None]:
    languages = Languages(qapp, resources.folder())
    assert languages.use(Language.GERMAN)
    yield
    languages.close()


def refused(state: QuandoRound, seat: int, action: QuandoAction) -> str:
    """What somebody is told whose action the rules refuse."""
    with pytest.raises(Refusal) as caught:
        state.check(seat, action)
    return text_refusals.refusal(caught.value, state.observe(seat), NAMES)


# ------------------------------------------------------------------- no such set


@pytest.mark.parametrize(
    ("chosen", "line"),
    [
        ([5, 6, 8], "5 6 8 is not a straight: three in a row, like 5 6 7"),
        ([8, 5, 6], "5 6 8 is not a straight: three in a row, like 5 6 7"),
        ([5, 7], "5 7 is not a straight: three in a row, like 5 6 7"),
        ([9, 7], "7 9 is not a straight: three in a row, like 7 8 9"),
        ([5, 6], "A straight is exactly three cards; 5 6 are two"),
        ([9, 10], "A straight is exactly three cards; 9 10 are two"),
        ([4, 5, 6, 7], "A straight is exactly three cards; 4 5 6 7 are four"),
        ([10, 0, 9], "0 9 10 is not a straight: straights end at 0 and 10"),
        ([0, 1, 10], "0 1 10 is not a straight: straights end at 0 and 10"),
        ([5, 5, 6], "5 5 6: play only cards with the same number, or three in a row"),
        ([], "Choose cards with the same number, or three in a row, like 5 6 7"),
        ([3], ""),
        ([3, 3, 3, 3], ""),
        ([7, 5, 6], ""),
    ],
)
def test_q9_q10_a_set_that_is_none_is_explained(chosen: list[int], line: str) -> None:
    assert text_refusals.explain(table("1/2", "3/4").observe(0), chosen) == line


@pytest.mark.parametrize("size", range(1, 5))
def test_just_what_the_rules_refuse_is_explained(size: int) -> None:
    for chosen in combinations_with_replacement(NUMBERS, size):
        state = table("1/2", "3/4")
        state.hands[0] = [held(number, place, place) for place, number in enumerate(chosen)]
        try:
            state.check(0, Play(tuple(range(size))))
        except IllegalAction:
            assert text_refusals.no_set(chosen)
        else:
            assert not text_refusals.no_set(chosen)


def test_a_set_at_the_wrong_time_is_explained_by_what_is_due() -> None:
    state = table("8/1 8/2 8/3 7/1", "0/6 2/3", "4/5", draw="4/9 3/9")
    assert text_refusals.explain(state.observe(1), [2]) == "It is not your turn"
    act(state, 0, "8/1 8/2 8/3")
    assert text_refusals.explain(state.observe(0), [7]).startswith("Now draw")
    act(state, 0, SHOWN)
    assert text_refusals.explain(state.observe(1), [2]).startswith("Choose one of your zeros")


# ---------------------------------------------------------------------- refusals


def test_the_lines_for_actions_at_the_wrong_time() -> None:
    state = table("8/1 5/2", "0/6 2/3", "4/5", draw="4/9 3/9")
    assert refused(state, 1, SHOWN) == "It is not your turn: Maria is playing"
    assert refused(state, 0, HIDDEN) == "First play cards, then draw"
    assert refused(state, 0, PASS) == "You can pass only in the last round, after a knock"
    assert (
        refused(state, 0, Play((0, 1)))
        == "Choose cards with the same number, or three in a row, like 5 6 7"
    )
    act(state, 0, "8/1")
    assert refused(state, 0, Play((0,))) == "Now draw: choose a side of the top card"


def test_q17_a_knock_too_early_names_who_has_to_play() -> None:
    state = table("8/1 5/2", "0/6 2/3", "4/5", plays_before_knock=1)
    everybody = "Knocking is allowed when all have played once: you, Tom and Pip have not yet"
    assert refused(state, 0, KNOCK) == everybody
    act(state, 0, "8/1", SHOWN)
    assert refused(state, 1, KNOCK).endswith("once: you and Pip have not yet")
    act(state, 1, "2/3", SHOWN)
    assert refused(state, 2, KNOCK).endswith("once: you have not yet")
    closed = text_refusals.knock_closed(state.observe(0), NAMES)
    assert closed.endswith("once: Pip has not yet")


@pytest.mark.parametrize(("plays", "often"), [(2, "twice"), (3, "3 times")])
def test_q17_how_often_all_must_have_played(plays: int, often: str) -> None:
    view = table("8/1", "2/3", "4/5", plays_before_knock=plays).observe(0)
    assert f"played {often}:" in text_refusals.knock_closed(view, NAMES)


def test_q17_only_one_may_knock() -> None:
    state = table("8/1 5/2", "0/6 2/3", "4/5", plays_before_knock=0)
    act(state, 0, KNOCK)
    assert refused(state, 1, KNOCK) == "Maria has already knocked: this is the last round"


def test_what_has_no_view_of_its_own() -> None:
    view = table("8/1", "2/3", "4/5").observe(0)

    def line(refusal: Refusal) -> str:
        return text_refusals.refusal(refusal, view, NAMES)

    assert line(CannotUndo("nothing_to_undo")) == "There is nothing to take back"
    assert line(StaleRevision("stale")) == "Too late: the game has moved on"
    assert line(Refusal("of a kind not known yet")) == "That is not possible now"


def test_every_reason_of_the_door_and_of_the_rules_has_its_line() -> None:
    view = table("8/1", "2/3", "4/5", plays_before_knock=0)
    act(view, 0, KNOCK)
    fallback = text_refusals.refusal(Refusal("?"), view.observe(1), NAMES)
    for reason in (
        *("already_knocked", "knock_too_early", "pass_only_in_last_round", "not_a_zero"),
        *("not_in_hand", "card_twice", "nothing_played", "not_a_set", "nothing_to_undo"),
        *("stale", "not_dealt", "match_over", "round_not_over"),
    ):
        line = text_refusals.refusal(IllegalAction(reason), view.observe(1), NAMES)
        assert line != fallback, reason


# ---------------------------------------------------------------- buttons, labels


def test_captions_of_the_play_button() -> None:
    assert text.play_cards([5, 6, 7]) == "Play the straight 5 6 7"
    assert text.play_cards([8]) == "Play the 8"
    assert text.play_cards([8, 8]) == "Play two 8s"
    assert text.play_cards([8, 8, 8]) == "Play three 8s: a triplet"
    assert text.play_cards([8] * 4) == "Play four 8s"


def test_plurals_in_english() -> None:
    assert common.cards(1) == "1 card"
    assert common.cards(2) == "2 cards"
    assert text.knock_closed(1) == ("Knock once all", "have played once")
    assert text.knock_closed(20)[1] == "have played 20 times"
    assert text_sheet.match_title(Company(("A",))) == "A wins the match"
    assert text_sheet.match_title(Company(("A", "B", "C"))) == "A, B and C win the match"
    assert "B has 5 as well" in text_sheet.knock_shared(Company(("A",)), 5, Company(("B",)))


YOU = Company((), you=True)
YOU_AND_PIP = Company(("Pip",), you=True)
TOM = Company(("Tom",))


def test_the_sheet_says_you() -> None:
    assert text_sheet.match_title(YOU) == "You win the match"
    assert text_sheet.match_title(YOU_AND_PIP) == "Pip and you win the match"
    assert text_sheet.only_zeros(YOU) == "You hold nothing but zeros."
    assert text_sheet.knock_won(YOU, 2) == "You knocked with 2, the lowest total."
    assert text_sheet.knock_beaten(YOU, 5, TOM, 2) == "You knocked with 5, but Tom has only 2."
    assert text_sheet.knock_beaten(TOM, 5, YOU, 2) == "Tom knocked with 5, but you have only 2."
    assert text_sheet.knock_shared(TOM, 3, YOU).startswith("Tom knocked with 3, but you have 3 as")
    assert "but Pip and you have 3 as well" in text_sheet.knock_shared(TOM, 3, YOU_AND_PIP)
    assert "but Pip and you have only 2" in text_sheet.knock_beaten(TOM, 3, YOU_AND_PIP, 2)


@pytest.mark.usefixtures("german")
def test_the_sheet_says_you_in_german() -> None:
    assert text_sheet.match_title(YOU) == "Du gewinnst die Partie"
    assert text_sheet.match_title(YOU_AND_PIP) == "Pip und du gewinnt die Partie"
    assert text_sheet.only_zeros(YOU) == "Du hast nur noch Nullen."
    assert text_sheet.knock_won(YOU, 2).endswith("geklopft, der niedrigsten Summe.")
    assert text_sheet.knock_beaten(TOM, 5, YOU, 2).endswith("geklopft, aber du hast nur 2.")
    assert "aber auch Pip und du habt nur 3." in text_sheet.knock_shared(TOM, 3, YOU_AND_PIP)


def test_q18_q23_what_a_knock_means() -> None:
    sentence = "You hold 3. Everybody else has one more turn. If someone is as low or lower: "
    assert text.what_it_means(3, 5, 3) == sentence + "5 extra points."
    assert text.what_it_means(3, 1, 3) == sentence + "1 extra point."
    assert text.what_it_means(3, 0, 1) == "You hold 3. The other player has one more turn."


def test_the_memory_help_says_what_is_gone() -> None:
    assert text.gone(4, [2, 7, 9]) == "4 with 2, 7 and 9 is gone"
    assert text.gone(4, []) == ""


@pytest.mark.usefixtures("german")
def test_german_words() -> None:
    assert text.play_cards([8, 8, 8]) == "Spiele drei Achten: Zahlendrilling"
    assert text.triplet(7) == "Zahlendrilling: drei Siebenen!"
    assert common.cards(1) == "1 Karte"
    assert text.knock_closed(2) == ("Klopfen, sobald alle", "zweimal gespielt haben")
    assert text.knock_closed(11)[1] == "11-mal gespielt haben"
    assert text.what_it_means(3, 5, 1).startswith("Du hast 3. Es folgt noch ein Zug")
    assert text_sheet.knock_shared(Company(("Vesna",)), 4, Company(("Maria",))).startswith(
        "Vesna hat mit 4 geklopft, aber auch Maria hat nur 4."
    )
    view = table("8/1", "2/3", "4/5", plays_before_knock=2).observe(0)
    assert text_refusals.knock_closed(view, NAMES).endswith(
        "wenn alle zweimal gespielt haben: du, Tom und Pip noch nicht"
    )


# ------------------------------------------------------------------ screen reader


def test_a_card_in_the_hand_is_spoken() -> None:
    assert text_spoken.hand_card(5, 3, 7) == "5, card 3 of 7"
    assert text_spoken.hand_card(5, 3, 7, back=2) == "5, card 3 of 7, its back is 2"


def test_seats_and_piles_are_spoken_as_they_are_seen() -> None:
    state = table("8/1 5/2", "0/6 2/3", "4/5", draw="4/9", plays_before_knock=0)
    view = state.observe(0)
    assert text_spoken.opponent(view, 1, "Tom", 31) == "Tom: 31 points, 2 cards, backs 3, 6"
    assert text_spoken.opponent(view, 2, "Pip", 1) == "Pip: 1 point, 1 card, back 5"
    assert text_spoken.own_seat(view, "Maria", 0) == (
        "Maria: 0 points, 2 cards adding up to 13. Your turn"
    )
    assert text_spoken.discard_pile(view) == "Discard pile, empty"
    act(state, 0, KNOCK)
    view = state.observe(2)
    assert text_spoken.opponent(view, 0, "Maria", 24).endswith("backs 1, 2, knocked")
    assert text_spoken.opponent(view, 1, "Tom", 31).endswith("backs 3, 6. Tom's turn")
    assert text_spoken.own_seat(state.observe(0), "You", 0).endswith("13, you knocked")
    assert text_spoken.draw_pile(view) == f"Draw pile, {len(view.draw)} cards, shows 4"
    act(state, 1, "2/3")
    assert text_spoken.discard_pile(state.observe(2)) == "Discard pile, 1 card, top 2"


def test_a_line_of_the_score_sheet_is_spoken() -> None:
    spoken = text_sheet.spoken_row("Maria", (0, 1, 3), 4, 9, 33, text_sheet.knocker())
    assert spoken == "Maria (knocked): 0, 1, 3; hand 4, scores 9, 33 in all."
    assert text_sheet.spoken_row("Tom", (4,), 4, 0, 5).startswith("Tom: 4; hand 4")


def test_the_knob_says_how_and_what_it_means() -> None:
    how = text.hold_to_knock()
    state = table("2/1", "0/6 2/3", "4/5", plays_before_knock=0)
    assert text_spoken.knob(state.observe(0), NAMES, how).startswith(
        "Knock, possible. Hold to knock. You hold 2."
    )
    assert text_spoken.knob(state.observe(1), NAMES, how).endswith("start of your turn")
    act(state, 0, KNOCK)
    assert text_spoken.knob(state.observe(0), NAMES, how) == "Knock: you have knocked"
    assert text_spoken.knob(state.observe(1), NAMES, how) == "Knock: Maria has knocked"
    closed = table("2/1", "0/6 2/3", "4/5").observe(0)
    assert text_spoken.knob(closed, NAMES, how).startswith(
        "Knock, not possible yet. Knocking is allowed"
    )


def test_what_is_going_on_is_spoken() -> None:
    state = table("8/1 8/2 8/3 7/1", "0/6 2/3", "4/5", draw="4/9 3/9")
    assert text_spoken.situation(state.observe(0), NAMES) == (
        "Your turn. Play equal numbers or three in a row, then draw one."
    )
    assert text_spoken.situation(state.observe(1), NAMES) == "Maria is thinking"
    act(state, 0, "8/1 8/2 8/3")
    assert text_spoken.situation(state.observe(0), NAMES) == "Your draw: which side?"
    act(state, 0, SHOWN)
    assert text_spoken.situation(state.observe(1), NAMES) == "Maria's triplet: turn a 0 over"
    assert text_spoken.situation(state.observe(2), NAMES) == "Tom is choosing"
