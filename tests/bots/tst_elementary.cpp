// SPDX-License-Identifier: GPL-3.0-or-later
// Powers, logarithms and exponentials, computed by the bots without the C++ library. They are
// accurate as documented, and bit-identical on every machine.
#include <bit>
#include <cmath>
#include <cstdint>
#include <limits>

#include "bots/elementary.h"
#include "rules/random.h"
#include "runner/test_class.h"

using namespace downpile;

class TestElementary : public QObject {
  Q_OBJECT

 private slots:
  void powersAreAccurate() {
    Random random(1);
    for (int i = 0; i < 200000; ++i) {
      const double base = random.unit() * (i % 5 == 0 ? 1000 : 1);
      const double exponent = (random.unit() - 0.3) * 20;
      isNear(power(base, exponent), std::pow(base, exponent));
      QCOMPARE(Powers(base).to(exponent), power(base, exponent));
      const double whole = static_cast<double>(random.below(80));
      isNear(power(base, whole), std::pow(base, whole));
    }
  }

  void logarithmsAreAccurate() {
    Random random(2);
    for (int i = 0; i < 200000; ++i) {
      const double number =
          std::ldexp(0.5 + random.unit(), static_cast<int>(random.below(200)) - 100);
      const double expected = std::log(number);
      QVERIFY2(std::abs(logarithm(number) - expected) < kNear * std::max(1.0, std::abs(expected)),
               qPrintable(QString::number(number, 'g', 17)));
    }
    QCOMPARE(logarithm(1), 0.0);
  }

  void exponentialsAreAccurate() {
    Random random(3);
    for (int i = 0; i < 200000; ++i) {
      const double number = (random.unit() - 0.5) * 100;
      isNear(exponential(number), std::exp(number));
    }
    QCOMPARE(exponential(0), 1.0);
  }

  void powersAndExponentialsAreRightForZeroAndExtremeNumbers() {
    constexpr double kInfinite = std::numeric_limits<double>::infinity();
    QCOMPARE(power(0, 0), 1.0);
    QCOMPARE(power(0, 0.5), 0.0);
    QCOMPARE(power(0, 3), 0.0);
    QCOMPARE(power(0, -0.5), kInfinite);
    QCOMPARE(power(5, 0), 1.0);
    QCOMPARE(power(0.5, 1e9), 0.0);
    QCOMPARE(power(0.5, -1e9), kInfinite);
    QCOMPARE(power(2, 0.5 * 2045), power(2, 0.5) * power(2, 1022));
    QCOMPARE(exponential(-1e9), 0.0);
    QCOMPARE(exponential(1e9), kInfinite);
  }

  // The checksum comes from another machine; all bits must be equal everywhere.
  void elementaryFunctionsGiveEqualBitsOnEveryMachine() {
    std::uint64_t sum = 0;
    Random random(4);
    for (int i = 0; i < 10000; ++i) {
      const double base = random.unit() + 1e-6;
      const double exponent = (random.unit() - 0.5) * 30;
      for (const double value :
           {power(base, exponent), power(base, std::floor(exponent * exponent)), logarithm(base),
            exponential(exponent)}) {
        sum = sum * 31 + std::bit_cast<std::uint64_t>(value);
      }
    }
    QCOMPARE(sum, std::uint64_t{16521357131881503829U});
  }

 private:
  static constexpr double kNear = 1e-15;

  static void isNear(double value, double expected) {
    if (expected < std::numeric_limits<double>::min()) {
      QVERIFY(value < std::numeric_limits<double>::min());
      return;
    }
    const double digits = std::max(50.0, std::abs(std::log(expected)));
    QVERIFY2(value == expected || std::abs(value - expected) <= kNear * digits * expected,
             qPrintable(
                 QStringLiteral("%1 is not %2").arg(value, 0, 'g', 17).arg(expected, 0, 'g', 17)));
  }
};

DOWNPILE_TEST(TestElementary);
#include "tst_elementary.moc"
