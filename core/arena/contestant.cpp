// SPDX-License-Identifier: GPL-3.0-or-later
#include "arena/contestant.h"

#include <algorithm>
#include <chrono>
#include <string>
#include <vector>

#include "bots/random_bot.h"
#include "bots/thread_clock.h"

namespace downpile {

namespace {

constexpr std::uint32_t kAstrayOneIn = 4;

}  // namespace

std::string_view quickPlayer(std::string_view game) {
  const std::vector<std::string> names = botNames(game);
  return std::ranges::find(names, "tuned") != names.end() ? "tuned" : "fair";
}

std::string contestantRefusal(std::string_view game, std::string_view player,
                              const BotMaker& maker) {
  if (Contestant(game, player, maker).exists()) return {};
  if (player == kOpenHands || player == kClairvoyant) {
    return std::string(player) + " does not play " + std::string(game);
  }
  std::string error;
  maker(game, player, error);
  return error;
}

Contestant::Contestant(std::string_view game, std::string_view name, const BotMaker& maker)
    : clairvoyant_(makeClairvoyant(game, name)) {
  if (clairvoyant_ != nullptr) return;
  std::string error;
  const bool distracted = name == kDistracted;
  bot_ = maker(game, distracted ? quickPlayer(game) : name, error);
  if (bot_ == nullptr) return;
  bot_->setTimeLimit(std::chrono::milliseconds(0));
  if (distracted) astray_ = std::make_unique<RandomBot>();
}

std::optional<Action> Contestant::choose(const AnyGame& game, int player, Random& random,
                                         Thinking& thinking,
                                         const std::atomic<bool>& cancelled) const {
  std::optional<Action> action;
  if (clairvoyant_ != nullptr) {
    const auto start = threadTime();
    action = clairvoyant_->choose(game, player, random);
    if (!cancelled) thinking.add(threadTime() - start, Effort{});
    return action;
  }
  Bot& bot = astray_ != nullptr && random.below(kAstrayOneIn) == 0 ? *astray_ : *bot_;
  const std::unique_ptr<AnyView> view = viewFor(bot, game, player);
  const auto start = threadTime();
  action = bot.choose(*view, random, cancelled);
  if (!cancelled) thinking.add(threadTime() - start, bot.effort());
  return action;
}

}  // namespace downpile
