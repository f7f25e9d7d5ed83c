// SPDX-License-Identifier: GPL-3.0-or-later
// The sentence shown and read out now, and the moves of the other players since the viewer's last
// move.
#pragma once

#include <QObject>
#include <QString>
#include <QStringList>
#include <QtQmlIntegration>

#include "table/eye/last_moves.h"

namespace downpile {

class TableNews : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("TableController.news")

  Q_PROPERTY(QString announcement READ announcement NOTIFY announcementChanged)
  // Texts about an undo, redo or restart and about the other players' last moves since the viewer's
  // own last move; see LastMoves::news().
  Q_PROPERTY(QStringList sentences READ sentences NOTIFY sentencesChanged)
  // The important sentences (DisplayPlan::isMomentOfOthers) or, without any, the sentences about
  // the last move or, without any, the sentence about an undo, redo or restart.
  Q_PROPERTY(QStringList headline READ headline NOTIFY sentencesChanged)

 public:
  using QObject::QObject;

  // Called when another game comes to the table. `viewer` is the table's viewer, or
  // kNoPlayer for a spectator.
  void begin(int viewer);
  // Shows the sentence. Several sentences before control returns to the event loop are shown
  // together. Emits announced() with `spoken`, the wording for the screen reader.
  void announce(const QString& sentence, const QString& spoken);
  // Shows a sentence without emitting announced(), so it is not read out. Drops all sentences
  // waiting to be shown.
  void recall(const QString& sentence);

  // Records an event shown by the presenter; see LastMoves::note.
  void note(const Event& event, const QString& sentence, bool isImportant, const ShownTable& table,
            int before);
  // Records an undo, redo or restart; see LastMoves::noteJump.
  void noteJump(const QString& sentence);
  // Replaces sentences by new versions, after a change of the language or of a name.
  void replace(const QHash<QString, QString>& sentences);
  // Drops the texts about the last moves of the other players and about an undo, redo or restart.
  void forget();

  const QString& announcement() const { return announcement_; }
  const QStringList& sentences() const { return sentences_; }
  QStringList headline() const { return lastMoves_.headline(); }
  const LastMoves& lastMoves() const { return lastMoves_; }

 signals:
  void announcementChanged();
  void sentencesChanged();
  // Emitted for each new sentence, but not by recall(). `spoken` is the sentence in the wording for
  // the screen reader.
  void announced(const QString& spoken);

 private:
  void setAnnouncement(const QString& text);
  void updateSentences();

  LastMoves lastMoves_{0};
  QStringList sentences_;
  QString announcement_;
  QStringList announcedNow_;  // sentences joined in `announcement_`
  QStringList pending_;       // sentences waiting to be shown together
};

}  // namespace downpile
