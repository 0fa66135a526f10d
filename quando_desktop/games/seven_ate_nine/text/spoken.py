"""The words of a screen reader for a table of 7 ate 9: what those who sit there see, no more."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.seven_ate_nine.rules.cards import step_of, targets, value_of
from quando_desktop.games.seven_ate_nine.text import table as text
from quando_desktop.table.text import words as common

translate = QCoreApplication.translate


def card(kind: int) -> str:
    """A card by its looks: "9, plus or minus 3"."""
    words = translate("SevenSpoken", "{value}, plus or minus {step}")
    return words.format(value=value_of(kind), step=step_of(kind))


def cards(kinds: Sequence[int]) -> str:
    """Several of them, as they lie."""
    return "; ".join(map(card, kinds))


# -------------------------------------------------------------------- the own hand


def own_card(
    name: str, kind: int, place: int, count: int, *, aimed: bool = False, fits: bool = False
) -> str:
    """A card of a person's hand, `place` counted from 1; `fits` only where it is marked."""
    words = translate("SevenSpoken", "{name}: {card}, card {place} of {count}")
    parts = [words.format(name=name, card=card(kind), place=place, count=count)]
    if aimed:
        parts.append(translate("SevenSpoken", "aimed at"))
    if fits:
        parts.append(translate("SevenSpoken", "fits"))
    return ", ".join(parts)


def closed_card(name: str, place: int, count: int) -> str:
    """The same while hands lie face down."""
    words = translate("SevenSpoken", "{name}: a card face down, {place} of {count}")
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


def aimed_at(kind: int) -> str:
    """The aim has moved to this card."""
    return card(kind)


# ------------------------------------------------------------- the middle


def pile(top: int) -> str:
    """The pile with what fits on it, which stands beside it for all to see."""
    words = translate("SevenSpoken", "Pile: {card}. {fitting}")
    return words.format(card=card(top), fitting=fitting(top))


def fitting(top: int) -> str:
    """The two values that can be laid now (S5)."""
    low, high = targets(top)
    return translate("SevenSpoken", "{low} or {high} fits").format(low=low, high=high)


def what_fits(top: int) -> str:
    """The same as a sentence, where there is time to hear one."""
    low, high = map(_one_of, targets(top))
    words = translate("SevenSpoken", "{low} or {high} fits.").format(low=low, high=high)
    return words[0].upper() + words[1:]


def _one_of(value: int) -> str:
    if value == 8:
        return translate("SevenSpoken", "an {value}").format(value=value)
    return translate("SevenSpoken", "a {value}").format(value=value)


def target(value: int) -> str:
    """The sign beside the pile that names one of them."""
    return translate("SevenSpoken", "{value} fits").format(value=value)


# -------------------------------------------------------------- the players


def seat(name: str, hand: int, stack: int) -> str:
    """A player's place with all that is known of it: a person's lane or a computer player."""
    return f"{name}: {in_hand(hand)}, {text.in_stack(stack)}"


def in_hand(count: int) -> str:
    return translate("SevenSpoken", "%n card(s) in hand", None, count)


def stack(name: str, count: int) -> str:
    """A stack that can be drawn from."""
    if name == common.you():
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


def standing(name: str, minus: int) -> str:
    """A player's minus points so far (S12)."""
    words = translate("SevenSpoken", "{name}: %n minus point(s)", None, minus)
    return words.format(name=name)


# -------------------------------------------------------------- what goes on


def notice(title: str, story: str) -> str:
    """A notice over the table."""
    return f"{title} {story}" if title.endswith(("?", "!")) else f"{title}. {story}"


def start() -> str:
    """The hands are dealt and nobody has started yet."""
    return translate("SevenSpoken", "The cards are dealt. Start when everybody is ready.")


def began(top: int) -> str:
    """The start signal, and what lies there."""
    words = translate("SevenSpoken", "Go! {pile}")
    return words.format(pile=pile(top))


def played(kind: int) -> str:
    """An own card lies on the pile."""
    words = translate("SevenSpoken", "You play {card}. {fitting}")
    return words.format(card=card(kind), fitting=fitting(kind))


def missed(kind: int, *, late: bool) -> str:
    """An own card went back."""
    if late:
        words = translate("SevenSpoken", "{card}: too late")
    else:
        words = translate("SevenSpoken", "{card}: does not fit")
    return words.format(card=card(kind))


def drew(kind: int) -> str:
    """An own card came from the stack."""
    return translate("SevenSpoken", "You draw {card}").format(card=card(kind))


def stuck(top: int, moved: int = 1) -> str:
    """Nobody could do anything (S10)."""
    return f"{notice(text.stuck_title(), text.stuck_story(top, moved))} {fitting(top)}"


def paused() -> str:
    return notice(text.paused(), text.paused_story())


def one_left(name: str) -> str:
    """A player has a single card and no stack."""
    if name == common.you():
        return translate("SevenSpoken", "You have one card left")
    return translate("SevenSpoken", "{name} has one card left").format(name=name)


def of(name: str, words: str) -> str:
    """The words with the name of the player who did it, where several people sit at the screen."""
    return f"{name}: {words}"
