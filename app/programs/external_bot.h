// SPDX-License-Identifier: GPL-3.0-or-later
// A bot run as an external program. The game continues whatever the program does: if it gives no
// legal move, a built-in bot moves in its place.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "programs/dialogue.h"

namespace downpile {

class ExternalBot final : public Bot {
 public:
  // Callback for one line of the log of an external bot.
  using Log = std::function<void(std::string_view line)>;

  // `name` must be accepted by externalBotRefusal(). The program is started when the first move is
  // requested.
  ExternalBot(std::string_view game, std::string_view name, const ExternalLimits& limits, Log log);

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  // Duration of the last question, and whether the built-in sensible bot (`rules` or, if the game
  // has none, `gentle`) answered instead of the program.
  Effort effort() const override { return effort_; }

  // Maximum number of starts without a valid answer; afterwards the program is not started again.
  static constexpr int kMostStarts = 3;
  // Maximum number of the bot's faults in the log, and maximum number of its notes in the log.
  static constexpr int kMostLoggedFaults = 5;
  static constexpr int kMostNotes = 200;

 private:
  // The program's move, or no action if the program passes. ask() returns nullopt if the program
  // gave no valid answer: then the built-in sensible bot must move instead, unless cancelled.
  struct Reply {
    std::optional<Action> action;
  };
  std::optional<Reply> ask(const AnyView& view, std::int64_t chance,
                           const std::atomic<bool>& cancelled);
  bool isReady(int player, const std::atomic<bool>& cancelled);
  void logFault(const std::string& problem);
  void note(std::string_view text);
  void giveUp();

  std::string name_;
  ExternalLimits limits_;
  Log log_;
  std::unique_ptr<Bot> sensible_;
  Dialogue dialogue_;
  int starts_ = 0;  // number of starts since the last valid answer
  int loggedFaults_ = 0;
  int notes_ = 0;
  Effort effort_;
};

// Creates a built-in bot as makeBot() does, or an external bot with these time limits. `log`
// receives the first faults and notes of an external bot, each as a line.
std::unique_ptr<Bot> makeAnyBot(std::string_view game, std::string_view name,
                                const ExternalLimits& limits, const ExternalBot::Log& log,
                                std::string& error);

}  // namespace downpile
