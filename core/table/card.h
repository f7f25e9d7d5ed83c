// SPDX-License-Identifier: GPL-3.0-or-later
// A card as a small number. Every card of every deck (two packs and jokers too) has an own
// identity in 0 ... 127, so that a set of cards is 128 bits and a table holds each card once.
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
inline constexpr int kJokerRank = 14;  // French packs: up to four jokers a pack
inline constexpr int kRankJack = 11;
inline constexpr int kRankQueen = 12;
inline constexpr int kRankKing = 13;

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
  constexpr bool isRoyalty() const { return rank() >= kRankJack && rank() <= kRankKing; }
  constexpr bool isJoker() const { return rank() == kJokerRank; }

  constexpr auto operator<=>(const Card&) const = default;
};

// The trace notation: `7H`, `TH`, `AS`, `XX` for a joker, `??` for a card that is not known.
std::string cardText(Card card);

// The first identity that is written so (pack 0), or nothing where the text is no card.
std::optional<Card> cardFromText(std::string_view text);

// The identity that stands for all cards written like this one: the same card of pack 0.
constexpr Card kindOf(Card card) {
  return card.isJoker() ? Card(0, Suit::clubs, kJokerRank) : Card(card.id % 64);
}

// The other copy of a card that both packs have.
constexpr Card twinOf(Card card) { return Card(card.id ^ 64); }

}  // namespace downpile
