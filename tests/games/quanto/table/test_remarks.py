"""Words and glances of computer players in Quanto: rare, in character, and nothing but what all
see."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import replace

import pytest

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Acted, Change, Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quanto.rules.events import (
    Captured,
    Collected,
    Discarded,
    RoundEnded,
    Stolen,
    Taken,
)
from quando_desktop.games.quanto.rules.view import HeldCard, QuantoView
from quando_desktop.games.quanto.table.reactions import MOST, QuantoReactions
from quando_desktop.games.quanto.text.remarks import Occasion, remarks
from quando_desktop.settings.settings import Language
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK, Expression
from quando_desktop.table.parts.company import Mood
from quando_desktop.table.parts.reactions import Reaction

SMALL = Captured(1, 9, 9, ((9,), (4, 5)), None, False)
HAUL = Captured(1, 9, 9, ((9,), (4, 5), (1, 2, 6)), None, False)
RAINBOW = Captured(1, 25, 9, ((9,), (4, 5), (3, 6)), 11, False)
TAKEN = Taken(2, 10, 10, (6, 4, 3, 7), ((10,), (1, 9)), None, False)
STOLEN = Stolen(1, 0, 8, (3, 5), False)
COLLECTED = Collected(2, (0, 1))
ENDED = RoundEnded((30, 40, 20))


@pytest.fixture(params=(Language.ENGLISH, Language.GERMAN))
def language(languages: Languages, request: pytest.FixtureRequest) -> Language:
    """Each that is spoken here."""
    spoken: Language = request.param
    languages.use(spoken)
    return spoken


def table(*characters: str, teams: bool = False) -> Match:
    """One person against these."""
    computers = [Player(each.title(), Kind.COMPUTER, "fair", each) for each in characters]
    options = {"teams": teams}
    match = Match(GAMES["quanto"], [Player("Maria"), *computers], options, seed=3)
    match.begin_round()
    return match


def seen(match: Match, seat: int = 0) -> QuantoView:
    view = match.observe(seat)
    assert isinstance(view, QuantoView)
    return view


def react(
    events: Iterable[Event],
    match: Match,
    *,
    winners: tuple[int, ...] = (),
    won: int = 0,
    manners: QuantoReactions | None = None,
    speaks: bool = True,
    looker: int = 0,
) -> Reaction | None:
    """What somebody does, where the looker has won so many cards."""
    facts = replace(MatchFacts.of(match), winners=winners)
    view = replace(seen(match, looker), winnings=(won,) * len(facts.players))
    return (manners or QuantoReactions()).react(events, view, facts, speaks=speaks)


def said(match: Match, event: Event, *, speaks: bool = True) -> list[str]:
    """What is said to the same event at many times, nothing included."""
    found = []
    for won in range(200):
        manner = react([event], match, won=won, speaks=speaks)
        assert manner is not None
        found.append("" if manner.word is None else manner.word.words)
    return found


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


@pytest.mark.parametrize(
    ("events", "winners", "seat", "occasion"),
    [
        ([HAUL], (), 1, Occasion.HAUL),
        ([RAINBOW], (), 1, Occasion.HAUL),
        ([TAKEN], (), 2, Occasion.HAUL),
        ([STOLEN], (), 1, Occasion.STEAL),
        ([Discarded(2, 1, False), COLLECTED], (), 2, Occasion.COLLECT),
        ([HAUL, ENDED], (2,), 2, Occasion.MATCH),
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
    assert react([SMALL], match) is None
    assert react([Discarded(1, 1, False)], match) is None
    assert react([ENDED], match) is None
    assert react([ENDED], match, winners=(0, 1, 2)) is None, "nobody has won"


YOURS = Captured(0, 9, 9, ((9,), (4, 5), (1, 2, 6)), None, False)


@pytest.mark.parametrize(
    ("events", "winners", "seats", "occasion", "faces"),
    [
        ([Stolen(0, 1, 8, (3, 5), False)], (), {1}, Occasion.ROBBED, (DELIGHT, SHOCK, DOUBT)),
        ([STOLEN], (), {1}, Occasion.STEAL, (SHOCK, DELIGHT, DOUBT)),
        ([YOURS], (), {1, 2}, Occasion.ENVY, (DELIGHT, SHOCK, SHOCK)),
        ([Collected(0, (1, 2))], (), {1, 2}, Occasion.GIVES, (DELIGHT, DOUBT, DOUBT)),
        ([ENDED], (0,), {1, 2}, Occasion.LOST, (DELIGHT, DOUBT, DOUBT)),
    ],
)
def test_they_react_to_people(
    events: list[Event],
    winners: tuple[int, ...],
    seats: set[int],
    occasion: Occasion,
    faces: tuple[Expression, ...],
) -> None:
    """One of them speaks, and all faces answer, those of people included."""
    found = react(events, table("olive", "pip"), winners=winners)
    assert found is not None
    assert found.occasion is occasion
    assert found.seat in seats
    assert tuple(mood.expression for _, mood in found.moods) == faces


def test_thief_and_victim_look_at_each_other() -> None:
    found = react([STOLEN], table("olive", "pip"))
    assert found is not None
    assert [mood.at for _, mood in found.moods] == [1, 0, 0]


def test_n22_a_partner_is_glad_of_a_theft() -> None:
    match = table("olive", "pip", "nils", teams=True)
    found = react([STOLEN], match)
    assert found is not None
    assert dict(found.moods)[3].expression is DELIGHT


def test_a_lost_lead() -> None:
    match = table("olive", "pip")
    view = replace(seen(match), winnings=(9, 8, 2), race=((4, 8, 2), (9, 8, 2)))
    small = Captured(0, 9, 9, ((9,), (4, 5)), None, False)
    found = QuantoReactions().react([small], view, MatchFacts.of(match), speaks=True)
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.OVERTAKEN)
    assert found.moods == ((1, Mood(DOUBT, 0)),)


def test_a_long_think_meets_a_kind_look() -> None:
    match = table("olive", "pip")
    found = QuantoReactions().wait(seen(match), MatchFacts.of(match), speaks=True)
    assert found is not None
    assert found.occasion is Occasion.WAITING
    assert found.moods == ((found.seat, Mood(DELIGHT)),), "one of them, at whoever looks"


def test_who_looks_never_speaks_but_has_a_face() -> None:
    found = react([STOLEN], table("olive", "pip"), looker=1)
    assert found is not None
    assert (found.seat, found.word) == (None, None)
    assert dict(found.moods)[1].expression is DELIGHT


def test_of_a_team_that_wins_the_computer_player_speaks() -> None:
    match = table("olive", "pip", "nils", teams=True)
    manner = react([ENDED], match, winners=(0, 2))
    assert manner is not None
    assert (manner.seat, manner.occasion) == (2, Occasion.MATCH)


def test_not_every_time_and_not_always_the_same(language: Language) -> None:
    match = table("vesna", "mira")
    for event, often, choices in (
        (HAUL, 0.4, remarks("vesna", Occasion.HAUL)),
        (STOLEN, 0.8, remarks("vesna", Occasion.STEAL)),
        (COLLECTED, 0.2, remarks("mira", Occasion.COLLECT)),
    ):
        found = said(match, event)
        spoken = [words for words in found if words]
        assert abs(len(spoken) / len(found) - often) < 0.1
        assert {*spoken} == {*choices}


def test_the_same_moves_meet_the_same_words_and_they_can_be_switched_off() -> None:
    match = table("vesna", "mira")
    assert said(match, STOLEN) == said(match, STOLEN)
    assert not any(said(match, STOLEN, speaks=False))


def test_a_few_words_are_enough_and_one_is_kept_for_the_end() -> None:
    match, manners = table("vesna", "mira"), QuantoReactions()
    spoken = [react([STOLEN], match, won=won, manners=manners) for won in range(40)]
    assert sum(manner is not None and manner.word is not None for manner in spoken) == MOST
    last = react([ENDED], match, winners=(1,), manners=manners)
    assert last is not None
    assert last.word is not None


def test_n26_words_follow_from_what_everybody_sees() -> None:
    """Another looker, and other hands: the same."""
    match = table("vesna", "mira")
    view = seen(match)
    hand = tuple(HeldCard(card.card, 12 - card.card) for card in view.hand)
    facts = MatchFacts.of(match)
    for won in range(60):
        lookers = (replace(view, hand=hand), view, seen(match, 2))
        found = {
            QuantoReactions().react(
                [STOLEN], replace(each, winnings=(won,) * 3), facts, speaks=True
            )
            for each in lookers
        }
        assert len(found) == 1


def words_in_a_match(seed: int) -> int:
    """How often somebody speaks among computer players, as one of them hears it."""
    names = ("olive", "vesna", "mira", "pip")
    players = [Player(each.title(), Kind.COMPUTER, "fair", each) for each in names]
    match, manners, spoken = Match(GAMES["quanto"], players, seed=seed), QuantoReactions(), [0]

    def hear(change: Change) -> None:
        if isinstance(change, Acted):
            events = [event.seen_by(0) for event in change.events]
            manner = manners.react(events, seen(match), MatchFacts.of(match), speaks=True)
            spoken[0] += manner is not None and manner.word is not None

    match.observers.append(hear)
    match.begin_round()
    chance = Chance(seed)
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.observe(seat).legal()))
    return spoken[0]


def test_whole_matches_have_little_talk() -> None:
    words = [words_in_a_match(seed) for seed in range(4)]
    assert max(words) <= MOST + 1
    assert 0 < sum(words) < 5 * len(words)
