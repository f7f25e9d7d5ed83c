// SPDX-License-Identifier: GPL-3.0-or-later
// List of all known people, filtered by search words.
#pragma once

#include <QString>
#include <vector>

#include "models/list_model.h"
#include "people/known_person_row.h"

namespace downpile {

class KnownPeopleModel : public RowModel<KnownPersonRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.people.list")

  // Each word must occur in a row's text.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY wordsChanged)
  // Number of known people, whether shown or not.
  Q_PROPERTY(int all READ all NOTIFY allChanged)

 public:
  explicit KnownPeopleModel(QObject* parent = nullptr);

  QString words() const { return words_; }
  void setWords(const QString& words);
  int all() const { return static_cast<int>(all_.size()); }
  // Row of a person, or -1 if not shown.
  Q_INVOKABLE int rowOf(const QString& key) const { return find(QStringLiteral("key"), key); }

  void show(std::vector<KnownPersonRow> rows);

 signals:
  void wordsChanged();
  void allChanged();

 private:
  void narrow();

  std::vector<KnownPersonRow> all_;
  QString words_;
};

}  // namespace downpile
