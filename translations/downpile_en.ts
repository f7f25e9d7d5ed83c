<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>KnownPersonRow</name>
    <message numerus="yes">
        <source>Last seen %n day(s) ago</source>
        <translation>
            <numerusform>Last seen %Ln day ago</numerusform>
            <numerusform>Last seen %Ln days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%Ln game together</numerusform>
            <numerusform>%Ln games together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryTexts</name>
    <message numerus="yes">
        <source>%1, %2, “%3” in every seat: %n game(s) for each set of house rules. In 95 of 100 cases, the true value lies within the range shown.</source>
        <comment>the title of a game; the number of players; the computer players</comment>
        <translation>
            <numerusform>%1, %2, “%3” in every seat: %Ln game for each set of house rules. In 95 of 100 cases, the true value lies within the range shown.</numerusform>
            <numerusform>%1, %2, “%3” in every seat: %Ln games for each set of house rules. In 95 of 100 cases, the true value lies within the range shown.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MultiplayerPage</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%Ln free seat</numerusform>
            <numerusform>%Ln free seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NewGamePage</name>
    <message numerus="yes">
        <source>Your table has %n seat(s). Choose as many players to play there.</source>
        <translation>
            <numerusform>Your table has %Ln seat. Choose as many players to play there.</numerusform>
            <numerusform>Your table has %Ln seats. Choose as many players to play there.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your table has %n seat(s). This game is for %1 to %2 players.</source>
        <translation>
            <numerusform>Your table has %Ln seat. This game is for %1 to %2 players.</numerusform>
            <numerusform>Your table has %Ln seats. This game is for %1 to %2 players.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBanner</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>The number of messages after the one shown.</extracomment>
        <translation>
            <numerusform>%Ln more</numerusform>
            <numerusform>%Ln more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%1 of %n person(s)</source>
        <translation>
            <numerusform>%1 of %Ln person</numerusform>
            <numerusform>%1 of %Ln people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%Ln person</numerusform>
            <numerusform>%Ln people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PileBadge</name>
    <message numerus="yes">
        <source>%1 × %n pt(s)</source>
        <extracomment>On a closed pile: %1 cards, worth %n points each. As short as possible.</extracomment>
        <translation>
            <numerusform>%1 × %Ln pt</numerusform>
            <numerusform>%1 × %Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <extracomment>The worth of a pile. As short as possible.</extracomment>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerAbout</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%Ln card in hand</numerusform>
            <numerusform>%Ln cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%Ln move</numerusform>
            <numerusform>%Ln moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%Ln deal</numerusform>
            <numerusform>%Ln deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <translation>
            <numerusform>%1 of %Ln record</numerusform>
            <numerusform>%1 of %Ln records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%Ln record</numerusform>
            <numerusform>%Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemainingText</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %Ln second left</numerusform>
            <numerusform>about %Ln seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %Ln minute left</numerusform>
            <numerusform>about %Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>about %Ln hour left</numerusform>
            <numerusform>about %Ln hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n second(s) left</source>
        <translation>
            <numerusform>less than %Ln second left</numerusform>
            <numerusform>less than %Ln seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n minute(s) left</source>
        <translation>
            <numerusform>less than %Ln minute left</numerusform>
            <numerusform>less than %Ln minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n hour(s) left</source>
        <translation>
            <numerusform>less than %Ln hour left</numerusform>
            <numerusform>less than %Ln hours left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>None of %n decision(s) clearly cost anything.</source>
        <translation>
            <numerusform>The only decision did not clearly cost anything.</numerusform>
            <numerusform>None of %Ln decisions clearly cost anything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%Ln blunder</numerusform>
            <numerusform>%Ln blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%Ln slip</numerusform>
            <numerusform>%Ln slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%Ln decision</numerusform>
            <numerusform>%Ln decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%Ln table</numerusform>
            <numerusform>%Ln tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomTableModel</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%Ln free seat</numerusform>
            <numerusform>%Ln free seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n watching</source>
        <translation>
            <numerusform>%Ln watching</numerusform>
            <numerusform>%Ln watching</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>The game is played to %n point(s).</source>
        <translation>
            <numerusform>The game is played to %Ln point.</numerusform>
            <numerusform>The game is played to %Ln points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message numerus="yes">
        <source>The seal is intact: %n random outcome(s) came from the secret that was sealed before the game.</source>
        <translation>
            <numerusform>The seal is intact: %Ln random outcome came from the secret that was sealed before the game.</numerusform>
            <numerusform>The seal is intact: %Ln random outcomes came from the secret that was sealed before the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%Ln minute</numerusform>
            <numerusform>%Ln minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%Ln hour</numerusform>
            <numerusform>%Ln hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won in a row</source>
        <translation>
            <numerusform>%Ln game won in a row</numerusform>
            <numerusform>%Ln games won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a win</source>
        <translation>
            <numerusform>%Ln game without a win</numerusform>
            <numerusform>%Ln games without a win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You won %1 of %n finished game(s); an even share would be %2.</source>
        <translation>
            <numerusform>You won %1 of %Ln finished game; an even share would be %2.</numerusform>
            <numerusform>You won %1 of %Ln finished games; an even share would be %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them unfinished.</source>
        <translation>
            <numerusform>%Ln of them unfinished.</numerusform>
            <numerusform>%Ln of them unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s).</source>
        <translation>
            <numerusform>In %Ln reviewed deal.</numerusform>
            <numerusform>In %Ln reviewed deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s).</source>
        <translation>
            <numerusform>After %Ln rated game.</numerusform>
            <numerusform>After %Ln rated games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) up to %1</source>
        <translation>
            <numerusform>%Ln game up to %1</numerusform>
            <numerusform>%Ln games up to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %n opponent(s) of this level, you can expect to win %1 of the games.</source>
        <translation>
            <numerusform>Against %Ln opponent of this level, you can expect to win %1 of the games.</numerusform>
            <numerusform>Against %Ln opponents of this level, you can expect to win %1 of the games.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Reading… %1 of %n record(s)</source>
        <translation>
            <numerusform>Reading… %1 of %Ln record</numerusform>
            <numerusform>Reading… %1 of %Ln records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::App</name>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2</source>
        <comment>an unfinished game; %2 is, for example, `24 points`</comment>
        <translation>
            <numerusform>Deal %1, %Ln player. You: %2</numerusform>
            <numerusform>Deal %1, %Ln players. You: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2 (%3 in this deal)</source>
        <comment>an unfinished game; %2 is, for example, `24 points`</comment>
        <translation>
            <numerusform>Deal %1, %Ln player. You: %2 (%3 in this deal)</numerusform>
            <numerusform>Deal %1, %Ln players. You: %2 (%3 in this deal)</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The number of this deal is on the clipboard: %1, %n player(s), %2. Anyone who pastes it under New game plays with the same cards.</source>
        <comment>a game; its house rules</comment>
        <translation>
            <numerusform>The number of this deal is on the clipboard: %1, %Ln player, %2. Anyone who pastes it under New game plays with the same cards.</numerusform>
            <numerusform>The number of this deal is on the clipboard: %1, %Ln players, %2. Anyone who pastes it under New game plays with the same cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::People</name>
    <message numerus="yes">
        <source>The list of people you have met was damaged. %n person(s) could be recovered; the damaged list is kept as %1.</source>
        <translation>
            <numerusform>The list of people you have met was damaged. %Ln person could be recovered; the damaged list is kept as %1.</numerusform>
            <numerusform>The list of people you have met was damaged. %Ln people could be recovered; the damaged list is kept as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) imported.</source>
        <translation>
            <numerusform>%Ln person imported.</numerusform>
            <numerusform>%Ln people imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were already known.</source>
        <translation>
            <numerusform>%Ln person was already known.</numerusform>
            <numerusform>%Ln people were already known.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The list is full: %n person(s) could not be added.</source>
        <translation>
            <numerusform>The list is full: %Ln person could not be added.</numerusform>
            <numerusform>The list is full: %Ln people could not be added.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::PlaceRows</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln card</numerusform>
            <numerusform>%1, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, closed, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, closed, %Ln card</numerusform>
            <numerusform>%1, closed, %Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s): %2</source>
        <comment>a place and the cards there</comment>
        <translation>
            <numerusform>%1, %Ln card: %2</numerusform>
            <numerusform>%1, %Ln cards: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s), top is %2</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %Ln card, top is %2</numerusform>
            <numerusform>%1, %Ln cards, top is %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, worth %Ln point</numerusform>
            <numerusform>%1, worth %Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s), own suit doubled</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, worth %Ln point, own suit doubled</numerusform>
            <numerusform>%1, worth %Ln points, own suit doubled</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::PlayerRows</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Records</name>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%Ln record imported.</numerusform>
            <numerusform>%Ln records imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were already here.</source>
        <translation>
            <numerusform>%Ln record was already here.</numerusform>
            <numerusform>%Ln records were already here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) exported to %1</source>
        <extracomment>%1 is a folder.</extracomment>
        <translation>
            <numerusform>%Ln record exported to %1</numerusform>
            <numerusform>%Ln records exported to %1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more file(s) had problems.</source>
        <translation>
            <numerusform>%Ln more file had problems.</numerusform>
            <numerusform>%Ln more files had problems.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Statistics</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%Ln player</numerusform>
            <numerusform>%Ln players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n games to see a line here.</source>
        <translation>
            <numerusform>You need at least %Ln game to see a line here.</numerusform>
            <numerusform>You need at least %Ln games to see a line here.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) do not count: other people’s games, games played by several people at one computer, games without a finished deal, unfinished games with other people, games continued from a replay, and unreadable files.</source>
        <translation>
            <numerusform>%Ln record does not count: other people’s games, games played by several people at one computer, games without a finished deal, unfinished games with other people, games continued from a replay, and unreadable files.</numerusform>
            <numerusform>%Ln records do not count: other people’s games, games played by several people at one computer, games without a finished deal, unfinished games with other people, games continued from a replay, and unreadable files.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You need at least %n reviewed games to see a line here.</source>
        <translation>
            <numerusform>You need at least %Ln reviewed game to see a line here.</numerusform>
            <numerusform>You need at least %Ln reviewed games to see a line here.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::TableAnswers</name>
    <message numerus="yes">
        <source>You hold %n card(s): %1.</source>
        <translation>
            <numerusform>You hold %Ln card: %1.</numerusform>
            <numerusform>You hold %Ln cards: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s).</source>
        <comment>identical cards</comment>
        <translation>
            <numerusform>%1, once.</numerusform>
            <numerusform>%1, %Ln times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): %2.</source>
        <comment>a player; the cards</comment>
        <translation>
            <numerusform>%1 holds %Ln card: %2.</numerusform>
            <numerusform>%1 holds %Ln cards: %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of %1 together</source>
        <comment>cards</comment>
        <translation>
            <numerusform>%Ln of %1 together</numerusform>
            <numerusform>%Ln of %1 together</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>any %n cards from your hand</source>
        <translation>
            <numerusform>any %Ln cards from your hand</numerusform>
            <numerusform>any %Ln cards from your hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message numerus="yes">
        <source>In simulated deals where it made a difference, this move did better in %n of 100.</source>
        <translation>
            <numerusform>In simulated deals where it made a difference, this move did better in %Ln of 100.</numerusform>
            <numerusform>In simulated deals where it made a difference, this move did better in %Ln of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In simulated deals where it made a difference, this did better than doing nothing in %n of 100.</source>
        <translation>
            <numerusform>In simulated deals where it made a difference, this did better than doing nothing in %Ln of 100.</numerusform>
            <numerusform>In simulated deals where it made a difference, this did better than doing nothing in %Ln of 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <source>The discard pile is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled into a new stock of %Ln card.</numerusform>
            <numerusform>The discard pile is shuffled into a new stock of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} turns {cards:accusative}, which takes %n card(s) with it to the discard pile.</source>
        <translation>
            <numerusform>{player} turns {cards:accusative}, which takes %Ln card with it to the discard pile.</numerusform>
            <numerusform>{player} turns {cards:accusative}, which takes %Ln cards with it to the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You turn {cards:accusative}, which takes %n card(s) with it to the discard pile.</source>
        <translation>
            <numerusform>You turn {cards:accusative}, which takes %Ln card with it to the discard pile.</numerusform>
            <numerusform>You turn {cards:accusative}, which takes %Ln cards with it to the discard pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays {cards:accusative}, which collects %n more card(s).</source>
        <translation>
            <numerusform>{player} lays {cards:accusative}, which collects %Ln more card.</numerusform>
            <numerusform>{player} lays {cards:accusative}, which collects %Ln more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay {cards:accusative}, which collects %n more card(s).</source>
        <translation>
            <numerusform>You lay {cards:accusative}, which collects %Ln more card.</numerusform>
            <numerusform>You lay {cards:accusative}, which collects %Ln more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must lay {cards:accusative}, and the ace collects %n more card(s).</source>
        <translation>
            <numerusform>{player} must lay {cards:accusative}, and the ace collects %Ln more card.</numerusform>
            <numerusform>{player} must lay {cards:accusative}, and the ace collects %Ln more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must lay {cards:accusative}, and the ace collects %n more card(s).</source>
        <translation>
            <numerusform>You must lay {cards:accusative}, and the ace collects %Ln more card.</numerusform>
            <numerusform>You must lay {cards:accusative}, and the ace collects %Ln more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} makes {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>{player} makes {cards:accusative} safe: %Ln point.</numerusform>
            <numerusform>{player} makes {cards:accusative} safe: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>You make {cards:accusative} safe: %Ln point.</numerusform>
            <numerusform>You make {cards:accusative} safe: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>{player} is stuck with {cards:dative}: %Ln point.</numerusform>
            <numerusform>{player} is stuck with {cards:dative}: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>You are stuck with {cards:dative}: %Ln point.</numerusform>
            <numerusform>You are stuck with {cards:dative}: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s).</source>
        <translation>
            <numerusform>{player} scores %Ln point.</numerusform>
            <numerusform>{player} scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>You score %Ln point.</numerusform>
            <numerusform>You score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a tie at %n point(s), so another deal is played.</source>
        <translation>
            <numerusform>It is a tie at %Ln point, so another deal is played.</numerusform>
            <numerusform>It is a tie at %Ln points, so another deal is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln point.</numerusform>
            <numerusform>{player} wins the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %Ln point.</numerusform>
            <numerusform>You win the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs</source>
        <translation>
            <numerusform>%Ln point in clubs</numerusform>
            <numerusform>%Ln points in clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds</source>
        <translation>
            <numerusform>%Ln point in diamonds</numerusform>
            <numerusform>%Ln points in diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts</source>
        <translation>
            <numerusform>%Ln point in hearts</numerusform>
            <numerusform>%Ln points in hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in spades, deducted</source>
        <translation>
            <numerusform>%Ln point in spades, deducted</numerusform>
            <numerusform>%Ln points in spades, deducted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, the chosen suit</source>
        <translation>
            <numerusform>%Ln point in clubs, the chosen suit</numerusform>
            <numerusform>%Ln points in clubs, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, your own suit</source>
        <translation>
            <numerusform>%Ln point in clubs, your own suit</numerusform>
            <numerusform>%Ln points in clubs, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, the chosen suit</source>
        <translation>
            <numerusform>%Ln point in diamonds, the chosen suit</numerusform>
            <numerusform>%Ln points in diamonds, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, your own suit</source>
        <translation>
            <numerusform>%Ln point in diamonds, your own suit</numerusform>
            <numerusform>%Ln points in diamonds, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, the chosen suit</source>
        <translation>
            <numerusform>%Ln point in hearts, the chosen suit</numerusform>
            <numerusform>%Ln points in hearts, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, your own suit</source>
        <translation>
            <numerusform>%Ln point in hearts, your own suit</numerusform>
            <numerusform>%Ln points in hearts, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) for spades at half value, deducted</source>
        <translation>
            <numerusform>%Ln point for spades at half value, deducted</numerusform>
            <numerusform>%Ln points for spades at half value, deducted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The joker sweeps away %n point(s) of spades in front of you.</source>
        <translation>
            <numerusform>The joker sweeps away %Ln point of spades in front of you.</numerusform>
            <numerusform>The joker sweeps away %Ln points of spades in front of you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ace is safe at once, with about %n more point(s) from the others.</source>
        <translation>
            <numerusform>The ace is safe at once, with about %Ln more point from the others.</numerusform>
            <numerusform>The ace is safe at once, with about %Ln more points from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>So far: %n pt(s)</source>
        <translation>
            <numerusform>So far: %Ln pt</numerusform>
            <numerusform>So far: %Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe and face-up cards would score %n point(s) now.</source>
        <translation>
            <numerusform>Safe and face-up cards would score %Ln point now.</numerusform>
            <numerusform>Safe and face-up cards would score %Ln points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {suit} in front of you are worth %n point(s). With 10 or more they become safe when you are done, and you may steal a card.</source>
        <translation>
            <numerusform>The {suit} in front of you are worth %Ln point. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
            <numerusform>The {suit} in front of you are worth %Ln points. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} is worth %n point(s) in front of you and nothing in your hand.</source>
        <translation>
            <numerusform>{card:start} is worth %Ln point in front of you and nothing in your hand.</numerusform>
            <numerusform>{card:start} is worth %Ln points in front of you and nothing in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that you can take, {card} is worth the most to you: %n point(s).</source>
        <translation>
            <numerusform>Of the cards that you can take, {card} is worth the most to you: %Ln point.</numerusform>
            <numerusform>Of the cards that you can take, {card} is worth the most to you: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} is worth %n point(s) to {player}: no other card that you can take is worth as much to its owner.</source>
        <translation>
            <numerusform>{card:start} is worth %Ln point to {player}: no other card that you can take is worth as much to its owner.</numerusform>
            <numerusform>{card:start} is worth %Ln points to {player}: no other card that you can take is worth as much to its owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card from {player}’s hand is a spade in only %n of 100 cases.</source>
        <translation>
            <numerusform>A card from {player}’s hand is a spade in only %Ln of 100 cases.</numerusform>
            <numerusform>A card from {player}’s hand is a spade in only %Ln of 100 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card from {player}’s hand is a spade in %n of 100 cases.</source>
        <translation>
            <numerusform>A card from {player}’s hand is a spade in %Ln of 100 cases.</numerusform>
            <numerusform>A card from {player}’s hand is a spade in %Ln of 100 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each pack has %n joker(s); a joker is worth nothing.</source>
        <translation>
            <numerusform>Each pack has %Ln joker; a joker is worth nothing.</numerusform>
            <numerusform>Each pack has %Ln jokers; a joker is worth nothing.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If a player has reached %n point(s) at the end of a deal, the highest total wins the game. If it is a tie, another deal is played.</source>
        <translation>
            <numerusform>If a player has reached %Ln point at the end of a deal, the highest total wins the game. If it is a tie, another deal is played.</numerusform>
            <numerusform>If a player has reached %Ln points at the end of a deal, the highest total wins the game. If it is a tie, another deal is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} makes {cards:accusative} safe: %n point(s), doubled in the score.</source>
        <translation>
            <numerusform>{player} makes {cards:accusative} safe: %Ln point, doubled in the score.</numerusform>
            <numerusform>{player} makes {cards:accusative} safe: %Ln points, doubled in the score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make {cards:accusative} safe: %n point(s), doubled in the score.</source>
        <translation>
            <numerusform>You make {cards:accusative} safe: %Ln point, doubled in the score.</numerusform>
            <numerusform>You make {cards:accusative} safe: %Ln points, doubled in the score.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Before doubling, the {suit} in front of you are worth %n point(s). With 10 or more they become safe when you are done, and you may steal a card.</source>
        <translation>
            <numerusform>Before doubling, the {suit} in front of you are worth %Ln point. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
            <numerusform>Before doubling, the {suit} in front of you are worth %Ln points. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of good company.</source>
        <translation>
            <numerusform>%Ln point of good company.</numerusform>
            <numerusform>%Ln points of good company.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of riches.</source>
        <translation>
            <numerusform>%Ln point of riches.</numerusform>
            <numerusform>%Ln points of riches.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player}: %n point(s) of romance.</source>
        <translation>
            <numerusform>{player}: %Ln point of romance.</numerusform>
            <numerusform>{player}: %Ln points of romance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You: %n point(s) of romance.</source>
        <translation>
            <numerusform>You: %Ln point of romance.</numerusform>
            <numerusform>You: %Ln points of romance.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) of bad luck.</source>
        <translation>
            <numerusform>%Ln point of bad luck.</numerusform>
            <numerusform>%Ln points of bad luck.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>study</name>
    <message numerus="yes">
        <source>After %n game(s) with each set, no difference is certain yet.</source>
        <translation>
            <numerusform>After %Ln game with each set, no difference is certain yet.</numerusform>
            <numerusform>After %Ln games with each set, no difference is certain yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>No difference between {rules} and {others} is certain after %n game(s).</source>
        <translation>
            <numerusform>No difference between {rules} and {others} is certain after %Ln game.</numerusform>
            <numerusform>No difference between {rules} and {others} is certain after %Ln games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n game(s), the only certain differences between {rules} and {others} are details; the figures show them.</source>
        <translation>
            <numerusform>After %Ln game, the only certain differences between {rules} and {others} are details; the figures show them.</numerusform>
            <numerusform>After %Ln games, the only certain differences between {rules} and {others} are details; the figures show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, a game takes %n deal(s).</source>
        <translation>
            <numerusform>With {rules}, a game takes %Ln deal.</numerusform>
            <numerusform>With {rules}, a game takes %Ln deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, a game takes %n deal(s) instead of {instead}.</source>
        <translation>
            <numerusform>With {rules}, a game takes %Ln deal instead of {instead}.</numerusform>
            <numerusform>With {rules}, a game takes %Ln deals instead of {instead}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} to {high}) per deal more than the average.</source>
        <translation>
            <numerusform>With {rules}, the player %Ln seat to the left of the dealer gets {value} points ({low} to {high}) per deal more than the average.</numerusform>
            <numerusform>With {rules}, the player %Ln seats to the left of the dealer gets {value} points ({low} to {high}) per deal more than the average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the dealer gets {value} points ({low} to {high}) per deal less than the average.</source>
        <translation>
            <numerusform>With {rules}, the player %Ln seat to the left of the dealer gets {value} points ({low} to {high}) per deal less than the average.</numerusform>
            <numerusform>With {rules}, the player %Ln seats to the left of the dealer gets {value} points ({low} to {high}) per deal less than the average.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules}, the player %n seat(s) to the left of the first dealer wins {value}% ({low} to {high}) of the games instead of {instead}%.</source>
        <translation>
            <numerusform>With {rules}, the player %Ln seat to the left of the first dealer wins {value}% ({low} to {high}) of the games instead of {instead}%.</numerusform>
            <numerusform>With {rules}, the player %Ln seats to the left of the first dealer wins {value}% ({low} to {high}) of the games instead of {instead}%.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>three-up-three-down</name>
    <message numerus="yes">
        <source>Only a Clear saves you from picking up the pile of %n card(s).</source>
        <translation>
            <numerusform>Only a Clear saves you from picking up the pile of %Ln card.</numerusform>
            <numerusform>Only a Clear saves you from picking up the pile of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three of the same number in a row: the pile of %n card(s) is cleared away.</source>
        <translation>
            <numerusform>Three of the same number in a row: the pile of %Ln card is cleared away.</numerusform>
            <numerusform>Three of the same number in a row: the pile of %Ln cards is cleared away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may have no card that fits onto {card} and may have to pick up %n card(s).</source>
        <translation>
            <numerusform>{player} may have no card that fits onto {card} and may have to pick up %Ln card.</numerusform>
            <numerusform>{player} may have no card that fits onto {card} and may have to pick up %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s) at once.</source>
        <translation>
            <numerusform>You get rid of %Ln card at once.</numerusform>
            <numerusform>You get rid of %Ln cards at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} clears away %Ln card with {cards:dative}.</numerusform>
            <numerusform>{player} clears away %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>You clear away %Ln card with {cards:dative}.</numerusform>
            <numerusform>You clear away %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} may discard once more.</numerusform>
            <numerusform>{player} may discard %Ln more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times).</source>
        <translation>
            <numerusform>You may discard once more.</numerusform>
            <numerusform>You may discard %Ln more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} must discard once more.</numerusform>
            <numerusform>{player} must discard %Ln more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must discard (once more|%n more times).</source>
        <translation>
            <numerusform>You must discard once more.</numerusform>
            <numerusform>You must discard %Ln more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %Ln card.</numerusform>
            <numerusform>{player} draws %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw %Ln card.</numerusform>
            <numerusform>You draw %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} picks up the pile: %Ln card.</numerusform>
            <numerusform>{player} picks up the pile: %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>You pick up the pile: %Ln card.</numerusform>
            <numerusform>You pick up the pile: %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: {player} picks up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} is too low: {player} picks up the pile, %Ln card in all.</numerusform>
            <numerusform>{cards:start} is too low: {player} picks up the pile, %Ln cards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: you pick up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} is too low: you pick up the pile, %Ln card in all.</numerusform>
            <numerusform>{cards:start} is too low: you pick up the pile, %Ln cards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game: %n deal(s) won.</source>
        <translation>
            <numerusform>{player} wins the game: %Ln deal won.</numerusform>
            <numerusform>{player} wins the game: %Ln deals won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game: %n deal(s) won.</source>
        <translation>
            <numerusform>You win the game: %Ln deal won.</numerusform>
            <numerusform>You win the game: %Ln deals won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%Ln deal won</numerusform>
            <numerusform>%Ln deals won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more discard(s)</source>
        <translation>
            <numerusform>%Ln more discard</numerusform>
            <numerusform>%Ln more discards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>may discard (once more|up to %n more times)</source>
        <translation>
            <numerusform>may discard once more</numerusform>
            <numerusform>may discard up to %Ln more times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>must discard (once more|%n more times)</source>
        <translation>
            <numerusform>must discard once more</numerusform>
            <numerusform>must discard %Ln more times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%Ln won</numerusform>
            <numerusform>%Ln won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>You may discard once more, or stop.</numerusform>
            <numerusform>You may discard %Ln more times, or stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may draw first, then discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>You may draw first, then discard once more, or stop.</numerusform>
            <numerusform>You may draw first, then discard %Ln more times, or stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s).</source>
        <translation>
            <numerusform>{player} scores %Ln point.</numerusform>
            <numerusform>{player} scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>You score %Ln point.</numerusform>
            <numerusform>You score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It is a tie at %n point(s), so another deal is played.</source>
        <translation>
            <numerusform>It is a tie at %Ln point, so another deal is played.</numerusform>
            <numerusform>It is a tie at %Ln points, so another deal is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln point.</numerusform>
            <numerusform>{player} wins the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %Ln point.</numerusform>
            <numerusform>You win the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s) still had cards</source>
        <translation>
            <numerusform>%Ln player still had cards</numerusform>
            <numerusform>%Ln players still had cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to win %n deal(s) wins the game.</source>
        <translation>
            <numerusform>The first player to win %Ln deal wins the game.</numerusform>
            <numerusform>The first player to win %Ln deals wins the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>To win the game, a player needs the highest total, and at least (1 point|%n points) for each opponent. If it is a tie, another deal is played.</source>
        <translation>
            <numerusform>To win the game, a player needs the highest total, and at least 1 point for each opponent. If it is a tie, another deal is played.</numerusform>
            <numerusform>To win the game, a player needs the highest total, and at least %Ln points for each opponent. If it is a tie, another deal is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} has no card that fits onto {card} and must pick up %n card(s).</source>
        <translation>
            <numerusform>{player} has no card that fits onto {card} and must pick up %Ln card.</numerusform>
            <numerusform>{player} has no card that fits onto {card} and must pick up %Ln cards.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ultimate-loser</name>
    <message numerus="yes">
        <source>You get rid of %n card(s).</source>
        <translation>
            <numerusform>You get rid of %Ln card.</numerusform>
            <numerusform>You get rid of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln point.</numerusform>
            <numerusform>{player} wins the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %Ln point.</numerusform>
            <numerusform>You win the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n drink(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln drink.</numerusform>
            <numerusform>{player} wins the game with %Ln drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n drink(s).</source>
        <translation>
            <numerusform>You win the game with %Ln drink.</numerusform>
            <numerusform>You win the game with %Ln drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n chip(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln chip.</numerusform>
            <numerusform>{player} wins the game with %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n chip(s).</source>
        <translation>
            <numerusform>You win the game with %Ln chip.</numerusform>
            <numerusform>You win the game with %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) lost</source>
        <translation>
            <numerusform>%Ln trick lost</numerusform>
            <numerusform>%Ln tricks lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FourPlay(s)</source>
        <translation>
            <numerusform>%Ln FourPlay</numerusform>
            <numerusform>%Ln FourPlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n point(s).</source>
        <translation>
            <numerusform>{player} shares the win: %Ln point.</numerusform>
            <numerusform>{player} shares the win: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n point(s).</source>
        <translation>
            <numerusform>You share the win: %Ln point.</numerusform>
            <numerusform>You share the win: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n drink(s).</source>
        <translation>
            <numerusform>{player} shares the win: %Ln drink.</numerusform>
            <numerusform>{player} shares the win: %Ln drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n drink(s).</source>
        <translation>
            <numerusform>You share the win: %Ln drink.</numerusform>
            <numerusform>You share the win: %Ln drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n chip(s).</source>
        <translation>
            <numerusform>{player} shares the win: %Ln chip.</numerusform>
            <numerusform>{player} shares the win: %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n chip(s).</source>
        <translation>
            <numerusform>You share the win: %Ln chip.</numerusform>
            <numerusform>You share the win: %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) in this deal</source>
        <translation>
            <numerusform>%Ln penalty point in this deal</numerusform>
            <numerusform>%Ln penalty points in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%Ln drink</numerusform>
            <numerusform>%Ln drinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s) in this deal</source>
        <translation>
            <numerusform>%Ln drink in this deal</numerusform>
            <numerusform>%Ln drinks in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%Ln chip</numerusform>
            <numerusform>%Ln chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) paid in this deal</source>
        <translation>
            <numerusform>%Ln chip paid in this deal</numerusform>
            <numerusform>%Ln chips paid in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%Ln penalty point</numerusform>
            <numerusform>%Ln penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and takes %n point(s) for it.</source>
        <translation>
            <numerusform>{player} is the Ultimate Loser and takes %Ln point for it.</numerusform>
            <numerusform>{player} is the Ultimate Loser and takes %Ln points for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and take %n point(s) for it.</source>
        <translation>
            <numerusform>You are the Ultimate Loser and take %Ln point for it.</numerusform>
            <numerusform>You are the Ultimate Loser and take %Ln points for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and takes %n drink(s) for it.</source>
        <translation>
            <numerusform>{player} is the Ultimate Loser and takes %Ln drink for it.</numerusform>
            <numerusform>{player} is the Ultimate Loser and takes %Ln drinks for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and take %n drink(s) for it.</source>
        <translation>
            <numerusform>You are the Ultimate Loser and take %Ln drink for it.</numerusform>
            <numerusform>You are the Ultimate Loser and take %Ln drinks for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the Ultimate Loser and pays %n chip(s) for it.</source>
        <translation>
            <numerusform>{player} is the Ultimate Loser and pays %Ln chip for it.</numerusform>
            <numerusform>{player} is the Ultimate Loser and pays %Ln chips for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the Ultimate Loser and pay %n chip(s) for it.</source>
        <translation>
            <numerusform>You are the Ultimate Loser and pay %Ln chip for it.</numerusform>
            <numerusform>You are the Ultimate Loser and pay %Ln chips for it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have a straight flush of %n card(s).</source>
        <translation>
            <numerusform>With {card} you have a straight flush of %Ln card.</numerusform>
            <numerusform>With {card} you have a straight flush of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have %n card(s) of the same rank.</source>
        <translation>
            <numerusform>With {card} you have %Ln card of the same rank.</numerusform>
            <numerusform>With {card} you have %Ln cards of the same rank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This deal: %n</source>
        <translation>
            <numerusform>This deal: %Ln</numerusform>
            <numerusform>This deal: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n of a kind, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Play %Ln of a kind, pass, or swap a card for the gin card.</numerusform>
            <numerusform>Play %Ln of a kind, pass, or swap a card for the gin card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play a straight flush of %n, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Play a straight flush of %Ln, pass, or swap a card for the gin card.</numerusform>
            <numerusform>Play a straight flush of %Ln, pass, or swap a card for the gin card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The Ultimate Loser of a deal takes (one extra penalty|%n extra penalties).</source>
        <translation>
            <numerusform>The Ultimate Loser of a deal takes one extra penalty.</numerusform>
            <numerusform>The Ultimate Loser of a deal takes %Ln extra penalties.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n deal(s), the player with the fewest penalties wins. In a tie, the one who was the Ultimate Loser less often wins; if that is a tie, too, they share the win.</source>
        <translation>
            <numerusform>After %Ln deal, the player with the fewest penalties wins. In a tie, the one who was the Ultimate Loser less often wins; if that is a tie, too, they share the win.</numerusform>
            <numerusform>After %Ln deals, the player with the fewest penalties wins. In a tie, the one who was the Ultimate Loser less often wins; if that is a tie, too, they share the win.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This wins the trick in %n of 100 simulated deals, the other move in {otherNumber}.</source>
        <translation>
            <numerusform>This wins the trick in %Ln of 100 simulated deals, the other move in {otherNumber}.</numerusform>
            <numerusform>This wins the trick in %Ln of 100 simulated deals, the other move in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay for this trick in %n of 100 simulated deals, with the other move in {otherNumber}.</source>
        <translation>
            <numerusform>You pay for this trick in %Ln of 100 simulated deals, with the other move in {otherNumber}.</numerusform>
            <numerusform>You pay for this trick in %Ln of 100 simulated deals, with the other move in {otherNumber}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwear</name>
    <message numerus="yes">
        <source>Going out now scores %n point(s).</source>
        <translation>
            <numerusform>Going out now scores %Ln point.</numerusform>
            <numerusform>Going out now scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is close to going out: go out first and score %n point(s).</source>
        <translation>
            <numerusform>{player} is close to going out: go out first and score %Ln point.</numerusform>
            <numerusform>{player} is close to going out: go out first and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stealing gives you an up-pile of %n card(s).</source>
        <translation>
            <numerusform>Stealing gives you an up-pile of %Ln card.</numerusform>
            <numerusform>Stealing gives you an up-pile of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This closes the up-pile, and its (one card counts|%n cards count) double.</source>
        <translation>
            <numerusform>This closes the up-pile, and its one card counts double.</numerusform>
            <numerusform>This closes the up-pile, and its %Ln cards count double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s) on your own up-pile.</source>
        <translation>
            <numerusform>You get rid of %Ln card on your own up-pile.</numerusform>
            <numerusform>You get rid of %Ln cards on your own up-pile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You get rid of %n card(s).</source>
        <translation>
            <numerusform>You get rid of %Ln card.</numerusform>
            <numerusform>You get rid of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may well be able to steal the downpile of %n card(s).</source>
        <translation>
            <numerusform>{player} may well be able to steal the downpile of %Ln card.</numerusform>
            <numerusform>{player} may well be able to steal the downpile of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} closes an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} closes an up-pile of %Ln card with {cards:dative}.</numerusform>
            <numerusform>{player} closes an up-pile of %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You close an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>You close an up-pile of %Ln card with {cards:dative}.</numerusform>
            <numerusform>You close an up-pile of %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} clears away %Ln card with {cards:dative}.</numerusform>
            <numerusform>{player} clears away %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear away %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>You clear away %Ln card with {cards:dative}.</numerusform>
            <numerusform>You clear away %Ln cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>{player} steals the downpile with {cards:dative}: %Ln card.</numerusform>
            <numerusform>{player} steals the downpile with {cards:dative}: %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>You steal the downpile with {cards:dative}: %Ln card.</numerusform>
            <numerusform>You steal the downpile with {cards:dative}: %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard pile is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard pile is shuffled into a new stock of %Ln card.</numerusform>
            <numerusform>The discard pile is shuffled into a new stock of %Ln cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes out and scores %n point(s).</source>
        <translation>
            <numerusform>{player} goes out and scores %Ln point.</numerusform>
            <numerusform>{player} goes out and scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go out and score %n point(s).</source>
        <translation>
            <numerusform>You go out and score %Ln point.</numerusform>
            <numerusform>You go out and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln point.</numerusform>
            <numerusform>{player} wins the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %Ln point.</numerusform>
            <numerusform>You win the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in open up-piles</source>
        <translation>
            <numerusform>%Ln card in open up-piles</numerusform>
            <numerusform>%Ln cards in open up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your open up-piles</source>
        <translation>
            <numerusform>%Ln card in your open up-piles</numerusform>
            <numerusform>%Ln cards in your open up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in closed up-piles</source>
        <translation>
            <numerusform>%Ln card in closed up-piles</numerusform>
            <numerusform>%Ln cards in closed up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your closed up-piles</source>
        <translation>
            <numerusform>%Ln card in your closed up-piles</numerusform>
            <numerusform>%Ln cards in your closed up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) still held by {other}</source>
        <translation>
            <numerusform>%Ln card still held by {other}</numerusform>
            <numerusform>%Ln cards still held by {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doubled (once|%n times)</source>
        <translation>
            <numerusform>doubled once</numerusform>
            <numerusform>doubled %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has declared double (once|%n times)</source>
        <translation>
            <numerusform>has declared double once</numerusform>
            <numerusform>has declared double %Ln times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out: %n pt(s)</source>
        <translation>
            <numerusform>Going out: %Ln pt</numerusform>
            <numerusform>Going out: %Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out now would score %n point(s).</source>
        <translation>
            <numerusform>Going out now would score %Ln point.</numerusform>
            <numerusform>Going out now would score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you cannot see can go onto {card} or steal it, fewer than after another move: the others may have to draw.</source>
        <translation>
            <numerusform>%Ln of the cards that you cannot see can go onto {card} or steal it, fewer than after another move: the others may have to draw.</numerusform>
            <numerusform>%Ln of the cards that you cannot see can go onto {card} or steal it, fewer than after another move: the others may have to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of the cards that you cannot see could steal {card}, fewer than after another move.</source>
        <translation>
            <numerusform>%Ln of the cards that you cannot see could steal {card}, fewer than after another move.</numerusform>
            <numerusform>%Ln of the cards that you cannot see could steal {card}, fewer than after another move.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Only %n of the cards that you cannot see can go onto {card} or steal it, so do not free the downpile for the others.</source>
        <translation>
            <numerusform>Only %Ln of the cards that you cannot see can go onto {card} or steal it, so do not free the downpile for the others.</numerusform>
            <numerusform>Only %Ln of the cards that you cannot see can go onto {card} or steal it, so do not free the downpile for the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s), closed by the 10.</source>
        <translation>
            <numerusform>{player} steals the downpile with {cards:dative}: %Ln card, closed by the 10.</numerusform>
            <numerusform>{player} steals the downpile with {cards:dative}: %Ln cards, closed by the 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s), closed by the 10.</source>
        <translation>
            <numerusform>You steal the downpile with {cards:dative}: %Ln card, closed by the 10.</numerusform>
            <numerusform>You steal the downpile with {cards:dative}: %Ln cards, closed by the 10.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first player to reach %n point(s) wins the game.</source>
        <translation>
            <numerusform>The first player to reach %Ln point wins the game.</numerusform>
            <numerusform>The first player to reach %Ln points wins the game.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stealing gives you an up-pile of %n card(s), which you can close with {card}.</source>
        <translation>
            <numerusform>Stealing gives you an up-pile of %Ln card, which you can close with {card}.</numerusform>
            <numerusform>Stealing gives you an up-pile of %Ln cards, which you can close with {card}.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>up-and-down</name>
    <message numerus="yes">
        <source>{player} deals %n card(s) each.</source>
        <translation>
            <numerusform>{player} deals %Ln card each.</numerusform>
            <numerusform>{player} deals %Ln cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n card(s) each.</source>
        <translation>
            <numerusform>You deal %Ln card each.</numerusform>
            <numerusform>You deal %Ln cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} bids %Ln trick.</numerusform>
            <numerusform>{player} bids %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>You bid %Ln trick.</numerusform>
            <numerusform>You bid %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} made their bid exactly and scores %n point(s).</source>
        <translation>
            <numerusform>{player} made their bid exactly and scores %Ln point.</numerusform>
            <numerusform>{player} made their bid exactly and scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You made your bid exactly and score %n point(s).</source>
        <translation>
            <numerusform>You made your bid exactly and score %Ln point.</numerusform>
            <numerusform>You made your bid exactly and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took more tricks than bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} took more tricks than bid and scores %Ln point.</numerusform>
            <numerusform>{player} took more tricks than bid and scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took more tricks than you bid and score %n point(s).</source>
        <translation>
            <numerusform>You took more tricks than you bid and score %Ln point.</numerusform>
            <numerusform>You took more tricks than you bid and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took fewer tricks than bid and loses %n point(s).</source>
        <translation>
            <numerusform>{player} took fewer tricks than bid and loses %Ln point.</numerusform>
            <numerusform>{player} took fewer tricks than bid and loses %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took fewer tricks than you bid and lose %n point(s).</source>
        <translation>
            <numerusform>You took fewer tricks than you bid and lose %Ln point.</numerusform>
            <numerusform>You took fewer tricks than you bid and lose %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %Ln point.</numerusform>
            <numerusform>{player} wins the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %Ln point.</numerusform>
            <numerusform>You win the game with %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win: %n point(s).</source>
        <translation>
            <numerusform>{player} shares the win: %Ln point.</numerusform>
            <numerusform>{player} shares the win: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win: %n point(s).</source>
        <translation>
            <numerusform>You share the win: %Ln point.</numerusform>
            <numerusform>You share the win: %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n chip(s).</source>
        <translation>
            <numerusform>{player} receives %Ln chip.</numerusform>
            <numerusform>{player} receives %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You receive %n chip(s).</source>
        <translation>
            <numerusform>You receive %Ln chip.</numerusform>
            <numerusform>You receive %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n chip(s).</source>
        <translation>
            <numerusform>{player} pays %Ln chip.</numerusform>
            <numerusform>{player} pays %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>You pay %Ln chip.</numerusform>
            <numerusform>You pay %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and taken</source>
        <translation>
            <numerusform>%Ln trick bid and taken</numerusform>
            <numerusform>%Ln tricks bid and taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), more than bid</source>
        <translation>
            <numerusform>%Ln trick, more than bid</numerusform>
            <numerusform>%Ln tricks, more than bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid, but too few taken</source>
        <translation>
            <numerusform>%Ln trick bid, but too few taken</numerusform>
            <numerusform>%Ln tricks bid, but too few taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) missing</source>
        <translation>
            <numerusform>%Ln trick missing</numerusform>
            <numerusform>%Ln tricks missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than {other}</source>
        <translation>
            <numerusform>%Ln point more than {other}</numerusform>
            <numerusform>%Ln points more than {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) fewer than {other}</source>
        <translation>
            <numerusform>%Ln point fewer than {other}</numerusform>
            <numerusform>%Ln points fewer than {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n</source>
        <translation>
            <numerusform>Bid %Ln</numerusform>
            <numerusform>Bid %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has bid %n trick(s)</source>
        <translation>
            <numerusform>has bid %Ln trick</numerusform>
            <numerusform>has bid %Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %n</source>
        <translation>
            <numerusform>Took %Ln</numerusform>
            <numerusform>Took %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has taken %n trick(s)</source>
        <translation>
            <numerusform>has taken %Ln trick</numerusform>
            <numerusform>has taken %Ln tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid in all</source>
        <translation>
            <numerusform>%Ln trick bid in all</numerusform>
            <numerusform>%Ln tricks bid in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%Ln pt</numerusform>
            <numerusform>%Ln pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s)</source>
        <translation>
            <numerusform>%Ln point</numerusform>
            <numerusform>%Ln points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%Ln card</numerusform>
            <numerusform>%Ln cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each in this deal</source>
        <translation>
            <numerusform>%Ln card each in this deal</numerusform>
            <numerusform>%Ln cards each in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} bid no tricks, took none and scores %n point(s).</source>
        <translation>
            <numerusform>{player} bid no tricks, took none and scores %Ln point.</numerusform>
            <numerusform>{player} bid no tricks, took none and scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid no tricks, took none and score %n point(s).</source>
        <translation>
            <numerusform>You bid no tricks, took none and score %Ln point.</numerusform>
            <numerusform>You bid no tricks, took none and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make this bid in %n of 100 simulated deals.</source>
        <translation>
            <numerusform>You make this bid in %Ln of 100 simulated deals.</numerusform>
            <numerusform>You make this bid in %Ln of 100 simulated deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A bid of {chosen} pays more. You make it in only %n of 100 simulated deals, and a bid of {instead} in {otherNumber}.</source>
        <translation>
            <numerusform>A bid of {chosen} pays more. You make it in only %Ln of 100 simulated deals, and a bid of {instead} in {otherNumber}.</numerusform>
            <numerusform>A bid of {chosen} pays more. You make it in only %Ln of 100 simulated deals, and a bid of {instead} in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat {card}, and you still need %n trick(s).</source>
        <translation>
            <numerusform>Nobody can beat {card}, and you still need %Ln trick.</numerusform>
            <numerusform>Nobody can beat {card}, and you still need %Ln tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many tricks will you take? As the last bidder you may not bid %n.</source>
        <translation>
            <numerusform>How many tricks will you take? As the last bidder you may not bid %Ln.</numerusform>
            <numerusform>How many tricks will you take? As the last bidder you may not bid %Ln.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids of %n trick(s) made</source>
        <translation>
            <numerusform>Bids of %Ln trick made</numerusform>
            <numerusform>Bids of %Ln tricks made</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took more tricks than bid and loses %n point(s).</source>
        <translation>
            <numerusform>{player} took more tricks than bid and loses %Ln point.</numerusform>
            <numerusform>{player} took more tricks than bid and loses %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took more tricks than you bid and lose %n point(s).</source>
        <translation>
            <numerusform>You took more tricks than you bid and lose %Ln point.</numerusform>
            <numerusform>You took more tricks than you bid and lose %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took fewer tricks than bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} took fewer tricks than bid and scores %Ln point.</numerusform>
            <numerusform>{player} took fewer tricks than bid and scores %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took fewer tricks than you bid and score %n point(s).</source>
        <translation>
            <numerusform>You took fewer tricks than you bid and score %Ln point.</numerusform>
            <numerusform>You took fewer tricks than you bid and score %Ln points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) taken</source>
        <translation>
            <numerusform>%Ln trick taken</numerusform>
            <numerusform>%Ln tricks taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hands grow card by card up to the peak and shrink again. The peak is %n card(s) each.</source>
        <translation>
            <numerusform>Hands grow card by card up to the peak and shrink again. The peak is %Ln card each.</numerusform>
            <numerusform>Hands grow card by card up to the peak and shrink again. The peak is %Ln cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Each point is worth %n chip(s).</source>
        <translation>
            <numerusform>Each point is worth %Ln chip.</numerusform>
            <numerusform>Each point is worth %Ln chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If after a deal a player would have to pay for %n point(s) or more in all, the game ends.</source>
        <translation>
            <numerusform>If after a deal a player would have to pay for %Ln point or more in all, the game ends.</numerusform>
            <numerusform>If after a deal a player would have to pay for %Ln points or more in all, the game ends.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too many</source>
        <translation>
            <numerusform>%Ln trick too many</numerusform>
            <numerusform>%Ln tricks too many</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) too few</source>
        <translation>
            <numerusform>%Ln trick too few</numerusform>
            <numerusform>%Ln tricks too few</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You already have all the tricks that you bid, and {card} takes this one in %n of 100 simulated deals, the other card in {otherNumber}.</source>
        <translation>
            <numerusform>You already have all the tricks that you bid, and {card} takes this one in %Ln of 100 simulated deals, the other card in {otherNumber}.</numerusform>
            <numerusform>You already have all the tricks that you bid, and {card} takes this one in %Ln of 100 simulated deals, the other card in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make your bid in %n of 100 simulated deals, with the other card in {otherNumber}.</source>
        <translation>
            <numerusform>You make your bid in %Ln of 100 simulated deals, with the other card in {otherNumber}.</numerusform>
            <numerusform>You make your bid in %Ln of 100 simulated deals, with the other card in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} makes their bid in %n of 100 simulated deals, after the other card in {otherNumber}.</source>
        <translation>
            <numerusform>{player} makes their bid in %Ln of 100 simulated deals, after the other card in {otherNumber}.</numerusform>
            <numerusform>{player} makes their bid in %Ln of 100 simulated deals, after the other card in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>If you bid {chosen}, you make it in %n of 100 simulated deals; if you bid {instead}, in {otherNumber}.</source>
        <translation>
            <numerusform>If you bid {chosen}, you make it in %Ln of 100 simulated deals; if you bid {instead}, in {otherNumber}.</numerusform>
            <numerusform>If you bid {chosen}, you make it in %Ln of 100 simulated deals; if you bid {instead}, in {otherNumber}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids: %n</source>
        <translation>
            <numerusform>Bids: %Ln</numerusform>
            <numerusform>Bids: %Ln</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You still need tricks, and {card} takes this one in %n of 100 simulated deals, the other card in {otherNumber}.</source>
        <translation>
            <numerusform>You still need tricks, and {card} takes this one in %Ln of 100 simulated deals, the other card in {otherNumber}.</numerusform>
            <numerusform>You still need tricks, and {card} takes this one in %Ln of 100 simulated deals, the other card in {otherNumber}.</numerusform>
        </translation>
    </message>
</context>
</TS>
