// SPDX-License-Identifier: GPL-3.0-or-later
// A card as a small number. Every card of every deck (two packs and jokers too) has an own
// identity in 0 ... 127, so that a set of cards is 128 bits and a table holds each card once. What
// is printed on an identity depends on the family of cards that a game is played with.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

inline constexpr int kSuits = 4;
inline constexpr int kRankSlots = 16;  // a suit is a lane of 16 bits in a set
inline constexpr int kCardIds = 128;   // identities, not all of them in use

// Ranks of French cards.
inline constexpr int kRankJack = 11;
inline constexpr int kRankQueen = 12;
inline constexpr int kRankKing = 13;
inline constexpr int kJokerRank = 14;  // up to four jokers a pack

// Ranks of coloured cards (3UP 3DOWN) beyond the numbers 1 ... 10. The suits are red, blue and
// green, in the lanes of clubs, diamonds and hearts.
inline constexpr int kRankClear = 11;
inline constexpr int kRankMoreClear = 12;  // two more Clear a pack and colour, like kRankClear
inline constexpr int kRankClearPlusOne = 13;
inline constexpr int kRankClearPlusTwo = 14;

// What is printed on the cards of a game.
enum class CardFamily : std::uint8_t { french, coloured };

// One card: pack (0, 1) x suit x rank (1 ... 14). Rank 0 is never a card; identity 0 stands for
// "no card" in a pile and for "a card the viewer does not know" in what is shown.
struct Card {
  std::uint8_t id = 0;

  constexpr Card() = default;
  constexpr explicit Card(int identity) : id(static_cast<std::uint8_t>(identity)) {}
  constexpr Card(int pack, Suit suit, int rank)
      : id(static_cast<std::uint8_t>(pack * 64 + static_cast<int>(suit) * kRankSlots + rank)) {}

  constexpr int rank() const { return id % kRankSlots; }
  constexpr Suit suit() const { return static_cast<Suit>((id / kRankSlots) % kSuits); }
  constexpr int pack() const { return id / 64; }
  constexpr bool known() const { return id != 0; }
  // Of French cards only.
  constexpr bool isRoyalty() const { return rank() >= kRankJack && rank() <= kRankKing; }
  constexpr bool isJoker() const { return rank() == kJokerRank; }

  constexpr auto operator<=>(const Card&) const = default;
};

// Whether there is such a card: of the identities some are in no deck.
constexpr bool isCard(Card card, CardFamily family) {
  const bool coloured = family == CardFamily::coloured;
  return card.rank() >= 1 && card.rank() <= kJokerRank &&
         !(coloured && card.suit() == Suit::spades);
}

// The trace notation: `7H`, `TH`, `AS`, `XX` for a joker; `7R`, `TB`, `XR`, `YB`, `ZG` of coloured
// cards; `??` for a card that is not known or not there.
std::string cardText(Card card, CardFamily family);

// The first identity that is written so (pack 0), or nothing where the text is no card.
std::optional<Card> cardFromText(std::string_view text, CardFamily family);

// The same for records, where each identity has a text of its own: cards of the second pack are in
// small letters (`7h`), jokers show their lane (`XC`), more Clears have a letter too (`WR`). `??`
// is no card.
std::string identityText(Card card, CardFamily family);
std::optional<Card> cardFromIdentity(std::string_view text, CardFamily family);

// The identity that stands for all cards written like this one: the first of them, of pack 0.
constexpr Card kindOf(Card card, CardFamily family) {
  if (family == CardFamily::french && card.isJoker()) return {0, Suit::clubs, kJokerRank};
  if (family == CardFamily::coloured && card.rank() == kRankMoreClear) {
    return {0, card.suit(), kRankClear};
  }
  return Card(card.id % 64);
}

// The other copy of a card that both packs have.
constexpr Card twinOf(Card card) { return Card(card.id ^ 64); }

}  // namespace downpile
