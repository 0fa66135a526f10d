"""Everything that happens at a turn table is said to a screen reader: each line of the log once and
in order, and whose turn it is. Every table answers what is asked, tells nothing that the looker may
not know, and begins with its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.controller.past import PastStep
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.contract import Observation
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.plug import TurnTableKit
from quando_desktop.settings.settings import Language, Settings, Speed, Spoken
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.parts.remark_bubble import Talk
from quando_desktop.table.parts.scenery import SHEET, STATUS
from quando_desktop.table.speech.answers import Answers
from quando_desktop.table.speech.early import SETTLED
from quando_desktop.table.speech.inquiries import KEYS, Inquiry
from quando_desktop.table.text.spoken import sentences
from tests.table.every_game.kit import Kit
from tests.table.every_game.kits import every_game, every_live_game, every_turn_game
from tests.table.every_game.matches import SEAT
from tests.table.every_game.test_speech import match_of
from tests.table.turn_seat import TurnSeat

OPEN = (LivePhase.LIVE, LivePhase.STUCK, LivePhase.ROUND_OVER, LivePhase.MATCH_OVER)
"""The phases of a live game in which hands lie open."""
INQUIRIES = {inquiry: getattr(Qt.Key, f"Key_{key}") for inquiry, key in KEYS.items()}


def listening(sit: Callable[..., Any], match: Match, **settings: object) -> TurnSeat:
    """Somebody with a screen reader."""
    table = sit(match, speed=Speed.INSTANT, remarks=False, **settings)
    assert isinstance(table, TurnSeat)
    table.reader = True
    return table


def sat(kit: Kit, sit: Callable[..., Any], match: Match, **settings: object) -> Any:
    """The same at a table of either kind, once the cards are dealt."""
    table = sit(match, **settings) if kit.plug.game.live else listening(sit, match, **settings)
    table.reader = True
    return table.begin()


def play_on(table: TurnSeat, kit: Kit, turns: int) -> None:
    """The looker does anything, a few times; the others act by themselves."""
    chance = Chance(1)
    for _ in range(turns):
        table.go_on()
        if table.controller.phase is TurnPhase.CURTAIN:
            table.controller.lift()
            table.go_on()
        if table.controller.phase is not TurnPhase.PERSON:
            return
        view = table.controller.view
        assert view is not None
        table.controller.submit(chance.choice(view.legal()))
    table.go_on()


# ------------------------------------------------------------------------------------ the log


@every_turn_game
def test_every_line_of_the_log_is_said_once_and_in_order(kit: Kit, sit: Callable[..., Any]) -> None:
    table = listening(sit, match_of(kit)).begin()
    play_on(table, kit, 8)
    lines = [line.words for line in table.page.log()]
    assert [words for words in table.said if words in lines] == lines


@every_turn_game
@pytest.mark.parametrize("spoken", [Spoken.MOMENTS, Spoken.OFF])
def test_those_who_want_to_hear_less_hear_less(
    kit: Kit, sit: Callable[..., Any], spoken: Spoken
) -> None:
    whole, less = (
        listening(sit, match_of(kit), spoken=each).begin() for each in (Spoken.EVERYTHING, spoken)
    )
    for table in (whole, less):
        play_on(table, kit, 4)
    assert len(less.said) < len(whole.said)
    if spoken is Spoken.OFF:
        assert less.said == []


@every_turn_game
def test_the_table_says_its_name_and_whose_turn_it_is(kit: Kit, sit: Callable[..., Any]) -> None:
    table = listening(sit, match_of(kit)).begin()
    first, *_, last = table.said
    assert kit.plug.title() in first
    assert all(player.name in first for player in table.match.players)
    assert table.controller.phase is TurnPhase.PERSON
    assert last == table.table.answers.prompt()


@every_turn_game
def test_computer_players_wait_until_it_was_heard(kit: Kit, sit: Callable[..., Any]) -> None:
    table = listening(sit, match_of(kit), speech_rate=100).begin()
    quick = sit(match_of(kit), speed=Speed.INSTANT, remarks=False).begin()
    waited = []
    for each in (quick, table):
        began = each.clock.now()
        play_on(each, kit, 3)
        waited.append(each.clock.now() - began)
    said = [line.words for line in table.page.log()]
    assert waited[0] == 0
    assert waited[1] > 0.3 * sum(len(words.split()) for words in said) * 60 / 100


@every_turn_game
def test_whoever_silences_the_voice_does_not_wait(kit: Kit, sit: Callable[..., Any]) -> None:
    """The person has acted, and the others wait for the voice; Control silences it."""
    table = listening(sit, match_of(kit), speech_rate=100).begin()
    act_until_others_do(table)
    assert table.page._telling.narrator.until_heard() > 0.5
    before = table.match.revision
    while table.page._telling.narrator.until_heard():
        table.clock.tick()
        table.type(Qt.Key.Key_Control)
    assert table.match.revision == before
    (alarm,) = table.clock.waiting
    assert alarm.at == table.clock.now()


@every_turn_game
def test_what_a_key_has_cut_is_said_again(kit: Kit, sit: Callable[..., Any]) -> None:
    """Any other key only says: later."""
    table = listening(sit, match_of(kit), speech_rate=100).begin()
    del table.said[:]
    act_until_others_do(table)
    while not table.said:
        assert table.clock.tick()
    cut, narrator = table.said[-1], table.page._telling.narrator
    table.type(Qt.Key.Key_End)
    del table.said[:]
    assert narrator.until_heard() >= narrator.seconds(cut)
    table.go_on()
    assert table.said[0] == cut


@every_turn_game
def test_the_name_at_the_focus_waits_for_the_voice(kit: Kit, sit: Callable[..., Any]) -> None:
    """A reader would say it in place of what it is saying."""
    table = listening(sit, match_of(kit)).begin()
    table.page.focus(STATUS)
    table.go_on()
    spot = table.page._mirror.spot(STATUS)
    assert spot is not None
    name = spot.accessibleName()
    table.page.say("something that is being said")
    act_until_others_do(table)
    assert spot.hasFocus()
    assert spot.accessibleName() == name
    while spot.accessibleName() == name:
        assert table.page._telling.narrator.until_heard() > 0
        assert table.clock.tick()


@every_turn_game
def test_the_sheet_is_read_after_the_last_lines(kit: Kit, sit: Callable[..., Any]) -> None:
    """A reader reads it out as soon as the keys come there."""
    table, chance = listening(sit, match_of(kit), speech_rate=100).begin(), Chance(1)
    while not table.page._is_over:
        if table.controller.phase is TurnPhase.PERSON:
            table.page.focus(STATUS)
            view = table.controller.view
            assert view is not None
            table.controller.submit(chance.choice(view.legal()))
        else:
            assert table.clock.tick()
        table.rest()
    last, sheet = table.page.log()[-1].words, table.spot(SHEET)
    assert sheet is not None
    while not sheet.hasFocus():
        assert table.page.hasFocus(), "the keys wait at the table"
        assert table.clock.tick()
        table.rest()
    assert last in table.said
    assert table.page._telling.narrator.until_heard() > 0, "now it is read"


def act_until_others_do(table: TurnSeat) -> None:
    while table.controller.phase is TurnPhase.PERSON:
        view = table.controller.view
        assert view is not None
        table.controller.submit(view.legal()[0])
        table.rest()


# --------------------------------------------------------------------------------- questions


@every_game
@pytest.mark.parametrize("spoken", Spoken)
def test_every_question_has_an_answer_at_any_time(
    kit: Kit, sit: Callable[..., Any], english: Languages, spoken: Spoken
) -> None:
    table = sat(kit, sit, match_of(kit), spoken=spoken)
    for language in (Language.ENGLISH, Language.GERMAN):
        english.use(language)
        QCoreApplication.sendEvent(table.page, QEvent(QEvent.Type.LanguageChange))
        answers = table.table.answers
        (hand,) = answers.hands()
        wanted = {
            Inquiry.HAND: hand,
            Inquiry.PILES: answers.piles(),
            Inquiry.SCORES: answers.scores(),
            Inquiry.NOW: answers.now(),
        }
        for inquiry, words in wanted.items():
            assert words
            table.type(INQUIRIES[inquiry])
            assert table.words[-1] == words
        table.type(INQUIRIES[Inquiry.REPEAT])
        assert table.words[-2:] == [answers.now()] * 2


@every_game
def test_each_opponent_is_asked_for_in_turn(kit: Kit, sit: Callable[..., Any]) -> None:
    table = sat(kit, sit, match_of(kit))
    key, before = INQUIRIES[Inquiry.OPPONENTS], len(table.words)
    table.type(key, key, key)
    first, second, again = table.words[before:]
    assert "Olive" in first
    assert "Bruno" in second
    assert again == first
    table.type(INQUIRIES[Inquiry.NOW], key)
    assert table.words[-1] == first, "another question begins anew"


@every_game
def test_a_question_changes_nothing(kit: Kit, sit: Callable[..., Any]) -> None:
    table = sat(kit, sit, match_of(kit))
    before, focus = table.match.revision, table.page.focusWidget()
    table.type(*INQUIRIES.values())
    assert table.match.revision == before
    assert table.page.focusWidget() is focus


@every_game
def test_other_keys_ask_the_same(kit: Kit, sit: Callable[..., Any]) -> None:
    table = sat(kit, sit, match_of(kit))
    for inquiry, usual in INQUIRIES.items():
        table.change(keys={})
        table.type(INQUIRIES[Inquiry.NOW], usual)
        answer, before = table.words[-1], len(table.words)
        table.change(keys={inquiry: "F9"})
        table.type(usual)
        assert len(table.words) == before
        table.type(INQUIRIES[Inquiry.NOW] if inquiry is not Inquiry.NOW else Qt.Key.Key_F9)
        table.type(Qt.Key.Key_F9)
        assert table.words[-1] == answer


@every_game
def test_the_sheet_is_the_answer_at_the_end(kit: Kit, sit: Callable[..., Any]) -> None:
    match, chance = match_of(kit), Chance(1)
    match.begin_round()
    while match.in_round:
        kit.secrets.play(match, chance)
    table = sat(kit, sit, match)
    for inquiry in (Inquiry.HAND, Inquiry.PILES, Inquiry.NOW):
        table.type(INQUIRIES[inquiry])
        assert table.words[-1] == sentences([table.controls["sheet"].name])


@every_game
def test_the_key_sheet_has_the_questions(kit: Kit, sit: Callable[..., Any]) -> None:
    *_, column = sit(match_of(kit)).page.keys()
    assert [keys for keys, _ in column.rows] == [*((key,) for key in KEYS.values()), ("F9",)]


# ------------------------------------------------------------------------------------ the name


@every_game
def test_where_no_control_has_the_keys_the_page_is_named(
    kit: Kit, sit: Callable[..., Any], english: Languages
) -> None:
    page = sit(match_of(kit)).page
    assert page.accessibleName() == kit.plug.title()
    for language in (Language.GERMAN, Language.ENGLISH):
        english.use(language)
        QCoreApplication.sendEvent(page, QEvent(QEvent.Type.LanguageChange))
        assert page.accessibleName() == kit.plug.title()


@every_game
def test_a_reader_that_comes_late_hears_the_beginning(kit: Kit, sit: Callable[..., Any]) -> None:
    """As if the system had said two seconds after the start that there is one."""
    table, late = sat(kit, sit, match_of(kit)), sit(match_of(kit))
    late.begin()
    late.words.clear()
    late.said.clear()
    for _ in range(8):
        late.page._arrival.look()
    assert late.words == [], "nobody is there"
    late.reader = True
    for _ in range(SETTLED):
        assert late.words == []
        late.page._arrival.look()
    late.go_on()
    assert late.words[0] == table.words[0]
    assert late.words[-1] == (table.words[0] if kit.plug.game.live else late.table.answers.prompt())
    assert late.page._arrival.is_over


# ---------------------------------------------------------------------------- several people


def shared_match(kit: Kit) -> Match:
    players = [*map(Player, ("Maria", "Tom")), Player("Olive", Kind.COMPUTER, "fair", "olive")]
    return Match(kit.plug.game, players, None, 1)


@every_turn_game
def test_no_hand_is_read_out_where_others_listen(kit: Kit, sit: Callable[..., Any]) -> None:
    """What is said by itself to one of two people does not follow from what only they know."""
    table = listening(sit, shared_match(kit)).begin()
    table.controller.lift()
    table.go_on()
    alone = table.table.answers.hand()
    hand = alone.partition(".")[0]
    assert not any(hand in words for words in table.said)
    table.type(INQUIRIES[Inquiry.HAND])
    assert table.said[-1] == alone, "who asks hears it"


@every_turn_game
def test_what_was_missed_is_told_before_what_to_do(kit: Kit, sit: Callable[..., Any]) -> None:
    """The curtain rises, and the picture takes its time to show what happened behind it."""
    table = sit(shared_match(kit), speed=Speed.NORMAL, remarks=False)
    table.reader = True
    table.begin()
    for _ in range(2):
        table.said.clear()
        table.controller.lift()
        table.go_on()
        *missed, last = table.said
        assert missed
        assert last == table.table.answers.prompt()
        while table.controller.phase is not TurnPhase.CURTAIN:
            play_on(table, kit, 1)
        table.page.conceal()


@every_turn_game
def test_behind_the_curtain_nobody_answers(kit: Kit, sit: Callable[..., Any]) -> None:
    table = listening(sit, shared_match(kit)).begin()
    table.controller.lift()
    table.go_on()
    table.type(INQUIRIES[Inquiry.HAND])
    play_on(table, kit, 1)
    while table.controller.phase is not TurnPhase.CURTAIN:
        play_on(table, kit, 1)
    table.page.conceal()
    table.said.clear()
    table.type(*INQUIRIES.values())
    assert table.said == []


# -------------------------------------------------------------------------------------- leaks


class QuietHost:
    """The page's side of a table, as far as answers ask for it."""

    is_saved, is_heard, may_act, may_undo, share, save_problem = True, True, True, False, "", None
    counts = True
    speaking, looks = None, dict[str, int]()
    is_guided, is_led, points_out = False, False, False
    is_rerun, count = False, 0

    def __init__(self, view: Observation[Any], phase: LivePhase = LivePhase.LIVE) -> None:
        self.settings = Settings()
        self.people, self.phase = (view.seat,), phase
        self.talk = Talk()

    def now(self) -> int:
        return 0

    def past(self) -> tuple[PastStep, ...]:
        """Nothing has happened."""
        return ()

    def key_cap(self, id: str) -> str:
        return id

    def is_beginner(self, name: str) -> bool:
        return True

    def say(self, words: str, *, at_once: bool = False) -> None:
        """Nobody listens."""

    def after(self, ms: float, call: Callable[[], None]) -> Callable[[], None]:
        """Time stands still."""
        return lambda: None


def table_of(kit: Kit, view: Observation[Any], facts: MatchFacts, phase: LivePhase) -> Any:
    made = kit.plug.table()
    if isinstance(made, TurnTableKit):
        return made.make(QuietHost(view), view, facts)  # type: ignore[arg-type]
    return made.make(QuietHost(view, phase), {view.seat: view}, facts)  # type: ignore[arg-type]


def answered(
    kit: Kit,
    view: Observation[Any],
    facts: MatchFacts,
    frame: Any,
    phase: LivePhase = LivePhase.LIVE,
) -> Iterator[str]:
    """All that a table says of an observation, asked or not."""
    phase = LivePhase.ROUND_OVER if view.is_over else phase
    table = table_of(kit, view, facts, phase)
    table.tableau(frame)
    answers = table.answers
    yield from (*answers.hands(), answers.piles(), answers.scores(), answers.now())
    yield from answers.opponents()
    if isinstance(answers, Answers) and view.legal():
        yield answers.prompt()


@every_game
def test_another_truth_gives_the_same_answers(
    kept_style: Any, english: Languages, kit: Kit
) -> None:
    from tests.table.measured_art import frame_of

    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    differ = False
    for story in kit.secrets.stories:
        for moment in kit.moments(story):
            said = [*answered(kit, moment.view, moment.facts, frame)]
            assert all(said)
            truths = kit.truths(moment.view)
            for truth in truths:
                other = [*answered(kit, truth.observe(SEAT), moment.facts, frame)]
                assert other == said, moment.kind
            one, two = ([*answered(kit, truth.observe(1), moment.facts, frame)] for truth in truths)
            differ = differ or one != two
    assert differ, "whoever holds the cards hears the difference"


@every_live_game
@pytest.mark.parametrize("phase", [each for each in LivePhase if each not in OPEN])
def test_before_the_start_no_hand_is_told(
    kept_style: Any, english: Languages, kit: Kit, phase: LivePhase
) -> None:
    """Whoever holds other cards then hears the same."""
    from tests.table.measured_art import frame_of

    frame, _ = frame_of(kept_style, (1440, 900), 1.0)
    moment = kit.in_the_middle()
    one, two = (truth.observe(1) for truth in kit.truths(moment.view))
    told = [[*answered(kit, view, moment.facts, frame, phase)] for view in (one, two)]
    assert one.hand != two.hand
    assert told[0] == told[1]
