"""Choosing at a Quanto table: a card and what goes along with it, and doing it. What is legal, the
match decides.
"""

from __future__ import annotations

from collections.abc import Callable

from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.rules.actions import Accept, Offer, Phase
from quando_desktop.games.quanto.rules.effects import Use, UseKind
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.choosing.objections import Objections
from quando_desktop.games.quanto.table.intent import Offers, QuantoIntent
from quando_desktop.games.quanto.table.scenery import (
    QuantoScenery,
    shown_in_display,
    turned_up,
    way_of,
)
from quando_desktop.games.quanto.text import labels, refusals
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
        now: Callable[[], QuantoScenery],
    ) -> None:
        """`now` tells the scenery of the moment: a screen reader hears the words of its buttons."""
        self._state, self._host = state, state.host
        self._intent, self._offers, self._now = intent, offers, now

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
        """A card to play comes with the largest thing that it can do."""
        self._intent.put_back()
        self._intent.card = key
        kind = self._intent.kind(self._state.view)
        if self.plays and kind is not None:
            self._intent.choice = PlayChoice(self._state.view, kind)

    def put_back(self) -> None:
        """Chooses no card any more."""
        self._intent.put_back()
        self._host.sound(Sound.BACK)
        self._lift()

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
                return choice.aim(card)
            case (scenery.QUANTO, int(seat)):
                uses = [use for use in self._uses_of_quanto(seat) if use in choice.uses]
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
        if choice is None:
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
        self._show_choice()

    def take_number(self, number: int) -> None:
        """A joker stands for this number."""
        choice = self._intent.choice
        if choice is not None and number in choice.numbers:
            choice.take_number(number)
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
        if choice is not None and choice.reading.action is None:
            self._host.say(self._objections().not_whole(choice))
        else:
            for way in self._now().ways:
                if way.is_on:
                    self._host.say(way.words)
