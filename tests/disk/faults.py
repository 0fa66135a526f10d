"""A disk that refuses, and matches to keep on it."""

from __future__ import annotations

import errno
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import pytest

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Json
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES
from tests.engine.journals import new_match
from tests.engine.records import advance, short_text

FULL = errno.ENOSPC
DENIED = errno.EACCES

JUNK = {
    "empty": b"",
    "blank": b"  \n\n",
    "binary": bytes(range(256)) * 8,
    "zeros": bytes(5000),
    "half a character": b'{"volume": "\xc3"}\n',
    "cut off": b'{"volume": 30, "mut',
    "a list": b"[1, 2]\n",
    "a number": b"7\n",
    "deep": b"[" * 60_000 + b"\n",
    "deep inside": b'{"a":' * 60_000 + b"\n",
    "twice the same key": b'{"volume": 3, "volume": 4}\n',
    "no number": b'{"volume": NaN}\n',
    "a long number": b'{"volume": ' + b"9" * 5000 + b"}\n",
}


@contextmanager
def refusing(call: str, code: int = FULL) -> Iterator[None]:
    """One of the system's calls fails as long as this lasts; a write takes half before."""
    real = getattr(os, call)

    def refuse(*arguments: Any, **options: Any) -> Any:
        if call == "write":
            real(arguments[0], arguments[1][: len(arguments[1]) // 2])
        raise OSError(code, os.strerror(code))

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, call, refuse)
        yield


@contextmanager
def closed(
    path: Path, code: int = DENIED, when: Callable[[int], object] = lambda _: True
) -> Iterator[None]:
    """Nobody can open this file, or anything in this folder: so it is told to a superuser, too."""
    real, real_open = os.open, Path.open

    def inside(found: Any) -> bool:
        found = Path(os.fsdecode(found))
        return found == path or path in found.parents

    def refuse(found: Any, flags: int, *mode: Any, **options: Any) -> int:
        if inside(found) and when(flags):
            raise OSError(code, os.strerror(code))
        return real(found, flags, *mode, **options)

    def refuse_reading(found: Path, *arguments: Any, **options: Any) -> Any:
        if inside(found) and when(os.O_RDONLY):
            raise OSError(code, os.strerror(code))
        return real_open(found, *arguments, **options)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(os, "open", refuse)
        patch.setattr(Path, "open", refuse_reading)
        yield


@contextmanager
def read_only(path: Path) -> Iterator[None]:
    """Nothing in this folder can be made, changed, renamed or removed."""

    def refuse(*arguments: Any, **options: Any) -> Any:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    with (
        closed(path, errno.EROFS, when=lambda flags: flags & os.O_CREAT),
        pytest.MonkeyPatch.context() as patch,
    ):
        for call in ("rename", "replace", "unlink"):
            patch.setattr(os, call, refuse)
        yield


def tree(folder: Path) -> dict[str, bytes]:
    """Everything in a folder."""
    return {
        str(path.relative_to(folder)): path.read_bytes()
        for path in folder.rglob("*")
        if path.is_file()
    }


def sentence(said: object) -> str:
    text = str(said)
    assert text.isprintable(), text
    assert text.endswith("."), text
    assert 20 < len(text) < 500, text
    assert "None" not in text
    return text


def played(changes: int, seed: int = 1) -> Match:
    """A long match after so many changes."""
    match = new_match(seed, target=1000)
    go_on(match, changes)
    return match


def go_on(match: Match, changes: int) -> None:
    chance = Chance(5)
    for _ in range(changes):
        advance(match, chance)


def short_match() -> Match:
    """Finished after one round."""
    return record.read(short_text(), GAMES)


def nearly_finished() -> tuple[Match, Json]:
    """A match before its last action, and that action."""
    whole = short_match()
    match = Match(whole.game, whole.players, whole.options, whole.seed)
    match.begin_round(whole.rounds[0].deal)
    *moves, last = whole.rounds[0].moves
    for move in moves:
        match.submit(move.seat, move.action)
    return match, last.data


def finish_match(match: Match, last: Json) -> None:
    record.submit(match, last, "the end")
    assert match.result is not None
