// SPDX-License-Identifier: GPL-3.0-or-later
// A game without cards for tests of moves off turn: the player on turn ends the deal; before that,
// the other player may take one offer with positive or negative points.
#pragma once

#include <algorithm>
#include <optional>
#include <string>
#include <vector>

#include "rules/card_game.h"

namespace downpile::match {

class Offers {
 public:
  enum Verb : std::uint8_t { kEnd, kTake };

  struct State {
    std::uint8_t turn = 0;    // kNoPlayer if the deal is over
    std::vector<int> offers;  // values of the offers to the player out of turn
    std::vector<int> points{0, 0};
    bool operator==(const State&) const = default;
  };

  static constexpr GameTraits kTraits{};
  static const GameInfo& info() {
    static const GameInfo kInfo{};
    return kInfo;
  }
  static const char* refuse(const OptionValues&, int) { return ""; }

  Offers(const OptionValues&, int) {}
  Offers(int turn, std::vector<int> offers) {
    state_.turn = static_cast<std::uint8_t>(turn);
    state_.offers = std::move(offers);
  }
  static std::optional<Offers> read(const OptionValues&, int, const Value&, bool, std::string&) {
    return std::nullopt;
  }
  Value write() const { return {}; }
  template <class S, class Visitor>
  static void fields(S& /*state*/, Visitor& /*visitor*/) {}
  const State& state() const { return state_; }
  const OptionValues& options() const { return options_; }
  int players() const { return 2; }
  static CardSet deck() { return {}; }

  PlayerSet actors() const {
    PlayerSet all;
    if (dealOver()) return all;
    all.insert(state_.turn);
    if (!state_.offers.empty()) all.insert(1 - state_.turn);
    return all;
  }
  // The deal can be ended in two ways; one costs a point.
  template <class Visit>
  void legal(int player, Visit&& visit) const {
    if (!actors().contains(player)) return;
    if (player == state_.turn) {
      for (std::int16_t way = 0; way < 2; ++way) visit(Action{.verb = kEnd, .number = way});
      return;
    }
    for (const int offer : state_.offers) {
      visit(Action{.verb = kTake, .number = static_cast<std::int16_t>(offer)});
    }
  }
  std::optional<Refusal> check(int player, const Action& action) const {
    bool found = false;
    legal(player, [&](const Action& each) { found = found || each == action; });
    return found ? std::nullopt : std::optional(Refusal{});
  }
  static CardSet cardsOf(int, const Action&) { return {}; }
  static std::vector<Place> touched(int, const Action&) { return {}; }
  template <class Report>
  void apply(int player, const Action& action, Report) {
    if (action.verb == kEnd) {
      state_.turn = kNoPlayer;
      state_.points[at(player)] -= action.number;
    } else {
      state_.points[at(player)] += action.number;
      state_.offers.clear();
    }
  }

  static ChanceNeed chance() { return {}; }
  template <class Report>
  void resolve(const Chance&, Report) {}
  bool dealOver() const { return state_.turn == kNoPlayer; }
  bool gameOver() const { return dealOver(); }
  PlayerSet winners() const {
    PlayerSet best;
    for (int player : {0, 1}) {
      if (score(player) == std::ranges::max(state_.points)) best.insert(player);
    }
    return best;
  }
  template <class Report>
  void startDeal(Report) {}

  static std::vector<ScoreLine> scoreLines(int) { return {}; }
  int score(int player) const { return state_.points[at(player)]; }
  static std::vector<PlaceContents> places() { return {}; }
  Standing standing() const {
    return {.turn = state_.turn,
            .chairs = {0, 1},
            .totals = state_.points,
            .scores = state_.points,
            .dealOver = dealOver(),
            .gameOver = gameOver(),
            .winners = winners()};
  }
  static std::vector<Fact> facts(int) { return {}; }

  Offers masked(int) const { return *this; }
  static HiddenCards hiddenFrom(int) { return {}; }
  static CardSet unknownTo(int) { return {}; }
  static int groupOf(Card) { return 0; }
  static void putHidden(int, Card) {}

  bool operator==(const Offers&) const = default;

 private:
  OptionValues options_{};
  State state_;
};

}  // namespace downpile::match
