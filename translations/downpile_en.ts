<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>KnownPersonRow</name>
    <message numerus="yes">
        <source>Last seen %n day(s) ago</source>
        <translation>
            <numerusform>Last seen %n day ago</numerusform>
            <numerusform>Last seen %n days ago</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) together</source>
        <translation>
            <numerusform>%n game together</numerusform>
            <numerusform>%n games together</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>LaboratoryTexts</name>
    <message numerus="yes">
        <source>%1, %2, in every seat “%3”: %n game(s) of each set. With each value stands its interval of 95 %.</source>
        <comment>the title of a game, how many players, and which computer players</comment>
        <translation>
            <numerusform>%1, %2, in every seat “%3”: %n game of each set. With each value stands its interval of 95 %.</numerusform>
            <numerusform>%1, %2, in every seat “%3”: %n games of each set. With each value stands its interval of 95 %.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>NoticeBanner</name>
    <message numerus="yes">
        <source>%n more</source>
        <extracomment>Messages that wait behind the one that is shown.</extracomment>
        <translation>
            <numerusform>%n more</numerusform>
            <numerusform>%n more</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PeoplePage</name>
    <message numerus="yes">
        <source>%1 of %n person(s)</source>
        <translation>
            <numerusform>%1 of %n person</numerusform>
            <numerusform>%1 of %n people</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s)</source>
        <translation>
            <numerusform>%n person</numerusform>
            <numerusform>%n people</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlayerAbout</name>
    <message numerus="yes">
        <source>%n card(s) in hand</source>
        <translation>
            <numerusform>%n card in hand</numerusform>
            <numerusform>%n cards in hand</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordRow</name>
    <message numerus="yes">
        <source>%n move(s)</source>
        <translation>
            <numerusform>%n move</numerusform>
            <numerusform>%n moves</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s)</source>
        <translation>
            <numerusform>%n deal</numerusform>
            <numerusform>%n deals</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RecordsPage</name>
    <message numerus="yes">
        <source>%1 of %n record(s)</source>
        <translation>
            <numerusform>%1 of %n record</numerusform>
            <numerusform>%1 of %n records</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s)</source>
        <translation>
            <numerusform>%n record</numerusform>
            <numerusform>%n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RemainingText</name>
    <message numerus="yes">
        <source>about %n second(s) left</source>
        <translation>
            <numerusform>about %n second left</numerusform>
            <numerusform>about %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n minute(s) left</source>
        <translation>
            <numerusform>about %n minute left</numerusform>
            <numerusform>about %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>about %n hour(s) left</source>
        <translation>
            <numerusform>about %n hour left</numerusform>
            <numerusform>about %n hours left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n second(s) left</source>
        <translation>
            <numerusform>less than %n second left</numerusform>
            <numerusform>less than %n seconds left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n minute(s) left</source>
        <translation>
            <numerusform>less than %n minute left</numerusform>
            <numerusform>less than %n minutes left</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>less than %n hour(s) left</source>
        <translation>
            <numerusform>less than %n hour left</numerusform>
            <numerusform>less than %n hours left</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Review</name>
    <message numerus="yes">
        <source>None of %n decision(s) surely cost anything.</source>
        <translation>
            <numerusform>The one decision did not surely cost anything.</numerusform>
            <numerusform>None of %n decisions surely cost anything.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n blunder(s)</source>
        <translation>
            <numerusform>%n blunder</numerusform>
            <numerusform>%n blunders</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n slip(s)</source>
        <translation>
            <numerusform>%n slip</numerusform>
            <numerusform>%n slips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n decision(s)</source>
        <translation>
            <numerusform>%n decision</numerusform>
            <numerusform>%n decisions</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomPage</name>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n table</numerusform>
            <numerusform>%n tables</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>RoomTableModel</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n look(s) on</source>
        <translation>
            <numerusform>%n looks on</numerusform>
            <numerusform>%n look on</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>The game is played to %n point(s).</source>
        <translation>
            <numerusform>The game is played to %n point.</numerusform>
            <numerusform>The game is played to %n points.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Seal</name>
    <message numerus="yes">
        <source>The seal is whole: %n outcome(s) of chance, all from what was sealed before the game.</source>
        <translation>
            <numerusform>The seal is whole: %n outcome of chance, from what was sealed before the game.</numerusform>
            <numerusform>The seal is whole: %n outcomes of chance, all from what was sealed before the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>Statistics</name>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minute</numerusform>
            <numerusform>%n minutes</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n hour(s)</source>
        <translation>
            <numerusform>%n hour</numerusform>
            <numerusform>%n hours</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) won in a row</source>
        <translation>
            <numerusform>%n game won in a row</numerusform>
            <numerusform>%n games won in a row</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) without a win</source>
        <translation>
            <numerusform>%n game without a win</numerusform>
            <numerusform>%n games without a win</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of %n finished game(s) you have won %1; even would be %2.</source>
        <translation>
            <numerusform>Of %n finished game you have won %1; even would be %2.</numerusform>
            <numerusform>Of %n finished games you have won %1; even would be %2.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n of them unfinished.</source>
        <translation>
            <numerusform>%n of them unfinished.</numerusform>
            <numerusform>%n of them unfinished.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>In %n reviewed deal(s).</source>
        <translation>
            <numerusform>In %n reviewed deal.</numerusform>
            <numerusform>In %n reviewed deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>After %n rated game(s).</source>
        <translation>
            <numerusform>After %n rated game.</numerusform>
            <numerusform>After %n rated games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Against %n of them you can expect to win %1 (± %2).</source>
        <translation>
            <numerusform>Against %n of them you can expect to win %1 (± %2).</numerusform>
            <numerusform>Against %n of them you can expect to win %1 (± %2).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n game(s) until %1</source>
        <translation>
            <numerusform>%n game until %1</numerusform>
            <numerusform>%n games until %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>StatisticsPage</name>
    <message numerus="yes">
        <source>Reading… %1 of %n record(s)</source>
        <translation>
            <numerusform>Reading… %1 of %n record</numerusform>
            <numerusform>Reading… %1 of %n records</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>TogetherPage</name>
    <message numerus="yes">
        <source>%n free seat(s)</source>
        <translation>
            <numerusform>%n free seat</numerusform>
            <numerusform>%n free seats</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::People</name>
    <message numerus="yes">
        <source>The list of people you have met was damaged. %n of them could be read; the damaged list is kept as %1.</source>
        <translation>
            <numerusform>The list of people you have met was damaged. %n of them could be read; the damaged list is kept as %1.</numerusform>
            <numerusform>The list of people you have met was damaged. %n of them could be read; the damaged list is kept as %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) imported.</source>
        <translation>
            <numerusform>%n person imported.</numerusform>
            <numerusform>%n people imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n person(s) were known already.</source>
        <translation>
            <numerusform>%n person was known already.</numerusform>
            <numerusform>%n people were known already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>There was no room for %n person(s).</source>
        <translation>
            <numerusform>There was no room for %n person.</numerusform>
            <numerusform>There was no room for %n people.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::PlaceRows</name>
    <message numerus="yes">
        <source>%1, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %n card</numerusform>
            <numerusform>%1, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, closed, %n card(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, closed, %n card</numerusform>
            <numerusform>%1, closed, %n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s): %2</source>
        <comment>a place and the cards there</comment>
        <translation>
            <numerusform>%1, %n card: %2</numerusform>
            <numerusform>%1, %n cards: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n card(s), top is %2</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, %n card, top is %2</numerusform>
            <numerusform>%1, %n cards, top is %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, worth %n point(s)</source>
        <comment>a place</comment>
        <translation>
            <numerusform>%1, worth %n point</numerusform>
            <numerusform>%1, worth %n points</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::PlayerRows</name>
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Program</name>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2</source>
        <comment>an unfinished game; %2 is such as `24 points`</comment>
        <translation>
            <numerusform>Deal %1, %n player. You: %2</numerusform>
            <numerusform>Deal %1, %n players. You: %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal %1, %n player(s). You: %2 (%3 in this deal)</source>
        <comment>an unfinished game; %2 is such as `24 points`</comment>
        <translation>
            <numerusform>Deal %1, %n player. You: %2 (%3 in this deal)</numerusform>
            <numerusform>Deal %1, %n players. You: %2 (%3 in this deal)</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Records</name>
    <message numerus="yes">
        <source>%n record(s) imported.</source>
        <translation>
            <numerusform>%n record imported.</numerusform>
            <numerusform>%n records imported.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) were here already.</source>
        <translation>
            <numerusform>%n record was here already.</numerusform>
            <numerusform>%n records were here already.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) exported to %1</source>
        <extracomment>%1 is the name of a folder.</extracomment>
        <translation>
            <numerusform>%n record exported to %1</numerusform>
            <numerusform>%n records exported to %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Statistics</name>
    <message numerus="yes">
        <source>%n player(s)</source>
        <translation>
            <numerusform>%n player</numerusform>
            <numerusform>%n players</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A line needs %n games or more.</source>
        <translation>
            <numerusform>A line needs %n games or more.</numerusform>
            <numerusform>A line needs %n games or more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n record(s) do not count: games of others or of several people at one computer, games in which no deal is over, games that were played on from a replay, and what cannot be read.</source>
        <translation>
            <numerusform>%n record does not count: games of others or of several people at one computer, games in which no deal is over, games that were played on from a replay, and what cannot be read.</numerusform>
            <numerusform>%n records do not count: games of others or of several people at one computer, games in which no deal is over, games that were played on from a replay, and what cannot be read.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A line needs %n reviewed games or more.</source>
        <translation>
            <numerusform>A line needs %n reviewed game or more.</numerusform>
            <numerusform>A line needs %n reviewed games or more.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::TableAnswers</name>
    <message numerus="yes">
        <source>You hold %n card(s): %1.</source>
        <translation>
            <numerusform>You hold %n card: %1.</numerusform>
            <numerusform>You hold %n cards: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1, %n time(s).</source>
        <comment>cards that are alike</comment>
        <translation>
            <numerusform>%1, once.</numerusform>
            <numerusform>%1, %n times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 holds %n card(s): %2.</source>
        <comment>a player; the cards</comment>
        <translation>
            <numerusform>%1 holds %n card: %2.</numerusform>
            <numerusform>%1 holds %n cards: %2.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>games</name>
    <message numerus="yes">
        <source>Of the deals played out in which it made a difference, this came out better in %n of 100.</source>
        <translation>
            <numerusform>Of the deals played out in which it made a difference, this came out better in %n of 100.</numerusform>
            <numerusform>Of the deals played out in which it made a difference, this came out better in %n of 100.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the deals played out in which it made a difference, this came out better than doing nothing in %n of 100.</source>
        <translation>
            <numerusform>Of the deals played out in which it made a difference, this came out better than doing nothing in %n of 100.</numerusform>
            <numerusform>Of the deals played out in which it made a difference, this came out better than doing nothing in %n of 100.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>life</name>
    <message numerus="yes">
        <source>The discard is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard is shuffled into a new stock of %n card.</numerusform>
            <numerusform>The discard is shuffled into a new stock of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} turns {cards:accusative}, which takes %n card(s) along to the discard.</source>
        <translation>
            <numerusform>{player} turns {cards:accusative}, which takes %n card along to the discard.</numerusform>
            <numerusform>{player} turns {cards:accusative}, which takes %n cards along to the discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You turn {cards:accusative}, which takes %n card(s) along to the discard.</source>
        <translation>
            <numerusform>You turn {cards:accusative}, which takes %n card along to the discard.</numerusform>
            <numerusform>You turn {cards:accusative}, which takes %n cards along to the discard.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} lays {cards:accusative}, which brings %n more card(s).</source>
        <translation>
            <numerusform>{player} lays {cards:accusative}, which brings %n more card.</numerusform>
            <numerusform>{player} lays {cards:accusative}, which brings %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You lay {cards:accusative}, which brings %n more card(s).</source>
        <translation>
            <numerusform>You lay {cards:accusative}, which brings %n more card.</numerusform>
            <numerusform>You lay {cards:accusative}, which brings %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must lay {cards:accusative}, and the ace brings %n more card(s).</source>
        <translation>
            <numerusform>{player} must lay {cards:accusative}, and the ace brings %n more card.</numerusform>
            <numerusform>{player} must lay {cards:accusative}, and the ace brings %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must lay {cards:accusative}, and the ace brings %n more card(s).</source>
        <translation>
            <numerusform>You must lay {cards:accusative}, and the ace brings %n more card.</numerusform>
            <numerusform>You must lay {cards:accusative}, and the ace brings %n more cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} makes {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>{player} makes {cards:accusative} safe: %n point.</numerusform>
            <numerusform>{player} makes {cards:accusative} safe: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You make {cards:accusative} safe: %n point(s).</source>
        <translation>
            <numerusform>You make {cards:accusative} safe: %n point.</numerusform>
            <numerusform>You make {cards:accusative} safe: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>{player} is stuck with {cards:dative}: %n point.</numerusform>
            <numerusform>{player} is stuck with {cards:dative}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are stuck with {cards:dative}: %n point(s).</source>
        <translation>
            <numerusform>You are stuck with {cards:dative}: %n point.</numerusform>
            <numerusform>You are stuck with {cards:dative}: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} scores %n point(s).</source>
        <translation>
            <numerusform>{player} scores %n point.</numerusform>
            <numerusform>{player} scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You score %n point(s).</source>
        <translation>
            <numerusform>You score %n point.</numerusform>
            <numerusform>You score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Several players share the lead with %n point(s), so another deal is played.</source>
        <translation>
            <numerusform>Several players share the lead with %n point, so another deal is played.</numerusform>
            <numerusform>Several players share the lead with %n points, so another deal is played.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n point.</numerusform>
            <numerusform>{player} wins the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %n point.</numerusform>
            <numerusform>You win the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clubs tell of friends: %n point(s) of good company for {player}.</source>
        <translation>
            <numerusform>Clubs tell of friends: %n point of good company for {player}.</numerusform>
            <numerusform>Clubs tell of friends: %n points of good company for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Clubs tell of friends: %n point(s) of good company for you.</source>
        <translation>
            <numerusform>Clubs tell of friends: %n point of good company for you.</numerusform>
            <numerusform>Clubs tell of friends: %n points of good company for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diamonds tell of money: %n point(s) of riches for {player}.</source>
        <translation>
            <numerusform>Diamonds tell of money: %n point of riches for {player}.</numerusform>
            <numerusform>Diamonds tell of money: %n points of riches for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Diamonds tell of money: %n point(s) of riches for you.</source>
        <translation>
            <numerusform>Diamonds tell of money: %n point of riches for you.</numerusform>
            <numerusform>Diamonds tell of money: %n points of riches for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hearts tell of love: %n point(s) of romance for {player}.</source>
        <translation>
            <numerusform>Hearts tell of love: %n point of romance for {player}.</numerusform>
            <numerusform>Hearts tell of love: %n points of romance for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Hearts tell of love: %n point(s) of romance for you.</source>
        <translation>
            <numerusform>Hearts tell of love: %n point of romance for you.</numerusform>
            <numerusform>Hearts tell of love: %n points of romance for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spades tell of trouble: %n point(s) of bad luck for {player}.</source>
        <translation>
            <numerusform>Spades tell of trouble: %n point of bad luck for {player}.</numerusform>
            <numerusform>Spades tell of trouble: %n points of bad luck for {player}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Spades tell of trouble: %n point(s) of bad luck for you.</source>
        <translation>
            <numerusform>Spades tell of trouble: %n point of bad luck for you.</numerusform>
            <numerusform>Spades tell of trouble: %n points of bad luck for you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs</source>
        <translation>
            <numerusform>%n point in clubs</numerusform>
            <numerusform>%n points in clubs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds</source>
        <translation>
            <numerusform>%n point in diamonds</numerusform>
            <numerusform>%n points in diamonds</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts</source>
        <translation>
            <numerusform>%n point in hearts</numerusform>
            <numerusform>%n points in hearts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in spades, deducted</source>
        <translation>
            <numerusform>%n point in spades, deducted</numerusform>
            <numerusform>%n points in spades, deducted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, the chosen suit</source>
        <translation>
            <numerusform>%n point in clubs, the chosen suit</numerusform>
            <numerusform>%n points in clubs, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in clubs, your own suit</source>
        <translation>
            <numerusform>%n point in clubs, your own suit</numerusform>
            <numerusform>%n points in clubs, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, the chosen suit</source>
        <translation>
            <numerusform>%n point in diamonds, the chosen suit</numerusform>
            <numerusform>%n points in diamonds, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in diamonds, your own suit</source>
        <translation>
            <numerusform>%n point in diamonds, your own suit</numerusform>
            <numerusform>%n points in diamonds, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, the chosen suit</source>
        <translation>
            <numerusform>%n point in hearts, the chosen suit</numerusform>
            <numerusform>%n points in hearts, the chosen suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) in hearts, your own suit</source>
        <translation>
            <numerusform>%n point in hearts, your own suit</numerusform>
            <numerusform>%n points in hearts, your own suit</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s), half of those in spades, deducted</source>
        <translation>
            <numerusform>%n point, half of those in spades, deducted</numerusform>
            <numerusform>%n points, half of those in spades, deducted</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The joker sweeps %n point(s) of spades away that lie in front of you.</source>
        <translation>
            <numerusform>The joker sweeps %n point of spades away that lies in front of you.</numerusform>
            <numerusform>The joker sweeps %n points of spades away that lie in front of you.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The ace makes itself safe, and about %n point(s) more from the others.</source>
        <translation>
            <numerusform>The ace makes itself safe, and about %n point more from the others.</numerusform>
            <numerusform>The ace makes itself safe, and about %n points more from the others.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
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
        <source>So far: %n pt(s)</source>
        <translation>
            <numerusform>So far: %n pt</numerusform>
            <numerusform>So far: %n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Safe and face-up cards would score %n point(s) now.</source>
        <translation>
            <numerusform>Safe and face-up cards would score %n point now.</numerusform>
            <numerusform>Safe and face-up cards would score %n points now.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The {suit} in front of you are worth %n point(s). With 10 or more they become safe when you are done, and you may steal a card.</source>
        <translation>
            <numerusform>The {suit} in front of you are worth %n point. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
            <numerusform>The {suit} in front of you are worth %n points. With 10 or more they become safe when you are done, and you may steal a card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} counts %n point(s) in front of you, and nothing in your hand.</source>
        <translation>
            <numerusform>{card:start} counts %n point in front of you, and nothing in your hand.</numerusform>
            <numerusform>{card:start} counts %n points in front of you, and nothing in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of all that can be taken, {card} counts most for you: %n point(s).</source>
        <translation>
            <numerusform>Of all that can be taken, {card} counts most for you: %n point.</numerusform>
            <numerusform>Of all that can be taken, {card} counts most for you: %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} counts %n point(s) for {player}, more than anything else that can be taken counts for its owner.</source>
        <translation>
            <numerusform>{card:start} counts %n point for {player}, more than anything else that can be taken counts for its owner.</numerusform>
            <numerusform>{card:start} counts %n points for {player}, more than anything else that can be taken counts for its owner.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card from the hand of {player} is a spade in only %n of 100 cases.</source>
        <translation>
            <numerusform>A card from the hand of {player} is a spade in only %n of 100 cases.</numerusform>
            <numerusform>A card from the hand of {player} is a spade in only %n of 100 cases.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>A card from the hand of {player} is a spade in %n of 100 cases.</source>
        <translation>
            <numerusform>A card from the hand of {player} is a spade in %n of 100 cases.</numerusform>
            <numerusform>A card from the hand of {player} is a spade in %n of 100 cases.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>study</name>
    <message numerus="yes">
        <source>After %n game(s) of each set nothing is sure yet.</source>
        <translation>
            <numerusform>After %n game of each set nothing is sure yet.</numerusform>
            <numerusform>After %n games of each set nothing is sure yet.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between {rules} and {others} no difference is sure after %n game(s).</source>
        <translation>
            <numerusform>Between {rules} and {others} no difference is sure after %n game.</numerusform>
            <numerusform>Between {rules} and {others} no difference is sure after %n games.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Between {rules} and {others} only details differ surely after %n game(s); the figures show them.</source>
        <translation>
            <numerusform>Between {rules} and {others} only details differ surely after %n game; the figures show them.</numerusform>
            <numerusform>Between {rules} and {others} only details differ surely after %n games; the figures show them.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules} a game takes %n deal(s).</source>
        <translation>
            <numerusform>With {rules} a game takes %n deal.</numerusform>
            <numerusform>With {rules} a game takes %n deals.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules} a game takes %n deal(s) instead of {instead}.</source>
        <translation>
            <numerusform>With {rules} a game takes %n deal instead of {instead}.</numerusform>
            <numerusform>With {rules} a game takes %n deals instead of {instead}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules} whoever sits %n chair(s) to the left of the dealer gets {value} points a deal more than the average ({low} to {high}).</source>
        <translation>
            <numerusform>With {rules} whoever sits %n chair to the left of the dealer gets {value} points a deal more than the average ({low} to {high}).</numerusform>
            <numerusform>With {rules} whoever sits %n chairs to the left of the dealer gets {value} points a deal more than the average ({low} to {high}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules} whoever sits %n chair(s) to the left of the dealer gets {value} points a deal less than the average ({low} to {high}).</source>
        <translation>
            <numerusform>With {rules} whoever sits %n chair to the left of the dealer gets {value} points a deal less than the average ({low} to {high}).</numerusform>
            <numerusform>With {rules} whoever sits %n chairs to the left of the dealer gets {value} points a deal less than the average ({low} to {high}).</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {rules} whoever sits %n chair(s) to the left of the first dealer wins {value} % of the games instead of {instead} % ({low} to {high}).</source>
        <translation>
            <numerusform>With {rules} whoever sits %n chair to the left of the first dealer wins {value} % of the games instead of {instead} % ({low} to {high}).</numerusform>
            <numerusform>With {rules} whoever sits %n chairs to the left of the first dealer wins {value} % of the games instead of {instead} % ({low} to {high}).</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>three-up-three-down</name>
    <message numerus="yes">
        <source>Only a Clear saves you from taking the pile of %n card(s).</source>
        <translation>
            <numerusform>Only a Clear saves you from taking the pile of %n card.</numerusform>
            <numerusform>Only a Clear saves you from taking the pile of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Three of a number in a row: the pile of %n card(s) is cleared away.</source>
        <translation>
            <numerusform>Three of a number in a row: the pile of %n card is cleared away.</numerusform>
            <numerusform>Three of a number in a row: the pile of %n cards is cleared away.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may well have nothing that fits onto {card}, and %n card(s) to pick up.</source>
        <translation>
            <numerusform>{player} may well have nothing that fits onto {card}, and %n card to pick up.</numerusform>
            <numerusform>{player} may well have nothing that fits onto {card}, and %n cards to pick up.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are rid of %n card(s) at once.</source>
        <translation>
            <numerusform>You are rid of %n card at once.</numerusform>
            <numerusform>You are rid of %n cards at once.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>{player} clears %n card away with {cards:dative}.</numerusform>
            <numerusform>{player} clears %n cards away with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>You clear %n card away with {cards:dative}.</numerusform>
            <numerusform>You clear %n cards away with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} may discard once more.</numerusform>
            <numerusform>{player} may discard %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times).</source>
        <translation>
            <numerusform>You may discard once more.</numerusform>
            <numerusform>You may discard %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} must discard (once more|%n more times).</source>
        <translation>
            <numerusform>{player} must discard once more.</numerusform>
            <numerusform>{player} must discard %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You must discard (once more|%n more times).</source>
        <translation>
            <numerusform>You must discard once more.</numerusform>
            <numerusform>You must discard %n more times.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} draws %n card(s).</source>
        <translation>
            <numerusform>{player} draws %n card.</numerusform>
            <numerusform>{player} draws %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You draw %n card(s).</source>
        <translation>
            <numerusform>You draw %n card.</numerusform>
            <numerusform>You draw %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} picks up the pile: %n card(s).</source>
        <translation>
            <numerusform>{player} picks up the pile: %n card.</numerusform>
            <numerusform>{player} picks up the pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pick up the pile: %n card(s).</source>
        <translation>
            <numerusform>You pick up the pile: %n card.</numerusform>
            <numerusform>You pick up the pile: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: {player} picks up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} is too low: {player} picks up the pile, %n card in all.</numerusform>
            <numerusform>{cards:start} is too low: {player} picks up the pile, %n cards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{cards:start} is too low: you pick up the pile, %n card(s) in all.</source>
        <translation>
            <numerusform>{cards:start} is too low: you pick up the pile, %n card in all.</numerusform>
            <numerusform>{cards:start} is too low: you pick up the pile, %n cards in all.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n deal(s) won.</source>
        <translation>
            <numerusform>{player} wins the game with %n deal won.</numerusform>
            <numerusform>{player} wins the game with %n deals won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n deal(s) won.</source>
        <translation>
            <numerusform>You win the game with %n deal won.</numerusform>
            <numerusform>You win the game with %n deals won.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deal(s) won</source>
        <translation>
            <numerusform>%n deal won</numerusform>
            <numerusform>%n deals won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more to discard</source>
        <translation>
            <numerusform>%n more to discard</numerusform>
            <numerusform>%n more to discard</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n more card(s) may be discarded</source>
        <translation>
            <numerusform>up to %n more card may be discarded</numerusform>
            <numerusform>up to %n more cards may be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more card(s) must be discarded</source>
        <translation>
            <numerusform>%n more card must be discarded</numerusform>
            <numerusform>%n more cards must be discarded</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n won</source>
        <translation>
            <numerusform>%n won</numerusform>
            <numerusform>%n won</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>You may discard once more, or stop.</numerusform>
            <numerusform>You may discard %n more times, or stop.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You may draw first, then discard (once more|%n more times), or stop.</source>
        <translation>
            <numerusform>You may draw first, then discard once more, or stop.</numerusform>
            <numerusform>You may draw first, then discard %n more times, or stop.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ultimate-loser</name>
    <message numerus="yes">
        <source>That is %n card(s) fewer in your hand.</source>
        <translation>
            <numerusform>That is %n card less in your hand.</numerusform>
            <numerusform>That is %n cards fewer in your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n point.</numerusform>
            <numerusform>{player} wins the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %n point.</numerusform>
            <numerusform>You win the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n drink(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n drink.</numerusform>
            <numerusform>{player} wins the game with %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n drink(s).</source>
        <translation>
            <numerusform>You win the game with %n drink.</numerusform>
            <numerusform>You win the game with %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n chip(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n chip.</numerusform>
            <numerusform>{player} wins the game with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n chip(s).</source>
        <translation>
            <numerusform>You win the game with %n chip.</numerusform>
            <numerusform>You win the game with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) lost</source>
        <translation>
            <numerusform>%n trick lost</numerusform>
            <numerusform>%n tricks lost</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n FourPlay(s)</source>
        <translation>
            <numerusform>%n FourPlay</numerusform>
            <numerusform>%n FourPlays</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win with %n point(s).</source>
        <translation>
            <numerusform>{player} shares the win with %n point.</numerusform>
            <numerusform>{player} shares the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n point(s).</source>
        <translation>
            <numerusform>You share the win with %n point.</numerusform>
            <numerusform>You share the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win with %n drink(s).</source>
        <translation>
            <numerusform>{player} shares the win with %n drink.</numerusform>
            <numerusform>{player} shares the win with %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n drink(s).</source>
        <translation>
            <numerusform>You share the win with %n drink.</numerusform>
            <numerusform>You share the win with %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win with %n chip(s).</source>
        <translation>
            <numerusform>{player} shares the win with %n chip.</numerusform>
            <numerusform>{player} shares the win with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n chip(s).</source>
        <translation>
            <numerusform>You share the win with %n chip.</numerusform>
            <numerusform>You share the win with %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s) in this deal</source>
        <translation>
            <numerusform>%n penalty point in this deal</numerusform>
            <numerusform>%n penalty points in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s)</source>
        <translation>
            <numerusform>%n drink</numerusform>
            <numerusform>%n drinks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n drink(s) in this deal</source>
        <translation>
            <numerusform>%n drink in this deal</numerusform>
            <numerusform>%n drinks in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s)</source>
        <translation>
            <numerusform>%n chip</numerusform>
            <numerusform>%n chips</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n chip(s) paid in this deal</source>
        <translation>
            <numerusform>%n chip paid in this deal</numerusform>
            <numerusform>%n chips paid in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n penalty point(s)</source>
        <translation>
            <numerusform>%n penalty point</numerusform>
            <numerusform>%n penalty points</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the last with cards: the Ultimate Loser takes %n point(s).</source>
        <translation>
            <numerusform>{player} is the last with cards: the Ultimate Loser takes %n point.</numerusform>
            <numerusform>{player} is the last with cards: the Ultimate Loser takes %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the last with cards: the Ultimate Loser takes %n point(s).</source>
        <translation>
            <numerusform>You are the last with cards: the Ultimate Loser takes %n point.</numerusform>
            <numerusform>You are the last with cards: the Ultimate Loser takes %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the last with cards: the Ultimate Loser takes %n drink(s).</source>
        <translation>
            <numerusform>{player} is the last with cards: the Ultimate Loser takes %n drink.</numerusform>
            <numerusform>{player} is the last with cards: the Ultimate Loser takes %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the last with cards: the Ultimate Loser takes %n drink(s).</source>
        <translation>
            <numerusform>You are the last with cards: the Ultimate Loser takes %n drink.</numerusform>
            <numerusform>You are the last with cards: the Ultimate Loser takes %n drinks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is the last with cards: the Ultimate Loser pays %n chip(s).</source>
        <translation>
            <numerusform>{player} is the last with cards: the Ultimate Loser pays %n chip.</numerusform>
            <numerusform>{player} is the last with cards: the Ultimate Loser pays %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You are the last with cards: the Ultimate Loser pays %n chip(s).</source>
        <translation>
            <numerusform>You are the last with cards: the Ultimate Loser pays %n chip.</numerusform>
            <numerusform>You are the last with cards: the Ultimate Loser pays %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>It wins the trick in %n of 100 deals played out, more often than the other.</source>
        <translation>
            <numerusform>It wins the trick in %n of 100 deals played out, more often than the other.</numerusform>
            <numerusform>It wins the trick in %n of 100 deals played out, more often than the other.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay for this trick in only %n of 100 deals played out, less often than otherwise.</source>
        <translation>
            <numerusform>You pay for this trick in only %n of 100 deals played out, less often than otherwise.</numerusform>
            <numerusform>You pay for this trick in only %n of 100 deals played out, less often than otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have a straight flush of %n card(s).</source>
        <translation>
            <numerusform>With {card} you have a straight flush of %n card.</numerusform>
            <numerusform>With {card} you have a straight flush of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>With {card} you have %n card(s) of a rank.</source>
        <translation>
            <numerusform>With {card} you have %n card of a rank.</numerusform>
            <numerusform>With {card} you have %n cards of a rank.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Deal: %n</source>
        <translation>
            <numerusform>Deal: %n</numerusform>
            <numerusform>Deal: %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play %n of a kind, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Play %n of a kind, pass, or swap a card for the gin card.</numerusform>
            <numerusform>Play %n of a kind, pass, or swap a card for the gin card.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Play a straight flush of %n, pass, or swap a card for the gin card.</source>
        <translation>
            <numerusform>Play a straight flush of %n, pass, or swap a card for the gin card.</numerusform>
            <numerusform>Play a straight flush of %n, pass, or swap a card for the gin card.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>underwear</name>
    <message numerus="yes">
        <source>Going out now scores %n point(s).</source>
        <translation>
            <numerusform>Going out now scores %n point.</numerusform>
            <numerusform>Going out now scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} is close to going out; you go out first and score %n point(s).</source>
        <translation>
            <numerusform>{player} is close to going out; you go out first and score %n point.</numerusform>
            <numerusform>{player} is close to going out; you go out first and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Stealing takes %n card(s).</source>
        <translation>
            <numerusform>Stealing takes %n card.</numerusform>
            <numerusform>Stealing takes %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The up-pile is closed, and its (one card counts|%n cards count) double.</source>
        <translation>
            <numerusform>The up-pile is closed, and its one card counts double.</numerusform>
            <numerusform>The up-pile is closed, and its %n cards count double.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your own up-pile takes %n card(s) out of your hand.</source>
        <translation>
            <numerusform>Your own up-pile takes %n card out of your hand.</numerusform>
            <numerusform>Your own up-pile takes %n cards out of your hand.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your hand gets %n card(s) smaller.</source>
        <translation>
            <numerusform>Your hand gets %n card smaller.</numerusform>
            <numerusform>Your hand gets %n cards smaller.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} may well be able to steal the %n card(s) of the downpile.</source>
        <translation>
            <numerusform>{player} may well be able to steal the %n card of the downpile.</numerusform>
            <numerusform>{player} may well be able to steal the %n cards of the downpile.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} closes an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>{player} closes an up-pile of %n card with {cards:dative}.</numerusform>
            <numerusform>{player} closes an up-pile of %n cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You close an up-pile of %n card(s) with {cards:dative}.</source>
        <translation>
            <numerusform>You close an up-pile of %n card with {cards:dative}.</numerusform>
            <numerusform>You close an up-pile of %n cards with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} clears %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>{player} clears %n card away with {cards:dative}.</numerusform>
            <numerusform>{player} clears %n cards away with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You clear %n card(s) away with {cards:dative}.</source>
        <translation>
            <numerusform>You clear %n card away with {cards:dative}.</numerusform>
            <numerusform>You clear %n cards away with {cards:dative}.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} steals the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>{player} steals the downpile with {cards:dative}: %n card.</numerusform>
            <numerusform>{player} steals the downpile with {cards:dative}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You steal the downpile with {cards:dative}: %n card(s).</source>
        <translation>
            <numerusform>You steal the downpile with {cards:dative}: %n card.</numerusform>
            <numerusform>You steal the downpile with {cards:dative}: %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The discard is shuffled into a new stock of %n card(s).</source>
        <translation>
            <numerusform>The discard is shuffled into a new stock of %n card.</numerusform>
            <numerusform>The discard is shuffled into a new stock of %n cards.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} goes out and scores %n point(s).</source>
        <translation>
            <numerusform>{player} goes out and scores %n point.</numerusform>
            <numerusform>{player} goes out and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You go out and score %n point(s).</source>
        <translation>
            <numerusform>You go out and score %n point.</numerusform>
            <numerusform>You go out and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n point.</numerusform>
            <numerusform>{player} wins the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %n point.</numerusform>
            <numerusform>You win the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in open up-piles</source>
        <translation>
            <numerusform>%n card in open up-piles</numerusform>
            <numerusform>%n cards in open up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your open up-piles</source>
        <translation>
            <numerusform>%n card in your open up-piles</numerusform>
            <numerusform>%n cards in your open up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in closed up-piles</source>
        <translation>
            <numerusform>%n card in closed up-piles</numerusform>
            <numerusform>%n cards in closed up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) in your closed up-piles</source>
        <translation>
            <numerusform>%n card in your closed up-piles</numerusform>
            <numerusform>%n cards in your closed up-piles</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) left with {other}</source>
        <translation>
            <numerusform>%n card left with {other}</numerusform>
            <numerusform>%n cards left with {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>doubled (once|%n times)</source>
        <translation>
            <numerusform>doubled once</numerusform>
            <numerusform>doubled %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has declared double (once|%n times)</source>
        <translation>
            <numerusform>has declared double once</numerusform>
            <numerusform>has declared double %n times</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
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
        <source>Out now: %n pt(s)</source>
        <translation>
            <numerusform>Out now: %n pt</numerusform>
            <numerusform>Out now: %n pts</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Going out now would score %n point(s).</source>
        <translation>
            <numerusform>Going out now would score %n point.</numerusform>
            <numerusform>Going out now would score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that you cannot see %n (fits|fit) onto {card}, fewer than otherwise: the others may have to draw.</source>
        <translation>
            <numerusform>Of the cards that you cannot see %n fits onto {card}, fewer than otherwise: the others may have to draw.</numerusform>
            <numerusform>Of the cards that you cannot see %n fit onto {card}, fewer than otherwise: the others may have to draw.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that you cannot see %n could steal {card}, fewer than otherwise.</source>
        <translation>
            <numerusform>Of the cards that you cannot see %n could steal {card}, fewer than otherwise.</numerusform>
            <numerusform>Of the cards that you cannot see %n could steal {card}, fewer than otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Of the cards that you cannot see only %n (fits|fit) onto {card}: the downpile is blocked for the others, too, so do not free it for them.</source>
        <translation>
            <numerusform>Of the cards that you cannot see only %n fits onto {card}: the downpile is blocked for the others, too, so do not free it for them.</numerusform>
            <numerusform>Of the cards that you cannot see only %n fit onto {card}: the downpile is blocked for the others, too, so do not free it for them.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>up-and-down</name>
    <message numerus="yes">
        <source>{player} deals %n card(s) each.</source>
        <translation>
            <numerusform>{player} deals %n card each.</numerusform>
            <numerusform>{player} deals %n cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You deal %n card(s) each.</source>
        <translation>
            <numerusform>You deal %n card each.</numerusform>
            <numerusform>You deal %n cards each.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} bids %n trick(s).</source>
        <translation>
            <numerusform>{player} bids %n trick.</numerusform>
            <numerusform>{player} bids %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid %n trick(s).</source>
        <translation>
            <numerusform>You bid %n trick.</numerusform>
            <numerusform>You bid %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took exactly the tricks that were bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} took exactly the tricks that were bid and scores %n point.</numerusform>
            <numerusform>{player} took exactly the tricks that were bid and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took exactly the tricks that you bid and score %n point(s).</source>
        <translation>
            <numerusform>You took exactly the tricks that you bid and score %n point.</numerusform>
            <numerusform>You took exactly the tricks that you bid and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took more than was bid and scores %n point(s).</source>
        <translation>
            <numerusform>{player} took more than was bid and scores %n point.</numerusform>
            <numerusform>{player} took more than was bid and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took more than you bid and score %n point(s).</source>
        <translation>
            <numerusform>You took more than you bid and score %n point.</numerusform>
            <numerusform>You took more than you bid and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} took fewer tricks than were bid and loses %n point(s).</source>
        <translation>
            <numerusform>{player} took less than was bid and loses %n point.</numerusform>
            <numerusform>{player} took less than was bid and loses %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You took fewer tricks than you bid and lose %n point(s).</source>
        <translation>
            <numerusform>You took less than you bid and lose %n point.</numerusform>
            <numerusform>You took less than you bid and lose %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} wins the game with %n point(s).</source>
        <translation>
            <numerusform>{player} wins the game with %n point.</numerusform>
            <numerusform>{player} wins the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %n point.</numerusform>
            <numerusform>You win the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} shares the win with %n point(s).</source>
        <translation>
            <numerusform>{player} shares the win with %n point.</numerusform>
            <numerusform>{player} shares the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You share the win with %n point(s).</source>
        <translation>
            <numerusform>You share the win with %n point.</numerusform>
            <numerusform>You share the win with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} receives %n chip(s).</source>
        <translation>
            <numerusform>{player} receives %n chip.</numerusform>
            <numerusform>{player} receives %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You receive %n chip(s).</source>
        <translation>
            <numerusform>You receive %n chip.</numerusform>
            <numerusform>You receive %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} pays %n chip(s).</source>
        <translation>
            <numerusform>{player} pays %n chip.</numerusform>
            <numerusform>{player} pays %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You pay %n chip(s).</source>
        <translation>
            <numerusform>You pay %n chip.</numerusform>
            <numerusform>You pay %n chips.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid and taken</source>
        <translation>
            <numerusform>%n trick bid and taken</numerusform>
            <numerusform>%n tricks bid and taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s), more than bid</source>
        <translation>
            <numerusform>%n trick, more than bid</numerusform>
            <numerusform>%n tricks, more than bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid, but too few taken</source>
        <translation>
            <numerusform>%n trick bid, but too few taken</numerusform>
            <numerusform>%n tricks bid, but too few taken</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) missing</source>
        <translation>
            <numerusform>%n trick missing</numerusform>
            <numerusform>%n tricks missing</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) more than {other}</source>
        <translation>
            <numerusform>%n point more than {other}</numerusform>
            <numerusform>%n points more than {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n point(s) fewer than {other}</source>
        <translation>
            <numerusform>%n point fewer than {other}</numerusform>
            <numerusform>%n points fewer than {other}</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bid %n</source>
        <translation>
            <numerusform>Bid %n</numerusform>
            <numerusform>Bid %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has bid %n trick(s)</source>
        <translation>
            <numerusform>has bid %n trick</numerusform>
            <numerusform>has bid %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Took %n</source>
        <translation>
            <numerusform>Took %n</numerusform>
            <numerusform>Took %n</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>has taken %n trick(s)</source>
        <translation>
            <numerusform>has taken %n trick</numerusform>
            <numerusform>has taken %n tricks</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n bid</source>
        <translation>
            <numerusform>%n bid</numerusform>
            <numerusform>%n bid</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n trick(s) bid in all</source>
        <translation>
            <numerusform>%n trick bid in all</numerusform>
            <numerusform>%n tricks bid in all</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n pt(s)</source>
        <translation>
            <numerusform>%n pt</numerusform>
            <numerusform>%n pts</numerusform>
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
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n card(s) each in this deal</source>
        <translation>
            <numerusform>%n card each in this deal</numerusform>
            <numerusform>%n cards each in this deal</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{player} bid no trick, took none and scores %n point(s).</source>
        <translation>
            <numerusform>{player} bid no trick, took none and scores %n point.</numerusform>
            <numerusform>{player} bid no trick, took none and scores %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>You bid no trick, took none and score %n point(s).</source>
        <translation>
            <numerusform>You bid no trick, took none and score %n point.</numerusform>
            <numerusform>You bid no trick, took none and score %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid is kept in %n of 100 deals played out.</source>
        <translation>
            <numerusform>This bid is kept in %n of 100 deals played out.</numerusform>
            <numerusform>This bid is kept in %n of 100 deals played out.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>This bid is kept less often, in %n of 100 deals played out, but it pays more.</source>
        <translation>
            <numerusform>This bid is kept less often, in %n of 100 deals played out, but it pays more.</numerusform>
            <numerusform>This bid is kept less often, in %n of 100 deals played out, but it pays more.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Nobody can beat {card}, and you still need %n trick(s).</source>
        <translation>
            <numerusform>Nobody can beat {card}, and you still need %n trick.</numerusform>
            <numerusform>Nobody can beat {card}, and you still need %n tricks.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} takes this trick in %n of 100 deals played out, and you need it.</source>
        <translation>
            <numerusform>{card:start} takes this trick in %n of 100 deals played out, and you need it.</numerusform>
            <numerusform>{card:start} takes this trick in %n of 100 deals played out, and you need it.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>{card:start} takes this trick in only %n of 100 deals played out, and you have all that you bid.</source>
        <translation>
            <numerusform>{card:start} takes this trick in only %n of 100 deals played out, and you have all that you bid.</numerusform>
            <numerusform>{card:start} takes this trick in only %n of 100 deals played out, and you have all that you bid.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Your bid is kept in %n of 100 deals played out, more often than otherwise.</source>
        <translation>
            <numerusform>Your bid is kept in %n of 100 deals played out, more often than otherwise.</numerusform>
            <numerusform>Your bid is kept in %n of 100 deals played out, more often than otherwise.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>How many tricks will you take? As the last bidder you may not bid %n.</source>
        <translation>
            <numerusform>How many tricks will you take? As the last bidder you may not bid %n.</numerusform>
            <numerusform>How many tricks will you take? As the last bidder you may not bid %n.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Bids of %n trick(s) kept</source>
        <translation>
            <numerusform>Bids of %n trick kept</numerusform>
            <numerusform>Bids of %n tricks kept</numerusform>
        </translation>
    </message>
</context>
</TS>
