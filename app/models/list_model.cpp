// SPDX-License-Identifier: GPL-3.0-or-later
#include "models/list_model.h"

namespace downpile {

ListModel::ListModel(const std::vector<const char*>& roles, QObject* parent)
    : QAbstractListModel(parent) {
  int role = Qt::UserRole;
  for (const char* name : roles) names_.insert(role++, name);
}

int ListModel::rowCount(const QModelIndex& parent) const { return parent.isValid() ? 0 : count(); }

QVariant ListModel::data(const QModelIndex& index, int role) const {
  if (!checkIndex(index, CheckIndexOption::IndexIsValid) || !names_.contains(role)) return {};
  return roleValue(index.row(), role - Qt::UserRole);
}

QHash<int, QByteArray> ListModel::roleNames() const { return names_; }

QVariant ListModel::value(int row, const QString& role) const {
  return hasIndex(row, 0) ? data(index(row), names_.key(role.toUtf8(), -1)) : QVariant();
}

int ListModel::find(const QString& role, const QVariant& value) const {
  for (int row = 0; row < count(); ++row) {
    if (this->value(row, role) == value) return row;
  }
  return -1;
}

}  // namespace downpile

#include "moc_list_model.cpp"
