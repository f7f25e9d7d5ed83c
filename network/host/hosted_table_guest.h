// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who is connected to a hosted table; for its own sources.
#pragma once

#include <memory>

#include "host/hosted_table.h"

namespace downpile {

inline constexpr int kMostFollowing = 4000;  // milliseconds for which an eye is waited

struct HostedTable::Guest {
  std::unique_ptr<Connection> connection;
  Fingerprint who;
  MessageRate rate;
  bool isKnown = false;  // has said Hello
  QString name{};
  int portrait = 0;
  Acquaintances knows{};
  Call call{};
  int player = kOnlooker;  // where the person sits
  qint64 followsUntil = 0;
  bool isGone = false;  // and is taken out of the list once nobody speaks to it

  bool isWatching() const { return isKnown && !isGone && player == kOnlooker; }
};

}  // namespace downpile
