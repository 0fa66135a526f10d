"""A Quanto table page with its match, and positions to sit down at.

Cards are written as in records: "7", "7r" for a rainbow card, "J" for a joker.
"""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.bots.bot import Advice
from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.engine.match import Match
from quando_desktop.games import GAMES, turn_table
from quando_desktop.games.quanto.rules.actions import Capture, Form, QuantoAction
from quando_desktop.games.quanto.rules.cards import TEXTS, QuantoDeal
from quando_desktop.games.quanto.rules.cards import text as written
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.hands import QuantoHands
from quando_desktop.games.quanto.table.intent import QuantoIntent
from quando_desktop.games.quanto.table.presenter import QuantoPresenter
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.settings.settings import Settings
from quando_desktop.table.paint.style import Style
from quando_desktop.table.scene.tableau import Key
from tests.table.turn_seat import SMALL, Bots, TurnSeat, players


class FirstThing(Bots):
    """They do the first thing that they can, and never offer anything: as quick as it is plain."""

    def ask(self, question: Question) -> None:
        if question.purpose is Purpose.MOVE:
            view = question.observation
            assert isinstance(view, QuantoView)
            action = view.legal()[0] if view.active == question.seat else None
            self.answered.emit(Answer(question, Advice(action), 0.0))
        else:
            super().ask(question)


class QuantoSeat(TurnSeat):
    """A page on a match of Quanto."""

    BOTS = FirstThing

    def __init__(
        self, style: Style, match: Match, settings: Settings, size: tuple[int, int] = SMALL
    ) -> None:
        super().__init__(style, match, settings, size, turn_table("quanto"))

    @property
    def view(self) -> QuantoView:
        view = self.controller.view
        assert isinstance(view, QuantoView)
        return view

    @property
    def intent(self) -> QuantoIntent:
        """What the looker is about to do."""
        hands = self.table.hands
        assert isinstance(hands, QuantoHands)
        return hands.intent

    @property
    def scenery(self) -> QuantoScenery:
        """All that the picture follows from."""
        presenter = self.table.presenter
        assert isinstance(presenter, QuantoPresenter)
        return presenter.now()

    # ---------------------------------------------------------------------- cards

    def own(self, card: str, number: int = 0) -> Key:
        """The control of an own card that looks like this."""
        cards = [each.card for each in self.view.hand if written(each.kind) == card]
        return ("own", cards[number])

    def lying(self, card: str, number: int = 0) -> Key:
        """... of a card in the display."""
        cards = [each.card for each in self.view.display if written(each.kind) == card]
        return ("display", cards[number])

    def turned(self, card: str) -> Key:
        """... of a card that a 3 has turned up."""
        return ("turned", [*map(written, self.view.turned_up)].index(card))

    @property
    def hand(self) -> list[str]:
        """As it lies."""
        kinds = {card.card: written(card.kind) for card in self.view.hand}
        return [
            kinds[key[1]] for key in self.controls if isinstance(key, tuple) and key[0] == "own"
        ]

    @property
    def display(self) -> list[str]:
        return [written(card.kind) for card in self.view.display]

    @property
    def chosen(self) -> list[str]:
        """The own cards, or those turned up, that are chosen."""
        kinds = {("own", card.card): written(card.kind) for card in self.view.hand}
        kinds |= {("turned", n): written(kind) for n, kind in enumerate(self.view.turned_up)}
        found = [key for key, control in self.controls.items() if control.is_on]
        return [kinds[key] for key in found if isinstance(key, tuple) and key in kinds]

    @property
    def marked(self) -> list[str]:
        """The cards of the display that are chosen."""
        kinds = {card.card: written(card.kind) for card in self.view.display}
        return [
            kinds[key[1]]
            for key, control in self.controls.items()
            if control.is_on and isinstance(key, tuple) and key[0] == "display"
        ]

    @property
    def ways(self) -> dict[Key, str]:
        """The buttons of what can be done, with their words."""
        return {
            key: control.name
            for key, control in self.controls.items()
            if isinstance(key, tuple) and key[0] == "way"
        }

    def last(self) -> QuantoAction:
        """The last action of the match."""
        action = self.match.rounds[-1].moves[-1].action
        assert isinstance(action, QuantoAction)
        return action


def kinds(cards: str) -> tuple[int, ...]:
    return tuple(TEXTS[card] for card in cards.split())


def new_match(count: int, seed: int = 1, people: int = 1, **options: bool) -> Match:
    return Match(GAMES["quanto"], players(count, people), options, seed)


def made_match(
    *hands: str, display: str, draw: str = "5 6 7 8 9 10 11 12", people: int = 1, **options: bool
) -> Match:
    """A match whose round has these cards, the draw pile from its top; seat 0 begins."""
    match = Match(GAMES["quanto"], players(len(hands), people), options, 1)
    dealt = QuantoDeal(len(hands) - 1, tuple(map(kinds, hands)), kinds(display), kinds(draw))
    match.begin_round(dealt)
    return match


NINE = Capture(9, 9, ((2, 23), (5, 20), (9,)))
"""The large capture of the basic position: all but the 12."""
LAST_CARDS = "10 10 10 10 11 11 11 11 10 10 10"


def basic(people: int = 1) -> Match:
    """The looker holds 1 3 9 J, and begins."""
    hands = "3 9 J 1", "4 5 6 7"
    return made_match(*hands, display="4r 5 9 2 7r 12", draw=LAST_CARDS, people=people)


def act(match: Match, seat: int, *actions: QuantoAction) -> None:
    for action in actions:
        match.submit(seat, action)


def drop_on(table: QuantoSeat, card: Key, at: Key) -> None:
    """Drags a card onto the middle of something."""
    box = table.controls[at].box
    table.drag(card, table.pixels(box.left + box.width / 2, box.top + box.height / 2))


def before_a_theft() -> Match:
    match = made_match("3 9 12 1", "2 4 8 J", "5 7 9 10", display="5 4 9 12")
    match.submit(0, Form(3, 3, 5, 8))
    return match


Sit = Callable[..., QuantoSeat]
