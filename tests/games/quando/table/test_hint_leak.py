"""What a hint shows follows from the advice and from what the player sees, down to the pixels."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.adviser import CHARACTER, LEVEL
from quando_desktop.engine.chance import Chance
from quando_desktop.games import make_bot
from quando_desktop.games.quando.bots.reason import QuandoReason
from quando_desktop.games.quando.rules.sampler import Sampler
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.table.hint import speech
from quando_desktop.games.quando.table.picture import picture
from quando_desktop.games.quando.table.scenery import QuandoScenery
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.hint import adviser
from quando_desktop.table.parts.scenery import BUBBLE
from quando_desktop.table.scene.tableau import Frame, Tableau
from quando_desktop.table.text.numbers import decimal, percent, tenths
from tests.games.quando.table.advice import advice
from tests.games.quando.table.test_leak import SEAT, hidden, moments
from tests.table.painted import painted


def shown_to(view: QuandoView, facts: MatchFacts, given: Advice) -> QuandoScenery:
    return QuandoScenery(
        view=view,
        facts=facts,
        order=tuple(card.card for card in view.hand),
        acts=True,
        hinted=True,
        advice=given,
        tells_chance=True,
    )


def seen(style: Style, shown: QuandoScenery) -> tuple[QImage, list[str]]:
    """The picture with the hint, and what a screen reader finds there."""

    def make(frame: Frame) -> Tableau:
        tableau = picture(frame, shown)
        assert BUBBLE in {control.key for control in tableau.controls}
        return tableau

    return painted(style, make)


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (5, 5)])
def test_another_truth_gives_the_same_hint(
    kept_style: Style, english: Languages, seats: int, seed: int
) -> None:
    """Asked of the adviser itself, for every kind of decision."""
    bot = make_bot("quando", LEVEL, CHARACTER)
    phases = set()
    for name, view, facts in moments(seats, seed):
        if view.actor != view.seat:
            continue
        phases.add(view.phase)
        truths = [Sampler(view).draw(Chance(number)) for number in (1, 2)]
        if not view.pile_turned:
            assert hidden(truths[0]) != hidden(truths[1]), name
        views = [view, *(truth.observe(SEAT) for truth in truths)]
        found = [
            seen(kept_style, shown_to(each, facts, bot.advise(each, Chance("hint"))))
            for each in views
        ]
        assert found[0] == found[1] == found[2], name
    assert len(phases) >= 3


def test_the_comparison_sees_another_number(kept_style: Style, english: Languages) -> None:
    view, facts = next((v, f) for _, v, f in moments(4, 7) if v.actor == v.seat)
    given = advice(view)
    reason = given.reason
    assert isinstance(reason, QuandoReason)
    other = Advice(given.action, replace(reason, total=reason.total + 1))
    one, two = (seen(kept_style, shown_to(view, facts, each)) for each in (given, other))
    assert one[0] != two[0]
    assert one[1] != two[1]


@pytest.mark.parametrize(("seats", "seed"), [(2, 3), (4, 7)])
def test_no_number_comes_from_elsewhere(
    kept_style: Style, english: Languages, seats: int, seed: int
) -> None:
    """All words and bars: only what the reason has, and what the player sees."""
    for name, view, facts in moments(seats, seed):
        for action in view.legal():
            given = advice(view, action)
            reason = given.reason
            assert isinstance(reason, QuandoReason)
            fronts = [card.front for card in view.hand]
            laid = sum(reason.weighed[0].fronts)
            known = {*fronts, *(card.back for card in view.hand), *(view.draw or ((),))[0]}
            known |= {reason.total, laid, reason.total - laid}
            words = {str(number) for number in known}
            words |= {tenths(each.points) for each in reason.weighed if each.points is not None}
            words |= {decimal(number) for number in (reason.hidden,) if number is not None}
            if reason.knock_chance is not None:
                words.add(percent(reason.knock_chance).rstrip("%"))
            said = speech(shown_to(view, facts, given), adviser(kept_style.palette))
            texts = [said.title, said.words, said.caption]
            texts += [part for bar in said.bars for part in (bar.name, bar.words)]
            told = {*re.findall(r"\d+(?:[.,]\d+)?", " ".join(texts))}
            assert told <= words, (name, action, texts)
            assert all(bar.value in [each.points for each in reason.weighed] for bar in said.bars)
