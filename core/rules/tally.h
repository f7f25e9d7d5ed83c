// SPDX-License-Identifier: GPL-3.0-or-later
// Statistics of each player besides points, such as the number of steals or of kept bids. They are
// counted while a record is replayed. Each game defines its counts (GameInfo::counts). A tally is
// not part of the state.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace downpile {

struct CountText {
  enum class Kind : std::uint8_t {
    perDeal,  // average number of events (hits) per deal
    // Hits divided by the player's opportunities. A hit is an opportunity that was taken.
    share,
  };
  std::string_view name;  // name of the statistic, for example `steals`
  const char* title;      // name shown to users; translatable (context: the game's id)
  Kind kind = Kind::perDeal;
  // Translatable label with %n, if the statistic is kept separately for each number, for example
  // for each number of tricks bid. Otherwise empty.
  const char* each = "";
};

struct Tally {
  struct Count {
    std::uint8_t count = 0;  // index into GameInfo::counts
    std::uint8_t player = 0;
    std::int16_t number = 0;  // number replacing %n in CountText::each, else 0
    std::int32_t hits = 0;
    // For a statistic of the kind share: number of opportunities, taken (hits) or missed.
    std::int32_t chances = 0;

    bool operator==(const Count&) const = default;
  };

  // Adds a number of events (hits) to a player's statistic of the kind perDeal. The deals are
  // counted elsewhere (GameFacts::deals).
  template <class Name>
  void add(Name count, int player, int hits) {
    Count& found = find(static_cast<std::uint8_t>(count), player, 0);
    found.hits += hits;
  }
  // Adds one opportunity, taken (a hit) or missed, to a statistic of the kind share.
  template <class Name>
  void addChance(Name count, int player, bool isHit, int number = 0) {
    Count& found = find(static_cast<std::uint8_t>(count), player, number);
    found.hits += isHit ? 1 : 0;
    ++found.chances;
  }

  bool operator==(const Tally&) const = default;

  // One element for each combination of statistic, player and number, in the order of first use.
  std::vector<Count> counts{};

 private:
  Count& find(std::uint8_t count, int player, int number) {
    const auto isIt = [&](const Count& each) {
      return each.count == count && each.player == player && each.number == number;
    };
    const auto found = std::ranges::find_if(counts, isIt);
    if (found != counts.end()) return *found;
    counts.push_back({.count = count,
                      .player = static_cast<std::uint8_t>(player),
                      .number = static_cast<std::int16_t>(number)});
    return counts.back();
  }
};

}  // namespace downpile
