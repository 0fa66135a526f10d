"""Damaged and hostile records: nothing false is ever believed.

Whatever is thrown at the reader, it refuses with one sentence that names the place, or it accepts
what the independent referee accepts as well.
"""

from __future__ import annotations

import json

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from quando_desktop.engine.chance import SEED_LIMIT
from tests.engine.records import (
    foul,
    read,
    refusal,
    replaced,
    short_text,
    specimen,
    specimen_text,
    unfinished,
    verdict,
)
from tests.referee.mutants import json_values, tampered


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


JSON_VALUES = json_values(
    ["7/2", "play", "draw", "flip", "knock", "pass", "shown", "hidden"],
    ["player", "do", "card", "cards", "side", "x"],
)


@given(data=st.data())
@settings(max_examples=250, deadline=None)
def test_random_values_put_anywhere_are_refused_or_make_a_true_record(data: st.DataObject) -> None:
    mutant = data.draw(st.sampled_from([specimen, unfinished]))()
    mutant = tampered(data, mutant, JSON_VALUES)
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
