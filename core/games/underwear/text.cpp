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
    {"deal", TEXT("Once in a deal")},
    {"game", TEXT("Once in a whole game")},
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

constexpr Option kOptions[] = {
    {.key = "target",
     .kind = OptionKind::number,
     .least = 10,
     .most = 200,
     .standard = 49,
     .title = TEXT("Points to win"),
     .help = TEXT("The first player whose total reaches this many points wins the game."),
     .rule = "U16",
     .isTarget = true},
    {.key = "doubling",
     .title = TEXT("Doubling"),
     .help = TEXT("Whoever holds more cards than every other player may double the score of the "
                  "deal, at any time."),
     .rule = "U17"},
    {.key = "doublingLimit",
     .kind = OptionKind::choice,
     .choices = kLimitChoices,
     .title = TEXT("Doubling is allowed"),
     .help = TEXT("How often one player may declare double."),
     .rule = "U17"},
    {.key = "royaltiesOnUpPiles",
     .title = TEXT("Royalties on up-piles"),
     .help = TEXT(
         "Royalties of its suit may be played onto your own up-pile and close it, as a 10 does."),
     .rule = "U18"},
    {.key = "seatChanges",
     .title = TEXT("Seat changes"),
     .help = TEXT("After each deal its winner exchanges seats with the player who was left with "
                  "the most cards."),
     .rule = "U19"},
    {.key = "goingOut",
     .kind = OptionKind::choice,
     .choices = kGoingOutChoices,
     .title = TEXT("Going out"),
     .help = TEXT("Whether the last card must go onto a pile, or may also be a royalty that clears "
                  "the downpile."),
     .rule = "U14"},
    {.key = "openWithRun",
     .title = TEXT("Open with a run"),
     .help = TEXT("A new downpile may be started with a run instead of a single card."),
     .rule = "U9"},
    {.key = "packs",
     .kind = OptionKind::choice,
     .choices = kPackChoices,
     .title = TEXT("Packs of cards"),
     .help = TEXT("Up to four players usually use one pack, five or more use two."),
     .rule = "U1"},
};

constexpr Rule kRules[] = {
    {"U1", TEXT("Cards"),
     TEXT("Up to four players use one pack of 52 cards, five and more use two packs. There are no "
          "jokers. The ace is the lowest card and counts 1; number cards count what they show. "
          "Jacks, queens and kings are the royalties: they have no value and work in their own "
          "way."),
     "packs"},
    {"U2", TEXT("Deal"),
     TEXT("Everybody gets seven cards, one at a time, beginning at the dealer's left. Whoever "
          "started the game deals first.")},
    {"U3", TEXT("The first card"),
     TEXT("The next card is turned over and begins the downpile in the middle. If it is a royalty "
          "it goes to the discard instead and there is no downpile yet. The player at the dealer's "
          "left begins, and the turn passes to the left. In a turn you do exactly one of the "
          "following things.")},
    {"U4", TEXT("Play down"),
     TEXT("Lay one card, or a run of neighbouring values, onto the downpile. All of it must be of "
          "the suit that shows there and lower in value. A run is laid from high to low, so its "
          "lowest card ends on top.")},
    {"U5", TEXT("Play up"),
     TEXT("Lay one card, or a run, onto one of your own open up-piles: the same suit as its top "
          "card, and higher. A run is laid from low to high.")},
    {"U6", TEXT("Closing an up-pile"),
     TEXT("When a 10 is played onto an up-pile, the pile is turned face down. It is closed and "
          "takes no more cards, but each of its cards is worth two points instead of one.")},
    {"U7", TEXT("Clear with royalties"),
     TEXT("Play one or more royalties of any suits. They go to the discard and take the downpile "
          "with them, if there is one. How many you play changes nothing else.")},
    {"U8", TEXT("Steal"),
     TEXT("Play one card of the same value as the top of the downpile, of any suit. The whole "
          "downpile becomes a new up-pile in front of you, and your card alone is the new "
          "downpile.")},
    {"U9", TEXT("Open"),
     TEXT("When there is no downpile, any single card that is not a royalty begins one. You may "
          "instead play up, play royalties or draw, and leave the opening to the next player."),
     "openWithRun"},
    {"U10", TEXT("Draw"),
     TEXT("Take the top card of the stock into your hand. That is your turn.")},
    {"U11", TEXT("Where royalties cannot go"),
     TEXT("Royalties are never laid on the downpile and never steal it. They do not go onto "
          "up-piles either, unless the house rule allows it."),
     "royaltiesOnUpPiles"},
    {"U12", TEXT("When the stock runs out"),
     TEXT("The discard is shuffled and becomes the new stock. With no card in either, you pass "
          "instead of drawing. If everybody passes in a row the deal is void: nobody scores.")},
    {"U13", TEXT("Going out"),
     TEXT("The deal ends at once when somebody lays their last card onto the downpile or onto an "
          "up-pile.")},
    {"U14", TEXT("Royalties do not go out"),
     TEXT("Royalties that clear the downpile lie on no pile. Whoever plays them as the last cards "
          "is not out, and can only draw in the next turn."),
     "goingOut"},
    {"U15", TEXT("Score"),
     TEXT("Only the player who went out scores: one point for each card in their open up-piles, "
          "two for each card in their closed ones, and one for each card left in the hands of the "
          "others.")},
    {"U16", TEXT("Winning"),
     TEXT("The player at the dealer's left deals next. The first player to reach the target wins "
          "the game."),
     "target"},
    {"U17", TEXT("Doubling"),
     TEXT("A player who holds more cards than every other player may declare double, whoever's "
          "turn it is. Each declaration doubles the score of the deal, whoever wins it. A "
          "declaration is used up even if the deal turns out void."),
     "doubling", true},
    {"U18", TEXT("Royalties on up-piles"),
     TEXT("With this house rule you may lay one or more royalties of its suit onto your own open "
          "up-pile. The pile is closed by them, and your last card may go there."),
     "royaltiesOnUpPiles", true},
    {"U19", TEXT("Seat changes"),
     TEXT("With this house rule the winner of a deal exchanges seats with whoever was left with "
          "the most cards; among equals, with the nearest at the winner's left. The player who "
          "then sits to the left of the last dealer's chair deals next."),
     "seatChanges", true},
    {"G4", TEXT("Very long deals"),
     TEXT("A deal that has gone on for 5,000 turns is void: nobody scores.")},
    common::kTurn,   // G7
    common::kCards,  // G8
    common::kMoves,  // G9
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
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("play down"),
     .runs = Underwear::kNumbers},
    {.name = "up",
     .shape = ActionShape::placeAndCards,
     .zones = zoneBit(Underwear::kUpPile),
     .offer = TEXT("play up"),
     .runs = Underwear::kNumbers},
    {.name = "royals",
     .shape = ActionShape::cards,
     .zones = zoneBit(Underwear::kDownpile) | zoneBit(Underwear::kDiscard),
     .offer = TEXT("clear with royalties")},
    {.name = "steal",
     .shape = ActionShape::cards,
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("steal the downpile")},
    {.name = "open",
     .shape = ActionShape::cards,
     .order = LayOrder::falling,
     .zones = zoneBit(Underwear::kDownpile),
     .offer = TEXT("open a downpile")},
    {.name = "double", .title = TEXT("Double"), .key = TEXT("X"), .offer = TEXT("declare double")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"stock", ZoneKind::stock, true, TEXT("Stock")},
    {"discard", ZoneKind::discard, true, TEXT("Discard")},
    {"downpile", ZoneKind::pile, true, TEXT("Downpile")},
    {"upPiles", ZoneKind::ownPiles, true, TEXT("Up-pile")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // G7
    common::kNobodyMoves,  // G7
    common::kNoMove,       // G9
    common::kNotHeld,      // G8
    {"no-downpile", "U4", TEXT("There is no downpile to play onto. Open one with a single card.")},
    {"wrong-suit", "U4",
     TEXT("{card:start} cannot be played down: the downpile takes only {suit}.")},
    {"not-a-run", "U4",
     TEXT("{cards:start} are not a run: the values must follow each other without a gap.")},
    {"not-lower", "U4", TEXT("{card:start} is not lower than {top} on the downpile.")},
    {"not-your-up-pile", "U5",
     TEXT("{cards:start} cannot be played there: that is not an up-pile of yours.")},
    {"wrong-suit", "U5", TEXT("{card:start} cannot be played up: this up-pile takes only {suit}.")},
    {"not-a-run", "U5",
     TEXT("{cards:start} are not a run: the values must follow each other without a gap.")},
    {"not-higher", "U5", TEXT("{card:start} is not higher than {top} on the up-pile.")},
    {"up-pile-closed", "U6", TEXT("{cards:start} cannot be played up: that up-pile is closed.")},
    {"not-royalties", "U7",
     TEXT("Only jacks, queens and kings clear the downpile; {card} does not.")},
    {"nothing-to-steal", "U8", TEXT("There is no downpile to steal.")},
    {"steal-takes-one-card", "U8", TEXT("Stealing takes one card: {cards} are too many.")},
    {"not-same-value", "U8",
     TEXT("{card:start} cannot steal: it does not have the same value as {top} on the downpile.")},
    {"downpile-there", "U9",
     TEXT("There is a downpile already; opening is for when there is none.")},
    {"open-takes-one-card", "U9", TEXT("Only one card may open a downpile: {cards} are too many.")},
    {"not-a-run", "U9",
     TEXT("{cards:start} are not a run, so they cannot open a downpile together.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot be played down.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot go onto an up-pile.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot steal.")},
    {"royalty", "U11", TEXT("{card:start} is a royalty and cannot open a downpile.")},
    {"royalties-alone", "U18",
     TEXT("Royalties close an up-pile on their own; {card} cannot go with them.")},
    {"stock-has-cards", "U12", TEXT("There are cards to draw, so you cannot pass.")},
    {"nothing-to-draw", "U12", TEXT("Stock and discard are empty: pass instead.")},
    {"doubling-off", "U17", TEXT("Doubling is not one of the house rules of this game.")},
    {"already-doubled", "U17", TEXT("You have already doubled.")},
    {"not-most-cards", "U17",
     TEXT("You do not hold more cards than everyone else: {player} has {number}.")},
    {"wrong-suit", "U18",
     TEXT("{card:start} cannot be played up: this up-pile takes only {suit}.")},
};

// Sentences about points have Kind::account: they name the owner of the seat, not a substitute
// (D9).
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals."), TEXT("Deal {number}: you deal."),
     Sentence::Kind::heading},
    {TEXT("{cards:start} begins the downpile."), TEXT("{cards:start} begins the downpile.")},
    {TEXT("{cards:start} is a royalty: there is no downpile yet."),
     TEXT("{cards:start} is a royalty: there is no downpile yet.")},
    {TEXT("{player} draws a card."), TEXT("You draw a card.")},
    {TEXT("{player} passes."), TEXT("You pass.")},
    {TEXT("{player} plays {cards:accusative} down."), TEXT("You play {cards:accusative} down.")},
    {TEXT("{player} plays {cards:accusative} onto an up-pile."),
     TEXT("You play {cards:accusative} onto an up-pile.")},
    {TEXT("{player} closes an up-pile of %n card(s) with {cards:dative}."),
     TEXT("You close an up-pile of %n card(s) with {cards:dative}.")},
    {TEXT("{player} clears %n card(s) away with {cards:dative}."),
     TEXT("You clear %n card(s) away with {cards:dative}.")},
    {TEXT("{player} plays {cards:accusative} onto the discard."),
     TEXT("You play {cards:accusative} onto the discard.")},
    {TEXT("{player} steals the downpile with {cards:dative}: %n card(s)."),
     TEXT("You steal the downpile with {cards:dative}: %n card(s).")},
    {TEXT("{player} opens a new downpile with {cards:dative}."),
     TEXT("You open a new downpile with {cards:dative}.")},
    {TEXT("{player} declares double."), TEXT("You declare double."), Sentence::Kind::moment},
    {TEXT("The discard is shuffled into a new stock of %n card(s)."),
     TEXT("The discard is shuffled into a new stock of %n card(s).")},
    {TEXT("{player} goes out and scores %n point(s)."), TEXT("You go out and score %n point(s)."),
     Sentence::Kind::ending},
    {TEXT("Everybody has passed: the deal is void."),
     TEXT("Everybody has passed: the deal is void."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is void."), TEXT("After 5,000 turns the deal is void."),
     Sentence::Kind::ending},
    {TEXT("{player} changes seats with {other:dative}."),
     TEXT("You change seats with {other:dative}.")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n card(s) in open up-piles"), TEXT("%n card(s) in your open up-piles")},
    {TEXT("%n card(s) in closed up-piles"), TEXT("%n card(s) in your closed up-piles")},
    {TEXT("%n card(s) left with {other}"), TEXT("%n card(s) left with {other}")},
    {TEXT("doubled (once|%n times)"), TEXT("doubled (once|%n times)")},
};

constexpr FactText kFacts[] = {
    {"doubles", TEXT("×2"), TEXT("has declared double (once|%n times)")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr GuideStep kGuide[] = {
    {"downpile", TEXT("This is the downpile, and it only goes down: lay a lower card of the suit "
                      "that shows, or a run of neighbouring values.")},
    {"hands", TEXT("Drag your cards to where they should go: every place that takes them lights "
                   "up. Jacks, queens and kings are royalties, and clear the downpile away.")},
    {"downpile", TEXT("A card of the same value as the top one steals the downpile: all of it "
                      "becomes an up-pile in front of you, and your card a new downpile.")},
    {"stock", TEXT("If nothing else suits you, draw a card; that uses up your turn.")},
    {"", TEXT("Up-piles grow upwards, and a 10 closes them: then their cards count double. Whoever "
              "plays their last card onto a pile goes out, and is the only one to score.")},
};

constexpr CountText kCounts[] = {
    {"steals", TEXT("Steals")},
    {"stolenCards", TEXT("Cards stolen")},
    {"royalties", TEXT("Royalties discarded")},
};

constexpr GameInfo kInfo{
    .id = "underwear",
    .title = TEXT("Underwear"),
    .summary =
        TEXT("A common pile that only goes down, and piles of your own that you steal from it."),
    .about = TEXT(
        "Made by Chris Bateman in 1997. He called it Shitagi, a word built from the signs for down "
        "and pile, and learned later that it is Japanese for underwear. The rules were published "
        "by International Hobo in 2000. A deal takes 5 to 15 minutes at a table, a game about 30."),
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
    .guide = kGuide,
    .counts = kCounts,
    .worth = {"worth", TEXT("Out now: %n pt(s)"), TEXT("Going out now would score %n point(s).")},
};

}  // namespace

const GameInfo& Underwear::info() { return kInfo; }

const char* Underwear::refuse(const OptionValues& options, int players) {
  if (options[kPacks] == 1 && kHandSize * players + 1 > 52) {
    return TEXT(
        "One pack is not enough for so many players: seven cards each and one for the downpile "
        "make more than 52.");
  }
  return "";
}

}  // namespace downpile
