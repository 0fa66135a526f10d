"""The table of the independent referee for Quanto (see `quanto`): turns and actions.

Naive on purpose, with the numbers of the rules beside what follows from them.
"""

from __future__ import annotations

from tests.referee.judging import Foul, RanOut, key_of, list_of, object_of, text_of, whole
from tests.referee.quanto_cards import (
    ALL_CARDS,
    ALL_TILES,
    can_add_up_to,
    is_rainbow,
    numbers_of,
    read_card,
    read_cards,
    sums_of,
)


class QuantoTable:
    """The table during the round, and the recorded actions that are still to come."""

    def __init__(
        self,
        dealer: int,
        hands: list[list[str]],
        display: list[str],
        draw: list[str],
        actions: list[object],
        teams: bool,
        free_discard: bool,
    ) -> None:
        self.players = len(hands)
        self.size = 4 if self.players <= 4 else 5  # N3
        self.dealer = dealer
        self.hands = hands
        self.display = display
        self.draw = draw  # top card first
        self.actions = actions
        self.done = 0  # how many actions were taken from the record
        self.teams = teams
        self.free_discard = free_discard
        self.winnings: list[list[str]] = [[] for _ in hands]
        self.quantos: list[list[str]] = [[] for _ in hands]
        self.tiles: list[int | None] = [None for _ in hands]  # the tile of each player's quanto
        self.out_of_the_game: list[str] = []
        self.last_capture: int | None = None
        self.check_conservation()

    # The record

    def where(self) -> str:
        return f"action {self.done - 1}"

    def foul(self, text: str) -> Foul:
        return Foul(f"{self.where()}: {text}")

    def peek(self) -> dict[str, object]:
        """The next action of the record, which stays there."""
        if self.done == len(self.actions):
            raise RanOut
        return object_of(self.actions[self.done], f"action {self.done}")

    def next_action(self, seat: int, rule: str) -> tuple[str, dict[str, object]]:
        """The next action of the record; it has to be this seat's."""
        action = self.peek()
        self.done += 1
        player = whole(key_of(action, "player", self.where()), f"{self.where()}: player")
        do = text_of(key_of(action, "do", self.where()), f"{self.where()}: do")
        if player != seat:
            raise self.foul(f"{rule}: seat {seat} has to act, not seat {player}")
        return do, action

    def card_of(self, action: dict[str, object], key: str) -> str:
        return read_card(key_of(action, key, self.where()), f"{self.where()}: {key}")

    def cards_of(self, action: dict[str, object], key: str) -> list[str]:
        return read_cards(key_of(action, key, self.where()), f"{self.where()}: {key}")

    def groups_of(self, action: dict[str, object]) -> list[list[str]]:
        value = list_of(key_of(action, "groups", self.where()), f"{self.where()}: groups")
        return [read_cards(group, f"{self.where()}: a group") for group in value]

    # Cards

    def check_conservation(self) -> None:
        """N1: the 110 cards are always somewhere. A failure here is a fault of the referee."""
        cards = self.display + self.draw + self.out_of_the_game
        for place in self.hands + self.winnings + self.quantos:
            cards = cards + place
        assert sorted(cards) == sorted(ALL_CARDS), self.where()

    def partner(self, seat: int) -> int | None:
        return (seat + 2) % 4 if self.teams else None

    def take_out_of_hand(self, seat: int, card: str) -> None:
        if card not in self.hands[seat]:
            raise self.foul(f"seat {seat} does not hold {card}")
        self.hands[seat].remove(card)

    def take_from_display(self, card: str) -> None:
        if card not in self.display:
            raise self.foul(f"N7: {card} does not lie in the display")
        self.display.remove(card)

    def take_groups(self, groups: list[list[str]], wanted: int) -> list[str]:
        """N7, N8, N10: disjoint groups, each equal to the value or adding up to it."""
        taken: list[str] = []
        for group in groups:
            if not group:
                raise self.foul("N7: a group has at least one card")
            for card in group:
                self.take_from_display(card)
            if not can_add_up_to(group, wanted):
                raise self.foul(f"N7: {group} is not {wanted}")
            taken += group
        return taken

    def take_bonus(self, card: str, action: dict[str, object]) -> list[str]:
        """N16: a rainbow card that captures or takes may bring one more card."""
        if "bonus" not in action:
            return []
        if not is_rainbow(card):
            raise self.foul(f"N16: {card} is no rainbow card and brings no further card")
        bonus = self.card_of(action, "bonus")
        self.take_from_display(bonus)
        return [bonus]

    # What a card is worth

    def values_of(self, card: str, action: dict[str, object]) -> list[int]:
        """N17: the number of the card, or the one that the record gives a joker."""
        if "value" not in action:
            return numbers_of(card)
        value = whole(action["value"], f"{self.where()}: value")
        if value not in numbers_of(card):
            raise self.foul(f"N17: {card} cannot be {value}")
        return [value]

    def the_value(self, card: str, values: list[int]) -> int:
        """What a card is in this play; a joker without a value only if it could be nothing else."""
        if not values:
            raise self.foul(f"N7, N8, N9: it does not add up with {card}")
        if len(values) > 1:
            raise self.foul(f"N17: the record does not say what {card} stands for")
        return values[0]

    def can_act(self, seat: int, card: str) -> bool:
        """N12: whether this very card can do action 1 or action 2."""
        if card == "J" and self.can_steal(seat):
            return True
        sums = sums_of(self.display)
        free = [tile for tile in ALL_TILES if tile not in self.tiles]
        own = self.tiles[seat]
        partner = self.partner(seat)
        partners = None if partner is None else self.tiles[partner]
        for value in numbers_of(card):
            if value in sums:
                return True  # N7
            if own is None:
                for other in self.display:
                    if any(value + number in free for number in numbers_of(other)):
                        return True  # N8
            elif value == own or own - value in sums:
                return True  # N9, N10
            if partners is not None and partners - value in sums:
                return True  # N23
        return False

    def can_steal(self, seat: int) -> bool:
        """N18, N23: from anybody but the partner."""
        for victim, tile in enumerate(self.tiles):
            if tile is not None and victim not in (seat, self.partner(seat)):
                return True
        return False

    # The three actions

    def play_a_card(self, seat: int, revealed: list[str] | None) -> str:
        """Action 1, 2 or 3. Says how the turn goes on: "end", "another" (N14) or "reveal" (N15)."""
        do, action = self.next_action(seat, "N5, N6")
        if do not in ("capture", "form", "extend", "take", "steal", "discard"):
            raise self.foul(f"N6: a card has to be played, not {do!r}")
        card = self.card_of(action, "card")
        if revealed is None:
            if action.get("from") is not None:
                raise self.foul("N15: nothing is turned up, so the card comes from the hand")
            self.take_out_of_hand(seat, card)
        else:
            if action.get("from") != "revealed":
                raise self.foul("N15: one of the cards that were turned up has to be chosen")
            if card not in revealed:
                raise self.foul(f"N15: {card} was not turned up")
            revealed.remove(card)
            self.out_of_the_game += revealed
        if do == "capture":
            self.capture(seat, card, action)
        elif do == "form":
            self.form(seat, card, action)
        elif do == "extend":
            self.extend(seat, card, action)
        elif do == "take":
            self.take(seat, card, action)
        elif do == "steal":
            self.steal(seat, card, action)
        else:
            return self.discard(seat, card)
        self.check_conservation()
        return "end"

    def capture(self, seat: int, card: str, action: dict[str, object]) -> None:
        """N7."""
        groups = self.groups_of(action)
        if not groups:
            raise self.foul("N7: at least one group has to be taken")
        values = self.values_of(card, action)
        if len(values) > 1:
            values = [v for v in values if all(can_add_up_to(group, v) for group in groups)]
        value = self.the_value(card, values)
        taken = self.take_groups(groups, value)
        taken += self.take_bonus(card, action)
        self.winnings[seat] += [card, *taken]
        self.last_capture = seat

    def form(self, seat: int, card: str, action: dict[str, object]) -> None:
        """N8."""
        beside = self.cards_of(action, "with")
        tile = whole(key_of(action, "tile", self.where()), f"{self.where()}: tile")
        groups = self.groups_of(action)
        if len(beside) != 1:
            raise self.foul("N8: a quanto is formed with exactly one card of the display")
        if self.tiles[seat] is not None:
            raise self.foul(f"N8, N11: seat {seat} has a quanto already")
        if tile not in ALL_TILES or tile in self.tiles:
            raise self.foul(f"N8: the tile {tile} does not lie in the middle")
        self.take_from_display(beside[0])
        values = self.values_of(card, action)
        value = self.the_value(card, [v for v in values if tile - v in numbers_of(beside[0])])
        assert 1 <= value < tile
        taken = self.take_groups(groups, tile)
        self.tiles[seat] = tile
        self.quantos[seat] = [card, *beside, *taken]

    def extend(self, seat: int, card: str, action: dict[str, object]) -> None:
        """N9, and N23 for the partner's quanto."""
        owner = seat
        if "owner" in action:
            owner = whole(action["owner"], f"{self.where()}: owner")
        if owner not in (seat, self.partner(seat)):
            raise self.foul(f"N9, N23: seat {seat} may not extend the quanto of seat {owner}")
        tile = self.tiles[owner]
        if tile is None:
            raise self.foul(f"N9: seat {owner} has no quanto")
        cards = self.cards_of(action, "with")
        if not cards:
            raise self.foul("N9: at least one card of the display has to be added")
        for each in cards:
            self.take_from_display(each)
        values = self.values_of(card, action)
        self.the_value(card, [v for v in values if can_add_up_to(cards, tile - v)])
        self.quantos[owner] += [card, *cards]

    def take(self, seat: int, card: str, action: dict[str, object]) -> None:
        """N10."""
        tile = self.tiles[seat]
        if tile is None:
            raise self.foul(f"N10: seat {seat} has no quanto")
        if tile not in self.values_of(card, action):
            raise self.foul(f"N10: {card} is not the tile {tile}")
        taken = self.take_groups(self.groups_of(action), tile)
        taken += self.take_bonus(card, action)
        self.winnings[seat] += [card, *taken, *self.quantos[seat]]
        self.quantos[seat] = []
        self.tiles[seat] = None

    def steal(self, seat: int, card: str, action: dict[str, object]) -> None:
        """N18."""
        if card != "J":
            raise self.foul(f"N18: only a joker steals, not {card}")
        victim = whole(key_of(action, "victim", self.where()), f"{self.where()}: victim")
        if victim not in range(self.players) or victim == seat:
            raise self.foul(f"N18: there is no other player {victim}")
        if victim == self.partner(seat):
            raise self.foul("N23: nobody steals from the partner")
        if self.tiles[victim] is None:
            raise self.foul(f"N18: seat {victim} has no quanto")
        self.winnings[seat] += [card, *self.quantos[victim]]
        self.quantos[victim] = []
        self.tiles[victim] = None

    def discard(self, seat: int, card: str) -> str:
        """N12, and what a 1, a 2 and a 3 do then (N13 to N15)."""
        if not self.free_discard and self.can_act(seat, card):
            raise self.foul(f"N12: {card} can do something else, so it may not be discarded")
        self.display.append(card)
        self.check_conservation()
        if card == "1":
            for other in range(self.players):
                # N22: nothing from the partner.
                if other not in (seat, self.partner(seat)) and self.winnings[other]:
                    self.winnings[seat].append(self.winnings[other].pop())
        if card == "2" and self.hands[seat]:
            return "another"
        if card == "3" and self.draw:
            return "reveal"
        return "end"

    # Turns

    def offer(self, seat: int) -> None:
        """N24: what the partner may do before the player plays a card."""
        partner = self.partner(seat)
        if partner is None or self.peek().get("do") != "offer":
            return
        _, action = self.next_action(partner, "N24")
        card = self.card_of(action, "card")
        self.take_out_of_hand(partner, card)
        do, action = self.next_action(seat, "N24")
        if do == "decline":
            self.hands[partner].append(card)
        elif do == "accept":
            # Another card than the one that was offered.
            returned = self.card_of(action, "returns")
            self.take_out_of_hand(seat, returned)
            self.hands[seat].append(card)
            self.hands[partner].append(returned)
        else:
            raise self.foul(f"N24: the offer has to be answered, not {do!r}")

    def turn(self, seat: int) -> None:
        self.offer(seat)
        goes_on = self.play_a_card(seat, None)
        while goes_on != "end":
            if goes_on == "another":
                goes_on = self.play_a_card(seat, None)
            else:
                revealed = self.draw[:3]
                self.draw = self.draw[3:]
                goes_on = self.play_a_card(seat, revealed)
        # N6, N4: first the display, which wants one more card for each rainbow card in it.
        while self.draw and len(self.display) < self.size + sum(map(is_rainbow, self.display)):
            self.display.append(self.draw.pop(0))
        # N6: then the hand.
        while self.draw and len(self.hands[seat]) < self.size:
            self.hands[seat].append(self.draw.pop(0))
        self.check_conservation()

    def play_out(self) -> None:
        """Replay the round to its end; RanOut if it does not get there."""
        seat = self.dealer
        while any(self.hands):
            seat = (seat + 1) % self.players  # N5
            if self.hands[seat]:  # N19
                self.turn(seat)
        # N20: what is left goes to who captured last.
        if self.last_capture is not None:
            self.winnings[self.last_capture] += self.display
            self.display = []
        self.check_conservation()
