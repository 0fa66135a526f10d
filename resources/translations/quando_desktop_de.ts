<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Gebaut mit</translation>
    </message>
    <message>
        <source>Card games for the desktop, against computer players or with others at the same computer. The program opens no network connection.</source>
        <translation>Kartenspiele für den Rechner, gegen Computerspieler oder mit anderen am selben Gerät. Das Programm stellt keine Verbindung ins Netz her.</translation>
    </message>
    <message>
        <source>Designed by</source>
        <translation>Spielidee</translation>
    </message>
    <message>
        <source>Edited by</source>
        <translation>Redaktion</translation>
    </message>
    <message>
        <source>Fair play</source>
        <translation>Ehrliches Spiel</translation>
    </message>
    <message>
        <source>Graphics by</source>
        <translation>Grafik</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>Made by fans</source>
        <translation>Von Fans gemacht</translation>
    </message>
    <message>
        <source>Open the folder</source>
        <translation>Ordner öffnen</translation>
    </message>
    <message>
        <source>Published by</source>
        <translation>Verlag</translation>
    </message>
    <message>
        <source>Qt {qt} and PySide6 {pyside} by The Qt Company and contributors, used under the GNU Lesser General Public License, version 3; Python {python} by the Python Software Foundation and contributors, under its own licence.</source>
        <translation>Qt {qt} und PySide6 {pyside} von The Qt Company und Mitwirkenden, verwendet unter der GNU Lesser General Public License, Version 3; Python {python} von der Python Software Foundation und Mitwirkenden, unter eigener Lizenz.</translation>
    </message>
    <message>
        <source>Saved games are not encrypted: anybody who can use your account on this computer can read them, and so what is in everybody's hand.</source>
        <translation>Gespeicherte Partien sind nicht verschlüsselt: Wer an diesem Computer dein Benutzerkonto benutzen kann, kann sie lesen und damit auch, was alle auf der Hand haben.</translation>
    </message>
    <message>
        <source>The cards are shuffled in the same way for everybody.</source>
        <translation>Gemischt wird für alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>This is an independent fan work. It is not connected with the authors or publishers of the games; its words, pictures, sounds and code are its own.</source>
        <translation>Dies ist ein unabhängiges Werk von Fans. Es steht in keiner Verbindung zu den Autoren oder Verlagen der Spiele; Texte, Bilder, Klänge und Programm sind eigene Arbeit.</translation>
    </message>
    <message>
        <source>Version {version}</source>
        <translation>Version {version}</translation>
    </message>
    <message>
        <source>Your data</source>
        <translation>Deine Daten</translation>
    </message>
    <message>
        <source>{game}, the game</source>
        <translation>{game}, das Spiel</translation>
    </message>
    <message>
        <source>{name} is free software under the MIT licence: you may use, study, change and pass it on, as long as its licence goes with it. It comes without any warranty.</source>
        <translation>{name} ist freie Software unter der MIT-Lizenz: Du darfst sie nutzen, untersuchen, ändern und weitergeben, solange die Lizenz dabei bleibt. Eine Gewährleistung gibt es nicht.</translation>
    </message>
</context>
<context>
    <name>Crash</name>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Every move up to this one is saved. You can go on, or come back to it later.</source>
        <translation>Jeder Zug bis hierher ist gespeichert. Du kannst weitermachen oder später wiederkommen.</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weitermachen</translation>
    </message>
    <message>
        <source>Save the report…</source>
        <translation>Bericht speichern…</translation>
    </message>
    <message>
        <source>Something broke. Your game did not.</source>
        <translation>Etwas ist kaputtgegangen. Dein Spiel nicht.</translation>
    </message>
    <message>
        <source>The report</source>
        <translation>Der Bericht</translation>
    </message>
    <message>
        <source>The report holds this text: no names, no cards. It stays on this computer unless you send it yourself.</source>
        <translation>Der Bericht enthält diesen Text: keine Namen, keine Karten. Er bleibt auf diesem Computer, wenn du ihn nicht selbst verschickst.</translation>
    </message>
    <message>
        <source>The report is in {path}.</source>
        <translation>Der Bericht ist in {path}.</translation>
    </message>
    <message>
        <source>The report is on the clipboard.</source>
        <translation>Der Bericht ist in der Zwischenablage.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
    <message>
        <source>{path} cannot be written ({detail}).</source>
        <translation>{path} lässt sich nicht schreiben ({detail}).</translation>
    </message>
</context>
<context>
    <name>Curtain</name>
    <message>
        <source>Everybody else looks away.</source>
        <translation>Alle anderen schauen weg.</translation>
    </message>
    <message>
        <source>Hand the computer to</source>
        <translation>Gib den Computer weiter an</translation>
    </message>
    <message>
        <source>I am {name}, show my cards</source>
        <translation>Ich bin {name}, zeig meine Karten</translation>
    </message>
    <message>
        <source>Nothing on this screen is secret. The cards come only after the button.</source>
        <translation>Hier ist nichts geheim. Die Karten kommen erst nach dem Knopf.</translation>
    </message>
    <message>
        <source>{name} waits for a word from you.</source>
        <translation>{name} wartet auf ein Wort von dir.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>All right</source>
        <translation>In Ordnung</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Continue where you stopped?</source>
        <translation>Weiter, wo du aufgehört hast?</translation>
    </message>
    <message>
        <source>Kept under Your games</source>
        <translation>Aufgehoben unter Deine Spiele</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>{game}, game {number}.</source>
        <translation>{game}, Spiel {number}.</translation>
    </message>
    <message>
        <source>{game}, round {round} to {target}.</source>
        <translation>{game}, Durchgang {round}, bis {target}.</translation>
    </message>
    <message>
        <source>{game}, round {round}.</source>
        <translation>{game}, Durchgang {round}.</translation>
    </message>
    <message>
        <source>{when}, between two games.</source>
        <translation>{when}, zwischen zwei Spielen.</translation>
    </message>
    <message>
        <source>{when}, between two rounds.</source>
        <translation>{when}, zwischen zwei Durchgängen.</translation>
    </message>
    <message>
        <source>{when}, broken off; you can go on or play it again.</source>
        <translation>{when} abgebrochen; du kannst weiterspielen oder es neu beginnen.</translation>
    </message>
    <message>
        <source>{when}, {name}'s turn.</source>
        <translation>{when}, {name} ist dran.</translation>
    </message>
</context>
<context>
    <name>GamesPage</name>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>%n Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Person</numerusform>
            <numerusform>%n Personen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n round(s)</source>
        <translation>
            <numerusform>%n Durchgang</numerusform>
            <numerusform>%n Durchgänge</numerusform>
        </translation>
    </message>
    <message>
        <source>A draw {each}</source>
        <translation>Unentschieden {each}</translation>
    </message>
    <message>
        <source>Broken off: you can go on, or play this game again.</source>
        <translation>Abgebrochen: Du kannst weiterspielen oder dieses Spiel neu beginnen.</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>It goes into the bin of the data folder, not for ever.</source>
        <translation>Sie kommt in den Papierkorb des Datenordners und ist nicht für immer weg.</translation>
    </message>
    <message>
        <source>It is open in another window of the program.</source>
        <translation>Sie ist in einem anderen Fenster des Programms offen.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>No games yet. Whatever you play is kept here by itself, from the first card on.</source>
        <translation>Noch keine Spiele. Was du spielst, wird hier von selbst aufgehoben, von der ersten Karte an.</translation>
    </message>
    <message>
        <source>No match is like this. Take a filter off to see more.</source>
        <translation>So eine Partie gibt es nicht. Nimm einen Filter weg, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>Nobody won</source>
        <translation>Niemand hat gewonnen</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen…</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove this match?</source>
        <translation>Diese Partie entfernen?</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern unter…</translation>
    </message>
    <message>
        <source>The next game can begin.</source>
        <translation>Das nächste Spiel kann beginnen.</translation>
    </message>
    <message>
        <source>The next round can be dealt.</source>
        <translation>Der nächste Durchgang kann gegeben werden.</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Angefangen</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>You won</source>
        <translation>Du hast gewonnen</translation>
    </message>
    <message>
        <source>You won {amount}</source>
        <translation>Du hast {amount} gewonnen</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message numerus="yes">
        <source>after %n game(s)</source>
        <translation>
            <numerusform>nach %n Spiel</numerusform>
            <numerusform>nach %n Spielen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>after %n round(s)</source>
        <translation>
            <numerusform>nach %n Durchgang</numerusform>
            <numerusform>nach %n Durchgängen</numerusform>
        </translation>
    </message>
    <message>
        <source>another match</source>
        <translation>andere Partie</translation>
    </message>
    <message>
        <source>cannot be read</source>
        <translation>nicht lesbar</translation>
    </message>
    <message numerus="yes">
        <source>card(s)</source>
        <translation>
            <numerusform>Karte</numerusform>
            <numerusform>Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>continue the unfinished one</source>
        <translation>unfertige fortsetzen</translation>
    </message>
    <message>
        <source>game {number}</source>
        <translation>Spiel {number}</translation>
    </message>
    <message numerus="yes">
        <source>minus point(s)</source>
        <translation>
            <numerusform>Minuspunkt</numerusform>
            <numerusform>Minuspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>open elsewhere</source>
        <translation>anderswo offen</translation>
    </message>
    <message numerus="yes">
        <source>point(s)</source>
        <translation>
            <numerusform>Punkt</numerusform>
            <numerusform>Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>remove it</source>
        <translation>entfernen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>save it in a file</source>
        <translation>in eine Datei sichern</translation>
    </message>
    <message>
        <source>to {points} points</source>
        <translation>bis {points} Punkte</translation>
    </message>
    <message>
        <source>unfinished</source>
        <translation>angefangen</translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s)</source>
        <translation>
            <numerusform>mit %n Karte</numerusform>
            <numerusform>mit %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n card(s) each</source>
        <translation>
            <numerusform>mit je %n Karte</numerusform>
            <numerusform>mit je %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minus point(s)</source>
        <translation>
            <numerusform>mit %n Minuspunkt</numerusform>
            <numerusform>mit %n Minuspunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n minus point(s) each</source>
        <translation>
            <numerusform>mit je %n Minuspunkt</numerusform>
            <numerusform>mit je %n Minuspunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s)</source>
        <translation>
            <numerusform>mit %n Punkt</numerusform>
            <numerusform>mit %n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>with %n point(s) each</source>
        <translation>
            <numerusform>mit je %n Punkt</numerusform>
            <numerusform>mit je %n Punkten</numerusform>
        </translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>{game}, {when}</source>
        <translation>{game}, {when}</translation>
    </message>
    <message>
        <source>{names} and you won together {amount}</source>
        <translation>{names} und du habt gemeinsam {amount} gewonnen</translation>
    </message>
    <message>
        <source>{names} and you won {each}</source>
        <translation>{names} und du habt {each} gewonnen</translation>
    </message>
    <message>
        <source>{names} together {score}</source>
        <translation>{names} zusammen {score}</translation>
    </message>
    <message>
        <source>{names} won</source>
        <translation>{names} hat gewonnen</translation>
    </message>
    <message>
        <source>{names} won together {amount}</source>
        <translation>{names} haben gemeinsam {amount} gewonnen</translation>
    </message>
    <message>
        <source>{names} won {amount}</source>
        <translation>{names} hat {amount} gewonnen</translation>
    </message>
    <message>
        <source>{names} won {each}</source>
        <translation>{names} haben {each} gewonnen</translation>
    </message>
    <message>
        <source>{name}'s turn in round {number}</source>
        <translation>{name} ist dran, Durchgang {number}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: {won} of %n won</source>
        <translation>
            <numerusform>{name}: {won} von %n gewonnen</numerusform>
            <numerusform>{name}: {won} von %n gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{result}, {rounds}</source>
        <translation>{result}, {rounds}</translation>
    </message>
    <message numerus="yes">
        <source>{shown} of %n game(s)</source>
        <translation>
            <numerusform>{shown} von %n Spiel</numerusform>
            <numerusform>{shown} von %n Spielen</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Home</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minus point(s)</source>
        <translation>
            <numerusform>%n Minuspunkt</numerusform>
            <numerusform>%n Minuspunkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unfinished match(es)</source>
        <translation>
            <numerusform>%n offene Partie</numerusform>
            <numerusform>%n offene Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>A game that somebody saved</source>
        <translation>Ein gespeichertes Spiel</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Come to the table</source>
        <translation>Komm an den Tisch</translation>
    </message>
    <message>
        <source>Computer players, friends at this computer, or both</source>
        <translation>Gegen den Computer, mit Freunden an diesem Computer oder beides</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Every rule with a picture</source>
        <translation>Jede Regel im Bild</translation>
    </message>
    <message>
        <source>Good afternoon</source>
        <translation>Guten Tag</translation>
    </message>
    <message>
        <source>Good afternoon, {name}</source>
        <translation>Guten Tag, {name}</translation>
    </message>
    <message>
        <source>Good evening</source>
        <translation>Guten Abend</translation>
    </message>
    <message>
        <source>Good evening, {name}</source>
        <translation>Guten Abend, {name}</translation>
    </message>
    <message>
        <source>Good morning</source>
        <translation>Guten Morgen</translation>
    </message>
    <message>
        <source>Good morning, {name}</source>
        <translation>Guten Morgen, {name}</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New game: {game}, {players}</source>
        <translation>Neues Spiel: {game}, {players}</translation>
    </message>
    <message>
        <source>Open a file…</source>
        <translation>Datei öffnen …</translation>
    </message>
    <message>
        <source>People at this computer</source>
        <translation>Wer an diesem Computer spielt</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>What you have played</source>
        <translation>Was du gespielt hast</translation>
    </message>
    <message>
        <source>Who made it, and your data</source>
        <translation>Herkunft und Daten</translation>
    </message>
    <message>
        <source>You are {place} with {points}</source>
        <translation>Du hast {place} mit {points}</translation>
    </message>
    <message>
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>Your turn, {place} with {points}</source>
        <translation>Du bist dran, {place} mit {points}</translation>
    </message>
    <message>
        <source>fifth</source>
        <translation>Platz 5</translation>
    </message>
    <message>
        <source>first</source>
        <translation>Platz 1</translation>
    </message>
    <message>
        <source>fourth</source>
        <translation>Platz 4</translation>
    </message>
    <message>
        <source>new game</source>
        <translation>neues Spiel</translation>
    </message>
    <message>
        <source>open a file</source>
        <translation>Datei öffnen</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>second</source>
        <translation>Platz 2</translation>
    </message>
    <message>
        <source>sixth</source>
        <translation>Platz 6</translation>
    </message>
    <message>
        <source>third</source>
        <translation>Platz 3</translation>
    </message>
    <message>
        <source>to what is there</source>
        <translation>dorthin</translation>
    </message>
    <message>
        <source>what has the ring</source>
        <translation>was den Ring trägt</translation>
    </message>
    <message>
        <source>your games</source>
        <translation>deine Spiele</translation>
    </message>
    <message>
        <source>{count} lead with {points}</source>
        <translation>{count} führen mit {points}</translation>
    </message>
    <message>
        <source>{fewest} to {most} players</source>
        <translation>{fewest} bis {most} Personen</translation>
    </message>
    <message>
        <source>{fewest} to {most}, all at once</source>
        <translation>{fewest} bis {most}, alle zugleich</translation>
    </message>
    <message>
        <source>{game}, after game {number}</source>
        <translation>{game}, nach Spiel {number}</translation>
    </message>
    <message>
        <source>{game}, after round {number}</source>
        <translation>{game}, nach Durchgang {number}</translation>
    </message>
    <message>
        <source>{game}, before the first deal</source>
        <translation>{game}, vor dem ersten Geben</translation>
    </message>
    <message>
        <source>{game}, game {number}</source>
        <translation>{game}, Spiel {number}</translation>
    </message>
    <message>
        <source>{game}, round {number}</source>
        <translation>{game}, Durchgang {number}</translation>
    </message>
    <message>
        <source>{name} leads with {points}</source>
        <translation>{name} führt mit {points}</translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
    <message>
        <source>{name}'s turn, {place} with {points}</source>
        <translation>{name} ist dran, {place} mit {points}</translation>
    </message>
    <message>
        <source>{name}'s turn; you are {place} with {points}</source>
        <translation>{name} ist dran; du hast {place} mit {points}</translation>
    </message>
</context>
<context>
    <name>KeyCaps</name>
    <message>
        <source>Del</source>
        <translation>Entf</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>Ins</source>
        <translation>Einfg</translation>
    </message>
    <message>
        <source>Num {sign}</source>
        <translation>Num {sign}</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild↓</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild↑</translation>
    </message>
    <message>
        <source>the accent</source>
        <translation>Akzent</translation>
    </message>
    <message>
        <source>the apostrophe</source>
        <translation>Apostroph</translation>
    </message>
    <message>
        <source>the backslash</source>
        <translation>Rückstrich</translation>
    </message>
    <message>
        <source>the backtick</source>
        <translation>Gravis</translation>
    </message>
    <message>
        <source>the caret</source>
        <translation>Zirkumflex</translation>
    </message>
    <message>
        <source>the closing bracket</source>
        <translation>Klammer zu</translation>
    </message>
    <message>
        <source>the comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>the down arrow</source>
        <translation>Pfeil runter</translation>
    </message>
    <message>
        <source>the equals sign</source>
        <translation>Gleichheitszeichen</translation>
    </message>
    <message>
        <source>the full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>the hash</source>
        <translation>Raute</translation>
    </message>
    <message>
        <source>the hyphen</source>
        <translation>Bindestrich</translation>
    </message>
    <message>
        <source>the left arrow</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>the less-than sign</source>
        <translation>Kleinerzeichen</translation>
    </message>
    <message>
        <source>the opening bracket</source>
        <translation>Klammer auf</translation>
    </message>
    <message>
        <source>the plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>the right arrow</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>the semicolon</source>
        <translation>Strichpunkt</translation>
    </message>
    <message>
        <source>the slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>the up arrow</source>
        <translation>Pfeil hoch</translation>
    </message>
    <message>
        <source>{keys} and {last}</source>
        <translation>{keys} und {last}</translation>
    </message>
</context>
<context>
    <name>KeySheet</name>
    <message>
        <source>A ring shows where you are; a screen reader says what it is and its place.</source>
        <translation>Ein Ring zeigt, wo du bist; ein Screenreader sagt, was es ist und wo es steht.</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Ctrl</source>
        <translation>Strg</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>PgDn</source>
        <translation>Bild ↓</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild ↑</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>back, or the menu</source>
        <translation>zurück oder ins Menü</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>mute</source>
        <translation>Ton aus</translation>
    </message>
    <message>
        <source>on to the next control</source>
        <translation>weiter zum nächsten Element</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>diese Übersicht</translation>
    </message>
</context>
<context>
    <name>Keyboard</name>
    <message>
        <source>A key is lost</source>
        <translation>Eine Taste geht verloren</translation>
    </message>
    <message>
        <source>All keys arrive</source>
        <translation>Alle Tasten kommen an</translation>
    </message>
    <message>
        <source>All keys arrive, whatever the others hold.</source>
        <translation>Alle Tasten kommen an, was die anderen auch halten.</translation>
    </message>
    <message>
        <source>All of you hold your play key: {keys}.</source>
        <translation>Haltet alle eure Taste zum Legen: {keys}.</translation>
    </message>
    <message>
        <source>All your keys arrive.</source>
        <translation>Alle deine Tasten kommen an.</translation>
    </message>
    <message>
        <source>Back to the usual keys</source>
        <translation>Wieder die üblichen Tasten</translation>
    </message>
    <message>
        <source>Can your keyboard hear you all?</source>
        <translation>Hört eure Tastatur euch alle?</translation>
    </message>
    <message>
        <source>Caps</source>
        <translation>Feststell</translation>
    </message>
    <message>
        <source>Choose another key for it, or add a second keyboard.</source>
        <translation>Nehmt eine andere Taste dafür oder eine zweite Tastatur.</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Esc keeps {key}. A key that somebody has changes places.</source>
        <translation>Esc behält {key}. Eine Taste, die jemand hat, wird getauscht.</translation>
    </message>
    <message>
        <source>Everybody holds their play key and taps the other three. Each key lights up when it arrives.</source>
        <translation>Alle halten ihre Taste zum Legen und tippen die anderen drei. Jede leuchtet auf, wenn sie ankommt.</translation>
    </message>
    <message>
        <source>How many people</source>
        <translation>Wie viele Menschen</translation>
    </message>
    <message>
        <source>Keyboard test</source>
        <translation>Tastaturprobe</translation>
    </message>
    <message>
        <source>Many keyboards hear only a few keys at once. {key} in its place may work, and so does a second keyboard.</source>
        <translation>Viele Tastaturen hören nur wenige Tasten zugleich. Vielleicht geht {key} statt dieser Taste; eine zweite Tastatur hilft auch.</translation>
    </message>
    <message>
        <source>Person {number}</source>
        <translation>Mensch {number}</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Press to choose another key</source>
        <translation>Drück darauf, um eine andere Taste zu wählen</translation>
    </message>
    <message>
        <source>Shift</source>
        <translation>Umschalt</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Space, Enter, Esc, Tab and the F keys belong to all of you.</source>
        <translation>Leertaste, Eingabe, Esc, Tab und die F-Tasten gehören allen.</translation>
    </message>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Tap your four keys. Each one lights up when it arrives.</source>
        <translation>Tipp deine vier Tasten. Jede leuchtet auf, wenn sie ankommt.</translation>
    </message>
    <message>
        <source>Tap {keys}.</source>
        <translation>Tipp {keys}.</translation>
    </message>
    <message>
        <source>The test comes before the first game with more people at one keyboard. Press one of your keys at the right to choose another.</source>
        <translation>Die Probe kommt vor dem ersten Spiel zu mehreren an einer Tastatur. Drück rechts auf eine deiner Tasten, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>This key is not for playing.</source>
        <translation>Diese Taste ist nicht zum Spielen da.</translation>
    </message>
    <message numerus="yes">
        <source>Up to %n key(s) arrived together so far.</source>
        <translation>
            <numerusform>Bisher kam %n Taste an.</numerusform>
            <numerusform>Bisher kamen bis zu %n Tasten zusammen an.</numerusform>
        </translation>
    </message>
    <message>
        <source>Use {key}</source>
        <translation>{key} nehmen</translation>
    </message>
    <message>
        <source>Your keys</source>
        <translation>Deine Tasten</translation>
    </message>
    <message>
        <source>back, or keep the key</source>
        <translation>zurück, oder Taste behalten</translation>
    </message>
    <message>
        <source>change the key that has the ring</source>
        <translation>die Taste mit dem Ring ändern</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>go on, or what has the ring</source>
        <translation>weiter, oder was den Ring hat</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>play</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
    <message>
        <source>to somebody's keys and the buttons</source>
        <translation>zu den Tasten der Personen und den Knöpfen</translation>
    </message>
    <message>
        <source>{name}'s {key} is lost while {keys} are held.</source>
        <translation>{key} von {name} geht verloren, während {keys} gehalten werden.</translation>
    </message>
    <message>
        <source>{name}'s {key} is lost while {keys} is held.</source>
        <translation>{key} von {name} geht verloren, während {keys} gehalten wird.</translation>
    </message>
    <message>
        <source>{name}, {role}: {key}</source>
        <translation>{name}, {role}: {key}</translation>
    </message>
    <message>
        <source>{name}: press the new key for “{role}”.</source>
        <translation>{name}: Drück die neue Taste für „{role}“.</translation>
    </message>
    <message>
        <source>{name}: tap {keys}. All hold on to their play keys.</source>
        <translation>{name}: Tipp {keys}. Alle halten weiter ihre Taste zum Legen.</translation>
    </message>
</context>
<context>
    <name>LicencesPage</name>
    <message>
        <source>Licence: {licence}</source>
        <translation>Lizenz: {licence}</translation>
    </message>
    <message>
        <source>Licences</source>
        <translation>Lizenzen</translation>
    </message>
    <message>
        <source>The pages are in English, as their authors wrote them. They are also in the file {file} that comes with the program, and the licences in the folder {folder} there.</source>
        <translation>Die Seiten sind auf Englisch, wie ihre Urheber sie geschrieben haben. Sie stehen auch in der Datei {file}, die mit dem Programm kommt, und die Lizenzen dort im Ordner {folder}.</translation>
    </message>
    <message>
        <source>The program was started from its sources, so it uses what is installed on this computer: the pages name that. A version to install brings all notices and licences with it.</source>
        <translation>Das Programm wurde aus seinen Quellen gestartet und benutzt deshalb, was auf diesem Computer installiert ist: Das nennen die Seiten. Eine Fassung zum Installieren bringt alle Hinweise und Lizenzen mit.</translation>
    </message>
    <message>
        <source>The source of the program: {address}</source>
        <translation>Die Quellen des Programms: {address}</translation>
    </message>
    <message>
        <source>What is inside</source>
        <translation>Was darin steckt</translation>
    </message>
    <message>
        <source>{name} is free software under the MIT licence. It comes with the work of many others: these pages say what that is, who made it, under which licence, and where its source is.</source>
        <translation>{name} ist freie Software unter der MIT-Lizenz. Darin steckt die Arbeit vieler anderer: Diese Seiten sagen, was das ist, wer es gemacht hat, unter welcher Lizenz es steht und wo seine Quellen sind.</translation>
    </message>
</context>
<context>
    <name>LogPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Noch ist nichts geschehen.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>Names</name>
    <message>
        <source>7 ate 9</source>
        <translation>Unter Spannung</translation>
    </message>
    <message>
        <source>Carefree</source>
        <translation>Unbekümmert</translation>
    </message>
    <message>
        <source>Computer players never see or touch the deal. Each knows only what somebody in their seat could know.</source>
        <translation>Computerspieler bekommen das Geben nie zu sehen und rühren es nicht an. Jeder weiß nur, was man auf seinem Platz wissen kann.</translation>
    </message>
    <message>
        <source>Easy</source>
        <translation>Leicht</translation>
    </message>
    <message>
        <source>Expert</source>
        <translation>Meisterhaft</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Quando</source>
        <translation>Quando</translation>
    </message>
    <message>
        <source>Quanto</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>Steady</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>Strong</source>
        <translation>Stark</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>A deal code has digits only.</source>
        <translation>Ein Kartencode hat nur Ziffern.</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>All play at once, each of you with keys of your own.</source>
        <translation>Alle spielen zugleich, jeder von euch mit eigenen Tasten.</translation>
    </message>
    <message>
        <source>All play at once, you with the keys on your seat.</source>
        <translation>Alle spielen zugleich, du mit den Tasten auf deinem Platz.</translation>
    </message>
    <message>
        <source>Calm motion</source>
        <translation>Ruhige Bewegung</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Wechseln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Computer</source>
        <translation>Computer</translation>
    </message>
    <message>
        <source>Computer players</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Karten geben</translation>
    </message>
    <message>
        <source>Deal code</source>
        <translation>Kartencode</translation>
    </message>
    <message>
        <source>Enter: change who sits here. Ctrl with left or right: move the seat. Plus and minus: strength or help. Delete: take the seat away.</source>
        <translation>Eingabe: wechseln, wer hier sitzt. Strg mit links oder rechts: Platz verschieben. Plus und Minus: Spielstärke oder Hilfe. Entf: Platz wegnehmen.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Help at once</source>
        <translation>Hilfe sofort</translation>
    </message>
    <message>
        <source>Help marks the cards that fit, late or at once.</source>
        <translation>Die Hilfe zeigt, welche Karten passen, spät oder sofort.</translation>
    </message>
    <message>
        <source>Keys and keyboard test</source>
        <translation>Tasten und Tastaturprobe</translation>
    </message>
    <message>
        <source>Late help</source>
        <translation>Späte Hilfe</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Gedächtnishilfe</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New person: write a name</source>
        <translation>Neu dabei: Namen schreiben</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Nobody of you plays: you watch the computer players.</source>
        <translation>Niemand von euch spielt: Ihr schaut den Computerspielern zu.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Mensch</translation>
    </message>
    <message>
        <source>Press a seat to change who sits there. Drag it to another place, or press Ctrl with ← or →.</source>
        <translation>Drück auf einen Platz, um zu wechseln, wer dort sitzt. Zieh ihn woandershin, oder drück Strg mit ← oder →.</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, computer player, {level}</source>
        <translation>Platz {number}: {name}, Computerspieler, {level}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, person</source>
        <translation>Platz {number}: {name}, Mensch</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
    <message>
        <source>Sits at this computer.</source>
        <translation>Sitzt an diesem Computer.</translation>
    </message>
    <message>
        <source>Somebody else</source>
        <translation>Jemand anderes</translation>
    </message>
    <message>
        <source>Someone with this name is already at the table.</source>
        <translation>Jemand mit diesem Namen sitzt schon am Tisch.</translation>
    </message>
    <message>
        <source>Take this seat away</source>
        <translation>Diesen Platz wegnehmen</translation>
    </message>
    <message>
        <source>That is me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>That is you. Press here to say your name.</source>
        <translation>Das bist du. Drück hier, um deinen Namen zu sagen.</translation>
    </message>
    <message>
        <source>The same code deals the same cards again</source>
        <translation>Derselbe Code gibt noch einmal dieselben Karten</translation>
    </message>
    <message>
        <source>Things fade instead of flying</source>
        <translation>Es wird geblendet statt geflogen</translation>
    </message>
    <message>
        <source>This deal code is too large.</source>
        <translation>Dieser Kartencode ist zu groß.</translation>
    </message>
    <message>
        <source>Two people at one computer: a curtain falls between their turns.</source>
        <translation>Zwei Menschen an einem Computer: Zwischen ihren Zügen fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Wer sitzt hier?</translation>
    </message>
    <message>
        <source>You alone against the computer: no curtain, just play.</source>
        <translation>Du allein gegen den Computer: ohne Vorhang, einfach losspielen.</translation>
    </message>
    <message>
        <source>Your name, or a new person's</source>
        <translation>Dein Name oder der einer neuen Person</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>by chance</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>deal, or what has the ring</source>
        <translation>geben, oder was den Ring trägt</translation>
    </message>
    <message>
        <source>move the seat</source>
        <translation>Platz verschieben</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>strength of the seat</source>
        <translation>Spielstärke des Platzes</translation>
    </message>
    <message>
        <source>take the seat away</source>
        <translation>Platz wegnehmen</translation>
    </message>
    <message>
        <source>to the next seat</source>
        <translation>zum nächsten Platz</translation>
    </message>
    <message>
        <source>with you</source>
        <translation>mit dir</translation>
    </message>
    <message>
        <source>with {name}</source>
        <translation>mit {name}</translation>
    </message>
    <message>
        <source>{count} people at one computer: a curtain falls between their turns.</source>
        <translation>{count} Menschen an einem Computer: Zwischen ihren Zügen fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>{name}'s help</source>
        <translation>Hilfe für {name}</translation>
    </message>
    <message>
        <source>{name}'s strength</source>
        <translation>Spielstärke von {name}</translation>
    </message>
    <message>
        <source>{option}: {meaning}</source>
        <translation>{option}: {meaning}</translation>
    </message>
    <message>
        <source>{seat}, partner of {name}</source>
        <translation>{seat}, im Team mit {name}</translation>
    </message>
    <message>
        <source>{seat}. Keys: left {left}, right {right}, play {play}, draw {draw}</source>
        <translation>{seat}. Tasten: links {left}, rechts {right}, legen {play}, ziehen {draw}</translation>
    </message>
</context>
<context>
    <name>Notebook</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Next: {name}</source>
        <translation>Weiter: {name}</translation>
    </message>
    <message>
        <source>{name} turns the pages…</source>
        <translation>{name} blättert…</translation>
    </message>
    <message>
        <source>{name}'s notebook</source>
        <translation>Notizbuch von {name}</translation>
    </message>
</context>
<context>
    <name>Page</name>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
</context>
<context>
    <name>Pages</name>
    <message>
        <source>Home</source>
        <translation>Start</translation>
    </message>
</context>
<context>
    <name>People</name>
    <message>
        <source>A face, a colour and help for each; games are kept by person.</source>
        <translation>Jede Person hat Gesicht, Farbe und Hilfe; Spiele werden nach Personen aufgehoben.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Neu</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Eine Person hinzufügen</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Change {name}</source>
        <translation>{name} ändern</translation>
    </message>
    <message>
        <source>Face</source>
        <translation>Gesicht</translation>
    </message>
    <message>
        <source>Give yourself a name</source>
        <translation>Gib dir einen Namen</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
    </message>
    <message>
        <source>Knock chance</source>
        <translation>Klopfchance</translation>
    </message>
    <message>
        <source>Mark cards that fit</source>
        <translation>Passende Karten zeigen</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Name</translation>
    </message>
    <message>
        <source>New person</source>
        <translation>Neue Person</translation>
    </message>
    <message>
        <source>On your turn: how likely a knock wins</source>
        <translation>Wenn du dran bist: wie wahrscheinlich ein Klopfen gewinnt</translation>
    </message>
    <message>
        <source>Please enter a name.</source>
        <translation>Bitte gib einen Namen ein.</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Entfernen</translation>
    </message>
    <message>
        <source>Remove {name}?</source>
        <translation>{name} entfernen?</translation>
    </message>
    <message>
        <source>Remove…</source>
        <translation>Entfernen…</translation>
    </message>
    <message>
        <source>Removing a person keeps their games under a plain name.</source>
        <translation>Wer entfernt wird, dessen Spiele bleiben unter dem bloßen Namen erhalten.</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Übernehmen</translation>
    </message>
    <message>
        <source>That name is already taken.</source>
        <translation>Dieser Name ist schon vergeben.</translation>
    </message>
    <message>
        <source>The list of people is full.</source>
        <translation>Die Liste der Personen ist voll.</translation>
    </message>
    <message>
        <source>This name contains characters that cannot be used.</source>
        <translation>Dieser Name enthält Zeichen, die nicht gehen.</translation>
    </message>
    <message>
        <source>This name is too long: {count} letters at most.</source>
        <translation>Dieser Name ist zu lang: höchstens {count} Buchstaben.</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>Where all play at once, so that a child can keep up</source>
        <translation>Wo alle zugleich spielen, damit ein Kind mithalten kann</translation>
    </message>
    <message>
        <source>beard</source>
        <translation>Bart</translation>
    </message>
    <message>
        <source>curls with a band</source>
        <translation>Locken mit Haarband</translation>
    </message>
    <message>
        <source>long hair</source>
        <translation>lange Haare</translation>
    </message>
    <message>
        <source>peaked cap</source>
        <translation>Schirmmütze</translation>
    </message>
    <message>
        <source>round glasses</source>
        <translation>runde Brille</translation>
    </message>
    <message>
        <source>woollen hat</source>
        <translation>Wollmütze</translation>
    </message>
</context>
<context>
    <name>Players</name>
    <message>
        <source>Player 1</source>
        <translation>Person 1</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>QuandoCharacters</name>
    <message>
        <source>Careful at first, bold at the end.</source>
        <translation>Erst vorsichtig, am Ende mutig.</translation>
    </message>
    <message>
        <source>Counts every card and forgets none.</source>
        <translation>Zählt jede Karte mit und vergisst keine einzige.</translation>
    </message>
    <message>
        <source>Knocks just when you feel safe.</source>
        <translation>Klopft genau dann, wenn du dich sicher fühlst.</translation>
    </message>
    <message>
        <source>Loves the hidden side, whatever it is.</source>
        <translation>Liebt die verborgene Seite, ganz gleich, welche es ist.</translation>
    </message>
    <message>
        <source>Plays the first thing he sees, happily.</source>
        <translation>Spielt fröhlich das Erste, was er sieht.</translation>
    </message>
    <message>
        <source>Saves up triplets to tease the table.</source>
        <translation>Spart Zahlendrillinge auf, um alle zu necken.</translation>
    </message>
    <message>
        <source>Sits on small numbers and waits.</source>
        <translation>Sitzt auf kleinen Zahlen und wartet geduldig ab.</translation>
    </message>
    <message>
        <source>Straight by the book, never in a hurry.</source>
        <translation>Immer nach Lehrbuch und nie in Eile.</translation>
    </message>
</context>
<context>
    <name>QuandoKeys</name>
    <message>
        <source>0 to 9</source>
        <translation>0 bis 9</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>a hint, and away with it</source>
        <translation>ein Tipp, und wieder weg</translation>
    </message>
    <message>
        <source>a notebook, after the round</source>
        <translation>ein Notizbuch, nach dem Durchgang</translation>
    </message>
    <message>
        <source>choose by number</source>
        <translation>nach Zahl wählen</translation>
    </message>
    <message>
        <source>choose nothing</source>
        <translation>nichts wählen</translation>
    </message>
    <message>
        <source>choose, or put back</source>
        <translation>wählen oder zurücklegen</translation>
    </message>
    <message>
        <source>from seat to seat</source>
        <translation>von Platz zu Platz</translation>
    </message>
    <message>
        <source>hold to knock</source>
        <translation>zum Klopfen halten</translation>
    </message>
    <message>
        <source>move along the hand</source>
        <translation>durch die Hand gehen</translation>
    </message>
    <message>
        <source>pass, in the last round</source>
        <translation>passen, in der letzten Runde</translation>
    </message>
    <message>
        <source>play what is chosen</source>
        <translation>Gewähltes ausspielen</translation>
    </message>
    <message>
        <source>press twice to knock</source>
        <translation>zum Klopfen zweimal drücken</translation>
    </message>
    <message>
        <source>sort, or your own order</source>
        <translation>sortieren oder eigene Ordnung</translation>
    </message>
    <message>
        <source>take back your choice</source>
        <translation>deine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>take the shown side</source>
        <translation>die sichtbare Seite nehmen</translation>
    </message>
    <message>
        <source>turn it over</source>
        <translation>umdrehen</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschehen ist</translation>
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
    <name>QuandoNotebook</name>
    <message>
        <source>After your knock</source>
        <translation>Nach deinem Klopfen</translation>
    </message>
    <message>
        <source>After {name}'s knock</source>
        <translation>Nach dem Klopfen von {name}</translation>
    </message>
    <message>
        <source>I did not count this time. I just played.</source>
        <translation>Diesmal habe ich nicht gezählt, nur gespielt.</translation>
    </message>
    <message>
        <source>I did not dare to knock yet.</source>
        <translation>Ich traute mich noch nicht zu klopfen.</translation>
    </message>
    <message>
        <source>I felt like knocking.</source>
        <translation>Mir war nach Klopfen.</translation>
    </message>
    <message>
        <source>I felt like playing on.</source>
        <translation>Mir war nach Weiterspielen.</translation>
    </message>
    <message numerus="yes">
        <source>I held %n point(s), and that seemed low enough to knock.</source>
        <translation>
            <numerusform>Ich hatte einen Punkt, das schien mir wenig genug zum Klopfen.</numerusform>
            <numerusform>Ich hatte %n Punkte, das schien mir wenig genug zum Klopfen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I held %n point(s), and that seemed too much for a knock.</source>
        <translation>
            <numerusform>Ich hatte einen Punkt, das schien mir zu viel zum Klopfen.</numerusform>
            <numerusform>Ich hatte %n Punkte, das schien mir zu viel zum Klopfen.</numerusform>
        </translation>
    </message>
    <message>
        <source>I just felt like knocking!</source>
        <translation>Ich hatte einfach Lust zu klopfen!</translation>
    </message>
    <message>
        <source>I kept no note of what I thought then.</source>
        <translation>Was ich da gedacht habe, steht nicht hier.</translation>
    </message>
    <message numerus="yes">
        <source>I knew all %n of your card(s), {total} in all.</source>
        <translation>
            <numerusform>Deine eine Karte kannte ich: {total}.</numerusform>
            <numerusform>Ich kannte alle %n deiner Karten, zusammen {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew all %n of {name}'s card(s), {total} in all.</source>
        <translation>
            <numerusform>Die eine Karte von {name} kannte ich: {total}.</numerusform>
            <numerusform>Ich kannte alle %n Karten von {name}, zusammen {total}.</numerusform>
        </translation>
    </message>
    <message>
        <source>I knew both of your cards, {total} in all.</source>
        <translation>Ich kannte deine beiden Karten, zusammen {total}.</translation>
    </message>
    <message>
        <source>I knew both of {name}'s cards, {total} in all.</source>
        <translation>Ich kannte beide Karten von {name}, zusammen {total}.</translation>
    </message>
    <message numerus="yes">
        <source>I knew none of your %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Deine eine Karte kannte ich nicht und tippte auf {guess}; es waren {total}.</numerusform>
            <numerusform>Von deinen %n Karten kannte ich keine und tippte auf zusammen {guess}; es waren {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew none of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Die eine Karte von {name} kannte ich nicht und tippte auf {guess}; es waren {total}.</numerusform>
            <numerusform>Von den %n Karten von {name} kannte ich keine und tippte auf zusammen {guess}; es waren {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of your %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Von deiner einen Karte kannte ich {known} und tippte auf {guess}; es waren {total}.</numerusform>
            <numerusform>Von deinen %n Karten kannte ich {known} und tippte auf zusammen {guess}; es waren {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Von der einen Karte von {name} kannte ich {known} und tippte auf {guess}; es waren {total}.</numerusform>
            <numerusform>Von den %n Karten von {name} kannte ich {known} und tippte auf zusammen {guess}; es waren {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knocked with %n point(s), and kept no note of why.</source>
        <translation>
            <numerusform>Ich habe mit einem Punkt geklopft und nicht notiert, warum.</numerusform>
            <numerusform>Ich habe mit %n Punkten geklopft und nicht notiert, warum.</numerusform>
        </translation>
    </message>
    <message>
        <source>I lost count and knocked all the same.</source>
        <translation>Ich hatte mich verzählt und trotzdem geklopft.</translation>
    </message>
    <message>
        <source>I played the first thing I saw.</source>
        <translation>Ich spielte das Erste, was ich sah.</translation>
    </message>
    <message>
        <source>I shut my eyes and knocked.</source>
        <translation>Augen zu und geklopft.</translation>
    </message>
    <message>
        <source>I wanted to see one more hidden side!</source>
        <translation>Ich wollte noch eine verborgene Seite sehen!</translation>
    </message>
    <message>
        <source>I wanted to see your faces, so I knocked.</source>
        <translation>Ich wollte eure Gesichter sehen, da klopfte ich.</translation>
    </message>
    <message>
        <source>I was dreaming of a triplet and played on.</source>
        <translation>Ich träumte von einem Drilling und spielte weiter.</translation>
    </message>
    <message>
        <source>I was sitting so well that I played on.</source>
        <translation>Ich saß so gut, da spielte ich weiter.</translation>
    </message>
    <message>
        <source>I was waiting for a moment to startle you.</source>
        <translation>Ich wartete auf einen Moment, um euch zu überraschen.</translation>
    </message>
    <message>
        <source>It seemed about time to knock.</source>
        <translation>Es schien mir an der Zeit zu klopfen.</translation>
    </message>
    <message>
        <source>It was my turn, so I played, as one does.</source>
        <translation>Ich war dran, also spielte ich, wie es sich gehört.</translation>
    </message>
    <message>
        <source>Knocking was the first thing that came to my mind.</source>
        <translation>Klopfen war das Erste, was mir einfiel.</translation>
    </message>
    <message>
        <source>My paw grew heavy, so I knocked.</source>
        <translation>Meine Tatze wurde schwer, da klopfte ich.</translation>
    </message>
    <message numerus="yes">
        <source>Nobody was allowed to knock yet when I last played; I held %n point(s) and reckoned with {points} for the round.</source>
        <translation>
            <numerusform>Bei meinem letzten Zug durfte noch niemand klopfen; ich hatte einen Punkt und rechnete mit {points} für den Durchgang.</numerusform>
            <numerusform>Bei meinem letzten Zug durfte noch niemand klopfen; ich hatte %n Punkte und rechnete mit {points} für den Durchgang.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody was allowed to knock yet when I last played; I held %n point(s).</source>
        <translation>
            <numerusform>Bei meinem letzten Zug durfte noch niemand klopfen; ich hatte einen Punkt.</numerusform>
            <numerusform>Bei meinem letzten Zug durfte noch niemand klopfen; ich hatte %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>This round left me nothing to decide.</source>
        <translation>In diesem Durchgang hatte ich nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, and with it {match} to win the match, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance} und damit {match} für den Sieg in der Partie, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance} und damit {match} für den Sieg in der Partie, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}, also spielte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}: {knock} points on average, against {play} for playing on, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also spielte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) of my own I gave a knock {chance}; playing on gave me {match} to win the match, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}; beim Weiterspielen sah ich {match} für den Sieg in der Partie, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}; beim Weiterspielen sah ich {match} für den Sieg in der Partie, also spielte ich.</numerusform>
        </translation>
    </message>
    <message>
        <source>You all looked so comfortable, so I knocked.</source>
        <translation>Ihr saßt alle so bequem, da klopfte ich.</translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and passed, which would cost me {points} points on average.</source>
        <translation>
            <numerusform>{after} hatte ich einen Punkt und passte, das kostet im Schnitt {points} Punkte.</numerusform>
            <numerusform>{after} hatte ich %n Punkte und passte, das kostet im Schnitt {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and passed.</source>
        <translation>
            <numerusform>{after} hatte ich einen Punkt und passte.</numerusform>
            <numerusform>{after} hatte ich %n Punkte und passte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and played once more, which would cost me {points} points on average.</source>
        <translation>
            <numerusform>{after} hatte ich einen Punkt und spielte noch einmal, das kostet im Schnitt {points} Punkte.</numerusform>
            <numerusform>{after} hatte ich %n Punkte und spielte noch einmal, das kostet im Schnitt {points} Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{after} I held %n point(s) and played once more.</source>
        <translation>
            <numerusform>{after} hatte ich einen Punkt und spielte noch einmal.</numerusform>
            <numerusform>{after} hatte ich %n Punkte und spielte noch einmal.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoOptions</name>
    <message numerus="yes">
        <source>%n play(s) each</source>
        <translation>
            <numerusform>je %n Spielzug</numerusform>
            <numerusform>je %n Spielzügen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%n Punkt</numerusform>
            <numerusform>%n Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards each</source>
        <translation>Karten pro Person</translation>
    </message>
    <message>
        <source>Everybody has to play so often before anybody may knock</source>
        <translation>So oft müssen alle spielen, bevor jemand klopfen darf</translation>
    </message>
    <message>
        <source>Failed knock</source>
        <translation>Misslungenes Klopfen</translation>
    </message>
    <message>
        <source>Knock opens after</source>
        <translation>Klopfen erlaubt nach</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gespielt wird bis</translation>
    </message>
    <message>
        <source>Shows of your own cards what you have seen on their backs</source>
        <translation>Zeigt bei deinen Karten, was du auf ihren Rückseiten gesehen hast</translation>
    </message>
    <message>
        <source>The match ends as soon as somebody has so many</source>
        <translation>Die Partie endet, sobald jemand so viele hat</translation>
    </message>
    <message>
        <source>What a knock costs that is not the lowest alone</source>
        <translation>Was ein Klopfen kostet, das nicht allein am niedrigsten ist</translation>
    </message>
    <message>
        <source>What everybody is dealt in each round</source>
        <translation>So viele bekommen alle in jedem Durchgang</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>dem Geben</translation>
    </message>
</context>
<context>
    <name>QuandoReasons</name>
    <message>
        <source>0, unknown</source>
        <translation>0, unbekannt</translation>
    </message>
    <message>
        <source>0, {back} behind</source>
        <translation>0, hinten {back}</translation>
    </message>
    <message>
        <source>Average points this round</source>
        <translation>Punkte im Durchgang, im Schnitt</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock now: {chance} to win the round</source>
        <translation>Jetzt klopfen: zu {chance} gewinnst du</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Wins: {chance}</source>
        <translation>Sieg: {chance}</translation>
    </message>
    <message numerus="yes">
        <source>because %n point(s) are probably the fewest.</source>
        <translation>
            <numerusform>denn ein Punkt ist wohl am wenigsten.</numerusform>
            <numerusform>denn %n Punkte sind wohl am wenigsten.</numerusform>
        </translation>
    </message>
    <message>
        <source>because a triplet costs everybody else a penalty, and it is {laid} of your {total} points.</source>
        <translation>denn ein Zahlendrilling kostet alle anderen eine Strafe, und es sind {laid} deiner {total} Punkte.</translation>
    </message>
    <message>
        <source>because a triplet costs everybody else a penalty, and takes all your points away.</source>
        <translation>denn ein Zahlendrilling kostet alle anderen eine Strafe, und du bist alle Punkte los.</translation>
    </message>
    <message>
        <source>because a triplet costs everybody else a penalty.</source>
        <translation>denn ein Zahlendrilling kostet alle anderen eine Strafe.</translation>
    </message>
    <message>
        <source>because it goes with your cards; the hidden side is {hidden} on average.</source>
        <translation>denn sie passt zu deinen Karten; die verdeckte Seite ist im Schnitt {hidden}.</translation>
    </message>
    <message>
        <source>because it goes with your cards; the other side is {hidden}.</source>
        <translation>denn sie passt zu deinen Karten; auf der anderen Seite ist {hidden}.</translation>
    </message>
    <message>
        <source>because its other side is probably the lowest.</source>
        <translation>denn ihre andere Seite ist wohl die kleinste.</translation>
    </message>
    <message>
        <source>because its other side is {back}.</source>
        <translation>denn ihre andere Seite ist {back}.</translation>
    </message>
    <message>
        <source>because its other side is {hidden} on average.</source>
        <translation>denn ihre andere Seite ist im Schnitt {hidden}.</translation>
    </message>
    <message>
        <source>because nothing else looks better.</source>
        <translation>denn nichts anderes sieht besser aus.</translation>
    </message>
    <message>
        <source>because only zeros end the round.</source>
        <translation>denn nur Nullen beenden den Durchgang.</translation>
    </message>
    <message>
        <source>because that is {count} cards at once.</source>
        <translation>denn das sind {count} Karten auf einmal.</translation>
    </message>
    <message>
        <source>because that is {laid} of your {total} points, and {group} can wait.</source>
        <translation>denn das sind {laid} deiner {total} Punkte, und {group} können warten.</translation>
    </message>
    <message>
        <source>because that is {laid} of your {total} points.</source>
        <translation>denn das sind {laid} deiner {total} Punkte.</translation>
    </message>
    <message numerus="yes">
        <source>because that keeps {group} together and leaves %n point(s).</source>
        <translation>
            <numerusform>denn so bleiben {group} zusammen, bei noch einem Punkt.</numerusform>
            <numerusform>denn so bleiben {group} zusammen, bei noch %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>because that takes all your points away.</source>
        <translation>denn damit bist du alle Punkte los.</translation>
    </message>
    <message>
        <source>because the hidden side is {hidden} on average, less than {shown}.</source>
        <translation>denn die verdeckte Seite ist im Schnitt {hidden}, weniger als {shown}.</translation>
    </message>
    <message>
        <source>because the hidden side is {hidden} on average.</source>
        <translation>denn die verdeckte Seite ist im Schnitt {hidden}.</translation>
    </message>
    <message>
        <source>because the hidden side, {hidden} on average, may be the 0 that ends the round.</source>
        <translation>denn die verdeckte Seite, im Schnitt {hidden}, ist vielleicht die 0, die den Durchgang beendet.</translation>
    </message>
    <message>
        <source>because the hidden side, {hidden} on average, may go with your cards.</source>
        <translation>denn die verdeckte Seite, im Schnitt {hidden}, passt vielleicht zu deinen Karten.</translation>
    </message>
    <message>
        <source>because the other side is {hidden}.</source>
        <translation>denn auf der anderen Seite ist {hidden}.</translation>
    </message>
    <message>
        <source>because the {hidden} on the other side goes with your cards.</source>
        <translation>denn die {hidden} auf der anderen Seite passt zu deinen Karten.</translation>
    </message>
    <message>
        <source>because there is nothing else to do.</source>
        <translation>denn etwas anderes geht nicht.</translation>
    </message>
    <message numerus="yes">
        <source>because to play and draw would hardly bring your %n point(s) down.</source>
        <translation>
            <numerusform>denn Spielen und Ziehen macht aus deinem einen Punkt kaum weniger.</numerusform>
            <numerusform>denn Spielen und Ziehen macht aus deinen %n Punkten kaum weniger.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because what is left, %n point(s), goes together best.</source>
        <translation>
            <numerusform>denn was bleibt, ein Punkt, passt am besten zusammen.</numerusform>
            <numerusform>denn was bleibt, %n Punkte, passt am besten zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) your chance to win the round is {chance}.</source>
        <translation>
            <numerusform>denn mit einem Punkt gewinnst du den Durchgang zu {chance}.</numerusform>
            <numerusform>denn mit %n Punkten gewinnst du den Durchgang zu {chance}.</numerusform>
        </translation>
    </message>
    <message>
        <source>because you know the other side of none of them.</source>
        <translation>denn von keiner kennst du die andere Seite.</translation>
    </message>
    <message>
        <source>hidden</source>
        <translation>verdeckt</translation>
    </message>
    <message>
        <source>knock now</source>
        <translation>jetzt klopfen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>play all {count} {numbers}</source>
        <translation>alle {count} {numbers} spielen</translation>
    </message>
    <message>
        <source>play both {numbers}</source>
        <translation>beide {numbers} spielen</translation>
    </message>
    <message>
        <source>play the {number}</source>
        <translation>die {number} spielen</translation>
    </message>
    <message>
        <source>play {count} {numbers}</source>
        <translation>{count} {numbers} spielen</translation>
    </message>
    <message>
        <source>play {numbers}</source>
        <translation>{numbers} spielen</translation>
    </message>
    <message>
        <source>take the {number}</source>
        <translation>die {number} nehmen</translation>
    </message>
    <message>
        <source>turn the card over</source>
        <translation>die Karte umdrehen</translation>
    </message>
    <message>
        <source>turn this 0</source>
        <translation>diese 0 umdrehen</translation>
    </message>
    <message>
        <source>turn your 0</source>
        <translation>deine 0 umdrehen</translation>
    </message>
    <message>
        <source>{name} would {move}</source>
        <translation>{name} würde {move}</translation>
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
        <translation>Quando heißt auf Italienisch „wann“, und darum geht es: Zu Beginn deines Zuges darfst du klopfen statt ausspielen. Alle anderen haben noch einen Zug, dann ist der Durchgang vorbei.</translation>
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
        <translation>Durchgang vorbei</translation>
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
        <translation>spielt und zieht nicht</translation>
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
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You hold nothing but zeros.</source>
        <translation>Du hast nur noch Nullen.</translation>
    </message>
    <message>
        <source>You knocked with {total}</source>
        <translation>Du hast mit {total} geklopft</translation>
    </message>
    <message>
        <source>You knocked with {total} and are lowest alone.</source>
        <translation>Du hast mit {total} geklopft und bist allein am niedrigsten.</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>hat geklopft</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>kleinste Summe</translation>
    </message>
    <message>
        <source>{knock}, but you have only {lowest}.</source>
        <translation>{knock}, aber du hast nur {lowest}.</translation>
    </message>
    <message>
        <source>{knock}, but you have {total} as well. A knock must be lowest alone.</source>
        <translation>{knock}, aber auch du hast nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</translation>
    </message>
    <message>
        <source>{knock}, but {names} and you have only {lowest}.</source>
        <translation>{knock}, aber {names} und du habt nur {lowest}.</translation>
    </message>
    <message>
        <source>{knock}, but {names} and you have {total} as well. A knock must be lowest alone.</source>
        <translation>{knock}, aber auch {names} und du habt nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</translation>
    </message>
    <message numerus="yes">
        <source>{knock}, but {names} have only {lowest}.</source>
        <translation>
            <numerusform>{knock}, aber {names} hat nur {lowest}.</numerusform>
            <numerusform>{knock}, aber {names} haben nur {lowest}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{knock}, but {names} have {total} as well. A knock must be lowest alone.</source>
        <translation>
            <numerusform>{knock}, aber auch {names} hat nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</numerusform>
            <numerusform>{knock}, aber auch {names} haben nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} and you win the match</source>
        <translation>{names} und du gewinnt die Partie</translation>
    </message>
    <message>
        <source>{names} holds nothing but zeros.</source>
        <translation>{names} hat nur noch Nullen.</translation>
    </message>
    <message>
        <source>{names} knocked with {total}</source>
        <translation>{names} hat mit {total} geklopft</translation>
    </message>
    <message>
        <source>{names} knocked with {total} and is lowest alone.</source>
        <translation>{names} hat mit {total} geklopft und ist allein am niedrigsten.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} gewinnt die Partie</numerusform>
            <numerusform>{names} gewinnen die Partie</numerusform>
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
        <source>Your draw: which side?</source>
        <translation>Du ziehst: Welche Seite?</translation>
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
        <source>{shown} with {others} is gone</source>
        <translation>{shown} mit {others} ist weg</translation>
    </message>
</context>
<context>
    <name>QuantoCharacters</name>
    <message>
        <source>Adds it all up twice and trusts no luck.</source>
        <translation>Rechnet zweimal nach und traut keinem Glück.</translation>
    </message>
    <message>
        <source>Careful at first, bold with the last cards.</source>
        <translation>Erst vorsichtig, mit den letzten Karten mutig.</translation>
    </message>
    <message>
        <source>Has a quanto home and dry before you notice.</source>
        <translation>Hat jeden Quanto im Trockenen, ehe du es merkst.</translation>
    </message>
    <message>
        <source>Knows which cards are still to come.</source>
        <translation>Weiß, welche Karten noch kommen.</translation>
    </message>
    <message>
        <source>Lets a quanto grow fat before taking it.</source>
        <translation>Lässt jeden Quanto erst einmal dick werden.</translation>
    </message>
    <message>
        <source>Loves to turn up new cards.</source>
        <translation>Deckt mit Vorliebe neue Karten auf.</translation>
    </message>
    <message>
        <source>Takes the first sum he sees, happily.</source>
        <translation>Nimmt vergnügt die erste Summe, die er sieht.</translation>
    </message>
    <message>
        <source>Would rather build a quanto than grab a pair.</source>
        <translation>Baut lieber einen Quanto, als schnell zuzugreifen.</translation>
    </message>
</context>
<context>
    <name>QuantoKeys</name>
    <message>
        <source>1 to 5</source>
        <translation>1 bis 5</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
    </message>
    <message>
        <source>a hint, and away with it</source>
        <translation>ein Tipp, und wieder weg</translation>
    </message>
    <message>
        <source>capture</source>
        <translation>nehmen</translation>
    </message>
    <message>
        <source>choose a card</source>
        <translation>eine Karte wählen</translation>
    </message>
    <message>
        <source>choose nothing</source>
        <translation>nichts auswählen</translation>
    </message>
    <message>
        <source>choose, or put back</source>
        <translation>auswählen oder zurücklegen</translation>
    </message>
    <message>
        <source>discard</source>
        <translation>abwerfen</translation>
    </message>
    <message>
        <source>display, or your hand</source>
        <translation>Auslage oder deine Hand</translation>
    </message>
    <message>
        <source>do what the button says</source>
        <translation>tun, was der Knopf sagt</translation>
    </message>
    <message>
        <source>form, extend, take a quanto</source>
        <translation>Quanto bilden, ausbauen, nehmen</translation>
    </message>
    <message>
        <source>from seat to seat</source>
        <translation>von Platz zu Platz</translation>
    </message>
    <message>
        <source>move along the row</source>
        <translation>die Reihe entlang</translation>
    </message>
    <message>
        <source>offer a card, or ask for one</source>
        <translation>eine Karte anbieten oder erbitten</translation>
    </message>
    <message>
        <source>sort, or your own order</source>
        <translation>sortieren oder eigene Ordnung</translation>
    </message>
    <message>
        <source>steal a quanto with a joker</source>
        <translation>mit einem Joker einen Quanto stehlen</translation>
    </message>
    <message>
        <source>take back your play</source>
        <translation>deinen Zug zurücknehmen</translation>
    </message>
    <message>
        <source>the next number for a joker</source>
        <translation>die nächste Zahl für einen Joker</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschehen ist</translation>
    </message>
    <message>
        <source>without the rainbow's card</source>
        <translation>ohne die Karte des Regenbogens</translation>
    </message>
</context>
<context>
    <name>QuantoLog</name>
    <message numerus="yes">
        <source>%n card(s) stay in the display: nobody captured any.</source>
        <translation>
            <numerusform>Eine Karte bleibt in der Auslage liegen: Niemand hat je eine genommen.</numerusform>
            <numerusform>%n Karten bleiben in der Auslage liegen: Niemand hat je eine genommen.</numerusform>
        </translation>
    </message>
    <message>
        <source>New in the display: {cards}.</source>
        <translation>Neu in der Auslage: {cards}.</translation>
    </message>
    <message>
        <source>Out of the game: {cards}.</source>
        <translation>Aus dem Spiel: {cards}.</translation>
    </message>
    <message>
        <source>The 1 brings nothing: nobody has won a card to give.</source>
        <translation>Die 1 bringt nichts: Niemand hat eine gewonnene Karte herzugeben.</translation>
    </message>
    <message>
        <source>The draw pile is empty: from now on nothing is refilled.</source>
        <translation>Der Zugstapel ist leer: Von nun an wird nichts mehr aufgefüllt.</translation>
    </message>
    <message>
        <source>The game is over. Cards won: {cards}.</source>
        <translation>Das Spiel ist aus. Gewonnene Karten: {cards}.</translation>
    </message>
    <message>
        <source>You capture {with}: {groups}, and {bonus} on top.</source>
        <translation>Du nimmst {with}: {groups}, und dazu {bonus}.</translation>
    </message>
    <message>
        <source>You capture {with}: {groups}.</source>
        <translation>Du nimmst {with}: {groups}.</translation>
    </message>
    <message numerus="yes">
        <source>You captured last and get the %n card(s) left in the display.</source>
        <translation>
            <numerusform>Du hast zuletzt genommen und bekommst die letzte Karte der Auslage.</numerusform>
            <numerusform>Du hast zuletzt genommen und bekommst die letzten %n Karten der Auslage.</numerusform>
        </translation>
    </message>
    <message>
        <source>You deal.</source>
        <translation>Du gibst.</translation>
    </message>
    <message>
        <source>You discard {card}.</source>
        <translation>Du wirfst {card} ab.</translation>
    </message>
    <message>
        <source>You draw {cards}.</source>
        <translation>Du ziehst {cards}.</translation>
    </message>
    <message>
        <source>You extend quanto {tile} by {sum}.</source>
        <translation>Du baust Quanto {tile} um {sum} aus.</translation>
    </message>
    <message>
        <source>You extend {owner}'s quanto {tile} by {sum}.</source>
        <translation>Du baust Quanto {tile} von {owner} um {sum} aus.</translation>
    </message>
    <message>
        <source>You form quanto {tile} from {sum} and add {groups}.</source>
        <translation>Du bildest Quanto {tile} aus {sum} und legst {groups} dazu.</translation>
    </message>
    <message>
        <source>You form quanto {tile} from {sum}.</source>
        <translation>Du bildest Quanto {tile} aus {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>You get a card each from {givers}.</source>
        <translation>
            <numerusform>Du bekommst eine Karte von {givers}.</numerusform>
            <numerusform>Du bekommst je eine Karte von {givers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>You give {giver} {card} back.</source>
        <translation>Du gibst {giver} {card} zurück.</translation>
    </message>
    <message>
        <source>You keep {kept} and give {giver} {returned}.</source>
        <translation>Du behältst {kept} und gibst {giver} {returned}.</translation>
    </message>
    <message>
        <source>You offer {partner} {card}.</source>
        <translation>Du bietest {partner} {card} an.</translation>
    </message>
    <message>
        <source>You play another card.</source>
        <translation>Du spielst noch eine Karte.</translation>
    </message>
    <message>
        <source>You steal {victim}'s quanto {tile} with a joker: {cards}.</source>
        <translation>Du stiehlst Quanto {tile} von {victim} mit einem Joker: {cards}.</translation>
    </message>
    <message>
        <source>You take quanto {tile} {with}, plus {extra}: {cards}.</source>
        <translation>Du nimmst Quanto {tile} {with}, dazu {extra}: {cards}.</translation>
    </message>
    <message>
        <source>You take quanto {tile} {with}: {cards}.</source>
        <translation>Du nimmst Quanto {tile} {with}: {cards}.</translation>
    </message>
    <message>
        <source>You turn up {cards}.</source>
        <translation>Du deckst {cards} auf.</translation>
    </message>
    <message>
        <source>you</source>
        <comment>who gives</comment>
        <translation>dir</translation>
    </message>
    <message numerus="yes">
        <source>{name} captured last and gets the %n card(s) left in the display.</source>
        <translation>
            <numerusform>{name} hat zuletzt genommen und bekommt die letzte Karte der Auslage.</numerusform>
            <numerusform>{name} hat zuletzt genommen und bekommt die letzten %n Karten der Auslage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} captures {with}: {groups}, and {bonus} on top.</source>
        <translation>{name} nimmt {with}: {groups}, und dazu {bonus}.</translation>
    </message>
    <message>
        <source>{name} captures {with}: {groups}.</source>
        <translation>{name} nimmt {with}: {groups}.</translation>
    </message>
    <message>
        <source>{name} deals.</source>
        <translation>{name} gibt.</translation>
    </message>
    <message>
        <source>{name} discards {card}.</source>
        <translation>{name} wirft {card} ab.</translation>
    </message>
    <message>
        <source>{name} draws {cards}.</source>
        <translation>{name} zieht {cards}.</translation>
    </message>
    <message>
        <source>{name} extends quanto {tile} by {sum}.</source>
        <translation>{name} baut Quanto {tile} um {sum} aus.</translation>
    </message>
    <message>
        <source>{name} extends your quanto {tile} by {sum}.</source>
        <translation>{name} baut deinen Quanto {tile} um {sum} aus.</translation>
    </message>
    <message>
        <source>{name} extends {owner}'s quanto {tile} by {sum}.</source>
        <translation>{name} baut Quanto {tile} von {owner} um {sum} aus.</translation>
    </message>
    <message>
        <source>{name} forms quanto {tile} from {sum} and adds {groups}.</source>
        <translation>{name} bildet Quanto {tile} aus {sum} und legt {groups} dazu.</translation>
    </message>
    <message>
        <source>{name} forms quanto {tile} from {sum}.</source>
        <translation>{name} bildet Quanto {tile} aus {sum}.</translation>
    </message>
    <message numerus="yes">
        <source>{name} gets a card each from {givers}.</source>
        <translation>
            <numerusform>{name} bekommt eine Karte von {givers}.</numerusform>
            <numerusform>{name} bekommt je eine Karte von {givers}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} gives the card back to {giver}.</source>
        <translation>{name} gibt {giver} die Karte zurück.</translation>
    </message>
    <message>
        <source>{name} gives you {card} back.</source>
        <translation>{name} gibt dir {card} zurück.</translation>
    </message>
    <message>
        <source>{name} keeps it and gives {giver} another card.</source>
        <translation>{name} behält sie und gibt {giver} eine andere Karte.</translation>
    </message>
    <message>
        <source>{name} keeps {kept} and gives you {returned}.</source>
        <translation>{name} behält {kept} und gibt dir {returned}.</translation>
    </message>
    <message>
        <source>{name} offers you {card}.</source>
        <translation>{name} bietet dir {card} an.</translation>
    </message>
    <message>
        <source>{name} offers {partner} a card.</source>
        <translation>{name} bietet {partner} eine Karte an.</translation>
    </message>
    <message>
        <source>{name} plays another card.</source>
        <translation>{name} spielt noch eine Karte.</translation>
    </message>
    <message>
        <source>{name} steals your quanto {tile} with a joker: {cards}.</source>
        <translation>{name} stiehlt deinen Quanto {tile} mit einem Joker: {cards}.</translation>
    </message>
    <message>
        <source>{name} steals {victim}'s quanto {tile} with a joker: {cards}.</source>
        <translation>{name} stiehlt Quanto {tile} von {victim} mit einem Joker: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes quanto {tile} {with}, plus {extra}: {cards}.</source>
        <translation>{name} nimmt Quanto {tile} {with}, dazu {extra}: {cards}.</translation>
    </message>
    <message>
        <source>{name} takes quanto {tile} {with}: {cards}.</source>
        <translation>{name} nimmt Quanto {tile} {with}: {cards}.</translation>
    </message>
    <message>
        <source>{name} turns up {cards}.</source>
        <translation>{name} deckt {cards} auf.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>QuantoNotebook</name>
    <message>
        <source>I could not know that you held a joker.</source>
        <translation>Dass du einen Joker hattest, konnte ich nicht wissen.</translation>
    </message>
    <message>
        <source>I could not know that {name} held a joker.</source>
        <translation>Dass {name} einen Joker hatte, konnte ich nicht wissen.</translation>
    </message>
    <message numerus="yes">
        <source>I could win %n card(s) with it.</source>
        <translation>
            <numerusform>Ich konnte damit eine Karte gewinnen.</numerusform>
            <numerusform>Ich konnte damit %n Karten gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>I did not count this time.</source>
        <translation>Diesmal habe ich nicht mitgezählt.</translation>
    </message>
    <message>
        <source>I just felt like it.</source>
        <translation>Mir war einfach danach.</translation>
    </message>
    <message>
        <source>I kept no note of why.</source>
        <translation>Warum, habe ich mir nicht notiert.</translation>
    </message>
    <message>
        <source>I liked the colours.</source>
        <translation>Mir gefielen die Farben.</translation>
    </message>
    <message>
        <source>I liked the look on your faces.</source>
        <translation>Eure Gesichter waren es wert.</translation>
    </message>
    <message>
        <source>I put my lead in the end at {lead} cards, and at {other} after “{move}”.</source>
        <translation>Meinen Vorsprung am Ende schätzte ich auf {lead} Karten, nach „{move}“ auf {other}.</translation>
    </message>
    <message>
        <source>I put my lead in the end at {lead} cards.</source>
        <translation>Meinen Vorsprung am Ende schätzte ich auf {lead} Karten.</translation>
    </message>
    <message>
        <source>I put our lead in the end at {lead} cards, and at {other} after “{move}”.</source>
        <translation>Unseren Vorsprung am Ende schätzte ich auf {lead} Karten, nach „{move}“ auf {other}.</translation>
    </message>
    <message>
        <source>I put our lead in the end at {lead} cards.</source>
        <translation>Unseren Vorsprung am Ende schätzte ich auf {lead} Karten.</translation>
    </message>
    <message>
        <source>I saw nothing better.</source>
        <translation>Etwas Besseres sah ich nicht.</translation>
    </message>
    <message>
        <source>I shut my eyes and did it.</source>
        <translation>Augen zu, und getan.</translation>
    </message>
    <message>
        <source>I wanted to see what happens!</source>
        <translation>Ich wollte sehen, was passiert!</translation>
    </message>
    <message>
        <source>It lay nearest to my paw.</source>
        <translation>Es lag meiner Pfote am nächsten.</translation>
    </message>
    <message>
        <source>It was my turn, so I did something.</source>
        <translation>Ich war dran, also tat ich etwas.</translation>
    </message>
    <message>
        <source>It was the first thing I saw.</source>
        <translation>Es war das Erste, was ich sah.</translation>
    </message>
    <message numerus="yes">
        <source>It would have won me %n card(s), and my own cards as many.</source>
        <translation>
            <numerusform>Sie hätte mir eine Karte gebracht, und so viel schaffen meine eigenen auch.</numerusform>
            <numerusform>Sie hätte mir %n Karten gebracht, und so viel schaffen meine eigenen auch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My partner could win %n card(s) with it.</source>
        <translation>
            <numerusform>Mein Partner konnte damit eine Karte gewinnen.</numerusform>
            <numerusform>Mein Partner konnte damit %n Karten gewinnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that take it I had not seen %n yet.</source>
        <translation>
            <numerusform>Von den Karten, die ihn nehmen, hatte ich eine noch nicht gesehen.</numerusform>
            <numerusform>Von den Karten, die ihn nehmen, hatte ich %n noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>That gave me {chance} to win the game.</source>
        <translation>Damit gab ich mir {chance}, das Spiel zu gewinnen.</translation>
    </message>
    <message>
        <source>That gave us {chance} to win the game.</source>
        <translation>Damit gab ich uns {chance}, das Spiel zu gewinnen.</translation>
    </message>
    <message numerus="yes">
        <source>That was %n card(s) at once, and I saw no more.</source>
        <translation>
            <numerusform>Das war eine Karte auf einmal, und mehr sah ich nicht.</numerusform>
            <numerusform>Das waren %n Karten auf einmal, und mehr sah ich nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That was %n card(s) at once, and the next player could then take {left} on average.</source>
        <translation>
            <numerusform>Das war eine Karte auf einmal, und die nächste Person konnte dann im Schnitt {left} nehmen.</numerusform>
            <numerusform>Das waren %n Karten auf einmal, und die nächste Person konnte dann im Schnitt {left} nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next player could then take {left} on average, I thought.</source>
        <translation>Die nächste Person konnte dann, so dachte ich, im Schnitt {left} nehmen.</translation>
    </message>
    <message>
        <source>There was nothing else to do.</source>
        <translation>Etwas anderes ging nicht.</translation>
    </message>
    <message>
        <source>This game left me nothing to decide.</source>
        <translation>In diesem Spiel hatte ich nichts zu entscheiden.</translation>
    </message>
    <message numerus="yes">
        <source>With %n card(s) to draw I {did}.</source>
        <translation>
            <numerusform>Mit noch einer Karte im Zugstapel habe ich {did}.</numerusform>
            <numerusform>Mit noch %n Karten im Zugstapel habe ich {did}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the draw pile empty I {did}.</source>
        <translation>Bei leerem Zugstapel habe ich {did}.</translation>
    </message>
    <message>
        <source>captured {groups} {with}</source>
        <translation>{groups} {with} genommen</translation>
    </message>
    <message>
        <source>captured {groups} {with}, the rainbow's card included</source>
        <translation>{groups} {with} genommen, die Karte des Regenbogens inbegriffen</translation>
    </message>
    <message>
        <source>discarded {card}</source>
        <translation>{card} abgeworfen</translation>
    </message>
    <message>
        <source>extended quanto {tile} by {sum}</source>
        <translation>Quanto {tile} um {sum} ausgebaut</translation>
    </message>
    <message>
        <source>formed quanto {tile} from {sum}</source>
        <translation>Quanto {tile} aus {sum} gebildet</translation>
    </message>
    <message>
        <source>gave my partner's card back</source>
        <translation>die Karte meines Partners zurückgegeben</translation>
    </message>
    <message>
        <source>offered {card}</source>
        <translation>{card} angeboten</translation>
    </message>
    <message>
        <source>stole your quanto with a joker</source>
        <translation>deinen Quanto mit einem Joker gestohlen</translation>
    </message>
    <message>
        <source>stole {name}'s quanto with a joker</source>
        <translation>den Quanto von {name} mit einem Joker gestohlen</translation>
    </message>
    <message>
        <source>took my partner's card for {card}</source>
        <translation>die Karte meines Partners genommen und dafür {card} gegeben</translation>
    </message>
    <message>
        <source>took my quanto {tile} {with}</source>
        <translation>meinen Quanto {tile} {with} genommen</translation>
    </message>
</context>
<context>
    <name>QuantoOptions</name>
    <message>
        <source>A card may be discarded even if it could do something else</source>
        <translation>Auch was sonst etwas könnte, darf abgeworfen werden</translation>
    </message>
    <message>
        <source>Free discard</source>
        <translation>Freies Abwerfen</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Zwei Teams</translation>
    </message>
    <message>
        <source>Who sits opposite plays along, and cards are added</source>
        <translation>Wer sich gegenübersitzt, sammelt gemeinsam</translation>
    </message>
</context>
<context>
    <name>QuantoReasons</name>
    <message>
        <source>Cards ahead of the best of the others, on average</source>
        <translation>Karten Vorsprung am Ende, im Schnitt</translation>
    </message>
    <message>
        <source>Cards ahead of the other team in the end, on average</source>
        <translation>Karten Vorsprung vor dem anderen Team, im Schnitt</translation>
    </message>
    <message>
        <source>because it helps the others least.</source>
        <translation>denn es hilft den anderen am wenigsten.</translation>
    </message>
    <message>
        <source>because it keeps the joker for later.</source>
        <translation>denn so bleibt der Joker für später.</translation>
    </message>
    <message>
        <source>because it keeps the {tile} for your quanto.</source>
        <translation>denn so bleibt die {tile} für deinen Quanto.</translation>
    </message>
    <message>
        <source>because it leaves the next players less.</source>
        <translation>denn es lässt den Nächsten weniger übrig.</translation>
    </message>
    <message>
        <source>because nothing else looks better.</source>
        <translation>denn nichts anderes sieht besser aus.</translation>
    </message>
    <message numerus="yes">
        <source>because that brings %n card(s) of the others' winnings.</source>
        <translation>
            <numerusform>denn das bringt eine Karte aus den Gewinnstapeln der anderen.</numerusform>
            <numerusform>denn das bringt %n Karten aus den Gewinnstapeln der anderen.</numerusform>
        </translation>
    </message>
    <message>
        <source>because that leaves the next player least: {left} on average.</source>
        <translation>denn so bleibt der nächsten Person am wenigsten: im Schnitt {left}.</translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once that somebody else has built up.</source>
        <translation>
            <numerusform>denn das bringt auf einmal eine Karte, die jemand anders gesammelt hat.</numerusform>
            <numerusform>denn das bringt auf einmal %n Karten, die jemand anders gesammelt hat.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once, before a joker steals them.</source>
        <translation>
            <numerusform>denn das bringt auf einmal eine Karte, bevor ein Joker sie stiehlt.</numerusform>
            <numerusform>denn das bringt auf einmal %n Karten, bevor ein Joker sie stiehlt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once.</source>
        <translation>
            <numerusform>denn das bringt auf einmal eine Karte.</numerusform>
            <numerusform>denn das bringt auf einmal %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because that wins %n card(s) at once; the next player could then take {left} on average.</source>
        <translation>
            <numerusform>denn das bringt auf einmal eine Karte; die nächste Person könnte dann im Schnitt {left} nehmen.</numerusform>
            <numerusform>denn das bringt auf einmal %n Karten; die nächste Person könnte dann im Schnitt {left} nehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>because the next player could then take {left} on average, and {other_left} after “{other}”.</source>
        <translation>denn die nächste Person könnte dann im Schnitt {left} nehmen, nach „{other}“ aber {other_left}.</translation>
    </message>
    <message>
        <source>because then you choose from three new cards.</source>
        <translation>denn dann wählst du unter drei neuen Karten.</translation>
    </message>
    <message>
        <source>because then you play another card right away.</source>
        <translation>denn dann spielst du gleich noch eine Karte.</translation>
    </message>
    <message>
        <source>because there is nothing else to do.</source>
        <translation>denn etwas anderes geht nicht.</translation>
    </message>
    <message>
        <source>because what stays in your hand is worth more.</source>
        <translation>denn was auf der Hand bleibt, ist mehr wert.</translation>
    </message>
    <message>
        <source>because whoever captures last gets what is left in the display.</source>
        <translation>denn wer zuletzt nimmt, bekommt den Rest der Auslage.</translation>
    </message>
    <message>
        <source>because you can do more {with}.</source>
        <translation>denn {with} kannst du mehr anfangen.</translation>
    </message>
    <message>
        <source>because your own cards do as much.</source>
        <translation>denn deine eigenen Karten sind genauso gut.</translation>
    </message>
    <message>
        <source>because your partner can probably do more with it.</source>
        <translation>denn dein Partner kann wohl mehr damit anfangen.</translation>
    </message>
    <message>
        <source>because your partner can take quanto {tile} with it.</source>
        <translation>denn dein Partner kann damit Quanto {tile} nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>because your partner can win %n card(s) with it at once.</source>
        <translation>
            <numerusform>denn dein Partner gewinnt damit auf einmal eine Karte.</numerusform>
            <numerusform>denn dein Partner gewinnt damit auf einmal %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your partner's quanto grows by %n card(s).</source>
        <translation>
            <numerusform>denn der Quanto deines Partners wächst um eine Karte.</numerusform>
            <numerusform>denn der Quanto deines Partners wächst um %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and you have not seen {left} of the cards that take it.</source>
        <translation>
            <numerusform>denn dein Quanto hat dann eine Karte, und {left} der Karten, die ihn nehmen, hast du noch nicht gesehen.</numerusform>
            <numerusform>denn dein Quanto hat dann %n Karten, und {left} der Karten, die ihn nehmen, hast du noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and you hold the {tile} that takes it.</source>
        <translation>
            <numerusform>denn dein Quanto hat dann eine Karte, und die {tile} dafür hast du auf der Hand.</numerusform>
            <numerusform>denn dein Quanto hat dann %n Karten, und die {tile} dafür hast du auf der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s), and your chance to take it is {chance}.</source>
        <translation>
            <numerusform>denn dein Quanto hat dann eine Karte, und zu {chance} nimmst du ihn noch.</numerusform>
            <numerusform>denn dein Quanto hat dann %n Karten, und zu {chance} nimmst du ihn noch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your quanto then has %n card(s).</source>
        <translation>
            <numerusform>denn dein Quanto hat dann eine Karte.</numerusform>
            <numerusform>denn dein Quanto hat dann %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>because {card} takes your quanto.</source>
        <translation>denn {card} nimmt deinen Quanto.</translation>
    </message>
    <message numerus="yes">
        <source>because {card} wins %n card(s) at once.</source>
        <translation>
            <numerusform>denn {card} bringt auf einmal eine Karte.</numerusform>
            <numerusform>denn {card} bringt auf einmal %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>capture {groups} {with}</source>
        <translation>{groups} {with} nehmen</translation>
    </message>
    <message>
        <source>capture {groups} {with}, and {bonus} on top</source>
        <translation>{groups} {with} nehmen, und {bonus} dazu</translation>
    </message>
    <message>
        <source>discard {card}</source>
        <translation>{card} abwerfen</translation>
    </message>
    <message>
        <source>extend quanto {tile} by {sum}</source>
        <translation>Quanto {tile} um {sum} ausbauen</translation>
    </message>
    <message>
        <source>extend your partner's quanto {tile} by {sum}</source>
        <translation>Quanto {tile} deines Partners um {sum} ausbauen</translation>
    </message>
    <message>
        <source>extend {tile}: {cards}</source>
        <translation>{tile} ausbauen: {cards}</translation>
    </message>
    <message>
        <source>form quanto {tile} from {sum}</source>
        <translation>Quanto {tile} aus {sum} bilden</translation>
    </message>
    <message>
        <source>form quanto {tile} from {sum} and add {groups}</source>
        <translation>Quanto {tile} aus {sum} bilden und {groups} dazulegen</translation>
    </message>
    <message>
        <source>form {tile}: {cards}</source>
        <translation>{tile} bilden: {cards}</translation>
    </message>
    <message>
        <source>give it back</source>
        <translation>zurückgeben</translation>
    </message>
    <message>
        <source>give the card back</source>
        <translation>die Karte zurückgeben</translation>
    </message>
    <message>
        <source>give {card}</source>
        <translation>{card} geben</translation>
    </message>
    <message>
        <source>keep {kept} and give {given}</source>
        <translation>{kept} behalten und {given} geben</translation>
    </message>
    <message>
        <source>offer your partner {card}</source>
        <translation>deinem Partner {card} anbieten</translation>
    </message>
    <message>
        <source>offer {card}</source>
        <translation>{card} anbieten</translation>
    </message>
    <message>
        <source>one card</source>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>steal quanto {tile} with the joker</source>
        <translation>Quanto {tile} mit dem Joker stehlen</translation>
    </message>
    <message>
        <source>steal {tile}: {cards}</source>
        <translation>{tile} stehlen: {cards}</translation>
    </message>
    <message>
        <source>take quanto {tile} {with}</source>
        <translation>Quanto {tile} {with} nehmen</translation>
    </message>
    <message>
        <source>take quanto {tile} {with}, plus {extra}</source>
        <translation>Quanto {tile} {with} nehmen, dazu {extra}</translation>
    </message>
    <message>
        <source>take {tile}: {cards}</source>
        <translation>{tile} nehmen: {cards}</translation>
    </message>
    <message>
        <source>{name} would offer nothing.</source>
        <translation>{name} würde nichts anbieten.</translation>
    </message>
    <message>
        <source>{name} would {move}</source>
        <translation>{name} würde {move}</translation>
    </message>
    <message>
        <source>{number} cards</source>
        <translation>{number} Karten</translation>
    </message>
</context>
<context>
    <name>QuantoRefusals</name>
    <message>
        <source>A joker is a number from 1 to 12</source>
        <translation>Ein Joker ist eine Zahl von 1 bis 12</translation>
    </message>
    <message>
        <source>A partner offers a card once, before the first card</source>
        <translation>Angeboten wird einmal, vor der ersten Karte des Zuges</translation>
    </message>
    <message>
        <source>Choose a card of your own to give for it</source>
        <translation>Wähle eine deiner Karten, die du dafür gibst</translation>
    </message>
    <message>
        <source>Choose cards of the display that make the number</source>
        <translation>Wähle Karten der Auslage, die die Zahl ergeben</translation>
    </message>
    <message>
        <source>Extend only your own side's quantos</source>
        <translation>Nur eigene Quantos und die deines Partners lassen sich ausbauen</translation>
    </message>
    <message>
        <source>First choose a card of your hand</source>
        <translation>Wähle zuerst eine Karte deiner Hand</translation>
    </message>
    <message>
        <source>First your partner's card: keep it for another, or give it back</source>
        <translation>Erst die Karte deines Partners: Tausche sie ein oder gib sie zurück</translation>
    </message>
    <message>
        <source>It is not your turn: {name} plays</source>
        <translation>Du bist nicht dran: {name} spielt</translation>
    </message>
    <message>
        <source>No discard while {card} can capture</source>
        <translation>Kein Abwerfen, solange {card} etwas nehmen kann</translation>
    </message>
    <message>
        <source>No discard while {card} can extend a quanto</source>
        <translation>Kein Abwerfen, solange {card} einen Quanto ausbauen kann</translation>
    </message>
    <message>
        <source>No discard while {card} can form a quanto</source>
        <translation>Kein Abwerfen, solange {card} einen Quanto bilden kann</translation>
    </message>
    <message>
        <source>No discard while {card} can steal a quanto</source>
        <translation>Kein Abwerfen, solange {card} einen Quanto stehlen kann</translation>
    </message>
    <message>
        <source>No discard while {card} can take your quanto</source>
        <translation>Kein Abwerfen, solange {card} deinen Quanto nehmen kann</translation>
    </message>
    <message>
        <source>No quanto lies there</source>
        <translation>Dort liegt kein Quanto</translation>
    </message>
    <message>
        <source>No tile in the middle can be made {with_card}</source>
        <translation>Kein Plättchen der Mitte lässt sich {with_card} bilden</translation>
    </message>
    <message>
        <source>No tile that these two can make is in the middle</source>
        <translation>Kein Plättchen, das diese beiden ergeben, liegt in der Mitte</translation>
    </message>
    <message>
        <source>No way back: you have seen new cards</source>
        <translation>Kein Zurück: Du hast neue Karten gesehen</translation>
    </message>
    <message>
        <source>No {value} lies there, and nothing adds up to {value}</source>
        <translation>Dort liegt keine {value}, und nichts ergibt zusammen {value}</translation>
    </message>
    <message>
        <source>Only a joker stands for another number</source>
        <translation>Nur ein Joker steht für eine andere Zahl</translation>
    </message>
    <message>
        <source>Only a joker steals a quanto</source>
        <translation>Nur ein Joker stiehlt einen Quanto</translation>
    </message>
    <message>
        <source>Only a rainbow card brings one card more</source>
        <translation>Nur eine Regenbogenkarte bringt eine Karte mehr</translation>
    </message>
    <message>
        <source>Only partners offer each other cards</source>
        <translation>Nur Partner bieten einander Karten an</translation>
    </message>
    <message>
        <source>Play one of the cards that are turned up</source>
        <translation>Spiele eine der aufgedeckten Karten</translation>
    </message>
    <message>
        <source>Quanto {tile} is taken {wanted}, not {card}</source>
        <translation>Quanto {tile} nimmst du {wanted}, nicht {card}</translation>
    </message>
    <message>
        <source>That card is not in the display</source>
        <translation>Diese Karte liegt nicht in der Auslage</translation>
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
        <source>That tile is taken: it is not in the middle</source>
        <translation>Dieses Plättchen ist vergeben: Es liegt nicht in der Mitte</translation>
    </message>
    <message>
        <source>The game is not over yet</source>
        <translation>Das Spiel ist noch nicht aus</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>The tiles go from 5 to 12</source>
        <translation>Die Plättchen gehen von 5 bis 12</translation>
    </message>
    <message>
        <source>There is no quanto to steal</source>
        <translation>Es gibt keinen Quanto zu stehlen</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>To extend, {card} and cards of the display make {tile} together</source>
        <translation>Zum Ausbauen ergeben {card} und Karten der Auslage zusammen {tile}</translation>
    </message>
    <message>
        <source>Too late: the game has moved on</source>
        <translation>Zu spät: Das Spiel ist weitergegangen</translation>
    </message>
    <message>
        <source>With {card} nothing there makes {value}</source>
        <translation>Mit {card} ergibt dort nichts {value}</translation>
    </message>
    <message>
        <source>You can offer {name} a card when their turn begins</source>
        <translation>Du kannst {name} eine Karte anbieten, wenn der Zug beginnt</translation>
    </message>
    <message>
        <source>You have a quanto already: one at a time</source>
        <translation>Du hast schon einen Quanto: immer nur einen zur selben Zeit</translation>
    </message>
    <message>
        <source>You have no quanto yet: form one first</source>
        <translation>Du hast noch keinen Quanto: Bilde erst einen</translation>
    </message>
    <message>
        <source>You may extend your partner's quanto, never take it</source>
        <translation>Den Quanto deines Partners darfst du ausbauen, aber nie nehmen</translation>
    </message>
    <message>
        <source>Your own quanto you take with its number</source>
        <translation>Deinen eigenen Quanto nimmst du mit seiner Zahl</translation>
    </message>
    <message>
        <source>{card} alone is {tile}: with it you take the quanto</source>
        <translation>{card} ist allein schon {tile}: Damit nimmst du den Quanto</translation>
    </message>
    <message>
        <source>{card} is more than {value}</source>
        <translation>{card} ist mehr als {value}</translation>
    </message>
    <message>
        <source>{card} is not {value}: add what is missing, {rest}</source>
        <translation>{card} ist nicht {value}: Nimm dazu, was fehlt, nämlich {rest}</translation>
    </message>
    <message>
        <source>{card} is too much to extend quanto {tile}</source>
        <translation>{card} ist zu viel, um Quanto {tile} auszubauen</translation>
    </message>
    <message>
        <source>{sum} is at least {total}, more than {value}</source>
        <translation>{sum} ist mindestens {total}, mehr als {value}</translation>
    </message>
    <message>
        <source>{sum} is not {tile}, the number of the tile</source>
        <translation>{sum} ist nicht {tile}, die Zahl des Plättchens</translation>
    </message>
    <message>
        <source>{sum} is {total}, and that tile is taken</source>
        <translation>{sum} ist {total}, und dieses Plättchen ist vergeben</translation>
    </message>
    <message>
        <source>{sum} is {total}, more than {value}</source>
        <translation>{sum} ist {total}, mehr als {value}</translation>
    </message>
    <message>
        <source>{sum} is {total}, not {value}: {rest} is missing</source>
        <translation>{sum} ist {total}, nicht {value}: Es fehlt noch {rest}</translation>
    </message>
    <message>
        <source>{sum} is {total}: the tiles go from 5 to 12</source>
        <translation>{sum} ist {total}: Die Plättchen gehen von 5 bis 12</translation>
    </message>
</context>
<context>
    <name>QuantoRemarks</name>
    <message>
        <source>A card for my trouble.</source>
        <translation>Eine für meine Mühe.</translation>
    </message>
    <message>
        <source>A fair result.</source>
        <translation>Ein faires Ergebnis.</translation>
    </message>
    <message>
        <source>A good pawful.</source>
        <translation>Eine gute Tatze voll.</translation>
    </message>
    <message>
        <source>A heavy stack. Good.</source>
        <translation>Ein schwerer Stapel. Gut.</translation>
    </message>
    <message>
        <source>A joker counts for all.</source>
        <translation>Ein Joker zählt für alle.</translation>
    </message>
    <message>
        <source>A little toll, please.</source>
        <translation>Ein kleiner Zoll, bitte.</translation>
    </message>
    <message>
        <source>A quick one for me!</source>
        <translation>Schnell eine für mich!</translation>
    </message>
    <message>
        <source>A small tithe.</source>
        <translation>Ein kleiner Zehnt.</translation>
    </message>
    <message>
        <source>A treat for the cat.</source>
        <translation>Ein Leckerli, bitte.</translation>
    </message>
    <message>
        <source>Added and checked.</source>
        <translation>Addiert und geprüft.</translation>
    </message>
    <message>
        <source>Again, again!</source>
        <translation>Gleich noch eine Partie!</translation>
    </message>
    <message>
        <source>All cards in order.</source>
        <translation>Alle Karten in Ordnung.</translation>
    </message>
    <message>
        <source>All of it, quick!</source>
        <translation>Schnell, alles her!</translation>
    </message>
    <message>
        <source>All rolled together!</source>
        <translation>Alles zusammengerollt!</translation>
    </message>
    <message>
        <source>Allowed, I checked.</source>
        <translation>Erlaubt, ich sah nach.</translation>
    </message>
    <message>
        <source>Bold as a badger!</source>
        <translation>Mutig wie ein Dachs!</translation>
    </message>
    <message>
        <source>Catch me!</source>
        <translation>Fang mich doch!</translation>
    </message>
    <message>
        <source>Courage adds up.</source>
        <translation>Mut summiert sich.</translation>
    </message>
    <message>
        <source>Did I do that?</source>
        <translation>War ich das?</translation>
    </message>
    <message>
        <source>Finders keepers.</source>
        <translation>Und schon ist es meins.</translation>
    </message>
    <message>
        <source>For me? How nice!</source>
        <translation>Für mich? Wie nett!</translation>
    </message>
    <message>
        <source>Grab, grab, grab!</source>
        <translation>Schnapp, schnapp!</translation>
    </message>
    <message>
        <source>Hop, and away!</source>
        <translation>Hopp, und weg!</translation>
    </message>
    <message>
        <source>How kind of you all.</source>
        <translation>Wie nett von euch allen.</translation>
    </message>
    <message>
        <source>I counted every card.</source>
        <translation>Jede Karte gezählt.</translation>
    </message>
    <message>
        <source>I had worked that out.</source>
        <translation>Das war ausgerechnet.</translation>
    </message>
    <message>
        <source>I really did it!</source>
        <translation>Ich hab es getan!</translation>
    </message>
    <message>
        <source>I saw every sum.</source>
        <translation>Ich sah jede Summe.</translation>
    </message>
    <message>
        <source>I take the lot.</source>
        <translation>Ich nehme alles.</translation>
    </message>
    <message>
        <source>I waited for that one.</source>
        <translation>Darauf hab ich gewartet.</translation>
    </message>
    <message>
        <source>I win? I win!</source>
        <translation>Gewonnen? Gewonnen!</translation>
    </message>
    <message>
        <source>It all adds up.</source>
        <translation>Es geht alles auf.</translation>
    </message>
    <message>
        <source>It was so shiny.</source>
        <translation>Es hat so geglänzt.</translation>
    </message>
    <message>
        <source>Just a nibble.</source>
        <translation>Nur ein Häppchen.</translation>
    </message>
    <message>
        <source>Just one, I promise.</source>
        <translation>Nur eine, versprochen.</translation>
    </message>
    <message>
        <source>Left out for me?</source>
        <translation>Lag das für mich da?</translation>
    </message>
    <message>
        <source>May I? Thank you!</source>
        <translation>Darf ich? Danke!</translation>
    </message>
    <message>
        <source>Mine, mine, mine.</source>
        <translation>Meins, meins, meins.</translation>
    </message>
    <message>
        <source>Nicely built. For me.</source>
        <translation>Schön gebaut. Für mich.</translation>
    </message>
    <message>
        <source>Of course I won.</source>
        <translation>Gewonnen, natürlich.</translation>
    </message>
    <message>
        <source>Once round the table!</source>
        <translation>Einmal um den Tisch!</translation>
    </message>
    <message>
        <source>One card each, please.</source>
        <translation>Je eine Karte, bitte.</translation>
    </message>
    <message>
        <source>One from each, counted.</source>
        <translation>Von jedem eine, gezählt.</translation>
    </message>
    <message>
        <source>One will do. For now.</source>
        <translation>Eine genügt. Vorerst.</translation>
    </message>
    <message>
        <source>Oops! Was that yours?</source>
        <translation>Huch! War das deins?</translation>
    </message>
    <message>
        <source>Presents!</source>
        <translation>Geschenke!</translation>
    </message>
    <message>
        <source>Safe in my den.</source>
        <translation>Alles im Fuchsbau.</translation>
    </message>
    <message>
        <source>Sorry. Too tempting.</source>
        <translation>Zu verlockend, verzeiht.</translation>
    </message>
    <message>
        <source>Stuck to my spines!</source>
        <translation>Alles aufgespießt!</translation>
    </message>
    <message>
        <source>Thank you for the cards.</source>
        <translation>Danke für die Karten.</translation>
    </message>
    <message>
        <source>That fills the den.</source>
        <translation>Das füllt die Höhle.</translation>
    </message>
    <message>
        <source>The dues, please.</source>
        <translation>Der Beitrag, bitte.</translation>
    </message>
    <message>
        <source>The joker permits it.</source>
        <translation>Der Joker erlaubt das.</translation>
    </message>
    <message>
        <source>The sum of it all.</source>
        <translation>Das ist die Summe.</translation>
    </message>
    <message>
        <source>The sums agree.</source>
        <translation>Die Summen stimmen.</translation>
    </message>
    <message>
        <source>They all fit!</source>
        <translation>Die passen ja alle!</translation>
    </message>
    <message>
        <source>Time for a long nap.</source>
        <translation>Zeit für Winterschlaf.</translation>
    </message>
    <message>
        <source>Tongue out, got it!</source>
        <translation>Zunge raus und weg!</translation>
    </message>
    <message>
        <source>What a leap!</source>
        <translation>Was für ein Sprung!</translation>
    </message>
    <message>
        <source>Who would have thought!</source>
        <translation>Wer hätte das gedacht!</translation>
    </message>
    <message>
        <source>Wow, so many!</source>
        <translation>Uih, so viele!</translation>
    </message>
    <message>
        <source>You were close behind.</source>
        <translation>Ihr wart dicht dran.</translation>
    </message>
    <message>
        <source>You were not looking.</source>
        <translation>Du hast nicht geguckt.</translation>
    </message>
    <message>
        <source>You won't miss it.</source>
        <translation>Das merkt ihr kaum.</translation>
    </message>
</context>
<context>
    <name>QuantoRules</name>
    <message>
        <source>11 and 12 lie there</source>
        <translation>Da liegen 11 und 12</translation>
    </message>
    <message>
        <source>3 + 5 is 8</source>
        <translation>3 + 5 ist 8</translation>
    </message>
    <message>
        <source>3 and 4 lie there</source>
        <translation>Da liegen 3 und 4</translation>
    </message>
    <message>
        <source>38 are 38</source>
        <translation>38 sind 38</translation>
    </message>
    <message>
        <source>7 + joker, for your 10</source>
        <translation>7 + Joker, für deine 10</translation>
    </message>
    <message>
        <source>8, and 2 + 6</source>
        <translation>8, und 2 + 6</translation>
    </message>
    <message>
        <source>8, and a 12 on top</source>
        <translation>8, und eine 12 dazu</translation>
    </message>
    <message>
        <source>A 1 for Mira</source>
        <translation>Eine 1 für Mira</translation>
    </message>
    <message>
        <source>A 2, then a 6</source>
        <translation>Eine 2, dann eine 6</translation>
    </message>
    <message>
        <source>A 3: one of three</source>
        <translation>Eine 3: eine von dreien</translation>
    </message>
    <message>
        <source>A 9</source>
        <translation>Eine 9</translation>
    </message>
    <message>
        <source>A card that is discarded stays in the display, where others may use it. That is for cards that can do nothing else.</source>
        <translation>Eine abgeworfene Karte bleibt in der Auslage, und andere können sie brauchen. Gedacht ist das für Karten, die sonst nichts können.</translation>
    </message>
    <message>
        <source>A joker</source>
        <translation>Ein Joker</translation>
    </message>
    <message>
        <source>A joker stands for whichever number from 1 to 12 you want. Played, it keeps to one number for that turn; lying in the display, it is looked at afresh each time.</source>
        <translation>Ein Joker steht für jede Zahl von 1 bis 12, die du dir wünschst. Spielst du ihn, bleibt er in diesem Zug bei einer Zahl; in der Auslage darf er jedes Mal wieder eine andere sein.</translation>
    </message>
    <message>
        <source>A joker that is discarded has none of the powers of 1, 2 and 3.</source>
        <translation>Ein abgeworfener Joker hat keine der Kräfte von 1, 2 und 3.</translation>
    </message>
    <message>
        <source>A plain 7</source>
        <translation>Eine einfache 7</translation>
    </message>
    <message>
        <source>A quanto is a hoard that you build in the open. Lay your card before you, put one card of the display beside it and fetch the tile with their sum. That tile must still be in the middle.</source>
        <translation>Ein Quanto ist ein Vorrat, den du vor aller Augen anlegst. Lege deine Karte vor dich hin, dazu eine aus der Auslage, und hole das Plättchen mit der Summe der beiden. Es muss noch in der Mitte liegen.</translation>
    </message>
    <message>
        <source>A quanto not taken</source>
        <translation>Ein Quanto bleibt liegen</translation>
    </message>
    <message>
        <source>A quanto that nobody has taken by then is lost. So watch the pile shrink.</source>
        <translation>Ein Quanto, den bis dahin niemand genommen hat, ist verloren. Behalte also den Zugstapel im Auge.</translation>
    </message>
    <message>
        <source>A rainbow in the display asks for company: for each one a further card is laid out. If that is a rainbow again, the display grows once more.</source>
        <translation>Ein Regenbogen in der Auslage wünscht sich Gesellschaft: Zu jedem wird noch eine Karte gelegt. Ist auch sie ein Regenbogen, wächst die Auslage gleich weiter.</translation>
    </message>
    <message>
        <source>A turn</source>
        <translation>Ein Zug</translation>
    </message>
    <message>
        <source>After that the display gets its missing cards, and last of all your hand. Some cards change this course; their pages say how.</source>
        <translation>Danach bekommt erst die Auslage, was ihr fehlt, und ganz zum Schluss deine Hand. Manche Karten ändern diesen Ablauf; wie, das steht auf ihren Seiten.</translation>
    </message>
    <message>
        <source>And it is a thief. Play it on somebody else's quanto, and all of it lands on your winnings with the joker, while the tile goes back. You can do so even with a quanto of your own, but no further groups come along.</source>
        <translation>Und er ist ein Dieb. Spiele ihn auf einen fremden Quanto, und alles landet samt Joker auf deinem Gewinnstapel, während das Plättchen zurückgeht. Das darfst du auch, wenn du selbst einen Quanto hast, nur kommen keine Gruppen mehr dazu.</translation>
    </message>
    <message>
        <source>As long as a rainbow lies in the display, there is one card more to choose from.</source>
        <translation>Solange ein Regenbogen in der Auslage liegt, gibt es eine Karte mehr zur Auswahl.</translation>
    </message>
    <message>
        <source>Besides there are eight tiles with the numbers 5 to 12. They wait in the middle until somebody builds a quanto of that number.</source>
        <translation>Außerdem gibt es acht Plättchen mit den Zahlen 5 bis 12. Sie warten in der Mitte, bis jemand einen Quanto mit dieser Zahl anlegt.</translation>
    </message>
    <message>
        <source>Bruno captured last</source>
        <translation>Bruno nahm zuletzt</translation>
    </message>
    <message>
        <source>Capture with a rainbow card, or take your quanto with one, and you may help yourself to one further card of the display, whatever its number.</source>
        <translation>Nimmst du mit einer Regenbogenkarte Karten oder deinen Quanto, so darfst du dir aus der Auslage noch eine aussuchen, ganz gleich, welche Zahl sie trägt.</translation>
    </message>
    <message>
        <source>Capturing</source>
        <translation>Karten nehmen</translation>
    </message>
    <message>
        <source>Cards that still lie in the display then belong to whoever made the last capture. To take or steal a quanto is not a capture.</source>
        <translation>Was dann noch ausliegt, gehört der Person, die zuletzt Karten genommen hat. Einen Quanto zu nehmen oder zu stehlen zählt dabei nicht.</translation>
    </message>
    <message>
        <source>Chance names the dealer. Whoever sits at the dealer's left begins, and then it goes on clockwise.</source>
        <translation>Wer gibt, bestimmt der Zufall. Links daneben beginnt das Spiel, und dann geht es reihum im Uhrzeigersinn.</translation>
    </message>
    <message>
        <source>Count the cards of all winnings. The largest number wins, and whoever has as many wins along.</source>
        <translation>Zählt eure Gewinnstapel. Wer die meisten Karten hat, gewinnt, und wer ebenso viele hat, gewinnt mit.</translation>
    </message>
    <message>
        <source>Discarding</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Each number from 1 to 12 comes {copies} times, and {jokers} jokers bring the deck to {deck} cards. From {first} upwards one card of every number wears a rainbow.</source>
        <translation>Jede Zahl von 1 bis 12 gibt es {copies} Mal, und {jokers} Joker machen die {deck} Karten voll. Ab der {first} trägt von jeder Zahl eine Karte einen Regenbogen.</translation>
    </message>
    <message>
        <source>Extending and taking it</source>
        <translation>Ausbauen und nehmen</translation>
    </message>
    <message>
        <source>Figo is third</source>
        <translation>Figo wird Dritter</translation>
    </message>
    <message>
        <source>Figo offers a card</source>
        <translation>Figo bietet eine Karte an</translation>
    </message>
    <message>
        <source>For your partner</source>
        <translation>Für den Partner</translation>
    </message>
    <message>
        <source>Forming a quanto</source>
        <translation>Einen Quanto bilden</translation>
    </message>
    <message>
        <source>Four can play two against two. Partners face each other, and in the end their winnings are added up. The same sum on both sides is a draw.</source>
        <translation>Zu viert könnt ihr zwei gegen zwei spielen. Wer zusammengehört, sitzt sich gegenüber, und am Schluss zählen beide Gewinnstapel gemeinsam. Bei gleicher Summe ist es unentschieden.</translation>
    </message>
    <message>
        <source>Free discard</source>
        <translation>Freies Abwerfen</translation>
    </message>
    <message>
        <source>From the rest of the display you may at once add groups that are worth the tile, just as in a capture.</source>
        <translation>Aus dem Rest der Auslage darfst du gleich noch Gruppen dazulegen, die so viel wert sind wie das Plättchen, genau wie beim Nehmen.</translation>
    </message>
    <message>
        <source>Hand and display</source>
        <translation>Hand und Auslage</translation>
    </message>
    <message>
        <source>Hedda and Nils: 50</source>
        <translation>Hedda und Nils: 50</translation>
    </message>
    <message>
        <source>Hedda loses quanto 11</source>
        <translation>Hedda verliert Quanto 11</translation>
    </message>
    <message>
        <source>Here it captures</source>
        <translation>Hier nimmt sie</translation>
    </message>
    <message>
        <source>Hidden</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>If this card could capture, or form, extend or take a quanto, you may not discard it. What your other cards can do does not matter: you may always pick the one that has nothing to do.</source>
        <translation>Könnte gerade diese Karte etwas nehmen oder einen Quanto bilden, ausbauen oder holen, dann darfst du sie nicht abwerfen. Was deine anderen Karten könnten, ist egal: Du darfst immer die wählen, die nichts zu tun hat.</translation>
    </message>
    <message>
        <source>If you discard a 1, your partner gives you nothing: only the other two do.</source>
        <translation>Wirfst du eine 1 ab, gibt dir dein Partner nichts, nur die beiden anderen geben.</translation>
    </message>
    <message>
        <source>In a team you can help with a card. When your partner's turn begins, and nothing has been played in it, push one card of your hand across, face down.</source>
        <translation>Im Team kannst du mit einer Karte aushelfen. Beginnt der Zug deines Partners und ist darin noch nichts gespielt, schiebst du eine deiner Karten verdeckt hinüber.</translation>
    </message>
    <message>
        <source>In your turn one card leaves your hand, and it does one thing: it captures, or it serves a quanto, or it is discarded.</source>
        <translation>In deinem Zug verlässt eine Karte deine Hand, und sie tut eine Sache: Sie nimmt etwas, sie dient einem Quanto oder sie wird abgeworfen.</translation>
    </message>
    <message>
        <source>It also works with a rainbow card that a 3 has turned up. It does not work when you form or extend a quanto with it.</source>
        <translation>Das klappt auch mit einer Regenbogenkarte, die eine 3 aufgedeckt hat. Es klappt nicht, wenn du mit ihr einen Quanto bildest oder ausbaust.</translation>
    </message>
    <message>
        <source>It grows</source>
        <translation>Er wächst</translation>
    </message>
    <message>
        <source>It is a 7</source>
        <translation>Es ist eine 7</translation>
    </message>
    <message>
        <source>It is taken</source>
        <translation>Er wird genommen</translation>
    </message>
    <message>
        <source>It lies there</source>
        <translation>Sie liegt aus</translation>
    </message>
    <message>
        <source>Jokers</source>
        <translation>Die Joker</translation>
    </message>
    <message>
        <source>Lying there as a 3</source>
        <translation>In der Auslage als 3</translation>
    </message>
    <message>
        <source>Mira's winnings</source>
        <translation>Miras Gewinnstapel</translation>
    </message>
    <message>
        <source>Most of Quanto lies open: the display, the tiles, every quanto card by card, and whatever is played. You also see how many cards anybody holds or has won, and how many are left to draw.</source>
        <translation>Das meiste liegt bei Quanto offen: die Auslage, die Plättchen, jeder Quanto Karte für Karte und alles, was gespielt wird. Du siehst auch, wie viele Karten jemand hält oder gewonnen hat und wie viele noch zu ziehen sind.</translation>
    </message>
    <message>
        <source>New cards come</source>
        <translation>Neue Karten kommen</translation>
    </message>
    <message>
        <source>No new cards</source>
        <translation>Keine neuen Karten</translation>
    </message>
    <message>
        <source>Offering a card</source>
        <translation>Eine Karte anbieten</translation>
    </message>
    <message>
        <source>Olive and Figo: 55</source>
        <translation>Olive und Figo: 55</translation>
    </message>
    <message>
        <source>Olive and Figo: a team</source>
        <translation>Olive und Figo: ein Team</translation>
    </message>
    <message>
        <source>Once the draw pile is used up, neither hands nor display get new cards. All play what they have left; those without cards are skipped. When the last hand is empty, the game ends.</source>
        <translation>Ist der Zugstapel aufgebraucht, gibt es weder für die Hände noch für die Auslage Nachschub. Alle spielen aus, was sie noch haben; wer keine Karten hat, wird übersprungen. Mit der letzten leeren Hand endet das Spiel.</translation>
    </message>
    <message>
        <source>One deal is a whole game; there is no second round.</source>
        <translation>Einmal Geben ist ein ganzes Spiel; eine zweite Runde gibt es nicht.</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Offen für alle</translation>
    </message>
    <message>
        <source>Pip wins, too</source>
        <translation>Pip gewinnt auch</translation>
    </message>
    <message>
        <source>Played as a 9</source>
        <translation>Gespielt als 9</translation>
    </message>
    <message>
        <source>Rainbow cards</source>
        <translation>Regenbogenkarten</translation>
    </message>
    <message>
        <source>Say you play a 9. Any 9 of the display is yours, and so is any set of cards whose sum is 9.</source>
        <translation>Angenommen, du spielst eine 9. Dann gehört dir jede 9, die ausliegt, und ebenso alle Karten, die zusammengezählt 9 machen.</translation>
    </message>
    <message>
        <source>Secret are the hands and the order of the draw pile. Winnings lie face down, yet you saw each of these cards when it was taken: who counts along knows what is still to come.</source>
        <translation>Geheim sind die Hände und die Reihenfolge im Zugstapel. Gewonnene Karten liegen verdeckt, doch beim Nehmen hast du jede gesehen: Wer mitzählt, weiß, was noch kommt.</translation>
    </message>
    <message>
        <source>The captured cards and the card you played go onto your winnings, face down.</source>
        <translation>Die genommenen Karten und die gespielte wandern verdeckt auf deinen Gewinnstapel.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The computer players know just as much: what their own seat may see, and what it remembers.</source>
        <translation>Die Computergegner wissen genauso viel: was ihr eigener Platz sehen darf und was er sich gemerkt hat.</translation>
    </message>
    <message>
        <source>The display</source>
        <translation>Die Auslage</translation>
    </message>
    <message>
        <source>The draw pile</source>
        <translation>Der Zugstapel</translation>
    </message>
    <message>
        <source>The last cards</source>
        <translation>Die letzten Karten</translation>
    </message>
    <message>
        <source>The longer you wait, the more there is to take, and the more there is to lose.</source>
        <translation>Je länger du wartest, desto mehr gibt es zu holen, und desto mehr hast du zu verlieren.</translation>
    </message>
    <message>
        <source>The rainbow 7</source>
        <translation>Die Regenbogen-7</translation>
    </message>
    <message>
        <source>Then Nils is next</source>
        <translation>Dann ist Nils dran</translation>
    </message>
    <message>
        <source>There is one offer a turn. The other team sees that a card moves, but not which.</source>
        <translation>Je Zug gibt es ein Angebot. Das andere Team sieht, dass eine Karte wandert, aber nicht, welche.</translation>
    </message>
    <message>
        <source>These cards are yours, but they do not count yet. And nobody has two quantos at a time: before you begin another, this one must be gone.</source>
        <translation>Diese Karten sind deine, aber sie zählen noch nicht. Und niemand hat zwei Quantos zugleich: Bevor du einen neuen anfängst, muss dieser weg sein.</translation>
    </message>
    <message>
        <source>Three numbers come alive when they are discarded, and only then. You cannot waive what they do.</source>
        <translation>Drei Zahlen werden lebendig, wenn du sie abwirfst, und nur dann. Auf ihre Wirkung kannst du nicht verzichten.</translation>
    </message>
    <message>
        <source>Tile 7</source>
        <translation>Plättchen 7</translation>
    </message>
    <message>
        <source>Tile 8</source>
        <translation>Plättchen 8</translation>
    </message>
    <message>
        <source>To extend your quanto, play a card that makes its number together with one or more cards of the display. All of them join it.</source>
        <translation>Zum Ausbauen spielst du eine Karte, die gemeinsam mit einer oder mehreren ausliegenden die Zahl deines Quantos ergibt. Sie alle kommen dazu.</translation>
    </message>
    <message>
        <source>To take it, you need a card with the very number of the tile. Groups of the display that are worth the tile may come along. Everything goes onto your winnings, and the tile is free again for anybody.</source>
        <translation>Zum Nehmen brauchst du eine Karte mit genau der Zahl des Plättchens. Gruppen aus der Auslage, die ebenso viel wert sind, dürfen mit. Alles kommt auf deinen Gewinnstapel, und das Plättchen ist wieder für alle frei.</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Zwei Teams</translation>
    </message>
    <message>
        <source>Two things can be switched on before a game: teams, if you are four, and free discarding. Both are off unless you say so.</source>
        <translation>Zwei Dinge lassen sich vor einem Spiel einschalten: Teams, wenn ihr zu viert seid, und freies Abwerfen. Beides ist aus, solange du nichts sagst.</translation>
    </message>
    <message>
        <source>Up to four players begin with {few} cards each, and as many lie face up for all: the display. With five or six players it is {many} and {many}.</source>
        <translation>Bis zu viert beginnt ihr mit je {few} Karten, und ebenso viele liegen offen für alle da: die Auslage. Zu fünft oder sechst sind es {many} und {many}.</translation>
    </message>
    <message>
        <source>Vesna wins</source>
        <translation>Vesna gewinnt</translation>
    </message>
    <message>
        <source>What 1, 2 and 3 do</source>
        <translation>Was 1, 2 und 3 tun</translation>
    </message>
    <message>
        <source>What you are after is cards, whatever stands on them: a 1 in your winnings is worth as much as a 12.</source>
        <translation>Du willst Karten, egal, was darauf steht: Eine 1 im Gewinnstapel ist so viel wert wie eine 12.</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Was du wissen darfst</translation>
    </message>
    <message>
        <source>When a rainbow leaves, the display needs one card less. Should more cards lie there than needed, they stay; there are just no new ones.</source>
        <translation>Geht ein Regenbogen, braucht die Auslage eine Karte weniger. Liegt mehr da als nötig, bleibt es liegen; es kommt nur nichts Neues.</translation>
    </message>
    <message>
        <source>Who wins</source>
        <translation>Wer gewinnt</translation>
    </message>
    <message>
        <source>With a 1 everybody else hands you one card of their winnings; whoever has none gives none. Which card it is makes no difference.</source>
        <translation>Bei einer 1 geben dir alle anderen eine Karte aus ihrem Gewinnstapel; wer keinen hat, gibt keine. Welche Karte es ist, spielt keine Rolle.</translation>
    </message>
    <message>
        <source>With a 2 you go on: play one more card from your hand and use it as you like. Another 2 keeps you going. New cards come at the end of the turn; if your hand runs out, the turn is over.</source>
        <translation>Bei einer 2 geht es weiter: Spiele noch eine Karte und nutze sie, wie du magst. Mit der nächsten 2 geht es wieder weiter. Nachschub gibt es am Ende des Zuges; ist deine Hand vorher leer, ist der Zug vorbei.</translation>
    </message>
    <message>
        <source>With a 3 you turn up three cards of the draw pile, pick one and use it as if you had held it. The rest is out of the game. If the pile has fewer cards you see fewer, and with none left nothing happens.</source>
        <translation>Bei einer 3 drehst du die obersten drei Karten des Zugstapels um, suchst dir eine aus und nutzt sie, als hättest du sie gehalten. Der Rest ist aus dem Spiel. Hat der Stapel weniger, siehst du weniger, und ohne Stapel geschieht nichts.</translation>
    </message>
    <message>
        <source>With free discarding any card may be laid into the display, even one that could do something better. So you can use a 1, 2 or 3 for its power when you please.</source>
        <translation>Mit freiem Abwerfen darf jede Karte in die Auslage, auch eine, die Besseres könnte. So nutzt du eine 1, 2 oder 3, wann immer dir ihre Wirkung gefällt.</translation>
    </message>
    <message>
        <source>You can take several such groups in one go, as long as no card is needed twice. One group at least it must be; whether you take all of them is up to you.</source>
        <translation>Du kannst mehrere solche Gruppen auf einmal nehmen, solange keine Karte doppelt gebraucht wird. Eine muss es mindestens sein; ob du alle nimmst, entscheidest du.</translation>
    </message>
    <message>
        <source>You keep it</source>
        <translation>Du behältst sie</translation>
    </message>
    <message>
        <source>You may extend your partner's quanto as if it were yours. To take it is your partner's business alone, and a joker does not steal it either.</source>
        <translation>Den Quanto deines Partners darfst du ausbauen, als wäre es deiner. Nehmen darf ihn nur dein Partner, und auch mit einem Joker stiehlst du ihn nicht.</translation>
    </message>
    <message>
        <source>You play a 9</source>
        <translation>Du spielst eine 9</translation>
    </message>
    <message>
        <source>You play it</source>
        <translation>Du spielst sie</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your partner has a look and decides. Either the card comes back to you, or your partner keeps it and you get another card from that hand. Then the turn goes its usual way.</source>
        <translation>Dein Partner sieht sie an und entscheidet. Entweder kommt sie zu dir zurück, oder er behält sie, und du bekommst dafür eine andere von ihm. Dann geht der Zug seinen gewohnten Gang.</translation>
    </message>
    <message>
        <source>Your winnings</source>
        <translation>Dein Gewinnstapel</translation>
    </message>
    <message>
        <source>a 9, and 4 + 5</source>
        <translation>eine 9, und 4 + 5</translation>
    </message>
    <message>
        <source>all other cards, face down</source>
        <translation>alle anderen Karten, verdeckt</translation>
    </message>
    <message>
        <source>an 8 from your hand</source>
        <translation>mit einer 8 aus deiner Hand</translation>
    </message>
    <message>
        <source>and say what it does</source>
        <translation>und sagst, was sie tut</translation>
    </message>
    <message>
        <source>and sweeps the display</source>
        <translation>und räumt die Auslage ab</translation>
    </message>
    <message>
        <source>any number you need</source>
        <translation>jede Zahl, die du brauchst</translation>
    </message>
    <message>
        <source>at your left</source>
        <translation>links von dir</translation>
    </message>
    <message>
        <source>before you play</source>
        <translation>bevor du spielst</translation>
    </message>
    <message>
        <source>comes before you</source>
        <translation>kommt vor dich</translation>
    </message>
    <message>
        <source>counts for nobody</source>
        <translation>zählt für niemanden</translation>
    </message>
    <message>
        <source>display, tiles and quantos</source>
        <translation>Auslage, Plättchen, Quantos</translation>
    </message>
    <message>
        <source>face down, but counted</source>
        <translation>verdeckt, aber gezählt</translation>
    </message>
    <message>
        <source>first the display, then you</source>
        <translation>erst die Auslage, dann du</translation>
    </message>
    <message>
        <source>five cards instead of four</source>
        <translation>fünf Karten statt vier</translation>
    </message>
    <message>
        <source>for a card of yours, or not</source>
        <translation>für eine von deinen, oder nicht</translation>
    </message>
    <message>
        <source>for four players</source>
        <translation>zu viert</translation>
    </message>
    <message>
        <source>four cards, for your eyes</source>
        <translation>vier Karten, nur für dich</translation>
    </message>
    <message>
        <source>four, and one for the rainbow</source>
        <translation>vier, und eine für den Regenbogen</translation>
    </message>
    <message>
        <source>hands and the draw pile</source>
        <translation>Hände und Zugstapel</translation>
    </message>
    <message>
        <source>hands get smaller and smaller</source>
        <translation>die Hände werden immer kleiner</translation>
    </message>
    <message>
        <source>it captures 4 + 5</source>
        <translation>nimmt er 4 + 5</translation>
    </message>
    <message>
        <source>marks a quanto worth 7</source>
        <translation>für einen Quanto mit 7</translation>
    </message>
    <message>
        <source>may join right away</source>
        <translation>dürfen gleich dazu</translation>
    </message>
    <message>
        <source>most cards look like this</source>
        <translation>so sehen die meisten aus</translation>
    </message>
    <message>
        <source>no: that is 10</source>
        <translation>nein: Das ist 10</translation>
    </message>
    <message>
        <source>now the cards count</source>
        <translation>jetzt zählen die Karten</translation>
    </message>
    <message>
        <source>only you two know</source>
        <translation>nur ihr beide wisst es</translation>
    </message>
    <message>
        <source>the 12 is just a present</source>
        <translation>die 12 ist geschenkt</translation>
    </message>
    <message>
        <source>the joker steals it</source>
        <translation>der Joker stiehlt ihn</translation>
    </message>
    <message>
        <source>the other two are gone</source>
        <translation>die anderen beiden sind weg</translation>
    </message>
    <message>
        <source>the rainbow 8</source>
        <translation>die Regenbogen-8</translation>
    </message>
    <message>
        <source>the same number</source>
        <translation>die gleiche Zahl</translation>
    </message>
    <message>
        <source>their powers whenever you like</source>
        <translation>ihre Wirkung, wann du willst</translation>
    </message>
    <message>
        <source>there is only one</source>
        <translation>davon gibt es nur eine</translation>
    </message>
    <message>
        <source>they sit across, too</source>
        <translation>auch sie sitzen sich gegenüber</translation>
    </message>
    <message>
        <source>they win together</source>
        <translation>sie gewinnen gemeinsam</translation>
    </message>
    <message>
        <source>three make 9 as well</source>
        <translation>auch drei machen 9</translation>
    </message>
    <message>
        <source>two cards in one turn</source>
        <translation>zwei Karten in einem Zug</translation>
    </message>
    <message>
        <source>two cards make 9</source>
        <translation>zwei Karten machen 9</translation>
    </message>
    <message>
        <source>two others give a card each</source>
        <translation>zwei andere geben je eine Karte</translation>
    </message>
    <message>
        <source>with 29 cards</source>
        <translation>mit 29 Karten</translation>
    </message>
    <message>
        <source>with 38 cards</source>
        <translation>mit 38 Karten</translation>
    </message>
    <message>
        <source>your 2 and a 6 make 8</source>
        <translation>deine 2 und eine 6 machen 8</translation>
    </message>
    <message>
        <source>your 3, and a 5 that lay there</source>
        <translation>deine 3, und eine 5 aus der Auslage</translation>
    </message>
    <message>
        <source>your 5 feeds that quanto</source>
        <translation>deine 5 füttert diesen Quanto</translation>
    </message>
    <message>
        <source>your 7 could take them</source>
        <translation>deine 7 könnte sie nehmen</translation>
    </message>
    <message>
        <source>your 7 has nothing to do</source>
        <translation>deine 7 hat nichts zu tun</translation>
    </message>
</context>
<context>
    <name>QuantoSheet</name>
    <message>
        <source>A draw between the teams</source>
        <translation>Unentschieden zwischen den Teams</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards won, turn by turn</source>
        <translation>Gewonnene Karten, Zug um Zug</translation>
    </message>
    <message numerus="yes">
        <source>Nobody captured: the %n card(s) left in the display count for nobody.</source>
        <translation>
            <numerusform>Niemand hat genommen: Die letzte Karte der Auslage zählt für niemanden.</numerusform>
            <numerusform>Niemand hat genommen: Die letzten %n Karten der Auslage zählen für niemanden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Together</source>
        <translation>Zusammen</translation>
    </message>
    <message numerus="yes">
        <source>You captured last and got the %n card(s) left in the display.</source>
        <translation>
            <numerusform>Du nahmst zuletzt und bekamst die letzte Karte der Auslage.</numerusform>
            <numerusform>Du nahmst zuletzt und bekamst die letzten %n Karten der Auslage.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message>
        <source>quanto {tile} not taken</source>
        <translation>Quanto {tile} nicht genommen</translation>
    </message>
    <message>
        <source>{names} and you win</source>
        <translation>{names} und du gewinnt</translation>
    </message>
    <message numerus="yes">
        <source>{names} captured last and got the %n card(s) left in the display.</source>
        <translation>
            <numerusform>{names} nahm zuletzt und bekam die letzte Karte der Auslage.</numerusform>
            <numerusform>{names} nahm zuletzt und bekam die letzten %n Karten der Auslage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} together: {cards}.</source>
        <translation>{names} zusammen: {cards}.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s)</source>
        <translation>
            <numerusform>{names} gewinnt</numerusform>
            <numerusform>{names} gewinnen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {cards}.</source>
        <translation>{name}: {cards}.</translation>
    </message>
</context>
<context>
    <name>QuantoSpoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>1 Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) won</source>
        <translation>
            <numerusform>1 Karte gewonnen</numerusform>
            <numerusform>%n Karten gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>A card that {name} offers</source>
        <translation>Eine Karte, die {name} anbietet</translation>
    </message>
    <message>
        <source>Draw pile, empty</source>
        <translation>Zugstapel, leer</translation>
    </message>
    <message>
        <source>Draw pile, {cards}</source>
        <translation>Zugstapel, {cards}</translation>
    </message>
    <message>
        <source>No tile in the middle</source>
        <translation>Kein Plättchen in der Mitte</translation>
    </message>
    <message>
        <source>Quanto of {name}: {quanto}</source>
        <translation>Quanto von {name}: {quanto}</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist aus</translation>
    </message>
    <message>
        <source>Tile {tile}, in the middle</source>
        <translation>Plättchen {tile}, in der Mitte</translation>
    </message>
    <message numerus="yes">
        <source>Tile(s) in the middle: {tiles}</source>
        <translation>
            <numerusform>Plättchen in der Mitte: {tiles}</numerusform>
            <numerusform>Plättchen in der Mitte: {tiles}</numerusform>
        </translation>
    </message>
    <message>
        <source>Winnings of {name}: {cards}</source>
        <translation>Gewinnstapel von {name}: {cards}</translation>
    </message>
    <message>
        <source>You offer {name}: {card}</source>
        <translation>Du bietest {name} an: {card}</translation>
    </message>
    <message>
        <source>Your quanto: {quanto}</source>
        <translation>Dein Quanto: {quanto}</translation>
    </message>
    <message>
        <source>Your winnings: {cards}</source>
        <translation>Dein Gewinnstapel: {cards}</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kann genommen werden</translation>
    </message>
    <message>
        <source>chosen</source>
        <translation>ausgewählt</translation>
    </message>
    <message>
        <source>has to act</source>
        <translation>ist dran</translation>
    </message>
    <message>
        <source>in {group}</source>
        <translation>Teil von {group}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>tile {tile}, {cards}: {kinds}</source>
        <translation>Plättchen {tile}, {cards}: {kinds}</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, display {place} of {count}</source>
        <translation>{card}, Auslage {place} von {count}</translation>
    </message>
    <message>
        <source>{card}, turned up, {place} of {count}</source>
        <translation>{card}, aufgedeckt, {place} von {count}</translation>
    </message>
    <message>
        <source>{first} and {second} together: {cards}</source>
        <translation>{first} und {second} zusammen: {cards}</translation>
    </message>
    <message>
        <source>{name} offers you: {card}</source>
        <translation>{name} bietet dir an: {card}</translation>
    </message>
    <message>
        <source>{number}, rainbow</source>
        <translation>{number}, Regenbogen</translation>
    </message>
</context>
<context>
    <name>QuantoTable</name>
    <message>
        <source>1, discarded: a card of everybody's winnings</source>
        <translation>1, abgeworfen: eine Karte von jedem Gewinnstapel</translation>
    </message>
    <message>
        <source>2, discarded: play another card</source>
        <translation>2, abgeworfen: noch eine Karte spielen</translation>
    </message>
    <message>
        <source>3, discarded: choose one of three new cards</source>
        <translation>3, abgeworfen: eine von drei neuen Karten wählen</translation>
    </message>
    <message>
        <source>Ask {name} for a card</source>
        <translation>{name} um eine Karte bitten</translation>
    </message>
    <message>
        <source>Capture</source>
        <translation>Nehmen</translation>
    </message>
    <message numerus="yes">
        <source>Capture: %n group(s), {cards}</source>
        <translation>
            <numerusform>Nehmen: 1 Gruppe, {cards}</numerusform>
            <numerusform>Nehmen: %n Gruppen, {cards}</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose cards that are {value} or add up to {value}</source>
        <translation>Wähle Karten, die {value} sind oder zusammen {value} ergeben</translation>
    </message>
    <message numerus="yes">
        <source>Choose one of these %n card(s) and play it</source>
        <translation>
            <numerusform>Spiele diese Karte</numerusform>
            <numerusform>Wähle eine dieser %n Karten und spiele sie</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose the card that makes the tile with it</source>
        <translation>Wähle die Karte, die mit ihr das Plättchen ergibt</translation>
    </message>
    <message>
        <source>Choose the card to give for it</source>
        <translation>Wähle die Karte, die du dafür gibst</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Discard {card}</source>
        <translation>Wirf {card} ab</translation>
    </message>
    <message>
        <source>Discard {card}: a card from each</source>
        <translation>Wirf {card} ab: von allen eine Karte</translation>
    </message>
    <message>
        <source>Discard {card}: play another</source>
        <translation>Wirf {card} ab: noch eine Karte</translation>
    </message>
    <message>
        <source>Discard {card}: turn up three</source>
        <translation>Wirf {card} ab: drei aufdecken</translation>
    </message>
    <message>
        <source>Display {size}</source>
        <translation>Auslage {size}</translation>
    </message>
    <message numerus="yes">
        <source>Display {size} + %n rainbow(s)</source>
        <translation>
            <numerusform>Auslage {size} + 1 Regenbogen</numerusform>
            <numerusform>Auslage {size} + %n Regenbogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want this one?</source>
        <translation>Möchtest du diese hier?</translation>
    </message>
    <message>
        <source>Draw  {count}</source>
        <translation>Zugstapel  {count}</translation>
    </message>
    <message>
        <source>Draw pile empty</source>
        <translation>Zugstapel leer</translation>
    </message>
    <message>
        <source>Extend</source>
        <translation>Ausbauen</translation>
    </message>
    <message>
        <source>Extend quanto {tile}: {cards} more</source>
        <translation>Baue Quanto {tile} aus: {cards} mehr</translation>
    </message>
    <message>
        <source>Extend {name}'s</source>
        <translation>Quanto von {name} ausbauen</translation>
    </message>
    <message>
        <source>Extend {name}'s quanto {tile}: {cards} more</source>
        <translation>Baue Quanto {tile} von {name} aus: {cards} mehr</translation>
    </message>
    <message>
        <source>Form</source>
        <translation>Bilden</translation>
    </message>
    <message>
        <source>Form quanto {tile}: {cards}</source>
        <translation>Bilde Quanto {tile}: {cards}</translation>
    </message>
    <message>
        <source>Give it back</source>
        <translation>Gib sie zurück</translation>
    </message>
    <message>
        <source>Joker as {value}</source>
        <translation>Joker als {value}</translation>
    </message>
    <message>
        <source>Joker: any number from 1 to 12, or steals a quanto</source>
        <translation>Joker: jede Zahl, oder stiehlt einen Quanto</translation>
    </message>
    <message>
        <source>Keep {kept}, give {given}</source>
        <translation>Behalte {kept}, gib {given}</translation>
    </message>
    <message>
        <source>Last cards: nothing is refilled</source>
        <translation>Letzte Karten: Nichts wird mehr aufgefüllt</translation>
    </message>
    <message>
        <source>Offer nothing</source>
        <translation>Nichts anbieten</translation>
    </message>
    <message>
        <source>Offer {card}</source>
        <translation>Biete {card} an</translation>
    </message>
    <message>
        <source>Offer {name} a card</source>
        <translation>{name} eine Karte anbieten</translation>
    </message>
    <message>
        <source>Play another card</source>
        <translation>Spiele noch eine Karte</translation>
    </message>
    <message>
        <source>Rainbow: one more card with a capture</source>
        <translation>Regenbogen: beim Nehmen eine Karte mehr</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Steal from {name}</source>
        <translation>Von {name} stehlen</translation>
    </message>
    <message>
        <source>Steal {name}'s quanto: {cards}</source>
        <translation>Stiehl den Quanto von {name}: {cards}</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Quanto nehmen</translation>
    </message>
    <message>
        <source>Take quanto {tile}: {cards}</source>
        <translation>Nimm Quanto {tile}: {cards}</translation>
    </message>
    <message>
        <source>The rainbow: one more card of your choice</source>
        <translation>Der Regenbogen: noch eine Karte deiner Wahl</translation>
    </message>
    <message>
        <source>What is the joker?</source>
        <translation>Was ist der Joker?</translation>
    </message>
    <message>
        <source>When {name}'s turn comes, you offer a card</source>
        <translation>Ist {name} dran, bietest du eine Karte an</translation>
    </message>
    <message>
        <source>Which card do you offer {name}?</source>
        <translation>Welche Karte bietest du {name} an?</translation>
    </message>
    <message>
        <source>Which tile?</source>
        <translation>Welches Plättchen?</translation>
    </message>
    <message>
        <source>Without one more</source>
        <translation>Ohne noch eine</translation>
    </message>
    <message>
        <source>Your quanto</source>
        <translation>Dein Quanto</translation>
    </message>
    <message>
        <source>Your turn: play a card</source>
        <translation>Du bist dran: Spiele eine Karte</translation>
    </message>
    <message>
        <source>Your winnings</source>
        <translation>Dein Gewinnstapel</translation>
    </message>
    <message>
        <source>and {card}</source>
        <translation>und {card}</translation>
    </message>
    <message>
        <source>no cards left</source>
        <translation>keine Karten mehr</translation>
    </message>
    <message>
        <source>no quanto</source>
        <translation>kein Quanto</translation>
    </message>
    <message>
        <source>your partner</source>
        <translation>dein Partner</translation>
    </message>
    <message>
        <source>{name} looks at a card of {partner}</source>
        <translation>{name} sieht sich eine Karte von {partner} an</translation>
    </message>
    <message>
        <source>{name} looks at one of your cards</source>
        <translation>{name} sieht sich eine deiner Karten an</translation>
    </message>
    <message>
        <source>{name} plays another card</source>
        <translation>{name} spielt noch eine Karte</translation>
    </message>
    <message>
        <source>{total} of {value}</source>
        <translation>{total} von {value}</translation>
    </message>
</context>
<context>
    <name>QuantoWords</name>
    <message>
        <source>a joker</source>
        <translation>einen Joker</translation>
    </message>
    <message>
        <source>a rainbow {number}</source>
        <translation>eine Regenbogen-{number}</translation>
    </message>
    <message>
        <source>a {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>an {number}</source>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>rainbow {number}</source>
        <translation>Regenbogen-{number}</translation>
    </message>
    <message>
        <source>the joker</source>
        <translation>den Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>as a subject</comment>
        <translation>der Joker</translation>
    </message>
    <message>
        <source>the rainbow {number}</source>
        <translation>die Regenbogen-{number}</translation>
    </message>
    <message>
        <source>the {number}</source>
        <translation>die {number}</translation>
    </message>
    <message>
        <source>two jokers</source>
        <translation>zwei Joker</translation>
    </message>
    <message>
        <source>with a joker</source>
        <translation>mit einem Joker</translation>
    </message>
    <message>
        <source>with a joker as {number}</source>
        <translation>mit einem Joker als {number}</translation>
    </message>
    <message>
        <source>with a rainbow {number}</source>
        <translation>mit einer Regenbogen-{number}</translation>
    </message>
    <message>
        <source>with a {number}</source>
        <translation>mit einer {number}</translation>
    </message>
    <message>
        <source>with an {number}</source>
        <translation>mit einer {number}</translation>
    </message>
    <message>
        <source>with the joker</source>
        <translation>mit dem Joker</translation>
    </message>
    <message>
        <source>with the joker as {number}</source>
        <translation>mit dem Joker als {number}</translation>
    </message>
    <message>
        <source>with the rainbow {number}</source>
        <translation>mit der Regenbogen-{number}</translation>
    </message>
    <message>
        <source>with the {number}</source>
        <translation>mit der {number}</translation>
    </message>
</context>
<context>
    <name>Remarks</name>
    <message>
        <source>A nap, then once more.</source>
        <translation>Erst mal ein Nickerchen.</translation>
    </message>
    <message>
        <source>A stretch, and a knock.</source>
        <translation>Strecken und klopfen.</translation>
    </message>
    <message>
        <source>A tidy match.</source>
        <translation>Eine saubere Partie.</translation>
    </message>
    <message>
        <source>All curled up!</source>
        <translation>Ganz eingerollt!</translation>
    </message>
    <message>
        <source>All gone!</source>
        <translation>Alles weg!</translation>
    </message>
    <message>
        <source>All in good time.</source>
        <translation>Alles zu seiner Zeit.</translation>
    </message>
    <message>
        <source>And now some honey.</source>
        <translation>Und jetzt ein Honigbrot.</translation>
    </message>
    <message>
        <source>As round as I am.</source>
        <translation>So rund wie ich.</translation>
    </message>
    <message>
        <source>Bold to the end!</source>
        <translation>Mutig bis zum Schluss!</translation>
    </message>
    <message>
        <source>By a whisker.</source>
        <translation>Um ein Schnurrhaar.</translation>
    </message>
    <message>
        <source>By my count it is time.</source>
        <translation>Gezählt, und jetzt.</translation>
    </message>
    <message>
        <source>Deep breath. Knock!</source>
        <translation>Tief Luft holen. Klopf!</translation>
    </message>
    <message>
        <source>Did you see that coming?</source>
        <translation>Kam das überraschend?</translation>
    </message>
    <message>
        <source>Everything in its place.</source>
        <translation>Alles an seinem Platz.</translation>
    </message>
    <message>
        <source>Felt safe?</source>
        <translation>Schön sicher gefühlt?</translation>
    </message>
    <message>
        <source>Good game, friends.</source>
        <translation>Schönes Spiel, Freunde.</translation>
    </message>
    <message>
        <source>Guess what I kept.</source>
        <translation>Ratet, was ich hatte.</translation>
    </message>
    <message>
        <source>Hop, hop, hop!</source>
        <translation>Hüpf, hüpf, hüpf!</translation>
    </message>
    <message>
        <source>I can't sit still!</source>
        <translation>Stillsitzen? Ich nicht!</translation>
    </message>
    <message>
        <source>I hardly dared to hope.</source>
        <translation>Ich hab es kaum gehofft.</translation>
    </message>
    <message>
        <source>I have done my sums.</source>
        <translation>Ich habe gerechnet.</translation>
    </message>
    <message>
        <source>I have sat long enough.</source>
        <translation>Genug gesessen.</translation>
    </message>
    <message>
        <source>I just felt like it!</source>
        <translation>Mir war einfach danach!</translation>
    </message>
    <message>
        <source>I saved these for you.</source>
        <translation>Extra für euch gespart.</translation>
    </message>
    <message>
        <source>I will remember this.</source>
        <translation>Das merke ich mir.</translation>
    </message>
    <message>
        <source>Just when it was cosy.</source>
        <translation>Es war gerade so schön.</translation>
    </message>
    <message>
        <source>Knock, knock!</source>
        <translation>Klopf, klopf!</translation>
    </message>
    <message>
        <source>Last round, please.</source>
        <translation>Letzte Runde, bitte.</translation>
    </message>
    <message>
        <source>Licked clean.</source>
        <translation>Blitzblank geputzt.</translation>
    </message>
    <message>
        <source>Me? Hooray!</source>
        <translation>Ich? Hurra!</translation>
    </message>
    <message>
        <source>Mind my spines!</source>
        <translation>Achtung, stachelig!</translation>
    </message>
    <message>
        <source>Nothing left to count.</source>
        <translation>Nichts mehr zu zählen.</translation>
    </message>
    <message>
        <source>Now I dare!</source>
        <translation>Jetzt trau ich mich!</translation>
    </message>
    <message>
        <source>Now!</source>
        <translation>Jetzt!</translation>
    </message>
    <message>
        <source>Now, then.</source>
        <translation>So, jetzt.</translation>
    </message>
    <message>
        <source>Oh! Three!</source>
        <translation>Oh! Drei!</translation>
    </message>
    <message>
        <source>Once more? Once more!</source>
        <translation>Noch mal? Noch mal!</translation>
    </message>
    <message>
        <source>One by one, please.</source>
        <translation>Bitte der Reihe nach.</translation>
    </message>
    <message>
        <source>One more turn, my dears.</source>
        <translation>Noch ein Zug, ihr Guten.</translation>
    </message>
    <message>
        <source>Purr.</source>
        <translation>Schnurr.</translation>
    </message>
    <message>
        <source>Ribbit, ribbit, ribbit!</source>
        <translation>Quak, quak, quak!</translation>
    </message>
    <message>
        <source>Round, round, round!</source>
        <translation>Rund, rund, rund!</translation>
    </message>
    <message>
        <source>Slipped right through.</source>
        <translation>Einfach durchgeschlüpft.</translation>
    </message>
    <message>
        <source>Smaller it does not get.</source>
        <translation>Kleiner geht es nicht.</translation>
    </message>
    <message>
        <source>So many bubbles!</source>
        <translation>Lauter Blubberblasen!</translation>
    </message>
    <message>
        <source>Something for everybody.</source>
        <translation>Für jeden etwas.</translation>
    </message>
    <message>
        <source>Splash!</source>
        <translation>Platsch!</translation>
    </message>
    <message>
        <source>Surprise!</source>
        <translation>Überraschung!</translation>
    </message>
    <message>
        <source>Thank you for the game.</source>
        <translation>Danke für das Spiel.</translation>
    </message>
    <message>
        <source>That makes three.</source>
        <translation>Das macht drei.</translation>
    </message>
    <message>
        <source>That was fun!</source>
        <translation>Das hat Spaß gemacht!</translation>
    </message>
    <message>
        <source>The saucer is empty.</source>
        <translation>Der Napf ist leer.</translation>
    </message>
    <message>
        <source>This may prickle.</source>
        <translation>Das piekst ein bisschen.</translation>
    </message>
    <message>
        <source>Three in one jump!</source>
        <translation>Drei auf einen Satz!</translation>
    </message>
    <message>
        <source>Three, as the rules say.</source>
        <translation>Drei, ganz nach Regel.</translation>
    </message>
    <message>
        <source>Three. I counted twice.</source>
        <translation>Drei. Zweimal gezählt.</translation>
    </message>
    <message>
        <source>Waiting pays.</source>
        <translation>Warten lohnt sich.</translation>
    </message>
    <message>
        <source>Well played, everybody.</source>
        <translation>Gut gespielt, ihr alle.</translation>
    </message>
    <message>
        <source>Well, look at that.</source>
        <translation>Na, sieh mal an.</translation>
    </message>
    <message>
        <source>What a chase!</source>
        <translation>War das eine Jagd!</translation>
    </message>
    <message>
        <source>Why not now?</source>
        <translation>Warum nicht jetzt?</translation>
    </message>
    <message>
        <source>Worth the wait.</source>
        <translation>Das Warten war es wert.</translation>
    </message>
    <message>
        <source>You made me run.</source>
        <translation>Ihr habt mich gejagt.</translation>
    </message>
    <message>
        <source>You played nicely.</source>
        <translation>Ihr habt schön gespielt.</translation>
    </message>
    <message>
        <source>Zero, in good order.</source>
        <translation>Null, ordnungsgemäß.</translation>
    </message>
    <message>
        <source>Zero. Exactly.</source>
        <translation>Null. Genau.</translation>
    </message>
</context>
<context>
    <name>RulesPage</name>
    <message numerus="yes">
        <source>%n topic(s) found</source>
        <translation>
            <numerusform>%n Thema gefunden</numerusform>
            <numerusform>%n Themen gefunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>Inhalt</translation>
    </message>
    <message>
        <source>Find a word</source>
        <translation>Wort suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Weiter: {topic}</translation>
    </message>
    <message>
        <source>No topic has this word.</source>
        <translation>Dieses Wort kommt in keinem Thema vor.</translation>
    </message>
    <message>
        <source>Rule {number}</source>
        <translation>Regel {number}</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Rules {numbers}</source>
        <translation>Regeln {numbers}</translation>
    </message>
    <message>
        <source>another topic</source>
        <translation>anderes Thema</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
    <message>
        <source>find a word</source>
        <translation>ein Wort suchen</translation>
    </message>
    <message>
        <source>read on, or read back</source>
        <translation>weiterlesen oder zurück</translation>
    </message>
    <message>
        <source>to the topics found</source>
        <translation>zu den Fundstellen</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message numerus="yes">
        <source>You have won {wins} of %n match(es).</source>
        <translation>
            <numerusform>Du hast {wins} von %n Partie gewonnen.</numerusform>
            <numerusform>Du hast {wins} von %n Partien gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name} has won {wins} of %n match(es).</source>
        <translation>
            <numerusform>{name} hat {wins} von %n Partie gewonnen.</numerusform>
            <numerusform>{name} hat {wins} von %n Partien gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Settings</name>
    <message>
        <source>A short one on big moments</source>
        <translation>Ein kurzes, wenn viel passiert</translation>
    </message>
    <message>
        <source>Also with F11 at any time</source>
        <translation>Auch jederzeit mit F11</translation>
    </message>
    <message>
        <source>Also with M at any time</source>
        <translation>Auch jederzeit mit M</translation>
    </message>
    <message>
        <source>As the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>As they come</source>
        <translation>Wie sie kommen</translation>
    </message>
    <message>
        <source>Ask before leaving a game</source>
        <translation>Vor dem Verlassen eines Spiels fragen</translation>
    </message>
    <message>
        <source>Ask before turning a card</source>
        <translation>Vor dem Umdrehen einer Karte fragen</translation>
    </message>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Bold marks</source>
        <translation>Kräftige Zeichen</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>Nach Zahl</translation>
    </message>
    <message>
        <source>Call the values aloud</source>
        <translation>Kartenwerte ansagen</translation>
    </message>
    <message>
        <source>Calm</source>
        <translation>Ruhig</translation>
    </message>
    <message>
        <source>Calm: fades only, no shaking</source>
        <translation>Ruhig: nur Überblenden, kein Wackeln</translation>
    </message>
    <message>
        <source>Card size</source>
        <translation>Kartengröße</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Choose and test…</source>
        <translation>Wählen und proben …</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Drag the cards for your own order</source>
        <translation>Zieh die Karten in deine eigene Ordnung</translation>
    </message>
    <message>
        <source>Either way guards against a slip</source>
        <translation>Beides schützt vor einem Versehen</translation>
    </message>
    <message>
        <source>Every sound also has a sign to see</source>
        <translation>Jeder Klang hat auch ein sichtbares Zeichen</translation>
    </message>
    <message>
        <source>Everything grows, nothing is cut</source>
        <translation>Alles wächst mit, nichts wird abgeschnitten</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>For all who are not under People; late is after a few seconds</source>
        <translation>Für alle, die nicht unter Personen stehen; spät heißt nach ein paar Sekunden</translation>
    </message>
    <message>
        <source>Four for each of you; whether they arrive together</source>
        <translation>Vier für jeden von euch; ob sie zusammen ankommen</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>How likely a knock wins: for all here, or for one under People</source>
        <translation>Wie wahrscheinlich ein Klopfen gewinnt: hier für alle, bei den Personen für eine</translation>
    </message>
    <message>
        <source>How long the others think and how fast cards fly</source>
        <translation>Wie lange die anderen nachdenken und wie schnell Karten fliegen</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>It is saved in any case</source>
        <translation>Gespeichert ist es auf jeden Fall</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock chance</source>
        <translation>Klopfchance</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>Large</source>
        <translation>Groß</translation>
    </message>
    <message>
        <source>Large: your own cards take more room</source>
        <translation>Groß: Die eigenen Karten bekommen mehr Platz</translation>
    </message>
    <message>
        <source>Larger signs on the cards, for weak colour sight</source>
        <translation>Größere Zeichen auf den Karten, bei Farbsehschwäche</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>Mark cards that fit</source>
        <translation>Passende Karten zeigen</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Merkhilfe</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>My order</source>
        <translation>Wie ich will</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keine</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Opponents say a word</source>
        <translation>Die anderen sagen etwas</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Press twice</source>
        <translation>Zweimal drücken</translation>
    </message>
    <message>
        <source>Slow</source>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Sort my hand</source>
        <translation>Meine Hand ordnen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>System</source>
        <translation>System</translation>
    </message>
    <message>
        <source>Text size</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>The computer's speech service does not answer</source>
        <translation>Der Sprachdienst des Computers antwortet nicht</translation>
    </message>
    <message>
        <source>The hidden side wants a second press</source>
        <translation>Die verdeckte Seite braucht einen zweiten Druck</translation>
    </message>
    <message>
        <source>The hidden sides of your cards, as far as you have seen them</source>
        <translation>Die verdeckten Seiten deiner Karten, soweit du sie gesehen hast</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>They are always shown, too</source>
        <translation>Zu sehen sind sie immer</translation>
    </message>
    <message>
        <source>This computer has no voice for this language</source>
        <translation>Dieser Computer hat keine Stimme für diese Sprache</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>Über das Programm</translation>
    </message>
    <message>
        <source>Changes count at once</source>
        <translation>Änderungen gelten sofort</translation>
    </message>
    <message>
        <source>Groups</source>
        <translation>Gruppen</translation>
    </message>
    <message>
        <source>Look</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
</context>
<context>
    <name>SevenCalls</name>
    <message>
        <source>Done!</source>
        <translation>Fertig!</translation>
    </message>
    <message>
        <source>Eight!</source>
        <translation>Acht!</translation>
    </message>
    <message>
        <source>Five!</source>
        <translation>Fünf!</translation>
    </message>
    <message>
        <source>Four!</source>
        <translation>Vier!</translation>
    </message>
    <message>
        <source>Nine!</source>
        <translation>Neun!</translation>
    </message>
    <message>
        <source>One!</source>
        <translation>Eins!</translation>
    </message>
    <message>
        <source>Seven!</source>
        <translation>Sieben!</translation>
    </message>
    <message>
        <source>Six!</source>
        <translation>Sechs!</translation>
    </message>
    <message>
        <source>Ten!</source>
        <translation>Zehn!</translation>
    </message>
    <message>
        <source>Three!</source>
        <translation>Drei!</translation>
    </message>
    <message>
        <source>Two!</source>
        <translation>Zwei!</translation>
    </message>
</context>
<context>
    <name>SevenCharacters</name>
    <message>
        <source>Draws first and has a look later.</source>
        <translation>Zieht erst einmal und schaut dann.</translation>
    </message>
    <message>
        <source>Fast as a leap, and as often beside it.</source>
        <translation>Schnell wie ein Sprung und oft daneben.</translation>
    </message>
    <message>
        <source>Good eyes, steady wings, no fuss.</source>
        <translation>Gute Augen, ruhige Flügel, kein Getue.</translation>
    </message>
    <message>
        <source>Hoards a fat hand and picks from it.</source>
        <translation>Hortet eine dicke Hand und wählt daraus.</translation>
    </message>
    <message>
        <source>Looks twice before he draws.</source>
        <translation>Schaut zweimal hin, bevor er zieht.</translation>
    </message>
    <message>
        <source>Never hesitates, and sometimes should.</source>
        <translation>Zögert nie und sollte es manchmal.</translation>
    </message>
    <message>
        <source>Takes his time, and seldom a wrong card.</source>
        <translation>Lässt sich Zeit und greift selten daneben.</translation>
    </message>
    <message>
        <source>Wakes up when somebody is about to win.</source>
        <translation>Wacht auf, wenn jemand kurz vor dem Sieg steht.</translation>
    </message>
</context>
<context>
    <name>SevenKeys</name>
    <message>
        <source>1 to {people}</source>
        <translation>1 bis {people}</translation>
    </message>
    <message>
        <source>For all</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Left, right, play, draw</source>
        <translation>Links, rechts, legen, ziehen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
    </message>
    <message>
        <source>a game once more, after it</source>
        <translation>das Spiel danach noch mal sehen</translation>
    </message>
    <message>
        <source>aim at a card</source>
        <translation>eine Karte anwählen</translation>
    </message>
    <message>
        <source>draw from your stack</source>
        <translation>vom Stapel ziehen</translation>
    </message>
    <message>
        <source>hear the hand of that place</source>
        <translation>die Hand dieses Platzes hören</translation>
    </message>
    <message>
        <source>hear the pile</source>
        <translation>den Ablagestapel hören</translation>
    </message>
    <message>
        <source>hear your hand</source>
        <translation>deine Hand hören</translation>
    </message>
    <message>
        <source>play it</source>
        <translation>sie legen</translation>
    </message>
    <message>
        <source>start, or what the button says</source>
        <translation>starten, oder was der Knopf sagt</translation>
    </message>
    <message>
        <source>start, pause, go on</source>
        <translation>starten, anhalten, weiter</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>was geschah</translation>
    </message>
</context>
<context>
    <name>SevenLog</name>
    <message>
        <source>Minus points: {points}.</source>
        <translation>Minuspunkte: {points}.</translation>
    </message>
    <message>
        <source>Nobody can play or draw.</source>
        <translation>Niemand kann legen oder ziehen.</translation>
    </message>
    <message>
        <source>Too many wrong cards: you have to wait.</source>
        <translation>Zu viele falsche Karten: Du musst warten.</translation>
    </message>
    <message>
        <source>Too many wrong cards: {name} has to wait.</source>
        <translation>Zu viele falsche Karten: {name} muss warten.</translation>
    </message>
    <message>
        <source>You draw.</source>
        <translation>Du ziehst.</translation>
    </message>
    <message>
        <source>You lay your last card and win the game.</source>
        <translation>Du legst deine letzte Karte und gewinnst das Spiel.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du legst {card}.</translation>
    </message>
    <message>
        <source>Your {card} does not fit.</source>
        <translation>Deine {card} passt nicht.</translation>
    </message>
    <message>
        <source>Your {card} is too late.</source>
        <translation>Deine {card} kommt zu spät.</translation>
    </message>
    <message>
        <source>{card} comes up from the bottom of the pile.</source>
        <translation>{card} kommt von unten aus dem Ablagestapel nach oben.</translation>
    </message>
    <message>
        <source>{game}: the pile begins with {card}.</source>
        <translation>{game}: Der Ablagestapel beginnt mit {card}.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} zieht.</translation>
    </message>
    <message>
        <source>{name} is too late with {card}.</source>
        <translation>{name} kommt mit {card} zu spät.</translation>
    </message>
    <message>
        <source>{name} lays the last card and wins the game.</source>
        <translation>{name} legt die letzte Karte und gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} legt {card}.</translation>
    </message>
    <message>
        <source>{name} tries {card}, in vain.</source>
        <translation>{name} versucht es vergebens mit {card}.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>SevenOptions</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>1 Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s)</source>
        <translation>
            <numerusform>1 Spiel</numerusform>
            <numerusform>%n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Spiele</translation>
    </message>
    <message>
        <source>Hand limit</source>
        <translation>Handkartenlimit</translation>
    </message>
    <message>
        <source>No blind tries</source>
        <translation>Kein blindes Probieren</translation>
    </message>
    <message>
        <source>One alone, or a tournament with minus points for cards left over</source>
        <translation>Eines allein oder ein Turnier mit Minuspunkten für übrige Karten</translation>
    </message>
    <message>
        <source>Three wrong cards in three seconds cost two seconds of waiting</source>
        <translation>Drei falsche Karten in drei Sekunden kosten zwei Sekunden Wartezeit</translation>
    </message>
    <message>
        <source>Whoever holds so many cards must play before drawing again</source>
        <translation>Wer so viele Karten hält, muss erst legen, bevor es wieder eine gibt</translation>
    </message>
    <message>
        <source>a single game</source>
        <translation>ein einzelnes Spiel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keines</translation>
    </message>
</context>
<context>
    <name>SevenRefusals</name>
    <message>
        <source>Everybody is stuck: wait for the signal</source>
        <translation>Nichts geht mehr: Warten auf das Zeichen</translation>
    </message>
    <message numerus="yes">
        <source>No more than %n card(s) in hand: play one</source>
        <translation>
            <numerusform>Höchstens 1 Handkarte: Leg sie erst</numerusform>
            <numerusform>Höchstens %n Handkarten: Leg erst eine</numerusform>
        </translation>
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
        <source>The game is not over yet</source>
        <translation>Das Spiel ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>Too late: the game has moved on</source>
        <translation>Zu spät: Das Spiel ist schon weiter</translation>
    </message>
    <message>
        <source>Too many wrong cards: wait a moment</source>
        <translation>Zu viele falsche Karten: Warte einen Moment</translation>
    </message>
    <message>
        <source>What lies there stays there</source>
        <translation>Was liegt, das liegt</translation>
    </message>
    <message>
        <source>Your stack is empty: there is nothing to draw</source>
        <translation>Dein Stapel ist leer: Es gibt nichts zu ziehen</translation>
    </message>
</context>
<context>
    <name>SevenRemarks</name>
    <message>
        <source>A close watch pays.</source>
        <translation>Gut hinsehen lohnt sich.</translation>
    </message>
    <message>
        <source>A pleasure, as always.</source>
        <translation>Wie immer ein Vergnügen.</translation>
    </message>
    <message>
        <source>A rest. Lovely.</source>
        <translation>Eine Rast. Herrlich.</translation>
    </message>
    <message>
        <source>All gone. Admire me.</source>
        <translation>Alle weg. Bewundert mich.</translation>
    </message>
    <message>
        <source>All of them fit!</source>
        <translation>Die passen ja alle!</translation>
    </message>
    <message>
        <source>And I wasn't even trying.</source>
        <translation>Ganz ohne Mühe.</translation>
    </message>
    <message>
        <source>Another race? Now?</source>
        <translation>Noch ein Rennen? Jetzt?</translation>
    </message>
    <message>
        <source>As I feared.</source>
        <translation>Das hab ich befürchtet.</translation>
    </message>
    <message>
        <source>As expected.</source>
        <translation>Wie erwartet.</translation>
    </message>
    <message>
        <source>Calm wins races.</source>
        <translation>Mit Ruhe gewinnt man.</translation>
    </message>
    <message>
        <source>Can't stop!</source>
        <translation>Kann nicht bremsen!</translation>
    </message>
    <message>
        <source>Deep breath.</source>
        <translation>Tief durchatmen.</translation>
    </message>
    <message>
        <source>Did you blink?</source>
        <translation>Habt ihr geblinzelt?</translation>
    </message>
    <message>
        <source>Don't mind me.</source>
        <translation>Lasst euch nicht stören.</translation>
    </message>
    <message>
        <source>Every card placed.</source>
        <translation>Alle Karten untergebracht.</translation>
    </message>
    <message>
        <source>Eyes on the pile.</source>
        <translation>Augen auf den Stapel.</translation>
    </message>
    <message>
        <source>Faster than I look!</source>
        <translation>Schneller, als ich aussehe!</translation>
    </message>
    <message>
        <source>Fastest ears in town!</source>
        <translation>Die flinksten Ohren!</translation>
    </message>
    <message>
        <source>Finished, and tidy.</source>
        <translation>Fertig und aufgeräumt.</translation>
    </message>
    <message>
        <source>First! First!</source>
        <translation>Vorn! Ganz vorn!</translation>
    </message>
    <message>
        <source>From the bottom, then.</source>
        <translation>Also von unten.</translation>
    </message>
    <message>
        <source>Gone before you looked.</source>
        <translation>Weg, bevor ihr schaut.</translation>
    </message>
    <message>
        <source>Hoo, hoo, hoo!</source>
        <translation>Schuhu, schuhu!</translation>
    </message>
    <message>
        <source>Hop, hop, hop!</source>
        <translation>Hopp, hopp, hopp!</translation>
    </message>
    <message>
        <source>How boring.</source>
        <translation>Wie langweilig.</translation>
    </message>
    <message>
        <source>I beat you all!</source>
        <translation>Ich war schneller als alle!</translation>
    </message>
    <message>
        <source>I had saved those.</source>
        <translation>Die hatte ich aufgehoben.</translation>
    </message>
    <message>
        <source>I never gave up!</source>
        <translation>Ich hab nie aufgegeben!</translation>
    </message>
    <message>
        <source>I won? Ribbit!</source>
        <translation>Gewonnen? Quak!</translation>
    </message>
    <message>
        <source>I'll wash a paw.</source>
        <translation>Dann putze ich mich.</translation>
    </message>
    <message>
        <source>In good order.</source>
        <translation>Schön der Reihe nach.</translation>
    </message>
    <message>
        <source>Is it my fault?</source>
        <translation>Bin ich schuld?</translation>
    </message>
    <message>
        <source>Just this one.</source>
        <translation>Nur noch die hier.</translation>
    </message>
    <message>
        <source>Lily pad, lily pad!</source>
        <translation>Blatt für Blatt, quak!</translation>
    </message>
    <message>
        <source>Look at me go!</source>
        <translation>Seht ihr mich flitzen!</translation>
    </message>
    <message>
        <source>My heart!</source>
        <translation>Mein Herz!</translation>
    </message>
    <message>
        <source>My wings are light.</source>
        <translation>Meine Flügel sind leicht.</translation>
    </message>
    <message>
        <source>Nearly, nearly!</source>
        <translation>Gleich, gleich!</translation>
    </message>
    <message>
        <source>Never race a fox.</source>
        <translation>Renn nie gegen eine Füchsin.</translation>
    </message>
    <message>
        <source>No hurry was needed.</source>
        <translation>Eile war nicht nötig.</translation>
    </message>
    <message>
        <source>Nothing adds up.</source>
        <translation>Da geht nichts auf.</translation>
    </message>
    <message>
        <source>Now I need a nap.</source>
        <translation>Jetzt brauche ich Schlaf.</translation>
    </message>
    <message>
        <source>Now I'm nervous.</source>
        <translation>Jetzt bin ich nervös.</translation>
    </message>
    <message>
        <source>Now I'm rolling.</source>
        <translation>Jetzt läuft es.</translation>
    </message>
    <message>
        <source>Oh no, standing still!</source>
        <translation>Oh nein, Stillstand!</translation>
    </message>
    <message>
        <source>One card. No rush.</source>
        <translation>Eine Karte. Keine Hast.</translation>
    </message>
    <message>
        <source>One leads to the next.</source>
        <translation>Eins führt zum andern.</translation>
    </message>
    <message>
        <source>One to go.</source>
        <translation>Eine noch.</translation>
    </message>
    <message>
        <source>Only one? Already?</source>
        <translation>Nur eine? Schon?</translation>
    </message>
    <message>
        <source>Paws empty. Good.</source>
        <translation>Tatzen leer. Gut.</translation>
    </message>
    <message>
        <source>Purr.</source>
        <translation>Schnurr.</translation>
    </message>
    <message>
        <source>Quick, a new card!</source>
        <translation>Schnell, eine neue!</translation>
    </message>
    <message>
        <source>Rolling!</source>
        <translation>Ich kugle los!</translation>
    </message>
    <message>
        <source>Slow? Me?</source>
        <translation>Langsam? Ich?</translation>
    </message>
    <message>
        <source>Snap, snap.</source>
        <translation>Schnapp, schnapp.</translation>
    </message>
    <message>
        <source>Splash! Done!</source>
        <translation>Platsch! Fertig!</translation>
    </message>
    <message>
        <source>Steady does it.</source>
        <translation>Ruhig geht es auch.</translation>
    </message>
    <message>
        <source>Step by step.</source>
        <translation>Schritt für Schritt.</translation>
    </message>
    <message>
        <source>Stuck in the mud!</source>
        <translation>Im Schlamm stecken geblieben!</translation>
    </message>
    <message>
        <source>The best leap ever!</source>
        <translation>Mein bester Sprung!</translation>
    </message>
    <message>
        <source>The rules know a way.</source>
        <translation>Die Regel weiß Rat.</translation>
    </message>
    <message>
        <source>The table agrees.</source>
        <translation>Die Tabelle sagt es auch.</translation>
    </message>
    <message>
        <source>Time to breathe.</source>
        <translation>Zeit zum Schnaufen.</translation>
    </message>
    <message>
        <source>Too quick for you?</source>
        <translation>Zu flink für euch?</translation>
    </message>
    <message>
        <source>Wait for it…</source>
        <translation>Gleich…</translation>
    </message>
    <message>
        <source>Was that the last one?</source>
        <translation>War das die letzte?</translation>
    </message>
    <message>
        <source>Watch closely now.</source>
        <translation>Jetzt gut aufpassen.</translation>
    </message>
    <message>
        <source>Well raced, everybody.</source>
        <translation>Schönes Rennen, ihr alle.</translation>
    </message>
    <message>
        <source>What a finish!</source>
        <translation>Was für ein Schluss!</translation>
    </message>
    <message>
        <source>Who called me slow?</source>
        <translation>Wer nannte mich langsam?</translation>
    </message>
    <message>
        <source>You may applaud.</source>
        <translation>Ihr dürft klatschen.</translation>
    </message>
    <message>
        <source>Zoom!</source>
        <translation>Zisch!</translation>
    </message>
</context>
<context>
    <name>SevenRules</name>
    <message>
        <source>1 with step 2</source>
        <translation>1 mit Schritt 2</translation>
    </message>
    <message>
        <source>1 − 2 = −1, so 10, then 9</source>
        <translation>1 − 2 = −1, also 10, dann 9</translation>
    </message>
    <message>
        <source>10 with step 2 comes up</source>
        <translation>10 mit Schritt 2 kommt hoch</translation>
    </message>
    <message>
        <source>5 with step 3</source>
        <translation>5 mit Schritt 3</translation>
    </message>
    <message>
        <source>6 or 2</source>
        <translation>6 oder 2</translation>
    </message>
    <message>
        <source>9 + 3 = 12, two beyond 10</source>
        <translation>9 + 3 = 12, zwei über 10</translation>
    </message>
    <message>
        <source>9 with step 3</source>
        <translation>9 mit Schritt 3</translation>
    </message>
    <message>
        <source>9, up or down by 3</source>
        <translation>9, um 3 hinauf oder hinab</translation>
    </message>
    <message>
        <source>A 1!</source>
        <translation>Eine 1!</translation>
    </message>
    <message>
        <source>A 2 fits</source>
        <translation>Eine 2 passt</translation>
    </message>
    <message>
        <source>A 3 fits</source>
        <translation>Eine 3 passt</translation>
    </message>
    <message>
        <source>A 6 does not</source>
        <translation>Eine 6 nicht</translation>
    </message>
    <message>
        <source>A 6 fits</source>
        <translation>Eine 6 passt</translation>
    </message>
    <message>
        <source>A 7 on 3 ±2?</source>
        <translation>Eine 7 auf 3 ±2?</translation>
    </message>
    <message>
        <source>A 9 fits</source>
        <translation>Eine 9 passt</translation>
    </message>
    <message>
        <source>A card is not just laid, its value is called. Here the program does that: a bubble with the word pops up beside whoever has played.</source>
        <translation>Eine Karte wird nicht nur gelegt, ihr Wert wird auch gerufen. Das tut hier das Programm: Neben dem, der gelegt hat, erscheint eine Blase mit dem Wort.</translation>
    </message>
    <message>
        <source>A card that never fitted returns, too. That costs nothing but time.</source>
        <translation>Auch eine Karte, die nie gepasst hat, kehrt zurück. Das kostet nichts als Zeit.</translation>
    </message>
    <message>
        <source>A dot</source>
        <translation>Ein Punkt</translation>
    </message>
    <message>
        <source>A game lasts only minutes, so play a series of them: two for each of you are usual. Every card that you could not get rid of, from hand or stack, is a minus point. The winner of a game has none.</source>
        <translation>Ein Spiel dauert nur Minuten, also spielt eine ganze Reihe: Üblich sind zwei pro Kopf. Jede Karte, die du nicht losgeworden bist, ob aus Hand oder Stapel, ist ein Minuspunkt. Wer ein Spiel gewinnt, hat darin keinen.</translation>
    </message>
    <message>
        <source>A hand limit ends hoarding: whoever holds that many cards cannot draw. Should the whole pile have come up from below without a card being played, the limit rises by one until somebody plays.</source>
        <translation>Ein Handkartenlimit beendet das Horten: Wer so viele Karten hält, kann nicht ziehen. Ist der ganze Ablagestapel von unten nach oben gewandert, ohne dass jemand legen konnte, steigt das Limit um eins, bis wieder eine Karte liegt.</translation>
    </message>
    <message>
        <source>A hand limit of 5</source>
        <translation>Ein Limit von 5</translation>
    </message>
    <message>
        <source>A helping dot</source>
        <translation>Ein Punkt als Hilfe</translation>
    </message>
    <message>
        <source>A mouse or a finger does as well: on a card to play it, on the stack to draw.</source>
        <translation>Maus oder Finger tun es auch: auf eine Karte, um sie zu legen, auf den Stapel, um zu ziehen.</translation>
    </message>
    <message>
        <source>A pause</source>
        <translation>Eine Pause</translation>
    </message>
    <message>
        <source>After the last game the smallest sum wins, and equal sums win together. A chart shows how the race went.</source>
        <translation>Nach dem letzten Spiel gewinnt die kleinste Summe, und gleiche Summen gewinnen gemeinsam. Ein Schaubild zeigt, wie das Rennen lief.</translation>
    </message>
    <message>
        <source>All you have left</source>
        <translation>Alles, was du noch hast</translation>
    </message>
    <message>
        <source>All {deck} cards show two things: a large number from 1 to 10, the value, and on the strip below it the step: ±1 on green, ±2 on yellow or ±3 on red.</source>
        <translation>Auf allen {deck} Karten steht zweierlei: groß eine Zahl von 1 bis 10, der Kartenwert, und auf dem Streifen darunter der Schritt: ±1 auf Grün, ±2 auf Gelb oder ±3 auf Rot.</translation>
    </message>
    <message>
        <source>An 8 fits</source>
        <translation>Eine 8 passt</translation>
    </message>
    <message>
        <source>And who goes down below 1 comes out at 10.</source>
        <translation>Und wer unter die 1 gerät, kommt bei der 10 heraus.</translation>
    </message>
    <message>
        <source>Any value goes with any step, and nearly every such card exists twice. Some have a third copy, so that there are eight cards each of 1, 2 and 3 and seven of everything else.</source>
        <translation>Jeden Wert gibt es mit jedem Schritt, und fast jede solche Karte zweimal. Manche haben noch eine dritte: So kommen 1, 2 und 3 je achtmal vor und alles andere siebenmal.</translation>
    </message>
    <message>
        <source>Before a match you choose how many games it has: one, or any number up to two for each player. Two more things can be set; both are off unless you want them.</source>
        <translation>Vor einer Partie wählt ihr, wie viele Spiele sie hat: eines oder mehr, bis zu zwei pro Kopf. Zwei weitere Dinge lassen sich einstellen; beide sind aus, solange ihr sie nicht wollt.</translation>
    </message>
    <message>
        <source>Between two players this is quite common, mostly towards the end.</source>
        <translation>Zu zweit kommt das recht oft vor, meistens gegen Ende.</translation>
    </message>
    <message>
        <source>Beyond 10 and below 1</source>
        <translation>Über 10 und unter 1</translation>
    </message>
    <message>
        <source>Bruno: 5</source>
        <translation>Bruno hat 5</translation>
    </message>
    <message>
        <source>Calling the value</source>
        <translation>Den Wert rufen</translation>
    </message>
    <message>
        <source>Cards that fit can have a dot below them. Everybody chooses that for themselves: never, at once, or late, which means after {seconds} seconds without a play of their own.</source>
        <translation>Unter passenden Karten kann ein Punkt stehen. Das wählt jeder für sich: nie, sofort oder spät, das heißt {seconds} Sekunden, nachdem man zuletzt etwas gelegt hat.</translation>
    </message>
    <message>
        <source>Computer players see a new card only after a moment, as you do. They have to reckon, search their hand and reach out; they slip, get tired and get excited. A card that they cannot have seen yet plays no part in what they do.</source>
        <translation>Computerspieler sehen eine neue Karte wie du erst nach einem Augenblick. Sie müssen rechnen, ihre Hand durchsuchen und hinlangen; sie vertun sich, werden müde und aufgeregt. Eine Karte, die sie noch nicht gesehen haben können, spielt für sie keine Rolle.</translation>
    </message>
    <message>
        <source>Does nothing fit, or would you like more to choose from? Take the top card of your own stack whenever you want, one and then another.</source>
        <translation>Passt nichts, oder hättest du gern mehr Auswahl? Nimm dir, wann du willst, die oberste Karte deines Stapels, eine und dann noch eine.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Drawing</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Everybody at once</source>
        <translation>Alle auf einmal</translation>
    </message>
    <message>
        <source>Face down</source>
        <translation>Verdeckt</translation>
    </message>
    <message>
        <source>Figo is too late</source>
        <translation>Figo kommt zu spät</translation>
    </message>
    <message>
        <source>Four keys each</source>
        <translation>Vier Tasten für jeden</translation>
    </message>
    <message>
        <source>From the bottom</source>
        <translation>Von ganz unten</translation>
    </message>
    <message>
        <source>Hedda and Nils</source>
        <translation>Hedda und Nils</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>If that is no use to anybody, the next one follows. After a countdown you pick up your cards, and the race is on again.</source>
        <translation>Nützt das niemandem, folgt die nächste Karte. Nach einem Countdown deckt ihr eure Hände wieder auf, und das Rennen geht weiter.</translation>
    </message>
    <message>
        <source>If two go for the same place, the quicker card lies there. The other returns to its hand with a “too late”, unless it fits what lies there now.</source>
        <translation>Wollen zwei dieselbe Stelle, liegt die schnellere Karte. Die andere kehrt mit einem „zu spät“ auf ihre Hand zurück, außer sie passt auf das, was jetzt dort liegt.</translation>
    </message>
    <message>
        <source>In this way a child can keep up with a grown-up, and a beginner with all others.</source>
        <translation>So hält ein Kind mit Erwachsenen mit, und wer anfängt, mit allen anderen.</translation>
    </message>
    <message>
        <source>It can happen that no hand has anything to offer while all stacks are used up. Then everybody stops, hands turn face down, and the pile helps out: its lowest card becomes the uppermost.</source>
        <translation>Manchmal gibt keine Hand mehr etwas her, und alle Stapel sind aufgebraucht. Dann halten alle an, die Hände werden umgedreht, und der Ablagestapel hilft aus: Was ganz unten lag, liegt nun ganz oben.</translation>
    </message>
    <message>
        <source>Left and right</source>
        <translation>Links und rechts</translation>
    </message>
    <message>
        <source>Look at the card on top of the pile. Go up from its value by its step, or go down by it: you arrive at two values, and a card with either of them fits.</source>
        <translation>Schau auf die Karte, die obenauf liegt. Geh von ihrem Wert um ihren Schritt nach oben oder nach unten: So kommst du zu zwei Werten, und jede Karte mit einem davon passt.</translation>
    </message>
    <message>
        <source>Menu and settings pause the game, too, and so does a look at another window. If you close the program in the middle of a game, you can later go on there, or play the same deal from its beginning.</source>
        <translation>Auch Menü und Einstellungen halten das Spiel an, ebenso ein Blick in ein anderes Fenster. Schließt du das Programm mitten im Spiel, kannst du später dort weitermachen oder mit denselben Karten von vorn beginnen.</translation>
    </message>
    <message>
        <source>Mira wins</source>
        <translation>Mira gewinnt</translation>
    </message>
    <message>
        <source>No blind tries: three wrong cards within three seconds, and you cannot play for two. Cards that were merely late do not count, and drawing is still possible.</source>
        <translation>Kein blindes Probieren: Nach drei falschen Karten binnen drei Sekunden kannst du zwei Sekunden lang nicht legen. Karten, die nur zu spät kamen, zählen nicht mit, und ziehen geht weiterhin.</translation>
    </message>
    <message>
        <source>No dot</source>
        <translation>Kein Punkt</translation>
    </message>
    <message>
        <source>Nobody waits for a turn. After the signal you play whenever you have something that fits: one card, and the next one if it fits as well, before anybody else.</source>
        <translation>Niemand wartet, bis er dran ist. Nach dem Zeichen legst du, sobald du etwas Passendes hast: eine Karte, und wenn es geht, gleich noch eine, ehe die anderen etwas tun.</translation>
    </message>
    <message>
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
    </message>
    <message>
        <source>Now 6 or 2</source>
        <translation>Jetzt 6 oder 2</translation>
    </message>
    <message>
        <source>Now 8 or 2</source>
        <translation>Jetzt 8 oder 2</translation>
    </message>
    <message>
        <source>Olive would like 8 games</source>
        <translation>Olive wünscht sich 8 Spiele</translation>
    </message>
    <message>
        <source>Olive: 7</source>
        <translation>Olive hat 7</translation>
    </message>
    <message>
        <source>On the screen the two values stand to the left and right of the pile.</source>
        <translation>Auf dem Bildschirm stehen die beiden Werte links und rechts vom Ablagestapel.</translation>
    </message>
    <message>
        <source>Only the value of your own card counts for that. Its step matters as soon as it lies there itself.</source>
        <translation>Von deiner Karte zählt dabei nur der Wert. Ihr Schritt wird wichtig, sobald sie selbst dort liegt.</translation>
    </message>
    <message>
        <source>Open to all</source>
        <translation>Offen für alle</translation>
    </message>
    <message>
        <source>Open to everybody are the pile, each card that came back from it, and how many cards anybody has in hand and stack. What lies in the stacks nobody knows, not even their owners.</source>
        <translation>Offen für alle sind der Ablagestapel, jede Karte, die von dort zurückkam, und wie viele Karten jemand in Hand und Stapel hat. Was in den Stapeln liegt, weiß niemand, auch ihre Besitzer nicht.</translation>
    </message>
    <message>
        <source>People beside you at the screen hold their cards open, but hardly anybody has the time to look.</source>
        <translation>Wer neben dir am Bildschirm sitzt, hat die Karten offen, aber zum Hinsehen hat kaum jemand Zeit.</translation>
    </message>
    <message>
        <source>Pip calls “Nine!”</source>
        <translation>Pip ruft „Neun!“</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Legen</translation>
    </message>
    <message>
        <source>Secret</source>
        <translation>Geheim</translation>
    </message>
    <message>
        <source>So 11 means 1, 12 means 2, 13 means 3; and 0 means 10, −1 means 9, −2 means 8.</source>
        <translation>Also heißt 11 so viel wie 1, 12 wie 2, 13 wie 3; und 0 heißt 10, −1 heißt 9, −2 heißt 8.</translation>
    </message>
    <message>
        <source>So play the card before it with care: from then on, one tap decides.</source>
        <translation>Leg also die vorletzte mit Bedacht: Danach entscheidet ein einziger Tipp.</translation>
    </message>
    <message>
        <source>Space starts a game, with a countdown of three, and stops it at any time. In a pause all hands lie face down, so nobody gains anything by it.</source>
        <translation>Die Leertaste startet ein Spiel, mit einem Countdown von drei, und hält es jederzeit an. In einer Pause sind alle Hände verdeckt, also hat niemand etwas davon.</translation>
    </message>
    <message>
        <source>Stack and hand</source>
        <translation>Stapel und Hand</translation>
    </message>
    <message>
        <source>Start and pause</source>
        <translation>Start und Pause</translation>
    </message>
    <message>
        <source>Stuck</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Tap, do not hold: most keyboards swallow keys when many are down together. The keyboard test, reached from the settings, finds out which ones, and there every key can be changed.</source>
        <translation>Tippen, nicht halten: Die meisten Tastaturen verschlucken Tasten, wenn viele zugleich gedrückt sind. Die Tastaturprobe, zu finden in den Einstellungen, bringt heraus, welche, und dort lässt sich jede Taste ändern.</translation>
    </message>
    <message>
        <source>The back</source>
        <translation>Die Rückseite</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>The pile</source>
        <translation>Der Ablagestapel</translation>
    </message>
    <message>
        <source>The small tournament</source>
        <translation>Das kleine Turnier</translation>
    </message>
    <message>
        <source>The value decides where a card can go. The step decides what may follow it.</source>
        <translation>Der Wert entscheidet, wohin eine Karte kann. Der Schritt entscheidet, was auf sie folgt.</translation>
    </message>
    <message>
        <source>Think of the values as a ring: 10 and 1 are neighbours. Who goes up beyond 10 starts again at 1.</source>
        <translation>Stell dir die Werte als Ring vor: 10 und 1 sind Nachbarn. Wer über die 10 hinausgeht, fängt bei der 1 wieder an.</translation>
    </message>
    <message>
        <source>Three wrong 5s</source>
        <translation>Drei falsche Fünfen</translation>
    </message>
    <message>
        <source>Two of you get {two} cards each, three get {three}, four get {four}, and nobody sees a single one of them. One card remains: it is turned up and opens the pile.</source>
        <translation>Zu zweit bekommt ihr je {two} Karten, zu dritt {three}, zu viert {four}, und niemand sieht auch nur eine davon. Eine bleibt übrig: Aufgedeckt eröffnet sie den Ablagestapel.</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Unbekannt</translation>
    </message>
    <message>
        <source>Up to four people share one keyboard, and everybody has four keys: two aim to the left and to the right along the own hand, one plays the card aimed at, one draws. They are drawn below each hand.</source>
        <translation>Bis zu vier Leute teilen sich eine Tastatur, und jeder hat vier Tasten: Zwei wandern in der eigenen Hand nach links und rechts, eine legt die angewählte Karte, eine zieht. Unter jeder Hand sind sie abgebildet.</translation>
    </message>
    <message>
        <source>Value 4, step 1</source>
        <translation>Wert 4, Schritt 1</translation>
    </message>
    <message>
        <source>Value 4, step 2</source>
        <translation>Wert 4, Schritt 2</translation>
    </message>
    <message>
        <source>Value 4, step 3</source>
        <translation>Wert 4, Schritt 3</translation>
    </message>
    <message>
        <source>Vesna is first</source>
        <translation>Vesna ist zuerst da</translation>
    </message>
    <message>
        <source>What counts is when your key, click or touch arrived, to the thousandth of a second. Seats make no difference, and neither does who is a computer.</source>
        <translation>Es zählt, wann deine Taste, dein Klick oder dein Finger ankam, auf die Tausendstelsekunde. Wo jemand sitzt, ist gleich, und ob es ein Computer ist, auch.</translation>
    </message>
    <message>
        <source>What fits</source>
        <translation>Was passt</translation>
    </message>
    <message>
        <source>What you may know</source>
        <translation>Was du wissen darfst</translation>
    </message>
    <message>
        <source>Where the computer has a voice, the settings let it speak the word as well. Calling along yourselves is half the fun.</source>
        <translation>Wo der Rechner eine Stimme hat, lässt sich in den Einstellungen wählen, dass er das Wort auch spricht. Selber mitrufen ist der halbe Spaß.</translation>
    </message>
    <message>
        <source>Whoever has got rid of all cards first has won.</source>
        <translation>Wer zuerst alle Karten los ist, hat gewonnen.</translation>
    </message>
    <message>
        <source>With your stack gone and a single card in your hand you need no luck any more: that card may go down on anything. It is laid with its face hidden, and the game is yours.</source>
        <translation>Ist dein Stapel leer und nur noch eine Karte auf deiner Hand, brauchst du kein Glück mehr: Sie darf auf alles gelegt werden. Du legst sie verdeckt hin, und das Spiel gehört dir.</translation>
    </message>
    <message>
        <source>You may hold as many as you like. But a large hand takes longer to search.</source>
        <translation>Du darfst so viele halten, wie du magst. Aber eine große Hand braucht auch länger zum Suchen.</translation>
    </message>
    <message>
        <source>You play</source>
        <translation>Ihr spielt</translation>
    </message>
    <message>
        <source>Your cards form your stack. Four of them are in your hand from the beginning, but they keep their faces down until the countdown has run out.</source>
        <translation>Deine Karten sind dein Stapel. Vier davon hast du von Anfang an auf der Hand, aber sie bleiben zu, bis heruntergezählt ist.</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
    <message>
        <source>Your stack</source>
        <translation>Dein Stapel</translation>
    </message>
    <message>
        <source>a card from your stack</source>
        <translation>eine Karte vom Stapel</translation>
    </message>
    <message>
        <source>a computer player's hand</source>
        <translation>die Hand eines Computerspielers</translation>
    </message>
    <message>
        <source>a short wait</source>
        <translation>eine kurze Pause</translation>
    </message>
    <message>
        <source>all your other cards</source>
        <translation>alle übrigen Karten</translation>
    </message>
    <message>
        <source>and you have won</source>
        <translation>und du hast gewonnen</translation>
    </message>
    <message>
        <source>equal steps mean nothing</source>
        <translation>gleiche Schritte zählen nicht</translation>
    </message>
    <message>
        <source>every stack, but counted</source>
        <translation>jeder Stapel, aber gezählt</translation>
    </message>
    <message>
        <source>first play, then draw</source>
        <translation>erst legen, dann ziehen</translation>
    </message>
    <message>
        <source>for four players</source>
        <translation>zu viert</translation>
    </message>
    <message>
        <source>four cards, not looked at</source>
        <translation>vier Karten, noch ungesehen</translation>
    </message>
    <message>
        <source>four in hand, three in the stack</source>
        <translation>vier in der Hand, drei im Stapel</translation>
    </message>
    <message>
        <source>green</source>
        <translation>grün</translation>
    </message>
    <message>
        <source>his 6 goes back</source>
        <translation>seine 6 kehrt zurück</translation>
    </message>
    <message>
        <source>in the middle, for all</source>
        <translation>in der Mitte, für alle</translation>
    </message>
    <message>
        <source>it does not have to fit</source>
        <translation>passen muss sie nicht</translation>
    </message>
    <message>
        <source>it goes to the pile</source>
        <translation>sie geht auf den Ablagestapel</translation>
    </message>
    <message>
        <source>lies on top</source>
        <translation>liegt obenauf</translation>
    </message>
    <message>
        <source>new cards come at the right</source>
        <translation>neue Karten kommen rechts dazu</translation>
    </message>
    <message>
        <source>no minus points</source>
        <translation>kein Minuspunkt</translation>
    </message>
    <message>
        <source>no stack, nothing fits</source>
        <translation>kein Stapel, nichts passt</translation>
    </message>
    <message>
        <source>now 3 or 9 fits</source>
        <translation>jetzt passt 3 oder 9</translation>
    </message>
    <message>
        <source>red</source>
        <translation>rot</translation>
    </message>
    <message>
        <source>say a 1 is needed</source>
        <translation>es fehlt etwa eine 1</translation>
    </message>
    <message>
        <source>so that all look up</source>
        <translation>damit alle aufschauen</translation>
    </message>
    <message>
        <source>tells nothing</source>
        <translation>verrät nichts</translation>
    </message>
    <message>
        <source>the card aimed at rises</source>
        <translation>die angewählte Karte steigt auf</translation>
    </message>
    <message>
        <source>the pile and what came back</source>
        <translation>der Ablagestapel und was zurückkam</translation>
    </message>
    <message>
        <source>the top card is yours</source>
        <translation>die oberste ist deine</translation>
    </message>
    <message>
        <source>these have to wait</source>
        <translation>die müssen warten</translation>
    </message>
    <message>
        <source>this one can be played</source>
        <translation>diese kannst du legen</translation>
    </message>
    <message>
        <source>three in hand, two in the stack</source>
        <translation>drei in der Hand, zwei im Stapel</translation>
    </message>
    <message>
        <source>three, two, one, go!</source>
        <translation>drei, zwei, eins, los!</translation>
    </message>
    <message>
        <source>time runs</source>
        <translation>die Zeit läuft</translation>
    </message>
    <message>
        <source>time stands still</source>
        <translation>die Zeit steht still</translation>
    </message>
    <message>
        <source>two of you have a 6</source>
        <translation>zwei von euch haben eine 6</translation>
    </message>
    <message>
        <source>who has one?</source>
        <translation>wer hat eine?</translation>
    </message>
    <message>
        <source>yellow</source>
        <translation>gelb</translation>
    </message>
    <message>
        <source>your stack is used up</source>
        <translation>dein Stapel ist leer</translation>
    </message>
</context>
<context>
    <name>SevenSheet</name>
    <message numerus="yes">
        <source>%n card(s) left</source>
        <translation>
            <numerusform>noch 1 Karte</numerusform>
            <numerusform>noch %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) to go</source>
        <translation>
            <numerusform>Noch ein Spiel</numerusform>
            <numerusform>Noch %n Spiele</numerusform>
        </translation>
    </message>
    <message>
        <source>A minus point for each card left; the fewest win.</source>
        <translation>Ein Minuspunkt für jede übrige Karte; die wenigsten gewinnen.</translation>
    </message>
    <message>
        <source>In hand, and paler in the stack</source>
        <translation>Auf der Hand, und blasser im Stapel</translation>
    </message>
    <message>
        <source>Minus points</source>
        <translation>Minuspunkte</translation>
    </message>
    <message>
        <source>Minus points, game by game</source>
        <translation>Minuspunkte, Spiel für Spiel</translation>
    </message>
    <message>
        <source>Played in {minutes}:{seconds}</source>
        <translation>Gespielt in {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>You lead</source>
        <translation>Du führst</translation>
    </message>
    <message>
        <source>You win the game</source>
        <translation>Du gewinnst das Spiel</translation>
    </message>
    <message>
        <source>You win the tournament</source>
        <translation>Du gewinnst das Turnier</translation>
    </message>
    <message>
        <source>went out</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{names} and you lead</source>
        <translation>{names} und du führt</translation>
    </message>
    <message>
        <source>{names} and you win the tournament</source>
        <translation>{names} und du gewinnt das Turnier</translation>
    </message>
    <message numerus="yes">
        <source>{names} lead(s)</source>
        <translation>
            <numerusform>{names} führt</numerusform>
            <numerusform>{names} führen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the tournament</source>
        <translation>
            <numerusform>{names} gewinnt das Turnier</numerusform>
            <numerusform>{names} gewinnen das Turnier</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} wins the game</source>
        <translation>{names} gewinnt das Spiel</translation>
    </message>
    <message>
        <source>{name}, after each game: {totals}.</source>
        <translation>{name}, nach jedem Spiel: {totals}.</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s) in this game, {total} in all.</source>
        <translation>
            <numerusform>{name}: 1 Minuspunkt in diesem Spiel, {total} insgesamt.</numerusform>
            <numerusform>{name}: %n Minuspunkte in diesem Spiel, {total} insgesamt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s).</source>
        <translation>
            <numerusform>{name}: 1 Minuspunkt.</numerusform>
            <numerusform>{name}: %n Minuspunkte.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SevenSpoken</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>1 Karte auf der Hand</numerusform>
            <numerusform>%n Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Go! {pile}</source>
        <translation>Los! {pile}</translation>
    </message>
    <message>
        <source>No cards in your hand</source>
        <translation>Keine Karten in deiner Hand</translation>
    </message>
    <message>
        <source>No cards in {name}'s hand</source>
        <translation>{name} hat keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>Pile: {card}. {fitting}</source>
        <translation>Ablagestapel: {card}. {fitting}</translation>
    </message>
    <message>
        <source>Stack of {name}, empty</source>
        <translation>Stapel von {name}, leer</translation>
    </message>
    <message>
        <source>Stack of {name}, {cards}: draw one</source>
        <translation>Stapel von {name}, {cards}: eine ziehen</translation>
    </message>
    <message>
        <source>The cards are dealt. Start when all are ready.</source>
        <translation>Die Karten sind verteilt. Es kann losgehen, wenn alle bereit sind.</translation>
    </message>
    <message>
        <source>You draw {card}</source>
        <translation>Du ziehst {card}</translation>
    </message>
    <message>
        <source>You play {card}. {fitting}</source>
        <translation>Du legst {card}. {fitting}</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Deine Hand: {cards}</translation>
    </message>
    <message>
        <source>aimed at</source>
        <translation>angewählt</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>{card}: does not fit</source>
        <translation>{card}: passt nicht</translation>
    </message>
    <message>
        <source>{card}: too late</source>
        <translation>{card}: zu spät</translation>
    </message>
    <message>
        <source>{low} or {high} fits</source>
        <translation>Es passt {low} oder {high}</translation>
    </message>
    <message>
        <source>{name} has one card left</source>
        <translation>{name} hat nur noch eine Karte</translation>
    </message>
    <message>
        <source>{name}'s hand: {cards}</source>
        <translation>Hand von {name}: {cards}</translation>
    </message>
    <message numerus="yes">
        <source>{name}: %n minus point(s)</source>
        <translation>
            <numerusform>{name}: 1 Minuspunkt</numerusform>
            <numerusform>{name}: %n Minuspunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: a card face down, {place} of {count}</source>
        <translation>{name}: eine verdeckte Karte, {place} von {count}</translation>
    </message>
    <message>
        <source>{name}: {card}, card {place} of {count}</source>
        <translation>{name}: {card}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{value} fits</source>
        <translation>{value} passt</translation>
    </message>
    <message>
        <source>{value}, plus or minus {step}</source>
        <translation>{value}, plus oder minus {step}</translation>
    </message>
</context>
<context>
    <name>SevenTable</name>
    <message numerus="yes">
        <source>%n in stack</source>
        <translation>
            <numerusform>%n im Stapel</numerusform>
            <numerusform>%n im Stapel</numerusform>
        </translation>
    </message>
    <message>
        <source>A single game</source>
        <translation>Ein einzelnes Spiel</translation>
    </message>
    <message>
        <source>All hands lie face down, and time stands still.</source>
        <translation>Alle Karten sind verdeckt, und die Zeit steht still.</translation>
    </message>
    <message>
        <source>Back to the result</source>
        <translation>Zurück zum Ergebnis</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Game {number} of {games}</source>
        <translation>Spiel {number} von {games}</translation>
    </message>
    <message>
        <source>Get ready</source>
        <translation>Gleich geht es los</translation>
    </message>
    <message>
        <source>Go again in</source>
        <translation>Weiter in</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Go on where you stopped, or play this game again from the same deal.</source>
        <translation>Es kann weitergehen, wo es aufgehört hat, oder mit denselben Karten von vorn.</translation>
    </message>
    <message>
        <source>Go!</source>
        <translation>Los!</translation>
    </message>
    <message>
        <source>Hands on the keys</source>
        <translation>Hände an die Tasten</translation>
    </message>
    <message>
        <source>In the middle of a game</source>
        <translation>Mitten im Spiel</translation>
    </message>
    <message>
        <source>Last card: lay it!</source>
        <translation>Letzte Karte: weg damit!</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Next game</source>
        <translation>Nächstes Spiel</translation>
    </message>
    <message numerus="yes">
        <source>Nobody can play or draw. %n cards come up from the bottom of the pile; {card} is the last of them.</source>
        <translation>
            <numerusform>Niemand kann legen oder ziehen. Von unten aus dem Ablagestapel kommt {card} nach oben.</numerusform>
            <numerusform>Niemand kann legen oder ziehen. Von unten aus dem Ablagestapel kommen %n Karten nach oben, als letzte {card}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nobody can play or draw. The bottom card of the pile, {card}, comes to the top.</source>
        <translation>Niemand kann legen oder ziehen. Die unterste Karte des Ablagestapels, {card}, kommt nach oben.</translation>
    </message>
    <message>
        <source>Nobody looks before the start.</source>
        <translation>Vor dem Start schaut niemand.</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Play this game again</source>
        <translation>Dieses Spiel noch einmal</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
    <message>
        <source>Stuck, all of you</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>This game once more, as it was</source>
        <translation>Dieses Spiel noch einmal, wie es war</translation>
    </message>
    <message>
        <source>Too late</source>
        <translation>Zu spät</translation>
    </message>
    <message numerus="yes">
        <source>Wait %n second(s)</source>
        <translation>
            <numerusform>Warte 1 Sekunde</numerusform>
            <numerusform>Warte %n Sekunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Wait {seconds} s</source>
        <translation>Warte {seconds} s</translation>
    </message>
    <message>
        <source>Watch again</source>
        <translation>Noch mal ansehen</translation>
    </message>
    <message>
        <source>draw</source>
        <translation>ziehen</translation>
    </message>
    <message>
        <source>left</source>
        <translation>links</translation>
    </message>
    <message>
        <source>no stack</source>
        <translation>kein Stapel</translation>
    </message>
    <message>
        <source>play</source>
        <translation>legen</translation>
    </message>
    <message>
        <source>right</source>
        <translation>rechts</translation>
    </message>
</context>
<context>
    <name>Strangers</name>
    <message>
        <source>{names}: this version does not know the character “{character}”, who has no habits here.</source>
        <translation>{names}: Diese Version kennt die Figur „{character}“ nicht; sie spielt hier ohne eigene Gewohnheiten.</translation>
    </message>
    <message>
        <source>{names}: this version does not know the level “{old}” and takes “{new}”.</source>
        <translation>{names}: Diese Version kennt die Stärke „{old}“ nicht und nimmt „{new}“.</translation>
    </message>
</context>
<context>
    <name>Table</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>A hint is for your own turn</source>
        <translation>Einen Tipp gibt es, wenn du dran bist</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
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
        <source>Rematch</source>
        <translation>Revanche</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Gespeichert</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>You begin.</source>
        <translation>Du fängst an.</translation>
    </message>
    <message>
        <source>You take it back.</source>
        <translation>Du nimmst es zurück.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>winner</source>
        <translation>gewinnt</translation>
    </message>
    <message>
        <source>you</source>
        <comment>in a list of names</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} fängt an.</translation>
    </message>
    <message>
        <source>{name} chooses</source>
        <translation>{name} wählt</translation>
    </message>
    <message>
        <source>{name} has no advice this time.</source>
        <translation>{name} weiß diesmal keinen Rat.</translation>
    </message>
    <message>
        <source>{name} says: {words}</source>
        <translation>{name} sagt: {words}</translation>
    </message>
    <message>
        <source>{name} takes it back.</source>
        <translation>{name} nimmt es zurück.</translation>
    </message>
    <message>
        <source>{name} thinks</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{name} thinks…</source>
        <translation>{name} denkt nach…</translation>
    </message>
    <message>
        <source>{name}'s notebook</source>
        <translation>Notizbuch von {name}</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Go on</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Zum Anfang</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Save a copy…</source>
        <translation>Kopie speichern…</translation>
    </message>
    <message>
        <source>Take back</source>
        <translation>Zurücknehmen</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Was geschehen ist</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message numerus="yes">
        <source>It is the same with %n more file(s).</source>
        <translation>
            <numerusform>Bei %n weiteren Datei ist es ebenso.</numerusform>
            <numerusform>Bei %n weiteren Dateien ist es ebenso.</numerusform>
        </translation>
    </message>
    <message>
        <source>The data folder cannot be used: nothing will be kept. You can play all the same.</source>
        <translation>Der Datenordner ist nicht benutzbar: Es wird nichts aufgehoben. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>The data folder is read-only: nothing new will be kept. You can play all the same.</source>
        <translation>Der Datenordner ist schreibgeschützt: Neues wird nicht aufgehoben. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>This match is damaged in one place. You can go on from there; the damaged file is kept as well.</source>
        <translation>Diese Partie ist an einer Stelle beschädigt. Du kannst dort weiterspielen; die beschädigte Datei bleibt ebenfalls erhalten.</translation>
    </message>
    <message>
        <source>This match is open in another window of the program. Go on there.</source>
        <translation>Diese Partie ist in einem anderen Fenster des Programms geöffnet. Spiel dort weiter.</translation>
    </message>
    <message>
        <source>{file} cannot be moved. It stays where it is.</source>
        <translation>{file} lässt sich nicht verschieben und bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: it is damaged, or no saved match. If you have another copy of it, try that one.</source>
        <translation>{file} lässt sich nicht öffnen: Die Datei ist beschädigt oder keine gespeicherte Partie. Wenn du noch eine Kopie davon hast, versuch es mit der.</translation>
    </message>
    <message>
        <source>{file} cannot be read. It may have been moved, or you may not be allowed to open it.</source>
        <translation>{file} lässt sich nicht lesen. Vielleicht wurde die Datei verschoben, oder du darfst sie nicht öffnen.</translation>
    </message>
    <message>
        <source>{file} cannot be written. The disk may be full, or the folder write-protected.</source>
        <translation>{file} lässt sich nicht schreiben. Vielleicht ist der Datenträger voll oder der Ordner schreibgeschützt.</translation>
    </message>
    <message>
        <source>{file} contains invalid settings; the defaults are used instead.</source>
        <translation>{file} enthält ungültige Einstellungen; stattdessen gelten die üblichen.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be opened. It stays where it is; everything else works as before.</source>
        <translation>{file} ist beschädigt und lässt sich nicht öffnen. Die Datei bleibt, wo sie ist; alles andere geht wie bisher.</translation>
    </message>
    <message>
        <source>{file} is damaged and cannot be opened. It was set aside and not deleted; everything else works as before.</source>
        <translation>{file} ist beschädigt und lässt sich nicht öffnen. Die Datei wurde beiseitegelegt und nicht gelöscht; alles andere geht wie bisher.</translation>
    </message>
    <message>
        <source>{file} is from another version of the program and can be opened there. It stays where it is.</source>
        <translation>{file} stammt von einer anderen Version des Programms und lässt sich dort öffnen. Die Datei bleibt, wo sie ist.</translation>
    </message>
</context>
<context>
    <name>When</name>
    <message>
        <source>Some day</source>
        <translation>Irgendwann</translation>
    </message>
    <message>
        <source>Today</source>
        <translation>Heute</translation>
    </message>
    <message>
        <source>Today at {time}</source>
        <translation>Heute um {time}</translation>
    </message>
    <message>
        <source>Yesterday</source>
        <translation>Gestern</translation>
    </message>
    <message>
        <source>Yesterday at {time}</source>
        <translation>Gestern um {time}</translation>
    </message>
    <message>
        <source>d MMMM</source>
        <translation>d. MMMM</translation>
    </message>
    <message>
        <source>d MMMM yyyy</source>
        <translation>d. MMMM yyyy</translation>
    </message>
</context>
<context>
    <name>Window</name>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>Open a saved match</source>
        <translation>Gespeicherte Partie öffnen</translation>
    </message>
    <message>
        <source>Please note</source>
        <translation>Bitte beachten</translation>
    </message>
    <message>
        <source>Save a copy of this match</source>
        <translation>Kopie dieser Partie speichern</translation>
    </message>
    <message>
        <source>Saved matches (*{ending})</source>
        <translation>Gespeicherte Partien (*{ending})</translation>
    </message>
    <message>
        <source>Stay</source>
        <translation>Bleiben</translation>
    </message>
    <message>
        <source>The match cannot be saved ({detail}). If you leave now, what you have played since it was last saved is lost.</source>
        <translation>Die Partie lässt sich nicht speichern ({detail}). Wenn du jetzt gehst, ist verloren, was du seit dem letzten Speichern gespielt hast.</translation>
    </message>
    <message>
        <source>The match is saved. You can go on with it at any time.</source>
        <translation>Die Partie ist gespeichert. Du kannst sie jederzeit fortsetzen.</translation>
    </message>
    <message>
        <source>{level}, round {number}</source>
        <translation>{level}, Durchgang {number}</translation>
    </message>
</context>
<context>
    <name>Words</name>
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
        <source>11s</source>
        <translation>Elfen</translation>
    </message>
    <message>
        <source>12s</source>
        <translation>Zwölfen</translation>
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
    <message>
        <source>{number}%</source>
        <translation>{number} %</translation>
    </message>
</context>
</TS>
