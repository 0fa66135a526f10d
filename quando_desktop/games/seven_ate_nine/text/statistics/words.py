"""Times, late and wrong cards, and how somebody plays 7 ate 9, in words."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.contract import Json, Notable, Options
from quando_desktop.games.numbers import (
    GameNumbers,
    Measure,
    NotableSign,
    Strip,
    StripLane,
    StripMark,
    StripSign,
    StripWords,
    Told,
    Trait,
)
from quando_desktop.games.seven_ate_nine.rules import tempo
from quando_desktop.games.seven_ate_nine.rules.tempo import Laid, Tempo
from quando_desktop.games.seven_ate_nine.text import sheet
from quando_desktop.games.seven_ate_nine.text.table import game_name
from quando_desktop.table.text.numbers import NO_BREAK, percent, tenths
from quando_desktop.table.text.words import cards

translate = QCoreApplication.translate

ALIKE = 0.05
"""The part of a time that nobody feels."""
SIGNS = {Laid.FITTED: StripSign.GOOD, Laid.LATE: StripSign.LATE, Laid.WRONG: StripSign.WRONG}


def numbers() -> GameNumbers:
    return GameNumbers(
        (
            Measure(tempo.REACTION, translate("SevenNumbers", "time to lay a card"), True, _time),
            Measure(tempo.LATE_CARDS, translate("SevenNumbers", "late cards"), True, percent),
            Measure(tempo.WRONG_CARDS, translate("SevenNumbers", "wrong cards"), True, percent),
            Measure(
                tempo.WAITED, translate("SevenNumbers", "waits with a fit in hand"), True, percent
            ),
        ),
        (
            Trait(
                tempo.REACTION,
                translate("SevenNumbers", "at once"),
                translate("SevenNumbers", "takes time"),
                _time,
            ),
            Trait(
                tempo.WRONG_CARDS,
                translate("SevenNumbers", "looks first"),
                translate("SevenNumbers", "tries first"),
                percent,
            ),
            Trait(
                tempo.DRAWS,
                translate("SevenNumbers", "draws seldom"),
                translate("SevenNumbers", "draws often"),
                _draws,
            ),
        ),
        None,
        told,
        StripWords(
            _title(),
            translate(
                "SevenNumbers",
                "Every card that you laid: the higher it stands, the longer it had fitted before.",
            ),
            strip,
            in_a_hurry,
            heading,
        ),
    )


def _title() -> str:
    return translate("SevenNumbers", "Pace of play")


def _time(milliseconds: float) -> str:
    return f"{tenths(milliseconds / 1000)}{NO_BREAK}s"


def _draws(value: float) -> str:
    words = translate("SevenNumbers", "{number} draws for each card laid")
    return words.format(number=tenths(value))


def told(moment: Notable, name: str | None) -> Told | None:
    """The end of a game, and whether all were stuck."""
    if moment.what == tempo.STUCK:
        words = translate("SevenNumbers", "All were stuck, %n time(s)", None, moment.value)
        return NotableSign.BARS, words
    if moment.what == tempo.WON:
        you = translate("SevenNumbers", "You won after {time}")
        they = translate("SevenNumbers", "{name} won after {time}")
        words = you if name is None else they
        return NotableSign.STAR, words.format(name=name, time=sheet.clock(moment.value))
    return None


# ---------------------------------------------------------------------------- the strip


def in_a_hurry(options: Options) -> bool:
    """Whether all play at once."""
    return not options.get("by_turns")


def heading(now: float | None, before: float | None) -> str:
    """The time to lay a card beside the usual one."""
    if now is None:
        return translate("SevenNumbers", "Not a card laid")
    if before is None:
        return translate("SevenNumbers", "A first mark is set")
    if abs(now - before) < ALIKE * before:
        return translate("SevenNumbers", "As quick as ever")
    if now < before:
        return translate("SevenNumbers", "Quicker than before")
    return translate("SevenNumbers", "Slower than before")


def strip(record: Json, seat: int) -> Strip | None:
    """The games of a match as they went for one seat; None where nobody was in a hurry."""
    options = record["options"]
    if not in_a_hurry(options):
        return None
    rounds = [played for played in record["rounds"] if "points" in played]
    games = [tempo.of_game(played, options) for played in rounds]
    tempos = [found[seat] for found in games if seat < len(found)]
    if not any(each.cards for each in tempos):
        return None
    return Strip(
        _title(),
        _sentence(tempos),
        tuple(_lane(number, each) for number, each in enumerate(tempos, 1)),
        (
            (StripSign.GOOD, translate("SevenNumbers", "laid")),
            (StripSign.LATE, translate("SevenNumbers", "too late")),
            (StripSign.WRONG, translate("SevenNumbers", "wrong")),
            (None, translate("SevenNumbers", "something fitted")),
        ),
    )


def _lane(number: int, game: Tempo) -> StripLane:
    title = game_name(number)
    marks = tuple(StripMark(card.at, SIGNS[card.what], card.reaction) for card in game.cards)
    return StripLane(title, game.length, game.waits, marks, f"{title}: {_sentence([game])}")


def _sentence(games: Sequence[Tempo]) -> str:
    reactions = [each for game in games for each in game.reactions]
    late, wrong = (sum(game.count(what) for game in games) for what in (Laid.LATE, Laid.WRONG))
    waited, whole = sum(game.waited for game in games), sum(game.length for game in games)
    mean = _time(sum(reactions) / len(reactions)) if reactions else "–"
    words = translate(
        "SevenNumbers",
        "{cards} laid, on average {time} after they fitted; {late} late, {wrong} wrong; something "
        "fitted for {waited} of {whole} without being laid.",
    )
    return words.format(
        cards=cards(len(reactions)),
        time=mean,
        late=late,
        wrong=wrong,
        waited=_time(waited),
        whole=_time(whole),
    )
