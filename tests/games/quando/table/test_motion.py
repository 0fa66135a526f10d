"""Motion never leaves the picture wrong: whatever happens, and however it is watched, at rest the
scene is exactly the tableau of the present observation."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QCoreApplication, Qt

from quando_desktop.bots.bot import RandomBot
from quando_desktop.controller.turn.step import TurnPhase
from quando_desktop.engine.chance import Chance
from quando_desktop.engine.match import Match
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games import GAMES
from quando_desktop.games.quando.bots.bot import PlainBot
from quando_desktop.games.quando.rules.actions import Call, Draw, Phase
from quando_desktop.settings.settings import Motion, Sorting, Speed
from quando_desktop.table.audio.sounds import Sound
from tests.games.quando.table.seat import QuandoSeat, Sit, act, made_match, new_match, truth
from tests.table.scene_checks import assert_lies
from tests.table.turn_seat import NAMES

Watch = Callable[[QuandoSeat], None]
"""How somebody watches a step."""


def is_right(table: QuandoSeat) -> None:
    """The scene is what a table would show that had never moved."""
    tableau = table.laid()
    assert_lies(table.scene, tableau)
    assert table.spots == {c.key for c in tableau.controls}


def through(table: QuandoSeat) -> None:
    table.rest()


def in_small_steps(table: QuandoSeat) -> None:
    while table.page.is_busy:
        table.tick(120)
        QCoreApplication.processEvents()
    table.rest()


def in_a_hurry(table: QuandoSeat) -> None:
    """In the middle somebody presses a key."""
    table.tick(90)
    table.hurry()
    table.rest()


def resized(table: QuandoSeat) -> None:
    """In the middle the window gets another size: now and then, as pictures are made anew."""
    table.tick(150)
    if table.match.revision % 12 == 0:
        larger = table.page.width() == 1024
        table.page.resize(*((1100, 640) if larger else (1024, 640)))
        table.page._settle.stop()
        table.page.relay()
    table.rest()


def play_round(table: QuandoSeat, watch: Watch, bot: PlainBot | RandomBot, seed: int) -> None:
    """A whole round, checked after every step; the person acts as the bot would."""
    chance = Chance(seed)
    table.page.begin()
    steps = 0
    while True:
        watch(table)
        is_right(table)
        steps += 1
        if table.controller.phase is TurnPhase.PERSON:
            action = bot.choose(table.view, chance)
            assert action is not None
            table.controller.submit(action)
        elif not table.clock.tick():
            break
    assert table.controller.phase in (TurnPhase.ROUND_OVER, TurnPhase.MATCH_OVER)
    assert steps > 3
    assert "next" in table.controls
    assert not table.choreographer._timer.isActive()


@pytest.mark.parametrize("seats", [2, 4, 6])
def test_a_round_that_is_watched(sit: Sit, seats: int) -> None:
    play_round(sit(new_match(seats, seats), shows=False), through, PlainBot(), seats)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_round_watched_picture_by_picture(sit: Sit, seats: int) -> None:
    play_round(sit(new_match(seats, 10 + seats), shows=False), in_small_steps, PlainBot(), seats)


@pytest.mark.parametrize("seats", [2, 5])
def test_a_round_in_a_hurry(sit: Sit, seats: int) -> None:
    play_round(sit(new_match(seats, 20 + seats), shows=False), in_a_hurry, PlainBot(), seats)


def test_a_round_in_a_window_that_changes(sit: Sit) -> None:
    play_round(sit(new_match(3, 33)), resized, PlainBot(), 3)


def test_a_round_at_once(sit: Sit) -> None:
    table = sit(new_match(5, 45), shows=False, speed=Speed.INSTANT)
    play_round(table, through, PlainBot(), 5)


@pytest.mark.parametrize("motion", [Motion.CALM, Motion.NONE])
def test_a_round_with_little_motion(sit: Sit, motion: Motion) -> None:
    play_round(sit(new_match(3, 50), shows=False, motion=motion), in_small_steps, PlainBot(), 1)


@pytest.mark.parametrize("seed", range(3))
def test_a_wild_round(sit: Sit, seed: int) -> None:
    """Whoever plays at random draws a lot: large hands, a pile that is turned, triplets."""
    others = [Player(name, Kind.COMPUTER, "easy") for name in NAMES[1 : 3 + seed]]
    match = Match(GAMES["quando"], [Player("Maria"), *others], seed=seed)
    play_round(sit(match, shows=False), through, RandomBot(), seed)


def test_a_demo_has_nobody_who_acts(sit: Sit) -> None:
    players = [Player(name, Kind.COMPUTER, "fair") for name in NAMES[:3]]
    table = sit(Match(GAMES["quando"], players, seed=4), shows=False)
    play_round(table, through, PlainBot(), 1)


# ------------------------------------------------------------------ single passages


MINE, THEIRS = "5/0 6/1 7/2 7/3 9/4", "4/10 4/1 4/2 9/2 8/3"


def watched_after(
    sit: Sit, *hands: str, draw: str = "3/2 8/6 5/1", **settings: object
) -> QuandoSeat:
    """A table at which one step at a time can be done by hand."""
    return sit(made_match(*hands, draw=draw), **settings).begin()


def pose_of(table: QuandoSeat, key: object) -> tuple[float, float]:
    sprite = table.scene.sprite(key)
    assert sprite is not None
    return sprite.pose.x, sprite.pose.y


def test_an_own_card_flies_from_the_hand_to_the_pile(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    start = pose_of(table, table.own(9))
    sprite = table.scene.sprite(table.own(9))
    act(table.match, 0, "9/4")
    assert table.scene.sprite(("discard", 1)) is sprite
    assert pose_of(table, ("discard", 1)) == start
    table.tick(140)
    x, y = pose_of(table, ("discard", 1))
    assert y < start[1]
    table.tick(100)
    assert pose_of(table, ("discard", 1)) != (x, y)
    table.rest()
    assert table.scene.sprite(("discard", 1)) is None, "the draw takes the whole middle"
    is_right(table)
    assert Sound.CARD_SLIDE in table.sounds.heard


def test_a_card_of_somebody_else_flies_from_their_fan(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    before = table.scene.sprite(("held", 1, 2, 1))
    assert before is not None
    act(table.match, 1, "9/2")
    assert table.scene.sprite(("discard", 2)) is before
    table.rest()
    is_right(table)


def test_the_discard_pile_lies_there_until_it_is_covered(sit: Sit) -> None:
    table = watched_after(sit, "9/4 5/0 1/2", "6/1 6/2 8/3 7/3", draw="3/2 8/6 5/1 4/3")
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    old = table.scene.sprite(("discard", 1))
    assert old is not None
    act(table.match, 1, "6/1 7/3 8/3")
    table.tick(300)
    assert old.scene() is table.scene
    assert old.opacity() == 1.0
    table.tick(150)
    assert old.scene() is None
    table.rest()
    is_right(table)


def test_the_card_under_a_drawn_one_is_there_at_once(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS, draw="3/2 8/6 5/1")
    act(table.match, 0, "9/4", Draw.SHOWN)
    act(table.match, 1, "9/2")
    table.rest()
    act(table.match, 1, Draw.SHOWN)
    top = table.scene.sprite(("draw", len(table.view.draw)))
    assert top is not None
    assert top.opacity() == 1.0


def test_nothing_is_dealt_before_the_curtain_is_up(sit: Sit) -> None:
    people = [Player("Maria"), Player("Tom")]
    table = sit(Match(GAMES["quando"], people, seed=4))
    table.controller.curtainFell.connect(lambda _: table.page.conceal())
    table.page.begin()
    table.controller.lift()
    own = [table.own(card.front) for card in table.view.hand]
    at = {pose_of(table, key) for key in own}
    assert len(at) == 1, "all still lie on the pile"
    table.tick(400)
    assert {pose_of(table, key) for key in own} == at
    table.rest()
    is_right(table)


def test_the_looker_turns_the_drawn_card_on_its_way(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4")
    table.rest()
    sprite = table.scene.sprite(("draw", len(table.view.draw)))
    assert sprite is not None
    shown = sprite.picture
    act(table.match, 0, Draw.HIDDEN)
    assert table.scene.sprite(table.own(2)) is sprite
    table.tick(100)
    assert sprite.picture is shown
    table.tick(150)
    assert sprite.picture is not shown
    assert sprite.transform().m11() == pytest.approx(0.02), "it stands on its edge"
    table.rest()
    is_right(table)


@pytest.mark.parametrize(
    ("side", "sound"), [(Draw.HIDDEN, Sound.HIDDEN_BRIGHT), (Draw.SHOWN, None)]
)
def test_only_the_hidden_side_has_a_note(sit: Sit, side: Draw, sound: Sound | None) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4", side)
    table.rest()
    notes = {Sound.HIDDEN_BRIGHT, Sound.HIDDEN_LOW} & {*table.sounds.heard}
    assert notes == ({sound} if sound else set())


def test_what_others_draw_has_no_note(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4", Draw.SHOWN)
    act(table.match, 1, "9/2", Draw.HIDDEN)
    table.rest()
    assert not {Sound.HIDDEN_BRIGHT, Sound.HIDDEN_LOW} & {*table.sounds.heard}


def test_a_triplet_lies_in_the_light_for_a_while(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    act(table.match, 1, "4/10 4/1 4/2")
    table.tick(600)
    assert {"rays", "ribbon"} <= table.pieces
    assert Sound.TRIPLET in table.sounds.heard
    table.rest()
    assert "ribbon" not in table.pieces


def test_a_knock_shakes_the_table(sit: Sit) -> None:
    match = made_match(MINE, THEIRS, plays_before_knock=0)
    table = sit(match).begin()
    act(match, 0, Call.KNOCK)
    glass = table.page._view.viewport()
    table.tick(30)
    assert glass.y() != 0, "what is seen moves"
    table.hurry()
    assert glass.y() == 0


def test_the_pile_that_is_turned_is_shown_before_and_after(sit: Sit) -> None:
    """The last card is drawn, and the discard pile becomes the draw pile."""
    match = new_match(6, 3, hand_size=8)
    table = sit(match, shows=False, speed=Speed.INSTANT)
    table.page.begin()
    table.rest()
    chance = Chance(3)
    while not table.view.pile_turned and table.match.in_round:
        seat = match.to_act()[0]
        match.submit(seat, PlainBot().choose(truth(match).observe(seat), chance))
        table.rest()
        is_right(table)
    assert table.view.pile_turned
    assert Sound.PILE_TURNED in table.sounds.heard


def test_the_hands_are_open_before_the_sheet_comes(sit: Sit) -> None:
    match = made_match("0/9 5/0", "4/10 9/2", draw="0/3")
    table = sit(match).begin()
    act(match, 0, "5/0", Draw.SHOWN)
    table.tick(500)
    assert table.view.phase is Phase.OVER
    fan = [key for key in table.pieces if isinstance(key, tuple) and key[0] == "held"]
    assert len(fan) == 2
    assert "next" not in table.controls
    table.rest()
    is_right(table)
    assert "next" in table.controls
    assert Sound.ZERO in table.sounds.heard
    assert Sound.ROUND_WON in table.sounds.heard


def test_words_are_said_once_a_step(sit: Sit) -> None:
    table = watched_after(sit, MINE, THEIRS)
    said = len(table.said)
    act(table.match, 0, "9/4", Draw.SHOWN)
    table.rest()
    act(table.match, 1, "4/10 4/1 4/2")
    table.rest()
    assert len(table.said) > said
    assert len({*table.said[said:]}) == len(table.said[said:])


@pytest.mark.parametrize(("side", "turns"), [(Draw.SHOWN, True), (Draw.HIDDEN, False)])
def test_whoever_takes_the_shown_side_turns_the_other_one_to_us(
    sit: Sit, side: Draw, turns: bool
) -> None:
    table = watched_after(sit, MINE, THEIRS)
    act(table.match, 0, "9/4", Draw.SHOWN)
    act(table.match, 1, "9/2")
    table.rest()
    sprite = table.scene.sprite(("draw", len(table.view.draw)))
    assert sprite is not None
    act(table.match, 1, side)
    assert isinstance(sprite.key, tuple)
    assert sprite.key[:2] == ("held", 1)
    table.tick(80)
    assert sprite.transform().isIdentity() is not turns
    table.rest()
    is_right(table)


def test_a_turned_pile_is_announced_where_all_look(sit: Sit) -> None:
    # Six hands of nine leave one card to draw.
    match = Match(
        GAMES["quando"],
        [Player(NAMES[0]), *(Player(name, Kind.COMPUTER, "fair") for name in NAMES[1:6])],
        {"hand_size": 9},
        seed=1,
        first_dealer=5,
    )
    table = sit(match).begin()
    table.click(("own", table.view.hand[0].card))
    table.type(Qt.Key.Key_Return)
    table.activate("shown")
    assert _news_until_rest(table)
    assert "news" not in table.pieces
    assert any("turned" in words for words in table.said)
    assert Sound.PILE_TURNED in table.sounds.heard


def test_only_zeros_are_announced_where_all_look(sit: Sit) -> None:
    match = made_match("9/4 0/3", "8/2 6/1", draw="0/5 7/1")
    act(match, 0, "9/4")
    table = sit(match).begin()
    table.activate("shown")
    assert _news_until_rest(table)
    assert Sound.ZERO in table.sounds.heard
    assert any("zero" in words for words in table.said)


def _news_until_rest(table: QuandoSeat) -> bool:
    """Whether a ribbon was to be seen on the way."""
    seen = False
    for _ in range(200):
        seen = seen or "news" in table.pieces
        if not table.page.is_busy:
            break
        table.tick(50)
    table.rest()
    return seen


def test_a_hand_that_is_sorted_otherwise_moves(sit: Sit) -> None:
    match = made_match("9/4 5/3 7/1", "8/2 6/1 2/0", draw="3/2 1/0")
    table = sit(match, sorting=Sorting.HAND).begin()
    table.table.state.order.cards.reverse()
    table.page.relay()
    first = table.view.hand[0].card
    sprite = table.scene.sprite(("own", first))
    assert sprite is not None
    before = sprite.pose
    table.change(sorting=Sorting.VALUE)
    table.tick(100)
    assert table.scene.sprite(("own", first)) is sprite
    halfway = sprite.pose
    table.rest()
    is_right(table)
    assert len({before.x, halfway.x, sprite.pose.x}) == 3
