<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>after %n round</numerusform>
            <numerusform>after %n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>point</numerusform>
            <numerusform>points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won together with %n point(s) {rounds}</source>
        <translation>
            <numerusform>{names} won together with %n point {rounds}</numerusform>
            <numerusform>{names} won together with %n points {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} won with %n point(s) {rounds}</source>
        <translation>
            <numerusform>{name} won with %n point {rounds}</numerusform>
            <numerusform>{name} won with %n points {rounds}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: {won} of %n won</source>
        <translation>
            <numerusform>{name}: {won} of %n won</numerusform>
            <numerusform>{name}: {won} of %n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} of %n game</numerusform>
            <numerusform>{shown} of %n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished match(es)</source>
        <translation>
            <numerusform>%n unfinished match</numerusform>
            <numerusform>%n unfinished matches</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message numerus="yes">
        <source>%n play(s) each</source>
        <translation>
            <numerusform>%n play each</numerusform>
            <numerusform>%n plays each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoLog</name>
    <message numerus="yes">
        <source>The discard pile is turned over: %n card(s) to draw, {shown} on top.</source>
        <translation>
            <numerusform>The discard pile is turned over: %n card to draw, {shown} on top.</numerusform>
            <numerusform>The discard pile is turned over: %n cards to draw, {shown} on top.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoNotebook</name>
    <message numerus="yes">
        <source>I held %n point(s), and that seemed low enough to knock.</source>
        <translation>
            <numerusform>I held one point, and that seemed low enough to knock.</numerusform>
            <numerusform>I held %n points, and that seemed low enough to knock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I held %n point(s), and that seemed too much for a knock.</source>
        <translation>
            <numerusform>I held one point, and that seemed too much for a knock.</numerusform>
            <numerusform>I held %n points, and that seemed too much for a knock.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew all %n of your card(s), {total} in all.</source>
        <translation>
            <numerusform>I knew your only card: {total}.</numerusform>
            <numerusform>I knew all %n of your cards, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew all %n of {name}'s card(s), {total} in all.</source>
        <translation>
            <numerusform>I knew {name}'s only card: {total}.</numerusform>
            <numerusform>I knew all %n of {name}'s cards, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew none of your %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>I did not know your only card and guessed {guess}; it was {total}.</numerusform>
            <numerusform>I knew none of your %n cards and guessed {guess} in all; it was {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew none of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>I did not know {name}'s only card and guessed {guess}; it was {total}.</numerusform>
            <numerusform>I knew none of {name}'s %n cards and guessed {guess} in all; it was {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of your %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>I knew {known} of your only card and guessed {guess}; it was {total}.</numerusform>
            <numerusform>I knew {known} of your %n cards and guessed {guess} in all; it was {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>I knew {known} of {name}'s only card and guessed {guess}; it was {total}.</numerusform>
            <numerusform>I knew {known} of {name}'s %n cards and guessed {guess} in all; it was {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knocked with %n point(s), and kept no note of why.</source>
        <translation>
            <numerusform>I knocked with one point, and kept no note of why.</numerusform>
            <numerusform>I knocked with %n points, and kept no note of why.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody was allowed to knock yet when I last played; I held %n point(s) and reckoned with {points} for the round.</source>
        <translation>
            <numerusform>Nobody was allowed to knock yet when I last played; I held one point and reckoned with {points} for the round.</numerusform>
            <numerusform>Nobody was allowed to knock yet when I last played; I held %n points and reckoned with {points} for the round.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody was allowed to knock yet when I last played; I held %n point(s).</source>
        <translation>
            <numerusform>Nobody was allowed to knock yet when I last played; I held one point.</numerusform>
            <numerusform>Nobody was allowed to knock yet when I last played; I held %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, and with it {match} to win the match, so I knocked.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}, and with it {match} to win the match, so I knocked.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}, and with it {match} to win the match, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, so I knocked.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}, so I knocked.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, so I played.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}, so I played.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}, so I played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I knocked.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I knocked.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I played.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I played.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}; playing on gave me {match} to win the match, so I played.</source>
        <translation>
            <numerusform>With one point of my own I gave a knock {chance}; playing on gave me {match} to win the match, so I played.</numerusform>
            <numerusform>With %n points of my own I gave a knock {chance}; playing on gave me {match} to win the match, so I played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and passed, which would cost me {points} points on average.</source>
        <translation>
            <numerusform>{after} I held one point and passed, which would cost me {points} points on average.</numerusform>
            <numerusform>{after} I held %n points and passed, which would cost me {points} points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and passed.</source>
        <translation>
            <numerusform>{after} I held one point and passed.</numerusform>
            <numerusform>{after} I held %n points and passed.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and played once more, which would cost me {points} points on average.</source>
        <translation>
            <numerusform>{after} I held one point and played once more, which would cost me {points} points on average.</numerusform>
            <numerusform>{after} I held %n points and played once more, which would cost me {points} points on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and played once more.</source>
        <translation>
            <numerusform>{after} I held one point and played once more.</numerusform>
            <numerusform>{after} I held %n points and played once more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoReasons</name>
    <message numerus="yes">
        <source>because %n point(s) are probably the fewest.</source>
        <translation>
            <numerusform>because one point is probably the fewest.</numerusform>
            <numerusform>because %n points are probably the fewest.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that keeps {group} together and leaves %n point(s).</source>
        <translation>
            <numerusform>because that keeps {group} together and leaves one point.</numerusform>
            <numerusform>because that keeps {group} together and leaves %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because to play and draw would hardly bring your %n point(s) down.</source>
        <translation>
            <numerusform>because to play and draw would hardly bring your one point down.</numerusform>
            <numerusform>because to play and draw would hardly bring your %n points down.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because what is left, %n point(s), goes together best.</source>
        <translation>
            <numerusform>because what is left, one point, goes together best.</numerusform>
            <numerusform>because what is left, %n points, goes together best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) your chance to win the round is {chance}.</source>
        <translation>
            <numerusform>because with one point your chance to win the round is {chance}.</numerusform>
            <numerusform>because with %n points your chance to win the round is {chance}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoRefusals</name>
    <message numerus="yes">
        <source>Knocking opens when all have played {times}: {names} have not</source>
        <translation>
            <numerusform>Knocking opens when all have played {times}: {names} has not</numerusform>
            <numerusform>Knocking opens when all have played {times}: {names} have not</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoSheet</name>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} wins the match</numerusform>
            <numerusform>{names} win the match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} knocked with {total}, but {others} have only {lowest}.</source>
        <translation>
            <numerusform>{name} knocked with {total}, but {others} has only {lowest}.</numerusform>
            <numerusform>{name} knocked with {total}, but {others} have only {lowest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} knocked with {total}, but {others} have {total} as well. A knock must be lowest alone.</source>
        <translation>
            <numerusform>{name} knocked with {total}, but {others} has {total} as well. A knock must be lowest alone.</numerusform>
            <numerusform>{name} knocked with {total}, but {others} have {total} as well. A knock must be lowest alone.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoSpoken</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n point</numerusform>
            <numerusform>%n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>back(s) {backs}</source>
        <translation>
            <numerusform>back {backs}</numerusform>
            <numerusform>backs {backs}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you are not lowest alone: %n extra point(s).</source>
        <translation>
            <numerusform>If you are not lowest alone: %n extra point.</numerusform>
            <numerusform>If you are not lowest alone: %n extra points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Last round: %n turn left</numerusform>
            <numerusform>Last round: %n turns left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold {total}. Everybody else has one more turn.</source>
        <translation>
            <numerusform>You hold {total}. The other player has one more turn.</numerusform>
            <numerusform>You hold {total}. Everybody else has one more turn.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{count} play(s) each</source>
        <translation>
            <numerusform>{count} play each</numerusform>
            <numerusform>{count} plays each</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoWords</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n topic(s) found</source>
        <translation>
            <numerusform>%n topic found</numerusform>
            <numerusform>%n topics found</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>{name} has won {wins} of %n match(es).</source>
        <translation>
            <numerusform>{name} has won {wins} of %n match.</numerusform>
            <numerusform>{name} has won {wins} of %n matches.</numerusform>
        </translation>
    </message>
</context>
</TS>
