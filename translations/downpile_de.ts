<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="de">
<context>
    <name>AboutPage</name>
    <message>
        <source>A card table for unusual games, with opponents to play against. Games against the computer run entirely on your own computer.</source>
        <translation>Ein Kartentisch für ungewöhnliche Spiele, mit Gegnern, die auf dich warten. Partien gegen Computerspieler laufen ganz auf deinem Computer.</translation>
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
    <message>
        <source>About Downpile</source>
        <translation>Über Downpile</translation>
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
    <name>Announcements</name>
    <message>
        <source>Announcements</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>AppMenu</name>
    <message>
        <source>%1 menu</source>
        <comment>the title of a menu</comment>
        <translation>Menü %1</translation>
    </message>
    <message>
        <source>Nothing is available now.</source>
        <translation>Hier geht gerade nichts.</translation>
    </message>
    <message>
        <source>Menu closed.</source>
        <translation>Menü geschlossen.</translation>
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
        <source>&amp;Play again</source>
        <translation>Noch &amp;eine Partie</translation>
    </message>
    <message>
        <source>Ctrl+Shift+N</source>
        <comment>shortcut: play again</comment>
        <translation>Ctrl+Shift+N</translation>
    </message>
    <message>
        <source>&amp;Continue the last game</source>
        <translation>Letzte &amp;Partie fortsetzen</translation>
    </message>
    <message>
        <source>Ctrl+O</source>
        <comment>shortcut: continue the last game</comment>
        <translation>Ctrl+O</translation>
    </message>
    <message>
        <source>St&amp;art page</source>
        <translation>S&amp;tartseite</translation>
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
        <source>Show the &amp;guide</source>
        <translation>&amp;Einführung zeigen</translation>
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
    <message>
        <source>S&amp;ounds</source>
        <translation>K&amp;länge</translation>
    </message>
    <message>
        <source>&amp;Redo</source>
        <translation>&amp;Wiederholen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+Z</source>
        <comment>shortcut: redo</comment>
        <translation>Ctrl+Shift+Z</translation>
    </message>
    <message>
        <source>Ctrl+Y</source>
        <comment>shortcut: redo, as on other systems</comment>
        <translation>Ctrl+Y</translation>
    </message>
    <message>
        <source>Nothing to undo.</source>
        <translation>Nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>Nothing to redo.</source>
        <translation>Nichts zu wiederholen.</translation>
    </message>
    <message>
        <source>No hints here.</source>
        <translation>Hier gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>Not your turn.</source>
        <translation>Du bist nicht am Zug.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>Ask for a hint first.</source>
        <translation>Frag zuerst nach einem Tipp.</translation>
    </message>
    <message>
        <source>No hint.</source>
        <translation>Kein Tipp.</translation>
    </message>
    <message>
        <source>Y</source>
        <comment>shortcut: play the hint</comment>
        <translation>Y</translation>
    </message>
    <message>
        <source>F8</source>
        <comment>shortcut: sounds on or off</comment>
        <translation>F8</translation>
    </message>
    <message>
        <source>&amp;Copy the deal number</source>
        <translation>Rundennummer &amp;kopieren</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Tasten</translation>
    </message>
    <message>
        <source>?</source>
        <comment>shortcut: the list of all keys</comment>
        <translation>?</translation>
    </message>
    <message>
        <source>Open a copied p&amp;osition</source>
        <translation>&amp;Kopierte Stellung öffnen</translation>
    </message>
    <message>
        <source>Ctrl+Shift+V</source>
        <comment>shortcut: show the position on the clipboard</comment>
        <translation>Ctrl+Shift+V</translation>
    </message>
    <message>
        <source>&amp;Records…</source>
        <translation>Auf&amp;zeichnungen …</translation>
    </message>
    <message>
        <source>Ctrl+R</source>
        <comment>shortcut: records</comment>
        <translation>Ctrl+R</translation>
    </message>
    <message>
        <source>Play with &amp;friends…</source>
        <translation>Mit &amp;Freunden spielen …</translation>
    </message>
    <message>
        <source>Ctrl+J</source>
        <comment>shortcut: play with friends</comment>
        <translation>Ctrl+J</translation>
    </message>
    <message>
        <source>House-rule &amp;laboratory…</source>
        <translation>&amp;Labor für Hausregeln …</translation>
    </message>
    <message>
        <source>Ctrl+L</source>
        <comment>shortcut: house-rule laboratory</comment>
        <translation>Ctrl+L</translation>
    </message>
    <message>
        <source>&amp;Statistics…</source>
        <translation>&amp;Statistik …</translation>
    </message>
    <message>
        <source>Ctrl+Shift+R</source>
        <comment>shortcut: statistics</comment>
        <translation>Ctrl+Shift+R</translation>
    </message>
    <message>
        <source>Open the menus</source>
        <translation>Menüs öffnen</translation>
    </message>
    <message>
        <source>F10</source>
        <comment>shortcut: the first menu</comment>
        <translation>F10</translation>
    </message>
    <message>
        <source>You cannot undo now.</source>
        <translation>Du kannst jetzt nichts zurücknehmen.</translation>
    </message>
    <message>
        <source>You cannot redo now.</source>
        <translation>Du kannst jetzt nichts wiederholen.</translation>
    </message>
    <message>
        <source>The side panel shows the review.</source>
        <translation>Die Seitenleiste zeigt die Auswertung.</translation>
    </message>
    <message>
        <source>Side panel shown.</source>
        <translation>Seitenleiste eingeblendet.</translation>
    </message>
    <message>
        <source>Side panel hidden.</source>
        <translation>Seitenleiste ausgeblendet.</translation>
    </message>
    <message>
        <source>Full screen on.</source>
        <translation>Vollbild an.</translation>
    </message>
    <message>
        <source>Full screen off.</source>
        <translation>Vollbild aus.</translation>
    </message>
    <message>
        <source>Sounds on.</source>
        <translation>Klänge an.</translation>
    </message>
    <message>
        <source>Sounds off.</source>
        <translation>Klänge aus.</translation>
    </message>
    <message>
        <source>Sorted by suit.</source>
        <translation>Nach Farbe sortiert.</translation>
    </message>
    <message>
        <source>Sorted by value.</source>
        <translation>Nach Wert sortiert.</translation>
    </message>
    <message>
        <source>Sort the hand by co&amp;lour</source>
        <translation>Hand nach &amp;Farbe sortieren</translation>
    </message>
    <message>
        <source>Sorted by colour.</source>
        <translation>Nach Farbe sortiert.</translation>
    </message>
    <message>
        <source>Sort the hand by &amp;number</source>
        <translation>Hand nach &amp;Zahl sortieren</translation>
    </message>
    <message>
        <source>Sorted by number.</source>
        <translation>Nach Zahl sortiert.</translation>
    </message>
    <message>
        <source>Shift+F1</source>
        <comment>shortcut: show the guide</comment>
        <translation>Shift+F1</translation>
    </message>
    <message>
        <source>Restart this dea&amp;l</source>
        <translation>Diese Runde von &amp;vorn</translation>
    </message>
    <message>
        <source>Pla&amp;y the hint</source>
        <translation>Tipp &amp;spielen</translation>
    </message>
    <message>
        <source>Go to the previous area</source>
        <translation>Zum vorigen Bereich</translation>
    </message>
    <message>
        <source>Shift+F6</source>
        <comment>shortcut: previous area</comment>
        <translation>Shift+F6</translation>
    </message>
    <message>
        <source>There is no other game to continue.</source>
        <translation>Es gibt keine andere Partie zum Fortsetzen.</translation>
    </message>
    <message>
        <source>There is no game to continue.</source>
        <translation>Es gibt keine Partie zum Fortsetzen.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch ist keine Partie.</translation>
    </message>
    <message>
        <source>Only at the table.</source>
        <translation>Nur am Tisch.</translation>
    </message>
    <message>
        <source>The guide is already open.</source>
        <translation>Die Einführung ist schon offen.</translation>
    </message>
    <message>
        <source>There is no guide here.</source>
        <translation>Hier gibt es keine Einführung.</translation>
    </message>
    <message>
        <source>Close the replay first.</source>
        <translation>Schließ zuerst die Wiedergabe.</translation>
    </message>
    <message>
        <source>The hint is not ready yet.</source>
        <translation>Der Tipp ist noch nicht fertig.</translation>
    </message>
    <message>
        <source>The host does not allow hints.</source>
        <translation>An diesem Tisch gibt es keine Tipps.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You have not allowed hints at this table. The page of the table changes this.</source>
        <translation>Du hast an diesem Tisch keine Tipps erlaubt. Das kannst du auf der Seite des Tisches ändern.</translation>
    </message>
</context>
<context>
    <name>CardFinder</name>
    <message>
        <source>Type the name of a card.</source>
        <translation>Tippe den Namen einer Karte.</translation>
    </message>
    <message>
        <source>The search has ended.</source>
        <translation>Die Suche ist beendet.</translation>
    </message>
</context>
<context>
    <name>CardPreview</name>
    <message>
        <source>How the cards and the table will look</source>
        <translation>So sehen Karten und Tisch aus</translation>
    </message>
</context>
<context>
    <name>CardSetRow</name>
    <message>
        <source>Not found</source>
        <translation>Nicht gefunden</translation>
    </message>
    <message>
        <source>Card set</source>
        <translation>Kartenbilder</translation>
    </message>
    <message>
        <source>Looking for card sets of other programs…</source>
        <translation>Kartenbilder anderer Programme werden gesucht …</translation>
    </message>
    <message>
        <source>You can also use the card sets of KDE and GNOME games on this computer.</source>
        <translation>Du kannst auch die Kartenbilder der KDE- und GNOME-Spiele auf diesem Computer benutzen.</translation>
    </message>
</context>
<context>
    <name>CardTable</name>
    <message>
        <source>Next step</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Space</source>
        <extracomment>The key.</extracomment>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Nothing there.</source>
        <translation>Dort ist nichts.</translation>
    </message>
    <message>
        <source>The score is open. Press Escape to look at the table.</source>
        <translation>Die Wertung ist offen. Mit Escape siehst du den Tisch.</translation>
    </message>
    <message>
        <source>You can do nothing here now.</source>
        <translation>Hier kannst du gerade nichts tun.</translation>
    </message>
    <message>
        <source>The key %1 has no use now.</source>
        <translation>Die Taste %1 bewirkt gerade nichts.</translation>
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
    <message>
        <source>the {rank} of {suits}</source>
        <comment>cards of one value</comment>
        <translation>{rank} in {suits}</translation>
    </message>
    <message>
        <source>{suits} {rank}</source>
        <comment>coloured cards of one value</comment>
        <translation>{rank} in {suits}</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between groups of cards of one value</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>{ranks} {suits}</source>
        <comment>short names of cards: ranks of one suit, or one rank</comment>
        <translation>{suits} {ranks}</translation>
    </message>
    <message>
        <source>two</source>
        <comment>a number of identical cards</comment>
        <translation>zweimal</translation>
    </message>
    <message>
        <source>%1</source>
        <comment>a number of identical cards</comment>
        <translation>%1-mal</translation>
    </message>
    <message>
        <source>{count} {suit} {rank}s</source>
        <comment>identical coloured cards</comment>
        <translation>{count} {rank} in {suit}</translation>
    </message>
    <message>
        <source>{count} jokers</source>
        <translation>{count} Joker</translation>
    </message>
    <message>
        <source>{count} {rank}s of {suit}</source>
        <comment>identical cards</comment>
        <translation>{count} {suit}-{rank}</translation>
    </message>
    <message>
        <source>{count} {rank}s</source>
        <comment>identical cards in a list of one suit</comment>
        <translation>{count} {rank}</translation>
    </message>
</context>
<context>
    <name>ChatButton</name>
    <message>
        <source>Say something…</source>
        <translation>Etwas sagen …</translation>
    </message>
    <message>
        <source>Write to everybody</source>
        <translation>An alle schreiben</translation>
    </message>
    <message>
        <source>Say</source>
        <translation>Sagen</translation>
    </message>
    <message>
        <source>Mute everybody</source>
        <translation>Alle stummschalten</translation>
    </message>
</context>
<context>
    <name>CheckedRecord</name>
    <message>
        <source>The file %1 does not exist.</source>
        <extracomment>%1 is a file name, here and below.</extracomment>
        <translation>Die Datei %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is a folder or a special file, not a game record.</source>
        <translation>%1 ist ein Ordner oder eine Sonderdatei und nicht die Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>%1 is too large to be a game record.</source>
        <translation>%1 ist zu groß, um die Aufzeichnung einer Partie zu sein.</translation>
    </message>
    <message>
        <source>%1 cannot be read: %2.</source>
        <translation>%1 kann nicht gelesen werden: %2.</translation>
    </message>
    <message>
        <source>%1 is not a game record.</source>
        <translation>%1 ist nicht die Aufzeichnung einer Partie.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Downpile.</source>
        <translation>%1 stammt von einer neueren Version von Downpile.</translation>
    </message>
    <message>
        <source>%1 is damaged on line %2.</source>
        <translation>%1 ist in Zeile %2 beschädigt.</translation>
    </message>
    <message>
        <source>%1 breaks the rules on line %2.</source>
        <translation>%1 verstößt in Zeile %2 gegen die Regeln.</translation>
    </message>
    <message>
        <source>%1 contains a move on line %2 that rule %3 forbids.</source>
        <translation>%1 enthält in Zeile %2 einen Zug, den die Regel %3 verbietet.</translation>
    </message>
    <message>
        <source>%1 contains no moves.</source>
        <translation>%1 enthält keine Züge.</translation>
    </message>
    <message>
        <source>The line ends of %1 were changed by another program, such as a text editor or a mail program.</source>
        <translation>Die Zeilenenden von %1 wurden von einem anderen Programm geändert, etwa einem Texteditor oder einem Mailprogramm.</translation>
    </message>
    <message>
        <source>The encoding of %1 was changed by another program, such as a text editor.</source>
        <translation>Die Zeichenkodierung von %1 wurde von einem anderen Programm geändert, etwa einem Texteditor.</translation>
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
    <name>Days</name>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>The date format: https://doc.qt.io/qt-6/qdate.html#toString</extracomment>
        <translation>d. MMM yyyy</translation>
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
        <source>Play again</source>
        <translation>Noch eine Partie</translation>
    </message>
    <message>
        <source>Next deal</source>
        <translation>Nächste Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Epilogue</source>
        <translation>Epilog</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>How good your decisions were</source>
        <translation>Wie gut deine Entscheidungen waren</translation>
    </message>
    <message>
        <source>About this deck</source>
        <translation>Über diese Karten</translation>
    </message>
    <message>
        <source>How the cards were shuffled</source>
        <translation>Wie die Karten gemischt wurden</translation>
    </message>
</context>
<context>
    <name>DoneLine</name>
    <message>
        <source>Ctrl+Z</source>
        <comment>shortcut: undo</comment>
        <translation>Ctrl+Z</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Rückgängig</translation>
    </message>
</context>
<context>
    <name>FilterFold</name>
    <message>
        <source>Which games count: %1</source>
        <translation>Welche Partien zählen: %1</translation>
    </message>
</context>
<context>
    <name>GameTile</name>
    <message>
        <source>Play</source>
        <translation>Spielen</translation>
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
    <message>
        <source>%1 to %2 players</source>
        <translation>%1 bis %2 Spieler</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a game and its description</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Starts a game at once, with the players and house rules of the last game, if any.</source>
        <translation>Beginnt sofort eine Partie, mit den Spielern und Hausregeln der letzten Partie, falls es eine gab.</translation>
    </message>
</context>
<context>
    <name>GuideBubbles</name>
    <message>
        <source>Guide to the first deal</source>
        <translation>Einführung in die erste Runde</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a step of a guide</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Skip</source>
        <translation>Überspringen</translation>
    </message>
    <message>
        <source>Ends the guide. It will not be shown again.</source>
        <translation>Beendet die Einführung. Sie wird nicht noch einmal gezeigt.</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Zurück</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Weiter</translation>
    </message>
    <message>
        <source>Got it</source>
        <translation>Alles klar</translation>
    </message>
    <message>
        <source>Guide: %1 of %2</source>
        <comment>a step of a hidden guide</comment>
        <translation>Einführung: %1 von %2</translation>
    </message>
    <message>
        <source>Shows the guide again</source>
        <translation>Zeigt die Einführung wieder</translation>
    </message>
    <message>
        <source>The guide is hidden. %1 shows it again.</source>
        <comment>%1 is a key</comment>
        <translation>Die Einführung ist ausgeblendet. Mit %1 erscheint sie wieder.</translation>
    </message>
    <message>
        <source>Hide the guide</source>
        <translation>Einführung ausblenden</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the action of a button; its key</comment>
        <translation>%1 (%2)</translation>
    </message>
</context>
<context>
    <name>IconButton</name>
    <message>
        <source>%1 (%2)</source>
        <comment>the action of a button; its key</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Key %1</source>
        <translation>Taste %1</translation>
    </message>
</context>
<context>
    <name>KeyNames</name>
    <message>
        <source>left arrow</source>
        <comment>the spoken name of a key</comment>
        <translation>Pfeil links</translation>
    </message>
    <message>
        <source>right arrow</source>
        <comment>the spoken name of a key</comment>
        <translation>Pfeil rechts</translation>
    </message>
    <message>
        <source>up arrow</source>
        <comment>the spoken name of a key</comment>
        <translation>Pfeil hoch</translation>
    </message>
    <message>
        <source>down arrow</source>
        <comment>the spoken name of a key</comment>
        <translation>Pfeil runter</translation>
    </message>
    <message>
        <source>comma</source>
        <comment>the spoken name of a key</comment>
        <translation>Komma</translation>
    </message>
    <message>
        <source>full stop</source>
        <comment>the spoken name of a key</comment>
        <translation>Punkt</translation>
    </message>
    <message>
        <source>question mark</source>
        <comment>the spoken name of a key</comment>
        <translation>Fragezeichen</translation>
    </message>
</context>
<context>
    <name>KeysPage</name>
    <message>
        <source>Tab</source>
        <translation>Tab</translation>
    </message>
    <message>
        <source>Shift+Tab</source>
        <translation>Umschalt+Tab</translation>
    </message>
    <message>
        <source>To the next or previous part of the table: hand, places, buttons</source>
        <translation>Zum nächsten oder vorigen Teil des Tischs: Hand, Plätze, Knöpfe</translation>
    </message>
    <message>
        <source>From card to card, from place to place</source>
        <translation>Von Karte zu Karte, von Platz zu Platz</translation>
    </message>
    <message>
        <source>Home</source>
        <translation>Pos1</translation>
    </message>
    <message>
        <source>End</source>
        <translation>Ende</translation>
    </message>
    <message>
        <source>To the first or last card, place or button</source>
        <translation>Zur ersten oder letzten Karte, zum ersten oder letzten Platz oder Knopf</translation>
    </message>
    <message>
        <source>Space</source>
        <translation>Leertaste</translation>
    </message>
    <message>
        <source>Picks a card up, or puts it back</source>
        <translation>Nimmt eine Karte auf oder legt sie zurück</translation>
    </message>
    <message>
        <source>Shift+Space</source>
        <translation>Umschalt+Leertaste</translation>
    </message>
    <message>
        <source>Picks up a whole run</source>
        <translation>Nimmt eine ganze Folge auf</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Eingabe</translation>
    </message>
    <message>
        <source>Plays the card, or activates the marked place or button</source>
        <translation>Spielt die Karte oder löst aus, was markiert ist</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Puts all cards back; closes whatever is open</source>
        <translation>Legt alle Karten zurück; schließt, was offen ist</translation>
    </message>
    <message>
        <source>Letters and numbers press the buttons that show them</source>
        <translation>Buchstaben und Zahlen drücken die Knöpfe, auf denen sie stehen</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Tasten</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Everywhere</source>
        <translation>Überall</translation>
    </message>
    <message>
        <source>Ask the table</source>
        <translation>Den Tisch fragen</translation>
    </message>
    <message>
        <source>The answer appears above your cards, and a screen reader reads it out.</source>
        <translation>Die Antwort erscheint über deinen Karten, und ein Bildschirmleser liest sie vor.</translation>
    </message>
    <message>
        <source>All keys</source>
        <translation>Alle Tasten</translation>
    </message>
    <message>
        <source>Plays or pauses</source>
        <translation>Spielt ab oder hält an</translation>
    </message>
    <message>
        <source>One step back or forward</source>
        <translation>Einen Schritt zurück oder weiter</translation>
    </message>
    <message>
        <source>To the beginning of this deal or the next</source>
        <translation>Zum Beginn dieser oder der nächsten Runde</translation>
    </message>
    <message>
        <source>To the beginning or the end</source>
        <translation>Zum Anfang oder zum Ende</translation>
    </message>
    <message>
        <source>In the story: goes to this point of the replay</source>
        <translation>Im Verlauf: geht zu dieser Stelle der Wiedergabe</translation>
    </message>
    <message>
        <source>In a replay</source>
        <translation>In einer Wiedergabe</translation>
    </message>
    <message>
        <source>To the previous or next turning point</source>
        <translation>Zum vorigen oder nächsten Wendepunkt</translation>
    </message>
    <message>
        <source>As seen by the first player, the second, and so on</source>
        <translation>So, wie die erste Person es sah, die zweite und so weiter</translation>
    </message>
    <message>
        <source>With all cards face up</source>
        <translation>Mit allen Karten offen</translation>
    </message>
    <message>
        <source>Shows or hides the review of the decisions</source>
        <translation>Zeigt oder verbirgt die Auswertung der Entscheidungen</translation>
    </message>
    <message>
        <source>In a review: to the next or previous decision that cost something</source>
        <translation>In einer Auswertung: zur nächsten oder vorigen Entscheidung, die etwas gekostet hat</translation>
    </message>
    <message>
        <source>PgUp</source>
        <comment>the key</comment>
        <translation>Bild auf</translation>
    </message>
    <message>
        <source>PgDown</source>
        <comment>the key</comment>
        <translation>Bild ab</translation>
    </message>
</context>
<context>
    <name>KnownPersonRow</name>
    <message>
        <source>Friend</source>
        <comment>a person on the list of friends</comment>
        <translation>Befreundet</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>a person on the list of blocked people</comment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Not met yet</source>
        <translation>Noch nie getroffen</translation>
    </message>
    <message>
        <source>Last seen today</source>
        <translation>Zuletzt heute gesehen</translation>
    </message>
    <message>
        <source>Last seen yesterday</source>
        <translation>Zuletzt gestern gesehen</translation>
    </message>
    <message numerus="yes">
        <source>Last seen %n day(s) ago</source>
        <translation>
            <numerusform>Zuletzt vor %Ln Tag gesehen</numerusform>
            <numerusform>Zuletzt vor %Ln Tagen gesehen</numerusform>
        </translation>
    </message>
    <message>
        <source>Last seen on %1</source>
        <translation>Zuletzt am %1 gesehen</translation>
    </message>
    <message>
        <source>At the table now</source>
        <translation>Jetzt am Tisch</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%Ln gemeinsame Partie</numerusform>
            <numerusform>%Ln gemeinsame Partien</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>when the person was last seen; number of games together</comment>
        <translation>%1, %2</translation>
    </message>
</context>
<context>
    <name>LaboratoryPage</name>
    <message>
        <source>House-rule laboratory</source>
        <translation>Labor für Hausregeln</translation>
    </message>
    <message>
        <source>Thousands of games show what house rules do.</source>
        <translation>Tausende von Partien zeigen, was Hausregeln bewirken.</translation>
    </message>
    <message>
        <source>Set-up</source>
        <translation>Aufbau</translation>
    </message>
    <message>
        <source>Results</source>
        <translation>Ergebnisse</translation>
    </message>
    <message>
        <source>Part of the page</source>
        <translation>Teil der Seite</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Fortsetzen</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Starten</translation>
    </message>
</context>
<context>
    <name>LaboratoryProgress</name>
    <message>
        <source>You are playing with other people. The laboratory is waiting for that game to end.</source>
        <translation>Du spielst mit anderen Menschen. Das Labor wartet, bis diese Partie vorbei ist.</translation>
    </message>
    <message>
        <source>Progress of the study</source>
        <translation>Fortschritt der Untersuchung</translation>
    </message>
</context>
<context>
    <name>LaboratoryResults</name>
    <message>
        <source>What is certain</source>
        <translation>Was sicher ist</translation>
    </message>
    <message>
        <source>The first games are being played…</source>
        <translation>Die ersten Partien werden gespielt …</translation>
    </message>
    <message>
        <source>Choose what to compare and press Start. The computer players then play many games with each set of house rules, all with the same luck of the draw, and the results appear here.</source>
        <translation>Wähle, was verglichen werden soll, und drück „Starten“. Die Computerspieler spielen dann mit jedem Hausregelsatz viele Partien, alle mit demselben Kartenglück, und die Ergebnisse erscheinen hier.</translation>
    </message>
</context>
<context>
    <name>LaboratorySetUp</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Number of players</source>
        <translation>Anzahl der Spieler</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>In every seat. The stronger they are, the longer it takes.</source>
        <translation>Auf allen Plätzen. Je stärker sie sind, desto länger dauert es.</translation>
    </message>
    <message>
        <source>Games for each set</source>
        <translation>Partien mit jedem Satz</translation>
    </message>
    <message>
        <source>How much skill matters</source>
        <translation>Wie viel Können zählt</translation>
    </message>
    <message>
        <source>Quick test: a sensible player against distracted ones. Master test: a Master against Fair players, which takes much longer.</source>
        <translation>Schnelltest: vernünftig gegen abgelenkt. Meistertest: meisterlich gegen solide, was viel länger dauert.</translation>
    </message>
    <message>
        <source>No test</source>
        <translation>Kein Test</translation>
    </message>
    <message>
        <source>Quick test</source>
        <translation>Schnelltest</translation>
    </message>
    <message>
        <source>Master test</source>
        <translation>Meistertest</translation>
    </message>
    <message>
        <source>Sets of house rules</source>
        <translation>Hausregelsätze</translation>
    </message>
    <message>
        <source>Each set is compared with the first one, with the same luck of the draw.</source>
        <translation>Jeder wird mit dem ersten verglichen, mit demselben Kartenglück.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>the number of a set of house rules; its name</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Add a set</source>
        <translation>Satz hinzufügen</translation>
    </message>
    <message>
        <source>Remove this set</source>
        <translation>Diesen Satz entfernen</translation>
    </message>
    <message>
        <source>House rules of set %1</source>
        <translation>Hausregeln von Satz %1</translation>
    </message>
</context>
<context>
    <name>LaboratoryTexts</name>
    <message>
        <source>the usual rules</source>
        <comment>within a sentence: with the usual rules</comment>
        <translation>den üblichen Regeln</translation>
    </message>
    <message>
        <source>“%1”</source>
        <comment>a house rule in a sentence</comment>
        <translation>„%1“</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between house rules</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Distracted</source>
        <comment>a computer player</comment>
        <translation>Abgelenkt</translation>
    </message>
    <message>
        <source>Sensible and quick</source>
        <comment>a computer player</comment>
        <translation>Vernünftig und schnell</translation>
    </message>
    <message numerus="yes">
        <source>%1, %2, “%3” in every seat: %n game(s) for each set of house rules. In 95 of 100 cases, the true value lies within the range shown.</source>
        <comment>the title of a game; the number of players; the computer players</comment>
        <translation>
            <numerusform>%1, %2, auf jedem Platz „%3“: %Ln Partie je Hausregelsatz. In 95 von 100 Fällen liegt der wahre Wert im angegebenen Bereich.</numerusform>
            <numerusform>%1, %2, auf jedem Platz „%3“: %Ln Partien je Hausregelsatz. In 95 von 100 Fällen liegt der wahre Wert im angegebenen Bereich.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln Spieler</numerusform>
            <numerusform>%Ln Spieler</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LeaveSheet</name>
    <message>
        <source>Start a new game?</source>
        <translation>Neue Partie beginnen?</translation>
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
    <message>
        <source>Your unfinished game of %1 moves to the records. You can continue it from there.</source>
        <translation>Deine angefangene Partie %1 kommt zu den Aufzeichnungen. Du kannst sie von dort fortsetzen.</translation>
    </message>
    <message>
        <source>You will leave the table you share with others. Your seat will be kept for three minutes.</source>
        <translation>Du verlässt den Tisch, an dem du mit anderen sitzt. Dein Platz ist drei Minuten für dich reserviert.</translation>
    </message>
    <message>
        <source>Quit Downpile?</source>
        <translation>Downpile beenden?</translation>
    </message>
    <message>
        <source>Close the table?</source>
        <translation>Tisch schließen?</translation>
    </message>
    <message>
        <source>This closes the table for %1.</source>
        <extracomment>%1 are one or more names.</extracomment>
        <translation>Damit schließt du den Tisch für %1.</translation>
    </message>
    <message>
        <source>The game is saved. When you continue it, the others can return to their seats.</source>
        <translation>Die Partie wird gespeichert. Wenn du sie fortsetzt, können die anderen auf ihre Plätze zurückkehren.</translation>
    </message>
    <message>
        <source>Keep the table open</source>
        <translation>Tisch offen lassen</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave the table?</source>
        <translation>Den Tisch verlassen?</translation>
    </message>
    <message>
        <source>The others in this game will have to wait for you. Your seat will be kept for three minutes.</source>
        <translation>Die anderen in dieser Partie müssen dann auf dich warten. Dein Platz ist drei Minuten für dich reserviert.</translation>
    </message>
    <message>
        <source>Stay at the table</source>
        <translation>Am Tisch bleiben</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>This closes your table. The game is saved, and you can continue it from the records.</source>
        <translation>Damit wird dein Tisch geschlossen. Die Partie ist gespeichert, und du kannst sie bei den Aufzeichnungen fortsetzen.</translation>
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
    <name>Main</name>
    <message>
        <source>The rules are closed.</source>
        <translation>Die Regeln sind geschlossen.</translation>
    </message>
    <message>
        <source>There is no other area.</source>
        <translation>Es gibt keinen anderen Bereich.</translation>
    </message>
    <message>
        <source>Only at the table.</source>
        <translation>Nur am Tisch.</translation>
    </message>
    <message>
        <source>There is no game on the table.</source>
        <translation>Auf dem Tisch ist kein Spiel.</translation>
    </message>
    <message>
        <source>Replay of %1.</source>
        <comment>%1 is a game</comment>
        <translation>Wiedergabe von %1.</translation>
    </message>
    <message>
        <source>The table is closed.</source>
        <translation>Der Tisch ist geschlossen.</translation>
    </message>
    <message>
        <source>You have left the table.</source>
        <translation>Du hast den Tisch verlassen.</translation>
    </message>
    <message>
        <source>Guide closed.</source>
        <translation>Einführung geschlossen.</translation>
    </message>
</context>
<context>
    <name>Multiplayer</name>
    <message>
        <source>%1 wants to undo the last move.</source>
        <translation>%1 möchte den letzten Zug zurücknehmen.</translation>
    </message>
    <message>
        <source>%1 wants to redo the move that was undone.</source>
        <translation>%1 möchte den zurückgenommenen Zug wiederholen.</translation>
    </message>
    <message>
        <source>%1 wants to restart this deal.</source>
        <translation>%1 möchte diese Runde von vorn beginnen.</translation>
    </message>
    <message>
        <source>You want to undo the last move. Waiting for %1.</source>
        <translation>Du möchtest den letzten Zug zurücknehmen. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>You want to redo the move that was undone. Waiting for %1.</source>
        <translation>Du möchtest den zurückgenommenen Zug wiederholen. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>You want to restart this deal. Waiting for %1.</source>
        <translation>Du möchtest diese Runde von vorn beginnen. Es fehlt noch: %1.</translation>
    </message>
    <message>
        <source>The host has a newer version of Downpile. Update yours to play there.</source>
        <translation>Der Tisch läuft mit einem neueren Downpile. Aktualisiere deines, um dort zu spielen.</translation>
    </message>
    <message>
        <source>The host has an older version of Downpile that cannot play with yours.</source>
        <translation>Der Tisch läuft mit einem älteren Downpile, das mit deinem nicht spielen kann.</translation>
    </message>
    <message>
        <source>This table no longer exists. Ask for a new invitation.</source>
        <translation>Diesen Tisch gibt es nicht mehr. Bitte um eine neue Einladung.</translation>
    </message>
    <message>
        <source>You have joined this table from somewhere else and are playing there now.</source>
        <translation>Du bist von woanders an diesen Tisch gekommen und spielst dort weiter.</translation>
    </message>
    <message>
        <source>Your program and the other one do not understand each other. Are they the same version?</source>
        <translation>Dein Programm und das andere verstehen einander nicht. Haben sie dieselbe Version?</translation>
    </message>
    <message>
        <source>Your program sent too much in a short time, so the host closed the connection.</source>
        <translation>Dein Programm hat in kurzer Zeit zu viel gesendet; die Verbindung wurde geschlossen.</translation>
    </message>
    <message>
        <source>The host has closed the table.</source>
        <translation>Der Tisch wurde geschlossen.</translation>
    </message>
    <message>
        <source>%1 is not back yet. Their seat is being kept.</source>
        <translation>%1 ist noch nicht zurück. Der Platz ist reserviert.</translation>
    </message>
    <message>
        <source>Waiting for %1 before the next deal begins.</source>
        <comment>%1 are one or more names</comment>
        <translation>Bis die nächste Runde beginnt, fehlt noch: %1.</translation>
    </message>
    <message>
        <source>Your program did not take part in shuffling the cards. You can join again once the game has begun.</source>
        <translation>Dein Programm hat beim Mischen nicht mitgewirkt. Du kannst dich wieder an den Tisch setzen, sobald die Partie begonnen hat.</translation>
    </message>
    <message>
        <source>The room is full. Try again later.</source>
        <translation>Der Raum ist voll. Versuch es später wieder.</translation>
    </message>
    <message>
        <source>You have entered this room from somewhere else and are there now.</source>
        <translation>Du hast diesen Raum von woanders betreten und bist jetzt dort.</translation>
    </message>
    <message>
        <source>The operator of this room has banned you.</source>
        <translation>Wer diesen Raum betreibt, hat dich ausgeschlossen.</translation>
    </message>
    <message>
        <source>The room has closed.</source>
        <translation>Der Raum ist geschlossen.</translation>
    </message>
    <message>
        <source>The room does not know this game, its house rules or its computer players.</source>
        <translation>Der Raum kennt dieses Spiel, seine Hausregeln oder Computerspieler nicht.</translation>
    </message>
    <message>
        <source>There is no space for another table in this room.</source>
        <translation>In diesem Raum ist kein Platz für einen weiteren Tisch.</translation>
    </message>
    <message>
        <source>You have already opened as many tables as this room allows.</source>
        <translation>Du hast schon so viele Tische geöffnet, wie dieser Raum erlaubt.</translation>
    </message>
    <message>
        <source>The room cannot save the table right now. Try again later.</source>
        <translation>Der Raum kann den Tisch gerade nicht speichern. Versuch es später wieder.</translation>
    </message>
    <message>
        <source>You ran out of time twice in a row. Your seat will be kept for a while, so come back soon.</source>
        <translation>Deine Bedenkzeit ist zweimal hintereinander abgelaufen. Dein Platz ist noch eine Weile reserviert; komm bald zurück.</translation>
    </message>
    <message>
        <source>No limit</source>
        <comment>thinking time</comment>
        <translation>Unbegrenzt</translation>
    </message>
    <message>
        <source>30 seconds</source>
        <translation>30 Sekunden</translation>
    </message>
    <message>
        <source>1 minute</source>
        <translation>1 Minute</translation>
    </message>
    <message>
        <source>2 minutes</source>
        <translation>2 Minuten</translation>
    </message>
    <message>
        <source>5 minutes</source>
        <translation>5 Minuten</translation>
    </message>
    <message>
        <source>Thinking time: %1. When it runs out, a computer player makes the move.</source>
        <comment>%1 is a time: 30 seconds</comment>
        <translation>Bedenkzeit: %1. Läuft sie ab, macht ein Computerspieler den Zug.</translation>
    </message>
    <message>
        <source>You have 10 seconds left.</source>
        <translation>Du hast noch 10 Sekunden.</translation>
    </message>
    <message>
        <source>Your time ran out, so a computer player moved for you.</source>
        <translation>Deine Zeit war um, deshalb hat ein Computerspieler den Zug für dich gemacht.</translation>
    </message>
    <message>
        <source>%1’s time ran out, so a computer player moved.</source>
        <translation>Die Zeit von %1 war um, deshalb hat ein Computerspieler den Zug gemacht.</translation>
    </message>
    <message>
        <source>%1 has taken over your seat, and no other seat is free. You can watch.</source>
        <translation>%1 sitzt jetzt auf deinem Platz, und kein anderer ist frei. Du kannst zusehen.</translation>
    </message>
    <message>
        <source>You can return when it is open again.</source>
        <comment>after: the table was closed</comment>
        <translation>Du kannst zurückkommen, wenn er wieder offen ist.</translation>
    </message>
    <message>
        <source>The host now allows hints.</source>
        <translation>An diesem Tisch sind jetzt Tipps erlaubt.</translation>
    </message>
    <message>
        <source>The host no longer allows hints.</source>
        <translation>An diesem Tisch gibt es keine Tipps mehr.</translation>
    </message>
    <message>
        <source>The host now allows written messages.</source>
        <translation>An diesem Tisch darf jetzt geschrieben werden.</translation>
    </message>
    <message>
        <source>The host now allows only ready-made phrases.</source>
        <translation>An diesem Tisch gibt es jetzt nur noch feste Sätze.</translation>
    </message>
    <message>
        <source>The thinking time is no longer limited.</source>
        <translation>Die Bedenkzeit ist nicht mehr begrenzt.</translation>
    </message>
    <message>
        <source>%1 wants to undo this move: %2</source>
        <comment>a player; a sentence about a move</comment>
        <translation>%1 möchte diesen Zug zurücknehmen: %2</translation>
    </message>
    <message>
        <source>You want to undo this move: %1 Waiting for %2.</source>
        <comment>a sentence about a move; one or more names</comment>
        <translation>Du möchtest diesen Zug zurücknehmen: %1 Es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>The next deal cannot begin: the host cannot save it.</source>
        <translation>Die nächste Runde kann nicht beginnen: Der Gastgeber kann sie nicht speichern.</translation>
    </message>
    <message>
        <source>The host cannot save what %1 has requested.</source>
        <translation>Der Gastgeber kann nicht speichern, worum %1 gebeten hat.</translation>
    </message>
    <message>
        <source>%1 has withdrawn the request.</source>
        <translation>%1 hat die Anfrage zurückgezogen.</translation>
    </message>
    <message>
        <source>Ready for the next deal: %1.</source>
        <comment>%1 are one or more names</comment>
        <translation>Bereit für die nächste Runde: %1.</translation>
    </message>
    <message>
        <source>You have declined %1’s request.</source>
        <translation>Du hast die Anfrage von %1 abgelehnt.</translation>
    </message>
    <message>
        <source>%1 has declined %2’s request.</source>
        <translation>%1 hat die Anfrage von %2 abgelehnt.</translation>
    </message>
    <message>
        <source>Computer players now fill in for people who have been away for three minutes.</source>
        <translation>Computerspieler springen jetzt ein, wenn jemand drei Minuten lang nicht da ist.</translation>
    </message>
    <message>
        <source>Computer players no longer fill in for people who are away.</source>
        <translation>Computerspieler springen nicht mehr ein, wenn jemand nicht da ist.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to undo %1’s last move.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, den letzten Zug von %1 zurückzunehmen.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to redo %1’s move.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, den Zug von %1 zu wiederholen.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to restart the deal.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, die Runde von vorn zu beginnen.</translation>
    </message>
    <message>
        <source>No seat at this table is free now. Seats of computer players become free between deals.</source>
        <translation>An diesem Tisch ist gerade kein Platz frei. Plätze von Computerspielern werden zwischen den Runden frei.</translation>
    </message>
    <message>
        <source>%1 wants to redo this move: %2</source>
        <comment>a player; a sentence about a move</comment>
        <translation>%1 möchte diesen Zug wiederholen: %2</translation>
    </message>
    <message>
        <source>You want to redo this move: %1 Waiting for %2.</source>
        <comment>a sentence about a move; one or more names</comment>
        <translation>Du möchtest diesen Zug wiederholen: %1 Es fehlt noch: %2.</translation>
    </message>
    <message>
        <source>%1 Deal %2, which is over, would continue from there.</source>
        <comment>%1 is a sentence about a move</comment>
        <translation>%1 Die beendete Runde %2 würde dort weitergehen.</translation>
    </message>
    <message>
        <source>The operator of this room has closed the table. It no longer exists.</source>
        <translation>Wer diesen Raum betreibt, hat den Tisch geschlossen. Es gibt ihn nicht mehr.</translation>
    </message>
    <message>
        <source>%1 did not move in time.</source>
        <translation>%1 hat den Zug nicht rechtzeitig gemacht.</translation>
    </message>
    <message>
        <source>%1 is away.</source>
        <translation>%1 ist nicht da.</translation>
    </message>
    <message>
        <source>A computer player fills in until they are back.</source>
        <translation>Bis zur Rückkehr spielt ein Computerspieler.</translation>
    </message>
    <message>
        <source>Anyone may take the seat.</source>
        <translation>Den Platz dürfen alle einnehmen.</translation>
    </message>
    <message>
        <source>A friend may take the seat now, anyone else in %1.</source>
        <comment>%1 is a time: 2:41</comment>
        <translation>Den Platz dürfen Freunde einnehmen, in %1 alle.</translation>
    </message>
    <message>
        <source>Their seat will be kept for another %1, then a computer player fills in.</source>
        <comment>%1 is a time: 2:41</comment>
        <translation>Der Platz ist noch %1 reserviert, dann springt ein Computerspieler ein.</translation>
    </message>
    <message>
        <source>Their seat will be kept for another %1, then it is free.</source>
        <comment>%1 is a time: 0:12</comment>
        <translation>Der Platz ist noch %1 reserviert, dann ist er frei.</translation>
    </message>
    <message>
        <source>Their seat will be kept for another %1, then a friend may take it.</source>
        <comment>%1 is a time: 2:41</comment>
        <translation>Der Platz ist noch %1 reserviert, dann dürfen ihn Freunde einnehmen.</translation>
    </message>
    <message>
        <source>%1’s table</source>
        <translation>Tisch von %1</translation>
    </message>
    <message>
        <source>The host has removed you from the table.</source>
        <translation>Die Person, die den Tisch leitet, hat dich vom Tisch entfernt.</translation>
    </message>
</context>
<context>
    <name>MultiplayerPage</name>
    <message>
        <source>Play with friends</source>
        <translation>Mit Freunden spielen</translation>
    </message>
    <message>
        <source>Your name</source>
        <translation>Dein Name</translation>
    </message>
    <message>
        <source>The others see this name.</source>
        <translation>Diesen Namen sehen die anderen.</translation>
    </message>
    <message>
        <source>Join a table</source>
        <translation>An einem Tisch mitspielen</translation>
    </message>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%Ln Platz frei</numerusform>
            <numerusform>%Ln Plätze frei</numerusform>
        </translation>
    </message>
    <message>
        <source>no free seats</source>
        <translation>kein Platz frei</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a game and its free seats</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a table and the words that identify it</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Join</source>
        <translation>Mitspielen</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a table and its game</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Tables on your network appear here automatically. There are none yet.</source>
        <translation>Tische in deinem Netz erscheinen hier von selbst. Noch ist keiner da.</translation>
    </message>
    <message>
        <source>Invitation or address</source>
        <translation>Einladung oder Adresse</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>Open a table</source>
        <translation>Einen Tisch öffnen</translation>
    </message>
    <message>
        <source>Choose a game and its house rules, and open the table to friends. Computer players take the seats that stay empty.</source>
        <translation>Wähle ein Spiel und seine Hausregeln und öffne den Tisch für Freunde. Auf Plätzen, die leer bleiben, spielt der Computer.</translation>
    </message>
    <message>
        <source>Choose a game…</source>
        <translation>Spiel wählen …</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Leute …</translation>
    </message>
    <message>
        <source>Everybody you have met, including your friends and the people you blocked</source>
        <translation>Alle, die du getroffen hast, auch Freunde und Blockierte</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>A room you have visited</source>
        <translation>Ein Raum, in dem du schon warst</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Enter</source>
        <translation>Betreten</translation>
    </message>
    <message>
        <source>Looking for the room…</source>
        <translation>Der Raum wird gesucht …</translation>
    </message>
    <message>
        <source>Type your name first.</source>
        <translation>Gib zuerst deinen Namen ein.</translation>
    </message>
    <message>
        <source>your seat is being kept</source>
        <translation>dein Platz wird freigehalten</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurückkehren</translation>
    </message>
    <message>
        <source>Type or paste an invitation or an address first.</source>
        <translation>Gib zuerst eine Einladung oder eine Adresse ein.</translation>
    </message>
    <message>
        <source>Visit</source>
        <extracomment>Leads to a table, to see its house rules before sitting down, or to a room.</extracomment>
        <translation>Besuchen</translation>
    </message>
    <message>
        <source>The invitation is now in its own field.</source>
        <translation>Die Einladung steht jetzt in ihrem eigenen Feld.</translation>
    </message>
</context>
<context>
    <name>NewGame</name>
    <message>
        <source>No program is chosen yet.</source>
        <translation>Es ist noch kein Programm gewählt.</translation>
    </message>
    <message>
        <source>The program %1 does not exist.</source>
        <translation>Das Programm %1 gibt es nicht.</translation>
    </message>
    <message>
        <source>%1 is not executable. Allow it to run as a program.</source>
        <translation>%1 ist nicht ausführbar. Erlaube, dass die Datei als Programm läuft.</translation>
    </message>
    <message>
        <source>Program</source>
        <comment>a computer player that is the user&apos;s own program</comment>
        <translation>Programm</translation>
    </message>
    <message>
        <source>%1 is not on this computer: a computer player plays instead.</source>
        <comment>the name of a program</comment>
        <translation>%1 ist nicht auf diesem Computer: Ein Computerspieler spielt an seiner Stelle.</translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>Set of house rules</source>
        <translation>Hausregelsatz</translation>
    </message>
    <message>
        <source>Your changes</source>
        <translation>Deine Änderungen</translation>
    </message>
    <message>
        <source>Name of your rules</source>
        <translation>Name deiner Regeln</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Saves these house rules under this name</source>
        <translation>Speichert diese Hausregeln unter diesem Namen</translation>
    </message>
    <message>
        <source>Delete this set</source>
        <translation>Satz löschen</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>Copies the house rules for a friend</source>
        <translation>Kopiert die Hausregeln für Freunde</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Einfügen</translation>
    </message>
    <message>
        <source>Pastes house rules that a friend has copied</source>
        <translation>Fügt Hausregeln ein, die Freunde kopiert haben</translation>
    </message>
    <message>
        <source>Level of the opponents</source>
        <translation>Stufe der Gegner</translation>
    </message>
    <message>
        <source>They differ. A choice here applies to all of them.</source>
        <translation>Sie unterscheiden sich. Eine Wahl hier gilt für alle.</translation>
    </message>
    <message>
        <source>Mixed</source>
        <translation>Gemischt</translation>
    </message>
    <message>
        <source>Advanced</source>
        <translation>Erweitert</translation>
    </message>
    <message>
        <source>Open: deal number and cut</source>
        <translation>Offen: Rundennummer und Abheben</translation>
    </message>
    <message>
        <source>Closed: deal number and cut</source>
        <translation>Geschlossen: Rundennummer und Abheben</translation>
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
        <source>Restore the usual rules</source>
        <translation>Zurück zu den üblichen Regeln</translation>
    </message>
    <message>
        <source>Start</source>
        <translation>Beginnen</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Deal number</source>
        <translation>Rundennummer</translation>
    </message>
    <message>
        <source>Play the same cards as someone else, or leave it empty for new ones.</source>
        <translation>Spiel mit denselben Karten wie jemand anders; leer lassen für neue.</translation>
    </message>
    <message>
        <source>New cards</source>
        <translation>Neue Karten</translation>
    </message>
    <message>
        <source>Open to friends</source>
        <translation>Für Freunde öffnen</translation>
    </message>
    <message>
        <source>Others can join this table from their computers.</source>
        <translation>Andere können von ihren Computern aus an diesen Tisch kommen.</translation>
    </message>
    <message>
        <source>Cut the deck</source>
        <translation>Abheben</translation>
    </message>
    <message>
        <source>With a deal number, the cards are known beforehand, so they have no seal.</source>
        <translation>Mit einer Rundennummer sind die Karten vorher bekannt; deshalb haben sie kein Siegel.</translation>
    </message>
    <message>
        <source>Type anything</source>
        <translation>Irgendetwas</translation>
    </message>
    <message>
        <source>The deck is already sealed (%1). What you type here cuts it, so nobody can choose the cards.</source>
        <translation>Die Karten liegen schon versiegelt bereit (%1). Mit dem, was du hier eintippst, hebst du ab; so kann sie niemand aussuchen.</translation>
    </message>
    <message>
        <source>Everybody</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Friends</source>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>Invited people</source>
        <translation>Eingeladene</translation>
    </message>
    <message>
        <source>Who can join</source>
        <translation>Wer mitspielen darf</translation>
    </message>
    <message>
        <source>Open the table</source>
        <translation>Tisch öffnen</translation>
    </message>
    <message>
        <source>Play alone</source>
        <translation>Allein spielen</translation>
    </message>
    <message>
        <source>Your own programs can play only at your own tables.</source>
        <translation>Eigene Programme können nur an deinen eigenen Tischen spielen.</translation>
    </message>
    <message>
        <source>Choose a program</source>
        <translation>Programm wählen</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message numerus="yes">
        <source>Your table has %n seat(s). Choose as many players to play there.</source>
        <translation>
            <numerusform>Dein Tisch hat %Ln Platz. Wähle ebenso viele Spieler, um dort zu spielen.</numerusform>
            <numerusform>Dein Tisch hat %Ln Plätze. Wähle ebenso viele Spieler, um dort zu spielen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play at your table</source>
        <translation>An deinem Tisch spielen</translation>
    </message>
    <message>
        <source>Everybody at your table stays there.</source>
        <translation>Alle an deinem Tisch bleiben dort.</translation>
    </message>
    <message>
        <source>New game: %1</source>
        <comment>%1 is a game</comment>
        <translation>Neue Partie: %1</translation>
    </message>
    <message>
        <source>Game for your table: %1</source>
        <translation>Spiel für deinen Tisch: %1</translation>
    </message>
    <message numerus="yes">
        <source>Your table has %n seat(s). This game is for %1 to %2 players.</source>
        <translation>
            <numerusform>Dein Tisch hat %Ln Platz. Dieses Spiel ist für %1 bis %2 Spieler.</numerusform>
            <numerusform>Dein Tisch hat %Ln Plätze. Dieses Spiel ist für %1 bis %2 Spieler.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoAnswerWindow</name>
    <message>
        <source>Downpile is already running, but it is not responding.</source>
        <translation>Downpile läuft schon, antwortet aber nicht.</translation>
    </message>
    <message>
        <source>If you have just closed it, it may still be saving your game: wait a moment and try again. If it hangs, force it to quit first. Your games are safe.</source>
        <translation>Wenn du es gerade geschlossen hast, speichert es vielleicht noch deine Partie: Warte einen Moment und versuch es noch einmal. Wenn es hängt, beende es zuerst. Deine Partien sind sicher.</translation>
    </message>
    <message>
        <source>Quit</source>
        <translation>Beenden</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Noch einmal versuchen</translation>
    </message>
    <message>
        <source>Another Downpile is using your games.</source>
        <translation>Ein anderes Downpile benutzt gerade deine Partien.</translation>
    </message>
    <message>
        <source>It may be running in another session of yours: close it there, and try again here. If you have just closed it, it may still be saving your game: wait a moment. Your games are safe.</source>
        <translation>Vielleicht läuft es in einer anderen deiner Sitzungen: Schließe es dort und versuche es hier noch einmal. Wenn du es gerade geschlossen hast, speichert es vielleicht noch deine Partie: Warte einen Moment. Deine Partien sind sicher.</translation>
    </message>
</context>
<context>
    <name>NoticeBanner</name>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>The number of messages after the one shown.</extracomment>
        <translation>
            <numerusform>%Ln weitere</numerusform>
            <numerusform>%Ln weitere</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeList</name>
    <message>
        <source>Saving is taking longer than usual. The table is waiting for it.</source>
        <translation>Das Speichern dauert länger als sonst. Der Tisch wartet darauf.</translation>
    </message>
    <message>
        <source>%1 Answer at the table.</source>
        <comment>a sentence about a request</comment>
        <translation>%1 Antworte am Tisch.</translation>
    </message>
    <message>
        <source>Messages</source>
        <translation>Meldungen</translation>
    </message>
</context>
<context>
    <name>Numbers</name>
    <message>
        <source>%1%</source>
        <comment>a percentage</comment>
        <extracomment>A percentage such as 50%. Use a no-break space if the language has a space before the sign.</extracomment>
        <translation>%1&#xa0;%</translation>
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
        <comment>a house rule and its value</comment>
        <translation>%1: %2</translation>
    </message>
</context>
<context>
    <name>PageChoice</name>
    <message>
        <source>%1. %2</source>
        <comment>the chosen item and its description</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PageDialogs</name>
    <message>
        <source>Import</source>
        <translation>Importieren</translation>
    </message>
    <message>
        <source>All files (*)</source>
        <translation>Alle Dateien (*)</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportieren</translation>
    </message>
</context>
<context>
    <name>PageReader</name>
    <message>
        <source>Use the up and down arrows to read it.</source>
        <translation>Mit den Pfeiltasten nach oben und unten kannst du es lesen.</translation>
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
    <name>PageStepper</name>
    <message>
        <source>%1. %2</source>
        <comment>a number; a help text</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%1 of %n person(s)</source>
        <translation>
            <numerusform>%1 von %Ln Person</numerusform>
            <numerusform>%1 von %Ln Leuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%Ln Person</numerusform>
            <numerusform>%Ln Leute</numerusform>
        </translation>
    </message>
    <message>
        <source>People</source>
        <translation>Leute</translation>
    </message>
    <message>
        <source>Import people</source>
        <translation>Leute importieren</translation>
    </message>
    <message>
        <source>Export to this folder</source>
        <translation>In diesen Ordner exportieren</translation>
    </message>
    <message>
        <source>Lists of people (*.json)</source>
        <translation>Listen von Leuten (*.json)</translation>
    </message>
    <message>
        <source>Press Enter to edit a person or Delete to forget them.</source>
        <translation>Mit Eingabe bearbeitest du einen Eintrag, mit Entf vergisst du die Person.</translation>
    </message>
    <message>
        <source>Everybody you share a table with is added to this list, which stays on this computer.
You have not met anyone yet.</source>
        <translation>Alle, mit denen du an einem Tisch sitzt, kommen von selbst auf diese Liste. Sie bleibt auf diesem Computer.
Bisher hast du niemanden getroffen.</translation>
    </message>
    <message>
        <source>Nobody matches your search.</source>
        <translation>Zu deiner Suche passt niemand.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Three minutes after you lose your connection, a friend may take your seat. People you block see no free seats at your table, cannot take over yours, and are not told why. You do not see what they say.</source>
        <translation>Drei Minuten nachdem deine Verbindung abgebrochen ist, darf jemand, mit dem du befreundet bist, deinen Platz übernehmen. Wer von dir blockiert ist, sieht an deinem Tisch keinen freien Platz, darf deinen nicht übernehmen, erfährt nicht, warum, und ist für dich nicht zu hören.</translation>
    </message>
</context>
<context>
    <name>PeopleSearch</name>
    <message>
        <source>Search people</source>
        <translation>Leute suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
</context>
<context>
    <name>PeopleStrip</name>
    <message>
        <source>People at the table</source>
        <translation>Leute am Tisch</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person and a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Agree</source>
        <translation>Zustimmen</translation>
    </message>
    <message>
        <source>Decline</source>
        <translation>Ablehnen</translation>
    </message>
    <message>
        <source>Try now</source>
        <translation>Jetzt versuchen</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Leute …</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du siehst zu.</translation>
    </message>
    <message>
        <source>Withdraw</source>
        <extracomment>Takes back the user&apos;s own request, on which the others vote.</extracomment>
        <translation>Zurückziehen</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>Wer den Tisch geöffnet hat, hat die Partie noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Let a computer player fill in</source>
        <translation>Computerspieler einspringen lassen</translation>
    </message>
</context>
<context>
    <name>PersonControls</name>
    <message>
        <source>Your name for this person</source>
        <translation>Dein Name für diese Person</translation>
    </message>
    <message>
        <source>Friend or blocked</source>
        <translation>Befreundet oder blockiert</translation>
    </message>
    <message>
        <source>Friend</source>
        <comment>a person on the list of friends</comment>
        <translation>Befreundet</translation>
    </message>
    <message>
        <source>Neither</source>
        <comment>neither friend nor blocked</comment>
        <translation>Weder noch</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>a person on the list of blocked people</comment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Vergessen</translation>
    </message>
    <message>
        <source>Three minutes after you lose your connection, a friend may take your seat. People you block see no free seats at your table, and cannot take over yours.</source>
        <translation>Drei Minuten nachdem deine Verbindung abgebrochen ist, darf jemand, mit dem du befreundet bist, deinen Platz übernehmen. Wer von dir blockiert ist, sieht an deinem Tisch keinen freien Platz, und darf deinen nicht übernehmen.</translation>
    </message>
</context>
<context>
    <name>PersonLine</name>
    <message>
        <source>Computer player</source>
        <translation>Computerspieler</translation>
    </message>
    <message>
        <source>Free; a computer player sits here if nobody joins</source>
        <translation>Frei; wenn niemand kommt, spielt hier der Computer</translation>
    </message>
    <message>
        <source>Here</source>
        <translation>Da</translation>
    </message>
    <message>
        <source>Here, in %1’s place</source>
        <translation>Da, auf dem Platz von %1</translation>
    </message>
    <message>
        <source>Not back yet; the seat is being kept</source>
        <translation>Noch nicht zurück; der Platz ist reserviert</translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <comment>a player&apos;s name</comment>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>%1. Identified by: %2</source>
        <comment>a description of a player; words that distinguish people with the same name</comment>
        <translation>%1. Zu erkennen an: %2</translation>
    </message>
    <message>
        <source>Unmute</source>
        <translation>Wieder hören</translation>
    </message>
    <message>
        <source>Mute</source>
        <translation>Stummschalten</translation>
    </message>
    <message>
        <source>Remove</source>
        <translation>Wegschicken</translation>
    </message>
    <message>
        <source>Unfriend</source>
        <comment>removes the person from the list of friends</comment>
        <translation>Entfreunden</translation>
    </message>
    <message>
        <source>Add friend</source>
        <comment>adds the person to the list of friends</comment>
        <translation>Befreunden</translation>
    </message>
    <message>
        <source>Unblock</source>
        <translation>Freigeben</translation>
    </message>
    <message>
        <source>Block</source>
        <translation>Blockieren</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a seat and its state</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Watching</source>
        <comment>a spectator</comment>
        <translation>Sieht zu</translation>
    </message>
    <message>
        <source>Away; anyone may take the seat</source>
        <translation>Nicht da; den Platz dürfen alle einnehmen</translation>
    </message>
    <message>
        <source>Away; a friend may take the seat now, anyone else in %1</source>
        <translation>Nicht da; den Platz dürfen Freunde einnehmen, in %1 alle</translation>
    </message>
    <message>
        <source>Away; the seat will be kept for another %1</source>
        <translation>Nicht da; der Platz ist noch %1 reserviert</translation>
    </message>
    <message>
        <source>Once removed, this person cannot come back to this table</source>
        <translation>Wer entfernt wurde, kann nicht an diesen Tisch zurückkehren</translation>
    </message>
    <message>
        <source>Remove for good</source>
        <translation>Endgültig entfernen</translation>
    </message>
    <message>
        <source>Press again to remove %1.</source>
        <translation>Drücke noch einmal, um %1 zu entfernen.</translation>
    </message>
</context>
<context>
    <name>PersonName</name>
    <message>
        <source>(%1)</source>
        <comment>the name that a person chose, after the name that you gave this person</comment>
        <translation>(%1)</translation>
    </message>
    <message>
        <source>Blocked</source>
        <comment>a person on the list of blocked people</comment>
        <translation>Blockiert</translation>
    </message>
    <message>
        <source>Friend</source>
        <comment>a person on the list of friends</comment>
        <translation>Befreundet</translation>
    </message>
</context>
<context>
    <name>PersonTile</name>
    <message>
        <source>Identified by: %1</source>
        <comment>words that distinguish people with the same name</comment>
        <translation>Zu erkennen an: %1</translation>
    </message>
</context>
<context>
    <name>Phrases</name>
    <message>
        <source>Hello!</source>
        <translation>Hallo!</translation>
    </message>
    <message>
        <source>Well played!</source>
        <translation>Gut gespielt!</translation>
    </message>
    <message>
        <source>Thank you!</source>
        <translation>Danke!</translation>
    </message>
    <message>
        <source>Sorry!</source>
        <translation>Tut mir leid!</translation>
    </message>
    <message>
        <source>Ouch!</source>
        <translation>Autsch!</translation>
    </message>
    <message>
        <source>That was lucky!</source>
        <translation>Glück gehabt!</translation>
    </message>
    <message>
        <source>Let me think.</source>
        <translation>Lass mich überlegen.</translation>
    </message>
    <message>
        <source>One moment, please.</source>
        <translation>Einen Moment, bitte.</translation>
    </message>
    <message>
        <source>I’m back.</source>
        <translation>Da bin ich wieder.</translation>
    </message>
    <message>
        <source>One more?</source>
        <translation>Noch eine Partie?</translation>
    </message>
    <message>
        <source>I have to go soon.</source>
        <translation>Ich muss bald los.</translation>
    </message>
    <message>
        <source>Goodbye!</source>
        <translation>Tschüss!</translation>
    </message>
</context>
<context>
    <name>PileBadge</name>
    <message numerus="yes">
        <source>%1 × %n pt(s)</source>
        <extracomment>On a closed pile: %1 cards, worth %n points each. As short as possible.</extracomment>
        <translation>
            <numerusform>%1 × %Ln P.</numerusform>
            <numerusform>%1 × %Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>The worth of a pile. As short as possible.</extracomment>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlateAbsence</name>
    <message>
        <source>Free</source>
        <comment>the seat of a disconnected player</comment>
        <translation>Frei</translation>
    </message>
    <message>
        <source>Friends
%1</source>
        <comment>who may take the seat; the time until everybody may</comment>
        <translation>Freunde
%1</translation>
    </message>
</context>
<context>
    <name>PlateViewpoint</name>
    <message>
        <source>Click, or press %1, to see the game as %2 does</source>
        <comment>a key; a player</comment>
        <translation>Klick oder drück %1, um die Partie so zu sehen wie %2</translation>
    </message>
    <message>
        <source>Click, or press %1, to see the game as you did</source>
        <comment>a key</comment>
        <translation>Klick oder drück %1, um die Partie so zu sehen wie du selbst</translation>
    </message>
</context>
<context>
    <name>PlayerAbout</name>
    <message>
        <source>Out of this deal</source>
        <translation>In dieser Runde fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%Ln Karte auf der Hand</numerusform>
            <numerusform>%Ln Karten auf der Hand</numerusform>
        </translation>
    </message>
    <message>
        <source>Total: %1</source>
        <extracomment>%1 is, for example, `24 points`.</extracomment>
        <translation>Insgesamt: %1</translation>
    </message>
    <message>
        <source>Red chip: dealer of this deal</source>
        <translation>Roter Chip: gibt in dieser Runde</translation>
    </message>
    <message>
        <source>Golden ring: this player’s turn</source>
        <translation>Goldener Ring: ist am Zug</translation>
    </message>
    <message>
        <source>Plays as well as ever, but this computer is slow or busy</source>
        <translation>Spielt so gut wie immer, aber dieser Computer ist langsam oder beschäftigt</translation>
    </message>
    <message>
        <source>Its program is not making legal moves, so a computer player is moving for it</source>
        <translation>Sein Programm nennt keinen erlaubten Zug: Ein Computerspieler spielt an seiner Stelle</translation>
    </message>
</context>
<context>
    <name>PlayerPlate</name>
    <message>
        <source>makes no move</source>
        <translation>macht keinen Zug</translation>
    </message>
    <message>
        <source>still thinking…</source>
        <translation>denkt noch …</translation>
    </message>
</context>
<context>
    <name>PlotCells</name>
    <message>
        <source>Use the arrow keys to move between its cells.</source>
        <translation>Mit den Pfeiltasten gehst du durch die Zellen.</translation>
    </message>
</context>
<context>
    <name>PlotField</name>
    <message>
        <source>Use the arrow keys to move between its points.</source>
        <translation>Mit den Pfeiltasten gehst du durch die Punkte.</translation>
    </message>
</context>
<context>
    <name>PlotSaving</name>
    <message>
        <source>Save the plot</source>
        <translation>Diagramm speichern</translation>
    </message>
    <message>
        <source>Save</source>
        <translation>Speichern</translation>
    </message>
    <message>
        <source>Drawing (*.svg)</source>
        <translation>Zeichnung (*.svg)</translation>
    </message>
    <message>
        <source>Picture (*.png)</source>
        <translation>Bild (*.png)</translation>
    </message>
</context>
<context>
    <name>PlotView</name>
    <message>
        <source>As a table</source>
        <translation>Als Tabelle</translation>
    </message>
    <message>
        <source>Save…</source>
        <translation>Speichern …</translation>
    </message>
    <message>
        <source>Save the plot %1</source>
        <translation>Das Diagramm %1 speichern</translation>
    </message>
</context>
<context>
    <name>Plots</name>
    <message>
        <source>%1 (%2 to %3)</source>
        <comment>a value and its interval</comment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the name of an axis and a number on it</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a point of a plot and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the names of a point of a plot</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>the title of an axis and its unit</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 from %2 to %3.</source>
        <comment>a quantity; its lowest and highest value</comment>
        <translation>%1 von %2 bis %3.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The plot shows %1.</source>
        <translation>Das Diagramm zeigt %1.</translation>
    </message>
    <message>
        <source>No data yet.</source>
        <translation>Noch keine Daten.</translation>
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
    <name>PromptLine</name>
    <message>
        <source>Play it</source>
        <translation>Spielen</translation>
    </message>
    <message>
        <source>Looking for a good move…</source>
        <translation>Suche einen guten Zug …</translation>
    </message>
</context>
<context>
    <name>QuestionKeys</name>
    <message>
        <source>W</source>
        <comment>key: whose turn it is</comment>
        <translation>W</translation>
    </message>
    <message>
        <source>Whose turn is it, and what should I do?</source>
        <translation>Wer ist am Zug, und was soll ich tun?</translation>
    </message>
    <message>
        <source>C</source>
        <comment>key: the cards of the hand</comment>
        <translation>K</translation>
    </message>
    <message>
        <source>Which cards do I hold?</source>
        <translation>Welche Karten habe ich auf der Hand?</translation>
    </message>
    <message>
        <source>M</source>
        <comment>key: the possible moves</comment>
        <translation>E</translation>
    </message>
    <message>
        <source>What can I do, and with which cards?</source>
        <translation>Was kann ich tun, und mit welchen Karten?</translation>
    </message>
    <message>
        <source>L</source>
        <comment>key: the cards on the table</comment>
        <translation>L</translation>
    </message>
    <message>
        <source>What is on the table?</source>
        <translation>Was liegt auf dem Tisch?</translation>
    </message>
    <message>
        <source>E</source>
        <comment>key: the events since the last move</comment>
        <translation>G</translation>
    </message>
    <message>
        <source>What has happened since my last move?</source>
        <translation>Was ist seit meinem letzten Zug geschehen?</translation>
    </message>
    <message>
        <source>R</source>
        <comment>key: the results so far</comment>
        <translation>S</translation>
    </message>
    <message>
        <source>What is the score?</source>
        <translation>Wie steht das Spiel?</translation>
    </message>
    <message>
        <source>,</source>
        <comment>key: the event before</comment>
        <translation>,</translation>
    </message>
    <message>
        <source>What happened before that?</source>
        <translation>Was ist davor geschehen?</translation>
    </message>
    <message>
        <source>A</source>
        <comment>key: the last event again</comment>
        <translation>Q</translation>
    </message>
    <message>
        <source>What was that again?</source>
        <translation>Was war das noch mal?</translation>
    </message>
    <message>
        <source>.</source>
        <comment>key: the event after</comment>
        <translation>.</translation>
    </message>
    <message>
        <source>What happened after that?</source>
        <translation>Was ist danach geschehen?</translation>
    </message>
    <message>
        <source>F</source>
        <comment>key: find a card by its name</comment>
        <translation>B</translation>
    </message>
    <message>
        <source>Finds a card: type its name, such as 7h</source>
        <translation>Findet eine Karte: Tippe ihren Namen, etwa 7h</translation>
    </message>
    <message>
        <source>G</source>
        <comment>key: skip to the own turn</comment>
        <translation>D</translation>
    </message>
    <message>
        <source>Skips to your turn</source>
        <translation>Geht weiter, bis du dran bist</translation>
    </message>
    <message>
        <source>Press Enter to continue the guide or Escape to hide it. Enter also continues it from a card or place that you cannot use right now. At any time, press %1 to hear what to do, %2 to hear your possible moves or %3 to hear your cards; the question mark lists all keys.</source>
        <translation>Mit der Eingabetaste geht die Einführung weiter, mit Esc blendest du sie aus. Die Eingabetaste wirkt so auch auf einer Karte oder einem Platz, mit dem du gerade nichts tun kannst. Jederzeit sagt dir %1, was du tun sollst, %2, welche Züge möglich sind, und %3, welche Karten du auf der Hand hast; das Fragezeichen zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>O</source>
        <comment>key: the players</comment>
        <translation>M</translation>
    </message>
    <message>
        <source>How many cards and points does each player have?</source>
        <translation>Wie viele Karten und Punkte hat jeder?</translation>
    </message>
</context>
<context>
    <name>RecordButtons</name>
    <message>
        <source>Continue</source>
        <translation>Weiterspielen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>View</source>
        <translation>Ansehen</translation>
    </message>
    <message>
        <source>Export…</source>
        <translation>Exportieren …</translation>
    </message>
    <message>
        <source>Delete</source>
        <translation>Löschen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>How good your decisions were</source>
        <translation>Wie gut deine Entscheidungen waren</translation>
    </message>
</context>
<context>
    <name>RecordDrop</name>
    <message>
        <source>Drop records here to import them</source>
        <translation>Aufzeichnungen hier ablegen, um sie zu importieren</translation>
    </message>
    <message>
        <source>Drop a record here to view it</source>
        <translation>Eine Aufzeichnung hier ablegen, um sie anzusehen</translation>
    </message>
</context>
<context>
    <name>RecordFilters</name>
    <message>
        <source>Search names and house rules</source>
        <translation>Namen und Hausregeln suchen</translation>
    </message>
    <message>
        <source>Search</source>
        <translation>Suchen</translation>
    </message>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Finished or unfinished</source>
        <translation>Beendet oder offen</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Alle</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Finished</source>
        <translation>Beendet</translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>Computer</source>
        <comment>a player without a name</comment>
        <translation>Computer</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>computer players and their level</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 against %2</source>
        <comment>people; computer players with their levels</comment>
        <translation>%1 gegen %2</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points of this player: `Anna 24`</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Won by %1: %2</source>
        <extracomment>%1 are the winners, %2 the points of all players.</extracomment>
        <translation>Gewonnen: %1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln Zug</numerusform>
            <numerusform>%Ln Züge</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%Ln Runde</numerusform>
            <numerusform>%Ln Runden</numerusform>
        </translation>
    </message>
    <message>
        <source>deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the number of deals; the number of moves</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a date and a time</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>On the table</source>
        <comment>mark of a record</comment>
        <translation>Auf dem Tisch</translation>
    </message>
    <message>
        <source>Unfinished</source>
        <comment>mark of a record</comment>
        <translation>Offen</translation>
    </message>
    <message>
        <source>Newer version</source>
        <comment>mark of a record</comment>
        <translation>Neuere Version</translation>
    </message>
    <message>
        <source>Damaged</source>
        <comment>mark of a record</comment>
        <translation>Beschädigt</translation>
    </message>
    <message>
        <source>Imported</source>
        <comment>mark of a record</comment>
        <translation>Importiert</translation>
    </message>
    <message>
        <source>Continued</source>
        <comment>mark of a record that continues another game</comment>
        <translation>Weitergespielt</translation>
    </message>
    <message>
        <source>Broken seal</source>
        <comment>mark of a record</comment>
        <translation>Siegel gebrochen</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a set of house rules; its house rules</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>you</source>
        <comment>the winner of a game, as in `Won by you`</comment>
        <translation>Du</translation>
    </message>
</context>
<context>
    <name>RecordShelf</name>
    <message>
        <source>%1 cannot be saved: the folder %2 cannot be written to.</source>
        <extracomment>%1 is a file name, %2 a folder.</extracomment>
        <translation>%1 kann nicht gespeichert werden: In den Ordner %2 lässt sich nicht schreiben.</translation>
    </message>
    <message>
        <source>%1 cannot be written: %2.</source>
        <translation>%1 kann nicht geschrieben werden: %2.</translation>
    </message>
    <message>
        <source>The folder %1 contains no records.</source>
        <translation>Der Ordner %1 enthält keine Aufzeichnungen.</translation>
    </message>
    <message>
        <source>%1 is an unfinished game with other people. You can export it when it is over, because the file contains all the cards.</source>
        <translation>%1 ist eine noch nicht beendete Partie mit anderen Menschen. Du kannst sie exportieren, wenn sie zu Ende ist, denn die Datei enthält alle Karten.</translation>
    </message>
    <message>
        <source>The last line of %1 was incomplete and was left out.</source>
        <translation>Die letzte Zeile von %1 war unvollständig und wurde weggelassen.</translation>
    </message>
</context>
<context>
    <name>RecordTile</name>
    <message>
        <source>%1 (%2)</source>
        <comment>the result of a game; its length</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>This game is on the table, so you cannot delete it.</source>
        <translation>Diese Partie ist auf dem Tisch, du kannst sie nicht löschen.</translation>
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
        <source>A saved game is damaged on line %1 and was set aside as %2.</source>
        <translation>Eine gespeicherte Partie ist in Zeile %1 beschädigt und wurde als %2 beiseitegelegt.</translation>
    </message>
    <message>
        <source>A saved game does not follow the rules of this version. It was set aside as %1.</source>
        <translation>Eine gespeicherte Partie entspricht nicht den Regeln dieser Version und wurde als %1 beiseitegelegt.</translation>
    </message>
    <message>
        <source>%1 is not a regular file, so it cannot be a saved game. It was left untouched.</source>
        <translation>%1 ist keine gewöhnliche Datei, also auch keine gespeicherte Partie, und wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>%1 is too large to be a saved game and was left untouched.</source>
        <translation>%1 ist zu groß für eine gespeicherte Partie und wurde nicht angetastet.</translation>
    </message>
    <message>
        <source>From line %1 on, a saved game does not follow the rules of this version. You can continue it from just before that line; the complete file is %2.</source>
        <translation>Eine gespeicherte Partie entspricht ab Zeile %1 nicht den Regeln dieser Version. Du kannst sie ab kurz davor weiterspielen; die vollständige Datei ist %2.</translation>
    </message>
    <message>
        <source>A saved game is damaged on line %1. You can continue it from just before that line; the damaged file is %2.</source>
        <translation>Eine gespeicherte Partie ist in Zeile %1 beschädigt. Du kannst sie ab kurz davor weiterspielen; die beschädigte Datei ist %2.</translation>
    </message>
    <message>
        <source>Another program has changed the line ends or the encoding of a saved game. It was set aside as %1.</source>
        <translation>Ein anderes Programm hat die Zeilenenden oder die Zeichenkodierung einer gespeicherten Partie geändert. Sie wurde als %1 beiseitegelegt.</translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <translation>
            <numerusform>%1 von %Ln Aufzeichnung</numerusform>
            <numerusform>%1 von %Ln Aufzeichnungen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%Ln Aufzeichnung</numerusform>
            <numerusform>%Ln Aufzeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Reading… %1</source>
        <extracomment>While records are read; %1 is, for example, `12 records`.</extracomment>
        <translation>Wird gelesen … %1</translation>
    </message>
    <message>
        <source>Press Enter to view a record or Delete to delete it.</source>
        <translation>Mit Eingabe siehst du dir eine an, mit Entf löschst du sie.</translation>
    </message>
    <message>
        <source>Every game you play is kept here.
There are none yet.</source>
        <translation>Jede Partie, die du spielst, wird hier aufgehoben.
Noch gibt es keine.</translation>
    </message>
    <message>
        <source>No record matches your search.</source>
        <translation>Zu deiner Suche passt keine Aufzeichnung.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Import…</source>
        <translation>Importieren …</translation>
    </message>
    <message>
        <source>Import folder…</source>
        <translation>Ordner importieren …</translation>
    </message>
    <message>
        <source>Export these…</source>
        <translation>Diese exportieren …</translation>
    </message>
    <message>
        <source>Export all…</source>
        <translation>Alle exportieren …</translation>
    </message>
    <message>
        <source>Import records</source>
        <translation>Aufzeichnungen importieren</translation>
    </message>
    <message>
        <source>Export to this folder</source>
        <translation>In diesen Ordner exportieren</translation>
    </message>
    <message>
        <source>Game records (*.downpile *.jsonl)</source>
        <translation>Aufzeichnungen von Partien (*.downpile *.jsonl)</translation>
    </message>
</context>
<context>
    <name>RefusalToast</name>
    <message>
        <source>Rule %1</source>
        <extracomment>A link after the reason why a move is refused; %1 is a rule&apos;s number, such as U4.</extracomment>
        <translation>Regel %1</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>Diese Meldung schließen</translation>
    </message>
</context>
<context>
    <name>RemainingText</name>
    <message>
        <source>a few seconds left</source>
        <translation>noch ein paar Sekunden</translation>
    </message>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Sekunde</numerusform>
            <numerusform>noch etwa %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Minute</numerusform>
            <numerusform>noch etwa %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>noch etwa %Ln Stunde</numerusform>
            <numerusform>noch etwa %Ln Stunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n second(s) left</source>
        <translation>
            <numerusform>noch weniger als %Ln Sekunde</numerusform>
            <numerusform>noch weniger als %Ln Sekunden</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n minute(s) left</source>
        <translation>
            <numerusform>noch weniger als %Ln Minute</numerusform>
            <numerusform>noch weniger als %Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n hour(s) left</source>
        <translation>
            <numerusform>noch weniger als %Ln Stunde</numerusform>
            <numerusform>noch weniger als %Ln Stunden</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Replay</name>
    <message>
        <source>The text on the clipboard is too long to be a position.</source>
        <translation>Der Text in der Zwischenablage ist für eine Stellung zu lang.</translation>
    </message>
    <message>
        <source>There is no position on the clipboard.</source>
        <translation>In der Zwischenablage ist keine Stellung.</translation>
    </message>
    <message>
        <source>The text on the clipboard</source>
        <comment>%1 of sentences such as `%1 is damaged on line 5.`</comment>
        <translation>Der Text in der Zwischenablage</translation>
    </message>
    <message>
        <source>%1 is very long, so only its first %2 lines are shown.</source>
        <comment>a record</comment>
        <translation>%1 ist sehr lang: Gezeigt werden nur die ersten %2 Zeilen.</translation>
    </message>
    <message>
        <source>%1 The game is shown up to there.</source>
        <comment>a sentence about a problem of a record</comment>
        <translation>%1 Bis dorthin wird die Partie gezeigt.</translation>
    </message>
    <message>
        <source>The position on the clipboard does not include the moves that led to it, so the table cannot show it.</source>
        <translation>Die Stellung in der Zwischenablage enthält nicht die Züge, die zu ihr geführt haben. Deshalb kann der Tisch sie nicht zeigen.</translation>
    </message>
    <message>
        <source>The position on the clipboard is damaged.</source>
        <translation>Die Stellung in der Zwischenablage ist beschädigt.</translation>
    </message>
</context>
<context>
    <name>ReplayArrows</name>
    <message>
        <source>Ctrl+%1</source>
        <comment>keys</comment>
        <translation>Strg+%1</translation>
    </message>
    <message>
        <source>Shift+%1</source>
        <comment>keys</comment>
        <translation>Umschalt+%1</translation>
    </message>
</context>
<context>
    <name>ReplayBar</name>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Back to the beginning of the deal</source>
        <translation>Zurück zum Beginn der Runde</translation>
    </message>
    <message>
        <source>One step back</source>
        <translation>Einen Schritt zurück</translation>
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
        <source>One step forward</source>
        <translation>Einen Schritt weiter</translation>
    </message>
    <message>
        <source>To the next deal</source>
        <translation>Zur nächsten Runde</translation>
    </message>
    <message>
        <source>Pace of the replay</source>
        <translation>Tempo der Wiedergabe</translation>
    </message>
    <message>
        <source>Slowly</source>
        <comment>the pace of a replay</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>At an easy pace</source>
        <comment>the pace of a replay</comment>
        <translation>In Ruhe</translation>
    </message>
    <message>
        <source>Briskly</source>
        <comment>the pace of a replay</comment>
        <translation>Zügig</translation>
    </message>
    <message>
        <source>Very fast</source>
        <comment>the pace of a replay</comment>
        <translation>Sehr schnell</translation>
    </message>
    <message>
        <source>Point of view</source>
        <translation>Blickwinkel</translation>
    </message>
    <message>
        <source>All cards face up</source>
        <translation>Alle Karten offen</translation>
    </message>
    <message>
        <source>Play on from here</source>
        <translation>Ab hier weiterspielen</translation>
    </message>
    <message>
        <source>Copy this position</source>
        <translation>Diese Stellung kopieren</translation>
    </message>
    <message>
        <source>You can copy a position once the game is over, because it contains all the cards</source>
        <translation>Du kannst eine Stellung kopieren, sobald die Partie zu Ende ist, denn sie enthält alle Karten</translation>
    </message>
    <message>
        <source>Close the replay</source>
        <translation>Wiedergabe schließen</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>As seen by spectators</source>
        <translation>Wie Zuschauer es sahen</translation>
    </message>
    <message>
        <source>Play on</source>
        <translation>Weiterspielen</translation>
    </message>
</context>
<context>
    <name>ReplayCutSign</name>
    <message>
        <source>Incomplete</source>
        <comment>a replay that ends before its record</comment>
        <translation>Nicht vollständig</translation>
    </message>
</context>
<context>
    <name>ReplayKeys</name>
    <message>
        <source>All cards face up.</source>
        <translation>Alle Karten offen.</translation>
    </message>
    <message>
        <source>No later turning point.</source>
        <translation>Kein späterer Wendepunkt.</translation>
    </message>
    <message>
        <source>No earlier turning point.</source>
        <translation>Kein früherer Wendepunkt.</translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message>
        <source>Slip</source>
        <comment>a move that cost a little</comment>
        <translation>Ausrutscher</translation>
    </message>
    <message>
        <source>Blunder</source>
        <comment>a move that cost a lot</comment>
        <translation>Patzer</translation>
    </message>
    <message>
        <source>Good</source>
        <comment>a move</comment>
        <translation>Gut</translation>
    </message>
    <message numerus="yes">
        <source>None of %n decision(s) clearly cost anything.</source>
        <translation>
            <numerusform>Die einzige Entscheidung hat nicht nachweislich etwas gekostet.</numerusform>
            <numerusform>Keine von %Ln Entscheidungen hat nachweislich etwas gekostet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%Ln Patzer</numerusform>
            <numerusform>%Ln Patzer</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%Ln Ausrutscher</numerusform>
            <numerusform>%Ln Ausrutscher</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 in %2. That cost %3 in total (%4).</source>
        <extracomment>`2 blunders and 1 slip`; `24 decisions`; the total; its unit: `points ahead of the others`</extracomment>
        <translation>%1 bei %2. Das hat insgesamt %3 gekostet (%4).</translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln Entscheidung</numerusform>
            <numerusform>%Ln Entscheidungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Unclear if it cost anything</source>
        <comment>a move</comment>
        <translation>Unklar, ob es etwas gekostet hat</translation>
    </message>
    <message>
        <source>“All decisions” adds up differences so small that each may be chance.</source>
        <translation>„Alle Entscheidungen“ zählt Unterschiede zusammen, die so klein sind, dass jeder auch Zufall sein kann.</translation>
    </message>
</context>
<context>
    <name>ReviewHead</name>
    <message>
        <source>Review: %1</source>
        <comment>the player whose decisions are reviewed</comment>
        <translation>Auswertung: %1</translation>
    </message>
    <message>
        <source>Result of all deals</source>
        <translation>Ergebnis aller Runden</translation>
    </message>
    <message>
        <source>Result of deal %1</source>
        <translation>Ergebnis von Runde %1</translation>
    </message>
    <message>
        <source>Press to switch between this deal and all deals</source>
        <translation>Drück, um zwischen dieser Runde und allen Runden zu wechseln</translation>
    </message>
    <message>
        <source>Shown: the costliest decisions</source>
        <translation>Gezeigt: die teuersten Entscheidungen</translation>
    </message>
    <message>
        <source>Shown: all decisions</source>
        <translation>Gezeigt: alle Entscheidungen</translation>
    </message>
    <message>
        <source>Press to switch between all decisions and the costliest ones</source>
        <translation>Drück, um zwischen allen Entscheidungen und den teuersten zu wechseln</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>No decision clearly cost anything.</source>
        <translation>Keine Entscheidung hat nachweislich etwas gekostet.</translation>
    </message>
</context>
<context>
    <name>ReviewKeys</name>
    <message>
        <source>Only in a replay.</source>
        <translation>Nur in einer Wiedergabe.</translation>
    </message>
    <message>
        <source>No review.</source>
        <translation>Keine Auswertung.</translation>
    </message>
    <message>
        <source>Review shown.</source>
        <translation>Auswertung eingeblendet.</translation>
    </message>
    <message>
        <source>Review hidden.</source>
        <translation>Auswertung ausgeblendet.</translation>
    </message>
    <message>
        <source>Only at the table.</source>
        <translation>Nur am Tisch.</translation>
    </message>
</context>
<context>
    <name>ReviewLine</name>
    <message>
        <source>Expected result</source>
        <translation>Erwartetes Ergebnis</translation>
    </message>
    <message>
        <source>After a slip or blunder</source>
        <translation>Nach Ausrutscher oder Patzer</translation>
    </message>
    <message>
        <source>Result of the deal</source>
        <translation>Ergebnis der Runde</translation>
    </message>
    <message>
        <source>Chances in deal %1</source>
        <translation>Aussichten in Runde %1</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
    <message>
        <source>Chances</source>
        <translation>Aussichten</translation>
    </message>
</context>
<context>
    <name>ReviewPanel</name>
    <message>
        <source>Review</source>
        <translation>Auswertung</translation>
    </message>
    <message>
        <source>Decisions</source>
        <translation>Entscheidungen</translation>
    </message>
    <message>
        <source>No decisions.</source>
        <translation>Keine Entscheidungen.</translation>
    </message>
</context>
<context>
    <name>ReviewParts</name>
    <message>
        <source>How the result of all deals came about</source>
        <translation>Wie das Ergebnis aller Runden zustande kam</translation>
    </message>
    <message>
        <source>How the result of this deal came about</source>
        <translation>Wie das Ergebnis dieser Runde zustande kam</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a part of the result and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>At the start</source>
        <translation>Zu Beginn</translation>
    </message>
    <message>
        <source>What every player could expect before the cards were dealt.</source>
        <translation>Was alle erwarten konnten, bevor die Karten gegeben waren.</translation>
    </message>
    <message>
        <source>The cards</source>
        <translation>Die Karten</translation>
    </message>
    <message>
        <source>The others’ play</source>
        <translation>Spiel der anderen</translation>
    </message>
    <message>
        <source>Luck</source>
        <translation>Glück</translation>
    </message>
    <message>
        <source>The effect of cards that nobody could see. Over many deals, it evens out.</source>
        <translation>Was Karten bewirkt haben, die niemand sehen konnte. Über viele Runden gleicht es sich aus.</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>Ergebnis</translation>
    </message>
    <message>
        <source>The sum of all of these.</source>
        <translation>Die Summe daraus.</translation>
    </message>
    <message>
        <source>A part adds up gains and losses, so it can be larger than the result.</source>
        <translation>Ein Teil zählt Gewinne und Verluste zusammen und kann deshalb größer sein als das Ergebnis.</translation>
    </message>
    <message>
        <source>What this player won or lost because the others played better or worse than ordinary players.</source>
        <translation>Was diese Person gewonnen oder verloren hat, weil die anderen besser oder schlechter als gewöhnlich gespielt haben.</translation>
    </message>
    <message>
        <source>How much better or worse than average the cards of all players were for this player. The plot only knows this player’s cards.</source>
        <translation>Wie viel besser oder schlechter als der Durchschnitt die Karten aller für diese Person waren. Das Diagramm kennt nur die Karten dieser Person.</translation>
    </message>
    <message>
        <source>Best play</source>
        <translation>Bestes Spiel</translation>
    </message>
    <message>
        <source>How much more the best moves of this player bring than the moves of an ordinary player.</source>
        <translation>Wie viel mehr die besten Züge dieser Person bringen als gewöhnliche Züge.</translation>
    </message>
    <message>
        <source>What this player’s decisions cost compared with the best ones. This part is skill. Small losses count, too, although each of them may be chance.</source>
        <translation>Was die Entscheidungen dieser Person gegenüber den besten gekostet haben. Dieser Teil ist Können. Auch kleine Verluste zählen, obwohl jeder einzelne Zufall sein kann.</translation>
    </message>
    <message>
        <source>Together, several decisions can cost more than one win.</source>
        <translation>Zusammen können mehrere Entscheidungen mehr als einen Sieg kosten.</translation>
    </message>
    <message>
        <source>All decisions</source>
        <translation>Alle Entscheidungen</translation>
    </message>
</context>
<context>
    <name>ReviewProgress</name>
    <message>
        <source>Progress of the review</source>
        <translation>Fortschritt der Auswertung</translation>
    </message>
    <message>
        <source>Stopped</source>
        <translation>Angehalten</translation>
    </message>
    <message>
        <source>Evaluating the decisions…</source>
        <translation>Die Entscheidungen werden ausgewertet …</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Anhalten</translation>
    </message>
    <message>
        <source>Continue</source>
        <translation>Weiter</translation>
    </message>
</context>
<context>
    <name>ReviewRows</name>
    <message>
        <source>Better: do nothing here.</source>
        <translation>Besser: hier nichts tun.</translation>
    </message>
    <message>
        <source>Better: %1</source>
        <translation>Besser: %1</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>%1: it cost %2.</source>
        <extracomment>A verdict, such as `Slip`, and the cost of the move.</extracomment>
        <translation>%1: gekostet hat es %2.</translation>
    </message>
    <message>
        <source>deal %1</source>
        <comment>where a decision was made</comment>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>cost %1</source>
        <comment>of a move</comment>
        <translation>gekostet: %1</translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%Ln Tisch</numerusform>
            <numerusform>%Ln Tische</numerusform>
        </translation>
    </message>
    <message>
        <source>The connection to the room was lost. Reconnecting…</source>
        <translation>Die Verbindung zum Raum ist abgebrochen. Sie wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>There are no tables yet. Open the first one.</source>
        <translation>Hier gibt es noch keine Tische. Öffne den ersten.</translation>
    </message>
    <message>
        <source>Leave the room</source>
        <translation>Raum verlassen</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Leute …</translation>
    </message>
    <message>
        <source>Everybody you have met, including your friends and the people you blocked</source>
        <translation>Alle, die du getroffen hast, auch Freunde und Blockierte</translation>
    </message>
    <message>
        <source>Looking for the table…</source>
        <translation>Der Tisch wird gesucht …</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Abbrechen</translation>
    </message>
    <message>
        <source>New table…</source>
        <translation>Neuer Tisch …</translation>
    </message>
    <message>
        <source>Press Enter to sit down, or to watch if no seat is free.</source>
        <translation>Mit Eingabe setzt du dich dazu oder siehst zu, wenn kein Platz frei ist.</translation>
    </message>
</context>
<context>
    <name>RoomTableModel</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%Ln freier Platz</numerusform>
            <numerusform>%Ln freie Plätze</numerusform>
        </translation>
    </message>
    <message>
        <source>no free seats</source>
        <translation>kein Platz frei</translation>
    </message>
    <message>
        <source>game in progress</source>
        <translation>es wird gespielt</translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%Ln sieht zu</numerusform>
            <numerusform>%Ln sehen zu</numerusform>
        </translation>
    </message>
    <message>
        <source>Yours</source>
        <comment>mark of a table</comment>
        <translation>Deiner</translation>
    </message>
    <message>
        <source>Friends</source>
        <comment>mark of a table for friends</comment>
        <translation>Freunde</translation>
    </message>
    <message>
        <source>This version does not know the game or its house rules</source>
        <translation>Diese Version kennt das Spiel oder seine Hausregeln nicht</translation>
    </message>
    <message>
        <source>your seat is being kept</source>
        <translation>dein Platz ist reserviert</translation>
    </message>
    <message>
        <source>your friends may take your seat</source>
        <translation>deinen Platz dürfen deine Freunde einnehmen</translation>
    </message>
    <message>
        <source>anyone may take your seat</source>
        <translation>deinen Platz dürfen alle einnehmen</translation>
    </message>
</context>
<context>
    <name>RoomTableTile</name>
    <message>
        <source>%1 – %2</source>
        <comment>the name of a table and its game</comment>
        <translation>%1 – %2</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Return</source>
        <translation>Zurückkehren</translation>
    </message>
    <message>
        <source>Sit down</source>
        <translation>Hinsetzen</translation>
    </message>
</context>
<context>
    <name>RuleSection</name>
    <message>
        <source>%1: %2</source>
        <comment>number and title of a rule</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Example: %1</source>
        <translation>Beispiel: %1</translation>
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
        <source>void</source>
        <translation>ungültig</translation>
    </message>
    <message>
        <source>%1: %2 in total</source>
        <translation>%1: insgesamt %2</translation>
    </message>
    <message numerus="yes">
        <source>The game is played to %n point(s).</source>
        <translation>
            <numerusform>Gespielt wird bis %Ln Punkt.</numerusform>
            <numerusform>Gespielt wird bis %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <extracomment>On the score sheet: the number of a deal and its number of cards.</extracomment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Deal %1, so far: %2</source>
        <extracomment>A row of the score sheet: the number of a deal, and the points of the players.</extracomment>
        <translation>Runde %1, bisher: %2</translation>
    </message>
    <message>
        <source>Deal %1: %2</source>
        <translation>Runde %1: %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Total</source>
        <extracomment>On the score sheet: the row with the totals of the players. A short word.</extracomment>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>At the start: %1</source>
        <extracomment>The first row of the score sheet: the points or chips of the players at the start.</extracomment>
        <translation>Zu Beginn: %1</translation>
    </message>
    <message>
        <source>Start</source>
        <extracomment>On the score sheet, above the first deal: the row with the values at the start. As short as possible.</extracomment>
        <translation>Start</translation>
    </message>
    <message>
        <source>The seal of the cards: %1</source>
        <extracomment>On the score sheet: %1 is the beginning of the number that seals the secret of the cards.</extracomment>
        <translation>Das Siegel der Karten: %1</translation>
    </message>
    <message>
        <source>Scores of the deals</source>
        <translation>Punkte der Runden</translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>The seal does not cover the cards that were dealt before this game was continued.</source>
        <translation>Für Karten, die vor dem Weiterspielen gegeben wurden, gilt das Siegel nicht.</translation>
    </message>
    <message>
        <source>The seal is broken: the secret is not the one that was sealed before the game.</source>
        <translation>Das Siegel ist gebrochen: Das Geheimnis ist nicht das, das vor der Partie versiegelt wurde.</translation>
    </message>
    <message>
        <source>The seal is broken: the random outcomes do not come from the secret that was sealed before the game.</source>
        <translation>Das Siegel ist gebrochen: Was der Zufall entschied, kam nicht aus dem Geheimnis, das vor der Partie versiegelt wurde.</translation>
    </message>
    <message>
        <source>The seal is broken: the random outcome on line %1 of the record does not come from the secret that was sealed before the game.</source>
        <translation>Das Siegel ist gebrochen: Was der Zufall in Zeile %1 der Aufzeichnung entschied, kam nicht aus dem Geheimnis, das vor der Partie versiegelt wurde.</translation>
    </message>
    <message numerus="yes">
        <source>The seal is intact: %n random outcome(s) came from the secret that was sealed before the game.</source>
        <translation>
            <numerusform>Das Siegel ist unversehrt: Was der Zufall entschied (einmal), kam aus dem Geheimnis, das vor der Partie versiegelt wurde.</numerusform>
            <numerusform>Das Siegel ist unversehrt: Was der Zufall entschied (%Ln-mal), kam aus dem Geheimnis, das vor der Partie versiegelt wurde.</numerusform>
        </translation>
    </message>
    <message>
        <source>The seal proves that nobody chose the cards. It cannot prove that nobody saw them.</source>
        <translation>Das Siegel beweist, dass niemand die Karten ausgesucht hat. Dass niemand sie gesehen hat, kann es nicht beweisen.</translation>
    </message>
    <message>
        <source>All random outcomes came from the sealed secret. You did not cut the deck, so you cannot tell whether somebody chose the cards.</source>
        <translation>Alles, was der Zufall entschied, kam aus dem versiegelten Geheimnis. Du hast nicht abgehoben und kannst deshalb nicht wissen, ob jemand die Karten ausgesucht hat.</translation>
    </message>
    <message>
        <source>The seal is broken: the cards are not the ones that everybody at the table agreed on before the game, or not the ones that you saw.</source>
        <translation>Das Siegel ist gebrochen: Die Karten sind nicht die, auf die sich alle am Tisch vor der Partie geeinigt hatten, oder nicht die, die du gesehen hast.</translation>
    </message>
</context>
<context>
    <name>SeatRow</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
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
    <message>
        <source>Level of opponent %1</source>
        <translation>Stufe von Gegner %1</translation>
    </message>
    <message>
        <source>Change your portrait</source>
        <translation>Dein Porträt ändern</translation>
    </message>
    <message>
        <source>Change the portrait of opponent %1</source>
        <translation>Porträt von Gegner %1 ändern</translation>
    </message>
    <message>
        <source>A program and its arguments</source>
        <translation>Ein Programm und seine Argumente</translation>
    </message>
    <message>
        <source>Program of opponent %1</source>
        <translation>Programm von Gegner %1</translation>
    </message>
    <message>
        <source>Choose…</source>
        <translation>Wählen …</translation>
    </message>
    <message>
        <source>Choose the program of opponent %1</source>
        <translation>Programm von Gegner %1 wählen</translation>
    </message>
    <message>
        <source>Sits here</source>
        <comment>a person at the user&apos;s table</comment>
        <translation>Sitzt hier</translation>
    </message>
</context>
<context>
    <name>SettingsPage</name>
    <message>
        <source>Settings</source>
        <translation>Einstellungen</translation>
    </message>
    <message>
        <source>Changes take effect immediately.</source>
        <translation>Änderungen gelten sofort.</translation>
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
        <source>Larger numbers and symbols on the cards.</source>
        <translation>Größere Zahlen und Zeichen auf den Karten.</translation>
    </message>
    <message>
        <source>Card letters in your language</source>
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
        <source>Screen reader voice</source>
        <translation>Stimme des Bildschirmlesers</translation>
    </message>
    <message>
        <source>With a slower voice, opponents wait longer so that you can hear their last move.</source>
        <translation>Bei einer langsameren Stimme warten die Gegner länger, damit du ihren letzten Zug zu Ende hören kannst.</translation>
    </message>
    <message>
        <source>Fast</source>
        <comment>speed of a voice</comment>
        <translation>Schnell</translation>
    </message>
    <message>
        <source>Medium</source>
        <comment>speed of a voice</comment>
        <translation>Mittel</translation>
    </message>
    <message>
        <source>Slow</source>
        <comment>speed of a voice</comment>
        <translation>Langsam</translation>
    </message>
    <message>
        <source>Pace of the opponents</source>
        <translation>Tempo der Gegner</translation>
    </message>
    <message>
        <source>How long they take. With “Step by step”, each of their moves waits for a click or a key.</source>
        <translation>Wie lange sie brauchen. Bei „Schritt für Schritt“ wartet jeder ihrer Züge auf einen Klick oder eine Taste.</translation>
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
        <source>Reduced: cards appear in their new places without travelling.</source>
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
        <source>Text size</source>
        <translation>Schriftgröße</translation>
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
    <message>
        <source>Guides</source>
        <translation>Einführungen</translation>
    </message>
    <message>
        <source>A few tips at the table in your first deal of each game.</source>
        <translation>Ein paar Hinweise am Tisch in deiner ersten Runde jedes Spiels.</translation>
    </message>
    <message>
        <source>Show them again</source>
        <translation>Noch einmal zeigen</translation>
    </message>
    <message>
        <source>Show the first-deal guides again</source>
        <translation>Die Einführungen zur ersten Runde noch einmal zeigen</translation>
    </message>
    <message>
        <source>Sound</source>
        <translation>Klang</translation>
    </message>
    <message>
        <source>Table sounds</source>
        <translation>Klänge am Tisch</translation>
    </message>
    <message>
        <source>They also follow your desktop’s volume for system sounds.</source>
        <translation>Auch die Lautstärke für Systemklänge in deiner Arbeitsumgebung gilt für sie.</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Lautstärke</translation>
    </message>
    <message>
        <source>Pine</source>
        <translation>Kiefer</translation>
    </message>
    <message>
        <source>Amber</source>
        <translation>Bernstein</translation>
    </message>
    <message>
        <source>Slate</source>
        <translation>Schiefer</translation>
    </message>
    <message>
        <source>Plum</source>
        <translation>Pflaume</translation>
    </message>
    <message>
        <source>From the card set</source>
        <translation>Aus den Kartenbildern</translation>
    </message>
    <message>
        <source>Moss</source>
        <translation>Moos</translation>
    </message>
    <message>
        <source>High contrast</source>
        <translation>Hoher Kontrast</translation>
    </message>
    <message>
        <source>A black table and pages in black and white.</source>
        <translation>Ein schwarzer Tisch und Seiten in Schwarz und Weiß.</translation>
    </message>
    <message>
        <source>Same as the system</source>
        <translation>Wie das System</translation>
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
        <source>Sort your hand in %1 by</source>
        <extracomment>%1 is the title of a game.</extracomment>
        <translation>Deine Hand in %1 sortieren nach</translation>
    </message>
    <message>
        <source>Each game remembers its own order.</source>
        <translation>Jedes Spiel merkt sich seine eigene Ordnung.</translation>
    </message>
    <message>
        <source>Show what can be played</source>
        <translation>Spielbare Karten zeigen</translation>
    </message>
    <message>
        <source>On your turn, if you can play cards, they stand a little higher, and the others are dimmed.</source>
        <translation>Wenn du am Zug bist, stehen Karten, die du spielen kannst, etwas höher. Gibt es solche, sind die anderen abgedunkelt.</translation>
    </message>
    <message>
        <source>Step by step</source>
        <translation>Schritt für Schritt</translation>
    </message>
    <message>
        <source>Forced moves</source>
        <translation>Erzwungene Züge</translation>
    </message>
    <message>
        <source>When there is only one thing you can do, it is done for you after a moment.</source>
        <translation>Wenn du nur eines tun kannst, geschieht es nach einem Augenblick von selbst.</translation>
    </message>
    <message>
        <source>Forced moves are made for you</source>
        <translation>Erzwungene Züge werden für dich gemacht</translation>
    </message>
    <message>
        <source>Screen reader wording</source>
        <translation>Wortlaut für den Bildschirmleser</translation>
    </message>
    <message>
        <source>Short: “Luca: 7 hearts” instead of a sentence, and counts without the words “cards” and “points”.</source>
        <translation>Kurz: „Luca: Herz-Sieben“ statt eines Satzes, und Anzahlen ohne die Wörter „Karten“ und „Punkte“.</translation>
    </message>
    <message>
        <source>Sentences</source>
        <comment>wording for the screen reader</comment>
        <translation>Sätze</translation>
    </message>
    <message>
        <source>Short</source>
        <comment>wording for the screen reader</comment>
        <translation>Kurz</translation>
    </message>
    <message>
        <source>Colour</source>
        <translation>Farbe</translation>
    </message>
    <message>
        <source>Number</source>
        <translation>Zahl</translation>
    </message>
    <message>
        <source>The chosen card set has its own look.</source>
        <translation>Der gewählte Kartensatz hat sein eigenes Aussehen.</translation>
    </message>
    <message>
        <source>With high contrast, the table is black.</source>
        <translation>Mit hohem Kontrast ist der Tisch schwarz.</translation>
    </message>
    <message>
        <source>They will be shown</source>
        <translation>Sie werden gezeigt</translation>
    </message>
</context>
<context>
    <name>SidePanel</name>
    <message>
        <source>Score sheet and story</source>
        <translation>Punktezettel und Verlauf</translation>
    </message>
</context>
<context>
    <name>Spoken</name>
    <message>
        <source>Not available now</source>
        <translation>Gerade nicht möglich</translation>
    </message>
    <message>
        <source>%1, not available now</source>
        <translation>%1, gerade nicht möglich</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>Not available now; a help text</comment>
        <translation>%1. %2</translation>
    </message>
</context>
<context>
    <name>StandingList</name>
    <message>
        <source>Totals</source>
        <translation>Gesamtstand</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Runde</translation>
    </message>
    <message>
        <source>Total</source>
        <translation>Gesamt</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
</context>
<context>
    <name>StandingRow</name>
    <message>
        <source>%1: %2 in this deal, %3 in total</source>
        <translation>%1: %2 in dieser Runde, insgesamt %3</translation>
    </message>
    <message>
        <source>Place %1, %2</source>
        <comment>a place; a player and points</comment>
        <translation>Platz %1, %2</translation>
    </message>
    <message>
        <source>Settlement for %1: %2</source>
        <comment>a player; chips</comment>
        <translation>Abrechnung für %1: %2</translation>
    </message>
    <message>
        <source>Shows how it is worked out.</source>
        <translation>Zeigt, wie sie zustande kommt.</translation>
    </message>
    <message>
        <source>Your settlement: %1</source>
        <comment>chips</comment>
        <translation>Deine Abrechnung: %1</translation>
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
    <message>
        <source>On the table now</source>
        <translation>Liegt gerade auf dem Tisch</translation>
    </message>
    <message>
        <source>Records</source>
        <translation>Aufzeichnungen</translation>
    </message>
    <message>
        <source>Play with friends</source>
        <translation>Mit Freunden spielen</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>Laboratory</source>
        <translation>Labor</translation>
    </message>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A figure as a screen reader speaks it: its name and value.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>two sentences</comment>
        <translation>%1. %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%Ln Minute</numerusform>
            <numerusform>%Ln Minuten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%Ln Stunde</numerusform>
            <numerusform>%Ln Stunden</numerusform>
        </translation>
    </message>
    <message>
        <source>Too few games to tell.</source>
        <translation>Zu wenige Partien, um etwas zu sagen.</translation>
    </message>
    <message>
        <source>An even share would be %1.</source>
        <translation>Ein gleicher Anteil wäre %1.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>two sentences</comment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won in a row</source>
        <translation>
            <numerusform>%Ln Partie in Folge gewonnen</numerusform>
            <numerusform>%Ln Partien in Folge gewonnen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a win</source>
        <translation>
            <numerusform>%Ln Partie ohne Sieg</numerusform>
            <numerusform>%Ln Partien ohne Sieg</numerusform>
        </translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Nicht bekannt</translation>
    </message>
    <message>
        <source>%1 ± %2</source>
        <extracomment>A figure and its margin of error.</extracomment>
        <translation>%1 ± %2</translation>
    </message>
    <message>
        <source>None of these games is over yet.</source>
        <translation>Von diesen Partien ist noch keine zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n finished game(s); an even share would be %2.</source>
        <translation>
            <numerusform>Von %Ln beendeten Partie hast du %1 gewonnen; ein gleicher Anteil wäre %2.</numerusform>
            <numerusform>Von %Ln beendeten Partien hast du %1 gewonnen; ein gleicher Anteil wäre %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>That is too few games to tell how well you play.</source>
        <translation>Das sind zu wenige Partien, um zu sagen, wie gut du spielst.</translation>
    </message>
    <message>
        <source>That is clearly more than luck.</source>
        <translation>Das ist deutlich mehr als Glück.</translation>
    </message>
    <message>
        <source>That is clearly less than an even share.</source>
        <translation>Das ist deutlich weniger als ein gleicher Anteil.</translation>
    </message>
    <message>
        <source>That may still be chance.</source>
        <translation>Das kann noch Zufall sein.</translation>
    </message>
    <message>
        <source>Games</source>
        <translation>Partien</translation>
    </message>
    <message numerus="yes">
        <source>%n of them unfinished.</source>
        <translation>
            <numerusform>%Ln davon nicht beendet.</numerusform>
            <numerusform>%Ln davon nicht beendet.</numerusform>
        </translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Points per deal</source>
        <translation>Punkte je Runde</translation>
    </message>
    <message>
        <source>Best deal</source>
        <translation>Beste Runde</translation>
    </message>
    <message>
        <source>Worst deal</source>
        <translation>Schlechteste Runde</translation>
    </message>
    <message>
        <source>Current streak</source>
        <translation>Aktuelle Serie</translation>
    </message>
    <message>
        <source>Longest streak</source>
        <translation>Längste Serie</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Zeit</translation>
    </message>
    <message>
        <source>Estimated from the number of moves and deals.</source>
        <translation>Geschätzt nach der Zahl der Züge und Runden.</translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s).</source>
        <translation>
            <numerusform>In %Ln ausgewerteten Runde.</numerusform>
            <numerusform>In %Ln ausgewerteten Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>Slips and blunders per deal</source>
        <translation>Fehler je Runde</translation>
    </message>
    <message>
        <source>%1 of %2.</source>
        <comment>a number and the total number</comment>
        <translation>%1 von %2.</translation>
    </message>
    <message>
        <source>%1 in total.</source>
        <translation>%1 insgesamt.</translation>
    </message>
    <message>
        <source>%1 per deal</source>
        <extracomment>The average number per deal.</extracomment>
        <translation>%1 je Runde</translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s).</source>
        <translation>
            <numerusform>Nach %Ln gewerteten Partie.</numerusform>
            <numerusform>Nach %Ln gewerteten Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your rating</source>
        <translation>Deine Wertung</translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) up to %1</source>
        <translation>
            <numerusform>%Ln Partie bis %1</numerusform>
            <numerusform>%Ln Partien bis %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Gleicher Anteil</translation>
    </message>
    <message>
        <source>Neither good nor bad luck</source>
        <translation>Weder Glück noch Pech</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Unit: %1.</source>
        <extracomment>%1 is a unit, for example `penalties`.</extracomment>
        <translation>Einheit: %1.</translation>
    </message>
    <message>
        <source>%1 (%2 to %3)</source>
        <extracomment>A figure and the ends of its 95 % confidence interval.</extracomment>
        <translation>%1 (%2 bis %3)</translation>
    </message>
    <message numerus="yes">
        <source>Against %n opponent(s) of this level, you can expect to win %1 of the games.</source>
        <translation>
            <numerusform>Gegen einen Gegner dieser Stufe kannst du damit rechnen, %1 der Partien zu gewinnen.</numerusform>
            <numerusform>Gegen %Ln Gegner dieser Stufe kannst du damit rechnen, %1 der Partien zu gewinnen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Cards and luck per deal</source>
        <translation>Karten und Glück je Runde</translation>
    </message>
</context>
<context>
    <name>StatisticsAnnouncement</name>
    <message>
        <source>No game matches these filters.</source>
        <translation>Zu dieser Auswahl passt keine Partie.</translation>
    </message>
</context>
<context>
    <name>StatisticsFilters</name>
    <message>
        <source>Game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Players</source>
        <translation>Spieler</translation>
    </message>
    <message>
        <source>Opponents</source>
        <translation>Gegner</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>When</source>
        <translation>Wann</translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message>
        <source>Statistics</source>
        <translation>Statistik</translation>
    </message>
    <message numerus="yes">
        <source>Reading… %1 of %n record(s)</source>
        <translation>
            <numerusform>Wird gelesen … %1 von %Ln Aufzeichnung</numerusform>
            <numerusform>Wird gelesen … %1 von %Ln Aufzeichnungen</numerusform>
        </translation>
    </message>
    <message>
        <source>Export to this folder</source>
        <translation>In diesen Ordner exportieren</translation>
    </message>
    <message>
        <source>No game matches these filters.</source>
        <translation>Zu dieser Auswahl passt keine Partie.</translation>
    </message>
    <message>
        <source>Show all</source>
        <translation>Alle zeigen</translation>
    </message>
    <message>
        <source>Figures</source>
        <translation>Zahlen</translation>
    </message>
    <message>
        <source>In this game</source>
        <translation>Zu diesem Spiel</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>All your finished games of this kind count. In 95 of 100 cases, the true rating lies within the ± range.</source>
        <translation>Alle deine beendeten Partien dieses Spiels zählen. In 95 von 100 Fällen liegt die wahre Wertung im angegebenen ±-Bereich.</translation>
    </message>
    <message>
        <source>Reading the records…</source>
        <translation>Die Aufzeichnungen werden gelesen …</translation>
    </message>
    <message>
        <source>Your statistics appear here once your first deal is over.
Play one and come back.</source>
        <translation>Hier erscheint deine Statistik, sobald deine erste Runde zu Ende ist.
Spiel eine und komm wieder.</translation>
    </message>
    <message>
        <source>Reading the records</source>
        <translation>Lesen der Aufzeichnungen</translation>
    </message>
    <message>
        <source>Export as CSV…</source>
        <translation>Als CSV exportieren …</translation>
    </message>
</context>
<context>
    <name>StoryView</name>
    <message>
        <source>Story of the game</source>
        <translation>Verlauf der Partie</translation>
    </message>
</context>
<context>
    <name>StudyPlots</name>
    <message>
        <source>Dealer</source>
        <translation>Geber</translation>
    </message>
    <message>
        <source>Points per deal above the average</source>
        <translation>Punkte je Runde über dem Durchschnitt</translation>
    </message>
    <message>
        <source>Seats to the left of the dealer</source>
        <translation>Plätze links vom Geber</translation>
    </message>
    <message>
        <source>First dealer</source>
        <translation>Erster Geber</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Seats to the left of the first dealer</source>
        <translation>Plätze links vom ersten Geber</translation>
    </message>
    <message>
        <source>Even share</source>
        <translation>Gleicher Anteil</translation>
    </message>
    <message>
        <source>Moves of each kind per deal</source>
        <translation>Züge jeder Art je Runde</translation>
    </message>
    <message>
        <source>Games won: %1 against %2</source>
        <comment>two kinds of computer players</comment>
        <translation>Gewonnene Partien: %1 gegen %2</translation>
    </message>
    <message>
        <source>House rules</source>
        <translation>Hausregeln</translation>
    </message>
    <message>
        <source>Move</source>
        <translation>Zug</translation>
    </message>
</context>
<context>
    <name>TableBadges</name>
    <message>
        <source>out</source>
        <extracomment>In place of the cards of a player who is out of the deal. As short as possible.</extracomment>
        <translation>fertig</translation>
    </message>
</context>
<context>
    <name>TableCard</name>
    <message>
        <source>%1 of %2</source>
        <comment>position in the hand; cards in the hand</comment>
        <translation>%1 von %2</translation>
    </message>
</context>
<context>
    <name>TableTools</name>
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
    <message>
        <source>Redo</source>
        <translation>Wiederholen</translation>
    </message>
</context>
<context>
    <name>TimeLine</name>
    <message>
        <source>Timeline</source>
        <translation>Zeitleiste</translation>
    </message>
</context>
<context>
    <name>TrendView</name>
    <message>
        <source>Over time</source>
        <translation>Im Lauf der Zeit</translation>
    </message>
    <message>
        <source>What the line shows</source>
        <translation>Was die Linie zeigt</translation>
    </message>
</context>
<context>
    <name>WaitingPage</name>
    <message>
        <source>Send this invitation to your friends. Friends on the same network see your table without it.</source>
        <translation>Schick diese Einladung deinen Freunden. Im selben Netz sehen sie deinen Tisch auch ohne sie.</translation>
    </message>
    <message>
        <source>Invitation</source>
        <translation>Einladung</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Kopieren</translation>
    </message>
    <message>
        <source>The invitation is on the clipboard. Paste it into a message.</source>
        <translation>Die Einladung ist in der Zwischenablage. Füge sie in eine Nachricht ein.</translation>
    </message>
    <message>
        <source>At the table</source>
        <translation>Am Tisch</translation>
    </message>
    <message>
        <source>Chat</source>
        <translation>Chat</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person and a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Close the table</source>
        <translation>Tisch schließen</translation>
    </message>
    <message>
        <source>Leave the table</source>
        <translation>Tisch verlassen</translation>
    </message>
    <message>
        <source>Waiting for the host to start the game.</source>
        <translation>Wer den Tisch geöffnet hat, hat die Partie noch nicht begonnen.</translation>
    </message>
    <message>
        <source>Start the game</source>
        <translation>Partie beginnen</translation>
    </message>
    <message>
        <source>Back to the table</source>
        <translation>Zurück an den Tisch</translation>
    </message>
    <message>
        <source>People…</source>
        <translation>Leute …</translation>
    </message>
    <message>
        <source>Everybody you have met, including your friends and the people you blocked</source>
        <translation>Alle, die du getroffen hast, auch Freunde und Blockierte</translation>
    </message>
    <message>
        <source>Allowed at this table</source>
        <translation>An diesem Tisch erlaubt</translation>
    </message>
    <message>
        <source>Writing</source>
        <translation>Schreiben</translation>
    </message>
    <message>
        <source>Besides ready-made phrases, people can write their own messages to everybody at the table.</source>
        <translation>Außer festen Sätzen können alle am Tisch einander auch frei schreiben.</translation>
    </message>
    <message>
        <source>Computer players fill in</source>
        <translation>Computerspieler springen ein</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du siehst zu.</translation>
    </message>
    <message>
        <source>Hints</source>
        <translation>Tipps</translation>
    </message>
    <message>
        <source>Everybody can ask for a hint when it is their turn.</source>
        <translation>Wer am Zug ist, kann um einen Tipp bitten.</translation>
    </message>
    <message>
        <source>The cards of this game have no seal: you could know them beforehand. The others can see this, too.</source>
        <translation>Die Karten dieser Partie haben kein Siegel: Du könntest sie vorher kennen. Das erfahren auch die anderen.</translation>
    </message>
    <message>
        <source>The cards of this game have no seal: the host could know them beforehand.</source>
        <translation>Die Karten dieser Partie haben kein Siegel: Der Gastgeber könnte sie vorher kennen.</translation>
    </message>
    <message>
        <source>Send this invitation to your friends. It brings them to this table.</source>
        <translation>Schick diese Einladung deinen Freunden. Sie führt an diesen Tisch.</translation>
    </message>
    <message>
        <source>Thinking time</source>
        <translation>Bedenkzeit</translation>
    </message>
    <message>
        <source>You can start the game.</source>
        <translation>Du kannst die Partie beginnen.</translation>
    </message>
    <message>
        <source>%1 has joined.</source>
        <translation>%1 ist dazugekommen.</translation>
    </message>
    <message>
        <source>Seats</source>
        <translation>Plätze</translation>
    </message>
    <message>
        <source>You have no seat yet.</source>
        <translation>Du hast noch keinen Platz.</translation>
    </message>
    <message>
        <source>Watch</source>
        <translation>Zusehen</translation>
    </message>
    <message>
        <source>Take a seat</source>
        <translation>Platz nehmen</translation>
    </message>
    <message>
        <source>Continue the game</source>
        <translation>Partie fortsetzen</translation>
    </message>
    <message>
        <source>Change the game…</source>
        <extracomment>Opens the page on which the host chooses another game for this table.</extracomment>
        <translation>Anderes Spiel …</translation>
    </message>
    <message>
        <source>When someone has been away for three minutes, a computer player plays for them until they are back.</source>
        <translation>Ist jemand drei Minuten lang nicht da, spielt ein Computerspieler für die Person, bis sie zurück ist.</translation>
    </message>
    <message>
        <source>When it runs out, a computer player makes the move. After two such moves in a row, the person’s seat is kept as if they had left.</source>
        <translation>Läuft sie ab, macht ein Computerspieler den Zug. Nach zwei solchen Zügen hintereinander gilt die Person als nicht da, und ihr Platz ist reserviert.</translation>
    </message>
    <message>
        <source>Let a computer player fill in</source>
        <translation>Computerspieler einspringen lassen</translation>
    </message>
</context>
<context>
    <name>bots</name>
    <message>
        <source>Random</source>
        <translation>Zufällig</translation>
    </message>
    <message>
        <source>Makes random legal moves.</source>
        <translation>Macht irgendeinen erlaubten Zug.</translation>
    </message>
    <message>
        <source>Sensible</source>
        <translation>Vernünftig</translation>
    </message>
    <message>
        <source>Knows what matters in the game.</source>
        <translation>Weiß, worauf es im Spiel ankommt.</translation>
    </message>
    <message>
        <source>Gentle</source>
        <translation>Sanft</translation>
    </message>
    <message>
        <source>Plays along and forgives mistakes.</source>
        <translation>Spielt mit und verzeiht Fehler.</translation>
    </message>
    <message>
        <source>Fair</source>
        <translation>Solide</translation>
    </message>
    <message>
        <source>A good companion for a relaxed evening.</source>
        <translation>Gute Gesellschaft für einen entspannten Abend.</translation>
    </message>
    <message>
        <source>Sharp</source>
        <translation>Scharfsinnig</translation>
    </message>
    <message>
        <source>Thinks ahead and rarely gives anything away.</source>
        <translation>Denkt voraus und verschenkt selten etwas.</translation>
    </message>
    <message>
        <source>Master</source>
        <translation>Meisterlich</translation>
    </message>
    <message>
        <source>Plays as well as this program can.</source>
        <translation>Spielt so gut, wie dieses Programm es kann.</translation>
    </message>
    <message>
        <source>Tuned</source>
        <translation>Feinjustiert</translation>
    </message>
    <message>
        <source>The sensible player, tuned by playing against itself.</source>
        <translation>Vernünftig, und im Spiel gegen sich selbst feinjustiert.</translation>
    </message>
    <message>
        <source>Plays each deal to the end in its head, with the sensible player in every seat.</source>
        <translation>Spielt jede Runde in Gedanken zu Ende, mit dem vernünftigen Gegner auf allen Plätzen.</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>Verzweigt</translation>
    </message>
    <message>
        <source>Searches a tree of moves, guided by the sensible player.</source>
        <translation>Durchsucht einen Baum von Zügen, geleitet vom vernünftigen Gegner.</translation>
    </message>
    <message>
        <source>Plain tree</source>
        <translation>Schlicht verzweigt</translation>
    </message>
    <message>
        <source>Searches a tree of moves with random playouts.</source>
        <translation>Durchsucht einen Baum von Zügen mit Zufallspartien.</translation>
    </message>
    <message>
        <source>First Master</source>
        <translation>Erster Meister</translation>
    </message>
    <message>
        <source>Learned</source>
        <translation>Gelernt</translation>
    </message>
    <message>
        <source>Plays what it learned from many games, without looking ahead.</source>
        <translation>Spielt, was es aus vielen Partien gelernt hat, ohne vorauszuschauen.</translation>
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
    <message>
        <source>The red {rank}</source>
        <comment>start</comment>
        <translation>Die rote {rank}</translation>
    </message>
    <message>
        <source>the red {rank}</source>
        <comment>nominative</comment>
        <translation>die rote {rank}</translation>
    </message>
    <message>
        <source>the red {rank}</source>
        <comment>accusative</comment>
        <translation>die rote {rank}</translation>
    </message>
    <message>
        <source>the red {rank}</source>
        <comment>dative</comment>
        <translation>der roten {rank}</translation>
    </message>
    <message>
        <source>The blue {rank}</source>
        <comment>start</comment>
        <translation>Die blaue {rank}</translation>
    </message>
    <message>
        <source>the blue {rank}</source>
        <comment>nominative</comment>
        <translation>die blaue {rank}</translation>
    </message>
    <message>
        <source>the blue {rank}</source>
        <comment>accusative</comment>
        <translation>die blaue {rank}</translation>
    </message>
    <message>
        <source>the blue {rank}</source>
        <comment>dative</comment>
        <translation>der blauen {rank}</translation>
    </message>
    <message>
        <source>The green {rank}</source>
        <comment>start</comment>
        <translation>Die grüne {rank}</translation>
    </message>
    <message>
        <source>the green {rank}</source>
        <comment>nominative</comment>
        <translation>die grüne {rank}</translation>
    </message>
    <message>
        <source>the green {rank}</source>
        <comment>accusative</comment>
        <translation>die grüne {rank}</translation>
    </message>
    <message>
        <source>the green {rank}</source>
        <comment>dative</comment>
        <translation>der grünen {rank}</translation>
    </message>
    <message>
        <source>red {rank}</source>
        <translation>rote {rank}</translation>
    </message>
    <message>
        <source>blue {rank}</source>
        <translation>blaue {rank}</translation>
    </message>
    <message>
        <source>green {rank}</source>
        <translation>grüne {rank}</translation>
    </message>
</context>
<context>
    <name>downpile::Announcer</name>
    <message>
        <source>Beginning.</source>
        <translation>Anfang.</translation>
    </message>
    <message>
        <source>End.</source>
        <translation>Ende.</translation>
    </message>
</context>
<context>
    <name>downpile::App</name>
    <message>
        <source>The house rules are on the clipboard as one line of text. A friend can paste it on the New game page.</source>
        <translation>Die Hausregeln sind als eine Textzeile in der Zwischenablage. Freunde können sie auf der Seite „Neue Partie“ einfügen.</translation>
    </message>
    <message>
        <source>System language</source>
        <translation>Systemsprache</translation>
    </message>
    <message>
        <source>The game could not be started because its record, %1, cannot be written.</source>
        <translation>Die Partie konnte nicht beginnen, weil sich ihre Aufzeichnung %1 nicht schreiben lässt.</translation>
    </message>
    <message>
        <source>The game cannot continue because its record, %1, cannot be written.</source>
        <translation>Die Partie kann nicht weitergehen, weil sich ihre Aufzeichnung %1 nicht schreiben lässt.</translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2</source>
        <comment>an unfinished game; %2 is, for example, `24 points`</comment>
        <translation>
            <numerusform>Runde %1, %Ln Spieler. Du: %2</numerusform>
            <numerusform>Runde %1, %Ln Spieler. Du: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2 (%3 in this deal)</source>
        <comment>an unfinished game; %2 is, for example, `24 points`</comment>
        <translation>
            <numerusform>Runde %1, %Ln Spieler. Du: %2 (%3 in dieser Runde)</numerusform>
            <numerusform>Runde %1, %Ln Spieler. Du: %2 (%3 in dieser Runde)</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot play because games cannot be saved: the folder %1 cannot be written to.</source>
        <translation>Du kannst nicht spielen, weil sich Partien nicht speichern lassen: In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>This position was copied to the clipboard as text, with all its cards.</source>
        <translation>Diese Stellung wurde als Text mit allen Karten in die Zwischenablage kopiert.</translation>
    </message>
    <message>
        <source>The game cannot continue because its record, %1, cannot be read or moved.</source>
        <translation>Die Partie kann nicht weitergehen, weil ihre Aufzeichnung %1 sich nicht lesen oder verschieben lässt.</translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message>
        <source>The record of the game cannot be saved: %1 cannot be written.</source>
        <translation>Die Aufzeichnung der Partie lässt sich nicht speichern: %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>This deal has no number, so others cannot play with its cards.</source>
        <translation>Diese Runde hat keine Nummer; andere können deshalb nicht mit ihren Karten spielen.</translation>
    </message>
    <message>
        <source>The question mark lists all keys.</source>
        <translation>Das Fragezeichen zeigt alle Tasten.</translation>
    </message>
    <message>
        <source>The host has chosen another game for your table.</source>
        <translation>An deinem Tisch wurde ein anderes Spiel gewählt.</translation>
    </message>
    <message>
        <source>At your table, with %1.</source>
        <comment>an unfinished game; one or more names</comment>
        <translation>An deinem Tisch, mit %1.</translation>
    </message>
    <message>
        <source>The game cannot continue: its record, %1, lacks the secret number that determines the next cards.</source>
        <translation>Die Partie kann nicht weitergehen: In ihrer Aufzeichnung, %1, fehlt die geheime Zahl, aus der die nächsten Karten folgen.</translation>
    </message>
    <message numerus="yes">
        <source>The number of this deal is on the clipboard: %1, %n player(s), %2. Anyone who pastes it under New game plays with the same cards.</source>
        <comment>a game; its house rules</comment>
        <translation>
            <numerusform>Die Nummer dieser Runde ist in der Zwischenablage: %1, %Ln Spieler, %2. Wer sie unter „Neue Partie“ einfügt, spielt mit denselben Karten.</numerusform>
            <numerusform>Die Nummer dieser Runde ist in der Zwischenablage: %1, %Ln Spieler, %2. Wer sie unter „Neue Partie“ einfügt, spielt mit denselben Karten.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::ButtonRows</name>
    <message>
        <source>Choose these cards</source>
        <translation>Diese Karten wählen</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>cards as signs</comment>
        <translation>%1 spielen</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>the action of a button with a number: Bid 0</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Play %1</source>
        <comment>names of cards</comment>
        <translation>%1 spielen</translation>
    </message>
</context>
<context>
    <name>downpile::CardRows</name>
    <message>
        <source>face-down card</source>
        <translation>verdeckte Karte</translation>
    </message>
    <message>
        <source>face-down card %1</source>
        <comment>its number</comment>
        <translation>verdeckte Karte %1</translation>
    </message>
    <message>
        <source>%1: card %2</source>
        <comment>a player; the position of a card in the hand</comment>
        <translation>%1: Karte %2</translation>
    </message>
    <message>
        <source>%1, selected</source>
        <comment>a card</comment>
        <translation>%1, ausgewählt</translation>
    </message>
    <message>
        <source>%1, best so far</source>
        <comment>a card of a trick</comment>
        <translation>%1, bisher am höchsten</translation>
    </message>
    <message>
        <source>%1, face up</source>
        <comment>a card of a hand</comment>
        <translation>%1, offen</translation>
    </message>
    <message>
        <source>your card, face down</source>
        <translation>deine Karte, verdeckt</translation>
    </message>
    <message>
        <source>Can be played</source>
        <translation>Spielbar</translation>
    </message>
    <message>
        <source>%1, chosen</source>
        <comment>a card</comment>
        <translation>%1, gewählt</translation>
    </message>
</context>
<context>
    <name>downpile::CardSets</name>
    <message>
        <source>%1 cannot be used: its image file is missing.</source>
        <extracomment>%1 is the name of a card set, here and below.</extracomment>
        <translation>%1 lässt sich nicht benutzen: Die Bilddatei fehlt.</translation>
    </message>
    <message>
        <source>%1 cannot be used: its image file cannot be read.</source>
        <translation>%1 lässt sich nicht benutzen: Die Bilddatei ist nicht lesbar.</translation>
    </message>
    <message>
        <source>%1 cannot be used: its image file contains no cards.</source>
        <translation>%1 lässt sich nicht benutzen: Die Bilddatei enthält keine Karten.</translation>
    </message>
    <message>
        <source>%1 cannot be used: “%2” is missing from its image file.</source>
        <translation>%1 lässt sich nicht benutzen: In der Bilddatei fehlt „%2“.</translation>
    </message>
    <message>
        <source>%1 cannot be used: some of its cards would look the same.</source>
        <translation>%1 lässt sich nicht benutzen: Einige Karten sähen gleich aus.</translation>
    </message>
</context>
<context>
    <name>downpile::ChosenCards</name>
    <message>
        <source>The card set “%1” can no longer be used. Downpile’s own cards are on the table again.</source>
        <comment>the name of a card set</comment>
        <translation>Die Kartenbilder „%1“ lassen sich nicht mehr benutzen. Auf dem Tisch liegen wieder die eigenen Karten von Downpile.</translation>
    </message>
</context>
<context>
    <name>downpile::ComputerPlayers</name>
    <message>
        <source>The game is paused because it cannot be saved. Is the disk full?</source>
        <translation>Die Partie ist angehalten, weil sie sich nicht speichern lässt. Ist der Datenträger voll?</translation>
    </message>
</context>
<context>
    <name>downpile::HostDoor</name>
    <message>
        <source>Nobody can join: %1</source>
        <translation>Niemand kann dazukommen: %1</translation>
    </message>
</context>
<context>
    <name>downpile::HostLink</name>
    <message>
        <source>The computer that answered is not the one in your invitation, or not the one you know. Nothing was sent. Ask for a new invitation.</source>
        <translation>Geantwortet hat ein anderer Computer als der aus deiner Einladung oder als der, den du kennst. Gesendet wurde nichts. Lass dir eine neue Einladung geben.</translation>
    </message>
    <message>
        <source>There is no answer. Is the table open, and are both computers on the same network?</source>
        <translation>Keine Antwort. Ist der Tisch geöffnet, und sind beide Computer im selben Netz?</translation>
    </message>
    <message>
        <source>Another computer now answers at your host’s address. It may be an impostor. Nothing was sent to it.</source>
        <translation>Unter der Adresse deines Gastgebers antwortet jetzt ein anderer Computer. Vielleicht gibt er sich nur als dein Gastgeber aus. Gesendet wurde ihm nichts.</translation>
    </message>
    <message>
        <source>There is no answer. Is this computer on the network, and is the room open?</source>
        <translation>Keine Antwort. Ist dieser Computer im Netz, und ist der Raum offen?</translation>
    </message>
</context>
<context>
    <name>downpile::Laboratory</name>
    <message>
        <source>A computer player broke the rules: %1</source>
        <translation>Ein Computerspieler hat gegen die Regeln verstoßen: %1</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a set of house rules; why it cannot be played</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>the progress in percent; the time left</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Stopped at %1.</source>
        <translation>Angehalten bei %1.</translation>
    </message>
</context>
<context>
    <name>downpile::Multiplayer</name>
    <message>
        <source>Guest</source>
        <comment>a person without a name</comment>
        <translation>Gast</translation>
    </message>
    <message>
        <source>The game cannot start because its record cannot be written.</source>
        <translation>Die Partie kann nicht beginnen, weil ihre Aufzeichnung nicht geschrieben werden kann.</translation>
    </message>
    <message>
        <source>The connection to the table was lost. Reconnecting…</source>
        <translation>Die Verbindung zum Tisch ist abgebrochen. Sie wird wiederhergestellt …</translation>
    </message>
    <message>
        <source>The host has not resumed the game yet.</source>
        <translation>Wer den Tisch geöffnet hat, hat die Partie noch nicht fortgesetzt.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a person and a message</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The deck is being cut again because somebody joined, left or did not take part. If this happens often, do not trust the host with the cards.</source>
        <translation>Es wird noch einmal abgehoben, weil jemand kam, ging oder nicht mitmachte. Wenn das oft geschieht, trau dem Gastgeber bei den Karten nicht.</translation>
    </message>
    <message>
        <source>The deck is not the one that everybody at the table cut. The host may know the cards or may have chosen them.</source>
        <translation>Die Karten sind nicht die, die alle am Tisch abgehoben haben. Der Gastgeber kennt sie vielleicht oder hat sie ausgesucht.</translation>
    </message>
    <message>
        <source>This table has no free seat for you now.</source>
        <translation>An diesem Tisch ist gerade kein Platz für dich frei.</translation>
    </message>
    <message>
        <source>You can take a seat after this deal.</source>
        <translation>Nach dieser Runde kannst du dich setzen.</translation>
    </message>
    <message>
        <source>Only friends of %1 may take a seat now.</source>
        <comment>one or more names</comment>
        <translation>Jetzt darf sich nur setzen, wer mit %1 befreundet ist.</translation>
    </message>
    <message>
        <source>Every seat is taken.</source>
        <translation>Alle Plätze sind besetzt.</translation>
    </message>
    <message>
        <source>A seat is being kept for %1.</source>
        <comment>one or more names</comment>
        <translation>Ein Platz ist für %1 reserviert.</translation>
    </message>
    <message>
        <source>The seats of this table cannot be saved. If you close Downpile, the people at it cannot return to their seats.</source>
        <translation>Die Plätze dieses Tisches lassen sich nicht speichern. Wenn du Downpile schließt, kann niemand an seinen Platz zurückkehren.</translation>
    </message>
    <message>
        <source>Waiting for %1 to start another game.</source>
        <translation>Es wird darauf gewartet, dass %1 eine neue Partie beginnt.</translation>
    </message>
    <message>
        <source>%1 has joined.</source>
        <translation>%1 ist dazugekommen.</translation>
    </message>
    <message>
        <source>%1 has left.</source>
        <translation>%1 ist gegangen.</translation>
    </message>
    <message>
        <source>The next game at this table: %1</source>
        <comment>%1: a game and its house rules</comment>
        <translation>Als Nächstes an diesem Tisch: %1</translation>
    </message>
    <message>
        <source>Too many finished games have arrived. They are not added to your records.</source>
        <translation>Es sind zu viele beendete Partien angekommen. Sie kommen nicht zu deinen Aufzeichnungen.</translation>
    </message>
    <message>
        <source>%1 is back.</source>
        <translation>%1 ist wieder da.</translation>
    </message>
    <message>
        <source>You are connected to the table again.</source>
        <translation>Du bist wieder mit dem Tisch verbunden.</translation>
    </message>
    <message>
        <source>%1 is watching now.</source>
        <translation>%1 sieht jetzt zu.</translation>
    </message>
    <message>
        <source>You have a seat at this table, so you cannot watch it.</source>
        <translation>Du hast an diesem Tisch einen Platz, deshalb kannst du nicht zusehen.</translation>
    </message>
    <message>
        <source>Back to “%1” (closed)</source>
        <extracomment>Returns to a table of friends that the player left before the game was over; %1 is its name.</extracomment>
        <translation>Zurück zu „%1“ (geschlossen)</translation>
    </message>
    <message>
        <source>Back to “%1”</source>
        <translation>Zurück zu „%1“</translation>
    </message>
    <message>
        <source>You are no longer admitted here: the host has removed you.</source>
        <translation>Du hast hier keinen Zutritt mehr, weil du vom Tisch entfernt wurdest.</translation>
    </message>
    <message>
        <source>%1 was removed. A computer player plays on.</source>
        <translation>%1 wurde entfernt. Ein Computerspieler spielt weiter.</translation>
    </message>
    <message>
        <source>%1 was removed. The computer player %2 plays on.</source>
        <translation>%1 wurde entfernt. Computerspieler %2 spielt weiter.</translation>
    </message>
    <message>
        <source>%1 was removed.</source>
        <translation>%1 wurde entfernt.</translation>
    </message>
    <message>
        <source>The game cannot start because the host cannot save it.</source>
        <translation>Die Partie kann nicht beginnen, weil der Gastgeber sie nicht speichern kann.</translation>
    </message>
</context>
<context>
    <name>downpile::NewGame</name>
    <message>
        <source>Every opponent needs a name.</source>
        <translation>Jeder Gegner braucht einen Namen.</translation>
    </message>
    <message>
        <source>Neutral</source>
        <translation>Neutral</translation>
    </message>
    <message>
        <source>Plays to win.</source>
        <translation>Spielt auf Sieg.</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <comment>a level and a character: `Sharp, Schemer`</comment>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a level or character and a sentence about how it plays</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>This is not a deal number.</source>
        <translation>Das ist keine Rundennummer.</translation>
    </message>
    <message>
        <source>The game, the number of players or the rules are not the same as in that deal, so the cards will be different.</source>
        <translation>Spiel, Spielerzahl oder Regeln sind andere als in dieser Runde; deshalb werden es auch andere Karten.</translation>
    </message>
    <message>
        <source>Your own program plays. Downpile’s page on bots explains how to write one.</source>
        <translation>Dein eigenes Programm spielt. Wie man eines schreibt, steht auf Downpiles Seite über Bots.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player&apos;s name and a sentence about a problem</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>There are no house rules on the clipboard.</source>
        <translation>In der Zwischenablage sind keine Hausregeln.</translation>
    </message>
    <message>
        <source>The house rules on the clipboard cannot be used: “%1” is not a house rule of %2, or its value is not possible.</source>
        <translation>Die Hausregeln in der Zwischenablage sind nicht verwendbar: „%1“ ist keine Hausregel von %2, oder der Wert ist nicht möglich.</translation>
    </message>
</context>
<context>
    <name>downpile::PendingMove</name>
    <message>
        <source>%1 of %2</source>
        <comment>the number of cards chosen so far; the number of cards to choose</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2. Confirm with the button. To take a card back, choose it again.</source>
        <comment>cards, all of them</comment>
        <translation>Gewählt: %1 von %2. Bestätige mit dem Knopf. Um eine Karte zurückzunehmen, wähle sie noch einmal.</translation>
    </message>
    <message>
        <source>Chosen: %1 of %2. To take a card back, choose it again.</source>
        <comment>cards, one after the other</comment>
        <translation>Gewählt: %1 von %2. Um eine Karte zurückzunehmen, wähle sie noch einmal.</translation>
    </message>
    <message>
        <source>You have chosen %1 cards, but need only %2. To take a card back, choose it again.</source>
        <translation>Du hast %1 Karten gewählt, brauchst aber nur %2. Um eine zurückzunehmen, wähle sie noch einmal.</translation>
    </message>
</context>
<context>
    <name>downpile::People</name>
    <message>
        <source>The list of people you have met (%1) cannot be read, so nobody can be added to it.</source>
        <translation>Die Liste der Leute, die du getroffen hast (%1), lässt sich nicht lesen; deshalb kann niemand hinzukommen.</translation>
    </message>
    <message>
        <source>The list of people you have met (%1) was written by a newer version of Downpile, so nobody can be added to it.</source>
        <translation>Die Liste der Leute, die du getroffen hast (%1), stammt von einer neueren Version von Downpile; deshalb kann niemand hinzukommen.</translation>
    </message>
    <message>
        <source>The list of people you have met (%1) is damaged, so nobody can be added to it.</source>
        <comment>a file</comment>
        <translation>Die Liste der Leute, die du getroffen hast (%1), ist beschädigt; deshalb kann niemand hinzukommen.</translation>
    </message>
    <message numerus="yes">
        <source>The list of people you have met was damaged. %n person(s) could be recovered; the damaged list is kept as %1.</source>
        <translation>
            <numerusform>Die Liste der Leute, die du getroffen hast, war beschädigt. %Ln Eintrag ließ sich retten; die beschädigte Liste bleibt als %1 erhalten.</numerusform>
            <numerusform>Die Liste der Leute, die du getroffen hast, war beschädigt. %Ln Einträge ließen sich retten; die beschädigte Liste bleibt als %1 erhalten.</numerusform>
        </translation>
    </message>
    <message>
        <source>The list of people you have met cannot be saved: %1 cannot be written.</source>
        <translation>Die Liste der Leute, die du getroffen hast, lässt sich nicht speichern: %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Forgotten: %1</source>
        <comment>a person</comment>
        <translation>Vergessen: %1</translation>
    </message>
    <message>
        <source>Restored: %1</source>
        <comment>a person</comment>
        <translation>Wieder da: %1</translation>
    </message>
    <message>
        <source>%1 cannot be read.</source>
        <comment>a file</comment>
        <translation>%1 kann nicht gelesen werden.</translation>
    </message>
    <message>
        <source>%1 was written by a newer version of Downpile. Nothing was imported.</source>
        <comment>a file</comment>
        <translation>%1 stammt von einer neueren Version von Downpile. Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>%1 is not a list of people.</source>
        <comment>a file</comment>
        <translation>%1 ist keine Liste von Leuten.</translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) imported.</source>
        <translation>
            <numerusform>%Ln Person importiert.</numerusform>
            <numerusform>%Ln Leute importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were already known.</source>
        <translation>
            <numerusform>%Ln Person war schon bekannt.</numerusform>
            <numerusform>%Ln Leute waren schon bekannt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list is full: %n person(s) could not be added.</source>
        <translation>
            <numerusform>Die Liste ist voll: %Ln Person konnte nicht hinzugefügt werden.</numerusform>
            <numerusform>Die Liste ist voll: %Ln Leute konnten nicht hinzugefügt werden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The rest of the file is damaged.</source>
        <translation>Der Rest der Datei ist beschädigt.</translation>
    </message>
    <message>
        <source>Nobody was imported.</source>
        <translation>Niemand wurde importiert.</translation>
    </message>
    <message>
        <source>Nothing was exported: the folder %1 cannot be written to.</source>
        <translation>Nichts wurde exportiert: In den Ordner %1 kann nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Exported as %1 to %2</source>
        <extracomment>%1 is a file name, %2 a folder.</extracomment>
        <translation>Als %1 exportiert nach %2</translation>
    </message>
    <message>
        <source>%1 cannot be restored: the list is full of friends and blocked or renamed people.</source>
        <comment>a person</comment>
        <translation>%1 kann nicht zurückgeholt werden: Die Liste ist voll mit befreundeten, blockierten oder umbenannten Leuten.</translation>
    </message>
    <message>
        <source>%1 is not a folder on this computer.</source>
        <translation>%1 ist kein Ordner auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>downpile::PlaceRows</name>
    <message>
        <source>%1 %2</source>
        <comment>a place and its number among several</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>%1 (yours)</source>
        <comment>a place</comment>
        <translation>%1 von dir</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>a place and its owner</comment>
        <translation>%1 von %2</translation>
    </message>
    <message>
        <source>%1, empty</source>
        <comment>a place</comment>
        <translation>%1, leer</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln Karte</numerusform>
            <numerusform>%1, %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, closed, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, geschlossen, %Ln Karte</numerusform>
            <numerusform>%1, geschlossen, %Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a place and the card there</comment>
        <translation>%1: %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s): %2</source>
        <comment>a place and the cards there</comment>
        <translation>
            <numerusform>%1, %Ln Karte: %2</numerusform>
            <numerusform>%1, %Ln Karten: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s), top is %2</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln Karte, oben liegt %2</numerusform>
            <numerusform>%1, %Ln Karten, oben liegt %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln Punkt wert</numerusform>
            <numerusform>%1, %Ln Punkte wert</numerusform>
        </translation>
    </message>
    <message>
        <source>closed</source>
        <comment>a pile</comment>
        <translation>geschlossen</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s), own suit doubled</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln Punkt wert, eigene Farbe doppelt</numerusform>
            <numerusform>%1, %Ln Punkte wert, eigene Farbe doppelt</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::PlayerRows</name>
    <message>
        <source>out of the deal</source>
        <translation>in dieser Runde fertig</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message>
        <source>dealer</source>
        <translation>gibt die Karten</translation>
    </message>
    <message>
        <source>to act</source>
        <translation>am Zug</translation>
    </message>
    <message>
        <source>away from the table</source>
        <translation>nicht am Tisch</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a description</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>%1 (you)</source>
        <translation>%1 (du)</translation>
    </message>
    <message>
        <source>still thinking because this computer is slow or busy</source>
        <translation>denkt noch, weil dieser Computer langsam oder beschäftigt ist</translation>
    </message>
    <message>
        <source>is not making legal moves, so a computer player is moving for it</source>
        <translation>nennt keinen erlaubten Zug, deshalb spielt ein Computerspieler</translation>
    </message>
    <message>
        <source>Plays in %1’s place; points and chips go to %1</source>
        <translation>Spielt auf dem Platz von %1; Punkte und Chips gehen an %1</translation>
    </message>
    <message>
        <source>%1 in total</source>
        <comment>points</comment>
        <translation>insgesamt %1</translation>
    </message>
</context>
<context>
    <name>downpile::PlotItem</name>
    <message>
        <source>Plot</source>
        <translation>Diagramm</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message>
        <source>Saved as %1</source>
        <translation>Gespeichert als %1</translation>
    </message>
    <message>
        <source>%1 already exists.</source>
        <translation>%1 gibt es schon.</translation>
    </message>
</context>
<context>
    <name>downpile::PlotTable</name>
    <message>
        <source>empty</source>
        <comment>an empty cell of a table</comment>
        <translation>leer</translation>
    </message>
    <message>
        <source>%1, %2: %3</source>
        <comment>a row of a table, a column and a value</comment>
        <translation>%1, %2: %3</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a column of a table and its value</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between values of a table</comment>
        <translation>; </translation>
    </message>
</context>
<context>
    <name>downpile::Records</name>
    <message>
        <source>Deleted: %1, %2</source>
        <extracomment>%1 is the title of a game, %2 its date.</extracomment>
        <translation>Gelöscht: %1, %2</translation>
    </message>
    <message>
        <source>Restored: %1, %2</source>
        <comment>the title of a game; the date of the game</comment>
        <translation>Wieder da: %1, %2</translation>
    </message>
    <message>
        <source>The record %1 could not be deleted.</source>
        <translation>Die Aufzeichnung %1 konnte nicht gelöscht werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung importiert.</numerusform>
            <numerusform>%Ln Aufzeichnungen importiert.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were already here.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung war schon da.</numerusform>
            <numerusform>%Ln Aufzeichnungen waren schon da.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing was imported.</source>
        <translation>Nichts wurde importiert.</translation>
    </message>
    <message>
        <source>Nothing was exported.</source>
        <translation>Nichts wurde exportiert.</translation>
    </message>
    <message>
        <source>Exported as %1 to %2</source>
        <extracomment>%1 is a file name, %2 a folder.</extracomment>
        <translation>Als %1 exportiert nach %2</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) exported to %1</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>
            <numerusform>%Ln Aufzeichnung exportiert nach %1</numerusform>
            <numerusform>%Ln Aufzeichnungen exportiert nach %1</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a file on this computer.</source>
        <translation>%1 ist keine Datei auf diesem Computer.</translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) had problems.</source>
        <translation>
            <numerusform>Noch %Ln Datei hatte Fehler.</numerusform>
            <numerusform>Noch %Ln Dateien hatten Fehler.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a folder on this computer.</source>
        <translation>%1 ist kein Ordner auf diesem Computer.</translation>
    </message>
</context>
<context>
    <name>downpile::ReplayControl</name>
    <message>
        <source>Deal %1 of %2, move %3 of %4</source>
        <extracomment>In a replay: the deal, the number of deals, the move in the deal, and the number of moves.</extracomment>
        <translation>Runde %1 von %2, Zug %3 von %4</translation>
    </message>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The game is not over, so you see it only as the player saw it.</source>
        <translation>Die Partie ist noch nicht zu Ende: Du siehst sie nur so, wie sie beim Spielen zu sehen war.</translation>
    </message>
    <message>
        <source>The game is not over. Until it is, you see only what you saw while playing.</source>
        <translation>Die Partie ist noch nicht zu Ende. Bis dahin siehst du nur, was du beim Spielen gesehen hast.</translation>
    </message>
    <message>
        <source>The game is not over, and you have no seat in it. Until it is over, you see what spectators see.</source>
        <translation>Die Partie ist noch nicht zu Ende, und du hast darin keinen Platz. Bis dahin siehst du, was Zuschauer sehen.</translation>
    </message>
    <message>
        <source>Move %1 of %2</source>
        <translation>Zug %1 von %2</translation>
    </message>
    <message>
        <source>As seen by you</source>
        <translation>Aus deiner Sicht</translation>
    </message>
    <message>
        <source>As seen by %1</source>
        <translation>Aus der Sicht von %1</translation>
    </message>
</context>
<context>
    <name>downpile::RoomVisit</name>
    <message>
        <source>The connection was lost while the table was being opened. If the table was opened, it is in the list.</source>
        <translation>Die Verbindung ist abgebrochen, während der Tisch geöffnet wurde. Wenn es geklappt hat, steht er in der Liste.</translation>
    </message>
    <message>
        <source>No room was found at this address. To join a table there, you need an invitation.</source>
        <translation>Unter dieser Adresse wurde kein Raum gefunden. Für einen Tisch dort brauchst du eine Einladung.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>a room, and its address</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>The operator of this room has closed “%1”.</source>
        <comment>%1 is the name of a table</comment>
        <translation>Wer diesen Raum betreibt, hat „%1“ geschlossen.</translation>
    </message>
</context>
<context>
    <name>downpile::RuleSets</name>
    <message>
        <source>Usual rules</source>
        <translation>Übliche Regeln</translation>
    </message>
    <message>
        <source>The last game’s rules</source>
        <translation>Regeln der letzten Partie</translation>
    </message>
</context>
<context>
    <name>downpile::RulesModel</name>
    <message>
        <source>%1 (changed)</source>
        <comment>a house rule and its value</comment>
        <translation>%1 (geändert)</translation>
    </message>
    <message>
        <source>This rule does not apply with these house rules.</source>
        <translation>Mit diesen Hausregeln gilt diese Regel nicht.</translation>
    </message>
</context>
<context>
    <name>downpile::Settings</name>
    <message>
        <source>%1 is not a settings file and was left untouched. Changes to the settings will be lost when you quit.</source>
        <translation>%1 ist keine Datei für Einstellungen und wurde nicht angetastet. Änderungen an den Einstellungen gehen beim Beenden verloren.</translation>
    </message>
    <message>
        <source>%1 cannot be written. Changes to the settings will be lost when you quit.</source>
        <translation>%1 lässt sich nicht schreiben. Änderungen an den Einstellungen gehen beim Beenden verloren.</translation>
    </message>
    <message>
        <source>Some lines of %1 were damaged and have been ignored.</source>
        <translation>Einige Zeilen von %1 waren beschädigt und wurden übergangen.</translation>
    </message>
    <message>
        <source>The damaged file was copied to %1.</source>
        <translation>Die beschädigte Datei wurde nach %1 kopiert.</translation>
    </message>
    <message>
        <source>%1 has settings without a meaning, so their defaults apply: %2</source>
        <comment>%2: lines of the file</comment>
        <translation>%1 enthält Einstellungen ohne Bedeutung, für sie gelten die Vorgaben: %2</translation>
    </message>
</context>
<context>
    <name>downpile::Statistics</name>
    <message>
        <source>All games</source>
        <translation>Alle Spiele</translation>
    </message>
    <message>
        <source>Any number of players</source>
        <translation>Beliebig viele Spieler</translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln Spieler</numerusform>
            <numerusform>%Ln Spieler</numerusform>
        </translation>
    </message>
    <message>
        <source>Any house rules</source>
        <translation>Beliebige Hausregeln</translation>
    </message>
    <message>
        <source>Any opponents</source>
        <translation>Beliebige Gegner</translation>
    </message>
    <message>
        <source>Several levels</source>
        <translation>Mehrere Stufen</translation>
    </message>
    <message>
        <source>People</source>
        <translation>Menschen</translation>
    </message>
    <message>
        <source>Any time</source>
        <translation>Gesamter Zeitraum</translation>
    </message>
    <message>
        <source>In the last year</source>
        <translation>In den letzten 12 Monaten</translation>
    </message>
    <message>
        <source>In the last 90 days</source>
        <translation>In den letzten 90 Tagen</translation>
    </message>
    <message>
        <source>In the last 30 days</source>
        <translation>In den letzten 30 Tagen</translation>
    </message>
    <message>
        <source>Games won</source>
        <translation>Gewonnene Partien</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Rating</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Slips and blunders</source>
        <translation>Fehler</translation>
    </message>
    <message>
        <source>A rating needs a few finished games against people or against computer players that have a level.</source>
        <translation>Eine Wertung braucht einige beendete Partien gegen Menschen oder gegen Computerspieler, die eine Stufe haben.</translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n games to see a line here.</source>
        <translation>
            <numerusform>Für eine Linie brauchst du hier mindestens %Ln Partie.</numerusform>
            <numerusform>Für eine Linie brauchst du hier mindestens %Ln Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>Exported to %1</source>
        <extracomment>%1 is a file name.</extracomment>
        <translation>Exportiert nach %1</translation>
    </message>
    <message>
        <source>%1 could not be written.</source>
        <translation>%1 konnte nicht geschrieben werden.</translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) do not count: other people’s games, games played by several people at one computer, games without a finished deal, unfinished games with other people, games continued from a replay, and unreadable files.</source>
        <translation>
            <numerusform>%Ln Aufzeichnung zählt nicht: Partien anderer Leute oder mehrerer Leute an einem Computer, Partien ohne beendete Runde, noch nicht beendete Partien mit anderen Menschen, aus einer Wiedergabe weitergespielte Partien und unlesbare Dateien.</numerusform>
            <numerusform>%Ln Aufzeichnungen zählen nicht: Partien anderer Leute oder mehrerer Leute an einem Computer, Partien ohne beendete Runde, noch nicht beendete Partien mit anderen Menschen, aus einer Wiedergabe weitergespielte Partien und unlesbare Dateien.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n reviewed games to see a line here.</source>
        <translation>
            <numerusform>Für eine Linie brauchst du hier mindestens %Ln ausgewertete Partie.</numerusform>
            <numerusform>Für eine Linie brauchst du hier mindestens %Ln ausgewertete Partien.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 is not a folder on this computer.</source>
        <translation>%1 ist kein Ordner auf diesem Computer.</translation>
    </message>
    <message>
        <source>Deals won</source>
        <translation>Gewonnene Runden</translation>
    </message>
    <message>
        <source>Cards and luck</source>
        <translation>Karten und Glück</translation>
    </message>
</context>
<context>
    <name>downpile::TableAnswers</name>
    <message>
        <source>, </source>
        <comment>between groups of cards</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>You have no cards in your hand.</source>
        <translation>Du hast keine Karten auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>You hold %n card(s): %1.</source>
        <translation>
            <numerusform>Du hast %Ln Karte auf der Hand: %1.</numerusform>
            <numerusform>Du hast %Ln Karten auf der Hand: %1.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing is selected.</source>
        <translation>Nichts ist ausgewählt.</translation>
    </message>
    <message>
        <source>Selected: %1.</source>
        <comment>cards</comment>
        <translation>Ausgewählt: %1.</translation>
    </message>
    <message>
        <source>There is nothing on the table.</source>
        <translation>Auf dem Tisch liegt nichts.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player; cards, points and state</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nothing has happened since your last move.</source>
        <translation>Seit deinem letzten Zug ist nichts geschehen.</translation>
    </message>
    <message>
        <source>There is nothing you can do right now.</source>
        <translation>Du kannst gerade nichts tun.</translation>
    </message>
    <message>
        <source>%1, key %2</source>
        <comment>a possible move and its key</comment>
        <translation>%1, Taste %2</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between moves</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a possible move; its cards, players or numbers</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 for %2</source>
        <comment>a key and its action</comment>
        <translation>%1 für %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between keys</comment>
        <translation>, </translation>
    </message>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <comment>a player and the points</comment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Deal %1.</source>
        <translation>Runde %1.</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between players</comment>
        <translation>, </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s).</source>
        <comment>identical cards</comment>
        <translation>
            <numerusform>%1, einmal.</numerusform>
            <numerusform>%1, %Ln-mal.</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 together</source>
        <comment>cards played in one move</comment>
        <translation>%1 zusammen</translation>
    </message>
    <message>
        <source>one of %1</source>
        <comment>cards</comment>
        <translation>eine dieser Karten: %1</translation>
    </message>
    <message>
        <source>The game is over. Choose Play again to start another one.</source>
        <translation>Die Partie ist zu Ende. Mit „Noch eine Partie“ beginnt die nächste.</translation>
    </message>
    <message>
        <source>The deal is over. Choose Next deal to continue.</source>
        <translation>Die Runde ist zu Ende. Mit „Nächste Runde“ geht es weiter.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line of the score and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>times %1</source>
        <comment>multiplier</comment>
        <translation>mal %1</translation>
    </message>
    <message>
        <source>; </source>
        <comment>between lines of the score</comment>
        <translation>; </translation>
    </message>
    <message>
        <source>%1: %2 in this deal, %3 in total</source>
        <translation>%1: %2 in dieser Runde, insgesamt %3</translation>
    </message>
    <message>
        <source>%1 has no cards in hand.</source>
        <comment>a player</comment>
        <translation>%1 hat keine Karten auf der Hand.</translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): %2.</source>
        <comment>a player; the cards</comment>
        <translation>
            <numerusform>%1 hat %Ln Karte auf der Hand: %2.</numerusform>
            <numerusform>%1 hat %Ln Karten auf der Hand: %2.</numerusform>
        </translation>
    </message>
    <message>
        <source>Nothing has happened since %1 last moved.</source>
        <translation>Seit dem letzten Zug von %1 ist nichts geschehen.</translation>
    </message>
    <message>
        <source>The game is over.</source>
        <translation>Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You are watching, so you cannot see anyone’s hand.</source>
        <translation>Du siehst zu und bekommst deshalb keine Hand zu sehen.</translation>
    </message>
    <message>
        <source>To beat: %1, from %2.</source>
        <comment>cards of a trick; their player</comment>
        <translation>Zu schlagen: %1, von %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a pile and its top card</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>You cannot see your own card, but the others can.</source>
        <translation>Du siehst deine eigene Karte nicht; die anderen sehen sie.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a player; the cards of the hand</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>the number of cards in hand; the cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>%1 of %2: %3.</source>
        <comment>the number of cards chosen so far, the number to choose, and the chosen cards</comment>
        <translation>%1 von %2: %3.</translation>
    </message>
    <message>
        <source>%1, %2.</source>
        <comment>cards of a trick; their player</comment>
        <translation>%1, %2.</translation>
    </message>
    <message>
        <source>You are watching.</source>
        <translation>Du siehst zu.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 together</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln aus %1 zusammen</numerusform>
            <numerusform>%Ln aus %1 zusammen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any %n cards from your hand</source>
        <translation>
            <numerusform>%Ln beliebige Handkarte</numerusform>
            <numerusform>%Ln beliebige Handkarten</numerusform>
        </translation>
    </message>
    <message>
        <source>any card from your hand</source>
        <translation>eine beliebige Handkarte</translation>
    </message>
    <message>
        <source>A move is still being shown.</source>
        <translation>Ein Zug wird noch gezeigt.</translation>
    </message>
    <message>
        <source>The game is waiting for you to continue the guide. Press Enter to continue it, or Escape to hide it.</source>
        <translation>Das Spiel wartet darauf, dass du in der Einführung weitergehst. Mit der Eingabetaste geht sie weiter, mit Esc blendest du sie aus.</translation>
    </message>
    <message>
        <source>Chosen, %1 of %2: %3. To take a card back, choose it again.</source>
        <comment>the number of cards chosen so far, the number to choose, and the chosen cards</comment>
        <translation>Gewählt, %1 von %2: %3. Um eine Karte zurückzunehmen, wähle sie noch einmal.</translation>
    </message>
    <message>
        <source>one or more of %1</source>
        <comment>equal cards</comment>
        <translation>eine oder mehrere dieser Karten: %1</translation>
    </message>
</context>
<context>
    <name>downpile::TableCoach</name>
    <message>
        <source>This is a replay, so you cannot play here.</source>
        <translation>Das ist eine Wiedergabe: Hier kannst du nicht spielen.</translation>
    </message>
    <message>
        <source>The connection to the table was lost. Once you are reconnected, you will see whether that went through.</source>
        <translation>Die Verbindung zum Tisch ist abgebrochen. Sobald sie wieder da ist, siehst du, ob das noch geschehen ist.</translation>
    </message>
    <message>
        <source>The table has changed in the meantime. Look again.</source>
        <translation>Auf dem Tisch hat sich inzwischen etwas geändert. Sieh noch einmal hin.</translation>
    </message>
    <message>
        <source>You could %1.</source>
        <comment>a possible move</comment>
        <translation>Du könntest %1.</translation>
    </message>
    <message>
        <source>The host of this table does not allow that.</source>
        <translation>An diesem Tisch ist das nicht erlaubt.</translation>
    </message>
    <message>
        <source>You are watching. Only the players at the table can play.</source>
        <translation>Du siehst zu. Spielen können nur die, die am Tisch sitzen.</translation>
    </message>
    <message>
        <source>The host no longer allows hints.</source>
        <translation>An diesem Tisch gibt es keine Tipps mehr.</translation>
    </message>
    <message>
        <source>The game was paused. Try again.</source>
        <translation>Die Partie war angehalten. Versuche es noch einmal.</translation>
    </message>
    <message>
        <source>Your last request was not accepted or was withdrawn. You can ask again in a few seconds.</source>
        <translation>Deine letzte Anfrage wurde zurückgezogen oder nicht angenommen. Du kannst in ein paar Sekunden wieder fragen.</translation>
    </message>
    <message>
        <source>%1 has declined your request.</source>
        <translation>%1 hat deine Anfrage abgelehnt.</translation>
    </message>
    <message>
        <source>The game is waiting for you to continue the guide or to hide it.</source>
        <translation>Die Partie wartet, bis du in der Einführung weitergehst oder sie ausblendest.</translation>
    </message>
    <message>
        <source>The undone moves cannot be redone because the record is damaged. You can continue from here.</source>
        <translation>Die zurückgenommenen Züge können nicht wiederholt werden, weil die Aufzeichnung beschädigt ist. Du kannst von hier aus weiterspielen.</translation>
    </message>
</context>
<context>
    <name>downpile::TableController</name>
    <message>
        <source>The program %1 is not making legal moves, so a computer player is moving for %2.</source>
        <comment>the name of a program; the player in whose seat it is</comment>
        <translation>Das Programm %1 nennt keinen erlaubten Zug: Ein Computerspieler spielt für %2.</translation>
    </message>
</context>
<context>
    <name>downpile::TableGestures</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a move and the card that it is played onto</comment>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>%1 cannot be played.</source>
        <comment>cards</comment>
        <translation>%1: Das geht nicht.</translation>
    </message>
    <message>
        <source>%1 cannot be dropped there: the place belongs to %2.</source>
        <comment>cards and a player</comment>
        <translation>%1: Das geht dort nicht, der Platz gehört %2.</translation>
    </message>
    <message>
        <source>%1 cannot be played there together.</source>
        <comment>several cards</comment>
        <translation>%1 lassen sich dort nicht zusammen spielen.</translation>
    </message>
    <message>
        <source>%1 cannot be played together.</source>
        <comment>several cards</comment>
        <translation>%1 lassen sich nicht zusammen spielen.</translation>
    </message>
    <message>
        <source>Allowed places: %1.</source>
        <comment>places where refused cards may go</comment>
        <translation>Erlaubte Plätze: %1.</translation>
    </message>
    <message>
        <source>Choose a card first, then play it here.</source>
        <translation>Wähle zuerst eine Karte, dann kannst du sie hier spielen.</translation>
    </message>
    <message>
        <source>The move was not made because it cannot be saved. Is the disk full?</source>
        <translation>Der Zug wurde nicht ausgeführt, weil er sich nicht speichern lässt. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>Without cards, you can %1 there.</source>
        <comment>a possible move</comment>
        <translation>Ohne Karten kannst du dort %1.</translation>
    </message>
    <message>
        <source>%1 cannot be dropped on “%2”: you cannot play cards there.</source>
        <comment>cards and a place</comment>
        <translation>%1: Auf „%2“ kannst du keine Karten spielen.</translation>
    </message>
    <message>
        <source>The place belongs to %1.</source>
        <translation>Der Platz gehört %1.</translation>
    </message>
</context>
<context>
    <name>downpile::TablePosition</name>
    <message>
        <source>You</source>
        <translation>Du</translation>
    </message>
    <message>
        <source>for %1</source>
        <comment>on a substitute&apos;s plate: the owner of the seat</comment>
        <translation>für %1</translation>
    </message>
    <message>
        <source>The game has not been resumed yet.</source>
        <translation>Die Partie wurde noch nicht fortgesetzt.</translation>
    </message>
    <message>
        <source>The game is waiting for %1.</source>
        <comment>one or more names</comment>
        <translation>Die Partie wartet auf %1.</translation>
    </message>
    <message>
        <source>You are not connected to the table.</source>
        <translation>Du bist nicht mit dem Tisch verbunden.</translation>
    </message>
    <message>
        <source>First agree to the request or decline it.</source>
        <translation>Erst musst du der Anfrage zustimmen oder sie ablehnen.</translation>
    </message>
    <message>
        <source>The game is waiting for everybody to answer the request.</source>
        <translation>Die Partie wartet, bis alle auf die Bitte geantwortet haben.</translation>
    </message>
</context>
<context>
    <name>downpile::TableReview</name>
    <message>
        <source>The review is done.</source>
        <translation>Die Auswertung ist fertig.</translation>
    </message>
    <message>
        <source>A game with other people can be reviewed when it is over.</source>
        <translation>Eine Partie mit anderen Menschen lässt sich auswerten, wenn sie zu Ende ist.</translation>
    </message>
    <message>
        <source>There was nothing to decide here.</source>
        <translation>Hier gab es nichts zu entscheiden.</translation>
    </message>
    <message>
        <source>No later decision clearly cost anything.</source>
        <translation>Danach hat keine Entscheidung mehr nachweislich etwas gekostet.</translation>
    </message>
    <message>
        <source>No earlier decision clearly cost anything.</source>
        <translation>Davor hat keine Entscheidung nachweislich etwas gekostet.</translation>
    </message>
    <message>
        <source>So far: %1</source>
        <translation>Bisher: %1</translation>
    </message>
</context>
<context>
    <name>downpile::TableScores</name>
    <message>
        <source>Deal %1</source>
        <translation>Runde %1</translation>
    </message>
    <message>
        <source>The deal is void.</source>
        <translation>Die Runde ist ungültig.</translation>
    </message>
    <message>
        <source>The deal is over.</source>
        <translation>Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a line of the score and its points</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1 share the win: %2</source>
        <comment>players; their points</comment>
        <translation>%1 teilen sich den Sieg: %2</translation>
    </message>
    <message>
        <source>You win the game: %1</source>
        <comment>your points</comment>
        <translation>Du gewinnst die Partie: %1</translation>
    </message>
    <message>
        <source>%1 wins the game: %2</source>
        <comment>a player; the points of this player</comment>
        <translation>%1 gewinnt die Partie: %2</translation>
    </message>
    <message>
        <source>You are playing in %1’s place. Points and chips go to %1; you owe nothing.</source>
        <extracomment>%1 is the owner of the seat.</extracomment>
        <translation>Du spielst auf dem Platz von %1. Punkte und Chips gehen an %1: Du schuldest nichts.</translation>
    </message>
    <message>
        <source>You share the win with %1: %2</source>
        <comment>players; their points</comment>
        <translation>Du teilst dir den Sieg mit %1: %2</translation>
    </message>
    <message>
        <source>Your result in this deal</source>
        <translation>Dein Ergebnis in dieser Runde</translation>
    </message>
    <message>
        <source>%1’s result in this deal</source>
        <translation>Ergebnis von %1 in dieser Runde</translation>
    </message>
    <message>
        <source>Your score in this deal</source>
        <translation>Deine Punkte in dieser Runde</translation>
    </message>
    <message>
        <source>%1’s score in this deal</source>
        <translation>Punkte von %1 in dieser Runde</translation>
    </message>
</context>
<context>
    <name>downpile::TableSpeech</name>
    <message>
        <source>Your turn.</source>
        <translation>Du bist am Zug.</translation>
    </message>
    <message>
        <source>What do you want to do?</source>
        <translation>Was möchtest du tun?</translation>
    </message>
    <message>
        <source>%1: %2.</source>
        <comment>a key and a choice</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Nothing has happened yet.</source>
        <translation>Es ist noch nichts geschehen.</translation>
    </message>
    <message>
        <source>No earlier event.</source>
        <translation>Davor war nichts.</translation>
    </message>
    <message>
        <source>No later event.</source>
        <translation>Danach war nichts.</translation>
    </message>
    <message>
        <source>Message closed.</source>
        <translation>Meldung geschlossen.</translation>
    </message>
    <message>
        <source>You have withdrawn your request.</source>
        <translation>Du hast deine Anfrage zurückgezogen.</translation>
    </message>
    <message>
        <source>There is nothing to cancel.</source>
        <translation>Es gibt nichts zurückzunehmen.</translation>
    </message>
    <message>
        <source>No card begins with “%1”. Escape ends the search.</source>
        <comment>typed letters</comment>
        <translation>Keine Karte beginnt mit „%1“. Esc beendet die Suche.</translation>
    </message>
</context>
<context>
    <name>downpile::TableStatus</name>
    <message>
        <source>No connection to the table</source>
        <translation>Keine Verbindung zum Tisch</translation>
    </message>
    <message>
        <source>The game is paused</source>
        <translation>Pause</translation>
    </message>
    <message>
        <source>Replay</source>
        <translation>Wiedergabe</translation>
    </message>
    <message>
        <source>Replay: your turn</source>
        <translation>Wiedergabe: Du bist am Zug</translation>
    </message>
    <message>
        <source>Replay: %1 is next</source>
        <translation>Wiedergabe: %1 ist am Zug</translation>
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
        <source>The others are choosing…</source>
        <translation>Die anderen wählen noch …</translation>
    </message>
    <message>
        <source>You must %1.</source>
        <comment>the only possible move</comment>
        <translation>Du musst %1.</translation>
    </message>
    <message>
        <source>You can %1.</source>
        <comment>a list of possible moves</comment>
        <translation>Du kannst %1.</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>a player and a sentence about this player</comment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>The game is waiting for you to continue the guide</source>
        <translation>Die Partie wartet, bis du in der Einführung weitergehst</translation>
    </message>
    <message>
        <source>The players are choosing…</source>
        <translation>Es wird noch gewählt …</translation>
    </message>
</context>
<context>
    <name>downpile::TableStory</name>
    <message>
        <source>%1: %2.</source>
        <comment>an event, such as You draw a card; the cards</comment>
        <translation>%1: %2.</translation>
    </message>
    <message>
        <source>Yours: %1.</source>
        <comment>cards taken from you</comment>
        <extracomment>Follows a sentence such as `Mika lays the ace of hearts, which collects 4 more cards.`</extracomment>
        <translation>Von dir: %1.</translation>
    </message>
</context>
<context>
    <name>downpile::UndoHistory</name>
    <message>
        <source>Your last move was undone.</source>
        <translation>Dein letzter Zug wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>This deal starts again with the same cards.</source>
        <translation>Diese Runde beginnt noch einmal, mit denselben Karten.</translation>
    </message>
    <message>
        <source>The undo cannot be saved. Is the disk full?</source>
        <translation>Das Zurücknehmen lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>The next deal cannot be saved. Is the disk full?</source>
        <translation>Die nächste Runde lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>The redo cannot be saved. Is the disk full?</source>
        <translation>Das Wiederholen lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>The restart cannot be saved. Is the disk full?</source>
        <translation>Der Neubeginn der Runde lässt sich nicht speichern. Ist der Datenträger voll?</translation>
    </message>
    <message>
        <source>%1’s last move was undone.</source>
        <translation>Der letzte Zug von %1 wurde zurückgenommen.</translation>
    </message>
    <message>
        <source>%1 has restarted this deal with the same cards.</source>
        <translation>%1 hat diese Runde noch einmal begonnen, mit denselben Karten.</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <comment>a sentence about the move</comment>
        <translation>Zurückgenommen: %1</translation>
    </message>
    <message>
        <source>Redone: %1</source>
        <comment>a sentence about the move</comment>
        <translation>Wiederholt: %1</translation>
    </message>
    <message>
        <source>The move was redone.</source>
        <translation>Der Zug wurde wiederholt.</translation>
    </message>
    <message>
        <source>%1 has redone a move.</source>
        <translation>%1 hat einen Zug wiederholt.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to undo the last move.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, den letzten Zug zurückzunehmen.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to redo the move that was undone.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, den zurückgenommenen Zug zu wiederholen.</translation>
    </message>
    <message>
        <source>Not everybody agreed in time to restart this deal.</source>
        <translation>Nicht alle haben rechtzeitig zugestimmt, diese Runde von vorn zu beginnen.</translation>
    </message>
</context>
<context>
    <name>games</name>
    <message>
        <source>Whose turn it is</source>
        <translation>Wer am Zug ist</translation>
    </message>
    <message>
        <source>You can only move when it is your turn to act.</source>
        <translation>Du kannst nur spielen, wenn du am Zug bist.</translation>
    </message>
    <message>
        <source>Your own cards</source>
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
        <source>It is {player}’s turn, not yours.</source>
        <translation>Du bist nicht am Zug: {player} ist an der Reihe.</translation>
    </message>
    <message>
        <source>Nobody can move now: the deal is over or has not started yet.</source>
        <translation>Jetzt ist niemand am Zug: Die Runde ist zu Ende oder hat noch nicht begonnen.</translation>
    </message>
    <message>
        <source>There is no such move in this game.</source>
        <translation>So einen Zug gibt es in diesem Spiel nicht.</translation>
    </message>
    <message>
        <source>You do not hold {card}.</source>
        <translation>Du hast {card:accusative} nicht auf der Hand.</translation>
    </message>
    <message>
        <source>You have no choice.</source>
        <translation>Du hast keine Wahl.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated deals where it made a difference, this move did better in %n of 100.</source>
        <translation>
            <numerusform>Wo es in Proberunden einen Unterschied machte, war dieser Zug in %Ln von 100 besser.</numerusform>
            <numerusform>Wo es in Proberunden einen Unterschied machte, war dieser Zug in %Ln von 100 besser.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next best move is about as good.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut.</translation>
    </message>
    <message>
        <source>In simulated deals, the next best move is worse by {tenths} points on average.</source>
        <translation>In Proberunden ist der nächstbeste Zug im Schnitt um {tenths} Punkte schlechter.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it is worse by {tenths} points.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er ist um {tenths} Punkte schlechter.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it is worse by less than 0.1 points.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er ist um weniger als 0,1 Punkte schlechter.</translation>
    </message>
    <message>
        <source>No other move clearly did better in simulated deals.</source>
        <translation>Kein anderer Zug war in Proberunden nachweislich besser.</translation>
    </message>
    <message>
        <source>Given how the others may reply, this is the most promising move.</source>
        <translation>Wenn du die Antworten der anderen mitrechnest, verspricht dieser Zug am meisten.</translation>
    </message>
    <message numerus="yes">
        <source>In simulated deals where it made a difference, this did better than doing nothing in %n of 100.</source>
        <translation>
            <numerusform>Wo es in Proberunden einen Unterschied machte, war das in %Ln von 100 besser, als nichts zu tun.</numerusform>
            <numerusform>Wo es in Proberunden einen Unterschied machte, war das in %Ln von 100 besser, als nichts zu tun.</numerusform>
        </translation>
    </message>
    <message>
        <source>End of the game</source>
        <translation>Ende der Partie</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Spielablauf</translation>
    </message>
    <message>
        <source>This move did best in simulated deals, but its lead over the next best one is not certain.</source>
        <translation>In Proberunden war dieser Zug der beste, aber sein Vorsprung vor dem nächstbesten ist nicht sicher.</translation>
    </message>
    <message>
        <source>This does better on average in simulated deals.</source>
        <translation>Das schneidet in Proberunden im Schnitt besser ab.</translation>
    </message>
</context>
<context>
    <name>hints</name>
    <message>
        <source>%1: %2</source>
        <extracomment>A possible move and its cards: `play a card: the ace of hearts`.</extracomment>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>%1, not %2. %3</source>
        <translation>%1, nicht %2. %3</translation>
    </message>
    <message>
        <source>%1 rather than %2. %3</source>
        <translation>%1, nicht %2. %3</translation>
    </message>
    <message>
        <source>From %1, not from %2. %3</source>
        <translation>Von %1, nicht von %2. %3</translation>
    </message>
    <message>
        <source>%1, not only %2. %3</source>
        <translation>%1, nicht nur %2. %3</translation>
    </message>
    <message>
        <source>%1 alone, not %2. %3</source>
        <translation>%1 allein, nicht %2. %3</translation>
    </message>
</context>
<context>
    <name>life</name>
    <message>
        <source>With the optional rules</source>
        <translation>Mit den Zusatzregeln</translation>
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
        <source>Once a player reaches this many points, the highest total wins the game.</source>
        <translation>Sobald jemand so viele Punkte hat, gewinnt, wer dann die meisten hat.</translation>
    </message>
    <message>
        <source>Blind stealing</source>
        <translation>Blind stehlen</translation>
    </message>
    <message>
        <source>A hand is shuffled before a card is stolen from it. Otherwise the thief picks a card from the hand as it is held.</source>
        <translation>Eine Hand wird gemischt, bevor eine Karte aus ihr gestohlen wird. Sonst zeigt, wer stiehlt, auf eine Karte der ungemischten Hand.</translation>
    </message>
    <message>
        <source>Spades may be chosen</source>
        <translation>Pik darf gewählt werden</translation>
    </message>
    <message>
        <source>Players may choose spades. Spades then cost them only half.</source>
        <translation>Du darfst auch Pik wählen. Dann kostet dich Pik nur die Hälfte.</translation>
    </message>
    <message>
        <source>Fortunes</source>
        <translation>Wahrsagen</translation>
    </message>
    <message>
        <source>When the game is over, the cards laid in it tell each player’s fortune.</source>
        <translation>Ist die Partie zu Ende, sagen die ausgelegten Karten allen die Zukunft voraus.</translation>
    </message>
    <message>
        <source>Jokers in each pack</source>
        <translation>Joker in jedem Kartensatz</translation>
    </message>
    <message>
        <source>A joker shuffles all cards except the safe ones, and everybody gets seven new cards.</source>
        <translation>Bei einem Joker werden alle Karten außer den sicheren gemischt, und alle bekommen sieben neue.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>Up to four players usually use one pack, five or more use two.</source>
        <translation>Üblich ist bei bis zu vier Spielern ein Kartensatz, ab fünf sind es zwei.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>A suit to live for</source>
        <translation>Eine Farbe fürs Leben</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Each player gets seven cards, starting at the dealer’s left. The player who started the game deals first. The player at the dealer’s left goes first, and play passes to the left.</source>
        <translation>Alle bekommen sieben Karten, reihum, links vom Geber beginnend. Zuerst gibt, wer die Partie begonnen hat. Wer links vom Geber sitzt, beginnt; dann geht es nach links weiter.</translation>
    </message>
    <message>
        <source>Turning a card</source>
        <translation>Eine Karte aufdecken</translation>
    </message>
    <message>
        <source>A heart, diamond or club</source>
        <translation>Herz, Karo oder Kreuz</translation>
    </message>
    <message>
        <source>You may lay cards of that suit face up in front of you, one after the other: as many as you like, or none. Then say that you are done.</source>
        <translation>Du darfst Karten dieser Farbe auslegen, eine nach der anderen, offen vor dir: so viele du willst, oder keine. Dann sagst du, dass du fertig bist.</translation>
    </message>
    <message>
        <source>A spade</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>You must lay all your spades face up in front of you, whether you like it or not.</source>
        <translation>Du musst alle deine Pik-Karten offen vor dir auslegen, ob es dir passt oder nicht.</translation>
    </message>
    <message>
        <source>Ten points are safe</source>
        <translation>Zehn Punkte sind sicher</translation>
    </message>
    <message>
        <source>Stealing</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>When you turn hearts, diamonds or clubs face down, you may steal one card from one other player of your choice.</source>
        <translation>Wenn du Herz, Karo oder Kreuz umdrehst, darfst du einer Person deiner Wahl eine Karte stehlen.</translation>
    </message>
    <message>
        <source>Being stolen from</source>
        <translation>Bestohlen werden</translation>
    </message>
    <message>
        <source>When you have to turn spades face down, each of the others may steal one card from you, one after the other, starting at your left.</source>
        <translation>Wenn du Pik umdrehen musst, dürfen dir alle anderen je eine Karte stehlen, reihum, links von dir beginnend.</translation>
    </message>
    <message>
        <source>Picking up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>What is stolen</source>
        <translation>Was gestohlen wird</translation>
    </message>
    <message>
        <source>Aces</source>
        <translation>Asse</translation>
    </message>
    <message>
        <source>Playing a joker</source>
        <translation>Einen Joker spielen</translation>
    </message>
    <message>
        <source>Instead of turning a card you may play a joker, which is then out of the deal. All hands, all face-up cards, the stock and the discard pile are shuffled together, and you deal seven cards to each player. That is your whole turn. If there are not enough cards for that, the deal is over, and the face-up cards do not score.</source>
        <translation>Statt eine Karte aufzudecken, darfst du einen Joker spielen, der dann für diese Runde aus dem Spiel ist. Alle Hände, alle offenen Karten, Nachziehstapel und Ablage werden zusammengemischt, und du gibst allen sieben Karten. Das ist dein ganzer Zug. Reichen die Karten dafür nicht, ist die Runde zu Ende, und die offenen Karten zählen nicht.</translation>
    </message>
    <message>
        <source>Turning a joker</source>
        <translation>Einen Joker aufdecken</translation>
    </message>
    <message>
        <source>A joker turned from the stock does the same as a joker played from the hand.</source>
        <translation>Ein Joker, der vom Nachziehstapel aufgedeckt wird, bewirkt dasselbe wie einer, der aus der Hand gespielt wird.</translation>
    </message>
    <message>
        <source>The end of a deal</source>
        <translation>Das Ende der Runde</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>The next dealer</source>
        <translation>Wer als Nächstes gibt</translation>
    </message>
    <message>
        <source>The next dealer sits to the left of the player who dealt last: the dealer, or the last player who dealt again because of a joker.</source>
        <translation>Die nächste Runde gibt, wer links von der Person sitzt, die zuletzt gegeben hat: der Geber oder wer zuletzt wegen eines Jokers neu gegeben hat.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Very long deals</source>
        <translation>Sehr lange Runden</translation>
    </message>
    <message>
        <source>A deal ends after 5,000 turns and is scored.</source>
        <translation>Eine Runde, die 5.000 Züge gedauert hat, endet dort und wird gewertet.</translation>
    </message>
    <message>
        <source>choose a suit</source>
        <translation>eine Farbe wählen</translation>
    </message>
    <message>
        <source>First choose a suit. Start each turn by turning a card or playing a joker. After a heart, diamond or club, lay cards one by one and say that you are done. You can steal only after cards have been turned face down.</source>
        <translation>Wähle zuerst eine Farbe. Beginne jeden Zug damit, eine Karte aufzudecken oder einen Joker zu spielen. Leg nach Herz, Karo oder Kreuz Karten einzeln aus und sag dann, dass du fertig bist. Stehlen kannst du nur, wenn Karten umgedreht wurden.</translation>
    </message>
    <message>
        <source>Turn a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>T</source>
        <translation>A</translation>
    </message>
    <message>
        <source>turn a card</source>
        <translation>eine Karte aufdecken</translation>
    </message>
    <message>
        <source>Pass</source>
        <translation>Passen</translation>
    </message>
    <message>
        <source>pass</source>
        <translation>passen</translation>
    </message>
    <message>
        <source>Play a joker</source>
        <translation>Joker spielen</translation>
    </message>
    <message>
        <source>J</source>
        <translation>J</translation>
    </message>
    <message>
        <source>play a joker</source>
        <translation>einen Joker spielen</translation>
    </message>
    <message>
        <source>lay a card</source>
        <translation>eine Karte auslegen</translation>
    </message>
    <message>
        <source>Done</source>
        <translation>Fertig</translation>
    </message>
    <message>
        <source>D</source>
        <translation>F</translation>
    </message>
    <message>
        <source>say that you are done</source>
        <translation>dich fertig melden</translation>
    </message>
    <message>
        <source>steal a card from a hand</source>
        <translation>eine Karte aus einer Hand stehlen</translation>
    </message>
    <message>
        <source>point at a card and steal it</source>
        <translation>auf eine Karte in einer Hand zeigen und sie stehlen</translation>
    </message>
    <message>
        <source>take a face-up card</source>
        <translation>eine offene Karte nehmen</translation>
    </message>
    <message>
        <source>Do not steal</source>
        <translation>Nichts stehlen</translation>
    </message>
    <message>
        <source>N</source>
        <translation>N</translation>
    </message>
    <message>
        <source>choose not to steal</source>
        <translation>aufs Stehlen verzichten</translation>
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
        <source>Discard pile</source>
        <translation>Ablage</translation>
    </message>
    <message>
        <source>Jokers out of play</source>
        <translation>Joker aus dem Spiel</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Safe cards</source>
        <translation>Sichere Karten</translation>
    </message>
    <message>
        <source>You have already chosen your suit; wait for the others.</source>
        <translation>Du hast deine Farbe schon gewählt; warte auf die anderen.</translation>
    </message>
    <message>
        <source>You can play only one card at a time: play {cards} one after the other.</source>
        <translation>Du kannst immer nur eine Karte auf einmal spielen: Spiel {cards:accusative} nacheinander.</translation>
    </message>
    <message>
        <source>There is no such player: the highest number is {number}.</source>
        <translation>So viele spielen nicht mit: Die höchste Nummer ist {number}.</translation>
    </message>
    <message>
        <source>Choose a suit first.</source>
        <translation>Wähle zuerst eine Farbe.</translation>
    </message>
    <message>
        <source>The suits for this deal have already been chosen.</source>
        <translation>Die Farben für diese Runde sind schon gewählt.</translation>
    </message>
    <message>
        <source>Turn a card first.</source>
        <translation>Decke zuerst eine Karte auf.</translation>
    </message>
    <message>
        <source>You have already turned a card: lay {suit}, or say that you are done.</source>
        <translation>Du hast schon eine Karte aufgedeckt: Leg {suit} aus oder sag, dass du fertig bist.</translation>
    </message>
    <message>
        <source>You can play a joker only at the start of your turn, instead of turning a card.</source>
        <translation>Einen Joker kannst du nur zu Beginn deines Zuges spielen, statt eine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>Now you can only steal a card, or decline.</source>
        <translation>Du kannst jetzt nur noch eine Karte stehlen oder verzichten.</translation>
    </message>
    <message>
        <source>You have nothing to decline: you cannot steal right now.</source>
        <translation>Du kannst auf nichts verzichten: Zu stehlen gibt es gerade nichts.</translation>
    </message>
    <message>
        <source>You cannot steal now: first you must turn cards face down.</source>
        <translation>Du kannst jetzt nicht stehlen: Erst musst du Karten umdrehen.</translation>
    </message>
    <message>
        <source>You cannot point at a card: {player} shuffles their hand first.</source>
        <translation>Du kannst nicht auf eine Karte zeigen: {player} mischt die Hand vorher.</translation>
    </message>
    <message>
        <source>Point at a card in {player}’s hand.</source>
        <translation>Zeig auf eine Karte in der Hand von {player:dative}.</translation>
    </message>
    <message>
        <source>You do not have a joker.</source>
        <translation>Du hast keinen Joker auf der Hand.</translation>
    </message>
    <message>
        <source>You cannot choose spades in this game.</source>
        <translation>In dieser Partie kannst du Pik nicht wählen.</translation>
    </message>
    <message>
        <source>You cannot steal from yourself.</source>
        <translation>Dich selbst kannst du nicht bestehlen.</translation>
    </message>
    <message>
        <source>You can steal only from {player} now.</source>
        <translation>Stehlen kannst du jetzt nur bei {player:dative}.</translation>
    </message>
    <message>
        <source>You must take one of the face-up cards in front of {player}.</source>
        <translation>Du musst eine der offenen Karten vor {player:dative} nehmen.</translation>
    </message>
    <message>
        <source>There is nothing to steal from {player}.</source>
        <translation>Bei {player:dative} gibt es nichts zu stehlen.</translation>
    </message>
    <message>
        <source>This move brings you {tenths} more wins in 100 simulated games than the next best one.</source>
        <translation>Dieser Zug bringt dir in 100 Probepartien {tenths} Siege mehr als der nächstbeste.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it brings you only {tenths} fewer wins in 100 simulated games.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er bringt dir in 100 Probepartien nur {tenths} Siege weniger.</translation>
    </message>
    <message>
        <source>The next best move is about as good: you win just as many simulated games with it.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Du gewinnst damit genauso viele Probepartien.</translation>
    </message>
    <message>
        <source>There is no card where you point: {player} has only {number}.</source>
        <translation>Dort ist keine Karte: {player} hat nur {number} auf der Hand.</translation>
    </message>
    <message>
        <source>{card:start} is not face up in front of {player}.</source>
        <translation>{card:start} liegt nicht offen vor {player:dative}.</translation>
    </message>
    <message>
        <source>Deal {number}: {player} deals. Everybody chooses a suit.</source>
        <translation>Runde {number}: {player} gibt. Alle wählen eine Farbe.</translation>
    </message>
    <message>
        <source>Deal {number}: you deal. Everybody chooses a suit.</source>
        <translation>Runde {number}: Du gibst. Alle wählen eine Farbe.</translation>
    </message>
    <message>
        <source>{player} has chosen a suit.</source>
        <translation>{player} hat eine Farbe gewählt.</translation>
    </message>
    <message>
        <source>You have chosen a suit.</source>
        <translation>Du hast eine Farbe gewählt.</translation>
    </message>
    <message>
        <source>{player} plays for clubs.</source>
        <translation>{player} setzt auf Kreuz.</translation>
    </message>
    <message>
        <source>You play for clubs.</source>
        <translation>Du setzt auf Kreuz.</translation>
    </message>
    <message>
        <source>{player} plays for diamonds.</source>
        <translation>{player} setzt auf Karo.</translation>
    </message>
    <message>
        <source>You play for diamonds.</source>
        <translation>Du setzt auf Karo.</translation>
    </message>
    <message>
        <source>{player} plays for hearts.</source>
        <translation>{player} setzt auf Herz.</translation>
    </message>
    <message>
        <source>You play for hearts.</source>
        <translation>Du setzt auf Herz.</translation>
    </message>
    <message>
        <source>{player} plays for spades.</source>
        <translation>{player} setzt auf Pik.</translation>
    </message>
    <message>
        <source>You play for spades.</source>
        <translation>Du setzt auf Pik.</translation>
    </message>
    <message>
        <source>Everybody has seven cards; {player} goes first.</source>
        <translation>Alle haben sieben Karten; {player} beginnt.</translation>
    </message>
    <message>
        <source>Everybody has seven cards; you go first.</source>
        <translation>Alle haben sieben Karten; du beginnst.</translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>Die Ablage wird gemischt und zum neuen Nachziehstapel: %Ln Karte.</numerusform>
            <numerusform>Die Ablage wird gemischt und zum neuen Nachziehstapel: %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns {cards:accusative}.</source>
        <translation>{player} deckt {cards:accusative} auf.</translation>
    </message>
    <message>
        <source>You turn {cards:accusative}.</source>
        <translation>Du deckst {cards:accusative} auf.</translation>
    </message>
    <message numerus="yes">
        <source>{player} turns {cards:accusative}, which takes %n card(s) with it to the discard pile.</source>
        <translation>
            <numerusform>{player} deckt {cards:accusative} auf; %Ln Karte kommt mit auf die Ablage.</numerusform>
            <numerusform>{player} deckt {cards:accusative} auf; %Ln Karten kommen mit auf die Ablage.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You turn {cards:accusative}, which takes %n card(s) with it to the discard pile.</source>
        <translation>
            <numerusform>Du deckst {cards:accusative} auf; %Ln Karte kommt mit auf die Ablage.</numerusform>
            <numerusform>Du deckst {cards:accusative} auf; %Ln Karten kommen mit auf die Ablage.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} turns a joker.</source>
        <translation>{player} deckt einen Joker auf.</translation>
    </message>
    <message>
        <source>You turn a joker.</source>
        <translation>Du deckst einen Joker auf.</translation>
    </message>
    <message>
        <source>{player} plays a joker.</source>
        <translation>{player} spielt einen Joker.</translation>
    </message>
    <message>
        <source>You play a joker.</source>
        <translation>Du spielst einen Joker.</translation>
    </message>
    <message>
        <source>All cards except the safe ones are shuffled, and you deal seven new cards to everybody.</source>
        <translation>Alle Karten außer den sicheren werden gemischt, und du gibst allen sieben neue.</translation>
    </message>
    <message>
        <source>There are not enough cards for seven each: the deal is over.</source>
        <translation>Für je sieben Karten reicht es nicht mehr: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} has no card to turn.</source>
        <translation>Für {player:accusative} gibt es keine Karte zum Aufdecken.</translation>
    </message>
    <message>
        <source>You have no card to turn.</source>
        <translation>Für dich gibt es keine Karte zum Aufdecken.</translation>
    </message>
    <message>
        <source>{player} lays {cards:accusative}.</source>
        <translation>{player} legt {cards:accusative} aus.</translation>
    </message>
    <message>
        <source>You lay {cards:accusative}.</source>
        <translation>Du legst {cards:accusative} aus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} lays {cards:accusative}, which collects %n more card(s).</source>
        <translation>
            <numerusform>{player} legt {cards:accusative} aus und holt damit noch %Ln Karte dazu.</numerusform>
            <numerusform>{player} legt {cards:accusative} aus und holt damit noch %Ln Karten dazu.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay {cards:accusative}, which collects %n more card(s).</source>
        <translation>
            <numerusform>Du legst {cards:accusative} aus und holst damit noch %Ln Karte dazu.</numerusform>
            <numerusform>Du legst {cards:accusative} aus und holst damit noch %Ln Karten dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} must lay {cards:accusative}.</source>
        <translation>{player} muss {cards:accusative} auslegen.</translation>
    </message>
    <message>
        <source>You must lay {cards:accusative}.</source>
        <translation>Du musst {cards:accusative} auslegen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} must lay {cards:accusative}, and the ace collects %n more card(s).</source>
        <translation>
            <numerusform>{player} muss {cards:accusative} auslegen, und das Ass bringt noch %Ln Karte mit.</numerusform>
            <numerusform>{player} muss {cards:accusative} auslegen, und das Ass bringt noch %Ln Karten mit.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must lay {cards:accusative}, and the ace collects %n more card(s).</source>
        <translation>
            <numerusform>Du musst {cards:accusative} auslegen, und das Ass bringt noch %Ln Karte mit.</numerusform>
            <numerusform>Du musst {cards:accusative} auslegen, und das Ass bringt noch %Ln Karten mit.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no spades to lay.</source>
        <translation>{player} hat kein Pik zum Auslegen.</translation>
    </message>
    <message>
        <source>You have no spades to lay.</source>
        <translation>Du hast kein Pik zum Auslegen.</translation>
    </message>
    <message>
        <source>{player} lays nothing.</source>
        <translation>{player} legt nichts aus.</translation>
    </message>
    <message>
        <source>You lay nothing.</source>
        <translation>Du legst nichts aus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} makes {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>{player} bringt {cards:accusative} in Sicherheit: %Ln Punkt.</numerusform>
            <numerusform>{player} bringt {cards:accusative} in Sicherheit: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>Du bringst {cards:accusative} in Sicherheit: %Ln Punkt.</numerusform>
            <numerusform>Du bringst {cards:accusative} in Sicherheit: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>{player} bleibt auf {cards:dative} sitzen: %Ln Punkt.</numerusform>
            <numerusform>{player} bleibt auf {cards:dative} sitzen: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>Du bleibst auf {cards:dative} sitzen: %Ln Punkt.</numerusform>
            <numerusform>Du bleibst auf {cards:dative} sitzen: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} picks up a card.</source>
        <translation>{player} nimmt eine Karte auf.</translation>
    </message>
    <message>
        <source>{player} steals an unseen card from {other:dative}.</source>
        <translation>{player} stiehlt {other:dative} eine Karte aus der Hand.</translation>
    </message>
    <message>
        <source>{player} takes {cards:accusative} from {other:dative}.</source>
        <translation>{player} nimmt {other:dative} {cards:accusative} weg.</translation>
    </message>
    <message>
        <source>You take {cards:accusative} from {other:dative}.</source>
        <translation>Du nimmst {other:dative} {cards:accusative} weg.</translation>
    </message>
    <message>
        <source>{player} does not steal.</source>
        <translation>{player} stiehlt nichts.</translation>
    </message>
    <message>
        <source>You do not steal.</source>
        <translation>Du stiehlst nichts.</translation>
    </message>
    <message>
        <source>There are no cards left to turn: the deal is over.</source>
        <translation>Es gibt keine Karten mehr zum Aufdecken: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>After 5,000 turns the deal is over.</source>
        <translation>Nach 5.000 Zügen ist die Runde zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s).</source>
        <translation>
            <numerusform>{player} bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Du bekommst %Ln Punkt.</numerusform>
            <numerusform>Du bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a tie at %n point(s), so another deal is played.</source>
        <translation>
            <numerusform>Gleichstand mit %Ln Punkt: Es wird noch eine Runde gespielt.</numerusform>
            <numerusform>Gleichstand mit %Ln Punkten: Es wird noch eine Runde gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs</source>
        <translation>
            <numerusform>%Ln Punkt in Kreuz</numerusform>
            <numerusform>%Ln Punkte in Kreuz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds</source>
        <translation>
            <numerusform>%Ln Punkt in Karo</numerusform>
            <numerusform>%Ln Punkte in Karo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts</source>
        <translation>
            <numerusform>%Ln Punkt in Herz</numerusform>
            <numerusform>%Ln Punkte in Herz</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in spades, deducted</source>
        <translation>
            <numerusform>%Ln Punkt in Pik, abgezogen</numerusform>
            <numerusform>%Ln Punkte in Pik, abgezogen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, the chosen suit</source>
        <translation>
            <numerusform>%Ln Punkt in Kreuz, der eigenen Farbe</numerusform>
            <numerusform>%Ln Punkte in Kreuz, der eigenen Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, your own suit</source>
        <translation>
            <numerusform>%Ln Punkt in Kreuz, deiner Farbe</numerusform>
            <numerusform>%Ln Punkte in Kreuz, deiner Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, the chosen suit</source>
        <translation>
            <numerusform>%Ln Punkt in Karo, der eigenen Farbe</numerusform>
            <numerusform>%Ln Punkte in Karo, der eigenen Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, your own suit</source>
        <translation>
            <numerusform>%Ln Punkt in Karo, deiner Farbe</numerusform>
            <numerusform>%Ln Punkte in Karo, deiner Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, the chosen suit</source>
        <translation>
            <numerusform>%Ln Punkt in Herz, der eigenen Farbe</numerusform>
            <numerusform>%Ln Punkte in Herz, der eigenen Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, your own suit</source>
        <translation>
            <numerusform>%Ln Punkt in Herz, deiner Farbe</numerusform>
            <numerusform>%Ln Punkte in Herz, deiner Farbe</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for spades at half value, deducted</source>
        <translation>
            <numerusform>%Ln Punkt für Pik zum halben Wert, abgezogen</numerusform>
            <numerusform>%Ln Punkte für Pik zum halben Wert, abgezogen</numerusform>
        </translation>
    </message>
    <message>
        <source>Life</source>
        <translation>Life</translation>
    </message>
    <message>
        <source>Made by Chris Bateman and Sam Ineson in 1983. There is little strategy to it, and much temptation. International Hobo published the rules in 2000. A deal takes about 5 minutes at a table, a game about 30.</source>
        <translation>1983 von Chris Bateman und Sam Ineson erfunden. Es hat wenig mit Strategie zu tun und viel mit Versuchung. Die Regeln hat International Hobo im Jahr 2000 veröffentlicht. Eine Runde dauert am Tisch etwa 5 Minuten, eine Partie etwa 30.</translation>
    </message>
    <message>
        <source>One pack is not enough to deal seven cards each to so many players.</source>
        <translation>Ein Kartensatz reicht nicht, um so vielen Spielern je sieben Karten zu geben.</translation>
    </message>
    <message>
        <source>No cards have been dealt yet: one suit is as good as another.</source>
        <translation>Noch sind keine Karten gegeben: Eine Farbe ist so gut wie die andere.</translation>
    </message>
    <message>
        <source>A turn starts with a card from the stock.</source>
        <translation>Ein Zug beginnt mit einer Karte vom Nachziehstapel.</translation>
    </message>
    <message>
        <source>There is no card left to turn.</source>
        <translation>Es gibt keine Karte mehr zum Aufdecken.</translation>
    </message>
    <message numerus="yes">
        <source>The joker sweeps away %n point(s) of spades in front of you.</source>
        <translation>
            <numerusform>Der Joker räumt %Ln Punkt in Pik weg, der vor dir liegt.</numerusform>
            <numerusform>Der Joker räumt %Ln Punkte in Pik weg, die vor dir liegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ace is safe at once, with about %n more point(s) from the others.</source>
        <translation>
            <numerusform>Das Ass ist sofort sicher, und etwa %Ln Punkt von den anderen dazu.</numerusform>
            <numerusform>Das Ass ist sofort sicher, und etwa %Ln Punkte von den anderen dazu.</numerusform>
        </translation>
    </message>
    <message>
        <source>The cards in front of you are enough to be safe; the rest can wait.</source>
        <translation>Die Karten vor dir reichen, um sicher zu sein; der Rest kann warten.</translation>
    </message>
    <message>
        <source>You have no card to lay.</source>
        <translation>Du hast keine Karte zum Auslegen.</translation>
    </message>
    <message>
        <source>{player} stole from you last: time for revenge.</source>
        <translation>{player} hat dich zuletzt bestohlen: Zeit für die Revanche.</translation>
    </message>
    <message>
        <source>Vengeful</source>
        <translation>Nachtragend</translation>
    </message>
    <message>
        <source>Forgets nothing, and steals back from the last thief.</source>
        <translation>Vergisst nichts und revanchiert sich bei der Person, die zuletzt gestohlen hat.</translation>
    </message>
    <message>
        <source>Wary</source>
        <translation>Argwöhnisch</translation>
    </message>
    <message>
        <source>Dreads spades: would rather steal nothing than a card that might be a spade.</source>
        <translation>Fürchtet Pik: stiehlt lieber nichts als eine Karte, die Pik sein könnte.</translation>
    </message>
    <message>
        <source>Dreamer</source>
        <translation>Verträumt</translation>
    </message>
    <message>
        <source>Keeps good cards for a great moment that may never come.</source>
        <translation>Hebt gute Karten für den großen Augenblick auf, der vielleicht nie kommt.</translation>
    </message>
    <message>
        <source>Clubs</source>
        <translation>Kreuz</translation>
    </message>
    <message>
        <source>Diamonds</source>
        <translation>Karo</translation>
    </message>
    <message>
        <source>Hearts</source>
        <translation>Herz</translation>
    </message>
    <message>
        <source>Spades</source>
        <translation>Pik</translation>
    </message>
    <message>
        <source>has chosen {suit}</source>
        <translation>hat {suit} gewählt</translation>
    </message>
    <message>
        <source>Chosen</source>
        <translation>Gewählt</translation>
    </message>
    <message>
        <source>has chosen a suit</source>
        <translation>hat eine Farbe gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Collect points with the cards in front of you; cards in your hand count for nothing. A deal ends as soon as any hand is empty.</source>
        <translation>Sammle Punkte mit den Karten vor dir; die Karten auf der Hand zählen nicht. Eine Runde endet, sobald irgendeine Hand leer ist.</translation>
    </message>
    <message>
        <source>Choose a suit to live for. Its cards count double for you in this deal. The choices are shown when everybody has chosen.</source>
        <translation>Wähle eine Farbe fürs Leben. Karten dieser Farbe zählen für dich in dieser Runde doppelt. Die Wahl wird gezeigt, wenn alle gewählt haben.</translation>
    </message>
    <message>
        <source>Start your turn by turning the top card of the stock[| with the key T]. You may then lay cards of its suit.</source>
        <translation>Dein Zug beginnt damit, dass du [|mit der Taste A ]die oberste Karte des Nachziehstapels aufdeckst. Karten ihrer Farbe darfst du dann auslegen.</translation>
    </message>
    <message>
        <source>Lay as many cards of that suit as you like[| with Enter], then say that you are done[| with the key D]. A spade leaves you no choice: you must lay all your spades, and they count against you.</source>
        <translation>Leg von dieser Farbe [|mit der Eingabetaste ]so viele Karten aus, wie du willst, und sag dann[| mit der Taste F], dass du fertig bist. Pik lässt dir keine Wahl: Du musst all dein Pik auslegen, und es wird dir abgezogen.</translation>
    </message>
    <message>
        <source>Once you have ten points of that suit face up in front of you, they are turned face down and are safe. Unless they are spades, you may then steal a card.</source>
        <translation>Liegen zehn Punkte dieser Farbe offen vor dir, werden sie umgedreht und sind sicher. Danach darfst du eine Karte stehlen, nur nicht bei Pik.</translation>
    </message>
    <message>
        <source>A joker shuffles all cards except the safe ones, and everybody gets seven new cards. You may play a joker from your hand instead of turning a card.</source>
        <translation>Bei einem Joker werden alle Karten außer den sicheren gemischt, und alle bekommen sieben neue. Einen Joker aus der Hand darfst du spielen, statt eine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>About 5 minutes a deal</source>
        <translation>Etwa 5 Minuten je Runde</translation>
    </message>
    <message numerus="yes">
        <source>So far: %n pt(s)</source>
        <translation>
            <numerusform>Bisher: %Ln P.</numerusform>
            <numerusform>Bisher: %Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe and face-up cards would score %n point(s) now.</source>
        <translation>
            <numerusform>Sichere und offene Karten brächten jetzt %Ln Punkt.</numerusform>
            <numerusform>Sichere und offene Karten brächten jetzt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} lays their last card: the deal is over.</source>
        <translation>{player} legt die letzte Karte der Hand aus: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You lay your last card: the deal is over.</source>
        <translation>Du legst deine letzte Karte aus: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} loses their last card to an ace: the deal is over.</source>
        <translation>{player} verliert die letzte Karte der Hand an ein Ass: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You lose your last card to an ace: the deal is over.</source>
        <translation>Du verlierst deine letzte Karte an ein Ass: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} loses their last card to a thief: the deal is over.</source>
        <translation>{player} wird die letzte Karte der Hand gestohlen: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You lose your last card to a thief: the deal is over.</source>
        <translation>Dir wird die letzte Karte gestohlen: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You pick up {cards:accusative}.</source>
        <translation>Du nimmst {cards:accusative} auf.</translation>
    </message>
    <message>
        <source>You steal {cards:accusative} from {other:dative}.</source>
        <translation>Du stiehlst {other:dative} {cards:accusative} aus der Hand.</translation>
    </message>
    <message>
        <source>{player} steals {cards:accusative} from {other:dative}.</source>
        <translation>{player} stiehlt {other:dative} {cards:accusative} aus der Hand.</translation>
    </message>
    <message>
        <source>Choose a suit to live for: its cards will count double for you.</source>
        <translation>Wähle eine Farbe fürs Leben: Karten dieser Farbe zählen für dich doppelt.</translation>
    </message>
    <message>
        <source>Lay as many {suit} as you like. If you lay none, you pick up a card when you are done.</source>
        <translation>Leg so viele Karten in {suit} aus, wie du möchtest. Wenn du keine auslegst, nimmst du eine Karte auf, sobald du fertig bist.</translation>
    </message>
    <message>
        <source>You have no {suit} to lay: say that you are done, and pick up a card.</source>
        <translation>Du hast keine Karten in {suit}: Sag, dass du fertig bist, und nimm eine Karte auf.</translation>
    </message>
    <message numerus="yes">
        <source>The {suit} in front of you are worth %n point(s). With 10 or more they become safe when you are done, and you may steal a card.</source>
        <translation>
            <numerusform>In {suit} liegt vor dir %Ln Punkt. Ab 10 sind die Karten sicher, sobald du fertig bist, und du darfst eine Karte stehlen.</numerusform>
            <numerusform>In {suit} liegen vor dir %Ln Punkte. Ab 10 sind die Karten sicher, sobald du fertig bist, und du darfst eine Karte stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Your {suit} are safe, so you may steal one card: a face-up card, or a card from the hand of a player who has no face-up cards.</source>
        <translation>Deine Karten in {suit} sind sicher, also darfst du eine Karte stehlen: eine offene, oder eine aus der Hand von jemandem, der keine offenen hat.</translation>
    </message>
    <message>
        <source>{player} is stuck with spades, so you may steal a card from them.</source>
        <translation>{player} bleibt auf Pik sitzen, also darfst du {player:dative} eine Karte stehlen.</translation>
    </message>
    <message>
        <source>Cards of your suit count double; spades would only count half as badly.</source>
        <translation>Karten deiner Farbe zählen doppelt; Pik würde nur halb so viel schaden.</translation>
    </message>
    <message>
        <source>Your last card ends the deal, and nobody has more points in front of them than you.</source>
        <translation>Deine letzte Karte beendet die Runde, und niemand hat mehr Punkte vor sich liegen als du.</translation>
    </message>
    <message numerus="yes">
        <source>{card:start} is worth %n point(s) in front of you and nothing in your hand.</source>
        <translation>
            <numerusform>{card:start} ist vor dir %Ln Punkt wert, auf der Hand nichts.</numerusform>
            <numerusform>{card:start} ist vor dir %Ln Punkte wert, auf der Hand nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Even if you laid every card you could, they would not be safe: pick up a card instead.</source>
        <translation>Selbst wenn du alles auslegst, was du kannst, ist es noch nicht sicher: Nimm lieber eine Karte auf.</translation>
    </message>
    <message>
        <source>Stealing {player}’s last card ends the deal, and nobody has more points in front of them than you.</source>
        <translation>Die letzte Karte von {player:dative} zu stehlen, beendet die Runde, und niemand hat mehr Punkte vor sich liegen als du.</translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that you can take, {card} is worth the most to you: %n point(s).</source>
        <translation>
            <numerusform>Von den Karten, die du nehmen kannst, ist {card} für dich am meisten wert: %Ln Punkt.</numerusform>
            <numerusform>Von den Karten, die du nehmen kannst, ist {card} für dich am meisten wert: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} is worth %n point(s) to {player}: no other card that you can take is worth as much to its owner.</source>
        <translation>
            <numerusform>{card:start} ist für {player:accusative} %Ln Punkt wert; keine andere Karte, die du nehmen kannst, trifft jemanden so hart.</numerusform>
            <numerusform>{card:start} ist für {player:accusative} %Ln Punkte wert; keine andere Karte, die du nehmen kannst, trifft jemanden so hart.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card from {player}’s hand is a spade in only %n of 100 cases.</source>
        <translation>
            <numerusform>Eine Karte aus der Hand von {player:dative} ist nur in %Ln von 100 Fällen Pik.</numerusform>
            <numerusform>Eine Karte aus der Hand von {player:dative} ist nur in %Ln von 100 Fällen Pik.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player}’s hand hardly ever contains a spade.</source>
        <translation>Die Hand von {player:dative} enthält fast nie ein Pik.</translation>
    </message>
    <message>
        <source>Stealing would end the deal, and {player} has more points on the table than you.</source>
        <translation>Stehlen würde die Runde beenden, und {player} hat mehr Punkte vor sich liegen als du.</translation>
    </message>
    <message numerus="yes">
        <source>A card from {player}’s hand is a spade in %n of 100 cases.</source>
        <translation>
            <numerusform>Eine Karte aus der Hand von {player:dative} ist in %Ln von 100 Fällen Pik.</numerusform>
            <numerusform>Eine Karte aus der Hand von {player:dative} ist in %Ln von 100 Fällen Pik.</numerusform>
        </translation>
    </message>
    <message>
        <source>Choose a suit to live for: hearts, diamonds or clubs will count double for you. Spades would cost you only half.</source>
        <translation>Wähle eine Farbe fürs Leben: Herz, Karo oder Kreuz zählt für dich doppelt. Pik kostet dich nur halb so viel.</translation>
    </message>
    <message>
        <source>There is no card left to turn: pass.</source>
        <translation>Es gibt keine Karte mehr zum Aufdecken: Passe.</translation>
    </message>
    <message>
        <source>There is no card left to turn: pass, or play a joker.</source>
        <translation>Es gibt keine Karte mehr zum Aufdecken: Passe oder spiel einen Joker.</translation>
    </message>
    <message>
        <source>Redeals</source>
        <translation>Neu ausgeteilt</translation>
    </message>
    <message>
        <source>Cards taken from others</source>
        <translation>Anderen weggenommene Karten</translation>
    </message>
    <message>
        <source>Fewer players have chosen this suit, so fewer want the same cards as you.</source>
        <translation>Diese Farbe haben weniger gewählt, also wollen weniger dieselben Karten wie du.</translation>
    </message>
    <message>
        <source>Your hand is empty. If you do not steal, the deal ends, and {player} has more points in front of them than you.</source>
        <translation>Deine Hand ist leer. Stiehlst du nicht, endet die Runde, und {player} hat mehr Punkte vor sich als du.</translation>
    </message>
    <message>
        <source>Your hand is empty. If you do not steal, the deal ends, and nobody has more points in front of them than you.</source>
        <translation>Deine Hand ist leer. Stiehlst du nicht, endet die Runde, und niemand hat mehr Punkte vor sich als du.</translation>
    </message>
    <message>
        <source>Open choice of suits</source>
        <translation>Offene Wahl der Farben</translation>
    </message>
    <message>
        <source>Players choose their suits one after the other, and everybody sees each choice.</source>
        <translation>Die Farben werden nacheinander gewählt, und alle sehen jede Wahl.</translation>
    </message>
    <message>
        <source>Finishing the last turn</source>
        <translation>Den letzten Zug beenden</translation>
    </message>
    <message>
        <source>Laying your last card does not end the deal at once: you may still make cards safe and steal. If you steal a card, you play on.</source>
        <translation>Legst du deine letzte Karte aus, endet die Runde nicht sofort: Du kannst noch Karten in Sicherheit bringen und stehlen. Mit einer gestohlenen Karte auf der Hand spielst du weiter.</translation>
    </message>
    <message>
        <source>Spades may be chosen, too.</source>
        <translation>Auch Pik darf gewählt werden.</translation>
    </message>
    <message>
        <source>All choices stay secret until everybody has chosen; then they are shown.</source>
        <translation>Die Wahl bleibt geheim, bis alle gewählt haben; dann wird sie gezeigt.</translation>
    </message>
    <message>
        <source>Players choose one after the other, starting at the dealer’s left, and everybody sees each choice.</source>
        <translation>Gewählt wird nacheinander, links vom Geber beginnend, und alle sehen jede Wahl.</translation>
    </message>
    <message>
        <source>It ends at once.</source>
        <translation>Sie endet sofort.</translation>
    </message>
    <message>
        <source>Before each deal, every player chooses hearts, diamonds or clubs.</source>
        <translation>Vor jeder Runde wählen alle Herz, Karo oder Kreuz.</translation>
    </message>
    <message>
        <source>The deal ends when a player has no card left in hand: the last card was laid, stolen, or collected by an ace.</source>
        <translation>Die Runde endet, wenn eine Hand leer ist: weil die letzte Karte ausgelegt, gestohlen oder von einem Ass eingesammelt wurde.</translation>
    </message>
    <message>
        <source>{player} still has no card in hand: the deal is over.</source>
        <translation>{player} hat immer noch keine Karte auf der Hand: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You still have no card in hand: the deal is over.</source>
        <translation>Du hast immer noch keine Karte auf der Hand: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} is stuck with spades, but has no card that you could steal.</source>
        <translation>{player} bleibt auf Pik sitzen, hat aber keine Karte, die du stehlen könntest.</translation>
    </message>
    <message>
        <source>Collect points with the cards in front of you; cards in your hand count for nothing. A deal ends when a hand is empty, but if you lay your last card, you finish your turn first.</source>
        <translation>Sammle Punkte mit den Karten vor dir; die Karten auf der Hand zählen nicht. Eine Runde endet, wenn eine Hand leer ist; legst du deine letzte Karte aus, beendest du aber zuerst deinen Zug.</translation>
    </message>
    <message>
        <source>Choose a suit to live for. Its cards count double for you in this deal. Everybody sees your choice.</source>
        <translation>Wähle eine Farbe fürs Leben. Karten dieser Farbe zählen für dich in dieser Runde doppelt. Alle sehen deine Wahl.</translation>
    </message>
    <message>
        <source>Up to four players use one pack of 52 cards, five or more use two.</source>
        <translation>Bis zu vier Spieler benutzen einen Kartensatz zu 52 Karten, fünf und mehr benutzen zwei.</translation>
    </message>
    <message>
        <source>The game uses one pack of 52 cards.</source>
        <translation>Gespielt wird mit einem Kartensatz zu 52 Karten.</translation>
    </message>
    <message>
        <source>The game uses two packs of 52 cards each.</source>
        <translation>Gespielt wird mit zwei Kartensätzen zu je 52 Karten.</translation>
    </message>
    <message>
        <source>There are no jokers.</source>
        <translation>Joker gibt es nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Each pack has %n joker(s); a joker is worth nothing.</source>
        <translation>
            <numerusform>Jeder Kartensatz hat %Ln Joker; ein Joker zählt nichts.</numerusform>
            <numerusform>Jeder Kartensatz hat %Ln Joker; ein Joker zählt nichts.</numerusform>
        </translation>
    </message>
    <message>
        <source>Number cards count their face value; aces, jacks, queens and kings count 10 each.</source>
        <translation>Zahlenkarten zählen, was draufsteht; Asse, Buben, Damen und Könige zählen je 10.</translation>
    </message>
    <message>
        <source>The hand is shuffled and a card is drawn.</source>
        <translation>Die Hand wird gemischt und eine Karte gezogen.</translation>
    </message>
    <message>
        <source>Spades count against you.</source>
        <translation>Pik wird abgezogen.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left deals next.</source>
        <translation>Als Nächstes gibt, wer links vom Geber sitzt.</translation>
    </message>
    <message numerus="yes">
        <source>If a player has reached %n point(s) at the end of a deal, the highest total wins the game. If it is a tie, another deal is played.</source>
        <translation>
            <numerusform>Hat am Ende einer Runde jemand %Ln Punkt erreicht, so gewinnt die höchste Summe die Partie. Bei Gleichstand folgt eine weitere Runde.</numerusform>
            <numerusform>Hat am Ende einer Runde jemand %Ln Punkte erreicht, so gewinnt die höchste Summe die Partie. Bei Gleichstand folgt eine weitere Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose a suit. Start each turn by turning a card. After a heart, diamond or club, lay cards one by one and say that you are done. You can steal only after cards have been turned face down.</source>
        <translation>Wähle zuerst eine Farbe. Beginne jeden Zug damit, eine Karte aufzudecken. Leg nach Herz, Karo oder Kreuz Karten einzeln aus und sag dann, dass du fertig bist. Stehlen kannst du nur, wenn Karten umgedreht wurden.</translation>
    </message>
    <message>
        <source>Your {suit} are safe. Your hand is empty, so the deal ends if you do not steal a card.</source>
        <translation>Deine Karten in {suit} sind sicher. Deine Hand ist leer, also endet die Runde, wenn du keine Karte stiehlst.</translation>
    </message>
    <message numerus="yes">
        <source>{player} makes {cards:accusative} safe: %n point(s), doubled in the score.</source>
        <translation>
            <numerusform>{player} bringt {cards:accusative} in Sicherheit: %Ln Punkt, in der Wertung doppelt.</numerusform>
            <numerusform>{player} bringt {cards:accusative} in Sicherheit: %Ln Punkte, in der Wertung doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make {cards:accusative} safe: %n point(s), doubled in the score.</source>
        <translation>
            <numerusform>Du bringst {cards:accusative} in Sicherheit: %Ln Punkt, in der Wertung doppelt.</numerusform>
            <numerusform>Du bringst {cards:accusative} in Sicherheit: %Ln Punkte, in der Wertung doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before doubling, the {suit} in front of you are worth %n point(s). With 10 or more they become safe when you are done, and you may steal a card.</source>
        <translation>
            <numerusform>Ohne Verdoppeln liegt vor dir in {suit} %Ln Punkt. Ab 10 sind die Karten sicher, sobald du fertig bist, und du darfst eine Karte stehlen.</numerusform>
            <numerusform>Ohne Verdoppeln liegen vor dir in {suit} %Ln Punkte. Ab 10 sind die Karten sicher, sobald du fertig bist, und du darfst eine Karte stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>The player who turned a spade has already laid all their spades. Now you can only steal a card, or decline.</source>
        <translation>Wer ein Pik aufgedeckt hat, hat schon all sein Pik ausgelegt. Du kannst jetzt nur eine Karte stehlen oder verzichten.</translation>
    </message>
    <message>
        <source>The thief picks a card from the hand as it is held. Of equal cards, the first one in the hand is laid.</source>
        <translation>Wer stiehlt, zeigt auf eine Karte der ungemischten Hand. Von gleichen Karten wird die erste in der Hand ausgelegt.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of good company.</source>
        <translation>
            <numerusform>%Ln Punkt gute Gesellschaft.</numerusform>
            <numerusform>%Ln Punkte gute Gesellschaft.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of riches.</source>
        <translation>
            <numerusform>%Ln Punkt Reichtum.</numerusform>
            <numerusform>%Ln Punkte Reichtum.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) of romance.</source>
        <translation>
            <numerusform>{player}: %Ln Punkt Romantik.</numerusform>
            <numerusform>{player}: %Ln Punkte Romantik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s) of romance.</source>
        <translation>
            <numerusform>Du: %Ln Punkt Romantik.</numerusform>
            <numerusform>Du: %Ln Punkte Romantik.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of bad luck.</source>
        <translation>
            <numerusform>%Ln Punkt Pech.</numerusform>
            <numerusform>%Ln Punkte Pech.</numerusform>
        </translation>
    </message>
    <message>
        <source>Hearts tell of love, diamonds of money, clubs of friends and spades of trouble. We do not promise that your fortunes will come true.</source>
        <translation>Herz erzählt von Liebe, Karo von Geld, Kreuz von Freunden und Pik von Kummer. Dass eure Zukunft auch so kommt, versprechen wir nicht.</translation>
    </message>
    <message>
        <source>All cards except the safe ones are shuffled, and {player} deals seven new cards to everybody.</source>
        <translation>Alle Karten außer den sicheren werden gemischt, und {player} gibt allen sieben neue.</translation>
    </message>
    <message>
        <source>You lay the ace of hearts. It collects the 3 and 8 of hearts from the other hands and a face-up 6 of hearts from another player: they all go to you, and you turn them face down.</source>
        <translation>Du legst das Herz-Ass aus. Es sammelt die Herz-Drei und die Herz-Acht aus den anderen Händen und eine offene Herz-Sechs von jemand anderem ein: Alle kommen zu dir und werden umgedreht.</translation>
    </message>
    <message>
        <source>Spades count against you and never count double; if you chose spades, they count only half, rounded in your favour.</source>
        <translation>Pik wird abgezogen und zählt nie doppelt; wenn du Pik gewählt hast, wird nur die Hälfte abgezogen, zu deinem Vorteil gerundet.</translation>
    </message>
    <message>
        <source>You start your turn by turning the top card of the stock over onto the discard pile. If the stock is empty, the discard pile is first shuffled to make a new one. If both are empty, you pass; when all players have passed in a row, the deal is over and is scored.</source>
        <translation>Zu Beginn deines Zuges deckst du die oberste Karte des Nachziehstapels auf und legst sie auf die Ablage. Ist der Nachziehstapel leer, wird zuerst die Ablage gemischt und zum neuen Nachziehstapel. Sind beide leer, passt du; haben alle nacheinander gepasst, ist die Runde zu Ende und wird gewertet.</translation>
    </message>
    <message>
        <source>If your face-up cards of the suit that was turned are then worth 10 points or more, without doubling or halving, you turn them face down. Now nobody can take them from you, and you cannot get rid of them either.</source>
        <translation>Sind deine offenen Karten der aufgedeckten Farbe danach, ohne Verdoppeln oder Halbieren, 10 Punkte oder mehr wert, drehst du sie um. Jetzt kann sie dir niemand mehr nehmen, und du wirst sie auch nicht mehr los.</translation>
    </message>
    <message>
        <source>If the victim has face-up cards, the thief takes one of those. Otherwise the card comes from the victim’s hand, and only the two of them know which one it is. The stolen card goes into the thief’s hand.</source>
        <translation>Liegen offene Karten vor jemandem, wird eine von ihnen gestohlen. Sonst kommt die Karte aus der Hand, und nur die beiden wissen, welche es ist. Die gestohlene Karte kommt auf die Hand der Person, die sie stiehlt.</translation>
    </message>
    <message>
        <source>If you lay no card in your turn, you take the top card of the stock into your hand. If the stock is empty, the discard pile is first shuffled to make a new one; if both are empty, you take nothing.</source>
        <translation>Wer in seinem Zug keine Karte auslegt, nimmt die oberste Karte des Nachziehstapels auf die Hand. Ist er leer, wird zuerst die Ablage gemischt und zum neuen Nachziehstapel; sind beide leer, nimmst du nichts.</translation>
    </message>
    <message>
        <source>If you lay no card in your turn, you take the top card of the stock into your hand, except after a joker. If the stock is empty, the discard pile is first shuffled to make a new one; if both are empty, you take nothing.</source>
        <translation>Legst du in deinem Zug keine Karte aus, nimmst du die oberste Karte des Nachziehstapels auf die Hand – außer nach einem Joker. Ist er leer, wird zuerst die Ablage gemischt und zum neuen Nachziehstapel; sind beide leer, nimmst du nichts.</translation>
    </message>
    <message>
        <source>When the game is over, the program tells each player’s fortune from the cards laid in it.</source>
        <translation>Wenn die Partie vorbei ist, liest das Programm allen aus den ausgelegten Karten die Zukunft.</translation>
    </message>
    <message>
        <source>An ace that turns up collects all cards of its suit from every hand and all face-up cards of its suit. If it was turned from the stock, they all go to the discard pile, and the player who turned it picks up a card, unless the ace has ended the deal. If a player laid it, they all go to that player: the laying ends, and the cards are turned face down. An ace laid as your last card collects first, too.</source>
        <translation>Kommt ein Ass offen auf den Tisch, sammelt es alle Karten seiner Farbe ein, aus allen Händen und von allen offenen Karten. Wurde es vom Nachziehstapel aufgedeckt, kommen sie alle auf die Ablage, und wer es aufgedeckt hat, nimmt eine Karte auf, außer wenn das Ass die Runde beendet. Wurde es ausgelegt, bekommt sie, wer es ausgelegt hat: Das Auslegen endet, und die Karten werden umgedreht. Auch ein Ass, das du als letzte Karte auslegst, sammelt zuerst ein.</translation>
    </message>
    <message>
        <source>Each player scores the cards in front of them, face up and face down. The suit that you chose counts double. Cards in hand count for nothing.</source>
        <translation>Alle bekommen Punkte für die Karten, die vor ihnen liegen, offen und verdeckt. Die selbst gewählte Farbe zählt doppelt. Karten auf der Hand zählen nichts.</translation>
    </message>
    <message>
        <source>If you lay your last card, or if an ace that you lay collects the rest of your hand, this ends the laying, and you finish your turn first: cards become safe, and you may steal, or others from you. The deal is over if you then still have no card in hand. In all other cases it ends at once, even if it was your ace that took another player’s last card. A thief who finds nothing to steal can only decline.</source>
        <translation>Legst du deine letzte Karte aus, oder sammelt ein Ass, das du auslegst, den Rest deiner Hand ein, ist das Auslegen vorbei, und du beendest zuerst deinen Zug: Karten kommen in Sicherheit, und du darfst stehlen, oder andere bei dir. Hast du danach immer noch keine Karte auf der Hand, ist die Runde zu Ende. In allen anderen Fällen endet sie sofort, auch wenn dein Ass jemand anderem die letzte Karte nimmt. Wer nichts zu stehlen findet, kann nur verzichten.</translation>
    </message>
    <message>
        <source>{player}’s hand contains no spade.</source>
        <translation>Die Hand von {player:dative} enthält kein Pik.</translation>
    </message>
    <message>
        <source>Collect the suit you chose, make it safe, steal, and beware of spades.</source>
        <translation>Sammle die Farbe deiner Wahl, bring sie in Sicherheit, stiehl und hüte dich vor Pik.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Lay</source>
        <translation>Auslegen</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Take</source>
        <translation>Nehmen</translation>
    </message>
    <message>
        <source>{card:start} does not match the suit that was turned: only {suit} can be laid now.</source>
        <translation>{card:start} passt nicht zur aufgedeckten Farbe: Nur {suit} kannst du jetzt auslegen.</translation>
    </message>
    <message>
        <source>With {card} you get to ten points, which are then safe.</source>
        <translation>Mit {card:dative} kommst du auf zehn Punkte, die dann in Sicherheit sind.</translation>
    </message>
    <message>
        <source>With {card} and other cards of your hand you get to ten points, which are then safe.</source>
        <translation>Mit {card:dative} und weiteren Handkarten kommst du auf zehn Punkte, die dann in Sicherheit sind.</translation>
    </message>
    <message>
        <source>You know that {player} holds {card}.</source>
        <translation>Du weißt, dass {player} {card:accusative} auf der Hand hat.</translation>
    </message>
    <message>
        <source>lay {cards:accusative}</source>
        <translation>{cards:accusative} auslegen</translation>
    </message>
    <message>
        <source>You may steal a card from another player: [click it|go to it with Tab and press Enter]. If that player has face-up cards, take one of those. You may also choose not to steal[| with the key N].</source>
        <translation>Du darfst jemandem eine Karte stehlen: [Klick sie an|Geh mit der Tabulatortaste zu ihr und drück die Eingabetaste]. Hat diese Person offene Karten, nimm eine davon. Du kannst[| mit der Taste N] auch aufs Stehlen verzichten.</translation>
    </message>
    <message>
        <source>An ace turned from the stock collects all cards of its suit that are in hand or face up, and they are all discarded. Safe cards stay.</source>
        <translation>Ein Ass vom Nachziehstapel sammelt alle Karten seiner Farbe ein, aus allen Händen und alle offenen: Sie kommen mit ihm auf die Ablage. Sichere Karten bleiben liegen.</translation>
    </message>
    <message>
        <source>A player who lays an ace collects all cards of its suit that are in hand or face up, and turns them face down. Cards that already lie face down stay where they are.</source>
        <translation>Wer ein Ass auslegt, bekommt alle Karten seiner Farbe, aus allen Händen und alle offenen, und dreht sie um. Karten, die schon verdeckt liegen, bleiben liegen.</translation>
    </message>
</context>
<context>
    <name>main</name>
    <message>
        <source>Unusual card games against the computer or with friends</source>
        <translation>Ungewöhnliche Kartenspiele gegen den Computer oder mit Freunden</translation>
    </message>
    <message>
        <source>Use this language instead of the one in the settings.</source>
        <translation>Diese Sprache statt der eingestellten benutzen.</translation>
    </message>
    <message>
        <source>code</source>
        <translation>Kürzel</translation>
    </message>
    <message>
        <source>Start a new game: %1.</source>
        <translation>Eine neue Partie beginnen: %1.</translation>
    </message>
    <message>
        <source>game</source>
        <translation>Spiel</translation>
    </message>
    <message>
        <source>Continue the last game.</source>
        <translation>Die letzte Partie fortsetzen.</translation>
    </message>
    <message>
        <source>--new and --continue cannot be used together.</source>
        <translation>--new und --continue gehen nicht zusammen.</translation>
    </message>
    <message>
        <source>Unknown game: %1. Available games: %2.</source>
        <translation>Unbekanntes Spiel: %1. Verfügbar sind: %2.</translation>
    </message>
    <message>
        <source>Show the game in this record (*.downpile).</source>
        <translation>Die Partie in dieser Aufzeichnung (*.downpile) zeigen.</translation>
    </message>
    <message>
        <source>[file]</source>
        <translation>[Datei]</translation>
    </message>
    <message>
        <source>Only one record can be shown at a time.</source>
        <translation>Es kann nur eine Aufzeichnung auf einmal gezeigt werden.</translation>
    </message>
    <message>
        <source>--new and --continue cannot be used together with a record.</source>
        <translation>--new und --continue gehen nicht zusammen mit einer Aufzeichnung.</translation>
    </message>
    <message>
        <source>The file name is too long.</source>
        <translation>Der Dateiname ist zu lang.</translation>
    </message>
</context>
<context>
    <name>network</name>
    <message>
        <source>The key that identifies you cannot be saved in %1. Without it you cannot play with other people.</source>
        <translation>Der Schlüssel, der dich ausweist, lässt sich in %1 nicht speichern. Ohne ihn kannst du nicht mit anderen spielen.</translation>
    </message>
    <message>
        <source>The key that identifies you cannot be read from %1 (%2). Without it you cannot play with other people.</source>
        <translation>Der Schlüssel, der dich ausweist, lässt sich aus %1 nicht lesen (%2). Ohne ihn kannst du nicht mit anderen spielen.</translation>
    </message>
    <message>
        <source>The key that identifies you was damaged, so you have a new one. People who know you will not recognise you. The damaged key is saved as %1.</source>
        <translation>Der Schlüssel, der dich ausweist, war beschädigt, deshalb hast du jetzt einen neuen. Wer dich kennt, wird dich nicht wiedererkennen. Der beschädigte ist als %1 gespeichert.</translation>
    </message>
    <message>
        <source>Paste an invitation, or type the name or address of a computer.</source>
        <translation>Füge eine Einladung ein oder gib den Namen oder die Adresse eines Computers ein.</translation>
    </message>
    <message>
        <source>This is too long for an invitation.</source>
        <translation>Das ist zu lang für eine Einladung.</translation>
    </message>
    <message>
        <source>This is not a Downpile invitation. Invitations start with downpile://</source>
        <translation>Das ist keine Einladung von Downpile. Einladungen beginnen mit downpile://</translation>
    </message>
    <message>
        <source>The name of the computer is missing.</source>
        <translation>Der Name des Computers fehlt.</translation>
    </message>
    <message>
        <source>“%1” is not the name or address of a computer.</source>
        <translation>„%1“ ist weder Name noch Adresse eines Computers.</translation>
    </message>
    <message>
        <source>“%1” is not a port: a port is a number from 1 to 65535.</source>
        <translation>„%1“ ist kein Port: Ein Port ist eine Zahl von 1 bis 65535.</translation>
    </message>
    <message>
        <source>This invitation names too many computers.</source>
        <translation>Diese Einladung nennt zu viele Computer.</translation>
    </message>
    <message>
        <source>“%1” in this invitation is not a valid table name.</source>
        <translation>„%1“ in dieser Einladung ist kein gültiger Tischname.</translation>
    </message>
    <message>
        <source>The end of this invitation is missing. Please copy all of it.</source>
        <translation>Das Ende dieser Einladung fehlt. Bitte kopiere sie ganz.</translation>
    </message>
    <message>
        <source>The end of this invitation is damaged. Ask your host to send it again.</source>
        <translation>Das Ende dieser Einladung ist beschädigt. Lass sie dir noch einmal schicken.</translation>
    </message>
    <message>
        <source>This invitation was made by a newer version of Downpile.</source>
        <translation>Diese Einladung stammt von einer neueren Version von Downpile.</translation>
    </message>
    <message>
        <source>Another program uses port %1, so people on your network cannot find your table. Send them the invitation.</source>
        <translation>Ein anderes Programm benutzt Port %1, deshalb finden die anderen in deinem Netz deinen Tisch nicht. Schick ihnen die Einladung.</translation>
    </message>
    <message>
        <source>Cannot search for tables on your network: Downpile could not open a connection.</source>
        <translation>Tische in deinem Netz lassen sich nicht suchen: Downpile konnte keine Verbindung öffnen.</translation>
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
    <message>
        <source>%1: %2.</source>
        <extracomment>Short wording of a move: a player, and the cards or the number of a bid.</extracomment>
        <translation>%1: %2.</translation>
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
    <message>
        <source>Clear</source>
        <translation>Abräumkarte</translation>
    </message>
    <message>
        <source>Clear +1</source>
        <translation>Abräumkarte +1</translation>
    </message>
    <message>
        <source>Clear +2</source>
        <translation>Abräumkarte +2</translation>
    </message>
</context>
<context>
    <name>review</name>
    <message>
        <source>points ahead of the others</source>
        <translation>Punkte mehr als die anderen</translation>
    </message>
    <message>
        <source>chance of winning the game</source>
        <translation>Chance auf den Sieg in der Partie</translation>
    </message>
    <message>
        <source>chance of winning the deal</source>
        <translation>Chance auf den Sieg in der Runde</translation>
    </message>
    <message>
        <source>fewer penalties than the others</source>
        <translation>weniger Strafen als die anderen</translation>
    </message>
    <message>
        <source>points gained on the others</source>
        <translation>Punkte Vorsprung auf die anderen</translation>
    </message>
    <message>
        <source>share of the deal</source>
        <translation>Anteil an der Runde</translation>
    </message>
    <message>
        <source>deals won</source>
        <translation>gewonnene Runden</translation>
    </message>
    <message>
        <source>whole deals</source>
        <translation>ganze Runden</translation>
    </message>
    <message>
        <source>games won</source>
        <translation>gewonnene Partien</translation>
    </message>
</context>
<context>
    <name>study</name>
    <message>
        <source>Deals per game</source>
        <translation>Runden je Partie</translation>
    </message>
    <message>
        <source>Moves per deal</source>
        <translation>Züge je Runde</translation>
    </message>
    <message>
        <source>Moves per game</source>
        <translation>Züge je Partie</translation>
    </message>
    <message>
        <source>Minutes per deal</source>
        <translation>Minuten je Runde</translation>
    </message>
    <message>
        <source>Minutes per game</source>
        <translation>Minuten je Partie</translation>
    </message>
    <message>
        <source>Gap from first to last, points per deal</source>
        <translation>Abstand vom Ersten zum Letzten, Punkte je Runde</translation>
    </message>
    <message>
        <source>Gap from first to last, points at the end</source>
        <translation>Abstand vom Ersten zum Letzten, Punkte am Ende</translation>
    </message>
    <message>
        <source>Share of void deals</source>
        <translation>Anteil der ungültigen Runden</translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s) with each set, no difference is certain yet.</source>
        <translation>
            <numerusform>Nach %Ln Partie mit jedem Satz ist noch kein Unterschied sicher.</numerusform>
            <numerusform>Nach %Ln Partien mit jedem Satz ist noch kein Unterschied sicher.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, every game went exactly as with {others}.</source>
        <translation>Mit {rules} verlief jede Partie genau wie mit {others}.</translation>
    </message>
    <message numerus="yes">
        <source>No difference between {rules} and {others} is certain after %n game(s).</source>
        <translation>
            <numerusform>Nach %Ln Partie ist zwischen {rules} und {others} noch kein Unterschied sicher.</numerusform>
            <numerusform>Nach %Ln Partien ist zwischen {rules} und {others} noch kein Unterschied sicher.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the only certain differences between {rules} and {others} are details; the figures show them.</source>
        <translation>
            <numerusform>Nach %Ln Partie sind zwischen {rules} und {others} nur Unterschiede in Einzelheiten sicher; die Zahlen zeigen sie.</numerusform>
            <numerusform>Nach %Ln Partien sind zwischen {rules} und {others} nur Unterschiede in Einzelheiten sicher; die Zahlen zeigen sie.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, every seat gets its fair share of the points, within {value} points per deal.</source>
        <translation>Mit {rules} bekommt jeder Platz den gleichen Anteil an den Punkten, bis auf höchstens {value} Punkte je Runde.</translation>
    </message>
    <message>
        <source>With {rules}, every seat wins its fair share of the games, within {value} of 100 games.</source>
        <translation>Mit {rules} gewinnt jeder Platz gleich viele Partien, bis auf höchstens {value} von 100.</translation>
    </message>
    <message>
        <source>With {rules}, a game takes {value} deals ({low} to {high}).</source>
        <translation>Mit {rules} dauert eine Partie {value} Runden ({low} bis {high}).</translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, a game takes %n deal(s).</source>
        <translation>
            <numerusform>Mit {rules} dauert eine Partie %Ln Runde.</numerusform>
            <numerusform>Mit {rules} dauert eine Partie %Ln Runden.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, a game takes {value} deals ({low} to {high}) instead of {instead}.</source>
        <translation>Mit {rules} dauert eine Partie {value} Runden ({low} bis {high}) statt {instead}.</translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, a game takes %n deal(s) instead of {instead}.</source>
        <translation>
            <numerusform>Mit {rules} dauert eine Partie %Ln Runde statt {instead}.</numerusform>
            <numerusform>Mit {rules} dauert eine Partie %Ln Runden statt {instead}.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, a deal takes {value} moves ({low} to {high}) instead of {instead}.</source>
        <translation>Mit {rules} dauert eine Runde {value} Züge ({low} bis {high}) statt {instead}.</translation>
    </message>
    <message>
        <source>With {rules}, a deal takes {value} moves instead of {instead}.</source>
        <translation>Mit {rules} dauert eine Runde {value} Züge statt {instead}.</translation>
    </message>
    <message>
        <source>With {rules}, first and last finish a deal {value} points apart ({low} to {high}) instead of {instead}.</source>
        <translation>Mit {rules} liegen Erster und Letzter in einer Runde {value} Punkte ({low} bis {high}) auseinander statt {instead}.</translation>
    </message>
    <message>
        <source>With {rules}, first and last finish a deal {value} points apart instead of {instead}.</source>
        <translation>Mit {rules} liegen Erster und Letzter in einer Runde {value} Punkte auseinander statt {instead}.</translation>
    </message>
    <message>
        <source>With {rules}, {value}% ({low} to {high}) of the deals are void instead of {instead}%.</source>
        <translation>Mit {rules} sind {value}&#xa0;% ({low} bis {high}) der Runden ungültig statt {instead}&#xa0;%.</translation>
    </message>
    <message>
        <source>With {rules}, {value}% of the deals are void instead of {instead}%.</source>
        <translation>Mit {rules} sind {value}&#xa0;% der Runden ungültig statt {instead}&#xa0;%.</translation>
    </message>
    <message>
        <source>With {rules}, {hero} wins {value}% ({low} to {high}) of the games against {field} instead of {instead}%.</source>
        <translation>Mit {rules} gewinnt „{hero}“ {value}&#xa0;% ({low} bis {high}) der Partien gegen „{field}“ statt {instead}&#xa0;%.</translation>
    </message>
    <message>
        <source>With {rules}, the dealer gets {value} points ({low} to {high}) per deal more than the average.</source>
        <translation>Mit {rules} bekommt der Geber je Runde {value} Punkte ({low} bis {high}) mehr als der Durchschnitt.</translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} to {high}) per deal more than the average.</source>
        <translation>
            <numerusform>Mit {rules} bekommt, wer %Ln Platz links vom Geber sitzt, je Runde {value} Punkte ({low} bis {high}) mehr als der Durchschnitt.</numerusform>
            <numerusform>Mit {rules} bekommt, wer %Ln Plätze links vom Geber sitzt, je Runde {value} Punkte ({low} bis {high}) mehr als der Durchschnitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, the dealer gets {value} points ({low} to {high}) per deal less than the average.</source>
        <translation>Mit {rules} bekommt der Geber je Runde {value} Punkte ({low} bis {high}) weniger als der Durchschnitt.</translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} to {high}) per deal less than the average.</source>
        <translation>
            <numerusform>Mit {rules} bekommt, wer %Ln Platz links vom Geber sitzt, je Runde {value} Punkte ({low} bis {high}) weniger als der Durchschnitt.</numerusform>
            <numerusform>Mit {rules} bekommt, wer %Ln Plätze links vom Geber sitzt, je Runde {value} Punkte ({low} bis {high}) weniger als der Durchschnitt.</numerusform>
        </translation>
    </message>
    <message>
        <source>With {rules}, the first dealer wins {value}% ({low} to {high}) of the games instead of {instead}%.</source>
        <translation>Mit {rules} gewinnt der erste Geber {value}&#xa0;% ({low} bis {high}) der Partien statt {instead}&#xa0;%.</translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the first dealer wins {value}% ({low} to {high}) of the games instead of {instead}%.</source>
        <translation>
            <numerusform>Mit {rules} gewinnt, wer %Ln Platz links vom ersten Geber sitzt, {value}&#xa0;% ({low} bis {high}) der Partien statt {instead}&#xa0;%.</numerusform>
            <numerusform>Mit {rules} gewinnt, wer %Ln Plätze links vom ersten Geber sitzt, {value}&#xa0;% ({low} bis {high}) der Partien statt {instead}&#xa0;%.</numerusform>
        </translation>
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
    <message>
        <source>red</source>
        <translation>Rot</translation>
    </message>
    <message>
        <source>blue</source>
        <translation>Blau</translation>
    </message>
    <message>
        <source>green</source>
        <translation>Grün</translation>
    </message>
</context>
<context>
    <name>three-up-three-down</name>
    <message>
        <source>Shithead style</source>
        <translation>Wie Shithead</translation>
    </message>
    <message>
        <source>That is your last card: you win the deal.</source>
        <translation>Das ist deine letzte Karte: Du gewinnst die Runde.</translation>
    </message>
    <message>
        <source>Draw first: then you have more to choose from.</source>
        <translation>Zieh zuerst: Dann hast du mehr Auswahl.</translation>
    </message>
    <message>
        <source>Your hand is empty, and the cards in front of you must wait until the stock is empty.</source>
        <translation>Deine Hand ist leer, und die Karten vor dir müssen warten, bis der Nachziehstapel leer ist.</translation>
    </message>
    <message>
        <source>None of your cards fits onto {card}.</source>
        <translation>Von deinen Karten passt keine auf {card:accusative}.</translation>
    </message>
    <message>
        <source>None of your cards fits onto {card}: you must pick up the pile.</source>
        <translation>Von deinen Karten passt keine auf {card:accusative}: Du musst den Stapel aufnehmen.</translation>
    </message>
    <message>
        <source>Nobody knows these cards: one is as good as another.</source>
        <translation>Niemand kennt diese Karten: Die eine ist so gut wie die andere.</translation>
    </message>
    <message>
        <source>You must discard, and none of your cards fits: you will pick up the pile whichever card you choose.</source>
        <translation>Ablegen ist Pflicht, und nichts passt: Du nimmst den Stapel auf, welche Karte du auch wählst.</translation>
    </message>
    <message numerus="yes">
        <source>Only a Clear saves you from picking up the pile of %n card(s).</source>
        <translation>
            <numerusform>Nur eine Abräumkarte bewahrt dich davor, den Stapel aus %Ln Karte aufzunehmen.</numerusform>
            <numerusform>Nur eine Abräumkarte bewahrt dich davor, den Stapel aus %Ln Karten aufzunehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:start} clears the pile away and lets you discard again.</source>
        <translation>{card:start} räumt den Stapel ab, und danach darfst du weiter ablegen.</translation>
    </message>
    <message>
        <source>You have no other move.</source>
        <translation>Einen anderen Zug hast du nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Three of the same number in a row: the pile of %n card(s) is cleared away.</source>
        <translation>
            <numerusform>Dreimal dieselbe Zahl hintereinander: Der Stapel aus %Ln Karte wird abgeräumt.</numerusform>
            <numerusform>Dreimal dieselbe Zahl hintereinander: Der Stapel aus %Ln Karten wird abgeräumt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may have no card that fits onto {card} and may have to pick up %n card(s).</source>
        <translation>
            <numerusform>{player} hat vielleicht keine Karte, die auf {card:accusative} passt, und müsste dann %Ln Karte aufnehmen.</numerusform>
            <numerusform>{player} hat vielleicht keine Karte, die auf {card:accusative} passt, und müsste dann %Ln Karten aufnehmen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s) at once.</source>
        <translation>
            <numerusform>Du wirst auf einmal %Ln Karte los.</numerusform>
            <numerusform>Du wirst auf einmal %Ln Karten los.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:start} is your lowest card that fits: keep the others for later.</source>
        <translation>{card:start} ist deine niedrigste Karte, die passt: Heb dir die anderen für später auf.</translation>
    </message>
    <message>
        <source>Saver</source>
        <translation>Sparsam</translation>
    </message>
    <message>
        <source>Keeps Clears face up for the end, and would rather stop discarding than waste a card.</source>
        <translation>Legt Abräumkarten offen für das Ende aus und verzichtet lieber auf weiteres Ablegen, als eine Karte zu verschwenden.</translation>
    </message>
    <message>
        <source>Pushy</source>
        <translation>Angriffslustig</translation>
    </message>
    <message>
        <source>Plays high to make the next player pick up the pile: the bigger, the better.</source>
        <translation>Spielt hoch, damit der Nächste den Stapel aufnehmen muss – je größer, desto besser.</translation>
    </message>
    <message>
        <source>Sweeper</source>
        <translation>Räumfreudig</translation>
    </message>
    <message>
        <source>Likes an empty table: plays a Clear where a number would do.</source>
        <translation>Mag einen leeren Tisch: spielt eine Abräumkarte, wo eine Zahl genügen würde.</translation>
    </message>
    <message>
        <source>Deck</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Deals to win</source>
        <translation>Runden zum Sieg</translation>
    </message>
    <message>
        <source>Picking up by choice</source>
        <translation>Freiwillig aufnehmen</translation>
    </message>
    <message>
        <source>You may pick up the pile instead of making the first discard of your turn, even if you could discard.</source>
        <translation>Du darfst zu Beginn deines Zuges den Stapel aufnehmen, statt abzulegen, auch wenn du ablegen könntest.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Colours</source>
        <translation>Farben</translation>
    </message>
    <message>
        <source>The colours are only decoration: they make no difference in play.</source>
        <translation>Die Farben sind nur fürs Auge: Im Spiel sind sie egal.</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Each player gets three face-down cards, which no player may look at, and six cards in hand. From these six, each player chooses three to lie face up on the face-down ones. All choose at the same time, then all choices are shown. Three cards stay in hand. The remaining cards are the stock. There is no pile yet.</source>
        <translation>Alle bekommen drei verdeckte Karten, die sich niemand ansieht, und sechs Karten auf die Hand. Von diesen sechs wählen alle drei aus, die offen auf den verdeckten liegen sollen. Alle wählen gleichzeitig, dann wird die Wahl gezeigt. Drei Karten bleiben auf der Hand. Der Rest ist der Nachziehstapel. Einen Stapel zum Ablegen gibt es noch nicht.</translation>
    </message>
    <message>
        <source>Who goes first</source>
        <translation>Wer beginnt</translation>
    </message>
    <message>
        <source>The player who started the game deals first. The player at the dealer’s left goes first, and play passes to the left. On your turn you discard, then draw.</source>
        <translation>Zuerst gibt, wer die Partie begonnen hat. Wer links vom Geber sitzt, beginnt; dann geht es nach links weiter. In deinem Zug legst du erst ab, dann ziehst du.</translation>
    </message>
    <message>
        <source>Discard</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>Three of the same number</source>
        <translation>Dreimal dieselbe Zahl</translation>
    </message>
    <message>
        <source>Clear cards</source>
        <translation>Abräumkarten</translation>
    </message>
    <message>
        <source>Further discards</source>
        <translation>Weiteres Ablegen</translation>
    </message>
    <message>
        <source>You may stop instead of making a further discard. But once you have played a Clear +2 from the cards in front of you, you must make all the discards that are still to come in this turn. If a further discard is itself a Clear +1 or +2, it brings one or two more, and you may draw again before the next one.</source>
        <translation>Du darfst auf weiteres Ablegen verzichten. Hast du aber eine Abräumkarte +2 von den Karten vor dir gespielt, musst du in diesem Zug so oft ablegen, wie du noch darfst. Legst du dabei wieder eine Abräumkarte +1 oder +2 ab, darfst du noch ein- oder zweimal öfter ablegen und vor dem nächsten Mal wieder ziehen.</translation>
    </message>
    <message>
        <source>A required discard that is too low</source>
        <translation>Pflicht, aber zu niedrig</translation>
    </message>
    <message>
        <source>If a discard is required, you must make it even if your card is lower than the top card of the pile: then you take the whole pile and that card into your hand, and your turn is over. You may play a face-up card that is too low only if none of your face-up cards fits, and only one. You pick it up even if it was your last card.</source>
        <translation>Ist Ablegen Pflicht, musst du auch dann ablegen, wenn deine Karte niedriger ist als die oberste des Stapels: Dann nimmst du den ganzen Stapel mit dieser Karte auf die Hand, und dein Zug ist vorbei. Von deinen offenen Karten darfst du so eine nur wählen, wenn keine von ihnen passt, und nur eine einzige. Du nimmst sie auch dann auf, wenn es deine letzte Karte war.</translation>
    </message>
    <message>
        <source>No discard possible</source>
        <translation>Wenn du nicht ablegen kannst</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>At the end of your turn you draw until you have three cards in hand, as long as the stock lasts. If you have three or more, you do not draw.</source>
        <translation>Am Ende deines Zuges ziehst du, bis du drei Karten auf der Hand hast, solange der Nachziehstapel reicht. Hast du schon drei oder mehr, ziehst du nicht.</translation>
    </message>
    <message>
        <source>Face-up and face-down cards</source>
        <translation>Offene und verdeckte Karten</translation>
    </message>
    <message>
        <source>You may play the cards in front of you only when the stock and your hand are empty. First the face-up ones: one, or several of the same number or the same kind of Clear, as from your hand. When all three are gone, the face-down ones: turn over one at a time, without looking at it first. Turning one over counts as a discard.</source>
        <translation>Die Karten vor dir darfst du nur spielen, wenn der Nachziehstapel und deine Hand leer sind. Zuerst die offenen: eine, oder mehrere mit derselben Zahl oder Abräumkarten einer Art, wie aus der Hand. Sind alle drei weg, die verdeckten: Decke immer nur eine auf, ohne sie dir vorher anzusehen. Das Aufdecken zählt als Ablegen.</translation>
    </message>
    <message>
        <source>Face-up or face-down cards that do not fit</source>
        <translation>Offene oder verdeckte Karten, die nicht passen</translation>
    </message>
    <message>
        <source>Back to your hand</source>
        <translation>Erst wieder die Hand</translation>
    </message>
    <message>
        <source>After picking up the pile you must empty your hand again before you can play the cards in front of you.</source>
        <translation>Hast du den Stapel aufgenommen, musst du erst wieder deine Hand leeren, bevor du die Karten vor dir spielen darfst.</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>Void deals</source>
        <translation>Ungültige Runden</translation>
    </message>
    <message>
        <source>A void deal has no winner. The deal passes to the left as usual.</source>
        <translation>Eine ungültige Runde gewinnt niemand. Dann gibt wie sonst, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>Very long deals</source>
        <translation>Sehr lange Runden</translation>
    </message>
    <message>
        <source>A deal is void after 5,000 turns.</source>
        <translation>Eine Runde, die 5.000 Züge gedauert hat, ist ungültig.</translation>
    </message>
    <message>
        <source>You can only play cards that you have.</source>
        <translation>Du kannst nur Karten spielen, die du hast.</translation>
    </message>
    <message>
        <source>choose three cards to lie face up</source>
        <translation>drei Karten wählen, die offen liegen sollen</translation>
    </message>
    <message>
        <source>turn over a face-down card</source>
        <translation>eine verdeckte Karte aufdecken</translation>
    </message>
    <message>
        <source>D</source>
        <translation>Z</translation>
    </message>
    <message>
        <source>draw to fill your hand</source>
        <translation>deine Hand auffüllen</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Verzichten</translation>
    </message>
    <message>
        <source>S</source>
        <translation>V</translation>
    </message>
    <message>
        <source>stop discarding</source>
        <translation>auf weiteres Ablegen verzichten</translation>
    </message>
    <message>
        <source>Pick up</source>
        <translation>Aufnehmen</translation>
    </message>
    <message>
        <source>P</source>
        <translation>A</translation>
    </message>
    <message>
        <source>pick up the pile</source>
        <translation>den Stapel aufnehmen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Face-up cards</source>
        <translation>Offene Karten</translation>
    </message>
    <message>
        <source>Face-down card</source>
        <translation>Verdeckte Karte</translation>
    </message>
    <message>
        <source>Stock</source>
        <translation>Nachziehstapel</translation>
    </message>
    <message>
        <source>Pile</source>
        <translation>Stapel</translation>
    </message>
    <message>
        <source>Cleared away</source>
        <translation>Abgeräumt</translation>
    </message>
    <message>
        <source>You have already chosen; others are still choosing.</source>
        <translation>Du hast schon gewählt; andere wählen noch.</translation>
    </message>
    <message>
        <source>Choose three cards to lie face up first.</source>
        <translation>Wähle zuerst drei Karten, die offen liegen sollen.</translation>
    </message>
    <message>
        <source>The face-up cards have already been chosen.</source>
        <translation>Die offenen Karten sind schon gewählt.</translation>
    </message>
    <message>
        <source>You can neither draw nor stop yet: start your turn with a discard.</source>
        <translation>Du kannst noch nicht ziehen oder verzichten: Beginne deinen Zug mit Ablegen.</translation>
    </message>
    <message>
        <source>You can pick up the pile only instead of your first discard.</source>
        <translation>Den Stapel kannst du nur zu Beginn deines Zuges aufnehmen, statt abzulegen.</translation>
    </message>
    <message>
        <source>You do not have {card}.</source>
        <translation>Du hast {card:accusative} nicht.</translation>
    </message>
    <message>
        <source>That face-down card is gone.</source>
        <translation>Diese verdeckte Karte ist nicht mehr da.</translation>
    </message>
    <message>
        <source>Choose exactly three cards, not {number}.</source>
        <translation>Wähle genau drei Karten, nicht {number}.</translation>
    </message>
    <message>
        <source>The cards in front of you must wait until the stock is empty ({number} to go).</source>
        <translation>Die Karten vor dir müssen warten, bis der Nachziehstapel leer ist (noch {number}).</translation>
    </message>
    <message>
        <source>The cards in front of you must wait until your hand is empty ({number} to go).</source>
        <translation>Die Karten vor dir müssen warten, bis deine Hand leer ist (noch {number}).</translation>
    </message>
    <message>
        <source>Play your face-up cards first ({number} to go).</source>
        <translation>Spiel zuerst deine offenen Karten (noch {number}).</translation>
    </message>
    <message>
        <source>{cards:start} are not of one kind: only Clears of the same kind go together.</source>
        <translation>{cards:start} sind nicht von einer Art: Nur gleiche Abräumkarten gehen zusammen.</translation>
    </message>
    <message>
        <source>{cards:start} do not have the same number.</source>
        <translation>{cards:start} haben nicht alle dieselbe Zahl.</translation>
    </message>
    <message>
        <source>{card:start} is lower than {top} on the pile.</source>
        <translation>{card:start} ist niedriger als {top} auf dem Stapel.</translation>
    </message>
    <message>
        <source>{card:start} is lower than {top}: play a face-up card that fits.</source>
        <translation>{card:start} ist niedriger als {top}: Spiel eine deiner offenen Karten, die passt.</translation>
    </message>
    <message>
        <source>{cards:start} are lower than {top}: if no card fits, play just one.</source>
        <translation>{cards:start} sind niedriger als {top}: Wenn keine Karte passt, spiel nur eine.</translation>
    </message>
    <message>
        <source>There is no pile to pick up.</source>
        <translation>Es gibt keinen Stapel, den du aufnehmen könntest.</translation>
    </message>
    <message>
        <source>You cannot pick up the pile: you can play {card}.</source>
        <translation>Aufnehmen darfst du nicht: Du kannst {card:accusative} spielen.</translation>
    </message>
    <message>
        <source>You cannot pick up the pile: turn over a face-down card.</source>
        <translation>Aufnehmen darfst du nicht: Decke eine verdeckte Karte auf.</translation>
    </message>
    <message>
        <source>The stock is empty: there is nothing to draw.</source>
        <translation>Der Nachziehstapel ist leer: Es gibt nichts mehr zu ziehen.</translation>
    </message>
    <message>
        <source>You have {number} cards in hand; you can draw only if you have fewer than three.</source>
        <translation>Du hast {number} Karten auf der Hand; ziehen darfst du nur, wenn es weniger als drei sind.</translation>
    </message>
    <message>
        <source>You can draw only before the first further discard.</source>
        <translation>Ziehen kannst du nur vor dem ersten weiteren Ablegen.</translation>
    </message>
    <message>
        <source>You cannot stop: after a Clear +2 from the cards in front of you, you must make all further discards ({number} to come).</source>
        <translation>Du kannst nicht verzichten: Nach einer Abräumkarte +2 von den Karten vor dir ist alles weitere Ablegen Pflicht (noch {number}-mal).</translation>
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
        <source>{player} has chosen three cards to lie face up.</source>
        <translation>{player} hat drei Karten gewählt, die offen liegen sollen.</translation>
    </message>
    <message>
        <source>You have chosen three cards to lie face up.</source>
        <translation>Du hast drei Karten gewählt, die offen liegen sollen.</translation>
    </message>
    <message>
        <source>{player} shows {cards:accusative}.</source>
        <translation>{player} zeigt {cards:accusative}.</translation>
    </message>
    <message>
        <source>You show {cards:accusative}.</source>
        <translation>Du zeigst {cards:accusative}.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative}.</source>
        <translation>{player} spielt {cards:accusative}.</translation>
    </message>
    <message>
        <source>You play {cards:accusative}.</source>
        <translation>Du spielst {cards:accusative}.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative} from the face-up cards.</source>
        <translation>{player} spielt {cards:accusative} von den offenen Karten.</translation>
    </message>
    <message>
        <source>You play {cards:accusative} from your face-up cards.</source>
        <translation>Du spielst {cards:accusative} von deinen offenen Karten.</translation>
    </message>
    <message numerus="yes">
        <source>{player} clears away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} räumt eine Karte ab: mit {cards:dative}.</numerusform>
            <numerusform>{player} räumt %Ln Karten ab: mit {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>Du räumst eine Karte ab: mit {cards:dative}.</numerusform>
            <numerusform>Du räumst %Ln Karten ab: mit {cards:dative}.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative}: there is nothing to clear away.</source>
        <translation>{player} spielt {cards:accusative}: Abzuräumen gibt es nichts.</translation>
    </message>
    <message>
        <source>You play {cards:accusative}: there is nothing to clear away.</source>
        <translation>Du spielst {cards:accusative}: Abzuräumen gibt es nichts.</translation>
    </message>
    <message>
        <source>{player} turns over {cards:accusative}.</source>
        <translation>{player} deckt {cards:accusative} auf.</translation>
    </message>
    <message>
        <source>You turn over {cards:accusative}.</source>
        <translation>Du deckst {cards:accusative} auf.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} darf noch einmal ablegen.</numerusform>
            <numerusform>{player} darf noch %Ln-mal ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times).</source>
        <translation>
            <numerusform>Du darfst noch einmal ablegen.</numerusform>
            <numerusform>Du darfst noch %Ln-mal ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} muss noch einmal ablegen.</numerusform>
            <numerusform>{player} muss noch %Ln-mal ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must discard (once more|%n more times).</source>
        <translation>
            <numerusform>Du musst noch einmal ablegen.</numerusform>
            <numerusform>Du musst noch %Ln-mal ablegen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} zieht %Ln Karte.</numerusform>
            <numerusform>{player} zieht %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>Du ziehst %Ln Karte.</numerusform>
            <numerusform>Du ziehst %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} stops discarding.</source>
        <translation>{player} verzichtet auf weiteres Ablegen.</translation>
    </message>
    <message>
        <source>You stop discarding.</source>
        <translation>Du verzichtest auf weiteres Ablegen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} nimmt den Stapel auf: %Ln Karte.</numerusform>
            <numerusform>{player} nimmt den Stapel auf: %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>Du nimmst den Stapel auf: %Ln Karte.</numerusform>
            <numerusform>Du nimmst den Stapel auf: %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: {player} picks up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} ist zu niedrig: {player} nimmt den Stapel auf, insgesamt %Ln Karte.</numerusform>
            <numerusform>{cards:start} ist zu niedrig: {player} nimmt den Stapel auf, insgesamt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: you pick up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} ist zu niedrig: Du nimmst den Stapel auf, insgesamt %Ln Karte.</numerusform>
            <numerusform>{cards:start} ist zu niedrig: Du nimmst den Stapel auf, insgesamt %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has no cards left and wins the deal.</source>
        <translation>{player} hat keine Karte mehr und gewinnt die Runde.</translation>
    </message>
    <message>
        <source>You have no cards left and win the deal.</source>
        <translation>Du hast keine Karte mehr und gewinnst die Runde.</translation>
    </message>
    <message>
        <source>After 5,000 turns the deal is void.</source>
        <translation>Nach 5.000 Zügen ist die Runde ungültig.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game: %n deal(s) won.</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit einer gewonnenen Runde.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln gewonnenen Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n deal(s) won.</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit einer gewonnenen Runde.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln gewonnenen Runden.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%Ln Runde gewonnen</numerusform>
            <numerusform>%Ln Runden gewonnen</numerusform>
        </translation>
    </message>
    <message>
        <source>3UP 3DOWN</source>
        <translation>3UP 3DOWN</translation>
    </message>
    <message>
        <source>A pile that never goes down, and six cards in front of you that you play last.</source>
        <translation>Ein Stapel, auf dem es nie abwärts geht, und sechs Karten vor dir, die du zuletzt spielst.</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>has chosen the face-up cards</source>
        <translation>hat die offenen Karten gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s)</source>
        <translation>
            <numerusform>Noch %Ln-mal ablegen</numerusform>
            <numerusform>Noch %Ln-mal ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may discard (once more|up to %n more times)</source>
        <translation>
            <numerusform>darf noch einmal ablegen</numerusform>
            <numerusform>darf noch bis zu %Ln-mal ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must discard (once more|%n more times)</source>
        <translation>
            <numerusform>muss noch einmal ablegen</numerusform>
            <numerusform>muss noch %Ln-mal ablegen</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%Ln Sieg</numerusform>
            <numerusform>%Ln Siege</numerusform>
        </translation>
    </message>
    <message>
        <source>Get rid of all your cards before the others do: first the cards in your hand, then three face-up cards and three face-down cards in front of you.</source>
        <translation>Werde vor den anderen alle deine Karten los: erst die auf der Hand, dann drei offene und drei verdeckte Karten vor dir.</translation>
    </message>
    <message>
        <source>Three more cards lie face down in front of you. Nobody knows them until you turn them over, at the very end.</source>
        <translation>Drei weitere Karten liegen verdeckt vor dir. Niemand kennt sie, bis du sie ganz zum Schluss aufdeckst.</translation>
    </message>
    <message>
        <source>The pile never goes down: play a number at least as high as the one on top, or several cards with the same number. If you cannot, you pick up the whole pile.</source>
        <translation>Auf dem Stapel geht es nie abwärts: Leg eine Zahl, die mindestens so hoch ist wie die oberste, oder mehrere Karten mit derselben Zahl. Kannst du das nicht, nimmst du den ganzen Stapel auf.</translation>
    </message>
    <message>
        <source>You can play a Clear onto anything, and it clears the pile away. Three of the same number in a row clear it, too.</source>
        <translation>Eine Abräumkarte passt auf alles und räumt den Stapel ab. Dreimal dieselbe Zahl hintereinander tut das auch.</translation>
    </message>
    <message>
        <source>After your turn you draw until you have three cards. When the stock and your hand are empty, you play the cards in front of you.</source>
        <translation>Nach deinem Zug ziehst du, bis du drei Karten hast. Sind der Nachziehstapel und deine Hand leer, spielst du die Karten vor dir.</translation>
    </message>
    <message>
        <source>5 to 10 minutes a deal</source>
        <translation>5 bis 10 Minuten je Runde</translation>
    </message>
    <message>
        <source>High cards are easy to play at the end, so your highest cards should lie face up.</source>
        <translation>Hohe Karten lassen sich am Ende leicht ausspielen. Deine höchsten Karten sollten deshalb offen liegen.</translation>
    </message>
    <message>
        <source>You keep {card} in your hand, where it fits onto more cards than a lower one.</source>
        <translation>Du behältst {card:accusative} auf der Hand, wo sie auf mehr Karten passt als eine niedrigere.</translation>
    </message>
    <message>
        <source>This move brings you {tenths} more wins in 100 simulated deals than the next best one.</source>
        <translation>Dieser Zug bringt dir in 100 Proberunden {tenths} Siege mehr als der nächstbeste.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it brings you only {tenths} fewer wins in 100 simulated deals.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er bringt dir in 100 Proberunden nur {tenths} Siege weniger.</translation>
    </message>
    <message>
        <source>The next best move is about as good: you win just as many simulated deals with it.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Du gewinnst damit genauso viele Proberunden.</translation>
    </message>
    <message>
        <source>You can play cards with the same number together at the end.</source>
        <translation>Gleiche Zahlen kannst du am Ende zusammen ablegen.</translation>
    </message>
    <message>
        <source>{card:start} fits onto anything: keep it for later.</source>
        <translation>{card:start} passt auf alles: Heb sie dir für später auf.</translation>
    </message>
    <message>
        <source>{card:start} is harder for the others to follow than a lower card.</source>
        <translation>{card:start} macht es den anderen schwerer als eine niedrigere Karte.</translation>
    </message>
    <message>
        <source>Choose three of your cards to lie face up.</source>
        <translation>Wähle drei deiner Karten aus, die offen liegen sollen.</translation>
    </message>
    <message>
        <source>Play a card onto the pile.</source>
        <translation>Leg eine Karte auf den Stapel.</translation>
    </message>
    <message>
        <source>None of your cards fits: pick up the pile.</source>
        <translation>Keine deiner Karten passt: Nimm den Stapel auf.</translation>
    </message>
    <message>
        <source>Your hand is empty: play one of your face-up cards.</source>
        <translation>Deine Hand ist leer: Spiel eine deiner offenen Karten.</translation>
    </message>
    <message>
        <source>None of your face-up cards fits: pick up the pile.</source>
        <translation>Keine deiner offenen Karten passt: Nimm den Stapel auf.</translation>
    </message>
    <message>
        <source>Turn over one of your face-down cards.</source>
        <translation>Decke eine deiner verdeckten Karten auf.</translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>Du darfst noch einmal ablegen oder darauf verzichten.</numerusform>
            <numerusform>Du darfst noch %Ln-mal ablegen oder darauf verzichten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may draw first, then discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>Du darfst erst ziehen, dann noch einmal ablegen oder darauf verzichten.</numerusform>
            <numerusform>Du darfst erst ziehen, dann noch %Ln-mal ablegen oder darauf verzichten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Face-down cards that fitted</source>
        <translation>Verdeckte Karten, die passten</translation>
    </message>
    <message>
        <source>That is your last card: you are out of the deal.</source>
        <translation>Das ist deine letzte Karte: Du bist in dieser Runde fertig.</translation>
    </message>
    <message>
        <source>None of your cards fits onto {card}: you must turn up the top card of the stock.</source>
        <translation>Keine deiner Karten passt auf {card:accusative}: Du musst die oberste Karte des Nachziehstapels aufdecken.</translation>
    </message>
    <message>
        <source>The card that you turn up may fit onto {card}; then you do not pick up the pile.</source>
        <translation>Die aufgedeckte Karte passt vielleicht auf {card:accusative}; dann nimmst du den Stapel nicht auf.</translation>
    </message>
    <message>
        <source>Colours in the deck</source>
        <translation>Farben im Kartensatz</translation>
    </message>
    <message>
        <source>Fewer colours make a smaller deck for fewer players: with two, they are red and green; with one, it is green.</source>
        <translation>Weniger Farben ergeben einen kleineren Kartensatz für weniger Spieler: bei zweien sind es Rot und Grün, bei einer ist es Grün.</translation>
    </message>
    <message>
        <source>Turning up a card</source>
        <translation>Eine Karte aufdecken</translation>
    </message>
    <message>
        <source>If no card in your hand fits, you turn up the top card of the stock. You pick up the pile only if that card does not fit either.</source>
        <translation>Passt keine deiner Handkarten, deckst du die oberste Karte des Nachziehstapels auf. Den Stapel nimmst du nur auf, wenn auch sie nicht passt.</translation>
    </message>
    <message>
        <source>Another discard after three of a number</source>
        <translation>Noch einmal ablegen nach drei gleichen Zahlen</translation>
    </message>
    <message>
        <source>If you clear the pile with three of the same number, you may discard once more, as after a Clear +1.</source>
        <translation>Räumst du den Stapel mit dreimal derselben Zahl ab, darfst du noch einmal ablegen wie nach einer Abräumkarte +1.</translation>
    </message>
    <message>
        <source>Playing on for places</source>
        <translation>Um die Plätze weiterspielen</translation>
    </message>
    <message>
        <source>The deal goes on until only one player has cards left. You score a point for each player who still has cards when you are out.</source>
        <translation>Die Runde geht weiter, bis nur noch eine Person Karten hat. Du bekommst einen Punkt für jede Person, die noch Karten hat, wenn du fertig bist.</translation>
    </message>
    <message>
        <source>If you can discard, you must.</source>
        <translation>Wenn du ablegen kannst, musst du es tun.</translation>
    </message>
    <message>
        <source>If you can discard, you must, or pick up the pile instead of your first discard.</source>
        <translation>Kannst du ablegen, musst du es, oder du nimmst den Stapel auf, statt das erste Mal abzulegen.</translation>
    </message>
    <message>
        <source>If you cannot make the first discard of your turn, you pick up the whole pile, and your turn is over without a draw.</source>
        <translation>Kannst du zu Beginn deines Zuges nicht ablegen, nimmst du den ganzen Stapel auf die Hand, und dein Zug ist vorbei, ohne dass du ziehst.</translation>
    </message>
    <message>
        <source>If you cannot make the first discard of your turn from your hand, you turn up the top card of the stock. If it fits, it is your first discard, as if you had played it from your hand. If it does not fit, you take it into your hand together with the whole pile, and your turn is over without a draw. If the stock is empty, you pick up the pile.</source>
        <translation>Kannst du zu Beginn deines Zuges nichts aus der Hand ablegen, deckst du die oberste Karte des Nachziehstapels auf. Passt sie, legst du sie ab, als käme sie aus deiner Hand. Passt sie nicht, nimmst du sie mit dem ganzen Stapel auf die Hand, und dein Zug ist vorbei, ohne dass du ziehst. Ist der Nachziehstapel leer, nimmst du den Stapel auf.</translation>
    </message>
    <message>
        <source>That player wins, and the deal is over.</source>
        <translation>Damit ist die Runde gewonnen und zu Ende.</translation>
    </message>
    <message>
        <source>That player is out of the deal. The others play on until only one of them has cards left: the loser.</source>
        <translation>Die anderen spielen weiter, bis nur noch eine Person Karten hat und verliert.</translation>
    </message>
    <message>
        <source>Play a number card from your hand onto the pile, or several cards with the same number. The number must be at least as high as the one on top of the pile; if there is no pile, any number will do.</source>
        <translation>Leg eine Zahlenkarte aus der Hand auf den Stapel, oder mehrere Karten mit derselben Zahl. Die Zahl muss mindestens so hoch sein wie die oberste des Stapels; gibt es keinen Stapel, passt jede Zahl.</translation>
    </message>
    <message>
        <source>If you cannot make a further discard that is not required, you can only stop, or draw first if rule T7 allows it.</source>
        <translation>Kannst du nicht weiter ablegen und ist es keine Pflicht, kannst du nur verzichten, oder vorher ziehen, wenn Regel T7 es erlaubt.</translation>
    </message>
    <message>
        <source>The last card</source>
        <translation>Die letzte Karte</translation>
    </message>
    <message>
        <source>The player at the dealer’s left deals next.</source>
        <translation>Als Nächstes gibt, wer links vom Geber sitzt.</translation>
    </message>
    <message>
        <source>If your discard clears the pile with three or more of the same number, you may discard once more, as after a Clear +1: you may draw first, or stop. If the discards still to come are required, so is this one.</source>
        <translation>Räumst du den Stapel mit drei oder mehr gleichen Zahlen ab, darfst du noch einmal ablegen wie nach einer Abräumkarte +1: Du darfst erst ziehen, oder verzichten. Ist weiteres Ablegen in diesem Zug Pflicht, dann auch dieses.</translation>
    </message>
    <message>
        <source>You score one point for each player who still has cards when you are out. A void deal scores nothing.</source>
        <translation>Du bekommst einen Punkt für jede Person, die noch Karten hat, wenn du fertig bist. Eine ungültige Runde bringt nichts.</translation>
    </message>
    <message>
        <source>Turn up a card</source>
        <translation>Karte aufdecken</translation>
    </message>
    <message>
        <source>T</source>
        <translation>U</translation>
    </message>
    <message>
        <source>turn up the top card of the stock</source>
        <translation>die oberste Karte des Nachziehstapels aufdecken</translation>
    </message>
    <message>
        <source>You cannot pick up the pile yet: turn up the top card of the stock.</source>
        <translation>Den Stapel darfst du noch nicht aufnehmen: Decke die oberste Karte des Nachziehstapels auf.</translation>
    </message>
    <message>
        <source>In this game you cannot turn up a card from the stock.</source>
        <translation>In dieser Partie kannst du keine Karte vom Nachziehstapel aufdecken.</translation>
    </message>
    <message>
        <source>You cannot turn up a card from the stock: you can play {card}.</source>
        <translation>Vom Nachziehstapel darfst du nicht aufdecken: Du kannst {card:accusative} spielen.</translation>
    </message>
    <message>
        <source>The stock is empty: there is no card to turn up.</source>
        <translation>Der Nachziehstapel ist leer: Es gibt keine Karte aufzudecken.</translation>
    </message>
    <message>
        <source>You can turn up a card from the stock only instead of your first discard.</source>
        <translation>Vom Nachziehstapel kannst du nur zu Beginn deines Zuges aufdecken, statt abzulegen.</translation>
    </message>
    <message>
        <source>{player} turns up {cards:accusative}.</source>
        <translation>{player} deckt {cards:accusative} vom Nachziehstapel auf.</translation>
    </message>
    <message>
        <source>You turn up {cards:accusative}.</source>
        <translation>Du deckst {cards:accusative} vom Nachziehstapel auf.</translation>
    </message>
    <message>
        <source>{player} has no cards left and is out of the deal.</source>
        <translation>{player} hat keine Karten mehr und ist in dieser Runde fertig.</translation>
    </message>
    <message>
        <source>You have no cards left and are out of the deal.</source>
        <translation>Du hast keine Karten mehr und bist in dieser Runde fertig.</translation>
    </message>
    <message>
        <source>{player} is the last player with cards: the deal is over.</source>
        <translation>Nur {player} hat noch Karten: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You are the last player with cards: the deal is over.</source>
        <translation>Nur du hast noch Karten: Die Runde ist zu Ende.</translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s).</source>
        <translation>
            <numerusform>{player} bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>Du bekommst %Ln Punkt.</numerusform>
            <numerusform>Du bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a tie at %n point(s), so another deal is played.</source>
        <translation>
            <numerusform>Gleichstand mit %Ln Punkt: Es wird noch eine Runde gespielt.</numerusform>
            <numerusform>Gleichstand mit %Ln Punkten: Es wird noch eine Runde gespielt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still had cards</source>
        <translation>
            <numerusform>%Ln Mitspieler hatte noch Karten</numerusform>
            <numerusform>%Ln Mitspieler hatten noch Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>None of your cards fits: turn up the top card of the stock.</source>
        <translation>Keine deiner Karten passt: Decke die oberste Karte des Nachziehstapels auf.</translation>
    </message>
    <message>
        <source>The pile never goes down: play a number at least as high as the one on top, or several cards with the same number. If you cannot, you turn up the top card of the stock; if that does not fit either, you pick up the whole pile.</source>
        <translation>Auf dem Stapel geht es nie abwärts: Leg eine Zahl, die mindestens so hoch ist wie die oberste, oder mehrere Karten mit derselben Zahl. Kannst du das nicht, deckst du die oberste Karte des Nachziehstapels auf; passt auch sie nicht, nimmst du den ganzen Stapel auf.</translation>
    </message>
    <message>
        <source>A player who clears the pile with three of the same number may discard once more, as after a Clear +1.</source>
        <translation>Wer den Stapel mit dreimal derselben Zahl abräumt, darf noch einmal ablegen wie nach einer Abräumkarte +1.</translation>
    </message>
    <message>
        <source>A deck of so few colours does not have enough cards for so many players.</source>
        <translation>Ein Kartensatz mit so wenigen Farben hat nicht genug Karten für so viele Spieler.</translation>
    </message>
    <message>
        <source>Smaller</source>
        <translation>Kleiner</translation>
    </message>
    <message>
        <source>Larger</source>
        <translation>Größer</translation>
    </message>
    <message>
        <source>The larger deck has twice as many plain Clears, and two Clear +2s in every colour: in three colours, 84 cards instead of 74.</source>
        <translation>Der größere Kartensatz hat doppelt so viele einfache Abräumkarten und in jeder Farbe zwei Abräumkarten +2: bei drei Farben 84 statt 74 Karten.</translation>
    </message>
    <message>
        <source>Each colour has two of every number from 1 to 10, two Clears and two Clear +1s; green also has two Clear +2s.</source>
        <translation>Jede Farbe hat zwei von jeder Zahl von 1 bis 10, zwei Abräumkarten und zwei Abräumkarten +1; Grün hat auch zwei Abräumkarten +2.</translation>
    </message>
    <message>
        <source>There are three colours: red, blue and green.</source>
        <translation>Es gibt drei Farben: Rot, Blau und Grün.</translation>
    </message>
    <message>
        <source>There are two colours: red and green.</source>
        <translation>Es gibt zwei Farben: Rot und Grün.</translation>
    </message>
    <message>
        <source>All cards are green.</source>
        <translation>Alle Karten sind grün.</translation>
    </message>
    <message>
        <source>Your hand is empty. You play the green Clear +2 from your face-up cards, so you must discard twice more: first the green 4, then the green 9.</source>
        <translation>Deine Hand ist leer. Du spielst die grüne Abräumkarte +2 von deinen offenen Karten und musst also noch zweimal ablegen: erst die grüne Vier, dann die grüne Neun.</translation>
    </message>
    <message>
        <source>You play the green Clear +1 from your hand. You may discard the green 6, or stop.</source>
        <translation>Du spielst die grüne Abräumkarte +1 aus der Hand. Du darfst die grüne Sechs ablegen oder verzichten.</translation>
    </message>
    <message>
        <source>You must make one more discard onto the green 8, and only the green 5 is left face up. You play it, and take it into your hand together with the pile.</source>
        <translation>Du musst noch einmal auf die grüne Acht ablegen, und offen liegt nur noch die grüne Fünf. Du spielst sie und nimmst sie mit dem Stapel auf die Hand.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to win %n deal(s) wins the game.</source>
        <translation>
            <numerusform>Wer zuerst %Ln Runde gewinnt, gewinnt die Partie.</numerusform>
            <numerusform>Wer zuerst %Ln Runden gewinnt, gewinnt die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the game, a player needs the highest total, and at least (1 point|%n points) for each opponent. If it is a tie, another deal is played.</source>
        <translation>
            <numerusform>Um die Partie zu gewinnen, braucht man die höchste Summe und für jeden Gegner mindestens %Ln Punkt. Bei Gleichstand folgt eine weitere Runde.</numerusform>
            <numerusform>Um die Partie zu gewinnen, braucht man die höchste Summe und für jeden Gegner mindestens %Ln Punkte. Bei Gleichstand folgt eine weitere Runde.</numerusform>
        </translation>
    </message>
    <message>
        <source>First choose three cards to lie face up. Start each turn with a discard, or as rule T10 says. You can stop, or draw early, only before a further discard.</source>
        <translation>Wähle zuerst drei Karten, die offen liegen sollen. Beginne jeden Zug damit, abzulegen, oder so, wie es Regel T10 sagt. Verzichten oder früher ziehen kannst du nur vor weiterem Ablegen.</translation>
    </message>
    <message>
        <source>Only with two or three colours.</source>
        <translation>Nur mit zwei oder drei Farben.</translation>
    </message>
    <message>
        <source>Only with three or more players.</source>
        <translation>Nur ab drei Spielern.</translation>
    </message>
    <message>
        <source>A shedding game for children and grown-ups, with a deck of its own. There is a lot of luck in it: your hand can be nearly empty and one turn later be full again.</source>
        <translation>Ein Ablegespiel für Kinder und Erwachsene, mit einem eigenen Kartensatz. Es ist viel Glück dabei: Eben noch fast ohne Karten, und schon nach einem Zug ist die Hand wieder voll.</translation>
    </message>
    <message>
        <source>You can play a Clear onto anything, and it clears the pile away.</source>
        <translation>Eine Abräumkarte passt auf alles und räumt den Stapel ab.</translation>
    </message>
    <message>
        <source>Can be laid face up</source>
        <translation>Kann offen hingelegt werden</translation>
    </message>
    <message>
        <source>Each colour has two of every number from 1 to 10, four Clears, two Clear +1s and two Clear +2s. This mix is a guess: the source mentions 84 cards but lists only 74.</source>
        <translation>Jede Farbe hat zwei von jeder Zahl von 1 bis 10, vier Abräumkarten, zwei Abräumkarten +1 und zwei Abräumkarten +2. Diese Zusammenstellung ist geraten: Die Quelle nennt 84 Karten, zählt aber nur 74 auf.</translation>
    </message>
    <message>
        <source>The first player to win this many deals wins the game. When playing on for places, it is the number of points needed for each opponent.</source>
        <translation>Wer zuerst so viele Runden gewonnen hat, gewinnt die Partie. Wird um Plätze weitergespielt, sind es die nötigen Punkte für jede gegnerische Person.</translation>
    </message>
    <message>
        <source>A player with no cards left, whether in hand, face up or face down, is done at once, even if further discards were still to come. If the last card clears the pile, the pile is cleared first.</source>
        <translation>Wer weder auf der Hand noch offen oder verdeckt vor sich Karten hat, ist sofort fertig, auch wenn weiteres Ablegen noch ausstand. Räumt die letzte Karte den Stapel ab, wird er zuerst abgeräumt.</translation>
    </message>
    <message>
        <source>If a face-down card does not fit, you take it into your hand together with the pile. If none of your face-up cards fits for the first discard of your turn, you pick up the pile, and your face-up cards stay where they are. Either way your turn is over.</source>
        <translation>Eine verdeckte Karte, die nicht passt, nimmst du zusammen mit dem Stapel auf die Hand. Passt beim ersten Ablegen deines Zuges keine deiner offenen Karten, nimmst du den Stapel auf, und sie bleiben liegen, wo sie sind. In beiden Fällen ist dein Zug zu Ende.</translation>
    </message>
    <message>
        <source>That brings no further discard: you draw, unless a Clear still allows one.</source>
        <translation>Das bringt kein weiteres Ablegen: Du ziehst, es sei denn, eine Abräumkarte erlaubt noch eines.</translation>
    </message>
    <message>
        <source>Then you may discard once more, as rule T18 says.</source>
        <translation>Danach darfst du noch einmal ablegen, wie Regel T18 sagt.</translation>
    </message>
    <message>
        <source>You may also pick up the pile by choice, as rule T5 says.</source>
        <translation>Du darfst den Stapel auch freiwillig aufnehmen, wie Regel T5 sagt.</translation>
    </message>
    <message>
        <source>When the top three cards of the pile have the same number, no matter who played them, the whole pile is cleared away and is out of play.</source>
        <translation>Zeigen die drei obersten Karten des Stapels dieselbe Zahl, wird der ganze Stapel abgeräumt und ist aus dem Spiel, ganz gleich, wer sie gelegt hat.</translation>
    </message>
    <message>
        <source>You can play a Clear onto any card, or when there is no pile. It takes the pile and itself out of play. A plain Clear brings no further discard. After a Clear +1 you may discard once more, after a Clear +2 twice more. Before the first of these further discards you may draw until you have three cards in hand; before the second you may not. You may play several Clears of one kind together; they count as one.</source>
        <translation>Eine Abräumkarte darfst du auf alles legen, auch wenn kein Stapel da ist. Sie nimmt den Stapel und sich selbst aus dem Spiel. Eine einfache Abräumkarte bringt kein weiteres Ablegen. Nach einer Abräumkarte +1 darfst du noch einmal ablegen, nach einer Abräumkarte +2 noch zweimal. Vor dem ersten weiteren Ablegen darfst du deine Hand auf drei Karten auffüllen, vor dem zweiten nicht. Mehrere Abräumkarten einer Art darfst du zusammen spielen; sie zählen wie eine.</translation>
    </message>
    <message>
        <source>After a Clear +1 you may discard once more, after a Clear +2 twice more. You may draw first, and you may stop. But after a Clear +2 from the cards in front of you, you must make these discards.</source>
        <translation>Nach einer Abräumkarte +1 darfst du noch einmal ablegen, nach einer Abräumkarte +2 noch zweimal. Davor darfst du ziehen, und du darfst verzichten. Nach einer Abräumkarte +2 von den Karten vor dir musst du aber weiter ablegen.</translation>
    </message>
    <message>
        <source>{card:start} fits now. Clears always fit: keep them for later.</source>
        <translation>{card:start} passt jetzt. Abräumkarten passen immer: Behalte sie für später.</translation>
    </message>
    <message>
        <source>Choose</source>
        <translation>Wählen</translation>
    </message>
    <message>
        <source>Turn over</source>
        <translation>Aufdecken</translation>
    </message>
    <message numerus="yes">
        <source>{player} has no card that fits onto {card} and must pick up %n card(s).</source>
        <translation>
            <numerusform>{player} hat keine Karte, die auf {card:accusative} passt, und muss %Ln Karte aufnehmen.</numerusform>
            <numerusform>{player} hat keine Karte, die auf {card:accusative} passt, und muss %Ln Karten aufnehmen.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ablegen</translation>
    </message>
    <message>
        <source>play onto the pile</source>
        <translation>auf den Stapel legen</translation>
    </message>
    <message>
        <source>Choose three of your six cards to lie face up in front of you[|: press Enter on each]. You will play them near the end; the other three stay in your hand.</source>
        <translation>Wähle drei von deinen sechs Karten, die offen vor dir liegen sollen[|: jede mit der Eingabetaste]. Du spielst sie erst gegen Ende; die anderen drei behältst du auf der Hand.</translation>
    </message>
    <message>
        <source>You keep {card} in your hand: it fits onto anything.</source>
        <translation>Du behältst {card:accusative} auf der Hand: Sie passt auf alles.</translation>
    </message>
</context>
<context>
    <name>ultimate-loser</name>
    <message>
        <source>President style</source>
        <translation>Wie President</translation>
    </message>
    <message>
        <source>Nobody knows what the others will throw: one sign is as good as another.</source>
        <translation>Niemand weiß, was die anderen zeigen: Ein Zeichen ist so gut wie das andere.</translation>
    </message>
    <message>
        <source>With that your hand is empty, so you cannot be the Ultimate Loser.</source>
        <translation>Damit ist deine Hand leer, und du kannst nicht Ultimate Loser werden.</translation>
    </message>
    <message>
        <source>Hardly anybody can follow, and players who cannot follow pay.</source>
        <translation>Kaum jemand kann da mithalten, und wer es nicht kann, zahlt.</translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s).</source>
        <translation>
            <numerusform>Du wirst %Ln Karte los.</numerusform>
            <numerusform>Du wirst %Ln Karten los.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has passed, so even a low play costs you nothing.</source>
        <translation>{player} hat gepasst, darum kostet dich auch etwas Niedriges nichts.</translation>
    </message>
    <message>
        <source>{player} has played lower, so you do not pay for this trick.</source>
        <translation>{player} hat niedriger gespielt, darum zahlst du nicht.</translation>
    </message>
    <message>
        <source>Spoiler</source>
        <translation>Missgünstig</translation>
    </message>
    <message>
        <source>Makes the others pay whenever it costs little.</source>
        <translation>Lässt die anderen zahlen, wo immer es wenig kostet.</translation>
    </message>
    <message>
        <source>Collector</source>
        <translation>Sammelfreudig</translation>
    </message>
    <message>
        <source>Gladly pays for the gin card if it improves a straight flush or a set.</source>
        <translation>Zahlt gern für die Gin-Karte, wenn sie eine Farbfolge oder eine Gruppe gleicher Werte verbessert.</translation>
    </message>
    <message>
        <source>Hasty</source>
        <translation>Hastig</translation>
    </message>
    <message>
        <source>Paper, scissors, rock</source>
        <translation>Schere, Stein, Papier</translation>
    </message>
    <message>
        <source>By lot</source>
        <translation>Das Los entscheidet</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>Punkte</translation>
    </message>
    <message>
        <source>Drinks</source>
        <translation>Schlucke</translation>
    </message>
    <message>
        <source>Chips</source>
        <translation>Chips</translation>
    </message>
    <message>
        <source>Deals</source>
        <translation>Runden</translation>
    </message>
    <message>
        <source>After this many deals, the player with the fewest penalties wins the game.</source>
        <translation>Nach so vielen Runden gewinnt, wer die wenigsten Strafen hat.</translation>
    </message>
    <message>
        <source>Joker</source>
        <translation>Joker</translation>
    </message>
    <message>
        <source>The Ultimate Loser takes</source>
        <translation>Der Ultimate Loser bekommt</translation>
    </message>
    <message>
        <source>How many extra penalties the Ultimate Loser of a deal takes.</source>
        <translation>Wie viele Strafen der Ultimate Loser einer Runde zusätzlich bekommt.</translation>
    </message>
    <message>
        <source>FourPlay</source>
        <translation>FourPlay</translation>
    </message>
    <message>
        <source>Choice of the leader</source>
        <translation>Wenn offen ist, wer ausspielt</translation>
    </message>
    <message>
        <source>Who leads if nobody who played to a trick has cards left.</source>
        <translation>Wer ausspielt, wenn von allen, die zum Stich gespielt haben, niemand mehr Karten hat.</translation>
    </message>
    <message>
        <source>Penalties are called</source>
        <translation>Strafen heißen</translation>
    </message>
    <message>
        <source>What your table calls a penalty. The scoring is the same.</source>
        <translation>Wie an deinem Tisch eine Strafe heißt. Gezählt wird sie immer gleich.</translation>
    </message>
    <message>
        <source>Cards and deal</source>
        <translation>Karten und Geben</translation>
    </message>
    <message>
        <source>Ranks</source>
        <translation>Rangfolge</translation>
    </message>
    <message>
        <source>Who deals</source>
        <translation>Wer gibt</translation>
    </message>
    <message>
        <source>The player who started the game deals first. After that, the Ultimate Loser of the last deal does. The player at the dealer’s left leads.</source>
        <translation>Zuerst gibt, wer die Partie begonnen hat. Danach gibt der Ultimate Loser der letzten Runde. Wer links vom Geber sitzt, spielt aus.</translation>
    </message>
    <message>
        <source>The lead</source>
        <translation>Das Ausspielen</translation>
    </message>
    <message>
        <source>The leader must play: a single card, two, three or four cards of the same rank, or a straight flush, which is three or more consecutive cards of one suit. The ace is high in a straight flush, too: it goes above the king, never below the two.</source>
        <translation>Wer ausspielt, muss etwas spielen: eine einzelne Karte, zwei, drei oder vier Karten gleichen Werts oder eine Farbfolge, also drei oder mehr benachbarte Werte einer Farbe. Auch in der Farbfolge ist das Ass hoch: Es kommt über den König, nie unter die Zwei.</translation>
    </message>
    <message>
        <source>Following</source>
        <translation>Mithalten</translation>
    </message>
    <message>
        <source>Then, clockwise, each of the other players with cards does one of three things: plays the same type, passes, or passes and swaps one card for the gin card. The same type is the same number of cards of one rank, or a straight flush of the same length; it need not be higher. The card swapped is the new gin card, for all to see.</source>
        <translation>Dann tun im Uhrzeigersinn alle anderen, die Karten haben, eines von dreien: etwas von derselben Art spielen, passen oder passen und eine Karte gegen die Gin-Karte tauschen. Von derselben Art sind ebenso viele Karten gleichen Werts oder eine Farbfolge derselben Länge; höher muss sie nicht sein. Die getauschte Karte ist die neue Gin-Karte, für alle sichtbar.</translation>
    </message>
    <message>
        <source>Winning a trick</source>
        <translation>Einen Stich gewinnen</translation>
    </message>
    <message>
        <source>When everybody has acted, the highest play wins the trick. A straight flush counts by its top card. If plays are equal, the first one wins. The cards are then out of play.</source>
        <translation>Waren alle an der Reihe, gewinnt den Stich, wer am höchsten gespielt hat. Bei einer Farbfolge zählt ihre höchste Karte. Sind mehrere gleich hoch, gewinnt, wer zuerst gespielt hat. Die Karten sind dann aus dem Spiel.</translation>
    </message>
    <message>
        <source>The next lead</source>
        <translation>Das nächste Ausspielen</translation>
    </message>
    <message>
        <source>All choose in secret and show their signs at the same time. Paper beats rock, rock beats scissors, scissors beat paper. If exactly two different signs were thrown, the players with the weaker one drop out; otherwise nothing is decided. This goes on until one player is left. After ten rounds in a row in which nobody drops out, the lead is drawn by lot among the players who are left.</source>
        <translation>Alle wählen verdeckt und zeigen ihr Zeichen gleichzeitig. Papier schlägt Stein, Stein schlägt Schere, Schere schlägt Papier. Wurden genau zwei verschiedene Zeichen gezeigt, scheidet aus, wer das schwächere hat; sonst ist nichts entschieden. So geht es weiter, bis nur noch eine Person übrig ist. Scheidet zehnmal hintereinander niemand aus, entscheidet unter den Übrigen das Los, wer ausspielt.</translation>
    </message>
    <message>
        <source>Losing a trick</source>
        <translation>Einen Stich verlieren</translation>
    </message>
    <message>
        <source>When a player plays all four cards of a number, from two to ten, every player takes a penalty at once, even those without cards.</source>
        <translation>Spielt jemand alle vier Karten einer Zahl, von der Zwei bis zur Zehn, zusammen, bekommen sofort alle eine Strafe, auch wer keine Karten mehr hat.</translation>
    </message>
    <message>
        <source>The price of losing</source>
        <translation>Was das Verlieren kostet</translation>
    </message>
    <message>
        <source>The Ultimate Loser</source>
        <translation>Der Ultimate Loser</translation>
    </message>
    <message>
        <source>The deal ends when only one player has cards left after a trick: the Ultimate Loser. If the last players run out of cards in the same trick, the one with the lowest play is the Ultimate Loser; if plays are equal, the one who played later.</source>
        <translation>Die Runde endet, wenn nach einem Stich nur noch eine Person Karten hat: Sie ist der Ultimate Loser. Spielen die Letzten im selben Stich ihre letzten Karten, ist es, wer am niedrigsten gespielt hat; bei gleich niedrigen, wer später gespielt hat.</translation>
    </message>
    <message>
        <source>Winning the game</source>
        <translation>Die Partie gewinnen</translation>
    </message>
    <message>
        <source>play cards</source>
        <translation>Karten spielen</translation>
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
        <source>swap a card for the gin card</source>
        <translation>eine Karte gegen die Gin-Karte tauschen</translation>
    </message>
    <message>
        <source>throw paper, scissors or rock</source>
        <translation>mit Schere, Stein, Papier knobeln</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Gin card</source>
        <translation>Gin-Karte</translation>
    </message>
    <message>
        <source>Played cards</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Finished tricks</source>
        <translation>Beendete Stiche</translation>
    </message>
    <message>
        <source>You have already chosen your sign; wait for the others.</source>
        <translation>Du hast dein Zeichen schon gewählt; warte auf die anderen.</translation>
    </message>
    <message>
        <source>You are not throwing for the lead this time.</source>
        <translation>Um das Ausspielen knobeln gerade andere.</translation>
    </message>
    <message>
        <source>You can throw paper, scissors or rock only to decide the lead.</source>
        <translation>Schere, Stein, Papier gibt es nur, wenn offen ist, wer ausspielt.</translation>
    </message>
    <message>
        <source>First decide who leads: throw paper, scissors or rock.</source>
        <translation>Zuerst wird entschieden, wer ausspielt: Wähle Schere, Stein oder Papier.</translation>
    </message>
    <message>
        <source>You lead, so you must play cards; only the others may pass or swap a card.</source>
        <translation>Du spielst aus, also musst du Karten spielen; nur die anderen dürfen passen oder eine Karte tauschen.</translation>
    </message>
    <message>
        <source>{cards:start} do not go together: play cards of the same rank, or three or more consecutive cards of one suit.</source>
        <translation>{cards:start} gehören nicht zusammen: Spiel Karten gleichen Werts oder drei oder mehr benachbarte einer Farbe.</translation>
    </message>
    <message>
        <source>{card:start} can only be played alone.</source>
        <translation>{card:start} darf nur allein gespielt werden.</translation>
    </message>
    <message>
        <source>You cannot play {cards}: this trick is for single cards.</source>
        <translation>Dieser Stich verlangt einzelne Karten; {cards:accusative} kannst du hier nicht spielen.</translation>
    </message>
    <message>
        <source>You cannot play {cards}: this trick is for pairs.</source>
        <translation>Dieser Stich verlangt Paare; {cards:accusative} kannst du hier nicht spielen.</translation>
    </message>
    <message>
        <source>You cannot play {cards}: this trick is for three of a kind.</source>
        <translation>Dieser Stich verlangt Drillinge; {cards:accusative} kannst du hier nicht spielen.</translation>
    </message>
    <message>
        <source>You cannot play {cards}: this trick is for four of a kind.</source>
        <translation>Dieser Stich verlangt Vierlinge; {cards:accusative} kannst du hier nicht spielen.</translation>
    </message>
    <message>
        <source>You cannot play {cards}: this trick is for straight flushes of {number} cards.</source>
        <translation>Dieser Stich verlangt Farbfolgen von {number} Karten; {cards:accusative} kannst du hier nicht spielen.</translation>
    </message>
    <message>
        <source>Your straight flush must have {number} cards, like the one that was led; {cards} do not fit.</source>
        <translation>Deine Farbfolge muss {number} Karten haben wie die ausgespielte; {cards:nominative} passen nicht.</translation>
    </message>
    <message>
        <source>{card:start} is already the gin card: put down a card from your hand.</source>
        <translation>{card:start} ist schon die Gin-Karte: Leg eine Karte aus deiner Hand hin.</translation>
    </message>
    <message>
        <source>You can swap only one card for the gin card: {cards} are too many.</source>
        <translation>Du tauschst eine einzige Karte gegen die Gin-Karte: {cards:nominative} sind zu viele.</translation>
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
        <source>{cards:start} is the gin card.</source>
        <translation>{cards:start} ist die Gin-Karte.</translation>
    </message>
    <message>
        <source>{player} leads {cards:accusative}.</source>
        <translation>{player} spielt {cards:accusative} aus.</translation>
    </message>
    <message>
        <source>You lead {cards:accusative}.</source>
        <translation>Du spielst {cards:accusative} aus.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative}.</source>
        <translation>{player} spielt {cards:accusative}.</translation>
    </message>
    <message>
        <source>You play {cards:accusative}.</source>
        <translation>Du spielst {cards:accusative}.</translation>
    </message>
    <message>
        <source>FourPlay: everybody takes a point.</source>
        <translation>FourPlay: ein Punkt für alle.</translation>
    </message>
    <message>
        <source>FourPlay: everybody drinks.</source>
        <translation>FourPlay: Alle trinken.</translation>
    </message>
    <message>
        <source>FourPlay: everybody pays a chip.</source>
        <translation>FourPlay: Alle zahlen einen Chip.</translation>
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
        <source>{player} passes and takes {cards:accusative}.</source>
        <translation>{player} passt und nimmt {cards:accusative}.</translation>
    </message>
    <message>
        <source>You pass and take {cards:accusative}.</source>
        <translation>Du passt und nimmst {cards:accusative}.</translation>
    </message>
    <message>
        <source>{player} puts down {cards:accusative} as the new gin card.</source>
        <translation>{player} legt {cards:accusative} als neue Gin-Karte hin.</translation>
    </message>
    <message>
        <source>You put down {cards:accusative} as the new gin card.</source>
        <translation>Du legst {cards:accusative} als neue Gin-Karte hin.</translation>
    </message>
    <message>
        <source>{player} wins the trick.</source>
        <translation>{player} gewinnt den Stich.</translation>
    </message>
    <message>
        <source>You win the trick.</source>
        <translation>Du gewinnst den Stich.</translation>
    </message>
    <message>
        <source>{player} loses the trick and takes a point.</source>
        <translation>{player} verliert den Stich und bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>You lose the trick and take a point.</source>
        <translation>Du verlierst den Stich und bekommst einen Punkt.</translation>
    </message>
    <message>
        <source>{player} loses the trick and takes a drink.</source>
        <translation>{player} verliert den Stich und trinkt einen Schluck.</translation>
    </message>
    <message>
        <source>You lose the trick and take a drink.</source>
        <translation>Du verlierst den Stich und trinkst einen Schluck.</translation>
    </message>
    <message>
        <source>{player} loses the trick and pays a chip.</source>
        <translation>{player} verliert den Stich und zahlt einen Chip.</translation>
    </message>
    <message>
        <source>You lose the trick and pay a chip.</source>
        <translation>Du verlierst den Stich und zahlst einen Chip.</translation>
    </message>
    <message>
        <source>Of the players with cards left, {player} played highest and leads.</source>
        <translation>{player} hat von allen, die noch Karten haben, am höchsten gespielt und spielt aus.</translation>
    </message>
    <message>
        <source>Of the players with cards left, you played highest, so you lead.</source>
        <translation>Du hast von allen, die noch Karten haben, am höchsten gespielt und spielst aus.</translation>
    </message>
    <message>
        <source>Nobody who played has cards left: paper, scissors, rock decides who leads.</source>
        <translation>Von allen, die gespielt haben, hat niemand mehr Karten: Schere, Stein, Papier entscheidet, wer ausspielt.</translation>
    </message>
    <message>
        <source>{player} is ready to throw.</source>
        <translation>{player} hat ein Zeichen gewählt.</translation>
    </message>
    <message>
        <source>You are ready to throw.</source>
        <translation>Du hast ein Zeichen gewählt.</translation>
    </message>
    <message>
        <source>{player} throws rock.</source>
        <translation>{player} zeigt Stein.</translation>
    </message>
    <message>
        <source>You throw rock.</source>
        <translation>Du zeigst Stein.</translation>
    </message>
    <message>
        <source>{player} throws paper.</source>
        <translation>{player} zeigt Papier.</translation>
    </message>
    <message>
        <source>You throw paper.</source>
        <translation>Du zeigst Papier.</translation>
    </message>
    <message>
        <source>{player} throws scissors.</source>
        <translation>{player} zeigt Schere.</translation>
    </message>
    <message>
        <source>You throw scissors.</source>
        <translation>Du zeigst Schere.</translation>
    </message>
    <message>
        <source>{player} drops out.</source>
        <translation>{player} scheidet aus.</translation>
    </message>
    <message>
        <source>You drop out.</source>
        <translation>Du scheidest aus.</translation>
    </message>
    <message>
        <source>Nothing decided yet: another throw.</source>
        <translation>Nichts entschieden: Es wird noch einmal geknobelt.</translation>
    </message>
    <message>
        <source>{player} wins the throw and leads.</source>
        <translation>{player} gewinnt das Knobeln und spielt aus.</translation>
    </message>
    <message>
        <source>You win the throw and lead.</source>
        <translation>Du gewinnst das Knobeln und spielst aus.</translation>
    </message>
    <message>
        <source>{player} is chosen by lot to lead.</source>
        <translation>Das Los fällt auf {player:accusative}: {player} spielt aus.</translation>
    </message>
    <message>
        <source>You are chosen by lot to lead.</source>
        <translation>Das Los fällt auf dich: Du spielst aus.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n drink(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Schluck.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Schlucken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n drink(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Schluck.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Schlucken.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n chip(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Chip.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n chip(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Chip.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) lost</source>
        <translation>
            <numerusform>%Ln Stich verloren</numerusform>
            <numerusform>%Ln Stiche verloren</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FourPlay(s)</source>
        <translation>
            <numerusform>%Ln FourPlay</numerusform>
            <numerusform>%Ln FourPlays</numerusform>
        </translation>
    </message>
    <message>
        <source>the Ultimate Loser</source>
        <translation>Ultimate Loser</translation>
    </message>
    <message>
        <source>you are the Ultimate Loser</source>
        <translation>du bist Ultimate Loser</translation>
    </message>
    <message>
        <source>Ultimate Loser</source>
        <translation>Ultimate Loser</translation>
    </message>
    <message>
        <source>Get rid of your cards before the others do: passing costs a penalty, and being the last with cards costs more.</source>
        <translation>Werde deine Karten los: Passen kostet eine Strafe, und wer als Letzter noch Karten hat, zahlt mehr.</translation>
    </message>
    <message>
        <source>Made by players who had grown tired of President, in a week of adding and dropping rules. First the loser of a trick had to clear the table, then the winner; both rules were dropped, and now anybody does it. The penalties were drinks; here they are points, unless you choose drinks or chips. The gin card gets its name from its likeness to Gin Rummy.</source>
        <translation>Erfunden von Leuten, die President satthatten, in einer Woche, in der Regeln kamen und wieder gingen. Erst musste den Tisch abräumen, wer den Stich verloren hatte, dann, wer ihn gewonnen hatte; beides haben sie verworfen, jetzt macht es irgendwer. Die Strafen waren Getränke; hier sind es Punkte, wenn du nicht Schlucke oder Chips wählst. Die Gin-Karte heißt so, weil sie an Gin Rommé erinnert.</translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n point(s).</source>
        <translation>
            <numerusform>{player} teilt sich den Sieg: %Ln Punkt.</numerusform>
            <numerusform>{player} teilt sich den Sieg: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n point(s).</source>
        <translation>
            <numerusform>Du teilst dir den Sieg: %Ln Punkt.</numerusform>
            <numerusform>Du teilst dir den Sieg: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n drink(s).</source>
        <translation>
            <numerusform>{player} teilt sich den Sieg: %Ln Schluck.</numerusform>
            <numerusform>{player} teilt sich den Sieg: %Ln Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n drink(s).</source>
        <translation>
            <numerusform>Du teilst dir den Sieg: %Ln Schluck.</numerusform>
            <numerusform>Du teilst dir den Sieg: %Ln Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n chip(s).</source>
        <translation>
            <numerusform>{player} teilt sich den Sieg: %Ln Chip.</numerusform>
            <numerusform>{player} teilt sich den Sieg: %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n chip(s).</source>
        <translation>
            <numerusform>Du teilst dir den Sieg: %Ln Chip.</numerusform>
            <numerusform>Du teilst dir den Sieg: %Ln Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>Ten rounds in a row decided nothing, so the lead is drawn by lot.</source>
        <translation>Das Knobeln hat zehnmal hintereinander nichts entschieden, also entscheidet das Los, wer ausspielt.</translation>
    </message>
    <message>
        <source>Rock</source>
        <translation>Stein</translation>
    </message>
    <message>
        <source>Paper</source>
        <translation>Papier</translation>
    </message>
    <message>
        <source>Scissors</source>
        <translation>Schere</translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) in this deal</source>
        <translation>
            <numerusform>%Ln Strafpunkt in dieser Runde</numerusform>
            <numerusform>%Ln Strafpunkte in dieser Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%Ln Schluck</numerusform>
            <numerusform>%Ln Schlucke</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s) in this deal</source>
        <translation>
            <numerusform>%Ln Schluck in dieser Runde</numerusform>
            <numerusform>%Ln Schlucke in dieser Runde</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%Ln Chip</numerusform>
            <numerusform>%Ln Chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) paid in this deal</source>
        <translation>
            <numerusform>%Ln Chip in dieser Runde gezahlt</numerusform>
            <numerusform>%Ln Chips in dieser Runde gezahlt</numerusform>
        </translation>
    </message>
    <message>
        <source>Throws</source>
        <translation>Knobelt</translation>
    </message>
    <message>
        <source>must throw paper, scissors or rock</source>
        <translation>muss Schere, Stein oder Papier wählen</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Bereit</translation>
    </message>
    <message>
        <source>is ready to throw</source>
        <translation>hat ein Zeichen gewählt</translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%Ln Strafpunkt</numerusform>
            <numerusform>%Ln Strafpunkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The others play the same number of cards of one rank, or a straight flush of that length. They need not beat the last play. The highest play wins and leads.</source>
        <translation>Die anderen spielen ebenso viele Karten gleichen Werts oder eine gleich lange Farbfolge. Höher sein müssen sie nicht. Wer am höchsten spielt, gewinnt den Stich und spielt aus.</translation>
    </message>
    <message>
        <source>This is the gin card. Instead of playing, you may pass and swap one of your cards for it: [drag your card here|select your card with Space, go to the gin card with Tab and press Enter].</source>
        <translation>Das ist die Gin-Karte. Statt zu spielen, darfst du passen und eine deiner Karten gegen sie tauschen: [Zieh deine Karte hierher|Wähle deine Karte mit der Leertaste aus, geh mit der Tabulatortaste zur Gin-Karte und drück die Eingabetaste].</translation>
    </message>
    <message>
        <source>If you pass, you take a penalty. If nobody passes, the player with the lowest play takes it. So playing a low card is often better than passing.</source>
        <translation>Wer passt, bekommt eine Strafe. Passt niemand, bekommt sie, wer am niedrigsten gespielt hat. Eine niedrige Karte zu spielen ist also oft besser, als zu passen.</translation>
    </message>
    <message>
        <source>About 5 minutes a deal</source>
        <translation>Etwa 5 Minuten je Runde</translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and takes %n point(s) for it.</source>
        <translation>
            <numerusform>{player} ist Ultimate Loser und bekommt dafür %Ln Punkt.</numerusform>
            <numerusform>{player} ist Ultimate Loser und bekommt dafür %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and take %n point(s) for it.</source>
        <translation>
            <numerusform>Du bist Ultimate Loser und bekommst dafür %Ln Punkt.</numerusform>
            <numerusform>Du bist Ultimate Loser und bekommst dafür %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and takes %n drink(s) for it.</source>
        <translation>
            <numerusform>{player} ist Ultimate Loser und trinkt dafür %Ln Schluck.</numerusform>
            <numerusform>{player} ist Ultimate Loser und trinkt dafür %Ln Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and take %n drink(s) for it.</source>
        <translation>
            <numerusform>Du bist Ultimate Loser und trinkst dafür %Ln Schluck.</numerusform>
            <numerusform>Du bist Ultimate Loser und trinkst dafür %Ln Schlucke.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and pays %n chip(s) for it.</source>
        <translation>
            <numerusform>{player} ist Ultimate Loser und zahlt dafür %Ln Chip.</numerusform>
            <numerusform>{player} ist Ultimate Loser und zahlt dafür %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and pay %n chip(s) for it.</source>
        <translation>
            <numerusform>Du bist Ultimate Loser und zahlst dafür %Ln Chip.</numerusform>
            <numerusform>Du bist Ultimate Loser und zahlst dafür %Ln Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>This keeps cards together that the other move would break up.</source>
        <translation>So bleibt zusammen, was der andere Zug auseinanderreißen würde.</translation>
    </message>
    <message>
        <source>{player} has passed, so even a low play costs you nothing: keep your higher cards.</source>
        <translation>{player} hat gepasst, also kostet dich auch etwas Niedriges nichts: Behalte die höheren Karten.</translation>
    </message>
    <message>
        <source>{player} has played lower, so this is enough: keep your higher cards.</source>
        <translation>{player} hat niedriger gespielt, also reicht das: Behalte die höheren Karten.</translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have a straight flush of %n card(s).</source>
        <translation>
            <numerusform>Mit {card:dative} hast du eine Farbfolge aus %Ln Karte.</numerusform>
            <numerusform>Mit {card:dative} hast du eine Farbfolge aus %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have %n card(s) of the same rank.</source>
        <translation>
            <numerusform>Mit {card:dative} hast du %Ln Karte gleichen Werts.</numerusform>
            <numerusform>Mit {card:dative} hast du %Ln Karten gleichen Werts.</numerusform>
        </translation>
    </message>
    <message>
        <source>{card:start} is the lower card to put down, and breaks nothing up.</source>
        <translation>{card:start} ist die niedrigere Karte, und du reißt damit nichts auseinander.</translation>
    </message>
    <message>
        <source>In simulated deals, the next best move is worse by {tenths} penalties on average.</source>
        <translation>In Proberunden ist der nächstbeste Zug im Schnitt um {tenths} Strafen schlechter.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it is worse by {tenths} penalties.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er ist um {tenths} Strafen schlechter.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it is worse by less than 0.1 penalties.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Er ist um weniger als 0,1 Strafen schlechter.</translation>
    </message>
    <message>
        <source>None of your cards fits.</source>
        <translation>Keine deiner Karten passt.</translation>
    </message>
    <message>
        <source>Gets rid of as many cards as possible, and leaves the gin card if that costs little.</source>
        <translation>Wird so viele Karten los wie möglich und lässt die Gin-Karte liegen, wenn das wenig kostet.</translation>
    </message>
    <message>
        <source>Rock beats scissors. Still throwing: {players}.</source>
        <translation>Stein schlägt Schere. Noch dabei: {players}.</translation>
    </message>
    <message>
        <source>Paper beats rock. Still throwing: {players}.</source>
        <translation>Papier schlägt Stein. Noch dabei: {players}.</translation>
    </message>
    <message>
        <source>Scissors beat paper. Still throwing: {players}.</source>
        <translation>Schere schlägt Papier. Noch dabei: {players}.</translation>
    </message>
    <message numerus="yes">
        <source>This deal: %n</source>
        <translation>
            <numerusform>Diese Runde: %Ln</numerusform>
            <numerusform>Diese Runde: %Ln</numerusform>
        </translation>
    </message>
    <message>
        <source>Passed</source>
        <translation>Gepasst</translation>
    </message>
    <message>
        <source>has passed on this trick</source>
        <translation>hat in diesem Stich gepasst</translation>
    </message>
    <message>
        <source>Play one card, pass, or swap a card for the gin card.</source>
        <translation>Spiel eine Karte, passe oder tausch eine Karte gegen die Gin-Karte.</translation>
    </message>
    <message>
        <source>Play a pair, pass, or swap a card for the gin card.</source>
        <translation>Spiel ein Paar, passe oder tausch eine Karte gegen die Gin-Karte.</translation>
    </message>
    <message numerus="yes">
        <source>Play %n of a kind, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Spiel %Ln Gleiche, passe oder tausch eine Karte gegen die Gin-Karte.</numerusform>
            <numerusform>Spiel %Ln Gleiche, passe oder tausch eine Karte gegen die Gin-Karte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play a straight flush of %n, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Spiel eine Farbfolge aus %Ln Karte, passe oder tausch eine Karte gegen die Gin-Karte.</numerusform>
            <numerusform>Spiel eine Farbfolge aus %Ln Karten, passe oder tausch eine Karte gegen die Gin-Karte.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot follow: pass, or swap a card for the gin card.</source>
        <translation>Du kannst nicht mithalten: Passe oder tausch eine Karte gegen die Gin-Karte.</translation>
    </message>
    <message>
        <source>Throw paper, scissors or rock for the lead.</source>
        <translation>Knoble mit Schere, Stein, Papier ums Ausspielen.</translation>
    </message>
    <message>
        <source>Deals as Ultimate Loser</source>
        <translation>Runden als Ultimate Loser</translation>
    </message>
    <message>
        <source>FourPlays</source>
        <translation>FourPlays</translation>
    </message>
    <message>
        <source>You must give your highest card.</source>
        <translation>Du musst deine höchste Karte geben.</translation>
    </message>
    <message>
        <source>You can spare {card}: it is the lower card, and breaks nothing up.</source>
        <translation>{card:start} kannst du entbehren: Die Karte ist niedriger und reißt nichts auseinander.</translation>
    </message>
    <message>
        <source>None</source>
        <translation>Keiner</translation>
    </message>
    <message>
        <source>Played alone</source>
        <translation>Allein gespielt</translation>
    </message>
    <message>
        <source>Wild</source>
        <translation>Für jede Karte</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Aus</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>Mit Zahlen</translation>
    </message>
    <message>
        <source>Every rank</source>
        <translation>Mit jedem Wert</translation>
    </message>
    <message>
        <source>With four players, one joker is added, so that each player gets 13 cards and one card is left over. It is higher than the ace and can only be played alone. With other numbers of players there is no joker.</source>
        <translation>Zu viert kommt ein Joker dazu, sodass alle 13 Karten bekommen und eine übrig bleibt. Er ist höher als das Ass und darf nur allein gespielt werden. Bei anderen Spielerzahlen gibt es keinen Joker.</translation>
    </message>
    <message>
        <source>One joker is added for any number of players. Alone, it is a single card above the ace. It also stands for any other card: it completes a pair, three or four of a kind, or a straight flush, inside it or at an end; the ace remains the highest card there. If a play can be read in several ways, the highest one counts.</source>
        <translation>Bei jeder Spielerzahl kommt ein Joker dazu. Allein ist er eine einzelne Karte über dem Ass. Er steht auch für jede andere Karte: Er ergänzt ein Paar, einen Drilling, einen Vierling oder eine Farbfolge, in der Mitte oder an einem Ende; dort bleibt das Ass die höchste Karte. Lässt sich das Gespielte verschieden lesen, zählt die höchste Möglichkeit.</translation>
    </message>
    <message>
        <source>If everybody who played to the trick is out of cards and at least two others have cards, those others play paper, scissors, rock for the lead.</source>
        <translation>Hat von allen, die zum Stich gespielt haben, niemand mehr Karten, aber mindestens zwei andere haben welche, dann knobeln diese mit Schere, Stein, Papier darum, wer ausspielt.</translation>
    </message>
    <message>
        <source>If everybody who played to the trick is out of cards and at least two others have cards, the lead is drawn by lot among those others.</source>
        <translation>Hat von allen, die zum Stich gespielt haben, niemand mehr Karten, aber mindestens zwei andere haben welche, dann entscheidet zwischen diesen das Los, wer ausspielt.</translation>
    </message>
    <message>
        <source>If somebody passed or swapped, the lowest play does not cost anything.</source>
        <translation>Hat jemand gepasst oder getauscht, kostet es nichts, am niedrigsten zu spielen.</translation>
    </message>
    <message>
        <source>When a player plays all four cards of a rank, no matter which, every player takes a penalty at once, even those without cards.</source>
        <translation>Spielt jemand alle vier Karten eines Werts zusammen, ganz gleich welchen, bekommen alle sofort eine Strafe, auch wer keine Karten mehr hat.</translation>
    </message>
    <message>
        <source>Four of a kind with the joker is not a FourPlay.</source>
        <translation>Ein Vierling mit dem Joker ist kein FourPlay.</translation>
    </message>
    <message>
        <source>Before the lead, from the second deal on, two players exchange a card.</source>
        <translation>Ab der zweiten Runde geben sich vor dem Ausspielen zwei Spieler gegenseitig eine Karte.</translation>
    </message>
    <message>
        <source>A joker beats the ace when it is played alone. It is added only with four players. A wild joker is always added, and it can also stand for any other card.</source>
        <translation>Allein gespielt schlägt ein Joker das Ass. Er kommt nur zu viert dazu. Bei „Für jede Karte“ kommt er immer dazu und kann auch jede andere Karte ersetzen.</translation>
    </message>
    <message>
        <source>Playing all four cards of a number, or of every rank, costs everybody a penalty.</source>
        <translation>Spielt jemand alle vier Karten einer Zahl oder jedes beliebigen Werts zusammen, bekommen alle eine Strafe.</translation>
    </message>
    <message>
        <source>Exchange</source>
        <translation>Kartentausch</translation>
    </message>
    <message>
        <source>The lowest play always pays</source>
        <translation>Wer am niedrigsten spielt, zahlt immer</translation>
    </message>
    <message>
        <source>The lowest play of a trick costs a penalty even if somebody passed.</source>
        <translation>Wer in einem Stich am niedrigsten spielt, bekommt auch dann eine Strafe, wenn jemand gepasst hat.</translation>
    </message>
    <message>
        <source>The game uses one pack of 52 cards. All players get the same number of cards: as many as possible while at least one is left over. Two players get 13 each. One of the cards left over is turned up: the gin card. The others are spares, and nobody sees them.</source>
        <translation>Gespielt wird mit einem Kartensatz zu 52 Karten. Alle bekommen gleich viele, und zwar so viele wie möglich, solange mindestens eine übrig bleibt. Zu zweit sind es 13 für jeden. Eine der übrigen Karten wird aufgedeckt: die Gin-Karte. Die anderen sind Restkarten, die niemand sieht.</translation>
    </message>
    <message>
        <source>The joker</source>
        <translation>Der Joker</translation>
    </message>
    <message>
        <source>The joker is dealt like any other card, and can be swapped.</source>
        <translation>Der Joker wird wie jede andere Karte ausgeteilt und darf getauscht werden.</translation>
    </message>
    <message>
        <source>The exchange</source>
        <translation>Der Kartentausch</translation>
    </message>
    <message>
        <source>give a card</source>
        <translation>eine Karte geben</translation>
    </message>
    <message>
        <source>First the exchange: give a card from your hand.</source>
        <translation>Zuerst der Kartentausch: Gib eine Karte aus deiner Hand.</translation>
    </message>
    <message>
        <source>You can give a card only in the exchange, before the first lead of a deal.</source>
        <translation>Eine Karte gibst du nur beim Kartentausch vor dem ersten Ausspielen einer Runde.</translation>
    </message>
    <message>
        <source>You can give only one card: {cards} are too many.</source>
        <translation>Du gibst eine einzelne Karte: {cards} sind zu viele.</translation>
    </message>
    <message>
        <source>You must give your highest card, and that is {top}, not {card}.</source>
        <translation>Du musst deine höchste Karte geben, und das ist {top}, nicht {card}.</translation>
    </message>
    <message>
        <source>{player} gives {other:dative} their highest card.</source>
        <translation>{player} gibt {other:dative} die eigene höchste Karte.</translation>
    </message>
    <message>
        <source>You give {other:dative} {cards:accusative}, your highest card.</source>
        <translation>Du gibst {other:dative} {cards:accusative}, deine höchste Karte.</translation>
    </message>
    <message>
        <source>{player} gives {other:dative} {cards:accusative}, their highest card.</source>
        <translation>{player} gibt {other:dative} {cards:accusative}, die eigene höchste Karte.</translation>
    </message>
    <message>
        <source>{player} gives {other:dative} a card in return.</source>
        <translation>{player} gibt {other:dative} eine Karte zurück.</translation>
    </message>
    <message>
        <source>You give {other:dative} {cards:accusative} in return.</source>
        <translation>Du gibst {other:dative} {cards:accusative} zurück.</translation>
    </message>
    <message>
        <source>{player} gives {other:dative} {cards:accusative} in return.</source>
        <translation>{player} gibt {other:dative} {cards:accusative} zurück.</translation>
    </message>
    <message>
        <source>You were the Ultimate Loser: give {player:dative} your highest card.</source>
        <translation>Du warst Ultimate Loser: Gib {player:dative} deine höchste Karte.</translation>
    </message>
    <message>
        <source>Give {player:dative} any card in return.</source>
        <translation>Gib {player:dative} eine beliebige Karte zurück.</translation>
    </message>
    <message>
        <source>A joker is the highest card.</source>
        <translation>Ein Joker ist die höchste Karte.</translation>
    </message>
    <message>
        <source>The pair of nines is led, then come the kings of diamonds and spades, then the kings of clubs and hearts. The first pair of kings wins the trick.</source>
        <translation>Das Paar Neunen wird ausgespielt, dann folgen der Karo-König und der Pik-König, dann der Kreuz-König und der Herz-König. Das erste Königspaar gewinnt den Stich.</translation>
    </message>
    <message numerus="yes">
        <source>The Ultimate Loser of a deal takes (one extra penalty|%n extra penalties).</source>
        <translation>
            <numerusform>Der Ultimate Loser einer Runde bekommt eine zusätzliche Strafe.</numerusform>
            <numerusform>Der Ultimate Loser einer Runde bekommt %Ln zusätzliche Strafen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s), the player with the fewest penalties wins. In a tie, the one who was the Ultimate Loser less often wins; if that is a tie, too, they share the win.</source>
        <translation>
            <numerusform>Nach %Ln Runde gewinnt, wer die wenigsten Strafen hat. Bei Gleichstand gewinnt, wer seltener Ultimate Loser war; ist auch das gleich, wird der Sieg geteilt.</numerusform>
            <numerusform>Nach %Ln Runden gewinnt, wer die wenigsten Strafen hat. Bei Gleichstand gewinnt, wer seltener Ultimate Loser war; ist auch das gleich, wird der Sieg geteilt.</numerusform>
        </translation>
    </message>
    <message>
        <source>You throw paper, scissors or rock only to decide the lead.</source>
        <translation>Schere, Stein oder Papier zeigst du nur, wenn offen ist, wer ausspielt.</translation>
    </message>
    <message>
        <source>You give a card only in the exchange.</source>
        <translation>Eine Karte gibst du nur beim Kartentausch.</translation>
    </message>
    <message>
        <source>A penalty is a point.</source>
        <translation>Eine Strafe ist ein Punkt.</translation>
    </message>
    <message>
        <source>A penalty is a drink.</source>
        <translation>Eine Strafe ist ein Schluck.</translation>
    </message>
    <message>
        <source>A penalty is a chip.</source>
        <translation>Eine Strafe ist ein Chip.</translation>
    </message>
    <message>
        <source>The two is the lowest rank and the ace the highest. No suit is better than another.</source>
        <translation>Die Zwei ist der niedrigste Wert, das Ass der höchste. Keine Farbe ist besser als eine andere.</translation>
    </message>
    <message>
        <source>On your turn you play cards, pass, or swap one card.</source>
        <translation>Wenn du am Zug bist, spielst du Karten, passt oder tauschst eine Karte.</translation>
    </message>
    <message>
        <source>Get rid of your cards, and take as few penalties as possible. The last player with cards is the Ultimate Loser, and that costs extra. If the last cards go in one trick, the lowest play loses.</source>
        <translation>Werde deine Karten los und bekomm möglichst wenige Strafen. Wer als Letzter noch Karten hat, ist Ultimate Loser, und das kostet extra. Gehen die letzten Karten in einem Stich weg, verliert, wer darin am niedrigsten spielt.</translation>
    </message>
    <message>
        <source>Only with four players.</source>
        <translation>Nur mit vier Spielern.</translation>
    </message>
    <message>
        <source>Only with more than one deal.</source>
        <translation>Nur bei mehr als einer Runde.</translation>
    </message>
    <message>
        <source>Only with three or more players.</source>
        <translation>Nur ab drei Spielern.</translation>
    </message>
    <message>
        <source>You hardly ever pay for this trick; with the other move you would pay more often.</source>
        <translation>Für diesen Stich zahlst du so gut wie nie; mit dem anderen Zug würdest du öfter zahlen.</translation>
    </message>
    <message>
        <source>{player} wins the trick: among equal plays, the first one wins.</source>
        <translation>{player} gewinnt den Stich: Bei gleich hohen Karten gewinnt, wer zuerst gespielt hat.</translation>
    </message>
    <message>
        <source>You win the trick: among equal plays, the first one wins.</source>
        <translation>Du gewinnst den Stich: Bei gleich hohen Karten gewinnt, wer zuerst gespielt hat.</translation>
    </message>
    <message>
        <source>All plays are equal, so everybody who played loses the trick, even its winner.</source>
        <translation>Alle gespielten Karten sind gleich hoch, also verlieren alle, die gespielt haben, den Stich, auch wer ihn gewonnen hat.</translation>
    </message>
    <message>
        <source>The lowest plays are equal, so each of them loses the trick.</source>
        <translation>Am niedrigsten haben mehrere gespielt, also verlieren sie alle den Stich.</translation>
    </message>
    <message>
        <source>{player} played lowest, loses the trick and takes a point.</source>
        <translation>{player} hat am niedrigsten gespielt, verliert den Stich und bekommt einen Punkt.</translation>
    </message>
    <message>
        <source>You played lowest, so you lose the trick and take a point.</source>
        <translation>Du hast am niedrigsten gespielt, verlierst den Stich und bekommst einen Punkt.</translation>
    </message>
    <message>
        <source>{player} played lowest, loses the trick and takes a drink.</source>
        <translation>{player} hat am niedrigsten gespielt, verliert den Stich und trinkt einen Schluck.</translation>
    </message>
    <message>
        <source>You played lowest, so you lose the trick and take a drink.</source>
        <translation>Du hast am niedrigsten gespielt, verlierst den Stich und trinkst einen Schluck.</translation>
    </message>
    <message>
        <source>{player} played lowest, loses the trick and pays a chip.</source>
        <translation>{player} hat am niedrigsten gespielt, verliert den Stich und zahlt einen Chip.</translation>
    </message>
    <message>
        <source>You played lowest, so you lose the trick and pay a chip.</source>
        <translation>Du hast am niedrigsten gespielt, verlierst den Stich und zahlst einen Chip.</translation>
    </message>
    <message>
        <source>Nobody has cards left, so the lowest play loses the deal.</source>
        <translation>Niemand hat noch Karten. Also verliert die Runde, wer am niedrigsten gespielt hat.</translation>
    </message>
    <message>
        <source>Nobody has cards left and the lowest plays are equal, so the one played last loses the deal.</source>
        <translation>Niemand hat noch Karten. Von denen, die gleich niedrig gespielt haben, verliert die Runde, wer zuletzt gespielt hat.</translation>
    </message>
    <message>
        <source>Can be swapped</source>
        <translation>Kann getauscht werden</translation>
    </message>
    <message>
        <source>Can be given away</source>
        <translation>Kann abgegeben werden</translation>
    </message>
    <message>
        <source>{player} is out of cards.</source>
        <translation>{player} hat keine Karten mehr.</translation>
    </message>
    <message>
        <source>You are out of cards.</source>
        <translation>Du hast keine Karten mehr.</translation>
    </message>
    <message>
        <source>If somebody passed or swapped, the lowest play costs a penalty all the same, unless it is the only play of the trick. If all plays are equal, each of them costs one.</source>
        <translation>Auch wenn jemand gepasst oder getauscht hat, bekommt eine Strafe, wer am niedrigsten gespielt hat, es sei denn, sonst hat niemand gespielt. Haben alle gleich hoch gespielt, bekommen sie alle eine.</translation>
    </message>
    <message>
        <source>Before the first lead of each deal but the first, the Ultimate Loser gives their highest card to the player who ran out of cards first, who gives any card in return.</source>
        <translation>Vor dem ersten Ausspielen jeder Runde außer der ersten gibt der Ultimate Loser seine höchste Karte an die Person, die zuerst keine Karten mehr hatte; diese gibt dafür eine beliebige zurück.</translation>
    </message>
    <message>
        <source>Before the first lead of every deal but the first, the last Ultimate Loser gives the highest card of the new hand to the player who ran out of cards first in the last deal; if several did in one trick, to the one with the highest play, and of equal plays to the first one. Of equally high cards it is the first in the order clubs, diamonds, hearts, spades. That player then gives any card in return, perhaps the same one. Only these two see the cards.</source>
        <translation>Vor dem ersten Ausspielen jeder Runde außer der ersten gibt der letzte Ultimate Loser die höchste Karte der neuen Hand an die Person, die in der letzten Runde zuerst keine Karten mehr hatte; waren es mehrere in einem Stich, an die mit den höchsten Karten darin, bei gleich hohen an die, die zuerst gespielt hat. Unter gleich hohen Karten ist es die erste in der Reihenfolge Kreuz, Karo, Herz, Pik. Dafür kommt eine beliebige Karte zurück, vielleicht dieselbe. Nur diese beiden sehen die Karten.</translation>
    </message>
    <message>
        <source>Each player who passed or swapped a card loses the trick and takes one penalty. If nobody passed or swapped, the lowest play loses the trick: its player takes one penalty. If several plays are equally low, each of them costs one, even the one that was played first. If then all plays are equal, everybody who played takes one, including the winner of the trick.</source>
        <translation>Wer gepasst oder eine Karte getauscht hat, verliert den Stich und bekommt eine Strafe. Hat niemand gepasst oder getauscht, verliert, wer am niedrigsten gespielt hat, und bekommt eine Strafe. Haben mehrere gleich niedrig gespielt, bekommen sie alle eine, auch wer zuerst gespielt hat. Haben dann alle gleich hoch gespielt, bekommen alle, die gespielt haben, eine, auch wer den Stich gewonnen hat.</translation>
    </message>
    <message>
        <source>The winner of the trick leads the next one. If the winner has no cards left, the lead goes to the player with the next best play who still has cards; if plays are equal, to the one who played first.</source>
        <translation>Wer den Stich gewonnen hat, spielt zum nächsten aus. Hat diese Person keine Karten mehr, spielt aus, wer von den anderen, die gespielt haben und noch Karten haben, am höchsten gespielt hat; bei Gleichstand, wer zuerst gespielt hat.</translation>
    </message>
    <message>
        <source>You can lead a FourPlay, or follow another one with it.</source>
        <translation>Mit einem FourPlay kann man ausspielen oder einem anderen FourPlay folgen.</translation>
    </message>
    <message numerus="yes">
        <source>This wins the trick in %n of 100 simulated deals, the other move in {otherNumber}.</source>
        <translation>
            <numerusform>Damit gewinnst du den Stich in %Ln von 100 Proberunden, mit dem anderen Zug in {otherNumber}.</numerusform>
            <numerusform>Damit gewinnst du den Stich in %Ln von 100 Proberunden, mit dem anderen Zug in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay for this trick in %n of 100 simulated deals, with the other move in {otherNumber}.</source>
        <translation>
            <numerusform>Für diesen Stich zahlst du in %Ln von 100 Proberunden, mit dem anderen Zug in {otherNumber}.</numerusform>
            <numerusform>Für diesen Stich zahlst du in %Ln von 100 Proberunden, mit dem anderen Zug in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message>
        <source>Swap</source>
        <translation>Tauschen</translation>
    </message>
    <message>
        <source>Throw</source>
        <translation>Knobeln</translation>
    </message>
    <message>
        <source>Give</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>You have to pay anyway, and the gin card, {card}, is better than the card that you put down.</source>
        <translation>Zahlen musst du ohnehin, und die Gin-Karte, {card:nominative}, ist besser als die Karte, die du hinlegst.</translation>
    </message>
    <message>
        <source>You have to pay anyway, and the gin card, {card}, is no better than the card that you would put down for it.</source>
        <translation>Zahlen musst du ohnehin, und die Gin-Karte, {card:nominative}, ist nicht besser als die Karte, die du dafür hinlegen würdest.</translation>
    </message>
    <message>
        <source>You have to pay anyway, and the gin card, {card}, is no better than your lowest card.</source>
        <translation>Zahlen musst du ohnehin, und die Gin-Karte, {card:nominative}, ist nicht besser als deine niedrigste Karte.</translation>
    </message>
    <message>
        <source>play {cards:accusative}</source>
        <translation>{cards:accusative} spielen</translation>
    </message>
    <message>
        <source>swap {cards:accusative} for the gin card</source>
        <translation>{cards:accusative} gegen die Gin-Karte tauschen</translation>
    </message>
    <message>
        <source>give {cards:accusative}</source>
        <translation>{cards:accusative} geben</translation>
    </message>
    <message>
        <source>You lead: play a card, several cards of the same rank, or a straight flush.</source>
        <translation>Du spielst aus: eine Karte, mehrere Karten gleichen Werts oder eine Farbfolge.</translation>
    </message>
    <message>
        <source>Spares</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>A trick begins with the lead: a single card, two, three or four cards of the same rank, or a straight flush, which is three or more consecutive cards of one suit.</source>
        <translation>Wer ausspielt, legt eine einzelne Karte, zwei, drei oder vier Karten gleichen Werts oder eine Farbfolge: mindestens drei aufeinanderfolgende Karten einer Farbe.</translation>
    </message>
    <message>
        <source>[Click the cards that you want to play, then choose the button that plays them, or drag them to the middle.|Select the cards that you want to play with Space, then press Enter.]</source>
        <translation>[Klick die Karten an, die du spielen willst, und dann den Knopf, der sie spielt, oder zieh sie in die Mitte.|Wähle die Karten, die du spielen willst, mit der Leertaste aus und drück dann die Eingabetaste.]</translation>
    </message>
    <message>
        <source>After a FourPlay, everybody takes a penalty at once, even players without cards.</source>
        <translation>Nach einem FourPlay bekommen alle sofort eine Strafe, auch wer keine Karten mehr hat.</translation>
    </message>
</context>
<context>
    <name>underwear</name>
    <message>
        <source>With the optional rules</source>
        <translation>Mit den Zusatzregeln</translation>
    </message>
    <message numerus="yes">
        <source>Going out now scores %n point(s).</source>
        <translation>
            <numerusform>Jetzt Schluss zu machen bringt %Ln Punkt.</numerusform>
            <numerusform>Jetzt Schluss zu machen bringt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is close to going out: go out first and score %n point(s).</source>
        <translation>
            <numerusform>{player} kann bald Schluss machen: Mach vorher Schluss und hol dir %Ln Punkt.</numerusform>
            <numerusform>{player} kann bald Schluss machen: Mach vorher Schluss und hol dir %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stealing gives you an up-pile of %n card(s).</source>
        <translation>
            <numerusform>Stehlen bringt dir einen Hochstapel aus %Ln Karte.</numerusform>
            <numerusform>Stehlen bringt dir einen Hochstapel aus %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This closes the up-pile, and its (one card counts|%n cards count) double.</source>
        <translation>
            <numerusform>Der Hochstapel wird geschlossen, und seine Karte zählt doppelt.</numerusform>
            <numerusform>Der Hochstapel wird geschlossen, und seine %Ln Karten zählen doppelt.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s) on your own up-pile.</source>
        <translation>
            <numerusform>Auf deinem eigenen Hochstapel wirst du %Ln Karte los.</numerusform>
            <numerusform>Auf deinem eigenen Hochstapel wirst du %Ln Karten los.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s).</source>
        <translation>
            <numerusform>Du wirst %Ln Karte los.</numerusform>
            <numerusform>Du wirst %Ln Karten los.</numerusform>
        </translation>
    </message>
    <message>
        <source>If {card} is still on top on your next turn, you can steal the downpile.</source>
        <translation>Liegt {card} bei deinem nächsten Zug noch oben, kannst du den Tiefstapel stehlen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} may well be able to steal the downpile of %n card(s).</source>
        <translation>
            <numerusform>{player} könnte den Tiefstapel von %Ln Karte wohl stehlen.</numerusform>
            <numerusform>{player} könnte den Tiefstapel von %Ln Karten wohl stehlen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You cannot go out with a royalty, so get rid of yours in time.</source>
        <translation>Mit einer Bildkarte kannst du nicht Schluss machen; werde deine also rechtzeitig los.</translation>
    </message>
    <message>
        <source>None of your cards fits onto this downpile; one may fit onto a new one.</source>
        <translation>Auf diesen Tiefstapel passt keine deiner Karten, auf einen neuen vielleicht schon.</translation>
    </message>
    <message>
        <source>You have no other move.</source>
        <translation>Einen anderen Zug hast du nicht.</translation>
    </message>
    <message>
        <source>You are the most likely to go out first, so double the score.</source>
        <translation>Wahrscheinlich machst du zuerst Schluss, also verdopple die Punkte.</translation>
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
        <source>Saves low cards to steal fat downpiles, blocks the game, and waits for a big score.</source>
        <translation>Spart niedrige Karten auf, um dicke Tiefstapel zu stehlen, blockiert das Spiel und wartet auf viele Punkte.</translation>
    </message>
    <message>
        <source>Once per deal</source>
        <translation>Einmal pro Runde</translation>
    </message>
    <message>
        <source>Once per game</source>
        <translation>Einmal pro Partie</translation>
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
        <source>The first player to reach this many points wins the game.</source>
        <translation>Wer zuerst so viele Punkte hat, gewinnt die Partie.</translation>
    </message>
    <message>
        <source>Doubling</source>
        <translation>Verdoppeln</translation>
    </message>
    <message>
        <source>A player with more cards in hand than anyone else may double the score of the deal at any time.</source>
        <translation>Wer mehr Karten auf der Hand hat als alle anderen, darf jederzeit die Punkte der Runde verdoppeln.</translation>
    </message>
    <message>
        <source>Doubling is allowed</source>
        <translation>Verdoppeln ist erlaubt</translation>
    </message>
    <message>
        <source>How often each player may declare double.</source>
        <translation>Wie oft jeder verdoppeln darf.</translation>
    </message>
    <message>
        <source>Royalties on up-piles</source>
        <translation>Bildkarten auf Hochstapeln</translation>
    </message>
    <message>
        <source>Seat changes</source>
        <translation>Platzwechsel</translation>
    </message>
    <message>
        <source>After each deal, the winner swaps seats with the player who has the most cards left.</source>
        <translation>Wer eine Runde gewinnt, tauscht danach den Platz mit der Person, die noch die meisten Karten auf der Hand hat.</translation>
    </message>
    <message>
        <source>Going out</source>
        <translation>Schluss machen</translation>
    </message>
    <message>
        <source>Whether your last card must go onto a pile or may also be a royalty that clears the downpile.</source>
        <translation>Ob die letzte Karte auf einen Stapel muss oder auch eine Bildkarte sein darf, die den Tiefstapel abräumt.</translation>
    </message>
    <message>
        <source>Open with a run</source>
        <translation>Mit einer Folge eröffnen</translation>
    </message>
    <message>
        <source>You may start a new downpile with a run instead of a single card.</source>
        <translation>Du darfst einen neuen Tiefstapel statt mit einer einzelnen Karte auch mit einer Folge beginnen.</translation>
    </message>
    <message>
        <source>Packs of cards</source>
        <translation>Kartensätze</translation>
    </message>
    <message>
        <source>Up to four players usually use one pack, five or more use two.</source>
        <translation>Üblich ist bei bis zu vier Spielern ein Kartensatz, ab fünf sind es zwei.</translation>
    </message>
    <message>
        <source>Cards</source>
        <translation>Karten</translation>
    </message>
    <message>
        <source>Deal</source>
        <translation>Geben</translation>
    </message>
    <message>
        <source>Each player gets seven cards, one at a time, starting at the dealer’s left. The player who started the game deals first.</source>
        <translation>Alle bekommen sieben Karten, einzeln und reihum, links vom Geber beginnend. Zuerst gibt, wer die Partie begonnen hat.</translation>
    </message>
    <message>
        <source>The first card</source>
        <translation>Die erste Karte</translation>
    </message>
    <message>
        <source>The next card is turned over and starts the downpile in the middle. If it is a royalty, it goes to the discard pile and there is no downpile yet. The player at the dealer’s left goes first, and play passes to the left. On your turn you do exactly one of the following.</source>
        <translation>Die nächste Karte wird aufgedeckt und beginnt in der Mitte den Tiefstapel. Ist es eine Bildkarte, kommt sie auf die Ablage, und es gibt noch keinen Tiefstapel. Wer links vom Geber sitzt, beginnt; dann geht es nach links weiter. In deinem Zug machst du genau eines der folgenden Dinge.</translation>
    </message>
    <message>
        <source>Play down</source>
        <translation>Tief anlegen</translation>
    </message>
    <message>
        <source>Play one card, or a run of consecutive cards, onto the downpile. All of them must be of the same suit as its top card, and lower. A run is played from high to low, so its lowest card ends up on top.</source>
        <translation>Leg eine Karte oder eine Folge benachbarter Werte auf den Tiefstapel. Alle Karten müssen dieselbe Farbe haben wie seine oberste Karte und niedriger sein. Eine Folge wird von hoch nach niedrig gelegt; am Ende liegt ihre niedrigste Karte oben.</translation>
    </message>
    <message>
        <source>Play up</source>
        <translation>Hoch anlegen</translation>
    </message>
    <message>
        <source>Closing an up-pile</source>
        <translation>Einen Hochstapel schließen</translation>
    </message>
    <message>
        <source>When a 10 is played onto an up-pile, the pile is turned face down. It is now closed: it takes no more cards, but each of its cards is worth two points instead of one.</source>
        <translation>Wird eine Zehn auf einen Hochstapel gelegt, wird er umgedreht. Damit ist er geschlossen: Er nimmt keine Karten mehr auf, aber jede seiner Karten ist zwei Punkte wert statt einen.</translation>
    </message>
    <message>
        <source>Clear with royalties</source>
        <translation>Mit Bildkarten abräumen</translation>
    </message>
    <message>
        <source>Play one or more royalties of any suit. They go to the discard pile and take the downpile with them, if there is one. It makes no difference how many you play.</source>
        <translation>Spiel eine oder mehrere Bildkarten beliebiger Farben. Sie kommen auf die Ablage und nehmen den Tiefstapel mit, wenn es einen gibt. Wie viele du spielst, macht sonst keinen Unterschied.</translation>
    </message>
    <message>
        <source>Steal</source>
        <translation>Stehlen</translation>
    </message>
    <message>
        <source>Play one card of any suit with the same value as the top card of the downpile. The whole downpile becomes a new up-pile in front of you, and your card alone is the new downpile.</source>
        <translation>Spiel eine Karte beliebiger Farbe, die denselben Wert hat wie die oberste Karte des Tiefstapels. Der ganze Tiefstapel wird zu einem neuen Hochstapel vor dir, und deine Karte allein ist der neue Tiefstapel.</translation>
    </message>
    <message>
        <source>Open</source>
        <translation>Eröffnen</translation>
    </message>
    <message>
        <source>Draw</source>
        <translation>Ziehen</translation>
    </message>
    <message>
        <source>Take the top card of the stock into your hand. That is your whole turn.</source>
        <translation>Nimm die oberste Karte des Nachziehstapels auf die Hand. Damit ist dein Zug vorbei.</translation>
    </message>
    <message>
        <source>Where royalties cannot go</source>
        <translation>Wohin Bildkarten nicht dürfen</translation>
    </message>
    <message>
        <source>When the stock runs out</source>
        <translation>Wenn der Nachziehstapel leer ist</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Only the player who goes out scores: one point for each card in their open up-piles, two for each card in their closed ones, and one for each card left in the other players’ hands.</source>
        <translation>Punkte bekommt nur, wer Schluss macht: einen für jede Karte in den eigenen offenen Hochstapeln, zwei für jede Karte in den eigenen geschlossenen und einen für jede Karte, die die anderen noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Winning</source>
        <translation>Sieg</translation>
    </message>
    <message>
        <source>Very long deals</source>
        <translation>Sehr lange Runden</translation>
    </message>
    <message>
        <source>A deal is void after 5,000 turns: no player scores.</source>
        <translation>Eine Runde, die 5.000 Züge gedauert hat, ist ungültig: Niemand bekommt Punkte.</translation>
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
        <source>Discard pile</source>
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
        <source>{card:start} cannot be played down: the downpile takes only {suit}.</source>
        <translation>{card:start} lässt sich nicht tief anlegen: Der Tiefstapel verlangt {suit}.</translation>
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
        <source>{cards:start} cannot be played there: that is not one of your up-piles.</source>
        <translation>Dort ist kein Platz für {cards:accusative}: Das ist keiner von deinen Hochstapeln.</translation>
    </message>
    <message>
        <source>{card:start} cannot be played up: this up-pile takes only {suit}.</source>
        <translation>{card:start} lässt sich nicht hoch anlegen: Dieser Hochstapel verlangt {suit}.</translation>
    </message>
    <message>
        <source>{card:start} is not higher than {top} on the up-pile.</source>
        <translation>{card:start} ist nicht höher als {top} auf dem Hochstapel.</translation>
    </message>
    <message>
        <source>{cards:start} cannot be played up: that up-pile is closed.</source>
        <translation>Kein Platz mehr für {cards:accusative}: Dieser Hochstapel ist geschlossen.</translation>
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
        <source>You can steal with only one card: {cards} are too many.</source>
        <translation>Du stiehlst mit einer einzigen Karte: {cards} sind zu viele.</translation>
    </message>
    <message>
        <source>{card:start} cannot steal the downpile: its value must match that of {top}.</source>
        <translation>{card:start} kann den Tiefstapel nicht stehlen: Dafür brauchst du denselben Wert wie {top}.</translation>
    </message>
    <message>
        <source>There is already a downpile: you can open a new one only when there is none.</source>
        <translation>Es gibt schon einen Tiefstapel: Eröffnen kannst du nur, wenn keiner da ist.</translation>
    </message>
    <message>
        <source>You can open a downpile with only one card: {cards} are too many.</source>
        <translation>Du eröffnest einen Tiefstapel mit einer einzigen Karte: {cards} sind zu viele.</translation>
    </message>
    <message>
        <source>{cards:start} are not a run, so they cannot open a downpile together.</source>
        <translation>{cards:start} sind keine Folge und können darum nicht zusammen einen Tiefstapel eröffnen.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty: it cannot be played down, only clear the downpile.</source>
        <translation>{card:start} ist eine Bildkarte: Sie kann den Tiefstapel nur abräumen, aber nicht auf ihn gelegt werden.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot go onto an up-pile.</source>
        <translation>{card:start} ist eine Bildkarte und darf nicht auf einen Hochstapel.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty: it cannot steal the downpile, only clear it.</source>
        <translation>{card:start} ist eine Bildkarte: Sie kann den Tiefstapel nicht stehlen, nur abräumen.</translation>
    </message>
    <message>
        <source>{card:start} is a royalty and cannot open a downpile.</source>
        <translation>{card:start} ist eine Bildkarte und kann keinen Tiefstapel eröffnen.</translation>
    </message>
    <message>
        <source>You cannot pass while there are cards to draw.</source>
        <translation>Solange es Karten zu ziehen gibt, kannst du nicht passen.</translation>
    </message>
    <message>
        <source>The stock and the discard pile are empty: pass instead.</source>
        <translation>Nachziehstapel und Ablage sind leer: Du kannst nur passen.</translation>
    </message>
    <message>
        <source>This game is played without doubling.</source>
        <translation>In dieser Partie wird nicht verdoppelt.</translation>
    </message>
    <message>
        <source>You have already doubled.</source>
        <translation>Du hast schon verdoppelt.</translation>
    </message>
    <message>
        <source>To double you need more cards than anyone else, and {player} has {number}.</source>
        <translation>Verdoppeln darfst du nur mit mehr Karten als alle anderen, und {player} hat {number}.</translation>
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
        <source>{cards:start} starts the downpile.</source>
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
        <source>{player} plays {cards:accusative} onto the downpile.</source>
        <translation>{player} legt {cards:accusative} auf den Tiefstapel.</translation>
    </message>
    <message>
        <source>You play {cards:accusative} onto the downpile.</source>
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
            <numerusform>{player} schließt mit {cards:dative} einen Hochstapel von %Ln Karte.</numerusform>
            <numerusform>{player} schließt mit {cards:dative} einen Hochstapel von %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You close an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>Du schließt mit {cards:dative} einen Hochstapel von %Ln Karte.</numerusform>
            <numerusform>Du schließt mit {cards:dative} einen Hochstapel von %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} räumt mit {cards:dative} eine Karte ab.</numerusform>
            <numerusform>{player} räumt mit {cards:dative} %Ln Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>Du räumst mit {cards:dative} eine Karte ab.</numerusform>
            <numerusform>Du räumst mit {cards:dative} %Ln Karten ab.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %Ln Karte.</numerusform>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %Ln Karte.</numerusform>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %Ln Karten.</numerusform>
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
        <source>The discard pile is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>Die Ablage wird gemischt und zum neuen Nachziehstapel: %Ln Karte.</numerusform>
            <numerusform>Die Ablage wird gemischt und zum neuen Nachziehstapel: %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes out and scores %n point(s).</source>
        <translation>
            <numerusform>{player} macht Schluss und bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} macht Schluss und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go out and score %n point(s).</source>
        <translation>
            <numerusform>Du machst Schluss und bekommst %Ln Punkt.</numerusform>
            <numerusform>Du machst Schluss und bekommst %Ln Punkte.</numerusform>
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
        <source>{player} swaps seats with {other:dative}.</source>
        <translation>{player} tauscht den Platz mit {other:dative}.</translation>
    </message>
    <message>
        <source>You swap seats with {other:dative}.</source>
        <translation>Du tauschst den Platz mit {other:dative}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in open up-piles</source>
        <translation>
            <numerusform>%Ln Karte in offenen Hochstapeln</numerusform>
            <numerusform>%Ln Karten in offenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your open up-piles</source>
        <translation>
            <numerusform>%Ln Karte in deinen offenen Hochstapeln</numerusform>
            <numerusform>%Ln Karten in deinen offenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in closed up-piles</source>
        <translation>
            <numerusform>%Ln Karte in geschlossenen Hochstapeln</numerusform>
            <numerusform>%Ln Karten in geschlossenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your closed up-piles</source>
        <translation>
            <numerusform>%Ln Karte in deinen geschlossenen Hochstapeln</numerusform>
            <numerusform>%Ln Karten in deinen geschlossenen Hochstapeln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still held by {other}</source>
        <translation>
            <numerusform>%Ln Karte noch bei {other:dative}</numerusform>
            <numerusform>%Ln Karten noch bei {other:dative}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doubled (once|%n times)</source>
        <translation>
            <numerusform>einmal verdoppelt</numerusform>
            <numerusform>%Ln-mal verdoppelt</numerusform>
        </translation>
    </message>
    <message>
        <source>Underwear</source>
        <translation>Underwear</translation>
    </message>
    <message>
        <source>A shared pile that only goes down, and piles of your own that you steal from it.</source>
        <translation>Ein gemeinsamer Stapel, auf dem es nur abwärts geht, und eigene Stapel, die du daraus stiehlst.</translation>
    </message>
    <message>
        <source>Made by Chris Bateman in 1997. He called it Shitagi, from the characters for “down” and “pile”. It turned out to be the Japanese word for underwear. International Hobo published the rules in 2000. A deal takes 5 to 15 minutes at a table, a game about 30.</source>
        <translation>1997 von Chris Bateman erfunden. Er nannte es Shitagi, nach den Schriftzeichen für „unten“ und „Stapel“. Das ist, wie sich herausstellte, das japanische Wort für Unterwäsche. Die Regeln hat International Hobo im Jahr 2000 veröffentlicht. Eine Runde dauert am Tisch 5 bis 15 Minuten, eine Partie etwa 30.</translation>
    </message>
    <message>
        <source>One pack is not enough for so many players: seven cards each and one for the downpile are more than 52.</source>
        <translation>Ein Kartensatz reicht nicht für so viele Spieler: Sieben Karten für jeden und eine für den Tiefstapel sind mehr als 52.</translation>
    </message>
    <message>
        <source>{player} discards {cards:accusative}.</source>
        <translation>{player} legt {cards:accusative} auf die Ablage.</translation>
    </message>
    <message>
        <source>You discard {cards:accusative}.</source>
        <translation>Du legst {cards:accusative} auf die Ablage.</translation>
    </message>
    <message>
        <source>×2</source>
        <translation>×2</translation>
    </message>
    <message numerus="yes">
        <source>has declared double (once|%n times)</source>
        <translation>
            <numerusform>hat einmal verdoppelt</numerusform>
            <numerusform>hat %Ln-mal verdoppelt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>Go out first: play your last card onto a pile. Only the player who goes out scores, for their up-piles and for the cards that the others still hold.</source>
        <translation>Mach vor den anderen Schluss: Leg deine letzte Karte auf einen Stapel. Nur wer Schluss macht, bekommt Punkte, für seine Hochstapel und für die Karten, die die anderen noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>[Drag your cards to where you want to play them: every place that takes them lights up.|Go to a card with the arrow keys and press Enter to play it. To play several cards, select each of them with Space first.] Jacks, queens and kings are royalties and clear the downpile away.</source>
        <translation>[Zieh deine Karten dorthin, wo sie hinsollen: Jeder Platz, auf den sie dürfen, leuchtet auf.|Geh mit den Pfeiltasten zu einer Karte und spiel sie mit der Eingabetaste. Mehrere Karten wählst du vorher einzeln mit der Leertaste aus.] Buben, Damen und Könige sind die Bildkarten und räumen den Tiefstapel ab.</translation>
    </message>
    <message>
        <source>A card with the same value as the top card steals the downpile: the whole pile becomes an up-pile in front of you, and your card starts a new downpile.</source>
        <translation>Mit einer Karte, die denselben Wert hat wie die oberste, stiehlst du den Tiefstapel: Er wird zu einem Hochstapel vor dir, und deine Karte ist der neue Tiefstapel.</translation>
    </message>
    <message>
        <source>If you cannot or do not want to play a card, draw one[| with the key D]. That is your whole turn.</source>
        <translation>Wenn du keine Karte spielen kannst oder willst, zieh eine[| mit der Taste Z]. Das ist dann dein ganzer Zug.</translation>
    </message>
    <message>
        <source>Up-piles only go up, and a 10 closes them: then their cards count double.</source>
        <translation>Auf Hochstapeln geht es nur aufwärts, und eine Zehn schließt sie: Dann zählen ihre Karten doppelt.</translation>
    </message>
    <message>
        <source>5 to 15 minutes a deal</source>
        <translation>5 bis 15 Minuten je Runde</translation>
    </message>
    <message numerus="yes">
        <source>Going out: %n pt(s)</source>
        <translation>
            <numerusform>Schluss machen: %Ln P.</numerusform>
            <numerusform>Schluss machen: %Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out now would score %n point(s).</source>
        <translation>
            <numerusform>Jetzt Schluss zu machen brächte %Ln Punkt.</numerusform>
            <numerusform>Jetzt Schluss zu machen brächte %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>Going out can wait: you can still do it on your next turn, and every card that the others draw is a point for you.</source>
        <translation>Mit dem Schlussmachen kannst du warten: Das geht auch in deinem nächsten Zug noch, und jede Karte, die die anderen ziehen, ist ein Punkt für dich.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you cannot see can go onto {card} or steal it, fewer than after another move: the others may have to draw.</source>
        <translation>
            <numerusform>Von den Karten, die du nicht siehst, passt %Ln auf {card:accusative} oder kann den Tiefstapel stehlen, weniger als nach einem anderen Zug: Die anderen müssen vielleicht ziehen.</numerusform>
            <numerusform>Von den Karten, die du nicht siehst, passen %Ln auf {card:accusative} oder können den Tiefstapel stehlen, weniger als nach einem anderen Zug: Die anderen müssen vielleicht ziehen.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards that you cannot see can go onto {card} or steal it: the others may have to draw.</source>
        <translation>Von den Karten, die du nicht siehst, passt keine auf {card:accusative} oder kann den Tiefstapel stehlen: Die anderen müssen vielleicht ziehen.</translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you cannot see could steal {card}, fewer than after another move.</source>
        <translation>
            <numerusform>Von den Karten, die du nicht siehst, könnte %Ln {card:accusative} stehlen, weniger als nach einem anderen Zug.</numerusform>
            <numerusform>Von den Karten, die du nicht siehst, könnten %Ln {card:accusative} stehlen, weniger als nach einem anderen Zug.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards that you cannot see could steal {card}; after another move, some could.</source>
        <translation>Von den Karten, die du nicht siehst, könnte keine {card:accusative} stehlen, nach einem anderen Zug schon.</translation>
    </message>
    <message>
        <source>Only you can play onto your up-piles: cards that fit there can wait.</source>
        <translation>Auf deine Hochstapel kannst nur du legen: Karten, die dort passen, können warten.</translation>
    </message>
    <message>
        <source>You can play royalties at any time, so they can wait.</source>
        <translation>Bildkarten kannst du jederzeit spielen; sie können warten.</translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the cards that you cannot see can go onto {card} or steal it, so do not free the downpile for the others.</source>
        <translation>
            <numerusform>Von den Karten, die du nicht siehst, passt nur %Ln auf {card:accusative} oder kann den Tiefstapel stehlen, also mach ihn den anderen nicht frei.</numerusform>
            <numerusform>Von den Karten, die du nicht siehst, passen nur %Ln auf {card:accusative} oder können den Tiefstapel stehlen, also mach ihn den anderen nicht frei.</numerusform>
        </translation>
    </message>
    <message>
        <source>None of the cards that you cannot see can go onto {card} or steal it, so do not free the downpile for the others.</source>
        <translation>Von den Karten, die du nicht siehst, passt keine auf {card:accusative} oder kann den Tiefstapel stehlen, also mach ihn den anderen nicht frei.</translation>
    </message>
    <message>
        <source>Steals</source>
        <translation>Gestohlene Stapel</translation>
    </message>
    <message>
        <source>Cards stolen</source>
        <translation>Gestohlene Karten</translation>
    </message>
    <message>
        <source>Royalties discarded</source>
        <translation>Abgelegte Bildkarten</translation>
    </message>
    <message>
        <source>A 10 that you steal with the downpile does not close it.</source>
        <translation>Eine Zehn, die du mit dem Tiefstapel stiehlst, schließt ihn nicht.</translation>
    </message>
    <message>
        <source>A stolen downpile that contains a 10 is closed at once, too.</source>
        <translation>Auch ein gestohlener Tiefstapel, in dem eine Zehn liegt, wird sofort geschlossen.</translation>
    </message>
    <message>
        <source>You may play royalties of the same suit onto your own up-pile, even as the end of a run. They close it, as a 10 does.</source>
        <translation>Du darfst Bildkarten derselben Farbe auf einen eigenen Hochstapel legen, auch als Ende einer Folge. Sie schließen ihn wie eine Zehn.</translation>
    </message>
    <message>
        <source>Stolen tens</source>
        <translation>Gestohlene Zehnen</translation>
    </message>
    <message>
        <source>A stolen downpile that contains a 10 is closed at once, so that its cards count double.</source>
        <translation>Ein gestohlener Tiefstapel mit einer Zehn wird sofort geschlossen; seine Karten zählen dann doppelt.</translation>
    </message>
    <message>
        <source>{cards:start} are not a run: numbers and royalties go up together only if their values follow each other without a gap.</source>
        <translation>{cards:start} sind keine Folge: Zahlen und Bildkarten kommen nur zusammen auf den Hochstapel, wenn ihre Werte lückenlos aufeinanderfolgen.</translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s), closed by the 10.</source>
        <translation>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %Ln Karte, durch die Zehn geschlossen.</numerusform>
            <numerusform>{player} stiehlt mit {cards:dative} den Tiefstapel: %Ln Karten, durch die Zehn geschlossen.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s), closed by the 10.</source>
        <translation>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %Ln Karte, durch die Zehn geschlossen.</numerusform>
            <numerusform>Du stiehlst mit {cards:dative} den Tiefstapel: %Ln Karten, durch die Zehn geschlossen.</numerusform>
        </translation>
    </message>
    <message>
        <source>You open with any single card except a royalty.</source>
        <translation>Du eröffnest mit einer beliebigen einzelnen Karte außer einer Bildkarte.</translation>
    </message>
    <message>
        <source>You open with any single card except a royalty, or with a run; its lowest card ends up on top.</source>
        <translation>Du eröffnest mit einer beliebigen einzelnen Karte außer einer Bildkarte oder mit einer Folge, deren niedrigste Karte oben liegt.</translation>
    </message>
    <message>
        <source>If they are your last cards, you have gone out all the same, and the deal ends.</source>
        <translation>Sind es deine letzten Karten, hast du trotzdem Schluss gemacht, und die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>If there is no downpile, you may start one. You may also play up, play royalties or draw, and leave the opening to the next player.</source>
        <translation>Gibt es keinen Tiefstapel, darfst du einen eröffnen. Du darfst auch hoch anlegen, Bildkarten spielen oder ziehen und das Eröffnen den anderen überlassen.</translation>
    </message>
    <message>
        <source>Going out with royalties</source>
        <translation>Schluss machen mit Bildkarten</translation>
    </message>
    <message>
        <source>Up to four players use one pack of 52 cards, five or more use two packs.</source>
        <translation>Bis zu vier Spieler benutzen einen Kartensatz zu 52 Karten, fünf und mehr benutzen zwei.</translation>
    </message>
    <message>
        <source>The game uses one pack of 52 cards.</source>
        <translation>Gespielt wird mit einem Kartensatz zu 52 Karten.</translation>
    </message>
    <message>
        <source>The game uses two packs of 52 cards each.</source>
        <translation>Gespielt wird mit zwei Kartensätzen zu je 52 Karten.</translation>
    </message>
    <message>
        <source>There are no jokers. The ace is the lowest card and counts 1; number cards have their face value. Jacks, queens and kings are the royalties: they have no value and follow rules of their own.</source>
        <translation>Joker gibt es nicht. Das Ass ist die niedrigste Karte und zählt 1; Zahlenkarten zählen, was draufsteht. Buben, Damen und Könige sind die Bildkarten: Sie haben keinen Wert, für sie gelten eigene Regeln.</translation>
    </message>
    <message>
        <source>You can play the 4 of hearts onto the 7 of hearts.</source>
        <translation>Auf die Herz-Sieben kannst du die Herz-Vier legen.</translation>
    </message>
    <message>
        <source>You can play the 4 and 3 of hearts onto the 9 of hearts, in this order.</source>
        <translation>Auf die Herz-Neun kannst du die Herz-Vier und die Herz-Drei legen, in dieser Reihenfolge.</translation>
    </message>
    <message>
        <source>You can play the 6, 7 and 8 of diamonds onto the ace of diamonds.</source>
        <translation>Auf das Karo-Ass kannst du die Karo-Sechs, die Karo-Sieben und die Karo-Acht legen.</translation>
    </message>
    <message>
        <source>The 2 of clubs is on top of the downpile: you can steal it with the 2 of hearts.</source>
        <translation>Auf dem Tiefstapel liegt oben die Kreuz-Zwei: Du kannst ihn mit der Herz-Zwei stehlen.</translation>
    </message>
    <message>
        <source>They cannot go onto up-piles either.</source>
        <translation>Auch auf Hochstapel dürfen sie nicht.</translation>
    </message>
    <message>
        <source>They can go onto your own up-piles (U18).</source>
        <translation>Auf die eigenen Hochstapel dürfen sie (U18).</translation>
    </message>
    <message>
        <source>The player at the dealer’s left deals next.</source>
        <translation>Als Nächstes gibt, wer links vom Geber sitzt.</translation>
    </message>
    <message numerus="yes">
        <source>The first player to reach %n point(s) wins the game.</source>
        <translation>
            <numerusform>Wer zuerst %Ln Punkt erreicht, gewinnt die Partie.</numerusform>
            <numerusform>Wer zuerst %Ln Punkte erreicht, gewinnt die Partie.</numerusform>
        </translation>
    </message>
    <message>
        <source>Each player may do this once in a deal.</source>
        <translation>Alle dürfen das einmal in jeder Runde.</translation>
    </message>
    <message>
        <source>Each player may do this once in a whole game. A declaration is used up even if the deal is void.</source>
        <translation>Alle dürfen das einmal in der ganzen Partie. Es ist auch dann verbraucht, wenn die Runde ungültig wird.</translation>
    </message>
    <message>
        <source>Royalties cannot be played onto the downpile and cannot steal it.</source>
        <translation>Bildkarten dürfen nicht auf den Tiefstapel und können ihn nicht stehlen.</translation>
    </message>
    <message>
        <source>There is no downpile to play onto: open one instead.</source>
        <translation>Es gibt keinen Tiefstapel, an den du anlegen könntest: Eröffne stattdessen einen.</translation>
    </message>
    <message>
        <source>Go out first: play your last card. Only the player who goes out scores, for their up-piles and for the cards that the others still hold.</source>
        <translation>Mach vor den anderen Schluss: Spiel deine letzte Karte. Nur wer Schluss macht, bekommt Punkte, für seine Hochstapel und für die Karten, die die anderen noch auf der Hand haben.</translation>
    </message>
    <message>
        <source>Only with doubling.</source>
        <translation>Nur mit Verdoppeln.</translation>
    </message>
    <message>
        <source>If the stock is empty when you draw, the discard pile is first shuffled to make a new one. If both are empty, you pass instead of drawing. If everybody passes in a row, the deal is void: nobody scores, and the deal passes to the left.</source>
        <translation>Ist der Nachziehstapel leer, wenn du ziehst, wird zuerst die Ablage gemischt und zum neuen Nachziehstapel. Sind beide leer, passt du, statt zu ziehen. Passen alle nacheinander, ist die Runde ungültig: Niemand bekommt Punkte, und das Geben geht nach links weiter.</translation>
    </message>
    <message>
        <source>The deal ends at once when a player plays their last card down or up, steals with it, or opens with it.</source>
        <translation>Die Runde ist sofort zu Ende, wenn jemand die letzte Karte tief oder hoch anlegt, damit stiehlt oder damit eröffnet.</translation>
    </message>
    <message>
        <source>A player with more cards in hand than anyone else may declare double, no matter whose turn it is. Declaring is not a turn, and does not interrupt a row of passes. Each declaration doubles the score of the deal, no matter who wins it.</source>
        <translation>Wer mehr Karten auf der Hand hat als alle anderen, darf verdoppeln, egal, wer am Zug ist. Das Verdoppeln ist kein Zug und unterbricht keine Reihe von gepassten Zügen. Es verdoppelt die Punkte der Runde, egal, wer sie gewinnt.</translation>
    </message>
    <message>
        <source>If they are your last cards, you have not gone out: on your next turn you can only draw, or pass if there is nothing to draw.</source>
        <translation>Sind es deine letzten Karten, hast du noch nicht Schluss gemacht: Wenn du wieder am Zug bist, kannst du nur ziehen, oder passen, wenn es nichts zu ziehen gibt.</translation>
    </message>
    <message>
        <source>Royalties that clear the downpile, and royalties played when the table has no downpile, go to the discard pile, not onto a downpile or up-pile.</source>
        <translation>Bildkarten, die den Tiefstapel abräumen oder ohne Tiefstapel gespielt werden, kommen auf die Ablage, nicht auf einen Tief- oder Hochstapel.</translation>
    </message>
    <message>
        <source>Rule U17 says when you may declare double.</source>
        <translation>Wann du verdoppeln darfst, sagt Regel U17.</translation>
    </message>
    <message>
        <source>Play one card, or a run, onto one of your own open up-piles, which you get by stealing: the same suit as its top card, and higher. A run is played from low to high.</source>
        <translation>Leg eine Karte oder eine Folge auf einen deiner eigenen offenen Hochstapel, die du durch Stehlen bekommst: in der Farbe seiner obersten Karte und höher als sie. Eine Folge wird von niedrig nach hoch gelegt.</translation>
    </message>
    <message>
        <source>You may play one or more royalties onto your own open up-pile if they match its suit. They need not follow each other. A run may also go on from the numbers into the royalties, without a gap: 9, 10, jack. Royalties close the pile, and your last card may be one of them.</source>
        <translation>Auf einen eigenen offenen Hochstapel darfst du eine oder mehrere Bildkarten seiner Farbe legen. Sie müssen nicht aufeinanderfolgen. Auch eine Folge darf ohne Lücke von den Zahlen zu den Bildkarten weitergehen: 9, 10, Bube. Bildkarten schließen den Stapel, und auch deine letzte Karte darf so dorthin.</translation>
    </message>
    <message>
        <source>The winner of a deal swaps seats with the player who has the most cards left; in a tie, with the first of them to the winner’s left. The next dealer is the player who then sits to the left of the seat that dealt last.</source>
        <translation>Wer eine Runde gewinnt, tauscht den Platz mit der Person, die noch die meisten Karten auf der Hand hat; bei gleich vielen mit der, die links am nächsten sitzt. Als Nächstes gibt, wer dann links von dem Platz sitzt, an dem zuletzt gegeben wurde.</translation>
    </message>
    <message numerus="yes">
        <source>Stealing gives you an up-pile of %n card(s), which you can close with {card}.</source>
        <translation>
            <numerusform>Stehlen bringt dir einen Hochstapel aus %Ln Karte, den du mit {card:dative} schließen kannst.</numerusform>
            <numerusform>Stehlen bringt dir einen Hochstapel aus %Ln Karten, den du mit {card:dative} schließen kannst.</numerusform>
        </translation>
    </message>
    <message>
        <source>A turn is one move: play down, play up, play royalties, steal, open, draw, or pass. Each move has its place on the table: no card goes back to the stock, and none goes to another player.</source>
        <translation>Ein Zug ist eines davon: tief anlegen, hoch anlegen, Bildkarten spielen, stehlen, eröffnen, ziehen oder passen. Alles davon hat seinen Platz auf dem Tisch: Keine Karte kommt zurück auf den Nachziehstapel, und keine geht an jemand anderen.</translation>
    </message>
    <message>
        <source>Play royalties</source>
        <translation>Bildkarten spielen</translation>
    </message>
    <message>
        <source>play royalties</source>
        <translation>Bildkarten spielen</translation>
    </message>
    <message>
        <source>This is the downpile. It only goes down: on your turn, you can play a lower card of the same suit, or a run of consecutive cards.</source>
        <translation>Das ist der Tiefstapel. Auf ihm geht es nur abwärts: Wenn du am Zug bist, kannst du eine niedrigere Karte derselben Farbe darauflegen oder eine Folge benachbarter Werte.</translation>
    </message>
</context>
<context>
    <name>up-and-down</name>
    <message>
        <source>Oh Hell</source>
        <translation>Oh Hell</translation>
    </message>
    <message>
        <source>You have more tricks than you bid: each further trick is still worth a point.</source>
        <translation>Du hast mehr Stiche als angesagt: Jeder weitere bringt immer noch einen Punkt.</translation>
    </message>
    <message>
        <source>You can no longer make your bid, but each trick that you take saves ten points.</source>
        <translation>Deine Ansage schaffst du nicht mehr, aber jeder Stich, den du machst, spart zehn Punkte.</translation>
    </message>
    <message>
        <source>You can no longer make your bid, so you lose nothing with {card}.</source>
        <translation>Deine Ansage schaffst du nicht mehr: Mit {card:dative} hast du nichts zu verlieren.</translation>
    </message>
    <message>
        <source>Cautious</source>
        <translation>Vorsichtig</translation>
    </message>
    <message>
        <source>Hates to fail, and would rather bid one trick fewer.</source>
        <translation>Scheitert ungern und sagt lieber einen Stich weniger an.</translation>
    </message>
    <message>
        <source>Bold</source>
        <translation>Wagemutig</translation>
    </message>
    <message>
        <source>Bids for every possible trick, and lets the cards decide.</source>
        <translation>Sagt jeden möglichen Stich an und lässt die Karten entscheiden.</translation>
    </message>
    <message>
        <source>Contrary</source>
        <translation>Schadenfroh</translation>
    </message>
    <message>
        <source>Likes to see the others miss their bids, and gives tricks to players who have enough of them.</source>
        <translation>Freut sich, wenn andere ihre Ansage verfehlen, und gibt denen Stiche, die schon genug haben.</translation>
    </message>
    <message>
        <source>32 cards, 7 to ace</source>
        <translation>32 Karten, 7 bis Ass</translation>
    </message>
    <message>
        <source>52 cards, 2 to ace</source>
        <translation>52 Karten, 2 bis Ass</translation>
    </message>
    <message>
        <source>Ten points for each trick bid</source>
        <translation>Zehn Punkte für jeden angesagten Stich</translation>
    </message>
    <message>
        <source>Ten points for each missing trick</source>
        <translation>Zehn Punkte für jeden fehlenden Stich</translation>
    </message>
    <message>
        <source>May not make the bids add up</source>
        <translation>Darf die Ansagen nicht aufgehen lassen</translation>
    </message>
    <message>
        <source>May bid anything</source>
        <translation>Darf alles ansagen</translation>
    </message>
    <message>
        <source>Pack of cards</source>
        <translation>Kartensatz</translation>
    </message>
    <message>
        <source>Largest hand</source>
        <translation>Größte Hand</translation>
    </message>
    <message>
        <source>How large the hands get before they become smaller again; 0 means as many cards as the pack allows.</source>
        <translation>Wie groß die Hände werden, bevor sie wieder kleiner werden; 0 heißt: so viele Karten, wie der Kartensatz hergibt.</translation>
    </message>
    <message>
        <source>Taking too few costs</source>
        <translation>Zu wenige Stiche kosten</translation>
    </message>
    <message>
        <source>Ten points for each trick bid, or only for each missing trick.</source>
        <translation>Zehn Punkte für jeden angesagten Stich oder nur für jeden fehlenden.</translation>
    </message>
    <message>
        <source>The last bidder</source>
        <translation>Wer zuletzt ansagt</translation>
    </message>
    <message>
        <source>Whether the bids must add up to more or fewer than the number of tricks, so that somebody has to miss.</source>
        <translation>Ob alle Ansagen zusammen mehr oder weniger Stiche ergeben müssen, als es gibt, sodass jemand die eigene Ansage verfehlen muss.</translation>
    </message>
    <message>
        <source>Chips per point</source>
        <translation>Chips je Punkt</translation>
    </message>
    <message>
        <source>What each point of difference is worth when the game is settled.</source>
        <translation>Was bei der Abrechnung jeder Punkt Unterschied wert ist.</translation>
    </message>
    <message>
        <source>Loss limit</source>
        <translation>Verlustgrenze</translation>
    </message>
    <message>
        <source>The game ends as soon as a player would have to pay for this many points; 0 means no limit.</source>
        <translation>Die Partie endet, sobald jemand für so viele Punkte zahlen müsste; 0 heißt: keine Grenze.</translation>
    </message>
    <message>
        <source>Cards and deals</source>
        <translation>Karten und Runden</translation>
    </message>
    <message>
        <source>Trumps</source>
        <translation>Trumpf</translation>
    </message>
    <message>
        <source>Bidding</source>
        <translation>Ansagen</translation>
    </message>
    <message>
        <source>Playing a card</source>
        <translation>Eine Karte spielen</translation>
    </message>
    <message>
        <source>Taking a trick</source>
        <translation>Einen Stich machen</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, or if there is none, the highest card of the suit led. The player who takes a trick leads to the next one.</source>
        <translation>Der höchste Trumpf macht den Stich; ist keiner dabei, macht ihn die höchste Karte der ausgespielten Farbe. Wer einen Stich macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>Settlement</source>
        <translation>Abrechnung</translation>
    </message>
    <message>
        <source>First everybody bids. Then the cards are played: each player plays one card to each trick.</source>
        <translation>Zuerst sagen alle an. Dann werden die Karten gespielt, zu jedem Stich von allen eine.</translation>
    </message>
    <message>
        <source>Bid</source>
        <translation>Ansage</translation>
    </message>
    <message>
        <source>bid a number of tricks</source>
        <translation>eine Zahl von Stichen ansagen</translation>
    </message>
    <message>
        <source>play a card</source>
        <translation>eine Karte spielen</translation>
    </message>
    <message>
        <source>Hand</source>
        <translation>Hand</translation>
    </message>
    <message>
        <source>Tricks taken</source>
        <translation>Gemachte Stiche</translation>
    </message>
    <message>
        <source>Cards left over</source>
        <translation>Restkarten</translation>
    </message>
    <message>
        <source>It is {player}’s turn, not yours.</source>
        <translation>Du bist nicht am Zug: {player} ist an der Reihe.</translation>
    </message>
    <message>
        <source>The bidding is not over: first bid how many tricks you will take.</source>
        <translation>Das Ansagen ist noch nicht vorbei: Sag zuerst, wie viele Stiche du machst.</translation>
    </message>
    <message>
        <source>The bidding is over: play a card.</source>
        <translation>Das Ansagen ist vorbei: Spiel eine Karte.</translation>
    </message>
    <message>
        <source>You can play only one card to a trick: {cards} are too many.</source>
        <translation>Zu einem Stich spielst du eine einzige Karte: {cards} sind zu viele.</translation>
    </message>
    <message>
        <source>As the last bidder you may not bid {number}: all bids would add up to the number of tricks.</source>
        <translation>Du sagst zuletzt an und darfst nicht {number} sagen: Alle Ansagen zusammen ergäben genau die Zahl der Stiche.</translation>
    </message>
    <message>
        <source>You cannot play {card}: you must follow suit and play {suit}.</source>
        <translation>Du kannst {card:accusative} nicht spielen: Du musst bedienen, also {suit} spielen.</translation>
    </message>
    <message>
        <source>You cannot play {card}: you cannot follow suit, so you must play a trump: {suit}.</source>
        <translation>Du kannst {card:accusative} nicht spielen: Du kannst nicht bedienen, also musst du Trumpf spielen: {suit}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} deals %n card(s) each.</source>
        <translation>
            <numerusform>{player} gibt allen je %Ln Karte.</numerusform>
            <numerusform>{player} gibt allen je %Ln Karten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n card(s) each.</source>
        <translation>
            <numerusform>Du gibst allen je %Ln Karte.</numerusform>
            <numerusform>Du gibst allen je %Ln Karten.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clubs are trumps.</source>
        <translation>Kreuz ist Trumpf.</translation>
    </message>
    <message>
        <source>Diamonds are trumps.</source>
        <translation>Karo ist Trumpf.</translation>
    </message>
    <message>
        <source>Hearts are trumps.</source>
        <translation>Herz ist Trumpf.</translation>
    </message>
    <message>
        <source>Spades are trumps.</source>
        <translation>Pik ist Trumpf.</translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} sagt %Ln Stich an.</numerusform>
            <numerusform>{player} sagt %Ln Stiche an.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>Du sagst %Ln Stich an.</numerusform>
            <numerusform>Du sagst %Ln Stiche an.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} leads {cards:accusative}.</source>
        <translation>{player} spielt {cards:accusative} aus.</translation>
    </message>
    <message>
        <source>You lead {cards:accusative}.</source>
        <translation>Du spielst {cards:accusative} aus.</translation>
    </message>
    <message>
        <source>{player} plays {cards:accusative}.</source>
        <translation>{player} spielt {cards:accusative}.</translation>
    </message>
    <message>
        <source>You play {cards:accusative}.</source>
        <translation>Du spielst {cards:accusative}.</translation>
    </message>
    <message>
        <source>{player} takes the trick with {cards:dative}.</source>
        <translation>{player} macht den Stich mit {cards:dative}.</translation>
    </message>
    <message>
        <source>You take the trick with {cards:dative}.</source>
        <translation>Du machst den Stich mit {cards:dative}.</translation>
    </message>
    <message numerus="yes">
        <source>{player} made their bid exactly and scores %n point(s).</source>
        <translation>
            <numerusform>{player} hat die Ansage genau erfüllt und bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} hat die Ansage genau erfüllt und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made your bid exactly and score %n point(s).</source>
        <translation>
            <numerusform>Du hast deine Ansage genau erfüllt und bekommst %Ln Punkt.</numerusform>
            <numerusform>Du hast deine Ansage genau erfüllt und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took more tricks than bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} hat mehr Stiche als angesagt und bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} hat mehr Stiche als angesagt und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took more tricks than you bid and score %n point(s).</source>
        <translation>
            <numerusform>Du hast mehr Stiche als angesagt und bekommst %Ln Punkt.</numerusform>
            <numerusform>Du hast mehr Stiche als angesagt und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took fewer tricks than bid and loses %n point(s).</source>
        <translation>
            <numerusform>{player} hat weniger Stiche als angesagt und verliert %Ln Punkt.</numerusform>
            <numerusform>{player} hat weniger Stiche als angesagt und verliert %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took fewer tricks than you bid and lose %n point(s).</source>
        <translation>
            <numerusform>Du hast weniger Stiche als angesagt und verlierst %Ln Punkt.</numerusform>
            <numerusform>Du hast weniger Stiche als angesagt und verlierst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} has reached the loss limit: the game is over.</source>
        <translation>{player} hat die Verlustgrenze erreicht: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>You have reached the loss limit: the game is over.</source>
        <translation>Du hast die Verlustgrenze erreicht: Die Partie ist zu Ende.</translation>
    </message>
    <message>
        <source>{player} pays no more than the loss limit.</source>
        <translation>{player} zahlt nicht mehr als die Verlustgrenze.</translation>
    </message>
    <message>
        <source>You pay no more than the loss limit.</source>
        <translation>Du zahlst nicht mehr als die Verlustgrenze.</translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkt.</numerusform>
            <numerusform>{player} gewinnt die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>Du gewinnst die Partie mit %Ln Punkt.</numerusform>
            <numerusform>Du gewinnst die Partie mit %Ln Punkten.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n point(s).</source>
        <translation>
            <numerusform>{player} teilt sich den Sieg: %Ln Punkt.</numerusform>
            <numerusform>{player} teilt sich den Sieg: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n point(s).</source>
        <translation>
            <numerusform>Du teilst dir den Sieg: %Ln Punkt.</numerusform>
            <numerusform>Du teilst dir den Sieg: %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n chip(s).</source>
        <translation>
            <numerusform>{player} bekommt %Ln Chip.</numerusform>
            <numerusform>{player} bekommt %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You receive %n chip(s).</source>
        <translation>
            <numerusform>Du bekommst %Ln Chip.</numerusform>
            <numerusform>Du bekommst %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n chip(s).</source>
        <translation>
            <numerusform>{player} zahlt %Ln Chip.</numerusform>
            <numerusform>{player} zahlt %Ln Chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>Du zahlst %Ln Chip.</numerusform>
            <numerusform>Du zahlst %Ln Chips.</numerusform>
        </translation>
    </message>
    <message>
        <source>{player} neither pays nor receives anything.</source>
        <translation>{player} zahlt nichts und bekommt nichts.</translation>
    </message>
    <message>
        <source>You neither pay nor receive anything.</source>
        <translation>Du zahlst nichts und bekommst nichts.</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and taken</source>
        <translation>
            <numerusform>%Ln Stich angesagt und gemacht</numerusform>
            <numerusform>%Ln Stiche angesagt und gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>no tricks bid, none taken</source>
        <translation>keinen Stich angesagt und keinen gemacht</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), more than bid</source>
        <translation>
            <numerusform>%Ln Stich, mehr als angesagt</numerusform>
            <numerusform>%Ln Stiche, mehr als angesagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid, but too few taken</source>
        <translation>
            <numerusform>%Ln Stich angesagt, aber keinen gemacht</numerusform>
            <numerusform>%Ln Stiche angesagt, aber zu wenige gemacht</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) missing</source>
        <translation>
            <numerusform>%Ln Stich zu wenig</numerusform>
            <numerusform>%Ln Stiche zu wenig</numerusform>
        </translation>
    </message>
    <message>
        <source>Up and Down</source>
        <translation>Up and Down</translation>
    </message>
    <message>
        <source>Say how many tricks you will take, and take exactly that many.</source>
        <translation>Sag an, wie viele Stiche du machen wirst, und mach genau so viele.</translation>
    </message>
    <message>
        <source>The pack does not have enough cards for hands that large: choose smaller hands or fewer players.</source>
        <translation>Für so große Hände hat der Kartensatz nicht genug Karten: Wähle kleinere Hände oder weniger Spieler.</translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than {other}</source>
        <translation>
            <numerusform>%Ln Punkt mehr als {other}</numerusform>
            <numerusform>%Ln Punkte mehr als {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) fewer than {other}</source>
        <translation>
            <numerusform>%Ln Punkt weniger als {other}</numerusform>
            <numerusform>%Ln Punkte weniger als {other}</numerusform>
        </translation>
    </message>
    <message>
        <source>as many points as {other}</source>
        <translation>so viele Punkte wie {other}</translation>
    </message>
    <message numerus="yes">
        <source>Bid %n</source>
        <translation>
            <numerusform>Ansage %Ln</numerusform>
            <numerusform>Ansage %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has bid %n trick(s)</source>
        <translation>
            <numerusform>hat %Ln Stich angesagt</numerusform>
            <numerusform>hat %Ln Stiche angesagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %n</source>
        <translation>
            <numerusform>Stiche %Ln</numerusform>
            <numerusform>Stiche %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has taken %n trick(s)</source>
        <translation>
            <numerusform>hat %Ln Stich gemacht</numerusform>
            <numerusform>hat %Ln Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>Trumps are {suit}</source>
        <translation>Trumpf ist {suit}</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid in all</source>
        <translation>
            <numerusform>insgesamt %Ln Stich angesagt</numerusform>
            <numerusform>insgesamt %Ln Stiche angesagt</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln P.</numerusform>
            <numerusform>%Ln P.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln Punkt</numerusform>
            <numerusform>%Ln Punkte</numerusform>
        </translation>
    </message>
    <message>
        <source>The trump suit of this deal is drawn by lot. Trumps beat all other suits.</source>
        <translation>Die Trumpffarbe dieser Runde wird ausgelost. Trumpf schlägt alle anderen Farben.</translation>
    </message>
    <message>
        <source>How many tricks will you take in this deal? [|Type the number. ]If you take exactly as many as you bid, each is worth ten points. Bidding none and taking none is worth five.</source>
        <translation>Wie viele Stiche machst du in dieser Runde? [|Tippe die Zahl. ]Machst du genau so viele, wie du ansagst, ist jeder zehn Punkte wert. Keiner angesagt und keiner gemacht bringt fünf.</translation>
    </message>
    <message>
        <source>If you miss your bid, it costs you. Too few tricks: you lose ten points for each trick you bid. Too many: each trick is worth only one point.</source>
        <translation>Die Ansage zu verfehlen kostet dich etwas. Zu wenige Stiche: Du verlierst zehn Punkte für jeden angesagten Stich. Zu viele: Jeder Stich ist nur einen Punkt wert.</translation>
    </message>
    <message>
        <source>Follow the suit that was led. If you cannot, you must play a trump. If you have no trump either, play any card.</source>
        <translation>Bediene die ausgespielte Farbe. Kannst du das nicht, musst du Trumpf spielen. Hast du auch keinen Trumpf, spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>The highest trump takes the trick, or if there is none, the highest card of the suit that was led. The player who takes it leads to the next one.</source>
        <translation>Der höchste Trumpf macht den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn macht, spielt zum nächsten aus.</translation>
    </message>
    <message>
        <source>About 30 minutes a game</source>
        <translation>Etwa 30 Minuten je Partie</translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln Karte</numerusform>
            <numerusform>%Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each in this deal</source>
        <translation>
            <numerusform>in dieser Runde je %Ln Karte</numerusform>
            <numerusform>in dieser Runde je %Ln Karten</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} bid no tricks, took none and scores %n point(s).</source>
        <translation>
            <numerusform>{player} hat keinen Stich angesagt, keinen gemacht und bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} hat keinen Stich angesagt, keinen gemacht und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid no tricks, took none and score %n point(s).</source>
        <translation>
            <numerusform>Du hast keinen Stich angesagt, keinen gemacht und bekommst %Ln Punkt.</numerusform>
            <numerusform>Du hast keinen Stich angesagt, keinen gemacht und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make this bid in %n of 100 simulated deals.</source>
        <translation>
            <numerusform>Diese Ansage geht in %Ln von 100 Proberunden auf.</numerusform>
            <numerusform>Diese Ansage geht in %Ln von 100 Proberunden auf.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bid of {chosen} pays more. You make it in only %n of 100 simulated deals, and a bid of {instead} in {otherNumber}.</source>
        <translation>
            <numerusform>Die Ansage {chosen} bringt mehr ein. Sie geht nur in %Ln von 100 Proberunden auf, die Ansage {instead} in {otherNumber}.</numerusform>
            <numerusform>Die Ansage {chosen} bringt mehr ein. Sie geht nur in %Ln von 100 Proberunden auf, die Ansage {instead} in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat {card}, and you still need %n trick(s).</source>
        <translation>
            <numerusform>Niemand kann {card:accusative} schlagen, und du brauchst noch %Ln Stich.</numerusform>
            <numerusform>Niemand kann {card:accusative} schlagen, und du brauchst noch %Ln Stiche.</numerusform>
        </translation>
    </message>
    <message>
        <source>Either card takes this trick: keep the higher one.</source>
        <translation>Jede der beiden Karten macht diesen Stich: Behalte die höhere.</translation>
    </message>
    <message>
        <source>Neither card takes this trick: keep the higher one for a later trick.</source>
        <translation>Keine der beiden Karten macht diesen Stich: Behalte die höhere für einen späteren.</translation>
    </message>
    <message>
        <source>{card:start} cannot take this trick, and you already have all the tricks that you bid.</source>
        <translation>{card:start} kann diesen Stich nicht machen, und du hast schon alle, die du angesagt hast.</translation>
    </message>
    <message>
        <source>Neither card takes this trick, and the higher one is harder to get rid of later.</source>
        <translation>Keine der beiden Karten macht diesen Stich, und die höhere wirst du später schwerer los.</translation>
    </message>
    <message>
        <source>Either card takes this trick: get rid of the higher one.</source>
        <translation>Jede der beiden Karten macht diesen Stich: Werde die höhere los.</translation>
    </message>
    <message>
        <source>{player} takes the last trick: the deal is over.</source>
        <translation>{player} macht den letzten Stich: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>You take the last trick: the deal is over.</source>
        <translation>Du machst den letzten Stich: Die Runde ist zu Ende.</translation>
    </message>
    <message>
        <source>How many tricks will you take?</source>
        <translation>Wie viele Stiche machst du?</translation>
    </message>
    <message numerus="yes">
        <source>How many tricks will you take? As the last bidder you may not bid %n.</source>
        <translation>
            <numerusform>Wie viele Stiche machst du? Du sagst zuletzt an: %Ln geht nicht.</numerusform>
            <numerusform>Wie viele Stiche machst du? Du sagst zuletzt an: %Ln geht nicht.</numerusform>
        </translation>
    </message>
    <message>
        <source>You lead: play any card.</source>
        <translation>Du spielst aus: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>Follow suit: play {suit}.</source>
        <translation>Bediene: Spiel {suit}.</translation>
    </message>
    <message>
        <source>You cannot follow suit, so you must play a trump: {suit}.</source>
        <translation>Du kannst nicht bedienen, also musst du Trumpf spielen: {suit}.</translation>
    </message>
    <message>
        <source>You can neither follow suit nor trump: play any card.</source>
        <translation>Du kannst weder bedienen noch trumpfen: Spiel irgendeine Karte.</translation>
    </message>
    <message>
        <source>Bids made</source>
        <translation>Erfüllte Ansagen</translation>
    </message>
    <message numerus="yes">
        <source>Bids of %n trick(s) made</source>
        <translation>
            <numerusform>Erfüllte Ansagen von %Ln Stich</numerusform>
            <numerusform>Erfüllte Ansagen von %Ln Stichen</numerusform>
        </translation>
    </message>
    <message>
        <source>You can no longer make your bid, but each trick that you take is worth a point.</source>
        <translation>Deine Ansage schaffst du nicht mehr, aber jeder Stich, den du machst, ist einen Punkt wert.</translation>
    </message>
    <message>
        <source>You have more tricks than you bid: each further trick costs a point.</source>
        <translation>Du hast mehr Stiche als angesagt: Jeder weitere kostet einen Punkt.</translation>
    </message>
    <message>
        <source>Ten points a trick</source>
        <translation>Zehn Punkte pro Stich</translation>
    </message>
    <message>
        <source>Ten points and one a trick</source>
        <translation>Zehn Punkte und einer pro Stich</translation>
    </message>
    <message>
        <source>Five points and one a trick</source>
        <translation>Fünf Punkte und einer pro Stich</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nie</translation>
    </message>
    <message>
        <source>At the peak</source>
        <translation>Am Höhepunkt</translation>
    </message>
    <message>
        <source>By lot, one in five</source>
        <translation>Per Los, eine von fünf</translation>
    </message>
    <message>
        <source>One after the other</source>
        <translation>Der Reihe nach</translation>
    </message>
    <message>
        <source>All at the same time</source>
        <translation>Alle gleichzeitig</translation>
    </message>
    <message>
        <source>as large as possible</source>
        <translation>so groß wie möglich</translation>
    </message>
    <message>
        <source>none</source>
        <translation>keine</translation>
    </message>
    <message>
        <source>You must trump</source>
        <translation>Trumpfzwang</translation>
    </message>
    <message>
        <source>Whether you must play a trump if you cannot follow suit, or may play any card.</source>
        <translation>Ob du Trumpf spielen musst, wenn du nicht bedienen kannst, oder jede Karte spielen darfst.</translation>
    </message>
    <message>
        <source>Scoring</source>
        <translation>Wertung</translation>
    </message>
    <message>
        <source>What you score for making your bid exactly, and what other results cost.</source>
        <translation>Was eine genau erfüllte Ansage bringt und was andere Ergebnisse kosten.</translation>
    </message>
    <message>
        <source>Deals without trumps</source>
        <translation>Runden ohne Trumpf</translation>
    </message>
    <message>
        <source>Without trumps, the highest card of the suit led takes each trick.</source>
        <translation>Ohne Trumpf macht die höchste Karte der ausgespielten Farbe jeden Stich.</translation>
    </message>
    <message>
        <source>Smallest and largest deals for every dealer</source>
        <translation>Kleinste und größte Runden für jeden Geber</translation>
    </message>
    <message>
        <source>The deals of one card and those at the peak are each played once for each player.</source>
        <translation>Die Runden mit einer Karte und die am Höhepunkt werden jeweils so oft gespielt, wie Leute mitspielen.</translation>
    </message>
    <message>
        <source>Whether you hear the bids before yours. Bids chosen at the same time are secret until everybody has chosen, and may add up to the number of tricks.</source>
        <translation>Ob du die Ansagen vor deiner hörst. Gleichzeitige Ansagen bleiben geheim, bis alle gewählt haben, und dürfen zusammen die Zahl der Stiche ergeben.</translation>
    </message>
    <message>
        <source>Blind single cards</source>
        <translation>Blinde Einzelkarten</translation>
    </message>
    <message>
        <source>In deals of one card you see everybody else’s card, but not your own.</source>
        <translation>In Runden mit einer Karte siehst du die Karten aller anderen, aber nicht deine eigene.</translation>
    </message>
    <message>
        <source>Cap losses at the limit</source>
        <translation>Kein Verlust über der Grenze</translation>
    </message>
    <message>
        <source>A player pays at most the loss limit. The winners receive less, in proportion to their gains.</source>
        <translation>Niemand zahlt mehr als die Verlustgrenze. Wer gewinnt, bekommt im Verhältnis zum Gewinn weniger.</translation>
    </message>
    <message>
        <source>Each player gets one card in the first deal, two in the second and so on up to the peak, which is played once; then one card fewer in each deal, down to one again.</source>
        <translation>In der ersten Runde bekommen alle eine Karte, in der zweiten zwei und so weiter bis zum Höhepunkt, der einmal gespielt wird; danach in jeder Runde eine weniger, bis es wieder eine ist.</translation>
    </message>
    <message>
        <source>The game begins with as many deals of one card as there are players. Then each deal has one card more, up to the peak, which is also played as many times as there are players; then one card fewer in each deal, until the game ends with the same number of deals of one card.</source>
        <translation>Die Partie beginnt mit so vielen Runden mit einer Karte, wie Leute mitspielen. Dann gibt es in jeder Runde eine Karte mehr, bis zum Höhepunkt, der ebenso oft gespielt wird; danach in jeder Runde eine weniger, bis zu ebenso vielen Runden mit einer Karte.</translation>
    </message>
    <message>
        <source>Every deal has a trump suit.</source>
        <translation>Jede Runde hat eine Trumpffarbe.</translation>
    </message>
    <message>
        <source>Deals at the peak have no trumps: the highest card of the suit led takes each trick.</source>
        <translation>Runden am Höhepunkt haben keinen Trumpf: Die höchste Karte der ausgespielten Farbe macht jeden Stich.</translation>
    </message>
    <message>
        <source>“No trumps” is drawn as often as each suit, in one deal out of five. Then the highest card of the suit led takes each trick.</source>
        <translation>„Kein Trumpf“ wird so oft ausgelost wie jede Farbe, also in einer von fünf Runden. Dann macht die höchste Karte der ausgespielten Farbe jeden Stich.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left bids first and the dealer last.</source>
        <translation>Wer links vom Geber sitzt, sagt zuerst an, der Geber zuletzt.</translation>
    </message>
    <message>
        <source>All players choose their bids at the same time. The bids stay secret until everybody has chosen, and any number is allowed.</source>
        <translation>Alle wählen ihre Ansage gleichzeitig. Die Ansagen bleiben geheim, bis alle gewählt haben, und jede Zahl ist erlaubt.</translation>
    </message>
    <message>
        <source>The last bid may not make all bids add up to the number of tricks: somebody has to miss.</source>
        <translation>Die letzte Ansage muss so sein, dass alle Ansagen zusammen nicht genau die Zahl der Stiche ergeben: Jemand muss sich irren.</translation>
    </message>
    <message>
        <source>The last bidder may bid any number.</source>
        <translation>Wer zuletzt ansagt, darf jede Zahl ansagen.</translation>
    </message>
    <message>
        <source>In deals of one card you see everybody else’s card, but not your own until you play it.</source>
        <translation>In Runden mit einer Karte siehst du die Karten aller anderen, deine eigene aber erst, wenn du sie spielst.</translation>
    </message>
    <message>
        <source>If you have no card of the suit led, you must play a trump; if you have no trump either, you may play any card.</source>
        <translation>Hast du keine Karte der ausgespielten Farbe, musst du Trumpf spielen; hast du auch keinen Trumpf, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>If you have no card of the suit led, you may play any card.</source>
        <translation>Hast du keine Karte der ausgespielten Farbe, darfst du jede Karte spielen.</translation>
    </message>
    <message>
        <source>You may always play a single card that you cannot see.</source>
        <translation>Eine einzelne Karte, die du nicht siehst, ist immer erlaubt.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose ten points for each trick bid.</source>
        <translation>Machst du weniger, verlierst du zehn Punkte für jeden angesagten Stich.</translation>
    </message>
    <message>
        <source>If you take fewer, you lose ten points for each missing trick.</source>
        <translation>Machst du weniger, verlierst du zehn Punkte für jeden fehlenden Stich.</translation>
    </message>
    <message>
        <source>If you take exactly as many tricks as you bid, you score five points and one more for each trick. Otherwise you lose one point for each trick too many or too few.</source>
        <translation>Machst du genau so viele Stiche wie angesagt, bekommst du fünf Punkte und einen für jeden Stich. Sonst verlierst du einen Punkt für jeden Stich zu viel oder zu wenig.</translation>
    </message>
    <message>
        <source>Everything is settled in full, even beyond the limit.</source>
        <translation>Abgerechnet wird alles, auch über die Grenze hinaus.</translation>
    </message>
    <message>
        <source>The trump suit of a deal is drawn by lot and shown before the bidding.</source>
        <translation>Die Trumpffarbe einer Runde wird ausgelost und vor dem Ansagen gezeigt.</translation>
    </message>
    <message>
        <source>The player who started the game deals first, and the deal passes to the left. You bid the number of tricks that you want to take, from none to all.</source>
        <translation>Wer die Partie begonnen hat, gibt zuerst; danach wandert das Geben nach links. Du sagst an, wie viele Stiche du machen willst, von keinem bis zu allen.</translation>
    </message>
    <message>
        <source>The player at the dealer’s left leads any card to the first trick. The others must follow suit. You do not have to beat the cards already played.</source>
        <translation>Wer links vom Geber sitzt, spielt zum ersten Stich eine beliebige Karte aus. Die anderen müssen bedienen. Die schon gespielten Karten musst du nicht schlagen.</translation>
    </message>
    <message>
        <source>You have already chosen your bid; wait for the others.</source>
        <translation>Du hast deine Ansage schon gewählt; warte auf die anderen.</translation>
    </message>
    <message>
        <source>This deal has no trumps.</source>
        <translation>In dieser Runde gibt es keinen Trumpf.</translation>
    </message>
    <message>
        <source>{player} has chosen a bid.</source>
        <translation>{player} hat eine Ansage gewählt.</translation>
    </message>
    <message>
        <source>You have chosen your bid.</source>
        <translation>Du hast deine Ansage gewählt.</translation>
    </message>
    <message numerus="yes">
        <source>{player} took more tricks than bid and loses %n point(s).</source>
        <translation>
            <numerusform>{player} hat mehr Stiche als angesagt und verliert %Ln Punkt.</numerusform>
            <numerusform>{player} hat mehr Stiche als angesagt und verliert %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took more tricks than you bid and lose %n point(s).</source>
        <translation>
            <numerusform>Du hast mehr Stiche als angesagt und verlierst %Ln Punkt.</numerusform>
            <numerusform>Du hast mehr Stiche als angesagt und verlierst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took fewer tricks than bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} hat weniger Stiche als angesagt und bekommt %Ln Punkt.</numerusform>
            <numerusform>{player} hat weniger Stiche als angesagt und bekommt %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took fewer tricks than you bid and score %n point(s).</source>
        <translation>
            <numerusform>Du hast weniger Stiche als angesagt und bekommst %Ln Punkt.</numerusform>
            <numerusform>Du hast weniger Stiche als angesagt und bekommst %Ln Punkte.</numerusform>
        </translation>
    </message>
    <message>
        <source>bid made exactly</source>
        <translation>Ansage genau erfüllt</translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%Ln Stich gemacht</numerusform>
            <numerusform>%Ln Stiche gemacht</numerusform>
        </translation>
    </message>
    <message>
        <source>loss beyond the limit</source>
        <translation>Verlust über die Grenze hinaus</translation>
    </message>
    <message>
        <source>share of losses beyond the limit</source>
        <translation>Anteil an Verlusten über die Grenze hinaus</translation>
    </message>
    <message>
        <source>Bid chosen</source>
        <translation>Ansage gewählt</translation>
    </message>
    <message>
        <source>has chosen a bid</source>
        <translation>hat eine Ansage gewählt</translation>
    </message>
    <message>
        <source>No trumps</source>
        <translation>Kein Trumpf</translation>
    </message>
    <message>
        <source>There are no trumps</source>
        <translation>Es gibt keinen Trumpf</translation>
    </message>
    <message>
        <source>How many tricks will you take? Everybody bids at the same time.</source>
        <translation>Wie viele Stiche machst du? Alle sagen gleichzeitig an.</translation>
    </message>
    <message>
        <source>You cannot follow suit: play any card.</source>
        <translation>Du kannst nicht bedienen: Spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Play your card: everybody else has seen it.</source>
        <translation>Spiel deine Karte: Alle anderen haben sie gesehen.</translation>
    </message>
    <message>
        <source>In each deal, bid how many tricks you will take, then take exactly that many. Hands grow card by card up to the peak, then shrink again. The most points win.</source>
        <translation>Sag in jeder Runde an, wie viele Stiche du machst, und mach dann genau so viele. Die Hände wachsen Karte um Karte bis zum Höhepunkt und schrumpfen dann wieder. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Most deals have a trump suit, drawn by lot. Trumps beat all other suits.</source>
        <translation>Die meisten Runden haben eine Trumpffarbe, die ausgelost wird. Trumpf schlägt alle anderen Farben.</translation>
    </message>
    <message>
        <source>How many tricks will you take in this deal? [|Type the number. ]If you take exactly as many as you bid, you score ten points, and one more for each trick.</source>
        <translation>Wie viele Stiche machst du in dieser Runde? [|Tippe die Zahl. ]Machst du genau so viele, wie du ansagst, bringt das zehn Punkte und einen für jeden Stich.</translation>
    </message>
    <message>
        <source>How many tricks will you take in this deal? [|Type the number. ]If you take exactly as many as you bid, you score five points, and one more for each trick.</source>
        <translation>Wie viele Stiche machst du in dieser Runde? [|Tippe die Zahl. ]Machst du genau so viele, wie du ansagst, bringt das fünf Punkte und einen für jeden Stich.</translation>
    </message>
    <message>
        <source>If you miss your bid, it costs you. Too few tricks: you lose ten points for each missing trick. Too many: each trick is worth only one point.</source>
        <translation>Verfehlst du deine Ansage, kostet dich das etwas. Zu wenige Stiche: Du verlierst zehn Punkte für jeden fehlenden Stich. Zu viele: Jeder Stich ist nur einen Punkt wert.</translation>
    </message>
    <message>
        <source>If you miss your bid, each trick is worth only one point.</source>
        <translation>Verfehlst du deine Ansage, ist jeder Stich nur einen Punkt wert.</translation>
    </message>
    <message>
        <source>If you miss your bid, you lose a point for each trick too many or too few.</source>
        <translation>Verfehlst du deine Ansage, verlierst du einen Punkt für jeden Stich zu viel oder zu wenig.</translation>
    </message>
    <message>
        <source>Follow the suit that was led. If you cannot, play any card.</source>
        <translation>Bediene die ausgespielte Farbe. Kannst du das nicht, spiel eine beliebige Karte.</translation>
    </message>
    <message>
        <source>Points are counted after the last trick of a deal.</source>
        <translation>Gezählt wird nach dem letzten Stich einer Runde.</translation>
    </message>
    <message>
        <source>With the larger pack, hands can be larger and games longer.</source>
        <translation>Mit dem größeren Kartensatz können Hände größer und Partien länger werden.</translation>
    </message>
    <message>
        <source>The pack has 32 cards, from 7 to ace. The ace is high.</source>
        <translation>Der Kartensatz hat 32 Karten, von der 7 bis zum Ass. Das Ass ist am höchsten.</translation>
    </message>
    <message>
        <source>The pack has 52 cards, from 2 to ace. The ace is high.</source>
        <translation>Der Kartensatz hat 52 Karten, von der 2 bis zum Ass. Das Ass ist am höchsten.</translation>
    </message>
    <message>
        <source>Hands grow card by card up to the peak and shrink again. The peak is the largest hand that the pack allows.</source>
        <translation>Die Hände wachsen Karte um Karte bis zum Höhepunkt und schrumpfen dann wieder. Der Höhepunkt sind so viele Karten für jeden, wie der Kartensatz hergibt.</translation>
    </message>
    <message numerus="yes">
        <source>Hands grow card by card up to the peak and shrink again. The peak is %n card(s) each.</source>
        <translation>
            <numerusform>Die Hände wachsen Karte um Karte bis zum Höhepunkt und schrumpfen dann wieder. Der Höhepunkt ist %Ln Karte für jeden.</numerusform>
            <numerusform>Die Hände wachsen Karte um Karte bis zum Höhepunkt und schrumpfen dann wieder. Der Höhepunkt sind %Ln Karten für jeden.</numerusform>
        </translation>
    </message>
    <message>
        <source>The game is a single deal of one card each.</source>
        <translation>Die Partie ist eine einzige Runde mit je einer Karte.</translation>
    </message>
    <message>
        <source>In each deal every player gets one card, and there are as many deals as players.</source>
        <translation>In jeder Runde bekommen alle eine Karte, und es gibt so viele Runden wie Spieler.</translation>
    </message>
    <message>
        <source>The undealt cards stay hidden.</source>
        <translation>Die übrigen Karten sieht niemand.</translation>
    </message>
    <message>
        <source>Four players have one card each. The first three bid 0, 1 and 0. The dealer bids last and may not bid 0, because all bids would then add up to 1, the number of tricks.</source>
        <translation>Vier Spieler haben je eine Karte. Die ersten drei sagen 0, 1 und 0 an. Der Geber sagt zuletzt an und darf nicht 0 ansagen, denn dann ergäben alle Ansagen zusammen 1, die Zahl der Stiche.</translation>
    </message>
    <message numerus="yes">
        <source>Each point is worth %n chip(s).</source>
        <translation>
            <numerusform>Jeder Punkt ist %Ln Chip wert.</numerusform>
            <numerusform>Jeder Punkt ist %Ln Chips wert.</numerusform>
        </translation>
    </message>
    <message>
        <source>Four players have −10, 20, 40 and 30 points. The first one loses 30 points to the second, 50 to the third and 40 to the fourth: 120 points in all. The second one wins 30, loses 20 and loses 10: nothing in all. The third one wins 50, 20 and 10: 80 points. The fourth one wins 40, wins 10 and loses 10: 40 points.</source>
        <translation>Vier Spieler haben −10, 20, 40 und 30 Punkte. Der erste verliert 30 Punkte an den zweiten, 50 an den dritten und 40 an den vierten: zusammen 120 Punkte. Der zweite gewinnt 30, verliert 20 und verliert 10: zusammen nichts. Der dritte gewinnt 50, 20 und 10: 80 Punkte. Der vierte gewinnt 40, gewinnt 10 und verliert 10: 40 Punkte.</translation>
    </message>
    <message>
        <source>After the last deal, the player with the most points wins; in a tie, players share the win. Then each player settles the difference in points with each of the others.</source>
        <translation>Nach der letzten Runde gewinnt, wer die meisten Punkte hat; bei Gleichstand wird der Sieg geteilt. Dann rechnen alle untereinander den Unterschied der Punkte ab.</translation>
    </message>
    <message>
        <source>In each deal, bid how many tricks you will take, then take exactly that many. The most points win.</source>
        <translation>Sag in jeder Runde an, wie viele Stiche du machst, und mach dann genau so viele. Die meisten Punkte gewinnen.</translation>
    </message>
    <message>
        <source>Only if a trick is worth ten points.</source>
        <translation>Nur wenn ein Stich zehn Punkte zählt.</translation>
    </message>
    <message>
        <source>Only if players bid one after the other.</source>
        <translation>Nur wenn nacheinander angesagt wird.</translation>
    </message>
    <message>
        <source>Only with more than one card in hand.</source>
        <translation>Nur mit mehr als einer Karte auf der Hand.</translation>
    </message>
    <message>
        <source>Only with a loss limit.</source>
        <translation>Nur mit Verlustgrenze.</translation>
    </message>
    <message>
        <source>A variant of Oh Hell, the family of games in which you must make your bid exactly. It was played for points and chips in an online card room around 2010. By the usual rules, the hands grow to a peak and shrink again, and if you cannot follow suit you must trump. A game of four then has 15 deals and takes about half an hour.</source>
        <translation>Eine Spielart von Oh Hell, der Familie von Spielen, in denen man seine Ansage genau erfüllen muss. Sie wurde um 2010 in einem Online-Kartenraum um Punkte und Chips gespielt. Nach den üblichen Regeln wachsen die Hände bis zu einem Höhepunkt und schrumpfen wieder, und wer nicht bedienen kann, muss Trumpf spielen. Eine Partie zu viert hat dann 15 Runden und dauert etwa eine halbe Stunde.</translation>
    </message>
    <message>
        <source>{card:start} hardly ever takes this trick, and you already have all the tricks that you bid.</source>
        <translation>{card:start} macht diesen Stich so gut wie nie, und du hast schon alle, die du angesagt hast.</translation>
    </message>
    <message>
        <source>There are no trumps: the highest card of the suit led takes the trick.</source>
        <translation>Es gibt keinen Trumpf: Die höchste Karte der angespielten Farbe macht den Stich.</translation>
    </message>
    <message>
        <source>If you take exactly as many tricks as you bid, each is worth ten points; bidding none and taking none is worth five. If you take more than you bid, each trick taken is worth one point.</source>
        <translation>Machst du genau so viele Stiche wie angesagt, ist jeder zehn Punkte wert; keiner angesagt und keiner gemacht bringt fünf Punkte. Machst du mehr als angesagt, ist jeder gemachte Stich einen Punkt wert.</translation>
    </message>
    <message>
        <source>If you take exactly as many tricks as you bid, you score ten points and one more for each trick. Otherwise you score one point for each trick taken.</source>
        <translation>Machst du genau so viele Stiche wie angesagt, bekommst du zehn Punkte und einen für jeden Stich. Sonst bekommst du einen Punkt für jeden gemachten Stich.</translation>
    </message>
    <message>
        <source>No player pays for more points than the limit. The shortfall is taken from the players who gain, in proportion to their gains and in whole chips. Each share is rounded down; the chips still missing are taken one by one where the most was cut off. With a limit of 60, for example, +14, +58, −10 and −62 become +14, +56, −10 and −60.</source>
        <translation>Niemand zahlt für mehr Punkte, als die Grenze erlaubt. Was fehlt, wird denen abgezogen, die gewinnen, im Verhältnis zu ihrem Gewinn und in ganzen Chips. Jeder Anteil wird abgerundet; die noch fehlenden Chips werden einzeln dort abgezogen, wo am meisten abgerundet wurde. Bei einer Grenze von 60 werden zum Beispiel aus +14, +58, −10 und −62 die Beträge +14, +56, −10 und −60.</translation>
    </message>
    <message>
        <source>A trump suit is drawn by lot for each deal except those with the largest hands. Trumps beat all other suits.</source>
        <translation>Für jede Runde außer denen mit den größten Händen wird eine Trumpffarbe ausgelost. Trümpfe schlagen alle anderen Farben.</translation>
    </message>
    <message numerus="yes">
        <source>If after a deal a player would have to pay for %n point(s) or more in all, the game ends.</source>
        <translation>
            <numerusform>Müsste nach einer Runde jemand insgesamt für %Ln Punkt oder mehr zahlen, so endet die Partie.</numerusform>
            <numerusform>Müsste nach einer Runde jemand insgesamt für %Ln Punkte oder mehr zahlen, so endet die Partie.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too many</source>
        <translation>
            <numerusform>%Ln Stich zu viel</numerusform>
            <numerusform>%Ln Stiche zu viel</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too few</source>
        <translation>
            <numerusform>%Ln Stich zu wenig</numerusform>
            <numerusform>%Ln Stiche zu wenig</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have all the tricks that you bid, and {card} takes this one in %n of 100 simulated deals, the other card in {otherNumber}.</source>
        <translation>
            <numerusform>Du hast schon alle Stiche, die du angesagt hast, und {card} macht diesen in %Ln von 100 Proberunden, die andere Karte in {otherNumber}.</numerusform>
            <numerusform>Du hast schon alle Stiche, die du angesagt hast, und {card} macht diesen in %Ln von 100 Proberunden, die andere Karte in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make your bid in %n of 100 simulated deals, with the other card in {otherNumber}.</source>
        <translation>
            <numerusform>Deine Ansage geht in %Ln von 100 Proberunden auf, mit der anderen Karte in {otherNumber}.</numerusform>
            <numerusform>Deine Ansage geht in %Ln von 100 Proberunden auf, mit der anderen Karte in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} makes their bid in %n of 100 simulated deals, after the other card in {otherNumber}.</source>
        <translation>
            <numerusform>Die Ansage von {player:dative} geht in %Ln von 100 Proberunden auf, nach der anderen Karte in {otherNumber}.</numerusform>
            <numerusform>Die Ansage von {player:dative} geht in %Ln von 100 Proberunden auf, nach der anderen Karte in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The last bid may not make all bids add up to the number of tricks. So at least one player misses in every deal.</source>
        <translation>Die letzte Ansage muss so sein, dass alle Ansagen zusammen nicht genau die Zahl der Stiche ergeben. So irrt sich immer mindestens eine Person.</translation>
    </message>
    <message numerus="yes">
        <source>If you bid {chosen}, you make it in %n of 100 simulated deals; if you bid {instead}, in {otherNumber}.</source>
        <translation>
            <numerusform>Die Ansage {chosen} geht in %Ln von 100 Proberunden auf, die Ansage {instead} in {otherNumber}.</numerusform>
            <numerusform>Die Ansage {chosen} geht in %Ln von 100 Proberunden auf, die Ansage {instead} in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message>
        <source>Bids go from 0 to {number}, the number of tricks in this deal.</source>
        <translation>Ansagen gehen von 0 bis {number}: Mehr Stiche gibt es in dieser Runde nicht.</translation>
    </message>
    <message numerus="yes">
        <source>Bids: %n</source>
        <translation>
            <numerusform>%Ln angesagt</numerusform>
            <numerusform>%Ln angesagt</numerusform>
        </translation>
    </message>
    <message>
        <source>In simulated deals, the next best move gains you {tenths} points fewer on the others, on average.</source>
        <translation>In Proberunden gewinnst du mit dem nächstbesten Zug im Schnitt {tenths} Punkte weniger gegenüber den anderen.</translation>
    </message>
    <message>
        <source>The next best move is about as good: it gains you {tenths} points fewer on the others.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Du gewinnst damit {tenths} Punkte weniger gegenüber den anderen.</translation>
    </message>
    <message>
        <source>Played card</source>
        <translation>Gespielt</translation>
    </message>
    <message>
        <source>Play</source>
        <translation>Ausspielen</translation>
    </message>
    <message numerus="yes">
        <source>You still need tricks, and {card} takes this one in %n of 100 simulated deals, the other card in {otherNumber}.</source>
        <translation>
            <numerusform>Du brauchst noch Stiche, und {card} macht diesen in %Ln von 100 Proberunden, die andere Karte in {otherNumber}.</numerusform>
            <numerusform>Du brauchst noch Stiche, und {card} macht diesen in %Ln von 100 Proberunden, die andere Karte in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message>
        <source>The next best move is about as good: the difference is less than 0.1 points.</source>
        <translation>Der nächstbeste Zug ist etwa genauso gut: Der Unterschied ist kleiner als 0,1 Punkte.</translation>
    </message>
    <message>
        <source>bid {number}</source>
        <translation>{number} ansagen</translation>
    </message>
    <message>
        <source>play {cards:accusative}</source>
        <translation>{cards:accusative} spielen</translation>
    </message>
    <message>
        <source>As the last bidder you may bid up to the number of tricks, but not {number}: then all bids would add up to the number of tricks.</source>
        <translation>Als Letzter darfst du höchstens die Zahl der Stiche ansagen, aber nicht {number}: Sonst ergäben alle Ansagen zusammen genau die Zahl der Stiche.</translation>
    </message>
</context>
</TS>
