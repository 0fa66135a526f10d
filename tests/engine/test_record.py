"""Records: written and read again byte for byte, and nothing false is ever believed.

Whatever is thrown at the reader, it refuses with one sentence that names the place, or it accepts
what the independent referee accepts as well.
"""

from __future__ import annotations

import copy
import json
import re
import time
import tracemalloc
from collections.abc import Callable, Iterator
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine import record
from quando_desktop.engine.chance import SEED_LIMIT, Chance
from quando_desktop.engine.contract import BadRecord, Json
from quando_desktop.engine.match import Match
from quando_desktop.engine.seats import NAME_LIMIT, Kind, Player
from quando_desktop.games import GAMES, LEVELS
from quando_desktop.simulate import Contest
from tests.referee import Foul, judge

QUANDO = GAMES["quando"]
SEATS = list(QUANDO.seats)
KEYS = {"target", "knock_penalty", "hand_size", "plays_before_knock"}

Place = tuple[str | int, ...]
"""Where a value stands in a record: keys and places in lists, from the outside in."""


# ---------------------------------------------------------------- making records


def played(seats: int, level: str, seed: int, **options: int) -> Match:
    """A whole match of computer players."""
    bot = LEVELS["quando"][level]
    chosen = QUANDO.check_options(seats, options)
    return next(Contest(QUANDO, [level] * seats, [bot] * seats, chosen, 1, seed).play())


def scripted(seed: int, script: str, **options: int) -> str:
    """The record of a match dealt from a seed and played by a script, one round a line."""
    players = [Player("Maria"), Player("Linus", Kind.COMPUTER, "plain")]
    match = Match(QUANDO, players, options, seed)
    for line in script.split("\n"):
        match.begin_round()
        for words in map(str.split, line.split(";")):
            record.submit(match, action(int(words[0]), words[1], words[1:]), "the script")
    assert match.result is not None
    return record.write(match)


def action(seat: int, word: str, cards: list[str]) -> Json:
    """An action from its script: "1 knock", "1 shown", "1 flip 0/10", "1 7/1 7/3 7/2"."""
    if word in {"shown", "hidden"}:
        return {"player": seat, "do": "draw", "side": word}
    if word in {"knock", "pass"}:
        return {"player": seat, "do": word}
    if word == "flip":
        return {"player": seat, "do": "flip", "card": cards[1]}
    return {"player": seat, "do": "play", "cards": cards}


@cache
def specimen_text() -> str:
    """Two rounds with every kind of action and both kinds of ending."""
    return scripted(
        702839000109388,
        "1 5/4 6/2 7/8; 1 shown; 0 6/7 7/4 8/9; 0 shown; 1 9/2; 1 shown; 0 4/3; 0 shown; 1 knock;"
        "0 1/2 2/10 3/2; 0 shown\n"
        "0 7/1 7/3 7/2; 0 hidden; 1 flip 0/10; 1 10/7 10/0; 1 hidden; 0 10/6; 0 hidden;"
        "1 8/10 8/6; 1 hidden; 0 9/7; 0 hidden; 1 3/5 4/9 5/7; 1 shown; 0 5/6; 0 shown; 1 knock;"
        "0 pass",
        hand_size=6,
        target=20,
        plays_before_knock=1,
    )


def specimen() -> Json:
    """A fresh copy, to be changed."""
    data: Json = json.loads(specimen_text())
    return data


@cache
def short_text() -> str:
    """A finished match of one short round."""
    return scripted(
        3486556047000209,
        "1 9/7; 1 hidden; 0 7/2; 0 shown; 1 knock; 0 pass",
        hand_size=3,
        target=5,
        plays_before_knock=1,
    )


def unfinished() -> Json:
    """The specimen, cut in the middle of its second round."""
    return cut(specimen(), 1, 3)


def cut(data: Json, rounds: int, actions: int) -> Json:
    """A finished record as it was after so many rounds and so many actions of the next."""
    kept = data["rounds"][:rounds]
    rest = data["rounds"][rounds]
    begun = {key: rest[key] for key in ("dealer", "deal")} | {"actions": rest["actions"][:actions]}
    return data | {"rounds": [*kept, begun], "result": None}


def read(data: Json) -> Match:
    return record.read(json.dumps(data), GAMES)


def refusal(text: str | bytes) -> str:
    """Why the reader refuses this."""
    with pytest.raises(BadRecord) as caught:
        record.read(text, GAMES)
    return sentence(caught.value)


def sentence(error: BadRecord) -> str:
    """What it says: one short line that every terminal can show."""
    said = str(error)
    assert said.isascii(), said
    assert said.isprintable(), said
    assert 10 < len(said) < 200, said
    return said


def verdict(text: str | bytes) -> str | None:
    """What the reader finds wrong, or None if it accepts. Nothing but BadRecord may come out.

    What it accepts can be written and read again.
    """
    try:
        match = record.read(text, GAMES)
    except BadRecord as error:
        return sentence(error)
    written = record.write(match)
    assert record.write(record.read(written, GAMES)) == written
    return None


def foul(data: Any) -> str | None:
    """What the referee finds wrong, or None."""
    try:
        judge(data)
    except Foul as found:
        return str(found)
    return None


# -------------------------------------------------------------------- mutations


def places(data: Any, path: Place = ()) -> Iterator[Place]:
    """Every place in a record, the record itself first."""
    yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def found(data: Any, path: Place) -> Any:
    for key in path:
        data = data[key]
    return data


def changed(data: Json, path: Place, change: Callable[[Any, Any], None]) -> Json:
    """A copy in which `change(holder, key)` was done to what stands at a place."""
    data = copy.deepcopy(data)
    change(found(data, path[:-1]), path[-1])
    return data


def replaced(data: Json, path: Place, value: Any) -> Json:
    return changed(data, path, lambda holder, key: holder.__setitem__(key, value))


def without(data: Json, path: Place) -> Json:
    return changed(data, path, lambda holder, key: holder.__delitem__(key))


# ------------------------------------------------------------------- round trips


def test_the_specimen_has_every_kind_of_action_and_ending() -> None:
    data = specimen()
    actions = [action for played in data["rounds"] for action in played["actions"]]
    assert {action["do"] for action in actions} == {"play", "draw", "flip", "knock", "pass"}
    assert {action.get("side") for action in actions} == {None, "shown", "hidden"}
    assert [played["ended_by"] for played in data["rounds"]] == ["zeros", "knock"]
    assert len(short_text()) < 1100


@pytest.mark.parametrize("level", ["random", "plain"])
@pytest.mark.parametrize("seats", SEATS)
def test_a_match_comes_back_byte_for_byte(seats: int, level: str) -> None:
    for seed in range(3):
        match = played(seats, level, seed)
        text = record.write(match)
        again = record.read(text, GAMES)
        assert record.write(again) == text
        assert record.write(record.read(text.encode(), GAMES)) == text
        assert again.result == match.result
        assert again.players == match.players
        assert [log.outcome for log in again.rounds] == [log.outcome for log in match.rounds]
        assert foul(json.loads(text)) is None


@given(data=st.data())
@settings(max_examples=40, deadline=None)
def test_every_option_within_its_bounds_comes_back(data: st.DataObject) -> None:
    """Even where it allows a match without end, which is cut off here."""
    seats = data.draw(st.sampled_from(SEATS))
    options = {
        option.key: data.draw(st.integers(option.minimum, option.maximum), label=option.key)
        for option in QUANDO.options(seats)
    }
    match = Match(QUANDO, [Player(f"P{seat}") for seat in range(seats)], options, seed=1)
    steps = data.draw(st.integers(0, 150))
    bot, chance = LEVELS["quando"]["random"], Chance(data.draw(st.integers(0, 99)))
    while steps and match.result is None:
        steps -= 1
        if not match.in_round:
            match.begin_round()
            continue
        seat = match.to_act()[0]
        match.submit(seat, bot.choose(match.observe(seat), chance))
    text = record.write(match)
    assert record.write(record.read(text, GAMES)) == text
    assert foul(json.loads(text)) is None


def test_a_match_cut_after_any_action_comes_back_and_goes_on_to_the_same_end() -> None:
    """Later rounds are dealt from the seed in the record, as if nothing had happened."""
    whole = specimen()
    for number, round_ in enumerate(whole["rounds"]):
        for actions in range(len(round_["actions"])):
            text = record.dump(cut(whole, number, actions))
            match = record.read(text, GAMES)
            assert record.write(match) == text
            assert match.in_round
            assert foul(json.loads(text)) is None
            finish(match, whole)
            assert record.write(match) == specimen_text()


def finish(match: Match, whole: Json) -> None:
    """Does what is left of a record's actions; the deals come from the match itself."""
    for number, round_ in enumerate(whole["rounds"], 1):
        if number > len(match.rounds):
            match.begin_round()
        if number == len(match.rounds):
            for action in round_["actions"][len(match.rounds[-1].moves) :]:
                record.submit(match, action, "")


def test_a_match_between_rounds_comes_back_and_deals_the_same_next_round() -> None:
    whole = specimen()
    text = record.dump(whole | {"rounds": whole["rounds"][:1], "result": None})
    match = record.read(text, GAMES)
    assert not match.in_round
    assert record.write(match) == text
    match.begin_round()
    assert match.rounds[1].data["deal"] == whole["rounds"][1]["deal"]


@pytest.mark.parametrize("seats", SEATS)
def test_a_match_before_its_first_deal_comes_back(seats: int) -> None:
    match = Match(QUANDO, [Player("A")] * seats)
    text = record.write(match)
    assert json.loads(text)["rounds"] == []
    assert json.loads(text)["seed"] is None
    assert record.write(record.read(text, GAMES)) == text
    assert foul(json.loads(text)) is None


def test_a_match_without_a_seed_has_its_deals_in_the_record_all_the_same() -> None:
    match = Match(QUANDO, [Player("A"), Player("B")])
    match.begin_round()
    text = record.write(match)
    assert record.write(record.read(text, GAMES)) == text


def test_a_record_is_one_line_of_the_documented_keys_in_order() -> None:
    text = specimen_text()
    assert "\n" not in text
    data = json.loads(text)
    assert " ".join(data) == "format version game players options seed rounds result"
    assert " ".join(data["rounds"][0]) == "dealer deal actions totals points ended_by"
    assert data["format"] == "quando-desktop/match"
    assert data["version"] == 1


@pytest.mark.parametrize("seats", SEATS)
def test_a_record_names_all_options_also_those_at_their_defaults(seats: int) -> None:
    """So a later change of a default changes no old record."""
    data = json.loads(record.write(Match(QUANDO, [Player("A")] * seats)))
    assert set(data["options"]) == KEYS


@pytest.mark.parametrize("key", sorted(KEYS))
def test_a_record_that_lacks_an_option_is_refused(key: str) -> None:
    data = without(specimen(), ("options", key))
    assert refusal(json.dumps(data)) == f"options: {key} is missing"
    assert foul(data) is not None


@pytest.mark.parametrize(
    "name",
    ["Jürgen", "Ωμέγα", "李雷", "שרה", "🂡 Ace", 'O\'Neil "Q" \\', "e\u0301", "</script>", "a b"],
)
def test_names_in_all_scripts_come_back(name: str) -> None:
    match = Match(QUANDO, [Player(name), Player("B", Kind.COMPUTER, name, name)], seed=1)
    text = record.write(match)
    assert name in json.loads(text)["players"][0]["name"]
    assert record.read(text.encode(), GAMES).players == match.players


@pytest.mark.parametrize(
    "name", ["", "  ", "a\nb", "\x1b[31m", "\u202e", "\ud800", "x" * (NAME_LIMIT + 1)]
)
def test_no_match_is_played_under_a_name_that_its_record_could_not_keep(name: str) -> None:
    """Otherwise what is saved could never be read again."""
    try:
        match = Match(QUANDO, [Player(name), Player("B")], seed=1)
    except ValueError:
        return
    assert record.read(record.write(match), GAMES).players == match.players


# ---------------------------------------------------------- versions and unknown keys


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_unknown_further_keys_are_ignored_everywhere(make: Callable[[], Json]) -> None:
    """Further keys may be added by a later version."""
    data = make()
    holders = [path for path in places(data) if isinstance(found(data, path), dict)]
    assert len(holders) > 20
    full = copy.deepcopy(data)
    for path in holders:
        for later in ({"any": [1, None]}, None, "x"):
            found(full, path)["later"] = later
            one = changed(data, (*path, "later"), lambda h, k, v=later: h.__setitem__(k, v))  # type: ignore[misc]
            assert record.write(read(one)) == record.dump(data)
            assert foul(one) is None
    assert record.write(read(full)) == record.dump(data)


@pytest.mark.parametrize("version", [0, 2, 1.0, "1", None, True, [1], -1, 10**4000])
def test_an_unknown_version_is_refused(version: Any) -> None:
    said = refusal(json.dumps(specimen() | {"version": version}))
    assert re.fullmatch(r"its version .+ is not known to this program", said)


@pytest.mark.parametrize("name", ["quando-desktop/journal", "", None, 1, "QUANDO-DESKTOP/MATCH"])
def test_another_format_is_refused(name: Any) -> None:
    data = specimen() | {"format": name}
    assert refusal(json.dumps(data)) == "it is not a quando-desktop/match file"


@pytest.mark.parametrize("game", ["whist", "Quando", "", None, 3, ["quando"], "\ud800\n", "q" * 99])
def test_an_unknown_game_is_refused(game: Any) -> None:
    said = refusal(json.dumps(specimen() | {"game": game}))
    assert re.fullmatch(r"its game .+ is not one of .*quando.*", said)


# ------------------------------------------------------------- wrong types everywhere

WRONG: list[Any] = [None, True, False, -1, 1.5, 1.0, "", "x", [], {}, 10**30, [[]], {"": None}]


def expected_place(path: Place) -> str:
    """What a refusal must say when what stands at this place has a wrong type."""
    match path:
        case ("format",):
            return "quando-desktop/match"
        case ("rounds", int(number), "actions", int(action), *_):
            return f"round {number + 1}, action {action + 1}: "
        case ("rounds", int(number), *_):
            return f"round {number + 1}"
        case ("players", int(seat), *_):
            return f"player {seat}: "
    return str(path[0]).removesuffix("s")


def is_right(path: Place, value: Any) -> bool:
    """Whether a value of `WRONG` is right at a place all the same."""
    match path:
        case ("players", _, "name"):
            return bool(value == "x")
        case ("players", _, "level"):
            return value is None or bool(value == "x")
        case ("seed",) | ("result",):
            return value is None
        case ("rounds",) | ("rounds", 1, "actions"):
            return bool(value == [])
    return False


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_every_wrong_type_at_every_place_is_refused_there(make: Callable[[], Json]) -> None:
    data = make()
    for path in places(data):
        for wrong in WRONG:
            if path == ():
                if wrong != {}:
                    assert "it is not a" in refusal(json.dumps(wrong))
                continue
            before = found(data, path)
            if type(before) is type(wrong) and before == wrong:
                continue
            mutant = replaced(data, path, wrong)
            said = verdict(json.dumps(mutant))
            if said is None:
                assert foul(mutant) is None, (path, wrong)
                assert is_right(path, wrong), (path, wrong)
            elif not (path == ("rounds",) and wrong == []):
                assert expected_place(path) in said, (path, wrong, said)


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_every_key_of_the_format_has_to_be_there(make: Callable[[], Json]) -> None:
    """All but a computer player's level."""
    data = make()
    for path in places(data):
        if path and isinstance(path[-1], str) and path[-1] != "level":
            mutant = without(data, path)
            said = verdict(json.dumps(mutant))
            assert said is not None, path
            assert expected_place(path) in said, (path, said)


@pytest.mark.parametrize("key", ["totals", "points", "ended_by"])
def test_an_unfinished_round_claims_no_end(key: str) -> None:
    for claim in (None, specimen()["rounds"][1][key]):
        data = unfinished()
        data["rounds"][1][key] = claim
        assert foul(data) is not None
        assert refusal(json.dumps(data)) == f"round 2: it is not finished, but has {key}"


# --------------------------------------------------------------- false but well formed


def neighbours(data: Json) -> Iterator[Json]:
    """Records that differ a little in what the rules have to judge, types all right."""
    for path in places(data):
        if not path or path[0] not in {"rounds", "result", "players"}:
            continue
        value = found(data, path)
        if isinstance(path[-1], int):
            yield without(data, path)
            yield changed(data, path, lambda holder, at: holder.insert(at, holder[at]))
            if path[-1]:
                yield changed(data, path, _swap)
        if isinstance(value, int) and not isinstance(value, bool):
            yield from (replaced(data, path, value + step) for step in (-2, -1, 1, 2))
        if isinstance(value, str) and "/" in value:
            yield replaced(data, path, "/".join(reversed(value.split("/"))))
            yield from (replaced(data, path, card) for card in ("0/1", "10/9", "3/3", "11/0"))
        for words in (("shown", "hidden"), ("knock", "pass", "zeros"), ("play", "draw", "flip")):
            if value in words:
                yield from (replaced(data, path, word) for word in words if word != value)
    for key in KEYS:
        option = next(each for each in QUANDO.options(2) if each.key == key)
        for value in {option.minimum, option.maximum, data["options"][key] + 1}:
            yield replaced(data, ("options", key), value)


def _swap(holder: list[Any], at: int) -> None:
    holder[at - 1], holder[at] = holder[at], holder[at - 1]


@pytest.mark.parametrize("make", [specimen, unfinished])
def test_the_reader_and_the_referee_agree_about_every_neighbour(make: Callable[[], Json]) -> None:
    accepted = refused = 0
    for mutant in neighbours(make()):
        said, fouled = verdict(json.dumps(mutant)), foul(mutant)
        assert (said is None) == (fouled is None), (said, fouled)
        accepted += said is None
        refused += said is not None
    assert accepted > 50
    assert refused > 500


def test_an_illegal_action_in_the_middle_is_named() -> None:
    data = specimen()
    actions = data["rounds"][0]["actions"]
    at = next(n for n, action in enumerate(actions) if n > 3 and action["do"] == "play")
    seat = actions[at]["player"]
    for wrong, why in [
        ({"player": seat, "do": "pass"}, "the rules refuse it (pass only in last round)"),
        ({"player": seat, "do": "draw", "side": "shown"}, "the rules refuse it (play)"),
        ({"player": 1 - seat, "do": "pass"}, "the rules refuse it (not your turn)"),
        ({"player": seat, "do": "play", "cards": []}, "the rules refuse it (nothing played)"),
        ({"player": seat, "do": "sing"}, "it is not an action of Quando"),
        ({"player": 2, "do": "pass"}, "its player is not one of the seats"),
        ({"do": "pass"}, "the rules refuse it (not your turn)"),
    ]:
        mutant = replaced(data, ("rounds", 0, "actions", at), wrong)
        assert refusal(json.dumps(mutant)) == f"round 1, action {at + 1}: {why}"
        assert foul(mutant) is not None


def test_cards_that_are_not_in_the_hand_or_twice_in_a_play_are_refused() -> None:
    data = specimen()
    dealt = data["rounds"][0]["deal"]
    first = data["rounds"][0]["actions"][0]
    seat, card = first["player"], first["cards"][0]
    for cards in ([dealt["draw"][5]], [dealt["hands"][1 - seat][0]], [card, card], [card] * 99):
        mutant = replaced(data, ("rounds", 0, "actions", 0, "cards"), cards)
        assert refusal(json.dumps(mutant)).startswith("round 1, action 1: ")
        assert foul(mutant) is not None


def test_actions_after_the_end_of_a_round_are_refused() -> None:
    data = specimen()
    for number, played in enumerate(data["rounds"]):
        for extra in ({"player": 0, "do": "pass"}, played["actions"][-1], {}):
            mutant = copy.deepcopy(data)
            mutant["rounds"][number]["actions"].append(extra)
            place = f"round {number + 1}, action {len(played['actions']) + 1}: "
            assert refusal(json.dumps(mutant)).startswith(place)


def test_a_round_after_the_end_of_the_match_is_refused() -> None:
    data = specimen()
    data["rounds"].append(data["rounds"][0])
    assert refusal(json.dumps(data)).startswith("round 3: it comes after the end")


def test_a_round_after_an_unfinished_one_is_refused() -> None:
    data = specimen()
    data["rounds"][0] = cut(specimen(), 0, 2)["rounds"][0]
    assert refusal(json.dumps(data)) == "round 1: it is not finished, but another round follows"


def test_the_deal_has_to_move_clockwise() -> None:
    """Q7; the first dealer may be anybody."""
    data = specimen()
    same = replaced(data, ("rounds", 1, "dealer"), data["rounds"][0]["dealer"])
    assert refusal(json.dumps(same)) == "round 2: the deal did not move clockwise"


@pytest.mark.parametrize("seats", SEATS)
def test_impossible_deals_are_refused(seats: int) -> None:
    data = json.loads(record.write(played(seats, "random", 1)))
    dealt = data["rounds"][0]["deal"]
    a_hand, draw = dealt["hands"][0], dealt["draw"]
    turned = "/".join(reversed(draw[0].split("/")))
    for path, value in [
        (("hands", 0, 0), draw[0]),
        (("hands", 0, 0), turned),
        (("hands", 0, 0), "7/7"),
        (("hands", 0, 0), "11/0"),
        (("hands", 0, 0), "07/2"),
        (("hands", 0, 0), " 7/2"),
        (("hands", 0, 0), "7 / 2"),
        (("hands", 0, 0), "٧/٢"),
        (("hands", 0, 0), "-1/2"),
        (("hands", 0), a_hand[1:]),
        (("hands", 0), [*a_hand, draw[0]]),
        (("hands",), dealt["hands"][1:]),
        (("hands",), [*dealt["hands"], a_hand]),
        (("draw",), draw[1:]),
        (("draw",), [*draw, draw[0]]),
        (("draw",), draw * 10_000),
    ]:
        mutant = replaced(data, ("rounds", 0, "deal", *path), value)
        assert refusal(json.dumps(mutant)).startswith("round 1: "), (path, value)
        assert foul(mutant) is not None
    moved = copy.deepcopy(data)
    moved["rounds"][0]["deal"]["hands"][0].append(moved["rounds"][0]["deal"]["draw"].pop())
    assert refusal(json.dumps(moved)).startswith("round 1: a hand does not have ")


def test_a_claimed_end_has_to_follow_from_the_actions() -> None:
    """`totals`, `points` and `ended_by` of a round, `scores` and `winners` of the match; also 1
    is neither true nor 1.0."""
    data = specimen()
    data["rounds"][1]["totals"] = [float(total) for total in data["rounds"][1]["totals"]]
    assert refusal(json.dumps(data)).startswith("round 2: its totals ")
    data = specimen()
    winner = data["result"]["winners"][0]
    for result in (
        None,
        {"scores": data["result"]["scores"]},
        data["result"] | {"winners": [bool(winner)]},
        data["result"] | {"winners": [1 - winner]},
        data["result"] | {"winners": [0, 1]},
        data["result"] | {"winners": []},
        data["result"] | {"scores": data["result"]["scores"][::-1]},
        [data["result"]],
    ):
        mutant = data | {"result": result}
        assert "its result " in refusal(json.dumps(mutant))
        assert foul(mutant) is not None


# ------------------------------------------------------------------ damaged and hostile


def test_a_record_cut_off_at_any_byte_is_refused() -> None:
    data = short_text().encode()
    for length in range(len(data)):
        refusal(data[:length])


def test_a_flipped_bit_anywhere_is_refused_or_makes_another_true_record() -> None:
    data = short_text().encode()
    accepted = 0
    for at in range(len(data)):
        for bit in range(8):
            mutant = bytearray(data)
            mutant[at] ^= 1 << bit
            if verdict(bytes(mutant)) is None:
                accepted += 1
                assert foul(json.loads(mutant)) is None, bytes(mutant)
    assert 0 < accepted < 1000


@given(data=st.data())
@settings(max_examples=150, deadline=None)
def test_random_bytes_put_anywhere_are_refused_or_make_a_true_record(data: st.DataObject) -> None:
    text = specimen_text().encode()
    start = data.draw(st.integers(0, len(text)))
    end = data.draw(st.integers(start, min(len(text), start + 30)))
    mutant = text[:start] + data.draw(st.binary(max_size=10)) + text[end:]
    if verdict(mutant) is None:
        assert foul(json.loads(mutant)) is None


JSON_VALUES: st.SearchStrategy[Any] = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=5)
    | st.sampled_from(["7/2", "play", "draw", "flip", "knock", "pass", "shown", "hidden"]),
    lambda inner: (
        st.lists(inner, max_size=3)
        | st.dictionaries(
            st.sampled_from(["player", "do", "card", "cards", "side", "x"]), inner, max_size=3
        )
    ),
    max_leaves=6,
)


@given(data=st.data())
@settings(max_examples=250, deadline=None)
def test_random_values_put_anywhere_are_refused_or_make_a_true_record(data: st.DataObject) -> None:
    mutant = data.draw(st.sampled_from([specimen, unfinished]))()
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from([path for path in places(mutant) if path]))
        if data.draw(st.booleans()):
            mutant = replaced(mutant, path, data.draw(JSON_VALUES))
        else:
            mutant = without(mutant, path)
    if verdict(json.dumps(mutant)) is None:
        assert foul(mutant) is None


@given(st.binary(max_size=200) | st.text(max_size=200) | JSON_VALUES.map(json.dumps))
@settings(max_examples=150, deadline=None)
def test_any_other_text_is_refused(text: str | bytes) -> None:
    refusal(text)


@pytest.mark.parametrize("key", ["format", "rounds", "seed", "later"])
def test_the_same_key_twice_is_refused(key: str) -> None:
    """Readers of JSON differ in which of the two they take."""
    text = specimen_text()
    twice = text[:-1] + f',"{key}":1,"{key}":1}}'
    assert refusal(twice) == "it has the same key twice in one object"
    inner = text.replace('"do":"knock"', '"do":"knock","do":"pass"', 1)
    assert refusal(inner) == "it has the same key twice in one object"


@pytest.mark.parametrize("word", ["NaN", "Infinity", "-Infinity"])
@pytest.mark.parametrize("key", ["seed", "result", "later"])
def test_numbers_that_json_does_not_have_are_refused(key: str, word: str) -> None:
    text = json.dumps(specimen() | {key: "HERE"}).replace('"HERE"', word)
    assert refusal(text) == f"it holds {word}, which is not JSON"


def test_numbers_beyond_all_bounds_are_refused() -> None:
    for number in ("9" * 4000, "-" + "9" * 4000, "1e999", "-1e999", "1e-999", "0.1", "1e2"):
        for key in ("seed", "version"):
            refusal(json.dumps(specimen() | {key: "HERE"}).replace('"HERE"', number))
        for path in [("options", "target"), ("rounds", 0, "dealer"), ("rounds", 0, "points", 0)]:
            mutant = json.dumps(replaced(specimen(), path, "HERE"))
            refusal(mutant.replace('"HERE"', number))


@pytest.mark.parametrize("key", ["seed", "version", "later", "result"])
def test_a_number_of_ten_thousand_digits_is_refused(key: str) -> None:
    text = json.dumps(specimen() | {key: "HERE"}).replace('"HERE"', "9" * 10_000)
    assert refusal(text) == "it holds a number that is too long"


def test_seeds_are_whole_numbers_that_every_reader_of_json_keeps_exact() -> None:
    for seed in (0, SEED_LIMIT - 1, None):
        assert read(specimen() | {"seed": seed}).seed == seed
    for wrong in (SEED_LIMIT, -1, 1.0, "1", True):
        assert refusal(json.dumps(specimen() | {"seed": wrong})).startswith("its seed ")


@pytest.mark.parametrize(
    "name",
    ["a\nb", "\x00", "\x1b[2J", "a\tb", "\u202egnirts", "\u2028", "\x7f", "\ud800", "\udc80x", " "],
)
def test_names_that_would_upset_a_terminal_are_refused(name: str) -> None:
    data = specimen()
    assert refusal(json.dumps(replaced(data, ("players", 1, "name"), name))).startswith("player 1:")
    for key in ("level", "character"):
        mutant = replaced(data, ("players", 1, key), name)
        if name != " ":
            assert refusal(json.dumps(mutant)) == f"player 1: its {key} is not a name"


def test_what_a_record_says_is_quoted_short_and_harmless() -> None:
    for text in ("\x1b[2J\n", "x" * 10_000, "\ud800", "'\"\\"):
        for path in [("version",), ("game",), ("players", 0, "kind"), ("options", "target")]:
            refusal(json.dumps(replaced(specimen(), path, text)))
        refusal(json.dumps(replaced(specimen(), ("rounds", 0, "deal", "draw", 0), text)))


def test_text_that_is_not_utf8_is_refused() -> None:
    text = specimen_text()
    for data in (
        text.encode("utf-16"),
        text.encode("utf-32"),
        b"\xff" + text.encode(),
        text.encode().replace(b"Maria", b"Mari\xe4", 1),
        text.encode().replace(b"Maria", b"M\xed\xa0\x80", 1),
    ):
        assert refusal(data) == "it is not UTF-8 text"
    assert refusal(b"\xef\xbb\xbf" + text.encode()).startswith("it is not JSON")


LEVELS_DEEP = 100_000
NESTS = [("[", "1", "]"), ('{"a":', "1", "}"), ('[{"result":', "null", "}]")]


@pytest.mark.parametrize(("left", "core", "right"), NESTS)
def test_deep_nesting_is_refused_wherever_it_is(left: str, core: str, right: str) -> None:
    deep = left * LEVELS_DEEP + core + right * LEVELS_DEEP
    assert refusal(deep) == "it is nested too deeply"
    assert "cut off" in refusal(left * 10) or left == "["
    refusal(left * LEVELS_DEEP)
    for path in [
        ("result",),
        ("later",),
        ("options",),
        ("players", 0, "name"),
        ("rounds", 0),
        ("rounds", 0, "deal", "draw"),
        ("rounds", 1, "actions", 0, "cards", 0),
        ("rounds", 1, "points"),
    ]:
        mutant = json.dumps(replaced(specimen(), path, "HERE"))
        assert refusal(mutant.replace('"HERE"', deep)) == "it is nested too deeply"


def test_nesting_that_json_still_reads_does_no_harm() -> None:
    for depth in (50, 200, 400, 600, 800, 950):
        deep = "[" * depth + "]" * depth
        for key in ("result", "version", "later", "seed", "players", "rounds"):
            text = json.dumps(specimen() | {key: "HERE"}).replace('"HERE"', deep)
            said = verdict(text)
            assert said is not None or key == "later"


# ------------------------------------------------------------------------------- files


def write_file(path: Path, *texts: str) -> Path:
    path.write_bytes("".join(text + "\n" for text in texts).encode())
    return path


def file_refusal(path: Path) -> str:
    with pytest.raises(BadRecord) as caught:
        list(record.read_all(path, GAMES))
    return sentence(caught.value)


def test_a_save_file_holds_one_match_also_spread_over_lines(tmp_path: Path) -> None:
    path = tmp_path / "a.quando"
    path.write_text(json.dumps(specimen(), indent=2), encoding="utf-8")
    assert record.write(record.read_file(path, GAMES)) == specimen_text()
    write_file(path, specimen_text(), specimen_text())
    assert file_refusal(path).startswith("it is not JSON")


@pytest.mark.parametrize("name", ["a.jsonl", "a.JSONL"])
def test_a_jsonl_file_holds_a_match_a_line(tmp_path: Path, name: str) -> None:
    path = write_file(tmp_path / name, specimen_text(), short_text(), specimen_text())
    written = [record.write(match) for match in record.read_all(path, GAMES)]
    assert written == [specimen_text(), short_text(), specimen_text()]


def test_a_jsonl_file_is_good_up_to_its_first_bad_line_which_is_named(tmp_path: Path) -> None:
    path = write_file(tmp_path / "a.jsonl", specimen_text(), short_text(), "{}", specimen_text())
    matches = record.read_all(path, GAMES)
    next(matches)
    next(matches)
    with pytest.raises(BadRecord, match=r"^line 3: "):
        next(matches)


@pytest.mark.parametrize("ending", ["\n", "", "\r\n"])
def test_the_last_line_may_end_anyhow(tmp_path: Path, ending: str) -> None:
    path = tmp_path / "a.jsonl"
    path.write_bytes((short_text() + "\r\n" + short_text() + ending).encode())
    assert len(list(record.read_all(path, GAMES))) == 2


def test_a_save_file_with_no_match_or_several_says_which(tmp_path: Path) -> None:
    """It stops at the second one, however many there are."""
    path = write_file(tmp_path / "a.jsonl", short_text(), short_text(), "broken")
    with pytest.raises(BadRecord, match="more than one match"):
        record.read_file(path, GAMES)
    with pytest.raises(BadRecord, match=r"empty|no match"):
        record.read_file(write_file(tmp_path / "b.jsonl"), GAMES)


def test_what_is_no_ordinary_file_is_refused(tmp_path: Path) -> None:
    assert file_refusal(tmp_path) == "it is not an ordinary file"
    assert file_refusal(tmp_path / "missing").startswith("it cannot be read (")
    assert file_refusal(write_file(tmp_path / "empty.quando")).startswith("it is not JSON")


@pytest.mark.parametrize("name", ["huge.quando", "huge.jsonl"])
@pytest.mark.parametrize("beginning", ["", "{", "record"])
def test_a_file_of_100_mb_is_refused_in_bounded_memory(
    tmp_path: Path, name: str, beginning: str
) -> None:
    path = tmp_path / name
    with path.open("wb") as file:
        file.write((specimen_text()[:-1] if beginning == "record" else beginning).encode())
        file.truncate(100 << 20)
    tracemalloc.start()
    try:
        assert "too large for a match" in file_refusal(path)
        assert tracemalloc.get_traced_memory()[1] < 30 << 20
    finally:
        tracemalloc.stop()


def test_a_match_of_very_many_rounds_is_read_in_time_that_grows_with_its_length() -> None:
    """Nobody scores when everybody holds only zeros and knocking costs nothing, so a match can
    go on for as long as a record may be."""
    texts = [endless(rounds) for rounds in (300, 2400)]
    seconds = []
    for text in texts:
        start = time.process_time()
        record.read(text, GAMES)
        seconds.append(time.process_time() - start)
    assert seconds[1] < 8 * 3 * seconds[0]


def endless(rounds: int) -> str:
    rest = [f"{a}/{b}" for a in range(11) for b in range(a + 1, 11)][2:]
    deal = {"hands": [["0/1"], ["0/2"]], "draw": rest}
    data = record.header(
        Match(
            QUANDO,
            [Player("A"), Player("B")],
            {"target": 1000, "knock_penalty": 0, "hand_size": 1, "plays_before_knock": 0},
        )
    )
    data["rounds"] = [
        {
            "dealer": number % 2,
            "deal": deal,
            "actions": [
                {"player": 1 - number % 2, "do": "knock"},
                {"player": number % 2, "do": "pass"},
            ],
            "totals": [0, 0],
            "points": [0, 0],
            "ended_by": "knock",
        }
        for number in range(rounds)
    ]
    return record.dump(data | {"result": None})
