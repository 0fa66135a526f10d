"""The lessons of 7 ate 9, and its cards and actions in the words of their files.

Cards are written as in records, value and step: 7/2. Each player's cards come from the top of their
stack, the first four of them are the hand; the stacks are as short as they are written. Actions:
play 7/2, draw. What a second person holds is lit by its place as it was dealt: friend 1.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Options
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.actions import Draw, Play
from quando_desktop.games.seven_ate_nine.rules.cards import DECK, TEXTS, text
from quando_desktop.games.seven_ate_nine.rules.deal import SevenDeal
from quando_desktop.games.seven_ate_nine.rules.game import SevenAteNine
from quando_desktop.lessons.reader import Lessons
from quando_desktop.lessons.script import SEED, Script

PILE = "pile"
SHORT = 8
"""Cards of a player of whom nothing is written."""
APART = 1000
"""Milliseconds between two actions that were done before."""
THINGS = frozenset({"pile", "less", "more", "stack", "hand", "lane", "friend lane"})


class SevenScript(Script):
    game = SevenAteNine()
    things = THINGS | frozenset(TEXTS)

    def is_thing(self, name: str) -> bool:
        return name in self.things or name.removeprefix("friend ").isdigit()

    def deal(
        self, cards: Mapping[str, str], players: Sequence[str], options: Options, begins: int
    ) -> SevenDeal:
        named = {place: list(map(_card, words.split())) for place, words in cards.items()}
        for place in named:
            if place not in (*players, PILE):
                raise ValueError(f"there is no stack or pile called {place}")
        if len(named.get(PILE, [])) != 1:
            raise ValueError("the pile begins with one card")
        left = Counter(DECK)
        left.subtract(card for held in named.values() for card in held)
        if min(left.values()) < 0:
            raise ValueError("there are not so many cards of a kind")
        rest = Chance(SEED).shuffled([*left.elements()])
        stacks = [
            tuple(named[who] if who in named else [rest.pop() for _ in range(SHORT)])
            for who in players
        ]
        first = begins if options["by_turns"] else None
        return SevenDeal(tuple(stacks), named[PILE][0], first)

    def read(self, match: Match, seat: int, words: str) -> Action:
        match words.split():
            case ["play", card]:
                return Play(_card(card))
            case ["draw"]:
                return Draw()
        raise ValueError("it is not an action of 7 ate 9")

    def write(self, match: Match, seat: int, action: Action) -> str:
        match action:
            case Play(card):
                return f"play {text(card)}"
            case Draw():
                return "draw"
        raise ValueError("it is not an action of 7 ate 9")

    def submit(self, match: Match, seat: int, action: Action) -> None:
        moves = match.rounds[-1].moves
        at = APART + (moves[-1].data["at"] if moves else 0)
        match.arrive(seat, action, at)
        while (found := match.table_action()) is not None:
            match.arrive(TABLE, found, at)


def _card(word: str) -> int:
    if word not in TEXTS:
        raise ValueError(f"there is no card {word}")
    return TEXTS[word]


LESSONS = Lessons(SevenAteNine.id, Path(__file__).parent, SevenScript)
