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

// Returns the letter or digit at the same position of a US keyboard. A letter if the pressed key
// types a non-Latin letter. A digit if a digit key is pressed without Shift and types a sign, as on
// French keyboards. Returns nullopt for other keys and unknown positions.
std::optional<LatinKey> latinKey(const QKeyEvent& event);

}  // namespace downpile
