"""What a table of 7 ate 9 shows to all who sit at it: their observations, where they aim, and what
stands there for a moment only."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from math import ceil

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase, Views
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.ahead import draw_ahead
from quando_desktop.games.seven_ate_nine.table.aid import Aid
from quando_desktop.games.seven_ate_nine.table.aim import Aims
from quando_desktop.games.seven_ate_nine.table.calls import Calls
from quando_desktop.games.seven_ate_nine.table.flights import Flights, Outstretched
from quando_desktop.games.seven_ate_nine.table.keyboard import Keyboard
from quando_desktop.games.seven_ate_nine.table.passages import Pieces, pieces_of, turned
from quando_desktop.games.seven_ate_nine.table.passing import Passing, TakeBack
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.shown import OPEN, Cap, Miss, Shown
from quando_desktop.settings.settings import CardSize, FitAid, Motion, Settings
from quando_desktop.table.pages.live_table import LiveHost, LiveTable
from quando_desktop.table.paint.keycaps import cap
from quando_desktop.table.parts.faces import names_of
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.parts.showing import LARGE, SAID
from quando_desktop.table.scene.tableau import Frame, Key, Passage, Tableau

LIT, MISSED, FRESH, GO = 150.0, 1100.0, 1200.0, 700.0
"""How long, in milliseconds, a key cap is lit, a word about a miss stands, a new card glows, and it
says Go."""
LINE, LAST_LOOK = 2000.0, 1300.0
"""How long a line about a refusal stands, and the table lies there before the sheet comes."""
OVER = LivePhase.ROUND_OVER, LivePhase.MATCH_OVER
ONE = "one"
"""What there is one of at a time."""


class SevenShowing(LiveTable):
    """Keeps what is shown."""

    def __init__(self, host: LiveHost) -> None:
        self._host = host
        self._views: dict[int, SevenView] = {}
        self._facts: MatchFacts | None = None
        self._pieces: Pieces = {}
        """What lies there."""
        self._way: Callable[[Tableau], None] | None = None
        """Completes a passage for the picture that it leads to, once that is made."""
        self._is_open = False
        """Whether the hands of the people lie open there."""
        self._pointed: Key | None = None
        self._focused: Key | None = None
        self._moved = self._took = 0
        """How many cards came up from the bottom when all were stuck, and how long a game was."""
        self._is_broken_off = True
        """Until something of this game has been seen."""
        self._due: TakeBack | None = None
        """Takes back that the table looks by itself for marks and locks."""
        self._keys: tuple[Settings, tuple[int, ...], Keyboard] | None = None
        """Whose keys are whose, and what that was made from."""
        self._aims, self._aid, self._flights = Aims(), Aid(), Flights(host.now)
        self._calls = Calls(host, self._gone)
        self._out = Outstretched(host, self._refresh)
        after = host.after
        self._lit: Passing[tuple[int, Cap], None] = Passing(after, LIT, self._gone)
        self._misses: Passing[int, Miss] = Passing(after, MISSED, self._gone)
        self._fresh: Passing[tuple[int, int], None] = Passing(after, FRESH, self._gone)
        self._goes: Passing[str, None] = Passing(after, GO, self._gone)
        self._words: Passing[str, Word] = Passing(after, SAID, self._gone)
        self._lines: Passing[str, str] = Passing(after, LINE, self._gone)
        self._last_look: Passing[str, None] = Passing(after, LAST_LOOK, self._look_done)

    # ----------------------------------------------------------------------- looking

    def look(self, views: Views, facts: MatchFacts) -> None:
        self._views = {seat: view for seat, view in views.items() if isinstance(view, SevenView)}
        self._facts = facts
        for seat, hand in self._hands().items():
            self._aims.see(seat, hand)

    def _hands(self) -> dict[int, tuple[int, ...]]:
        """The cards of the people, by their `HeldCard.held`."""
        views = self._views
        people = [seat for seat in self._host.people if seat in views]
        return {seat: tuple(card.held for card in views[seat].hand) for seat in people}

    @property
    def _view(self) -> SevenView:
        """Any of the observations: for what they all agree on."""
        return next(iter(self._views.values()))

    @property
    def _match(self) -> MatchFacts:
        assert self._facts is not None
        return self._facts

    def _names(self) -> list[str]:
        return names_of(self._match.players)

    def _is_live(self) -> bool:
        """Whether the people can act."""
        return self._host.phase is LivePhase.LIVE and not self._host.is_rerun

    def _is_over(self) -> bool:
        return self._host.phase in OVER

    # ----------------------------------------------------------------------- showing

    def tableau(self, frame: Frame) -> Tableau:
        made = picture(frame, self._shown())
        self._out.lay(made, frame.art)
        self._pieces = pieces_of(made)
        self._is_open = self._host.phase in OPEN
        if self._way is not None:
            way, self._way = self._way, None
            way(made)
        return made

    def ahead(self, frame: Frame) -> Iterator[None]:
        return draw_ahead(frame, self._shown())

    def _shown(self) -> Shown:
        """Everything that the picture follows from."""
        host, settings = self._host, self._host.settings
        plays, sheet = self._is_live(), self._is_over() and not self._last_look.now
        return Shown(
            facts=self._match,
            views=self._views,
            people=host.people,
            phase=host.phase,
            count=host.count,
            goes=ONE in self._goes.now,
            moved=max(1, self._moved),
            is_broken_off=self._is_broken_off,
            took=self._took,
            sheet=sheet,
            is_rerun=host.is_rerun,
            keysets=self._caps(),
            aims=self._aims.now if plays else {},
            pressed=frozenset(self._lit.now),
            marks=self._marks() if plays else frozenset(),
            fresh=frozenset(self._fresh.now),
            calls=self._calls.now,
            misses=self._misses.now,
            locked=self._locked(),
            word=self._words.now.get(ONE),
            toast=self._lines.now.get(ONE, ""),
            pointed=self._pointed,
            focused=self._focused,
            calm=settings.motion is not Motion.FULL,
            saved=host.save_problem,
            is_saved=host.is_saved,
            looks=host.looks,
            large=LARGE if settings.card_size is CardSize.LARGE else 1.0,
            share=host.share if sheet else "",
        )

    def _keyboard(self) -> Keyboard:
        settings, people = self._host.settings, self._host.people
        if self._keys is None or self._keys[:2] != (settings, people):
            self._keys = settings, people, Keyboard(settings, people)
        return self._keys[2]

    def _caps(self) -> dict[int, tuple[str, str, str, str]]:
        """What is written on everybody's keys."""
        sets = self._keyboard().sets.items()
        return {seat: (cap(a), cap(b), cap(c), cap(d)) for seat, (a, b, c, d) in sets}

    # -------------------------------------------------------------- marks and locks

    def _aids(self) -> dict[int, FitAid]:
        players, settings = self._match.players, self._host.settings
        return {seat: settings.fit_aid_of(players[seat].name) for seat in self._host.people}

    def _marks(self) -> frozenset[tuple[int, int]]:
        return self._aid.marks(self._views, self._aids(), self._host.now())

    def _locked(self) -> dict[int, int]:
        """For how many seconds more each seat cannot play, begun ones counted whole."""
        if not self._views or self._host.phase is not LivePhase.LIVE:
            return {}
        left = enumerate(until - self._host.now() for until in self._view.locked_until)
        return {seat: ceil(ms / 1000) for seat, ms in left if ms > 0}

    def _look_again(self) -> None:
        """Sees to it that marks come and locks go when it is time, and at no other time."""
        if self._due is not None:
            self._due()
            self._due = None
        if not self._is_live():
            return
        now = self._host.now()
        waits = [(until - now - 1) % 1000 + 1 for until in self._view.locked_until if until > now]
        due = self._aid.due(self._aids(), now)
        waits += [] if due is None else [due]
        if waits:
            self._due = self._host.after(min(waits), self._is_due)

    def _is_due(self) -> None:
        self._due = None
        self._refresh()
        self._look_again()

    # ------------------------------------------------------------------------ moving

    def _refresh(self, passage: Passage | None = None) -> None:
        self._host.refresh(self._led(Passage() if passage is None else passage))

    def _gone(self, *_: object) -> None:
        """Something has stood there long enough."""
        self._refresh()

    def _look_done(self, *_: object) -> None:
        self._bring_sheet()

    def _bring_sheet(self) -> None:
        """The sheet of a game that is over comes."""
        raise NotImplementedError

    def _led(self, passage: Passage) -> Passage:
        """Every passage goes through here: hands turn over where they do now, and cards on their
        way stay above all."""
        is_open = self._host.phase in OPEN
        if self._pieces and is_open is not self._is_open:
            turning = turned(self._hands(), up=is_open)
            passage.cues = turning.cues | passage.cues
            passage.sounds += turning.sounds
        return self._flights.follow(passage)

    def _clear(self) -> None:
        """What the people did a moment ago is gone: a stop, or new cards. What was called or said
        may outlive it."""
        for each in (self._misses, self._fresh, self._goes, self._lines, self._out):
            each.clear()
        self._flights.forget()
