// SPDX-License-Identifier: GPL-3.0-or-later
// Letters and digits of a US keyboard by the positions of the keys, for layouts without them.
#pragma once

#include <QKeyEvent>
#include <QString>
#include <optional>

namespace downpile {

struct LatinKey {
  Qt::Key key;
  QString text;

  bool operator==(const LatinKey&) const = default;
};

// Returns the US letter at the position of a non-Latin letter. Returns the digit at the position of
// a sign that becomes a digit with Shift. Returns nullopt for other keys and unknown positions.
std::optional<LatinKey> latinKey(const QKeyEvent& event);

}  // namespace downpile
