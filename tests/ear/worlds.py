"""Matches that look alike to one seat and differ in what is hidden from it, as records to open."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

from quando_desktop.engine import record
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quanto.rules.cards import QuantoDeal
from quando_desktop.games.seven_ate_nine.rules.deal import OPENING, SevenDeal
from tests.games.quando.rounds import table as position
from tests.games.quando.table.seat import act

DEALER = 2
"""The last of three, so that whoever listens begins."""
QUANDO = (
    (
        "5/0 3/1 8/2 10/9",
        "4/10 6/1 9/2 2/0",
        "6/5 1/0 9/7 2/10",
        "3/2 7/6 5/1 2/1 8/3",
    ),
    (
        "5/3 3/0 8/1 10/7",
        "6/10 4/1 9/2 7/0",
        "4/5 6/0 9/7 1/10",
        "3/6 7/8 5/1 2/4 8/0",
    ),
)
"""Three hands and the draw pile, which look alike to the first seat: it sees its fronts, the backs
of the others and the top of the pile. What is played and shown is the same in both."""


def players() -> list[Player]:
    others = [Player(name.title(), Kind.COMPUTER, "easy", name) for name in ("olive", "bruno")]
    return [Player("You"), *others]


def quando(world: int) -> Match:
    """After a round of turns in which the others drew by either side."""
    *hands, draw = QUANDO[world]
    state = position(*hands, draw=draw)
    sides = [*zip(state.front, state.back, strict=True)]
    dealt = tuple(tuple(sides[card] for card in state.cards(seat)) for seat in range(3))
    pile = tuple(sides[card] for card in reversed(state.draw))
    match = Match(GAMES["quando"], players(), {"hand_size": 4}, None)
    match.begin_round(QuandoDeal(state.dealer, dealt, pile))
    own = next(card for card in hands[0].split() if card.startswith("5/"))
    for seat, card, side in ((0, own, Draw.SHOWN), (1, "9/2", Draw.HIDDEN), (2, "9/7", Draw.SHOWN)):
        act(match, seat, card)
        act(match, seat, side)
    return match


def quanto(world: int) -> Match:
    """Just dealt: the other hands and the draw pile are mixed anew."""
    match = Match(GAMES["quanto"], players(), None, 3, DEALER)
    match.begin_round()
    dealt = match.rounds[0].deal
    assert isinstance(dealt, QuantoDeal)
    hidden = [*dealt.hands[1], *dealt.hands[2], *dealt.draw]
    mixed = Chance(world).shuffled(hidden)
    size = len(dealt.hands[1])
    hands = dealt.hands[0], tuple(mixed[:size]), tuple(mixed[size : 2 * size])
    again = Match(GAMES["quanto"], players(), None, None)
    again.begin_round(replace(dealt, hands=hands, draw=tuple(mixed[2 * size :])))
    return again


def seven_ate_nine(world: int) -> Match:
    """Just dealt: all is mixed anew but the opening hand and the card on the table."""
    match = Match(GAMES["seven_ate_nine"], players(), None, 3)
    match.begin_round()
    dealt = match.rounds[0].deal
    assert isinstance(dealt, SevenDeal)
    own, *others = dealt.stacks
    hidden = [*own[OPENING:], *(card for stack in others for card in stack)]
    mixed = Chance(world).shuffled(hidden)
    size = len(own)
    first = (*own[:OPENING], *mixed[: size - OPENING])
    rest = mixed[size - OPENING :]
    stacks = first, tuple(rest[:size]), tuple(rest[size:])
    again = Match(GAMES["seven_ate_nine"], players(), None, None)
    again.begin_round(replace(dealt, stacks=stacks))
    return again


MAKERS = {"quando": quando, "quanto": quanto, "seven_ate_nine": seven_ate_nine}


def written(game: str, world: int, folder: Path) -> Path:
    """The record of a match in this world."""
    path = folder / f"{game}-{world}.quando"
    path.write_text(record.write(MAKERS[game](world)), encoding="utf-8")
    return path
