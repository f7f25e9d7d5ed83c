// SPDX-License-Identifier: GPL-3.0-or-later
// The measured ratings of the levels predict games not used to measure them: pair results and
// shares of wins. held_out_games.txt continues the games used for
// core/statistics/level_ratings.inc.
#include <QFile>
#include <cmath>
#include <map>

#include "level_games.h"
#include "runner/test_class.h"
#include "statistics/level_ratings.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

using GameAndPlayers = std::pair<std::string, int>;
using Games = std::map<GameAndPlayers, std::vector<LevelGame>>;

Games heldOut() {
  Games games;
  QFile file(QStringLiteral(HELD_OUT_GAMES));
  if (!file.open(QIODevice::ReadOnly)) return games;
  while (!file.atEnd()) {
    const auto [id, game] = gameOfLine(file.readLine().trimmed().toStdString());
    games[{id, static_cast<int>(game.levels.size())}].push_back(game);
  }
  return games;
}

Rating ratingOf(const GameAndPlayers& kind, int level) {
  return *levelRating(kind.first, kRatedLevels[at(level)], kind.second);
}

struct PredictedPair {
  QString name;
  double predicted = 0;
  double observed = 0;
  double error = 0;  // standard error of observed - predicted

  double away() const { return std::abs(observed - predicted) / error; }
};

std::vector<PredictedPair> pairsOf(const GameAndPlayers& kind,
                                   const std::vector<LevelGame>& games) {
  std::vector<PredictedPair> pairs;
  for (int one = 0; one < 4; ++one) {
    for (int other = one + 1; other < 4; ++other) {
      const PairOutcome outcome = outcomeOf(games, one, other);
      if (outcome.games == 0) continue;
      const Rating own = ratingOf(kind, one);
      const Rating others = ratingOf(kind, other);
      const double predicted = expectedScore(own.value, others.value);
      // Standard error of the observed share if the prediction is exact.
      const double chance = std::sqrt(predicted * (1 - predicted) / outcome.games);
      pairs.push_back({QStringLiteral("%1 with %2: %3 before %4")
                           .arg(QString::fromStdString(kind.first))
                           .arg(kind.second)
                           .arg(one)
                           .arg(other),
                       predicted, outcome.share,
                       std::hypot(chance, expectedScoreError(own, others))});
    }
  }
  return pairs;
}

// Compares each level's share of games won with its prediction, at tables of four with one seat for
// each level.
std::vector<PredictedPair> sharesOf(const GameAndPlayers& kind,
                                    const std::vector<LevelGame>& games) {
  if (kind.second != 4) return {};
  std::vector<double> ratings;
  for (int level = 0; level < 4; ++level) ratings.push_back(ratingOf(kind, level).value);
  const std::vector<double> expected = expectedShares(ratings);
  std::vector<PredictedPair> shares;
  for (int level = 0; level < 4; ++level) {
    double won = 0;
    for (const LevelGame& game : games) {
      const auto best = std::ranges::count(game.places, 1);
      for (std::size_t seat = 0; seat < 4; ++seat) {
        if (game.levels[seat] == level && game.places[seat] == 1) {
          won += 1.0 / static_cast<double>(best);
        }
      }
    }
    const auto count = static_cast<double>(games.size());
    const double share = expected[at(level)];
    const double slope = share * (1 - share) / kRatingScale;
    shares.push_back(
        {QStringLiteral("%1: %2 wins").arg(QString::fromStdString(kind.first)).arg(level), share,
         won / count,
         std::hypot(std::sqrt(share * (1 - share) / count),
                    slope * ratingOf(kind, level).deviation)});
  }
  return shares;
}

void compare(const std::vector<PredictedPair>& all) {
  int within = 0;
  for (const PredictedPair& each : all) {
    const QString line = QStringLiteral("%1: predicted %2, observed %3, %4 errors away")
                             .arg(each.name)
                             .arg(each.predicted, 0, 'f', 3)
                             .arg(each.observed, 0, 'f', 3)
                             .arg(each.away(), 0, 'f', 2);
    qInfo("%s", qPrintable(line));
    // A deviation of four standard errors occurs by chance once in 15,000 comparisons.
    QVERIFY2(each.away() < 4, qPrintable(line));
    within += each.away() <= 1.96 ? 1 : 0;
  }
  const QString counted =
      QStringLiteral("%1 of %2 within their band of 95 %").arg(within).arg(all.size());
  qInfo("%s", qPrintable(counted));
  // About 95 % of the comparisons should be within their margins. The limit here is 3.1 standard
  // deviations lower. If comparisons were independent, it would fail by chance once in a thousand
  // runs.
  const double count = static_cast<double>(all.size());
  QVERIFY2(within >= 0.95 * count - 3.1 * std::sqrt(0.05 * 0.95 * count), qPrintable(counted));
}

}  // namespace

class TestPredictions : public QObject {
  Q_OBJECT

 private slots:
  void levelsOfEveryGameAreRated();
  void resultsBetweenTwoLevelsMatchTheirRatings();
  void sharesOfWinsOfEachLevelMatchTheRatings();
};

void TestPredictions::levelsOfEveryGameAreRated() {
  const Games games = heldOut();
  for (const char* id :
       {"underwear", "up-and-down", "ultimate-loser", "three-up-three-down", "life"}) {
    QVERIFY2(games.contains({id, 4}), id);
    QCOMPARE(levelRating(id, "fair", 4)->value, 1500.0);
    double weaker = 0;
    for (const std::string_view level : kRatedLevels) {
      const Rating rating = *levelRating(id, level, 4);
      QVERIFY(rating.deviation < kKnownDeviation);
      QVERIFY2(rating.value > weaker, id);  // the levels are sorted by strength
      weaker = rating.value;
    }
    QCOMPARE(levelRating(id, "sharp:steady", 4), levelRating(id, "sharp", 4));
    QVERIFY(!levelRating(id, "random", 4).has_value());
  }
  QCOMPARE(levelRating("life", "sharp", 7), levelRating("life", "sharp", 4));
  QVERIFY(!levelRating("no game", "sharp", 4).has_value());
}

void TestPredictions::resultsBetweenTwoLevelsMatchTheirRatings() {
  std::vector<PredictedPair> all;
  for (const auto& [kind, games] : heldOut()) {
    for (const PredictedPair& each : pairsOf(kind, games)) all.push_back(each);
  }
  compare(all);
}

void TestPredictions::sharesOfWinsOfEachLevelMatchTheRatings() {
  std::vector<PredictedPair> all;
  for (const auto& [kind, games] : heldOut()) {
    for (const PredictedPair& each : sharesOf(kind, games)) all.push_back(each);
  }
  compare(all);
}

DOWNPILE_TEST(TestPredictions);
#include "tst_predictions.moc"
