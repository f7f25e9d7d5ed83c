// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/card.h"

namespace downpile {

namespace {
constexpr std::string_view kRanks = "?A23456789TJQK";
constexpr std::string_view kSuitLetters = "CDHS";
}  // namespace

std::string cardText(Card card) {
  if (!card.known()) return "??";
  if (card.isJoker()) return "XX";
  return {kRanks[static_cast<std::size_t>(card.rank())],
          kSuitLetters[static_cast<std::size_t>(card.suit())]};
}

std::optional<Card> cardFromText(std::string_view text) {
  if (text == "XX") return Card(0, Suit::clubs, kJokerRank);
  if (text.size() != 2) return std::nullopt;
  const auto rank = kRanks.find(text[0]);
  const auto suit = kSuitLetters.find(text[1]);
  if (rank == std::string_view::npos || rank == 0 || suit == std::string_view::npos) {
    return std::nullopt;
  }
  return Card(0, static_cast<Suit>(suit), static_cast<int>(rank));
}

}  // namespace downpile
