"""The view that a Quanto table gives to whoever looks: the observation, what the looker is about
to do, and the story of each step.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace
from typing import Any

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.turn.step import Step
from quando_desktop.engine.contract import CannotUndo, Observation, Refusal
from quando_desktop.engine.players import Kind
from quando_desktop.games.quanto.rules.actions import (
    Capture,
    Extend,
    Form,
    Phase,
    Steal,
    Take,
)
from quando_desktop.games.quanto.rules.cards import JOKER, value_of
from quando_desktop.games.quanto.rules.effects import (
    CardPlay,
    Use,
    UseKind,
    gains,
    taken_by,
)
from quando_desktop.games.quanto.rules.state import NOBODY
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.advice import QuantoAdvice
from quando_desktop.games.quanto.table.choice import PlayChoice
from quando_desktop.games.quanto.table.hint import hinted_keys, sentence
from quando_desktop.games.quanto.table.motion import Show, Story, dealt
from quando_desktop.games.quanto.table.picture import picture
from quando_desktop.games.quanto.table.remarks import QuantoRemarks
from quando_desktop.games.quanto.table.scenery import (
    CAPS,
    DECLINE,
    ESCAPE,
    KEEP,
    OFFER,
    SILENT,
    SKIP,
    SKIPS,
    SPEAK,
    SPEAKS,
    DisplayGroup,
    Moment,
    QuantoScenery,
    Way,
    glow_of,
    shown_in_display,
    way_of,
)
from quando_desktop.games.quanto.text import labels, refusals
from quando_desktop.games.quanto.text.keys import columns
from quando_desktop.games.quanto.text.log import QuantoTeller
from quando_desktop.games.quanto.text.remarks import Occasion
from quando_desktop.table.pages.turn_table import Host, Keys
from quando_desktop.table.parts.desk import Desk
from quando_desktop.table.scene.tableau import Beat, Control, Cue, Frame, Key, Passage, Tableau
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import Entry

GLOW_FADE = Cue(1200)


def caption(action: CardPlay, view: QuantoView, names: Sequence[str]) -> str:
    """Caption of the button that does this."""
    count = len(taken_by(action)) + 1
    match action:
        case Capture(groups=groups, bonus=bonus):
            count -= bonus is not None
            return _with_bonus(labels.capture(len(groups), count), bonus)
        case Form(tile=tile):
            return labels.form(tile, count)
        case Extend(owner=owner):
            return _extends(view, owner, count, names)
        case Take(bonus=bonus):
            count = gains(action, view)[0] - (bonus is not None)
            return _with_bonus(labels.take(_tile_of(view, view.seat), count), bonus)
        case Steal(victim):
            return labels.steal(names[victim], gains(action, view)[0])
    return labels.discard(action.card)


def _extends(view: QuantoView, owner: int, count: int, names: Sequence[str]) -> str:
    if owner == view.seat:
        return labels.extend(_tile_of(view, owner), count)
    return labels.extend_partners(names[owner], _tile_of(view, owner), count)


def _with_bonus(words: str, bonus: int | None) -> str:
    return words if bonus is None else f"{words} {labels.with_bonus(bonus)}"


def _tile_of(view: QuantoView, seat: int) -> int:
    quanto = view.quantos[seat]
    return 0 if quanto is None else quanto.tile


# ------------------------------------------------------------------------- a card to play


def with_choice(
    shown: QuantoScenery, card: Key, choice: PlayChoice, names: Sequence[str], *, asks_bonus: bool
) -> QuantoScenery:
    """A card is chosen, and what goes along with it."""
    reading, use = choice.reading, choice.use
    groups = [_whole(cards, choice) for cards in reading.groups]
    if reading.rest:
        groups.append(_open(reading.rest, choice))
    if asks_bonus:
        ways = [Way(SKIP, labels.without_bonus(), SKIPS)]
    else:
        ways = [_way(each, choice, names) for each in _offered(choice)]
    return replace(
        shown,
        chosen=card,
        ways=tuple(ways),
        ready=reading.action is not None,
        groups=tuple(groups),
        target=choice.goal,
        open_cards=frozenset() if asks_bonus else choice.open_cards,
        partner=reading.partner,
        bonus=reading.bonus,
        wants_bonus=choice.takes_bonus,
        tile=reading.inner.tile if isinstance(reading.inner, Form) else None,
        aimed=_aimed(use, choice.view),
        quantos=frozenset(_quantos(choice)),
        values=() if asks_bonus else tuple(choice.numbers),
        value=choice.number,
        prompt=_prompt(choice),
    )


def _offered(choice: PlayChoice) -> list[Use]:
    """Uses that have a button: of all quantos that can be stolen just one, the largest, or the one
    that is meant. The others are pressed themselves."""
    thefts = [use for use in choice.uses if use.kind is UseKind.STEAL]
    kept = [use for use in choice.uses if use.kind is not UseKind.STEAL]
    if thefts:
        largest = max(thefts, key=lambda use: gains(Steal(use.seat), choice.view)[0])
        place = sum(use.kind is not UseKind.DISCARD for use in kept)
        kept.insert(place, choice.use if choice.use in thefts else largest)
    return kept


def _whole(cards: tuple[int, ...], choice: PlayChoice) -> DisplayGroup:
    return DisplayGroup(cards, choice.goal or 0)


def _open(cards: tuple[int, ...], choice: PlayChoice) -> DisplayGroup:
    """Cards that make no group yet; to extend a quanto, the played card counts with them."""
    kinds = choice.lying(cards)
    if choice.use.kind is UseKind.EXTEND:
        kinds.append(choice.card)
    return DisplayGroup(cards, sum(1 if kind == JOKER else value_of(kind) for kind in kinds), False)


def _way(use: Use, choice: PlayChoice, names: Sequence[str]) -> Way:
    view, is_on = choice.view, use == choice.use
    action = choice.reading.action if is_on else None
    if action is not None:
        words = caption(action, view, names)
    elif use.kind is UseKind.STEAL and sum(each.kind is UseKind.STEAL for each in choice.uses) == 1:
        words = labels.steal_from(names[use.seat])
    elif use.kind is UseKind.EXTEND and use.seat != view.seat:
        words = labels.extend_of(names[use.seat])
    else:
        words = labels.tab(use.kind.value)
    return Way(way_of(use), words, common.enter_key() if is_on else CAPS[use.kind], is_on)


def _quantos(choice: PlayChoice) -> Iterator[int]:
    """Owners of the quantos that the card can be used for."""
    for use in choice.uses:
        seat = _aimed(use, choice.view)
        if seat is not None:
            yield seat


def _aimed(use: Use, view: QuantoView) -> int | None:
    if use.kind is UseKind.TAKE:
        return view.seat
    return None if use.seat == NOBODY else use.seat


def _prompt(choice: PlayChoice) -> str:
    if choice.takes_bonus:
        return labels.one_more()
    if choice.numbers:
        return labels.which_tile() if choice.use.kind is UseKind.FORM else labels.joker_is()
    if choice.reading.action is not None:
        return ""
    if choice.use.kind is UseKind.FORM and choice.reading.inner is None:
        return labels.choose_partner()
    return "" if choice.goal is None else labels.build_groups(choice.goal)


# ----------------------------------------------------------------------- cards of partners


def with_answer(shown: QuantoScenery, card: Key | None, kind: int | None) -> QuantoScenery:
    """The partner offers a card (N24), and perhaps one is chosen to be given for it."""
    offering = shown.view.offering
    assert offering is not None
    decline = Way(DECLINE, labels.give_back(), ESCAPE)
    if kind is None or offering.card is None:
        return replace(shown, ways=(decline,), prompt=labels.choose_return())
    keep = Way(KEEP, labels.keep(offering.card, kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(keep, decline))


def with_offer(
    shown: QuantoScenery, card: Key | None, kind: int | None, partner: str
) -> QuantoScenery:
    """The looker offers a card to the partner (N24)."""
    silent = Way(SILENT, labels.offer_nothing(), ESCAPE)
    shown = replace(shown, offers=True, prompt=labels.which_to_offer(partner), ways=(silent,))
    if kind is None:
        return shown
    offer = Way(OFFER, labels.offer(kind), common.enter_key(), True)
    return replace(shown, chosen=card, ways=(offer, silent))


def with_wish(shown: QuantoScenery, partner: str) -> QuantoScenery:
    """The looker will be asked which card to offer, once the partner's turn begins."""
    return replace(
        shown,
        prompt=labels.will_offer(partner),
        ways=(Way(SILENT, labels.offer_nothing(), ESCAPE),),
    )


def with_ways(shown: QuantoScenery, prompt: str, ways: tuple[Way, ...]) -> QuantoScenery:
    """Nothing is chosen yet."""
    return replace(shown, prompt=prompt, ways=ways)


def with_hint(shown: QuantoScenery, keys: frozenset[Key]) -> QuantoScenery:
    """A hint marks what it is about."""
    return replace(shown, hinted_keys=keys)


class QuantoShowing(Desk[QuantoView]):
    """Keeps what is shown and what the looker is about to do."""

    LAST = Occasion.MATCH

    def __init__(self, host: Host) -> None:
        super().__init__(host, QuantoAdvice(), QuantoRemarks())
        self._card: Key | None = None
        """The card that is chosen to be played, given or offered."""
        self._choice: PlayChoice | None = None
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

    def _shown_now(self) -> QuantoScenery:
        assert self._view is not None
        moment = Moment.SHEET if self._is_over() else Moment.PLAY
        return self._shown_with(self._view, moment, self._fresh)

    def _shown_with(self, view: QuantoView, moment: Moment, fresh: frozenset[int]) -> QuantoScenery:
        """Everything that the picture of this observation follows from."""
        is_now = view is self._view and moment is Moment.PLAY
        # The picture of a step is made before the match says who is next.
        acts = is_now and self._host.may_act and (self._is_own(view) or self._offers())
        shown = QuantoScenery(
            **self._common(view, acts=acts, sheet=moment is Moment.SHEET),
            view=view,
            order=self._order_of([card.card for card in view.hand]),
            moment=moment,
            fresh=fresh,
        )
        return self._with_intent(shown) if is_now else shown

    def _with_intent(self, shown: QuantoScenery) -> QuantoScenery:
        """Add what the looker is about to do, or could."""
        view, names, kind = shown.view, self._names(), self._kind()
        partner = view.partner(view.seat)
        if not shown.acts:
            if partner is not None and self._wishes():
                return with_wish(shown, names[partner])
            return with_ways(shown, "", self._speech())
        if shown.hinted and shown.advice is not None:
            shown = with_hint(shown, hinted_keys(shown.advice.action, view))
        if partner is not None and self._offers():
            return with_offer(shown, self._card, kind, names[partner])
        if view.phase is Phase.ANSWER:
            return with_answer(shown, self._card, kind)
        if self._card is not None and self._choice is not None:
            bonus = self._asks_bonus
            return with_choice(shown, self._card, self._choice, names, asks_bonus=bonus)
        return with_ways(shown, self._due(view), self._speech())

    def _due(self, view: QuantoView) -> str:
        if view.phase is Phase.CHOOSE:
            return labels.choose_one(len(view.turned_up))
        return labels.play_another() if view.again else labels.play_a_card()

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
            return (Way(SILENT, labels.offer_nothing(), SPEAKS),)
        if view.active == view.seat:
            asks = view.may_offer and facts.players[partner].kind is Kind.HUMAN
            words = labels.ask_for_a_card(name) if asks else ""
        elif facts.players[view.seat].kind is Kind.HUMAN and view.hand:
            may = view.may_offer if view.active == partner else is_before
            words = labels.offer_a_card(name) if may else ""
        else:
            words = ""
        return (Way(SPEAK, words, SPEAKS),) if words else ()

    def _is_own(self, view: QuantoView) -> bool:
        return view.active == view.seat and view.phase is not Phase.OVER

    def _wishes(self) -> bool:
        """Whether the looker offers a card to the partner, now or as soon as they may."""
        return self._view is not None and self._host.speaking == self._view.seat

    def _offers(self) -> bool:
        """Whether they do so now, if they may act at all."""
        return self._wishes() and self._view is not None and not self._is_own(self._view)

    def _kind(self) -> int | None:
        """Kind of the chosen card."""
        assert self._view is not None
        match self._card:
            case (scenery.OWN, int(number)):
                return next(card.kind for card in self._view.hand if card.card == number)
            case (scenery.TURNED_UP, int(place)):
                return self._view.turned_up[place]
        return None

    # ----------------------------------------------------------------------- telling

    def _show(self) -> Show:
        """Makes pictures with what is noted now, also later."""
        fresh = self._fresh

        def show(seen: QuantoView, moment: Moment) -> QuantoScenery:
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
            keys = [glow_of(card) for card in self._fresh]
            self._fresh = frozenset()
            self._host.refresh(Passage(cues=dict.fromkeys(keys, GLOW_FADE)))

    def _note(self, step: Step) -> None:
        """Remember which of the own cards are new, and whether anything was seen."""
        self._fresh = frozenset()
        before, view = step.before, step.after
        if step.seat == view.seat or before is None:
            self._has_seen = any(event.reveals for event in step.events)
        if isinstance(before, QuantoView) and isinstance(view, QuantoView) and not step.undone:
            there = {card.card for card in before.hand}
            self._fresh = frozenset(card.card for card in view.hand if card.card not in there)

    def _teller(self) -> QuantoTeller:
        assert self._view is not None
        return QuantoTeller(self._names(), self._view.seat, teams=self._view.teams)

    def _opening(self, step: Step) -> Entry:
        view = step.after
        assert isinstance(view, QuantoView)
        return self._teller().dealt(view)

    def keys(self) -> tuple[Keys, ...]:
        return columns(teams=bool(self._host.options["teams"]))

    def _hint_in_words(self, advice: Advice) -> str:
        assert self._view is not None
        return " ".join(sentence(advice, self._view)).strip()

    # ------------------------------------------------------------------- a wrong try

    def _explain(self, refusal: Refusal) -> str:
        assert self._view is not None
        if isinstance(refusal, CannotUndo) and self._has_seen:
            return refusals.no_way_back()
        return refusals.refusal(refusal, self._view, self._names())

    def _tried(self) -> list[Key]:
        return [key for key in (self._card, self._wrong) if key is not None]

    def _pieces(self) -> tuple[Key, ...]:
        """All that is chosen."""
        marked = [] if self._choice is None else self._choice.marked
        cards = [shown_in_display(card) for card in marked]
        return (*cards,) if self._card is None else (self._card, *cards)
