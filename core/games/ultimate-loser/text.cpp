// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of Ultimate Loser: options, rules, reasons and sentences, in the order of the enumerations
// of ultimate_loser.h. English; the app translates them in the context `ultimate-loser`.
#include "games/common_text.h"
#include "games/ultimate-loser/ultimate_loser.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("ultimate-loser", text)

namespace downpile {

namespace {

constexpr Choice kLeadChoices[] = {
    {"throw", TEXT("Paper, scissors, rock")},
    {"random", TEXT("By lot")},
};
constexpr Choice kWordChoices[] = {
    {"points", TEXT("Points")},
    {"drinks", TEXT("Drinks")},
    {"chips", TEXT("Chips")},
};

constexpr Choice kJokerChoices[] = {
    {"off", TEXT("None")},
    {"single", TEXT("Played alone"), "on"},
    {"wild", TEXT("Wild")},
};
constexpr Choice kFourPlayChoices[] = {
    {"off", TEXT("Off")},
    {"on", TEXT("Numbers")},
    {"any", TEXT("Every rank")},
};

constexpr std::uint32_t kSingle = 1U << 1U;
constexpr std::uint32_t kWild = 1U << 2U;
constexpr std::uint32_t kNumbersOnly = 1U << 1U;
constexpr std::uint32_t kEveryRank = 1U << 2U;

constexpr RuleSet kRuleSets[] = {
    {TEXT("President style"), "exchange=on"},
};

constexpr RuleSentence kJokerSentences[] = {
    {"joker", kSingle,
     TEXT("With four players, one joker is added, so that each player gets 13 cards and one card "
          "is left over. It is higher than the ace and can only be played alone. With other "
          "numbers of players there is no joker.")},
    {"joker", kWild,
     TEXT("One joker is added for any number of players. Alone, it is a single card above the ace. "
          "It also stands for any other card: it completes a pair, three or four of a kind, or a "
          "straight flush, inside it or at an end; the ace remains the highest card there. If a "
          "play can be read in several ways, the highest one counts.")},
};
constexpr RuleSentence kLeadSentences[] = {
    {"leadDecision", kRuleOff,
     TEXT("If everybody who played to the trick is out of cards and at least two others have "
          "cards, those others play paper, scissors, rock for the lead.")},
    {"leadDecision", kRuleOn,
     TEXT("If everybody who played to the trick is out of cards and at least two others have "
          "cards, the lead is drawn by lot among those others.")},
};
constexpr RuleSentence kExchangeSentences[] = {
    {"joker", kNotZero, TEXT("A joker is the highest card.")},
};
constexpr RuleExample kTrickExamples[] = {
    {TEXT("The pair of nines is led, then come the kings of diamonds and spades, then the kings of "
          "clubs and hearts. The first pair of kings wins the trick."),
     "9C 9H > KD KS > KC KH"},
};
constexpr RuleSentence kPriceSentences[] = {
    {"loserPenalty", kAnyValue,
     TEXT("The Ultimate Loser of a deal takes (one extra penalty|%n extra penalties)."),
     "loserPenalty"},
};
constexpr RuleSentence kWinningSentences[] = {
    {"deals", kAnyValue,
     TEXT("After %n deal(s), the player with the fewest penalties wins. In a tie, the one who was "
          "the Ultimate Loser less often wins; if that is a tie, too, they share the win."),
     "deals"},
};
constexpr RuleSentence kMoveSentences[] = {
    {"leadDecision", kRuleOff, TEXT("You throw paper, scissors or rock only to decide the lead.")},
    {"exchange", kRuleOn, TEXT("You give a card only in the exchange.")},
};
constexpr RuleSentence kLosingSentences[] = {
    {"penaltyWord", 1U << 0U, TEXT("A penalty is a point.")},
    {"penaltyWord", 1U << 1U, TEXT("A penalty is a drink.")},
    {"penaltyWord", 1U << 2U, TEXT("A penalty is a chip.")},
    {"lowestPays", kRuleOff,
     TEXT("If somebody passed or swapped, the lowest play does not cost anything.")},
    {"lowestPays", kRuleOn,
     TEXT("If somebody passed or swapped, the lowest play costs a penalty all the same, unless it "
          "is the only play of the trick. If all plays are equal, each of them costs one.")},
};
constexpr RuleSentence kFourPlaySentences[] = {
    {"fourPlay", kNumbersOnly,
     TEXT("When a player plays all four cards of a number, from two to ten, every player takes a "
          "penalty at once, even those without cards.")},
    {"fourPlay", kEveryRank,
     TEXT("When a player plays all four cards of a rank, no matter which, every player takes a "
          "penalty at once, even those without cards.")},
    {"joker", kWild, TEXT("Four of a kind with the joker is not a FourPlay.")},
};
constexpr RuleSentence kDealerSentences[] = {
    {"exchange", kRuleOn,
     TEXT("Before the lead, from the second deal on, two players exchange a card.")},
};

constexpr Option kOptions[] = {
    {.key = "deals",
     .kind = OptionKind::number,
     .least = 1,
     .most = 20,
     .standard = 5,
     .title = TEXT("Deals"),
     .help = TEXT("After this many deals, the player with the fewest penalties wins the game."),
     .rule = "X13",
     .group = OptionGroup::ending},
    {.key = "joker",
     .kind = OptionKind::choice,
     .choices = kJokerChoices,
     .title = TEXT("Joker"),
     .help =
         TEXT("A joker beats the ace when it is played alone. It is added only with four players. "
              "A wild joker is always added, and it can also stand for any other card."),
     .rule = "X1a",
     .group = OptionGroup::cards},
    {.key = "loserPenalty",
     .kind = OptionKind::number,
     .least = 1,
     .most = 10,
     .standard = 4,
     .title = TEXT("The Ultimate Loser takes"),
     .help = TEXT("How many extra penalties the Ultimate Loser of a deal takes."),
     .rule = "X11",
     .group = OptionGroup::scoring},
    {.key = "fourPlay",
     .kind = OptionKind::choice,
     .standard = 1,
     .choices = kFourPlayChoices,
     .title = TEXT("FourPlay"),
     .help = TEXT("Playing all four cards of a number, or of every rank, costs everybody a "
                  "penalty."),
     .rule = "X10",
     .group = OptionGroup::scoring},
    {.key = "leadDecision",
     .kind = OptionKind::choice,
     .choices = kLeadChoices,
     .title = TEXT("Choice of the leader"),
     .help = TEXT("Who leads if nobody who played to a trick has cards left."),
     .rule = "X7"},
    {.key = "penaltyWord",
     .kind = OptionKind::choice,
     .choices = kWordChoices,
     .title = TEXT("Penalties are called"),
     .help = TEXT("What your table calls a penalty. The scoring is the same."),
     .rule = "X9",
     .group = OptionGroup::scoring},
    {.key = "exchange",
     .title = TEXT("Exchange"),
     .help =
         TEXT("Before the first lead of each deal but the first, the Ultimate Loser gives their "
              "highest card to the player who ran out of cards first, who gives any card in "
              "return."),
     .rule = "X3a"},
    {.key = "lowestPays",
     .title = TEXT("The lowest play always pays"),
     .help = TEXT("The lowest play of a trick costs a penalty even if somebody passed."),
     .rule = "X9",
     .group = OptionGroup::scoring},
};

constexpr Rule kRules[] = {
    {"X1", TEXT("Cards and deal"),
     TEXT("The game uses one pack of 52 cards. All players get the same number of cards: as many "
          "as possible while at least one is left over. Two players get 13 each. One of the cards "
          "left over is turned up: the gin card. The others are spares, and nobody sees them.")},
    {"X1a", TEXT("The joker"), TEXT("The joker is dealt like any other card, and can be swapped."),
     "joker", kNotZero, kJokerSentences},
    {"X2", TEXT("Ranks"),
     TEXT("The two is the lowest rank and the ace the highest. No suit is better than another.")},
    {"X3", TEXT("Who deals"),
     TEXT("The player who started the game deals first. After that, the Ultimate Loser of the last "
          "deal does. The player at the dealer’s left leads."),
     "", kAnyValue, kDealerSentences},
    {"X3a", TEXT("The exchange"),
     TEXT(
         "Before the first lead of every deal but the first, the last Ultimate Loser gives the "
         "highest card of the new hand to the player who ran out of cards first in the last deal; "
         "if several did in one trick, to the one with the highest play, and of equal plays to the "
         "first one. Of equally high cards it is the first in the order clubs, diamonds, hearts, "
         "spades. That player then gives any card in return, perhaps the same one. Only these two "
         "see the cards."),
     "exchange", kRuleOn, kExchangeSentences},
    {"X4", TEXT("The lead"),
     TEXT("The leader must play: a single card, two, three or four cards of the same rank, or a "
          "straight flush, which is three or more consecutive cards of one suit. The ace is high "
          "in a straight flush, too: it goes above the king, never below the two.")},
    {"X5", TEXT("Following"),
     TEXT("Then, clockwise, each of the other players with cards does one of three things: plays "
          "the same type, passes, or passes and swaps one card for the gin card. The same type is "
          "the same number of cards of one rank, or a straight flush of the same length; it need "
          "not be higher. The card swapped is the new gin card, for all to see.")},
    {"X6",
     TEXT("Winning a trick"),
     TEXT("When everybody has acted, the highest play wins the trick. A straight flush counts by "
          "its top card. If plays are equal, the first one wins. The cards are then out of play."),
     "",
     kAnyValue,
     {},
     kTrickExamples},
    {"X7", TEXT("The next lead"),
     TEXT("The winner of the trick leads the next one. If the winner has no cards left, the lead "
          "goes to the player with the next best play who still has cards; if plays are equal, to "
          "the one who played first."),
     "leadDecision", kAnyValue, kLeadSentences},
    {"X8", TEXT("Paper, scissors, rock"),
     TEXT("All choose in secret and show their signs at the same time. Paper beats rock, rock "
          "beats scissors, scissors beat paper. If exactly two different signs were thrown, the "
          "players with the weaker one drop out; otherwise nothing is decided. This goes on until "
          "one player is left. After ten rounds in a row in which nobody drops out, the lead is "
          "drawn by lot among the players who are left."),
     "leadDecision", kRuleOff},
    {"X9", TEXT("Losing a trick"),
     TEXT(
         "Each player who passed or swapped a card loses the trick and takes one penalty. If "
         "nobody passed or swapped, the lowest play loses the trick: its player takes one "
         "penalty. If several plays are equally low, each of them costs one, even the one that "
         "was played first. If then all plays are equal, everybody who played takes one, including "
         "the winner of the trick."),
     "penaltyWord", kAnyValue, kLosingSentences},
    {"X10", TEXT("FourPlay"), TEXT("You can lead a FourPlay, or follow another one with it."),
     "fourPlay", kNotZero, kFourPlaySentences},
    {"X11", TEXT("The price of losing"), "", "loserPenalty", kAnyValue, kPriceSentences},
    {"X12", TEXT("The Ultimate Loser"),
     TEXT("The deal ends when only one player has cards left after a trick: the Ultimate Loser. If "
          "the last players run out of cards in the same trick, the one with the lowest play is "
          "the Ultimate Loser; if plays are equal, the one who played later.")},
    {"X13", TEXT("Winning the game"), "", "deals", kAnyValue, kWinningSentences},
    common::kTurn,   // rule G7
    common::kCards,  // rule G8
    {"G9", common::kMovesTitle, TEXT("On your turn you play cards, pass, or swap one card."), "",
     kAnyValue, kMoveSentences},
};

constexpr WordLabel kSignLabels[] = {
    {TEXT("Rock"), "rock"},
    {TEXT("Paper"), "paper"},
    {TEXT("Scissors"), "scissors"},
};

constexpr Verb kVerbs[] = {
    {.name = "play",
     .shape = ActionShape::cards,
     .order = LayOrder::aceHigh,
     .title = TEXT("Play"),
     .zones = zoneBit(UltimateLoser::kTrick),
     .offer = TEXT("play cards"),
     .cardsOffer = TEXT("play {cards:accusative}"),
     .combines = true,
     .runs = kAceToKing},  // straight flushes can have all values from 2 to ace
    {.name = "pass", .title = TEXT("Pass"), .key = TEXT("P"), .offer = TEXT("pass")},
    {.name = "swap",
     .shape = ActionShape::cards,
     .title = TEXT("Swap"),
     .zones = zoneBit(UltimateLoser::kGin),
     .offer = TEXT("swap a card for the gin card"),
     .cardsOffer = TEXT("swap {cards:accusative} for the gin card"),
     .use = TEXT("Can be swapped"),
     .deliberate = true},
    {.name = "throw",
     .shape = ActionShape::word,
     .title = TEXT("Throw"),
     .offer = TEXT("throw paper, scissors or rock"),
     .words = UltimateLoser::kSigns,
     .wordLabels = kSignLabels},
    {.name = "give",
     .shape = ActionShape::cards,
     .title = TEXT("Give"),
     .zones = zoneBit(UltimateLoser::kHand),
     .offer = TEXT("give a card"),
     .cardsOffer = TEXT("give {cards:accusative}"),
     .use = TEXT("Can be given away"),
     .gives = true},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"spares", ZoneKind::stock, false, TEXT("Spares")},
    {"gin", ZoneKind::pile, true, TEXT("Gin card")},
    {"trick", ZoneKind::ownPiles, false, TEXT("Played cards")},
    {"removed", ZoneKind::discard, false, TEXT("Finished tricks")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // rule G7
    {"thrown-already", "G7", TEXT("You have already chosen your sign; wait for the others.")},
    {"not-throwing", "G7", TEXT("You are not throwing for the lead this time.")},
    common::kNobodyMoves,  // rule G7
    common::kNoMove,       // rule G9
    {"nothing-to-throw", "G9",
     TEXT("You can throw paper, scissors or rock only to decide the lead.")},
    {"throw-first", "G9", TEXT("First decide who leads: throw paper, scissors or rock.")},
    common::kNotHeld,  // rule G8
    {"must-lead", "X4",
     TEXT("You lead, so you must play cards; only the others may pass or swap a card.")},
    {"not-a-combination", "X4",
     TEXT("{cards:start} do not go together: play cards of the same rank, or three or more "
          "consecutive cards of one suit.")},
    {"joker-alone", "X1a", TEXT("{card:start} can only be played alone.")},
    {"trick-is-singles", "X5", TEXT("You cannot play {cards}: this trick is for single cards.")},
    {"trick-is-pairs", "X5", TEXT("You cannot play {cards}: this trick is for pairs.")},
    {"trick-is-threes", "X5", TEXT("You cannot play {cards}: this trick is for three of a kind.")},
    {"trick-is-fours", "X5", TEXT("You cannot play {cards}: this trick is for four of a kind.")},
    {"trick-is-straight-flushes", "X5",
     TEXT("You cannot play {cards}: this trick is for straight flushes of {number} cards.")},
    {"wrong-length", "X5",
     TEXT("Your straight flush must have {number} cards, like the one that was led; {cards} do not "
          "fit.")},
    {"gin-already", "X5",
     TEXT("{card:start} is already the gin card: put down a card from your hand.")},
    {"swap-takes-one-card", "X5",
     TEXT("You can swap only one card for the gin card: {cards} are too many.")},
    {"exchange-first", "G9", TEXT("First the exchange: give a card from your hand.")},
    {"nothing-to-give", "G9",
     TEXT("You can give a card only in the exchange, before the first lead of a deal.")},
    {"give-takes-one-card", "X3a", TEXT("You can give only one card: {cards} are too many.")},
    {"not-highest", "X3a", TEXT("You must give your highest card, and that is {top}, not {card}.")},
};

// Sentences about points, drinks or chips (kinds account and accountEnding) name the owner of the
// seat, not the substitute who plays there.
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals."), TEXT("Deal {number}: you deal."),
     Sentence::Kind::heading},
    {TEXT("{cards:start} is the gin card."), TEXT("{cards:start} is the gin card.")},
    {TEXT("{player} leads {cards:accusative}."), TEXT("You lead {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("FourPlay: everybody takes a point."), TEXT("FourPlay: everybody takes a point."),
     Sentence::Kind::moment},
    {TEXT("FourPlay: everybody drinks."), TEXT("FourPlay: everybody drinks."),
     Sentence::Kind::moment},
    {TEXT("FourPlay: everybody pays a chip."), TEXT("FourPlay: everybody pays a chip."),
     Sentence::Kind::moment},
    {TEXT("{player} passes."), TEXT("You pass.")},
    {TEXT("{player} passes and takes {cards:accusative}."),
     TEXT("You pass and take {cards:accusative}.")},
    {TEXT("{player} puts down {cards:accusative} as the new gin card."),
     TEXT("You put down {cards:accusative} as the new gin card.")},
    {TEXT("{player} wins the trick."), TEXT("You win the trick."), Sentence::Kind::lingering},
    {TEXT("{player} loses the trick and takes a point."),
     TEXT("You lose the trick and take a point."), Sentence::Kind::account},
    {TEXT("{player} loses the trick and takes a drink."),
     TEXT("You lose the trick and take a drink."), Sentence::Kind::account},
    {TEXT("{player} loses the trick and pays a chip."), TEXT("You lose the trick and pay a chip."),
     Sentence::Kind::account},
    {TEXT("Of the players with cards left, {player} played highest and leads."),
     TEXT("Of the players with cards left, you played highest, so you lead.")},
    {TEXT("Nobody who played has cards left: paper, scissors, rock decides who leads."),
     TEXT("Nobody who played has cards left: paper, scissors, rock decides who leads.")},
    {TEXT("{player} is ready to throw."),
     TEXT("You are ready to throw."),
     Sentence::Kind::passing,
     "",
     {},
     Sentence::Outcome::none,
     true},
    {TEXT("{player} throws rock."), TEXT("You throw rock."), Sentence::Kind::passing, "", "rock",
     Sentence::Outcome::none, true},
    {TEXT("{player} throws paper."), TEXT("You throw paper."), Sentence::Kind::passing, "", "paper",
     Sentence::Outcome::none, true},
    {TEXT("{player} throws scissors."), TEXT("You throw scissors."), Sentence::Kind::passing, "",
     "scissors", Sentence::Outcome::none, true},
    {TEXT("{player} drops out."),
     TEXT("You drop out."),
     Sentence::Kind::lingering,
     "",
     {},
     Sentence::Outcome::lost,
     true},
    {TEXT("Nothing decided yet: another throw."), TEXT("Nothing decided yet: another throw."),
     Sentence::Kind::lingering},
    {TEXT("{player} wins the throw and leads."),
     TEXT("You win the throw and lead."),
     Sentence::Kind::lingering,
     "",
     {},
     Sentence::Outcome::won},
    {TEXT("Rock beats scissors. Still throwing: {players}."),
     TEXT("Rock beats scissors. Still throwing: {players}.")},
    {TEXT("Paper beats rock. Still throwing: {players}."),
     TEXT("Paper beats rock. Still throwing: {players}.")},
    {TEXT("Scissors beat paper. Still throwing: {players}."),
     TEXT("Scissors beat paper. Still throwing: {players}.")},
    {TEXT("{player} is chosen by lot to lead."), TEXT("You are chosen by lot to lead.")},
    {TEXT("{player} is the Ultimate Loser and takes %n point(s) for it."),
     TEXT("You are the Ultimate Loser and take %n point(s) for it."),
     Sentence::Kind::accountEnding},
    {TEXT("{player} is the Ultimate Loser and takes %n drink(s) for it."),
     TEXT("You are the Ultimate Loser and take %n drink(s) for it."),
     Sentence::Kind::accountEnding},
    {TEXT("{player} is the Ultimate Loser and pays %n chip(s) for it."),
     TEXT("You are the Ultimate Loser and pay %n chip(s) for it."), Sentence::Kind::accountEnding},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} wins the game with %n drink(s)."), TEXT("You win the game with %n drink(s)."),
     Sentence::Kind::account},
    {TEXT("{player} wins the game with %n chip(s)."), TEXT("You win the game with %n chip(s)."),
     Sentence::Kind::account},
    {TEXT("{player} shares the win: %n point(s)."), TEXT("You share the win: %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} shares the win: %n drink(s)."), TEXT("You share the win: %n drink(s)."),
     Sentence::Kind::account},
    {TEXT("{player} shares the win: %n chip(s)."), TEXT("You share the win: %n chip(s)."),
     Sentence::Kind::account},
    {TEXT("Ten rounds in a row decided nothing, so the lead is drawn by lot."),
     TEXT("Ten rounds in a row decided nothing, so the lead is drawn by lot."),
     Sentence::Kind::lingering},
    {TEXT("{player} gives {other:dative} their highest card."),
     TEXT("You give {other:dative} {cards:accusative}, your highest card."),
     Sentence::Kind::passing,
     TEXT("{player} gives {other:dative} {cards:accusative}, their highest card.")},
    {TEXT("{player} gives {other:dative} a card in return."),
     TEXT("You give {other:dative} {cards:accusative} in return."), Sentence::Kind::passing,
     TEXT("{player} gives {other:dative} {cards:accusative} in return.")},
    {TEXT("{player} wins the trick: among equal plays, the first one wins."),
     TEXT("You win the trick: among equal plays, the first one wins."), Sentence::Kind::lingering},
    {TEXT("All plays are equal, so everybody who played loses the trick, even its winner."),
     TEXT("All plays are equal, so everybody who played loses the trick, even its winner.")},
    {TEXT("The lowest plays are equal, so each of them loses the trick."),
     TEXT("The lowest plays are equal, so each of them loses the trick.")},
    {TEXT("{player} played lowest, loses the trick and takes a point."),
     TEXT("You played lowest, so you lose the trick and take a point."), Sentence::Kind::account},
    {TEXT("{player} played lowest, loses the trick and takes a drink."),
     TEXT("You played lowest, so you lose the trick and take a drink."), Sentence::Kind::account},
    {TEXT("{player} played lowest, loses the trick and pays a chip."),
     TEXT("You played lowest, so you lose the trick and pay a chip."), Sentence::Kind::account},
    {TEXT("Nobody has cards left, so the lowest play loses the deal."),
     TEXT("Nobody has cards left, so the lowest play loses the deal.")},
    {TEXT("Nobody has cards left and the lowest plays are equal, so the one played last loses the "
          "deal."),
     TEXT("Nobody has cards left and the lowest plays are equal, so the one played last loses the "
          "deal.")},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n trick(s) lost"), TEXT("%n trick(s) lost")},
    {TEXT("%n FourPlay(s)"), TEXT("%n FourPlay(s)")},
    {TEXT("the Ultimate Loser"), TEXT("you are the Ultimate Loser")},
};

constexpr FactText kFacts[] = {
    {"points", TEXT("This deal: %n"), TEXT("%n penalty point(s) in this deal")},
    {"drinks", TEXT("%n drink(s)"), TEXT("%n drink(s) in this deal")},
    {"chips", TEXT("%n chip(s)"), TEXT("%n chip(s) paid in this deal")},
    {"throws", TEXT("Throws"), TEXT("must throw paper, scissors or rock")},
    {"hasThrown", TEXT("Ready"), TEXT("is ready to throw")},
    {"passed", TEXT("Passed"), TEXT("has passed on this trick")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n penalty point(s)")},
    {"drinks", TEXT("%n drink(s)"), TEXT("%n drink(s)")},
    {"chips", TEXT("%n chip(s)"), TEXT("%n chip(s)")},
};

constexpr const char* kMoments[] = {
    TEXT("You lead: play a card, several cards of the same rank, or a straight flush."),
    TEXT("Play one card, pass, or swap a card for the gin card."),
    TEXT("Play a pair, pass, or swap a card for the gin card."),
    TEXT("Play %n of a kind, pass, or swap a card for the gin card."),
    TEXT("Play a straight flush of %n, pass, or swap a card for the gin card."),
    TEXT("You cannot follow: pass, or swap a card for the gin card."),
    TEXT("Throw paper, scissors or rock for the lead."),
    TEXT("You were the Ultimate Loser: give {player:dative} your highest card."),
    TEXT("Give {player:dative} any card in return."),
};

constexpr GuideStep kGuide[] = {
    {"", TEXT("Get rid of your cards, and take as few penalties as possible. The last player with "
              "cards is the Ultimate Loser, and that costs extra. If the last cards go in one "
              "trick, the lowest play loses.")},
    {"trick",
     TEXT("A trick begins with the lead: a single card, two, three or four cards of the same rank, "
          "or a straight flush, which is three or more consecutive cards of one suit.")},
    {"trick", TEXT("The others play the same number of cards of one rank, or a straight flush of "
                   "that length. They need not beat the last play. The highest play wins and "
                   "leads.")},
    {"", TEXT("If you pass, you take a penalty. If nobody passes, the player with the lowest play "
              "takes it. So playing a low card is often better than passing.")},
    // These steps open before the user can make the move.
    {.subject = "hands",
     .text = TEXT("[Click the cards that you want to play, then choose the button that plays them, "
                  "or drag them to the middle.|Select the cards that you want to play with Space, "
                  "then press Enter.]"),
     .name = "play",
     .waitsFor = "play"},
    {.subject = "gin",
     .text = TEXT("This is the gin card. Instead of playing, you may pass and swap one of your "
                  "cards for it: [drag your card here|select your card with Space, go to the gin "
                  "card with Tab and press Enter]."),
     .name = "swap",
     .waitsFor = "swap"},
    {.subject = "trick",
     .text = TEXT("After a FourPlay, everybody takes a penalty at once, even players without "
                  "cards."),
     .name = "fourPlay",
     .sentences = sentenceBit(UltimateLoser::Sentence::fourPlay) |
                  sentenceBit(UltimateLoser::Sentence::fourPlayDrinks) |
                  sentenceBit(UltimateLoser::Sentence::fourPlayChips),
     .option = "fourPlay",
     .values = kNotZero},
};

constexpr CountText kCounts[] = {
    {"last", TEXT("Deals as Ultimate Loser"), CountText::Kind::share},
    {"fourPlays", TEXT("FourPlays")},
};

// Returns the reason why an option has no effect with these values, or an empty text if it has an
// effect. X1a: a single joker requires four players. X3a: a game of one deal has no exchange. X9:
// lowestPays needs a trick with a pass and two plays, so at least three players.
const char* whyIdle(std::size_t option, const OptionValues& values, int players) {
  using G = UltimateLoser;
  if (option == G::kJoker && values[option] == 1 && players != 0 &&
      G(values, players).deck().size() == 52) {
    return TEXT("Only with four players.");
  }
  if (option == G::kExchange && values[G::kDeals] == 1) {
    return TEXT("Only with more than one deal.");
  }
  if (option == G::kLowestPays && players == 2) return TEXT("Only with three or more players.");
  return "";
}

constexpr GameInfo kInfo{
    .id = "ultimate-loser",
    .title = TEXT("Ultimate Loser"),
    .summary = TEXT("Get rid of your cards before the others do: passing costs a penalty, and "
                    "being the last with cards costs more."),
    .about = TEXT(
        "Made by players who had grown tired of President, in a week of adding and dropping rules. "
        "First the loser of a trick had to clear the table, then the winner; both rules were "
        "dropped, and now anybody does it. The penalties were drinks; here they are points, unless "
        "you choose drinks or chips. The gin card gets its name from its likeness to Gin Rummy."),
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
    .emptyHand = {TEXT("{player} is out of cards."), TEXT("You are out of cards.")},
    .idleReason = whyIdle,
    .rulesVersion = 2,  // version 2 added X8: a lot after ten rounds without a result
};

}  // namespace

const GameInfo& UltimateLoser::info() { return kInfo; }

const char* UltimateLoser::refuse(const OptionValues&, int) { return ""; }

}  // namespace downpile
