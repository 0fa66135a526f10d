<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de" sourcelanguage="en">
<context>
    <name>AboutPage</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Built with</source>
        <translation>Entwickelt mit</translation>
    </message>
    <message>
        <source>Card games for the desktop, against computer players or with others at the same computer. The program never connects to the network.</source>
        <translation>Kartenspiele für den Computer, gegen Computerspieler oder mit anderen am selben Computer. Das Programm stellt keine Verbindung ins Netz her.</translation>
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
        <translation>Faires Spiel</translation>
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
        <source>Saved games are not encrypted: anyone who can use your account on this computer can read them, and with them everybody's hand.</source>
        <translation>Gespeicherte Partien sind nicht verschlüsselt: Wer an diesem Computer dein Benutzerkonto benutzen kann, kann sie lesen und damit auch, was alle auf der Hand haben.</translation>
    </message>
    <message>
        <source>The cards are shuffled in the same way for everybody.</source>
        <translation>Gemischt wird für alle auf dieselbe Weise.</translation>
    </message>
    <message>
        <source>This is an independent fan project. It is not connected with the authors or publishers of the games; its words, pictures, sounds and code are its own.</source>
        <translation>Dies ist ein unabhängiges Projekt von Fans. Es steht in keiner Verbindung zu den Autoren oder Verlagen der Spiele; Texte, Bilder, Klänge und Programm sind eigene Arbeit.</translation>
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
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Every move up to this one is saved. You can continue, or come back to it later.</source>
        <translation>Jeder Zug bis hierher ist gespeichert. Du kannst weiterspielen oder später wiederkommen.</translation>
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
        <source>The report contains this text: no names, no cards. It stays on this computer unless you send it yourself.</source>
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
        <translation>Was passiert ist</translation>
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
        <source>Nothing on this screen is secret. Your cards appear only after you press the button.</source>
        <translation>Hier ist nichts geheim. Deine Karten erscheinen erst nach dem Knopfdruck.</translation>
    </message>
    <message>
        <source>{name} is waiting for your answer.</source>
        <translation>{name} wartet auf deine Antwort.</translation>
    </message>
</context>
<context>
    <name>Dialogs</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue where you stopped?</source>
        <translation>Dort weiterspielen, wo du aufgehört hast?</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Später</translation>
    </message>
    <message>
        <source>OK</source>
        <translation>OK</translation>
    </message>
    <message>
        <source>Saved under Your games</source>
        <translation>Gespeichert unter „Deine Spiele“</translation>
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
        <source>{when}, interrupted; you can continue or play it again.</source>
        <translation>{when} unterbrochen; du kannst weiterspielen oder es neu beginnen.</translation>
    </message>
    <message>
        <source>{when}, {name}'s turn.</source>
        <translation>{when}, {name} ist dran.</translation>
    </message>
</context>
<context>
    <name>Finale</name>
    <message>
        <source>To the score sheet</source>
        <translation>Zur Wertung</translation>
    </message>
    <message>
        <source>You came 1st</source>
        <translation>Du bist auf Platz 1</translation>
    </message>
    <message>
        <source>You came 2nd</source>
        <translation>Du bist auf Platz 2</translation>
    </message>
    <message>
        <source>You came 3rd</source>
        <translation>Du bist auf Platz 3</translation>
    </message>
    <message>
        <source>You came 4th</source>
        <translation>Du bist auf Platz 4</translation>
    </message>
    <message>
        <source>You came 5th</source>
        <translation>Du bist auf Platz 5</translation>
    </message>
    <message>
        <source>You came 6th</source>
        <translation>Du bist auf Platz 6</translation>
    </message>
    <message>
        <source>You share 1st place</source>
        <translation>Du teilst dir Platz 1</translation>
    </message>
    <message>
        <source>You share 2nd place</source>
        <translation>Du teilst dir Platz 2</translation>
    </message>
    <message>
        <source>You share 3rd place</source>
        <translation>Du teilst dir Platz 3</translation>
    </message>
    <message>
        <source>You share 4th place</source>
        <translation>Du teilst dir Platz 4</translation>
    </message>
    <message>
        <source>You share 5th place</source>
        <translation>Du teilst dir Platz 5</translation>
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
            <numerusform>%n am Tisch</numerusform>
            <numerusform>%n am Tisch</numerusform>
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
        <source>A note of your own</source>
        <translation>Deine Notiz</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Interrupted: you can continue, or play this game again.</source>
        <translation>Unterbrochen: Du kannst weiterspielen oder dieses Spiel neu beginnen.</translation>
    </message>
    <message>
        <source>It is moved to the bin in the data folder, not deleted for good.</source>
        <translation>Sie kommt in den Papierkorb des Datenordners und ist nicht endgültig gelöscht.</translation>
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
        <source>Lost</source>
        <translation>Verloren</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Momente</translation>
    </message>
    <message>
        <source>Name, game or note</source>
        <translation>Name, Spiel oder Notiz</translation>
    </message>
    <message>
        <source>No games match. Remove a filter to see more.</source>
        <translation>Keine passenden Spiele. Nimm einen Filter weg, um mehr zu sehen.</translation>
    </message>
    <message>
        <source>No games yet. Everything you play is saved here automatically, from the first card.</source>
        <translation>Noch keine Spiele. Alles, was du spielst, wird hier von selbst gespeichert, von der ersten Karte an.</translation>
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
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Reading your games: {done} of {total}</source>
        <translation>Deine Spiele werden gelesen: {done} von {total}</translation>
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
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Save as…</source>
        <translation>Speichern…</translation>
    </message>
    <message>
        <source>Search your games</source>
        <translation>Deine Partien durchsuchen</translation>
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
        <source>With whom</source>
        <translation>Mit wem</translation>
    </message>
    <message>
        <source>With {name}</source>
        <translation>Mit {name}</translation>
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
    <message>
        <source>Your note on this match</source>
        <translation>Deine Notiz zu dieser Partie</translation>
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
        <source>anybody</source>
        <translation>egal wer</translation>
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
        <translation>angefangene weiterspielen</translation>
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
        <source>replay it</source>
        <translation>noch einmal ansehen</translation>
    </message>
    <message>
        <source>round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>save it to a file</source>
        <translation>in einer Datei speichern</translation>
    </message>
    <message>
        <source>search</source>
        <translation>suchen</translation>
    </message>
    <message numerus="yes">
        <source>to %n point(s)</source>
        <translation>
            <numerusform>bis %n Punkt</numerusform>
            <numerusform>bis %n Punkte</numerusform>
        </translation>
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
    <name>Graphics</name>
    <message>
        <source>Graphics card: smoother on very large screens, takes more memory</source>
        <translation>Grafikkarte: flüssiger auf sehr großen Bildschirmen, braucht mehr Speicher</translation>
    </message>
    <message>
        <source>Not used: no graphics card, only software that imitates one</source>
        <translation>Nicht genutzt: keine Grafikkarte da, nur Software, die eine nachahmt</translation>
    </message>
    <message>
        <source>Not used: no suitable graphics card was found</source>
        <translation>Nicht genutzt: Es wurde keine geeignete Grafikkarte gefunden</translation>
    </message>
    <message>
        <source>Not used: nothing can be kept in the data folder</source>
        <translation>Nicht genutzt: Im Datenordner lässt sich nichts aufbewahren</translation>
    </message>
    <message>
        <source>Not used: the processor is quick enough here</source>
        <translation>Nicht genutzt: Der Prozessor ist hier schnell genug</translation>
    </message>
    <message>
        <source>Not used: this graphics card paints some things wrongly</source>
        <translation>Nicht genutzt: Diese Grafikkarte malt manches falsch</translation>
    </message>
    <message>
        <source>Switched off: the graphics card failed</source>
        <translation>Abgeschaltet: Die Grafikkarte hat versagt</translation>
    </message>
    <message>
        <source>Switched off: the program stopped while the graphics card was painting</source>
        <translation>Abgeschaltet: Das Programm brach ab, während die Grafikkarte malte</translation>
    </message>
    <message>
        <source>The graphics card is being tried…</source>
        <translation>Die Grafikkarte wird ausprobiert…</translation>
    </message>
    <message>
        <source>The graphics card is in use: {name}</source>
        <translation>Die Grafikkarte ist im Einsatz: {name}</translation>
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
        <source>%n lesson(s) finished</source>
        <translation>
            <numerusform>%n Lektion geschafft</numerusform>
            <numerusform>%n Lektionen geschafft</numerusform>
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
            <numerusform>%n angefangene Partie</numerusform>
            <numerusform>%n angefangene Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>A few minutes, with real cards</source>
        <translation>Ein paar Minuten, echte Karten</translation>
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
        <translation>Startseite</translation>
    </message>
    <message>
        <source>I know the rules</source>
        <translation>Ich kenne die Regeln</translation>
    </message>
    <message>
        <source>Learn it at the table, card by card.</source>
        <translation>Lerne es am Tisch, Karte für Karte.</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
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
        <source>New here?</source>
        <translation>Neu hier?</translation>
    </message>
    <message>
        <source>Or begin with:</source>
        <translation>Oder beginne mit:</translation>
    </message>
    <message>
        <source>People at this computer</source>
        <translation>Wer an diesem Computer spielt</translation>
    </message>
    <message numerus="yes">
        <source>Play your first round (%n minute(s))</source>
        <translation>
            <numerusform>Erster Durchgang (%n Minute)</numerusform>
            <numerusform>Erster Durchgang (%n Minuten)</numerusform>
        </translation>
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
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>The first lesson of {game}</source>
        <translation>Die erste Lektion von {game}</translation>
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
        <source>Your games</source>
        <translation>Deine Spiele</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
    </message>
    <message>
        <source>activate the highlighted item</source>
        <translation>markiertes Element aktivieren</translation>
    </message>
    <message>
        <source>learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>move to an item</source>
        <translation>zu einem Element wechseln</translation>
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
        <source>statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>your games</source>
        <translation>deine Spiele</translation>
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
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>InWords</name>
    <message>
        <source>Buttons</source>
        <translation>Knöpfe</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>On the table</source>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Round and points</source>
        <translation>Durchgang und Punkte</translation>
    </message>
    <message>
        <source>Said last</source>
        <translation>Zuletzt gesagt</translation>
    </message>
    <message>
        <source>Score sheet</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The others</source>
        <translation>Die anderen</translation>
    </message>
    <message>
        <source>Your hand</source>
        <translation>Deine Hand</translation>
    </message>
</context>
<context>
    <name>Inquiries</name>
    <message>
        <source>Read aloud</source>
        <translation>Vorgelesen</translation>
    </message>
    <message>
        <source>all of it to read</source>
        <translation>alles davon zum Lesen</translation>
    </message>
    <message>
        <source>an opponent; again: the next</source>
        <translation>ein Mitspieler; nochmals: der nächste</translation>
    </message>
    <message>
        <source>round and points</source>
        <translation>Durchgang und Punkte</translation>
    </message>
    <message>
        <source>the last words again</source>
        <translation>das Letzte noch einmal</translation>
    </message>
    <message>
        <source>what lies on the table</source>
        <translation>was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>whose turn, what to do</source>
        <translation>wer dran ist, was zu tun ist</translation>
    </message>
    <message>
        <source>your hand</source>
        <translation>deine Hand</translation>
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
        <source>the Enter key</source>
        <translation>die Eingabetaste</translation>
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
        <translation>umgekehrter Schrägstrich</translation>
    </message>
    <message>
        <source>the backspace key</source>
        <translation>die Rücktaste</translation>
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
        <source>the space bar</source>
        <translation>die Leertaste</translation>
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
        <source>A ring shows where you are; a screen reader says what is there and its place.</source>
        <translation>Ein Ring zeigt, wo du bist; ein Screenreader sagt, was dort ist und wo es steht.</translation>
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
        <translation>Bild↓</translation>
    </message>
    <message>
        <source>PgUp</source>
        <translation>Bild↑</translation>
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
        <source>backspace</source>
        <translation>Rücktaste</translation>
    </message>
    <message>
        <source>comma</source>
        <translation>Komma</translation>
    </message>
    <message>
        <source>control</source>
        <translation>Steuerung</translation>
    </message>
    <message>
        <source>down</source>
        <translation>Pfeil ab</translation>
    </message>
    <message>
        <source>escape</source>
        <translation>Escape</translation>
    </message>
    <message>
        <source>full screen</source>
        <translation>Vollbild</translation>
    </message>
    <message>
        <source>full stop</source>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>left</source>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>minus</source>
        <translation>Minus</translation>
    </message>
    <message>
        <source>mute</source>
        <translation>stumm</translation>
    </message>
    <message>
        <source>page down</source>
        <translation>Bild ab</translation>
    </message>
    <message>
        <source>page up</source>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>plus</source>
        <translation>Plus</translation>
    </message>
    <message>
        <source>right</source>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>slash</source>
        <translation>Schrägstrich</translation>
    </message>
    <message>
        <source>this sheet</source>
        <translation>diese Übersicht</translation>
    </message>
    <message>
        <source>to the next item</source>
        <translation>zum nächsten Element</translation>
    </message>
    <message>
        <source>up</source>
        <translation>Pfeil auf</translation>
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
        <source>All keys arrive, whatever the others hold down.</source>
        <translation>Alle Tasten kommen an, egal was die anderen gedrückt halten.</translation>
    </message>
    <message>
        <source>All your keys arrive.</source>
        <translation>Alle deine Tasten kommen an.</translation>
    </message>
    <message>
        <source>Can your keyboard register all of you at once?</source>
        <translation>Erkennt eure Tastatur alle Tasten zugleich?</translation>
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
        <source>Esc keeps {key}. A key that another player uses is swapped.</source>
        <translation>Esc behält {key}. Eine Taste, die schon jemand hat, wird getauscht.</translation>
    </message>
    <message>
        <source>Everybody holds their play key and taps the other three. Each key lights up when it arrives.</source>
        <translation>Alle halten ihre Taste zum Legen und tippen auf die anderen drei. Jede leuchtet auf, wenn sie ankommt.</translation>
    </message>
    <message>
        <source>Everybody, hold your play key: {keys}.</source>
        <translation>Haltet alle eure Taste zum Legen gedrückt: {keys}.</translation>
    </message>
    <message>
        <source>How many people</source>
        <translation>Wie viele Personen</translation>
    </message>
    <message>
        <source>Keyboard test</source>
        <translation>Tastaturtest</translation>
    </message>
    <message>
        <source>Many keyboards register only a few keys at once. {key} in its place may work, and so will a second keyboard.</source>
        <translation>Viele Tastaturen erkennen nur wenige Tasten zugleich. Vielleicht geht {key} statt dieser Taste; eine zweite Tastatur hilft auch.</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Player {number}</source>
        <translation>Person {number}</translation>
    </message>
    <message>
        <source>Press to choose another key</source>
        <translation>Drück darauf, um eine andere Taste zu wählen</translation>
    </message>
    <message>
        <source>Restore the default keys</source>
        <translation>Standardtasten wiederherstellen</translation>
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
        <translation>Tippe auf deine vier Tasten. Jede leuchtet auf, wenn sie ankommt.</translation>
    </message>
    <message>
        <source>Tap {keys}.</source>
        <translation>Tippe auf {keys}.</translation>
    </message>
    <message>
        <source>The test comes before the first game with several people at one keyboard. Press one of your keys on the right to choose another.</source>
        <translation>Der Test kommt vor dem ersten Spiel zu mehreren an einer Tastatur. Drück rechts auf eine deiner Tasten, um eine andere zu wählen.</translation>
    </message>
    <message>
        <source>This key cannot be used for playing.</source>
        <translation>Diese Taste geht nicht zum Spielen.</translation>
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
        <source>change the highlighted key</source>
        <translation>markierte Taste ändern</translation>
    </message>
    <message>
        <source>continue, or activate the highlighted item</source>
        <translation>weiter oder markiertes Element aktivieren</translation>
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
        <source>move to a player's keys or to a button</source>
        <translation>zu den Tasten einer Person oder zu einem Knopf</translation>
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
        <source>{name}: tap {keys}. Everybody keeps holding their play key.</source>
        <translation>{name}: Tippe auf {keys}. Alle halten weiter ihre Taste zum Legen.</translation>
    </message>
</context>
<context>
    <name>Keys</name>
    <message>
        <source>All keys are as usual again.</source>
        <translation>Alle Tasten sind wieder wie üblich.</translation>
    </message>
    <message>
        <source>At every table</source>
        <translation>An jedem Tisch</translation>
    </message>
    <message>
        <source>Back to the usual keys</source>
        <translation>Zurück zu den üblichen Tasten</translation>
    </message>
    <message>
        <source>Choose, or put back; start and pause</source>
        <translation>Auswählen oder zurücklegen; Start und Pause</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Moments of the match, at its end</source>
        <translation>Höhepunkte der Partie, an ihrem Ende</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>Notebook, after the round</source>
        <translation>Notizbuch, nach dem Durchgang</translation>
    </message>
    <message>
        <source>Number {number}</source>
        <translation>Zahl {number}</translation>
    </message>
    <message>
        <source>Play, or what the button says</source>
        <translation>Ausspielen oder was auf dem Knopf steht</translation>
    </message>
    <message>
        <source>Press the button of a key, then the new key. Esc, Tab, F1, F2 and F11 always stay the same.</source>
        <translation>Drück den Knopf einer Taste, dann die neue Taste. Esc, Tab, F1, F2 und F11 bleiben immer gleich.</translation>
    </message>
    <message>
        <source>Press the new key for “{command}”. Esc keeps {key}.</source>
        <translation>Drück die neue Taste für „{command}“. Mit Esc bleibt es bei: {key}.</translation>
    </message>
    <message>
        <source>Press to choose another key</source>
        <translation>Drücken, um eine andere Taste zu wählen</translation>
    </message>
    <message>
        <source>Put back all that is chosen</source>
        <translation>Alles Gewählte zurücklegen</translation>
    </message>
    <message>
        <source>Read aloud: an opponent</source>
        <translation>Vorlesen: jemand am Tisch</translation>
    </message>
    <message>
        <source>Read aloud: round and points</source>
        <translation>Vorlesen: Durchgang und Punkte</translation>
    </message>
    <message>
        <source>Read aloud: the last words again</source>
        <translation>Vorlesen: die letzten Worte noch einmal</translation>
    </message>
    <message>
        <source>Read aloud: what lies on the table</source>
        <translation>Vorlesen: was auf dem Tisch liegt</translation>
    </message>
    <message>
        <source>Read aloud: whose turn, what to do</source>
        <translation>Vorlesen: wer dran ist, was zu tun ist</translation>
    </message>
    <message>
        <source>Read aloud: your hand</source>
        <translation>Vorlesen: deine Hand</translation>
    </message>
    <message>
        <source>Replay, after a round</source>
        <translation>Wiederholung, nach einem Durchgang</translation>
    </message>
    <message>
        <source>Second switch: take it</source>
        <translation>Zweiter Taster: nehmen</translation>
    </message>
    <message>
        <source>Sort the hand</source>
        <translation>Hand sortieren</translation>
    </message>
    <message>
        <source>Switch: take it, or with two switches: the next</source>
        <translation>Taster: nehmen, mit zwei Tastern: der nächste</translation>
    </message>
    <message>
        <source>Take back the last move</source>
        <translation>Den letzten Zug zurücknehmen</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>This key always means the same. Choose another one, or Esc.</source>
        <translation>Diese Taste bedeutet immer dasselbe. Nimm eine andere oder Esc.</translation>
    </message>
    <message>
        <source>To the left</source>
        <translation>Nach links</translation>
    </message>
    <message>
        <source>To the right</source>
        <translation>Nach rechts</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>Whose keys</source>
        <translation>Wessen Tasten</translation>
    </message>
    <message>
        <source>{key} belongs to “{other}”. Choose another one, or Esc.</source>
        <translation>Schon vergeben an „{other}“: {key}. Nimm eine andere oder Esc.</translation>
    </message>
    <message>
        <source>“{command}” is {key} now, and “{other}” is {instead}.</source>
        <translation>Für „{command}“ gilt jetzt: {key}, und für „{other}“: {instead}.</translation>
    </message>
    <message>
        <source>“{command}” is {key} now.</source>
        <translation>Für „{command}“ gilt jetzt: {key}.</translation>
    </message>
    <message>
        <source>“{command}” keeps {key}.</source>
        <translation>„{command}“ behält seine Taste: {key}.</translation>
    </message>
</context>
<context>
    <name>Ladder</name>
    <message>
        <source>Against the clock</source>
        <translation>Gegen die Uhr</translation>
    </message>
    <message>
        <source>Climb again</source>
        <translation>Noch einmal klettern</translation>
    </message>
    <message>
        <source>On the pile: {top}. Your cards: {hand}.</source>
        <translation>Auf dem Stapel: {top}. Deine Karten: {hand}.</translation>
    </message>
    <message>
        <source>Play a card that fits on the pile. {cards} cards are one rung, and each rung is faster. The climb ends with the third slip.</source>
        <translation>Spiele eine Karte, die auf den Stapel passt. {cards} Karten sind eine Sprosse, und jede Sprosse ist schneller. Nach dem dritten Ausrutscher ist Schluss.</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Rung {number}</source>
        <translation>Sprosse {number}</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Los geht’s</translation>
    </message>
    <message>
        <source>That does not fit.</source>
        <translation>Das passt nicht.</translation>
    </message>
    <message>
        <source>The keys 1 to 4 play your cards from the left.</source>
        <translation>Die Tasten 1 bis 4 spielen deine Karten von links.</translation>
    </message>
    <message>
        <source>Too late.</source>
        <translation>Zu spät.</translation>
    </message>
    <message>
        <source>Without it, each rung asks only for the right cards.</source>
        <translation>Ohne Uhr zählen auf jeder Sprosse nur die richtigen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>You have climbed %n rung(s).</source>
        <translation>
            <numerusform>Du hast eine Sprosse geschafft.</numerusform>
            <numerusform>Du hast %n Sprossen geschafft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your best so far: %n rung(s).</source>
        <translation>
            <numerusform>Dein Bestes bisher: eine Sprosse.</numerusform>
            <numerusform>Dein Bestes bisher: %n Sprossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>play this card</source>
        <translation>diese Karte spielen</translation>
    </message>
    <message numerus="yes">
        <source>{done} of {cards} cards, %n slip(s) left</source>
        <translation>
            <numerusform>{done} von {cards} Karten, noch ein Ausrutscher frei</numerusform>
            <numerusform>{done} von {cards} Karten, noch %n Ausrutscher frei</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Lead</name>
    <message>
        <source>In the lead: {names}.</source>
        <translation>In Führung: {names}.</translation>
    </message>
    <message>
        <source>You are {points} behind {names}.</source>
        <translation>Du liegst {points} hinter {names}.</translation>
    </message>
    <message>
        <source>You lead by {points}, together with {names}.</source>
        <translation>Du führst mit {points}, zusammen mit {names}.</translation>
    </message>
    <message>
        <source>You lead by {points}.</source>
        <translation>Du führst mit {points}.</translation>
    </message>
    <message>
        <source>{points} behind</source>
        <translation>{points} zurück</translation>
    </message>
    <message>
        <source>{points} behind {name}</source>
        <translation>{points} hinter {name}</translation>
    </message>
</context>
<context>
    <name>Learn</name>
    <message numerus="yes">
        <source>%n days in a row</source>
        <translation>
            <numerusform>%n Tag in Folge</numerusform>
            <numerusform>%n Tage in Folge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n Minute</numerusform>
            <numerusform>%n Minuten</numerusform>
        </translation>
    </message>
    <message>
        <source>A real match, which counts like any other. Olive points out at most one thing a turn.</source>
        <translation>Eine echte Partie, die zählt wie jede andere. Olive macht dich pro Zug auf höchstens eine Sache aufmerksam.</translation>
    </message>
    <message>
        <source>After that</source>
        <translation>Danach</translation>
    </message>
    <message>
        <source>Continue at step {step} of {steps}</source>
        <translation>Weiter bei Schritt {step} von {steps}</translation>
    </message>
    <message>
        <source>Every rule with a picture</source>
        <translation>Jede Regel im Bild</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Geschafft</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Begleitete Partie</translation>
    </message>
    <message>
        <source>Learn to play</source>
        <translation>Spielen lernen</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>Lessons</source>
        <translation>Lektionen</translation>
    </message>
    <message>
        <source>One position a day, the same for everybody</source>
        <translation>Jeden Tag eine Stellung, für alle dieselbe</translation>
    </message>
    <message>
        <source>Practice</source>
        <translation>Üben</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Regeln</translation>
    </message>
    <message>
        <source>Solved. The next one comes tomorrow</source>
        <translation>Gelöst. Morgen kommt das nächste</translation>
    </message>
    <message>
        <source>activate the highlighted item</source>
        <translation>markiertes Element aktivieren</translation>
    </message>
    <message>
        <source>back</source>
        <translation>zurück</translation>
    </message>
</context>
<context>
    <name>Lesson</name>
    <message numerus="yes">
        <source>%n lesson(s) are damaged and have been left out.</source>
        <translation>
            <numerusform>Eine Lektion ist beschädigt und wurde weggelassen.</numerusform>
            <numerusform>%n Lektionen sind beschädigt und wurden weggelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Almost! Keep it pressed until the ring is full.</source>
        <translation>Fast! Halte gedrückt, bis der Ring voll ist.</translation>
    </message>
    <message>
        <source>Ask Olive</source>
        <translation>Frag Olive</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>By keys: go there with Tab, then press Space.</source>
        <translation>Mit Tasten: mit Tab hingehen, dann Leertaste.</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Begleitete Partie</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Lesson done!</source>
        <translation>Lektion geschafft!</translation>
    </message>
    <message>
        <source>Lesson {number}: {title}</source>
        <translation>Lektion {number}: {title}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the step after this one</comment>
        <translation>Verstanden</translation>
    </message>
    <message>
        <source>Next comes “{following}”.</source>
        <translation>Als Nächstes kommt „{following}“.</translation>
    </message>
    <message>
        <source>Next lesson</source>
        <translation>Nächste Lektion</translation>
    </message>
    <message>
        <source>Player 2</source>
        <translation>Person 2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Skip this step</source>
        <translation>Diesen Schritt überspringen</translation>
    </message>
    <message>
        <source>That was the last one. Now you know the whole game.</source>
        <translation>Das war die letzte. Jetzt kennst du das ganze Spiel.</translation>
    </message>
    <message>
        <source>{title}, step {step} of {steps}</source>
        <translation>{title}, Schritt {step} von {steps}</translation>
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
        <source>The program was started from its source, so it uses what is installed on this computer: these pages list that. A packaged version comes with all notices and licences.</source>
        <translation>Das Programm wurde aus seinen Quellen gestartet und benutzt deshalb, was auf diesem Computer installiert ist: Das nennen diese Seiten. Eine Version zum Installieren bringt alle Hinweise und Lizenzen mit.</translation>
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
        <translation>Noch ist nichts passiert.</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>LookingBack</name>
    <message>
        <source>A bar adds up many small steps and can be longer than 100 points. All bars together lead from the start to the end.</source>
        <translation>Ein Balken zählt viele kleine Schritte zusammen und kann länger als 100 Prozentpunkte sein. Alle Balken zusammen führen vom Anfang zum Ende.</translation>
    </message>
    <message>
        <source>An even start</source>
        <translation>Gleiche Chancen am Anfang</translation>
    </message>
    <message numerus="yes">
        <source>Before: the mean of your %n earlier match(es).</source>
        <translation>
            <numerusform>Früher: deine eine Partie davor.</numerusform>
            <numerusform>Früher: der Schnitt deiner %n Partien davor.</numerusform>
        </translation>
    </message>
    <message>
        <source>Best: {chance}</source>
        <translation>Beste: {chance}</translation>
    </message>
    <message>
        <source>Draws and flips</source>
        <translation>Gezogen und umgedreht</translation>
    </message>
    <message>
        <source>For whom</source>
        <translation>Für wen</translation>
    </message>
    <message>
        <source>Hands opened</source>
        <translation>Aufgedeckte Hände</translation>
    </message>
    <message>
        <source>Looking at your decisions</source>
        <translation>Deine Entscheidungen werden durchgesehen</translation>
    </message>
    <message>
        <source>Looking at your decisions: {done} of {whole}</source>
        <translation>Deine Entscheidungen werden durchgesehen: {done} von {whole}</translation>
    </message>
    <message>
        <source>Looking back</source>
        <translation>Rückblick</translation>
    </message>
    <message>
        <source>Looking back was interrupted before any round was known. Try again.</source>
        <translation>Der Rückblick wurde unterbrochen, bevor ein Durchgang bekannt war. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Looking back was interrupted: {known} of {rounds} rounds are there, the others are missing. What is there stays.</source>
        <translation>Der Rückblick wurde unterbrochen: {known} von {rounds} Durchgängen sind da, die anderen fehlen. Was da ist, bleibt.</translation>
    </message>
    <message>
        <source>Much is left over: ordinary turns of the others, which nobody can weigh one by one from your seat.</source>
        <translation>Viel bleibt übrig: gewöhnliche Züge der anderen, die von deinem Platz aus niemand einzeln abwägen kann.</translation>
    </message>
    <message>
        <source>No card was laid: there is nothing to show.</source>
        <translation>Es wurde keine Karte gelegt: Es gibt nichts zu zeigen.</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Jetzt</translation>
    </message>
    <message>
        <source>One match says little: anything from “{first}” to “{last}” would fit.</source>
        <translation>Eine Partie sagt wenig: Alles von „{first}“ bis „{last}“ würde passen.</translation>
    </message>
    <message>
        <source>One round back or on</source>
        <translation>Einen Durchgang zurück oder weiter</translation>
    </message>
    <message>
        <source>Pale band: how sure we can be. All from what you knew at each turn.</source>
        <translation>Blasses Band: wie sicher das ist. Alles aus dem, was du in jedem Zug wusstest.</translation>
    </message>
    <message>
        <source>Remainder</source>
        <translation>Rest</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Save picture…</source>
        <translation>Bild speichern…</translation>
    </message>
    <message>
        <source>Save table…</source>
        <translation>Tabelle speichern…</translation>
    </message>
    <message>
        <source>Show at the table</source>
        <translation>Am Tisch zeigen</translation>
    </message>
    <message>
        <source>The deal</source>
        <translation>Das Geben</translation>
    </message>
    <message>
        <source>The end</source>
        <translation>Das Ende</translation>
    </message>
    <message>
        <source>The match is being looked at: {known} of {rounds} rounds so far. You can do something else meanwhile.</source>
        <translation>Die Partie wird durchgesehen: bisher {known} von {rounds} Durchgängen. Du kannst inzwischen etwas anderes tun.</translation>
    </message>
    <message>
        <source>The moment to end a round, luck and skill</source>
        <translation>Der Moment für das Ende eines Durchgangs, Glück und Können</translation>
    </message>
    <message>
        <source>The others' decisions</source>
        <translation>Entscheidungen der anderen</translation>
    </message>
    <message>
        <source>These numbers could not be saved: the disk may be full. They hold all the same, and will be worked out again next time.</source>
        <translation>Diese Zahlen konnten nicht gespeichert werden: Vielleicht ist der Datenträger voll. Sie gelten trotzdem und werden beim nächsten Mal neu berechnet.</translation>
    </message>
    <message>
        <source>This round is being looked at. You can do something else meanwhile.</source>
        <translation>Dieser Durchgang wird durchgesehen. Du kannst inzwischen etwas anderes tun.</translation>
    </message>
    <message>
        <source>Too few decisions to say how you decided</source>
        <translation>Zu wenige Entscheidungen, um etwas über sie zu sagen</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Turn</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Turn {turn}: your total {total}, chance {chance}, give or take {error}</source>
        <translation>Zug {turn}: deine Summe {total}, Chance {chance}, plus oder minus {error}</translation>
    </message>
    <message>
        <source>Turn {turn}: your total {total}, {closed}.</source>
        <translation>Zug {turn}: deine Summe {total}, {closed}.</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>You decided like “{level}”</source>
        <translation>Du hast wie „{level}“ entschieden</translation>
    </message>
    <message>
        <source>Your chance to win the match, from the start to now: what raised it and what lowered it, in points of a hundred, summed up over all rounds so far.</source>
        <translation>Deine Chance auf den Sieg, vom Anfang der Partie bis jetzt: was sie gehoben und was sie gesenkt hat, in Prozentpunkten zusammengezählt.</translation>
    </message>
    <message>
        <source>Your chance to win the match, from the start to the end: what raised it and what lowered it, in points of a hundred, summed up over all of it.</source>
        <translation>Deine Chance auf den Sieg, vom Anfang bis zum Ende der Partie: was sie gehoben und was sie gesenkt hat, in Prozentpunkten zusammengezählt.</translation>
    </message>
    <message>
        <source>Your decisions</source>
        <translation>Deine Entscheidungen</translation>
    </message>
    <message>
        <source>Your total</source>
        <translation>Deine Summe</translation>
    </message>
    <message>
        <source>points by the cards: luck</source>
        <translation>Prozentpunkte durch die Karten: Glück</translation>
    </message>
    <message numerus="yes">
        <source>points by your %n decision(s)</source>
        <translation>
            <numerusform>Prozentpunkte durch deine eine Entscheidung</numerusform>
            <numerusform>Prozentpunkte durch deine %n Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>points lost per decision, give or take {error}</source>
        <translation>Prozentpunkte je Entscheidung verloren, plus oder minus {error}</translation>
    </message>
    <message>
        <source>the best moment</source>
        <translation>der beste Moment</translation>
    </message>
    <message numerus="yes">
        <source>the cards brought you %n point(s) of chance</source>
        <translation>
            <numerusform>die Karten haben dir einen Prozentpunkt Chance gebracht</numerusform>
            <numerusform>die Karten haben dir %n Prozentpunkte Chance gebracht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>the cards cost you %n point(s) of chance</source>
        <translation>
            <numerusform>die Karten haben dich einen Prozentpunkt Chance gekostet</numerusform>
            <numerusform>die Karten haben dich %n Prozentpunkte Chance gekostet</numerusform>
        </translation>
    </message>
    <message>
        <source>the cards neither helped nor harmed you</source>
        <translation>die Karten haben dir weder genützt noch geschadet</translation>
    </message>
    <message>
        <source>turn {turn}, the best moment</source>
        <translation>Zug {turn}, der beste Moment</translation>
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
        <source>Computer players never see or touch the deal. Each knows only what anyone in their seat could know.</source>
        <translation>Computerspieler sehen nie, wie gegeben wird, und ändern nichts daran. Jeder weiß nur, was man auf seinem Platz wissen kann.</translation>
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
        <source>In 7 ate 9 whoever is rid of all cards first wins.</source>
        <translation>Bei 7 ate 9 gewinnt, wer zuerst alle Karten los ist.</translation>
    </message>
    <message>
        <source>In Quando the lowest sum wins.</source>
        <translation>Bei Quando gewinnt die niedrigste Summe.</translation>
    </message>
    <message>
        <source>In Quanto the most cards win.</source>
        <translation>Bei Quanto gewinnen die meisten Karten.</translation>
    </message>
    <message>
        <source>Keeps pace</source>
        <translation>Hält Schritt</translation>
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
        <source>Adapts to your results between matches.</source>
        <translation>Passt sich von Partie zu Partie deinen Ergebnissen an.</translation>
    </message>
    <message>
        <source>Add a seat</source>
        <translation>Platz hinzufügen</translation>
    </message>
    <message>
        <source>At 50% everything takes them twice as long</source>
        <translation>Bei 50 % brauchen sie für alles doppelt so lang</translation>
    </message>
    <message>
        <source>Calm motion</source>
        <translation>Ruhige Bewegung</translation>
    </message>
    <message>
        <source>Cards fade instead of flying</source>
        <translation>Karten blenden über, statt zu fliegen</translation>
    </message>
    <message>
        <source>Change</source>
        <translation>Ändern</translation>
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
        <source>Computer players' pace</source>
        <translation>Tempo der Computerspieler</translation>
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
        <source>Enter: change who sits here. Ctrl with left or right: move the seat. Plus and minus: strength or help. Delete: remove the seat.</source>
        <translation>Eingabe: ändern, wer hier sitzt. Strg mit links oder rechts: Platz verschieben. Plus und Minus: Spielstärke oder Hilfe. Entf: Platz entfernen.</translation>
    </message>
    <message>
        <source>Everybody plays at once, each of you with your own keys.</source>
        <translation>Alle spielen zugleich, ihr alle mit eigenen Tasten.</translation>
    </message>
    <message>
        <source>Everybody plays at once, you with the keys shown at your seat.</source>
        <translation>Alle spielen zugleich, du mit den Tasten an deinem Platz.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Guided match</source>
        <translation>Begleitete Partie</translation>
    </message>
    <message>
        <source>Keys and keyboard test</source>
        <translation>Tasten und Tastaturtest</translation>
    </message>
    <message>
        <source>New game</source>
        <translation>Neues Spiel</translation>
    </message>
    <message>
        <source>New person: enter a name</source>
        <translation>Neue Person: Namen eingeben</translation>
    </message>
    <message>
        <source>None of you is playing: you are watching the computer players.</source>
        <translation>Niemand von euch spielt: Ihr schaut den Computerspielern zu.</translation>
    </message>
    <message>
        <source>Olive points out at most one thing a turn, and why</source>
        <translation>Olive macht dich pro Zug auf höchstens eine Sache aufmerksam und sagt, warum</translation>
    </message>
    <message>
        <source>One after the other and at leisure: no clock, no curtain.</source>
        <translation>Nacheinander und in aller Ruhe: keine Uhr, kein Vorhang.</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Personen</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Plays at {level} now.</source>
        <translation>Spielt jetzt auf „{level}“.</translation>
    </message>
    <message>
        <source>Plays below {level} now.</source>
        <translation>Spielt jetzt unter „{level}“.</translation>
    </message>
    <message>
        <source>Plays between {lower} and {upper} now.</source>
        <translation>Spielt jetzt zwischen „{lower}“ und „{upper}“.</translation>
    </message>
    <message>
        <source>Remove this seat</source>
        <translation>Diesen Platz entfernen</translation>
    </message>
    <message>
        <source>Seat {number}: you</source>
        <translation>Platz {number}: du</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, computer player, {level}</source>
        <translation>Platz {number}: {name}, Computerspieler, {level}</translation>
    </message>
    <message>
        <source>Seat {number}: {name}, person</source>
        <translation>Platz {number}: {name}, Person</translation>
    </message>
    <message>
        <source>Select a seat to change its player. Drag it to move it, or press Ctrl+← / Ctrl+→.</source>
        <translation>Wähle einen Platz, um zu ändern, wer dort sitzt. Verschieb ihn mit der Maus oder mit Strg+← / Strg+→.</translation>
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
        <source>That is me</source>
        <translation>Das bin ich</translation>
    </message>
    <message>
        <source>The same code deals the same cards again</source>
        <translation>Derselbe Code gibt noch einmal dieselben Karten</translation>
    </message>
    <message>
        <source>This deal code is too large.</source>
        <translation>Dieser Kartencode ist zu groß.</translation>
    </message>
    <message>
        <source>This is you. Press here to enter your name.</source>
        <translation>Das bist du. Drück hier, um deinen Namen einzugeben.</translation>
    </message>
    <message>
        <source>Two people at one computer: a curtain falls between their turns.</source>
        <translation>Zwei Personen an einem Computer: Zwischen ihren Zügen fällt ein Vorhang.</translation>
    </message>
    <message>
        <source>Who sits here?</source>
        <translation>Wer sitzt hier?</translation>
    </message>
    <message>
        <source>You alone against the clock, with the keys shown at your seat.</source>
        <translation>Du allein gegen die Uhr, mit den Tasten an deinem Platz.</translation>
    </message>
    <message>
        <source>You alone against the computer: no curtain, just play.</source>
        <translation>Du allein gegen den Computer: ohne Vorhang, einfach losspielen.</translation>
    </message>
    <message>
        <source>You alone and at leisure, with the keys shown at your seat.</source>
        <translation>Du allein und in aller Ruhe, mit den Tasten an deinem Platz.</translation>
    </message>
    <message>
        <source>Your help</source>
        <translation>Deine Hilfe</translation>
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
        <source>deal, or activate the highlighted item</source>
        <translation>geben oder markiertes Element aktivieren</translation>
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
        <source>random</source>
        <translation>zufällig</translation>
    </message>
    <message>
        <source>remove the seat</source>
        <translation>Platz entfernen</translation>
    </message>
    <message>
        <source>strength of the seat</source>
        <translation>Spielstärke des Platzes</translation>
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
        <translation>{count} Personen an einem Computer: Zwischen ihren Zügen fällt ein Vorhang.</translation>
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
        <source>{seat}, your partner</source>
        <translation>{seat}, im Team mit dir</translation>
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
    <name>People</name>
    <message>
        <source>A face, a colour and help for each person; games are saved by person.</source>
        <translation>Jede Person hat Gesicht, Farbe und Hilfe; Spiele werden nach Personen gespeichert.</translation>
    </message>
    <message>
        <source>Add</source>
        <translation>Hinzufügen</translation>
    </message>
    <message>
        <source>Add a person</source>
        <translation>Eine Person hinzufügen</translation>
    </message>
    <message>
        <source>As for all</source>
        <translation>Wie für alle</translation>
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
        <source>If you remove a person, their games stay under the bare name.</source>
        <translation>Wenn du eine Person entfernst, bleiben ihre Spiele unter dem bloßen Namen erhalten.</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Behalten</translation>
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
        <source>Own keys</source>
        <translation>Eigene Tasten</translation>
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
        <source>Save</source>
        <translation>Speichern</translation>
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
        <translation>Dieser Name enthält Zeichen, die nicht verwendet werden können.</translation>
    </message>
    <message>
        <source>This name is too long: {count} characters at most.</source>
        <translation>Dieser Name ist zu lang: höchstens {count} Zeichen.</translation>
    </message>
    <message>
        <source>What is your name?</source>
        <translation>Wie heißt du?</translation>
    </message>
    <message>
        <source>beard</source>
        <translation>Bart</translation>
    </message>
    <message>
        <source>curls with a hairband</source>
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
    <name>PlainTable</name>
    <message>
        <source>Next round</source>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>The match</source>
        <translation>Die Partie</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
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
        <source>a notebook, after the round</source>
        <translation>ein Notizbuch, nach dem Durchgang</translation>
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
        <source>do what is chosen</source>
        <translation>das Gewählte tun</translation>
    </message>
    <message>
        <source>from seat to seat</source>
        <translation>von Platz zu Platz</translation>
    </message>
    <message>
        <source>move along the hand</source>
        <translation>durch die Hand gehen</translation>
    </message>
    <message>
        <source>show or hide a hint</source>
        <translation>Tipp ein- oder ausblenden</translation>
    </message>
    <message>
        <source>sort, or your own order</source>
        <translation>sortieren oder eigene Reihenfolge</translation>
    </message>
    <message>
        <source>take back your choice</source>
        <translation>deine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{names} and you win the match</source>
        <translation>{names} und du gewinnt die Partie</translation>
    </message>
    <message>
        <source>{names} won the match</source>
        <translation>{names}: Partie gewonnen</translation>
    </message>
    <message>
        <source>{name} chose: {action}.</source>
        <translation>{name} wählte: {action}.</translation>
    </message>
    <message>
        <source>{name} held {cards}.</source>
        <translation>{name} hielt {cards}.</translation>
    </message>
    <message>
        <source>{name} would choose: {action}.</source>
        <translation>{name} würde wählen: {action}.</translation>
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
    <name>Plots</name>
    <message>
        <source>Pictures</source>
        <translation>Bilder</translation>
    </message>
    <message>
        <source>Save as a picture</source>
        <translation>Als Bild speichern</translation>
    </message>
    <message>
        <source>Save as a table</source>
        <translation>Als Tabelle speichern</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>Tabellen</translation>
    </message>
</context>
<context>
    <name>Practice</name>
    <message numerus="yes">
        <source>%n day(s) in a row. A day left out does not break it.</source>
        <translation>
            <numerusform>Ein Tag in Folge. Ein ausgelassener Tag schadet nicht.</numerusform>
            <numerusform>%n Tage in Folge. Ein ausgelassener Tag schadet nicht.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n due now, {all} in all</source>
        <translation>
            <numerusform>Einer jetzt fällig, {all} insgesamt</numerusform>
            <numerusform>%n jetzt fällig, {all} insgesamt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n exercise(s) are damaged and have been left out.</source>
        <translation>
            <numerusform>Eine Aufgabe ist beschädigt und wurde ausgelassen.</numerusform>
            <numerusform>%n Aufgaben sind beschädigt und wurden ausgelassen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A new puzzle every day, the same for everybody.</source>
        <translation>Jeden Tag ein neues Rätsel, für alle dasselbe.</translation>
    </message>
    <message>
        <source>Answer at the table: choose your cards and play them.</source>
        <translation>Antworte am Tisch: Wähle deine Karten und spiele sie.</translation>
    </message>
    <message>
        <source>Best so far: rung {rung}</source>
        <translation>Bisher am besten: Sprosse {rung}</translation>
    </message>
    <message>
        <source>Calendar</source>
        <translation>Kalender</translation>
    </message>
    <message>
        <source>Chance to win the match</source>
        <translation>Chance, die Partie zu gewinnen</translation>
    </message>
    <message>
        <source>Choose here, or do it at the table.</source>
        <translation>Wähle hier, oder tu es am Tisch.</translation>
    </message>
    <message>
        <source>Decisions that cost much in real matches. Each comes back after a day, and again a week after it was solved.</source>
        <translation>Entscheidungen echter Partien, die viel gekostet haben. Jede kommt nach einem Tag wieder, und noch einmal eine Woche, nachdem sie gelöst ist.</translation>
    </message>
    <message>
        <source>Earlier month</source>
        <translation>Früherer Monat</translation>
    </message>
    <message>
        <source>Here is the answer.</source>
        <translation>Das ist die Lösung.</translation>
    </message>
    <message numerus="yes">
        <source>In %n second(s).</source>
        <translation>
            <numerusform>In einer Sekunde.</numerusform>
            <numerusform>In %n Sekunden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In the match it was “{answer}”, which cost %n point(s) of chance.</source>
        <translation>
            <numerusform>In der Partie war es „{answer}“; das hat einen Prozentpunkt Gewinnchance gekostet.</numerusform>
            <numerusform>In der Partie war es „{answer}“; das hat %n Prozentpunkte Gewinnchance gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>It comes back on {day}.</source>
        <translation>Er kommt am {day} wieder.</translation>
    </message>
    <message>
        <source>It only shows the time; nothing happens when it runs out.</source>
        <translation>Sie zeigt nur die Zeit; wenn sie abläuft, passiert nichts.</translation>
    </message>
    <message>
        <source>Later month</source>
        <translation>Späterer Monat</translation>
    </message>
    <message>
        <source>Leave</source>
        <translation>Verlassen</translation>
    </message>
    <message>
        <source>Look at it again</source>
        <translation>Noch einmal ansehen</translation>
    </message>
    <message>
        <source>Moments of {name}</source>
        <translation>Momente von {name}</translation>
    </message>
    <message>
        <source>Next</source>
        <comment>the exercise after this one</comment>
        <translation>Nächste</translation>
    </message>
    <message numerus="yes">
        <source>None due before {day}, %n in all</source>
        <translation>
            <numerusform>Keiner fällig vor dem {day}, einer insgesamt</numerusform>
            <numerusform>Keiner fällig vor dem {day}, %n insgesamt</numerusform>
        </translation>
    </message>
    <message>
        <source>None yet: they are found when you look back at a match</source>
        <translation>Noch keine: Sie finden sich beim Rückblick auf eine Partie</translation>
    </message>
    <message>
        <source>Not tried yet</source>
        <translation>Noch nicht probiert</translation>
    </message>
    <message>
        <source>Play today's puzzle</source>
        <translation>Heutiges Rätsel spielen</translation>
    </message>
    <message>
        <source>Practice: {game}</source>
        <translation>Üben: {game}</translation>
    </message>
    <message>
        <source>Put it back</source>
        <translation>Zurücklegen</translation>
    </message>
    <message>
        <source>Puzzle of the day</source>
        <translation>Rätsel des Tages</translation>
    </message>
    <message>
        <source>Puzzle of {day}</source>
        <translation>Rätsel vom {day}</translation>
    </message>
    <message>
        <source>Right!</source>
        <translation>Richtig!</translation>
    </message>
    <message>
        <source>Right: nothing else is clearly better.</source>
        <translation>Richtig: Nichts anderes ist klar besser.</translation>
    </message>
    <message>
        <source>Show the answer</source>
        <translation>Lösung zeigen</translation>
    </message>
    <message>
        <source>Solved twice: it does not come back.</source>
        <translation>Zweimal gelöst: Er kommt nicht wieder.</translation>
    </message>
    <message>
        <source>The exercises are missing; installing the program again helps.</source>
        <translation>Die Aufgaben fehlen; es hilft, das Programm neu zu installieren.</translation>
    </message>
    <message>
        <source>There is something better.</source>
        <translation>Es gibt etwas Besseres.</translation>
    </message>
    <message>
        <source>Throw it out</source>
        <translation>Aussortieren</translation>
    </message>
    <message>
        <source>Thrown out: it does not come back.</source>
        <translation>Aussortiert: Er kommt nicht wieder.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal</translation>
    </message>
    <message>
        <source>What do you do here?</source>
        <translation>Was tust du hier?</translation>
    </message>
    <message>
        <source>With a gentle clock</source>
        <translation>Mit sanfter Uhr</translation>
    </message>
    <message>
        <source>Your own moments</source>
        <translation>Deine eigenen Momente</translation>
    </message>
    <message>
        <source>not played</source>
        <translation>nicht gespielt</translation>
    </message>
    <message>
        <source>played, not solved</source>
        <translation>gespielt, nicht gelöst</translation>
    </message>
    <message>
        <source>solved</source>
        <translation>gelöst</translation>
    </message>
    <message>
        <source>the best</source>
        <translation>das Beste</translation>
    </message>
    <message>
        <source>your answer</source>
        <translation>deine Antwort</translation>
    </message>
    <message>
        <source>{answer}: {chance} to win the match, give or take {error}</source>
        <translation>{answer}: gewinnt die Partie zu {chance}, plus oder minus {error}</translation>
    </message>
    <message numerus="yes">
        <source>{right} of %n right</source>
        <translation>
            <numerusform>{right} von einer richtig</numerusform>
            <numerusform>{right} von %n richtig</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>QuandoCaptions</name>
    <message>
        <source>no 0: drew the hidden side</source>
        <translation>keine 0: verdeckt gezogen</translation>
    </message>
    <message>
        <source>no 0: drew the {number}</source>
        <translation>keine 0: {number} gezogen</translation>
    </message>
    <message>
        <source>played {cards}</source>
        <translation>{cards} gespielt</translation>
    </message>
    <message>
        <source>played {cards}, took the hidden side</source>
        <translation>{cards} gespielt, verdeckt gezogen</translation>
    </message>
    <message>
        <source>played {cards}, took the {number}</source>
        <translation>{cards} gespielt, {number} genommen</translation>
    </message>
    <message>
        <source>{cards}, hidden side</source>
        <translation>{cards}, verdeckt</translation>
    </message>
    <message>
        <source>{cards}, took {number}</source>
        <translation>{cards}, nimmt {number}</translation>
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
        <translation>Liebt die verdeckte Seite, ganz gleich, welche es ist.</translation>
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
    <name>QuandoClosing</name>
    <message numerus="yes">
        <source>%n turn(s) late</source>
        <translation>
            <numerusform>Einen Zug zu spät</numerusform>
            <numerusform>%n Züge zu spät</numerusform>
        </translation>
    </message>
    <message>
        <source>A knock on turn {turn} would have won with a chance of {chance}.</source>
        <translation>Ein Klopfen in Zug {turn} hätte mit einer Chance von {chance} gewonnen.</translation>
    </message>
    <message>
        <source>As good as the best</source>
        <translation>So gut wie der beste Moment</translation>
    </message>
    <message>
        <source>Hardly a moment</source>
        <translation>Kaum ein guter Moment</translation>
    </message>
    <message numerus="yes">
        <source>It cost you %n point(s) of chance to knock on turn {turn} and not on turn {best}.</source>
        <translation>
            <numerusform>In Zug {turn} statt in Zug {best} zu klopfen hat dich einen Prozentpunkt Chance gekostet.</numerusform>
            <numerusform>In Zug {turn} statt in Zug {best} zu klopfen hat dich %n Prozentpunkte Chance gekostet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Just in time</source>
        <translation>Genau richtig</translation>
    </message>
    <message>
        <source>Knock closed</source>
        <translation>Klopfen noch nicht möglich</translation>
    </message>
    <message>
        <source>No knock was likely to win: {chance} at best, on turn {turn}.</source>
        <translation>Kein Klopfen hätte wahrscheinlich gewonnen: höchstens {chance}, in Zug {turn}.</translation>
    </message>
    <message>
        <source>No turn was better: it cost you nothing.</source>
        <translation>Kein Zug war besser: Es hat dich nichts gekostet.</translation>
    </message>
    <message>
        <source>On none of your turns was a knock likely to win the round.</source>
        <translation>In keinem deiner Züge hätte ein Klopfen den Durchgang wahrscheinlich gewonnen.</translation>
    </message>
    <message>
        <source>On turn {turn} your total was {total}, and few could be lower.</source>
        <translation>In Zug {turn} war deine Summe {total}, und kaum jemand konnte darunter liegen.</translation>
    </message>
    <message>
        <source>On turn {turn} your total was {total}, and somebody was probably lower.</source>
        <translation>In Zug {turn} war deine Summe {total}, und wahrscheinlich lag jemand darunter.</translation>
    </message>
    <message>
        <source>On turn {turn} your total was {total}; somebody could be lower.</source>
        <translation>In Zug {turn} war deine Summe {total}; jemand konnte darunter liegen.</translation>
    </message>
    <message>
        <source>The round was over before you could have knocked: there is no curve.</source>
        <translation>Der Durchgang war zu Ende, bevor du klopfen konntest: Es gibt keine Kurve.</translation>
    </message>
    <message>
        <source>You did not knock</source>
        <translation>Du hast nicht geklopft</translation>
    </message>
    <message>
        <source>You knocked all the same, with a total of {total}.</source>
        <translation>Du hast trotzdem geklopft, mit einer Summe von {total}.</translation>
    </message>
    <message>
        <source>You knocked on turn {turn}: the difference is smaller than the error of this reckoning.</source>
        <translation>Du hast in Zug {turn} geklopft: Der Unterschied ist kleiner als der Fehler dieser Rechnung.</translation>
    </message>
    <message>
        <source>You knocked: {chance}</source>
        <translation>Geklopft: {chance}</translation>
    </message>
    <message>
        <source>You played on, and the others caught up.</source>
        <translation>Du hast weitergespielt, und die anderen haben aufgeholt.</translation>
    </message>
    <message>
        <source>You played on, and your total rose from {low} to {total}.</source>
        <translation>Du hast weitergespielt, und deine Summe stieg von {low} auf {total}.</translation>
    </message>
    <message>
        <source>Your chance to win round {number}, had you knocked on each of your turns.</source>
        <translation>Deine Chance, Durchgang {number} zu gewinnen, hättest du im jeweiligen Zug geklopft.</translation>
    </message>
    <message>
        <source>turn {turn}, when you knocked</source>
        <translation>Zug {turn}, als du geklopft hast</translation>
    </message>
</context>
<context>
    <name>QuandoGuidance</name>
    <message>
        <source>Everybody else would turn a 0 over or draw.</source>
        <translation>Alle anderen müssten eine 0 umdrehen oder ziehen.</translation>
    </message>
    <message>
        <source>Everybody saw it: one front in that hand is known, and a low one.</source>
        <translation>Das haben alle gesehen: Eine Vorderseite dieser Hand ist bekannt, und zwar eine niedrige.</translation>
    </message>
    <message>
        <source>Exactly three together are a triplet: everybody else turns a 0 over or draws.</source>
        <translation>Genau drei zusammen sind ein Zahlendrilling: Alle anderen drehen eine 0 um oder ziehen.</translation>
    </message>
    <message>
        <source>I would wait a little.</source>
        <translation>Ich würde noch warten.</translation>
    </message>
    <message>
        <source>It is the back now, which you see. The front only {name} knows.</source>
        <translation>Sie ist jetzt die Rückseite, die du siehst. Die Vorderseite kennt nur {name}.</translation>
    </message>
    <message>
        <source>So high a number is taken because it fits: expect equals or a straight with it.</source>
        <translation>Eine so hohe Zahl nimmt man, weil sie passt: Rechne mit gleichen Zahlen oder einer Straße.</translation>
    </message>
    <message>
        <source>That gets rid of {more} points, your play of {less}.</source>
        <translation>Damit wirst du {more} Punkte los, mit deinen Karten {less}.</translation>
    </message>
    <message>
        <source>This is a good moment to knock.</source>
        <translation>Jetzt ist ein guter Moment zum Klopfen.</translation>
    </message>
    <message>
        <source>Three {numbers} would be a triplet.</source>
        <translation>Drei {numbers} wären ein Zahlendrilling.</translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) your chance to win the round is {chance}.</source>
        <translation>
            <numerusform>Mit %n Punkt gewinnst du den Durchgang mit {chance} Wahrscheinlichkeit.</numerusform>
            <numerusform>Mit %n Punkten gewinnst du den Durchgang mit {chance} Wahrscheinlichkeit.</numerusform>
        </translation>
    </message>
    <message>
        <source>You can still take it back.</source>
        <translation>Du kannst es noch zurücknehmen.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n point(s).</source>
        <translation>
            <numerusform>Du hast %n Punkt auf der Hand.</numerusform>
            <numerusform>Du hast %n Punkte auf der Hand.</numerusform>
        </translation>
    </message>
    <message>
        <source>You hold {count} {numbers}.</source>
        <translation>Du hast {count} {numbers}.</translation>
    </message>
    <message>
        <source>You hold {count} {numbers}: they go together.</source>
        <translation>Du hast {count} {numbers}: Die passen zusammen.</translation>
    </message>
    <message>
        <source>You may knock now.</source>
        <translation>Du darfst jetzt klopfen.</translation>
    </message>
    <message>
        <source>{name} did not want the {number}.</source>
        <translation>{name} wollte die {number} nicht.</translation>
    </message>
    <message>
        <source>{name} took the {number} that was shown.</source>
        <translation>{name} hat die offene {number} genommen.</translation>
    </message>
    <message>
        <source>{numbers} would go together.</source>
        <translation>{numbers} passen zusammen.</translation>
    </message>
</context>
<context>
    <name>QuandoGuide</name>
    <message>
        <source>First play, then draw</source>
        <translation>Erst spielen, dann ziehen</translation>
    </message>
    <message>
        <source>Last turn: play, or pass</source>
        <translation>Letzter Zug, oder passe</translation>
    </message>
    <message>
        <source>No 0, so you draw</source>
        <translation>Keine 0, also ziehst du</translation>
    </message>
    <message>
        <source>Play equal numbers or three in a row and draw one, or knock</source>
        <translation>Spiele gleiche Zahlen oder eine Straße und zieh eine Karte, oder klopfe</translation>
    </message>
    <message>
        <source>Play equal numbers or three in a row, then draw one</source>
        <translation>Spiele gleiche Zahlen oder eine Straße, dann zieh eine Karte</translation>
    </message>
    <message>
        <source>Play equal numbers, or three in a row, then draw one card. The lowest hand wins.</source>
        <translation>Spiele gleiche Zahlen oder drei in einer Reihe, dann zieh eine Karte. Wer am wenigsten auf der Hand hat, gewinnt.</translation>
    </message>
    <message>
        <source>Triplet</source>
        <translation>Zahlendrilling</translation>
    </message>
    <message>
        <source>a {number}</source>
        <comment>a number other than 8</comment>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>an {number}</source>
        <comment>the number 8</comment>
        <translation>eine {number}</translation>
    </message>
    <message>
        <source>you saw it</source>
        <translation>hast du gesehen</translation>
    </message>
    <message>
        <source>{first} or {second}</source>
        <translation>{first} oder {second}</translation>
    </message>
    <message>
        <source>{name}'s triplet: no 0, so you draw</source>
        <translation>Zahlendrilling von {name}: keine 0, also ziehst du</translation>
    </message>
    <message>
        <source>{name}'s triplet: turn a 0 over</source>
        <translation>Zahlendrilling von {name}: Dreh eine 0 um</translation>
    </message>
    <message>
        <source>{numbers} … add {more}</source>
        <translation>{numbers} … dazu {more}</translation>
    </message>
    <message>
        <source>{numbers} … but you have neither {first} nor {second}</source>
        <translation>{numbers} … aber du hast weder {first} noch {second}</translation>
    </message>
    <message>
        <source>{numbers} … but you have no {number}</source>
        <translation>{numbers} … aber du hast keine {number}</translation>
    </message>
</context>
<context>
    <name>QuandoKeys</name>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>Spread the discard pile</source>
        <translation>Ablagestapel ausbreiten</translation>
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
        <source>show or hide a hint</source>
        <translation>Tipp ein- oder ausblenden</translation>
    </message>
    <message>
        <source>sort, or your own order</source>
        <translation>sortieren oder eigene Reihenfolge</translation>
    </message>
    <message>
        <source>spread the discard pile</source>
        <translation>Ablagestapel ausbreiten</translation>
    </message>
    <message>
        <source>take back your choice</source>
        <translation>deine Wahl zurücknehmen</translation>
    </message>
    <message>
        <source>take that side</source>
        <translation>diese Seite nehmen</translation>
    </message>
    <message>
        <source>to the shown or the hidden side</source>
        <translation>zur offenen oder verdeckten Seite</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>QuandoLesson</name>
    <message>
        <source>By keys: Space chooses the card, Enter plays it.</source>
        <translation>Mit Tasten: Leertaste wählt die Karte, Eingabe spielt sie.</translation>
    </message>
    <message>
        <source>By keys: hold {key}.</source>
        <translation>Mit Tasten: {key} gedrückt halten.</translation>
    </message>
    <message>
        <source>By keys: left arrow, then Space.</source>
        <translation>Mit Tasten: Pfeil links, dann Leertaste.</translation>
    </message>
    <message>
        <source>By keys: press 0.</source>
        <translation>Mit Tasten: die 0.</translation>
    </message>
    <message>
        <source>By keys: right arrow, then Space.</source>
        <translation>Mit Tasten: Pfeil rechts, dann Leertaste.</translation>
    </message>
    <message>
        <source>By keys: type the numbers, then press Enter.</source>
        <translation>Mit Tasten: die Zahlen tippen, dann Eingabe.</translation>
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
        <source>{name} takes the shown {front}.</source>
        <translation>{name} nimmt die offene {front}.</translation>
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
    <name>QuandoLooking</name>
    <message numerus="yes">
        <source>%n play(s) in this round</source>
        <translation>
            <numerusform>%n Mal gespielt in diesem Durchgang</numerusform>
            <numerusform>%n Mal gespielt in diesem Durchgang</numerusform>
        </translation>
    </message>
    <message>
        <source>Discard pile: {cards}</source>
        <translation>Ablagestapel: {cards}</translation>
    </message>
    <message>
        <source>Nothing has been played yet</source>
        <translation>Noch wurde nichts gespielt</translation>
    </message>
    <message>
        <source>Points by round: {points}</source>
        <translation>Punkte je Durchgang: {points}</translation>
    </message>
    <message>
        <source>What everybody saw, the last card first</source>
        <translation>Was alle gesehen haben, die letzte Karte zuerst</translation>
    </message>
</context>
<context>
    <name>QuandoNotebook</name>
    <message>
        <source>A knock with {total}? I found that too bold.</source>
        <translation>Klopfen mit {total}? Das war mir zu kühn.</translation>
    </message>
    <message>
        <source>After your knock</source>
        <translation>Nach deinem Klopfen</translation>
    </message>
    <message>
        <source>After {name}'s knock</source>
        <translation>Nach dem Klopfen von {name}</translation>
    </message>
    <message>
        <source>I had {total} in hand and laid my three {fronts}: the others paid.</source>
        <translation>Mit {total} auf der Hand legte ich meine drei {fronts}: Die anderen zahlten.</translation>
    </message>
    <message>
        <source>I had {total} in hand and wanted it lower before I knock.</source>
        <translation>Mit {total} auf der Hand wollte ich noch nicht klopfen.</translation>
    </message>
    <message numerus="yes">
        <source>I held %n point(s) then; my three equal cards showed {front}, and the others had to pay.</source>
        <translation>
            <numerusform>Ich hatte da %n Punkt; meine drei gleichen Karten zeigten die {front}, und die anderen mussten zahlen.</numerusform>
            <numerusform>Ich hatte da %n Punkte; meine drei gleichen Karten zeigten die {front}, und die anderen mussten zahlen.</numerusform>
        </translation>
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
            <numerusform>Deine eine Karte kannte ich nicht und tippte auf {guess}; richtig war {total}.</numerusform>
            <numerusform>Von deinen %n Karten kannte ich keine und tippte auf zusammen {guess}; richtig war {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew none of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Die eine Karte von {name} kannte ich nicht und tippte auf {guess}; richtig war {total}.</numerusform>
            <numerusform>Von den %n Karten von {name} kannte ich keine und tippte auf zusammen {guess}; richtig war {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of your %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Von deiner einen Karte kannte ich {known} und tippte auf {guess}; richtig war {total}.</numerusform>
            <numerusform>Von deinen %n Karten kannte ich {known} und tippte auf zusammen {guess}; richtig war {total}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>I knew {known} of {name}'s %n card(s) and guessed {guess} in all; it was {total}.</source>
        <translation>
            <numerusform>Von der einen Karte von {name} kannte ich {known} und tippte auf {guess}; richtig war {total}.</numerusform>
            <numerusform>Von den %n Karten von {name} kannte ich {known} und tippte auf zusammen {guess}; richtig war {total}.</numerusform>
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
        <source>It was {laid} or {other} on turn {turn}, and I saw a difference of {points} points.</source>
        <translation>{laid} oder {other}, das war in Zug {turn} die Frage; ich sah {points} Punkte Unterschied.</translation>
    </message>
    <message>
        <source>On turn {turn} I laid {laid} rather than {other}: by my reckoning {points} points better.</source>
        <translation>In Zug {turn} legte ich {laid} statt {other}: nach meiner Rechnung {points} Punkte besser.</translation>
    </message>
    <message>
        <source>On turn {turn} I laid {laid}: I saw nothing heavier.</source>
        <translation>In Zug {turn} legte ich {laid}: Etwas Schwereres sah ich nicht.</translation>
    </message>
    <message>
        <source>On turn {turn} I laid {laid}: everything else seemed clearly worse.</source>
        <translation>In Zug {turn} legte ich {laid}: Alles andere schien mir klar schlechter.</translation>
    </message>
    <message>
        <source>On turn {turn} I was glad to be rid of {laid}.</source>
        <translation>In Zug {turn} war ich froh, {laid} los zu sein.</translation>
    </message>
    <message>
        <source>Only {laid} made sense to me on turn {turn}.</source>
        <translation>In Zug {turn} kam für mich nur {laid} infrage.</translation>
    </message>
    <message>
        <source>This round left me nothing to decide.</source>
        <translation>In diesem Durchgang hatte ich nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>Three {fronts} at once, and everybody else had to pay.</source>
        <translation>Drei {fronts} auf einmal, und alle anderen mussten zahlen.</translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance, and with it {match} to win the match, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance} und damit {match} für den Sieg in der Partie, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance} und damit {match} für den Sieg in der Partie, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}, also spielte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I knocked.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also klopfte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also klopfte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance: {knock} points on average, against {play} for playing on, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}: im Schnitt {knock} Punkte gegen {play} beim Weiterspielen, also spielte ich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With %n point(s) I gave a knock a {chance} chance; playing on gave me {match} to win the match, so I played.</source>
        <translation>
            <numerusform>Mit einem Punkt auf der Hand gab ich dem Klopfen {chance}; beim Weiterspielen sah ich {match} für den Sieg in der Partie, also spielte ich.</numerusform>
            <numerusform>Mit %n Punkten auf der Hand gab ich dem Klopfen {chance}; beim Weiterspielen sah ich {match} für den Sieg in der Partie, also spielte ich.</numerusform>
        </translation>
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
    <message>
        <source>{laid} and {other} seemed all the same to me on turn {turn}.</source>
        <translation>In Zug {turn} waren mir {laid} und {other} gleich lieb.</translation>
    </message>
    <message>
        <source>{laid} on turn {turn}: nothing else came near it.</source>
        <translation>{laid} in Zug {turn}: Nichts anderes kam dem nahe.</translation>
    </message>
    <message>
        <source>{laid} went on turn {turn}, as much as I could get rid of.</source>
        <translation>In Zug {turn} ging {laid} weg, mehr wurde ich nicht los.</translation>
    </message>
    <message>
        <source>{other} had to wait on turn {turn}: I put it {points} points behind {laid}.</source>
        <translation>{other} musste in Zug {turn} warten: Ich sah es {points} Punkte hinter {laid}.</translation>
    </message>
</context>
<context>
    <name>QuandoNumbers</name>
    <message>
        <source>Knocks</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>No knock yet.</source>
        <translation>Noch nie geklopft.</translation>
    </message>
    <message>
        <source>Only zeros, by you</source>
        <translation>Nur Nullen, von dir</translation>
    </message>
    <message>
        <source>Only zeros, by {name}</source>
        <translation>Nur Nullen, von {name}</translation>
    </message>
    <message>
        <source>Triplet of {numbers}, by you</source>
        <translation>Zahlendrilling aus {numbers}, von dir</translation>
    </message>
    <message>
        <source>Triplet of {numbers}, by {name}</source>
        <translation>Zahlendrilling aus {numbers}, von {name}</translation>
    </message>
    <message>
        <source>When you knock</source>
        <translation>Wann du klopfst</translation>
    </message>
    <message>
        <source>You knocked in vain, with {total}</source>
        <translation>Du hast vergeblich geklopft, mit {total}</translation>
    </message>
    <message>
        <source>You knocked, alone lowest with {total}</source>
        <translation>Du hast geklopft, mit {total} allein am niedrigsten</translation>
    </message>
    <message>
        <source>few triplets</source>
        <translation>kaum Zahlendrillinge</translation>
    </message>
    <message>
        <source>hidden side</source>
        <translation>verdeckte Seite</translation>
    </message>
    <message>
        <source>knocks early</source>
        <translation>klopft früh</translation>
    </message>
    <message>
        <source>knocks late</source>
        <translation>klopft spät</translation>
    </message>
    <message>
        <source>many at once</source>
        <translation>viele auf einmal</translation>
    </message>
    <message>
        <source>many triplets</source>
        <translation>viele Zahlendrillinge</translation>
    </message>
    <message numerus="yes">
        <source>of %n were lowest alone</source>
        <translation>
            <numerusform>von %n war allein am niedrigsten</numerusform>
            <numerusform>von %n waren allein am niedrigsten</numerusform>
        </translation>
    </message>
    <message>
        <source>on turn {number}</source>
        <translation>im {number}. Zug</translation>
    </message>
    <message>
        <source>one by one</source>
        <translation>Karte für Karte</translation>
    </message>
    <message>
        <source>points a round</source>
        <translation>Punkte pro Durchgang</translation>
    </message>
    <message>
        <source>shown side</source>
        <translation>offene Seite</translation>
    </message>
    <message>
        <source>{name} knocked in vain, with {total}</source>
        <translation>{name} hat vergeblich geklopft, mit {total}</translation>
    </message>
    <message>
        <source>{name} knocked, alone lowest with {total}</source>
        <translation>{name} hat geklopft, mit {total} allein am niedrigsten</translation>
    </message>
    <message>
        <source>{number} a round</source>
        <translation>{number} pro Durchgang</translation>
    </message>
    <message>
        <source>{number} cards a turn</source>
        <translation>{number} Karten pro Zug</translation>
    </message>
    <message numerus="yes">
        <source>{won} of %n knock(s)</source>
        <translation>
            <numerusform>{won} von %n Klopfen</numerusform>
            <numerusform>{won} von %n Klopfen</numerusform>
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
        <source>Extra points if someone else is as low or lower</source>
        <translation>Zusatzpunkte, wenn jemand ebenso wenig oder weniger hat</translation>
    </message>
    <message>
        <source>Failed knock</source>
        <translation>Misslungenes Klopfen</translation>
    </message>
    <message>
        <source>How many cards everyone is dealt in each round</source>
        <translation>So viele Karten bekommen alle in jedem Durchgang</translation>
    </message>
    <message>
        <source>How often everyone must play before anyone may knock</source>
        <translation>So oft müssen alle spielen, bevor jemand klopfen darf</translation>
    </message>
    <message>
        <source>Knocking allowed after</source>
        <translation>Klopfen erlaubt nach</translation>
    </message>
    <message>
        <source>Memory help</source>
        <translation>Merkhilfe</translation>
    </message>
    <message>
        <source>Play to</source>
        <translation>Gespielt wird bis</translation>
    </message>
    <message>
        <source>Shows what you have seen on the backs of your own cards</source>
        <translation>Zeigt bei deinen Karten, was du auf ihren Rückseiten gesehen hast</translation>
    </message>
    <message>
        <source>The match ends when someone reaches this many points</source>
        <translation>Die Partie endet, sobald jemand so viele Punkte hat</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>dem Geben</translation>
    </message>
</context>
<context>
    <name>QuandoPractice</name>
    <message>
        <source>Knock</source>
        <translation>Klopfen</translation>
    </message>
    <message>
        <source>Knock or not</source>
        <translation>Klopfen oder nicht</translation>
    </message>
    <message>
        <source>Knock, or play on?</source>
        <translation>Klopfen oder weiter?</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Nicht klopfen</translation>
    </message>
    <message>
        <source>The side that you see, or the one that you do not.</source>
        <translation>Die Seite, die du siehst, oder die andere.</translation>
    </message>
    <message>
        <source>What to lay, and what to keep together.</source>
        <translation>Was du spielst und was du zusammenhältst.</translation>
    </message>
    <message>
        <source>When a low hand is low enough.</source>
        <translation>Wann wenige Punkte wenig genug sind.</translation>
    </message>
    <message>
        <source>Which set</source>
        <translation>Welche Karten</translation>
    </message>
    <message>
        <source>Which set do you play?</source>
        <translation>Welche Karten spielst du?</translation>
    </message>
    <message>
        <source>Which side</source>
        <translation>Welche Seite</translation>
    </message>
    <message>
        <source>Which side do you take?</source>
        <translation>Welche Seite nimmst du?</translation>
    </message>
    <message numerus="yes">
        <source>{name} would play on, because a knock with %n point(s) fails too often.</source>
        <translation>
            <numerusform>{name} würde nicht klopfen, denn mit einem Punkt misslingt das zu oft.</numerusform>
            <numerusform>{name} würde nicht klopfen, denn mit %n Punkten misslingt das zu oft.</numerusform>
        </translation>
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
        <translation>Jetzt klopfen: Gewinnchance {chance}</translation>
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
        <source>because a triplet costs everybody else a penalty, and gets rid of all your points.</source>
        <translation>denn ein Zahlendrilling kostet alle anderen eine Strafe, und du bist alle Punkte los.</translation>
    </message>
    <message>
        <source>because a triplet costs everybody else a penalty, and gets rid of {laid} of your {total} points.</source>
        <translation>denn ein Zahlendrilling kostet alle anderen eine Strafe, und du bist {laid} deiner {total} Punkte los.</translation>
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
    <message numerus="yes">
        <source>because playing and drawing would hardly lower your %n point(s).</source>
        <translation>
            <numerusform>denn Spielen und Ziehen macht aus deinem einen Punkt kaum weniger.</numerusform>
            <numerusform>denn Spielen und Ziehen macht aus deinen %n Punkten kaum weniger.</numerusform>
        </translation>
    </message>
    <message>
        <source>because that gets rid of all your points.</source>
        <translation>denn damit bist du alle Punkte los.</translation>
    </message>
    <message>
        <source>because that gets rid of {laid} of your {total} points, and {group} can wait.</source>
        <translation>denn damit bist du {laid} deiner {total} Punkte los, und {group} können warten.</translation>
    </message>
    <message>
        <source>because that gets rid of {laid} of your {total} points.</source>
        <translation>denn damit bist du {laid} deiner {total} Punkte los.</translation>
    </message>
    <message>
        <source>because that is {count} cards at once.</source>
        <translation>denn das sind {count} Karten auf einmal.</translation>
    </message>
    <message numerus="yes">
        <source>because that keeps {group} together and leaves %n point(s).</source>
        <translation>
            <numerusform>denn so bleiben {group} zusammen, bei noch einem Punkt.</numerusform>
            <numerusform>denn so bleiben {group} zusammen, bei noch %n Punkten.</numerusform>
        </translation>
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
        <source>because what is left, %n point(s), goes together best.</source>
        <translation>
            <numerusform>denn was bleibt, ein Punkt, passt am besten zusammen.</numerusform>
            <numerusform>denn was bleibt, %n Punkte, passt am besten zusammen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, but brings {knock} points on average; playing on brings {points}.</source>
        <translation>
            <numerusform>denn mit einem Punkt gewinnst du durch Klopfen mit {chance} Wahrscheinlichkeit, bekommst im Schnitt aber {knock} Punkte; beim Weiterspielen sind es {points}.</numerusform>
            <numerusform>denn mit %n Punkten gewinnst du durch Klopfen mit {chance} Wahrscheinlichkeit, bekommst im Schnitt aber {knock} Punkte; beim Weiterspielen sind es {points}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, but for the whole match playing on is better.</source>
        <translation>
            <numerusform>denn mit einem Punkt gewinnst du den Durchgang durch Klopfen zwar mit {chance} Wahrscheinlichkeit, aber für die ganze Partie ist Weiterspielen besser.</numerusform>
            <numerusform>denn mit %n Punkten gewinnst du den Durchgang durch Klopfen zwar mit {chance} Wahrscheinlichkeit, aber für die ganze Partie ist Weiterspielen besser.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) a knock wins the round with a chance of {chance}, playing on with {wait}.</source>
        <translation>
            <numerusform>denn mit einem Punkt gewinnst du den Durchgang durch Klopfen mit {chance} Wahrscheinlichkeit, durch Weiterspielen mit {wait}.</numerusform>
            <numerusform>denn mit %n Punkten gewinnst du den Durchgang durch Klopfen mit {chance} Wahrscheinlichkeit, durch Weiterspielen mit {wait}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because with %n point(s) your chance to win the round is {chance}.</source>
        <translation>
            <numerusform>denn mit einem Punkt ist deine Gewinnchance {chance}.</numerusform>
            <numerusform>denn mit %n Punkten ist deine Gewinnchance {chance}.</numerusform>
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
        <source>the {count} {numbers}</source>
        <translation>die {count} {numbers}</translation>
    </message>
    <message>
        <source>turn the card over</source>
        <translation>die Karte umdrehen</translation>
    </message>
    <message>
        <source>turn this 0 over</source>
        <translation>diese 0 umdrehen</translation>
    </message>
    <message>
        <source>turn your 0 over</source>
        <translation>deine 0 umdrehen</translation>
    </message>
    <message>
        <source>{name} would not knock but {move}</source>
        <translation>{name} würde nicht klopfen, sondern {move}</translation>
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
        <source>Cannot be undone: you have seen the hidden side</source>
        <translation>Kein Zurück: Du hast die verdeckte Seite gesehen</translation>
    </message>
    <message>
        <source>Cannot be undone: you have seen the next card</source>
        <translation>Kein Zurück: Du hast die nächste Karte gesehen</translation>
    </message>
    <message>
        <source>Choose cards with the same number, or three in a row, like 5 6 7</source>
        <translation>Wähle gleiche Zahlen oder drei in Folge, etwa 5 6 7</translation>
    </message>
    <message>
        <source>Choose one of your zeros to turn over</source>
        <translation>Wähle eine deiner Nullen zum Umdrehen</translation>
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
        <source>It is not your turn: {name} is playing</source>
        <translation>Du bist nicht dran: {name} ist dran</translation>
    </message>
    <message>
        <source>Knocking is allowed when all have played {times}: you have not yet</source>
        <translation>Klopfen geht erst, wenn alle {times} gespielt haben: du noch nicht</translation>
    </message>
    <message numerus="yes">
        <source>Knocking is allowed when all have played {times}: {names} have not yet</source>
        <translation>
            <numerusform>Klopfen geht erst, wenn alle {times} gespielt haben: {names} noch nicht</numerusform>
            <numerusform>Klopfen geht erst, wenn alle {times} gespielt haben: {names} noch nicht</numerusform>
        </translation>
    </message>
    <message>
        <source>Now draw: choose a side of the top card</source>
        <translation>Jetzt ziehen: Wähle eine Seite der obersten Karte</translation>
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
        <source>You can pass only in the last round, after a knock</source>
        <translation>Passen kannst du nur in der letzten Runde, nach dem Klopfen</translation>
    </message>
    <message>
        <source>You have already knocked</source>
        <translation>Du hast schon geklopft</translation>
    </message>
    <message>
        <source>you</source>
        <translation>du</translation>
    </message>
    <message>
        <source>{name} has already knocked: this is the last round</source>
        <translation>{name} hat schon geklopft: Dies ist die letzte Runde</translation>
    </message>
    <message>
        <source>{numbers} is not a straight: straights end at 0 and 10</source>
        <translation>{numbers} ist keine Straße: Bei 0 und bei 10 ist Schluss</translation>
    </message>
    <message>
        <source>{numbers} is not a straight: three in a row, like {example}</source>
        <translation>{numbers} ist keine Straße: drei in Folge, etwa {example}</translation>
    </message>
    <message>
        <source>{numbers}: play only cards with the same number, or three in a row</source>
        <translation>{numbers}: Spiele nur gleiche Zahlen oder drei in Folge</translation>
    </message>
</context>
<context>
    <name>QuandoReplay</name>
    <message>
        <source>Paper: the backs you saw. Your own you could not see.</source>
        <translation>Papier: die Rückseiten, die du sahst; deine sahst du nicht.</translation>
    </message>
    <message>
        <source>Paper: what the others saw. Solid: what counted.</source>
        <translation>Papier: was die anderen sahen. Farbig: was zählte.</translation>
    </message>
</context>
<context>
    <name>QuandoSettings</name>
    <message>
        <source>Ask before turning a card over</source>
        <translation>Vor dem Umdrehen einer Karte fragen</translation>
    </message>
    <message>
        <source>Both prevent knocking by accident</source>
        <translation>Beides verhindert versehentliches Klopfen</translation>
    </message>
    <message>
        <source>Hand total</source>
        <translation>Summe der Hand</translation>
    </message>
    <message>
        <source>Hold</source>
        <translation>Halten</translation>
    </message>
    <message>
        <source>How likely a knock is to win; here for everyone, or per person under People</source>
        <translation>Wie wahrscheinlich ein Klopfen gewinnt; hier für alle, unter Personen einzeln</translation>
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
        <source>Memory help</source>
        <translation>Merkhilfe</translation>
    </message>
    <message>
        <source>On your turn: how likely a knock is to win</source>
        <translation>Wenn du dran bist: wie wahrscheinlich ein Klopfen gewinnt</translation>
    </message>
    <message>
        <source>Press twice</source>
        <translation>Zweimal drücken</translation>
    </message>
    <message>
        <source>The backs of your own cards, as far as you have seen them</source>
        <translation>Die Rückseiten deiner Karten, soweit du sie gesehen hast</translation>
    </message>
    <message>
        <source>Turning a card over needs a second press</source>
        <translation>Zum Umdrehen musst du noch einmal drücken</translation>
    </message>
    <message>
        <source>What your cards add up to, beside your face</source>
        <translation>Was deine Karten zusammen zählen, neben deinem Gesicht</translation>
    </message>
    <message>
        <source>What your cards add up to; off here for everyone, or per person under People</source>
        <translation>Was deine Karten zusammen zählen; hier aus für alle oder unter Personen für einzelne</translation>
    </message>
</context>
<context>
    <name>QuandoSheet</name>
    <message numerus="yes">
        <source>%n card(s) drawn</source>
        <translation>
            <numerusform>%n Karte gezogen</numerusform>
            <numerusform>%n Karten gezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n zero(s) turned over</source>
        <translation>
            <numerusform>%n Null umgedreht</numerusform>
            <numerusform>%n Nullen umgedreht</numerusform>
        </translation>
    </message>
    <message>
        <source>Alone!</source>
        <translation>Allein!</translation>
    </message>
    <message>
        <source>Best knock</source>
        <translation>Bestes Klopfen</translation>
    </message>
    <message>
        <source>Biggest play</source>
        <translation>Größter Zug</translation>
    </message>
    <message>
        <source>Boldest knock</source>
        <translation>Kühnstes Klopfen</translation>
    </message>
    <message>
        <source>Cruellest triplet</source>
        <translation>Grausamster Zahlendrilling</translation>
    </message>
    <message>
        <source>Fronts</source>
        <translation>Vorderseiten</translation>
    </message>
    <message>
        <source>Light: earlier rounds.  Solid: this round.</source>
        <translation>Blass: frühere Durchgänge.  Kräftig: dieser.</translation>
    </message>
    <message>
        <source>Luckiest turn</source>
        <translation>Glücklichster Zug</translation>
    </message>
    <message>
        <source>Next round</source>
        <translation>Nächster Durchgang</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Race to {target}, fewest points win</source>
        <translation>Bis {target}, die wenigsten Punkte gewinnen</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>The price: {harm}.</source>
        <translation>Der Preis: {harm}.</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Summe</translation>
    </message>
    <message>
        <source>You got rid of {row} at once.</source>
        <translation>Du bist {row} auf einmal losgeworden.</translation>
    </message>
    <message>
        <source>You hold nothing but zeros.</source>
        <translation>Du hast nur noch Nullen.</translation>
    </message>
    <message>
        <source>You knocked with {total}</source>
        <translation>Du hast mit {total} geklopft</translation>
    </message>
    <message numerus="yes">
        <source>You knocked with {total} and were %n point(s) ahead.</source>
        <translation>
            <numerusform>Du hast mit {total} geklopft und lagst %n Punkt vorn.</numerusform>
            <numerusform>Du hast mit {total} geklopft und lagst %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>You knocked with {total}, and somebody had {lowest}.</source>
        <translation>Du hast mit {total} geklopft, und jemand hatte {lowest}.</translation>
    </message>
    <message>
        <source>You knocked with {total}, the lowest total.</source>
        <translation>Du hast mit {total} geklopft, der niedrigsten Summe.</translation>
    </message>
    <message>
        <source>You played three {numbers}.</source>
        <translation>Du hast drei {numbers} gespielt.</translation>
    </message>
    <message>
        <source>You turned the {left} over and found {found} behind it.</source>
        <translation>Du hast die {left} umgedreht und dahinter die {found} gefunden.</translation>
    </message>
    <message>
        <source>You win the match</source>
        <translation>Du gewinnst die Partie</translation>
    </message>
    <message>
        <source>You win the round</source>
        <translation>Du gewinnst den Durchgang</translation>
    </message>
    <message numerus="yes">
        <source>Your lowest match so far: %n point(s).</source>
        <translation>
            <numerusform>Deine niedrigste Partie bisher: %n Punkt.</numerusform>
            <numerusform>Deine niedrigste Partie bisher: %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>knocked</source>
        <translation>hat geklopft</translation>
    </message>
    <message>
        <source>lowest</source>
        <translation>niedrigste Summe</translation>
    </message>
    <message>
        <source>{knock}, but you have only {lowest}.</source>
        <translation>{knock}, aber du hast nur {lowest}.</translation>
    </message>
    <message>
        <source>{knock}, but you have {total} as well. A knocker must be the only one with the lowest total.</source>
        <translation>{knock}, aber auch du hast nur {total}. Wer klopft, muss allein die niedrigste Summe haben.</translation>
    </message>
    <message>
        <source>{knock}, but {names} and you have only {lowest}.</source>
        <translation>{knock}, aber {names} und du habt nur {lowest}.</translation>
    </message>
    <message>
        <source>{knock}, but {names} and you have {total} as well. A knocker must be the only one with the lowest total.</source>
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
        <source>{knock}, but {names} have {total} as well. A knocker must be the only one with the lowest total.</source>
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
        <source>{names} and you win the round</source>
        <translation>{names} und du gewinnt den Durchgang</translation>
    </message>
    <message>
        <source>{names} got rid of {row} at once.</source>
        <translation>{names} ist {row} auf einmal losgeworden.</translation>
    </message>
    <message>
        <source>{names} holds nothing but zeros.</source>
        <translation>{names} hat nur noch Nullen.</translation>
    </message>
    <message>
        <source>{names} knocked with {total}</source>
        <translation>{names} hat mit {total} geklopft</translation>
    </message>
    <message numerus="yes">
        <source>{names} knocked with {total} and was %n point(s) ahead.</source>
        <translation>
            <numerusform>{names} hat mit {total} geklopft und lag %n Punkt vorn.</numerusform>
            <numerusform>{names} hat mit {total} geklopft und lag %n Punkte vorn.</numerusform>
        </translation>
    </message>
    <message>
        <source>{names} knocked with {total}, and somebody had {lowest}.</source>
        <translation>{names} hat mit {total} geklopft, und jemand hatte {lowest}.</translation>
    </message>
    <message>
        <source>{names} knocked with {total}, the lowest total.</source>
        <translation>{names} hat mit {total} geklopft, der niedrigsten Summe.</translation>
    </message>
    <message>
        <source>{names} played three {numbers}.</source>
        <translation>{names} hat drei {numbers} gespielt.</translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the match</source>
        <translation>
            <numerusform>{names} gewinnt die Partie</numerusform>
            <numerusform>{names} gewinnen die Partie</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} win(s) the round</source>
        <translation>
            <numerusform>{names} gewinnt den Durchgang</numerusform>
            <numerusform>{names} gewinnen den Durchgang</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: {fronts}; hand {total}, scores {points}, {score} in all.</source>
        <translation>{name}: {fronts}; Hand {total}, Punkte {points}, insgesamt {score}.</translation>
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
        <source>Behind it {number}</source>
        <translation>Dahinter {number}</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Gewählt: {cards}</translation>
    </message>
    <message>
        <source>Chosen: {cards}, together {total}</source>
        <translation>Gewählt: {cards}, zusammen {total}</translation>
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
    <message numerus="yes">
        <source>Front(s) {fronts}</source>
        <translation>
            <numerusform>Vorderseite {fronts}</numerusform>
            <numerusform>Vorderseiten {fronts}</numerusform>
        </translation>
    </message>
    <message>
        <source>Hand {cards}: {total}</source>
        <translation>Du hast {cards}, zusammen {total}</translation>
    </message>
    <message>
        <source>Hold longer to knock</source>
        <translation>Zum Klopfen länger halten</translation>
    </message>
    <message>
        <source>Knock, not possible yet. {why}.</source>
        <translation>Klopfen, noch nicht möglich. {why}.</translation>
    </message>
    <message>
        <source>Knock, possible at the start of your turn</source>
        <translation>Klopfen, möglich zu Beginn deines Zuges</translation>
    </message>
    <message>
        <source>Knock, possible. {how}. {meaning}</source>
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
        <source>Knocking is open</source>
        <translation>Du darfst klopfen</translation>
    </message>
    <message>
        <source>Left: {shown}. Right: {hidden}.</source>
        <translation>Links: {shown}. Rechts: {hidden}.</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>Pile shows {number}</source>
        <translation>Der Stapel zeigt {number}</translation>
    </message>
    <message>
        <source>The round is over</source>
        <translation>Der Durchgang ist zu Ende</translation>
    </message>
    <message>
        <source>You have no {number}</source>
        <translation>Du hast keine {number}</translation>
    </message>
    <message>
        <source>You may pass</source>
        <translation>Du darfst passen</translation>
    </message>
    <message numerus="yes">
        <source>back(s) {backs}</source>
        <translation>
            <numerusform>Rückseite {backs}</numerusform>
            <numerusform>Rückseiten {backs}</numerusform>
        </translation>
    </message>
    <message>
        <source>below it {numbers}</source>
        <translation>darunter {numbers}</translation>
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
        <source>you knocked</source>
        <translation>du hast geklopft</translation>
    </message>
    <message>
        <source>{cards} adding up to {total}</source>
        <translation>{cards}, zusammen {total}</translation>
    </message>
    <message>
        <source>{front}, card {place} of {count}</source>
        <translation>{front}, Karte {place} von {count}</translation>
    </message>
</context>
<context>
    <name>QuandoTable</name>
    <message>
        <source>Behind it may be</source>
        <translation>Dahinter kann sein</translation>
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
        <source>If someone is as low or lower: %n extra point(s).</source>
        <translation>
            <numerusform>Hat jemand ebenso wenig oder weniger: %n Strafpunkt.</numerusform>
            <numerusform>Hat jemand ebenso wenig oder weniger: %n Strafpunkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Knock once all</source>
        <translation>Klopfen, sobald alle</translation>
    </message>
    <message>
        <source>Knocked</source>
        <translation>Geklopft</translation>
    </message>
    <message>
        <source>Knocking is possible</source>
        <translation>Klopfen ist möglich</translation>
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
        <source>Press again</source>
        <translation>Noch einmal drücken</translation>
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
    <message numerus="yes">
        <source>Round {number}, to %n point(s)</source>
        <translation>
            <numerusform>Durchgang {number}, bis %n Punkt</numerusform>
            <numerusform>Durchgang {number}, bis %n Punkte</numerusform>
        </translation>
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
        <source>The discard pile is turned over: new draw pile</source>
        <translation>Der Ablagestapel ist umgedreht: neuer Nachziehstapel</translation>
    </message>
    <message>
        <source>Total {total}</source>
        <translation>Summe {total}</translation>
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
            <numerusform>Du hast {total}. Es folgt noch ein Zug.</numerusform>
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
        <source>have played {times}</source>
        <translation>{times} gespielt haben</translation>
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
    <name>QuantoEnding</name>
    <message numerus="yes">
        <source>%n card(s) lost</source>
        <translation>
            <numerusform>%n Karte verloren</numerusform>
            <numerusform>%n Karten verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n card(s) left in the draw pile.</source>
        <translation>
            <numerusform>Nur noch %n Karte im Nachziehstapel.</numerusform>
            <numerusform>Nur noch %n Karten im Nachziehstapel.</numerusform>
        </translation>
    </message>
    <message>
        <source>{name}: quanto {tile} not taken, {lost}.</source>
        <translation>{name}: Quanto {tile} nicht genommen, {lost}.</translation>
    </message>
</context>
<context>
    <name>QuantoGuidance</name>
    <message numerus="yes">
        <source>%n card(s) would come to it, and all count once you take it.</source>
        <translation>
            <numerusform>%n Karte käme dazu, und alle zählen, sobald du ihn nimmst.</numerusform>
            <numerusform>%n Karten kämen dazu, und alle zählen, sobald du ihn nimmst.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Another play wins %n card(s) at once</source>
        <translation>
            <numerusform>Anders gewinnst du sofort %n Karte</numerusform>
            <numerusform>Anders gewinnst du sofort %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards gather there turn by turn, and {card} takes them all.</source>
        <translation>Dort sammeln sich Zug um Zug Karten, und {card} nimmt sie alle.</translation>
    </message>
    <message numerus="yes">
        <source>It has {cards} cards, and you have not seen %n joker(s).</source>
        <translation>
            <numerusform>Er hat {cards} Karten, und %n Joker hast du noch nicht gesehen.</numerusform>
            <numerusform>Er hat {cards} Karten, und %n Joker hast du noch nicht gesehen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Last turn you could have won %n card(s).</source>
        <translation>
            <numerusform>Im letzten Zug wäre %n Karte drin gewesen.</numerusform>
            <numerusform>Im letzten Zug wären %n Karten drin gewesen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Quanto {tile} could grow now.</source>
        <translation>Quanto {tile} könnte jetzt wachsen.</translation>
    </message>
    <message>
        <source>Quanto {tile} is worth stealing now.</source>
        <translation>Quanto {tile} lohnt jetzt einen Diebstahl.</translation>
    </message>
    <message numerus="yes">
        <source>That wins %n card(s) at once.</source>
        <translation>
            <numerusform>Das bringt sofort %n Karte.</numerusform>
            <numerusform>Das bringt sofort %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>That wins %n card(s), before a joker steals them.</source>
        <translation>
            <numerusform>Das bringt %n Karte, bevor ein Joker sie stiehlt.</numerusform>
            <numerusform>Das bringt %n Karten, bevor ein Joker sie stiehlt.</numerusform>
        </translation>
    </message>
    <message>
        <source>There is a larger capture.</source>
        <translation>Da ist mehr zu holen.</translation>
    </message>
    <message>
        <source>You can take quanto {tile} now.</source>
        <translation>Du kannst Quanto {tile} jetzt nehmen.</translation>
    </message>
    <message>
        <source>You could begin quanto {tile}.</source>
        <translation>Du könntest Quanto {tile} bilden.</translation>
    </message>
    <message>
        <source>Your joker can steal {name}'s quanto {tile}.</source>
        <translation>Dein Joker kann Quanto {tile} von {name} stehlen.</translation>
    </message>
    <message>
        <source>{why}, this one none.</source>
        <translation>{why}, so keine.</translation>
    </message>
    <message>
        <source>{why}, this one {less}.</source>
        <translation>{why}, so {less}.</translation>
    </message>
    <message>
        <source>{with} there was a capture; your play won none.</source>
        <translation>{with} hättest du Karten nehmen können; dein Zug brachte keine.</translation>
    </message>
    <message>
        <source>{with} there was a larger capture; yours won {less}.</source>
        <translation>{with} hättest du mehr genommen; dein Zug brachte {less}.</translation>
    </message>
</context>
<context>
    <name>QuantoKeys</name>
    <message>
        <source>Capture</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Abwerfen</translation>
    </message>
    <message>
        <source>Extend a quanto</source>
        <translation>Einen Quanto ausbauen</translation>
    </message>
    <message>
        <source>Form a quanto</source>
        <translation>Einen Quanto bilden</translation>
    </message>
    <message>
        <source>Offer a card, or ask for one</source>
        <translation>Eine Karte anbieten oder erbitten</translation>
    </message>
    <message>
        <source>Show sums, where they wait for it</source>
        <translation>Summen zeigen, wenn sie darauf warten</translation>
    </message>
    <message>
        <source>Steal a quanto with a joker</source>
        <translation>Mit einem Joker einen Quanto stehlen</translation>
    </message>
    <message>
        <source>Take a quanto</source>
        <translation>Einen Quanto nehmen</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The next number for a joker</source>
        <translation>Die nächste Zahl für einen Joker</translation>
    </message>
    <message>
        <source>To the display</source>
        <translation>Zur Auslage</translation>
    </message>
    <message>
        <source>To your hand</source>
        <translation>Zu deiner Hand</translation>
    </message>
    <message>
        <source>Without the rainbow's card</source>
        <translation>Ohne die Karte des Regenbogens</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Dein Zug</translation>
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
        <source>show or hide a hint</source>
        <translation>Tipp ein- oder ausblenden</translation>
    </message>
    <message>
        <source>show sums, where they wait for it</source>
        <translation>Summen zeigen, wenn sie darauf warten</translation>
    </message>
    <message>
        <source>sort, or your own order</source>
        <translation>sortieren oder eigene Reihenfolge</translation>
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
        <translation>Spielverlauf</translation>
    </message>
    <message>
        <source>without the rainbow's card</source>
        <translation>ohne die Karte des Regenbogens</translation>
    </message>
</context>
<context>
    <name>QuantoLesson</name>
    <message>
        <source>By keys: Enter chooses and plays; then go to the card, and Enter.</source>
        <translation>Mit Tasten: Eingabe wählt und spielt; dann zur Karte gehen und Eingabe.</translation>
    </message>
    <message>
        <source>By keys: Enter chooses the card, Enter again plays it.</source>
        <translation>Mit Tasten: Eingabe wählt die Karte, noch einmal Eingabe spielt sie.</translation>
    </message>
    <message>
        <source>By keys: Enter chooses the card, then {key} and Enter.</source>
        <translation>Mit Tasten: Eingabe wählt die Karte, dann {key} und Eingabe.</translation>
    </message>
    <message>
        <source>By keys: {key}, then choose the card and press Enter.</source>
        <translation>Mit Tasten: {key}, dann die Karte wählen und Eingabe.</translation>
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
        <translation>Der Nachziehstapel ist leer: Von nun an wird nichts mehr aufgefüllt.</translation>
    </message>
    <message>
        <source>The game is over. Cards won: {cards}.</source>
        <translation>Das Spiel ist zu Ende. Gewonnene Karten: {cards}.</translation>
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
    <message numerus="yes">
        <source>%n card(s) for me, and about {left} for whoever came next: a good trade, I thought.</source>
        <translation>
            <numerusform>%n Karte für mich und etwa {left} für den Nächsten: ein guter Tausch, dachte ich.</numerusform>
            <numerusform>%n Karten für mich und etwa {left} für den Nächsten: ein guter Tausch, dachte ich.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>I had not yet seen %n of the cards that take it.</source>
        <translation>
            <numerusform>Von den Karten, die ihn nehmen, hatte ich eine noch nicht gesehen.</numerusform>
            <numerusform>Von den Karten, die ihn nehmen, hatte ich %n noch nicht gesehen.</numerusform>
        </translation>
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
        <source>I put my final lead at {lead} cards, and at {other} after “{move}”.</source>
        <translation>Meinen Vorsprung am Ende schätzte ich auf {lead} Karten, nach „{move}“ auf {other}.</translation>
    </message>
    <message>
        <source>I put my final lead at {lead} cards.</source>
        <translation>Meinen Vorsprung am Ende schätzte ich auf {lead} Karten.</translation>
    </message>
    <message>
        <source>I put our final lead at {lead} cards, and at {other} after “{move}”.</source>
        <translation>Unseren Vorsprung am Ende schätzte ich auf {lead} Karten, nach „{move}“ auf {other}.</translation>
    </message>
    <message>
        <source>I put our final lead at {lead} cards.</source>
        <translation>Unseren Vorsprung am Ende schätzte ich auf {lead} Karten.</translation>
    </message>
    <message>
        <source>I saw nothing better.</source>
        <translation>Etwas Besseres sah ich nicht.</translation>
    </message>
    <message numerus="yes">
        <source>It brought me %n card(s) and left {left} on average for the next player.</source>
        <translation>
            <numerusform>Das brachte mir %n Karte und ließ dem Nächsten im Schnitt {left}.</numerusform>
            <numerusform>Das brachte mir %n Karten und ließ dem Nächsten im Schnitt {left}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It would have won me %n card(s), and my own cards win just as many.</source>
        <translation>
            <numerusform>Sie hätte mir eine Karte gebracht, und so viel schaffen meine eigenen auch.</numerusform>
            <numerusform>Sie hätte mir %n Karten gebracht, und so viel schaffen meine eigenen auch.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>My partner could win %n card(s) with it.</source>
        <translation>
            <numerusform>Mein Gegenüber konnte damit eine Karte gewinnen.</numerusform>
            <numerusform>Mein Gegenüber konnte damit %n Karten gewinnen.</numerusform>
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
            <numerusform>Mit noch einer Karte im Nachziehstapel habe ich {did}.</numerusform>
            <numerusform>Mit noch %n Karten im Nachziehstapel habe ich {did}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With the draw pile empty I {did}.</source>
        <translation>Bei leerem Nachziehstapel habe ich {did}.</translation>
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
        <translation>die Karte meines Gegenübers zurückgegeben</translation>
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
        <translation>die Karte meines Gegenübers genommen und dafür {card} gegeben</translation>
    </message>
    <message>
        <source>took my quanto {tile} {with}</source>
        <translation>meinen Quanto {tile} {with} genommen</translation>
    </message>
</context>
<context>
    <name>QuantoNumbers</name>
    <message numerus="yes">
        <source>You captured %n card(s) at once</source>
        <translation>
            <numerusform>Du hast eine Karte auf einmal genommen</numerusform>
            <numerusform>Du hast %n Karten auf einmal genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>You stole a quanto</source>
        <translation>Du hast einen Quanto gestohlen</translation>
    </message>
    <message>
        <source>cards a capture</source>
        <translation>Karten auf einen Griff</translation>
    </message>
    <message>
        <source>cards won</source>
        <translation>gewonnene Karten</translation>
    </message>
    <message>
        <source>discards</source>
        <translation>abgeworfene Karten</translation>
    </message>
    <message>
        <source>discards often</source>
        <translation>wirft oft ab</translation>
    </message>
    <message>
        <source>discards seldom</source>
        <translation>wirft selten ab</translation>
    </message>
    <message>
        <source>few quantos</source>
        <translation>wenige Quantos</translation>
    </message>
    <message>
        <source>large captures</source>
        <translation>nimmt viel</translation>
    </message>
    <message>
        <source>many quantos</source>
        <translation>viele Quantos</translation>
    </message>
    <message>
        <source>plays for a quanto</source>
        <translation>Züge für einen Quanto</translation>
    </message>
    <message>
        <source>small captures</source>
        <translation>nimmt wenig</translation>
    </message>
    <message>
        <source>steals often</source>
        <translation>stiehlt oft</translation>
    </message>
    <message>
        <source>steals seldom</source>
        <translation>stiehlt selten</translation>
    </message>
    <message numerus="yes">
        <source>{name} captured %n card(s) at once</source>
        <translation>
            <numerusform>{name} hat eine Karte auf einmal genommen</numerusform>
            <numerusform>{name} hat %n Karten auf einmal genommen</numerusform>
        </translation>
    </message>
    <message>
        <source>{name} stole a quanto</source>
        <translation>{name} hat einen Quanto gestohlen</translation>
    </message>
    <message>
        <source>{number} cards a capture</source>
        <translation>{number} Karten auf einen Griff</translation>
    </message>
</context>
<context>
    <name>QuantoOptions</name>
    <message>
        <source>A card may be discarded even if it could do something else</source>
        <translation>Auch Karten, die etwas anderes könnten, dürfen abgeworfen werden</translation>
    </message>
    <message>
        <source>Free discard</source>
        <translation>Freies Abwerfen</translation>
    </message>
    <message>
        <source>Players sitting opposite are partners and count their cards together</source>
        <translation>Wer sich gegenübersitzt, sammelt gemeinsam</translation>
    </message>
    <message>
        <source>Two teams</source>
        <translation>Zwei Teams</translation>
    </message>
</context>
<context>
    <name>QuantoPractice</name>
    <message>
        <source>Cards of the display that add up to one of yours.</source>
        <translation>Karten der Auslage, die zusammen so viel wert sind wie eine von deinen.</translation>
    </message>
    <message>
        <source>Largest capture</source>
        <translation>Die meisten Karten</translation>
    </message>
    <message>
        <source>Several groups with one card.</source>
        <translation>Mehrere Gruppen mit einer Karte.</translation>
    </message>
    <message>
        <source>Spot the sum</source>
        <translation>Die Summe finden</translation>
    </message>
    <message>
        <source>Which capture wins the most cards?</source>
        <translation>Womit nimmst du die meisten Karten?</translation>
    </message>
    <message>
        <source>Which sum wins the most cards?</source>
        <translation>Welche Summe bringt die meisten Karten?</translation>
    </message>
</context>
<context>
    <name>QuantoReasons</name>
    <message>
        <source>Average lead over the best opponent, in cards</source>
        <translation>Durchschnittlicher Vorsprung vor den anderen, in Karten</translation>
    </message>
    <message>
        <source>Average lead over the other team, in cards</source>
        <translation>Durchschnittlicher Vorsprung vor dem anderen Team, in Karten</translation>
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
        <source>because that brings %n card(s) from the others' winnings.</source>
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
    <message numerus="yes">
        <source>because that wins at once %n card(s) that somebody else has built up.</source>
        <translation>
            <numerusform>denn das bringt auf einmal eine Karte, die jemand anders gesammelt hat.</numerusform>
            <numerusform>denn das bringt auf einmal %n Karten, die jemand anders gesammelt hat.</numerusform>
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
        <source>because your own cards do just as much.</source>
        <translation>denn deine eigenen Karten sind genauso gut.</translation>
    </message>
    <message>
        <source>because your partner can probably do more with it.</source>
        <translation>denn dein Gegenüber kann wohl mehr damit anfangen.</translation>
    </message>
    <message>
        <source>because your partner can take quanto {tile} with it.</source>
        <translation>denn dein Gegenüber kann damit Quanto {tile} nehmen.</translation>
    </message>
    <message numerus="yes">
        <source>because your partner can win %n card(s) with it at once.</source>
        <translation>
            <numerusform>denn dein Gegenüber gewinnt damit auf einmal eine Karte.</numerusform>
            <numerusform>denn dein Gegenüber gewinnt damit auf einmal %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>because your partner's quanto grows by %n card(s).</source>
        <translation>
            <numerusform>denn der Quanto deines Gegenübers wächst um eine Karte.</numerusform>
            <numerusform>denn der Quanto deines Gegenübers wächst um %n Karten.</numerusform>
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
            <numerusform>denn dein Quanto hat dann eine Karte, und mit {chance} Wahrscheinlichkeit nimmst du ihn noch.</numerusform>
            <numerusform>denn dein Quanto hat dann %n Karten, und mit {chance} Wahrscheinlichkeit nimmst du ihn noch.</numerusform>
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
        <translation>Quanto {tile} deines Gegenübers um {sum} ausbauen</translation>
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
        <translation>deinem Gegenüber {card} anbieten</translation>
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
        <source>{card} takes {cards}</source>
        <translation>{card} nimmt {cards}</translation>
    </message>
    <message>
        <source>{card} wins {cards}</source>
        <translation>{card} gewinnt {cards}</translation>
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
        <source>A joker stands for a number from 1 to 12</source>
        <translation>Ein Joker steht für eine Zahl von 1 bis 12</translation>
    </message>
    <message>
        <source>Cannot be undone: you have seen new cards</source>
        <translation>Kein Zurück: Du hast neue Karten gesehen</translation>
    </message>
    <message>
        <source>Choose a card of your own to give for it</source>
        <translation>Wähle eine deiner Karten, die du dafür gibst</translation>
    </message>
    <message>
        <source>Choose cards from the display that make the number</source>
        <translation>Wähle Karten aus der Auslage, die die Zahl ergeben</translation>
    </message>
    <message>
        <source>First choose a card from your hand</source>
        <translation>Wähle zuerst eine Karte aus deiner Hand</translation>
    </message>
    <message>
        <source>First your partner's card: swap it for one of yours, or give it back</source>
        <translation>Erst die Karte deines Gegenübers: Tausche sie ein oder gib sie zurück</translation>
    </message>
    <message>
        <source>It is not your turn: {name} is playing</source>
        <translation>Du bist nicht dran: {name} ist dran</translation>
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
        <source>No discard: {card} can do something else. Look again</source>
        <translation>Kein Abwerfen: {card} kann etwas anderes. Sieh noch einmal hin</translation>
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
        <source>Only partners can offer each other cards</source>
        <translation>Karten anbieten geht nur im eigenen Team</translation>
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
        <source>Take your own quanto with a card of its number</source>
        <translation>Deinen eigenen Quanto nimmst du mit einer Karte seiner Zahl</translation>
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
        <translation>Das Spiel ist noch nicht zu Ende</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>The tiles go from 5 to 12</source>
        <translation>Die Plättchen gehen von 5 bis 12</translation>
    </message>
    <message>
        <source>There is no quanto there</source>
        <translation>Dort liegt kein Quanto</translation>
    </message>
    <message>
        <source>There is no quanto to steal</source>
        <translation>Es gibt keinen Quanto zu stehlen</translation>
    </message>
    <message>
        <source>There is no {value} there, and nothing adds up to {value}</source>
        <translation>Dort liegt keine {value}, und nichts ergibt zusammen {value}</translation>
    </message>
    <message>
        <source>There is nothing to take back</source>
        <translation>Es gibt nichts zurückzunehmen</translation>
    </message>
    <message>
        <source>To extend, {card} and cards from the display must add up to {tile}</source>
        <translation>Zum Ausbauen müssen {card} und Karten aus der Auslage zusammen {tile} ergeben</translation>
    </message>
    <message>
        <source>Too late: the game has moved on</source>
        <translation>Zu spät: Das Spiel ist schon weiter</translation>
    </message>
    <message>
        <source>With {card} nothing there makes {value}</source>
        <translation>Mit {card} ergibt dort nichts {value}</translation>
    </message>
    <message>
        <source>You already have a quanto: one at a time</source>
        <translation>Du hast schon einen Quanto: immer nur einen auf einmal</translation>
    </message>
    <message>
        <source>You can offer one card, before the turn's first card</source>
        <translation>Du kannst eine Karte anbieten, vor der ersten Karte des Zuges</translation>
    </message>
    <message>
        <source>You can offer {name} a card when their turn begins</source>
        <translation>Du kannst {name} eine Karte anbieten, wenn der Zug beginnt</translation>
    </message>
    <message>
        <source>You can only extend your own and your partner's quanto</source>
        <translation>Nur dein Quanto und der deines Gegenübers lassen sich ausbauen</translation>
    </message>
    <message>
        <source>You have no quanto yet: form one first</source>
        <translation>Du hast noch keinen Quanto: Bilde erst einen</translation>
    </message>
    <message>
        <source>You may extend your partner's quanto, but never take it</source>
        <translation>Den Quanto deines Gegenübers darfst du ausbauen, aber nie nehmen</translation>
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
    <name>QuantoReplay</name>
    <message>
        <source>All hands lie open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
    <message>
        <source>Your own hand, and what everybody saw.</source>
        <translation>Deine eigenen Karten, und was alle sahen.</translation>
    </message>
</context>
<context>
    <name>QuantoSettings</name>
    <message>
        <source>Find them</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>Find them yourself</source>
        <translation>Selbst finden</translation>
    </message>
    <message>
        <source>For everyone not listed under People; a hint is always there to ask for</source>
        <translation>Für alle, die nicht unter „Personen“ stehen; ein Tipp ist immer zu haben</translation>
    </message>
    <message>
        <source>On request</source>
        <translation>Auf Wunsch</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>Zeigen</translation>
    </message>
    <message>
        <source>Sums</source>
        <translation>Summen</translation>
    </message>
    <message>
        <source>Sums can be shown, asked for, or found without help.</source>
        <translation>Summen werden gezeigt, auf Wunsch gezeigt oder selbst gefunden.</translation>
    </message>
    <message>
        <source>Sums shown</source>
        <translation>Summen zeigen</translation>
    </message>
    <message>
        <source>Whether the table proposes captures, or you find them yourself</source>
        <translation>Ob der Tisch Züge vorschlägt oder du sie selbst findest</translation>
    </message>
</context>
<context>
    <name>QuantoSheet</name>
    <message>
        <source>A draw between the teams</source>
        <translation>Unentschieden zwischen den Teams</translation>
    </message>
    <message>
        <source>Biggest haul</source>
        <translation>Größter Fang</translation>
    </message>
    <message>
        <source>Boldest theft</source>
        <translation>Frechster Diebstahl</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Cards won, turn by turn</source>
        <translation>Gewonnene Karten, Zug um Zug</translation>
    </message>
    <message>
        <source>Last catch</source>
        <translation>Letzter Fang</translation>
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
            <numerusform>Du hast zuletzt genommen und die letzte Karte der Auslage bekommen.</numerusform>
            <numerusform>Du hast zuletzt genommen und die letzten %n Karten der Auslage bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You captured last: %n card(s) more.</source>
        <translation>
            <numerusform>Du hast zuletzt genommen: %n Karte mehr.</numerusform>
            <numerusform>Du hast zuletzt genommen: %n Karten mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You stole {victim}'s quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>Du hast {victim} den Quanto {tile} gestohlen: %n Karte.</numerusform>
            <numerusform>Du hast {victim} den Quanto {tile} gestohlen: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You win</source>
        <translation>Du gewinnst</translation>
    </message>
    <message numerus="yes">
        <source>You won %n card(s) with a single one.</source>
        <translation>
            <numerusform>Du hast mit einer einzigen Karte %n Karte gewonnen.</numerusform>
            <numerusform>Du hast mit einer einzigen Karte %n Karten gewonnen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your biggest haul so far: %n card(s) with a single one.</source>
        <translation>
            <numerusform>Dein bester Fang bisher: %n Karte mit einer einzigen.</numerusform>
            <numerusform>Dein bester Fang bisher: %n Karten mit einer einzigen.</numerusform>
        </translation>
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
            <numerusform>{names} hat zuletzt genommen und die letzte Karte der Auslage bekommen.</numerusform>
            <numerusform>{names} hat zuletzt genommen und die letzten %n Karten der Auslage bekommen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} captured last: %n card(s) more.</source>
        <translation>
            <numerusform>{names} hat zuletzt genommen: %n Karte mehr.</numerusform>
            <numerusform>{names} hat zuletzt genommen: %n Karten mehr.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} stole your quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>{names} hat deinen Quanto {tile} gestohlen: %n Karte.</numerusform>
            <numerusform>{names} hat deinen Quanto {tile} gestohlen: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} stole {victim}'s quanto {tile}: %n card(s).</source>
        <translation>
            <numerusform>{names} hat {victim} den Quanto {tile} gestohlen: %n Karte.</numerusform>
            <numerusform>{names} hat {victim} den Quanto {tile} gestohlen: %n Karten.</numerusform>
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
    <message numerus="yes">
        <source>{names} won %n card(s) with a single one.</source>
        <translation>
            <numerusform>{names} hat mit einer einzigen Karte %n Karte gewonnen.</numerusform>
            <numerusform>{names} hat mit einer einzigen Karte %n Karten gewonnen.</numerusform>
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
        <source>Cards won: {cards}</source>
        <translation>Gewonnene Karten: {cards}</translation>
    </message>
    <message>
        <source>Chosen: {cards}</source>
        <translation>Gewählt: {cards}</translation>
    </message>
    <message>
        <source>Display {cards}</source>
        <translation>Auslage {cards}</translation>
    </message>
    <message>
        <source>Display, empty</source>
        <translation>Auslage, leer</translation>
    </message>
    <message>
        <source>Draw pile, empty</source>
        <translation>Nachziehstapel, leer</translation>
    </message>
    <message>
        <source>Draw pile, {cards}</source>
        <translation>Nachziehstapel, {cards}</translation>
    </message>
    <message>
        <source>Fits: {cards}</source>
        <translation>Passt: {cards}</translation>
    </message>
    <message>
        <source>No tile in the middle</source>
        <translation>Kein Plättchen in der Mitte</translation>
    </message>
    <message>
        <source>None of your cards fits</source>
        <translation>Keine deiner Karten passt</translation>
    </message>
    <message>
        <source>Nothing chosen</source>
        <translation>Nichts gewählt</translation>
    </message>
    <message>
        <source>The game is over</source>
        <translation>Das Spiel ist zu Ende</translation>
    </message>
    <message>
        <source>There is no card {place}</source>
        <translation>Eine Karte {place} gibt es nicht</translation>
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
        <source>You offer {name}: {card}</source>
        <translation>Du bietest {name} an: {card}</translation>
    </message>
    <message>
        <source>Your quanto: {quanto}</source>
        <translation>Dein Quanto: {quanto}</translation>
    </message>
    <message>
        <source>can be taken</source>
        <translation>kann genommen werden</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
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
        <source>{card}, with {cards}</source>
        <translation>{card}, mit {cards}</translation>
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
        <source>{name}'s quanto: {quanto}</source>
        <translation>Quanto von {name}: {quanto}</translation>
    </message>
    <message>
        <source>{number}, rainbow</source>
        <translation>{number}, Regenbogen</translation>
    </message>
</context>
<context>
    <name>QuantoTable</name>
    <message>
        <source>1, discarded: a card from everybody's winnings</source>
        <translation>1, abgeworfen: eine Karte aus jedem Gewinnstapel</translation>
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
        <source>A {value} takes a {value}, or cards that add up to {value}. Most cards win.</source>
        <translation>Eine {value} nimmt eine {value} oder Karten, die zusammen {value} ergeben. Die meisten Karten gewinnen.</translation>
    </message>
    <message>
        <source>An {value} takes an {value}, or cards that add up to {value}. Most cards win.</source>
        <translation>Eine {value} nimmt eine {value} oder Karten, die zusammen {value} ergeben. Die meisten Karten gewinnen.</translation>
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
        <source>Choose cards that add up to {tile} with it</source>
        <translation>Wähle Karten, die mit ihr zusammen {tile} ergeben</translation>
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
            <numerusform>Auslage {size} + %n Regenbögen</numerusform>
        </translation>
    </message>
    <message>
        <source>Do you want this one?</source>
        <translation>Möchtest du diese hier?</translation>
    </message>
    <message>
        <source>Draw  {count}</source>
        <translation>Nachziehstapel  {count}</translation>
    </message>
    <message>
        <source>Draw pile empty</source>
        <translation>Nachziehstapel leer</translation>
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
        <source>Now choose the card that goes with them</source>
        <translation>Wähle jetzt deine Karte dazu</translation>
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
        <source>Or choose a card to give in return</source>
        <translation>Oder wähle eine Karte, die du dafür gibst</translation>
    </message>
    <message>
        <source>Play another card</source>
        <translation>Spiele noch eine Karte</translation>
    </message>
    <message>
        <source>Quanto</source>
        <translation>Quanto</translation>
    </message>
    <message>
        <source>Rainbow: one more card with a capture</source>
        <translation>Regenbogen: beim Nehmen eine Karte mehr</translation>
    </message>
    <message>
        <source>Show sums</source>
        <translation>Summen zeigen</translation>
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
        <source>Winnings</source>
        <translation>Gewinnstapel</translation>
    </message>
    <message>
        <source>Without the extra card</source>
        <translation>Ohne Zusatzkarte</translation>
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
        <source>done</source>
        <translation>fertig</translation>
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
        <translation>dein Gegenüber</translation>
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
        <source>{total} + joker</source>
        <translation>{total} + Joker</translation>
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
    <message>
        <source>{cards}, also {more}</source>
        <translation>{cards}, dazu {more}</translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>ein grober Patzer</numerusform>
            <numerusform>%n grobe Patzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s) of yours in this round</source>
        <translation>
            <numerusform>Eine Entscheidung von dir in diesem Durchgang</numerusform>
            <numerusform>%n Entscheidungen von dir in diesem Durchgang</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n mistake(s)</source>
        <translation>
            <numerusform>ein Patzer</numerusform>
            <numerusform>%n Patzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>ein kleiner Patzer</numerusform>
            <numerusform>%n kleine Patzer</numerusform>
        </translation>
    </message>
    <message>
        <source>A little was lost: {cost}.</source>
        <translation>Ein wenig verloren: {cost}.</translation>
    </message>
    <message>
        <source>Blunder: {cost}.</source>
        <translation>Grober Patzer: {cost}.</translation>
    </message>
    <message>
        <source>Good: nothing better can be told.</source>
        <translation>Gut: Etwas Besseres ist nicht zu erkennen.</translation>
    </message>
    <message>
        <source>How quickly it is played</source>
        <translation>Wie schnell es abläuft</translation>
    </message>
    <message>
        <source>Mistake: {cost}.</source>
        <translation>Patzer: {cost}.</translation>
    </message>
    <message>
        <source>Next costly decision</source>
        <translation>Nächster Patzer</translation>
    </message>
    <message>
        <source>Next moment</source>
        <translation>Nächster Höhepunkt</translation>
    </message>
    <message>
        <source>No round of this match is over yet: there is nothing to replay.</source>
        <translation>Von dieser Partie ist noch kein Durchgang zu Ende: Es gibt nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>One round back or on</source>
        <translation>Einen Durchgang zurück oder weiter</translation>
    </message>
    <message>
        <source>One turn back</source>
        <translation>Einen Zug zurück</translation>
    </message>
    <message>
        <source>One turn back or on</source>
        <translation>Einen Zug zurück oder weiter</translation>
    </message>
    <message>
        <source>One turn on</source>
        <translation>Einen Zug weiter</translation>
    </message>
    <message>
        <source>Pause</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Abspielen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Play or pause</source>
        <translation>Abspielen oder anhalten</translation>
    </message>
    <message>
        <source>Played on from a replay: this match does not count.</source>
        <translation>Aus einer Wiederholung weitergespielt: Diese Partie zählt nicht.</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Replay: {game}</source>
        <translation>Wiederholung: {game}</translation>
    </message>
    <message>
        <source>Round</source>
        <translation>Durchgang</translation>
    </message>
    <message>
        <source>Round {number}</source>
        <translation>Durchgang {number}</translation>
    </message>
    <message>
        <source>Seen from the seat of</source>
        <translation>Gesehen vom Platz von</translation>
    </message>
    <message>
        <source>Slip: {cost}.</source>
        <translation>Kleiner Patzer: {cost}.</translation>
    </message>
    <message>
        <source>Speed</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>There was nothing to decide in this turn.</source>
        <translation>In diesem Zug gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>This match in numbers</source>
        <translation>Diese Partie in Zahlen</translation>
    </message>
    <message>
        <source>To the deal, to the end of the round</source>
        <translation>Zum Geben, zum Ende des Durchgangs</translation>
    </message>
    <message>
        <source>Turns</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>What is shown</source>
        <translation>Was gezeigt wird</translation>
    </message>
    <message>
        <source>What lay there</source>
        <translation>Was dalag</translation>
    </message>
    <message>
        <source>What you knew</source>
        <translation>Was du wusstest</translation>
    </message>
    <message>
        <source>What you knew, what lay there</source>
        <translation>Was du wusstest, was dalag</translation>
    </message>
    <message>
        <source>Your decisions in this round are being looked at.</source>
        <translation>Deine Entscheidungen in diesem Durchgang werden durchgesehen.</translation>
    </message>
    <message>
        <source>it cost {points} points of chance, give or take {error}</source>
        <translation>das kostete {points} Prozentpunkte Chance, plus oder minus {error}</translation>
    </message>
    <message>
        <source>the deal</source>
        <translation>das Geben</translation>
    </message>
    <message>
        <source>turn {turn} of {last}</source>
        <translation>Zug {turn} von {last}</translation>
    </message>
    <message>
        <source>{whole}: none of them costly.</source>
        <translation>{whole}: kein Patzer.</translation>
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
        <source>Find a word</source>
        <translation>Wort suchen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Next topic</source>
        <translation>Nächstes Thema</translation>
    </message>
    <message>
        <source>Next: {topic}</source>
        <translation>Weiter: {topic}</translation>
    </message>
    <message>
        <source>No topic contains this word.</source>
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
        <source>Try it out</source>
        <translation>Ausprobieren</translation>
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
        <source>scroll down or up</source>
        <translation>nach unten oder oben blättern</translation>
    </message>
    <message>
        <source>to the text, line by line with arrows</source>
        <translation>zum Text, Zeile für Zeile mit Pfeilen</translation>
    </message>
    <message>
        <source>to the topics found</source>
        <translation>zu den Fundstellen</translation>
    </message>
    <message>
        <source>try it out</source>
        <translation>ausprobieren</translation>
    </message>
</context>
<context>
    <name>Session</name>
    <message>
        <source>Computer players at “{level}” may suit you better.</source>
        <translation>Computerspieler auf „{level}“ passen vielleicht besser zu dir.</translation>
    </message>
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
        <source>A press anywhere counts; with two keys the right one takes</source>
        <translation>Ein Druck zählt überall; bei zwei Tasten nimmt die rechte</translation>
    </message>
    <message>
        <source>All that can be used is offered in turn; a press takes it</source>
        <translation>Was geht, wird der Reihe nach angeboten; ein Druck nimmt es</translation>
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
        <source>Another one for anything that has a key</source>
        <translation>Eine andere für alles, was eine Taste hat</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As fast as your screen reader speaks: the others wait for it</source>
        <translation>So schnell, wie dein Screenreader spricht: Die anderen warten darauf</translation>
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
        <source>At 50% everything takes them twice as long</source>
        <translation>Bei 50 % brauchen sie für alles doppelt so lang</translation>
    </message>
    <message>
        <source>At a table as far as there is room. Larger: “The table in words” in the menu</source>
        <translation>Am Tisch so weit, wie Platz ist. Größer: „Der Tisch in Worten“ im Menü</translation>
    </message>
    <message>
        <source>Bold symbols</source>
        <translation>Kräftige Symbole</translation>
    </message>
    <message>
        <source>By a screen reader, where one is on</source>
        <translation>Von einem Screenreader, wenn einer an ist</translation>
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
        <translation>Wählen und testen…</translation>
    </message>
    <message>
        <source>Choose keys…</source>
        <translation>Tasten wählen…</translation>
    </message>
    <message>
        <source>Contrast</source>
        <translation>Kontrast</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>Dunkel</translation>
    </message>
    <message>
        <source>Drag the cards into your own order</source>
        <translation>Zieh die Karten in deine eigene Reihenfolge</translation>
    </message>
    <message>
        <source>Every sound is also shown on screen</source>
        <translation>Jeder Ton ist auch zu sehen</translation>
    </message>
    <message>
        <source>Everybody's own keys</source>
        <translation>Eigene Tasten für alle</translation>
    </message>
    <message>
        <source>Everything</source>
        <translation>Alles</translation>
    </message>
    <message>
        <source>Expressions and eyes follow the game</source>
        <translation>Mienen und Blicke folgen dem Spiel</translation>
    </message>
    <message>
        <source>Faces answer</source>
        <translation>Gesichter antworten</translation>
    </message>
    <message>
        <source>Fast</source>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>For so long after a press the same key or button does nothing</source>
        <translation>So lange nach einem Druck bewirkt dieselbe Taste oder Maustaste nichts</translation>
    </message>
    <message>
        <source>Four keys for each player, and a test of your keyboard</source>
        <translation>Vier Tasten pro Person, mit Tastaturtest</translation>
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
        <source>Graphics card</source>
        <translation>Grafikkarte</translation>
    </message>
    <message>
        <source>High</source>
        <translation>Hoch</translation>
    </message>
    <message>
        <source>High: strong lines, nothing pale</source>
        <translation>Hoch: kräftige Linien, nichts ist blass</translation>
    </message>
    <message>
        <source>How long the others think and how fast cards fly</source>
        <translation>Wie lange die anderen überlegen und wie schnell Karten fliegen</translation>
    </message>
    <message>
        <source>Ignore repeated presses</source>
        <translation>Doppelten Druck überhören</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>It is saved either way</source>
        <translation>Gespeichert wird es auf jeden Fall</translation>
    </message>
    <message>
        <source>Key moments</source>
        <translation>Wichtiges</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>Keys and switches</source>
        <translation>Tasten und Taster</translation>
    </message>
    <message>
        <source>Keys of all games</source>
        <translation>Tasten aller Spiele</translation>
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
        <source>Larger symbols on the cards, helpful if you are colour-blind</source>
        <translation>Größere Symbole auf den Karten, hilfreich bei Farbsehschwäche</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>Hell</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Mouse button as the switch</source>
        <translation>Maustaste als Taster</translation>
    </message>
    <message>
        <source>Music</source>
        <translation>Musik</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stumm</translation>
    </message>
    <message>
        <source>My order</source>
        <translation>Eigene Reihenfolge</translation>
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
        <source>Nothing</source>
        <translation>Nichts</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>On</source>
        <translation>An</translation>
    </message>
    <message>
        <source>One key</source>
        <translation>Eine Taste</translation>
    </message>
    <message>
        <source>Opponents comment</source>
        <translation>Die anderen sagen etwas</translation>
    </message>
    <message>
        <source>Pace</source>
        <translation>Tempo</translation>
    </message>
    <message>
        <source>Pace of the computer players</source>
        <translation>Tempo der Computerspieler</translation>
    </message>
    <message>
        <source>Painted by</source>
        <translation>Zeichnen mit</translation>
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
        <source>Play with a switch</source>
        <translation>Mit einem Taster spielen</translation>
    </message>
    <message>
        <source>Processor</source>
        <translation>Prozessor</translation>
    </message>
    <message>
        <source>Quiet music that follows the game.</source>
        <translation>Leise Musik, die dem Spiel folgt.</translation>
    </message>
    <message>
        <source>Room tone</source>
        <translation>Raumklang</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
    </message>
    <message>
        <source>Short remarks at big moments</source>
        <translation>Kurze Bemerkungen, wenn viel passiert</translation>
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
        <translation>Ton</translation>
    </message>
    <message>
        <source>Spoken at the table</source>
        <translation>Am Tisch gesprochen</translation>
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
        <source>The sound of a quiet room at the table.</source>
        <translation>Der Klang eines ruhigen Zimmers am Tisch.</translation>
    </message>
    <message>
        <source>Theme</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>They are always shown as well</source>
        <translation>Zu sehen sind sie immer</translation>
    </message>
    <message>
        <source>This computer has no voice for this language</source>
        <translation>Dieser Computer hat keine Stimme für diese Sprache</translation>
    </message>
    <message>
        <source>Time for each step</source>
        <translation>Zeit je Schritt</translation>
    </message>
    <message>
        <source>Two keys</source>
        <translation>Zwei Tasten</translation>
    </message>
    <message>
        <source>With one key it goes on by itself</source>
        <translation>Mit einer Taste geht es von selbst weiter</translation>
    </message>
    <message>
        <source>Words a minute</source>
        <translation>Wörter pro Minute</translation>
    </message>
    <message>
        <source>Your own ones are chosen on the page of the keys</source>
        <translation>Eigene wählst du auf der Seite der Tasten</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>About</source>
        <translation>Info</translation>
    </message>
    <message>
        <source>Appearance</source>
        <translation>Aussehen</translation>
    </message>
    <message>
        <source>As it is for {name}. What {name} has chosen for themselves changes for {name} alone.</source>
        <translation>So, wie es für {name} gilt. Was {name} selbst gewählt hat, ändert sich nur für {name}.</translation>
    </message>
    <message>
        <source>Changes take effect immediately</source>
        <translation>Änderungen gelten sofort</translation>
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
        <translation>Ton</translation>
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
        <source>Quick as a leap, and just as often off the mark.</source>
        <translation>Schnell wie ein Sprung, und oft daneben.</translation>
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
        <source>For all</source>
        <translation>Für alle</translation>
    </message>
    <message>
        <source>Left, right, play, draw</source>
        <translation>Links, rechts, legen, ziehen</translation>
    </message>
    <message>
        <source>Watch a game once more, after it</source>
        <translation>Ein Spiel danach noch einmal ansehen</translation>
    </message>
    <message>
        <source>Your cards</source>
        <translation>Deine Karten</translation>
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
        <source>hear the hand at that seat</source>
        <translation>die Hand an diesem Platz hören</translation>
    </message>
    <message>
        <source>hear the pile</source>
        <translation>den Ablagestapel hören</translation>
    </message>
    <message>
        <source>hear whose turn it is</source>
        <translation>hören, wer dran ist</translation>
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
        <source>replay, after a game</source>
        <translation>Wiederholung, nach einem Spiel</translation>
    </message>
    <message>
        <source>start, or do what the button says</source>
        <translation>starten oder tun, was der Knopf sagt</translation>
    </message>
    <message>
        <source>start, pause, continue</source>
        <translation>starten, anhalten, weiterspielen</translation>
    </message>
    <message>
        <source>what happened</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>SevenLesson</name>
    <message>
        <source>By keys: go to the card, then your key for playing.</source>
        <translation>Mit Tasten: zur Karte gehen, dann deine Taste zum Legen.</translation>
    </message>
    <message>
        <source>By keys: your key for drawing.</source>
        <translation>Mit Tasten: deine Taste zum Ziehen.</translation>
    </message>
</context>
<context>
    <name>SevenLog</name>
    <message>
        <source>All cards are laid.</source>
        <translation>Alle Karten sind abgelegt.</translation>
    </message>
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
        <source>You lay your last card, {card}, and win the game.</source>
        <translation>Du legst deine letzte Karte, {card}, und gewinnst das Spiel.</translation>
    </message>
    <message>
        <source>You lay your last card, {card}.</source>
        <translation>Du legst deine letzte Karte, {card}.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
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
        <source>{name} lays the last card, {card}, and wins the game.</source>
        <translation>{name} legt die letzte Karte, {card}, und gewinnt das Spiel.</translation>
    </message>
    <message>
        <source>{name} lays the last card, {card}.</source>
        <translation>{name} legt die letzte Karte, {card}.</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} legt {card}.</translation>
    </message>
    <message>
        <source>{name} tries {card}: it does not fit.</source>
        <translation>{name} versucht es mit {card}: passt nicht.</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>SevenNumbers</name>
    <message>
        <source>A first mark is set</source>
        <translation>Ein Anfang ist gemacht</translation>
    </message>
    <message numerus="yes">
        <source>All were stuck, %n time(s)</source>
        <translation>
            <numerusform>Einmal ging nichts mehr</numerusform>
            <numerusform>%n-mal ging nichts mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>As quick as ever</source>
        <translation>So schnell wie immer</translation>
    </message>
    <message>
        <source>Every card that you laid: the higher it stands, the longer it had fitted before.</source>
        <translation>Jede Karte, die du gelegt hast: Je höher sie steht, desto länger hatte sie schon gepasst.</translation>
    </message>
    <message>
        <source>Not a card laid</source>
        <translation>Keine Karte gelegt</translation>
    </message>
    <message>
        <source>Pace of play</source>
        <translation>Spieltempo</translation>
    </message>
    <message>
        <source>Quicker than before</source>
        <translation>Schneller als früher</translation>
    </message>
    <message>
        <source>Slower than before</source>
        <translation>Langsamer als früher</translation>
    </message>
    <message>
        <source>You won after {time}</source>
        <translation>Dein Sieg nach {time}</translation>
    </message>
    <message>
        <source>at once</source>
        <translation>sofort</translation>
    </message>
    <message>
        <source>draws often</source>
        <translation>zieht oft</translation>
    </message>
    <message>
        <source>draws seldom</source>
        <translation>zieht selten</translation>
    </message>
    <message>
        <source>laid</source>
        <translation>gelegt</translation>
    </message>
    <message>
        <source>late cards</source>
        <translation>zu späte Karten</translation>
    </message>
    <message>
        <source>looks first</source>
        <translation>schaut erst</translation>
    </message>
    <message>
        <source>something fitted</source>
        <translation>etwas passte</translation>
    </message>
    <message>
        <source>takes time</source>
        <translation>lässt sich Zeit</translation>
    </message>
    <message>
        <source>time to lay a card</source>
        <translation>Zeit bis zum Legen</translation>
    </message>
    <message>
        <source>too late</source>
        <translation>zu spät</translation>
    </message>
    <message>
        <source>tries first</source>
        <translation>probiert erst</translation>
    </message>
    <message>
        <source>waits with a fit in hand</source>
        <translation>Warten, obwohl etwas passt</translation>
    </message>
    <message>
        <source>wrong</source>
        <translation>falsch</translation>
    </message>
    <message>
        <source>wrong cards</source>
        <translation>falsche Karten</translation>
    </message>
    <message>
        <source>{cards} laid, on average {time} after they fitted; {late} late, {wrong} wrong; something fitted for {waited} of {whole} without being laid.</source>
        <translation>{cards} gelegt, im Schnitt {time}, nachdem sie passten; {late} zu spät, {wrong} falsch; {waited} von {whole} lang passte etwas und blieb auf der Hand.</translation>
    </message>
    <message>
        <source>{name} won after {time}</source>
        <translation>{name} gewann nach {time}</translation>
    </message>
    <message>
        <source>{number} draws for each card laid</source>
        <translation>{number}-mal gezogen pro gelegte Karte</translation>
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
        <source>%n fewer</source>
        <translation>
            <numerusform>1 weniger</numerusform>
            <numerusform>%n weniger</numerusform>
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
        <source>A card that does not fit costs two seconds, several in a row up to six. The rulebook does without</source>
        <translation>Eine Karte, die nicht passt, kostet zwei Sekunden, mehrere hintereinander bis zu sechs. Die Spielregel kennt das nicht</translation>
    </message>
    <message>
        <source>A head start for a child: a smaller stack at the start</source>
        <translation>Ein Vorsprung für ein Kind: ein kleinerer Stapel zu Beginn</translation>
    </message>
    <message>
        <source>A player holding this many cards must play before drawing again</source>
        <translation>Wer so viele Karten hält, muss erst legen, bevor es wieder eine gibt</translation>
    </message>
    <message>
        <source>A single game, or a tournament with minus points for leftover cards</source>
        <translation>Ein einzelnes Spiel oder ein Turnier mit Minuspunkten für übrige Karten</translation>
    </message>
    <message>
        <source>By turns</source>
        <translation>Reihum</translation>
    </message>
    <message>
        <source>Fewer cards: seat {number}</source>
        <translation>Weniger Karten: Platz {number}</translation>
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
        <source>No guessing</source>
        <translation>Kein blindes Probieren</translation>
    </message>
    <message>
        <source>One after the other and without a clock; drawing ends a turn</source>
        <translation>Nacheinander und ohne Uhr; wer zieht, beendet den eigenen Zug</translation>
    </message>
    <message>
        <source>Three wrong cards in three seconds cost two seconds of waiting</source>
        <translation>Drei falsche Karten in drei Sekunden kosten zwei Sekunden Wartezeit</translation>
    </message>
    <message>
        <source>Wrong cards cost time</source>
        <translation>Falsche Karten kosten Zeit</translation>
    </message>
    <message>
        <source>a single game</source>
        <translation>ein einzelnes Spiel</translation>
    </message>
    <message>
        <source>no limit</source>
        <translation>keines</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
</context>
<context>
    <name>SevenPractice</name>
    <message>
        <source>Find the card that fits, faster with every rung.</source>
        <translation>Finde die Karte, die passt, auf jeder Sprosse schneller.</translation>
    </message>
    <message>
        <source>Speed ladder</source>
        <translation>Tempoleiter</translation>
    </message>
</context>
<context>
    <name>SevenRefusals</name>
    <message>
        <source>A card laid is a card played</source>
        <translation>Was liegt, das liegt</translation>
    </message>
    <message>
        <source>A wrong card: wait a moment</source>
        <translation>Falsche Karte: warte einen Moment</translation>
    </message>
    <message>
        <source>Everybody is stuck: wait for the signal</source>
        <translation>Nichts geht mehr: Warten auf das Zeichen</translation>
    </message>
    <message>
        <source>It is {name}'s turn</source>
        <translation>{name} ist dran</translation>
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
        <source>Your stack is empty: there is nothing to draw</source>
        <translation>Dein Stapel ist leer: Es gibt nichts zu ziehen</translation>
    </message>
</context>
<context>
    <name>SevenReplay</name>
    <message>
        <source>All hands lie open.</source>
        <translation>Alle Karten liegen offen.</translation>
    </message>
    <message>
        <source>Your own hand, and what everybody saw.</source>
        <translation>Deine eigenen Karten, und was alle sahen.</translation>
    </message>
</context>
<context>
    <name>SevenSettings</name>
    <message>
        <source>At once</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>For everyone not listed under People; “late” means after a few seconds</source>
        <translation>Für alle, die nicht unter Personen stehen; „spät“ heißt nach ein paar Sekunden</translation>
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
        <source>In games where everyone plays at once, so that a child can keep up</source>
        <translation>Für Spiele, in denen alle zugleich spielen: So kann ein Kind mithalten</translation>
    </message>
    <message>
        <source>Late</source>
        <translation>Spät</translation>
    </message>
    <message>
        <source>Late help</source>
        <translation>Späte Hilfe</translation>
    </message>
    <message>
        <source>Mark cards that fit</source>
        <translation>Passende Karten zeigen</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>No help</source>
        <translation>Ohne Hilfe</translation>
    </message>
    <message>
        <source>Tones for cards that fit</source>
        <translation>Töne für passende Karten</translation>
    </message>
    <message>
        <source>When you come to a card, and when the pile changes. Good with a screen reader.</source>
        <translation>Wenn du zu einer Karte kommst und wenn sich der Stapel ändert. Gut mit Screenreader.</translation>
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
        <source>All cards laid</source>
        <translation>Alle Karten abgelegt</translation>
    </message>
    <message>
        <source>Fastest answer</source>
        <translation>Schnellste Antwort</translation>
    </message>
    <message>
        <source>In hand, and lighter in the stack</source>
        <translation>Auf der Hand, und blasser im Stapel</translation>
    </message>
    <message>
        <source>Just too late</source>
        <translation>Knapp zu spät</translation>
    </message>
    <message numerus="yes">
        <source>Largest hand: %n card(s)</source>
        <translation>
            <numerusform>Größte Hand: %n Karte</numerusform>
            <numerusform>Größte Hand: %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Longest run</source>
        <translation>Längste Serie</translation>
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
        <source>Pace?</source>
        <translation>Tempo?</translation>
    </message>
    <message>
        <source>Played in {minutes}:{seconds}</source>
        <translation>Gespielt in {minutes}:{seconds}</translation>
    </message>
    <message>
        <source>Time: {time}</source>
        <translation>Zeit: {time}</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>You answered a card after {seconds} s.</source>
        <translation>Du hast nach {seconds} s auf eine Karte geantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>You held out a card a moment too late %n time(s).</source>
        <translation>
            <numerusform>Du warst %n Mal mit einer Karte einen Moment zu spät.</numerusform>
            <numerusform>Du warst %n Mal mit einer Karte einen Moment zu spät.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You laid %n card(s) in a row.</source>
        <translation>
            <numerusform>Du hast %n Karte hintereinander gelegt.</numerusform>
            <numerusform>Du hast %n Karten hintereinander gelegt.</numerusform>
        </translation>
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
    <message numerus="yes">
        <source>Your best: %n card(s) at most</source>
        <translation>
            <numerusform>Deine Bestleistung: höchstens %n Karte</numerusform>
            <numerusform>Deine Bestleistung: höchstens %n Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>Your best: {time}</source>
        <translation>Deine Bestzeit: {time}</translation>
    </message>
    <message>
        <source>Your fastest game so far: {time}.</source>
        <translation>Dein schnellstes Spiel bisher: {time}.</translation>
    </message>
    <message numerus="yes">
        <source>Your longest run so far: %n card(s).</source>
        <translation>
            <numerusform>Deine längste Folge bisher: %n Karte.</numerusform>
            <numerusform>Deine längste Folge bisher: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>stuck %n time(s)</source>
        <translation>
            <numerusform>%n-mal ging nichts mehr</numerusform>
            <numerusform>%n-mal ging nichts mehr</numerusform>
        </translation>
    </message>
    <message>
        <source>went out</source>
        <translation>fertig</translation>
    </message>
    <message>
        <source>{minutes}:{seconds}.{tenths}</source>
        <translation>{minutes}:{seconds},{tenths}</translation>
    </message>
    <message>
        <source>{names} and you lead</source>
        <translation>{names} und du führt</translation>
    </message>
    <message>
        <source>{names} and you win the tournament</source>
        <translation>{names} und du gewinnt das Turnier</translation>
    </message>
    <message>
        <source>{names} answered a card after {seconds} s.</source>
        <translation>{names} hat nach {seconds} s auf eine Karte geantwortet.</translation>
    </message>
    <message numerus="yes">
        <source>{names} held out a card a moment too late %n time(s).</source>
        <translation>
            <numerusform>{names} war %n Mal mit einer Karte einen Moment zu spät.</numerusform>
            <numerusform>{names} war %n Mal mit einer Karte einen Moment zu spät.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{names} laid %n card(s) in a row.</source>
        <translation>
            <numerusform>{names} hat %n Karte hintereinander gelegt.</numerusform>
            <numerusform>{names} hat %n Karten hintereinander gelegt.</numerusform>
        </translation>
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
        <source>A card face down, {place} of {count}</source>
        <translation>Eine verdeckte Karte, {place} von {count}</translation>
    </message>
    <message>
        <source>All hands lie face down.</source>
        <translation>Alle Karten sind verdeckt.</translation>
    </message>
    <message>
        <source>Everybody waits for you</source>
        <translation>Alle warten auf dich</translation>
    </message>
    <message>
        <source>Everybody waits for {name}</source>
        <translation>Alle warten auf {name}</translation>
    </message>
    <message>
        <source>It is {name}'s turn. {fitting}</source>
        <translation>{name} ist dran. {fitting}</translation>
    </message>
    <message>
        <source>No cards in your hand</source>
        <translation>Du hast keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>No cards in {name}'s hand</source>
        <translation>{name} hat keine Karten auf der Hand</translation>
    </message>
    <message>
        <source>Nobody can play or draw.</source>
        <translation>Niemand kann legen oder ziehen.</translation>
    </message>
    <message>
        <source>One card left: lay it</source>
        <translation>Noch eine Karte: leg sie</translation>
    </message>
    <message>
        <source>Pile: {card}.</source>
        <translation>Ablagestapel: {card}.</translation>
    </message>
    <message>
        <source>Press {key} to continue.</source>
        <translation>Weiter geht es mit {key}.</translation>
    </message>
    <message>
        <source>Press {key} to start.</source>
        <translation>Los geht es mit {key}.</translation>
    </message>
    <message>
        <source>Stuck. Again in {count}</source>
        <translation>Nichts geht mehr. Weiter in {count}</translation>
    </message>
    <message>
        <source>The settings offer tones for cards that fit.</source>
        <translation>Die Einstellungen bieten Töne für passende Karten.</translation>
    </message>
    <message>
        <source>You can neither play nor draw, and pass.</source>
        <translation>Du kannst weder legen noch ziehen und passt.</translation>
    </message>
    <message>
        <source>You draw {card}.</source>
        <translation>Du ziehst {card}.</translation>
    </message>
    <message>
        <source>You have one card left</source>
        <translation>Du hast nur noch eine Karte</translation>
    </message>
    <message>
        <source>You play alone.</source>
        <translation>Du spielst allein.</translation>
    </message>
    <message>
        <source>You play {card}.</source>
        <translation>Du legst {card}.</translation>
    </message>
    <message>
        <source>Your hand: {cards}</source>
        <translation>Deine Hand: {cards}</translation>
    </message>
    <message>
        <source>Your stack, empty</source>
        <translation>Dein Stapel, leer</translation>
    </message>
    <message>
        <source>Your stack, {cards}: draw one</source>
        <translation>Dein Stapel, {cards}: zieh eine</translation>
    </message>
    <message>
        <source>Your turn. {fitting} You hold {values}.</source>
        <translation>Du bist dran. {fitting} Du hast {values}.</translation>
    </message>
    <message>
        <source>a {value}</source>
        <translation>eine {value}</translation>
    </message>
    <message>
        <source>aimed at</source>
        <translation>angewählt</translation>
    </message>
    <message>
        <source>an 8</source>
        <translation>eine 8</translation>
    </message>
    <message>
        <source>drew {values}</source>
        <translation>gezogen: {values}</translation>
    </message>
    <message>
        <source>fits</source>
        <translation>passt</translation>
    </message>
    <message>
        <source>no cards</source>
        <comment>You hold no cards.</comment>
        <translation>keine Karten</translation>
    </message>
    <message>
        <source>{card} comes up from below.</source>
        <translation>{card} kommt von unten nach oben.</translation>
    </message>
    <message>
        <source>{card}, card {place} of {count}</source>
        <translation>{card}, Karte {place} von {count}</translation>
    </message>
    <message>
        <source>{card}: lay {low} or {high}</source>
        <translation>{card}: Lege {low} oder {high}</translation>
    </message>
    <message>
        <source>{card}: nothing fits, so draw</source>
        <translation>{card}: Nichts passt, also zieh</translation>
    </message>
    <message>
        <source>{fitting} You hold {values}.</source>
        <translation>{fitting} Du hast {values}.</translation>
    </message>
    <message>
        <source>{low} or {high}</source>
        <translation>{low} oder {high}</translation>
    </message>
    <message>
        <source>{low} or {high} fits.</source>
        <translation>{low} oder {high} passt.</translation>
    </message>
    <message>
        <source>{name} draws.</source>
        <translation>{name} zieht.</translation>
    </message>
    <message>
        <source>{name} has one card left</source>
        <translation>{name} hat nur noch eine Karte</translation>
    </message>
    <message>
        <source>{name} passes.</source>
        <translation>{name} passt.</translation>
    </message>
    <message>
        <source>{name} plays {card}.</source>
        <translation>{name} legt {card}.</translation>
    </message>
    <message>
        <source>{name}'s hand: {cards}</source>
        <translation>Hand von {name}: {cards}</translation>
    </message>
    <message>
        <source>{name}'s stack, empty</source>
        <translation>Stapel von {name}, leer</translation>
    </message>
    <message>
        <source>{name}'s stack, {cards}: draw one</source>
        <translation>Stapel von {name}, {cards}: eine ziehen</translation>
    </message>
    <message>
        <source>{name}, your turn. {fitting}</source>
        <translation>{name}, du bist dran. {fitting}</translation>
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
        <source>{name}: {count} in a row</source>
        <translation>{name}: {count} hintereinander</translation>
    </message>
    <message>
        <source>{value} does not fit</source>
        <translation>{value} passt nicht</translation>
    </message>
    <message>
        <source>{value} does not fit, wait</source>
        <translation>{value} passt nicht, warte</translation>
    </message>
    <message>
        <source>{value} fits</source>
        <translation>{value} passt</translation>
    </message>
    <message>
        <source>{value} too late</source>
        <translation>{value} zu spät</translation>
    </message>
    <message>
        <source>{value}, plus or minus {step}</source>
        <translation>{value}, plus oder minus {step}</translation>
    </message>
    <message>
        <source>{value}, step {step}</source>
        <translation>{value}, Schritt {step}</translation>
    </message>
</context>
<context>
    <name>SevenTable</name>
    <message numerus="yes">
        <source>%n in a row</source>
        <translation>
            <numerusform>%n hintereinander</numerusform>
            <numerusform>%n hintereinander</numerusform>
        </translation>
    </message>
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
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Continue where you stopped, or play this game again from the same deal.</source>
        <translation>Spiel dort weiter oder beginne mit denselben Karten von vorn.</translation>
    </message>
    <message>
        <source>Continuing in</source>
        <translation>Weiter in</translation>
    </message>
    <message>
        <source>Does not fit</source>
        <translation>Passt nicht</translation>
    </message>
    <message>
        <source>Does not fit: wait {seconds} s</source>
        <translation>Passt nicht: {seconds} s warten</translation>
    </message>
    <message>
        <source>Everybody is stuck</source>
        <translation>Nichts geht mehr</translation>
    </message>
    <message>
        <source>Game {number}</source>
        <translation>Spiel {number}</translation>
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
        <source>Last card: play it!</source>
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
    <message>
        <source>No looking before the start.</source>
        <translation>Vor dem Start schaut niemand.</translation>
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
        <source>Nothing fits</source>
        <translation>Nichts passt</translation>
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
        <translation>Von vorn beginnen</translation>
    </message>
    <message>
        <source>Ready?</source>
        <translation>Bereit?</translation>
    </message>
    <message>
        <source>Replay of this game</source>
        <translation>Wiederholung dieses Spiels</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
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
        <source>You win!</source>
        <translation>Du gewinnst!</translation>
    </message>
    <message>
        <source>Your stack is empty.</source>
        <translation>Dein Stapel ist leer.</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist dran</translation>
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
    <message>
        <source>{ending} Show the result</source>
        <translation>{ending} Zum Ergebnis</translation>
    </message>
    <message>
        <source>{names} and you share the win!</source>
        <translation>{names} und du teilt euch den Sieg!</translation>
    </message>
    <message>
        <source>{names} share the win!</source>
        <translation>{names} teilen sich den Sieg!</translation>
    </message>
    <message>
        <source>{name} wins!</source>
        <translation>{name} gewinnt!</translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n match(es)</source>
        <translation>
            <numerusform>%n Partie</numerusform>
            <numerusform>%n Partien</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n match(es) could not be looked through.</source>
        <translation>
            <numerusform>Eine Partie konnte nicht durchgesehen werden.</numerusform>
            <numerusform>%n Partien konnten nicht durchgesehen werden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n Spieler</numerusform>
            <numerusform>%n Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>All three games</source>
        <translation>Alle drei Spiele</translation>
    </message>
    <message>
        <source>Alone</source>
        <translation>Allein</translation>
    </message>
    <message>
        <source>Any</source>
        <translation>Egal</translation>
    </message>
    <message>
        <source>Best</source>
        <translation>Bestes</translation>
    </message>
    <message>
        <source>Best: {points}.</source>
        <translation>Bestes Ergebnis: {points}.</translation>
    </message>
    <message>
        <source>Chance you had, on average: {chance}</source>
        <translation>Deine Chance dabei, im Schnitt: {chance}</translation>
    </message>
    <message>
        <source>Chance you had: not looked through yet</source>
        <translation>Deine Chance dabei: noch nicht durchgesehen</translation>
    </message>
    <message>
        <source>Dots: matches; filled when won. Line: mean of ten.</source>
        <translation>Punkte: Partien; gefüllt, wenn gewonnen. Linie: Schnitt aus zehn.</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message>
        <source>Higher is better.</source>
        <translation>Höher ist besser.</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Look through the rest</source>
        <translation>Den Rest durchsehen</translation>
    </message>
    <message>
        <source>Looking through your matches: {done} of {total}</source>
        <translation>Deine Partien werden durchgesehen: {done} von {total}</translation>
    </message>
    <message>
        <source>Lower is better.</source>
        <translation>Niedriger ist besser.</translation>
    </message>
    <message>
        <source>Matches against others; the last five months.</source>
        <translation>Partien gegen andere; die letzten fünf Monate.</translation>
    </message>
    <message>
        <source>No match fits these filters.</source>
        <translation>Keine Partie passt zu diesen Filtern.</translation>
    </message>
    <message>
        <source>No match has been played to its end yet. Your numbers begin with the first.</source>
        <translation>Noch ist keine Partie zu Ende gespielt. Mit der ersten beginnen deine Zahlen.</translation>
    </message>
    <message>
        <source>Not enough matches yet.</source>
        <translation>Noch nicht genug Partien.</translation>
    </message>
    <message>
        <source>Only computer players</source>
        <translation>Nur Computerspieler</translation>
    </message>
    <message>
        <source>Only matches played to the end here count: no lessons, exercises, branches of a replay, broken-off matches or opened files. Playing alone is neither won nor lost.</source>
        <translation>Es zählen nur hier zu Ende gespielte Partien: keine Lektionen, Übungen, Abzweigungen einer Wiederholung, abgebrochenen Partien oder geöffneten Dateien. Allein gibt es weder Sieg noch Niederlage.</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>Opponents: {level}</source>
        <translation>Gegner: {level}</translation>
    </message>
    <message>
        <source>Person</source>
        <translation>Person</translation>
    </message>
    <message>
        <source>Picture (*.png);;Table (*.csv)</source>
        <translation>Bild (*.png);;Tabelle (*.csv)</translation>
    </message>
    <message>
        <source>Play a match</source>
        <translation>Eine Partie spielen</translation>
    </message>
    <message>
        <source>Played</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Save “{what}” as a picture or a table…</source>
        <translation>„{what}“ als Bild oder Tabelle speichern…</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>The last ten matches, and those before.</source>
        <translation>Die letzten zehn Partien und die davor.</translation>
    </message>
    <message>
        <source>What is shown over time</source>
        <translation>Was im Lauf der Zeit gezeigt wird</translation>
    </message>
    <message>
        <source>With house rules</source>
        <translation>Mit Hausregeln</translation>
    </message>
    <message>
        <source>With other people</source>
        <translation>Mit anderen Personen</translation>
    </message>
    <message>
        <source>Without house rules</source>
        <translation>Ohne Hausregeln</translation>
    </message>
    <message>
        <source>Won</source>
        <translation>Gewonnen</translation>
    </message>
    <message>
        <source>Won by month</source>
        <translation>Siege je Monat</translation>
    </message>
    <message>
        <source>You and your past</source>
        <translation>Du im Vergleich zu früher</translation>
    </message>
    <message>
        <source>You, and those you play with.</source>
        <translation>Du und die, mit denen du spielst.</translation>
    </message>
    <message>
        <source>You; no computer player has played along often enough yet.</source>
        <translation>Du; noch hat kein Computerspieler oft genug mitgespielt.</translation>
    </message>
    <message>
        <source>Your nerve</source>
        <translation>Dein Stil</translation>
    </message>
    <message>
        <source>as before</source>
        <translation>wie früher</translation>
    </message>
    <message>
        <source>before</source>
        <translation>davor</translation>
    </message>
    <message>
        <source>before: {amount}; better now</source>
        <translation>früher: {amount}; jetzt besser</translation>
    </message>
    <message>
        <source>before: {amount}; better then</source>
        <translation>früher: {amount}; damals besser</translation>
    </message>
    <message>
        <source>best moment</source>
        <translation>bester Moment</translation>
    </message>
    <message>
        <source>date</source>
        <translation>Datum</translation>
    </message>
    <message>
        <source>earlier</source>
        <translation>früher</translation>
    </message>
    <message>
        <source>last ten</source>
        <translation>letzte zehn</translation>
    </message>
    <message>
        <source>later</source>
        <translation>später</translation>
    </message>
    <message>
        <source>mean of ten</source>
        <translation>Schnitt aus zehn</translation>
    </message>
    <message>
        <source>nothing before to compare with</source>
        <translation>noch kein Vergleich mit früher</translation>
    </message>
    <message>
        <source>number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>player</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>trait</source>
        <translation>Wesenszug</translation>
    </message>
    <message>
        <source>value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>won</source>
        <translation>gewonnen</translation>
    </message>
    <message numerus="yes">
        <source>won %n month(s) ago</source>
        <translation>
            <numerusform>Siege vor einem Monat</numerusform>
            <numerusform>Siege vor %n Monaten</numerusform>
        </translation>
    </message>
    <message>
        <source>won this month</source>
        <translation>Siege diesen Monat</translation>
    </message>
    <message>
        <source>you: just then</source>
        <translation>du: genau dann</translation>
    </message>
    <message>
        <source>you: {turns} turns early</source>
        <translation>du: {turns} Züge zu früh</translation>
    </message>
    <message>
        <source>you: {turns} turns late</source>
        <translation>du: {turns} Züge zu spät</translation>
    </message>
    <message>
        <source>{game}: {won} of {played} won, {month} this month.</source>
        <translation>{game}: {won} von {played} gewonnen, {month} in diesem Monat.</translation>
    </message>
    <message>
        <source>{looked} of {matches} looked through.</source>
        <translation>{looked} von {matches} durchgesehen.</translation>
    </message>
    <message>
        <source>{what} in {matches}: {first} on average at first, {last} in the last ten; the best match {best}.</source>
        <translation>{what} in {matches}: anfangs im Schnitt {first}, in den letzten zehn {last}; die beste Partie {best}.</translation>
    </message>
</context>
<context>
    <name>Strangers</name>
    <message>
        <source>{names}: this version does not know the character “{character}”, who plays here without special habits.</source>
        <translation>{names}: Diese Version kennt die Figur „{character}“ nicht; sie spielt hier ohne eigene Gewohnheiten.</translation>
    </message>
    <message>
        <source>{names}: this version does not know the level “{old}” and takes “{new}”.</source>
        <translation>{names}: Diese Version kennt die Stärke „{old}“ nicht und nimmt „{new}“.</translation>
    </message>
</context>
<context>
    <name>Switch</name>
    <message>
        <source>From {first} to {last}</source>
        <translation>Von „{first}“ bis „{last}“</translation>
    </message>
    <message>
        <source>Menu and help</source>
        <translation>Menü und Hilfe</translation>
    </message>
    <message>
        <source>Read on</source>
        <translation>Weiterlesen</translation>
    </message>
    <message>
        <source>Your {count} cards</source>
        <translation>Deine {count} Karten</translation>
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
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n Pkt</numerusform>
            <numerusform>%n Pkt</numerusform>
        </translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Does not count</source>
        <translation>Zählt nicht</translation>
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
        <source>Hints are available on your turn</source>
        <translation>Tipps gibt es, wenn du dran bist</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Luck and skill</source>
        <translation>Glück und Können</translation>
    </message>
    <message>
        <source>Luck?</source>
        <translation>Glück?</translation>
    </message>
    <message>
        <source>Menu</source>
        <translation>Menü</translation>
    </message>
    <message>
        <source>Moments</source>
        <translation>Höhepunkte</translation>
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
        <source>Replay</source>
        <translation>Wiederholung</translation>
    </message>
    <message>
        <source>Round {number} is dealt.</source>
        <translation>Durchgang {number} ist gegeben.</translation>
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
        <source>The rules do not allow that now.</source>
        <translation>Das erlauben die Regeln jetzt nicht.</translation>
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
        <source>others' turns: continue at once</source>
        <translation>wenn andere dran sind: gleich weiter</translation>
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
        <source>{first} to {last}</source>
        <translation>{first} bis {last}</translation>
    </message>
    <message>
        <source>{name} begins.</source>
        <translation>{name} fängt an.</translation>
    </message>
    <message>
        <source>{name} has no advice this time.</source>
        <translation>{name} weiß diesmal keinen Rat.</translation>
    </message>
    <message>
        <source>{name} is choosing</source>
        <translation>{name} wählt</translation>
    </message>
    <message>
        <source>{name} is thinking</source>
        <translation>{name} überlegt</translation>
    </message>
    <message>
        <source>{name} is thinking…</source>
        <translation>{name} überlegt…</translation>
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
        <source>{name}'s notebook</source>
        <translation>Notizbuch von {name}</translation>
    </message>
    <message>
        <source>{name}'s turn</source>
        <translation>{name} ist dran</translation>
    </message>
</context>
<context>
    <name>TableMenu</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
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
        <source>No more tips in this match</source>
        <translation>Keine Tipps mehr in dieser Partie</translation>
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
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>Spielverlauf</translation>
    </message>
</context>
<context>
    <name>TableSpoken</name>
    <message>
        <source>Hand {cards}</source>
        <translation>Du hast {cards}</translation>
    </message>
    <message>
        <source>Points: {points}</source>
        <translation>Punkte: {points}</translation>
    </message>
    <message>
        <source>Your hand: as the cards come</source>
        <translation>Deine Hand: wie die Karten kommen</translation>
    </message>
    <message>
        <source>Your hand: by number</source>
        <translation>Deine Hand: nach Zahl</translation>
    </message>
    <message>
        <source>Your hand: in your own order</source>
        <translation>Deine Hand: in eigener Reihenfolge</translation>
    </message>
    <message>
        <source>{game}: {names}</source>
        <translation>{game}. Am Tisch: {names}</translation>
    </message>
    <message>
        <source>{name} {points}</source>
        <translation>{name} {points}</translation>
    </message>
</context>
<context>
    <name>Troubles</name>
    <message>
        <source>The data folder cannot be used: nothing will be saved. You can still play.</source>
        <translation>Der Datenordner ist nicht benutzbar: Es wird nichts gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message>
        <source>The data folder is read-only: nothing new will be saved. You can still play.</source>
        <translation>Der Datenordner ist schreibgeschützt: Neues wird nicht gespeichert. Spielen kannst du trotzdem.</translation>
    </message>
    <message numerus="yes">
        <source>The same goes for %n more file(s).</source>
        <translation>
            <numerusform>Das gilt auch für %n weitere Datei.</numerusform>
            <numerusform>Das gilt auch für %n weitere Dateien.</numerusform>
        </translation>
    </message>
    <message>
        <source>This match is damaged in one place. You can continue from there; the damaged file is kept as well.</source>
        <translation>Diese Partie ist an einer Stelle beschädigt. Du kannst dort weiterspielen; die beschädigte Datei bleibt ebenfalls erhalten.</translation>
    </message>
    <message>
        <source>This match is open in another window of the program. Continue there.</source>
        <translation>Diese Partie ist in einem anderen Fenster des Programms geöffnet. Spiel dort weiter.</translation>
    </message>
    <message>
        <source>{file} cannot be moved. It stays where it is.</source>
        <translation>{file} lässt sich nicht verschieben und bleibt, wo es ist.</translation>
    </message>
    <message>
        <source>{file} cannot be opened: it is damaged, or not a saved match. If you have another copy, try that one.</source>
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
        <translation>{file} enthält ungültige Einstellungen; stattdessen gelten die Standardwerte.</translation>
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
        <source>Sound is off</source>
        <translation>Ton ist aus</translation>
    </message>
    <message>
        <source>Sound is on</source>
        <translation>Ton ist an</translation>
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
        <source>The match is saved. You can continue it at any time.</source>
        <translation>Die Partie ist gespeichert. Du kannst sie jederzeit weiterspielen.</translation>
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
<context>
    <name>WordsPanel</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>The table in words</source>
        <translation>Der Tisch in Worten</translation>
    </message>
</context>
</TS>
