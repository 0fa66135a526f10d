"""The words on a Quando table: labels, buttons, questions and banners.

Everything is a function, because the language can change while the table stands. The score
sheet, what the table says to a wrong try and to a screen reader, and its log have modules of
their own beside this one.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.text.numbers import counted, in_a_row, listed, several, times

translate = QCoreApplication.translate


# ------------------------------------------------------------------- the table


def round_line(number: int, target: int, *, short: bool = False) -> str:
    """The round and what the match goes to; short where letters are large."""
    words = translate("QuandoTable", "Round {number}, to %n point(s)", None, target)
    if short:
        words = translate("QuandoTable", "Round {number}, to {target}")
    return words.format(number=number, target=target)


def total(total: int) -> str:
    """What the own cards add up to."""
    return translate("QuandoTable", "Total {total}").format(total=total)


def draw_pile(count: int) -> str:
    return translate("QuandoTable", "Draw  {count}").format(count=count)


def discard_pile(count: int) -> str:
    return translate("QuandoTable", "Discard  {count}").format(count=count)


def turned_a_zero() -> str:
    return translate("QuandoTable", "turned a 0")


def drew_a_card() -> str:
    return translate("QuandoTable", "drew a card")


def went_without() -> str:
    """A penalty that both piles were too empty for."""
    return translate("QuandoTable", "no card left")


def comes_next() -> str:
    return translate("QuandoTable", "next")


def passed() -> str:
    return translate("QuandoTable", "passed")


def knocked() -> str:
    return translate("QuandoTable", "Knocked")


# --------------------------------------------------------------------- buttons


def play_straight(numbers: Sequence[int]) -> str:
    words = translate("QuandoTable", "Play the straight {numbers}")
    return words.format(numbers=in_a_row(numbers))


def play_equals(numbers: Sequence[int]) -> str:
    number, count = numbers[0], len(numbers)
    if count == 1:
        return translate("QuandoTable", "Play the {number}").format(number=number)
    if count == 3:
        words = translate("QuandoTable", "Play three {numbers}: a triplet")
    else:
        words = translate("QuandoTable", "Play {count} {numbers}")
    return words.format(count=counted(count), numbers=several(number))


def play_cards(numbers: Sequence[int]) -> str:
    """The caption for any set that can be played."""
    return play_equals(numbers) if len(set(numbers)) == 1 else play_straight(numbers)


def pass_turn() -> str:
    return translate("QuandoTable", "Pass")


# -------------------------------------------------------------------- the draw


def which_side() -> str:
    return translate("QuandoTable", "Your draw: which side?")


def take_shown(number: int) -> str:
    return translate("QuandoTable", "Take the {number}").format(number=number)


def turn_it_over(hidden: int | None = None) -> str:
    """With what lies behind it, where this player knows that."""
    if hidden is None:
        return translate("QuandoTable", "Turn it over")
    return translate("QuandoTable", "Turn it over: {number}").format(number=hidden)


def press_again_to_turn() -> str:
    """For those who want to confirm the hidden side."""
    return translate("QuandoTable", "Press again to turn")


def press_again_in_short() -> str:
    """The same where letters are large."""
    return translate("QuandoTable", "Press again")


def behind_it() -> str:
    """The title of the memory help."""
    return translate("QuandoTable", "Behind it may be")


def gone(shown: int, others: Sequence[int]) -> str:
    """The cards with this number that the player has seen elsewhere; nothing if none."""
    if not others:
        return ""
    words = translate("QuandoTable", "{shown} with {others} is gone")
    return words.format(shown=shown, others=listed([str(other) for other in others]))


# ------------------------------------------------------------------- the knock


def hold_to_knock() -> str:
    return translate("QuandoTable", "Hold to knock")


def press_twice() -> str:
    return translate("QuandoTable", "Press twice to knock")


def let_go() -> str:
    return translate("QuandoTable", "Let go to cancel")


def press_again() -> str:
    """The knock is armed."""
    return translate("QuandoTable", "Press again to knock")


def knock_open() -> str:
    return translate("QuandoTable", "Knocking is possible")


def knock_closed(plays: int) -> tuple[str, str]:
    """On two lines."""
    played = translate("QuandoTable", "have played {times}")
    return translate("QuandoTable", "Knock once all"), played.format(times=times(plays))


def what_it_means(total: int, extra: int, others: int) -> str:
    """The meaning of a knock with this total now; `others` is how many they are."""
    words = translate(
        "QuandoTable", "You hold {total}. Everybody else has one more turn.", None, others
    ).format(total=total)
    return f"{words} {not_lowest_alone(extra)}" if extra else words


def not_lowest_alone(extra: int) -> str:
    return translate(
        "QuandoTable", "If someone is as low or lower: %n extra point(s).", None, extra
    )


# --------------------------------------------------------------------- banners


def last_round(turns: int, *, is_own: bool) -> str:
    if turns > 1:
        return translate("QuandoTable", "Last round: %n turn(s) left", None, turns)
    if is_own:
        return translate("QuandoTable", "Last round: this is your last turn")
    return translate("QuandoTable", "Last round: the last turn")


def triplet(number: int) -> str:
    return (
        translate("QuandoTable", "Triplet of zeros!"),
        translate("QuandoTable", "Triplet of ones!"),
        translate("QuandoTable", "Triplet of twos!"),
        translate("QuandoTable", "Triplet of threes!"),
        translate("QuandoTable", "Triplet of fours!"),
        translate("QuandoTable", "Triplet of fives!"),
        translate("QuandoTable", "Triplet of sixes!"),
        translate("QuandoTable", "Triplet of sevens!"),
        translate("QuandoTable", "Triplet of eights!"),
        translate("QuandoTable", "Triplet of nines!"),
        translate("QuandoTable", "Triplet of tens!"),
    )[number]


def pile_turned() -> str:
    return translate("QuandoTable", "The discard pile is turned over: new draw pile")
