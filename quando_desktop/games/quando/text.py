"""Every word that a Quando table shows. Plain functions, so that a translation has one place."""

from __future__ import annotations

from collections.abc import Sequence

DRAW = "Draw"
DISCARD = "Discard"
KNOCKED = "Knocked"
KNOCK_OPEN = "Knock is open"
FRONTS, TOTAL, POINTS = "Fronts", "Total", "Points"
LOWEST, KNOCKER, WINNER = "lowest", "knocked", "winner"
LEGEND = "Pale: earlier rounds.  Full: this round."

_COUNTS = ("no", "one", "two", "three", "four", "five", "six")
_NUMBERS = (
    "zeros",
    "ones",
    "twos",
    "threes",
    "fours",
    "fives",
    "sixes",
    "sevens",
    "eights",
    "nines",
    "tens",
)


def round_line(number: int, target: int) -> str:
    return f"Round {number}, to {target}"


def pile(name: str, count: int) -> str:
    return f"{name}  {count}"


def cards(count: int) -> str:
    return "1 card" if count == 1 else f"{count} cards"


def knock_closed(plays: int) -> tuple[str, str]:
    """On two lines."""
    count = _COUNTS[plays] if plays < len(_COUNTS) else str(plays)
    return "Knock opens after", f"{count} play{'' if plays == 1 else 's'} each"


def last_round(turns: int, *, is_own: bool) -> str:
    if turns == 1:
        return f"Last round: this is {'your' if is_own else 'the'} last turn"
    return f"Last round: {turns} turns left"


def triplet(number: int) -> str:
    return f"Triplet of {_NUMBERS[number]}"


# ----------------------------------------------------------------- score sheet


def round_title(number: int) -> str:
    return f"Round {number}"


def match_title(winners: Sequence[str]) -> str:
    return f"{_names(winners)} {'wins' if len(winners) == 1 else 'win'} the match"


def race(target: int) -> str:
    return f"Race to {target}, fewest wins"


def only_zeros(name: str) -> str:
    return f"{name} holds nothing but zeros."


def knock_won(name: str, total: int) -> str:
    return f"{name} knocked with {total} and is lowest alone."


def knock_shared(name: str, total: int, others: Sequence[str]) -> str:
    verb = "has" if len(others) == 1 else "have"
    return (
        f"{name} knocked with {total}, but {_names(others)} {verb} {total} as well. "
        "A knock must be lowest alone."
    )


def knock_beaten(name: str, total: int, others: Sequence[str], lowest: int) -> str:
    verb = "has" if len(others) == 1 else "have"
    return f"{name} knocked with {total}, but {_names(others)} {verb} only {lowest}."


def penalty(total: int, extra: int) -> str:
    return f"{total} + {extra}"


def _names(names: Sequence[str]) -> str:
    *first, last = names
    return f"{', '.join(first)} and {last}" if first else last
