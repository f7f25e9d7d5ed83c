<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutPage</name>
    <message>
        <source>Version %1</source>
        <translation>Version %1</translation>
    </message>
    <message>
        <source>A card table for unusual games, with opponents to play against. Everything runs on your computer.</source>
        <translation>Ein Kartentisch für ungewöhnliche Spiele, mit Gegnern, die auf dich warten. Alles läuft auf deinem Computer.</translation>
    </message>
    <message>
        <source>Licence</source>
        <translation>Lizenz</translation>
    </message>
    <message>
        <source>This program is free software: you can use it, study it, pass it on and change it under the terms of the GNU General Public License, version 3 or later. It comes without any warranty.</source>
        <translation>Dieses Programm ist freie Software: Du darfst es nach den Bedingungen der GNU General Public License, Version 3 oder neuer, benutzen, untersuchen, weitergeben und verändern. Es kommt ohne jede Gewährleistung.</translation>
    </message>
    <message>
        <source>The cards, portraits and icons were drawn for this program and come under the same licence.</source>
        <translation>Karten, Porträts und Symbole wurden für dieses Programm gezeichnet und stehen unter derselben Lizenz.</translation>
    </message>
</context>
<context>
    <name>ActionButton</name>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>AppMenuBar</name>
    <message>
        <source>&amp;New game…</source>
        <translation>&amp;Neue Partie …</translation>
    </message>
    <message>
        <source>Ctrl+N</source>
        <comment>shortcut: new game</comment>
        <translation>Ctrl+N</translation>
    </message>
    <message>
        <source>&amp;Another game</source>
        <translation>Noch &amp;eine Partie</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <comment>shortcut: another game</comment>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Go on with the last game</source>
        <translation>Letzte Partie &amp;fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <comment>shortcut: go on with the last game</comment>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>&amp;Start page</source>
        <translation>&amp;Startseite</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Beenden</translation>
    </message>
    <message>
        <source>Ctrl+Q</source>
        <comment>shortcut: quit</comment>
        <translation>Ctrl+Q</translation>
    </message>
    <message>
        <source>&amp;Undo</source>
        <translation>&amp;Rückgängig</translation>
    </message>
    <message>
        <source>Ctrl+Z</source>
        <comment>shortcut: undo</comment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>&amp;Hint</source>
        <translation>&amp;Tipp</translation>
    </message>
    <message>
        <source>H</source>
        <comment>shortcut: hint</comment>
        <translation>T</translation>
    </message>
    <message>
        <source>Side &amp;panel</source>
        <translation>&amp;Seitenleiste</translation>
    </message>
    <message>
        <source>F9</source>
        <comment>shortcut: side panel</comment>
        <translation>F9</translation>
    </message>
    <message>
        <source>&amp;Full screen</source>
        <translation>&amp;Vollbild</translation>
    </message>
    <message>
        <source>F11</source>
        <comment>shortcut: full screen</comment>
        <translation>F11</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;suit</source>
        <translation>Hand nach &amp;Farbe sortieren</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;value</source>
        <translation>Hand nach &amp;Wert sortieren</translation>
    </message>
    <message>
        <source>&amp;Cards, table and settings…</source>
        <translation>&amp;Karten, Tisch und Einstellungen …</translation>
    </message>
    <message>
        <source>Ctrl+,</source>
        <comment>shortcut: settings</comment>
        <translation>Ctrl+,</translation>
    </message>
    <message>
        <source>Go to the next &amp;area</source>
        <translation>Zum nächsten &amp;Bereich</translation>
    </message>
    <message>
        <source>F6</source>
        <comment>shortcut: next area</comment>
        <translation>F6</translation>
    </message>
    <message>
        <source>&amp;Rules</source>
        <translation>&amp;Spielregeln</translation>
    </message>
    <message>
        <source>F1</source>
        <comment>shortcut: rules</comment>
        <translation>F1</translation>
    </message>
    <message>
        <source>&amp;About Downpile</source>
        <translation>Ü&amp;ber Downpile</translation>
    </message>
    <message>
        <source>&amp;Game</source>
        <translation>&amp;Spiel</translation>
    </message>
    <message>
        <source>&amp;Move</source>
        <translation>&amp;Zug</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>&amp;Ansicht</translation>
    </message>
    <message>
        <source>Hel&amp;p</source>
        <translation>&amp;Hilfe</translation>
    </message>
    <message>
        <source>Menus</source>
        <translation>Menüs</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How cards and table will look</source>
        <translation>So sehen Karten und Tisch aus</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Out now: %1 p</source>
        <extracomment>On the viewer&apos;s plate: the points that going out now would score, as short as can be.</extracomment>
        <translation>Jetzt Schluss: %1 P</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Score sheet and story</source>
        <translation>Punktezettel und Verlauf</translation>
    </message>
    <message>
        <source>Hint</source>
        <translation>Tipp</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>Cards</name>
    <message>
        <source>joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>card</source>
        <translation>Karte</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a card: rank and suit</comment>
        <translation>%2-%1</translation>
    </message>
    <message>
        <source>AJQK</source>
        <comment>the letters on cards: ace, jack, queen, king</comment>
        <translation>ABDK</translation>
    </message>
</context>
<context>
    <name>ChoiceList</name>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Esc</source>
        <extracomment>The name of the Escape key, on a key cap.</extracomment>
        <translation>Esc</translation>
    </message>
</context>
<context>
    <name>DealSheet</name>
    <message>
        <source>Show the score</source>
        <translation>Punkte zeigen</translation>
    </message>
    <message>
        <source>Look at the table</source>
        <translation>Den Tisch ansehen</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Another game</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Score of this deal</source>
        <translation>Punkte dieser Runde</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Gesamtstand</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Starts a game at once, with the players and house rules of the last one.</source>
        <translation>Beginnt sofort eine Partie, mit den Spielern und Hausregeln der letzten.</translation>
    </message>
    <message>
        <source>New game…</source>
        <translation>Neue Partie …</translation>
    </message>
    <message>
        <source>Choose the players and the house rules first.</source>
        <translation>Wähle zuerst die Spieler und die Hausregeln.</translation>
    </message>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Start a new game?</source>
        <translation>Neue Partie beginnen?</translation>
    </message>
    <message>
        <source>The game that is going on will end here. Its record is kept, but it is not offered again.</source>
        <translation>Die laufende Partie endet damit. Ihre Aufzeichnung bleibt erhalten, wird aber nicht mehr zum Fortsetzen angeboten.</translation>
    </message>
    <message>
        <source>Ask each time</source>
        <translation>Jedes Mal fragen</translation>
    </message>
    <message>
        <source>Keep the old game</source>
        <translation>Alte Partie behalten</translation>
    </message>
    <message>
        <source>Start the new game</source>
        <translation>Neue Partie beginnen</translation>
    </message>
</context>
<context>
    <name>Lists</name>
    <message>
        <source>%1, %2</source>
        <comment>in the middle of a list</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>at the end of a list</comment>
        <translation>%1 und %2</translation>
    </message>
    <message>
        <source>%1 or %2</source>
        <comment>at the end of a list</comment>
        <translation>%1 oder %2</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>New game</source>
        <translation>Neue Partie</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Back to the usual rules</source>
        <translation>Zurück zu den üblichen Regeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
</context>
<context>
    <name>NoticeBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>OptionRow</name>
    <message>
        <source>changed</source>
        <translation>geändert</translation>
    </message>
</context>
<context>
    <name>Options</name>
    <message>
        <source>on</source>
        <translation>an</translation>
    </message>
    <message>
        <source>off</source>
        <translation>aus</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a house rule and what it is set to</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PageSheet</name>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
</context>
<context>
    <name>PileBadge</name>
    <message>
        <source>2 × %1</source>
        <extracomment>On a closed pile: two points for each of %1 cards.</extracomment>
        <translation>2 × %1</translation>
    </message>
    <message>
        <source>%1 · %2 p</source>
        <extracomment>On a pile: %1 cards, worth %2 points. As short as can be.</extracomment>
        <translation>%1 · %2 P</translation>
    </message>
</context>
<context>
    <name>PlayerPlate</name>
    <message>
        <source>%1 p</source>
        <extracomment>Points of a player so far, as short as can be.</extracomment>
        <translation>%1 P</translation>
    </message>
    <message>
        <source>×2</source>
        <extracomment>On the plate of a player who has declared double.</extracomment>
        <translation>×2</translation>
    </message>
</context>
<context>
    <name>PortraitBoard</name>
    <message>
        <source>Portraits</source>
        <translation>Porträts</translation>
    </message>
    <message>
        <source>Portrait %1</source>
        <translation>Porträt %1</translation>
    </message>
</context>
<context>
    <name>PortraitPicker</name>
    <message>
        <source>Change the portrait</source>
        <translation>Porträt ändern</translation>
    </message>
</context>
<context>
    <name>Records</name>
    <message>
        <source>The saved game %1 cannot be read: %2.</source>
        <translation>Die gespeicherte Partie %1 lässt sich nicht lesen: %2.</translation>
    </message>
    <message>
        <source>The saved game %1 was written by a newer version of Downpile and was left untouched.</source>
        <translation>Die gespeicherte Partie %1 stammt von einer neueren Version von Downpile und wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>A saved game is damaged in line %1 and was set aside as %2.</source>
        <translation>Eine gespeicherte Partie ist in Zeile %1 beschädigt und wurde als %2 beiseitegelegt.</translation>
    </message>
    <message>
        <source>A saved game does not agree with the rules of this version and was set aside as %1.</source>
        <translation>Eine gespeicherte Partie stimmt nicht mit den Regeln dieser Version überein und wurde als %1 beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>RefusalToast</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link in the sentence that says why a move is refused; %1 is a rule&apos;s number, such as U4.</extracomment>
        <translation>Regel %1</translation>
    </message>
</context>
<context>
    <name>RuleSection</name>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a rule</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>RulesSheet</name>
    <message>
        <source>Rules</source>
        <translation>Spielregeln</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Schließen</translation>
    </message>
    <message>
        <source>Go to a section…</source>
        <translation>Zu einem Abschnitt …</translation>
    </message>
    <message>
        <source>House rules of this game</source>
        <translation>Hausregeln dieser Partie</translation>
    </message>
</context>
<context>
    <name>ScoreLineRow</name>
    <message>
        <source>%1: %2</source>
        <comment>reason of points and the points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>× %1</source>
        <comment>multiplier</comment>
        <translation>× %1</translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message>
        <source>Score sheet</source>
        <translation>Punktezettel</translation>
    </message>
    <message>
        <source>Deal %1: void</source>
        <translation>Runde %1: ungültig</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>Totals</source>
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <translation>%1: insgesamt %2</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) win the game.</source>
        <translation>
            <numerusform>Mit %n Punkt ist die Partie gewonnen.</numerusform>
            <numerusform>Mit %n Punkten ist die Partie gewonnen.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Opponent %1</source>
        <translation>Gegner %1</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>Name of opponent %1</source>
        <translation>Name von Gegner %1</translation>
    </message>
    <message>
        <source>Character of opponent %1</source>
        <translation>Charakter von Gegner %1</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Everything takes effect at once.</source>
        <translation>Alles wirkt sofort.</translation>
    </message>
    <message>
        <source>Cards and table</source>
        <translation>Karten und Tisch</translation>
    </message>
    <message>
        <source>Four colours</source>
        <translation>Vier Farben</translation>
    </message>
    <message>
        <source>Diamonds are blue and clubs green, so that no two suits look alike.</source>
        <translation>Karo ist blau und Kreuz grün, sodass keine zwei Farben gleich aussehen.</translation>
    </message>
    <message>
        <source>Large print</source>
        <translation>Große Zeichen</translation>
    </message>
    <message>
        <source>Larger numbers and signs on the cards.</source>
        <translation>Größere Zahlen und Zeichen auf den Karten.</translation>
    </message>
    <message>
        <source>Letters of the language on the cards</source>
        <translation>Deutsche Buchstaben auf den Karten</translation>
    </message>
    <message>
        <source>For example B, D and K in German instead of J, Q and K.</source>
        <translation>Also B, D und K statt J, Q und K.</translation>
    </message>
    <message>
        <source>Backs</source>
        <translation>Rückseiten</translation>
    </message>
    <message>
        <source>Indigo</source>
        <translation>Indigo</translation>
    </message>
    <message>
        <source>Claret</source>
        <translation>Bordeaux</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>Tisch</translation>
    </message>
    <message>
        <source>Evergreen</source>
        <translation>Tannengrün</translation>
    </message>
    <message>
        <source>Midnight</source>
        <translation>Mitternacht</translation>
    </message>
    <message>
        <source>Walnut</source>
        <translation>Nussbaum</translation>
    </message>
    <message>
        <source>Your hand is sorted by</source>
        <translation>Deine Hand ist sortiert nach</translation>
    </message>
    <message>
        <source>Suit</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>Wert</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>How long they take to make up their minds.</source>
        <translation>Wie lange sie sich ihren Zug überlegen.</translation>
    </message>
    <message>
        <source>Unhurried</source>
        <translation>Gemächlich</translation>
    </message>
    <message>
        <source>Normal</source>
        <translation>Normal</translation>
    </message>
    <message>
        <source>Brisk</source>
        <translation>Flott</translation>
    </message>
    <message>
        <source>Instant</source>
        <translation>Sofort</translation>
    </message>
    <message>
        <source>Motion</source>
        <translation>Bewegung</translation>
    </message>
    <message>
        <source>Reduced: cards change places without travelling.</source>
        <translation>Reduziert: Karten wechseln ihren Ort, ohne zu wandern.</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Voll</translation>
    </message>
    <message>
        <source>Reduced</source>
        <translation>Reduziert</translation>
    </message>
    <message>
        <source>Text and language</source>
        <translation>Schrift und Sprache</translation>
    </message>
    <message>
        <source>Size of the text</source>
        <translation>Schriftgröße</translation>
    </message>
    <message>
        <source>%1 %</source>
        <comment>per cent</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>Language</source>
        <translation>Sprache</translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Side panel</source>
        <translation>Seitenleiste</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>%1: %2 in this deal, %3 in all</source>
        <translation>%1: %2 in dieser Runde, insgesamt %3</translation>
    </message>
    <message>
        <source>%1: %2 in all</source>
        <translation>%1: insgesamt %2</translation>
    </message>
    <message>
        <source>+%1</source>
        <comment>points gained</comment>
        <translation>+%1</translation>
    </message>
</context>
<context>
    <name>StartPage</name>
    <message>
        <source>Start page</source>
        <translation>Startseite</translation>
    </message>
    <message>
        <source>Unusual card games, and good company</source>
        <translation>Ungewöhnliche Kartenspiele in guter Gesellschaft</translation>
    </message>
    <message>
        <source>Go on</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>About</source>
        <translation>Über Downpile</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of the deal</source>
        <translation>Verlauf der Runde</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>Can be played</source>
        <translation>Kann gespielt werden</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Makes any legal move, without a thought.</source>
        <translation>Macht irgendeinen erlaubten Zug, ohne nachzudenken.</translation>
    </message>
    <message>
        <source>Sensible</source>
        <translation>Vernünftig</translation>
    </message>
    <message>
        <source>Knows what matters in the game and plays by it.</source>
        <translation>Weiß, worauf es im Spiel ankommt, und spielt danach.</translation>
    </message>
</context>
<context>
    <name>cards</name>
    <message>
        <source>The ace of clubs</source>
        <comment>start</comment>
        <translation>Das Kreuz-Ass</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <comment>nominative</comment>
        <translation>das Kreuz-Ass</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <comment>accusative</comment>
        <translation>das Kreuz-Ass</translation>
    </message>
    <message>
        <source>the ace of clubs</source>
        <comment>dative</comment>
        <translation>dem Kreuz-Ass</translation>
    </message>
    <message>
        <source>The 2 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Zwei</translation>
    </message>
    <message>
        <source>The 3 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Drei</translation>
    </message>
    <message>
        <source>the 3 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Drei</translation>
    </message>
    <message>
        <source>the 3 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Drei</translation>
    </message>
    <message>
        <source>the 3 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Drei</translation>
    </message>
    <message>
        <source>The 4 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Vier</translation>
    </message>
    <message>
        <source>the 4 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Vier</translation>
    </message>
    <message>
        <source>the 4 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Vier</translation>
    </message>
    <message>
        <source>the 4 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Vier</translation>
    </message>
    <message>
        <source>The 5 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Fünf</translation>
    </message>
    <message>
        <source>The 6 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Sechs</translation>
    </message>
    <message>
        <source>The 7 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Sieben</translation>
    </message>
    <message>
        <source>The 8 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Acht</translation>
    </message>
    <message>
        <source>the 8 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Acht</translation>
    </message>
    <message>
        <source>the 8 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Acht</translation>
    </message>
    <message>
        <source>the 8 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Acht</translation>
    </message>
    <message>
        <source>The 9 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Neun</translation>
    </message>
    <message>
        <source>the 9 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Neun</translation>
    </message>
    <message>
        <source>the 9 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Neun</translation>
    </message>
    <message>
        <source>the 9 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Neun</translation>
    </message>
    <message>
        <source>The 10 of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Zehn</translation>
    </message>
    <message>
        <source>The jack of clubs</source>
        <comment>start</comment>
        <translation>Der Kreuz-Bube</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <comment>nominative</comment>
        <translation>der Kreuz-Bube</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <comment>accusative</comment>
        <translation>den Kreuz-Buben</translation>
    </message>
    <message>
        <source>the jack of clubs</source>
        <comment>dative</comment>
        <translation>dem Kreuz-Buben</translation>
    </message>
    <message>
        <source>The queen of clubs</source>
        <comment>start</comment>
        <translation>Die Kreuz-Dame</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <comment>nominative</comment>
        <translation>die Kreuz-Dame</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <comment>accusative</comment>
        <translation>die Kreuz-Dame</translation>
    </message>
    <message>
        <source>the queen of clubs</source>
        <comment>dative</comment>
        <translation>der Kreuz-Dame</translation>
    </message>
    <message>
        <source>The king of clubs</source>
        <comment>start</comment>
        <translation>Der Kreuz-König</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <comment>nominative</comment>
        <translation>der Kreuz-König</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <comment>accusative</comment>
        <translation>den Kreuz-König</translation>
    </message>
    <message>
        <source>the king of clubs</source>
        <comment>dative</comment>
        <translation>dem Kreuz-König</translation>
    </message>
    <message>
        <source>The ace of diamonds</source>
        <comment>start</comment>
        <translation>Das Karo-Ass</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <comment>nominative</comment>
        <translation>das Karo-Ass</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <comment>accusative</comment>
        <translation>das Karo-Ass</translation>
    </message>
    <message>
        <source>the ace of diamonds</source>
        <comment>dative</comment>
        <translation>dem Karo-Ass</translation>
    </message>
    <message>
        <source>The 2 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Zwei</translation>
    </message>
    <message>
        <source>the 2 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Zwei</translation>
    </message>
    <message>
        <source>the 2 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Zwei</translation>
    </message>
    <message>
        <source>the 2 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Zwei</translation>
    </message>
    <message>
        <source>The 3 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Drei</translation>
    </message>
    <message>
        <source>the 3 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Drei</translation>
    </message>
    <message>
        <source>the 3 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Drei</translation>
    </message>
    <message>
        <source>the 3 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Drei</translation>
    </message>
    <message>
        <source>The 4 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Vier</translation>
    </message>
    <message>
        <source>the 4 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Vier</translation>
    </message>
    <message>
        <source>the 4 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Vier</translation>
    </message>
    <message>
        <source>the 4 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Vier</translation>
    </message>
    <message>
        <source>The 5 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Fünf</translation>
    </message>
    <message>
        <source>the 5 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Fünf</translation>
    </message>
    <message>
        <source>the 5 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Fünf</translation>
    </message>
    <message>
        <source>the 5 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Fünf</translation>
    </message>
    <message>
        <source>The 6 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Sechs</translation>
    </message>
    <message>
        <source>the 6 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Sechs</translation>
    </message>
    <message>
        <source>the 6 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Sechs</translation>
    </message>
    <message>
        <source>the 6 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Sechs</translation>
    </message>
    <message>
        <source>The 7 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Sieben</translation>
    </message>
    <message>
        <source>the 7 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Sieben</translation>
    </message>
    <message>
        <source>the 7 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Sieben</translation>
    </message>
    <message>
        <source>the 7 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Sieben</translation>
    </message>
    <message>
        <source>The 8 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Acht</translation>
    </message>
    <message>
        <source>the 8 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Acht</translation>
    </message>
    <message>
        <source>the 8 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Acht</translation>
    </message>
    <message>
        <source>the 8 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Acht</translation>
    </message>
    <message>
        <source>The 9 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Neun</translation>
    </message>
    <message>
        <source>the 9 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Neun</translation>
    </message>
    <message>
        <source>the 9 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Neun</translation>
    </message>
    <message>
        <source>the 9 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Neun</translation>
    </message>
    <message>
        <source>The 10 of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Zehn</translation>
    </message>
    <message>
        <source>the 10 of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Zehn</translation>
    </message>
    <message>
        <source>the 10 of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Zehn</translation>
    </message>
    <message>
        <source>the 10 of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Zehn</translation>
    </message>
    <message>
        <source>The jack of diamonds</source>
        <comment>start</comment>
        <translation>Der Karo-Bube</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <comment>nominative</comment>
        <translation>der Karo-Bube</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <comment>accusative</comment>
        <translation>den Karo-Buben</translation>
    </message>
    <message>
        <source>the jack of diamonds</source>
        <comment>dative</comment>
        <translation>dem Karo-Buben</translation>
    </message>
    <message>
        <source>The queen of diamonds</source>
        <comment>start</comment>
        <translation>Die Karo-Dame</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <comment>nominative</comment>
        <translation>die Karo-Dame</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <comment>accusative</comment>
        <translation>die Karo-Dame</translation>
    </message>
    <message>
        <source>the queen of diamonds</source>
        <comment>dative</comment>
        <translation>der Karo-Dame</translation>
    </message>
    <message>
        <source>The king of diamonds</source>
        <comment>start</comment>
        <translation>Der Karo-König</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <comment>nominative</comment>
        <translation>der Karo-König</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <comment>accusative</comment>
        <translation>den Karo-König</translation>
    </message>
    <message>
        <source>the king of diamonds</source>
        <comment>dative</comment>
        <translation>dem Karo-König</translation>
    </message>
    <message>
        <source>The ace of hearts</source>
        <comment>start</comment>
        <translation>Das Herz-Ass</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <comment>nominative</comment>
        <translation>das Herz-Ass</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <comment>accusative</comment>
        <translation>das Herz-Ass</translation>
    </message>
    <message>
        <source>the ace of hearts</source>
        <comment>dative</comment>
        <translation>dem Herz-Ass</translation>
    </message>
    <message>
        <source>The 2 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Zwei</translation>
    </message>
    <message>
        <source>the 2 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Zwei</translation>
    </message>
    <message>
        <source>The 3 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Drei</translation>
    </message>
    <message>
        <source>the 3 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Drei</translation>
    </message>
    <message>
        <source>the 3 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Drei</translation>
    </message>
    <message>
        <source>the 3 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Drei</translation>
    </message>
    <message>
        <source>The 4 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Vier</translation>
    </message>
    <message>
        <source>the 4 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Vier</translation>
    </message>
    <message>
        <source>the 4 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Vier</translation>
    </message>
    <message>
        <source>the 4 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Vier</translation>
    </message>
    <message>
        <source>The 5 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Fünf</translation>
    </message>
    <message>
        <source>the 5 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Fünf</translation>
    </message>
    <message>
        <source>The 6 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Sechs</translation>
    </message>
    <message>
        <source>the 6 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Sechs</translation>
    </message>
    <message>
        <source>The 7 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Sieben</translation>
    </message>
    <message>
        <source>the 7 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Sieben</translation>
    </message>
    <message>
        <source>The 8 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Acht</translation>
    </message>
    <message>
        <source>the 8 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Acht</translation>
    </message>
    <message>
        <source>the 8 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Acht</translation>
    </message>
    <message>
        <source>the 8 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Acht</translation>
    </message>
    <message>
        <source>The 9 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Neun</translation>
    </message>
    <message>
        <source>the 9 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Neun</translation>
    </message>
    <message>
        <source>the 9 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Neun</translation>
    </message>
    <message>
        <source>the 9 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Neun</translation>
    </message>
    <message>
        <source>The 10 of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Zehn</translation>
    </message>
    <message>
        <source>the 10 of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Zehn</translation>
    </message>
    <message>
        <source>The jack of hearts</source>
        <comment>start</comment>
        <translation>Der Herz-Bube</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <comment>nominative</comment>
        <translation>der Herz-Bube</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <comment>accusative</comment>
        <translation>den Herz-Buben</translation>
    </message>
    <message>
        <source>the jack of hearts</source>
        <comment>dative</comment>
        <translation>dem Herz-Buben</translation>
    </message>
    <message>
        <source>The queen of hearts</source>
        <comment>start</comment>
        <translation>Die Herz-Dame</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <comment>nominative</comment>
        <translation>die Herz-Dame</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <comment>accusative</comment>
        <translation>die Herz-Dame</translation>
    </message>
    <message>
        <source>the queen of hearts</source>
        <comment>dative</comment>
        <translation>der Herz-Dame</translation>
    </message>
    <message>
        <source>The king of hearts</source>
        <comment>start</comment>
        <translation>Der Herz-König</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <comment>nominative</comment>
        <translation>der Herz-König</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <comment>accusative</comment>
        <translation>den Herz-König</translation>
    </message>
    <message>
        <source>the king of hearts</source>
        <comment>dative</comment>
        <translation>dem Herz-König</translation>
    </message>
    <message>
        <source>The ace of spades</source>
        <comment>start</comment>
        <translation>Das Pik-Ass</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <comment>nominative</comment>
        <translation>das Pik-Ass</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <comment>accusative</comment>
        <translation>das Pik-Ass</translation>
    </message>
    <message>
        <source>the ace of spades</source>
        <comment>dative</comment>
        <translation>dem Pik-Ass</translation>
    </message>
    <message>
        <source>The 2 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Zwei</translation>
    </message>
    <message>
        <source>the 2 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Zwei</translation>
    </message>
    <message>
        <source>the 2 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Zwei</translation>
    </message>
    <message>
        <source>the 2 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Zwei</translation>
    </message>
    <message>
        <source>The 3 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Drei</translation>
    </message>
    <message>
        <source>the 3 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Drei</translation>
    </message>
    <message>
        <source>the 3 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Drei</translation>
    </message>
    <message>
        <source>the 3 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Drei</translation>
    </message>
    <message>
        <source>The 4 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Vier</translation>
    </message>
    <message>
        <source>the 4 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Vier</translation>
    </message>
    <message>
        <source>the 4 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Vier</translation>
    </message>
    <message>
        <source>the 4 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Vier</translation>
    </message>
    <message>
        <source>The 5 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Fünf</translation>
    </message>
    <message>
        <source>the 5 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Fünf</translation>
    </message>
    <message>
        <source>the 5 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Fünf</translation>
    </message>
    <message>
        <source>the 5 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Fünf</translation>
    </message>
    <message>
        <source>The 6 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Sechs</translation>
    </message>
    <message>
        <source>the 6 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Sechs</translation>
    </message>
    <message>
        <source>the 6 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Sechs</translation>
    </message>
    <message>
        <source>the 6 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Sechs</translation>
    </message>
    <message>
        <source>The 7 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Sieben</translation>
    </message>
    <message>
        <source>the 7 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Sieben</translation>
    </message>
    <message>
        <source>the 7 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Sieben</translation>
    </message>
    <message>
        <source>the 7 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Sieben</translation>
    </message>
    <message>
        <source>The 8 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Acht</translation>
    </message>
    <message>
        <source>the 8 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Acht</translation>
    </message>
    <message>
        <source>the 8 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Acht</translation>
    </message>
    <message>
        <source>the 8 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Acht</translation>
    </message>
    <message>
        <source>The 9 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Neun</translation>
    </message>
    <message>
        <source>the 9 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Neun</translation>
    </message>
    <message>
        <source>the 9 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Neun</translation>
    </message>
    <message>
        <source>the 9 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Neun</translation>
    </message>
    <message>
        <source>The 10 of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Zehn</translation>
    </message>
    <message>
        <source>the 10 of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Zehn</translation>
    </message>
    <message>
        <source>the 10 of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Zehn</translation>
    </message>
    <message>
        <source>the 10 of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Zehn</translation>
    </message>
    <message>
        <source>The jack of spades</source>
        <comment>start</comment>
        <translation>Der Pik-Bube</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <comment>nominative</comment>
        <translation>der Pik-Bube</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <comment>accusative</comment>
        <translation>den Pik-Buben</translation>
    </message>
    <message>
        <source>the jack of spades</source>
        <comment>dative</comment>
        <translation>dem Pik-Buben</translation>
    </message>
    <message>
        <source>The queen of spades</source>
        <comment>start</comment>
        <translation>Die Pik-Dame</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <comment>nominative</comment>
        <translation>die Pik-Dame</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <comment>accusative</comment>
        <translation>die Pik-Dame</translation>
    </message>
    <message>
        <source>the queen of spades</source>
        <comment>dative</comment>
        <translation>der Pik-Dame</translation>
    </message>
    <message>
        <source>The king of spades</source>
        <comment>start</comment>
        <translation>Der Pik-König</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <comment>nominative</comment>
        <translation>der Pik-König</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <comment>accusative</comment>
        <translation>den Pik-König</translation>
    </message>
    <message>
        <source>the king of spades</source>
        <comment>dative</comment>
        <translation>dem Pik-König</translation>
    </message>
    <message>
        <source>The {ranks} of {suit}</source>
        <comment>start</comment>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suit}</source>
        <comment>nominative</comment>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suit}</source>
        <comment>accusative</comment>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>the {ranks} of {suit}</source>
        <comment>dative</comment>
        <translation>{suit} {ranks}</translation>
    </message>
    <message>
        <source>The joker</source>
        <comment>start</comment>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>nominative</comment>
        <translation>der Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>accusative</comment>
        <translation>den Joker</translation>
    </message>
    <message>
        <source>the joker</source>
        <comment>dative</comment>
        <translation>dem Joker</translation>
    </message>
    <message>
        <source>A card</source>
        <comment>start</comment>
        <translation>Eine Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>nominative</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>accusative</comment>
        <translation>eine Karte</translation>
    </message>
    <message>
        <source>a card</source>
        <comment>dative</comment>
        <translation>einer Karte</translation>
    </message>
</context>
<context>
    <name>downpile::NewGame</name>
    <message>
        <source>Every opponent needs a name.</source>
        <translation>Jeder Gegner braucht einen Namen.</translation>
    </message>
</context>
<context>
    <name>downpile::Program</name>
    <message>
        <source>Language of the system</source>
        <translation>Sprache des Systems</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n player(s), deal %2: go on?</source>
        <comment>an unfinished game</comment>
        <translation>
            <numerusform>%1, %n Spieler, Runde %2: fortsetzen?</numerusform>
            <numerusform>%1, %n Spieler, Runde %2: fortsetzen?</numerusform>
        </translation>
    </message>
    <message>
        <source>The game could not be started, because its record %1 cannot be written.</source>
        <translation>Die Partie konnte nicht beginnen, weil sich ihre Aufzeichnung %1 nicht schreiben lässt.</translation>
    </message>
    <message>
        <source>The game cannot go on, because its record %1 cannot be written.</source>
        <translation>Die Partie kann nicht weitergehen, weil sich ihre Aufzeichnung %1 nicht schreiben lässt.</translation>
    </message>
</context>
<context>
    <name>downpile::TableController</name>
    <message>
        <source>The game waits, because it cannot be saved. Is the disk full?</source>
        <translation>Die Partie wartet, weil sie sich nicht speichern lässt. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>The next deal cannot be saved. Is the disk full?</source>
        <translation>Die nächste Runde lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>Taking back cannot be saved. Is the disk full?</source>
        <translation>Das Zurücknehmen lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>Your turn</source>
        <translation>Du bist am Zug</translation>
    </message>
    <message>
        <source>%1 is thinking…</source>
        <translation>%1 überlegt …</translation>
    </message>
    <message>
        <source>You can %1.</source>
        <comment>a list of what may be done now</comment>
        <translation>Du kannst %1.</translation>
    </message>
    <message numerus="yes">
        <source>Going out now would score %n point(s).</source>
        <translation>
            <numerusform>Jetzt Schluss zu machen brächte %n Punkt.</numerusform>
            <numerusform>Jetzt Schluss zu machen brächte %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards cannot be played there.</source>
        <translation>Dort lassen sich keine Karten ablegen.</translation>
    </message>
    <message>
        <source>The move was not made, because it cannot be saved. Is the disk full?</source>
        <translation>Der Zug wurde nicht ausgeführt, weil er sich nicht speichern lässt. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>You could %1.</source>
        <comment>something that may be done</comment>
        <translation>Du könntest %1.</translation>
    </message>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>card of %1</source>
        <translation>Karte von %1</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <comment>a card</comment>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>%1, playable</source>
        <comment>a card</comment>
        <translation>%1, spielbar</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place and whose it is</comment>
        <translation>%1 von %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %n Karte</numerusform>
            <numerusform>%1, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, closed, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, geschlossen, %n Karte</numerusform>
            <numerusform>%1, geschlossen, %n Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s), top is %2</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %n Karte, oben liegt %2</numerusform>
            <numerusform>%1, %n Karten, oben liegt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %n Punkt wert</numerusform>
            <numerusform>%1, %n Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (du)</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n Karte</numerusform>
            <numerusform>%n Karten</numerusform>
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
        <source>dealer</source>
        <translation>gibt die Karten</translation>
    </message>
    <message>
        <source>has declared double</source>
        <translation>hat verdoppelt</translation>
    </message>
    <message>
        <source>to play</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The deal is void</source>
        <translation>Die Runde ist ungültig</translation>
    </message>
    <message>
        <source>You go out!</source>
        <translation>Du machst Schluss!</translation>
    </message>
    <message>
        <source>%1 goes out</source>
        <translation>%1 macht Schluss</translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game with %n point(s).</source>
        <translation>
            <numerusform>%1 gewinnt die Partie mit %n Punkt.</numerusform>
            <numerusform>%1 gewinnt die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Your last move was taken back.</source>
        <translation>Dein letzter Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a move and the card it goes onto</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <comment>a place</comment>
        <translation>%1 von dir</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>A table for unusual card games against the computer</source>
        <translation>Ein Tisch für ungewöhnliche Kartenspiele gegen den Computer</translation>
    </message>
    <message>
        <source>Use this language instead of the one in the settings.</source>
        <translation>Diese Sprache statt der eingestellten benutzen.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
</context>
<context>
    <name>players</name>
    <message>
        <source>You</source>
        <comment>start</comment>
        <translation>Du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>nominative</comment>
        <translation>du</translation>
    </message>
    <message>
        <source>you</source>
        <comment>accusative</comment>
        <translation>dich</translation>
    </message>
    <message>
        <source>you</source>
        <comment>dative</comment>
        <translation>dir</translation>
    </message>
</context>
<context>
    <name>ranks</name>
    <message>
        <source>ace</source>
        <translation>Ass</translation>
    </message>
    <message>
        <source>2</source>
        <translation>Zwei</translation>
    </message>
    <message>
        <source>3</source>
        <translation>Drei</translation>
    </message>
    <message>
        <source>4</source>
        <translation>Vier</translation>
    </message>
    <message>
        <source>5</source>
        <translation>Fünf</translation>
    </message>
    <message>
        <source>6</source>
        <translation>Sechs</translation>
    </message>
    <message>
        <source>7</source>
        <translation>Sieben</translation>
    </message>
    <message>
        <source>8</source>
        <translation>Acht</translation>
    </message>
    <message>
        <source>9</source>
        <translation>Neun</translation>
    </message>
    <message>
        <source>10</source>
        <translation>Zehn</translation>
    </message>
    <message>
        <source>jack</source>
        <translation>Bube</translation>
    </message>
    <message>
        <source>queen</source>
        <translation>Dame</translation>
    </message>
    <message>
        <source>king</source>
        <translation>König</translation>
    </message>
</context>
<context>
    <name>suits</name>
    <message>
        <source>clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>spades</source>
        <translation>Pik</translation>
    </message>
</context>
<context>
    <name>underwear</name>
    <message numerus="yes">
        <source>Going out now scores %n point(s).</source>
        <translation>
            <numerusform>Jetzt Schluss zu machen bringt %n Punkt.</numerusform>
            <numerusform>Jetzt Schluss zu machen bringt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is close to going out; you go out first and score %n point(s).</source>
        <translation>
            <numerusform>{player} kann bald Schluss machen; du kommst zuvor und bekommst %n Punkt.</numerusform>
            <numerusform>{player} kann bald Schluss machen; du kommst zuvor und bekommst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out can wait: the others are stuck, and every card they draw is a point for you.</source>
        <translation>Das Schlussmachen kann warten: Die anderen sitzen fest, und jede Karte, die sie ziehen, ist ein Punkt für dich.</translation>
    </message>
    <message numerus="yes">
        <source>Stealing takes %n card(s).</source>
        <translation>
            <numerusform>Stehlen bringt dir %n Karte.</numerusform>
            <numerusform>Stehlen bringt dir %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The up-pile is closed, and its %n card(s) count double.</source>
        <translation>
            <numerusform>Der Hochstapel wird geschlossen, und seine %n Karte zählt doppelt.</numerusform>
            <numerusform>Der Hochstapel wird geschlossen, und seine %n Karten zählen doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own up-pile takes %n card(s) out of your hand.</source>
        <translation>
            <numerusform>Dein eigener Hochstapel nimmt dir %n Karte aus der Hand.</numerusform>
            <numerusform>Dein eigener Hochstapel nimmt dir %n Karten aus der Hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand gets %n card(s) smaller.</source>
        <translation>
            <numerusform>Deine Hand wird um %n Karte kleiner.</numerusform>
            <numerusform>Deine Hand wird um %n Karten kleiner.</numerusform>
        </translation>
    </message>
    <message>
        <source>Little fits below {card}: the others may have to draw.</source>
        <translation>Unter {card:accusative} passt nicht viel: Die anderen müssen vielleicht ziehen.</translation>
    </message>
    <message>
        <source>If {card} is still on top in your next turn, you can steal the downpile.</source>
        <translation>Liegt {card} bei deinem nächsten Zug noch oben, kannst du den Tiefstapel stehlen.</translation>
    </message>
    <message>
        <source>{card:start} is not easily matched, so the downpile is hard to steal.</source>
        <translation>Zu {card:dative} findet sich nicht leicht eine Karte gleichen Wertes, also ist der Tiefstapel schwer zu stehlen.</translation>
    </message>
    <message>
        <source>There is no downpile, so this is the time to be rid of {cards}.</source>
        <translation>Es gibt gerade keinen Tiefstapel – eine gute Gelegenheit, {cards:accusative} loszuwerden.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may well be able to steal the %n card(s) of the downpile.</source>
        <translation>
            <numerusform>{player} könnte die %n Karte des Tiefstapels wohl stehlen.</numerusform>
            <numerusform>{player} könnte die %n Karten des Tiefstapels wohl stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>A royalty cannot be your last card, so be rid of royalties in time.</source>
        <translation>Eine Bildkarte kann nicht deine letzte Karte sein; werde Bildkarten also rechtzeitig los.</translation>
    </message>
    <message>
        <source>This downpile takes none of your cards; a new one may.</source>
        <translation>Auf diesen Tiefstapel passt keine deiner Karten, auf einen neuen vielleicht schon.</translation>
    </message>
    <message>
        <source>Nothing else can be played.</source>
        <translation>Etwas anderes lässt sich nicht spielen.</translation>
    </message>
    <message>
        <source>Your cards are worth more later, for stealing and for your up-piles.</source>
        <translation>Deine Karten sind später mehr wert: zum Stehlen und für deine Hochstapel.</translation>
    </message>
    <message>
        <source>The downpile is blocked for the others, too; do not free it for them.</source>
        <translation>Der Tiefstapel ist auch für die anderen blockiert; mach ihn nicht für sie frei.</translation>
    </message>
    <message>
        <source>You are the likeliest to go out first, so double what it is worth.</source>
        <translation>Wahrscheinlich machst du zuerst Schluss, also verdopple, was es wert ist.</translation>
    </message>
    <message>
        <source>Careful</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Would rather draw a card than free a blocked downpile for the others.</source>
        <translation>Zieht lieber eine Karte, als den anderen einen blockierten Tiefstapel frei zu machen.</translation>
    </message>
    <message>
        <source>Liberal</source>
        <translation>Großzügig</translation>
    </message>
    <message>
        <source>Keeps things moving and hurries to go out.</source>
        <translation>Hält das Spiel in Gang und will schnell Schluss machen.</translation>
    </message>
    <message>
        <source>Schemer</source>
        <translation>Gerissen</translation>
    </message>
    <message>
        <source>Saves low cards to steal fat downpiles, blocks the game, and takes the time that a big score needs.</source>
        <translation>Spart niedrige Karten auf, um dicke Tiefstapel zu stehlen, blockiert das Spiel und nimmt sich die Zeit, die viele Punkte brauchen.</translation>
    </message>
    <message>
        <source>Once in a deal</source>
        <translation>Einmal je Runde</translation>
    </message>
    <message>
        <source>Once in a whole game</source>
        <translation>Einmal je Partie</translation>
    </message>
    <message>
        <source>On a pile</source>
        <translation>Auf einem Stapel</translation>
    </message>
    <message>
        <source>With any card</source>
        <translation>Mit jeder Karte</translation>
    </message>
    <message>
        <source>As many as needed</source>
        <translation>So viele wie nötig</translation>
    </message>
    <message>
        <source>One pack</source>
        <translation>Ein Kartensatz</translation>
    </message>
    <message>
        <source>Two packs</source>
        <translation>Zwei Kartensätze</translation>
    </message>
    <message>
        <source>Points to win</source>
        <translation>Punkte zum Sieg</translation>
    </message>
    <message>
        <source>The first player whose total reaches this many points wins the game.</source>
        <translation>Wer zuerst insgesamt so viele Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>Whoever holds more cards than every other player may double the score of the deal, at any time.</source>
        <translation>Wer mehr Karten auf der Hand hat als alle anderen, darf jederzeit die Punkte der Runde verdoppeln.</translation>
    </message>
    <message>
        <source>Doubling is allowed</source>
        <translation>Verdoppeln ist erlaubt</translation>
    </message>
    <message>
        <source>How often one player may declare double.</source>
        <translation>Wie oft dieselbe Person verdoppeln darf.</translation>
    </message>
    <message>
        <source>Royalties on up-piles</source>
        <translation>Bildkarten auf Hochstapeln</translation>
    </message>
    <message>
        <source>Royalties of its suit may be played onto an own up-pile and close it, as a 10 does.</source>
        <translation>Bildkarten seiner Farbe dürfen auf einen eigenen Hochstapel gelegt werden und schließen ihn, wie es eine Zehn tut.</translation>
    </message>
    <message>
        <source>Seat changes</source>
        <translation>Platzwechsel</translation>
    </message>
    <message>
        <source>After each deal its winner exchanges seats with the player who was left with the most cards.</source>
        <translation>Wer eine Runde gewonnen hat, tauscht danach den Platz mit der Person, der die meisten Karten geblieben sind.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Schluss machen</translation>
    </message>
    <message>
        <source>Whether the last card must go onto a pile, or may also be a royalty that clears the downpile.</source>
        <translation>Ob die letzte Karte auf einen Stapel gelegt werden muss oder auch eine Bildkarte sein darf, die den Tiefstapel abräumt.</translation>
    </message>
    <message>
        <source>Open with a run</source>
        <translation>Mit einer Folge eröffnen</translation>
    </message>
    <message>
        <source>A new downpile may be started with a run instead of a single card.</source>
        <translation>Ein neuer Tiefstapel darf statt mit einer einzelnen Karte mit einer Folge beginnen.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>One pack is usual for up to four players, two for five and more.</source>
        <translation>Üblich ist ein Kartensatz bis zu vier Spielern, ab fünf sind es zwei.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Up to four players use one pack of 52 cards, five and more use two packs. There are no jokers. The ace is the lowest card and counts 1; number cards count what they show. Jacks, queens and kings are the royalties: they have no value and work in their own way.</source>
        <translation>Bis zu vier Spieler benutzen einen Kartensatz zu 52 Karten, fünf und mehr benutzen zwei. Joker gibt es nicht. Das Ass ist die niedrigste Karte und zählt 1; Zahlenkarten zählen, was sie zeigen. Buben, Damen und Könige sind die Bildkarten: Sie haben keinen Wert und wirken auf ihre eigene Weise.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Everybody gets seven cards, one at a time, beginning at the dealer&apos;s left. Who started the game deals first.</source>
        <translation>Alle bekommen sieben Karten, immer eine auf einmal, reihum von der linken Seite des Gebers an. Zuerst gibt, wer die Partie begonnen hat.</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Die erste Karte</translation>
    </message>
    <message>
        <source>The next card is turned over and begins the downpile in the middle. If it is a royalty it goes to the discard instead and there is no downpile yet. The player at the dealer&apos;s left begins, and the turn passes to the left. In a turn you do exactly one of the following things.</source>
        <translation>Die nächste Karte wird aufgedeckt und beginnt in der Mitte den Tiefstapel. Ist es eine Bildkarte, kommt sie stattdessen auf die Ablage, und es gibt noch keinen Tiefstapel. Wer links vom Geber sitzt, beginnt; dann geht es nach links weiter. Wenn du am Zug bist, tust du genau eines von dem, was hier folgt.</translation>
    </message>
    <message>
        <source>Play down</source>
        <translation>Tief anlegen</translation>
    </message>
    <message>
        <source>Lay one card, or a run of neighbouring values, onto the downpile. All of it must be of the suit that shows there and lower in value. A run is laid from high to low, so its lowest card ends on top.</source>
        <translation>Lege eine Karte oder eine Folge benachbarter Werte auf den Tiefstapel. Alle Karten müssen die Farbe haben, die dort oben liegt, und niedriger sein. Eine Folge wird von hoch nach niedrig gelegt, sodass am Ende ihre niedrigste Karte oben liegt.</translation>
    </message>
    <message>
        <source>Play up</source>
        <translation>Hoch anlegen</translation>
    </message>
    <message>
        <source>Lay one card, or a run, onto one of your own open up-piles: the same suit as its top card, and higher. A run is laid from low to high.</source>
        <translation>Lege eine Karte oder eine Folge auf einen deiner eigenen offenen Hochstapel: in der Farbe seiner obersten Karte und höher als sie. Eine Folge wird von niedrig nach hoch gelegt.</translation>
    </message>
    <message>
        <source>Closing an up-pile</source>
        <translation>Einen Hochstapel schließen</translation>
    </message>
    <message>
        <source>When a 10 is played onto an up-pile, the pile is turned face down. It is closed and takes no more cards, but each of its cards is worth two points instead of one.</source>
        <translation>Wird eine Zehn auf einen Hochstapel gelegt, wird er umgedreht. Er ist geschlossen und nimmt keine Karten mehr auf, aber jede seiner Karten ist zwei Punkte wert statt einen.</translation>
    </message>
    <message>
        <source>Clear with royalties</source>
        <translation>Mit Bildkarten abräumen</translation>
    </message>
    <message>
        <source>Play one or more royalties of any suits. They go to the discard and take the downpile with them, if there is one. How many you play changes nothing else.</source>
        <translation>Spiele eine oder mehrere Bildkarten beliebiger Farben. Sie kommen auf die Ablage und nehmen den Tiefstapel mit, wenn es einen gibt. Wie viele du spielst, ändert sonst nichts.</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Play one card of the same value as the top of the downpile, of any suit. The whole downpile becomes a new up-pile in front of you, and your card alone is the new downpile.</source>
        <translation>Spiele eine Karte beliebiger Farbe, die denselben Wert hat wie die oberste Karte des Tiefstapels. Der ganze Tiefstapel wird zu einem neuen Hochstapel vor dir, und deine Karte allein ist der neue Tiefstapel.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>When there is no downpile, any single card that is not a royalty begins one. You may instead play up, play royalties or draw, and leave the opening to the next player.</source>
        <translation>Gibt es keinen Tiefstapel, beginnt jede einzelne Karte, die keine Bildkarte ist, einen neuen. Du darfst stattdessen auch hoch anlegen, Bildkarten spielen oder ziehen und das Eröffnen dem Nächsten überlassen.</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take the top card of the stock into your hand. That is your turn.</source>
        <translation>Nimm die oberste Karte des Nachziehstapels auf die Hand. Damit ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>Where royalties cannot go</source>
        <translation>Wohin Bildkarten nicht dürfen</translation>
    </message>
    <message>
        <source>Royalties are never laid on the downpile and never steal it. They do not go onto up-piles either, unless the house rule allows it.</source>
        <translation>Bildkarten werden nie auf den Tiefstapel gelegt und stehlen ihn nie. Auch auf Hochstapel dürfen sie nur, wenn die Hausregel es erlaubt.</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Wenn der Nachziehstapel leer ist</translation>
    </message>
    <message>
        <source>The discard is shuffled and becomes the new stock. With no card in either, you pass instead of drawing. If everybody passes in a row the deal is void: nobody scores.</source>
        <translation>Die Ablage wird gemischt und ist der neue Nachziehstapel. Liegt in beiden keine Karte mehr, passt du, statt zu ziehen. Passen alle nacheinander, ist die Runde ungültig: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>The deal ends at once when somebody lays the last card of the hand onto the downpile or onto an up-pile.</source>
        <translation>Wer die letzte Karte aus der Hand auf den Tiefstapel oder auf einen Hochstapel legt, macht Schluss, und die Runde ist sofort zu Ende.</translation>
    </message>
    <message>
        <source>Royalties do not go out</source>
        <translation>Keine Bildkarte zum Schluss</translation>
    </message>
    <message>
        <source>Royalties that clear the downpile lie on no pile. Whoever plays them as the last cards is not out, and can only draw in the next turn.</source>
        <translation>Bildkarten, die den Tiefstapel abräumen, liegen auf keinem Stapel. Wer sie als letzte Karten spielt, hat nicht Schluss gemacht und kann im nächsten Zug nur ziehen.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Only the player who went out scores: one point for each card in own open up-piles, two for each card in own closed ones, and one for each card left in the hands of the others.</source>
        <translation>Punkte bekommt nur, wer Schluss gemacht hat: einen für jede Karte in den eigenen offenen Hochstapeln, zwei für jede Karte in den eigenen geschlossenen und einen für jede Karte, die den anderen auf der Hand geblieben ist.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>The player at the dealer&apos;s left deals next. The first player to reach the target wins the game.</source>
        <translation>Als Nächstes gibt, wer links vom Geber sitzt. Wer zuerst die Punkte zum Sieg erreicht, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>A player who holds more cards than every other player may declare double, whoever&apos;s turn it is. Each declaration doubles the score of the deal, whoever wins it. A declaration is used up even if the deal turns out void.</source>
        <translation>Wer mehr Karten auf der Hand hat als alle anderen, darf verdoppeln, ganz gleich, wer am Zug ist. Jedes Verdoppeln verdoppelt die Punkte der Runde, wer sie auch gewinnt. Es ist auch dann verbraucht, wenn die Runde ungültig wird.</translation>
    </message>
    <message>
        <source>With this house rule you may lay one or more royalties of its suit onto your own open up-pile. The pile is closed by them, and your last card may go there.</source>
        <translation>Mit dieser Hausregel darfst du auf einen eigenen offenen Hochstapel eine oder mehrere Bildkarten seiner Farbe legen. Sie schließen den Stapel, und auch deine letzte Karte darf dorthin.</translation>
    </message>
    <message>
        <source>With this house rule the winner of a deal exchanges seats with whoever was left with the most cards; among equals, with the nearest at the winner&apos;s left. The player who then sits to the left of the last dealer&apos;s chair deals next.</source>
        <translation>Mit dieser Hausregel tauscht, wer eine Runde gewonnen hat, den Platz mit der Person, der die meisten Karten geblieben sind; bei gleich vielen mit der, die links am nächsten sitzt. Als Nächstes gibt, wer dann links von dem Platz sitzt, an dem zuletzt gegeben wurde.</translation>
    </message>
    <message>
        <source>Very long deals</source>
        <translation>Sehr lange Runden</translation>
    </message>
    <message>
        <source>A deal that has gone on for 5,000 turns is void: nobody scores.</source>
        <translation>Eine Runde, die 5.000 Züge gedauert hat, ist ungültig: Niemand bekommt Punkte.</translation>
    </message>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>Only a player who may act now can make a move.</source>
        <translation>Einen Zug kann nur machen, wer gerade darf.</translation>
    </message>
    <message>
        <source>Own cards</source>
        <translation>Eigene Karten</translation>
    </message>
    <message>
        <source>You can only play cards that you hold.</source>
        <translation>Du kannst nur Karten spielen, die du auf der Hand hast.</translation>
    </message>
    <message>
        <source>Moves</source>
        <translation>Züge</translation>
    </message>
    <message>
        <source>Every move is one of those that are described here.</source>
        <translation>Jeder Zug ist einer von denen, die hier beschrieben sind.</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>draw a card</source>
        <translation>eine Karte ziehen</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>P</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>play down</source>
        <translation>tief anlegen</translation>
    </message>
    <message>
        <source>play up</source>
        <translation>hoch anlegen</translation>
    </message>
    <message>
        <source>clear with royalties</source>
        <translation>mit Bildkarten abräumen</translation>
    </message>
    <message>
        <source>steal the downpile</source>
        <translation>den Tiefstapel stehlen</translation>
    </message>
    <message>
        <source>open a downpile</source>
        <translation>einen Tiefstapel eröffnen</translation>
    </message>
    <message>
        <source>Double</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>X</source>
        <translation>V</translation>
    </message>
    <message>
        <source>declare double</source>
        <translation>verdoppeln</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Downpile</source>
        <translation>Tiefstapel</translation>
    </message>
    <message>
        <source>Up-pile</source>
        <translation>Hochstapel</translation>
    </message>
    <message>
        <source>It is not your turn: {player} is to play.</source>
        <translation>Du bist nicht am Zug: {player} ist an der Reihe.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>That is not a move of this game.</source>
        <translation>Das ist kein Zug in diesem Spiel.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Du hast {card:accusative} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>There is no downpile to play onto. Open one with a single card.</source>
        <translation>Es gibt keinen Tiefstapel, auf den du legen könntest. Eröffne einen mit einer einzelnen Karte.</translation>
    </message>
    <message>
        <source>{card:start} cannot go there: the downpile wants {suit}.</source>
        <translation>{card:start} darf dort nicht hin: Der Tiefstapel verlangt {suit}.</translation>
    </message>
    <message>
        <source>{cards:start} are not a run: the values must follow each other without a gap.</source>
        <translation>{cards:start} sind keine Folge: Die Werte müssen lückenlos aufeinanderfolgen.</translation>
    </message>
    <message>
        <source>{card:start} is not lower than {top} on the downpile.</source>
        <translation>{card:start} ist nicht niedriger als {top} auf dem Tiefstapel.</translation>
    </message>
    <message>
        <source>That is not an up-pile of yours.</source>
        <translation>Das ist kein Hochstapel von dir.</translation>
    </message>
    <message>
        <source>{card:start} cannot go there: this up-pile wants {suit}.</source>
        <translation>{card:start} darf dort nicht hin: Dieser Hochstapel verlangt {suit}.</translation>
    </message>
    <message>
        <source>{card:start} is not higher than {top} on the up-pile.</source>
        <translation>{card:start} ist nicht höher als {top} auf dem Hochstapel.</translation>
    </message>
    <message>
        <source>That up-pile is closed and takes no more cards.</source>
        <translation>Dieser Hochstapel ist geschlossen und nimmt keine Karten mehr auf.</translation>
    </message>
    <message>
        <source>Only jacks, queens and kings clear the downpile; {card} does not.</source>
        <translation>Nur Buben, Damen und Könige räumen den Tiefstapel ab, {card} nicht.</translation>
    </message>
    <message>
        <source>There is no downpile to steal.</source>
        <translation>Es gibt keinen Tiefstapel, den du stehlen könntest.</translation>
    </message>
    <message>
        <source>Stealing takes one card, not several.</source>
        <translation>Gestohlen wird mit einer einzigen Karte, nicht mit mehreren.</translation>
    </message>
    <message>
        <source>{card:start} cannot steal: it does not have the same value as {top} on the downpile.</source>
        <translation>{card:start} kann nicht stehlen: Dafür ist derselbe Wert nötig, den {top} auf dem Tiefstapel hat.</translation>
    </message>
    <message>
        <source>There is a downpile already; opening is for when there is none.</source>
        <translation>Es gibt schon einen Tiefstapel; eröffnet wird nur, wenn keiner da ist.</translation>
    </message>
    <message>
        <source>Only one card may open a downpile.</source>
        <translation>Nur eine einzelne Karte darf einen Tiefstapel eröffnen.</translation>
    </message>
    <message>
        <source>{cards:start} are not a run, so they cannot open a downpile together.</source>
        <translation>{cards:start} sind keine Folge und können darum nicht zusammen einen Tiefstapel eröffnen.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot go onto the downpile.</source>
        <translation>{card:start} ist eine Bildkarte und darf nicht auf den Tiefstapel.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot go onto an up-pile.</source>
        <translation>{card:start} ist eine Bildkarte und darf nicht auf einen Hochstapel.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot steal.</source>
        <translation>{card:start} ist eine Bildkarte und kann nicht stehlen.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot open a downpile.</source>
        <translation>{card:start} ist eine Bildkarte und kann keinen Tiefstapel eröffnen.</translation>
    </message>
    <message>
        <source>Royalties close an up-pile on their own; {card} cannot go with them.</source>
        <translation>Bildkarten schließen einen Hochstapel für sich allein; {card} kann nicht mit ihnen gelegt werden.</translation>
    </message>
    <message>
        <source>There are cards to draw, so you cannot pass.</source>
        <translation>Es gibt noch Karten zu ziehen, also kannst du nicht passen.</translation>
    </message>
    <message>
        <source>Stock and discard are empty: pass instead.</source>
        <translation>Nachziehstapel und Ablage sind leer: Passe stattdessen.</translation>
    </message>
    <message>
        <source>Doubling is not one of the house rules of this game.</source>
        <translation>Verdoppeln gehört nicht zu den Hausregeln dieser Partie.</translation>
    </message>
    <message>
        <source>You have already doubled.</source>
        <translation>Du hast schon verdoppelt.</translation>
    </message>
    <message>
        <source>You do not hold more cards than everyone else: {player} has {number}.</source>
        <translation>Du hast nicht mehr Karten als alle anderen: {player} hat {number}.</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals.</source>
        <translation>Runde {number}: {player} gibt.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal.</source>
        <translation>Runde {number}: Du gibst.</translation>
    </message>
    <message>
        <source>{cards:start} begins the downpile.</source>
        <translation>{cards:start} beginnt den Tiefstapel.</translation>
    </message>
    <message>
        <source>{cards:start} is a royalty: there is no downpile yet.</source>
        <translation>{cards:start} ist eine Bildkarte: Noch gibt es keinen Tiefstapel.</translation>
    </message>
    <message>
        <source>{player} draws a card.</source>
        <translation>{player} zieht eine Karte.</translation>
    </message>
    <message>
        <source>You draw a card.</source>
        <translation>Du ziehst eine Karte.</translation>
    </message>
    <message>
        <source>{player} passes.</source>
        <translation>{player} passt.</translation>
    </message>
    <message>
        <source>You pass.</source>
        <translation>Du passt.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative} down.</source>
        <translation>{player} legt {cards:accusative} auf den Tiefstapel.</translation>
    </message>
    <message>
        <source>You play {cards:accusative} down.</source>
        <translation>Du legst {cards:accusative} auf den Tiefstapel.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative} onto an up-pile.</source>
        <translation>{player} legt {cards:accusative} auf einen Hochstapel.</translation>
    </message>
    <message>
        <source>You play {cards:accusative} onto an up-pile.</source>
        <translation>Du legst {cards:accusative} auf einen Hochstapel.</translation>
    </message>
    <message numerus="yes">
        <source>{player} closes an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} schließt mit {cards:dative} einen Hochstapel von %n Karte.</numerusform>
            <numerusform>{player} schließt mit {cards:dative} einen Hochstapel von %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You close an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>Du schließt mit {cards:dative} einen Hochstapel von %n Karte.</numerusform>
            <numerusform>Du schließt mit {cards:dative} einen Hochstapel von %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>{player} räumt mit {cards:dative} %n Karte ab.</numerusform>
            <numerusform>{player} räumt mit {cards:dative} %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>Du räumst mit {cards:dative} %n Karte ab.</numerusform>
            <numerusform>Du räumst mit {cards:dative} %n Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %n Karte.</numerusform>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %n Karte.</numerusform>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %n Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} opens a new downpile with {cards:dative}.</source>
        <translation>{player} eröffnet mit {cards:dative} einen neuen Tiefstapel.</translation>
    </message>
    <message>
        <source>You open a new downpile with {cards:dative}.</source>
        <translation>Du eröffnest mit {cards:dative} einen neuen Tiefstapel.</translation>
    </message>
    <message>
        <source>{player} declares double.</source>
        <translation>{player} verdoppelt.</translation>
    </message>
    <message>
        <source>You declare double.</source>
        <translation>Du verdoppelst.</translation>
    </message>
    <message numerus="yes">
        <source>The discard is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>Die Ablage wird gemischt und ist nun der Nachziehstapel, mit %n Karte.</numerusform>
            <numerusform>Die Ablage wird gemischt und ist nun der Nachziehstapel, mit %n Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes out and scores %n point(s).</source>
        <translation>
            <numerusform>{player} macht Schluss und bekommt %n Punkt.</numerusform>
            <numerusform>{player} macht Schluss und bekommt %n Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go out and score %n point(s).</source>
        <translation>
            <numerusform>Du machst Schluss und bekommst %n Punkt.</numerusform>
            <numerusform>Du machst Schluss und bekommst %n Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Everybody has passed: the deal is void.</source>
        <translation>Alle haben gepasst: Die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>After 5,000 turns the deal is void.</source>
        <translation>Nach 5.000 Zügen ist die Runde ungültig.</translation>
    </message>
    <message>
        <source>{player} changes seats with {other:dative}.</source>
        <translation>{player} tauscht den Platz mit {other:dative}.</translation>
    </message>
    <message>
        <source>You change seats with {other:dative}.</source>
        <translation>Du tauschst den Platz mit {other:dative}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %n Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %n Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %n Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in open up-piles</source>
        <translation>
            <numerusform>%n Karte in offenen Hochstapeln</numerusform>
            <numerusform>%n Karten in offenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your open up-piles</source>
        <translation>
            <numerusform>%n Karte in deinen offenen Hochstapeln</numerusform>
            <numerusform>%n Karten in deinen offenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in closed up-piles</source>
        <translation>
            <numerusform>%n Karte in geschlossenen Hochstapeln</numerusform>
            <numerusform>%n Karten in geschlossenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your closed up-piles</source>
        <translation>
            <numerusform>%n Karte in deinen geschlossenen Hochstapeln</numerusform>
            <numerusform>%n Karten in deinen geschlossenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left with {other}</source>
        <translation>
            <numerusform>%n Karte auf der Hand von {other:dative}</numerusform>
            <numerusform>%n Karten auf der Hand von {other:dative}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doubled %n time(s)</source>
        <translation>
            <numerusform>einmal verdoppelt</numerusform>
            <numerusform>%n-mal verdoppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>Underwear</source>
        <translation>Underwear</translation>
    </message>
    <message>
        <source>A common pile that only goes down, and piles of your own that you steal from it.</source>
        <translation>Ein gemeinsamer Stapel, auf dem es nur abwärts geht, und eigene Stapel, die du daraus stiehlst.</translation>
    </message>
    <message>
        <source>Made by Chris Bateman in 1997. He called it Shitagi, a word built from the signs for down and pile, and learned later that it is Japanese for underwear. The rules were published by International Hobo in 2000. A deal takes 5 to 15 minutes at a table, a game about 30.</source>
        <translation>1997 von Chris Bateman erdacht. Er nannte es Shitagi, ein Wort aus den Schriftzeichen für „unten“ und „Stapel“, und erfuhr erst später, dass es auf Japanisch Unterwäsche heißt. Die Regeln hat International Hobo im Jahr 2000 veröffentlicht. Eine Runde dauert am Tisch 5 bis 15 Minuten, eine Partie etwa 30.</translation>
    </message>
    <message>
        <source>One pack is not enough for so many players: seven cards each and one for the downpile make more than 52.</source>
        <translation>Ein Kartensatz reicht nicht für so viele Spieler: Sieben Karten für jeden und eine für den Tiefstapel sind mehr als 52.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative} onto the discard.</source>
        <translation>{player} legt {cards:accusative} auf die Ablage.</translation>
    </message>
    <message>
        <source>You play {cards:accusative} onto the discard.</source>
        <translation>Du legst {cards:accusative} auf die Ablage.</translation>
    </message>
</context>
</TS>
