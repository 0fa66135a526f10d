"""The words of the pages that look back in numbers, as far as all games have them."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.analysis.ledger import Ledger
from quando_desktop.bots.appraisal import Estimate
from quando_desktop.games.closing import uncertain
from quando_desktop.shell.kit.keys import KeyColumn
from quando_desktop.shell.looking_back.likeness import Likeness
from quando_desktop.shell.names import level_name
from quando_desktop.table.text.numbers import NO_BREAK, percent

translate = QCoreApplication.translate

MUCH = 0.15
"""What is left over is told from here on."""
MINUS = "\u2212"


def points(change: float) -> int:
    """A change of chance in whole points."""
    return round(100 * change)


def signed(change: float) -> str:
    """A change of chance in points, with its sign."""
    return with_sign(points(change))


def with_sign(whole: int) -> str:
    """Whole points with their sign."""
    return f"+{whole}" if whole > 0 else f"{MINUS}{-whole}" if whole < 0 else "0"


# --------------------------------------------------------------------------- the page


def what_is_shown() -> str:
    return translate("LookingBack", "What is shown")


def seen_from() -> str:
    return translate("LookingBack", "For whom")


def the_round() -> str:
    return translate("LookingBack", "Round")


def round_name(number: int) -> str:
    return translate("LookingBack", "Round {number}").format(number=number)


def save_picture() -> str:
    return translate("LookingBack", "Save picture…")


def save_table() -> str:
    return translate("LookingBack", "Save table…")


def replay() -> str:
    return translate("LookingBack", "Show at the table")


def go_on() -> str:
    return translate("LookingBack", "Try again")


def begins_to_look() -> str:
    return translate("LookingBack", "Looking at your decisions")


def looking(done: int, whole: int) -> str:
    """How far it is, in the locale's numbers."""
    return translate("LookingBack", "Looking at your decisions: {done} of {whole}").format(
        done=done, whole=whole
    )


def not_yet() -> str:
    return translate(
        "LookingBack", "This round is being looked at. You can do something else meanwhile."
    )


def not_yet_whole(known: int, rounds: int) -> str:
    words = translate(
        "LookingBack",
        "The match is being looked at: {known} of {rounds} rounds so far. You can do "
        "something else meanwhile.",
    )
    return words.format(known=known, rounds=rounds)


def stopped(known: int, rounds: int) -> str:
    """After the process has died."""
    if not known:
        return translate(
            "LookingBack", "Looking back was interrupted before any round was known. Try again."
        )
    words = translate(
        "LookingBack",
        "Looking back was interrupted: {known} of {rounds} rounds are there, the others are "
        "missing. What is there stays.",
    )
    return words.format(known=known, rounds=rounds)


def not_kept() -> str:
    return translate(
        "LookingBack",
        "These numbers could not be saved: the disk may be full. They hold all the same, and will "
        "be worked out again next time.",
    )


def key_column() -> KeyColumn:
    return translate("LookingBack", "Looking back"), (
        (
            (MINUS, "+"),
            translate("LookingBack", "One round back or on"),
        ),
        (("W",), translate("LookingBack", "The moment to end a round, luck and skill")),
        (("V",), replay()),
        (("S",), translate("LookingBack", "Save as a picture")),
        (("C",), translate("LookingBack", "Save as a table")),
    )


# ---------------------------------------------------------------------------- the pace


def no_strip() -> str:
    return translate("LookingBack", "No card was laid: there is nothing to show.")


def beside(title: str, before: str) -> str:
    """A number and how it compares: "time to lay a card; before: 1.2 s"."""
    return f"{title} · {before}"


def past_note(matches: int) -> str:
    """What is meant by before; nothing where there is none."""
    if not matches:
        return ""
    return translate("LookingBack", "Before: the mean of your %n earlier match(es).", None, matches)


def seconds(whole: int) -> str:
    return f"{whole}{NO_BREAK}s"


def clock(seconds: int) -> str:
    """A moment since the start, in minutes and seconds."""
    return f"{seconds // 60}:{seconds % 60:02}"


def strip_headings() -> tuple[str, ...]:
    """Times are in seconds."""
    return "game", "at", "until", "what", "took"


def pace_keys() -> KeyColumn:
    return translate("LookingBack", "Looking back"), (
        (("V",), replay()),
        (("S",), translate("LookingBack", "Save as a picture")),
        (("C",), translate("LookingBack", "Save as a table")),
    )


# -------------------------------------------------------------------------- the curve


def the_turn() -> str:
    return translate("LookingBack", "Turn")


def your_total() -> str:
    return translate("LookingBack", "Your total")


def best(chance: str) -> str:
    return translate("LookingBack", "Best: {chance}").format(chance=chance)


def the_best() -> str:
    return translate("LookingBack", "the best moment")


def when_best(turn: int) -> str:
    return translate("LookingBack", "turn {turn}, the best moment").format(turn=turn)


def pale_band() -> str:
    return translate(
        "LookingBack", "Pale band: how sure we can be. All from what you knew at each turn."
    )


def turn_closed(turn: int, total: int, closed: str) -> str:
    words = translate("LookingBack", "Turn {turn}: your total {total}, {closed}.")
    return words.format(turn=turn, total=total, closed=closed)


def turn_told(turn: int, total: int, chance: Estimate, more: Sequence[str]) -> str:
    """A turn for whoever does not see the curve."""
    words = translate(
        "LookingBack", "Turn {turn}: your total {total}, chance {chance}, give or take {error}"
    ).format(
        turn=turn,
        total=total,
        chance=percent(uncertain(chance.mean)),
        error=percent(2 * chance.error),
    )
    return f"{', '.join([words, *more])}."


def curve_headings() -> tuple[str, ...]:
    """Short and the same in all languages: other programs read them."""
    return "turn", "total", "chance", "error", "best", "done"


# ------------------------------------------------------------------------- the ledger


def ledger_line(*, is_over: bool) -> str:
    if is_over:
        return translate(
            "LookingBack",
            "Your chance to win the match, from the start to the end: what raised it and what "
            "lowered it, in points of a hundred, summed up over all of it.",
        )
    return translate(
        "LookingBack",
        "Your chance to win the match, from the start to now: what raised it and what lowered it, "
        "in points of a hundred, summed up over all rounds so far.",
    )


def ledger_note() -> str:
    return translate(
        "LookingBack",
        "A bar adds up many small steps and can be longer than 100 points. All bars together lead "
        "from the start to the end.",
    )


def bar_name(field: str, *, is_over: bool) -> str:
    names = {
        "start": translate("LookingBack", "An even start"),
        "deal": translate("LookingBack", "The deal"),
        "draws": translate("LookingBack", "Draws and flips"),
        "opened": translate("LookingBack", "Hands opened"),
        "own": translate("LookingBack", "Your decisions"),
        "others": translate("LookingBack", "The others' decisions"),
        "remainder": translate("LookingBack", "Remainder"),
        "end": translate("LookingBack", "The end") if is_over else translate("LookingBack", "Now"),
    }
    return names[field]


def bar_told(name: str, amount: str) -> str:
    return f"{name}: {amount}."


def ledger_headings() -> tuple[str, ...]:
    """The chances at the start and at the end, and the changes between them."""
    return "part", "chance"


def summed_up(like: Likeness | None, luck: float) -> str:
    """The whole match in one sentence."""
    if like is None:
        decided = translate("LookingBack", "Too few decisions to say how you decided")
    else:
        decided = translate("LookingBack", "You decided like “{level}”").format(
            level=level_name(like.nearest)
        )
    whole = points(luck)
    if whole > 0:
        cards = translate("LookingBack", "the cards brought you %n point(s) of chance", None, whole)
    elif whole < 0:
        cards = translate("LookingBack", "the cards cost you %n point(s) of chance", None, -whole)
    else:
        cards = translate("LookingBack", "the cards neither helped nor harmed you")
    return f"{decided}; {cards}."


def doubts(like: Likeness | None, ledger: Ledger) -> str:
    """What the sentence does not say: how sure it is, and what is left over."""
    said = []
    if like is not None and not like.is_sure:
        said.append(
            translate(
                "LookingBack",
                "One match says little: anything from “{first}” to “{last}” would fit.",
            ).format(first=level_name(like.first), last=level_name(like.last))
        )
    if abs(ledger.remainder) >= MUCH:
        said.append(
            translate(
                "LookingBack",
                "Much is left over: ordinary turns of the others, which nobody can weigh one by "
                "one from your seat.",
            )
        )
    return " ".join(said)


def luck_caption() -> str:
    return translate("LookingBack", "points by the cards: luck")


def own_caption(count: int) -> str:
    return translate("LookingBack", "points by your %n decision(s)", None, count)


def mean_caption(error: str) -> str:
    return translate("LookingBack", "points lost per decision, give or take {error}").format(
        error=error
    )
