"""The words on a table of 7 ate 9: labels, buttons and notices.

Everything is a function, because the language can change while the table stands. What every table
says is in `table.text.words`; called values, the score sheet, what the table says to a
wrong try and to a screen reader, and its log have modules of their own beside this one.
"""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.games.seven_ate_nine.rules.cards import step_of, value_of
from quando_desktop.table.text.numbers import NO_BREAK, Company

translate = QCoreApplication.translate


# ------------------------------------------------------------------- the table


def card_name(card: int) -> str:
    """A card as it looks, on one line: "10 ±2"."""
    return f"{value_of(card)}{NO_BREAK}±{step_of(card)}"


def game_number(number: int, games: int) -> str:
    """The number of a game of the tournament, counted from 1."""
    if games == 1:
        return translate("SevenTable", "A single game")
    words = translate("SevenTable", "Game {number} of {games}")
    return words.format(number=number, games=games)


def game_name(number: int) -> str:
    """One game of several, counted from 1."""
    return translate("SevenTable", "Game {number}").format(number=number)


def in_stack(count: int) -> str:
    """The words beside a player's stack."""
    return translate("SevenTable", "%n in stack", None, count) if count else no_stack()


def no_stack_left() -> str:
    """The words of a screen reader for a stack that is used up."""
    return translate("SevenTable", "Your stack is empty.")


def no_stack() -> str:
    return translate("SevenTable", "no stack")


def key_name(does: str) -> str:
    """The use of a key cap: left, right, play or draw."""
    return {
        "left": translate("SevenTable", "left"),
        "right": translate("SevenTable", "right"),
        "play": translate("SevenTable", "play"),
        "draw": translate("SevenTable", "draw"),
    }[does]


def too_late() -> str:
    """Another player was faster (S7)."""
    return translate("SevenTable", "Too late")


def does_not_fit() -> str:
    return translate("SevenTable", "Does not fit")


def does_not_fit_wait(seconds: int) -> str:
    """The same where its owner has to wait for more than a moment (S18)."""
    words = translate("SevenTable", "Does not fit: wait {seconds} s")
    return words.format(seconds=seconds)


def in_a_row(count: int) -> str:
    """The words at a hot pile: so many cards of one player."""
    return translate("SevenTable", "%n in a row", None, count)


def nothing_fits() -> str:
    """The words at a lane with no card that fits, where tones say so, too."""
    return translate("SevenTable", "Nothing fits")


def last_card() -> str:
    """The words at a lane whose only card may be laid, whatever it is (S11)."""
    return translate("SevenTable", "Last card: play it!")


def locked_out(seconds: int) -> str:
    """The words over the hand of a player who has tried blindly too often."""
    return translate("SevenTable", "Wait %n second(s)", None, seconds)


def locked_out_short(seconds: int) -> str:
    """The same on a narrow lane."""
    return translate("SevenTable", "Wait {seconds} s").format(seconds=seconds)


# ------------------------------------------------------------------------ by turns


def your_turn() -> str:
    """The sign below the pile, by turns."""
    return translate("SevenTable", "Your turn")


def turn_of(name: str) -> str:
    """The same where it is somebody else's."""
    return translate("SevenTable", "{name}'s turn").format(name=name)


# ------------------------------------------------------------- start and countdown


def ready() -> str:
    return translate("SevenTable", "Ready?")


def ready_hint() -> str:
    """Below it, until a player starts."""
    return translate("SevenTable", "No looking before the start.")


def start() -> str:
    """The button that begins the countdown."""
    return translate("SevenTable", "Start")


def hands_on_the_keys() -> str:
    return translate("SevenTable", "Hands on the keys")


def get_ready() -> str:
    """The same where nobody plays with keys."""
    return translate("SevenTable", "Get ready")


def go() -> str:
    """The start signal (S5)."""
    return translate("SevenTable", "Go!")


# -------------------------------------------------------------------------- stuck


def stuck_title() -> str:
    return translate("SevenTable", "Everybody is stuck")


def stuck_story(card: int, moved: int = 1) -> str:
    """The story of what happens now (S10): the card that came to the top, and how many had to
    come."""
    if moved == 1:
        words = translate(
            "SevenTable",
            "Nobody can play or draw. The bottom card of the pile, {card}, comes to the top.",
        )
    else:
        words = translate(
            "SevenTable",
            "Nobody can play or draw. %n cards come up from the bottom of the pile; {card} is "
            "the last of them.",
            None,
            moved,
        )
    return words.format(card=card_name(card))


def go_again_in() -> str:
    """Before the countdown."""
    return translate("SevenTable", "Continuing in")


# -------------------------------------------------------------------------- pause


def pause() -> str:
    """The button."""
    return translate("SevenTable", "Pause")


def paused() -> str:
    return translate("SevenTable", "Paused")


def paused_story() -> str:
    return translate("SevenTable", "All hands lie face down, and time stands still.")


def broken_off() -> str:
    """The title over a game that was left in the middle."""
    return translate("SevenTable", "In the middle of a game")


def broken_off_story() -> str:
    return translate(
        "SevenTable", "Continue where you stopped, or play this game again from the same deal."
    )


def go_on() -> str:
    return translate("SevenTable", "Continue")


def play_again() -> str:
    return translate("SevenTable", "Play this game again")


def leave() -> str:
    return translate("SevenTable", "Leave")


# ------------------------------------------------------------------- after a game


def you_win() -> str:
    """The end of a game at the table, for the only person there."""
    return translate("SevenTable", "You win!")


def wins(name: str) -> str:
    """The same of somebody else."""
    return translate("SevenTable", "{name} wins!").format(name=name)


def share(who: Company) -> str:
    """The same of a match that ends in a tie."""
    they = translate("SevenTable", "{names} share the win!")
    return who.told("", they, translate("SevenTable", "{names} and you share the win!"))


def ending_skip(words: str) -> str:
    """The whole table as a button, while it shows that."""
    return translate("SevenTable", "{ending} Show the result").format(ending=words)


def next_game() -> str:
    return translate("SevenTable", "Next game")


def watch_again() -> str:
    return translate("SevenTable", "Watch again")


def watched_again() -> str:
    """The words over a game that is over and runs once more."""
    return translate("SevenTable", "Replay of this game")


def stop_watching() -> str:
    return translate("SevenTable", "Back to the result")
