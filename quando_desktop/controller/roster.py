"""Computer players for the seats of a match. The worker process imports this, so it knows no Qt."""

from __future__ import annotations

from typing import Any

from quando_desktop.bots.bot import Bot, RandomBot
from quando_desktop.bots.levels import mixed, nearest
from quando_desktop.bots.live_mind import Mind
from quando_desktop.bots.question import Question
from quando_desktop.engine.chance import Chance, fresh_seed
from quando_desktop.engine.contract import Action
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import make_bot, make_mind


def bot_for(game: str, level: str | None, character: str | None) -> Bot[Any]:
    """The bot of a level and a character. A level that only an old record knows becomes the closest
    one; an unknown character has no leaning."""
    return make_bot(game, nearest(level), character)


def skill_of(player: Player) -> str | None:
    """The level of a computer player, or the name of the mixture that it is in this match."""
    return player.level if player.strength is None else mixed(player.strength)


def minds_for(match: Match) -> dict[int, Mind[Any]]:
    """The computer players of a live match, by their seats; for unknown levels as above."""
    chance = Chance(fresh_seed() if match.seed is None else match.seed)
    return {
        seat: make_mind(match.game.id, nearest(skill_of(each)), each.character, seat, chance)
        for seat, each in enumerate(match.players)
        if each.kind is Kind.COMPUTER
    }


def stand_in(question: Question) -> Action:
    """A legal action without any thought, for a computer player that has failed."""
    return RandomBot().choose(question.observation, Chance(question.chance).stream("stand-in"))
