"""Who leads a match and by how much, by what everybody knows."""

from __future__ import annotations

from dataclasses import replace

import pytest

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.text import lead
from quando_desktop.table.text.numbers import short_name

NAMES = ("You", "Vesna", "Bruno")
PLAYERS = (Player("Maria"), *(Player(name, Kind.COMPUTER, "fair") for name in NAMES[1:]))


def facts(*behind: int, people: int = 1) -> MatchFacts:
    players = tuple(
        replace(each, kind=Kind.HUMAN) if seat < people else each
        for seat, each in enumerate(PLAYERS)
    )
    return MatchFacts(players, (), (), 2, behind=behind)


def played(game: str, seats: int, **options: bool) -> tuple[Match, list[MatchFacts]]:
    match = Match(GAMES[game], [Player(f"P{seat}") for seat in range(seats)], options or None, 4)
    match.begin_round()
    moments, chance = [MatchFacts.of(match)], Chance(game)
    while match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, chance.choice(match.observe(seat).legal()))
        moments.append(MatchFacts.of(match))
    return match, moments


def test_nobody_leads_before_the_end_of_the_first_round() -> None:
    match, moments = played("quando", 3)
    assert not any(each.behind for each in moments[:-1])
    last = MatchFacts.of(match)
    fewest = min(match.scores)
    assert last.behind == tuple(score - fewest for score in match.scores)
    assert [last.leads(seat) for seat in range(3)] == [score == fewest for score in match.scores]


def test_in_a_single_round_it_goes_by_what_lies_open_and_in_teams_by_the_team() -> None:
    _, moments = played("quanto", 4, teams=True, free_discard=False)
    told = [each.behind for each in moments if each.behind]
    assert told
    for behind in told:
        assert behind[0] == behind[2]
        assert behind[1] == behind[3]
        assert 0 in behind


@pytest.mark.usefixtures("english")
def test_it_is_said_briefly_and_aloud() -> None:
    assert lead.briefly(facts(2, 0, 5), 0) == "2 behind Vesna"
    assert lead.briefly(facts(2, 0, 0), 0) == "2 behind"
    assert lead.briefly(facts(2, 0, 5), 0, whom=False) == "2 behind"
    assert lead.briefly(facts(0, 4, 5), 0, whom=False) == lead.briefly(facts(), 0) == ""
    assert lead.aloud(facts(2, 0, 5), 0, NAMES) == "You are 2 behind Vesna."
    assert lead.aloud(facts(0, 4, 5), 0, NAMES) == "You lead by 4."
    assert lead.aloud(facts(0, 0, 5), 0, NAMES) == "You lead by 5, together with Vesna."
    assert lead.aloud(facts(2, 0, 5, people=2), 0, NAMES) == "In the lead: Vesna."
    assert lead.aloud(facts(), 0, NAMES) == ""


def test_names_are_cut_where_there_is_little_room(english: Languages) -> None:
    long = "Bartholomew the Extraordinary of Somewhere"
    players = (PLAYERS[0], replace(PLAYERS[1], name=long), PLAYERS[2])
    assert short_name(long) in lead.briefly(replace(facts(2, 0, 5), players=players), 0)
