"""What a table of 7 ate 9 says: on its labels, to a try that is refused, on its sheet, and to a
screen reader."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import (
    CannotUndo,
    IllegalAction,
    NoRound,
    Refusal,
    StaleRevision,
    WrongPhase,
    WrongPlayer,
)
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, TEXTS, VALUES
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.text import (
    calls,
    keys,
    refusals,
    remarks,
    sheet,
    spoken,
    table,
)
from quando_desktop.games.seven_ate_nine.text import game as words
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text.numbers import NO_BREAK, Company
from tests.table.usual_keys import usual_caps

pytestmark = pytest.mark.usefixtures("languages")

SEVEN = SevenAteNine()
NINE, SIX = TEXTS["9/3"], TEXTS["6/2"]


def plain(words: str) -> str:
    """Without the blanks that keep a card together."""
    return words.replace(NO_BREAK, " ")


def dealt(seats: int = 3, **chosen: int) -> SevenRound:
    all_options = SEVEN.check_options(seats, chosen)
    deal = SEVEN.deal(seats, all_options, None, Chance(7))
    return SEVEN.begin(all_options, deal, (0,) * seats)


def view(seats: int = 3, **chosen: int) -> SevenView:
    return dealt(seats, **chosen).observe(0)


# ------------------------------------------------------------------------- the table


def test_a_card_stays_on_one_line() -> None:
    assert plain(table.card_name(NINE)) == "9 ±3"
    assert " " not in table.card_name(NINE)


def test_s12_which_game_it_is() -> None:
    assert table.game_number(2, 8) == "Game 2 of 8"
    assert table.game_number(1, 1) == "A single game"


def test_stacks_are_counted() -> None:
    assert [table.in_stack(count) for count in (0, 1, 14)] == [
        "no stack",
        "1 in stack",
        "14 in stack",
    ]
    assert table.locked_out(1) == "Wait 1 second"
    assert table.locked_out(2) == "Wait 2 seconds"


def test_s10_the_notice_says_what_comes_up() -> None:
    assert plain(table.stuck_story(TEXTS["10/2"])) == (
        "Nobody can play or draw. The bottom card of the pile, 10 ±2, comes to the top."
    )
    several = plain(table.stuck_story(TEXTS["10/2"], 3))
    assert "3 cards come up" in several
    assert "10 ±2 is the last of them" in several


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_key_has_its_word(languages: Languages, language: Language) -> None:
    languages.use(language)
    words = {table.key_name(does) for does in ("left", "right", "play", "draw")}
    assert len(words) == 4
    assert max(map(len, words)) <= 7, "there is little room below a key cap"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_s9_every_value_is_called_in_a_word(languages: Languages, language: Language) -> None:
    languages.use(language)
    called = [calls.called(value) for value in VALUES]
    assert len(set(called)) == len(called)
    assert all(re.fullmatch(r"\w+!", word) for word in [*called, calls.last()])
    assert calls.called(9) == {Language.ENGLISH: "Nine!", Language.GERMAN: "Neun!"}[language]


# ---------------------------------------------------------------------- what is refused


def refused(state: SevenRound, seat: int, action: Play | Draw, at: int = 0) -> str:
    """What somebody is told whose action the rules refuse."""
    with pytest.raises(Refusal) as caught:
        state.check(seat, state.arrival(seat, action, at))
    return refusals.refusal(caught.value, state.observe(seat))


def test_what_the_rules_refuse_is_said() -> None:
    state = dealt()
    strange = next(kind for kind in DECK if kind not in {each.card for each in state.hands[0]})
    assert refused(state, 0, Play(strange)) == "That card is not in your hand"
    state.stacks[0].clear()
    assert refused(state, 0, Draw()) == "Your stack is empty: there is nothing to draw"


def test_the_options_say_why() -> None:
    full = dealt(hand_limit=5)
    full.apply(0, Draw(1))
    assert refused(full, 0, Draw(), 2) == "No more than 5 cards in hand: play one"
    hasty = dealt(lockout=True, hold=False)
    wrong = _misfits(hasty)
    for at in (100, 200, 300):
        hasty.apply(0, hasty.arrival(0, wrong, at))
    assert refused(hasty, 0, wrong, 400) == "Too many wrong cards: wait a moment"
    held = dealt(hold=True)
    wrong = _misfits(held)
    held.apply(0, held.arrival(0, wrong, 100))
    assert refused(held, 0, wrong, 400) == "A wrong card: wait a moment"


def _misfits(state: SevenRound) -> Play:
    seen = state.observe(0)
    return next(Play(each.card, each.held) for each in seen.hand if not seen.fits(each.card))


def test_while_nobody_can_act_the_table_says_so() -> None:
    now = view()
    stopped = WrongPhase("stuck")
    stuck = replace(now, stuck=True)
    over = replace(now, winner=1, points=(4, 0, 9))
    assert refusals.refusal(stopped, stuck) == "Everybody is stuck: wait for the signal"
    assert refusals.refusal(stopped, over) == "The game is over"


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize(
    "refusal",
    [
        IllegalAction("not_yours"),
        IllegalAction("no_stack"),
        IllegalAction("hand_full"),
        IllegalAction("locked_out"),
        IllegalAction("round_not_over"),
        WrongPhase("round_over"),
        WrongPhase("stuck"),
        WrongPlayer("not_yours_to_do"),
        CannotUndo("nothing_to_undo"),
        StaleRevision("stale"),
        NoRound("not_dealt"),
        NoRound("match_over"),
        IllegalAction("something new"),
    ],
    ids=lambda each: each.reason,
)
def test_every_refusal_has_one_short_line(
    languages: Languages, language: Language, refusal: Refusal
) -> None:
    languages.use(language)
    line = refusals.refusal(refusal, view(hand_limit=6))
    assert 5 < len(line) < 60
    assert not re.search(r"[.{}%]|\(s\)", line)


# ------------------------------------------------------------------------ house rules


def test_house_rules_are_said_as_people_say_them() -> None:
    assert [words.amount("games", games) for games in (1, 2, 8)] == [
        "a single game",
        "2 games",
        "8 games",
    ]
    assert [words.amount("hand_limit", limit) for limit in (0, 5)] == ["no limit", "5 cards"]
    for seats in SEVEN.seats:
        assert {option.key for option in SEVEN.options(seats)} == set(words.SHOWN)
    for key in words.SHOWN:
        assert words.option_name(key)
        assert words.option_hint(key)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_character_has_a_line_and_words_of_its_own(
    languages: Languages, language: Language
) -> None:
    languages.use(language)
    lines = {words.character_line(character) for character in CHARACTERS}
    assert len(lines) == len(CHARACTERS)
    assert max(map(len, lines)) <= 52
    for occasion in remarks.Occasion:
        said = [word for each in CHARACTERS for word in remarks.remarks(each, occasion)]
        assert len(said) >= len(CHARACTERS)
        assert len(set(said)) == len(said)
        assert max(map(len, said)) <= 30
        assert remarks.remarks("a stranger", occasion) == ()


def test_nobody_says_the_same_on_two_occasions() -> None:
    said = [
        word
        for occasion in remarks.Occasion
        for character in CHARACTERS
        for word in remarks.remarks(character, occasion)
    ]
    assert len(set(said)) == len(said)


# --------------------------------------------------------------------------- the keys

CAP = usual_caps("seven_ate_nine")


def test_one_person_has_a_line_for_each_key() -> None:
    cards, for_all = keys.columns(CAP, [("Maria", ("←", "→", "↑", "↓"))])
    assert [caps for caps, _ in cards.rows] == [("←", "→"), ("↑",), ("↓",)]
    assert cards.heading == "Your cards"
    assert [caps for caps, _ in for_all.rows] == [
        *(("Space",), ("Enter",), ("R",), ("0",), ("1",), ("L",)),
    ]


def test_of_several_people_each_has_a_line() -> None:
    people: list[tuple[str, keys.Caps]] = [
        ("Maria", ("A", "D", "W", "S")),
        ("Tom", ("J", "L", "I", "K")),
    ]
    cards, for_all = keys.columns(CAP, people)
    assert cards.heading == "Left, right, play, draw"
    assert cards.rows == tuple((caps, name) for name, caps in people)
    assert for_all.rows[-1][0] == ("1 to 2",)
    assert all("L" not in caps for caps, _ in for_all.rows), "somebody plays with it"


def test_where_only_computers_play_nobody_has_keys() -> None:
    cards, for_all = keys.columns(CAP, [])
    assert cards.rows == ()
    assert ("1",) not in [caps for caps, _ in for_all.rows]


# -------------------------------------------------------------------------- the sheet


def test_s12_titles_and_rows() -> None:
    assert sheet.game_won(Company(("Maria",))) == "Maria wins the game"
    assert sheet.tournament_won(Company(("Maria",))) == "Maria wins the tournament"
    assert sheet.tournament_won(Company(("Maria", "Tom"))) == "Maria and Tom win the tournament"
    assert sheet.leads(Company(("Tom",))) == "Tom leads"
    assert sheet.leads(Company(("Tom", "Pip"))) == "Tom and Pip lead"
    assert sheet.leads(Company((), you=True)) == "You lead"
    assert sheet.leads(Company(("Pip",), you=True)) == "Pip and you lead"
    assert [sheet.games_left(count) for count in (1, 5)] == ["One game to go", "5 games to go"]
    assert sheet.took(83_400) == "Played in 1:23"
    assert sheet.took(59_600) == "Played in 1:00"
    assert sheet.spoken_row("Pip", 1) == "Pip: 1 minus point."
    assert sheet.spoken_row("Pip", 7, 12) == "Pip: 7 minus points in this game, 12 in all."
    assert sheet.spoken_chart("Pip", [7, 12]) == "Pip, after each game: 7, 12."
    assert sheet.cards_left(1) == "1 card left"


# ----------------------------------------------------------------- for a screen reader


def test_s5_s6_the_pile_is_told_with_what_fits() -> None:
    assert spoken.pile(NINE) == "Pile: 9, plus or minus 3. A 6 or a 2 fits."
    assert spoken.pile(TEXTS["1/2"]) == "Pile: 1, plus or minus 2. A 9 or a 3 fits."
    assert spoken.fitting(TEXTS["9/1"]) == "An 8 or a 10 fits."
    assert spoken.fits_now(NINE) == "6 or 2"
    assert spoken.began(NINE) == "Go! 6 or 2"
    assert spoken.start_by("Space") == "Press Space to start."
    assert spoken.start(NINE) == "Ready? No looking before the start. A 6 or a 2 fits."


def test_a_card_of_a_hand_says_what_is_marked_and_no_more() -> None:
    assert spoken.own_card("Maria", SIX, 2, 4) == "Maria: 6, plus or minus 2, card 2 of 4"
    marked = spoken.own_card("Maria", SIX, 2, 4, aimed=True, fits=True)
    assert marked.endswith("card 2 of 4, aimed at, fits")
    assert spoken.closed_card("Maria", 2, 4) == "Maria: a card face down, 2 of 4"


def test_hands_and_stacks() -> None:
    assert spoken.own_hand([SIX, NINE]) == "Your hand: 6, plus or minus 2; 9, plus or minus 3"
    assert spoken.own_hand([]) == "No cards in your hand"
    assert spoken.hand_of("Tom", [SIX]) == "Tom's hand: 6, plus or minus 2"
    assert spoken.hand_of("Tom", []) == "No cards in Tom's hand"
    assert spoken.seat("Pip", 5, 13) == "Pip: 5 cards in hand, 13 in stack"
    assert spoken.stack("Tom", 1) == "Tom's stack, 1 card: draw one"
    assert spoken.stack("Tom", 0) == "Tom's stack, empty"
    assert spoken.one_left("You") == "You have one card left"
    assert spoken.standing("Pip", 1) == "Pip: 1 minus point"


def test_the_only_person_is_called_you() -> None:
    assert spoken.stack("", 14) == "Your stack, 14 cards: draw one"
    assert spoken.stack("", 0) == "Your stack, empty"
    assert spoken.own_card("", SIX, 2, 4) == "6, plus or minus 2, card 2 of 4"
    assert spoken.closed_card("", 2, 4) == "A card face down, 2 of 4"


def test_s7_what_becomes_of_a_card() -> None:
    assert spoken.laid("Pip", SIX) == "Pip 6"
    assert spoken.missed(SIX, late=True) == "6 too late"
    assert spoken.missed(SIX, late=False) == "6 does not fit"
    assert spoken.drew([4, 8]) == "drew 4, 8"
    assert spoken.stuck(3) == "Stuck. Again in 3"


@pytest.mark.usefixtures("german")
def test_the_same_in_german() -> None:
    assert spoken.pile(NINE) == "Ablagestapel: 9, plus oder minus 3. Eine 6 oder eine 2 passt."
    assert spoken.stack("Tom", 3) == "Stapel von Tom, 3 Karten: eine ziehen"
    assert spoken.stack("", 14) == "Dein Stapel, 14 Karten: zieh eine"
    assert spoken.drew([4, 8]) == "gezogen: 4, 8"
    assert spoken.fits_now(NINE) == "6 oder 2"
    assert table.game_number(2, 8) == "Spiel 2 von 8"
    assert sheet.tournament_won(Company(("Maria", "Tom"))) == "Maria und Tom gewinnen das Turnier"
    assert words.amount("hand_limit", 0) == "keines"


def test_what_a_seat_cannot_see_is_in_nothing_that_is_said_of_it() -> None:
    """Two games that differ in what is hidden, and in nothing else."""
    one, other = dealt(), dealt()
    hidden = [*one.hands[1], *one.hands[2]]
    assert {each.card for each in hidden} != {each.card for each in one.hands[0]}
    other.hands[1], other.hands[2] = one.hands[2].copy(), one.hands[1].copy()
    other.stacks[0].reverse()
    other.stacks[1].reverse()
    assert _told(one) == _told(other)
    other.hands[0].pop()
    assert _told(one) != _told(other)


def _told(state: SevenRound) -> list[str]:
    """All that can be said of the table to those who sit at seat 0."""
    seen = state.observe(0)
    said = [spoken.pile(seen.top), spoken.own_hand([each.card for each in seen.hand])]
    for seat in range(seen.seats):
        said.append(spoken.seat("somebody", seen.hand_sizes[seat], seen.stack_sizes[seat]))
        said.append(spoken.stack("somebody", seen.stack_sizes[seat]))
    said.append(refusals.refusal(WrongPlayer("not_yours_to_do"), seen))
    return said
