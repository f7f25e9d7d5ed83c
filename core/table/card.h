// SPDX-License-Identifier: GPL-3.0-or-later
// A card as a small number. Every card of a deck, second pack and jokers included, has its own
// identity below 128. A set of cards therefore takes 128 bits. The face of an identity depends on
// the card family of the game.
#pragma once

#include <compare>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace downpile {

enum class Suit : std::uint8_t { clubs, diamonds, hearts, spades };

inline constexpr int kSuits = 4;
// Number of bits for the ranks of one suit and pack in a CardSet.
inline constexpr int kRankSlots = 16;
// Number of card identities (values of Card::id); some are unused.
inline constexpr int kCardIds = 128;

// Ranks of French cards above 10; ace to 10 are 1 to 10.
inline constexpr int kRankJack = 11;
inline constexpr int kRankQueen = 12;
inline constexpr int kRankKing = 13;
// Rank of jokers. There is one joker for each suit, so up to four in a pack.
inline constexpr int kJokerRank = 14;

// Ranks of coloured cards (3UP 3DOWN) above the numbers 1 ... 10. Red, blue and green cards are
// stored as clubs, diamonds and hearts.
inline constexpr int kRankClear = 11;
// Rank of the two extra plain Clears of each colour in the larger deck of 3UP 3DOWN, one in each
// pack. The rules treat them like cards of the rank kRankClear.
inline constexpr int kRankMoreClear = 12;
inline constexpr int kRankClearPlusOne = 13;
inline constexpr int kRankClearPlusTwo = 14;

// Kinds of cards in the games: French cards, or coloured cards with numbers.
enum class CardFamily : std::uint8_t { french, coloured };

// One card, as an identity made of pack (0, 1), suit and rank (1 ... 14). Rank 0 is not a card.
// Identity 0 means "no card", such as the top of an empty pile. In a view it can also mean "a card
// unknown to the viewer".
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
  // isRoyalty() and isJoker() are valid for French cards only.
  constexpr bool isRoyalty() const { return rank() >= kRankJack && rank() <= kRankKing; }
  constexpr bool isJoker() const { return rank() == kJokerRank; }

  constexpr auto operator<=>(const Card&) const = default;
};

// Returns true if the identity stands for a card of this family, even if no deck contains it.
// Identities with rank 0, rank 15 or coloured spades stand for no card.
constexpr bool isCard(Card card, CardFamily family) {
  const bool coloured = family == CardFamily::coloured;
  return card.rank() >= 1 && card.rank() <= kJokerRank &&
         !(coloured && card.suit() == Suit::spades);
}

// Returns the card's notation: `7H`, `TH`, `AS`, `XX` for a joker; `7R`, `TB`, `XR`, `YB`, `ZG` for
// coloured cards; `??` for an unknown or missing card.
std::string cardText(Card card, CardFamily family);

// Returns the first identity (pack 0) with this notation, or nullopt if the text is not a card.
std::optional<Card> cardFromText(std::string_view text, CardFamily family);

// identityText() returns the notation for records, where each identity has a different text. Cards
// of the second pack are in lower case (`7h`), jokers show their suit (`XC`), and extra Clears have
// their own letter (`WR`). cardFromIdentity() reads this notation. It returns nullopt for any other
// text, including `??`.
std::string identityText(Card card, CardFamily family);
std::optional<Card> cardFromIdentity(std::string_view text, CardFamily family);

// Returns the card of pack 0 that represents all cards with the same notation as this card. For a
// joker it is the joker of clubs, for an extra Clear the usual Clear of its colour.
constexpr Card kindOf(Card card, CardFamily family) {
  if (family == CardFamily::french && card.isJoker()) return {0, Suit::clubs, kJokerRank};
  if (family == CardFamily::coloured && card.rank() == kRankMoreClear) {
    return {0, card.suit(), kRankClear};
  }
  return Card(card.id % 64);
}

// Returns the card of the same suit and rank from the other pack.
constexpr Card twinOf(Card card) { return Card(card.id ^ 64); }

}  // namespace downpile
