"""A match that computer players play by themselves, one action at a time."""

from __future__ import annotations

from quando_desktop.bots.driver import step
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import AnyGame, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import make_bot
from quando_desktop.table.palette import Palette

PLAYERS = 4
LEVEL = "good"
"""Nobody waits for these, and they think in place: so the strongest of the quick ones."""
CAST = ("olive", "bruno", "vesna", "mira", "nils", "pip")
"""Who sits down, in this order."""


class SelfPlay:
    """Deals and plays until the match has a result."""

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
        self._bots = [make_bot(game.id, LEVEL, key) for key in CAST[:seats]]
        players = [
            Player(palette.characters[key].name, Kind.COMPUTER, LEVEL, key) for key in CAST[:seats]
        ]
        self.match = Match(game, players, options, seed)
        self._chances = [Chance(seed).stream("bot", seat) for seat in range(seats)]
        self.match.begin_round()

    @property
    def is_over(self) -> bool:
        return self.match.result is not None

    def step(self) -> None:
        """The next action, or the next deal after a round; nothing once the match is over."""
        match = self.match
        if match.in_round:
            step(match, self._bots, self._chances)
        elif match.result is None:
            match.begin_round()
