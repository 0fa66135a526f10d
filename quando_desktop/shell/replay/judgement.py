"""The own decisions of a replay, judged: what each cost, what would have been better, and why."""

from __future__ import annotations

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from quando_desktop.analysis.analysis import JudgedDecision, RoundAnalysis
from quando_desktop.analysis.decision import Size
from quando_desktop.bots.analyst import Analyst
from quando_desktop.controller.replay import MomentMark, RoundReplay, Sign
from quando_desktop.engine.match import Match
from quando_desktop.games import PLUGS
from quando_desktop.shell.looking_back.study import Study
from quando_desktop.shell.replay import words

SIGNS = {Size.SLIP: Sign.SLIP, Size.MISTAKE: Sign.MISTAKE, Size.BLUNDER: Sign.BLUNDER}
"""What is marked on the line; less than that is only said."""
BETWEEN = 40
"""Milliseconds between two reasons that are looked for while nothing else happens."""

Place = tuple[int, int, int]
"""Seat, round and action."""


class Judgement(QObject):
    """Tells turns of one match, as far as its study knows them."""

    changed = Signal()

    def __init__(self, study: Study, match: Match, name: str, parent: QObject) -> None:
        """Somebody of this name says what they would have done."""
        super().__init__(parent)
        self.study, self._match, self._name = study, match, name
        self._plug = PLUGS[match.game.id]
        self._analyst: Analyst[Any] | None = None
        self._reasons: dict[Place, Any] = {}
        self._wanted: list[tuple[RoundReplay, JudgedDecision]] = []
        self._timer = QTimer(self, interval=BETWEEN)
        self._timer.timeout.connect(self._find_reason)

    def begin(self, seat: int, number: int) -> None:
        """Has the decisions of a seat looked at, those of this round first."""
        self.study.begin(self._match, seat, number)

    @property
    def rounds(self) -> int:
        """The number of rounds that are to be known."""
        return len(self._match.rounds)

    def is_of(self, seat: int) -> bool:
        """Whether the study is about this seat of this match now."""
        return self.study.is_about(self._match, seat)

    def knows(self, shown: RoundReplay) -> bool:
        """Whether this round was looked at."""
        return bool(self._rounds(shown))

    def decisions(self, shown: RoundReplay) -> tuple[JudgedDecision, ...]:
        return tuple(each for found in self._rounds(shown) for each in found.decisions)

    def _rounds(self, shown: RoundReplay) -> list[RoundAnalysis]:
        """What is known of a round, if the study is about it at all."""
        found = self.study.rounds.get(shown.number)
        return [] if found is None or not self.is_of(shown.seat) else [found]

    def at(self, shown: RoundReplay, turn: int) -> list[JudgedDecision]:
        """The decisions of a turn, the costliest first."""
        here = [each for each in self.decisions(shown) if shown.turn_of(each.move + 1) == turn]
        return sorted(here, key=lambda each: -each.verdict.told)

    def marks(self, shown: RoundReplay) -> list[MomentMark]:
        """The costly turns of a round: the costliest decision of each."""
        costly: dict[int, JudgedDecision] = {}
        for each in self.decisions(shown):
            turn = shown.turn_of(each.move + 1)
            if each.verdict.size in SIGNS and (
                turn not in costly or each.verdict.told > costly[turn].verdict.told
            ):
                costly[turn] = each
        return [
            MomentMark(turn, SIGNS[each.verdict.size], words.verdict(each.verdict))
            for turn, each in sorted(costly.items())
        ]

    # ------------------------------------------------------------------------ words

    def told(self, shown: RoundReplay, turn: int) -> str:
        """A turn in a sentence or two; empty where nobody looks at it any more."""
        if not self.knows(shown):
            return "" if self.study.has_failed else words.being_judged()
        here = self.at(shown, turn)
        if not here:
            own = turn > 0 and shown.turns[turn].seat == shown.seat
            return words.no_choice() if own else self._summary(shown)
        return " ".join(self._told(shown, each) for each in self._worth_telling(here))

    @staticmethod
    def _worth_telling(here: list[JudgedDecision]) -> list[JudgedDecision]:
        costly = [each for each in here if each.verdict.size is not Size.GOOD]
        return costly[:1] or here[:1]

    def _told(self, shown: RoundReplay, decision: JudgedDecision) -> str:
        verdict = words.verdict(decision.verdict)
        if decision.verdict.size is Size.GOOD:
            return verdict
        reason = self._reasons.get(_place(shown, decision))
        if reason is None:
            return verdict
        view = shown.steps[decision.move].after
        better = self._plug.better(self._name, view, decision.verdict.best, reason)
        return f"{verdict} {better}"

    def _summary(self, shown: RoundReplay) -> str:
        found = self.decisions(shown)
        return words.round_summary(len(found), [each.verdict.size for each in found])

    # ---------------------------------------------------------------------- reasons

    def look_for_reasons(self, shown: RoundReplay) -> None:
        """Finds the reasons of a round's costly decisions, one in each idle moment: a step never
        waits for them."""
        self._wanted = [
            (shown, each)
            for each in self.decisions(shown)
            if each.verdict.size is not Size.GOOD and _place(shown, each) not in self._reasons
        ]
        if self._wanted:
            self._timer.start()

    def _find_reason(self) -> None:
        if not self._wanted:
            self._timer.stop()
            return
        shown, decision = self._wanted.pop(0)
        if self._analyst is None:
            self._analyst = self._plug.analyst()
        assert self._analyst is not None
        view, best = shown.steps[decision.move].after, decision.verdict.best
        played = self._match.rounds[shown.number].moves[decision.move].action
        reason = self._analyst.reason(view, best, played)
        self._reasons[_place(shown, decision)] = reason
        self.changed.emit()

    def costly_after(self, shown: RoundReplay, turn: int) -> tuple[int, int] | None:
        """The round and the action of the next costly decision after a turn, as far as all rounds
        are known; None where there is no other."""
        if not self.is_of(shown.seat):
            return None
        here = shown.number, shown.turns[turn].last
        found = [
            (number, each.move)
            for number, part in self.study.rounds.items()
            for each in part.decisions
            if each.verdict.size in SIGNS and (number, each.move + 1) > here
        ]
        return min(found, default=None)


def _place(shown: RoundReplay, decision: JudgedDecision) -> Place:
    return shown.seat, shown.number, decision.move
