"""What a table of 7 ate 9 does about a wrong card, a long wait, a run, and the end of a game."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QApplication

from quando_desktop.controller.facts import MatchFacts
from quando_desktop.controller.live.step import LivePhase
from quando_desktop.engine.players import Kind, Player
from quando_desktop.games.seven_ate_nine.rules.view import SevenView
from quando_desktop.games.seven_ate_nine.table.drama.awaited import awaited, keys_of
from quando_desktop.games.seven_ate_nine.table.drama.ending import (
    FACE_DOWN,
    GRACE,
    WHOLE,
    verdict_of,
    words_of,
)
from quando_desktop.games.seven_ate_nine.table.drama.heat import Run
from quando_desktop.games.seven_ate_nine.table.layout import letters
from quando_desktop.games.seven_ate_nine.table.picture import picture
from quando_desktop.games.seven_ate_nine.table.scenery import (
    OPEN_SIDE,
    SKIP,
    Cap,
    Ending,
    MissReason,
    SevenScenery,
    Verdict,
)
from quando_desktop.settings.settings import Language, Motion, Person, Speed
from quando_desktop.shell.start.language import Languages
from quando_desktop.table.audio.music import Tension
from quando_desktop.table.audio.sounds import Sound
from quando_desktop.table.paint.style import Style
from quando_desktop.table.parts.company import MIDDLE
from tests.controller.live.tables import Scripted, made, play
from tests.games.seven_ate_nine.table.sceneries import (
    Seeing,
    Sizes,
    cards,
    held,
    scenery_of,
    view_of,
    viewed,
)
from tests.games.seven_ate_nine.table.seat import SevenSeat, Sit
from tests.table.measured_art import Measured, frame_of
from tests.table.seen import Seen

K = Qt.Key
Room = tuple[tuple[int, int], float]
ROOMS: list[Room] = [((640, 400), 1.0), ((1024, 640), 1.4), ((1440, 900), 1.0)]
"""Windows, and how large the text is in each."""
MINE, THEIRS = "7/1 9/2 5/1 1/3 4/1", "8/1 7/2 6/2 9/1 2/2"
SHEET = "sheet", "panel"


def live(sit: Sit, *stacks: str, hold: bool = True, games: int = 1, **settings: Any) -> SevenSeat:
    """Two players on 3 ±2: a 1 or a 5 fits."""
    mine, theirs = stacks or (MINE, THEIRS)
    match = made("pc", "3/2", mine, theirs, hold=hold, games=games)
    table = sit(match, {1: Scripted()}, **settings)
    table.begin()
    table.to_go()
    return table


def seen_in(style: Style, room: Room, shown: SevenScenery) -> Seen:
    frame, art = frame_of(style, *room, letters)
    return Seen(Measured(frame.stage, art, picture(frame, shown)))


def about_to_win(sit: Sit, **settings: Any) -> SevenSeat:
    table = live(sit, "5/1 7/1", THEIRS, **settings)
    table.tap(K.Key_Up, K.Key_Up)
    return table


# --------------------------------------------------------------------- a wrong card


def test_the_word_stands_on_the_card_that_was_refused(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Right, K.Key_Up)
    table.let_pass(700)
    note, card = table.pieces["late", 0].pose, table.pieces["own", 0, 1]
    assert abs(note.x - card.pose.x) < 2
    assert abs(note.y - card.pose.y) < card.width, "at its upper edge"
    assert note.y < card.pose.y


def test_what_fits_is_pointed_out_after_a_wrong_card(sit: Sit) -> None:
    table = live(sit)
    usual = table.pieces["target", 0].picture
    sprite = table.scene.sprite(("target", 0))
    assert sprite is not None
    table.tap(K.Key_Up)
    table.let_pass(100)
    assert sprite.pose.grow > 1.05, "it pulses"
    assert table.pieces["target", 0].picture is not usual, "and has a broad frame"
    table.let_pass(3000)
    assert sprite.pose.grow == 1.0
    assert table.pieces["target", 0].picture is usual


def test_s18_the_play_key_is_pale_while_a_wrong_card_holds(sit: Sit) -> None:
    table = live(sit)
    usual = table.pieces["cap", 0, "play"].picture
    table.tap(K.Key_Up)
    table.let_pass(500)
    assert table.pieces["cap", 0, "play"].picture is not usual
    assert ("locked", 0) not in table.pieces, "the hand can be read"
    table.tap(K.Key_Right, K.Key_Right, K.Key_Up)
    table.let_pass(1600)
    assert "A wrong card: wait a moment" in table.words
    assert table.pieces["cap", 0, "play"].picture is usual
    table.tap(K.Key_Up)
    assert len(table.view(0).pile) == 2, "the 5 lies there"


def test_s18_a_longer_wait_is_told_in_seconds(see: Seeing, english: Languages) -> None:
    shown = scenery_of(Sizes(1, 1))
    options = {**shown.view.options, "hold": True}
    wrong = replace(
        viewed(shown, options=options), misses={0: MissReason.WRONG}, locked={0: 4}, refused={0: 1}
    )
    short = replace(wrong, locked={0: 1})
    assert ("late", 0) in see(wrong).pieces
    one, other = (see(each).pieces["late", 0].picture for each in (wrong, short))
    assert one is not other
    english.use(Language.GERMAN)
    assert see(wrong).pieces["late", 0].picture is not one


def test_s18_a_hold_is_heard(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Up)
    assert table.words[-1] == "7 does not fit, wait"


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("people", [1, 4])
def test_the_word_on_a_card_stays_in_its_lane(
    kept_style: Style, english: Languages, room: Room, people: int
) -> None:
    """The longest one, in German, on the first card and on the last."""
    english.use(Language.GERMAN)
    shown = scenery_of(Sizes(people, 4 - people))
    options = {**shown.view.options, "hold": True}
    for number in (0, len(shown.views[0].hand) - 1):
        wrong = replace(
            viewed(shown, options=options),
            misses={0: MissReason.WRONG},
            locked={0: 6},
            refused={0: number},
        )
        seen = seen_in(kept_style, room, wrong)
        note, lane = seen.boxes["late", 0], seen.controls["lane", 0].box
        assert lane.left <= note.left
        assert note.right <= lane.right


# ------------------------------------------------------------------- a long wait


def waiting(**changes: Any) -> SevenView:
    """One person and one computer player, who has no stack; a 6 and a 2 fit on 9 ±3."""
    view = view_of(Sizes(1, 1))
    changes = {"stack_sizes": (0, 0), "hand": held(cards("6/1 4/1")), **changes}
    return replace(view, **changes)


def test_all_wait_for_the_only_one_who_can_act() -> None:
    assert awaited({0: waiting()}, (0,)) == 0
    assert awaited({0: waiting(hand=held(cards("4/1 5/1")))}, (0,)) is None, "it cannot"
    assert awaited({0: waiting(stack_sizes=(0, 3))}, (0,)) is None, "the other can draw"
    assert awaited({0: waiting(hand_sizes=(2, 1))}, (0,)) is None, "the other has one card left"
    assert awaited({0: waiting(stuck=True)}, (0,)) is None
    assert awaited({0: waiting()}, ()) is None, "nobody sits there"


def test_of_several_people_who_can_act_nobody_is_waited_for() -> None:
    one, other = waiting(), replace(waiting(), seat=1)
    assert awaited({0: one, 1: other}, (0, 1)) is None
    stuck = replace(other, hand=held(cards("4/1 5/1")))
    assert awaited({0: one, 1: stuck}, (0, 1)) == 0


def test_the_keys_that_breathe_tell_nothing_of_the_hand() -> None:
    for hand in ("6/1 4/1", "4/1 5/1"):
        assert keys_of(waiting(hand=held(cards(hand)), stack_sizes=(2, 0))) == (Cap.PLAY, Cap.DRAW)
    assert keys_of(waiting()) == (Cap.PLAY,)


def test_after_three_seconds_everybody_looks_and_the_key_breathes(sit: Sit) -> None:
    table = live(sit, "7/1 9/2 5/1 1/3", "8/1 7/2 6/2 9/1")
    table.let_pass(1900)
    assert table.table._presenter._scenery().gaze_at == MIDDLE
    table.let_pass(200)
    assert table.table._presenter._scenery().gaze_at == 0
    assert table.words[-1] == "Everybody waits for you"
    assert table.pieces["cap", 0, "play"].pose.grow > 1.05
    table.let_pass(700)
    assert table.pieces["cap", 0, "play"].pose.grow == 1.0
    table.tap(K.Key_Right)
    assert table.table._presenter._scenery().gaze_at == MIDDLE, "they have stirred"


def test_a_table_that_waits_comes_to_rest(sit: Sit) -> None:
    table = live(sit, "7/1 9/2 5/1 1/3", "8/1 7/2 6/2 9/1")
    table.let_pass(9000)
    assert table.choreographer.is_still
    assert table.table._presenter._waiting._cancel is None


# --------------------------------------------------------------------- large hands


def test_a_held_key_goes_on_along_the_hand(sit: Sit) -> None:
    table = live(sit)
    table.tap(K.Key_Right)
    assert table.aims[0] == 1
    for aim in (2, 3, 0):
        _repeat(table, K.Key_Right)
        _repeat(table, K.Key_Right)
        assert table.aims[0] == aim, "not faster than can be seen"
        table.let_pass(100)
    _repeat(table, K.Key_Up)
    assert len(table.view(0).pile) == 1, "nothing is played by holding a key"


def _repeat(table: SevenSeat, key: Qt.Key) -> None:
    event = QKeyEvent(
        QKeyEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "", autorep=True
    )
    QApplication.sendEvent(table.page, event)


def test_the_aimed_card_hops(sit: Sit) -> None:
    table = live(sit)
    sprite = table.scene.sprite(("own", 0, 1))
    assert sprite is not None
    table.tap(K.Key_Right)
    highest = sprite.pose.y
    for _ in range(12):
        table.let_pass(16)
        highest = min(highest, sprite.pose.y)
    table.let_pass(300)
    assert highest < sprite.pose.y - 0.3, "a little higher than where it stays"


def test_s10_who_is_stuck_may_look_on(sit: Sit) -> None:
    table = sit(made("pp", "5/3", "8/1 2/1 4/1 6/1", "1/1 3/2 4/3 6/3")).begin()
    table.to_go()
    table.tap(K.Key_W)
    assert table.is_in(LivePhase.STUCK)
    sides = {piece.side for key, piece in table.pieces.items() if "own" in str(key)}
    assert sides == {OPEN_SIDE}


# ------------------------------------------------------------------------- heat


def test_three_in_a_row_heat_the_pile_until_somebody_else_plays() -> None:
    run = Run()
    for seat, now in ((0, None), (0, None), (0, (0, 3)), (0, (0, 4)), (1, None)):
        run.played(seat)
        assert run.now == now


def test_a_hot_pile_is_seen_and_heard(sit: Sit) -> None:
    table = live(sit, "5/1 4/1 3/1 2/1 9/1", THEIRS)
    for _ in range(2):
        table.tap(K.Key_Up)
    assert "heat" not in table.pieces
    table.tap(K.Key_Up)
    assert {"heat", "in a row"} <= {*table.pieces}
    assert "3 in a row" in table.words[-1]


# ------------------------------------------------------------------------ the end


def players(kinds: str) -> tuple[Player, ...]:
    kind = {"p": Kind.HUMAN, "c": Kind.COMPUTER}
    return tuple(Player(f"{seat}", kind[each]) for seat, each in enumerate(kinds))


@pytest.mark.parametrize(
    ("kinds", "winners", "last", "verdict"),
    [
        ("pc", (), 0, Verdict.WON),
        ("pc", (), 1, Verdict.LOST),
        ("cc", (), 1, Verdict.WON),
        ("pp", (0,), 1, Verdict.WON),
        ("pc", (0, 1), 1, Verdict.SHARED),
        ("pcc", (1, 2), 0, Verdict.LOST),
    ],
)
def test_an_end_is_won_lost_or_shared_for_the_people(
    kinds: str, winners: tuple[int, ...], last: int, verdict: Verdict
) -> None:
    facts = MatchFacts(players(kinds), (), winners, 1)
    assert verdict_of(facts, last) == (winners or (last,), verdict)


def test_the_last_card_turns_up_and_then_the_sheet_comes(sit: Sit) -> None:
    """After one game of several; after the last one the end of the match comes between."""
    table = about_to_win(sit, games=2)
    assert table.pieces["last"].side != OPEN_SIDE
    table.let_pass(600)
    assert table.pieces["last"].side == OPEN_SIDE
    assert {"ending", "ending words"} <= {*table.pieces}
    assert SHEET not in table.pieces
    table.let_pass(WHOLE - 700)
    assert SHEET not in table.pieces
    table.let_pass(200)
    assert SHEET in table.pieces
    assert table.sounds.heard.count(Sound.ROUND_WON) == 1


def test_a_game_counts_once_its_last_card_is_up(sit: Sit) -> None:
    table = about_to_win(sit, games=2)
    table.let_pass(FACE_DOWN - 100)
    sides = [table.pieces["plate", 1].side]
    table.let_pass(200)
    sides.append(table.pieces["plate", 1].side)
    assert sides == [0, -5], "nobody speaks of the end before"


def test_a_shared_end_is_told_in_a_sentence(see: Seeing, english: Languages) -> None:
    shown = replace(
        viewed(scenery_of(Sizes(1, 2)), winner=0, points=(0, 5, 5)),
        ending=Ending(cards("7/1")[0], True, (0, 1), Verdict.SHARED),
    )
    assert words_of(shown, ["Maria", "Olive", "Bruno"]) == "Olive and you share the win!"
    others = replace(shown, ending=Ending(cards("7/1")[0], True, (1, 2), Verdict.LOST))
    assert words_of(others, ["Maria", "Olive", "Bruno"]) == "Olive and Bruno share the win!"


def test_the_winner_hops_and_the_others_sink_down(sit: Sit) -> None:
    table = about_to_win(sit)
    rest = {seat: table.pieces["portrait", seat] for seat in range(2)}
    winner = table.scene.sprite(("portrait", 0))
    assert winner is not None
    table.let_pass(600)
    heights = []
    for _ in range(100):
        table.let_pass(16)
        heights.append(winner.pose.y)
    assert min(heights) < rest[0].pose.y - 8
    assert table.pieces["portrait", 1].pose.y > rest[1].pose.y + 5
    for seat in range(2):
        assert table.pieces["portrait", seat].picture is not rest[seat].picture, "faces, too"


@pytest.mark.parametrize("games", [1, 2])
def test_a_press_skips_it_by_key_and_by_pointer(sit: Sit, games: int) -> None:
    """Straight to the sheet, also after the last game of a match."""
    for by_key in (True, False):
        table = about_to_win(sit, games=games)
        table.let_pass(GRACE + 50)
        assert SKIP in table.controls
        if by_key:
            table.tap(K.Key_Up)
        else:
            table.click(SKIP)
        assert SHEET in table.pieces
        assert table.asked == []
        table.let_pass(WHOLE)
        assert SHEET in table.pieces, "nothing comes after it"


def test_calm_motion_has_a_quiet_version(sit: Sit) -> None:
    table = about_to_win(sit, games=2, motion=Motion.CALM)
    winner = table.scene.sprite(("portrait", 0))
    assert winner is not None
    at = winner.pose.y
    for _ in range(20):
        table.let_pass(100)
        assert winner.pose.y == at
    assert "ending words" in table.pieces
    table.let_pass(400)
    assert SHEET in table.pieces


@pytest.mark.parametrize("changes", [{"speed": Speed.INSTANT}, {"motion": Motion.NONE}])
def test_instant_goes_straight_to_the_sheet(sit: Sit, changes: dict[str, Any]) -> None:
    table = about_to_win(sit, **changes)
    table.let_pass(50)
    assert SHEET in table.pieces


@pytest.mark.parametrize("verdict", Verdict)
def test_each_end_looks_different(see: Seeing, scenery: SevenScenery, verdict: Verdict) -> None:
    found = set()
    for each in Verdict:
        over = replace(
            viewed(scenery, winner=0, points=(0, 5, 5, 5)),
            phase=LivePhase.ROUND_OVER,
            ending=Ending(cards("7/1")[0], True, (0,), each),
        )
        seen = see(over)
        light = seen.pieces["ending"]
        found.add((id(light.picture), light.pose.grow, id(seen.pieces["ending words"].picture)))
    assert len(found) == len(Verdict)


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("language", [Language.ENGLISH, Language.GERMAN])
def test_the_words_of_an_end_fit(
    kept_style: Style, english: Languages, room: Room, language: Language
) -> None:
    """Also those of a tie of four."""
    english.use(language)
    shown = scenery_of(Sizes(4, 0))
    over = replace(
        viewed(shown, winner=0, points=(0, 5, 5, 5)),
        phase=LivePhase.MATCH_OVER,
        ending=Ending(cards("7/1")[0], True, (0, 1, 2, 3), Verdict.SHARED),
    )
    seen = seen_in(kept_style, room, over)
    sign, whole = seen.boxes["ending words"], seen.controls[SKIP].box
    assert whole.left <= sign.left
    assert sign.right <= whole.right


def test_the_menu_stays_in_reach(see: Seeing, scenery: SevenScenery) -> None:
    over = replace(
        viewed(scenery, winner=0, points=(0, 5, 5, 5)),
        phase=LivePhase.ROUND_OVER,
        ending=Ending(cards("7/1")[0], False, (0,), Verdict.WON),
    )
    keys = [*see(over).controls]
    assert keys.index("menu") > keys.index(SKIP)


def test_the_music_grows_tense_as_somebody_runs_out_of_cards(sit: Sit) -> None:
    table = live(sit, "5/1 6/1 7/1 1/3 2/2", THEIRS)
    shown = table.page.table
    assert shown is not None
    found = [shown.tension()]
    for _ in range(2):
        table.tap(K.Key_Up)
        found.append(shown.tension())
    assert found == [Tension.CALM, Tension.CALM, Tension.TENSE], "three cards are left"
    over = about_to_win(sit).page.table
    assert over is not None
    assert over.tension() is Tension.END


# ------------------------------------------------------------------- a first game


def test_a_beginner_is_told_what_to_lay_until_it_is_done_once(sit: Sit) -> None:
    table = live(sit, people=(Person("P0", 1),))
    assert "first sentence" in table.pieces
    assert table.words[-1] == "3, plus or minus 2: lay a 1 or a 5"
    table.tap(K.Key_Right, K.Key_Right, K.Key_Up)
    assert "first sentence" not in table.pieces
    assert not table.page.is_beginner("P0")


def test_a_beginner_with_no_card_that_fits_is_told_to_draw(sit: Sit) -> None:
    table = live(sit, "7/1 9/2 8/1 6/3 5/1", THEIRS, people=(Person("P0", 1),))
    assert table.words[-1] == "3, plus or minus 2: nothing fits, so draw"
    told = table.pieces["first sentence"].picture
    table.tap(K.Key_Down)
    assert table.pieces["first sentence"].picture is not told, "now there is a 5"


def test_nobody_else_is_told(sit: Sit) -> None:
    assert "first sentence" not in live(sit).pieces


@pytest.mark.parametrize("room", ROOMS)
@pytest.mark.parametrize("people", [1, 4])
@pytest.mark.parametrize(
    "words", ["10 ±3: Lege eine 7 oder eine 3", "10 ±3: Nichts passt, also zieh"]
)
def test_the_first_sentence_covers_neither_the_pile_nor_what_fits(
    kept_style: Style, english: Languages, room: Room, people: int, words: str
) -> None:
    english.use(Language.GERMAN)
    shown = replace(
        scenery_of(Sizes(people, 4 - people)),
        sentence=words,
        beginner=0,
    )
    seen = seen_in(kept_style, room, shown)
    for key in ("top", ("target", 0), ("target", 1)):
        assert not seen.boxes["first sentence"].overlaps(seen.controls[key].box)


@pytest.mark.parametrize("room", ROOMS)
def test_the_sign_of_a_hot_pile_covers_neither_the_pile_nor_what_fits(
    kept_style: Style, english: Languages, room: Room
) -> None:
    english.use(Language.GERMAN)
    seen = seen_in(kept_style, room, replace(scenery_of(Sizes(4, 0)), run=(0, 12)))
    for key in ("top", ("target", 0), ("target", 1), ("lane", 0)):
        assert not seen.boxes["in a row"].overlaps(seen.controls[key].box)


def test_a_computer_that_wins_is_heard_as_lost(sit: Sit) -> None:
    match = made("pc", "3/2", THEIRS, "5/1 7/1")
    table = sit(match, {1: Scripted((1100, play("5/1")), (1200, play("7/1")))})
    table.begin()
    table.to_go()
    table.let_pass(1500)
    heard = table.sounds.heard
    assert Sound.ROUND_LOST in heard
    assert Sound.LOST not in heard, "the match has its own end"
    table.let_pass(WHOLE)
    assert Sound.LOST in heard
    assert not {Sound.ROUND_WON, Sound.WON} & {*heard}
    assert "Minus points" in " ".join(table.words)
