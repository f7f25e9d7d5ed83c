// SPDX-License-Identifier: GPL-3.0-or-later
// A guest of a hosted table; for the sources of HostedTable only.
#pragma once

#include <memory>

#include "host/hosted_table.h"

namespace downpile {

inline constexpr int kMostFollowing = 4000;  // longest wait for a guest's display in ms

struct HostedTable::Guest {
  std::unique_ptr<Connection> connection;
  Fingerprint key;
  MessageRate rate;
  bool isKnown = false;  // whether Hello was received
  QString name{};
  int portrait = 0;
  Acquaintances knows{};
  Call call{};
  int player = kSpectator;  // player in the guest's seat
  qint64 followsUntil = 0;
  bool isDisconnected =
      false;  // whether the guest is disconnected; it is removed from the list later

  bool isWatching() const { return isKnown && !isDisconnected && player == kSpectator; }
};

}  // namespace downpile
