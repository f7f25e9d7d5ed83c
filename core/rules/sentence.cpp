// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/sentence.h"

#include <algorithm>
#include <array>
#include <vector>

namespace downpile {

namespace {

// The name of a card without its suit.
std::string rankWord(Card card) {
  switch (card.rank()) {
    case 1:
      return "ace";
    case kRankJack:
      return "jack";
    case kRankQueen:
      return "queen";
    case kRankKing:
      return "king";
    default:
      return std::to_string(card.rank());
  }
}

bool hasSuit(Card card) { return card.known() && !card.isJoker(); }

// `a`, `a and b`, `a, b and c`.
std::string enumeration(const std::vector<std::string>& words) {
  std::string text;
  for (std::size_t i = 0; i < words.size(); ++i) {
    if (i > 0) text += i + 1 == words.size() ? " and " : ", ";
    text += words[i];
  }
  return text;
}

std::string startOfSentence(std::string text) {
  if (!text.empty() && text[0] >= 'a' && text[0] <= 'z') {
    text[0] = static_cast<char>(text[0] - 'a' + 'A');
  }
  return text;
}

}  // namespace

std::string fillSentence(std::string_view text, const SayPlaceholder& say) {
  std::string filled;
  while (true) {
    const auto open = text.find('{');
    const auto close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) return filled.append(text);
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const auto colon = std::min(inside.find(':'), inside.size());
    filled.append(text.substr(0, open));
    filled += say(inside.substr(0, colon), inside.substr(std::min(colon + 1, inside.size())));
    text.remove_prefix(close + 1);
  }
}

bool mentions(std::string_view text, std::string_view name) {
  bool found = false;
  fillSentence(text, [&](std::string_view placeholder, std::string_view) {
    found = found || placeholder == name;
    return std::string();
  });
  return found;
}

std::string countInEnglish(std::string_view text, std::int64_t count) {
  constexpr std::string_view kNumber = "%n";
  constexpr std::string_view kPlural = "(s)";
  std::string counted(text);
  for (auto at = counted.find(kNumber); at != std::string::npos; at = counted.find(kNumber, at)) {
    counted.replace(at, kNumber.size(), std::to_string(count));
  }
  for (auto at = counted.find(kPlural); at != std::string::npos; at = counted.find(kPlural, at)) {
    counted.replace(at, kPlural.size(), count == 1 ? "" : "s");
  }
  return counted;
}

std::string_view englishSuit(Suit suit) {
  constexpr std::array<std::string_view, kSuits> kNames = {"clubs", "diamonds", "hearts", "spades"};
  return kNames[static_cast<std::size_t>(suit)];
}

std::string englishCard(Card card) { return englishCards(std::span(&card, 1)); }

std::string englishCards(std::span<const Card> cards) {
  const bool oneSuit = std::all_of(cards.begin(), cards.end(), [&](Card card) {
    return hasSuit(card) && card.suit() == cards.front().suit();
  });
  std::vector<std::string> words;
  for (Card card : cards) {
    if (!card.known()) {
      words.emplace_back("a card");
    } else if (card.isJoker()) {
      words.emplace_back("the joker");
    } else if (oneSuit) {
      words.push_back(rankWord(card));
    } else {
      words.push_back("the " + rankWord(card) + " of " + std::string(englishSuit(card.suit())));
    }
  }
  if (!oneSuit || cards.empty()) return enumeration(words);
  return "the " + enumeration(words) + " of " + std::string(englishSuit(cards.front().suit()));
}

std::string refusalInEnglish(const GameInfo& info, const Refusal& refusal) {
  const auto say = [&](std::string_view name) -> std::string {
    if (name == "card") return englishCard(refusal.card);
    if (name == "top") return englishCard(refusal.top);
    if (name == "cards") return englishCards(inLayOrder(refusal.cards, LayOrder::rising));
    if (name == "suit") return std::string(englishSuit(refusal.suit));
    if (name == "player") return "player " + std::to_string(refusal.player);
    if (name == "number") return std::to_string(refusal.number);
    return std::string(name);
  };
  return fillSentence(info.reasons[refusal.reason].text,
                      [&](std::string_view name, std::string_view form) {
                        return form == "start" ? startOfSentence(say(name)) : say(name);
                      });
}

}  // namespace downpile
