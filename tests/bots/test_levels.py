"""Levels and characters, whatever the game."""

from __future__ import annotations

import pytest

from quando_desktop.bots.bot import Advice, Bot, RandomBot
from quando_desktop.bots.characters import CHARACTERS, PLAIN, Temperament, temperament_of
from quando_desktop.bots.levels import LEVELS, USUAL, nearest
from quando_desktop.engine.chance import Chance
from quando_desktop.games import GAMES, PLUGS, make_bot, make_mind
from tests.games.quando.rounds import table


def test_a_level_that_there_is_stays() -> None:
    assert LEVELS == ("easy", "fair", "good", "expert")
    assert [nearest(level) for level in LEVELS] == list(LEVELS)


@pytest.mark.parametrize(
    ("level", "wanted"),
    [("random", "easy"), ("plain", "fair"), ("grandmaster", USUAL), ("", USUAL), (None, USUAL)],
)
def test_another_level_becomes_one_that_there_is(level: str | None, wanted: str) -> None:
    assert nearest(level) == wanted


def test_there_are_eight_characters_and_each_is_like_no_other() -> None:
    assert len(CHARACTERS) == len(set(CHARACTERS.values())) == 8
    for found in CHARACTERS.values():
        *leanings, memory = found
        assert all(-1 <= leaning <= 1 for leaning in leanings)
        assert 0 <= memory <= 1


def test_somebody_unknown_has_no_leaning() -> None:
    assert temperament_of(None) == temperament_of("") == temperament_of("nobody") == PLAIN
    assert temperament_of("olive") == PLAIN == Temperament()
    assert temperament_of("vesna").patience < 0


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if not game.live])
def test_every_level_and_character_has_a_player_which_is_made_once(game: str) -> None:
    made: dict[tuple[str, str], Bot[object]] = {  # type: ignore[type-var]
        (level, character): make_bot(game, level, character)
        for level in LEVELS
        for character in CHARACTERS
    }
    assert len({id(bot) for bot in made.values()}) == 4 * 8
    assert make_bot(game, "good", "pip") is made["good", "pip"]
    assert make_bot(game, "good") is made["good", "olive"], "who has no leaning either"


@pytest.mark.parametrize("game", [game.id for game in GAMES.values() if game.live])
def test_players_of_a_live_game_are_made_for_one_match_each(game: str) -> None:
    for level in (*LEVELS, *PLUGS[game].yardsticks):
        for character in (None, *CHARACTERS):
            mind = make_mind(game, level, character, 0, Chance(1))
            assert mind is not make_mind(game, level, character, 0, Chance(1))
            assert mind.intent() is None, "nothing was shown yet"


def test_who_gives_no_reasons_still_advises() -> None:
    view = table("9/1 8/2 4/3", "7/1 6/2 5/3").observe(0)
    advice = RandomBot().advise(view, Chance(3))
    assert advice == Advice(RandomBot().choose(view, Chance(3)))
    assert advice.reason is None
