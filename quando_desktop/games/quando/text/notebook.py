"""A computer player's notebook: what it knew and guessed at one decision of a round that is over,
and why it decided so, in a sentence or two with the numbers.

Every number comes from what it reckoned then, or lies open on the table now.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.quando.bots.reason import Ground, QuandoReason, Rival
from quando_desktop.games.quando.rules.actions import Call, Phase, Play
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text.notes import NoteTopic, note
from quando_desktop.table.text import log as telling
from quando_desktop.table.text.numbers import decimal, in_a_row, percent, several, tenths

translate = QCoreApplication.translate

PAIR = 2
WORTH_TELLING = 0.005
"""A chance to win the match below this is none to speak of."""
WORTH_A_THOUGHT, LOW = 0.1, 15
"""The least chance of a knock that makes it a question, and, for those who do not reckon chances,
the highest total."""


Decision = telling.Decision[QuandoView, int]
"""With the sum of what each seat held."""


def written(decision: Decision) -> str:
    """The page of a notebook."""
    if decision.action is None:
        return translate("QuandoNotebook", "This round left me nothing to decide.")
    if not isinstance(decision.reason, QuandoReason):
        return _unexplained(decision)
    reason = decision.reason
    told = (_voice(decision), _knew(decision, reason), _why(decision, reason))
    return " ".join(sentence for sentence in told if sentence)


def _voice(decision: Decision) -> str:
    """What it did, in its own way; no sentence comes more than twice in a match."""
    view, action = decision.view, decision.action
    if isinstance(decision.reason, QuandoReason) and decision.reason.ground is Ground.WHIM:
        deed = NoteTopic.WHIM_KNOCK if action is Call.KNOCK else NoteTopic.WHIM_PLAY
    elif action is Call.KNOCK:
        deed = NoteTopic.KNOCK
    elif view.is_triplet(action):
        deed = NoteTopic.TRIPLET
    elif view.phase is not Phase.PLAY or action is Call.PASS:
        return ""
    elif _was_a_question(decision):
        deed = NoteTopic.REFUSE
    else:
        deed = NoteTopic.TURN if view.knocker is None else NoteTopic.LAST_ROUND
    return note(decision.character, deed, decision.number)


def _was_a_question(decision: Decision) -> bool:
    """Whether it could have knocked, and not only by the rules."""
    reason = decision.reason
    if not decision.view.is_weighty() or not isinstance(reason, QuandoReason):
        return False
    if decision.action is Call.KNOCK:
        return True
    if reason.knock_chance is None:
        return reason.total <= LOW
    return reason.knock_chance >= WORTH_A_THOUGHT


def _variant(decision: Decision) -> int:
    """One of three ways to say the same, so that three notebooks of a round do not read alike."""
    return (decision.view.seat + decision.number - 2) % 3


def _unexplained(decision: Decision) -> str:
    if decision.action is Call.KNOCK:
        return translate(
            "QuandoNotebook",
            "I knocked with %n point(s), and kept no note of why.",
            None,
            decision.held[decision.view.seat],
        )
    return translate("QuandoNotebook", "I kept no note of what I thought then.")


# ---------------------------------------------------------------- what it knew and guessed


def _knew(decision: Decision, reason: QuandoReason) -> str:
    """The guess at the hand of the person who reads it; at other tables of the one whom it took for
    the lowest. It matters where somebody thinks of a knock."""
    if not reason.rivals or not (_was_a_question(decision) or decision.view.knocker is not None):
        return ""
    lowest = min(reason.rivals, key=lambda rival: rival.guess)
    rival = next((each for each in reason.rivals if each.seat == decision.you), lowest)
    is_you = rival.seat == decision.you
    words = _of_you(rival) if is_you else _of_somebody(rival)
    return words.format(
        name=decision.names[rival.seat],
        known=rival.known,
        guess=round(rival.guess),
        total=decision.held[rival.seat],
    )


def _of_you(rival: Rival) -> str:
    if rival.known == rival.cards == PAIR:
        return translate("QuandoNotebook", "I knew both of your cards, {total} in all.")
    if rival.known == rival.cards:
        return translate(
            "QuandoNotebook", "I knew all %n of your card(s), {total} in all.", None, rival.cards
        )
    if not rival.known:
        return translate(
            "QuandoNotebook",
            "I knew none of your %n card(s) and guessed {guess} in all; it was {total}.",
            None,
            rival.cards,
        )
    return translate(
        "QuandoNotebook",
        "I knew {known} of your %n card(s) and guessed {guess} in all; it was {total}.",
        None,
        rival.cards,
    )


def _of_somebody(rival: Rival) -> str:
    if rival.known == rival.cards == PAIR:
        return translate("QuandoNotebook", "I knew both of {name}'s cards, {total} in all.")
    if rival.known == rival.cards:
        return translate(
            "QuandoNotebook",
            "I knew all %n of {name}'s card(s), {total} in all.",
            None,
            rival.cards,
        )
    if not rival.known:
        return translate(
            "QuandoNotebook",
            "I knew none of {name}'s %n card(s) and guessed {guess} in all; it was {total}.",
            None,
            rival.cards,
        )
    return translate(
        "QuandoNotebook",
        "I knew {known} of {name}'s %n card(s) and guessed {guess} in all; it was {total}.",
        None,
        rival.cards,
    )


# ------------------------------------------------------------------- why it decided so


def _why(decision: Decision, reason: QuandoReason) -> str:
    view, action = decision.view, decision.action
    if isinstance(action, Play) and view.is_triplet(action):
        return _made_them_pay(decision, view.hand[action.places[0]].front, reason.total)
    if reason.ground is Ground.WHIM and _voice(decision):
        # Who reckons little says little.
        return ""
    if _was_a_question(decision):
        return _about_a_knock(decision, reason)
    if view.knocker is not None:
        return _in_the_last_round(decision, reason)
    return _play(decision, action, reason) if isinstance(action, Play) else ""


def _about_a_knock(decision: Decision, reason: QuandoReason) -> str:
    knocked = decision.action is Call.KNOCK
    if reason.knock_chance is None:
        return _by_total(decision, reason.total, knocked=knocked)
    return _reckoned(reason, reason.knock_chance, knocked=knocked)


def _made_them_pay(decision: Decision, front: int, own: int) -> str:
    first = translate(
        "QuandoNotebook",
        "I held %n point(s) then; my three equal cards showed {front}, and the others had to pay.",
        None,
        own,
    )
    words = (
        first,
        translate("QuandoNotebook", "Three {fronts} at once, and everybody else had to pay."),
        translate(
            "QuandoNotebook", "I had {total} in hand and laid my three {fronts}: the others paid."
        ),
    )[_variant(decision)]
    return words.format(front=front, fronts=several(front), total=own)


def _play(decision: Decision, action: Play, reason: QuandoReason) -> str:
    """What it laid, what it could have laid instead, and how much lay between the two."""
    laid = in_a_row(sorted(decision.view.hand[place].front for place in action.places))
    turn = decision.view.play_counts[decision.view.seat] + 1
    other = next(
        (in_a_row(sorted(each.fronts)) for each in reason.weighed[1:] if any(each.fronts)), ""
    )
    lead = tenths(max(reason.lead or 0.0, 0.0))
    if not other:
        # Only those who reckon have thought of the others.
        alone = _without_doubt if reason.rivals else _only_this
        words = alone(_variant(decision))
    elif lead == tenths(0):
        words = translate(
            "QuandoNotebook", "{laid} and {other} seemed all the same to me on turn {turn}."
        )
    else:
        words = _rather(_variant(decision))
    return words.format(turn=turn, laid=laid, other=other, points=lead)


def _rather(variant: int) -> str:
    return (
        translate(
            "QuandoNotebook",
            "On turn {turn} I laid {laid} rather than {other}: by my reckoning {points} points "
            "better.",
        ),
        translate(
            "QuandoNotebook",
            "It was {laid} or {other} on turn {turn}, and I saw a difference of {points} points.",
        ),
        translate(
            "QuandoNotebook",
            "{other} had to wait on turn {turn}: I put it {points} points behind {laid}.",
        ),
    )[variant]


def _without_doubt(variant: int) -> str:
    return (
        translate(
            "QuandoNotebook", "On turn {turn} I laid {laid}: everything else seemed clearly worse."
        ),
        translate("QuandoNotebook", "{laid} on turn {turn}: nothing else came near it."),
        translate("QuandoNotebook", "Only {laid} made sense to me on turn {turn}."),
    )[variant]


def _only_this(variant: int) -> str:
    return (
        translate("QuandoNotebook", "On turn {turn} I laid {laid}: I saw nothing heavier."),
        translate("QuandoNotebook", "{laid} went on turn {turn}, as much as I could get rid of."),
        translate("QuandoNotebook", "On turn {turn} I was glad to be rid of {laid}."),
    )[variant]


def _by_total(decision: Decision, own: int, *, knocked: bool) -> str:
    if knocked:
        return translate(
            "QuandoNotebook",
            "I held %n point(s), and that seemed low enough to knock.",
            None,
            own,
        )
    first = translate(
        "QuandoNotebook", "I held %n point(s), and that seemed too much for a knock.", None, own
    )
    words = (
        first,
        translate("QuandoNotebook", "A knock with {total}? I found that too bold."),
        translate("QuandoNotebook", "I had {total} in hand and wanted it lower before I knock."),
    )[_variant(decision)]
    return words.format(total=own)


def _reckoned(reason: QuandoReason, chance: float, *, knocked: bool) -> str:
    """With the points, where they speak for what it did, or else with the match."""
    points = _compared(reason, knocked=knocked)
    if points is not None:
        knock, play = map(decimal, points)
        words = _by_points(reason.total, knocked=knocked)
        return words.format(chance=percent(chance), knock=knock, play=play)
    if reason.win_chance is not None and reason.win_chance >= WORTH_TELLING:
        words = _by_the_match(reason.total, knocked=knocked)
        return words.format(chance=percent(chance), match=percent(reason.win_chance))
    if knocked:
        words = translate(
            "QuandoNotebook",
            "With %n point(s) I gave a knock a {chance} chance, so I knocked.",
            None,
            reason.total,
        )
    else:
        words = translate(
            "QuandoNotebook",
            "With %n point(s) I gave a knock a {chance} chance, so I played.",
            None,
            reason.total,
        )
    return words.format(chance=percent(chance))


def _by_points(own: int, *, knocked: bool) -> str:
    if knocked:
        return translate(
            "QuandoNotebook",
            "With %n point(s) I gave a knock a {chance} chance: {knock} points on average, "
            "against {play} for playing on, so I knocked.",
            None,
            own,
        )
    return translate(
        "QuandoNotebook",
        "With %n point(s) I gave a knock a {chance} chance: {knock} points on average, against "
        "{play} for playing on, so I played.",
        None,
        own,
    )


def _by_the_match(own: int, *, knocked: bool) -> str:
    if knocked:
        return translate(
            "QuandoNotebook",
            "With %n point(s) I gave a knock a {chance} chance, and with it {match} to win the "
            "match, so I knocked.",
            None,
            own,
        )
    return translate(
        "QuandoNotebook",
        "With %n point(s) I gave a knock a {chance} chance; playing on gave me {match} to win the "
        "match, so I played.",
        None,
        own,
    )


def _compared(reason: QuandoReason, *, knocked: bool) -> tuple[float, float] | None:
    """The points of a knock and of the best play, if what it did has the fewer of them."""
    found: dict[bool, float] = {}
    for each in reason.weighed:
        if each.points is not None:
            found.setdefault(each.action is Call.KNOCK, each.points)
    if len(found) < 2 or (found[True] <= found[False]) is not knocked:
        return None
    return found[True], found[False]


def _in_the_last_round(decision: Decision, reason: QuandoReason) -> str:
    knocker = decision.view.knocker
    assert knocker is not None
    after = translate("QuandoNotebook", "After {name}'s knock").format(name=decision.names[knocker])
    if knocker == decision.you:
        after = translate("QuandoNotebook", "After your knock")
    points = reason.weighed[0].points if reason.weighed else None
    words = _last_turn(
        reason.total, passed=decision.action is Call.PASS, reckoned=points is not None
    )
    return words.format(after=after, points=decimal(points or 0))


def _last_turn(own: int, *, passed: bool, reckoned: bool) -> str:
    if not reckoned:
        if passed:
            return translate("QuandoNotebook", "{after} I held %n point(s) and passed.", None, own)
        return translate(
            "QuandoNotebook", "{after} I held %n point(s) and played once more.", None, own
        )
    if passed:
        return translate(
            "QuandoNotebook",
            "{after} I held %n point(s) and passed, which would cost me {points} points on "
            "average.",
            None,
            own,
        )
    return translate(
        "QuandoNotebook",
        "{after} I held %n point(s) and played once more, which would cost me {points} points on "
        "average.",
        None,
        own,
    )
