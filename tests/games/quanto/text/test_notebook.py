"""What a computer player writes down after a game of Quanto: plain sentences, each number its own
or open to all."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

from quando_desktop.bots.bot import Advice, Reason
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.controller.turn.notebooks import NotebookEntry
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.rules.actions import QuantoAction
from quando_desktop.games.quanto.rules.cards import JOKER
from quando_desktop.games.quanto.rules.view import Quanto, QuantoView
from quando_desktop.games.quanto.table.table import notebook
from quando_desktop.games.quanto.text.notebook import QuantoDecision, written
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text.numbers import NO_BREAK
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
    extend,
    form,
    made_round_in_play,
    offer,
    steal,
    take,
)

pytestmark = pytest.mark.usefixtures("languages")

NINE, BUILD = capture("9", "4 5", "9"), form("3", "5", 8)
CAPTURES = QuantoReason(
    Ground.MOST_CARDS,
    (Weighed(NINE, 4, 0, ahead=3.14), Weighed(discard("2"), 0, 0, ahead=-1.0)),
    win_chance=0.57,
)
BUILDS = QuantoReason(Ground.BUILDS_QUANTO, (Weighed(BUILD, 0, 2),), tile=8, quanto=2)


def view(*, draw: int = 23, teams: bool = False, known: str = "") -> QuantoView:
    """Nils decides."""
    seen = made_round_in_play(
        "7 7 7 7", "9 3 2 8", "1 1 1 1", "2 2 2 2", display="4 5 9 12", teams=teams
    ).observe(NILS)
    quantos = (Quanto(11, (4, 7)), Quanto(8, (3, 5)), Quanto(6, (2, 4)), None)
    hands = ((), (), (), kinds(known))
    return replace(seen, draw=draw, quantos=quantos, known=hands)


def page(
    reason: Reason | None = CAPTURES,
    action: QuantoAction | None = NINE,
    *,
    seen: QuantoView | None = None,
    jokers: tuple[int, ...] = (),
    you: int | None = MARIA,
    character: str = "",
) -> str:
    held = tuple((JOKER, 7) if seat in jokers else (7, 7) for seat in range(4))
    decision = QuantoDecision(seen or view(), action, reason, held, NAMES, you, character)
    return written(decision).replace(NO_BREAK, " ")


# ----------------------------------------------------------------------- what it did


@pytest.mark.parametrize(
    ("action", "did"),
    [
        (NINE, "captured a 9 and 4 + 5 with a 9"),
        (
            capture("9r", "9", bonus="12"),
            "captured a 9 and the 12 with a rainbow 9, the rainbow's card included",
        ),
        (BUILD, "formed quanto 8 from 3 + 5"),
        (extend("3", "5", NILS), "extended quanto 8 by 3 + 5"),
        (take("8"), "took my quanto 8 with an 8"),
        (steal(MARIA), "stole your quanto with a joker"),
        (steal(HEDDA), "stole Hedda's quanto with a joker"),
        (discard("2"), "discarded the 2"),
        (offer("2"), "offered the 2"),
        (accept("2"), "took my partner's card for the 2"),
        (DECLINE, "gave my partner's card back"),
    ],
)
def test_what_it_did_and_when(action: QuantoAction, did: str) -> None:
    why = "I kept no note of why."
    assert page(None, action) == f"With 23 cards left to draw I {did}. {why}"
    assert page(None, action, seen=view(draw=1)).startswith("With one card left to draw I ")
    assert page(None, action, seen=view(draw=0)).startswith("With the draw pile empty I ")


def test_who_never_decided_says_so() -> None:
    assert page(None, None) == "This game left me nothing to decide."


# -------------------------------------------------------------------- what it reckoned


def test_how_far_ahead_it_saw_itself() -> None:
    assert page().endswith(
        "I put my final lead at +3.1 cards, and at \u22121 after “discard the 2”."
    )
    assert "I put our final lead at +3.1 cards, and" in page(seen=view(teams=True))
    same = (CAPTURES.weighed[0], replace(CAPTURES.weighed[1], ahead=3.12))
    assert page(replace(CAPTURES, weighed=same)).endswith("That gave me 57% to win the game.")


def test_where_nothing_is_to_compare_the_chance_to_win_is_told() -> None:
    alone = replace(CAPTURES, weighed=CAPTURES.weighed[:1])
    assert page(alone).endswith("That gave me 57% to win the game.")
    assert page(alone, seen=view(teams=True)).endswith("That gave us 57% to win the game.")
    lost = replace(alone, win_chance=0.004)
    assert page(lost).endswith("I put my final lead at +3.1 cards.")
    assert page(lost, seen=view(teams=True)).endswith("I put our final lead at +3.1 cards.")


def test_who_does_not_look_so_far_tells_what_it_saw() -> None:
    simple = QuantoReason(Ground.MOST_CARDS, (Weighed(NINE, 4, 0),))
    assert page(simple).endswith("That was 4 cards at once, and I saw no more.")
    left = QuantoReason(Ground.LEAST_HARM, (Weighed(discard("2"), 0, 0, left=1.0),))
    assert page(left, discard("2")).endswith(
        "The next player could then take one card on average, I thought."
    )
    nothing = QuantoReason(Ground.LEAST_HARM, (Weighed(discard("2"), 0, 0),))
    assert page(nothing, discard("2")).endswith("I saw nothing better.")
    only = QuantoReason(Ground.ONLY_CHOICE, ())
    assert page(only, discard("2")).endswith("There was nothing else to do.")


def test_who_captures_looks_at_what_comes_next() -> None:
    both = QuantoReason(Ground.MOST_CARDS, (Weighed(NINE, 4, 0, left=1.36),))
    assert page(both).endswith(
        "That was 4 cards at once, and the next player could then take 1.4 cards on average."
    )


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (offer("2"), "My partner could win 3 cards with it."),
        (accept("2"), "I could win 3 cards with it."),
        (DECLINE, "It would have won me 3 cards, and my own cards win just as many."),
    ],
)
def test_n24_what_an_offered_card_was_worth(action: QuantoAction, words: str) -> None:
    assert page(QuantoReason(Ground.OFFER_GOOD, (Weighed(action, 3, 0),)), action).endswith(words)
    nothing = QuantoReason(Ground.OFFER_GOOD, (Weighed(action, 0, 2),))
    assert page(nothing, action).endswith("I saw nothing better.")


def test_a_builder_counts_the_cards_that_take_it() -> None:
    assert page(replace(BUILDS, tile_left=3), BUILD).endswith(
        "I had not yet seen 3 of the cards that take it."
    )


# ------------------------------------------------------------------- what it could not know


def test_n18_who_could_have_stolen_its_quanto() -> None:
    assert page(BUILDS, BUILD, jokers=(MARIA, HEDDA)).endswith(
        "I could not know that you held a joker."
    )
    assert page(BUILDS, BUILD, jokers=(HEDDA,)).endswith(
        "I could not know that Hedda held a joker."
    )
    assert "joker" not in page(BUILDS, BUILD, jokers=(NILS,)), "its own"
    assert "joker" not in page(jokers=(MARIA,)), "a capture cannot be stolen"


def test_n23_n24_partners_do_not_steal_and_may_know() -> None:
    assert "joker" not in page(BUILDS, BUILD, jokers=(OLIVE,), seen=view(teams=True))
    assert "joker" not in page(BUILDS, BUILD, jokers=(OLIVE,), seen=view(known="J"))


# ------------------------------------------------------------------------------ whims


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_a_whim_is_told_in_character(languages: Languages, language: Language) -> None:
    languages.use(language)
    whim = QuantoReason(Ground.WHIM, ())
    told = {page(whim, character=character) for character in CHARACTERS}
    assert len(told) == len(CHARACTERS)
    assert page(whim, character="") not in told


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("action", [NINE, BUILD, take("8"), steal(MARIA), discard("2")])
def test_each_tells_it_in_their_own_voice(
    languages: Languages, language: Language, action: QuantoAction
) -> None:
    """Another word for the same deed at another time."""
    languages.use(language)
    for who in CHARACTERS:
        told = {page(action=action, seen=view(draw=draw), character=who) for draw in (22, 23)}
        plain = page(action=action, seen=view(draw=22))
        voices = {re.sub(r"\d+", "", words) for words in told}
        assert len(voices) == 2
        assert not any(words == plain for words in told)


# ------------------------------------------------------------------------------- whole


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_n26_every_number_is_its_own_or_open(languages: Languages, language: Language) -> None:
    languages.use(language)
    for words in (page(), page(BUILDS, BUILD, jokers=(MARIA,))):
        numbers = set(re.findall(r"\d+(?:[.,]\d+)?", words))
        assert numbers <= {"23", "3.1", "3,1", "1", "9", "4", "5", "8", "3", "2"}


@pytest.mark.usefixtures("german")
def test_the_same_in_german() -> None:
    assert page() == (
        "Mit noch 23 Karten im Nachziehstapel habe ich eine 9 und 4 + 5 mit einer 9 genommen. "
        "Meinen Vorsprung am Ende schätzte ich auf +3,1 Karten, nach „die 2 abwerfen“ auf \u22121."
    )
    assert page(BUILDS, BUILD, jokers=(MARIA,)).endswith(
        "Dass du einen Joker hattest, konnte ich nicht wissen."
    )


def test_the_table_brings_together_what_it_thought_and_what_lay_there() -> None:
    state = made_round_in_play("J 7 7 7", "3 2 2 8", display="5 9 11 12")
    state.apply(MARIA, discard("7"), [])
    entry = NotebookEntry(NILS, 1, state.observe(NILS), BUILD, Advice(BUILD, BUILDS))
    players = [
        Player("Maria", Kind.HUMAN),
        Player("Nils", Kind.COMPUTER, "good", "nils"),
    ]
    everybody = [state.observe(seat) for seat in range(2)]
    words = notebook(entry, everybody, players, MARIA)
    assert words.endswith("I could not know that you held a joker.")
    assert notebook(entry, everybody, players, None).endswith("that Maria held a joker.")
