"""Small positions made by hand, and random play, for the tests of 7 ate 9."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Event, Refusal
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE, Player
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play, SevenAction, Unblock
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, TEXTS, text
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.games.seven_ate_nine.rules.round import SevenRound
from quando_desktop.games.seven_ate_nine.rules.view import HeldCard

SEVEN = SevenAteNine()
RULEBOOK = {"hold": False}
"""The game of the rulebook, in which a wrong card costs nothing: so it is here unless a test wants
it otherwise."""


def cards(texts: str) -> tuple[int, ...]:
    """Cards as they are written: "7/2 10/1"."""
    return tuple(TEXTS[card] for card in texts.split())


def texts(kinds: Iterable[int]) -> str:
    """The same the other way round."""
    return " ".join(map(text, kinds))


def round_of(
    *hands: str,
    stacks: tuple[str, ...] = (),
    pile: str,
    rest: bool = False,
    turn: int | None = None,
    **options: int,
) -> SevenRound:
    """A game with these hands and stacks (top first), and this pile (its top last).

    Cards that are not named are in no place; with `rest` they lie in the pile above its bottom.
    With a turn it is played by turns.
    """
    seats = len(hands)
    deal = SEVEN.deal(seats, {}, None, Chance(1))
    chosen = SEVEN.check_options(seats, RULEBOOK | options)
    state = SEVEN.begin(chosen, deal, (0,) * seats)
    named = [cards(each) for each in (*hands, *stacks, pile)]
    left = Counter(DECK)
    for place in named:
        left.subtract(place)
    assert min(left.values()) >= 0, "a card is there too often"
    state.hands = [list(map(HeldCard, range(len(hand)), hand)) for hand in named[:seats]]
    state.arrivals = [len(hand) for hand in state.hands]
    state.stacks = [[] for _ in range(seats)]
    state.stacks[: len(stacks)] = [list(reversed(cards(stack))) for stack in stacks]
    state.pile = list(cards(pile))
    if rest:
        state.pile[1:1] = sorted(left.elements())
    state.turn = turn
    state.stuck = state.is_stuck()
    return state


def arrive(state: SevenRound, seat: int, intent: SevenAction, at: int = 0) -> list[Event]:
    """What an intent becomes, checked and done; what happened."""
    events: list[Event] = []
    action = state.arrival(seat, intent, at)
    state.check(seat, action)
    state.apply(seat, action, events)
    return events


def play(state: SevenRound, seat: int, card: str, at: int = 0) -> list[Event]:
    return arrive(state, seat, Play(TEXTS[card]), at)


def draw(state: SevenRound, seat: int, at: int = 0) -> list[Event]:
    return arrive(state, seat, Draw(), at)


def unblock(state: SevenRound, at: int = 0) -> list[Event]:
    return arrive(state, TABLE, Unblock(), at)


def hand(state: SevenRound, seat: int) -> str:
    return texts(card for _, card in state.hands[seat])


def pile(state: SevenRound) -> str:
    return texts(state.pile)


def refused(state: SevenRound, seat: int, action: SevenAction) -> str:
    """Why an action is refused; that changes nothing."""
    before = [state.observe(viewer) for viewer in range(state.seats)]
    try:
        state.check(seat, action)
    except Refusal as refusal:
        assert [state.observe(viewer) for viewer in range(state.seats)] == before
        return refusal.reason
    raise AssertionError("it is not refused")


def new_match(seats: int, seed: int, **options: int) -> Match:
    players = [Player(f"Player {seat}") for seat in range(seats)]
    return Match(SEVEN, players, RULEBOOK | options, seed)


def truth(match: Match) -> SevenRound:
    state = match.truth
    assert isinstance(state, SevenRound)
    return state


def fire(match: Match, chance: Chance, at: int) -> tuple[Event, ...] | None:
    """One intent of somebody, right, wrong, late or impossible; None if it was refused. While
    nobody can do anything it is what the table does."""
    state = truth(match)
    table_action = match.table_action()
    if table_action is not None:
        return match.arrive(TABLE, table_action, at)
    seat = chance.below(match.seats)
    fitting = state.legal(seat)
    intent: SevenAction
    match chance.below(4):
        case 0:
            intent = Draw()
        case 1 | 2 if fitting:
            intent = chance.choice(fitting)
        case _:
            own = state.hands[seat] or state.hands[seat - 1]
            held, card = chance.choice(own or [HeldCard(0, state.pile[0])])
            intent = Play(card, held if chance.coin() else None)
    try:
        return match.arrive(seat, intent, at)
    except Refusal:
        return None


def played(seats: int, seed: int, **options: int) -> Match:
    """A whole match of random intents, some at the same millisecond."""
    match = new_match(seats, seed, **options)
    chance = Chance(f"{seats} {seed} {sorted(options.items())}")
    while match.result is None:
        match.begin_round()
        at = 0
        while match.in_round:
            at += chance.choice((0, 0, 20, 150, 600, 1500))
            fire(match, chance, at)
    return match
