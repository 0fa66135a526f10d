<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n round</numerusform>
            <numerusform>%n rounds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>after %n game</numerusform>
            <numerusform>after %n games</numerusform>
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
        <source>card(s)</source>
        <translation>
            <numerusform>card</numerusform>
            <numerusform>cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>minus point(s)</source>
        <translation>
            <numerusform>minus point</numerusform>
            <numerusform>minus points</numerusform>
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
        <source>to %n point(s)</source>
        <translation>
            <numerusform>to %n point</numerusform>
            <numerusform>to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <translation>
            <numerusform>with %n card</numerusform>
            <numerusform>with %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) each</source>
        <translation>
            <numerusform>with %n card each</numerusform>
            <numerusform>with %n cards each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minus point(s)</source>
        <translation>
            <numerusform>with %n minus point</numerusform>
            <numerusform>with %n minus points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minus point(s) each</source>
        <translation>
            <numerusform>with %n minus point each</numerusform>
            <numerusform>with %n minus points each</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>with %n point</numerusform>
            <numerusform>with %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) each</source>
        <translation>
            <numerusform>with %n point each</numerusform>
            <numerusform>with %n points each</numerusform>
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
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n lesson(s) finished</source>
        <translation>
            <numerusform>%n lesson finished</numerusform>
            <numerusform>%n lessons finished</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minus point(s)</source>
        <translation>
            <numerusform>%n minus point</numerusform>
            <numerusform>%n minus points</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>Play your first round (%n minute(s))</source>
        <translation>
            <numerusform>Play your first round (%n minute)</numerusform>
            <numerusform>Play your first round (%n minutes)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message numerus="yes">
        <source>Up to %n key(s) arrived together so far.</source>
        <translation>
            <numerusform>%n key arrived so far.</numerusform>
            <numerusform>Up to %n keys arrived together so far.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message numerus="yes">
        <source>You have climbed %n rung(s).</source>
        <translation>
            <numerusform>You have climbed %n rung.</numerusform>
            <numerusform>You have climbed %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best so far: %n rung(s).</source>
        <translation>
            <numerusform>Your best so far: %n rung.</numerusform>
            <numerusform>Your best so far: %n rungs.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{done} of {cards} cards, %n slip(s) left</source>
        <translation>
            <numerusform>{done} of {cards} cards, %n slip left</numerusform>
            <numerusform>{done} of {cards} cards, %n slips left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n day in a row</numerusform>
            <numerusform>%n days in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>%n lesson(s) are damaged and have been left out.</source>
        <translation>
            <numerusform>One lesson is damaged and has been left out.</numerusform>
            <numerusform>%n lessons are damaged and have been left out.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message numerus="yes">
        <source>Before: the mean of your %n earlier match(es).</source>
        <translation>
            <numerusform>Before: your one earlier match.</numerusform>
            <numerusform>Before: the mean of your %n earlier matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>points by your %n decision(s)</source>
        <translation>
            <numerusform>points by your one decision</numerusform>
            <numerusform>points by your %n decisions</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards brought you %n point(s) of chance</source>
        <translation>
            <numerusform>the cards brought you one point of chance</numerusform>
            <numerusform>the cards brought you %n points of chance</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards cost you %n point(s) of chance</source>
        <translation>
            <numerusform>the cards cost you one point of chance</numerusform>
            <numerusform>the cards cost you %n points of chance</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n day(s) in a row. A day left out does not break it.</source>
        <translation>
            <numerusform>%n day in a row. A day left out does not break it.</numerusform>
            <numerusform>%n days in a row. A day left out does not break it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due now, {all} in all</source>
        <translation>
            <numerusform>%n due now, {all} in all</numerusform>
            <numerusform>%n due now, {all} in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) are damaged and have been left out.</source>
        <translation>
            <numerusform>%n exercise is damaged and has been left out.</numerusform>
            <numerusform>%n exercises are damaged and have been left out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s).</source>
        <translation>
            <numerusform>In %n second.</numerusform>
            <numerusform>In %n seconds.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the match it was “{answer}”, which cost %n point(s) of chance.</source>
        <translation>
            <numerusform>In the match it was “{answer}”, which cost %n point of chance.</numerusform>
            <numerusform>In the match it was “{answer}”, which cost %n points of chance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>None due before {day}, %n in all</source>
        <translation>
            <numerusform>None due before {day}, %n in all</numerusform>
            <numerusform>None due before {day}, %n in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>{right} of %n right</numerusform>
            <numerusform>{right} of %n right</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoClosing</name>
    <message numerus="yes">
        <source>%n turn(s) late</source>
        <translation>
            <numerusform>One turn late</numerusform>
            <numerusform>%n turns late</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It cost you %n point(s) of chance to knock on turn {turn} and not on turn {best}.</source>
        <translation>
            <numerusform>It cost you one point of chance to knock on turn {turn} and not on turn {best}.</numerusform>
            <numerusform>It cost you %n points of chance to knock on turn {turn} and not on turn {best}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoGuidance</name>
    <message numerus="yes">
        <source>With %n point(s) your chance to win the round is {chance}.</source>
        <translation>
            <numerusform>With %n point your chance to win the round is {chance}.</numerusform>
            <numerusform>With %n points your chance to win the round is {chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold %n point(s).</source>
        <translation>
            <numerusform>You hold %n point.</numerusform>
            <numerusform>You hold %n points.</numerusform>
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
    <name>QuandoLooking</name>
    <message numerus="yes">
        <source>%n play(s) in this round</source>
        <translation>
            <numerusform>%n play in this round</numerusform>
            <numerusform>%n plays in this round</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoNotebook</name>
    <message numerus="yes">
        <source>I held %n point(s) then; my three equal cards showed {front}, and the others had to pay.</source>
        <translation>
            <numerusform>I held %n point then; my three equal cards showed {front}, and the others had to pay.</numerusform>
            <numerusform>I held %n points then; my three equal cards showed {front}, and the others had to pay.</numerusform>
        </translation>
    </message>
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
        <source>With %n point(s) I gave a knock a {chance} chance, and with it {match} to win the match, so I knocked.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance, and with it {match} to win the match, so I knocked.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance, and with it {match} to win the match, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance, so I knocked.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance, so I knocked.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance, so I played.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance, so I played.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance, so I played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I knocked.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I knocked.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I knocked.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I played.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I played.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance; playing on gave me {match} to win the match, so I played.</source>
        <translation>
            <numerusform>With one point I gave a knock a {chance} chance; playing on gave me {match} to win the match, so I played.</numerusform>
            <numerusform>With %n points I gave a knock a {chance} chance; playing on gave me {match} to win the match, so I played.</numerusform>
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
    <name>QuandoNumbers</name>
    <message numerus="yes">
        <source>of %n were lowest alone</source>
        <translation>
            <numerusform>of %n was lowest alone</numerusform>
            <numerusform>of %n were lowest alone</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n knock(s)</source>
        <translation>
            <numerusform>{won} of %n knock</numerusform>
            <numerusform>{won} of %n knocks</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoOptions</name>
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
    <name>QuandoPractice</name>
    <message numerus="yes">
        <source>{name} would play on, because a knock with %n point(s) fails too often.</source>
        <translation>
            <numerusform>{name} would play on, because a knock with %n point fails too often.</numerusform>
            <numerusform>{name} would play on, because a knock with %n points fails too often.</numerusform>
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
        <source>because playing and drawing would hardly lower your %n point(s).</source>
        <translation>
            <numerusform>because playing and drawing would hardly lower your one point.</numerusform>
            <numerusform>because playing and drawing would hardly lower your %n points.</numerusform>
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
        <source>because what is left, %n point(s), goes together best.</source>
        <translation>
            <numerusform>because what is left, one point, goes together best.</numerusform>
            <numerusform>because what is left, %n points, goes together best.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, but brings {knock} points on average; playing on brings {points}.</source>
        <translation>
            <numerusform>because with one point a knock wins the round with a chance of {chance}, but brings {knock} points on average; playing on brings {points}.</numerusform>
            <numerusform>because with %n points a knock wins the round with a chance of {chance}, but brings {knock} points on average; playing on brings {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, but for the whole match playing on is better.</source>
        <translation>
            <numerusform>because with one point a knock wins the round with a chance of {chance}, but for the whole match playing on is better.</numerusform>
            <numerusform>because with %n points a knock wins the round with a chance of {chance}, but for the whole match playing on is better.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, playing on with {wait}.</source>
        <translation>
            <numerusform>because with one point a knock wins the round with a chance of {chance}, playing on with {wait}.</numerusform>
            <numerusform>because with %n points a knock wins the round with a chance of {chance}, playing on with {wait}.</numerusform>
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
        <source>Knocking is allowed when all have played {times}: {names} have not yet</source>
        <translation>
            <numerusform>Knocking is allowed when all have played {times}: {names} has not yet</numerusform>
            <numerusform>Knocking is allowed when all have played {times}: {names} have not yet</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoSheet</name>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n card drawn</numerusform>
            <numerusform>%n cards drawn</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero(s) turned over</source>
        <translation>
            <numerusform>%n zero turned over</numerusform>
            <numerusform>%n zeros turned over</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You knocked with {total} and were %n point(s) ahead.</source>
        <translation>
            <numerusform>You knocked with {total} and were %n point ahead.</numerusform>
            <numerusform>You knocked with {total} and were %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your lowest match so far: %n point(s).</source>
        <translation>
            <numerusform>Your lowest match so far: %n point.</numerusform>
            <numerusform>Your lowest match so far: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{knock}, but {names} have only {lowest}.</source>
        <translation>
            <numerusform>{knock}, but {names} has only {lowest}.</numerusform>
            <numerusform>{knock}, but {names} have only {lowest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{knock}, but {names} have {total} as well. A knocker must be the only one with the lowest total.</source>
        <translation>
            <numerusform>{knock}, but {names} has {total} as well. A knocker must be the only one with the lowest total.</numerusform>
            <numerusform>{knock}, but {names} have {total} as well. A knocker must be the only one with the lowest total.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} knocked with {total} and was %n point(s) ahead.</source>
        <translation>
            <numerusform>{names} knocked with {total} and was %n point ahead.</numerusform>
            <numerusform>{names} knocked with {total} and was %n points ahead.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} wins the match</numerusform>
            <numerusform>{names} win the match</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round</source>
        <translation>
            <numerusform>{names} wins the round</numerusform>
            <numerusform>{names} win the round</numerusform>
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
        <source>Front(s) {fronts}</source>
        <translation>
            <numerusform>Front {fronts}</numerusform>
            <numerusform>Fronts {fronts}</numerusform>
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
        <source>If someone is as low or lower: %n extra point(s).</source>
        <translation>
            <numerusform>If someone is as low or lower: %n extra point.</numerusform>
            <numerusform>If someone is as low or lower: %n extra points.</numerusform>
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
        <source>Round {number}, to %n point(s)</source>
        <translation>
            <numerusform>Round {number}, to %n point</numerusform>
            <numerusform>Round {number}, to %n points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You hold {total}. Everybody else has one more turn.</source>
        <translation>
            <numerusform>You hold {total}. The other player has one more turn.</numerusform>
            <numerusform>You hold {total}. Everybody else has one more turn.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoEnding</name>
    <message numerus="yes">
        <source>%n card(s) lost</source>
        <translation>
            <numerusform>%n card lost</numerusform>
            <numerusform>%n cards lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) left in the draw pile.</source>
        <translation>
            <numerusform>Only %n card left in the draw pile.</numerusform>
            <numerusform>Only %n cards left in the draw pile.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoGuidance</name>
    <message numerus="yes">
        <source>%n card(s) would come to it, and all count once you take it.</source>
        <translation>
            <numerusform>%n card would come to it, and all count once you take it.</numerusform>
            <numerusform>%n cards would come to it, and all count once you take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another play wins %n card(s) at once</source>
        <translation>
            <numerusform>Another play wins %n card at once</numerusform>
            <numerusform>Another play wins %n cards at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It has {cards} cards, and you have not seen %n joker(s).</source>
        <translation>
            <numerusform>It has {cards} cards, and you have not seen %n joker.</numerusform>
            <numerusform>It has {cards} cards, and you have not seen %n jokers.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turn you could have won %n card(s).</source>
        <translation>
            <numerusform>Last turn you could have won %n card.</numerusform>
            <numerusform>Last turn you could have won %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins %n card(s) at once.</source>
        <translation>
            <numerusform>That wins %n card at once.</numerusform>
            <numerusform>That wins %n cards at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins %n card(s), before a joker steals them.</source>
        <translation>
            <numerusform>That wins %n card, before a joker steals them.</numerusform>
            <numerusform>That wins %n cards, before a joker steals them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoLog</name>
    <message numerus="yes">
        <source>%n card(s) stay in the display: nobody captured any.</source>
        <translation>
            <numerusform>One card stays in the display: nobody captured any.</numerusform>
            <numerusform>%n cards stay in the display: nobody captured any.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You captured last and get the %n card(s) left in the display.</source>
        <translation>
            <numerusform>You captured last and get the card left in the display.</numerusform>
            <numerusform>You captured last and get the %n cards left in the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get a card each from {givers}.</source>
        <translation>
            <numerusform>You get a card from {givers}.</numerusform>
            <numerusform>You get a card each from {givers}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} captured last and gets the %n card(s) left in the display.</source>
        <translation>
            <numerusform>{name} captured last and gets the card left in the display.</numerusform>
            <numerusform>{name} captured last and gets the %n cards left in the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} gets a card each from {givers}.</source>
        <translation>
            <numerusform>{name} gets a card from {givers}.</numerusform>
            <numerusform>{name} gets a card each from {givers}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoNotebook</name>
    <message numerus="yes">
        <source>%n card(s) for me, and about {left} for whoever came next: a good trade, I thought.</source>
        <translation>
            <numerusform>One card for me, and about {left} for whoever came next: a good trade, I thought.</numerusform>
            <numerusform>%n cards for me, and about {left} for whoever came next: a good trade, I thought.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I could win %n card(s) with it.</source>
        <translation>
            <numerusform>I could win one card with it.</numerusform>
            <numerusform>I could win %n cards with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I had not yet seen %n of the cards that take it.</source>
        <translation>
            <numerusform>I had not yet seen one of the cards that take it.</numerusform>
            <numerusform>I had not yet seen %n of the cards that take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It brought me %n card(s) and left {left} on average for the next player.</source>
        <translation>
            <numerusform>It brought me one card and left {left} on average for the next player.</numerusform>
            <numerusform>It brought me %n cards and left {left} on average for the next player.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would have won me %n card(s), and my own cards win just as many.</source>
        <translation>
            <numerusform>It would have won me one card, and my own cards win just as many.</numerusform>
            <numerusform>It would have won me %n cards, and my own cards win just as many.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My partner could win %n card(s) with it.</source>
        <translation>
            <numerusform>My partner could win one card with it.</numerusform>
            <numerusform>My partner could win %n cards with it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was %n card(s) at once, and I saw no more.</source>
        <translation>
            <numerusform>That was one card at once, and I saw no more.</numerusform>
            <numerusform>That was %n cards at once, and I saw no more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was %n card(s) at once, and the next player could then take {left} on average.</source>
        <translation>
            <numerusform>That was one card at once, and the next player could then take {left} on average.</numerusform>
            <numerusform>That was %n cards at once, and the next player could then take {left} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) to draw I {did}.</source>
        <translation>
            <numerusform>With one card left to draw I {did}.</numerusform>
            <numerusform>With %n cards left to draw I {did}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoNumbers</name>
    <message numerus="yes">
        <source>You captured %n card(s) at once</source>
        <translation>
            <numerusform>You captured one card at once</numerusform>
            <numerusform>You captured %n cards at once</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} captured %n card(s) at once</source>
        <translation>
            <numerusform>{name} captured one card at once</numerusform>
            <numerusform>{name} captured %n cards at once</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoReasons</name>
    <message numerus="yes">
        <source>because that brings %n card(s) from the others' winnings.</source>
        <translation>
            <numerusform>because that brings one card from the others' winnings.</numerusform>
            <numerusform>because that brings %n cards from the others' winnings.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once, before a joker steals them.</source>
        <translation>
            <numerusform>because that wins one card at once, before a joker steals it.</numerusform>
            <numerusform>because that wins %n cards at once, before a joker steals them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once.</source>
        <translation>
            <numerusform>because that wins one card at once.</numerusform>
            <numerusform>because that wins %n cards at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once; the next player could then take {left} on average.</source>
        <translation>
            <numerusform>because that wins one card at once; the next player could then take {left} on average.</numerusform>
            <numerusform>because that wins %n cards at once; the next player could then take {left} on average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins at once %n card(s) that somebody else has built up.</source>
        <translation>
            <numerusform>because that wins at once a card that somebody else has built up.</numerusform>
            <numerusform>because that wins at once %n cards that somebody else has built up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your partner can win %n card(s) with it at once.</source>
        <translation>
            <numerusform>because your partner can win one card with it at once.</numerusform>
            <numerusform>because your partner can win %n cards with it at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your partner's quanto grows by %n card(s).</source>
        <translation>
            <numerusform>because your partner's quanto grows by one card.</numerusform>
            <numerusform>because your partner's quanto grows by %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and you have not seen {left} of the cards that take it.</source>
        <translation>
            <numerusform>because your quanto then has one card, and you have not seen {left} of the cards that take it.</numerusform>
            <numerusform>because your quanto then has %n cards, and you have not seen {left} of the cards that take it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and you hold the {tile} that takes it.</source>
        <translation>
            <numerusform>because your quanto then has one card, and you hold the {tile} that takes it.</numerusform>
            <numerusform>because your quanto then has %n cards, and you hold the {tile} that takes it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and your chance to take it is {chance}.</source>
        <translation>
            <numerusform>because your quanto then has one card, and your chance to take it is {chance}.</numerusform>
            <numerusform>because your quanto then has %n cards, and your chance to take it is {chance}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s).</source>
        <translation>
            <numerusform>because your quanto then has one card.</numerusform>
            <numerusform>because your quanto then has %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because {card} wins %n card(s) at once.</source>
        <translation>
            <numerusform>because {card} wins one card at once.</numerusform>
            <numerusform>because {card} wins %n cards at once.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoSheet</name>
    <message numerus="yes">
        <source>Nobody captured: the %n card(s) left in the display count for nobody.</source>
        <translation>
            <numerusform>Nobody captured: the card left in the display counts for nobody.</numerusform>
            <numerusform>Nobody captured: the %n cards left in the display count for nobody.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You captured last and got the %n card(s) left in the display.</source>
        <translation>
            <numerusform>You captured last and got the card left in the display.</numerusform>
            <numerusform>You captured last and got the %n cards left in the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You captured last: %n card(s) more.</source>
        <translation>
            <numerusform>You captured last: %n card more.</numerusform>
            <numerusform>You captured last: %n cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stole {victim}'s quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>You stole {victim}'s quanto {tile}: %n card.</numerusform>
            <numerusform>You stole {victim}'s quanto {tile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %n card(s) with a single one.</source>
        <translation>
            <numerusform>You won %n card with a single one.</numerusform>
            <numerusform>You won %n cards with a single one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your biggest haul so far: %n card(s) with a single one.</source>
        <translation>
            <numerusform>Your biggest haul so far: %n card with a single one.</numerusform>
            <numerusform>Your biggest haul so far: %n cards with a single one.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} captured last and got the %n card(s) left in the display.</source>
        <translation>
            <numerusform>{names} captured last and got the card left in the display.</numerusform>
            <numerusform>{names} captured last and got the %n cards left in the display.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} captured last: %n card(s) more.</source>
        <translation>
            <numerusform>{names} captured last: %n card more.</numerusform>
            <numerusform>{names} captured last: %n cards more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} stole your quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>{names} stole your quanto {tile}: %n card.</numerusform>
            <numerusform>{names} stole your quanto {tile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} stole {victim}'s quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>{names} stole {victim}'s quanto {tile}: %n card.</numerusform>
            <numerusform>{names} stole {victim}'s quanto {tile}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s)</source>
        <translation>
            <numerusform>{names} wins</numerusform>
            <numerusform>{names} win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} won %n card(s) with a single one.</source>
        <translation>
            <numerusform>{names} won %n card with a single one.</numerusform>
            <numerusform>{names} won %n cards with a single one.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoSpoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>1 card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>1 card won</numerusform>
            <numerusform>%n cards won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Tile(s) in the middle: {tiles}</source>
        <translation>
            <numerusform>Tile in the middle: {tiles}</numerusform>
            <numerusform>Tiles in the middle: {tiles}</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuantoTable</name>
    <message numerus="yes">
        <source>Capture: %n group(s), {cards}</source>
        <translation>
            <numerusform>Capture: 1 group, {cards}</numerusform>
            <numerusform>Capture: %n groups, {cards}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Choose one of these %n card(s) and play it</source>
        <translation>
            <numerusform>Play this card</numerusform>
            <numerusform>Choose one of these %n cards and play it</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Display {size} + %n rainbow(s)</source>
        <translation>
            <numerusform>Display {size} + 1 rainbow</numerusform>
            <numerusform>Display {size} + %n rainbows</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>one blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours in this round</source>
        <translation>
            <numerusform>One decision of yours in this round</numerusform>
            <numerusform>%n decisions of yours in this round</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>one mistake</numerusform>
            <numerusform>%n mistakes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>one slip</numerusform>
            <numerusform>%n slips</numerusform>
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
        <source>You have won {wins} of %n match(es).</source>
        <translation>
            <numerusform>You have won {wins} of %n match.</numerusform>
            <numerusform>You have won {wins} of %n matches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won {wins} of %n match(es).</source>
        <translation>
            <numerusform>{name} has won {wins} of %n match.</numerusform>
            <numerusform>{name} has won {wins} of %n matches.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenNumbers</name>
    <message numerus="yes">
        <source>All were stuck, %n time(s)</source>
        <translation>
            <numerusform>All were stuck, once</numerusform>
            <numerusform>All were stuck, %n times</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenOptions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n fewer</source>
        <translation>
            <numerusform>1 fewer</numerusform>
            <numerusform>%n fewer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>1 game</numerusform>
            <numerusform>%n games</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenRefusals</name>
    <message numerus="yes">
        <source>No more than %n card(s) in hand: play one</source>
        <translation>
            <numerusform>No more than 1 card in hand: play it</numerusform>
            <numerusform>No more than %n cards in hand: play one</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenSheet</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>1 card left</numerusform>
            <numerusform>%n cards left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to go</source>
        <translation>
            <numerusform>One game to go</numerusform>
            <numerusform>%n games to go</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Largest hand: %n card(s)</source>
        <translation>
            <numerusform>Largest hand: %n card</numerusform>
            <numerusform>Largest hand: %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You held out a card a moment too late %n time(s).</source>
        <translation>
            <numerusform>You held out a card a moment too late %n time.</numerusform>
            <numerusform>You held out a card a moment too late %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) in a row.</source>
        <translation>
            <numerusform>You laid %n card in a row.</numerusform>
            <numerusform>You laid %n cards in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best: %n card(s) at most</source>
        <translation>
            <numerusform>Your best: %n card at most</numerusform>
            <numerusform>Your best: %n cards at most</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your longest run so far: %n card(s).</source>
        <translation>
            <numerusform>Your longest run so far: %n card.</numerusform>
            <numerusform>Your longest run so far: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuck %n time(s)</source>
        <translation>
            <numerusform>stuck once</numerusform>
            <numerusform>stuck %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} held out a card a moment too late %n time(s).</source>
        <translation>
            <numerusform>{names} held out a card a moment too late %n time.</numerusform>
            <numerusform>{names} held out a card a moment too late %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} laid %n card(s) in a row.</source>
        <translation>
            <numerusform>{names} laid %n card in a row.</numerusform>
            <numerusform>{names} laid %n cards in a row.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} lead(s)</source>
        <translation>
            <numerusform>{names} leads</numerusform>
            <numerusform>{names} lead</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the tournament</source>
        <translation>
            <numerusform>{names} wins the tournament</numerusform>
            <numerusform>{names} win the tournament</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s) in this game, {total} in all.</source>
        <translation>
            <numerusform>{name}: 1 minus point in this game, {total} in all.</numerusform>
            <numerusform>{name}: %n minus points in this game, {total} in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s).</source>
        <translation>
            <numerusform>{name}: 1 minus point.</numerusform>
            <numerusform>{name}: %n minus points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenSpoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>1 card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s)</source>
        <translation>
            <numerusform>{name}: 1 minus point</numerusform>
            <numerusform>{name}: %n minus points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenTable</name>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n in a row</numerusform>
            <numerusform>%n in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n in stack</source>
        <translation>
            <numerusform>%n in stack</numerusform>
            <numerusform>%n in stack</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can play or draw. %n cards come up from the bottom of the pile; {card} is the last of them.</source>
        <translation>
            <numerusform>Nobody can play or draw. One card comes up from the bottom of the pile: {card}.</numerusform>
            <numerusform>Nobody can play or draw. %n cards come up from the bottom of the pile; {card} is the last of them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s)</source>
        <translation>
            <numerusform>Wait 1 second</numerusform>
            <numerusform>Wait %n seconds</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n match</numerusform>
            <numerusform>%n matches</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be looked through.</source>
        <translation>
            <numerusform>One match could not be looked through.</numerusform>
            <numerusform>%n matches could not be looked through.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>won %n month(s) ago</source>
        <translation>
            <numerusform>won a month ago</numerusform>
            <numerusform>won %n months ago</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>The same goes for %n more file(s).</source>
        <translation>
            <numerusform>The same goes for %n more file.</numerusform>
            <numerusform>The same goes for %n more files.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Words</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n time</numerusform>
            <numerusform>%n times</numerusform>
        </translation>
    </message>
</context>
</TS>
