<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation type="unfinished"></translation>
    </message>
</context>
<context>
    <name>QuandoLog</name>
    <message>
        <source>All but {name} turn a 0 over or draw a card.</source>
        <translation>Alle außer {name} drehen eine 0 um oder ziehen eine Karte.</translation>
    </message>
    <message>
        <source>Everybody else turns a 0 over or draws a card.</source>
        <translation>Alle anderen drehen eine 0 um oder ziehen eine Karte.</translation>
    </message>
    <message>
        <source>Penalty: no card is left for you.</source>
        <translation>Strafe: Für dich ist keine Karte mehr da.</translation>
    </message>
    <message>
        <source>Penalty: no card is left for {name}.</source>
        <translation>Strafe: Für {name} ist keine Karte mehr da.</translation>
    </message>
    <message>
        <source>Penalty: {sentence}</source>
        <translation>Strafe: {sentence}</translation>
    </message>
    <message>
        <source>Round {number}: you deal.</source>
        <translation>Durchgang {number}: Du gibst.</translation>
    </message>
    <message>
        <source>Round {number}: {name} deals.</source>
        <translation>Durchgang {number}: {name} gibt.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is turned over: %n card(s) to draw, {shown} on top.</source>
        <translation>
            <numerusform>Der Ablagestapel wird umgedreht: %n Karte zum Ziehen, oben liegt {shown}.</numerusform>
            <numerusform>Der Ablagestapel wird umgedreht: %n Karten zum Ziehen, oben liegt {shown}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The round is over. Points: {points}.</source>
        <translation>Der Durchgang ist zu Ende. Punkte: {points}.</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du fängst an.</translation>
    </message>
    <message>
        <source>You hold nothing but zeros.</source>
        <translation>Du hast nur noch Nullen.</translation>
    </message>
    <message>
        <source>You knock: the last round begins.</source>
        <translation>Du klopfst: Die letzte Runde beginnt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>You play the straight {row}.</source>
        <translation>Du spielst die Straße {row}.</translation>
    </message>
    <message>
        <source>You play the {row}.</source>
        <translation>Du spielst die {row}.</translation>
    </message>
    <message>
        <source>You play {count} {numbers}.</source>
        <translation>Du spielst {count} {numbers}.</translation>
    </message>
    <message>
        <source>You take it back.</source>
        <translation>Du nimmst es zurück.</translation>
    </message>
    <message>
        <source>You take the shown {front}.</source>
        <translation>Du nimmst die offene {front}.</translation>
    </message>
    <message>
        <source>You take the shown {front}; its back is {back}.</source>
        <translation>Du nimmst die offene {front}; ihre Rückseite ist {back}.</translation>
    </message>
    <message>
        <source>You turn a 0 over: its front is {front} now.</source>
        <translation>Du drehst eine 0 um: Vorn steht jetzt {front}.</translation>
    </message>
    <message>
        <source>You turn the {back} over and take the {front} behind it.</source>
        <translation>Du drehst die {back} um und nimmst die {front} dahinter.</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} fängt an.</translation>
    </message>
    <message>
        <source>{name} holds nothing but zeros.</source>
        <translation>{name} hat nur noch Nullen.</translation>
    </message>
    <message>
        <source>{name} knocks: the last round begins.</source>
        <translation>{name} klopft: Die letzte Runde beginnt.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} plays the straight {row}.</source>
        <translation>{name} spielt die Straße {row}.</translation>
    </message>
    <message>
        <source>{name} plays the {row}.</source>
        <translation>{name} spielt die {row}.</translation>
    </message>
    <message>
        <source>{name} plays {count} {numbers}.</source>
        <translation>{name} spielt {count} {numbers}.</translation>
    </message>
    <message>
        <source>{name} takes it back.</source>
        <translation>{name} nimmt es zurück.</translation>
    </message>
    <message>
        <source>{name} takes the shown {front}; its back is {back}.</source>
        <translation>{name} nimmt die offene {front}; ihre Rückseite ist {back}.</translation>
    </message>
    <message>
        <source>{name} turns a 0 over: its front is {front} now.</source>
        <translation>{name} dreht eine 0 um: Vorn steht jetzt {front}.</translation>
    </message>
    <message>
        <source>{name} turns the {back} over and takes the {front} behind it.</source>
        <translation>{name} dreht die {back} um und nimmt die {front} dahinter.</translation>
    </message>
    <message>
        <source>{name} turns the {back} over and takes what is behind it.</source>
        <translation>{name} dreht die {back} um und nimmt, was dahinter ist.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>QuandoRefusals</name>
    <message>
        <source>A card can be played only once</source>
        <translation>Jede Karte kannst du nur einmal spielen</translation>
    </message>
    <message>
        <source>A straight is exactly three cards; {numbers} are {count}</source>
        <translation>Eine Straße hat genau drei Karten; {numbers} sind {count}</translation>
    </message>
    <message>
        <source>Choose equals, or three in a row, like 5 6 7</source>
        <translation>Wähle gleiche Karten oder drei in Folge, etwa 5 6 7</translation>
    </message>
    <message>
        <source>Choose one of your zeros: it is turned over</source>
        <translation>Wähle eine deiner Nullen: Sie wird umgedreht</translation>
    </message>
    <message>
        <source>First play cards, then draw</source>
        <translation>Erst Karten spielen, dann ziehen</translation>
    </message>
    <message>
        <source>It is not your turn</source>
        <translation>Du bist nicht dran</translation>
    </message>
    <message>
        <source>It is not your turn: {name} acts</source>
        <translation>Du bist nicht dran: {name} ist am Zug</translation>
    </message>
    <message>
        <source>Knocking opens when all have played {times}: you have not</source>
        <translation>Klopfen geht erst, wenn alle {times} gespielt haben: du noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>Knocking opens when all have played {times}: {names} have not</source>
        <translation>
            <numerusform>Klopfen geht erst, wenn alle {times} gespielt haben: {names} noch nicht</numerusform>
            <numerusform>Klopfen geht erst, wenn alle {times} gespielt haben: {names} noch nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>No way back: you have seen the hidden side</source>
        <translation>Kein Zurück: Du hast die verdeckte Seite gesehen</translation>
    </message>
    <message>
        <source>No way back: you have seen the next card</source>
        <translation>Kein Zurück: Du hast die nächste Karte gesehen</translation>
    </message>
    <message>
        <source>Now draw: choose a side of the top card</source>
        <translation>Jetzt ziehen: Wähle eine Seite der obersten Karte</translation>
    </message>
    <message>
        <source>Passing is for the last round, after a knock</source>
        <translation>Passen kannst du nur in der letzten Runde, nach dem Klopfen</translation>
    </message>
    <message>
        <source>That card is not in your hand</source>
        <translation>Diese Karte hast du nicht auf der Hand</translation>
    </message>
    <message>
        <source>That is not possible now</source>
        <translation>Das geht jetzt nicht</translation>
    </message>
    <message>
        <source>The round is not over yet</source>
        <translation>Der Durchgang ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Der Durchgang ist zu Ende</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>Too late: the game has moved on</source>
        <translation>Zu spät: Das Spiel ist schon weiter</translation>
    </message>
    <message>
        <source>You have knocked already</source>
        <translation>Du hast schon geklopft</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{name} has knocked already: this is the last round</source>
        <translation>{name} hat schon geklopft: Dies ist die letzte Runde</translation>
    </message>
    <message>
        <source>{numbers} is no straight: it ends at 0 and at 10</source>
        <translation>{numbers} ist keine Straße: Bei 0 und bei 10 ist Schluss</translation>
    </message>
    <message>
        <source>{numbers} is no straight: three in a row, like {example}</source>
        <translation>{numbers} ist keine Straße: drei in Folge, etwa {example}</translation>
    </message>
    <message>
        <source>{numbers}: play only equals, or three in a row</source>
        <translation>{numbers}: Spiele nur gleiche Karten oder drei in Folge</translation>
    </message>
</context>
<context>
    <name>QuandoRules</name>
    <message>
        <source>2, 9 and 6 were played</source>
        <translation>2, 9 und 6 wurden gespielt</translation>
    </message>
    <message>
        <source>A 0 lies on the pile</source>
        <translation>Auf dem Stapel liegt eine 0</translation>
    </message>
    <message>
        <source>A Quando card has a number on either side: two different ones between 0 and 10. No pair comes twice, so you meet each number on ten cards. Colours and signs only help your eyes.</source>
        <translation>Eine Quando-Karte trägt auf jeder Seite eine Zahl: zwei verschiedene zwischen 0 und 10. Kein Paar kommt doppelt vor, also begegnet dir jede Zahl auf zehn Karten. Farben und Zeichen helfen nur deinen Augen.</translation>
    </message>
    <message>
        <source>A straight is three cards whose fronts climb by one: 4 5 6, for example.</source>
        <translation>Eine Straße sind drei Karten, deren Vorderseiten in Einerschritten steigen, etwa 4 5 6.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>All are turned</source>
        <translation>Alle werden umgedreht</translation>
    </message>
    <message>
        <source>Bruno and Hedda have none</source>
        <translation>Bruno und Hedda haben keine</translation>
    </message>
    <message>
        <source>Bruno knocked with 3</source>
        <translation>Bruno hat mit 3 geklopft</translation>
    </message>
    <message>
        <source>Chance names the first dealer, and each new round is dealt by the next player clockwise. Whoever sits at the dealer's left opens the round.</source>
        <translation>Wer zuerst gibt, bestimmt der Zufall; danach gibt in jedem Durchgang die nächste Person im Uhrzeigersinn. Wer links neben ihr sitzt, eröffnet den Durchgang.</translation>
    </message>
    <message>
        <source>Counting up</source>
        <translation>Abrechnen</translation>
    </message>
    <message>
        <source>Do count before you play. Three of a kind, no more and no fewer, are a number triplet and cost the others something. Any other count just makes your hand lighter.</source>
        <translation>Zähle nach, bevor du spielst. Drei gleiche, nicht mehr und nicht weniger, sind ein Zahlendrilling und kosten die anderen etwas. Jede andere Anzahl macht einfach deine Hand leichter.</translation>
    </message>
    <message>
        <source>Drawing a card</source>
        <translation>Eine Karte ziehen</translation>
    </message>
    <message>
        <source>Equal numbers</source>
        <translation>Gleiche Zahlen</translation>
    </message>
    <message>
        <source>Everybody adds up their fronts. The lowest total is worth 0 points, also if several have it; any other total is written down as it is.</source>
        <translation>Alle zählen ihre Vorderseiten zusammen. Die niedrigste Summe ist 0 Punkte wert, auch wenn mehrere sie haben; jede andere wird so aufgeschrieben, wie sie ist.</translation>
    </message>
    <message>
        <source>Figo plays three 8s</source>
        <translation>Figo spielt drei Achten</translation>
    </message>
    <message>
        <source>First you play</source>
        <translation>Erst spielst du aus</translation>
    </message>
    <message>
        <source>Four 6s</source>
        <translation>Vier Sechsen</translation>
    </message>
    <message>
        <source>Four things can be your own way. You set them before a match, and they stay with it to its end; if you touch nothing, the usual rules hold.</source>
        <translation>Vier Dinge kannst du halten, wie du magst. Du stellst sie vor der Partie ein, und dort bleiben sie bis zum Ende; rührst du nichts an, gilt das Übliche.</translation>
    </message>
    <message>
        <source>Hand size</source>
        <translation>Handkarten</translation>
    </message>
    <message>
        <source>Hedda's backs</source>
        <translation>Heddas Rückseiten</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>If there are no discards at that moment, the turning waits for the next play. So you can always draw after your own play.</source>
        <translation>Liegt in diesem Moment nichts auf dem Ablagestapel, wartet das Umdrehen, bis wieder jemand ausspielt. Nach dem eigenen Ausspielen kannst du also immer ziehen.</translation>
    </message>
    <message>
        <source>If you have played and drawn and all your fronts are 0, be it one card or five, the round is over that very moment.</source>
        <translation>Sind nach deinem Ausspielen und Ziehen alle deine Vorderseiten 0, ob eine Karte oder fünf, ist der Durchgang im selben Augenblick vorbei.</translation>
    </message>
    <message>
        <source>If your own draw leaves you with only zeros, the round ends at once and nobody pays. In the last round the knocker pays like the rest. When a penalty draw finds neither pile has a card, it is skipped.</source>
        <translation>Hast du selbst nach dem Ziehen nur noch Nullen, ist sofort Schluss und niemand zahlt. In der letzten Runde zahlt auch, wer geklopft hat. Liegt auf keinem der Stapel eine Karte für die Strafe, entfällt sie.</translation>
    </message>
    <message>
        <source>In the last round nobody has to play: to pass means neither to play nor to draw. The knocker's turns are over, but the knocker's cards are not safe. A triplet still makes the knocker turn a 0 or draw.</source>
        <translation>In der letzten Runde muss niemand spielen: Wer passt, spielt nicht und zieht nicht. Wer geklopft hat, hat keinen Zug mehr, ist aber nicht in Sicherheit. Auch jetzt kostet ihn ein Zahlendrilling eine 0 oder bringt ihm eine Karte.</translation>
    </message>
    <message>
        <source>Instead of a straight you can play cards whose fronts are all the same. How many is up to you: one is enough, and you need not play all you have.</source>
        <translation>Statt einer Straße kannst du Karten spielen, deren Vorderseiten alle gleich sind. Wie viele, entscheidest du: Eine reicht, und du musst nicht alle hergeben.</translation>
    </message>
    <message>
        <source>Knock penalty</source>
        <translation>Klopfstrafe</translation>
    </message>
    <message>
        <source>Knock when you think that nobody can get as low as you. If you are wrong, it costs {penalty} points more.</source>
        <translation>Klopf, wenn du glaubst, dass niemand so tief kommt wie du. Irrst du dich, kostet es {penalty} Punkte mehr.</translation>
    </message>
    <message>
        <source>Knocking</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Lay down three equal numbers in one play, not two and not four, and everybody else has to pay. You draw first; then they pay one by one, clockwise from your left.</source>
        <translation>Leg drei gleiche Zahlen auf einmal, nicht zwei und nicht vier, und alle anderen müssen zahlen. Zuerst ziehst du; dann zahlen sie der Reihe nach, links von dir angefangen.</translation>
    </message>
    <message>
        <source>Mira holds 0 7 7</source>
        <translation>Mira hält 0 7 7</translation>
    </message>
    <message>
        <source>Nothing but zeros</source>
        <translation>Lauter Nullen</translation>
    </message>
    <message>
        <source>Now an 8 is on top</source>
        <translation>Jetzt liegt eine 8 oben</translation>
    </message>
    <message>
        <source>Number triplet</source>
        <translation>Zahlendrilling</translation>
    </message>
    <message>
        <source>Olive has 3 as well</source>
        <translation>Olive hat auch 3</translation>
    </message>
    <message>
        <source>Olive passes</source>
        <translation>Olive passt</translation>
    </message>
    <message>
        <source>One 10</source>
        <translation>Eine 10</translation>
    </message>
    <message>
        <source>Only zeros</source>
        <translation>Nur Nullen</translation>
    </message>
    <message>
        <source>Or turn it over</source>
        <translation>Oder dreh sie um</translation>
    </message>
    <message>
        <source>Pip has 9</source>
        <translation>Pip hat 9</translation>
    </message>
    <message>
        <source>Pip plays two 3s</source>
        <translation>Pip spielt zwei Dreien</translation>
    </message>
    <message>
        <source>Play some cards, then draw one: that is a turn. Your play is either a straight or a set of equal numbers.</source>
        <translation>Erst ausspielen, dann eine Karte ziehen: Das ist ein Zug. Du spielst entweder eine Straße oder gleiche Zahlen.</translation>
    </message>
    <message>
        <source>Plays before a knock</source>
        <translation>Ausspielen vor dem Klopfen</translation>
    </message>
    <message>
        <source>Quando is Italian for “when”, and here is why: at the start of your turn you may knock instead of playing. All the others get one last turn, and that was the round.</source>
        <translation>Quando ist Italienisch und heißt „wann“, und das kommt so: Zu Beginn deines Zuges darfst du klopfen statt ausspielen. Alle anderen haben noch einen letzten Zug, und das war der Durchgang.</translation>
    </message>
    <message>
        <source>Straight</source>
        <translation>Straße</translation>
    </message>
    <message>
        <source>Take the 4</source>
        <translation>Nimm die 4</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Ziel</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The computer players know just as much: what their own seat may see, and what it remembers.</source>
        <translation>Die Computerspieler wissen genauso viel: was ihr eigener Platz sehen darf und was er sich gemerkt hat.</translation>
    </message>
    <message>
        <source>The hidden side is a leap: you see it only when it is yours, and then there is no way back.</source>
        <translation>Die verdeckte Seite ist ein Sprung ins Ungewisse: Du siehst sie erst, wenn sie dir gehört, und dann gibt es kein Zurück.</translation>
    </message>
    <message>
        <source>The knock opens after {plays} plays by everybody; set to 0, it is open from the very first turn.</source>
        <translation>Geklopft werden darf, wenn alle {plays}-mal ausgespielt haben; mit 0 geht es schon im allerersten Zug.</translation>
    </message>
    <message>
        <source>The knock opens when everybody, you included, has made {plays} plays in this round. There is one knock a round and no second.</source>
        <translation>Klopfen wird möglich, wenn alle, auch du, im laufenden Durchgang {plays}-mal ausgespielt haben. Geklopft wird höchstens einmal in jedem Durchgang.</translation>
    </message>
    <message>
        <source>The knocker must be lowest alone. If somebody else has as little or less, the knocker writes down the full total and {penalty} points on top; for the others nothing changes.</source>
        <translation>Wer klopft, muss allein am niedrigsten sein. Hat jemand anders ebenso wenig oder weniger, gibt es für das Klopfen die volle Summe und {penalty} Punkte obendrauf; für die anderen ändert sich nichts.</translation>
    </message>
    <message>
        <source>The lowest discard is on top now, and each card shows the side that lay face down. A good memory pays: what was played is now the hidden side, and it comes in the order in which it was played.</source>
        <translation>Die unterste Karte liegt jetzt oben, und jede zeigt die Seite, die bisher unten war. Ein gutes Gedächtnis lohnt sich: Was ausgespielt wurde, ist nun die verdeckte Seite, und es kommt in der Reihenfolge, in der es gespielt wurde.</translation>
    </message>
    <message>
        <source>The match is over after the round that takes somebody to {target} points or beyond, with two players to {target_of_two}. Whoever has the fewest points wins; if several have them, they win together.</source>
        <translation>Die Partie ist nach dem Durchgang vorbei, der jemanden auf {target} Punkte oder darüber bringt, zu zweit auf {target_of_two}. Die wenigsten Punkte gewinnen; haben mehrere gleich wenige, gewinnen sie gemeinsam.</translation>
    </message>
    <message>
        <source>The others see a 2</source>
        <translation>Die anderen sehen eine 2</translation>
    </message>
    <message>
        <source>The pile runs out</source>
        <translation>Der Stapel geht aus</translation>
    </message>
    <message>
        <source>The pile shows a 4</source>
        <translation>Der Stapel zeigt eine 4</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Der Durchgang ist vorbei</translation>
    </message>
    <message>
        <source>The target is {target}, with two players {target_of_two}. A failed knock costs {penalty} points more. A hand has {many} cards, with two or three players {few}.</source>
        <translation>Das Ziel liegt bei {target}, zu zweit bei {target_of_two}. Misslungenes Klopfen kostet {penalty} Punkte mehr. Eine Hand hat {many} Karten, bei zwei oder drei Personen {few}.</translation>
    </message>
    <message>
        <source>The top card of the pile shows one number to everybody and keeps the other to itself. When you draw it, you say which of them will be your front.</source>
        <translation>Die oberste Karte des Stapels zeigt allen eine Zahl und behält die andere für sich. Wenn du sie ziehst, bestimmst du, welche davon deine Vorderseite wird.</translation>
    </message>
    <message>
        <source>The top of the draw pile shows one side to all and the other to none. Everybody sees what is played, and in which order it lies.</source>
        <translation>Oben auf dem Nachziehstapel sehen alle die eine Seite und niemand die andere. Was ausgespielt wird und wie es liegt, sehen alle.</translation>
    </message>
    <message>
        <source>Then Nils is next</source>
        <translation>Dann ist Nils dran</translation>
    </message>
    <message>
        <source>Then nothing else happens: a triplet costs nobody anything, and in a last round those who have not had their turn lose it. If somebody had knocked, that knock has failed, since a hand of zeros cannot be beaten.</source>
        <translation>Dann geschieht nichts mehr: Ein Zahlendrilling kostet niemanden etwas, und wer in der letzten Runde noch nicht dran war, kommt nicht mehr dran. Hatte jemand geklopft, ist das Klopfen misslungen, denn eine Hand voller Nullen ist nicht zu schlagen.</translation>
    </message>
    <message>
        <source>Then you draw</source>
        <translation>Dann ziehst du</translation>
    </message>
    <message>
        <source>There are 55 cards</source>
        <translation>Es gibt 55 Karten</translation>
    </message>
    <message>
        <source>This counts only after your own play and draw, never after a penalty or a pass.</source>
        <translation>Das gilt nur nach eigenem Ausspielen und Ziehen, nie nach einer Strafe oder nach dem Passen.</translation>
    </message>
    <message>
        <source>Three 8s</source>
        <translation>Drei Achten</translation>
    </message>
    <message>
        <source>Three means three. If you hold 4 5 6 7 you may play 4 5 6 or 5 6 7, and the fourth card stays in your hand. The numbers do not go round in a circle: nothing comes after 10, and nothing before 0.</source>
        <translation>Drei heißt drei. Mit 4 5 6 7 auf der Hand spielst du 4 5 6 oder 5 6 7, und die vierte Karte behältst du. Im Kreis geht es nicht: Nach der 10 und vor der 0 ist Schluss.</translation>
    </message>
    <message>
        <source>Two 4s</source>
        <translation>Zwei Vieren</translation>
    </message>
    <message>
        <source>Vesna has no turn left</source>
        <translation>Vesna hat keinen Zug mehr</translation>
    </message>
    <message>
        <source>Vesna has two 0s</source>
        <translation>Vesna hat zwei Nullen</translation>
    </message>
    <message>
        <source>Vesna knocks</source>
        <translation>Vesna klopft</translation>
    </message>
    <message>
        <source>What is left makes the draw pile; beside it the discards will gather. The shuffle leaves two things to chance: the order, and for every card which side lies up.</source>
        <translation>Der Rest ist der Nachziehstapel; daneben wächst der Ablagestapel. Das Mischen überlässt zweierlei dem Zufall: die Reihenfolge und bei jeder Karte, welche Seite oben liegt.</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Was du wissen darfst</translation>
    </message>
    <message>
        <source>What you saw you may remember and reason from: the number that showed when you took a card by its hidden side, a 0 you turned away, the order of a pile that was turned over. The sides that lay up while your hand was dealt do not count as seen.</source>
        <translation>Was du gesehen hast, darfst du dir merken und deine Schlüsse ziehen: die Zahl, die zu sehen war, als du die verdeckte Seite nahmst, eine weggedrehte 0, die Folge eines umgedrehten Stapels. Was beim Geben deiner Hand oben lag, gilt nicht als gesehen.</translation>
    </message>
    <message>
        <source>Whenever somebody takes the last card of the draw pile, all discards are turned over in one go and become the new pile. Nobody shuffles them.</source>
        <translation>Nimmt jemand die letzte Karte vom Nachziehstapel, werden alle abgelegten Karten auf einmal umgedreht und bilden den neuen. Gemischt wird nicht.</translation>
    </message>
    <message>
        <source>With a 0 in your hand you pay by turning it over; if there are more, you pick one. What was its back now counts, and you learn it only then. Without a 0 you draw, and choose the side as ever.</source>
        <translation>Mit einer 0 auf der Hand zahlst du, indem du sie umdrehst; hast du mehrere, suchst du eine aus. Nun zählt, was bisher Rückseite war, und du erfährst es erst jetzt. Ohne 0 ziehst du eine Karte und wählst die Seite wie immer.</translation>
    </message>
    <message>
        <source>With two or three players everybody gets {few} cards, with four to six {many}. The number that lies up during the deal becomes the back and looks at the others. The number that looks at you is the front, and only fronts count.</source>
        <translation>Zu zweit und zu dritt hat am Anfang jeder {few} Karten, ab vier Personen {many}. Was beim Geben oben liegt, wird zur Rückseite und schaut die anderen an. Was dich anschaut, ist die Vorderseite, und nur Vorderseiten zählen.</translation>
    </message>
    <message>
        <source>You cannot sit a turn out, for a single card can always be played. The one other choice is to knock, once that is open. Only after a knock may you pass.</source>
        <translation>Aussetzen geht nicht, denn eine einzelne Karte lässt sich immer spielen. Die einzige andere Wahl ist das Klopfen, sobald es offen ist. Passen darfst du erst, wenn jemand geklopft hat.</translation>
    </message>
    <message>
        <source>You have this choice with every card you draw, also when somebody's triplet makes you draw it. One thing is sure: behind the 4 is no second 4. And as no pair comes twice, every 4 whose other side you know rules out one number more.</source>
        <translation>Diese Wahl hast du bei jeder Karte, die du ziehst, auch wenn dich ein Zahlendrilling dazu zwingt. Eines ist sicher: Hinter der 4 steckt keine zweite 4. Und weil kein Paar doppelt vorkommt, scheidet mit jeder 4, deren andere Seite du kennst, eine weitere Zahl aus.</translation>
    </message>
    <message>
        <source>You hold a 7</source>
        <translation>Du hältst eine 7</translation>
    </message>
    <message>
        <source>Your backs</source>
        <translation>Deine Rückseiten</translation>
    </message>
    <message>
        <source>Your cards go onto the discards in the order you lay them, fronts up; a straight goes lowest first unless you lay it otherwise. As a draw follows every play, your hand is never empty when your turn is over.</source>
        <translation>Deine Karten kommen so, wie du sie legst, mit der Vorderseite nach oben auf den Ablagestapel; bei einer Straße liegt die kleinste unten, wenn du sie nicht anders legst. Weil auf jedes Ausspielen ein Ziehen folgt, ist deine Hand nach deinem Zug nie leer.</translation>
    </message>
    <message>
        <source>Your fronts</source>
        <translation>Deine Vorderseiten</translation>
    </message>
    <message>
        <source>Your fronts are your secret. Your backs are seen by everybody but you: as long as you hold a card, you never look at its back.</source>
        <translation>Deine Vorderseiten sind dein Geheimnis. Deine Rückseiten sehen alle außer dir: Solange du eine Karte hältst, schaust du nie auf ihre Rückseite.</translation>
    </message>
    <message>
        <source>a single card is enough</source>
        <translation>eine einzige Karte reicht</translation>
    </message>
    <message>
        <source>a straight or equal numbers</source>
        <translation>eine Straße oder gleiche Zahlen</translation>
    </message>
    <message>
        <source>a triplet: the others pay</source>
        <translation>ein Drilling: die anderen zahlen</translation>
    </message>
    <message>
        <source>and becomes the card drawn</source>
        <translation>und wird gezogen</translation>
    </message>
    <message>
        <source>and draw a card each</source>
        <translation>und ziehen je eine Karte</translation>
    </message>
    <message>
        <source>and draws a card</source>
        <translation>und zieht eine Karte</translation>
    </message>
    <message>
        <source>and draws, as always</source>
        <translation>und zieht wie immer</translation>
    </message>
    <message>
        <source>and gets 9 points</source>
        <translation>und bekommt 9 Punkte</translation>
    </message>
    <message>
        <source>and keeps every card</source>
        <translation>und behält alle Karten</translation>
    </message>
    <message>
        <source>and must turn one of them</source>
        <translation>und muss eine davon umdrehen</translation>
    </message>
    <message>
        <source>and plays both 7s</source>
        <translation>und spielt beide Siebenen</translation>
    </message>
    <message>
        <source>and the 4 faces the others</source>
        <translation>und die 4 zeigt zu den anderen</translation>
    </message>
    <message>
        <source>and the unseen side faces the others</source>
        <translation>und die andere Seite zeigt zu den anderen</translation>
    </message>
    <message>
        <source>as one block</source>
        <translation>in einem Stück</translation>
    </message>
    <message>
        <source>by every player</source>
        <translation>für alle gleich</translation>
    </message>
    <message>
        <source>clockwise, at your left</source>
        <translation>links von dir, im Uhrzeigersinn</translation>
    </message>
    <message>
        <source>for a knock that fails</source>
        <translation>wenn das Klopfen misslingt</translation>
    </message>
    <message>
        <source>for all eyes but yours</source>
        <translation>für alle Augen außer deinen</translation>
    </message>
    <message>
        <source>for your eyes only</source>
        <translation>nur für deine Augen</translation>
    </message>
    <message>
        <source>leave your hand together</source>
        <translation>gehen zusammen weg</translation>
    </message>
    <message>
        <source>no straight: 10 is the end</source>
        <translation>keine Straße: mit 10 ist Schluss</translation>
    </message>
    <message>
        <source>no straight: the 6 is missing</source>
        <translation>keine Straße: die 6 fehlt</translation>
    </message>
    <message>
        <source>no triplet: they are four</source>
        <translation>kein Drilling: es sind vier</translation>
    </message>
    <message>
        <source>no two with the same pair</source>
        <translation>keine zwei mit demselben Paar</translation>
    </message>
    <message>
        <source>not alone: {total} + {penalty} = {sum} points</source>
        <translation>nicht allein: {total} + {penalty} = {sum} Punkte</translation>
    </message>
    <message>
        <source>one card, by either side</source>
        <translation>eine Karte, von welcher Seite du willst</translation>
    </message>
    <message>
        <source>so the 2 lies at the bottom</source>
        <translation>also liegt die 2 ganz unten</translation>
    </message>
    <message>
        <source>the back of that card, on paper</source>
        <translation>die Rückseite dieser Karte, wie Papier</translation>
    </message>
    <message>
        <source>the cards you are dealt</source>
        <translation>so viele bekommst du</translation>
    </message>
    <message>
        <source>the front, solid: it counts</source>
        <translation>die Vorderseite, farbig: sie zählt</translation>
    </message>
    <message>
        <source>the highest straight</source>
        <translation>die größte Straße</translation>
    </message>
    <message>
        <source>the lowest straight</source>
        <translation>die kleinste Straße</translation>
    </message>
    <message>
        <source>the lowest total: 0 points</source>
        <translation>die niedrigste Summe: 0 Punkte</translation>
    </message>
    <message>
        <source>the other side of that 2</source>
        <translation>die andere Seite dieser 2</translation>
    </message>
    <message>
        <source>the round is over at once</source>
        <translation>der Durchgang ist sofort vorbei</translation>
    </message>
    <message>
        <source>what is behind it, nobody sees</source>
        <translation>was dahinter ist, sieht niemand</translation>
    </message>
    <message>
        <source>where the match ends</source>
        <translation>hier endet die Partie</translation>
    </message>
    <message>
        <source>without a play or a draw</source>
        <translation>ohne auszuspielen und zu ziehen</translation>
    </message>
    <message>
        <source>you see them, Hedda does not</source>
        <translation>du siehst sie, Hedda nicht</translation>
    </message>
</context>
<context>
    <name>QuandoSheet</name>
    <message>
        <source>Fronts</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>Pale: earlier rounds.  Full: this round.</source>
        <translation>Blass: frühere Durchgänge.  Kräftig: dieser.</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Race to {target}, fewest wins</source>
        <translation>Bis {target}, die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>hat geklopft</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>am niedrigsten</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} gewinnt die Partie</numerusform>
            <numerusform>{names} gewinnen die Partie</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} holds nothing but zeros.</source>
        <translation>{name} hat nur noch Nullen.</translation>
    </message>
    <message>
        <source>{name} knocked with {total} and is lowest alone.</source>
        <translation>{name} hat mit {total} geklopft und ist allein am niedrigsten.</translation>
    </message>
    <message numerus="yes">
        <source>{name} knocked with {total}, but {others} have only {lowest}.</source>
        <translation>
            <numerusform>{name} hat mit {total} geklopft, aber {others} hat nur {lowest}.</numerusform>
            <numerusform>{name} hat mit {total} geklopft, aber {others} haben nur {lowest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} knocked with {total}, but {others} have {total} as well. A knock must be lowest alone.</source>
        <translation>
            <numerusform>{name} hat mit {total} geklopft, aber auch {others} hat nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</numerusform>
            <numerusform>{name} hat mit {total} geklopft, aber auch {others} haben nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: total {total}, points {points}, together {score}.</source>
        <translation>{name}: Summe {total}, Punkte {points}, insgesamt {score}.</translation>
    </message>
</context>
<context>
    <name>QuandoSpoken</name>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile, empty</source>
        <translation>Ablagestapel, leer</translation>
    </message>
    <message>
        <source>Discard pile, {cards}, top {number}</source>
        <translation>Ablagestapel, {cards}, oben {number}</translation>
    </message>
    <message>
        <source>Draw pile, empty</source>
        <translation>Nachziehstapel, leer</translation>
    </message>
    <message>
        <source>Draw pile, {cards}, shows {number}</source>
        <translation>Nachziehstapel, {cards}, zeigt {number}</translation>
    </message>
    <message>
        <source>Knock, closed. {why}.</source>
        <translation>Klopfen, noch nicht möglich. {why}.</translation>
    </message>
    <message>
        <source>Knock, open at the start of your turn</source>
        <translation>Klopfen, möglich zu Beginn deines Zuges</translation>
    </message>
    <message>
        <source>Knock, open. {how}. {meaning}</source>
        <translation>Klopfen, möglich. {how}. {meaning}</translation>
    </message>
    <message>
        <source>Knock: you have knocked</source>
        <translation>Klopfen: Du hast geklopft</translation>
    </message>
    <message>
        <source>Knock: {name} has knocked</source>
        <translation>Klopfen: {name} hat geklopft</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Der Durchgang ist zu Ende</translation>
    </message>
    <message numerus="yes">
        <source>back(s) {backs}</source>
        <translation>
            <numerusform>Rückseite {backs}</numerusform>
            <numerusform>Rückseiten {backs}</numerusform>
        </translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>has to act</source>
        <translation>ist am Zug</translation>
    </message>
    <message>
        <source>its back is {back}</source>
        <translation>Rückseite {back}</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>hat geklopft</translation>
    </message>
    <message>
        <source>{front}, card {place} of {count}</source>
        <translation>{front}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{total} in hand</source>
        <translation>{total} auf der Hand</translation>
    </message>
</context>
<context>
    <name>QuandoTable</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Behind it can be</source>
        <translation>Dahinter kann sein</translation>
    </message>
    <message>
        <source>Choose a 0 to turn over</source>
        <translation>Wähle eine 0 zum Umdrehen</translation>
    </message>
    <message>
        <source>Discard  {count}</source>
        <translation>Ablagestapel  {count}</translation>
    </message>
    <message>
        <source>Draw  {count}</source>
        <translation>Nachziehstapel  {count}</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Hold to knock</source>
        <translation>Zum Klopfen halten</translation>
    </message>
    <message numerus="yes">
        <source>If you are not lowest alone: %n extra point(s).</source>
        <translation>
            <numerusform>Bist du nicht allein am niedrigsten: %n Strafpunkt.</numerusform>
            <numerusform>Bist du nicht allein am niedrigsten: %n Strafpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock is open</source>
        <translation>Klopfen ist möglich</translation>
    </message>
    <message>
        <source>Knock opens after</source>
        <translation>Klopfen erst, wenn alle</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopft</translation>
    </message>
    <message numerus="yes">
        <source>Last round: %n turn(s) left</source>
        <translation>
            <numerusform>Letzte Runde: noch %n Zug</numerusform>
            <numerusform>Letzte Runde: noch %n Züge</numerusform>
        </translation>
    </message>
    <message>
        <source>Last round: the last turn</source>
        <translation>Letzte Runde: der letzte Zug</translation>
    </message>
    <message>
        <source>Last round: this is your last turn</source>
        <translation>Letzte Runde: Das ist dein letzter Zug</translation>
    </message>
    <message>
        <source>Let go to cancel</source>
        <translation>Loslassen bricht ab</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Not saved</source>
        <translation>Nicht gespeichert</translation>
    </message>
    <message>
        <source>Not saved: the disk is full</source>
        <translation>Nicht gespeichert: Die Festplatte ist voll</translation>
    </message>
    <message>
        <source>Not saved: the folder is read-only</source>
        <translation>Nicht gespeichert: Der Ordner ist schreibgeschützt</translation>
    </message>
    <message>
        <source>Not saved: {reason}</source>
        <translation>Nicht gespeichert: {reason}</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Penalty: which side?</source>
        <translation>Strafe: Welche Seite?</translation>
    </message>
    <message>
        <source>Play the straight {numbers}</source>
        <translation>Spiele die Straße {numbers}</translation>
    </message>
    <message>
        <source>Play the {number}</source>
        <translation>Spiele die {number}</translation>
    </message>
    <message>
        <source>Play three {numbers}: a triplet</source>
        <translation>Spiele drei {numbers}: Zahlendrilling</translation>
    </message>
    <message>
        <source>Play {count} {numbers}</source>
        <translation>Spiele {count} {numbers}</translation>
    </message>
    <message>
        <source>Press again to knock</source>
        <translation>Zum Klopfen noch einmal drücken</translation>
    </message>
    <message>
        <source>Press again to turn</source>
        <translation>Zum Umdrehen noch einmal drücken</translation>
    </message>
    <message>
        <source>Press twice to knock</source>
        <translation>Zum Klopfen zweimal drücken</translation>
    </message>
    <message>
        <source>Round {number}, to {target}</source>
        <translation>Durchgang {number}, bis {target}</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Saving…</source>
        <translation>Speichert …</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>Take the {number}</source>
        <translation>Nimm die {number}</translation>
    </message>
    <message>
        <source>The discard pile is turned: new draw pile</source>
        <translation>Der Ablagestapel ist umgedreht: neuer Nachziehstapel</translation>
    </message>
    <message>
        <source>Triplet of eights!</source>
        <translation>Zahlendrilling: drei Achten!</translation>
    </message>
    <message>
        <source>Triplet of fives!</source>
        <translation>Zahlendrilling: drei Fünfen!</translation>
    </message>
    <message>
        <source>Triplet of fours!</source>
        <translation>Zahlendrilling: drei Vieren!</translation>
    </message>
    <message>
        <source>Triplet of nines!</source>
        <translation>Zahlendrilling: drei Neunen!</translation>
    </message>
    <message>
        <source>Triplet of ones!</source>
        <translation>Zahlendrilling: drei Einsen!</translation>
    </message>
    <message>
        <source>Triplet of sevens!</source>
        <translation>Zahlendrilling: drei Siebenen!</translation>
    </message>
    <message>
        <source>Triplet of sixes!</source>
        <translation>Zahlendrilling: drei Sechsen!</translation>
    </message>
    <message>
        <source>Triplet of tens!</source>
        <translation>Zahlendrilling: drei Zehnen!</translation>
    </message>
    <message>
        <source>Triplet of threes!</source>
        <translation>Zahlendrilling: drei Dreien!</translation>
    </message>
    <message>
        <source>Triplet of twos!</source>
        <translation>Zahlendrilling: drei Zweien!</translation>
    </message>
    <message>
        <source>Triplet of zeros!</source>
        <translation>Zahlendrilling: drei Nullen!</translation>
    </message>
    <message>
        <source>Turn it over</source>
        <translation>Dreh sie um</translation>
    </message>
    <message>
        <source>Turn it over: {number}</source>
        <translation>Dreh sie um: {number}</translation>
    </message>
    <message numerus="yes">
        <source>You hold {total}. Everybody else has one more turn.</source>
        <translation>
            <numerusform>Du hast {total}. Dein Gegenüber ist noch einmal dran.</numerusform>
            <numerusform>Du hast {total}. Alle anderen sind noch einmal dran.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knock: last round!</source>
        <translation>Du klopfst: letzte Runde!</translation>
    </message>
    <message>
        <source>Your draw: which side?</source>
        <translation>Du ziehst: Welche Seite?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>drew a card</source>
        <translation>Karte gezogen</translation>
    </message>
    <message>
        <source>next</source>
        <translation>als Nächstes</translation>
    </message>
    <message>
        <source>no card left</source>
        <translation>keine Karte mehr</translation>
    </message>
    <message>
        <source>passed</source>
        <translation>gepasst</translation>
    </message>
    <message>
        <source>turned a 0</source>
        <translation>0 umgedreht</translation>
    </message>
    <message numerus="yes">
        <source>{count} play(s) each</source>
        <translation>
            <numerusform>{count}mal gespielt haben</numerusform>
            <numerusform>{count}mal gespielt haben</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} wählt</translation>
    </message>
    <message>
        <source>{name} knocks: last round!</source>
        <translation>{name} klopft: letzte Runde!</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{shown} with {others} is gone</source>
        <translation>{shown} mit {others} ist weg</translation>
    </message>
</context>
<context>
    <name>QuandoWords</name>
    <message numerus="yes">
        <source>%n times</source>
        <translation>
            <numerusform>%n-mal</numerusform>
            <numerusform>%n-mal</numerusform>
        </translation>
    </message>
    <message>
        <source>0s</source>
        <translation>Nullen</translation>
    </message>
    <message>
        <source>10s</source>
        <translation>Zehnen</translation>
    </message>
    <message>
        <source>1s</source>
        <translation>Einsen</translation>
    </message>
    <message>
        <source>2s</source>
        <translation>Zweien</translation>
    </message>
    <message>
        <source>3s</source>
        <translation>Dreien</translation>
    </message>
    <message>
        <source>4s</source>
        <translation>Vieren</translation>
    </message>
    <message>
        <source>5s</source>
        <translation>Fünfen</translation>
    </message>
    <message>
        <source>6s</source>
        <translation>Sechsen</translation>
    </message>
    <message>
        <source>7s</source>
        <translation>Siebenen</translation>
    </message>
    <message>
        <source>8s</source>
        <translation>Achten</translation>
    </message>
    <message>
        <source>9s</source>
        <translation>Neunen</translation>
    </message>
    <message>
        <source>eight</source>
        <translation>acht</translation>
    </message>
    <message>
        <source>five</source>
        <translation>fünf</translation>
    </message>
    <message>
        <source>four</source>
        <translation>vier</translation>
    </message>
    <message>
        <source>nine</source>
        <translation>neun</translation>
    </message>
    <message>
        <source>once</source>
        <translation>einmal</translation>
    </message>
    <message>
        <source>one</source>
        <translation>ein</translation>
    </message>
    <message>
        <source>seven</source>
        <translation>sieben</translation>
    </message>
    <message>
        <source>six</source>
        <translation>sechs</translation>
    </message>
    <message>
        <source>ten</source>
        <translation>zehn</translation>
    </message>
    <message>
        <source>three</source>
        <translation>drei</translation>
    </message>
    <message>
        <source>twice</source>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>two</source>
        <translation>zwei</translation>
    </message>
    <message>
        <source>{first} and {last}</source>
        <translation>{first} und {last}</translation>
    </message>
</context>
</TS>
