// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/standing.h"

#include <algorithm>
#include <limits>
#include <optional>

namespace downpile {

namespace {

Value listOf(const std::vector<int>& numbers) {
  Value::List list;
  for (int number : numbers) list.emplace_back(number);
  return {std::move(list)};
}

Value listOf(const PlayerSet& players) {
  Value::List list;
  for (int player : players) list.emplace_back(player);
  return {std::move(list)};
}

Value orNull(std::uint8_t player) { return player == kNoPlayer ? Value() : Value(int{player}); }

// Reads the members of a standing from JSON. Keeps the first error and reads nothing after it.
class Reader {
 public:
  Reader(const Value& source, int players) : source_(source), players_(players) {}

  int number(std::string_view name, int least, int most) {
    const Value* found = find(name);
    return found != nullptr ? number(name, *found, least, most) : least;
  }
  bool flag(std::string_view name) {
    const Value* found = find(name);
    const bool* flag = found != nullptr ? found->boolean() : nullptr;
    if (flag == nullptr) fail(name);
    return flag != nullptr && *flag;
  }
  std::uint8_t playerOrNull(std::string_view name) {
    const Value* found = find(name);
    if (found == nullptr || found->isNull()) return kNoPlayer;
    return static_cast<std::uint8_t>(number(name, *found, 0, players_ - 1));
  }
  PlayerSet players(std::string_view name) {
    PlayerSet set;
    for (int player : numbers(name, 0, players_ - 1)) set.insert(player);
    return set;
  }
  // Reads one number for each player. If `orNone` is true, the list may be empty.
  std::vector<int> each(std::string_view name, bool orNone = false) {
    constexpr int kMost = 1'000'000'000;
    std::vector<int> values = numbers(name, -kMost, kMost);
    const bool isNone = orNone && values.empty();
    if (!isNone && values.size() != static_cast<std::size_t>(players_)) fail(name);
    return values;
  }
  std::vector<int> chairs(std::string_view name) {
    std::vector<int> chairs = each(name);
    std::vector<int> sorted = chairs;
    std::sort(sorted.begin(), sorted.end());
    for (std::size_t i = 0; i < sorted.size(); ++i) {
      if (sorted[i] != static_cast<int>(i)) fail(name);
    }
    return chairs;
  }
  const std::string& error() const { return error_; }

 private:
  const Value* find(std::string_view name) {
    const Value* found = error_.empty() ? source_.find(name) : nullptr;
    if (found == nullptr) fail(name);
    return found;
  }
  std::vector<int> numbers(std::string_view name, int least, int most) {
    const Value* found = find(name);
    const Value::List* list = found != nullptr ? found->list() : nullptr;
    if (list == nullptr || list->size() > kMaxPlayers) {
      fail(name);
      return {};
    }
    std::vector<int> numbers;
    for (const Value& each : *list) numbers.push_back(number(name, each, least, most));
    return numbers;
  }
  int number(std::string_view name, const Value& value, int least, int most) {
    const std::int64_t* number = value.number();
    if (number == nullptr || *number < least || *number > most) {
      fail(name);
      return least;
    }
    return static_cast<int>(*number);
  }
  void fail(std::string_view name) {
    if (error_.empty()) error_ = "standing." + std::string(name) + " is missing or wrong";
  }

  const Value& source_;
  int players_;
  std::string error_;
};

}  // namespace

Value writeStanding(const Standing& standing) {
  return {Value::Object{{"deal", standing.deal},
                        {"dealer", standing.dealer},
                        {"turn", orNull(standing.turn)},
                        {"chairs", listOf(standing.chairs)},
                        {"totals", listOf(standing.totals)},
                        {"startTotal", standing.startTotal},
                        {"counts", int{standing.counts}},
                        {"scores", listOf(standing.scores)},
                        {"soFar", listOf(standing.dealPoints)},
                        {"dealOver", standing.dealOver},
                        {"dealVoid", standing.dealVoid},
                        {"gameOver", standing.gameOver},
                        {"wentOut", orNull(standing.wentOut)},
                        {"out", listOf(standing.out)},
                        {"winners", listOf(standing.winners)},
                        {"settlement", listOf(standing.settlement)}}};
}

Standing readStanding(const Value& value, int players, int mostCounts, std::string& error) {
  constexpr int kMost = std::numeric_limits<std::int16_t>::max();
  Reader reader(value, players);
  Standing standing;
  standing.deal = reader.number("deal", 1, kMost);
  standing.dealer = reader.number("dealer", 0, players - 1);
  standing.turn = reader.playerOrNull("turn");
  standing.chairs = reader.chairs("chairs");
  standing.totals = reader.each("totals");
  standing.startTotal = reader.number("startTotal", 0, kMost);
  standing.counts = static_cast<std::uint8_t>(reader.number("counts", 0, mostCounts - 1));
  standing.scores = reader.each("scores");
  standing.dealPoints = reader.each("soFar", true);
  standing.dealOver = reader.flag("dealOver");
  standing.dealVoid = reader.flag("dealVoid");
  standing.gameOver = reader.flag("gameOver");
  standing.wentOut = reader.playerOrNull("wentOut");
  standing.out = reader.players("out");
  standing.winners = reader.players("winners");
  standing.settlement = reader.each("settlement", true);
  error = reader.error();
  return standing;
}

}  // namespace downpile
