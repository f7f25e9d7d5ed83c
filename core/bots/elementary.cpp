// SPDX-License-Identifier: GPL-3.0-or-later
// Logarithms and exponentials look up the nearest of 64 table entries. A short series then corrects
// for the distance to this entry.
#include "bots/elementary.h"

#include <array>
#include <bit>
#include <cstdint>
#include <limits>
#include <optional>

namespace downpile {

namespace {

constexpr int kStepBits = 6;
constexpr int kSteps = 1 << kStepBits;
constexpr double kLogOf2 = 0.693147180559945309417232121458;

constexpr int kFractionBits = 52;
constexpr int kExponentBias = 1023;
constexpr std::uint64_t kFraction = (std::uint64_t{1} << kFractionBits) - 1;

// Returns 2 to the power of `exponent`, which must be from -1022 to 1023.
constexpr double powerOf2(std::int64_t exponent) {
  return std::bit_cast<double>(static_cast<std::uint64_t>(exponent + kExponentBias)
                               << kFractionBits);
}

// Returns the natural logarithm of a number from 1 to 2, by a slow but accurate series. Used only
// to compute the table.
constexpr double slowLogarithm(double number) {
  const double s = (number - 1) / (number + 1);
  double term = s;
  double sum = 0;
  for (int i = 1; i < 60; i += 2) {
    sum += term / i;
    term *= s * s;
  }
  return 2 * sum;
}

constexpr double slowExponential(double number) {
  double term = 1;
  double sum = 0;
  for (int i = 1; i < 30; ++i) {
    sum += term;
    term *= number / i;
  }
  return sum;
}

// Entry of the logarithm table, for one of the kSteps equal intervals between 1 and 2. `inverse`:
// the reciprocal of the interval's middle. `logarithm`: the base-2 logarithm of the middle.
struct Anchor {
  double inverse = 1;
  double logarithm = 0;
};
constexpr auto kLogarithms = [] {
  std::array<Anchor, kSteps> anchors{};
  for (int i = 0; i < kSteps; ++i) {
    const double inverse = 1 / (1 + (i + 0.5) / kSteps);
    anchors[static_cast<std::size_t>(i)] = {inverse, slowLogarithm(1 / inverse) / kLogOf2};
  }
  return anchors;
}();

// 2 to the powers 0, 1/64 ... 63/64.
constexpr auto kPowers = [] {
  std::array<double, kSteps> powers{};
  for (int i = 0; i < kSteps; ++i) {
    powers[static_cast<std::size_t>(i)] = slowExponential(kLogOf2 * i / kSteps);
  }
  return powers;
}();

// Natural logarithm of 1 + r, for |r| up to 1/64.
double logarithmBeside1(double r) {
  const double low = r * (1 - r * (1.0 / 2 - r * (1.0 / 3 - r * (1.0 / 4))));
  const double high = 1.0 / 5 - r * (1.0 / 6 - r * (1.0 / 7 - r * (1.0 / 8 - r * (1.0 / 9))));
  const double r2 = r * r;
  return low + r2 * r2 * r * high;
}

double logarithmTo2(double number) {
  const auto bits = std::bit_cast<std::uint64_t>(number);
  const auto exponent = static_cast<std::int64_t>(bits >> kFractionBits) - kExponentBias;
  const auto fraction =
      std::bit_cast<double>((bits & kFraction) | std::bit_cast<std::uint64_t>(1.0));
  const Anchor& anchor = kLogarithms[(bits & kFraction) >> (kFractionBits - kStepBits)];
  const double rest = logarithmBeside1(fraction * anchor.inverse - 1) * (1 / kLogOf2);
  return (static_cast<double>(exponent) + anchor.logarithm) + rest;
}

double toPowerOf2(double exponent) {
  constexpr double kLeast = -1022;
  constexpr double kMost = 1023;
  if (!(exponent >= kLeast)) return 0;
  if (exponent >= kMost) return std::numeric_limits<double>::infinity();
  const double scaled = exponent * kSteps;
  const auto nearest = static_cast<std::int64_t>(scaled < 0 ? scaled - 0.5 : scaled + 0.5);
  const double r = (exponent - static_cast<double>(nearest) / kSteps) * kLogOf2;
  const double series =
      1 + r * (1 + r * (1.0 / 2 + r * (1.0 / 6 + r * (1.0 / 24 + r * (1.0 / 120 + r / 720)))));
  const auto step = static_cast<std::size_t>(nearest & (kSteps - 1));
  return kPowers[step] * series * powerOf2(nearest >> kStepBits);
}

// Returns `base` to the power of an integer exponent of 0 or more.
double wholePower(double base, int exponent) {
  double result = 1;
  for (double square = base; exponent != 0; exponent >>= 1, square *= square) {
    if ((exponent & 1) != 0) result *= square;
  }
  return result;
}

// Smallest base with a computed logarithm. Smaller bases count as 0.
constexpr double kLeastBase = std::numeric_limits<double>::min();

// Returns the power if it needs no logarithm: if the base is 1 or about 0, or the exponent is an
// integer from 0 to kMostWhole. Returns nullopt otherwise.
std::optional<double> plainPower(double base, double exponent) {
  constexpr double kMostWhole = 64;
  if (base == 1) return 1;
  if (exponent >= 0 && exponent <= kMostWhole) {
    const int whole = static_cast<int>(exponent);
    if (whole == exponent) return wholePower(base, whole);
  }
  if (base >= kLeastBase) return std::nullopt;
  return exponent > 0 ? 0 : std::numeric_limits<double>::infinity();
}

}  // namespace

double power(double base, double exponent) {
  if (const auto plain = plainPower(base, exponent)) return *plain;
  return toPowerOf2(exponent * logarithmTo2(base));
}

Powers::Powers(double base)
    : base_(base), logarithm_(base >= kLeastBase ? logarithmTo2(base) : 0) {}

double Powers::to(double exponent) const {
  if (const auto plain = plainPower(base_, exponent)) return *plain;
  return toPowerOf2(exponent * logarithm_);
}

double logarithm(double number) { return logarithmTo2(number) * kLogOf2; }

double exponential(double number) { return toPowerOf2(number * (1 / kLogOf2)); }

}  // namespace downpile
