"""A computer player that keeps pace with people: after each match it becomes a little stronger or
weaker, so that somebody wins about half of their matches.

It goes up by a step when the person has won and down by the same step when they have not. Where
such a walk settles, there are as many steps up as down.
"""

from __future__ import annotations

from quando_desktop.engine.match import Match
from quando_desktop.engine.players import STRONGEST

FIRST_STEPS = (60, 40, 30)
"""The first steps are long: nobody is known before the first match."""
STEP = 20


def moved(strength: int, matches: int, won: float) -> int:
    """The strength after one more match than so many, which was won (1), lost (0) or shared."""
    step = FIRST_STEPS[matches] if matches < len(FIRST_STEPS) else STEP
    return min(max(strength + round((2 * won - 1) * step), 0), STRONGEST)


def success(match: Match, seat: int) -> float | None:
    """The success of a seat in a match that is over, as one that keeps pace with it understands it;
    None where no opponent does. Partners rise and fall with the others' side."""
    assert match.result is not None
    winners = match.result.winners
    sides = match.game.sides(match.seats, match.options)
    side = next((each for each in sides if seat in each), (seat,))
    if not any(
        player.strength is not None and other not in side
        for other, player in enumerate(match.players)
    ):
        return None
    if seat not in winners:
        return 0.0
    return 1.0 if all(winner in side for winner in winners) else 0.5
