"""The pace of a game: how long somebody waits for their turn, how well a
computer player keeps pace with people, and how fast the computer players of
7 ate 9 are, by level and by character.

Each plays against others of its own kind, so nobody is hurried or held up by somebody else's pace.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from statistics import mean

from quando_desktop.bots.characters import CHARACTERS
from quando_desktop.bots.levels import LEVELS
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.simulate import round_player
from tests.bench import keeping, waits
from tests.bench.named import mind_of
from tests.bench.report import Row, Table
from tests.bench.seen_seven import Seen, Watch

GAME = GAMES["seven_ate_nine"]
SEATS = 2
MATCHES = 60
USUAL = "good"
HEADS = ("s a card", "answer", "5%", "late", "wrong", "drawn", "hand", "stuck")
WIDTHS = (9, 9, 9, 6, 7, 7, 6, 7)


def bench() -> Iterator[Table]:
    yield from waits.bench()
    yield from keeping.bench()
    yield pace("pace by level", ("child", *LEVELS))
    yield pace("pace by character", [f"{USUAL}/{character}" for character in CHARACTERS])


def pace(title: str, names: Sequence[str]) -> Table:
    table = Table(title, head=_cells(HEADS))
    for name in names:
        table.rows.append(Row(name, _cells(_figures(list(_seen(name, MATCHES))))))
    table.notes.append(
        f"{MATCHES} games of {SEATS} each. An answer is the time from another's card to the own one"
    )
    table.notes.append(
        "on it: half of all took less, 5% less than the next figure. The rest is of one player in"
    )
    table.notes.append("a game; stuck is the part of games in which once nobody could do anything.")
    return table


def _seen(name: str, matches: int) -> Iterator[Seen]:
    for number in range(matches):
        seed = Chance("pace").stream(number).below(SEED_LIMIT)
        players = [Player(f"{name} {seat}", Kind.COMPUTER) for seat in range(SEATS)]
        match = Match(GAME, players, seed=seed)
        minds = [lambda seat, chance: mind_of(name, GAME, seat, chance)] * SEATS
        play = round_player(match, seed, (), minds)
        match.begin_round()
        play()
        yield from Watch(match).seats


def _figures(seen: Sequence[Seen]) -> list[str]:
    answers = sorted(answer for each in seen for answer in each.answers)
    return [
        f"{sum(each.time for each in seen) / sum(each.laid for each in seen) / 1000:.2f}",
        f"{answers[len(answers) // 2]} ms",
        f"{answers[len(answers) // 20]} ms",
        f"{mean(each.late for each in seen):.1f}",
        f"{mean(each.wrong for each in seen):.1f}",
        f"{mean(each.drawn for each in seen):.1f}",
        f"{sum(each.held for each in seen) / sum(each.moments for each in seen):.1f}",
        f"{mean(each.stuck for each in seen):.0%}",
    ]


def _cells(texts: Sequence[str]) -> str:
    return "".join(text.rjust(width) for text, width in zip(texts, WIDTHS, strict=True))
