// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/sentence.h"

#include <algorithm>
#include <array>
#include <vector>

namespace downpile {

namespace {

// Returns the name of a French card without its suit.
std::string frenchRank(Card card) {
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

// Returns the name of a coloured card without its colour.
std::string colouredRank(Card card) {
  switch (card.rank()) {
    case kRankClear:
    case kRankMoreClear:
      return "Clear";
    case kRankClearPlusOne:
      return "Clear +1";
    case kRankClearPlusTwo:
      return "Clear +2";
    default:
      return std::to_string(card.rank());
  }
}

std::string englishCardAlone(Card card, CardFamily family) {
  if (!card.known()) return "a card";
  const std::string suit(englishSuit(card.suit(), family));
  if (family == CardFamily::coloured) return "the " + suit + " " + colouredRank(card);
  if (card.isJoker()) return "the joker";
  return "the " + frenchRank(card) + " of " + suit;
}

bool hasSuit(Card card) { return card.known() && !card.isJoker(); }

// Joins words to `a`, `a and b`, `a, b and c`.
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

std::string fillSentence(std::string_view text, const FillPlaceholder& valueOf) {
  std::string filled;
  while (true) {
    const auto open = text.find('{');
    const auto close = open == std::string_view::npos ? open : text.find('}', open);
    if (close == std::string_view::npos) return filled.append(text);
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const auto colon = std::min(inside.find(':'), inside.size());
    filled.append(text.substr(0, open));
    filled += valueOf(inside.substr(0, colon), inside.substr(std::min(colon + 1, inside.size())));
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
  std::string counted;
  for (auto open = text.find('('); open != std::string_view::npos; open = text.find('(')) {
    const auto close = text.find(')', open);
    if (close == std::string_view::npos) break;
    const std::string_view inside = text.substr(open + 1, close - open - 1);
    const auto bar = inside.find('|');
    counted += text.substr(0, open);
    if (inside == "s") {
      if (count != 1) counted += inside;
    } else if (bar != std::string_view::npos) {
      counted += count == 1 ? inside.substr(0, bar) : inside.substr(bar + 1);
    } else {
      counted += text.substr(open, close + 1 - open);
    }
    text.remove_prefix(close + 1);
  }
  counted += text;
  constexpr std::string_view kNumber = "%n";
  for (auto at = counted.find(kNumber); at != std::string::npos; at = counted.find(kNumber, at)) {
    counted.replace(at, kNumber.size(), std::to_string(count));
  }
  return counted;
}

std::string_view englishSuit(Suit suit, CardFamily family) {
  constexpr std::array<std::string_view, kSuits> kFrench = {"clubs", "diamonds", "hearts",
                                                            "spades"};
  constexpr std::array<std::string_view, kSuits> kColours = {"red", "blue", "green", ""};
  return (family == CardFamily::french ? kFrench : kColours)[static_cast<std::size_t>(suit)];
}

std::string englishCard(Card card, CardFamily family) {
  return englishCards(std::span(&card, 1), family);
}

std::string englishCards(std::span<const Card> cards, CardFamily family) {
  const bool oneSuit = family == CardFamily::french && !cards.empty() &&
                       std::all_of(cards.begin(), cards.end(), [&](Card card) {
                         return hasSuit(card) && card.suit() == cards.front().suit();
                       });
  std::vector<std::string> words;
  for (Card card : cards) {
    words.push_back(oneSuit ? frenchRank(card) : englishCardAlone(card, family));
  }
  if (!oneSuit) return enumeration(words);
  return "the " + enumeration(words) + " of " +
         std::string(englishSuit(cards.front().suit(), family));
}

std::string fillInEnglish(std::string_view text,
                          const std::function<std::string(std::string_view name)>& valueOf) {
  return startOfSentence(fillSentence(text, [&](std::string_view name, std::string_view form) {
    return form == "start" ? startOfSentence(valueOf(name)) : valueOf(name);
  }));
}

LayOrder listOrder(const GameInfo& info) {
  const bool aceHigh = std::ranges::count(info.verbs, LayOrder::aceHigh, &Verb::order) > 0;
  return aceHigh ? LayOrder::aceHigh : LayOrder::rising;
}

std::string refusalInEnglish(const GameInfo& info, const Refusal& refusal) {
  const auto valueOf = [&](std::string_view name) -> std::string {
    if (name == "card") return englishCard(refusal.card, info.family);
    if (name == "top") return englishCard(refusal.top, info.family);
    if (name == "cards") {
      return englishCards(inLayOrder(refusal.cards, listOrder(info)), info.family);
    }
    if (name == "suit") return std::string(englishSuit(refusal.suit, info.family));
    if (name == "player") return "player " + std::to_string(refusal.player);
    if (name == "number") return std::to_string(refusal.number);
    return std::string(name);
  };
  return fillInEnglish(info.reasons[refusal.reason].text, valueOf);
}

}  // namespace downpile
