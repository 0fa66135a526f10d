"""The words of the page of a replay."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, Qt

from quando_desktop.analysis.decision import Size, Verdict
from quando_desktop.shell.kit.keys import KeyColumn, cap
from quando_desktop.table.paint import keycaps
from quando_desktop.table.text.numbers import decimal, listed

translate = QCoreApplication.translate


def title(game: str) -> str:
    return translate("Replay", "Replay: {game}").format(game=game)


def round_name(number: int) -> str:
    """From 1."""
    return translate("Replay", "Round {number}").format(number=number)


def turn_name(turn: int, last: int) -> str:
    if not turn:
        return translate("Replay", "the deal")
    return translate("Replay", "turn {turn} of {last}").format(turn=turn, last=last)


def turn_told(turn: int, last: int, story: str) -> str:
    """A turn for a person who does not see it."""
    return f"{turn_name(turn, last)}: {story}" if story else turn_name(turn, last)


def the_turns() -> str:
    return translate("Replay", "Turns")


def the_round() -> str:
    return translate("Replay", "Round")


def lenses() -> tuple[str, str]:
    return translate("Replay", "What you knew"), translate("Replay", "What lay there")


def the_lens() -> str:
    return translate("Replay", "What is shown")


def the_seat() -> str:
    return translate("Replay", "Seen from the seat of")


def the_speed() -> str:
    return translate("Replay", "Speed")


def speeds() -> tuple[str, ...]:
    return "1x", "2x", "4x"


def step_back() -> str:
    return translate("Replay", "One turn back")


def step_on() -> str:
    return translate("Replay", "One turn on")


def play() -> str:
    return translate("Replay", "Play")


def pause() -> str:
    return translate("Replay", "Pause")


def next_moment() -> str:
    return translate("Replay", "Next moment")


def play_on() -> str:
    return translate("Replay", "Play on from here")


def verdict(found: Verdict) -> str:
    """A decision in a few words: its name and what it cost, or that it was good."""
    names = {
        Size.GOOD: translate("Replay", "Good: nothing better can be told."),
        Size.SMALL: translate("Replay", "A little was lost: {cost}."),
        Size.SLIP: translate("Replay", "Slip: {cost}."),
        Size.MISTAKE: translate("Replay", "Mistake: {cost}."),
        Size.BLUNDER: translate("Replay", "Blunder: {cost}."),
    }
    return names[found.size].format(cost=_cost(found))


def _cost(found: Verdict) -> str:
    words = translate("Replay", "it cost {points} points of chance, give or take {error}")
    return words.format(
        points=decimal(100 * found.cost.mean), error=decimal(200 * found.cost.error)
    )


def no_choice() -> str:
    return translate("Replay", "There was nothing to decide in this turn.")


def round_summary(decisions: int, sizes: Sequence[Size]) -> str:
    """A round, told at the turns of the others."""
    whole = translate("Replay", "%n decision(s) of yours in this round", None, decisions)
    costly = []
    if count := sizes.count(Size.BLUNDER):
        costly.append(translate("Replay", "%n blunder(s)", None, count))
    if count := sizes.count(Size.MISTAKE):
        costly.append(translate("Replay", "%n mistake(s)", None, count))
    if count := sizes.count(Size.SLIP):
        costly.append(translate("Replay", "%n slip(s)", None, count))
    if not costly:
        return translate("Replay", "{whole}: none of them costly.").format(whole=whole)
    return f"{whole}: {listed(costly)}."


def being_judged() -> str:
    return translate("Replay", "Your decisions in this round are being looked at.")


def next_costly() -> str:
    return translate("Replay", "Next costly decision")


def nothing_yet() -> str:
    return translate("Replay", "No round of this match is over yet: there is nothing to replay.")


def does_not_count() -> str:
    return translate("Replay", "Played on from a replay: this match does not count.")


def key_column(in_words: str) -> KeyColumn:
    """The keys of a replay; that of the table in words may be another one than usual."""
    digits = ("1", "2", "4")
    return translate("Replay", "Replay"), (
        ((cap(Qt.Key.Key_Left), cap(Qt.Key.Key_Right)), translate("Replay", "One turn back or on")),
        (
            (cap(Qt.Key.Key_Home), cap(Qt.Key.Key_End)),
            translate("Replay", "To the deal, to the end of the round"),
        ),
        (
            (cap(Qt.Key.Key_PageUp), cap(Qt.Key.Key_PageDown)),
            translate("Replay", "One round back or on"),
        ),
        ((cap(Qt.Key.Key_Space),), translate("Replay", "Play or pause")),
        (("N",), next_moment()),
        (("M",), next_costly()),
        (digits, translate("Replay", "How quickly it is played")),
        (("W",), translate("Replay", "What you knew, what lay there")),
        (("P",), play_on()),
        (("Q",), translate("Replay", "This match in numbers")),
        ((keycaps.cap(in_words),), translate("Replay", "The table in words")),
    )
