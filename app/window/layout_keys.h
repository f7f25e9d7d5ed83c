// SPDX-License-Identifier: GPL-3.0-or-later
// The letters and digits of a US keyboard by the places of the keys, for layouts without them.
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

// The letter at the place of a letter of another script, or the digit at the place of a sign that
// becomes a digit with Shift. nullopt for all other keys, and if the place is unknown.
std::optional<LatinKey> latinKey(const QKeyEvent& event);

}  // namespace downpile
