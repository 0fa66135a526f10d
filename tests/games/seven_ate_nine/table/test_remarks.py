"""A computer player has a glance or a word for big moments, and for no others."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace

import pytest
from PySide6.QtCore import Qt

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.contract import Event
from quando_desktop.engine.match import Match
from quando_desktop.games.seven_ate_nine.rules.events import GameEnded, GotStuck, Missed, Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table import reactions as table_remarks
from quando_desktop.games.seven_ate_nine.table.moments import CALLED
from quando_desktop.games.seven_ate_nine.table.reactions import MOST, RUN, SevenReactions
from quando_desktop.games.seven_ate_nine.text.remarks import Occasion, remarks
from quando_desktop.table.paint.faces import DELIGHT, DOUBT, SHOCK
from quando_desktop.table.parts.company import MIDDLE, Mood
from quando_desktop.table.parts.reactions import Reaction
from quando_desktop.table.parts.remark_bubble import reading_time
from tests.controller.live.tables import Scripted, card, play
from tests.games.seven_ate_nine.table.seat import AGAINST_OLIVE as PLAYERS
from tests.games.seven_ate_nine.table.seat import Sit
from tests.games.seven_ate_nine.table.seat import against_olive as dealt


@pytest.fixture(autouse=True)
def talkative(monkeypatch: pytest.MonkeyPatch) -> None:
    """To every moment something is said."""
    monkeypatch.setattr(table_remarks, "OFTEN", dict.fromkeys(Occasion, 1.0))


class Hearing:
    """Hears what the computer players of a match have to say."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.manners = SevenReactions()

    @property
    def view(self) -> SevenView:
        view = self.match.observe(0)
        assert isinstance(view, SevenView)
        return view

    def react(self, *events: Event, winners: Sequence[int] = (), game: int = 1) -> Reaction | None:
        facts = MatchFacts(PLAYERS, (), tuple(winners), game)
        return self.manners.react(events, self.view, facts, speaks=True)


def test_a_run_is_three_own_cards_in_a_row() -> None:
    hearing = Hearing(dealt())
    theirs = Played(1, card("8/1"), None)
    found = [hearing.react(theirs) for _ in range(RUN + 2)]
    assert [each is not None for each in found] == [False, False, True, False, False]
    assert found[2] is not None
    assert (found[2].seat, found[2].occasion) == (1, Occasion.RUN)


def test_somebody_between_breaks_a_run() -> None:
    hearing = Hearing(dealt())
    for seat in (1, 1, 0, 1, 1):
        found = hearing.react(Played(seat, card("8/1"), None))
        assert found is None or found.occasion is Occasion.OVERTAKEN


def test_a_persons_run_is_answered() -> None:
    hearing = Hearing(dealt())
    found = [hearing.react(Played(0, card("8/1"), None)) for _ in range(RUN)][-1]
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.CHASED)
    assert found.moods == ((0, Mood(DELIGHT)), (1, Mood(SHOCK, 0)))


def test_a_miss_shows() -> None:
    """Everybody looks who that was."""
    hearing = Hearing(dealt())
    for seat, speaker in ((0, None), (1, 1)):
        event = Missed(seat, card("8/1"), None, late=False)
        found = hearing.react(event)
        assert found is not None
        assert found.moods == ((seat, Mood(SHOCK, MIDDLE)),)
        assert found.seat == speaker
        assert hearing.manners.subject([event]) == seat


def test_being_overtaken() -> None:
    hearing, facts, found = Hearing(dealt()), MatchFacts(PLAYERS, (), (), 1), []
    for seat, hands in ((1, (6, 4)), (0, (5, 4)), (0, (4, 4)), (1, (4, 4)), (0, (3, 4))):
        view = replace(hearing.view, hand_sizes=hands, stack_sizes=(3, 3))
        played = Played(seat, card("8/1"), None)
        found.append(hearing.manners.react([played], view, facts, speaks=True))
    assert found[:-1] == [None] * 4
    assert found[-1] is not None
    assert (found[-1].seat, found[-1].occasion) == (1, Occasion.OVERTAKEN)
    assert found[-1].moods == ((1, Mood(DOUBT, 0)),)


def test_a_long_think_meets_a_kind_look() -> None:
    hearing = Hearing(dealt())
    facts = MatchFacts(PLAYERS, (), (), 1)
    found = hearing.manners.wait(hearing.view, facts, speaks=True)
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.WAITING)
    assert found.moods == ((1, Mood(DELIGHT)),)


def test_the_last_card_is_one() -> None:
    match = dealt(theirs="8/1 7/1")
    match.arrive(1, play("8/1"), 100)
    found = Hearing(match).react(Played(1, card("8/1"), None))
    assert found is not None
    assert found.occasion is Occasion.LAST_CARD


def test_stuck_is_anybodys() -> None:
    found = Hearing(dealt()).react(Played(0, card("8/1"), None), GotStuck())
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.STUCK)


@pytest.mark.parametrize(
    ("winner", "winners", "occasion"),
    [(1, (), Occasion.GAME), (1, (1,), Occasion.MATCH), (0, (1,), Occasion.MATCH)],
)
def test_a_game_or_the_match_is_won(
    winner: int, winners: tuple[int, ...], occasion: Occasion
) -> None:
    found = Hearing(dealt()).react(GameEnded(winner, (0, 3)), winners=winners)
    assert found is not None
    assert (found.seat, found.occasion) == (1, occasion)


def test_a_person_who_wins_is_praised() -> None:
    found = Hearing(dealt()).react(GameEnded(0, (0, 3)), winners=(0,))
    assert found is not None
    assert (found.seat, found.occasion) == (1, Occasion.BEATEN)
    assert {seat: mood.expression for seat, mood in found.moods} == {0: DELIGHT, 1: DOUBT}


def test_no_chatter() -> None:
    """A few words a game, and one more for its end."""
    hearing = Hearing(dealt())
    stuck = [hearing.react(GotStuck(), game=number) for number in range(10)]
    assert sum(each is not None and each.word is not None for each in stuck) == MOST
    ends = hearing.react(GameEnded(1, (3, 0)))
    assert ends is not None
    assert ends.word is not None
    hearing.manners.forget()
    again = hearing.react(GotStuck(), game=10)
    assert again is not None
    assert again.word is not None


@pytest.mark.parametrize("occasion", Occasion)
def test_every_character_has_words(occasion: Occasion) -> None:
    for who in ("olive", "bruno", "pip", "vesna", "figo", "mira", "nils", "hedda"):
        assert remarks(who, occasion)
    assert remarks("nobody", occasion) == ()


# ------------------------------------------------------------------------------ at the table


def test_the_word_comes_after_the_call_and_goes(sit: Sit) -> None:
    match = dealt(theirs="8/1 7/1")
    table = sit(match, {1: Scripted((1500, play("8/1")))})
    table.begin()
    table.to_go()
    table.let_pass(600)
    assert ("call", 1) in table.pieces
    table.let_pass(900)
    assert ("call", 1) not in table.pieces
    assert ("word", 1) in table.pieces
    table.let_pass(4000)
    assert ("word", 1) not in table.pieces


def test_a_long_word_stands_longer() -> None:
    assert reading_time("Gone before you looked.") > reading_time("Done.") >= 1400


@pytest.mark.parametrize("games", [1, 2])
def test_the_last_word_can_be_read_before_the_sheet_comes(
    sit: Sit, games: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    words = "I saw that one coming from afar!"
    monkeypatch.setattr(table_remarks, "remarks", lambda *_: (words,))
    table = sit(dealt(theirs="8/1", games=games), {1: Scripted((1500, play("8/1")))})
    table.begin()
    table.to_go()
    table.let_pass(600 + CALLED)
    assert ("word", 1) in table.pieces
    table.let_pass(reading_time(words) - 200)
    assert ("word", 1) in table.pieces, "no sheet, and nothing else, has taken its place"
    table.let_pass(400)
    assert ("finale" if games == 1 else "sheet", "panel") in table.pieces


def test_nobody_speaks_of_the_end_before_the_last_card_is_up(
    sit: Sit, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(table_remarks, "remarks", lambda *_: ("You jumped highest!",))
    table = sit(dealt(mine="8/1"), {1: Scripted()})
    table.begin()
    table.to_go()
    table.tap(Qt.Key.Key_Up)
    seen = []
    for _ in range(12):
        seen.append(("word", 1) in table.pieces)
        assert not seen[-1] or "ending words" in table.pieces
        table.let_pass(100)
    assert (seen[0], seen[-1]) == (False, True)
