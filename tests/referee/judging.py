"""What the referees of all games share: reading plain JSON values, and the head of a record."""

from __future__ import annotations

FORMAT = "quando-desktop/match"
VERSION = 1


class Foul(Exception):
    """The record is not as the rules or the record format say."""


class RanOut(Exception):
    """The round needs another action, and the record has none."""


def object_of(value: object, what: str) -> dict[str, object]:
    if not isinstance(value, dict):
        raise Foul(f"{what} must be an object")
    return value


def list_of(value: object, what: str) -> list[object]:
    if not isinstance(value, list):
        raise Foul(f"{what} must be a list")
    return value


def whole(value: object, what: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise Foul(f"{what} must be a whole number")
    return value


def text_of(value: object, what: str) -> str:
    if not isinstance(value, str):
        raise Foul(f"{what} must be a text")
    return value


def key_of(holder: dict[str, object], key: str, what: str) -> object:
    if key not in holder:
        raise Foul(f"{what} has no {key!r}")
    return holder[key]


def whole_list(value: object, what: str) -> list[int]:
    return [whole(item, f"each entry of {what}") for item in list_of(value, what)]


def judge_head(record: dict[str, object], game: str, rule: str, fewest: int = 2) -> int:
    """Everything above the rounds but the options. Returns the number of players."""
    if key_of(record, "format", "the record") != FORMAT:
        raise Foul(f"the format must be {FORMAT!r}")
    version = whole(key_of(record, "version", "the record"), "version")
    if version != VERSION:
        raise Foul(f"version {version} is not known, only {VERSION}")
    if key_of(record, "game", "the record") != game:
        raise Foul(f"the game must be {game!r}")
    seed = key_of(record, "seed", "the record")
    if seed is not None:
        whole(seed, "seed")
    players = list_of(key_of(record, "players", "the record"), "players")
    if not fewest <= len(players) <= 6:
        raise Foul(f"{rule}: {fewest} to 6 players, not {len(players)}")
    for seat, entry in enumerate(players):
        what = f"player {seat}"
        player = object_of(entry, what)
        text_of(key_of(player, "name", what), f"the name of {what}")
        if key_of(player, "kind", what) not in ("human", "computer"):
            raise Foul(f"the kind of {what} must be 'human' or 'computer'")
    return len(players)


def judge_result(
    record: dict[str, object], rule: str, scores: list[int], winners: list[int] | None
) -> None:
    """What the record says of the end; without winners the match is not over."""
    result = key_of(record, "result", "the record")
    if winners is None:
        if result is not None:
            raise Foul(f"{rule}: the match is not over, so the result must be null")
        return
    if result is None:
        raise Foul(f"{rule}: the match is over, so the result must not be null")
    result = object_of(result, "result")
    given_scores = whole_list(key_of(result, "scores", "result"), "scores")
    if given_scores != scores:
        raise Foul(f"{rule}: the scores are {scores}, not {given_scores}")
    given_winners = whole_list(key_of(result, "winners", "result"), "winners")
    if given_winners != winners:
        raise Foul(f"{rule}: the winners are {winners}, not {given_winners}")
