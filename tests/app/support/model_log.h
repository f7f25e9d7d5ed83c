// SPDX-License-Identifier: GPL-3.0-or-later
// Logs all texts and properties of a table whenever one changes. Two tables differing only in
// hidden cards must produce the same log.
#pragma once

#include <QMetaProperty>
#include <QString>

#include "models/list_model.h"
#include "table/table_controller.h"

namespace downpile::tests {

using namespace Qt::StringLiterals;

inline QString textOf(ListModel& model) {
  QString text;
  for (int row = 0; row < model.count(); ++row) {
    auto roles = model.roleNames().keys();
    std::ranges::sort(roles);
    for (int role : roles) {
      const QVariant value = model.data(model.index(row), role);
      text += value.toString() + value.toStringList().join(u'/') + u'|';
    }
    text += u'\n';
  }
  return text;
}

// All properties of an object and of the objects it holds.
inline QString textOf(const QObject& part) {
  QString text;
  const QMetaObject* meta = part.metaObject();
  for (int i = 0; i < meta->propertyCount(); ++i) {
    const QMetaProperty property = meta->property(i);
    const QVariant value = property.read(&part);
    auto* inner = value.value<QObject*>();
    if (auto* model = qobject_cast<ListModel*>(inner)) {
      text += QLatin1String(property.name()) + u":\n"_s + textOf(*model);
    } else if (inner != nullptr) {
      text += QLatin1String(property.name()) + u":\n"_s + textOf(*inner);
    } else {
      text += QLatin1String(property.name()) + u": "_s + value.toString() +
              value.toStringList().join(u'/') + u'\n';
    }
  }
  return text;
}

// Logs the changes of a table from construction on.
class TableLog : public QObject {
 public:
  explicit TableLog(TableController& table) : table_(table) {
    for (ListModel* model :
         {static_cast<ListModel*>(table.cards()), static_cast<ListModel*>(table.places()),
          static_cast<ListModel*>(table.players()), static_cast<ListModel*>(table.buttons()),
          static_cast<ListModel*>(table.story())}) {
      connect(model, &QAbstractItemModel::rowsInserted, this, [this] { note(); });
      connect(model, &QAbstractItemModel::rowsRemoved, this, [this] { note(); });
      connect(model, &QAbstractItemModel::dataChanged, this, [this] { note(); });
    }
    connect(table.status(), &TableStatus::updated, this, [this] { note(); });
    connect(table.coach(), &TableCoach::refused, this, [this] { note(); });
    connect(table.news(), &TableNews::announcementChanged, this, [this] { note(); });
    note();
  }

  const QString& text() const { return text_; }

 private:
  void note() { text_ += textOf(table_) + u"----\n"_s; }

  TableController& table_;
  QString text_;
};

}  // namespace downpile::tests
