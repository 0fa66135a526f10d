"""What a Quanto table shows to whoever looks: the observation, what the looker is about to do, and
the story of each step."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import CannotUndo, Observation, Refusal
from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import about
from quando_desktop.games.quanto.table.asking import QuantoAsking
from quando_desktop.games.quanto.table.choice import Choice
from quando_desktop.games.quanto.table.hint import hinted_keys, sentence
from quando_desktop.games.quanto.table.manners import QuantoManners
from quando_desktop.games.quanto.table.passages import Story, dealt
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.plays import Show
from quando_desktop.games.quanto.table.shown import Moment, Shown, Way, shown_in_display
from quando_desktop.games.quanto.text import refusals as text_refusals
from quando_desktop.games.quanto.text import table as text
from quando_desktop.games.quanto.text.log import Teller
from quando_desktop.games.quanto.text.remarks import Occasion
from quando_desktop.table.pages.turn_table import Host, Keys
from quando_desktop.table.parts.desk import Desk
from quando_desktop.table.scene.tableau import Beat, Control, Cue, Frame, Key, Passage, Tableau
from quando_desktop.table.text.log import Entry

FADE = Cue(1200)


class QuantoShowing(Desk[QuantoView]):
    """Keeps what is shown and what the looker is about to do."""

    LAST = Occasion.MATCH

    def __init__(self, host: Host) -> None:
        super().__init__(host, QuantoAsking(), QuantoManners())
        self._card: Key | None = None
        """The card that is chosen to be played, given or offered."""
        self._choice: Choice | None = None
        """... and what is to be done with it, where it is played."""
        self._asks_bonus = False
        """Whether all but the card of choice is settled (N16)."""
        self._wrong: Key | None = None
        """What was tried in vain, besides the chosen card."""
        self._clicked: tuple[Key, ...] = ()
        """The pieces of what the looker does at this moment."""
        self._controls: list[Control] = []
        """All that can be pointed at."""
        self._fresh: frozenset[int] = frozenset()
        self._has_seen = False
        """Whether the looker's last action has shown them something new."""

    def look(self, view: Observation[Any], facts: MatchFacts) -> None:
        assert isinstance(view, QuantoView)
        if self._view is None or self._view.seat != view.seat:
            self._sit_down()
            self._fresh = frozenset()
        if view is not self._view:
            # Another display, other things to do.
            self._forget()
        self._view, self._facts = view, facts
        self._sort([card.card for card in view.hand])

    def _forget(self) -> None:
        self._card = self._choice = self._wrong = None
        self._asks_bonus = False
        self._drag, self._toast = None, ""

    def _is_over(self) -> bool:
        return self._view is not None and self._view.phase is Phase.OVER

    # ----------------------------------------------------------------------- showing

    def tableau(self, frame: Frame) -> Tableau:
        self._height = frame.stage.height
        made = picture(frame, self._shown_now())
        self._controls = made.controls
        return made

    def _shown_now(self) -> Shown:
        assert self._view is not None
        moment = Moment.SHEET if self._is_over() else Moment.PLAY
        return self._shown_with(self._view, moment, self._fresh)

    def _shown_with(self, view: QuantoView, moment: Moment, fresh: frozenset[int]) -> Shown:
        """Everything that the picture of this observation follows from."""
        is_now = view is self._view and moment is Moment.PLAY
        # The picture of a step is made before the match says who is next.
        acts = is_now and self._host.may_act and (self._is_own(view) or self._offers())
        shown = Shown(
            **self._common(view, acts=acts, sheet=moment is Moment.SHEET),
            view=view,
            order=self._order_of([card.card for card in view.hand]),
            moment=moment,
            fresh=fresh,
        )
        return self._with_intent(shown) if is_now else shown

    def _with_intent(self, shown: Shown) -> Shown:
        """What the looker is about to do, or could."""
        view, names, kind = shown.view, self._names(), self._kind()
        partner = view.partner(view.seat)
        if not shown.acts:
            if partner is not None and self._wishes():
                return about.with_wish(shown, names[partner])
            return about.with_ways(shown, "", self._speech())
        if shown.hinted and shown.advice is not None:
            shown = about.with_hint(shown, hinted_keys(shown.advice.action, view))
        if partner is not None and self._offers():
            return about.with_offer(shown, self._card, kind, names[partner])
        if view.phase is Phase.ANSWER:
            return about.with_answer(shown, self._card, kind)
        if self._card is not None and self._choice is not None:
            bonus = self._asks_bonus
            return about.with_choice(shown, self._card, self._choice, names, asks_bonus=bonus)
        return about.with_ways(shown, self._due(view), self._speech())

    def _due(self, view: QuantoView) -> str:
        if view.phase is Phase.CHOOSE:
            return text.choose_one(len(view.turned_up))
        return text.play_another() if view.again else text.play_a_card()

    def _speech(self) -> tuple[Way, ...]:
        """The button that begins an offer among partners (N24): to the partner, or, where both sit
        at this screen, by the partner. It comes a little before the partner's turn."""
        view, facts = self._view, self._facts
        assert view is not None
        assert facts is not None
        partner = view.partner(view.seat)
        if partner is None or view.phase is not Phase.PLAY:
            return ()
        name = self._names()[partner]
        is_before = (view.active + 1) % view.seats == partner and not view.again
        if view.active == view.seat and self._wishes():
            return (Way(about.SILENT, text.offer_nothing(), about.SPEAKS),)
        if view.active == view.seat:
            asks = view.may_offer and facts.players[partner].kind is Kind.HUMAN
            words = text.ask_for_a_card(name) if asks else ""
        elif facts.players[view.seat].kind is Kind.HUMAN and view.hand:
            may = view.may_offer if view.active == partner else is_before
            words = text.offer_a_card(name) if may else ""
        else:
            words = ""
        return (Way(about.SPEAK, words, about.SPEAKS),) if words else ()

    def _is_own(self, view: QuantoView) -> bool:
        return view.active == view.seat and view.phase is not Phase.OVER

    def _wishes(self) -> bool:
        """Whether the looker offers a card to the partner, now or as soon as they may."""
        return self._view is not None and self._host.speaking == self._view.seat

    def _offers(self) -> bool:
        """Whether they do so now, if they may act at all."""
        return self._wishes() and self._view is not None and not self._is_own(self._view)

    def _kind(self) -> int | None:
        """What the chosen card looks like."""
        assert self._view is not None
        match self._card:
            case ("own", int(number)):
                return next(card.kind for card in self._view.hand if card.card == number)
            case ("turned", int(place)):
                return self._view.turned_up[place]
        return None

    # ----------------------------------------------------------------------- telling

    def _show(self) -> Show:
        """Makes pictures with what is noted now, also later."""
        fresh = self._fresh

        def show(seen: QuantoView, moment: Moment) -> Shown:
            return self._shown_with(seen, moment, fresh)

        return show

    def _dealt(self, step: Step) -> list[Beat]:
        assert self._view is not None
        return dealt(self._show(), self._view)

    def _story(self, step: Step) -> list[Beat]:
        before, view = step.before, self._view
        assert isinstance(before, QuantoView)
        assert view is not None
        clicked = self._clicked if step.seat == view.seat else ()
        return [*Story(self._show(), before, view, step.events, clicked).beats()]

    def rested(self) -> None:
        """The glow of cards that were just drawn fades."""
        if self._fresh:
            keys = [("glow", card) for card in self._fresh]
            self._fresh = frozenset()
            self._host.refresh(Passage(cues=dict.fromkeys(keys, FADE)))

    def _note(self, step: Step) -> None:
        """Which of the own cards are new, and whether anything is."""
        self._fresh = frozenset()
        before, view = step.before, step.after
        if step.seat == view.seat or before is None:
            self._has_seen = any(event.reveals for event in step.events)
        if isinstance(before, QuantoView) and isinstance(view, QuantoView) and not step.undone:
            there = {card.card for card in before.hand}
            self._fresh = frozenset(card.card for card in view.hand if card.card not in there)

    def _teller(self) -> Teller:
        assert self._view is not None
        return Teller(self._names(), self._view.seat, teams=self._view.teams)

    def _opening(self, step: Step) -> Entry:
        view = step.after
        assert isinstance(view, QuantoView)
        return self._teller().dealt(view)

    def keys(self) -> tuple[Keys, ...]:
        from quando_desktop.games.quanto.text import keys as text_keys

        return text_keys.columns(teams=bool(self._host.options["teams"]))

    def _hint_in_words(self, advice: Advice) -> str:
        assert self._view is not None
        return " ".join(sentence(advice, self._view)).strip()

    # ------------------------------------------------------------------- a wrong try

    def _explain(self, refusal: Refusal) -> str:
        assert self._view is not None
        if isinstance(refusal, CannotUndo) and self._has_seen:
            return text_refusals.no_way_back()
        return text_refusals.refusal(refusal, self._view, self._names())

    def _tried(self) -> list[Key]:
        return [key for key in (self._card, self._wrong) if key is not None]

    def _pieces(self) -> tuple[Key, ...]:
        """All that is chosen."""
        marked = [] if self._choice is None else self._choice.marked
        cards = [shown_in_display(card) for card in marked]
        return (*cards,) if self._card is None else (self._card, *cards)
