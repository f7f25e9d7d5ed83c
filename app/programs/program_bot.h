// SPDX-License-Identifier: GPL-3.0-or-later
// A computer player that is a program of its own. Whatever it does, the game goes on: where it
// gives no move that is legal, the sensible player moves in its place.
#pragma once

#include <functional>
#include <memory>
#include <string>
#include <string_view>

#include "bots/bot.h"
#include "programs/dialogue.h"

namespace downpile {

class ProgramBot final : public Bot {
 public:
  // A line of the log.
  using Log = std::function<void(std::string_view line)>;

  // `name` is one that programRefusal does not refuse. The program starts with the first question.
  ProgramBot(std::string_view game, std::string_view name, const ProgramLimits& limits, Log log);

  std::optional<Action> choose(const AnyView& view, Random& random,
                               const std::atomic<bool>& cancelled) override;
  // How long the last question took it, and whether somebody else answered.
  Effort effort() const override { return effort_; }

  // It is started so many times without one good answer in between; then no more.
  static constexpr int kMostStarts = 3;
  // So many times is the log told what it did wrong, and so many of its notes.
  static constexpr int kMostTold = 5;
  static constexpr int kMostNotes = 200;

 private:
  // Its move or that it passes (no action); nothing where it has lost its move.
  struct Wish {
    std::optional<Action> action;
  };
  std::optional<Wish> ask(const AnyView& view, std::int64_t chance,
                          const std::atomic<bool>& cancelled);
  bool isReady(int player, const std::atomic<bool>& cancelled);
  void tell(const std::string& what);
  void note(std::string_view text);
  void giveUp();

  std::string name_;
  ProgramLimits limits_;
  Log log_;
  std::unique_ptr<Bot> sensible_;
  Dialogue dialogue_;
  int starts_ = 0;  // since its last good answer
  int told_ = 0;
  int notes_ = 0;
  Effort effort_;
};

// As makeBot, and of programs too, which have so much time and a line in the log for each fault.
std::unique_ptr<Bot> makeBotOrProgram(std::string_view game, std::string_view name,
                                      const ProgramLimits& limits, const ProgramBot::Log& log,
                                      std::string& error);

}  // namespace downpile
