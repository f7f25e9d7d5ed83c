// SPDX-License-Identifier: GPL-3.0-or-later
// What is sure after a study, in sentences: nothing is said that could well be chance. All that
// could be said is counted, so that where nothing is true a sentence about it comes in at most one
// study in twenty (Bonferroni). The intervals in the sentences are the usual ones of 95 %.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <string>
#include <vector>

#include "study/study.h"

namespace downpile {

// A sentence. Its text is translatable in the context `study`. Placeholders: {rules} (of the set),
// {others} (of the first set), {value}, {low}, {high} (numbers with `places` behind the point),
// {instead} (one with `insteadPlaces`), {hero} and {field} (names of levels); %n is `count`.
struct Remark {
  enum class About : std::uint8_t {
    set,         // by itself
    difference,  // from the first set
    seat,        // one that surely does not get its share
    seats,       // how much more or less than its share one could get at most
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

// What is sure about each set by itself and compared with the first one; about seats, where none is
// surely better, how much it could be at most. Never empty; fewer than kFewestGames games say
// nothing.
std::vector<Remark> remarksOn(const StudyPlan& plan, const StudyResults& results);
inline constexpr int kFewestGames = 30;

// Whether a difference of a set from the first one is surely none of chance, by the same measure.
bool isSure(const StudyPlan& plan, const StudyResults& results, const Estimate& difference,
            bool ofSkill = false);

std::string remarkInEnglish(const StudyPlan& plan, const Remark& remark);

// So many places behind the point that the margin shows in one digit, at most 3.
int placesFor(const Estimate& estimate);
// Whether it is always the same, or nothing is known of how far it is from the truth.
bool isExact(const Estimate& estimate);
// A number with so many places, the point a point in every locale.
std::string fixedText(double number, int places);

}  // namespace downpile
