<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="en">
<context>
    <name>ScoreSheet</name>
    <message numerus="yes">
        <source>%n point(s) win the game.</source>
        <translation>
            <numerusform>%n point wins the game.</numerusform>
            <numerusform>%n points win the game.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::Program</name>
    <message numerus="yes">
        <source>%1, %n player(s), deal %2: go on?</source>
        <comment>an unfinished game</comment>
        <translation>
            <numerusform>%1, %n player, deal %2: go on?</numerusform>
            <numerusform>%1, %n players, deal %2: go on?</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>downpile::TableController</name>
    <message numerus="yes">
        <source>Going out now would score %n point(s).</source>
        <translation>
            <numerusform>Going out now would score %n point.</numerusform>
            <numerusform>Going out now would score %n points.</numerusform>
        </translation>
    </message>
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
    <message numerus="yes">
        <source>%n card(s)</source>
        <translation>
            <numerusform>%n card</numerusform>
            <numerusform>%n cards</numerusform>
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
        <source>You win the game with %n point(s).</source>
        <translation>
            <numerusform>You win the game with %n point.</numerusform>
            <numerusform>You win the game with %n points.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1 wins the game with %n point(s).</source>
        <translation>
            <numerusform>%1 wins the game with %n point.</numerusform>
            <numerusform>%1 wins the game with %n points.</numerusform>
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
        <source>The up-pile is closed, and its %n card(s) count double.</source>
        <translation>
            <numerusform>The up-pile is closed, and its %n card counts double.</numerusform>
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
        <source>doubled %n time(s)</source>
        <translation>
            <numerusform>doubled once</numerusform>
            <numerusform>doubled %n times</numerusform>
        </translation>
    </message>
</context>
</TS>
