// SPDX-License-Identifier: GPL-3.0-or-later
// Brings items into the order in which screen readers read them: that of the children of their
// parent. What lies above what stays as their z says.
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
  // `items` are siblings; they come to stand one after the other.
  Q_INVOKABLE void arrange(const QVariantList& items) const;
};

}  // namespace downpile
