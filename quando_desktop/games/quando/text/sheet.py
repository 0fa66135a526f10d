"""The words on Quando's score sheet."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.text.numbers import Company, in_a_row, listed, several

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
    return translate("QuandoSheet", "Light: earlier rounds.  Solid: this round.")


def question() -> str:
    """The game's own question, which is the same in every language: was that the moment?"""
    return "Quando?"


def round_title(number: int) -> str:
    return translate("QuandoSheet", "Round {number}").format(number=number)


def match_title(winners: Company) -> str:
    return winners.told(
        translate("QuandoSheet", "You win the match"),
        translate("QuandoSheet", "{names} win(s) the match", None, len(winners.names)),
        translate("QuandoSheet", "{names} and you win the match"),
    )


def round_won(winners: Company) -> str:
    """The verdict on a round, in one line."""
    return winners.told(
        translate("QuandoSheet", "You win the round"),
        translate("QuandoSheet", "{names} win(s) the round", None, len(winners.names)),
        translate("QuandoSheet", "{names} and you win the round"),
    )


def alone() -> str:
    """A stamp, for whoever knocked and has the lowest total alone."""
    return translate("QuandoSheet", "Alone!")


def extra(points: int) -> str:
    """A stamp: what a failed knock costs."""
    return f"+{points}"


def race(target: int) -> str:
    return translate("QuandoSheet", "Race to {target}, fewest points win").format(target=target)


def only_zeros(who: Company) -> str:
    return who.told(
        translate("QuandoSheet", "You hold nothing but zeros."),
        translate("QuandoSheet", "{names} holds nothing but zeros."),
    )


def knock_won(knocker: Company, total: int) -> str:
    return knocker.told(
        translate("QuandoSheet", "You knocked with {total}, the lowest total."),
        translate("QuandoSheet", "{names} knocked with {total}, the lowest total."),
        total=total,
    )


def knock_shared(knocker: Company, total: int, others: Company) -> str:
    return others.told(
        translate(
            "QuandoSheet",
            "{knock}, but you have {total} as well. A knocker must be the only one with the "
            "lowest total.",
        ),
        translate(
            "QuandoSheet",
            "{knock}, but {names} have {total} as well. A knocker must be the only one with the "
            "lowest total.",
            None,
            len(others.names),
        ),
        translate(
            "QuandoSheet",
            "{knock}, but {names} and you have {total} as well. A knocker must be the only one "
            "with the lowest total.",
        ),
        knock=_knock(knocker, total),
        total=total,
    )


def knock_beaten(knocker: Company, total: int, others: Company, lowest: int) -> str:
    return others.told(
        translate("QuandoSheet", "{knock}, but you have only {lowest}."),
        translate(
            "QuandoSheet", "{knock}, but {names} have only {lowest}.", None, len(others.names)
        ),
        translate("QuandoSheet", "{knock}, but {names} and you have only {lowest}."),
        knock=_knock(knocker, total),
        lowest=lowest,
    )


def _knock(knocker: Company, total: int) -> str:
    """The beginning of the sentence about a knock that failed."""
    return knocker.told(
        translate("QuandoSheet", "You knocked with {total}"),
        translate("QuandoSheet", "{names} knocked with {total}"),
        total=total,
    )


def penalty(total: int, extra: int) -> str:
    return f"{total} + {extra}"


def next_round() -> str:
    return translate("QuandoSheet", "Next round")


def spoken_row(
    name: str, fronts: Sequence[int], total: int, points: int, score: int, note: str = ""
) -> str:
    """One player's line for a screen reader; `note` is what stands beside the name."""
    words = translate(
        "QuandoSheet", "{name}: {fronts}; hand {total}, scores {points}, {score} in all."
    )
    who = f"{name} ({note})" if note else name
    shown = ", ".join(map(str, fronts))
    return words.format(name=who, fronts=shown, total=total, points=points, score=score)


# ----------------------------------------------------------------- the end of a match


def best_knock(who: Company, total: int, ahead: int) -> tuple[str, str]:
    """The heading of a moment and the sentence about it, as the following ones."""
    words = who.told(
        translate(
            "QuandoSheet", "You knocked with {total} and were %n point(s) ahead.", None, ahead
        ),
        translate(
            "QuandoSheet", "{names} knocked with {total} and was %n point(s) ahead.", None, ahead
        ),
        total=total,
    )
    return translate("QuandoSheet", "Best knock"), words


def worst_knock(who: Company, total: int, lowest: int) -> tuple[str, str]:
    words = who.told(
        translate("QuandoSheet", "You knocked with {total}, and somebody had {lowest}."),
        translate("QuandoSheet", "{names} knocked with {total}, and somebody had {lowest}."),
        total=total,
        lowest=lowest,
    )
    return translate("QuandoSheet", "Boldest knock"), words


def cruel_triplet(who: Company, number: int, zeros: int, cards: int) -> tuple[str, str]:
    words = who.told(
        translate("QuandoSheet", "You played three {numbers}."),
        translate("QuandoSheet", "{names} played three {numbers}."),
        numbers=several(number),
    )
    harm = []
    if zeros:
        harm.append(translate("QuandoSheet", "%n zero(s) turned over", None, zeros))
    if cards:
        harm.append(translate("QuandoSheet", "%n card(s) drawn", None, cards))
    cost = translate("QuandoSheet", "The price: {harm}.").format(harm=listed(harm))
    return translate("QuandoSheet", "Cruellest triplet"), f"{words} {cost}"


def lucky_turn(left: int, found: int) -> tuple[str, str]:
    words = translate("QuandoSheet", "You turned the {left} over and found {found} behind it.")
    title = translate("QuandoSheet", "Luckiest turn")
    return title, words.format(left=left, found=found)


def big_play(who: Company, fronts: Sequence[int]) -> tuple[str, str]:
    words = who.told(
        translate("QuandoSheet", "You got rid of {row} at once."),
        translate("QuandoSheet", "{names} got rid of {row} at once."),
        row=in_a_row(fronts),
    )
    return translate("QuandoSheet", "Biggest play"), words
