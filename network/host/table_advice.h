// SPDX-License-Identifier: GPL-3.0-or-later
// Hints for players of a hosted table, if its owner allows hints. A hint is computed from the
// player's view and observation history. Only the host has the complete history.
#pragma once

#include <functional>
#include <map>
#include <memory>
#include <optional>

#include "game/adviser.h"
#include "message/messages.h"
#include "record/session.h"

namespace downpile {

class TableAdvice {
 public:
  using Send = std::function<void(int player, const AdviceMessage& advice)>;

  // `session`, and all objects used by `send`, must outlive this object.
  TableAdvice(const Session& session, Send send);

  // Computes a hint for a player and sends it when it is ready. If it is requested again at the
  // same position, the same hint is sent.
  void ask(int player);

 private:
  struct Asked {
    std::unique_ptr<Adviser> adviser;
    std::size_t position = 0;
    std::optional<AdviceMessage> advice{};  // the computed hint; nullopt until it is ready
  };

  void advised(int player, const BotAdvice& advice);

  const Session& session_;
  Send send_;
  std::map<int, Asked> asked_;  // the latest request for a hint, by player
};

}  // namespace downpile
