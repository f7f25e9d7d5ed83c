// SPDX-License-Identifier: GPL-3.0-or-later
// What is worth knowing of each player of a game besides points, counted while a record is played:
// how often somebody steals, which bids were kept. Each game says what it counts
// (GameInfo::counts); nothing of it is part of the state.
#pragma once

#include <algorithm>
#include <cstdint>
#include <string_view>
#include <vector>

namespace downpile {

struct CountText {
  enum class Kind : std::uint8_t {
    perDeal,  // how many a deal
    share,    // how many of all that there could have been
  };
  std::string_view name;  // `steals`
  const char* title;      // translatable in the game's context
  Kind kind = Kind::perDeal;
  // Translatable: what is counted apart by a number, %n. Empty where there is no such number.
  const char* each = "";
};

struct Tally {
  struct Count {
    std::uint8_t count = 0;  // index into GameInfo::counts
    std::uint8_t player = 0;
    std::int16_t number = 0;  // what CountText::each is about; else 0
    std::int32_t hits = 0;
    std::int32_t chances = 0;  // of a share: hits and misses

    bool operator==(const Count&) const = default;
  };

  // So many that the player had.
  template <class Name>
  void add(Name count, int player, int hits) {
    Count& found = find(static_cast<std::uint8_t>(count), player, 0);
    found.hits += hits;
  }
  // Something could be, and was or was not.
  template <class Name>
  void addChance(Name count, int player, bool isHit, int number = 0) {
    Count& found = find(static_cast<std::uint8_t>(count), player, number);
    found.hits += isHit ? 1 : 0;
    ++found.chances;
  }

  bool operator==(const Tally&) const = default;

  // Each pair of count, player and number once, in the order in which they came up.
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
