"""The rules of Quanto beyond the three actions: cards with powers, and playing in teams."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from quando_desktop.engine.rulebook import Topic
from quando_desktop.games.quanto.text import rulebook_scenes as scenes

translate = QCoreApplication.translate


def powers() -> Topic:
    return Topic(
        "powers",
        translate("QuantoRules", "What 1, 2 and 3 do"),
        ("N13", "N14", "N15"),
        (
            translate(
                "QuantoRules",
                "Three numbers come alive when they are discarded, and only then. You cannot waive "
                "what they do.",
            ),
            scenes.three_powers(),
            translate(
                "QuantoRules",
                "With a 1 everybody else hands you one card of their winnings; whoever has none "
                "gives none. Which card it is makes no difference.",
            ),
            translate(
                "QuantoRules",
                "With a 2 you go on: play one more card from your hand and use it as you like. "
                "Another 2 keeps you going. New cards come at the end of the turn; if your hand "
                "runs out, the turn is over.",
            ),
            translate(
                "QuantoRules",
                "With a 3 you turn up three cards of the draw pile, pick one and use it as if you "
                "had held it. The rest is out of the game. If the pile has fewer cards you see "
                "fewer, and with none left nothing happens.",
            ),
        ),
    )


def rainbow() -> Topic:
    return Topic(
        "rainbow",
        translate("QuantoRules", "Rainbow cards"),
        ("N4", "N16"),
        (
            translate(
                "QuantoRules",
                "Capture with a rainbow card, or take your quanto with one, and you may help "
                "yourself to one further card of the display, whatever its number.",
            ),
            scenes.two_uses_of_a_rainbow(),
            translate(
                "QuantoRules",
                "It also works with a rainbow card that a 3 has turned up. It does not work when "
                "you form or extend a quanto with it.",
            ),
            translate(
                "QuantoRules",
                "As long as a rainbow lies in the display, there is one card more to choose from.",
            ),
        ),
    )


def joker() -> Topic:
    return Topic(
        "joker",
        translate("QuantoRules", "Jokers"),
        ("N17", "N18"),
        (
            translate(
                "QuantoRules",
                "A joker stands for whichever number from 1 to 12 you want. Played, it keeps to "
                "one number for that turn; lying in the display, it is looked at afresh each time.",
            ),
            scenes.jokers(),
            translate(
                "QuantoRules",
                "And it is a thief. Play it on somebody else's quanto, and all of it lands on your "
                "winnings with the joker, while the tile goes back. You can do so even with a "
                "quanto of your own, but no further groups come along.",
            ),
            translate(
                "QuantoRules",
                "A joker that is discarded has none of the powers of 1, 2 and 3.",
            ),
        ),
    )


def teams() -> Topic:
    return Topic(
        "teams",
        translate("QuantoRules", "Two teams"),
        ("N22", "N23", "N25"),
        (
            translate(
                "QuantoRules",
                "Four can play two against two. Partners face each other, and in the end their "
                "winnings are added up. The same sum on both sides is a draw.",
            ),
            scenes.two_teams(),
            translate(
                "QuantoRules",
                "You may extend your partner's quanto as if it were yours. To take it is your "
                "partner's business alone, and a joker does not steal it either.",
            ),
            translate(
                "QuantoRules",
                "If you discard a 1, your partner gives you nothing: only the other two do.",
            ),
        ),
    )


def offer() -> Topic:
    return Topic(
        "offer",
        translate("QuantoRules", "Offering a card"),
        ("N24",),
        (
            translate(
                "QuantoRules",
                "In a team you can help with a card. When your partner's turn begins, and nothing "
                "has been played in it, push one card of your hand across, face down.",
            ),
            scenes.an_offer(),
            translate(
                "QuantoRules",
                "Your partner has a look and decides. Either the card comes back to you, or your "
                "partner keeps it and you get another card from that hand. Then the turn goes its "
                "usual way.",
            ),
            translate(
                "QuantoRules",
                "There is one offer a turn. The other team sees that a card moves, but not which.",
            ),
        ),
    )
