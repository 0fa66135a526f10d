"""The words of a screen reader for a table of 7 ate 9: what those who sit there see, no more."""

from __future__ import annotations

import re
from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.seven_ate_nine.rules.cards import fits, step_of, targets, value_of
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.text import words as common
from quando_desktop.table.text.numbers import NO_BREAK

translate = QCoreApplication.translate

WRITTEN = re.compile(rf"(\d+){NO_BREAK}±(\d+)")
"""A card as `text.card_name` writes it."""


def card(kind: int) -> str:
    """A card by its looks: "9, plus or minus 3"."""
    words = translate("SevenSpoken", "{value}, plus or minus {step}")
    return words.format(value=value_of(kind), step=step_of(kind))


def aloud(words: str) -> str:
    """Written words with their cards as a voice can say them: not every voice knows the sign."""
    said = translate("SevenSpoken", "{value}, plus or minus {step}")
    return WRITTEN.sub(lambda found: said.format(value=found[1], step=found[2]), words)


def cards(kinds: Sequence[int]) -> str:
    """Several of them, as they lie."""
    return "; ".join(map(card, kinds))


# -------------------------------------------------------------------- the own hand


def own_card(
    name: str, kind: int, place: int, count: int, *, aimed: bool = False, fits: bool = False
) -> str:
    """A card of a person's hand, `place` counted from 1; `fits` only where it is marked. The only
    person at the screen has no name here."""
    if name:
        words = translate("SevenSpoken", "{name}: {card}, card {place} of {count}")
    else:
        words = translate("SevenSpoken", "{card}, card {place} of {count}")
    parts = [words.format(name=name, card=card(kind), place=place, count=count)]
    if aimed:
        parts.append(translate("SevenSpoken", "aimed at"))
    if fits:
        parts.append(translate("SevenSpoken", "fits"))
    return ", ".join(parts)


def closed_card(name: str, place: int, count: int) -> str:
    """The same while hands lie face down."""
    if name:
        words = translate("SevenSpoken", "{name}: a card face down, {place} of {count}")
    else:
        words = translate("SevenSpoken", "A card face down, {place} of {count}")
    return words.format(name=name, place=place, count=count)


def own_hand(kinds: Sequence[int]) -> str:
    """All cards of a hand, when a player asks for them."""
    if not kinds:
        return translate("SevenSpoken", "No cards in your hand")
    return translate("SevenSpoken", "Your hand: {cards}").format(cards=cards(kinds))


def hand_of(name: str, kinds: Sequence[int]) -> str:
    """The same where several people sit at the screen."""
    if not kinds:
        return translate("SevenSpoken", "No cards in {name}'s hand").format(name=name)
    words = translate("SevenSpoken", "{name}'s hand: {cards}")
    return words.format(name=name, cards=cards(kinds))


def beside_hand(stack: int) -> str:
    """The own stack, after all cards of a hand."""
    words = text.in_stack(stack)
    return words[:1].upper() + words[1:]


def face_down() -> str:
    """An answer to who asks for a hand that nobody may look at now."""
    return translate("SevenSpoken", "All hands lie face down.")


def aimed_at(kind: int) -> str:
    """The aim has moved to this card: its value first, which is what matters."""
    words = translate("SevenSpoken", "{value}, step {step}")
    return words.format(value=value_of(kind), step=step_of(kind))


# ------------------------------------------------------------- the middle


def fits_now(top: int) -> str:
    """The two values that can be laid now, in as few words as possible: "3 or 7"."""
    low, high = targets(top)
    return translate("SevenSpoken", "{low} or {high}").format(low=low, high=high)


def pile(top: int) -> str:
    """The pile with what fits on it, which stands beside it for all to see."""
    return f"{pile_card(top)} {fitting(top)}"


def pile_card(top: int) -> str:
    """The top card alone."""
    return translate("SevenSpoken", "Pile: {card}.").format(card=card(top))


def fitting(top: int) -> str:
    """The two values that can be laid now (S5)."""
    low, high = targets(top)
    words = translate("SevenSpoken", "{low} or {high} fits.")
    words = words.format(low=_one(low), high=_one(high))
    return words[:1].upper() + words[1:]


def first_sentence(view: SevenView) -> str:
    """What a beginner is told, and shown: "3 ±2: lay a 1 or a 5", or that they have neither."""
    low, high = view.targets
    words = translate("SevenSpoken", "{card}: lay {low} or {high}")
    if view.may_draw and not any(fits(held.card, view.top) for held in view.hand):
        words = translate("SevenSpoken", "{card}: nothing fits, so draw")
    return words.format(card=text.card_name(view.top), low=_one(low), high=_one(high))


def _one(value: int) -> str:
    """A card of this value: "a 2", "an 8"."""
    if value == 8:
        return translate("SevenSpoken", "an 8")
    return translate("SevenSpoken", "a {value}").format(value=value)


def target(value: int) -> str:
    """The sign beside the pile that names one of them."""
    return translate("SevenSpoken", "{value} fits").format(value=value)


# -------------------------------------------------------------- the players


def seat(name: str, hand: int, stack: int) -> str:
    """A player's place with all that is known of it: a person's lane or a computer player."""
    return f"{name}: {counts(hand, stack)}"


def counts(hand: int, stack: int) -> str:
    """The same without the name."""
    return f"{in_hand(hand)}, {text.in_stack(stack)}"


def in_hand(count: int) -> str:
    return translate("SevenSpoken", "%n card(s) in hand", None, count)


def stack(name: str, count: int) -> str:
    """A stack that can be drawn from. The only person at the screen has no name here."""
    if not name:
        return _own_stack(count)
    if not count:
        return translate("SevenSpoken", "{name}'s stack, empty").format(name=name)
    words = translate("SevenSpoken", "{name}'s stack, {cards}: draw one")
    return words.format(name=name, cards=common.cards(count))


def _own_stack(count: int) -> str:
    if not count:
        return translate("SevenSpoken", "Your stack, empty")
    words = translate("SevenSpoken", "Your stack, {cards}: draw one")
    return words.format(cards=common.cards(count))


def alone() -> str:
    """An answer to who asks for opponents and has none (S17)."""
    return translate("SevenSpoken", "You play alone.")


def standing(name: str, minus: int) -> str:
    """A player's minus points so far (S12)."""
    words = translate("SevenSpoken", "{name}: %n minus point(s)", None, minus)
    return words.format(name=name)


# -------------------------------------------------------------- what goes on


def start(top: int) -> str:
    """The hands are dealt and nobody has started yet."""
    return f"{text.ready()} {text.ready_hint()} {fitting(top)}"


def start_by(key: str) -> str:
    """The key that starts a game."""
    return translate("SevenSpoken", "Press {key} to start.").format(key=key)


def go_on_by(key: str) -> str:
    """The same after a pause."""
    return translate("SevenSpoken", "Press {key} to continue.").format(key=key)


def tones() -> str:
    """A suggestion for a person with a screen reader, once a match."""
    return translate("SevenSpoken", "The settings offer tones for cards that fit.")


def began(top: int) -> str:
    """The start signal, and what lies there."""
    return f"{text.go()} {fits_now(top)}"


def _held(hand: Sequence[int]) -> str:
    """The values of a hand; it may be empty while the stack is not."""
    if not hand:
        return translate("SevenSpoken", "no cards", "You hold no cards.")
    return ", ".join(str(value_of(kind)) for kind in hand)


def at_once(top: int, hand: Sequence[int], may_draw: bool) -> str:
    """What the only person at the screen can do where all play at once."""
    words = translate("SevenSpoken", "{fitting} You hold {values}.")
    words = words.format(fitting=fitting(top), values=_held(hand))
    return words if may_draw else f"{words} {text.no_stack_left()}"


def laid(name: str, kind: int) -> str:
    """Another player's card lies on the pile: "Pip 5"."""
    return f"{name} {value_of(kind)}"


def missed(kind: int, *, late: bool, holds: bool = False) -> str:
    """An own card went back; with some house rules its owner has to wait for that (S18)."""
    if late:
        words = translate("SevenSpoken", "{value} too late")
    elif holds:
        words = translate("SevenSpoken", "{value} does not fit, wait")
    else:
        words = translate("SevenSpoken", "{value} does not fit")
    return words.format(value=value_of(kind))


def hot(name: str, count: int) -> str:
    """A player's cards in a row heat the pile; the only person at the screen has no name here."""
    if not name:
        return text.in_a_row(count)
    words = translate("SevenSpoken", "{name}: {count} in a row")
    return words.format(name=name, count=count)


def waited_for(name: str) -> str:
    """Nobody else can do anything; the only person at the screen has no name here."""
    if not name:
        return translate("SevenSpoken", "Everybody waits for you")
    return translate("SevenSpoken", "Everybody waits for {name}").format(name=name)


def drew(values: Sequence[int]) -> str:
    """Own cards came from the stack, one after the other: "drew 4, 8"."""
    words = translate("SevenSpoken", "drew {values}")
    return words.format(values=", ".join(map(str, values)))


# ------------------------------------------------------------------------ by turns


def plays(name: str, kind: int) -> str:
    """A card was laid; the only person at the screen has no name here."""
    if name:
        words = translate("SevenSpoken", "{name} plays {card}.")
    else:
        words = translate("SevenSpoken", "You play {card}.")
    return words.format(name=name, card=card(kind))


def draws(name: str, kind: int | None) -> str:
    """A card was drawn. Which one is said to the only person at the screen alone."""
    if name or kind is None:
        return translate("SevenSpoken", "{name} draws.").format(name=name)
    return translate("SevenSpoken", "You draw {card}.").format(card=card(kind))


def passes(name: str) -> str:
    """A player can neither play nor draw (S15)."""
    if name:
        return translate("SevenSpoken", "{name} passes.").format(name=name)
    return translate("SevenSpoken", "You can neither play nor draw, and pass.")


def nobody_can() -> str:
    """All are stuck (S16)."""
    return translate("SevenSpoken", "Nobody can play or draw.")


def comes_up(kind: int) -> str:
    words = translate("SevenSpoken", "{card} comes up from below.")
    return words.format(card=card(kind))


def your_turn(top: int, hand: Sequence[int], may_draw: bool) -> str:
    """The turn of the only person at the screen, in one breath: what fits, and what they hold."""
    words = translate("SevenSpoken", "Your turn. {fitting} You hold {values}.")
    words = words.format(fitting=fitting(top), values=_held(hand))
    return words if may_draw else f"{words} {text.no_stack_left()}"


def your_turn_by_name(name: str, top: int) -> str:
    """The same of one of several people; what they hold is for them to ask."""
    words = translate("SevenSpoken", "{name}, your turn. {fitting}")
    return words.format(name=name, fitting=fitting(top))


def turn_of(name: str, top: int) -> str:
    """The turn of a computer player."""
    words = translate("SevenSpoken", "It is {name}'s turn. {fitting}")
    return words.format(name=name, fitting=fitting(top))


# ---------------------------------------------------------------------- other stops


def stuck(count: int) -> str:
    """Nobody could do anything (S10); the countdown begins with this number, so it is short."""
    return translate("SevenSpoken", "Stuck. Again in {count}").format(count=count)


def paused() -> str:
    return notice(text.paused(), text.paused_story())


def notice(title: str, story: str) -> str:
    """A notice in the middle; a title that asks has its own mark."""
    return f"{title} {story}" if title.endswith(("?", "!")) else f"{title}. {story}"


def one_left(name: str) -> str:
    """A player has a single card and no stack."""
    if name == common.you():
        return translate("SevenSpoken", "You have one card left")
    return translate("SevenSpoken", "{name} has one card left").format(name=name)


def your_last() -> str:
    """The same of the only person at the screen."""
    return translate("SevenSpoken", "One card left: lay it")


def of(name: str, words: str) -> str:
    """The words with the name of the player who did it, where several people sit at the screen."""
    return f"{name}: {words}"
