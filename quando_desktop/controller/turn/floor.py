"""Speaking out of turn, before the player who is waited for acts: who speaks now, who wants to
later, and who has nothing to say."""

from __future__ import annotations

from collections.abc import Collection

from quando_desktop.engine.match import Match


class Floor:
    """Keeps track of speakers. Computer players are asked in turn, people ask for it themselves."""

    def __init__(self, match: Match, people: Collection[int]) -> None:
        self._match, self._people = match, people
        self.speaker: int | None = None
        """The person who speaks now, though another player is waited for."""
        self._wishes: set[int] = set()
        """The people who want to speak as soon as they may."""
        self._silent: set[int] = set()
        """The seats that have nothing to say to this position."""

    def may_speak(self, seat: int) -> bool:
        """Whether the rules let this seat speak in the present position."""
        return seat in self._match.to_act()[1:]

    def next_speaker(self) -> int | None:
        """The person who speaks, or else the computer player to ask next."""
        if self.speaker is not None:
            return self.speaker
        for seat in self._match.to_act()[1:]:
            if seat not in self._people and seat not in self._silent:
                return seat
        return None

    def may_want(self, seat: int | None) -> bool:
        """Whether this person could ask to speak now, and has not said otherwise."""
        return (
            seat is not None
            and seat in self._people
            and seat not in self._silent
            and self.may_speak(seat)
        )

    def wants(self, seat: int) -> bool:
        """Whether this person waits for the moment to speak."""
        return seat in self._wishes

    # ----------------------------------------------------------------- changes

    def ask(self, seat: int) -> None:
        """Lets a person speak: now, or as soon as the rules allow it."""
        if self.may_speak(seat):
            self.speaker = seat
        else:
            self._wishes.add(seat)

    def be_silent(self, seat: int) -> None:
        """Notes that a seat has nothing to say, or nothing more."""
        self._wishes.discard(seat)
        self._silent.add(seat)
        if self.speaker == seat:
            self.speaker = None

    def turn_to(self) -> None:
        """Turns to another position: a person who has waited for it speaks."""
        self._silent.clear()
        if not self._match.in_round:
            self._wishes.clear()
        self.speaker = next(filter(self.wants, self._match.to_act()[1:]), None)
        if self.speaker is not None:
            self._wishes.discard(self.speaker)
