// SPDX-License-Identifier: GPL-3.0-or-later
// What the image providers here have in common: an id is a name and an optional query, a requested
// size may leave out a side.
#pragma once

#include <QSize>
#include <QString>
#include <limits>

namespace downpile {

struct ImageRequest {
  explicit ImageRequest(const QString& id)
      : name(id.section(u'?', 0, 0)), query(id.section(u'?', 1)) {}

  QString name;
  QString query;
};

// `requested` where it is given; a side that is not (0 or less) follows from the other in the
// proportions of `natural`; `natural` if neither is.
inline QSize completeSize(const QSize& requested, const QSize& natural) {
  if (!requested.isEmpty()) {
    return requested;
  }
  constexpr int kAny = std::numeric_limits<int>::max();
  if (requested.width() > 0) {
    return natural.scaled(QSize(requested.width(), kAny), Qt::KeepAspectRatio).expandedTo({1, 1});
  }
  if (requested.height() > 0) {
    return natural.scaled(QSize(kAny, requested.height()), Qt::KeepAspectRatio).expandedTo({1, 1});
  }
  return natural;
}

}  // namespace downpile
