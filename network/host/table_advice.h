// SPDX-License-Identifier: GPL-3.0-or-later
// What players at a hosted table are advised to do, where its host allows hints: by what each of
// them may know and remember, which no program but the host's has all of.
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
  using Tell = std::function<void(int player, const AdviceMessage& advice)>;

  // `session` must outlive it, and what `tell` uses too.
  TableAdvice(const Session& session, Tell tell);

  // It is told later. Asked once more at the same position, the same is told.
  void ask(int player);

 private:
  struct Asked {
    std::unique_ptr<Adviser> adviser;
    std::size_t position = 0;
    std::optional<AdviceMessage> advice{};  // nothing: it is being thought about
  };

  void advised(int player, const BotAdvice& advice);

  const Session& session_;
  Tell tell_;
  std::map<int, Asked> asked_;  // by player
};

}  // namespace downpile
