"""Match records: one JSON object for each match, with the deals and every action.

Reading trusts nothing. A record is rebuilt through the same checked door as play, so everything it
claims is held against the rules; a record that breaks them is refused with one sentence that says
where and why.
"""

from __future__ import annotations

import errno
import json
import math
import os
import stat
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, NoReturn

from quando_desktop.engine.chance import SEED_LIMIT
from quando_desktop.engine.contract import (
    AnyGame,
    BadOption,
    BadRecord,
    Json,
    Options,
    OtherVersion,
    Refusal,
    Unreadable,
    quoted,
)
from quando_desktop.engine.match import Match, RoundLog
from quando_desktop.engine.players import (
    NAME_LIMIT,
    STRONGEST,
    TABLE,
    Kind,
    Player,
    is_name,
    is_strength,
)

FORMAT = "quando-desktop/match"
VERSION = 1
ENDING = ".quando"

SIZE_LIMIT = 4 << 20
"""Bytes of one record. Long matches have some hundred thousand."""
NUMBER_LIMIT = 1 << 53
"""No whole number reaches this, so every reader of JSON keeps all of them exact."""


# --------------------------------------------------------------------- writing


def write(match: Match) -> str:
    """The record of a match, finished or not, on one line; OSError if no reader would take it."""
    text = dump(to_json(match))
    if len(text.encode()) >= SIZE_LIMIT:
        raise OSError(errno.EFBIG, os.strerror(errno.EFBIG))
    return text


def dump(data: Json) -> str:
    return json.dumps(data, ensure_ascii=False, separators=(",", ":"), allow_nan=False)


def to_json(match: Match) -> Json:
    return header(match) | {
        "rounds": [_round_to_json(match.game, log) for log in match.rounds],
        "result": _result_to_json(match),
    }


def _result_to_json(match: Match) -> Json | None:
    result = match.result
    if result is None:
        return None
    return {"scores": list(result.scores), "winners": list(result.winners)}


def header(match: Match) -> Json:
    """The part of a record before the first round."""
    return {
        "format": FORMAT,
        "version": VERSION,
        "game": match.game.id,
        "players": [_player_to_json(player) for player in match.players],
        "options": _options_to_json(match),
        "seed": match.seed,
    }


def _options_to_json(match: Match) -> Json:
    """All options, whatever their defaults, but for younger ones that change nothing."""
    before = {option.key: option.before for option in match.game.options(match.seats)}
    return {key: value for key, value in match.options.items() if value != before[key]}


def _player_to_json(player: Player) -> Json:
    data: Json = {"name": player.name, "kind": player.kind.value}
    if player.level is not None:
        data["level"] = player.level
    if player.character is not None:
        data["character"] = player.character
    if player.strength is not None:
        data["strength"] = player.strength
    return data


def _round_to_json(game: AnyGame, log: RoundLog) -> Json:
    data = log.data | {"actions": [move.data for move in log.moves]}
    return data if log.outcome is None else data | game.codec.write_outcome(log.outcome)


# --------------------------------------------------------------------- reading


def read(text: str | bytes, games: Mapping[str, AnyGame]) -> Match:
    """The match of a record, played again from its first deal; BadRecord if that fails."""
    data = parse(text)
    match = read_header(data, games)
    rounds = data.get("rounds")
    if not isinstance(rounds, list):
        raise BadRecord("it has no list of rounds")
    for number, played in enumerate(rounds, 1):
        _read_round(match, _object(played, f"round {number}"), f"round {number}")
        if match.in_round and number < len(rounds):
            raise BadRecord("it is not finished, but another round follows", f"round {number}")
    if "result" not in data:
        raise BadRecord("it has no result, which an unfinished match has as null")
    if not _same(data["result"], _result_to_json(match)):
        raise BadRecord("its result is not the one that follows from its rounds")
    return match


def parse(text: str | bytes) -> Json:
    """A JSON object from untrusted text."""
    if len(text) > SIZE_LIMIT:
        raise BadRecord(f"it is larger than {SIZE_LIMIT >> 20} MB, too large for a match")
    try:
        if isinstance(text, bytes):
            text = text.decode("utf-8")
        data = json.loads(
            text, object_pairs_hook=_no_twins, parse_int=_whole, parse_constant=_no_constant
        )
    except UnicodeDecodeError:
        raise BadRecord("it is not UTF-8 text") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise BadRecord(f"it is not JSON, or cut off ({place})") from None
    except RecursionError:
        raise BadRecord("it is nested too deeply") from None
    except ValueError:
        raise BadRecord("it holds a number that is too long") from None
    return _object(data, "")


def _no_twins(pairs: list[tuple[str, Any]]) -> Json:
    data = dict(pairs)
    if len(data) < len(pairs):
        raise BadRecord("it has the same key twice in one object")
    return data


def _whole(digits: str) -> float:
    """Reads a number; one beyond all bounds becomes infinite, so that a reader who wants a whole
    number there can complain that it is missing."""
    number = int(digits)
    return number if abs(number) < NUMBER_LIMIT else math.inf


def _no_constant(name: str) -> NoReturn:
    raise BadRecord(f"it holds {name}, which is not JSON")


def _object(data: object, where: str) -> Json:
    if not isinstance(data, dict):
        raise BadRecord("it is not a JSON object", where)
    return data


def read_header(data: Json, games: Mapping[str, AnyGame], kind: str = FORMAT) -> Match:
    """A match that has not begun, from what a record or journal says first."""
    if data.get("format") != kind:
        raise BadRecord(f"it is not a {kind} file")
    version = data.get("version")
    if type(version) is not int or version != VERSION:
        wrong = OtherVersion if type(version) is int else BadRecord
        raise wrong(f"its version {quoted(version)} is not known to this program")
    name = data.get("game")
    game = games.get(name) if isinstance(name, str) else None
    if game is None:
        wrong = OtherVersion if isinstance(name, str) else BadRecord
        raise wrong(f"its game {quoted(name)} is not one of {', '.join(games)}")
    players = data.get("players")
    if not isinstance(players, list) or not game.admits(len(players)):
        lowest, highest = game.seats[0], game.seats[-1]
        raise BadRecord(f"it does not have {lowest} to {highest} players")
    seed = data.get("seed", "")
    if seed is not None and (type(seed) is not int or not 0 <= seed < SEED_LIMIT):
        raise BadRecord("its seed is not a whole number in range")
    seated = [_read_player(player, f"player {seat}") for seat, player in enumerate(players)]
    options = _read_options(game, len(players), data.get("options"))
    return Match(game, seated, options, seed)


def _read_player(data: object, where: str) -> Player:
    player = _object(data, where)
    name, kind = player.get("name"), player.get("kind")
    if not is_name(name):
        raise BadRecord(f"it has no readable name of up to {NAME_LIMIT} characters", where)
    if not isinstance(kind, str) or kind not in list(Kind):
        raise BadRecord(f"its kind {quoted(kind)} is neither human nor computer", where)
    words = {key: player.get(key) for key in ("level", "character")}
    for key, word in words.items():
        if word is not None and not is_name(word):
            raise BadRecord(f"its {key} is not a name", where)
    strength = player.get("strength")
    if strength is not None and not is_strength(strength):
        raise BadRecord(f"its strength is not a whole number up to {STRONGEST}", where)
    return Player(name, Kind(kind), **words, strength=strength)


def _read_options(game: AnyGame, seats: int, data: object) -> Options:
    """Reads the options. All the game's options must be there, but for those that are younger than
    the record may be; others, of a later version, are passed over."""
    found = _object(data, "options")
    options = {}
    for option in game.options(seats):
        if option.key not in found and option.before is not None:
            options[option.key] = option.before
            continue
        if option.key not in found:
            raise BadRecord(f"{option.key} is missing", "options")
        try:
            options[option.key] = option.check(found[option.key])
        except BadOption:
            value = quoted(found[option.key])
            raise BadRecord(f"{option.key} cannot be {value}", "options") from None
    return options


def _read_round(match: Match, data: Json, where: str) -> None:
    begin_round(match, data, where)
    actions = data.get("actions")
    if not isinstance(actions, list):
        raise BadRecord("it has no list of actions", where)
    for number, action in enumerate(actions, 1):
        place = f"{where}, action {number}"
        submit(match, _object(action, place), place)
    outcome = match.rounds[-1].outcome
    if outcome is None:
        claimed = [key for key in match.game.codec.outcome_keys if key in data]
        if claimed:
            raise BadRecord(f"it is not finished, but has {claimed[0]}", where)
        return
    for key, value in match.game.codec.write_outcome(outcome).items():
        if not _same(data.get(key), value):
            raise BadRecord(f"its {key} are not what follows from its actions", where)


def begin_round(match: Match, data: Json, where: str) -> None:
    """Deals the round of a record, if it may be dealt."""
    previous = match.rounds[-1].deal if match.rounds else None
    try:
        match.begin_round(match.game.codec.read_deal(data, match.seats, match.options, previous))
    except BadRecord as error:
        raise BadRecord(str(error), where) from None
    except Refusal as refusal:
        raise BadRecord(f"it comes after the end ({_words(refusal)})", where) from None


def submit(match: Match, data: Json, where: str) -> None:
    """Does an action of a record, if the rules allow it."""
    seat = data.get("player", TABLE)
    at = data.get("at")
    if type(seat) is not int or not TABLE <= seat < match.seats:
        raise BadRecord("its player is not one of the seats", where)
    if not match.in_round:
        raise BadRecord("the round was over before it", where)
    try:
        action = match.game.codec.read_action(match.truth, seat, data)
        match.submit(seat, action, at=at if match.game.live else None)
    except BadRecord as error:
        raise BadRecord(str(error), where) from None
    except Refusal as refusal:
        raise BadRecord(f"the rules refuse it ({_words(refusal)})", where) from None


def _same(found: object, expected: object) -> bool:
    """Equal in value and type (1 is neither true nor 1.0); unknown keys are passed over."""
    if type(found) is not type(expected):
        return False
    if isinstance(found, dict) and isinstance(expected, dict):
        return all(key in found and _same(found[key], expected[key]) for key in expected)
    if isinstance(found, list) and isinstance(expected, list):
        return len(found) == len(expected) and all(map(_same, found, expected))
    return found == expected


def _words(refusal: Refusal) -> str:
    return refusal.reason.replace("_", " ")


# ----------------------------------------------------------------------- files


def read_file(path: Path, games: Mapping[str, AnyGame]) -> Match:
    """The match in a save file."""
    matches = read_all(path, games)
    match = next(matches, None)
    if match is None:
        raise BadRecord("it is empty")
    if next(matches, None) is not None:
        raise BadRecord("it holds more than one match")
    return match


def check_ordinary(path: Path) -> None:
    """Raises BadRecord unless this is an ordinary file: devices and pipes may never end, or never
    begin."""
    if not stat.S_ISREG(path.stat().st_mode):
        raise BadRecord("it is not an ordinary file")


def read_all(path: Path, games: Mapping[str, AnyGame]) -> Iterator[Match]:
    """The matches in a file, one after the other: one, or one a line in a `.jsonl` file."""
    try:
        check_ordinary(path)
        with path.open("rb") as file:
            if path.suffix.lower() != ".jsonl":
                yield read(file.read(SIZE_LIMIT + 1), games)
                return
            for number in range(1, 1 << 62):
                line = file.readline(SIZE_LIMIT + 1)
                if not line:
                    break
                if line.isspace():
                    continue
                try:
                    yield read(line, games)
                except BadRecord as error:
                    raise type(error)(str(error), f"line {number}") from None
    except OSError as error:
        raise Unreadable(error) from None
