// SPDX-License-Identifier: GPL-3.0-or-later
// Remarks (sentences) after a study of house rules: a simulated effect is found and reported.
// Without an effect, hardly more than 5 % of the studies claim one.
#include <algorithm>
#include <string>
#include <vector>

#include "rules/random.h"
#include "runner/test_class.h"
#include "study/remarks.h"

using namespace downpile;

namespace {

constexpr int kSimulatedPlayers = 4;

// Parameters of a simulated game: average number of deals, advantage of the dealer's seat, and the
// stronger level's share of wins.
struct Simulated {
  double deals = 7;
  double dealer = 0;
  double skill = 0.25;
};

std::vector<PlayedGame> gamesOf(const Simulated& simulated, int count, Random& random) {
  std::vector<PlayedGame> games;
  for (int i = 0; i < count; ++i) {
    PlayedGame game;
    game.deals = std::max(1, static_cast<int>(simulated.deals - 3 + 7 * random.unit()));
    game.moves = game.deals * 25 + static_cast<int>(random.below(60));
    game.dealSpread = game.deals * 12 + static_cast<int>(random.below(30));
    game.gameSpread = static_cast<int>(random.below(50));
    game.verbs[0] = game.moves;
    game.won[random.below(kSimulatedPlayers)] = 1;
    float sum = 0;
    for (int chair = 1; chair < kSimulatedPlayers; ++chair) {
      auto more = static_cast<float>((8 * random.unit() - 4) * game.deals);
      more -= static_cast<float>(simulated.dealer / (kSimulatedPlayers - 1) * game.deals);
      game.fromDealer[at(chair)] = more;
      sum += more;
    }
    game.fromDealer[0] = -sum;
    games.push_back(game);
  }
  return games;
}

std::vector<SkillGame> skillOf(const Simulated& simulated, int count, Random& random) {
  std::vector<SkillGame> games;
  for (int i = 0; i < count; ++i) {
    SkillGame game;
    for (int seat = 0; seat < kSimulatedPlayers; ++seat) {
      game.won += {random.unit() < simulated.skill ? 1.0 : 0.0, 1};
      game.lead += {4 * random.unit() - 2, 7};
    }
    games.push_back(game);
  }
  return games;
}

StudyPlan plan() {
  const CatalogEntry* game = findGame("underwear");
  OptionValues doubling = standardValues(game->info->options);
  doubling[*findOption(game->info->options, "doubling")] = 1;
  return {.game = game,
          .players = kSimulatedPlayers,
          .sets = {standardValues(game->info->options), doubling},
          .level = "tuned",
          .skill = {.games = 1},
          .seeds = {}};
}

StudyResults resultsOf(const Simulated& first, const Simulated& second, int count, Random& random) {
  const std::vector<PlayedGame> games[] = {gamesOf(first, count, random),
                                           gamesOf(second, count, random)};
  const std::vector<SkillGame> skill[] = {skillOf(first, count, random),
                                          skillOf(second, count, random)};
  const Played one{games[0], skill[0]};
  const Played other{games[1], skill[1]};
  const GameInfo& info = *plan().game->info;
  return {
      .games = count,
      .skillGames = count,
      .sets = {figuresOf(info, kSimulatedPlayers, one), figuresOf(info, kSimulatedPlayers, other)},
      .differences = {Figures(), differencesOf(info, kSimulatedPlayers, other, one)},
      .alike = {true, areAlike(other, one)}};
}

std::vector<std::string> sentences(const StudyPlan& plan, const StudyResults& results) {
  std::vector<std::string> texts;
  for (const Remark& remark : remarksOn(plan, results)) {
    texts.push_back(remarkInEnglish(plan, remark));
  }
  return texts;
}

bool contains(const std::vector<std::string>& texts, std::string_view words) {
  return std::ranges::any_of(
      texts, [&](const std::string& text) { return text.find(words) != text.npos; });
}

// Returns true if a remark claims a difference or an advantage of a seat.
bool claims(const StudyResults& results) {
  const std::vector<std::string> texts = sentences(plan(), results);
  return contains(texts, "instead of") || contains(texts, "than the average");
}

}  // namespace

class TestRemarks : public QObject {
  Q_OBJECT

 private slots:
  void remarksReportASimulatedEffectOfAHouseRule() {
    Random random(1);
    const auto texts =
        sentences(plan(), resultsOf({.deals = 7}, {.deals = 5, .skill = 0.5}, 400, random));
    QVERIFY(contains(texts, "With \"Doubling\", a game takes "));
    QVERIFY(contains(texts, " deals (") && contains(texts, ") instead of "));
    QVERIFY(contains(texts, "With \"Doubling\", Master wins "));
    QVERIFY(contains(texts, ") of the games against Fair instead of 2"));
    QVERIFY(!contains(texts, "No difference between"));
    QVERIFY(!contains(texts, "than the average"));
    QVERIFY(contains(texts, "With the usual rules, a game takes "));
    QVERIFY(contains(texts,
                     "With the usual rules, every seat gets its fair share of the points, within"));
  }

  void remarksNameTheSeatWithAnAdvantageOrADisadvantage() {
    Random random(2);
    const auto texts = sentences(plan(), resultsOf({.dealer = -2}, {.dealer = 2}, 400, random));
    QVERIFY(contains(texts, "With the usual rules, the dealer gets "));
    QVERIFY(contains(texts, " points (") && contains(texts, ") per deal less than the average."));
    QVERIFY(contains(texts, "With \"Doubling\", the dealer gets "));
    QVERIFY(contains(texts, " points (") && contains(texts, ") per deal more than the average."));
    QVERIFY(!contains(texts, "every seat gets its fair share of the points"));
    QVERIFY(contains(texts, "every seat wins its fair share of the games, within"));
  }

  // The simulated sets do not differ. So at most about 5 % of the studies should claim a difference
  // by chance. The limit of the test is 7 %.
  void remarksRarelyClaimAnEffectByChance() {
    Random random(3);
    int claimed = 0;
    constexpr int kStudies = 300;
    for (int i = 0; i < kStudies; ++i) claimed += claims(resultsOf({}, {}, 60, random)) ? 1 : 0;
    QVERIFY2(claimed <= kStudies * 7 / 100, qPrintable(QString::number(claimed)));
    // Without a correction for the number of comparisons (two dozen), more than a quarter of the
    // studies would claim a difference by chance.
    int outside = 0;
    for (int i = 0; i < kStudies; ++i) {
      const StudyResults results = resultsOf({}, {}, 60, random);
      const auto isOutside = [](const Estimate& estimate) {
        return qAbs(*estimate.value) > *estimate.margin;
      };
      outside += std::ranges::any_of(results.sets[0].fromDealer, isOutside) ||
                         std::ranges::any_of(results.sets[1].fromDealer, isOutside) ||
                         std::ranges::any_of(results.differences[1].of, isOutside)
                     ? 1
                     : 0;
    }
    QVERIFY2(outside > kStudies / 4, qPrintable(QString::number(outside)));
  }

  // A remark about seats says that the advantage of every seat is within a bound. This bound is
  // rarely below the true advantage.
  void reportedBoundCoversTheTrueAdvantageOfASeat() {
    Random random(4);
    int held = 0;
    int reported = 0;
    for (int i = 0; i < 200; ++i) {
      const StudyResults results = resultsOf({.dealer = 0.2}, {}, 60, random);
      for (const Remark& remark : remarksOn(plan(), results)) {
        const bool ofPoints =
            std::string_view(remark.text).find("points") != std::string_view::npos;
        if (remark.about != Remark::About::seats || remark.set != 0 || !ofPoints) continue;
        ++reported;
        held += remark.value >= 0.2 ? 1 : 0;
      }
    }
    QVERIFY(reported > 150);
    QVERIFY(held >= reported * 95 / 100);
  }

  void differenceMustBeLargerToBeSignificantAmongManyStudies() {
    Random random(5);
    StudyPlan alone = plan();
    StudyPlan together = plan();
    together.studies = 1000000;
    const StudyResults results = resultsOf({}, {.deals = 7.7}, 400, random);
    const Estimate& difference = results.differences[1][Figure::dealsAGame];
    QVERIFY(isSignificant(alone, results, difference));
    QVERIFY(!isSignificant(together, results, difference));
  }

  void remarksClaimNoDifferenceAfterFewGames() {
    Random random(6);
    const StudyResults results = resultsOf({}, {.deals = 30}, kFewestGames - 1, random);
    QCOMPARE(
        sentences(plan(), results),
        std::vector<std::string>{"After 29 games with each set, no difference is certain yet."});
    QVERIFY(!isSignificant(plan(), results, results.differences[1][Figure::dealsAGame]));
  }

  void remarksReportHouseRulesThatChangeNoGame() {
    Random random(7);
    StudyResults results = resultsOf({}, {}, 40, random);
    results.sets[1] = results.sets[0];
    results.differences[1] = Figures();
    for (Estimate& each : results.differences[1].of) each = {0.0, 0.0};
    results.alike[1] = true;
    const auto texts = sentences(plan(), results);
    QCOMPARE(texts.back(),
             std::string("With \"Doubling\", every game went exactly as with the usual rules."));
    results.alike[1] = false;
    QVERIFY(contains(
        sentences(plan(), results),
        "No difference between \"Doubling\" and the usual rules is certain after 40 games."));
  }

  // If only a figure in the details differs between two sets, the remarks must not say that nothing
  // differs.
  void remarksSayIfOnlyDetailsDiffer() {
    Random random(10);
    StudyResults results = resultsOf({}, {}, 40, random);
    QVERIFY(contains(sentences(plan(), results), "is certain after 40 games."));
    results.differences[1].moves[0] = {0.5, 0.1};
    const auto texts = sentences(plan(), results);
    QVERIFY(!contains(texts, "No difference between"));
    QVERIFY(contains(texts,
                     "After 40 games, the only certain differences between \"Doubling\" and the "
                     "usual rules are details; the figures show them."));
  }

  // A figure with the same value in all games is written without a confidence interval. For the
  // value 1, the text uses the singular ("1 deal").
  void constantFigureHasNoInterval() {
    Random random(8);
    StudyResults results = resultsOf({}, {}, 40, random);
    results.sets[0].of[0] = {5.0, 0.0};
    results.sets[1].of[0] = {1.0, 0.0};
    results.differences[1].of[0] = {-4.0, 0.0};
    const auto texts = sentences(plan(), results);
    QCOMPARE(texts.front(), std::string("With the usual rules, a game takes 5 deals."));
    QVERIFY(contains(texts, "With \"Doubling\", a game takes 1 deal instead of 5."));
    // Each number is rounded according to its own confidence interval.
    results.sets[0].of[0] = {5.43, 0.2};
    QVERIFY(contains(sentences(plan(), results), "a game takes 1 deal instead of 5.4."));
    results.sets[1].of[0] = {21.6, 3.0};
    QVERIFY(
        contains(sentences(plan(), results), "a game takes 22 deals (19 to 25) instead of 5.4."));
  }

  // A share's confidence interval does not extend below 0 % or above 100 %.
  void intervalsOfSharesStayWithin0And100Percent() {
    constexpr auto kVoidDeals = static_cast<std::size_t>(Figure::voidDeals);
    Random random(9);
    StudyResults results = resultsOf({}, {}, 40, random);
    results.sets[0].skill = {0.25, 0.06};
    results.sets[1].skill = {0.96, 0.06};
    results.differences[1].skill = {0.71, 0.08};
    results.sets[1].of[kVoidDeals] = {0.02, 0.03};
    results.differences[1].of[kVoidDeals] = {0.02, 0.001};
    const auto texts = sentences(plan(), results);
    QVERIFY(contains(texts, "96% (90 to 100) of the games against Fair instead of 25%."));
    QVERIFY(contains(texts, "% (0 to 5) of the deals are void instead of 0%."));
  }

  // Rounding errors of single precision are not reported as a difference.
  void roundingErrorIsNotASignificantDifference() {
    StudyPlan one = plan();
    one.sets.resize(1);
    StudyResults results;
    results.games = 1000;
    QVERIFY(!isSignificant(one, results, {3e-8, 0.0}));
    QVERIFY(isSignificant(one, results, {3e-3, 0.0}));
    QVERIFY(!isSignificant(one, results, {}));
  }

  void figuresAreRoundedAccordingToTheirMargin() {
    QCOMPARE(placesFor({5.0, 0.24}), 1);
    QCOMPARE(placesFor({5.0, 2.4}), 0);
    QCOMPARE(placesFor({5.0, 0.024}), 2);
    QCOMPARE(placesFor({5.0, 0.0000024}), 3);
    QCOMPARE(placesFor({5.0, 0.0}), 0);
    QCOMPARE(placesFor({5.5, 0.0}), 2);
    QCOMPARE(fixedText(-0.04, 1), std::string("0.0"));
    QCOMPARE(fixedText(-0.06, 1), std::string("-0.1"));
    QCOMPARE(fixedText(12.345, 0), std::string("12"));
  }
};

DOWNPILE_TEST(TestRemarks);
#include "tst_remarks.moc"
