"""The states of a Quanto table that look different, with displays and hands of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial
from typing import NamedTuple

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.quanto.rules.actions import Phase
from quando_desktop.games.quanto.rules.cards import JOKER, RAINBOW, TEXTS, TILES
from quando_desktop.games.quanto.rules.view import HeldCard, Offering, Quanto, QuantoView
from quando_desktop.games.quanto.table.choosing.choice import PlayChoice
from quando_desktop.games.quanto.table.choosing.ways import with_choice, with_hint
from quando_desktop.games.quanto.table.hint import hinted_keys
from quando_desktop.games.quanto.table.scenery import (
    DisplayGroup,
    Moment,
    QuantoScenery,
    Told,
    Way,
    turned_up,
)
from quando_desktop.games.quanto.text import labels, refusals
from quando_desktop.games.quanto.text.moves import took_too_little
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.scene.tableau import Key
from quando_desktop.table.text import words as common
from tests.games.quanto.table import thinking
from tests.games.quanto.table.advice import advice

LONG_NAMES = ("Maximiliane-Sophie", "Wolfgang Amadeus", "Bartholomäus", "Hildegard", "Mira", "Jo")
DECK = (*range(1, 13), *(value + RAINBOW for value in range(4, 13)), JOKER)


class Sizes(NamedTuple):
    """How much lies where."""

    seats: int
    display: int
    own: int
    held: int
    quanto: int
    """Of everybody; 0 for no quantos."""
    teams: bool = False


def kinds(words: str) -> tuple[int, ...]:
    """Cards as they stand in a record."""
    return tuple(TEXTS[word] for word in words.split())


def some(count: int, first: int = 0) -> tuple[int, ...]:
    return tuple(DECK[(first + 5 * number) % len(DECK)] for number in range(count))


def held(cards: Sequence[int]) -> tuple[HeldCard, ...]:
    return tuple(HeldCard(number, kind) for number, kind in enumerate(cards))


def view_of(sizes: Sizes) -> QuantoView:
    seats = sizes.seats
    tiles = [*TILES][:seats] if sizes.quanto else []
    return QuantoView(
        seat=0,
        options={"teams": int(sizes.teams), "free_discard": 0},
        scores=(0,) * seats,
        dealer=seats - 1,
        phase=Phase.PLAY,
        active=0,
        again=False,
        may_offer=False,
        offering=None,
        hand=held(some(sizes.own)),
        hand_arrivals=sizes.own,
        hand_sizes=(sizes.own, *[sizes.held] * (seats - 1)),
        known=((),) * seats,
        display=held(some(sizes.display, 3)),
        display_arrivals=sizes.display,
        tiles=tuple(number for number in TILES if number not in tiles),
        quantos=tuple(Quanto(tile, some(sizes.quanto, tile)) for tile in tiles) or (None,) * seats,
        winnings=tuple(range(0, 9 * seats, 9)),
        draw=38,
        turned_up=(),
        gone=(),
        last_capture=None,
        race=(),
    )


def players(seats: int, people: int = 6) -> tuple[Player, ...]:
    characters = ("olive", "bruno", "vesna", "figo", "mira", "nils")
    return tuple(
        Player(name) if seat < people else Player(name, Kind.COMPUTER, "fair", characters[seat])
        for seat, name in enumerate(LONG_NAMES[:seats])
    )


def plain_scenery(sizes: Sizes) -> QuantoScenery:
    """A table at which the looker has to play."""
    view = view_of(sizes)
    return QuantoScenery(
        view=view,
        facts=MatchFacts(players(sizes.seats), (), (), 1),
        order=tuple(card.card for card in view.hand),
        acts=True,
        may_undo=True,
        is_saved=True,
    )


def table_sizes(seats: int) -> Iterator[Sizes]:
    """Sizes that the game allows."""
    hand = 4 if seats < 5 else 5
    yield Sizes(seats, hand + 2, hand, hand, 0)
    yield Sizes(seats, 9, hand, hand, 4)
    yield Sizes(seats, 8, 1, 1, 2)
    yield Sizes(seats, 16, hand, hand, 9)
    yield Sizes(seats, 11, hand - 1, hand, 3)
    yield Sizes(seats, 0, 0, 0, 3)
    if seats == 4:
        yield Sizes(seats, 7, hand, hand, 3, teams=True)
        yield Sizes(seats, 13, hand, hand, 6, teams=True)


def usual(seats: int) -> QuantoScenery:
    return plain_scenery(Sizes(seats, 6, 4, 4, 3))


def tables(_: int = 0) -> Iterator[tuple[object, QuantoScenery]]:
    """Tables of all sizes that the game allows."""
    return ((sizes, plain_scenery(sizes)) for seats in range(2, 7) for sizes in table_sizes(seats))


# ------------------------------------------------------------------------- the states


def ways(is_on: str, words: str) -> tuple[Way, ...]:
    """All buttons that a joker can have, and more."""
    caps = {"capture": "C", "form": "F", "extend": "E", "steal": "J", "discard": "D"}
    return tuple(
        Way(_key(kind), words, common.enter_key(), True)
        if kind == is_on
        else Way(_key(kind), labels.tab(kind), cap)
        for kind, cap in caps.items()
    )


def _key(kind: str) -> Key:
    """What is done to a quanto says whose it is."""
    return ("way", kind, 1) if kind in ("extend", "steal") else ("way", kind)


def _chosen(shown: QuantoScenery) -> QuantoScenery:
    """A card is chosen, all of the display goes along in groups."""
    cards = [card.card for card in shown.view.display]
    groups = tuple(DisplayGroup(tuple(cards[at : at + 3]), 12) for at in range(0, len(cards), 3))
    caption = labels.capture(len(groups), len(cards) + 1)
    return replace(
        shown,
        chosen=_first(shown),
        ways=ways("capture", caption),
        groups=groups,
        target=12,
        open_cards=frozenset(cards),
    )


def _first(shown: QuantoScenery) -> tuple[str, int] | None:
    return ("own", shown.view.hand[0].card) if shown.view.hand else None


def _interleaved(shown: QuantoScenery) -> QuantoScenery:
    """Groups of cards that lie apart, over each other."""
    cards = [card.card for card in shown.view.display]
    groups = tuple(DisplayGroup(tuple(cards[at::4]), 11) for at in range(min(4, len(cards))))
    return replace(_chosen(shown), groups=groups, target=11)


def _building(shown: QuantoScenery) -> QuantoScenery:
    cards = [card.card for card in shown.view.display]
    return replace(
        _chosen(shown),
        ready=False,
        ways=ways("capture", labels.tab("capture")),
        groups=(DisplayGroup(tuple(cards[:2]), 5, False),),
        prompt=labels.build_groups(9),
    )


def _forming(shown: QuantoScenery) -> QuantoScenery:
    view = shown.view
    cards = [card.card for card in view.display]
    return replace(
        _chosen(shown),
        ways=ways("form", labels.form(12, 3)),
        partner=cards[0] if cards else None,
        groups=(DisplayGroup(tuple(cards[1:3]), 12),) if len(cards) > 2 else (),
        tile=view.tiles[-1],
        aimed=view.seat,
    )


def _joker(shown: QuantoScenery) -> QuantoScenery:
    return replace(_chosen(shown), values=tuple(range(1, 13)), value=7, prompt=labels.joker_is())


def _bonus(shown: QuantoScenery) -> QuantoScenery:
    cards = [card.card for card in shown.view.display]
    return replace(
        _chosen(shown),
        groups=(DisplayGroup(tuple(cards[:2]), 9),),
        bonus=cards[-1] if cards else None,
        wants_bonus=True,
        prompt=labels.one_more(),
    )


def _steal(shown: QuantoScenery) -> QuantoScenery:
    victim = shown.view.seats - 1
    words = labels.steal(shown.facts.players[victim].name, 9)
    return replace(_chosen(shown), groups=(), ways=ways("steal", words), aimed=victim)


def _toast(shown: QuantoScenery) -> QuantoScenery:
    return replace(_chosen(shown), toast=refusals.no_bonus())


def _status(shown: QuantoScenery) -> QuantoScenery:
    return replace(
        shown,
        view=replace(shown.view, active=1),
        acts=False,
        status=f"{LONG_NAMES[1]}: 1 + 2 + 3 + 4, 10, 2 + 8",
        saved=OSError(28, "no space left on device"),
    )


def _told(shown: QuantoScenery) -> QuantoScenery:
    cards = [card.card for card in shown.view.display]
    told = Told(1, JOKER, 12, (DisplayGroup(tuple(cards[::2]), 12),), bonus=None, tile=12)
    return replace(_status(shown), moment=Moment.TOLD, told=told)


def _formed(shown: QuantoScenery) -> QuantoScenery:
    cards = [card.card for card in shown.view.display]
    told = Told(1, 7, 7, partner=cards[-1] if cards else None, tile=11, quanto=1)
    return replace(_status(shown), moment=Moment.TOLD, told=told)


def _turned_up(shown: QuantoScenery) -> QuantoScenery:
    view = replace(shown.view, phase=Phase.CHOOSE, turned_up=kinds("J 10r 3"), again=True)
    return replace(_joker(replace(shown, view=view)), chosen=turned_up(0), prompt="")


def _to_choose(shown: QuantoScenery) -> QuantoScenery:
    view = replace(shown.view, phase=Phase.CHOOSE, turned_up=kinds("1 10r 3"), again=True)
    return replace(shown, view=view)


def _refused_there(shown: QuantoScenery) -> QuantoScenery:
    return replace(_turned_up(shown), toast=refusals.no_bonus())


def _others_choose(shown: QuantoScenery) -> QuantoScenery:
    view = replace(shown.view, phase=Phase.CHOOSE, turned_up=kinds("11 12r"), again=True, active=1)
    words = f"{LONG_NAMES[1]}: " + labels.power(3)
    return replace(shown, view=view, acts=False, status=words)


def _offered(shown: QuantoScenery) -> QuantoScenery:
    view = replace(shown.view, phase=Phase.ANSWER, offering=Offering(2 % shown.view.seats, 9))
    answers = (
        Way(("way", "keep"), labels.keep(9, 10), common.enter_key(), True),
        Way(("way", "decline"), labels.give_back(), "Esc"),
    )
    return replace(shown, view=view, ways=answers, chosen=_first(shown))


def _offered_to_others(shown: QuantoScenery) -> QuantoScenery:
    view = replace(
        shown.view,
        phase=Phase.ANSWER,
        offering=Offering(shown.view.seats - 1, None),
        active=1,
    )
    return replace(shown, view=view, acts=False)


def _own_offer(shown: QuantoScenery) -> QuantoScenery:
    view = replace(shown.view, active=2 % shown.view.seats, may_offer=True)
    made = (
        Way(("way", "offer"), labels.offer(9), common.enter_key(), True),
        Way(("way", "silent"), labels.offer_nothing(), "Esc"),
    )
    prompt = labels.which_to_offer(LONG_NAMES[2])
    return replace(shown, view=view, offers=True, ways=made, chosen=_first(shown), prompt=prompt)


def _may_speak(shown: QuantoScenery) -> QuantoScenery:
    words = labels.ask_for_a_card(LONG_NAMES[0])
    return replace(shown, ways=(Way(("way", "speak"), words, "O"),))


def _last_cards(shown: QuantoScenery) -> QuantoScenery:
    return replace(shown, view=replace(shown.view, draw=0))


def _word(shown: QuantoScenery) -> QuantoScenery:
    word = Word(shown.view.seats - 1, "That was mine, if you please!")
    return replace(shown, word=word)


def _power(shown: QuantoScenery) -> QuantoScenery:
    hand = held(kinds("J 1 2 3")[: len(shown.view.hand)])
    view = replace(shown.view, hand=hand)
    return replace(_chosen(replace(shown, view=view)), groups=())


STATES: dict[str, Callable[[QuantoScenery], QuantoScenery]] = {
    "turn": lambda shown: shown,
    "chosen": _chosen,
    "interleaved": _interleaved,
    "building": _building,
    "forming": _forming,
    "joker": _joker,
    "bonus": _bonus,
    "steal": _steal,
    "toast": _toast,
    "status": _status,
    "told": _told,
    "formed": _formed,
    "turned up": _turned_up,
    "to choose": _to_choose,
    "refused there": _refused_there,
    "others choose": _others_choose,
    "offered": _offered,
    "offered to others": _offered_to_others,
    "own offer": _own_offer,
    "may speak": _may_speak,
    "last cards": _last_cards,
    "word": _word,
    "power": _power,
    **thinking.STATES,
}


# ------------------------------------------------------------------------------ hints

HINTED_SIZES = (
    Sizes(2, 6, 4, 4, 4),
    Sizes(3, 9, 4, 4, 2),
    Sizes(4, 7, 4, 4, 3, teams=True),
    Sizes(5, 11, 5, 5, 4),
    Sizes(6, 8, 5, 5, 3),
)


def hinted(sizes: Sizes, *, number: int) -> QuantoScenery:
    """A hint for one of the cards, with reasons, or the question for one; another card may be
    chosen already."""
    usual = replace(plain_scenery(sizes), hinted=True)
    view = usual.view
    choice = PlayChoice(view, view.hand[number % len(view.hand)].kind)
    if number == 0:
        return usual
    action = choice.reading.action
    given = advice(view, action)
    shown = with_hint(replace(usual, advice=given), hinted_keys(action, view))
    if number % 2:
        first = view.hand[0]
        chosen = PlayChoice(view, first.kind)
        key = ("own", first.card)
        shown = with_choice(shown, key, chosen, LONG_NAMES, asks_bonus=False)
    return shown


def hints() -> Iterator[tuple[str, QuantoScenery]]:
    for sizes in HINTED_SIZES:
        for number in range(4):
            yield f"{sizes}, {number}", hinted(sizes, number=number)
        tip = GuidanceTip(partial(took_too_little, 9, 6, 2))
        usual = hinted(sizes, number=3)
        yield f"{sizes}, tip", replace(usual, hinted=False, advice=None, tip=tip)


# ---------------------------------------------------------------------------- remarks

OTHERS = ("status", "told", "formed", "others choose", "offered to others", "last cards", "chosen")
"""What can be shown while somebody speaks."""


def speaking(words: str, case: int) -> Iterator[tuple[str, QuantoScenery]]:
    """Tables at which each opponent in turn says this."""
    for seats in range(2, 7):
        number = case
        for sizes in table_sizes(seats):
            for seat in range(1, seats):
                name = OTHERS[number % len(OTHERS)]
                shown = STATES[name](plain_scenery(sizes))
                yield f"{name}, {sizes}, seat {seat}", replace(shown, word=Word(seat, words))
                number += 1


def quiet(seats: int) -> QuantoScenery:
    """A usual table at which there is room for a word."""
    return STATES["told"](plain_scenery(Sizes(seats, 6, 4, 4, 2)))
