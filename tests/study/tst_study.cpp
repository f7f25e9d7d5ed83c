// SPDX-License-Identifier: GPL-3.0-or-later
// Studies of house rules: figures depend only on the plan, are refined while the study runs, and a
// study stops on request. Also the statistics of one game and the estimate of the remaining time.
#include <chrono>
#include <ctime>
#include <numeric>
#include <string>
#include <thread>
#include <vector>

#include "../bots/match.h"
#include "runner/test_class.h"
#include "study/study.h"

using namespace downpile;
using std::chrono::milliseconds;

namespace {

StudyPlan planFor(std::string_view game, int games, int threads = 1) {
  const CatalogEntry* entry = findGame(game);
  return {.game = entry,
          .players = match::playersOf(*entry->info),
          .sets = {standardValues(entry->info->options)},
          .level = match::sensibleBot(game),
          .games = games,
          .seeds = {.cards = 1, .bots = 2},
          .threads = threads};
}

// Returns the standard house rules of the game with one option changed.
OptionValues with(std::string_view game, std::string_view key, std::int16_t value) {
  const GameInfo& info = *findGame(game)->info;
  OptionValues options = standardValues(info.options);
  options[*findOption(info.options, key)] = value;
  return options;
}

void add(std::vector<double>& numbers, const Estimate& estimate) {
  numbers.push_back(estimate.value.value_or(-1e9));
  numbers.push_back(estimate.margin.value_or(-1e9));
}

void add(std::vector<double>& numbers, const Figures& figures) {
  for (const Estimate& each : figures.of) add(numbers, each);
  for (const auto* list : {&figures.points, &figures.won, &figures.fromDealer, &figures.moves}) {
    for (const Estimate& each : *list) add(numbers, each);
  }
  for (const Estimate* each : {&figures.leader, &figures.skill, &figures.lead}) {
    add(numbers, *each);
  }
}

std::vector<double> numbersOf(const StudyResults& results) {
  std::vector<double> numbers{static_cast<double>(results.games),
                              static_cast<double>(results.skillGames)};
  for (const Figures& figures : results.sets) add(numbers, figures);
  for (const Figures& figures : results.differences) add(numbers, figures);
  return numbers;
}

std::vector<double> numbersOf(const StudyPlan& plan) {
  Study study(plan);
  if (!study.run(std::stop_token())) return {};
  return numbersOf(study.results());
}

}  // namespace

class TestStudy : public QObject {
  Q_OBJECT

 private slots:
  void resultIsIndependentOfTheNumberOfThreads_data() {
    QTest::addColumn<QString>("game");
    for (const CatalogEntry& entry : catalog()) {
      QTest::newRow(entry.info->id.data()) << QString(entry.info->id.data());
    }
  }
  void resultIsIndependentOfTheNumberOfThreads() {
    QFETCH(QString, game);
    const auto numbers = [&](int threads) {
      StudyPlan plan =
          planFor(game.toStdString(), match::isPlain(game.toStdString()) ? 2 : 8, threads);
      const Option& option = plan.game->info->options.front();
      plan.sets.push_back(with(game.toStdString(), option.key, valuesOf(option).least));
      plan.skill = {.hero = plan.level, .field = "random", .games = 2};
      return numbersOf(plan);
    };
    const std::vector<double> alone = numbers(1);
    QVERIFY(!alone.empty());
    QCOMPARE(numbers(2), alone);
    QCOMPARE(numbers(3), alone);
  }

  void figuresOfAStudyDependOnTheSeedOfTheCards() {
    StudyPlan plan = planFor("underwear", 4);
    const std::vector<double> usual = numbersOf(plan);
    plan.seeds.cards = 3;
    QVERIFY(numbersOf(plan) != usual);
  }

  // Compares two sets where a game has 2 deals and 3 deals, so the difference is known.
  void studyMeasuresTheKnownDifferenceBetweenTwoSetsOfHouseRules() {
    StudyPlan plan = planFor("ultimate-loser", 5);
    plan.sets = {with("ultimate-loser", "deals", 2), with("ultimate-loser", "deals", 3)};
    Study study(plan);
    QVERIFY(study.run(std::stop_token()));
    const StudyResults results = study.results();
    QCOMPARE(results.games, 5);
    QCOMPARE(*results.sets[0][Figure::dealsAGame].value, 2.0);
    QCOMPARE(*results.differences[1][Figure::dealsAGame].value, 1.0);
    QCOMPARE(*results.differences[1][Figure::dealsAGame].margin, 0.0);
    QVERIFY(!results.alike[1]);
    // The study estimates 45 seconds for each deal and 5 seconds for each move. A game of this set
    // has 2 deals.
    QCOMPARE(*results.sets[0][Figure::minutesAGame].value,
             (2 * 45 + 5 * *results.sets[0][Figure::movesAGame].value) / 60);
    double sum = 0;
    for (const Estimate& won : results.sets[0].won) sum += *won.value;
    QVERIFY(qAbs(sum - 1) < 1e-6);
    sum = 0;
    for (const Estimate& moves : results.sets[0].moves) sum += *moves.value;
    QVERIFY(qAbs(sum - *results.sets[0][Figure::movesADeal].value) < 1e-9);
  }

  // All sets of house rules are played with the same deals. So an option without effect on the
  // moves (the stake) changes no game.
  void allSetsOfHouseRulesUseTheSameDeals() {
    StudyPlan plan = planFor("up-and-down", 4);
    plan.sets.push_back(with("up-and-down", "stake", 7));
    Study study(plan);
    QVERIFY(study.run(std::stop_token()));
    QVERIFY(study.results().alike[1]);
    QCOMPARE(*study.results().differences[1][Figure::movesAGame].margin, 0.0);
  }

  // Skill is the share of games that a better bot wins. Here its opponents play at random, so the
  // share is larger than an equal share. The bot plays each seat equally often.
  void skillIsTheShareOfWinsAgainstOpponents() {
    StudyPlan plan = planFor("ultimate-loser", 1);
    plan.skill = {.hero = plan.level, .field = "random", .games = 6};
    Study study(plan);
    QVERIFY(study.run(std::stop_token()));
    const Figures figures = study.results().sets.front();
    QCOMPARE(study.results().skillGames, 6);
    QVERIFY(*figures.skill.value > 0.5);
    // The better bot has fewer points than the average, because points are penalties.
    QVERIFY(*figures.lead.value < -0.5);
    // Against equal opponents the bot has exactly an equal share, because it plays each seat
    // equally often.
    plan.skill.field = plan.level;
    Study even(plan);
    QVERIFY(even.run(std::stop_token()));
    QVERIFY(qAbs(*even.results().sets.front().skill.value - 1.0 / plan.players) < 1e-6);
    QVERIFY(qAbs(*even.results().sets.front().lead.value) < 1e-9);
  }

  // Plays one game and checks the counted events. The points of each seat, counted from the dealer
  // (player 0), are compared with the average of the deal.
  void countsMovesPointsAndPointsAboveAverageOfAStudiedGame() {
    const CatalogEntry* entry = findGame("ultimate-loser");
    const std::atomic<bool> stopped{false};
    const auto bot = [&] {
      std::string error;
      return makeBot("ultimate-loser", "rules", error);
    }();
    int moves = 0;
    const AskPlayer ask = [&](const AnyGame& game, int player, Random& random) {
      ++moves;
      return bot->choose(*game.view(player), random, kNever);
    };
    const auto game = entry->create(with("ultimate-loser", "deals", 1), 4);
    const PlayedGame played = playGame(*game, {.cards = 5, .bots = 6}, 0, ask, stopped);
    const Standing end = game->standing();
    QCOMPARE(played.deals, 1);
    QVERIFY(played.moves > 20 && played.moves <= moves);
    QCOMPARE(std::accumulate(played.verbs.begin(), played.verbs.end(), 0), played.moves);
    const double average = std::accumulate(end.scores.begin(), end.scores.end(), 0.0) / 4;
    for (int player = 0; player < 4; ++player) {
      QCOMPARE(played.points[at(player)], end.scores[at(player)]);
      QCOMPARE(played.fromDealer[at(player)], static_cast<float>(end.scores[at(player)] - average));
    }
    QCOMPARE(played.leader, played.fromDealer[1]);
    const auto [least, most] = std::ranges::minmax(end.scores);
    QCOMPARE(played.dealSpread, most - least);
    QCOMPARE(played.gameSpread, most - least);
    // In this game of two deals, player 1 deals the second deal.
    const auto two = entry->create(with("ultimate-loser", "deals", 2), 4);
    const PlayedGame both = playGame(*two, {.cards = 5, .bots = 6}, 0, ask, stopped);
    const std::vector<int> second = two->standing().scores;
    const double mean = std::accumulate(second.begin(), second.end(), 0.0) / 4;
    QVERIFY(qAbs(both.fromDealer[0] - played.fromDealer[0] - (second[1] - mean)) < 1e-4);
    QVERIFY(qAbs(both.fromDealer[3] - played.fromDealer[3] - (second[0] - mean)) < 1e-4);
    QCOMPARE(both.points[2], played.points[2] + second[2]);
  }

  void noGameHasMoreKindsOfMovesThanAStudyCanCount() {
    for (const CatalogEntry& entry : catalog()) {
      QVERIFY(entry.info->verbs.size() <= kMostVerbs);
      QVERIFY(moveNames(*entry.info).size() <= entry.info->verbs.size());
    }
  }

  // In Life, two verbs have the same name, `steal`. The study counts them together.
  void verbsOfTheSameNameCountAsOneKindOfMove() {
    QCOMPARE(moveNames(*findGame("life")->info).size(), findGame("life")->info->verbs.size() - 1);
  }

  // The request to stop comes during a decision of a Master bot. Without this request the study
  // would run for a very long time.
  void studyStopsDuringADecisionOnRequest() {
    StudyPlan plan = planFor("ultimate-loser", 1000, 2);
    plan.level = "master";
    Study study(plan);
    std::stop_source source;
    bool whole = true;
    std::jthread runs([&] { whole = study.run(source.get_token()); });
    std::this_thread::sleep_for(milliseconds(150));
    // Processor time, because elapsed time depends on the load.
    const std::clock_t asked = std::clock();
    source.request_stop();
    runs.join();
    QVERIFY(!whole);
    QVERIFY(std::clock() - asked < 5 * CLOCKS_PER_SEC);
    std::stop_source before;
    before.request_stop();
    Study never(plan);
    QVERIFY(!never.run(before.get_token()));
    QCOMPARE(never.results().games, 0);
    QVERIFY(!never.results().sets.front()[Figure::dealsAGame].value);
  }

  // Results of a stopped study cover the first games; resuming it gives the results of an
  // uninterrupted study.
  void resumedStudyHasTheResultOfAnUninterruptedOne() {
    StudyPlan plan = planFor("underwear", 20);
    plan.sets.push_back(with("underwear", "doubling", 1));
    const std::vector<double> whole = numbersOf(plan);
    Study study(plan);
    std::stop_source source;
    int done = 0;
    QVERIFY(!study.run(source.get_token(), [&] {
      if (++done == 15) source.request_stop();
    }));
    // The sets alternate game by game: 15 games are 7 complete pairs.
    const StudyResults half = study.results();
    QCOMPARE(half.games, 7);
    StudyPlan fewer = plan;
    fewer.games = 7;
    QCOMPARE(numbersOf(half), numbersOf(fewer));
    QVERIFY(study.run(std::stop_token()));
    QCOMPARE(numbersOf(study.results()), whole);
    QCOMPARE(study.progress().share, 1.0);
  }

  void stopRequestAfterTheLastGameHasNoEffect() {
    Study study(planFor("underwear", 6));
    std::stop_source source;
    int done = 0;
    QVERIFY(study.run(source.get_token(), [&] {
      if (++done == 6) source.request_stop();
    }));
    QVERIFY(study.run(source.get_token()));
    QCOMPARE(study.results().games, 6);
  }

  // Read from another thread during the run, results never cover fewer games than before.
  void resultsNeverCoverFewerGamesDuringARun() {
    StudyPlan plan = planFor("up-and-down", 60, 2);
    plan.skill = {.hero = plan.level, .field = "random", .games = 10};
    Study study(plan);
    std::atomic<bool> over{false};
    std::jthread runs([&] {
      study.run(std::stop_token());
      over = true;
    });
    int games = 0;
    while (!over) {
      const StudyResults now = study.results();
      QVERIFY(now.games >= games);
      games = now.games;
      const StudyProgress progress = study.progress();
      QVERIFY(progress.share >= 0 && progress.share <= 1);
    }
    QCOMPARE(study.progress().share, 1.0);
    QCOMPARE(study.results().games, 60);
    QCOMPARE(study.results().skillGames, 10);
  }

  void refusesPlansThatUseAnUnknownBot() {
    StudyPlan plan = planFor("life", 1);
    QCOMPARE(studyRefusal(plan), std::string());
    plan.skill.hero = "genius";
    // The name of the bot is not checked, because the plan does not measure skill.
    QCOMPARE(studyRefusal(plan), std::string());
    plan.skill.games = 1;
    QVERIFY(studyRefusal(plan).starts_with("there is no bot genius; the bots are"));
    plan.skill.hero = "distracted";
    QCOMPARE(studyRefusal(plan), std::string());
    plan.level = "genius";
    QVERIFY(studyRefusal(plan).starts_with("there is no bot genius"));
  }

  // The study has 40 short tasks, and 4 tasks that take a hundred times as long.
  void remainingTimeOfAStudyCountsLongTasksSeparately() {
    Remaining remaining({40, 4}, 2);
    QVERIFY(!remaining.left());
    for (int i = 0; i < 10; ++i) remaining.done(0, Remaining::Seconds(0.1));
    QVERIFY(!remaining.left());
    QCOMPARE(remaining.share(), 10.0 / 44);
    remaining.done(1, Remaining::Seconds(10));
    QCOMPARE(remaining.left()->count(), (30 * 0.1 + 3 * 10.0) / 2);
    QCOMPARE(remaining.share(), 11.0 / (11 + 33));
    for (int i = 0; i < 30; ++i) remaining.done(0, Remaining::Seconds(0.1));
    for (int i = 0; i < 2; ++i) remaining.done(1, Remaining::Seconds(10));
    QCOMPARE(remaining.left()->count(), 10.0);  // one thread does the last task, the other none
    remaining.done(1, Remaining::Seconds(10));
    QCOMPARE(remaining.left()->count(), 0.0);
    QCOMPARE(remaining.share(), 1.0);
    QCOMPARE(Remaining({0, 0}, 2).share(), 1.0);
  }
};

DOWNPILE_TEST(TestStudy);
#include "tst_study.moc"
