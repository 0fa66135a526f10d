"""The lessons of Quanto, and its cards and actions in the words of their files.

Cards are written as in records: 7, 7r for a rainbow card, J for a joker. The cards of a group are
joined: 3+4. Actions: capture 7: 3+4 7; capture 7r: 3+4 bonus 9; form 5: 4 tile 9; extend 3: 6;
extend 3: 6 for mira; take 9: 4+5; steal bruno; discard 11; offer 5; accept 3; decline. “all: play
until 8 are left” runs the draw pile down: everybody captures as much as they can, and nobody forms
a quanto.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from pathlib import Path

from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Action, Options
from quando_desktop.engine.match import Match
from quando_desktop.games.quanto.rules.actions import (
    Accept,
    Capture,
    CardGroup,
    Decline,
    Discard,
    Extend,
    Form,
    Offer,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import (
    DECK,
    TEXTS,
    QuantoDeal,
    base_size,
    display_size,
    is_rainbow,
    text,
)
from quando_desktop.games.quanto.rules.effects import taken_by
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.settings import SUM_AID, SumAid
from quando_desktop.lessons.reader import Lessons
from quando_desktop.lessons.script import SEED, Script

DISPLAY, DRAW = "display", "draw"
THINGS = frozenset({"hand", "display", "draw", "tiles", "sheet", *TEXTS})
PLACED = ("display", "turned", "quanto", "winnings")
"""The first words of names such as “display 7” and “quanto bruno”."""
APART = 3
"""Cards from one rainbow card to the next, in what a lesson does not name."""


class QuantoScript(Script):
    game = QuantoGame()
    things = THINGS

    def is_thing(self, name: str) -> bool:
        place, _, what = name.partition(" ")
        return name in self.things or (place in PLACED and bool(what))

    # ---------------------------------------------------------------------------- deals

    def deal(
        self, cards: Mapping[str, str], players: Sequence[str], options: Options, begins: int
    ) -> QuantoDeal:
        named = {place: list(map(_card, words.split())) for place, words in cards.items()}
        for place in named:
            if place not in (*players, DISPLAY, DRAW):
                raise ValueError(f"there is no hand or pile called {place}")
        left = Counter(DECK)
        left.subtract(card for held in named.values() for card in held)
        if min(left.values()) < 0:
            raise ValueError("there are not so many cards of a kind")
        rest = _rainbows_between(Chance(SEED).shuffled([*left.elements()]))
        size = base_size(len(players))
        hands = []
        for who in players:
            hands.append(_filled(named.get(who, []), size, rest, who))
        shown = named.get(DISPLAY, [])
        display = _filled(shown, display_size(len(players), shown), rest, DISPLAY)
        draw = (*named.get(DRAW, []), *rest)
        return QuantoDeal((begins - 1) % len(players), tuple(hands), display, draw)

    # -------------------------------------------------------------------------- actions

    def read(self, match: Match, seat: int, words: str) -> Action:
        """An action as it is written; whether it is legal, the rules say."""
        found = [
            each
            for each in self._view(match, seat).legal()
            if self.write(match, seat, each) == words
        ]
        if not found:
            raise ValueError("it is no action that is allowed here")
        return found[0]

    def write(self, match: Match, seat: int, action: Action) -> str:
        written = _written_alone(action)
        if written:
            return written
        match action:
            case Capture(card, _, groups, bonus):
                return f"capture {text(card)}: {_groups(groups)}{_bonus(bonus)}"
            case Form(card, _, partner, tile, groups):
                more = f" {_groups(groups)}" if groups else ""
                return f"form {text(card)}: {text(partner)} tile {tile}{more}"
            case Extend(card, _, cards, owner):
                whose = "" if owner == seat else f" for {self._who(match, owner)}"
                return f"extend {text(card)}: {_group(cards)}{whose}"
            case Take(card, groups, bonus):
                more = f": {_groups(groups)}" if groups else ""
                return f"take {text(card)}{more}{_bonus(bonus)}"
        assert isinstance(action, Steal)
        return f"steal {self._who(match, action.victim)}"

    @staticmethod
    def _who(match: Match, seat: int) -> str:
        return match.players[seat].character or "you"

    @staticmethod
    def _view(match: Match, seat: int) -> QuantoView:
        view = match.observe(seat)
        assert isinstance(view, QuantoView)
        return view

    def pass_time(self, match: Match, words: str) -> None:
        match words.split():
            case ["play", "until", left, "are", "left"] if left.isdigit():
                chance = Chance(SEED).stream("pass time")
                while match.in_round and self._view(match, 0).draw > int(left):
                    seat = match.to_act()[0]
                    legal = self._view(match, seat).legal()
                    most = max(map(_plainness, legal))
                    best = [each for each in legal if _plainness(each) == most]
                    match.submit(seat, chance.choice(best))
            case _:
                raise ValueError("it is written like this: play until 8 are left")


def _plainness(action: Action) -> int:
    """How well an action suits somebody who knows nothing but to capture."""
    match action:
        case Capture():
            return len(taken_by(action))
        case Discard():
            return 0
    return -1


def _card(word: str) -> int:
    if word not in TEXTS:
        raise ValueError(f"there is no card {word}")
    return TEXTS[word]


def _written_alone(action: Action) -> str:
    """An action that names no more than a card; nothing for others."""
    match action:
        case Discard(card):
            return f"discard {text(card)}"
        case Offer(card):
            return f"offer {text(card)}"
        case Accept(returns):
            return f"accept {text(returns)}"
        case Decline():
            return "decline"
    return ""


def _rainbows_between(cards: Sequence[int]) -> list[int]:
    """The cards with the rainbow cards neither early nor late: a display that grows by chance would
    be no lesson, and no clear end of a game."""
    plain = [card for card in cards if not is_rainbow(card)]
    for number, card in enumerate(filter(is_rainbow, cards)):
        plain.insert(len(plain) // 3 + APART * number, card)
    return plain


def _filled(held: list[int], size: int, rest: list[int], who: str) -> tuple[int, ...]:
    """These cards and as many others as are missing, which leave the rest."""
    missing = size - len(held)
    if missing < 0:
        raise ValueError(f"{who} has more than {size} cards")
    return (*held, *(rest.pop(0) for _ in range(missing)))


def _group(cards: CardGroup) -> str:
    return "+".join(text(card) for card in sorted(cards))


def _groups(groups: Sequence[CardGroup]) -> str:
    return " ".join(sorted(map(_group, groups)))


def _bonus(bonus: int | None) -> str:
    return "" if bonus is None else f" bonus {text(bonus)}"


LESSONS = Lessons(
    QuantoGame.id, Path(__file__).parent, QuantoScript, settings={SUM_AID: SumAid.SHOWN}
)
