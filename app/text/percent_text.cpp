// SPDX-License-Identifier: GPL-3.0-or-later
#include "text/percent_text.h"

#include <QCoreApplication>

namespace downpile {

// percent() in Numbers.qml uses the same translation.
QString percentText(const QString& number) {
  return QCoreApplication::translate("Numbers", "%1%", "a percentage").arg(number);
}

}  // namespace downpile
