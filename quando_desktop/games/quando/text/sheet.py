"""The words on Quando's score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.wording import listed

translate = QCoreApplication.translate


def fronts() -> str:
    return translate("QuandoSheet", "Fronts")


def total() -> str:
    return translate("QuandoSheet", "Total")


def points() -> str:
    return translate("QuandoSheet", "Points")


def lowest() -> str:
    return translate("QuandoSheet", "lowest")


def knocker() -> str:
    return translate("QuandoSheet", "knocked")


def legend() -> str:
    return translate("QuandoSheet", "Pale: earlier rounds.  Full: this round.")


def round_title(number: int) -> str:
    return translate("QuandoSheet", "Round {number}").format(number=number)


def match_title(winners: Sequence[str]) -> str:
    words = translate("QuandoSheet", "{names} win(s) the match", None, len(winners))
    return words.format(names=listed(winners))


def race(target: int) -> str:
    return translate("QuandoSheet", "Race to {target}, fewest wins").format(target=target)


def only_zeros(name: str) -> str:
    return translate("QuandoSheet", "{name} holds nothing but zeros.").format(name=name)


def knock_won(name: str, total: int) -> str:
    words = translate("QuandoSheet", "{name} knocked with {total} and is lowest alone.")
    return words.format(name=name, total=total)


def knock_shared(name: str, total: int, others: Sequence[str]) -> str:
    words = translate(
        "QuandoSheet",
        "{name} knocked with {total}, but {others} have {total} as well. "
        "A knock must be lowest alone.",
        None,
        len(others),
    )
    return words.format(name=name, total=total, others=listed(others))


def knock_beaten(name: str, total: int, others: Sequence[str], lowest: int) -> str:
    words = translate(
        "QuandoSheet",
        "{name} knocked with {total}, but {others} have only {lowest}.",
        None,
        len(others),
    )
    return words.format(name=name, total=total, others=listed(others), lowest=lowest)


def penalty(total: int, extra: int) -> str:
    return f"{total} + {extra}"


def next_round() -> str:
    return translate("QuandoSheet", "Next round")


def spoken_row(name: str, total: int, points: int, score: int, note: str = "") -> str:
    """One player's line for a screen reader; `note` is what stands beside the name."""
    words = translate("QuandoSheet", "{name}: total {total}, points {points}, together {score}.")
    who = f"{name} ({note})" if note else name
    return words.format(name=who, total=total, points=points, score=score)
