"""The lessons of Quando, and its cards and actions in the words of their files.

Cards are written as in records, the side that counts or is seen first: 7/2. Actions name cards by
their fronts: play 4 5 6, draw shown, draw hidden, flip, knock, pass. “all: play until 1 is left”
runs the draw pile down: everybody plays the card they drew last and takes the side they see.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Options
from quando_desktop.engine.match import Match
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Play
from quando_desktop.games.quando.rules.cards import NUMBERS, PAIRS, TEXTS, Sides, pair
from quando_desktop.games.quando.rules.deal import QuandoDeal
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.lesson_chances import CHANCES
from quando_desktop.lessons.reader import Lessons
from quando_desktop.lessons.script import SEED, Script

DRAW_PILE, LAST = "draw", "last"
"""The cards on top of the draw pile, and those at its bottom."""
THINGS = frozenset({"hand", "draw", "discard", "shown", "hidden", "play", "knock", "pass", "sheet"})


class QuandoScript(Script):
    game = Quando()
    things = THINGS | frozenset(map(str, NUMBERS))

    def deal(
        self, cards: Mapping[str, str], players: Sequence[str], options: Options, begins: int
    ) -> QuandoDeal:
        named = {place: [_card(each) for each in words.split()] for place, words in cards.items()}
        for place in named:
            if place not in (*players, DRAW_PILE, LAST):
                raise ValueError(f"there is no hand or pile called {place}")
        taken = [pair(card) for held in named.values() for card in held]
        if len(set(taken)) < len(taken):
            raise ValueError("a card is there twice")
        chance = Chance(SEED)
        rest = chance.shuffled([card for card in PAIRS if card not in taken])
        left = [(a, b) if chance.coin() else (b, a) for a, b in rest]
        hands = []
        for who in players:
            hand = named.get(who, [])
            missing = options["hand_size"] - len(hand)
            if missing < 0:
                raise ValueError(f"{who} has more than {options['hand_size']} cards")
            hands.append((*hand, *left[:missing]))
            left = left[missing:]
        seats = len(players)
        draw = (*named.get(DRAW_PILE, []), *left, *named.get(LAST, []))
        return QuandoDeal((begins - 1) % seats, tuple(hands), draw)

    @staticmethod
    def _view(match: Match, seat: int) -> QuandoView:
        view = match.observe(seat)
        assert isinstance(view, QuandoView)
        return view

    def read(self, match: Match, seat: int, words: str) -> Action:
        fronts = [card.front for card in self._view(match, seat).hand]
        match words.split():
            case ["play", *numbers]:
                return Play(_places(fronts, numbers))
            case ["draw", "shown" | "hidden" as side]:
                return Draw(side)
            case ["flip"]:
                return Flip(*_places(fronts, ["0"]))
            case ["knock" | "pass" as call]:
                return Call(call)
        raise ValueError("it is not an action of Quando")

    def pass_time(self, match: Match, words: str) -> None:
        match words.split():
            case ["play", "until", left, "is" | "are", "left"] if left.isdigit():
                while len(self._view(match, 0).draw) > int(left):
                    self._play_newest(match)
            case _:
                raise ValueError("it is written like this: play until 1 is left")

    def _play_newest(self, match: Match) -> None:
        """A turn of whoever is next: the card that came last, for the side that they see."""
        seat = match.to_act()[0]
        came = [card.card for card in self._view(match, seat).hand]
        match.submit(seat, Play((came.index(max(came)),)))
        match.submit(seat, Draw.SHOWN)

    def write(self, match: Match, seat: int, action: Action) -> str:
        match action:
            case Play(places):
                view = self._view(match, seat)
                numbers = sorted(view.hand[place].front for place in places)
                return " ".join(["play", *map(str, numbers)])
            case Draw():
                return f"draw {action.value}"
            case Flip():
                return "flip"
            case Call():
                return action.value
        raise ValueError("it is not an action of Quando")


def _card(text: str) -> Sides:
    if text not in TEXTS:
        raise ValueError(f"there is no card {text}")
    return TEXTS[text]


def _places(fronts: Sequence[int], numbers: Sequence[str]) -> tuple[int, ...]:
    """The places of cards with these numbers, each taken once."""
    found: list[int] = []
    for number in numbers:
        places = (at for at, front in enumerate(fronts) if str(front) == number)
        place = next((at for at in places if at not in found), None)
        if place is None:
            raise ValueError(f"there is no {number} in this hand")
        found.append(place)
    return tuple(found)


LESSONS = Lessons(Quando.id, Path(__file__).parent, QuandoScript, CHANCES)
