// SPDX-License-Identifier: GPL-3.0-or-later
// What players at a hosted table are advised to do, where its host allows hints: by what each of
// them may know and remember, which no program but the host's has all of.
#pragma once

#include <functional>
#include <map>
#include <memory>

#include "game/adviser.h"
#include "message/messages.h"
#include "record/session.h"

namespace downpile {

class TableAdvice {
 public:
  using Tell = std::function<void(int player, const AdviceMessage& advice)>;

  // `session` must outlive it, and what `tell` uses too.
  TableAdvice(const Session& session, Tell tell);

  // It is told later, unless the same player asks once more before.
  void ask(int player);

 private:
  const Session& session_;
  Tell tell_;
  std::map<int, std::unique_ptr<Adviser>> advisers_;  // by who has asked
};

}  // namespace downpile
