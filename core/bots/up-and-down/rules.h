// SPDX-License-Identifier: GPL-3.0-or-later
// The sensible Up and Down player: bids the number of tricks that promises most, and in each trick
// plays the card that leaves the best prospects of taking exactly that many. A style says what it
// cares for; three of them are characters.
#pragma once

#include <span>

#include "bots/bot.h"
#include "bots/tuning.h"
#include "bots/up-and-down/style.h"
#include "games/up-and-down/up_and_down.h"

namespace downpile {

class UpAndDownRules final : public Bot {
 public:
  explicit UpAndDownRules(const UpAndDownStyle& style) : style_(style) {}

  static std::span<const Character> characters();
  // The style of characters()[index]; and one without any bent.
  static const UpAndDownStyle& style(std::size_t index);
  static const UpAndDownStyle& plainStyle();
  // The plain one with better numbers; and which numbers these are.
  static const UpAndDownStyle& tunedStyle();
  static std::span<const TunedNumber<UpAndDownStyle>> tunedNumbers();

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  std::optional<Advice> advise(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  std::span<const char* const> reasons() const override;

 private:
  UpAndDownStyle style_;
};

}  // namespace downpile
