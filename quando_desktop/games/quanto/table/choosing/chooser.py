"""Choosing at a Quanto table: a card and what goes along with it, and doing it. What is legal, the
match decides.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.rules.actions import Accept, Offer, Phase
from quando_desktop.games.quanto.rules.effects import Use, UseKind
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.choosing.gathering import gathered
from quando_desktop.games.quanto.table.choosing.objections import Objections
from quando_desktop.games.quanto.table.choosing.sum_help import SumHelp
from quando_desktop.games.quanto.table.intent import Offers, QuantoIntent
from quando_desktop.games.quanto.table.scenery import (
    QuantoScenery,
    shown_in_display,
    turned_up,
    way_of,
)
from quando_desktop.games.quanto.text import labels, refusals, spoken
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.scenery import own
from quando_desktop.table.scene.tableau import Key, Passage
from quando_desktop.table.turn.hands import LIFT
from quando_desktop.table.turn.state import TurnState


class Chooser:
    """Changes the looker's intent, and does what is chosen."""

    def __init__(
        self,
        state: TurnState[QuantoView],
        intent: QuantoIntent,
        offers: Offers,
        sums: SumHelp,
        now: Callable[[], QuantoScenery],
    ) -> None:
        """`now` tells the scenery of the moment: a screen reader hears the words of its buttons."""
        self._state, self._host = state, state.host
        self._intent, self._offers, self._sums, self._now = intent, offers, sums, now

    @property
    def acts(self) -> bool:
        """Whether the looker has to act."""
        return self._host.may_act and not self._state.view.is_over

    @property
    def plays(self) -> bool:
        """Whether the looker has to play a card."""
        return self.acts and not self._offers.are_due and not self._state.view.offering

    # ------------------------------------------------------------------- the own card

    def sources(self) -> list[Key]:
        """The cards that can be chosen, from the left."""
        if self._picks():
            return [turned_up(place) for place in range(len(self._state.view.turned_up))]
        return [own(card) for card in self._state.order.cards]

    def can_choose(self, key: Key) -> bool:
        """Whether a card can be played, given or offered now."""
        is_own = isinstance(key, tuple) and key[0] == scenery.OWN
        return self.acts and is_own is not self._picks()

    def _picks(self) -> bool:
        """Whether it is one of the cards that a 3 has turned up."""
        return self._state.view.phase is Phase.CHOOSE and not self._offers.are_due

    def press_card(self, key: Key) -> None:
        """Chooses a card, or puts it back."""
        if not self.can_choose(key):
            if self.acts:
                self._refuse(labels.choose_one(len(self._state.view.turned_up)), key)
            return
        if key == self._intent.card:
            self.put_back()
        else:
            self.choose(key)
            self._show_choice()

    def choose(self, key: Key) -> None:
        """A card to play comes with the largest thing that it can do, or with the cards of the
        display that were chosen before it."""
        intent, before = self._intent, self._intent.choice
        first = intent.picked
        if before is not None and not before.aided:
            first = before.marked
        intent.put_back()
        intent.card = key
        kind = intent.kind(self._state.view)
        if self.plays and kind is not None:
            self._take_up(kind, first)

    def _take_up(self, kind: int, first: Sequence[int] = ()) -> None:
        aided = self._sums.is_given
        choice = PlayChoice(self._state.view, kind, aided=aided, within=first)
        self._intent.choice = choice
        self._gather(choice)

    def _gather(self, choice: PlayChoice) -> None:
        """The groups of a proposal come together. They stay so while the looker changes them: no
        card moves that somebody points at."""
        if choice.aided:
            display = [card.card for card in self._state.view.display]
            self._intent.arranged = gathered(display, choice.reading.groups)

    def put_back(self) -> None:
        """Chooses no card any more."""
        self._intent.put_back()
        self._host.sound(Sound.BACK)
        self._lift()
        self._say_picked()

    def drop(self, key: Key, under: Key | None) -> None:
        """A card that is dropped on something does with it what it can; dropped on the table, the
        one thing that it can do, or it is chosen."""
        self.choose(key)
        if self._aim(under):
            self.do()
        elif not self._state.toast.words:
            self._say_what()

    def _aim(self, at: Key | None) -> bool:
        """Turns the choice to what the card was dropped on; whether it is clear what is meant."""
        choice = self._intent.choice
        if choice is None:
            # Between partners there is only one thing to do.
            return True
        match at:
            case (scenery.DISPLAY, int(card)):
                # Whoever finds sums without help has only begun.
                return choice.aim(card) if choice.aided else not choice.toggle(card)
            case (scenery.QUANTO, int(seat)):
                uses = [use for use in self._uses_of_quanto(seat) if use in choice.uses]
                uses.sort(key=lambda use: not choice.can(use))
                if not uses:
                    self._refuse(self._objections().no_use_of_quanto(choice, seat))
                    return False
                choice.turn_to(uses[0])
                return True
        return len(choice.uses) == 1 and choice.use.kind is UseKind.DISCARD

    # -------------------------------------------------------------------- the display

    def press_display(self, card: int) -> None:
        """Takes a card of the display along, or leaves it there."""
        if not self.acts:
            return
        key, choice = shown_in_display(card), self._intent.choice
        if choice is None and self.plays:
            self._pick(card)
        elif choice is None:
            self._refuse(self._objections().nothing_chosen(), key)
        elif self._intent.asks_bonus and card in choice.rest:
            self._take_bonus(choice, card)
        elif choice.toggle(card):
            if choice.reading.action is None:
                # A further card comes with a whole play only.
                self._intent.asks_bonus = False
            self._show_choice(Sound.SELECT if card in choice.marked else Sound.BACK)
        else:
            self._refuse(self._objections().no_group_with(choice, card), key)

    def _pick(self, card: int) -> None:
        """Chooses a card of the display before any card to play, or puts it back: those that would
        take all of them stand out."""
        picked = self._intent.picked
        is_new = card not in picked
        picked.append(card) if is_new else picked.remove(card)
        self._find_fits()
        self._host.sound(Sound.SELECT if is_new else Sound.BACK)
        self._lift()
        self._say_picked()

    def _find_fits(self) -> None:
        intent, view = self._intent, self._state.view
        intent.fits = frozenset()
        if intent.picked and self._sums.is_given:
            kinds = {key: self._kind(key) for key in self.sources()}
            takes = {
                kind: PlayChoice(view, kind).takes(intent.picked) for kind in {*kinds.values()}
            }
            intent.fits = frozenset(key for key, kind in kinds.items() if takes[kind])

    def _kind(self, key: Key) -> int:
        """Kind of a card that can be chosen."""
        view = self._state.view
        kinds: dict[Key, int] = {own(card.card): card.kind for card in view.hand}
        kinds |= {turned_up(place): kind for place, kind in enumerate(view.turned_up)}
        return kinds[key]

    def _say_picked(self) -> None:
        kinds = {card.card: card.kind for card in self._state.view.display}
        picked = [kinds[card] for card in self._intent.picked]
        fits = [self._kind(key) for key in self.sources() if key in self._intent.fits]
        # Whoever else is in the room must not hear what is in the hand.
        tells = self._sums.is_given and not self._state.facts.is_shared
        self._host.say(spoken.picked(picked, fits if tells else None))

    def ask_sums(self) -> bool:
        """Shows sums and proposes plays until the end of this turn; False where nobody waits for
        that to be asked."""
        intent = self._intent
        if not self.plays or not self._sums.can_be_asked:
            return False
        intent.asked = True
        if intent.choice is not None:
            self._take_up(intent.choice.card, intent.choice.marked)
            self._show_choice()
        else:
            self._find_fits()
            self._lift()
            self._say_picked()
        return True

    def press_quanto(self, seat: int) -> None:
        """Turns to what can be done with a player's quanto, one thing after the other."""
        choice = self._intent.choice
        if choice is not None and self.acts:
            uses = [use for use in choice.uses if use in self._uses_of_quanto(seat)]
            others = [use for use in uses if use != choice.use]
            if others:
                self._turn_to(choice, others[0])

    def _uses_of_quanto(self, seat: int) -> list[Use]:
        if seat == self._state.view.seat:
            return [Use(UseKind.TAKE), Use(UseKind.EXTEND, seat)]
        return [Use(UseKind.EXTEND, seat), Use(UseKind.STEAL, seat)]

    # ------------------------------------------------------------------- what to do

    def press_use(self, key: Key) -> None:
        """The button of something that the card can do: what is on is done, something else comes
        on."""
        choice = self._intent.choice
        if choice is None:
            return
        use = next((each for each in choice.uses if way_of(each) == key), None)
        if use == choice.use:
            self.do()
        elif use is not None:
            self._turn_to(choice, use)

    def turn_to_kind(self, kind: UseKind) -> bool:
        """Turn to the next thing of this kind, by key, or say why there is none."""
        choice = self._intent.choice
        if not self.plays:
            return False
        if choice is None:
            self._refuse(self._objections().nothing_chosen())
            return True
        uses = [use for use in choice.uses if use.kind is kind]
        if not uses:
            self._refuse(self._objections().no_use(choice, kind))
        else:
            at = uses.index(choice.use) + 1 if choice.use in uses else 0
            self._turn_to(choice, uses[at % len(uses)])
        return True

    def _turn_to(self, choice: PlayChoice, use: Use) -> None:
        self._intent.asks_bonus = False
        choice.turn_to(use)
        self._gather(choice)
        self._show_choice()

    def take_number(self, number: int) -> None:
        """A joker stands for this number."""
        choice = self._intent.choice
        if choice is not None and number in choice.numbers:
            choice.take_number(number)
            self._gather(choice)
            self._show_choice()

    def next_number(self) -> bool:
        """... for the next one."""
        choice = self._intent.choice
        if choice is None or not choice.numbers:
            return False
        numbers, now = choice.numbers, choice.number
        at = numbers.index(now) + 1 if now in numbers else 0
        self.take_number(numbers[at % len(numbers)])
        return True

    # --------------------------------------------------------------------- doing it

    def do(self) -> None:
        """Does what is chosen, or says what is missing."""
        if not self.acts:
            return
        kind, choice = self._intent.kind(self._state.view), self._intent.choice
        if kind is None:
            self._refuse(self._objections().nothing_chosen())
        elif self._offers.are_due:
            self.submit(Offer(kind))
        elif choice is None:
            # Nothing is played with a card that answers an offer.
            self.submit(Accept(kind))
        elif choice.reading.action is None:
            self._refuse(self._objections().not_whole(choice))
        elif choice.takes_bonus and not self._intent.asks_bonus:
            self._ask_bonus(choice)
        elif self._intent.asks_bonus:
            self._refuse(labels.one_more())
        else:
            self.submit(choice.reading.action)

    def _ask_bonus(self, choice: PlayChoice) -> None:
        """Whoever plays a rainbow card is not left without the further card by haste (N16)."""
        self._intent.asks_bonus = True
        self._lift()
        self._host.say(labels.one_more())
        if self._state.focused is not None:
            self._host.focus(shown_in_display(choice.rest[0]))

    def _take_bonus(self, choice: PlayChoice, card: int) -> None:
        choice.toggle(card)
        if choice.takes_bonus:
            # It makes a group of its own: there is still one to choose.
            self._lift()
            self._say_what()
        else:
            self._finish(choice)

    def skip(self) -> bool:
        """Goes without the further card."""
        choice = self._intent.choice
        if choice is None or not self._intent.asks_bonus:
            return False
        self._finish(choice)
        return True

    def _finish(self, choice: PlayChoice) -> None:
        action = choice.reading.action
        assert action is not None
        self.submit(action)

    def submit(self, action: Action) -> None:
        """Does this; the story that comes of it begins with what is chosen."""
        self._intent.clicked = self._intent.pieces
        self._host.submit(action)
        self._intent.clicked = ()

    def speak(self) -> bool:
        """Offers the partner a card as soon as that may be, or lets the partner offer one (N24)."""
        view, partner = self._state.view, self._offers.partner
        if partner is None:
            return False
        if self._offers.are_wished:
            self._host.be_silent()
        elif view.active == partner and not view.may_offer:
            self._refuse(refusals.no_offer_now(self._state.names[partner]))
        else:
            asks = view.active == view.seat and bool(self._offers.ways())
            self._host.speak(partner if asks else view.seat)
        return True

    # ------------------------------------------------------------------ the answer to it

    def _objections(self) -> Objections:
        return Objections(self._state.view, self._state.names, offers=self._offers.are_due)

    def _refuse(self, words: str, key: Key | None = None) -> None:
        """Says why something cannot be done, perhaps with this."""
        self._intent.wrong = key
        self._state.toast.show(words, self._intent.tried)

    def _show_choice(self, sound: Sound = Sound.SELECT) -> None:
        self._host.sound(sound)
        self._lift()
        self._say_what()

    def _lift(self) -> None:
        self._host.refresh(Passage(usual=LIFT))

    def _say_what(self) -> None:
        """Tells a screen reader what would be done now, or what is missing."""
        choice = self._intent.choice
        if choice is not None and choice.aided and choice.reading.action is None:
            self._host.say(self._objections().not_whole(choice))
        elif words := self.proposal():
            self._host.say(words)

    def proposal(self) -> str:
        """What would be done now, for people who do not see it; nothing if that is nothing yet."""
        choice = self._intent.choice
        if choice is not None and not choice.aided:
            return spoken.tried(choice.card, choice.lying(choice.marked))
        words = next((way.words for way in self._now().ways if way.is_on), "")
        if choice is None or choice.use.kind is UseKind.DISCARD or not words:
            return words
        reading = choice.reading
        groups = [choice.lying(group) for group in reading.groups]
        if reading.partner is not None:
            groups.insert(0, choice.lying([reading.partner]))
        return spoken.proposed(choice.card, groups, words)
