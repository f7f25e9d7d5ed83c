// SPDX-License-Identifier: GPL-3.0-or-later
// Random numbers. The expected values come from another implementation of xoshiro256** and
// splitmix64. Records and deals depend on these numbers, so they must be the same on every
// platform.
#include <algorithm>
#include <cmath>
#include <numeric>
#include <vector>

#include "rules/chance.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;

class TestRandom : public QObject {
  Q_OBJECT

 private slots:
  void randomNumbersMatchAnotherImplementation() {
    Random random(1);
    const std::uint64_t expected[] = {0x6082e9993631e7d5U, 0xe9acc0d447272233U, 0x05fef1147bb626b9U,
                                      0x1777dc8fa6014861U};
    for (std::uint64_t value : expected) QCOMPARE(random.next(), value);
    Random stream(42, 7, 3);
    const std::uint64_t expectedStream[] = {0x0e167c1f927e7a94U, 0x0b9248eb5fbcb0e3U,
                                            0x68a8e68a5de94dd4U, 0xb3673674e49fd38dU};
    for (std::uint64_t value : expectedStream) QCOMPARE(stream.next(), value);
  }

  void shuffleMatchesAnotherImplementation() {
    std::vector<int> items(10);
    std::iota(items.begin(), items.end(), 0);
    Random random(2024);
    random.shuffle(std::span(items));
    QCOMPARE(items, (std::vector<int>{1, 0, 9, 3, 6, 8, 4, 5, 7, 2}));
  }

  void randomStreamsDifferFromEachOther() {
    std::vector<std::uint64_t> firsts;
    for (std::uint64_t a = 0; a < 4; ++a) {
      for (std::uint64_t b = 0; b < 4; ++b) {
        firsts.push_back(Random(5, a, b).next());
        firsts.push_back(Random(6, a, b).next());
      }
    }
    std::sort(firsts.begin(), firsts.end());
    QVERIFY(std::adjacent_find(firsts.begin(), firsts.end()) == firsts.end());
  }

  void numbersBelowABoundAreUniform() {
    Random random(3);
    for (std::uint32_t bound : {1U, 2U, 3U, 7U, 52U}) {
      std::vector<int> counts(bound);
      constexpr int kEach = 2000;
      for (std::uint32_t i = 0; i < bound * kEach; ++i) ++counts.at(random.below(bound));
      for (int count : counts) QVERIFY(std::abs(count - kEach) < 5 * 45);  // 45: about sqrt(kEach)
    }
    QCOMPARE(random.below(1), 0U);
    for (int i = 0; i < 1000; ++i) QVERIFY(random.below(0x80000000U) < 0x80000000U);
  }

  void unitNumbersAreFrom0To1() {
    Random random(4);
    double sum = 0;
    for (int i = 0; i < 10000; ++i) {
      const double value = random.unit();
      QVERIFY(value >= 0 && value < 1);
      sum += value;
    }
    QVERIFY(std::abs(sum / 10000 - 0.5) < 0.015);
  }

  void shufflesAreUniform() {
    Random random(5);
    std::vector<int> counts(6);
    for (int i = 0; i < 12000; ++i) {
      std::array<int, 3> items{0, 1, 2};
      random.shuffle<int>(items);
      ++counts[static_cast<std::size_t>(items[0] * 2 + (items[1] > items[2] ? 1 : 0))];
    }
    for (int count : counts) QVERIFY(std::abs(count - 2000) < 5 * 41);
  }

  void shuffleOutcomeContainsEachCardOnce() {
    ChanceNeed need{ChanceNeed::Kind::shuffle, {}};
    for (int rank = 1; rank <= 13; ++rank) {
      need.cards |= {Card(0, Suit::clubs, rank), Card(1, Suit::clubs, rank)};
    }
    Random random(6);
    const Chance outcome = Chance::draw(need, random);
    CardSet seen;
    for (Card card : outcome.order()) seen.insert(card);
    QCOMPARE(static_cast<int>(outcome.order().size()), need.cards.size());
    QVERIFY(seen == need.cards);
    QVERIFY(!std::equal(need.cards.begin(), need.cards.end(), outcome.order().begin()));
  }

  void pickedNumbersAreUniform() {
    Random random(7);
    for (int of : {1, 2, 3, 52, 255}) {
      const ChanceNeed need{.kind = ChanceNeed::Kind::pick, .of = static_cast<std::uint8_t>(of)};
      constexpr int kEach = 500;
      std::vector<int> counts(static_cast<std::size_t>(of));
      for (int i = 0; i < of * kEach; ++i) {
        const Chance outcome = Chance::draw(need, random);
        QVERIFY(outcome.order().empty());
        ++counts.at(static_cast<std::size_t>(outcome.number()));
      }
      double chiSquare = 0;
      for (int count : counts) chiSquare += std::pow(count - kEach, 2) / kEach;
      const double freedom = of - 1;
      QVERIFY(chiSquare <= freedom + 5 * std::sqrt(2 * freedom));
    }
  }

  void chanceOutcomeReturnsTheNumberOrCardOrderThatItWasMadeFrom() {
    QCOMPARE(Chance::picked(254).number(), 254);
    const std::vector<Card> cards{Card(3), Card(1), Card(2)};
    const Chance chance(cards);
    QVERIFY(std::equal(cards.begin(), cards.end(), chance.order().begin(), chance.order().end()));
    QCOMPARE(chance.number(), 0);
  }
};

DOWNPILE_TEST(TestRandom);
#include "tst_random.moc"
