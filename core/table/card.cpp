// SPDX-License-Identifier: GPL-3.0-or-later
#include "table/card.h"

namespace downpile {

namespace {

// Letters of the ranks, indexed by rank (from 0), and of the suits, indexed by suit. The ranks of
// French cards are listed without the joker.
struct Letters {
  std::string_view ranks;
  std::string_view suits;
};

constexpr Letters lettersOf(CardFamily family) {
  return family == CardFamily::french ? Letters{"?A23456789TJQK", "CDHS"}
                                      : Letters{"?123456789TXXYZ", "RBG"};
}

// Letters of the ranks in records. Unlike in other texts, each rank has its own letter.
constexpr std::string_view identityLetters(CardFamily family) {
  return family == CardFamily::french ? "?A23456789TJQKX" : "?123456789TXWYZ";
}

}  // namespace

std::string cardText(Card card, CardFamily family) {
  if (!isCard(card, family)) return "??";
  if (family == CardFamily::french && card.isJoker()) return "XX";
  const Letters letters = lettersOf(family);
  return {letters.ranks[static_cast<std::size_t>(card.rank())],
          letters.suits[static_cast<std::size_t>(card.suit())]};
}

std::optional<Card> cardFromText(std::string_view text, CardFamily family) {
  if (family == CardFamily::french && text == "XX") return Card(0, Suit::clubs, kJokerRank);
  if (text.size() != 2) return std::nullopt;
  const Letters letters = lettersOf(family);
  const auto rank = letters.ranks.find(text[0]);
  const auto suit = letters.suits.find(text[1]);
  if (rank == std::string_view::npos || rank == 0 || suit == std::string_view::npos) {
    return std::nullopt;
  }
  return Card(0, static_cast<Suit>(suit), static_cast<int>(rank));
}

std::string identityText(Card card, CardFamily family) {
  if (!isCard(card, family)) return "??";
  std::string text = {identityLetters(family)[static_cast<std::size_t>(card.rank())],
                      lettersOf(family).suits[static_cast<std::size_t>(card.suit())]};
  if (card.pack() == 0) return text;
  for (char& letter : text) {
    if (letter >= 'A' && letter <= 'Z') letter = static_cast<char>(letter - 'A' + 'a');
  }
  return text;
}

std::optional<Card> cardFromIdentity(std::string_view text, CardFamily family) {
  if (text.size() != 2) return std::nullopt;
  std::string capitals(text);
  for (char& letter : capitals) {
    if (letter >= 'a' && letter <= 'z') letter = static_cast<char>(letter - 'a' + 'A');
  }
  const auto rank = identityLetters(family).find(capitals[0]);
  const auto suit = lettersOf(family).suits.find(capitals[1]);
  if (rank == std::string_view::npos || rank == 0 || suit == std::string_view::npos) {
    return std::nullopt;
  }
  return Card(capitals != text ? 1 : 0, static_cast<Suit>(suit), static_cast<int>(rank));
}

}  // namespace downpile
