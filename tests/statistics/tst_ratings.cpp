// SPDX-License-Identifier: GPL-3.0-or-later
// Ratings: the example from Glickman's paper, and calibrated margins for tables of several players.
#include <cmath>

#include "level_fit.h"
#include "rules/random.h"
#include "runner/test_class.h"
#include "statistics/glicko2.h"

using namespace downpile;
using namespace downpile::tests;

namespace {

double uniform(Random& random) { return (random.below(1000000) + 0.5) / 1000000; }

double normal(Random& random) {
  return std::sqrt(-2 * std::log(uniform(random))) * std::cos(2 * M_PI * uniform(random));
}

// Simulates the places of players in a game. Each player draws an exponentially distributed time
// with a rate depending on the rating, and the shortest time wins. So a player rated 400 points
// higher finishes first in 10 of 11 games of two.
std::vector<int> placesIn(const std::vector<double>& ratings, Random& random) {
  std::vector<double> times;
  for (const double rating : ratings) {
    times.push_back(-std::log(uniform(random)) / std::pow(10, rating / 400));
  }
  std::vector<int> places;
  for (const double time : times) {
    places.push_back(1 + static_cast<int>(std::ranges::count_if(
                             times, [time](double other) { return other < time; })));
  }
  return places;
}

// Simulates 600 players with 40 games each; returns how many ratings are within their margin at the
// end.
int rightOf600(int players, bool isWeighted) {
  Random random(static_cast<std::uint64_t>(players));
  int right = 0;
  for (int life = 0; life < 600; ++life) {
    std::vector<double> ratings(static_cast<std::size_t>(players), 1500);
    ratings[0] = 1500 + 200 * normal(random);
    Rating rating;
    for (int game = 0; game < 40; ++game) {
      const std::vector<int> places = placesIn(ratings, random);
      std::vector<Encounter> encounters;
      for (std::size_t other = 1; other < ratings.size(); ++other) {
        encounters.push_back({.other = {.value = 1500, .deviation = 1},
                              .score = places[0] < places[other] ? 1.0 : 0.0,
                              .weight = isWeighted ? pairWeight(players) : 1});
      }
      rating = ratingAfter(rating, encounters, 0.1);
    }
    right += std::abs(rating.value - ratings[0]) <= rating.margin() ? 1 : 0;
  }
  return right;
}

}  // namespace

class TestRatings : public QObject {
  Q_OBJECT

 private slots:
  void ratingAfterGamesMatchesGlickmansExample();
  void ratingDeviationGrowsWithoutGames();
  void expectedWinSharesOfAllPlayersAddUpToOne();
  void ratingMarginCoversTheTrueRatingIn95Percent_data();
  void ratingMarginCoversTheTrueRatingIn95Percent();
  void ratingMarginIsTooNarrowIfPairsOfPlayersAreNotWeighted();
  void fitOfLevelRatingsFindsTheSimulatedRatings();
};

void TestRatings::ratingAfterGamesMatchesGlickmansExample() {
  const Rating before{.value = 1500, .deviation = 200};
  const Encounter encounters[] = {{.other = {.value = 1400, .deviation = 30}, .score = 1},
                                  {.other = {.value = 1550, .deviation = 100}, .score = 0},
                                  {.other = {.value = 1700, .deviation = 300}, .score = 0}};
  const Rating after = ratingAfter(before, encounters);
  QVERIFY2(std::abs(after.value - 1464.06) < 0.05, qPrintable(QString::number(after.value)));
  QVERIFY2(std::abs(after.deviation - 151.52) < 0.05, qPrintable(QString::number(after.deviation)));
  QVERIFY2(std::abs(after.volatility - 0.05999) < 0.00002,
           qPrintable(QString::number(after.volatility)));
}

void TestRatings::ratingDeviationGrowsWithoutGames() {
  const Rating before{.value = 1700, .deviation = 60};
  const Rating after = ratingAfter(before, {}, 52);
  QCOMPARE(after.value, 1700);
  QCOMPARE(after.deviation, std::sqrt(60 * 60 + 52 * std::pow(0.06 * kRatingScale, 2)));
  QCOMPARE(ratingAfter(before, {}, 1e6).deviation, kUnknownDeviation);
  QCOMPARE(ratingAfter(before, {}, 0).deviation, 60);
}

void TestRatings::expectedWinSharesOfAllPlayersAddUpToOne() {
  const double ratings[] = {1500, 1500, 1900};
  const std::vector<double> shares = expectedShares(ratings);
  QCOMPARE(shares[0] + shares[1] + shares[2], 1.0);
  QCOMPARE(shares[0], shares[1]);
  QCOMPARE(shares[2] / shares[0], 10.0);
  QCOMPARE(expectedScore(1900, 1500), 10.0 / 11);
  const Rating unsure{.value = 1900, .deviation = 100};
  // The standard error is about the effect of one rating point multiplied by the deviation of the
  // rating.
  const double change = (expectedScore(1901, 1500) - expectedScore(1899, 1500)) / 2;
  QVERIFY(std::abs(expectedScoreError(unsure, {.deviation = 0}) - 100 * change) < 1e-5);
}

void TestRatings::ratingMarginCoversTheTrueRatingIn95Percent_data() {
  QTest::addColumn<int>("players");
  for (const int players : {2, 3, 4, 6, 8}) QTest::addRow("%d", players) << players;
}

// The margins should contain the true rating in 95 % of the cases, or 570 of 600. The limits allow
// for chance, and for slightly too wide margins.
void TestRatings::ratingMarginCoversTheTrueRatingIn95Percent() {
  QFETCH(const int, players);
  const int right = rightOf600(players, true);
  QVERIFY2(right >= 555 && right <= 593, qPrintable(QString::number(right)));
}

void TestRatings::ratingMarginIsTooNarrowIfPairsOfPlayersAreNotWeighted() {
  const int right = rightOf600(6, false);
  QVERIFY2(right < 530, qPrintable(QString::number(right)));
}

void TestRatings::fitOfLevelRatingsFindsTheSimulatedRatings() {
  Random random(4);
  const std::vector<double> truth{1350, 1500, 1580, 1640};
  int right = 0;
  for (int study = 0; study < 60; ++study) {
    std::vector<LevelGame> games;
    for (int game = 0; game < 200; ++game) {
      games.push_back({.levels = {0, 1, 2, 3}, .places = placesIn(truth, random)});
    }
    const std::vector<Rating> found = fitLevels(games, 4, 1);
    QCOMPARE(found[1].value, kAnchorRating);
    QCOMPARE(found[1].deviation, 0);
    for (const std::size_t level : {0U, 2U, 3U}) {
      right += std::abs(found[level].value - truth[level]) <= found[level].margin() ? 1 : 0;
    }
    const PairOutcome outcome = outcomeOf(games, 3, 0);
    QCOMPARE(outcome.games, 200);
    QVERIFY(std::abs(outcome.share - expectedScore(1640, 1350)) < 4 * outcome.error);
    QCOMPARE(outcomeOf(games, 0, 3).share, 1 - outcome.share);
  }
  QVERIFY2(right >= 162 && right <= 179, qPrintable(QString::number(right)));
}

DOWNPILE_TEST(TestRatings);
#include "tst_ratings.moc"
