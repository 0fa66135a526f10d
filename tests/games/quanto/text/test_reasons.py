"""What the adviser would do in Quanto and why: sentences whose numbers are the reason's own."""

from __future__ import annotations

import re
from dataclasses import replace
from typing import Any

import pytest

from quando_desktop.games.quanto.bots.reason import Ground, QuantoReason, Weighed
from quando_desktop.games.quanto.rules.actions import Offer, QuantoAction
from quando_desktop.games.quanto.rules.cards import JOKER, TEXTS
from quando_desktop.games.quanto.rules.view import Offering, Quanto, QuantoView
from quando_desktop.games.quanto.text import moves, reasons
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text.numbers import NO_BREAK, tenths
from tests.games.quanto.rounds_told import (
    DECLINE,
    HEDDA,
    MARIA,
    NILS,
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

NINE = capture("9", "4 5", "9")


def plain(words: str) -> str:
    return words.replace(NO_BREAK, " ")


def seen(*, teams: bool = False, offered: str = "") -> QuantoView:
    """Maria's turn: she has quanto 8, Nils quanto 11 and Hedda quanto 6."""
    hands = ("8 9 J 2", "1 1 1 1", "2 4 4 4", "1 1 1 1")
    view = made_round_in_play(*hands, display="4 5 9 12", teams=teams).observe(MARIA)
    quantos = (
        Quanto(8, (3, 5)),
        Quanto(11, (4, 7, 5, 6)),
        Quanto(6, (2, 4)),
        None,
    )
    offering = Offering(HEDDA, TEXTS[offered]) if offered else None
    return replace(view, quantos=quantos, offering=offering)


def weighed(
    action: QuantoAction,
    cards: int = 0,
    built: int = 0,
    ahead: float | None = None,
    left: float | None = None,
) -> Weighed:
    return Weighed(action, cards, built, ahead, left)


def reason(ground: Ground, *options: Weighed, **more: Any) -> QuantoReason:
    return replace(QuantoReason(ground, options), **more)


def said(action: QuantoAction, why: QuantoReason, view: QuantoView | None = None) -> str:
    view = view or seen()
    return plain(f"{moves.would('Olive', action, view)}, {reasons.because(action, why, view)}")


# ---------------------------------------------------------------------------- moves


@pytest.mark.parametrize(
    ("action", "words"),
    [
        (NINE, "capture a 9 and 4 + 5 with the 9"),
        (capture("J", "12", value=12), "capture a 12 with the joker as 12"),
        (capture("9r", "9", bonus="12"), "capture a 9 with the rainbow 9, and the 12 on top"),
        (form("2", "5", 7), "form quanto 7 from 2 + 5"),
        (form("2", "5", 7, "3 4"), "form quanto 7 from 2 + 5 and add 3 + 4"),
        (extend("2", "6", MARIA), "extend quanto 8 by 2 + 6"),
        (extend("2", "4", HEDDA), "extend your partner's quanto 6 by 2 + 4"),
        (take("8"), "take quanto 8 with the 8"),
        (take("8r", "3 5", bonus="12"), "take quanto 8 with the rainbow 8, plus 3 + 5 and the 12"),
        (steal(NILS), "steal quanto 11 with the joker"),
        (discard("2"), "discard the 2"),
        (offer("9"), "offer your partner the 9"),
        (accept("2"), "keep the 6 and give the 2"),
        (DECLINE, "give the card back"),
    ],
)
def test_everything_that_can_be_done_is_named(action: QuantoAction, words: str) -> None:
    assert (
        plain(moves.would("Olive", action, seen(teams=True, offered="6"))) == f"Olive would {words}"
    )


@pytest.mark.parametrize(
    ("option", "words"),
    [
        (weighed(NINE, 4), "9: 9, 4 + 5"),
        (weighed(capture("9", "4 5", "9", "2 7"), 6), "9: 6 cards"),
        (weighed(form("2", "5", 7), built=2), "form 7: 2 + 5"),
        (weighed(form("2", "5", 7, "3 4"), built=4), "form 7: 2 + 5, 3 + 4"),
        (weighed(form("2", "5", 7, "3 4", "7"), built=5), "form 7: 5 cards"),
        (weighed(extend("2", "6", MARIA), built=2), "extend 8: 2 + 6"),
        (weighed(take("8"), 3), "take 8: 3 cards"),
        (weighed(steal(NILS), 5), "steal 11: 5 cards"),
        (weighed(discard("2")), "discard the 2"),
        (weighed(offer("9")), "offer the 9"),
        (weighed(accept("2")), "give the 2"),
        (weighed(DECLINE), "give it back"),
    ],
)
def test_what_is_compared_has_a_short_name(option: Weighed, words: str) -> None:
    assert plain(moves.label(option, seen())) == words


SPOKEN = [
    (weighed(capture("11", "3 8"), 3), "11 takes 3 and 8", "11 nimmt 3 und 8"),
    (weighed(NINE, 4), "9 takes 9, also 4 and 5", "9 nimmt 9, dazu 4 und 5"),
    (weighed(capture("J", "4 5"), 3), "joker takes 4 and 5", "Joker nimmt 4 und 5"),
    (weighed(capture("9", "4 5", "9", "9"), 5), "9 wins 5 cards", "9 gewinnt 5 Karten"),
    (weighed(discard("2")), "discard the 2", "die 2 abwerfen"),
]


@pytest.mark.parametrize(("option", "english", "german"), SPOKEN, ids=[each[1] for each in SPOKEN])
def test_it_is_said_aloud_without_signs(
    option: Weighed, english: str, german: str, languages: Languages
) -> None:
    assert moves.spoken_label(option, seen()) == english
    languages.use(Language.GERMAN)
    assert moves.spoken_label(option, seen()) == german


def test_the_card_that_is_used() -> None:
    used = [moves.uses(action) for action in (NINE, steal(NILS), accept("2"), DECLINE)]
    assert used == [9, JOKER, 2, None]


# -------------------------------------------------------------------------- grounds


def test_the_only_choice_and_no_ground_to_speak_of() -> None:
    assert said(DECLINE, reason(Ground.ONLY_CHOICE)).endswith(
        "because there is nothing else to do."
    )
    nothing = "because nothing else looks better."
    assert said(NINE, reason(Ground.WHIM, weighed(NINE, 4))).endswith(nothing)
    assert said(NINE, reason(Ground.MOST_CARDS)).endswith(nothing), "without numbers"


def test_most_cards() -> None:
    assert said(NINE, reason(Ground.MOST_CARDS, weighed(NINE, 4))) == (
        "Olive would capture a 9 and 4 + 5 with the 9, because that wins 4 cards at once."
    )
    assert said(NINE, reason(Ground.MOST_CARDS, weighed(NINE, 4, left=1.36))).endswith(
        "4 cards at once; the next player could then take 1.4 cards on average."
    )


def test_what_is_left_for_the_next() -> None:
    richer = weighed(capture("9", "4 5", "9", "2 7"), 6, left=3.0)
    why = reason(Ground.LEAVES_LITTLE, weighed(NINE, 4, left=0.98), richer)
    assert said(NINE, why).endswith(
        "the next player could then take one card on average, and 3 cards after “9: 6 cards”."
    )
    blind = reason(Ground.LEAVES_LITTLE, weighed(NINE, 4))
    assert said(NINE, blind).endswith("because it leaves the next players less.")


def test_least_harm() -> None:
    least = weighed(discard("2"), left=0.42)
    assert said(discard("2"), reason(Ground.LEAST_HARM, least)).endswith(
        "because that leaves the next player least: 0.4 cards on average."
    )
    blind = reason(Ground.LEAST_HARM, weighed(discard("2")))
    assert said(discard("2"), blind).endswith("because it helps the others least.")


def test_n9_n23_building() -> None:
    action = extend("2", "6", MARIA)
    without = replace(seen(), hand=seen().hand[:1])
    option = weighed(action, built=2)
    why = reason(Ground.BUILDS_QUANTO, option, tile=8, quanto=4, take_chance=0.614)
    assert said(action, why).endswith("4 cards, and you hold the 8 that takes it.")
    assert said(action, why, without).endswith(
        "because your quanto then has 4 cards, and your chance to take it is 61%."
    )
    counted = replace(why, take_chance=None, tile_left=3)
    assert said(action, counted, without).endswith("you have not seen 3 of the cards that take it.")
    plainly = replace(why, take_chance=None)
    assert said(action, plainly, without).endswith("because your quanto then has 4 cards.")
    partners = extend("2", "4", HEDDA)
    feeds = reason(Ground.BUILDS_QUANTO, weighed(partners, built=2))
    assert said(partners, feeds).endswith("because your partner's quanto grows by 2 cards.")


def test_n10_n18_a_whole_quanto() -> None:
    option = weighed(take("8"), 5)
    assert said(take("8"), reason(Ground.TAKES_QUANTO, option)).endswith(
        "because that wins 5 cards at once."
    )
    assert said(take("8"), reason(Ground.TAKES_QUANTO, option, jokers_left=1)).endswith(
        "because that wins 5 cards at once, before a joker steals them."
    )
    theft = weighed(steal(NILS), 5)
    assert said(steal(NILS), reason(Ground.STEALS_QUANTO, theft)).endswith(
        "because that wins at once 5 cards that somebody else has built up."
    )


def test_what_is_kept_in_the_hand() -> None:
    why = reason(Ground.KEEPS_HAND)
    assert said(discard("2"), why).endswith("because it keeps the 8 for your quanto.")
    assert said(take("8"), why).endswith("because it keeps the joker for later.")
    poor = replace(seen(), hand=seen().hand[:2])
    assert said(take("8"), why, poor).endswith("because what stays in your hand is worth more.")


def test_n13_n14_n15_powers() -> None:
    why = reason(Ground.POWER, weighed(discard("1"), 3))
    assert said(discard("1"), why).endswith(
        "because that brings 3 cards from the others' winnings."
    )
    assert said(discard("2"), why).endswith("because then you play another card right away.")
    assert said(discard("3"), why).endswith("because then you choose from three new cards.")


def test_n20_the_last_capture() -> None:
    assert said(NINE, reason(Ground.LAST_CAPTURE, weighed(NINE, 4))).endswith(
        "because whoever captures last gets what is left in the display."
    )


def test_n24_offers_and_answers() -> None:
    view, why = seen(teams=True), reason(Ground.OFFER_GOOD)
    assert said(offer("6"), why, view).endswith("because your partner can take quanto 6 with it.")
    assert said(Offer(JOKER), why, view).endswith("can take quanto 6 with it.")
    assert said(offer("9"), why, view).endswith(
        "because your partner can probably do more with it."
    )
    rich = reason(Ground.OFFER_GOOD, weighed(offer("9"), 4))
    assert said(offer("9"), rich, view).endswith("your partner can win 4 cards with it at once.")
    good = reason(Ground.ACCEPT_GOOD)
    better = reason(Ground.ACCEPT_GOOD, weighed(accept("2"), 4))
    assert said(accept("2"), better, seen(teams=True, offered="12")).endswith(
        "because the 12 wins 4 cards at once."
    )
    assert said(accept("2"), good, seen(teams=True, offered="8")).endswith(
        "because the 8 takes your quanto."
    )
    assert said(accept("2"), good, seen(teams=True, offered="12")).endswith(
        "because you can do more with the 12."
    )
    no = reason(Ground.DECLINE_GOOD)
    assert said(DECLINE, no, seen(teams=True, offered="12")).endswith(
        "because your own cards do just as much."
    )


@pytest.mark.parametrize("ground", Ground)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_every_ground_of_every_action_makes_a_sentence(
    languages: Languages, ground: Ground, language: Language
) -> None:
    """... whose numbers are the reason's, or lie on the table or in the own hand."""
    languages.use(language)
    view = seen(teams=True, offered="12")
    for action in (
        NINE,
        form("2", "5", 7),
        take("8"),
        steal(NILS),
        discard("1"),
        offer("9"),
        DECLINE,
    ):
        why = reason(ground, weighed(action, 78, 79, 1.23, 87.65), quanto=65, take_chance=0.43)
        words = reasons.because(action, why, view)
        assert words.endswith(".")
        assert "{" not in words
        numbers = set(re.findall(r"\d+(?:[.,]\d+)?", words))
        own = {"78", "79", "87.7", "87,7", "87.6", "87,6", "65", "43"}
        assert numbers <= own | {"4", "5", "6", "8", "9", "12", "2", "11"}


# -------------------------------------------------------------------------- compared


def compared(*options: Weighed) -> tuple[Weighed, ...]:
    return reasons.compared(reason(Ground.MOST_CARDS, *options), seen())


def test_what_can_be_compared_is_what_is_not_farther_ahead() -> None:
    first = weighed(NINE, 4, ahead=2.5)
    worse, worst = weighed(discard("2"), ahead=-1.0), weighed(take("8"), ahead=-3.0)
    better, unknown = weighed(steal(NILS), ahead=4.0), weighed(form("2", "5", 7))
    assert compared(first, worst, worse) == (first, worse, worst)
    assert compared(first, better, worse) == (first, worse)
    assert compared(first, unknown) == ()
    assert compared(unknown, first) == ()
    assert compared() == ()


def test_what_cannot_be_told_apart_is_not_compared() -> None:
    first, alike = weighed(take("8"), 5, ahead=2.0), weighed(take("8", "3 5"), 5, ahead=1.0)
    other, again = weighed(discard("2"), ahead=0.5), weighed(discard("2"), ahead=0.4)
    assert compared(first, alike) == ()
    assert compared(first, alike, other, again) == (first, other)


def test_how_far_ahead_has_its_sign() -> None:
    assert [reasons.ahead(number) for number in (2.54, -1.0, 0.02)] == ["+2.5", "\u22121", "0"]
    below = [reasons.ahead(number, tenths) for number in (2.54, -1.0, 0.02)]
    assert below == ["+2.5", "\u22121.0", "0.0"]
    assert reasons.caption(seen()).startswith("Average lead over the best opponent")
    assert reasons.caption(seen(teams=True)).startswith("Average lead over the other team")


@pytest.mark.usefixtures("german")
def test_the_same_in_german() -> None:
    assert said(NINE, reason(Ground.MOST_CARDS, weighed(NINE, 4, left=1.36))) == (
        "Olive würde eine 9 und 4 + 5 mit der 9 nehmen, denn das bringt auf einmal 4 Karten; die "
        "nächste Person könnte dann im Schnitt 1,4 Karten nehmen."
    )
    assert said(accept("2"), reason(Ground.ACCEPT_GOOD), seen(teams=True, offered="J")) == (
        "Olive würde den Joker behalten und die 2 geben, denn der Joker nimmt deinen Quanto."
    )
