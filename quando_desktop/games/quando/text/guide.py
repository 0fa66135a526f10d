"""Where somebody is in a round of Quando, in words: what there is to do, what a choice still lacks,
why a penalty comes, and what Olive points out in a guided match. All numbers are of cards that the
addressed player sees, or of a reason made from those."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.rules.actions import Call, Phase
from quando_desktop.games.quando.rules.cards import NUMBERS
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.refusals import STRAIGHT, no_set
from quando_desktop.table.text.numbers import counted, in_a_row, percent, several, short_name

translate = QCoreApplication.translate

Said = tuple[str, str]
"""What Olive points out in a guided match, and its reason."""


# ------------------------------------------------------------------- what there is to do


def what_to_do(call: Call | None) -> str:
    """The own turn. Something can always be played: one card is a set, too (Q10)."""
    match call:
        case Call.KNOCK:
            return translate(
                "QuandoGuide", "Play equal numbers or three in a row and draw one, or knock"
            )
        case Call.PASS:
            return translate("QuandoGuide", "Last turn: play, or pass")
    return translate("QuandoGuide", "Play equal numbers or three in a row, then draw one")


def first_sentence(view: QuandoView) -> str:
    """For somebody who has never played."""
    if view.phase is not Phase.PLAY or view.call is Call.PASS:
        return ""
    return translate(
        "QuandoGuide",
        "Play equal numbers, or three in a row, then draw one card. The lowest hand wins.",
    )


def first_play() -> str:
    """The draw pile was pressed too early."""
    return translate("QuandoGuide", "First play, then draw")


# ------------------------------------------------------------------- what a choice lacks


def incomplete(fronts: Sequence[int], held: Collection[int] | None = None) -> str:
    """What these chosen fronts lack to be a set; nothing if they are one or are none. With the
    fronts that are held, only those are named that can be added."""
    numbers = sorted(fronts)
    refused = no_set(numbers) if numbers else ""
    if not refused:
        return ""
    lacking = _lacking(numbers)
    if not lacking:
        return refused
    there = [number for number in lacking if held is None or number in held]
    row = in_a_row(numbers)
    if there:
        words = translate("QuandoGuide", "{numbers} … add {more}")
        return words.format(numbers=row, more=_either([_a(number) for number in there]))
    if len(lacking) == 1:
        words = translate("QuandoGuide", "{numbers} … but you have no {number}")
        return words.format(numbers=row, number=lacking[0])
    words = translate("QuandoGuide", "{numbers} … but you have neither {first} nor {second}")
    first, second = map(_a, lacking)
    return words.format(numbers=row, first=first, second=second)


def _lacking(numbers: Sequence[int]) -> list[int]:
    """The numbers of which each would make a straight of these two."""
    if len(numbers) != STRAIGHT - 1:
        return []
    low, high = numbers
    if high - low == STRAIGHT - 1:
        return [low + 1]
    return [each for each in (low - 1, high + 1) if high - low == 1 and each in NUMBERS]


def _a(number: int) -> str:
    words = translate("QuandoGuide", "an {number}", "the number 8")
    if number != 8:
        words = translate("QuandoGuide", "a {number}", "a number other than 8")
    return words.format(number=number)


def _either(words: Sequence[str]) -> str:
    if len(words) == 1:
        return words[0]
    return translate("QuandoGuide", "{first} or {second}").format(first=words[0], second=words[1])


# ---------------------------------------------------------------------------- a penalty


def triplet() -> str:
    """Stands at the seat for whose triplet the others pay."""
    return translate("QuandoGuide", "Triplet")


def must_draw(name: str = "") -> str:
    """Somebody's triplet makes the looker draw (Q14); without the name where letters are very
    large."""
    if not name:
        return translate("QuandoGuide", "No 0, so you draw")
    words = translate("QuandoGuide", "{name}'s triplet: no 0, so you draw")
    return words.format(name=short_name(name))


def must_turn(name: str) -> str:
    """Somebody's triplet makes the looker turn a zero."""
    words = translate("QuandoGuide", "{name}'s triplet: turn a 0 over")
    return words.format(name=short_name(name))


def you_saw_it() -> str:
    """Of a hidden side that the looker knows."""
    return translate("QuandoGuide", "you saw it")


# ----------------------------------------------------------- a guided match: the knock


def knock_opened(total: int, chance: float | None) -> Said:
    """Everybody has played often enough (Q17), perhaps some turns ago; it is still better to
    wait."""
    return translate("QuandoGuidance", "You may knock now."), _chance(
        total, chance, translate("QuandoGuidance", "I would wait a little.")
    )


def knock_now(total: int, chance: float | None) -> Said:
    """A knock is the best that can be done."""
    return translate("QuandoGuidance", "This is a good moment to knock."), _chance(total, chance)


def _chance(total: int, chance: float | None, advice: str = "") -> str:
    if chance is None:
        words = translate("QuandoGuidance", "You hold %n point(s).", None, total)
    else:
        words = translate(
            "QuandoGuidance",
            "With %n point(s) your chance to win the round is {chance}.",
            None,
            total,
        ).format(chance=percent(chance))
    return f"{words} {advice}".strip()


# ------------------------------------------------ a guided match: what others took


def took_low(name: str, number: int) -> Said:
    """Somebody took the shown side of a card, a low number."""
    return _took(name, number), translate(
        "QuandoGuidance", "Everybody saw it: one front in that hand is known, and a low one."
    )


def took_high(name: str, number: int) -> Said:
    """The same of a high number, which nobody takes for its points."""
    return _took(name, number), translate(
        "QuandoGuidance",
        "So high a number is taken because it fits: expect equals or a straight with it.",
    )


def _took(name: str, number: int) -> str:
    words = translate("QuandoGuidance", "{name} took the {number} that was shown.")
    return words.format(name=short_name(name), number=number)


def took_hidden(name: str, number: int) -> Said:
    """Somebody turned the card over: its shown side is its back now."""
    words = translate("QuandoGuidance", "{name} did not want the {number}.")
    why = translate(
        "QuandoGuidance", "It is the back now, which you see. The front only {name} knows."
    )
    return (
        words.format(name=short_name(name), number=number),
        why.format(name=short_name(name)),
    )


# ------------------------------------------------------- a guided match: own cards


def triplet_held(number: int, count: int) -> Said:
    """Three or more equal cards are in the hand (Q14)."""
    words = translate("QuandoGuidance", "You hold {count} {numbers}.")
    return (
        words.format(count=counted(count), numbers=several(number)),
        translate(
            "QuandoGuidance",
            "Exactly three together are a triplet: everybody else turns a 0 over or draws.",
        ),
    )


def straight_overlooked(numbers: Sequence[int], more: int, less: int, *, undo: bool) -> Said:
    """Three in a row were there, for more points."""
    words = translate("QuandoGuidance", "{numbers} would go together.")
    return words.format(numbers=in_a_row(numbers)), _points(more, less, undo=undo)


def equals_overlooked(number: int, count: int, more: int, less: int, *, undo: bool) -> Said:
    """More equals were there than were played."""
    words = translate("QuandoGuidance", "You hold {count} {numbers}: they go together.")
    return (
        words.format(count=counted(count), numbers=several(number)),
        _points(more, less, undo=undo),
    )


def triplet_overlooked(number: int, *, undo: bool) -> Said:
    """Three equals were there."""
    words = translate("QuandoGuidance", "Three {numbers} would be a triplet.")
    why = translate("QuandoGuidance", "Everybody else would turn a 0 over or draw.")
    return words.format(numbers=several(number)), _taken_back(why, undo=undo)


def _points(more: int, less: int, *, undo: bool) -> str:
    words = translate("QuandoGuidance", "That gets rid of {more} points, your play of {less}.")
    return _taken_back(words.format(more=more, less=less), undo=undo)


def _taken_back(words: str, *, undo: bool) -> str:
    """... with a way back, as long as there is one."""
    if not undo:
        return words
    return f"{words} {translate('QuandoGuidance', 'You can still take it back.')}"


def by_keys(words: str, cap: Callable[[str], str]) -> str:
    """A sentence on an action in the words of lessons; `cap` knows the captions of keys."""
    match words.split():
        case ["play", *numbers]:
            # The keys are led to the first one. A 10 has no digit of its own.
            one = translate("QuandoLesson", "By keys: Space chooses the card, Enter plays it.")
            more = translate("QuandoLesson", "By keys: type the numbers, then press Enter.")
            return more if numbers[1:] else one
        case ["draw", "shown"]:
            return translate("QuandoLesson", "By keys: left arrow, then Space.")
        case ["draw", "hidden"]:
            return translate("QuandoLesson", "By keys: right arrow, then Space.")
        case ["flip"]:
            return translate("QuandoLesson", "By keys: press 0.")
        case ["knock"]:
            return translate("QuandoLesson", "By keys: hold {key}.").format(key=cap("knock"))
    return ""
