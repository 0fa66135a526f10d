"""The log of 7 ate 9 says what happened, in short, and never more than those at the screen may
know."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event, Refusal
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules import events as happened
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play, SevenAction
from quando_desktop.games.seven_ate_nine.rules.cards import KINDS, TEXTS
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text.numbers import NO_BREAK

pytestmark = pytest.mark.usefixtures("languages")

NAMES = ("Maria", "Tom", "Pip")
MARIA, TOM, PIP = range(3)
NINE, SIX = TEXTS["9/3"], TEXTS["6/2"]
EVERY_EVENT: tuple[Event, ...] = (
    happened.Played(TOM, NINE, 3),
    happened.Missed(TOM, SIX, 2, late=True),
    happened.Missed(TOM, SIX, 2, late=False),
    happened.LockedOut(TOM, 5000),
    happened.Drew(TOM, SIX, 6),
    happened.GotStuck(),
    happened.Unblocked(NINE),
    happened.Finished(TOM, SIX, 9),
    happened.GameEnded(TOM, (5, 0, 7)),
)


def lines(events: Sequence[Event], *people: int) -> list[str]:
    """Without the blanks that keep a card together."""
    told = SevenTeller(NAMES, people).told(events)
    return [entry.sentence.replace(NO_BREAK, " ") for entry in told]


def test_the_only_person_is_you() -> None:
    assert lines(EVERY_EVENT, TOM) == [
        "You play 9 ±3.",
        "Your 6 ±2 is too late.",
        "Your 6 ±2 does not fit.",
        "Too many wrong cards: you have to wait.",
        "You draw.",
        "Nobody can play or draw.",
        "9 ±3 comes up from the bottom of the pile.",
        "You lay your last card, 6 ±2, and win the game.",
        "Minus points: Maria 5; Pip 7.",
    ]


@pytest.mark.parametrize("people", [(MARIA,), (MARIA, TOM), ()])
def test_others_and_several_people_go_by_their_names(people: tuple[int, ...]) -> None:
    assert lines(EVERY_EVENT, *people) == [
        "Tom plays 9 ±3.",
        "Tom is too late with 6 ±2.",
        "Tom tries 6 ±2: it does not fit.",
        "Too many wrong cards: Tom has to wait.",
        "Tom draws.",
        "Nobody can play or draw.",
        "9 ±3 comes up from the bottom of the pile.",
        "Tom lays the last card, 6 ±2, and wins the game.",
        f"Minus points: {'you' if people == (MARIA,) else 'Maria'} 5; Pip 7.",
    ]


@pytest.mark.usefixtures("german")
def test_the_same_in_german() -> None:
    assert lines(EVERY_EVENT, TOM) == [
        "Du legst 9 ±3.",
        "Deine 6 ±2 kommt zu spät.",
        "Deine 6 ±2 passt nicht.",
        "Zu viele falsche Karten: Du musst warten.",
        "Du ziehst.",
        "Niemand kann legen oder ziehen.",
        "9 ±3 kommt von unten aus dem Ablagestapel nach oben.",
        "Du legst deine letzte Karte, 6 ±2, und gewinnst das Spiel.",
        "Minuspunkte: Maria 5; Pip 7.",
    ]
    assert lines(EVERY_EVENT, MARIA)[:3] == [
        "Tom legt 9 ±3.",
        "Tom kommt mit 6 ±2 zu spät.",
        "Tom versucht es mit 6 ±2: passt nicht.",
    ]
    assert lines(EVERY_EVENT, MARIA)[-1] == "Minuspunkte: du 5; Pip 7."


def test_a_game_begins_with_its_number_and_the_first_card() -> None:
    entry = SevenTeller(NAMES, (TOM,)).dealt(NINE, 2, 6)
    assert entry.sentence.replace(NO_BREAK, " ") == "Game 2 of 6: the pile begins with 9 ±3."
    assert entry.seat == TABLE
    single = SevenTeller(NAMES, (TOM,)).dealt(NINE, 1, 1).sentence
    assert single.startswith("A single game: the pile")


def test_each_line_belongs_to_whoever_did_it_and_some_are_announced() -> None:
    told = SevenTeller(NAMES, (TOM,)).told(EVERY_EVENT)
    assert [(entry.seat, entry.sentence.replace(NO_BREAK, " ")) for entry in told] == [
        (TOM, "You play 9 ±3."),
        (TOM, "Your 6 ±2 is too late."),
        (TOM, "Your 6 ±2 does not fit."),
        (TOM, "Too many wrong cards: you have to wait."),
        (TOM, "You draw."),
        (TABLE, "Nobody can play or draw."),
        (TABLE, "9 ±3 comes up from the bottom of the pile."),
        (TOM, "You lay your last card, 6 ±2, and win the game."),
        (TABLE, "Minus points: Maria 5; Pip 7."),
    ]
    assert [bool(entry.announcement) for entry in told] == [False] * 5 + [True] * 4


def test_an_event_that_nobody_knows_is_no_silence() -> None:
    with pytest.raises(ValueError, match="nothing is known to say of Event"):
        SevenTeller(NAMES, (TOM,)).entry(Event())


@pytest.mark.parametrize("people", [(TOM,), (MARIA, TOM), (MARIA,)])
def test_a_drawn_card_is_never_named(people: tuple[int, ...]) -> None:
    """Also not to whoever has it: the log can be read while hands lie face down."""
    one, other = happened.Drew(TOM, SIX, 6), happened.Drew(TOM, NINE, 6)
    assert lines([one], *people) == lines([other], *people)
    assert lines([one.seen_by(MARIA)], *people) == lines([one], *people)


@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_every_event_of_a_game_has_its_sentence(
    languages: Languages, language: Language, seats: int
) -> None:
    languages.use(language)
    game, stream = SevenAteNine(), Chance(seats).stream("choices")
    options = game.check_options(seats, {"lockout": True})
    state = game.begin(options, game.deal(seats, options, None, Chance(seats)), (0,) * seats)
    names = [f"player {seat}" for seat in range(seats)]
    seen: set[type[Event]] = set()
    for at in range(0, 10_000_000, 40):
        if state.outcome() is not None:
            break
        events: list[Event] = []
        due = state.table_action()
        if due is not None:
            state.apply(TABLE, due, events)
        else:
            seat = stream.below(seats)
            hand = state.observe(seat).hand
            tries: list[SevenAction] = [*(Play(held.card, held.held) for held in hand), Draw()]
            action = state.arrival(seat, tries[stream.below(len(tries))], at)
            try:
                state.check(seat, action)
            except Refusal:
                continue
            state.apply(seat, action, events)
        for event in events:
            seen.add(type(event))
            for people in ((0,), (0, 1)):
                sentence = SevenTeller(names, people).entry(event.seen_by(0)).sentence
                assert sentence.endswith(".")
                assert "None" not in sentence
                assert "{" not in sentence
    assert seen >= {happened.Played, happened.Missed, happened.Drew, happened.GameEnded}


def test_a_play_names_its_card_whatever_it_is() -> None:
    told = {lines([happened.Played(TOM, kind, None)], MARIA)[0] for kind in KINDS}
    assert len(told) == len(KINDS)
