<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en" sourcelanguage="en">
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
</TS>
