"""Draws the pictures of the README: four players in the middle of a match of Quando (table.png) and
of Quanto (quanto.png).

Run:  python resources/readme/make_table.py     (needs no screen)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any

from PySide6.QtGui import QImageWriter

from quando_desktop import resources
from quando_desktop.bots.bot import Bot
from quando_desktop.bots.driver import step
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.disk.settings import Language
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games import GAMES, make_bot
from quando_desktop.games.quando.actions import Phase
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.games.quanto.cards import is_rainbow
from quando_desktop.games.quanto.view import QuantoView
from quando_desktop.shell.language import Languages
from quando_desktop.shell.platform import application, use_any_screen
from quando_desktop.shell.tables import TABLES, render
from quando_desktop.table.style import Style

FOLDER = Path(__file__).resolve().parent
SIZE = (1440, 900)
ROUND = 3
PLAYERS = (
    Player("Maria"),
    *(Player(key.capitalize(), Kind.COMPUTER, "fair", key) for key in ("bruno", "vesna", "olive")),
)
Moment = tuple[Observation[Any], MatchFacts]


def is_good_in_quando(view: Observation[Any], facts: MatchFacts) -> bool:
    """Maria's turn in a later round, and her hand shows many colours."""
    assert isinstance(view, QuandoView)
    fronts = {own.front for own in view.hand}
    return (
        facts.round_number == ROUND
        and view.phase is Phase.PLAY
        and view.actor == view.seat
        and view.knocker is None
        and len(view.discard) >= 8
        and len(fronts) == len(view.hand) == 6
    )


def is_good_in_quanto(view: Observation[Any], _: MatchFacts) -> bool:
    """Maria's turn, a rainbow in the display, and three have built something."""
    assert isinstance(view, QuantoView)
    kinds = {held.kind for held in view.hand}
    return (
        view.active == view.seat
        and view.opens_turn()
        and any(is_rainbow(held.kind) for held in view.display)
        and sum(quanto is not None for quanto in view.quantos) >= 3
        and view.quantos[view.seat] is not None
        and len(kinds) == 4
    )


def moments(game: AnyGame, bot: Bot[Any], seed: int) -> Iterator[Moment]:
    """What Maria sees, from action to action."""
    match, chance = Match(game, PLAYERS, seed=seed), Chance(seed)
    while match.result is None:
        match.begin_round()
        while match.in_round:
            yield match.observe(0), MatchFacts.of(match)
            step(match, [bot] * match.seats, [chance] * match.seats)


def draw(
    name: str, game: str, bot: Bot[Any], is_good: Callable[[Observation[Any], MatchFacts], bool]
) -> None:
    """The first good moment, seed after seed."""
    played = (moment for seed in count() for moment in moments(GAMES[game], bot, seed))
    view, facts = next(moment for moment in played if is_good(*moment))
    style = Style(resources.folder())
    image = render(style, TABLES[game].table(), view, facts, SIZE, dark=False)
    writer = QImageWriter(str(FOLDER / name), b"PNG")
    writer.setCompression(100)
    writer.write(image)


def main() -> None:
    use_any_screen()
    Languages(application(), resources.folder()).use(Language.ENGLISH)
    draw("table.png", "quando", PlainBot(), is_good_in_quando)
    draw("quanto.png", "quanto", make_bot("quanto", "good"), is_good_in_quanto)


if __name__ == "__main__":
    main()
