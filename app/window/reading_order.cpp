// SPDX-License-Identifier: GPL-3.0-or-later
#include "window/reading_order.h"

#include <QQuickItem>

namespace downpile {

void ReadingOrder::arrange(const QVariantList& items) const {
  QQuickItem* before = nullptr;
  for (const QVariant& each : items) {
    auto* item = each.value<QQuickItem*>();
    if (item == nullptr || item->parentItem() == nullptr) continue;
    if (before != nullptr && before->parentItem() == item->parentItem()) {
      const QList<QQuickItem*> siblings = item->parentItem()->childItems();
      if (siblings.indexOf(item) < siblings.indexOf(before)) item->stackAfter(before);
    }
    before = item;
  }
}

}  // namespace downpile

#include "moc_reading_order.cpp"
