// SPDX-License-Identifier: GPL-3.0-or-later
// Plans how to deal hidden cards within limits. Cards that no limit distinguishes form a class.
// Owners with limits are served one after the other. For each owner the plan holds every
// combination of numbers of cards per class, weighted by the number of deals with it. Used by
// WorldDealer.
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

// A group of cards that were shuffled together, and the slots that they fill. The cards have the
// indices `first` ... `cardsEnd` - 1, the slots `first` ... `slotsEnd` - 1.
struct DealGroup {
  std::size_t first = 0;
  std::size_t cardsEnd = 0;
  std::size_t slotsEnd = 0;
};

class DealPlan {
 public:
  // Adjacent slots (places for one hidden card each) of one owner.
  struct Slots {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
  };
  // Adjacent cards that are equivalent for the owner of this stage and all later owners. into:
  // class of the next stage that gets the cards which the owner does not take.
  struct Class {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    std::uint8_t into = 0;
  };
  // A stage of the plan: one owner receives its cards. A state of the stage is the number of cards
  // left in each class. A step is the number of cards that the owner takes from each class. It
  // leads to a state of the next stage.
  struct Stage {
    std::vector<Class> classes;
    std::vector<Slots> hand;  // slots of the owner's hand, sorted by group
    // For each state: index of its first step. The last element is the number of steps.
    std::vector<std::uint32_t> firstStep;
    // For each step: the sum of its weight and of the weights of the earlier steps of the same
    // state.
    std::vector<double> weights;
    std::vector<std::uint32_t> next;
    // For each step: the number of cards that the owner takes from each class, classes.size()
    // numbers in a row.
    std::vector<std::uint8_t> counts;

    // Draws a step of this state. Its probability is proportional to the number of deals that
    // contain it.
    std::size_t draw(std::size_t state, Random& random) const;
  };
  enum class Fit : std::uint8_t { made, tooLarge, impossible };

  // Makes a plan for these limits, which must be sorted by owner. `owners` is the owner of each
  // slot, `cards` the cards of the groups. Sorts the cards within each group so that classes are
  // adjacent. `mostWork` limits the search for steps: each class of each tried step costs one unit
  // of work. Above the limit, returns Fit::tooLarge. The plan is empty unless it returns Fit::made.
  Fit make(std::span<const HiddenCards::Limit> limits, std::span<const DealGroup> groups,
           std::span<const std::uint8_t> owners, std::span<Card> cards, std::size_t mostWork);

  bool empty() const { return stages_.empty(); }
  const std::vector<Stage>& stages() const { return stages_; }
  // What remains after the last stage. rest(): one class of cards for each group. restSlots(): the
  // slots of owners without limits, sorted by group.
  const std::vector<Class>& rest() const { return rest_; }
  const std::vector<Slots>& restSlots() const { return restSlots_; }
  // Returns the number of steps in all stages.
  std::size_t size() const;

 private:
  std::vector<Stage> stages_;
  std::vector<Class> rest_;
  std::vector<Slots> restSlots_;
};

}  // namespace downpile
