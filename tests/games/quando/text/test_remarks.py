"""Words and glances of computer players: rare, in character, and nothing but what all see."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import replace
from itertools import pairwise

import pytest
from PySide6.QtWidgets import QApplication

from quando_desktop import resources
from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Acted, Change, Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, make_bot
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.events import (
    Drew,
    Flipped,
    Knocked,
    OnlyZeros,
    Passed,
    RoundEnded,
    Tripled,
)
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.reactions import QuandoReactions
from quando_desktop.games.quando.text.remarks import Occasion, remarks
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK, Expression
from quando_desktop.table.parts.company import Mood
from quando_desktop.table.parts.gestures import GLANCE, HOP, NOD
from quando_desktop.table.parts.reactions import MOST, Reaction
from quando_desktop.table.parts.remark_bubble import Talk

ENDED = RoundEnded(((0,), (3,), (5,)), (0, 3, 5), (0, 3, 5))


@pytest.fixture(params=[Language.ENGLISH, Language.GERMAN])
def language(qapp: QApplication, request: pytest.FixtureRequest) -> Iterator[Language]:
    languages = Languages(qapp, resources.folder())
    languages.use(request.param)
    yield request.param
    languages.close()


def table(*characters: str) -> Match:
    """One person against these."""
    computers = [Player(each.title(), Kind.COMPUTER, "fair", each) for each in characters]
    match = Match(GAMES["quando"], [Player("Maria"), *computers], seed=3)
    match.begin_round()
    return match


def seen(match: Match, seat: int = 0) -> QuandoView:
    view = match.observe(seat)
    assert isinstance(view, QuandoView)
    return view


def react(
    events: Iterable[Event],
    match: Match,
    *,
    winners: tuple[int, ...] = (),
    round_number: int = 1,
    manners: QuandoReactions | None = None,
    speaks: bool = True,
    looker: int = 0,
) -> Reaction | None:
    facts = replace(MatchFacts.of(match), winners=winners, round_number=round_number)
    manners = manners or QuandoReactions()
    return manners.react(events, seen(match, looker), facts, speaks=speaks)


def said(match: Match, event: Event, rounds: int = 200, *, speaks: bool = True) -> list[str]:
    """What is said to the same event in many rounds, nothing included."""
    found = []
    for number in range(rounds):
        manner = react([event], match, round_number=number, speaks=speaks)
        assert manner is not None
        found.append("" if manner.word is None else manner.word.words)
    return found


# ---------------------------------------------------------------------- the words themselves


def test_everybody_has_their_own_words_for_everything(language: Language) -> None:
    every = [words for who in CHARACTERS for when in Occasion for words in remarks(who, when)]
    assert len({*every}) == len(every), "two say the same"
    for who in CHARACTERS:
        for when in Occasion:
            assert 2 <= len(remarks(who, when)) <= 3, (who, when)
    assert all(0 < len(words) <= 25 for words in every)
    assert not any(digit in words for words in every for digit in "0123456789")


def test_somebody_unknown_says_nothing() -> None:
    assert all(remarks("nobody", when) == () for when in Occasion)


# ----------------------------------------------------------------------------- when


@pytest.mark.parametrize(
    ("events", "winners", "seat", "occasion"),
    [
        ([Tripled(1, 8)], (), 1, Occasion.TRIPLET),
        ([Knocked(2)], (), 2, Occasion.KNOCK),
        ([OnlyZeros(1), ENDED], (), 1, Occasion.ZEROS),
        ([OnlyZeros(1), ENDED], (2,), 2, Occasion.MATCH),
        ([Passed(1), ENDED], (1,), 1, Occasion.MATCH),
    ],
)
def test_big_moments(
    events: list[Event], winners: tuple[int, ...], seat: int, occasion: Occasion
) -> None:
    manner = react(events, table("olive", "pip"), winners=winners)
    assert manner is not None
    assert (manner.seat, manner.occasion) == (seat, occasion)


def test_nothing_else_moves_anybody() -> None:
    match = table("olive", "pip")
    assert react([Passed(1)], match) is None
    assert react([], match) is None
    assert react([Drew(1, Draw.SHOWN, (5, 3), False, False)], match) is None
    unseen = Drew(1, Draw.HIDDEN, (None, 0), False, False)
    assert react([unseen], match) is None, "nobody else knows it"


def open_draw(seat: int, front: int) -> Drew:
    return Drew(seat, Draw.SHOWN, (front, 5), False, False)


@pytest.mark.parametrize(
    ("events", "winners", "occasion", "faces"),
    [
        ([Knocked(0)], (), Occasion.KNOCKED, {0: DELIGHT, 1: SHOCK, 2: SHOCK}),
        ([open_draw(0, 0)], (), Occasion.ENVY, {0: DELIGHT, 1: DOUBT, 2: DOUBT}),
        ([open_draw(0, 10)], (), Occasion.PITY, {0: DOUBT, 1: DELIGHT, 2: DELIGHT}),
        ([OnlyZeros(0), ENDED], (), Occasion.BEATEN, {0: DELIGHT, 1: SHOCK, 2: SHOCK}),
        ([ENDED], (0,), Occasion.LOST, {0: DELIGHT, 1: DOUBT, 2: DOUBT}),
    ],
)
def test_they_react_to_people(
    events: list[Event], winners: tuple[int, ...], occasion: Occasion, faces: dict[int, Expression]
) -> None:
    """One of them speaks, and all faces answer, those of people included."""
    found = react(events, table("olive", "pip"), winners=winners)
    assert found is not None
    assert found.occasion is occasion
    assert found.seat in (1, 2)
    assert {seat: mood.expression for seat, mood in found.moods} == faces
    assert all(mood.at == 0 for seat, mood in found.moods if seat), "they look at who did it"


@pytest.mark.parametrize(
    ("knocker", "points", "occasion", "face"),
    [
        (0, (0, 3, 5), Occasion.BEATEN, DELIGHT),
        (0, (12, 0, 5), Occasion.ESCAPED, SHOCK),
        (1, (4, 0, 5), Occasion.KNOCK_WON, DELIGHT),
        (1, (0, 12, 5), Occasion.KNOCK_LOST, SHOCK),
    ],
)
def test_q23_a_knock_succeeds_or_fails(
    knocker: int, points: tuple[int, ...], occasion: Occasion, face: Expression
) -> None:
    match = table("olive", "pip")
    view = replace(seen(match), knocker=knocker)
    facts = replace(MatchFacts.of(match), points=(points,))
    ended = RoundEnded(((0,),) * 3, points, points)
    found = QuandoReactions().react([ended], view, facts, speaks=True)
    assert found is not None
    assert found.occasion is occasion
    assert dict(found.moods)[knocker].expression is face
    assert found.is_last, "not before the cards lie open"


def test_a_lost_lead() -> None:
    match = table("olive", "pip")
    view = replace(seen(match), scores=(9, 4, 20))
    points = 0, 8, 3
    facts = replace(MatchFacts.of(match), points=((9, 4, 20), points))
    ended = RoundEnded(((0,),) * 3, points, points)
    found = QuandoReactions().react([ended], view, facts, speaks=True)
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.OVERTAKEN)


def test_q14_a_triplet_that_costs_a_zero() -> None:
    """The victim protests, whoever did it."""
    match = table("olive", "pip")
    for active in (0, 2):
        view = replace(seen(match), active=active)
        found = QuandoReactions().react([Flipped(1, 4)], view, MatchFacts.of(match), speaks=True)
        assert found is not None
        assert (found.seat, found.occasion) == (1, Occasion.PENALTY)
        assert dict(found.moods)[1] == Mood(SHOCK, active)
        assert dict(found.moods)[active].expression is DELIGHT


def test_a_long_think_meets_a_kind_look() -> None:
    match = table("olive", "pip")
    found = QuandoReactions().wait(seen(match), MatchFacts.of(match), speaks=True)
    assert found is not None
    assert found.occasion is Occasion.WAITING
    assert found.moods == ((found.seat, Mood(DELIGHT)),), "one of them, at whoever looks"


def test_who_looks_never_speaks_but_has_a_face() -> None:
    match = table("olive", "pip")
    found = react([Knocked(1)], match, looker=1)
    assert found is not None
    assert (found.seat, found.word) == (None, None)
    assert dict(found.moods)[1].expression is DELIGHT


def test_never_the_same_words_twice_in_a_row() -> None:
    match, manners = table("vesna", "mira"), QuandoReactions()
    said = []
    for number in range(40):
        manners.forget()
        found = react([OnlyZeros(1)], match, manners=manners, round_number=number)
        assert found is not None
        assert found.word is not None
        said.append(found.word.words)
    assert all(one != other for one, other in pairwise(said))


def test_not_every_time_and_not_always_the_same(language: Language) -> None:
    match = table("vesna", "mira")
    for event, often, choices in (
        (Knocked(1), 0.7, remarks("vesna", Occasion.KNOCK)),
        (Tripled(2, 8), 0.5, remarks("mira", Occasion.TRIPLET)),
    ):
        found = said(match, event)
        spoken = [words for words in found if words]
        assert abs(len(spoken) / len(found) - often) < 0.15
        assert {*spoken} == {*choices}
    assert all(said(match, OnlyZeros(1)))


def test_the_same_moves_meet_the_same_words() -> None:
    match = table("vesna", "mira")
    assert said(match, Knocked(1)) == said(match, Knocked(1))


def test_the_words_can_be_switched_off_but_not_the_glance() -> None:
    match = table("vesna", "mira")
    assert not any(said(match, Knocked(1), speaks=False))


def test_each_has_their_own_gesture() -> None:
    match = table("olive", "pip", "bruno", "nils", "figo")
    found = [react([Knocked(seat)], match) for seat in range(1, 6)]
    assert [each and each.gesture for each in found] == [GLANCE, HOP, NOD, NOD, HOP]


def test_a_few_words_a_round_are_enough() -> None:
    match, manners = table("vesna", "mira"), QuandoReactions()
    spoken = [
        react([OnlyZeros(1)], match, manners=manners, round_number=number) for number in range(10)
    ]
    assert sum(manner is not None and manner.word is not None for manner in spoken) == MOST == 4
    manners.forget()
    again = react([OnlyZeros(1)], match, manners=manners, round_number=10)
    assert again is not None
    assert again.word is not None


def test_a_moment_has_one_word_whoever_looks() -> None:
    """In pass-and-play all lookers share a screen, and each is told what they have missed."""
    match, talk = table("vesna", "mira"), Talk()
    said = []
    for looker in (0, 2, 0):
        manners = QuandoReactions(talk)
        found = react([OnlyZeros(1)], match, looker=looker, manners=manners)
        assert found is not None
        assert found.moods
        said.append(found.word)
    assert said[0] is not None
    assert said[1:] == [None, None]
    found = react([OnlyZeros(1)], match, manners=QuandoReactions(talk), round_number=2)
    assert found is not None
    assert found.word is not None
    assert found.word.words != said[0].words, "nor is it said twice in a row"


# ---------------------------------------------------------------------------- what they tell


def test_q5_words_follow_from_what_everybody_sees() -> None:
    """Another looker, and hands that look otherwise to nobody but their owners: the same."""
    match = table("vesna", "mira")
    view = seen(match)
    other = replace(
        view,
        hand=tuple(card._replace(front=10 - card.front) for card in view.hand),
        draw=tuple(card._replace(down=3) for card in view.draw),
    )
    facts = MatchFacts.of(match)
    for number in range(60):
        now = replace(facts, round_number=number)
        found = {
            QuandoReactions().react([Knocked(1)], each, now, speaks=True)
            for each in (view, other, seen(match, 2))
        }
        assert len(found) == 1


def test_whole_matches_have_little_talk() -> None:
    """Computer players among themselves, as one of them sees it."""
    names = ("olive", "vesna", "mira", "pip")
    players = [Player(each.title(), Kind.COMPUTER, "fair", each) for each in names]
    match = Match(GAMES["quando"], players, seed=11)
    manners, rounds = QuandoReactions(), [0]

    def hear(change: Change) -> None:
        if isinstance(change, Acted):
            events = [event.seen_by(0) for event in change.events]
            manner = manners.react(events, seen(match), MatchFacts.of(match), speaks=True)
            rounds[-1] += manner is not None and manner.word is not None

    match.observers.append(hear)
    chance = Chance(1)
    while match.result is None and len(rounds) < 9:
        match.begin_round()
        manners.forget()
        while match.in_round:
            seat = match.to_act()[0]
            bot = make_bot("quando", "fair", names[seat])
            action = bot.choose(match.observe(seat), chance)
            assert action is not None
            match.submit(seat, action)
        rounds.append(0)
    assert max(rounds) <= MOST + 1
    assert 0 < sum(rounds) < 3 * len(rounds)
