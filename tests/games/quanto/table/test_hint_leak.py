"""What a hint shows follows from what the player sees, down to the pixels."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import replace

import pytest
from PySide6.QtGui import QImage

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.adviser import CHARACTER, LEVEL
from quando_desktop.engine.chance import Chance
from quando_desktop.games import GAMES, make_bot
from quando_desktop.games.quanto.bots.reason import QuantoReason
from quando_desktop.games.quanto.rules.actions import Phase, QuantoAction
from quando_desktop.games.quanto.rules.cards import value_of
from quando_desktop.games.quanto.rules.round import QuantoRound
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table.hint import hinted_keys, speech
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.scenery import QuantoScenery
from quando_desktop.games.quanto.table.ways import with_hint
from quando_desktop.games.quanto.text.reasons import ahead, on_average
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.hint import adviser
from tests.games.quanto.table.advice import advice
from tests.games.quanto.table.seat import new_match
from tests.table.painted import painted

Moment = tuple[QuantoView, MatchFacts]


def decisions(seats: int, seed: int, *, teams: bool = False) -> Iterator[Moment]:
    """What the looker has to decide in a match that goes any way; partners offer cards."""
    match = new_match(seats, seed, teams=teams)
    match.begin_round()
    chance = Chance(seed)
    while match.in_round:
        to_act = match.to_act()
        for seat in to_act:
            if seat == 0:
                view = match.observe(seat)
                assert isinstance(view, QuantoView)
                yield view, MatchFacts.of(match)
        seat = to_act[chance.below(len(to_act))]
        match.submit(seat, chance.choice(match.observe(seat).legal()))


def every_kind(seats: int, seed: int, *, teams: bool = False) -> Iterator[Moment]:
    """The first few of each kind of decision."""
    seen: dict[tuple[Phase, bool, bool], int] = {}
    for view, facts in decisions(seats, seed, teams=teams):
        kind = view.phase, view.active == view.seat, view.again
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] <= 2:
            yield view, facts


def other_truths(view: QuantoView) -> list[QuantoView]:
    """The same seen in worlds whose hidden part is another one."""
    truths = [GAMES["quanto"].sample(view, Chance(number)) for number in (1, 2)]
    assert all(isinstance(truth, QuantoRound) for truth in truths)
    return [truth.observe(view.seat) for truth in truths]


def shown_to(view: QuantoView, facts: MatchFacts, given: Advice) -> QuantoScenery:
    order = tuple(card.card for card in view.hand)
    shown = QuantoScenery(view=view, facts=facts, order=order, acts=True, hinted=True, advice=given)
    return with_hint(shown, hinted_keys(given.action, view))


def seen(style: Style, shown: QuantoScenery) -> tuple[QImage, list[str]]:
    """The picture with the hint, and what a screen reader finds there."""
    image, names = painted(style, lambda frame: picture(frame, shown))
    assert any(name.startswith("Olive would ") for name in names)
    return image, names


@pytest.mark.parametrize(("seats", "seed", "teams"), [(2, 3, False), (4, 5, True)])
def test_another_truth_gives_the_same_hint(
    kept_style: Style, english: Languages, seats: int, seed: int, teams: bool
) -> None:
    """Asked of the adviser itself, for every kind of decision."""
    bot = make_bot("quanto", LEVEL, CHARACTER)
    phases = set()
    for view, facts in every_kind(seats, seed, teams=teams):
        phases.add(view.phase)
        found = [
            seen(kept_style, shown_to(each, facts, bot.advise(each, Chance("hint"))))
            for each in (view, *other_truths(view))
        ]
        assert found[0] == found[1] == found[2]
    assert phases >= {Phase.PLAY, Phase.CHOOSE} | ({Phase.ANSWER} if teams else set())


def test_the_comparison_sees_another_number(kept_style: Style, english: Languages) -> None:
    view, facts = next(decisions(3, 7))
    given = advice(view)
    reason = given.reason
    assert isinstance(reason, QuantoReason)
    first, *others = reason.weighed
    changed = replace(reason, weighed=(replace(first, ahead=9.9), *others))
    one, two = (
        seen(kept_style, shown_to(view, facts, Advice(given.action, each)))
        for each in (reason, changed)
    )
    assert one[0] != two[0]
    assert one[1] != two[1]


@pytest.mark.parametrize(("seats", "seed", "teams"), [(2, 3, False), (4, 7, True)])
def test_no_number_comes_from_elsewhere(
    kept_style: Style, english: Languages, seats: int, seed: int, teams: bool
) -> None:
    """All words and bars: only what the reason has, and what the player sees."""
    told = 0
    for view, facts in every_kind(seats, seed, teams=teams):
        for action in [*view.legal()][:12]:
            given = advice(view, action)
            assert isinstance(given.reason, QuantoReason)
            said = speech(shown_to(view, facts, given), adviser(kept_style.palette))
            texts = [said.title, said.words, said.caption]
            texts += [part for bar in said.bars for part in (bar.name, bar.words)]
            numbers = {*re.findall(r"\d+(?:\.\d+)?", " ".join(texts))}
            assert numbers <= known(view, given.reason), (action, texts)
            told += len(numbers)
    assert told > 100


def known(view: QuantoView, reason: QuantoReason) -> set[str]:
    """All numbers that may be told: of cards in sight, of quantos, and of the reason."""
    cards = [*view.turned_up, *(card.kind for card in (*view.hand, *view.display))]
    numbers = {str(value_of(card)) for card in cards}
    numbers |= {str(each) for quanto in view.quantos if quanto for each in [quanto.tile]}
    numbers |= {str(tile) for tile in view.tiles}
    numbers |= {str(value) for value in range(1, 13) if 0 in cards}
    if view.offering is not None and view.offering.card is not None:
        numbers.add(str(value_of(view.offering.card)))
    for each in reason.weighed:
        numbers |= {str(each.cards), str(each.built)}
        words = f"{ahead(each.ahead or 0)} {on_average(each.left or 0)}"
        numbers |= {*re.findall(r"\d+(?:\.\d+)?", words)}
    return numbers | {str(reason.quanto), str(round(100 * (reason.take_chance or 0)))}


def test_advice_for_every_kind_of_action_is_said(english: Languages, kept_style: Style) -> None:
    kinds = set()
    for view, facts in decisions(4, 11, teams=True):
        for action in {type(each): each for each in view.legal()}.values():
            assert isinstance(action, QuantoAction)
            said = speech(shown_to(view, facts, advice(view, action)), adviser(kept_style.palette))
            assert said.title.startswith("Olive would ")
            assert said.words.startswith("because ")
            kinds.add(type(action))
    assert len(kinds) >= 8
