"""What was written is read: nothing that the program writes is too long for it to read again."""

from __future__ import annotations

import errno
import os
from contextlib import suppress
from pathlib import Path

import pytest

from quando_desktop.engine import journal, match, record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, AnyGame, IllegalAction
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import IDLE_LIMIT, Acted, Match
from quando_desktop.engine.players import Player
from quando_desktop.games.seven_ate_nine.rules.actions import Miss, Play
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from tests.conformance.games import GAMES
from tests.conformance.playing import EVERY_TABLE, act, new_match
from tests.engine.journals import needs_posix, recovered

SEVEN = GAMES["seven_ate_nine"]


def wrong_cards(match: Match, seat: int) -> list[Action]:
    """The cards of a hand that do not fit."""
    view = match.observe(seat)
    assert isinstance(view, SevenView)
    hand = [Play(held.card, held.held) for held in view.hand]
    arrived = [match.truth.arrival(seat, intent, last_time(match)) for intent in hand]
    return [each for each in arrived if isinstance(each, Miss)]


def last_time(match: Match) -> int:
    moves = match.rounds[-1].moves
    return int(moves[-1].data["at"]) if moves else 0


def press_wrongly(match: Match, presses: int, pause: int = 25) -> None:
    """Everybody tries again and again what does not fit, whether or not they may."""
    at = last_time(match)
    for number in range(presses):
        seat = number % match.seats
        at += pause
        cards = wrong_cards(match, seat)
        if cards:
            with suppress(IllegalAction):
                match.arrive(seat, cards[number // match.seats % len(cards)], at)


def live_match(**options: int) -> Match:
    players = [Player(name) for name in ("Ann", "Ben", "Cem", "Dua")]
    match = Match(SEVEN, players, {"hold": False, **options}, seed=4)
    match.begin_round()
    return match


# -------------------------------------------------------------- blind presses


def test_blind_presses_do_not_make_a_journal_grow_without_end(path: Path) -> None:
    played = live_match()
    kept = Journal(path, played)
    heard: list[bool] = []
    played.observers.append(lambda change: heard.append(isinstance(change, Acted)))
    press_wrongly(played, 4 * IDLE_LIMIT)
    assert len(heard) == 4 * IDLE_LIMIT, "all of them are shown"
    press_wrongly(played, 400)
    lines = len(path.read_bytes().splitlines())
    assert IDLE_LIMIT < lines < IDLE_LIMIT + 50
    assert recovered(path) == record.write(played)
    act(played, Chance(1))
    kept.close()
    assert recovered(path) == record.write(played)


def test_what_is_left_out_changes_nothing() -> None:
    """Neither what anybody knows nor what they may do then."""
    played = live_match()
    press_wrongly(played, IDLE_LIMIT + 40)
    for seat in range(played.seats):
        for card in wrong_cards(played, seat):
            assert played.truth.is_idle(seat, card)
            before = [played.observe(each) for each in range(played.seats)]
            moves = len(played.rounds[-1].moves)
            played.arrive(seat, card, last_time(played))
            assert [played.observe(each) for each in range(played.seats)] == before
            assert len(played.rounds[-1].moves) == moves


def test_wrong_cards_that_are_counted_are_all_kept() -> None:
    """Three of them lock somebody out, so nobody can do without one of them."""
    played = live_match(lockout=True)
    for number in range(3 * IDLE_LIMIT):
        cards = wrong_cards(played, 0)
        played.arrive(0, cards[number % len(cards)], 5000 * number)
    assert len(played.rounds[-1].moves) == 3 * IDLE_LIMIT


def test_a_game_that_begins_again_has_room_for_its_own(path: Path) -> None:
    played = live_match()
    press_wrongly(played, 2 * IDLE_LIMIT)
    played.restart_round()
    press_wrongly(played, 100)
    assert len(played.rounds[-1].moves) == 100


# ------------------------------------------------------------------ the limits


@pytest.fixture
def small(monkeypatch: pytest.MonkeyPatch) -> None:
    """Limits that a match reaches soon."""
    make_small(monkeypatch)


def make_small(patch: pytest.MonkeyPatch) -> None:
    patch.setattr(record, "SIZE_LIMIT", 8_000)
    patch.setattr(journal, "SIZE_LIMIT", 16_000)
    patch.setattr(match, "IDLE_LIMIT", 10_000)


@EVERY_TABLE
def test_what_was_written_is_read(tmp_path: Path, game: AnyGame, seats: int) -> None:
    """Whatever is played, taken back or begun again, and however long that takes."""
    seed = sum(map(ord, game.id)) + seats
    with pytest.MonkeyPatch.context() as patch:
        make_small(patch)
        path, played, chance = (
            tmp_path / "match.journal",
            new_match(game, seats, seed),
            Chance(seed),
        )
        kept = Journal(path, played)
        saved = whole(played)

        def compare(_: object) -> None:
            nonlocal saved
            now = whole(played)
            if kept.problem is None:
                saved = now
            else:
                assert kept.problem.errno == errno.EFBIG
                assert len(now) >= record.SIZE_LIMIT, "what fits a record fits a journal"
            assert path.stat().st_size <= journal.SIZE_LIMIT

        played.observers.append(compare)
        for number in range(120):
            if played.result is None:
                step(played, chance)
            if number % 20 == 0 or played.result is not None:
                found = recover(path, GAMES)
                assert found.problem is None
                assert whole(found.match) == saved
                check_record(played)
        kept.close()


def whole(played: Match) -> bytes:
    return record.dump(record.to_json(played)).encode()


def check_record(played: Match) -> None:
    """Either it can be read, or it is not written."""
    if len(whole(played)) < record.SIZE_LIMIT:
        assert whole(record.read(record.write(played) + "\n", GAMES)) == whole(played)
    else:
        with pytest.raises(OSError, match=os.strerror(errno.EFBIG)):
            record.write(played)


def step(played: Match, chance: Chance) -> None:
    """Deals, acts, takes back, begins again, or tries in vain, by chance."""
    if not played.in_round:
        played.begin_round()
        return
    last = played.rounds[-1].moves[-1].seat if played.rounds[-1].moves else 0
    kind = chance.below(50)
    if played.can_undo(last) and kind < 25:
        played.undo(last)
    elif played.game.live and kind == 0:
        played.restart_round()
    elif played.game.live and kind < 40 and played.table_action() is None:
        press_wrongly(played, 12, pause=1000)
    else:
        # Whoever has just tried in vain may have to wait.
        with suppress(IllegalAction):
            act(played, chance)


@pytest.mark.usefixtures("small")
def test_what_was_taken_back_makes_room_again(path: Path) -> None:
    """A journal is written anew before it becomes too long."""
    played = live_match()
    kept = Journal(path, played)
    for _ in range(30):
        press_wrongly(played, 100)
        played.restart_round()
        assert kept.problem is None
        assert recovered(path) == record.write(played)
    kept.close()
    assert path.stat().st_size <= journal.SIZE_LIMIT


@pytest.mark.usefixtures("small")
def test_a_match_that_is_too_long_says_so_and_what_was_saved_stays(path: Path) -> None:
    played = live_match()
    kept = Journal(path, played)
    saved: list[bytes] = []
    played.observers.append(lambda _: None if kept.problem else saved.append(whole(played)))
    press_wrongly(played, 400)
    assert kept.problem is not None
    assert kept.problem.errno == errno.EFBIG
    found = recover(path, GAMES)
    assert found.problem is None
    assert whole(found.match) == saved[-1]
    size = path.stat().st_size
    press_wrongly(played, 10)
    assert path.stat().st_size == size
    played.restart_round()
    assert kept.problem is None
    assert recovered(path) == record.write(played)
    kept.close()


@pytest.mark.usefixtures("small")
def test_a_journal_of_an_earlier_version_that_is_too_long_is_read_as_far_as_it_may_be(
    path: Path,
) -> None:
    """It was written without a limit; what can be read of it is not thrown away."""
    played = live_match()
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(journal, "SIZE_LIMIT", 1 << 20)
        kept = Journal(path, played)
        press_wrongly(played, 1000)
        kept.close()
    found = recover(path, GAMES)
    assert found.problem is not None
    assert "too large" in found.problem
    assert 100 < len(found.match.rounds[0].moves) < len(played.rounds[0].moves)


# ------------------------------------------------------------ a file that goes


def gone(path: Path, how: str) -> None:
    """Somebody does this to a journal, or to its folder, while the match is played."""
    match how:
        case "removed":
            path.unlink()
        case "renamed":
            path.rename(path.with_name("mine"))
        case "replaced":
            path.with_name("other").write_bytes(b"other")
            path.with_name("other").replace(path)
        case "emptied":
            path.write_bytes(b"")
        case "cut":
            path.write_bytes(path.read_bytes()[:50])


@needs_posix
@pytest.mark.parametrize("how", ["removed", "renamed", "replaced", "emptied", "cut"])
@pytest.mark.parametrize("changes", [0, 1])
def test_a_journal_that_is_gone_is_written_anew(path: Path, how: str, changes: int) -> None:
    """With the next change, or at the latest when the match is left."""
    played = new_match(GAMES["quando"], 3, 1)
    kept = Journal(path, played)
    for _ in range(8):
        step(played, Chance(3))
    gone(path, how)
    assert not kept.is_there
    for _ in range(changes):
        step(played, Chance(3))
        assert recovered(path) == record.write(played)
    kept.close()
    assert kept.problem is None
    assert recovered(path) == record.write(played)


@needs_posix
def test_a_journal_whose_folder_is_gone_is_said_not_to_be_saved(tmp_path: Path) -> None:
    folder = tmp_path / "matches"
    folder.mkdir()
    played = new_match(GAMES["quando"], 3, 1)
    kept = Journal(folder / "match.journal", played)
    step(played, Chance(3))
    folder.rename(tmp_path / "elsewhere")
    step(played, Chance(3))
    assert isinstance(kept.problem, FileNotFoundError)
    folder.mkdir()
    step(played, Chance(3))
    assert kept.problem is None
    assert recovered(kept.path) == record.write(played)
    kept.close()


@needs_posix
def test_where_files_have_no_identity_nothing_is_written_twice(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.path.samestat", lambda *_: False)
    played = new_match(GAMES["quando"], 3, 1)
    kept = Journal(path, played)
    number = path.stat().st_ino
    for _ in range(5):
        step(played, Chance(3))
        assert recovered(path) == record.write(played)
    assert path.stat().st_ino == number
    kept.close()
