// SPDX-License-Identifier: GPL-3.0-or-later
#include "console/seats.h"

#include <vector>

#include "console/layout.h"

namespace downpile {

std::string playerText(const RecordHeader& header, int player) {
  constexpr std::size_t kLongest = 30;
  const std::string number = "player " + std::to_string(player);
  const std::string name = printable(header.seats[static_cast<std::size_t>(player)].name, kLongest);
  return name.empty() ? number : name + " (" + number + ")";
}

std::string playersText(const RecordHeader& header, PlayerSet players) {
  std::string text;
  int left = players.size();
  for (int player = 0; player < header.players; ++player) {
    if (!players.contains(player)) continue;
    if (!text.empty()) text += left == 1 ? " and " : ", ";
    text += playerText(header, player);
    --left;
  }
  return text;
}

}  // namespace downpile
