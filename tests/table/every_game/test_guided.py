"""A guided match of every game that has one: a whole match with at most one tip a turn, and words
that follow from what the looker sees alone."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import replace
from typing import Any

import pytest

from quando_desktop.bots.question import Answer, Purpose, Question
from quando_desktop.controller.turn.adviser import CHARACTER
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.games import make_bot
from quando_desktop.games.plug import TurnTableKit
from quando_desktop.settings.settings import Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.guide.guidance import Guidance
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.scenery import OWN
from quando_desktop.table.scene.tableau import Key
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import KITS, hinting
from tests.table.every_game.matches import SEAT, Story
from tests.table.every_game.test_told import QuietHost
from tests.table.measured_art import frame_of
from tests.table.turn_seat import Bots, TurnSeat, players

GUIDED = [kit for kit in KITS if kit.plug.guides]
OLIVE = "Olive says: "

every_guided_game = pytest.mark.parametrize("kit", GUIDED, ids=str)
every_story = pytest.mark.parametrize(
    ("kit", "story"),
    [
        pytest.param(kit, story, id=f"{kit}-{story.seats}-{story.seed}")
        for kit in GUIDED
        if kit.hinting
        for story in kit.hinting.stories
    ],
)


def test_all_turn_games_of_the_box_have_one() -> None:
    assert {str(kit) for kit in GUIDED} == {"quando", "quanto"}


# ------------------------------------------------------------------------- a whole match


class QuickAdvice(Bots):
    """Advice comes at once, from a player who is quick."""

    def ask(self, question: Question) -> None:
        if question.purpose is Purpose.HINT:
            self.asked.append(question)
            bot = make_bot(question.game, "good", CHARACTER)
            given = bot.advise(question.observation, Chance("guided"))
            self.answered.emit(Answer(question, given, 0.0))
        else:
            super().ask(question)


class Tips(list[str]):
    """All that is said, with the tips counted by the looker's turns."""

    def __init__(self, table: TurnSeat) -> None:
        super().__init__()
        self._table = table
        self.in_turn = Counter[int]()

    @property
    def turns(self) -> int:
        """The number of turns that have begun."""
        guidance, steps = self._table.table.guidance, self._table.page._log
        assert guidance is not None
        opens = [
            (step.before is not None and guidance.opens_turn(step.before), step)
            for step in steps
            if not step.undone
        ]
        return sum(not before and guidance.opens_turn(step.after) for before, step in opens)

    def append(self, words: str) -> None:
        super().append(words)
        self.in_turn[self.turns] += words.startswith(OLIVE)


def act(table: TurnSeat, chance: Chance) -> None:
    """Presses the own cards one after the other, as somebody who thinks, and does anything but the
    last thing, which would soon end a round."""
    own = [key for key in table.controls if isinstance(key, tuple) and key[0] == OWN]
    for key in own[:3]:
        table.table.pressed(key)
    legal = [*table.match.observe(SEAT).legal()]
    table.page.submit(chance.choice(legal[:-1] or legal))


@every_guided_game
def test_a_whole_match_has_at_most_one_tip_a_turn(
    sit: Callable[..., TurnSeat], kit: Kit, monkeypatch: pytest.MonkeyPatch
) -> None:
    assert kit.seat is not None
    monkeypatch.setattr(kit.seat, "BOTS", QuickAdvice)
    match = Match(kit.plug.game, players(2, 1), {}, 5)
    table = sit(match, speed=Speed.INSTANT, shows=False)
    table.said = tips = Tips(table)
    table.page.point_out(on=True)
    table.page.begin()
    chance = Chance(5)
    while match.result is None:
        table.go_on()
        if match.in_round:
            act(table, chance)
        else:
            table.controller.next_round()
    assert max(tips.in_turn.values()) == 1
    assert tips.turns > 8
    assert 2 <= sum(tips.in_turn.values()) < tips.turns, "she is often quiet"
    assert table.table.state.tip is None, "it ends with the match"


# ------------------------------------------------------------------------------- leaks


class GuidedHost(QuietHost):
    """Keeps what is said."""

    is_heard, points_out = False, True

    def __init__(self, view: Any) -> None:
        super().__init__(view)
        self.said: list[str] = []

    def say(self, words: str, *, at_once: bool = False) -> None:
        self.said.append(words)

    def refresh(self, passage: object = None) -> None:
        """Nobody looks."""

    def sound(self, sound: object) -> None:
        """Nobody listens."""

    def focus(self, key: Key) -> None:
        """There are no keys."""

    def shake(self, keys: object) -> None:
        """Nothing moves."""


def tips(kit: Kit, style: Style, view: Any, facts: Any, given: Any) -> list[tuple[Any, list[str]]]:
    """What is pointed out for each card that is pressed, on a fresh table, with its marks."""
    made = kit.plug.table()
    assert isinstance(made, TurnTableKit)
    frame, _ = frame_of(style, (1440, 900), 1.0)
    found = []
    for card in view.hand:
        host = GuidedHost(view)
        table = made.make(host, view, facts)  # type: ignore[arg-type]
        table.tableau(frame)
        table.advised(given)
        table.pressed((OWN, card.card))
        tip = table.state.tip
        words = None if tip is None else (tip.said(), sorted(tip.marks, key=str))
        found.append((words, host.said))
    return found


@every_story
def test_another_truth_gives_the_same_tips(
    kept_style: Style, english: Languages, kit: Kit, story: Story
) -> None:
    """For advice that is made up: that the adviser itself is honest is shown with the hints."""
    told, guide = 0, make_guide(kit)
    for moment in kit.moments(story, each=3):
        if not (moment.is_own and guide.opens_turn(moment.view)):
            continue
        facts = replace(moment.facts, players=tuple(players(story.seats, 1)))
        views = [moment.view, *(truth.observe(SEAT) for truth in kit.truths(moment.view))]
        legal = [*moment.view.legal()]
        for action in {legal[0], legal[len(legal) // 2], legal[-1]}:
            given = hinting(kit).advice(moment.view, action)
            found = [tips(kit, kept_style, view, facts, given) for view in views]
            assert found[0] == found[1] == found[2], moment.kind
            told += sum(tip is not None for tip, _ in found[0])
    assert told, "the comparison compares something"


def make_guide(kit: Kit) -> Guidance[Any]:
    """The guidance of any table of this game."""
    moment, made = kit.in_the_middle(), kit.plug.table()
    assert isinstance(made, TurnTableKit)
    table = made.make(GuidedHost(moment.view), moment.view, moment.facts)  # type: ignore[arg-type]
    assert table.guidance is not None
    return table.guidance
