"""The words of the statistics: each plot in a sentence, and all of it for those who do not see
it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QCoreApplication

from quando_desktop.disk.statistics.report import (
    WINDOW,
    Claims,
    Dot,
    GameLine,
    Opponents,
    Rules,
)
from quando_desktop.games.numbers import ClaimWords, Measure
from quando_desktop.shell.names import game_title, level_name
from quando_desktop.table.text.numbers import percent, tenths

if TYPE_CHECKING:
    from quando_desktop.shell.statistics.facts_plot import Fact
    from quando_desktop.shell.statistics.profile_plot import TraitLine

translate = QCoreApplication.translate

NEAR = 0.15
"""Turns that are as good as none."""


def title() -> str:
    return translate("Statistics", "Statistics")


def rooms() -> tuple[str, str]:
    """The two pages about one's own games."""
    return translate("Statistics", "Games"), title()


def what_counts() -> str:
    return translate(
        "Statistics",
        "Only matches played to the end here count: no lessons, exercises, branches of a replay, "
        "broken-off matches or opened files. Playing alone is neither won nor lost.",
    )


def nothing_yet() -> str:
    return translate(
        "Statistics", "No match has been played to its end yet. Your numbers begin with the first."
    )


def nothing_fits() -> str:
    return translate("Statistics", "No match fits these filters.")


def none_of_this() -> str:
    return translate("Statistics", "Not enough matches yet.")


def play() -> str:
    return translate("Statistics", "Play a match")


def matches(count: int) -> str:
    return translate("Statistics", "%n match(es)", None, count)


def save_it(what: str) -> str:
    return translate("Statistics", "Save “{what}” as a picture or a table…").format(what=what)


def kinds_of_file() -> str:
    return translate("Statistics", "Picture (*.png);;Table (*.csv)")


# ------------------------------------------------------------------------------ filters


def who() -> str:
    return translate("Statistics", "Person")


def the_game() -> str:
    return translate("Statistics", "Game")


def opponents() -> str:
    return translate("Statistics", "Opponents")


def opponents_named(which: str) -> str:
    match which:
        case Opponents.COMPUTERS:
            return translate("Statistics", "Only computer players")
        case Opponents.PEOPLE:
            return translate("Statistics", "With other people")
    return translate("Statistics", "Opponents: {level}").format(level=level_name(which))


def players() -> str:
    return translate("Statistics", "Players")


def so_many(count: int) -> str:
    if count == 1:
        return translate("Statistics", "Alone")
    return translate("Statistics", "%n player(s)", None, count)


def house_rules() -> str:
    return translate("Statistics", "House rules")


def rules_named(rules: Rules) -> str:
    if rules is Rules.USUAL:
        return translate("Statistics", "Without house rules")
    return translate("Statistics", "With house rules")


def anything() -> str:
    return translate("Statistics", "Any")


# ---------------------------------------------------------------------------- over time


def over_time_title(game: str, measure: Measure) -> str:
    return f"{game_title(game)}: {measure.title}"


def over_time_choice() -> str:
    return translate("Statistics", "What is shown over time")


def over_time_note(measure: Measure) -> str:
    better = (
        translate("Statistics", "Lower is better.")
        if measure.is_better_less
        else translate("Statistics", "Higher is better.")
    )
    dots = translate("Statistics", "Dots: matches; filled when won. Line: mean of ten.")
    return f"{better} {dots}"


def over_time(dots: Sequence[Dot], measure: Measure) -> str:
    if not dots:
        return none_of_this()
    best = (min if measure.is_better_less else max)(dot.value for dot in dots)
    first = dots[min(WINDOW, len(dots)) - 1].mean
    words = translate(
        "Statistics",
        "{what} in {matches}: {first} on average at first, {last} in the last ten; the best match "
        "{best}.",
    )
    return words.format(
        what=_begun(measure.title),
        matches=matches(len(dots)),
        first=measure.amount(first),
        last=measure.amount(dots[-1].mean),
        best=measure.amount(best),
    )


def time_columns(measure: Measure) -> list[str]:
    return [
        translate("Statistics", "date"),
        measure.title,
        translate("Statistics", "won"),
        translate("Statistics", "mean of ten"),
    ]


# ------------------------------------------------------------------------------- claims


def about_claims(claims: Claims, said: ClaimWords) -> str:
    if not claims.results:
        return said.none
    parts = [f"{claims.won} {said.won(len(claims.results))}.", chance_had(claims)]
    if claims.late is not None:
        parts.append(f"{said.when}: {how_late(claims.late)}.")
    return " ".join(parts)


def chance_had(claims: Claims) -> str:
    if claims.chance is None:
        return translate("Statistics", "Chance you had: not looked through yet")
    words = translate("Statistics", "Chance you had, on average: {chance}")
    return words.format(chance=percent(claims.chance))


def how_late(late: float) -> str:
    if abs(late) < NEAR:
        return translate("Statistics", "you: just then")
    if late > 0:
        return translate("Statistics", "you: {turns} turns late").format(turns=tenths(late))
    return translate("Statistics", "you: {turns} turns early").format(turns=tenths(-late))


def earlier() -> str:
    return translate("Statistics", "earlier")


def later() -> str:
    return translate("Statistics", "later")


def best_moment() -> str:
    return translate("Statistics", "best moment")


def claim_columns() -> list[str]:
    return [translate("Statistics", "number"), translate("Statistics", "won")]


def looked_through(claims: Claims) -> str:
    words = translate("Statistics", "{looked} of {matches} looked through.")
    return words.format(looked=claims.looked, matches=matches(claims.matches))


def look_through() -> str:
    return translate("Statistics", "Look through the rest")


def stop_looking() -> str:
    return translate("Statistics", "Stop")


def looking(done: str, total: str) -> str:
    words = translate("Statistics", "Looking through your matches: {done} of {total}")
    return words.format(done=done, total=total)


def not_looked_through(count: int) -> str:
    return translate("Statistics", "%n match(es) could not be looked through.", None, count)


# ------------------------------------------------------------------------------ profile


def profile_title() -> str:
    return translate("Statistics", "Your nerve")


def profile_note(has_others: bool) -> str:
    if has_others:
        return translate("Statistics", "You, and those you play with.")
    return translate("Statistics", "You; no computer player has played along often enough yet.")


def about_profile(name: str, lines: Sequence[TraitLine]) -> str:
    if not lines:
        return none_of_this()
    said = []
    for trait, own, others in lines:
        faces = [f"{name} {trait.amount(own)}"]
        faces += [f"{face.name} {trait.amount(value)}" for face, value in others]
        said.append(f"{trait.low} – {trait.high}: {', '.join(faces)}.")
    return " ".join(said)


def profile_columns() -> list[str]:
    return [
        translate("Statistics", "trait"),
        translate("Statistics", "player"),
        translate("Statistics", "value"),
    ]


# ---------------------------------------------------------------------------- all games


def all_games_title(count: int) -> str:
    if count == len(COUNTS):
        return translate("Statistics", "All three games")
    return translate("Statistics", "All games")


COUNTS = range(3)


def all_games_note() -> str:
    return translate("Statistics", "Matches against others; the last five months.")


def game_heads() -> list[str]:
    return [
        translate("Statistics", "Played"),
        translate("Statistics", "Won"),
        translate("Statistics", "Best"),
        translate("Statistics", "Won by month"),
    ]


def game_columns() -> list[str]:
    months = [translate("Statistics", "won %n month(s) ago", None, ago) for ago in range(4, 0, -1)]
    this = translate("Statistics", "won this month")
    return [the_game(), *game_heads()[:-1], *months, this]


def number(value: int | None) -> str:
    return "-" if value is None else str(value)


def about_games(lines: Sequence[GameLine]) -> str:
    said = []
    for line in lines:
        words = translate("Statistics", "{game}: {won} of {played} won, {month} this month.")
        won = line.months[-1][0] if line.months else 0
        said.append(
            words.format(
                game=game_title(line.game), won=line.won, played=matches(line.played), month=won
            )
        )
        if line.best is not None:
            said.append(translate("Statistics", "Best: {points}.").format(points=line.best))
    return " ".join(said)


# -------------------------------------------------------------------------------- facts


def facts_title() -> str:
    return translate("Statistics", "You and your past")


def facts_note() -> str:
    return translate("Statistics", "The last ten matches, and those before.")


def before(measure: Measure, now: float, past: float | None) -> str:
    if past is None:
        return translate("Statistics", "nothing before to compare with")
    if measure.amount(now) == measure.amount(past):
        return translate("Statistics", "as before")
    better = (now < past) == measure.is_better_less
    words = (
        translate("Statistics", "before: {amount}; better now")
        if better
        else translate("Statistics", "before: {amount}; better then")
    )
    return words.format(amount=measure.amount(past))


def about_facts(facts: Sequence[Fact]) -> str:
    if not facts:
        return none_of_this()
    return " ".join(
        f"{_begun(measure.title)}: {measure.amount(now)}, {before(measure, now, past)}."
        for measure, (now, past) in facts
        if now is not None
    )


def fact_columns() -> list[str]:
    return [
        translate("Statistics", "number"),
        translate("Statistics", "last ten"),
        translate("Statistics", "before"),
    ]


def _begun(text: str) -> str:
    return text[:1].upper() + text[1:]
