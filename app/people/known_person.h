// SPDX-License-Identifier: GPL-3.0-or-later
// Somebody who was met at a table, as this machine remembers them. Who they are says the key alone;
// at a table elsewhere it is the host who says whose key that is.
#pragma once

#include <QString>
#include <array>
#include <cstdint>

#include "identity/fingerprint.h"

namespace downpile {

struct KnownPerson {
  // The later, the more severe.
  enum class List : std::uint8_t { none, friends, blocked };

  Fingerprint key{};
  QString name{};  // by which they went last; never empty
  int portrait = 0;
  qint64 seen = 0;    // when last, in seconds since 1970; 0: never
  int games = 0;      // that began while both were at the table
  QString ownName{};  // what they are called here; empty: as they call themselves
  qint64 named = 0;   // when that was decided; 0: never
  List list = List::none;
  qint64 listed = 0;  // the same of the list

  const QString& shownName() const { return ownName.isEmpty() ? name : ownName; }

  bool operator==(const KnownPerson&) const = default;
};

// How a list is called in files and in QML, by its number.
inline constexpr std::array kListNames = {QLatin1StringView("none"), QLatin1StringView("friend"),
                                          QLatin1StringView("blocked")};

}  // namespace downpile
