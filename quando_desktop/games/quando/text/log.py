"""The log of a Quando round as one player may know it: a sentence for each thing that happened."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import TABLE, left_of
from quando_desktop.games.quando.rules import events as happened
from quando_desktop.games.quando.rules.actions import Draw
from quando_desktop.games.quando.rules.view import QuandoView
from quando_desktop.games.quando.text import table as text
from quando_desktop.table.text import log as telling
from quando_desktop.table.text.log import LogEntry
from quando_desktop.table.text.numbers import counted, in_a_row, listed, several

translate = QCoreApplication.translate


class QuandoTeller(telling.Teller):
    """Tells one player what happened."""

    def opening(self, view: QuandoView, number: int) -> LogEntry:
        dealer, first = view.dealer, left_of(view.dealer, view.seats)
        if dealer == self._looker:
            deals = translate("QuandoLog", "Round {number}: you deal.")
        else:
            deals = translate("QuandoLog", "Round {number}: {name} deals.")
        deals = deals.format(number=number, name=self._names[dealer])
        return LogEntry(dealer, f"{deals} {self.begins(first)}")

    # ------------------------------------------------------------------- events

    def entry(self, event: Event) -> LogEntry:
        match event:
            case happened.Played():
                return LogEntry(event.seat, self._played(event))
            case happened.Drew():
                overheard = QuandoTeller(self._names, TABLE)._drew(_for_all(event))
                return LogEntry(event.seat, self._drew(event), "", overheard)
            case happened.Flipped():
                return LogEntry(event.seat, self._flipped(event))
            case happened.PenaltySkipped(seat):
                return LogEntry(seat, self._skipped(seat))
            case happened.Passed(seat):
                return LogEntry(seat, self._passed(seat))
        return self._big_moment(event)

    def _big_moment(self, event: Event) -> LogEntry:
        match event:
            case happened.Tripled(seat, number):
                sentence = self._tripled(seat, number)
                return LogEntry(seat, sentence, sentence)
            case happened.Knocked(seat):
                sentence = self._knocked(seat)
                return LogEntry(seat, sentence, sentence)
            case happened.OnlyZeros(seat):
                sentence = self._only_zeros(seat)
                return LogEntry(seat, sentence, sentence)
            case happened.PileTurned():
                sentence = self._pile_turned(event)
                return LogEntry(TABLE, sentence, text.pile_turned())
            case happened.RoundEnded():
                sentence = self._ended(event)
                return LogEntry(TABLE, sentence, sentence)
        raise ValueError(f"nothing is known to say of {type(event).__name__}")

    def _played(self, event: happened.Played) -> str:
        fronts = [front for front, _ in event.cards if front is not None]
        is_own, count = event.seat == self._looker, len(fronts)
        if len(set(fronts)) > 1:
            words = (
                translate("QuandoLog", "You play the straight {row}.")
                if is_own
                else translate("QuandoLog", "{name} plays the straight {row}.")
            )
        elif count == 1:
            words = (
                translate("QuandoLog", "You play the {row}.")
                if is_own
                else translate("QuandoLog", "{name} plays the {row}.")
            )
        else:
            words = (
                translate("QuandoLog", "You play {count} {numbers}.")
                if is_own
                else translate("QuandoLog", "{name} plays {count} {numbers}.")
            )
        return words.format(
            name=self._names[event.seat],
            row=in_a_row(fronts),
            count=counted(count),
            numbers=several(fronts[0]),
        )

    def _drew(self, event: happened.Drew) -> str:
        by_hidden = event.side is Draw.HIDDEN
        words = self._drew_hidden(event) if by_hidden else self._drew_shown(event)
        front, back = event.card
        sentence = words.format(name=self._names[event.seat], front=front, back=back)
        if not event.penalty:
            return sentence
        return translate("QuandoLog", "Penalty: {sentence}").format(sentence=sentence)

    def _drew_shown(self, event: happened.Drew) -> str:
        """The drawer sees the other side only if the pile was open, the others from now on."""
        _, back = event.card
        if event.seat != self._looker and back is None:
            return translate("QuandoLog", "{name} takes the shown {front}.")
        if event.seat != self._looker:
            return translate("QuandoLog", "{name} takes the shown {front}; its back is {back}.")
        if back is None:
            return translate("QuandoLog", "You take the shown {front}.")
        return translate("QuandoLog", "You take the shown {front}; its back is {back}.")

    def _drew_hidden(self, event: happened.Drew) -> str:
        """The others know what the drawer found only if the pile was open."""
        front, _ = event.card
        if event.seat == self._looker:
            return translate(
                "QuandoLog", "You turn the {back} over and take the {front} behind it."
            )
        if front is None:
            return translate(
                "QuandoLog", "{name} turns the {back} over and takes what is behind it."
            )
        return translate(
            "QuandoLog", "{name} turns the {back} over and takes the {front} behind it."
        )

    def _flipped(self, event: happened.Flipped) -> str:
        if event.seat == self._looker:
            words = translate("QuandoLog", "You turn a 0 over: its front is {front} now.")
        else:
            words = translate("QuandoLog", "{name} turns a 0 over: its front is {front} now.")
        return words.format(name=self._names[event.seat], front=event.front)

    def _skipped(self, seat: int) -> str:
        if seat == self._looker:
            return translate("QuandoLog", "Penalty: no card is left for you.")
        words = translate("QuandoLog", "Penalty: no card is left for {name}.")
        return words.format(name=self._names[seat])

    def _passed(self, seat: int) -> str:
        if seat == self._looker:
            return translate("QuandoLog", "You pass.")
        return translate("QuandoLog", "{name} passes.").format(name=self._names[seat])

    def _tripled(self, seat: int, number: int) -> str:
        if seat == self._looker:
            pay = translate("QuandoLog", "Everybody else turns a 0 over or draws a card.")
        else:
            pay = translate("QuandoLog", "All but {name} turn a 0 over or draw a card.")
        return f"{text.triplet(number)} {pay.format(name=self._names[seat])}"

    def _knocked(self, seat: int) -> str:
        if seat == self._looker:
            return translate("QuandoLog", "You knock: the last round begins.")
        words = translate("QuandoLog", "{name} knocks: the last round begins.")
        return words.format(name=self._names[seat])

    def _only_zeros(self, seat: int) -> str:
        if seat == self._looker:
            return translate("QuandoLog", "You hold nothing but zeros.")
        words = translate("QuandoLog", "{name} holds nothing but zeros.")
        return words.format(name=self._names[seat])

    def _pile_turned(self, event: happened.PileTurned) -> str:
        words = translate(
            "QuandoLog",
            "The discard pile is turned over: %n card(s) to draw, {shown} on top.",
            None,
            event.cards,
        )
        return words.format(shown=event.shown)

    def _ended(self, event: happened.RoundEnded) -> str:
        words = translate("QuandoLog", "The round is over. Points: {points}.")
        given = [
            translate("QuandoLog", "{name} {points}").format(name=self.called(seat), points=points)
            for seat, points in enumerate(event.points)
        ]
        return words.format(points=listed(given))


def _for_all(event: happened.Drew) -> happened.Drew:
    """A draw as everybody in the room may know it: without the side that only the drawer sees, and
    without the one that only the others see."""
    return event.seen_by(event.seat).seen_by(TABLE)
