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
    {"complete", TEXT("Ten points for each trick bid")},
    {"partial", TEXT("Ten points for each missing trick")},
};
constexpr Choice kLastBidderChoices[] = {
    {"restricted", TEXT("May not make the bids add up")},
    {"free", TEXT("May bid anything")},
};
constexpr Choice kScoringChoices[] = {
    {"table", TEXT("Ten points a trick")},
    {"tenPlusTricks", TEXT("Ten points and one a trick")},
    {"fivePlusTricks", TEXT("Five points and one a trick")},
};
constexpr Choice kNoTrumpChoices[] = {
    {"never", TEXT("Never")},
    {"peak", TEXT("At the peak")},
    {"drawn", TEXT("By lot, one in five")},
};
constexpr Choice kBiddingChoices[] = {
    {"inTurn", TEXT("One after the other")},
    {"together", TEXT("All at the same time")},
};
constexpr Choice kLargestPeak[] = {{"0", TEXT("as large as possible")}};
constexpr Choice kNoLossLimit[] = {{"0", TEXT("none")}};

constexpr Option kOptions[] = {
    {.key = "pack",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Pack of cards"),
     .help = TEXT("With the larger pack, hands can be larger and games longer."),
     .rule = "D1",
     .group = OptionGroup::cards},
    {.key = "peak",
     .kind = OptionKind::number,
     .least = 0,
     .most = UpAndDown::kMostCards,
     .standard = 0,
     .choices = kLargestPeak,
     .title = TEXT("Largest hand"),
     .help = TEXT("How large the hands get before they become smaller again; 0 means as many cards "
                  "as the pack allows."),
     .rule = "D1",
     .group = OptionGroup::cards},
    {.key = "responsibility",
     .kind = OptionKind::choice,
     .choices = kResponsibilityChoices,
     .title = TEXT("Taking too few costs"),
     .help = TEXT("Ten points for each trick bid, or only for each missing trick."),
     .rule = "D6",
     .group = OptionGroup::scoring},
    {.key = "lastBidder",
     .kind = OptionKind::choice,
     .choices = kLastBidderChoices,
     .title = TEXT("The last bidder"),
     .help = TEXT("Whether the bids must add up to more or fewer than the number of tricks, so "
                  "that somebody has to miss."),
     .rule = "D3"},
    {.key = "stake",
     .kind = OptionKind::number,
     .least = 1,
     .most = 100,
     .standard = 1,
     .title = TEXT("Chips per point"),
     .help = TEXT("What each point of difference is worth when the game is settled."),
     .rule = "D7",
     .group = OptionGroup::ending},
    {.key = "limit",
     .kind = OptionKind::number,
     .least = 0,
     .most = 10000,
     .standard = 0,
     .choices = kNoLossLimit,
     .title = TEXT("Loss limit"),
     .help = TEXT("The game ends as soon as a player would have to pay for this many points; 0 "
                  "means no limit."),
     .rule = "D8",
     .group = OptionGroup::ending},
    {.key = "mustTrump",
     .standard = 1,
     .title = TEXT("You must trump"),
     .help = TEXT("Whether you must play a trump if you cannot follow suit, or may play any card."),
     .rule = "D4"},
    {.key = "scoring",
     .kind = OptionKind::choice,
     .choices = kScoringChoices,
     .title = TEXT("Scoring"),
     .help = TEXT("What you score for making your bid exactly, and what other results cost."),
     .rule = "D6",
     .group = OptionGroup::scoring},
    {.key = "noTrump",
     .kind = OptionKind::choice,
     .choices = kNoTrumpChoices,
     .title = TEXT("Deals without trumps"),
     .help = TEXT("Without trumps, the highest card of the suit led takes each trick."),
     .rule = "D2"},
    {.key = "oncePerPlayer",
     .title = TEXT("Smallest and largest deals for every dealer"),
     .help =
         TEXT("The deals of one card and those at the peak are each played once for each player."),
     .rule = "D1",
     .group = OptionGroup::cards},
    {.key = "bidding",
     .kind = OptionKind::choice,
     .choices = kBiddingChoices,
     .title = TEXT("Bidding"),
     .help = TEXT("Whether you hear the bids before yours. Bids chosen at the same time are secret "
                  "until everybody has chosen, and may add up to the number of tricks."),
     .rule = "D3"},
    {.key = "blindOne",
     .title = TEXT("Blind single cards"),
     .help = TEXT("In deals of one card you see everybody else’s card, but not your own."),
     .rule = "D3"},
    {.key = "limitCap",
     .title = TEXT("Cap losses at the limit"),
     .help =
         TEXT("A player pays at most the loss limit. The winners receive less, in proportion to "
              "their gains."),
     .rule = "D8",
     .group = OptionGroup::ending},
};

constexpr std::uint32_t choice(int value) { return 1U << static_cast<unsigned>(value); }

// Bit mask for the value 1 of the option `peak`: all hands have only one card.
constexpr std::uint32_t kOneCard = 1U << 1U;

constexpr RuleSentence kDealSentences[] = {
    {"pack", choice(0), TEXT("The pack has 32 cards, from 7 to ace. The ace is high.")},
    {"pack", choice(1), TEXT("The pack has 52 cards, from 2 to ace. The ace is high.")},
    {"peak", choice(0),
     TEXT("Hands grow card by card up to the peak and shrink again. The peak is the largest hand "
          "that the pack allows.")},
    {"peak", kNotZero & ~kOneCard,
     TEXT("Hands grow card by card up to the peak and shrink again. The peak is %n card(s) each."),
     "peak"},
    {"oncePerPlayer",
     kRuleOff,
     TEXT(
         "Each player gets one card in the first deal, two in the second and so on up to the peak, "
         "which is played once; then one card fewer in each deal, down to one again."),
     "",
     {"peak", ~kOneCard}},
    {"oncePerPlayer",
     kRuleOn,
     TEXT("The game begins with as many deals of one card as there are players. Then each deal has "
          "one card more, up to the peak, which is also played as many times as there are players; "
          "then one card fewer in each deal, until the game ends with the same number of deals of "
          "one card."),
     "",
     {"peak", ~kOneCard}},
    {"oncePerPlayer",
     kRuleOff,
     TEXT("The game is a single deal of one card each."),
     "",
     {"peak", kOneCard}},
    {"oncePerPlayer",
     kRuleOn,
     TEXT("In each deal every player gets one card, and there are as many deals as players."),
     "",
     {"peak", kOneCard}},
    {"pack", kAnyValue, TEXT("The undealt cards stay hidden.")},
};
constexpr RuleSentence kTrumpSentences[] = {
    {"noTrump", choice(UpAndDown::kNever) | choice(UpAndDown::kDrawn),
     TEXT("The trump suit of a deal is drawn by lot and shown before the bidding.")},
    {"noTrump", choice(UpAndDown::kNever), TEXT("Every deal has a trump suit.")},
    {"noTrump",
     choice(UpAndDown::kAtPeak),
     TEXT("The trump suit of a deal is drawn by lot and shown before the bidding."),
     "",
     {"peak", ~kOneCard}},
    {"noTrump",
     choice(UpAndDown::kAtPeak),
     TEXT("Deals at the peak have no trumps: the highest card of the suit led takes each trick."),
     "",
     {"peak", ~kOneCard}},
    {"noTrump",
     choice(UpAndDown::kAtPeak),
     TEXT("There are no trumps: the highest card of the suit led takes the trick."),
     "",
     {"peak", kOneCard}},
    {"noTrump", choice(UpAndDown::kDrawn),
     TEXT("“No trumps” is drawn as often as each suit, in one deal out of five. Then the highest "
          "card of the suit led takes each trick.")},
};
constexpr RuleSentence kBidSentences[] = {
    {"bidding", choice(0), TEXT("The player at the dealer’s left bids first and the dealer last.")},
    {"bidding", choice(1),
     TEXT(
         "All players choose their bids at the same time. The bids stay secret until everybody has "
         "chosen, and any number is allowed.")},
    {"lastBidder", choice(0),
     TEXT("The last bid may not make all bids add up to the number of tricks: somebody has to "
          "miss.")},
    {"lastBidder", choice(1), TEXT("The last bidder may bid any number.")},
    {"blindOne", kRuleOn,
     TEXT("In deals of one card you see everybody else’s card, but not your own until you play "
          "it.")},
};
constexpr RuleExample kBidExamples[] = {
    {TEXT("Four players have one card each. The first three bid 0, 1 and 0. The dealer bids last "
          "and may not bid 0, because all bids would then add up to 1, the number of tricks."),
     "",
     {"lastBidder", choice(0)}},
};
constexpr RuleSentence kStakeSentences[] = {
    {"stake", kAnyValue, TEXT("Each point is worth %n chip(s)."), "stake"},
};
constexpr RuleExample kSettlementExamples[] = {
    {TEXT("Four players have −10, 20, 40 and 30 points. The first one loses 30 points to the "
          "second, 50 to the third and 40 to the fourth: 120 points in all. The second one wins "
          "30, loses 20 and loses 10: nothing in all. The third one wins 50, 20 and 10: 80 points. "
          "The fourth one wins 40, wins 10 and loses 10: 40 points.")},
};
constexpr RuleSentence kPlaySentences[] = {
    {"mustTrump", kRuleOn,
     TEXT(
         "If you have no card of the suit led, you must play a trump; if you have no trump either, "
         "you may play any card.")},
    {"mustTrump", kRuleOff, TEXT("If you have no card of the suit led, you may play any card.")},
    {"blindOne", kRuleOn, TEXT("You may always play a single card that you cannot see.")},
};
constexpr RuleSentence kScoreSentences[] = {
    {"scoring", choice(UpAndDown::kTable),
     TEXT("If you take exactly as many tricks as you bid, each is worth ten points; bidding none "
          "and taking none is worth five. If you take more than you bid, each trick taken is worth "
          "one point.")},
    {"responsibility", choice(0),
     TEXT("If you take fewer, you lose ten points for each trick bid.")},
    {"responsibility", choice(1),
     TEXT("If you take fewer, you lose ten points for each missing trick.")},
    {"scoring", choice(UpAndDown::kTenPlusTricks),
     TEXT("If you take exactly as many tricks as you bid, you score ten points and one more for "
          "each trick. Otherwise you score one point for each trick taken.")},
    {"scoring", choice(UpAndDown::kFivePlusTricks),
     TEXT("If you take exactly as many tricks as you bid, you score five points and one more for "
          "each trick. Otherwise you lose one point for each trick too many or too few.")},
};
constexpr RuleSentence kLimitSentences[] = {
    {"limit", kNotZero,
     TEXT("If after a deal a player would have to pay for %n point(s) or more in all, the game "
          "ends."),
     "limit"},
    {"limitCap", kRuleOff, TEXT("Everything is settled in full, even beyond the limit.")},
    {"limitCap", kRuleOn,
     TEXT("No player pays for more points than the limit. The shortfall is taken from the players "
          "who gain, in proportion to their gains and in whole chips. Each share is rounded down; "
          "the chips still missing are taken one by one where the most was cut off. With a limit of "
          "60, for example, +14, +58, −10 and −62 become +14, +56, −10 and −60.")},
};

constexpr RuleSet kRuleSets[] = {
    {TEXT("Oh Hell"), "pack=52 mustTrump=off scoring=tenPlusTricks"},
};

constexpr Rule kRules[] = {
    {"D1", TEXT("Cards and deals"), "", "peak", kAnyValue, kDealSentences},
    {"D2", TEXT("Trumps"), "", "noTrump", kAnyValue, kTrumpSentences},
    {"D3", TEXT("Bidding"),
     TEXT("The player who started the game deals first, and the deal passes to the left. You bid "
          "the number of tricks that you want to take, from none to all."),
     "lastBidder", kAnyValue, kBidSentences, kBidExamples},
    {"D4", TEXT("Playing a card"),
     TEXT("The player at the dealer’s left leads any card to the first trick. The others must "
          "follow suit. You do not have to beat the cards already played."),
     "mustTrump", kAnyValue, kPlaySentences},
    {"D5", TEXT("Taking a trick"),
     TEXT("The highest trump takes the trick, or if there is none, the highest card of the suit "
          "led. The player who takes a trick leads to the next one.")},
    {"D6", TEXT("Score"), TEXT("Points are counted after the last trick of a deal."), "scoring",
     kAnyValue, kScoreSentences},
    {"D7", TEXT("Settlement"),
     TEXT("After the last deal, the player with the most points wins; in a tie, players share the "
          "win. Then each player settles the difference in points with each of the others."),
     "stake", kAnyValue, kStakeSentences, kSettlementExamples},
    {"D8", TEXT("Loss limit"), "", "limit", kNotZero, kLimitSentences},
    common::kTurn,   // rule G7
    common::kCards,  // rule G8
    {"G9", common::kMovesTitle,
     TEXT("First everybody bids. Then the cards are played: each player plays one card to each "
          "trick.")},
};

constexpr Verb kVerbs[] = {
    {.name = "bid",
     .shape = ActionShape::number,
     .title = TEXT("Bid"),
     .offer = TEXT("bid a number of tricks"),
     .numberOffer = TEXT("bid {number}")},
    {.name = "play",
     .shape = ActionShape::cards,
     .order = LayOrder::aceHigh,
     .title = TEXT("Play"),
     .zones = zoneBit(UpAndDown::kTrick),
     .offer = TEXT("play a card"),
     .cardsOffer = TEXT("play {cards:accusative}")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"trick", ZoneKind::ownPiles, true, TEXT("Played card")},
    {"played", ZoneKind::discard, false, TEXT("Tricks taken")},
    {"undealt", ZoneKind::stock, false, TEXT("Cards left over")},
};

constexpr Reason kReasons[] = {
    {"not-your-turn", "G7", TEXT("It is {player}’s turn, not yours.")},
    common::kNobodyMoves,  // rule G7
    common::kNoMove,       // rule G9
    {"bid-first", "G9", TEXT("The bidding is not over: first bid how many tricks you will take.")},
    {"bidding-over", "G9", TEXT("The bidding is over: play a card.")},
    {"one-card", "G9", TEXT("You can play only one card to a trick: {cards} are too many.")},
    common::kNotHeld,  // rule G8
    {"no-such-bid", "D3",
     TEXT("Bids go from 0 to {number}, the number of tricks in this deal.")},
    {"bids-add-up", "D3",
     TEXT("As the last bidder you may not bid {number}: all bids would add up to the number of "
          "tricks.")},
    {"follow-suit", "D4", TEXT("You cannot play {card}: you must follow suit and play {suit}.")},
    {"must-trump", "D4",
     TEXT("You cannot play {card}: you cannot follow suit, so you must play a trump: {suit}.")},
    {"bid-already", "G7", TEXT("You have already chosen your bid; wait for the others.")},
    {"no-such-last-bid", "D3",
     TEXT("As the last bidder you may bid up to the number of tricks, but not {number}: then all "
          "bids would add up to the number of tricks.")},
};

// Sentences about points and results (kinds account and result) name the owner of the seat, not the
// substitute who plays there.
constexpr Sentence kSentences[] = {
    {TEXT("{player} deals %n card(s) each."), TEXT("You deal %n card(s) each."),
     Sentence::Kind::heading},
    {TEXT("Clubs are trumps."), TEXT("Clubs are trumps.")},
    {TEXT("Diamonds are trumps."), TEXT("Diamonds are trumps.")},
    {TEXT("Hearts are trumps."), TEXT("Hearts are trumps.")},
    {TEXT("Spades are trumps."), TEXT("Spades are trumps.")},
    {TEXT("{player} bids %n trick(s)."), TEXT("You bid %n trick(s)."), Sentence::Kind::plain},
    {TEXT("{player} leads {cards:accusative}."), TEXT("You lead {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("{player} takes the trick with {cards:dative}."),
     TEXT("You take the trick with {cards:dative}."), Sentence::Kind::lingering},
    {TEXT("{player} takes the last trick: the deal is over."),
     TEXT("You take the last trick: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} made their bid exactly and scores %n point(s)."),
     TEXT("You made your bid exactly and score %n point(s)."), Sentence::Kind::result},
    {TEXT("{player} bid no tricks, took none and scores %n point(s)."),
     TEXT("You bid no tricks, took none and score %n point(s)."), Sentence::Kind::result},
    {TEXT("{player} took more tricks than bid and scores %n point(s)."),
     TEXT("You took more tricks than you bid and score %n point(s)."), Sentence::Kind::result},
    {TEXT("{player} took fewer tricks than bid and loses %n point(s)."),
     TEXT("You took fewer tricks than you bid and lose %n point(s)."), Sentence::Kind::result},
    {.other = TEXT("{player} has reached the loss limit: the game is over."),
     .you = TEXT("You have reached the loss limit: the game is over."),
     .kind = Sentence::Kind::account,
     .onSheet = true},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} shares the win: %n point(s)."), TEXT("You share the win: %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} receives %n chip(s)."), TEXT("You receive %n chip(s)."),
     Sentence::Kind::account},
    {TEXT("{player} pays %n chip(s)."), TEXT("You pay %n chip(s)."), Sentence::Kind::account},
    {TEXT("{player} neither pays nor receives anything."),
     TEXT("You neither pay nor receive anything."), Sentence::Kind::account},
    {TEXT("This deal has no trumps."), TEXT("This deal has no trumps.")},
    {TEXT("{player} has chosen a bid."), TEXT("You have chosen your bid.")},
    {TEXT("{player} took more tricks than bid and loses %n point(s)."),
     TEXT("You took more tricks than you bid and lose %n point(s)."), Sentence::Kind::result},
    {TEXT("{player} took fewer tricks than bid and scores %n point(s)."),
     TEXT("You took fewer tricks than you bid and score %n point(s)."), Sentence::Kind::result},
    {.other = TEXT("{player} pays no more than the loss limit."),
     .you = TEXT("You pay no more than the loss limit."),
     .kind = Sentence::Kind::account,
     .onSheet = true},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n trick(s) bid and taken"), TEXT("%n trick(s) bid and taken")},
    {TEXT("no tricks bid, none taken"), TEXT("no tricks bid, none taken")},
    {TEXT("%n trick(s), more than bid"), TEXT("%n trick(s), more than bid")},
    {TEXT("%n trick(s) bid, but too few taken"), TEXT("%n trick(s) bid, but too few taken")},
    {TEXT("%n trick(s) missing"), TEXT("%n trick(s) missing")},
    {TEXT("%n point(s) more than {other}"), TEXT("%n point(s) more than {other}")},
    {TEXT("%n point(s) fewer than {other}"), TEXT("%n point(s) fewer than {other}")},
    {TEXT("as many points as {other}"), TEXT("as many points as {other}")},
    {TEXT("bid made exactly"), TEXT("bid made exactly")},
    {TEXT("%n trick(s) taken"), TEXT("%n trick(s) taken")},
    {TEXT("%n trick(s) too many"), TEXT("%n trick(s) too many")},
    {TEXT("%n trick(s) too few"), TEXT("%n trick(s) too few")},
    {TEXT("loss beyond the limit"), TEXT("loss beyond the limit")},
    {TEXT("share of losses beyond the limit"), TEXT("share of losses beyond the limit")},
};

constexpr FactText kFacts[] = {
    {"bid", TEXT("Bid %n"), TEXT("has bid %n trick(s)"), true},
    {"taken", TEXT("Took %n"), TEXT("has taken %n trick(s)"), true},
    {"trump", TEXT("Trumps"), TEXT("Trumps are {suit}")},
    {"cards", TEXT("%n card(s)"), TEXT("%n card(s) each in this deal"), true},
    {"bidsInAll", TEXT("Bids: %n"), TEXT("%n trick(s) bid in all")},
    {"hasBid", TEXT("Bid chosen"), TEXT("has chosen a bid")},
    // Shown in the same place as the trump suit, in a deal without trumps.
    {"trump", TEXT("No trumps"), TEXT("There are no trumps")},
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
    TEXT("How many tricks will you take? Everybody bids at the same time."),
    TEXT("You cannot follow suit: play any card."),
    TEXT("Play your card: everybody else has seen it."),
};

constexpr GuideStep kGuide[] = {
    {.subject = "",
     .text = TEXT("In each deal, bid how many tricks you will take, then take exactly that many. "
                  "Hands grow card by card up to the peak, then shrink again. The most points "
                  "win."),
     .option = "peak",
     .values = ~kOneCard},
    {.subject = "",
     .text = TEXT("In each deal, bid how many tricks you will take, then take exactly that many. "
                  "The most points win."),
     .option = "peak",
     .values = kOneCard},
    {.subject = "trump",
     .text = TEXT("The trump suit of this deal is drawn by lot. Trumps beat all other suits."),
     .option = "noTrump",
     .values = choice(UpAndDown::kNever)},
    {.subject = "",
     .text = TEXT("A trump suit is drawn by lot for each deal except those with the largest hands. "
                  "Trumps beat all other suits."),
     .option = "noTrump",
     .values = choice(UpAndDown::kAtPeak)},
    {.subject = "",
     .text = TEXT("Most deals have a trump suit, drawn by lot. Trumps beat all other suits."),
     .option = "noTrump",
     .values = choice(UpAndDown::kDrawn)},
    {.subject = "hands",
     .text = TEXT(
         "In deals of one card you see everybody else’s card, but not your own until you play it."),
     .option = "blindOne",
     .values = kRuleOn},
    // The steps about the bid and the play wait for the user's own bid and card.
    {.subject = "hands",
     .text = TEXT(
         "How many tricks will you take in this deal? [|Type the number. ]If you take exactly as "
         "many as you bid, each is worth ten points. Bidding none and taking none is worth five."),
     .name = "bid",
     .option = "scoring",
     .values = choice(UpAndDown::kTable),
     .waitsFor = "bid"},
    {.subject = "hands",
     .text = TEXT("How many tricks will you take in this deal? [|Type the number. ]If you take "
                  "exactly as many as you bid, you score ten points, and one more for each trick."),
     .name = "bid",
     .option = "scoring",
     .values = choice(UpAndDown::kTenPlusTricks),
     .waitsFor = "bid"},
    {.subject = "hands",
     .text =
         TEXT("How many tricks will you take in this deal? [|Type the number. ]If you take exactly "
              "as many as you bid, you score five points, and one more for each trick."),
     .name = "bid",
     .option = "scoring",
     .values = choice(UpAndDown::kFivePlusTricks),
     .waitsFor = "bid"},
    {.subject = "",
     .text =
         TEXT("If you miss your bid, it costs you. Too few tricks: you lose ten points for each "
              "trick you bid. Too many: each trick is worth only one point."),
     .name = "missed",
     .option = "responsibility",
     .values = choice(0),
     .waitsFor = "bid"},
    {.subject = "",
     .text =
         TEXT("If you miss your bid, it costs you. Too few tricks: you lose ten points for each "
              "missing trick. Too many: each trick is worth only one point."),
     .name = "missed",
     .option = "responsibility",
     .values = choice(1),
     .waitsFor = "bid"},
    {.subject = "",
     .text = TEXT("If you miss your bid, each trick is worth only one point."),
     .name = "offBid",
     .option = "scoring",
     .values = choice(UpAndDown::kTenPlusTricks),
     .waitsFor = "bid"},
    {.subject = "",
     .text = TEXT("If you miss your bid, you lose a point for each trick too many or too few."),
     .name = "offBid",
     .option = "scoring",
     .values = choice(UpAndDown::kFivePlusTricks),
     .waitsFor = "bid"},
    {.subject = "bid",
     .text = TEXT("The last bid may not make all bids add up to the number of tricks. So at least "
                  "one player misses in every deal."),
     .name = "lastBid",
     .option = "lastBidder",
     .values = choice(0),
     .waitsFor = "bid"},
    {.subject = "hands",
     .text = TEXT("Follow the suit that was led. If you cannot, you must play a trump. If you have "
                  "no trump either, play any card."),
     .name = "play",
     .option = "mustTrump",
     .values = kRuleOn,
     .waitsFor = "play"},
    {.subject = "hands",
     .text = TEXT("Follow the suit that was led. If you cannot, play any card."),
     .name = "play",
     .option = "mustTrump",
     .values = kRuleOff,
     .waitsFor = "play"},
    {.subject = "trick",
     .text = TEXT("The highest trump takes the trick, or if there is none, the highest card of "
                  "the suit that was led. The player who takes it leads to the next one."),
     .name = "trick",
     .waitsFor = "play"},
};

constexpr CountText kCounts[] = {
    {"bidsKept", TEXT("Bids made"), CountText::Kind::share, TEXT("Bids of %n trick(s) made")},
};

const char* whyIdle(std::size_t option, const OptionValues& values, int /*players*/) {
  using G = UpAndDown;
  if (option == G::kResponsibility && values[G::kScoring] != G::kTable) {
    return TEXT("Only if a trick is worth ten points.");
  }
  if (option == G::kLastBidder && values[G::kBidding] != 0) {
    return TEXT("Only if players bid one after the other.");
  }
  if (option == G::kMustTrump && values[G::kPeak] == 1) {
    return TEXT("Only with more than one card in hand.");
  }
  if (option == G::kLimitCap && values[G::kLimit] == 0) return TEXT("Only with a loss limit.");
  return "";
}

constexpr GameInfo kInfo{
    .id = "up-and-down",
    .title = TEXT("Up and Down"),
    .summary = TEXT("Say how many tricks you will take, and take exactly that many."),
    .about = TEXT(
        "A variant of Oh Hell, the family of games in which you must make your bid exactly. It was "
        "played for points and chips in an online card room around 2010. By the usual rules, the "
        "hands grow to a peak and shrink again, and if you cannot follow suit you must trump. A "
        "game of four then has 15 deals and takes about half an hour."),
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
    .ruleSets = kRuleSets,
    .guide = kGuide,
    .moments = kMoments,
    .counts = kCounts,
    .idleReason = whyIdle,
};

}  // namespace

const GameInfo& UpAndDown::info() { return kInfo; }

const char* UpAndDown::refuse(const OptionValues& options, int players) {
  if (options[kPeak] > largestHand(options, players)) {
    return TEXT(
        "The pack does not have enough cards for hands that large: choose smaller hands or fewer "
        "players.");
  }
  return "";
}

}  // namespace downpile
