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

  // Search words. Only rows whose text contains each word are shown.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY wordsChanged)
  // Number of known people, including those not shown because of `words`.
  Q_PROPERTY(int all READ all NOTIFY allChanged)

 public:
  explicit KnownPeopleModel(QObject* parent = nullptr);

  QString words() const { return words_; }
  void setWords(const QString& words);
  int all() const { return static_cast<int>(all_.size()); }
  // Returns the row of the person with this key, or -1 if the person is not shown.
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
