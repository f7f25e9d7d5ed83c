// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of 3UP 3DOWN: options, rules, reasons and sentences, in the order of the enumerations of
// three_up_three_down.h. English; the app translates them in the context `three-up-three-down`.
#include "games/common_text.h"
#include "games/three-up-three-down/three_up_three_down.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("three-up-three-down", text)

namespace downpile {

namespace {

constexpr Choice kDeckChoices[] = {
    {"listed", TEXT("Smaller")},
    {"full", TEXT("Larger")},
};

constexpr Option kOptions[] = {
    {.key = "deck",
     .kind = OptionKind::choice,
     .choices = kDeckChoices,
     .title = TEXT("Deck"),
     .help = TEXT("The larger deck has twice as many plain Clears, and two Clear +2s in every "
                  "colour: in three colours, 84 cards instead of 74."),
     .rule = "T1",
     .group = OptionGroup::cards},
    {.key = "wins",
     .kind = OptionKind::number,
     .least = 1,
     .most = 10,
     .standard = 1,
     .title = TEXT("Deals to win"),
     .help = TEXT("The first player to win this many deals wins the game. When playing on for "
                  "places, it is the number of points needed for each opponent."),
     .rule = "T16",
     .group = OptionGroup::ending},
    {.key = "mayPickUp",
     .title = TEXT("Picking up by choice"),
     .help = TEXT("You may pick up the pile instead of making the first discard of your turn, even "
                  "if you could discard."),
     .rule = "T5"},
    {.key = "colours",
     .kind = OptionKind::number,
     .least = 1,
     .most = 3,
     .standard = 3,
     .title = TEXT("Colours in the deck"),
     .help = TEXT("Fewer colours make a smaller deck for fewer players: with two, they are red and "
                  "green; with one, it is green."),
     .rule = "T1",
     .group = OptionGroup::cards},
    {.key = "turnUp",
     .title = TEXT("Turning up a card"),
     .help = TEXT("If no card in your hand fits, you turn up the top card of the stock. You pick "
                  "up the pile only if that card does not fit either."),
     .rule = "T10"},
    {.key = "againAfterThree",
     .title = TEXT("Another discard after three of a number"),
     .help = TEXT("If you clear the pile with three of the same number, you may discard once more, "
                  "as after a Clear +1."),
     .rule = "T18"},
    {.key = "playOn",
     .title = TEXT("Playing on for places"),
     .help = TEXT("The deal goes on until only one player has cards left. You score a point for "
                  "each player who still has cards when you are out."),
     .rule = "T19",
     .group = OptionGroup::ending},
};

constexpr std::uint32_t colours(int number) { return 1U << static_cast<unsigned>(number); }

// Bit mask of the values of the option `colours` with more than one colour. With only one, three
// cards of the same number are impossible, because each colour has only two of each number.
constexpr std::uint32_t kSeveralColours = kAnyValue & ~colours(1);

constexpr RuleSentence kCardSentences[] = {
    {"deck", kRuleOff,
     TEXT("Each colour has two of every number from 1 to 10, two Clears and two Clear +1s; green "
          "also has two Clear +2s.")},
    {"deck", kRuleOn,
     TEXT("Each colour has two of every number from 1 to 10, four Clears, two Clear +1s and two "
          "Clear +2s. This mix is a guess: the source mentions 84 cards but lists only 74.")},
    {"colours", colours(3), TEXT("There are three colours: red, blue and green.")},
    {"colours", colours(2), TEXT("There are two colours: red and green.")},
    {"colours", colours(1), TEXT("All cards are green.")},
};
constexpr RuleExample kFurtherExamples[] = {
    {TEXT("Your hand is empty. You play the green Clear +2 from your face-up cards, so you must "
          "discard twice more: first the green 4, then the green 9."),
     "ZG > 4G > 9G"},
    {TEXT("You play the green Clear +1 from your hand. You may discard the green 6, or stop."),
     "YG > 6G"},
};
constexpr RuleExample kTooLowExamples[] = {
    {TEXT("You must make one more discard onto the green 8, and only the green 5 is left face up. "
          "You play it, and take it into your hand together with the pile."),
     "5G > 8G"},
};
constexpr RuleSentence kThreeSentences[] = {
    {"againAfterThree", kRuleOff,
     TEXT("That brings no further discard: you draw, unless a Clear still allows one.")},
    {"againAfterThree", kRuleOn, TEXT("Then you may discard once more, as rule T18 says.")},
};
constexpr RuleSentence kDiscardSentences[] = {
    {"mayPickUp", kRuleOff, TEXT("If you can discard, you must.")},
    {"mayPickUp", kRuleOn,
     TEXT("If you can discard, you must, or pick up the pile instead of your first discard.")},
};
constexpr RuleSentence kNoDiscardSentences[] = {
    {"turnUp", kRuleOff,
     TEXT("If you cannot make the first discard of your turn, you pick up the whole pile, and your "
          "turn is over without a draw.")},
    {"turnUp", kRuleOn,
     TEXT("If you cannot make the first discard of your turn from your hand, you turn up the top "
          "card of the stock. If it fits, it is your first discard, as if you had played it from "
          "your hand. If it does not fit, you take it into your hand together with the whole pile, "
          "and your turn is over without a draw. If the stock is empty, you pick up the pile.")},
    {"mayPickUp", kRuleOn, TEXT("You may also pick up the pile by choice, as rule T5 says.")},
};
constexpr RuleSentence kLastCardSentences[] = {
    {"playOn", kRuleOff, TEXT("That player wins, and the deal is over.")},
    {"playOn", kRuleOn,
     TEXT("That player is out of the deal. The others play on until only one of them has cards "
          "left: the loser.")},
};
constexpr RuleSentence kWinningSentences[] = {
    {"playOn", kRuleOff, TEXT("The first player to win %n deal(s) wins the game."), "wins"},
    {"playOn", kRuleOn,
     TEXT("To win the game, a player needs the highest total, and at least (1 point|%n points) for "
          "each opponent. If it is a tie, another deal is played."),
     "wins"},
};

constexpr RuleSet kRuleSets[] = {
    {TEXT("Shithead style"), "mayPickUp=on turnUp=on playOn=on"},
};

constexpr Rule kRules[] = {
    {"T1", TEXT("Cards"), "", "deck", kAnyValue, kCardSentences},
    {"T2", TEXT("Colours"),
     TEXT("The colours are only decoration: they make no difference in play.")},
    {"T3", TEXT("Deal"),
     TEXT("Each player gets three face-down cards, which no player may look at, and six cards in "
          "hand. From these six, each player chooses three to lie face up on the face-down ones. "
          "All choose at the same time, then all choices are shown. Three cards stay in hand. The "
          "remaining cards are the stock. There is no pile yet.")},
    {"T4", TEXT("Who goes first"),
     TEXT("The player who started the game deals first. The player at the dealer’s left goes "
          "first, and play passes to the left. On your turn you discard, then draw.")},
    {"T5", TEXT("Discard"),
     TEXT("Play a number card from your hand onto the pile, or several cards with the same number. "
          "The number must be at least as high as the one on top of the pile; if there is no pile, "
          "any number will do."),
     "mayPickUp", kAnyValue, kDiscardSentences},
    {"T6", TEXT("Three of the same number"),
     TEXT("When the top three cards of the pile have the same number, no matter who played them, "
          "the whole pile is cleared away and is out of play."),
     "colours", kSeveralColours, kThreeSentences},
    {"T7", TEXT("Clear cards"),
     TEXT("You can play a Clear onto any card, or when there is no pile. It takes the pile and "
          "itself out of play. A plain Clear brings no further discard. After a Clear +1 you may "
          "discard once more, after a Clear +2 twice more. Before the first of these further "
          "discards you may draw until you have three cards in hand; before the second you may "
          "not. You may play several Clears of one kind together; they count as one.")},
    {"T8",
     TEXT("Further discards"),
     TEXT("You may stop instead of making a further discard. But once you have played a Clear +2 "
          "from the cards in front of you, you must make all the discards that are still to come "
          "in this turn. If a further discard is itself a Clear +1 or +2, it brings one or two "
          "more, and you may draw again before the next one."),
     "",
     kAnyValue,
     {},
     kFurtherExamples},
    {"T9",
     TEXT("A required discard that is too low"),
     TEXT("If a discard is required, you must make it even if your card is lower than the top card "
          "of the pile: then you take the whole pile and that card into your hand, and your turn "
          "is over. You may play a face-up card that is too low only if none of your face-up cards "
          "fits, and only one. You pick it up even if it was your last card."),
     "",
     kAnyValue,
     {},
     kTooLowExamples},
    {"T10", TEXT("No discard possible"),
     TEXT("If you cannot make a further discard that is not required, you can only stop, or draw "
          "first if rule T7 allows it."),
     "turnUp", kAnyValue, kNoDiscardSentences},
    {"T11", TEXT("Draw"),
     TEXT("At the end of your turn you draw until you have three cards in hand, as long as the "
          "stock lasts. If you have three or more, you do not draw.")},
    {"T12", TEXT("Face-up and face-down cards"),
     TEXT(
         "You may play the cards in front of you only when the stock and your hand are empty. "
         "First the face-up ones: one, or several of the same number or the same kind of Clear, as "
         "from your hand. When all three are gone, the face-down ones: turn over one at a time, "
         "without looking at it first. Turning one over counts as a discard.")},
    {"T13", TEXT("Face-up or face-down cards that do not fit"),
     TEXT("If a face-down card does not fit, you take it into your hand together with the pile. If "
          "none of your face-up cards fits for the first discard of your turn, you pick up the "
          "pile, and your face-up cards stay where they are. Either way your turn is over.")},
    {"T14", TEXT("Back to your hand"),
     TEXT("After picking up the pile you must empty your hand again before you can play the cards "
          "in front of you.")},
    {"T15", TEXT("The last card"),
     TEXT("A player with no cards left, whether in hand, face up or face down, is done at once, "
          "even if further discards were still to come. If the last card clears the pile, the pile "
          "is cleared first."),
     "playOn", kAnyValue, kLastCardSentences},
    {"T16", TEXT("Winning the game"), TEXT("The player at the dealer’s left deals next."), "wins",
     kAnyValue, kWinningSentences},
    {"T17", TEXT("Void deals"),
     TEXT("A void deal has no winner. The deal passes to the left as usual.")},
    {"T18", TEXT("Another discard after three of a number"),
     TEXT("If your discard clears the pile with three or more of the same number, you may discard "
          "once more, as after a Clear +1: you may draw first, or stop. If the discards still to "
          "come are required, so is this one."),
     "againAfterThree", kRuleOn},
    {"T19", TEXT("Playing on for places"),
     TEXT("You score one point for each player who still has cards when you are out. A void deal "
          "scores nothing."),
     "playOn", kRuleOn},
    {"G4", TEXT("Very long deals"), TEXT("A deal is void after 5,000 turns.")},
    common::kTurn,  // rule G7
    {"G8", common::kCardsTitle, TEXT("You can only play cards that you have.")},
    {"G9", common::kMovesTitle,
     TEXT("First choose three cards to lie face up. Start each turn with a discard, or as rule T10 "
          "says. You can stop, or draw early, only before a further discard.")},
};

constexpr Verb kVerbs[] = {
    {.name = "play",
     .shape = ActionShape::cards,
     .title = TEXT("Play"),
     .zones = zoneBit(ThreeUpThreeDown::kPile),
     .offer = TEXT("play onto the pile")},
    {.name = "face",
     .shape = ActionShape::cards,
     .title = TEXT("Choose"),
     .zones = zoneBit(ThreeUpThreeDown::kUp) | zoneBit(ThreeUpThreeDown::kDown),
     .offer = TEXT("choose three cards to lie face up"),
     .use = TEXT("Can be laid face up"),
     .gathers = ThreeUpThreeDown::kUpCards},
    {.name = "flip",
     .shape = ActionShape::place,
     .title = TEXT("Turn over"),
     .zones = zoneBit(ThreeUpThreeDown::kDown),
     .offer = TEXT("turn over a face-down card")},
    {.name = "draw",
     .title = TEXT("Draw"),
     .key = TEXT("D"),
     .zones = zoneBit(ThreeUpThreeDown::kStock),
     .offer = TEXT("draw to fill your hand")},
    {.name = "stop", .title = TEXT("Stop"), .key = TEXT("S"), .offer = TEXT("stop discarding")},
    {.name = "pickup",
     .title = TEXT("Pick up"),
     .key = TEXT("P"),
     .zones = zoneBit(ThreeUpThreeDown::kPile),
     .offer = TEXT("pick up the pile")},
    {.name = "turnup",
     .title = TEXT("Turn up a card"),
     .key = TEXT("T"),
     .zones = zoneBit(ThreeUpThreeDown::kStock),
     .offer = TEXT("turn up the top card of the stock")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"up", ZoneKind::ownPiles, false, TEXT("Face-up cards"), true},
    {"down", ZoneKind::ownPiles, true, TEXT("Face-down card")},
    {"stock", ZoneKind::stock, true, TEXT("Stock")},
    {"pile", ZoneKind::pile, true, TEXT("Pile")},
    {"removed", ZoneKind::discard, false, TEXT("Cleared away")},
};

constexpr Reason kReasons[] = {
    common::kNobodyMoves,  // rule G7
    common::kNotYourTurn,  // rule G7
    {"already-chosen", "G7", TEXT("You have already chosen; others are still choosing.")},
    common::kNoMove,  // rule G9
    {"face-first", "G9", TEXT("Choose three cards to lie face up first.")},
    {"facing-over", "G9", TEXT("The face-up cards have already been chosen.")},
    {"nothing-further", "G9",
     TEXT("You can neither draw nor stop yet: start your turn with a discard.")},
    {"not-first-discard", "G9",
     TEXT("You can pick up the pile only instead of your first discard.")},
    {"not-held", "G8", TEXT("You do not have {card}.")},
    {"no-such-card", "G8", TEXT("That face-down card is gone.")},
    {"not-three", "T3", TEXT("Choose exactly three cards, not {number}.")},
    {"stock-not-empty", "T12",
     TEXT("The cards in front of you must wait until the stock is empty ({number} to go).")},
    {"hand-not-empty", "T12",
     TEXT("The cards in front of you must wait until your hand is empty ({number} to go).")},
    {"face-up-first", "T12", TEXT("Play your face-up cards first ({number} to go).")},
    {"clear-kinds", "T7",
     TEXT("{cards:start} are not of one kind: only Clears of the same kind go together.")},
    {"not-one-number", "T5", TEXT("{cards:start} do not have the same number.")},
    {"too-low", "T5", TEXT("{card:start} is lower than {top} on the pile.")},
    {"others-fit", "T9", TEXT("{card:start} is lower than {top}: play a face-up card that fits.")},
    {"one-owed-card", "T9",
     TEXT("{cards:start} are lower than {top}: if no card fits, play just one.")},
    {"nothing-to-pick-up", "T10", TEXT("There is no pile to pick up.")},
    {"can-play", "T5", TEXT("You cannot pick up the pile: you can play {card}.")},
    {"can-flip", "T13", TEXT("You cannot pick up the pile: turn over a face-down card.")},
    {"stock-empty", "T11", TEXT("The stock is empty: there is nothing to draw.")},
    {"hand-full", "T11",
     TEXT("You have {number} cards in hand; you can draw only if you have fewer than three.")},
    {"too-late-to-draw", "T7", TEXT("You can draw only before the first further discard.")},
    {"owed", "T8",
     TEXT("You cannot stop: after a Clear +2 from the cards in front of you, you must make all "
          "further discards ({number} to come).")},
    {"turn-up-first", "T10",
     TEXT("You cannot pick up the pile yet: turn up the top card of the stock.")},
    {"no-turning-up", "T10", TEXT("In this game you cannot turn up a card from the stock.")},
    {"can-play-instead", "T5",
     TEXT("You cannot turn up a card from the stock: you can play {card}.")},
    {"nothing-to-turn-up", "T10", TEXT("The stock is empty: there is no card to turn up.")},
    {"turn-up-not-first", "G9",
     TEXT("You can turn up a card from the stock only instead of your first discard.")},
};

// Sentences about points and results (kinds account and result) name the owner of the seat, not the
// substitute who plays there.
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals."), TEXT("Deal {number}: you deal."),
     Sentence::Kind::heading},
    {TEXT("{player} has chosen three cards to lie face up."),
     TEXT("You have chosen three cards to lie face up.")},
    {TEXT("{player} shows {cards:accusative}."), TEXT("You show {cards:accusative}.")},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}."),
     Sentence::Kind::plain},
    {TEXT("{player} plays {cards:accusative} from the face-up cards."),
     TEXT("You play {cards:accusative} from your face-up cards.")},
    {TEXT("{player} clears away %n card(s) with {cards:dative}."),
     TEXT("You clear away %n card(s) with {cards:dative}."), Sentence::Kind::lingering},
    {TEXT("{player} plays {cards:accusative}: there is nothing to clear away."),
     TEXT("You play {cards:accusative}: there is nothing to clear away."),
     Sentence::Kind::lingering},
    {TEXT("{player} turns over {cards:accusative}."), TEXT("You turn over {cards:accusative}."),
     Sentence::Kind::moment},
    {TEXT("Three of the same number in a row: the pile of %n card(s) is cleared away."),
     TEXT("Three of the same number in a row: the pile of %n card(s) is cleared away."),
     Sentence::Kind::lingering},
    {TEXT("{player} may discard (once more|%n more times)."),
     TEXT("You may discard (once more|%n more times).")},
    {TEXT("{player} must discard (once more|%n more times)."),
     TEXT("You must discard (once more|%n more times).")},
    {TEXT("{player} draws %n card(s)."), TEXT("You draw %n card(s).")},
    {TEXT("{player} stops discarding."), TEXT("You stop discarding.")},
    {TEXT("{player} picks up the pile: %n card(s)."), TEXT("You pick up the pile: %n card(s).")},
    {TEXT("{cards:start} is too low: {player} picks up the pile, %n card(s) in all."),
     TEXT("{cards:start} is too low: you pick up the pile, %n card(s) in all."),
     Sentence::Kind::moment},
    {TEXT("{player} has no cards left and wins the deal."),
     TEXT("You have no cards left and win the deal."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is void."), TEXT("After 5,000 turns the deal is void."),
     Sentence::Kind::ending},
    {TEXT("{player} wins the game: %n deal(s) won."), TEXT("You win the game: %n deal(s) won."),
     Sentence::Kind::account},
    {TEXT("{player} turns up {cards:accusative}."), TEXT("You turn up {cards:accusative}."),
     Sentence::Kind::moment},
    {TEXT("{player} has no cards left and is out of the deal."),
     TEXT("You have no cards left and are out of the deal."), Sentence::Kind::moment},
    {TEXT("{player} is the last player with cards: the deal is over."),
     TEXT("You are the last player with cards: the deal is over."), Sentence::Kind::ending},
    {TEXT("{player} scores %n point(s)."), TEXT("You score %n point(s)."), Sentence::Kind::result},
    {TEXT("It is a tie at %n point(s), so another deal is played."),
     TEXT("It is a tie at %n point(s), so another deal is played.")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s)."),
     Sentence::Kind::account},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n deal(s) won"), TEXT("%n deal(s) won")},
    {TEXT("%n player(s) still had cards"), TEXT("%n player(s) still had cards")},
};

constexpr FactText kFacts[] = {
    {"isReady", TEXT("Ready"), TEXT("has chosen the face-up cards")},
    {"further", TEXT("%n more discard(s)"), TEXT("may discard (once more|up to %n more times)")},
    {"owed", TEXT("%n more discard(s)"), TEXT("must discard (once more|%n more times)")},
};

constexpr FactText kTotals[] = {
    {kDealsWon, TEXT("%n won"), TEXT("%n deal(s) won")},
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr const char* kMoments[] = {
    TEXT("Choose three of your cards to lie face up."),
    TEXT("Play a card onto the pile."),
    TEXT("None of your cards fits: pick up the pile."),
    TEXT("Your hand is empty: play one of your face-up cards."),
    TEXT("None of your face-up cards fits: pick up the pile."),
    TEXT("Turn over one of your face-down cards."),
    TEXT("You must discard (once more|%n more times)."),
    TEXT("You may discard (once more|%n more times), or stop."),
    TEXT("You may draw first, then discard (once more|%n more times), or stop."),
    TEXT("None of your cards fits: turn up the top card of the stock."),
};

constexpr GuideStep kGuide[] = {
    {"", TEXT("Get rid of all your cards before the others do: first the cards in your hand, then "
              "three face-up cards and three face-down cards in front of you.")},
    {"hands",
     TEXT("Choose three of your six cards to lie face up in front of you[|: press Enter on each]. "
          "You will play them near the end; the other three stay in your hand.")},
    {"down",
     TEXT("Three more cards lie face down in front of you. Nobody knows them until you turn them "
          "over, at the very end.")},
    {.subject = "pile",
     .text = TEXT("The pile never goes down: play a number at least as high as the one on top, or "
                  "several cards with the same number. If you cannot, you pick up the whole pile."),
     .option = "turnUp",
     .values = kRuleOff},
    {.subject = "pile",
     .text = TEXT("The pile never goes down: play a number at least as high as the one on top, or "
                  "several cards with the same number. If you cannot, you turn up the top card of "
                  "the stock; if that does not fit either, you pick up the whole pile."),
     .option = "turnUp",
     .values = kRuleOn},
    {.subject = "hands",
     .text = TEXT("You can play a Clear onto anything, and it clears the pile away. Three of the "
                  "same number in a row clear it, too."),
     .option = "colours",
     .values = kSeveralColours},
    {.subject = "hands",
     .text = TEXT("You can play a Clear onto anything, and it clears the pile away."),
     .option = "colours",
     .values = colours(1)},
    {"stock", TEXT("After your turn you draw until you have three cards. When the stock and your "
                   "hand are empty, you play the cards in front of you.")},
    {"pile",
     TEXT("After a Clear +1 you may discard once more, after a Clear +2 twice more. You may draw "
          "first, and you may stop. But after a Clear +2 from the cards in front of you, you must "
          "make these discards."),
     "further",
     sentenceBit(ThreeUpThreeDown::Sentence::mayContinue) |
         sentenceBit(ThreeUpThreeDown::Sentence::owesMore)},
    {"pile",
     TEXT("A player who clears the pile with three of the same number may discard once more, as "
          "after a Clear +1."),
     "again", sentenceBit(ThreeUpThreeDown::Sentence::threeOfANumber), "againAfterThree", kRuleOn},
};

constexpr CountText kCounts[] = {
    {"blindFits", TEXT("Face-down cards that fitted"), CountText::Kind::share},
};

// Returns the reason why an option has no effect with these values, or an empty text if it has an
// effect. With only one colour there are never three cards of a number (T18). With two players the
// deal ends with the first player out, so playOn (T19) changes nothing.
const char* whyIdle(std::size_t option, const OptionValues& values, int players) {
  if (option == ThreeUpThreeDown::kAgainAfterThree && values[ThreeUpThreeDown::kColourCount] == 1) {
    return TEXT("Only with two or three colours.");
  }
  if (option == ThreeUpThreeDown::kPlayOn && players == 2) {
    return TEXT("Only with three or more players.");
  }
  return "";
}

constexpr GameInfo kInfo{
    .id = "three-up-three-down",
    .title = TEXT("3UP 3DOWN"),
    .summary =
        TEXT("A pile that never goes down, and six cards in front of you that you play last."),
    .about = TEXT(
        "A shedding game for children and grown-ups, with a deck of its own. There is a lot of "
        "luck in it: your hand can be nearly empty and one turn later be full again."),
    .length = TEXT("5 to 10 minutes a deal"),
    .family = CardFamily::coloured,
    .minPlayers = 2,
    .maxPlayers = ThreeUpThreeDown::kMostPlayers,
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
    // Version 2 changed T8. In version 1 a Clear +1 from the table forces further discards, too.
    .rulesVersion = 2,
};

}  // namespace

const GameInfo& ThreeUpThreeDown::info() { return kInfo; }

// T1: returns why the deck of these house rules has too few cards for this number of players, or an
// empty text if it has enough.
const char* ThreeUpThreeDown::refuse(const OptionValues& options, int players) {
  const int needed = (kDownCards + kDealtToHand) * players;
  if (needed < ThreeUpThreeDown(options, players).deck().size()) return "";
  return TEXT("A deck of so few colours does not have enough cards for so many players.");
}

}  // namespace downpile
