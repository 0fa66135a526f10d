"""Reasons of a computer player, each in one sentence with its numbers.

All numbers come from the reason itself or from the cards that the addressed player sees.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.bots.reason import Ground, PlayingOn, QuandoReason, Weighed
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.table.text.numbers import NO_BREAK, counted, decimal, in_a_row, percent, several

translate = QCoreApplication.translate


# ----------------------------------------------------------------------- moves


def would(name: str, action: QuandoAction, view: QuandoView) -> str:
    """The beginning of a sentence: a player's move in the place of this one."""
    words = translate("QuandoReasons", "{name} would {move}")
    return words.format(name=name, move=move(action, view))


def would_wait(name: str, action: QuandoAction, view: QuandoView) -> str:
    """The same of somebody who would not knock."""
    words = translate("QuandoReasons", "{name} would not knock but {move}")
    return words.format(name=name, move=move(action, view))


def move(action: QuandoAction, view: QuandoView) -> str:
    """A move as it stands after "would"."""
    match action:
        case Play(places):
            return _play([view.hand[place].front for place in places], view)
        case Draw.SHOWN:
            return translate("QuandoReasons", "take the {number}").format(number=view.draw[0].up)
        case Draw.HIDDEN:
            return translate("QuandoReasons", "turn the card over")
        case Flip():
            alone = sum(not card.front for card in view.hand) == 1
            this = translate("QuandoReasons", "turn this 0 over")
            return translate("QuandoReasons", "turn your 0 over") if alone else this
        case Call.KNOCK:
            return translate("QuandoReasons", "knock now")
    return translate("QuandoReasons", "pass")


def _play(fronts: Sequence[int], view: QuandoView) -> str:
    number, count = fronts[0], len(fronts)
    if len({*fronts}) > 1:
        words = translate("QuandoReasons", "play {numbers}")
        return words.format(numbers=_row(sorted(fronts)))
    if count == 1:
        return translate("QuandoReasons", "play the {number}").format(number=number)
    whole = count == sum(card.front == number for card in view.hand)
    if count == 2 and whole:
        return translate("QuandoReasons", "play both {numbers}").format(numbers=several(number))
    words = translate("QuandoReasons", "play {count} {numbers}")
    if whole:
        words = translate("QuandoReasons", "play all {count} {numbers}")
    return words.format(count=counted(count), numbers=several(number))


def _row(numbers: Sequence[int]) -> str:
    """Cards that go together, on one line."""
    return in_a_row(numbers).replace(" ", NO_BREAK)


def label(weighed: Weighed, view: QuandoView) -> str:
    """A weighed move, as short as it goes, beside its points."""
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
    """Moves that can be compared by their points, the chosen one first. One with fewer points that
    was not chosen all the same is left out: points do not say why."""
    first, *others = reason.weighed or (None,)
    if first is None or first.points is None:
        return ()
    found = [
        (each.points, number, each)
        for number, each in enumerate(others)
        if each.points is not None and each.points >= first.points
    ]
    return (first, *(each for *_, each in sorted(found))) if found else ()


# --------------------------------------------------------------------- grounds


def because(action: QuandoAction, reason: QuandoReason, view: QuandoView) -> str:
    """The end of the sentence: what speaks for it."""
    match reason.ground:
        case Ground.ONLY_CHOICE:
            return translate("QuandoReasons", "because there is nothing else to do.")
        case Ground.MOST_POINTS | Ground.TRIPLET | Ground.KEEPS_GROUPS if isinstance(action, Play):
            return _for_a_play(action, reason, view)
        case Ground.KNOCK_GOOD | Ground.PASS_GOOD | Ground.WAIT_GOOD:
            return _about_a_call(reason)
        case Ground.SHOWN_GOOD | Ground.HIDDEN_GOOD if (
            isinstance(action, Draw) and reason.hidden is not None
        ):
            return _for_a_side(action, reason.hidden, view)
        case Ground.CHEAPEST_ZERO if isinstance(action, Flip):
            return _for_a_zero(view.hand[action.place].back, reason, view)
    return _nothing_better()


def _nothing_better() -> str:
    return translate("QuandoReasons", "because nothing else looks better.")


def _for_a_play(action: Play, reason: QuandoReason, view: QuandoView) -> str:
    if reason.ground is Ground.KEEPS_GROUPS:
        return _for_what_is_left(action, reason, view)
    laid = sum(view.hand[place].front for place in action.places)
    group = _kept(_group(action, view))
    if reason.ground is Ground.TRIPLET:
        words = translate("QuandoReasons", "because a triplet costs everybody else a penalty.")
        if laid == reason.total:
            words = translate(
                "QuandoReasons",
                "because a triplet costs everybody else a penalty, and gets rid of all your "
                "points.",
            )
        elif laid:
            words = translate(
                "QuandoReasons",
                "because a triplet costs everybody else a penalty, and gets rid of {laid} of your "
                "{total} points.",
            )
    elif laid == reason.total:
        words = translate("QuandoReasons", "because that gets rid of all your points.")
    else:
        words = translate(
            "QuandoReasons", "because that gets rid of {laid} of your {total} points."
        )
        if group:
            words = translate(
                "QuandoReasons",
                "because that gets rid of {laid} of your {total} points, and {group} can wait.",
            )
    return words.format(laid=laid, total=reason.total, group=group)


def _for_what_is_left(action: Play, reason: QuandoReason, view: QuandoView) -> str:
    """For a play that is not the one with the most points."""
    left = reason.total - sum(view.hand[place].front for place in action.places)
    group = _kept(_group(action, view))
    if group:
        words = translate(
            "QuandoReasons",
            "because that keeps {group} together and leaves %n point(s).",
            None,
            left,
        )
        return words.format(group=group)
    if len(action.places) > 2:
        words = translate("QuandoReasons", "because that is {count} cards at once.")
        return words.format(count=counted(len(action.places)))
    if view.knocker is None and _goes_together(_rest(action, view)):
        return translate(
            "QuandoReasons", "because what is left, %n point(s), goes together best.", None, left
        )
    return _nothing_better()


def _rest(action: Play, view: QuandoView) -> list[int]:
    return [card.front for place, card in enumerate(view.hand) if place not in action.places]


def _group(action: Play, view: QuandoView) -> list[int]:
    """The largest set of several cards that stays in the hand; none if there is none, or in the
    last round, where nothing is saved up any more."""
    rest = _rest(action, view) if view.knocker is None else []
    equals = [[number] * rest.count(number) for number in {*rest} if rest.count(number) > 1]
    straights = [[low, low + 1, low + 2] for low in {*rest} if {low, low + 1, low + 2} <= {*rest}]
    found = [numbers for numbers in (*equals, *straights) if sum(numbers)]
    return max(found, key=lambda numbers: (sum(numbers), numbers), default=[])


def _kept(group: Sequence[int]) -> str:
    """Such a set as people say it; nothing for none."""
    if len({*group}) != 1:
        return _row(group)
    words = translate("QuandoReasons", "the {count} {numbers}")
    kept = words.format(count=counted(len(group)), numbers=several(group[0]))
    return kept.replace(" ", NO_BREAK)


def _goes_together(numbers: Sequence[int]) -> bool:
    """Whether one more card can make a set of two of them."""
    return any(0 < high - low <= 2 for low in numbers for high in numbers)


def _about_a_call(reason: QuandoReason) -> str:
    if reason.waiting is not None:
        return _against_a_knock(reason, reason.waiting)
    if reason.ground is Ground.PASS_GOOD:
        return translate(
            "QuandoReasons",
            "because playing and drawing would hardly lower your %n point(s).",
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


def _against_a_knock(reason: QuandoReason, waiting: PlayingOn) -> str:
    """Its chance, and what waiting brings: a better one, or fewer points."""
    knock = reason.knock_chance or 0.0
    chance, wait = percent(knock), percent(waiting.chance)
    if waiting.chance > knock and wait != chance:
        words = translate(
            "QuandoReasons",
            "because with %n point(s) a knock wins the round with a chance of {chance}, playing on "
            "with {wait}.",
            None,
            reason.total,
        )
    elif decimal(waiting.points) != decimal(waiting.by_knock) and waiting.points < waiting.by_knock:
        words = translate(
            "QuandoReasons",
            "because with %n point(s) a knock wins the round with a chance of {chance}, but brings "
            "{knock} points on average; playing on brings {points}.",
            None,
            reason.total,
        )
    else:
        words = translate(
            "QuandoReasons",
            "because with %n point(s) a knock wins the round with a chance of {chance}, but for "
            "the whole match playing on is better.",
            None,
            reason.total,
        )
    return words.format(
        chance=chance, wait=wait, points=decimal(waiting.points), knock=decimal(waiting.by_knock)
    )


def _for_a_side(side: Draw, hidden: float, view: QuandoView) -> str:
    """Of the two sides of a card the lower one is taken, or else the one that fits."""
    top = view.draw[0]
    other, shown = round(hidden, 1), top.up
    taken = shown if side is Draw.SHOWN else top.down
    is_lower = shown is not None and ((shown < other) if side is Draw.SHOWN else (other < shown))
    if taken == 0 and _would_end(view):
        words = translate("QuandoReasons", "because only zeros end the round.")
    elif top.down is not None:
        words = _for_a_known_side(side, is_lower=is_lower or not _may_fit(taken, view))
    elif side is Draw.SHOWN:
        words = translate("QuandoReasons", "because the hidden side is {hidden} on average.")
        if not is_lower and _may_fit(taken, view):
            words = translate(
                "QuandoReasons",
                "because it goes with your cards; the hidden side is {hidden} on average.",
            )
    elif is_lower:
        words = translate(
            "QuandoReasons", "because the hidden side is {hidden} on average, less than {shown}."
        )
    elif _would_end(view):
        words = translate(
            "QuandoReasons",
            "because the hidden side, {hidden} on average, may be the 0 that ends the round.",
        )
    elif _may_fit(None, view):
        words = translate(
            "QuandoReasons",
            "because the hidden side, {hidden} on average, may go with your cards.",
        )
    else:
        words = translate("QuandoReasons", "because the hidden side is {hidden} on average.")
    return words.format(shown=shown, hidden=decimal(hidden))


def _for_a_known_side(side: Draw, *, is_lower: bool) -> str:
    """Of a card of a pile that was turned over, both sides of which were seen."""
    if is_lower:
        return translate("QuandoReasons", "because the other side is {hidden}.")
    if side is Draw.SHOWN:
        return translate(
            "QuandoReasons", "because it goes with your cards; the other side is {hidden}."
        )
    return translate(
        "QuandoReasons", "because the {hidden} on the other side goes with your cards."
    )


def _would_end(view: QuandoView) -> bool:
    """Whether a zero would leave only zeros in the hand (Q16)."""
    return view.phase is Phase.DRAW and not any(card.front for card in view.hand)


def _may_fit(number: int | None, view: QuandoView) -> bool:
    """Whether this number, or one that nobody knows, can become part of a set. In the last round
    nothing can."""
    fronts = [card.front for card in view.hand]
    if view.knocker is not None or not any(fronts):
        return False
    return number is None or any(abs(number - front) <= 2 for front in fronts)


def _for_a_zero(back: int | None, reason: QuandoReason, view: QuandoView) -> str:
    if back is not None:
        return translate("QuandoReasons", "because its other side is {back}.").format(back=back)
    if all(card.back is None for card in view.hand if not card.front):
        return translate("QuandoReasons", "because you know the other side of none of them.")
    if reason.hidden is not None:
        words = translate("QuandoReasons", "because its other side is {hidden} on average.")
        return words.format(hidden=decimal(reason.hidden))
    return translate("QuandoReasons", "because its other side is probably the lowest.")


# ------------------------------------------------------------ the chance to win


def chance_of_knock(chance: float) -> str:
    """Beside the knob, for those who want to know."""
    words = translate("QuandoReasons", "Knock now: {chance} to win the round")
    return words.format(chance=percent(chance))


def chance_in_short(chance: float) -> str:
    """The same where there is little room."""
    return translate("QuandoReasons", "Wins: {chance}").format(chance=percent(chance))
