// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contest.h"

#include <vector>

namespace downpile {

Comparison compare(std::span<const UnitResult> results, Portion Result::*figure) {
  std::vector<Portion> hero;
  std::vector<Portion> field;
  std::vector<Portion> alone;
  for (const UnitResult& result : results) {
    hero.push_back(result.hero.*figure);
    field.push_back(result.field.*figure);
    alone.push_back(result.alone.*figure);
  }
  return {shareOf(hero), shareOf(field), differenceOf(hero, alone)};
}

}  // namespace downpile
