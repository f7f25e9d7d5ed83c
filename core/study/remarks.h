// SPDX-License-Identifier: GPL-3.0-or-later
// The significant results of a study, in sentences. The number of possible claims is taken into
// account (Bonferroni correction). So a study of house rules without any effect makes a false claim
// in at most 5 % of cases. The intervals in the sentences are ordinary 95 % intervals.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "study/study.h"

namespace downpile {

// A sentence about the results of a study, translatable in the context `study`. Placeholders:
// {rules} (house rules of the set), {others} (house rules of the first set), {value}, {low}, {high}
// (numbers with `places` decimals), {instead} (with `insteadPlaces` decimals), {hero} and {field}
// (names of levels). %n is `count`.
struct Remark {
  enum class About : std::uint8_t {
    set,         // a statement about one set of house rules
    difference,  // a comparison of a set of house rules with the first set
    seat,        // a seat significantly better or worse than the others
    seats,       // upper bound on the advantage or disadvantage of any seat
  };
  About about = About::set;
  const char* text = nullptr;
  std::size_t set = 0;
  double value = 0;
  double instead = 0;
  double low = 0;
  double high = 0;
  int places = 0;
  int insteadPlaces = 0;
  int count = 0;
};

// Returns remarks about each set of house rules and its significant differences from the first set,
// or bounds for the seats if no seat differs significantly. Never empty: with fewer than
// kFewestGames games the only remark says that there are too few.
std::vector<Remark> remarksOn(const StudyPlan& plan, const StudyResults& results);
inline constexpr int kFewestGames = 30;

// Whether a difference between a set of house rules and the first set is significant, with the
// Bonferroni correction of remarksOn(). ofSkill: the difference is between skill games.
bool isSignificant(const StudyPlan& plan, const StudyResults& results, const Estimate& difference,
                   bool ofSkill = false);

std::string remarkInEnglish(const StudyPlan& plan, const Remark& remark);

// Returns the number of decimals (at most 3) for showing an estimate: its margin then has one
// significant digit. For an exact estimate: 0 for a whole number, otherwise 2.
int placesFor(const Estimate& estimate);
// Returns true if the margin is zero or unknown.
bool isExact(const Estimate& estimate);
// Returns the number as a text with this number of decimals. The decimal point is the same in every
// locale.
std::string fixedText(double number, int places);

}  // namespace downpile
