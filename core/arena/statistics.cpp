// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <vector>

namespace downpile {

namespace {

Portion sumOf(std::span<const Portion> clusters) {
  Portion sum;
  for (const Portion& cluster : clusters) sum += cluster;
  return sum;
}

// Adds to influence[i] the influence of cluster i on the share of all clusters, times `sign`. The
// influence is a linear approximation.
void addInfluence(std::span<const Portion> clusters, double sign, std::vector<double>& influence) {
  const Portion sum = sumOf(clusters);
  const double share = sum.gained / sum.possible;
  for (std::size_t i = 0; i < clusters.size(); ++i) {
    influence[i] += sign * (clusters[i].gained - share * clusters[i].possible) / sum.possible;
  }
}

std::optional<double> marginOf(const std::vector<double>& influence) {
  if (influence.size() < 2) return std::nullopt;
  const auto clusters = static_cast<double>(influence.size());
  double squares = 0;
  for (double one : influence) squares += one * one;
  return standardErrors(static_cast<int>(influence.size()) - 1) *
         std::sqrt(squares * clusters / (clusters - 1));
}

// The continued fraction of the incomplete beta function (Abramowitz and Stegun, 26.5.8), evaluated
// until it converges.
double betaFraction(double x, double a, double b) {
  constexpr double kTiny = 1e-300;
  constexpr int kMostTerms = 500;
  const auto awayFromZero = [](double value) { return std::abs(value) < kTiny ? kTiny : value; };
  double c = 1;
  double d = 1 / awayFromZero(1 - (a + b) * x / (a + 1));
  double fraction = d;
  for (int m = 1; m <= kMostTerms; ++m) {
    const double even = m * (b - m) * x / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / awayFromZero(1 + even * d);
    c = awayFromZero(1 + even / c);
    fraction *= c * d;
    const double odd = -(a + m) * (a + b + m) * x / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / awayFromZero(1 + odd * d);
    c = awayFromZero(1 + odd / c);
    fraction *= c * d;
    if (std::abs(c * d - 1) < 1e-15) break;
  }
  return fraction;
}

double incompleteBeta(double x, double a, double b) {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  const double front = std::exp(std::lgamma(a + b) - std::lgamma(a) - std::lgamma(b) +
                                a * std::log(x) + b * std::log1p(-x));
  if (x < (a + 1) / (a + b + 2)) return front * betaFraction(x, a, b) / a;
  return 1 - front * betaFraction(1 - x, b, a) / b;
}

// Returns the p-value of a t statistic: the probability that |t| is at least `errors`, for
// Student's t distribution with this number of degrees of freedom.
double chanceBeyond(double errors, int degrees) {
  return incompleteBeta(degrees / (degrees + errors * errors), degrees / 2.0, 0.5);
}

int degreesOf(std::size_t clusters) { return static_cast<int>(clusters) - 1; }

}  // namespace

Interval intervalOf(const Estimate& estimate, bool isShare) {
  const double low = *estimate.value - *estimate.margin;
  const double high = *estimate.value + *estimate.margin;
  return isShare ? Interval{std::max(0.0, low), std::min(1.0, high)} : Interval{low, high};
}

double chanceOf(const Estimate& estimate, std::size_t clusters, double truth) {
  if (!estimate.value || !estimate.margin) return 1;
  const double away = std::abs(*estimate.value - truth);
  if (away == 0) return 1;
  if (*estimate.margin == 0) return 0;
  const int degrees = degreesOf(clusters);
  return chanceBeyond(away / *estimate.margin * standardErrors(degrees), degrees);
}

std::optional<double> jointMargin(const Estimate& estimate, std::size_t clusters,
                                  std::size_t others) {
  if (!estimate.margin) return std::nullopt;
  const int degrees = degreesOf(clusters);
  const double outside = 0.05 / static_cast<double>(others + 1);
  double low = 0;
  double high = 1;
  while (chanceBeyond(high, degrees) > outside) high *= 2;
  constexpr int kHalvings = 60;
  for (int i = 0; i < kHalvings; ++i) {
    const double middle = (low + high) / 2;
    (chanceBeyond(middle, degrees) > outside ? low : high) = middle;
  }
  return *estimate.margin / standardErrors(degrees) * high;
}

Estimate shareOf(std::span<const Portion> clusters) {
  const Portion sum = sumOf(clusters);
  if (sum.possible == 0) return {};
  std::vector<double> influence(clusters.size());
  addInfluence(clusters, 1, influence);
  return {sum.gained / sum.possible, marginOf(influence)};
}

Estimate differenceOf(std::span<const Portion> first, std::span<const Portion> second) {
  const Portion one = sumOf(first);
  const Portion other = sumOf(second);
  if (one.possible == 0 || other.possible == 0) return {};
  std::vector<double> influence(first.size());
  addInfluence(first, 1, influence);
  addInfluence(second, -1, influence);
  return {one.gained / one.possible - other.gained / other.possible, marginOf(influence)};
}

double standardErrors(int degrees) {
  constexpr std::array kOfFew = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706};
  if (degrees <= static_cast<int>(kOfFew.size())) {
    return kOfFew[static_cast<std::size_t>(degrees) - 1];
  }
  // The quantile of Student's t distribution as a series in 1/degrees (Abramowitz and Stegun,
  // 26.7.5).
  const double x = kNormalErrors;
  const double x2 = x * x;
  const double n = degrees;
  const double first = x * (x2 + 1) / 4;
  const double second = x * ((5 * x2 + 16) * x2 + 3) / 96;
  const double third = x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384;
  return x + (first + (second + third / n) / n) / n;
}

}  // namespace downpile
