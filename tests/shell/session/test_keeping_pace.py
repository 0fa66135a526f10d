"""A computer player that keeps pace, in the window: as strong as the last matches ask for."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from quando_desktop.bots.levels import USUAL_STRENGTH, closest
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.engine.record import write
from quando_desktop.games import GAMES
from tests.shell.conftest import Start
from tests.shell.new_matches import COMPUTERS, PEOPLE, match_of
from tests.shell.widgets import turn_session
from tests.shell.window.test_window import play_to_the_end

SEATS = (PEOPLE[0], replace(COMPUTERS[2], level="adaptive"))
RULES = {"teams": False, "free_discard": False}


def test_after_each_match_it_is_stronger_or_weaker(start: Start) -> None:
    window = start()
    window.matches.deal(match_of(SEATS, game="quanto", **RULES))
    session = turn_session(window)
    assert session.match.players[1].strength == USUAL_STRENGTH
    assert window.program.settings.tables["quanto"].seats[1].level == "adaptive"
    session.controller.close()
    play_to_the_end(session.match)
    session._keep()
    result = session.match.result
    assert result is not None
    window.matches.rematch()
    strength = turn_session(window).match.players[1].strength
    assert strength is not None
    assert (strength > USUAL_STRENGTH) is (0 in result.winners)
    assert turn_session(window).match.players[1].level == closest(strength)


def test_a_match_from_elsewhere_measures_nobody(start: Start, tmp_path: Path) -> None:
    pip = Player("Pip", Kind.COMPUTER, "fair", "pip", USUAL_STRENGTH)
    match = Match(GAMES["quanto"], [Player("Maria"), pip], seed=5)
    match.begin_round()
    path = tmp_path / "from_elsewhere.quando"
    path.write_text(write(match), encoding="utf-8")
    window = start()
    assert window.matches.open_record(path)
    session = turn_session(window)
    session.controller.close()
    play_to_the_end(session.match)
    session._keep()
    paces = window.program.saves.paces
    assert paces.strength("quanto", ["Maria"], "") == USUAL_STRENGTH
