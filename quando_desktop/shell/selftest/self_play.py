"""A match that computer players play by themselves, one action at a time."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.bots.driver import step
from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import make_bot, make_mind
from quando_desktop.table.paint.palette import Palette

PLAYERS = 4
LEVEL = "good"
"""The strongest of the quick levels: the players think in this process."""
CAST = ("olive", "bruno", "vesna", "mira", "nils", "pip")
"""The players, in this order."""


class SelfPlay:
    """Deals and plays until the match has a result; a live match takes no time."""

    def __init__(
        self,
        game: AnyGame,
        palette: Palette,
        seed: int | None = None,
        seats: int = PLAYERS,
        options: Options | None = None,
    ) -> None:
        seed = fresh_seed() if seed is None else seed
        seats = min(max(seats, game.seats[0]), game.seats[-1])
        cast = CAST[:seats]
        players = [Player(palette.characters[key].name, Kind.COMPUTER, LEVEL, key) for key in cast]
        self.match = Match(game, players, options, seed)
        self._live = _Live(self.match, cast, seed) if game.live else None
        self._act = self._live.act if self._live is not None else _in_turns(self.match, cast, seed)
        self._deal()

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    def step(self) -> None:
        """Does the next action, or deals after a round; nothing once the match is over."""
        if self.match.in_round:
            self._act()
        elif self.match.result is None:
            self._deal()

    def _deal(self) -> None:
        self.match.begin_round()
        if self._live is not None:
            self._live.begin()


def _in_turns(match: Match, cast: Sequence[str], seed: int) -> Callable[[], object]:
    bots = [make_bot(match.game.id, LEVEL, key) for key in cast]
    chances = [Chance(seed).stream("bot", seat) for seat in range(match.seats)]
    return lambda: step(match, bots, chances)


class _Live:
    """Plays a live match by jumping from one event to the next."""

    def __init__(self, match: Match, cast: Sequence[str], seed: int) -> None:
        chance, game = Chance(seed), match.game.id
        minds = {seat: make_mind(game, LEVEL, key, seat, chance) for seat, key in enumerate(cast)}
        self._driver = LiveDriver(match, minds, chance.stream("lots"))
        self._at = 0

    def begin(self) -> None:
        self._at = 0
        self._driver.begin(0)

    def act(self) -> None:
        self._at = self._driver.step(self._at)
