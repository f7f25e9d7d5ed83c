// SPDX-License-Identifier: GPL-3.0-or-later
// How hidden cards can be dealt within limits. Cards that no limit tells apart form a class; owners
// with limits are served one after the other, and for each of them the plan knows every way to take
// so many of each class, weighted by the number of deals that it stands for. Used by WorldDealer.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>
#include <vector>

#include "rules/random.h"
#include "table/card_set.h"
#include "table/hidden_cards.h"

namespace downpile {

// A group's cards and slots: the cards at indices from `first` up to `cardsEnd`, the slots from
// `first` up to `slotsEnd`.
struct DealGroup {
  std::size_t first = 0;
  std::size_t cardsEnd = 0;
  std::size_t slotsEnd = 0;
};

class DealPlan {
 public:
  // Adjoining slots of one owner.
  struct Slots {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
  };
  // Cards that are alike for this owner and those after it; they adjoin each other. `into` is the
  // class of the next stage that what is left of them belongs to.
  struct Class {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    std::uint8_t into = 0;
  };
  // An owner's turn to be served. A state is how many of each class are left; a step is how many of
  // each class the owner takes, and the state of the next stage that follows.
  struct Stage {
    std::vector<Class> classes;
    std::vector<Slots> hand;               // sorted by group
    std::vector<std::uint32_t> firstStep;  // of each state, and one more at the end
    std::vector<double> weights;           // of a step and those before it in its state
    std::vector<std::uint32_t> next;
    std::vector<std::uint8_t> counts;  // of each step, class by class

    // A step of this state, each as often as it stands for deals.
    std::size_t draw(std::size_t state, Random& random) const;
  };
  enum class Fit : std::uint8_t { made, tooLarge, impossible };

  // Plans for these limits, sorted by owner. `owners` says whose each slot is, `cards` are those of
  // the groups; they are sorted within each group so that classes adjoin. Gives up after `mostWork`
  // steps; without success the plan is empty.
  Fit make(std::span<const HiddenCards::Limit> limits, std::span<const DealGroup> groups,
           std::span<const std::uint8_t> owners, std::span<Card> cards, std::size_t mostWork);

  bool empty() const { return stages_.empty(); }
  const std::vector<Stage>& stages() const { return stages_; }
  // What is left when the stages are over: a class a group, and the slots of owners without limits,
  // sorted by group.
  const std::vector<Class>& rest() const { return rest_; }
  const std::vector<Slots>& restSlots() const { return restSlots_; }
  // The number of steps.
  std::size_t size() const;

 private:
  std::vector<Stage> stages_;
  std::vector<Class> rest_;
  std::vector<Slots> restSlots_;
};

}  // namespace downpile
