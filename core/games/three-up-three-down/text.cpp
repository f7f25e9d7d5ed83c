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
    {"listed", TEXT("74 cards")},
    {"full", TEXT("84 cards")},
};

constexpr Option kOptions[] = {
    {.key = "deck",
     .kind = OptionKind::choice,
     .choices = kDeckChoices,
     .title = TEXT("Deck"),
     .help = TEXT("The larger deck has twice as many plain Clear cards, and a Clear +2 in every "
                  "colour."),
     .rule = "T1"},
    {.key = "wins",
     .kind = OptionKind::number,
     .least = 1,
     .most = 10,
     .standard = 1,
     .title = TEXT("Deals to win"),
     .help = TEXT("The first player to win this many deals wins the game."),
     .rule = "T16"},
    {.key = "mayPickUp",
     .title = TEXT("Picking up by choice"),
     .help = TEXT("A player may pick the pile up instead of beginning the turn with a discard, "
                  "even one who could discard."),
     .rule = "T10"},
};

constexpr Rule kRules[] = {
    {"T1", TEXT("Cards"),
     TEXT("The deck has three colours: red, blue and green. Each has two of every number from 1 to "
          "10, two Clear and two Clear +1; green has two Clear +2 as well. That makes 74 cards. "
          "The larger deck of 84 has four Clear and two Clear +2 in each colour."),
     "deck"},
    {"T2", TEXT("Colours"), TEXT("Colours are for the eye only: they change nothing in play.")},
    {"T3", TEXT("Deal"),
     TEXT("Everybody gets three cards face down, which nobody looks at, and six more in hand. Of "
          "these each player chooses three to lie face up on the face-down ones. All choose at the "
          "same time, then all choices are shown. Three cards stay in hand, and the rest is the "
          "stock. There is no pile yet.")},
    {"T4", TEXT("Who begins"),
     TEXT("Whoever started the game deals first. The player at the dealer's left begins, and the "
          "turn passes to the left. A turn is a discard and then a draw.")},
    {"T5", TEXT("Discard"),
     TEXT("Lay a number card from your hand onto the pile, or several cards of one number. The "
          "number must be at least as high as the one on top of the pile; if there is no pile, any "
          "number will do. If you can discard, you must."),
     "mayPickUp"},
    {"T6", TEXT("Three of a number"),
     TEXT("When the three top cards of the pile show the same number, the whole pile is cleared "
          "away and out of play, no matter who laid them. Then the turn goes on.")},
    {"T7", TEXT("Clear cards"),
     TEXT("A Clear goes onto anything, one at a time. It takes the pile out of play, and itself. "
          "After a Clear +1 you discard once more, after a Clear +2 twice more. Before the first "
          "of these further discards you may fill your hand up to three cards; before the second "
          "you may not.")},
    {"T8", TEXT("Further discards"),
     TEXT("A further discard that you earned with a card from your hand may be declined. Once you "
          "have earned one with a card that lay face up or face down before you, all that are "
          "still to come are owed. A Clear +1 or +2 among them adds its own, and then you may draw "
          "again before the next.")},
    {"T9", TEXT("An owed discard that is too low"),
     TEXT("An owed discard must be made even if it is lower than the top of the pile: then you "
          "take the whole pile and that card into your hand, and your turn is over. From your "
          "face-up cards you may choose such a card only when none of them fits, and only one. "
          "You take it up even if it was your last card.")},
    {"T10", TEXT("No discard possible"),
     TEXT("If you cannot begin your turn with a discard you take the whole pile into your hand, "
          "and your turn is over without a draw. With the house rule you may also do so by choice, "
          "if there is a pile. A further discard that is not owed and cannot be made is declined."),
     "mayPickUp"},
    {"T11", TEXT("Draw"),
     TEXT("At the end of your turn your hand is filled up to three cards while the stock lasts. "
          "With three or more you draw none.")},
    {"T12", TEXT("Face-up and face-down cards"),
     TEXT("The cards before you may be played only when the stock and your hand are empty. First "
          "the face-up ones: one, or several of a number, as from the hand. When all three are "
          "gone, the face-down ones: one at a time, turned over without having been looked at.")},
    {"T13", TEXT("When they do not fit"),
     TEXT("A face-down card that does not fit is taken into your hand together with the pile. If "
          "none of your face-up cards fits, you take the pile, and they stay where they are.")},
    {"T14", TEXT("The hand first again"),
     TEXT("After taking the pile you must empty your hand again before the cards in front of you "
          "can be played.")},
    {"T15", TEXT("Winning a deal"),
     TEXT("The deal ends at once when somebody has no card left, neither in hand nor face up nor "
          "face down. That player has won it, even if further discards were still to come.")},
    {"T16", TEXT("Winning the game"),
     TEXT("The first player who has won enough deals wins the game. The player at the dealer's "
          "left deals next."),
     "wins"},
    {"T17", TEXT("Void deals"), TEXT("Nobody wins a void deal. The next dealer deals.")},
    {"G4", TEXT("Very long deals"), TEXT("A deal that has gone on for 5,000 turns is void.")},
    common::kTurn,  // G7
    {"G8", common::kCardsTitle, TEXT("You can only play cards that you have.")},
    common::kMoves,  // G9
};

constexpr Verb kVerbs[] = {
    {.name = "play",
     .shape = ActionShape::cards,
     .zones = zoneBit(ThreeUpThreeDown::kPile),
     .offer = TEXT("discard")},
    {.name = "face",
     .shape = ActionShape::cards,
     .zones = zoneBit(ThreeUpThreeDown::kUp) | zoneBit(ThreeUpThreeDown::kDown),
     .offer = TEXT("choose three cards to lie face up"),
     .gathers = ThreeUpThreeDown::kUpCards},
    {.name = "flip",
     .shape = ActionShape::place,
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
    common::kNobodyMoves,  // G7
    common::kNotYourTurn,  // G7
    {"already-chosen", "G7", TEXT("You have chosen already; others are still choosing.")},
    common::kNoMove,  // G9
    {"face-first", "G9", TEXT("Choose three cards to lie face up first.")},
    {"facing-over", "G9", TEXT("The face-up cards have been chosen already.")},
    {"nothing-further", "G9",
     TEXT("There is no further discard to draw for or to decline: begin your turn with a "
          "discard.")},
    {"not-first-discard", "G9",
     TEXT("The pile can only be picked up instead of the first discard of a turn.")},
    {"not-held", "G8", TEXT("You do not have {card}.")},
    {"no-such-card", "G8", TEXT("That face-down card is gone.")},
    {"not-three", "T3", TEXT("Choose exactly three cards, not {number}.")},
    {"stock-not-empty", "T12",
     TEXT("The cards in front of you must wait: there are cards in the stock ({number}).")},
    {"hand-not-empty", "T12",
     TEXT("The cards in front of you must wait until your hand is empty ({number} to go).")},
    {"face-up-first", "T12", TEXT("Play your face-up cards first ({number} to go).")},
    {"clear-alone", "T7", TEXT("{card:start} must be played alone: Clear cards go one at a time.")},
    {"not-one-number", "T5", TEXT("{cards:start} do not all have the same number.")},
    {"too-low", "T5", TEXT("{card:start} is lower than {top} on the pile.")},
    {"others-fit", "T9",
     TEXT("{card:start} is lower than {top}: while another of your face-up cards fits, play "
          "that.")},
    {"one-owed-card", "T9",
     TEXT("{cards:start} are lower than {top}: of cards that do not fit you may play only one.")},
    {"nothing-to-pick-up", "T10", TEXT("There is no pile to pick up.")},
    {"can-play", "T5", TEXT("You cannot pick up the pile: you can play {card}.")},
    {"can-flip", "T13", TEXT("You cannot pick up the pile: turn over a face-down card.")},
    {"stock-empty", "T11", TEXT("There is no stock left to draw from.")},
    {"hand-full", "T11", TEXT("You hold {number} cards; a hand is only filled up to three.")},
    {"too-late-to-draw", "T7", TEXT("You may draw only before the first further discard.")},
    {"owed", "T8",
     TEXT("Further discards earned with the cards in front of you are owed ({number} to come): "
          "they cannot be declined.")},
};

// Sentences about points have Kind::account: they name the owner of the seat, not a substitute
// (D9).
constexpr Sentence kSentences[] = {
    {TEXT("Deal {number}: {player} deals."), TEXT("Deal {number}: you deal."),
     Sentence::Kind::heading},
    {TEXT("{player} has chosen three cards to lie face up."),
     TEXT("You have chosen three cards to lie face up.")},
    {TEXT("{player} shows {cards:accusative}."), TEXT("You show {cards:accusative}.")},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}.")},
    {TEXT("{player} plays {cards:accusative} from the face-up cards."),
     TEXT("You play {cards:accusative} from your face-up cards.")},
    {TEXT("{player} clears %n card(s) away with {cards:dative}."),
     TEXT("You clear %n card(s) away with {cards:dative}."), Sentence::Kind::lingering},
    {TEXT("{player} plays {cards:accusative}: there is nothing to clear away."),
     TEXT("You play {cards:accusative}: there is nothing to clear away."),
     Sentence::Kind::lingering},
    {TEXT("{player} turns over {cards:accusative}."), TEXT("You turn over {cards:accusative}."),
     Sentence::Kind::moment},
    {TEXT("Three of a number in a row: the pile of %n card(s) is cleared away."),
     TEXT("Three of a number in a row: the pile of %n card(s) is cleared away."),
     Sentence::Kind::lingering},
    {TEXT("{player} may discard (once more|%n more times)."),
     TEXT("You may discard (once more|%n more times).")},
    {TEXT("{player} must discard (once more|%n more times)."),
     TEXT("You must discard (once more|%n more times).")},
    {TEXT("{player} draws %n card(s)."), TEXT("You draw %n card(s).")},
    {TEXT("{player} declines to discard further."), TEXT("You decline to discard further.")},
    {TEXT("{player} picks up the pile: %n card(s)."), TEXT("You pick up the pile: %n card(s).")},
    {TEXT("{cards:start} is too low: {player} picks up the pile, %n card(s) in all."),
     TEXT("{cards:start} is too low: you pick up the pile, %n card(s) in all."),
     Sentence::Kind::moment},
    {TEXT("{player} has no card left and wins the deal."),
     TEXT("You have no card left and win the deal."), Sentence::Kind::ending},
    {TEXT("After 5,000 turns the deal is void."), TEXT("After 5,000 turns the deal is void."),
     Sentence::Kind::ending},
    {TEXT("{player} wins the game with %n deal(s) won."),
     TEXT("You win the game with %n deal(s) won."), Sentence::Kind::account},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n deal(s) won"), TEXT("%n deal(s) won")},
};

constexpr FactText kFacts[] = {
    {"isReady", TEXT("Ready"), TEXT("has chosen the face-up cards")},
    {"further", TEXT("%n more to discard"), TEXT("up to %n more card(s) may be discarded")},
    {"owed", TEXT("%n more to discard"), TEXT("%n more card(s) must be discarded")},
};

constexpr FactText kTotals[] = {
    {"deals", TEXT("%n won"), TEXT("%n deal(s) won")},
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
};

constexpr GuideStep kGuide[] = {
    {"hands", TEXT("Choose three of your six cards to lie face up in front of you. They will be "
                   "played late, so keep good ones for that.")},
    {"down", TEXT("Three more lie face down. Nobody looks at them until they are turned over, at "
                  "the very end.")},
    {"pile", TEXT("The pile never falls: lay a number at least as high as the one on top, or "
                  "several cards of it. If you cannot, you take the whole pile.")},
    {"hands", TEXT("A Clear goes onto anything and clears the pile away. Three equal numbers on "
                   "top of each other do so, too.")},
    {"stock",
     TEXT("After your turn you draw until you hold three cards. When stock and hand are "
          "empty the cards in front of you are played. Whoever has none left wins the deal.")},
};

constexpr CountText kCounts[] = {
    {"blindFits", TEXT("Blind cards that fitted"), CountText::Kind::share},
};

constexpr GameInfo kInfo{
    .id = "three-up-three-down",
    .title = TEXT("3UP 3DOWN"),
    .summary = TEXT("A pile that never falls, and six cards in front of you that come last."),
    .about =
        TEXT("A shedding game for children and grown-ups, with a deck of its own in three colours. "
             "Luck has a large say, and a hand that has shrunk to nothing can be full again in one "
             "turn."),
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
    .guide = kGuide,
    .moments = kMoments,
    .counts = kCounts,
};

}  // namespace

const GameInfo& ThreeUpThreeDown::info() { return kInfo; }

const char* ThreeUpThreeDown::refuse(const OptionValues& /*options*/, int /*players*/) {
  return "";
}

}  // namespace downpile
