// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Life player: compares what its moves make of the prospects (prospects.h) and
// takes the best; equal ones are drawn by lot. A style says what it cares for; three of them are
// characters.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/life/prospects.h"
#include "bots/tuning.h"

namespace downpile {

class LifeRules final : public Bot {
 public:
  explicit LifeRules(const LifeStyle& style) : style_(style) {}

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const LifeStyle& style(std::size_t index);
  static const LifeStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const LifeStyle& tunedStyle();
  static std::span<const TunedNumber<LifeStyle>> tunedNumbers();

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  std::span<const char* const> reasons() const override;

 private:
  LifeStyle style_;
};

}  // namespace downpile
