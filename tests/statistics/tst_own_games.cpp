// SPDX-License-Identifier: GPL-3.0-or-later
// Figures over a person's games: shares, points, streaks, trends and ratings, for invented games.
#include <cmath>

#include "rules/random.h"
#include "runner/test_class.h"
#include "statistics/level_ratings.h"
#include "statistics/own_games.h"
#include "statistics/own_rating.h"

using namespace downpile;

namespace {

constexpr std::int64_t kDay = 24 * 3600;

// Returns a game of Up and Down with one deal. The person has seat 1, and all opponents have this
// level.
OwnGame gameOf(int day, bool won, int points, const std::string& level = "fair") {
  OwnGame game{.time = 1'700'000'000 + day * kDay, .seat = 1};
  game.facts.game = "up-and-down";
  game.facts.isOver = true;
  for (int seat = 0; seat < 4; ++seat) {
    SeatFacts& facts = game.facts.seats.emplace_back();
    facts.seat.kind = seat == 1 ? "person" : level;
    facts.moves = 10;
    facts.place = seat == 1 ? (won ? 1 : 4) : (won ? 3 : 2);
    facts.won = seat == 1 ? (won ? 1 : 0) : (won ? 0 : 1.0 / 3);
  }
  game.facts.deals.push_back({.scores = {0, points, 0, 0}});
  return game;
}

std::vector<const OwnGame*> pointersTo(const std::vector<OwnGame>& games) {
  std::vector<const OwnGame*> pointers;
  for (const OwnGame& game : games) pointers.push_back(&game);
  return pointers;
}

}  // namespace

class TestOwnGames : public QObject {
  Q_OBJECT

 private slots:
  void statisticsWithoutGamesHaveNoFigures();
  void statisticsSumUpAllGames();
  void unfinishedGamesAreNotCountedAsWonOrLost();
  void statisticsOfSeveralKindsOfGamesShowNoAveragePoints();
  void scoresOfAGameThatCountsDealsAreItsShareOfDealsWon();
  void marginsTreatGamesButNotTheirDealsAsIndependent();
  void countsStreaksOfWonAndLostGames();
  void averagesEventCountsPerDealOrOpportunity();
  void averagesSlipsAndLuckPerReviewedDeal();
  void trendDividesAllGamesIntoAtMost16Points();
  void improvingPlayerGainsRating();
  void equalResultsAgainstStrongerOpponentsGiveAHigherRating();
  void peopleMetInSeveralGamesCountAsRatedOpponents();
  void gamesAgainstUnratedOpponentsDoNotChangeTheRating();
};

void TestOwnGames::statisticsWithoutGamesHaveNoFigures() {
  const OwnFigures figures = figuresOf({});
  QCOMPARE(figures.games, 0);
  QVERIFY(!figures.won.value.has_value());
  QVERIFY(trendOf({}, Trend::won).empty());
  QVERIFY(ratingLine({}).empty());
}

void TestOwnGames::statisticsSumUpAllGames() {
  const std::vector<OwnGame> games{gameOf(1, true, 12), gameOf(2, false, -3), gameOf(3, false, 6)};
  const OwnFigures figures = figuresOf(pointersTo(games));
  QCOMPARE(figures.games, 3);
  QCOMPARE(figures.finished, 3);
  QCOMPARE(figures.deals, 3);
  QCOMPARE(figures.moves, 120);
  QCOMPARE(figures.minutes, (120 * 5 + 3 * 45) / 60.0);
  QCOMPARE(*figures.won.value, 1.0 / 3);
  QCOMPARE(figures.even, 0.25);
  QCOMPARE(*figures.points.value, 5.0);
  QCOMPARE(figures.bestDeal, std::optional(12));
  QCOMPARE(figures.worstDeal, std::optional(-3));
}

void TestOwnGames::unfinishedGamesAreNotCountedAsWonOrLost() {
  std::vector<OwnGame> games{gameOf(1, true, 12), gameOf(2, true, 4)};
  games[1].facts.isOver = false;
  const OwnFigures figures = figuresOf(pointersTo(games));
  QCOMPARE(figures.finished, 1);
  QCOMPARE(*figures.won.value, 1.0);
  QVERIFY(!figures.won.margin.has_value());
  QCOMPARE(*figures.points.value, 8.0);
  QCOMPARE(ratingLine(pointersTo(games)).size(), std::size_t{1});
}

void TestOwnGames::statisticsOfSeveralKindsOfGamesShowNoAveragePoints() {
  std::vector<OwnGame> games{gameOf(1, true, 12), gameOf(2, true, 4)};
  games[1].facts.game = "life";
  const OwnFigures figures = figuresOf(pointersTo(games));
  QCOMPARE(*figures.won.value, 1.0);
  QVERIFY(!figures.points.value.has_value());
  QVERIFY(!figures.bestDeal.has_value());
  QVERIFY(figures.counts.empty());
}

void TestOwnGames::scoresOfAGameThatCountsDealsAreItsShareOfDealsWon() {
  std::vector<OwnGame> games{gameOf(1, true, 1), gameOf(2, false, 0)};
  games[1].facts.deals.front().scores = {0, 0, 1, 0};
  QVERIFY(!figuresOf(pointersTo(games)).dealsAreWon);
  for (OwnGame& game : games) game.facts.game = "three-up-three-down";
  const OwnFigures figures = figuresOf(pointersTo(games));
  QVERIFY(figures.dealsAreWon);
  QCOMPARE(*figures.points.value, 0.5);
  // With points for each place, the scores are points.
  games[1].facts.deals.front().scores = {0, 1, 3, 2};
  QVERIFY(!figuresOf(pointersTo(games)).dealsAreWon);
}

// Deals of the same game depend on each other. So the margin must not become narrower if each deal
// of the test games is counted twice.
void TestOwnGames::marginsTreatGamesButNotTheirDealsAsIndependent() {
  std::vector<OwnGame> games;
  for (int i = 0; i < 20; ++i) games.push_back(gameOf(i, i % 2 == 0, i % 5));
  const auto before = figuresOf(pointersTo(games)).points;
  for (OwnGame& game : games) game.facts.deals.push_back(game.facts.deals.front());
  const auto after = figuresOf(pointersTo(games)).points;
  QCOMPARE(*after.value, *before.value);
  QCOMPARE(*after.margin, *before.margin);
}

void TestOwnGames::countsStreaksOfWonAndLostGames() {
  std::vector<OwnGame> games;
  int day = 0;
  for (const bool won : {true, true, true, false, true, false, false}) {
    games.push_back(gameOf(day++, won, 0));
  }
  OwnFigures figures = figuresOf(pointersTo(games));
  QCOMPARE(figures.longestStreak, 3);
  QCOMPARE(figures.streak, -2);
  games.push_back(gameOf(day++, true, 0));
  figures = figuresOf(pointersTo(games));
  QCOMPARE(figures.streak, 1);
}

void TestOwnGames::averagesEventCountsPerDealOrOpportunity() {
  std::vector<OwnGame> games{gameOf(1, true, 12), gameOf(2, true, 4)};
  const int kept = 0;
  games[0].facts.tally.addChance(kept, 1, true, 2);
  games[0].facts.tally.addChance(kept, 1, false, 2);
  games[0].facts.tally.addChance(kept, 0, true, 2);
  games[1].facts.tally.addChance(kept, 1, true, 2);
  games[1].facts.tally.addChance(kept, 1, true, 0);
  const std::vector<CountFigure> counts = figuresOf(pointersTo(games)).counts;
  QCOMPARE(counts.size(), std::size_t{2});
  QCOMPARE(counts[0].number, 0);
  QCOMPARE(*counts[0].figure.value, 1.0);
  QCOMPARE(counts[1].number, 2);
  QCOMPARE(counts[1].hits, 2);
  QCOMPARE(counts[1].of, 3);
  // In Life the figure is an average per deal. The deals of a game without such events count, too.
  for (OwnGame& game : games) game.facts.game = "life";
  games[0].facts.tally = {};
  games[1].facts.tally = {};
  games[1].facts.tally.add(0, 1, 3);
  const std::vector<CountFigure> redeals = figuresOf(pointersTo(games)).counts;
  QCOMPARE(redeals[0].hits, 3);
  QCOMPARE(redeals[0].of, 2);
  QCOMPARE(*redeals[0].figure.value, 1.5);
}

void TestOwnGames::averagesSlipsAndLuckPerReviewedDeal() {
  std::vector<OwnGame> games{gameOf(1, true, 12), gameOf(2, true, 4), gameOf(3, true, 4)};
  games[0].review = ReviewFacts{.deals = 2, .slips = 3, .luck = 1.5};
  games[2].review = ReviewFacts{.deals = 2, .slips = 1, .luck = -0.5};
  const OwnFigures figures = figuresOf(pointersTo(games));
  QCOMPARE(figures.reviewedDeals, 4);
  QCOMPARE(*figures.slips.value, 1.0);
  QCOMPARE(*figures.luck.value, 0.25);
}

void TestOwnGames::trendDividesAllGamesIntoAtMost16Points() {
  std::vector<OwnGame> games;
  for (int i = 0; i < 19; ++i) games.push_back(gameOf(i, true, 0));
  QVERIFY(trendOf(pointersTo(games), Trend::won).empty());
  games.push_back(gameOf(19, false, 0));
  const auto two = trendOf(pointersTo(games), Trend::won);
  QCOMPARE(two.size(), std::size_t{2});
  QCOMPARE(two[0].games, 10);
  QCOMPARE(*two[0].figure.value, 1.0);
  QCOMPARE(*two[1].figure.value, 0.9);
  // Ten wins in ten games still leave a margin.
  QVERIFY(*two[0].figure.margin > 0.1);
  QCOMPARE(two[1].time, games.back().time);
  for (int i = 20; i < 1000; ++i) games.push_back(gameOf(i, false, 0));
  const auto line = trendOf(pointersTo(games), Trend::won);
  QCOMPARE(line.size(), std::size_t{16});
  int sum = 0;
  for (const TrendPoint& point : line) sum += point.games;
  QCOMPARE(sum, 1000);
  // Games without reviews have no trend of slips.
  QVERIFY(trendOf(pointersTo(games), Trend::slips).empty());
}

// The person wins one of eight games in the first month, and half of the games in the second month.
void TestOwnGames::improvingPlayerGainsRating() {
  std::vector<OwnGame> games;
  Random random(3);
  for (int i = 0; i < 60; ++i) games.push_back(gameOf(i / 2, random.below(8) == 0, 0));
  for (int i = 60; i < 120; ++i) games.push_back(gameOf(30 + i / 2, random.below(2) == 0, 0));
  const auto line = ratingLine(pointersTo(games));
  QCOMPARE(line.size(), std::size_t{120});
  const Rating before = line[59].rating;
  const Rating after = line.back().rating;
  QVERIFY2(after.value - after.margin() > before.value,
           qPrintable(QString("%1 %2").arg(before.value).arg(after.value)));
  QVERIFY(before.deviation < kKnownDeviation);
  const auto won = trendOf(pointersTo(games), Trend::won, 4);
  QVERIFY(*won.back().figure.value > *won.front().figure.value + 0.2);
}

void TestOwnGames::equalResultsAgainstStrongerOpponentsGiveAHigherRating() {
  std::vector<OwnGame> weak;
  std::vector<OwnGame> strong;
  for (int i = 0; i < 40; ++i) {
    weak.push_back(gameOf(i, i % 4 == 0, 0, "gentle"));
    strong.push_back(gameOf(i, i % 4 == 0, 0, "master:steady"));
  }
  const double low = ratingLine(pointersTo(weak)).back().rating.value;
  const double high = ratingLine(pointersTo(strong)).back().rating.value;
  const double apart = levelRating("up-and-down", "master", 4)->value -
                       levelRating("up-and-down", "gentle", 4)->value;
  QVERIFY(apart > 0);
  QVERIFY2(std::abs(high - low - apart) < 0.35 * apart,
           qPrintable(QString("%1 %2 %3").arg(low).arg(high).arg(apart)));
}

void TestOwnGames::peopleMetInSeveralGamesCountAsRatedOpponents() {
  // Nora always has a better place than the bots, so gets a high rating. The person wins every
  // second game against Nora.
  std::vector<OwnGame> games;
  for (int i = 0; i < 60; ++i) {
    OwnGame game = gameOf(i, i % 2 == 0, 0, "sharp");
    game.facts.seats[0].seat = {"person", 1, "Nora"};
    game.facts.seats[0].place = i % 2 == 0 ? 2 : 1;
    games.push_back(game);
  }
  const auto line = ratingLine(pointersTo(games));
  QCOMPARE(line.size(), std::size_t{60});
  // Now the opponent has another name in each game, and so no rating.
  for (int i = 0; i < 60; ++i) {
    games[at(i)].facts.seats[0].seat.name = "Nora " + std::to_string(i);
  }
  const auto other = ratingLine(pointersTo(games));
  QVERIFY(other.back().rating.deviation > line.back().rating.deviation);
}

void TestOwnGames::gamesAgainstUnratedOpponentsDoNotChangeTheRating() {
  std::vector<OwnGame> games{gameOf(1, true, 12, "random"), gameOf(2, true, 4, "rules:careful")};
  QVERIFY(ratingLine(pointersTo(games)).empty());
  games.push_back(gameOf(3, true, 4, "gentle"));
  QCOMPARE(ratingLine(pointersTo(games)).size(), std::size_t{1});
}

DOWNPILE_TEST(TestOwnGames);
#include "tst_own_games.moc"
