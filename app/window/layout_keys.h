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

// Returns the key that a Latin keyboard would report. For a non-Latin letter, this is the letter at
// the same position on a US keyboard. For a sign on a digit key that needs Shift for the digit, it
// is the digit. Returns nullopt for other keys and unknown positions.
std::optional<LatinKey> latinKey(const QKeyEvent& event);

}  // namespace downpile
