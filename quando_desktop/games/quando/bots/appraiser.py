"""Appraises decisions of Quando: each action is played to the end of the round in many likely
worlds, and the points are told as the chance to win the match."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from quando_desktop.bots.appraisal import Appraisal
from quando_desktop.engine.chance import Chance
from quando_desktop.games.quando.bots.belief import Belief
from quando_desktop.games.quando.bots.heuristic import HeuristicBot
from quando_desktop.games.quando.bots.likeness import Likeness
from quando_desktop.games.quando.bots.playout import Playout
from quando_desktop.games.quando.bots.policy import KNOCK, PASS, STRAIGHT
from quando_desktop.games.quando.bots.reckoning import Reckoning
from quando_desktop.games.quando.bots.search import EQUAL, Stand, likely_worlds, playout_of
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView

BLOCK = 24
"""Worlds of a block: enough to be worth the settling of the walks that find them."""

Try = Callable[[Playout], None]
"""Does one action in a world, and plays the round to its end."""


class QuandoAppraiser:
    """Appraises for one number of players after the other; what it has learned it keeps."""

    def __init__(self) -> None:
        self._judge = HeuristicBot()
        self._likenesses: dict[int, Likeness] = {}

    def appraise(
        self, view: QuandoView, actions: Sequence[QuandoAction], blocks: int, chance: Chance
    ) -> Appraisal:
        """The worth of legal actions of the seat that has to act, from so many blocks of
        worlds."""
        reckoning = self._judge.reckon(view)
        tries = [trial(reckoning, action) for action in actions]
        found = tuple(self._block(view, tries, chance) for _ in range(blocks))
        return Appraisal(tuple(actions), found)

    def _block(self, view: QuandoView, tries: list[Try], chance: Chance) -> tuple[float, ...]:
        found = [*self.points(view, tries, BLOCK, chance)]
        stand = even_stand(view)
        return tuple(
            sum(stand.chance(points[number], view.seat) for points in found) / BLOCK
            for number in range(len(tries))
        )

    def points(
        self, view: QuandoView, tries: Sequence[Try], worlds: int, chance: Chance
    ) -> Iterator[list[list[int]]]:
        """For each of so many worlds everybody's points after each of the tries."""
        penalty = view.options["knock_penalty"]
        for world, policies in likely_worlds(view, self._likeness(view.seats), worlds, chance):
            start = playout_of(world, policies)
            if not view.pile_turned and len(start.draw) > 2:
                # Below the top card anything may lie anywhere.
                start.draw = [*chance.shuffled(start.draw[:-1]), start.draw[-1]]
            found = []
            for try_out in tries:
                playout = start.copy()
                try_out(playout)
                found.append(playout.points(penalty))
            yield found

    def believe(self, view: QuandoView, worlds: int, chance: Chance) -> Belief:
        """The odds of what may come, going by so many worlds."""
        return Belief(view, self._likeness(view.seats), worlds, chance)

    def _likeness(self, seats: int) -> Likeness:
        found = self._likenesses.get(seats)
        if found is None:
            found = self._likenesses[seats] = Likeness(self._judge.policy(seats))
        return found


def even_stand(view: QuandoView) -> Stand:
    """The standing of the match as it is told to people, without a search's own leaning: an even
    match is even."""
    return Stand(view.scores, view.options["target"], EQUAL)


def trial(reckoning: Reckoning, action: QuandoAction) -> Try:
    """A way to try an action out; the side to draw after a play is taken as the player itself
    would, from what it knows."""
    view = reckoning.view
    seat = view.seat

    def draw(playout: Playout) -> None:
        playout.finish_draw(seat, action is Draw.HIDDEN, view.tripled)
        _go_on(playout)

    match action:
        case Draw():
            return draw
        case Flip(place):

            def flip(playout: Playout) -> None:
                playout.finish_flip(seat, place)
                _go_on(playout)

            return flip
        case Call():
            call = KNOCK if action is Call.KNOCK else PASS
            return lambda playout: playout.run(call)
        case Play(places):
            laid = set_of([view.hand[place].front for place in places])
            hidden = reckoning.draws_hidden(laid)
            return lambda playout: playout.run(laid, hidden)


def _go_on(playout: Playout) -> None:
    if not playout.over:
        playout.run()


def set_of(fronts: Sequence[int]) -> int:
    """A set as one number (see `policy`)."""
    low, high = min(fronts), max(fronts)
    return low * 16 + len(fronts) if low == high else STRAIGHT + low
