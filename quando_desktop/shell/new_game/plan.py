"""The plan of a new table: the seats, and the house rules that were changed. Without Qt."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from quando_desktop.bots.levels import ADAPTIVE, nearest
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.contract import AnyGame, BadOption, Option
from quando_desktop.engine.players import Kind
from quando_desktop.settings import people
from quando_desktop.settings.settings import NAMELESS, LastTable, Person, SeatChoice

FIRST_TABLE = ("olive", "bruno", "vesna")
"""The computer players of a first match."""

Characters = Mapping[str, str]
"""The names of the computer players by their keys, in the order in which they are offered."""


@dataclass(frozen=True, slots=True)
class NewMatch:
    """A match that is to be dealt."""

    game: str
    seats: tuple[SeatChoice, ...]
    """The seats, with the names for the record."""
    options: Mapping[str, int]
    """The values of all options of the game."""
    seed: int | None
    table: LastTable
    """The table to remember: only changed options, and only chosen names."""
    guided: bool = False
    """Whether the adviser points things out."""


class BadCode(ValueError):
    """A text that is no deal code; its argument says why: "letters" or "long"."""


def read_code(text: str) -> int | None:
    """The seed that a deal code stands for; None for an empty one."""
    text = "".join(text.split())
    if not text:
        return None
    if not (text.isascii() and text.isdecimal()):
        raise BadCode("letters")
    # The length first: converting a million digits would take too long.
    digits = text.lstrip("0") or "0"
    if len(digits) > len(str(SEED_LIMIT)) or int(digits) >= SEED_LIMIT:
        raise BadCode("long")
    return int(digits)


class Plan:
    """Seats in their order and the changed options. The first of the known people is the owner, who
    may have no name."""

    def __init__(
        self,
        game: AnyGame,
        characters: Characters,
        known: Sequence[Person],
        last: LastTable | None = None,
    ) -> None:
        self.game, self.characters = game, characters
        self.known = tuple(known)
        self.seats: list[SeatChoice] = []
        self.seats = self._remembered(last.seats) if last is not None else []
        if not game.admits(len(self.seats)):
            self.seats = self._first_table()
        self._changed = dict(last.options) if last is not None else {}

    # ------------------------------------------------------------------------- who sits where

    def _first_table(self) -> list[SeatChoice]:
        keys = [key for key in FIRST_TABLE if key in self.characters]
        seats = [SeatChoice(Kind.HUMAN, self.known[0].name)]
        for key in keys[: self.game.seats[-1] - 1]:
            if not self._is_taken(self.characters[key], seats):
                seats.append(self.computer(key))
        return seats

    def _remembered(self, seats: Sequence[SeatChoice]) -> list[SeatChoice]:
        """The last table as far as it still fits: a file may say anything."""
        found: list[SeatChoice] = []
        for seat in seats:
            if seat.kind is Kind.HUMAN:
                fitting = self._named(SeatChoice(Kind.HUMAN, seat.name))
            elif seat.character is not None and seat.character in self.characters:
                fitting = self.computer(seat.character, seat.level)
            else:
                continue
            if not self._is_taken(fitting.name, found):
                found.append(fitting)
        return found

    def _named(self, seat: SeatChoice) -> SeatChoice:
        """The seat with the owner's present name."""
        return seat if seat.name else replace(seat, name=self.known[0].name)

    def meet(self, known: Sequence[Person]) -> None:
        """Takes over other known people, or other names of them."""
        self.known = tuple(known)
        self.seats = [self._named(seat) for seat in self.seats]

    def computer(self, character: str, level: str | None = None) -> SeatChoice:
        name = self.characters[character]
        kept = level if level == ADAPTIVE else nearest(level)
        return SeatChoice(Kind.COMPUTER, name, kept, character)

    def _is_taken(self, name: str, seats: Sequence[SeatChoice]) -> bool:
        return any(people.key(seat.name) == people.key(name) for seat in seats)

    def is_seated(self, name: str, apart_from: int | None = None) -> bool:
        """Whether a player of this name sits at the table, apart from one seat."""
        others = [seat for number, seat in enumerate(self.seats) if number != apart_from]
        return self._is_taken(name, others)

    def offered(self, place: int) -> tuple[list[Person], list[str]]:
        """The people and the characters who can sit on a seat, including the present one."""
        return (
            [person for person in self.known if not self.is_seated(person.name, place)],
            [key for key, name in self.characters.items() if not self.is_seated(name, place)],
        )

    @property
    def can_add(self) -> bool:
        return len(self.seats) < self.game.seats[-1] and self._next_character() is not None

    @property
    def can_remove(self) -> bool:
        return self.game.admits(len(self.seats) - 1)

    def _next_character(self) -> str | None:
        free = (key for key, name in self.characters.items() if not self.is_seated(name))
        return next(free, None)

    def add(self) -> None:
        """Adds a computer player, as strong as the one before."""
        key = self._next_character()
        if self.can_add and key is not None:
            strength = [seat.level for seat in self.seats if seat.level is not None]
            self.seats.append(self.computer(key, strength[-1] if strength else None))

    def remove(self, place: int) -> None:
        if self.can_remove:
            del self.seats[place]

    def move(self, place: int, to: int) -> None:
        self.seats.insert(to, self.seats.pop(place))

    def seat_person(self, place: int, name: str) -> None:
        self.seats[place] = SeatChoice(Kind.HUMAN, name)

    def seat_computer(self, place: int, character: str) -> None:
        """Puts a computer player on a seat, with the strength of the one before."""
        self.seats[place] = self.computer(character, self.seats[place].level)

    def set_level(self, place: int, level: str) -> None:
        self.seats[place] = replace(self.seats[place], level=level)

    def partners(self, place: int) -> list[int]:
        """The partners of a seat, by the present house rules."""
        options = {option.key: self.value(option) for option in self.options()}
        sides = self.game.sides(len(self.seats), options)
        side = next(side for side in sides if place in side)
        return [other for other in side if other != place]

    @property
    def people(self) -> int:
        """The number of people who play."""
        return sum(seat.kind is Kind.HUMAN for seat in self.seats)

    def recorded(self) -> tuple[SeatChoice, ...]:
        """All seats with the names for the record."""
        return tuple(replace(seat, name=seat.name or NAMELESS) for seat in self.seats)

    # ---------------------------------------------------------------------------- the options

    def options(self) -> tuple[Option, ...]:
        return self.game.options(len(self.seats))

    def value(self, option: Option) -> int:
        """The value of an option, within the bounds for this number of seats."""
        chosen = self._changed.get(option.key, option.default)
        try:
            return option.check(chosen)
        except BadOption:
            if isinstance(chosen, bool) or option.is_switch:
                return option.default
            return min(option.values, key=lambda value: abs(value - chosen))

    def set_value(self, option: Option, value: int) -> None:
        """Sets an option; one that equals its default follows the number of seats again."""
        self._changed.pop(option.key, None)
        if value != option.default:
            self._changed[option.key] = value

    # ------------------------------------------------------------------------------- the match

    def match(self, seed: int | None) -> NewMatch:
        options = {option.key: self.value(option) for option in self.options()}
        changed = {key: options[key] for key in self._changed if key in options}
        table = LastTable(tuple(self.seats), changed)
        return NewMatch(self.game.id, self.recorded(), options, seed, table)
