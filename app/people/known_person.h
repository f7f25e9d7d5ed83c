// SPDX-License-Identifier: GPL-3.0-or-later
// A person met at a table, as stored on this machine. Identified by the key only; at a remote
// table, the host vouches for the key.
#pragma once

#include <QString>
#include <array>
#include <cstdint>

#include "identity/fingerprint.h"

namespace downpile {

struct KnownPerson {
  // A person's list. The values are in order of severity: a greater value is stricter.
  enum class List : std::uint8_t { none, friends, blocked };

  Fingerprint key{};
  QString name{};  // the person's name at the last meeting; never empty
  int portrait = 0;
  qint64 seen = 0;    // time of the last meeting, in seconds since 1970; 0: never
  int games = 0;      // number of games begun with both the user and this person as players
  QString ownName{};  // name given to the person by the user; empty if none
  qint64 named = 0;   // time when ownName was set, in seconds since 1970; 0: never
  List list = List::none;
  qint64 listed = 0;  // time when `list` was set, in seconds since 1970; 0: never

  const QString& shownName() const { return ownName.isEmpty() ? name : ownName; }

  bool operator==(const KnownPerson&) const = default;
};

// Names of the lists in files and in QML, indexed by List.
inline constexpr std::array kListNames = {QLatin1StringView("none"), QLatin1StringView("friend"),
                                          QLatin1StringView("blocked")};

}  // namespace downpile
