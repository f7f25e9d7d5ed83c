// SPDX-License-Identifier: GPL-3.0-or-later
// Speech for the table: reads out events, turns, refusals and hints, and answers questions. It says
// only things that are shown.
#pragma once

#include <QObject>
#include <QtQmlIntegration>
#include <cstddef>

namespace downpile {

class Announcer;
class TableController;

class TableSpeech : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("App.speech")

 public:
  // `table` must outlive this object.
  explicit TableSpeech(TableController& table);

  // Says the answer to a question from QuestionKeys.qml. Returns false if there is no answer.
  Q_INVOKABLE bool ask(const QString& question);

 private:
  void promptWhenSettled();
  void announceChoices();
  void announceSelection();
  void announceStanding();
  void forget();

  TableController& table_;
  Announcer& announcer_;
  QString prompted_;            // prompt that was said last
  std::size_t promptedAt_ = 0;  // position at which prompted_ was said
  bool ownMove_ = false;        // whether the viewer has moved since then
};

}  // namespace downpile
