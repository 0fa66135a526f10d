"""Acting at a Quanto table: choosing a card and what goes along with it, and doing it."""

from __future__ import annotations

from quando_desktop.engine.contract import Action
from quando_desktop.games.quanto.rules.actions import Accept, Decline, Offer, Phase
from quando_desktop.games.quanto.rules.effects import Use, UseKind
from quando_desktop.games.quanto.table import scenery
from quando_desktop.games.quanto.table.choice import Objections, PlayChoice
from quando_desktop.games.quanto.table.scenery import shown_in_display, turned_up, way_of
from quando_desktop.games.quanto.table.showing import QuantoShowing
from quando_desktop.games.quanto.text import labels, refusals
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.parts.desk import LIFT
from quando_desktop.table.parts.shown import own
from quando_desktop.table.scene.tableau import Key, Passage


class Acting(QuantoShowing):
    """Turns what the looker chooses into actions; what is legal, the match decides."""

    # -------------------------------------------------------------------- pressing

    def _press(self, key: Key) -> None:
        self._wrong = None
        match key:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()):
                self._press_card(key)
            case (scenery.DISPLAY, int(card)):
                self._press_display(card)
            case (scenery.QUANTO, int(seat)):
                self._press_quanto(seat)
            case (scenery.VALUE, int(number)):
                self._take_number(number)
            case (scenery.WAY, *_):
                self._press_way(key)

    def doubled(self, key: Key) -> None:
        """A card pressed twice does the largest thing that it can."""
        match key:
            case (scenery.OWN, int()) | (scenery.TURNED_UP, int()) if self._can_choose(key):
                self._wrong = None
                self._choose(key)
                self._do()
            case _:
                self.pressed(key)

    def _press_way(self, key: Key) -> None:
        """One of the buttons: what is on is done, something else comes on."""
        match key:
            case scenery.SKIP:
                self._skip()
            case scenery.KEEP | scenery.OFFER:
                self._do()
            case scenery.DECLINE:
                self._submit(Decline())
            case scenery.SILENT:
                self._host.be_silent()
            case scenery.SPEAK:
                self._speak()
            case _ if self._choice is not None:
                use = next((each for each in self._choice.uses if way_of(each) == key), None)
                if use == self._choice.use:
                    self._do()
                elif use is not None:
                    self._turn_to(use)

    # ------------------------------------------------------------------- the own card

    def _acts(self) -> bool:
        return self._view is not None and self._host.may_act and not self._is_over()

    def _plays(self) -> bool:
        """Whether the looker has to play a card."""
        view = self._view
        return self._acts() and not self._offers() and view is not None and not view.offering

    def _can_choose(self, key: Key) -> bool:
        """Whether a card can be played, given or offered now."""
        assert self._view is not None
        is_own = isinstance(key, tuple) and key[0] == scenery.OWN
        chooses = self._view.phase is Phase.CHOOSE and not self._offers()
        return self._acts() and is_own is not chooses

    def _press_card(self, key: Key) -> None:
        assert self._view is not None
        if not self._can_choose(key):
            if self._acts():
                self._refuse(labels.choose_one(len(self._view.turned_up)), key)
            return
        if key == self._card:
            self._put_back()
            self._host.sound(Sound.BACK)
            self._host.refresh(Passage(usual=LIFT))
        else:
            self._choose(key)
            self._host.sound(Sound.SELECT)
            self._host.refresh(Passage(usual=LIFT))
            self._say_what()

    def _choose(self, key: Key) -> None:
        """A card to play comes with the largest thing that it can do."""
        assert self._view is not None
        self._put_back()
        self._card = key
        kind = self._kind()
        if self._plays() and kind is not None:
            self._choice = PlayChoice(self._view, kind)

    def _put_back(self) -> None:
        self._card = self._choice = None
        self._asks_bonus = False

    def _sources(self) -> list[Key]:
        """The cards that can be chosen, from the left."""
        view = self._view
        assert view is not None
        if view.phase is Phase.CHOOSE and not self._offers():
            return [turned_up(place) for place in range(len(view.turned_up))]
        return [own(card) for card in self._order]

    # -------------------------------------------------------------------- the display

    def _press_display(self, card: int) -> None:
        if not self._acts():
            return
        key, choice = shown_in_display(card), self._choice
        if choice is None:
            self._refuse(self._excuses().nothing_chosen(), key)
        elif self._asks_bonus and card in choice.rest:
            self._take_bonus(choice, card)
        elif choice.toggle(card):
            chosen = card in choice.marked
            self._host.sound(Sound.SELECT if chosen else Sound.BACK)
            self._host.refresh(Passage(usual=LIFT))
            self._say_what()
        else:
            self._refuse(self._excuses().no_group_with(choice, card), key)

    def _press_quanto(self, seat: int) -> None:
        """Turn to what can be done with somebody's quanto, one thing after the other."""
        choice = self._choice
        if choice is not None and self._acts():
            uses = [use for use in choice.uses if use in self._uses_of_quanto(seat)]
            others = [use for use in uses if use != choice.use]
            if others:
                self._turn_to(others[0])

    def _uses_of_quanto(self, seat: int) -> list[Use]:
        assert self._view is not None
        if seat == self._view.seat:
            return [Use(UseKind.TAKE), Use(UseKind.EXTEND, seat)]
        return [Use(UseKind.EXTEND, seat), Use(UseKind.STEAL, seat)]

    # ------------------------------------------------------------------- what to do

    def _turn_to(self, use: Use) -> None:
        assert self._choice is not None
        self._asks_bonus = False
        self._choice.turn_to(use)
        self._host.sound(Sound.SELECT)
        self._host.refresh(Passage(usual=LIFT))
        self._say_what()

    def _turn_to_kind(self, kind: UseKind) -> bool:
        """Turn to the next thing of this kind, by key, or say why there is none."""
        choice = self._choice
        if not self._plays():
            return False
        if choice is None:
            self._refuse(self._excuses().nothing_chosen())
            return True
        uses = [use for use in choice.uses if use.kind is kind]
        if not uses:
            self._refuse(self._excuses().no_use(choice, kind))
        else:
            at = uses.index(choice.use) + 1 if choice.use in uses else 0
            self._turn_to(uses[at % len(uses)])
        return True

    def _take_number(self, number: int) -> None:
        if self._choice is not None and number in self._choice.numbers:
            self._choice.take_number(number)
            self._host.sound(Sound.SELECT)
            self._host.refresh(Passage(usual=LIFT))
            self._say_what()

    def _next_number(self) -> bool:
        numbers = [] if self._choice is None else self._choice.numbers
        if self._choice is None or not numbers:
            return False
        now = self._choice.number
        at = numbers.index(now) + 1 if now in numbers else 0
        self._take_number(numbers[at % len(numbers)])
        return True

    # --------------------------------------------------------------------- doing it

    def _do(self) -> None:
        """Does what is chosen, or says what is missing."""
        assert self._view is not None
        if not self._acts():
            return
        kind, choice = self._kind(), self._choice
        if kind is None:
            self._refuse(self._excuses().nothing_chosen())
        elif self._offers():
            self._submit(Offer(kind))
        elif self._view.phase is Phase.ANSWER:
            self._submit(Accept(kind))
        elif choice is not None and choice.reading.action is None:
            self._refuse(self._excuses().not_whole(choice))
        elif choice is not None and choice.takes_bonus and not self._asks_bonus:
            self._ask_bonus(choice)
        elif self._asks_bonus:
            self._refuse(labels.one_more())
        else:
            self._finish()

    def _ask_bonus(self, choice: PlayChoice) -> None:
        """Whoever plays a rainbow card is not left without the further card by haste (N16)."""
        self._asks_bonus = True
        self._host.refresh(Passage(usual=LIFT))
        self._host.say(labels.one_more())
        if self._focused is not None:
            self._host.focus(shown_in_display(choice.rest[0]))

    def _take_bonus(self, choice: PlayChoice, card: int) -> None:
        choice.toggle(card)
        if choice.takes_bonus:
            # It makes a group of its own: there is still one to choose.
            self._host.refresh(Passage(usual=LIFT))
            self._say_what()
        else:
            self._finish()

    def _skip(self) -> bool:
        """Without the further card."""
        if not self._asks_bonus:
            return False
        self._finish()
        return True

    def _finish(self) -> None:
        assert self._choice is not None
        action = self._choice.reading.action
        assert action is not None
        self._submit(action)

    def _submit(self, action: Action) -> None:
        self._clicked = self._pieces()
        self._host.submit(action)
        self._clicked = ()

    def _speak(self) -> bool:
        """Offers the partner a card as soon as that may be, or lets the partner offer one (N24)."""
        view = self._view
        assert view is not None
        partner = view.partner(view.seat)
        if partner is None:
            return False
        if self._wishes():
            self._host.be_silent()
        elif view.active == partner and not view.may_offer:
            self._refuse(refusals.no_offer_now(self._names()[partner]))
        else:
            asks = view.active == view.seat and bool(self._speech())
            self._host.speak(partner if asks else view.seat)
        return True

    # -------------------------------------------------------------------- a wrong try

    def _excuses(self) -> Objections:
        assert self._view is not None
        return Objections(self._view, self._names(), offers=self._offers())

    def _refuse(self, words: str, key: Key | None = None) -> None:
        self._wrong = key
        self._say_no(words)

    def _say_what(self) -> None:
        """Tells a screen reader what would be done now, or what is missing."""
        choice = self._choice
        if choice is not None and choice.reading.action is None:
            self._host.say(self._excuses().not_whole(choice))
        else:
            for way in self._shown_now().ways:
                if way.is_on:
                    self._host.say(way.words)
