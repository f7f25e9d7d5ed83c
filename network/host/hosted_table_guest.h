// SPDX-License-Identifier: GPL-3.0-or-later
// A guest of a hosted table; for the sources of HostedTable only.
#pragma once

#include <memory>

#include "host/hosted_table.h"

namespace downpile {

// Longest time in milliseconds for which the table waits for a guest's display.
inline constexpr int kMostFollowing = 4000;

struct HostedTable::Guest {
  std::unique_ptr<Connection> connection;
  Fingerprint key;
  MessageRate rate;
  // True after Hello was accepted. False again if the person has connected again since.
  bool isKnown = false;
  QString name{};
  int portrait = 0;
  Acquaintances knows{};
  Call call{};
  int player = kSpectator;  // the guest's seat, or kSpectator
  qint64 followsUntil = 0;
  // True if the guest was disconnected. Its object is removed from the list later.
  bool isDisconnected = false;

  bool isWatching() const { return isKnown && !isDisconnected && player == kSpectator; }
};

}  // namespace downpile
