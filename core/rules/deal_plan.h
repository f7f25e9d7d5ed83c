// SPDX-License-Identifier: GPL-3.0-or-later
// Plans random deals of hidden cards that respect all limits on the cards of owners. Cards of one
// group to which the same limits apply form a class. The plan deals to the owners with limits one
// after the other. For each owner it holds all possible numbers of cards taken from each class,
// weighted by the number of deals with these numbers. Used by WorldDealer.
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

// A group of cards shuffled together, and its slots (places for one hidden card each). In
// DealPlan::make() its cards are `cards[first]` ... `cards[cardsEnd - 1]`, and the owners of its
// slots are `owners[first]` ... `owners[slotsEnd - 1]`.
struct DealGroup {
  std::size_t first = 0;
  std::size_t cardsEnd = 0;
  std::size_t slotsEnd = 0;
};

class DealPlan {
 public:
  // Adjacent slots of one owner.
  struct Slots {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
  };
  // Adjacent cards of one group. Of the limits on the owner of this stage and on the owners of
  // later stages, the same apply to all these cards. into: class of the next stage that gets the
  // cards not taken by the owner.
  struct Class {
    std::uint8_t group = 0;
    std::uint8_t first = 0;
    std::uint8_t count = 0;
    std::uint8_t into = 0;
  };
  // A stage of the plan: one owner receives its cards. A state of the stage is the number of cards
  // left in each class. A step is the number of cards taken by the owner from each class. It leads
  // to a state of the next stage.
  struct Stage {
    std::vector<Class> classes;
    std::vector<Slots> hand;  // slots of the owner's hand, sorted by group
    // For each state: index of its first step. The last element is the number of steps.
    std::vector<std::uint32_t> firstStep;
    // For each step: the sum of its weight and of the weights of the earlier steps of the same
    // state.
    std::vector<double> weights;
    std::vector<std::uint32_t> next;
    // For each step: the number of cards taken by the owner from each class, classes.size() numbers
    // in a row.
    std::vector<std::uint8_t> counts;

    // Draws a step of this state. Its probability is proportional to the number of deals with this
    // step.
    std::size_t draw(std::size_t state, Random& random) const;
  };
  enum class Fit : std::uint8_t { made, tooLarge, impossible };

  // Makes a plan for these limits, which must be sorted by owner. `owners` is the owner of each
  // slot, `cards` the cards of the groups. Sorts the cards within each group so that classes are
  // adjacent. `mostWork` limits the recursive search for steps: each call costs one unit of work.
  // Returns Fit::tooLarge if the search reaches this limit, or if a state or an owner's limits need
  // more than 64 bits. Returns Fit::impossible if no deal respects all limits. The plan is empty
  // unless make() returns Fit::made.
  Fit make(std::span<const HiddenCards::Limit> limits, std::span<const DealGroup> groups,
           std::span<const std::uint8_t> owners, std::span<Card> cards, std::size_t mostWork);

  bool empty() const { return stages_.empty(); }
  const std::vector<Stage>& stages() const { return stages_; }
  // rest(): the classes after the last stage, one for each group. restSlots(): the slots of owners
  // to whom no limit applies, sorted by group.
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
