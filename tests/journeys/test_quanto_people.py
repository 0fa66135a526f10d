"""Quanto for people who share a computer: offers go through the curtain, and what was played is
there again after a kill."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.behind import PEOPLE, Behind, asked_person, seat_people
from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Condition, Program, Seen, button, control, keys
from tests.journeys.quanto_player import Keys, Player, cards
from tests.journeys.test_killed import changes, continues, whole_lines
from tests.journeys.test_quanto import new_game

SPEEDS = ("instant", "fast", "instant")
TABLE = ("--game", "quanto", "--seed", "8")


def deal_to_teams(program: Program) -> None:
    """Anna and Cleo against Ben and a computer player."""
    new_game(program)
    seat_people(program)
    program.click(button(program.look(), "Two teams")["at"])
    program.until(lambda seen: button(seen, "Two teams")["on"])
    program.click(button(program.look(), "Calm motion")["at"])
    program.press_button("Deal")


def test_partners_exchange_cards_through_the_curtain(start: Start, tmp_path: Path) -> None:
    with start("--speed", "instant") as program:
        deal_to_teams(program)
        behind, player = Behind(program, tmp_path), Player(program, Keys(program))
        seen, exchanged, refused = player.see(), 0, 0
        for _ in range(60):
            if seen["phase"] == "CURTAIN":
                seen = behind.lift(seen)
            elif "way speak" in keys(seen) and "Ask" in control(seen, "way speak")["name"]:
                if exchanged <= refused:
                    seen = ask_partner(program, behind, seen, offers=True)
                    exchanged += 1
                elif refused < 2:
                    seen = ask_partner(program, behind, seen, offers=False)
                    refused += 1
                seen = player.act(seen)
            else:
                seen = player.act(seen)
            if exchanged >= 2 and refused >= 1:
                break
        assert (exchanged >= 2, refused >= 1) == (True, True)
        asking = {words for words in behind.found if "is waiting for your answer" in words}
        assert asking
        assert set(map(asked_person, asking)) <= {"Anna", "Cleo"}
        assert program.quit() == 0


def ask_partner(program: Program, behind: Behind, seen: Seen, *, offers: bool) -> Seen:
    """The partner comes through the curtain, offers a card or nothing, and gives the screen back;
    gives what is seen before the card is played."""
    mine = [control(seen, key)["name"] for key in cards(seen)]
    program.key("O")
    down = program.until(lambda now: now["phase"] == "CURTAIN")
    assert "is waiting for your answer" in down["curtain"]
    partner = behind.lift(down)
    assert partner["changes"] == seen["changes"]
    if not offers:
        program.key("Escape")
        down = program.until(lambda now: now["phase"] == "CURTAIN")
        assert "waits" not in down["curtain"]
        back = behind.lift(down)
        assert [control(back, key)["name"] for key in cards(back)] == mine
        return back
    program.key("1")
    chosen = program.until(lambda now: "way offer" in keys(now))
    offered = control(chosen, cards(chosen)[0])["name"].split(",")[0]
    program.key("Return")
    down = program.until(lambda now: now["phase"] == "CURTAIN")
    back = behind.lift(down)
    assert back["changes"] == seen["changes"] + 1
    # The card lies there for the one who was offered it, and is kept for another one.
    program.key("1", "Return")
    kept = program.until(lambda now: waits(now) and now["changes"] > back["changes"])
    names = [control(kept, key)["name"].split(",")[0] for key in cards(kept)]
    assert len(names) == len(mine)
    assert offered in names
    return kept


def test_other_cards_show_nothing_through_the_curtain(start: Start, tmp_path: Path) -> None:
    """The same people at two tables with other cards: every curtain is the same."""
    found = []
    for arguments in ((), ("--game", "quanto", "--seed", "44")):
        with start(*arguments, "--speed", "instant") as program:
            if not arguments:
                deal_to_teams(program)
            behind, player = Behind(program, tmp_path), Player(program, Keys(program))
            seen = player.see()
            while len(behind.found) < len(PEOPLE):
                seen = behind.lift(seen) if seen["phase"] == "CURTAIN" else player.act(seen)
            found.append(behind.found)
            assert program.quit() == 0
    assert found[0] == found[1]


def more_than(count: int) -> Condition:
    return lambda now: now["changes"] > count


def test_goes_on_after_each_kill(start: Start, data: Path) -> None:
    """What was shown is there at the next start, whenever the power fails."""
    before = b""
    for number, speed in enumerate(SPEEDS):
        with start(*(TABLE if not number else ()), "--speed", speed) as program:
            if number:
                continues(program)
                (journal,) = (data / "matches").glob("*.journal")
                assert whole_lines(journal).startswith(before)
            player = Player(program, Keys(program))
            seen = player.see()
            for _ in range(number % 2):
                seen = player.act(seen)
            assert seen["phase"] == "PERSON"
            player.begin(seen)
            # As soon as it is shown, while everything still moves.
            seen = program.until(more_than(seen["changes"]), calm=False)
            program.kill()
        (journal,) = (data / "matches").glob("*.journal")
        before = whole_lines(journal)
        assert changes(before) >= seen["changes"]
    assert changes(before) > 2 * len(SPEEDS)
    assert not (data / "damaged").exists()
