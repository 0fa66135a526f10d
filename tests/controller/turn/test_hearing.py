"""Computer players wait until what was said can have been heard; whoever acts does not."""

from __future__ import annotations

from quando_desktop.controller.turn.step import TurnPhase
from tests.controller.turn.tables import Table, sit_down


class Voice:
    """So many seconds of speech from a moment on."""

    def __init__(self, table: Table, seconds: float) -> None:
        self._table = table
        self.until = table.clock.now() + seconds

    def __call__(self) -> float:
        return max(0.0, self.until - self._table.clock.now())


def listening(kinds: str, seconds: float) -> tuple[Table, Voice]:
    table = sit_down(kinds, speed="instant")
    voice = Voice(table, seconds)
    table.controller.listen(voice)
    table.controller.start()
    return table, voice


def test_a_computer_player_waits_for_the_voice() -> None:
    table, voice = listening("cp", 4.0)
    (alarm,) = table.clock.waiting
    assert alarm.at == voice.until
    table.clock.tick()
    assert table.controller.revision == 2, "the deal, and its action"


def test_it_waits_on_where_more_was_said_meanwhile() -> None:
    """Such as an answer."""
    table, voice = listening("cp", 4.0)
    voice.until += 3.0
    table.clock.tick()
    assert table.controller.revision == 1
    (alarm,) = table.clock.waiting
    assert alarm.at == voice.until


def test_whoever_cuts_the_voice_does_not_wait() -> None:
    table, voice = listening("cp", 4.0)
    voice.until = 0.0
    table.controller.heard()
    (alarm,) = table.clock.waiting
    assert alarm.at == table.clock.now()


def test_the_curtain_waits_as_well() -> None:
    """Whoever sits there has to hear the end of it."""
    table, _ = listening("pp", 0.0)
    table.play_to(TurnPhase.PERSON)
    voice = Voice(table, 20.0)
    table.controller.listen(voice)
    while table.controller.phase is TurnPhase.PERSON:
        table.controller.submit(table.choose())
    assert table.controller.phase is TurnPhase.COMPUTER
    assert [alarm.at for alarm in table.clock.waiting] == [voice.until]


def test_nobody_is_asked_to_wait_before_a_person() -> None:
    table, _ = listening("pc", 60.0)
    assert table.controller.phase is TurnPhase.PERSON
    table.controller.submit(table.choose())
    assert table.controller.revision == 2
