// SPDX-License-Identifier: GPL-3.0-or-later
// Texts of High Card: options, rules, reasons and sentences, in the order of the enumerations in
// high_card.h. English; the app translates them in the context `high-card`.
#include "games/common_text.h"
#include "games/high-card/high_card.h"
#include "rules/translate.h"

#define TEXT(text) QT_TRANSLATE_NOOP("high-card", text)

namespace downpile {

namespace {

constexpr Option kOptions[] = {
    {.key = "deals",
     .kind = OptionKind::number,
     .least = 1,
     .most = HighCard::kMostDeals,
     .standard = 3,
     .title = TEXT("Deals"),
     .help = TEXT("How many deals a game has."),
     .rule = "H1"},
};

constexpr Rule kRules[] = {
    {"H1", TEXT("Cards and deals"),
     TEXT("There are 52 cards. Each player gets five; nobody sees the rest. The deal passes to the "
          "left until all deals of the game are played."),
     "deals"},
    {"H2", TEXT("Playing a card"),
     TEXT("The player at the dealer’s left leads to the first trick, then the player who took the "
          "last one. Everybody plays one card in turn; any card will do.")},
    {"H3", TEXT("Taking a trick"),
     TEXT("The highest card takes the trick, whatever its suit. The ace is high. If cards are "
          "equally high, the one played first takes it.")},
    {"H4", TEXT("Score"),
     TEXT("Each trick is a point. After the last deal the player with the most points wins; equal "
          "players share the win.")},
    common::kTurn,   // G7
    common::kCards,  // G8
    {"G9", common::kMovesTitle, TEXT("A move is one card, played to the trick.")},
};

constexpr Verb kVerbs[] = {
    {.name = "play",
     .shape = ActionShape::cards,
     .zones = zoneBit(HighCard::kTrick) | zoneBit(HighCard::kPlayed),
     .offer = TEXT("play a card")},
};

constexpr Zone kZones[] = {
    {"hands", ZoneKind::hand, false, TEXT("Hand")},
    {"trick", ZoneKind::ownPiles, true, TEXT("Trick")},
    {"played", ZoneKind::discard, false, TEXT("Tricks taken")},
    {"undealt", ZoneKind::stock, false, TEXT("Cards left over")},
};

constexpr Reason kReasons[] = {
    common::kNotYourTurn,  // G7
    common::kNobodyMoves,  // G7
    common::kNoMove,       // G9
    {"one-card", "G9", TEXT("You can play only one card to a trick.")},
    common::kNotHeld,  // G8
};

constexpr Sentence kSentences[] = {
    {TEXT("{player} deals."), TEXT("You deal."), Sentence::Kind::heading},
    {TEXT("{player} plays {cards:accusative}."), TEXT("You play {cards:accusative}.")},
    {TEXT("{player} takes the trick with {cards:dative}."),
     TEXT("You take the trick with {cards:dative}."), Sentence::Kind::lingering},
    {TEXT("{player} scores %n point(s)."), TEXT("You score %n point(s).")},
    {TEXT("{player} wins the game with %n point(s)."), TEXT("You win the game with %n point(s).")},
    {TEXT("{player} shares the win: %n point(s)."), TEXT("You share the win: %n point(s).")},
};

constexpr Sentence kScoreLines[] = {
    {TEXT("%n trick(s) taken"), TEXT("%n trick(s) taken")},
};

constexpr FactText kFacts[] = {
    {"taken", TEXT("Took %n"), TEXT("has taken %n trick(s)")},
};

constexpr FactText kTotals[] = {
    {"points", TEXT("%n pt(s)"), TEXT("%n point(s)")},
};

constexpr GuideStep kGuide[] = {
    {"", TEXT("Each trick is a point.")},
    {"hands", TEXT("Play any card: drag it to the middle, or double-click it.")},
    {"", TEXT("The highest card takes the trick. The player who takes it leads to the next one.")},
};

constexpr GameInfo kInfo{
    .id = "high-card",
    .title = TEXT("High Card"),
    .summary = TEXT("Five tricks a deal, and the highest card takes each."),
    .about = TEXT("Made up to show how a game is added. A deal takes a minute."),
    .length = TEXT("About a minute a deal"),
    .family = CardFamily::french,
    .minPlayers = 2,
    .maxPlayers = 4,
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
};

}  // namespace

const GameInfo& HighCard::info() { return kInfo; }

}  // namespace downpile
