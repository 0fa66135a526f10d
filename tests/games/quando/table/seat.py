"""A Quando table page with its match, and positions to sit down at."""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, turn_table
from quando_desktop.games.quando.rules.actions import Draw, QuandoAction
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.round import QuandoRound
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.hands import QuandoHands
from quando_desktop.games.quando.table.intent import QuandoIntent
from quando_desktop.settings.settings import Settings
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Key
from tests.games.quando.rounds import play as play_of
from tests.games.quando.rounds import table as position
from tests.table.turn_seat import SMALL, TurnSeat, players

MINE, THEIRS = "5/0 6/1 7/2 7/3 9/4", "4/10 8/3 9/2 1/0 2/8"


class QuandoSeat(TurnSeat):
    """A page on a match of Quando."""

    def __init__(
        self, style: Style, match: Match, settings: Settings, size: tuple[int, int] = SMALL
    ) -> None:
        super().__init__(style, match, settings, size, turn_table("quando"))

    @property
    def view(self) -> QuandoView:
        view = self.controller.view
        assert isinstance(view, QuandoView)
        return view

    @property
    def intent(self) -> QuandoIntent:
        """What the looker is about to do."""
        hands = self.table.hands
        assert isinstance(hands, QuandoHands)
        return hands.intent

    @property
    def fronts(self) -> list[int]:
        """The own hand as it lies."""
        held = {card.card: card.front for card in self.view.hand}
        return [held[key[1]] for key in self.controls if isinstance(key, tuple) and key[0] == "own"]

    @property
    def chosen(self) -> list[int]:
        held = {card.card: card.front for card in self.view.hand}
        return [
            held[key[1]]
            for key, control in self.controls.items()
            if control.is_on and isinstance(key, tuple)
        ]

    @property
    def discard(self) -> list[int | None]:
        """The discard pile, top first."""
        return [card.up for card in self.view.discard]

    def own(self, front: int, number: int = 0) -> Key:
        """The control of an own card with this front."""
        cards = [card.card for card in self.view.hand if card.front == front]
        return ("own", cards[number])


def new_match(count: int, seed: int = 1, people: int = 1, **options: int) -> Match:
    return Match(GAMES["quando"], players(count, people), options, seed)


def made_match(*hands: str, draw: str = "", people: int = 1, **options: int) -> Match:
    """A match whose first round has these hands; seat 0 begins."""
    state = position(*hands, draw=draw)
    front, back = state.front, state.back
    pile = tuple((front[card], back[card]) for card in reversed(state.draw))
    dealt = tuple(
        tuple((front[card], back[card]) for card in state.cards(seat))
        for seat in range(state.seats)
    )
    options = {"hand_size": len(dealt[0]), **options}
    match = Match(GAMES["quando"], players(len(hands), people), options, 1)
    match.begin_round(QuandoDeal(state.dealer, dealt, pile))
    return match


def basic(people: int = 1, **options: int) -> Match:
    """It is the first turn of the round, and of the looker."""
    return made_match(MINE, THEIRS, draw="3/2 8/6 5/1", people=people, **options)


def hold(table: QuandoSeat, ms: float) -> None:
    """Time passes while the knob is held."""
    table.time.now += ms
    table.page._hold._go_on()


def truth(match: Match) -> QuandoRound:
    state = match.truth
    assert isinstance(state, QuandoRound)
    return state


def act(match: Match, seat: int, *actions: str | QuandoAction) -> None:
    """Does actions of one seat; a text is a play of those cards: "7/2 7/3"."""
    for action in actions:
        chosen = play_of(truth(match), seat, action) if isinstance(action, str) else action
        match.submit(seat, chosen)


def before_a_knock(**options: int) -> Match:
    """Olive may knock, and Bruno and Maria come after her."""
    hands = "8/2 9/4 5/6", "0/1 0/2 0/3", "6/10 7/10 4/10"
    match = made_match(*hands, draw="9/8 9/7 10/8 10/9", plays_before_knock=1, **options)
    act(match, 0, "5/6", Draw.SHOWN)
    act(match, 1, "0/3", Draw.SHOWN)
    act(match, 2, "4/10", Draw.SHOWN)
    act(match, 0, "9/8", Draw.SHOWN)
    return match


Sit = Callable[..., QuandoSeat]
