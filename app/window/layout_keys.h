// SPDX-License-Identifier: GPL-3.0-or-later
// Letters, comma, full stop and digits of a US keyboard, found by the positions of the keys. Used
// for keyboard layouts on which these keys type other characters.
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

// Returns the character at the same position of a US keyboard: a letter, comma or full stop if the
// pressed key types a non-Latin letter; a digit if a digit key is pressed without a modifier and
// types a sign or a Latin letter, as on French keyboards. Returns nullopt for other keys and
// unknown positions.
std::optional<LatinKey> latinKey(const QKeyEvent& event);

}  // namespace downpile
