"""An independent referee for Quanto.

It replays a match record with plain lists of card texts and judges it by the numbered rules N1 to
N25 alone. It shares no code with the game, so that the two can disagree. It is meant to be read
next to the rules and is naive on purpose.

Not judged, because a record does not show it: how fairly the cards were shuffled, and what each
player was allowed to see (N26).

Actions are counted from 0 in all messages, as in the record's lists.
"""

from __future__ import annotations

from tests.referee.judging import (
    Foul,
    RanOut,
    judge_head,
    judge_result,
    key_of,
    list_of,
    object_of,
    whole,
    whole_list,
)
from tests.referee.quanto_cards import ALL_CARDS, is_rainbow, read_cards
from tests.referee.quanto_table import QuantoTable

GAME = "quanto"


def _judge_options(record: dict[str, object], players: int) -> tuple[bool, bool]:
    """Both options, which have to be there. N22: teams are for four."""
    given = object_of(key_of(record, "options", "the record"), "options")
    switches = []
    for name in ("teams", "free_discard"):
        value = key_of(given, name, "options")
        if not isinstance(value, bool):
            raise Foul(f"option {name} must be true or false")
        switches.append(value)
    teams, free_discard = switches
    if teams and players != 4:
        raise Foul(f"N22: there are no teams with {players} players")
    return teams, free_discard


def _judge_deal(
    entry: dict[str, object], players: int
) -> tuple[list[list[str]], list[str], list[str]]:
    """N1, N3, N4: hands, display and draw pile."""
    deal = object_of(key_of(entry, "deal", "the round"), "deal")
    hands = [
        read_cards(value, f"hand {seat}")
        for seat, value in enumerate(list_of(key_of(deal, "hands", "deal"), "hands"))
    ]
    display = read_cards(key_of(deal, "display", "deal"), "display")
    draw = read_cards(key_of(deal, "draw", "deal"), "draw pile")
    size = 4 if players <= 4 else 5
    if len(hands) != players:
        raise Foul(f"N3: {len(hands)} hands for {players} players")
    for seat, hand in enumerate(hands):
        if len(hand) != size:
            raise Foul(f"N3: hand {seat} has {len(hand)} cards and not {size}")
    if len(display) != size + sum(map(is_rainbow, display)):
        raise Foul(f"N4: a display {display} is not dealt")
    cards = display + draw
    for hand in hands:
        cards = cards + hand
    if sorted(cards) != sorted(ALL_CARDS):
        raise Foul("N1: the deal does not hold the 110 cards")
    return hands, display, draw


def _judge_round(
    entry: dict[str, object], players: int, teams: bool, free_discard: bool
) -> list[int] | None:
    """Returns the points of the round, or None if it is unfinished."""
    dealer = whole(key_of(entry, "dealer", "the round"), "dealer")
    if not 0 <= dealer < players:
        raise Foul(f"N5: there is no seat {dealer} to deal")
    hands, display, draw = _judge_deal(entry, players)
    actions = list_of(key_of(entry, "actions", "the round"), "actions")
    table = QuantoTable(dealer, hands, display, draw, actions, teams, free_discard)
    try:
        table.play_out()
    except RanOut:
        if "points" in entry:
            raise Foul("the round is not over, but the record has its points") from None
        return None
    if table.done != len(actions):
        raise Foul(f"action {table.done}: N19: the round was over before this action")
    points = [len(cards) for cards in table.winnings]
    given = whole_list(key_of(entry, "points", "the round"), "points")
    if given != points:
        raise Foul(f"N20, N21: the points are {points}, not {given}")
    return points


def _winners(points: list[int], teams: bool) -> list[int]:
    """N21: the most cards; N25: those of both partners together. A tie has several winners."""
    counted = list(points)
    if teams:
        counted = [points[seat] + points[(seat + 2) % 4] for seat in range(4)]
    return [seat for seat, count in enumerate(counted) if count == max(counted)]


def judge(record: dict[str, object]) -> None:
    """Raise Foul if anything in the record is not as the rules and the record format say."""
    record = object_of(record, "the record")
    players = judge_head(record, GAME, "N3")
    teams, free_discard = _judge_options(record, players)
    rounds = list_of(key_of(record, "rounds", "the record"), "rounds")
    if len(rounds) > 1:
        raise Foul("one round is a match")
    points: list[int] | None = None
    for value in rounds:
        points = _judge_round(object_of(value, "the round"), players, teams, free_discard)
    if points is None:
        judge_result(record, "N21", [], None)
    else:
        judge_result(record, "N21, N25", points, _winners(points, teams))
