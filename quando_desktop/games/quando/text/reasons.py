"""Why a computer player would do something, in one sentence with its numbers.

All numbers come from the reason itself or from the cards that the player sees who is told.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication, QLocale

from quando_desktop.games.quando.actions import Call, Draw, Flip, Play, QuandoAction
from quando_desktop.games.quando.reason import Ground, QuandoReason, Weighed
from quando_desktop.games.quando.text.words import counted, in_a_row, several
from quando_desktop.games.quando.view import QuandoView

translate = QCoreApplication.translate


# --------------------------------------------------------------------- numbers


def decimal(value: float) -> str:
    """Points or a number on average: with one decimal, unless it is a nought."""
    # What is added turns -0 into 0.
    rounded = round(float(value), 1) + 0.0
    return QLocale().toString(rounded, "f", 0 if rounded == int(rounded) else 1)


def percent(chance: float) -> str:
    """A whole number, and 0 or 100 only for what is certain."""
    whole = round(chance * 100)
    if 0.0 < chance < 1.0:
        whole = min(99, max(1, whole))
    # A blank at which no line is broken.
    return f"{whole}\u00a0%"


# ----------------------------------------------------------------------- moves


def would(name: str, action: QuandoAction, view: QuandoView) -> str:
    """What somebody would do in the place of this player: the beginning of a sentence."""
    words = translate("QuandoReasons", "{name} would {move}")
    return words.format(name=name, move=move(action, view))


def move(action: QuandoAction, view: QuandoView) -> str:
    """What can be done, as it stands after "would"."""
    match action:
        case Play(places):
            return _play([view.hand[place].front for place in places], view)
        case Draw.SHOWN:
            return translate("QuandoReasons", "take the {number}").format(number=view.draw[0].up)
        case Draw.HIDDEN:
            return translate("QuandoReasons", "turn the card over")
        case Flip():
            alone = sum(not card.front for card in view.hand) == 1
            this = translate("QuandoReasons", "turn this 0")
            return translate("QuandoReasons", "turn your 0") if alone else this
        case Call.KNOCK:
            return translate("QuandoReasons", "knock now")
    return translate("QuandoReasons", "pass")


def _play(fronts: Sequence[int], view: QuandoView) -> str:
    number, count = fronts[0], len(fronts)
    if len({*fronts}) > 1:
        words = translate("QuandoReasons", "play {numbers}")
        return words.format(numbers=in_a_row(sorted(fronts)))
    if count == 1:
        return translate("QuandoReasons", "play the {number}").format(number=number)
    whole = count == sum(card.front == number for card in view.hand)
    if count == 2 and whole:
        return translate("QuandoReasons", "play both {numbers}").format(numbers=several(number))
    words = translate("QuandoReasons", "play {count} {numbers}")
    if whole:
        words = translate("QuandoReasons", "play all {count} {numbers}")
    return words.format(count=counted(count), numbers=several(number))


def label(weighed: Weighed, view: QuandoView) -> str:
    """What was weighed, as short as it goes, beside its points."""
    match weighed.action:
        case Play():
            return in_a_row(weighed.fronts)
        case Draw.SHOWN:
            return str(view.draw[0].up)
        case Draw.HIDDEN:
            return translate("QuandoReasons", "hidden")
        case Flip(place):
            return _zero(view.hand[place].back)
        case Call.KNOCK:
            return translate("QuandoReasons", "Knock")
    return translate("QuandoReasons", "Pass")


def _zero(back: int | None) -> str:
    """One of several zeros, by what is known of it."""
    if back is None:
        return translate("QuandoReasons", "0, unknown")
    return translate("QuandoReasons", "0, {back} behind").format(back=back)


def caption() -> str:
    """Over the points of what was weighed."""
    return translate("QuandoReasons", "Average points this round")


def compared(reason: QuandoReason) -> tuple[Weighed, ...]:
    """What can be compared by its points, the chosen thing first."""
    first, *others = reason.weighed or (None,)
    if first is None or first.points is None:
        return ()
    found = [each for each in others if each.points is not None]
    return (first, *found) if found else ()


# --------------------------------------------------------------------- grounds


def because(action: QuandoAction, reason: QuandoReason, view: QuandoView) -> str:
    """What speaks for it: the end of the sentence."""
    match reason.ground:
        case Ground.ONLY_CHOICE:
            return translate("QuandoReasons", "because there is nothing else to do.")
        case Ground.MOST_POINTS | Ground.TRIPLET | Ground.KEEPS_GROUPS if isinstance(action, Play):
            return _for_a_play(action, reason, view)
        case Ground.KNOCK_GOOD | Ground.PASS_GOOD:
            return _for_a_call(reason)
        case Ground.SHOWN_GOOD | Ground.HIDDEN_GOOD if reason.hidden is not None:
            return _for_a_side(reason, reason.hidden, view)
        case Ground.CHEAPEST_ZERO if isinstance(action, Flip):
            return _for_a_zero(view.hand[action.place].back, reason)
    return translate("QuandoReasons", "because nothing else looks better.")


def _for_a_play(action: Play, reason: QuandoReason, view: QuandoView) -> str:
    laid = sum(view.hand[place].front for place in action.places)
    left = reason.total - laid
    group = in_a_row(_group(action, view))
    if reason.ground is Ground.TRIPLET:
        words = translate("QuandoReasons", "because a triplet costs everybody else a penalty.")
        if laid:
            words = translate(
                "QuandoReasons",
                "because a triplet costs everybody else a penalty, and it is {laid} of your "
                "{total} points.",
            )
    elif reason.ground is Ground.KEEPS_GROUPS:
        words = translate(
            "QuandoReasons", "because what is left, %n point(s), goes together best.", None, left
        )
        if group:
            words = translate(
                "QuandoReasons",
                "because of the %n point(s) left, {group} can go together.",
                None,
                left,
            )
    else:
        words = translate("QuandoReasons", "because that is {laid} of your {total} points.")
        if group:
            words = translate(
                "QuandoReasons",
                "because that is {laid} of your {total} points, and {group} can wait.",
            )
    return words.format(laid=laid, total=reason.total, group=group)


def _group(action: Play, view: QuandoView) -> list[int]:
    """The largest set of several cards that stays in the hand; none if there is none."""
    rest = [card.front for place, card in enumerate(view.hand) if place not in action.places]
    equals = [[number] * rest.count(number) for number in {*rest} if rest.count(number) > 1]
    straights = [[low, low + 1, low + 2] for low in {*rest} if {low, low + 1, low + 2} <= {*rest}]
    return max([*equals, *straights], key=lambda numbers: (sum(numbers), numbers), default=[])


def _for_a_call(reason: QuandoReason) -> str:
    if reason.ground is Ground.PASS_GOOD:
        return translate(
            "QuandoReasons",
            "because to play and draw would hardly bring your %n point(s) down.",
            None,
            reason.total,
        )
    if reason.knock_chance is None:
        return translate(
            "QuandoReasons",
            "because %n point(s) are probably the fewest.",
            None,
            reason.total,
        )
    words = translate(
        "QuandoReasons",
        "because with %n point(s) your chance to win the round is {chance}.",
        None,
        reason.total,
    )
    return words.format(chance=percent(reason.knock_chance))


def _for_a_side(reason: QuandoReason, hidden: float, view: QuandoView) -> str:
    """Of the two sides of a card: its ground says which one is better."""
    shown = reason.shown if reason.shown is not None else view.draw[0].up
    if view.draw and view.draw[0].down is not None:
        words = translate("QuandoReasons", "because the other side is {hidden}.")
    elif reason.ground is Ground.SHOWN_GOOD:
        words = translate("QuandoReasons", "because the hidden side is {hidden} on average.")
        if shown is not None and shown > hidden:
            words = translate(
                "QuandoReasons",
                "because it goes with your cards; the hidden side is {hidden} on average.",
            )
    else:
        words = translate(
            "QuandoReasons", "because the hidden side is {hidden} on average, less than {shown}."
        )
        if shown is not None and shown <= hidden:
            words = translate(
                "QuandoReasons",
                "because the hidden side, {hidden} on average, may go with your cards.",
            )
    return words.format(shown=shown, hidden=decimal(hidden))


def _for_a_zero(back: int | None, reason: QuandoReason) -> str:
    if back is not None:
        return translate("QuandoReasons", "because its other side is {back}.").format(back=back)
    if reason.hidden is not None:
        words = translate("QuandoReasons", "because its other side is {hidden} on average.")
        return words.format(hidden=decimal(reason.hidden))
    return translate("QuandoReasons", "because its other side is probably the lowest.")


# ------------------------------------------------------------------- the hint


def thinks(name: str) -> str:
    """The hint has not come yet."""
    return translate("QuandoReasons", "{name} thinks…").format(name=name)


def no_advice(name: str) -> str:
    """Nobody could be asked."""
    return translate("QuandoReasons", "{name} has no advice this time.").format(name=name)


def spoken(words: str, moves: Sequence[tuple[str, str]]) -> str:
    """The whole hint for a screen reader: the sentence, and what was compared."""
    if not moves:
        return words
    listed = "; ".join(f"{name}: {points}" for name, points in moves)
    return f"{words} {caption()}: {listed}."


def hint() -> str:
    """The button that asks for it."""
    return translate("QuandoReasons", "Hint")


def close() -> str:
    return translate("QuandoReasons", "Close")


def only_on_your_turn() -> str:
    return translate("QuandoReasons", "A hint is for your own turn")


# ------------------------------------------------------------ the chance to win


def chance_of_knock(chance: float) -> str:
    """Beside the knob, for those who want to know."""
    words = translate("QuandoReasons", "Knock now: {chance} to win the round")
    return words.format(chance=percent(chance))


def chance_in_short(chance: float) -> str:
    """The same where there is little room."""
    return translate("QuandoReasons", "Wins: {chance}").format(chance=percent(chance))
