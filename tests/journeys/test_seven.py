"""7 ate 9 in the started program: played live with keys and with the mouse, paused, killed."""

from __future__ import annotations

import json
from pathlib import Path

from tests.journeys.conftest import Start
from tests.journeys.program import Program, Seen, control, has, keys
from tests.journeys.seven_player import (
    OVER,
    SETS,
    Keys,
    Mouse,
    Players,
    can_act,
    hand,
    is_live,
    people,
    stack,
)
from tests.journeys.test_killed import whole_lines

NAMES = ("Anna", "Ben", "Cleo", "Dora")
CAST = ("olive", "bruno", "pip")
TABLE = ("--game", "seven_ate_nine", "--seed", "5")
DEADLINE = 120.0
FEWER = 8


def seat_at_the_table(
    data: Path, persons: int, computers: int = 0, fewer: int = FEWER, **settings: object
) -> None:
    """The last table of the game, as the program has kept it. Everybody has so many cards fewer:
    games are played in real time."""
    seats = [{"kind": "human", "name": name} for name in NAMES[:persons]]
    seats += [
        {"kind": "computer", "name": key.title(), "level": "easy", "character": key}
        for key in CAST[:computers]
    ]
    options = {f"fewer_{seat}": fewer for seat in range(len(seats))}
    table = {"seats": seats, "options": options}
    data.mkdir(parents=True, exist_ok=True)
    kept = {"tables": {"seven_ate_nine": table}, "last_game": "seven_ate_nine"}
    (data / "settings.json").write_text(json.dumps(kept | settings), encoding="utf-8")


def is_dealt(seen: Seen) -> bool:
    return bool(seen["page"] == "LivePage" and seen["phase"] == "READY")


def faces_of(seen: Seen) -> list[str]:
    """All cards of all hands that lie open."""
    return [card.key for seat in people(seen) for card in hand(seen, seat)]


def test_one_person_against_three_computers(start: Start, data: Path) -> None:
    """To the end of a game by keys, and home with the result."""
    seat_at_the_table(data, 1, 3, fewer=12, speed="instant")
    with start(*TABLE) as program:
        dealt = program.until(is_dealt, calm=False)
        assert faces_of(dealt) == [], "nobody looks before the start signal"
        players = Players(program, Keys(program, 1))
        seen = players.play_on(players.start())
        assert seen["phase"] == "MATCH_OVER"
        assert players.played >= 3
        (kept,) = (data / "finished").glob("*.quando")
        record = json.loads(kept.read_text(encoding="utf-8"))
        moves = [move for move in record["rounds"][0]["actions"] if move.get("player") == 0]
        assert {"play", "draw"} <= {move["do"] for move in moves}
        assert 0 in record["rounds"][0]["points"]
        program.until(lambda now: "home" in keys(now), calm=False)
        program.click(control(program.look(calm=False), "home")["at"])
        program.until(lambda now: now["page"] == "HomePage")
        program.key("G")
        games = program.until(lambda now: now["page"] == "GamesPage")
        assert games["rows"][0].startswith("7 ate 9, ")
        assert program.quit() == 0


def test_four_people_test_their_keyboard_and_play_a_game(start: Start, data: Path) -> None:
    seat_at_the_table(data, 4)
    with start() as program:
        program.key("N")
        program.until(lambda now: now["page"] == "NewGamePage")
        program.press_button("Deal")
        program.until(lambda now: now["page"] == "KeyboardPage")
        _hold_and_tap(program)
        assert program.look()["focus"] == "Play"
        program.key("Return")
        program.until(is_dealt, calm=False)
        players = Players(program, Keys(program, 4))
        seen = players.start()
        assert people(seen) == [0, 1, 2, 3]
        assert all(len(hand(seen, seat)) == 4 for seat in range(4))
        for seat in range(4):
            seen = players.draw(seen, seat)
        seen = players.play_on(seen)
        assert seen["over"]
        assert program.quit() == 0
    (kept,) = (data / "finished").glob("*.quando")
    record = json.loads(kept.read_text(encoding="utf-8"))
    acted = {move["player"] for move in record["rounds"][0]["actions"] if "player" in move}
    assert acted == {0, 1, 2, 3}
    assert not [move for move in record["rounds"][0]["actions"] if move["do"] == "miss"]
    assert json.loads((data / "settings.json").read_text())["keyboard_tested"] == 4


def _hold_and_tap(program: Program) -> None:
    """Everybody holds their play key, and each taps the other three."""
    sets = [words.split() for words in SETS[4]]
    for _, _, play, _ in sets:
        program.key_down(play)
    for left, right, _, draw in sets:
        program.key(left, right, draw)
    for _, _, play, _ in sets:
        program.key_up(play)
    told = program.heard()
    assert "All keys arrive, whatever the others hold down." in told
    assert told.count("All keys arrive") == 4


def test_two_people_and_a_burst_of_keys(start: Start, data: Path) -> None:
    """Both hammer on their keys: nothing breaks, and every card is somewhere."""
    seat_at_the_table(data, 2, 1, fewer=0)
    with start(*TABLE) as program:
        program.until(is_dealt, calm=False)
        Players(program, Keys(program, 2)).start()
        for _ in range(15):
            program.key("W", "Up", "S", "D", "Down", "Left", "W", "Up")
        seen = program.until(lambda now: can_act(now) and hand(now, 0), calm=False)
        assert len(hand(seen, 0)) > 4
        assert stack(seen, 0) < 20
        assert program.quit() == 0
    (journal,) = (data / "matches").glob("*.journal")
    assert whole_lines(journal).count(b'"draw"') >= 30


def test_by_mouse_alone(start: Start, data: Path) -> None:
    """Cards, stacks, the pause button and the menu; no key is touched."""
    seat_at_the_table(data, 4)
    with start(*TABLE) as program:
        dealt = program.until(lambda now: is_dealt(now) and "go" in keys(now), calm=False)
        program.click(control(dealt, "go")["at"])
        players = Players(program, Mouse(program))
        seen = players.play_on(program.until(can_act, calm=False), 14)
        assert players.played >= 4
        program.click(control(seen, "pause_button")["at"])
        paused = program.until(
            lambda now: now["phase"] == "PAUSED" and "go" in keys(now), calm=False
        )
        assert faces_of(paused) == []
        program.click(control(paused, "menu")["at"])
        program.until(lambda now: now["overlay"] == "TableMenu")
        program.press_button("Continue")
        paused = program.until(lambda now: not now["overlay"])
        program.click(control(paused, "go")["at"])
        seen = program.until(can_act, calm=False)
        assert seen["changes"] == paused["changes"]
        assert program.close() == 0


def test_a_pause_hides_the_hands_and_the_time_stands(start: Start, data: Path) -> None:
    seat_at_the_table(data, 1, 1)
    with start(*TABLE) as program:
        program.until(is_dealt, calm=False)
        players = Players(program, Keys(program, 1))
        seen = players.play_on(players.start(), 3)
        program.key("Space")
        paused = program.until(
            lambda now: now["phase"] == "PAUSED" and not faces_of(now), calm=False
        )
        assert not [words for words in program.heard() if "plus or minus" in words]
        program.key("Left", "Up", "Down", "Right")
        still = program.look()
        assert still["changes"] == paused["changes"], "no key plays a card meanwhile"
        seen = players.start()
        assert seen["changes"] == paused["changes"] or seen["phase"] == "LIVE"
        # Whatever opens over the table stops it.
        program.key("F2")
        program.until(lambda now: now["page"] == "RulesPage")
        program.key("Escape")
        back = program.until(lambda now: now["page"] == "LivePage", calm=False)
        assert back["phase"] == "PAUSED"
        assert program.quit() == 0


def test_goes_on_after_a_kill(start: Start, data: Path) -> None:
    """A game that was broken off waits: to go on, or to be played again from its deal."""
    seat_at_the_table(data, 4)
    with start(*TABLE) as program:
        program.until(is_dealt, calm=False)
        players = Players(program, Keys(program, 4))
        first = players.start()
        opening = [hand(first, seat) for seat in range(4)]
        seen = players.play_on(first, 5)
        program.kill()
    with start() as program:
        paused = _resumed(program)
        assert paused["changes"] >= seen["changes"]
        players = Players(program, Keys(program, 4))
        now = players.start()
        assert faces_of(now) == faces_of(seen)
        players.play_on(now, 3)
        program.kill()
    with start() as program:
        program.click(control(_resumed(program), "restart")["at"])
        program.until(is_dealt, calm=False)
        players = Players(program, Keys(program, 4))
        now = players.start()
        fresh = [hand(now, seat) for seat in range(4)]
        assert [[card.value for card in cards] for cards in fresh] == [
            [card.value for card in cards] for cards in opening
        ]
        players.play_on(now, 3)
        assert program.quit() == 0
    assert not (data / "damaged").exists()


def _resumed(program: Program) -> Seen:
    """Takes the offer of the start: all hands are hidden until somebody goes on."""
    program.until(lambda now: now["overlay"] == "ResumeDialog")
    program.key("Return")
    paused = program.until(lambda now: now["phase"] == "PAUSED" and "restart" in keys(now))
    assert faces_of(paused) == []
    return paused


def test_in_german(start: Start, data: Path) -> None:
    seat_at_the_table(data, 2)
    with start("--lang", "de") as program:
        program.key("N")
        new = program.until(lambda now: now["page"] == "NewGamePage")
        assert has(new, "Unter Spannung")
        program.press_button("Karten geben")
        program.until(lambda now: now["page"] == "KeyboardPage")
        assert "Erkennt eure Tastatur alle Tasten zugleich?" in program.heard()
        program.key("Return")
        dealt = program.until(lambda now: is_dealt(now) and "go" in keys(now), calm=False)
        assert control(dealt, "menu")["name"] == "Menü"
        program.key("Return")
        seen = program.until(is_live, calm=False)
        seen = program.until(lambda now: is_live(now) and faces_of(now), calm=False)
        players = Players(program, Keys(program, 2))
        seen = players.play_on(seen, 6)
        assert seen["phase"] not in OVER
        assert not [words for words in program.heard() if "plus or minus" in words]
        assert program.quit() == 0
