// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of Up and Down: options, rules, reasons and sentences, in the order of the enumerations of
// up_and_down.h. English; the app translates them in the context `up-and-down`.
#include "games/common_text.h"
#include "games/up-and-down/up_and_down.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("up-and-down", text)

namespace downpile {

namespace {

constexpr Choice kPackChoices[] = {
    {"32", TEXT("32 cards, 7 to ace")},
    {"52", TEXT("52 cards, 2 to ace")},
};
constexpr Choice kResponsibilityChoices[] = {
    {"complete", TEXT("For all tricks bid")},
    {"partial", TEXT("For the missing tricks")},
};
constexpr Choice kLastBidderChoices[] = {
    {"restricted", TEXT("May not make the bids fit")},
    {"free", TEXT("May bid anything")},
};

constexpr Option kOptions[] = {
    {.key = "pack",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Pack of cards"),
     .help = TEXT("The larger pack makes longer games with more cards in hand."),
     .rule = "D1"},
    {.key = "peak",
     .kind = OptionKind::number,
     .least = 0,
     .most = UpAndDown::kMostCards,
     .standard = 0,
     .title = TEXT("Most cards in hand (0: all)"),
     .help = TEXT("The size of the hands at which the deals turn and become smaller again; 0 is as "
                  "many as the pack has for everybody."),
     .rule = "D1"},
    {.key = "responsibility",
     .kind = OptionKind::choice,
     .choices = kResponsibilityChoices,
     .title = TEXT("Taking too few costs"),
     .help = TEXT("Ten points for each trick that was bid, or for each that is missing."),
     .rule = "D6"},
    {.key = "lastBidder",
     .kind = OptionKind::choice,
     .choices = kLastBidderChoices,
     .title = TEXT("The last bidder"),
     .help = TEXT("Whether the last bid must make more or fewer tricks in all than there are "
                  "cards, so that somebody has to miss."),
     .rule = "D3"},
    {.key = "stake",
     .kind = OptionKind::number,
     .least = 1,
     .most = 100,
     .standard = 1,
     .title = TEXT("Chips per point"),
     .help = TEXT("What each point of difference is worth when the game is settled."),
     .rule = "D7"},
    {.key = "limit",
     .kind = OptionKind::number,
     .least = 0,
     .most = 10000,
     .standard = 500,
     .title = TEXT("Loss limit (0: none)"),
     .help = TEXT("The game ends as soon as somebody would have to pay for so many points; 0 is no "
                  "limit."),
     .rule = "D8"},
};

constexpr Rule kRules[] = {
    {"D1", TEXT("Cards and deals"),
     TEXT("The pack has 32 cards, from 7 up to the ace, or 52, from 2 up. The ace is the highest. "
          "Everybody gets one card in the first deal, two in the second and so on up to the peak, "
          "which is played once; then one fewer in each deal, down to one again. The peak is as "
          "many cards as the pack allows for everybody, or fewer by a house rule. Nobody sees the "
          "cards that are left over."),
     "peak"},
    {"D2", TEXT("Trumps"),
     TEXT("A suit is drawn by lot to be trumps in this deal, and shown before anybody bids.")},
    {"D3", TEXT("Bidding"),
     TEXT("Whoever started the game deals first, and the deal passes to the left. The player at "
          "the dealer's left bids first and the dealer last: the number of tricks that you mean to "
          "take, from none to all. Unless a house rule allows it, the last bid may not make the "
          "bids add up to the number of tricks: somebody has to be wrong."),
     "lastBidder"},
    {"D4", TEXT("Playing a card"),
     TEXT("Whoever bid first leads to the first trick with any card. The others must follow suit; "
          "if you have no card of the suit led you must play a trump, and without a trump you may "
          "play anything. You need not play higher than others have.")},
    {"D5", TEXT("Taking a trick"),
     TEXT("The highest trump takes the trick; where there is none, the highest card of the suit "
          "led. Whoever takes a trick leads to the next.")},
    {"D6", TEXT("Score"),
     TEXT("If you take exactly as many tricks as you bid, each is worth ten points; bidding none "
          "and taking none is worth five. If you take more than you bid, each trick you took is "
          "worth one point. If you take fewer, you lose ten points for each trick that you bid or, "
          "by a house rule, only for each that is missing."),
     "responsibility"},
    {"D7", TEXT("Settlement"),
     TEXT("After the last deal the player with the most points wins; equal players share the win. "
          "Then everybody settles with everybody else: the difference of points, times the stake, "
          "in chips."),
     "stake"},
    {"D8", TEXT("Loss limit"),
     TEXT(
         "If after a deal somebody would have to pay for as many points as the limit, or more, the "
         "game ends there. All of it is settled, also what goes beyond the limit. A game can be "
         "without a limit."),
     "limit"},
    {"G7", common::kTurnTitle, TEXT("Only the player whose turn it is bids or plays.")},
    common::kCards,  // G8
    {"G9", common::kMovesTitle,
     TEXT("First everybody bids, then the cards are played, one by each player to a trick.")},
};

constexpr Verb kVerbs[] = {
    {.name = "bid", .shape = ActionShape::number, .offer = TEXT("bid a number of tricks")},
    {.name = "play",
     .shape = ActionShape::cards,
     .order = LayOrder::aceHigh,
     .zones = zoneBit(UpAndDown::kTrick),
     .offer = TEXT("play a card")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"trick", ZoneKind::ownPiles, true, TEXT("Trick")},
    {"played", ZoneKind::discard, false, TEXT("Tricks taken")},
    {"undealt", ZoneKind::stock, false, TEXT("Cards left over")},
};

constexpr Reason kReasons[] = {
    {"not-your-turn", "G7", TEXT("It is not your turn: {player} is to act.")},
    common::kNobodyMoves,  // G7
    common::kNoMove,       // G9
    {"bid-first", "G9", TEXT("The bidding is not over: say first how many tricks you will take.")},
    {"bidding-over", "G9", TEXT("The bidding is over: play a card.")},
    {"one-card", "G9", TEXT("One card is played to a trick: {cards} are too many.")},
    common::kNotHeld,  // G8
    {"no-such-bid", "D3", TEXT("You can bid from 0 to {number}: this deal has no more tricks.")},
    {"bids-add-up", "D3",
     TEXT("As the last bidder you may not bid {number}: the bids would then add up to the number "
          "of tricks.")},
    {"follow-suit", "D4",
     TEXT("{card:start} cannot be played: you have {suit}, the suit that was led.")},
    {"must-trump", "D4",
     TEXT("{card:start} cannot be played: you cannot follow suit, but you have a trump ({suit}).")},
};

// Sentences about points or money have Kind::account: they name the owner of the seat, not a
// substitute (D9).
constexpr Sentence kSentences[] = {
    {TEXT("{player} deals %n card(s) each."), TEXT("You deal %n card(s) each."),
     Sentence::Kind::heading},
    {TEXT("Clubs are trumps."), TEXT("Clubs are trumps.")},
    {TEXT("Diamonds are trumps."), TEXT("Diamonds are trumps.")},
    {TEXT("Hearts are trumps."), TEXT("Hearts are trumps.")},
    {TEXT("Spades are trumps."), TEXT("Spades are trumps.")},
    {TEXT("{player} bids %n trick(s)."), TEXT("You bid %n trick(s).")},
    {TEXT("{player} leads {cards:accusative}."), TEXT("You lead {cards:accusative}.")},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}.")},
    {TEXT("{player} takes the trick with {cards:dative}."),
     TEXT("You take the trick with {cards:dative}."), Sentence::Kind::lingering},
    {TEXT("{player} has taken the last trick: the deal is over."),
     TEXT("You have taken the last trick: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} took exactly the tricks that were bid and scores %n point(s)."),
     TEXT("You took exactly the tricks that you bid and score %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} bid no trick, took none and scores %n point(s)."),
     TEXT("You bid no trick, took none and score %n point(s)."), Sentence::Kind::account},
    {TEXT("{player} took more than was bid and scores %n point(s)."),
     TEXT("You took more than you bid and score %n point(s)."), Sentence::Kind::account},
    {TEXT("{player} took fewer tricks than were bid and loses %n point(s)."),
     TEXT("You took fewer tricks than you bid and lose %n point(s)."), Sentence::Kind::account},
    {TEXT("{player} has lost all that the limit allows: the game ends."),
     TEXT("You have lost all that the limit allows: the game ends."), Sentence::Kind::account},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} shares the win with %n point(s)."), TEXT("You share the win with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} receives %n chip(s)."), TEXT("You receive %n chip(s)."),
     Sentence::Kind::account},
    {TEXT("{player} pays %n chip(s)."), TEXT("You pay %n chip(s)."), Sentence::Kind::account},
    {TEXT("{player} neither pays nor receives anything."),
     TEXT("You neither pay nor receive anything."), Sentence::Kind::account},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n trick(s) bid and taken"), TEXT("%n trick(s) bid and taken")},
    {TEXT("no trick bid and none taken"), TEXT("no trick bid and none taken")},
    {TEXT("%n trick(s), more than bid"), TEXT("%n trick(s), more than bid")},
    {TEXT("%n trick(s) bid, but too few taken"), TEXT("%n trick(s) bid, but too few taken")},
    {TEXT("%n trick(s) missing"), TEXT("%n trick(s) missing")},
    {TEXT("%n point(s) more than {other}"), TEXT("%n point(s) more than {other}")},
    {TEXT("%n point(s) fewer than {other}"), TEXT("%n point(s) fewer than {other}")},
    {TEXT("as many points as {other}"), TEXT("as many points as {other}")},
};

constexpr FactText kFacts[] = {
    {"bid", TEXT("Bid %n"), TEXT("has bid %n trick(s)"), true},
    {"taken", TEXT("Took %n"), TEXT("has taken %n trick(s)"), true},
    {"trump", TEXT("Trumps"), TEXT("Trumps are {suit}.")},
    {"cards", TEXT("%n card(s)"), TEXT("%n card(s) each in this deal"), true},
    {"bidsInAll", TEXT("%n bid"), TEXT("%n trick(s) bid in all")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr const char* kMoments[] = {
    TEXT("How many tricks will you take?"),
    TEXT("How many tricks will you take? As the last bidder you may not bid %n."),
    TEXT("You lead: play any card."),
    TEXT("Follow suit: play {suit}."),
    TEXT("You cannot follow suit, so you must play a trump: {suit}."),
    TEXT("You can neither follow suit nor trump: play any card."),
};

constexpr GuideStep kGuide[] = {
    {"trump", TEXT("A suit is drawn to be trumps in this deal. Trumps beat all other suits.")},
    {"hands", TEXT("How many tricks will you take with these cards? Bid exactly that many: each is "
                   "worth ten points. Bidding none and taking none is worth five.")},
    {"hands", TEXT("Follow the suit that was led. Without a card of it you must play a trump, and "
                   "without a trump you may play anything.")},
    {"trick",
     TEXT("The highest trump takes the trick, or else the highest card of the suit that was "
          "led. Whoever takes it leads to the next one.")},
    {"", TEXT("Hands grow by a card from deal to deal up to the peak, then shrink again. At the "
              "end everybody settles with everybody else in chips.")},
};

constexpr CountText kCounts[] = {
    {"bidsKept", TEXT("Bids kept"), CountText::Kind::share, TEXT("Bids of %n trick(s) kept")},
};

constexpr GameInfo kInfo{
    .id = "up-and-down",
    .title = TEXT("Up and Down"),
    .summary = TEXT("Say how many tricks you will take, and take exactly that many."),
    .about = TEXT(
        "A kind of Oh Hell, the family of games in which every bid must be met exactly, as it was "
        "played for points and chips in an online card room around 2010. The hands grow to a peak "
        "and shrink again, trumps are drawn by lot, and whoever cannot follow suit must trump. "
        "With four players and 32 cards a game has 15 deals and takes about half an hour."),
    .length = TEXT("About 30 minutes a game"),
    .family = CardFamily::french,
    .minPlayers = 2,
    .maxPlayers = 6,
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
};

}  // namespace

const GameInfo& UpAndDown::info() { return kInfo; }

const char* UpAndDown::refuse(const OptionValues& options, int players) {
  if (options[kPeak] > largestHand(options, players)) {
    return TEXT(
        "The pack does not have so many cards for everybody: choose a lower peak, the "
        "larger pack, or fewer players.");
  }
  return "";
}

}  // namespace downpile
