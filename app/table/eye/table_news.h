// SPDX-License-Identifier: GPL-3.0-or-later
// What has happened, in words: the sentence that is shown and read out now, and what the others
// have done since the person's last move.
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
  // What the others have done since the viewer's last move, a sentence each.
  Q_PROPERTY(QStringList sentences READ sentences NOTIFY sentencesChanged)

 public:
  using QObject::QObject;

  // Another table, whose player this is.
  void begin(int viewer);
  // Says it.
  void announce(const QString& sentence);
  // Shows it in place of all that is to be announced: it was told long ago.
  void recall(const QString& sentence);

  // An event that the eye has followed; see LastMoves.
  void note(const Event& event, const QString& sentence, const EyeTable& table, int before);
  // What the others have done is old.
  void forget();

  const QString& announcement() const { return announcement_; }
  const QStringList& sentences() const { return sentences_; }
  const LastMoves& lastMoves() const { return lastMoves_; }

 signals:
  void announcementChanged();
  void sentencesChanged();
  // Something has happened, in a sentence.
  void told(const QString& sentence);

 private:
  void setAnnouncement(const QString& text);
  void updateSentences();

  LastMoves lastMoves_{0};
  QStringList sentences_;
  QString announcement_;
  QStringList untold_;  // sentences for the next announcement
};

}  // namespace downpile
