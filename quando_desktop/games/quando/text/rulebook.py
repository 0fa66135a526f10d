"""The rules of Quando, told for people: one topic after the other, each with a picture."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Credits, Rulebook, Topic
from quando_desktop.games.quando.rules.game import Quando
from quando_desktop.games.quando.text import rulebook_pictures as pictures

translate = QCoreApplication.translate

CREDITS = Credits(
    designers=("Jannik Walter", "Reinhard Staupe"),
    artists=("Oliver Freudenreich", "Sandra Freudenreich"),
    editors=("Reinhard Staupe",),
    publisher="KENDi GmbH",
    year=2024,
)


def topics() -> tuple[Topic, ...]:
    """In the order in which one learns them."""
    return (
        _cards(),
        _turn(),
        _straight(),
        _equals(),
        _draw(),
        _triplet(),
        _pile(),
        _zeros(),
        _knock(),
        _count(),
        _knowledge(),
        _house_rules(),
    )


RULEBOOK = Rulebook(Quando.id, Quando.title, topics, CREDITS)


def _usual(option: str, seats: int = 4) -> int:
    """What the rules say where no house rule does."""
    return next(each.default for each in Quando().options(seats) if each.key == option)


def _cards() -> Topic:
    return Topic(
        "cards",
        translate("QuandoRules", "The cards"),
        ("Q1", "Q2", "Q3", "Q4", "Q6"),
        (
            translate(
                "QuandoRules",
                "A Quando card has a number on either side: two different ones between 0 and 10. "
                "No pair comes twice, so you meet each number on ten cards. Colours and signs "
                "only help your eyes.",
            ),
            pictures.two_sides(),
            translate(
                "QuandoRules",
                "With two or three players everybody gets {few} cards, with four to six {many}. "
                "The number that lies up during the deal becomes the back and looks at the "
                "others. The number that looks at you is the front, and only fronts count.",
            ).format(few=_usual("hand_size", 2), many=_usual("hand_size")),
            translate(
                "QuandoRules",
                "What is left makes the draw pile; beside it the discards will gather. The shuffle "
                "leaves two things to chance: the order, and for every card which side lies up.",
            ),
        ),
    )


def _turn() -> Topic:
    return Topic(
        "turn",
        translate("QuandoRules", "A turn"),
        ("Q7", "Q8", "Q11", "Q13"),
        (
            translate(
                "QuandoRules",
                "Play some cards, then draw one: that is a turn. Your play is either a straight or "
                "a set of equal numbers.",
            ),
            pictures.one_turn(),
            translate(
                "QuandoRules",
                "You cannot sit a turn out, for a single card can always be played. The one other "
                "choice is to knock, once that is open. Only after a knock may you pass.",
            ),
            translate(
                "QuandoRules",
                "Your cards go onto the discards in the order you lay them, fronts up; a straight "
                "goes lowest first unless you lay it otherwise. As a draw follows every play, "
                "your hand is never empty when your turn is over.",
            ),
            translate(
                "QuandoRules",
                "Chance names the first dealer, and each new round is dealt by the next player "
                "clockwise. Whoever sits at the dealer's left opens the round.",
            ),
        ),
    )


def _straight() -> Topic:
    return Topic(
        "straight",
        translate("QuandoRules", "Straight"),
        ("Q9",),
        (
            translate(
                "QuandoRules",
                "A straight is three cards whose fronts climb by one: 4 5 6, for example.",
            ),
            pictures.straights(),
            translate(
                "QuandoRules",
                "Three means three. If you hold 4 5 6 7 you may play 4 5 6 or 5 6 7, and the "
                "fourth card stays in your hand. The numbers do not go round in a circle: nothing "
                "comes after 10, and nothing before 0.",
            ),
        ),
    )


def _equals() -> Topic:
    return Topic(
        "equals",
        translate("QuandoRules", "Equal numbers"),
        ("Q10",),
        (
            translate(
                "QuandoRules",
                "Instead of a straight you can play cards whose fronts are all the same. How many "
                "is up to you: one is enough, and you need not play all you have.",
            ),
            pictures.equals(),
            translate(
                "QuandoRules",
                "Do count before you play. Three of a kind, no more and no fewer, are a number "
                "triplet and cost the others something. Any other count just makes your hand "
                "lighter.",
            ),
        ),
    )


def _draw() -> Topic:
    return Topic(
        "draw",
        translate("QuandoRules", "Drawing a card"),
        ("Q12",),
        (
            translate(
                "QuandoRules",
                "The top card of the pile shows one number to everybody and keeps the other to "
                "itself. When you draw it, you say which of them will be your front.",
            ),
            pictures.two_ways_to_draw(),
            translate(
                "QuandoRules",
                "The hidden side is a leap: you see it only when it is yours, and then there is "
                "no way back.",
            ),
            translate(
                "QuandoRules",
                "You have this choice with every card you draw, also when somebody's triplet "
                "makes you draw it. One thing is sure: behind the 4 is no second 4. And as no pair "
                "comes twice, every 4 whose other side you know rules out one number more.",
            ),
        ),
    )


def _triplet() -> Topic:
    return Topic(
        "triplet",
        translate("QuandoRules", "Number triplet"),
        ("Q14", "Q20"),
        (
            translate(
                "QuandoRules",
                "Lay down three equal numbers in one play, not two and not four, and everybody "
                "else has to pay. You draw first; then they pay one by one, clockwise from your "
                "left.",
            ),
            pictures.triplet(),
            translate(
                "QuandoRules",
                "With a 0 in your hand you pay by turning it over; if there are more, you pick "
                "one. What was its back now counts, and you learn it only then. Without a 0 you "
                "draw, and choose the side as ever.",
            ),
            translate(
                "QuandoRules",
                "If your own draw leaves you with only zeros, the round ends at once and nobody "
                "pays. In the last round the knocker pays like the rest. When a penalty draw finds "
                "neither pile has a card, it is skipped.",
            ),
        ),
    )


def _pile() -> Topic:
    return Topic(
        "pile",
        translate("QuandoRules", "The pile runs out"),
        ("Q15",),
        (
            translate(
                "QuandoRules",
                "Whenever somebody takes the last card of the draw pile, all discards are turned "
                "over in one go and become the new pile. Nobody shuffles them.",
            ),
            pictures.turned_pile(),
            translate(
                "QuandoRules",
                "The lowest discard is on top now, and each card shows the side that lay "
                "face down. A good memory pays: what was played is now the hidden side, and it "
                "comes in the order in which it was played.",
            ),
            translate(
                "QuandoRules",
                "If there are no discards at that moment, the turning waits for the next play. "
                "So you can always draw after your own play.",
            ),
        ),
    )


def _zeros() -> Topic:
    return Topic(
        "zeros",
        translate("QuandoRules", "Only zeros"),
        ("Q16",),
        (
            translate(
                "QuandoRules",
                "If you have played and drawn and all your fronts are 0, be it one card or five, "
                "the round is over that very moment.",
            ),
            pictures.only_zeros(),
            translate(
                "QuandoRules",
                "Then nothing else happens: a triplet costs nobody anything, and in a last round "
                "those who have not had their turn lose it. If somebody had knocked, that knock "
                "has failed, since a hand of zeros cannot be beaten.",
            ),
            translate(
                "QuandoRules",
                "This counts only after your own play and draw, never after a penalty or a pass.",
            ),
        ),
    )


def _knock() -> Topic:
    return Topic(
        "knock",
        translate("QuandoRules", "Knocking"),
        ("Q17", "Q18", "Q19", "Q20"),
        (
            translate(
                "QuandoRules",
                "Quando is Italian for “when”, and here is why: at the start of your turn you may "
                "knock instead of playing. All the others get one last turn, and that was the "
                "round.",
            ),
            pictures.last_round(),
            translate(
                "QuandoRules",
                "The knock opens when everybody, you included, has made {plays} plays in this "
                "round. There is one knock a round and no second.",
            ).format(plays=_usual("plays_before_knock")),
            translate(
                "QuandoRules",
                "In the last round nobody has to play: to pass means neither to play nor to draw. "
                "The knocker's turns are over, but the knocker's cards are not safe. A triplet "
                "still makes the knocker turn a 0 or draw.",
            ),
            translate(
                "QuandoRules",
                "Knock when you think that nobody can get as low as you. If you are wrong, it "
                "costs {penalty} points more.",
            ).format(penalty=_usual("knock_penalty")),
        ),
    )


def _count() -> Topic:
    penalty = _usual("knock_penalty")
    return Topic(
        "count",
        translate("QuandoRules", "Counting up"),
        ("Q21", "Q22", "Q23", "Q24"),
        (
            translate(
                "QuandoRules",
                "Everybody adds up their fronts. The lowest total is worth 0 points, also if "
                "several have it; any other total is written down as it is.",
            ),
            pictures.failed_knock(penalty),
            translate(
                "QuandoRules",
                "The knocker must be lowest alone. If somebody else has as little or less, the "
                "knocker writes down the full total and {penalty} points on top; for the others "
                "nothing changes.",
            ).format(penalty=penalty),
            translate(
                "QuandoRules",
                "The match is over after the round that takes somebody to {target} points or "
                "beyond, with two players to {target_of_two}. Whoever has the fewest points wins; "
                "if several have them, they win together.",
            ).format(target=_usual("target"), target_of_two=_usual("target", 2)),
        ),
    )


def _knowledge() -> Topic:
    return Topic(
        "knowledge",
        translate("QuandoRules", "What you may know"),
        ("Q5",),
        (
            translate(
                "QuandoRules",
                "Your fronts are your secret. Your backs are seen by everybody but you: as long as "
                "you hold a card, you never look at its back.",
            ),
            pictures.who_sees_what(),
            translate(
                "QuandoRules",
                "The top of the draw pile shows one side to all and the other to none. Everybody "
                "sees what is played, and in which order it lies.",
            ),
            translate(
                "QuandoRules",
                "What you saw you may remember and reason from: the number that showed when you "
                "took a card by its hidden side, a 0 you turned away, the order of a pile that was "
                "turned over. The sides that lay up while your hand was dealt do not count as "
                "seen.",
            ),
            translate(
                "QuandoRules",
                "The computer players know just as much: what their own seat may see, and what it "
                "remembers.",
            ),
        ),
    )


def _house_rules() -> Topic:
    target, penalty = _usual("target"), _usual("knock_penalty")
    plays = _usual("plays_before_knock")
    return Topic(
        "house_rules",
        translate("QuandoRules", "House rules"),
        ("Q2", "Q17", "Q23", "Q24"),
        (
            translate(
                "QuandoRules",
                "Four things can be your own way. You set them before a match, and they stay with "
                "it to its end; if you touch nothing, the usual rules hold.",
            ),
            pictures.four_settings(target, penalty, plays),
            translate(
                "QuandoRules",
                "The target is {target}, with two players {target_of_two}. A failed knock costs "
                "{penalty} points more. A hand has {many} cards, with two or three players {few}.",
            ).format(
                target=target,
                target_of_two=_usual("target", 2),
                penalty=penalty,
                many=_usual("hand_size"),
                few=_usual("hand_size", 2),
            ),
            translate(
                "QuandoRules",
                "The knock opens after {plays} plays by everybody; set to 0, it is open from the "
                "very first turn.",
            ).format(plays=plays),
        ),
    )
