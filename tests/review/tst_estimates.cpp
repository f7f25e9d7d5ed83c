// SPDX-License-Identifier: GPL-3.0-or-later
// Standard errors of estimates from sampled worlds, verdicts given only if they are certain, and
// the written form of reviews.
#include <cmath>

#include "bots/bot_catalog.h"
#include "review/review.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;

namespace {

constexpr Aim kAim{.unit = "points", .title = "", .slip = 1, .blunder = 4};

BatchMeans steady(double value, double noise = 0, int count = 256) {
  BatchMeans means;
  for (int i = 0; i < count; ++i) means.add(value + (i / BatchMeans::kBatch % 2 ? noise : -noise));
  return means;
}

Review sample() {
  Review review{.mark = "0123",
                .game = "underwear",
                .players = 3,
                .player = 1,
                .seed = 18446744073709551615U,
                .unit = "points-ahead",
                .slip = amountOf(1),
                .blunder = amountOf(4),
                .complete = true,
                .moves = {},
                .deals = {}};
  review.moves.push_back({.entry = 3,
                          .deal = 1,
                          .played = "draw",
                          .best = "draw",
                          .verdict = Verdict::good,
                          .value = amountOf(1.5),
                          .valueError = amountOf(0.333333),
                          .worlds = 256});
  review.moves.push_back({.entry = 9,
                          .deal = 2,
                          .played = "open 8S",
                          .best = "open 3D",
                          .verdict = Verdict::blunder,
                          .value = amountOf(-2),
                          .loss = amountOf(5.123456),
                          .lossError = amountOf(0.2),
                          .worlds = 512,
                          .reason = ReviewReason{.text = "You have no choice.",
                                                 .card = Card(1, Suit::hearts, 4),
                                                 .player = 2,
                                                 .number = -7}});
  review.deals.push_back({.deal = 1,
                          .result = 17,
                          .even = 1,
                          .cards = 15,
                          .gains = 5,
                          .decisions = -5,
                          .others = 3,
                          .luck = -2});
  return review;
}

// Returns the value at a path of member names and list indices.
Value& below(Value& value, const QStringList& path) {
  Value* found = &value;
  for (const QString& step : path) {
    bool isNumber = false;
    const auto index = step.toULongLong(&isNumber);
    if (isNumber) {
      found = &std::get<Value::List>(found->data)[index];
      continue;
    }
    for (auto& [name, member] : std::get<Value::Object>(found->data)) {
      if (name == step.toStdString()) found = &member;
    }
  }
  return *found;
}

// Returns the text of a reason that the bots of Underwear can give for a hint.
std::string aReason() {
  std::string error;
  return makeBot("underwear", "rules", error)->reasons().front();
}

}  // namespace

class TestEstimates : public QObject {
  Q_OBJECT

 private slots:
  void standardErrorOfEstimatesIsRightForIndependentWorlds() {
    // Compares the reported standard error of a mean with the actual spread of the means of many
    // series.
    double reported = 0;
    double squares = 0;
    constexpr int kSeries = 400;
    for (int series = 0; series < kSeries; ++series) {
      Random random(9, static_cast<std::uint64_t>(series));
      BatchMeans means;
      for (int i = 0; i < 512; ++i) means.add(random.unit());
      reported += means.error() / kSeries;
      squares += (means.mean() - 0.5) * (means.mean() - 0.5) / kSeries;
    }
    QVERIFY2(std::abs(reported / std::sqrt(squares) - 1) < 0.12, QByteArray::number(reported));
  }

  // The values of successive worlds are correlated. An error estimate that treats worlds as
  // independent would be too small.
  void standardErrorOfEstimatesIsRightForDependentWorlds() {
    double reported = 0;
    double squares = 0;
    constexpr int kSeries = 400;
    for (int series = 0; series < kSeries; ++series) {
      Random random(10, static_cast<std::uint64_t>(series));
      BatchMeans means;
      double value = 0;
      for (int i = 0; i < 1024; ++i) {
        value = 0.6 * value + random.unit() - 0.5;
        means.add(value);
      }
      reported += means.error() / kSeries;
      squares += means.mean() * means.mean() / kSeries;
    }
    QVERIFY2(reported / std::sqrt(squares) > 0.85,
             QByteArray::number(reported / std::sqrt(squares)));
  }

  void verdictsNeedLargerDifferencesAfterFewBatches() {
    QVERIFY(steady(0, 1, 16).verdictErrors() > 2 * steady(0, 1, 512).verdictErrors());
    QVERIFY(steady(0, 1, 512).verdictErrors() > 3);
    QCOMPARE(BatchMeans().mean(), 0.0);
    QCOMPARE(steady(3, 0, 8).error(), 0.0);
    QCOMPARE(steady(3).mean(), 3.0);
    QCOMPARE(steady(3).count(), 256);
  }

  void verdictOnAMoveDependsOnItsLossAndStandardError_data() {
    QTest::addColumn<double>("loss");
    QTest::addColumn<double>("noise");
    QTest::addColumn<bool>("last");
    QTest::addColumn<int>("verdict");
    const auto row = [](const char* name, double loss, double noise, bool last, Verdict verdict) {
      QTest::newRow(name) << loss << noise << last << static_cast<int>(verdict);
    };
    row("no loss", 0, 0, false, Verdict::good);
    row("better than the best", -2, 1, false, Verdict::good);
    row("little loss", 0.5, 0.5, false, Verdict::good);
    row("little loss, perhaps more", 0.5, 3, true, Verdict::unsure);
    row("perhaps a slip", 1.1, 1, true, Verdict::unsure);
    row("a slip", 2, 1, false, Verdict::slip);
    row("a slip, perhaps more", 3.8, 2, false, Verdict::unsure);
    row("a slip, after the last world", 3.8, 2, true, Verdict::slip);
    row("a blunder", 6, 2, false, Verdict::blunder);
    row("a blunder, very uncertain", 6, 30, true, Verdict::unsure);
  }
  void verdictOnAMoveDependsOnItsLossAndStandardError() {
    QFETCH(double, loss);
    QFETCH(double, noise);
    QFETCH(bool, last);
    QFETCH(int, verdict);
    QCOMPARE(static_cast<int>(verdictOn(steady(loss, noise), kAim, last)), verdict);
  }

  void readsWrittenReview() {
    Review review = sample();
    std::string error;
    review.moves[1].reason.reset();
    const auto plain = readReview(writeReview(review), error);
    QVERIFY2(plain.has_value(), error.c_str());
    QVERIFY(*plain == review);
    QVERIFY(error.empty());
    review = sample();
    review.moves[1].reason->text = aReason();
    const auto read = readReview(writeReview(review), error);
    QVERIFY2(read.has_value(), error.c_str());
    QVERIFY(*read == review);
    // A reason of another version is left out.
    review.moves[1].reason->text = "Because.";
    const auto other = readReview(writeReview(review), error);
    QVERIFY2(other.has_value(), error.c_str());
    review.moves[1].reason.reset();
    QVERIFY(*other == review);
  }

  void reportsDamageOfAWrittenReview_data() {
    QTest::addColumn<QStringList>("path");
    QTest::addColumn<QString>("instead");
    QTest::addColumn<QByteArray>("says");
    const auto row = [](const char* path, const char* instead, const char* says) {
      QTest::newRow(QByteArray(path) + " " + instead)
          << QString(path).split('/') << QString(instead) << QByteArray(says);
    };
    row("review", std::to_string(kReviewVersion + 1).c_str(), "another version");
    row("review", "text", "the review: review is");
    row("record", "7", "the review: record is");
    row("game", "chess", "the review: game is");
    row("game", "7", "the review: game is");
    row("players", "9", "the review: players is");
    row("player", "3", "the review: player is");
    row("seed", "-1", "the review: seed is");
    row("slip", "text", "the review: slip is");
    row("complete", "7", "the review: complete is");
    row("moves", "7", "the review: moves is");
    row("moves/1", "7", "move 2 of the review: ");
    row("moves/0/entry", "-1", "move 1 of the review: entry is");
    row("moves/0/verdict", "fine", "move 1 of the review: verdict is");
    row("moves/1/loss", "100000000", "move 2 of the review: loss is");
    row("moves/1/reason/text", "7", "move 2 of the review: text is");
    row("moves/1/reason/card", "8Z", "move 2 of the review: card is");
    row("moves/1/reason/player", "3", "move 2 of the review: player is");
    row("deals/0/result", "18", "deal 1 of the review: the sum of its parts is");
  }
  void reportsDamageOfAWrittenReview() {
    QFETCH(QStringList, path);
    QFETCH(QString, instead);
    QFETCH(QByteArray, says);
    Review review = sample();
    review.moves[1].reason->text = aReason();
    Value written = writeReview(review);
    bool isNumber = false;
    const int number = instead.toInt(&isNumber);
    below(written, path) = isNumber ? Value(number) : Value(instead.toStdString());
    std::string error;
    QVERIFY(!readReview(written, error));
    QVERIFY2(QByteArray::fromStdString(error).contains(says), error.c_str());
  }

  void rejectsInvalidReview() {
    std::string error;
    for (const Value& value : {Value(), Value(3), Value(Value::List{}), Value(Value::Object{})}) {
      QVERIFY(!readReview(value, error));
      QVERIFY(!error.empty());
    }
  }
};

DOWNPILE_TEST(TestEstimates);
#include "tst_estimates.moc"
