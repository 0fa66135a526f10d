"""Answers of the table to a wrong try: one short line that says the rule."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Refusal, WrongPhase, WrongPlayer
from quando_desktop.engine.players import clockwise_from
from quando_desktop.games.quando.rules.actions import Phase
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.table.text.numbers import counted, in_a_row, listed, times

translate = QCoreApplication.translate

STRAIGHT = 3


def refusal(refused: Refusal, view: QuandoView, names: Sequence[str]) -> str:
    """The line for what the rules refused this player."""
    if isinstance(refused, WrongPhase | WrongPlayer):
        return _what_is_due(view, names)
    if refused.reason == "knock_too_early":
        return knock_closed(view, names)
    if refused.reason == "already_knocked" and view.knocker is not None:
        return _has_knocked(view.knocker, view.seat, names)
    otherwise = translate("QuandoRefusals", "That is not possible now")
    return _lines().get(refused.reason, otherwise)


def _lines() -> dict[str, str]:
    """The lines that need to know no more than the reason."""
    over = _round_over()
    no_cards = no_set(())
    return {
        "pass_only_in_last_round": translate(
            "QuandoRefusals", "You can pass only in the last round, after a knock"
        ),
        "not_a_zero": choose_a_zero(),
        "nothing_played": no_cards,
        "not_a_set": no_cards,
        "card_twice": translate("QuandoRefusals", "A card can be played only once"),
        "not_in_hand": translate("QuandoRefusals", "That card is not in your hand"),
        "nothing_to_undo": nothing_to_take_back(),
        "stale": translate("QuandoRefusals", "Too late: the game has moved on"),
        "not_dealt": over,
        "match_over": over,
        "round_not_over": translate("QuandoRefusals", "The round is not over yet"),
    }


def explain(view: QuandoView, chosen: Sequence[int], names: Sequence[str] = ()) -> str:
    """The reason why these fronts cannot be played now; nothing if they can."""
    if view.seat != view.actor or view.phase is not Phase.PLAY:
        return _what_is_due(view, names)
    return no_set(chosen)


def no_set(chosen: Sequence[int]) -> str:
    """The reason why these fronts are neither equals nor a straight (Q9, Q10); nothing if they
    are."""
    numbers = sorted(chosen)
    if not numbers:
        return translate(
            "QuandoRefusals", "Choose cards with the same number, or three in a row, like 5 6 7"
        )
    kinds = sorted(set(numbers))
    if len(kinds) == 1 or numbers == _straight_from(kinds[0]):
        return ""
    row = in_a_row(numbers)
    if len(kinds) < len(numbers):
        words = translate(
            "QuandoRefusals", "{numbers}: play only cards with the same number, or three in a row"
        )
        return words.format(numbers=row)
    if kinds[-1] - kinds[0] == len(kinds) - 1:
        words = translate(
            "QuandoRefusals", "A straight is exactly three cards; {numbers} are {count}"
        )
        return words.format(numbers=row, count=counted(len(numbers)))
    if len(numbers) == STRAIGHT and _goes_round(kinds):
        words = translate(
            "QuandoRefusals", "{numbers} is not a straight: straights end at 0 and 10"
        )
        return words.format(numbers=row)
    words = translate(
        "QuandoRefusals", "{numbers} is not a straight: three in a row, like {example}"
    )
    return words.format(numbers=row, example=in_a_row(_straight_from(kinds[0])))


def knock_closed(view: QuandoView, names: Sequence[str]) -> str:
    """The players who have to play before anybody may knock (Q17)."""
    needed = view.options["plays_before_knock"]
    seats = clockwise_from(view.seat, view.seats)
    missing = [seat for seat in seats if view.play_counts[seat] < needed]
    if not missing:
        return _what_is_due(view, names)
    if missing == [view.seat]:
        words = translate(
            "QuandoRefusals", "Knocking is allowed when all have played {times}: you have not yet"
        )
        return words.format(times=times(needed))
    words = translate(
        "QuandoRefusals",
        "Knocking is allowed when all have played {times}: {names} have not yet",
        None,
        len(missing),
    )
    who = [you() if seat == view.seat else names[seat] for seat in missing]
    return words.format(times=times(needed), names=listed(who))


def you() -> str:
    """The player who looks, in a list of names."""
    return translate("QuandoRefusals", "you")


def choose_a_zero() -> str:
    return translate("QuandoRefusals", "Choose one of your zeros to turn over")


def no_way_back(*, hidden: bool) -> str:
    """The reason why a draw stands: what it showed, behind the card or below it."""
    if hidden:
        return translate("QuandoRefusals", "Cannot be undone: you have seen the hidden side")
    return translate("QuandoRefusals", "Cannot be undone: you have seen the next card")


def nothing_to_take_back() -> str:
    return translate("QuandoRefusals", "There is nothing to take back")


def _what_is_due(view: QuandoView, names: Sequence[str]) -> str:
    if view.phase is Phase.OVER:
        return _round_over()
    if view.seat != view.actor:
        return _whose_turn(view, names)
    match view.phase:
        case Phase.PLAY:
            return translate("QuandoRefusals", "First play cards, then draw")
        case Phase.FLIP:
            return choose_a_zero()
    return translate("QuandoRefusals", "Now draw: choose a side of the top card")


def _whose_turn(view: QuandoView, names: Sequence[str]) -> str:
    if not names:
        return translate("QuandoRefusals", "It is not your turn")
    words = translate("QuandoRefusals", "It is not your turn: {name} is playing")
    return words.format(name=names[view.actor])


def _has_knocked(knocker: int, looker: int, names: Sequence[str]) -> str:
    if knocker == looker:
        return translate("QuandoRefusals", "You have already knocked")
    words = translate("QuandoRefusals", "{name} has already knocked: this is the last round")
    return words.format(name=names[knocker])


def _round_over() -> str:
    return translate("QuandoRefusals", "The round is over")


def _straight_from(low: int) -> list[int]:
    """The straight that begins here, or the highest one there is."""
    low = min(low, NUMBERS[-1] - STRAIGHT + 1)
    return list(range(low, low + STRAIGHT))


def _goes_round(kinds: Sequence[int]) -> bool:
    """Whether it would be a straight if 0 came after 10."""
    size = len(NUMBERS)
    return any(sorted((low + step) % size for step in range(STRAIGHT)) == kinds for low in NUMBERS)
