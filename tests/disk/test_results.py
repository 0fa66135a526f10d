"""How people fared: counted from the finished records, whatever else lies beside them."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.disk.entries import summarise
from quando_desktop.disk.folder import DataFolder
from quando_desktop.disk.index import reading
from quando_desktop.disk.results import Figures, Results
from quando_desktop.disk.saves import Saves
from quando_desktop.disk.shelf import FinishedShelf
from quando_desktop.engine import record
from quando_desktop.engine.contract import Claim, Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from quando_desktop.games import GAMES
from tests.disk.counting import FreshIndex, counted
from tests.disk.faults import sentence
from tests.engine.records import played, short_text, specimen, unfinished


@pytest.fixture
def results(saves: Saves) -> Results:
    return Results(FreshIndex(saves))


def put(folder: DataFolder, name: str, data: Json) -> Path:
    folder.finished.mkdir(exist_ok=True)
    path = folder.finished / f"{name}.quando"
    path.write_text(json.dumps(data), encoding="utf-8")
    return path


def short(first: str, second: str, kind: str = "human") -> Json:
    """A match of one round between these two."""
    players = [{"name": first, "kind": "human"}, {"name": second, "kind": kind}]
    data: Json = json.loads(short_text()) | {"players": players}
    return data


def winner(data: Json) -> str:
    (seat,) = data["result"]["winners"]
    name: str = data["players"][seat]["name"]
    return name


def test_without_matches_everybody_stands_at_nothing(results: Results) -> None:
    assert results.standing("Maria") == (0, 0)
    assert results.figures("Maria").share == 0
    assert results.names() == []


def test_matches_and_wins_are_counted_by_name_and_game(
    folder: DataFolder, results: Results
) -> None:
    data = short("Maria", "Tom")
    won, lost = winner(data), ({"Maria", "Tom"} - {winner(data)}).pop()
    put(folder, "a", data)
    put(folder, "b", short("Tom", "Maria"))
    put(folder, "c", data)
    assert results.standing(won) == (3, 2)
    assert results.standing(lost, "quando") == (3, 1)
    assert results.figures(won).share == pytest.approx(2 / 3)
    assert results.standing(won, "quanto") == (0, 0)
    assert results.names() == results.names("quando") == ["Maria", "Tom"]
    assert results.names("quanto") == []


def test_a_name_counts_in_any_writing(folder: DataFolder, results: Results) -> None:
    put(folder, "a", short("Jürgen", "Tom"))
    put(folder, "b", short("JU\u0308RGEN", "Tom"))
    assert results.standing(" jürgen ")[0] == 2
    assert len(results.names()) == 2


def test_what_the_owner_played_without_a_name_stays_theirs(
    folder: DataFolder, saves: Saves
) -> None:
    """Earlier versions wrote what the owner was called in the language of the day."""
    for number, name in enumerate(("You", "Du", "Player 1", "Person 1", "Maria")):
        put(folder, f"{number}", short(name, "Tom"))
    nameless = counted(saves)
    assert nameless.names() == ["", "Maria", "Tom"]
    assert nameless.standing("")[0] == nameless.standing("Du")[0] == 4
    named = counted(saves, "Maria")
    assert named.names() == ["Maria", "Tom"]
    assert named.standing("maria")[0] == named.standing("You")[0] == 5


def test_computer_players_are_nobody(folder: DataFolder, results: Results) -> None:
    put(folder, "a", short("Maria", "Tom", kind="computer"))
    assert results.standing("Tom") == (0, 0)
    assert results.names() == ["Maria"]


def test_one_person_on_two_seats_has_played_one_match(folder: DataFolder, results: Results) -> None:
    put(folder, "a", short("Maria", "Maria"))
    assert results.standing("Maria") == (1, 1)


def test_rounds_and_knocks_are_counted(folder: DataFolder, results: Results) -> None:
    data = specimen()
    data["players"] = [{"name": "Maria", "kind": "human"}, {"name": "Tom", "kind": "human"}]
    put(folder, "a", data)
    knocker = [
        action["player"]
        for played_round in data["rounds"]
        for action in played_round["actions"]
        if action["do"] == "knock"
    ]
    won = sum(
        played_round["points"][seat] == 0
        for seat, played_round in zip(knocker, data["rounds"], strict=True)
    )
    assert knocker == [1, 1]
    tom = results.figures("Tom")
    assert (tom.rounds, tom.claims_won, tom.claims_lost) == (2, won, 2 - won)
    assert results.figures("Maria") == Figures(1, results.standing("Maria")[1], 2)


@pytest.mark.parametrize(
    ("totals", "won"), [([3, 9], False), ([9, 3], True), ([3, 3], False), ([0, 0], False)]
)
def test_a_knock_is_won_by_the_lowest_total_alone(totals: list[int], won: bool) -> None:
    """Q23."""
    data = json.loads(short_text())
    data["rounds"][0]["totals"] = totals
    assert summarise(data, GAMES).claims == (Claim(1, won),)


@pytest.mark.parametrize(
    "actions",
    [
        None,
        {},
        [None, 3, "knock"],
        [{"do": "knock"}],
        [{"do": "knock", "player": 2}],
        [{"do": "knock", "player": -1}],
        [{"do": "knock", "player": "1"}],
        [{"do": ["knock"], "player": 1}],
    ],
)
def test_actions_that_tell_nothing_are_passed_over(actions: Any) -> None:
    data = json.loads(short_text())
    data["rounds"][0]["actions"] = actions
    assert summarise(data, GAMES).claims == ()


def test_a_summary_is_what_the_rules_say_of_the_match() -> None:
    for seats in (2, 4, 6):
        match = played(seats, "plain", 3)
        found = summarise(record.to_json(match), GAMES)
        assert match.result is not None
        assert (found.scores, found.winners) == (match.result.scores, match.result.winners)
        outcomes = [log.outcome for log in match.rounds]
        assert found.points == tuple(outcome.points for outcome in outcomes if outcome)
        assert (found.game, found.players) == ("quando", match.players)


def test_what_a_record_claims_of_its_winners_does_not_count() -> None:
    data = json.loads(short_text())
    honest = summarise(data, GAMES)
    data["result"]["winners"] = [0, 1]
    assert summarise(data, GAMES) == honest


def test_a_match_that_was_not_played_to_its_end_does_not_count(
    folder: DataFolder, results: Results
) -> None:
    put(folder, "a", unfinished())
    begun = unfinished()
    begun["rounds"] = []
    put(folder, "b", begun)
    assert results.names() == []
    assert results.take_problems() == []


def test_what_cannot_be_read_is_set_aside_and_the_others_count(
    folder: DataFolder, results: Results
) -> None:
    put(folder, "a", short("Maria", "Tom"))
    put(folder, "b", {"format": "something else"})
    put(folder, "c", short("Maria", "Tom") | {"version": 9})
    assert results.standing("Maria")[0] == 1
    assert results.standing("Maria")[0] == 1
    for problem in results.take_problems():
        sentence(problem)
    assert results.take_problems() == []
    assert sorted(path.name for path in folder.finished.iterdir()) == ["a.quando", "c.quando"]
    assert (folder.damaged / "b.quando").exists()


def test_a_record_is_read_once_and_results_follow_the_files(
    folder: DataFolder, results: Results, monkeypatch: pytest.MonkeyPatch
) -> None:
    read: list[str] = []

    def noted(data: Json, games: Any) -> Any:
        read.append(data["players"][0]["name"])
        return summarise(data, games)

    monkeypatch.setattr(reading, "summarise", noted)
    paths = [put(folder, f"{number}", short(f"P{number}", "Tom")) for number in range(3)]
    for _ in range(3):
        assert results.standing("Tom")[0] == 3
    assert sorted(read) == ["P0", "P1", "P2"]
    paths[0].unlink()
    put(folder, "2", short("Somebody else", "Tom"))
    assert results.standing("Tom")[0] == 2
    assert results.names() == ["P1", "Somebody else", "Tom"]


def test_listing_reads_no_record(folder: DataFolder, monkeypatch: pytest.MonkeyPatch) -> None:
    for number in range(5):
        put(folder, f"{number}", {})
    monkeypatch.setattr(Path, "open", None)
    assert len(FinishedShelf(folder, GAMES).entries()) == 5


# -------------------------------------------------------------------------------- alone


def alone(name: str, at: int, *, by_turns: bool = False) -> Json:
    """A game of 7 ate 9 by one player (S17) that is over after this time."""
    match = Match(GAMES["seven_ate_nine"], [Player(name)], {"by_turns": by_turns}, at)
    match.begin_round()
    while match.in_round:
        seat = TABLE if match.table_action() is not None else 0
        action = match.table_action() or match.truth.legal(0)[0]
        match.arrive(seat, action, at)
    return record.to_json(match)


def test_the_best_of_a_person_alone(folder: DataFolder, results: Results) -> None:
    for number, data in enumerate(
        (
            alone("Maria", 90_000),
            alone("Maria", 70_000),
            alone("Tom", 50_000),
            short("Maria", "Tom"),
        )
    ):
        put(folder, f"alone {number}", data)
    put(folder, "by turns", alone("Maria", 1, by_turns=True))
    usual = GAMES["seven_ate_nine"].check_options(1, {})
    assert results.best("Maria", "seven_ate_nine", usual) == 70_000
    assert results.best("Tom", "seven_ate_nine", usual) == 50_000
    assert results.best("Lena", "seven_ate_nine", usual) is None
    largest = results.best("Maria", "seven_ate_nine", {**usual, "by_turns": True})
    assert largest is not None
    assert 4 < largest < 36
    assert results.figures("Maria").matches == 1, "who plays alone neither wins nor loses"


@pytest.mark.parametrize(
    "actions", [None, [], [1], [{"do": "draw"}], [{"do": "finish"}], [{"do": "finish", "at": "x"}]]
)
def test_a_feat_that_makes_no_sense_is_none(actions: Any) -> None:
    game = GAMES["seven_ate_nine"]
    assert game.feat(game.check_options(1, {}), {"actions": actions}) is None
