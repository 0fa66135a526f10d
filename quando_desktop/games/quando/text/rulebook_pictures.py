"""The pictures of Quando's rulebook: small scenes laid with its cards and their players."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import (
    THEME,
    Cards,
    Group,
    Illustration,
    Link,
    Number,
    Part,
    Sign,
    Sitter,
    Spread,
    Verdict,
)

translate = QCoreApplication.translate

UNKNOWN = "cards/unknown"
ARROW, LINE, TURN, GAP = Link.ARROW, Link.LINE, Link.TURN, Link.GAP


def fronts(*numbers: int, spread: Spread = Spread.APART) -> Cards:
    return Cards(tuple(f"cards/quando/front_{number}_full" for number in numbers), spread)


def backs(*numbers: int, spread: Spread = Spread.APART) -> Cards:
    """As the others see them: paper."""
    return Cards(tuple(f"cards/quando/back_{number}_full_{THEME}" for number in numbers), spread)


def hidden(count: int = 1, spread: Spread = Spread.APART) -> Cards:
    return Cards((UNKNOWN,) * count, spread)


def two_sides() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(7),),
                translate("QuandoRules", "You hold a 7"),
                translate("QuandoRules", "the front, solid: it counts"),
            ),
            Group(
                (backs(2),),
                translate("QuandoRules", "The others see a 2"),
                translate("QuandoRules", "the back of that card, on paper"),
            ),
            Group(
                (fronts(10, spread=Spread.STACK),),
                translate("QuandoRules", "There are 55 cards"),
                translate("QuandoRules", "no two with the same pair"),
            ),
        ),
        (TURN, LINE),
    )


def one_turn() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(5, 6, 7, spread=Spread.FAN),),
                translate("QuandoRules", "First you play"),
                translate("QuandoRules", "a straight or equal numbers"),
            ),
            Group(
                (hidden(), fronts(3)),
                translate("QuandoRules", "Then you draw"),
                translate("QuandoRules", "one card, by either side"),
            ),
            Group(
                (Sitter("nils"),),
                translate("QuandoRules", "Then Nils is next"),
                translate("QuandoRules", "clockwise, at your left"),
            ),
        ),
        (ARROW, ARROW),
    )


def straights() -> Illustration:
    right, wrong = Verdict.RIGHT, Verdict.WRONG
    return Illustration(
        (
            Group(
                (fronts(0, 1, 2, spread=Spread.FAN),),
                "0 1 2",
                translate("QuandoRules", "the lowest straight"),
                right,
            ),
            Group(
                (fronts(8, 9, 10, spread=Spread.FAN),),
                "8 9 10",
                translate("QuandoRules", "the highest straight"),
                right,
            ),
            Group(
                (fronts(4, 5, 7, spread=Spread.FAN),),
                "4 5 7",
                translate("QuandoRules", "no straight: the 6 is missing"),
                wrong,
            ),
            Group(
                (fronts(9, 10, 0, spread=Spread.FAN),),
                "9 10 0",
                translate("QuandoRules", "no straight: 10 is the end"),
                wrong,
            ),
        ),
        (GAP, LINE, GAP),
    )


def equals() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(10),),
                translate("QuandoRules", "One 10"),
                translate("QuandoRules", "a single card is enough"),
            ),
            Group(
                (fronts(4, 4, spread=Spread.FAN),),
                translate("QuandoRules", "Two 4s"),
                translate("QuandoRules", "leave your hand together"),
            ),
            Group(
                (fronts(6, 6, 6, 6, spread=Spread.FAN),),
                translate("QuandoRules", "Four 6s"),
                translate("QuandoRules", "no triplet: they are four"),
            ),
            Group(
                (fronts(8, 8, 8, spread=Spread.FAN),),
                translate("QuandoRules", "Three 8s"),
                translate("QuandoRules", "a triplet: the others pay"),
            ),
        ),
        (GAP, GAP, LINE),
    )


def two_ways_to_draw() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(4, spread=Spread.STACK),),
                translate("QuandoRules", "The pile shows a 4"),
                translate("QuandoRules", "what is behind it, nobody sees"),
            ),
            Group(
                (fronts(4),),
                translate("QuandoRules", "Take the 4"),
                translate("QuandoRules", "and the unseen side faces the others"),
            ),
            Group(
                (fronts(4), Sign.TURN, hidden()),
                translate("QuandoRules", "Or turn it over"),
                translate("QuandoRules", "and the 4 faces the others"),
            ),
        ),
        (ARROW, LINE),
    )


def triplet() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(8, 8, 8, spread=Spread.FAN),),
                translate("QuandoRules", "Figo plays three 8s"),
                translate("QuandoRules", "and draws a card"),
            ),
            Group(
                (fronts(0), Sign.TURN, hidden()),
                translate("QuandoRules", "Vesna has two 0s"),
                translate("QuandoRules", "and must turn one of them"),
            ),
            Group(
                (Sitter("bruno", "+1"), Sitter("hedda", "+1")),
                translate("QuandoRules", "Bruno and Hedda have none"),
                translate("QuandoRules", "and draw a card each"),
            ),
        ),
        (ARROW, LINE),
    )


def turned_pile() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(2, 9, 6, spread=Spread.FAN),),
                translate("QuandoRules", "2, 9 and 6 were played"),
                translate("QuandoRules", "so the 2 lies at the bottom"),
            ),
            Group(
                (Sign.TURN,),
                translate("QuandoRules", "All are turned"),
                translate("QuandoRules", "as one block"),
            ),
            Group(
                (fronts(8, spread=Spread.STACK),),
                translate("QuandoRules", "Now an 8 is on top"),
                translate("QuandoRules", "the other side of that 2"),
            ),
        ),
        (ARROW, ARROW),
    )


def only_zeros() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(0, 7, 7, spread=Spread.FAN),),
                translate("QuandoRules", "Mira holds 0 7 7"),
                translate("QuandoRules", "and plays both 7s"),
            ),
            Group(
                (fronts(0, spread=Spread.STACK),),
                translate("QuandoRules", "A 0 lies on the pile"),
                translate("QuandoRules", "and becomes the card drawn"),
            ),
            Group(
                (fronts(0, 0),),
                translate("QuandoRules", "Nothing but zeros"),
                translate("QuandoRules", "the round is over at once"),
            ),
        ),
        (ARROW, ARROW),
    )


def last_round() -> Illustration:
    return Illustration(
        (
            Group(
                (Sitter("vesna", knocked=True),),
                translate("QuandoRules", "Vesna knocks"),
                translate("QuandoRules", "without a play or a draw"),
            ),
            Group(
                (fronts(3, 3, spread=Spread.FAN), Sitter("pip", "+1")),
                translate("QuandoRules", "Pip plays two 3s"),
                translate("QuandoRules", "and draws, as always"),
            ),
            Group(
                (Sitter("olive"),),
                translate("QuandoRules", "Olive passes"),
                translate("QuandoRules", "and keeps every card"),
            ),
            Group(
                (Sign.FIST,),
                translate("QuandoRules", "The round is over"),
                translate("QuandoRules", "Vesna has no turn left"),
            ),
        ),
        (ARROW, ARROW, ARROW),
    )


def failed_knock(penalty: int) -> Illustration:
    """Two have the lowest total, and one of them has knocked."""
    knocked: tuple[Part, ...] = (Sitter("bruno", str(3 + penalty), knocked=True),)
    return Illustration(
        (
            Group(
                (*knocked, fronts(1, 2, spread=Spread.FAN)),
                translate("QuandoRules", "Bruno knocked with 3"),
                translate("QuandoRules", "not alone: {total} + {penalty} = {sum} points").format(
                    total=3, penalty=penalty, sum=3 + penalty
                ),
            ),
            Group(
                (Sitter("olive", "0"), fronts(0, 3, spread=Spread.FAN)),
                translate("QuandoRules", "Olive has 3 as well"),
                translate("QuandoRules", "the lowest total: 0 points"),
            ),
            Group(
                (Sitter("pip", "9"), fronts(4, 5, spread=Spread.FAN)),
                translate("QuandoRules", "Pip has 9"),
                translate("QuandoRules", "and gets 9 points"),
            ),
        ),
        (LINE, LINE),
    )


def who_sees_what() -> Illustration:
    return Illustration(
        (
            Group(
                (fronts(0, 3, 8, spread=Spread.FAN),),
                translate("QuandoRules", "Your fronts"),
                translate("QuandoRules", "for your eyes only"),
            ),
            Group(
                (hidden(3, Spread.FAN),),
                translate("QuandoRules", "Your backs"),
                translate("QuandoRules", "for all eyes but yours"),
            ),
            Group(
                (Sitter("hedda"), backs(2, 5, 9, spread=Spread.FAN)),
                translate("QuandoRules", "Hedda's backs"),
                translate("QuandoRules", "you see them, Hedda does not"),
            ),
        ),
        (GAP, LINE),
    )


def four_settings(target: int, penalty: int, plays: int) -> Illustration:
    return Illustration(
        (
            Group(
                (Number(str(target)),),
                translate("QuandoRules", "Target"),
                translate("QuandoRules", "where the match ends"),
            ),
            Group(
                (Number(f"+{penalty}"),),
                translate("QuandoRules", "Knock penalty"),
                translate("QuandoRules", "for a knock that fails"),
            ),
            Group(
                (fronts(1, 3, 4, 6, 7, 9, 10, spread=Spread.FAN),),
                translate("QuandoRules", "Hand size"),
                translate("QuandoRules", "the cards you are dealt"),
            ),
            Group(
                (Sign.FIST, Number(str(plays))),
                translate("QuandoRules", "Plays before a knock"),
                translate("QuandoRules", "by every player"),
            ),
        ),
        (GAP, GAP, GAP),
    )
