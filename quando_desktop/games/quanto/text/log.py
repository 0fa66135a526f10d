"""The log of a round of Quanto as one player may know it: a sentence for each thing that happened.

The sentences about what a player did stand on the table, too, while it happens.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import TABLE, left_of
from quando_desktop.games.quanto.rules import events as happened
from quando_desktop.games.quanto.rules.view import QuantoView
from quando_desktop.games.quanto.text.words import (
    a_card,
    groups_of,
    laid_with,
    looks,
    parts_of,
    some_cards,
    the_card,
    with_a,
)
from quando_desktop.table.text import words as common
from quando_desktop.table.text.log import LogEntry, Teller
from quando_desktop.table.text.numbers import listed

translate = QCoreApplication.translate


def as_caption(sentence: str) -> str:
    """A sentence of the log as it stands on the table while it happens."""
    return sentence.removesuffix(".")


class QuantoTeller(Teller):
    """Tells one player what happened. In teams the partners' winnings are added up (N25)."""

    def __init__(self, names: Sequence[str], looker: int, *, teams: bool = False) -> None:
        super().__init__(names, looker)
        self._teams = teams

    def opening(self, view: QuantoView, number: int) -> LogEntry:
        dealer = view.dealer
        you = translate("QuantoLog", "You deal.")
        words = self.by(dealer, you, translate("QuantoLog", "{name} deals."))
        deals = words.format(name=self._names[dealer])
        return LogEntry(dealer, f"{deals} {self.begins(left_of(dealer, view.seats))}")

    def entry(self, event: Event) -> LogEntry:
        seat = TABLE
        match event:
            case happened.Captured(seat):
                sentence = self._captured(event)
            case happened.Formed(seat):
                sentence = self._formed(event)
            case happened.Extended(seat):
                sentence = self._extended(event)
            case happened.Taken(seat):
                sentence = self._taken(event)
            case happened.Stolen(seat):
                sentence = self._stolen(event)
            case happened.Discarded(seat, card):
                sentence = self._discarded(seat, card)
            case happened.Offered(seat) | happened.Exchanged(seat) | happened.Declined(seat):
                sentence = self._between_partners(event)
                overheard = self._for_all()._between_partners(event.seen_by(TABLE))
                return LogEntry(seat, sentence, sentence, overheard)
            case happened.Drew(seat):
                sentence = self._drew(event)
                overheard = self._for_all()._drew(event.seen_by(TABLE))
                return LogEntry(seat, sentence, self.by(seat, sentence, ""), overheard)
            case _:
                return self._beyond_the_action(event)
        # Whoever does not see the table follows by what is announced.
        return LogEntry(seat, sentence, sentence)

    def _for_all(self) -> QuantoTeller:
        """Tells everybody at once: whatever a player may not know is left out."""
        return QuantoTeller(self._names, TABLE, teams=self._teams)

    def _beyond_the_action(self, event: Event) -> LogEntry:
        """Tell what a card's power does, and what the table does."""
        seat = TABLE
        match event:
            case happened.Collected(seat):
                sentence = self._collected(event)
            case happened.PlaysAgain(seat):
                sentence = self._plays_again(seat)
            case happened.TurnedUp(seat, cards):
                sentence = self._turned_up(seat, cards)
            case happened.LeftGame(cards):
                sentence = self._left_game(cards)
            case happened.DisplayFilled(cards):
                sentence = self._display_filled(cards)
            case happened.PileEmpty():
                sentence = self._pile_empty()
            case happened.LeftOver():
                sentence = self._left_over(event)
            case happened.RoundEnded(points):
                sentence = self._ended(points)
            case _:
                raise ValueError(f"nothing is known to say of {type(event).__name__}")
        return LogEntry(seat, sentence, sentence)

    # ------------------------------------------------------------- the three actions

    def _captured(self, event: happened.Captured) -> str:
        if event.bonus is None:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You capture {with}: {groups}."),
                translate("QuantoLog", "{name} captures {with}: {groups}."),
            )
        else:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You capture {with}: {groups}, and {bonus} on top."),
                translate("QuantoLog", "{name} captures {with}: {groups}, and {bonus} on top."),
            )
        return words.format_map(
            {
                "name": self._names[event.seat],
                "with": with_a(event.card, event.value),
                "groups": groups_of(event.groups),
                "bonus": "" if event.bonus is None else a_card(event.bonus),
            }
        )

    def _formed(self, event: happened.Formed) -> str:
        if event.groups:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You form quanto {tile} from {sum} and add {groups}."),
                translate("QuantoLog", "{name} forms quanto {tile} from {sum} and adds {groups}."),
            )
        else:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You form quanto {tile} from {sum}."),
                translate("QuantoLog", "{name} forms quanto {tile} from {sum}."),
            )
        return words.format(
            name=self._names[event.seat],
            tile=event.tile,
            sum=laid_with(event.card, (event.partner,)),
            groups=groups_of(event.groups) if event.groups else "",
        )

    def _extended(self, event: happened.Extended) -> str:
        if event.owner == event.seat:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You extend quanto {tile} by {sum}."),
                translate("QuantoLog", "{name} extends quanto {tile} by {sum}."),
            )
        elif event.owner == self._looker:
            words = translate("QuantoLog", "{name} extends your quanto {tile} by {sum}.")
        else:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You extend {owner}'s quanto {tile} by {sum}."),
                translate("QuantoLog", "{name} extends {owner}'s quanto {tile} by {sum}."),
            )
        return words.format(
            name=self._names[event.seat],
            owner=self._names[event.owner],
            tile=event.tile,
            sum=laid_with(event.card, event.cards),
        )

    def _taken(self, event: happened.Taken) -> str:
        extra = parts_of(event.groups)
        if event.bonus is not None:
            extra.append(a_card(event.bonus))
        if extra:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You take quanto {tile} {with}, plus {extra}: {cards}."),
                translate("QuantoLog", "{name} takes quanto {tile} {with}, plus {extra}: {cards}."),
            )
        else:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You take quanto {tile} {with}: {cards}."),
                translate("QuantoLog", "{name} takes quanto {tile} {with}: {cards}."),
            )
        count = 1 + len(event.quanto) + sum(map(len, event.groups)) + (event.bonus is not None)
        return words.format_map(
            {
                "name": self._names[event.seat],
                "tile": event.tile,
                "with": with_a(event.card),
                "extra": listed(extra) if extra else "",
                "cards": common.cards(count),
            }
        )

    def _stolen(self, event: happened.Stolen) -> str:
        if event.victim == self._looker:
            words = translate(
                "QuantoLog", "{name} steals your quanto {tile} with a joker: {cards}."
            )
        else:
            words = self.by(
                event.seat,
                translate("QuantoLog", "You steal {victim}'s quanto {tile} with a joker: {cards}."),
                translate(
                    "QuantoLog", "{name} steals {victim}'s quanto {tile} with a joker: {cards}."
                ),
            )
        return words.format(
            name=self._names[event.seat],
            victim=self._names[event.victim],
            tile=event.tile,
            cards=common.cards(1 + len(event.quanto)),
        )

    def _discarded(self, seat: int, card: int) -> str:
        you = translate("QuantoLog", "You discard {card}.")
        words = self.by(seat, you, translate("QuantoLog", "{name} discards {card}."))
        return words.format(name=self._names[seat], card=a_card(card))

    # ----------------------------------------------------------------------- powers

    def _collected(self, event: happened.Collected) -> str:
        givers = len(event.givers)
        if not givers:
            return translate("QuantoLog", "The 1 brings nothing: nobody has won a card to give.")
        words = self.by(
            event.seat,
            translate("QuantoLog", "You get a card each from {givers}.", None, givers),
            translate("QuantoLog", "{name} gets a card each from {givers}.", None, givers),
        )
        you = [translate("QuantoLog", "you", "who gives")] * (self._looker in event.givers)
        others = [self._names[seat] for seat in event.givers if seat != self._looker]
        return words.format(name=self._names[event.seat], givers=listed([*you, *others]))

    def _plays_again(self, seat: int) -> str:
        you = translate("QuantoLog", "You play another card.")
        words = self.by(seat, you, translate("QuantoLog", "{name} plays another card."))
        return words.format(name=self._names[seat])

    def _turned_up(self, seat: int, cards: Sequence[int]) -> str:
        you = translate("QuantoLog", "You turn up {cards}.")
        words = self.by(seat, you, translate("QuantoLog", "{name} turns up {cards}."))
        return words.format(name=self._names[seat], cards=some_cards(cards))

    def _left_game(self, cards: Sequence[int]) -> str:
        words = translate("QuantoLog", "Out of the game: {cards}.")
        return words.format(cards=listed([looks(card) for card in cards]))

    # ------------------------------------------------------- partners, offering a card

    def _between_partners(
        self, event: happened.Offered | happened.Exchanged | happened.Declined
    ) -> str:
        match event:
            case happened.Offered(seat, to, card):
                return self._offered(seat, to, card)
            case happened.Exchanged(seat, giver, kept, returned):
                return self._exchanged(seat, giver, kept, returned)
            case happened.Declined(seat, giver, card):
                return self._declined(seat, giver, card)

    def _offered(self, seat: int, to: int, card: int | None) -> str:
        if card is None:
            words = translate("QuantoLog", "{name} offers {partner} a card.")
        else:
            words = self.by(
                seat,
                translate("QuantoLog", "You offer {partner} {card}."),
                translate("QuantoLog", "{name} offers you {card}."),
            )
        return words.format(
            name=self._names[seat],
            partner=self._names[to],
            card="" if card is None else a_card(card),
        )

    def _exchanged(self, seat: int, giver: int, kept: int | None, returned: int | None) -> str:
        names = {"name": self._names[seat], "giver": self._names[giver]}
        if kept is None or returned is None:
            words = translate("QuantoLog", "{name} keeps it and gives {giver} another card.")
            return words.format(**names)
        words = self.by(
            seat,
            translate("QuantoLog", "You keep {kept} and give {giver} {returned}."),
            translate("QuantoLog", "{name} keeps {kept} and gives you {returned}."),
        )
        return words.format(**names, kept=the_card(kept), returned=a_card(returned))

    def _declined(self, seat: int, giver: int, card: int | None) -> str:
        names = {"name": self._names[seat], "giver": self._names[giver]}
        if card is None:
            words = translate("QuantoLog", "{name} gives the card back to {giver}.")
            return words.format(**names)
        words = self.by(
            seat,
            translate("QuantoLog", "You give {giver} {card} back."),
            translate("QuantoLog", "{name} gives you {card} back."),
        )
        return words.format(**names, card=the_card(card))

    # ------------------------------------------------------------ refilling and the end

    def _display_filled(self, cards: Sequence[int]) -> str:
        words = translate("QuantoLog", "New in the display: {cards}.")
        return words.format(cards=listed([looks(card) for card in cards]))

    def _pile_empty(self) -> str:
        return translate("QuantoLog", "The draw pile is empty: from now on nothing is refilled.")

    def _drew(self, event: happened.Drew) -> str:
        known = [card for card in event.cards if card is not None]
        if event.seat == self._looker and known:
            return translate("QuantoLog", "You draw {cards}.").format(cards=some_cards(known))
        words = translate("QuantoLog", "{name} draws {cards}.")
        return words.format(name=self._names[event.seat], cards=common.cards(len(event.cards)))

    def _left_over(self, event: happened.LeftOver) -> str:
        count = len(event.cards)
        if event.seat is None:
            return translate(
                "QuantoLog", "%n card(s) stay in the display: nobody captured any.", None, count
            )
        if event.seat == self._looker:
            return translate(
                "QuantoLog",
                "You captured last and get the %n card(s) left in the display.",
                None,
                count,
            )
        words = translate(
            "QuantoLog",
            "{name} captured last and gets the %n card(s) left in the display.",
            None,
            count,
        )
        return words.format(name=self._names[event.seat])

    def _ended(self, points: Sequence[int]) -> str:
        half = len(points) // 2
        sides: list[tuple[int, ...]] = [(seat,) for seat in range(len(points))]
        if self._teams:
            sides = [(seat, seat + half) for seat in range(half)]
        won = [
            translate("QuantoLog", "{name} {points}").format(
                name=listed([self.called(seat) for seat in side]),
                points=sum(points[seat] for seat in side),
            )
            for side in sides
        ]
        words = translate("QuantoLog", "The game is over. Cards won: {cards}.")
        return words.format(cards="; ".join(won))
