// SPDX-License-Identifier: GPL-3.0-or-later
// The seed of downpile-cli given by the user, the number it stands for, and the random streams
// derived from it. With the same seed, all commands of downpile-cli use the same streams.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>

#include "rules/random.h"

namespace downpile {

class Seed {
 public:
  // Makes a seed from a text: a 64-bit number is the seed itself, any other text is hashed.
  static Seed fromText(std::string_view text);
  // Returns an unpredictable seed.
  static Seed random();

  // Returns the seed as a number.
  std::uint64_t number() const { return number_; }
  // Returns the text given to fromText(). For a random seed, returns the text that fromText()
  // converts to the same seed.
  const std::string& text() const { return text_; }

  // Returns the random stream of a chance outcome. deal: its deal, from 1. step: number of the
  // outcome in the deal; 0 is the first shuffle.
  Random chance(int deal, int step) const;

  // Returns a separate seed for the bots, so that their random numbers reveal nothing about the
  // cards.
  std::uint64_t forBots() const;

 private:
  Seed(std::string text, std::uint64_t number) : text_(std::move(text)), number_(number) {}

  std::string text_;
  std::uint64_t number_;
};

}  // namespace downpile
