"""Damaged and hostile journals: the match up to the damage, or one sentence, and never a hang."""

from __future__ import annotations

import json
import os
import tracemalloc
from functools import partial
from pathlib import Path

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.journal import Journal, recover
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from tests.engine.journals import journal_of, needs_posix, new_match, python, recovered, refusal
from tests.engine.line_count import lines_run
from tests.engine.records import BOT, advance

DAMAGES: dict[str, bytes] = {
    "garbage": b"garbage",
    "nothing": b"",
    "not UTF-8": b'{"\xff":0}',
    "zeros": b"\x00" * 99,
    "another change": b'{"sing":1}',
    "wrong types": b'{"round":1,"action":[],"undo":"0"}',
    "no seat": b'{"undo":-5}',
    "cut off": b'{"action":{"player":0,"do":"pl',
    "deep": b'{"round":' * 100_000,
    "an illegal action": b'{"action":{"player":0,"do":"pass"}}',
    "an illegal deal": b'{"round":{"dealer":0,"deal":{"hands":[],"draw":[]}}}',
}


@pytest.mark.parametrize("damage", DAMAGES)
def test_a_damaged_line_gives_the_match_up_to_there_and_one_sentence(
    path: Path, damage: str
) -> None:
    stood = journal_of(path, 16)
    lines = path.read_bytes().splitlines(keepends=True)
    for number in range(1, len(lines)):
        data = b"".join([*lines[:number], DAMAGES[damage], b"\n", *lines[number + 1 :]])
        path.write_bytes(data)
        found = recover(path, GAMES)
        assert record.write(found.match) == stood[number - 1]
        assert found.problem is not None
        assert found.problem.startswith(f"line {number + 1}: ")
        assert found.problem.isprintable()
        assert len(found.problem) < 200
        assert path.read_bytes() == data


def test_taking_back_names_a_seat_by_its_number(path: Path) -> None:
    """As everywhere in a record, 1 is neither true nor 1.0."""
    match = new_match()
    match.begin_round()
    chance = Chance(5)
    while not match.can_undo(1):
        advance(match, chance)
    Journal(path, match).close()
    good = path.read_bytes()
    for wrong in (b"true", b"1.0", b"0", b"2", b"null", b'"1"'):
        path.write_bytes(good + b'{"undo":' + wrong + b"}\n")
        assert recover(path, GAMES).problem is not None, wrong
        assert record.write(recover(path, GAMES).match) == record.write(match)
    path.write_bytes(good + b'{"undo":1}\n')
    assert recover(path, GAMES).problem is None


def wrong_heads(head: bytes) -> list[bytes]:
    begun: Json = json.loads(head)
    return [
        b"",
        b"garbage",
        b"in\ntwo or\nthree lines",
        b"\xff\xfe",
        b"[]",
        b"null",
        b"[" * 100_000,
        bytes(len(head)),
        json.dumps(begun | {"format": record.FORMAT}).encode(),
        json.dumps(begun | {"version": 2}).encode(),
        json.dumps(begun | {"game": "whist"}).encode(),
        json.dumps(begun | {"players": []}).encode(),
        json.dumps(begun | {"options": {}}).encode(),
    ]


def test_a_damaged_end_of_the_head_costs_nothing(path: Path) -> None:
    stood = journal_of(path, 16)
    head, rest = path.read_bytes().split(b"\n", 1)
    for wrong in (b"", b"\0", b"}", b"x"):
        path.write_bytes(head + wrong + rest)
        found = recover(path, GAMES)
        assert found.problem is None
        assert record.write(found.match) == stood[-1]


def test_damage_to_the_head_alone_costs_nothing(path: Path) -> None:
    stood = journal_of(path, 30)
    head, rest = path.read_bytes().split(b"\n", 1)
    for wrong in wrong_heads(head):
        path.write_bytes(wrong + b"\n" + rest)
        assert recovered(path) == stood[-1], wrong[:40]


def test_a_journal_without_a_readable_beginning_is_refused(path: Path) -> None:
    """Without its first deal nothing of a match can be played again."""
    journal_of(path, 30)
    head, deal, rest = path.read_bytes().split(b"\n", 2)
    for wrong in wrong_heads(head):
        path.write_bytes(wrong + b"\n" + deal[:-9] + b"\n" + rest)
        refusal(path)


def test_a_journal_of_an_earlier_version_is_read(path: Path) -> None:
    """Its first deal does not say once more whose it is."""
    stood = journal_of(path, 9)
    head, deal, rest = path.read_bytes().split(b"\n", 2)
    dealt: Json = json.loads(deal)
    del dealt["match"]
    earlier = json.dumps(dealt).encode() + b"\n" + rest
    path.write_bytes(head + b"\n" + earlier)
    assert recovered(path) == stood[-1]
    for wrong in wrong_heads(head):
        path.write_bytes(wrong + b"\n" + earlier)
        refusal(path)


def test_an_empty_file_says_so(path: Path) -> None:
    path.write_bytes(b"")
    assert refusal(path) == "it is empty or cut off before the match began"


def test_a_record_is_no_journal_and_a_journal_is_no_record(path: Path) -> None:
    stood = journal_of(path, 3)
    with pytest.raises(BadRecord, match="it is not"):
        record.read_file(path, GAMES)
    path.write_text(stood[-1] + "\n", encoding="utf-8")
    assert refusal(path) == "it is not a quando-desktop/journal file"


def test_a_folder_or_nothing_at_all_is_refused(tmp_path: Path) -> None:
    refusal(tmp_path)
    assert refusal(tmp_path / "missing").startswith("it cannot be read (")


@pytest.mark.parametrize("beginning", [0, 200])
def test_an_oversized_file_is_refused_in_bounded_memory(path: Path, beginning: int) -> None:
    journal_of(path, 10)
    os.truncate(path, beginning)
    os.truncate(path, 100 << 20)
    tracemalloc.start()
    try:
        assert "too large" in refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 30 << 20
    finally:
        tracemalloc.stop()


RECOVERS = """
import sys
from pathlib import Path
from quando_desktop.engine.contract import BadRecord
from quando_desktop.engine.journal import recover
from quando_desktop.games import GAMES
try:
    recover(Path(sys.argv[1]), GAMES)
except BadRecord as error:
    print(error)
"""


@needs_posix
@pytest.mark.parametrize("kind", ["pipe", "/dev/zero", "/dev/null"])
def test_a_device_or_pipe_is_refused_and_does_not_hang(path: Path, kind: str) -> None:
    if kind == "pipe":
        os.mkfifo(path)
    child = python("-c", RECOVERS, path if kind == "pipe" else kind)
    try:
        said, complaint = child.communicate(timeout=20)
    finally:
        child.kill()
        child.communicate()
    assert complaint == b""
    assert said == b"it is not an ordinary file\n"


def test_very_many_actions_taken_back_are_work_that_grows_with_their_number(
    path: Path,
) -> None:
    """A player who tries things out in a long round must not make the next start crawl."""
    work = []
    for actions in (300, 2400):
        match, chance = long_round(actions)
        Journal(path, match).close()
        seat = match.to_act()[0]
        tried = match.game.codec.write_action(
            match.truth, seat, BOT.choose(match.observe(seat), chance)
        )
        pair = record.dump({"action": {"player": seat} | tried}) + "\n" + f'{{"undo":{seat}}}\n'
        with path.open("ab") as file:
            file.write(pair.encode() * (actions // 4))
        work.append(lines_run(partial(recover, path, GAMES)))
        assert recovered(path) == record.write(match)
    assert work[1] < 8 * 1.5 * work[0]


def long_round(actions: int) -> tuple[Match, Chance]:
    """A round with so many actions in which nobody knocks, at the beginning of a turn."""
    for seed in range(100):
        match, chance = new_match(seed), Chance(seed)
        match.begin_round()
        while match.in_round and (len(match.rounds[0].moves) < actions or not starts_turn(match)):
            seat = match.to_act()[0]
            singles = match.truth.legal(seat)[: 1 + len(match.rounds[0].moves) % 2]
            match.submit(seat, singles[chance.below(len(singles))])
        if match.in_round:
            return match, chance
    raise AssertionError("no round is long enough")


def starts_turn(match: Match) -> bool:
    return not match.can_undo(match.to_act()[0]) and "play" in str(
        match.game.codec.write_action(
            match.truth, match.to_act()[0], match.truth.legal(match.to_act()[0])[0]
        )
    )
