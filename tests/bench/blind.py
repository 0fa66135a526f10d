"""Blind presses in 7 ate 9: how often somebody wins who presses at random, at any rate, without a
look at the pile. Less than one game in twenty against *fair* is wanted (S18)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from math import sqrt

from quando_desktop.bots.live_mind import PlannedAction, SingleMind
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.contract import Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.simulate import MakeMind, round_player
from tests.bench.named import mind_of
from tests.bench.report import Row, Table

GAME = GAMES["seven_ate_nine"]
RATES = (0.5, 1, 2, 4, 10, 50)
"""Presses in a second."""
WAYS = ("random", "walking", "hammering")
GAMES_EACH = 400
"""So many that what is below 3 % is clear of the 5 % that are wanted, by two standard errors."""
WANTED = 0.05
RULEBOOK = {"hold": False}


class Presser(SingleMind[SevenView]):
    """Presses at an even rate and looks at nothing: any card or the stack, or through the hand card
    by card, and one from the stack whenever it has come to the end. Both wait while a wrong card
    holds them; whoever hammers goes on with any card or the stack, and draws meanwhile."""

    def __init__(self, rate: float, way: str, chance: Chance) -> None:
        super().__init__()
        self._every, self._way, self._chance = round(1000 / rate), way, chance
        self._last = 0
        self._place = -1

    def startle(self, at: int) -> None:
        super().startle(at)
        self._last, self._place = at, -1

    def act(self) -> None:
        super().act()
        self._last += self._every

    def see(self, observation: SevenView, at: int) -> None:
        if self._intent is None and (observation.hand or observation.may_draw):
            due = max(self._last + self._every, at)
            free = observation.locked_until[observation.seat]
            if self._way != "hammering":
                due = max(due, free)
            press = self._press(observation)
            # Cards that are refused while a wrong one holds it change nothing: none is played.
            while isinstance(press, Play) and due < free:
                due, press = due + self._every, self._press(observation)
            self._last = due - self._every
            self._intent = PlannedAction(due, press)

    def _press(self, view: SevenView) -> Play | Draw:
        choices = len(view.hand) + view.may_draw
        walks = self._way == "walking"
        self._place = self._place + 1 if walks else self._chance.below(choices)
        if self._place < len(view.hand):
            held, card = view.hand[self._place]
            return Play(card, held)
        self._place = -1
        return Draw() if view.may_draw else Play(view.hand[0].card, view.hand[0].held)


def bench() -> Iterator[Table]:
    for level in ("fair", "easy"):
        for seats in (2, 4):
            yield blind(level, seats, {})
    yield blind("fair", 2, RULEBOOK)


def blind(level: str, seats: int, options: Options) -> Table:
    rule = "by the rulebook" if options else "as usual"
    table = Table(f"blind presses against {level}, {seats} players, {rule}", head="share won")
    for way in WAYS:
        for rate in RATES:
            won, error = share(rate, way, level, seats, options, GAMES_EACH)
            table.rows.append(Row(f"{way}, {rate} a second", f"{won:.1%} +- {error:.1%}"))
    table.notes.append(f"{GAMES_EACH} games each; less than {WANTED:.0%} against fair is wanted.")
    return table


def share(
    rate: float, way: str, level: str, seats: int, options: Options, games: int
) -> tuple[float, float]:
    """The share of games that the blind one wins, and its standard error."""
    won = sum(_is_won(number, rate, way, level, seats, options) for number in range(games))
    part = won / games
    # Not even none of a hundred is certain: one more is reckoned with.
    bound = (won + 1) / (games + 1)
    return part, sqrt(bound * (1 - bound) / games)


def _is_won(number: int, rate: float, way: str, level: str, seats: int, options: Options) -> bool:
    """Whether the blind one wins this game; where it sits goes round."""
    seed = Chance("blind").stream(number).below(SEED_LIMIT)
    place = number % seats
    players = [Player(f"{seat}", Kind.COMPUTER) for seat in range(seats)]
    match = Match(GAME, players, options, seed=seed)
    minds: list[MakeMind] = [_seeing(level)] * seats
    minds[place] = lambda _, chance: Presser(rate, way, chance)
    play = round_player(match, seed, (), minds)
    match.begin_round()
    play()
    assert match.result is not None
    return place in match.result.winners


def _seeing(level: str) -> MakeMind:
    return partial(mind_of, level, GAME)
