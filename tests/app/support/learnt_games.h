// SPDX-License-Identifier: GPL-3.0-or-later
// Records of an improving player.
#pragma once

#include <array>
#include <vector>

#include "sample_records.h"
#include "statistics/game_facts.h"

namespace downpile::tests {

// Describes short games of three players where the person improves: of eight games, the person wins
// on average `wonAtFirst` in the beginning and `wonAtLast` at the end.
struct Learning {
  int games = 60;
  int wonAtFirst = 1;
  int wonAtLast = 5;
  int days = 60;  // age of the first game in days
};

// Writes the games into the subfolder `earlier` of `folder`. Their file times are spread over the
// days before `now`.
inline bool keepLearning(const QString& folder, const QDateTime& now, const Learning& learning) {
  using namespace Qt::StringLiterals;
  Random random(5);
  std::array<std::vector<QByteArray>, 2> games;  // records of lost games, then of won games
  std::uint64_t seed = 1;
  for (int i = 0; i < learning.games; ++i) {
    const int more = (learning.wonAtLast - learning.wonAtFirst) * i / learning.games;
    const bool isWon = static_cast<int>(random.below(8)) < learning.wonAtFirst + more;
    std::vector<QByteArray>& fitting = games[isWon ? 1 : 0];
    while (fitting.empty()) {
      SampleGame played = shortGame();
      played.seed = seed++;
      const QByteArray text = playedText(played);
      const auto facts = factsOf(readRecord(text.toStdString()).record);
      games[facts->seats[0].won > 0 ? 1 : 0].push_back(text);
    }
    const qint64 ago = qint64{learning.days} * 86400 * (learning.games - i) / learning.games;
    if (!writeFile(folder + u"/earlier/learnt-%1.downpile"_s.arg(i), fitting.back(),
                   now.addSecs(-ago))) {
      return false;
    }
    fitting.pop_back();
  }
  return true;
}

}  // namespace downpile::tests
