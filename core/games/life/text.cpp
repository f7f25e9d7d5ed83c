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
     .help = TEXT("When a total reaches this many points, the highest total wins the game."),
     .rule = "L18",
     .isTarget = true},
    {.key = "blindSteal",
     .standard = 1,
     .title = TEXT("Blind stealing"),
     .help = TEXT("A hand is shuffled before a card is stolen from it. Without this the thief "
                  "points at a card in the hand as it is held."),
     .rule = "L11"},
    {.key = "chooseSpades",
     .title = TEXT("Spades may be chosen"),
     .help = TEXT("A player may choose spades. Spades then cost that player only half."),
     .rule = "L2"},
    {.key = "fortune",
     .title = TEXT("Fortunes"),
     .help = TEXT("When the game is over, each player's fortune is read from the cards laid."),
     .rule = "L18"},
    {.key = "jokers",
     .kind = OptionKind::number,
     .least = 0,
     .most = 4,
     .standard = 2,
     .title = TEXT("Jokers in each pack"),
     .help = TEXT("A joker means that all the cards are shuffled and dealt again."),
     .rule = "L13"},
    {.key = "packs",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Packs of cards"),
     .help = TEXT("Up to four players usually use one pack, five or more use two."),
     .rule = "L1"},
};

constexpr Rule kRules[] = {
    {"L1", TEXT("Cards"),
     TEXT("Up to four players use one pack with two jokers, five and more use two packs with four. "
          "Numbers count what they show; aces, jacks, queens and kings count 10 each. Jokers count "
          "nothing."),
     "packs"},
    {"L2", TEXT("A suit to live for"),
     TEXT("Before each deal every player chooses hearts, diamonds or clubs. Nobody sees what the "
          "others choose until all have chosen; then the choices are shown. With a house rule "
          "spades may be chosen too."),
     "chooseSpades"},
    {"L3", TEXT("Deal"),
     TEXT("Everybody gets seven cards, beginning at the dealer's left. Whoever started the game "
          "deals first. The player at the dealer's left begins, and the turn passes to the left.")},
    {"L4", TEXT("Turning a card"),
     TEXT("A turn begins with the top card of the stock, which is turned over onto the discard. If "
          "the stock is empty, the discard is first shuffled to make a new one. If there is no "
          "card in either, the turn is idle; when everybody has had an idle turn in a row, the "
          "deal is over.")},
    {"L5", TEXT("A heart, diamond or club"),
     TEXT("You may lay cards of the suit that was turned, one after the other, face up in front of "
          "you: as many as you like, or none. Then you say that you are done.")},
    {"L6", TEXT("A spade"),
     TEXT("All spades in your hand are laid face up in front of you, whether you like it or not.")},
    {"L7", TEXT("Ten points are safe"),
     TEXT(
         "If your face-up cards of the suit that was turned are then worth 10 points or more, they "
         "are turned face down. Nobody can take them from you any more - nor can you get rid of "
         "them.")},
    {"L8", TEXT("Stealing"),
     TEXT(
         "Whoever has turned hearts, diamonds or clubs face down may steal one card from any other "
         "player.")},
    {"L9", TEXT("Being stolen from"),
     TEXT(
         "When you have to turn spades face down, all the others may steal one card each from you, "
         "one after the other, beginning at your left.")},
    {"L10", TEXT("Picking up"),
     TEXT("Whoever lays no card in a turn takes the top card of the stock into their hand, unless "
          "the turn was spent on a joker.")},
    {"L11", TEXT("What is stolen"),
     TEXT("From a player with face-up cards the thief takes one of those, openly. Otherwise the "
          "card comes from the hand, and only the two of them learn which one it is: the hand is "
          "shuffled and a card drawn, or, by a house rule, the thief points at a card in the hand "
          "as it is held."),
     "blindSteal"},
    {"L12", TEXT("Aces"),
     TEXT(
         "An ace that comes face up draws all cards of its suit to itself, from every hand and "
         "from the face-up cards of everybody. An ace that was turned from the stock takes them to "
         "the discard, and its player picks up a card. An ace that was laid brings them to the "
         "player who laid it; that ends the laying, and they are turned face down.")},
    {"L13", TEXT("Playing a joker"),
     TEXT("Instead of turning a card you may play a joker, which is then out of the deal. All "
          "hands, all face-up cards, the stock and the discard are shuffled together, and you deal "
          "seven cards to everybody. That is your turn. If there are too few cards for that, the "
          "deal is over, and the face-up cards are gone."),
     "jokers"},
    {"L14", TEXT("Turning a joker"),
     TEXT("A joker that is turned from the stock does the same as one that is played.")},
    {"L15", TEXT("The end of a deal"),
     TEXT("The deal is over as soon as any hand is empty: the last card was laid, was stolen, or "
          "went to an ace.")},
    {"L16", TEXT("Score"),
     TEXT("Everybody scores the cards that lie in front, face up and face down. Your own suit "
          "counts double. Spades count against you; for a player who chose spades they count with "
          "half their points, rounded in that player's favour. Cards in hands count nothing.")},
    {"L17", TEXT("The next dealer"),
     TEXT("The next dealer sits to the left of whoever dealt last: the dealer, or the last player "
          "who dealt again because of a joker.")},
    {"L18", TEXT("Winning"),
     TEXT("When somebody has reached the target at the end of a deal, the highest total wins the "
          "game. If several share it, another deal is played."),
     "target"},
    {"G4", TEXT("Very long deals"),
     TEXT("A deal that has gone on for 5,000 turns ends there and is scored.")},
    common::kTurn,   // G7
    common::kCards,  // G8
    common::kMoves,  // G9
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
     .offer = TEXT("choose a suit"),
     .words = Life::kSuitWords,
     .wordLabels = kSuitLabels},
    {.name = "turn",
     .title = TEXT("Turn a card"),
     .key = TEXT("T"),
     .zones = zoneBit(Life::kStock),
     .offer = TEXT("turn a card")},
    {.name = "joker",
     .title = TEXT("Play a joker"),
     .key = TEXT("J"),
     .zones = zoneBit(Life::kRemoved),
     .offer = TEXT("play a joker")},
    // The ace is laid last because it ends the laying (L12).
    {.name = "lay",
     .shape = ActionShape::cards,
     .order = LayOrder::aceHigh,
     .zones = zoneBit(Life::kFaceUp),
     .offer = TEXT("lay a card"),
     .repeats = true},
    {.name = "done",
     .title = TEXT("Done"),
     .key = TEXT("D"),
     .offer = TEXT("say that you are done")},
    {.name = "steal",
     .shape = ActionShape::target,
     .zones = zoneBit(Life::kHand),
     .offer = TEXT("steal a card from a hand")},
    {.name = "steal",
     .shape = ActionShape::targetAndPlace,
     .zones = zoneBit(Life::kHand),
     .offer = TEXT("steal a card that you point at")},
    {.name = "take",
     .shape = ActionShape::targetAndCards,
     .zones = zoneBit(Life::kFaceUp),
     .offer = TEXT("take a card that lies face up")},
    {.name = "decline",
     .title = TEXT("Do not steal"),
     .key = TEXT("N"),
     .offer = TEXT("decline to steal")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"stock", ZoneKind::stock, true, TEXT("Stock")},
    {"discard", ZoneKind::discard, true, TEXT("Discard")},
    {"removed", ZoneKind::discard, false, TEXT("Jokers out of play")},
    {"faceUp", ZoneKind::ownPiles, false, TEXT("Face-up cards")},
    {"faceDown", ZoneKind::ownPiles, false, TEXT("Safe cards")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // G7
    {"chosen-already", "G7", TEXT("You have chosen your suit; wait for the others.")},
    common::kNobodyMoves,  // G7
    common::kNoMove,       // G9
    {"one-card", "G9", TEXT("A move takes one card: {cards} need a move each.")},
    {"no-such-player", "G9", TEXT("There is no such player; the last one is number {number}.")},
    {"choose-first", "G9", TEXT("Choose a suit first.")},
    {"suits-chosen", "G9", TEXT("The suits of this deal have been chosen.")},
    {"turn-first", "G9", TEXT("Turn a card first.")},
    {"turned-already", "G9",
     TEXT("A card has been turned: lay cards of {suit}, or say that you are done.")},
    {"joker-instead-of-turning", "G9",
     TEXT("A joker can be played only instead of turning a card, at the beginning of your turn.")},
    {"every-spade", "G9",
     TEXT("After a spade, all your spades are laid at once: there is nothing to choose.")},
    {"steal-or-decline", "G9", TEXT("The laying is over: steal a card, or decline.")},
    {"nothing-to-decline", "G9", TEXT("There is nothing to decline: you are not asked to steal.")},
    {"no-steal-now", "G9", TEXT("You cannot steal now: cards must be turned face down first.")},
    {"fan-is-shuffled", "G9",
     TEXT("You cannot point at a card: {player} shuffles the hand before you steal.")},
    {"point-at-a-card", "G9", TEXT("Say which card of {player} you point at.")},
    common::kNotHeld,  // G8
    {"no-joker", "G8", TEXT("You do not hold a joker.")},
    {"spades-not-chosen", "L2", TEXT("Spades cannot be chosen in this game.")},
    {"wrong-suit", "L5", TEXT("{card:start} is not of the suit that was turned: lay {suit}.")},
    {"from-yourself", "L8", TEXT("You cannot steal from yourself.")},
    {"only-from-victim", "L9", TEXT("Only from {player} can a card be stolen now.")},
    {"take-face-up", "L11",
     TEXT("There are face-up cards in front of {player}: take one of those.")},
    {"nothing-to-steal", "L11", TEXT("There is nothing to steal from {player}.")},
    {"no-such-position", "L11", TEXT("There is no card where you point: {player} holds {number}.")},
    {"not-face-up", "L11", TEXT("{card:start} does not lie face up in front of {player}.")},
};

// Sentences about points have Kind::account: they name the owner of the seat, not a substitute
// (D9).
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals. Everybody chooses a suit."),
     TEXT("Deal {number}: you deal. Everybody chooses a suit."), Sentence::Kind::heading},
    {TEXT("{player} has chosen a suit."), TEXT("You have chosen a suit.")},
    {TEXT("{player} plays for clubs."), TEXT("You play for clubs.")},
    {TEXT("{player} plays for diamonds."), TEXT("You play for diamonds.")},
    {TEXT("{player} plays for hearts."), TEXT("You play for hearts.")},
    {TEXT("{player} plays for spades."), TEXT("You play for spades.")},
    {TEXT("Everybody has seven cards; {player} begins."),
     TEXT("Everybody has seven cards; you begin.")},
    {TEXT("The discard is shuffled into a new stock of %n card(s)."),
     TEXT("The discard is shuffled into a new stock of %n card(s).")},
    {TEXT("{player} turns {cards:accusative}."), TEXT("You turn {cards:accusative}.")},
    {TEXT("{player} turns {cards:accusative}, which takes %n card(s) along to the discard."),
     TEXT("You turn {cards:accusative}, which takes %n card(s) along to the discard."),
     Sentence::Kind::moment},
    {TEXT("{player} turns a joker."), TEXT("You turn a joker."), Sentence::Kind::moment},
    {TEXT("{player} plays a joker."), TEXT("You play a joker."), Sentence::Kind::moment},
    {TEXT("Everything is shuffled, and {player} deals seven new cards to everybody."),
     TEXT("Everything is shuffled, and you deal seven new cards to everybody.")},
    {TEXT("There are not enough cards for seven each: the deal is over."),
     TEXT("There are not enough cards for seven each: the deal is over."), Sentence::Kind::ending},
    {TEXT("There is no card for {player} to turn."), TEXT("There is no card for you to turn.")},
    {TEXT("{player} lays {cards:accusative}."), TEXT("You lay {cards:accusative}.")},
    {TEXT("{player} lays {cards:accusative}, which brings %n more card(s)."),
     TEXT("You lay {cards:accusative}, which brings %n more card(s)."), Sentence::Kind::moment},
    {TEXT("{player} must lay {cards:accusative}."), TEXT("You must lay {cards:accusative}.")},
    {TEXT("{player} must lay {cards:accusative}, and the ace brings %n more card(s)."),
     TEXT("You must lay {cards:accusative}, and the ace brings %n more card(s)."),
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
    {TEXT("{player} decides not to steal."), TEXT("You decide not to steal.")},
    {TEXT("{player} has laid the last card: the deal is over."),
     TEXT("You have laid your last card: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} has lost the last card to an ace: the deal is over."),
     TEXT("You have lost your last card to an ace: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} has lost the last card to a thief: the deal is over."),
     TEXT("You have lost your last card to a thief: the deal is over."), Sentence::Kind::ending},
    {TEXT("Nobody has a card left to turn: the deal is over."),
     TEXT("Nobody has a card left to turn: the deal is over."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is over."), TEXT("After 5,000 turns the deal is over."),
     Sentence::Kind::ending},
    {TEXT("{player} scores %n point(s)."), TEXT("You score %n point(s)."), Sentence::Kind::account},
    {TEXT("Several players share the lead with %n point(s), so another deal is played."),
     TEXT("Several players share the lead with %n point(s), so another deal is played.")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("Clubs tell of friends: %n point(s) of good company for {player}."),
     TEXT("Clubs tell of friends: %n point(s) of good company for you."), Sentence::Kind::closing},
    {TEXT("Diamonds tell of money: %n point(s) of riches for {player}."),
     TEXT("Diamonds tell of money: %n point(s) of riches for you."), Sentence::Kind::closing},
    {TEXT("Hearts tell of love: %n point(s) of romance for {player}."),
     TEXT("Hearts tell of love: %n point(s) of romance for you."), Sentence::Kind::closing},
    {TEXT("Spades tell of trouble: %n point(s) of bad luck for {player}."),
     TEXT("Spades tell of trouble: %n point(s) of bad luck for you."), Sentence::Kind::closing},
    {TEXT("So much for the fortunes. Nobody promises that they will come true."),
     TEXT("So much for the fortunes. Nobody promises that they will come true."),
     Sentence::Kind::closing},
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
    {TEXT("%n point(s), half of those in spades, deducted"),
     TEXT("%n point(s), half of those in spades, deducted")},
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
    TEXT(
        "Your {suit} are safe, so you may steal: a card that lies face up, or one from the hand of "
        "somebody who has none."),
    TEXT("{player} is stuck with spades, so you may steal a card from {player:dative}."),
    TEXT("Choose a suit to live for: hearts, diamonds or clubs will count double for you. Spades "
         "would cost you only half."),
};

constexpr GuideStep kGuide[] = {
    {"choose", TEXT("Choose a suit to live for. Its cards count double for you in this deal. The "
                    "choices are shown when everybody has made one.")},
    {"stock", TEXT("A turn begins with the top card of the stock. The suit that you turn over is "
                   "the one that you may lay.")},
    {"hands", TEXT("Lay as many cards of that suit as you like and say that you are done. A spade "
                   "leaves you no choice: all your spades are laid, and they count against you.")},
    {"faceUp", TEXT("Ten points of the suit that was turned, face up in front of you, are turned "
                    "face down and are safe. Unless they are spades you may then steal a card.")},
    {"", TEXT("As soon as any hand is empty the deal is over. What lies in front of you counts; "
              "what is left in your hand does not.")},
};

constexpr CountText kCounts[] = {
    {"redeals", TEXT("Redeals")},
    {"steals", TEXT("Cards taken from others")},
};

constexpr GameInfo kInfo{
    .id = "life",
    .title = TEXT("Life"),
    .summary = TEXT("Lay the suit of your choice, make it safe, steal, and beware of spades."),
    .about = TEXT(
        "Made by Chris Bateman and Sam Ineson in 1983. It asks for little cleverness and offers "
        "many temptations. The rules were published by International Hobo in 2000. A deal takes "
        "about 5 minutes at a table, a game about 30."),
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
    .guide = kGuide,
    .moments = kMoments,
    .counts = kCounts,
    .worth = {"worth", TEXT("So far: %n pt(s)"),
              TEXT("Safe and face-up cards would score %n point(s) now.")},
};

}  // namespace

const GameInfo& Life::info() { return kInfo; }

const char* Life::refuse(const OptionValues& options, int players) {
  const int cards = packs(options, players) * (52 + options[kJokersInPack]);
  if (kHandSize * players > cards) {
    return TEXT(
        "One pack is not enough for so many players: seven cards each are more than it has.");
  }
  return "";
}

}  // namespace downpile
