"""Small positions made by hand, for the tests of Quanto."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping

from quando_desktop.engine.contract import Event
from quando_desktop.games.quanto.rules.actions import QuantoAction
from quando_desktop.games.quanto.rules.cards import DECK, TEXTS, QuantoDeal, text
from quando_desktop.games.quanto.rules.game import QuantoGame
from quando_desktop.games.quanto.rules.round import QuantoRound

QUANTO = QuantoGame()


def kinds(texts: str) -> tuple[int, ...]:
    """Cards as they are written: "7 12r J"."""
    return tuple(TEXTS[card] for card in texts.split())


def texts(kinds: object) -> str:
    """The same the other way round."""
    assert isinstance(kinds, list | tuple)
    return " ".join(map(text, kinds))


def made_round(
    *hands: str,
    display: str = "",
    draw: str = "",
    rest: bool = False,
    dealer: int = -1,
    quantos: Mapping[int, tuple[int, str]] | None = None,
    winnings: tuple[int, ...] = (),
    **options: int,
) -> QuantoRound:
    """A round with these hands, this display and this draw pile; seat 0 begins.

    A quanto is a tile and its cards. Cards that are not named lie below in the draw pile if there
    is a `rest`, otherwise they have left the game.
    """
    seats = len(hands)
    deal = QuantoDeal(dealer % seats, tuple(map(kinds, hands)), kinds(display), kinds(draw))
    laid = {seat: (tile, kinds(held)) for seat, (tile, held) in (quantos or {}).items()}
    left = Counter(DECK)
    for place in (*deal.hands, deal.display, deal.draw, *(held for _, held in laid.values())):
        left.subtract(place)
    assert min(left.values()) >= 0, "a card is there too often"
    unnamed = sorted(left.elements())
    state = QuantoRound(QUANTO.check_options(seats, options), deal, (0,) * seats)
    assert state.memory is not None
    if rest:
        state.draw = unnamed + state.draw
    else:
        state.memory.gone = unnamed
    for seat, (tile, held) in laid.items():
        state.tiles ^= 1 << tile
        state.quanto_tiles[seat], state.quanto_cards[seat] = tile, held
    if winnings:
        state.winnings = list(winnings)
    return state


def act(state: QuantoRound, seat: int, do: str, **data: object) -> list[Event]:
    """Does an action as it stands in a record, checked: cards are texts, groups are "3 4, 7"."""
    action = action_of(state, seat, do, **data)
    events: list[Event] = []
    state.check(seat, action)
    state.apply(seat, action, events)
    return events


def action_of(state: QuantoRound, seat: int, do: str, **data: object) -> QuantoAction:
    """An action as it stands in a record; `with_` is its "with"."""
    written: dict[str, object] = {"do": do}
    for key, value in data.items():
        if key == "groups":
            assert isinstance(value, str)
            written[key] = [group.split() for group in value.split(",") if group.strip()]
        elif key == "with_":
            assert isinstance(value, str)
            written["with"] = value.split()
        elif key == "revealed":
            written["from"] = "revealed"
        else:
            written[key] = value
    return QUANTO.codec.read_action(state, seat, written)


def hand(state: QuantoRound, seat: int) -> str:
    return texts(state.cards(seat))


def display(state: QuantoRound) -> str:
    """From the left."""
    return texts([card for _, card in state.display])


def legal(state: QuantoRound, seat: int, card: str) -> list[str]:
    """What may be done with a card, by its names in records."""
    written = [QUANTO.codec.write_action(state, seat, action) for action in state.legal(seat)]
    return [data["do"] for data in written if data.get("card") == card]
