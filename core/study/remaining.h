// SPDX-License-Identifier: GPL-3.0-or-later
// How long work will still take that is made of pieces of several kinds, of which some take far
// longer than others: each kind is told by its own pieces.
#pragma once

#include <chrono>
#include <optional>
#include <vector>

namespace downpile {

class Remaining {
 public:
  using Seconds = std::chrono::duration<double>;

  // How many pieces there are of each kind, and how many are worked on at once.
  Remaining(const std::vector<int>& pieces, int threads);

  // A piece of this kind is done, and took so long.
  void done(std::size_t kind, Seconds took);

  // Nothing while there is a kind of which nothing is known.
  std::optional<Seconds> left() const;
  // 0 ... 1, by time where that is known, else by number.
  double share() const;

 private:
  struct Kind {
    int pieces = 0;
    int done = 0;
    Seconds took{};
  };
  // The work that is left, as if one did all of it.
  std::optional<Seconds> work() const;

  std::vector<Kind> kinds_;
  int threads_;
};

}  // namespace downpile
