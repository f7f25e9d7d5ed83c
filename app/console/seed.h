// SPDX-License-Identifier: GPL-3.0-or-later
// Where chance begins: what a person gave as a seed, and the number that stands for it. The streams
// that come from it are named here, once for all verbs.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/random.h"

namespace downpile {

class Seed {
 public:
  // A whole number of 64 bits stands for itself, any other text for its hash.
  static Seed fromText(std::string_view text);
  // One that nobody can guess.
  static Seed random();

  // The number that it stands for.
  std::uint64_t number() const { return number_; }
  // What was given, or gives the same seed again.
  const std::string& text() const { return text_; }

  // The chance outcome `step` of a deal: 0 is its shuffle, then come the reshuffles. Deals count
  // from 1.
  Random chance(int deal, int step) const;

  // The choices of the computer players: a seed of their own, so that they know nothing of the
  // cards to come.
  std::uint64_t forBots() const;

 private:
  Seed(std::string text, std::uint64_t number) : text_(std::move(text)), number_(number) {}

  std::string text_;
  std::uint64_t number_;
};

}  // namespace downpile
