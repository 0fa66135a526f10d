"""Draws table.png, the picture of the README: four players in the middle of a match of Quando.

Run:  python resources/readme/make_table.py     (needs no screen)
"""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImageWriter

from quando_desktop import resources
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.disk.settings import Language
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import Kind, Player
from quando_desktop.games.quando.actions import Phase
from quando_desktop.games.quando.bot import PlainBot
from quando_desktop.games.quando.game import Quando
from quando_desktop.games.quando.view import QuandoView
from quando_desktop.shell.language import Languages
from quando_desktop.shell.platform import application, use_any_screen
from quando_desktop.shell.tables import TABLES, render
from quando_desktop.table.style import Style

PICTURE = Path(__file__).resolve().with_name("table.png")
SIZE = (1440, 900)
ROUND = 3
PLAYERS = (
    Player("Maria"),
    *(Player(key.capitalize(), Kind.COMPUTER, "fair", key) for key in ("bruno", "vesna", "olive")),
)


def is_good(view: QuandoView) -> bool:
    """Maria's turn, and her hand shows many colours."""
    fronts = {own.front for own in view.hand}
    return (
        view.phase is Phase.PLAY
        and view.actor == view.seat
        and view.knocker is None
        and len(view.discard) >= 8
        and len(fronts) == len(view.hand) == 6
    )


def find() -> tuple[QuandoView, MatchFacts]:
    """The first good moment, seed after seed."""
    bot, seed = PlainBot(), 0
    while True:
        match, chance = Match(Quando(), PLAYERS, seed=seed), Chance(seed)
        while match.result is None:
            match.begin_round()
            while match.in_round:
                view = match.observe(0)
                assert isinstance(view, QuandoView)
                if len(match.rounds) == ROUND and is_good(view):
                    return view, MatchFacts.of(match)
                seat = match.to_act()[0]
                seen = match.observe(seat)
                assert isinstance(seen, QuandoView)
                match.submit(seat, bot.choose(seen, chance))
        seed += 1


def main() -> None:
    use_any_screen()
    Languages(application(), resources.folder()).use(Language.ENGLISH)
    view, facts = find()
    style = Style(resources.folder())
    image = render(style, TABLES[Quando.id], view, facts, SIZE, dark=False)
    writer = QImageWriter(str(PICTURE), b"PNG")
    writer.setCompression(100)
    writer.write(image)


if __name__ == "__main__":
    main()
