// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of Life: options, rules, reasons and sentences, in the order of the enumerations of life.h.
// English; the app translates them in the context `life`.
#include "games/common_text.h"
#include "games/life/life.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("life", text)

namespace downpile {

namespace {

constexpr Choice kPackChoices[] = {
    {"auto", TEXT("As many as needed")},
    {"1", TEXT("One pack")},
    {"2", TEXT("Two packs")},
};

constexpr Option kOptions[] = {
    {.key = "target",
     .kind = OptionKind::number,
     .least = 20,
     .most = 500,
     .standard = 100,
     .title = TEXT("Points to win"),
     .help = TEXT("Once a player reaches this many points, the highest total wins the game."),
     .rule = "L18",
     .group = OptionGroup::ending,
     .isTarget = true},
    {.key = "blindSteal",
     .standard = 1,
     .title = TEXT("Blind stealing"),
     .help = TEXT("A hand is shuffled before a card is stolen from it. Otherwise the thief picks a "
                  "card from the hand as it is held."),
     .rule = "L11"},
    {.key = "chooseSpades",
     .title = TEXT("Spades may be chosen"),
     .help = TEXT("Players may choose spades. Spades then cost them only half."),
     .rule = "L16",
     .group = OptionGroup::scoring},
    {.key = "fortune",
     .title = TEXT("Fortunes"),
     .help = TEXT("When the game is over, the cards laid in it tell each player’s fortune."),
     .rule = "L18",
     .group = OptionGroup::ending},
    {.key = "jokers",
     .kind = OptionKind::number,
     .least = 0,
     .most = 4,
     .standard = 2,
     .title = TEXT("Jokers in each pack"),
     .help = TEXT(
         "A joker shuffles all cards except the safe ones, and everybody gets seven new cards."),
     .rule = "L13",
     .group = OptionGroup::cards},
    {.key = "packs",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Packs of cards"),
     .help = TEXT("Up to four players usually use one pack, five or more use two."),
     .rule = "L1",
     .group = OptionGroup::cards},
    {.key = "openSuits",
     .title = TEXT("Open choice of suits"),
     .help = TEXT("Players choose their suits one after the other, and everybody sees each "
                  "choice."),
     .rule = "L2"},
    {.key = "finishTurn",
     .title = TEXT("Finishing the last turn"),
     .help = TEXT("Laying your last card does not end the deal at once: you may still make cards "
                  "safe and steal. If you steal a card, you play on."),
     .rule = "L15"},
};

constexpr std::uint32_t choice(int value) { return 1U << static_cast<unsigned>(value); }

constexpr RuleSentence kCardSentences[] = {
    {"packs", choice(0),
     TEXT("Up to four players use one pack of 52 cards, five or more use two.")},
    {"packs", choice(1), TEXT("The game uses one pack of 52 cards.")},
    {"packs", choice(2), TEXT("The game uses two packs of 52 cards each.")},
    {"jokers", kRuleOff, TEXT("There are no jokers.")},
    {"jokers", kNotZero, TEXT("Each pack has %n joker(s); a joker is worth nothing."), "jokers"},
    {"packs", kAnyValue,
     TEXT("Number cards count their face value; aces, jacks, queens and kings count 10 each.")},
};
constexpr RuleSentence kPickingUpSentences[] = {
    {"jokers", kRuleOff,
     TEXT("If you lay no card in your turn, you take the top card of the stock "
          "into your hand. If the stock is empty, the discard pile is first shuffled "
          "to make a new one; if both are empty, you take nothing.")},
    {"jokers", kNotZero,
     TEXT("If you lay no card in your turn, you take the top card of the stock "
          "into your hand, except after a joker. If the stock is empty, the discard pile is first "
          "shuffled to make a new one; if both are empty, you take nothing.")},
};
constexpr RuleSentence kStealingSentences[] = {
    {"blindSteal", kRuleOn, TEXT("The hand is shuffled and a card is drawn.")},
    {"blindSteal", kRuleOff,
     TEXT(
         "The thief picks a card from the hand as it is held. Of equal cards, the first one in the "
         "hand is laid.")},
};
constexpr RuleExample kAceExamples[] = {
    {TEXT("You lay the ace of hearts. It collects the 3 and 8 of hearts from the other hands and a "
          "face-up 6 of hearts from another player: they all go to you, and you turn them face "
          "down."),
     "3H 8H 6H > AH"},
};
constexpr RuleSentence kScoreSentences[] = {
    {"chooseSpades", kRuleOff, TEXT("Spades count against you.")},
    {"chooseSpades", kRuleOn,
     TEXT("Spades count against you and never count double; if you chose spades, they count only "
          "half, rounded in your favour.")},
};
constexpr RuleSentence kDealerSentences[] = {
    {"jokers", kRuleOff, TEXT("The player at the dealer’s left deals next.")},
    {"jokers", kNotZero,
     TEXT("The next dealer sits to the left of the player who dealt last: the dealer, or the last "
          "player who dealt again because of a joker.")},
};
constexpr RuleSentence kWinningSentences[] = {
    {"target", kAnyValue,
     TEXT("If a player has reached %n point(s) at the end of a deal, the highest total wins the "
          "game. If it is a tie, another deal is played."),
     "target"},
    {"fortune", kRuleOn,
     TEXT("When the game is over, the program tells each player’s fortune from the cards laid in "
          "it.")},
};
constexpr RuleSentence kMoveSentences[] = {
    {"jokers", kRuleOff,
     TEXT("First choose a suit. Start each turn by turning a card. After a heart, diamond or club, "
          "lay cards one by one and say that you are done. You can steal only after cards have "
          "been turned face down.")},
    {"jokers", kNotZero,
     TEXT("First choose a suit. Start each turn by turning a card or playing a joker. After a "
          "heart, diamond or club, lay cards one by one and say that you are done. You can steal "
          "only after cards have been turned face down.")},
};
constexpr RuleSentence kChoiceSentences[] = {
    {"chooseSpades", kRuleOn, TEXT("Spades may be chosen, too.")},
    {"openSuits", kRuleOff,
     TEXT("All choices stay secret until everybody has chosen; then they are shown.")},
    {"openSuits", kRuleOn,
     TEXT("Players choose one after the other, starting at the dealer’s left, and everybody sees "
          "each choice.")},
};
constexpr RuleSentence kEndSentences[] = {
    {"finishTurn", kRuleOff, TEXT("It ends at once.")},
    {"finishTurn", kRuleOn,
     TEXT("If you lay your last card, or if an ace that you lay collects the rest of your hand, "
          "this ends the laying, and you finish your turn first: cards become safe, and you may "
          "steal, or others from you. The deal is over if you then still have no card in hand. In "
          "all other cases it ends at once, even if it was your ace that took another player’s "
          "last card. A thief who finds nothing to steal can only decline.")},
};

constexpr RuleSet kRuleSets[] = {
    {TEXT("With the optional rules"), "chooseSpades=on fortune=on"},
};

constexpr Rule kRules[] = {
    {"L1", TEXT("Cards"), "", "packs", kAnyValue, kCardSentences},
    {"L2", TEXT("A suit to live for"),
     TEXT("Before each deal, every player chooses hearts, diamonds or clubs."), "openSuits",
     kAnyValue, kChoiceSentences},
    {"L3", TEXT("Deal"),
     TEXT("Each player gets seven cards, starting at the dealer’s left. The player who started the "
          "game deals first. The player at the dealer’s left goes first, and play passes to the "
          "left.")},
    {"L4", TEXT("Turning a card"),
     TEXT("You start your turn by turning the top card of the stock over onto the discard pile. If "
          "the stock is empty, the discard pile is first shuffled to make a new one. If both are "
          "empty, you pass; when all players have passed in a row, the deal is over and "
          "is scored.")},
    {"L5", TEXT("A heart, diamond or club"),
     TEXT("You may lay cards of that suit face up in front of you, one after the other: as many as "
          "you like, or none. Then say that you are done.")},
    {"L6", TEXT("A spade"),
     TEXT("You must lay all your spades face up in front of you, whether you like it or not.")},
    {"L7", TEXT("Ten points are safe"),
     TEXT("If your face-up cards of the suit that was turned are then worth 10 points or more, "
          "without doubling or halving, you turn them face down. Now nobody can take them from "
          "you, and you cannot get rid of them either.")},
    {"L8", TEXT("Stealing"),
     TEXT("When you turn hearts, diamonds or clubs face down, you may steal one card from one "
          "other player of your choice.")},
    {"L9", TEXT("Being stolen from"),
     TEXT("When you have to turn spades face down, each of the others may steal one card from you, "
          "one after the other, starting at your left.")},
    {"L10", TEXT("Picking up"), "", "", kAnyValue, kPickingUpSentences},
    {"L11", TEXT("What is stolen"),
     TEXT("If the victim has face-up cards, the thief takes one of those. Otherwise the card comes "
          "from the victim’s hand, and only the two of them know which one it is. The stolen card "
          "goes into the thief’s hand."),
     "blindSteal", kAnyValue, kStealingSentences},
    {"L12",
     TEXT("Aces"),
     TEXT("An ace that turns up collects all cards of its suit from every hand and all face-up "
          "cards of its suit. If it was turned from the stock, they all go to the discard pile, "
          "and the player who turned it picks up a card, unless the ace has ended the deal. If a "
          "player laid it, they all go to that player: the laying ends, and the cards are turned "
          "face down. An ace laid as your last card collects first, too."),
     "",
     kAnyValue,
     {},
     kAceExamples},
    {"L13", TEXT("Playing a joker"),
     TEXT("Instead of turning a card you may play a joker, which is then out of the deal. All "
          "hands, all face-up cards, the stock and the discard pile are shuffled together, and you "
          "deal seven cards to each player. That is your whole turn. If there are not enough cards "
          "for that, the deal is over, and the face-up cards do not score."),
     "jokers", kNotZero},
    {"L14", TEXT("Turning a joker"),
     TEXT("A joker turned from the stock does the same as a joker played from the hand."), "jokers",
     kNotZero},
    {"L15", TEXT("The end of a deal"),
     TEXT("The deal ends when a player has no card left in hand: the last card was laid, stolen, "
          "or collected by an ace."),
     "finishTurn", kAnyValue, kEndSentences},
    {"L16", TEXT("Score"),
     TEXT("Each player scores the cards in front of them, face up and face down. The suit that you "
          "chose counts double. Cards in hand count for nothing."),
     "chooseSpades", kAnyValue, kScoreSentences},
    {"L17", TEXT("The next dealer"), "", "", kAnyValue, kDealerSentences},
    {"L18", TEXT("Winning"), "", "target", kAnyValue, kWinningSentences},
    {"G4", TEXT("Very long deals"), TEXT("A deal ends after 5,000 turns and is scored.")},
    common::kTurn,   // rule G7
    common::kCards,  // rule G8
    {"G9", common::kMovesTitle, "", "", kAnyValue, kMoveSentences},
};

constexpr WordLabel kSuitLabels[] = {
    {TEXT("Clubs"), "suit-clubs"},
    {TEXT("Diamonds"), "suit-diamonds"},
    {TEXT("Hearts"), "suit-hearts"},
    {TEXT("Spades"), "suit-spades"},
};

constexpr Verb kVerbs[] = {
    {.name = "choose",
     .shape = ActionShape::word,
     .title = TEXT("Choose"),
     .offer = TEXT("choose a suit"),
     .words = Life::kSuitWords,
     .wordLabels = kSuitLabels},
    {.name = "turn",
     .title = TEXT("Turn a card"),
     .key = TEXT("T"),
     .zones = zoneBit(Life::kStock),
     .offer = TEXT("turn a card"),
     .idleTitle = TEXT("Pass"),
     .idleOffer = TEXT("pass")},
    {.name = "joker",
     .title = TEXT("Play a joker"),
     .key = TEXT("J"),
     .zones = zoneBit(Life::kRemoved),
     .offer = TEXT("play a joker"),
     .playsJoker = true},
    // When several cards are laid by one gesture, the ace comes last, because it ends the laying
    // (L12).
    {.name = "lay",
     .shape = ActionShape::cards,
     .order = LayOrder::aceHigh,
     .title = TEXT("Lay"),
     .zones = zoneBit(Life::kFaceUp),
     .offer = TEXT("lay a card"),
     .cardsOffer = TEXT("lay {cards:accusative}"),
     .repeats = true},
    {.name = "done",
     .title = TEXT("Done"),
     .key = TEXT("D"),
     .offer = TEXT("say that you are done")},
    {.name = "steal",
     .shape = ActionShape::target,
     .title = TEXT("Steal"),
     .zones = zoneBit(Life::kHand),
     .offer = TEXT("steal a card from a hand")},
    {.name = "steal",
     .shape = ActionShape::targetAndPlace,
     .title = TEXT("Steal"),
     .zones = zoneBit(Life::kHand),
     .offer = TEXT("point at a card and steal it")},
    {.name = "take",
     .shape = ActionShape::targetAndCards,
     .title = TEXT("Take"),
     .zones = zoneBit(Life::kFaceUp),
     .offer = TEXT("take a face-up card")},
    {.name = "decline",
     .title = TEXT("Do not steal"),
     .key = TEXT("N"),
     .offer = TEXT("choose not to steal")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"stock", ZoneKind::stock, true, TEXT("Stock")},
    {"discard", ZoneKind::discard, true, TEXT("Discard pile")},
    {"removed", ZoneKind::discard, false, TEXT("Jokers out of play")},
    {"faceUp", ZoneKind::ownPiles, false, TEXT("Face-up cards")},
    {"faceDown", ZoneKind::ownPiles, false, TEXT("Safe cards")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // rule G7
    {"chosen-already", "G7", TEXT("You have already chosen your suit; wait for the others.")},
    common::kNobodyMoves,  // rule G7
    common::kNoMove,       // rule G9
    {"one-card", "G9",
     TEXT("You can play only one card at a time: play {cards} one after the other.")},
    {"no-such-player", "G9", TEXT("There is no such player: the highest number is {number}.")},
    {"choose-first", "G9", TEXT("Choose a suit first.")},
    {"suits-chosen", "G9", TEXT("The suits for this deal have already been chosen.")},
    {"turn-first", "G9", TEXT("Turn a card first.")},
    {"turned-already", "G9",
     TEXT("You have already turned a card: lay {suit}, or say that you are done.")},
    {"joker-instead-of-turning", "G9",
     TEXT("You can play a joker only at the start of your turn, instead of turning a card.")},
    {"every-spade", "G9",
     TEXT("The player who turned a spade has already laid all their spades. Now you can only steal "
          "a card, or decline.")},
    {"steal-or-decline", "G9", TEXT("Now you can only steal a card, or decline.")},
    {"nothing-to-decline", "G9", TEXT("You have nothing to decline: you cannot steal right now.")},
    {"no-steal-now", "G9", TEXT("You cannot steal now: first you must turn cards face down.")},
    {"fan-is-shuffled", "G9",
     TEXT("You cannot point at a card: {player} shuffles their hand first.")},
    {"point-at-a-card", "G9", TEXT("Point at a card in {player}’s hand.")},
    common::kNotHeld,  // rule G8
    {"no-joker", "G8", TEXT("You do not have a joker.")},
    {"spades-not-chosen", "L2", TEXT("You cannot choose spades in this game.")},
    {"wrong-suit", "L5",
     TEXT("{card:start} does not match the suit that was turned: only {suit} can be laid now.")},
    {"from-yourself", "L8", TEXT("You cannot steal from yourself.")},
    {"only-from-victim", "L9", TEXT("You can steal only from {player} now.")},
    {"take-face-up", "L11", TEXT("You must take one of the face-up cards in front of {player}.")},
    {"nothing-to-steal", "L11", TEXT("There is nothing to steal from {player}.")},
    {"no-such-position", "L11",
     TEXT("There is no card where you point: {player} has only {number}.")},
    {"not-face-up", "L11", TEXT("{card:start} is not face up in front of {player}.")},
};

// Sentences about points and results (kinds account, result and closing) name the owner of the
// seat, not the substitute who plays there.
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals. Everybody chooses a suit."),
     TEXT("Deal {number}: you deal. Everybody chooses a suit."), Sentence::Kind::heading},
    {TEXT("{player} has chosen a suit."), TEXT("You have chosen a suit.")},
    {TEXT("{player} plays for clubs."), TEXT("You play for clubs.")},
    {TEXT("{player} plays for diamonds."), TEXT("You play for diamonds.")},
    {TEXT("{player} plays for hearts."), TEXT("You play for hearts.")},
    {TEXT("{player} plays for spades."), TEXT("You play for spades.")},
    {TEXT("Everybody has seven cards; {player} goes first."),
     TEXT("Everybody has seven cards; you go first.")},
    {TEXT("The discard pile is shuffled into a new stock of %n card(s)."),
     TEXT("The discard pile is shuffled into a new stock of %n card(s).")},
    {TEXT("{player} turns {cards:accusative}."), TEXT("You turn {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("{player} turns {cards:accusative}, which takes %n card(s) with it to the discard pile."),
     TEXT("You turn {cards:accusative}, which takes %n card(s) with it to the discard pile."),
     Sentence::Kind::moment},
    {TEXT("{player} turns a joker."), TEXT("You turn a joker."), Sentence::Kind::moment},
    {TEXT("{player} plays a joker."), TEXT("You play a joker."), Sentence::Kind::moment},
    {TEXT("All cards except the safe ones are shuffled, and {player} deals seven new cards to "
          "everybody."),
     TEXT(
         "All cards except the safe ones are shuffled, and you deal seven new cards to everybody."),
     Sentence::Kind::moment},
    {TEXT("There are not enough cards for seven each: the deal is over."),
     TEXT("There are not enough cards for seven each: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} has no card to turn."), TEXT("You have no card to turn.")},
    {TEXT("{player} lays {cards:accusative}."), TEXT("You lay {cards:accusative}.")},
    {TEXT("{player} lays {cards:accusative}, which collects %n more card(s)."),
     TEXT("You lay {cards:accusative}, which collects %n more card(s)."), Sentence::Kind::moment},
    {TEXT("{player} must lay {cards:accusative}."), TEXT("You must lay {cards:accusative}.")},
    {TEXT("{player} must lay {cards:accusative}, and the ace collects %n more card(s)."),
     TEXT("You must lay {cards:accusative}, and the ace collects %n more card(s)."),
     Sentence::Kind::moment},
    {TEXT("{player} has no spades to lay."), TEXT("You have no spades to lay.")},
    {TEXT("{player} lays nothing."), TEXT("You lay nothing.")},
    {TEXT("{player} makes {cards:accusative} safe: %n point(s)."),
     TEXT("You make {cards:accusative} safe: %n point(s).")},
    {TEXT("{player} is stuck with {cards:dative}: %n point(s)."),
     TEXT("You are stuck with {cards:dative}: %n point(s).")},
    {TEXT("{player} picks up a card."), TEXT("You pick up {cards:accusative}.")},
    {TEXT("{player} steals an unseen card from {other:dative}."),
     TEXT("You steal {cards:accusative} from {other:dative}."), Sentence::Kind::passing,
     TEXT("{player} steals {cards:accusative} from {other:dative}.")},
    {TEXT("{player} takes {cards:accusative} from {other:dative}."),
     TEXT("You take {cards:accusative} from {other:dative}.")},
    {TEXT("{player} does not steal."), TEXT("You do not steal.")},
    {TEXT("{player} lays their last card: the deal is over."),
     TEXT("You lay your last card: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} loses their last card to an ace: the deal is over."),
     TEXT("You lose your last card to an ace: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} loses their last card to a thief: the deal is over."),
     TEXT("You lose your last card to a thief: the deal is over."), Sentence::Kind::ending},
    {TEXT("There are no cards left to turn: the deal is over."),
     TEXT("There are no cards left to turn: the deal is over."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is over."), TEXT("After 5,000 turns the deal is over."),
     Sentence::Kind::ending},
    {TEXT("{player} scores %n point(s)."), TEXT("You score %n point(s)."), Sentence::Kind::result},
    {TEXT("It is a tie at %n point(s), so another deal is played."),
     TEXT("It is a tie at %n point(s), so another deal is played.")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("%n point(s) of good company."), TEXT("%n point(s) of good company."),
     Sentence::Kind::closing},
    {TEXT("%n point(s) of riches."), TEXT("%n point(s) of riches."), Sentence::Kind::closing},
    {TEXT("{player}: %n point(s) of romance."), TEXT("You: %n point(s) of romance."),
     Sentence::Kind::closing},
    {TEXT("%n point(s) of bad luck."), TEXT("%n point(s) of bad luck."), Sentence::Kind::closing},
    {TEXT("Hearts tell of love, diamonds of money, clubs of friends and spades of trouble. We do "
          "not promise that your fortunes will come true."),
     TEXT("Hearts tell of love, diamonds of money, clubs of friends and spades of trouble. We do "
          "not promise that your fortunes will come true."),
     Sentence::Kind::closing},
    {TEXT("{player} still has no card in hand: the deal is over."),
     TEXT("You still have no card in hand: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} makes {cards:accusative} safe: %n point(s), doubled in the score."),
     TEXT("You make {cards:accusative} safe: %n point(s), doubled in the score.")},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n point(s) in clubs"), TEXT("%n point(s) in clubs")},
    {TEXT("%n point(s) in diamonds"), TEXT("%n point(s) in diamonds")},
    {TEXT("%n point(s) in hearts"), TEXT("%n point(s) in hearts")},
    {TEXT("%n point(s) in spades, deducted"), TEXT("%n point(s) in spades, deducted")},
    {TEXT("%n point(s) in clubs, the chosen suit"), TEXT("%n point(s) in clubs, your own suit")},
    {TEXT("%n point(s) in diamonds, the chosen suit"),
     TEXT("%n point(s) in diamonds, your own suit")},
    {TEXT("%n point(s) in hearts, the chosen suit"), TEXT("%n point(s) in hearts, your own suit")},
    {TEXT("%n point(s) for spades at half value, deducted"),
     TEXT("%n point(s) for spades at half value, deducted")},
};

constexpr FactText kFacts[] = {
    {"suit", "", TEXT("has chosen {suit}")},
    {"hasChosen", TEXT("Chosen"), TEXT("has chosen a suit")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr const char* kMoments[] = {
    TEXT("Choose a suit to live for: its cards will count double for you."),
    TEXT("Lay as many {suit} as you like. If you lay none, you pick up a card when you are done."),
    TEXT("You have no {suit} to lay: say that you are done, and pick up a card."),
    TEXT("The {suit} in front of you are worth %n point(s). With 10 or more they become safe when "
         "you are done, and you may steal a card."),
    TEXT("Your {suit} are safe, so you may steal one card: a face-up card, or a card from the hand "
         "of a player who has no face-up cards."),
    TEXT("{player} is stuck with spades, so you may steal a card from them."),
    TEXT("Choose a suit to live for: hearts, diamonds or clubs will count double for you. Spades "
         "would cost you only half."),
    TEXT("There is no card left to turn: pass."),
    TEXT("There is no card left to turn: pass, or play a joker."),
    TEXT("{player} is stuck with spades, but has no card that you could steal."),
    TEXT("Your {suit} are safe. Your hand is empty, so the deal ends if you do not steal a card."),
    TEXT("Before doubling, the {suit} in front of you are worth %n point(s). With 10 or more they "
         "become safe when you are done, and you may steal a card."),
};

constexpr GuideStep kGuide[] = {
    {.subject = "",
     .text = TEXT("Collect points with the cards in front of you; cards in your hand count for "
                  "nothing. A deal ends as soon as any hand is empty."),
     .option = "finishTurn",
     .values = kRuleOff},
    {.subject = "",
     .text = TEXT("Collect points with the cards in front of you; cards in your hand count for "
                  "nothing. A deal ends when a hand is empty, but if you lay your last card, you "
                  "finish your turn first."),
     .option = "finishTurn",
     .values = kRuleOn},
    {.subject = "choose",
     .text = TEXT("Choose a suit to live for. Its cards count double for you in this deal. The "
                  "choices are shown when everybody has chosen."),
     .option = "openSuits",
     .values = kRuleOff},
    {.subject = "choose",
     .text = TEXT("Choose a suit to live for. Its cards count double for you in this deal. "
                  "Everybody sees your choice."),
     .option = "openSuits",
     .values = kRuleOn},
    // This step and the next ones follow the deal, which takes place after the choice of suits, and
    // perhaps other players' turns.
    {.subject = "stock",
     .text = TEXT("Start your turn by turning the top card of the stock[| with the key T]. You may "
                  "then lay cards of its suit."),
     .name = "turn",
     .waitsFor = "turn"},
    {.subject = "hands",
     .text = TEXT("Lay as many cards of that suit as you like[| with Enter], then say that you are "
                  "done[| with the key D]. A spade leaves you no choice: you must lay all your "
                  "spades, and they count against you."),
     .name = "lay",
     .waitsFor = "done"},
    {.subject = "faceUp",
     .text = TEXT("Once you have ten points of that suit face up in front of you, they are turned "
                  "face down and are safe. Unless they are spades, you may then steal a card."),
     .name = "safe",
     .waitsFor = "done"},
    {.subject = "",
     .text = TEXT("You may steal a card from another player: [click it|go to it with Tab and press "
                  "Enter]. If that player has face-up cards, take one of those. You may also choose "
                  "not to steal[| with the key N]."),
     .name = "steal",
     .waitsFor = "take",
     .orWaitsFor = "steal"},
    {"discard",
     TEXT("An ace turned from the stock collects all cards of its suit that are in hand or face "
          "up, and they are all discarded. Safe cards stay."),
     "aceTurned", sentenceBit(Life::Sentence::turnsAce)},
    {"",
     TEXT("A player who lays an ace collects all cards of its suit that are in hand or face up, "
          "and turns them face down. Cards that already lie face down stay where they are."),
     "aceLaid", sentenceBit(Life::Sentence::laysAce) | sentenceBit(Life::Sentence::mustLayAce)},
    {.subject = "",
     .text = TEXT(
         "A joker shuffles all cards except the safe ones, and everybody gets seven new cards. "
         "You may play a joker from your hand instead of turning a card."),
     .name = "joker",
     .sentences = sentenceBit(Life::Sentence::turnsJoker) | sentenceBit(Life::Sentence::playsJoker),
     .option = "jokers",
     .values = kNotZero},
};

constexpr CountText kCounts[] = {
    {"redeals", TEXT("Redeals")},
    {"steals", TEXT("Cards taken from others")},
};

constexpr GameInfo kInfo{
    .id = "life",
    .title = TEXT("Life"),
    .summary = TEXT("Collect the suit you chose, make it safe, steal, and beware of spades."),
    .about = TEXT("Made by Chris Bateman and Sam Ineson in 1983. There is little strategy to it, "
                  "and much temptation. International Hobo published the rules in 2000. A deal "
                  "takes about 5 minutes at a table, a game about 30."),
    .length = TEXT("About 5 minutes a deal"),
    .family = CardFamily::french,
    .minPlayers = 2,
    .maxPlayers = 8,
    .options = kOptions,
    .rules = kRules,
    .verbs = kVerbs,
    .zones = kZones,
    .reasons = kReasons,
    .sentences = kSentences,
    .scoreLines = kScoreLines,
    .facts = kFacts,
    .totals = kTotals,
    .ruleSets = kRuleSets,
    .guide = kGuide,
    .moments = kMoments,
    .counts = kCounts,
    .score = {"worth", TEXT("So far: %n pt(s)"),
              TEXT("Safe and face-up cards would score %n point(s) now.")},
    // Version 2 changed L11: of equal cards in a fan, the first one is laid.
    .rulesVersion = 2,
};

}  // namespace

const GameInfo& Life::info() { return kInfo; }

const char* Life::refuse(const OptionValues& options, int players) {
  const int cards = packs(options, players) * (52 + options[kJokersInPack]);
  if (kHandSize * players > cards) {
    return TEXT("One pack is not enough to deal seven cards each to so many players.");
  }
  return "";
}

}  // namespace downpile
