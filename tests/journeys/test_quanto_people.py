"""Quanto for people who share a computer: offers go through the curtain."""

from __future__ import annotations

from pathlib import Path

from tests.journeys.behind import Behind, asked_person, seat_people
from tests.journeys.conftest import Start
from tests.journeys.player import waits
from tests.journeys.program import Program, Seen, button, control, keys
from tests.journeys.quanto_player import Keys, Player, cards
from tests.journeys.test_quanto import new_game


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
