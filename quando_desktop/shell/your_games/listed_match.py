"""A match in the list of Your games, and the texts about it."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import datetime

from PySide6.QtCore import QCoreApplication

from quando_desktop.dataclass import dataclass
from quando_desktop.disk.entries import FinishedEntry, Summary, UnfinishedEntry
from quando_desktop.engine.contract import Claim, Options
from quando_desktop.engine.players import Kind, Player
from quando_desktop.engine.ranking import place, together
from quando_desktop.games import GAMES, PLUGS
from quando_desktop.games.plug import Counted
from quando_desktop.shell import dates
from quando_desktop.shell.names import game_title, is_single, short_name
from quando_desktop.shell.window import messages
from quando_desktop.table.paint.palette import Palette
from quando_desktop.table.parts.faces import Face, faces, names_of
from quando_desktop.table.text.numbers import Company, listed
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate
Finished = tuple[FinishedEntry, Summary]
LONGEST_TITLE = 24
"""The most characters of the name of a file that cannot be read."""


@dataclass(frozen=True, slots=True)
class ListedMatch:
    """A match on the disk, without anything hidden."""

    entry: UnfinishedEntry | FinishedEntry
    game: str
    players: tuple[Player, ...]
    faces: tuple[Face, ...]
    scores: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]
    """The points of each finished round, if they are known."""
    winners: tuple[int, ...]
    options: Options
    claims: tuple[Claim, ...] = ()

    @property
    def target(self) -> int | None:
        return self.options.get("target")

    @property
    def unfinished(self) -> UnfinishedEntry | None:
        return self.entry if isinstance(self.entry, UnfinishedEntry) else None

    @property
    def can_continue(self) -> bool:
        return self.unfinished is not None and self.unfinished.can_continue

    @property
    def is_readable(self) -> bool:
        return bool(self.players)

    @property
    def has_replay(self) -> bool:
        """Whether a round of it is over."""
        running = self.unfinished
        return running is None or running.round_number > int(running.in_round)

    @property
    def people(self) -> list[int]:
        """The seats of people."""
        return [seat for seat, player in enumerate(self.players) if player.kind is Kind.HUMAN]

    @property
    def shown_seat(self) -> int | None:
        """The seat whose place and points are shown in the row: the best person."""
        return min(self.people, key=self.place, default=None)

    @property
    def has_rivals(self) -> bool:
        """Whether people played against each other, so that a place needs a face."""
        return len({self.side_of(seat) for seat in self.people}) > 1

    @property
    def is_live(self) -> bool:
        return GAMES[self.game].live

    @property
    def counts(self) -> Counted:
        return PLUGS[self.game].counts if self.game in PLUGS else Counted.POINTS

    @property
    def is_single(self) -> bool:
        """Whether it always ends with its first round."""
        return is_single(self.game, self.options, len(self.players))

    @property
    def sides(self) -> tuple[tuple[int, ...], ...]:
        """The seats that play together."""
        return GAMES[self.game].sides(len(self.players), self.options)

    @property
    def has_teams(self) -> bool:
        return len(self.sides) < len(self.players)

    @property
    def names(self) -> list[str]:
        """The names of all players, in the present language."""
        return names_of(self.players)

    def side_of(self, seat: int) -> tuple[int, ...]:
        return next(side for side in self.sides if seat in side)

    def score(self, seat: int) -> int:
        """The score of a seat together with its partners."""
        return together(self.scores, self.sides)[seat]

    def place(self, seat: int) -> int:
        """The place of a seat, from 1; winners are first whatever the rules count."""
        if seat in self.winners:
            return 1
        return place(seat, self.scores, self.sides, fewest_win=GAMES[self.game].fewest_win)

    @property
    def ranked(self) -> list[tuple[int, ...]]:
        """The sides, the best first; of partners the one who brought more."""
        sign = 1 if GAMES[self.game].fewest_win else -1
        inside = [
            tuple(sorted(side, key=lambda seat: (sign * self.scores[seat], seat)))
            for side in self.sides
        ]
        return sorted(inside, key=lambda side: (self.place(side[0]), side))

    @property
    def is_won(self) -> bool:
        """Whether a person has won."""
        return any(self.players[seat].kind is Kind.HUMAN for seat in self.winners)

    def history(self, seat: int) -> tuple[int, ...]:
        """The points of a seat in each round; only the sum where no more is known."""
        if self.points:
            return tuple(given[seat] for given in self.points)
        return (self.scores[seat],)


def listed_match(
    found: UnfinishedEntry | Finished, palette: Palette, looks: Mapping[str, int]
) -> ListedMatch:
    """A match as the list shows it; `looks` has the faces of people by their names."""
    if isinstance(found, UnfinishedEntry):
        return ListedMatch(
            found,
            found.game,
            found.players,
            faces(found.players, palette, looks),
            found.scores,
            (),
            (),
            found.options,
        )
    ended, summary = found
    return ListedMatch(
        ended,
        summary.game,
        summary.players,
        faces(summary.players, palette, looks),
        summary.scores,
        summary.points,
        summary.winners,
        summary.options,
        summary.claims,
    )


# ------------------------------------------------------------------------------------ words


class MatchWords:
    """Texts about matches in the present language; `now` gives the time that dates are relative
    to."""

    def __init__(self, now: Callable[[], datetime]) -> None:
        self._now = now

    def title(self, match: ListedMatch) -> str:
        if not match.is_readable:
            return match.entry.path.name
        return game_title(match.game)

    def day(self, match: ListedMatch) -> str:
        if match.unfinished is not None:
            return dates.moment(match.entry.changed, self._now())
        return dates.day(match.entry.changed, self._now())

    def heading(self, match: ListedMatch) -> str:
        words = translate("GamesPage", "{game}, {when}")
        title = short_name(self.title(match), LONGEST_TITLE)
        return words.format(game=title, when=_lower(self.day(match)))

    def state(self, match: ListedMatch) -> str:
        """A word for the tag of an unfinished match."""
        entry = match.unfinished
        if entry is None:
            return ""
        if not match.is_readable:
            return translate("GamesPage", "cannot be read")
        if entry.in_use:
            return translate("GamesPage", "open elsewhere")
        return translate("GamesPage", "unfinished")

    def length(self, match: ListedMatch) -> str:
        """The number of rounds, or of players where there is always a single round."""
        entry = match.unfinished
        if not match.is_readable:
            return ""
        if match.is_single:
            return translate("GamesPage", "%n player(s)", None, len(match.players))
        if match.is_live:
            return _games(match)
        if entry is None:
            return translate("GamesPage", "%n round(s)", None, len(match.points))
        return translate("GamesPage", "round {number}").format(number=entry.round_number)

    def target(self, match: ListedMatch) -> str:
        """The partners, or else what was claimed, or else the target of a match."""
        seat = match.shown_seat
        partners = () if seat is None else match.side_of(seat)
        names = [match.names[each] for each in partners if each != seat]
        if names:
            return translate("GamesPage", "with {name}").format(name=short_name(", ".join(names)))
        claimed = [claim.won for claim in match.claims if claim.seat == seat]
        said = PLUGS[match.game].numbers().claims if claimed else None
        if said is not None:
            return said.short(sum(claimed), len(claimed))
        if match.target is None:
            return ""
        return translate("GamesPage", "to %n point(s)", None, match.target)

    def go_on(self) -> str:
        return translate("GamesPage", "Continue")

    def points(self, match: ListedMatch, count: int) -> str:
        """The word below a number of points, or of whatever is counted."""
        match match.counts:
            case Counted.CARDS:
                return translate("GamesPage", "card(s)", None, count)
            case Counted.MINUS_POINTS:
                return translate("GamesPage", "minus point(s)", None, count)
        return translate("GamesPage", "point(s)", None, count)

    def scores(self, match: ListedMatch) -> str:
        """The scores of all players for screen readers, the best first; of partners also the
        sum."""
        said = []
        for side in match.ranked:
            names = [match.names[seat] for seat in side]
            said += [f"{name} {match.scores[seat]}" for name, seat in zip(names, side, strict=True)]
            if len(side) > 1:
                words = translate("GamesPage", "{names} together {score}")
                said.append(words.format(names=listed(names), score=match.score(side[0])))
        return ", ".join(said)

    def sentence(self, match: ListedMatch) -> str:
        """The result of a match, or its present state."""
        entry = match.unfinished
        if entry is None:
            return _ended(match)
        if entry.problem is not None:
            return messages.sentence(entry.problem)
        if entry.in_use:
            return translate("GamesPage", "It is open in another window of the program.")
        if match.is_live:
            return _broken_off(entry)
        if entry.to_act is None:
            return translate("GamesPage", "The next round can be dealt.")
        return _turn(match, match.names[entry.to_act], entry.round_number)

    def detail(self, match: ListedMatch) -> str:
        """The details of the problem with its file."""
        entry = match.unfinished
        return "" if entry is None or entry.problem is None else messages.detail(entry.problem)

    def spoken(self, match: ListedMatch) -> str:
        """The text of a row for screen readers."""
        names = ", ".join(match.names)
        parts = (self.title(match), self.day(match), names, self.length(match))
        said = [part for part in parts if part]
        said.append(self.state(match) or self.sentence(match))
        return ", ".join(said)


def _games(match: ListedMatch) -> str:
    """The number of games that were played, or that of the present one."""
    if match.unfinished is None:
        return translate("GamesPage", "%n game(s)", None, len(match.points))
    number = match.unfinished.round_number
    return translate("GamesPage", "game {number}").format(number=number)


def _broken_off(entry: UnfinishedEntry) -> str:
    """The state in which a live match was left."""
    if entry.in_round:
        return translate("GamesPage", "Interrupted: you can continue, or play this game again.")
    return translate("GamesPage", "The next game can begin.")


def _turn(match: ListedMatch, name: str, number: int) -> str:
    if name == you():
        return translate("Home", "Your turn")
    if GAMES[match.game].one_round:
        return translate("Home", "{name}'s turn").format(name=short_name(name))
    words = translate("GamesPage", "{name}'s turn in round {number}")
    return words.format(name=short_name(name), number=number)


def _ended(match: ListedMatch) -> str:
    result = _result(match)
    if match.is_single:
        return result
    rounds = translate("GamesPage", "after %n round(s)", None, len(match.points))
    if match.is_live:
        rounds = translate("GamesPage", "after %n game(s)", None, len(match.points))
    return translate("GamesPage", "{result}, {rounds}").format(result=result, rounds=rounds)


def _result(match: ListedMatch) -> str:
    """The winners and their points; those of partners are added up."""
    if not match.winners:
        return translate("GamesPage", "Nobody won")
    names = [*map(short_name, match.names)]
    # The reader need not be the one who played: only a person without a name is "you".
    winners = Company.of(match.winners, names, names.index(you()) if you() in names else None)
    score = match.score(match.winners[0])
    amount = _with(match.counts, score)
    if match.counts is Counted.MINUS_POINTS and match.is_single:
        # The winner of a single game has none.
        return winners.told(
            translate("GamesPage", "You won"), translate("GamesPage", "{names} won")
        )
    if len(match.winners) == 1:
        return winners.told(
            translate("GamesPage", "You won {amount}"),
            translate("GamesPage", "{names} won {amount}"),
            amount=amount,
        )
    if len(match.winners) == len(match.players):
        return translate("GamesPage", "A draw {each}").format(each=_with_each(match.counts, score))
    if match.side_of(match.winners[0]) == match.winners:
        return winners.told(
            "",
            translate("GamesPage", "{names} won together {amount}"),
            translate("GamesPage", "{names} and you won together {amount}"),
            amount=amount,
        )
    return winners.told(
        "",
        translate("GamesPage", "{names} won {each}"),
        translate("GamesPage", "{names} and you won {each}"),
        each=_with_each(match.counts, score),
    )


def _with(counts: Counted, score: int) -> str:
    match counts:
        case Counted.CARDS:
            return translate("GamesPage", "with %n card(s)", None, score)
        case Counted.MINUS_POINTS:
            return translate("GamesPage", "with %n minus point(s)", None, score)
    return translate("GamesPage", "with %n point(s)", None, score)


def _with_each(counts: Counted, score: int) -> str:
    """The points that each of several players or teams has."""
    match counts:
        case Counted.CARDS:
            return translate("GamesPage", "with %n card(s) each", None, score)
        case Counted.MINUS_POINTS:
            return translate("GamesPage", "with %n minus point(s) each", None, score)
    return translate("GamesPage", "with %n point(s) each", None, score)


def _lower(text: str) -> str:
    """The text inside a sentence; a date begins with its number anyway."""
    return text[:1].lower() + text[1:]
