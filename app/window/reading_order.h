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
  // Reorders `items`, which must have the same parent, so that screen readers read them in this
  // order.
  Q_INVOKABLE void arrange(const QVariantList& items) const;
};

}  // namespace downpile
