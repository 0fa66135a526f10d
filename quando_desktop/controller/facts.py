"""Facts of a match beside its round: who plays, how it stands, and whether it is saved."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.dataclass import dataclass, field, replace
from quando_desktop.engine.contract import Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.engine.ranking import behind


@dataclass(frozen=True, slots=True)
class MatchFacts:
    """Facts that everybody at the table may know. A table is drawn from these and one seat's
    observation alone."""

    players: tuple[Player, ...]
    points: tuple[tuple[int, ...], ...]
    """For each finished round the points it gave each seat."""
    winners: tuple[int, ...]
    """Empty while the match goes on."""
    round_number: int
    """Of the last round dealt, from 1."""
    options: Options = field(default_factory=dict, hash=False)
    """The house rules."""
    behind: tuple[int, ...] = ()
    """For each seat the points by which its side is behind the leading one: 0 for those who lead.
    Empty before there is anything to lead by, and where all are level."""

    @classmethod
    def of(cls, match: Match) -> MatchFacts:
        return cls(
            players=match.players,
            points=tuple(log.outcome.points for log in match.rounds if log.outcome is not None),
            winners=() if match.result is None else match.result.winners,
            round_number=len(match.rounds),
            options=match.options,
            behind=_behind(match),
        )

    def by(self, scores: Sequence[int]) -> MatchFacts:
        """The same with the lead that these scores give, where the fewest points win and everybody
        plays alone: a table tells nobody too early who has won."""
        alone = [(seat,) for seat in range(len(scores))]
        return replace(self, behind=behind(scores, alone, fewest_win=True))

    @property
    def you(self) -> int | None:
        """The only person at the table, whom the program calls "you"; everybody else is called by
        their name."""
        people = [seat for seat, each in enumerate(self.players) if each.kind is Kind.HUMAN]
        return people[0] if len(people) == 1 else None

    @property
    def is_shared(self) -> bool:
        """Whether several people play at this computer, and hear what it says to one of them."""
        return sum(each.kind is Kind.HUMAN for each in self.players) > 1

    def leads(self, seat: int) -> bool:
        """Whether this seat, or its side, leads; nobody does where all are level."""
        return bool(self.behind) and not self.behind[seat]

    @property
    def scores(self) -> tuple[int, ...]:
        return tuple(sum(given[seat] for given in self.points) for seat in range(len(self.players)))


def _behind(match: Match) -> tuple[int, ...]:
    """How far each seat is behind, by what everybody knows: by the rounds that are over or, where
    there is only one, by what it has given so far."""
    game = match.game
    if match.result is not None:
        return ()
    scores = match.standing if game.one_round else match.scores
    sides = game.sides(match.seats, match.options)
    return behind(scores, sides, fewest_win=game.fewest_win)


def people_of(match: Match) -> tuple[int, ...]:
    """The seats of the people."""
    return tuple(seat for seat, player in enumerate(match.players) if player.kind is Kind.HUMAN)


class Saving:
    """Watches whether everything that has happened is on the disk, and tells when that changes."""

    def __init__(self, match: Match, changed: Callable[[OSError | None], object]) -> None:
        """`changed` gets None when all is saved, or the reason why it is not. Without a journal it
        is never called."""
        self._match, self._changed = match, changed
        self._problem: OSError | None = None

    def check(self) -> None:
        """Looks at the journal after it has written a change, or has tried to."""
        journal = self._match.journal
        problem = None if journal is None else journal.problem
        if (problem is None) != (self._problem is None):
            self._changed(problem)
        self._problem = problem
