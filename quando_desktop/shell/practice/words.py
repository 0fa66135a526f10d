"""The words of practice, the same for every game."""

from __future__ import annotations

from datetime import date

from PySide6.QtCore import QCoreApplication, QDate, QLocale

from quando_desktop.games.practising import PracticeKind
from quando_desktop.practice import moments
from quando_desktop.table.text.numbers import in_percent, percent

translate = QCoreApplication.translate


def title_of(game: str) -> str:
    return translate("Practice", "Practice: {game}").format(game=game)


def leave() -> str:
    return translate("Practice", "Leave")


def next_one() -> str:
    return translate("Practice", "Next", "the exercise after this one")


def try_again() -> str:
    return translate("Practice", "Try again")


def to_calendar() -> str:
    return translate("Practice", "Calendar")


def give_up() -> str:
    return translate("Practice", "Show the answer")


def at_the_table() -> str:
    return translate("Practice", "Answer at the table: choose your cards and play them.")


def here_or_there() -> str:
    return translate("Practice", "Choose here, or do it at the table.")


# -------------------------------------------------------------------- the answer


def right() -> str:
    return translate("Practice", "Right!")


def wrong() -> str:
    return translate("Practice", "There is something better.")


def the_answer() -> str:
    """To somebody who has asked for it, in place of giving one."""
    return translate("Practice", "Here is the answer.")


def chance(worth: float, error: float) -> str:
    """A chance with its error: "43% ± 1"."""
    return f"{percent(worth)} ± {max(1, round(error * 100))}"


def caption() -> str:
    return translate("Practice", "Chance to win the match")


def spoken(label: str, worth: float, error: float, *, best: bool, chosen: bool) -> str:
    """One choice with its chance, for a screen reader."""
    words = translate("Practice", "{answer}: {chance} to win the match, give or take {error}")
    points = in_percent(max(1, round(error * 100)))
    parts = [words.format(answer=label, chance=percent(worth), error=points)]
    if best:
        parts.append(translate("Practice", "the best"))
    if chosen:
        parts.append(translate("Practice", "your answer"))
    return ", ".join(parts)


def offered(labels: list[str]) -> str:
    """The choices, for a screen reader."""
    return "; ".join(labels) + "."


def in_seconds(seconds: int) -> str:
    return translate("Practice", "In %n second(s).", None, seconds)


# ------------------------------------------------------------------------ days


def puzzle_of_the_day() -> str:
    return translate("Practice", "Puzzle of the day")


def puzzle_of(day: date) -> str:
    return translate("Practice", "Puzzle of {day}").format(day=day_name(day))


def day_name(day: date) -> str:
    # The order of day and month depends on the language.
    return QLocale().toString(QDate(day.year, day.month, day.day), translate("When", "d MMMM"))


def month_name(day: date) -> str:
    found = QLocale().standaloneMonthName(day.month)
    return f"{found} {day.year}"


def solved() -> str:
    return translate("Practice", "solved")


def not_solved() -> str:
    return translate("Practice", "played, not solved")


def not_played() -> str:
    return translate("Practice", "not played")


def streak(days: int) -> str:
    """The row of days; it forgives one that was left out."""
    if not days:
        return translate("Practice", "A new puzzle every day, the same for everybody.")
    return translate(
        "Practice", "%n day(s) in a row. A day left out does not break it.", None, days
    )


def play_today() -> str:
    return translate("Practice", "Play today's puzzle")


def look_again() -> str:
    return translate("Practice", "Look at it again")


def earlier() -> str:
    return translate("Practice", "Earlier month")


def later() -> str:
    return translate("Practice", "Later month")


# ------------------------------------------------------------------- own moments


def own_moment(person: str = "") -> PracticeKind:
    """The kind of own moments: those of whoever reads it, or of somebody else by name."""
    title = translate("Practice", "Your own moments")
    if person:
        title = translate("Practice", "Moments of {name}").format(name=person)
    line = translate(
        "Practice",
        "Decisions that cost much in real matches. Each comes back after a day, and again a week "
        "after it was solved.",
    )
    return PracticeKind(moments.KIND, title, line, translate("Practice", "What do you do here?"))


def in_the_box(due: int, waiting: int, following: date | None) -> str:
    """How many moments are due, and how many there are."""
    if following is None:
        return translate("Practice", "None yet: they are found when you look back at a match")
    if due:
        words = translate("Practice", "%n due now, {all} in all", None, due)
        return words.format(all=waiting)
    words = translate("Practice", "None due before {day}, %n in all", None, waiting)
    return words.format(day=day_name(following))


def as_good() -> str:
    return translate("Practice", "Right: nothing else is clearly better.")


def done_then(answer: str, cost: float) -> str:
    """What was done in the match, and what it cost."""
    words = translate(
        "Practice",
        "In the match it was “{answer}”, which cost %n point(s) of chance.",
        None,
        round(100 * cost),
    )
    return words.format(answer=answer)


def comes_back(day: date) -> str:
    return translate("Practice", "It comes back on {day}.").format(day=day_name(day))


def leaves_the_box() -> str:
    return translate("Practice", "Solved twice: it does not come back.")


def throw_out() -> str:
    return translate("Practice", "Throw it out")


def put_back() -> str:
    return translate("Practice", "Put it back")


def thrown_out() -> str:
    return translate("Practice", "Thrown out: it does not come back.")


# ----------------------------------------------------------------- the exercises


def tally(right: int, count: int) -> str:
    if not count:
        return translate("Practice", "Not tried yet")
    words = translate("Practice", "{right} of %n right", None, count)
    return words.format(right=right)


def best_rung(rung: int) -> str:
    if not rung:
        return translate("Practice", "Not tried yet")
    return translate("Practice", "Best so far: rung {rung}").format(rung=rung)


def gentle_clock() -> str:
    return translate("Practice", "With a gentle clock")


def gentle_clock_hint() -> str:
    return translate("Practice", "It only shows the time; nothing happens when it runs out.")


def damaged(count: int) -> str:
    return translate("Practice", "%n exercise(s) are damaged and have been left out.", None, count)


def missing() -> str:
    return translate("Practice", "The exercises are missing; installing the program again helps.")
