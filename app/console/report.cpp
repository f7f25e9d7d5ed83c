// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/report.h"

#include "rules/sentence.h"

namespace downpile {

namespace {

Value listOf(const std::vector<int>& numbers) {
  return {Value::List(numbers.begin(), numbers.end())};
}

}  // namespace

Value legalReport(const AnyGame& game) {
  Value::Object report;
  const PlayerSet actors = game.actors();
  for (int player = 0; player < game.players(); ++player) {
    if (!actors.contains(player)) continue;
    Value::List moves;
    for (const Action& action : game.legal(player)) {
      moves.emplace_back(actionText(action, game.info()));
    }
    report.emplace_back(std::to_string(player), std::move(moves));
  }
  return {std::move(report)};
}

Value dealReport(const AnyGame& game, bool withState) {
  const Standing standing = game.standing();
  Value::Object report{{"type", "deal"},
                       {"deal", standing.deal},
                       {"scores", listOf(standing.scores)},
                       {"totals", listOf(standing.totals)}};
  if (standing.dealVoid) report.emplace_back("void", true);
  if (withState) report.emplace_back("state", game.write());
  return {std::move(report)};
}

Value endReport(const AnyGame& game) {
  const Standing standing = game.standing();
  Value::List winners;
  for (int player = 0; player < game.players(); ++player) {
    if (standing.winners.contains(player)) winners.emplace_back(player);
  }
  Value::Object report{
      {"type", "end"}, {"totals", listOf(standing.totals)}, {"winners", std::move(winners)}};
  if (!standing.settlement.empty()) report.emplace_back("settlement", listOf(standing.settlement));
  return {std::move(report)};
}

Value refusalReport(const GameInfo& info, const Refusal& refusal) {
  const Reason& reason = info.reasons[refusal.reason];
  Value::Object report{{"rule", std::string(reason.rule)}, {"reason", std::string(reason.code)}};
  if (refusal.card.known()) report.emplace_back("card", cardText(refusal.card, info.family));
  if (refusal.top.known()) report.emplace_back("top", cardText(refusal.top, info.family));
  if (!refusal.cards.empty()) {
    Value::List cards;
    for (Card card : inLayOrder(refusal.cards, LayOrder::rising)) {
      cards.emplace_back(cardText(card, info.family));
    }
    report.emplace_back("cards", std::move(cards));
  }
  if (mentions(reason.text, "suit")) {
    report.emplace_back("suit", std::string(englishSuit(refusal.suit, info.family)));
  }
  if (refusal.player != kNoPlayer) report.emplace_back("player", static_cast<int>(refusal.player));
  if (mentions(reason.text, "number")) {
    report.emplace_back("number", static_cast<int>(refusal.number));
  }
  report.emplace_back("text", refusalInEnglish(info, refusal));
  return {std::move(report)};
}

std::string reasonInEnglish(const ReviewReason& reason, std::string_view chosen,
                            std::string_view instead, CardFamily family) {
  // Returns the number at the end of a move in the notation of the record, such as 3 in `bid 3`.
  const auto numberOf = [](std::string_view move) {
    return std::string(move.substr(move.rfind(' ') + 1));
  };
  const auto valueOf = [&](std::string_view name) -> std::string {
    if (name == "chosen") return numberOf(chosen);
    if (name == "instead") return numberOf(instead);
    if (name == "otherNumber") return std::to_string(reason.otherNumber);
    if (name == "tenths") {
      if (reason.number >= 100) return std::to_string((reason.number + 5) / 10);
      return std::to_string(reason.number / 10) + '.' + std::to_string(reason.number % 10);
    }
    if (name == "card") return englishCard(reason.card, family);
    if (name == "player") return "player " + std::to_string(reason.player);
    return std::string(name);
  };
  return fillInEnglish(countInEnglish(reason.text, reason.number), valueOf);
}

}  // namespace downpile
