// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of Underwear: options, rules, reasons and sentences, in the order of the enumerations of
// underwear.h. English; the app translates them in the context `underwear`.
#include "games/common_text.h"
#include "games/underwear/underwear.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("underwear", text)

namespace downpile {

namespace {

constexpr Choice kLimitChoices[] = {
    {"deal", TEXT("Once per deal")},
    {"game", TEXT("Once per game")},
};
constexpr Choice kGoingOutChoices[] = {
    {"piles", TEXT("On a pile")},
    {"any", TEXT("With any card")},
};
constexpr Choice kPackChoices[] = {
    {"auto", TEXT("As many as needed")},
    {"1", TEXT("One pack")},
    {"2", TEXT("Two packs")},
};

constexpr std::uint32_t choice(int value) { return 1U << static_cast<unsigned>(value); }

constexpr RuleSentence kCardSentences[] = {
    {"packs", choice(0),
     TEXT("Up to four players use one pack of 52 cards, five or more use two packs.")},
    {"packs", choice(1), TEXT("The game uses one pack of 52 cards.")},
    {"packs", choice(2), TEXT("The game uses two packs of 52 cards each.")},
    {"packs", kAnyValue,
     TEXT("There are no jokers. The ace is the lowest card and counts 1; number cards have their "
          "face value. Jacks, queens and kings are the royalties: they have no value and follow "
          "rules of their own.")},
};
constexpr RuleExample kDownExamples[] = {
    {TEXT("You can play the 4 of hearts onto the 7 of hearts."), "4H > 7H"},
    {TEXT("You can play the 4 and 3 of hearts onto the 9 of hearts, in this order."), "4H 3H > 9H"},
};
constexpr RuleExample kUpExamples[] = {
    {TEXT("You can play the 6, 7 and 8 of diamonds onto the ace of diamonds."), "6D 7D 8D > AD"},
};
constexpr RuleExample kStealExamples[] = {
    {TEXT("The 2 of clubs is on top of the downpile: you can steal it with the 2 of hearts."),
     "2H > 2C"},
};
constexpr RuleSentence kClosingSentences[] = {
    {"stolenTens", kRuleOff, TEXT("A 10 that you steal with the downpile does not close it.")},
    {"stolenTens", kRuleOn, TEXT("A stolen downpile that contains a 10 is closed at once, too.")},
};

constexpr RuleSentence kOpeningSentences[] = {
    {"openWithRun", kRuleOff, TEXT("You open with any single card except a royalty.")},
    {"openWithRun", kRuleOn,
     TEXT("You open with any single card except a royalty, or with a run; its lowest card ends up "
          "on top.")},
};
constexpr RuleSentence kRoyaltySentences[] = {
    {"royaltiesOnUpPiles", kRuleOff, TEXT("They cannot go onto up-piles either.")},
    {"royaltiesOnUpPiles", kRuleOn, TEXT("They can go onto your own up-piles (U18).")},
};
constexpr RuleSentence kWinningSentences[] = {
    {"seatChanges", kRuleOff, TEXT("The player at the dealer’s left deals next.")},
    {"target", kAnyValue, TEXT("The first player to reach %n point(s) wins the game."), "target"},
};
constexpr RuleSentence kDoublingSentences[] = {
    {"doublingLimit", choice(0), TEXT("Each player may do this once in a deal.")},
    {"doublingLimit", choice(1),
     TEXT("Each player may do this once in a whole game. A declaration is used up even if the deal "
          "is void.")},
};
constexpr RuleSentence kTurnSentences[] = {
    {"doubling", kRuleOn, TEXT("Rule U17 says when you may declare double.")},
};
constexpr RuleSentence kGoingOutSentences[] = {
    {"goingOut", kRuleOff,
     TEXT("If they are your last cards, you have not gone out: on your next turn you can only "
          "draw, or pass if there is nothing to draw.")},
    {"goingOut", kRuleOn,
     TEXT("If they are your last cards, you have gone out all the same, and the deal ends.")},
};

constexpr Option kOptions[] = {
    {.key = "target",
     .kind = OptionKind::number,
     .least = 10,
     .most = 200,
     .standard = 49,
     .title = TEXT("Points to win"),
     .help = TEXT("The first player to reach this many points wins the game."),
     .rule = "U16",
     .group = OptionGroup::ending,
     .isTarget = true},
    {.key = "doubling",
     .title = TEXT("Doubling"),
     .help = TEXT("A player with more cards in hand than anyone else may double the score of the "
                  "deal at any time."),
     .rule = "U17",
     .group = OptionGroup::scoring},
    {.key = "doublingLimit",
     .kind = OptionKind::choice,
     .standard = 1,
     .choices = kLimitChoices,
     .title = TEXT("Doubling is allowed"),
     .help = TEXT("How often each player may declare double."),
     .rule = "U17",
     .group = OptionGroup::scoring},
    {.key = "royaltiesOnUpPiles",
     .title = TEXT("Royalties on up-piles"),
     .help = TEXT("You may play royalties of the same suit onto your own up-pile, even as the end "
                  "of a run. They close it, as a 10 does."),
     .rule = "U18"},
    {.key = "seatChanges",
     .title = TEXT("Seat changes"),
     .help = TEXT(
         "After each deal, the winner swaps seats with the player who has the most cards left."),
     .rule = "U19"},
    {.key = "goingOut",
     .kind = OptionKind::choice,
     .choices = kGoingOutChoices,
     .title = TEXT("Going out"),
     .help = TEXT("Whether your last card must go onto a pile or may also be a royalty that clears "
                  "the downpile."),
     .rule = "U14"},
    {.key = "openWithRun",
     .title = TEXT("Open with a run"),
     .help = TEXT("You may start a new downpile with a run instead of a single card."),
     .rule = "U9"},
    {.key = "packs",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Packs of cards"),
     .help = TEXT("Up to four players usually use one pack, five or more use two."),
     .rule = "U1",
     .group = OptionGroup::cards},
    {.key = "stolenTens",
     .title = TEXT("Stolen tens"),
     .help = TEXT("A stolen downpile that contains a 10 is closed at once, so that its cards count "
                  "double."),
     .rule = "U6",
     .group = OptionGroup::scoring},
};

constexpr RuleSet kRuleSets[] = {
    {TEXT("With the optional rules"), "doubling=on royaltiesOnUpPiles=on seatChanges=on"},
};

constexpr Rule kRules[] = {
    {"U1", TEXT("Cards"), "", "packs", kAnyValue, kCardSentences},
    {"U2", TEXT("Deal"),
     TEXT("Each player gets seven cards, one at a time, starting at the dealer’s left. The player "
          "who started the game deals first.")},
    {"U3", TEXT("The first card"),
     TEXT("The next card is turned over and starts the downpile in the middle. If it is a royalty, "
          "it goes to the discard pile and there is no downpile yet. The player at the dealer’s "
          "left goes first, and play passes to the left. On your turn you do exactly one of the "
          "following.")},
    {"U4",
     TEXT("Play down"),
     TEXT("Play one card, or a run of consecutive cards, onto the downpile. All of them must be of "
          "the same suit as its top card, and lower. A run is played from high to low, so its "
          "lowest card ends up on top."),
     "",
     kAnyValue,
     {},
     kDownExamples},
    {"U5",
     TEXT("Play up"),
     TEXT("Play one card, or a run, onto one of your own open up-piles, which you get by stealing: "
          "the same suit as its top card, and higher. A run is played from low to high."),
     "",
     kAnyValue,
     {},
     kUpExamples},
    {"U6", TEXT("Closing an up-pile"),
     TEXT("When a 10 is played onto an up-pile, the pile is turned face down. It is now closed: it "
          "takes no more cards, but each of its cards is worth two points instead of one."),
     "", kAnyValue, kClosingSentences},
    {"U7", TEXT("Clear with royalties"),
     TEXT("Play one or more royalties of any suit. They go to the discard pile and take the "
          "downpile with them, if there is one. It makes no difference how many you play.")},
    {"U8",
     TEXT("Steal"),
     TEXT("Play one card of any suit with the same value as the top card of the downpile. The "
          "whole downpile becomes a new up-pile in front of you, and your card alone is the new "
          "downpile."),
     "",
     kAnyValue,
     {},
     kStealExamples},
    {"U9", TEXT("Open"),
     TEXT("If there is no downpile, you may start one. You may also play up, play royalties or "
          "draw, and leave the opening to the next player."),
     "openWithRun", kAnyValue, kOpeningSentences},
    {"U10", TEXT("Draw"),
     TEXT("Take the top card of the stock into your hand. That is your whole turn.")},
    {"U11", TEXT("Where royalties cannot go"),
     TEXT("Royalties cannot be played onto the downpile and cannot steal it."),
     "royaltiesOnUpPiles", kAnyValue, kRoyaltySentences},
    {"U12", TEXT("When the stock runs out"),
     TEXT("If the stock is empty when you draw, the discard pile is first shuffled to make a new "
          "one. If both are empty, you pass instead of drawing. If everybody passes in a row, the "
          "deal is void: nobody scores, and the deal passes to the left.")},
    {"U13", TEXT("Going out"),
     TEXT(
         "The deal ends at once when a player plays their last card down or up, steals with it, or "
         "opens with it.")},
    {"U14", TEXT("Going out with royalties"),
     TEXT("Royalties that clear the downpile, and royalties played when the table has no downpile, "
          "go to the discard pile, not onto a downpile or up-pile."),
     "goingOut", kAnyValue, kGoingOutSentences},
    {"U15", TEXT("Score"),
     TEXT("Only the player who goes out scores: one point for each card in their open up-piles, "
          "two for each card in their closed ones, and one for each card left in the other "
          "players’ hands.")},
    {"U16", TEXT("Winning"), "", "target", kAnyValue, kWinningSentences},
    {"U17", TEXT("Doubling"),
     TEXT("A player with more cards in hand than anyone else may declare double, no matter whose "
          "turn it is. Declaring is not a turn, and does not interrupt a row of passes. Each "
          "declaration doubles the score of the deal, no matter who wins it."),
     "doubling", kRuleOn, kDoublingSentences},
    {"U18", TEXT("Royalties on up-piles"),
     TEXT("You may play one or more royalties onto your own open up-pile if they match its suit. "
          "They need not follow each other. A run may also go on from the numbers into the "
          "royalties, without a gap: 9, 10, jack. Royalties close the pile, and your last card may "
          "be one of them."),
     "royaltiesOnUpPiles", kRuleOn},
    {"U19", TEXT("Seat changes"),
     TEXT("The winner of a deal swaps seats with the player who has the most cards left; in a tie, "
          "with the first of them to the winner’s left. The next dealer is the player who then "
          "sits to the left of the seat that dealt last."),
     "seatChanges", kRuleOn},
    {"G4", TEXT("Very long deals"), TEXT("A deal is void after 5,000 turns: no player scores.")},
    {"G7", common::kTurnTitle, common::kTurnText, "", kAnyValue, kTurnSentences},
    common::kCards,  // rule G8
    {"G9", common::kMovesTitle,
     TEXT("A turn is one move: play down, play up, play royalties, steal, open, draw, or "
          "pass. Each move has its place on the table: no card goes back to the stock, and none "
          "goes to another player.")},
};

constexpr Verb kVerbs[] = {
    {.name = "draw",
     .title = TEXT("Draw"),
     .key = TEXT("D"),
     .zones = zoneBit(Underwear::kStock),
     .offer = TEXT("draw a card")},
    {.name = "pass",
     .title = TEXT("Pass"),
     .key = TEXT("P"),
     .zones = zoneBit(Underwear::kStock),
     .offer = TEXT("pass")},
    {.name = "down",
     .shape = ActionShape::cards,
     .order = LayOrder::falling,
     .title = TEXT("Play down"),
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("play down"),
     .runs = Underwear::kNumbers},
    {.name = "up",
     .shape = ActionShape::placeAndCards,
     .title = TEXT("Play up"),
     .zones = zoneBit(Underwear::kUpPile),
     .offer = TEXT("play up"),
     .runs = Underwear::kNumbers},
    {.name = "royals",
     .shape = ActionShape::cards,
     .title = TEXT("Play royalties"),
     .zones = zoneBit(Underwear::kDownpile) | zoneBit(Underwear::kDiscard),
     .offer = TEXT("play royalties")},
    {.name = "steal",
     .shape = ActionShape::cards,
     .title = TEXT("Steal"),
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("steal the downpile")},
    {.name = "open",
     .shape = ActionShape::cards,
     .order = LayOrder::falling,
     .title = TEXT("Open"),
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("open a downpile")},
    {.name = "double", .title = TEXT("Double"), .key = TEXT("X"), .offer = TEXT("declare double")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"stock", ZoneKind::stock, true, TEXT("Stock")},
    {"discard", ZoneKind::discard, true, TEXT("Discard pile")},
    {"downpile", ZoneKind::pile, true, TEXT("Downpile")},
    {"upPiles", ZoneKind::ownPiles, true, TEXT("Up-pile")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // rule G7
    common::kNobodyMoves,  // rule G7
    common::kNoMove,       // rule G9
    common::kNotHeld,      // rule G8
    {"no-downpile", "U4", TEXT("There is no downpile to play onto: open one instead.")},
    {"wrong-suit", "U4",
     TEXT("{card:start} cannot be played down: the downpile takes only {suit}.")},
    {"not-a-run", "U4",
     TEXT("{cards:start} are not a run: the values must follow each other without a gap.")},
    {"not-lower", "U4", TEXT("{card:start} is not lower than {top} on the downpile.")},
    {"not-your-up-pile", "U5",
     TEXT("{cards:start} cannot be played there: that is not one of your up-piles.")},
    {"wrong-suit", "U5", TEXT("{card:start} cannot be played up: this up-pile takes only {suit}.")},
    {"not-a-run", "U5",
     TEXT("{cards:start} are not a run: the values must follow each other without a gap.")},
    {"not-higher", "U5", TEXT("{card:start} is not higher than {top} on the up-pile.")},
    {"up-pile-closed", "U6", TEXT("{cards:start} cannot be played up: that up-pile is closed.")},
    {"not-royalties", "U7",
     TEXT("Only jacks, queens and kings clear the downpile; {card} does not.")},
    {"nothing-to-steal", "U8", TEXT("There is no downpile to steal.")},
    {"steal-takes-one-card", "U8", TEXT("You can steal with only one card: {cards} are too many.")},
    {"not-same-value", "U8",
     TEXT("{card:start} cannot steal the downpile: its value must match that of {top}.")},
    {"downpile-there", "U9",
     TEXT("There is already a downpile: you can open a new one only when there is none.")},
    {"open-takes-one-card", "U9",
     TEXT("You can open a downpile with only one card: {cards} are too many.")},
    {"not-a-run", "U9",
     TEXT("{cards:start} are not a run, so they cannot open a downpile together.")},
    {"royalty", "U11",
     TEXT("{card:start} is a royalty: it cannot be played down, only clear the downpile.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot go onto an up-pile.")},
    {"royalty", "U11",
     TEXT("{card:start} is a royalty: it cannot steal the downpile, only clear it.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot open a downpile.")},
    {"not-a-run", "U18",
     TEXT("{cards:start} are not a run: numbers and royalties go up together only if their values "
          "follow each other without a gap.")},
    {"stock-has-cards", "U12", TEXT("You cannot pass while there are cards to draw.")},
    {"nothing-to-draw", "U12", TEXT("The stock and the discard pile are empty: pass instead.")},
    {"doubling-off", "U17", TEXT("This game is played without doubling.")},
    {"already-doubled", "U17", TEXT("You have already doubled.")},
    {"not-most-cards", "U17",
     TEXT("To double you need more cards than anyone else, and {player} has {number}.")},
    {"wrong-suit", "U18",
     TEXT("{card:start} cannot be played up: this up-pile takes only {suit}.")},
    {"not-higher", "U18", TEXT("{card:start} is not higher than {top} on the up-pile.")},
};

// Sentences about points and results (kinds account and accountEnding) name the owner of the seat,
// not the substitute who plays there.
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals."), TEXT("Deal {number}: you deal."),
     Sentence::Kind::heading},
    {TEXT("{cards:start} starts the downpile."), TEXT("{cards:start} starts the downpile.")},
    {TEXT("{cards:start} is a royalty: there is no downpile yet."),
     TEXT("{cards:start} is a royalty: there is no downpile yet.")},
    {TEXT("{player} draws a card."), TEXT("You draw a card.")},
    {TEXT("{player} passes."), TEXT("You pass.")},
    {TEXT("{player} plays {cards:accusative} onto the downpile."),
     TEXT("You play {cards:accusative} onto the downpile."), Sentence::Kind::plain},
    {TEXT("{player} plays {cards:accusative} onto an up-pile."),
     TEXT("You play {cards:accusative} onto an up-pile.")},
    {TEXT("{player} closes an up-pile of %n card(s) with {cards:dative}."),
     TEXT("You close an up-pile of %n card(s) with {cards:dative}.")},
    {TEXT("{player} clears away %n card(s) with {cards:dative}."),
     TEXT("You clear away %n card(s) with {cards:dative}.")},
    {TEXT("{player} discards {cards:accusative}."), TEXT("You discard {cards:accusative}.")},
    {TEXT("{player} steals the downpile with {cards:dative}: %n card(s)."),
     TEXT("You steal the downpile with {cards:dative}: %n card(s).")},
    {TEXT("{player} opens a new downpile with {cards:dative}."),
     TEXT("You open a new downpile with {cards:dative}.")},
    {TEXT("{player} declares double."), TEXT("You declare double."), Sentence::Kind::moment},
    {TEXT("The discard pile is shuffled into a new stock of %n card(s)."),
     TEXT("The discard pile is shuffled into a new stock of %n card(s).")},
    {TEXT("{player} goes out and scores %n point(s)."), TEXT("You go out and score %n point(s)."),
     Sentence::Kind::accountEnding},
    {TEXT("Everybody has passed: the deal is void."),
     TEXT("Everybody has passed: the deal is void."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is void."), TEXT("After 5,000 turns the deal is void."),
     Sentence::Kind::ending},
    {TEXT("{player} swaps seats with {other:dative}."),
     TEXT("You swap seats with {other:dative}.")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
    {TEXT("{player} steals the downpile with {cards:dative}: %n card(s), closed by the 10."),
     TEXT("You steal the downpile with {cards:dative}: %n card(s), closed by the 10.")},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n card(s) in open up-piles"), TEXT("%n card(s) in your open up-piles")},
    {TEXT("%n card(s) in closed up-piles"), TEXT("%n card(s) in your closed up-piles")},
    {TEXT("%n card(s) still held by {other}"), TEXT("%n card(s) still held by {other}")},
    {TEXT("doubled (once|%n times)"), TEXT("doubled (once|%n times)")},
};

constexpr FactText kFacts[] = {
    {"doubles", TEXT("×2"), TEXT("has declared double (once|%n times)")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr GuideStep kGuide[] = {
    {.subject = "",
     .text = TEXT("Go out first: play your last card onto a pile. Only the player who goes out "
                  "scores, for their up-piles and for the cards that the others still hold."),
     .option = "goingOut",
     .values = choice(0)},
    {.subject = "",
     .text = TEXT("Go out first: play your last card. Only the player who goes out scores, for "
                  "their up-piles and for the cards that the others still hold."),
     .option = "goingOut",
     .values = choice(1)},
    {"downpile", TEXT("This is the downpile. It only goes down: on your turn, you can play a lower "
                      "card of the same suit, or a run of consecutive cards.")},
    {"downpile",
     TEXT("A card with the same value as the top card steals the downpile: the whole pile becomes "
          "an up-pile in front of you, and your card starts a new downpile.")},
    {"", TEXT("Up-piles only go up, and a 10 closes them: then their cards count double.")},
    // These steps open on the user's own turn.
    {.subject = "hands",
     .text =
         TEXT("[Drag your cards to where you want to play them: every place that takes them lights "
              "up.|Go to a card with the arrow keys and press Enter to play it. To play several "
              "cards, select each of them with Space first.] Jacks, queens and kings are royalties "
              "and clear the downpile away."),
     .name = "hands",
     .waitsFor = "draw"},
    {.subject = "stock",
     .text = TEXT("If you cannot or do not want to play a card, draw one[| with the key D]. That "
                  "is your whole turn."),
     .name = "draw",
     .waitsFor = "draw"},
};

constexpr CountText kCounts[] = {
    {"steals", TEXT("Steals")},
    {"stolenCards", TEXT("Cards stolen")},
    {"royalties", TEXT("Royalties discarded")},
};

const char* whyIdle(std::size_t option, const OptionValues& values, int /*players*/) {
  const bool isIdle = option == Underwear::kDoublingLimit && values[Underwear::kDoubling] == 0;
  return isIdle ? TEXT("Only with doubling.") : "";
}

constexpr GameInfo kInfo{
    .id = "underwear",
    .title = TEXT("Underwear"),
    .summary =
        TEXT("A shared pile that only goes down, and piles of your own that you steal from it."),
    .about = TEXT(
        "Made by Chris Bateman in 1997. He called it Shitagi, from the characters for “down” and "
        "“pile”. It turned out to be the Japanese word for underwear. International Hobo published "
        "the rules in 2000. A deal takes 5 to 15 minutes at a table, a game about 30."),
    .length = TEXT("5 to 15 minutes a deal"),
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
    .counts = kCounts,
    .score = {"worth", TEXT("Going out: %n pt(s)"), TEXT("Going out now would score %n point(s).")},
    .idleReason = whyIdle,
};

}  // namespace

const GameInfo& Underwear::info() { return kInfo; }

const char* Underwear::refuse(const OptionValues& options, int players) {
  if (options[kPacks] == 1 && kHandSize * players + 1 > 52) {
    return TEXT(
        "One pack is not enough for so many players: seven cards each and one for the downpile are "
        "more than 52.");
  }
  return "";
}

}  // namespace downpile
