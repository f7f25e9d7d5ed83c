// SPDX-License-Identifier: GPL-3.0-or-later
// Base classes of the list models for QML. Rows are plain values, and roles have names. merge()
// reports only the actual changes. So delegates live as long as their rows.
#pragma once

#include <QAbstractListModel>
#include <QByteArray>
#include <QVariant>
#include <QtQmlIntegration>
#include <algorithm>
#include <span>
#include <utility>
#include <vector>

namespace downpile {

class ListModel : public QAbstractListModel {
  Q_OBJECT
  QML_ANONYMOUS
  Q_PROPERTY(int count READ count NOTIFY countChanged)

 public:
  int rowCount(const QModelIndex& parent = {}) const override;
  QVariant data(const QModelIndex& index, int role) const override;
  QHash<int, QByteArray> roleNames() const override;

  virtual int count() const = 0;

  // Returns the value of a row's role by the role's name, or an invalid value if the row or role
  // does not exist.
  Q_INVOKABLE QVariant value(int row, const QString& role) const;
  // Returns the first row whose role has this value, or -1.
  Q_INVOKABLE int find(const QString& role, const QVariant& value) const;

 signals:
  void countChanged();

 protected:
  ListModel(const std::vector<const char*>& roles, QObject* parent);

  // Returns the value of a row's role. `role` is the index of a name passed to the constructor.
  virtual QVariant roleValue(int row, int role) const = 0;

  // Replaces `rows` by `next` with as few changes of the model as possible. Rows with equal `key`
  // are the same row; rows in both lists must have the same order in both.
  template <class Row, class Key>
  void merge(std::vector<Row>& rows, std::vector<Row> next, Key key);

  // Replaces `rows` by `next`. Rows at the same position are the same row.
  template <class Row>
  void merge(std::vector<Row>& rows, std::vector<Row> next);

 private:
  QHash<int, QByteArray> names_;
};

template <class Row, class Key>
void ListModel::merge(std::vector<Row>& rows, std::vector<Row> next, Key key) {
  const auto before = rows.size();
  const auto position = [](std::size_t i) { return static_cast<int>(i); };
  const auto contains = [&key](const std::vector<Row>& list, const Row& row) {
    return std::ranges::any_of(list, [&](const Row& other) { return key(other) == key(row); });
  };
  for (std::size_t i = rows.size(); i-- > 0;) {
    if (contains(next, rows[i])) continue;
    beginRemoveRows({}, position(i), position(i));
    rows.erase(rows.begin() + position(i));
    endRemoveRows();
  }
  for (std::size_t i = 0; i < next.size(); ++i) {
    if (i < rows.size() && key(rows[i]) == key(next[i])) {
      if (rows[i] == next[i]) continue;
      rows[i] = std::move(next[i]);
      emit dataChanged(index(position(i)), index(position(i)));
      continue;
    }
    beginInsertRows({}, position(i), position(i));
    rows.insert(rows.begin() + position(i), std::move(next[i]));
    endInsertRows();
  }
  if (rows.size() != before) emit countChanged();
}

template <class Row>
void ListModel::merge(std::vector<Row>& rows, std::vector<Row> next) {
  const auto before = rows.size();
  const auto position = [](std::size_t i) { return static_cast<int>(i); };
  if (next.size() < rows.size()) {
    beginRemoveRows({}, position(next.size()), position(rows.size()) - 1);
    rows.resize(next.size());
    endRemoveRows();
  }
  for (std::size_t i = 0; i < rows.size(); ++i) {
    if (rows[i] == next[i]) continue;
    rows[i] = std::move(next[i]);
    emit dataChanged(index(position(i)), index(position(i)));
  }
  if (next.size() > rows.size()) {
    beginInsertRows({}, position(rows.size()), position(next.size()) - 1);
    for (std::size_t i = rows.size(); i < next.size(); ++i) rows.push_back(std::move(next[i]));
    endInsertRows();
  }
  if (rows.size() != before) emit countChanged();
}

// A role of a model whose rows are plain structs: its name and its getter.
template <class Row>
struct Role {
  const char* name;
  QVariant (*value)(const Row&);
};

template <class Member>
struct RowOfMember;
template <class Row, class Type>
struct RowOfMember<Type Row::*> {
  using type = Row;
};

// Getter of a role for a data member: `{"size", member<&PlaceRow::size>}`.
template <auto kMember>
QVariant member(const typename RowOfMember<decltype(kMember)>::type& row) {
  return QVariant::fromValue(row.*kMember);
}

// A list model holding its rows in a vector.
template <class Row>
class RowModel : public ListModel {
 public:
  int count() const override { return static_cast<int>(rows_.size()); }
  const std::vector<Row>& rows() const { return rows_; }

 protected:
  // Creates a model with these roles. `roles` must outlive the model.
  RowModel(std::span<const Role<Row>> roles, QObject* parent)
      : ListModel(namesOf(roles), parent), roles_(roles) {}

  QVariant roleValue(int row, int role) const override {
    return roles_[static_cast<std::size_t>(role)].value(rows_[static_cast<std::size_t>(row)]);
  }

  std::vector<Row> rows_;

 private:
  static std::vector<const char*> namesOf(std::span<const Role<Row>> roles) {
    std::vector<const char*> names;
    for (const Role<Row>& role : roles) names.push_back(role.name);
    return names;
  }

  std::span<const Role<Row>> roles_;
};

}  // namespace downpile
