// SPDX-License-Identifier: GPL-3.0-or-later
// The learner: learned bots improve, the result does not depend on the number of threads, and
// learning can be stopped.
#include <stop_token>
#include <vector>

#include "../bots/match.h"
#include "arena/learner.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

std::vector<const CatalogEntry*> learned() {
  std::vector<const CatalogEntry*> games;
  for (const CatalogEntry& entry : catalog()) {
    if (canLearn(entry.info->id)) games.push_back(&entry);
  }
  return games;
}

LearnerPlan planFor(const CatalogEntry& entry, int generations, int threads) {
  return {.game = &entry,
          .generations = generations,
          .games = 6,
          .seeds = {.cards = 3, .bots = 4},
          .threads = threads,
          .proofUnits = 2};
}

}  // namespace

class TestLearner : public QObject {
  Q_OBJECT

 private slots:
  void learnedBotExistsExactlyForGamesThatTheLearnerSupports() {
    QVERIFY(!canLearn("no-such-game"));
    for (const CatalogEntry& entry : catalog()) {
      std::string error;
      QCOMPARE(makeBot(entry.info->id, "learned", error) != nullptr, canLearn(entry.info->id));
    }
  }

  void learnerResultIsIndependentOfTheNumberOfThreads() {
    for (const CatalogEntry* entry : learned()) {
      std::vector<int> steps;
      const auto note = [&](int done) { steps.push_back(done); };
      const LearnerResult one = runLearner(planFor(*entry, 3, 1), note);
      const LearnerResult three = runLearner(planFor(*entry, 3, 3), [](int) {});
      QCOMPARE(steps, (std::vector{1, 2, 3}));
      QVERIFY(one.isMeasured && one.generations == 3);
      QVERIFY2(one.rows == three.rows, entry->info->id.data());
      QCOMPARE(one.points.hero.value, three.points.hero.value);
      LearnerPlan other = planFor(*entry, 3, 1);
      ++other.seeds.bots;
      QVERIFY(runLearner(other, [](int) {}).rows != one.rows);
    }
  }

  void learnedBotImprovesWithMoreGenerations() {
    for (const CatalogEntry* entry : learned()) {
      const auto scoreAfter = [&](int generations) {
        LearnerPlan plan = planFor(*entry, generations, 1);
        plan.games = 20;
        plan.proofUnits = 30;
        return *runLearner(plan, [](int) {}).plain.hero.value;
      };
      const double before = scoreAfter(1);
      const double after = scoreAfter(40);
      QVERIFY2(
          after > before,
          qPrintable(QString("%1: %2 and %3").arg(entry->info->id.data()).arg(before).arg(after)));
    }
  }

  void stoppedLearnerReturnsItsNetworkWithoutMeasuringItsStrength() {
    for (const CatalogEntry* entry : learned()) {
      std::stop_source stop;
      const LearnerResult result = runLearner(
          planFor(*entry, 1000, 2),
          [&](int done) {
            if (done == 2) stop.request_stop();
          },
          stop.get_token());
      QCOMPARE(result.generations, 2);
      QVERIFY(!result.isMeasured && !result.rows.empty());
    }
  }
};

DOWNPILE_TEST(TestLearner, .tier = downpile::tests::Tier::thorough, .thoroughSeconds = 7);
#include "tst_learner.moc"
