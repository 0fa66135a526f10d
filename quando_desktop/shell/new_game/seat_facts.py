"""Facts for the card of a seat: who sits there, how strong, with which keys."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from quando_desktop.bots.levels import ADAPTIVE, LEVELS, USUAL_STRENGTH, between, closest
from quando_desktop.dataclass import dataclass, replace
from quando_desktop.engine.players import Kind
from quando_desktop.games.plug import Plug, SettingPlace
from quando_desktop.settings.keysets import DEFAULTS, are_usual, keysets_of
from quando_desktop.settings.settings import SeatChoice, Settings
from quando_desktop.shell.names import level_name
from quando_desktop.shell.new_game.plan import Plan
from quando_desktop.table.paint import keycaps
from quando_desktop.table.parts.faces import Face
from quando_desktop.table.scene.printed import KEYBOARD
from quando_desktop.table.text.words import you

translate = QCoreApplication.translate


@dataclass(frozen=True, slots=True)
class SeatFacts:
    """The content of a seat's card."""

    face: Face
    line: str
    """A few words about who sits there."""
    level: int | None
    """The level from 1; None for a person."""
    levels: tuple[str, ...]
    """The names of all levels, and last of all the player that keeps pace."""
    spoken: str
    can_go: bool
    """Whether the seat can be taken away."""
    partner: str = ""
    """The partner in a few words; empty where everybody plays alone."""
    keys: tuple[str, ...] = ()
    """The texts on a person's own keys, if they have some."""
    strength: int = 0
    """About the level that a player who keeps pace has now, from 1."""
    aid: int | None = None
    """The help of a person, from 1; None where the game offers none."""
    aids: tuple[str, ...] = ()
    """The names of all kinds of help."""


def seat_facts(
    plan: Plan,
    place: int,
    faces: Sequence[Face],
    plug: Plug,
    settings: Settings,
    pace: int = USUAL_STRENGTH,
) -> SeatFacts:
    """`pace` is the strength that keeps pace with the people of the plan."""
    seat, face = plan.seats[place], faces[place]
    partners = [faces[other].name for other in plan.partners(place)]
    spoken, partner = _with_partners(partners, _spoken(place, seat, face))
    if seat.kind is Kind.COMPUTER:
        line = plug.words().character_line(seat.character or "")
        return _computer(SeatFacts(face, line, 1, (), spoken, plan.can_remove, partner), seat, pace)
    line = translate("NewGame", "Sits at this computer.")
    if not seat.name and plan.people > 1:
        line = translate("NewGame", "This is you. Press here to enter your name.")
    facts = SeatFacts(face, line, None, (), spoken, plan.can_remove, partner)
    if plug.seat_setting is not None:
        value = settings.of(plan.recorded()[place].name, plug.seat_setting)
        names = plug.words().setting(plug.seat_setting, SettingPlace.NEW_GAME).choices
        facts = replace(facts, aid=plug.seat_setting.values.index(value) + 1, aids=names)
    return _with_keys(plan, place, facts, settings) if plan.game.live else facts


def _computer(facts: SeatFacts, seat: SeatChoice, pace: int) -> SeatFacts:
    """Adds the strength of a computer player."""
    choices = (*LEVELS, ADAPTIVE)
    level = seat.level if seat.level in choices else LEVELS[0]
    facts = replace(facts, level=choices.index(level) + 1, levels=tuple(map(level_name, choices)))
    if level != ADAPTIVE:
        return facts
    line = keeps_pace(pace)
    strength = LEVELS.index(closest(pace)) + 1
    return replace(facts, line=line, strength=strength, spoken=f"{facts.spoken}. {line}")


def keeps_pace(strength: int) -> str:
    """What a player does who keeps pace, and how strong it is now."""
    lower, upper, share = between(strength)
    first = translate("NewGame", "Adapts to your results between matches.")
    if lower not in LEVELS:
        now = translate("NewGame", "Plays below {level} now.").format(level=level_name(upper))
    elif share in (0, 100):
        level = lower if not share else upper
        now = translate("NewGame", "Plays at {level} now.").format(level=level_name(level))
    else:
        now = translate("NewGame", "Plays between {lower} and {upper} now.")
        now = now.format(lower=level_name(lower), upper=level_name(upper))
    return f"{first} {now}"


def help_of(name: str) -> str:
    """The name of a person's choice of help."""
    if name == you():
        return translate("NewGame", "Your help")
    return translate("NewGame", "{name}'s help").format(name=name)


def _spoken(place: int, seat: SeatChoice, face: Face) -> str:
    words = translate("NewGame", "Seat {number}: {name}, computer player, {level}")
    if seat.kind is Kind.HUMAN and face.name == you():
        words = translate("NewGame", "Seat {number}: you")
    elif seat.kind is Kind.HUMAN:
        words = translate("NewGame", "Seat {number}: {name}, person")
    return words.format(number=place + 1, name=face.name, level=level_name(seat.level or ""))


def _with_partners(partners: Sequence[str], spoken: str) -> tuple[str, str]:
    if not partners:
        return spoken, ""
    names = ", ".join(partners)
    if names == you():
        beside = translate("NewGame", "{seat}, your partner").format(seat=spoken)
        return beside, translate("NewGame", "with you")
    beside = translate("NewGame", "{seat}, partner of {name}").format(seat=spoken, name=names)
    return beside, translate("NewGame", "with {name}").format(name=names)


def _with_keys(plan: Plan, place: int, facts: SeatFacts, settings: Settings) -> SeatFacts:
    """Adds the person's own keys, for a game that all play at once."""
    facts = replace(facts, line="")
    if plan.people not in DEFAULTS:
        return facts
    before = sum(seat.kind is Kind.HUMAN for seat in plan.seats[:place])
    sets = keysets_of(settings, plan.people)
    keys = (KEYBOARD.spelled(sets) if are_usual(settings, plan.people) else sets)[before]
    words = translate(
        "NewGame", "{seat}. Keys: left {left}, right {right}, play {play}, draw {draw}"
    )
    named = {role: keycaps.name(key) for role, key in keys._asdict().items()}
    spoken = words.format(seat=facts.spoken, **named)
    return replace(facts, keys=tuple(map(keycaps.cap, keys)), spoken=spoken)


def note(plan: Plan, plug: Plug) -> str:
    """A sentence about this number of people at one computer."""
    count = plan.people
    if count == 0:
        return translate(
            "NewGame", "None of you is playing: you are watching the computer players."
        )
    if plan.game.live:
        return _live_note(plan, plug)
    if count == 1:
        return translate("NewGame", "You alone against the computer: no curtain, just play.")
    if count == 2:
        return translate(
            "NewGame", "Two people at one computer: a curtain falls between their turns."
        )
    words = translate(
        "NewGame", "{count} people at one computer: a curtain falls between their turns."
    )
    return words.format(count=count)


def _live_note(plan: Plan, plug: Plug) -> str:
    first = _live_way(plan)
    if plug.seat_setting is None:
        return first
    return f"{first} {plug.words().setting(plug.seat_setting, SettingPlace.NEW_GAME).hint}"


def _live_way(plan: Plan) -> str:
    """A sentence on how a live game is played: alone or together, at once or at leisure."""
    runs = plan.game.runs({option.key: plan.value(option) for option in plan.options()})
    if len(plan.seats) == 1:
        if runs:
            return translate(
                "NewGame", "You alone against the clock, with the keys shown at your seat."
            )
        return translate("NewGame", "You alone and at leisure, with the keys shown at your seat.")
    if not runs:
        return translate("NewGame", "One after the other and at leisure: no clock, no curtain.")
    if plan.people == 1:
        return translate(
            "NewGame", "Everybody plays at once, you with the keys shown at your seat."
        )
    return translate("NewGame", "Everybody plays at once, each of you with your own keys.")
