"""Records that were tampered with, of any game, and what a referee says of them."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any

from hypothesis import strategies as st

from quando_desktop.engine.contract import Json
from tests.engine.records import Place, changed, cut, found, places, replaced, verdict, without
from tests.referee.judging import Foul

STEPS = (-700, -2, -1, 1, 2, 700)


def foul_of(judge: Callable[[Any], None], data: Any) -> str | None:
    """What the referee finds wrong, or None."""
    try:
        judge(data)
    except Foul as wrong:
        return str(wrong)
    return None


def judged_places(data: Json) -> list[Place]:
    """Where something stands that the rules have to judge."""
    return [path for path in places(data) if path and path[0] in {"rounds", "result", "options"}]


def neighbours(
    data: Json, path: Place, words: Sequence[str], cards: Sequence[str]
) -> Iterator[Json]:
    """Records that differ a little in one place, types all right."""
    value = found(data, path)
    yield without(data, path)
    if isinstance(path[-1], int):
        yield changed(data, path, lambda holder, at: holder.insert(at, holder[at]))
        if path[-1]:
            yield changed(data, path, _swap)
    if isinstance(value, bool):
        yield replaced(data, path, not value)
    elif isinstance(value, int):
        yield from (replaced(data, path, value + step) for step in STEPS)
    elif value in words:
        yield from (replaced(data, path, word) for word in words if word != value)
    elif isinstance(value, str):
        yield from (replaced(data, path, card) for card in cards)


def _swap(holder: list[Any], at: int) -> None:
    holder[at - 1], holder[at] = holder[at], holder[at - 1]


def agreed(mutants: Iterable[Json], foul: Callable[[Any], str | None]) -> tuple[int, int]:
    """How many of these the reader accepts and refuses: the same ones as the referee."""
    accepted = refused = 0
    for mutant in mutants:
        said, fouled = verdict(json.dumps(mutant)), foul(mutant)
        assert (said is None) == (fouled is None), (said, fouled)
        accepted += said is None
        refused += said is not None
    return accepted, refused


def json_values(leaves: Sequence[str], keys: Sequence[str]) -> st.SearchStrategy[Any]:
    """Anything that JSON can say, preferably with these texts and keys."""
    return st.recursive(
        st.none()
        | st.booleans()
        | st.integers()
        | st.floats(allow_nan=False)
        | st.text(max_size=5)
        | st.sampled_from(leaves),
        lambda inner: (
            st.lists(inner, max_size=3) | st.dictionaries(st.sampled_from(keys), inner, max_size=4)
        ),
        max_leaves=6,
    )


def drawn(data: st.DataObject, specimens: Sequence[str], actions: int) -> Json:
    """One of the specimens, whole or as it was after so many actions at most."""
    whole: Json = json.loads(data.draw(st.sampled_from(specimens)))
    return cut(whole, 0, data.draw(st.integers(0, actions))) if data.draw(st.booleans()) else whole


def tampered(data: st.DataObject, mutant: Json, values: st.SearchStrategy[Any]) -> Json:
    """Up to three random values in random places, or none there any more."""
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([path for path in places(mutant) if path]))
        if data.draw(st.booleans()):
            mutant = replaced(mutant, path, data.draw(values))
        else:
            mutant = without(mutant, path)
    return mutant
