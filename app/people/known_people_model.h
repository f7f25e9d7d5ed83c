// SPDX-License-Identifier: GPL-3.0-or-later
// Everybody who was met, as a list that is narrowed by words.
#pragma once

#include <QString>
#include <vector>

#include "models/list_model.h"
#include "people/known_person_row.h"

namespace downpile {

class KnownPeopleModel : public RowModel<KnownPersonRow> {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.people.list")

  // Each word must occur in what a row says.
  Q_PROPERTY(QString words READ words WRITE setWords NOTIFY wordsChanged)
  // How many there are, shown or not.
  Q_PROPERTY(int all READ all NOTIFY allChanged)

 public:
  explicit KnownPeopleModel(QObject* parent = nullptr);

  QString words() const { return words_; }
  void setWords(const QString& words);
  int all() const { return static_cast<int>(all_.size()); }
  // Where somebody is shown, or -1.
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
