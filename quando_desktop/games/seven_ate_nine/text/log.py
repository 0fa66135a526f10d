"""The log of a game of 7 ate 9 as those at the screen may know it: a short line for each thing.

So much happens that the lines must be taken in at a glance. A card that was drawn is never named:
the log can be read while hands lie face down.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Event
from quando_desktop.engine.players import TABLE
from quando_desktop.games.seven_ate_nine.rules.events import (
    Drew,
    Finished,
    GameEnded,
    GotStuck,
    LockedOut,
    Missed,
    Passed,
    Played,
    Unblocked,
)
from quando_desktop.games.seven_ate_nine.text.table import card_name, game_number
from quando_desktop.table.text.log import LogEntry, Teller

translate = QCoreApplication.translate


class SevenTeller(Teller):
    """Tells the people at the screen what happened. A person alone is "you"; several are called
    by their names."""

    def __init__(self, names: Sequence[str], people: Sequence[int]) -> None:
        super().__init__(names, people[0] if len(people) == 1 else TABLE)

    def dealt(self, start: int, number: int, games: int) -> LogEntry:
        """The line that a game begins with: which one it is, and the card that starts the pile."""
        words = translate("SevenLog", "{game}: the pile begins with {card}.")
        sentence = words.format(game=game_number(number, games), card=card_name(start))
        return LogEntry(TABLE, sentence)

    def entry(self, event: Event) -> LogEntry:
        match event:
            case Played(seat, card):
                return LogEntry(seat, self._played(seat, card))
            case Missed(seat, card):
                return LogEntry(seat, self._missed(seat, card, late=event.late))
            case LockedOut(seat):
                return LogEntry(seat, self._locked_out(seat))
            case Drew(seat):
                return LogEntry(seat, self._drew(seat))
            case Finished(seat, card):
                sentence = self._finished(seat, card)
                return LogEntry(seat, sentence, sentence)
        return self._passed(event) if isinstance(event, Passed) else self._of_the_table(event)

    def _of_the_table(self, event: Event) -> LogEntry:
        """The entry of something that nobody does; all of it is announced."""
        match event:
            case GotStuck():
                sentence = translate("SevenLog", "Nobody can play or draw.")
            case Unblocked(card):
                words = translate("SevenLog", "{card} comes up from the bottom of the pile.")
                sentence = words.format(card=card_name(card))
            case GameEnded(winner, points):
                sentence = self._ended(winner, points)
            case _:
                raise ValueError(f"nothing is known to say of {type(event).__name__}")
        return LogEntry(TABLE, sentence, sentence)

    def _played(self, seat: int, card: int) -> str:
        you = translate("SevenLog", "You play {card}.")
        words = self.by(seat, you, translate("SevenLog", "{name} plays {card}."))
        return words.format(name=self._names[seat], card=card_name(card))

    def _missed(self, seat: int, card: int, *, late: bool) -> str:
        if late:
            you = translate("SevenLog", "Your {card} is too late.")
            words = self.by(seat, you, translate("SevenLog", "{name} is too late with {card}."))
        else:
            you = translate("SevenLog", "Your {card} does not fit.")
            words = self.by(
                seat, you, translate("SevenLog", "{name} tries {card}: it does not fit.")
            )
        return words.format(name=self._names[seat], card=card_name(card))

    def _locked_out(self, seat: int) -> str:
        you = translate("SevenLog", "Too many wrong cards: you have to wait.")
        others = translate("SevenLog", "Too many wrong cards: {name} has to wait.")
        return self.by(seat, you, others).format(name=self._names[seat])

    def _drew(self, seat: int) -> str:
        you = translate("SevenLog", "You draw.")
        words = self.by(seat, you, translate("SevenLog", "{name} draws."))
        return words.format(name=self._names[seat])

    def _passed(self, event: Passed) -> LogEntry:
        seat, you = event.seat, translate("SevenLog", "You pass.")
        words = self.by(seat, you, translate("SevenLog", "{name} passes."))
        return LogEntry(seat, words.format(name=self._names[seat]))

    def _finished(self, seat: int, card: int) -> str:
        """Its value is no matter (S11), but everybody sees it now."""
        you = translate("SevenLog", "You lay your last card, {card}, and win the game.")
        others = translate("SevenLog", "{name} lays the last card, {card}, and wins the game.")
        if len(self._names) == 1:
            you = translate("SevenLog", "You lay your last card, {card}.")
            others = translate("SevenLog", "{name} lays the last card, {card}.")
        words = self.by(seat, you, others)
        return words.format(name=self._names[seat], card=card_name(card))

    def _ended(self, winner: int, points: Sequence[int]) -> str:
        others = [
            translate("SevenLog", "{name} {points}").format(name=self.called(seat), points=point)
            for seat, point in enumerate(points)
            if seat != winner
        ]
        if not others:
            return translate("SevenLog", "All cards are laid.")
        words = translate("SevenLog", "Minus points: {points}.")
        return words.format(points="; ".join(others))
