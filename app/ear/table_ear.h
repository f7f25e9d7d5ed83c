// SPDX-License-Identifier: GPL-3.0-or-later
// The table for people who listen: says what happens, whose turn it is, why something cannot be
// done and what the hint advises, and answers questions. What it says is what is shown.
#pragma once

#include <QObject>
#include <QtQmlIntegration>
#include <cstddef>

namespace downpile {

class Announcer;
class TableController;

class TableEar : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.ear")

 public:
  // `table` must outlive it.
  explicit TableEar(TableController& table);

  // Says the answer to one of the questions of QuestionKeys.qml. False where there is none.
  Q_INVOKABLE bool ask(const QString& question);

 private:
  void promptWhenSettled();
  void sayChoices();
  void saySelection();
  void tellStanding();
  void forget();

  TableController& table_;
  Announcer& announcer_;
  QString prompted_;            // what the person was asked to do last
  std::size_t promptedAt_ = 0;  // the position then
  bool ownMove_ = false;        // the person has moved since
};

}  // namespace downpile
