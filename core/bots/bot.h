// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player. It sees the game only through a view, as a person in its chair does. Its
// random numbers are passed in, so that a seed gives the same game on every platform.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>
#include <vector>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"
#include "rules/rule.h"
#include "table/card.h"
#include "table/player.h"

namespace downpile {

// A move and its reason, for a hint. The reason is a sentence verifiable in the position or by
// rollouts. `reason` is its index in Bot::reasons(); the other fields fill its placeholders.
struct Advice {
  Action action;
  std::uint8_t reason = 0;
  Card card{};                      // value of {card}; it may differ from the cards of the move
  std::uint8_t player = kNoPlayer;  // value of {player}: the player in the sentence
  std::int16_t number = 0;  // value of %n: a number of cards, points or tricks, or a percentage
  // Value of {otherNumber}: the figure `number`, but of the move `instead`.
  std::int16_t otherNumber = 0;
  // The next best move (in a review: the move played), if the reason was found by comparing
  // `action` with it. Otherwise nullopt.
  std::optional<Action> instead = std::nullopt;
};

// Cost of a bot's last decision. Only searching bots count rollouts.
struct Effort {
  std::uint32_t rollouts = 0;
  // True if the time limit ended the search.
  bool cutShort = false;
  // Wall-clock time of the decision. Only set by bots deciding outside of this thread (external
  // bots).
  std::optional<std::chrono::nanoseconds> elapsed = std::nullopt;
  bool isForfeit = false;  // true if the player gave no valid move and a substitute chose one
};

// A move that the last search compared with its final choice, or the final choice itself (loss 0).
struct ComparedMove {
  Action action;
  double loss = 0;   // expected loss against the chosen move, in the unit of Rules::goal
  double error = 0;  // standard error of the loss
  int worlds = 0;    // number of sampled worlds where the move was tried; 0 if the loss is exact
};

// The character of a bot: a playing style with a name, modelled on typical people at a card table.
struct Character {
  std::string_view id;  // name of the character, for example `schemer`
  // Name of the character on screen. Like `summary` it is translated in the context of the game's
  // id.
  const char* title;
  const char* summary;  // description of the character in one sentence
};

// A cancel flag that is never set, for decisions without cancellation.
inline const std::atomic<bool> kNever{false};

class Bot {
 public:
  virtual ~Bot() = default;

  // Returns a legal move of the viewer. Returns nullopt if the viewer has no move, if the viewer is
  // not on turn and prefers not to act (for example not to double), or soon after `cancelled`
  // became true. The caller passes a separate random stream for each decision, derived from the
  // bot's seed, the move number and the player.
  virtual std::optional<Action> choose(const AnyView& view, Random& random,
                                       const std::atomic<bool>& cancelled) = 0;

  // Returns the move of choose() with its reason. Returns nullopt if choose() has no move or if
  // this bot gives no reasons.
  virtual std::optional<Advice> advise(const AnyView& view, Random& random,
                                       const std::atomic<bool>& cancelled) {
    static_cast<void>(view);
    static_cast<void>(random);
    static_cast<void>(cancelled);
    return std::nullopt;
  }

  // Sentences indexed by Advice::reason, with the placeholders {card}, {player} (see rules/rule.h),
  // %n and {otherNumber}; {tenths} is Advice::number divided by ten, with one decimal below ten;
  // {chosen} and {instead} are the numbers of the two moves, such as bids. The sentences are
  // translated in the context of the game's id, the sentences of common_reasons.h in the context
  // `games`.
  virtual std::span<const char* const> reasons() const { return {}; }

  // Whether the bot infers hidden cards from earlier moves (AnyGame::viewWithHistory). Given a view
  // without earlier moves, the bot plays worse.
  virtual bool looksBack() const { return false; }

  virtual Effort effort() const { return {}; }

  // The moves compared by the last decision, with the chosen one first. Empty if the decision
  // compared no moves. Only SearchBot compares moves.
  virtual std::vector<ComparedMove> compared() const { return {}; }

  // Multiplies the number of rollouts of each decision. Only SearchBot implements it.
  virtual void multiplyWork(int /*times*/) {}

  // Sets the time limit of a decision, an emergency stop by wall-clock time; 0 disables it. With a
  // limit, a seed may give another game on a busy computer. Only searching bots use it.
  virtual void setTimeLimit(std::chrono::milliseconds /*limit*/) {}
};

// Returns the view of `player` needed by this bot: with the earlier moves of the deal if the bot
// uses them (looksBack()). The type Game is AnyGame or Session.
template <class Game>
std::unique_ptr<AnyView> viewFor(const Bot& bot, const Game& game, int player) {
  return bot.looksBack() ? game.viewWithHistory(player) : game.view(player);
}

}  // namespace downpile
