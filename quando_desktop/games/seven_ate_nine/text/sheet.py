"""The words on the sheet after a game of 7 ate 9, and after the last one of a tournament (S12)."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.table.text.numbers import Company, tenths

translate = QCoreApplication.translate


def game_won(winner: Company) -> str:
    """The title after one game of several, or after the only one."""
    return winner.told(
        translate("SevenSheet", "You win the game"),
        translate("SevenSheet", "{names} wins the game"),
    )


def tournament_won(winners: Company) -> str:
    """The title after the last of several games."""
    return winners.told(
        translate("SevenSheet", "You win the tournament"),
        translate("SevenSheet", "{names} win(s) the tournament", None, len(winners.names)),
        translate("SevenSheet", "{names} and you win the tournament"),
    )


def games_left(count: int) -> str:
    """Below the title, while the tournament goes on."""
    return translate("SevenSheet", "%n game(s) to go", None, count)


def leads(first: Company) -> str:
    """A sentence on who has the fewest minus points so far."""
    return first.told(
        translate("SevenSheet", "You lead"),
        translate("SevenSheet", "{names} lead(s)", None, len(first.names)),
        translate("SevenSheet", "{names} and you lead"),
    )


def fewest_win() -> str:
    """The meaning of the numbers."""
    return translate("SevenSheet", "A minus point for each card left; the fewest win.")


def pace() -> str:
    """The button that shows how quick somebody was; the foot of the sheet has little room."""
    return translate("SevenSheet", "Pace?")


# ------------------------------------------------------------------- table and chart


def total() -> str:
    """The heading of their sum."""
    return translate("SevenSheet", "Total")


def game_column(number: int) -> str:
    """The heading of the column of a game, where there is little room."""
    return str(number)


def minus_points() -> str:
    return translate("SevenSheet", "Minus points")


def race() -> str:
    """The heading of the chart."""
    return translate("SevenSheet", "Minus points, game by game")


def cards_left(count: int) -> str:
    """The words beside a name, after a single game."""
    return translate("SevenSheet", "%n card(s) left", None, count)


def where_left() -> str:
    """The heading of the bars of a single game: the cards in the hand and, paler, those of the
    stack."""
    return translate("SevenSheet", "In hand, and lighter in the stack")


def went_out() -> str:
    """The word beside the name of whoever has won a game of a tournament, in very few letters."""
    return translate("SevenSheet", "went out")


def took(milliseconds: int) -> str:
    """The length of the game, pauses left out."""
    minutes, seconds = divmod(round(milliseconds / 1000), 60)
    words = translate("SevenSheet", "Played in {minutes}:{seconds}")
    return words.format(minutes=minutes, seconds=f"{seconds:02}")


# ----------------------------------------------------------------------------- alone


def all_laid() -> str:
    """The title after a game alone (S17)."""
    return translate("SevenSheet", "All cards laid")


def clock(milliseconds: int) -> str:
    """A time to compare with others: to a tenth of a second."""
    minutes, tenths = divmod(round(milliseconds / 100), 600)
    words = translate("SevenSheet", "{minutes}:{seconds}.{tenths}")
    seconds, rest = divmod(tenths, 10)
    return words.format(minutes=minutes, seconds=f"{seconds:02}", tenths=rest)


def your_time(milliseconds: int) -> str:
    """What counts alone."""
    return translate("SevenSheet", "Time: {time}").format(time=clock(milliseconds))


def largest_hand(cards: int) -> str:
    """What counts alone by turns."""
    return translate("SevenSheet", "Largest hand: %n card(s)", None, cards)


def stuck_times(count: int) -> str:
    return translate("SevenSheet", "stuck %n time(s)", None, count)


# --------------------------------------------------------------- for a screen reader


def spoken_row(name: str, points: int, total_points: int | None = None) -> str:
    """One player's line: the minus points of this game, and of all so far."""
    if total_points is None:
        words = translate("SevenSheet", "{name}: %n minus point(s).", None, points)
        return words.format(name=name)
    words = translate(
        "SevenSheet", "{name}: %n minus point(s) in this game, {total} in all.", None, points
    )
    return words.format(name=name, total=total_points)


def spoken_chart(name: str, totals: Sequence[int]) -> str:
    """One player's line in the chart: the sum after each game."""
    words = translate("SevenSheet", "{name}, after each game: {totals}.")
    return words.format(name=name, totals=", ".join(map(str, totals)))


# ----------------------------------------------------------------- the end of a match


def longest_run(who: Company, cards: int) -> tuple[str, str]:
    """The heading of a moment and the sentence about it, as the following ones."""
    words = who.told(
        translate("SevenSheet", "You laid %n card(s) in a row.", None, cards),
        translate("SevenSheet", "{names} laid %n card(s) in a row.", None, cards),
    )
    return translate("SevenSheet", "Longest run"), words


def fastest_answer(who: Company, milliseconds: int) -> tuple[str, str]:
    words = who.told(
        translate("SevenSheet", "You answered a card after {seconds} s."),
        translate("SevenSheet", "{names} answered a card after {seconds} s."),
        seconds=tenths(max(100, milliseconds) / 1000),
    )
    return translate("SevenSheet", "Fastest answer"), words


def just_too_late(who: Company, times: int) -> tuple[str, str]:
    words = who.told(
        translate("SevenSheet", "You held out a card a moment too late %n time(s).", None, times),
        translate(
            "SevenSheet", "{names} held out a card a moment too late %n time(s).", None, times
        ),
    )
    return translate("SevenSheet", "Just too late"), words
