// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/layout_keys.h"

#include <QChar>
#include <string_view>

namespace downpile {

namespace {

// A row of keys on the keyboard, identified by the scan code of its first key. The codes are the
// same on X11 and Wayland.
struct Row {
  quint32 first;
  std::string_view keys;
};
constexpr Row kDigits{10, "1234567890"};
constexpr Row kLetters[] = {{24, "QWERTYUIOP"}, {38, "ASDFGHJKL"}, {52, "ZXCVBNM,."}};

std::optional<QChar> keyAt(const Row& row, quint32 code) {
  if (code < row.first || code - row.first >= row.keys.size()) return std::nullopt;
  return QLatin1Char(row.keys[code - row.first]);
}

bool isForeignLetter(int key) {
  return key > 0x7f && key <= 0xffff && QChar(key).isLetter() &&
         QChar(key).script() != QChar::Script_Latin;
}

LatinKey latinKey(QChar character, const QString& text) {
  return {static_cast<Qt::Key>(character.unicode()), text};
}

}  // namespace

std::optional<LatinKey> latinKey(const QKeyEvent& event) {
  const quint32 code = event.nativeScanCode();
  if (isForeignLetter(event.key())) {
    for (const Row& row : kLetters) {
      if (const auto letter = keyAt(row, code)) {
        const bool isCapital = (event.modifiers() & Qt::ShiftModifier) != 0;
        return latinKey(*letter, isCapital ? *letter : letter->toLower());
      }
    }
    return std::nullopt;
  }
  const auto digit = event.modifiers() == Qt::NoModifier ? keyAt(kDigits, code) : std::nullopt;
  if (!digit || (event.key() >= Qt::Key_0 && event.key() <= Qt::Key_9)) return std::nullopt;
  return latinKey(*digit, *digit);
}

}  // namespace downpile
