// SPDX-License-Identifier: GPL-3.0-or-later
// Puts items into the order for screen readers, which is the order of their parent's children.
// Which item is on top is still decided by z.
#pragma once

#include <QObject>
#include <QVariantList>
#include <QtQmlIntegration>

namespace downpile {

class ReadingOrder : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_SINGLETON

 public:
  // Gives `items` this reading order for screen readers. They must have the same parent.
  Q_INVOKABLE void arrange(const QVariantList& items) const;
};

}  // namespace downpile
