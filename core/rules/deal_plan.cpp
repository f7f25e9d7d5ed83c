// SPDX-License-Identifier: GPL-3.0-or-later
#include "rules/deal_plan.h"

#include <algorithm>
#include <bit>
#include <bitset>

namespace downpile {

namespace {

using Class = DealPlan::Class;
using Limit = HiddenCards::Limit;
using Slots = DealPlan::Slots;
using Stage = DealPlan::Stage;
using LimitBits = std::bitset<HiddenCards::kMaxLimits>;

constexpr std::uint8_t small(std::size_t number) { return static_cast<std::uint8_t>(number); }

// Returns the number of ways to take k of n cards.
double ways(int n, int k) {
  struct Factorials {
    std::array<double, kCardIds + 1> of{1};
    std::array<double, kCardIds + 1> inverse{1};
    constexpr Factorials() {
      for (std::size_t i = 1; i < of.size(); ++i) {
        of[i] = of[i - 1] * static_cast<double>(i);
        inverse[i] = 1 / of[i];
      }
    }
  };
  static constexpr Factorials kFactorials;
  return kFactorials.of[at(n)] * kFactorials.inverse[at(k)] * kFactorials.inverse[at(n - k)];
}

// Gives the states of a stage (DealPlan::Stage) the numbers 0, 1, 2 and so on in the order of their
// first use. A state is the number of cards left in each class, packed by StateBits.
class StateIndex {
 public:
  std::uint32_t numberOf(std::uint64_t state) {
    if (2 * states_.size() >= table_.size()) grow();
    std::size_t place = placeOf(state);
    if (table_[place] == kFree) {
      table_[place] = static_cast<std::uint32_t>(states_.size());
      states_.push_back(state);
    }
    return table_[place];
  }
  const std::vector<std::uint64_t>& states() const { return states_; }

 private:
  static constexpr std::uint32_t kFree = ~std::uint32_t{0};

  std::size_t placeOf(std::uint64_t state) const {
    const std::size_t mask = table_.size() - 1;
    std::size_t place = ((state * 0x9e3779b97f4a7c15U) >> 32U) & mask;
    while (table_[place] != kFree && states_[table_[place]] != state) place = (place + 1) & mask;
    return place;
  }
  void grow() {
    table_.assign(std::max<std::size_t>(64, 4 * table_.size()), kFree);
    for (std::size_t i = 0; i < states_.size(); ++i) {
      table_[placeOf(states_[i])] = static_cast<std::uint32_t>(i);
    }
  }

  std::vector<std::uint64_t> states_;
  std::vector<std::uint32_t> table_;
};

// Packs the numbers of cards left in each class into one 64-bit number.
class StateBits {
 public:
  explicit StateBits(const std::vector<Class>& classes) {
    for (std::size_t c = 0; c < classes.size(); ++c) {
      shift_[c] = bits_;
      const auto width = static_cast<unsigned>(std::bit_width(unsigned{classes[c].count}));
      mask_[c] = (1U << width) - 1U;
      bits_ += width;
    }
  }
  bool fits() const { return bits_ <= 64; }
  std::uint64_t with(std::size_t c, int count) const {
    return static_cast<std::uint64_t>(count) << shift_[c];
  }
  int count(std::uint64_t state, std::size_t c) const {
    return static_cast<int>((state >> shift_[c]) & mask_[c]);
  }

 private:
  std::array<unsigned, kCardIds> shift_{};
  std::array<unsigned, kCardIds> mask_{};
  unsigned bits_ = 0;
};

// An owner of hidden cards with limits: the limits and the slots of its hand.
struct Served {
  std::uint8_t owner = 0;
  std::size_t firstLimit = 0;
  std::size_t endLimit = 0;
  LimitBits limits{};
  std::vector<Slots> hand{};
  int size = 0;

  int slotsOf(int group) const {
    for (const Slots& each : hand) {
      if (each.group == group) return each.count;
    }
    return 0;
  }
};

// Cards of one group to which exactly the same limits apply.
struct Atom {
  std::uint8_t group = 0;
  LimitBits in{};
  std::vector<Card> cards{};
};

// Finds all ways to deal cards to one owner: the steps of one stage of the plan.
class StepFinder {
 public:
  // within[c]: bit mask of the owner's limits containing class c; bit i stands for the limit
  // `most[i]`. roomAfter[c]: maximum number of cards that this stage may leave in class c of the
  // next stage; see PlanMaker::roomAfter().
  struct Task {
    const Served* owner = nullptr;
    std::vector<int> most{};
    std::vector<std::uint64_t> within{};
    std::vector<int> roomAfter{};
    StateBits bits;
    StateBits bitsAfter;
  };

  StepFinder(Task task, Stage& stage, StateIndex& nextStates, std::size_t& workLeft)
      : task_(std::move(task)), stage_(stage), nextStates_(nextStates), workLeft_(workLeft) {}

  // Adds all steps from this state; returns false if the work limit is reached.
  bool find(std::uint64_t state) {
    stage_.firstStep.push_back(static_cast<std::uint32_t>(stage_.next.size()));
    int able = 0;
    for (std::size_t c = stage_.classes.size(); c-- > 0;) {
      const bool lastOfGroup =
          c + 1 == stage_.classes.size() || stage_.classes[c].group != stage_.classes[c + 1].group;
      if (lastOfGroup) able = 0;
      ableAfter_[c] = able;
      left_[c] = task_.bits.count(state, c);
      able += std::min(left_[c], mostOf(c));
    }
    extend(0, {});
    return workLeft_ > 0;
  }

 private:
  struct Partial {
    int wanted = 0;  // number of the owner's still empty slots in the current DealGroup
    // Number of cards of the classes handled so far that the owner leaves and that merge into the
    // same class of the next stage.
    int merged = 0;
    // Number of ways to choose the cards taken by the owner so far.
    double weight = 1;
    std::uint64_t after = 0;
  };

  // Returns how many cards of this class the owner's limits still allow.
  int mostOf(std::size_t c) const {
    int most = kCardIds;
    for (std::uint64_t bits = task_.within[c]; bits != 0; bits &= bits - 1) {
      most = std::min(most, task_.most[at(std::countr_zero(bits))]);
    }
    return most;
  }

  void extend(std::size_t c, Partial partial) {
    if (workLeft_ == 0) return;
    --workLeft_;
    if (c == stage_.classes.size()) return add(partial);
    const Class& cardClass = stage_.classes[c];
    if (c == 0 || stage_.classes[c - 1].group != cardClass.group) {
      partial.wanted = task_.owner->slotsOf(cardClass.group);
    }
    if (c == 0 || stage_.classes[c - 1].into != cardClass.into) partial.merged = 0;

    const int left = left_[c];
    const int least = std::max({0, partial.wanted - ableAfter_[c],
                                partial.merged + left - task_.roomAfter[cardClass.into]});
    const int most = std::min({left, partial.wanted, mostOf(c)});
    for (int count = least; count <= most; ++count) {
      taken_[c] = small(at(count));
      spend(c, count);
      extend(c + 1, {.wanted = partial.wanted - count,
                     .merged = partial.merged + left - count,
                     .weight = partial.weight * ways(left, count),
                     .after = partial.after + task_.bitsAfter.with(cardClass.into, left - count)});
      spend(c, -count);
    }
  }

  void spend(std::size_t c, int count) {
    for (std::uint64_t bits = task_.within[c]; bits != 0; bits &= bits - 1) {
      task_.most[at(std::countr_zero(bits))] -= count;
    }
  }

  void add(const Partial& partial) {
    stage_.weights.push_back(partial.weight);
    stage_.next.push_back(nextStates_.numberOf(partial.after));
    stage_.counts.insert(stage_.counts.end(), taken_.begin(),
                         taken_.begin() + static_cast<std::ptrdiff_t>(stage_.classes.size()));
  }

  Task task_;
  Stage& stage_;
  StateIndex& nextStates_;
  std::size_t& workLeft_;
  std::array<int, kCardIds> left_{};
  // [c]: upper bound on the number of cards that the owner can take from the later classes of the
  // same group.
  std::array<int, kCardIds> ableAfter_{};
  std::array<std::uint8_t, kCardIds> taken_{};
};

// Multiplies the weight of each step by the number of deals from its next state (`deals`), and sums
// up the weights within each state. Removes steps leading to no deal. Returns the number of deals
// from each state of this stage.
std::vector<double> weigh(Stage& stage, const std::vector<double>& deals) {
  const std::size_t classes = stage.classes.size();
  std::vector<double> sums;
  std::size_t kept = 0;
  for (std::size_t state = 0; state + 1 < stage.firstStep.size(); ++state) {
    const std::size_t first = stage.firstStep[state];
    const std::size_t end = stage.firstStep[state + 1];
    stage.firstStep[state] = static_cast<std::uint32_t>(kept);
    double sum = 0;
    for (std::size_t step = first; step < end; ++step) {
      const double weight = stage.weights[step] * deals[stage.next[step]];
      if (weight == 0) continue;
      sum += weight;
      stage.weights[kept] = sum;
      stage.next[kept] = stage.next[step];
      std::copy_n(stage.counts.begin() + static_cast<std::ptrdiff_t>(step * classes), classes,
                  stage.counts.begin() + static_cast<std::ptrdiff_t>(kept * classes));
      ++kept;
    }
    sums.push_back(sum);
  }
  stage.firstStep.back() = static_cast<std::uint32_t>(kept);
  stage.weights.resize(kept);
  stage.next.resize(kept);
  stage.counts.resize(kept * classes);
  return sums;
}

class PlanMaker {
 public:
  PlanMaker(std::span<const Limit> limits, std::span<const DealGroup> groups,
            std::span<const std::uint8_t> owners)
      : limits_(limits), groups_(groups), owners_(owners) {
    findServed();
  }

  // Creates the stages with their classes. Their steps are added later.
  void layOut(std::span<Card> cards, std::vector<Stage>& stages, std::vector<Class>& rest) {
    findAtoms(cards);
    Parts coarse = partPerGroup();
    std::vector<Parts> found{coarse};
    std::vector<Served> inOrder;
    while (!served_.empty()) {
      const std::size_t next = bestBefore(coarse);
      coarse = refined(coarse, served_[next].limits);
      found.push_back(coarse);
      inOrder.push_back(std::move(served_[next]));
      served_.erase(served_.begin() + static_cast<std::ptrdiff_t>(next));
    }
    served_.assign(std::make_move_iterator(inOrder.rbegin()),
                   std::make_move_iterator(inOrder.rend()));
    placeCards(cards);
    rest = classesOf(found.front());
    representatives_.assign(found.size(), {});
    stages.resize(served_.size());
    for (std::size_t i = 0; i < found.size(); ++i) {
      const std::size_t stage = served_.size() - i;
      if (i > 0) {
        stages[stage].classes = classesOf(found[i]);
        stages[stage].hand = served_[stage].hand;
      }
      for (const Part& part : found[i]) {
        representatives_[stage].push_back(atoms_[order_[part.first]].in);
      }
    }
  }

  bool findSteps(std::vector<Stage>& stages, const std::vector<Class>& rest, std::size_t work) {
    std::vector<std::uint64_t> states;
    for (std::size_t i = 0; i < stages.size(); ++i) {
      Stage& stage = stages[i];
      const std::vector<Class>& after = i + 1 < stages.size() ? stages[i + 1].classes : rest;
      StepFinder::Task task{.owner = &served_[i],
                            .roomAfter = roomAfter(i, after),
                            .bits = StateBits(stage.classes),
                            .bitsAfter = StateBits(after)};
      const std::size_t ownLimits = served_[i].endLimit - served_[i].firstLimit;
      if (!task.bits.fits() || !task.bitsAfter.fits() || ownLimits > 64) return false;
      for (std::size_t l = served_[i].firstLimit; l < served_[i].endLimit; ++l) {
        task.most.push_back(limits_[l].most);
      }
      for (const LimitBits& in : representatives_[i]) task.within.push_back(ownBits(i, in));
      if (i == 0) states = {firstState(stage.classes, task.bits)};

      StateIndex nextStates;
      StepFinder finder(std::move(task), stage, nextStates, work);
      for (std::uint64_t state : states) {
        if (!finder.find(state)) return false;
      }
      stage.firstStep.push_back(static_cast<std::uint32_t>(stage.next.size()));
      states = nextStates.states();
      if (states.empty()) return true;
    }
    return true;
  }

  std::vector<Slots> restSlots() const { return restSlots_; }

 private:
  // A set of atoms (see Atom). Of the limits considered so far, the same apply to all its atoms.
  // first, end: range of their indices in order_. from: index of the part of the previous, coarser
  // division that contains them.
  struct Part {
    std::size_t first = 0;
    std::size_t end = 0;
    std::size_t from = 0;
  };
  using Parts = std::vector<Part>;

  void findServed() {
    for (std::size_t l = 0; l < limits_.size(); ++l) {
      if (served_.empty() || served_.back().owner != limits_[l].owner) {
        served_.push_back({.owner = limits_[l].owner, .firstLimit = l});
      }
      served_.back().limits.set(l);
      served_.back().endLimit = l + 1;
    }
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t i = groups_[g].first; i < groups_[g].slotsEnd;) {
        std::size_t end = i + 1;
        while (end < groups_[g].slotsEnd && owners_[end] == owners_[i]) ++end;
        const Slots slots{small(g), small(i), small(end - i)};
        const auto owner = std::find_if(served_.begin(), served_.end(),
                                        [&](const Served& s) { return s.owner == owners_[i]; });
        if (owner == served_.end()) {
          restSlots_.push_back(slots);
        } else {
          owner->hand.push_back(slots);
          owner->size += slots.count;
        }
        i = end;
      }
    }
  }

  void findAtoms(std::span<const Card> cards) {
    for (std::size_t g = 0; g < groups_.size(); ++g) {
      for (std::size_t i = groups_[g].first; i < groups_[g].cardsEnd; ++i) {
        LimitBits in;
        for (const Served& owner : served_) {
          if (owner.slotsOf(static_cast<int>(g)) == 0) continue;
          for (std::size_t l = owner.firstLimit; l < owner.endLimit; ++l) {
            in.set(l, limits_[l].cards.contains(cards[i]));
          }
        }
        auto atom = std::find_if(atoms_.begin(), atoms_.end(), [&](const Atom& each) {
          return each.group == g && each.in == in;
        });
        if (atom == atoms_.end()) atom = atoms_.insert(atom, {.group = small(g), .in = in});
        atom->cards.push_back(cards[i]);
      }
    }
    for (std::size_t i = 0; i < atoms_.size(); ++i) order_.push_back(i);
  }

  Parts partPerGroup() const {
    Parts parts;
    for (std::size_t i = 0; i < atoms_.size(); ++i) {
      const bool another = i == 0 || atoms_[i].group != atoms_[i - 1].group;
      if (another) parts.push_back({i, i + 1, 0});
      if (!another) parts.back().end = i + 1;
    }
    return parts;
  }

  // Divides each part into new parts. Of the limits in `limits`, the same apply to all atoms of a
  // new part. Reorders order_ within each part.
  Parts refined(const Parts& parts, const LimitBits& limits) {
    Parts finer;
    for (std::size_t c = 0; c < parts.size(); ++c) {
      const auto end = order_.begin() + static_cast<std::ptrdiff_t>(parts[c].end);
      for (std::size_t first = parts[c].first; first < parts[c].end;) {
        const auto begin = order_.begin() + static_cast<std::ptrdiff_t>(first);
        const LimitBits in = atoms_[*begin].in & limits;
        const auto next = std::stable_partition(
            begin, end, [&](std::size_t atom) { return (atoms_[atom].in & limits) == in; });
        const auto stop = static_cast<std::size_t>(next - order_.begin());
        finer.push_back({first, stop, c});
        first = stop;
      }
    }
    return finer;
  }

  // Stages are planned from the last to the first. Chooses the owner of the next earlier stage: its
  // limits divide these parts into the fewest new parts; among equals, the owner with the most
  // slots. This keeps the number of parts small in late stages.
  std::size_t bestBefore(const Parts& parts) {
    std::size_t best = 0;
    std::size_t fewest = kCardIds + 1;
    for (std::size_t i = 0; i < served_.size(); ++i) {
      const std::size_t number = refined(parts, served_[i].limits).size();
      const bool larger = number == fewest && served_[i].size > served_[best].size;
      if (number < fewest || larger) best = i;
      fewest = std::min(fewest, number);
    }
    return best;
  }

  void placeCards(std::span<Card> cards) {
    std::size_t g = 0;
    std::size_t place = 0;
    for (std::size_t atom : order_) {
      const Atom& each = atoms_[atom];
      if (placeOf_.empty() || each.group != g) place = groups_[each.group].first;
      g = each.group;
      placeOf_.push_back(place);
      std::copy(each.cards.begin(), each.cards.end(),
                cards.begin() + static_cast<std::ptrdiff_t>(place));
      place += each.cards.size();
    }
  }

  std::vector<Class> classesOf(const Parts& parts) const {
    std::vector<Class> classes;
    for (const Part& part : parts) {
      std::size_t count = 0;
      for (std::size_t i = part.first; i < part.end; ++i) count += atoms_[order_[i]].cards.size();
      classes.push_back({atoms_[order_[part.first]].group, small(placeOf_[part.first]),
                         small(count), small(part.from)});
    }
    return classes;
  }

  // Returns a bit mask of the limits of the stage's owner containing cards with the limit bits
  // `in`. Bit i stands for the owner's limit i.
  std::uint64_t ownBits(std::size_t stage, const LimitBits& in) const {
    std::uint64_t bits = 0;
    for (std::size_t l = served_[stage].firstLimit; l < served_[stage].endLimit; ++l) {
      if (in.test(l)) bits |= std::uint64_t{1} << (l - served_[stage].firstLimit);
    }
    return bits;
  }

  // Returns for each class in `after` (the classes of stage + 1) the maximum number of cards that
  // `stage` may leave in it: as many as the owners of all later stages can take, plus the cards of
  // its group for owners without limits and the cards that stay undealt.
  std::vector<int> roomAfter(std::size_t stage, const std::vector<Class>& after) const {
    std::vector<int> room;
    for (std::size_t c = 0; c < after.size(); ++c) {
      const DealGroup& group = groups_[after[c].group];
      int sum = static_cast<int>(group.cardsEnd - group.first);
      for (const Served& owner : served_) sum -= owner.slotsOf(after[c].group);
      for (std::size_t later = stage + 1; later < served_.size(); ++later) {
        int most = served_[later].slotsOf(after[c].group);
        for (std::size_t l = served_[later].firstLimit; l < served_[later].endLimit; ++l) {
          const bool within = representatives_[stage + 1][c].test(l);
          if (within) most = std::min(most, int{limits_[l].most});
        }
        sum += most;
      }
      room.push_back(sum);
    }
    return room;
  }

  static std::uint64_t firstState(const std::vector<Class>& classes, const StateBits& bits) {
    std::uint64_t state = 0;
    for (std::size_t c = 0; c < classes.size(); ++c) state += bits.with(c, classes[c].count);
    return state;
  }

  std::span<const Limit> limits_;
  std::span<const DealGroup> groups_;
  std::span<const std::uint8_t> owners_;
  // Owners to whom one of limits_ applies. After layOut() they are in the order of the stages.
  std::vector<Served> served_;
  std::vector<Slots> restSlots_;
  std::vector<Atom> atoms_;
  // Indices of the atoms, sorted so that the atoms of a class are adjacent.
  std::vector<std::size_t> order_;
  // For each atom in the order of order_: index of its first card.
  std::vector<std::size_t> placeOf_;
  // For each stage and class: the limits containing the cards of the class. The last element is for
  // the cards left after all stages.
  std::vector<std::vector<LimitBits>> representatives_;
};

}  // namespace

std::size_t DealPlan::Stage::draw(std::size_t state, Random& random) const {
  const auto first = weights.begin() + firstStep[state];
  const auto last = weights.begin() + firstStep[state + 1] - 1;
  if (first == last) return firstStep[state];
  const double drawn = random.unit() * *last;
  return static_cast<std::size_t>(std::upper_bound(first, last, drawn) - weights.begin());
}

DealPlan::Fit DealPlan::make(std::span<const Limit> limits, std::span<const DealGroup> groups,
                             std::span<const std::uint8_t> owners, std::span<Card> cards,
                             std::size_t mostWork) {
  *this = DealPlan();
  PlanMaker maker(limits, groups, owners);
  maker.layOut(cards, stages_, rest_);
  restSlots_ = maker.restSlots();
  if (!maker.findSteps(stages_, rest_, mostWork)) {
    *this = DealPlan();
    return Fit::tooLarge;
  }
  std::vector<double> deals{1};
  bool possible = true;
  for (std::size_t i = stages_.size(); i-- > 0;) {
    possible = possible && !stages_[i].firstStep.empty();
    if (possible) deals = weigh(stages_[i], deals);
  }
  if (possible && deals.front() > 0) return Fit::made;
  *this = DealPlan();
  return Fit::impossible;
}

std::size_t DealPlan::size() const {
  std::size_t steps = 0;
  for (const Stage& stage : stages_) steps += stage.next.size();
  return steps;
}

}  // namespace downpile
