"""The states of a Quando table that look different, with hands of any size."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from functools import partial

from quando_desktop.bots.bot import Advice
from quando_desktop.controller.facts import MatchFacts
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.rules.actions import Call, Draw, Flip, Phase, Play, QuandoAction
from quando_desktop.games.quando.rules.deeds import Deed, Did
from quando_desktop.games.quando.rules.view import OthersCard, OwnCard, PileCard, QuandoView
from quando_desktop.games.quando.table.scenery import DISCARD_PILE, KNOB, QuandoScenery
from quando_desktop.games.quando.text import guide, refusals
from quando_desktop.games.quando.text import table as text
from quando_desktop.games.quando.text.guide import straight_overlooked
from quando_desktop.table.guide.tip import GuidanceTip
from quando_desktop.table.parts.remark_bubble import Word
from quando_desktop.table.parts.scenery import OWN_SEAT
from tests.games.quando.table.advice import advice

LONG_NAMES = ("Maximiliane-Sophie", "Wolfgang Amadeus", "Bartholomäus", "Hildegard", "Mira", "Jo")


def fronts(count: int, first: int = 0) -> list[int]:
    return sorted((first + 4 * card) % 11 for card in range(count))


def hands(seats: int) -> Iterator[tuple[int, ...]]:
    """Sizes of all hands, the looker's first, that the cards of the game allow."""
    yield (1,) * seats
    yield (7,) * seats
    yield (min(18, 54 // seats),) * seats
    yield 18, *[min(7, 36 // (seats - 1))] * (seats - 1)
    for large in range(1, seats):
        yield tuple(18 if seat == large else 7 if seat == 0 else 5 for seat in range(seats))


def basis(sizes: Sequence[int]) -> QuandoScenery:
    """A table at which the looker has to play, with so many cards in the hands."""
    seats = len(sizes)
    match = Match(GAMES["quando"], [Player(name) for name in LONG_NAMES[:seats]], seed=1)
    match.begin_round()
    seen = match.observe(0)
    assert isinstance(seen, QuandoView)
    hand = tuple(OwnCard(card, front, None, False) for card, front in enumerate(fronts(sizes[0])))
    held = tuple(
        tuple(OthersCard(back, None) for back in fronts(size, seat)) if seat else ()
        for seat, size in enumerate(sizes)
    )
    view = replace(
        seen,
        hand=hand,
        others=held,
        active=0,
        actor=0,
        phase=Phase.PLAY,
        call=None,
        scores=(9 * 12,) * seats,
        draw=(PileCard(10, None), *[PileCard(None, None)] * 20),
        discard=(PileCard(10, None), PileCard(10, None), PileCard(10, None), PileCard(4, None)),
    )
    facts = MatchFacts(tuple(match.players), ((9,) * seats,) * 12, (), 13)
    order = tuple(card.card for card in hand)
    return QuandoScenery(
        view=view, facts=facts, order=order, acts=True, may_undo=True, is_saved=True
    )


def usual(seats: int) -> QuandoScenery:
    return basis((7,) * seats)


def tables(_: int = 0) -> Iterator[tuple[object, QuandoScenery]]:
    """Tables of all sizes that the cards of the game allow."""
    return ((sizes, basis(sizes)) for seats in range(2, 7) for sizes in hands(seats))


def _play(shown: QuandoScenery) -> QuandoScenery:
    front = shown.view.hand[0].front
    chosen = frozenset(card.card for card in shown.view.hand if card.front == front)
    return replace(shown, chosen=chosen, open_cards=frozenset())


def _toast(shown: QuandoScenery) -> QuandoScenery:
    names = [player.name for player in shown.facts.players]
    return replace(shown, toast=refusals.knock_closed(shown.view, names))


def _open_knock(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, view=replace(shown.view, call=Call.KNOCK))


def _meaning(shown: QuandoScenery) -> QuandoScenery:
    return replace(_open_knock(shown), pointed=KNOB)


def _held(shown: QuandoScenery) -> QuandoScenery:
    return replace(_open_knock(shown), knock_part=0.5)


def _draw(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, view=replace(shown.view, phase=Phase.DRAW))


def _draw_with_help(shown: QuandoScenery) -> QuandoScenery:
    """Several cards with the shown number have been seen whole."""
    seen = tuple(PileCard(10, number) for number in (0, 2, 3, 5, 6, 8))
    shown = _draw(shown)
    return replace(shown, view=replace(shown.view, discard=seen), memory_help=True)


def _draw_armed(shown: QuandoScenery) -> QuandoScenery:
    return replace(_draw(shown), armed="hidden")


def _penalty(shown: QuandoScenery) -> QuandoScenery:
    view = replace(shown.view, phase=Phase.PENALTY_DRAW, active=1, tripled=True)
    return replace(shown, view=view, memory_help=True)


def _zero(shown: QuandoScenery) -> QuandoScenery:
    view = replace(shown.view, phase=Phase.FLIP, active=1, tripled=True)
    notes = dict.fromkeys(range(1, view.seats), text.went_without())
    return replace(shown, view=view, notes=notes)


def _others_pay(shown: QuandoScenery) -> QuandoScenery:
    view = replace(shown.view, phase=Phase.FLIP, active=0, actor=1, tripled=True)
    notes = dict.fromkeys(range(view.seats), text.drew_a_card())
    return replace(shown, view=view, acts=False, notes=notes)


def _last_round(shown: QuandoScenery) -> QuandoScenery:
    last = shown.view.seats - 1
    return replace(shown, view=replace(shown.view, knocker=last, call=Call.PASS))


def _own_knock(shown: QuandoScenery) -> QuandoScenery:
    view = replace(shown.view, knocker=0, active=1, actor=1, call=Call.PASS)
    return replace(shown, view=view, acts=False)


def _first(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, first=guide.first_sentence(shown.view))


def _incomplete(shown: QuandoScenery) -> QuandoScenery:
    """Two in a row, of which the third is not held: the longest that a choice can say."""
    fronts = [card.front for card in shown.view.hand]
    pair = next(((a, a + 1) for a in fronts if a + 1 in fronts), fronts[:1] * 2)
    chosen = frozenset(fronts.index(front) for front in pair)
    return replace(shown, chosen=chosen, open_cards=frozenset())


def _draw_known(shown: QuandoScenery) -> QuandoScenery:
    pile = (PileCard(10, 3), *shown.view.draw[1:])
    return replace(_draw(shown), view=replace(_draw(shown).view, draw=pile, pile_turned=True))


def _captions(shown: QuandoScenery) -> QuandoScenery:
    """Everybody has had a turn: each caption is as long as it can be."""
    deeds: list[Deed] = []
    for seat in range(1, shown.view.seats):
        cards = tuple((number, 3) for number in (8, 9, 10))
        deeds.append(Deed(seat, Did.PLAYED, cards, 4, ()))
        deeds.append(Deed(seat, Did.TOOK_HIDDEN, ((None, 10),), 10, ()))
    return replace(shown, view=replace(shown.view, deeds=tuple(deeds)))


def _others_turn(shown: QuandoScenery) -> QuandoScenery:
    view = replace(shown.view, active=1, actor=1, call=None)
    problem = OSError(28, "no space left on device")
    return replace(shown, view=view, acts=False, saved=problem)


def _hinted(
    change: Callable[[QuandoScenery], QuandoScenery], action: QuandoAction | None = None
) -> Callable[[QuandoScenery], QuandoScenery]:
    """The same with a hint: to do this, or to play the last card."""

    def made(shown: QuandoScenery) -> QuandoScenery:
        shown = change(shown)
        chosen = Play((len(shown.view.hand) - 1,)) if action is None else action
        given = advice(shown.view, chosen)
        return replace(shown, hinted=True, advice=given, tells_chance=shown.view.call is Call.KNOCK)

    return made


def _waits(shown: QuandoScenery) -> QuandoScenery:
    """For a hint, and for how likely a knock wins."""
    return replace(_open_knock(shown), hinted=True, tells_chance=True)


def _tipped(
    make: Callable[[QuandoScenery], QuandoScenery],
) -> Callable[[QuandoScenery], QuandoScenery]:
    """With what is pointed out in a guided match, in its longest words."""

    def tipped(shown: QuandoScenery) -> QuandoScenery:
        tip = GuidanceTip(partial(straight_overlooked, (8, 9, 10), 27, 10, undo=True))
        return replace(make(shown), tip=tip)

    return tipped


def _in_vain(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, hinted=True, advice=Advice(None))


def _chance(shown: QuandoScenery) -> QuandoScenery:
    shown = _open_knock(shown)
    return replace(shown, advice=advice(shown.view), tells_chance=True)


def _spread(shown: QuandoScenery) -> QuandoScenery:
    discard = tuple(PileCard(number % 11, None) for number in range(46))
    return replace(shown, opened=DISCARD_PILE, view=replace(shown.view, discard=discard))


def _few_spread(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, opened=DISCARD_PILE)


def _seat(shown: QuandoScenery) -> QuandoScenery:
    return replace(_captions(shown), opened=("seat", 1))


def _own_seat(shown: QuandoScenery) -> QuandoScenery:
    return replace(shown, opened=OWN_SEAT)


LOOKS: dict[str, Callable[[QuandoScenery], QuandoScenery]] = {
    "spread": _spread,
    "few spread": _few_spread,
    "seat": _seat,
    "own seat": _own_seat,
}
"""Those with a closer look at something: it covers the middle of the table for a while."""

HINTS: dict[str, Callable[[QuandoScenery], QuandoScenery]] = {
    "hint": _hinted(lambda shown: shown),
    "hint at the left": _hinted(_play, Play((0,))),
    "hint to knock": _hinted(_open_knock, Call.KNOCK),
    "hint to take": _hinted(_draw, Draw.SHOWN),
    "hint to turn": _hinted(_draw_with_help, Draw.HIDDEN),
    "hint in a penalty": _hinted(_penalty, Draw.HIDDEN),
    "hint for a zero": _hinted(_zero, Flip(0)),
    "hint to pass": _hinted(_last_round, Call.PASS),
    "tip": _tipped(lambda shown: shown),
    "tip with a choice": _tipped(_play),
    "tip before a knock": _tipped(_open_knock),
    "tip while drawing": _tipped(_draw),
    "hint awaited": _waits,
    "hint in vain": _in_vain,
}
"""Those with a hint: it may cover somebody else's cards where there is no room."""

STATES: dict[str, Callable[[QuandoScenery], QuandoScenery]] = {
    "chance": _chance,
    "turn": lambda shown: shown,
    "play": _play,
    "toast": _toast,
    "open knock": _open_knock,
    "meaning": _meaning,
    "held": _held,
    "draw": _draw,
    "draw with help": _draw_with_help,
    "draw armed": _draw_armed,
    "penalty": _penalty,
    "zero": _zero,
    "others pay": _others_pay,
    "last round": _last_round,
    "own knock": _own_knock,
    "others' turn": _others_turn,
    "captions": _captions,
    "first turn": _first,
    "incomplete": _incomplete,
    "draw known": _draw_known,
}

OTHERS = ("others' turn", "others pay", "own knock", "last round", "turn")
"""What can be shown while somebody speaks."""


def speaking(words: str, case: int) -> Iterator[tuple[str, QuandoScenery]]:
    """Tables at which each opponent in turn says this."""
    for seats in range(2, 7):
        number = case
        for sizes in hands(seats):
            for seat in range(1, seats):
                name = OTHERS[number % len(OTHERS)]
                shown = STATES[name](basis(sizes))
                if number % 3 == 0:
                    shown = replace(shown, view=replace(shown.view, knocker=seat))
                yield f"{name}, {sizes}, seat {seat}", replace(shown, word=Word(seat, words))
                number += 1


def quiet(seats: int) -> QuandoScenery:
    """A usual table at which there is room for a word."""
    return replace(basis((5,) * seats), acts=False)
