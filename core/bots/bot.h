// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player. Its only input is a view, so that it cannot know more than a person in its
// chair; its randomness is handed in, so that a seed gives the same game everywhere.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string_view>

#include "rules/action.h"
#include "rules/any_game.h"
#include "rules/random.h"
#include "rules/rule.h"
#include "table/card.h"
#include "table/player.h"

namespace downpile {

// A move and why it is good: for hints. `why` is an index into Bot::reasons(); the rest fills the
// placeholders of that sentence, which is a fact that anybody can check in the position, or by
// playing deals out.
struct Advice {
  Action action;
  std::uint8_t why = 0;
  Card card{};                    // {card}: the one that matters, not always one of the move
  std::uint8_t player = kNobody;  // {player}: who gives cause for it
  std::int16_t number = 0;        // %n: cards or points, or so many of 100 deals
  // The next best move, of which the sentence is not true, or less so; nothing where there is no
  // other choice, or others are about as good.
  std::optional<Action> instead = std::nullopt;
};

// What the last decision took. Counted by bots that search.
struct Effort {
  std::uint32_t rollouts = 0;
  bool cutShort = false;
  // How long it took by the clock on the wall, where it is not this thread that thinks.
  std::optional<std::chrono::nanoseconds> elapsed = std::nullopt;
  bool isForfeit = false;  // the move is somebody else's, since this player gave none
};

// A way of playing one game, like those of the people at a table.
struct Character {
  std::string_view id;  // `schemer`
  const char* title;    // translatable in the context of the game's id, as is the next
  const char* summary;  // one sentence
};

// For decisions that nobody will cancel.
inline const std::atomic<bool> kNever{false};

class Bot {
 public:
  virtual ~Bot() = default;

  // A legal move of the viewer. Nothing where it has none, where it is asked off turn and does not
  // want to act (it need not declare double), and soon after `cancelled` became true. The random
  // numbers should be a stream of their own for each decision: of the bot's seed, the number of the
  // move and the player.
  virtual std::optional<Action> choose(const AnyView& view, Random& random,
                                       const std::atomic<bool>& cancelled) = 0;

  // The same choice with its reason. Nothing too where this bot cannot give reasons.
  virtual std::optional<Advice> advise(const AnyView& view, Random& random,
                                       const std::atomic<bool>& cancelled) {
    static_cast<void>(view);
    static_cast<void>(random);
    static_cast<void>(cancelled);
    return std::nullopt;
  }

  // The sentences that Advice::why chooses from: translatable in the context of the game's id
  // (those that several players share: `games`, see common_reasons.h), with the placeholders
  // {card} and {player} (see rules/rule.h) and %n.
  virtual std::span<const char* const> reasons() const { return {}; }

  // Whether it draws conclusions from what the viewer saw before (AnyGame::viewWithPast); it plays
  // without that too, but worse.
  virtual bool looksBack() const { return false; }

  virtual Effort effort() const { return {}; }

  // The emergency stop of a decision, by the clock; 0 for none, so that a seed gives the same game
  // whatever else the computer does. For bots that search.
  virtual void setTimeLimit(std::chrono::milliseconds /*limit*/) {}
};

// What this bot wants to see in the chair of the player. Game: AnyGame, or Session.
template <class Game>
std::unique_ptr<AnyView> viewFor(const Bot& bot, const Game& game, int player) {
  return bot.looksBack() ? game.viewWithPast(player) : game.view(player);
}

}  // namespace downpile
