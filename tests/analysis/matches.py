"""Small matches to look back at, and others that look the same to a seat."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from typing import Any

from quando_desktop.analysis.analysis import Analysis, analyse
from quando_desktop.bots.question import chance_for
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Options, Refusal
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, PLUGS, make_bot
from quando_desktop.games.quando.rules.cards import pair
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quanto.bots import analyst
from quando_desktop.games.quanto.rules.cards import QuantoDeal
from quando_desktop.simulate import Contest

SMALL: dict[str, tuple[Sequence[str], Options, int]] = {
    "quando": (("easy", "fair", "good"), {"target": 14, "hand_size": 4}, 41),
    "quanto": (("easy", "good"), {}, 1),
}
SEAT = 0


@cache
def small(game: str) -> Match:
    """A short match of computer players."""
    levels, options, seed = SMALL[game]
    rules = GAMES[game]
    checked = rules.check_options(len(levels), options)
    bots = [make_bot(game, level) for level in levels]
    return next(iter(Contest(rules, levels, bots, checked, 1, seed).play()))


def looked_back(match: Match) -> Analysis:
    analyst = PLUGS[match.game.id].analyst()
    assert analyst is not None
    return analyse(match, SEAT, analyst)


def known(game: str) -> Analysis:
    """What comes of a small match, by analysts who think as much as they do now."""
    return _known(game, analyst.BLOCKS)


@cache
def _known(game: str, _thought: int) -> Analysis:
    return looked_back(small(game))


# ------------------------------------------------------------------ what a seat sees


def views(match: Match) -> list[str]:
    """Everything that the seat has seen, one observation after the other."""
    found = []
    for number, log in enumerate(match.rounds):
        state = match.dealt(number)
        found.append(chance_for(state.observe(SEAT)))
        for move in log.moves:
            state.apply(move.seat, move.action)
            found.append(chance_for(state.observe(SEAT)))
    return found


def again(match: Match, deals: Sequence[Any]) -> Match:
    """The same actions from other deals."""
    twin = Match(match.game, match.players, match.options)
    for deal, log in zip(deals, match.rounds, strict=True):
        twin.begin_round(deal)
        for move in log.moves:
            twin.submit(move.seat, move.action)
    return twin


def twin(match: Match) -> Match:
    """Another match that the seat cannot tell from this one."""
    other = _quando_twin(match) if match.game.id == "quando" else _quanto_twin(match)
    assert views(other) == views(match)
    assert [log.data for log in other.rounds] != [log.data for log in match.rounds]
    return other


def _quando_twin(match: Match) -> Match:
    return again(match, [_other_quando(match, number) for number in range(len(match.rounds))])


def _other_quando(match: Match, number: int) -> QuandoDeal:
    """What lies deep in the draw pile at the end, nobody has ever seen; nor the seat the backs of
    some of its cards, which change places with what lies there."""
    log = match.rounds[number]
    state = match.dealt(number)
    for move in log.moves:
        state.apply(move.seat, move.action)
    deal = log.deal
    assert isinstance(deal, QuandoDeal)
    assert isinstance(state, QuandoRound)
    assert state.memory is not None
    if state.pile_turned:
        return deal
    sides = [card for hand in (*deal.hands, deal.draw) for card in hand]
    deep = state.draw[:-1]
    chance = Chance("twin").stream(number)
    for card, moved in zip(deep, chance.shuffled([sides[card] for card in deep]), strict=True):
        sides[card] = moved if chance.coin() else (moved[1], moved[0])
    laid = [card for card in state.discard if not state.memory.knows(SEAT, card)]
    for card in laid:
        front, back = sides[card]
        same = [other for other in deep if front in sides[other]]
        if same and (state.front[card], state.back[card]) == (front, back):
            behind = sides[same[0]][0] if sides[same[0]][1] == front else sides[same[0]][1]
            sides[card], sides[same[0]] = (front, behind), (front, back)
    assert len({pair(each) for each in sides}) == len(sides)
    hands, rest = [], iter(sides)
    for hand in deal.hands:
        hands.append(tuple(next(rest) for _ in hand))
    return QuandoDeal(deal.dealer, tuple(hands), tuple(rest))


def _quanto_twin(match: Match) -> Match:
    """A card that another player holds is one that they drew later, and the other way round."""
    deal = match.rounds[0].deal
    assert isinstance(deal, QuantoDeal)
    seen = views(match)
    for place in range(len(deal.hands[1])):
        for drawn in range(len(deal.draw)):
            hand, draw = list(deal.hands[1]), list(deal.draw)
            if hand[place] == draw[drawn]:
                continue
            hand[place], draw[drawn] = draw[drawn], hand[place]
            other = replace(deal, hands=(deal.hands[0], tuple(hand)), draw=tuple(draw))
            try:
                found = again(match, [other])
            except Refusal:
                continue
            if views(found) == seen:
                return found
    raise AssertionError("there is no such match")
