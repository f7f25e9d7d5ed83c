// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/percent_text.h"

#include <QCoreApplication>

namespace downpile {

// Pages in QML use the same translation; see Numbers.
QString percentText(const QString& number) {
  return QCoreApplication::translate("Numbers", "%1%", "a percentage").arg(number);
}

}  // namespace downpile
