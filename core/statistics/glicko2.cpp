// SPDX-License-Identifier: GPL-3.0-or-later
//
// Variables are named as in the paper: mu, phi and sigma are rating, deviation and volatility on
// the Glicko-2 scale.
#include "statistics/glicko2.h"

#include <algorithm>
#include <cmath>
#include <numbers>
#include <numeric>

namespace downpile {

namespace {

constexpr double kMiddle = 1500;
// The constant tau of Glicko-2, which limits changes of the volatility. It is small, because luck
// plays a large part in these games.
constexpr double kTau = 0.3;
constexpr double kAccuracy = 1e-6;
constexpr double kLeastDeviation = 20;

double g(double phi) {
  return 1 / std::sqrt(1 + 3 * phi * phi / (std::numbers::pi * std::numbers::pi));
}

double expected(double mu, double other, double phi) {
  return 1 / (1 + std::exp(-g(phi) * (mu - other)));
}

// Step 5 of Glicko-2, the new volatility: finds the root of f by the Illinois method (regula
// falsi).
double volatilityAfter(double sigma, double phi, double v, double delta) {
  const double a = std::log(sigma * sigma);
  const auto f = [&](double x) {
    const double e = std::exp(x);
    const double sum = phi * phi + v + e;
    return e * (delta * delta - sum) / (2 * sum * sum) - (x - a) / (kTau * kTau);
  };
  double left = a;
  double right = 0;
  if (delta * delta > phi * phi + v) {
    right = std::log(delta * delta - phi * phi - v);
  } else {
    int k = 1;
    while (f(a - k * kTau) < 0) ++k;
    right = a - k * kTau;
  }
  double fLeft = f(left);
  double fRight = f(right);
  while (std::abs(right - left) > kAccuracy) {
    const double middle = left + (left - right) * fLeft / (fRight - fLeft);
    const double fMiddle = f(middle);
    if (fMiddle * fRight <= 0) {
      left = right;
      fLeft = fRight;
    } else {
      fLeft /= 2;
    }
    right = middle;
    fRight = fMiddle;
  }
  return std::exp(left / 2);
}

}  // namespace

double pairWeight(int players) { return 3.0 / (players + 1); }

Rating ratingAfter(const Rating& before, std::span<const Encounter> encounters, double periods) {
  const double mu = (before.value - kMiddle) / kRatingScale;
  const double phi = before.deviation / kRatingScale;
  double information = 0;
  double surplus = 0;
  for (const Encounter& encounter : encounters) {
    const double other = (encounter.other.value - kMiddle) / kRatingScale;
    const double damping = g(encounter.other.deviation / kRatingScale);
    const double score = expected(mu, other, encounter.other.deviation / kRatingScale);
    information += encounter.weight * damping * damping * score * (1 - score);
    surplus += encounter.weight * damping * (encounter.score - score);
  }
  Rating after = before;
  if (information > 0) {
    const double v = 1 / information;
    after.volatility = volatilityAfter(before.volatility, phi, v, v * surplus);
  }
  const double blurred =
      std::min(kUnknownDeviation / kRatingScale,
               std::sqrt(phi * phi + after.volatility * after.volatility * std::max(periods, 0.0)));
  const double sharp = 1 / std::sqrt(1 / (blurred * blurred) + information);
  after.value = (mu + sharp * sharp * surplus) * kRatingScale + kMiddle;
  after.deviation = std::clamp(sharp * kRatingScale, kLeastDeviation, kUnknownDeviation);
  return after;
}

double expectedScore(double rating, double other) {
  return 1 / (1 + std::exp((other - rating) / kRatingScale));
}

std::vector<double> expectedShares(std::span<const double> ratings) {
  const double most = *std::ranges::max_element(ratings);
  std::vector<double> shares;
  for (const double rating : ratings) shares.push_back(std::exp((rating - most) / kRatingScale));
  const double sum = std::accumulate(shares.begin(), shares.end(), 0.0);
  for (double& share : shares) share /= sum;
  return shares;
}

}  // namespace downpile
