"""The table of 7 ate 9: passes on what the page tells it, and a picture of one observation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, LiveStep, Views
from quando_desktop.controller.replay import Sign
from quando_desktop.engine.contract import Event, Refusal
from quando_desktop.engine.players import Kind
from quando_desktop.games.seven_ate_nine.rules.events import Finished, GotStuck
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.by_ear.announcer import Announcer
from quando_desktop.games.seven_ate_nine.table.by_ear.answers import SevenAnswers
from quando_desktop.games.seven_ate_nine.table.by_ear.news import News
from quando_desktop.games.seven_ate_nine.table.by_ear.tones import FitTones
from quando_desktop.games.seven_ate_nine.table.hands import SevenHands
from quando_desktop.games.seven_ate_nine.table.intent import Keyboard, SevenIntent, SharedKeyboard
from quando_desktop.games.seven_ate_nine.table.layout import letters
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.presenter import SevenPresenter
from quando_desktop.games.seven_ate_nine.table.scenery import SevenScenery
from quando_desktop.games.seven_ate_nine.table.sight import SevenSight, seven_views
from quando_desktop.games.seven_ate_nine.text.keys import columns
from quando_desktop.games.seven_ate_nine.text.log import SevenTeller
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.pages.contract import Keys, LogLine
from quando_desktop.table.pages.live_table import LiveHost, LiveTable
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.scene.stage import Stage
from quando_desktop.table.scene.tableau import Beat, Frame, Key, Tableau
from quando_desktop.table.speech.inquiries import Enquirer, Inquiry

FEW = 3
"""Cards with which somebody is about to win."""


class SevenTable(LiveTable):
    """One match of 7 ate 9 for all who sit at the screen."""

    def __init__(self, host: LiveHost, views: Views, facts: MatchFacts) -> None:
        self._host = host
        self.intent = SevenIntent()
        sight, keyboard = SevenSight(host, views, facts), SharedKeyboard(host)
        self._sight = sight
        announcer = Announcer(
            host.say,
            host.after,
            lambda: host.settings.spoken,
            lambda: host.settings.speech_rate,
        )
        tones = FitTones(host, sight)
        news = News(announcer, sight, tones)
        self._presenter = SevenPresenter(host, sight, self.intent, keyboard, news, tones)
        self._hands = SevenHands(
            host, sight, self.intent, keyboard, self._presenter, announcer, news, tones
        )
        self.answers = SevenAnswers(host, sight, self._presenter, news.by_turns)
        self._enquirer = Enquirer(announcer)

    @staticmethod
    def keys(host: LiveHost, facts: MatchFacts) -> Sequence[Keys]:
        names, caps = names_of(facts.players), Keyboard(host.settings, host.people).caps()
        by_turns = bool(facts.options.get("by_turns"))
        people = [(names[seat], words) for seat, words in caps.items()]
        return columns(host.key_cap, people, by_turns=by_turns)

    # ----------------------------------------------------------------------- showing

    def look(self, views: Views, facts: MatchFacts) -> None:
        self._presenter.look(views, facts)

    def letters(self, stage: Stage) -> float:
        return letters(stage)

    def tableau(self, frame: Frame) -> Tableau:
        return self._presenter.tableau(frame)

    def tension(self) -> Tension:
        """It is tense while somebody has few cards left, in hand and stack."""
        view = self._sight.view
        if view.winner is not None:
            return Tension.END
        left = map(sum, zip(view.hand_sizes, view.stack_sizes, strict=True))
        return Tension.TENSE if min(left) <= FEW else Tension.CALM

    def ahead(self, frame: Frame) -> Iterator[None]:
        return self._presenter.ahead(frame)

    def beats(self, step: LiveStep) -> Sequence[Beat]:
        return self._presenter.beats(step)

    def phase_changed(self, phase: LivePhase) -> Sequence[Beat]:
        return self._presenter.phase_changed(phase)

    def counted(self, count: int) -> Sequence[Beat]:
        return self._presenter.counted(count)

    def log(self, step: LiveStep) -> Sequence[LogLine]:
        return log(step, self._host.people)

    # ------------------------------------------------------------------------ acting

    def refused(self, seat: int, refusal: Refusal) -> None:
        self._hands.refused(seat, refusal)

    def pressed(self, key: Key) -> None:
        self._hands.pressed(key)

    def pointed(self, key: Key | None) -> None:
        self._hands.pointed(key)

    def focused(self, key: Key | None) -> None:
        self._hands.focused(key)

    def typed(self, key: str) -> bool:
        return self._hands.typed(key)

    def held(self, key: str) -> bool:
        return self._hands.held(key)

    def asked(self, inquiry: Inquiry) -> None:
        self._enquirer.ask(inquiry, self.answers)


def log(step: LiveStep, people: Sequence[int]) -> list[LogLine]:
    """The lines of a step, as the people of these seats may know it."""
    teller = SevenTeller(names_of(step.facts.players), people)
    if step.events:
        entries = teller.told(step.events)
    else:
        view = next(iter(seven_views(step.after).values()))
        games = view.options["games"]
        entries = [teller.dealt(view.pile[0], step.facts.round_number, games)]
    return [LogLine(entry.seat, entry.sentence) for entry in entries]


def sign(event: Event) -> Sign | None:
    """All were stuck, or somebody has won."""
    match event:
        case GotStuck():
            return Sign.BARS
        case Finished():
            return Sign.STAR
    return None


def still(frame: Frame, view: SevenView, facts: MatchFacts) -> Tableau:
    """The table of this observation: other people's hands lie face down."""
    people = [seat for seat, who in enumerate(facts.players) if who.kind is Kind.HUMAN]
    scenery = SevenScenery(
        views={view.seat: view},
        people=tuple(people),
        facts=facts,
        phase=_phase(view, facts),
        sheet=view.winner is not None,
    )
    return picture(frame, scenery)


def _phase(view: SevenView, facts: MatchFacts) -> LivePhase:
    """The phase, as far as an observation tells it."""
    if view.winner is not None:
        return LivePhase.MATCH_OVER if facts.winners else LivePhase.ROUND_OVER
    return LivePhase.READY if view.is_fresh and view.turn is None else LivePhase.LIVE


LARGE_HAND = 10
MIDDLE = 12
"""Cards in the pile when a game is well under way."""


def moment(view: SevenView) -> str | None:
    """The kind of moment it is, or None for an ordinary one."""
    left = zip(view.hand_sizes, view.stack_sizes, strict=True)
    found = {
        "game-end": view.winner is not None,
        "start": len(view.pile) == 1,
        "stuck": view.stuck,
        "last-card": (1, 0) in left,
        "large-hand": len(view.hand) >= LARGE_HAND,
        "middle": len(view.pile) >= MIDDLE,
    }
    return next((name for name, is_so in found.items() if is_so), None)
