"""Draws the pictures of the README: four players in the middle of a match of Quando (table.png), of
Quanto (quanto.png) and of 7 ate 9 (seven_ate_nine.png).

Run:  python resources/readme/make_table.py     (needs no screen)
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count
from pathlib import Path
from typing import Any, cast

from PySide6.QtGui import QImageWriter

from quando_desktop import resources
from quando_desktop.bots.bot import Bot
from quando_desktop.bots.driver import step
from quando_desktop.bots.live_driver import LiveDriver
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import AnyGame, Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES, PLUGS, live_table, make_bot, make_mind
from quando_desktop.games.plug import LiveTableKit, TurnTableKit
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quanto.rules.cards import is_rainbow
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.seven_ate_nine.rules.cards import value_of
from quando_desktop.games.seven_ate_nine.rules.events import Played
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import Cap, SevenScenery
from quando_desktop.settings.keysets import DEFAULTS
from quando_desktop.settings.settings import Language
from quando_desktop.shell.selftest.still import render
from quando_desktop.shell.start.language import Languages
from quando_desktop.shell.start.platform import application, use_any_screen
from quando_desktop.table.paint.keycaps import cap
from quando_desktop.table.paint.style import Style

FOLDER = Path(__file__).resolve().parent
SIZE = (1440, 900)
ROUND = 3
PLAYERS = (
    Player("Maria"),
    *(Player(key.capitalize(), Kind.COMPUTER, "fair", key) for key in ("bruno", "vesna", "olive")),
)
AT_ONCE = (*map(Player, ("Maria", "Tom", "Lena")), Player("Pip", Kind.COMPUTER, "fair", "pip"))
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
    save(name, PLUGS[game].table(), view, facts)


def save(
    name: str, table: TurnTableKit | LiveTableKit, view: Observation[Any], facts: MatchFacts
) -> None:
    image = render(Style(resources.folder()), table, view, facts, SIZE, dark=False)
    writer = QImageWriter(str(FOLDER / name), b"PNG")
    writer.setCompression(100)
    writer.write(image)


def draw_seven() -> None:
    """Three people, each with four keys, and a computer player."""
    scenery = next(
        scenery
        for seed in count()
        for scenery in sceneries_of_seven(seed)
        if is_good_in_seven(scenery)
    )
    table = live_table("seven_ate_nine")._replace(still=lambda frame, *_: picture(frame, scenery))
    save("seven_ate_nine.png", table, scenery.view, scenery.facts)


def sceneries_of_seven(seed: int) -> Iterator[SevenScenery]:
    """What lies there whenever somebody has played a card."""
    match = Match(GAMES["seven_ate_nine"], AT_ONCE, {"games": 8}, seed)
    minds = {
        seat: make_mind(match.game.id, "fair", None, seat, Chance(seed).stream("bot", seat))
        for seat in range(match.seats)
    }
    driver = LiveDriver(match, minds, Chance(seed).stream("lots"))
    for _ in range(ROUND - 1):
        match.begin_round()
        driver.play_round()
    match.begin_round()
    driver.begin(0)
    while (at := driver.next_at()) is not None:
        taken = driver.take(at)
        assert taken is not None
        for event in match.arrive(*taken, at):
            if isinstance(event, Played):
                yield scenery_for_three(match, event)
        driver.noticed(at)


def scenery_for_three(match: Match, played: Played) -> SevenScenery:
    """Somebody calls the value of their card, and the others aim at something."""
    views = {seat: cast(SevenView, match.observe(seat)) for seat in range(3)}
    sets = dict(zip(views, DEFAULTS[3], strict=True))
    aims = {
        seat: max(view.hand, key=lambda held: view.fits(held.card)).held
        for seat, view in views.items()
        if view.hand
    }
    return SevenScenery(
        views=views,
        people=tuple(views),
        facts=MatchFacts.of(match),
        phase=LivePhase.LIVE,
        keysets={seat: (cap(a), cap(b), cap(c), cap(d)) for seat, (a, b, c, d) in sets.items()},
        aims=aims,
        pressed=frozenset({(played.seat, Cap.PLAY)}),
        calls={played.seat: value_of(played.card)},
    )


def is_good_in_seven(scenery: SevenScenery) -> bool:
    """A 9 lies there, called by one of three people who all have something left to choose from."""
    sizes, (caller,) = scenery.view.hand_sizes, scenery.calls
    return caller in scenery.views and scenery.calls[caller] == 9 and min(sizes) >= 3


def main() -> None:
    use_any_screen()
    Languages(application(), resources.folder()).use(Language.ENGLISH)
    draw("table.png", "quando", PlainBot(), is_good_in_quando)
    draw("quanto.png", "quanto", make_bot("quanto", "good"), is_good_in_quanto)
    draw_seven()


if __name__ == "__main__":
    main()
