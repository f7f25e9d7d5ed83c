// SPDX-License-Identifier: GPL-3.0-or-later
// Common parts of the image providers. The id of an image is a name with an optional query. In a
// requested size, the width or the height may be missing.
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

// Returns `requested`. If its width or height is missing (0 or less), computes it from the other
// side in the proportions of `natural`. If both are missing, returns `natural`.
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

// True for the size that Picture.qml requests until its final size is known. Such a picture is
// transparent, because drawing it would take as long as drawing the final one.
inline bool isPlaceholder(QSize pixels) { return pixels == QSize(1, 1); }

}  // namespace downpile
