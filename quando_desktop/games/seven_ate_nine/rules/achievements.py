"""Achievements that can be beaten: the fastest game, and the most cards in a row (S9)."""

from __future__ import annotations

from collections.abc import Sequence

from quando_desktop.engine.contract import Achievement, Json

FASTEST, RUN = "fastest", "run"
LAYS = ("play", "finish")


def of_rounds(rounds: Sequence[Json], *, by_turns: bool) -> tuple[Achievement, ...]:
    """The best of each seat in all games of a match. By turns there is no time, and nobody lays two
    cards in a row by being quick."""
    if by_turns:
        return ()
    fastest: dict[int, int] = {}
    longest: dict[int, int] = {}
    for played in rounds:
        _look_through(played, fastest, longest)
    found = [Achievement(seat, FASTEST, at, True) for seat, at in fastest.items()]
    return (*found, *(Achievement(seat, RUN, count) for seat, count in longest.items()))


def _look_through(played: Json, fastest: dict[int, int], longest: dict[int, int]) -> None:
    last, count = -1, 0
    actions = played.get("actions")
    for action in actions if isinstance(actions, list) else ():
        match action:
            case {"at": int(at), "player": int(seat), "do": str(do)} if do in LAYS:
                last, count = seat, count + 1 if seat == last else 1
                longest[seat] = max(longest.get(seat, 0), count)
                if do == "finish":
                    fastest[seat] = min(fastest.get(seat, at), at)
