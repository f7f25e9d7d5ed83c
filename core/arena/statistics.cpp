// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/statistics.h"

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

// Adds what each cluster moves the share away from its value, times `sign`.
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

}  // namespace

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
  constexpr double kNormal = 1.959963984540054;  // 97.5 % of the normal distribution lie below
  constexpr std::array kOfFew = {12.7062, 4.3027, 3.1824, 2.7764, 2.5706};
  if (degrees <= static_cast<int>(kOfFew.size())) {
    return kOfFew[static_cast<std::size_t>(degrees) - 1];
  }
  // The expansion of the quantile in 1/degrees (Abramowitz and Stegun, 26.7.5).
  const double x = kNormal;
  const double x2 = x * x;
  const double n = degrees;
  const double first = x * (x2 + 1) / 4;
  const double second = x * ((5 * x2 + 16) * x2 + 3) / 96;
  const double third = x * (((3 * x2 + 19) * x2 + 17) * x2 - 15) / 384;
  return x + (first + (second + third / n) / n) / n;
}

}  // namespace downpile
