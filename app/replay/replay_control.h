// SPDX-License-Identifier: GPL-3.0-or-later
// The replay on the table, as its bar steers it: where it stands, what lies along its time line, by
// whose eyes it is seen, its whole story. Without a replay on the table nothing of it does
// anything.
#pragma once

#include <QObject>
#include <QPointer>
#include <QString>
#include <QVariantList>
#include <QtQmlIntegration>

#include "replay/record_opening.h"
#include "replay/replay_marks.h"
#include "sitting/replay_sitting.h"
#include "table/story/table_story.h"

namespace downpile {

class Settings;
class TableController;

class ReplayControl : public QObject {
  Q_OBJECT
  QML_ELEMENT
  QML_UNCREATABLE("Program.replay")

  Q_PROPERTY(bool active READ active NOTIFY activeChanged)
  // From 0; the first is that at which cards have been dealt.
  Q_PROPERTY(int stop READ stop NOTIFY moved)
  Q_PROPERTY(int lastStop READ lastStop NOTIFY activeChanged)
  Q_PROPERTY(int deals READ deals NOTIFY activeChanged)
  // Deal and move.
  Q_PROPERTY(QString where READ where NOTIFY moved)
  // Maps of stop, deal, kind (`deal`, `score`, `change`) and text, in order.
  Q_PROPERTY(QVariantList marks READ marks NOTIFY marksChanged)
  Q_PROPERTY(bool playing READ playing NOTIFY playingChanged)
  // `unhurried`, `normal`, `brisk` or `instant`.
  Q_PROPERTY(QString pace READ pace WRITE setPace NOTIFY paceChanged)
  // The player at the bottom, and whether all cards lie open.
  Q_PROPERTY(int viewer READ viewer NOTIFY lookChanged)
  Q_PROPERTY(bool allOpen READ allOpen NOTIFY lookChanged)
  // Maps of player, name and allowed; and why not all are allowed, empty where they are.
  Q_PROPERTY(QVariantList eyes READ eyes NOTIFY lookChanged)
  Q_PROPERTY(QString restriction READ restriction NOTIFY lookChanged)
  Q_PROPERTY(bool mayOpenAll READ mayOpenAll NOTIFY activeChanged)
  // Whether the game can be played on from here, and the position given to others.
  Q_PROPERTY(bool mayPlayOn READ mayPlayOn NOTIFY moved)
  Q_PROPERTY(bool maySend READ maySend NOTIFY moved)
  // Why it ends before its record does, a sentence or two; empty where it does not.
  Q_PROPERTY(QString cut READ cut NOTIFY cutChanged)
  // All that is told from the first stop to the last, and the row that is told at the stop.
  Q_PROPERTY(downpile::StoryModel* story READ story CONSTANT)
  Q_PROPERTY(int storyRow READ storyRow NOTIFY moved)

 public:
  // Both must outlive it.
  ReplayControl(TableController& table, Settings& settings);

  bool active() const { return sitting_ != nullptr; }
  // Only while active.
  const ReplaySitting& sitting() const { return *sitting_; }
  int stop() const;
  int lastStop() const;
  int deals() const;
  QString where() const;
  QVariantList marks() const;
  bool playing() const { return active() && sitting_->isPlaying(); }
  QString pace() const;
  void setPace(const QString& pace);
  int viewer() const { return active() ? sitting_->look().viewer : 0; }
  bool allOpen() const { return active() && sitting_->look().allOpen; }
  QVariantList eyes() const;
  QString restriction() const;
  bool mayOpenAll() const;
  bool mayPlayOn() const;
  bool maySend() const;
  // See positionText.
  QByteArray position() const;
  QString cut() const { return active() ? cut_.text() : QString(); }
  // Of the replay that came to the table.
  void setCut(const ReplayCut& cut);
  StoryModel* story() { return story_.rows(); }
  int storyRow() const;

  // Every step first lets the eye catch up. What lies beyond an end means that end.
  Q_INVOKABLE void forward();
  Q_INVOKABLE void back();
  Q_INVOKABLE void deal(int step);
  // To the next point where much changed, or to the one before; if there is none, nowhere.
  Q_INVOKABLE void change(int step);
  Q_INVOKABLE void goTo(int stop);
  // The same without motion, wherever one comes from; to where it stands, too.
  void jump(int stop);
  // To where a row of the story is told.
  Q_INVOKABLE void goToRow(int row);
  Q_INVOKABLE void setPlaying(bool playing);
  // Plays, from the beginning if it is at the end; or stops playing.
  Q_INVOKABLE void toggle();
  // What is not allowed changes nothing.
  Q_INVOKABLE void look(int player, bool allOpen);
  // Says where it stands and what was told there.
  Q_INVOKABLE void sayWhere();

  // The stop to which a step of so many deals leads.
  static int stopOfDeal(const Timeline& timeline, int stop, int step);

  // See ReplaySitting.
  void propose(const Advice& advice, const char* reason);
  void retranslate();

 signals:
  void activeChanged();
  void moved();
  void marksChanged();
  void playingChanged();
  void paceChanged();
  void lookChanged();
  void cutChanged();

 private:
  void tableChanged();
  void retell();
  const std::vector<StoryRow>& rows() const;

  TableController& table_;
  Settings& settings_;
  QPointer<ReplaySitting> sitting_;
  bool wasActive_ = false;  // as it was told last
  std::vector<ReplayMark> marks_;
  TableStory story_;
  ReplayCut cut_;
};

}  // namespace downpile
